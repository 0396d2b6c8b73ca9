"""How Mythology is shown in the app: its roles and style sheet, in one language."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from oracle_nb.games.presentation import Presentation
from oracle_nb.mythology.ui.actions import MythologyActions
from oracle_nb.mythology.ui.introduction import MythologyIntroduction
from oracle_nb.mythology.ui.new_game import MythologySetup
from oracle_nb.mythology.ui.players import MythologyPlayers
from oracle_nb.mythology.ui.progress import MythologyProgress
from oracle_nb.mythology.ui.results import MythologyResults
from oracle_nb.mythology.ui.wording import wording

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage


def mythology_presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=MythologyActions(words),
        players=MythologyPlayers(words),
        progress=MythologyProgress(words),
        results=MythologyResults(words),
        setup=MythologySetup(package, words),
        introduction=MythologyIntroduction(package, words),
        stylesheet=_stylesheet(),
    )


@cache
def _stylesheet() -> str:
    return files(__package__).joinpath("panels.css").read_text("utf-8")
