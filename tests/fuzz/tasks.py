"""Tasks done, taken back and exchanged, each with its pieces and what it brought."""

from collections.abc import Iterator

from oracle_nb.delphi.actions import Verb
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, WHITE, Kind, ShipTile
from oracle_nb.delphi.position import UNKNOWN
from oracle_nb.delphi.tasks import Family, task
from tests.fuzz.case import Case, at, by, colors, minus, plus
from tests.fuzz.pieces import (
    bring,
    clear_site,
    companion,
    earned,
    exchange,
    fill_site,
    filled,
    give_back,
    lay,
    lift,
    precious,
    spare_card,
    swap_islands,
    take_aboard,
    unload,
)

WHITES = {Family.STATUE: 3, Family.OFFERING: 1, Family.MONSTER: 1}
"""How many white tasks of a family a player may have."""
FAMILY_OF = {
    Verb.FIGHT: Family.MONSTER,
    Verb.ARES: Family.MONSTER,
    Verb.LOAD_OFFERING: Family.OFFERING,
    Verb.MAKE_OFFERING: Family.OFFERING,
    Verb.LOAD_STATUE: Family.STATUE,
    Verb.RAISE_STATUE: Family.STATUE,
    Verb.HERMES: Family.STATUE,
    Verb.EXPLORE: Family.SHRINE,
    Verb.BUILD: Family.SHRINE,
}


def family_of(case: Case) -> Family | None:
    """The family whose tasks the action is about."""
    return FAMILY_OF.get(Verb(case.action.verb))


def aboard(case: Case, seat: int, family: Family) -> tuple[int, ...]:
    player = case.position.players[seat]
    if family is Family.OFFERING:
        return player.offerings
    return player.statues if family is Family.STATUE else ()


def unused(case: Case, seat: int, family: Family) -> Iterator[int]:
    """The colors that no task or cargo of a player's has."""
    player = case.position.players[seat]
    had = {*colors(player.tasks + player.done, family), *aboard(case, seat, family)}
    yield from (color for color in range(6) if color not in had)


# --- tasks taken back, and done ------------------------------------------------------------------


def take_back(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task not be done, nor open: its piece goes back, and so does what it brought."""
    found = case.give(seat, done=minus(case.position.players[seat].done, task(family, color)))
    if family is Family.STATUE:
        found = clear_site(found, color, next(filled(found, color)))
        found = found.put(statues=by(found.position.statues, color, 1))
        cards = found.position.players[seat].companions
        card = next((card for card in cards if card // 3 == color), None)
        if card is None:
            return None
        found = found.give(seat, companions=minus(cards, card))
        return found.put(companions=found.position.companions | 1 << card)
    laid = lay(found, family, color)
    if laid is not None and family is Family.MONSTER:
        return give_back(laid, seat)
    return laid


def bring_about(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task that a player has nowhere be done, its piece coming from the table."""
    player = case.position.players[seat]
    found: Case | None = case.give(seat, done=plus(player.done, task(family, color)))
    assert found is not None
    if family is Family.STATUE:
        if not found.position.statues[color]:
            return None
        found = found.put(statues=by(found.position.statues, color, -1))
        found = fill_site(found, color)
        return found and companion(found, seat, color)
    found = lift(found, family, color)
    if found is not None and family is Family.MONSTER:
        held = found.position.players[seat].equipment
        return earned(found, seat, next(card for card in _QUIET if card not in held))
    return found


_QUIET = (4, 5, 6, 13, 18, 0, 1, 2, 3, 10, 20, 21)
"""Equipment that bears on nothing that can be tried."""


def rename_done(case: Case, seat: int, family: Family, color: int) -> Case | None:
    """Let a task have been done with another color, which the player has nowhere."""
    player = case.position.players[seat]
    for other in unused(case, seat, family):
        if other == case.action.color:
            continue
        done = plus(minus(player.done, task(family, color)), task(family, other))
        found: Case | None = case.give(seat, done=done)
        assert found is not None
        if family is Family.STATUE:
            found = _statue_renamed(found, seat, color, other)
        else:
            found = lift(found, family, other)
            found = found and lay(found, family, color)
        if found:
            return found
    return None


def _statue_renamed(case: Case, seat: int, color: int, other: int) -> Case | None:
    """Another statue was raised than the one that was, with another companion for it."""
    if not case.position.statues[other]:
        return None
    case = clear_site(case, color, next(filled(case, color)))
    case = case.put(statues=by(by(case.position.statues, color, 1), other, -1))
    filled_in = fill_site(case, other)
    cards = case.position.players[seat].companions
    card = next((card for card in cards if card // 3 == color), None)
    if filled_in is None or card is None:
        return None
    case = filled_in.give(seat, companions=minus(cards, card))
    return companion(case.put(companions=case.position.companions | 1 << card), seat, other)


def site_filled(case: Case) -> bool:
    """Whether the action's color stands at the action's target."""
    target, statues = case.action.target, case.board.statues
    if target not in statues:
        return False
    return bool(case.position.sites[statues.index(target)] >> case.action.color & 1)


def keep(before: Case, after: Case) -> Case | None:
    """A filled site stays filled, and an empty city empty, by another's statue if need be."""
    if before.left == "statue.load":
        target = after.board.spaces[after.action.target]
        if not after.position.statues[target.color]:
            return after
        return _another_raises(after, target.color)
    if before.left != "statue.site-once" or not site_filled(before) or site_filled(after):
        return after
    color, slot = after.action.color, after.board.statues.index(after.action.target)
    if (other := next(filled(after, color), None)) is None:
        raised = _another_raises(after, color)
        if raised is None:
            return None
        after, other = raised, next(filled(raised, color))
    after = clear_site(after, color, other)
    sites = after.position.sites
    return after.put(sites=at(sites, slot, sites[slot] | 1 << color))


def _another_raises(case: Case, color: int) -> Case | None:
    """Some other player has raised a statue of the color."""
    white = task(Family.STATUE, WHITE)
    for seat, player in enumerate(case.position.players):
        if seat == case.seat or color not in unused(case, seat, Family.STATUE):
            continue
        if colors(player.tasks, Family.STATUE).count(WHITE) > len(player.statues):
            ready = case.give(seat, tasks=minus(player.tasks, white))
            if found := bring_about(ready, seat, Family.STATUE, color):
                return found
        for done in colors(player.done, Family.STATUE):
            back = take_back(case, seat, Family.STATUE, done)
            if found := back and bring_about(back, seat, Family.STATUE, color):
                return found
    return None


# --- tasks opened --------------------------------------------------------------------------------


def retask(case: Case, seat: int, old: int, new: int) -> Case:
    """Put an open task in the place of another."""
    return case.give(seat, tasks=plus(minus(case.position.players[seat].tasks, old), new))


def _free(case: Case, family: Family) -> Case | None:
    """One of my open tasks that nothing aboard is for, taken out of my tasks' count.

    From the family first; else one that was done; else, where the family has fewer than three,
    an open one of another family. The case no longer has it.
    """
    me, seat = case.me, case.seat
    here = aboard(case, seat, family)
    for value in colors(me.tasks, family):
        if value != WHITE and value not in here:
            number = task(family, value)
            return case.mine(tasks=minus(me.tasks, number))
    done = sorted(colors(me.done, family), key=lambda one: 3 * one + Kind.HERO not in me.companions)
    for color in done:
        if color == case.action.color and case.left == "task.color-once":
            continue
        if found := take_back(case, seat, family, color):
            return found
    if len(colors(me.tasks + me.done, family)) < 3:
        for other in (Family.MONSTER, Family.OFFERING, Family.STATUE):
            if other is family:
                continue
            spoken = len(aboard(case, seat, other))
            open_now = colors(me.tasks, other)
            if len(open_now) > spoken:
                rest = [one for one in open_now if one not in aboard(case, seat, other)]
                if rest and not (spoken and rest[0] == WHITE and rest.count(WHITE) <= spoken):
                    return case.mine(tasks=minus(me.tasks, task(other, rest[0])))
        for number in me.tasks:
            if number >> 3 == Family.SHRINE:
                return case.mine(tasks=minus(me.tasks, number))
    return None


def needed(case: Case) -> Case | None:
    """A task of mine takes the action's color; whether I have used that color stays as it is."""
    family, color = family_of(case), case.action.color
    if family is None:
        return None
    case = case.mine(home=False)
    if family is Family.SHRINE:
        return shrine_task(case)
    freed = _free(case, family)
    if freed is None:
        return _unloaded(case, family)
    case = freed
    me = case.me
    here = aboard(case, case.seat, family)
    if color not in here and color not in colors(me.tasks + me.done, family):
        return case.mine(tasks=plus(me.tasks, task(family, color)))
    if color not in here and colors(me.tasks, family).count(WHITE) < WHITES[family]:
        return case.mine(tasks=plus(me.tasks, task(family, WHITE)))
    # The white task is spoken for by something aboard: that is given a task of its own.
    if colors(me.tasks, family).count(WHITE) < WHITES[family]:
        return case.mine(tasks=plus(me.tasks, task(family, WHITE)))
    fixed = colors(me.tasks, family)
    for cargo in here:
        if cargo not in fixed:
            return case.mine(tasks=plus(me.tasks, task(family, cargo)))
    return None


def _unloaded(case: Case, family: Family) -> Case | None:
    """Something aboard makes way for the action's color; a full hold is filled up again."""
    me, seat, color = case.me, case.seat, case.action.color
    own = colors(me.tasks, family)
    here = [one for one in aboard(case, seat, family) if one != color]
    here.sort(key=lambda one: one in own)
    if not here:
        return None
    emptied = unload(case, seat, family, here[0])
    if emptied is not None and here[0] in own:
        if color in aboard(case, seat, family) or color in colors(me.done, family):
            return None
        emptied = retask(emptied, seat, task(family, here[0]), task(family, color))
    if emptied is None or case.left != "cargo.capacity":
        return emptied
    other = Family.OFFERING if family is Family.STATUE else Family.STATUE
    fixed = colors(me.tasks, other)
    spoken = sum(one not in fixed for one in aboard(case, seat, other))
    white = fixed.count(WHITE) > spoken
    for one in unused(case, seat, other) if white else fixed:
        free = one != WHITE and one not in aboard(case, seat, other)
        if free and (found := take_aboard(emptied, seat, other, one)):
            return found
    return None


def color_once(case: Case) -> Case | None:
    """The action's color was not used: what I have of it has another color."""
    family, color = family_of(case), case.action.color
    if family is None:
        return None
    me, seat = case.me, case.seat
    if color in colors(me.done, family):
        renamed = rename_done(case, seat, family, color)
        renamed = renamed or _taken_back_open(case, family, color)
        return renamed and keep(case, renamed)
    if color not in aboard(case, seat, family):
        return None
    for other in unused(case, seat, family):
        emptied = unload(case, seat, family, color)
        changed = emptied and take_aboard(emptied, seat, family, other)
        if changed is None:
            continue
        own = task(family, color)
        if own in changed.me.tasks:
            changed = retask(changed, seat, own, task(family, other))
        return keep(case, changed)
    return None


def _taken_back_open(case: Case, family: Family, color: int) -> Case | None:
    """Where no other color is to be had, the task is open again, but not for the color."""
    back = take_back(case.mine(home=False), case.seat, family, color)
    if back is None:
        return None
    for other in unused(case, case.seat, family):
        if other != color:
            return back.mine(tasks=plus(back.me.tasks, task(family, other)))
    return None


# --- shrines -------------------------------------------------------------------------------------


def ship_color(case: Case, seat: int) -> int:
    return case.setting.ships[seat]


def own_tiles(case: Case, seat: int) -> list[int]:
    """The island tiles of a player's color."""
    return [tile for tile, color in enumerate(TILE_COLOR) if color == ship_color(case, seat)]


def put_tile(case: Case, slot: int, tile: int) -> Case:
    """Let a tile lie on an island, face up if it is dealt anew; what lay there changes places."""
    tiles = case.position.tiles
    if tile in tiles:
        return swap_islands(case, slot, tiles.index(tile))
    if tiles[slot] != UNKNOWN:
        empty = tiles.index(UNKNOWN)
        case = swap_islands(case, slot, empty)
    case = case.put(tiles=at(case.position.tiles, slot, tile))
    return case.put(face_up=case.position.face_up | 1 << slot)


def built(case: Case, seat: int) -> list[int]:
    """The slots of a player's shrines."""
    position = case.position
    return [
        slot
        for slot, tile in enumerate(position.tiles)
        if position.shrines >> slot & 1 and TILE_COLOR[tile] == ship_color(case, seat)
    ]


def shrine_task(case: Case) -> Case | None:
    """One of my shrine tasks is open."""
    me, seat = case.me, case.seat
    looked = case.slot
    held = [number for number in me.tasks + me.done if number >> 3 == Family.SHRINE]
    mine = [TILE_LETTER[tile] for tile in own_tiles(case, seat)]
    # One that was returned at the start, in the place of another family's.
    for letter in sorted(mine, key=lambda one: one != _letter_at(case)):
        if letter not in held:
            for family in (Family.MONSTER, Family.OFFERING, Family.STATUE):
                spoken = len(aboard(case, seat, family))
                rest = [v for v in colors(me.tasks, family) if v not in aboard(case, seat, family)]
                if len(rest) > spoken:
                    return retask(case, seat, task(family, rest[0]), letter)
    slots = sorted(built(case, seat), key=lambda slot: slot == looked)
    for slot in slots:
        if slot == looked and case.left == "shrine.build":
            continue
        done = [number for number in me.done if number >> 3 == Family.SHRINE]
        letter = TILE_LETTER[case.position.tiles[slot]]
        number = letter if letter in done else done[0]
        case = case.put(shrines=case.position.shrines & ~(1 << slot))
        opened = _letter_at(case) if _letter_at(case) in set(mine) - set(held) else number
        return case.mine(done=minus(me.done, number), tasks=plus(me.tasks, opened))
    return None


def _letter_at(case: Case) -> int:
    tile = case.position.tiles[case.slot] if case.slot >= 0 else UNKNOWN
    return TILE_LETTER[tile] if tile != UNKNOWN else UNKNOWN


# --- everything done -----------------------------------------------------------------------------


def finish(case: Case, seat: int) -> Case | None:
    """All of a player's tasks are done (for the way to Zeus)."""
    for number in case.position.players[seat].tasks:
        family, value = Family(number >> 3), number & 7
        player = case.position.players[seat]
        found: Case | None
        if family is Family.SHRINE:
            found = _finish_shrine(case, seat, number)
        else:
            here = aboard(case, seat, family)
            fixed = [one for one in colors(player.tasks, family) if one != WHITE]
            if value == WHITE:
                cargo = [one for one in here if one not in fixed]
                wanted = cargo or list(unused(case, seat, family))
            else:
                wanted = [value]
            found = None
            for color in wanted:
                ready: Case | None = case.give(seat, tasks=minus(player.tasks, number))
                assert ready is not None
                if color in here:
                    ready = unload(ready, seat, family, color)
                found = ready and bring_about(ready, seat, family, color)
                if found is None and ready is not None:
                    loose = release(ready, family, color)
                    found = loose and bring_about(loose, seat, family, color)
                if found:
                    break
        if found is None:
            return None
        case = found
    return case


def _finish_shrine(case: Case, seat: int, number: int) -> Case | None:
    position = case.position
    tiles = own_tiles(case, seat)
    tiles.sort(key=lambda tile: TILE_LETTER[tile] != number & 7)
    for tile in tiles:
        if tile in position.tiles:
            slot = position.tiles.index(tile)
            if position.shrines >> slot & 1:
                continue
        elif UNKNOWN in position.tiles:
            slot = position.tiles.index(UNKNOWN)
        else:
            continue
        player = position.players[seat]
        case = case.put(
            tiles=at(position.tiles, slot, tile),
            face_up=position.face_up | 1 << slot,
            shrines=position.shrines | 1 << slot,
        )
        return case.give(seat, tasks=minus(player.tasks, number), done=plus(player.done, number))
    return None


# --- pieces that only others have ----------------------------------------------------------------


def release(case: Case, family: Family, color: int) -> Case | None:
    """One piece of the color lies on the table: unloaded by others, or never delivered by them."""
    seats = [seat for seat in range(len(case.position.players)) if seat != case.seat]
    for seat in seats:
        if color in aboard(case, seat, family):
            found = unload(case, seat, family, color)
            if found is not None:
                return found
    for seat in (*seats, case.seat):
        if color in colors(case.position.players[seat].done, family):
            if seat == case.seat and case.left == "task.color-once":
                continue
            if found := rename_done(case, seat, family, color):
                return found
    return None


def brought(case: Case, family: Family, slot: int, color: int) -> Case | None:
    """A piece of the color lies on an island, wherever it comes from."""
    if found := bring(case, family, slot, color):
        return found
    loose = release(case, family, color)
    if found := loose and bring(loose, family, slot, color):
        return found
    if color in colors(case.me.done, family) and case.left != "task.color-once":
        loose = rename_done(case, case.seat, family, color)
        return loose and bring(loose, family, slot, color)
    return None


# --- equipment for the asking --------------------------------------------------------------------


def equip(case: Case, card: int) -> Case | None:
    """Let me hold an equipment card: for another one, or for a monster more."""
    if card in case.me.equipment:
        return case
    if (held := spare_card(case, case.seat)) is not None:
        return exchange(case, held, card)
    me, seat = case.me, case.seat
    fixed = [value for value in colors(me.tasks, Family.MONSTER) if value != WHITE]
    fights = family_of(case) is Family.MONSTER
    for value in colors(me.tasks, Family.MONSTER):
        for color in [value] if value != WHITE else unused(case, seat, Family.MONSTER):
            if fights and (color == case.action.color or value == WHITE):
                continue
            if value == WHITE and color in fixed:
                continue
            ready = case.mine(tasks=minus(me.tasks, task(Family.MONSTER, value)))
            if found := bring_about(ready, seat, Family.MONSTER, color):
                if card in found.me.equipment:
                    return found
                return exchange(found, found.me.equipment[-1], card)
    by_tile = all(player.tile != ShipTile.EQUIPMENT for player in case.position.players)
    if by_tile and me.tile in {ShipTile.SHIELD, ShipTile.FAVOR, ShipTile.GODS, ShipTile.RANGE}:
        return earned(case.mine(tile=ShipTile.EQUIPMENT), seat, card)
    held = min(me.equipment, key=lambda one: precious(case, seat, one), default=None)
    return None if held is None else exchange(case, held, card)
