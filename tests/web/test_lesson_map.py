"""The overview shows parts of the course and the order of its lessons."""

import re
from dataclasses import replace

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.lessons.catalog import LessonProgress, lessons_of
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from oracle_nb.web.lessons.lesson_map import edges, lesson_map, places
from oracle_nb.web.lessons.overview import overview_of
from oracle_nb.web.lessons.overview_view import overview_view

LESSONS = lessons_of("delphi")


def test_each_lesson_is_below_all_that_come_before_it():
    positions = places(LESSONS)
    assert set(positions) == {lesson.name for lesson in LESSONS}
    for lesson in LESSONS:
        assert all(positions[other].row < positions[lesson.name].row for other in lesson.after)
    assert len(set(positions.values())) == len(positions)
    assert all(0 < place.left < 100 for place in positions.values())


def test_lines_that_follow_from_others_are_left_out():
    drawn = set(edges(LESSONS))
    named = {(other, lesson.name) for lesson in LESSONS for other in lesson.after}
    assert drawn < named
    reached: dict[str, set[str]] = {}
    for lesson in LESSONS:
        befores = [first for first, second in drawn if second == lesson.name]
        reached[lesson.name] = set(befores).union(*(reached[other] for other in befores))
        assert set(lesson.after) <= reached[lesson.name]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_map_links_to_every_lesson_and_marks_those_done(language):
    addresses = {lesson.name: f"?lesson={lesson.name}" for lesson in LESSONS}
    html = lesson_map(LESSONS, {"wheel"}, addresses, language)
    assert set(re.findall(r'href="\?lesson=([\w-]+)"', html)) == set(addresses)
    assert html.count('class="over"') == 1
    assert html.count("<line") == len(edges(LESSONS))


def test_lessons_are_numbered_without_gaps(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "progress.sqlite"), "me")
    book = package_of("delphi").rulebook("en")
    page = overview_view(overview_of("delphi", book, LESSONS, memory))
    numbers = re.findall(r'class="l-number[^"]*">(\d+)<', str(page))
    assert sorted(map(int, numbers)) == list(range(1, len(LESSONS) + 1))


def test_a_lesson_that_is_begun_is_the_next_step(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "progress.sqlite"), "me")
    book = package_of("delphi").rulebook("en")
    overview = replace(overview_of("delphi", book, LESSONS, memory), progress={})
    assert overview.next == LESSONS[0].name
    begun = {name: LessonProgress(name, 1, 9) for name in ("wheel", "map")}
    begun["islands"] = LessonProgress("islands", 9, 9)
    assert replace(overview, progress=begun).next == "map"
    del begun["map"]
    assert replace(overview, progress=begun).next == "wheel"
