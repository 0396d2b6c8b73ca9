"""Island tiles: looking, exploring, shrines, and the letters' rewards."""

from typing import Final

from oracle_nb.core.verdicts import NO_TARGET
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, HealColor, LookAt, Position, Uncover
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import ALL_COLORS, TILE_COLOR, TILE_LETTER, Letter
from oracle_nb.delphi.rules.action_schema import (
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    adjacent,
    present,
)
from oracle_nb.delphi.rules.families.cargo import complete, islands
from oracle_nb.delphi.rules.transaction import Transaction
from oracle_nb.games.kit.transaction import replaced

ISLAND: Final = islands(Terrain.ISLAND)
PSI_FAVOR: Final = 4
"""Number of favor tokens for the letter Psi."""
_PSI: Final = Letter.PSI
_PHI: Final = Letter.PHI
_SIGMA: Final = Letter.SIGMA
_SHRINE: Final = Family.SHRINE


def face_down(position: Position) -> int:
    """Return the mask of face-down island tiles."""
    return ((1 << len(position.tiles)) - 1) & ~position.face_up


def _covered(state: TurnState, target: int) -> int:
    return 0 if state.position.face_up >> state.tables.slot[target] & 1 else ALL_COLORS


def _space(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target}


COVERED: Final = Precondition(NO_TARGET, _covered, _space)


def _border(state: TurnState, target: int) -> int:
    return 1 << state.tables.border[target]


def _border_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "color": state.tables.border[target]}


# --- exploring ----------------------------------------------------------------------------------


def shrine_serves(rules_picture: bool, letters: tuple[int, ...], letter: int) -> bool:
    """Return whether an open shrine task fits a tile of the player's color (explore.own)."""
    return letter in letters if rules_picture else bool(letters)


def reveal(transaction: Transaction, seat: int, slot: int) -> int:
    """Return the tile in a slot; chance decides it if the player has not looked at it.

    A tile that only others have seen is a draw with one possible answer: the player learns
    something, so the action can't be undone.
    """
    tiles = transaction.position.tiles
    tile = tiles[slot]
    if tile == UNKNOWN:
        weights = tuple(0 if number in tiles else 1 for number in range(12))
    elif transaction.players[seat].seen >> slot & 1:
        return tile
    else:
        weights = tuple(int(number == tile) for number in range(12))
    tile = transaction.draw("tile", weights)
    transaction.change(tiles=replaced(tiles, slot, tile))
    return tile


def uncover(transaction: Transaction, seat: int, space: int, rule: str) -> None:
    """Turn a tile face up and carry out its effects (explore.own, explore.letter)."""
    slot = transaction.tables.slot[space]
    tile = reveal(transaction, seat, slot)
    transaction.change(face_up=transaction.position.face_up | 1 << slot)
    transaction.event("tile-uncovered", rule, seat, space=space, tile=tile)
    color, letter = TILE_COLOR[tile], TILE_LETTER[tile]
    letters = transaction.letters(seat)
    if color == transaction.ships[seat] and shrine_serves(
        transaction.rules.picture_rule, letters, letter
    ):
        build(transaction, seat, space, "explore.own")
        return
    if color == transaction.ships[seat]:
        # With the rules of the first edition, tasks for other letters may be open.
        rule = "explore.picture-rule" if letters else "explore.third-own"
        transaction.event("own-tile", rule, seat, space=space)
    for other, ship in enumerate(transaction.ships):
        waits = shrine_serves(transaction.rules.picture_rule, transaction.letters(other), letter)
        if ship == color and other != seat and waits:
            transaction.event("tile-for", "explore.for-others", other, space=space)
    reward(transaction, seat, letter)


def reward(transaction: Transaction, seat: int, letter: int) -> None:
    """Give the letter's reward (explore.letter)."""
    if letter == _PSI:
        transaction.take_favor(seat, PSI_FAVOR, "explore.letter")
    elif letter == _PHI:
        transaction.draw_cards(seat, 2, "explore.letter")
    elif letter == _SIGMA:
        transaction.god_steps(seat, 3, "explore.letter")
    else:
        transaction.raise_shield(seat, 1, "explore.letter")
        transaction.push(HealColor(seat))


def build(transaction: Transaction, seat: int, space: int, rule: str) -> None:
    """Build a shrine and complete its task (shrine.reward)."""
    slot = transaction.tables.slot[space]
    transaction.change(shrines=transaction.position.shrines | 1 << slot)
    transaction.event("shrine-built", rule, seat, space=space)
    complete(transaction, seat, _SHRINE, TILE_LETTER[transaction.position.tiles[slot]], rule)
    transaction.god_steps(seat, 1, "shrine.reward")


def _do_explore(transaction: Transaction, action: Action) -> None:
    uncover(transaction, transaction.position.turn, action.target, "explore.color")


def _buildable(state: TurnState, target: int) -> int:
    slot = state.tables.slot[target]
    position = state.position
    open_tile = position.face_up >> slot & 1 and not position.shrines >> slot & 1
    mine = TILE_COLOR[position.tiles[slot]] == state.ship_color
    return ALL_COLORS if open_tile and mine else 0


def _shrine_task(state: TurnState, target: int) -> int:
    return ALL_COLORS if state.ledger.letters else 0


def _letter_fits(state: TurnState, target: int) -> int:
    letters = state.ledger.letters
    # shrine.build decides about the owner of the tile, and whether it is free.
    if not (state.rules.picture_rule and letters and _buildable(state, target)):
        return ALL_COLORS
    tile = state.position.tiles[state.tables.slot[target]]
    return ALL_COLORS if TILE_LETTER[tile] in letters else 0


def _letter_facts(state: TurnState, target: int, color: int) -> Facts:
    tile = state.position.tiles[state.tables.slot[target]]
    return {"space": target, "letter": TILE_LETTER[tile], "letters": state.ledger.letters}


def _shrine_family(state: TurnState, target: int, color: int) -> Facts:
    return {"family": _SHRINE, "color": UNKNOWN}


def _do_build(transaction: Transaction, action: Action) -> None:
    build(transaction, transaction.position.turn, action.target, "shrine.build")


# --- looking -------------------------------------------------------------------------------------


def _tile_left(state: TurnState, target: int) -> int:
    return ALL_COLORS if face_down(state.position) else 0


def _something_new(state: TurnState, target: int) -> int:
    down = face_down(state.position)
    return ALL_COLORS if not down or down & ~state.me.seen else 0


def _do_look(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    wanted = min(2, face_down(transaction.position).bit_count())
    transaction.push(LookAt(seat, wanted, "action.look"))


def _not_chosen(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, LookAt)
    return 0 if target in step.chosen else ALL_COLORS


def _news(state: TurnState, target: int) -> int:
    """Return the tiles that can be looked at with a die: unknown ones, as long as there are any."""
    step = state.step
    assert isinstance(step, LookAt)
    slot, seen = state.tables.slot, state.me.seen
    last = len(step.chosen) + 1 >= step.wanted
    if not last or step.rule != "action.look" or not face_down(state.position) & ~seen:
        return ALL_COLORS
    known = all(seen >> slot[space] & 1 for space in (*step.chosen, target))
    return 0 if known else ALL_COLORS


def _named(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, LookAt)
    return {"spaces": tuple(dict.fromkeys((*step.chosen, target)))}


def _named_already(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "named": True}


def _do_look_at(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    assert isinstance(step, LookAt)
    chosen = (*step.chosen, action.target)
    if len(chosen) < step.wanted:
        transaction.swap(LookAt(step.player, step.wanted, step.rule, chosen))
        return
    transaction.pop()
    for space in chosen:
        slot = transaction.tables.slot[space]
        reveal(transaction, step.player, slot)
        transaction.update(step.player, seen=transaction.players[step.player].seen | 1 << slot)
        transaction.event("tile-looked-at", step.rule, step.player, space=space)
    if step.rule == "equipment.look":
        transaction.push(Uncover(step.player, chosen))


def _looked_at(state: TurnState, target: int) -> int:
    step = state.step
    assert isinstance(step, Uncover)
    return ALL_COLORS if target in step.spaces else 0


def _looked_facts(state: TurnState, target: int, color: int) -> Facts:
    step = state.step
    assert isinstance(step, Uncover)
    return {"space": target, "spaces": step.spaces}


def _do_uncover(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    uncover(transaction, step.player, action.target, "equipment.look")


# --- Omega ---------------------------------------------------------------------------------------


def injured_colors(state: TurnState, target: int) -> int:
    """Return the colors of the injuries held."""
    return present(state.me.injuries)


def _color_only(state: TurnState, target: int, color: int) -> Facts:
    return {"color": color}


def _do_heal(transaction: Transaction, action: Action) -> None:
    seat = transaction.position.turn
    count = transaction.players[seat].injuries[action.color]
    transaction.discard_injuries(seat, action.color, count, "injury.discard")


def _do_heal_color(transaction: Transaction, action: Action) -> None:
    step = transaction.pending[0]
    transaction.pop()
    count = transaction.players[step.player].injuries[action.color]
    transaction.discard_injuries(step.player, action.color, count, "explore.letter")


INJURED: Final = Precondition("action.effect", injured_colors, _color_only)

EXPLORE: Final = ActionSchema(
    verb=Verb.EXPLORE,
    rules=("explore.color",),
    conditions=(
        adjacent(TurnState.land_in_reach),
        COVERED,
        Precondition("explore.color", _border, _border_facts, fixed=True),
    ),
    effect=_do_explore,
    terrains=ISLAND,
)
BUILD: Final = ActionSchema(
    verb=Verb.BUILD,
    rules=("shrine.build", "shrine.reward"),
    conditions=(
        adjacent(TurnState.land_in_reach),
        Precondition("shrine.build", _buildable, _space),
        Precondition("action.color-match", _border, _border_facts, fixed=True),
        Precondition("task.needed", _shrine_task, _shrine_family),
        Precondition("explore.picture-rule", _letter_fits, _letter_facts),
    ),
    effect=_do_build,
    terrains=ISLAND,
)
LOOK: Final = ActionSchema(
    verb=Verb.LOOK,
    rules=("action.look", "action.look-private"),
    conditions=(
        Precondition("action.look-fewer", _tile_left),
        Precondition("action.effect", _something_new),
    ),
    effect=_do_look,
)
HEAL: Final = ActionSchema(
    verb=Verb.HEAL, rules=("injury.discard",), conditions=(INJURED,), effect=_do_heal
)


def all_island_tiles(state: TurnState) -> tuple[int, ...]:
    """Return every space of an island tile."""
    return state.tables.board.islands


LOOK_AT: Final = ActionSchema(
    verb=Verb.LOOK,
    rules=("action.look-private",),
    conditions=(
        COVERED,
        Precondition(NO_TARGET, _not_chosen, _named_already),
        Precondition("action.effect", _news, _named),
    ),
    effect=_do_look_at,
    targets=all_island_tiles,
    terrains=ISLAND,
)
UNCOVER: Final = ActionSchema(
    verb=Verb.UNCOVER,
    rules=("equipment.look",),
    conditions=(Precondition("equipment.look", _looked_at, _looked_facts),),
    effect=_do_uncover,
    targets=all_island_tiles,
    terrains=ISLAND,
)
HEAL_COLOR: Final = ActionSchema(
    verb=Verb.HEAL, rules=("explore.letter",), conditions=(INJURED,), effect=_do_heal_color
)
SHRINE_TASKS: Final = tuple(task(Family.SHRINE, letter) for letter in Letter)
