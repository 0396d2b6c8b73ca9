"""The planner: lines that can be played, decisions from a view alone, levels, and stopping."""

import pytest
from msgspec.structs import replace

from oracle_nb.bots import bot_names, make_bot, think
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import END_TURN, Verb
from oracle_nb.delphi.model.position import UNKNOWN
from oracle_nb.delphi.planning.evaluator import QUICK, Evaluator, rolls
from oracle_nb.games.motives import Thinking
from tests.planning.planned import mover, rules_of, wandering, with_player

LEVELS = ("planner-quick", "planner", "planner-strong")


def test_the_levels_are_bots_of_the_game():
    assert set(LEVELS) <= set(bot_names())


@pytest.mark.parametrize("seed", range(6))
def test_the_best_line_can_be_played_until_chance_decides(seed):
    game = wandering(2 + seed % 3, seed, 3 * seed)
    position = game.position
    evaluator = Evaluator(rules_of(game))
    while position.pending:
        options = game.rules.legal_actions(position)
        position = game.rules.apply(position, options[0], SeededChance(1)).position
    seat = position.turn
    search = evaluator.search(game.rules.view(position, seat), seat)
    line = search.best()
    assert line.value <= search.value.turns_left(search.root) + 1e-9
    assert line.path or not search.root.dice
    for action in line.path:
        assert action in game.rules.legal_actions(position), game.write(action)
        after = game.rules.apply(position, action, SeededChance(seed))
        position = after.position
        if after.outcome or position.pending:
            break


def test_a_player_who_can_reach_zeus_goes_home():
    game = new_game(players=2, seed=5)
    board, view = rules_of(game).board, game.rules.view(game.position, 0)
    near = min(board.water, key=lambda water: board.distance()[board.zeus][water])
    ready = with_player(
        view, 0, tasks=(), done=view.players[0].tasks, ship=near, statues=(), offerings=()
    )
    search = Evaluator(rules_of(game)).search(ready, 0)
    best = search.best()
    assert best.value < 0.5
    assert best.path[-1].target == board.zeus or any(
        action.verb == Verb.MOVE and action.target == board.zeus for action in best.path
    )


@pytest.mark.parametrize("name", [name for name in bot_names() if name != "planner-strong"])
def test_a_bot_decides_by_what_it_can_know(name):
    for seed in (1, 2, 3):
        game = wandering(2, seed, 40)
        position, rules = game.position, game.rules
        seat = mover(game)
        known = position.face_up | position.players[seat].seen
        hidden = [slot for slot in range(12) if not known >> slot & 1]
        tiles = list(position.tiles)
        unused = [tile for tile in range(12) if tile not in tiles]
        for slot in hidden:
            if tiles[slot] == UNKNOWN and unused:
                tiles[slot] = unused.pop()
        seen = sum(1 << slot for slot in hidden)
        other = replace(position, tiles=tuple(tiles))
        other = with_player(other, 1 - seat, seen=other.players[1 - seat].seen | seen)
        assert other != position
        options = rules.legal_actions(position)
        views = [rules.view(state, seat) for state in (position, other)]
        decided = [make_bot(name, 7, rules).decide(view, options) for view in views]
        hidden_from = with_player(views[1], 1 - seat, seen=position.players[1 - seat].seen)
        assert make_bot(name, 7, rules).decide(hidden_from, options) == decided[0]


def test_a_stopped_planner_still_decides_and_shows_progress():
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    view, options = game.view(game.position.turn), game.legal_actions()
    thinking = Thinking()
    whole = think(make_bot("planner", 0, game.rules), view, options, thinking)
    assert whole.action in options
    assert thinking.done is not None
    assert 0.5 < thinking.done <= 1.0
    stopped = Thinking()
    stopped.stop()
    early = think(make_bot("planner", 0, game.rules), view, options, stopped)
    assert early.action in options
    assert stopped.done is not None


def test_planner_and_its_reasons_decide_alike():
    game = new_game(players=3, seed=9)
    bot = make_bot("planner-quick", 0, game.rules)
    for _ in range(30):
        seat = mover(game)
        view, options = game.view(seat), game.legal_actions()
        decision = think(bot, view, options, Thinking())
        assert bot.decide(view, options) == decision.action
        assert decision.motive is not None
        game.play(decision.action)


def test_all_dice_colors_come_equally_often_in_six_rolls():
    for seed in range(5):
        rolled = rolls(seed, 6)
        colors = [color for dice, _ in rolled for color in dice]
        assert all(colors.count(color) == 3 for color in range(6))
    assert rolls(1, 6) != rolls(2, 6)


def test_a_turn_without_anything_to_do_ends():
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    seat = game.position.turn
    idle = with_player(game.view(seat), seat, dice=(), cards=(0,) * 6, gods=(0,) * 6)
    bot = make_bot("planner-quick", 0, game.rules)
    assert bot.decide(idle, game.rules.legal_actions(idle)) == END_TURN
    assert QUICK.lines == 0
