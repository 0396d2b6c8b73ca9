"""The rules of the Advanced Game in numbers, and what holds in every random game."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.mythology.advanced.model.actions import SECRET, Verb
from oracle_nb.mythology.advanced.model.numbers import POWER
from oracle_nb.mythology.advanced.model.position import Ambush, Combat, Phase, Setting
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.rules.action_schemas import PLAYING
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.odds import NUMBERS, draw_chance
from oracle_nb.mythology.advanced.rules.setup import place_heroes
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.packs.data_pack import arbitration_of, standard_pack
from oracle_nb.mythology.pieces import HEROES, OFF
from tests.mythology.advanced.games import played, rules_for, staged

SEEDS = st.integers(0, 10_000)


# --- exact numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("least", "ways"), [(30, 24), (40, 18), (50, 12), (53, 10), (60, 6), (66, 1)]
)
def test_d66_at_least(least: int, ways: int):
    assert sum(number >= least for number in NUMBERS) == ways


@pytest.mark.parametrize(("most", "ways"), [(33, 15), (36, 18), (44, 22), (53, 27)])
def test_d66_at_most(most: int, ways: int):
    assert sum(number <= most for number in NUMBERS) == ways


def test_d66_is_no_sum():
    assert len(NUMBERS) == len(set(NUMBERS)) == 36
    assert Fraction(sum(NUMBERS), 36) == Fraction(77, 2)


@given(st.sampled_from((-20, -10, 0, 10, 20)), st.sampled_from((-20, -10, 0, 10, 20)))
def test_one_of_both_wins_an_arbitration(mine: int, other: int):
    assert draw_chance(mine, other) + draw_chance(other, mine) == 1
    assert (draw_chance(mine, other) > Fraction(1, 2)) == (mine > other)


def test_the_arbitration_tables_are_those_of_the_pack():
    pack = standard_pack()
    gods = [god.en for god in pack.god]
    heroes = [hero.en for hero in pack.hero]
    table = arbitration_of(pack)
    assert table[gods.index("Athena")][heroes.index("Odysseus")] == 20
    assert table[gods.index("Poseidon")][heroes.index("Odysseus")] == -20
    assert sum(map(len, table)) == 56
    bare = replace(pack, god=tuple(replace(god, arbitration=()) for god in pack.god))
    assert arbitration_of(bare) == table


# --- setup ----------------------------------------------------------------------------------------


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_heroes_start_singly_in_and_around_greece(seed: int):
    rules = rules_for()
    position = rules.set_up(seed)
    heroes = [hex_ for hex_ in position.units[:HEROES] if hex_ != OFF]
    monsters = {*position.units[HEROES:]}
    assert len(heroes) == len({*heroes}) == 18
    assert not monsters & {*heroes}
    assert all(rules.world.land >> hex_ & 1 for hex_ in heroes)
    area = next(n for n, area_ in enumerate(rules.pack.area) if area_.en == "Greece")
    home = {*rules.world.hexes_of(area)} - monsters
    assert home <= {*heroes}
    near = [rules.world.distances(hex_) for hex_ in rules.world.hexes_of(area)]
    assert max(min(away[hex_] for away in near) for hex_ in heroes) == 2


def test_a_pack_without_greece_is_refused():
    rules = rules_for()
    assert place_heroes.__doc__ is not None
    with pytest.raises(ValueError, match="2 to 8 can play"):
        AdvancedMythology(Setting(players=9))
    assert rules.setting == Setting(players=3)


# --- what always holds ----------------------------------------------------------------------------


@settings(max_examples=5, deadline=None)
@given(SEEDS, st.integers(2, 4))
def test_sheets_and_bids_keep_to_what_is_noted(seed: int, players: int):
    rules = rules_for(players)
    for before, action, after in played(rules, seed, 250):
        for sheet in after.sheets:
            assert sheet is not None
            assert 0 <= sheet.left <= POWER
        if action.verb is Verb.BID:
            seat = before.to_move
            assert seat is not None
            sheet = before.sheets[seat]
            assert sheet is not None
            assert action.target <= sheet.available(before.claimed)
        if action.verb not in SECRET | {Verb.CLOSE, Verb.THREATEN}:
            # Nobody writes outside the first phase, but an end of the round clears all lines.
            assert after.sheets == before.sheets or after.phase is Phase.SHEETS


@settings(max_examples=5, deadline=None)
@given(SEEDS, st.integers(2, 4))
def test_glory_moves_by_challenges_and_heroes_only(seed: int, players: int):
    rules = rules_for(players)
    for before, action, after in played(rules, seed, 250):
        divine = bool(before.threatening) or action.verb is Verb.ERUPT
        divine = divine or after.phase is Phase.OVER or action.verb in PLAYING
        divine = divine or bool(before.effects)
        if action.verb is Verb.ATTACK or isinstance(before.top, Ambush | Combat) or divine:
            continue  # combat, occurrences, cards and secret conditions have their own tests
        change = sum(after.glory) - sum(before.glory)
        if action.verb in {Verb.STEP, Verb.STOP, Verb.GO}:
            assert change in {0, 1, 50, 51} or after.phase is Phase.SHEETS
        elif action.verb is Verb.SEIZE:
            assert change in {0, 5} or after.round != before.round
        elif action.verb in {Verb.DRAW, Verb.CONCEDE} or (
            action.verb not in {Verb.END, Verb.LAND} and after.round == before.round
        ):
            assert change == 0


@settings(max_examples=3, deadline=None)
@given(SEEDS)
def test_a_game_ends_after_fifteen_rounds(seed: int):
    rules = rules_for(2)
    steps = list(played(rules, seed, 10_000))
    last = steps[-1][2]
    assert last.phase is Phase.OVER and last.round == 15
    result = rules.result(last)
    assert result is not None and result.rounds == 15
    glory = [last.points_of(seat) for seat in range(2)]
    assert {*result.winners} == {seat for seat in range(2) if glory[seat] == max(glory)}


# --- secrets --------------------------------------------------------------------------------------


COMBAT_TELLS = frozenset(
    {"aid-told", "ailment-told", "points-told", "combat-rolled", "combat-stalled", "unit-killed"}
)
"""Events that follow from what players tell about their sheets in combat."""


def other_sheet(seed: int) -> Sheet:
    """Return a sheet as somebody else could have filled it in."""
    noted = [0] * 64
    totals = [0] * HEROES
    for number in range(seed % 11):
        noted[(seed >> number) % 64] += 1
        totals[(seed >> number) % HEROES] += 2
    return Sheet(tuple(noted), tuple(totals))


@settings(max_examples=25, deadline=None)
@given(SEEDS, SEEDS, st.integers(0, 200))
def test_a_position_looks_the_same_whatever_is_on_the_other_sheets(
    seed: int, other: int, decisions: int
):
    rules = rules_for(3)
    *_, (_, _, position) = played(rules, seed, decisions + 1)
    seat = position.to_move
    if seat is None:
        return
    sheets = tuple(
        sheet if number == seat else other_sheet(other + number)
        for number, sheet in enumerate(position.sheets)
    )
    changed = replace(position, sheets=sheets)
    assert rules.view(changed, seat) == rules.view(position, seat)
    actions = rules.legal_actions(position)
    assert (
        rules.legal_actions(changed) == rules.legal_actions(rules.view(position, seat)) == actions
    )
    for action in actions[:: max(1, len(actions) // 5)]:
        after, alike = (
            rules.apply(start, action, SeededChance(1)) for start in (position, changed)
        )
        events = {event.what for end in (after, alike) for event in end.events} & COMBAT_TELLS
        if after.position.round == position.round and not events:
            # The end of a round tells what was given to Zeus, combat aid and points on units.
            assert after.events == alike.events
            assert after.position.to_move == alike.position.to_move


def test_the_only_bid_is_asked_for():
    """Nobody sees from a skipped decision that somebody has no points."""
    stage = staged(
        'players = ["athena", "ares", "hermes"]\nunits = { nestor = "2812" }\n'
        'pending = { claim = "nestor", challenger = "ares" }'
    )
    rules, position = stage.rules, stage.position
    assert [rules.notation.write(action) for action in rules.legal_actions(position)] == ["bid 0"]
    begun = rules.begin(position, SeededChance(1)).position
    assert begun == position
    after = rules.apply(position, rules.legal_actions(position)[0], SeededChance(1)).position
    assert after.to_move == 1
    raised = replace(after, pending=(after.pending[0], replace(after.pending[1], bid=5)))
    assert [rules.notation.write(action) for action in rules.legal_actions(raised)] == ["concede"]


def test_public_bids_are_what_somebody_could_have_noted():
    stage = staged(
        'players = ["athena", "ares", "hermes"]\nround = 3\n'
        'units = { nestor = "2812", hydra = "2913" }\n'
        'pending = { claim = "nestor", challenger = "ares", bid = 2, announcer = false }'
    )
    rules, position = stage.rules, stage.position
    bids = [
        action.target
        for action in rules.legal_actions(rules.view(position, 0))
        if action.target >= 0
    ]
    assert bids == [*range(2, 31)]
    assert [action.verb for action in rules.legal_actions(rules.view(position, 1))] == [
        Verb.CONCEDE
    ]


def test_entries_are_concealed():
    stage = staged('phase = "sheets"\nunits = { nestor = "2812" }')
    rules = stage.rules
    noted = rules.apply(stage.position, rules.notation.read("note nestor 3"), SeededChance(1))
    assert noted.concealed and not noted.events
    assert rules.view(noted.position, 1) == rules.view(stage.position, 1)
    closed = rules.apply(noted.position, rules.notation.read("close"), SeededChance(1))
    assert not closed.concealed and [event.what for event in closed.events] == ["sheet-closed"]


# --- chance ---------------------------------------------------------------------------------------


def test_outcomes_are_exact():
    stage = staged('phase = "sheets"\nturn = "hermes"\nwaiting = []')
    rules = stage.rules
    outcomes = list(rules.outcomes(stage.position, rules.notation.read("close")))
    assert [outcome.probability for outcome in outcomes] == [Fraction(1, 3)] * 3
    assert [outcome.transition.position.turn for outcome in outcomes] == [0, 1, 2]
    draw = staged(
        'players = ["athena", "hermes"]\nunits = { odysseus = "2812" }\n'
        'pending = { claim = "odysseus", challenger = "hermes", bid = 0, drawn = true }'
    )
    outcomes = list(draw.rules.outcomes(draw.position, draw.rules.notation.read("draw")))
    assert sum(outcome.probability for outcome in outcomes) == 1
    assert outcomes[0].probability == draw_chance(20, 10)
    certain = staged('units = { nestor = "2812" }')
    (only,) = certain.rules.outcomes(certain.position, certain.rules.notation.read("claim nestor"))
    assert only.probability == 1


def test_glory_from_an_unknown_sheet_is_up_to_chance():
    stage = staged('parts = "cargo"\nturn = "hermes"\nwaiting = []\nprizes = { helen = "3413" }')
    rules = stage.rules
    view = rules.view(stage.position, 2)
    outcomes = list(rules.outcomes(view, rules.notation.read("end")))
    assert len(outcomes) == 9 and sum(outcome.probability for outcome in outcomes) == 1
    assert {outcome.transition.position.glory[2] for outcome in outcomes} == {10}


def test_sets_of_units_are_kept_for_one_phase():
    rules = rules_for(2)
    for before, _, after in played(rules, 5, 400):
        if after.turn != before.turn:
            assert not (after.moved or after.lost or after.letting or after.attempts)
        assert not after.spent & ~after.moved
        alive = (after.moved | after.lost) & ~after.fought
        assert all(after.units[unit] != OFF for unit in members(alive))
