"""Edits of what lies at islands and cities, and of where the ship is."""

from collections.abc import Iterable

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import UNKNOWN, LookAt
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_LETTER, ShipTile
from tests.fuzz.case import Case, at, colors, minus
from tests.fuzz.pieces import LONGER, clear_site, cover, give_back, storage_of, swap_islands
from tests.fuzz.shrines import built, own_tiles, put_tile
from tests.fuzz.tasks import brought, release, rename_done
from tests.fuzz.wheel import paid_as, used_as

GROUND = {
    Verb.FIGHT: (Terrain.MONSTER, Terrain.MARKED),
    Verb.ARES: (Terrain.MONSTER, Terrain.MARKED),
    Verb.EXPLORE: (Terrain.ISLAND,),
    Verb.BUILD: (Terrain.ISLAND,),
    Verb.ARTEMIS: (Terrain.ISLAND,),
    Verb.LOOK: (Terrain.ISLAND,),
    Verb.UNCOVER: (Terrain.ISLAND,),
    Verb.LOAD_OFFERING: (Terrain.OFFERING,),
    Verb.MAKE_OFFERING: (Terrain.TEMPLE,),
    Verb.LOAD_STATUE: (Terrain.CITY,),
    Verb.RAISE_STATUE: (Terrain.STATUE,),
    Verb.HERMES: (Terrain.CITY,),
    Verb.POSEIDON: (Terrain.WATER,),
}
"""The kinds of space that a verb is done to."""


def reached(case: Case, ship: int, target: int) -> bool:
    """Whether the action's verb reaches a target from a space."""
    board = case.board
    longer = LONGER[Verb(case.action.verb)] in case.me.equipment
    return target in (board.shore2 if longer else board.shore)[ship]


def landing(case: Case, targets: Iterable[int]) -> int:
    """A water space beside one of the targets."""
    shore = case.board.shore
    wanted = set(targets)
    return next(space for space in case.board.water if wanted & {*shore[space]})


def alongside(case: Case) -> Case | None:
    """action.adjacent: my ship is beside the target; for Hermes, beside a city."""
    targets = case.board.cities if case.action.verb == Verb.HERMES else (case.action.target,)
    return case.mine(ship=landing(case, targets), home=False)


def retarget(case: Case, target: int) -> Case:
    """The action at another place, which the ship reaches as it reached the first."""
    before, verb = case.action.target, case.action.verb
    moved = case.do(target=target)
    if verb not in LONGER or verb == Verb.HERMES:
        return moved
    ship = case.me.ship
    near = reached(case, ship, before)
    if reached(case, ship, target) == near:
        return moved
    if near:
        return moved.mine(ship=landing(case, (target,)), home=False)
    away = next(space for space in case.board.water if not reached(case, space, target))
    return moved.mine(ship=away, home=False)


def is_near(case: Case) -> bool:
    return reached(case, case.me.ship, case.action.target)


# --- colors --------------------------------------------------------------------------------------


def island_of_color(case: Case) -> Case | None:
    """explore.color, and action.color-match for a shrine: an island of the color, the same tile."""
    color, board = case.action.color, case.board
    target = next((s for s in board.islands if board.spaces[s].color == color), None)
    if target is None:
        return None
    swapped = swap_islands(case, case.slot, board.islands.index(target))
    return retarget(swapped, target)


def temple_of_color(case: Case) -> Case | None:
    """action.color-match at a temple: the temple has the color."""
    temples = case.position.temples
    other = temples.index(case.action.color)
    changed = at(temples, other, temples[case.slot])
    return case.put(temples=at(changed, case.slot, case.action.color))


def city_of_color(case: Case) -> Case | None:
    """action.color-match at a city: the city of the color."""
    if case.left == "statue.load":
        color = case.board.spaces[case.action.target].color
        used = color in colors(case.me.tasks + case.me.done, Family.STATUE)
        used = used or color in case.me.statues
        return used_as(case, color) if used == (case.left == "task.color-once") else None
    there = retarget(case, case.board.cities[case.action.color])
    return there if case.position.statues[case.action.color] else statue_there(there)


def site_of_color(case: Case) -> Case | None:
    """action.color-match for a statue: an island with a site for the color, free as this one."""
    color, board = case.action.color, case.board
    for slot, space in enumerate(board.statues):
        free = not case.position.sites[slot] >> color & 1
        if board.spaces[space].sites >> color & 1 and free:
            return retarget(case, space)
    sites = [space for space in board.statues if board.spaces[space].sites >> color & 1]
    return site_free(retarget(case, sites[0])) if sites else None


def right_color(case: Case) -> Case | None:
    """action.color-match."""
    match case.terrain:
        case Terrain.ISLAND:
            return island_of_color(case)
        case Terrain.TEMPLE:
            return temple_of_color(case)
        case Terrain.CITY:
            return city_of_color(case)
        case Terrain.STATUE:
            return site_of_color(case)
    return None


# --- what lies there -----------------------------------------------------------------------------


def monster_there(case: Case) -> Case | None:
    """fight.color: a monster of the color is there."""
    return brought(case, Family.MONSTER, case.slot, case.action.color)


def offering_there(case: Case) -> Case | None:
    """offering.load: an offering of the color is there."""
    return brought(case, Family.OFFERING, case.slot, case.action.color)


def statue_there(case: Case) -> Case | None:
    """statue.load: a statue is left in the city."""
    color = case.board.spaces[case.action.target].color
    edited = release(case, Family.STATUE, color)
    if edited is None and color in colors(case.me.done, Family.STATUE):
        return rename_done(case, case.seat, Family.STATUE, color)
    return edited


def site_free(case: Case) -> Case | None:
    """statue.site-once: the site is free, and another one of the color is filled."""
    if edited := _moved_site(case):
        return edited
    # Every site of the color is filled: one of the three was raised in another color.
    for seat in range(len(case.position.players)):
        if statue_done(case, seat) and (seat != case.seat or case.left != "task.color-once"):
            edited = rename_done(case, seat, Family.STATUE, case.action.color)
            if edited:
                return _moved_site(edited) or edited
    return None


def statue_done(case: Case, seat: int) -> bool:
    return task(Family.STATUE, case.action.color) in case.position.players[seat].done


def _moved_site(case: Case) -> Case | None:
    """The statue at the target stands at another site of its color."""
    color, sites = case.action.color, case.position.sites
    for slot, space in enumerate(case.board.statues):
        there = case.board.spaces[space].sites >> color & 1
        if slot != case.slot and there and not sites[slot] >> color & 1:
            moved = clear_site(case, color, case.slot)
            sites = moved.position.sites
            return moved.put(sites=at(sites, slot, sites[slot] | 1 << color))
    return None


# --- island tiles --------------------------------------------------------------------------------


def face_down(case: Case) -> Case | None:
    """The target's tile lies face down, and was not named before."""
    slot, position = case.slot, case.position
    step = position.pending[0] if position.pending else None
    if isinstance(step, LookAt):
        return _to_look_at(case, step)
    down = [s for s in range(len(position.tiles)) if not position.face_up >> s & 1]
    if position.shrines >> slot & 1:
        if down:
            return swap_islands(case, slot, down[0])
        bare = [s for s in range(len(position.tiles)) if not position.shrines >> s & 1]
        if not bare:
            return None
        case = swap_islands(case, slot, bare[0])
    return cover(case, slot)


def _to_look_at(case: Case, step: LookAt) -> Case | None:
    """The same of a tile to be looked at; whether it is known stays as it is."""
    slot, position, islands = case.slot, case.position, case.board.islands
    named = [islands.index(space) for space in step.chosen]
    known = case.left == "action.effect"
    down = [
        other
        for other in range(len(position.tiles))
        if not position.face_up >> other & 1 and other not in {slot, *named}
    ]
    if slot in named:
        if not known:
            return case.wait(chosen=minus(step.chosen, case.action.target))
        if not down:
            return None
        return _seen(case.wait(chosen=(islands[down[0]],)), down[0])
    if position.shrines >> slot & 1:
        bare = [other for other in range(len(position.tiles)) if not position.shrines >> other & 1]
        free = [*down, *(other for other in bare if other not in named)]
        if not free:
            return None
        case = swap_islands(case, slot, free[0])
    if not known:
        return cover(case, slot)
    return _seen(case.put(face_up=case.position.face_up & ~(1 << slot)), slot)


def _seen(case: Case, slot: int) -> Case:
    """A face-down tile that I have looked at."""
    tiles = case.position.tiles
    if tiles[slot] == UNKNOWN:
        tile = next(tile for tile in range(len(tiles)) if tile not in tiles)
        case = case.put(tiles=at(tiles, slot, tile))
    return case.mine(seen=case.me.seen | 1 << slot)


def another_target(case: Case) -> Case | None:
    """play.no-target: a space of the right kind, if possible one the ship reaches."""
    if case.terrain in GROUND[Verb(case.action.verb)]:
        return face_down(case)
    board, verb = case.board, Verb(case.action.verb)
    spaces = [space.index for space in board.spaces if space.terrain in GROUND[verb]]
    spaces.sort(key=lambda space: _serves(case.do(target=space)), reverse=True)
    return case.do(target=spaces[0])


def _serves(case: Case) -> tuple[bool, bool]:
    """How well a target serves, as far as the eye can see: what is there, and how near."""
    target, color, position = case.action.target, case.action.color, case.position
    space, slot = case.board.spaces[target], case.slot
    match space.terrain:
        case Terrain.MONSTER | Terrain.MARKED:
            there = bool(position.monsters[slot] >> color & 1)
        case Terrain.OFFERING:
            there = bool(position.offerings[slot] >> color & 1)
        case Terrain.TEMPLE:
            there = position.temples[slot] == color
        case Terrain.STATUE:
            there = bool(space.sites & ~position.sites[slot] & 63 & 1 << color)
        case Terrain.ISLAND:
            up = position.face_up >> slot & 1
            there = (space.color == color or color < 0) and bool(up) == (
                case.action.verb == Verb.BUILD
            )
            if up and case.action.verb == Verb.BUILD:
                mine = position.tiles[slot] in own_tiles(case, case.seat)
                there = there and mine and not position.shrines >> slot & 1
            step = position.pending[0] if position.pending else None
            if isinstance(step, LookAt):
                there = there and target not in step.chosen
            spaces = getattr(step, "spaces", (target,))
            there = there and target in spaces
        case Terrain.CITY:
            there = space.color == color
        case _:
            there = target != case.me.ship
    near = case.action.verb not in LONGER or is_near(case)
    return there and near, near


def buildable(case: Case) -> Case | None:
    """shrine.build: a tile of mine lies there face up, and no shrine stands on it."""
    seat, slot, position = case.seat, case.slot, case.position
    letters = [number for number in case.me.tasks if number >> 3 == Family.SHRINE]
    spots = built(case, seat)
    bare = [
        tile
        for tile in own_tiles(case, seat)
        if tile not in position.tiles or position.tiles.index(tile) not in spots
    ]
    bare.sort(key=lambda tile: TILE_LETTER[tile] not in letters)
    if bare and (bare[0] in position.tiles or UNKNOWN in position.tiles):
        laid = put_tile(case, slot, bare[0])
        return laid.put(face_up=laid.position.face_up | 1 << slot)
    # All my tiles bear shrines: one of those tasks is one that the ship tile gave back.
    if not spots:
        return None
    spot = slot if slot in spots else spots[0]
    done = [number for number in case.me.done if number >> 3 == Family.SHRINE]
    letter = TILE_LETTER[position.tiles[spot]]
    number = letter if letter in done else done[0]
    case = case.mine(done=minus(case.me.done, number))
    case = case.put(shrines=case.position.shrines & ~(1 << spot))
    if spot != slot:
        case = swap_islands(case, slot, spot)
    return given_tile(case, ShipTile.TASK)


def given_tile(case: Case, tile: int) -> Case | None:
    """Let me have a ship tile, if nobody has it and I can do without mine."""
    if any(player.tile == tile for player in case.position.players):
        return None
    poorer: Case | None = case
    if case.me.tile == ShipTile.EQUIPMENT:
        poorer = give_back(case, case.seat)
    given = poorer and poorer.mine(tile=tile)
    if given is None or len(given.me.offerings) + len(given.me.statues) > storage_of(given.me):
        return None
    return paid_as(case, given)


def letter_fits(case: Case) -> Case | None:
    """explore.picture-rule: a tile of mine whose letter an open task has."""
    letters = [number for number in case.me.tasks if number >> 3 == Family.SHRINE]
    position = case.position
    spots = built(case, case.seat)
    for tile in own_tiles(case, case.seat):
        if TILE_LETTER[tile] not in letters:
            continue
        if tile in position.tiles and position.tiles.index(tile) in spots:
            continue
        if tile not in position.tiles and UNKNOWN not in position.tiles:
            continue
        laid = put_tile(case, case.slot, tile)
        return laid.put(face_up=laid.position.face_up | 1 << case.slot)
    return None


EDITS = {
    "action.adjacent": alongside,
    "action.color-match": right_color,
    "explore.color": island_of_color,
    "fight.color": monster_there,
    "offering.load": offering_there,
    "statue.load": statue_there,
    "statue.site-once": site_free,
    "shrine.build": buildable,
    "explore.picture-rule": letter_fits,
    "play.no-target": another_target,
}
