"""Turns are shared fairly: between browsers on the event loop, and between accounts in threads."""

import asyncio
import threading
from contextlib import suppress

import pytest

from oracle_nb.core.work import Work, WorkStopped, background_work, checkpoint
from oracle_nb.core.work_turns import WorkTurns
from oracle_nb.web.runtime.server import accounts as accounts_module
from oracle_nb.web.runtime.server.accounts import Accounts, BrowserAccount, Budget
from oracle_nb.web.runtime.server.fair_turns import FairTurns

PATIENCE = 250
"""Maximum number of seconds to wait for something."""


class Payer:
    """A browser that asks for turns."""

    def __init__(self, browser, delay=0.0):
        self.browser = browser
        self.delay = delay


class Clock:
    """A clock that a test sets."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


def dealt(turns, asked):
    """The order in which the owners of pages get their turns, each at once over again."""
    order = []

    async def work(payer):
        async with turns.turn(payer, Work(None)):
            order.append(payer.browser)
            await asyncio.sleep(0)

    async def all_of_them():
        await asyncio.gather(*map(work, asked))

    asyncio.run(all_of_them())
    return "".join(order)


def test_browsers_take_turns_whatever_the_number_of_their_pages():
    ann, bob, eve = Payer("a"), Payer("b"), Payer("e")
    assert dealt(FairTurns(1, 2), [eve] * 6 + [ann, bob, ann]) == "eabeaeeee"


def test_a_browser_has_few_turns_at_once():
    async def visit():
        turns, eve, ann = FairTurns(8, 2), Payer("e"), Payer("a")
        running, go = [], asyncio.Event()

        async def work(payer):
            async with turns.turn(payer, Work(None)):
                running.append(payer.browser)
                await go.wait()

        tasks = [asyncio.create_task(work(payer)) for payer in [eve] * 30 + [ann] * 3]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert sorted(running) == ["a", "a", "e", "e"]
        go.set()
        await asyncio.gather(*tasks)
        assert len(running) == 33

    asyncio.run(visit())


def test_work_that_is_stopped_gives_up_its_place():
    async def visit():
        turns, eve = FairTurns(1, 1), Payer("e", 1e9)
        work = Work(None)

        async def wait():
            async with turns.turn(eve, work):
                pytest.fail("it was stopped")

        task = asyncio.create_task(wait())
        await asyncio.sleep(0)
        turns.stop(work)
        with pytest.raises(WorkStopped):
            await task
        async with turns.turn(Payer("a"), Work(None)):
            pass
        eve.delay = 0.0
        async with turns.turn(eve, Work(None)):
            pass

    asyncio.run(visit())


def test_a_budget_is_shared_by_all_pages_and_refilled():
    clock = Clock()
    accounts = Accounts(Budget(10, 0.5, 1_000, 100), clock)
    account, other = accounts.account_of("ann"), accounts.account_of("bob")
    account.charge(10)
    assert account.delay == 0 and account.background_delay == 10
    account.charge(5, 1_500)
    assert account.delay == 10 and accounts.account_of("ann") is account and other.delay == 0
    clock.now = 10.0
    assert account.delay == 0 and not account.full
    account.charge(0, 1_000)
    assert account.delay == 5
    clock.now = 1_000.0
    assert account.full


def test_a_browser_without_others_takes_nothing_from_them():
    clock = Clock()
    accounts = Accounts(Budget(10, 0.5, alone_rate=8), clock)
    eve = accounts.account_of("eve")
    eve.charge(18)
    assert eve.delay == 1
    ann = accounts.account_of("ann")
    assert eve.delay == 16 and ann.delay == 0


def test_an_account_outlives_its_pages_until_it_is_full_again():
    clock = Clock()
    accounts = Accounts(Budget(10, 0.5, 1_000, 100), clock)
    ann = accounts.account_of("ann")
    accounts.account_of("eve").charge(20)
    assert accounts.account_of("ann") is ann and accounts.account_of("eve").delay == 20
    clock.now = 100.0
    accounts.account_of("ann")
    assert "eve" not in accounts._known


def test_threads_take_turns_between_accounts():
    turns = WorkTurns(1, 1, lambda account: account.delay)
    eve, ann = (BrowserAccount(name, Budget()) for name in ("eve", "ann"))
    order, threads = [], []

    def work(account):
        with turns.turn(Work(account)):
            order.append(account.browser)

    with turns.turn(Work(eve)):
        for account in (eve, eve, ann):
            threads.append(threading.Thread(target=work, args=(account,)))
            threads[-1].start()
            while len(turns._waiting) < len(threads):
                pass
    for thread in threads:
        thread.join(PATIENCE)
    assert order == ["ann", "eve", "eve"]


def test_threads_of_a_page_that_has_gone_give_up():
    turns = WorkTurns(1, 1, lambda account: account.delay)
    eve = BrowserAccount("eve", Budget())
    eve.charge(1e9)
    here = [True]
    outer = Work(eve, wanted=lambda: here[0])
    with outer.charged():
        work = background_work()
    assert work.account is eve
    here[0] = False
    with pytest.raises(WorkStopped), turns.turn(work):
        pytest.fail("nobody wants it")
    # Others go on.
    with turns.turn(Work(BrowserAccount("ann", Budget()))):
        checkpoint()


def test_work_is_charged_and_ends_after_its_time():
    clock = Clock()
    account = BrowserAccount("ann", Budget(10), clock=lambda: 0.0)
    with suppress(WorkStopped), Work(account, 5, clock=clock).charged():
        clock.now = 4.0
        for _ in range(20):
            checkpoint()
        clock.now = 6.0
        for _ in range(20):
            checkpoint()
        pytest.fail("it takes too long")
    account.charge(4)
    assert account.delay == 0
    account.charge(1)
    assert account.delay == 2


def test_long_work_is_charged_while_it_goes_on():
    clock = Clock()
    account = BrowserAccount("ann", Budget(30), clock=lambda: 0.0)
    with Work(account, clock=clock).charged():
        for second in range(1, 51):
            clock.now = float(second)
            for _ in range(20):
                checkpoint()
            assert account._seconds == 30 - second
    assert account._seconds == -20


def test_work_that_gives_way_waits_while_an_event_is_handled(monkeypatch):
    account = BrowserAccount("ann", Budget(), clock=lambda: 0.0)
    with Work(account).charged():
        review, usual = background_work(gives_way=True), background_work()
    done = []

    def work(work: Work) -> None:
        with work.charged():
            for _ in range(20):
                checkpoint()
        done.append(work)

    monkeypatch.setattr(accounts_module, "_GIVEN_WAY", PATIENCE)
    thread = threading.Thread(target=work, args=(review,))
    with account.handling():
        thread.start()
        work(usual)
        thread.join(0.1)
        assert done == [usual]
    thread.join(PATIENCE)
    assert done == [usual, review]
    # An event that takes long may wait for what this work has locked.
    monkeypatch.setattr(accounts_module, "_GIVEN_WAY", 0.0)
    with account.handling():
        work(review)


def test_nothing_is_charged_where_no_work_runs():
    checkpoint()
    assert background_work().account is None
