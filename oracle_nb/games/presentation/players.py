"""The presentation of players."""

from collections.abc import Sequence
from typing import Any, Final, Generic

from oracle_nb.core.generics import P
from oracle_nb.games.rules import R, Rules
from oracle_nb.render.scene import Scene

TONES: Final = ("red", "blue", "green", "yellow", "pink", "black", "white", "sky")
"""The colors of seats, in a game that gives them none."""


class PlayerPresentation(Generic[R, P]):
    """The presentation of players. Positions hold only what the reader may know."""

    def title(self, rules: R, seat: int) -> str:
        """Return what the player is called besides the name, such as "blue"."""
        return ""

    def color(self, rules: R, seat: int) -> str:
        """Return the palette name of the player's color; "" for none."""
        return ""

    def icon(self, rules: R, seat: int, theme: str) -> str:
        """Return the player's symbol as HTML."""
        return ""

    def summary(self, rules: R, position: P, seat: int, theme: str) -> str:
        """Return the most important things that a player has, as one line of HTML."""
        return ""

    def strip(self, rules: R, position: P, seat: int, theme: str) -> str:
        """Return the player's own board as a line or two of HTML; the summary if not overridden."""
        return self.summary(rules, position, seat, theme)

    def summary_text(self, rules: R, position: P, seat: int) -> str:
        """Return the summary in words, for screen readers and plain text."""
        return ""

    def printable_summary(self, rules: R, position: P, seat: int, theme: str) -> str:
        """Return what a player can act with and still needs, as an HTML list for paper."""
        return ""

    def board(self, rules: R, position: P, seat: int, theme: str) -> str:
        """Return everything in front of a player as HTML."""
        return ""

    def board_scene(self, rules: R, position: P, seat: int) -> Scene | None:
        """Return a picture of what is in front of a player; None where there is nothing."""
        return None

    def belongings(self, rules: R, position: P, seat: int) -> tuple[str, ...]:
        """Return the ids of the rules that say what a player's cards and other belongings do."""
        return ()

    def open_goals(
        self, rules: R, position: P, seat: int, theme: str, listed: Sequence[Any] = ()
    ) -> str:
        """Return what a player still needs and where it is nearest, as HTML.

        Parameters
        ----------
        listed
            The actions that are listed as serving a goal, now or after another one. The places of
            goals are those of these actions.
        """
        return ""

    def warning(self, rules: R, position: P, seat: int) -> str:
        """Return what threatens the player whose turn it is, in words; "" for nothing."""
        return ""

    def piece_space(self, rules: R, position: P, seat: int) -> int | None:
        """Return the space of the player's own piece, as everybody may know it."""
        return None

    def start_space(self, rules: R, position: P, seat: int) -> int | None:
        """Return the space at which the player's decision begins, as that player knows it."""
        return self.piece_space(rules, position, seat)

    def payment_tokens(self, rules: R, position: P, seat: int) -> int | None:
        """Return how many tokens a player can pay with; None for a game without payments."""
        return None


def tone_of(players: PlayerPresentation, rules: Rules, seat: int) -> str:
    """Return the palette name of a seat's color, in charts and on boards."""
    return players.color(rules, seat) or TONES[seat % len(TONES)]
