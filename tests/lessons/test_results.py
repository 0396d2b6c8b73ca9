"""The results of a class: every file is a learner or is named as none, and nothing runs."""

import csv
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.progress import LARGEST, LearnerProgress
from oracle_nb.lessons.results import BY_LESSON, BY_RULE, by_lesson, by_rule, collected, to_csv
from oracle_nb.storage.database import SQLite

LESSONS = lessons_of("delphi")


def table(text: str) -> list[dict[str, str]]:
    assert text.startswith("\N{ZERO WIDTH NO-BREAK SPACE}")
    return list(csv.DictReader(StringIO(text[1:])))


@pytest.fixture
def ann(tmp_path: Path) -> bytes:
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "ann")
    memory.name = "  Ann   Ż. "
    memory.reached("sailing", 3, 21)
    memory.note(["move.range", "move.blocked"], True)
    memory.note(["move.range"], False)
    return memory.to_json()


@pytest.fixture
def nobody(tmp_path: Path) -> bytes:
    return LearnerProgress(SQLite(tmp_path / "games.sqlite"), "nobody").to_json()


def test_a_row_shows_progress_in_a_lesson(ann: bytes, nobody: bytes) -> None:
    results, refused = collected([("class/bob.json", nobody), ("x.json", ann)])
    assert not refused and [result.learner for result in results] == ["Ann Ż.", "bob"]
    rows = table(to_csv(BY_LESSON, by_lesson(results, LESSONS, "pl")))
    assert len(rows) == 2 * len(LESSONS)
    row = next(row for row in rows if row["lesson"] == "sailing" and row["file"] == "x.json")
    assert (row["title"], row["done"], row["stops"]) == ("Żeglowanie", "3", "21")
    texts = [row[name] for name in ("rules_asked", "rules_known", "answers", "wrong")]
    assert texts == ["1", "0", "2", "1"] and int(row["rules"]) > 2
    begun = [(row["done"], row["stops"]) for row in rows if row["learner"] == "bob"]
    assert begun == [("0", "0")] * len(LESSONS)


def test_a_row_shows_mastery_of_a_rule(ann: bytes) -> None:
    rows = table(to_csv(BY_RULE, by_rule(collected([("a", ann)])[0], LESSONS, rulebook("en"))))
    assert [row["rule"] for row in rows] == ["move.blocked", "move.range"]
    texts = [rows[1][name] for name in ("lesson", "answers", "wrong", "box", "known")]
    first = next(lesson.name for lesson in LESSONS if "move.range" in lesson.rules)
    assert texts == [first, "2", "1", "0", "0"] and rows[1]["title"] == "How far you sail"


def test_unknown_entries_are_kept() -> None:
    kept = {
        "format": "oracle_nb progress",
        "rules": [["titan.hit", 3, 4, 1, 0.0]],
        "lessons": [["kraken", 2, 9]],
    }
    results, _ = collected([("a", msgspec.json.encode(kept))])
    assert by_lesson(results, LESSONS, "en")[-1][:6] == ("a", "a", "kraken", "", 2, 9)
    assert by_rule(results, LESSONS, rulebook("en"))[0][5:] == (4, 1, 3, 1)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not an export"),
        (b"\xff\xfe", "not an export"),
        (b'{"format": "oracle_nb game", "rules": [], "lessons": []}', "format: 'oracle_nb game'"),
        (b'{"format":"oracle_nb progress","rules":[],"lessons":[["map",9,3]]}', "lessons: 'map'"),
        (
            b'{"format":"oracle_nb progress","rules":[],"lessons":[["map",1,3],["map",2,3]]}',
            "lessons: 'map' occurs twice",
        ),
        (b" " * (LARGEST + 1), "too large"),
    ],
)
def test_a_bad_file_is_named_and_the_others_stay(ann: bytes, data: bytes, message: str) -> None:
    results, refused = collected([("bad.json", data), ("good.json", ann)])
    assert len(results) == len(refused) == 1
    assert str(refused[0]).startswith("bad.json: ") and message in str(refused[0])


def test_no_name_is_run_by_a_spreadsheet(tmp_path: Path) -> None:
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "ann")
    memory.name = '=HYPERLINK("http://x","y")'
    results, _ = collected([("@x.json", memory.to_json())])
    row = table(to_csv(BY_LESSON, by_lesson(results, LESSONS, "en")))[0]
    assert row["learner"].startswith("'=") and row["file"] == "'@x.json"
