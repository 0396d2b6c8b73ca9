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
