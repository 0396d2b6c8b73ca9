"""Small pictures of boards of one kind, all with the measure on view and the same scale."""

from collections.abc import Mapping
from typing import Final

from oracle_nb.explorer.layout_view import SurveyedLayout
from oracle_nb.explorer.measure_scenes import Scale, short
from oracle_nb.games.measures import Shape
from oracle_nb.render.html import Html, button, tag
from oracle_nb.render.scene import Op, Polygon, Scene, outline
from oracle_nb.render.svg import to_svg
from oracle_nb.web.explorer.code_view import code_view
from oracle_nb.web.explorer.exports import family_cell
from oracle_nb.web.explorer.state import ExplorerState

NUMBER: Final = 8
"""Number of boards."""


def family_view(state: ExplorerState, theme: str) -> Html | None:
    """Return boards of the kind with the next seeds, or the button that shows them.

    None for a game whose layouts are all on the same board.
    """
    say = state.say
    if state.changes is None:
        return None
    toggle = button(say("explore-family-hide" if state.family else "explore-family-show"), "family")
    kind = state.game_text(f"kind-{state.kind}")
    return tag(
        "section",
        tag("h2", say("explore-family", name=kind)),
        _boards(state, theme) if state.family else None,
        toggle,
        cls="own x-family",
        data_k="family",
    )


def _boards(state: ExplorerState, theme: str) -> Html:
    name = state.measured or state.field.summary[0]
    first = state.shown.seed if state.shown.kind else 1
    boards = {
        seed: SurveyedLayout(state.field, state.field.layout(state.kind, seed))
        for seed in range(first, first + NUMBER)
    }
    values = {seed: _space_values(state, board, name) for seed, board in boards.items()}
    scale = Scale.from_numbers(number for row in values.values() for number in row.values())
    figures = [
        button(
            Html(to_svg(_small(state, board, values[seed], scale), theme, prefix=f"f{seed}-")),
            "seed",
            str(seed),
            cls="x-small-board",
            aria_label=f"{seed}: {short(board.headline(name), state.mark)}",
            title=state.sentence(name, board.headline(name)),
        )
        for seed, board in boards.items()
    ]
    labels = [
        tag("span", f"{seed}: ", tag("b", short(board.headline(name), state.mark)))
        for seed, board in boards.items()
    ]
    cells = [tag("div", *pair) for pair in zip(figures, labels, strict=True)]
    return tag(
        "div",
        tag("p", state.term(name), cls="x-hint"),
        tag("div", cells, cls="x-boards"),
        code_view(state, family_cell(state, name, first, NUMBER), "family"),
    )


def _space_values(state: ExplorerState, board: SurveyedLayout, name: str) -> Mapping[int, float]:
    """Return the number of each space by a measure; of the members of a set, if it is one."""
    if state.field.measures[name].shape != Shape.SPACES:
        return {}
    values: Mapping[int, float] = board.study.measure(name)
    return values


def _small(
    state: ExplorerState, board: SurveyedLayout, values: Mapping[int, float], scale: Scale
) -> Scene:
    """Return a board as plain hexagons in the tones of their numbers."""
    scene = state.field.scene(board.plan, state.language)
    ops: list[Op] = []
    for space in scene.spaces:
        number = values.get(space.space)
        usual = "water" if space.space in board.ways else "paper"
        fill = usual if number is None else f"heat-{scale.tone(number)}"
        points = tuple((round(x), round(y)) for x, y in outline(space))
        ops.append(Polygon(points, fill, "water-edge", 1.0))
    return Scene(scene.width, scene.height, tuple(ops), title=board.names[0])
