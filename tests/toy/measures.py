"""The toy's row of spaces as a board to be explored: some of them may be barred."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.games.game import Game
from oracle_nb.games.journeys import Journey, LayoutPiece, Leg
from oracle_nb.games.measures import Measure, Shape, count, number
from oracle_nb.games.registry import scene_of
from oracle_nb.render.scene import Scene
from tests.toy import Setting, Toy, new_game

Row = tuple[int, frozenset[int]]
"""How many spaces follow the start, and which of all are barred."""


class Study:
    """A row with what is known of it."""

    def __init__(self, row: Row) -> None:
        self.length, self.barred = row

    def measure(self, name: str) -> Any:
        return MEASURES[name].of(self)


def _open(study: Study) -> dict[int, float]:
    return {space: 1.0 for space in range(study.length + 1) if space not in study.barred}


MEASURES: Final[Mapping[str, Measure[Study]]] = {
    "row.open": Measure("row.open", "row", Shape.SPACES, _open, count, "own"),
    "row.length": Measure(
        "row.length", "row", Shape.NUMBER, lambda study: study.length, number, "own"
    ),
}


class ToyBoards:
    """Rows of spaces; everybody travels on foot."""

    kinds: Sequence[str] = ("row",)
    measures: Mapping[str, Measure[Study]] = MEASURES
    summary: Sequence[str] = tuple(MEASURES)
    means: Sequence[str] = ("foot",)
    pictures: Sequence[str] = ("weak", "shells", "reach", "plain")
    sample: Path | None = None

    def layout(self, kind: str, seed: int) -> Row:
        if kind not in self.kinds:
            raise ValueError(f"no kind {kind!r}")
        return 3 + seed % 10, frozenset()

    def recipe(self, given: Any) -> tuple[str, Callable[[int], Row]]:
        return given, lambda seed: self.layout(given, seed)

    def kind(self, layout: Row) -> str:
        return "row"

    def study(self, layout: Row) -> Study:
        return Study(layout)

    def names(self, layout: Row) -> Sequence[str]:
        return tuple(str(space) for space in range(layout[0] + 1))

    def say(self, language: str, message: str, /, **facts: Any) -> str:
        return " ".join((message, *map(str, facts.values())))

    def source(self, measure: str) -> str:
        return "nowhere"

    def icon(self, means: str, theme: str) -> str:
        return "<i></i>"

    def ways(self, layout: Row) -> Mapping[int, Sequence[int]]:
        free = [space for space in range(layout[0] + 1) if space not in layout[1]]
        return {i: [j for j in (i - 1, i + 1) if j in free] for i in free}

    def scene(self, layout: Row, language: str = "en") -> Scene:
        rules = Toy(Setting(spaces=layout[0]))
        return replace(scene_of(rules, rules.set_up(1)), pieces=())

    def space(self, layout: Row, number: int, language: str = "en") -> str:
        return f"space {number}"

    def exits(self, layout: Row, start: int) -> Sequence[int]:
        return ()

    def regions(self, layout: Row) -> Mapping[str, Sequence[int]]:
        return {}

    def start(self, layout: Row) -> int:
        return 0

    def reach(self, layout: Row, start: int, means: Sequence[str]) -> Mapping[int, str]:
        return dict.fromkeys(self.ways(layout).get(start, ()), "")

    def journey(
        self, layout: Row, start: int, goal: int, means: Sequence[str], language: str = "en"
    ) -> Journey:
        step = 1 if goal >= start else -1
        way = tuple(range(start, goal + step, step))
        legs = (Leg("foot", way, "walk"),) if len(way) > 1 else ()
        return Journey(legs, f"{len(way) - 1} steps")

    def toggled(self, layout: Row, space: int) -> Row:
        return layout[0], layout[1] ^ {space}

    def piece(self, layout: Row, space: int, turns: int = 0, language: str = "en") -> LayoutPiece:
        raise ValueError("the row is in one piece")

    def place(self, layout: Row, space: int, turns: int, spot: int) -> Row:
        raise ValueError("the row is in one piece")

    def faults(self, layout: Row, language: str = "en") -> Sequence[str]:
        return ("barred spaces",) if layout[1] else ()

    def differences(self, layout: Row, other: Row, language: str = "en") -> Sequence[str]:
        return [f"space {space}" for space in sorted(layout[1] ^ other[1])]

    def write(self, layout: Row) -> str:
        return "-".join(map(str, (layout[0], *sorted(layout[1]))))

    def read(self, given: Any) -> Row:
        length, *barred = map(int, str(given).split("-"))
        return length, frozenset(barred)

    def game(self, layout: Row) -> Game:
        return new_game(1)
