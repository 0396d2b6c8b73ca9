"""Edits of what is aboard, and of the tasks it is for."""

from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import WHITE, Equipment
from tests.fuzz.case import Case, colors
from tests.fuzz.needs import color_once, keep, needed
from tests.fuzz.pieces import storage_of, take_aboard, unload
from tests.fuzz.tasks import equip, family_of, release
from tests.fuzz.wheel import paid_as

OTHER = {Family.STATUE: Family.OFFERING, Family.OFFERING: Family.STATUE}


def room(case: Case) -> Case | None:
    """cargo.capacity: there is room aboard."""
    family = family_of(case)
    if family is None:
        return None
    other = OTHER[family]
    cargo = case.me.offerings if other is Family.OFFERING else case.me.statues
    if cargo:
        return unload(case, case.seat, other, cargo[0])
    if Equipment.STORAGE not in case.me.equipment and (more := equip(case, Equipment.STORAGE)):
        return more
    own = case.me.statues if family is Family.STATUE else case.me.offerings
    there = case.board.spaces[case.action.target].color
    if case.left == "task.color-once":
        own = tuple(color for color in own if color != case.action.color)
    spare = [color for color in own if case.left != "statue.load" or color != there]
    if not spare or case.left == "task.needed":
        return None
    return unload(case, case.seat, family, spare[0])


def _aboard(case: Case, family: Family) -> Case | None:
    color = case.action.color
    cargo = case.me.offerings if family is Family.OFFERING else case.me.statues
    fixed = colors(case.me.tasks, family)
    others = [color for color in cargo if color not in fixed]
    if others and color not in fixed and len(others) >= fixed.count(WHITE):
        # Loaded cargo for the white task makes way.
        made = unload(case, case.seat, family, others[0])
        if made is None:
            return None
        case = made
    if len(case.me.offerings) + len(case.me.statues) >= storage_of(case.me):
        made = _make_room(case, family)
        if made is None:
            return None
        case = made
    if edited := take_aboard(case, case.seat, family, color):
        return edited
    loose = release(case, family, color)
    edited = loose and take_aboard(loose, case.seat, family, color)
    return edited and keep(case, edited)


def _make_room(case: Case, family: Family) -> Case | None:
    for kind in (OTHER[family], family):
        cargo = case.me.offerings if kind is Family.OFFERING else case.me.statues
        if cargo:
            return unload(case, case.seat, kind, cargo[0])
    return None


def offering_aboard(case: Case) -> Case | None:
    """offering.make: an offering of the color is aboard."""
    return _aboard(case, Family.OFFERING)


def statue_aboard(case: Case) -> Case | None:
    """statue.raise: a statue of the color is aboard."""
    return _aboard(case, Family.STATUE)


def task_open(case: Case) -> Case | None:
    """task.needed: a task of mine takes the color."""
    edited = needed(case)
    return edited and paid_as(case, edited)


def not_used(case: Case) -> Case | None:
    """task.color-once: I have not used the color."""
    edited = color_once(case)
    return edited and paid_as(case, edited)


EDITS = {
    "cargo.capacity": room,
    "offering.make": offering_aboard,
    "statue.raise": statue_aboard,
    "task.needed": task_open,
    "task.color-once": not_used,
}
