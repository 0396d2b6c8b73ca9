"""The lessons of Mythology as data; see ``oracle_nb.games.lesson_data.LessonData``."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.scenarios.toml_file import read_scene
from oracle_nb.mythology.lessons.exercises.scenes import TEMPLATES
from oracle_nb.mythology.lessons.level_lessons import FACES, LevelLessons, typed_facts
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
_NAMES: Final = "oracle_nb.mythology.text:names.ftl"


class MythologyLessons(LevelLessons):
    """Lessons, scenes, exercises and beliefs of Mythology."""

    package = __package__
    makers = TEMPLATES

    beliefs: Mapping[str, tuple[str, ...]] = BELIEFS
    checkups: Sequence[str] = ("units.may", "checkup.fights", "checkup.prizes", "prizes.count")
    chances: Mapping[str, Sequence[str]] = {"die": FACES}

    @staticmethod
    def stage_of(scene: Mapping[str, Any]) -> Stage:
        """Return the rules and the position of a scene. Raises ValueError."""
        return read_scene(scene, ScenarioForm, build)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lessons, with the names of units, Areas and gods."""
        return _wording(language).say(message, **typed_facts(_types(language), facts))


@cache
def _wording(language: str) -> "Wording":
    return load_wording(language, __package__, _NAMES, LISTS)


@cache
def _types(language: str) -> FactNames:
    rules = Mythology(Setting())
    return FactNames(rules.pack, rules.world.names, rulebook(language))
