"""Hand-outs: sets of exercises and positions, as links and on paper."""

import re
from html import unescape

import pytest

from oracle_nb.games.exercises import Exercise
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.exercise_set import MOST_KINDS, read_set, write_set
from oracle_nb.lessons.lesson import Practice
from oracle_nb.web.lessons.teacher_session import printed
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.attacks import HOSTILE
from tests.web.browser_session import everything, shown, tell
from tests.web.test_table import well_formed

SAY = words("en").say
SCHOOL = lessons_of_game("delphi")


@pytest.fixture(scope="module")
def code():
    opened = package_of("delphi").presentation().position_editor
    assert opened is not None
    return opened(package_of("delphi").new_game(players=2, seed=3)).code()


@pytest.fixture
def teacher(store):
    made = SessionPage(store, "?teach", {"oracle_key": "ann"})
    yield made
    made.close()


def links(page, beginning):
    matches = re.findall(r'(?:href|value)="([^"]*)"', shown(page))
    return list(
        dict.fromkeys(unescape(address) for address in matches if address.startswith(beginning))
    )


def questions(page):
    """The questions on a sheet."""
    return re.findall(r'class="w-asked">(.*?)</p>', shown(page))


def test_a_set_has_the_same_exercises_as_a_link_and_on_paper(teacher, store):
    seed = {"set-seed": "7"}
    tell(teacher, "set-add", template="sailing.reach", times="2", **seed)
    tell(teacher, "set-add", template="sailing.cost", times="1", **seed)
    (link,) = links(teacher, "?set=")
    assert link == "?set=sailing.reach~2,sailing.cost&seed=7"
    (sheet,) = links(teacher, "?worksheet=&amp;set=")
    learner = SessionPage(store, link, {"oracle_key": "bob"})
    assert learner.school is not None and learner.school.table is not None
    course = learner.school.table.course
    asked = []
    for number in range(course.stops):
        course.go_to(number)
        assert isinstance(course.stop, Exercise)
        asked.append(SCHOOL.say("en", course.stop.prompt, **course.stop.facts))
    assert learner.head.address == link
    learner.go(sheet)
    assert [unescape(question) for question in questions(learner)] == asked
    well_formed(shown(learner))
    learner.close()
    tell(teacher, "set-clear")
    assert links(teacher, "?set=") == []


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"template": "no.such"}, "there is no exercise"),
        ({"template": "sailing.reach", "times": "11"}, "from 1 to 10"),
        ({"template": "sailing.reach", "times": "x"}, "is not a number"),
        ({"template": "sailing.reach", "set-seed": "-1"}, "is not a number"),
    ],
)
def test_an_impossible_set_explains_why(teacher, form, reason):
    tell(teacher, "set-add", template="sailing.cost", times="1")
    (before,) = links(teacher, "?set=")
    tell(teacher, "set-add", **form)
    assert reason in shown(teacher)
    assert links(teacher, "?set=") == [before]


def test_sets_are_limited_and_read_back():
    practices = (Practice("sailing.reach", 10), Practice("sailing.cost"))
    assert read_set(write_set(practices), "delphi") == practices
    for wrong in (
        ",".join(["sailing.cost"] * (MOST_KINDS + 1)),
        "sailing.cost~0",
        "sailing.cost~٣",
        "",
        "x" * 5_000,
        *HOSTILE,
    ):
        with pytest.raises(ValueError, match="set: "):
            read_set(wrong, "delphi")


def test_a_position_is_printed_with_its_task_and_answers(teacher, store, code):
    task = "<b>Get</b> to E12 with two dice."
    tell(teacher, "position-link", position=code, ask=task, **{"chance-die": "red, blue"})
    (sheet,) = links(teacher, "?worksheet=&amp;try=")
    reader = SessionPage(store, unescape(sheet), {"oracle_key": "bob"})
    text = shown(reader)
    well_formed(text)
    assert "&lt;b&gt;Get&lt;/b&gt; to E12" in text and "<b>" not in text
    assert SAY("sheet-position-chance", text="Oracle dice: red, blue") in unescape(text)
    task_page, answers = text.split('class="w-answers"')
    names = set(re.findall(r"Sail to [A-Z]\d+", answers))
    assert len(names) > 5 and "Sail to" not in re.sub(
        "<svg.*?</svg>", "", task_page, flags=re.DOTALL
    )
    assert "A bot would play" in answers
    reader.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_editor_leads_to_the_sheet_in_both_languages(store, code, language):
    page = SessionPage(store, f"?position={code}", {"oracle_key": "ann"}, language)
    link = re.search(r'href="(\?worksheet=&amp;try=[^"]+)"', everything(page))
    assert link
    page.go(unescape(link[1]))
    well_formed(shown(page))
    assert words(language).say("sheet-position-task") in unescape(shown(page))
    page.close()


def test_the_link_of_a_printed_position_may_choose_the_language(store, code):
    address = f"?worksheet=&try={code}&die=red&language=pl"
    page = SessionPage(store, address, {"oracle_key": "ann"})
    assert "w-position" in shown(page)
    assert words("pl").say("sheet-position-task") in unescape(shown(page))
    page.close()


@pytest.mark.parametrize("asked", ["try=nonsense", "try=", "try=1&try=2", "set=no.such",
                                   "own-lesson=x", "own-lesson=", f"set={'x' * 3000}"])  # fmt: skip
def test_a_sheet_of_nothing_says_so(store, asked):
    page = SessionPage(store, f"?worksheet=&{asked}", {"oracle_key": "ann"})
    assert 'class="notice"' in shown(page) and 'class="sheet"' not in shown(page)
    if "own-lesson" in asked:
        assert SAY("own-lesson-unknown") in shown(page)
    page.close()


def test_every_lesson_is_offered_on_paper_where_lessons_are_listed(store):
    page = SessionPage(store, "?learn", {"oracle_key": "ann"})
    offered = links(page, "?worksheet=")
    assert offered == [f"?worksheet={lesson.name}" for lesson in lessons_of("delphi")]
    page.close()


def test_links_of_other_pages_have_no_sheet(code):
    assert printed("?checkup") == printed("?learn") == printed("") == ""
    assert printed("?lesson=sailing&seed=3&projector") == "?worksheet=sailing&seed=3"
    assert printed("?exercise=sailing.reach") == "?worksheet=&set=sailing.reach~4"
    assert printed(f"?try={code}&die=red", "Go") == f"?worksheet=&try={code}&die=red&ask=Go"


def test_a_class_is_shown_a_set_and_a_lesson_of_ones_own(store):
    from tests.web.lesson_drafts import stored, written

    own = stored(store, written().draft, {"oracle_key": "ann"})
    page = SessionPage(store, "?classes", {"oracle_key": "ann"})
    tell(page, "create", name="5b")
    tell(page, "show", link="http://x/?set=sailing.reach~2&seed=5")
    assert "?set=sailing.reach~2&seed=5" in unescape(shown(page))
    assert links(page, "?worksheet=") == ["?worksheet=&set=sailing.reach~2&seed=5"]
    tell(page, "show", link=f"?own-lesson={own}")
    assert SAY("own-lesson-unknown") in shown(page)
    editor = SessionPage(store, f"?lesson-editor={own}", {"oracle_key": "ann"})
    tell(editor, "publish")
    tell(page, "show", link=f"?own-lesson={own}&draft")
    assert SAY("classroom-at-lesson", title=SAY("own-lesson"), number=1) in unescape(shown(page))
    assert "draft" not in page.shown._class.shown
    page.close()
    editor.close()
