"""Prizes, Helpers and ships in numbers, the random setup, and what holds in every game."""

from fractions import Fraction
from typing import Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.advanced.model.actions import Verb
from oracle_nb.mythology.advanced.model.position import Phase, Setting
from oracle_nb.mythology.advanced.rules.cargo import home_of, strength_of
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.forecast import magic_chance, prize_chance
from oracle_nb.mythology.advanced.rules.odds import low_chance
from oracle_nb.mythology.advanced.rules.setup import prize_hexes
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import helpers_of, standard_pack
from oracle_nb.mythology.pieces import HEROES, OFF
from tests.mythology.advanced.games import played, staged
from tests.samples import sampled
from tests.secrecy import leaks

SEEDS = st.integers(0, 10_000)
PACK = standard_pack()


def rules_for(
    players: int = 3, start: Literal["historical", "random"] = "random"
) -> AdvancedMythology:
    """Return the rules with a random setup."""
    return AdvancedMythology(Setting(players=players, start=start))


# --- exact numbers --------------------------------------------------------------------------------


def test_zestes_with_the_helmet_of_invisibility():
    stage = staged('units = { zestes = "2812" }\ncargo = { zestes = ["helmet-of-invisibility"] }')
    zestes = stage.names.units["zestes"]
    assert strength_of(stage.position, stage.rules.world, zestes) == (73, 30, 20, False)


def test_a_guard_is_added_to_the_roll_of_magic():
    stage = staged('units = { nestor = "2812" }\ncargo = { nestor = ["mirror-shield"] }')
    names, world = stage.names.units, stage.rules.world
    guarded = magic_chance(stage.position, world, names["medusa"], names["nestor"])
    assert guarded == low_chance(52 - 30) == Fraction(8, 36)


def test_a_hero_with_defense_53_gets_a_ship_with_27_of_36():
    assert low_chance(53) == Fraction(27, 36)


@pytest.mark.parametrize(("things", "ways"), [("", 8), ('"bow-of-the-centaurs"', 20)])
def test_the_chance_of_jason_to_take_the_fleece(things: str, ways: int):
    stage = staged(f'units = {{ jason = "3611" }}\ncargo = {{ jason = [{things}] }}')
    names, world = stage.names, stage.rules.world
    jason, fleece = names.units["jason"], names.prizes["golden-fleece"]
    assert prize_chance(stage.position, world, jason, fleece) == Fraction(ways, 36)


def test_the_outcomes_of_a_try_are_exact():
    stage = staged(
        'units = { jason = "3611" }\nprizes = { golden-fleece = "3611" }\n'
        'held = { jason = "athena" }'
    )
    outcomes = list(stage.rules.outcomes(stage.position, stage.rules.notation.read("seize jason")))
    assert [outcome.probability for outcome in outcomes] == [Fraction(8, 36), Fraction(28, 36)]
    taken, missed = (outcome.transition.position for outcome in outcomes)
    assert taken.glory == (15, 10, 10) and missed.glory == (10, 10, 10)


# --- setup ----------------------------------------------------------------------------------------


def test_a_prize_can_start_in_201_hexes():
    assert len(prize_hexes(rules_for().world)) == 201


@settings(max_examples=10, deadline=None)
@given(SEEDS, st.sampled_from([(2, 18), (4, 18), (5, 22), (6, 22), (7, 28), (8, 28)]))
def test_the_random_setup_keeps_its_distances(seed: int, number: tuple[int, int]):
    players, heroes = number
    rules = rules_for(players)
    world, position = rules.world, rules.set_up(seed)
    home = world.far_from(home_of(world))
    assert set(position.prizes) <= set(prize_hexes(world))
    pairs = [(prize, two) for prize in position.prizes for two in position.prizes if prize != two]
    assert len(set(position.prizes)) == 10
    assert min(world.distances(first)[two] for first, two in pairs) >= 5
    for helper in position.helpers:
        assert world.land >> helper & 1 and home[helper] > 6
        assert min(world.distances(helper)[prize] for prize in position.prizes) > 3
    monsters = position.units[HEROES:]
    assert min(home[hex_] for hex_ in monsters) > 2
    born = [hex_ for hex_ in position.units[:HEROES] if hex_ != OFF]
    assert len(born) == heroes
    everything = (*born, *monsters, *position.prizes, *position.helpers)
    assert len(set(everything)) == len(everything)
    assert max(home[hex_] for hex_ in born) <= 2


@settings(max_examples=10, deadline=None)
@given(SEEDS)
def test_helpers_of_the_historical_setup_are_far_from_greece(seed: int):
    rules = rules_for(start="historical")
    world, position = rules.world, rules.set_up(seed)
    home = world.far_from(home_of(world))
    assert min(home[hex_] for hex_ in position.helpers) > 6
    assert not {*position.helpers} & {*position.units, *position.prizes}


# --- what always holds ----------------------------------------------------------------------------


@settings(max_examples=4, deadline=None)
@given(SEEDS, st.integers(2, 8))
def test_cargo_stays_with_its_heroes(seed: int, players: int):
    rules = rules_for(players)
    for before, action, after in played(rules, seed, 250):
        assert faults(after, rules.setting, rules.world) == ()
        for hero in members(after.ships):
            assert rules.world.afloat >> after.units[hero] & 1
        if action.verb not in {Verb.SEIZE, Verb.DROP, Verb.REMOVE} and before.bearers:
            assert sum(bearer >= 0 for bearer in after.bearers[:10]) <= sum(
                bearer >= 0 for bearer in before.bearers[:10]
            )
        assert all(hero < HEROES for hero in after.bearers)


@settings(max_examples=4, deadline=None)
@given(SEEDS)
def test_going_at_once_is_the_same_as_going_step_by_step(seed: int):
    rules = rules_for(3, "historical")
    for before, action, after in played(rules, seed, 200):
        if action.verb is not Verb.GO or before.top is None or before.turn != after.turn:
            continue
        way = rules.apply(before, action, SeededChance(1)).events
        steps = [event.facts["hex"] for event in way if event.what == "unit-moved"]
        position = before
        for hex_ in steps:
            step = replace(action, verb=Verb.STEP, target=hex_)
            position = rules.apply(position, step, SeededChance(1)).position
        if position.top is not None and position.to_move == before.turn:
            stop = replace(action, verb=Verb.STOP, unit=-1, target=-1)
            position = rules.apply(position, stop, SeededChance(1)).position
        assert position.units == after.units and position.glory == after.glory


def test_a_game_with_fewer_parts_has_no_cargo():
    rules = AdvancedMythology(Setting(players=2, parts="combat"))
    for before, action, after in played(rules, 3, 400):
        assert after.bearers == after.helpers == () and not after.ships
        assert action.verb not in {Verb.GO, Verb.SEIZE, Verb.EMBARK}
        assert before.phase is not Phase.OVER


def test_helpers_of_a_pack_without_them_are_those_of_the_standard_pack():
    bare = replace(PACK, helper=())
    assert helpers_of(bare) == PACK.helper and len(PACK.helper) == 12


# --- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sampled(range(6), 3))
def test_nobody_learns_what_is_secret(seed: int):
    assert leaks(package_of("mythology-advanced"), seed, 400) == []


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("number", [4, 15])
def test_keeping_or_removing_a_prize_says_what_it_brings_in_greece(
    language: str, number: int
) -> None:
    stage = staged(
        f'round = {number}\nunits = {{ jason = "3611" }}\nheld = {{ jason = "athena" }}\n'
        f'cargo = {{ jason = ["golden-fleece"] }}\npaid = {{ athena = ["golden-fleece"] }}\n'
        f'captures = {{ golden-fleece = ["athena", {number}] }}\n'
        'pending = { capture = ["jason", "golden-fleece"] }'
    )
    words = AdvancedTexts(stage.rules, language)
    for action in stage.rules.legal_actions(stage.position):
        said = " ".join(words.explain(stage.position, action).effects)
        assert (" 50 " in said) is (number < 15), said


@pytest.mark.parametrize(
    ("done", "lines"),
    [("", {"attack": 1, "seize": 1}), ("fighting = true\n", {"attack": 0, "seize": 1})],
)
def test_an_attack_or_attempt_says_that_it_ends_all_movement(
    done: str, lines: dict[str, int]
) -> None:
    stage = staged(
        f'{done}units = {{ jason = "3811", griffin = "3811", nestor = "3811" }}\n'
        'prizes = { golden-fleece = "3811" }\n'
        'held = { jason = "athena" }\nmoved = ["jason"]\n'
    )
    words = AdvancedTexts(stage.rules)
    for text in ("attack jason griffin", "seize jason"):
        action = stage.rules.notation.read(text)
        effects = words.explain(stage.position, action).effects
        said = sum(line.startswith("After this, no unit moves") for line in effects)
        assert said == lines[text.split()[0]], (text, effects)
