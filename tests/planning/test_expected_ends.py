"""Expected ends of the coach of The Oracle of Delphi, and play-outs."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, random_below
from oracle_nb.delphi import new_game
from oracle_nb.delphi.bots.sea_ways import sea_ways
from oracle_nb.delphi.model.actions import END_TURN, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, FightOn, Phase, Recover
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_COLOR, Color
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.evaluator import SURRENDERED
from oracle_nb.delphi.planning.playouts import TURNS, Playouts
from oracle_nb.delphi.rules.families.fighting import BATTLE
from oracle_nb.games.game import Game
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.registry import puzzles_of
from tests.planning.planned import acting, coach_of, mover, rules_of, with_player

pytestmark = pytest.mark.usefixtures("few_playouts", "nothing_named")


def test_discarding_injuries_costs_no_further_turn():
    game = new_game(players=2, seed=5)
    view = with_player(game.view(0), 0, injuries=(1, 0, 0, 0, 0, 0))
    view = replace(view, turn=0, phase=Phase.CHECK, pending=(Recover(0, left=1),))
    coach = coach_of(game)
    (discard,) = game.rules.legal_actions(view)
    after = game.rules.apply(view, discard, SeededChance(3)).position
    change = coach.end(game.rules.view(after, 0), 0) - coach.end(view, 0)
    assert abs(change) < 0.6


def test_the_expected_end_knows_that_the_last_task_and_the_way_home_fit_into_one_turn():
    game = acting(players=2, seed=5)
    me = game.position.players[0]
    offering = {"tasks": me.tasks[8:9], "done": (*me.tasks[:8], *me.tasks[9:])}
    view = with_player(game.view(0), 0, ship=18, dice=(), **offering)
    coach = DelphiCoach(rules_of(game))
    search = coach.evaluator.search(view, 0)
    # The value alone is an average over players who need one more turn, or two.
    assert search.value.turns_left(search.root) > 2.0
    assert coach.end(view, 0) == coach.best(view).end == view.round + 1
    for seed in range(3):
        after = game.rules.apply(view, END_TURN, SeededChance(seed)).position
        assert coach.end(game.rules.view(after, 0), 0) == view.round + 1


def test_too_many_injuries_take_a_turn_of_the_way_home():
    game = acting(players=2, seed=5)
    done = {"tasks": (), "done": game.position.players[0].tasks}
    view = with_player(game.view(0), 0, ship=18, dice=(), **done)
    coach, hurt = DelphiCoach(rules_of(game)), with_player(view, 0, injuries=(0, 3, 0, 0, 0, 0))
    assert coach.end(view, 0) == pytest.approx(view.round + 1, abs=0.1)
    assert view.round + 2 <= coach.end(hurt, 0) < view.round + 2.4


def before_the_last_shrine(hidden: int) -> tuple[Game[Any, Any], Any, Action]:
    """Return a view in which the last task is a shrine, and an action that explores a tile.

    All tiles are known but those that are ``hidden`` and the player's own, and one other. The ship
    is next to one of these, at most three spaces from Zeus.
    """
    game = acting(players=2, seed=5)
    rules, me = rules_of(game), game.position.players[0]
    board, ways = rules.board, sea_ways(rules.board, crossing=False)
    space, ship = next(
        (island, water)
        for island in board.islands
        for water in board.water
        if ways.approach(island, 0)[0][water] == 0 and ways.rows[water][board.zeus] <= 3
    )
    slot = board.islands.index(space)
    unknown = {(slot + place) % 12 for place in range(hidden + 1)}
    own = [tile for tile, color in enumerate(TILE_COLOR) if color == rules.setting.ships[0]]
    others = [tile for tile in range(12) if tile not in own]
    known = iter(own[hidden:] + others)
    tiles = tuple(UNKNOWN if place in unknown else next(known) for place in range(12))
    built = sum(1 << place for place, tile in enumerate(tiles) if tile in own)
    shrine = me.tasks[0]
    done = tuple(number for number in (*me.tasks, *me.done) if number != shrine)
    view = with_player(
        game.view(0), 0, ship=ship, dice=(0, 0, 0), favor=9, tasks=(shrine,), done=done
    )
    face_up = sum(1 << place for place in range(12) if place not in unknown)
    view = replace(view, tiles=tiles, face_up=face_up, shrines=built)
    return game, view, Action(Verb.EXPLORE, 0, board.spaces[space].color, space)


@pytest.mark.parametrize("hidden", [1, 2])
def test_the_end_before_an_exploration_is_the_mean_over_what_the_tile_may_be(hidden):
    game, view, explore = before_the_last_shrine(hidden)
    coach = DelphiCoach(rules_of(game))
    results = [
        (float(branch.probability), coach.end(game.rules.view(branch.transition.position, 0), 0))
        for branch in outcomes(game.rules, view, explore)
    ]
    mean = sum(chance * end for chance, end in results)
    assert coach.best(view).actions[0] == explore
    assert coach.end(view, 0) == coach.best(view).end == pytest.approx(mean, abs=0.1)
    assert min(end for _, end in results) == view.round < mean


def test_a_fight_for_the_last_task_is_expected_to_end_the_game_if_it_is_won():
    game = acting(players=2, seed=5)
    me, space, coach = game.position.players[0], 108, DelphiCoach(rules_of(game))
    monster = {"tasks": (task(Family.MONSTER, Color.YELLOW),), "done": me.tasks[:9]}
    view = with_player(game.view(0), 0, ship=109, dice=(0,), favor=4, **monster)
    ends = [
        coach.end(replace(view, pending=(FightOn(0, space, Color.YELLOW, strength),)), 0)
        for strength in range(1, 10)
    ]
    # Four tokens win the easy fights for sure, and the die is left for the way home.
    assert ends[:4] == [view.round] * 4
    assert ends == sorted(ends) and view.round < ends[-1] < view.round + 1


def test_everybody_has_an_expected_end_at_any_time():
    game = new_game(players=4, seed=8)
    coach = coach_of(game)
    for step in range(15):
        ends = [coach.end(game.view(seat), seat) for seat in range(4)]
        assert all(game.position.round < end < game.position.round + 30 for end in ends)
        options = game.legal_actions()
        game.play(options[random_below(8, step, len(options))])


def test_a_player_at_home_has_finished_in_this_round():
    game = new_game(players=2, seed=5)
    view = with_player(game.view(0), 0, home=True)
    assert coach_of(game).end(view, 0) == view.round


def test_the_expected_end_falls_with_the_remaining_tasks():
    game = new_game(players=2, seed=5)
    coach = coach_of(game)
    tasks = game.position.players[1].tasks
    ends = [
        coach.end(with_player(game.view(1), 1, tasks=tasks[:left], done=tasks[left:]), 1)
        for left in (12, 8, 4, 0)
    ]
    assert ends == sorted(ends, reverse=True)
    assert ends[0] - ends[-1] > 5.0


def test_each_round_of_a_fight_weakens_the_monster():
    game = new_game(players=2, seed=5)
    evaluator = DelphiCoach(rules_of(game)).evaluator
    root = evaluator.search(game.view(0), 0).root
    gains = SimpleNamespace(equipment=lambda won: 0.0, reward=0.0)
    search: Any = SimpleNamespace(gains=gains)

    def going(tokens: int, strength: int) -> float:
        """Return the turns left after fighting on, where surrendering leaves very many."""
        won = replace(root, favor=tokens)
        return evaluator._another_round(search, won, strength, 1000.0, lambda *_: 5.0)

    # Enough tokens win any fight, and the more there are, the surer it is.
    assert [going(strength + 1, strength) for strength in range(7)] == [5.0] * 7
    chances = [going(tokens, 6) for tokens in range(1, 7)]
    assert chances == sorted(chances, reverse=True) and chances[0] == pytest.approx(
        BATTLE.chance(6, 0) * 5.0 + (1 - BATTLE.chance(6, 0)) * (1000.0 + SURRENDERED)
    )


def test_a_shorter_play_out_ends_as_the_whole_one_when_the_player_gets_home():
    game = new_game(players=2, seed=5)
    tasks = game.position.players[1].tasks
    while game.position.pending:
        game.play(game.legal_actions()[0])
    seat = mover(game)
    tasks = game.position.players[seat].tasks
    view = with_player(game.view(seat), seat, tasks=tasks[:1], done=tasks[1:])
    playouts = Playouts(rules_of(game))
    line = DelphiCoach(rules_of(game)).best(view).actions
    home = [seed for seed in range(8) if playouts.rounds(view, line, seed) < TURNS]
    assert home
    for seed in home:
        assert playouts.end(view, line, seed) == playouts.rounds(view, line, seed)


def test_an_expected_end_is_never_before_the_round_of_the_turn():
    puzzles = [puzzle for puzzle in puzzles_of("delphi").values() if "finish" in puzzle.tags][:8]
    before = 0
    for puzzle in puzzles:
        game = puzzle.start()
        coach, seat = DelphiCoach(rules_of(game)), mover(game)
        view = game.view(seat)
        value = coach.evaluator.value(view, seat)
        before += value < 0.0
        ends = [coach.end(view, seat), coach.best(view).end]
        ends += [coach.judge(view, action).end for action in game.legal_actions()[:4]]
        assert min(ends) >= view.round
    assert before
