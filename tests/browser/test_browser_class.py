"""A class in real browsers: a teacher and two learners, live."""

import re

import pytest

from oracle_nb.web.text import words
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser
SAY = words("en").say


def test_a_teacher_sees_two_learners_live(visit, served):
    teacher = visit(f"{served.url}?teach")
    teacher.get_by_role("link", name=SAY("classes-open")).click()
    teacher.locator("[name=name]").fill("Class 5b")
    teacher.locator("[name=name]").press("Enter")
    expect(teacher.locator("h1")).to_have_text("Class 5b")
    # Neither the title nor anything on the page shows the secret.
    secret = teacher.url.partition("classroom=")[2]
    assert len(secret) == 24 and secret not in teacher.title()
    assert secret not in teacher.locator("main").first.inner_html()
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
