"""Pending steps that can be selected in the editor."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.position import (
    AdvanceGod,
    BeginTurn,
    CheckReward,
    Consult,
    Decision,
    Effect,
    FightOn,
    GodToTop,
    HealColor,
    LookAt,
    Phase,
    Position,
    Recover,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
)
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS_OF, DEPICTED, Equipment
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.families.exploring import face_down
from oracle_nb.delphi.rules.families.fighting import BATTLE

NOTHING: Final = "none"
_TRIPLES: Final = {
    "take-statue": (Equipment.STATUES_PINK_BLUE_BLACK, Equipment.STATUES_RED_GREEN_YELLOW),
    "take-offering": (Equipment.OFFERINGS_PINK_BLUE_BLACK, Equipment.OFFERINGS_RED_GREEN_YELLOW),
}


def kinds(rules: Delphi, position: Position) -> Iterator[tuple[str, Decision | Effect]]:
    """Return the possible pending steps of the phase by key, such as "take-companion.4"."""
    seat = position.turn
    match Phase(position.phase):
        case Phase.CHECK:
            yield "begin-turn", BeginTurn(seat)
            yield "check-reward", CheckReward(seat)
            yield "recover", Recover(seat, min(3, max(1, sum(position.players[seat].injuries))))
        case Phase.CONSULT:
            yield "consult", Consult(seat)
        case Phase.ACT:
            yield "take-equipment", TakeEquipment(seat)
            for color in range(6):
                yield f"take-companion.{color}", TakeCompanion(seat, color)
            yield "advance-god", AdvanceGod(seat, ALL_COLORS, "explore.letter")
            yield "god-to-top", GodToTop(seat, DEPICTED[Equipment.GOD_TO_TOP])
            yield "heal-color", HealColor(seat)
            if down := face_down(position).bit_count():
                yield "look-at", LookAt(seat, min(2, down), "action.look")
            for name, cards in _TRIPLES.items():
                kind = TakeStatue if name == "take-statue" else TakeOffering
                for place, card in enumerate(cards):
                    yield f"{name}.{place}", kind(seat, DEPICTED[card])
            strength = BATTLE.strength(position.players[seat].shield)
            for slot, space in enumerate(rules.board.monsters):
                for color in COLORS_OF[position.monsters[slot]]:
                    key = f"fight-on.{space}.{color}"
                    yield key, FightOn(seat, space, color, strength)


def waiting(rules: Delphi, position: Position, key: str) -> Position:
    """Return the position with one pending step or none. Raises KeyError for another key."""
    if key == NOTHING:
        return replace(position, pending=())
    step = dict(kinds(rules, position))[key]
    return replace(position, pending=(step,))


def key_of(rules: Delphi, position: Position) -> str:
    """Return the key of the pending step; "" for one that can't be selected here."""
    if not position.pending:
        return NOTHING
    for key, step in kinds(rules, position):
        if position.pending == (step,):
            return key
    return ""


def begin_phase(position: Position, phase: Phase) -> Position:
    """Return the position in a phase, with the pending steps at its start."""
    seat = position.turn
    pending: tuple[Decision | Effect, ...] = ()
    if phase == Phase.CHECK:
        pending = (BeginTurn(seat),)
    elif phase == Phase.CONSULT:
        pending = (Consult(seat),)
    return replace(position, phase=int(phase), pending=pending)
