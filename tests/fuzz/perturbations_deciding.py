"""Stirs that put a decision before a player."""

from random import Random

from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    GodToTop,
    HealColor,
    LookAt,
    NextTurn,
    Phase,
    Recover,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    ALL_COLORS,
    DEPICTED,
    Equipment,
)
from tests.fuzz.case import Case, at, by, minus
from tests.fuzz.perturbations import gods_up, one_done
from tests.fuzz.perturbations_near import raised
from tests.fuzz.pieces import give_back, heal, unload
from tests.fuzz.tasks import aboard


def empty_hold(case: Case, random: Random) -> Case | None:
    """Nothing aboard."""
    for family in (Family.OFFERING, Family.STATUE):
        for color in aboard(case, case.seat, family):
            case = unload(case, case.seat, family, color) or case
    return case


def statue_shown(case: Case, random: Random) -> Case | None:
    """A statue to be taken, of the colors of a card."""
    shown = DEPICTED[Equipment(random.randrange(2))]
    return case.put(pending=(TakeStatue(case.seat, shown),))


def offering_shown(case: Case, random: Random) -> Case | None:
    """An offering to be taken, of the colors of a card."""
    shown = DEPICTED[Equipment(2 + random.randrange(2))]
    return case.put(pending=(TakeOffering(case.seat, shown),))


def healing(case: Case, random: Random) -> Case | None:
    """Injuries of one color to be discarded."""
    return case.put(pending=(HealColor(case.seat),))


def stepping(case: Case, random: Random) -> Case | None:
    """A step for any god."""
    return case.put(pending=(AdvanceGod(case.seat, ALL_COLORS, "explore.letter"),))


def lifting(case: Case, random: Random) -> Case | None:
    """A god to be put on the top row."""
    return case.put(pending=(GodToTop(case.seat, DEPICTED[Equipment.GOD_TO_TOP]),))


def looking(case: Case, random: Random) -> Case | None:
    """Tiles to look at, or one of two to be uncovered."""
    seat = case.seat
    islands = [
        space
        for slot, space in enumerate(case.board.islands)
        if not case.position.face_up >> slot & 1
    ]
    if len(islands) < 2:
        return None
    two = tuple(random.sample(islands, 2))
    asked = random.choice(("equipment.look", "action.look"))
    step = random.choice(
        (LookAt(seat, 2, asked), LookAt(seat, 2, asked, two[:1]), Uncover(seat, two))
    )
    return case.put(pending=(step,))


def choosing_card(case: Case, random: Random) -> Case | None:
    """Equipment to be chosen, for a monster."""
    edited = case if case.me.equipment else one_done(case, random, case.seat)
    lent = edited and give_back(edited, edited.seat)
    return lent and lent.put(pending=(TakeEquipment(lent.seat),))


def choosing_companion(case: Case, random: Random) -> Case | None:
    """A companion to be chosen, of a color of which another player has one, too."""
    colors_ = list(range(6))
    random.shuffle(colors_)
    for color in colors_:
        mine = raised(case, case.seat, color)
        if mine is None:
            continue
        for seat in range(len(mine.position.players)):
            if seat != mine.seat and (edited := raised(mine, seat, color)):
                card = next(
                    companion for companion in edited.me.companions if companion // 3 == color
                )
                edited = edited.mine(companions=minus(edited.me.companions, card))
                left = edited.position.companions | 1 << card
                return edited.put(companions=left, pending=(TakeCompanion(edited.seat, color),))
    return None


def rolled(case: Case, random: Random) -> Case | None:
    """Another's roll offers me a god's step."""
    others = [seat for seat in range(len(case.position.players)) if seat != case.position.turn]
    if case.setting.rules.delayed_gods:
        return None
    seat = random.choice(others)
    first = 5 - len(case.position.players)
    gods = tuple(
        row if row >= first and random.random() < 0.5 else random.choice((first, first, 5, 6, 6))
        for row in case.position.players[seat].gods
    )
    if case.position.players[seat].tile != 2:
        gods = at(gods, random.randrange(6), 0)
    turn = case.position.turn
    case = _at_check(case).give(seat, gods=gods)
    step = AdvanceGod(seat, random.randint(7, 63), "turn.consult-gods")
    return case.put(phase=Phase.CONSULT, pending=(step, NextTurn(turn)))


def recovering(case: Case, random: Random) -> Case | None:
    """At the start of a turn, with injuries to be discarded."""
    if not any(case.me.injuries):
        return None
    if random.random() < 0.7:
        case = gods_up(case, random) or case
    left = min(3, sum(case.me.injuries))
    return _at_check(case).put(pending=(Recover(case.seat, left),))


def unhurt(case: Case, random: Random) -> Case | None:
    """At the start of a turn, with a reward to choose."""
    seat = case.seat
    for color in range(6):
        case = heal(case, seat, color)
    return _at_check(case).put(pending=(CheckReward(seat),))


def _at_check(case: Case) -> Case:
    dice = tuple(sorted((*case.me.dice, *case.position.spent)))[:3]
    played = case.position.played
    if played >= 0:
        case = case.put(discard=by(case.position.discard, played, 1))
    case = case.mine(dice=dice)
    return case.put(phase=Phase.CHECK, spent=(), played=-1, apollon=False, extra=False)
