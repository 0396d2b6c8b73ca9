"""The contract of a guided game: a first game in which tips explain everything when it comes up."""

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Protocol

from oracle_nb.core.events import Event
from oracle_nb.core.generics import A_contra, P_contra
from oracle_nb.games.rules import R_contra


class GuidedGame(Protocol[R_contra, P_contra, A_contra]):
    """A guided game of a game package; ``docs/guided-game.md`` describes it.

    The position is staged by the lessons of the game, or where it has none, by methods ``stage``
    and ``given`` like those of `oracle_nb.games.lesson_data.LessonData`.

    Attributes
    ----------
    file : Path
        The TOML file with the position and the tips.
    moments : sequence of str
        The names of all moments for which the file can have tips.
    minutes : int
        How long it takes, in minutes.
    rounds : int
        The first rounds of a whole game that its tips explain; 0 for a short game.
    """

    minutes: int
    rounds: int

    @property
    def file(self) -> Path:
        """The TOML file."""

    @property
    def moments(self) -> Sequence[str]:
        """The names of all moments."""

    def moments_at(
        self,
        rules: R_contra,
        position: P_contra,
        seat: int,
        options: Sequence[A_contra],
        events: Iterable[Event] = (),
    ) -> Collection[str]:
        """Return the moments that a position is for a player.

        Parameters
        ----------
        options : sequence of action
            The legal actions if this player must decide, else none.
        events : iterable of Event
            What has happened in the game, the latest first.
        """
