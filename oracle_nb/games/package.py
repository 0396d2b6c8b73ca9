"""Game packages: one object for each game with everything that it offers."""

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle_nb.core.errors import OracleError
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.coach import Coach
from oracle_nb.games.definition import GameTexts
from oracle_nb.games.game import Game
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.games.registry import GameImportError, UnknownGame, definition, game_names
from oracle_nb.games.rules import Rules
from oracle_nb.games.scenarios import ScenarioRunner
from oracle_nb.games.text_interface import PlainTextInterface, TextInterface
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book

_log = logging.getLogger(__name__)
_reported: Final[set[str]] = set()
"""Names of games that can't be loaded and whose errors are in the log."""


class MissingPart(OracleError, ValueError):
    """A part that a game doesn't offer, such as lessons; the error names both."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(f"the game {game!r} has no {part}")


class GamePackage(ABC):
    """A game with everything it offers. Subclass it, and override what the game has.

    A game must have rules, texts, a picture of its positions, and a way to begin. Everything else
    has a plain default or is None; ``docs/adding-a-game.md`` builds a game step by step.

    Attributes
    ----------
    name : str
        Its name in files, addresses and commands, in lower-case letters. It must never change.
    players : range
        How many can play.
    default_players : int
        The number of players if none is given.
    bots : mapping of str to str
        The game's own bots: their names, and where each class is defined, as "module:Class".
    commands : mapping of str to str
        The commands that the game adds to the command line: their names, and each function, as
        "module:function", with parameters as typer reads them.
    """

    name: str
    players: range
    default_players: int
    bots: Mapping[str, str] = {}
    commands: Mapping[str, str] = {}

    # --- what every game has ---------------------------------------------------------------------

    @abstractmethod
    def title(self, language: str = "en") -> str:
        """Return the name of the game that people use.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        str
            The name.
        """

    @abstractmethod
    def rules(self, setting: Any) -> Rules[Any, Any]:
        """Return the rules for a setting.

        Parameters
        ----------
        setting : setting or mapping
            A setting of the game, or plain values from its JSON.

        Returns
        -------
        Rules
            The rules.

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
        players : int, optional
            The number of seats; ``default_players`` if not given.
        seed : int, optional
            The same seed makes the same game; drawn at random if not given.
        seats : sequence of str
            A name for each seat; "bot:NAME" for a bot.
        **options
            The game's own options.

        Returns
        -------
        Game
            The game.

        Raises
        ------
        ValueError
            If a parameter is wrong; the error names it and what would be right.
        """

    @abstractmethod
    def texts(self, rules: Any, language: str = "en") -> GameTexts[Any, Any]:
        """Return the texts of the game in a language.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        GameTexts
            The texts.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.
        """

    @abstractmethod
    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of a position.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            Any position.
        seat : int, optional
            The seat whose secrets are also shown; if not given, only what everybody knows is shown.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Scene
            The picture.
        """

    @abstractmethod
    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook in a language.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Book
            The rulebook.

        Raises
        ------
        UnknownLanguage
            If the game has no rulebook in this language.
        """

    # --- what a game may have --------------------------------------------------------------------

    def beginner_options(self) -> Mapping[str, Any]:
        """Return the options of `new_game` for people who have never played the game.

        Returns
        -------
        mapping of str to value
            The options; by default none.
        """
        return {}

    def repairs(
        self, rules: Any, position: Any, action: Any, player: int | None = None
    ) -> Repairs[Any]:
        """Return what would work instead of a refused action, or what is missing for it.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            The position in which the action is refused.
        action : action
            The refused action.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Repairs
            The suggestions; by default none.
        """
        return Repairs()

    def typical_save(self) -> bytes | None:
        """Return a typical saved game, against which share codes are compressed.

        It is part of the version of the codes. If it changed, old codes would be unreadable.

        Returns
        -------
        bytes or None
            The saved game as JSON; by default None, which makes codes longer.
        """
        return None

    def presentation(self, language: str = "en") -> Presentation:
        """Return how the app shows the game.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Presentation
            The presentation; by default a plain list of actions, with a choice of seats and seed.
        """
        return Presentation(setup=PlainSetup(self))

    def text_interface(self, rules: Any, language: str = "en") -> TextInterface:
        """Return what a terminal shows besides the board.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        TextInterface
            The texts; by default none.
        """
        return PlainTextInterface()

    def lessons(self) -> LessonData | None:
        """Return the lessons.

        Returns
        -------
        LessonData or None
            The lessons; by default None.
        """
        return None

    def guided_game(self) -> GuidedGame | None:
        """Return the first game with tips.

        Returns
        -------
        GuidedGame or None
            The guided game, whose scene the lessons read; by default None.
        """
        return None

    def scenarios(self) -> ScenarioRunner | None:
        """Return what runs scenario files of the game.

        Returns
        -------
        ScenarioRunner or None
            The function; by default None: the game has no format for scenarios.
        """
        return None

    def coach(self, rules: Any) -> Coach | None:
        """Return the coach for a table.

        Parameters
        ----------
        rules : Rules
            The rules of the game.

        Returns
        -------
        Coach or None
            The coach; by default None: the game can't value positions.
        """
        return None

    def board_data(self) -> BoardData | None:
        """Return the layouts and measures for the board explorer.

        Returns
        -------
        BoardData or None
            The data; by default None: the game has nothing to explore.
        """
        return None


def package_of(name: str) -> GamePackage:
    """Return the package of a game by its name.

    Parameters
    ----------
    name : str
        The name of the game, such as "delphi".

    Returns
    -------
    GamePackage
        The package.

    Raises
    ------
    UnknownGame
        If no game of that name is installed.
    GameImportError
        If it can't be loaded, or isn't a GamePackage.

    Examples
    --------
    >>> package_of("delphi").title()
    'The Oracle of Delphi'
    """
    found = definition(name)
    if not isinstance(found, GamePackage):
        raise GameImportError(f"the game {name!r} is a {type(found).__name__}, not a GamePackage")
    return found


def packages() -> tuple[GamePackage, ...]:
    """Return all installed games that can be loaded, those of this package first.

    The log says why a game can't be loaded; once, as every home page asks for all games.
    """
    found = []
    for name in game_names():
        try:
            found.append(package_of(name))
        except GameImportError:
            if name not in _reported:
                _reported.add(name)
                _log.exception("%s is left out", name)
    return tuple(found)


def game_titles(language: str = "en") -> dict[str, str]:
    """Return the titles of all installed games by their names, those of this package first."""
    return {one.name: one.title(language) for one in packages()}


def presentation_of(rules: Rules[Any, Any], language: str = "en") -> Presentation:
    """Return how the app shows the game with these rules."""
    return package_of(rules.name).presentation(language)


def coach_of(rules: Rules[Any, Any]) -> Coach | None:
    """Return a coach for the game with these rules; None for a game without one."""
    return package_of(rules.name).coach(rules)


def lessons_of_game(name: str) -> LessonData:
    """Return the lessons of a game, or raise MissingPart."""
    found = package_of(name).lessons() if name in game_names() else None
    if found is None:
        raise MissingPart(name, "lessons")
    return found


def board_data_of(name: str) -> BoardData:
    """Return the board data of a game, or raise MissingPart."""
    found = package_of(name).board_data() if name in game_names() else None
    if found is None:
        raise MissingPart(name, "board to explore")
    return found


__all__ = [
    "GamePackage",
    "MissingPart",
    "UnknownGame",
    "board_data_of",
    "coach_of",
    "game_titles",
    "lessons_of_game",
    "package_of",
    "packages",
    "presentation_of",
]
