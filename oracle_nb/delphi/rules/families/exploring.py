"""Island tiles: looking, exploring, shrines, and the letters' rewards."""

from typing import Final

from oracle_nb.core.verdicts import NO_TARGET
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, HealColor, LookAt, Position, Uncover
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import ALL_COLORS, TILE_COLOR, TILE_LETTER, Letter
from oracle_nb.delphi.rules.families.cargo import complete, islands
from oracle_nb.delphi.rules.schema import (
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    adjacent,
    present,
)
from oracle_nb.delphi.rules.transaction import Transaction, replaced

ISLAND: Final = islands(Terrain.ISLAND)
PSI_FAVOR: Final = 4
"""The favor tokens that the letter Psi brings."""


def face_down(position: Position) -> int:
    """The mask of island tiles that lie face down."""
    return ((1 << len(position.tiles)) - 1) & ~position.face_up


def _covered(standing: TurnState, target: int) -> int:
    return 0 if standing.position.face_up >> standing.tables.slot[target] & 1 else ALL_COLORS


def _space(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target}


COVERED: Final = Precondition(NO_TARGET, _covered, _space)


def _border(standing: TurnState, target: int) -> int:
    return 1 << standing.tables.border[target]


def _border_facts(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "color": standing.tables.border[target]}


# --- uncovering ----------------------------------------------------------------------------------


def shrine_serves(rules_picture: bool, letters: tuple[int, ...], letter: int) -> bool:
    """Whether an open shrine task takes a tile of the player's color (explore.own, R 2)."""
    return letter in letters if rules_picture else bool(letters)


def reveal(play: Transaction, seat: int, slot: int) -> int:
    """The tile in a slot; fate decides it if the player has not looked at it.

    What only others have seen is a draw with one possible answer: the player learns something,
    so that the action can't be taken back.
    """
    tiles = play.common.tiles
    tile = tiles[slot]
    if tile == UNKNOWN:
        weights = tuple(0 if number in tiles else 1 for number in range(12))
    elif play.players[seat].seen >> slot & 1:
        return tile
    else:
        weights = tuple(int(number == tile) for number in range(12))
    tile = play.draw("tile", weights)
    play.change(tiles=replaced(tiles, slot, tile))
    return tile


def uncover(play: Transaction, seat: int, space: int, rule: str) -> None:
    """Turn a tile face up and take what it brings (explore.own, explore.letter)."""
    slot = play.tables.slot[space]
    tile = reveal(play, seat, slot)
    play.change(face_up=play.common.face_up | 1 << slot)
    play.event("tile-uncovered", rule, seat, space=space, tile=tile)
    color, letter = TILE_COLOR[tile], TILE_LETTER[tile]
    letters = play.letters(seat)
    if color == play.ships[seat] and shrine_serves(play.rules.picture_rule, letters, letter):
        build(play, seat, space, "explore.own")
        return
    if color == play.ships[seat]:
        # Tasks may be left in the first edition, for other letters.
        rule = "explore.picture-rule" if letters else "explore.third-own"
        play.event("own-tile", rule, seat, space=space)
    for other, ship in enumerate(play.ships):
        waits = shrine_serves(play.rules.picture_rule, play.letters(other), letter)
        if ship == color and other != seat and waits:
            play.event("tile-for", "explore.for-others", other, space=space)
    reward(play, seat, letter)


def reward(play: Transaction, seat: int, letter: int) -> None:
    """The letter's reward (explore.letter)."""
    if letter == Letter.PSI:
        play.take_favor(seat, PSI_FAVOR, "explore.letter")
    elif letter == Letter.PHI:
        play.draw_cards(seat, 2, "explore.letter")
    elif letter == Letter.SIGMA:
        play.god_steps(seat, 3, "explore.letter")
    else:
        play.raise_shield(seat, 1, "explore.letter")
        play.push(HealColor(seat))


def build(play: Transaction, seat: int, space: int, rule: str) -> None:
    """Build a shrine and complete its task (shrine.reward)."""
    slot = play.tables.slot[space]
    play.change(shrines=play.common.shrines | 1 << slot)
    play.event("shrine-built", rule, seat, space=space)
    complete(play, seat, Family.SHRINE, TILE_LETTER[play.common.tiles[slot]], rule)
    play.god_steps(seat, 1, "shrine.reward")


def _do_explore(play: Transaction, action: Action) -> None:
    uncover(play, play.common.turn, action.target, "explore.color")


def _buildable(standing: TurnState, target: int) -> int:
    slot = standing.tables.slot[target]
    position = standing.position
    open_tile = position.face_up >> slot & 1 and not position.shrines >> slot & 1
    mine = TILE_COLOR[position.tiles[slot]] == standing.ship_color
    return ALL_COLORS if open_tile and mine else 0


def _shrine_task(standing: TurnState, target: int) -> int:
    return ALL_COLORS if standing.ledger.letters else 0


def _letter_fits(standing: TurnState, target: int) -> int:
    letters = standing.ledger.letters
    # Whose tile it is, and whether it is free, is for shrine.build to say.
    if not (standing.rules.picture_rule and letters and _buildable(standing, target)):
        return ALL_COLORS
    tile = standing.position.tiles[standing.tables.slot[target]]
    return ALL_COLORS if TILE_LETTER[tile] in letters else 0


def _letter_facts(standing: TurnState, target: int, color: int) -> Facts:
    tile = standing.position.tiles[standing.tables.slot[target]]
    return {"space": target, "letter": TILE_LETTER[tile], "letters": standing.ledger.letters}


def _shrine_family(standing: TurnState, target: int, color: int) -> Facts:
    return {"family": Family.SHRINE, "color": UNKNOWN}


def _do_build(play: Transaction, action: Action) -> None:
    build(play, play.common.turn, action.target, "shrine.build")


# --- looking -------------------------------------------------------------------------------------


def _tile_left(standing: TurnState, target: int) -> int:
    return ALL_COLORS if face_down(standing.position) else 0


def _something_new(standing: TurnState, target: int) -> int:
    down = face_down(standing.position)
    return ALL_COLORS if not down or down & ~standing.me.seen else 0


def _do_look(play: Transaction, action: Action) -> None:
    seat = play.common.turn
    wanted = min(2, face_down(play.common).bit_count())
    play.push(LookAt(seat, wanted, "action.look"))


def _not_chosen(standing: TurnState, target: int) -> int:
    step = standing.step
    assert isinstance(step, LookAt)
    return 0 if target in step.chosen else ALL_COLORS


def _news(standing: TurnState, target: int) -> int:
    """What is looked at with a die has something new in it, as long as anything is new."""
    step = standing.step
    assert isinstance(step, LookAt)
    slot, seen = standing.tables.slot, standing.me.seen
    last = len(step.chosen) + 1 >= step.wanted
    if not last or step.rule != "action.look" or not face_down(standing.position) & ~seen:
        return ALL_COLORS
    known = all(seen >> slot[space] & 1 for space in (*step.chosen, target))
    return 0 if known else ALL_COLORS


def _named(standing: TurnState, target: int, color: int) -> Facts:
    step = standing.step
    assert isinstance(step, LookAt)
    return {"spaces": tuple(dict.fromkeys((*step.chosen, target)))}


def _named_already(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "named": True}


def _do_look_at(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    assert isinstance(step, LookAt)
    chosen = (*step.chosen, action.target)
    if len(chosen) < step.wanted:
        play.swap(LookAt(step.player, step.wanted, step.rule, chosen))
        return
    play.pop()
    for space in chosen:
        slot = play.tables.slot[space]
        reveal(play, step.player, slot)
        play.update(step.player, seen=play.players[step.player].seen | 1 << slot)
        play.event("tile-looked-at", step.rule, step.player, space=space)
    if step.rule == "equipment.look":
        play.push(Uncover(step.player, chosen))


def _looked_at(standing: TurnState, target: int) -> int:
    step = standing.step
    assert isinstance(step, Uncover)
    return ALL_COLORS if target in step.spaces else 0


def _looked_facts(standing: TurnState, target: int, color: int) -> Facts:
    step = standing.step
    assert isinstance(step, Uncover)
    return {"space": target, "spaces": step.spaces}


def _do_uncover(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    uncover(play, step.player, action.target, "equipment.look")


# --- Omega ---------------------------------------------------------------------------------------


def injured_colors(standing: TurnState, target: int) -> int:
    """The colors of the injuries held."""
    return present(standing.me.injuries)


def _color_only(standing: TurnState, target: int, color: int) -> Facts:
    return {"color": color}


def _do_heal(play: Transaction, action: Action) -> None:
    seat = play.common.turn
    count = play.players[seat].injuries[action.color]
    play.discard_injuries(seat, action.color, count, "injury.discard")


def _do_heal_color(play: Transaction, action: Action) -> None:
    step = play.pending[0]
    play.pop()
    count = play.players[step.player].injuries[action.color]
    play.discard_injuries(step.player, action.color, count, "explore.letter")


INJURED: Final = Precondition("action.effect", injured_colors, _color_only)

EXPLORE: Final = ActionSchema(
    verb=Verb.EXPLORE,
    rules=("explore.color",),
    conditions=(
        adjacent(TurnState.land_in_reach),
        COVERED,
        Precondition("explore.color", _border, _border_facts, fixed=True),
    ),
    do=_do_explore,
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
    do=_do_build,
    terrains=ISLAND,
)
LOOK: Final = ActionSchema(
    verb=Verb.LOOK,
    rules=("action.look", "action.look-private"),
    conditions=(
        Precondition("action.look-fewer", _tile_left),
        Precondition("action.effect", _something_new),
    ),
    do=_do_look,
)
HEAL: Final = ActionSchema(
    verb=Verb.HEAL, rules=("injury.discard",), conditions=(INJURED,), do=_do_heal
)


def all_island_tiles(standing: TurnState) -> tuple[int, ...]:
    """Every space of an island tile."""
    return standing.tables.board.islands


LOOK_AT: Final = ActionSchema(
    verb=Verb.LOOK,
    rules=("action.look-private",),
    conditions=(
        COVERED,
        Precondition(NO_TARGET, _not_chosen, _named_already),
        Precondition("action.effect", _news, _named),
    ),
    do=_do_look_at,
    targets=all_island_tiles,
    terrains=ISLAND,
)
UNCOVER: Final = ActionSchema(
    verb=Verb.UNCOVER,
    rules=("equipment.look",),
    conditions=(Precondition("equipment.look", _looked_at, _looked_facts),),
    do=_do_uncover,
    targets=all_island_tiles,
    terrains=ISLAND,
)
HEAL_COLOR: Final = ActionSchema(
    verb=Verb.HEAL, rules=("explore.letter",), conditions=(INJURED,), do=_do_heal_color
)
SHRINE_TASKS: Final = tuple(task(Family.SHRINE, letter) for letter in Letter)
