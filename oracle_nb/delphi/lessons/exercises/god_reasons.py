"""Why answers about gods are correct: rows, steps and places, in sentences."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.delphi.lessons.exercises import cargo_reasons
from oracle_nb.delphi.lessons.exercises.map_reasons import named
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God
from oracle_nb.games.exercises import AnswerReason as Reason

_FIRST_STEP: Final = {2: 3, 3: 2, 4: 1}
"""The row to which the first step leads, by the number of players."""


def _gods(gods: Sequence[int]) -> tuple[God, ...]:
    return tuple(map(God, gods))


# --- advancing -----------------------------------------------------------------------------------


def steps(players: int, row: int, number: int) -> tuple[Reason, ...]:
    """Return how many steps lead to the top row."""
    if row:
        result = Reason("why-gods-steps-rest", {"row": row, "steps": number})
    else:
        facts = {"entry": _FIRST_STEP[players], "more": number - 1, "steps": number}
        result = Reason("why-gods-steps-first", facts)
    return Reason("why-gods-steps", {"players": players}), result


def roll(dice: Sequence[int], right: Sequence[int]) -> tuple[Reason, ...]:
    """Return the gods of the rolled colors, and those of them that can move."""
    return (
        Reason("why-gods-roll"),
        Reason("why-gods-roll-colors", {"gods": _gods(sorted({*dice}))}),
        Reason("why-gods-roll-are", {"gods": _gods(sorted(right))}),
    )


def climb(god: int, row: int, goal: int, dice: Sequence[int]) -> tuple[Reason, ...]:
    """Return how many steps a god needs, and how many dice have its color."""
    number = goal - row if row else 1 + goal - _FIRST_STEP[2]
    facts = {"god": God(god), "color": Color(god), "steps": number, "count": dice.count(god)}
    return Reason("why-gods-climb"), Reason("why-gods-climb-steps", facts)


# --- using ---------------------------------------------------------------------------------------


def usable(rows: Sequence[int]) -> tuple[Reason, ...]:
    """Return the gods on the top row."""
    top = [god for god in COLORS if rows[god] == TOP_ROW]
    return (
        Reason("why-powers-usable"),
        Reason("why-powers-count", {"count": len(top)}),
        Reason("why-powers-are", {"gods": _gods(top)}),
    )


def afterwards(god: int, count: int, row: int) -> tuple[Reason, ...]:
    """Return the row of a god after its use and some steps."""
    facts = {"god": God(god), "count": count, "row": row}
    return Reason("why-powers-afterwards"), Reason("why-powers-row", facts)


def poseidon(
    scene: ExerciseScene, island: int, actions: Sequence[Action], right: Sequence[str]
) -> tuple[Reason, ...]:
    """Return which spaces are closed, and which are water."""
    board, write = scene.rules.board, scene.rules.notation.write
    water = [one.target for one in actions if write(one) in right]
    closed = {"space": board.spaces[island], "other": board.spaces[board.zeus]}
    return (
        Reason("why-powers-poseidon"),
        Reason("why-powers-closed", closed),
        Reason("why-powers-water", {"spaces": named(scene, water)}),
    )


def artemis(scene: ExerciseScene, up: int) -> tuple[Reason, ...]:
    """Return which tile is face up, and which are face down."""
    board = scene.rules.board
    closed = [island for island in board.islands if island != up]
    return (
        Reason("why-powers-artemis"),
        Reason("why-exploring-face-up", {"space": board.spaces[up]}),
        Reason("why-powers-artemis-are", {"spaces": named(scene, closed)}),
    )


def voyage(scene: ExerciseScene, temple: int, color: Color) -> tuple[Reason, ...]:
    """Return the water next to a distant temple."""
    board = scene.rules.board
    near = [space for space in board.adjacent[temple] if space in board.water]
    space = board.spaces[temple]
    return (
        Reason("why-powers-voyage", {"space": space, "color": color}),
        Reason("why-map-water-near", {"space": space, "spaces": named(scene, near)}),
    )


def colors(color: Color) -> tuple[Reason, ...]:
    """Return that no die has the color, and what Apollon changes."""
    return Reason("why-powers-no-die", {"color": color}), Reason(
        "why-powers-colors", {"color": color}
    )


def cure(injuries: Sequence[int], dice: Sequence[int]) -> tuple[Reason, ...]:
    """Return how many injuries a die can discard."""
    facts = {"total": sum(injuries), "most": max(injuries[die] for die in dice)}
    return Reason("why-powers-cure-die", facts), Reason("why-powers-cure")


def ares(scene: ExerciseScene, right: Sequence[str]) -> tuple[Reason, ...]:
    """Return the monster islands next to the ship, and the monsters there that are needed."""
    board = scene.rules.board
    near = [land for land in board.shore[scene.me.ship] if land in board.monsters]
    legal = map(scene.rules.notation.read, right)
    found = tuple(map(Color, sorted({one.color for one in legal})))
    return (
        Reason("why-powers-ares"),
        Reason("why-powers-ares-near", {"spaces": named(scene, near)}),
        Reason("why-powers-ares-are", {"colors": found}),
    )


def hermes(scene: ExerciseScene, held: Color, right: Sequence[str]) -> tuple[Reason, ...]:
    """Return whether a city is next to the ship, and which statues Hermes loads."""
    board = scene.rules.board
    near = [city for city in board.cities if city in board.adjacent[scene.me.ship]]
    legal = map(scene.rules.notation.read, right)
    found = tuple(map(Color, sorted({one.color for one in legal})))
    if not near:
        return Reason("why-powers-hermes"), Reason("why-powers-no-city")
    beside = {"color": Color(board.spaces[near[0]].color), "space": board.spaces[near[0]]}
    return (
        Reason("why-powers-hermes"),
        Reason("why-powers-city", beside),
        Reason("why-powers-hermes-are", {"color": held, "colors": found}),
    )


def delivery(scene: ExerciseScene, line: Sequence[str]) -> tuple[Reason, ...]:
    """Return a site for a statue that Hermes can load."""
    raised = [text for text in line if scene.rules.notation.read(text).verb == Verb.RAISE_STATUE]
    return cargo_reasons.example(scene, "why-powers-delivery", raised)
