"""Events that tell of a choice that was none: recompute how many options there were."""

from collections.abc import Iterator
from typing import Final

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import LookAt
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import DEPICTED, TOP_ROW, Equipment
from tests.statements.model import Model, bits
from tests.statements.rebuild import Rebuilt, changes
from tests.statements.statement import Statement

DECISIONS: Final = {
    "discard": "recover",
    "take": "take-equipment",
    "companion": "take-companion",
    "uncover": "uncover",
    "top": "god-to-top",
    "return": "return-task",
    "choose": "ship-tile",
    "surrender": "fight-on",
    "pass": "advance-god",
    "favor": "check-reward",
    "heal": "heal-color",
    "look": "look-at",
    "load-statue": "take-statue",
    "load-offering": "take-offering",
}
"""The decision that a verb answers."""


def _options(state: Rebuilt, seat: int, kind: str) -> Iterator[int]:
    """How many options a decision has; more than one number where the sentence leaves it open."""
    position = state.position
    me = position.players[seat]
    model = Model(state.board, state.setting, position, seat)
    match kind:
        case "recover" | "heal-color":
            yield sum(map(bool, me.injuries))
        case "take-equipment":
            yield len(position.display)
        case "take-companion":
            yield (position.companions >> 3 * state.raised & 0b111).bit_count()
        case "return-task":
            tasks = set(me.tasks)
            if not state.setting.rules.picture_rule:
                tasks = {max(task, 7) for task in tasks}
            # Any task, or for the short game a shrine task.
            yield len(tasks)
            yield sum(task < 8 for task in tasks)
        case "ship-tile":
            yield len(position.ship_tiles)
        case "fight-on":
            yield 1 + (me.favor > 0)
        case "god-to-top" | "advance-god" | "check-reward":
            yield from _gods(state, me.gods, kind)
        case "look-at":
            yield _tiles(state, model)
        case "take-statue":
            wanted = [
                color for color in _depicted(me.equipment) if model.wants(Family.STATUE, color)
            ]
            yield sum(position.statues[color] > 0 for color in wanted) if model.room > 0 else 0
        case "take-offering":
            wanted = [
                color for color in _depicted(me.equipment) if model.wants(Family.OFFERING, color)
            ]
            there = sum(there >> color & 1 for there in position.offerings for color in wanted)
            yield there if model.room > 0 else 0


def _gods(state: Rebuilt, rows: tuple[int, ...], kind: str) -> Iterator[int]:
    """How many gods can be chosen, and whatever else there is."""
    if kind == "god-to-top":
        yield sum(rows[god] < TOP_ROW for god in bits(DEPICTED[Equipment.GOD_TO_TOP]))
    elif kind == "check-reward":
        yield 1 + sum(row < TOP_ROW for row in rows)
    else:
        for among in (*state.among, 0b111111):
            below = [god for god in bits(among) if rows[god] < TOP_ROW]
            yield 1 + sum(bool(rows[god]) for god in below)


def _depicted(cards: tuple[int, ...]) -> frozenset[int]:
    """Return the colors on the card that was taken last and acts once."""
    acting = [card for card in cards if card <= Equipment.OFFERINGS_RED_GREEN_YELLOW]
    return bits(DEPICTED[Equipment(acting[-1])]) if acting else frozenset()


def _tiles(state: Rebuilt, model: Model) -> int:
    """Return how many tiles can be named to be looked at next."""
    step = state.position.pending[0] if state.position.pending else None
    named = set(step.chosen) if isinstance(step, LookAt) else set()
    if isinstance(step, LookAt) and state.action is not None:
        named.add(state.action.target)
    free = [space for space in model.covered if space not in named]
    new = [space for space in free if not model.is_seen(space)]
    by_die = not isinstance(step, LookAt) or step.rule == "action.look"
    stale = by_die and all(map(model.is_seen, named))
    last = not isinstance(step, LookAt) or len(named) == step.wanted - 1
    return len(new) if stale and last and new else len(free)


@changes("event-only-choice")
def only_choice(state: Rebuilt, said: Statement) -> None:
    verb = str(said["verb"])
    state.wish(verb in DECISIONS, f"{verb} answers no decision")
    numbers = list(_options(state, state.seat(said), DECISIONS.get(verb, "")))
    state.wish(1 in numbers, f"there are {numbers} options")
    state.decider = state.seat(said)


@changes("event-nothing-to-choose")
def nothing_to_choose(state: Rebuilt, said: Statement) -> None:
    numbers = list(_options(state, state.seat(said), str(said["decision"])))
    state.wish(0 in numbers, f"there are {numbers} options")


assert set(DECISIONS) <= {str(verb) for verb in Verb}
