"""The end of a game: final standings, counts, and luck."""

from collections.abc import Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from oracle_nb.games.match import FinalStanding, Luck, count_luck, luck_titles
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import Side
from oracle_nb.mythology.rules.combat import defender_of
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.rules.scoring import (
    own_points,
    prize_left_points,
    prizes_left,
    scores,
)
from oracle_nb.mythology.ui.points import points_text, points_words
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.games.game import Game
    from oracle_nb.mythology.model.actions import Action
    from oracle_nb.mythology.rules.engine import Mythology

_LUCKS: Final = ("attack", "defense", "prize")
"""The kinds of luck, in the order in which they are shown."""


class MythologyResults(ResultPresentation["Mythology", Position]):
    """Final standings, counts and luck of a game; see the base class for what is returned."""

    def __init__(self, words: Wording) -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def standings(self, rules: "Mythology", position: Position) -> tuple[FinalStanding, ...]:
        """Return how the players finished, with their exact points (basic.win)."""
        points = scores(position)
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        standings = []
        for seat, behind in zip(order, (*order[1:], None), strict=True):
            why, won = "", ""
            place = 1 + sum(point > points[seat] for point in points)
            if behind is not None:
                ahead = points[seat] - points[behind]
                message = "ending-ahead" if ahead else "ending-tied"
                facts = {"points": points_words(self._words, ahead)} if ahead else {}
                why = self._words.say(message, **facts)
                won = self._words.say(message, "won", **facts) if place == 1 else ""
            has = self._has(rules, position, seat, points[seat])
            standings.append(FinalStanding(seat, has, why, place, won))
        return tuple(standings)

    def _has(self, rules: "Mythology", position: Position, seat: int, points: Fraction) -> str:
        """Return the points of a player, and what they are for."""
        say = self._words.say
        parts = [say("points-units", count=len(position.trophies[seat]))]
        if position.sides[seat] == Side.HEROES:
            parts.append(say("points-prizes", count=len(position.captured[seat])))
        else:
            each = points_text(prize_left_points(position))
            parts.append(say("points-left", count=prizes_left(position), each=each))
        allies = tuple(
            rules.pack.god[position.gods[ally]].name(self._words.language)
            for ally in position.allies(seat)
            if ally != seat
        )
        if allies:
            own = points_words(self._words, own_points(position, seat))
            parts += (say("points-own", points=own), say("allied", names=allies))
        total = points_words(self._words, points)
        return say("ending-has", points=total, parts="; ".join(parts))

    def counters(
        self, rules: "Mythology", position: Position
    ) -> dict[str, tuple[int | Fraction, ...]]:
        """Return each player's victory points, removed enemies and Prizes."""
        say = self._words.say
        return {
            say("ending-points"): scores(position),
            say("ending-removed"): tuple(map(len, position.trophies)),
            say("ending-taken"): tuple(map(len, position.captured)),
        }

    def luck(self, rules: "Mythology", game: "Game[Position, Action]") -> tuple[Luck, ...]:
        """Return what the dice gave each player in fights and attempts to take Prizes."""
        return count_luck(_rolls(rules, game), luck_titles(self._words.say, _LUCKS), rules.players)

    def luck_kinds(self) -> tuple[tuple[str, str], ...]:
        """Return the names of the kinds of luck, and what each counts."""
        return tuple(luck_titles(self._words.say, _LUCKS).values())


def _rolls(
    rules: "Mythology", game: "Game[Position, Action]"
) -> Iterator[tuple[str, int, int, float]]:
    """Yield every decided fight and attempt: its kind, the seat, the result, the expected one."""
    before = game.opening.position
    for entry in game.history:
        for event in entry.events:
            facts = event.facts
            if event.what == "fight-rolled" and facts["total"] != facts["against"]:
                won = int(facts["total"] > facts["against"])
                chance = float(win_chance(facts["aid"] - facts["aided"]))
                yield "attack", event.player, won, chance
                defender = defender_of(rules.world, before, before.units[facts["unit"]])
                yield "defense", defender, 1 - won, 1 - chance
            elif event.what in ("prize-taken", "prize-missed"):
                took = int(event.what == "prize-taken")
                yield "prize", event.player, took, float(prize_chance(facts["aid"]))
        before = entry.position
