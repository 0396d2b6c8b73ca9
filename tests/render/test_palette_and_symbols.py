import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from oracle_nb.delphi.pieces import SHIP_COLORS, Color
from oracle_nb.delphi.ui.shapes import SHIP_OF, SYMBOL_OF
from oracle_nb.render.highlights import cursor_ring, highlight
from oracle_nb.render.palette import THEMES, color, letters_on, palette, rgb
from oracle_nb.render.scene import Circle, Group, Line, Op, Polygon, Symbol, Text
from oracle_nb.render.symbol_parts import area, curve, disc, line
from oracle_nb.render.symbol_shapes import SYMBOLS
from oracle_nb.render.symbols import COLOR_SYMBOLS, draw_parts, expand

ROOT = Path(__file__).parents[2]


def leaves(ops: Iterable[Op]):
    for op in ops:
        if isinstance(op, Group):
            yield from leaves(op.ops)
        else:
            yield op


def luminance(name, theme):
    parts = [part / 255 for part in rgb(name, theme)]
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(first, other, theme):
    low, high = sorted((luminance(first, theme), luminance(other, theme)))
    return (high + 0.05) / (low + 0.05)


def test_themes_have_the_same_names_and_real_colors():
    assert set(palette("light")) == set(palette("dark"))
    for theme in THEMES:
        assert all(re.fullmatch("#[0-9A-F]{6}", code) for code in palette(theme).values())


def test_the_game_colors_are_the_chosen_ones():
    chosen = {
        "red": "#D55E00",
        "yellow": "#F0E442",
        "green": "#009E73",
        "blue": "#0072B2",
        "black": "#000000",
        "pink": "#F7A8D8",
    }
    for theme in THEMES:
        assert {name: color(name, theme) for name in chosen} == chosen


MAP_TEXTS = {
    "ink": ("water", "land", "grass", "stone", "tile", "ocean", "paper"),
    "sea-name": ("water", "sea-0", "sea-1", "sea-2", "paper"),
    "map-name": (*(f"region-{n}" for n in range(5)), "sea-0", "sea-1", "sea-2", "paper"),
    **{
        f"on-{name}": (name,)
        for name in ("hero", "monster", "prize", "yellow", "white", "reach", "refuse")
    },
    **{f"on-heat-{n}": (f"heat-{n}",) for n in range(7)},
}
"""Writing on boards and maps, by color, with the colors that it is written on."""


@pytest.mark.parametrize("theme", THEMES)
def test_text_has_enough_contrast(theme):
    faint = [
        (text, ground)
        for text, grounds in MAP_TEXTS.items()
        for ground in grounds
        if contrast(text, ground, theme) < 7
    ]
    assert faint == []
    for ground in ("paper", "water", "land", "grass", "stone", "tile"):
        assert contrast("muted", ground, theme) >= 4.5
    for name in (*COLOR_SYMBOLS, "white", "sky"):
        assert contrast(f"on-{name}", name, theme) >= 3
        assert contrast(letters_on(name), name, theme) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_water_and_land_differ_in_tone(theme):
    tones = [luminance(name, theme) for name in ("water", "stone", "land")]
    assert len({round(tone, 2) for tone in tones}) == 3


def test_every_color_is_drawn_somewhere():
    drawn = "".join(path.read_text("utf-8") for path in (ROOT / "oracle_nb").rglob("*.py"))
    ground = re.compile(r"on-|region-|sea-\d|heat-")
    unused = [
        name
        for name in palette()
        if not ground.match(name) and drawn.count(f'"{name}"') == drawn.count(f'"{name}": "#')
    ]
    assert unused == []


def test_unknown_names_are_refused():
    with pytest.raises(ValueError, match="sepia"):
        palette("sepia")
    with pytest.raises(ValueError, match="mauve"):
        color("mauve")
    with pytest.raises(ValueError, match="kraken"):
        expand(Symbol("kraken", 0, 0, 1, "red"))


def test_each_color_and_each_ship_has_a_symbol_of_its_own():
    assert len(set(SYMBOL_OF)) == len(Color) == 6
    assert tuple(COLOR_SYMBOLS[str(c)] for c in Color) == SYMBOL_OF
    assert len({SYMBOLS[name] for name in SYMBOL_OF}) == 6
    assert set(SHIP_OF) == set(SHIP_COLORS)
    assert len({SYMBOLS[name] for name in SHIP_OF.values()}) == 4


@pytest.mark.parametrize("name", SYMBOLS)
def test_symbols_keep_to_their_box(name):
    for shape in expand(Symbol(name, 100, 50, 10, "red", rim="rim")):
        points = [(shape.x, shape.y)] if isinstance(shape, Circle) else shape.points
        radius = shape.r if isinstance(shape, Circle) else 0
        for x, y in points:
            assert 100 - 11 <= x - radius <= x + radius <= 100 + 11
            assert 50 - 11 <= y - radius <= y + radius <= 50 + 11


def test_symbols_move_and_grow():
    (small,) = expand(Symbol("heart", 0, 0, 1, "red"))
    (large,) = expand(Symbol("heart", 3, 4, 10, "red"))
    assert isinstance(small, Polygon)
    assert isinstance(large, Polygon)
    for (x, y), (bx, by) in zip(small.points, large.points, strict=True):
        assert (3 + 10 * x, 4 + 10 * y) == pytest.approx((bx, by))


def test_symbols_take_the_colors_they_are_given():
    shapes = expand(Symbol("leaf", 0, 0, 10, "green", "paper", "rim"))
    assert {s.fill for s in shapes if isinstance(s, Polygon)} == {"green"}
    assert {s.stroke for s in shapes if isinstance(s, Line)} == {"paper", "green", "rim"}


def test_a_rim_shows_on_both_sides_of_a_line():
    symbol = Symbol("stroke", 0, 0, 40, "green", "paper", "rim")
    rim, middle = draw_parts([line("fill", 0.2, (0, 0), (1, 1))], symbol)
    assert isinstance(rim, Line) and isinstance(middle, Line)
    assert (rim.stroke, middle.stroke) == ("rim", "green")
    assert rim.points == middle.points == ((0, 0), (40, 40))
    # The border of a symbol of this size is 3.5 wide, and the line 0.2 of the size.
    assert (rim.width, middle.width) == (15, 8)


@pytest.mark.parametrize(("rim", "drawn"), [("rim", "rim"), ("", "green")])
def test_a_part_in_the_color_of_the_rim_is_filled_like_the_symbol_without_one(rim, drawn):
    (spot,) = draw_parts([disc("rim", 0, 0, 0.5)], Symbol("", 10, 20, 4, "green", "ink", rim))
    assert spot == Circle(10, 20, 2, drawn, width=1.0)


def test_a_curve_is_the_cubic_bezier_curve_of_its_four_points():
    corners = ((2.0, 1.0), (9.0, 10.0), (3.0, 30.0), (27.0, -2.0))
    points = curve(*corners, steps=3)
    assert points[0] == corners[0] and points[-1] == corners[-1]
    # In thirds, by the weights 8, 12, 6 and 1, and the same backwards.
    for point, weights in ((points[1], (8, 12, 6, 1)), (points[2], (1, 6, 12, 8))):
        assert point == pytest.approx(
            tuple(
                sum(weight * corner[axis] for weight, corner in zip(weights, corners, strict=True))
                / 27
                for axis in (0, 1)
            )
        )
    assert len(curve(*corners)) == 9


def test_scenes_use_only_names_that_exist(scene, sea_scene):
    marked = highlight(scene, reach={1: "2"}, selected=1, route=(1, 2), refused=(2,))
    drawn = [*sea_scene.base, *marked.base, *marked.pieces, *marked.overlay, cursor_ring(scene, 1)]
    names = set()
    for op in leaves(drawn):
        shapes = expand(op) if isinstance(op, Symbol) else (op,)
        for shape in shapes:
            if not isinstance(shape, Line):
                names.add(shape.fill)
            if not isinstance(shape, Text):
                names.add(shape.stroke)
    assert names - {""} <= set(palette("light"))
    assert len(names) > 20


def test_a_game_draws_symbols_of_its_own():
    parts = (area("fill", (-1, -1), (1, -1), (0, 1)), disc("ink", 0, 0, 0.5))
    triangle, dot = draw_parts(parts, Symbol("", 10, 20, 4, "red", "paper"))
    assert triangle == Polygon(((6, 16), (14, 16), (10, 24)), "red", width=1.0)
    assert dot == Circle(10, 20, 2, "paper", width=1.0)


def test_eight_players_differ_by_color_and_by_dashes():
    from oracle_nb.render.plots import DASHES

    assert len(set(DASHES)) == len(DASHES) == 8
    for theme in THEMES:
        tones = [color(tone, theme) for tone in (*COLOR_SYMBOLS, "white", "sky")]
        assert len(set(tones)) == 8
        assert all(contrast(f"on-{tone}", tone, theme) >= 3 for tone in ("white", "sky"))
