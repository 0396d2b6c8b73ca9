"""Loads in advance what the first session of each kind would otherwise wait for."""

import logging
from threading import Thread

from oracle_nb.games.package import package_of
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.review import lessons_of, rests_on
from oracle_nb.web.explorer.controller import ExplorerController
from oracle_nb.web.explorer.details_view import DetailsView
from oracle_nb.web.session.content import bots
from oracle_nb.web.text import languages

_log = logging.getLogger(__name__)


def start_warming() -> None:
    """Begin to load it, in a thread of its own."""
    Thread(target=warm, name="warm-up", daemon=True).start()


def warm() -> None:
    """Load lessons, rulebooks, bots, and what the explorer measures with."""
    try:
        # In the order in which people get there.
        bots()
        package_of(DEFAULT_GAME).presentation().setup.first_game("", 1).legal_actions()
        lessons_of(DEFAULT_GAME)
        rests_on(DEFAULT_GAME)
        for language in languages():
            package_of(DEFAULT_GAME).rulebook(language)
        explorer = ExplorerController("", DEFAULT_GAME)
        explorer.scene()
        DetailsView(explorer, "light").summary()
    except Exception:  # noqa: BLE001 - the page that needs it says what is wrong
        _log.warning("the server could not load everything in advance", exc_info=True)
