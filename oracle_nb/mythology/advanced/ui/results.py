"""The end of a game: final standings and counts."""

from fractions import Fraction
from typing import TYPE_CHECKING

from oracle_nb.games.match import FinalStanding
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.mythology.advanced.model.position import Position

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording


class AdvancedResults(ResultPresentation):
    """Final standings and counts of a game; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(
        self, rules: "AdvancedMythology", position: Position
    ) -> tuple[FinalStanding, ...]:
        """Return how the players finished (victory.most)."""
        say = self._words.say
        glory = tuple(position.points_of(seat) for seat in range(len(position.glory)))
        order = sorted(range(len(glory)), key=lambda seat: (-glory[seat], seat))
        standings = []
        for seat, behind in zip(order, (*order[1:], None), strict=True):
            why, won = "", ""
            place = 1 + sum(points > glory[seat] for points in glory)
            if behind is not None:
                ahead = glory[seat] - glory[behind]
                message = "ending-ahead" if ahead else "ending-tied"
                half = "half" if ahead.denominator > 1 else "whole"
                facts = {"count": int(ahead), "half": half}
                why = say(message, **facts)
                won = say(message, "won", **facts) if place == 1 else ""
            half = "half" if glory[seat].denominator > 1 else "whole"
            points = say("glory-final", count=position.glory[seat], half=half)
            standings.append(FinalStanding(seat, points, why, place, won))
        return tuple(standings)

    def counters(
        self, rules: "AdvancedMythology", position: Position
    ) -> dict[str, tuple[int | Fraction, ...]]:
        """Return each player's glory points."""
        points = tuple(position.points_of(seat) for seat in range(len(position.glory)))
        return {
            self._words.say("row-glory"): tuple(
                int(number) if number.denominator == 1 else number for number in points
            )
        }
