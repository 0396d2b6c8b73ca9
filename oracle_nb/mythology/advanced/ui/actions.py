"""How the actions of the Advanced Game are grouped, named and drawn in the app.

While log sheets are filled in, the sources are the parts of the sheet, and each unit is a group of
numbers. A unit that is announced or on its way is named by its actions.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.games.presentation.actions import ActionGroup, ActionPresentation, TaskAction
from oracle_nb.mythology.advanced.model.actions import (
    CLOSE,
    END,
    LET,
    STOP,
    THREATEN,
    Action,
    Verb,
)
from oracle_nb.mythology.advanced.model.divine import plot_of
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Capture,
    Combat,
    Eruption,
    Phase,
    Position,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.control import challengers
from oracle_nb.mythology.advanced.rules.paths import ways
from oracle_nb.mythology.advanced.ui.candidates import candidates_at
from oracle_nb.mythology.advanced.ui.choices import (
    FAR,
    area_group,
    heroes_struck,
    own_plots,
    struck_from,
)
from oracle_nb.mythology.advanced.ui.entries import card_texts, occurrence_name
from oracle_nb.mythology.advanced.ui.map_scene import numbers_of
from oracle_nb.mythology.advanced.ui.tasks import (
    helpful_card,
    listed_tasks,
    near_facts,
    prize_worth,
)
from oracle_nb.mythology.packs.data_pack import fighter_of
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, OFF, UNITS, Side
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.mythology.ui.map_scene import cargo_name, numbers_words
from oracle_nb.mythology.ui.signs import (
    counted,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording

_ICON: Final = 30.0
"""The width of a source's picture, in CSS pixels."""
_AROUND: Final = 3
"""Number of spaces around a unit that are shown with it."""
_SOURCES: Final = {
    Verb.AID: "aid",
    Verb.AIL: "ail",
    Verb.ZEUS: "zeus",
    Verb.PLOT: "occurrences",
    Verb.LAY: "cards",
    Verb.REPEAT: "heroes",
    Verb.CLOSE: "sheet",
    Verb.THREATEN: "sheet",
    Verb.PRAY: "vows",
    Verb.SACRIFICE: "vows",
    Verb.OFFER: "vows",
}
_RARE: Final = frozenset({"unborn", "aid", "ail", "occurrences", "cards", "vows"})
"""Parts of the sheet that stay empty on most sheets."""
_OF_AREAS: Final = frozenset({Verb.PLACE, Verb.TRAVEL, Verb.AIM})
"""Verbs that name an Area."""
_FOLDED: Final = frozenset({Verb.BLESS, Verb.POWER, Verb.EVENT, Verb.TRAVEL})
_OF_CARDS: Final = _FOLDED | {Verb.LAY, Verb.ORACLE, Verb.UNLEASH, Verb.AIM}
"""Verbs about cards and powers."""
_OF_UNITS: Final = frozenset(
    {
        *(Verb.AMBUSH, Verb.EMBARK, Verb.LAND, Verb.DROP, Verb.SEIZE),
        *(Verb.BLESS, Verb.POWER),
    }
)
"""Verbs shown with the counter of their unit."""
_OF_HERO: Final = {
    Verb.ATTACK: "attack",
    Verb.PRAY: "pray",
    Verb.SACRIFICE: "sacrifice",
    Verb.OFFER: "sacrifice",
}
"""Groups whose headings name the unit."""
_ADDED: Final = frozenset({Verb.NOTE, Verb.ZEUS, Verb.AID, Verb.AIL})
"""Verbs with a number of points that are added to others."""
_OF_POINTS: Final = _ADDED | {Verb.BID, Verb.PRAY, Verb.SACRIFICE, Verb.BRIBE}
"""Verbs with a number of points."""
_NAMED: Final = {
    Verb.ZEUS: "zeus",
    Verb.PLACE: "god",
    Verb.BID: "bid",
    Verb.BOLT: "bolt",
    Verb.STRIKE: "strike",
    Verb.REVIVE: "revive",
    Verb.BRIBE: "bribe",
}
"""Groups with the same heading for all their actions."""
_RARE_GROUPS: Final = frozenset({"bolt", "revive", "god-other"})
"""Those of them that are folded."""


class AdvancedActions(ActionPresentation["AdvancedMythology", Position, Action]):
    """Log sheets, gods and units; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    # --- sources ---------------------------------------------------------------------------------

    def source(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return the part of the log sheet; "" for everything else."""
        if action.verb is Verb.NOTE:
            if action.unit >= HEROES:
                return "monsters"
            return "heroes" if position.units[action.unit] != OFF else "unborn"
        return _SOURCES.get(action.verb, "")

    def source_prompt(self) -> str:
        """Return the request to choose a part of the sheet."""
        return self._words.say("prompt-source")

    def source_title(self, rules: "AdvancedMythology", position: Position, source: str) -> str:
        """Return the name of a part of the sheet."""
        return self._words.say(f"source-{source}") if source else ""

    def source_note(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return "": the names of actions include the unit."""
        return ""

    def source_folded(self, rules: "AdvancedMythology", position: Position, source: str) -> bool:
        """Return whether few sheets use a part: all but units on the map, Zeus and a good card."""
        if source == _SOURCES[Verb.LAY]:
            return helpful_card(rules, position) is None
        return source in _RARE

    def source_icon(
        self, rules: "AdvancedMythology", position: Position, source: str, theme: str
    ) -> str:
        """Return a counter, or a symbol."""
        match source:
            case "heroes" | "unborn" | "aid" | "ail" | "vows":
                return side_sign(Side.HEROES, theme, _ICON)
            case "monsters":
                return side_sign(Side.MONSTERS, theme, _ICON)
            case "zeus" | "occurrences":
                return symbol_sign("bolt", "yellow", theme, _ICON)
        return ""

    def source_examples(
        self, rules: "AdvancedMythology", position: Position
    ) -> tuple[tuple[str, Action], ...]:
        """Return nothing: what can't be chosen is on the map."""
        return ()

    # --- groups ----------------------------------------------------------------------------------

    def group(self, rules: "AdvancedMythology", position: Position, action: Action) -> ActionGroup:
        """Return a unit of the sheet with its points, or the heading of an action's kind."""
        say = self._words.say
        match action.verb:
            case Verb.NOTE:
                return self._note_group(rules, position, action)
            case verb if verb in _NAMED:
                places = verb is Verb.PLACE
                name = area_group(rules, position, action.target) if places else _NAMED[verb]
                return ActionGroup(say(f"group-{name}"), folded=name in _RARE_GROUPS)
            case Verb.CLAIM:
                return self._claim_group(position, action)
            case Verb.GO if position.top is None:
                title = say("group-announce-go", unit=self._unit(rules, action.unit))
                return ActionGroup(title, folded=True, named_by_space=True)
            case Verb.STEP | Verb.GO:
                start = _space_of(position, action.unit)
                near = start is not None and action.target in rules.world.neighbors[start]
                stays = near and action.verb is Verb.GO
                name = "stay" if stays else str(action.verb)
                return ActionGroup(say(f"group-{name}"), folded=stays, named_by_space=True)
            case verb if verb in _OF_CARDS:
                return ActionGroup(say(f"group-{verb}"), folded=verb in _FOLDED)
        return self._combat_group(rules, position, action)

    def _claim_group(self, position: Position, action: Action) -> ActionGroup:
        """Return the group of a unit to announce; Heroes with own points come first."""
        say = self._words.say
        if action.unit >= HEROES:
            evil = action.unit >= FIRST_EVIL
            name, rank = ("group-evils", 3) if evil else ("group-monsters", 2)
            return ActionGroup(say(name), folded=True, rank=rank)
        if not any(_points(position, action.unit)):
            return ActionGroup(say("group-heroes"), folded=True, rank=1)
        return ActionGroup(say("group-own", free=not challengers(position)))

    def _note_group(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> ActionGroup:
        """Return a unit of the sheet with its points; Heroes near a Prize come first."""
        group = self._unit_group(rules, position, action, *_points(position, action.unit))
        near = near_facts(rules, self._words, position, action.unit)
        if not near:
            return group._replace(rank=FAR)
        title = self._words.say("group-near", title=group.title, **near)
        return group._replace(title=title, rank=near["spaces"])

    def _unit_group(
        self,
        rules: "AdvancedMythology",
        position: Position,
        action: Action,
        noted: int,
        total: int,
    ) -> ActionGroup:
        """Return a unit of the sheet with its numbers, and as it is on the map without points."""
        unit, number = self._unit(rules, action.unit), str(action.unit + 1)
        numbers = numbers_words(
            numbers_of(rules.world, position, action.unit), self._words.language
        )
        facts = {"unit": unit, "number": number, "noted": noted, "total": total}
        title = self._words.say("group-unit", **facts, numbers=numbers)
        return ActionGroup(title, folded=not (noted or total))

    def _combat_group(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> ActionGroup:
        """Return the group of an action about aid or combat."""
        say = self._words.say
        match action.verb:
            case Verb.AID | Verb.AIL:
                return self._unit_group(rules, position, action, _aid_points(position, action), 0)
            case Verb.PLOT:
                name = self._occurrence(action)
                return ActionGroup(name, folded=not _is_noted(position, action))
            case Verb.OCCUR:
                return ActionGroup(say("group-occur"))
            case Verb.ERUPT:
                return ActionGroup(say("group-erupt"), named_by_space=True)
            case verb if verb in _OF_HERO:
                title = say(f"group-{_OF_HERO[verb]}", unit=self._unit(rules, action.unit))
                return ActionGroup(title, folded=verb is not Verb.ATTACK)
            case Verb.AMBUSH | Verb.SEIZE | Verb.LAND:
                worth = self._worth(position, action) if action.verb is Verb.SEIZE else ""
                return ActionGroup(say(f"group-{action.verb}", worth=worth))
            case Verb.EMBARK | Verb.DROP:
                return ActionGroup(say(f"group-{action.verb}"), folded=True)
        return ActionGroup()

    def _worth(self, position: Position, seize: Action) -> str:
        """Return the glory for the Prize in the space of a Hero; "" for none."""
        seat, space = position.to_move, _space_of(position, seize.unit)
        prize = -1 if space is None else position.prize_at(space)
        return "" if seat is None or prize < 0 else prize_worth(self._words, position, seat, prize)

    def for_tasks(
        self,
        rules: "AdvancedMythology",
        position: Position,
        seat: int,
        actions: Sequence[Action],
        theme: str,
    ) -> tuple[TaskAction, ...]:
        """Return what brings glory, Areas for a god, or entries for the log sheet."""
        return tuple(listed_tasks(rules, self._words, position, seat, actions, theme))

    def icon(
        self, rules: "AdvancedMythology", position: Position, action: Action, theme: str
    ) -> str:
        """Return the counter of a unit that could be announced, or is being answered about."""
        match action.verb:
            case Verb.CLAIM if action.unit < UNITS or action.unit >= FIRST_EVIL:
                return unit_sign(action.unit, theme, 22)
            case verb if verb in _OF_UNITS:
                return unit_sign(action.unit, theme, 22)
            case Verb.KEEP if isinstance(position.top, Capture):
                return unit_sign(position.top.unit, theme, 22)
            case Verb.ATTACK:
                return unit_sign(action.target, theme, 22)
            case Verb.MAGIC | Verb.PLAIN if isinstance(position.top, Combat):
                return unit_sign(position.top.magician, theme, 22)
            case Verb.LET | Verb.CHALLENGE if position.claimed >= 0:
                return unit_sign(position.claimed, theme, 22)
            case Verb.PLACE:
                gods = "".join(
                    seat_sign(seat, theme, 18)
                    for seat, area in enumerate(position.areas)
                    if area == action.target
                )
                return gods + self._heroes_in(rules, position, action.target, theme)
        return ""

    def _heroes_in(
        self, rules: "AdvancedMythology", position: Position, area: int, theme: str
    ) -> str:
        """Return how many Heroes the own occurrences touch in an Area."""
        count = heroes_struck(rules, position, area)
        said = self._words.say("heroes-here", count=count)
        return counted(side_sign(Side.HEROES, theme, 18), count, said) if count else ""

    def outlook(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> tuple[str, ...]:
        """Return the Heroes that the own occurrences touch in a god's Area, with the chances.

        Units move from anywhere, so nothing else depends on the Area.
        """
        if action.verb is not Verb.PLACE:
            return ()
        say, lines = self._words.say, list[str]()
        for target in own_plots(position):
            chances = struck_from(rules, position, target, action.target)
            heroes = tuple(
                say("struck", unit=self._unit(rules, hero), chance=chance)
                for hero, chance in sorted(chances.items(), key=lambda struck: -struck[1])
            )
            plot, name = plot_of(target), occurrence_name(self._words, plot_of(target).kind)
            message = "outlook-struck" if heroes else "outlook-empty"
            lines.append(say(message, name=name, points=plot.points, heroes=heroes))
        return tuple(lines) or (say("outlook-none"),)

    def short_title(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return points, a unit with the own points on it, an Area or the Area of a hex."""
        language, area = self._words.language, rules.pack.area
        match action.verb:
            case verb if verb in _OF_POINTS:
                return f"+{action.target}" if verb in _ADDED else str(action.target)
            case Verb.ATTACK:
                return self._unit(rules, action.target)
            case Verb.AMBUSH | Verb.EMBARK | Verb.LAND | Verb.SEIZE | Verb.BLESS | Verb.POWER:
                return self._unit(rules, action.unit)
            case Verb.DROP | Verb.OFFER:
                thing, unit = cargo_name(rules.pack, action.target, language), action.unit
                said = self._words.say("short-drop", unit=self._unit(rules, unit), thing=thing)
                return said if action.verb is Verb.DROP else thing
            case Verb.PLACE | Verb.TRAVEL | Verb.AIM:
                return area[action.target].name(language)
            case Verb.CLAIM if action.unit < UNITS or action.unit >= FIRST_EVIL:
                noted, total = _points(position, action.unit)
                facts = {"unit": self._unit(rules, action.unit), "points": max(noted, total)}
                return self._words.say("short-claim", **facts)
            case Verb.STEP | Verb.GO | Verb.ERUPT | Verb.BOLT | Verb.REVIVE:
                there = area[rules.world.area[action.target]].name(language)
                space = rules.world.names[action.target]
                if action.verb is Verb.REVIVE:
                    there = f"{self._unit(rules, action.unit)}, {there}"
                return self._words.say("short-step", area=there, space=space)
        return self._divine_title(rules, action)

    def _divine_title(self, rules: "AdvancedMythology", action: Action) -> str:
        """Return a card, or the points of an occurrence, with its kind where it is set off."""
        if action.verb in (Verb.LAY, Verb.ORACLE):
            return card_texts(rules.pack, self._words.language).summary(action.target)
        if action.verb not in (Verb.PLOT, Verb.OCCUR, Verb.UNLEASH):
            return ""
        points = plot_of(action.target).points
        if action.verb is Verb.PLOT:
            return str(points)
        return self._words.say("short-occur", name=self._occurrence(action), points=points)

    def space_subjects(
        self, rules: "AdvancedMythology", position: Position, space: int
    ) -> tuple[str, ...]:
        """Return the rules about what is in a space."""
        subjects = ("counter.prizes",) if position.prize_at(space) >= 0 else ()
        return (*subjects, "helper.what") if space in position.helpers else subjects

    def _occurrence(self, action: Action) -> str:
        """Return the name of the kind of occurrence of an action."""
        return occurrence_name(self._words, plot_of(action.target).kind)

    def _unit(self, rules: "AdvancedMythology", unit: int) -> str:
        return fighter_of(rules.pack, unit).name(self._words.language)

    # --- spaces ----------------------------------------------------------------------------------

    def target_space(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> int | None:
        """Return the space of an action; for a god the space at the name of its Area."""
        match action.verb:
            case Verb.PLACE | Verb.TRAVEL | Verb.AIM:
                return base_map(rules.pack, self._words.language).labels[action.target].lower
            case Verb.STEP | Verb.GO | Verb.ERUPT | Verb.BOLT | Verb.REVIVE:
                return action.target
            case Verb.KEEP | Verb.REMOVE if isinstance(position.top, Capture):
                return _space_of(position, position.top.unit)
            case Verb.MAGIC | Verb.PLAIN if isinstance(position.top, Combat):
                return _space_of(position, position.top.unit)
            case Verb.LET | Verb.CHALLENGE | Verb.STOP | Verb.DRAW | Verb.CONCEDE:
                return _space_of(position, position.claimed)
        return _space_of(position, action.unit)

    def marked_space(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> int | None:
        """Return the space of a step or volcano; rings around all Areas or units would be many."""
        if action.verb is Verb.ERUPT and isinstance(position.top, Eruption):
            return action.target
        on_way = isinstance(position.top, Way) and action.verb in (Verb.STEP, Verb.GO)
        return action.target if on_way else None

    def target_region(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> tuple[int, ...]:
        """Return the spaces of the Area to which a god goes, or in which an occurrence happens."""
        seat = position.god_to_move
        if action.verb is Verb.OCCUR and seat >= 0 and position.areas[seat] != OFF:
            return rules.world.hexes_of(position.areas[seat])
        return rules.world.hexes_of(action.target) if action.verb in _OF_AREAS else ()

    def stage(self, rules: "AdvancedMythology", position: Position) -> tuple[int, ...] | None:
        """Return the spaces around the unit that was announced or attacks.

        Between two units of a moving phase, the map stays.
        """
        top = position.top
        unit = top.unit if isinstance(top, Combat | Capture) else position.claimed
        start = _space_of(position, unit)
        if start is None:
            return None if position.phase is Phase.MOVING else ()
        near = {start}
        for _ in range(_AROUND):
            near |= {space for known in near for space in rules.world.neighbors[known]}
        return tuple(sorted(near))

    def aims_at(
        self, rules: "AdvancedMythology", position: Position, action: Action, space: int
    ) -> bool:
        """Return whether an action is meant by a space: any space of an Area means the Area."""
        if action.verb in _OF_AREAS:
            return rules.world.area[space] == action.target
        return self.target_space(rules, position, action) == space

    def candidates(
        self, rules: "AdvancedMythology", position: Position, source: str, space: int
    ) -> tuple[Action, ...]:
        """Return the actions that a click on a space can mean, legal or not."""
        return tuple(candidates_at(rules, position, space))

    def candidates_without_space(
        self, rules: "AdvancedMythology", position: Position, source: str
    ) -> tuple[Action, ...]:
        """Return what ends a part of the round."""
        return (CLOSE, THREATEN, STOP, END) if position.fates else (CLOSE, STOP, END)

    def route(
        self, rules: "AdvancedMythology", position: Position, action: Action
    ) -> tuple[int, ...]:
        """Return the spaces of a step or of a whole way."""
        start = _space_of(position, action.unit)
        if action.verb not in (Verb.STEP, Verb.GO) or start is None:
            return ()
        way = position.top if isinstance(position.top, Way) else Way(action.unit)
        if action.verb is Verb.GO:
            return start, *ways(position, rules.world, way, clear=True).get(action.target, ())
        return start, action.target

    def moved_unit(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return the name of the unit that takes a step or a whole way."""
        return self._unit(rules, action.unit) if action.verb in (Verb.STEP, Verb.GO) else ""

    def piece(self, rules: "AdvancedMythology", position: Position, source: str) -> str:
        """Return the key of the unit on its way."""
        return f"unit:{position.claimed}" if position.claimed >= 0 else ""

    def detail(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return how long the permission for everything lasts."""
        return self._words.say("let-all-about") if action.verb is Verb.LET_ALL else ""

    def forced_answer(self, rules: "AdvancedMythology", position: Position) -> Action | None:
        """Return the refusal to act where the player can do nothing else (ruling 48)."""
        if not isinstance(position.top, Ambush | Combat | Window):
            return None
        answers = rules.legal_actions(position)
        return LET if {action.verb for action in answers} <= {Verb.LET, Verb.LET_ALL} else None

    def ends_turn(self, rules: "AdvancedMythology", position: Position, action: Action) -> bool:
        """Return whether this action ends the moving phase, or closes a log sheet."""
        return action.verb in (Verb.END, Verb.CLOSE, Verb.THREATEN)

    def expires(self, rules: "AdvancedMythology", position: Position, source: str) -> bool:
        """Return whether a source is anything else than cards, which stay in the hand."""
        return source != _SOURCES[Verb.LAY]

    def unused_note(self, rules: "AdvancedMythology", position: Position, action: Action) -> str:
        """Return the points that a closed sheet loses, or whom units could still attack."""
        seat = position.to_move
        if action.verb is Verb.END:
            attacks = (x for x in rules.legal_actions(position) if x.verb is Verb.ATTACK)
            first = next(attacks, None)
            if first is None:
                return ""
            unit, foe = self._unit(rules, first.unit), self._unit(rules, first.target)
            return self._words.say("unused-attack", unit=unit, foe=foe)
        sheet = None if seat is None else position.sheets[seat]
        if sheet is None or action.verb not in (Verb.CLOSE, Verb.THREATEN):
            return ""
        bluffs = action.verb is Verb.THREATEN and not sheet.plots
        notes = [self._words.say("unused-bluff")] if bluffs else []
        notes += [self._words.say("unused-points", points=sheet.left)] if sheet.left else []
        return " ".join(notes)


def _sheet(position: Position) -> Sheet | None:
    """Return the sheet of the mover; None for Zeus, or if it isn't known."""
    seat = position.to_move
    return None if seat in (None, position.zeus_seat) else position.sheets[position.god_to_move]


def _points(position: Position, unit: int) -> tuple[int, int]:
    """Return the points noted for a unit now, and the total on a Hero, as the mover knows them."""
    sheet = _sheet(position)
    if sheet is None or unit >= UNITS:
        return 0, 0
    return sheet.noted[unit], sheet.totals[unit] if unit < HEROES else 0


def _is_noted(position: Position, action: Action) -> bool:
    """Return whether an occurrence of this kind is noted, as the mover knows it."""
    sheet = _sheet(position)
    kind = plot_of(action.target).kind
    return sheet is not None and any(plot_of(plot).kind is kind for plot in sheet.plots)


def _aid_points(position: Position, action: Action) -> int:
    """Return the points of aid or ailment noted for a Hero, as the mover knows them."""
    sheet = _sheet(position)
    if sheet is None or action.unit >= HEROES:
        return 0
    return (sheet.aid if action.verb is Verb.AID else sheet.ail)[action.unit]


def _space_of(position: Position, unit: int) -> int | None:
    """Return the space of a unit; None for a unit that is off the map, or a Prize."""
    if not 0 <= unit < len(position.units) or position.units[unit] == OFF:
        return None
    return position.units[unit]
