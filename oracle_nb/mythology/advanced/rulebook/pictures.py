"""Pictures of rules of the Advanced Game: scenarios played by the engine and drawn on the map."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.core.verdicts import Verdict
from oracle_nb.games.registry import texts_of
from oracle_nb.games.scenarios.pictures import Moment, PictureFiles, RulePicture
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.position import Phase
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.scenarios.forms import StepForm
from oracle_nb.mythology.advanced.scenarios.runner import ScenarioFile, kinds_of_chance, stage
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import NONE
from oracle_nb.mythology.pieces import GODS, OFF
from oracle_nb.mythology.rulebook.pictures import map_around, words
from oracle_nb.mythology.scenarios.level_scenarios import planned_chance
from oracle_nb.mythology.scenarios.names import Names
from oracle_nb.render.scene import Scene

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

    def allowed(self, title: str, verdict: Verdict) -> str:
        """Return the title of an action; what it does is among the events."""
        return self.words.say("may-do", action=title)

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
        about = [*self.about, *(hex_ for each in self.moments for hex_ in each.spaces())]
        counters = [hex_ for hex_ in self.moments[0].position.units if hex_ != OFF]
        about = about or counters[:3] or [*members(home_of(self.rules.world))]
        return (map_around(self, moment, about),)


PICTURES: Final[PictureFiles[ScenarioFile]] = PictureFiles(
    __package__, ScenarioFile, AdvancedPicture
)
"""The pictures of the rulebook."""
