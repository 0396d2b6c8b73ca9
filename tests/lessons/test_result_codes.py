"""Results of learners as codes: what a teacher pastes is read, or refused with the reason."""

import random
from base64 import urlsafe_b64encode

import msgspec
import pytest

from oracle_nb.core.pasted import LONGEST as LONGEST_TEXT
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.result_codes import (
    _COMMON,
    LONGEST,
    ResultCodeError,
    read_results,
    results_in,
    write_results,
)
from oracle_nb.storage.database import SQLite
from oracle_nb.storage.packing import pack


@pytest.fixture
def export(tmp_path):
    """Return a function that makes the progress of a learner through some lessons."""

    def make(name="Ann Ż.", lessons=3, game="delphi"):
        memory = LearnerProgress(SQLite(tmp_path / f"{name}.sqlite"), "learner", game=game)
        memory.name = name
        chance = random.Random(name)
        for lesson in lessons_of(game)[:lessons]:
            memory.reached(lesson.name, 2, 9)
            for rule in lesson.rules:
                memory.note([rule], chance.random() < 0.8)
        return memory.export

    return make


def coded(*fields):
    """Return the code of any content."""
    return "r1.delphi." + urlsafe_b64encode(pack(list(fields), _COMMON)).decode().rstrip("=")


def test_a_code_says_what_a_teacher_sees_of_an_export(export):
    kept = export()
    again = read_results(write_results(kept, "delphi"), "delphi")
    assert again.name == "Ann Ż." and again.lessons == kept.lessons and again.rules
    for rule, before in zip(again.rules, kept.rules, strict=True):
        assert rule[:4] == before[:4] and abs(rule.due - before.due) <= 1800
    assert (again.answers, again.misconceptions) == (kept.answers, kept.misconceptions)


def test_a_code_holds_misconceptions(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "bob")
    memory.name = "Bob"
    memory.answered(False, Evidence((), 1e-5, 0.01, {"ponds": 0.95}))
    kept = memory.export
    assert kept.misconceptions
    again = read_results(write_results(kept, "delphi"), "delphi")
    assert again.misconceptions == kept.misconceptions


def test_the_whole_course_fits_a_code(export):
    code = write_results(export(lessons=100), "delphi")
    assert 500 < len(code) < LONGEST / 4


def test_several_codes_are_found_in_mail(export):
    codes = [write_results(export(name), "delphi") for name in ("Ann", "Bob", "Eve")]
    text = f"""Hello! Ann: {codes[0]}
    > {codes[1][:60]}
    > {codes[1][60:]}

    {codes[2]} Bye! And {codes[0]}"""
    results, unread = results_in(text, "delphi")
    assert sorted(kept.name for kept in results.values()) == ["Ann", "Bob", "Eve"]
    assert unread == 0


def test_a_damaged_code_among_others_is_counted(export):
    good, bad = (write_results(export(name), "delphi") for name in ("Ann", "Bob"))
    results, unread = results_in(f"{good}\n\n{bad[:-9]}!\n", "delphi")
    assert [kept.name for kept in results.values()] == ["Ann"] and unread == 1


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "none"),
        ("hello, r1 and r2.", "none"),
        ("r1.delphi." + "A" * 40, "damaged"),
        ("r9.delphi.Abc_dEfghijk", "version"),
        ("r1.delphi.".ljust(LONGEST, "A"), "damaged"),
        ("x" * (LONGEST_TEXT + 1), "long"),
    ],
)
def test_other_texts_are_refused_with_the_reason(text, fault):
    with pytest.raises(ResultCodeError) as raised:
        results_in(text, "delphi")
    assert raised.value.fault == fault


RULE = ["move.range", 1, 2, 1, 490_000]


@pytest.mark.parametrize(
    "fields",
    [
        (),
        (1, 2, 3, 4, 5),
        ([["move.range", 1, 2, 1, "x" * 1000]], [], "Ann", None, None),
        ([["move.range", 1, 2, 1, 10**400]], [], "Ann", None, None),
        ([["move.range", 99, 2, 1, 1]], [], "Ann", None, None),
        ([["move.range", 1, 2, 3, 1]], [], "Ann", None, None),
        ([RULE, RULE], [], "Ann", None, None),
        ([RULE], [["sailing", 9, 3]], "Ann", None, None),
        ([RULE], [], "\u202eAnn", None, None),
        ([RULE], [], "A" * 61, None, None),
        ([RULE], [], {"a": 1}, None, None),
        ([RULE], [], "Ann", [1, 2], None),
        ([RULE], [], "Ann", None, [["belief", -1]]),
        ([{"a": 1}], [], "Ann", None, None),
        ("rules", [], "Ann", None, None),
    ],
)
def test_hostile_contents_are_refused(fields):
    with pytest.raises(ValueError, match=r"."):
        read_results(coded(*fields), "delphi")


def test_every_change_of_a_letter_is_noticed(export):
    code = write_results(export(lessons=1), "delphi")
    for at in range(len("r1.delphi."), len(code)):
        changed = code[:at] + ("A" if code[at] != "A" else "B") + code[at + 1 :]
        with pytest.raises(ValueError, match=r"."):
            read_results(changed, "delphi")


def test_results_of_another_game_are_refused(export):
    code = write_results(export(), "delphi")
    with pytest.raises(ValueError, match="progress in 'delphi'"):
        read_results(code, "mythology")


def test_too_much_is_no_code(export):
    kept = export()
    rules = tuple(kept.rules[0]._replace(rule=f"puzzle:{n:05}") for n in range(9000))
    with pytest.raises(ResultCodeError) as raised:
        write_results(msgspec.structs.replace(kept, rules=rules), "delphi")
    assert raised.value.fault == "long"
