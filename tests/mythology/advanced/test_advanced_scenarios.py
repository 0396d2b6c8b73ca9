"""Every scenario of scenarios/mythology-advanced/, and that no rule is without one."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from oracle_nb.games.scenarios.fields import is_set
from oracle_nb.games.scenarios.runner import Report, event_names
from oracle_nb.mythology.advanced.rules.action_schemas import OTHERS_TURN, action_schemas
from oracle_nb.mythology.advanced.scenarios import read, run, run_text
from oracle_nb.mythology.advanced.scenarios.forms import PendingForm, ScenarioForm, StepForm
from oracle_nb.mythology.advanced.scenarios.position_builder import PHASES
from oracle_nb.mythology.advanced.scenarios.runner import DECISION_NAMES
from oracle_nb.mythology.advanced.text.rule_texts import rulebook

ROOT = Path(__file__).parents[3]
LOADED = [read(path) for path in sorted((ROOT / "scenarios" / "mythology-advanced").glob("*.toml"))]
CASES = [(file, number) for file in LOADED for number in range(len(file.scenarios))]
NAMES = [f"{Path(file.name).stem}: {file.scenarios[number].name}" for file, number in CASES]
IDS = frozenset(rule for rule in rulebook().ids if not rule.startswith("play."))
REFUSING = frozenset(
    precondition.rule
    for schema in action_schemas().values()
    for precondition in schema.preconditions
) | frozenset(OTHERS_TURN.values())
SUMMARIES = {"round-glory", "unit-arrived"}
"""Names of events that screens make of others."""


@cache
def report(case: int) -> Report:
    """Return the report of a scenario."""
    return run(*CASES[case])


@pytest.mark.parametrize("case", range(len(CASES)), ids=NAMES)
def test_scenario(case: int):
    run_report = report(case)
    assert run_report.passed, "\n".join((f"{run_report.file}:{run_report.line}", *run_report.lines))


def refuses(step: StepForm) -> bool:
    return is_set(step.expect.refused) or is_set(step.expect.refused_by)


@pytest.fixture(scope="module")
def shown() -> tuple[set[str], set[str], set[int]]:
    """The rules shown allowing, those that refuse where a scenario is about them; the rulings."""
    allowed: set[str] = set()
    refused: set[str] = set()
    rulings: set[int] = set()
    for case, (file, number) in enumerate(CASES):
        scenario = file.scenarios[number]
        rulings |= {*scenario.ruling}
        if not all(map(refuses, scenario.all_steps())):
            allowed |= {*scenario.rules}
        refused |= {*scenario.rules} & report(case).refused
    return allowed, refused, rulings


@pytest.fixture(scope="module")
def never() -> frozenset[str]:
    """The rules that never refuse."""
    path = Path(__file__).with_name("scenario-coverage.toml")
    return frozenset(tomllib.loads(path.read_text("utf-8"))["allowed_only"])


def test_every_rule_has_an_allowed_and_a_refused_scenario(shown, never):
    allowed, refused, _ = shown
    assert sorted(IDS - allowed) == []
    assert sorted(IDS - refused - never) == []


def test_only_rules_that_never_refuse_are_excused(never):
    assert never <= IDS
    assert sorted(never & REFUSING) == []
    assert sorted(IDS - never - REFUSING) == []


def test_every_general_refusal_is_shown():
    refused = {rule for case in range(len(CASES)) for rule in report(case).refused}
    assert refused - IDS == {rule for rule in rulebook().ids if rule not in IDS} & (
        REFUSING | {"play.over", "play.not-your-turn", "play.decision-pending"}
    )


def test_every_ruling_is_shown(shown):
    assert sorted({ruling.number for ruling in rulebook().rulings} - shown[2]) == []


def test_every_event_and_every_decision_is_shown():
    reports = [report(case) for case in range(len(CASES))]
    happened = {event for report in reports for event in report.happened}
    assert happened == {*event_names(rulebook())} - SUMMARIES
    assert {decision for each in reports for decision in each.decided} == {
        *DECISION_NAMES,
        "action",
        "over",
    }


def test_every_event_has_a_sentence():
    events = {event for case in range(len(CASES)) for event in report(case).happened}
    for path in (ROOT / "oracle_nb" / "mythology" / "advanced" / "rules").glob("*.py"):
        events |= set(re.findall(r'\bevent\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert sorted(events | SUMMARIES) == sorted(event_names(rulebook()))


def test_the_documentation_names_everything():
    docs = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    docs = docs.split("\n### The Advanced Game", 1)[1]
    words = {
        *ScenarioForm.__struct_fields__,
        *PendingForm.__struct_fields__,
        "heroes_in",
        *PHASES,
        *DECISION_NAMES,
        *("red", "white", "own-god"),
    }
    # These are as in the other games.
    words -= {"name", "about", "rules", "ruling", "seed", "do", "by", "chance", "expect", "steps"}
    assert sorted(words - set(re.findall(r"[a-z0-9_-]+", docs))) == []
    for text in re.findall(r"^```toml\n(.*?)^```", docs, re.DOTALL | re.MULTILINE):
        assert [report.lines for report in run_text(text)] == [()]
