"""Stirs that bring a position near one rule."""

from random import Random

from oracle_nb.delphi.model.position import (
    UNKNOWN,
)
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import (
    TILE_LETTER,
    WHITE,
)
from tests.fuzz.case import Case, at, by, colors, minus, plus
from tests.fuzz.finish import finish
from tests.fuzz.perturbations import full_hold
from tests.fuzz.shrines import own_tiles, put_tile
from tests.fuzz.tasks import aboard, bring_about, unused


def home(case: Case, random: Random) -> Case | None:
    """Home on Zeus's space, the turn not over yet."""
    edited = finish(case, case.seat)
    return edited and edited.mine(home=True, ship=case.board.zeus, favor=random.randint(0, 5))


def wrong_letter(case: Case, random: Random) -> Case | None:
    """If letters must match: a tile of mine face up whose letter no open task has."""
    if not case.setting.rules.picture_rule:
        return None
    letters = [number for number in case.me.tasks if number >> 3 == Family.SHRINE]
    tiles = [tile for tile in own_tiles(case, case.seat) if TILE_LETTER[tile] not in letters]
    return _laid_near(case, random, tiles) if letters else None


def city_empty(case: Case, random: Random) -> Case | None:
    """A city that others have emptied, my ship beside it."""
    colors_ = list(range(6))
    random.shuffle(colors_)
    for color in colors_:
        edited = case
        for seat in range(len(case.position.players)):
            if seat != case.seat and edited.position.statues[color]:
                edited = raised(edited, seat, color) or edited
        if not edited.position.statues[color]:
            return _beside(edited, random, edited.board.cities[color])
    return None


def raised(case: Case, seat: int, color: int) -> Case | None:
    """A player has raised a statue of the color."""
    player = case.position.players[seat]
    open_now = colors(player.tasks, Family.STATUE).count(WHITE)
    if color not in unused(case, seat, Family.STATUE) or open_now <= len(player.statues):
        return None
    ready = case.give(seat, tasks=minus(player.tasks, task(Family.STATUE, WHITE)))
    return bring_about(ready, seat, Family.STATUE, color)


def site_taken(case: Case, random: Random) -> Case | None:
    """A statue aboard, and my ship beside a site of its color that another has filled."""
    if not case.me.statues:
        loaded = full_hold(case, random)
        if loaded is None or not loaded.me.statues:
            return None
        case = loaded
    color = random.choice(case.me.statues)
    for seat in range(len(case.position.players)):
        if seat != case.seat and (edited := raised(case, seat, color)):
            case = edited
    sites = [
        space
        for slot, space in enumerate(case.board.statues)
        if case.position.sites[slot] >> color & 1
    ]
    return _beside(case, random, random.choice(sites)) if sites else None


def done_once(case: Case, random: Random) -> Case | None:
    """A color done, a white task open, and my ship beside a piece of that color."""
    me, seat = case.me, case.seat
    family = random.choice((Family.STATUE, Family.OFFERING, Family.MONSTER))
    open_now = colors(me.tasks, family)
    spoken = len(aboard(case, seat, family))
    fixed = [value for value in open_now if value != WHITE]
    if family is Family.STATUE:
        if len(open_now) < 2 + spoken:
            return None
        color = random.choice(list(unused(case, seat, family)))
        ready = case.mine(tasks=minus(me.tasks, task(family, WHITE)))
    else:
        if not fixed or spoken or WHITE not in open_now:
            return None
        color = random.choice(fixed)
        ready = case.mine(tasks=minus(me.tasks, task(family, color)))
    edited = bring_about(ready, seat, family, color)
    if edited is None:
        return None
    if family is Family.STATUE:
        return _beside(edited, random, case.board.cities[color])
    masks = edited.position.monsters if family is Family.MONSTER else edited.position.offerings
    islands = case.board.monsters if family is Family.MONSTER else case.board.offerings
    spots = [space for slot, space in enumerate(islands) if masks[slot] >> color & 1]
    return _beside(edited, random, random.choice(spots)) if spots else edited


def _beside(case: Case, random: Random, goal: int) -> Case:
    near = [space for space in case.board.water if goal in case.board.shore[space]]
    return case.mine(ship=random.choice(near), home=False)


def rich(case: Case, random: Random) -> Case | None:
    """Tokens, dice and no card played: nothing else is in the way."""
    spent, played = case.position.spent, case.position.played
    if played >= 0:
        case = case.put(discard=by(case.position.discard, played, 1), played=-1)
    dice = tuple(sorted((*case.me.dice, *spent)))
    return case.mine(dice=dice, favor=max(case.me.favor, 6)).put(spent=())


def full_near(case: Case, random: Random) -> Case | None:
    """A full hold beside something that is still needed."""
    edited = full_hold(case, random)
    goal = random.choice((*case.board.offerings, *case.board.cities))
    return edited and _beside(edited, random, goal)


def own_tile(case: Case, random: Random) -> Case | None:
    """A tile of mine face up without a shrine, and my ship beside it."""
    tiles = [
        tile
        for tile in own_tiles(case, case.seat)
        if tile not in case.position.tiles
        or not case.position.shrines >> case.position.tiles.index(tile) & 1
    ]
    return _laid_near(case, random, tiles)


def _laid_near(case: Case, random: Random, tiles: list[int]) -> Case | None:
    """One of the tiles face up, and my ship beside it."""
    bare = [slot for slot in range(12) if not case.position.shrines >> slot & 1]
    if not tiles or not bare:
        return None
    slot = random.choice(bare)
    tile = random.choice(tiles)
    if tile not in case.position.tiles and UNKNOWN not in case.position.tiles:
        return None
    case = put_tile(case, slot, tile)
    case = case.put(face_up=case.position.face_up | 1 << slot)
    space = case.board.islands[slot]
    near = [ship for ship in case.board.water if space in case.board.shore[ship]]
    return case.mine(ship=random.choice(near), home=False)


def fewer_shrines(case: Case, random: Random) -> Case | None:
    """A shrine task done on a tile of mine."""
    player, seat = case.me, case.seat
    shrines = [number for number in player.tasks if number >> 3 == Family.SHRINE]
    position = case.position
    for number in shrines:
        for tile in own_tiles(case, seat):
            if UNKNOWN in position.tiles and tile not in position.tiles:
                slot = position.tiles.index(UNKNOWN)
                picture = case.setting.rules.picture_rule
                if picture and tile not in _of_letter(number & 7):
                    continue
                case = case.put(
                    tiles=at(position.tiles, slot, tile),
                    face_up=position.face_up | 1 << slot,
                    shrines=position.shrines | 1 << slot,
                )
                return case.mine(tasks=minus(player.tasks, number), done=plus(player.done, number))
    return None


def _of_letter(letter: int) -> list[int]:
    return [tile for tile, own in enumerate(TILE_LETTER) if own == letter]
