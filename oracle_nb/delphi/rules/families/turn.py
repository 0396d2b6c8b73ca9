"""The turn: injuries checked, actions, the oracle consulted, the titan, the next player."""

from typing import Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    BeginTurn,
    CheckInjuries,
    CheckReward,
    Consult,
    NextTurn,
    Phase,
    Position,
    Recover,
    Titan,
)
from oracle_nb.delphi.model.powers import RECOVER_ALL, RECOVER_SAME
from oracle_nb.delphi.rules.families.exploring import injured_colors
from oracle_nb.delphi.rules.families.gods import BELOW_TOP
from oracle_nb.delphi.rules.schema import FAVOR_TAKEN, ActionSchema, Precondition, under_way
from oracle_nb.delphi.rules.transaction import Transaction

_TITAN: Final = (1,) * 6
CONSULT_FAVOR: Final = 2
"""The favor tokens that a card pays for its color in a roll (equipment.consult)."""


def begin_turn(play: Transaction, step: BeginTurn) -> None:
    """A turn begins; with delayed god steps, those owed come first (R 47)."""
    seat = step.player
    play.change(
        phase=Phase.CHECK,
        spent=(),
        played=-1,
        apollon=False,
        extra=False,
    )
    play.push(CheckInjuries(seat))
    play.event("turn-begun", "turn.order", seat, round=play.common.round)
    if owed := play.players[seat].owed:
        play.update(seat, owed=())
        play.push(*[AdvanceGod(seat, among, "turn.consult-gods-delayed") for among in owed])


def check_injuries(play: Transaction, step: CheckInjuries) -> None:
    """Phase 1: recover, be rewarded, or neither (turn.recover, turn.no-injuries)."""
    seat = step.player
    injuries = play.players[seat].injuries
    powers = play.powers(seat)
    total = sum(injuries)
    if max(injuries) >= powers.recover_same or total >= powers.recover_all:
        play.event("must-recover", "turn.recover", seat, injuries=total)
        play.push(Recover(seat, min(3, total)))
    elif total == 0:
        play.event("unhurt", "turn.no-injuries", seat)
        play.push(CheckReward(seat))
    else:
        spared = max(injuries) >= RECOVER_SAME or total >= RECOVER_ALL
        rule = "equipment.recover" if spared else "turn.some-injuries"
        play.event("some-injuries", rule, seat, injuries=total)
        play.change(phase=Phase.ACT)


def _do_discard(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    assert isinstance(step, Recover)
    play.pop()
    play.discard_injuries(step.player, action.color, 1, "turn.recover")
    if step.left > 1:
        play.push(Recover(step.player, step.left - 1))
    else:
        play.event("recovered", "turn.recover", step.player)
        play.change(phase=Phase.CONSULT)
        after_turn(play, step.player)


def _do_reward_favor(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    play.take_favor(step.player, FAVOR_TAKEN, "turn.no-injuries")
    play.change(phase=Phase.ACT)


def _do_reward_god(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    play.advance(step.player, action.color, "turn.no-injuries")
    play.change(phase=Phase.ACT)


def _do_end(play: Transaction, action: Action) -> None:
    seat = play.common.turn
    unused = len(play.players[seat].dice)
    play.event("actions-ended", "turn.may-skip" if unused else "turn.phases", seat, dice=unused)
    played = play.common.played
    if played >= 0:
        discard = list(play.common.discard)
        discard[played] += 1
        play.change(discard=tuple(discard), played=-1)
        play.event("card-discarded", "oracle.one-card", seat, color=played)
    play.change(phase=Phase.CONSULT, apollon=False)
    play.push(Consult(seat))


def consult(play: Transaction, step: Consult) -> None:
    """Phase 3: roll; the others' gods; one's own equipment (turn.consult, R 32)."""
    seat = step.player
    dice = play.roll_oracle(seat, "turn.consult")
    rolled = 0
    for die in dice:
        rolled |= 1 << die
    if is_last(play, seat):
        strength = 1 + play.draw("titan", _TITAN)
        play.event("titan-rolled", "titan.roll", seat, strength=strength)
        play.push(Titan(seat, strength), NextTurn(seat))
    else:
        play.push(NextTurn(seat))
    shown = play.powers(seat).consult & rolled
    for _ in range(shown.bit_count()):
        play.take_favor(seat, CONSULT_FAVOR, "equipment.consult")
    players = len(play.players)
    others = (*range(seat + 1, players), *range(seat))
    steps = [owed for other in others if (owed := _owed_step(play, other, rolled))]
    play.push(*steps)


def _owed_step(play: Transaction, seat: int, rolled: int) -> AdvanceGod | None:
    """The god step another player's roll offers (turn.consult-gods)."""
    player = play.players[seat]
    among = rolled & under_way(player.gods)
    if not among:
        return None
    if not play.setting.rules.delayed_gods:
        return AdvanceGod(seat, among, "turn.consult-gods")
    if among.bit_count() == 1:
        play.advance(seat, among.bit_length() - 1, "turn.consult-gods-delayed")
    else:
        play.update(seat, owed=(*player.owed, among))
        play.event("step-owed", "turn.consult-gods-delayed", seat, gods=among)
    return None


def is_last(play: Transaction, seat: int) -> bool:
    """Whether the player holds the titan die (setup.titan-die)."""
    return seat == len(play.players) - 1


def is_last_round(position: Position, rounds: int) -> bool:
    """Whether the game ends with this round: someone is home, or it is the last of ``rounds``."""
    return position.round >= rounds or any(player.home for player in position.players)


def after_turn(play: Transaction, seat: int) -> None:
    """What follows a turn without a consult: the last player still rolls the titan die."""
    if is_last(play, seat):
        play.push(Titan(seat), NextTurn(seat))
    else:
        play.push(NextTurn(seat))


def titan_attacks(play: Transaction, step: Titan) -> None:
    """The titan attacks everyone, clockwise from the starting player (titan.attack, R 32)."""
    seat, strength = step.player, step.strength
    if not strength:
        strength = 1 + play.draw("titan", _TITAN)
        play.event("titan-rolled", "titan.roll", seat, strength=strength)
    for other in range(len(play.players)):
        shield = play.players[other].shield
        if strength == 6:
            play.draw_injuries(other, 2, "titan.six")
        elif shield < strength:
            play.draw_injuries(other, 1, "titan.attack")
        else:
            play.event("titan-held-off", "titan.attack", other, strength=strength, shield=shield)


def next_turn(play: Transaction, step: NextTurn) -> None:
    """Pass the turn on; the game ends with the round in which someone came home (end.trigger)."""
    seat = step.player
    if not is_last(play, seat):
        play.change(turn=seat + 1)
        play.push(BeginTurn(seat + 1))
        return
    if any(player.home for player in play.players):
        play.change(phase=Phase.OVER)
        play.pending = ()
        rule = "end.ranking" if play.rules.ranking else "end.winner"
        play.event("game-over", rule, -1, round=play.common.round)
    elif play.common.round >= play.rules.rounds:
        play.change(phase=Phase.OVER)
        play.pending = ()
        play.event("game-unfinished", "end.trigger", -1, round=play.common.round)
    else:
        play.change(turn=0, round=play.common.round + 1)
        play.push(BeginTurn(0))


RECOVER: Final = ActionSchema(
    verb=Verb.DISCARD,
    rules=("turn.recover",),
    conditions=(Precondition("turn.recover", injured_colors, lambda s, t, c: {"color": c}),),
    do=_do_discard,
)
REWARD_FAVOR: Final = ActionSchema(
    verb=Verb.FAVOR,
    rules=("turn.no-injuries",),
    conditions=(),
    do=_do_reward_favor,
)
REWARD_GOD: Final = ActionSchema(
    verb=Verb.ADVANCE, rules=("turn.no-injuries",), conditions=(BELOW_TOP,), do=_do_reward_god
)
END: Final = ActionSchema(
    verb=Verb.END,
    rules=("turn.phases", "turn.consult"),
    conditions=(),
    do=_do_end,
)
