"""The engine of the Basic Game: listing, checking and carrying out actions."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import Chance
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    PositionError,
    Verdict,
)
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.games.outcomes import ChanceOutcome, outcomes
from oracle_nb.games.rules import Result, Rules
from oracle_nb.mythology.map.world_map import bits_of, members
from oracle_nb.mythology.model.actions import ALLIANCE_VERBS, Action, Verb
from oracle_nb.mythology.model.notation import basic_notation
from oracle_nb.mythology.model.position import (
    NOBODY,
    Attempt,
    Fight,
    Offer,
    Part,
    Position,
    Setting,
)
from oracle_nb.mythology.pieces import HEX_COST, OFF, POWER
from oracle_nb.mythology.rules.action_schemas import (
    ANSWERS,
    OTHERS_TURN,
    action_schemas,
    allowing_rules,
    cost_of,
)
from oracle_nb.mythology.rules.combat import attempt, defender_of, fight
from oracle_nb.mythology.rules.consistency import faults
from oracle_nb.mythology.rules.level_rules import LevelRules
from oracle_nb.mythology.rules.missed_rules import NO_RULES, Missed, renewed
from oracle_nb.mythology.rules.scoring import result
from oracle_nb.mythology.rules.setup import check_setting, draw_gods, roll_sides, set_up
from oracle_nb.mythology.rules.transaction import Transaction
from oracle_nb.mythology.rules.turn_state import BasicState


class Mythology(LevelRules[Position, Action, BasicState, Transaction]):
    """The rules of the Basic Game for one setting.

    Parameters
    ----------
    setting : Setting
        The number of players and the data pack.
    missed : frozenset of str
        The ids of rules that are treated as unknown; ``missed_rules`` says what happens then.

    Examples
    --------
    >>> rules = Mythology(Setting(players=2))
    >>> rules.set_up(1).part
    <Part.SETUP: 'setup'>
    """

    name = "mythology"
    position_type = Position
    action_type = Action
    transaction_type = Transaction
    answers = ANSWERS
    others_turn = OTHERS_TURN

    def __init__(self, setting: Setting, missed: Missed = NO_RULES) -> None:
        check_setting(setting)
        super().__init__(setting, action_schemas(missed), partial(BasicState, missed=missed))
        self.setting = setting
        self.notation = basic_notation(self.world, setting.players)
        self.missed = missed

    def __reduce__(self) -> tuple[type["Mythology"], tuple[Setting, Missed]]:
        """Return the parameters, which are all that copies and pickles need."""
        return Mythology, (self.setting, self.missed)

    def set_up(self, seed: int) -> Position:
        """Return the position before anything has happened; a seed always gives the same one."""
        return set_up(self.setting, self.world, seed)

    def outcomes(self, position: Position, action: Action) -> Iterator[ChanceOutcome[Position]]:
        """Yield every possible outcome of a legal action once; ties are rolled again."""
        return decided_outcomes(self, position, action)

    def begin(self, position: Position, chance: Chance) -> Transition[Position]:
        """Draw gods, roll for sides and begin round 1; do nothing in a game that has begun."""
        if wrong := faults(position, self.setting, self.world):
            raise PositionError(wrong)
        transaction = Transaction(position, chance)
        if position.part is Part.SETUP:
            draw_gods(transaction, self.players, "basic.god-drawn")
            roll_sides(transaction)
            self._begin_round(transaction)
        self._settle(transaction)
        return transaction.transition()

    def view(self, position: Position, player: int) -> Position:
        """Return the position as it is: nothing is hidden in the Basic Game (basic.open)."""
        return position

    def result(self, position: Position) -> Result | None:
        """Return the result (basic.win); None before the end."""
        return result(position, self.missed)

    def _allowed(self, state: BasicState, action: Action) -> Verdict:
        return Verdict(allowing_rules(state, action), cost_of(state, action))

    # --- carrying out ----------------------------------------------------------------------------

    def run(self, transaction: Transaction, action: Action) -> None:
        """Carry out a legal action in a transaction, and everything that follows automatically."""
        self._carry_out(transaction, action)
        self._settle(transaction)

    def _carry_out(self, transaction: Transaction, action: Action) -> None:
        position = transaction.position
        match action.verb:
            case Verb.PLACE:
                self._place(transaction, action.target)
            case Verb.STEP:
                self._step(transaction, action)
            case Verb.END_MOVES:
                transaction.change(part=Part.COMBAT)
            case Verb.FIGHT:
                hex_ = position.units[action.unit]
                defender = defender_of(self.world, position, hex_)
                transaction.change(pending=Fight(action.unit, action.target, defender))
            case Verb.AID:
                self._aid(transaction, action.target)
            case Verb.SEIZE:
                prize = position.prize_at(position.units[action.unit])
                tried = position.tried | 1 << action.unit
                transaction.change(pending=Attempt(action.unit, prize), tried=tried)
            case Verb.PROPOSE:
                asked = position.asked | 1 << action.target
                transaction.change(pending=Offer(action.target), asked=asked)
                facts = {"other": action.target}
                transaction.event("alliance-offered", "basic.ally", position.turn, **facts)
            case Verb.JOIN:
                join(transaction)
            case Verb.REFUSE:
                seat = position.to_move
                transaction.change(pending=None)
                assert seat is not None
                transaction.event("alliance-refused", "basic.ally", seat, other=position.turn)
            case Verb.LEAVE:
                leave(transaction)
            case Verb.END if position.part is Part.ALLIANCES:
                self._next_window(transaction)
            case Verb.END:
                self._end_turn(transaction)

    def _place(self, transaction: Transaction, area: int) -> None:
        """Place the god in an Area; the units there may move (basic.god-area, basic.in-area)."""
        position = transaction.position
        seat = position.turn
        transaction.change(areas=replaced(position.areas, seat, area), part=Part.MOVEMENT)
        state = BasicState(self.world, transaction.position)
        movable = state.own & state.units_in(self.world.area_bits[area])
        transaction.change(movable=movable)
        # Without the points for a hex, no unit can move.
        count = movable.bit_count() if position.power[seat] >= HEX_COST else 0
        facts = {"area": area, "god": position.gods[seat], "count": count}
        transaction.event("god-placed", "basic.god-area", seat, **facts)

    def _step(self, transaction: Transaction, action: Action) -> None:
        """Move a unit by one hex and pay for it."""
        position = transaction.position
        state = self._latest.state_of(position)
        seat, unit, hex_ = position.turn, action.unit, action.target
        start = position.units[unit]
        transaction.change(units=replaced(position.units, unit, hex_))
        transaction.event("unit-moved", "basic.adjacent", seat, unit=unit, start=start, hex=hex_)
        costs = cost_of(state, action)
        # The move and the attack are paid together (basic.attack-cost).
        transaction.pay(seat, sum(cost.tokens for cost in costs), costs[-1].rule)
        if foes := position.units_at(hex_) & state.enemies:
            fields = position.battlefields
            transaction.change(
                entered=position.entered | 1 << unit,
                battlefields=fields if hex_ in fields else (*fields, hex_),
            )
            facts = {"unit": unit, "hex": hex_, "foes": tuple(members(foes))}
            transaction.event("enemy-entered", "basic.no-through", seat, **facts)

    def _aid(self, transaction: Transaction, points: int) -> None:
        """Pay for aid and go on with the fight or the attempt."""
        position = transaction.position
        seat, pending = position.to_move, position.pending
        assert seat is not None
        transaction.pay(seat, points, "basic.aid-cost")
        match pending:
            case Fight(aid=-1):
                transaction.event(
                    "aid-given", "basic.aid-announce", seat, unit=pending.unit, aid=points
                )
                transaction.change(pending=replace(pending, aid=points))
            case Fight():
                transaction.event(
                    "aid-given", "basic.aid-announce", seat, unit=pending.foe, aid=points
                )
                fight(transaction, pending, points, self.missed)
            case Attempt():
                transaction.event(
                    "aid-given", "basic.prize-roll", seat, unit=pending.unit, aid=points
                )
                attempt(transaction, pending, points, self.missed)

    # --- the course of a game --------------------------------------------------------------------

    def _settle(self, transaction: Transaction) -> None:
        """Go on until somebody has a choice; alliances don't count as one, except at the end."""
        while transaction.position.part is not Part.OVER:
            self._end_combat(transaction)
            position = transaction.position
            options = self._listed(self._latest.state_of(position))
            if position.part is not Part.ALLIANCES or position.pending:
                options = tuple(action for action in options if action.verb not in ALLIANCE_VERBS)
            if len(options) > 1:
                return
            self._carry_out(transaction, options[0])

    def _end_combat(self, transaction: Transaction) -> None:
        """Go on to Prizes when no enemies share a hex that was entered (basic.combat-must)."""
        position = transaction.position
        if position.part is not Part.COMBAT or position.pending is not None:
            return
        if not self._latest.state_of(position).contested:
            transaction.change(part=Part.PRIZES)

    def _begin_round(self, transaction: Transaction) -> None:
        """Begin a round: power points are renewed and gods leave the map."""
        players = self.players
        number = transaction.position.round + 1
        left = transaction.position.power if number > 1 else (0,) * players
        transaction.change(
            round=number,
            waiting=(1 << players) - 1,
            power=renewed(left, self.missed),
            areas=(OFF,) * players,
        )
        transaction.event("round-begun", "basic.power-renewed", NOBODY, round=number, points=POWER)
        self._draw_turn(transaction)

    def _draw_turn(self, transaction: Transaction) -> None:
        """Draw the player of the next turn (basic.order-drawn)."""
        position = transaction.position
        waiting = members(position.waiting)
        seat = waiting[0]
        if len(waiting) > 1:
            weights = tuple(position.waiting >> number & 1 for number in range(self.players))
            seat = transaction.draw("turn", weights)
        transaction.change(
            turn=seat,
            waiting=position.waiting & ~(1 << seat),
            part=Part.GOD,
            **_NEW_TURN,
        )
        facts = {"round": position.round, "god": position.gods[seat]}
        transaction.event("turn-begun", "basic.order-drawn", seat, **facts)

    def _end_turn(self, transaction: Transaction) -> None:
        """End a turn, and after the last one the round (basic.gods-collected)."""
        position = transaction.position
        if position.waiting:
            self._draw_turn(transaction)
        elif not position.last_round:
            transaction.event("round-ended", "basic.gods-collected", NOBODY, round=position.round)
            self._begin_round(transaction)
        else:
            transaction.event("round-ended", "basic.length", NOBODY, round=position.round)
            transaction.change(part=Part.ALLIANCES, turn=NOBODY, **_NEW_TURN)
            self._next_window(transaction)

    def _next_window(self, transaction: Transaction) -> None:
        """Let the next player change alliances, or end the game (basic.ally-last).

        Last come the members of alliances that have grown since they were asked (ruling 29).
        """
        position = transaction.position
        waiting, seat = position.waiting, position.turn + 1
        if position.asked_again:
            waiting &= ~(1 << position.turn)
        if position.asked_again or seat == self.players:
            seat = next(iter(members(waiting)), NOBODY)
        if seat != NOBODY:
            transaction.change(turn=seat, asked=0, waiting=waiting)
            return
        transaction.change(part=Part.OVER, turn=NOBODY, waiting=0)
        transaction.event("game-over", "basic.win", NOBODY)


_NEW_TURN: Final = {"movable": 0, "entered": 0, "battlefields": (), "tried": 0, "asked": 0}
"""The fields that begin anew with each turn."""


def join(transaction: Transaction) -> None:
    """Join the alliance of the player who made the offer, or form a new one (basic.ally).

    After round 10, members who have had their last chance get another one (ruling 29).
    """
    position = transaction.position
    seat, founder = position.to_move, position.turn
    assert seat is not None
    taken = position.alliances
    # A number that is free again is used first, so that numbers never exceed those of seats.
    number = taken[founder] or next(n for n in count(1) if n not in taken)
    alliances = replaced(replaced(position.alliances, founder, number), seat, number)
    if position.last_window:
        again = bits_of(member for member in position.allies(founder) if member < founder)
        transaction.change(waiting=position.waiting | again)
    transaction.change(alliances=alliances, pending=None)
    transaction.event("alliance-joined", "basic.ally", seat, other=founder)


def leave(transaction: Transaction) -> None:
    """Leave an alliance; one member alone is none (ruling 17)."""
    position = transaction.position
    seat = position.to_move
    assert seat is not None
    number = position.alliances[seat]
    alliances = replaced(position.alliances, seat, 0)
    if alliances.count(number) == 1:
        alliances = tuple(0 if alliance == number else alliance for alliance in alliances)
    transaction.change(alliances=alliances)
    transaction.event("alliance-left", "basic.ally-break", seat)


_TOGETHER: Final = {"die": 2}
"""The dice that are rolled together; their order doesn't matter."""
_FIGHT: Final = {"die": 4}
"""The dice of a fight without ties."""


def decided_outcomes(
    rules: Rules[Position, Action], position: Position, action: Action
) -> Iterator[ChanceOutcome[Position]]:
    """Yield every outcome of a legal action in which no fight is tied.

    A tie is rolled again (basic.tie), so the others share its probability.

    Examples
    --------
    >>> from oracle_nb.games.registry import package_of
    >>> game = package_of("mythology").new_game(players=2, seed=1)
    >>> action = game.legal_actions()[0]
    >>> sum(one.probability for one in game.rules.outcomes(game.position, action))
    Fraction(1, 1)
    """
    branches = list(outcomes(rules, position, action, _TOGETHER, _FIGHT))
    decided = sum(outcome.probability for outcome in branches)
    for outcome in branches:
        yield ChanceOutcome(outcome.probability / decided, outcome.transition)
