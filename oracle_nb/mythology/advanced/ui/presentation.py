"""How the Advanced Game is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from oracle_nb.core.events import Event
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.mythology.advanced.model.numbers import TURNS
from oracle_nb.mythology.advanced.model.position import NOBODY, Position
from oracle_nb.mythology.advanced.ui.actions import AdvancedActions
from oracle_nb.mythology.advanced.ui.introduction import AdvancedIntroduction
from oracle_nb.mythology.advanced.ui.players import AdvancedPlayers
from oracle_nb.mythology.advanced.ui.results import AdvancedResults
from oracle_nb.mythology.advanced.ui.wording import wording
from oracle_nb.mythology.ui.presentation import MythologySetup, stylesheet
from oracle_nb.mythology.ui.wording import wording as basic_wording

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording


def advanced_presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=AdvancedActions(words),
        players=AdvancedPlayers(words),
        progress=AdvancedProgress(words),
        results=AdvancedResults(words),
        setup=MythologySetup(package, basic_wording(language)),
        introduction=AdvancedIntroduction(words),
        stylesheet=stylesheet() + _own_stylesheet(),
    )


@cache
def _own_stylesheet() -> str:
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class AdvancedProgress(ProgressPresentation):
    """Rounds and phases; see the base class for what each method returns."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def turn_seat(self, rules: "AdvancedMythology", position: Position) -> int | None:
        """Return the seat whose turn it is."""
        return None if position.turn == NOBODY else position.turn

    def round_number(self, rules: "AdvancedMythology", position: Position) -> int:
        """Return the round, counted from 1."""
        return max(1, position.round)

    def phase_title(self, rules: "AdvancedMythology", position: Position) -> str:
        """Return the round and its phase."""
        return self._words.say(f"phase-{position.phase}", round=position.round, rounds=TURNS)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces between which a unit moves."""
        return tuple(event.facts[key] for key in ("start", "hex") if key in event.facts)

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))
