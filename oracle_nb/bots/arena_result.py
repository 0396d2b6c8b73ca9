"""The result of an arena: its values, and its tables as text and as HTML."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from io import StringIO
from textwrap import dedent
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from oracle_nb.bots.ratings import Share
from oracle_nb.core.cells import html_table

if TYPE_CHECKING:
    from rich.table import Table

WIDTH: Final = 80
"""Number of characters in a line of text."""


class Matchup(msgspec.Struct, frozen=True):
    """A bot's games against others.

    Parameters
    ----------
    bot : str
        The bot, which has one seat.
    against : tuple of str
        The bots of the other seats.
    games : int
        The number of games.
    wins : float
        The number of wins; a victory that several seats share, or a game that nobody wins, counts
        in equal parts.
    share : float
        The wins per game.
    interval : tuple of float
        The limits of its 95 % interval.
    elo, elo_interval : float, tuple of float
        The bot's lead over the mean of the others in Elo, and its 95 % interval.
    rounds : float
        The mean number of rounds.
    unfinished : int
        The number of games that a limit of rounds has ended.
    sides : mapping of str to Share
        The wins on each side, in games whose sides have different aims.
    """

    bot: str
    against: tuple[str, ...]
    games: int
    wins: float
    share: float
    interval: tuple[float, float]
    elo: float
    elo_interval: tuple[float, float]
    rounds: float
    unfinished: int
    sides: dict[str, Share] = {}


class Rating(msgspec.Struct, frozen=True):
    """The Elo rating of a bot with its 95 % interval; the mean of all bots is 0."""

    bot: str
    elo: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class ArenaResult:
    """The result of a tournament. In a notebook it shows a table.

    Parameters
    ----------
    game : str
        The name of the game.
    players : int
        The number of seats.
    seed : int
        The first seed.
    seeds : int
        The number of seeds with which all lineups have played all their games.
    version : str
        The version of this package.
    ladder : tuple of Rating
        All bots, the strongest first.
    matchups : tuple of Matchup
        The shares of wins.
    milliseconds : mapping of str to float
        The mean time of a decision of each bot. It isn't compared with other results.
    """

    game: str
    players: int
    seed: int
    seeds: int
    version: str
    ladder: tuple[Rating, ...]
    matchups: tuple[Matchup, ...]
    milliseconds: Mapping[str, float] = field(compare=False, default_factory=dict)

    def lines(self) -> list[str]:
        """Return a line of JSON for each matchup, without times: the same on every run."""
        origin = {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "version": self.version,
        }
        return [
            msgspec.json.encode({**msgspec.to_builtins(one), **origin}).decode()
            for one in self.matchups
        ]

    def __str__(self) -> str:
        return as_text(self)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return as_html(self)


class ResultTable(NamedTuple):
    """A table: its head, and its rows; the first columns are names, the others numbers."""

    names: int
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(result: ArenaResult) -> tuple[ResultTable, ResultTable]:
    """Return the ladder and the matchups."""
    ladder = ResultTable(
        1,
        ("bot", "Elo", "95 % interval", "ms per decision"),
        tuple(
            (one.bot, f"{one.elo:+.0f}", _span(one.interval), f"{time:.2f}")
            for one in result.ladder
            for time in [result.milliseconds.get(one.bot, 0.0)]
        ),
    )
    sides = sorted({side for one in result.matchups for side in one.sides})
    unfinished = ["unfinished"] if any(one.unfinished for one in result.matchups) else []
    matchups = ResultTable(
        2,
        ("bot", "against", "games", "wins", "95 % interval", *sides, "rounds", *unfinished),
        tuple(tuple(_cells(one, sides, bool(unfinished))) for one in result.matchups),
    )
    return ladder, matchups


def note(result: ArenaResult) -> str:
    """Return a sentence on the games, below the tables."""
    text = (
        f"{result.game}, {result.players} players, seeds {result.seed} to "
        f"{result.seed + result.seeds - 1}, each in {result.players} seatings. The mean Elo is 0."
    )
    if result.players > 2:
        text += f" A bot as strong as the others would win {1 / result.players:.0%}."
    return text


def _cells(one: Matchup, sides: Sequence[str], unfinished: bool) -> Iterator[str]:
    yield from (one.bot, _opponents(one.against), str(one.games), f"{one.share:.1%}")
    yield f"{100 * one.interval[0]:.1f}\u2013{100 * one.interval[1]:.1f}%"
    for side in sides:
        yield f"{one.sides[side].value:.0%}" if side in one.sides else ""
    yield f"{one.rounds:.1f}"
    if unfinished:
        yield str(one.unfinished)


def _opponents(bots: tuple[str, ...]) -> str:
    """Return the names of opponents, such as "3 random"."""
    if len(bots) == 1:
        return bots[0]
    return f"{len(bots)} {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def _span(interval: tuple[float, float]) -> str:
    return f"{interval[0]:+.0f} to {interval[1]:+.0f}"


def as_table(table: ResultTable) -> "Table":
    """Return a table for a terminal."""
    from rich import box
    from rich.table import Table

    shown = Table(
        box=box.SIMPLE,
        header_style="bold",
        highlight=False,
        pad_edge=False,
        collapse_padding=True,
    )
    for at, name in enumerate(table.head):
        numeric = at >= table.names
        shown.add_column(
            name, justify="right" if numeric else "left", overflow="fold", no_wrap=False
        )
    for row in table.rows:
        shown.add_row(*row)
    return shown


def as_text(result: ArenaResult) -> str:
    """Return the tables as plain text of at most 80 columns."""
    from rich.console import Console

    console = Console(file=StringIO(), width=WIDTH, markup=False, emoji=False, color_system=None)
    for table in tables(result):
        console.print(as_table(table))
    console.print(note(result), highlight=False)
    written = console.file
    assert isinstance(written, StringIO)
    lines = [line.rstrip() for line in written.getvalue().splitlines()]
    return dedent("\n".join(lines[1:]))


def as_html(result: ArenaResult) -> str:
    """Return the tables for a cell of a notebook."""
    shown = [html_table(table.head, table.rows) for table in tables(result)]
    return f"{''.join(shown)}<p>{escape(note(result))}</p>"
