"""Mythology in the board explorer: setups, measures painted on the map, routes, positions."""

from dataclasses import replace

import pytest

from oracle_nb.core.commands import CommandInput
from oracle_nb.explorer import frames
from oracle_nb.games.measures import Shape
from oracle_nb.mythology.measures.board_data import MythologyBoardData
from oracle_nb.mythology.measures.setup_map import random_setup
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.pieces import OFF
from oracle_nb.web.explorer.commands import COMMANDS
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.explorer.state import explored
from oracle_nb.web.widgets.html_view import HtmlView
from tests.web.test_table import well_formed

BOARDS = MythologyBoardData()
SETUP = random_setup(seed=7)
WORLD = BOARDS.study(SETUP).world


@pytest.fixture(params=["en", "pl"])
def page(request):
    made = ExplorerPage(explored("players-4.7", "mythology", request.param))
    yield made
    made.close()


def shown(page):
    return "".join(view.html for view in page.view.select(HtmlView))


def test_every_picture_and_measure_is_shown_in_both_languages(page):
    for look in (*BOARDS.pictures, *BOARDS.measures):
        page.handle("look", look)
        assert (page.state.look, page.state.notice) == (look, "")
        well_formed(shown(page))


def test_tools_that_change_a_board_are_absent(page):
    assert page.state.changes is None
    for action in ("hand", "pin", "play"):
        assert f'data-do="{action}"' not in shown(page)
    page.handle("look", "weak")
    page.handle("hand", "tile")
    page.handle("pin")
    page.handle("play")
    assert (page.state.look, page.state.hand) == ("plain", "ask")
    assert page.state.pinned is None


def test_groups_of_areas_color_the_hexes_of_each():
    start = explored("players-4.7", "mythology")
    state = COMMANDS.run(start, "look", CommandInput("areas.degree"))
    greece = next(n for n, area in enumerate(WORLD.pack.area) if area.en == "Greece")
    neighbors = len(WORLD.border_areas(greece))
    assert {state.space_values[i] for i in WORLD.hexes_of(greece)} == {neighbors}
    assert len(state.space_values) == len(WORLD.names)
    assert state.described(WORLD.hexes_of(greece)[0]).endswith(f": {neighbors}")


def test_a_route_has_the_distance_of_the_map():
    state = explored("players-4.7", "mythology")
    start, goal = WORLD.index["3111"], WORLD.index["3112"]
    for space in (start, goal):
        state = COMMANDS.run(state, "space", CommandInput(str(space)))
    assert state.journey is not None
    assert state.journey.legs[0].spaces == (start, goal)
    assert state.journey.title.startswith("1 space, 2 power points. On foot")
    far = BOARDS.journey(SETUP, 0, 600, ())
    assert len(far.legs[0].spaces) - 1 == WORLD.distances(0)[600]
    assert BOARDS.journey(SETUP, 5, 5, ()).legs == ()


def test_reach_costs_two_power_points_for_each_hex():
    distances = BOARDS.reach(SETUP, BOARDS.start(SETUP), ())
    assert set(distances.values()) == {str(2 * steps) for steps in range(8)}


def test_a_position_is_compared_with_random_setups_for_as_many_players():
    game = MYTHOLOGY.new_game(3, seed=5)
    state = explored(game, "mythology")
    assert state.kind == "players-3"
    assert explored(state.code, "mythology").plan == state.plan
    usual = state.usual("prizes.favor")
    assert usual is not None and 0 <= usual <= 1
    assert len(state.others("prizes.favor")) == 200


def test_counters_off_the_map_are_not_measured():
    gone = SETUP._replace(prizes=(OFF,) * 10)
    board = SETUP._replace(units=(*SETUP.units[:32], *(OFF,) * 32), prizes=(*SETUP.prizes[:9], OFF))
    for name, measure in BOARDS.measures.items():
        for setup in (gone, board):
            measure.headline(BOARDS.study(setup).measure(name))
    assert BOARDS.study(gone).headline("prizes.favor") == 0
    assert BOARDS.study(board).measure("prizes.units").keys() == {"heroes"}
    assert BOARDS.study(gone).headline("turn.prizes") == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("chess.1", "a setup such as players-4.7"),
        ("players-9.1", "a setup such as players-4.7"),
        (BOARDS.write(SETUP).replace("~4~", "~9~"), "2 to 8 can play"),
        (BOARDS.write(SETUP._replace(units=(999,) * 64)), "no hex number 999"),
        (BOARDS.write(SETUP._replace(pack="none")), "none"),
    ],
)
def test_wrong_setups_are_refused(text, message):
    with pytest.raises(ValueError, match=message):
        explored(text, "mythology")


def test_the_sample_can_be_computed_again():
    sample = frames.sample("mythology")
    assert len(sample) == 200 * len(BOARDS.kinds)
    for row in sample.iloc[::311].itertuples():
        study = BOARDS.study(BOARDS.layout(row.kind, row.board_seed))
        assert study.headline("prizes.favor") == pytest.approx(row[6], abs=1e-5)


def test_tables_have_each_hex():
    table = frames.spaces("players-4", 7, game="mythology")
    shapes = [name for name, measure in BOARDS.measures.items() if measure.shape == Shape.SPACES]
    assert len(table) == len(WORLD.names)
    assert {*shapes} <= {*table.columns}


def test_the_summary_says_who_is_nearer_to_the_prizes():
    state = explored("players-4.7", "mythology")
    assert state.sentence("prizes.favor", -1.27).startswith("The Monsters are 1.27 spaces")
    assert state.sentence("prizes.favor", 1).startswith("The Heroes are 1 space nearer")
    assert state.sentence("prizes.favor", 0).startswith("Both sides")
    state = replace(state, language="pl")
    assert state.sentence("prizes.favor", -1.5) == "Potwory są bliżej skarbów o 1,5 pola"
