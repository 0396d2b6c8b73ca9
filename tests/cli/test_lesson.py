"""oracle-nb lesson: worksheets, and the results of a class."""

import csv
import io
import sys

import pytest

from oracle_nb.cli.commands.lesson import worksheet
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import SQLite
from oracle_nb.terminal.console import CommandError


def test_a_worksheet_is_not_poured_into_a_terminal(monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdout", screen)
    with pytest.raises(CommandError, match=r"-o sailing\.html"):
        worksheet("sailing")
    assert not screen.getvalue()


@pytest.mark.long
def test_a_worksheet_is_written_and_printed_again_by_its_seed(run, tmp_path):
    path = tmp_path / "sheet.html"
    done = run("lesson", "worksheet", "sailing", "--seed", 7, "--exercises", 2, "-o", path)
    assert done == (0, "", f"Saved: {path}\n")
    text = path.read_text("utf-8")
    assert text.count('class="w-exercise"') == 2 and "Worksheet sailing 7" in text
    assert run.good("lesson", "worksheet", "sailing", "--seed", 7, "--exercises", 2) == text
    assert 'lang="pl"' in run.good("lesson", "worksheet", "map", "--exercises", 1, "--lang", "pl")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("xyz",), "There is no lesson 'xyz'. Choose one of map, islands"),
        (("xyz", "--lang", "pl"), "Nie ma lekcji „xyz”"),
        (("sailing", "--exercises", 0), "--exercises"),
        (("nowhere.toml",), "nowhere.toml: it can't be read"),
        (("sailing", "--lang", "xx"), "--lang xx"),
    ],
)
def test_an_impossible_worksheet_explains_why(run, arguments, words):
    assert words in run.bad("lesson", "worksheet", *arguments)


def test_the_results_of_a_class_are_one_table(run, tmp_path):
    for name in ("Ann", "Bob"):
        memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), name)
        memory.name = name
        memory.note(["move.range"], name == "Ann")
        (tmp_path / f"{name}.json").write_bytes(memory.to_json())
    files = [tmp_path / "Ann.json", tmp_path / "Bob.json"]
    path = tmp_path / "class.csv"
    run.good("lesson", "results", *files, "-o", path)
    lines = [*csv.reader(path.read_text("utf-8-sig").splitlines())]
    assert lines[0][:3] == ["learner", "file", "lesson"]
    assert len(lines) == 1 + 2 * len(lessons_of("delphi"))
    rules = [*csv.reader(run.good("lesson", "results", *files, "--by", "rule").splitlines())]
    assert [line[-4:] for line in rules[1:]] == [list("1010"), list("1100")]
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    code, out, err = run("lesson", "results", bad, tmp_path / "none.json", *files, "--by", "rule")
    assert (code, len(out.splitlines())) == (1, 3)
    assert "bad.json: this is not an export" in err and "none.json: no such file" in err
    assert "bad.json" in run.bad("lesson", "results", bad)
