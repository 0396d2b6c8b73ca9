"""Lessons without a browser: what can be pressed, what is said, hints, what is kept."""

import re
from typing import get_args

import pytest

import oracle_nb
from oracle_nb.games import registry
from oracle_nb.games.exercises import (
    Exercise,
    Form,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import HINTS, Course
from oracle_nb.lessons.diagnosis import SOUND, predictions
from oracle_nb.lessons.exercise_choice import ExerciseChoice
from oracle_nb.lessons.lesson import LessonError
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import EXERCISE, exercises_lesson
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons.lesson_page import LessonPage
from oracle_nb.web.lessons.notebook_lesson import lesson
from oracle_nb.web.text import words
from oracle_nb.web.widgets.html_view import HtmlView
from tests.lessons.exercises import ANY_GAME as SCHOOL
from tests.samples import sampled
from tests.toy.package import TOY
from tests.web.test_table import well_formed

LESSONS = lessons_of("delphi")


def shown(table):
    return "".join(html_view.html for html_view in table.view.select(HtmlView))


def side(table):
    return next(
        html_view for html_view in table.view.select(HtmlView) if "side" in html_view.kind
    ).html


def enter(table, answer):
    """Give an answer in the way its form is answered."""
    form = table.exercise_controller.form
    if isinstance(form, SingleChoice):
        table.handle("choose", answer[0])
        if form.lines:
            table.handle("check")
    elif isinstance(form, NumberInput):
        table.handle("number", form={"number": answer[0]})
    elif isinstance(form, Ordering):
        for place, part in enumerate(answer):
            while table.exercise_controller.answer.picked.index(part) > place:
                table.handle("up", part)
        table.handle("check")
    elif isinstance(form, MultipleChoice):
        for option in set(answer) ^ set(table.exercise_controller.answer.picked):
            table.handle("toggle", option)
        table.handle("check")
    elif isinstance(form, SpaceSelection):
        numbers = {group.name: group.space for group in table.board.scene.spaces}
        for name in set(answer) ^ set(table.exercise_controller.answer.picked):
            table.board.click(numbers[name])
        table.handle("check")
    else:
        for text in answer:
            table.handle("pick", text)
            table.handle("do", text)


def do_right(table):
    """Do what is wanted at this stop."""
    course = table.course
    stop = course.stop
    if course.asks_prediction:
        table.handle("predict", "0")
    if isinstance(stop, Exercise):
        enter(table, min(stop.answers))
    elif stop.do is not None:
        text = course.written(stop.do[0])
        table.handle("pick", text)
        table.handle("do", text)
    assert course.done, (course.number, course.said, table.exercise_controller.answer.notice)


@pytest.fixture
def toy(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    lessons_of.cache_clear()
    yield
    lessons_of.cache_clear()


@pytest.fixture
def race(toy):
    made = lesson("race", game="toy")
    yield made
    made.close()


def at(table, name):
    """The number of the stop at which a template asks."""
    course = table.course
    for number in range(course.stops):
        table.go_to(number)
        if isinstance(course.stop, Exercise) and course.stop.template == name:
            return number
    raise LookupError(name)


@pytest.mark.parametrize("taken", sampled(LESSONS, 18), ids=lambda lesson: lesson.name)
def test_every_lesson_is_taken_from_start_to_end(taken, monkeypatch):
    # A learner without errors has no misconception: tests without pages try that.
    monkeypatch.setattr(type(lessons_of_game("delphi")), "beliefs", {})
    language = ("en", "pl")[taken.number % 2]
    table = lesson(taken.name, language, 7)
    say = words(language).say
    while not table.course.over:
        well_formed(side(table))
        assert say("learn-go-on") not in side(table) or table.course.done
        do_right(table)
        assert "data-said" in side(table) or table.course.said is None
        table.handle("next")
    assert say("learn-over") in side(table)
    assert taken.summary[language] in side(table).replace("&#x27;", "'")
    table.close()


def test_next_does_nothing_before_a_stop_is_done_and_at_the_end(race):
    while not race.course.over:
        if not race.course.done:
            before = race.course.number, shown(race)
            race.handle("next")
            assert (race.course.number, shown(race)) == before
        do_right(race)
        race.handle("next")
    before = race.course.number, shown(race)
    race.handle("next")
    assert (race.course.number, shown(race)) == before


def test_any_game_has_lessons_with_every_form(race, monkeypatch):
    # Nothing is left out, as if each answer showed something new.
    monkeypatch.setattr(ExerciseChoice, "is_needless", lambda *_, **__: False)
    seen = []
    while not race.course.over:
        well_formed(shown(race))
        do_right(race)
        seen.append(type(race.exercise_controller.form).__name__)
        race.handle("next")
    assert seen == ["NoneType"] * 3 + [form.__name__ for form in get_args(Form)]
    assert "Roll, then go or stay." in side(race)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_says_how_many_exercises_were_skipped(language):
    table = lesson("wheel", language, 3)
    table.go_to(len(table.course.lesson.steps))
    do_right(table)
    table.handle("next")
    say = words(language).say
    assert say("learn-skipped", count=3) in side(table)
    do_right(table)
    table.handle("next")
    assert say("learn-skipped-known", count=3) in side(table).replace("&#x27;", "'")
    table.handle("skipped")
    assert say("learn-exercise", number=3, count=5) in side(table)
    table.go_to(0)
    assert "l-added" not in side(table)
    table.close()


def test_a_refused_click_at_a_step_offers_nothing_that_leads_off_it():
    table = lesson("map")
    board, offered = table.exercise_controller.snapshot.base, 0
    table.go_to(0)
    controller = table.exercise_controller.controller
    assert controller is not None
    meant = table.exercise_controller.step_actions
    assert meant is not None
    for group in board.spaces:
        controller.clear()
        table.exercise_controller.click(group.space)
        offered += sum(
            way.text not in meant for refusal in controller.refusals for way in refusal.ways
        )
        table.refresh()
        ways = re.findall(r'data-do="way" data-value="([^"]*)"', side(table))
        assert set(ways) <= set(meant)
    assert offered
    table.close()


def test_the_first_hint_at_a_step_mentions_existing_pieces():
    table = lesson("map")
    say = words("en").say
    used = ["red die", "yellow die", "", "blue die"]
    for number, step in enumerate(table.course.lesson.steps):
        table.go_to(number)
        if step.do is None:
            continue
        if table.course.asks_prediction:
            table.handle("predict", "0")
        table.handle("hint")
        assert f"You need this: {used[number]}. Then choose the place" in side(table)
        # Its arrows are on the board from the start.
        points = len(table.course.look)
        assert say("learn-hint-look", count=points) not in side(table)
        assert say("learn-hint-look-none") not in side(table)
    table.close()


def test_a_step_explains_refused_and_unintended_actions(race):
    race.handle("next")
    assert "Roll the die." in side(race)
    race.handle("do", "swim")
    assert "nobody swims" in side(race)
    race.handle("do", "peek")
    assert "this step is about something else" in side(race) and not race.course.done
    assert race.exercise_controller.snapshot.position.seen == (False, False)
    race.handle("do", "roll")
    assert race.course.done and race.exercise_controller.snapshot.position.rolled == 3
    race.handle("next")
    # Any of the actions that a step names will do.
    race.handle("do", "go")
    assert race.course.done and race.exercise_controller.snapshot.position.places[0] == 3


def test_a_wrong_answer_names_the_belief_and_the_rule(race):
    at(race, "toy.choice")
    race.handle("choose", "swim")
    html = side(race)
    said = "One way to get this answer is to think that ships swim."
    assert said in html and 'data-rule="toy.dry"' in html
    assert race.course.missed == {"toy.dry": 1} and not race.course.done
    # The toy's rulebook is in English alone.
    race.handle("language", "pl")
    assert said in side(race)
    race.handle("choose", "roll")
    assert race.course.done


@pytest.mark.parametrize("exists", [True, False])
def test_a_counterexample_is_shown_in_the_place_of_its_button(exists, monkeypatch):
    table = LessonPage(Course(SCHOOL, exercises_lesson(EXERCISE, ["gods.steps"], 0), seed=0))
    stop = table.course.stop
    assert isinstance(stop, Exercise)
    believed = next(
        min(answers)
        for belief, answers in predictions(SCHOOL, stop).items()
        if belief != SOUND and answers and not answers & stop.answers
    )
    enter(table, believed)
    assert '"counterexample"' in side(table) and "l-example" not in side(table)
    if not exists:
        where = "oracle_nb.web.lessons.exercise_controller.counterexample"
        monkeypatch.setattr(where, lambda *_: None)
    table.handle("counterexample")
    assert ("l-example" in side(table)) is exists
    assert ('data-k="counterexample"' in side(table)) is exists
    assert 'data-do="counterexample"' not in side(table)
    table.close()


def test_marks_can_be_taken_out_and_wrong_ones_are_shown(race):
    at(race, "toy.spaces")
    for space in (1, 2, 5):
        race.board.click(space)
    race.handle("check")
    assert race.course.said.wrong == ("5",) and race.course.said.missing == 1
    assert "You missed one." in side(race)
    marks = {op.id for op in race.board.scene.overlay}
    assert {"reach-1", "reach-2", "refused-5"} <= marks
    race.handle("toggle", "5")
    race.board.click(3)
    race.handle("check")
    assert race.course.done
    race.board.click(6)
    assert race.exercise_controller.answer.picked == ("1", "2", "3")


def test_an_invalid_number_is_reported(race):
    at(race, "toy.number")
    for text in ("", "x", "99", "3.5"):
        race.handle("number", form={"number": text})
        assert "whole number from 1 to 9" in race.exercise_controller.answer.notice
        assert race.course.tries == 0
    race.handle("number", form={"number": "4"})
    assert race.course.tries == 1 and not race.course.done
    race.handle("number", form={"number": " 3 "})
    assert race.course.done


def test_a_line_is_played_taken_back_and_judged(race):
    at(race, "toy.line")
    for text in ("roll", "stay"):
        race.handle("do", text)
    assert race.course.tries == 1 and "no actions are left" in side(race)
    race.handle("line-undo")
    if race.exercise_controller.answer.picked == ("roll",):
        race.handle("line-undo")
    assert race.exercise_controller.answer.picked == ()
    assert "no actions are left" not in side(race)
    race.handle("do", "roll")
    race.handle("do", "go")
    assert race.course.done


def test_two_hints_then_the_answer_and_none_where_they_are_off(race):
    at(race, "toy.spaces")
    assert not any(op.id == "look-1" for op in race.board.scene.overlay)
    race.handle("hint")
    assert any(op.id == "look-1" for op in race.board.scene.overlay)
    assert 'data-rule="toy.go"' not in side(race)
    race.handle("hint")
    assert 'data-rule="toy.go"' in side(race)
    assert "A similar example" in side(race) and "<svg" in side(race)
    assert 'data-do="hint"' not in side(race)
    assert 'data-do="show"' not in side(race)
    race.handle("check")
    assert 'data-do="show"' in side(race)
    race.handle("show")
    assert race.course.done and race.exercise_controller.answer.picked == ("1", "2", "3")
    race.handle("next")
    race.handle("hints")
    assert 'data-do="hint"' not in side(race)
    race.handle("hint")
    assert race.course.hints == 0


def test_mistakes_are_kept_and_revealed_answers_do_not_count(toy, tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")
    course = Course(lessons_of_game("toy"), lessons_of("toy")[0], memory=memory)
    table = LessonPage(course)
    at(table, "toy.number")
    enter(table, ("4",))
    assert memory.known["toy.go"].missed == 1
    enter(table, ("3",))
    assert memory.known["toy.go"].box == 0 and memory.known["toy.roll"].box == 1
    at(table, "toy.choice")
    for _ in range(HINTS):
        table.handle("hint")
    enter(table, ("roll",))
    assert memory.known["toy.roll"].box == 1
    # Jumping into the middle of a lesson doesn't complete the earlier steps.
    table.handle("next")
    assert memory.lessons == {}
    table.go_to(0)
    table.handle("next")
    assert memory.lessons["race"].done == 1
    table.close()


def test_a_button_pressed_twice_does_it_once(race):
    state = race.exercise_controller.snapshot.at
    for _ in range(2):
        race._handle(_message("next", at=state))
    assert race.course.number == 1


def _message(command, value="", at=None):
    from oracle_nb.web.widgets.html_view import Message

    return Message(command, value, {}, at)


def test_spectators_see_nothing_private():
    table = lesson("sailing")
    assert table.exercise_controller.controller.seating.knower == table.exercise_controller.seat
    table.handle("projector")
    assert table.exercise_controller.controller.seating.knower is None
    assert all("projector" in html_view.kind for html_view in table.view.select(HtmlView))
    table.close()


def test_a_cell_shows_a_lesson():
    table = oracle_nb.lesson("sailing", language="pl", seed=3)
    assert "Krok 1 z" in side(table) and "href" not in re.sub(r"data:[^\"]*", "", side(table))
    table.close()
    with pytest.raises(ValueError, match="available: en, pl"):
        oracle_nb.lesson("sailing", language="xx")
    with pytest.raises(ValueError, match="there is no lesson 'flying'"):
        oracle_nb.lesson("flying")
    with pytest.raises(ValueError, match=r"there is no lesson .salling.; did you mean 'sailing'"):
        oracle_nb.lesson("salling")
    with pytest.raises(ValueError, match="there is no lesson 99, only 1 map, "):
        oracle_nb.lesson(99)
    fifth = oracle_nb.lesson(5)
    assert fifth.course.lesson.number == 5
    fifth.close()
    with pytest.raises(LessonError, match=r"flying\.toml: it can't be read"):
        oracle_nb.lesson("flying.toml")


def test_a_cell_shows_a_lesson_of_ones_own(tmp_path):
    path = tmp_path / "short.toml"
    text = next(
        source for source in lessons_of_game("delphi").lessons() if "sailing" in source.name
    ).read_text("utf-8")
    path.write_text(text.replace('en = "Sailing"', 'en = "Sailing, shortly"'), "utf-8")
    table = oracle_nb.lesson(path)
    assert "Sailing, shortly" in shown(table)
    table.close()


@pytest.mark.parametrize("asked", ["map.kind", "map.find"])
def test_hovering_does_not_reveal_the_answer(asked):
    table = lesson("islands")
    at(table, asked)
    islands = table.course.rules.board.islands

    def pointed(space):
        table._hovered(space)
        return next(
            html_view for html_view in table.view.select(HtmlView) if "hover" in html_view.kind
        ).html

    for space in islands:
        name = table.board.scene.group(space).name
        assert re.sub("<[^>]*>", "", pointed(space)) == name
    do_right(table)
    assert all("sland" in pointed(space) for space in islands)
    at(table, "map.landfall")
    assert all("sland" in pointed(space) for space in table.course.rules.board.islands)
    table.close()
