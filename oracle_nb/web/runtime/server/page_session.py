"""Sessions whose work is done in threads, so that nothing they do holds up the event loop.

Bokeh runs everything on its event loop: what one session computes, or waits for, delays all others.
Here the loop only receives and sends. All work with a document (building its page,
handling an event, timers, writing out changes) runs in a worker thread, under the document's lock:
one task at a time for each session, as Bokeh has it, and several sessions at once.
"""

import asyncio
import inspect
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from weakref import ref

import bokeh.io.doc
import msgspec
from bokeh.document import Document
from bokeh.document.events import DocumentPatchedEvent
from bokeh.server.session import ServerSession
from panel.io.state import set_curdoc, state
from tornado.ioloop import IOLoop

from oracle_nb.core.work import Work, WorkStopped
from oracle_nb.web.runtime.panel_parts import takes_files
from oracle_nb.web.runtime.server.accounts import BrowserAccount
from oracle_nb.web.runtime.server.messages import (
    EVENTS,
    MalformedMessage,
    PageEvent,
    accepted,
    is_component_event,
    is_range,
    is_ready,
)
from oracle_nb.web.runtime.server.workers import LONGEST, Unpaid, Workers

if TYPE_CHECKING:
    from bokeh.protocol.messages.patch_doc import patch_doc
    from bokeh.server.connection import ServerConnection

_EARLY: Final = 100_000
"""Maximum number of bytes of the events that wait until a page is ready."""
_NOTICE: Final = 1.0
"""Seconds that an event must wait for its browser's budget before the page says so."""
_UNREAD: Final = 60.0
"""Seconds after which a connection is closed whose page doesn't read what it is sent."""

Guard = Callable[[], AbstractContextManager[object]]
"""Makes a context in which the work of a session is done, such as one that holds a lock."""


class Hooks(NamedTuple):
    """The functions of a page that its session calls.

    Parameters
    ----------
    guard
        Makes the context in which its work is done.
    warn
        Shows a message on the page: "work-waits" or "work-stopped".
    """

    guard: Guard = nullcontext
    warn: Callable[[str], object] = lambda _message: None


class _Results(NamedTuple):
    """The result of a piece of work, and the changes of the document that it led to."""

    value: Any
    messages: list[tuple["ServerConnection", "patch_doc"]]
    others: list[Any]
    stopped: WorkStopped | None


class PageSession(ServerSession):
    """A session that works in a thread."""

    def __init__(
        self,
        session_id: Any,
        document: Document,
        io_loop: IOLoop | None,
        token: str,
        workers: Workers,
        account: BrowserAccount,
        hooks: Hooks,
    ) -> None:
        super().__init__(session_id, document, io_loop=io_loop, token=token)
        self._workers: Final = workers
        self._account: Final = account
        self._unpaid: Final = Unpaid(account)
        self._hooks: Final = hooks
        self._event: Work | None = None
        """The work on an event of the page."""
        self._warned = False
        self.takes_files = False
        """Whether the page takes files, and may therefore send large messages."""
        self._early: list[dict[str, Any]] | None = []
        """Events of a page from before it was ready; None afterwards."""
        self._late: Final[deque[dict[str, Any]]] = deque()
        """Those events, once the page is ready."""

    async def with_document_locked(  # type: ignore[override]
        self, func: Callable[..., Any], *args: Any, **kwargs: Any
    ) -> Any:
        """Lock the document and call a function with it in a thread; return its result."""
        work = Work(self._account)
        return await self._locked(self._account, work, partial(func, *args, **kwargs))

    async def on_loop(self, func: Callable[[], Any]) -> Any:
        """Lock the document and call a function with it on the event loop."""
        return await super().with_document_locked(func)

    async def unpaid(self, func: Callable[[], Any]) -> Any:
        """Call a function in a thread, whatever the browser has used up."""
        return await self._workers.run(self._unpaid, Work(self._account), func)

    def abandon(self) -> None:
        """Stop the work on an event: the page has gone."""
        if self._event is not None:
            self._workers.stop(self._event)

    async def _locked(
        self, payer: BrowserAccount | Unpaid, work: Work, func: Callable[[], Any]
    ) -> Any:
        return await super().with_document_locked(self._call, payer, work, func)

    async def _call(
        self, payer: BrowserAccount | Unpaid, work: Work, func: Callable[[], Any]
    ) -> Any:
        """Call a function with the document, whose lock is held, and send the changes.

        Raises WorkStopped.
        """
        document = self._document
        try:
            results = await self._workers.run(payer, work, partial(self._collect, func))
        finally:
            document.callbacks._hold = None  # noqa: SLF001 - changes are sent here, not by Bokeh
        writes = self._pending_writes
        assert writes is not None
        writes += [_deliver(connection, message) for connection, message in results.messages]
        for event in results.others:
            document.callbacks.trigger_on_change(event)
        if results.stopped is not None:
            raise results.stopped
        return results.value

    def _collect(self, func: Callable[[], Any]) -> _Results:
        """Call a function in this thread; collect changes, as one message to each connection."""
        document = self._document
        callbacks = document.callbacks
        value = stopped = None
        # Panel changes models at once where it is on the thread of the document.
        state._thread_id_[document] = threading.get_ident()
        with set_curdoc(document), current_document(document), self._account.handling():
            callbacks.hold("combine")
            try:
                with self._hooks.guard():
                    value = func()
                    if inspect.iscoroutine(value):
                        value = self._workers.finish(value)
            except WorkStopped as error:
                stopped = error
            finally:
                events, callbacks._held_events = callbacks._held_events, []  # noqa: SLF001
            patches = [event for event in events if isinstance(event, DocumentPatchedEvent)]
            others = [event for event in events if not isinstance(event, DocumentPatchedEvent)]
            self.takes_files = takes_files(document)
            return _Results(value, self._messages(patches), others, stopped)

    def _messages(self, patches: list[Any]) -> list[tuple["ServerConnection", "patch_doc"]]:
        messages = []
        for connection in tuple(self._subscribed_connections):
            # The process that announced a change knows it already.
            known = self if connection is self._current_patch_connection else None
            news = [patch for patch in patches if known is None or patch.setter is not known]
            if news:
                message = connection.protocol.create("PATCH-DOC", news)
                self._account.charge(0.0, len(message.content_json))
                messages.append((connection, message))
        return messages

    # --- requests of pages -----------------------------------------------------------------------

    async def _handle_pull(self, message: Any, connection: "ServerConnection") -> Any:  # type: ignore[override]
        def reply() -> Any:
            made = connection.protocol.create(
                "PULL-DOC-REPLY", message.header["msgid"], self.document
            )
            self._account.charge(0.0, len(made.content_json))
            return made

        return await self.with_document_locked(reply)

    async def _handle_patch(self, message: Any, connection: "ServerConnection") -> Any:  # type: ignore[override]
        """Handle the events of a message one by one, and send the results of each."""
        events = message.content["events"]
        while events and connection._session is not None:  # noqa: SLF001 - its property would fail
            # A page sends both ends of a range, or of two.
            together = max(1, len([*takewhile(is_range, events)]))
            now, events = events[:together], events[together:]
            await self._patch(partial(self._due, now), message, connection)
            while self._late and connection._session is not None:  # noqa: SLF001
                late = self._late.popleft()
                await self._patch(partial(list, (late,)), message, connection)
        return None if connection._session is None else connection.ok(message)  # noqa: SLF001

    async def _patch(
        self, due: Callable[[], list[dict[str, Any]]], message: Any, connection: "ServerConnection"
    ) -> None:
        """Handle the events that a function returns. Raises MalformedMessage."""

        def patch() -> None:
            message.content = {"events": due()}
            self._current_patch_connection = connection
            message.apply_to_document(self.document, self)

        await self._warn_of_waiting()
        self._event = Work(self._account, LONGEST, lambda: self.connection_count > 0)
        try:
            await self._locked(self._account, self._event, patch)
        except WorkStopped as stopped:
            if stopped.too_long:
                await self._warn("work-stopped")
        finally:
            self._event = self._current_patch_connection = None

    async def _warn_of_waiting(self) -> None:
        """Say on the page, once, that its events wait for the budget of its browser."""
        waits = self._account.delay > _NOTICE
        if waits and not self._warned:
            await self._warn("work-waits")
        self._warned = waits

    async def _warn(self, message: str) -> None:
        await self._locked(self._unpaid, Work(self._account), partial(self._hooks.warn, message))

    def _due(self, events: list[PageEvent]) -> list[dict[str, Any]]:
        """Return the events of a page that can be handled now.

        Panel would handle an event on the event loop, without any lock, that comes before the page
        says that it is ready. Such events wait. Raises MalformedMessage.
        """
        known = [*accepted(events, self.document)]
        if self._early is None:
            return known
        self._early += filter(is_component_event, known)
        due = [event for event in known if not is_component_event(event)]
        if any(map(is_ready, known)):
            self._late.extend(sorted(self._early, key=is_ready, reverse=True))
            self._early = None
        elif len(self._early) > EVENTS or len(msgspec.json.encode(self._early)) > _EARLY:
            raise MalformedMessage("a page that isn't ready sends too much", 1008)
        return due


async def _deliver(connection: "ServerConnection", message: "patch_doc") -> None:
    """Send a message; close the connection if its page doesn't read it."""
    socket: Any = connection._socket  # noqa: SLF001
    late = asyncio.get_running_loop().call_later(_UNREAD, socket.drop)
    try:
        await socket.send_message(message)
    finally:
        late.cancel()


@contextmanager
def current_document(document: Document) -> Iterator[None]:
    """Make a document the current one of this thread, also where the work fails."""
    stack = bokeh.io.doc._PATCHED_CURDOCS  # noqa: SLF001
    stack.append(ref(document))
    try:
        yield
    finally:
        stack.pop()
