"""Harvest as a game package: everything that oracle_nb needs to know."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from harvest_game.picture import picture
from harvest_game.rules import MOST_PLAYERS, Action, Harvest, Position, Setting
from harvest_game.texts import HarvestTexts, rulebook
from oracle_nb.games.game import Game
from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book

if TYPE_CHECKING:
    from harvest_game.lessons import HarvestLessons
    from harvest_game.terminal import HarvestTextInterface
    from oracle_nb.core.verdicts import Repairs
    from oracle_nb.games.presentation import Presentation


class HarvestPackage(GamePackage):
    """Harvest, for 1 to 8 players."""

    name = "harvest"
    players = range(1, MOST_PLAYERS + 1)
    default_players = 3
    game_type = GameType(chance=True, secrets=True, simultaneous=True, rounds=True, repairs=True)
    bots: Mapping[str, str] = {"farmer": "harvest_game.bots:FarmerBot"}

    def title(self, language: str = "en") -> str:
        """Return the name of the game."""
        return rulebook(language).say("game-title")

    def rules(self, setting: Any) -> Harvest:
        """Return the rules for a setting, which may have been read from JSON."""
        if not isinstance(setting, Setting):
            setting = msgspec.convert(setting, Setting)
        return Harvest(setting)

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> Game[Position, Action]:
        """Return a new game; there are no options."""
        if options:
            raise ValueError(f"{', '.join(options)}: Harvest has no such option")
        number = players or len(seats) or self.default_players
        return Game(Harvest(Setting(number)), seed, seats, package=self)

    def texts(self, rules: Harvest, language: str = "en") -> HarvestTexts:
        """Return the game in the words of a language."""
        return HarvestTexts(rules, language)

    def scene(
        self, rules: Harvest, position: Position, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return the picture of a position."""
        return picture(rules, position, seat, language)

    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook."""
        return Book(rulebook(language))

    def repairs(
        self, rules: Harvest, position: Position, action: Action, player: int | None = None
    ) -> "Repairs[Action]":
        """Return alternatives to a refused order."""
        from harvest_game.advice import repairs

        return repairs(rules, position, action, player)

    def text_interface(self, rules: Harvest, language: str = "en") -> "HarvestTextInterface":
        """Return what a terminal shows besides the board."""
        from harvest_game.terminal import HarvestTextInterface

        return HarvestTextInterface(rules, language)

    def presentation(self, language: str = "en") -> "Presentation":
        """Return how the game is shown in the app."""
        from harvest_game.presentation import harvest_presentation

        return harvest_presentation(self, language)

    def lessons(self) -> "HarvestLessons":
        """Return the lessons, always the same object: courses are cached by it."""
        from harvest_game.lessons import LESSONS

        return LESSONS
