"""Sessions whose work is done in threads, so that nothing they do holds up the event loop.

Bokeh runs everything on its event loop: what one session computes, or waits for, delays all others.
Here the loop only receives and sends. All work with a document (building its page,
handling a message, timers, writing out changes) runs in a worker thread, under the document's lock:
one task at a time for each session, as Bokeh has it, and several sessions at once.
"""

import asyncio
import inspect
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import copy_context
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import ref

import bokeh.io.doc
from bokeh.application import Application
from bokeh.document import Document
from bokeh.document.events import DocumentPatchedEvent
from bokeh.server.contexts import ApplicationContext, BokehSessionContext, _RequestProxy
from bokeh.server.session import ServerSession
from panel.io.state import set_curdoc, state
from tornado.ioloop import IOLoop

from oracle_nb.web.server.memory import Trimmer
from oracle_nb.web.server.messages import (
    MalformedMessage,
    accepted,
    is_component_event,
    is_ready,
)

THREADS: Final = 8
"""Maximum number of sessions at work at once. Python runs one thread at a time; others may wait."""
_EARLY: Final = 200
"""Maximum number of events that wait until a page is ready."""
_SWITCH: Final = 0.001
"""Seconds after which a thread that computes lets another one go on, such as the event loop."""

Guard = Callable[[], AbstractContextManager[object]]
"""Makes a context in which the work of a session is done, such as one that holds a lock."""


class _Results(NamedTuple):
    """The result of a piece of work, and the changes of the document that it led to."""

    value: Any
    messages: list[tuple[Any, Any]]
    others: list[Any]


class _PerThread(threading.local):
    """A list of which every thread has its own: Bokeh's current documents, the innermost last.

    Bokeh has one list for all threads. A widget could then send its drawing to the document of
    another session.
    """

    def __init__(self) -> None:
        self._items: list[Any] = []

    def append(self, item: Any) -> None:
        self._items.append(item)

    def pop(self) -> Any:
        return self._items.pop()

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, at: int) -> Any:
        return self._items[at]


def _uncounted(_event: str) -> None:
    """Count nothing."""


class Workers:
    """The threads in which sessions work."""

    def __init__(self) -> None:
        bokeh.io.doc._PATCHED_CURDOCS = _PerThread()  # type: ignore[assignment] # noqa: SLF001
        # Panel counts busy sessions in one place for all threads, which two can't change at once.
        # Nothing here shows it.
        for count in ("_add_busy_event", "_remove_busy_event"):
            setattr(state, count, _uncounted)
        sys.setswitchinterval(_SWITCH)
        self._local: Final = threading.local()
        self._pool: Final = ThreadPoolExecutor(
            THREADS, thread_name_prefix="session", initializer=self._begin
        )

    def _begin(self) -> None:
        """Make the loop on which a thread runs coroutines, before it knows of any session.

        A loop that is made later keeps the session that it was made in, for as long as it lives.
        """
        self._local.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self._local.loop)
        IOLoop.current()

    async def run(self, work: Callable[[], Any]) -> Any:
        """Do some work in a thread; a coroutine that it returns is run to its end there."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, copy_context().run, self._finish, work)

    def _finish(self, work: Callable[[], Any]) -> Any:
        found = work()
        return self.finish(found) if inspect.iscoroutine(found) else found

    def finish(self, found: Coroutine[Any, Any, Any]) -> Any:
        """Run a coroutine to its end in this thread, which is one of the workers."""
        return self._local.loop.run_until_complete(found)


class Session(ServerSession):
    """A session that works in a thread.

    Parameters
    ----------
    session_id, document, io_loop, token
        As Bokeh has them.
    workers
        The threads.
    guard
        Makes the context in which its work is done.
    """

    def __init__(
        self,
        session_id: Any,
        document: Document,
        io_loop: IOLoop | None,
        token: str,
        workers: Workers,
        guard: Guard,
    ) -> None:
        super().__init__(session_id, document, io_loop=io_loop, token=token)
        self._workers: Final = workers
        self._guard: Final = guard
        self._early: list[dict[str, Any]] | None = []
        """Messages of a page from before it was ready; None afterwards."""

    async def with_document_locked(  # type: ignore[override]
        self, func: Callable[..., Any], *args: Any, **kwargs: Any
    ) -> Any:
        """Lock the document and call a function with it in a thread; return its result."""
        return await super().with_document_locked(self._work, partial(func, *args, **kwargs))

    async def on_loop(self, func: Callable[[], Any]) -> Any:
        """Lock the document and call a function with it on the event loop."""
        return await super().with_document_locked(func)

    async def _work(self, func: Callable[[], Any]) -> Any:
        """Call a function with the document, whose lock is held, and send the changes."""
        document = self._document
        try:
            results = await self._workers.run(partial(self._collect, func))
        finally:
            document.callbacks._hold = None  # noqa: SLF001 - changes are sent here, not by Bokeh
        writes = self._pending_writes
        assert writes is not None
        for connection, message in results.messages:
            writes.append(connection._socket.send_message(message))  # noqa: SLF001
        for event in results.others:
            document.callbacks.trigger_on_change(event)
        return results.value

    def _collect(self, func: Callable[[], Any]) -> _Results:
        """Call a function in this thread; collect changes, as one message to each connection."""
        document = self._document
        callbacks = document.callbacks
        # Panel changes models at once where it is on the thread of the document.
        state._thread_id_[document] = threading.get_ident()
        with set_curdoc(document), _current(document):
            callbacks.hold("combine")
            try:
                with self._guard():
                    value = func()
                    if inspect.iscoroutine(value):
                        value = self._workers.finish(value)
            finally:
                events, callbacks._held_events = callbacks._held_events, []  # noqa: SLF001
            patches = [one for one in events if isinstance(one, DocumentPatchedEvent)]
            others = [one for one in events if not isinstance(one, DocumentPatchedEvent)]
            return _Results(value, self._messages(patches), others)

    def _messages(self, patches: list[Any]) -> list[tuple[Any, Any]]:
        found = []
        for connection in tuple(self._subscribed_connections):
            # The process that announced a change knows it already.
            known = self if connection is self._current_patch_connection else None
            news = [one for one in patches if known is None or one.setter is not known]
            if news:
                message = connection.protocol.create("PATCH-DOC", news)
                _ = message.content_json
                found.append((connection, message))
        return found

    # --- requests of pages -----------------------------------------------------------------------

    async def _handle_pull(self, message: Any, connection: Any) -> Any:  # type: ignore[override]
        def reply() -> Any:
            made = connection.protocol.create(
                "PULL-DOC-REPLY", message.header["msgid"], self.document
            )
            _ = made.content_json
            return made

        return await self.with_document_locked(reply)

    async def _handle_patch(self, message: Any, connection: Any) -> Any:  # type: ignore[override]
        def patch() -> None:
            events = self._due([*accepted(message.content["events"], self.document)])
            message.content = {"events": events}
            self._current_patch_connection = connection
            message.apply_to_document(self.document, self)

        try:
            await self.with_document_locked(patch)
        finally:
            self._current_patch_connection = None
        return connection.ok(message)

    def _due(self, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the events of a page that can be handled now.

        Panel would handle an event on the event loop, without any lock, that comes before the page
        says that it is ready. Such events wait. Raises MalformedMessage.
        """
        if self._early is None:
            return events
        self._early += filter(is_component_event, events)
        due = [one for one in events if not is_component_event(one)]
        if any(map(is_ready, events)):
            due += sorted(self._early, key=is_ready, reverse=True)
            self._early = None
        elif len(self._early) > _EARLY:
            raise MalformedMessage("a page that isn't ready sends too much", 1008)
        return due


class Sessions(ApplicationContext):
    """The sessions of a server.

    Parameters
    ----------
    application
        Builds the document of a session.
    workers
        The threads in which sessions work.
    """

    def __init__(self, application: Application, workers: Workers) -> None:
        super().__init__(application, url="/")
        self._workers: Final = workers
        self._trimmer: Final = Trimmer()

    @property
    def ids(self) -> set[str]:
        """The ids of all sessions, and of those that are being built."""
        return {*self._sessions, *self._pending_sessions}

    async def create_session_if_needed(
        self, session_id: Any, request: Any = None, token: str | None = None
    ) -> ServerSession:
        """Return the session of this id; a new one, with its page, where there is none."""
        if session_id in self._sessions:
            return self._sessions[session_id]
        if session_id not in self._pending_sessions:
            self._pending_sessions[session_id] = asyncio.ensure_future(
                self._create(session_id, request, token or "")
            )
        try:
            session: ServerSession = await self._pending_sessions[session_id]
            return session
        finally:
            self._pending_sessions.pop(session_id, None)

    async def _create(self, session_id: Any, request: Any, token: str) -> ServerSession:
        document = Document()
        context = BokehSessionContext(session_id, self.server_context, document)
        context._request = _RequestProxy(request)  # noqa: SLF001 - as Bokeh does
        context._token = token  # noqa: SLF001
        document._session_context = ref(context)  # noqa: SLF001
        await self._application.on_session_created(context)
        await self._workers.run(partial(self._build, document))
        # The code that builds the page may have set it.
        guard = getattr(context, "guard", nullcontext)
        session = Session(session_id, document, self._loop, token, self._workers, guard)
        self._sessions[session_id] = session
        context._set_session(session)  # noqa: SLF001
        self._session_contexts[session_id] = context
        return session

    def _build(self, document: Document) -> None:
        with _current(document):
            self._application.initialize_document(document)

    async def _discard_session(
        self, session: ServerSession, should_discard: Callable[[ServerSession], bool]
    ) -> None:
        context = self._session_contexts.get(session.id)
        if context is None:
            # Rounds of discarding can overlap: another one was faster.
            return

        def discard() -> None:
            # While it waited for the lock, its page may have come back; the lock blocks once.
            there = session.id in self._sessions
            if there and should_discard(session) and session.expiration_blocked_count == 1:
                session.destroy()
                del self._sessions[session.id]
                del self._session_contexts[session.id]

        assert isinstance(session, Session)
        await session.on_loop(discard)
        if context.destroyed:
            # Leaving a table may have to wait for other sessions there.
            await self._workers.run(lambda: self._application.on_session_destroyed(context))
            await self._workers.run(self._trimmer.trim)


@contextmanager
def _current(document: Document) -> Iterator[None]:
    """Make a document the current one of this thread, also where the work fails."""
    stack = bokeh.io.doc._PATCHED_CURDOCS  # noqa: SLF001
    stack.append(ref(document))
    try:
        yield
    finally:
        stack.pop()
