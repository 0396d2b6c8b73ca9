"""The school's page: lessons, addresses, what is due, export and import, language and theme."""

import re
from datetime import date, timedelta
from itertools import permutations

import pytest

from oracle_nb.games.addresses import address as to
from oracle_nb.games.exercises import (
    ActionSequence,
    Exercise,
    MultipleChoice,
    NumberInput,
    Ordering,
    SingleChoice,
)
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.activity import days_in_a_row
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.knowledge import Knowledge
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.review import REVIEW, rests_on, reviewed
from oracle_nb.lessons.spacing import DAY
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.lessons.addresses import END, LessonAddress, lesson_address_of
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.browser_session import html_view, tell
from tests.web.classes.class_queries import code_of
from tests.web.test_lesson import do_right, enter, side
from tests.web.test_table import well_formed

SAY = words("en").say


@pytest.fixture
def page(store):
    made = SessionPage(store, "?learn", {"oracle_learner": "ann"})
    yield made
    made.close()


def table_of(page):
    """The lesson that a page shows."""
    assert page.school is not None
    assert page.school.table is not None
    return page.school.table


@pytest.mark.parametrize(
    "visit",
    [
        LessonAddress(),
        LessonAddress("sailing"),
        LessonAddress("sailing", stop=4, seed=77),
        LessonAddress("sailing", stop=4, seed=77, projector=True),
        LessonAddress("sailing", stop=END, seed=77),
        LessonAddress("exercise", "sailing.reach", seed=0),
        LessonAddress(REVIEW),
    ],
)
def test_an_address_leads_back_to_where_it_was_written(visit):
    assert lesson_address_of(visit.address) == visit


@pytest.mark.parametrize("search", ["", "?game=x", "?rules", "?rule=move.range"])
def test_other_addresses_are_not_the_schools(search):
    assert lesson_address_of(search) is None


def test_the_home_page_links_to_the_lessons(store):
    page = SessionPage(store)
    assert 'href="?learn"' in html_view(page).html
    tell(page, "address", "?learn")
    html = html_view(page).html
    well_formed(html)
    assert html_view(page).address == "?learn"
    assert re.findall(r'data-lesson="([\w-]+)"', html) == [
        lesson.name for lesson in lessons_of("delphi")
    ]
    assert "oracle_learner" not in html_view(page).cookie
    page.close()


def test_a_lesson_has_an_address_at_every_stop_and_back_leads_there(page):
    tell(page, "address", "?lesson=sailing")
    table = table_of(page)
    assert html_view(page).address == "?lesson=sailing"
    do_right(table)
    table.handle("next")
    second = html_view(page).address
    assert re.fullmatch(r"\?lesson=sailing&stop=2&seed=\d+", second)
    tell(page, "address", "?lesson=sailing")
    assert page.school.table is table and table.course.number == 0
    tell(page, "address", second)
    assert page.school.table is table and table.course.number == 1
    tell(page, "address", "?learn")
    assert page.school.table is None and "1 of" in html_view(page).html
    tell(page, "address", "")
    assert page.school is None and "Learn by playing" in html_view(page).html


def test_a_game_follows_as_soon_as_all_that_comes_is_optional(page):
    lessons = lessons_of("delphi")
    needed = [lesson for lesson in lessons if not lesson.optional]
    for lesson in (needed[0], needed[-2], needed[-1], lessons[-1]):
        tell(page, "address", f"?lesson={lesson.name}")
        table = table_of(page)
        table.go_to(table.course.stops)
        html = table._side.html
        assert html.count("Next lesson: ") == (lesson != lessons[-1])
        assert html.count("Play a game against bots") == (lesson in (needed[-1], lessons[-1]))


def test_a_reload_keeps_the_place_and_the_exercise(page, store):
    last = lessons_of("delphi")[-1]
    address = f"?lesson={last.name}&stop={len(last.steps) + 2}&seed=9"
    tell(page, "address", address)
    asked = table_of(page).course.stop
    again = SessionPage(store, address, {"oracle_learner": "ann"})
    stop = table_of(again).course.stop
    assert (stop.template, stop.position) == (asked.template, asked.position)
    assert html_view(again).address == address
    again.close()


ASKED = (
    ("sailing.reach", "delphi", "SpaceSelection"),
    ("planning.dice", "delphi", "SingleChoice"),
    ("wheel.colors", "delphi", "MultipleChoice"),
    ("fighting.chance", "delphi", "NumberInput"),
    ("sailing.order", "delphi", "Ordering"),
    ("sailing.trip", "delphi", "ActionSequence"),
    ("units.attack", "mythology", "ActionSequence"),
)


@pytest.mark.parametrize("given", ["right", "wrong", "shown"])
@pytest.mark.parametrize(("template", "taught", "form"), ASKED)
def test_a_checked_answer_is_still_there_after_a_reload(store, template, taught, form, given):
    address = to({"exercise": template, "seed": "3"}, taught)

    def opened():
        return SessionPage(store, address, {"oracle_learner": "ann"})

    def counted():
        memory = LearnerProgress(store.database, "ann", game=taught)
        return memory.counts, {rule: known[1:4] for rule, known in memory.known.items()}

    page = opened()
    table = table_of(page)
    stop = table.course.stop
    assert type(stop.form).__name__ == form
    if given == "shown":
        table.handle("show")
    else:
        wrong = (answer for answer in some_answers(stop) if not stop.judge(answer).right)
        enter(table, min(stop.answers) if given == "right" else next(wrong))
    assert table.course.done == (given != "wrong")
    before = counted()
    reloaded = opened()
    after = table_of(reloaded)
    assert after.course.said == table.course.said and after.course.answers == table.course.answers
    was, now = (each.exercise_controller.answer for each in (table, after))
    assert (set(now.picked), now.number) == (set(was.picked), was.number)
    assert text_of(side(after)) == text_of(side(table))
    if given == "wrong":
        after.handle("show")
    else:
        assert counted() == before
    after.handle("next")
    assert after.course.over
    # Somebody who has gone on is asked again.
    once_more = opened()
    assert not table_of(once_more).course.done and table_of(once_more).course.said is None
    for each in (page, reloaded, once_more):
        each.close()


def text_of(html):
    """Return the text of a part of a page."""
    return re.sub(r"<[^>]+>", " ", html).split()


def some_answers(exercise):
    """Yield answers to an exercise, some of which are wrong."""
    form = exercise.form
    if isinstance(form, SingleChoice):
        yield from ((option,) for option in form.options)
    elif isinstance(form, NumberInput):
        yield from ((str(number),) for number in range(form.least, form.most + 1))
    elif isinstance(form, Ordering):
        yield from permutations(form.items)
    elif isinstance(form, ActionSequence):
        legal = exercise.rules.legal_actions(exercise.position)
        texts = [exercise.rules.notation.write(action) for action in legal]
        yield from ((text,) * form.most for text in texts)
    else:
        parts = form.options if isinstance(form, MultipleChoice) else form.among
        yield from ((part,) for part in parts)


def test_a_done_step_is_still_done_after_a_reload(page, store):
    lesson = next(lesson for lesson in lessons_of("delphi") if lesson.steps[0].do)
    tell(page, "address", f"?lesson={lesson.name}")
    do_right(table_of(page))
    again = SessionPage(store, f"?lesson={lesson.name}", {"oracle_learner": "ann"})
    course = table_of(again).course
    assert course.done and course.said == table_of(page).course.said
    table_of(again).handle("next")
    assert course.number == 1 and not course.answers
    again.close()


@pytest.mark.parametrize("address", ["?lesson=flying", "?exercise=flying.high", "?lesson=%00"])
def test_an_unknown_lesson_is_reported(page, address):
    tell(page, "address", address)
    assert 'role="status"' in html_view(page).html and page.school.table is None


def test_a_name_in_the_address_of_the_overview_means_a_lesson(page):
    tell(page, "address", "?learn=nope")
    assert "There is no lesson “nope”. Here are all lessons." in html_view(page).html
    tell(page, "theme-seen", "dark")
    assert "There is no lesson “nope”" in html_view(page).html
    tell(page, "address", "?learn=sailing")
    assert html_view(page).address == "?lesson=sailing"


@pytest.mark.parametrize("stop", ["0", "-3", "x", "9999999", "٣", ""])
@pytest.mark.parametrize("inside", [False, True])
def test_a_stop_that_there_is_not_is_refused(page, stop, inside):
    if inside:
        tell(page, "address", "?lesson=sailing&seed=5")
    tell(page, "address", f"?lesson=sailing&stop={stop}&seed=5")
    assert page.school.table is None
    assert re.search(r'class="notice"[^>]*>[^<]*stop: ', html_view(page).html)


@pytest.mark.parametrize("inside", [False, True])
def test_a_link_to_a_stop_that_a_lesson_no_longer_has_opens_its_beginning(page, inside):
    if inside:
        tell(page, "address", "?lesson=sailing&seed=5")
    tell(page, "address", "?lesson=sailing&stop=99&seed=5")
    assert table_of(page).course.number == 0


def test_added_exercises_and_the_end_of_a_lesson_are_still_there_after_a_reload(page, store):
    tell(page, "address", "?lesson=sailing&seed=5")
    table = table_of(page)
    planned = table.course.stops
    while not table.course.over:
        if table.course.number == planned:
            # Progress counts planned exercises, and this one was added.
            for address in (html_view(page).address, f"?lesson=sailing&stop={planned}"):
                again = SessionPage(store, address, {"oracle_learner": "ann"})
                course = table_of(again).course
                assert course.exercise_number == table.course.exercise_number
                assert course.stop.template == table.course.stop.template
                again.close()
        if isinstance(table.course.stop, Exercise):
            # The answer is shown, and more exercises follow.
            table.handle("show")
        else:
            do_right(table)
        table.handle("next")
    address = html_view(page).address
    assert address == "?lesson=sailing&stop=end&seed=5"
    again = SessionPage(store, address, {"oracle_learner": "ann"})
    ended = table_of(again)
    assert ended.course.over and planned < ended.course.stops == table.course.stops
    assert html_view(again).address == address
    again.close()
    tell(page, "address", "?lesson=sailing&stop=2&seed=5")
    tell(page, "address", address)
    assert table_of(page) is table and table.course.over and html_view(page).address == address


def test_stops_jumped_over_are_not_shown_as_done(page, store):
    tell(page, "address", "?lesson=sailing&seed=5")
    do_right(table_of(page))
    table_of(page).handle("next")
    tell(page, "address", "?lesson=sailing&stop=4&seed=5")
    assert side(table_of(page)).count("l-dot step past") == 1
    stops = table_of(page).course.stops
    again = SessionPage(
        store, f"?lesson=sailing&stop={stops + 1}&seed=5", {"oracle_learner": "ann"}
    )
    assert side(table_of(again)).count(" past") == 1
    again.close()


def test_the_language_and_the_theme_keep_the_step_and_the_selection(page):
    tell(page, "address", "?exercise=sailing.reach&seed=3")
    table = table_of(page)
    for space in table.course.rules.board.water[:3]:
        table.board.click(space)
    table.handle("check")
    marks, english = table.exercise_controller.answer.picked, side(table)
    tell(page, "language", "pl")
    assert page.language == "pl" and table.exercise_controller.answer.picked == marks
    assert words("pl").say("learn-not-yet") in side(table)
    tell(page, "theme", "dark")
    assert page.theme == "dark" and table.board.theme == "dark"
    tell(page, "language", "en")
    tell(page, "theme", "light")
    assert side(table) == english
    tell(page, "theme", "dark")
    tell(page, "address", "?learn")
    assert html_view(page).theme == "dark" and page.school.table is None


def test_mistakes_are_asked_again_until_mastered(page, store):
    assert SAY("learn-review-none") in html_view(page).html
    tell(page, "address", "?exercise=sailing.cost&seed=3")
    table = table_of(page)
    wrong = next(n for n in range(7) if (str(n),) not in table.course.stop.answers)
    enter(table, (str(wrong),))
    memory = LearnerProgress(store.database, "ann")
    assert not memory.due and memory.next_review is not None
    tell(page, "address", "?learn")
    after = memory.next_review
    facts = {"days": after.days, "missed": after.missed, "rest": after.others}
    assert after.missed == 1 and SAY("learn-review-next", **facts) in html_view(page).html
    # It is asked again on another day.
    with store.database.writing() as base:
        base.execute("UPDATE rules_known SET due = due - ?", (2 * DAY,))
    assert memory.due
    tell(page, "address", "?learn")
    assert 'href="?review"' in html_view(page).html and "l-box missed" in html_view(page).html
    tell(page, "address", "?review")
    table = table_of(page)
    assert table.course.lesson.name == REVIEW
    while not table.course.over:
        do_right(table)
        table.handle("next")
    assert LearnerProgress(store.database, "ann").due == ()
    tell(page, "address", "?review")
    assert page.school.table is None
    # A review that is done leads nowhere until the next one.
    assert '<strong>Review <span class="l-over">done today' in html_view(page).html
    assert 'href="?review"' not in html_view(page).html


def test_every_rule_that_exercises_rest_on_can_come_back():
    for rule in {rule for rules in rests_on("delphi").values() for rule in rules}:
        chosen = reviewed("delphi", [rule])
        assert len(chosen) == 1 and rule in rests_on("delphi")[chosen[0]]
    assert reviewed("delphi", ["no.such-rule"]) == ()


def test_progress_is_saved_to_a_file_loaded_and_forgotten(page, store):
    LearnerProgress(store.database, "ann").note(["move.range"], True)
    LearnerProgress(store.database, "ann").reached("sailing", 3, 14)
    tell(page, "address", "?learn")
    assert "download=" in html_view(page).html and "move.range" in html_view(page).html
    kept = LearnerProgress(store.database, "ann").to_json().decode()
    tell(page, "reset")
    assert SAY("learn-reset-sure") in html_view(page).html
    tell(page, "reset-no")
    assert SAY("learn-reset-sure") not in html_view(page).html
    tell(page, "reset")
    tell(page, "reset-yes")
    assert LearnerProgress(store.database, "ann").lessons == {}
    tell(page, "import", "{}")
    assert "can&#x27;t be imported" in html_view(page).html
    tell(page, "import", kept)
    assert LearnerProgress(store.database, "ann").to_json().decode() == kept


def test_hints_stay_off_and_a_learner_keeps_the_key(store):
    page = SessionPage(
        store, "?lesson=sailing", {"oracle_hints": "off", "oracle_learner": "../../x"}
    )
    table = table_of(page)
    assert not table.exercise_controller.hints
    table.handle("hints")
    assert table.exercise_controller.hints and "oracle_hints=on" in html_view(page).cookie
    assert page.browser.learner != "../../x"
    page.close()


def test_refusals_at_the_table_reach_the_model_of_knowledge(page):
    memory = LearnerProgress(page.store.database, page.browser.learner)

    def at_actions(*seats):
        page.add(package_of("delphi").new_game(2, 4, list(seats)))
        table = page.table.controller
        while not table.seating.person_acts or not any(
            key.startswith("die") for key in table.sources
        ):
            if table.seating.person_acts:
                table.play(table.write(table.options.actions[0]))
            else:
                table.bot_turns.step_action()
        table.use(next(key for key in table.sources if key.startswith("die")))
        water = table.game.rules.board.water
        return table, next(space for space in water if table.snapshot.refused_at(space))

    # Nobody knows which of two people at a screen has tried it.
    table, space = at_actions("Ann", "Ben")
    table.click(space)
    assert table.refusals and not memory.knowledge.rules
    table, space = at_actions("Ann", "bot:random")
    table.click(space)
    (rule,) = memory.knowledge.rules
    assert rule in table.game.check(table.refusals[0].action).broken_rules
    known = memory.knowledge.known(rule)
    assert known < Knowledge().known(rule)
    # The same again in the same position says nothing new.
    table.clear()
    table.click(space)
    assert memory.knowledge.known(rule) == pytest.approx(known)


def done_today(page):
    return re.findall(
        r'data-part="([a-z]+)"[^<]*<a[^<]*</a><span class="l-over"', html_view(page).html
    )


def test_the_ten_minutes_of_a_day_are_one_list(page, store):
    tell(page, "address", "?learn")
    assert done_today(page) == []
    parts = re.findall(r'data-part="([a-z]+)"', html_view(page).html)
    assert parts == ["review", "puzzle", "lesson"]
    assert 'data-do="streak"' not in html_view(page).html
    tell(page, "address", "?lesson=map")
    tell(page, "address", "?lesson=map&stop=2")
    assert table_of(page).course.number == 1
    tell(page, "address", "?learn")
    # A step that is only opened by its address isn't taken.
    assert done_today(page) == []
    tell(page, "address", "?lesson=map")
    table = table_of(page)
    do_right(table)
    table.handle("next")
    tell(page, "address", "?learn")
    assert done_today(page) == ["lesson"]
    assert SAY("learn-days", count=1) in html_view(page).html
    tell(page, "streak", "off")
    assert SAY("learn-days", count=1) not in html_view(page).html
    assert SAY("learn-days-on") in html_view(page).html
    assert page.browser.chosen["streak"] == "off"
    tell(page, "streak", "on")
    assert SAY("learn-days", count=1) in html_view(page).html


def test_days_are_not_counted_in_a_class_unless_that_is_chosen(page, store):
    classes = ClassStore(store.database)
    secret = classes.create(Browser({"oracle_key": "teacher"}), "delphi", "5b")
    page.go(f"?class={code_of(classes, secret)}")
    tell(page, "join", name="Ann")
    page.go("?learn")
    assert SAY("learn-days-on") in html_view(page).html
    tell(page, "streak", "on")
    assert SAY("learn-days-on") not in html_view(page).html


@pytest.mark.parametrize(
    ("ago", "count"),
    [
        ((), 0),
        ((0,), 1),
        ((1, 2, 3), 3),
        # A day off is forgiven again and again, but two in a row aren't.
        ((0, 2, 4, 5), 4),
        ((2, 3), 2),
        ((3, 4), 0),
        ((0, 3, 4), 1),
        # A clock may have been wrong.
        ((-5, 0, 1), 2),
    ],
)
def test_a_day_off_does_not_end_a_row_of_days(ago, count):
    today = date(2026, 3, 1)
    assert days_in_a_row([today - timedelta(days=days) for days in ago], today) == count
