"""Checks of the reasons why an action is allowed: looking, injuries, gods, cards, the turn."""

from collections.abc import Callable, Iterator
from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, ReturnTask, TakeEquipment
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import DEPICTED, TOP_ROW, Equipment, ShipTile
from tests.statements.cases import Case, states
from tests.statements.model import COLORS, GOD_OF, GODS, Model, bits, model
from tests.statements.refusals import god_asked
from tests.statements.statement import Statement
from tests.statements.stating import asked, equal
from tests.statements.titles import counted

Holds = Callable[[Model, Action], bool]


def rule(here: Model) -> str:
    """Return the rule that the decision which waits comes from."""
    return str(getattr(here.step, "rule", ""))


def is_rolled(here: Model, action: Action) -> bool:
    """Return whether another player's roll pays the step, to a god that may take it."""
    step = here.step
    if not isinstance(step, AdvanceGod) or not step.rule.startswith("turn.consult-gods"):
        return False
    # Declined, it is no god's.
    return action.color < 0 or action.color in bits(step.among)


def is_split(here: Model, action: Action) -> bool:
    return isinstance(here.step, AdvanceGod) and action.verb in {Verb.ADVANCE, Verb.PASS}


PLAIN: Final[dict[str, Holds]] = {
    "why-action-look": lambda here, action: (
        action.verb == Verb.LOOK
        and len(here.covered) > 0
        and (here.acting or rule(here) == "action.look")
    ),
    "why-action-look-fewer": lambda here, action: len(here.covered) == 1,
    "why-action-look-private": lambda here, action: action.verb == Verb.LOOK,
    "why-action-draw-card": lambda here, action: action.verb == Verb.DRAW and here.is_card_left,
    "why-action-take-favor": lambda here, action: (
        action.verb == Verb.FAVOR and not here.position.pending
    ),
    "why-ship-gods-out": lambda here, action: here.me.tile == ShipTile.GODS,
    "why-god-split-steps": is_split,
    "why-god-trade": lambda here, action: (
        action.verb == Verb.TRADE and here.me.gods[action.color] == TOP_ROW and here.is_card_left
    ),
    "why-god-poseidon": lambda here, action: (
        action.verb == Verb.POSEIDON
        and (action.target in here.board.water or action.target == here.board.zeus)
    ),
    "why-god-artemis": lambda here, action: (
        action.verb == Verb.ARTEMIS and action.target in here.covered
    ),
    "why-god-aphrodite": lambda here, action: (
        action.verb == Verb.APHRODITE and any(here.me.injuries)
    ),
    "why-god-ares": lambda here, action: action.verb == Verb.ARES,
    "why-god-hermes": lambda here, action: (
        action.verb == Verb.HERMES and any(here.reaches(city, Verb.HERMES) for city in here.cities)
    ),
    "why-turn-no-injuries": lambda here, action: (
        here.decision == "check-reward" and not any(here.me.injuries)
    ),
    "why-turn-recover": lambda here, action: here.decision == "recover",
    "why-turn-phases": lambda here, action: action.verb == Verb.END,
    "why-turn-consult": lambda here, action: action.verb == Verb.END,
    "why-turn-may-skip": lambda here, action: action.verb == Verb.END and bool(here.me.dice),
    "why-equipment-look": lambda here, action: (
        rule(here) == "equipment.look" or here.decision == "uncover"
    ),
    "why-equipment-reward-god": lambda here, action: (
        here.has(Equipment.REWARD_GOD) and rule(here) == "equipment.reward-god"
    ),
    "why-equipment-gift": lambda here, action: (
        here.has(Equipment.GIFT) and rule(here) == "equipment.gift"
    ),
    "why-setup-ship-draft": lambda here, action: action.target in here.position.ship_tiles,
    "why-setup-short-game": lambda here, action: (
        isinstance(here.step, ReturnTask)
        and here.step.rule == "setup.short-game"
        and action.target >> 3 == Family.SHRINE
    ),
    "why-ship-task": lambda here, action: (
        here.me.tile == ShipTile.TASK and isinstance(here.step, ReturnTask)
    ),
    "why-ship-equipment": lambda here, action: (
        here.me.tile == ShipTile.EQUIPMENT and isinstance(here.step, TakeEquipment)
    ),
}


@states(*PLAIN)
def plain(case: Case, said: Statement) -> Iterator[str]:
    here = model(case)
    if not PLAIN[said.message](here, asked(case)):
        yield "it does not apply here"
    yield from equal(said, gain=2 + (here.me.tile == ShipTile.FAVOR))


@states("why-turn-consult-gods", "why-turn-consult-gods-delayed")
def rolled(case: Case, said: Statement) -> Iterator[str]:
    """Another player's roll shows the god's color."""
    here, action = model(case), asked(case)
    if not is_rolled(here, action):
        yield "no other player's roll pays the step"
    if rule(here).replace(".", "-") != said.message.removeprefix("why-"):
        yield f"the step comes from {rule(here)}"
    if action.color >= 0:
        yield from equal(said, god=GODS[action.color])
        if not 0 < here.me.gods[action.color] < TOP_ROW:
            yield "the god can't take it"


@states("why-injury-discard")
def injured(case: Case, said: Statement) -> Iterator[str]:
    color = asked(case).color
    yield from equal(said, color=COLORS[color])
    if not case.me.injuries[color]:
        yield "there are none"


@states("why-god-advance-action", "why-god-first-step")
def advances(case: Case, said: Statement) -> Iterator[str]:
    here, god = model(case), asked(case).color
    yield from equal(said, god=GODS[god], color=COLORS[god])
    row = here.me.gods[god]
    if said.message == "why-god-advance-action":
        if row == TOP_ROW:
            yield "the god is on the top row"
    elif row != 0:
        yield "the god is above the lowest row"
    elif "row" in said.facts:
        yield from counted(said, "row", here.first_row)
    elif here.first_row == 1:
        yield "the first step leads to row 1, as any other would"


@states("why-god-use", "why-god-return")
def used(case: Case, said: Statement) -> Iterator[str]:
    action = asked(case)
    god = god_asked(case)
    yield from equal(said, god=GODS[god])
    if action.verb not in GOD_OF and action.verb != Verb.TRADE:
        yield "no god is used"
    elif case.me.gods[god] != TOP_ROW:
        yield "the god is below the top row"


@states("why-equipment-god-to-top")
def put_on_top(case: Case, said: Statement) -> Iterator[str]:
    here, god = model(case), asked(case).color
    yield from equal(said, god=GODS[god])
    if god not in bits(DEPICTED[Equipment.GOD_TO_TOP]) or here.decision != "god-to-top":
        yield "the card does not show the god"


@states("why-equipment-die-bonus")
def bonus(case: Case, said: Statement) -> Iterator[str]:
    color = asked(case).color
    yield from equal(said, color=COLORS[color], god=GODS[color])
    yield from equal(said, gain=1 + (case.me.tile == ShipTile.FAVOR))
    cards = [Equipment(card) for card in case.me.equipment if "BONUS" in Equipment(card).name]
    if not any(color in bits(DEPICTED[card]) for card in cards):
        yield "the player has no such card"


@states("why-equipment-statues", "why-equipment-offerings")
def shown(case: Case, said: Statement) -> Iterator[str]:
    here, color = model(case), asked(case).color
    family = Family.STATUE if "statues" in said.message else Family.OFFERING
    if color not in bits(getattr(here.step, "among", 0)) or not here.wants(family, color):
        yield "the card does not show it, or no task needs it"
