"""Equipment cards: taking one, and what one-time cards do at once."""

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
from oracle_nb.delphi.rules.schema import BONUS_FAVOR, ActionSchema, Facts, Precondition, TurnState
from oracle_nb.delphi.rules.transaction import Transaction

# --- taking a card -------------------------------------------------------------------------------


def _displayed(standing: TurnState, target: int) -> int:
    return ALL_COLORS if target in standing.position.display else 0


def _card(standing: TurnState, target: int, color: int) -> Facts:
    return {"equipment": target}


def _all_cards(standing: TurnState) -> tuple[int, ...]:
    return tuple(range(len(Equipment)))


def _do_take(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    assert isinstance(step, TakeEquipment)
    play.pop()
    take(play, step.player, action.target, step.rule)
    if step.rule == "ship.equipment":
        play.draw_cards(step.player, 1, step.rule)


def take(play: Transaction, seat: int, card: int, rule: str) -> None:
    """Take a displayed card, refill the display, and let a one-time card act (R 57)."""
    display = tuple(other for other in play.common.display if other != card)
    play.change(display=display)
    play.update(seat, equipment=(*play.players[seat].equipment, card))
    play.event("equipment-taken", rule, seat, equipment=card)
    play.refill()
    act_at_once(play, seat, Equipment(card))


def act_at_once(play: Transaction, seat: int, card: Equipment) -> None:
    """What a card does when it is taken; what can't be done is lost (equipment.one-time)."""
    rule = EQUIPMENT_RULES[card]
    if card == Equipment.STORAGE:
        play.raise_shield(seat, 1, rule)
    elif card == Equipment.GIFT:
        play.god_steps(seat, 2, rule)
        play.take_favor(seat, 3, rule)
        play.draw_cards(seat, 1, rule)
    elif card == Equipment.GOD_TO_TOP:
        play.push(GodToTop(seat, DEPICTED[card]))
    elif card == Equipment.LOOK:
        if face_down(play.common).bit_count() >= 2:
            play.push(LookAt(seat, 2, rule))
        else:
            play.event("effect-lost", rule, seat, equipment=card)
    elif card in ONE_TIME:
        kind = TakeStatue if rule == "equipment.statues" else TakeOffering
        play.push(kind(seat, DEPICTED[card]))


# --- one-time statues and offerings --------------------------------------------------------------


def _depicted(standing: TurnState, target: int) -> int:
    step = standing.step
    assert isinstance(step, TakeStatue | TakeOffering)
    return step.among


def _depicted_facts(standing: TurnState, target: int, color: int) -> Facts:
    return {"color": color, "colors": _depicted(standing, target)}


def _cities(standing: TurnState) -> tuple[int, ...]:
    return tuple(city for city in standing.tables.board.cities if city >= 0)


def _do_take_statue(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    load_statue(play, step.player, action.color, "equipment.statues")


def _islands(standing: TurnState) -> tuple[int, ...]:
    return standing.tables.board.offerings


def _lying_there(standing: TurnState, target: int) -> int:
    return standing.position.offerings[standing.tables.slot[target]]


def _there(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": color}


def _do_take_offering(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    load_offering(play, step.player, action.target, action.color, "equipment.offerings")


# --- the die-bonus cards -------------------------------------------------------------------------


def _bonus(standing: TurnState, target: int) -> int:
    return standing.powers.bonus


def _color(standing: TurnState, target: int, color: int) -> Facts:
    return {"color": color}


def _do_bonus(play: Transaction, action: Action) -> None:
    seat = play.common.turn
    play.take_favor(seat, BONUS_FAVOR, "equipment.die-bonus")
    play.draw_cards(seat, 1, "equipment.die-bonus")
    play.advance(seat, action.color, "equipment.die-bonus")


TAKE: Final = ActionSchema(
    verb=Verb.TAKE,
    rules=(),
    conditions=(Precondition("fight.reward", _displayed, _card),),
    do=_do_take,
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
    do=_do_take_statue,
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
    do=_do_take_offering,
    targets=_islands,
    terrains=islands(Terrain.OFFERING),
)
BONUS: Final = ActionSchema(
    verb=Verb.BONUS,
    rules=("equipment.die-bonus",),
    conditions=(Precondition("equipment.die-bonus", _bonus, _color),),
    do=_do_bonus,
)
