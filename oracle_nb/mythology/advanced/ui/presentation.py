"""How the Advanced Game is shown in the app: its roles and style sheet, in one language."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from oracle_nb.games.match import FinalStanding, SetupOption
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.mythology.advanced.model.numbers import TURNS
from oracle_nb.mythology.advanced.model.position import Position
from oracle_nb.mythology.advanced.ui.actions import AdvancedActions
from oracle_nb.mythology.advanced.ui.players import AdvancedPlayers
from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.counters import Counter
from oracle_nb.mythology.ui.introduction import LevelIntroduction
from oracle_nb.mythology.ui.presentation import LevelProgress, MythologySetup, stylesheet
from oracle_nb.mythology.ui.signs import (
    counter_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.mythology.ui.wording import wording as basic_wording
from oracle_nb.render.html import Html
from oracle_nb.text.fluent_files import LISTS, load_wording
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.games.package import GamePackage
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology


class AdvancedResults(ResultPresentation["AdvancedMythology", Position]):
    """Final standings and counts of a game; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(
        self, rules: "AdvancedMythology", position: Position
    ) -> tuple[FinalStanding, ...]:
        """Return how the players finished (victory.most)."""
        glory, say = position.glory, self._words.say
        order = sorted(range(len(glory)), key=lambda seat: (-glory[seat], seat))
        standings = []
        for seat, behind in zip(order, (*order[1:], None), strict=True):
            why, won = "", ""
            place = 1 + sum(points > glory[seat] for points in glory)
            if behind is not None:
                ahead = glory[seat] - glory[behind]
                message = "ending-ahead" if ahead else "ending-tied"
                why = say(message, count=ahead)
                won = say(message, "won", count=ahead) if place == 1 else ""
            standings.append(FinalStanding(seat, say("glory", count=glory[seat]), why, place, won))
        return tuple(standings)

    def counters(
        self, rules: "AdvancedMythology", position: Position
    ) -> dict[str, tuple[int | Fraction, ...]]:
        """Return each player's glory points."""
        return {self._words.say("row-glory"): position.glory}


_SIGN: Final = 40.0


class AdvancedIntroduction(LevelIntroduction):
    """The goal of the game, which parts of it are played, and what the signs mean."""

    ending = "goal-parts"
    notes = ("ready", "areas", "stand-in")

    def goal_signs(self, theme: str) -> Sequence[tuple[str, Html]]:
        """Return the signs of the goals, each with the name of its messages."""
        return (
            ("sheet", symbol_sign("bolt", "yellow", theme, _SIGN)),
            ("announce", side_sign(Side.HEROES, theme, _SIGN)),
            ("challenge", seat_sign(0, theme, _SIGN)),
            ("prize", prize_sign("GF", theme, _SIGN)),
        )

    def legend_signs(self, theme: str) -> Sequence[tuple[Html, str]]:
        """Return the signs of the legend, each with its message."""
        return (
            (unit_sign(11, theme, 30), "legend-hero"),
            (unit_sign(HEROES + 8, theme, 30), "legend-monster"),
            (prize_sign("GF", theme, 30), "legend-prize"),
            (counter_sign(Counter("helper", "BC"), theme, 30), "legend-helper"),
            (counter_sign(Counter("hero", "12", aboard=True), theme, 30), "legend-aboard"),
            (seat_sign(0, theme, 30), "legend-god"),
        )


@cache
def wording(language: str) -> Wording:
    """Return them in a language. Raises ``UnknownLanguage``."""
    return load_wording(language, __package__, LISTS)


def presentation(package: "GamePackage", language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words = wording(language)
    return Presentation(
        actions=AdvancedActions(words),
        players=AdvancedPlayers(words),
        progress=AdvancedProgress(words),
        results=AdvancedResults(words),
        setup=AdvancedSetup(package, basic_wording(language), words),
        introduction=AdvancedIntroduction(words),
        stylesheet=stylesheet() + _own_stylesheet(),
    )


@cache
def _own_stylesheet() -> str:
    return files(__package__).joinpath("panels.css").read_text("utf-8")


class AdvancedSetup(MythologySetup):
    """The options of a new game: also where counters start."""

    def __init__(self, package: "GamePackage", packs: "Wording", words: "Wording") -> None:
        super().__init__(package, packs)
        self._own_words = words

    def options(self) -> tuple[SetupOption, ...]:
        """Return the setups, the historical one first, then the data packs."""
        say = self._own_words.say
        starts = [(name, say(f"choice-start-{name}")) for name in ("historical", "random")]
        start = SetupOption("start", say("choice-start"), starts, say("choice-start-hint"))
        return start, *super().options()

    def names(self) -> tuple[str, ...]:
        """Return the names of the options."""
        return "start", *super().names()


class AdvancedProgress(LevelProgress):
    """Rounds and phases; see the base class for what each method returns."""

    def phase_title(self, rules: "AdvancedMythology", position: Position) -> str:
        """Return the round and its phase."""
        return self._words.say(f"phase-{position.phase}", round=position.round, rounds=TURNS)
