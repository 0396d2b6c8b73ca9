"""Positions of games played at random, for tests that spoil them."""

from collections.abc import Sequence
from functools import cache
from random import Random

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.board import compact_layout
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position, Setting
from oracle_nb.delphi.model.ruleset import STANDARD, RuleSet
from oracle_nb.delphi.rules.engine import Delphi

QUIET = (Verb.MOVE, Verb.DRAW, Verb.FAVOR, Verb.LOOK, Verb.END)
OPTIONS = (
    STANDARD,
    RuleSet(draft=True, returned=2, picture_rule=True),
    RuleSet(delayed_gods=True, returned=4, rounds=6),
    RuleSet(draft=True, returned=1, ranking=True, delayed_gods=True),
)


def eager(options: Sequence[Action], random: Random) -> Action:
    """Return an action that does something rather than sail about, so that much comes to pass."""
    busy = [option for option in options if option.verb not in QUIET]
    return random.choice(busy if busy and random.random() < 0.7 else options)


@cache
def play(number: int, actions: int = 900) -> tuple[Delphi, tuple[Position, ...]]:
    """Return the positions of a random game."""
    players = 2 + number % 3
    ships = (4, 2, 3, 1)[:players]
    rules = Delphi(Setting(compact_layout(number), ships, OPTIONS[number % len(OPTIONS)]))
    random, chance = Random(number), SeededChance(number)
    positions = [rules.set_up(number)]
    positions.append(rules.begin(positions[0], chance).position)
    while len(positions) < actions and (options := rules.legal_actions(positions[-1])):
        positions.append(rules.apply(positions[-1], eager(options, random), chance).position)
    return rules, tuple(positions)


@cache
def scene() -> tuple[Delphi, Position]:
    """Return a position to damage: in the action phase, some way into a game of three, no draft."""
    rules, positions = play(4)
    calm = [
        position
        for position in positions
        if position.phase == Phase.ACT and not position.pending
        if position.face_up.bit_count() >= 3 and UNKNOWN in position.tiles
    ]
    return rules, calm[-1]
