"""The contract that the rules of a game fulfil, and how texts and pictures of it are asked for.

A game is an object that implements ``Rules``: it knows its setting and works on positions, which
are immutable values. Rules know nothing about texts and pictures; a `GameDefinition` provides
them. ``oracle_nb.games.package`` adds everything else that a game can offer.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from oracle_nb.core.chance import Chance
from oracle_nb.core.events import Event
from oracle_nb.core.history import A, P, Transition
from oracle_nb.core.verdicts import Explanation, Repair, Repairs, UndoOutlook, Verdict, Violation
from oracle_nb.render.scene import Scene
from oracle_nb.text.rulebook import Rulebook

P_contra = TypeVar("P_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)


class Result(msgspec.Struct, frozen=True):
    """How a game ended.

    ``winners`` are the seats that won, more than one in a shared victory. ``places`` gives a place
    (from 1) for each seat where everyone is ranked, else it is empty. ``finished`` is False where a
    limit ended the game.
    """

    winners: tuple[int, ...]
    places: tuple[int, ...]
    finished: bool
    rounds: int


class GameTexts(Protocol[P_contra, A_contra]):
    """A game in the words of one language."""

    rulebook: Rulebook

    def action(self, position: P_contra, action: A_contra) -> str:
        """Return an action's short name, such as a button shows."""

    def announcement(self, position: P_contra, action: A_contra) -> str:
        """Return what the other players and spectators learn of an action once it is done.

        That is its name, unless the action is secret.
        """

    def explain(self, position: P_contra, action: A_contra) -> Explanation:
        """What an action would do, cost and risk, and why it is allowed; or why it is refused."""

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an action can be undone once it is done, and why, in one sentence."""

    def event(self, event: Event) -> str:
        """Return what happened, in one sentence."""

    def broken(self, broken: Violation) -> str:
        """One reason for a refusal, in one sentence with its facts."""

    def repair(self, position: P_contra, repair: Repair[A_contra]) -> str:
        """Return a way to what was refused, in one sentence with its price."""

    def missing(self, missing: Violation) -> str:
        """Return what is missing for what was refused, and where it could come from."""

    def decision(self, position: P_contra) -> str:
        """Return what is to be decided now, and by whom."""


class Rules(Protocol[P, A]):
    """What a game must be able to do. Positions and actions are immutable, hashable values.

    Several threads may ask the same rules at once: bots think in threads of their own. What rules
    keep between two calls must not depend on which position they were asked about before.

    ``name`` is the game's name in files, ``title`` the one that people call it by, ``setting`` a
    msgspec Struct that makes the same rules again, ``players`` the number of seats,
    ``position_type`` the type of positions and ``action_type`` that of actions.
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
        """Return the position before anything happened."""

    def begin(self, position: P, chance: Chance) -> Transition[P]:
        """Let happen what happens by itself, up to the first decision. Raises PositionError."""

    def to_move(self, position: P) -> int | None:
        """Return the seat whose decision it is; None when the game is over."""

    def legal_actions(self, position: P) -> Sequence[A]:
        """Every legal action, each once, in a fixed order; empty only when the game is over."""

    def every_action(self, position: P) -> Iterator[A]:
        """Everything that can be written now, legal or not."""

    def check(self, position: P, action: A, player: int | None = None) -> Verdict:
        """Return whether and why (not). Raises MalformedAction."""

    def apply(self, position: P, action: A, chance: Chance) -> Transition[P]:
        """Carry out an action. Raises IllegalAction, OutcomeError."""

    def view(self, position: P, player: int) -> P:
        """Return what a player may know."""

    def result(self, position: P) -> Result | None:
        """Return how it ended; None before the end."""


class Notation(Protocol[A]):
    """Actions as text."""

    def write(self, action: A) -> str:
        """Return the text of an action."""

    def read(self, text: str) -> A:
        """Raises MalformedAction."""


class GameDefinition(Protocol):
    """What every game provides besides its rules: texts, pictures, advice, and how it is saved."""

    @property
    def name(self) -> str:
        """The name of the game in files, addresses and commands: lower-case letters."""

    def rules(self, setting: Any) -> Rules[Any, Any]:
        """Return the rules for a setting, or for what JSON has made of one.

        Raises ValueError or msgspec.ValidationError that name the field and what is wrong with it.
        """

    def texts(self, rules: Any, language: str = "en") -> GameTexts[Any, Any]:
        """Explanations, events and decisions in a language. Raises UnknownLanguage."""

    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        """Return a picture of the position, with what only the player in ``seat`` has seen."""

    def repairs(
        self, rules: Any, position: Any, action: Any, player: int | None = None
    ) -> Repairs[Any]:
        """Return the nearest that works instead of a refused action, or what is missing for it.

        Empty for a legal action. Raises MalformedAction.
        """

    def typical_save(self) -> bytes | None:
        """Return a typical saved game, against which share codes are compressed.

        It is part of the version of the codes: changed, it would make old codes unreadable.
        """
