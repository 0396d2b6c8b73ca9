"""The value of positions: features, weights, and the correction of values."""

from itertools import pairwise

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import random_below
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.planning.evaluator import Evaluator
from oracle_nb.delphi.planning.features import NAMES, features
from oracle_nb.delphi.planning.rivals import LAST, TAKEN, contested
from oracle_nb.delphi.planning.value import HOME, Weights, values, weights
from tests.planning.planned import rules_of, wandering, with_player


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_values_nodes_as_the_batch_does(players):
    plain = Weights(weights().weights)
    game = wandering(players, 20 + players, 0)
    evaluator = Evaluator(rules_of(game), fitted=plain)
    for step in range(40):
        view = game.rules.view(game.position, 0)
        search = evaluator.search(view, 0)
        root = search.root
        dice = search.chart.estimator.near_best(root.work, root.ship)
        row = features(view, 0, root.work.work, dice)
        rivals = contested(search.chart, view, 0)
        if not rivals:
            assert search.value.turns_left(root) == pytest.approx(values(np.array([row]), plain)[0])
        options = game.legal_actions()
        game.play(options[random_below(players, step, len(options))])


def test_every_feature_has_a_weight_and_a_name_of_its_own():
    assert len(set(NAMES)) == len(NAMES)
    assert set(weights().weights) == set(NAMES)
    assert weights().weights["dice"] > 0.2


def test_values_are_corrected_by_a_rising_curve():
    curve = weights().curve
    assert len(curve) > 5
    assert all(a < c and b <= d for (a, b), (c, d) in pairwise(curve))
    fitted = Weights({}, curve=((1.0, 1.5), (2.0, 3.0), (4.0, 4.0)))
    assert fitted.corrected(1.5) == pytest.approx(2.25)
    assert fitted.corrected(3.0) == pytest.approx(3.5)
    assert fitted.corrected(6.0) == pytest.approx(5.0)
    assert fitted.corrected(0.0) == 0.0


def test_one_value_and_a_batch_are_corrected_alike():
    fitted = weights()
    rows = np.zeros((5, len(NAMES)))
    rows[:, NAMES.index("dice")] = [0.0, 5.0, 12.0, 30.0, 60.0]
    plain = Weights(fitted.weights)
    one_by_one = [fitted.corrected(float(value)) for value in values(rows, plain)]
    assert values(rows) == pytest.approx(one_by_one)
    assert min(one_by_one) > 0.5


def test_damaged_weights_are_refused():
    with pytest.raises(msgspec.ValidationError, match="weights"):
        msgspec.json.decode(b'{"weights": {"dice": "far"}}', type=Weights)


def test_more_of_everything_good_is_worth_more():
    game = new_game(players=2, seed=5)
    evaluator = Evaluator(rules_of(game))

    def value(**changes: object) -> float:
        view = with_player(game.rules.view(game.position, 0), 0, **changes)
        return evaluator.value(view, 0)

    plain = value()
    assert value(favor=9) < plain
    assert value(cards=(1, 1, 1, 0, 0, 0)) < plain
    assert value(gods=(6,) * 6) < plain
    assert value(injuries=(2, 2, 1, 0, 0, 0)) > plain
    assert value(shield=4) < plain


def test_the_last_piece_within_a_rivals_reach_is_contested():
    game = new_game(players=2, seed=5)
    position = game.position
    rules = rules_of(game)
    board = rules.board
    evaluator = Evaluator(rules)
    space = board.offerings[0]
    color = min(c for c in range(6) if position.offerings[0] >> c & 1)
    offerings = tuple(
        mask if slot == 0 else mask & ~(1 << color) for slot, mask in enumerate(position.offerings)
    )
    shore = next(water for water in board.water if space in board.shore[water])
    far = max(board.water, key=lambda water: board.distance()[water][shore])
    wanted = task(Family.OFFERING, color)
    near = with_player(
        replace(position, offerings=offerings),
        1,
        ship=shore,
        tasks=(wanted,),
        done=(),
        offerings=(),
    )
    chart = evaluator.charts.chart_of(near, 0)
    assert contested(chart, near, 0) == {(int(Verb.LOAD_OFFERING), color): TAKEN * LAST}
    away = with_player(near, 1, ship=far)
    assert contested(evaluator.charts.chart_of(away, 0), away, 0) == {}
    several = replace(near, offerings=position.offerings)
    if sum(mask >> color & 1 for mask in position.offerings) > 1:
        assert contested(evaluator.charts.chart_of(several, 0), several, 0) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tile", range(6))
def test_a_longer_way_takes_more_turns_whatever_a_player_has(players, tile):
    game = new_game(players=players, seed=5)
    rich = {"favor": 40, "cards": (4,) * 6, "gods": (6,) * 6, "equipment": tuple(range(22))}
    companions = tuple(range(0, 18, 2))
    view = with_player(game.view(0), 0, tile=tile, companions=companions, **rich)
    work = Evaluator(rules_of(game)).search(view, 0).root.work.work
    rows = [features(view, 0, work, dice / 4) for dice in range(100)]
    assert np.all(np.diff(values(np.array(rows))) > 0)


def test_near_the_end_being_nearer_still_counts():
    game = new_game(players=2, seed=5)
    evaluator = Evaluator(rules_of(game))
    board, view = rules_of(game).board, game.rules.view(game.position, 0)
    ways = board.distance()[board.zeus]
    done = view.players[0].tasks
    ends = []
    for distance in (1, 7):
        ship = next(water for water in board.water if ways[water] == distance)
        rich = {"favor": 40, "cards": (4,) * 6, "gods": (6,) * 6}
        ready = with_player(view, 0, tasks=(), done=done, ship=ship, **rich)
        search = evaluator.search(ready, 0)
        ends.append(search.value.turns_left(search.root))
    assert 0.0 < ends[0] < ends[1]


@pytest.mark.parametrize(("unknown", "home"), [((3,), True), ((3, 4), False)])
def test_a_turn_that_explores_the_last_unknown_tile_of_ones_own_ends_the_race(unknown, home):
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    evaluator, me = Evaluator(rules_of(game)), game.position.players[0]
    mine = evaluator.charts.own(game.position, 0)
    known = [*(tile for tile in range(12) if tile not in mine), *sorted(mine)[1:]]
    tiles = tuple(UNKNOWN if slot in unknown else known.pop() for slot in range(12))
    built = sum(1 << slot for slot, tile in enumerate(tiles) if tile in mine)
    up = sum(1 << slot for slot in range(12) if slot not in unknown)
    seen = replace(game.position, tiles=tiles, face_up=up, shrines=built)
    beside = {"ship": 47, "favor": 12, "tasks": me.tasks[:1], "done": me.tasks[1:]}
    search = evaluator.search(with_player(seen, 0, **beside), 0)
    line = search.best()
    assert line.path[0].verb == Verb.EXPLORE
    # With two unknown tiles, the first one may be another player's.
    assert search.home(line.node) is home
    assert (line.value < HOME) is home
