"""Why answers about setting up are correct: the pieces counted, in sentences."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from oracle_nb.delphi.lessons.exercises.map_reasons import answered
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.tasks import Family, values_of
from oracle_nb.delphi.pieces import COLORS, WHITE, Color, Letter
from oracle_nb.games.exercises import AnswerReason as Reason

_BY_PLAYERS: Final = ("offerings", "monsters")
"""The beginnings of the names of what depends on the number of players."""


def how_many(players: int, what: str, total: int) -> tuple[Reason, ...]:
    """Return the calculation of a number of pieces."""
    depends = what.startswith(_BY_PLAYERS) and what != "monsters-marked"
    first = Reason("why-populating-how-many", {"players": players})
    facts = {"what": what, "players": players, "each": players - 1, "total": total}
    return (
        first if depends else Reason("why-populating-fixed"),
        Reason("why-populating-count", facts),
    )


def _faults(scene: ExerciseScene, problem: str) -> list[Mapping[str, Any]]:
    found = scene.rules.faults(scene.position)
    return [one.facts for one in found if one.facts["problem"] == problem]


def _crowded(scene: ExerciseScene, pieces: str) -> tuple[Reason, Reason]:
    """Return how many pieces an island gets, and the island with too many."""
    fault = _faults(scene, f"{pieces}-crowded")[0]
    each = {"players": len(scene.position.players), "most": fault["most"]}
    facts = {"space": scene.rules.board.find(fault["space"]), "count": fault["count"]}
    return (
        Reason(f"why-populating-each-{pieces}", each),
        Reason(f"why-populating-crowded-{pieces}", {**facts, "most": fault["most"]}),
    )


def crowded(scene: ExerciseScene, pieces: str) -> tuple[Reason, ...]:
    """Return which island has a piece too many."""
    return Reason("why-populating-crowded"), *_crowded(scene, pieces)


def _temples(scene: ExerciseScene) -> tuple[Reason, Reason]:
    """Return the color without a temple, and the one with two."""
    temples, board = scene.position.temples, scene.rules.board
    lacking = next(color for color in COLORS if color not in temples)
    twice = next(color for color in COLORS if temples.count(color) > 1)
    names = [
        scene.name(place)
        for place, color in zip(board.temples, temples, strict=True)
        if color == twice
    ]
    facts = {"color": Color(twice), "spaces": answered(scene, names)}
    return (
        Reason("why-populating-no-temple", {"color": Color(lacking)}),
        Reason("why-populating-temples-are", facts),
    )


def temples(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return where the temples of the same color are."""
    return Reason("why-populating-temples"), *_temples(scene)


def _city(scene: ExerciseScene) -> Reason:
    """Return the city that lacks a statue."""
    fault = _faults(scene, "statues")[0]
    color = Color[fault["color"].upper()]
    space = scene.rules.board.spaces[scene.rules.board.cities[color]]
    facts = {"color": color, "space": space, "count": scene.position.statues[color]}
    return Reason("why-populating-city", facts)


def city(scene: ExerciseScene) -> tuple[Reason, ...]:
    """Return which city lacks a statue."""
    return Reason("why-populating-cities"), _city(scene)


def _color(scene: ExerciseScene, pieces: str, color: str) -> Reason:
    """Return how many pieces of a color there are."""
    fault = next(one for one in _faults(scene, pieces) if one["color"] == color)
    facts = {"color": Color[color.upper()], "count": fault["count"], "wanted": fault["wanted"]}
    return Reason(f"why-populating-color-{pieces}", facts)


def color(scene: ExerciseScene, general: str, pieces: str, name: str) -> tuple[Reason, ...]:
    """Return of which color there are too many or too few pieces."""
    players = {"players": len(scene.position.players)}
    return Reason(general, players), _color(scene, pieces, name)


def wrong(scene: ExerciseScene, kind: str) -> tuple[Reason, ...]:
    """Return what is wrong with a setup, or that everything is correct."""
    pieces, position = kind.removeprefix("wrong-"), scene.position
    match pieces:
        case "temples":
            found = _temples(scene)[1]
        case "statues":
            found = _city(scene)
        case "nothing":
            facts = {
                "offerings": sum(map(int.bit_count, position.offerings)),
                "monsters": sum(map(int.bit_count, position.monsters)),
            }
            found = Reason("why-populating-nothing", facts)
        case _ if _faults(scene, f"{pieces}-crowded"):
            found = _crowded(scene, pieces)[1]
        case _:
            many = next(one for one in _faults(scene, pieces) if one["count"] > one["wanted"])
            found = _color(scene, pieces, many["color"])
    return Reason("why-populating-wrong", {"players": len(position.players)}), found


def dealt(tasks: Sequence[int], own: Sequence[int], kind: str) -> tuple[Reason, ...]:
    """Return which of a player's tasks is dealt wrongly; ``own`` are the correct letters."""
    general = Reason("why-populating-dealt")
    name = kind.removeprefix("dealt-")
    if name == "right":
        return general, Reason("why-dealt-right")
    family = Family[name.upper()]
    values = values_of(tasks, family)
    if family == Family.SHRINE:
        foreign = [value for value in values if value not in own]
        twice = [value for value in values if values.count(value) > 1]
        which = "foreign" if foreign else "again"
        return general, Reason(f"why-dealt-{which}", {"letter": Letter((foreign or twice)[0])})
    twice = [value for value in values if values.count(value) > 1]
    if twice[0] == WHITE:
        return general, Reason("why-dealt-white", {"kind": name})
    return general, Reason("why-dealt-twice", {"kind": name, "color": Color(twice[0])})
