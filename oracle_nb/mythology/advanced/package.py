"""The package of the Advanced Game of Mythology, which app, command line and notebooks use."""

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
    from oracle_nb.mythology.advanced.model.actions import Action
    from oracle_nb.mythology.advanced.model.position import Position
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.mythology.advanced.text import AdvancedTexts
    from oracle_nb.mythology.advanced.ui.terminal import AdvancedTextInterface
    from oracle_nb.render.scene import Scene
    from oracle_nb.rulebooks.book import Book


class AdvancedPackage(GamePackage):
    """The Advanced Game of Mythology; see `oracle_nb.games.package.GamePackage`."""

    name = "mythology-advanced"
    players = range(2, 5)
    game_type = GameType(chance=True, secrets=True, rounds=True, repairs=True)
    default_players = 4
    level_of = "mythology"
    bots: Mapping[str, str] = {
        "strategist": "oracle_nb.mythology.advanced.bots.strategist:StrategistBot"
    }

    def title(self, language: str = "en") -> str:
        """Return the name of the game."""
        from oracle_nb.mythology.advanced.text.rule_texts import rulebook

        return rulebook(language).say("game-title")

    def level(self, language: str = "en") -> str:
        """Return what tells this level from the Basic Game."""
        from oracle_nb.mythology.advanced.text.rule_texts import rulebook

        return rulebook(language).say("game-level")

    def rules(self, setting: Any) -> "AdvancedMythology":
        """Return the rules for a ``Setting``, or for what JSON has made of one."""
        import msgspec

        from oracle_nb.mythology.advanced.model.position import Setting
        from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

        return AdvancedMythology(
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
        from oracle_nb.mythology.advanced.model.position import Setting
        from oracle_nb.mythology.packs.installed import chosen_pack
        from oracle_nb.text.names import seat_names

        check_options(self.title(), options, "pack")
        names = seat_names(seats)
        usual = len(names) or self.default_players
        number = whole("players", usual if players is None else players)
        setting = Setting(players=number, pack=chosen_pack(options))
        return Game(self.rules(setting), seed, names, package=self)

    def texts(self, rules: "AdvancedMythology", language: str = "en") -> "AdvancedTexts":
        """Return explanations, events and decisions in a language. Raises UnknownLanguage."""
        from oracle_nb.mythology.advanced.text import AdvancedTexts

        return AdvancedTexts(rules, language)

    def scene(
        self,
        rules: "AdvancedMythology",
        position: "Position",
        *,
        seat: int | None = None,
        language: str = "en",
    ) -> "Scene":
        """Return the map with everything on it; log sheets aren't in it (sheet.secret)."""
        from oracle_nb.mythology.advanced.ui.map_scene import picture

        return picture(rules, position, language)

    def rulebook(self, language: str = "en") -> "Book":
        """Return the rulebook. Raises UnknownLanguage."""
        return _book(language)

    def repairs(
        self,
        rules: "AdvancedMythology",
        position: "Position",
        action: "Action",
        player: int | None = None,
    ) -> "Repairs[Action]":
        """Return the nearest legal actions to a refused one, or what is missing for it."""
        from oracle_nb.mythology.advanced.advice import repairs

        return repairs(rules, position, action, player)

    def scenarios(self) -> "ScenarioRunner":
        """Return the runner of scenario files, as docs/scenarios.md describes them."""
        from oracle_nb.mythology.advanced.scenarios import run_file

        return run_file

    def presentation(self, language: str = "en") -> "Presentation":
        """Return how the game is shown in the app. Raises UnknownLanguage."""
        return _presentation(self, language)

    def text_interface(
        self, rules: "AdvancedMythology", language: str = "en"
    ) -> "AdvancedTextInterface":
        """Return what a terminal shows beside the map."""
        from oracle_nb.mythology.advanced.ui.terminal import AdvancedTextInterface

        return AdvancedTextInterface(rules, language)


@cache
def _presentation(package: "AdvancedPackage", language: str) -> "Presentation":
    from oracle_nb.mythology.advanced.ui.presentation import advanced_presentation

    return advanced_presentation(package, language)


@cache
def _book(language: str) -> "Book":
    from importlib.resources import files

    import msgspec

    from oracle_nb.mythology.advanced.text.rule_texts import rulebook
    from oracle_nb.rulebooks.book import Book, ReferenceTables

    words = rulebook(language)
    text = files("oracle_nb.mythology.advanced.text").joinpath("book.toml").read_text("utf-8")
    return Book(
        words,
        tables=msgspec.toml.decode(text, type=ReferenceTables),
        others=lambda: [rulebook(other) for other in words.languages() if other != language],
    )


MYTHOLOGY_ADVANCED: Final = AdvancedPackage()
"""The package that the registry finds."""
