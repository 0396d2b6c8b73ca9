"""Tournaments of bots, and their results."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from oracle_nb.bots.simulate import Played, simulate


class BotRecord(msgspec.Struct, frozen=True):
    """The result of one bot: its seats, and its wins; a shared victory is divided."""

    bot: str
    seats: int
    wins: float

    @property
    def share(self) -> float:
        """The wins per seat."""
        return self.wins / self.seats if self.seats else 0.0


class ArenaResult(msgspec.Struct, frozen=True):
    """The results of a tournament."""

    games: int
    finished: int
    rounds: float
    turns: int
    decisions: int
    bots: tuple[BotRecord, ...]

    @classmethod
    def of(cls, played: Iterable[Played]) -> "ArenaResult":
        """Return the results of some games; bots come in the order of their first seats."""
        games = finished = rounds = turns = decisions = 0
        seats: dict[str, int] = {}
        wins: dict[str, float] = {}
        for one in played:
            games += 1
            turns += one.turns
            decisions += one.decisions
            if one.finished:
                finished += 1
                rounds += one.rounds
            for seat, bot in enumerate(one.bots):
                seats[bot] = seats.get(bot, 0) + 1
                won = 1 / len(one.winners) if seat in one.winners else 0.0
                wins[bot] = wins.get(bot, 0.0) + won
        return cls(
            games=games,
            finished=finished,
            rounds=rounds / finished if finished else 0.0,
            turns=turns,
            decisions=decisions,
            bots=tuple(BotRecord(bot, count, wins[bot]) for bot, count in seats.items()),
        )


def play_arena(
    progress: Callable[[Played], object] | None = None,
    stop: Callable[[], bool] | None = None,
    **settings: Any,
) -> ArenaResult:
    """Play games and return the results.

    ``progress`` and ``stop`` are called after every game. If ``stop`` returns True, no further game
    is started. The other parameters are those of ``simulate``.
    """
    played: list[Played] = []
    running = simulate(**settings)
    for one in running:
        played.append(one)
        if progress is not None:
            progress(one)
        if stop is not None and stop():
            running.close()
            break
    return ArenaResult.of(played)
