"""The coach of a game: what positions and actions are worth, the best lines, and why.

A game whose bots can value positions offers a coach. Everything else about it (the table's panel,
reviews, puzzles) works with this interface alone.
"""

from collections.abc import Sequence
from typing import Final, Generic, Protocol

import msgspec

from oracle_nb.core.generics import A, P, P_contra
from oracle_nb.games.motives import Motive
from oracle_nb.games.texts import GameTexts

NOTABLE: Final = 0.1
"""Rounds from which on a loss is worth mentioning."""
STATED: Final = 1.0
"""Standard deviations of its estimate that a loss must reach to be mentioned."""
SAFE: Final = 0.6
"""Chance of success below which a line is a gamble."""
SAME: Final = 0.05
"""Rounds below which two lines are as good as each other."""
LOST: Final = "coach-lost"
"""The kind of reason that says that a game can't be won any more."""


FRACTIONS: Final = 20
"""Steps in which chances to win are shown: 5 %."""


class CoachLine(msgspec.Struct, Generic[A], frozen=True):
    """A way to play the rest of a turn.

    Parameters
    ----------
    actions : tuple of action
        The actions in their order, without the one that ends the turn.
    end : float
        The round in which the player is expected to finish with it.
    reasons : tuple of Motive
        Why it is good, the most important reason first.
    estimated : bool
        Whether ``end`` can be compared and shown. If not, the coach knows only that better lines
        come first, as where a rule of thumb decides.
    spread : float
        The standard deviation of by how much it is behind the best line; 0 if it is exact.
    win : float, optional
        The chance to win the game with it, where this turn is the player's last one. Then ``end``
        is the round, and 1 less this chance. None while the game goes on.
    """

    actions: tuple[A, ...]
    end: float
    reasons: tuple[Motive, ...] = ()
    estimated: bool = True
    spread: float = 0.0
    win: float | None = None


class Judgment(msgspec.Struct, Generic[A], frozen=True):
    """The worth of an action compared with the best one.

    Parameters
    ----------
    best : CoachLine
        The best line that the coach has found.
    end : float
        The round in which the player is expected to finish after the action, on average over what
        chance decides, and comparable with the end of the best line.
    spread : float
        The standard deviation of the difference of these two ends; 0 if it is exact.
    chance : float
        The probability that a roll succeeds that is in the best line, or in the one of the action;
        the lower one of both, and 1 without a roll.
    """

    best: CoachLine[A]
    end: float
    spread: float = 0.0
    chance: float = 1.0

    @property
    def loss(self) -> float:
        """The rounds that the action costs compared with the best line, at least 0.

        0 where ends can't be compared.
        """
        return max(0.0, self.end - self.best.end) if self.best.estimated else 0.0

    @property
    def costly(self) -> bool:
        """Whether the loss is worth mentioning."""
        return is_clear(self.loss, self.spread)


def shown_chance(line: CoachLine[A]) -> float:
    """Return the chance to win with a line of a last turn as it is shown: it isn't more precise."""
    return round((line.win or 0.0) * FRACTIONS) / FRACTIONS


def is_clear(loss: float, spread: float) -> bool:
    """Return whether a loss is worth mentioning: it is larger than what it may be wrong by.

    Parameters
    ----------
    loss : float
        The rounds that something costs compared with the best line.
    spread : float
        The standard deviation of this estimate.
    """
    return loss >= max(NOTABLE, STATED * spread)


def is_later(line: CoachLine[A], lines: Sequence[CoachLine[A]]) -> bool:
    """Return whether a line is clearly behind the best one, or no better than one that is.

    Parameters
    ----------
    line : CoachLine
        A line.
    lines : sequence of CoachLine
        All lines that are shown, the best one first.
    """
    best = lines[0].end
    return any(
        other.end <= line.end and is_clear(other.end - best, other.spread)
        for other in (line, *lines)
    )


def is_now(line: CoachLine[A], number: int | None) -> bool:
    """Return whether a line finishes in the current round, whose number is given, if it has any."""
    return number is not None and line.end < number + SAME


def in_order(
    lines: Sequence[CoachLine[A]], listed: CoachLine[A] | None
) -> tuple[CoachLine[A], ...]:
    """Return lines and the one of the first listed action, which comes before all that are later.

    Parameters
    ----------
    lines : sequence of CoachLine
        The best lines, the best one first.
    listed : CoachLine or None
        The result of ``Coach.listed``.
    """
    if listed is None:
        return tuple(lines)
    return (*lines[:1], *sorted((*lines[1:], listed), key=lambda line: line.end))


def are_unequal(lines: Sequence[CoachLine[A]]) -> bool:
    """Return whether something is at stake: one of some lines is clearly behind the best one.

    Parameters
    ----------
    lines : sequence of CoachLine
        The lines that are known, the best one first; none if nothing is known.
    """
    return any(is_later(line, lines) for line in lines)


class Coach(Protocol[P_contra, A]):
    """The coach of a game: it values positions and actions for one player.

    All positions are views: what the player in the seat may know.
    """

    def end(self, view: P_contra, seat: int) -> float:
        """Return the round in which a player is expected to finish.

        Parameters
        ----------
        view : position
            The position as the player may know it.
        seat : int
            The seat, from 0. It needn't be its turn.

        Returns
        -------
        float
            The expected round; that of the end for a player who has finished.
        """

    def best(self, view: P_contra) -> CoachLine[A]:
        """Return the best line for the player to move, as far as it can be found at once.

        Returns
        -------
        CoachLine
            The line. ``lines`` may take longer, and find a better one.
        """

    def lines(self, view: P_contra, number: int = 3) -> Sequence[CoachLine[A]]:
        """Return the best lines for the player to move, the best first.

        Parameters
        ----------
        number : int
            The maximum number of lines. They begin with different actions.

        Returns
        -------
        sequence of CoachLine
            At least one line.
        """

    def listed(self, view: P_contra) -> CoachLine[A] | None:
        """Return the line that begins with the action listed first as serving a task.

        Returns
        -------
        CoachLine or None
            The line. If it costs something, its reasons are what the best line has over it. None
            where nothing is listed, or where ``lines`` does the same.
        """

    def judge(self, view: P_contra, action: A, *, closely: bool = False) -> Judgment[A]:
        """Return what a legal action is worth compared with the best line.

        It is found at once, and is more precise if ``lines`` was asked for the same view before.

        Parameters
        ----------
        closely : bool
            Whether it may take longer, to be more precise, as in reviews.
        """

    def hint(self, view: P_contra, line: Sequence[A] = ()) -> Motive:
        """Return where the player to move should look, without naming the action.

        Parameters
        ----------
        view
            What the player sees.
        line
            The actions of the line that the hint leads to; by default those of the best line.

        Returns
        -------
        Motive
            A sentence for the first of two steps; the second is the best line itself.
        """


def shared_reasons(lines: Sequence[CoachLine[A]]) -> tuple[Motive, ...]:
    """Return the reasons that several lines have in common, if they have no others."""
    first = lines[0].reasons
    return first if len(lines) > 1 and all(line.reasons == first for line in lines) else ()


def line_text(words: GameTexts[P, A], position: P, actions: Sequence[A]) -> str:
    """Return the actions of a line in one phrase, without a full stop.

    Parameters
    ----------
    words : GameTexts
        The texts of the game. A game whose actions make up a sentence has a method ``line`` in
        them, with the other parameters of this function.
    position : position
        The position before the first action.
    actions : sequence of action
        At least one action.

    Returns
    -------
    str
        The phrase, such as "Sail to H8 (red die), then fight the yellow monster on I9 (blue die)".
    """
    own = getattr(words, "line", None)
    if own is not None:
        return str(own(position, actions))
    return "; ".join(str(words.action(position, action)) for action in actions)
