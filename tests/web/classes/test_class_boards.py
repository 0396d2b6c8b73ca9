"""Boards that a teacher shows to a class: the teacher moves them on, and lessons follow."""

import re
from html import unescape

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.web.text import words
from tests.web.browser_session import html_view, readable, tell
from tests.web.classes.class_queries import code_of
from tests.web.test_table import well_formed

SAY = words("en").say


@pytest.mark.parametrize(
    ("form", "address"),
    [
        ({"lesson": "sailing", "part": "4"}, r"\?lesson=sailing&stop=4&seed=\d+"),
        ({"link": "?exercise=sailing.reach"}, r"\?exercise=sailing\.reach&seed=\d+"),
        ({"link": "?lesson=sailing&stop=end&seed=7"}, r"\?lesson=sailing&stop=end&seed=7"),
        ({"link": "?lesson=sailing&test&seed=7"}, r"\?lesson=sailing&seed=7"),
        (
            {"link": "https://x.test/app?lesson=sailing&stop=3&seed=7&projector"},
            r"\?lesson=sailing&stop=3&seed=7",
        ),
    ],
)
def test_a_board_is_shown_to_the_class(opened, classes, secret, form, address):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    learner = opened("?class", "anna")
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", **form)
    well_formed(html_view(teacher).html)
    school_class = classes.of_teacher(secret)
    assert school_class is not None and re.fullmatch(address, school_class.shown)
    assert f'href="{school_class.shown}&projector"' in readable(teacher)
    learner.html_page.poll_changes()
    assert f'href="{school_class.shown}"' in readable(learner)
    tell(learner, "address", school_class.shown)
    assert learner.school is not None and learner.school.table is not None
    tell(teacher, "hide")
    assert SAY("class-shows") not in readable(opened("?class", "anna"))


def go_on(table):
    """Do what a step asks for, and go to the next one."""
    table.handle("do", table.course.written(table.course.stop.do[0]))
    table.handle("next")


def test_lessons_show_the_board_and_follow_the_teacher(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    anna, other = opened("?lesson=wheel", "anna"), opened("?lesson=wheel", "stranger")
    assert "class-board" in anna.school.head.html
    assert "class-board" not in other.school.head.html, "only members are asked to look"
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", link="?lesson=sailing&seed=7&back=abc")
    assert classes.of_teacher(secret).shown == "?lesson=sailing&seed=7"
    anna.school.poll_changes()
    html = unescape(anna.school.head.html)
    assert 'data-value="?lesson=sailing&seed=7"' in html
    assert "Your teacher is showing: Sailing" in html and "part 1" in html
    assert anna.school.visit.lesson == "wheel", "nobody is taken out of another lesson"
    well_formed(html.replace("&", "&amp;"))
    anna.school.table.handle("address", "?lesson=sailing&seed=7")
    assert SAY("class-board-here") in anna.school.head.html

    large = opened("?lesson=sailing&seed=7&projector", "teacher")
    assert "class-board" not in large.school.head.html
    go_on(large.school.table)
    assert classes.of_teacher(secret).shown == "?lesson=sailing&stop=2&seed=7"
    anna.school.poll_changes()
    assert html_view(anna).address == "?lesson=sailing&stop=2&seed=7"
    assert anna.school.table.course.number == 1
    assert SAY("class-board-here") in anna.school.head.html
    # Those who have gone elsewhere stay there.
    anna.go("?lesson=sailing&seed=7")
    large.go("?lesson=sailing&stop=4&seed=7&projector")
    anna.school.poll_changes()
    assert anna.school.table.course.number == 0
    assert "part 4" in anna.school.head.html
    anna.go("?learn")
    assert "part 4" in readable(anna)
    tell(teacher, "hide")
    anna.school.poll_changes()
    assert "Your teacher is showing" not in readable(anna)


def test_only_the_teachers_large_view_moves_a_board(opened, classes, secret):
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", link="?lesson=sailing&seed=7")
    for search, who in (
        ("?lesson=sailing&seed=7&projector", "anna"),
        ("?lesson=sailing&seed=8&projector", "teacher"),
        ("?lesson=sailing&seed=7", "teacher"),
    ):
        table = opened(search, who).school.table
        go_on(table)
        assert table.course.number == 1
    assert classes.of_teacher(secret).shown == "?lesson=sailing&seed=7"


def test_a_position_is_shown_to_the_class(opened, classes, secret):
    open_editor = package_of("delphi").presentation().position_editor
    assert open_editor is not None
    code = open_editor(None).code()
    teacher = opened(f"?classroom={secret}", "teacher")
    for link in (code, f"http://x/app?position={code}", f"?try={code}&die=red"):
        tell(teacher, "show", link=link)
        assert classes.of_teacher(secret).shown.startswith(f"?try={code}")


@pytest.mark.parametrize(
    "form",
    [
        {"lesson": "flying"},
        {"link": "?exercise=flying"},
        {"lesson": "sailing", "part": "999"},
        {"lesson": "sailing", "part": "x"},
        {"lesson": "sailing", "part": "9" * 5000},
        {"link": "https://evil.test/"},
        {"link": "javascript:alert(1)"},
        {"link": "?teach"},
        {"link": "?checkup"},
        {"link": "?lesson=sailing&seed=x"},
        {"link": "?lesson=intro&of=toy"},
        {"link": "?" + "a" * 10**5},
        {},
    ],
)
def test_nothing_but_boards_of_the_app_is_shown(opened, classes, secret, form):
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", **form)
    assert 'role="alert"' in readable(teacher) and not classes.of_teacher(secret).shown
    assert "Traceback" not in readable(teacher)
