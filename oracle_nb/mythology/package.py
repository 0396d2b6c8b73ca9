"""The package of Mythology, which the app, the command line and notebooks use.

Everything is imported when it is first needed: a program that only plays loads no pictures.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.game_type import GameType
from oracle_nb.mythology.level_package import LevelPackage

if TYPE_CHECKING:
    from oracle_nb.mythology.encoding import MythologyEncoding
    from oracle_nb.mythology.lessons.guide.moments import MythologyGuidedGame
    from oracle_nb.mythology.lessons.lesson_data import MythologyLessons
    from oracle_nb.mythology.measures.board_data import MythologyBoardData
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.mythology.text import MythologyTexts
    from oracle_nb.mythology.ui.terminal import MythologyTextInterface


class MythologyPackage(LevelPackage):
    """The Basic Game of Mythology; see `oracle_nb.games.package.GamePackage`."""

    name = "mythology"
    folder = "oracle_nb.mythology"
    rules_name = "Mythology"
    players = range(2, 9)
    game_type = GameType(chance=True, rounds=True, repairs=True)
    bots: Mapping[str, str] = {"tactician": "oracle_nb.mythology.bots.tactician:TacticianBot"}
    commands: Mapping[str, str] = {"pack": "oracle_nb.mythology.commands.pack:pack"}

    def departures(self, rules: "Mythology") -> dict[str, int]:
        """Return what the data pack adds to the setup of the rulebook, for this many players."""
        setup, place = rules.pack.setup, rules.setting.players - 2
        added = {
            "prize_distance": setup.prize_distance[place],
            "prize_guards": setup.prize_guards[place],
        }
        return added if added != {"prize_distance": 1, "prize_guards": 0} else {}

    def texts(self, rules: "Mythology", language: str = "en") -> "MythologyTexts":
        """Return explanations, events and decisions in a language. Raises UnknownLanguage."""
        from oracle_nb.mythology.text import MythologyTexts

        return MythologyTexts(rules, language)

    def book_pictures(self, language: str) -> "Callable[..., Any]":
        """Return the pictures of the rulebook."""
        from oracle_nb.games.scenarios.pictures import Pictures
        from oracle_nb.mythology.rulebook.pictures import PICTURES

        return Pictures(PICTURES, language).about

    def lessons(self) -> "MythologyLessons":
        """Return the four lessons."""
        return _lessons()

    def guided_game(self) -> "MythologyGuidedGame":
        """Return the first game with tips: the last three rounds, against three bots."""
        from oracle_nb.mythology.lessons.guide.moments import MythologyGuidedGame

        return MythologyGuidedGame()

    def board_data(self) -> "MythologyBoardData":
        """Return what the explorer studies: random setups and positions on the map."""
        from oracle_nb.mythology.measures.board_data import MythologyBoardData

        return MythologyBoardData()

    def encoding(self, rules: "Mythology") -> "MythologyEncoding":
        """Return actions as numbers and positions as vectors."""
        from oracle_nb.mythology.encoding import MythologyEncoding

        return MythologyEncoding(rules)

    def typical_save(self) -> bytes:
        """Return a typical saved game. It must never change, or old codes become unreadable."""
        from importlib.resources import files

        return files(__package__).joinpath("typical.json").read_bytes()

    def text_interface(self, rules: "Mythology", language: str = "en") -> "MythologyTextInterface":
        """Return what a terminal shows beside the map."""
        from oracle_nb.mythology.ui.terminal import MythologyTextInterface

        return MythologyTextInterface(rules, language)


@cache
def _lessons() -> "MythologyLessons":
    from oracle_nb.mythology.lessons.lesson_data import MythologyLessons

    return MythologyLessons()


MYTHOLOGY: Final = MythologyPackage()
"""The package that the registry finds."""
