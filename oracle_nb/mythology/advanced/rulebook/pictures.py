"""Pictures of rules of the Advanced Game: scenarios played by the engine and drawn on the map."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.verdicts import Verdict
from oracle_nb.games.registry import texts_of
from oracle_nb.games.scenarios.pictures import Moment, PictureFiles, RulePicture
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.rulebook.sheets import parts_about, sheets_scene
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.scenarios.forms import StepForm
from oracle_nb.mythology.advanced.scenarios.runner import ScenarioFile, kinds_of_chance, stage
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.model.actions import NONE
from oracle_nb.mythology.pieces import GODS, HEROES, OFF, UNITS
from oracle_nb.mythology.rulebook.pictures import map_around, words
from oracle_nb.mythology.scenarios.level_scenarios import planned_chance
from oracle_nb.mythology.scenarios.names import Names
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.illustration import Caption, Frame

_PLACES: Final = frozenset({Verb.STEP, Verb.GO, Verb.BOLT, Verb.ERUPT, Verb.REVIVE})
"""The verbs whose target is a hex."""
_WAYS: Final = frozenset({Verb.STEP, Verb.GO})


class AdvancedPicture(RulePicture):
    """A picture that is being played; its last frames are about its rules."""

    def __init__(self, file: ScenarioFile, number: int, language: str) -> None:
        start, form = stage(file, number), file.scenarios[number]
        texts = texts_of(start.rules, language)
        super().__init__(form, start.rules, start.position, texts, words(language))

    @property
    def _names(self) -> Names:
        gods = self.position.gods
        with_zeus = gods and self.position.zeus_seat >= 0
        evils = self.form.evils == "yes"
        return Names(self.rules.world, (*gods, GODS) if with_zeus else gods, evils=evils)

    @property
    def of_setup(self) -> bool:
        """Whether the picture is about the setup."""
        return bool(self.form.phase == Phase.SETUP)

    def action(self, text: str) -> Action:
        """Return an action from its text."""
        action: Action = self.rules.notation.read(text)
        return action

    def seat(self, name: str) -> int:
        """Return the seat of a god."""
        return self._names.seat(name, ("by",))

    def chance(self, step: StepForm, place: int) -> PlannedChance:
        """Return chance with the results of a step. Raises FieldFault."""
        where = ("steps", place, "chance")
        return planned_chance(kinds_of_chance(self._names), step, self.form.seed, where)

    def point_out(self) -> None:
        """Highlight nothing besides actions."""

    def mark(self, moment: Moment | None, action: Action, verdict: Verdict) -> None:
        """Highlight the hex that an action is about, with an arrow for a step."""
        there = self._hexes(action)
        self.about |= dict.fromkeys(there)
        if moment is None or not there:
            return
        if not verdict.allowed:
            moment.refused[there[-1]] = None
        elif action.verb in _WAYS:
            moment.routes.append(there)
        else:
            moment.chosen[there[-1]] = None

    def _hexes(self, action: Action) -> tuple[int, ...]:
        """Return the hexes of an action: from where to where, or where it happens."""
        at = self.position
        if action.verb is Verb.PLACE:
            return tuple(self.rules.world.hexes_of(action.target))[:1]
        unit = at.claimed if action.unit == NONE else action.unit
        things = (*at.prizes, *at.helpers)
        hex_ = OFF
        if 0 <= unit < len(at.units):
            hex_ = at.units[unit]
            if hex_ == OFF and 0 <= unit - 64 < len(things):
                hex_ = things[unit - 64]
        here = (hex_,) if hex_ != OFF else ()
        return (*here, action.target) if action.verb in _PLACES else here

    def scenes(self, moment: Moment) -> Sequence[Scene]:
        """Return the map around what the picture is about, or else around its units."""
        start, world = self.moments[0].position, self.rules.world
        about = [*self.about, *(hex_ for each in self.moments for hex_ in each.spaces())]
        parts = parts_about(self.form.rules)
        if not about and moment.position.gods and parts:
            viewer = max(start.turn, 0)
            scene = sheets_scene(self.rules, moment.position, viewer, parts, self.words.language)
            return (replace(scene, title=self.game_words.rulebook.say(self.form.rules[0])),)
        if not about and self.of_setup:
            about = _nearest(self.form.rules, moment.position, world)
        counters = [hex_ for hex_ in start.units if hex_ != OFF]
        if not about + counters and start.gods and start.areas[start.turn] != OFF:
            counters = [*world.hexes_of(start.areas[start.turn])]
        return (map_around(self, moment, about or counters[:3] or members(home_of(world))),)

    def frames(self) -> tuple[Frame, ...]:
        """Return the frames; the last one names the rules that only can be seen there."""
        *before, last = super().frames()
        cited = {rule for each in (*before, last) for line in each.lines for rule in line.rules}
        say = self.game_words.rulebook.say
        seen = (rule for rule in self.form.rules if rule not in cited)
        lines = (*last.lines, *(Caption("shown", say(rule), (rule,)) for rule in seen))
        return (*before, replace(last, lines=lines))


def _nearest(rules: Sequence[str], position: Position, world: WorldMap) -> list[int]:
    """Return the hexes of the counters that rules name, of each kind the nearest to Greece."""
    units = position.units
    kinds = {
        "heroes": units[:HEROES],
        "monsters": units[HEROES:UNITS],
        "prizes": position.prizes,
        "helpers": position.helpers,
        "evil.placed": [hex_ for hex_ in units[UNITS:] if world.land >> max(hex_, 0) & 1],
        "pirates": [hex_ for hex_ in units[UNITS:] if not world.land >> max(hex_, 0) & 1],
    }
    away = world.distances(members(home_of(world))[0])
    named = [hexes for kind, hexes in kinds.items() if any(kind in rule for rule in rules)]
    places = [[hex_ for hex_ in hexes if hex_ != OFF] for hexes in named]
    return [min(hexes, key=lambda hex_: away[hex_]) for hexes in places if hexes]


PICTURES: Final[PictureFiles[ScenarioFile]] = PictureFiles(
    __package__, ScenarioFile, AdvancedPicture
)
"""The pictures of the rulebook."""
