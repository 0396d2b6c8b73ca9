"""Setup: counters on the map, gods and sides."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import Draw, ScriptedChance, SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.position import Part, Setting
from oracle_nb.mythology.pieces import POWER
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.rules.setup import guarded, roll_sides
from oracle_nb.mythology.rules.transaction import Transaction
from tests.mythology.positions import rules_for


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32))
def test_units_start_inland_and_evenly(seed: int):
    rules = rules_for()
    at = rules.set_up(seed)
    assert len(set(at.units)) == 64
    counts = Counter(rules.world.area[hex_] for hex_ in at.units)
    assert set(counts) == set(rules.world.inner)
    assert set(counts.values()) == {3, 4}


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32))
def test_prizes_start_on_land_at_the_rim(seed: int):
    rules = rules_for()
    prizes = rules.set_up(seed).prizes
    assert len(set(prizes)) == 10
    for hex_ in prizes:
        assert rules.world.area[hex_] in rules.world.rim
        assert rules.world.land >> hex_ & 1


def test_monsters_take_the_places_of_heroes_near_prizes():
    rules = rules_for()
    world = rules.world
    at = rules.set_up(5)
    nearest = [min(world.distances(prize)[unit] for prize in at.prizes) for unit in at.units]
    places = guarded(world, at.units, at.prizes, 0)
    assert places == at.units
    moved = guarded(world, at.units, at.prizes, 5)
    changed = [unit for unit in range(64) if moved[unit] != at.units[unit]]
    assert sorted(moved) == sorted(at.units) and len(changed) == 10
    heroes = {unit for unit in changed if unit < 32}
    assert max(nearest[unit] for unit in heroes) <= min(
        nearest[unit] for unit in range(32) if unit not in heroes
    )
    whole = guarded(world, at.units, at.prizes, 32)
    assert sum(moved[unit] != whole[unit] for unit in range(64)) > 0


def test_a_save_keeps_its_setup_when_a_pack_changes():
    game = package_of("mythology").new_game(4, seed=2)
    start = game.record().start
    moved = replace(start, units=(*start.units[1:], start.units[0]))
    record = msgspec.structs.replace(game.record(), start=moved)
    again = Game.replay(record, game.rules)
    assert again.position.units == moved.units
    assert Game.replay(again.record(), game.rules).position == again.position


@pytest.mark.parametrize("players", range(2, 9))
def test_half_of_the_players_favor_monsters(players: int):
    rules = rules_for(players)
    at = rules.begin(rules.set_up(3), SeededChance(3)).position
    assert at.sides.count(0) == (players + 1) // 2
    assert len(set(at.gods)) == players
    assert at.power == (POWER,) * players
    assert at.part is Part.GOD and at.round == 1 and at.to_move == at.turn


def rolled(*dice: int) -> tuple[int, ...]:
    """Return the sides of four players who roll these dice."""
    rules = rules_for(4)
    transaction = Transaction(
        rules.set_up(1), ScriptedChance([Draw("die", die - 1) for die in dice])
    )
    roll_sides(transaction)
    return transaction.position.sides


def test_the_highest_rolls_favor_heroes():
    assert rolled(6, 6, 1, 2, 5, 5, 3, 3) == (0, 1, 0, 1)


def test_equal_rolls_across_the_line_are_rolled_again():
    # 12, then 7, 7 and 7 for one more Hero: these three roll again.
    assert rolled(6, 6, 3, 4, 5, 2, 6, 1, 1, 1, 2, 2, 5, 5) == (0, 1, 1, 0)


def test_equal_rolls_on_one_side_of_the_line_stay():
    assert rolled(6, 6, 6, 6, 1, 1, 1, 1) == (0, 0, 1, 1)


@pytest.mark.parametrize("players", [-1, 0, 1, 9])
def test_two_to_eight_can_play(players: int):
    with pytest.raises(ValueError, match="players: 2 to 8 can play"):
        Mythology(Setting(players=players))


def test_a_position_with_faults_is_refused():
    rules = rules_for()
    faulty = replace(rules.set_up(1), units=(3,), draws=-1)
    with pytest.raises(PositionError, match="units: 64 values are needed, got 1") as caught:
        rules.begin(faulty, SeededChance(1))
    assert [str(fault).partition(":")[0] for fault in caught.value.faults] == ["units", "draws"]
