"""Lessons that were merged: links and progress under their former names."""

import re
from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from oracle_nb.lessons.catalog import (
    LessonProgress,
    carried_over,
    former_lesson,
    former_lessons,
    lessons_of,
    renewed,
)
from oracle_nb.lessons.progress import LearnerProgress, progress_of, read_export
from oracle_nb.lessons.review import course_of
from oracle_nb.storage.database import Database
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.lessons.addresses import END, lesson_address_of

LESSONS = {lesson.name: lesson for lesson in lessons_of("delphi")}
FORMER = re.findall(
    "[a-z-]+",
    """
    map islands wheel favor oracle-cards sailing farther around tasks offerings cargo building-sites
    exploring shrines fighting losing fighting-on injuries titan gods poseidon-artemis
    apollon-aphrodite ares-hermes companions ship-tiles more-ship-tiles equipment one-time-cards
    ship-cards lasting-cards race-home last-round round counting-dice spending gods-and-healing
    route sea cities populating placing-monsters starting options
    """,
)
"""The names of the 43 lessons of 0.1.0."""


def carried(*rows: tuple[str, int, int]) -> Mapping[str, tuple[int, int]]:
    carried_rows = carried_over("delphi", (LessonProgress(*row) for row in rows))
    return {row.lesson: (row.done, row.stops) for row in carried_rows}


@pytest.mark.parametrize("name", FORMER)
def test_every_former_name_leads_to_a_lesson_of_today(name: str) -> None:
    visit = lesson_address_of(f"?lesson={name}&seed=5")
    assert visit is not None and visit.lesson in LESSONS and visit.seed == 5
    assert course_of(name).lesson.name == visit.lesson
    old = lesson_address_of(f"?learn={name}")
    assert old is not None and old.lesson == visit.lesson


def test_a_stop_of_a_former_lesson_is_found_in_the_merged_one() -> None:
    def stop(search: str) -> tuple[str, int]:
        visit = lesson_address_of(search)
        assert visit is not None
        return visit.lesson, visit.stop

    lesson = LESSONS["tokens-and-cards"]
    assert stop("?lesson=favor&stop=2") == ("tokens-and-cards", 1)
    assert stop("?lesson=oracle-cards&stop=2") == ("tokens-and-cards", 3)
    # Its exercises are somewhere among the others.
    assert stop("?lesson=oracle-cards&stop=5") == ("tokens-and-cards", len(lesson.steps))
    assert stop("?lesson=oracle-cards&stop=end") == ("tokens-and-cards", END)
    assert stop("?lesson=wheel&stop=5") == ("wheel", 4)


def test_steps_of_merged_lessons_are_those_that_they_have() -> None:
    former = former_lessons(LESSONS.values())
    assert set(former) == set(FORMER) - set(LESSONS)
    for lesson in LESSONS.values():
        if any(lesson.merges.values()):
            assert sum(lesson.merges.values()) == len(lesson.steps)
            # Otherwise nobody could tell old progress from new one.
            assert lesson.name not in (*lesson.merges, *FORMER)
    assert former_lesson("delphi", "wheel") is None
    assert former_lesson("mythology", "favor") is None


def test_a_merged_lesson_is_done_if_all_of_it_was_done() -> None:
    length = LESSONS["tokens-and-cards"].length
    done = {"tokens-and-cards": (length, length)}
    assert carried(("favor", 6, 6), ("oracle-cards", 9, 9)) == done
    assert carried(("favor", 6, 6)) == {"tokens-and-cards": (2, length)}
    assert carried(("favor", 6, 6), ("oracle-cards", 1, 9)) == {"tokens-and-cards": (3, length)}
    # Steps count as far as they were done one after the other.
    assert carried(("favor", 1, 6), ("oracle-cards", 9, 9)) == {"tokens-and-cards": (1, length)}
    assert carried(("oracle-cards", 9, 9)) == {}
    both = carried(("favor", 6, 6), ("tokens-and-cards", 7, length))
    assert both == {"tokens-and-cards": (7, length)}
    assert carried(("favor", 6, 6), ("tokens-and-cards", 9, 9)) == {"tokens-and-cards": (9, 9)}


def test_a_lesson_without_a_successor_leaves_others_alone() -> None:
    assert carried(("round", 10, 10)) == {}
    assert carried(("round", 10, 10), ("gods", 3, 11)) == {"gods": (3, 11)}
    assert carried(("wheel", 2, 8), ("unknown", 1, 2)) == {"wheel": (2, 8), "unknown": (1, 2)}


def test_a_game_that_is_gone_keeps_its_progress() -> None:
    assert carried_over("lost", (row := LessonProgress("favor", 6, 6),)) == (row,)


def test_stored_and_exported_progress_is_carried_over(database: Database) -> None:
    learner = LearnerProgress(database, "anna")
    learner.reached("favor", 6, 6)
    learner.reached("oracle-cards", 9, 9)
    learner.reached("wheel", 8, 8)
    assert set(learner.lessons) == {"tokens-and-cards", "wheel"}
    assert learner.lessons["tokens-and-cards"].is_done
    of_class = progress_of(database, "delphi", [hashed("anna")])[hashed("anna")]
    assert of_class.lessons == learner.export.lessons == tuple(learner.lessons.values())
    old = b'{"format": "oracle_nb progress", "rules": [], "lessons": [["favor", 6, 6]]}'
    (row,) = read_export(old).lessons
    assert (row.lesson, row.done) == ("tokens-and-cards", 2)
    other = LearnerProgress(database, "ben")
    other.take(old)
    other.reached("tokens-and-cards", 3, row.stops)
    assert other.lessons["tokens-and-cards"].done == 3


def test_a_lesson_of_ones_own_may_come_after_a_former_one() -> None:
    own = LESSONS["options"]
    lessons = tuple(LESSONS.values())
    assert renewed(own, lessons) is own
    changed = replace(own, after=("cargo", "favor", "oracle-cards", "map"))
    assert renewed(changed, lessons).after == ("statues", "tokens-and-cards", "map")
