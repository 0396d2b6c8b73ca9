"""Reviews as data: decisions, turns and seats, with expected ends, losses and luck in rounds."""

from typing import Final

import msgspec

from oracle_nb.games.coach import SAFE, is_clear
from oracle_nb.games.motives import Motive

CLEAR: Final = 0.2
"""The least loss, in rounds, that is called a mistake: smaller ones may be errors of the coach."""
SURE: Final = 1.645
"""Standard deviations above which a loss isn't by chance, with 95 %."""
MOMENTS: Final = 3
"""Maximum number of moments to try again."""
DECIDING: Final = 3
"""Maximum number of turns that decided the game."""
FEW: Final = 2
"""Number of legal actions up to which a choice is trivial."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    """A decision of a game, judged from what its player could know.

    Parameters
    ----------
    number : int
        The number of the action, from 1.
    round : int
        The round of the decision.
    seat : int
        The seat that decided.
    action : str
        The action as text.
    options : int
        The number of legal actions.
    judged : bool
        Whether the coach compared the action with others; False without a choice, and for choices
        that it can't value.
    before : float
        The round in which the player was expected to finish with the best line.
    end : float
        The round in which the player was expected to finish after the action: ``before``, and what
        the action cost compared with the best line.
    after : float
        The round in which the player was expected to finish when the coach looked at the position
        after the action, and chance had decided.
    luck : float
        The rounds that chance saved the player compared with the average of what it could decide; 0
        where it decided nothing.
    best : tuple of str
        The actions of the best line as texts.
    reasons : tuple of Motive
        Why that line is good, the most important reason first.
    spread : float
        The standard deviation of the loss; 0 if it is exact.
    chance : float
        The probability that a roll succeeds that is in the best line, or in the one of the action;
        the lower one of both, and 1 without a roll.
    substituted : bool
        Whether a bot decided in the seat of a person.
    last : bool
        Whether this was in the player's last turn, where ends are the round, and 1 less the chance
        to win: the loss is that of this chance.
    """

    number: int
    round: int
    seat: int
    action: str
    options: int
    judged: bool
    before: float
    end: float
    after: float
    luck: float
    best: tuple[str, ...]
    reasons: tuple[Motive, ...] = ()
    spread: float = 0.0
    chance: float = 1.0
    substituted: bool = False
    last: bool = False

    @property
    def loss(self) -> float:
        """The rounds that the action cost compared with the best line."""
        return self.end - self.before

    @property
    def mistake(self) -> bool:
        """Whether the loss is large; where there is a gamble, even if it is overestimated."""
        doubt = SURE * self.spread if self.chance < SAFE else 0.0
        return self.judged and self.costly and self.loss - doubt >= CLEAR

    @property
    def costly(self) -> bool:
        """Whether the loss is worth mentioning."""
        return is_clear(self.loss, self.spread)

    @property
    def clear(self) -> bool:
        """Whether this is a mistake, and the loss is larger than what may be by chance."""
        return self.mistake and self.loss > SURE * self.spread


class ReviewedTurn(msgspec.Struct, frozen=True):
    """A turn of a game.

    Parameters
    ----------
    start, stop : int
        The number of actions before the turn, and after it.
    round, seat : int
        The round, and the seat whose turn it was.
    ends : tuple of float
        The rounds in which the players were expected to finish when the turn began, by seat.
    loss, luck : float
        The rounds that the player lost by choices in this turn, and that chance saved: the sums
        of the decisions' amounts in tenths, as for `ReviewedSeat`.
    end : float
        The round in which the player was expected to finish when the turn was over.
    """

    start: int
    stop: int
    round: int
    seat: int
    ends: tuple[float, ...]
    loss: float
    luck: float
    end: float

    @property
    def swing(self) -> float:
        """The rounds that the player gained by choices and chance; negative if they were lost."""
        return self.luck - self.loss

    @property
    def agrees(self) -> bool:
        """Whether the expected end moved to the same side as by choices and chance, in tenths."""
        saved = round(self.ends[self.seat], 1) - round(self.end, 1)
        return self.swing * saved > 0

    @property
    def other(self) -> float:
        """The rounds by which everything else moved the expected end."""
        return self.end - self.ends[self.seat] + self.swing


class ReviewedSeat(msgspec.Struct, frozen=True):
    """Everything that changed the expected end of a player.

    The parts add up: ``final = start + loss - luck + other``. ``loss`` and ``luck`` are sums of
    amounts in tenths, as they are shown at each decision.

    Parameters
    ----------
    start, final : float
        The round in which the player was expected to finish, at the beginning and at the end.
    decisions, mistakes : int
        The number of the player's decisions that were judged, and of those with a clear loss. Those
        of a bot in the seat of a person don't count.
    loss : float
        The rounds lost by these choices.
    luck : float
        The rounds that chance saved the player where it decided; negative if chance cost rounds.
    other : float
        The rounds by which everything else moved the end: what other players did, and bots in the
        seat of a person, and what the coach valued differently when it looked again.
    """

    seat: int
    start: float
    final: float
    decisions: int
    mistakes: int
    loss: float
    luck: float
    other: float


class ReviewData(msgspec.Struct, frozen=True):
    """The review of a game.

    Parameters
    ----------
    decisions : tuple of ReviewedDecision
        Every decision, in order.
    turns : tuple of ReviewedTurn
        Every turn, in order.
    final : tuple of float
        The expected ends after the last action, by seat.
    seats : tuple of ReviewedSeat
        The sums by seat.
    deciding : tuple of int
        The indices of the turns with the largest swings, the largest first; only of turns in which
        the expected end moved to the same side.
    moments : tuple of int
        The numbers of the most instructive decisions, the largest loss first.
    """

    decisions: tuple[ReviewedDecision, ...]
    turns: tuple[ReviewedTurn, ...]
    final: tuple[float, ...]
    seats: tuple[ReviewedSeat, ...]
    deciding: tuple[int, ...]
    moments: tuple[int, ...]

    @property
    def series(self) -> tuple[tuple[float, ...], ...]:
        """The expected ends by seat: at the beginning of each turn, and at the end."""
        points = (*(turn.ends for turn in self.turns), self.final)
        return tuple(zip(*points, strict=True))

    def decision(self, number: int) -> ReviewedDecision | None:
        """Return the decision with a number, from 1; None for others, such as 0."""
        return self.decisions[number - 1] if 0 < number <= len(self.decisions) else None

    def largest(self, seat: int) -> ReviewedDecision | None:
        """Return the largest mistake of a seat; None if it made none."""
        made = (
            choice
            for choice in self.decisions
            if choice.seat == seat and choice.mistake and not choice.substituted
        )
        return max(made, key=lambda choice: choice.loss, default=None)

    def lines(self) -> list[str]:
        """Return a line of JSON for each decision."""
        return [
            msgspec.json.encode({**msgspec.to_builtins(decision), "loss": decision.loss}).decode()
            for decision in self.decisions
        ]
