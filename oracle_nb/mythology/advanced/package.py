"""The package of the Advanced Game of Mythology, which app, command line and notebooks use."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.game_type import GameType
from oracle_nb.mythology.level_package import LevelPackage

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.guide.moments import AdvancedGuidedGame
    from oracle_nb.mythology.advanced.lessons.lesson_data import AdvancedLessons
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.mythology.advanced.text import AdvancedTexts
    from oracle_nb.mythology.advanced.ui.terminal import AdvancedTextInterface


class AdvancedPackage(LevelPackage):
    """The Advanced Game of Mythology; see `oracle_nb.games.package.GamePackage`."""

    name = "mythology-advanced"
    folder = "oracle_nb.mythology.advanced"
    rules_name = "AdvancedMythology"
    options = ("start", "prayer", "evils", "zeus", "pack")
    players = range(2, 9)
    game_type = GameType(chance=True, secrets=True, rounds=True, repairs=True)
    level_of = "mythology"
    bots: Mapping[str, str] = {
        "strategist": "oracle_nb.mythology.advanced.bots.strategist:StrategistBot"
    }

    def texts(self, rules: "AdvancedMythology", language: str = "en") -> "AdvancedTexts":
        """Return explanations, events and decisions in a language. Raises UnknownLanguage."""
        from oracle_nb.mythology.advanced.text import AdvancedTexts

        return AdvancedTexts(rules, language)

    def lessons(self) -> "AdvancedLessons":
        """Return the seven lessons."""
        return _lessons()

    def book_pictures(self, language: str) -> "Callable[..., Any]":
        """Return the pictures of the rulebook."""
        from oracle_nb.games.scenarios.pictures import Pictures
        from oracle_nb.mythology.advanced.rulebook.pictures import PICTURES

        return Pictures(PICTURES, language).about

    def guided_game(self) -> "AdvancedGuidedGame":
        """Return the first game with tips for its first round, against two bots."""
        from oracle_nb.mythology.advanced.guide.moments import AdvancedGuidedGame

        return AdvancedGuidedGame()

    def text_interface(
        self, rules: "AdvancedMythology", language: str = "en"
    ) -> "AdvancedTextInterface":
        """Return what a terminal shows beside the map."""
        from oracle_nb.mythology.advanced.ui.terminal import AdvancedTextInterface

        return AdvancedTextInterface(rules, language)


@cache
def _lessons() -> "AdvancedLessons":
    from oracle_nb.mythology.advanced.lessons.lesson_data import AdvancedLessons

    return AdvancedLessons()


MYTHOLOGY_ADVANCED: Final = AdvancedPackage()
"""The package that the registry finds."""
