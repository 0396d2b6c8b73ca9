"""How the actions of Mythology are grouped, named and drawn in the app.

Players act with units: a unit is the source of its steps, fights and attempts. The god, aid,
answers and alliances are sources of their own.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from oracle_nb.games.presentation.actions import ActionGroup, ActionPresentation, TaskAction
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import END, END_MOVES, NONE, Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position
from oracle_nb.mythology.pieces import HERO_BITS, KIND_BITS, OFF, UNITS, Side, side_of
from oracle_nb.mythology.rules.combat import defender_of, enough_aid
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.rules.turn_state import BasicState
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.mythology.ui.choices import Aim, aid_chance, aims_from, most_aid, own_units_in
from oracle_nb.mythology.ui.counters import initials
from oracle_nb.mythology.ui.goals import goals
from oracle_nb.mythology.ui.signs import (
    counted,
    fight_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.mythology.ui.walks import walk_to
from oracle_nb.render.html import html, tag

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.text.wording import Wording

_SOURCES: Final = {
    Verb.PLACE: "god",
    Verb.AID: "aid",
    Verb.JOIN: "answer",
    Verb.REFUSE: "answer",
    Verb.PROPOSE: "alliance",
    Verb.LEAVE: "alliance",
    Verb.END_MOVES: "end",
    Verb.END: "end",
}
_AIMS: Final = 3
"""Maximum number of fights and Prizes in reach that are named."""
_ICON: Final = 34.0
"""The width of a source's picture, in CSS pixels."""


class MythologyActions(ActionPresentation["Mythology", Position, Action]):
    """Actions with units, gods and power points; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def price(self, tokens: int) -> str:
        """Return a number of power points in words."""
        return self._words.say("price", count=tokens)

    # --- sources ---------------------------------------------------------------------------------

    def source(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return "unit:11" for the actions of a unit, or else "god", "aid", "end" and so on."""
        return _SOURCES.get(action.verb) or f"unit:{action.unit}"

    def source_prompt(self) -> str:
        """Return the request to choose a unit."""
        return self._words.say("prompt-source")

    def source_title(self, rules: "Mythology", position: Position, source: str) -> str:
        """Return the name of a unit, of the player's god, or of what else can be done."""
        unit = unit_of(source)
        if unit != NONE:
            return rules.pack.units[unit].name(self._words.language)
        if source == "god" and position.to_move is not None:
            god = position.gods[position.to_move]
            return rules.pack.god[god].name(self._words.language)
        if source == "end" and position.part in (Part.GOD, Part.MOVEMENT):
            return self._words.say("source-end-moves")
        if source == "end" and position.last_window:
            return self._words.say(
                "source-end-last" if position.mover_allied else "source-end-none"
            )
        return self._words.say(f"source-{source}")

    def source_note(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return "": the names of actions include the unit."""
        return ""

    def source_icon(self, rules: "Mythology", position: Position, source: str, theme: str) -> str:
        """Return the counter of a unit, or a symbol."""
        unit = unit_of(source)
        if unit != NONE:
            return unit_sign(unit, theme, _ICON)
        if source == "god" and position.to_move is not None:
            return seat_sign(position.to_move, theme, _ICON)
        if source == "aid":
            return symbol_sign("bolt", "yellow", theme, _ICON)
        return ""

    def source_examples(
        self, rules: "Mythology", position: Position
    ) -> tuple[tuple[str, Action], ...]:
        """Return the units that the player could use in this part of the turn, with an action."""
        return tuple(_examples(rules, position))

    def source_space(self, rules: "Mythology", position: Position, source: str) -> int | None:
        """Return the space of a unit; for aid that of the unit which gets it."""
        unit = unit_of(source)
        if source == "aid" and isinstance(position.pending, Fight | Attempt):
            unit = position.pending.unit
        return None if unit == NONE or position.units[unit] == OFF else position.units[unit]

    def group(self, rules: "Mythology", position: Position, action: Action) -> ActionGroup:
        """Return the heading of an action's kind."""
        match action.verb:
            case Verb.STEP:
                state_cost = rules.check(position, action).tokens
                attack = state_cost > 2
                heading = self._words.say("group-attack" if attack else "group-step")
                return ActionGroup(heading, named_by_space=True)
            case Verb.AID if action.target > (enough := enough_aid(position)):
                return ActionGroup(self._words.say("group-aid-wasted", enough=enough), folded=True)
            case Verb.AID:
                return ActionGroup(self._aid_heading(rules, position))
            case Verb.PLACE:
                units = own_units_in(rules, position, action.target)
                name = "group-god" if units else "group-god-other"
                side = Side(position.sides[position.turn])
                return ActionGroup(self._words.say(name, side=side), folded=not units)
            case Verb.PROPOSE | Verb.LEAVE:
                return ActionGroup(self._words.say("group-alliance"))
        return ActionGroup()

    def for_tasks(
        self,
        rules: "Mythology",
        position: Position,
        seat: int,
        actions: Sequence[Action],
        theme: str,
    ) -> tuple[TaskAction, ...]:
        """Return fights and attempts for Prizes, and what brings them within reach."""
        pack, language, say = rules.pack, self._words.language, self._words.say
        shown = []
        for goal in goals(rules, position, seat, actions):
            hex_ = position.units[goal.foes[0]] if goal.foes else position.prizes[goal.prize]
            area = rules.world.area[hex_]
            there = goal.action.verb is Verb.PLACE and goal.action.target != area
            where = {
                "where": "later" if goal.later else "there" if there else "here",
                "area": pack.area[area].name(language),
            }
            if goal.foes:
                names = tuple(pack.units[foe].name(language) for foe in goal.foes)
                against = goal.against if goal.action.verb is not Verb.FIGHT else -1
                task = say("toward-fight", names=names, against=against, **where)
                icon = unit_sign(goal.foes[0], theme, 24)
            else:
                prize = pack.prize[goal.prize].name(language)
                odds = self._odds_text(prize_chance(goal.left))
                message = "toward-guard" if goal.guards else "toward-prize"
                task = say(message, prize=prize, odds=odds, **where)
                icon = prize_sign(initials(prize), theme, 24)
            shown.append(TaskAction(goal.action, task, icon, goal.then, goal.later))
        return tuple(shown)

    def icon(self, rules: "Mythology", position: Position, action: Action, theme: str) -> str:
        """Return the chances of aid, and the enemy of a fight or an attack."""
        match action.verb:
            case Verb.AID:
                return self._odds(position, action.target)
            case Verb.FIGHT:
                return unit_sign(action.target, theme, 22)
            case Verb.STEP if rules.check(position, action).tokens > 2:
                return fight_sign(theme, 20)
            case Verb.PROPOSE:
                return seat_sign(action.target, theme, 22)
            case Verb.PLACE:
                return self._units_in(rules, position, action.target, theme)
        return ""

    def detail(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return who defends against an attack, and with how many power points; "" without one."""
        enemies = action.verb is Verb.STEP and _enemies(position, action.unit, action.target)
        if not enemies:
            return ""
        seat = defender_of(rules.world, position, action.target)
        god = rules.pack.god[position.gods[seat]].name(self._words.language)
        return self._words.say("defended", god=god, price=self.price(position.power[seat]))

    def _units_in(self, rules: "Mythology", position: Position, area: int, theme: str) -> str:
        """Return how many units the player could move from an Area."""
        seat = position.to_move
        count = own_units_in(rules, position, area)
        if seat is None or not count:
            return ""
        aims = aims_from(rules, position, area)
        fights = sum(bool(aim.foes) for aim in aims)
        counts = (
            (side_sign(Side(position.sides[seat]), theme, 18), "units-here", count),
            (fight_sign(theme, 18), "fights-near", fights),
            (prize_sign("", theme, 18), "prizes-near", sum(aim.prize != OFF for aim in aims)),
        )
        return html(
            counted(sign, number, self._words.say(name, count=number))
            for sign, name, number in counts
            if number
        )

    def _odds(self, position: Position, aid: int) -> str:
        """Return the chance of success with an amount of aid, also against all possible aid."""
        chance = aid_chance(position, aid)
        if chance is None:
            return ""
        odds = [self._odds_text(chance)]
        if against := most_aid(position):
            odds.append(self._odds_text(win_chance(aid - against)))
        return tag("span", " · ".join(odds), cls="m-odds")

    def _aid_heading(self, rules: "Mythology", position: Position) -> str:
        """Return what the chances beside the amounts of aid are."""
        match position.pending:
            case Attempt():
                return self._words.say("group-aid-prize")
            case Fight(defender=defender) if against := most_aid(position):
                god = self._player(rules, position, defender)
                return self._words.say("group-aid-attack", god=god, against=against)
        return self._words.say("group-aid-defense")

    def outlook(self, rules: "Mythology", position: Position, action: Action) -> tuple[str, ...]:
        """Return the fights and Prizes that a god would bring within reach."""
        if action.verb is not Verb.PLACE:
            return ()
        aims, say = aims_from(rules, position, action.target), self._words.say
        if not aims:
            return (say("aims-none"),)
        lines = [self._aim(rules, position, aim) for aim in aims[:_AIMS]]
        if more := [name for aim in aims[_AIMS:] for name in self._aimed_at(rules, aim)]:
            lines.append(say("aims-more", names=tuple(dict.fromkeys(more))))
        return tuple(lines)

    def outlook_spaces(
        self, rules: "Mythology", position: Position, action: Action
    ) -> tuple[int, ...]:
        """Return the hexes of the fights and Prizes that a god would bring within reach."""
        if action.verb is not Verb.PLACE:
            return ()
        return tuple(aim.hex_ for aim in aims_from(rules, position, action.target)[:_AIMS])

    def _aimed_at(self, rules: "Mythology", aim: Aim) -> list[str]:
        """Return the names of the enemies, and of a Prize that nobody guards."""
        pack, language = rules.pack, self._words.language
        units = [pack.units[unit] for unit in aim.foes]
        prizes = [] if aim.foes or aim.prize == OFF else [pack.prize[aim.prize].name(language)]
        return [f"{unit.name(language)} ({unit.id})" for unit in units] + prizes

    def _aim(self, rules: "Mythology", position: Position, aim: Aim) -> str:
        """Return what can be reached, with the chance of all of it."""
        pack, language = rules.pack, self._words.language
        facts = {
            "names": tuple(self._aimed_at(rules, aim)),
            "prize": "" if aim.prize == OFF else pack.prize[aim.prize].in_sentence(language),
            "space": rules.world.names[aim.hex_],
            "left": aim.left,
            "odds": self._odds_text(aim.best),
        }
        if not aim.foes:
            return self._words.say("aim-prize", **facts)
        god = rules.pack.god[position.gods[aim.defender]].name(language)
        answer = {"god": god, "against": aim.against, "worst": self._odds_text(aim.worst)}
        message = "aim-fight" if aim.prize == OFF else "aim-guarded"
        return self._words.say(message, **facts, **answer, count=aim.needed)

    def _player(self, rules: "Mythology", position: Position, seat: int) -> str:
        """Return a player's god with its side."""
        god = rules.pack.god[position.gods[seat]].name(self._words.language)
        return f"{god} ({self._words.say('side', side=Side(position.sides[seat]))})"

    def _odds_text(self, chance: Fraction) -> str:
        return self._words.say("odds", chance=chance)

    def subjects(self, rules: "Mythology", position: Position, action: Action) -> tuple[str, ...]:
        """Return nothing: units differ only in their place in the Basic Game."""
        return ()

    def space_subjects(self, rules: "Mythology", position: Position, space: int) -> tuple[str, ...]:
        """Return the rules about Prizes for a space with one."""
        return ("basic.prize-try", "basic.prize-roll") if position.prize_at(space) >= 0 else ()

    # --- spaces ----------------------------------------------------------------------------------

    def target_space(self, rules: "Mythology", position: Position, action: Action) -> int | None:
        """Return the space of an action; for a god the space at the name of its Area."""
        match action.verb:
            case Verb.PLACE:
                return base_map(rules.pack, self._words.language).labels[action.target].lower
            case Verb.STEP:
                return action.target
            case Verb.FIGHT | Verb.SEIZE:
                hex_ = position.units[action.unit]
                return None if hex_ == OFF else hex_
        return None

    def marked_space(self, rules: "Mythology", position: Position, action: Action) -> int | None:
        """Return no space for a god: it can go to any Area, and rings would hide their names."""
        return None if action.verb is Verb.PLACE else self.target_space(rules, position, action)

    def target_region(
        self, rules: "Mythology", position: Position, action: Action
    ) -> tuple[int, ...]:
        """Return the spaces of the Area to which a god goes."""
        if action.verb is not Verb.PLACE:
            return ()
        return rules.world.hexes_of(action.target)

    def stage(self, rules: "Mythology", position: Position) -> tuple[int, ...]:
        """Return the spaces of the Area in which the god is whose turn it is."""
        if position.part not in (Part.MOVEMENT, Part.COMBAT, Part.PRIZES):
            return ()
        area = position.areas[position.turn]
        return () if area == OFF else rules.world.hexes_of(area)

    def short_title(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return the Area of a god, points of aid, whom a step attacks or where it leads."""
        language, area = self._words.language, rules.pack.area
        match action.verb:
            case Verb.AID:
                return str(action.target)
            case Verb.PLACE:
                return area[action.target].name(language)
            case Verb.STEP:
                there = area[rules.world.area[action.target]].name(language)
                foes = _enemies(position, action.unit, action.target)
                units = [rules.pack.units[unit] for unit in foes]
                names = tuple(f"{unit.name(language)} ({unit.id})" for unit in units)
                space = rules.world.names[action.target]
                facts = {"area": there, "names": names, "count": len(names), "space": space}
                return self._words.say("short-step", **facts)
        return ""

    def aims_at(self, rules: "Mythology", position: Position, action: Action, space: int) -> bool:
        """Return whether an action is meant by a space: any space of an Area means the Area."""
        if action.verb is Verb.PLACE:
            return rules.world.area[space] == action.target
        return self.target_space(rules, position, action) == space

    def candidates(
        self, rules: "Mythology", position: Position, source: str, space: int
    ) -> tuple[Action, ...]:
        """Return the actions that a click on a space can mean, with a unit or without one."""
        return tuple(_candidates(rules, position, unit_of(source), space))

    def candidates_without_space(
        self, rules: "Mythology", position: Position, source: str
    ) -> tuple[Action, ...]:
        """Return the end of movement or of the turn."""
        return (END_MOVES, END) if source == "end" else ()

    def refused_title(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return that a unit would move, without a space, if it can't move anywhere."""
        moves = action.verb is Verb.STEP and position.part is Part.MOVEMENT
        if not moves or action.unit >= UNITS or position.movable >> action.unit & 1:
            return ""
        unit = rules.pack.units[action.unit].name(self._words.language)
        return self._words.say("refused-unit", unit=unit)

    def route(self, rules: "Mythology", position: Position, action: Action) -> tuple[int, ...]:
        """Return the two spaces of a step."""
        if action.verb is not Verb.STEP or position.units[action.unit] == OFF:
            return ()
        return position.units[action.unit], action.target

    def walk(
        self, rules: "Mythology", position: Position, source: str, space: int
    ) -> tuple[Action, ...]:
        """Return the steps of a unit on a way without enemies; () where another unit is meant."""
        if position.units_at(space) & KIND_BITS[position.sides[position.turn]]:
            return ()
        return walk_to(rules, position, unit_of(source), space)

    def moved_unit(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return the name of the unit that takes a step."""
        if action.verb is not Verb.STEP:
            return ""
        return rules.pack.units[action.unit].name(self._words.language)

    def piece(self, rules: "Mythology", position: Position, source: str) -> str:
        """Return the key of a unit."""
        return source if unit_of(source) != NONE else ""

    def ends_turn(self, rules: "Mythology", position: Position, action: Action) -> bool:
        """Return whether this action ends the turn or its movement."""
        last = action.verb is Verb.END and position.part is not Part.ALLIANCES
        return last or action.verb is Verb.END_MOVES

    def expires(self, rules: "Mythology", position: Position, source: str) -> bool:
        """Return whether a source is a unit, which can act only in its player's turn.

        After the movement, a Hero on a Prize still tries for it.
        """
        unit = unit_of(source)
        tries = unit != NONE and position.part is Part.MOVEMENT and side_of(unit) is Side.HEROES
        return unit != NONE and not (tries and position.prize_at(position.units[unit]) != OFF)

    def unused_note(self, rules: "Mythology", position: Position, action: Action) -> str:
        """Return how many power points are left after the movement, while units could move.

        It is "" where a fight or an attempt to take a Prize still needs them.
        """
        seat = position.to_move
        if action.verb is not Verb.END_MOVES or seat is None or not position.power[seat]:
            return ""
        if self.saves(rules, position, action):
            return ""
        if all(other.verb is not Verb.STEP for other in rules.legal_actions(position)):
            return ""
        foes = position.foes_wait(seat)
        return self._words.say(
            "unused-power", price=self.price(position.power[seat]), foes=int(foes)
        )

    def saves(self, rules: "Mythology", position: Position, action: Action) -> bool:
        """Return whether a fight or an attempt to take a Prize still needs the power points."""
        if action.verb is not Verb.END_MOVES:
            return False
        state = BasicState(rules.world, position)
        waits = state.units_in(state.prize_hexes & ~state.hexes_against(state.side))
        return bool(state.contested or waits & position.movable & HERO_BITS & ~position.tried)


def unit_of(source: str) -> int:
    """Return the unit of a source; -1 for a source that isn't a unit."""
    kind, _, number = source.partition(":")
    return int(number) if kind == "unit" else NONE


def _examples(rules: "Mythology", position: Position) -> Iterator[tuple[str, Action]]:
    """Yield the sources that matter in the part of the turn, and offers made, with an action."""
    if position.to_move is None or position.pending is not None:
        return
    if asked := members(position.asked):
        yield "alliance", Action(Verb.PROPOSE, target=asked[-1])
    match position.part:
        case Part.MOVEMENT:
            for unit in members(position.movable):
                if position.units[unit] != OFF:
                    near = rules.world.neighbors[position.units[unit]]
                    yield f"unit:{unit}", Action(Verb.STEP, unit, near[0])
        case Part.COMBAT:
            for unit in members(position.entered):
                foes = _enemies(position, unit, position.units[unit])
                if foes:
                    yield f"unit:{unit}", Action(Verb.FIGHT, unit, foes[0])
        case Part.PRIZES:
            own = KIND_BITS[position.sides[position.to_move]]
            for hex_ in position.prizes:
                for unit in members(position.units_at(hex_) & own) if hex_ != OFF else ():
                    yield f"unit:{unit}", Action(Verb.SEIZE, unit)


def _enemies(position: Position, unit: int, space: int) -> tuple[int, ...]:
    """Return the enemies of a unit in a space."""
    return members(position.units_at(space) & KIND_BITS[side_of(unit).other])


def _candidates(rules: "Mythology", position: Position, unit: int, space: int) -> Iterator[Action]:
    """Yield what can be meant by a space, the likeliest first."""
    seat = position.to_move
    if seat is None or isinstance(position.pending, Offer):
        return
    if position.part is Part.GOD:
        yield Action(Verb.PLACE, target=rules.world.area[space])
        return
    here, own_bits = position.units_at(space), KIND_BITS[position.sides[seat]]
    own = members(here & own_bits)
    if position.part is Part.MOVEMENT:
        near = rules.world.neighbors[space][0]
        fixed = [other for other in own if not position.movable >> other & 1]
        if unit == NONE or position.units[unit] != space:
            # Somebody who clicks on a unit wants to choose it, not to come to it.
            yield from (Action(Verb.STEP, other, near) for other in fixed)
            if unit != NONE and fixed:
                return
        if unit != NONE:
            yield Action(Verb.STEP, unit, space)
        elif here & ~own_bits and position.movable:
            # Somebody who clicks on an enemy wants to attack it.
            away = rules.world.distances(space)
            nearest = min(members(position.movable), key=lambda own: away[position.units[own]])
            yield Action(Verb.STEP, nearest, space)
        else:
            yield from (Action(Verb.STEP, other, near) for other in members(here))
    elif position.part is Part.COMBAT:
        foes = members(here & ~own_bits)
        fighters = own if unit == NONE or not own else dict.fromkeys((unit, *own))
        yield from (
            Action(Verb.FIGHT, fighter, foe)
            for fighter in fighters
            for foe in foes
            if fighter < UNITS
        )
    elif position.part is Part.PRIZES:
        yield from (Action(Verb.SEIZE, other) for other in own)
