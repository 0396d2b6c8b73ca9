"""The greedy bot: that it plays well, decides everything, and looks at nothing hidden."""

import sys
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from tqdm import tqdm

from oracle_nb.bots import Bot, make_bot, simulate
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.bots import errands
from oracle_nb.delphi.bots.choices import rate
from oracle_nb.delphi.bots.reach_chart import ReachChart, ReachCharts
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import DECISIONS, UNKNOWN, PendingStep, Position, Uncover
from oracle_nb.delphi.model.tasks import Family, in_family
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import RULESETS, moments, table
from tests.samples import sampled

MOST_ROUNDS = 18


def test_it_plays_well():
    rounds = [game.rounds for game in simulate(1, 4, "greedy", seed=500)]
    assert sum(rounds) / len(rounds) <= MOST_ROUNDS


@pytest.mark.long
def test_it_plays_well_over_200_games():
    games = list(
        tqdm(simulate(200, 4, "greedy", seed=10_000, workers=2), total=200, file=sys.stderr)
    )
    assert all(game.finished for game in games)
    mean = sum(game.rounds for game in games) / len(games)
    said = f"greedy, 4 players, 12 tasks: {mean:.2f} rounds on average over {len(games)} games"
    print(f"\n{said}", file=sys.stderr)
    assert mean <= MOST_ROUNDS


def test_it_beats_chance():
    games = list(simulate(2, 2, "greedy,random", seed=90))
    assert all(game.bots[game.winners[0]] == "greedy" for game in games if game.finished)
    assert any(game.finished for game in games)


def test_it_decides_every_kind_of_decision():
    asked: Counter[type[PendingStep]] = Counter()
    for number, ruleset in enumerate(RULESETS.values()):
        rules = table(number, 2 + number % 3, ruleset)
        greedy = make_bot("greedy", 0, rules)
        for moment in moments(rules, number, (("random",), ("greedy", "random"))[number % 2]):
            before, seat = moment.before, moment.seat
            if before.pending and asked[type(before.pending[0])] < 20:
                asked[type(before.pending[0])] += 1
                assert greedy.decide(rules.view(before, seat), moment.options) in moment.options
            if before.round > 60:
                break
    assert set(asked) == set(DECISIONS)


@pytest.mark.parametrize(("number", "ruleset"), sampled(enumerate(RULESETS), 3))
def test_it_finishes_under_every_rule_set_and_on_free_boards(number: int, ruleset: str):
    game = next(simulate(1, 2 + number % 2, "greedy", 8, layout="free", rules=RULESETS[ruleset]))
    assert game.finished
    assert game.rounds < 30


def reshuffled(position: Position, seat: int, random: Random) -> Position:
    """Return the same position but for what the player in a seat can't know."""
    known = position.face_up | position.players[seat].seen
    visible = {tile for slot, tile in enumerate(position.tiles) if known >> slot & 1}
    pool = [tile for tile in range(12) if tile not in visible]
    random.shuffle(pool)
    tiles = tuple(
        tile if known >> slot & 1 or tile == UNKNOWN else pool.pop()
        for slot, tile in enumerate(position.tiles)
    )
    return replace(position, tiles=tiles)


def bots_of(rules: Delphi) -> list[Bot]:
    return [make_bot(name, 5, rules) for name in ("greedy", "random")]


def test_its_choice_does_not_depend_on_hidden_tiles():
    random = Random(1)
    changed = 0
    for seed in range(2):
        rules = table(seed, 3)
        bots = bots_of(rules)
        for number, moment in enumerate(moments(rules, seed, ("random", "greedy"))):
            before, seat = moment.before, moment.seat
            if number > 400:
                break
            other = reshuffled(before, seat, random)
            if other.tiles == before.tiles or number % 4:
                continue
            changed += 1
            assert rules.view(other, seat) == rules.view(before, seat)
            assert rules.legal_actions(other) == moment.options
            for bot in bots:
                own = bot.decide(rules.view(before, seat), moment.options)
                assert bot.decide(rules.view(other, seat), rules.legal_actions(other)) == own
    assert changed > 50


@pytest.mark.long
def test_it_remembers_nothing():
    """A bot that has played a game so far decides like one that has just sat down."""
    rules = table(3, 4)
    for number, moment in enumerate(moments(rules, 3, ("greedy",))):
        if number % 5 == 0:
            view = rules.view(moment.before, moment.seat)
            assert make_bot("greedy", 0, rules).decide(view, moment.options) == moment.action


@pytest.mark.long
def test_kept_estimates_equal_those_of_a_new_chart():
    rules = table(4, 3)
    charts = [ReachCharts(rules.board, rules.setting) for _ in range(rules.players)]
    estimators = set()
    compared = 0
    for moment in moments(rules, 4, ("greedy",)):
        if moment.before.pending:
            continue
        seat = moment.seat
        view = rules.view(moment.before, seat)
        kept = charts[seat].chart_of(view, seat)
        new = ReachChart(rules.board, view, seat, charts[seat].own(view, seat))
        estimators.add(kept.estimator)
        compared += 1
        assert kept.stage.work == new.stage.work
        every = kept.estimator.all_errands(kept.stage)
        assert every == new.estimator.all_errands(new.stage)
        for ship in rules.board.water[compared % 3 :: 3]:
            dice = kept.estimator.near_best(kept.stage, ship)
            assert dice == new.estimator.near_best(new.stage, ship)
        for errand in every:
            later = kept.estimator.after(kept.stage, errand)
            new_later = new.estimator.after(new.stage, errand)
            ship = view.players[seat].ship
            assert kept.estimator.near_best(later, ship) == new.estimator.near_best(new_later, ship)
    assert len(estimators) < compared / 2


def test_as_many_charts_are_kept_as_asked_for_the_latest_ones():
    rules = table(3, 2)
    view = rules.view(rules.begin(rules.set_up(3), SeededChance(3)).position, 0)
    views = [replace(view, face_up=1 << slot) for slot in range(3)]
    charts = ReachCharts(rules.board, rules.setting, kept=2)
    made = [charts.chart_of(view, 0) for view in views]
    assert charts.chart_of(views[2], 0) is made[2] and charts.chart_of(views[1], 0) is made[1]
    assert charts.chart_of(views[0], 0) is not made[0]
    assert charts.chart_of(views[1], 0) is made[1] and charts.chart_of(views[2], 0) is not made[2]


def test_what_is_done_is_no_longer_work():
    for slot in range(3):
        bit = 1 << slot
        # One more is explored: a tile that nobody knows, then an own one.
        assert errands.explored((2, 0, 0b111, 2), slot) == (2, 0, 0b111 & ~bit, 1)
        assert errands.explored((2, 0, 0b111, 0), slot) == (2, 0, 0b111 & ~bit, 0)
        assert errands.explored((2, 0b111, 0b1000, 2), slot) == (1, 0b111 & ~bit, 0b1000, 2)
        assert errands.explored((1, bit, 0b1000, 2), slot) == (0, 0, 0b1000, 0)
        loaded = errands.loaded((0b111, 0, 0, 0), slot)
        assert loaded == (0b111, 0, 0, bit) and errands.delivered(loaded) == bit
        served = errands.served(loaded, slot)
        assert served == (0b111 & ~bit, 0, bit, 0) and not errands.delivered(served)


def test_of_two_tiles_that_are_seen_the_own_one_that_is_farther_away_is_revealed():
    rules = table(3, 2)
    view = rules.view(rules.begin(rules.set_up(3), SeededChance(3)).position, 0)
    charts = ReachCharts(rules.board, rules.setting)
    own = min(charts.own(view, 0))
    islands, steps = rules.board.islands, charts.chart_of(view, 0).steps
    order = sorted(islands, key=lambda space: steps(view.players[0].ship, space, 0))
    near, far = order[0], order[-1]
    step = Uncover(0, (near, far))

    def rated(shrines: bool, **tiles: int) -> list[float]:
        """Return the scores of both, given the tiles, with or without shrines to build."""
        tasks = [number for number in view.players[0].tasks if in_family(number, Family.SHRINE)]
        me = replace(view.players[0], tasks=tuple(tasks if shrines else ()))
        seen = list(view.tiles)
        for space, tile in ((near, tiles["near"]), (far, tiles["far"])):
            seen[islands.index(space)] = tile
        at = replace(view, players=(me, *view.players[1:]), tiles=tuple(seen), pending=(step,))
        return [rate(charts, at, Action(Verb.UNCOVER, target=space)) for space in (near, far)]

    other = next(tile for tile in range(12) if tile not in charts.own(view, 0))
    mine, theirs = rated(True, near=own, far=other)
    assert mine > theirs
    nearer, farther = rated(True, near=own, far=own)
    assert farther > nearer
    assert len({*rated(False, near=own, far=other), *rated(True, near=other, far=other)}) == 1
