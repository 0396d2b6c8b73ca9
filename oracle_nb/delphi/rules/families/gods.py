"""Gods: steps on the track, the six special actions, and trading a god for a card."""

from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, GodReturns, GodToTop
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import ALL_COLORS, TOP_ROW, God
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    below_top,
    no_targets,
    permits_spaces,
    present,
)
from oracle_nb.delphi.rules.families.cargo import (
    CAPACITY,
    CITY_COLOR,
    STATUES_LEFT,
    fresh,
    islands,
    load_statue,
    needed,
)
from oracle_nb.delphi.rules.families.exploring import COVERED, ISLAND, uncover
from oracle_nb.delphi.rules.families.fighting import TARGET_CONDITIONS, defeat
from oracle_nb.delphi.rules.families.moving import sail
from oracle_nb.delphi.rules.transaction import Transaction, first_row
from oracle_nb.games.kit.transaction import replaced

_HERMES, _POSEIDON, _APOLLON, _ARTEMIS, _APHRODITE, _ARES = map(int, God)
_CITY: Final = int(Terrain.CITY)


# --- steps ---------------------------------------------------------------------------------------


def _below_top(state: TurnState, target: int) -> int:
    return below_top(state.me.gods)


def _god(state: TurnState, target: int, color: int) -> Facts:
    return {"god": color}


BELOW_TOP: Final = Precondition("god.top", _below_top, _god)


def among_asked(state: TurnState, target: int) -> int:
    """Precondition of a god step: the god is one of those that the decision names."""
    step = state.step
    assert isinstance(step, AdvanceGod)
    return step.among


def above_lowest(state: TurnState, target: int) -> int:
    """Precondition of a step from another player's roll: the god isn't in the lowest row."""
    step = state.step
    assert isinstance(step, AdvanceGod)
    if step.rule not in CONSULT_STEPS:
        return ALL_COLORS
    return present(state.me.gods)


CONSULT_STEPS: Final = ("turn.consult-gods", "turn.consult-gods-delayed")


def _do_advance(transaction: Transaction, action: Action) -> None:
    transaction.advance(transaction.position.turn, action.color, "god.advance-action")


def _do_step(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, AdvanceGod)
    transaction.pop()
    transaction.advance(step.player, action.color, step.rule)


def _do_pass(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, AdvanceGod)
    transaction.pop()
    rows = transaction.players[step.player].gods
    if step.among & below_top(rows) & (present(rows) if step.rule in CONSULT_STEPS else ALL_COLORS):
        transaction.event("step-declined", step.rule, step.player)
    else:
        transaction.event("step-lost", "god.top", step.player)


def _among_facts(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, AdvanceGod)
    return {"god": color, "gods": step.among}


# --- special actions -----------------------------------------------------------------------------


def _on_top(god: God) -> Precondition:
    """Precondition god.use: the god is in the top row."""

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS if state.me.gods[god] == TOP_ROW else 0

    def facts(state: TurnState, target: int, color: int) -> Facts:
        return {"god": int(god), "row": state.me.gods[god]}

    return Precondition("god.use", permits, facts, once=True)


def returns(transaction: Transaction, god: int) -> None:
    """Return the god to its lowest row after everything before that is done (god.return)."""
    transaction.pending = (*transaction.pending, GodReturns(transaction.position.turn, god))


def go_back(transaction: Transaction, step: GodReturns) -> None:
    """Put a used god on the player's lowest row (ship.gods: on the row of the players)."""
    seat, god = step.player, step.god
    row = transaction.floor(seat)
    transaction.update(seat, gods=replaced(transaction.players[seat].gods, god, row))
    rule = "ship.gods" if row else "god.return"
    transaction.event("god-returned", rule, seat, god=god, row=row)


def _is_sea(state: TurnState, target: int) -> int:
    tables = state.tables
    return ALL_COLORS if (tables.water_bits | tables.zeus_bit) >> target & 1 else 0


def _terrain(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "terrain": Terrain(state.tables.terrain[target])}


def _zeus_open(state: TurnState) -> int:
    return ~state.tables.zeus_bit if state.me.tasks else -1


def _tasks_left(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "tasks": len(state.me.tasks)}


def _elsewhere(state: TurnState) -> int:
    return ~(1 << state.me.ship)


def _space_fact(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target}


def _not_home(state: TurnState, target: int) -> int:
    return 0 if state.me.home else ALL_COLORS


def _all_spaces(state: TurnState) -> tuple[int, ...]:
    return state.tables.stops


def _do_poseidon(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    sail(transaction, seat, transaction.players[seat].ship, action.target, "god.poseidon")
    returns(transaction, _POSEIDON)


def _useful(state: TurnState, target: int) -> int:
    """Precondition: Apollon has an effect, because a card or something to recolor is left."""
    position, me = state.position, state.me
    card = any(position.deck) or any(position.discard)
    playable = position.played < 0 and any(me.cards)
    recolors = not position.apollon and (bool(me.dice) or playable)
    return ALL_COLORS if card or recolors else 0


def _do_apollon(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    transaction.draw_cards(seat, 1, "god.apollon")
    transaction.change(apollon=True)
    transaction.event("any-color", "god.apollon", seat)
    returns(transaction, _APOLLON)


def _do_artemis(transaction: Transaction, action: Action) -> None:
    returns(transaction, _ARTEMIS)
    uncover(transaction, transaction.position.turn, action.target, "god.artemis")


def _injured(state: TurnState, target: int) -> int:
    return ALL_COLORS if any(state.me.injuries) else 0


def _do_aphrodite(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    for color, count in enumerate(transaction.players[seat].injuries):
        transaction.discard_injuries(seat, color, count, "god.aphrodite")
    returns(transaction, _APHRODITE)


def _do_ares(transaction: Transaction, action: Action) -> None:
    returns(transaction, _ARES)
    defeat(transaction, transaction.position.turn, action.target, action.color, "god.ares")


def _next_to_city(state: TurnState, target: int) -> int:
    terrain = state.tables.terrain
    near = state.statues_in_reach()
    return ALL_COLORS if any(terrain[space] == _CITY for space in near) else 0


def _ship(state: TurnState, target: int, color: int) -> Facts:
    return {"ship": state.me.ship}


def _do_hermes(transaction: Transaction, action: Action) -> None:
    load_statue(transaction, transaction.position.turn, action.color, "god.hermes")
    returns(transaction, _HERMES)


def _cities(state: TurnState) -> tuple[int, ...]:
    return tuple(city for city in state.tables.board.cities if city >= 0)


# --- trading -------------------------------------------------------------------------------------


def _god_on_top(state: TurnState, target: int) -> int:
    return ALL_COLORS & ~below_top(state.me.gods)


def _row(state: TurnState, target: int, color: int) -> Facts:
    return {"god": color, "row": state.me.gods[color]}


def _card_left(state: TurnState, target: int) -> int:
    position = state.position
    return ALL_COLORS if any(position.deck) or any(position.discard) else 0


CARD_LEFT: Final = Precondition("action.effect", _card_left)


def _do_trade(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    transaction.draw_cards(seat, 1, "god.trade")
    returns(transaction, action.color)


ADVANCE: Final = ActionSchema(
    verb=Verb.ADVANCE, rules=("god.advance-action",), conditions=(BELOW_TOP,), effect=_do_advance
)
STEP: Final = ActionSchema(
    verb=Verb.ADVANCE,
    rules=("god.split-steps",),
    conditions=(
        Precondition("turn.consult-gods", among_asked, _among_facts),
        Precondition("turn.consult-gods", above_lowest, _god),
        BELOW_TOP,
    ),
    effect=_do_step,
)
PASS: Final = ActionSchema(
    verb=Verb.PASS, rules=("god.split-steps",), conditions=(), effect=_do_pass
)
POSEIDON: Final = ActionSchema(
    verb=Verb.POSEIDON,
    rules=("god.use", "god.poseidon"),
    conditions=(
        _on_top(God.POSEIDON),
        Precondition("move.blocked", _is_sea, _terrain, _all_spaces),
        permits_spaces("move.to-zeus", _zeus_open, _tasks_left),
        permits_spaces("action.effect", _elsewhere, _space_fact),
        Precondition("end.leftovers", _not_home, _space_fact, once=True),
    ),
    effect=_do_poseidon,
    targets=_all_spaces,
    terrains=tuple(int(terrain) for terrain in Terrain),
)
APOLLON: Final = ActionSchema(
    verb=Verb.APOLLON,
    rules=("god.use", "god.apollon"),
    conditions=(_on_top(God.APOLLON), Precondition("action.effect", _useful)),
    effect=_do_apollon,
)
ARTEMIS: Final = ActionSchema(
    verb=Verb.ARTEMIS,
    rules=("god.use", "god.artemis"),
    conditions=(_on_top(God.ARTEMIS), COVERED),
    effect=_do_artemis,
    targets=lambda state: state.tables.board.islands,
    terrains=ISLAND,
)
APHRODITE: Final = ActionSchema(
    verb=Verb.APHRODITE,
    rules=("god.use", "god.aphrodite"),
    conditions=(_on_top(God.APHRODITE), Precondition("action.effect", _injured)),
    effect=_do_aphrodite,
)
ARES: Final = ActionSchema(
    verb=Verb.ARES,
    rules=("god.use", "god.ares"),
    conditions=(_on_top(God.ARES), *TARGET_CONDITIONS),
    effect=_do_ares,
    targets=TurnState.land_in_reach,
    terrains=islands(Terrain.MONSTER, Terrain.MARKED),
)
HERMES: Final = ActionSchema(
    verb=Verb.HERMES,
    rules=("god.use", "god.hermes"),
    conditions=(
        _on_top(God.HERMES),
        Precondition("action.adjacent", _next_to_city, _ship, once=True),
        CAPACITY,
        CITY_COLOR,
        STATUES_LEFT,
        needed(Family.STATUE),
        fresh(Family.STATUE),
    ),
    effect=_do_hermes,
    targets=_cities,
    terrains=islands(Terrain.CITY),
)
TRADE: Final = ActionSchema(
    verb=Verb.TRADE,
    rules=("god.trade", "god.return"),
    conditions=(Precondition("god.use", _god_on_top, _row), CARD_LEFT),
    effect=_do_trade,
    targets=no_targets,
)


def start_gods(transaction: Transaction, seat: int) -> None:
    """All gods on the row of the number of players (ship.gods)."""
    row = first_row(len(transaction.players))
    rows = transaction.players[seat].gods
    transaction.update(seat, gods=tuple(max(row, old) for old in rows))
    transaction.event("gods-start", "ship.gods", seat, row=row)


# --- equipment: one god to the top row -----------------------------------------------------------


def _top_among(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, GodToTop)
    return step.among


def _top_facts(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, GodToTop)
    return {"god": color, "gods": step.among}


def _do_top(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    rows = transaction.players[step.player].gods
    transaction.update(step.player, gods=replaced(rows, action.color, TOP_ROW))
    transaction.event(
        "god-advanced", "equipment.god-to-top", step.player, god=action.color, row=TOP_ROW
    )


TO_TOP: Final = ActionSchema(
    verb=Verb.TOP,
    rules=("equipment.god-to-top",),
    conditions=(Precondition("equipment.god-to-top", _top_among, _top_facts), BELOW_TOP),
    effect=_do_top,
)
