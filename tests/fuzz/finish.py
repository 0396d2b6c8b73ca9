"""All tasks done, for the way to Zeus."""

from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TILE_LETTER, WHITE
from tests.fuzz.case import Case, at, colors, minus, plus
from tests.fuzz.pieces import (
    unload,
)
from tests.fuzz.shrines import own_tiles
from tests.fuzz.tasks import aboard, bring_about, release, unused


def finish(case: Case, seat: int) -> Case | None:
    """All of a player's tasks are done (for the way to Zeus)."""
    for number in case.position.players[seat].tasks:
        family, value = Family(number >> 3), number & 7
        player = case.position.players[seat]
        finished: Case | None
        if family is Family.SHRINE:
            finished = _finish_shrine(case, seat, number)
        else:
            here = aboard(case, seat, family)
            fixed = [color for color in colors(player.tasks, family) if color != WHITE]
            if value == WHITE:
                cargo = [color for color in here if color not in fixed]
                wanted = cargo or list(unused(case, seat, family))
            else:
                wanted = [value]
            finished = None
            for color in wanted:
                ready: Case | None = case.give(seat, tasks=minus(player.tasks, number))
                assert ready is not None
                if color in here:
                    ready = unload(ready, seat, family, color)
                finished = ready and bring_about(ready, seat, family, color)
                if finished is None and ready is not None:
                    loose = release(ready, family, color)
                    finished = loose and bring_about(loose, seat, family, color)
                if finished:
                    break
        if finished is None:
            return None
        case = finished
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
