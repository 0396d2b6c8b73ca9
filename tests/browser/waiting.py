"""`expect` as Playwright has it, that keeps a page from nothing while it waits."""

import re
import time
from functools import partial
from typing import Any, overload

from playwright.sync_api import Error, Locator, Page
from playwright.sync_api import TimeoutError as TimedOut
from playwright.sync_api import expect as expectation
from playwright.sync_api._generated import LocatorAssertions, PageAssertions

PATIENCE = 60_000
"""Milliseconds: long enough for a machine whose processors are busy with other programs."""
_OF_NOTHING = ("not_", "to_have_count", "to_be_hidden")
"""Conditions that hold for a missing element."""

expectation.set_options(timeout=PATIENCE)


def with_motion(page: Page) -> None:
    """Let a page move pieces and roll dice, as for people who haven't asked their system not to."""
    page.emulate_media(reduced_motion="no-preference")


def until(page: Page, holds: str, arg: Any = None) -> None:
    """Wait until an expression or function holds in a page.

    Playwright's own `wait_for_function` evaluates text in the page, which its content security
    policy forbids.
    """
    end, pause = time.monotonic() + PATIENCE / 1000, 20
    while not page.evaluate(holds, arg):
        assert time.monotonic() < end, f"it never came to this: {holds}"
        page.wait_for_timeout(pause)
        pause = min(100, 2 * pause)


@overload
def expect(what: Locator) -> LocatorAssertions: ...
@overload
def expect(what: Page) -> PageAssertions: ...
def expect(what: Any) -> Any:
    """Playwright's assertions of a locator or a page.

    For the message of a failure, Playwright 1.65 writes down the accessible tree of the whole page
    each time it looks for an element that is not there yet, or at an address: work by which the
    page comes later to what is awaited. So that is awaited first, and what is still missing then
    is told by Playwright in its words.
    """
    return _Waiting(what)


class _Waiting:
    """The assertions of something that is awaited first."""

    def __init__(self, what: Locator | Page) -> None:
        self._what = what

    def __getattr__(self, name: str) -> Any:
        return partial(self._hold, name)

    def _hold(self, name: str, *wanted: Any, **options: Any) -> None:
        in_vain = False
        # With visible=False, say, the opposite is wanted: waiting for it would be in vain.
        if not any(value is False for value in options.values()):
            try:
                self._wait(name, wanted, options.get("timeout", PATIENCE))
            except TimedOut:
                in_vain = "timeout" not in options
            except Error:
                pass
        getattr(expectation(self._what), name)(*wanted, **options)
        assert not in_vain, f"{name} holds without what was awaited for a minute: {self._what}"

    def _wait(self, name: str, wanted: tuple[Any, ...], most: float) -> None:
        what = self._what
        if isinstance(what, Page):
            if name == "to_have_url":
                (url,) = wanted
                # A text is the whole address, not a pattern of addresses.
                whole = re.compile(f"^{re.escape(url)}$") if isinstance(url, str) else url
                what.wait_for_url(whole, wait_until="commit", timeout=most)
        elif name == "to_be_visible":
            what.wait_for(timeout=most)
        elif not name.startswith(_OF_NOTHING):
            what.first.wait_for(state="attached", timeout=most)
