"""Turns at work, dealt to browsers in rotation: what one asks for costs that one, not everybody."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Protocol

from oracle_nb.core.rotation import Rotation
from oracle_nb.core.work import Work, WorkStopped


class Payer(Protocol):
    """A browser that asks for turns."""

    @property
    def browser(self) -> str:
        """The browser: all of its pages share its turns."""

    @property
    def delay(self) -> float:
        """Seconds until it may have another turn; 0 if it may have one now."""


class FairTurns:
    """A limited number of turns at once, of which each browser has a few at most.

    The browser whose last turn is longest ago comes first, whatever the number of its pages.
    All methods must be called on one event loop.
    """

    def __init__(self, most: int, each: int) -> None:
        self._rotation: Final = Rotation[str](most, each)
        self._waiting: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        self._payers: Final[dict[str, Payer]] = {}
        self._works: Final[dict[Work, asyncio.Future[None]]] = {}
        self._later: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, payer: Payer, work: Work) -> AsyncIterator[None]:
        """Wait for a turn for some work; it ends with the context. Raises WorkStopped."""
        browser = payer.browser
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(browser, deque()).append(ready)
        self._payers[browser] = payer
        self._works[work] = ready
        self._deal()
        try:
            await ready
            work.check()
            yield
        finally:
            del self._works[work]
            if ready.done() and not ready.cancelled() and ready.exception() is None:
                self._end(browser)

    def stop(self, work: Work) -> None:
        """Cancel some work: if it still waits for its turn, it ends at once."""
        work.cancel()
        ready = self._works.get(work)
        if ready is not None and not ready.done():
            ready.set_exception(WorkStopped(too_long=False))
            self._deal()

    def _end(self, browser: str) -> None:
        self._rotation.end(browser)
        self._deal()
        if browser not in self._waiting:
            self._rotation.forget(browser)

    def _deal(self) -> None:
        """Give free turns to those that wait."""
        if self._later is not None:
            self._later.cancel()
            self._later = None
        while not self._rotation.full and (ready := self._next()) is not None:
            ready.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Take the next that may have a turn out of the rotation, and count the turn."""
        delays = []
        rotation = self._rotation
        for browser in sorted(self._waiting, key=rotation.last):
            queue = self._waiting[browser]
            while queue and queue[0].done():
                queue.popleft()
            if not queue:
                del self._waiting[browser], self._payers[browser]
                rotation.forget(browser)
                continue
            if not rotation.allows(browser):
                continue
            delay = self._payers[browser].delay
            if delay > 0:
                delays.append(delay)
                continue
            rotation.begin(browser)
            return queue.popleft()
        if delays:
            self._later = asyncio.get_running_loop().call_later(min(delays), self._deal)
        return None
