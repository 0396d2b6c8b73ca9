"""The lessons of the Advanced Game; see ``oracle_nb.games.lesson_data.LessonData``."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.mythology.advanced.lessons.exercises.tables import TEMPLATES, staged
from oracle_nb.mythology.advanced.model.position import Setting
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.scenarios.position_builder import Stage
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.lessons.level_lessons import FACES, LevelLessons, typed_facts
from oracle_nb.mythology.text.facts import FactNames
from oracle_nb.text.fluent_files import LISTS, load_wording

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

BELIEFS: Final[dict[str, tuple[str, ...]]] = {
    # The log sheet
    "hero-keeps": ("control.hero-lapse",),
    "monster-adds": ("sheet.monster-control", "control.monster-now"),
    # Control and bluff
    "near-god": ("march.god-anywhere",),
    "points-first": ("control.try-without",),
    "owner-must": ("control.challenge",),
    "both-pay": ("victory.challenge",),
    # Reading the dice
    "dice-sum": ("world.dice",),
    # Combat
    "monster-rolls": ("combat.hero-attacks-monster",),
    "high-magic": ("magic.roll",),
    # Ships, Helpers and Prizes
    "aid-for-prizes": ("prize.roll",),
    "fast-ships": ("vessel.two-hexes",),
    "fights-aboard": ("vessel.only-sails",),
    # Occurrences and cards
    "helpers-shield": ("divine.heroes-only",),
    "equal-kills": ("divine.earthquake",),
    "hercules-immortal": ("hercules.occurrences",),
    "cards-from-hand": ("card.laid",),
    # Glory
    "dead-pay": ("victory.hero-nobody", "victory.hero-own"),
    "prize-again": ("victory.prize-twice",),
}
"""The rules that each misconception misses, by its key, in the order of the lessons."""

_NAMES: Final = "oracle_nb.mythology.advanced.text:names.ftl"


class AdvancedLessons(LevelLessons):
    """Lessons, scenes, exercises and beliefs of the Advanced Game."""

    package = __package__
    makers = TEMPLATES
    beliefs: Mapping[str, tuple[str, ...]] = BELIEFS
    checkups: Sequence[str] = (
        *("sheet.counts", "control.announce", "combat.fatal", "cargo.tried"),
        *("divine.strikes", "divine.hercules", "glory.which"),
    )
    chances: Mapping[str, Sequence[str]] = {"red": FACES, "white": FACES}

    @staticmethod
    def stage_of(scene: Mapping[str, Any]) -> Stage:
        """Return the rules and the position of a scene. Raises ValueError."""
        return staged(scene)

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        """Return a message of the lessons, with the names of units, Areas and gods.

        An option such as "announced-2" is the message "announced" with the facts "unit_2" and so on
        as "unit".
        """
        option, _, number = message.rpartition("-")
        if number.isdecimal():
            end = f"_{number}"
            message = option
            facts |= {key.removesuffix(end): facts[key] for key in facts if key.endswith(end)}
        return _wording(language).say(message, **typed_facts(_types(language), facts))


@cache
def _wording(language: str) -> "Wording":
    return load_wording(language, __package__, _NAMES, LISTS)


@cache
def _types(language: str) -> FactNames:
    rules = AdvancedMythology(Setting())
    return FactNames(rules.pack, rules.world.names, rulebook(language))
