"""The turn of a position: what may be used and what may be pending in each phase."""

import re
from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.model.position import (
    AdvanceGod,
    BeginTurn,
    CheckInjuries,
    CheckReward,
    ChooseShipTile,
    Consult,
    FightOn,
    GodReturns,
    NextTurn,
    PendingStep,
    Phase,
    Position,
    Recover,
    ReturnTask,
    Setting,
    StartShip,
    TakeCompanion,
    Titan,
)
from oracle_nb.delphi.pieces import Equipment
from oracle_nb.delphi.rules.consistency.problems import PositionFault, fault

_SIGNS: Final[dict[type[PendingStep], str]] = {
    ChooseShipTile: "T",
    StartShip: "S",
    BeginTurn: "B",
    CheckInjuries: "I",
    CheckReward: "w",
    Recover: "v",
    Consult: "C",
    Titan: "X",
    GodReturns: "G",
    NextTurn: "N",
    FightOn: "f",
    TakeCompanion: "f",
}
_CONSULT_SIGNS: Final = {"turn.consult-gods": "c", "turn.consult-gods-delayed": "o"}
_ORDER: Final = {
    Phase.SETUP: re.compile(r"(R*T*S+|[rag]*S*)B"),
    Phase.CHECK: re.compile(r"o*I|w|v|B"),
    Phase.ACT: re.compile(r"[fag]*G*"),
    Phase.CONSULT: re.compile(r"C|c*X?N|B"),
    Phase.OVER: re.compile(r""),
}
"""The pending steps of each phase in order, as a letter for each step (``_sign``)."""


def _sign(step: PendingStep) -> str:
    if isinstance(step, ReturnTask):
        return "R" if step.rule == "setup.short-game" else "r"
    if isinstance(step, AdvanceGod):
        return _CONSULT_SIGNS.get(step.rule, "g")
    return _SIGNS.get(type(step), "a")


def turn_faults(position: Position, setting: Setting) -> Iterator[PositionFault]:
    """Yield faults of turn, phase and pending steps of a position with a valid shape."""
    phase = Phase(position.phase)
    if phase is Phase.SETUP and (position.turn or position.round > 1):
        yield fault("setup-turn", "turn")
    if phase is Phase.OVER:
        if position.turn != len(position.players) - 1:
            yield fault("over-turn", "turn", value=position.turn)
        home = any(player.home for player in position.players)
        if not home and position.round < setting.rules.rounds:
            yield fault("over-early", "phase")
    yield from _used(position, phase)
    yield from _waiting(position, phase)
    yield from _ship_tiles(position)


def _used(position: Position, phase: Phase) -> Iterator[PositionFault]:
    """Yield faults of what belongs to a turn: dice, the played card, Apollon, the extra action."""
    consulting = any(isinstance(step, Consult) for step in position.pending)
    for seat, player in enumerate(position.players):
        wanted = 3
        if seat == position.turn and (phase is Phase.ACT or consulting):
            wanted -= len(position.spent)
        if len(player.dice) != wanted:
            count = len(player.dice)
            yield fault("dice", f"players[{seat}].dice", count=count, wanted=wanted)
    if phase is not Phase.ACT:
        for field, unused in (("played", -1), ("apollon", False)):
            if getattr(position, field) != unused:
                yield fault("turn-over", field, phase=str(phase))
    if phase in {Phase.SETUP, Phase.CHECK}:
        if position.spent:
            yield fault("spent-over", "spent", phase=str(phase))
        if position.extra:
            yield fault("turn-over", "extra", phase=str(phase))
    elif position.extra and Equipment.EXTRA_ACTION not in _held(position):
        yield fault("extra", "extra")


def _held(position: Position) -> tuple[int, ...]:
    return position.players[position.turn].equipment


def _waiting(position: Position, phase: Phase) -> Iterator[PositionFault]:
    pending = position.pending
    if not _ORDER[phase].fullmatch("".join(map(_sign, pending))):
        yield fault("waiting", "pending", phase=str(phase))
        return
    if phase is Phase.SETUP:
        yield from _set_up_order(position)
        return
    for place, step in enumerate(pending):
        mine = step.player == position.turn
        others = isinstance(step, AdvanceGod) and step.rule == "turn.consult-gods"
        if mine == others:
            yield fault("waits-for", f"pending[{place}].player", value=step.player)


def _set_up_order(position: Position) -> Iterator[PositionFault]:
    """Yield faults of the order: ship tiles act in turn order, after the draft (ruling 41)."""
    last = len(position.players) - 1
    seats = range(last + 1)
    expected: dict[str, list[int]] = {"R": list(seats), "T": list(seats)[::-1], "S": list(seats)}
    waiting: dict[str, list[tuple[int, int]]] = {}
    for place, step in enumerate(position.pending):
        waiting.setdefault(_sign(step), []).append((place, step.player))
    for sign, order in expected.items():
        steps = waiting.get(sign, [])
        for (place, seat), wanted in zip(steps, order[len(order) - len(steps) :], strict=False):
            if seat != wanted:
                yield fault("waits-for", f"pending[{place}].player", value=seat)
        if len(steps) > len(order):
            yield fault("waiting", "pending", phase=str(Phase.SETUP))
    acting = last - len(waiting.get("S", []))
    for sign in "rag":
        for place, seat in waiting.get(sign, []):
            if seat != acting:
                yield fault("waits-for", f"pending[{place}].player", value=seat)
    if waiting["B"][0][1] != 0:
        place, seat = waiting["B"][0]
        yield fault("waits-for", f"pending[{place}].player", value=seat)


def _ship_tiles(position: Position) -> Iterator[PositionFault]:
    choosing = sum(isinstance(step, ChooseShipTile) for step in position.pending)
    wanted = choosing + 1 if choosing else 0
    if len(position.ship_tiles) != wanted:
        count = len(position.ship_tiles)
        yield fault("ship-tiles-left", "ship_tiles", count=count, wanted=wanted)
