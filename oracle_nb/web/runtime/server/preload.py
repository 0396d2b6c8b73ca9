"""Preloads modules and records that pages need, before there is a page."""

import logging
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pkgutil import walk_packages
from threading import Thread
from typing import Final

import msgspec

import oracle_nb
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import packages
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.review import rests_on
from oracle_nb.text import UnknownLanguage
from oracle_nb.web.explorer.picture import board_scene
from oracle_nb.web.explorer.state import explored
from oracle_nb.web.explorer.view import summary_view
from oracle_nb.web.session.content import bots
from oracle_nb.web.text import languages

_log = logging.getLogger(__name__)


def start_warming(then: Callable[[], object] = lambda: None) -> None:
    """Begin to load it, in a thread of its own, and call a function there when all is loaded."""

    def load() -> None:
        warm()
        then()

    Thread(target=load, name="warm-up", daemon=True).start()


def warm() -> None:
    """Load the modules for pages of all games, those of this package first."""
    for package in packages():
        try:
            _warm(package)
        except Exception:  # noqa: BLE001 - the page that needs it says what is wrong
            _log.warning("the server could not load %s in advance", package.name, exc_info=True)


def _warm(game: GamePackage) -> None:
    """Load lessons, rulebook, bots, and the measures of the explorer."""
    # In the order in which people get there.
    bots(game.name)
    game.presentation().setup.first_game(game.name, 1).legal_actions()
    if game.lessons() is not None:
        lessons_of(game.name)
        rests_on(game.name)
    for language in languages():
        with suppress(UnknownLanguage):
            game.rulebook(language)
    if game.board_data() is not None:
        explorer = explored("", game.name)
        board_scene(explorer)
        summary_view(explorer)


_PARTS: Final = ("text", "games", "delphi", "mythology", "bots", "explorer", "lessons", "web")
"""The packages of this package whose modules pages need."""
_TESTS: Final = "oracle_nb.games.testing"
"""The tests for authors of games; they need pytest, which isn't installed along with the app."""


def import_modules() -> None:
    """Import all modules that pages need, in one thread.

    Two threads that import modules of one package at the same time can wait for each other. Python
    then gives one of them a module that isn't complete, and its page would show an error.
    """
    for part in _PARTS:
        paths = [f"{path}/{part}" for path in oracle_nb.__path__]
        import_module(f"oracle_nb.{part}")
        for module in walk_packages(paths, f"oracle_nb.{part}."):
            if not module.name.startswith(_TESTS):
                import_module(module.name)
    prepare_records()


def prepare_records() -> frozenset[type[msgspec.Struct]]:
    """Have msgspec learn the fields of all records that are loaded; return those that can be read.

    It learns them when it first reads one. Where two threads read the first one at the same time,
    one of them uses fields that aren't complete, and the whole process ends.
    """
    known = set()
    for kind in _kinds(msgspec.Struct):
        try:
            msgspec.json.Decoder(kind)
        except (NameError, TypeError):
            # A value of the engine, which is never read: its types are known to type checkers only.
            continue
        known.add(kind)
    return frozenset(known)


def _kinds(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _kinds(kind)
