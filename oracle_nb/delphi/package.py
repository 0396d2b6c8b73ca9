"""The package of The Oracle of Delphi, which the app, the command line and notebooks use.

Everything is imported when it is first needed: a program that only plays loads no pictures.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage

if TYPE_CHECKING:
    from oracle_nb.core.verdicts import Repairs
    from oracle_nb.delphi.encoding import DelphiEncoding
    from oracle_nb.delphi.lessons import DelphiLessons
    from oracle_nb.delphi.lessons.guide.moments import DelphiGuidedGame
    from oracle_nb.delphi.measures import DelphiBoardData
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.delphi.planning.coach import DelphiCoach
    from oracle_nb.delphi.puzzles.making import DelphiPuzzleMaker
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.text import DelphiTexts
    from oracle_nb.delphi.ui.terminal import DelphiTextInterface
    from oracle_nb.games.game import Game
    from oracle_nb.games.motives import Motive
    from oracle_nb.games.presentation import Presentation
    from oracle_nb.games.puzzle_set import Puzzle, PuzzleSet
    from oracle_nb.games.scenarios import ScenarioRunner
    from oracle_nb.render.scene import Scene
    from oracle_nb.rulebooks.book import Book


class DelphiPackage(GamePackage):
    """The Oracle of Delphi; see `oracle_nb.games.package.GamePackage`."""

    name = "delphi"
    players = range(2, 5)
    game_type = GameType(chance=True, secrets=True, rounds=True, repairs=True)
    default_players = 3
    bots: Mapping[str, str] = {
        "greedy": "oracle_nb.delphi.bots.greedy:GreedyBot",
        "planner-quick": "oracle_nb.delphi.planning.planner:QuickPlannerBot",
        "planner": "oracle_nb.delphi.planning.planner:PlannerBot",
        "planner-strong": "oracle_nb.delphi.planning.planner:StrongPlannerBot",
    }
    commands: Mapping[str, str] = {
        "layout": "oracle_nb.delphi.commands.layout:layout",
        "sheet": "oracle_nb.delphi.commands.layout:sheet",
        "schema": "oracle_nb.delphi.commands.schema:schema",
    }

    def title(self, language: str = "en") -> str:
        """Return the title under which the game is sold in the language's country."""
        from oracle_nb.delphi.text.rule_texts import rulebook

        return rulebook(language).say("game-title")

    def rules(self, setting: Any) -> "Delphi":
        """Return the rules for a ``Setting``, or for what JSON has made of one."""
        import msgspec

        from oracle_nb.delphi.model.position import Setting
        from oracle_nb.delphi.rules.engine import Delphi

        return Delphi(
            setting if isinstance(setting, Setting) else msgspec.convert(setting, Setting)
        )

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> "Game[Position, Action]":
        """Return a new game; ``options`` are ``layout`` and ``rules``, as `new_game` takes them."""
        from oracle_nb.core.arguments import check_options
        from oracle_nb.delphi import new_game

        check_options(self.title(), options, "layout", "rules")
        return new_game(
            self.default_players if players is None else players, seed, seats=seats, **options
        )

    def texts(self, rules: "Delphi", language: str = "en") -> "DelphiTexts":
        """Return explanations, events and decisions in a language. Raises UnknownLanguage."""
        from oracle_nb.delphi.text import DelphiTexts

        return DelphiTexts(rules, language)

    def scene(
        self,
        rules: "Delphi",
        position: "Position",
        *,
        seat: int | None = None,
        language: str = "en",
    ) -> "Scene":
        """Return the board with everything on it, and what only the player in ``seat`` has seen."""
        from oracle_nb.delphi.ui.board_text import picture

        return picture(rules.board, position, rules.setting.ships, seat, language)

    def rulebook(self, language: str = "en") -> "Book":
        """Return the rulebook with its pictures. Raises UnknownLanguage."""
        from oracle_nb.delphi.rulebook import book

        return book(language)

    def beginner_options(self) -> Mapping[str, Any]:
        """Return eight tasks and the ship tiles that the rulebook suggests for a first game."""
        from oracle_nb.delphi.model.ruleset import FIRST_GAME

        return {"rules": FIRST_GAME}

    def repairs(
        self, rules: "Delphi", position: "Position", action: "Action", player: int | None = None
    ) -> "Repairs[Action]":
        """Return the nearest legal actions to a refused one, or what is missing for it."""
        from oracle_nb.delphi.advice import repairs

        return repairs(rules, position, action, player)

    def typical_save(self) -> bytes:
        """Return a typical saved game. It must never change, or old codes become unreadable."""
        from importlib.resources import files

        return files(__package__).joinpath("typical.json").read_bytes()

    def presentation(self, language: str = "en") -> "Presentation":
        """Return how the game is shown in the app."""
        from oracle_nb.delphi.ui.presentation import delphi_presentation

        return delphi_presentation(language)

    def text_interface(self, rules: "Delphi", language: str = "en") -> "DelphiTextInterface":
        """Return what a terminal shows beside the board."""
        from oracle_nb.delphi.ui.terminal import DelphiTextInterface

        return DelphiTextInterface(rules, language)

    def lessons(self) -> "DelphiLessons":
        """Return the lessons, always the same object: courses are cached by it."""
        return _lessons()

    def guided_game(self) -> "DelphiGuidedGame":
        """Return the first game with tips: three tasks near Zeus, against two bots."""
        from oracle_nb.delphi.lessons.guide.moments import DelphiGuidedGame

        return DelphiGuidedGame()

    def scenarios(self) -> "ScenarioRunner":
        """Return the runner of scenario files, as docs/scenarios.md describes them."""
        from oracle_nb.delphi.scenarios import run_file

        return run_file

    def coach(self, rules: "Delphi") -> "DelphiCoach":
        """Return the coach, which values positions as the planner does."""
        from oracle_nb.delphi.planning.coach import DelphiCoach

        return DelphiCoach(rules)

    def puzzles(self) -> "PuzzleSet":
        """Return the puzzles from games of bots, always the same object: it keeps what it reads."""
        return _puzzles()

    def puzzle_maker(self, rules: "Delphi") -> "DelphiPuzzleMaker":
        """Return what makes puzzles of the positions of a table."""
        from oracle_nb.delphi.puzzles.making import DelphiPuzzleMaker

        return DelphiPuzzleMaker(rules)

    def compare_puzzle(self, puzzle: "Puzzle") -> "Motive | None":
        """Return that only the best turn of a puzzle brings the player home, if that is so."""
        from oracle_nb.delphi.puzzles.comparison import compared

        return compared(puzzle)

    def board_data(self) -> "DelphiBoardData":
        """Return what the explorer of boards studies."""
        from oracle_nb.delphi.measures import DelphiBoardData

        return DelphiBoardData()

    def encoding(self, rules: "Delphi") -> "DelphiEncoding":
        """Return actions as numbers, and what a seat knows as a vector."""
        from oracle_nb.delphi.encoding import DelphiEncoding

        return DelphiEncoding(rules)


@cache
def _lessons() -> "DelphiLessons":
    from oracle_nb.delphi.lessons import DelphiLessons

    return DelphiLessons()


@cache
def _puzzles() -> "PuzzleSet":
    from importlib.resources import files

    from oracle_nb.games.puzzle_set import PuzzleSet

    return PuzzleSet(files("oracle_nb.delphi.puzzles") / "puzzles.jsonl.gz")


DELPHI: Final = DelphiPackage()
"""The package that the registry finds."""
