"""The common base of the packages of all levels.

Everything is imported when it is first needed: a program that only plays loads no pictures.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from oracle_nb.core.generics import A, P
from oracle_nb.games.package import GamePackage

if TYPE_CHECKING:
    from oracle_nb.core.verdicts import Repairs
    from oracle_nb.games.game import Game
    from oracle_nb.games.presentation import Presentation
    from oracle_nb.games.rules import Rules
    from oracle_nb.games.scenarios import ScenarioRunner
    from oracle_nb.render.scene import Scene
    from oracle_nb.rulebooks.book import Book
    from oracle_nb.text.rulebook import Rulebook


class LevelPackage(GamePackage):
    """A level of Mythology; see `oracle_nb.games.package.GamePackage`.

    Attributes
    ----------
    folder : str
        The Python package with its model, rules, texts and panels.
    rules_name : str
        The name of the class of its rules.
    options : tuple of str
        The names of the options of a new game, which are fields of its setting.
    """

    default_players = 4
    folder: str
    rules_name: str
    options: tuple[str, ...] = ("pack",)

    def part(self, name: str) -> Any:
        """Return a module of this level, such as "text.rule_texts"."""
        return import_module(f"{self.folder}.{name}")

    def _words(self, language: str) -> "Rulebook":
        words: Rulebook = self.part("text.rule_texts").rulebook(language)
        return words

    def title(self, language: str = "en") -> str:
        """Return the name of the game, which is English in every language."""
        return self._words(language).say("game-title")

    def level(self, language: str = "en") -> str:
        """Return what tells this level from the others."""
        return self._words(language).say("game-level")

    def rules(self, setting: Any) -> "Rules":
        """Return the rules for a ``Setting``, or for what JSON has made of one."""
        import msgspec

        settings = self.part("model.position").Setting
        if not isinstance(setting, settings):
            setting = msgspec.convert(setting, settings)
        rules: Rules = getattr(self.part("rules.engine"), self.rules_name)(setting)
        return rules

    def new_game(
        self,
        players: int | None = None,
        seed: int | None = None,
        seats: Sequence[str] = (),
        **options: Any,
    ) -> "Game":
        """Return a new game; ``pack`` is the name of a data pack, ``options`` lists all options."""
        import msgspec

        from oracle_nb.core.arguments import check_options, whole
        from oracle_nb.games.game import Game
        from oracle_nb.mythology.packs.installed import chosen_pack
        from oracle_nb.text.names import seat_names

        check_options(self.title(), options, *self.options)
        names = seat_names(seats)
        usual = len(names) or self.default_players
        number = whole("players", usual if players is None else players)
        chosen = {**options, "players": number, "pack": chosen_pack(options)}
        setting = msgspec.convert(chosen, self.part("model.position").Setting)
        return Game(self.rules(setting), seed, names, package=self)

    def scene(
        self, rules: "Rules", position: Any, *, seat: int | None = None, language: str = "en"
    ) -> "Scene":
        """Return the map with everything on it, which is open."""
        scene: Scene = self.part("ui.map_scene").picture(rules, position, language)
        return scene

    def rulebook(self, language: str = "en") -> "Book":
        """Return the rulebook. Raises UnknownLanguage."""
        return _book(self, language)

    def book_pictures(self, language: str) -> Any:
        """Return the pictures of the rulebook, as a parameter of ``Book``; None for none."""
        return None

    def repairs(
        self, rules: "Rules[P, A]", position: P, action: A, player: int | None = None
    ) -> "Repairs":
        """Return the nearest legal actions to a refused one, or what is missing for it."""
        repairs: Repairs = self.part("advice").repairs(rules, position, action, player)
        return repairs

    def scenarios(self) -> "ScenarioRunner":
        """Return the runner of scenario files, as docs/scenarios.md describes them."""
        runner: ScenarioRunner = self.part("scenarios").run_file
        return runner

    def presentation(self, language: str = "en") -> "Presentation":
        """Return how the game is shown in the app. Raises UnknownLanguage."""
        return _presentation(self, language)


@cache
def _presentation(package: LevelPackage, language: str) -> "Presentation":
    shown: Presentation = package.part("ui.presentation").presentation(package, language)
    return shown


@cache
def _book(package: LevelPackage, language: str) -> "Book":
    import msgspec

    from oracle_nb.rulebooks.book import Book, ReferenceTables

    rulebook = package.part("text.rule_texts").rulebook
    words = rulebook(language)
    text = files(f"{package.folder}.text").joinpath("book.toml").read_text("utf-8")
    pictures = package.book_pictures(language)
    return Book(
        words,
        tables=msgspec.toml.decode(text, type=ReferenceTables),
        others=lambda: [rulebook(other) for other in words.languages() if other != language],
        **({} if pictures is None else {"plates": pictures}),
    )
