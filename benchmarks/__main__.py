"""``make bench``: every figure of the engine and of the measures in one run, on one core.

    python -m benchmarks              # everything but the app; some minutes
    python -m benchmarks --quick      # a look in half a minute; figures that are only roughly so
    python -m benchmarks --only decisions,listing
    python -m benchmarks app          # memory of the served app (needs Chromium)
    python -m benchmarks board        # from a click to the board in Chromium, and what it sends
    python -m benchmarks board --beside ../before --delays 0,20,80    # the same beside a checkout
    python -m benchmarks site         # the static site in Chromium: first board, actions, bots
    python -m benchmarks profile      # where the time of random play goes

Tables are printed to stdout as they are done, progress to stderr. Ctrl-C stops it; what was
printed stands.
"""

import argparse
import itertools
import platform
import sys
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from benchmarks import own_engine
from benchmarks.clock import pin, unpin
from benchmarks.figures import Chapter, show
from benchmarks.progress import over
from oracle_nb.games.game import Game

STOPPED: Final = 130


class Size(msgspec.Struct, frozen=True):
    """How much is measured: windows, stored positions, positions checked, refused, and so on.

    At last: clicks on the tables of both games, how often each is opened, and its sessions.
    """

    windows: int
    positions: int
    checked: int
    refused: int
    undone: int
    written: int
    greedy: int
    random: int
    starts: int
    seas: int
    clicks: int
    openings: int
    sessions: int


FULL: Final = Size(60, 10_000, 500, 1_500, 3_000, 60, 40, 20, 15, 20, 20, 5, 4)
QUICK: Final = Size(12, 1_000, 50, 150, 1_000, 12, 4, 2, 5, 4, 3, 2, 2)
SERVED: Final = "tables"
"""The chapters that need Chromium."""


class Run:
    """One run; games and positions are made once, when the first chapter needs them."""

    def __init__(self, size: Size) -> None:
        self.size = size

    @cached_property
    def greedy(self) -> Sequence[Game]:
        """Games of greedy bots."""
        return self._games("greedy", self.size.greedy)

    @cached_property
    def random(self) -> Sequence[Game]:
        """Games of random bots."""
        return self._games("random", self.size.random)

    def _games(self, bot: str, number: int) -> Sequence[Game]:
        games = itertools.islice(own_engine.played_games(bot, 1), number)
        return list(over(games, f"{bot} games", number))

    @cached_property
    def positions(self) -> Sequence[own_engine.Stored]:
        """Positions of greedy play: those of the games, and of more games where they are few."""
        more = own_engine.played_games("greedy", 1 + self.size.greedy)
        games = itertools.chain(self.greedy, more)
        every = itertools.chain.from_iterable(map(own_engine.positions_of, games))
        number = self.size.positions
        return list(over(itertools.islice(every, number), "positions", number))

    def chapters(self) -> dict[str, Callable[[], Chapter]]:
        """Return what can be measured, by name, in the order of the report."""
        from benchmarks import (
            listing,
            measuring,
            playing,
            repairing,
            startup,
            stepping,
            two_games,
            undo_and_saves,
        )

        size = self.size
        return {
            "decisions": lambda: playing.decisions(size.windows),
            "environments": lambda: stepping.stepped(size.windows // 3),
            "games": lambda: two_games.side_by_side(max(3, size.windows // 6)),
            "listing": lambda: listing.listed(self.positions),
            "checking": lambda: listing.checked(
                self.positions[:: max(1, size.positions // size.checked)]
            ),
            "repairs": lambda: repairing.repaired(
                {"greedy": self.greedy, "random": self.random}, size.refused
            ),
            "undo": lambda: undo_and_saves.undone(size.undone),
            "json": lambda: undo_and_saves.written(self.positions, size.written),
            "saves": lambda: undo_and_saves.saved({"greedy": self.greedy, "random": self.random}),
            "starting": lambda: startup.started(size.starts),
            "measures": lambda: measuring.beside_networkx(size.seas),
            "seas": lambda: measuring.studied(size.seas),
        }

    def of(self, names: Sequence[str]) -> Iterator[Chapter]:
        """Yield the chapters with these names; all for none."""
        for name, measure in self.chapters().items():
            if not names or name in names:
                yield measure()


def _exercise_controller(arguments: argparse.Namespace) -> None:
    core = pin()  # before anything loads numpy
    run = Run(QUICK if arguments.quick else FULL)
    names = tuple(arguments.only.split(",")) if arguments.only else ()
    known = (*run.chapters(), SERVED)
    if unknown := sorted(set(names) - set(known)):
        raise SystemExit(f"--only: {', '.join(unknown)}: known are {', '.join(known)}")
    console = Console(width=None if sys.stdout.isatty() else 110)
    where = "on one core" if core is not None else "on any core (it can't be pinned here)"
    console.print(
        f"{datetime.now(UTC):%Y-%m-%d}, Python {platform.python_version()}, {where}; "
        "processor time; medians with quartiles",
    )
    for chapter in run.of(names):
        console.print()
        show(chapter, console)
    if not names or SERVED in names:
        _served(run.size, console)


def _served(size: Size, console: Console) -> None:
    """Print the figures of both games' tables; say so where there is no Chromium."""
    from benchmarks.two_tables import side_by_side

    unpin()  # the server and the browser work at the same time
    try:
        for chapter in side_by_side(size.clicks, size.openings, size.sessions):
            console.print()
            show(chapter, console)
    except RuntimeError as error:
        console.print(f"\nThe served tables were not measured: {error}")


def _app(arguments: argparse.Namespace) -> None:
    from benchmarks.server_memory import memory

    show(memory(arguments.sessions), Console(width=None if sys.stdout.isatty() else 110))


def _board(arguments: argparse.Namespace) -> None:
    from benchmarks.click_to_board import boards

    console = Console(width=None if sys.stdout.isatty() else 110)
    delays = [int(part) for part in arguments.delays.split(",")]
    for chapter in boards(arguments.clicks, arguments.openings, arguments.beside, delays):
        show(chapter, console)


def _site(arguments: argparse.Namespace) -> None:
    from benchmarks.static_page import visits

    console = Console(width=None if sys.stdout.isatty() else 110)
    for chapter in visits(arguments.folder, arguments.visitors, arguments.clicks):
        show(chapter, console)


def _profile(arguments: argparse.Namespace) -> None:
    from benchmarks.profiling import profile

    pin()
    profile(arguments.decisions, arguments.lines)


def main(given: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description="Figures of the engine, beside others."
    )
    parser.set_defaults(run=_exercise_controller)
    parser.add_argument("--quick", action="store_true", help="fewer repetitions and positions")
    parser.add_argument("--only", metavar="NAMES", help="some chapters, with commas between them")
    commands = parser.add_subparsers(title="other figures")
    app = commands.add_parser("app", help="memory of the served app")
    app.add_argument("--sessions", type=int, default=4, help="how many to open")
    app.set_defaults(run=_app)
    board = commands.add_parser("board", help="from a click to the board, in a real browser")
    board.add_argument("--clicks", type=int, default=60, help="how many of each kind")
    board.add_argument("--openings", type=int, default=7, help="how often the page is opened")
    board.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout to measure")
    board.add_argument(
        "--delays",
        default="0",
        metavar="MS,MS",
        help="how late everything comes, in each direction",
    )
    board.set_defaults(run=_board)
    site = commands.add_parser("site", help="the static site, in a real browser")
    site.add_argument("--folder", type=Path, default=Path("build/site"), help="the built site")
    site.add_argument("--visitors", type=int, default=5, help="how many, each with two visits")
    site.add_argument("--clicks", type=int, default=12, help="how many of each kind and game")
    site.set_defaults(run=_site)
    profiled = commands.add_parser("profile", help="where the time of random play goes")
    profiled.add_argument("--decisions", type=int, default=6_000)
    profiled.add_argument("--lines", type=int, default=40)
    profiled.set_defaults(run=_profile)
    arguments = parser.parse_args(given)
    try:
        arguments.run(arguments)
    except KeyboardInterrupt:
        print("stopped; the results above are complete", file=sys.stderr)
        return STOPPED
    return 0


if __name__ == "__main__":
    sys.exit(main())
