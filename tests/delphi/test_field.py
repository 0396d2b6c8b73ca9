"""Delphi in the board explorer: changed seas, journeys with dice, codes."""

from itertools import pairwise, permutations

import pytest

import oracle_nb
from oracle_nb.delphi.board import Layout, LayoutError, Terrain, board_of, make_layout
from oracle_nb.delphi.measures import DelphiBoardData, whatif
from oracle_nb.delphi.measures.network.journeys import RANGE, journey, reach, shortest
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import Color
from tests.samples import sampled

FIELD = DelphiBoardData()
FREE = make_layout("free", 7)
BOARD = board_of(FREE)


# --- shallows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", FIELD.kinds)
def test_a_shallow_comes_and_goes(kind):
    layout = FIELD.layout(kind, 2)
    before = whatif.board(layout)
    for space in (*before.water[::9], *before.shallows[::3]):
        sea = FIELD.toggled(layout, space)
        after = whatif.board(sea)
        was, now = before.spaces[space], after.spaces[space]
        assert {was.terrain, now.terrain} == {Terrain.WATER, Terrain.SHALLOW}
        assert [space.hex for space in after.spaces] == [space.hex for space in before.spaces]
        same = [number for number in range(len(before.spaces)) if number != space]
        assert all(before.spaces[space].terrain == after.spaces[space].terrain for space in same)
        assert FIELD.toggled(sea, space) == layout
        assert FIELD.read(FIELD.write(sea)) == sea


def test_land_stays_land():
    with pytest.raises(ValueError, match="neither water nor a shallow"):
        FIELD.toggled(FREE, BOARD.cities[0])


# --- tiles ---------------------------------------------------------------------------------------


def test_a_tile_stays_where_it_is_placed_and_never_overlaps_another():
    for space in range(0, len(BOARD.spaces), 31):
        for turns in (0, 5, 8):
            held = whatif.held(FREE, space, turns)
            for hex_ in list(held.spots)[::7]:
                sea = whatif.place_tile(FREE, space, turns, hex_)
                board = whatif.board(sea)
                assert hex_ in {space.hex for space in board.spaces}
                tiles = whatif.layout_of(sea).tiles
                covered = [each for tile in tiles for each in tile.hexes()]
                assert len(covered) == len(set(covered))
                assert FIELD.read(FIELD.write(sea)) == sea
                texts = FIELD.faults(sea)
                assert bool(texts) == bool(whatif.layout_of(sea).faults())


def test_changes_move_with_their_tile():
    space = next(i for i in BOARD.water if BOARD.spaces[i].tile == "L2")
    sea = FIELD.toggled(FREE, space)
    held = whatif.held(sea, space, 0)
    hex_ = next(iter(held.spots))
    after = whatif.board(whatif.place_tile(sea, space, 0, hex_))
    assert after.spaces[after.space_at(hex_)].terrain == Terrain.SHALLOW
    assert FIELD.differences(FREE, whatif.place_tile(FREE, space, 0, hex_)) == [
        "Tile L2 is in a different position."
    ]


def test_a_held_tile_previews_its_place_and_free_space_beside_the_board():
    piece = FIELD.piece(FREE, 80)
    assert set(piece.covered) == {
        i for i in range(len(BOARD.spaces)) if BOARD.spaces[i].tile == BOARD.spaces[80].tile
    }
    assert set(piece.spots) <= {group.space for group in piece.scene.spaces}
    assert len(piece.picture) == len(piece.covered)
    beside = next(spot for spot in piece.spots if spot >= len(BOARD.spaces))
    sea = FIELD.place(FREE, 80, 0, beside)
    assert whatif.board(sea) != BOARD


def test_the_rules_that_changed_water_breaks_are_named():
    layout = make_layout("free", 7)
    board = board_of(layout)
    temple = board.temples[0]
    plan: whatif.Plan = layout
    for space in board.adjacent[temple]:
        if space in board.water:
            plan = whatif.toggled(plan, space)
    assert isinstance(plan, whatif.ModifiedSea)
    assert "board.access" in whatif.broken(plan)
    assert "the rule “Every island can be reached”" in DelphiBoardData().faults(plan)
    assert list(whatif.broken(whatif.ModifiedSea(layout))) == []


def test_a_gap_holds_no_tile():
    gap = next(space for space in BOARD.spaces if not space.tile)
    with pytest.raises(ValueError, match="no tile lies"):
        FIELD.piece(FREE, gap.index)


def test_tiles_upon_each_other_are_no_sea():
    twice = tuple(
        tile if n else FREE.tiles[1].__class__(tile.tile, q=FREE.tiles[1].q, r=FREE.tiles[1].r)
        for n, tile in enumerate(FREE.tiles)
    )
    with pytest.raises(LayoutError, match="overlap"):
        FIELD.read(oracle_nb.delphi.board.layout_code(Layout(twice)))


# --- ways ----------------------------------------------------------------------------------------


def begun(seed):
    """A game in which a ship can be moved."""
    game = oracle_nb.new_game(2, seed=seed, layout=FREE)
    while not any(action.verb == Verb.MOVE for action in game.legal_actions()):
        game.play(game.legal_actions()[0])
    return game


def test_the_range_of_a_die_matches_the_engine():
    games = map(begun, range(1, 50))
    game = next(game for game in games if game.rules.powers(game.position).range == RANGE)
    me = game.position.players[game.position.turn]
    board = game.rules.board
    for color in set(me.dice):
        ours = {i for i, tokens in reach(board, me.ship, color).items() if tokens <= me.favor}
        theirs = {
            action.target
            for action in game.legal_actions()
            if action.verb == Verb.MOVE and action.source == color == action.color
        }
        assert ours == theirs


def sailed(start, goal, dice):
    moves = journey(BOARD, start, goal, dice)
    assert moves is not None
    return moves


def cheapest(board, start, goal, dice):
    """The fewest tokens, and of these the fewest dice, by trying everything."""
    rows = board.distance()
    best = None
    for count in range(1, len(dice) + 1):
        for order in permutations(dice, count):
            cost = {start: 0}
            for die in order:
                after: dict[int, int] = {}
                for here, paid in cost.items():
                    for there in board.water:
                        if 0 < rows[here][there] < 255:
                            fare = (board.spaces[there].color - die) % 6
                            fare += max(0, rows[here][there] - RANGE)
                            after[there] = min(after.get(there, 999), paid + fare)
                cost = after
            if goal in cost and (best is None or (cost[goal], count) < best):
                best = cost[goal], count
    return best


@pytest.mark.parametrize("dice", sampled([[0, 2, 4], [5, 5, 1], [3, 3], [4]], 2), ids=str)
def test_no_journey_is_cheaper(dice):
    start = BOARD.zeus
    for goal in BOARD.water[::6]:
        moves = sailed(start, goal, tuple(dice))
        tokens = sum(move.recolor + move.farther for move in moves)
        assert (tokens, len(moves)) == cheapest(BOARD, start, goal, dice)
        at = start
        left = list(dice)
        for move in moves:
            assert move.spaces[0] == at
            assert len(move.spaces) - 1 == BOARD.distance()[at][move.spaces[-1]]
            assert all(b in BOARD.sailing[a] for a, b in pairwise(move.spaces))
            assert BOARD.spaces[move.spaces[-1]].color == move.used
            left.remove(move.die)
            at = move.spaces[-1]
        assert at == goal


def test_zeus_is_reached_by_a_die_of_any_color():
    near = BOARD.sailing[BOARD.zeus][0]
    for color in Color:
        (move,) = sailed(near, BOARD.zeus, (color,))
        assert move.recolor == move.farther == 0
        assert move.spaces == shortest(BOARD, near, BOARD.zeus) == (near, BOARD.zeus)


def test_a_journey_explains_possible_and_impossible_moves():
    said = FIELD.journey(FREE, BOARD.zeus, BOARD.cities[1], ("red", "green", "blue"))
    assert said.legs
    assert BOARD.spaces[BOARD.cities[1]].name in said.title
    assert not FIELD.journey(FREE, BOARD.cities[1], BOARD.zeus, ("red",)).legs
    assert not FIELD.journey(FREE, BOARD.zeus, BOARD.shallows[0], ("red",)).legs
    assert not FIELD.journey(FREE, BOARD.zeus, BOARD.cities[1], ()).legs
    with pytest.raises(ValueError, match="no die 'mauve'"):
        FIELD.journey(FREE, BOARD.zeus, BOARD.cities[1], ("mauve",))


# --- in and out ----------------------------------------------------------------------------------


def test_a_layout_is_read_from_whatever_holds_one():
    game = oracle_nb.new_game(2, seed=3, layout=FREE)
    for given in (FREE, BOARD, game, FREE.to_json(), FIELD.write(FREE)):
        assert FIELD.read(given) == FREE
    for wrong in ("oops!", "1AAAA", 7, None, FIELD.write(FREE)[:-1], FIELD.write(FREE) + "x"):
        with pytest.raises(ValueError, match=r"."):
            FIELD.read(wrong)


def test_only_legal_actions_are_played():
    assert FIELD.game(FREE).rules.setting.layout == FREE
    with pytest.raises(ValueError, match="not as the rules have it"):
        FIELD.game(FIELD.toggled(FREE, BOARD.water[0]))
