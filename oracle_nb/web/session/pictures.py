"""Draws the pictures that pages ask for when they come into view: boards of games, and rules.

A game is drawn only for the browser that began it, and with what everybody at its table may know.
"""

import gzip
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from oracle_nb.games.registry import GameImportError, UnknownGame, package_of
from oracle_nb.render.palette import THEMES
from oracle_nb.render.thumbnails import thumbnail
from oracle_nb.storage.database import Database, StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.text import UnknownLanguage
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.store import Store

_SEED: Final = 11
"""The seed of the boards of games."""
_EMPTY: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'
_NONE: Final = (
    SavedGameNotFound,
    SaveError,
    StorageError,
    UnknownGame,
    GameImportError,
    UnknownLanguage,
    KeyError,
)
"""The errors after which there is no picture."""


def picture(store: Store, owner: str, fields: Mapping[str, str]) -> bytes | None:
    """Return the picture of an address as compressed SVG.

    None: there is no such picture, or it is somebody else's.

    Parameters
    ----------
    owner
        The owner of the games that are shown.
    fields
        The fields of the address, as `oracle_nb.web.widgets.pictures` writes them.
    """
    name, rule, theme = (fields.get(field, "") for field in ("board", "rule", "theme"))
    theme = theme or THEMES[0]
    if theme not in THEMES:
        return None
    try:
        if game := fields.get("game", ""):
            if not store.owns(owner, game):
                return None
            return draw_saved_game(store.database, game, store.revision(game), theme)
        if rule:
            return draw_rule(name, rule, fields.get("language", "") or "en", theme)
        return draw_board(name, theme)
    except _NONE:
        return None


@lru_cache(maxsize=256)
def draw_saved_game(database: Database, game: str, revision: int, theme: str) -> bytes:
    """Return a saved game as compressed SVG. Raises SavedGameNotFound, SaveError, StorageError.

    ``revision`` is that of the game: another one is another picture.
    """
    saved = Store(database).load(game)[0]
    package = saved.package
    return _packed(thumbnail(package.scene(saved.rules, saved.position), theme))


@lru_cache(maxsize=16)
def draw_board(name: str, theme: str) -> bytes:
    """Return a board of a game as compressed SVG. Raises UnknownGame."""
    package = package_of(name)
    game = package.new_game(seed=_SEED)
    return _packed(thumbnail(package.scene(game.rules, game.position), theme))


@lru_cache(maxsize=1024)
def draw_rule(name: str, rule: str, language: str, theme: str) -> bytes:
    """Return a rule's first scene with more than texts, as compressed SVG; empty without any.

    Raises UnknownGame, UnknownLanguage, and KeyError for an unknown rule.
    """
    book = package_of(name).rulebook(language)
    frames = [frame for plate in book[rule].plates for frame in plate.frames]
    scenes = (scene for frame in frames for scene in frame.scenes)
    drawn = (thumbnail(scene, theme, overlay=True) for scene in scenes)
    return _packed(next((svg for svg in drawn if "<path" in svg), _EMPTY))


def _packed(svg: str) -> bytes:
    return gzip.compress(svg.encode(), 6)
