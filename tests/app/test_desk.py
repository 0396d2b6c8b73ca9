"""A desk: choosing, doing, being refused, undoing, following bots; what only one may know."""

import pytest

from oracle_nb.app.desk import Desk
from oracle_nb.app.logbook import Line
from oracle_nb.app.sight import marks
from oracle_nb.bots import make_bot
from oracle_nb.delphi.position import Phase


def play_until(desk, wanted):
    """Let everybody take the first option until something is so."""
    for _ in range(400):
        if wanted():
            return
        if desk.bot_acts:
            desk.step_action()
        else:
            desk.do(desk.write(desk.game.legal_actions()[0]))
    pytest.fail("it never came")


@pytest.fixture
def desk(pair):
    """Two people, the first in the action phase."""
    made = Desk(pair)
    play_until(made, lambda: pair.position.phase == Phase.ACT and not pair.position.pending)
    return made


def moves(desk):
    own = desk.sources[desk.source]
    return [action for action in own if desk.write(action).startswith("move")]


def test_sources_are_all_actions_each_once(desk):
    listed = [action for group in desk.sources.values() for action in group]
    assert sorted(map(desk.write, listed)) == sorted(map(desk.write, desk.game.legal_actions()))
    assert all(key.startswith(("die:", "card:", "god:")) or key == "end" for key in desk.sources)
    assert desk.source == next(iter(desk.sources))


def test_a_choice_is_explained_and_changes_nothing(desk):
    before = desk.game.position
    desk.choose(desk.write(moves(desk)[0]))
    assert desk.explanation is not None
    assert desk.explanation.allowed
    assert desk.explanation.why
    assert desk.game.position is before
    desk.clear()
    assert desk.explanation is None


def test_doing_tells_who_saves(pair):
    told = []
    desk = Desk(pair, changed=lambda: told.append(len(pair.history)))
    assert desk.do(desk.write(pair.legal_actions()[0]))
    assert told == [1]
    assert not desk.do("move die:pink>black Z99")
    assert desk.notice
    assert told == [1]


def test_a_source_with_one_action_chooses_it(desk):
    desk.use("end")
    assert desk.write(desk.chosen) == "end"
    desk.use("no such source")
    assert desk.source == "end"


def test_a_click_chooses_and_a_second_does(desk):
    action = moves(desk)[0]
    desk.click(action.target)
    assert desk.chosen == action
    desk.click(action.target)
    assert desk.game.history[-1].action == action


def test_a_click_in_vain_gives_all_reasons(desk):
    reached = {action.target for action in moves(desk)}
    far = next(space for space in desk.rules.board.water if space not in reached)
    before = desk.game.position
    desk.click(far)
    assert desk.chosen is None
    assert desk.refusals
    for refusal in desk.refusals:
        verdict = desk.game.check(refusal.text)
        told = [reason.rule for reason in refusal.explanation.refusals]
        assert told == [broken.rule for broken in verdict.broken]
        assert all(reason.text for reason in refusal.explanation.refusals)
    assert desk.game.position is before
    assert any(op.id.startswith("refused-") for op in desk.scene().overlay)


def test_an_illegal_text_is_explained_not_done(desk):
    action = moves(desk)[0]
    reached = {one.target for one in moves(desk)}
    far = next(space for space in desk.rules.board.water if space not in reached)
    text = desk.write(type(action)(action.verb, action.source, action.color, far))
    before = desk.game.position
    assert not desk.do(text)
    assert desk.refusals
    assert desk.game.position is before


def test_marks_are_the_spaces_that_can_be_reached_and_their_least_cost(desk):
    marked = marks(desk)
    for space, label in marked.items():
        costs = [desk.tokens(action) for action in desk.at(space, desk.source)]
        assert label == (str(min(costs)) if min(costs) else "")
    assert {action.target for action in moves(desk)} <= set(marked)


def test_undo_and_redo_up_to_the_seal(desk):
    before = desk.game.position
    desk.do(desk.write(moves(desk)[0]))
    after = desk.game.position
    acts = desk.log
    desk.undo()
    assert desk.game.position is before
    assert len(desk.log) == len(acts) - 1
    assert desk.can_redo
    desk.redo()
    assert desk.game.position is after
    assert desk.log == acts
    desk.do("end")
    assert not desk.can_undo
    desk.undo()
    assert len(desk.log) > len(acts)


def test_bots_are_shown_event_by_event(game):
    desk = Desk(game)
    play_until(desk, lambda: desk.bot_acts)
    played = len(game.history)
    seen: list[tuple[Line, ...]] = []
    while desk.bot_acts and len(seen) < 60:
        assert desk.step_event()
        assert not desk.can_undo
        seen.append(desk.log[-1].lines[-1:])
    told = [line for n in range(played, len(game.history)) for line in desk.logbook.act(n).lines]
    assert [line for lines in seen for line in lines] == told[: len(seen)]
    assert desk.game.is_bot(game.history[played].player)


def test_skipping_ends_where_a_person_is_to_decide(game):
    desk = Desk(game)
    play_until(desk, lambda: desk.bot_acts)
    assert desk.skip()
    assert desk.person_acts or game.to_move is None
    assert not desk.step_action()
    assert not desk.step_event()


def test_nobody_can_act_for_a_bot(game):
    desk = Desk(game)
    play_until(desk, lambda: desk.bot_acts)
    before = game.position
    text = desk.write(game.legal_actions()[0])
    assert not desk.do(text)
    desk.click(0)
    desk.choose(text)
    assert game.position is before
    assert desk.chosen is None


def test_private_knowledge_is_shown_to_its_holder_only(desk):
    looked = {
        "look": lambda: any(desk.write(a).startswith("look die") for a in desk.game.legal_actions())
    }
    assert looked["look"]()
    desk.do(next(t for t in map(desk.write, desk.game.legal_actions()) if t.startswith("look die")))
    while desk.game.position.pending:
        desk.do(desk.write(desk.game.legal_actions()[0]))
    assert desk.game.position.players[0].seen
    own = desk.scene()
    assert desk.knower == 0
    assert any("seen by you" in op.title for op in own.pieces)
    while desk.viewer == 0:
        texts = [desk.write(action) for action in desk.game.legal_actions()]
        desk.do("end" if "end" in texts else texts[0])
    assert desk.knower == 1
    assert not any("seen by you" in op.title for op in desk.scene().pieces)


def test_two_people_at_one_screen_play_to_the_end(pair):
    bot = make_bot("greedy", 1, pair.rules)
    desk = Desk(pair)
    viewers = set()
    while pair.to_move is not None:
        assert desk.person_acts
        assert desk.viewer == desk.knower == pair.to_move
        viewers.add(desk.viewer)
        assert desk.do(desk.write(bot.decide(pair.view(desk.viewer), pair.legal_actions())))
    assert viewers == {0, 1}
    assert pair.result is not None
    assert pair.result.finished


def test_in_an_analysis_what_bots_did_since_is_taken_back_and_comes_back(game):
    kept = []
    desk = Desk(game, changed=lambda: kept.append(game.analysis))
    play_until(desk, lambda: not desk.bot_acts and any(e.player != 0 for e in game.history))
    end, count = game.position, len(game.history)
    assert not desk.can_undo and desk.undo_bar in ("undo-sealed", "undo-bot")
    desk.analyse()
    assert kept[-1] and desk.can_undo
    desk.undo()
    assert desk.person_acts and len(game.history) < count
    assert not desk.game.is_bot(game.to_move)
    while desk.can_redo:
        desk.redo()
    assert game.position == end
    # Back to the beginning, and no further than to the first decision of a person.
    while desk.can_undo:
        desk.undo()
    assert desk.undo_bar == "undo-none"
