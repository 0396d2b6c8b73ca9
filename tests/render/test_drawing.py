from collections import Counter
from math import hypot
from random import Random
from typing import Any

import pytest

from oracle_nb import new_game
from oracle_nb.delphi.board import Board, Terrain, compact_layout
from oracle_nb.delphi.pieces import SHIP_COLORS, Color, Letter
from oracle_nb.delphi.ui.board_scene import contents, draw_board, draw_position
from oracle_nb.delphi.ui.shapes import (
    SHIP_OF,
    SIZE,
    SYMBOL_OF,
    PieceShape,
    movable,
    piece_shapes,
)
from oracle_nb.games.registry import scene_of
from oracle_nb.render.cropping import bounds
from oracle_nb.render.highlights import highlight
from oracle_nb.render.scene import Circle, Group, Line, Polygon, Scene, Symbol, Text

SHIPS = (Color.RED, Color.BLUE)


def symbols(group):
    return [op.name for op in group.ops if isinstance(op, Symbol)]


def groups(layer):
    """The groups of a layer, one for each space."""
    return [op for op in layer if isinstance(op, Group)]


def lying(scene, name):
    return next(op for op in scene.pieces if isinstance(op, Group) and op.name == name)


def test_contents_list_every_piece_on_the_board(board, position):
    received = {
        board.spaces[i].name: [str(p) for p in pieces]
        for i, pieces in contents(board, position, SHIPS, seat=0).items()
    }
    assert received == {
        "A5": ["blue phi tile", "blue shrine"],
        "A6": ["red omega tile, seen by you"],
        "B2": ["blue ship", "red ship (yours)"],
        "B6": ["face-down tile"],
        "C1": ["pink offering", "green offering"],
        "C2": ["blue monster"],
        "C3": ["red monster", "black monster"],
        "C4": ["green temple"],
        "C5": ["green statue"],
        "D1": ["yellow statue"] * 3,
    }


@pytest.mark.parametrize("seat", [None, 1])
def test_a_tile_is_shown_only_to_players_who_looked_at_it(board, position, seat):
    here = board.find("A6").index
    seer = PieceShape("seen-by", SHIPS[0])
    assert contents(board, position, SHIPS, seat)[here] == (PieceShape("face-down"), seer)
    drawn = lying(draw_position(board, position, SHIPS, seat=seat), "A6")
    assert symbols(drawn) == ["tile", "unknown", SHIP_OF[Color(SHIPS[0])]]
    assert (drawn.code, drawn.tone) == ("?", "ink")
    seen = lying(draw_position(board, position, SHIPS, seat=0), "A6")
    assert {"omega", "heart"} <= set(symbols(seen))


DRAWN = {
    "A5": "tile:tile phi:ink gem:blue wave:on-blue shrine:blue wave:on-blue",
    "A6": "tile:tile omega:muted gem:red heart:on-red",
    "B2": "gem:yellow sun:on-yellow ship-round:blue wave:on-blue ship-square:red heart:on-red",
    "B6": "tile:tile unknown:tile-edge",
    "C1": "block:pink wing:on-pink block:green leaf:on-green",
    "C2": "beast:blue wave:on-blue",
    "C3": "beast:red heart:on-red beast:black spear:on-black",
    "C4": "temple:green gem:green leaf:on-green",
    "C5": "statue:green",
    "D1": "statue:yellow statue:yellow statue:yellow",
}
"""The symbols of the pieces on each space, with their colors, from the back to the front."""


def test_a_position_is_drawn_space_by_space_in_colors_and_letters(board, scene):
    drawn = {
        group.name: " ".join(f"{op.name}:{op.fill}" for op in group.ops if isinstance(op, Symbol))
        for group in groups(scene.pieces)
    }
    assert drawn == DRAWN and len(scene.pieces) == len(drawn)
    for group in groups(scene.pieces):
        ground = scene.group(board.find(group.name).index)
        assert (group.space, group.x, group.y) == (ground.space, ground.x, ground.y)
        figures = [op for op in group.ops if isinstance(op, Symbol)]
        assert all(hypot(op.x - group.x, op.y - group.y) < SIZE for op in figures)
        # A row is centered; of ships, one's own is in the middle.
        row = [op.x for op in figures if op.name in {"block", "beast", "statue", *SHIP_OF.values()}]
        if group.name not in ("B2", "C5"):
            assert sum(row) == pytest.approx(len(row) * group.x)
    # Black figures have a light outline, so that they don't look like a hole.
    rims = {op.fill: op.rim for op in lying(scene, "C3").ops if isinstance(op, Symbol)}
    assert (rims["red"], rims["black"]) == ("rim", "rim-black")


def test_the_name_of_a_space_is_centered_near_its_upper_corner(board, scene):
    labels = {
        group.name: [op for op in group.ops if isinstance(op, Text)] for group in groups(scene.base)
    }
    assert list(labels) == [space.name for space in board.spaces]
    assert labels.pop("D2") == [], "shallows have no name on the board"
    for name, (label,) in labels.items():
        at = scene.group(board.find(name).index)
        assert (label.text, label.x) == (name, at.x)
        assert -0.9 * SIZE < label.y - at.y < -0.6 * SIZE
        # 9 pixels on a board of 14 spaces in a window of 1280 x 900.
        assert label.size > 0.32 * SIZE


def test_rings_surround_the_highlighted_spaces_and_no_others(scene):
    marked = highlight(scene, reach={1: "2", 4: ""}, selected=7, refused=(9,))
    assert {group.space for group in groups(marked.overlay)} == {1, 4, 7, 9}
    for group in groups(marked.overlay):
        at = scene.group(group.space)
        ring, *_ = (op for op in group.ops if isinstance(op, Polygon | Line))
        # It is open at the upper corner, where the name is.
        start, *points, end = ring.points
        assert len(points) == 5 and start[1] == pytest.approx(min(y for _, y in ring.points))
        assert start[1] == pytest.approx(end[1])
        assert start[0] + end[0] == pytest.approx(2 * at.x)
        assert sum(x for x, _ in points) == pytest.approx(5 * at.x)
        assert all(0.9 * SIZE < hypot(x - at.x, y - at.y) <= SIZE for x, y in points)
        texts = [op.text for op in group.ops if isinstance(op, Text)]
        assert texts == (["2"] if group.space == 1 else [])


@pytest.mark.parametrize(
    ("ships", "seat", "message"),
    [((4,), None, "2 ship colors"), ((4, 0), None, "ship colors"), ((4, 1), 2, "seat 2")],
)
def test_oversized_content_is_refused(board, position, ships, seat, message):
    with pytest.raises(ValueError, match=message):
        draw_position(board, position, ships, seat=seat)


def test_every_space_is_one_group_with_its_name(sea, sea_scene):
    groups = sea_scene.spaces
    assert [g.space for g in groups] == [space.index for space in sea.spaces]
    assert [g.id for g in groups] == [f"space-{space.name}" for space in sea.spaces]
    assert all(isinstance(g.ops[0], Polygon) and len(g.ops[0].points) == 6 for g in groups)
    labels = {op.text for g in groups for op in g.ops if isinstance(op, Text)}
    assert labels == {s.name for s in sea.spaces if s.terrain != Terrain.SHALLOW}


@pytest.mark.parametrize("seed", range(3))
def test_no_color_without_its_symbol(seed):
    sea = Board(compact_layout(seed))
    for group, space in zip(draw_board(sea).spaces, sea.spaces, strict=True):
        shown = {name for name in symbols(group) if name in SYMBOL_OF}
        colors = {space.color} if space.color >= 0 else set()
        colors |= {c for c in range(6) if space.sites >> c & 1}
        assert shown == {SYMBOL_OF[c] for c in colors}
        painted = {op.fill for op in group.ops if isinstance(op, Circle | Symbol)}
        assert {str(Color(c)) for c in colors} <= painted


@pytest.mark.parametrize("kind", ["monster", "offering", "temple", "statue", "ship", "shrine"])
def test_no_piece_without_the_symbol_of_its_color(board, kind):
    spaces = {
        "monster": "C2",
        "offering": "C1",
        "temple": "C4",
        "statue": "C5",
        "ship": "B2",
        "shrine": "A5",
    }
    space = board.find(spaces[kind])
    colors = {"ship": SHIP_COLORS, "statue": (Color.PINK, Color.GREEN, Color.BLACK)}
    looks = []
    for color in colors.get(kind, tuple(Color)):
        shapes = piece_shapes(space, 0, 0, [PieceShape(kind, color)])
        # The badge or the site below a temple or a statue is on the board, or comes with it.
        ground = draw_board(board).group(space.index).ops if kind == "statue" else ()
        shown = [op.name for op in (*shapes, *ground) if isinstance(op, Symbol)]
        assert SYMBOL_OF[color] in shown
        looks.append(shapes)
    assert len(set(looks)) == len(looks)


def test_ships_of_different_colors_have_different_rigs(board):
    space = board.find("B2")
    shapes = piece_shapes(space, 0, 0, [PieceShape("ship", c) for c in SHIP_COLORS])
    assert {op.name for op in shapes if isinstance(op, Symbol)} >= set(SHIP_OF.values())
    # The color of the water is still told.
    assert SYMBOL_OF[space.color] in [op.name for op in shapes if isinstance(op, Symbol)]


def test_players_find_their_ship_among_others(board):
    space = board.find("B2")
    for count in range(1, 4):
        pieces = [PieceShape("ship", color) for color in SHIP_COLORS[:count]]
        pieces.append(PieceShape("own-ship", SHIP_COLORS[3]))
        shapes = piece_shapes(space, 0, 0, pieces)
        symbols = [op for op in shapes if isinstance(op, Symbol)]
        *others, own = [symbol for symbol in symbols if symbol.name in SHIP_OF.values()]
        assert own.name == SHIP_OF[SHIP_COLORS[3]]
        assert all(own.size > other.size for other in others)
        ring = shapes[movable(pieces, len(shapes))[-1][1]]
        assert isinstance(ring, Circle) and ring.stroke == "rim"
        # Alone, it needs no ring.
        alone = piece_shapes(space, 0, 0, pieces[-1:])
        assert alone == piece_shapes(space, 0, 0, [PieceShape("ship", SHIP_COLORS[3])])


@pytest.mark.parametrize("count", range(1, 5))
@pytest.mark.parametrize(("name", "kind"), [("B2", "ship"), ("C2", "monster"), ("C1", "offering")])
def test_pieces_lie_apart_and_on_their_space(board, name, kind, count):
    space = board.find(name)
    at = draw_board(board).group(space.index)
    pieces = [PieceShape(kind, color) for color in SHIP_COLORS[:count]]
    figures = {"monster": ("beast",), "offering": ("block",), "ship": tuple(SHIP_OF.values())}
    laid = [
        op
        for op in piece_shapes(space, at.x, at.y, pieces)
        if isinstance(op, Symbol) and op.name in figures[kind]
    ]
    assert len(laid) == count
    scene = draw_board(board)
    assert all(scene.pick(op.x, op.y) == space.index for op in laid)
    for i, piece in enumerate(laid):
        for other in laid[:i]:
            far = ((piece.x - other.x) ** 2 + (piece.y - other.y) ** 2) ** 0.5
            assert far >= 0.8 * (piece.size + other.size)


def test_the_four_letters_have_four_symbols(board, position):
    space = board.find("A5")
    drawn = [
        piece_shapes(space, 0, 0, [PieceShape("face-up", Color.RED, letter)]) for letter in Letter
    ]
    assert len(set(drawn)) == 4


def test_words_come_from_the_caller(board, position):
    here = board.find("B2").index
    scene = draw_position(
        board,
        position,
        SHIPS,
        titles={here: "B2, woda żółta"},
        piece_titles={here: "dwa statki"},
        title="Plansza",
        description="Morze",
    )
    assert scene.group(here).title == "B2, woda żółta"
    assert lying(scene, "B2").title == "dwa statki"
    assert (scene.title, scene.description) == ("Plansza", "Morze")
    assert scene.group(here + 1).title == "B3, green water"


def test_every_title_has_a_text_and_names_its_space(scene):
    for group in scene.spaces:
        assert group.title.startswith(f"{group.name}, ")
    assert all(isinstance(op, Group) and op.title for op in scene.pieces)


def test_the_base_layer_is_the_same_for_every_position(board, position, scene):
    assert scene.base == draw_board(board).base
    assert isinstance(scene, Scene)


def test_everything_in_a_game_is_drawn():
    game = new_game(players=3, seed=5)
    rules: Any = game.rules
    chance = Random(1)
    for count in range(400):
        actions = list(game.legal_actions())
        if not actions:
            break
        game.play(chance.choice(actions))
        if count % 40:
            continue
        received = contents(rules.board, game.position, rules.setting.ships)
        kinds = Counter(piece.kind for pieces in received.values() for piece in pieces)
        now = game.position
        assert kinds["ship"] == 3
        assert kinds["monster"] == sum(mask.bit_count() for mask in now.monsters)
        assert kinds["offering"] == sum(mask.bit_count() for mask in now.offerings)
        assert kinds["statue"] == sum(now.statues) + sum(mask.bit_count() for mask in now.sites)
        assert kinds["shrine"] == now.shrines.bit_count()
        assert kinds["face-up"] == now.face_up.bit_count()
        assert kinds["face-up"] + kinds["face-down"] == 12
        assert kinds["temple"] == 6
        scene = scene_of(rules, now)
        assert [op.space for op in scene.pieces if isinstance(op, Group)] == sorted(received)


def test_ships_leave_the_name_of_their_water_readable(board: Board) -> None:
    water = board.spaces[board.water[0]]
    at = draw_board(board).group(water.index)
    name = next(op for op in at.ops if isinstance(op, Text))
    capitals = 0.72 * name.size
    for count in range(1, len(SHIP_COLORS) + 1):
        pieces = [PieceShape("ship", int(color)) for color in SHIP_COLORS[:count]]
        symbols = [op for op in piece_shapes(water, at.x, at.y, pieces) if isinstance(op, Symbol)]
        ships = [symbol for symbol in symbols if symbol.name in SHIP_OF.values()]
        assert len(ships) == count
        assert min(bounds(ship)[1] for ship in ships) >= name.y + capitals / 2
