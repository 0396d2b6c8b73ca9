"""Divine occurrences and Fates in numbers, what stays secret, and saved games of earlier parts."""

from fractions import Fraction
from random import Random
from typing import Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from oracle_nb.core.chance import Draw, SeededChance
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.games.testing.secrecy import is_alike, replayed_opening, skipped
from oracle_nb.mythology.advanced.bots.strategist import StrategistBot
from oracle_nb.mythology.advanced.model.actions import Action, Verb
from oracle_nb.mythology.advanced.model.divine import (
    CHART,
    OCCURRENCES,
    Count,
    Kind,
    Plot,
    can_be_drawn,
    fates_in,
    plot_of,
)
from oracle_nb.mythology.advanced.model.position import Phase, Position, Setting, Window
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.cargo import counter_of
from oracle_nb.mythology.advanced.rules.consistency import faults
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.fates import counted
from oracle_nb.mythology.advanced.rules.occurrences import strike_chance
from oracle_nb.mythology.advanced.text import AdvancedTexts
from oracle_nb.mythology.pieces import HEROES, OFF
from tests.mythology.advanced.games import played, rules_for, staged
from tests.samples import sampled
from tests.secrecy import Pair, Side, differences, go_on

SEEDS = st.integers(0, 10_000)
RULES = rules_for(3)


def ways(kind: Kind, points: int, defense: int) -> int:
    """Return how many of the 36 rolls hit."""
    return int(36 * strike_chance(Plot(kind, points).target, defense))


# --- exact numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "least", "numbers"),
    [
        (Kind.EARTHQUAKE, 1, [15, 21, 27, 33]),
        (Kind.TEMPEST, 1, [15, 21, 27, 33]),
        (Kind.VOLCANO, 1, [21, 33]),
        (Kind.PLAGUE, 1, [21, 33]),
        (Kind.PESTILENCE, 1, [22, 34]),
        (Kind.FAMINE, 1, [16, 22]),
    ],
)
def test_a_hero_with_defense_53(kind: Kind, least: int, numbers: list[int]):
    assert [ways(kind, least + n, 53) for n in range(len(numbers))] == numbers


def test_hercules_is_safe_from_an_earthquake_below_six_points():
    odds = [ways(Kind.EARTHQUAKE, points, 120) for points in range(1, 11)]
    assert odds == [0, 0, 0, 0, 0, 6, 12, 18, 24, 30]


@pytest.mark.parametrize(
    ("name", "defense", "attack"), [("jason", 20, 10), ("achilles", 30, 20), ("nestor", 20, 0)]
)
def test_a_famine_halves_numbers_down_to_tens(name: str, defense: int, attack: int):
    stage = staged(f'units = {{ {name} = "2912" }}\nfamished = ["{name}"]')
    counter = counter_of(stage.position, stage.rules.world, stage.names.units[name])
    assert (counter.defense, counter.attack) == (defense, attack)


@pytest.mark.parametrize(("total", "glory"), [(1, 1), (5, 1), (6, 2), (14, 2), (40, 2)])
def test_a_hero_killed_by_an_occurrence_is_at_most_two_glory_points(total: int, glory: int):
    stage = staged(
        'units = { nestor = "2912" }\nplots = { athena = ["earthquake-9"] }\n'
        f'threatening = ["athena"]\ntotals = {{ hera = {{ nestor = {total} }} }}'
    )
    action = stage.rules.notation.read("occur earthquake-9")
    after = stage.rules.apply(stage.position, action, SeededChance(1)).position
    assert after.glory == (10 + glory, 10, 10)


def test_the_outcomes_of_an_earthquake_are_exact():
    stage = staged(
        'units = { jason = "2912", hippolyta = "2811" }\nthreatening = ["athena"]\n'
        'plots = { athena = ["earthquake-3"] }\ntotals = { hera = { jason = 1, hippolyta = 1 } }'
    )
    action = stage.rules.notation.read("occur earthquake-3")
    outcomes = list(stage.rules.outcomes(stage.position, action))
    names = stage.names.units
    chances: dict[tuple[bool, bool], Fraction] = {}
    for outcome in outcomes:
        units = outcome.transition.position.units
        dead = units[names["jason"]] == OFF, units[names["hippolyta"]] == OFF
        chances[dead] = chances.get(dead, Fraction()) + outcome.probability
    # Jason dies above 24, Hippolyta above 25.
    assert chances == {
        (False, False): Fraction(10, 36),
        (True, False): Fraction(1, 36),
        (True, True): Fraction(25, 36),
    }
    assert len(outcomes) == 3


@pytest.mark.parametrize("threat", [True, False])
def test_a_god_shows_whom_its_occurrences_touch_from_an_area(threat: bool):
    stage = staged(
        'phase = "placing"\nunits = { jason = "2912", hippolyta = "2811" }\n'
        f"threatening = {['athena'] if threat else []}\n"
        'plots = { athena = ["earthquake-3", "tempest-1", "volcano-5"] }\n'
    )
    rules, position = stage.rules, stage.position
    actions = MYTHOLOGY_ADVANCED.presentation().actions
    placing = [x for x in rules.legal_actions(position) if x.verb is Verb.PLACE]
    touching = [x for x in placing if actions.icon(rules, position, x, "light")]
    lines = {x.target: actions.outlook(rules, position, x) for x in placing}
    if not threat:
        assert {line for (line,) in lines.values()} == {*lines[placing[0].target]}
        assert not touching
        return
    areas = {rules.world.area[hex_] for hex_ in position.units[:HEROES] if hex_ != OFF}
    assert {x.target for x in touching} == areas
    first = actions.for_tasks(rules, position, 0, placing, "light")
    assert [(task.action.target, task.task) for task in first] == [
        (area, "2 Heroes within reach of your occurrences") for area in areas
    ]
    (area,) = areas
    # Jason dies above 24, Hippolyta above 25; a volcano touches one of them.
    *both, volcano = lines.pop(area)
    assert both == ["earthquake 3: Jason (72%) and Hippolyta (69%)", "tempest 1: no Hero"]
    assert volcano.startswith("volcano 5: ") and "no Hero" not in volcano
    assert {line for elsewhere in lines.values() for line in elsewhere} == {
        "earthquake 3: no Hero",
        "tempest 1: no Hero",
        "volcano 5: no Hero",
    }


# --- Fates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "total", "lowest"), [(2, 28, 1), (4, 28, 1), (5, 27, 1), (6, 26, 2), (8, 24, 3)]
)
def test_fates_fill_the_boxes_from_14_down(players: int, total: int, lowest: int):
    boxes = [fates_in(box, players) for box in range(1, 16)]
    assert sum(boxes) == total and boxes[-1] == 0
    assert min(box for box in range(1, 16) if fates_in(box, players)) == lowest


def test_the_chart():
    points = {
        fate + 1: (str(entry.counting), entry.points)
        for fate, entry in CHART.items()
        if can_be_drawn(fate, prayer=False)
    }
    again = {2, 3, 9, 10, 11, 12, 23, 24}
    assert {*points} == {*range(1, 33)} - again
    assert points[8] == ("used", Fraction(1, 2)) and points[17] == ("volcanoes", Fraction(3))
    pairs = [(1, 25), (4, 26), (5, 27), (6, 28), (7, 29), (13, 30), (15, 31)]
    assert all(points[first] == points[other] for first, other in pairs)
    assert sum(entry.points for entry in CHART.values()) == Fraction(85, 2) + 1 + 2


@settings(max_examples=30, deadline=None)
@given(SEEDS, st.integers(2, 8))
def test_nobody_draws_a_fate_that_is_sent_back(seed: int, players: int):
    rules = rules_for(players)
    position = rules.begin(rules.set_up(seed), SeededChance(seed)).position
    assert len({*position.fates}) == players
    assert all(can_be_drawn(fate, prayer=False) for fate in position.fates)


@settings(max_examples=3, deadline=None)
@given(SEEDS, st.integers(2, 5))
def test_the_rules_hold_in_random_games(seed: int, players: int):
    rules = rules_for(players)
    for before, action, after in played(rules, seed, 400):
        assert faults(after, rules.setting, rules.world) == ()
        assert not after.fates_up & sum(1 << fate for fate in before.fates)
        if after.phase is Phase.OVER:
            continue
        assert after.fates == before.fates
        if action.verb is Verb.OCCUR and before.to_move is not None:
            noted = before.open_plots(before.to_move)
            assert action.target in noted
            if plot_of(action.target).kind is not Kind.VOLCANO:
                assert len(after.open_plots(before.to_move)) == len(noted) - 1
        for hero in range(HEROES):
            if after.units[hero] == OFF:
                assert not (after.kept | after.famished | after.ships) >> hero & 1


@settings(max_examples=1, deadline=None)
@given(SEEDS)
def test_secret_conditions_are_counted_at_the_end(seed: int):
    rules = rules_for(4)
    *_, (before, _, after) = played(rules, seed, 10_000)
    assert after.phase is Phase.OVER and after.fates == before.fates
    for seat in range(4):
        condition = CHART[after.fates[seat]]
        if condition.counting in (Count.OWN_PRIZES, Count.OWN_HELPERS):
            continue
        points = counted(after, seat, condition.counting) * condition.points
        assert bool(after.halves >> seat & 1) == (points.denominator == 2)
    assert rules.result(after) is not None


# --- secrets --------------------------------------------------------------------------------------


def test_a_fate_is_secret_until_the_end():
    stage = staged("fates = { athena = 8, hera = 1, hermes = 18 }")
    rules, position = stage.rules, stage.position
    assert rules.view(position, 1).fates == (-1, 0, -1)
    other = replace(position, fates=(7, 0, 31))
    assert rules.view(position, 1) == rules.view(other, 1)
    over = replace(position, phase=Phase.OVER, turn=-1, waiting=0)
    assert rules.view(over, 1).fates == (7, 0, 17)


def test_everybody_who_threatens_is_asked_even_without_entries():
    text = 'units = { nestor = "2812" }\nthreatening = ["hera", "hermes"]\nphase = "placing"'
    waiting = 'turn = "hermes"\nwaiting = []'
    empty = staged(f"{text}\n{waiting}")
    noted = staged(f'{text}\n{waiting}\nplots = {{ hera = ["earthquake-3"] }}')
    for stage in (empty, noted):
        action = stage.rules.notation.read("place egypt")
        after = stage.rules.apply(stage.position, action, SeededChance(3)).position
        assert isinstance(after.top, Window)
        assert after.top.waiting == after.threatening & ~(1 << after.turn)


def test_plots_are_concealed_and_threats_are_not():
    stage = staged('phase = "sheets"')
    rules = stage.rules
    plotted = rules.apply(stage.position, rules.notation.read("plot famine-4"), SeededChance(1))
    assert plotted.concealed and not plotted.events
    assert rules.view(plotted.position, 1) == rules.view(stage.position, 1)
    threat = rules.apply(plotted.position, rules.notation.read("threaten"), SeededChance(1))
    assert [event.what for event in threat.events] == ["sheet-closed", "occurrences-threatened"]
    assert all("famine" not in str(event.facts) for event in threat.events)


# --- notation, saves, bots ------------------------------------------------------------------------


@pytest.mark.parametrize("target", [0, 13, 59])
def test_occurrences_are_written_and_read(target: int):
    text = f"plot {OCCURRENCES[target]}"
    assert RULES.notation.write(Action(Verb.PLOT, target=target)) == text
    assert RULES.notation.read(text) == Action(Verb.PLOT, target=target)


@pytest.mark.parametrize("parts", ["combat", "cargo"])
def test_games_of_earlier_parts_go_on_under_their_rules(parts: Literal["combat", "cargo"]):
    """A game saved before there were occurrences is read, without their fields."""
    package = package_of("mythology-advanced")
    rules = AdvancedMythology(Setting(players=2, parts=parts))
    game = Game(rules, 5, ("player 1", "player 2"), package=package)
    for text in ("note nestor 3", "zeus 4", "close", "close"):
        game.play(text)
    record = game.record()
    fields = Position.__struct_fields__
    known = {*fields[: fields.index("threatening")], "draws"}
    start = {
        name: value for name, value in msgspec.to_builtins(record.start).items() if name in known
    }
    start["sheets"] = [sheet[:9] for sheet in start["sheets"]]
    old = replace(record, start=msgspec.convert(start, Position))
    read = Game.replay(old, rules, 5, package)
    assert read.position == game.position and read.position.fates == ()
    verbs = {action.verb for action in read.legal_actions()}
    assert not verbs & {Verb.PLOT, Verb.THREATEN, Verb.OCCUR}
    steps = list(played(rules, 3, 400))
    assert all(after.fates_up == 0 and not after.occurrences for _, _, after in steps)


def test_the_strategist_stops_a_prize_of_the_leader_on_its_way_home():
    stage = staged(
        'phase = "sheets"\nround = 6\nglory = { hera = 40 }\nunits = { jason = "3110" }\n'
        'cargo = { jason = ["golden-fleece"] }\ncaptures = { golden-fleece = ["hera", 2] }'
    )
    rules, chance = stage.rules, SeededChance(1)
    position, verbs = stage.position, list[str]()
    bots = [StrategistBot(rules, seat) for seat in range(3)]
    while position.round == 6 and (seat := position.to_move) is not None:
        action = bots[seat].decide(rules.view(position, seat), rules.legal_actions(position))
        verbs.append(str(action.verb))
        position = rules.apply(position, action, chance).position
    assert {"plot", "threaten", "occur", "erupt"} <= {*verbs}
    assert position.struck[0] + position.struck[2] == 1


def test_the_strategist_values_its_fate():
    text = (
        'units = { achilles = "2912", jason = "2912" }\nmoved = ["achilles"]\n'
        'held = { achilles = "athena" }\nattempts = 5\nfighting = true\n'
    )
    verbs = []
    for fate in (1, 4):
        stage = staged(f"{text}fates = {{ athena = {fate} }}")
        options = stage.rules.legal_actions(stage.position)
        view = stage.rules.view(stage.position, 0)
        verbs.append(StrategistBot(stage.rules).decide(view, options).verb)
    assert verbs == [Verb.END, Verb.ATTACK]


def test_a_game_with_fewer_parts_has_no_occurrences():
    rules = AdvancedMythology(Setting(players=2, parts="cargo"))
    with pytest.raises(ValueError, match="plot"):
        rules.notation.read("plot famine-4")


def other_fate(seed: int, actions: int) -> Pair:
    """Return two games that differ only in the Fates of the others, as the first seat sees them."""
    package, rng = package_of("mythology-advanced"), Random(seed)
    prayer = seed % 2 == 1
    names = ("player 1", "player 2", "player 3")
    first = package.new_game(3, seed, names, prayer="yes" if prayer else "no")
    fates = {fate for fate in CHART if can_be_drawn(fate, prayer=prayer)}
    outcome = list(first.opening.outcome)
    drawn = [number for number, draw in enumerate(outcome) if draw.what == "own-fate"]
    taken = {outcome[number].value for number in drawn}
    for number in drawn[1:]:
        fate = rng.choice(sorted(fates - taken))
        outcome[number] = Draw("own-fate", fate)
        taken.add(fate)
    second = replayed_opening(first, tuple(outcome))
    pair = Pair(0, Side(first, {}), Side(second, {}))
    assert is_alike(0, first, second)
    for _ in range(actions):
        kept = Pair(0, *(Side(side.game.after(len(side.game.history)), {}) for side in pair[1:]))
        if not go_on(pair, rng, ("random",)) or pair.first.game.to_move is None:
            return kept
    return pair


@pytest.mark.parametrize("seed", sampled(range(4), 2))
def test_nothing_tells_the_fates_of_others(seed: int):
    pair = other_fate(seed, 50 * seed)
    assert differences(pair, seed) == {}
    assert skipped(pair.first.game, pair.second.game, Random(seed)) == []


def test_a_leaked_fate_is_noticed(monkeypatch: pytest.MonkeyPatch):
    pair = other_fate(3, 0)
    monkeypatch.setattr(AdvancedTexts, "announcement", lambda _, position, action: position.fates)
    monkeypatch.setattr(AdvancedTexts, "decision", lambda _, position: str(position.fates))
    assert differences(pair, 1)
