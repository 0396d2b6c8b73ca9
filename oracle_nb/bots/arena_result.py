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

    from oracle_nb.text.wording import Wording

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
    language : str
        The language of its tables.
    """

    game: str
    players: int
    seed: int
    seeds: int
    version: str
    ladder: tuple[Rating, ...]
    matchups: tuple[Matchup, ...]
    milliseconds: Mapping[str, float] = field(compare=False, default_factory=dict)
    language: str = field(compare=False, default="en")

    def lines(self) -> list[str]:
        """Return a line of JSON for each matchup, without times: the same on every run."""
        origin = {
            "game": self.game,
            "players": self.players,
            "seed": self.seed,
            "version": self.version,
        }
        return [
            msgspec.json.encode({**msgspec.to_builtins(matchup), **origin}).decode()
            for matchup in self.matchups
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


def tables(result: ArenaResult, language: str = "") -> tuple[ResultTable, ResultTable]:
    """Return the ladder and the matchups, by default in the language of the result."""
    words = _words(result, language)
    say = words.say
    ladder = ResultTable(
        1,
        tuple(say(f"result-{name}") for name in ("bot", "elo", "interval", "milliseconds")),
        tuple(
            (
                rating.bot,
                f"{rating.elo:+.0f}",
                _span(words, rating.interval),
                say("result-time", number=time),
            )
            for rating in result.ladder
            for time in [result.milliseconds.get(rating.bot, 0.0)]
        ),
    )
    sides = sorted({side for matchup in result.matchups for side in matchup.sides})
    unfinished = any(matchup.unfinished for matchup in result.matchups)
    head = [say(f"result-{name}") for name in ("bot", "against", "games", "wins", "interval")]
    head += _side_names(result, sides, words.language)
    head += [say("result-rounds"), *([say("result-unfinished")] if unfinished else [])]
    matchups = ResultTable(
        2,
        tuple(head),
        tuple(tuple(_cells(words, matchup, sides, unfinished)) for matchup in result.matchups),
    )
    return ladder, matchups


def note(result: ArenaResult, language: str = "") -> str:
    """Return a sentence on the games, below the tables."""
    say = _words(result, language).say
    text = say(
        "result-arena",
        game=result.game,
        players=result.players,
        first=str(result.seed),
        last=str(result.seed + result.seeds - 1),
    )
    if result.players > 2:
        text += f" {say('result-arena-equal', share=1 / result.players)}"
    return text


def _words(result: ArenaResult, language: str) -> "Wording":
    from oracle_nb.terminal.text import words

    return words(language or result.language)


def _side_names(result: ArenaResult, sides: Sequence[str], language: str) -> list[str]:
    """Return the names of sides in the game's own texts, or else as they are."""
    from oracle_nb.games.registry import package_of
    from oracle_nb.text import UnknownMessage

    if not sides:
        return []
    package = package_of(result.game)
    book = package.texts(package.new_game(result.players, result.seed).rules, language).rulebook
    try:
        return [book.say(f"name-side-{side}") for side in sides]
    except UnknownMessage:
        return list(sides)


def _cells(
    words: "Wording", matchup: Matchup, sides: Sequence[str], unfinished: bool
) -> Iterator[str]:
    say = words.say
    yield from (matchup.bot, _opponents(matchup.against), str(matchup.games))
    yield say("result-share", share=round(matchup.share, 3))
    low, high = (round(100 * limit, 1) for limit in matchup.interval)
    yield say("result-shares", low=low, high=high)
    for side in sides:
        yield (
            say("result-percent", share=matchup.sides[side].value) if side in matchup.sides else ""
        )
    yield say("result-number", number=matchup.rounds)
    if unfinished:
        yield str(matchup.unfinished)


def _opponents(bots: tuple[str, ...]) -> str:
    """Return the names of opponents, such as "3 random"."""
    if len(bots) == 1:
        return bots[0]
    return f"{len(bots)} {bots[0]}" if len(set(bots)) == 1 else ", ".join(bots)


def _span(words: "Wording", interval: tuple[float, float]) -> str:
    low, high = interval
    return words.say("result-span", low=f"{low:+.0f}", high=f"{high:+.0f}")


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
