"""Installed game packages by their names, and the parts that other packages ask for."""

import logging
from typing import Any, Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.coach import Coach
from oracle_nb.games.game_package import GamePackage
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.puzzle_set import PuzzleSet
from oracle_nb.games.registry import GameImportError, UnknownGame, definition, game_names
from oracle_nb.games.rules import Rules

_log = logging.getLogger(__name__)
_reported: Final[set[str]] = set()
"""Names of games that can't be loaded and whose errors are in the log."""


class MissingPart(OracleError, ValueError):
    """A part that a game doesn't offer, such as lessons; the error names both."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(f"the game {game!r} has no {part}")


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


def puzzles_of(name: str) -> PuzzleSet:
    """Return the puzzles of a game, or raise MissingPart."""
    found = package_of(name).puzzles() if name in game_names() else None
    if found is None:
        raise MissingPart(name, "puzzles")
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
    "puzzles_of",
]
