"""The tables of Mythology and Delphi in a real browser, click by click in turn; and their memory.

Mythology's map has 602 hexes, Delphi's board less than a quarter of that; the goals are relative.
"""

import itertools
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from benchmarks.click_to_board import RENDERERS, SEED, Found, measured
from benchmarks.clock import Spread, share
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.progress import over
from benchmarks.server_memory import CALM, WAIT, megabytes, server
from oracle_nb.games.registry import package_of

GAMES: Final = ("mythology", "delphi")
FIRST: Final = 1.5
"""How many times the time of Delphi's first board Mythology's may take."""
SHOWN: Final = "canvas, svg[role=application]"


def side_by_side(clicks: int, openings: int, sessions: int) -> Iterator[Chapter]:
    """Yield a chapter for each renderer, and one for memory.

    Parameters
    ----------
    clicks
        How many actions, highlights and spaces pointed at.
    openings
        How often each page is opened.
    sessions
        How many sessions of each game are opened for memory.

    Raises
    ------
    RuntimeError
        If there is no Chromium.
    """
    codes = {
        name: package_of(name).presentation().setup.new_game(("Ann", "Bob"), SEED, {}).share()
        for name in GAMES
    }
    with browser() as chromium:
        with server() as (_, address):
            for renderer in RENDERERS:
                pages = {
                    name: f"{address}?code={code}&renderer={renderer}"
                    for name, code in codes.items()
                }
                results = {
                    result.name: result for result in measured(chromium, pages, clicks, openings)
                }
                yield _chapter(results, renderer)
        yield _memory(chromium, codes, sessions)


@contextmanager
def browser() -> Iterator[Any]:
    """Run Chromium."""
    from playwright.sync_api import sync_playwright

    from scripts.chromium import find

    program = find()
    if program is None:
        raise RuntimeError("no Chromium: run `make chromium`")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()


def _chapter(results: Mapping[str, Found], renderer: str) -> Chapter:
    """Return the figures of both games, and how many times Mythology's are of Delphi's."""
    figures = [figure for result in results.values() for figure in result.figures()]
    first = {name: [table.first for table in result.opened] for name, result in results.items()}
    seen = {name: [click[0] for click in result.seen] for name, result in results.items()}
    acted = {name: [click[0] for click in result.acted] for name, result in results.items()}
    compared = (
        ("the first board", first, FIRST),
        ("a highlight", seen, 1),
        ("an action", acted, 1),
    )
    # Without a measurement of one of the games there is nothing to compare.
    figures += [_times(*row) for row in compared if all(row[1].values())]
    note = "new browser profiles; from the mouse to the last change of the page; in turn"
    return Chapter(f"Mythology's table beside Delphi's, drawn by {renderer}", tuple(figures), note)


def _times(what: str, times: Mapping[str, list[float]], goal: float) -> Figure:
    """Return how many times the median of Mythology is of that of Delphi, with its quartiles."""
    ours, theirs = (sorted(times[name]) for name in GAMES)
    median = share(theirs, 0.5)
    around = Spread(*(share(ours, part) / median for part in (0.5, 0.25, 0.75)))
    return Figure(f"{what}, mythology to delphi", around, "times", goal, most=True)


def _memory(browser: Any, codes: Mapping[str, str], sessions: int) -> Chapter:
    """Open sessions with a game each, on a server for each game, and read its memory."""
    figures = []
    for name, code in codes.items():
        with server() as (process, address):
            pages = (f"{address}?code={code}" for _ in over(range(sessions), f"{name} sessions"))
            sizes = [_after_opening(browser, process, page) for page in pages]
        figures.append(Figure(f"{name}, with one session", exact(sizes[0]), "MB", 200, most=True))
        more = [after - before for before, after in itertools.pairwise(sizes)]
        figures.append(Figure(f"{name}, each further session", Spread.of(more), "MB"))
    note = f"resident memory of the server; {sessions} sessions, each with a game at its start"
    return Chapter("Memory of the app by game", tuple(figures), note)


def _after_opening(browser: Any, process: subprocess.Popen[bytes], address: str) -> float:
    """Return the megabytes of the server when one more session shows its board."""
    page = browser.new_context().new_page()
    page.goto(address, timeout=WAIT)
    page.locator(SHOWN).first.wait_for(state="visible", timeout=WAIT)
    time.sleep(CALM)
    return megabytes(process)
