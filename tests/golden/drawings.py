"""The golden drawings: one of each kind, each as the hash of its SVG.

Their details, such as the length of an arrow, follow from no rule that a test could state.
"""

import hashlib
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from oracle_nb.delphi.board import Board, make_layout
from oracle_nb.delphi.rulebook.pictures import PICTURES as DELPHI
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.board_scene import draw_board
from oracle_nb.delphi.ui.icons.legend import cards, legend
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.explorer import measure_scenes
from oracle_nb.games import opening
from oracle_nb.games.scenarios.pictures import PictureFiles
from oracle_nb.mythology.rulebook.pictures import PICTURES as MYTHOLOGY
from oracle_nb.render import highlights, plots, previews
from oracle_nb.render.scene import Op, Scene
from oracle_nb.render.svg import to_svg
from tests.golden.games import WHOLE, whole

DRAWINGS: Final = Path(__file__).parent / "drawings.json"
_WORDS: Final = re.compile(r"(?<=>)[^<]+(?=<)| (?:title|aria-label)=\"[^\"]*\"")
"""The texts of a picture, which other tests read."""


def measures() -> Iterator[tuple[str, Scene]]:
    """Yield every kind of picture of measures."""
    board = Board(make_layout("free", 7))
    scene = draw_board(board)
    values = {space: number / 7 for number, space in enumerate(board.water)}
    first, second, *_, last = board.water
    yield "board", scene
    yield "heat", measure_scenes.heat(scene, values, "Heat", start=first)
    lanes = {pair: 1.0 * number for number, pair in enumerate(pairwise(board.water[:20]))}
    yield "lanes", measure_scenes.lanes(scene, lanes, "Lanes", mark=",")
    cuts = {first: 3, last: 12}
    yield "weak spots", measure_scenes.weak_spots(scene, cuts, [(first, second)], ("Ring", "Bar"))
    yield "marked", measure_scenes.marked(scene, {second: "2", last: "7"}, first, "Marked")
    yield "captioned", measure_scenes.captioned(measure_scenes.plain(scene), "One")
    yield "spot", scene.with_overlay(measure_scenes.spot(scene, first))


def marks() -> Iterator[tuple[str, Scene]]:
    """Yield every kind of mark on a board, plots, and the last positions of games."""
    scene = draw_board(Board(make_layout("compact", 7)))
    first, second, third = (space.space for space in scene.spaces[:3])
    route = (first, second, third)
    yield (
        "highlights",
        highlights.highlight(
            scene, reach={second: "", third: "2"}, selected=first, route=route, refused=(second,)
        ),
    )
    ops: dict[str, tuple[Op, ...]] = {
        "cursor": (highlights.cursor_ring(scene, first),),
        "look": (highlights.look_mark(scene, first),),
        "ends": tuple(highlights.ends_mark(scene, first, start) for start in (True, False)),
        "ahead": (highlights.ahead_mark(scene, first, third),),
        "preview": previews.preview_marks(
            scene,
            [
                previews.Preview(second, "", "statue", "red", "on-red", first),
                previews.Preview(third, ""),
            ],
        ),
        "lines": plots.lines(
            [plots.Series((0, 3, 40.5), "red", "abc"), plots.Series((7, 3, 0), "blue", "def")],
            "012",
        ),
        "bars": plots.bars(
            [
                plots.BarGroup("One", [(-4.0, "red", "a"), (2.5, "blue", "b")]),
                plots.BarGroup("Two", [(11.0, "red", "c")]),
            ]
        ),
    }
    for name, drawn in ops.items():
        yield name, scene.with_overlay(*drawn)
    for number in WHOLE[:2]:
        yield f"game {number}", opening.load(whole(number)).scene()


def legends() -> Iterator[tuple[str, str]]:
    """Yield the symbols of the game with every card."""
    for theme in ("light", "dark"):
        words = wording("en")
        yield f"legend, {theme}", legend(words, theme)
        yield f"cards, {theme}", cards(words, rulebook(), theme)


def illustrations() -> Iterator[tuple[str, Scene]]:
    """Yield the first picture of each file of the rulebook."""
    games: tuple[tuple[PictureFiles[Any], str], ...] = ((DELPHI, ""), (MYTHOLOGY, "mythology "))
    for pictures, game in games:
        for file in pictures.files:
            for frame in pictures.draw(file, 0).frames[:1]:
                for number, scene in enumerate(frame.scenes):
                    yield f"{game}{file.name} {number}", scene


def drawings() -> dict[str, str]:
    """Return the hash of each drawing, without its words."""
    scenes = (*measures(), *marks(), *illustrations())
    texts = [*((name, to_svg(scene)) for name, scene in scenes), *legends()]
    return {
        name: hashlib.blake2b(_WORDS.sub("", text).encode(), digest_size=8).hexdigest()
        for name, text in texts
    }
