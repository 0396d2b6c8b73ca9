"""A class in real browsers: a teacher and two learners, live."""

import re

import pytest

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.web.text import words
from tests.browser.learner import Learner
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser
SAY = words("en").say


def test_a_teacher_sees_two_learners_live(visit, served):
    teacher = visit(f"{served.url}?teach")
    teacher.get_by_role("link", name=SAY("classes-open")).click()
    teacher.locator("[name=name]").fill("Class 5b")
    teacher.locator("[name=name]").press("Enter")
    expect(teacher.locator("h1")).to_have_text("Class 5b")
    # Nobody else can open the address, and the link for other devices is shown on request.
    address = teacher.url
    assert re.fullmatch(rf"{re.escape(served.url)}\?classroom=[\w-]{{12}}", address)
    expect(visit(address).locator("main")).to_contain_text("this browser can't open it")
    teacher.get_by_role("button", name=SAY("classroom-elsewhere")).click()
    elsewhere = teacher.locator(".c-secret")
    expect(elsewhere).to_have_value(
        re.compile(rf"^{re.escape(served.url)}\?classroom=[\w-]{{24}}$")
    )
    other = visit(elsewhere.input_value())
    expect(other.locator("h1")).to_have_text("Class 5b")
    expect(other).to_have_url(address)
    before = other.evaluate("window.history.length")
    other.reload()
    expect(other.locator("h1")).to_have_text("Class 5b")
    assert other.evaluate("window.history.length") == before <= 2
    teacher.get_by_role("button", name=SAY("classroom-elsewhere-hide")).click()
    expect(elsewhere).to_have_count(0)
    link = teacher.locator(".c-link")
    expect(link).to_have_value(re.compile(rf"^{re.escape(served.url)}\?class="))

    anna = visit(link.input_value())
    anna.locator("[name=name]").fill("Anna")
    anna.locator("[name=name]").press("Enter")
    expect(anna.locator("main")).to_contain_text(SAY("class-you-are", name="Anna"))
    rows = teacher.locator(".c-learners tbody th")
    expect(rows).to_have_text(["Anna"])

    bob = visit(f"{served.url}?class")
    bob.locator("[name=code]").fill(teacher.locator(".c-code").inner_text())
    bob.locator("[name=code]").press("Enter")
    bob.locator("[name=name]").fill("anna")
    bob.locator("form[data-do=join] button").click()
    expect(bob.locator("[role=alert].notice")).to_contain_text("already called")
    bob.locator("[name=name]").fill("Bob")
    bob.locator("form[data-do=join] button").click()
    expect(rows).to_have_text(["Anna", "Bob"])

    bob.goto(f"{served.url}?exercise=sailing.reach&seed=3")
    expect(teacher.locator(".c-learners tbody tr").nth(1)).to_contain_text(
        SAY("classroom-at-exercise")
    )
    anna.get_by_role("button", name=SAY("class-leave-named", name="Class 5b")).click()
    anna.locator("[data-do=leave-yes]").click()
    expect(rows).to_have_text(["Bob"])


@pytest.mark.long
def test_a_class_opens_the_board_that_is_projected(visit, served):
    teacher = visit(f"{served.url}?classes")
    teacher.locator("[name=name]").fill("Class 6a")
    teacher.locator("[name=name]").press("Enter")
    learner = visit(teacher.locator(".c-link").input_value())
    learner.locator("[name=name]").fill("Anna")
    learner.locator("[name=name]").press("Enter")
    expect(learner.locator("[data-do=leave]")).to_be_visible()
    teacher.locator("[name=lesson]").select_option("map")
    teacher.locator("[name=part]").fill("3")
    teacher.locator("form[data-do=show] button").click()
    large = teacher.locator("a[target=_blank]", has_text=SAY("classroom-project"))
    expect(large).to_have_attribute("href", re.compile(r"^\?lesson=map&stop=3&.*projector$"))
    with teacher.expect_popup() as opened:
        large.click()
    projected = opened.value
    expect(projected.locator(".projector .l-say").first).to_be_visible()
    # The window on the projector knows nothing of the teacher's address.
    assert "classroom" not in projected.url
    assert projected.evaluate("window.opener") is None
    learner.get_by_role("link", name=SAY("class-lessons")).click()
    board = learner.locator(".class-board")
    expect(board).to_have_attribute("role", "status")
    board.get_by_role("link", name=SAY("class-board-open")).click()
    expect(learner.locator(".lesson")).to_be_visible()
    expect(learner).to_have_url(re.compile(r"lesson=map&stop=3"))
    expect(board).to_contain_text(SAY("class-board-here"))
    row = teacher.locator(".c-learners tbody tr").first
    expect(row).to_contain_text("part 3")
    projected.locator("[data-do=next]").click()
    expect(learner).to_have_url(re.compile(r"lesson=map&stop=4"))
    expect(row).to_contain_text("part 4")


@pytest.mark.long
def test_a_teacher_follows_a_learner_through_the_first_lesson(visit, served):
    teacher = visit(f"{served.url}?classes")
    teacher.locator("[name=name]").fill("Class 7c")
    teacher.locator("[name=name]").press("Enter")
    anna = visit(teacher.locator(".c-link").input_value())
    anna.locator("[name=name]").fill("Anna")
    anna.locator("[name=name]").press("Enter")
    row = teacher.locator(".c-learners tbody tr")
    expect(row).to_contain_text(SAY("classroom-at-start"))
    first, *others = lessons_of("delphi")
    anna.get_by_role("link", name=SAY("class-lessons")).click()
    anna.locator("[data-next] .primary").first.click()
    learner = Learner(anna, first.name, 0)
    while not learner.course.over:
        number = learner.course.number + 1
        expect(row).to_contain_text(_place(first, number))
        learner.read()
        learner.do_right()
        learner.next()
        if number == 1:
            learner = learner.seeded()
    answers = learner.course.stops - len(first.steps)
    cells = row.locator("td").filter(has_text=re.compile(r"^[\d/]+$"))
    # Lessons done, rules known and due, answers, wrong answers.
    expect(cells.first).to_have_text(f"1/{len(others) + 1}")
    expect(cells.nth(3)).to_have_text(str(answers))
    expect(cells.nth(4)).to_have_text("0")
    expect(teacher.locator("main").first).to_contain_text(SAY("classroom-no-beliefs"))
    anna.locator(".l-after .primary").click()
    expect(row).to_contain_text(_place(others[0], 1))


def _place(lesson, number):
    """Return the place of a learner as the teacher reads it."""
    return SAY("classroom-at-lesson", title=lesson.title["en"], number=number)
