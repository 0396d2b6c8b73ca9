from itertools import pairwise
from math import hypot

import pytest

from oracle_nb.games.registry import package_of, scene_of
from oracle_nb.render.highlights import (
    ahead_mark,
    cursor_ring,
    ends_mark,
    highlight,
    look_mark,
    numbered_mark,
    route_line,
)
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Symbol, Text

LETTER = 0.58
"""The width of a letter in font sizes; half a line is half as high above and below its middle."""


def test_every_kind_of_mark_has_a_shape_of_its_own(scene):
    def looks_of(ops):
        groups = [op for op in ops if isinstance(op, Group)]
        return [
            (type(op), bool(getattr(op, "dash", ())), bool(getattr(op, "fill", "")))
            for group in groups
            for op in group.ops
        ]

    def shapes(**marks):
        return looks_of(highlight(scene, **marks).overlay)

    looks = [
        shapes(reach={1: ""}),
        shapes(reach={1: "2"}),
        shapes(selected=1),
        shapes(refused=(1,)),
        shapes(route=(1, 2)),
        *(
            looks_of([mark])
            for mark in (
                cursor_ring(scene, 1),
                look_mark(scene, 1),
                ends_mark(scene, 1, True),
                ahead_mark(scene, 1, 2),
            )
        ),
    ]
    assert len({tuple(look) for look in looks}) == len(looks)


def test_a_wedge_is_whole_and_leaves_the_name_of_its_space_free(sea_scene):
    sizes = set()
    for group in sea_scene.spaces:
        wedge = look_mark(sea_scene, group.space)
        heights = [y for op in wedge.ops if isinstance(op, Polygon) for _, y in op.points]
        names = [op for op in group.ops if isinstance(op, Text) and op.text == group.name]
        lowest = max(heights)
        # In the top row there is no room above the name.
        above = all(lowest < op.y - 0.5 * op.size for op in names)
        assert above or min(heights) > group.y
        assert min(heights) >= 0 and lowest <= sea_scene.height
        sizes.add(round(lowest - min(heights), 6))
    assert len(sizes) == 1


def test_pick_up_and_drop_marks_look_opposite(scene):
    up, down = (
        [op.points for op in ends_mark(scene, 1, start).ops if isinstance(op, Line)][-2:]
        for start in (True, False)
    )
    (foot, tip), (end, point) = up[0], down[0]
    assert foot[1] > tip[1] and end[1] < point[1]
    # The head of the arrow has its wings on both sides, before the tip.
    for (_, (x, y)), (left, middle, right) in (up, down):
        assert middle == (x, y)
        assert x - left[0] == pytest.approx(right[0] - x) and left[0] < x
        assert left[1] == right[1] != y
    marks = [ends_mark(scene, 1, start) for start in (True, False)]
    assert [mark.id.split("-")[0] for mark in marks] == ["from", "to"]
    assert [mark.code for mark in marks] == ["^", "!"]


def test_a_line_ahead_leads_from_one_space_to_the_other_and_covers_neither(scene):
    start, end = scene.group(1), scene.group(7)
    mark = ahead_mark(scene, 1, 7)
    dx, dy = end.x - start.x, end.y - start.y
    far = (dx**2 + dy**2) ** 0.5
    below, *_, above = [op for op in mark.ops if isinstance(op, Line) and len(op.points) == 2]
    assert below.points == above.points
    assert below.width > above.width and above.dash and not below.dash
    (ax, ay), (bx, by) = above.points
    for x, y in above.points:
        # On the line through both middles.
        assert (x - start.x) * dy == pytest.approx((y - start.y) * dx)
    lengths = [((x - start.x) * dx + (y - start.y) * dy) / far for x, y in above.points]
    assert 0 < lengths[0] < lengths[1] < far
    assert lengths[0] == pytest.approx(far - lengths[1])
    assert scene.pick(ax, ay) == 1 and scene.pick(bx, by) == 7
    (disc,) = (op for op in mark.ops if isinstance(op, Circle))
    assert (disc.x, disc.y) == (bx, by)


def test_marks_are_drawn_on_their_space_with_their_meaning(scene):
    drawn = highlight(
        scene,
        reach={1: "2", 2: ""},
        selected=5,
        refused=(7,),
        titles={1: "2 favor tokens", 7: "too far"},
    )
    groups = {op.space: op for op in drawn.overlay if isinstance(op, Group)}
    assert set(groups) == {1, 2, 5, 7}
    assert groups[1].title == "2 favor tokens"
    assert groups[7].title == "too far"
    assert [op.text for op in groups[1].ops if isinstance(op, Text)] == ["2"]
    assert not [op for op in groups[2].ops if isinstance(op, Text)]
    assert "cross" in [op.name for op in groups[7].ops if isinstance(op, Symbol)]
    for space, group in groups.items():
        for op in group.ops:
            for x, y in getattr(op, "points", ()):
                inner = group.x + 0.9 * (x - group.x), group.y + 0.9 * (y - group.y)
                assert scene.pick(*inner) == space


def test_highlights_replace_each_other_and_leave_the_board_alone(scene):
    first = highlight(scene, selected=1)
    assert highlight(first, selected=2) == highlight(scene, selected=2)
    assert first.base is scene.base
    assert first.pieces is scene.pieces
    assert highlight(first).overlay == ()


def test_a_route_goes_through_the_middles(scene):
    group = route_line(scene, (1, 2, 3))
    way = next(op for op in group.ops if isinstance(op, Line))
    assert way.points[:2] == tuple((scene.group(i).x, scene.group(i).y) for i in (1, 2))
    assert any(isinstance(op, Polygon) for op in group.ops)
    assert len(highlight(scene, route=(1,)).overlay) == 0
    with pytest.raises(ValueError, match="two spaces"):
        route_line(scene, (1,))


def test_an_unknown_space_is_refused(scene):
    with pytest.raises(KeyError, match="999"):
        highlight(scene, reach={999: ""})


def test_a_region_has_one_line_around_all_of_it():
    corners = ((20, 0), (10, 17), (-10, 17), (-20, 0), (-10, -17), (10, -17))
    spaces = tuple(
        Group((Polygon(tuple((x + dx, y + dy) for dx, dy in corners)),), space=space, x=x, y=y)
        for space, (x, y) in enumerate(((50, 50), (50, 84), (80.1, 67)))
    )
    scene = Scene(200, 200, base=spaces)
    (group,) = highlight(scene, region=(0, 1, 2)).overlay
    assert isinstance(group, Group)
    sides = [op.points for op in group.ops if isinstance(op, Line) and op.stroke == "select"]
    # Three hexes that touch each other have twelve of eighteen sides outside.
    assert len(sides) == 12
    assert ((40, 67), (60, 67)) not in {tuple(sorted(side)) for side in sides}


def test_rings_of_hexes_with_level_edges_are_open_where_names_are():
    corners = ((20, 0), (10, 17), (-10, 17), (-20, 0), (-10, -17), (10, -17))
    flat = Group((Polygon(tuple((50 + x, 50 + y) for x, y in corners)),), space=0, x=50, y=50)
    scene = Scene(100, 100, base=(flat,))
    for marks in ({"reach": {0: ""}}, {"selected": 0}):
        (group,) = highlight(scene, **marks).overlay
        assert isinstance(group, Group)
        lines = [op.points for op in group.ops if isinstance(op, Line)]
        assert len(lines) % 2 == 0 and lines
        for points in lines:
            assert {x < 50 for x, _ in points} in ({True}, {False})
            assert all(abs(x - 50) > 5 for x, _ in points)


def name_box(group):
    """The half width and half height of the name of a space, and its middle; None without one."""
    names = [op for op in group.ops if isinstance(op, Text) and op.text == group.name]
    if not names:
        return None
    (name,) = names
    return name.x, name.y, LETTER * name.size * len(name.text) / 2, 0.38 * name.size


def points_along(line):
    """Points on a line, so close to each other that nothing fits between."""
    for (ax, ay), (bx, by) in pairwise(line.points):
        for part in range(41):
            yield ax + part / 40 * (bx - ax), ay + part / 40 * (by - ay)


@pytest.mark.parametrize("game", ["delphi", "mythology"])
def test_rings_and_prices_leave_names_and_icons_free(game):
    played = package_of(game).new_game(2, seed=7)
    scene = scene_of(played.rules, played.position, seat=0, language="en")
    boxes = {group.space: name_box(group) for group in scene.spaces}
    assert sum(box is not None for box in boxes.values()) > 80
    for group in scene.spaces:
        (marks,) = highlight(scene, reach={group.space: "3"}).overlay
        assert isinstance(marks, Group)
        coin = next(op for op in marks.ops if isinstance(op, Circle))
        for op in group.ops:
            if isinstance(op, Symbol) and op.name == "gem":
                assert hypot(coin.x - op.x, coin.y - op.y) > coin.r + op.size
        box = boxes[group.space]
        if box is None:
            continue
        x, y, wide, tall = box
        beside = max(abs(coin.x - x) - wide, 0.0), max(abs(coin.y - y) - tall, 0.0)
        assert hypot(*beside) > 0.9 * coin.r, group.name
        for ring in (op for op in marks.ops if isinstance(op, Line)):
            for px, py in points_along(ring):
                assert abs(px - x) > wide or abs(py - y) > tall, group.name


def test_a_refused_route_is_dashed_in_another_color(scene):
    own, right = (route_line(scene, (1, 2, 3), refused=refused) for refused in (True, False))
    dashes = [[op.dash for op in group.ops if isinstance(op, Line)] for group in (own, right)]
    assert any(dashes[0]) and not any(dashes[1])
    assert own.id != right.id


def test_the_numbers_of_two_ways_on_a_space_differ_in_shape_and_lie_apart(scene):
    (disc, left), (box, right) = (numbered_mark(scene, 1, number).ops for number in (1, 2))
    assert isinstance(disc, Circle) and isinstance(box, Polygon)
    assert isinstance(left, Text) and isinstance(right, Text)
    assert (left.text, right.text) == ("1", "2")
    assert max(abs(left.x - right.x), abs(left.y - right.y)) > 2 * disc.r
