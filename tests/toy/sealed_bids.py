"""Sealed bids: a toy game of hidden sheets that two to eight players fill in at the same time.

In each of two rounds a player notes up to four points for the red and the blue lot, one after the
other, and closes the sheet. Then all claim a lot in turn, for which they need a point on it, or
pass. Those who claim the same lot show their points for it, and the highest number wins it. The
last player of a round begins the next.
"""

from collections.abc import Iterable
from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.verdicts import NOT_NOW, Violation
from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.games.simple_rules import PlayersSetting, SimpleRules, Step

LOTS: Final = ("red", "blue")
MOST: Final = 4
"""Maximum number of points on a sheet."""
ROUNDS: Final = 2
HIDDEN: Final = (-1, -1)
"""A sheet that the reader may not see."""


class Position(msgspec.Struct, frozen=True):
    """By seat: the points for each lot, the claim ("" before it), and the lots that were won.

    ``first`` is the seat that begins each stage of the round.
    """

    sheets: tuple[tuple[int, ...], ...] = ()
    claims: tuple[str, ...] = ()
    won: tuple[int, ...] = ()
    stage: str = "sheet"
    round: int = 1
    first: int = 0
    seat: int = 0
    draws: int = 0


class SealedBids(SimpleRules[Position]):
    """The rules of the game."""

    name = "bids"
    title = "Sealed bids"
    position_type = Position
    player_counts = range(2, 9)
    setting_type = PlayersSetting
    actions = ("note red", "note blue", "close", "claim red", "claim blue", "pass")
    sentences: ClassVar[dict[str, str]] = {
        "bids.note": "On your sheet you note up to four points for the lots, in secret.",
        "bids.close": "When you are done, you close your sheet.",
        "bids.full": "There is no room for a fifth point on a sheet.",
        "bids.claim": "When all sheets are closed, you claim a lot or pass.",
        "bids.proof": "You can claim only a lot for which you have noted a point.",
        "bids.show": "Those who claim the same lot show their points; the highest number wins.",
    }

    def start(self) -> Position:
        """Return the first round with empty sheets."""
        return self._next_round(Position(won=(0,) * self.players, round=0))

    def _next_round(self, position: Position) -> Position:
        return replace(
            position,
            sheets=((0, 0),) * self.players,
            claims=("",) * self.players,
            stage="sheet",
            round=position.round + 1,
            first=position.seat,
        )

    def broken(self, position: Position, action: str) -> Iterable[str | Violation]:
        """Return every rule that an action breaks."""
        verb, _, lot = action.partition(" ")
        if (verb in ("note", "close")) != (position.stage == "sheet"):
            return (NOT_NOW,)
        sheet = position.sheets[position.seat]
        if verb == "note" and sum(sheet) >= MOST:
            return ("bids.full",)
        if verb == "claim" and sheet != HIDDEN and not sheet[LOTS.index(lot)]:
            return ("bids.proof",)
        return ()

    def allowed_by(self, position: Position, action: str) -> tuple[str, ...]:
        """Return the id of the rule that allows an action."""
        verb = action.partition(" ")[0]
        return (f"bids.{'claim' if verb == 'pass' else verb}",)

    def play(self, position: Position, action: str, step: Step) -> Position:
        """Return the position after a legal action."""
        verb, _, lot = action.partition(" ")
        seat = position.seat
        if verb == "note":
            step.conceal()
            step.event("noted", "bids.note", lot=lot)
            sheet = list(position.sheets[seat])
            if position.sheets[seat] != HIDDEN:
                sheet[LOTS.index(lot)] += 1
            return replace(position, sheets=_with(position.sheets, seat, tuple(sheet)))
        if verb == "close":
            step.event("closed", "bids.close")
            return self._passed_on(position, "claim")
        position = replace(position, claims=_with(position.claims, seat, lot or "pass"))
        step.event("claimed" if lot else "passed", "bids.claim")
        after = self._passed_on(position, "show")
        return self._shown(after, step) if after.stage == "show" else after

    def _passed_on(self, position: Position, then: str) -> Position:
        """Return the position for the next player, or the next stage after the last."""
        seat = (position.seat + 1) % self.players
        if seat != position.first:
            return replace(position, seat=seat)
        # Nobody decides between the last claim and the next round.
        return replace(position, seat=position.seat if then == "show" else seat, stage=then)

    def _shown(self, position: Position, step: Step) -> Position:
        won = list(position.won)
        for lot in LOTS:
            points = {
                seat: self._points(position, seat, lot, step)
                for seat, claim in enumerate(position.claims)
                if claim == lot
            }
            for seat, number in points.items():
                step.event("shown", "bids.show", player=seat, lot=lot, points=number)
            best = [seat for seat in points if points[seat] == max(points.values())]
            if len(best) == 1:
                won[best[0]] += 1
        return self._next_round(replace(position, won=tuple(won)))

    def _points(self, position: Position, seat: int, lot: str, step: Step) -> int:
        """Return the points for a lot; chance decides those that a reader may not see."""
        if position.sheets[seat] != HIDDEN:
            return position.sheets[seat][LOTS.index(lot)]
        return 1 + step.draw("points", MOST)

    def winners(self, position: Position) -> tuple[int, ...]:
        """Return who has won most lots; nobody before the end."""
        if position.round <= ROUNDS:
            return ()
        return tuple(seat for seat, won in enumerate(position.won) if won == max(position.won))

    def view(self, position: Position, player: int) -> Position:
        """Return the position without the sheets of the others."""
        sheets = tuple(
            sheet if seat == player else HIDDEN for seat, sheet in enumerate(position.sheets)
        )
        return replace(position, sheets=sheets)


def _with(values: tuple, seat: int, value: object) -> tuple:  # type: ignore[type-arg]
    """Return the values with another one for a seat."""
    return (*values[:seat], value, *values[seat + 1 :])


SEALED_BIDS: Final = GamePackage(SealedBids, GameType(secrets=True, simultaneous=True))
