"""The engine of the Advanced Game: listing, checking and carrying out actions."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from oracle_nb.core.chance import Chance
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import (
    PositionError,
    Verdict,
)
from oracle_nb.games.outcomes import ChanceOutcome
from oracle_nb.games.rules import Result
from oracle_nb.mythology.advanced.model.actions import WORDS, Action, Verb
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
    Ambush,
    Claim,
    Combat,
    Phase,
    Position,
    Setting,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.zeus import Ending, Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules import (
    cards,
    cargo,
    combat,
    control,
    course,
    fates,
    occurrences,
    trying,
    zeus,
)
from oracle_nb.mythology.advanced.rules.action_schemas import (
    ANSWERS,
    AT_ANY_TIME,
    CARGO,
    OTHERS_TURN,
    PLAYING,
    action_schemas,
    allowing_rules,
    verbs_of,
)
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.missed_rules import NO_RULES, Missed
from oracle_nb.mythology.advanced.rules.outcomes import possible_outcomes
from oracle_nb.mythology.advanced.rules.paths import next_hexes
from oracle_nb.mythology.advanced.rules.setup import check_pack, check_setting, set_up
from oracle_nb.mythology.advanced.rules.state import State
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.advanced.rules.zeus_preconditions import for_gods
from oracle_nb.mythology.model.notation import Notation
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.rules.level_rules import LevelRules
from oracle_nb.mythology.rules.setup import draw_gods


class AdvancedMythology(LevelRules[Position, Action, State, Transaction]):
    """The rules of the Advanced Game for one setting.

    Parameters
    ----------
    setting : Setting
        The number of players and the data pack.
    missed : frozenset of str
        The ids of rules that are treated as unknown; ``missed_rules`` says what happens then.

    Examples
    --------
    >>> rules = AdvancedMythology(Setting(players=2))
    >>> rules.set_up(1).phase
    <Phase.SETUP: 'setup'>
    """

    name = "mythology-advanced"
    level = "Mythology's Advanced Game"
    position_type = Position
    action_type = Action
    transaction_type = Transaction
    answers = ANSWERS
    others_turn = OTHERS_TURN

    def __init__(self, setting: Setting, missed: Missed = NO_RULES) -> None:
        check_setting(setting)
        schemas = action_schemas(setting.parts, setting.extras, missed)
        super().__init__(setting, schemas, partial(State, missed=missed))
        self.setting = setting
        self.missed = missed
        check_pack(self.pack, setting.start)
        verbs = verbs_of(setting.parts, setting.extras)
        words = {verb: form for verb, form in WORDS.items() if verb in verbs}
        evils = "evils" in setting.extras
        self.notation = Notation(self.world, words, Action, setting.players, evils=evils)

    def __reduce__(self) -> tuple[type["AdvancedMythology"], tuple[Setting, Missed]]:
        """Return the parameters, which are all that copies and pickles need."""
        return AdvancedMythology, (self.setting, self.missed)

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
            draw_gods(transaction, self.setting.gods, "ready.gods")
            if self.setting.has_fates:
                fates.deal(transaction, self.setting.gods)
            if self.setting.has_cards:
                cards.deal(transaction)
            course.begin_round(transaction)
        self._settle(transaction)
        return transaction.transition()

    def view(self, position: Position, player: int) -> Position:
        """Return a position without the sheets, Fates and cards of others (sheet.secret)."""
        if position.phase is Phase.OVER:
            return position
        sheets = tuple(
            sheet if seat == player else None for seat, sheet in enumerate(position.sheets)
        )
        known = tuple(
            fate if seat == player else NOBODY for seat, fate in enumerate(position.fates)
        )
        seen = replace(position, sheets=sheets, fates=known, **position.seen_by(player))
        return position if seen == position else seen

    def result(self, position: Position) -> Result | None:
        """Return the winners and places (victory.most); None before the end."""
        if position.phase is not Phase.OVER:
            return None
        glory = tuple(position.points_of(seat) for seat in range(len(position.glory)))
        places = tuple(1 + sum(other > points for other in glory) for points in glory)
        winners = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Result(winners=winners, places=places, finished=True, rounds=position.round)

    def _allowed(self, state: State, action: Action) -> Verdict:
        return Verdict(allowing_rules(state, action))

    def _refusal(self, state: State, verb: Verb) -> str | None:
        """Return why a verb waits; what Zeus can never do has rules of its own that say so."""
        if state.seat == state.position.zeus_seat and for_gods(verb):
            return None
        return super()._refusal(state, verb)

    # --- carrying out ----------------------------------------------------------------------------

    def run(self, transaction: Transaction, action: Action) -> None:
        """Carry out a legal action in a transaction, and everything that follows automatically."""
        transaction.missed = self.missed
        match action.verb:
            case verb if verb in course.VERBS:
                course.carry_out(transaction, action, self.world)
            case verb if verb in CARGO:
                self._run_cargo(transaction, action)
            case verb if verb in PLAYING:
                cards.carry_out(transaction, action, self.world)
            case Verb.OCCUR | Verb.ERUPT | Verb.UNLEASH | Verb.AIM:
                occurrences.carry_out(transaction, action, self.world)
            case verb if verb in zeus.VERBS:
                zeus.carry_out(transaction, action, self.world)
            case Verb.LET | Verb.LET_ALL:
                self._answer(transaction, action)
            case Verb.ATTACK:
                combat.attack(transaction, self.world, action.unit, action.target)
            case Verb.AMBUSH | Verb.MAGIC | Verb.PLAIN:
                combat.answer(transaction, action, self.world)
            case Verb.STEP | Verb.GO:
                control.carry_out(transaction, action, self.world)
                combat.allow_ambush(transaction, self.world)
            case _:
                control.carry_out(transaction, action, self.world)
        self._settle(transaction)

    def _answer(self, transaction: Transaction, action: Action) -> None:
        """Let something happen: a move, combat, or nothing in a window for occurrences."""
        match transaction.position.top:
            case Claim():
                control.carry_out(transaction, action, self.world)
            case Window():
                occurrences.answer(transaction, action.verb)
            case ZeusTurn() | Plea():
                zeus.answer(transaction, action.verb)
            case _:
                combat.answer(transaction, action, self.world)

    def _run_cargo(self, transaction: Transaction, action: Action) -> None:
        """Carry out an action about a ship, a Prize or a Helper."""
        match action.verb:
            case Verb.EMBARK:
                trying.seek(transaction, action.unit)
            case Verb.LAND:
                trying.disembark(transaction, self.world, action.unit)
            case Verb.DROP:
                rule = "helper.drop" if action.target >= cargo.FIRST_HELPER else "prize.dropped"
                cargo.leave(transaction, action.unit, (action.target,), rule)
            case Verb.SEIZE:
                trying.seize(transaction, self.world, action.unit)
            case _:
                trying.settle_capture(transaction, remove=action.verb is Verb.REMOVE)

    def _settle(self, transaction: Transaction) -> None:
        """Go on where nobody decides. No question here depends on a log sheet (sheet.secret)."""
        while True:
            position = transaction.position
            match position.top:
                case Claim(waiting=0):
                    claim = control.set_out(transaction)
                    if claim.ship:
                        trying.board(transaction, self.world, claim.unit)
                case Ambush(waiting=0):
                    combat.settle_ambush(transaction, self.world)
                case Combat(waiting=0):
                    combat.settle_combat(transaction, self.world)
                case Window(waiting=0):
                    course.settle_window(transaction, self.world)
                case Ending():
                    course.settle_ending(transaction, self.world)
                case Way() as way if way.over or not self._can_go_on(position, way):
                    control.finish(transaction, self.world)
                case None if position.phase is Phase.MOVING and not self._can_act(position):
                    course.end_turn(transaction, self.world)
                case _:
                    return

    def _can_act(self, position: Position) -> bool:
        """Return whether anything but the end of the moving phase is possible."""
        if position.silenced >> position.turn & 1:
            return False
        if position.attempts < ATTEMPTS and not position.fighting:
            return True
        if position.threatening >> position.turn & 1:
            return True
        if self._has_card_to_play(position):
            return True
        listed = self._listed(self._latest.state_of(position))
        return any(action.verb not in AT_ANY_TIME for action in listed)

    def _has_card_to_play(self, position: Position) -> bool:
        """Return whether all can see that the phase player may still want to play a card."""
        seat = position.turn
        feats = any(feat.seat == seat for feat in position.feats)
        return position.may_play(seat) and (feats or position.has_laid(seat))

    def _can_go_on(self, position: Position, way: Way) -> bool:
        """Return whether a unit on its way has hexes left, and can go into one."""
        hex_ = position.units[way.unit]
        if hex_ == OFF or way.moved >= cargo.hexes_of(position, self.world, way.unit, self.missed):
            return False
        return next_hexes(position, self.world, way.unit, hex_) != 0
