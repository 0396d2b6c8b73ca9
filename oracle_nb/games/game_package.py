"""The base class of game packages: one object for each game with everything that it offers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.coach import Coach
from oracle_nb.games.definition import GameTexts
from oracle_nb.games.game import Game
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.motives import Motive
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.games.rules import Rules
from oracle_nb.games.scenarios import ScenarioRunner
from oracle_nb.games.text_interface import PlainTextInterface, TextInterface
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book

if TYPE_CHECKING:
    from oracle_nb.games.puzzle_set import Puzzle, PuzzleSet
    from oracle_nb.games.reviews.report import GameReview


class GamePackage(ABC):
    """A game with everything it offers. Subclass it, and override what the game has.

    A game must have rules, texts, a picture of its positions, and a way to begin. Everything else
    has a plain default or is None; ``docs/adding-a-game.md`` builds a game step by step.

    Attributes
    ----------
    name : str
        Its name in files, addresses and commands, in lower-case letters. It must never change.
    players : range
        How many can play.
    default_players : int
        The number of players if none is given.
    bots : mapping of str to str
        The game's own bots: their names, and where each class is defined, as "module:Class".
    commands : mapping of str to str
        Its commands for the command line, as "module:function" with parameters for typer.
    """

    name: str
    players: range
    default_players: int
    bots: Mapping[str, str] = {}
    commands: Mapping[str, str] = {}

    # --- what every game has ---------------------------------------------------------------------

    @abstractmethod
    def title(self, language: str = "en") -> str:
        """Return the name of the game that people use.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        str
            The name.
        """

    @abstractmethod
    def rules(self, setting: Any) -> Rules[Any, Any]:
        """Return the rules for a setting.

        Parameters
        ----------
        setting : setting or mapping
            A setting of the game, or plain values from its JSON.

        Returns
        -------
        Rules
            The rules.

        Raises
        ------
        ValueError, msgspec.ValidationError
            If the setting is faulty; the error names the field and what is wrong with it.
        """

    @abstractmethod
    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game[Any, Any]:
        """Return a new game, ready for its first decision.

        Parameters
        ----------
        players : int, optional
            The number of seats; ``default_players`` if not given.
        seed : int, optional
            The same seed makes the same game. Without one nobody can foresee the game.
        seats : sequence of str
            A name for each seat; "bot:NAME" for a bot.
        **options
            The game's own options.

        Returns
        -------
        Game
            The game.

        Raises
        ------
        ValueError
            If a parameter is wrong; the error names it and what would be right.
        """

    @abstractmethod
    def texts(self, rules: Any, language: str = "en") -> GameTexts[Any, Any]:
        """Return the texts of the game in a language.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        GameTexts
            The texts.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.
        """

    @abstractmethod
    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of a position.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            Any position.
        seat : int, optional
            The seat whose secrets are also shown; if not given, only what everybody knows is shown.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Scene
            The picture.
        """

    @abstractmethod
    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook in a language.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Book
            The rulebook.

        Raises
        ------
        UnknownLanguage
            If the game has no rulebook in this language.
        """

    # --- what a game may have --------------------------------------------------------------------

    def beginner_options(self) -> Mapping[str, Any]:
        """Return the options of `new_game` for people who have never played the game.

        Returns
        -------
        mapping of str to value
            The options; by default none.
        """
        return {}

    def departures(self, rules: Any) -> Mapping[str, Any] | None:
        """Return in which settings a game differs from the printed rules, for tables.

        Parameters
        ----------
        rules : Rules
            The rules of the game.

        Returns
        -------
        mapping or None
            Values by name, for tables of games. None: what differs from the setting's defaults.
        """
        return None

    def repairs(
        self, rules: Any, position: Any, action: Any, player: int | None = None
    ) -> Repairs[Any]:
        """Return what would work instead of a refused action, or what is missing for it.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        position : position
            The position in which the action is refused.
        action : action
            The refused action.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Repairs
            The suggestions; by default none.
        """
        return Repairs()

    def typical_save(self) -> bytes | None:
        """Return a typical saved game, against which share codes are compressed.

        It is part of the version of the codes. If it changed, old codes would be unreadable.

        Returns
        -------
        bytes or None
            The saved game as JSON; by default None, which makes codes longer.
        """
        return None

    def presentation(self, language: str = "en") -> Presentation:
        """Return how the app shows the game.

        Parameters
        ----------
        language : str
            The code of a language, such as "en".

        Returns
        -------
        Presentation
            The presentation; by default a plain list of actions, with a choice of seats and seed.
        """
        return Presentation(setup=PlainSetup(self))

    def text_interface(self, rules: Any, language: str = "en") -> TextInterface:
        """Return what a terminal shows besides the board.

        Parameters
        ----------
        rules : Rules
            The rules of the game.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        TextInterface
            The texts; by default none.
        """
        return PlainTextInterface()

    def lessons(self) -> LessonData | None:
        """Return the lessons.

        Returns
        -------
        LessonData or None
            The lessons; by default None.
        """
        return None

    def guided_game(self) -> GuidedGame | None:
        """Return the first game with tips.

        Returns
        -------
        GuidedGame or None
            The guided game, whose scene the lessons read; by default None.
        """
        return None

    def scenarios(self) -> ScenarioRunner | None:
        """Return what runs scenario files of the game.

        Returns
        -------
        ScenarioRunner or None
            The function; by default None: the game has no format for scenarios.
        """
        return None

    def coach(self, rules: Any) -> Coach | None:
        """Return the coach for a table.

        Parameters
        ----------
        rules : Rules
            The rules of the game.

        Returns
        -------
        Coach or None
            The coach; by default None: the game can't value positions.
        """
        return None

    def puzzles(self) -> "PuzzleSet | None":
        """Return the puzzles, which need a coach.

        Returns
        -------
        PuzzleSet or None
            The puzzles; by default None.
        """
        return None

    def compare_puzzle(self, puzzle: "Puzzle") -> Motive | None:
        """Return why the best turn of a puzzle is better than the next one.

        Parameters
        ----------
        puzzle : Puzzle
            A puzzle of this package.

        Returns
        -------
        Motive or None
            The reason where the next best turn would look odd without it; by default None.
        """
        return None

    def review(self, game: Game[Any, Any], language: str = "en") -> "GameReview":
        """Review a game with a progress bar, as `Game.review` does, which describes it.

        Parameters
        ----------
        game : Game
            A game of this package.
        language : str
            The code of a language, such as "en".

        Returns
        -------
        GameReview
            The review.

        Raises
        ------
        NoCoach
            If the game has no coach.
        UnknownLanguage
            If the game or the review has no texts in this language.
        """
        from oracle_nb.games.presentation.players import tone_of
        from oracle_nb.games.reviews.kept import progress_bar_of, reviewer_of
        from oracle_nb.games.reviews.report import report_of
        from oracle_nb.games.reviews.words import NoCoach

        if self.coach(game.rules) is None:
            raise NoCoach(self.title(language))
        presentation = self.presentation()
        tones = [
            tone_of(presentation.players, game.rules, seat) for seat in range(game.rules.players)
        ]
        report = report_of(game, language, tones)
        reviewer = reviewer_of(game, presentation.progress, self.coach)
        with progress_bar_of(reviewer) as progress:
            reviewer.run(progress)
        assert reviewer.result is not None
        return report(reviewer.result)

    def board_data(self) -> BoardData | None:
        """Return the layouts and measures for the board explorer.

        Returns
        -------
        BoardData or None
            The data; by default None: the game has nothing to explore.
        """
        return None
