"""The calls, functions, files and classes that a click at a table runs through.

    python -m benchmarks.click_calls

A click is followed from the arrival of its message to the finished difference for the browser. The
counts don't depend on the machine: they say how much somebody reads to follow a click, and explain
most of its time.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import oracle_nb
from oracle_nb.web.table.page import TablePage

_ROOT: Final = f"{Path(oracle_nb.__file__).parent}/"
_ACTION: Final = "move die:green F12"


class Calls(NamedTuple):
    """How many calls something makes, and of how many functions in how many files and classes."""

    calls: int
    functions: int
    files: int
    classes: int


def calls_of(work: Callable[[], object]) -> Calls:
    """Return the calls of this package's functions while something runs."""
    calls: list[tuple[str, str]] = []

    def profile(frame: FrameType, event: str, _argument: Any) -> None:
        code = frame.f_code
        last = code.co_qualname.rsplit(".", 1)[-1]
        # Comprehensions are part of the function around them.
        if event == "call" and code.co_filename.startswith(_ROOT) and last[1:] not in _PARTS:
            calls.append((code.co_filename, code.co_qualname))

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    classes = {(file, name.split(".")[0]) for file, name in calls if "." in name}
    return Calls(len(calls), len({*calls}), len({file for file, _ in calls}), len(classes))


_PARTS: Final = ("listcomp>", "setcomp>", "dictcomp>", "genexpr>")


def clicks() -> Iterator[tuple[str, Calls]]:
    """Yield the calls of a click that selects, of an action, and of a refused click."""
    page, other = (TablePage(oracle_nb.new_game(players=3, seed=3)) for _ in range(2))
    shown, game = page.controller.shown, page.controller.game
    space = shown.target_space(game.action(_ACTION))
    assert space is not None
    table = other.controller.snapshot
    refused = [
        space
        for space in shown.names
        if not table.options.actions_at(space) and table.refused_at(space)
    ]
    for opened in (page, other):
        # The first click of a process loads modules.
        opened.board.click(space)
        opened.handle("cancel")
    yield "a click that selects", calls_of(lambda: page.board.click(space))
    yield "an action", calls_of(lambda: page.handle("do", _ACTION))
    yield "a refused click", calls_of(lambda: other.board.click(refused[-1]))
    page.close()
    other.close()


def main() -> None:
    """Print the counts."""
    for name, calls in clicks():
        figures = ", ".join(f"{number:,} {what}" for what, number in calls._asdict().items())
        print(f"{name}: {figures}")


if __name__ == "__main__":
    main()
