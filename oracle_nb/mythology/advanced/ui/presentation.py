"""How the Advanced Game is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from oracle_nb.games.match import SetupOption
from oracle_nb.games.presentation import Presentation
from oracle_nb.mythology.advanced.model.numbers import LEAST_WITH_ZEUS, TURNS
from oracle_nb.mythology.advanced.model.position import EXTRAS, Position
from oracle_nb.mythology.advanced.ui.actions import AdvancedActions
from oracle_nb.mythology.advanced.ui.introduction import AdvancedIntroduction
from oracle_nb.mythology.advanced.ui.players import AdvancedPlayers
from oracle_nb.mythology.advanced.ui.results import AdvancedResults
from oracle_nb.mythology.advanced.ui.wording import wording
from oracle_nb.mythology.ui.presentation import LevelProgress, MythologySetup, stylesheet
from oracle_nb.mythology.ui.wording import wording as basic_wording

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording


def presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=AdvancedActions(words),
        players=AdvancedPlayers(words),
        progress=AdvancedProgress(words),
        results=AdvancedResults(words),
        setup=AdvancedSetup(package, basic_wording(language), words),
        introduction=AdvancedIntroduction(words),
        stylesheet=stylesheet() + _own_stylesheet(),
    )


@cache
def _own_stylesheet() -> str:
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class AdvancedSetup(MythologySetup):
    """The options of a new game: also where counters start."""

    def __init__(self, package: "GamePackage", packs: "Wording", words: "Wording") -> None:
        super().__init__(package, packs)
        self._own_words = words

    def options(self) -> tuple[SetupOption, ...]:
        """Return the setups, the historical one first, then the data packs."""
        say = self._own_words.say
        starts = [(name, say(f"choice-start-{name}")) for name in ("historical", "random")]
        start = SetupOption("start", say("choice-start"), starts, say("choice-start-hint"))
        return start, *map(self._extra, EXTRAS), *super().options()

    def _extra(self, name: str) -> SetupOption:
        """Return the choice of an optional rule."""
        say = self._own_words.say
        answers = [(answer, say(f"choice-{name}-{answer}")) for answer in ("no", "yes")]
        return SetupOption(name, say(f"choice-{name}"), answers, say(f"choice-{name}-hint"))

    def names(self) -> tuple[str, ...]:
        """Return the names of the options."""
        return "start", *EXTRAS, *super().names()

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with the data pack, or that there are too few players for Zeus."""
        faults = super().option_errors(players, chosen)
        if chosen.get("zeus") == "yes" and players < LEAST_WITH_ZEUS:
            facts = {"least": LEAST_WITH_ZEUS, "number": players}
            faults["zeus"] = self._own_words.say("choice-zeus-few", **facts)
        return faults


class AdvancedProgress(LevelProgress):
    """Rounds and phases; see the base class for what each method returns."""

    def phase_title(self, rules: "AdvancedMythology", position: Position) -> str:
        """Return the round and its phase."""
        return self._words.say(f"phase-{position.phase}", round=position.round, rounds=TURNS)
