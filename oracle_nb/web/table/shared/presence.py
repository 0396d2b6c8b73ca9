"""A browser session as other sessions see it: whether its page is open, and how to run code in it.

A server keeps a session for 15 seconds after its page was closed, so that a page that has only lost
its connection can come back to it. For the others at a table that is too long: a player whose page
has had no connection for a few seconds is away.
"""

import time
from collections.abc import Callable
from contextvars import Context
from typing import Any, Final

import panel as pn

GRACE: Final = 3_000
"""Milliseconds for which a page may be without a connection: it may only be reloading."""
LOOK: Final = 1_000
"""Milliseconds between two checks of a session on the presence of others."""


class Presence:
    """The current session when it is made; outside a server, one whose page is always open."""

    def __init__(self) -> None:
        document = pn.state.curdoc
        served = document is not None and document.session_context is not None
        self._document: Final = document if served else None

    @property
    def there(self) -> bool:
        """Whether its page is open, or was a moment ago."""
        if self._document is None:
            return True
        context = self._document.session_context
        if context is None:
            # The session has ended.
            return False
        session = getattr(context, "session", None)
        # While it is being made for a page, that page is there.
        return session is None or bool(
            session.connection_count or session.milliseconds_since_last_unsubscribe < GRACE
        )

    def tell(self, do: Callable[[], None]) -> None:
        """Call a function in the session, in a moment; at once if it is not served.

        May be called from any thread.
        """
        document = self._document
        # Looked up once: the session may end at any moment, as another one calls this.
        context = None if document is None else document.session_context
        if document is None:
            do()
        elif context is not None:
            server: Any = context.server_context
            loop = server.application_context.io_loop
            # The context of this thread would keep the session at work alive.
            Context().run(loop.add_callback, self._run, do)

    async def _run(self, do: Callable[[], None]) -> None:
        document = self._document
        context = None if document is None else document.session_context
        if document is None or context is None:
            return
        session = getattr(context, "session", None)
        if session is None:
            # Its page is still being built.
            document.add_next_tick_callback(do)
        else:
            await session.with_document_locked(do)

    def often(self, do: Callable[[], None]) -> Callable[[], None]:
        """Call a function in the session every second until it ends; return one that stops it."""
        document = self._document
        if document is None:
            return lambda: None
        callback = document.add_periodic_callback(do, LOOK)

        def stop() -> None:
            # With the session its callbacks have ended.
            if document.session_context is not None and callback in document.session_callbacks:
                document.remove_periodic_callback(callback)

        return stop


class ScreenRegistry:
    """The presence at the screens of one table: the places at which somebody is now.

    The table asks for nothing but ``places``. The presence of sessions in other processes is set
    from outside.
    """

    def __init__(self) -> None:
        self._there: Final[list[tuple[int, Presence]]] = []
        self.elsewhere: frozenset[int] = frozenset()
        """The places at one of whose screens in other processes somebody is now."""
        self.seen: Final[dict[int, float]] = {}
        """The time of the last presence at each place, in seconds since 1970."""

    def arrive(self, place: int, presence: Presence) -> None:
        """Count a screen at a place from now on."""
        self._there.append((place, presence))

    def depart(self, presence: Presence) -> None:
        """Count a screen no more."""
        self._there[:] = [one for one in self._there if one[1] is not presence]

    @property
    def here(self) -> frozenset[int]:
        """The places at one of whose screens in this process somebody is now."""
        # A copy: the thread that looks for changes of other processes has no lock.
        return frozenset(place for place, presence in tuple(self._there) if presence.there)

    @property
    def places(self) -> frozenset[int]:
        """The places at one of whose screens somebody is now."""
        found = self.here | self.elsewhere
        self.seen.update(dict.fromkeys(found, time.time()))
        return found
