"""In exercises in which learners act, nothing shows in advance what is legal or what it costs."""

import re
from html import unescape

import pytest

from oracle_nb.games.exercises import ActionSequence
from oracle_nb.lessons.course import SHOWN_AFTER
from oracle_nb.web.lessons.notebook_lesson import lesson
from tests.lessons.exercises import SCHOOL
from tests.samples import sampled
from tests.web.test_lesson import at, do_right, shown, side

ACTED = {
    "wheel.sail": "wheel",
    "turns.visit": "sailing",
    "turns.complete": "statues",
    "exploring.shrine": "shrines",
    "gods.climb": "gods",
}
"""Templates in which the learner acts, with a lesson of each."""
TELLING = ("reach", "route", "ahead", "ends")
"""Beginnings of the marks that a table has for what is legal."""


@pytest.fixture(scope="module", params=sampled(ACTED, 2))
def table(request):
    """A table of each template, which tests leave as they found it."""
    assert isinstance(SCHOOL.exercise(request.param, 0).form, ActionSequence)
    made = lesson(ACTED[request.param], seed=3)
    at(made, request.param)
    yield made
    made.close()


def refused_move(controller):
    """An illegal way to use the first die, and a space at which it is aimed."""
    for action in controller.sources[controller.source]:
        space = controller.presentation.actions.target_space(
            controller.rules, controller.game.position, action
        )
        if space is not None and not controller.game.check(action).allowed:
            return controller.write(action), space
    raise LookupError("every action is legal")


def test_no_source_and_no_pointer_marks_targets(table):
    controller = table.exercise_controller.controller
    before = controller.source
    for key in controller.sources:
        controller.use(key)
        controller.clear()
        assert controller.snapshot.marks == {}
        for group in table.board.scene.spaces[::25]:
            controller.pointer.space = group.space
            kinds = {op.id.partition("-")[0] for op in controller.scene().overlay}
            assert kinds.isdisjoint(TELLING)
    assert "price" not in side(table) and 'data-do="way"' not in side(table)
    controller.use(before)


def test_legal_and_illegal_actions_look_alike_until_they_are_confirmed(table):
    controller = table.exercise_controller.controller
    legal = {
        action: controller.presentation.actions.target_space(
            controller.rules, controller.game.position, action
        )
        for action in controller.game.legal_actions()
    }
    aimed = next((action for action in legal if legal[action] is not None), next(iter(legal)))
    text, space = refused_move(controller)
    views = []
    for written in (text, controller.write(aimed)):
        table.handle("pick", written)
        assert controller.chosen is not None and controller.refusals == ()
        here = unescape(side(table)).partition('<article class="explain')[2]
        title = controller.options.title(controller.chosen)
        views.append(here.partition("</article>")[0].replace(title, "").replace(written, ""))
        table.handle("cancel")
    assert views[0] and views[0] == views[1]
    assert controller.snapshot.hint(space).startswith("Try: ")


def test_a_hint_about_several_actions_goes_once_they_are_listed():
    made = lesson("fighting")
    controller = made.exercise_controller.controller
    (space,) = made.course.look
    assert controller.snapshot.hint(space).startswith("2 actions are possible there.")
    controller.click(space)
    assert controller.snapshot.selection.space == space and controller.snapshot.hint(space) == ""
    made.close()


def test_every_legal_action_can_be_tried(table):
    controller = table.exercise_controller.controller
    tries = {action for actions in controller.sources.values() for action in actions}
    assert set(controller.game.legal_actions()) < tries


def test_a_space_lists_every_way_there():
    # A creature sails with its color to water of any color; recoloring the die isn't possible.
    made = lesson("companions", seed=1)
    at(made, "companions.choose")
    controller = made.exercise_controller.controller
    companion, move = min(made.course.stop.answers)
    for command in ("pick", "do"):
        made.handle(command, companion)
    rules, position, action = (
        controller.rules,
        controller.game.position,
        controller.game.action(move),
    )
    controller.use(controller.presentation.actions.source(rules, position, action))
    made.board.click(controller.presentation.actions.target_space(rules, position, action))
    assert f'data-value="{move}"' in side(made)
    made.close()


def test_a_decision_is_listed_without_actions_that_nobody_can_mean():
    made = lesson("equipment-at-once", seed=1)
    at(made, "equipment.deliver")
    controller = made.exercise_controller.controller
    (tries,) = controller.sources.values()
    assert set(tries) == set(controller.game.legal_actions()) and len(tries) == 6
    assert '<div class="l-every">' in side(made)
    made.close()


def test_the_list_is_open_where_it_is_the_only_control():
    # 12 amounts of aid, all in one space: there is nothing else to click on.
    for made, stop in (
        (lesson("power", game="mythology"), 2),
        (lesson("fighting", game="mythology"), 1),
    ):
        made.go_to(stop)
        (tries,) = made.exercise_controller.controller.sources.values()
        assert len(tries) >= 9
        assert '<div class="l-every">' in side(made)
        made.close()


def test_a_step_that_is_not_done_on_the_board_lists_the_actions_of_its_die():
    # Of the steps on sailing, the first is done on the board alone.
    for name, stop, wanted in (("titan", 2, "heal die:red"), ("sailing", 0, "")):
        made = lesson(name)
        made.go_to(stop)
        listed = side(made).partition('<div class="l-every">')[2]
        at_once = re.sub("<details.*?</details>", "", listed)
        assert f'data-value="{wanted}"' in at_once if wanted else not listed
        made.close()


def test_of_very_many_actions_to_try_those_at_spaces_are_folded():
    made = lesson("units", seed=5, game="mythology")
    made.go_to(7)
    controller = made.exercise_controller.controller
    assert len(controller.options.actions) > 1_000
    assert "data-action" not in side(made)
    made.handle("everything")
    listed = side(made).partition('class="l-every"')[2]
    keys = re.findall('data-k="(folded-[^"]*)"', listed)
    assert len({*keys}) == len(keys) == 2, "one for each unit"
    assert "data-action" in re.sub("<details.*?</details>", "", listed)
    made.close()


def test_an_illegal_action_is_a_wrong_answer_with_the_rule_but_without_a_repair():
    table = lesson("wheel", seed=3)
    at(table, "wheel.sail")
    exercise_controller = table.exercise_controller
    controller = exercise_controller.controller
    text, _ = refused_move(controller)
    broken = controller.game.check(controller.game.action(text)).broken_rules
    for tries in range(1, SHOWN_AFTER + 1):
        table.handle("pick", text)
        table.handle("do", text)
        assert table.course.tries == tries and not table.course.done
    assert set(broken) <= set(table.course.said.rules)
    assert exercise_controller.answer.picked == () and controller.game.history == ()
    assert 'data-said="wrong"' in shown(table) and 'data-do="way"' not in shown(table)
    assert table.course.may_see_answer
    do_right(table)
    table.close()


def test_a_step_still_shows_what_is_legal():
    table = lesson("wheel")
    controller = table.exercise_controller.controller
    assert controller.helps and controller.snapshot.marks
    table.close()
