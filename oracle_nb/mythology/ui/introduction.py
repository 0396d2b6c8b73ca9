"""The introduction of the game: its goal in pictures, and the legend of its map."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.counters import Counter, counter_shapes
from oracle_nb.mythology.ui.signs import (
    fight_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.render import svg
from oracle_nb.render.html import Html, tag

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

_SIGN: Final = 40.0


class LevelIntroduction(GameIntroduction):
    """The goal of a level of the game, and what the signs on its map mean.

    ``words``: the texts of the app's panels in one language.
    """

    ending = "goal-end"
    """The message below the goals."""
    notes = ("areas", "numbers", "stand-in")
    """The messages below the legend."""

    def __init__(self, words: "Wording") -> None:
        self._words = words

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._words.say("game-summary")

    def first_game(self) -> str:
        """Return how long a first game is."""
        return self._words.say("first-game")

    def goal_signs(self, theme: str) -> Sequence[tuple[str, Html]]:
        """Return the signs of the goals, each with the name of its messages."""
        raise NotImplementedError

    def legend_signs(self, theme: str) -> Sequence[tuple[Html, str]]:
        """Return the signs of the legend, each with its message."""
        raise NotImplementedError

    def goal(self, theme: str) -> Html:
        """Return what the game is about, in a few words and pictures."""
        say = self._words.say
        steps = [
            tag(
                "li", sign, tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how"))
            )
            for name, sign in self.goal_signs(theme)
        ]
        return tag(
            "div",
            tag("h2", say("goal-title")),
            tag("p", say("goal-story"), cls="lead"),
            tag("ul", steps, cls="m-goals"),
            tag("p", say(self.ending), cls="m-end"),
            tag("p", say("goal-stand-in"), cls="m-end"),
            cls="m-goal",
        )

    def legend(self, theme: str) -> Html:
        """Return what the signs on the map and beside it mean."""
        say = self._words.say
        rows = [
            tag("li", sign, tag("span", say(message))) for sign, message in self.legend_signs(theme)
        ]
        texts = [tag("p", say(f"legend-{name}")) for name in self.notes]
        return tag("div", tag("ul", rows), tag("div", texts), cls="m-legend")


class MythologyIntroduction(LevelIntroduction):
    """The goal of the Basic Game, and what the signs on its map mean."""

    def explorer(self) -> str:
        """Return the name of the explorer of the map."""
        return self._words.say("explorer")

    def goal_signs(self, theme: str) -> Sequence[tuple[str, Html]]:
        """Return the signs of the goals, each with the name of its messages."""
        return (
            ("god", seat_sign(0, theme, _SIGN)),
            ("power", symbol_sign("bolt", "yellow", theme, _SIGN)),
            ("fight", fight_sign(theme, _SIGN)),
            ("prize", prize_sign("GF", theme, _SIGN)),
        )

    def legend_signs(self, theme: str) -> Sequence[tuple[Html, str]]:
        """Return the signs of the legend, each with its message."""
        ready = Html(
            svg.picture(
                counter_shapes(Counter("hero", "12", ready=True), 12, 10, 8),
                width=24,
                height=24,
                scale=30 / 24,
                theme=theme,
            )
        )
        return (
            (unit_sign(11, theme, 30), "legend-hero"),
            (unit_sign(HEROES + 8, theme, 30), "legend-monster"),
            (prize_sign("GF", theme, 30), "legend-prize"),
            (ready, "legend-ready"),
            (fight_sign(theme, 30), "legend-fight"),
            (seat_sign(0, theme, 30), "legend-god"),
            (symbol_sign("bolt", "yellow", theme, 30), "legend-power"),
            (side_sign(Side.MONSTERS, theme, 30), "legend-removed"),
        )
