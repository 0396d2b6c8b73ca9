"""The sessions of a server: built when their pages connect, ended when their pages have gone."""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import ref

from bokeh.application import Application
from bokeh.core.types import ID
from bokeh.document import Document
from bokeh.server.contexts import ApplicationContext, BokehSessionContext, _RequestProxy
from bokeh.server.session import ServerSession
from bokeh.util.token import get_token_payload
from tornado.httputil import HTTPServerRequest

from oracle_nb.core.errors import OracleError
from oracle_nb.core.work import Work, WorkStopped
from oracle_nb.web.runtime.server.accounts import Accounts, BrowserAccount
from oracle_nb.web.runtime.server.memory import Trimmer
from oracle_nb.web.runtime.server.page_session import Hooks, PageSession, current_document
from oracle_nb.web.runtime.server.workers import LONGEST, Unpaid, Workers


class SessionAbandoned(OracleError):
    """A session can't begin: its page has gone, or it takes too long to build."""


class Sessions(ApplicationContext):
    """The sessions of a server."""

    def __init__(self, application: Application, workers: Workers, accounts: Accounts) -> None:
        super().__init__(application, url="/")
        self._workers: Final = workers
        self._accounts: Final = accounts
        self._builds: Final[dict[str, Work]] = {}
        self._trimmer: Final = Trimmer()

    @property
    def ids(self) -> set[str]:
        """The ids of all sessions, and of those that are being built."""
        return {*self._sessions, *self._pending_sessions}

    async def create_session_if_needed(
        self, session_id: ID, request: HTTPServerRequest | None = None, token: str | None = None
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

    async def _create(
        self, session_id: ID, request: HTTPServerRequest | None, token: str
    ) -> ServerSession:
        document = Document()
        context = BokehSessionContext(session_id, self.server_context, document)
        if request is not None:
            context._request = _RequestProxy(request)  # noqa: SLF001 - as Bokeh does
        context._token = token  # noqa: SLF001
        document._session_context = ref(context)  # noqa: SLF001
        await self._application.on_session_created(context)
        account = self._accounts.account_of(get_token_payload(token)["browser"])
        try:
            await self._build(session_id, document, account)
        except BaseException:
            # Panel would keep what was built of the page for as long as the server runs.
            await self._workers.run(
                Unpaid(account),
                Work(account),
                lambda: self._application.on_session_destroyed(context),
            )
            raise
        # The code that builds the page may have set them.
        hooks = Hooks(*getattr(context, "hooks", ()))
        session = PageSession(
            session_id, document, self._loop, token, self._workers, account, hooks
        )
        self._sessions[session_id] = session
        context._set_session(session)  # noqa: SLF001
        self._session_contexts[session_id] = context
        return session

    async def _build(self, session_id: ID, document: Document, account: BrowserAccount) -> None:
        """Build the page of a session. Raises SessionAbandoned."""

        def build() -> None:
            with current_document(document):
                self._application.initialize_document(document)

        work = self._builds[session_id] = Work(account, LONGEST)
        try:
            await self._workers.run(account, work, build)
        except WorkStopped as stopped:
            raise SessionAbandoned(str(stopped)) from None
        finally:
            del self._builds[session_id]

    def abandon(self, session_id: ID) -> None:
        """Stop the work for a page that has gone."""
        session = self._sessions.get(session_id)
        if isinstance(session, PageSession) and not session.connection_count:
            session.abandon()
        if session_id in self._builds:
            self._workers.stop(self._builds[session_id])

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

        assert isinstance(session, PageSession)
        await session.on_loop(discard)
        if context.destroyed:
            # Leaving a table may have to wait for other sessions there.
            await session.unpaid(lambda: self._application.on_session_destroyed(context))
            self._trimmer.trim_soon(asyncio.get_running_loop())
