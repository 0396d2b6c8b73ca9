"""Preloads modules that the first session of each kind would otherwise wait for."""

import logging
from contextlib import suppress
from threading import Thread

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


def start_warming() -> None:
    """Begin to load it, in a thread of its own."""
    Thread(target=warm, name="warm-up", daemon=True).start()


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
