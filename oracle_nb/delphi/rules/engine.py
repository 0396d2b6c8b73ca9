"""The engine: the rules of The Oracle of Delphi for one setting."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Final

from oracle_nb.core.chance import Chance
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    NOT_YOUR_TURN,
    OVER,
    IllegalAction,
    PositionError,
    Verdict,
    refused,
)
from oracle_nb.delphi.board import Layout, LayoutFault, board_of
from oracle_nb.delphi.model.actions import (
    Action,
)
from oracle_nb.delphi.model.notation import Notation
from oracle_nb.delphi.model.position import (
    DICE,
    GAME_OVER,
    BeginTurn,
    CheckInjuries,
    Consult,
    GodReturns,
    NextTurn,
    Position,
    Setting,
    StartShip,
    Titan,
    tag,
    view,
)
from oracle_nb.delphi.model.powers import NEVER, Powers
from oracle_nb.delphi.rules.action_generator import ActionGenerator
from oracle_nb.delphi.rules.action_schema import TurnState
from oracle_nb.delphi.rules.consistency import PositionFault, faults, shape_faults
from oracle_nb.delphi.rules.families import oracle, turn
from oracle_nb.delphi.rules.families.ending import result
from oracle_nb.delphi.rules.families.fighting import Battle
from oracle_nb.delphi.rules.families.gods import go_back
from oracle_nb.delphi.rules.families.moving import do_move
from oracle_nb.delphi.rules.families.starting import start_ship
from oracle_nb.delphi.rules.generation_plans import GenerationPlans
from oracle_nb.delphi.rules.known_variants import VARIANTS
from oracle_nb.delphi.rules.lookup_tables import tables_of
from oracle_nb.delphi.rules.rule_variants import (
    ActiveVariants,
    Effects,
    Replaced,
    activate_variants,
)
from oracle_nb.delphi.rules.setup import check_setting, set_up
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.delphi.rules.validator import Validator
from oracle_nb.games.kit.latest_state import LatestState
from oracle_nb.games.outcomes import ChanceOutcome, outcomes
from oracle_nb.games.rules import Result

NAME: Final = "delphi"
"""The name of the game in files and addresses."""
_TOGETHER: Final = {"die": DICE}
"""The dice that are rolled together; their order doesn't matter."""
_LOST: Final = {
    "heal-color": "explore.letter",
    "take-statue": "equipment.one-time",
    "take-offering": "equipment.one-time",
    "god-to-top": "equipment.one-time",
    "take-companion": "companion.taken",
    "take-equipment": "fight.reward",
    # Only in positions that were written by hand:
    "ship-tile": "setup.ship-draft",
    "return-task": "ship.task",
    "recover": "turn.recover",
    "look-at": "action.look-fewer",
    "uncover": "equipment.look",
}
"""The rule by which a decision without an answer is dropped."""


def _compiled(replaced: Replaced) -> tuple[ActiveVariants, GenerationPlans]:
    """Return the variants of a rule set, and the prepared plans for its action schemas."""
    variants = activate_variants(replaced, VARIANTS)
    return variants, GenerationPlans(variants.schemas)


@lru_cache(maxsize=128)
def _compiled_variants(replaced: Replaced) -> tuple[ActiveVariants, GenerationPlans]:
    """Return them for a rule set with variants: one object for all boards."""
    return _compiled(replaced)


class Delphi:
    """The rules for positions of one setting: legal actions, refusals, and results.

    Positions are values. This object contains only what never changes (the board's tables and the
    action schemas of the rule set) and caches of what follows from it. So it can serve any number
    of games of one setting, and several threads, at once.
    """

    name = NAME
    title = "The Oracle of Delphi"

    def __init__(self, setting: Setting) -> None:
        self.position_type = Position
        self.action_type = Action
        check_setting(setting)
        self.setting = setting
        self.players = len(setting.ships)
        replaced = setting.rules.replaced
        self._variants, plans = _compiled_variants(replaced) if replaced else _compiled(())
        self.board = self._variants.board(setting.layout)
        if not self.board.water:
            raise ValueError("layout: a board without water has no place for a ship")
        self.tables = tables_of(self.board)
        self.notation = Notation(self.board)
        self.schemas = self._variants.schemas
        self._variant_setting = self._variants.setting(setting)
        self._believed = self._variants.believed_powers
        self._make_state = self._variants.make_state(self._believed)
        self._effects = self._variants.effects(_EFFECTS)
        self._generator = ActionGenerator(self.tables, self.schemas, plans)
        self._validator = Validator(self.schemas)
        self._latest = LatestState(partial(self._make_state, self.tables, self._variant_setting))

    def __reduce__(self) -> tuple[type["Delphi"], tuple[Setting]]:
        """Return the setting, which is all that copies and pickles need."""
        return Delphi, (self.setting,)

    def set_up(self, seed: int) -> Position:
        """Return the position before anything has happened; a seed always gives the same one."""
        return set_up(self.setting, self.board, seed)

    def understood(self, position: Position) -> Position:
        """Return a first position as somebody with this rule set's variants understands it."""
        return self._variants.set_up(position)

    def to_move(self, position: Position) -> int | None:
        """Return the seat whose decision it is; None when the game is over."""
        return position.to_move

    def view(self, position: Position, player: int) -> Position:
        """Return what a player may know (info.open, action.look-private)."""
        return view(position, player)

    def result(self, position: Position) -> Result | None:
        """Return the result (end.winner, end.ranking); None before the end."""
        return result(position, self.setting.rules.ranking, self._variants.score)

    # --- numbers for exercises ------------------------------------------------------

    @property
    def battle(self) -> Battle:
        """The numbers of a fight."""
        return self.schemas.battle

    def powers(self, position: Position) -> Powers:
        """Return the powers of the player to move."""
        return self._latest.state_of(position).powers

    def price(self, position: Position, source: int, color: int) -> int | None:
        """Return the favor tokens for using a die or card as a color.

        None where that is impossible.
        """
        tokens = self._latest.state_of(position).cost_row(source)[color]
        return tokens if tokens < NEVER else None

    def layout_faults(self, layout: Layout) -> tuple[LayoutFault, ...]:
        """Return what is wrong with a layout (rules board.*)."""
        return self._variants.layout_faults(layout)

    # --- legality -----------------------------------------------------------

    def legal_actions(self, position: Position) -> list[Action]:
        """Return every legal action of the player to move, each once, in a fixed order."""
        if position.phase == GAME_OVER:
            return []
        return list(self._generator.legal(self._latest.state_of(position)))

    def every_action(self, position: Position) -> Iterator[Action]:
        """Yield every action that can be written now: about 30,000 in the action phase."""
        if position.phase != GAME_OVER:
            yield from self._generator.writable(self._latest.state_of(position))

    def check(self, position: Position, action: Action, player: int | None = None) -> Verdict:
        """Return whether the action is legal now, and why (not).

        ``player`` is the seat that wants to act; the one to move if not given. Raises
        MalformedAction for values that no action has.
        """
        if position.phase == GAME_OVER:
            return refused(OVER)
        if player is not None and player != position.to_move:
            return refused(NOT_YOUR_TURN, player=position.to_move)
        return self._validator.verdict(self._latest.state_of(position), action)

    def tokens(self, position: Position, action: Action) -> int:
        """Return the favor tokens that a legal action costs, without its rules."""
        return self._validator.tokens(self._latest.state_of(position), action)

    # --- applying actions ------------------------------------------------------------------------

    def apply(self, position: Position, action: Action, chance: Chance) -> Transition[Position]:
        """Carry out a legal action, and everything that follows by itself.

        Raises IllegalAction (with its verdict), MalformedAction, or OutcomeError where a scripted
        chance does not fit.
        """
        state = self._latest.state_of(position)
        # Actions that were just listed are legal; others are checked.
        answers = state.answers
        if (answers is None or action not in answers) and (
            position.phase == GAME_OVER or not self._validator.allows(state, action)
        ):
            verdict = self.check(position, action)
            raise IllegalAction(self.notation.write(action), verdict)
        transaction = Transaction(
            self.tables, self._variant_setting, position, chance, self._believed
        )
        self._carry_out(transaction, state, action)
        self.settle(transaction)
        return transaction.transition()

    def outcomes(self, position: Position, action: Action) -> Iterator[ChanceOutcome[Position]]:
        """Yield every possible outcome of a legal action once; see ``games.outcomes.outcomes``."""
        return outcomes(self, position, action, _TOGETHER)

    def begin(self, position: Position, chance: Chance) -> Transition[Position]:
        """Carry out everything that happens by itself, up to the first decision.

        Raises PositionError with every fault that makes the position unplayable.
        """
        if wrong := shape_faults(position, self.setting, self.board):
            raise PositionError(wrong)
        transaction = Transaction(
            self.tables, self._variant_setting, position, chance, self._believed
        )
        self.settle(transaction)
        return transaction.transition()

    def faults(self, position: Position) -> tuple[PositionFault, ...]:
        """Return every reason why a position can't occur in a game with these pieces; never raise.

        Faults that make it unplayable are reported first, and alone.
        """
        return faults(position, self.setting, board_of(self.setting.layout))

    def run(self, transaction: Transaction, action: Action) -> None:
        """Carry out a legal action in a transaction, and everything that follows by itself."""
        self._carry_out(transaction, self._latest.state_of(transaction.whole()), action)
        self.settle(transaction)

    def _carry_out(self, transaction: Transaction, state: TurnState, action: Action) -> None:
        if action.source >= 0:
            oracle.use_source(transaction, state, action)
        schema = self._validator.schema(state, action)
        if schema is None:
            do_move(transaction, state, action, self.schemas.fare)
        else:
            schema.effect(transaction, action)

    def settle(self, transaction: Transaction) -> None:
        """Run effects and take decisions with one answer, until someone must choose."""
        effects = self._effects
        while pending := transaction.pending:
            step = pending[0]
            if effect := effects.get(type(step)):
                transaction.pending = pending[1:]
                effect(transaction, step)
                continue
            state = self._make_state(self.tables, self._variant_setting, transaction.whole())
            options = self._generator.legal(state)
            if len(options) > 1:
                self._latest.state = state
                return
            if not options:
                kind = tag(step)
                transaction.pop()
                transaction.event("nothing-to-choose", _LOST[kind], step.player, decision=kind)
                continue
            schema = self._validator.schema(state, options[0])
            assert schema is not None
            rule = step.rule if hasattr(step, "rule") else schema.rules[0]
            transaction.event("only-choice", rule, step.player, verb=schema.verb)
            self._carry_out(transaction, state, options[0])
        transaction.whole()


_EFFECTS: Final[Effects] = {
    StartShip: start_ship,
    BeginTurn: turn.begin_turn,
    CheckInjuries: turn.check_injuries,
    Consult: turn.consult,
    Titan: turn.titan_attacks,
    GodReturns: go_back,
    NextTurn: turn.next_turn,
}
