"""The turn: injuries, actions, the oracle, the titan, the next player."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    ACTING,
    CHECKING,
    CONSULTING,
    GAME_OVER,
    AdvanceGod,
    BeginTurn,
    CheckInjuries,
    CheckReward,
    Consult,
    NextTurn,
    Position,
    Recover,
    Titan,
)
from oracle_nb.delphi.model.powers import RECOVER_ALL, RECOVER_SAME, Powers
from oracle_nb.delphi.rules.action_schema import FAVOR_TAKEN, ActionSchema, Precondition, under_way
from oracle_nb.delphi.rules.families.exploring import injured_colors
from oracle_nb.delphi.rules.families.gods import BELOW_TOP
from oracle_nb.delphi.rules.transaction import Transaction

_TITAN: Final = (1,) * 6
CONSULT_FAVOR: Final = 2
"""Number of favor tokens of a card for its color in a roll (equipment.consult)."""
RECOVERED: Final = 3
"""Number of injury cards that a recovery discards (turn.recover)."""


def begin_turn(transaction: Transaction, step: BeginTurn) -> None:
    """Begin a turn; delayed god steps come first (ruling 47)."""
    seat = step.player
    transaction.position = replace(
        transaction.position,
        phase=CHECKING,
        spent=(),
        played=-1,
        apollon=False,
        extra=False,
    )
    transaction.push(CheckInjuries(seat))
    transaction.event("turn-begun", "turn.order", seat, round=transaction.position.round)
    if owed := transaction.players[seat].owed:
        transaction.update(seat, owed=())
        transaction.push(*[AdvanceGod(seat, among, "turn.consult-gods-delayed") for among in owed])


def must_recover(injuries: tuple[int, ...], powers: Powers) -> bool:
    """Return whether injuries of a player with these powers force a recovery (turn.recover)."""
    return max(injuries) >= powers.recover_same or sum(injuries) >= powers.recover_all


def may_recover(injuries: tuple[int, ...], powers: Powers) -> bool:
    """Return whether one more injury, or none, forces a recovery (turn.recover)."""
    return max(injuries) + 1 >= powers.recover_same or sum(injuries) + 1 >= powers.recover_all


def check_injuries(
    transaction: Transaction,
    step: CheckInjuries,
    forces: Callable[[tuple[int, ...], Powers], bool] = must_recover,
    rewarded: int = 0,
) -> None:
    """Carry out phase 1: recover, be rewarded, or neither (turn.recover, turn.no-injuries).

    ``forces`` and ``rewarded``, the most injuries with a reward, differ only in rule variants.
    """
    seat = step.player
    injuries = transaction.players[seat].injuries
    powers = transaction.powers(seat)
    total = sum(injuries)
    if forces(injuries, powers):
        transaction.event("must-recover", "turn.recover", seat, injuries=total)
        transaction.push(Recover(seat, min(RECOVERED, total)))
    elif total <= rewarded:
        transaction.event("unhurt", "turn.no-injuries", seat)
        transaction.push(CheckReward(seat))
    else:
        spared = max(injuries) >= RECOVER_SAME or total >= RECOVER_ALL
        rule = "equipment.recover" if spared else "turn.some-injuries"
        transaction.event("some-injuries", rule, seat, injuries=total)
        transaction.position = replace(transaction.position, phase=ACTING)


def _do_discard(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, Recover)
    transaction.pop()
    transaction.discard_injuries(step.player, action.color, 1, "turn.recover")
    if step.left > 1:
        transaction.push(Recover(step.player, step.left - 1))
    else:
        transaction.event("recovered", "turn.recover", step.player)
        transaction.position = replace(transaction.position, phase=CONSULTING)
        after_turn(transaction, step.player)


def _do_reward_favor(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    transaction.take_favor(step.player, FAVOR_TAKEN, "turn.no-injuries")
    transaction.position = replace(transaction.position, phase=ACTING)


def _do_reward_god(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    transaction.advance(step.player, action.color, "turn.no-injuries")
    transaction.position = replace(transaction.position, phase=ACTING)


def _do_end(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    unused = len(transaction.players[seat].dice)
    transaction.event(
        "actions-ended", "turn.may-skip" if unused else "turn.phases", seat, dice=unused
    )
    played = transaction.position.played
    if played >= 0:
        discard = list(transaction.position.discard)
        discard[played] += 1
        transaction.position = replace(transaction.position, discard=tuple(discard), played=-1)
        transaction.event("card-discarded", "oracle.one-card", seat, color=played)
    transaction.position = replace(transaction.position, phase=CONSULTING, apollon=False)
    transaction.push(Consult(seat))


def consult(transaction: Transaction, step: Consult) -> None:
    """Carry out phase 3: roll; the others' gods; equipment (turn.consult, ruling 32)."""
    seat = step.player
    dice = transaction.roll_oracle(seat, "turn.consult")
    rolled = 0
    for die in dice:
        rolled |= 1 << die
    if is_last(transaction, seat):
        strength = 1 + transaction.draw("titan", _TITAN)
        transaction.event("titan-rolled", "titan.roll", seat, strength=strength)
        transaction.push(Titan(seat, strength), NextTurn(seat))
    else:
        transaction.push(NextTurn(seat))
    shown = transaction.powers(seat).consult & rolled
    for _ in range(shown.bit_count()):
        transaction.take_favor(seat, CONSULT_FAVOR, "equipment.consult")
    players = len(transaction.players)
    others = (*range(seat + 1, players), *range(seat))
    steps = [owed for other in others if (owed := _owed_step(transaction, other, rolled))]
    transaction.push(*steps)


def _owed_step(transaction: Transaction, seat: int, rolled: int) -> AdvanceGod | None:
    """Return the god step for another player's roll (turn.consult-gods)."""
    player = transaction.players[seat]
    among = rolled & under_way(player.gods)
    if not among:
        return None
    if not transaction.setting.rules.delayed_gods:
        return AdvanceGod(seat, among, "turn.consult-gods")
    if among.bit_count() == 1:
        transaction.advance(seat, among.bit_length() - 1, "turn.consult-gods-delayed")
    else:
        transaction.update(seat, owed=(*player.owed, among))
        transaction.event("step-owed", "turn.consult-gods-delayed", seat, gods=among)
    return None


def is_last(transaction: Transaction, seat: int) -> bool:
    """Return whether the player holds the titan die (setup.titan-die)."""
    return seat == len(transaction.players) - 1


def is_last_round(position: Position, rounds: int) -> bool:
    """Return whether the game ends with this round: a player is done, or it is the last one."""
    return position.round >= rounds or any(player.home for player in position.players)


def after_turn(transaction: Transaction, seat: int) -> None:
    """Continue after a turn without a consult: the last player still rolls the titan die."""
    if is_last(transaction, seat):
        transaction.push(Titan(seat), NextTurn(seat))
    else:
        transaction.push(NextTurn(seat))


def injury_cards(strength: int, shield: int) -> int:
    """Return how many injury cards a player draws (titan.six, titan.attack)."""
    return 2 if strength == 6 else int(shield < strength)


def titan_attacks(
    transaction: Transaction, step: Titan, cards: Callable[[int, int], int] = injury_cards
) -> None:
    """Let the titan attack all, clockwise from the starting player (titan.attack, ruling 32)."""
    seat, strength = step.player, step.strength
    if not strength:
        strength = 1 + transaction.draw("titan", _TITAN)
        transaction.event("titan-rolled", "titan.roll", seat, strength=strength)
    for other in range(len(transaction.players)):
        shield = transaction.players[other].shield
        if number := cards(strength, shield):
            rule = "titan.six" if strength == 6 else "titan.attack"
            transaction.draw_injuries(other, number, rule)
        else:
            transaction.event(
                "titan-held-off", "titan.attack", other, strength=strength, shield=shield
            )


def next_turn(transaction: Transaction, step: NextTurn) -> None:
    """Pass the turn on; the game ends with the round in which someone came home (end.trigger)."""
    seat = step.player
    if not is_last(transaction, seat):
        transaction.position = replace(transaction.position, turn=seat + 1)
        transaction.push(BeginTurn(seat + 1))
        return
    if any(player.home for player in transaction.players):
        end_game(transaction)
    elif transaction.position.round >= transaction.rules.rounds:
        transaction.position = replace(transaction.position, phase=GAME_OVER)
        transaction.pending = ()
        transaction.event("game-unfinished", "end.trigger", -1, round=transaction.position.round)
    else:
        transaction.position = replace(
            transaction.position, turn=0, round=transaction.position.round + 1
        )
        transaction.push(BeginTurn(0))


def end_game(transaction: Transaction) -> None:
    """End a game that somebody has completed."""
    transaction.position = replace(transaction.position, phase=GAME_OVER)
    transaction.pending = ()
    rule = "end.ranking" if transaction.rules.ranking else "end.winner"
    transaction.event("game-over", rule, -1, round=transaction.position.round)


RECOVER: Final = ActionSchema(
    verb=Verb.DISCARD,
    rules=("turn.recover",),
    conditions=(Precondition("turn.recover", injured_colors, lambda s, t, c: {"color": c}),),
    effect=_do_discard,
)
REWARD_FAVOR: Final = ActionSchema(
    verb=Verb.FAVOR,
    rules=("turn.no-injuries",),
    conditions=(),
    effect=_do_reward_favor,
)
REWARD_GOD: Final = ActionSchema(
    verb=Verb.ADVANCE, rules=("turn.no-injuries",), conditions=(BELOW_TOP,), effect=_do_reward_god
)
END: Final = ActionSchema(
    verb=Verb.END,
    rules=("turn.phases", "turn.consult"),
    conditions=(),
    effect=_do_end,
)
