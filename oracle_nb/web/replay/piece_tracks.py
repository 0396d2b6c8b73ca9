"""The track of each player's piece as lines on the board, each with its color, dashes and side."""

from collections.abc import Iterable
from math import cos, pi, sin
from typing import NamedTuple

from oracle_nb.games.game import Game
from oracle_nb.games.presentation.players import tone_of
from oracle_nb.render.plots import DASHES
from oracle_nb.render.scene import Circle, Group, Line, Point, Scene, Shape
from oracle_nb.web.table.control.shown import Look, Shown


def tone(look: Look, seat: int) -> str:
    """Return the palette name of a seat's color."""
    return tone_of(look.presentation.players, look.rules, seat)


def tracks(look: Look, game: Game, seat: int) -> tuple[tuple[int, ...], ...]:
    """Return the tracks of a player's piece in a game: a new one after each leap.

    The first begins where the piece is first on the board.
    """
    before = Shown(look, game.opening.position, None)
    here = before.piece_space(seat)
    lines: list[list[int]] = [] if here is None else [[here]]
    for entry in game.history:
        after = Shown(look, entry.position, None)
        there = after.piece_space(seat)
        if there is not None and there != here:
            route: tuple[int, ...] = ()
            if entry.player == seat:
                route = before.route(entry.action)
            if route and route[0] == here and route[-1] == there:
                lines[-1] += route[1:]
            else:
                lines.append([there])
            here = there
        before = after
    return tuple(tuple(track) for track in lines)


class UnitTrack(NamedTuple):
    """The spaces over which a player moved a unit without a break."""

    unit: str
    spaces: tuple[int, ...]


def unit_tracks(
    look: Look, game: Game, seat: int, actions: range | None = None
) -> tuple[UnitTrack, ...]:
    """Return the tracks of the units that a player moved; none where a game has no units.

    ``actions``: the numbers of the actions to look at, from 0; all if not given.
    """
    start = game.opening.position
    tracks: list[UnitTrack] = []
    latest: dict[str, int] = {}
    for number in range(len(game.history)) if actions is None else actions:
        if game.history[number].player != seat:
            continue
        action = game.history[number].action
        before = Shown(look, game.history[number - 1].position if number else start, None)
        unit, route = before.moved_unit(action), before.route(action)
        if not unit or not route:
            continue
        index = latest.get(unit)
        if index is None or tracks[index].spaces[-1] != route[0]:
            latest[unit] = len(tracks)
            tracks.append(UnitTrack(unit, route))
        else:
            tracks[index] = UnitTrack(unit, tracks[index].spaces + route[1:])
    return tuple(tracks)


def track_lines(look: Look, game: Game, scene: Scene, seats: Iterable[int]) -> tuple[Group, ...]:
    """Return the tracks of some players' pieces in a game, as an overlay of a board."""
    groups = []
    for seat in seats:
        units = unit_tracks(look, game, seat)
        seat_tracks = tuple(track.spaces for track in units) or tracks(look, game, seat)
        groups.append(_lines(look, seat_tracks, scene, seat, leaps=not units))
    return tuple(groups)


def _lines(
    look: Look,
    seat_tracks: tuple[tuple[int, ...], ...],
    scene: Scene,
    seat: int,
    *,
    leaps: bool,
) -> Group:
    aside = 0.11 * scene.pitch
    turn = 2 * pi * seat / max(3, look.rules.players) + pi / 6
    dx, dy = aside * cos(turn), aside * sin(turn)
    spaces = {group.space: group for group in scene.spaces}
    color = tone(look, seat)
    dash = tuple(1.4 * length for length in DASHES[seat % len(DASHES)])
    ops: list[Shape] = []
    last: Point | None = None
    for track in seat_tracks:
        points = tuple(
            (spaces[space].x + dx, spaces[space].y + dy) for space in track if space in spaces
        )
        if not points:
            continue
        if last is not None and leaps:
            # A leap: a thin line leads to its destination.
            leap, dots = (last, points[0]), (2.0, 7.0)
            ops += [Line(leap, "on-reach", 3.4, dots), Line(leap, "reach", 1.8, dots)]
        if len(points) > 1:
            ops += [Line(points, "on-reach", 7.8), Line(points, "reach", 6.4)]
            ops.append(Line(points, color, 4.0, dash))
        x, y = points[0]
        ops.append(Circle(x, y, 5.0, color, "on-reach", 1.4))
        last = points[-1]
    return Group(tuple(ops), id=f"track-{seat}")
