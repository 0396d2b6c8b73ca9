"""The sums of a review: what changed everybody's expected end, turn by turn."""

from collections.abc import Collection, Sequence
from itertools import pairwise
from math import inf

import msgspec

from oracle_nb.games.reviews.data import (
    CLEAR,
    DECIDING,
    FEW,
    MOMENTS,
    ReviewData,
    ReviewedDecision,
    ReviewedSeat,
    ReviewedTurn,
)


class Sums(msgspec.Struct):
    """The parts of a change of an expected end, while they are added up."""

    loss: float = 0.0
    luck: float = 0.0
    other: float = 0.0


class Change(msgspec.Struct, frozen=True):
    """A change of one player's expected end: by an action of its own, or by other players'.

    ``loss`` and ``luck`` are as they are shown; what is missing after rounding is in ``other``.
    """

    number: int
    seat: int
    loss: float
    luck: float
    other: float
    end: float


def shown(rounds: float) -> float:
    """Return an amount as it is shown at an action: sums add up what readers see there."""
    return round(rounds, 1)


def seat_sums(
    seat: int, start: float, changes: Sequence[Change], decisions: Sequence[ReviewedDecision]
) -> ReviewedSeat:
    """Return the sums of one seat."""
    sums, final = Sums(), start
    last = {choice.number for choice in decisions if choice.last}
    for change in changes:
        if change.seat == seat:
            # Chances to win aren't rounds.
            loss, luck = (0.0, 0.0) if change.number in last else (change.loss, change.luck)
            sums.loss += loss
            sums.luck += luck
            sums.other += change.other + change.loss - loss - change.luck + luck
            final = change.end
    everything = [decision for decision in decisions if decision.seat == seat]
    own = [choice for choice in everything if choice.judged and not choice.substituted]
    not_own = sum(
        shown(choice.loss) for choice in everything if choice.substituted and not choice.last
    )
    return ReviewedSeat(
        seat,
        start,
        final,
        len(own),
        sum(decision.mistake for decision in own),
        sums.loss - not_own,
        sums.luck,
        sums.other + not_own,
    )


def turn_sums(
    turns: Sequence[tuple[int, int, int]],
    ends: Sequence[tuple[float, ...]],
    changes: Sequence[Change],
    length: int,
) -> tuple[ReviewedTurn, ...]:
    """Return the turns with their sums.

    Parameters
    ----------
    turns
        The number of actions before each turn, its round and its seat.
    ends
        The expected ends by seat at the beginning of each turn, and at the end.
    changes
        All changes of expected ends.
    length
        The number of actions of the game.
    """
    stops = [*(start for start, _, _ in turns), length][1:]
    sums = []
    for (start, number, seat), stop, (before, after) in zip(
        turns, stops, pairwise(ends), strict=True
    ):
        own = [
            change for change in changes if change.seat == seat and start < change.number <= stop
        ]
        sums.append(
            ReviewedTurn(
                start,
                stop,
                number,
                seat,
                before,
                sum(change.loss for change in own),
                sum(change.luck for change in own),
                after[seat],
            )
        )
    return tuple(sums)


def deciding_turns(
    turns: Sequence[ReviewedTurn], decisions: Sequence[ReviewedDecision] = ()
) -> tuple[int, ...]:
    """Return the indices of the turns with the largest swings, the largest first.

    The expected end must have moved the same way, except in last turns: their swings are chances.
    """
    candidates = [
        index
        for index, turn in enumerate(turns)
        if _is_open(turn)
        and (turn.agrees or any(choice.last for choice in decisions[turn.start : turn.stop]))
    ]
    ranked = sorted(candidates, key=lambda index: -abs(turns[index].swing))
    return tuple(index for index in ranked[:DECIDING] if abs(turns[index].swing) >= CLEAR)


def _is_open(turn: ReviewedTurn) -> bool:
    """Return whether a turn could decide the game: not once another player ends it much sooner."""
    others = [end for seat, end in enumerate(turn.ends) if seat != turn.seat]
    return turn.ends[turn.seat] < turn.round + 1 or min(others, default=inf) > turn.round


def instructive(
    decisions: Sequence[ReviewedDecision], turns: Sequence[ReviewedTurn], people: Collection[int]
) -> tuple[int, ...]:
    """Return the numbers of the most instructive decisions, at most one in each turn.

    They have a clear loss, and more than a few options. People's come first, since bots don't
    learn from theirs.
    """
    candidates = [decision for decision in decisions if decision.mistake and decision.options > FEW]
    candidates.sort(
        key=lambda decision: (decision.substituted or decision.seat not in people, -decision.loss)
    )
    return _one_a_turn(candidates, turns)


def clearest(review: ReviewData, seat: int, among: Collection[int]) -> tuple[int, ...]:
    """Return the numbers of the clearest mistakes of a seat, at most one in each turn.

    ``among`` are the numbers of the decisions that can be tried again.
    """
    candidates = [
        decision
        for decision in review.decisions
        if decision.seat == seat and decision.clear and decision.number in among
    ]
    candidates.sort(key=lambda decision: -decision.loss)
    return _one_a_turn(candidates, review.turns)


def _one_a_turn(
    candidates: Sequence[ReviewedDecision], turns: Sequence[ReviewedTurn]
) -> tuple[int, ...]:
    """Return the numbers of the first decisions, of each turn only one."""
    numbers: list[int] = []
    used: set[tuple[int, int]] = set()
    for decision in candidates:
        turn = sum(other.start < decision.number for other in turns)
        if (turn, decision.seat) not in used:
            used.add((turn, decision.seat))
            numbers.append(decision.number)
    return tuple(numbers[:MOMENTS])
