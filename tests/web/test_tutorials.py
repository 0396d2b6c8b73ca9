"""Tutorials: lessons as notebooks, which read well without being run, and are what lessons are."""

import json
from base64 import b64decode
from io import BytesIO
from itertools import chain
from typing import Any

import pytest
from PIL import Image

from oracle_nb.games import registry
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.lessons.review import course_of, running_numbers
from oracle_nb.render import png
from oracle_nb.render.scene import Group
from oracle_nb.web.lessons.readable_lesson import EXAMPLES, WIDEST, ReadableLesson, in_words
from oracle_nb.web.lessons.tutorial_notebook import tutorial
from scripts.tutorials import GAMES, ROOT, main, tutorials, written
from tests.samples import sampled
from tests.toy.package import TOY

EVERY = list(tutorials())
MOST = 250_000


def cells(text: str, kind: str = "code") -> list[dict[str, Any]]:
    return [cell for cell in json.loads(text)["cells"] if cell["cell_type"] == kind]


def outputs(text: str) -> list[dict[str, Any]]:
    return list(chain.from_iterable(cell["outputs"] for cell in cells(text)))


def undrawn(text: str) -> Any:
    """A notebook without the bytes of its pictures: fonts differ from machine to machine."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            if "image/png" in output["data"]:
                output["data"]["image/png"] = ""
    return notebook


@pytest.mark.parametrize("kept", sampled(EVERY, 21), ids=[str(kept.path) for kept in EVERY])
def test_a_tutorial_matches_its_lesson(kept, monkeypatch):
    monkeypatch.setattr(png, "to_small_png", lambda scene, scale: b"")
    there = (ROOT / kept.path).read_text("utf-8")
    assert undrawn(there) == undrawn(written(kept)), "run `make tutorials`"


@pytest.mark.parametrize("game", GAMES)
def test_it_has_the_number_that_the_app_shows(game):
    lessons = lessons_of(game)
    assert {lesson.name: lesson.number for lesson in lessons} == running_numbers(lessons)


def test_every_lesson_has_one_in_every_language():
    paths = {path.relative_to(ROOT) for path in ROOT.rglob("*.ipynb")}
    paths = {path for path in paths if ".ipynb_checkpoints" not in path.parts}
    assert paths == {tutorial.path for tutorial in EVERY}
    assert len(EVERY) == len(LANGUAGES) * sum(len(lessons_of(game)) for game in GAMES)


@pytest.mark.parametrize("tutorial", EVERY, ids=lambda tutorial: str(tutorial.path))
def test_it_is_small_and_has_its_pictures(tutorial):
    text = (ROOT / tutorial.path).read_text("utf-8")
    assert len(text.encode()) < MOST
    drawn = [shown["data"]["image/png"] for shown in outputs(text) if "drawn" in shown["metadata"]]
    assert len(drawn) > len(tutorial.lesson.steps) / 2
    for picture in drawn:
        with Image.open(BytesIO(b64decode(picture))) as image:
            assert image.format == "PNG"
            assert 40 < image.width <= WIDEST


@pytest.mark.parametrize(
    "tutorial", EVERY[:: len(LANGUAGES)], ids=lambda tutorial: tutorial.path.stem
)
def test_only_the_language_is_another(tutorial):
    same = [
        other for other in EVERY if (other.lesson, other.game) == (tutorial.lesson, tutorial.game)
    ]
    texts = [(ROOT / other.path).read_text("utf-8") for other in same]
    english, polish = ([cell["source"] for cell in cells(text)] for text in texts)
    assert english[1:] == polish[1:]
    assert english[0] != polish[0]
    assert "".join(english[0]).replace('"en"', '"pl"') == "".join(polish[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_reads_well_without_being_run(language):
    lesson = next(lesson for lesson in lessons_of("delphi") if lesson.name == "statues")
    path = next(
        tutorial.path
        for tutorial in EVERY
        if (tutorial.lesson, tutorial.language) == (lesson, language)
    )
    text = (ROOT / path).read_text("utf-8")
    texts = ["".join(shown["data"].get("text/markdown", "")) for shown in outputs(text)]
    marked = ["".join(cell["source"]) for cell in cells(text, "markdown")]
    assert any(lesson.goal[language] in text for text in marked)
    for step in lesson.steps:
        assert any(step.say[language] in text for text in texts)
    assert any(lesson.summary[language] in text for text in texts)
    # Learners don't have the books that the rules come from.
    book = {"en": "English rulebook", "pl": "instrukcja angielska"}[language]
    assert texts[-1].count("\n- **") == len(lesson.rules) and book not in texts[-1]


def test_a_step_describes_its_action_and_outcome():
    pages = ReadableLesson("sailing").steps()
    assert pages[0].text.startswith("**Step 1 of 3.** With a die you sail 1, 2 or 3 water spaces")
    assert "dice: blue, yellow and red; 2 favor tokens" in pages[0].text
    assert pages[1].text.startswith("> **Sail to B7**  \n> You use your red die.")
    # A learner sees here what it costs to sail where.
    assert pages[0].scene is not None
    assert "B4, green water: your red ship; B5, pink water" in in_words(pages[0].scene)
    marks = [op.id for op in pages[0].scene.overlay if isinstance(op, Group)]
    assert any(mark.startswith("reach-") for mark in marks)


def test_an_exercise_is_asked_first_and_answered_below():
    asked = ReadableLesson("wheel", seed=5).exercises()
    assert asked[0].text.startswith("This lesson has ")
    for question, answer in zip(asked[1::2], asked[2::2], strict=True):
        assert question.text.startswith("**Exercise ") and question.scene is not None
        assert answer.text.startswith("<details><summary>Show the answer</summary>")
    # If nothing on the board matters, the learner's own board is shown.
    assert asked[1].scene is not None
    assert asked[1].scene.title == "The red player's board"
    others = ReadableLesson("wheel", seed=6).exercises()
    assert [page.text for page in asked] != [page.text for page in others]


def test_a_notebook_shows_text_and_pictures(monkeypatch):
    shown: list[tuple[Any, Any]] = []
    monkeypatch.setattr("IPython.display.display", lambda data, **more: shown.append((data, more)))
    ReadableLesson("board").summary()._ipython_display_()
    ((data, more),) = shown
    assert data["text/markdown"].startswith(course_of("board").lesson.summary["en"])
    assert more == {"metadata": {}, "raw": True}


def test_a_lesson_of_ones_own_becomes_a_notebook_too(tmp_path):
    path = tmp_path / "own lesson.toml"
    file = next(
        source for source in lessons_of_game("delphi").lessons() if "sailing" in source.name
    )
    path.write_text(file.read_text("utf-8").replace('"Sailing"', '"My own"'), "utf-8")
    made = json.loads(tutorial(path))
    assert made["cells"][0]["source"][0] == "# 5. My own\n"
    assert json.dumps(str(path)) in "".join(made["cells"][3]["source"])


def test_writing_them_removes_those_of_lessons_that_are_gone(tmp_path, monkeypatch, capsys):
    from scripts import tutorials as script

    monkeypatch.setattr(script, "ROOT", tmp_path / "tutorials")
    monkeypatch.setattr(script, "tutorials", lambda: iter(EVERY[:2]))
    monkeypatch.setattr(script, "written", lambda lesson: "{}")
    for name in ("gone.ipynb", "pl/gone.ipynb", ".ipynb_checkpoints/kept.ipynb"):
        (tmp_path / "tutorials" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "tutorials" / name).write_text("{}")
    assert main() == 0
    left = {str(path.relative_to(tmp_path / "tutorials")) for path in tmp_path.rglob("*.ipynb")}
    assert left == {"01-map.ipynb", "pl/01-map.ipynb", ".ipynb_checkpoints/kept.ipynb"}
    assert "tutorials/01-map.ipynb: 0 kB" in capsys.readouterr().out


def test_any_game_has_lessons_to_read(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    lessons_of.cache_clear()
    reading = ReadableLesson("race", game="toy")
    steps, asked, summary = reading.steps(), reading.exercises(), reading.summary()
    lessons_of.cache_clear()
    assert [page.text for page in steps if "Roll the die." in page.text]
    assert steps[0].scene is not None
    assert len(asked) == 1 + 2 * EXAMPLES
    assert summary[0].text.startswith("Roll, then go or stay.")
