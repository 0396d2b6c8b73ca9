"""The registry of games: which are installed, and where each is found.

The games that ship with this package are listed here. Other installed packages add theirs as entry
points of the group ``oracle_nb.games``; ``register`` adds one for as long as the program runs.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from oracle_nb.core.arguments import nearest
from oracle_nb.core.errors import OracleError
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.definition import GameDefinition, GameTexts
from oracle_nb.games.rules import Rules
from oracle_nb.render.scene import Scene

ENTRY_POINTS: Final = "oracle_nb.games"
"""The group of entry points by which installed packages add games."""
BUILT_IN: Final = {
    "delphi": "oracle_nb.delphi.package:DELPHI",
    "mythology": "oracle_nb.mythology.package:MYTHOLOGY",
}
"""The modules and attributes of this package's games."""
DEFAULT_GAME: Final = "delphi"
"""The game meant wherever none is named: in addresses, commands and functions."""
_registered: Final[dict[str, GameDefinition]] = {}


class UnknownGame(OracleError, ValueError):
    """No game of that name is installed; the error lists those that are."""

    def __init__(self, name: object) -> None:
        known = game_names()
        short = name[:40] if isinstance(name, str) else name
        near = nearest(str(short), known)
        super().__init__(f"{short!r:.42} is not an installed game ({', '.join(known)}){near}")


class GameImportError(OracleError, ImportError):
    """An installed game can't be loaded; the error says which one and why."""


def game_names() -> tuple[str, ...]:
    """Return the names of all installed games, those of this package first.

    Examples
    --------
    >>> "delphi" in game_names()
    True
    """
    return tuple(dict.fromkeys((*BUILT_IN, *_installed(), *_registered)))


def register(game: GameDefinition) -> None:
    """Add a game for as long as the program runs, such as one that a notebook defines.

    Parameters
    ----------
    game : GameDefinition
        The package of the game. It replaces one of the same name that was registered before.

    Raises
    ------
    ValueError
        If a game of that name is installed.
    """
    if game.name in BUILT_IN or game.name in _installed():
        raise ValueError(f"a game named {game.name!r} is already installed")
    _registered[game.name] = game


def unregister(name: str) -> None:
    """Remove a game that ``register`` has added; nothing happens if there is none."""
    _registered.pop(name, None)


def definition(name: str) -> GameDefinition:
    """Return a game by its name.

    Parameters
    ----------
    name : str
        The name of the game, such as "delphi".

    Returns
    -------
    GameDefinition
        The game.

    Raises
    ------
    UnknownGame
        If no game of that name is installed.
    GameImportError
        If it can't be loaded.
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


def texts_of(rules: Rules[Any, Any], language: str = "en") -> GameTexts[Any, Any]:
    """Return the texts of the game with these rules. Raises UnknownLanguage."""
    return definition(rules.name).texts(rules, language)


def scene_of(
    rules: Rules[Any, Any], position: Any, *, seat: int | None = None, language: str = "en"
) -> Scene:
    """Return a picture of a position, with what only the player in ``seat`` has seen."""
    return definition(rules.name).scene(rules, position, seat=seat, language=language)


def repairs_of(
    rules: Rules[Any, Any], position: Any, action: Any, player: int | None = None
) -> Repairs[Any]:
    """Return what would work instead of a refused action, or what is missing for it."""
    return definition(rules.name).repairs(rules, position, action, player)


@cache
def _installed() -> Mapping[str, EntryPoint]:
    found = sorted(entry_points(group=ENTRY_POINTS), key=lambda one: one.name)
    return {one.name: one for one in found if one.name not in BUILT_IN}


@cache
def _loaded(place: str) -> GameDefinition:
    module, _, attribute = place.partition(":")
    game: GameDefinition = getattr(import_module(module), attribute)
    return game


@cache
def _of_entry_point(name: str) -> GameDefinition:
    point = _installed()[name]
    try:
        game: GameDefinition = point.load()
    except Exception as error:
        raise GameImportError(
            f"the game {name!r} ({point.value}) can't be loaded: {type(error).__name__}: {error}"
        ) from error
    if game.name != name:
        raise GameImportError(f"the game {point.value} calls itself {game.name!r}, not {name!r}")
    return game
