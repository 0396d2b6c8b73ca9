"""`make rules`: a row for every rule, and no cell of it empty without a reason."""

import json
from typing import Final

import pytest

from oracle_nb.delphi.rules.action_schemas import (
    ANSWERS,
    ANYWHERE,
    COLORLESS,
    GODS,
    LOCAL,
    action_schemas_of,
)
from oracle_nb.delphi.text.rule_texts import rulebook
from scripts import rules

UNTAUGHT: Final = 75
"""Maximum number of rules that no lesson teaches;"""


@pytest.fixture(scope="module")
def rows() -> dict[str, rules.Row]:
    return {row.rule: row for row in rules.rows()}


def test_every_rule_has_a_row(rows: dict[str, rules.Row]):
    assert tuple(rows) == rulebook().ids


def test_no_cell_is_empty_without_a_reason(rows: dict[str, rules.Row]):
    empty = [
        f"{row.rule}: {cell}"
        for row in rows.values()
        for cell, filled in (
            ("enforced in", row.enforced),
            ("allowed", row.allowed or row.excuse_allowed),
            ("refused", row.refused or row.excuse_refused),
            ("cited by", row.texts),
        )
        if not filled
    ]
    assert empty == []


def test_lessons_only_grow(rows: dict[str, rules.Row]):
    assert sum(not row.lessons for row in rows.values()) <= UNTAUGHT


def test_rules_behind_exercises_are_taught(rows: dict[str, rules.Row]):
    assert [row.rule for row in rows.values() if row.exercises and not row.lessons] == []
    assert rows["move.end-color"].exercises > 10


def test_a_reason_replaces_only_missing_entries(rows: dict[str, rules.Row]):
    idle = [
        row.rule
        for row in rows.values()
        if (row.refused and row.excuse_refused and "::" not in row.excuse_refused)
        or (row.allowed and row.excuse_allowed and "::" not in row.excuse_allowed)
    ]
    assert idle == []


def test_preconditions_are_found_in_their_action_schemas(rows: dict[str, rules.Row]):
    answers = tuple(schema for group in ANSWERS.values() for schema in group)
    every = (*LOCAL, *ANYWHERE, *COLORLESS, *GODS, *answers)
    conditions = {condition.rule for schema in every for condition in schema.conditions}
    conditions |= {condition.rule for condition in action_schemas_of(()).move}
    conditions |= {condition.rule for condition in action_schemas_of(()).source}
    # Those of every game are named by constants of verdict.py.
    conditions = {rule for rule in conditions if not rule.startswith("play.")}
    places = {rule: " ".join(rows[rule].enforced) for rule in conditions}
    assert sorted(rule for rule, where in places.items() if "(condition)" not in where) == []


def test_the_places_are_there(rows: dict[str, rules.Row]):
    for row in rows.values():
        for place in row.enforced:
            file = place.split(" ")[0]
            assert (rules.GAME / file).is_file() or file == "verdicts.py", place


def test_a_rule_that_nothing_carries_out_would_be_seen(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(rules, "BESIDE", (*rules.BESIDE, "rules"))
    assert any(not row.enforced for row in rules.rows())


def test_it_is_printed_as_a_table_and_as_json(
    rows: dict[str, rules.Row],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(rules, "rows", lambda: [*rows.values()])
    assert rules.main([]) == 0
    shown = capsys.readouterr().out
    assert all(rule in shown for rule in rulebook().ids)
    assert shown.endswith(f"{len(rulebook())} rules\n")
    assert rules.main(["--json"]) == 0
    texts = json.loads(capsys.readouterr().out)
    assert [row["rule"] for row in texts] == list(rulebook().ids)
    assert rules.main(["--csv"]) == 2
