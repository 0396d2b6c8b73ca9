"""The possible outcomes of an action, exact although undecided rolls are rolled again."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import TypeAlias

from oracle_nb.core.chance import Draw, ScriptedChance
from oracle_nb.core.errors import OracleError
from oracle_nb.games.outcomes import ChanceOutcome
from oracle_nb.games.rules import Rules
from oracle_nb.mythology.advanced.model.actions import Action
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.rules.transaction import Result, Transaction

Run: TypeAlias = Callable[[Transaction, Action], None]
"""Carries out a legal action in a transaction."""
_Path: TypeAlias = tuple[Draw, ...]


class _Branching(OracleError):
    """The current path ends, and these continue it, each with its probability."""

    def __init__(self, branches: Sequence[tuple[Fraction, _Path]]) -> None:
        super().__init__("a path of draws ends here")
        self.branches = branches


class _PathChance:
    """Chance that repeats the draws of a path, and says how it can go on where it ends."""

    def __init__(self, path: _Path) -> None:
        self._path = path
        self._next = 0

    def plan(self, results: Sequence[Result]) -> None:
        """Branch at a decision of dice: only what it decides matters, not how."""
        if self._next == len(self._path):
            raise _Branching(
                [
                    (
                        result.probability,
                        tuple(
                            draw
                            for red, white in result.dice
                            for draw in (Draw("red", red - 1), Draw("white", white - 1))
                        ),
                    )
                    for result in results
                ]
            )

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the next draw of the path; branch at its end."""
        if self._next == len(self._path):
            total = sum(weights)
            raise _Branching(
                [
                    (Fraction(weight, total), (Draw(what, value),))
                    for value, weight in enumerate(weights)
                    if weight
                ]
            )
        self._next += 1
        return self._path[self._next - 1].value


def possible_outcomes(
    rules: Rules[Position, Action], run: Run, position: Position, action: Action
) -> Iterator[ChanceOutcome[Position]]:
    """Yield the outcomes of a legal action that lead to different positions, with probabilities.

    Dice decide who is first, who wins an arbitration, who dies in combat, and whether Hercules is
    filled with remorse. Each such result is one outcome: a roll that leads to it, with the
    probability of all such rolls.

    Examples
    --------
    >>> from oracle_nb.mythology.advanced.model.actions import CLOSE
    >>> from oracle_nb.games.registry import package_of
    >>> game = package_of("mythology-advanced").new_game(players=2, seed=1)
    >>> game.play("close")[0].what
    'sheet-closed'
    >>> [one.probability for one in game.rules.outcomes(game.position, CLOSE)]
    [Fraction(1, 2), Fraction(1, 2)]
    """
    paths: list[tuple[Fraction, _Path]] = [(Fraction(1), ())]
    while paths:
        probability, path = paths.pop()
        try:
            run(Transaction(position, _PathChance(path)), action)
        except _Branching as branching:
            paths += [
                (probability * share, path + draws) for share, draws in reversed(branching.branches)
            ]
        else:
            transition = rules.apply(position, action, ScriptedChance(path))
            yield ChanceOutcome(probability, transition)
