"""A tournament of bots with its result: shares of wins, and a ladder."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from oracle_nb.bots.arena_result import ArenaResult, Matchup, Rating
from oracle_nb.bots.bot import Wanted
from oracle_nb.bots.ratings import Share, independent_games, rate, wilson
from oracle_nb.bots.tournament import (
    Progress,
    Tournament,
    TournamentError,
    TournamentGame,
    TournamentPlan,
)
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.text import words


def result_of(plan: TournamentPlan, played: Iterable[TournamentGame]) -> ArenaResult:
    """Return the result of some games; only seeds with all their games count.

    Raises
    ------
    TournamentError
        If there is no such seed.
    """
    import numpy as np

    lineups, seats = plan.lineups, plan.players
    size = len(lineups) * seats
    by_seed: dict[int, list[TournamentGame]] = {}
    for record in played:
        by_seed.setdefault(record.number // size, []).append(record)
    whole = [games for _, games in sorted(by_seed.items()) if len(games) == size]
    if not whole:
        raise TournamentError("no seed has all its games yet")
    wins = np.zeros((len(whole), len(plan.bots)))
    rows: dict[int, list[_Row]] = {lineup: [] for lineup in range(len(lineups))}
    spent = np.zeros((2, len(plan.bots)))
    for seed, games in enumerate(whole):
        for record in sorted(games, key=lambda game: game.number):
            _, lineup, bots = plan.seating(record.number)
            row = _Row(record, bots, _credits(record, seats))
            rows[lineup].append(row)
            np.add.at(wins[seed], list(bots), row.credits)
            np.add.at(spent[0], list(bots), record.milliseconds)
            np.add.at(spent[1], list(bots), record.decisions)
    ratings = rate(lineups, wins, np.full((len(whole), len(lineups)), float(seats)))
    matchups = [
        _matchup(
            plan, rows[number], bot, ratings.versus(bot, [seat for seat in lineup if seat != bot])
        )
        for number, lineup in enumerate(lineups)
        for bot in _alone(lineup)
    ]
    ladder = [
        Rating(name, ratings.elo[bot], ratings.interval(bot)) for bot, name in enumerate(plan.bots)
    ]
    return ArenaResult(
        game=plan.game,
        players=seats,
        seed=plan.seed,
        seeds=len(whole),
        version=plan.version,
        ladder=tuple(sorted(ladder, key=lambda rating: -rating.elo)),
        matchups=tuple(matchups),
        milliseconds={
            name: float(spent[0][bot] / max(1, spent[1][bot])) for bot, name in enumerate(plan.bots)
        },
    )


@dataclass(frozen=True)
class _Row:
    game: TournamentGame
    bots: tuple[int, ...]
    credits: tuple[float, ...]


def _credits(game: TournamentGame, seats: int) -> tuple[float, ...]:
    """Return the part of the victory that each seat has; a game without winners is a draw."""
    winners = game.winners or range(seats)
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))


def _alone(lineup: tuple[int, ...]) -> tuple[int, ...]:
    """Return the bots of a lineup that have a line in the result."""
    if len(lineup) == 2:
        return lineup[:1]
    return tuple(bot for bot in lineup if lineup.count(bot) == 1)


def _matchup(
    plan: TournamentPlan, rows: Sequence[_Row], bot: int, lead: tuple[float, float, float]
) -> Matchup:
    lineup, seats = sorted(rows[0].bots), plan.players
    own = [row.credits[row.bots.index(bot)] for row in rows]
    shares = [sum(own[at : at + seats]) / seats for at in range(0, len(own), seats)]
    finished = [row.game.rounds for row in rows if row.game.finished]
    share = Share(sum(own), len(own))
    return Matchup(
        bot=plan.bots[bot],
        against=tuple(plan.bots[seat] for seat in lineup if seat != bot),
        games=share.games,
        wins=round(share.wins, 3),
        share=round(share.value, 4),
        interval=_rounded(wilson(share.value, independent_games(shares, seats))),
        elo=lead[0],
        elo_interval=lead[1:],
        rounds=round(sum(row.game.rounds for row in rows) / len(rows), 2),
        unfinished=len(rows) - len(finished),
        sides=_by_side(rows, own, bot),
    )


def _by_side(rows: Sequence[_Row], own: Sequence[float], bot: int) -> dict[str, Share]:
    result: dict[str, list[float]] = {}
    for row, won in zip(rows, own, strict=True):
        if row.game.sides:
            result.setdefault(row.game.sides[row.bots.index(bot)], []).append(won)
    return {side: Share(round(sum(result[side]), 3), len(result[side])) for side in sorted(result)}


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 4), round(interval[1], 4)


def arena(
    bots: Sequence[Wanted] | str,
    games: int = 100,
    players: int = 2,
    seed: int = 0,
    *,
    game: str = DEFAULT_GAME,
    workers: int = 1,
    dask: str = "",
    keep: str | Path | None = None,
    saves: str | Path | None = None,
    progress: Progress | None = None,
    language: str = "en",
    **options: Any,
) -> ArenaResult:
    """Let bots play a tournament: with the same seeds for all, in all seatings.

    Two players: each two bots play each other. More players: each bot plays alone against each of
    the others in all other seats, and every choice of as many bots as seats plays together.

    Parameters
    ----------
    bots : str or sequence of names and classes
        At least two, as for ``simulate``.
    games : int
        The least number of games of each lineup; rounded up to play all seatings of each seed.
    players, seed, game : int, int, str
        Number of seats, the first seed (the next ones follow), and the name of the game.
    workers, dask : int, str
        Number of processes, 0 for one per core; the address of a Dask cluster to use instead.
    keep, saves : path, optional
        A file of results, where the same call resumes, and a folder for saved games.
    progress, language : function, str
        Called with the numbers of finished and of all games; the language of the tables.
    options : object
        The options of the game's ``new_game``, such as ``layout`` and ``rules``.

    Returns
    -------
    ArenaResult
        Shares of wins and Elo ratings, with intervals.

    Raises
    ------
    ValueError, UnwritableFile
        If a parameter or the file is wrong; a ``BotError`` if a bot is, and ``UnknownLanguage``.

    Examples
    --------
    >>> import oracle_nb
    >>> found = oracle_nb.arena("greedy,random", games=2, progress=lambda done, games: None)
    >>> found.ladder[0].bot, found.matchups[0].wins
    ('greedy', 2.0)
    """
    words(language)  # a language that doesn't exist is reported before any game
    tournament = Tournament(bots, games, players, seed, game=game, **options)
    with _bar(tournament.total, progress) as shown:
        tournament.play(workers, dask, keep, shown, saves)
    return replace(result_of(tournament.plan, tournament.played), language=language)


@contextmanager
def _bar(games: int, progress: Progress | None) -> Iterator[Progress]:
    """Yield a function that is called after every game: the given one, or a progress bar's."""
    if progress is not None:
        yield progress
        return
    from tqdm.auto import tqdm

    with tqdm(total=games, unit="game", leave=False) as bar:
        yield lambda done, _: bar.update(done - bar.n)
