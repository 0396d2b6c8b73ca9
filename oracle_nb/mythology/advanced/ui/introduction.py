"""The introduction of the game: its goal in pictures, what is played so far, and the legend."""

from typing import TYPE_CHECKING, Final

from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.signs import (
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.render.html import Html, tag

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

_SIGN: Final = 40.0


class AdvancedIntroduction(GameIntroduction):
    """The goal of the game, which parts of it are played, and what the signs mean.

    ``words``: the texts of the app's panels in one language.
    """

    def __init__(self, words: "Wording") -> None:
        self._words = words

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._words.say("game-summary")

    def first_game(self) -> str:
        """Return how long a first game is."""
        return self._words.say("first-game")

    def goal(self, theme: str) -> Html:
        """Return what the game is about, in a few words and pictures."""
        say = self._words.say
        signs = (
            ("sheet", symbol_sign("bolt", "yellow", theme, _SIGN)),
            ("announce", side_sign(Side.HEROES, theme, _SIGN)),
            ("challenge", seat_sign(0, theme, _SIGN)),
        )
        steps = [
            tag(
                "li", sign, tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how"))
            )
            for name, sign in signs
        ]
        return tag(
            "div",
            tag("h2", say("goal-title")),
            tag("p", say("goal-story"), cls="lead"),
            tag("ul", steps, cls="m-goals"),
            tag("p", say("goal-parts"), cls="m-end"),
            tag("p", say("goal-stand-in"), cls="m-end"),
            cls="m-goal",
        )

    def legend(self, theme: str) -> Html:
        """Return what the signs on the map and beside it mean."""
        say = self._words.say
        signs = (
            (unit_sign(11, theme, 30), "legend-hero"),
            (unit_sign(HEROES + 8, theme, 30), "legend-monster"),
            (prize_sign("GF", theme, 30), "legend-prize"),
            (seat_sign(0, theme, 30), "legend-god"),
        )
        rows = [tag("li", sign, tag("span", say(message))) for sign, message in signs]
        texts = [tag("p", say(f"legend-{name}")) for name in ("ready", "areas", "stand-in")]
        return tag("div", tag("ul", rows), tag("div", texts), cls="m-legend")
