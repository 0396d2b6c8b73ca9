"""The par of a setup, beside the rounds that a bot needs on its own."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb.core.arguments import whole
from oracle_nb.core.cells import html_table
from oracle_nb.core.errors import invalid
from oracle_nb.core.processes import unordered, worker_pool
from oracle_nb.games.game import Game
from oracle_nb.games.par import BoardWithPar, SeatPar
from oracle_nb.games.registry import board_data_of, package_of
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.bots import MeanRounds
    from oracle_nb.bots.bot import Wanted

_BATCH: Final = 10
"""Number of setups that a process measures at a time."""
LEAST_GAMES: Final = 2
"""Minimum number of games of a bot: one alone has no interval."""


@dataclass(frozen=True)
class SetupPar:
    """The par of a setup, a row for each seat.

    Parameters
    ----------
    seats : tuple of SeatPar
        The lower bounds by seat.
    dealt : tuple of str
        What each seat was dealt.
    bot : str
        The bot that played alone; "" for none.
    alone : tuple of MeanRounds
        The rounds of the bot by seat; empty without a bot.
    language : str
        The language of the table.
    """

    seats: tuple[SeatPar, ...]
    dealt: tuple[str, ...]
    bot: str = ""
    alone: "tuple[MeanRounds, ...]" = ()
    language: str = "en"

    @property
    def head(self) -> tuple[str, ...]:
        """The names of the columns."""
        say = words(self.language).say
        bot = (say("result-alone", bot=self.bot),) if self.bot else ()
        names = ("seat", "dealt", "par", "actions", "moves")
        return (*(say(f"result-{name}") for name in names), *bot)

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The cells of the table, a row for each seat."""
        played: list[tuple[str, ...]] = [()] * len(self.seats)
        if self.alone:
            played = [(seat.text(self.language),) for seat in self.alone]
        return tuple(
            (str(seat.seat + 1), dealt, str(seat.rounds), str(seat.actions), str(seat.moves), *bot)
            for seat, dealt, bot in zip(self.seats, self.dealt, played, strict=True)
        )

    def lines(self) -> list[str]:
        """Return a line of JSON for each seat."""
        played: list[dict[str, Any]] = [{}] * len(self.seats)
        if self.alone:
            played = [{"bot": self.bot, **seat._asdict()} for seat in self.alone]
        return [
            msgspec.json.encode({**msgspec.to_builtins(seat), "dealt": dealt, **bot}).decode()
            for seat, dealt, bot in zip(self.seats, self.dealt, played, strict=True)
        ]

    def __str__(self) -> str:
        columns = list(zip(self.head, *self.rows, strict=True))
        widths = [max(map(len, column)) for column in columns]
        lines = [
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in (self.head, *self.rows)
        ]
        return "\n".join(lines)

    __repr__ = __str__

    def _repr_html_(self) -> str:
        return html_table(self.head, self.rows)


def setups_measured(
    game: str,
    games: int,
    players: int,
    seed: int,
    options: Mapping[str, Any],
    workers: int,
    done: Callable[[int], object],
) -> list[dict[str, Any]]:
    """Return a row for each seat of each setup, in order; ``done`` is called after each batch.

    Raises ValueError.
    """
    players, seed = whole("players", players), whole("seed", seed)
    package_of(game).new_game(players, seed, **options)
    _raced(game)
    rows: list[dict[str, Any]] = []
    seeds = range(seed, seed + games)
    tasks = [(game, players, seeds[at : at + _BATCH], options) for at in range(0, games, _BATCH)]
    with worker_pool(workers):
        for batch in unordered(_measured, tasks):
            rows += batch
            done(len({row["seed"] for row in batch}))
    return sorted(rows, key=lambda row: (row["seed"], row["seat"]))


def _measured(
    game: str, players: int, seeds: Iterable[int], options: Mapping[str, Any]
) -> list[dict[str, Any]]:
    package = package_of(game)
    setups = ((seed, package.new_game(players, seed, **options)) for seed in seeds)
    return [row for seed, setup in setups for row in setup_rows(setup, seed)]


def setup_rows(setup: "Game", seed: int) -> list[dict[str, Any]]:
    """Return a row for each seat of a game that nobody has played. Raises ValueError."""
    board, players = _raced(setup.rules.name), setup.rules.players
    rows = []
    for bound, measures in zip(board.par(setup), board.seat_measures(setup), strict=True):
        start = {"seed": seed, "players": players, "seat": bound.seat}
        dealt = {"dealt": board.dealt(setup, bound.seat)}
        par = {f"par_{name}": getattr(bound, name) for name in ("rounds", "actions", "moves")}
        rows.append({**start, **dealt, **par, **measures})
    return rows


def _raced(game: str) -> BoardWithPar:
    """Return the boards of a game that is a race. Raises ValueError."""
    board = board_data_of(game)
    if not isinstance(board, BoardWithPar):
        raise invalid(f"{package_of(game).title('en')} is no race, so there is no par")
    return board


def par(
    game: "Game",
    bot: "Wanted | None" = None,
    games: int = 20,
    seed: int = 0,
    language: str = "en",
) -> SetupPar:
    """Return the par of a game's setup: proven lower bounds on the rounds of each seat.

    Nobody can finish sooner, whatever dice, cards and equipment they get.

    Parameters
    ----------
    game : Game
        A game; only its setup matters.
    bot : str or class, optional
        A bot that plays the setup alone from each seat, while the others pass.
    games, seed, language : int, int, str
        The number of its games from each seat, at least 2; the seed of the first one; and the
        language of the table, such as "pl".

    Returns
    -------
    SetupPar
        A row for each seat; a table as the last line of a notebook's cell.

    Raises
    ------
    ValueError, UnknownLanguage
        If the game is no race, or didn't begin with a setup; if there is no such bot or language.

    Examples
    --------
    >>> import oracle_nb
    >>> result = oracle_nb.par(oracle_nb.new_game(players=2, seed=3))
    >>> [seat.rounds for seat in result.seats]
    [4, 4]
    """
    if not isinstance(game, Game):
        raise invalid(f"game: a Game is needed, not {game!r:.40}")
    board = _raced(game.rules.name)
    words(language)  # a language that doesn't exist is reported before any game
    count, first = whole("games", games, LEAST_GAMES), whole("seed", seed)
    seats = tuple(board.par(game))
    dealt = tuple(board.dealt(game, seat.seat, language) for seat in seats)
    if bot is None:
        return SetupPar(seats, dealt, language=language)
    from oracle_nb.bots import rounds_alone
    from oracle_nb.bots.bot import title

    start = game.after(0).position
    alone = tuple(
        rounds_alone(game.rules, start, seat.seat, bot, count, first, board.idle) for seat in seats
    )
    return SetupPar(seats, dealt, title(bot), alone, language)
