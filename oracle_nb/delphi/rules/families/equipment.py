"""Equipment cards: taking one, and the effects of one-time cards."""

from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    GodToTop,
    LookAt,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import ALL_COLORS, DEPICTED, EQUIPMENT_RULES, ONE_TIME, Equipment
from oracle_nb.delphi.rules.action_schema import (
    BONUS_FAVOR,
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
)
from oracle_nb.delphi.rules.families.cargo import (
    CAPACITY,
    CITY_COLOR,
    STATUES_LEFT,
    fresh,
    islands,
    load_offering,
    load_statue,
    needed,
)
from oracle_nb.delphi.rules.families.exploring import face_down
from oracle_nb.delphi.rules.transaction import Transaction

# --- taking a card -------------------------------------------------------------------------------


def _displayed(state: TurnState, target: int) -> int:
    return ALL_COLORS if target in state.position.display else 0


def _card(state: TurnState, target: int, color: int) -> Facts:
    return {"equipment": target}


def _all_cards(state: TurnState) -> tuple[int, ...]:
    return tuple(range(len(Equipment)))


def _do_take(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, TakeEquipment)
    transaction.pop()
    take(transaction, step.player, action.target, step.rule)
    if step.rule == "ship.equipment":
        transaction.draw_cards(step.player, 1, step.rule)


def take(transaction: Transaction, seat: int, card: int, rule: str) -> None:
    """Take a displayed card, refill the display, and let a one-time card act (ruling 57)."""
    display = tuple(other for other in transaction.position.display if other != card)
    transaction.change(display=display)
    transaction.update(seat, equipment=(*transaction.players[seat].equipment, card))
    transaction.event("equipment-taken", rule, seat, equipment=card)
    transaction.refill()
    act_at_once(transaction, seat, Equipment(card))


def act_at_once(transaction: Transaction, seat: int, card: Equipment) -> None:
    """Carry out the effect of a card when it is taken, as far as possible (equipment.one-time)."""
    rule = EQUIPMENT_RULES[card]
    if card == Equipment.STORAGE:
        transaction.raise_shield(seat, 1, rule)
    elif card == Equipment.GIFT:
        transaction.god_steps(seat, 2, rule)
        transaction.take_favor(seat, 3, rule)
        transaction.draw_cards(seat, 1, rule)
    elif card == Equipment.GOD_TO_TOP:
        transaction.push(GodToTop(seat, DEPICTED[card]))
    elif card == Equipment.LOOK:
        if face_down(transaction.position).bit_count() >= 2:
            transaction.push(LookAt(seat, 2, rule))
        else:
            transaction.event("effect-lost", rule, seat, equipment=card)
    elif card in ONE_TIME:
        kind = TakeStatue if rule == "equipment.statues" else TakeOffering
        transaction.push(kind(seat, DEPICTED[card]))


# --- one-time statues and offerings --------------------------------------------------------------


def _depicted(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, TakeStatue | TakeOffering)
    return step.among


def _depicted_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"color": color, "colors": _depicted(state, target)}


def _cities(state: TurnState) -> tuple[int, ...]:
    return tuple(city for city in state.tables.board.cities if city >= 0)


def _do_take_statue(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    load_statue(transaction, step.player, action.color, "equipment.statues")


def _islands(state: TurnState) -> tuple[int, ...]:
    return state.tables.board.offerings


def _lying_there(state: TurnState, target: int) -> int:
    return state.position.offerings[state.tables.slot[target]]


def _there(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": color}


def _do_take_offering(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    load_offering(transaction, step.player, action.target, action.color, "equipment.offerings")


# --- the die-bonus cards -------------------------------------------------------------------------


def _bonus(state: TurnState, target: int) -> int:
    return state.powers.bonus


def _color(state: TurnState, target: int, color: int) -> Facts:
    return {"color": color}


def _do_bonus(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    transaction.take_favor(seat, BONUS_FAVOR, "equipment.die-bonus")
    transaction.draw_cards(seat, 1, "equipment.die-bonus")
    transaction.advance(seat, action.color, "equipment.die-bonus")


TAKE: Final = ActionSchema(
    verb=Verb.TAKE,
    rules=(),
    conditions=(Precondition("fight.reward", _displayed, _card),),
    effect=_do_take,
    targets=_all_cards,
)
TAKE_STATUE: Final = ActionSchema(
    verb=Verb.LOAD_STATUE,
    rules=("equipment.statues",),
    conditions=(
        CAPACITY,
        Precondition("equipment.statues", _depicted, _depicted_facts),
        CITY_COLOR,
        STATUES_LEFT,
        needed(Family.STATUE),
        fresh(Family.STATUE),
    ),
    effect=_do_take_statue,
    targets=_cities,
    terrains=islands(Terrain.CITY),
)
TAKE_OFFERING: Final = ActionSchema(
    verb=Verb.LOAD_OFFERING,
    rules=("equipment.offerings",),
    conditions=(
        CAPACITY,
        Precondition("equipment.offerings", _depicted, _depicted_facts),
        Precondition("offering.load", _lying_there, _there),
        needed(Family.OFFERING),
        fresh(Family.OFFERING),
    ),
    effect=_do_take_offering,
    targets=_islands,
    terrains=islands(Terrain.OFFERING),
)
BONUS: Final = ActionSchema(
    verb=Verb.BONUS,
    rules=("equipment.die-bonus",),
    conditions=(Precondition("equipment.die-bonus", _bonus, _color),),
    effect=_do_bonus,
)
