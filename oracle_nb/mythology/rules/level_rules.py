"""The rules of any level of the game: listing, checking and applying actions."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from oracle_nb.core.chance import Chance
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    DECISION_PENDING,
    NOT_YOUR_TURN,
    OVER,
    IllegalAction,
    MalformedAction,
    Verdict,
    refused,
)
from oracle_nb.games.kit.latest_state import LatestState
from oracle_nb.games.kit.transaction import Transaction
from oracle_nb.mythology.map.world_map import map_of
from oracle_nb.mythology.model.notation import Notation
from oracle_nb.mythology.packs.data_pack import SHIPPED, UnusablePack
from oracle_nb.mythology.packs.installed import pack_of
from oracle_nb.mythology.rules.schema import LevelSchema, NamedAction
from oracle_nb.mythology.rules.turn_state import BaseState


class LevelAction(NamedAction, Protocol):
    """An action of any level."""

    @property
    def verb(self) -> Any:
        """Its kind."""


class LevelSetting(Protocol):
    """A setting of any level."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def pack(self) -> str:
        """The name of the data pack."""


P = TypeVar("P", bound=Any)
A = TypeVar("A", bound=LevelAction)
S = TypeVar("S", bound=BaseState[Any, Any])
T = TypeVar("T", bound=Transaction[Any])


class LevelRules(Generic[P, A, S, T]):
    """The common base of the rules of all levels.

    Parameters
    ----------
    setting : setting
        The number of players and the data pack.
    schemas : mapping
        The action schema of each verb, in the order in which legal actions are listed.
    state : callable
        ``state(world, position)`` works out the state of a turn.
    """

    name: str
    title = "Mythology"
    level = "Mythology"
    """The name of this level in errors."""
    position_type: type[P]
    action_type: type[A]
    notation: Notation[Any, A]
    transaction_type: ClassVar[type[Any]]
    answers: ClassVar[Mapping[Any, frozenset[Any]]]
    """The verbs that answer each pending decision, or that rules of their own refuse meanwhile."""
    others_turn: ClassVar[Mapping[Any, str]]
    """The rules that refuse somebody who decides during another player's turn."""

    def __init__(
        self,
        setting: LevelSetting,
        schemas: Mapping[Any, LevelSchema[S, A]],
        state: Callable[..., S],
    ) -> None:
        self.players = setting.players
        self.pack = pack_of(setting.pack)
        self.world = map_of(self.pack)
        self._schemas = schemas
        self._latest: LatestState[P, S] = LatestState(lambda position: state(self.world, position))

    def doubt(self) -> UnusablePack | None:
        """Return that a pack of the user's may have changed; None for one that is shipped."""
        return None if self.pack.id in SHIPPED else UnusablePack("changed", self.pack.id)

    def to_move(self, position: P) -> int | None:
        """Return the seat whose decision it is; None when the game is over."""
        seat: int | None = position.to_move
        return seat

    # --- what is legal ---------------------------------------------------------------------------

    def legal_actions(self, position: P) -> list[A]:
        """Return every legal action of the player to move, each once, in a fixed order."""
        if position.to_move is None:
            return []
        return list(self._listed(self._latest.state_of(position)))

    def _listed(self, state: S) -> tuple[A, ...]:
        """Return the legal actions in a state of the turn, which keeps them."""
        if not state.listed:
            state.listed = tuple(
                action
                for verb, schema in self._schemas.items()
                if self._refusal(state, verb) is None
                for action in schema.legal(state)
            )
        return state.listed

    def every_action(self, position: P) -> Iterator[A]:
        """Yield every action that can be written: about 50,000."""
        if position.to_move is None:
            return
        state = self._latest.state_of(position)
        for schema in self._schemas.values():
            yield from schema.every(state)

    def check(self, position: P, action: A, player: int | None = None) -> Verdict:
        """Return whether an action is legal, what it costs, and every rule that refuses it."""
        if not isinstance(action, self.action_type):
            raise MalformedAction(f"{action!r} is not an action of {self.level}")
        if position.to_move is None:
            return refused(OVER)
        if player is not None and player != position.to_move:
            return refused(NOT_YOUR_TURN, **position.decider_facts(position.to_move))
        state = self._latest.state_of(position)
        schema = self._schemas.get(action.verb)
        if schema is None or not schema.names(state, action):
            raise MalformedAction(f"{action!r} has a value that no action has")
        if rule := self._refusal(state, action.verb):
            return refused(rule, **position.decider_facts(position.turn))
        broken = schema.violations(state, action)
        return Verdict(broken=broken) if broken else self._allowed(state, action)

    def _allowed(self, state: S, action: A) -> Verdict:
        """Return the verdict on a legal action: the rules that allow it, and its cost."""
        raise NotImplementedError

    def _refusal(self, state: S, verb: Any) -> str | None:
        """Return the rule that refuses a verb while another decision is pending."""
        if state.top is None or verb in self.answers[type(state.top)]:
            return None
        if state.seat != state.position.turn and verb in self.others_turn:
            return self.others_turn[verb]
        return DECISION_PENDING

    # --- carrying out ----------------------------------------------------------------------------

    def apply(self, position: P, action: A, chance: Chance) -> Transition[P]:
        """Carry out a legal action, and everything that follows automatically."""
        # Actions that were just listed are legal; others are checked.
        if position.to_move is None or action not in self._latest.state_of(position).listed:
            verdict = self.check(position, action)
            if not verdict:
                raise IllegalAction(self.notation.write(action), verdict)
        transaction: T = self.transaction_type(position, chance)
        self.run(transaction, action)
        transition: Transition[P] = transaction.transition()
        return transition

    def run(self, transaction: T, action: A) -> None:
        """Carry out a legal action in a transaction, and everything that follows automatically."""
        raise NotImplementedError
