"""How Mythology is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from oracle_nb.core.events import Event
from oracle_nb.games.match import SetupOption
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.mythology.model.position import NOBODY, Part, Position
from oracle_nb.mythology.packs.data_pack import SHIPPED, STANDARD, UnusablePack
from oracle_nb.mythology.packs.installed import installed_packs, pack_of
from oracle_nb.mythology.pieces import ROUNDS
from oracle_nb.mythology.ui.actions import MythologyActions
from oracle_nb.mythology.ui.introduction import MythologyIntroduction
from oracle_nb.mythology.ui.players import MythologyPlayers
from oracle_nb.mythology.ui.results import MythologyResults
from oracle_nb.mythology.ui.wording import wording

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.games.rules import Rules
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.mythology.rules.turn_state import LevelPosition
    from oracle_nb.text.wording import Wording


def presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=MythologyActions(words),
        players=MythologyPlayers(words),
        progress=MythologyProgress(words),
        results=MythologyResults(words),
        setup=MythologySetup(package, words),
        introduction=MythologyIntroduction(words),
        stylesheet=stylesheet(),
    )


@cache
def stylesheet() -> str:
    """Return the style sheet of the panels."""
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class MythologySetup(PlainSetup):
    """The options of a new game; see the base class for what each method returns.

    ``package``: starts the games.
    """

    def __init__(self, package: "GamePackage", words: "Wording") -> None:
        super().__init__(package)
        self._words = words
        """The texts of the app's panels in one language."""

    def options(self) -> tuple[SetupOption, ...]:
        """Return the data packs, the standard one first."""
        say = self._words.say
        packs = [(name, self._name(name)) for name in installed_packs()]
        return (SetupOption("pack", say("choice-pack"), packs, say("choice-pack-hint")),)

    def names(self) -> tuple[str, ...]:
        """Return the name of the only option."""
        return ("pack",)

    def _name(self, pack: str) -> str:
        try:
            name = pack_of(pack).name(self._words.language)
        except UnusablePack:
            return pack
        # Packs of different ids can have the same name.
        return name if pack in SHIPPED else f"{name} ({pack})"

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with the chosen data pack."""
        try:
            pack_of(chosen.get("pack", STANDARD))
        except UnusablePack as error:
            return {"pack": error.message(self._words.language)}
        return {}


class LevelProgress(ProgressPresentation):
    """Turns and rounds of any level; see the base class for what each method returns."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def turn_seat(self, rules: "Rules", position: "LevelPosition") -> int | None:
        """Return the seat whose turn it is."""
        return None if position.turn == NOBODY else position.turn

    def round_number(self, rules: "Rules", position: "LevelPosition") -> int:
        """Return the round, counted from 1."""
        return max(1, position.round)

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces between which a unit moves."""
        return tuple(event.facts[key] for key in ("start", "hex") if key in event.facts)

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))


class MythologyProgress(LevelProgress):
    """Turns, rounds and parts of turns of the Basic Game."""

    def phase_title(self, rules: "Mythology", position: Position) -> str:
        """Return the round and the part of the turn."""
        part = Part(position.part)
        return self._words.say(f"phase-{part}", round=position.round, rounds=ROUNDS)
