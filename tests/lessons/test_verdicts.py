"""One verdict for learners and teachers, and feedback on the fault that was made."""

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.pieces import Color
from oracle_nb.games.exercises import (
    ActionSequence,
    Answer,
    Exercise,
    MultipleChoice,
    SingleChoice,
    SpaceSelection,
)
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.answer_causes import AnswerCause
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.course import Course
from oracle_nb.lessons.diagnosis import SOUND, asked_rules, believed_answers, predictions
from oracle_nb.lessons.feedback import Feedback, answered, belief_text, possible_text
from oracle_nb.lessons.knowledge import Knowledge
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.progress import LearnerProgress, progress_of
from oracle_nb.lessons.results import LearnerResult, by_learner
from oracle_nb.lessons.review import exercises_lesson, lesson_about
from oracle_nb.storage.database import SQLite
from oracle_nb.storage.database.hashing import hashed
from scripts.simulated_learners import guess
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.samples import sampled

PARTS = 12
"""Maximum number of wrong parts of an exercise that are looked at."""
LESSONS = lessons_of("delphi")
TEMPLATES = [
    template for template in SCHOOL.templates() if not template.startswith(("checkup.", "quiz."))
]
each_template = pytest.mark.parametrize(
    "template",
    [
        template if number % 12 == 0 else pytest.param(template, marks=pytest.mark.long)
        for number, template in enumerate(TEMPLATES)
    ],
)


@pytest.fixture
def database(tmp_path: Path) -> SQLite:
    return SQLite(tmp_path / "games.sqlite")


def feedback_to(course: Course, belief: str) -> Iterator[Feedback]:
    """Answer as somebody with a belief, each exercise once, and yield what the learner reads."""
    while not course.over:
        stop = course.stop
        assert isinstance(stop, Exercise)
        answers = believed_answers(ANY_GAME, stop, belief) or stop.answers
        said = course.answer(min(answers))
        yield said
        if not said.right:
            course.give_up()
        course.go_on()


def showing(template: str) -> list[str]:
    """Return the beliefs that change the answer of the first exercise of a template."""
    exercise = ANY_GAME.exercise(template, 0)
    return [
        name
        for name, answers in predictions(ANY_GAME, exercise).items()
        if name != SOUND and answers and answers.isdisjoint(exercise.answers)
    ]


@each_template
def test_the_teacher_sees_what_the_learner_reads(template: str, database: SQLite) -> None:
    for belief in showing(template)[:2]:
        memory = LearnerProgress(database, belief)
        lesson = exercises_lesson("exercise", [template] * 3, 0)
        read: set[str] = set()
        for said in feedback_to(Course(ANY_GAME, lesson, memory=memory), belief):
            read |= {said.belief} - {""}
            learner = hashed(belief)
            seen = progress_of(database, "delphi", [learner])[learner]
            assert {suspected.belief for suspected in seen.misconceptions or ()} == read
            row = by_learner([LearnerResult("me", "", seen)], LESSONS, 0.0)[0]
            assert set(str(row[-1]).split()) == read
            assert not (said.belief and said.possible)
            assert said.explanation == (
                belief_text(ANY_GAME, said.belief, "en") if said.belief else said.explanation
            )


def test_a_first_match_is_one_way_to_the_answer() -> None:
    course = Course(ANY_GAME, exercises_lesson("exercise", ["fighting.chance"], 4))
    stop = course.stop
    assert isinstance(stop, Exercise)
    believed = min(believed_answers(ANY_GAME, stop, "must-beat"))
    said = course.answer(believed)
    assert not said.belief and said.possible == "must-beat"
    assert said.explanation.startswith(f"One way to get {believed[0]} is to think that a roll")


def priced_after(mistakes: bool, knowledge: Knowledge) -> Course:
    """Return a course at a price for 2 steps on the wheel and 3 more spaces.

    With mistakes, former answers take favor tokens for twice their worth.
    """
    lesson = next(each for each in LESSONS if each.name == "longer-trips")
    course = Course(ANY_GAME, lesson, seed=856334)
    course.go_to(len(lesson.steps))
    course.knowledge = knowledge
    while course.needs[:2] != ("move.buy-range", "oracle.recolor"):
        stop = course.stop
        assert isinstance(stop, Exercise)
        if mistakes:
            course.answer(("3",) if stop.solution == ("6",) else (*stop.solution, "C7"))
        course.answer(stop.solution)
        course.go_on()
    assert isinstance(course.stop, Exercise) and course.stop.solution == ("5",)
    return course


def test_feedback_follows_former_answers_in_the_lesson() -> None:
    """Somebody thinks that a token buys two spaces, which isn't on the list."""
    alone = Knowledge({}, {"shallows-sea": 0.001})
    # One belief leads to this answer, and nothing speaks against it.
    said = priced_after(False, alone).answer(("4",))
    assert (said.possible, said.rules) == ("flat-price", ("oracle.recolor",))
    # Former answers point to the price of distances.
    said = priced_after(True, alone).answer(("4",))
    assert (said.possible, said.rules) == ("", ("move.buy-range",))
    # No belief on the list leads to this one, and least of all one about colors.
    for mistakes in (False, True):
        assert priced_after(mistakes, alone).answer(("2",)).rules == ("move.buy-range",)
    # The learner has paid for recoloring correctly before.
    paid = Knowledge({}, {"shallows-sea": 0.001, "flat-price": 0.001})
    assert priced_after(False, paid).answer(("4",)).possible == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_belief_is_worded_as_sure_and_as_possible(language: str) -> None:
    number, choice = (ANY_GAME.exercise(template, 0) for template in ("wheel.price", "sailing.may"))
    for belief in SCHOOL.beliefs:
        text = SCHOOL.say(language, f"belief-{belief}")
        assert text[0].islower() and text.endswith(".")
        assert belief_text(ANY_GAME, belief, language).endswith(text)
        assert " 7 " in f" {possible_text(ANY_GAME, number, ('7',), belief, language)}"
        assert possible_text(ANY_GAME, choice, ("no",), belief, language).endswith(text)


def test_no_two_contradictory_beliefs_are_mentioned_in_a_row() -> None:
    course = Course(
        ANY_GAME, next(lesson for lesson in LESSONS if lesson.name == "companions"), seed=5
    )
    for number in range(len(course.lesson.steps), course.stops):
        course.go_to(number)
        mentioned = set()
        stop = course.stop
        assert isinstance(stop, Exercise)
        for belief in SCHOOL.beliefs:
            answers = believed_answers(ANY_GAME, stop, belief)
            if answers and answers.isdisjoint(stop.answers):
                said = course.answer(min(answers))
                mentioned |= {said.belief, said.possible} - {""}
        assert len(mentioned) <= 1


# --- feedback on the fault -----------------------------------------------------------------------


def wrong_answers(exercise: Exercise, random: Random) -> Iterator[tuple[str, ...]]:
    """Yield guesses, answers of false beliefs, and legal lines that miss the goal."""
    if isinstance(exercise.form, ActionSequence):
        yield from (_line(exercise, random) for _ in range(4))
        return
    yield from (guess(exercise, random) for _ in range(3))
    for answers in list(predictions(ANY_GAME, exercise).values())[1:]:
        yield from list(answers)[:1]


def _line(exercise: Exercise, random: Random) -> tuple[str, ...]:
    line: list[str] = []
    form, rules, position = exercise.form, exercise.rules, exercise.position
    assert isinstance(form, ActionSequence) and exercise.goal is not None
    chance = SeededChance(exercise.seed)
    while len(line) < form.most and not exercise.goal(position):
        legal = [*rules.legal_actions(position)]
        if not legal:
            break
        action = random.choice(legal)
        line.append(rules.notation.write(action))
        position = rules.apply(position, action, chance).position
    return tuple(line)


@each_template
def test_feedback_cites_rules_of_the_actual_fault(template: str) -> None:
    random = Random(template)
    exercise = ANY_GAME.exercise(template, 1)
    predicted = predictions(ANY_GAME, exercise)
    for answer in dict.fromkeys(wrong_answers(exercise, random)):
        course = Course(ANY_GAME, exercises_lesson("exercise", [template], 1))
        stop = course.stop
        assert isinstance(stop, Exercise)
        exercise = stop
        predicted = predictions(ANY_GAME, exercise)
        try:
            judged = exercise.judge(answer)
        except ValueError:
            continue
        if judged.right:
            continue
        said = course.answer(answer)
        believed = {name for name, answers in predicted.items() if answer in answers} - {SOUND}
        allowed = {rule for name in believed for rule in SCHOOL.beliefs[name]}
        allowed |= {violation.rule for part in judged.wrong for violation in part.verdict.broken}
        allowed |= set(asked_rules(ANY_GAME, exercise, answer, predicted))
        if isinstance(exercise.form, ActionSequence):
            allowed |= _refusing(exercise, answer)
        assert set(said.rules) <= allowed
        if isinstance(exercise.form, SingleChoice) and exercise.form.lines:
            assert not said.rules and not said.explanation


def wrong_parts(school: LessonData, exercise: Exercise) -> Iterator[tuple[Answer, set[str]]]:
    """Yield answers with one wrong part each, and the rules that false beliefs about it miss.

    These are rules that the exercise is about: others may change its answer by chance.
    """
    form, right = exercise.form, {*exercise.solution}
    if not isinstance(form, MultipleChoice | SpaceSelection):
        return
    believed = [
        (school.beliefs[name], {*min(answers)} ^ right)
        for name, answers in predictions(school, exercise).items()
        if name != SOUND and answers
    ]
    for part in form.options if isinstance(form, MultipleChoice) else form.among:
        rules = {rule for missed, wrong in believed if part in wrong for rule in missed}
        if rules := rules & {*exercise.rests_on}:
            yield tuple(sorted(right ^ {part})), rules


def uncited_faults(school: LessonData, template: str, seed: int) -> list[tuple[Answer, str]]:
    """Return the answers with one wrong part for which feedback cites the rule of another part."""
    uncited = []
    exercise = school.exercise(template, seed)
    for answer, rules in islice(wrong_parts(school, exercise), PARTS):
        predicted = predictions(school, exercise)
        judged, asked = exercise.judge(answer), asked_rules(school, exercise, answer, predicted)
        said = answered(school, exercise, answer, judged, AnswerCause(asked=asked), "en")
        rules |= {violation.rule for part in judged.wrong for violation in part.verdict.broken}
        if not judged.right and {*said.rules}.isdisjoint(rules):
            uncited.append((answer, said.rules[0]))
    return uncited


WITH_PARTS = [
    template
    for template in SCHOOL.templates()
    if isinstance(SCHOOL.exercise(template, 1).form, MultipleChoice | SpaceSelection)
]


@pytest.mark.parametrize("template", sampled(WITH_PARTS, 24))
def test_feedback_on_a_wrong_part_cites_its_rule_in_lessons_and_check_ups(template: str) -> None:
    assert uncited_faults(ANY_GAME, template, 1) == []


@pytest.mark.parametrize("game", ["mythology", "mythology-advanced"])
def test_feedback_on_a_wrong_part_cites_its_rule_in_mythology(game: str) -> None:
    school = lessons_of_game(game)
    for template, seed in product(school.templates(), range(2)):
        assert uncited_faults(school, template, seed) == []


def _refusing(exercise: Exercise, line: tuple[str, ...]) -> set[str]:
    """Return the rules that refuse the last actions of solutions after a legal line."""
    broken: set[str] = set()
    rules, position = exercise.rules, exercise.position
    for part in line:
        action = rules.notation.read(part)
        if rules.check(position, action).broken:
            return set()
        position = rules.apply(position, action, SeededChance(exercise.seed)).position
    for solution in exercise.answers:
        last = rules.notation.read(solution[-1])
        broken |= set(rules.check(position, last).broken_rules)
    return broken


def test_a_ship_in_place_without_its_die_is_not_said_to_be_elsewhere() -> None:
    course = Course(ANY_GAME, exercises_lesson("exercise", ["cargo.bring"], 0))
    stop = course.stop
    assert isinstance(stop, Exercise)
    moves = list(stop.rules.legal_actions(stop.position))
    goal = stop.rules.notation.read(stop.solution[-1])
    # The die of the cargo takes tokens; the ship gets there with another one.
    spent = next(
        action for action in moves if action.verb == Verb.FAVOR and action.source == goal.source
    )
    there = stop.rules.apply(stop.position, spent, SeededChance(0)).position
    sail = next(
        action
        for action in stop.rules.legal_actions(there)
        if action.verb == Verb.MOVE
        and "action.adjacent"
        not in stop.rules.check(
            stop.rules.apply(there, action, SeededChance(0)).position, goal
        ).broken_rules
    )
    said = course.answer([stop.rules.notation.write(action) for action in (spent, sail)])
    assert said.rules == ("turn.die-once",)
    assert "already used your" in said.texts[0]


def test_only_rules_that_an_exercise_asks_about_are_credited(database: SQLite) -> None:
    memory = LearnerProgress(database, "me")
    seed = next(
        seed for seed in range(20) if SCHOOL.exercise("titan.drawn", seed).facts["roll"] == 6
    )
    for start, asked in ((seed, "titan.six"), (seed + 3, "titan.attack")):
        exercise = ANY_GAME.exercise("titan.drawn", start)
        rules = asked_rules(ANY_GAME, exercise, ("3",), predictions(ANY_GAME, exercise))
        assert rules[0] == asked
    assert "titan.six" not in rules
    course = Course(ANY_GAME, exercises_lesson("exercise", ["titan.drawn"], 0), memory=memory)
    stop = course.stop
    assert isinstance(stop, Exercise) and stop.facts["roll"] != 6
    course.answer(stop.solution)
    assert set(memory.known) == {"titan.attack"}


def test_the_last_option_that_is_left_shows_no_knowledge(database: SQLite) -> None:
    memory = LearnerProgress(database, "me")
    course = Course(ANY_GAME, exercises_lesson("exercise", ["sailing.may"], 1), memory=memory)
    stop = course.stop
    assert isinstance(stop, Exercise) and isinstance(stop.form, SingleChoice)
    wrong = next(option for option in stop.form.options if (option,) != stop.solution)
    assert not course.answer((wrong,)).right and course.answer(stop.solution).right
    assert all(rule.box == 0 for rule in memory.known.values())


def test_reading_the_color_of_the_goal_is_not_enough() -> None:
    solved = [SCHOOL.exercise("sailing.which-die", seed) for seed in range(12)]
    by_color = [
        exercise.solution == (str(Color(exercise.facts["space"].color)),) for exercise in solved
    ]
    assert 3 <= by_color.count(False) <= 6


def test_a_belief_leads_to_the_lesson_whose_exercises_ask_about_it() -> None:
    lessons = {belief: lesson_about("delphi", rules) for belief, rules in SCHOOL.beliefs.items()}
    assert all(lessons.values())
    names = {belief: lesson.name for belief, lesson in lessons.items() if lesson}
    assert names["any-temple"] == "offerings" and names["any-end-color"] == "sailing"


def test_an_added_exercise_is_announced() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "fighting")
    course = Course(ANY_GAME, lesson, seed=5)
    course.go_to(len(lesson.steps))
    before = course.stops
    course.give_up()
    course.go_on()
    assert course.added == course.stops - before > 0
    # The number of exercises agrees with the dots.
    assert course.exercise_number[1] == course.stops - len(course.lesson.steps)
    course.answer(course.stop.solution)  # type: ignore[union-attr]
    course.go_on()
    assert course.added == 0


@pytest.mark.parametrize("seed", range(9))
def test_a_mistaken_symbol_cites_the_rule_of_the_symbol_that_is_there(seed: int) -> None:
    course = Course(ANY_GAME, exercises_lesson("exercise", ["map.kind"], seed))
    exercise = course.stop
    assert isinstance(exercise, Exercise) and isinstance(exercise.form, SingleChoice)
    # Nobody takes anything else for a city by a belief on the list.
    city, temple = "name-terrain-city", "name-terrain-temple"
    assert {city, temple} <= {*exercise.form.options}
    said = course.answer((temple if (city,) in exercise.answers else city,))
    assert not said.right and said.rules == exercise.rests_on[:1]
