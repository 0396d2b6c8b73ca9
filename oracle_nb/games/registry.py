"""The registry of games: packages by their names, and the parts that other packages ask for.

The games that ship with this package are listed here. Other installed packages add theirs as entry
points of the group ``oracle_nb.games``; ``register`` adds one for as long as the program runs.
"""

import logging
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, distributions
from typing import Final

from oracle_nb.core.arguments import name_key, nearest
from oracle_nb.core.errors import OracleError
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.coach import Coach
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.package import GamePackage
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.puzzle_set import PuzzleSet
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import GameTexts
from oracle_nb.render.scene import Scene

ENTRY_POINTS: Final = "oracle_nb.games"
"""The group of entry points by which installed packages add games."""
BUILT_IN: Final = {
    "delphi": "oracle_nb.delphi.package:DELPHI",
    "mythology": "oracle_nb.mythology.package:MYTHOLOGY",
    "mythology-advanced": "oracle_nb.mythology.advanced.package:MYTHOLOGY_ADVANCED",
}
"""The modules and attributes of this package's games."""
DEFAULT_GAME: Final = "delphi"
"""The game meant wherever none is named: in addresses, commands and functions."""
_registered: Final[dict[str, GamePackage]] = {}
_log = logging.getLogger(__name__)
_reported: Final[set[str]] = set()
"""Names of games that can't be loaded and whose errors are in the log."""


class UnknownGame(OracleError, ValueError):
    """No game of that name is installed; the error lists those that are."""

    def __init__(self, name: object) -> None:
        known = game_names()
        short = name[:40] if isinstance(name, str) else name
        near = nearest(str(short), known) or _titled(str(short))
        super().__init__(f"{short!r:.42} is not an installed game ({', '.join(known)}){near}")


def _titled(text: str) -> str:
    """Return the game whose title is in a text, as the end of an error message; "" if none is."""
    names = [name for name in game_names() if name_key(name) in name_key(text)]
    return nearest(max(names, key=len), names) if names else ""


class GameImportError(OracleError, ImportError):
    """An installed game can't be loaded; the error says which one and why."""


class MissingPart(OracleError, ValueError):
    """A part that a game doesn't offer, such as lessons; the error names both."""

    def __init__(self, game: str, part: str) -> None:
        super().__init__(f"the game {game!r} has no {part}")


# --- games ---------------------------------------------------------------------------------------


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, those of this package first.

    Examples
    --------
    >>> "delphi" in game_names()
    True
    """
    return tuple(dict.fromkeys((*BUILT_IN, *_installed(), *_registered)))


def register(game: GamePackage) -> None:
    """Add a game for as long as the program runs, such as one that a notebook defines.

    Parameters
    ----------
    game : GamePackage
        The game. It replaces one of the same name that was registered before.

    Raises
    ------
    ValueError
        If a game of that name is installed.
    """
    if game.name in BUILT_IN or game.name in _installed():
        raise ValueError(f"a game named {game.name!r} is already installed")
    _registered[game.name] = game


def package_of(name: str) -> GamePackage:
    """Return a game by its name.

    Parameters
    ----------
    name : str
        The name of the game, such as "delphi".

    Returns
    -------
    GamePackage
        The game.

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
    if not isinstance(name, str):
        raise UnknownGame(name)
    if name in _registered:
        return _registered[name]
    if name in BUILT_IN:
        return _loaded(BUILT_IN[name])
    if name in _installed():
        return _of_entry_point(name)
    raise UnknownGame(name)


def packages() -> tuple[GamePackage, ...]:
    """Return all installed games that can be loaded, those of this package first.

    The log says why a game can't be loaded; once, as every home page asks for all games.
    """
    loaded = []
    for name in game_names():
        try:
            loaded.append(package_of(name))
        except GameImportError:
            if name not in _reported:
                _reported.add(name)
                _log.exception("%s is left out", name)
    return tuple(loaded)


def game_titles(language: str = "en") -> dict[str, str]:
    """Return the titles of all installed games by their names, those of this package first.

    The title of a game with several levels names the level as well.
    """
    titles = {}
    for package in packages():
        title, level = package.title(language), package.level(language)
        several = len(levels_of(package.name)) > 1 and level != title
        titles[package.name] = f"{title}: {level}" if several else title
    return titles


def levels_of(name: str) -> tuple[GamePackage, ...]:
    """Return the levels of the game that has one of this name, from the first.

    A game without other levels is the only one.
    """
    package = package_of(name)
    installed = packages()
    first = package.level_of if package.level_of in game_names() else name
    levels = [other for other in installed if other.name == first]
    levels += [other for other in installed if other.level_of == first]
    return tuple(levels) if package in levels else (package,)


def first_levels() -> tuple[GamePackage, ...]:
    """Return all installed games, each by its first level."""
    return tuple(package for package in packages() if levels_of(package.name)[0] is package)


@cache
def _installed() -> Mapping[str, EntryPoint]:
    # A browser's standard library is an archive, in which a search for packages takes long.
    library = f"python{sys.version_info.major}{sys.version_info.minor}.zip"
    places = [place for place in sys.path if not place.endswith(library)]
    # Of two packages with one name, Python imports the first.
    points = {
        point.name: point
        for package in reversed([*distributions(path=places)])
        for point in package.entry_points.select(group=ENTRY_POINTS)
    }
    return {name: points[name] for name in sorted(points) if name not in BUILT_IN}


@cache
def _loaded(place: str) -> GamePackage:
    module, _, attribute = place.partition(":")
    package: GamePackage = getattr(import_module(module), attribute)
    return package


@cache
def _of_entry_point(name: str) -> GamePackage:
    point = _installed()[name]
    try:
        package = point.load()
    except Exception as error:
        raise GameImportError(
            f"the game {name!r} ({point.value}) can't be loaded: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(package, GamePackage):
        kind = type(package).__name__
        raise GameImportError(f"the game {name!r} is a {kind}, not a GamePackage")
    if package.name != name:
        own = package.name
        raise GameImportError(f"the game {point.value} calls itself {own!r}, not {name!r}")
    return package


# --- parts of the game with these rules ----------------------------------------------------------


def texts_of(rules: Rules, language: str = "en") -> GameTexts:
    """Return the texts of the game with these rules. Raises UnknownLanguage."""
    return package_of(rules.name).texts(rules, language)


def scene_of(
    rules: Rules[P, A], position: P, *, seat: int | None = None, language: str = "en"
) -> Scene:
    """Return a picture of a position, with what only the player in ``seat`` has seen."""
    return package_of(rules.name).scene(rules, position, seat=seat, language=language)


def repairs_of(rules: Rules[P, A], position: P, action: A, player: int | None = None) -> Repairs:
    """Return what would work instead of a refused action, or what is missing for it."""
    return package_of(rules.name).repairs(rules, position, action, player)


def presentation_of(rules: Rules, language: str = "en") -> Presentation:
    """Return how the app shows the game with these rules."""
    return package_of(rules.name).presentation(language)


def coach_of(rules: Rules) -> Coach | None:
    """Return a coach for the game with these rules; None for a game without one."""
    return package_of(rules.name).coach(rules)


# --- parts that a game may lack ------------------------------------------------------------------


def lessons_of_game(name: str) -> LessonData:
    """Return the lessons of a game, or raise MissingPart or UnknownGame."""
    lessons = package_of(name).lessons()
    if lessons is None:
        raise MissingPart(name, "lessons")
    return lessons


def board_data_of(name: str) -> BoardData:
    """Return the board data of a game, or raise MissingPart or UnknownGame."""
    data = package_of(name).board_data()
    if data is None:
        raise MissingPart(name, "board to explore")
    return data


def puzzles_of(name: str) -> PuzzleSet:
    """Return the puzzles of a game, or raise MissingPart."""
    puzzles = package_of(name).puzzles() if name in game_names() else None
    if puzzles is None:
        raise MissingPart(name, "puzzles")
    return puzzles
