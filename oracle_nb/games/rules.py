"""The contract that the rules of a game fulfill.

A game is an object that implements ``Rules``: it knows its setting and works on positions, which
are immutable values. Rules know nothing about texts and pictures: ``oracle_nb.games.definition``
provides them.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from oracle_nb.core.chance import Chance
from oracle_nb.core.errors import LocalizedError
from oracle_nb.core.history import A, P, Transition
from oracle_nb.core.verdicts import Verdict


class Result(msgspec.Struct, frozen=True):
    """The result of a game.

    Parameters
    ----------
    winners : tuple of int
        The seats that won, more than one in a shared victory.
    places : tuple of int
        The place (from 1) of each seat where all players are ranked; else empty.
    finished : bool
        False where a limit ended the game.
    rounds : int
        The number of rounds played.
    sides : tuple of str
        The side of each seat, such as "heroes", where the sides have different aims; else empty.

    Examples
    --------
    >>> Result(winners=(2,), places=(), finished=True, rounds=14).winners
    (2,)
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    finished: bool
    rounds: int
    sides: tuple[str, ...] = ()


class Rules(Protocol[P, A]):
    """The rules of a game for one setting. Positions and actions are immutable, hashable values.

    Several threads may use the same rules at once, because bots think in threads of their own. What
    rules cache between two calls must not depend on the positions of earlier calls.

    Attributes
    ----------
    name : str
        The name of the game in files.
    title : str
        The name of the game that people use.
    setting : msgspec.Struct
        What stays the same for a whole game; the rules can be rebuilt from it.
    players : int
        The number of seats.
    position_type, action_type : type
        The types of positions and actions.
    """

    name: str
    title: str
    setting: Any
    players: int
    position_type: Any
    action_type: Any

    @property
    def notation(self) -> "Notation[A]":
        """How actions are written and read."""

    def set_up(self, seed: int) -> P:
        """Return the position before anything has happened.

        Parameters
        ----------
        seed : int
            Decides everything random in the setup.

        Returns
        -------
        position
            The position, which `begin` accepts.
        """

    def begin(self, position: P, chance: Chance) -> Transition[P]:
        """Carry out everything that happens by itself before the first decision.

        Parameters
        ----------
        position : position
            A position from `set_up`, or any other one to play from.
        chance : Chance
            Decides what is random.

        Returns
        -------
        Transition
            The position of the first decision, with events and draws.

        Raises
        ------
        PositionError
            If nothing can be played from this position.
        """

    def to_move(self, position: P) -> int | None:
        """Return the seat that decides next.

        Parameters
        ----------
        position : position
            Any position.

        Returns
        -------
        int or None
            The seat, from 0; None when the game is over.
        """

    def legal_actions(self, position: P) -> Sequence[A]:
        """Return all legal actions, each once, in a fixed order.

        Parameters
        ----------
        position : position
            Any position.

        Returns
        -------
        sequence of action
            The actions; empty only when the game is over.
        """

    def every_action(self, position: P) -> Iterator[A]:
        """Yield every action that can be written in a position, legal or not.

        Parameters
        ----------
        position : position
            Any position.

        Yields
        ------
        action
            Every legal action and many others, for tests and repairs.
        """

    def check(self, position: P, action: A, player: int | None = None) -> Verdict:
        """Return whether an action is legal, its cost, and the rules that decide it.

        Parameters
        ----------
        position : position
            Any position.
        action : action
            Any action, legal or not.
        player : int, optional
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Verdict
            Legal exactly for the actions in `legal_actions`.

        Raises
        ------
        MalformedAction
            If the value is no action of this game.
        """

    def apply(self, position: P, action: A, chance: Chance) -> Transition[P]:
        """Carry out an action.

        Parameters
        ----------
        position : position
            The position; it stays as it is.
        action : action
            A legal action.
        chance : Chance
            Decides what is random.

        Returns
        -------
        Transition
            The new position, with events and draws.

        Raises
        ------
        IllegalAction
            If the action is refused.
        OutcomeError
            If a scripted outcome doesn't fit.
        """

    def view(self, position: P, player: int) -> P:
        """Return a position with only what the player in a seat may know.

        Pages, terminals and bots work with views, and this is all that decides what is secret. The
        app also compares views: where those of two players at one screen differ, it asks to pass
        the screen on before it shows anything to the next of them.

        Parameters
        ----------
        position : position
            Any position.
        player : int
            The seat, from 0.

        Returns
        -------
        position
            Equal for any two positions that differ only in what the player can't know.
        """

    def result(self, position: P) -> Result | None:
        """Return the result of the game.

        Parameters
        ----------
        position : position
            Any position.

        Returns
        -------
        Result or None
            The result; None before the end.
        """


@runtime_checkable
class RulesWithData(Protocol):
    """Rules that read a file of the user's, which can change after a game was saved."""

    def doubt(self) -> LocalizedError | None:
        """Return what to tell where a saved game doesn't fit; None if no file can be the cause."""


class Notation(Protocol[A]):
    """Actions as text."""

    def write(self, action: A) -> str:
        """Return the text of an action.

        Parameters
        ----------
        action : action
            Any action of the game.

        Returns
        -------
        str
            A short text in one line, which `read` turns into an equal action.
        """

    def read(self, text: str) -> A:
        """Return the action that a text describes.

        Parameters
        ----------
        text : str
            Anything that somebody typed.

        Returns
        -------
        action
            The action, which need not be legal.

        Raises
        ------
        MalformedAction
            If the text can't be read; the error says why.
        """
