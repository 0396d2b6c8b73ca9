"""The coach of The Oracle of Delphi: expected ends, lines, judgments and hints."""

import gc
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, random_below
from oracle_nb.delphi import new_game
from oracle_nb.delphi.advice.task_steps import task_steps
from oracle_nb.delphi.bots.sea_ways import sea_ways
from oracle_nb.delphi.model.actions import CARD, END_TURN, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, ChooseShipTile, FightOn, Phase, Recover
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_COLOR, Color
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.planning.coach import (
    REMAINS,
    RIVALS,
    DelphiCoach,
    NamedLines,
    _shown_at_least,
)
from oracle_nb.delphi.planning.evaluator import SURRENDERED
from oracle_nb.delphi.planning.playouts import TURNS, PlayedOut, Playouts
from oracle_nb.delphi.planning.race import GUESS, LOOK
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.rules.families.fighting import BATTLE
from oracle_nb.games.coach import Coach, CoachLine, is_later
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.outcomes import outcomes
from oracle_nb.games.registry import package_of, puzzles_of
from tests.planning.planned import mover, rules_of, wandering, with_player
from tests.samples import sampled

pytestmark = pytest.mark.usefixtures("few_playouts")


@pytest.fixture(autouse=True)
def _nothing_named(monkeypatch):
    """Start every test without lines that a coach has named in another one."""
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())


def coach_of(game: Game[Any, Any]) -> Coach:
    coach = package_of("delphi").coach(game.rules)
    assert coach is not None
    return coach


def test_a_game_without_values_has_no_coach():
    package = package_of("mythology")
    assert package.coach(package.new_game(2, 1).rules) is None


@pytest.mark.parametrize("seed", sampled(range(4), 2))
def test_lines_begin_with_different_legal_actions_the_best_first(seed):
    game = wandering(2 + seed % 3, seed, 11 * seed)
    coach, view = coach_of(game), game.view(mover(game))
    lines = coach.lines(view)
    firsts = [line.actions[0] for line in lines]
    assert 1 <= len(lines) <= 3
    assert len(set(firsts)) == len(firsts)
    assert set(firsts) <= set(game.legal_actions())
    assert [line.end for line in lines] == sorted(line.end for line in lines)
    assert all(line.reasons for line in lines)


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_no_action_is_better_than_the_best_line(seed):
    game = wandering(2, seed, 17 * seed)
    coach, view = coach_of(game), game.view(mover(game))
    best = coach.lines(view, 1)[0]
    judged = {action: coach.judge(view, action) for action in game.legal_actions()[::4]}
    assert all(judgment.loss >= 0.0 for judgment in judged.values())
    if len(judged) > 5:
        assert any(judgment.loss > 0.2 for judgment in judged.values())
    assert coach.judge(view, best.actions[0]).loss == pytest.approx(0.0, abs=0.15)


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_an_action_is_worth_at_least_what_the_coach_finds_after_it(seed):
    game = new_game(players=2, seed=seed)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, seat = coach_of(game), mover(game)
    view, compared = game.view(seat), 0
    for action in game.legal_actions()[::12]:
        after = game.rules.apply(view, action, SeededChance(seed))
        if action != END_TURN and not after.outcome:
            compared += 1
            judged = coach.judge(view, action)
            assert judged.end <= coach.end(game.rules.view(after.position, seat), seat) + 1e-9
    assert compared


def test_discarding_injuries_costs_no_further_turn():
    game = new_game(players=2, seed=5)
    view = with_player(game.view(0), 0, injuries=(1, 0, 0, 0, 0, 0))
    view = replace(view, turn=0, phase=Phase.CHECK, pending=(Recover(0, left=1),))
    coach = coach_of(game)
    (discard,) = game.rules.legal_actions(view)
    after = game.rules.apply(view, discard, SeededChance(3)).position
    change = coach.end(game.rules.view(after, 0), 0) - coach.end(view, 0)
    assert abs(change) < 0.6


def with_injuries(injuries: tuple[int, ...], dice: tuple[int, ...]) -> tuple[Game[Any, Any], Any]:
    """Return a game, and a view of it with injuries, and with blue and red cards."""
    game = new_game(players=3, seed=14)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    cards, seat = (0, 1, 0, 0, 1, 0), mover(game)
    return game, with_player(game.view(seat), seat, injuries=injuries, cards=cards, dice=dice)


@pytest.mark.parametrize("injuries", [(0, 3, 0, 0, 0, 0), (2, 2, 2, 0, 0, 0)])
def test_a_card_discards_the_injuries_that_would_take_the_next_turn(injuries):
    game, view = with_injuries(injuries, dice=())
    coach = coach_of(game)
    best, *others = coach.lines(view, 12)
    assert best.actions == (Action(Verb.HEAL, CARD + Color.BLUE, Color.BLUE),)
    assert best.reasons[0] == Motive("coach-next-turn")
    assert coach.hint(view) == Motive("hint-next-turn")
    lost = [line.end for line in others if line.actions[0].verb != Verb.HEAL]
    assert lost
    assert min(lost) > best.end + 0.2
    assert coach.judge(view, END_TURN).loss > 0.2


def test_three_tokens_for_a_die_that_saves_the_next_turn_are_not_too_dear():
    game, view = with_injuries((3, 0, 0, 0, 0, 0), dice=(Color.GREEN,))
    view = with_player(view, view.turn, cards=(0,) * 6, favor=3)
    heal = Action(Verb.HEAL, Color.GREEN, Color.PINK)
    assert rules_of(game).tokens(view, heal) == 3
    assert coach_of(game).best(view).actions == (heal,)


def test_discarding_first_costs_what_may_still_follow():
    game, view = with_injuries((0, 3, 0, 0, 0, 0), dice=(3, 4))
    heal = Action(Verb.HEAL, CARD + Color.BLUE, Color.BLUE)
    asked = coach_of(game)
    best = asked.lines(view, 12)[0]
    assert best.actions[0] != heal
    assert best.actions[-1] == heal
    assert asked.judge(view, heal).loss < 0.1


def test_ending_a_turn_with_all_dice_unused_costs_something():
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, view = coach_of(game), game.view(mover(game))
    judgment = coach.judge(view, END_TURN)
    assert 0.2 < judgment.loss < 2.0
    assert judgment.end == pytest.approx(judgment.best.end + judgment.loss)


@pytest.mark.long
def test_a_close_look_plays_an_action_out_beside_the_best_lines(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", 12)
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    view = game.view(mover(game))
    played = []
    result = Playouts.result

    def noted(self, position, line, seed):
        played.append((tuple(line), seed))
        return result(self, position, line, seed)

    monkeypatch.setattr(Playouts, "result", noted)
    judged = coach_of(game).judge(view, END_TURN, closely=True)
    # A turn that is thrown away is clear after the first pairs.
    assert {seed for line, seed in played if line == (END_TURN,)} == set(range(12, 12 + LOOK))
    assert len(played) <= LOOK * (1 + RIVALS)
    assert judged.loss > 0.2 and judged.best.actions in {line for line, _ in played}
    assert coach_of(game).judge(view, END_TURN, closely=True) == judged


def test_the_expected_end_knows_that_the_last_task_and_the_way_home_fit_into_one_turn():
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
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
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
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
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
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
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
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


def test_choices_by_rules_of_thumb_have_no_expected_end():
    game = new_game(players=2, seed=5, rules=RuleSet(draft=True))
    step = game.position.pending[0]
    assert isinstance(step, ChooseShipTile)
    coach, view = coach_of(game), game.view(step.player)
    assert not any(line.estimated for line in coach.lines(view))
    assert {coach.judge(view, action).loss for action in game.legal_actions()} == {0.0}


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


def test_a_hint_names_no_action():
    game = new_game(players=2, seed=5)
    coach = coach_of(game)
    for step in range(3):
        hint = coach.hint(game.view(mover(game)))
        assert hint.what.startswith("hint-")
        assert not {"space", "target", "source", "color"} & set(hint.facts)
        options = game.legal_actions()
        game.play(options[random_below(5, step, len(options))])


@pytest.mark.parametrize("seed", sampled(range(2), 2))
def test_lines_are_the_same_whenever_they_are_asked_for(monkeypatch, seed):
    game = wandering(2, seed, 23)
    view = game.view(mover(game))
    first = coach_of(game).lines(view)
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())
    assert coach_of(game).lines(view) == first


def test_a_card_that_the_next_goal_needs_is_a_reason(monkeypatch):
    monkeypatch.setattr(reasons, "MOST", 9)
    game = wandering(2, 1, 0)
    seat = mover(game)
    evaluator = DelphiCoach(rules_of(game)).evaluator

    def ready(count: int) -> tuple[TurnLine, list[Motive]]:
        """Return the best line with this number of cards of each color, and its reasons."""
        view = with_player(game.view(seat), seat, cards=(count,) * 6)
        search = evaluator.search(view, seat)
        line = search.best()
        motives = reasons.of_line(search, line)
        return line, [motive for motive in motives if motive.what == "coach-ready"]

    line, (motive,) = ready(2)
    assert line.node.cards[motive.facts["color"]]
    assert ready(0)[1] == []


def test_lines_lead_to_different_ends():
    game = wandering(2, 1, 0)
    coach = DelphiCoach(rules_of(game))
    search = coach.evaluator.search(game.view(mover(game)), mover(game))
    lines = search.openings(12)
    assert len({line.node for line in lines}) == len({line.path[:1] for line in lines}) == 12
    assert [line.value for line in lines] == sorted(line.value for line in lines)
    assert lines[0].value <= search.best().value
    # A wider search may find something better that begins as one of the others.
    other = lines[3]
    wider = replace(other.node, favor=other.node.favor + 1), (other.path[0], END_TURN)
    search._kept = [TurnLine(lines[0].value - 1, *wider, 0.0)]
    again = search.openings(12)
    assert again[0] == search._kept[0] and other not in again
    assert len({line.path[:1] for line in again}) == 12


def test_goods_of_a_line_are_reasons():
    game = new_game(players=2, seed=5)
    root = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0).root
    root = replace(root, injuries=(2, 1, 0, 0, 0, 0), cards=(1, 0, 0, 0, 0, 0), drawn=0)
    after = replace(root, injuries=(0, 1, 0, 0, 0, 0), drawn=3, favor=root.favor + 1)
    goods = [Motive("coach-healed", {"injuries": 2})]
    goods.append(Motive("coach-cards", {"cards": 3, "tokens": 1}))
    assert reasons._goods(root, TurnLine(9.0, after, (), 0.0)) == goods
    assert reasons._goods(after, TurnLine(9.0, root, (), 0.0)) == []


def test_each_round_of_a_fight_weakens_the_monster():
    game = new_game(players=2, seed=5)
    evaluator = DelphiCoach(rules_of(game)).evaluator
    root = evaluator.search(game.view(0), 0).root
    gains = SimpleNamespace(equipment=0.0, reward=0.0)
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


def test_an_action_costs_what_the_lines_say_once_they_are_known():
    game = wandering(2, 1, 0)
    coach, view = coach_of(game), game.view(mover(game))
    lines = coach.lines(view)
    for line in lines:
        judged = coach.judge(view, line.actions[0])
        assert judged.best == lines[0]
        assert judged.loss == pytest.approx(line.end - lines[0].end)


def step_beside_the_best_line(seed: int) -> tuple[DelphiCoach, Any, Action]:
    """Return a coach, a view, and the action listed first for a task, which no best line does."""
    for number in range(40):
        game = wandering(2, seed, number)
        if game.position.pending or game.position.phase != Phase.ACT:
            continue
        coach, view = DelphiCoach(rules_of(game)), game.view(mover(game))
        steps = task_steps(coach.rules, view, view.turn, game.legal_actions())
        if steps and not reasons.does_step(
            [line.actions for line in coach.lines(view)], steps[0].action
        ):
            return coach, view, steps[0].action
    pytest.fail("the best lines always do it")


@pytest.mark.parametrize("seed", sampled(range(3), 2))
def test_the_step_listed_first_is_played_out_and_compared_with_the_best_line(seed):
    coach, view, step = step_beside_the_best_line(seed)
    best, listed = coach.lines(view, 1)[0], coach.listed(view)
    if listed is None:
        assert coach._listed_first(coach.evaluator.search(view, view.turn)) is None
        return
    assert reasons.does_step([listed.actions[:1]], step) and listed.reasons
    judged = coach.judge(view, listed.actions[0])
    assert judged.loss == pytest.approx(listed.end - best.end)
    assert judged.spread == listed.spread
    own = [reason.what.startswith("coach-step") for reason in listed.reasons]
    assert not any(own) or judged.costly


def test_a_step_that_the_best_line_does_is_not_listed_beside_it():
    game = wandering(2, 0, 10)
    coach, view = DelphiCoach(rules_of(game)), game.view(mover(game))
    path = coach.lines(view, 1)[0].actions
    assert all(reasons.does_step([path], action) for action in path)
    move = next(action for action in game.legal_actions() if action.verb == Verb.MOVE)
    assert reasons.does_step([(move,)], replace(move, color=5, source=CARD))
    assert not reasons.does_step([(move,)], replace(move, target=move.target + 1))


def test_a_line_that_is_not_played_out_costs_what_its_value_says():
    game = wandering(2, 0, 10)
    coach, view = DelphiCoach(rules_of(game)), game.view(mover(game))
    _, *others = coach.lines(view, 12)
    values = [line for line in others if line.spread == GUESS]
    assert values, "too few lines"
    for line in values:
        worth = coach._end(view, view.turn, coach._expected(view, line.actions[0]))
        judged = coach.judge(view, line.actions[0])
        assert judged.spread == GUESS
        assert judged.loss == pytest.approx(REMAINS * max(0.0, worth - coach.best(view).end))


def test_the_end_after_a_chance_agrees_with_what_was_said_before_it(monkeypatch):
    game = wandering(2, 0, 10)
    coach, seat = DelphiCoach(rules_of(game)), mover(game)
    view = game.view(seat)
    coach.lines(view)
    draw = next(action for action in game.legal_actions() if action.verb == Verb.DRAW)
    judged = coach.judge(view, draw)
    value = coach._end(view, seat, coach._expected(view, draw))
    assert judged.end != value, "the play-outs say the same as the value"
    after = game.rules.view(game.rules.apply(view, draw, SeededChance(1)).position, seat)
    said = coach.lines(after)[0].end
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())
    fresh = coach_of(game).lines(after)[0].end
    assert said - fresh == pytest.approx(judged.end - value)
    # No end moves before this round, and all keep their differences.
    early, late = coach._carried_over(after, [after.round + 0.1, after.round + 0.6])
    assert early >= after.round and late - early == pytest.approx(0.5)
    # It holds for this turn only.
    assert coach._carried_over(replace(after, round=after.round + 1), [3.0]) == [3.0]


def test_the_advantages_of_the_best_line_over_a_step_are_reasons():
    game = new_game(players=2, seed=5)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0)
    root = replace(search.root, injuries=(2, 1, 0, 0, 0, 0), cards=(1, 0, 0, 0, 0, 0))
    step = TurnLine(9.0, root, (), 0.0)

    def over(**changes: Any) -> list[Motive]:
        return reasons._advantages(search, step, TurnLine(8.0, replace(root, **changes), (), 0.0))

    assert over() == []
    assert over(drawn=2) == [Motive("coach-step-cards", {"cards": 2})]
    assert over(injuries=(0, 1, 0, 0, 0, 0)) == [Motive("coach-step-healed", {"injuries": 2})]
    gods = (*root.gods[:3], root.gods[3] + 1, *root.gods[4:])
    assert over(gods=gods) in ([Motive("coach-step-god", {"god": 3})], [])
    tokens = {"tokens": 1, "fight": False}
    assert over(favor=root.favor + 1) == [Motive("coach-step-tokens", tokens)]
    # Less of something is no advantage.
    assert over(favor=root.favor - 1) == []


def results(*done: tuple[int, ...], home: bool = False) -> list[PlayedOut]:
    return [PlayedOut(3.0, each, home) for each in done]


def test_a_lead_of_the_best_line_in_play_outs_is_a_reason():
    statue, nothing, shrine = (1, 2, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0)

    def said(best: list[PlayedOut], other: list[PlayedOut]) -> str:
        return "".join(motive.facts["goal"] for motive in reasons.more_often(best, other))

    assert said(results(statue, statue, statue), results(nothing, nothing, statue)) == "task"
    assert said(results(*[statue] * 3), results(*[nothing] * 3)) == "statue"
    # Only pairs with the same luck count.
    assert said(results(statue, statue), results(nothing)) == ""
    assert said(results(*[statue] * 2, *[nothing] * 10), results(*[nothing] * 12)) == ""
    assert said(results(*[statue] * 3, *[nothing] * 9), results(*[nothing] * 12)) == "statue"
    # To do one task instead of another is no lead.
    assert said(results(*[statue] * 3), results(*[shrine] * 3)) == ""
    home = results(*[statue] * 3, home=True)
    assert said(home, results(*[statue] * 3)) == "zeus"
    assert said(results(*[statue] * 3), home) == ""
    assert reasons.more_often((), ()) == ()


def test_a_later_line_says_in_which_tasks_the_best_one_leads(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", LOOK)
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, view = coach_of(game), game.view(mover(game))
    best = coach.best(view).actions

    def result(self, position, line, seed):
        lead = tuple(line) == best
        return PlayedOut(3.0 if lead else 4.0, (0, 0, int(lead), 0), home=False)

    monkeypatch.setattr(Playouts, "result", result)
    first, *others = coach.lines(view)
    ahead = Motive("coach-more-often", {"goal": "offering", "turns": TURNS})
    assert first.actions == best and ahead not in first.reasons
    later = [line for line in others if is_later(line, (first, *others))]
    assert later and all(line.reasons[0] == ahead for line in later)
    assert all(len(line.reasons) <= reasons.MOST for line in later)


def test_play_outs_leave_nothing_in_memory(new_objects):
    game = wandering(2, 1, 0)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach = coach_of(game)
    coach.lines(game.view(mover(game)))
    gc.collect()
    assert not any(isinstance(object_, Playouts) for object_ in gc.get_objects())


def test_nothing_is_played_out_once_a_rival_is_home(monkeypatch):
    game = wandering(2, 1, 0)
    seat = mover(game)
    view = with_player(game.view(seat), 1 - seat, home=True)
    monkeypatch.setattr(Playouts, "result", None)
    assert coach_of(game).lines(view)


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


@pytest.mark.long
def test_the_coach_keeps_to_its_line_while_nothing_new_is_known():
    game = new_game(players=2, seed=21)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, seat = coach_of(game), mover(game)
    best, *_ = coach.lines(game.view(seat))
    assert len(best.actions) > 1
    rest = best.actions
    while rest:
        game.play(rest[0])
        if game.history[-1].outcome or game.position.pending:
            break
        line, *others = coach.lines(game.view(seat))
        rest = rest[1:]
        assert line.actions == (rest or (END_TURN,))
        assert line.end == best.end
        assert all(other.end >= line.end for other in others)
    assert len(rest) < len(best.actions) - 1


@pytest.mark.long
def test_a_line_costs_as_much_as_was_said_before_it_was_begun():
    game = new_game(players=2, seed=3)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, seat = coach_of(game), mover(game)
    view = game.view(seat)
    _, *others = coach.lines(view)
    chance = SeededChance(0)
    line = next(
        line
        for line in others
        if len(line.actions) > 1 and not game.rules.apply(view, line.actions[0], chance).outcome
    )
    game.play(line.actions[0])
    assert not game.position.pending
    lines = coach.lines(game.view(seat))
    # Another look can only find something better.
    assert lines[0].end <= line.end + 1e-9
    # Another coach, such as that of a review, knows of no line that was begun.
    assert coach_of(game).lines(game.view(seat)) == lines


def test_a_line_that_was_begun_is_shown_at_least_as_the_last():
    game = wandering(2, 10, 10)
    coach, seat = DelphiCoach(rules_of(game)), mover(game)
    view = game.view(seat)
    action = coach.lines(view)[0].actions[0]
    after = game.rules.apply(view, action, SeededChance(0))
    assert not after.outcome and not after.position.pending
    seen = game.rules.view(after.position, seat)
    rest = coach.evaluator.search(seen, seat).openings(9)[-1].path
    coach._known = view, [CoachLine((END_TURN,), 98.0), CoachLine((action, *rest), 99.0)]
    lines = coach.lines(seen)
    assert lines[-1].actions == rest
    assert [shown.end for shown in lines] == sorted(shown.end for shown in lines)
    assert _shown_at_least([4, 1, 3, 0, 2], 0) == [4, 1, 0, 3, 2]
    assert _shown_at_least([4, 0, 3, 1, 2], 0) == [4, 0, 3, 1, 2]


def test_no_tokens_are_promised_where_a_fight_may_cost_some():
    game = new_game(players=2, seed=5)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0)
    node = replace(search.root, favor=search.root.favor + 3)
    for verb, promised in ((Verb.FIGHT, False), (Verb.FAVOR, True)):
        line = TurnLine(9.0, node, (Action(verb, 0, 0, 0),), 0.0)
        assert (
            "coach-tokens" in [reason.what for reason in reasons.of_line(search, line)]
        ) is promised


def test_coaches_share_what_they_have_named_and_keep_the_latest_views():
    game = wandering(2, 1, 11)
    view, kept = game.view(mover(game)), NamedLines(most=2)
    assert not view.pending
    lines = coach_of(game).lines(view)
    other = coach_of(game)
    for line in lines:
        assert other.judge(view, line.actions[0]).end == pytest.approx(line.end)
    setting = rules_of(game).setting
    views = [replace(view, round=count) for count in (1, 2, 3)]
    for view in views:
        kept.keep(setting, view, lines)
    assert [kept.lines(setting, view) for view in views] == [(), (*lines,), (*lines,)]


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
