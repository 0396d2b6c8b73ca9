"""Edits: for each rule the smallest change that takes its cause for a refusal away.

An edit knows nothing of oracle_nb/mythology/rules. It returns None where no position of this
number of players is without the cause.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Fight, Offer, Part, Position
from tests.mythology.reference import (
    FIRST_MONSTER,
    FIRST_PRIZE,
    Atlas,
    decider,
    fought_over,
    has,
    is_monster,
    others_in,
)

OFF: Final = -1


class Case(NamedTuple):
    """An action in a position that rules refuse: all of the ``causes``."""

    atlas: Atlas
    at: Position
    action: Action
    player: int | None
    causes: frozenset[str]

    def but(self, **fields: Any) -> "Case":
        """Return the case with some fields of the position changed."""
        return self._replace(at=replace(self.at, **fields))

    @property
    def seats(self) -> range:
        """The seats."""
        return range(len(self.at.sides))

    @property
    def where(self) -> int:
        """The hex of the unit."""
        return self.at.units[self.action.unit]


def put(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:place], item, *items[place + 1 :])


def without(numbers: int, number: int) -> int:
    """Return a set of numbers without one."""
    return numbers - (numbers & 1 << number)


def moved(case: Case, unit: int, hex_: int) -> Case:
    """Return the case with a unit in a hex, taken from nobody's trophies."""
    trophies = tuple(
        tuple(counter for counter in pile if counter != unit) for pile in case.at.trophies
    )
    return case.but(units=put(case.at.units, unit, hex_), trophies=trophies)


def spare(case: Case, *, monster: bool) -> int:
    """Return a unit of a kind that the action doesn't name."""
    named = (case.action.unit, case.action.target)
    units = range(FIRST_MONSTER, FIRST_PRIZE) if monster else range(FIRST_MONSTER)
    free = [unit for unit in units if unit not in named]
    return min(free, key=lambda unit: case.at.units[unit])


def with_god(case: Case) -> Case:
    """Return the case with the god of the turn on the map, away from the unit."""
    at = case.at
    if at.areas[at.turn] != OFF:
        return case
    here = case.atlas.areas[case.where] if 0 <= case.action.unit < FIRST_PRIZE else OFF
    free = next(n for n in sorted({*case.atlas.areas}) if n not in at.areas and n != here)
    return case.but(areas=put(at.areas, at.turn, free))


def in_part(case: Case) -> Case | None:
    """Go to the part of the turn in which the action belongs."""
    match case.action.verb:
        case Verb.STEP | Verb.END_MOVES:
            part = Part.MOVEMENT
        case Verb.FIGHT:
            part = Part.COMBAT
        case _:
            part = Part.PRIZES
    return with_god(case.but(part=part))


def not_now(case: Case) -> Case | None:
    """Ask what the action answers."""
    turn = case.at.turn
    match case.action.verb:
        case Verb.PLACE:
            return case.but(part=Part.GOD)
        case Verb.AID:
            hex_ = 0
            case = with_god(moved(moved(case, 0, hex_), FIRST_MONSTER, hex_))
            foe = next(seat for seat in case.seats if seat != turn)
            return case.but(part=Part.COMBAT, pending=Fight(0, FIRST_MONSTER, foe))
    offer = Offer(next(seat for seat in case.seats if seat != turn))
    return case._replace(player=None).but(pending=offer)


def no_target(case: Case) -> Case | None:
    """Put what the action names on the map, or name another player."""
    action, at = case.action, case.at
    if action.verb is Verb.PROPOSE:
        other = next(seat for seat in case.seats if seat != decider(at))
        return case._replace(action=replace(action, target=other))
    if action.unit >= FIRST_PRIZE:
        prize = action.unit - FIRST_PRIZE
        free = next(n for n in range(len(case.atlas.names)) if n not in at.prizes)
        piles = tuple(
            tuple(counter for counter in pile if counter != prize) for pile in at.captured
        )
        return case.but(prizes=put(at.prizes, prize, free), captured=piles)
    units = [action.unit, action.target] if action.verb is Verb.FIGHT else [action.unit]
    for unit in units:
        if at.units[unit] == OFF:
            case = moved(case, unit, 0)
    return case


def god_elsewhere(case: Case) -> Case | None:
    """Put the god that stands in the Area into a free one."""
    at = case.at
    free = next(n for n in sorted({*case.atlas.areas}) if n not in at.areas)
    return case.but(areas=put(at.areas, at.areas.index(case.action.target), free))


def own_unit(case: Case) -> Case | None:
    """Name one's own unit instead of a Prize."""
    unit = spare(case, monster=case.at.sides[decider(case.at)] == 1)
    action = replace(case.action, unit=unit)
    return case._replace(action=action)


def sides_swapped(case: Case, first: int, other: int) -> Case:
    """Return the case with the kinds of two players swapped."""
    at = case.at
    sides = put(put(at.sides, first, at.sides[other]), other, at.sides[first])
    trophies = put(put(at.trophies, first, at.trophies[other]), other, at.trophies[first])
    return case.but(sides=sides, trophies=trophies, alliances=(0,) * len(sides))


def favoring(case: Case, unit: int) -> Case:
    """Return the case with a player to move who favors the kind of the unit."""
    at = case.at
    if is_monster(unit) is (at.sides[at.turn] == 1):
        return case
    other = next(seat for seat in case.seats if at.sides[seat] != at.sides[at.turn])
    return sides_swapped(case, at.turn, other).but(movable=0, entered=0, tried=0)


def other_kind(case: Case) -> Case | None:
    """Let the player favor the kind of the unit."""
    at, unit = case.at, case.action.unit
    if isinstance(at.pending, Fight):
        return case.but(pending=replace(at.pending, aid=-1))
    case = case.but(pending=None)
    if is_monster(unit) is (at.sides[at.turn] == 1):
        return case
    may = case.atlas.areas[case.where] == at.areas[at.turn]
    return favoring(case, unit).but(movable=1 << unit if may else 0)


def own_turn(case: Case) -> Case | None:
    """Let the player whose turn it is decide."""
    return case.but(pending=None)


def in_area(case: Case) -> Case | None:
    """Let the unit have begun in the god's Area."""
    at, unit = case.at, case.action.unit
    if is_monster(unit) is (at.sides[at.turn] == 1):
        return case.but(movable=at.movable | 1 << unit)
    area, mine = case.atlas.areas[case.where], at.areas[at.turn]
    areas = tuple(mine if god_area == area else god_area for god_area in at.areas)
    return case.but(areas=put(areas, at.turn, area))


def not_stopped(case: Case) -> Case | None:
    """Let the unit not have entered."""
    return case.but(entered=without(case.at.entered, case.action.unit))


def rich(case: Case, points: int = 15) -> Case:
    """Give the player points."""
    return case.but(power=put(case.at.power, decider(case.at), points))


def next_to(case: Case) -> Case | None:
    """Go to a neighboring hex, with or without enemies like the other."""
    monsters = not is_monster(case.action.unit)
    wanted = bool(others_in(case.at, case.action.target, monsters=monsters))
    near = [h for h in range(len(case.atlas.names)) if case.atlas.adjacent(case.where, h)]
    same = [h for h in near if bool(others_in(case.at, h, monsters=monsters)) is wanted]
    if same:
        return case._replace(action=replace(case.action, target=same[0]))
    enemy = spare(case, monster=monsters)
    case = case._replace(action=replace(case.action, target=near[0]))
    if wanted:
        return moved(case, enemy, near[0])
    return emptied(case, near[0])


def emptied(case: Case, hex_: int) -> Case:
    """Return the case without the unit's enemies in a hex."""
    for foe in others_in(case.at, hex_, monsters=not is_monster(case.action.unit)):
        case = moved(case, foe, OFF)
    return case


def no_attack(case: Case) -> Case | None:
    """Take the enemies off the hex, or give points where the unit itself is among them."""
    if case.action.target == case.where:
        return rich(case, 4)
    return emptied(case, case.action.target)


def fought(case: Case) -> Case | None:
    """Let there be combat between the two, or none at all."""
    at, action = case.at, case.action
    if action.verb is not Verb.FIGHT:
        return case.but(part=Part.PRIZES, battlefields=())
    hex_ = case.where
    case = moved(case, action.target, hex_)
    for monster in (False, True):
        if not others_in(case.at, hex_, monsters=monster):
            case = moved(case, spare(case, monster=monster), hex_)
    return case.but(battlefields=at.battlefields if hex_ in at.battlefields else (hex_,))


def enemy(case: Case) -> Case | None:
    """Name a foe of the other kind in the same hex."""
    at, action = case.at, case.action
    there, unit = at.units[action.target], action.unit
    foe = spare(case, monster=not is_monster(unit))
    fields = at.battlefields
    if there == case.where and not fought_over(at, there):
        fields = tuple(hex_ for hex_ in fields if hex_ != there)
    case = moved(case.but(battlefields=fields), foe, there)
    return case._replace(action=replace(action, target=foe))


def hero(case: Case) -> Case | None:
    """Let a Hero try in place of the Monster."""
    at, unit, hex_ = case.at, case.action.unit, case.where
    hero_ = spare(case, monster=False)
    among = "basic.prize-after-combat" in case.causes
    case = on_prize(moved(case, hero_, hex_), hex_)
    case = case._replace(action=replace(case.action, unit=hero_))
    case = emptied(case, hex_)
    if among:
        case = moved(case, unit, hex_)
    case = favoring(case, hero_)
    tried = without(case.at.tried, hero_) | (1 << hero_ if has(at.tried, unit) else 0)
    return still_fought(case.but(movable=case.at.movable | 1 << hero_, tried=tried))


def still_fought(case: Case) -> Case:
    """Return the case with combat elsewhere, if combat is a cause of its own."""
    fields = case.at.battlefields
    if "basic.combat-must" not in case.causes or any(
        fought_over(case.at, field) for field in fields
    ):
        return case
    hex_ = next(n for n in range(len(case.atlas.names)) if n != case.where and n not in fields)
    for monster in (False, True):
        case = moved(case, spare(case, monster=monster), hex_)
    return case.but(battlefields=(*fields, hex_))


def on_prize(case: Case, hex_: int) -> Case:
    """Return the case with a Prize in a hex."""
    at = case.at
    if hex_ in at.prizes:
        return case
    piles = tuple(tuple(prize for prize in pile if prize) for pile in at.captured)
    return case.but(prizes=put(at.prizes, 0, hex_), captured=piles)


def may_try(case: Case) -> Case | None:
    """Let the Hero have begun in the Area, on a Prize."""
    unit, case = case.action.unit, favoring(case, case.action.unit)
    return on_prize(case.but(movable=case.at.movable | 1 << unit), case.where)


def alone(case: Case) -> Case | None:
    """Take the enemies off the Prize's hex."""
    return still_fought(emptied(case, case.where))


def not_tried(case: Case) -> Case | None:
    """Let the Hero not have tried."""
    return case.but(tried=without(case.at.tried, case.action.unit))


def free_to_ally(case: Case) -> Case | None:
    """Let the other player be in no alliance, and not have been asked."""
    other = case.action.target
    asked = without(case.at.asked, other)
    waiting = without(case.at.waiting, case.at.turn)
    alone = (0,) * len(case.seats)
    return case.but(pending=None, asked=asked, waiting=waiting, alliances=alone)


def same_side(case: Case) -> Case | None:
    """Let the other player favor one's kind."""
    at, other = case.at, case.action.target
    seat = decider(at)
    friends = [
        friend for friend in case.seats if at.sides[friend] == at.sides[seat] and friend != seat
    ]
    if not friends:
        return None
    asked = at.asked | (1 << other if "basic.ally" in case.causes else 0)
    return sides_swapped(case, other, friends[0]).but(asked=asked)


def allied(case: Case) -> Case | None:
    """Let the player be in an alliance."""
    at = case.at
    seat = decider(at)
    for other in case.seats:
        if other != seat and at.sides[other] == at.sides[seat]:
            none = (0,) * len(case.seats)
            return case.but(alliances=put(put(none, seat, 1), other, 1))
    return None


EDITS: Final[dict[str, Callable[[Case], Case | None]]] = {
    "play.over": lambda case: case.but(part=Part.ALLIANCES, turn=0),
    "play.not-your-turn": lambda case: case._replace(player=None),
    "play.decision-pending": lambda case: case.but(pending=None),
    "play.not-now": not_now,
    "play.no-target": no_target,
    "basic.parts-of-turn": in_part,
    "basic.god-area": god_elsewhere,
    "basic.prize-fixed": own_unit,
    "basic.favor-moves": other_kind,
    "basic.attacker-picks": other_kind,
    "basic.own-turn": own_turn,
    "basic.in-area": in_area,
    "basic.no-through": not_stopped,
    "basic.power-gone": rich,
    "basic.hex-cost": lambda case: rich(case, 3),
    "basic.attack-cost": no_attack,
    "basic.aid-cost": rich,
    "basic.adjacent": next_to,
    "basic.combat-must": fought,
    "basic.same-kind": enemy,
    "basic.prize-heroes": hero,
    "basic.prize-try": may_try,
    "basic.prize-after-combat": alone,
    "basic.prize-once": not_tried,
    "basic.ally": free_to_ally,
    "basic.ally-side": same_side,
    "basic.ally-break": allied,
}
"""The edit of each rule that refuses."""
