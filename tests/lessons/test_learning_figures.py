"""The command that measures the figures of docs/learning-figures.md, with few learners."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle_nb.lessons import review
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.spacing import RECALLED
from oracle_nb.storage.journal import JournalError
from scripts import belief_measures, course_measures, figure_runs, schedule_figures
from scripts.figure_runs import Setting, parts_of_figure
from scripts.learning_figures import MEASURES, Figure, simulate
from scripts.simulated_learners import CachedLessons
from tests.lessons.exercises import ANY_GAME
from tests.samples import sampled

PAGE = Path(__file__).parents[2] / "docs" / "learning-figures.md"
FEW = tuple(lesson for lesson in lessons_of("delphi") if lesson.name in ("fighting", "titan"))


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Measure two lessons, some of their beliefs, and a few steps of each schedule."""
    monkeypatch.setattr(figure_runs, "HOME", tmp_path)
    school = CachedLessons(ANY_GAME)
    school.beliefs = {name: ANY_GAME.beliefs[name] for name in ("titan-equal", "must-beat")}
    monkeypatch.setattr(belief_measures, "UNLISTED", ("nine-loses",))
    monkeypatch.setattr(belief_measures, "CHECKUPS", 1)
    monkeypatch.setattr(course_measures, "ALL_KNOWN", 1)
    for module in (belief_measures, course_measures):
        monkeypatch.setattr(module, "cached_lessons", lambda game: school)
        monkeypatch.setattr(module, "lessons_of_game", lambda game: school)
    for module in (review, belief_measures, course_measures, schedule_figures):
        monkeypatch.setattr(module, "lessons_of", lambda game: FEW)
    # The cached function would remember the few lessons.
    monkeypatch.setattr(schedule_figures, "rests_on", review.rests_on.__wrapped__)
    monkeypatch.setattr(schedule_figures, "KINDS", schedule_figures.KINDS[:1])
    monkeypatch.setattr(schedule_figures, "PACES", (1.0, 2.0))
    monkeypatch.setattr(schedule_figures, "LEVELS", (0.7, RECALLED))
    for cached in (belief_measures._taught, course_measures._contenders):
        cached.cache_clear()
    yield
    for cached in (belief_measures._taught, course_measures._contenders):
        cached.cache_clear()


ROWS = {
    Figure.LESSONS: "titan-equal .* titan ",
    Figure.PERFECT: "check-up .* 1 .* 0 ",
    Figure.GUESSES: "fighting .* 1 ",
    Figure.CHECKUP: "must-beat ",
    Figure.ALONE: "titan-equal .* 1 ",
    Figure.UNLISTED: "nine-loses .* 1 ",
    Figure.PAIRS: "check-up .* of 1 ",
    Figure.CALIBRATION: r"careful .* 0\.0% of 2 ",
    Figure.FIT: "0.9 .* 0.04 .* 0.3 .* 0.98 ",
    Figure.PLACEMENT: "know all rules .* are through .* at most [0-9]",
    Figure.SCHEDULE: "forget quickly .* this course ",
    Figure.PACED: "forget quickly .* this course ",
    Figure.FORGETTING: "1 .* 0.[0-9]{4} ",
    Figure.FORM: "template .* by chance ",
}
"""A row of the table of each figure."""


@pytest.mark.parametrize("figure", sampled(Figure, 12))
def test_each_figure_is_measured_and_printed(
    figure: Figure, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "scripts.knowledge_figures.GRID", {"KNOWN": (0.9,), "HELD": (0.04,), "LEARNED": (0.3,)}
    )
    simulate([figure], runs=1, jobs=1)
    out = capsys.readouterr().out
    assert re.search(rf"^\| {ROWS[figure]}", out, re.MULTILINE), out


def test_each_figure_of_the_page_has_a_command() -> None:
    text = PAGE.read_text("utf-8")
    named = set(re.findall(r"learning_figures ([a-z ]+?)(?: +#| --|`|\n)", text))
    assert {name for names in named for name in names.split()} >= {*MEASURES}


def test_a_figure_that_was_stopped_goes_on_where_it_was() -> None:
    setting, measured = Setting("any", "delphi", 1, 0.0), list[str]()

    def measure(setting: Setting, name: str) -> int:
        measured.append(name)
        if name == "c" and measured.count("c") == 1:
            raise KeyboardInterrupt
        return len(measured)

    with pytest.raises(KeyboardInterrupt):
        parts_of_figure(setting, "abcd", measure, int)
    (kept,) = figure_runs.HOME.iterdir()
    assert parts_of_figure(setting, "abcd", measure, int) == [1, 2, 4, 5]
    assert measured == [*"abc", *"cd"] and not kept.exists()
    kept.write_text("other options\n")
    with pytest.raises(JournalError, match="other options"):
        parts_of_figure(setting, "abcd", measure, int)
