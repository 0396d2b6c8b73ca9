"""The coach of The Oracle of Delphi: lines, judgments and hints."""

import gc
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, random_below
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import CARD, END_TURN, Action, Verb
from oracle_nb.delphi.model.position import ChooseShipTile
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.planning.coach import REMAINS, RIVALS, DelphiCoach, _shown_at_least
from oracle_nb.delphi.planning.named_lines import NamedLines
from oracle_nb.delphi.planning.playouts import Playouts
from oracle_nb.delphi.planning.race import GUESS, LOOK
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.games.coach import CoachLine
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive
from oracle_nb.games.registry import package_of
from tests.planning.planned import acting, coach_of, mover, rules_of, wandering, with_player
from tests.samples import sampled

pytestmark = pytest.mark.usefixtures("few_playouts", "nothing_named")


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
    game = acting(players=2, seed=seed)
    coach, seat = coach_of(game), mover(game)
    view, compared = game.view(seat), 0
    for action in game.legal_actions()[::12]:
        after = game.rules.apply(view, action, SeededChance(seed))
        if action != END_TURN and not after.outcome:
            compared += 1
            judged = coach.judge(view, action)
            assert judged.end <= coach.end(game.rules.view(after.position, seat), seat) + 1e-9
    assert compared


def with_injuries(injuries: tuple[int, ...], dice: tuple[int, ...]) -> tuple[Game[Any, Any], Any]:
    """Return a game, and a view of it with injuries, and with blue and red cards."""
    game = acting(players=3, seed=14)
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


@pytest.mark.parametrize("injuries", [(0, 2, 0, 0, 1, 0), (1, 2, 0, 1, 1, 0)])
def test_a_card_discards_injuries_if_one_more_would_take_the_next_turn(injuries):
    game, view = with_injuries(injuries, dice=())
    search = DelphiCoach(rules_of(game)).evaluator.search(view, view.turn)
    discards = {step[0] for step in search.steps(search.root) if step[0].verb == Verb.HEAL}
    assert Action(Verb.HEAL, CARD + Color.BLUE, Color.BLUE) in discards
    # One injury fewer isn't enough.
    assert all(action.color == Color.BLUE for action in discards)
    less = with_player(view, view.turn, injuries=(0, 1, 0, 0, 1, 0))
    search = DelphiCoach(rules_of(game)).evaluator.search(less, less.turn)
    assert all(step[0].verb != Verb.HEAL for step in search.steps(search.root))


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
    game = acting(players=2, seed=5)
    coach, view = coach_of(game), game.view(mover(game))
    judgment = coach.judge(view, END_TURN)
    assert 0.2 < judgment.loss < 2.0
    assert judgment.end == pytest.approx(judgment.best.end + judgment.loss)


@pytest.mark.long
def test_a_close_look_plays_an_action_out_beside_the_best_lines(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", 12)
    game = acting(players=2, seed=5)
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


def test_choices_by_rules_of_thumb_have_no_expected_end():
    game = new_game(players=2, seed=5, rules=RuleSet(draft=True))
    step = game.position.pending[0]
    assert isinstance(step, ChooseShipTile)
    coach, view = coach_of(game), game.view(step.player)
    assert not any(line.estimated for line in coach.lines(view))
    assert {coach.judge(view, action).loss for action in game.legal_actions()} == {0.0}


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


def test_an_action_costs_what_the_lines_say_once_they_are_known():
    game = wandering(2, 1, 0)
    coach, view = coach_of(game), game.view(mover(game))
    lines = coach.lines(view)
    for line in lines:
        judged = coach.judge(view, line.actions[0])
        assert judged.best == lines[0]
        assert judged.loss == pytest.approx(line.end - lines[0].end)


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


@pytest.mark.long
def test_the_coach_keeps_to_its_line_while_nothing_new_is_known():
    game = acting(players=2, seed=21)
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
    game = acting(players=2, seed=3)
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
