"""The contract that the rules of a game fulfill.

Rules know a setting and work on positions, which are immutable values. They know nothing about
texts and pictures: ``oracle_nb.games.package`` provides them. ``oracle_nb.games.simple_rules`` has
a base class for small games.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

import msgspec

from oracle_nb.core.chance import Chance
from oracle_nb.core.errors import LocalizedError
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import Verdict


class Result(msgspec.Struct, frozen=True):
    """The result of a game.

    Parameters
    ----------
    winners : tuple of int
        The seats that won, more than one in a shared victory: all of them in a draw.
    places : tuple of int
        The place (from 1) of each seat where all players are ranked; else empty.
    finished : bool
        False where a limit ended the game, and nobody has won.
    rounds : int
        The number of rounds played; 1 in a game without rounds.
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

    Positions and settings can be written as JSON, positions without loss. A setting refuses fields
    that it doesn't have: a save from a later version could have other rules.

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
        """Return the position before anything has happened, which `begin` accepts.

        The seed decides only what everybody sees. What is secret, and what comes later, is up to
        chance.
        """

    def begin(self, position: P, chance: Chance) -> Transition[P]:
        """Carry out everything that happens by itself before the first decision.

        Parameters
        ----------
        position
            A position from `set_up`, or any other one to play from; one from the middle of a game
            stays as it is.
        chance
            Decides what is random.

        Raises
        ------
        PositionError
            If nothing can be played from this position.
        """

    def to_move(self, position: P) -> int | None:
        """Return the seat that decides next, from 0; None when the game is over."""

    def legal_actions(self, position: P) -> Sequence[A]:
        """Return all legal actions, each once, in a fixed order; none when the game is over."""

    def every_action(self, position: P) -> Iterator[A]:
        """Yield every legal action and many others, for tests and repairs.

        When the game is over, there are none.
        """

    def check(self, position: P, action: A, player: int | None = None) -> Verdict:
        """Return whether an action is legal, its cost, and the rules that decide it.

        Parameters
        ----------
        position
            Any position.
        action
            Any action, legal or not.
        player
            The seat that wants to act; the one to move if not given.

        Returns
        -------
        Verdict
            Legal exactly for the actions in `legal_actions`, and with a rule that allows it. At the
            end of the game only ``play.over`` is broken, and only ``play.not-your-turn`` by another
            seat than the one to move.

        Raises
        ------
        MalformedAction
            If the value is no action of this game.
        """

    def apply(self, position: P, action: A, chance: Chance) -> Transition[P]:
        """Carry out an action.

        Parameters
        ----------
        position
            The position; it stays as it is.
        action
            A legal action.
        chance
            Decides what is random.

        Returns
        -------
        Transition
            The new position, with events and draws. A game with turns or rounds reports the event
            ``oracle_nb.core.events.TURN_BEGUN`` whenever one begins; elsewhere, a turn lasts as
            long as the same seat decides. A note on a hidden sheet is ``concealed``: logs,
            replays and counts leave it out for everybody else, whose views it doesn't change.

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

        Returns
        -------
        position
            Equal for any two positions that differ only in what the player can't know. A view of it
            is the same view. The player to move has the same legal actions in it, and thinks ahead
            from it: chance decides what is hidden.
        """

    def result(self, position: P) -> Result | None:
        """Return the result of the game; None before the end."""


if TYPE_CHECKING:
    from typing_extensions import TypeVar

    R = TypeVar("R", bound=Rules, default=Any)
    R_contra = TypeVar("R_contra", bound=Rules, contravariant=True, default=Any)
else:
    from typing import TypeVar

    R = TypeVar("R")
    R_contra = TypeVar("R_contra", contravariant=True)
"""The rules of one game; of any game by default, as in `oracle_nb.core.generics`."""


@runtime_checkable
class RulesWithData(Protocol):
    """Rules that read a file of the user's, which can change after a game was saved."""

    def doubt(self) -> LocalizedError | None:
        """Return what to tell where a saved game doesn't fit; None if no file can be the cause."""


class Notation(Protocol[A]):
    """Actions as text."""

    def write(self, action: A) -> str:
        """Return a short text in one line, which `read` turns into an equal action."""

    def read(self, text: str) -> A:
        """Return the action that a text describes, which need not be legal.

        Raises
        ------
        MalformedAction
            If the text can't be read; the error says why.
        """
