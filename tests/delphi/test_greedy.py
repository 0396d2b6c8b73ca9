"""The greedy bot: that it plays well, decides everything, and looks at nothing hidden."""

import sys
from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace
from tqdm import tqdm

from oracle_nb.bots import Bot, make_bot, simulate
from oracle_nb.delphi.bots.reach_chart import ReachChart, ReachCharts
from oracle_nb.delphi.model.position import DECISIONS, UNKNOWN, PendingStep, Position
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
