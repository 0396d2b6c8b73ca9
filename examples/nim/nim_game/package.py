"""Nim with everything that it offers besides rules."""

from nim_game.picture import NimActions, picture
from nim_game.rules import Nim, Position
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.package import GamePackage
from oracle_nb.games.plain import PlainTexts
from oracle_nb.games.presentation import PlainSetup, Presentation
from oracle_nb.render.scene import Scene
from oracle_nb.rulebooks.book import Book


class NimPackage(GamePackage):
    """Nim; see `oracle_nb.games.package.GamePackage`."""

    bots = {"perfect": "nim_game.bots:PerfectBot"}

    def scene(
        self, rules: Nim, position: Position, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return the stones that are left."""
        return picture(position, self.title(language))

    def presentation(self, language: str = "en") -> Presentation:
        """Return how the app shows the game."""
        return Presentation(setup=PlainSetup(self), actions=NimActions())

    def rulebook(self, language: str = "en") -> Book:
        """Return the rulebook."""
        from nim_game.rulebook import book

        return book(language)

    def title(self, language: str = "en") -> str:
        """Return the name of the game."""
        return self.rulebook(language).rulebook.say("game-title")

    def texts(self, rules: Nim, language: str = "en") -> PlainTexts:
        """Return the texts of the game."""
        from nim_game.texts import NimTexts

        return NimTexts(rules, self.rulebook(language).rulebook)

    def lessons(self) -> LessonData:
        """Return the lesson."""
        from nim_game.lessons import LESSONS

        return LESSONS
