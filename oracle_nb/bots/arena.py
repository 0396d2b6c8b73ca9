"""The arena: bots against bots, and who did how well."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from oracle_nb.bots.simulate import Played, simulate


class BotRecord(msgspec.Struct, frozen=True):
    """One bot's record: seats it has sat in, and games won (a shared victory counts in parts)."""

    bot: str
    seats: int
    wins: float

    @property
    def share(self) -> float:
        """Games won for each seat it sat in."""
        return self.wins / self.seats if self.seats else 0.0


class ArenaResult(msgspec.Struct, frozen=True):
    """What many games amount to. ``rounds`` is the mean over the finished games, 0 without any."""

    games: int
    finished: int
    rounds: float
    turns: int
    decisions: int
    bots: tuple[BotRecord, ...]

    @classmethod
    def of(cls, played: Iterable[Played]) -> "ArenaResult":
        """Add up games; bots come in the order in which they first appear."""
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
    """Play games and add them up.

    ``progress`` is called after every game, ``stop`` is asked then; where it says yes, the games so
    far are added up and no further one is begun. The rest is as ``simulate`` takes it.
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
