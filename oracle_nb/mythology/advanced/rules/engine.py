"""The engine of the Advanced Game: listing, checking and carrying out actions."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from oracle_nb.core.chance import Chance
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    DECISION_PENDING,
    NOT_YOUR_TURN,
    OVER,
    IllegalAction,
    MalformedAction,
    PositionError,
    Verdict,
    refused,
)
from oracle_nb.games.kit.latest_state import LatestState
from oracle_nb.games.outcomes import ChanceOutcome
from oracle_nb.games.rules import Result
from oracle_nb.mythology.advanced.model.actions import WORDS, Action, Verb
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, HEXES
from oracle_nb.mythology.advanced.model.position import (
    Ambush,
    Claim,
    Combat,
    Phase,
    Position,
    Setting,
    Way,
)
from oracle_nb.mythology.advanced.rules import combat, control, course
from oracle_nb.mythology.advanced.rules.action_schemas import (
    ANSWERS,
    OTHERS_TURN,
    action_schemas,
    allowing_rules,
)
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.outcomes import possible_outcomes
from oracle_nb.mythology.advanced.rules.scoring import result
from oracle_nb.mythology.advanced.rules.setup import check_pack, check_setting, draw_gods, set_up
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.map.world_map import map_of
from oracle_nb.mythology.model.notation import Notation
from oracle_nb.mythology.packs.data_pack import SHIPPED, UnusablePack
from oracle_nb.mythology.packs.installed import pack_of


class AdvancedMythology:
    """The rules of the Advanced Game for one setting.

    Parameters
    ----------
    setting : Setting
        The number of players and the data pack.

    Examples
    --------
    >>> rules = AdvancedMythology(Setting(players=2))
    >>> rules.set_up(1).phase
    <Phase.SETUP: 'setup'>
    """

    name = "mythology-advanced"
    title = "Mythology"
    position_type = Position
    action_type = Action

    def __init__(self, setting: Setting) -> None:
        check_setting(setting)
        self.setting = setting
        self.players = setting.players
        self.pack = pack_of(setting.pack)
        check_pack(self.pack)
        self.world = map_of(self.pack)
        self.notation = Notation(self.world, WORDS, Action, setting.players)
        self._schemas = action_schemas()
        self._latest = LatestState(partial(State, self.world))

    def __reduce__(self) -> tuple[type["AdvancedMythology"], tuple[Setting]]:
        """Return the parameters, which are all that copies and pickles need."""
        return AdvancedMythology, (self.setting,)

    def doubt(self) -> UnusablePack | None:
        """Return that a pack of the user's may have changed; None for one that is shipped."""
        return None if self.pack.id in SHIPPED else UnusablePack("changed", self.pack.id)

    def set_up(self, seed: int) -> Position:
        """Return the position before anything has happened; a seed always gives the same one."""
        return set_up(self.setting, self.world, seed)

    def outcomes(self, position: Position, action: Action) -> Iterator[ChanceOutcome[Position]]:
        """Yield every possible outcome of a legal action once; equal rolls are rolled again."""
        return possible_outcomes(self, self.run, position, action)

    def begin(self, position: Position, chance: Chance) -> Transition[Position]:
        """Draw gods and begin game turn 1; do nothing in a game that has begun."""
        if wrong := faults(position, self.setting, self.world):
            raise PositionError(wrong)
        transaction = Transaction(position, chance)
        if position.phase is Phase.SETUP:
            draw_gods(transaction)
            course.begin_round(transaction)
        self._settle(transaction)
        return transaction.transition()

    def to_move(self, position: Position) -> int | None:
        """Return the seat whose decision it is; None when the game is over."""
        return position.to_move

    def view(self, position: Position, player: int) -> Position:
        """Return a position without the log sheets of others (sheet.secret)."""
        sheets = tuple(
            sheet if seat == player or position.phase is Phase.OVER else None
            for seat, sheet in enumerate(position.sheets)
        )
        return position if sheets == position.sheets else replace(position, sheets=sheets)

    def result(self, position: Position) -> Result | None:
        """Return the winners and places; None before the end."""
        return result(position)

    # --- what is legal ---------------------------------------------------------------------------

    def legal_actions(self, position: Position) -> list[Action]:
        """Return all legal actions, in a fixed order."""
        if position.to_move is None:
            return []
        return list(self._listed(self._latest.state_of(position)))

    def _listed(self, state: State) -> tuple[Action, ...]:
        """Return the legal actions; the state keeps them."""
        if not state.listed:
            state.listed = tuple(
                action
                for verb, schema in self._schemas.items()
                if self._refusal(state, verb) is None
                for action in schema.legal(state)
            )
        return state.listed

    def every_action(self, position: Position) -> Iterator[Action]:
        """Yield every action that can be written: about 45,000."""
        if position.to_move is None:
            return
        state = self._latest.state_of(position)
        for schema in self._schemas.values():
            yield from schema.every(state)

    def check(self, position: Position, action: Action, player: int | None = None) -> Verdict:
        """Return whether an action is legal, and every rule that refuses it."""
        if not isinstance(action, Action):
            raise MalformedAction(f"{action!r} is not an action of Mythology's Advanced Game")
        if position.to_move is None:
            return refused(OVER)
        if player is not None and player != position.to_move:
            return refused(NOT_YOUR_TURN, **position.decider_facts(position.to_move))
        state = self._latest.state_of(position)
        schema = self._schemas[action.verb]
        if not schema.names(state, action):
            raise MalformedAction(f"{action!r} has a value that no action has")
        if rule := self._refusal(state, action.verb):
            return refused(rule, **position.decider_facts(position.turn))
        broken = schema.violations(state, action)
        if broken:
            return Verdict(broken=broken)
        return Verdict(allowing_rules(state, action))

    def _refusal(self, state: State, verb: Verb) -> str | None:
        """Return the rule that refuses a verb while another decision is pending."""
        if state.top is None or verb in ANSWERS[type(state.top)]:
            return None
        if state.seat != state.position.turn and verb in OTHERS_TURN:
            return OTHERS_TURN[verb]
        return DECISION_PENDING

    # --- carrying out ----------------------------------------------------------------------------

    def apply(self, position: Position, action: Action, chance: Chance) -> Transition[Position]:
        """Carry out a legal action, and everything that follows automatically."""
        # Actions that were just listed are legal; others are checked.
        if position.to_move is None or action not in self._latest.state_of(position).listed:
            verdict = self.check(position, action)
            if not verdict:
                raise IllegalAction(self.notation.write(action), verdict)
        transaction = Transaction(position, chance)
        self.run(transaction, action)
        return transaction.transition()

    def run(self, transaction: Transaction, action: Action) -> None:
        """Carry out a legal action in a transaction, and everything that follows automatically."""
        match action.verb:
            case Verb.PLACE:
                course.place(transaction, action.target)
            case Verb.END:
                course.end_turn(transaction)
            case Verb.NOTE | Verb.AID | Verb.AIL | Verb.ZEUS | Verb.REPEAT | Verb.CLOSE:
                course.write_sheet(transaction, action)
            case Verb.ATTACK:
                combat.attack(transaction, self.world, action.unit, action.target)
            case Verb.AMBUSH | Verb.MAGIC | Verb.PLAIN:
                combat.answer(transaction, action, self.world)
            case Verb.LET | Verb.LET_ALL if not isinstance(transaction.position.top, Claim):
                combat.answer(transaction, action, self.world)
            case Verb.STEP:
                control.carry_out(transaction, action, self.world)
                combat.allow_ambush(transaction, self.world)
            case _:
                control.carry_out(transaction, action, self.world)
        self._settle(transaction)

    def _settle(self, transaction: Transaction) -> None:
        """Go on where nobody decides. No question here depends on a log sheet (sheet.secret)."""
        while True:
            position = transaction.position
            match position.top:
                case Claim(waiting=0):
                    control.set_out(transaction)
                case Ambush(waiting=0):
                    combat.settle_ambush(transaction, self.world)
                case Combat(waiting=0):
                    combat.settle_combat(transaction, self.world)
                case Way(moved=moved) if moved == HEXES or not self._can_step(position):
                    control.finish(transaction, self.world)
                case None if position.phase is Phase.MOVING and not self._can_act(position):
                    course.end_turn(transaction)
                case _:
                    return

    def _can_act(self, position: Position) -> bool:
        """Return whether anything but the end of the moving phase is possible."""
        if position.attempts < ATTEMPTS and not position.fighting:
            return True
        return len(self._listed(self._latest.state_of(position))) > 1

    def _can_step(self, position: Position) -> bool:
        state = self._latest.state_of(position)
        return any(action.verb is Verb.STEP for action in self._listed(state))
