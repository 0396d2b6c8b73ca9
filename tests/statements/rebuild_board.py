"""Changes by events on the board: ships, fights, cargo, tiles."""

from oracle_nb.delphi.model.position import UNKNOWN, FightOn
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, WHITE, Equipment
from tests.statements.rebuild import (
    CARDS,
    COLORS,
    COMPANIONS,
    SHIP_TILES,
    TILES,
    Rebuilt,
    at,
    by,
    changes,
    minus,
    plus,
    task_number,
)
from tests.statements.statement import Statement

# --- sailing and fighting ------------------------------------------------------------------------


@changes("event-moved")
def moved(state: Rebuilt, said: Statement) -> None:
    target = state.space(said)
    state.wish(target in (*state.board.water, state.board.zeus), "no ship can be there")
    if "start" in said.facts:
        state.same("start", state.space(said, "start"), state.player(said).ship)
    state.give(state.seat(said), ship=target)


@changes("event-came-home")
def came_home(state: Rebuilt, said: Statement) -> None:
    player = state.player(said)
    state.wish(not player.tasks, "tasks are left")
    state.same("ship", state.board.zeus, player.ship)
    first = not any(player.home for player in state.position.players)
    state.same("being first", said["rule"] == "end-trigger", first)
    state.give(state.seat(said), home=True)


def monster_at(state: Rebuilt, said: Statement) -> tuple[int, int]:
    """Return the slot of a monster island and the color of the monster that must be there."""
    slot = state.board.monsters.index(state.space(said))
    color = COLORS[str(said["color"])]
    state.wish(bool(state.position.monsters[slot] >> color & 1), "no such monster is there")
    return slot, color


@changes("event-fight-begun")
def fight_begun(state: Rebuilt, said: Statement) -> None:
    monster_at(state, said)
    state.same("strength", said["strength"], 9 - state.player(said).shield)


@changes("event-round-won", "event-round-lost")
def round_fought(state: Rebuilt, said: Statement) -> None:
    roll, strength = said.number("roll"), said.number("strength")
    state.wish(0 <= roll <= 9, "no such roll")
    state.same("victory", said.message.startswith("event-round-won"), roll >= strength)
    step = state.position.pending[:1]
    again = step[0].strength - 1 if step and isinstance(step[0], FightOn) else None
    state.same("strength", strength, 9 - state.player(said).shield if again is None else again)


@changes("event-surrendered")
def surrendered(state: Rebuilt, said: Statement) -> None:
    state.same("who decides", state.seat(said), state.decider)
    monster_at(state, said)


@changes("event-monster-defeated")
def monster_defeated(state: Rebuilt, said: Statement) -> None:
    slot, color = monster_at(state, said)
    monsters = state.position.monsters
    state.put(monsters=at(monsters, slot, monsters[slot] & ~(1 << color)))


# --- tasks and cargo -----------------------------------------------------------------------------


@changes("event-task-completed")
def task_completed(state: Rebuilt, said: Statement) -> None:
    number, player = state.task_done(said), state.player(said)
    state.wish(number in player.tasks, "this task isn't open")
    white = number >= 8 and number % 8 == WHITE
    state.same("white", said["white"] == "true", white)
    kept = number - WHITE + COLORS[str(said["color"])] if white else number
    tasks = minus(player.tasks, number)
    state.same("tasks left", said["left"], len(tasks))
    state.give(state.seat(said), tasks=tasks, done=plus(player.done, kept))


@changes("event-task-returned")
def task_returned(state: Rebuilt, said: Statement) -> None:
    number, player = task_number(said["task"]), state.player(said)
    state.wish(number in player.tasks, "this task isn't open")
    state.give(state.seat(said), tasks=minus(player.tasks, number))


@changes("event-offering-loaded")
def offering_loaded(state: Rebuilt, said: Statement) -> None:
    slot, color = state.board.offerings.index(state.space(said)), COLORS[str(said["color"])]
    there = state.position.offerings
    state.wish(bool(there[slot] >> color & 1), "no such offering is there")
    state.put(offerings=at(there, slot, there[slot] & ~(1 << color)))
    state.give(state.seat(said), offerings=plus(state.player(said).offerings, color))


@changes("event-offering-made")
def offering_made(state: Rebuilt, said: Statement) -> None:
    slot, color = state.board.temples.index(state.space(said)), COLORS[str(said["color"])]
    state.same("temple", state.position.temples[slot], color)
    state.wish(color in state.player(said).offerings, "it isn't aboard")
    state.give(state.seat(said), offerings=minus(state.player(said).offerings, color))


@changes("event-statue-loaded")
def statue_loaded(state: Rebuilt, said: Statement) -> None:
    color = COLORS[str(said["color"])]
    state.wish(state.position.statues[color] > 0, "no statue is left there")
    state.put(statues=by(state.position.statues, color, -1))
    state.give(state.seat(said), statues=plus(state.player(said).statues, color))


@changes("event-statue-raised")
def statue_raised(state: Rebuilt, said: Statement) -> None:
    space, color = state.space(said), COLORS[str(said["color"])]
    slot, sites = state.board.statues.index(space), state.position.sites
    free = state.board.spaces[space].sites & ~sites[slot]
    state.wish(bool(free >> color & 1), "no free site of the color")
    state.wish(color in state.player(said).statues, "it isn't aboard")
    state.put(sites=at(sites, slot, sites[slot] | 1 << color))
    state.raised = color
    state.give(state.seat(said), statues=minus(state.player(said).statues, color))


# --- island tiles --------------------------------------------------------------------------------


@changes("event-tile-looked-at")
def tile_looked_at(state: Rebuilt, said: Statement) -> None:
    slot = state.board.islands.index(state.space(said))
    state.same("who looks", state.seat(said), state.decider)
    state.wish(not state.position.face_up >> slot & 1, "it lies face up")
    state.give(state.seat(said), seen=state.player(said).seen | 1 << slot)


@changes("event-tile-uncovered")
def tile_uncovered(state: Rebuilt, said: Statement) -> None:
    slot, tile = state.board.islands.index(state.space(said)), TILES[str(said["tile"])]
    position = state.position
    state.same("who turns it up", state.seat(said), state.decider)
    state.wish(not position.face_up >> slot & 1, "it lies face up already")
    state.wish(position.tiles[slot] in (UNKNOWN, tile), "another tile lies there")
    others = position.tiles[:slot] + position.tiles[slot + 1 :]
    state.wish(tile not in others, "this tile lies elsewhere")
    state.put(face_up=position.face_up | 1 << slot, tiles=at(position.tiles, slot, tile))


def takes(state: Rebuilt, seat: int, tile: int) -> bool:
    """Return whether a player has a shrine task for a tile of theirs."""
    letters = {task for task in state.position.players[seat].tasks if task < 8}
    fits = TILE_LETTER[tile] in letters if state.setting.rules.picture_rule else bool(letters)
    return fits and TILE_COLOR[tile] == state.setting.ships[seat]


@changes("event-own-tile", "event-tile-for")
def tile_of(state: Rebuilt, said: Statement) -> None:
    slot = state.board.islands.index(state.space(said))
    seat, tile = state.seat(said), state.position.tiles[slot]
    state.wish(bool(state.position.face_up >> slot & 1), "it lies face down")
    state.wish(not state.position.shrines >> slot & 1, "it has a shrine")
    state.same("tile's color", state.setting.ships[seat], TILE_COLOR[tile])
    state.same("task for it", said.message.startswith("event-tile-for"), takes(state, seat, tile))


@changes("event-shrine-built")
def shrine_built(state: Rebuilt, said: Statement) -> None:
    slot, seat = state.board.islands.index(state.space(said)), state.seat(said)
    position = state.position
    up = position.face_up & ~position.shrines
    state.wish(bool(up >> slot & 1), "no free open tile")
    state.wish(takes(state, seat, position.tiles[slot]), "the tile takes no shrine of theirs")
    state.put(shrines=position.shrines | 1 << slot)
    state.built = TILE_LETTER[position.tiles[slot]]


# --- cards and tiles -----------------------------------------------------------------------------


@changes("event-companion-taken")
def companion_taken(state: Rebuilt, said: Statement) -> None:
    card = COMPANIONS[str(said["companion"])]
    left = state.position.companions
    state.wish(bool(left >> card & 1), "it isn't left")
    state.put(companions=left & ~(1 << card))
    state.give(state.seat(said), companions=(*state.player(said).companions, card))


@changes("event-no-companion-left")
def no_companion(state: Rebuilt, said: Statement) -> None:
    start = 3 * COLORS[str(said["color"])]
    state.wish(not state.position.companions >> start & 0b111, "some are left")


@changes("event-equipment-taken")
def equipment_taken(state: Rebuilt, said: Statement) -> None:
    card, display = CARDS[str(said["equipment"])], state.position.display
    state.wish(card in display, "it isn't on display")
    state.put(display=minus(display, card))
    state.give(state.seat(said), equipment=(*state.player(said).equipment, card))


@changes("event-equipment-displayed")
def equipment_displayed(state: Rebuilt, said: Statement) -> None:
    card, pile = CARDS[str(said["equipment"])], state.position.equipment
    state.wish(bool(pile >> card & 1), "it isn't in the pile")
    state.put(equipment=pile & ~(1 << card), display=(*state.position.display, card))


@changes("event-effect-lost")
def effect_lost(state: Rebuilt, said: Statement) -> None:
    card = CARDS[str(said["equipment"])]
    state.wish(card in state.player(said).equipment, "this card isn't theirs")
    down = len(state.position.tiles) - state.position.face_up.bit_count()
    state.wish(card == Equipment.LOOK and down < 2, "its effect can happen")


@changes("event-ship-tile-taken")
def ship_tile_taken(state: Rebuilt, said: Statement) -> None:
    tile = SHIP_TILES[str(said["ship_tile"])]
    offered = state.position.ship_tiles
    state.wish(tile in offered, "it isn't on offer")
    state.give(state.seat(said), tile=tile)
    done = all(player.tile != UNKNOWN for player in state.position.players)
    state.put(ship_tiles=() if done else minus(offered, tile))
