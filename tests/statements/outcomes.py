"""Possible outcomes of an action: it is carried out with many results of chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from tests.statements.cases import Case

VARIATIONS: Final = 14
"""How often an action is carried out where chance decides: each of 12 tiles comes up at first."""
WIN: Final = 9
"""A roll of the battle die that always wins."""


class Answers:
    """A chance that goes through its possibilities: a different one in each variation.

    ``asked`` notes what it was asked, with the weights.
    """

    def __init__(self, variation: int, battle: int | None = None) -> None:
        self.variation = variation
        self.battle = battle
        self.asked: list[tuple[str, tuple[int, ...]]] = []

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next possibility."""
        place = len(self.asked)
        self.asked.append((what, tuple(weights)))
        if what == "battle" and self.battle is not None:
            return self.battle
        possible = [index for index, weight in enumerate(weights) if weight]
        if self.variation < 2:
            return possible[-self.variation]  # all the first ones, then all the last ones
        # Later draws step through their possibilities in other orders.
        step = self.variation - 2 + place * (self.variation * 7 + 3 * place + 1)
        return possible[step % len(possible)]


@dataclass(frozen=True)
class Outcome:
    """A possible outcome of an action, and what chance"""

    after: Position
    asked: tuple[tuple[str, tuple[int, ...]], ...]


class Outcomes:
    """Everything that a legal action may lead to, in samples.

    ``known`` is the position as the player to move knows it; ``won`` is what follows a victory,
    where the battle die is rolled.
    """

    def __init__(self, case: Case) -> None:
        assert case.action is not None, "the case has no action"
        self.position = case.position
        self.known = known = case.rules.view(case.position, case.seat)
        action = case.action

        def carried_out(variation: int, battle: int | None = None) -> Outcome:
            answers = Answers(variation, battle)
            after = case.rules.apply(known, action, answers).position
            return Outcome(after, tuple(answers.asked))

        self.all = [carried_out(0)]
        self.won: list[Outcome] = []
        if self.all[0].asked:
            self.all += [carried_out(number) for number in range(1, VARIATIONS)]
        if self.asks("battle"):
            self.won = [carried_out(number, WIN) for number in range(VARIATIONS)]
            self.all += [carried_out(0, roll) for roll in range(10)]

    def asks(self, what: str) -> bool:
        """Return whether chance is asked for something at once or later."""
        return any(each[0] == what for outcome in self.all for each in outcome.asked)

    @property
    def asked(self) -> tuple[str, ...]:
        """Questions to chance in any outcome, in order, each kind once."""
        return tuple(dict.fromkeys(each[0] for outcome in self.all for each in outcome.asked))

    @property
    def first(self) -> tuple[str, tuple[int, ...]] | None:
        """The first question to chance; None if it decides nothing."""
        return self.all[0].asked[0] if self.all[0].asked else None

    @property
    def is_open(self) -> bool:
        """Whether different answers lead to different positions."""
        return any(outcome.after != self.all[0].after for outcome in self.all)


_KEPT: dict[tuple[int, Action], Outcomes] = {}
MOST: Final = 32
"""Maximum number of outcomes kept."""


def outcomes(case: Case) -> Outcomes:
    """Return what the action of a case may lead to, kept for the next sentence about it."""
    assert case.action is not None, "the case has no action"
    key = (id(case.position), case.action)
    kept = _KEPT.get(key)
    if kept is None or kept.position is not case.position:
        if len(_KEPT) >= MOST:
            _KEPT.clear()
        kept = _KEPT[key] = Outcomes(case)
    return kept
