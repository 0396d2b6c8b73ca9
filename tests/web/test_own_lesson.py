"""Your own lesson, written by docs/lessons.md: checked, taken, opened, listed with the others."""

import os
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from oracle_nb.cli import main
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import OWN_LESSONS, lessons_of
from oracle_nb.lessons.course import HINTS
from oracle_nb.lessons.lesson import Lesson, LessonError, LessonStep, Practice
from oracle_nb.lessons.lesson_check import faults
from oracle_nb.lessons.review import course_of
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.widgets.html_view import HtmlView
from tests.lessons.perfect_learner import take_perfectly
from tests.samples import sampled

OWN = Path(__file__).parents[1] / "lessons" / "70-turn.toml"
GUIDE = Path(__file__).parents[2] / "docs" / "lessons.md"
SCHOOL = lessons_of_game("delphi")


@pytest.fixture
def among(monkeypatch):
    """Put lesson files among the others."""

    def put(*paths: Path) -> None:
        monkeypatch.setenv(OWN_LESSONS, os.pathsep.join(map(str, paths)))
        lessons_of.cache_clear()

    yield put
    monkeypatch.undo()
    lessons_of.cache_clear()


def test_the_written_lesson_is_sound():
    assert faults(OWN, SCHOOL, lessons_of("delphi")) == ()


@pytest.mark.long
@pytest.mark.parametrize("language", sampled(("en", "pl"), 2))
def test_it_can_be_taken(language):
    course = course_of(OWN, language, seed=4)
    said = take_perfectly(course)
    assert len(said) == course.stops == 14
    assert all(statement.right for statement in said)
    assert course.hints < HINTS and not course.missed


def test_it_is_listed_among_the_others(among, store):
    among(OWN)
    assert [lesson.name for lesson in lessons_of("delphi")][-1] == "turn"
    page = SessionPage(store, "?learn")
    assert page.school is not None
    assert "A turn that leads somewhere" in page.school.head.html
    page.go("?lesson=turn")
    assert page.school.table is not None
    assert page.school.table.course.lesson.name == "turn"
    page.close()


def test_a_faulty_one_is_named_on_the_home_page(among, store, tmp_path):
    faulty = tmp_path / "70-faulty.toml"
    faulty.write_text(OWN.read_text("utf-8").replace("number = 70", "number = 0"), "utf-8")
    among(faulty)
    page = SessionPage(store, "?learn")
    assert page.school is None
    html = "".join(part.html for part in page.view.parts if isinstance(part, HtmlView))
    assert "The lessons can&#x27;t be shown: 70-faulty.toml: number: must be 1 or more" in html
    page.close()


def test_no_lesson_takes_the_place_of_another(among, tmp_path):
    ours = SCHOOL.lessons()
    among(ours[0], OWN, OWN)
    assert len(lessons_of("delphi")) == len(ours) + 1
    copy = tmp_path / "1-other.toml"
    copy.write_bytes(ours[0].read_bytes())
    among(copy)
    with pytest.raises(LessonError, match=r"1-other\.toml: name: there is a lesson 'map' already"):
        lessons_of("delphi")


def test_it_is_opened_in_the_app(among, monkeypatch, capsys, tmp_path):
    asked: list[dict[str, Any]] = []
    serve = import_module("oracle_nb.web.runtime.server.launch")
    monkeypatch.setattr(serve, "listen", lambda **options: asked.append(options))
    monkeypatch.setattr(serve, "serve", lambda *_, **options: asked.append(options))
    among()
    assert main(["lesson", "open", str(OWN), "--port", "5017", "--lang", "pl"]) == 0
    assert asked == [
        {
            "port": 5017,
            "address": "localhost",
            "public": "",
            "language": "pl",
            "search": "?lesson=turn",
        },
        {"open_browser": True, "processes": 1, "language": "pl"},
    ]
    assert os.environ[OWN_LESSONS] == str(OWN)
    assert "lesson 70 'turn' is sound" in capsys.readouterr().out
    faulty = tmp_path / "70-faulty.toml"
    faulty.write_text(OWN.read_text("utf-8").replace("die:pink", "die:blue"), "utf-8")
    assert main(["lesson", "open", str(faulty)]) == 1
    assert "steps.2.do.1" in capsys.readouterr().out
    assert len(asked) == 2


# --- the guide -----------------------------------------------------------------------------------


def test_the_lesson_of_the_guide_is_sound(tmp_path):
    text = GUIDE.read_text("utf-8")
    example = re.search(r"```toml\n(.*?)```", text, re.DOTALL)
    assert example is not None
    path = tmp_path / "50-altars.toml"
    path.write_text(example[1], "utf-8")
    assert faults(path, SCHOOL, lessons_of("delphi")) == ()


def test_the_guide_names_every_field():
    named_fields = set(
        re.findall(r"`(\w+)`|^(\w+) = |^\[+(\w+)\]", GUIDE.read_text("utf-8"), re.MULTILINE)
    )
    words = {word for names in named_fields for word in names}
    for kind in (Lesson, LessonStep, Practice):
        assert set(kind.__struct_fields__) <= words


def test_exercises_are_listed_with_their_questions(capsys):
    assert main(["lesson", "exercises"]) == 0
    out = capsys.readouterr().out
    for template in SCHOOL.templates():
        assert f"\n{template} (" in f"\n{out}"
    assert main(["lesson", "exercises", "board.shallows", "spaces", "--lang", "pl"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 3
    assert all(line.endswith("(spaces)") for line in lines[::3])
    assert all("board.shallows" in line for line in lines[2::3])
    assert main(["lesson", "exercises", "submarine"]) == 1
    assert "no exercise has 'submarine' in it" in capsys.readouterr().err
