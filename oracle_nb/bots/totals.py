"""The totals of some games between bots."""

from collections.abc import Iterable

import msgspec

from oracle_nb.bots.simulate import Played


class BotTotals(msgspec.Struct, frozen=True):
    """The result of one bot: its seats, and its wins; a shared victory is divided."""

    bot: str
    seats: int
    wins: float

    @property
    def share(self) -> float:
        """The wins per seat."""
        return self.wins / self.seats if self.seats else 0.0


class GameTotals(msgspec.Struct, frozen=True):
    """The totals of some games."""

    games: int
    finished: int
    rounds: float
    turns: int
    decisions: int
    bots: tuple[BotTotals, ...]

    @classmethod
    def of(cls, played: Iterable[Played]) -> "GameTotals":
        """Return the totals of some games; bots come in the order of their first seats."""
        games = finished = rounds = turns = decisions = 0
        seats: dict[str, int] = {}
        wins: dict[str, float] = {}
        for result in played:
            games += 1
            turns += result.turns
            decisions += result.decisions
            if result.finished:
                finished += 1
                rounds += result.rounds
            for seat, bot in enumerate(result.bots):
                seats[bot] = seats.get(bot, 0) + 1
                won = 1 / len(result.winners) if seat in result.winners else 0.0
                wins[bot] = wins.get(bot, 0.0) + won
        return cls(
            games=games,
            finished=finished,
            rounds=rounds / finished if finished else 0.0,
            turns=turns,
            decisions=decisions,
            bots=tuple(BotTotals(bot, count, wins[bot]) for bot, count in seats.items()),
        )
