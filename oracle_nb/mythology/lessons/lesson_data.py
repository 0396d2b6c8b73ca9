"""The lessons of Mythology as data; see ``oracle_nb.games.lesson_data.LessonData``."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.chance import Chance
from oracle_nb.games.packaged_lessons import PackagedLessons, Template
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.games.scenarios.toml_file import read_scene
from oracle_nb.mythology.lessons.exercises import checkup, fighting, prizes, units
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Setting
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.scenarios.forms import ScenarioForm
from oracle_nb.mythology.scenarios.position_builder import Stage, build
from oracle_nb.mythology.text.facts import FactNames
from oracle_nb.mythology.text.rule_texts import rulebook
from oracle_nb.text.fluent_files import LISTS, load_wording

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording


BELIEFS: Final[dict[str, tuple[str, ...]]] = {
    # Moving units
    "any-kind": ("basic.favor-moves",),
    "any-area": ("basic.in-area",),
    "stays-in-area": ("basic.leave-area",),
    "through-enemies": ("basic.no-through",),
    # Counting power
    "attack-included": ("basic.attack-cost",),
    "points-saved": ("basic.power-renewed",),
    # Fighting
    "aid-lasts": ("basic.aid-round",),
    "ties-attacker": ("basic.tie",),
    "attacker-scores": ("basic.loser-off", "basic.vp-unit"),
    # Prizes and scoring
    "ten-takes": ("basic.prize-roll",),
    "failure-kills": ("basic.prize-fails",),
    "ally-any-side": ("basic.ally-side",),
    "left-unshared": ("basic.vp-left",),
    "allies-apart": ("basic.ally-average",),
}
"""The rules that each misconception misses, by its key, in the order of the lessons."""


def rules_under(rules: Mythology, belief: str) -> Mythology:
    """Return the rules as a learner with a misconception plays them; misconceptions add up."""
    return Mythology(rules.setting, rules.missed.union(BELIEFS[belief]))


TEMPLATES: Final[dict[str, Template]] = {
    **units.TEMPLATES,
    **fighting.TEMPLATES,
    **prizes.TEMPLATES,
    **checkup.TEMPLATES,
}
"""Every template by its name."""
_NAMES: Final = "oracle_nb.mythology.text:names.ftl"
_CHANCES: Final = {"die": tuple(map(str, range(1, 7)))}


class MythologyStagedScene:
    """A scene of a lesson, written in the scenario format, ready to be played."""

    def __init__(self, stage: Stage) -> None:
        self.rules: Final = stage.rules
        self.position: Final = stage.position

    def read(self, text: str) -> Action:
        """Return an action by its text. Raises MalformedAction."""
        return self.rules.notation.read(text)

    def space(self, name: str) -> int:
        """Return a space by its name. Raises ValueError."""
        if name not in self.rules.world.index:
            raise ValueError(f"point: the map has no space {name!r}")
        return self.rules.world.index[name]

    def chance(self, given: Mapping[str, Any], seed: int) -> Chance:
        """Return chance with the dice that a step gives. Raises ValueError that names the kind."""
        return PlannedChance(_numbers(given), seed, {})


class MythologyLessons(PackagedLessons):
    """Lessons, scenes, exercises and beliefs of Mythology."""

    package = __package__
    makers = TEMPLATES

    beliefs: Mapping[str, tuple[str, ...]] = BELIEFS
    checkups: Sequence[str] = ("units.may", *checkup.TEMPLATES, "prizes.count")
    chances: Mapping[str, Sequence[str]] = _CHANCES

    def given(self, written: Mapping[str, Sequence[str]]) -> Mapping[str, Sequence[int]]:
        """Return the results that chance must give. Raises ValueError that names the kind."""
        return _numbers(written)

    def stage(self, scene: Mapping[str, Any]) -> MythologyStagedScene:
        """Return the scene that a lesson file describes. Raises ValueError that names the field."""
        return MythologyStagedScene(read_scene(scene, ScenarioForm, build))

    def rules_under(self, rules: Mythology, belief: str) -> Mythology:
        """Return the rules as a learner with a misconception plays them. Raises ValueError."""
        if belief not in BELIEFS:
            raise ValueError(f"belief: there is no {belief!r}")
        return rules_under(rules, belief)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lessons, with the names of units, Areas and gods."""
        return _wording(language).say(message, **_typed(language, facts))


def _numbers(given: Mapping[str, Sequence[Any]]) -> dict[str, list[int]]:
    """Return the numbers of results of dice. Raises ValueError that names the kind."""
    numbers: dict[str, list[int]] = {}
    for kind, results in given.items():
        if kind not in _CHANCES:
            raise ValueError(f"{kind}: chance gives only 'die'")
        if wrong := [result for result in results if str(result) not in _CHANCES[kind]]:
            raise ValueError(f"{kind}: a die shows 1 to 6, not {wrong[0]!r}")
        numbers[kind] = [int(result) - 1 for result in results]
    return numbers


@cache
def _wording(language: str) -> "Wording":
    return load_wording(language, __package__, _NAMES, LISTS)


@cache
def _types(language: str) -> FactNames:
    rules = Mythology(Setting())
    return FactNames(rules.pack, rules.world.names, rulebook(language))


def _typed(language: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts as names; units also by the numbers on their counters.

    A key such as "unit_2" is the second fact of its kind. The dice of a roll stay in one line.
    """
    types = _types(language)
    typed = types.typed(facts)
    for key, value in facts.items():
        kind, _, number = key.rpartition("_")
        if number.isdecimal():
            typed |= {key: types.typed({kind: value})[kind]}
        else:
            kind = key
        if kind in ("roll", "rolled"):
            typed[key] = typed[key].replace(" ", "\N{NO-BREAK SPACE}")
        elif kind in ("unit", "foe"):
            typed[key] = f"{typed[key]} ({value + 1})"
    return typed
