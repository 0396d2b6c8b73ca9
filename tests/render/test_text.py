import re

from oracle_nb.render.highlights import highlight
from oracle_nb.render.palette import palette
from oracle_nb.render.scene import Scene
from oracle_nb.render.text_map import to_list, to_text

MAP = """\
The board

A2ZEUS A3~p A4~b  A5=r  A6=b
                  bPh^  rOm?
   B2~y  B3~g  B4~r  B5~k  B6=p
   BR                      ?
C1o   C2m   C3mm  C4t   C5s
pg    b     rk    g     pGk
   D1#y  D2..
   yyy
"""


def test_the_map_of_the_small_board(scene):
    assert to_text(scene, legend=False) == MAP


def test_the_legend_follows(scene):
    lines = to_text(scene).splitlines()
    assert len(lines) == len(MAP.splitlines()) + 1 + len(scene.legend)
    assert lines[-1].startswith(scene.legend[-1][0])


def test_every_space_of_a_whole_board_is_on_the_map(sea, sea_scene):
    text = to_text(sea_scene, legend=False)
    for space in sea.spaces:
        assert re.search(rf"(?<![A-Z]){space.name}(?![0-9])", text), space.name
    assert max(map(len, text.splitlines())) <= 100


def test_marks_are_on_the_map(board, scene):
    index = {space.name: space.index for space in board.spaces}
    marked = highlight(
        scene, reach={index["A3"]: "2"}, selected=index["B2"], refused=(index["C2"],)
    )
    text = to_text(marked, legend=False)
    assert "*2" in text
    assert "BR<" in text
    assert "bx" in text


def test_colors_change_nothing_but_the_color(scene):
    colored = to_text(scene, color=True, theme="dark", legend=False)
    plain = re.sub(r"\x1b\[[0-9;]*m", "", colored)
    assert "".join(plain.split()) == "".join(to_text(scene, legend=False).split())
    blue = palette("dark")["blue"]
    numbers = ";".join(str(int(blue[i : i + 2], 16)) for i in (1, 3, 5))
    assert f"48;2;{numbers}" in colored


def test_the_list_describes_the_board(board, scene):
    marked = highlight(scene, selected=1, titles={1: "chosen"})
    lines = to_list(marked).splitlines()
    assert lines[0] == "The board"
    assert len(lines) == 1 + len(board.spaces)
    assert "B2, yellow water; blue ship, red ship (yours)" in lines
    assert "A3, pink water; chosen" in lines
    short = to_list(marked, empty=False).splitlines()
    assert len(short) == 1 + 11
    assert set(short) <= set(lines)


def test_without_rows_there_is_a_list():
    assert to_text(Scene(10, 10, title="Nothing")) == "Nothing\n"
