"""The package of Mythology, which the app, the command line and notebooks use.

Everything is imported when it is first needed: a program that only plays loads no pictures.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage

if TYPE_CHECKING:
    from oracle_nb.core.verdicts import Repairs
    from oracle_nb.games.game import Game
    from oracle_nb.games.presentation import Presentation
    from oracle_nb.games.scenarios import ScenarioRunner
    from oracle_nb.mythology.encoding import MythologyEncoding
    from oracle_nb.mythology.lessons.guide.moments import MythologyGuidedGame
    from oracle_nb.mythology.lessons.lesson_data import MythologyLessons
    from oracle_nb.mythology.measures.board_data import MythologyBoardData
    from oracle_nb.mythology.model.actions import Action
    from oracle_nb.mythology.model.position import Position
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.mythology.text import MythologyTexts
    from oracle_nb.mythology.ui.terminal import MythologyTextInterface
    from oracle_nb.render.scene import Scene
    from oracle_nb.rulebooks.book import Book


class MythologyPackage(GamePackage):
    """The Basic Game of Mythology; see `oracle_nb.games.package.GamePackage`."""

    name = "mythology"
    players = range(2, 9)
    game_type = GameType(chance=True, rounds=True, repairs=True)
    default_players = 4
    bots: Mapping[str, str] = {"tactician": "oracle_nb.mythology.bots.tactician:TacticianBot"}
    commands: Mapping[str, str] = {"pack": "oracle_nb.mythology.commands.pack:pack"}

    def title(self, language: str = "en") -> str:
        """Return the name of the game, which is English in every language."""
        from oracle_nb.mythology.text.rule_texts import rulebook

        return rulebook(language).say("game-title")

    def level(self, language: str = "en") -> str:
        """Return what tells this level from the Advanced Game."""
        from oracle_nb.mythology.text.rule_texts import rulebook

        return rulebook(language).say("game-level")

    def rules(self, setting: Any) -> "Mythology":
        """Return the rules for a ``Setting``, or for what JSON has made of one."""
        import msgspec

        from oracle_nb.mythology.model.position import Setting
        from oracle_nb.mythology.rules.engine import Mythology

        return Mythology(
            setting if isinstance(setting, Setting) else msgspec.convert(setting, Setting)
        )

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> "Game[Position, Action]":
        """Return a new game; the only option is ``pack``, the name of a data pack."""
        from oracle_nb.core.arguments import check_options, whole
        from oracle_nb.games.game import Game
        from oracle_nb.mythology.model.position import Setting
        from oracle_nb.mythology.packs.installed import chosen_pack
        from oracle_nb.text.names import seat_names

        check_options(self.title(), options, "pack")
        names = seat_names(seats)
        usual = len(names) or self.default_players
        number = whole("players", usual if players is None else players)
        setting = Setting(players=number, pack=chosen_pack(options))
        return Game(self.rules(setting), seed, names, package=self)

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

    def scene(
        self,
        rules: "Mythology",
        position: "Position",
        *,
        seat: int | None = None,
        language: str = "en",
    ) -> "Scene":
        """Return the map with everything on it; all of it is open (basic.open)."""
        from oracle_nb.mythology.ui.map_scene import picture

        return picture(rules, position, language)

    def rulebook(self, language: str = "en") -> "Book":
        """Return the rulebook. Raises UnknownLanguage."""
        return _book(language)

    def repairs(
        self, rules: "Mythology", position: "Position", action: "Action", player: int | None = None
    ) -> "Repairs[Action]":
        """Return the nearest legal actions to a refused one, or what is missing for it."""
        from oracle_nb.mythology.advice import repairs

        return repairs(rules, position, action, player)

    def lessons(self) -> "MythologyLessons":
        """Return the four lessons."""
        return _lessons()

    def guided_game(self) -> "MythologyGuidedGame":
        """Return the first game with tips: the last three rounds, against three bots."""
        from oracle_nb.mythology.lessons.guide.moments import MythologyGuidedGame

        return MythologyGuidedGame()

    def scenarios(self) -> "ScenarioRunner":
        """Return the runner of scenario files, as docs/scenarios.md describes them."""
        from oracle_nb.mythology.scenarios import run_file

        return run_file

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

    def presentation(self, language: str = "en") -> "Presentation":
        """Return how the game is shown in the app. Raises UnknownLanguage."""
        return _presentation(self, language)

    def text_interface(self, rules: "Mythology", language: str = "en") -> "MythologyTextInterface":
        """Return what a terminal shows beside the map."""
        from oracle_nb.mythology.ui.terminal import MythologyTextInterface

        return MythologyTextInterface(rules, language)


@cache
def _lessons() -> "MythologyLessons":
    from oracle_nb.mythology.lessons.lesson_data import MythologyLessons

    return MythologyLessons()


@cache
def _presentation(package: "MythologyPackage", language: str) -> "Presentation":
    from oracle_nb.mythology.ui.presentation import mythology_presentation

    return mythology_presentation(package, language)


@cache
def _book(language: str) -> "Book":
    from importlib.resources import files

    import msgspec

    from oracle_nb.games.scenarios.pictures import Pictures
    from oracle_nb.mythology.rulebook.pictures import PICTURES
    from oracle_nb.mythology.text.rule_texts import rulebook
    from oracle_nb.rulebooks.book import Book, ReferenceTables

    words = rulebook(language)
    text = files("oracle_nb.mythology.text").joinpath("book.toml").read_text("utf-8")
    return Book(
        words,
        plates=Pictures(PICTURES, language).about,
        tables=msgspec.toml.decode(text, type=ReferenceTables),
        others=lambda: [rulebook(other) for other in words.languages() if other != language],
    )


MYTHOLOGY: Final = MythologyPackage()
"""The package that the registry finds."""
