"""The contract of a game: one object with everything that it offers."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from oracle_nb.core.arguments import check_options, nearest, whole
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games.board_data import BoardData
from oracle_nb.games.coach import Coach
from oracle_nb.games.game import Game
from oracle_nb.games.game_type import GameType
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.motives import Motive
from oracle_nb.games.plain import PlainTexts, plain_rulebook, plain_scene
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.games.rules import R, Rules
from oracle_nb.games.scenarios import ScenarioRunner
from oracle_nb.games.simple_rules import SimpleRules
from oracle_nb.games.text_interface import TextInterface
from oracle_nb.games.texts import GameTexts
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book
from oracle_nb.text.names import seat_names

if TYPE_CHECKING:
    from oracle_nb.games.puzzle_set import Puzzle, PuzzleMaker, PuzzleSet
    from oracle_nb.games.reviews.report import GameReview


class GamePackage(Generic[R, P, A]):
    """A game with everything it offers.

    ``GamePackage(Nim)`` is a game whose rules are the class ``Nim`` and which has plain texts and a
    plain picture. A subclass overrides what the game has besides; the rest has a default or is
    None. ``docs/adding-a-game.md`` builds a game step by step.

    Parameters
    ----------
    rules_type : type, optional
        The class of the rules: a subclass of `SimpleRules`. A subclass of this class can do without
        if it sets the attributes and overrides ``rules`` and ``new_game``.
    game_type : GameType, optional
        What the game has of chance, secrets and so on; nothing if not given.

    Attributes
    ----------
    name : str
        Its name in files, addresses and commands, in lower-case letters. It must never change.
    players : range
        How many can play.
    default_players : int
        The number of players if none is given.
    rules_type, setting_type : type
        The class of the rules, which takes a setting, and the class of that.
    game_type : GameType
        What the game declares about itself.
    bots : mapping of str to str
        The game's own bots: their names, and where each class is defined, as "module:Class".
    commands : mapping of str to str
        Its commands for the command line, as "module:function" with parameters for typer.
    level_of : str
        The name of the game of which this is another level, with rules and saves of its own; "" for
        a game of its own. The app shows all levels as one game, the one named here first.
    """

    name: str
    players: range
    default_players: int
    rules_type: type[Any]
    setting_type: type[Any]
    game_type: GameType = GameType()
    bots: Mapping[str, str] = {}
    commands: Mapping[str, str] = {}
    level_of: str = ""

    def __init__(
        self, rules_type: type[SimpleRules] | None = None, game_type: GameType | None = None
    ) -> None:
        if game_type is not None:
            self.game_type = game_type
        if rules_type is not None:
            self.name = rules_type.name
            self.players = rules_type.player_counts
            self.default_players = self.players[0]
            self.rules_type, self.setting_type = rules_type, rules_type.setting_type
        elif not hasattr(self, "rules_type") and type(self).rules is GamePackage.rules:
            raise TypeError("a game needs rules: GamePackage(RULES_CLASS), or a subclass with them")

    # --- what every game has ---------------------------------------------------------------------

    def title(self, language: str = "en") -> str:
        """Return the name of the game that people use."""
        return str(self.rules_type.title) or self.name.title()

    def level(self, language: str = "en") -> str:
        """Return what tells this level of the game from the others, such as "Basic Game".

        By default the title. Only games with several levels need another one: all of these have the
        same title.
        """
        return self.title(language)

    def rules(self, setting: Any) -> Rules:
        """Return the rules for a setting.

        Parameters
        ----------
        setting : setting or mapping
            A setting of the game, or plain values from its JSON. A field that settings don't have
            is an error: a save from a later version could have other rules.

        Raises
        ------
        ValueError, msgspec.ValidationError
            If the setting is faulty; the error names the field and what is wrong with it.
        """
        if not isinstance(setting, self.setting_type):
            fields = self.setting_type.__struct_fields__
            for field in setting if isinstance(setting, Mapping) else ():
                if field not in fields:
                    raise ValueError(f"{field}: no setting{nearest(field, fields)}")
            setting = msgspec.convert(setting, self.setting_type)
        rules: Rules = self.rules_type(setting)
        return rules

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game:
        """Return a new game, ready for its first decision.

        Parameters
        ----------
        players : int, optional
            The number of seats; that of the names or ``default_players`` if not given.
        seed : int, optional
            The same seed makes the same game. Without one nobody can foresee the game.
        seats : sequence of str
            A name for each seat; "bot:NAME" for a bot.
        **options
            The game's own options; by default the fields of the setting besides ``players``.

        Raises
        ------
        ValueError
            If a parameter is wrong; the error names it and what would be right.
        """
        fields = self.setting_type.__struct_fields__
        check_options(self.title(), options, *(name for name in fields if name != "players"))
        names = seat_names(seats)
        usual = len(names) or self.default_players
        number = whole("players", usual if players is None else players)
        rules = self.rules({"players": number, **options})
        return Game(rules, seed, names, package=self)

    def texts(self, rules: R, language: str = "en") -> GameTexts:
        """Return the texts of the game; by default the notation and the sentences of the rules.

        Raises
        ------
        UnknownLanguage
            If the game has no texts in this language.
        """
        return PlainTexts(rules, self.rulebook(language).rulebook)

    def scene(
        self, rules: R, position: P, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of a position; by default a list of its fields.

        Parameters
        ----------
        rules, position
            The game.
        seat : int, optional
            The seat whose secrets are also shown; if not given, only what everybody knows is shown.
        language : str
            The language of the texts in it.
        """
        return plain_scene(rules, position, seat, self.title(language))

    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook; by default the sentences of the rules.

        Raises
        ------
        UnknownLanguage
            If the game has no rulebook in this language.
        """
        sentences = getattr(self.rules_type, "sentences", {})
        return Book(plain_rulebook(self.name, self.title(language), sentences, language))

    # --- what a game may have --------------------------------------------------------------------

    def beginner_options(self) -> Mapping[str, Any]:
        """Return the options of `new_game` for people who have never played the game."""
        return {}

    def departures(self, rules: R) -> Mapping[str, Any] | None:
        """Return in which settings a game differs from the printed rules, for tables of games.

        Returns
        -------
        mapping or None
            Values by name. None: what differs from the setting's defaults.
        """
        return None

    def repairs(self, rules: R, position: P, action: A, player: int | None = None) -> Repairs:
        """Return what would work instead of a refused action, or what is missing for it.

        Parameters
        ----------
        rules, position
            The game.
        action
            The refused action.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Repairs
            By default none. A game that repairs has lines or something missing for each refused
            action, nothing for a legal one, and names only ``play.not-your-turn`` as missing for
            the action of somebody else.

        Raises
        ------
        MalformedAction
            If the value is no action of this game.
        """
        return Repairs()

    def typical_save(self) -> bytes | None:
        """Return a typical saved game as JSON, against which share codes are compressed.

        It is part of the version of the codes. If it changed, old codes would be unreadable. By
        default None, which makes codes longer.
        """
        return None

    def presentation(self, language: str = "en") -> Presentation:
        """Return how the app shows the game; by default a list of actions, seats and a seed."""
        return Presentation(setup=PlainSetup(self))

    def text_interface(self, rules: R, language: str = "en") -> TextInterface:
        """Return what a terminal shows besides the board; by default nothing."""
        return TextInterface()

    def lessons(self) -> LessonData | None:
        """Return the lessons, always the same object; None for a game without lessons."""
        return None

    def guided_game(self) -> GuidedGame | None:
        """Return the first game with tips, whose scene the lessons read; None for none."""
        return None

    def scenarios(self) -> ScenarioRunner | None:
        """Return what runs scenario files; None for a game that has no format for them."""
        return None

    def coach(self, rules: R) -> Coach | None:
        """Return the coach for a table; None for a game that can't value positions."""
        return None

    def puzzles(self) -> "PuzzleSet | None":
        """Return the puzzles, which need a coach; None for a game without puzzles."""
        return None

    def puzzle_maker(self, rules: R) -> "PuzzleMaker | None":
        """Return what makes puzzles of the positions of a table; None for a game without any."""
        return None

    def compare_puzzle(self, puzzle: "Puzzle") -> Motive | None:
        """Return that only the best turn of a puzzle brings its player to the end of the game.

        Returns
        -------
        Motive or None
            The reason why the next best turn takes at least one more round; None where that isn't
            certain.
        """
        return None

    def review(self, game: Game, language: str = "en") -> "GameReview":
        """Review a game with a progress bar, as `Game.review` does, which describes it.

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

        if game.package.coach(game.rules) is None:
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
        """Return the layouts and measures for the explorer.

        A game without a board to explore leaves this as it is.
        """
        return None
