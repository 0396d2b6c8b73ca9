"""The setup on the printed board, for every number of players (rules setup.*)."""

from collections import Counter

import pytest

from oracle_nb.delphi.board import Terrain, compact_layout
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.model.ruleset import FIRST_GAME, STANDARD, RuleSet
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    FIRST_GAME_SHIP_TILES,
    SHIP_COLORS,
    TILE_COLOR,
    TILE_LETTER,
    WHITE,
    IslandTile,
    ShipTile,
)
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.setup import DOUBLE_SIDED

SEEDS = range(30)
PLAYERS = (2, 3, 4)


def rules_for(players: int, rules: RuleSet = STANDARD) -> Delphi:
    ships = tuple(int(color) for color in SHIP_COLORS[:players])
    return Delphi(Setting(compact_layout(1), ships, rules))


@pytest.fixture(scope="module", params=PLAYERS, ids=lambda players: f"{players} players")
def starts(request) -> tuple[Delphi, list[Position]]:
    rules = rules_for(request.param)
    return rules, [rules.set_up(seed) for seed in SEEDS]


def colors(mask: int) -> list[int]:
    return [color for color in range(6) if mask >> color & 1]


def kinds(tasks: tuple[int, ...]) -> dict[str, list[int]]:
    return {str(family): [t % 8 for t in tasks if t // 8 == family] for family in Family}


def test_two_to_four_play_in_four_colors():
    layout = compact_layout(1)
    for ships in ((4,), (4, 2, 3, 1, 0), (4, 4), (4, 0), ()):
        with pytest.raises(ValueError, match=r"players|ships"):
            Delphi(Setting(layout, ships))
    for players in PLAYERS:
        assert len(rules_for(players).set_up(1).players) == players


def test_offerings_lie_as_printed(starts):
    rules, positions = starts
    for position in positions:
        assert [mask.bit_count() for mask in position.offerings] == [rules.players] * 6
        every = Counter(color for mask in position.offerings for color in colors(mask))
        assert every == dict.fromkeys(range(6), rules.players)


def test_every_distribution_of_offerings_comes_up():
    rules = rules_for(2)
    first = {rules.set_up(seed).offerings[0] for seed in range(300)}
    assert len(first) == 15, "every pair of colors on the first island"


def test_a_temple_of_each_color(starts):
    _, positions = starts
    assert all(sorted(position.temples) == list(range(6)) for position in positions)
    assert len({position.temples for position in positions}) > 10


def test_monsters_lie_as_printed(starts):
    rules, positions = starts
    spaces = rules.board.spaces
    marked = [spaces[i].terrain is Terrain.MARKED for i in rules.board.monsters]
    assert sum(marked) == 3
    for position in positions:
        sizes = [mask.bit_count() for mask in position.monsters]
        assert sizes == [2 if mark else rules.players - 1 for mark in marked]
        every = Counter(color for mask in position.monsters for color in colors(mask))
        assert every == dict.fromkeys(range(6), rules.players), "P of each, so 12, 18 or 24"


def test_statues_start_in_their_cities(starts):
    rules, positions = starts
    assert all(rules.board.spaces[rules.board.cities[c]].color == c for c in range(6))
    assert all(position.statues == (3,) * 6 for position in positions)
    assert all(position.sites == (0,) * 6 for position in positions)


def test_twelve_island_tiles_are_dealt(starts):
    rules, positions = starts
    assert Counter(TILE_COLOR) == dict.fromkeys((int(c) for c in SHIP_COLORS), 3)
    assert all(len(set(TILE_LETTER[3 * n : 3 * n + 3])) == 3 for n in range(4))
    assert len(IslandTile) == len(rules.board.islands) == 12
    for position in positions:
        assert position.tiles == (-1,) * 12, "nobody knows them, not even the position"
        assert position.face_up == 0


def test_the_piles_are_full(starts):
    rules, positions = starts
    for position in positions:
        assert sum(position.deck) == 30 and sum(position.discard) == 0
        assert sum(position.injury_deck) == 42 - rules.players
        assert len(position.display) == 6 and position.equipment.bit_count() == 16
        assert position.companions == (1 << 18) - 1


def test_every_player_starts_with_the_printed_pieces(starts):
    rules, positions = starts
    row = {2: 3, 3: 2, 4: 1}[rules.players]
    for position in positions:
        for seat, player in enumerate(position.players):
            assert player.favor == 3 + seat
            assert player.ship == rules.board.zeus
            assert len(player.dice) == 3 and player.shield == 0 and sum(player.cards) == 0
            assert sum(player.injuries) == 1
            assert player.gods == tuple(row * held for held in player.injuries)


def test_ship_tiles_are_dealt_at_random_each_once():
    rules = rules_for(4)
    dealt = [tuple(p.tile for p in rules.set_up(seed).players) for seed in range(60)]
    assert all(len(set(tiles)) == 4 for tiles in dealt)
    assert {tiles[0] for tiles in dealt} == set(ShipTile)


def test_twelve_tasks_the_same_for_all(starts):
    rules, positions = starts
    for position in positions:
        common = set()
        for ship, player in zip(rules.setting.ships, position.players, strict=True):
            own = kinds(player.tasks)
            letters = [n for c, n in zip(TILE_COLOR, TILE_LETTER, strict=True) if c == ship]
            assert own["shrine"] == sorted(letters)
            assert own["statue"] == [WHITE] * 3
            assert len(own["offering"]) == len(own["monster"]) == 3
            assert own["offering"].count(WHITE) == own["monster"].count(WHITE) == 1
            common.add((tuple(own["offering"]), tuple(own["monster"])))
        assert len(common) == 1
        offerings, monsters = common.pop()
        shown = [pair[0] in offerings for pair in DOUBLE_SIDED]
        assert shown.count(True) == 2
        assert [pair[1] in monsters for pair in DOUBLE_SIDED] == [not up for up in shown]


@pytest.mark.parametrize(
    ("returned", "left"), [(0, (3, 3, 3, 3)), (1, (3, 2, 3, 3)), (2, (2, 2, 3, 3)),
                           (3, (2, 2, 3, 2)), (4, (2, 2, 2, 2))]
)  # fmt: skip
def test_a_short_game_returns_the_same_for_all(returned, left):
    rules = rules_for(3, RuleSet(returned=returned))
    gone = set()
    for seed in SEEDS:
        position = rules.set_up(seed)
        rest = [kinds(player.tasks) for player in position.players]
        for own in rest:
            assert tuple(len(own[str(family)]) for family in Family) == left
            assert own["offering"].count(WHITE) == own["monster"].count(WHITE) == 1
        assert len({tuple(own["offering"] + own["monster"]) for own in rest}) == 1
        gone.add(tuple(rest[0]["offering"] + rest[0]["monster"]))
    assert len(gone) > 4, "which colored tasks go is drawn"


def test_the_first_game_preset():
    rules = rules_for(4, FIRST_GAME)
    for seed in SEEDS:
        players = rules.set_up(seed).players
        assert sorted(p.tile for p in players) == sorted(FIRST_GAME_SHIP_TILES)
        assert all(len(player.tasks) == 8 for player in players)


def test_a_board_without_everything_is_refused():
    from oracle_nb.delphi.board import Layout

    rules = Delphi(Setting(Layout(hexes=((0, 0, "w:red"),)), (4, 2)))
    with pytest.raises(ValueError, match="12 tiles"):
        rules.set_up(1)
