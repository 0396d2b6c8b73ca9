"""Files with an old key mean the same as files with the current one."""

import re
from pathlib import Path

import pytest

from oracle_nb.delphi.lessons.lesson_data import DelphiLessons
from oracle_nb.delphi.scenarios.runner import ScenarioFile, read
from oracle_nb.lessons.lesson import LessonError, read_lesson
from oracle_nb.lessons.lesson_check import faults

LESSONS = DelphiLessons()
SCENARIOS = Path(__file__).parents[1] / "scenarios" / "fighting.toml"
LESSON = next(path for path in LESSONS.lessons() if path.stem == "15-fighting")


def aged(path: Path) -> str:
    """Return the text of a file with old keys."""
    text, count = re.subn(r"\bchance = \{", "fate = {", path.read_text("utf-8"))
    assert count, path
    return text


def test_a_scenario_with_the_old_key_is_read():
    assert ScenarioFile(aged(SCENARIOS), "old.toml").scenarios == read(SCENARIOS).scenarios


def test_a_lesson_with_the_old_key_is_read(tmp_path):
    old = tmp_path / "old.toml"
    old.write_text(aged(LESSON), "utf-8")
    assert read_lesson(old) == read_lesson(LESSON)
    others = [read_lesson(path) for path in LESSONS.lessons() if path != LESSON]
    assert faults(old, LESSONS, others) == ()


def test_a_lesson_with_both_keys_is_refused(tmp_path):
    both = tmp_path / "both.toml"
    both.write_text(LESSON.read_text("utf-8").replace("chance = {", "fate = {}\nchance = {", 1))
    with pytest.raises(LessonError, match=r"both\.toml: steps\.\d+\.fate: `fate` is the old name"):
        read_lesson(both)
