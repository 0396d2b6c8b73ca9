"""Building blocks of exercises on the board: selecting spaces, and assembling an exercise."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Final

from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.lessons.exercises.pictures import PICTURES
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, first
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.exercises import (
    Answer,
    AnswerReason,
    Answers,
    Exercise,
    Form,
    MultipleChoice,
    Picture,
    Solver,
    SpaceSelection,
)

E = Exercise[Position, Action]
YES: Final = "yes"
NO: Final = "no"
CLOSED: Final = (Terrain.SHALLOW, Terrain.ZEUS)
"""Spaces that look like sea but aren't water."""


def pointed(board: Board, spaces: Iterable[int]) -> Answers:
    """Return the answer that selects some spaces."""
    return frozenset({tuple(sorted(board.spaces[space].name for space in spaces))})


def in_order(numbers: Iterable[int]) -> str:
    """Return numbers as a text that keeps their order and repetitions, unlike a list of facts."""
    return ", ".join(map(str, numbers))


def anywhere(board: Board) -> SpaceSelection:
    """Return the form of an answer that selects any spaces of a board."""
    return SpaceSelection(tuple(space.name for space in board.spaces))


def by_hole(board: Board, space: int) -> bool:
    """Return whether a space is next to a gap in the sea."""
    return any(board.spaces[near].terrain in CLOSED for near in board.adjacent[space])


def land(board: Board) -> tuple[int, ...]:
    """Return all islands and cities."""
    cities = (city for city in board.cities if city >= 0)
    return tuple(sorted({*board.all_islands, *cities}))


def asked(
    scene: ExerciseScene,
    template: str,
    seed: int,
    form: Form,
    solve: Solver,
    rests_on: tuple[str, ...],
    **more: Any,
) -> E:
    """Return an exercise; without a ``prompt``, its prompt is named after the template."""
    prompt = more.pop("prompt", f"ask-{template.replace('.', '-')}")
    more = {"picture": PICTURES.get(template, Picture.BOARD), **more}
    return Exercise(
        template, seed, scene.rules, scene.position, prompt, form, solve, rests_on, **more
    )


def which_legal(
    scene: ExerciseScene,
    template: str,
    seed: int,
    actions: Iterable[Action],
    rests_on: tuple[str, ...],
    why: Callable[[Answer], tuple[AnswerReason, ...]],
    **more: Any,
) -> E:
    """Return an exercise that asks which of some actions are legal; ``why`` explains the answer."""
    write, read = scene.rules.notation.write, scene.rules.notation.read
    options = tuple(map(write, actions))

    def solve(rules: Delphi) -> Answers:
        fit = [one for one in options if rules.check(scene.position, read(one))]
        return frozenset({tuple(sorted(fit))})

    more = {"action": read, "explain": lambda: why(min(solve(scene.rules))), **more}
    return asked(scene, template, seed, MultipleChoice(options), solve, rests_on, **more)


def templates(makers: Mapping[str, Callable[[ExerciseScene, int], E | None]]) -> dict[str, Any]:
    """Return templates that use the first suitable scene, by their names."""

    def made(name: str, make: Callable[[ExerciseScene, int], E | None], seed: int) -> E:
        return first(name, seed, lambda scene: make(scene, seed))

    return {name: partial(made, name, make) for name, make in makers.items()}
