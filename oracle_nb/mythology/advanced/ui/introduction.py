"""The introduction of the game: its goal in pictures, what is played so far, and the legend."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.mythology.pieces import HEROES, Side
from oracle_nb.mythology.ui.counters import Counter
from oracle_nb.mythology.ui.introduction import LevelIntroduction
from oracle_nb.mythology.ui.signs import (
    counter_sign,
    prize_sign,
    seat_sign,
    side_sign,
    symbol_sign,
    unit_sign,
)
from oracle_nb.render.html import Html

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
            ("fate", symbol_sign("bolt", "red", theme, _SIGN)),
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
