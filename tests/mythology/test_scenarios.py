"""Every scenario of scenarios/mythology/, and that no rule is without one."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from oracle_nb.games.registry import package_of
from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.games.scenarios.fields import is_set
from oracle_nb.games.scenarios.runner import Report, event_names
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.mythology.rules.action_schemas import OTHERS_TURN, action_schemas
from oracle_nb.mythology.scenarios import ScenarioFile, run, run_text
from oracle_nb.mythology.scenarios.forms import ExpectForm, PendingForm, ScenarioForm, StepForm
from oracle_nb.mythology.scenarios.names import DECISION_NAMES, PARTS
from oracle_nb.mythology.text.rule_texts import rulebook
from tests.mythology.scenario_files import CASES, ROOT
from tests.samples import parts

IDS = frozenset(rule for rule in rulebook().ids if not rule.startswith("play."))
REFUSING = frozenset(
    precondition.rule
    for schema in action_schemas().values()
    for precondition in schema.preconditions
) | frozenset(OTHERS_TURN.values())


@cache
def report(case: int) -> Report:
    """Return the report of a scenario."""
    return run(*CASES[case])


@pytest.mark.parametrize("cases", parts(range(len(CASES)), lambda case: CASES[case][0].name))
def test_scenarios(cases: list[int]):
    failed = [run_report for run_report in map(report, cases) if not run_report.passed]
    assert [
        line
        for run_report in failed
        for line in (f"{run_report.file}:{run_report.line}", *run_report.lines)
    ] == []


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


SUMMARIES = {"unit-arrived", "unit-attacks"}
"""The events that no rule brings: they sum up others."""
EVENT_NAMES = {*event_names(rulebook())} - SUMMARIES


def test_every_event_and_every_decision_is_shown():
    reports = [report(case) for case in range(len(CASES))]
    assert {event for report in reports for event in report.happened} == {*EVENT_NAMES}
    assert {decision for each in reports for decision in each.decided} == {
        *DECISION_NAMES,
        "action",
        "over",
    }


def test_every_event_has_a_sentence():
    events = set()
    for path in (ROOT / "oracle_nb" / "mythology" / "rules").glob("*.py"):
        events |= set(re.findall(r'\bevent\(\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert sorted(events) == sorted(EVENT_NAMES)


def test_the_documentation_names_everything():
    docs = (ROOT / "docs" / "scenarios.md").read_text("utf-8").split("\n## Mythology", 1)[1]
    docs = docs.split("\n### The Advanced Game", 1)[0]
    words = {
        field
        for form in (ScenarioForm, ExpectForm, StepForm, PendingForm)
        for field in form.__struct_fields__
    }
    words |= {*PARTS, *DECISION_NAMES, *map(str, Verb), "die", "own-god", "turn"}
    assert sorted(words - set(re.findall(r"[a-z0-9_-]+", docs))) == []
    for text in re.findall(r"^```toml\n(.*?)^```", docs, re.DOTALL | re.MULTILINE):
        assert [report.lines for report in run_text(text)] == [()]


def test_the_package_runs_scenario_files():
    run_file = MYTHOLOGY.scenarios()
    reports = run_file(ROOT / "scenarios" / "mythology" / "prizes.toml")
    assert all(report.passed for report in reports) and len(reports) > 5
    assert package_of("delphi").scenarios() is not run_file


HEAD = '[[scenario]]\nname = "x"\n'


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('units = { jasn = "2812" }\ndo = "end"', r":3: .*units\.jasn: 'jasn' is not a valid unit"),
        ('units = { jason = "0101" }\ndo = "end"', r":3: .*'0101' is not a valid hex"),
        ('players = ["apollo", "mars"]\ndo = "end"', r":3: .*'mars' is not a valid god"),
        (
            'turn = "hera"\ndo = "end"',
            r":3: .*'hera' is not a valid player; there are apollo",
        ),
        ('do = "fly"', r":3: .*'fly' is not a verb"),
        ('rules = ["basic.x"]\ndo = "end"', r":3: .*'basic\.x' is not a valid rule"),
        ("ruling = [99]\ndo = 'end'", r":3: .*there is no ruling 99"),
        ('power = { apollo = 16 }\ndo = "end"', r"can't continue from this position: power"),
        ('pending = { aid = 1 }\ndo = "end"', r"`fight`, `attempt` or `offer` is needed"),
        ('do = "end"\nexpect = { points = { apollo = "one" } }', r"neither a number nor a frac"),
        ('do = "end"\nchance = { card = [1] }', r"'card' is not a valid kind of chance"),
        ("", r"nothing is done"),
    ],
)
def test_a_faulty_scenario_names_its_line(text: str, error: str):
    with pytest.raises(ScenarioError, match=error):
        run_text(HEAD + text, "x.toml")


@pytest.mark.parametrize(
    ("expect", "difference"),
    [
        ('units = { jason = "2812" }', "units.jason: expected 2812, found 2813"),
        ("power = { apollo = 15 }", "power.apollo: expected 15, found 13"),
        ('heroes = ["ares"]', "heroes: expected ['ares'], found ['apollo']"),
        ('alliances = [["apollo", "ares"]]', "alliances: expected"),
        ("units_in = { greece = 2 }", "units_in.greece: expected 2, found 1"),
        ('points = { apollo = "1/2" }', "points.apollo: expected 1/2, found 0"),
        ('refused = ["basic.adjacent"]', "should be refused and is allowed"),
        ('gods = { apollo = "egypt" }', "gods.apollo: expected egypt, found greece"),
        ('movable = ["hector"]', "movable: expected ['hector'], found ['jason']"),
        ('trophies = { apollo = ["hydra"] }', "trophies.apollo: expected ['hydra'], found []"),
    ],
)
def test_a_difference_is_reported(expect: str, difference: str):
    text = HEAD + f'units = {{ jason = "2812" }}\ndo = "step jason 2813"\nexpect = {{ {expect} }}'
    (report,) = run_text(text)
    assert not report.passed and difference in report.lines[0]


def test_a_result_that_no_draw_needs_is_reported():
    text = HEAD + 'units = { jason = "2812" }\ndo = "step jason 2813"\nchance = { die = [1] }'
    (report,) = run_text(text)
    assert "fewer results than given: 1 die left" in report.lines[0]


def test_defaults_are_merged_by_field():
    text = '[defaults]\nunits = { jason = "2812" }\n\n' + HEAD + 'units = { hydra = "2813" }\n'
    (scenario,) = ScenarioFile(text + 'do = "end-moves"', "x").scenarios
    assert scenario.units == {"jason": "2812", "hydra": "2813"}
