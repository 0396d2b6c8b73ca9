"""Worksheets: their exercises, space for every answer, and answers only on request."""

import re
from itertools import product

import pytest

from oracle_nb.games import registry
from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    Picture,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.worksheet import MOST, USUAL, exercises
from oracle_nb.web.lessons.worksheet_view import Worksheet
from tests.samples import sampled
from tests.toy.package import TOY
from tests.web.test_table import well_formed

SCHOOL = lessons_of_game("delphi")
LESSONS = {lesson.name: lesson for lesson in lessons_of("delphi")}
ROOM = {
    SpaceSelection: "w-line",
    SingleChoice: "w-box round",
    MultipleChoice: "w-box square",
    Ordering: "w-box square wide",
    NumberInput: "w-number",
    ActionSequence: "w-lines",
}


def made(exercise: Exercise) -> tuple[str, int]:
    return exercise.template, exercise.seed


def sheet(name: str, language: str = "en", number: int = USUAL) -> Worksheet:
    lesson = LESSONS[name]
    return Worksheet(SCHOOL, lesson, exercises(SCHOOL, lesson, 5, number), 5, language)


@pytest.mark.parametrize("name", sampled(["wheel", "statues", "lost-rounds", "gods"], 2))
def test_a_worksheet_begins_with_the_exercises_of_the_lesson_and_goes_on_without_end(name):
    lesson = LESSONS[name]
    course = Course(SCHOOL, lesson, seed=9)
    asked = []
    for number in range(len(lesson.steps), course.stops):
        course.go_to(number)
        asked.append(made(course.stop))  # type: ignore[arg-type]
    few = [made(exercise) for exercise in exercises(SCHOOL, lesson, 9, 3)]
    many = [made(exercise) for exercise in exercises(SCHOOL, lesson, 9, MOST)]
    assert few == asked[:3] and many[: len(asked)] == asked
    assert len(set(many)) == len(many) == MOST


@pytest.mark.parametrize("number", [0, -1, MOST + 1])
def test_the_number_of_exercises_on_a_worksheet_is_limited(number):
    with pytest.raises(ValueError, match=f"not {number}"):
        exercises(SCHOOL, LESSONS["map"], 0, number)


@pytest.mark.parametrize(("name", "language"), sampled(product(["statues", "wheel"], LANGUAGES), 3))
def test_every_question_has_a_board_and_space_and_answers_come_last(name, language):
    paper = sheet(name, language, 12)
    html = paper.sheet()
    well_formed(html)
    ids = re.findall(r' id="([^"]*)"', html)
    assert len(ids) == len(set(ids))
    asked, answers = html.split('class="w-answers"')
    questions = asked.split('class="w-exercise"')[1:]
    assert len(questions) == len(paper.exercises) == answers.count("<strong>") == 12
    for question, exercise in zip(questions, paper.exercises, strict=True):
        assert ROOM[type(exercise.form)] in question
        assert "<svg" in question and "d-belongings" in question
        # A board that doesn't matter takes space, and its names are too small on paper.
        assert ('class="w-board"' in question) == (exercise.picture is Picture.BOARD)
        assert ('class="w-near"' in question) == (exercise.picture in (Picture.NEAR, Picture.CLOSE))
        assert "reach" not in re.sub(r"<desc.*?</desc>", "", question)
    assert len({exercise.picture for exercise in paper.exercises}) == 2
    met = {type(exercise.form) for exercise in paper.exercises}
    assert met >= {SingleChoice, NumberInput, ActionSequence}


def test_an_answer_made_of_actions_names_the_source_of_each():
    html = sheet("statues", "en", 12).sheet().split('class="w-answers"')[1]
    assert re.search(r"for example: Sail to \w+ \(\w+ die\); Load ", html)


def test_a_file_of_its_own_needs_nothing_else():
    document = sheet("sailing", "pl").document()
    assert document.startswith('<!DOCTYPE html>\n<html lang="pl"><head><meta charset')
    assert not re.search(r'(src|href)="(?!#)', document) and "break-before: page" in document
    assert "Wyrocznia Delficka: Żeglowanie" in document


def test_a_worksheet_of_any_game_has_space_for_answers_of_every_form(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    school, lesson = lessons_of_game("toy"), lessons_of("toy")[0]
    asked = exercises(school, lesson, 1, 6)
    paper = Worksheet(school, lesson, asked, 1, "en")
    html = paper.sheet()
    well_formed(html)
    assert {type(exercise.form) for exercise in asked} == set(ROOM)
    questions = html.split('class="w-answers"')[0].split('class="w-exercise"')[1:]
    for question, exercise in zip(questions, asked, strict=True):
        assert ROOM[type(exercise.form)] in question and "w-own" not in question
