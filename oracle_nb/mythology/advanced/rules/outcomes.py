"""The possible outcomes of an action, exact although equal rolls are rolled again."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeAlias

from oracle_nb.core.chance import Draw, Outcome, ScriptedChance
from oracle_nb.games.kit.foresight import Trial
from oracle_nb.games.outcomes import ChanceOutcome, outcomes
from oracle_nb.games.rules import Rules
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Challenge, Position
from oracle_nb.mythology.advanced.rules.control import draw_chance, modifier_of
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import WorldMap

Run: TypeAlias = Callable[[Transaction, Action], None]
"""Carries out a legal action in a transaction."""


def possible_outcomes(
    rules: Rules[Position, Action],
    run: Run,
    world: WorldMap,
    position: Position,
    action: Action,
) -> Iterator[ChanceOutcome[Position]]:
    """Yield the outcomes of a legal action that lead to different positions, with probabilities.

    Dice decide only who is first, or who wins an arbitration. For each player who can be, there is
    one outcome: a roll without ties that leads to it, with the probability of all such rolls.

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
    trial = Trial()
    if (
        trial.certain(run, Transaction(position, trial), action)
        or trial.questions[-1].what != "red"
    ):
        yield from outcomes(rules, position, action)
    elif action.verb is Verb.DRAW:
        yield from _arbitrations(rules, world, position, action)
    else:
        players = len(position.areas)
        for first in range(players):
            dice = [(5, 5) if seat == first else (0, 0) for seat in range(players)]
            yield _outcome(rules, position, action, dice, Fraction(1, players))


def _arbitrations(
    rules: Rules[Position, Action], world: WorldMap, position: Position, action: Action
) -> Iterator[ChanceOutcome[Position]]:
    """Yield the two results of an arbitration."""
    challenge = position.top
    assert isinstance(challenge, Challenge)
    mine, other = (
        modifier_of(world, position, seat, position.claimed)
        for seat in (position.turn, challenge.seat)
    )
    chance = draw_chance(mine, other)
    for high, low, probability in (((5, 5), (0, 0), chance), ((0, 0), (5, 5), 1 - chance)):
        yield _outcome(rules, position, action, [high, low], probability)


def _outcome(
    rules: Rules[Position, Action],
    position: Position,
    action: Action,
    dice: list[tuple[int, int]],
    probability: Fraction,
) -> ChanceOutcome[Position]:
    draws: Outcome = tuple(
        draw for red, white in dice for draw in (Draw("red", red), Draw("white", white))
    )
    transition = rules.apply(position, action, ScriptedChance(draws))
    return ChanceOutcome(probability, transition)
