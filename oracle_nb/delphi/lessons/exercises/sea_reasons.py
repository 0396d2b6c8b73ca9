"""Why answers about building the sea are correct: what is cut off, and angles of cities."""

from collections.abc import Collection, Iterable, Sequence

from oracle_nb.delphi.board import Board, Layout, LayoutFault, Terrain, tiles
from oracle_nb.delphi.board.faults import city_gaps
from oracle_nb.delphi.lessons.exercises.faulty_seas import FaultySea, SeaEdit, fault_kind
from oracle_nb.delphi.lessons.exercises.map_reasons import named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import AnswerReason as Reason

Gap = tuple[Color, Color, int]
"""Two neighboring cities, and the angle between them in degrees."""


def cut_off(faults: Iterable[LayoutFault]) -> set[tuple[int, int]]:
    """Return the hexes of water that is cut off."""
    return {h for fault in faults if fault.facts["problem"] == "cut-off" for h in fault.hexes}


def _gaps(layout: Layout) -> tuple[Gap, ...]:
    """Return the angles between neighboring cities, clockwise."""
    kinds = {
        place: (cell.kind, tiles()[one.tile].is_city)
        for one in layout.tiles
        for place, cell in zip(one.hexes(), tiles()[one.tile].cells, strict=True)
    }
    cities = {h: kind.color for h, (kind, _) in kinds.items() if kind.terrain == Terrain.CITY}
    water = [h for h, (kind, own) in kinds.items() if kind.terrain == Terrain.WATER and not own]
    return tuple(
        (Color(cities[a]), Color(cities[b]), round(angle))
        for (a, b), angle in city_gaps(tuple(cities), water)
    )


def _cut(scene: ExerciseScene, layout: Layout) -> Reason:
    """Return which water of the scene is cut off."""
    board = scene.rules.board
    gone = named(scene, map(board.at, cut_off(layout.faults())))
    return Reason("why-sea-cut", {"count": len(gone), "spaces": gone})


def _close(layout: Layout) -> Reason:
    """Return the two neighboring cities that are closest together."""
    one, other, degrees = min(_gaps(layout), key=lambda gap: gap[2])
    return Reason("why-sea-close", {"color": one, "neighbor": other, "degrees": degrees})


def state(scene: ExerciseScene, one: FaultySea, general: str) -> tuple[Reason, ...]:
    """Return whether a sea is built correctly, and its fault otherwise."""
    match fault_kind(one.layout.faults()):
        case "sound":
            angles = [degrees for _, _, degrees in _gaps(one.layout)]
            facts = {"least": min(angles), "most": max(angles)}
            facts["count"] = len(scene.rules.board.water)
            found = Reason("why-sea-whole", facts)
        case "spacing":
            found = _close(one.layout)
        case _:
            found = _cut(scene, one.layout)
    return Reason(general), found


def pond(scene: ExerciseScene, one: FaultySea) -> tuple[Reason, ...]:
    """Return how much water is cut off, and which."""
    count = {"count": len(cut_off(one.layout.faults()))}
    return (
        Reason("why-sea-pond"),
        Reason("why-sea-cut-count", count),
        _cut(scene, one.layout),
    )


def reach(scene: ExerciseScene, end: int, gone: Collection[int]) -> tuple[Reason, ...]:
    """Return the way to a space, or how small the part of the sea around it is."""
    board = scene.rules.board
    facts = {"end": board.spaces[end], "count": len(gone)}
    found = Reason("why-sea-pool", facts)
    if end not in gone:
        steps = board.distance()[scene.me.ship][end]
        found = Reason("why-sea-route", {"end": board.spaces[end], "steps": steps})
    return Reason("why-sea-reach"), found


def strait(scene: ExerciseScene, space: int) -> tuple[Reason, ...]:
    """Return how much water a space connects with the rest."""
    board = scene.rules.board
    small = _smaller(board, space)
    facts = {
        "space": board.spaces[space],
        "count": len(small),
        "rest": len(board.water) - 1 - len(small),
    }
    return Reason("why-sea-strait"), Reason("why-sea-strait-is", facts)


def _smaller(board: Board, without: int) -> set[int]:
    """Return the smaller of the two parts of the sea without a space."""
    start = next(i for i in board.water if i != without)
    found, todo = {start}, [start]
    while todo:
        new = [i for i in board.sailing[todo.pop()] if i not in found and i != without]
        found.update(new)
        todo += new
    rest = set(board.water) - found - {without}
    return min(found, rest, key=len)


def crowded(one: FaultySea) -> tuple[Reason, ...]:
    """Return the angle between the cities that are too close together."""
    return Reason("why-sea-crowded"), _close(one.layout)


def city(scene: ExerciseScene, one: FaultySea, color: str) -> tuple[Reason, ...]:
    """Return what is wrong with the place of a city."""
    wrong = Color[color.upper()]
    if fault_kind(one.layout.faults()) == "city":
        board = scene.rules.board
        gone = named(scene, map(board.at, cut_off(one.layout.faults())))
        found = Reason("why-sea-city-cut", {"color": wrong, "spaces": gone})
    else:
        beside = {b if a == wrong else a: n for a, b, n in _gaps(one.layout) if wrong in (a, b)}
        near, far = sorted(beside, key=lambda other: beside[other])
        facts = {"color": wrong, "neighbor": near, "degrees": beside[near]}
        found = Reason("why-sea-city-gaps", {**facts, "opposite": far, "more": beside[far]})
    return Reason("why-sea-city"), found


def turn(layout: Layout, steps: int) -> tuple[Reason, ...]:
    """Return how much water a rotation cuts off; ``layout`` is the sea after it."""
    facts = {"steps": steps, "count": len(cut_off(layout.faults()))}
    return Reason("why-sea-turn"), Reason("why-sea-turn-cuts", facts)


def mend(scene: ExerciseScene, one: FaultySea, offered: Sequence[SeaEdit]) -> tuple[Reason, ...]:
    """Return what is cut off, and the change that connects it."""
    board = scene.rules.board
    good = next(edit for edit in offered if edit.mends)
    facts = {
        "change": good.edit,
        "space": board.spaces[good.at],
        "other": board.spaces[good.to],
        "steps": good.by,
        "count": len(board.water),
    }
    return _cut(scene, one.layout), Reason("why-sea-mend"), Reason("why-sea-mend-by", facts)
