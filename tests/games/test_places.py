"""Places of any shape can be clicked at a table, with both renderers."""

from typing import Any

import pytest

from nim_game.rules import Nim
from oracle_nb.games import registry
from oracle_nb.games.package import GamePackage
from oracle_nb.games.presentation import ActionPresentation, PlainSetup, Presentation
from oracle_nb.render.scene import Circle, Group, Scene, Shape, Symbol, Text
from oracle_nb.web.table.page import TablePage
from oracle_nb.web.widgets.board_page import PageContext

SHAPES: tuple[Shape, ...] = (
    Circle(20, 20, 10, "red"),
    Text(60, 20, "two", 12),
    Symbol("temple", 100, 20, 10, "grass"),
)


class RoundActions(ActionPresentation):
    """A click on a place takes as many stones as its number and one more."""

    def target_space(self, rules: Any, position: Any, action: Any) -> int | None:
        return int(action[-1]) - 1

    def candidates(self, rules: Any, position: Any, source: str, space: int) -> list[str]:
        return [f"take {space + 1}"]


class RoundNim(GamePackage):
    """Nim with a circle, a text and a symbol as places."""

    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        places = (
            Group((shape,), space=space, name=str(space + 1), x=20 + 40.0 * space, y=20)
            for space, shape in enumerate(SHAPES)
        )
        return Scene(120, 40, tuple(places), title="Stones")

    def presentation(self, language: str = "en") -> Presentation:
        return Presentation(setup=PlainSetup(self), actions=RoundActions())


@pytest.mark.parametrize("space", range(3))
@pytest.mark.parametrize("renderer", ["canvas", "svg"])
def test_a_place_of_any_shape_is_clicked(
    renderer: str, space: int, monkeypatch: pytest.MonkeyPatch
):
    package = RoundNim(Nim)
    monkeypatch.setitem(registry._registered, "nim", package)
    page = TablePage(package.new_game(2, seed=1), PageContext(renderer=renderer))
    page._hovered(space)
    page._clicked(space)
    assert page.controller.chosen == f"take {space + 1}"
    page.close()
