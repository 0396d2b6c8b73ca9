"""Why answers about the map are correct: neighbors, counts and routes, in sentences."""

from collections.abc import Iterable, Sequence

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import AnswerReason as Reason
from oracle_nb.games.exercises import Route

_LAND = (Terrain.SHALLOW, Terrain.ZEUS, Terrain.WATER)


def named(scene: ExerciseScene, spaces: Iterable[int]) -> tuple[Space, ...]:
    """Return spaces in the order of their names."""
    return tuple(sorted((scene.rules.board.spaces[one] for one in spaces), key=str))


def answered(scene: ExerciseScene, names: Iterable[str]) -> tuple[Space, ...]:
    """Return the spaces of an answer in the order of their names."""
    board = scene.rules.board
    return named(scene, (board.find(name).index for name in names))


# --- kinds of spaces -----------------------------------------------------------------------------


def kind(scene: ExerciseScene, space: int, terrain: Terrain) -> tuple[Reason, ...]:
    """Return the kind of a space."""
    facts = {"space": scene.rules.board.spaces[space], "terrain": terrain}
    return Reason("why-map-kind"), Reason("why-map-kind-is", facts)


def find(scene: ExerciseScene, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return how many spaces of a kind there are, and which."""
    found = answered(scene, spaces)
    facts = {"count": len(found), "spaces": found}
    return Reason("why-map-find"), Reason("why-map-found", facts)


def sites(scene: ExerciseScene, color: int, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return the islands with a building site of a color."""
    facts = {"color": Color(color), "spaces": answered(scene, spaces)}
    return Reason("why-map-sites"), Reason("why-map-sites-are", facts)


# --- neighbors -----------------------------------------------------------------------------------


def water_next(scene: ExerciseScene, space: int, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return how many neighbors of a space are water, and which."""
    board = scene.rules.board
    here = board.spaces[space]
    count = {"space": here, "neighbors": len(board.adjacent[space]), "count": len(spaces)}
    return (
        Reason("why-map-water-next"),
        Reason("why-map-water-count", count),
        Reason("why-map-water-are", {"space": here, "spaces": answered(scene, spaces)}),
    )


def _lands(scene: ExerciseScene) -> Reason:
    """Return how many islands and cities are next to the ship."""
    board, ship = scene.rules.board, scene.me.ship
    facts = {
        "space": board.spaces[ship],
        "neighbors": len(board.adjacent[ship]),
        "count": len(board.shore[ship]),
    }
    return Reason("why-map-land-count", facts)


def landfall(scene: ExerciseScene, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return the islands and cities next to the ship."""
    here = {"space": scene.rules.board.spaces[scene.me.ship]}
    return (
        Reason("why-map-landfall", here),
        _lands(scene),
        Reason("why-map-land-are", {**here, "spaces": answered(scene, spaces)}),
    )


def which_land(scene: ExerciseScene, land: str) -> tuple[Reason, ...]:
    """Return which of several islands and cities is next to the ship."""
    board = scene.rules.board
    facts = {"space": board.find(land), "ship": board.spaces[scene.me.ship]}
    return (
        Reason("why-map-which-land"),
        _lands(scene),
        Reason("why-map-which-is", facts),
    )


def both(scene: ExerciseScene, one: int, other: int, spaces: Sequence[str]) -> tuple[Reason, ...]:
    """Return the water next to one place, and which of it is next to another one, too."""
    board = scene.rules.board
    near = [space for space in board.adjacent[one] if space in board.water]
    first, second = board.spaces[one], board.spaces[other]
    return (
        Reason("why-map-both", {"space": first, "other": second}),
        Reason("why-map-water-near", {"space": first, "spaces": named(scene, near)}),
        Reason(
            "why-map-both-are",
            {"space": first, "other": second, "spaces": answered(scene, spaces)},
        ),
    )


# --- routes --------------------------------------------------------------------------------------


def straight(scene: ExerciseScene, middle: int) -> tuple[Reason, ...]:
    """Return whether a space is in the way."""
    space = scene.rules.board.spaces[middle]
    terrain = space.terrain if space.terrain in _LAND else Terrain.ISLAND
    return (
        Reason("why-map-straight", {"space": space}),
        Reason("why-map-straight-is", {"space": space, "terrain": terrain}),
    )


def steps(scene: ExerciseScene, end: int) -> tuple[Reason, ...]:
    """Return the spaces of a shortest route."""
    board = scene.rules.board
    spaces = tuple(board.spaces[one] for one in board.route(scene.me.ship, end)[1:])
    return (
        Reason("why-map-steps"),
        Reason("why-sailing-steps", {"spaces": spaces, "steps": len(spaces)}),
    )


def nearby(
    scene: ExerciseScene, color: int, most: int, spaces: Sequence[str]
) -> tuple[Reason, ...]:
    """Return the water of a color near the ship, and water that only seems near."""
    board, ship = scene.rules.board, scene.me.ship
    row, across = board.distance()[ship], board.distance(crossing=True)[ship]
    lured = [
        one
        for one in board.water
        if board.spaces[one].color == color and across[one] + 1 <= most < row[one]
    ]
    around = [
        Reason("why-map-detour", {"space": board.spaces[one], "steps": row[one]})
        for one in lured[:1]
    ]
    facts = {"color": Color(color), "number": most, "spaces": answered(scene, spaces)}
    return (
        Reason("why-map-nearby"),
        *around,
        Reason("why-map-nearby-are", facts),
    )


def route(scene: ExerciseScene, order: Sequence[str]) -> tuple[Reason, ...]:
    """Return the first space of a route, and all of them in order."""
    board = scene.rules.board
    start = board.spaces[scene.me.ship]
    spaces = tuple(board.find(name) for name in order)
    return (
        Reason("why-map-route", {"space": start}),
        Reason("why-map-route-first", {"space": start, "place": spaces[0]}),
        Reason("why-map-route-order", {"spaces": spaces}),
    )


def dock(scene: ExerciseScene, land: int) -> tuple[Reason, ...]:
    """Return which colors of water are next to a place, and which dice there are."""
    board = scene.rules.board
    near = {board.spaces[one].color for one in board.adjacent[land] if one in board.water}
    space = board.spaces[land]
    facts = {
        "space": space,
        "colors": tuple(Color(one) for one in sorted(near)),
        "held": tuple(map(Color, dict.fromkeys(scene.me.dice))),
    }
    return Reason("why-map-dock", {"space": space}), Reason("why-map-dock-colors", facts)


# --- drawn ---------------------------------------------------------------------------------------


def routes(scene: ExerciseScene, names: Iterable[str]) -> tuple[Route, ...]:
    """Return shortest routes of the ship to some spaces."""
    board = scene.rules.board
    return tuple(board.route(scene.me.ship, board.find(name).index) for name in names)


def line(scene: ExerciseScene, names: Iterable[str]) -> tuple[Route, ...]:
    """Return the route of the ship over some spaces in this order."""
    board = scene.rules.board
    return ((scene.me.ship, *(board.find(name).index for name in names)),)
