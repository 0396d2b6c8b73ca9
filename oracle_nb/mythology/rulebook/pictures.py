"""Pictures of rules: scenarios with a view, played by the engine and drawn."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec import UnsetType
from msgspec.structs import replace

from oracle_nb.core.verdicts import Verdict
from oracle_nb.games.registry import scene_of, texts_of
from oracle_nb.games.scenarios.fields import FieldFault, numbers
from oracle_nb.games.scenarios.pictures import Moment, PictureFiles, RulePicture, spaces_around
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.mythology.model.actions import NONE, Action, Verb
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.scenarios.forms import StepForm, ViewForm
from oracle_nb.mythology.scenarios.level_scenarios import planned_chance
from oracle_nb.mythology.scenarios.names import Names
from oracle_nb.mythology.scenarios.runner import ScenarioFile, kinds_of_chance, stage
from oracle_nb.mythology.text.points import points_text
from oracle_nb.mythology.ui.counters import (
    COLORS,
    Counter,
    Kind,
    counter_shapes,
    initials,
    plate_shapes,
    unit_counter,
)
from oracle_nb.render.cropping import cut
from oracle_nb.render.scene import Group, Line, Scene, Shape, Symbol, Text
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology


PARTS: Final = ("map", "table")
"""The parts that a view can show."""
_AROUND: Final = 1.1
"""How much of the map is shown around what a picture is about, in hexes."""


class _Picture(RulePicture):
    """A picture that is being played."""

    quiet: ClassVar = frozenset({"turn-begun", "round-begun", "power-paid"})

    def __init__(self, file: ScenarioFile, number: int, language: str) -> None:
        start, form = stage(file, number), file.scenarios[number]
        texts = texts_of(start.rules, language)
        super().__init__(form, start.rules, start.position, texts, words(language))
        self.view = ViewForm() if isinstance(form.view, UnsetType) else form.view
        for part in self.view.show:
            if part not in PARTS:
                raise FieldFault(("view", "show"), f"{part!r} is none of {', '.join(PARTS)}")

    # --- actions ---------------------------------------------------------------------------------

    @property
    def names(self) -> Names:
        """The names of the data pack and of the gods that are drawn by now."""
        return Names(self.rules.world, self.position.gods)

    @property
    def of_setup(self) -> bool:
        """Whether the picture is about the setup."""
        return bool(self.form.part == Part.SETUP)

    def action(self, text: str) -> Action:
        """Return an action from its text."""
        action: Action = self.rules.notation.read(text)
        return action

    def seat(self, name: str) -> int:
        """Return the seat of a god."""
        return self.names.seat(name, ("by",))

    def chance(self, step: StepForm, place: int) -> PlannedChance:
        """Return chance with the results of a step. Raises FieldFault."""
        where = ("steps", place, "chance")
        return planned_chance(kinds_of_chance(self.names), step, self.form.seed, where)

    def point_out(self) -> None:
        """Highlight what the view lists on the first frame, and what every frame is about."""
        first = self.moments[0]
        for text in self.view.can:
            action = self.action(text)
            self.judge(first, action, self.rules.check(self.position, action))
        if self.view.reach:
            unit = self.names.units[self.view.reach]
            for action in self.rules.legal_actions(self.position):
                if action.verb is Verb.STEP and action.unit == unit:
                    cost = self.rules.check(self.position, action).tokens
                    first.reach[action.target] = str(cost)

    def mark(self, moment: Moment | None, action: Action, verdict: Verdict) -> None:
        """Highlight the hex that an action is about, with an arrow for a step."""
        there = self._hex(action)
        for hex_ in there:
            self.about[hex_] = None
        if moment is None or not there:
            return
        if not verdict.allowed:
            moment.refused[there[-1]] = None
        elif action.verb is Verb.STEP:
            moment.reach[there[-1]] = str(verdict.tokens)
            moment.routes.append(there)
        elif action.verb is not Verb.PLACE:
            moment.chosen[there[-1]] = None

    def _hex(self, action: Action) -> tuple[int, ...]:
        """Return the hexes of an action: from where to where, or where it happens."""
        at = self.position
        if action.verb is Verb.PLACE:
            return tuple(self.rules.world.hexes_of(action.target))[:1]
        if action.verb is Verb.AID:
            units: tuple[int, ...] = (at.pending.unit,)
        else:
            units = () if action.unit == NONE else (action.unit,)
        counters = (*at.units, *at.prizes)
        here = tuple(counters[unit] for unit in units if counters[unit] != OFF)
        return (*here, action.target) if action.verb is Verb.STEP else here

    # --- drawing ---------------------------------------------------------------------------------

    def scenes(self, moment: Moment) -> Sequence[Scene]:
        """Return the parts that the view shows; nobody has anything before the setup."""
        scenes = []
        if "map" in self.view.show:
            scenes.append(map_around(self, moment, self._about()))
        if "table" in self.view.show and moment.position.sides:
            scenes.append(table_scene(self.rules, moment.position, self.words))
        return scenes

    def _about(self) -> tuple[int, ...]:
        """Return the hexes that the pictures show."""
        if self.view.around:
            where = ("view", "around")
            return numbers(self.view.around, self.rules.world.index, "hex", where)
        start = self.moments[0].position
        counters = [hex_ for hex_ in (*start.units, *start.prizes) if hex_ != OFF]
        marked = (hex_ for moment in self.moments for hex_ in moment.spaces())
        return tuple(dict.fromkeys((*self.about, *marked, *counters)))


def map_around(picture: RulePicture, moment: Moment, about: Iterable[int]) -> Scene:
    """Return the map around some hexes in a frame of a picture, with its highlights."""
    language = picture.game_words.rulebook.language
    scene = scene_of(picture.rules, moment.position, language=language)
    marked = scene.with_overlay(*moment.marks(scene))
    marked = cut(marked, spaces_around(scene, about, _AROUND))
    text = picture.words.join((line.text for line in moment.lines), "sentences")
    title = picture.game_words.rulebook.say(picture.form.rules[0])
    return replace(marked, title=title, description=text if moment.lines else "")


PICTURES: Final[PictureFiles[ScenarioFile]] = PictureFiles(__package__, ScenarioFile, _Picture)
"""The pictures of the rulebook."""


ROW: Final = 34.0
"""The height of a row, and half of it the size of what is in it."""
_PLATE: Final = (62.0, 104.0, 24.0)
"""The middle, the width and the height of a god's plate."""
_KIND: Final = 136.0
_POWER: Final = (164.0, 182.0)
_POINTS: Final = 224.0
_PILE: Final = 268.0
_COUNTER: Final = 24.0
"""The distance between counters in a pile."""


def table_scene(rules: "Mythology", position: Position, words: Wording) -> Scene:
    """Return a picture of the table: gods, sides, power points, victory points, what was won."""
    language = words.language
    most = max(
        len((*position.trophies[seat], *position.captured[seat])) for seat in range(rules.players)
    )
    rows = []
    points = scores(position)
    for seat, god in enumerate(position.gods):
        y = ROW * (seat + 0.5)
        name = rules.pack.god[god].name(language)
        kind: Kind = "monster" if position.sides[seat] else "hero"
        power, won = position.power[seat], points[seat]
        shapes: list[Shape] = [
            *plate_shapes(name, COLORS[seat], _PLATE[0], y, *_PLATE[1:]),
            *counter_shapes(Counter(kind, ""), _KIND, y, 10.0),
            Symbol("bolt", _POWER[0], y, 10.0, "yellow", "ink", "rim"),
            Text(_POWER[1], y, str(power), 15.0),
            Text(_POINTS, y, points_text(won), 17.0, "ink", True),
        ]
        for place, counter in enumerate(_pile(rules, position, seat, language)):
            shapes += counter_shapes(counter, _PILE + place * _COUNTER, y, 10.0)
        if seat:
            shapes.append(Line(((6.0, y - ROW / 2), (244.0, y - ROW / 2)), "muted", 0.6))
        said = words.say("table-of", god=name, side=kind, power=power, points=points_text(won))
        rows.append(Group(tuple(shapes), title=said, x=_PLATE[0], y=y))
    width = _PILE + max(0, most - 1) * _COUNTER + 18 if most else _POINTS + 30
    title = words.say("table-shown")
    return Scene(width, ROW * len(rows), base=tuple(rows), title=title)


def _pile(rules: "Mythology", position: Position, seat: int, language: str) -> Iterator[Counter]:
    """Yield the counters that a player has won."""
    yield from (unit_counter(unit) for unit in position.trophies[seat])
    for prize in position.captured[seat]:
        yield Counter("prize", initials(rules.pack.prize[prize].name(language)))


_PANELS: Final = "oracle_nb.mythology.ui:panels.ftl"


@cache
def words(language: str = "en") -> Wording:
    """Return the messages in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, _PANELS, LISTS)
