"""Placement and check-up: one question at a time, nothing given away, and a verdict in words."""

import re
from collections import Counter
from itertools import groupby

import pytest

from oracle_nb.games.exercises import Exercise, MultipleChoice, Ordering, SpaceSelection
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons import checkup, placement
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.examination import (
    MOST_ITEMS,
    MOST_OPTIONS,
    Examination,
    is_question,
)
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.knowledge import Knowledge, unknown, update
from oracle_nb.lessons.placement import PlacementExamination
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.text import words as school_words
from oracle_nb.render.html import tag
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons.addresses import LessonAddress, course_at
from oracle_nb.web.lessons.lesson_page import LessonPage
from oracle_nb.web.lessons.notebook_lesson import lesson
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from scripts.diagnosis_figures import take_placement
from scripts.simulated_learners import CachedLessons, Learner
from tests.lessons.exercises import ANY_GAME
from tests.samples import sampled
from tests.web.test_lesson import enter, side
from tests.web.test_table import well_formed

SCHOOL = lessons_of_game("delphi")
LESSONS = lessons_of("delphi")
CACHED = CachedLessons(ANY_GAME)
LANGUAGES = ("en", "pl")


@pytest.fixture
def memory(tmp_path) -> LearnerProgress:
    return LearnerProgress(SQLite(tmp_path / "games.sqlite"), "me")


def finish(memory: LearnerProgress, *names: str) -> None:
    """Mark lessons as done."""
    for each in LESSONS:
        if each.name in names:
            memory.reached(each.name, each.length, each.length)


def asked(course: Examination) -> Exercise:
    """Return the current question."""
    assert isinstance(course.stop, Exercise)
    return course.stop


def taken(course: Examination, *beliefs: str, slips: float = 0, seed: int = 0) -> Examination:
    """Answer as a learner with some beliefs does."""
    learner = Learner(CACHED, beliefs, slips=slips, seed=seed)
    while not course.over:
        stop, memory = course.stop, course._memory
        assert isinstance(stop, Exercise) and is_question(stop)
        # Learners read the verdict at the end, so teachers don't know it before.
        assert memory is None or not memory.misconceptions
        course.answer(learner.answer(stop))
        course.go_on()
    return course


def test_all_rules_are_known_within_ten_questions(memory):
    course = taken(PlacementExamination(SCHOOL, LESSONS, memory=memory))
    assert isinstance(course, PlacementExamination)
    assert course.start is None and len(course.given) <= placement.MOST == 10
    assert all(memory.lessons[lesson.name].is_done for lesson in LESSONS)
    assert course.conclusion("en").startswith("You know the rules of all lessons")
    assert memory.knowledge.known("move.range") > 0.9


def test_a_beginner_begins_at_the_beginning(memory):
    course = PlacementExamination(SCHOOL, LESSONS, memory=memory)
    while not course.over:
        stop = course.stop
        assert isinstance(stop, Exercise)
        form = stop.form
        parts = getattr(form, "options", ("0", "1", "2", "3", "10"))
        answers = [()] if isinstance(form, SpaceSelection) else [(part,) for part in parts]
        course.answer(next(each for each in answers if not stop.judge(each).right))
        course.go_on()
    assert course.skipped <= 1 and course.start in LESSONS[:2]
    assert set(memory.lessons) == {lesson.name for lesson in LESSONS[: course.skipped]}
    assert memory.knowledge.known("titan.roll") < 0.2


@pytest.mark.parametrize("seeds", [(0,), pytest.param((0, 1), marks=pytest.mark.long)])
@pytest.mark.parametrize("known", sampled([5, 0, 27, 10, 17], 2))
def test_a_learner_is_placed_within_one_lesson_of_the_truth(known, seeds):
    runs = [take_placement(CACHED, LESSONS, known, seed, slips=0) for seed in seeds]
    assert all(run.distance <= 1 and run.asked <= placement.MOST for run in runs), runs


def test_a_placement_asks_without_hints_and_has_no_other_stops():
    course = PlacementExamination(SCHOOL, LESSONS, seed=1)
    assert course.examines and course.stops == placement.MOST
    said = course.answer(min(asked(course).answers))
    assert said.right and not said.texts and course.done
    with pytest.raises(ValueError, match="has been answered"):
        course.answer(min(asked(course).answers))
    with pytest.raises(ValueError, match="goes on at 0"):
        course.go_to(3)


def test_a_learner_who_admits_gaps_begins_at_the_beginning(memory):
    course = PlacementExamination(SCHOOL, LESSONS, memory=memory)
    while not course.over:
        assert course.pass_over().right and course.done
        with pytest.raises(ValueError, match="has been answered"):
            course.pass_over()
        course.go_on()
    assert course.start in LESSONS[:2] and len(course.given) < placement.MOST
    assert {given for _, given in course.given} == {None} and course.right == 0
    assert not memory.knowledge.beliefs and memory.knowledge.known("titan.roll") < 0.2


def test_a_question_that_is_passed_over_is_a_gap_and_no_belief(memory):
    course = Checkup(SCHOOL, LESSONS[:6], memory=memory)
    asked(course)
    before = course.knowledge
    rules = asked(course).rests_on
    course.pass_over()
    assert course.knowledge.beliefs == before.beliefs
    assert all(course.knowledge.known(rule) < before.known(rule) for rule in rules)
    if len(rules) == 1:
        assert course.knowledge.known(rules[0]) < 0.2
    # Nobody who knows the rules says so, except by a slip.
    sure = update(Knowledge(dict.fromkeys(rules, 0.999)), unknown(rules))
    assert all(0.9 < sure.known(rule) < 0.999 for rule in rules)
    while not course.over:
        if not course.done:
            course.pass_over()
        course.go_on()
    assert not course.knowledge.named and course.to_learn


@pytest.mark.parametrize("language", sampled(["pl", "en"], 2))
def test_an_examination_offers_not_to_know_and_names_an_empty_answer(language):
    say = words(language).say
    page = lesson("placement", language, seed=2)
    seen = set()
    while not page.course.over:
        html = side(page)
        assert say("learn-unknown").replace("'", "&#x27;") in html
        form = page.exercise_controller.form
        if isinstance(form, MultipleChoice | SpaceSelection):
            seen.add(type(form))
            empty = "none" if isinstance(form, MultipleChoice) else "nowhere"
            assert say(f"learn-check-{empty}") in html and f">{say('learn-save')}<" not in html
            parts = form.options if isinstance(form, MultipleChoice) else form.among
            page.handle("toggle", parts[0])
            assert f">{say('learn-save')}<" in side(page)
        # Nothing is checked now.
        assert f">{say('learn-check')}<" not in side(page)
        page.handle("unknown")
        assert page.course.done and say("learn-noted") in side(page)
        assert say("learn-marked", count=0) not in side(page)
        page.handle("next")
    assert seen and say("learn-unknown").replace("'", "&#x27;") in side(page)
    page.close()
    # In a lesson, there is help instead.
    page = lesson("sailing", language, seed=2)
    page.go_to(len(page.course.lesson.steps))
    page.handle("unknown")
    assert not page.course.done and "unknown" not in side(page)
    page.close()


def test_the_same_seed_asks_the_same_questions():
    first, other = (PlacementExamination(SCHOOL, LESSONS, seed=3) for _ in range(2))
    assert (asked(first).template, asked(first).seed) == (asked(other).template, asked(other).seed)


def test_a_placement_can_be_taken_in_a_notebook():
    page = lesson("placement", "pl", seed=2)
    assert isinstance(page.course, PlacementExamination) and page.course.language == "pl"
    assert words("pl").say("learn-question", number=1, count=10) in side(page)
    page.close()


def test_a_checkup_asks_only_about_lessons_that_are_done():
    lessons = LESSONS[:6]
    course = Checkup(SCHOOL, lessons)
    taken(course)
    rules = {rule for lesson in lessons for rule in lesson.rules}
    assert 0 < len(course.given) <= checkup.MOST == 12
    for exercise, _ in course.given:
        assert set(exercise.rests_on) <= rules
        assert len(getattr(exercise.form, "options", ())) <= MOST_OPTIONS
    assert course.conclusion("en").startswith("All ") and course.to_learn == ()
    assert set(course.known) <= rules and course.known


def test_a_checkup_ends_when_the_verdict_is_clear():
    certain = Checkup(SCHOOL, LESSONS[:4])
    rules = {rule for lesson in LESSONS for rule in lesson.rules}
    certain.knowledge = type(certain.knowledge)(
        dict.fromkeys(rules, 0.999), dict.fromkeys(SCHOOL.beliefs, 0.001)
    )
    certain.answer(min(asked(certain).answers))
    certain.go_on()
    assert certain.over and len(certain.given) == 1


@pytest.mark.parametrize("belief", sampled(["attacker-scores", "", "failure-kills"], 2))
def test_questions_of_a_kind_are_not_asked_four_times_running(belief):
    school, lessons = CachedLessons(lessons_of_game("mythology")), lessons_of("mythology")
    rules = [] if belief else [rule for lesson in lessons for rule in lesson.rules]
    longest = 0
    for seed in range(4):
        learner = Learner(school, [belief] * bool(belief), slips=0, unknown=rules, seed=seed)
        course = Checkup(school, lessons, seed=seed)
        while not course.over:
            course.answer(learner.answer(asked(course)))
            course.go_on()
        kinds = groupby(exercise.template for exercise, _ in course.given)
        longest = max(longest, *(len([*run]) for _, run in kinds))
    # Only one kind of question shows the belief of an attacker.
    assert longest == checkup.RUNNING if belief == "attacker-scores" else longest <= checkup.RUNNING


def test_a_checkup_asks_about_missed_rules_first_and_seldom_the_same_kind(memory):
    memory.note(("fight.win",), right=False)
    # A correct answer in the same minutes doesn't show that it is remembered.
    memory.note(("fight.win",), right=True)
    lessons = [each for each in LESSONS if each.name in ("wheel", "offerings", "fighting")]
    course = Checkup(SCHOOL, lessons, memory=memory)
    assert asked(course).rests_on[0] == "fight.win"
    taken(course)
    kinds = Counter(exercise.template for exercise, _ in course.given)
    assert max(kinds.values()) <= 2 and course.right == len(course.given)


def test_a_checkup_without_mistakes_names_the_rules_that_were_missed_before(memory):
    names = [lesson.name for lesson in LESSONS[:6]]
    finish(memory, *names)
    for _ in range(4):
        memory.learn(unknown(("favor.uses",)))
    page = LessonPage(taken(Checkup(SCHOOL, LESSONS[:6], memory=memory)))
    assert isinstance(page.course, Checkup)
    missed = page.course.to_learn
    assert page.course.right == len(page.course.given) and missed
    assert page.course.conclusion("en").startswith("All ")
    assert "earlier ones" in page.course.conclusion("en")
    assert "mistakes" not in side(page)
    shown = [each for each in missed if f'data-rule="{each}"' in side(page)]
    assert shown == list(missed)


@pytest.mark.parametrize("begun", [False, True])
def test_a_checkup_names_only_rules_that_it_can_ask_about(memory, begun):
    finish(memory, "fighting")
    offerings = next(each for each in LESSONS if each.name == "offerings")
    memory.reached("offerings", len(offerings.steps) + begun, offerings.length)
    memory.placed(Knowledge({}, {"any-temple": 0.5}), {})
    visit = LessonAddress(game="delphi", lesson="checkup", seed=0)
    course = course_at(visit, "en", memory, lambda _: offerings)
    assert isinstance(course, Checkup)
    asks = [exercise.rests_on for exercise, _ in taken(course).given]
    assert any("offering.make" in rules for rules in asks) == begun
    # The belief is still suspected if nothing has asked about it.
    assert ("any-temple" in course.knowledge.suspects) != begun and not course.to_learn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_verdict_of_a_short_checkup_counts_no_answers(language):
    for count in (0, 1):
        say = school_words(language).say
        said = (
            say("school-checkup-sound", count=count),
            say("school-checkup-earlier", count=1, total=count),
        )
        assert not any(re.search(r"\d", text) for text in said)


@pytest.mark.parametrize("belief", ["counterclockwise", "any-end-color"])
def test_a_misconception_is_named_with_a_board_where_it_fails(belief, memory):
    names = [lesson.name for lesson in LESSONS[:7]]
    finish(memory, *names)
    course = taken(Checkup(SCHOOL, LESSONS[:7], memory=memory), belief)
    assert isinstance(course, Checkup)
    assert course.knowledge.named == (belief,)
    assert set(SCHOOL.beliefs[belief]) <= set(course.to_learn)
    assert [each.belief for each in memory.misconceptions] == [belief]
    example = course.counterexample(belief)
    assert example is not None and example.believed not in example.exercise.answers
    assert memory.counts == (len(course.given), len(course.given) - course.right)


@pytest.mark.long
def test_a_checkup_asks_for_short_orders_which_alone_show_a_belief():
    """No other kind of exercise shows when the effect of a ship tile begins."""
    (setup,) = (lesson for lesson in LESSONS if lesson.name == "setup")
    checkup = taken(Checkup(SCHOOL, [setup]), "ship-at-once")
    orders = [exercise.form for exercise, _ in checkup.given if isinstance(exercise.form, Ordering)]
    assert checkup.knowledge.named == ("ship-at-once",) and orders
    assert all(len(form.items) <= MOST_ITEMS for form in orders)
    assert not is_question(CACHED.exercise("round.parts", 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_order_in_a_checkup_is_answered_like_any_question(language):
    (setup,) = (lesson for lesson in LESSONS if lesson.name == "setup")
    course = Checkup(SCHOOL, [setup], language)
    page = LessonPage(course)
    while not isinstance(asked(course).form, Ordering):
        enter(page, min(asked(course).answers))
        page.handle("next")
    backward = min(asked(course).answers)[::-1]
    enter(page, backward)
    assert course.given[-1][1] == backward and words(language).say("learn-noted") in side(page)
    page.close()


@pytest.mark.long
def test_a_checkup_distinguishes_suspects_with_the_same_answers_so_far():
    # Up to a distance, both beliefs shorten a trip by one space.
    held = ("counterclockwise", "range-double")
    course = taken(Checkup(CACHED, LESSONS[:7], seed=3), *held)
    assert {*course.knowledge.named} == {*held}


def test_mistakes_that_two_beliefs_explain_are_something_to_learn():
    course = Checkup(CACHED, LESSONS[:7], seed=3)
    course.knowledge = Knowledge({}, {"range-double": 0.5, "start-counts": 0.5})
    assert {"move.buy-range", "move.range"} <= {*course.to_learn}


def test_a_checkup_asks_nothing_in_the_same_words_as_before():
    course = taken(Checkup(CACHED, LESSONS[:2], seed=0))
    words_of = [SCHOOL.say("en", each.prompt, **each.facts) for each, _ in course.given]
    assert len(words_of) > 2 and len({*words_of}) == len(words_of)


def test_a_belief_about_other_rules_may_explain_a_mistake():
    course = taken(Checkup(CACHED, LESSONS[11:13], seed=0), "must-beat")
    wrong = [each for each, given in course.given if given and not each.judge(given).right]
    # It seems to ask about other rules only, and "never-weaker" leads to the same mistake.
    mistaken = next(each for each in wrong if "fight.win" not in each.rests_on)
    assert mistaken.template == "next.lost"
    assert set(course.knowledge.named) <= {"must-beat"}


@pytest.mark.long
def test_two_beliefs_that_change_the_same_answers_are_both_named():
    held = {"any-end-color", "start-counts"}
    assert {*taken(Checkup(CACHED, LESSONS[:6], seed=0), *held).knowledge.named} == held


def test_a_named_belief_is_confirmed_by_three_answers():
    course = taken(Checkup(CACHED, LESSONS[:4], seed=0), "flat-price")
    assert course.knowledge.named == ("flat-price",)
    fitting = [each for each in course._evidence if each.beliefs.get("flat-price", 0) > each.sound]
    assert len(fitting) >= checkup.CONFIRMED


def test_the_summary_fits_one_screen_and_leads_to_what_is_next(tmp_path):
    page = SessionPage(Store(tmp_path), "?learn", {"oracle_learner": "ann"})
    assert page.school is not None
    finish(page.school.memory, *(lesson.name for lesson in LESSONS[:7]))
    page.go("?learn")
    assert 'href="?checkup"' in page.school.head.html
    page.go("?checkup&seed=0")
    table = page.school.table
    assert table is not None and isinstance(table.course, Checkup)
    html = side(table)
    assert words("en").say("learn-question", number=1, count=12) in html
    assert 'data-do="hint"' not in html and 'data-do="hints"' not in table.head.html
    taken(table.course, "counterclockwise")
    known = table.course.knowledge
    table.course.knowledge = Knowledge({**known.rules, "move.blocked": 0.1}, known.beliefs)
    table.handle("language", "en")
    html = side(table)
    well_formed(html)
    # The last question is over, and so is its board.
    assert table.exercise_controller.snapshot.scene is None
    # The lesson on what was misunderstood comes before one on a gap.
    assert 0 < html.index('href="?lesson=wheel"') < html.index('href="?lesson=map"')
    text = belief_text(SCHOOL, "counterclockwise", "en")
    assert str(tag("p", text))[3:-4] in html
    assert html.count("l-belief") == 1 and html.count('data-k="counterexample"') == 1
    # The position is small, and its explanation is folded.
    assert html.count("l-case") == 1 and "l-example" not in html
    # The answers are folded.
    before, _, answers = html.partition('<details data-k="asked">')
    assert answers and "l-answers" not in before
    assert 'href="?lesson=wheel"' in html
    table.handle("language", "pl")
    assert words("pl").say("learn-over-checkup") in side(table)
    page.close()


def test_the_boards_of_a_summary_share_no_symbols(tmp_path):
    page = SessionPage(Store(tmp_path), "?learn", {"oracle_learner": "ann"})
    assert page.school is not None
    finish(page.school.memory, *(lesson.name for lesson in LESSONS[:7]))
    page.go("?checkup&seed=0")
    table = page.school.table
    assert table is not None and isinstance(table.course, Checkup)
    taken(table.course)
    beliefs = dict.fromkeys(("any-end-color", "zeus-sea", "reach-two"), 0.99)
    table.course.knowledge = Knowledge(beliefs=beliefs)
    table.handle("language", "en")
    html = side(table)
    assert html.count("<svg") >= 2
    names = re.findall(r' id="([^"]*)"', html)
    assert len({*names}) == len(names)
    page.close()


def test_before_any_lesson_is_done_there_is_nothing_to_check(tmp_path):
    page = SessionPage(Store(tmp_path), "?checkup", {"oracle_learner": "ann"})
    assert page.school is not None and page.school.table is None
    html = page.school.head.html
    assert str(tag("p", words("en").say("learn-checkup-none")))[3:-4] in html
    assert 'href="?checkup"' not in html and 'href="?placement"' in html
    page.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_placement_leads_from_the_first_page_to_the_lesson_to_begin_with(tmp_path, language):
    cookies = {"oracle_learner": "ann"}
    page = SessionPage(Store(tmp_path), "?placement&seed=1", cookies)
    school = page.school
    assert school is not None and school.table is not None
    table = school.table
    table.handle("language", language)
    assert words(language).say("learn-question", number=1, count=10) in side(table)
    assert isinstance(table.course, Examination)
    taken(table.course, slips=0)
    table.handle("language", language)
    html = side(table)
    well_formed(html)
    assert table.course.conclusion(language) in html
    page.go("?learn")
    assert school.head.html.count("primary") == 1
    assert words(language).say("learn-all-done") in school.head.html
    page.close()


def test_the_first_page_shows_one_next_step(tmp_path):
    page = SessionPage(Store(tmp_path), "?learn", {"oracle_learner": "ann"})
    assert page.school is not None
    html = page.school.head.html
    well_formed(html)
    first = words("en").say("learn-begin-with", title=LESSONS[0].title["en"])
    assert html.count("l-button primary") == 1 and first in html
    # The purpose of the placement is a text, and not only a tooltip.
    assert f"<small>{words('en').say('learn-placement-about')}</small>" in html
    finish(page.school.memory, LESSONS[0].name)
    page.school.memory.reached(LESSONS[1].name, 2, LESSONS[1].length)
    page.go("?lesson=map")
    page.go("?learn")
    html = page.school.head.html
    second = words("en").say("learn-continue-with", title=LESSONS[1].title["en"])
    assert second in html and "?placement" not in html
    assert f"?lesson={LESSONS[1].name}&amp;stop=3" in html
    page.close()
