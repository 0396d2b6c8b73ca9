"""What a game offers to the app, the command line and notebooks: one object for each game."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from oracle_nb.core.errors import OracleError
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.game import Game
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.presentation import PlainPresentation, Presentation
from oracle_nb.games.registry import GameImportError, UnknownGame, definition, game_names
from oracle_nb.games.rules import GameTexts, Rules
from oracle_nb.games.text_interface import PlainTextInterface, TextInterface
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book


class MissingPart(OracleError, ValueError):
    """A game doesn't offer something, such as lessons; the error says what."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(f"the game {game!r} has no {part}")


class GamePackage(ABC):
    """A game with everything it offers. Subclass it, and override what the game has.

    A game must have rules, texts, a picture of its positions, and a way to begin. Everything else
    has a plain default, or is None where the game lacks it; ``docs/adding-a-game.md`` builds one
    step by step.

    Attributes
    ----------
    name
        The name of the game in files, addresses and commands: lower-case letters. It never changes.
    players
        How many can play.
    default_players
        The number of players of a game that doesn't say.
    bots
        The game's own bots: their names, and where each class is defined, as "module:Class".
    """

    name: str
    players: range
    default_players: int
    bots: Mapping[str, str] = {}

    # --- what every game has ---------------------------------------------------------------------

    @abstractmethod
    def title(self, language: str = "en") -> str:
        """Return the name that people call the game by."""

    @abstractmethod
    def rules(self, setting: Any) -> Rules[Any, Any]:
        """Return the rules for a setting, or for what JSON has made of one.

        Raises
        ------
        ValueError, msgspec.ValidationError
            If the setting is faulty; the error names the field and what is wrong with it.
        """

    @abstractmethod
    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game[Any, Any]:
        """Return a new game, ready for its first decision.

        Parameters
        ----------
        players
            The number of seats; ``default_players`` if not given.
        seed
            Makes the game repeatable; drawn at random if not given.
        seats
            A name for each seat; "bot:NAME" for a bot.
        options
            The game's own options.

        Raises
        ------
        ValueError
            If something can't be chosen; the error names the parameter.
        """

    @abstractmethod
    def texts(self, rules: Any, language: str = "en") -> GameTexts[Any, Any]:
        """Return explanations, events and decisions in a language. Raises UnknownLanguage."""

    @abstractmethod
    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of the position, with what only the player in ``seat`` has seen."""

    @abstractmethod
    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook. Raises UnknownLanguage."""

    # --- what a game may have --------------------------------------------------------------------

    def beginner_options(self) -> Mapping[str, Any]:
        """Return the options of ``new_game`` for people who have never played the game."""
        return {}

    def repairs(
        self, rules: Any, position: Any, action: Any, player: int | None = None
    ) -> Repairs[Any]:
        """Return what would work instead of a refused action, or what is missing for it."""
        return Repairs()

    def typical_save(self) -> bytes | None:
        """Return a typical saved game, against which share codes are compressed.

        It is part of the version of the codes: changed, it would make old codes unreadable.
        """
        return None

    def presentation(self, language: str = "en") -> Presentation:
        """Return how the game is shown in the app."""
        return PlainPresentation()

    def text_interface(self, rules: Any, language: str = "en") -> TextInterface:
        """Return what a terminal shows beside the board."""
        return PlainTextInterface()

    def lessons(self) -> LessonData | None:
        """Return the lessons; None if there are none."""
        return None

    def board_data(self) -> BoardData | None:
        """Return what the explorer of boards studies; None if there is nothing to explore."""
        return None


def package_of(name: str) -> GamePackage:
    """Return the package of a game by its name.

    Raises
    ------
    UnknownGame
        If no game of that name is installed.
    GameImportError
        If it can't be loaded, or isn't a GamePackage.
    """
    found = definition(name)
    if not isinstance(found, GamePackage):
        raise GameImportError(f"the game {name!r} is a {type(found).__name__}, not a GamePackage")
    return found


def presentation_of(rules: Rules[Any, Any], language: str = "en") -> Presentation:
    """Return how the game with these rules is shown."""
    return package_of(rules.name).presentation(language)


def lessons_of_game(name: str) -> LessonData:
    """Return the lessons of a game. Raises MissingPart where it has none."""
    found = package_of(name).lessons() if name in game_names() else None
    if found is None:
        raise MissingPart(name, "lessons")
    return found


def board_data_of(name: str) -> BoardData:
    """Return what the explorer studies of a game. Raises MissingPart where there is nothing."""
    found = package_of(name).board_data() if name in game_names() else None
    if found is None:
        raise MissingPart(name, "board to explore")
    return found


__all__ = [
    "GamePackage",
    "MissingPart",
    "UnknownGame",
    "board_data_of",
    "lessons_of_game",
    "package_of",
    "presentation_of",
]
