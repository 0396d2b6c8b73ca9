# ruff: noqa: E501  (a faulty text and its error are on one line)
"""Every scenario of scenarios/, what the documentation says of them, and that no rule is without one."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import tag
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.action_schemas import (
    ANSWERS,
    ANYWHERE,
    COLORLESS,
    GODS,
    LOCAL,
    action_schemas_of,
)
from oracle_nb.delphi.rules.consistency import faults
from oracle_nb.delphi.scenarios import (
    DelphiScenarioFile,
    Report,
    names,
    run_file,
    run_text,
    stage,
)
from oracle_nb.delphi.scenarios.boards import COAST
from oracle_nb.delphi.scenarios.forms import (
    BoardForm,
    ChanceForm,
    DelphiExpectForm,
    DelphiPendingForm,
    DelphiScenarioForm,
    DelphiStepForm,
    DelphiTableForm,
    PlayerForm,
)
from oracle_nb.delphi.scenarios.pending_steps import DECISION_NAMES, KINDS
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.scenarios.fields import is_set
from oracle_nb.games.scenarios.runner import event_names
from tests.delphi.scenario_files import CASES, FOLDER, ROOT, report
from tests.samples import parts

COAST_LABELS = {label for *_, label in COAST.spaces()}


@pytest.mark.parametrize("cases", parts(range(len(CASES)), lambda case: CASES[case][0].name))
def test_scenarios(cases: list[int]):
    failed = [run_report for run_report in map(report, cases) if not run_report.passed]
    assert [
        line
        for run_report in failed
        for line in (f"{run_report.file}:{run_report.line}", *run_report.lines)
    ] == []


def test_a_file_gives_a_report_for_each_scenario():
    reports = run_file(FOLDER / "titan.toml")
    assert [type(report) for report in reports] == [Report] * 6
    assert reports[0].name == "the last player rolls the titan die with the oracle dice"
    assert all(report.passed and not report.lines for report in reports)


DOCS = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8").split("## Mythology")[0]
EXAMPLES = re.findall(r"^```toml\n(.*?)^```", DOCS, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_in_the_documentation_are_correct(text):
    for played in run_text(text, "docs/scenarios.md"):
        assert played.passed, played.lines


def test_the_documentation_names_everything():
    forms = (
        DelphiScenarioForm,
        PlayerForm,
        DelphiTableForm,
        ChanceForm,
        DelphiExpectForm,
        DelphiStepForm,
        DelphiPendingForm,
        BoardForm,
    )
    words = {field for form in forms for field in form.__struct_fields__} - {"step"}
    words |= {*names.EQUIPMENT_NAMES, *names.COMPANION_NAMES, *names.TILE_NAMES, *names.GOD_NAMES}
    words |= {*names.COLOR_NAMES, *names.PHASE_NAMES, *names.SHIP_TILE_NAMES, *KINDS}
    words |= {*COAST_LABELS, *RuleSet.__struct_fields__}
    known = set(re.findall(r"[a-z0-9_-]+", DOCS))
    assert sorted(words - known) == []


def table_under(heading: str) -> list[list[str]]:
    """Return the texts in backticks of each row of the first table after a sentence."""
    rows = DOCS.split(heading, 1)[1].split("\n\n")[1].splitlines()[2:]
    return [re.findall(r"`([^`]+)`", row) for row in rows]


def test_the_documentation_shows_how_everything_is_written():
    start = stage(
        DelphiScenarioFile('[[scenario]]\nname = "x"\nboard = "coast"\ndo = "end"', "x"), 0
    )

    def verb(text: str) -> Verb:
        action = start.rules.notation.read(start.spaces.in_notation(text))
        assert start.rules.notation.write(action) == start.spaces.in_notation(text)
        return Verb(action.verb)

    free = {Verb.MOVE, Verb.END} | {
        schema.verb for schema in (*LOCAL, *ANYWHERE, *COLORLESS, *GODS)
    }
    shown_free = [verb(text) for text, *_ in table_under("In the action phase:")]
    assert sorted(shown_free) == sorted(free)
    rows = table_under("As the answer to a decision")
    answers = {(tag(step), schema.verb) for step in ANSWERS for schema in ANSWERS[step]}
    assert {(decision, verb(text)) for decision, *texts in rows for text in texts} == answers


def test_temples_that_are_not_named_have_the_colors_left():
    text = '[[scenario]]\nname = "x"\nboard = "coast"\n{}do = "end"'
    plain = stage(DelphiScenarioFile(text.format(""), "x"), 0).position
    assert plain.temples == (Color.PINK, Color.BLUE)
    named = stage(
        DelphiScenarioFile(text.format('temples = { altar = "blue" }\n'), "x"), 0
    ).position
    assert named.temples == (Color.BLUE, Color.PINK)


# --- coverage ------------------------------------------------------------------------------------


def refuses(step: DelphiStepForm) -> bool:
    return is_set(step.expect.refused) or is_set(step.expect.refused_by)


@pytest.fixture(scope="module")
def shown() -> tuple[set[str], set[str], set[str], set[int]]:
    """The rules shown allowing, those shown refusing, those that did refuse; the rulings shown."""
    allowed: set[str] = set()
    refused: set[str] = set()
    did_refuse: set[str] = set()
    rulings: set[int] = set()
    for case, (file, number) in enumerate(CASES):
        scenario, refusals = file.scenarios[number], report(case).refused
        did_refuse |= refusals
        rulings |= {*scenario.ruling}
        steps = scenario.all_steps()
        if not all(map(refuses, steps)):
            allowed |= {*scenario.rules}
        if any(map(refuses, steps)):
            refused |= {*scenario.rules} | refusals
    return allowed, refused, did_refuse, rulings


@pytest.fixture(scope="module")
def lists() -> dict[str, dict[str, str]]:
    with Path(__file__).with_name("scenario-coverage.toml").open("rb") as file:
        return tomllib.load(file)


def test_every_rule_has_an_allowed_and_a_refused_scenario(shown, lists):
    allowed, refused, _, _ = shown
    ids = {rule for rule in rulebook().ids if not rule.startswith("play.")}
    listed = {*lists["allowed_only"], *lists["refused_only"], *lists["tests"]}
    assert not listed - ids, "scenario-coverage.toml names rules that there are not"
    assert sorted(ids - allowed - {*lists["tests"], *lists["refused_only"]}) == []
    assert sorted(ids - refused - {*lists["tests"], *lists["allowed_only"]}) == []


def test_only_rules_that_never_refuse_are_excused(shown, lists):
    _, _, did_refuse, _ = shown
    every = (
        *LOCAL,
        *ANYWHERE,
        *COLORLESS,
        *GODS,
        *(schema for group in ANSWERS.values() for schema in group),
    )
    conditions = {condition.rule for schema in every for condition in schema.conditions}
    conditions |= {condition.rule for condition in action_schemas_of(()).move}
    conditions |= {condition.rule for condition in action_schemas_of(()).source}
    assert sorted({*lists["allowed_only"]} & (conditions | did_refuse)) == []
    assert sorted(conditions - did_refuse) == [], "conditions that no scenario sees refuse"


def test_every_general_refusal_is_shown(shown):
    _, _, did_refuse, _ = shown
    general = {rule for rule in rulebook().ids if rule.startswith("play.")}
    assert sorted(general - did_refuse) == []


def test_every_ruling_is_shown(shown, lists):
    _, _, _, rulings = shown
    elsewhere = {int(number) for number in lists["rulings"]}
    every = {ruling.number for ruling in rulebook().rulings}
    assert sorted(every - rulings - elsewhere) == []
    assert sorted(elsewhere & rulings) == []


def test_the_tests_named_instead_of_scenarios_exist(lists):
    for place in (*lists["tests"].values(), *lists["rulings"].values()):
        path, name = place.split("::")
        functions = [
            node.name
            for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        ]
        assert name in functions, place


# The app makes the event for the player who sees a tile; the rules don't.
EVENT_NAMES = sorted({*event_names(rulebook())} - {"tile-seen"})


def test_every_event_has_a_sentence():
    sentences = set()
    for path in (ROOT / "oracle_nb" / "delphi").rglob("*.py"):
        sentences |= set(re.findall(r'\bevent\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert sorted(sentences) == sorted(EVENT_NAMES)


def test_every_event_and_every_decision_is_shown():
    reports = [*map(report, range(len(CASES)))]
    happened = {event for report in reports for event in report.happened}
    assert sorted(happened ^ set(EVENT_NAMES)) == []
    decided = {name for report in reports for name in report.decided}
    assert sorted(decided ^ {*DECISION_NAMES, "action", "over"}) == []


# --- positions -----------------------------------------------------------------------------------

RICH = """
[[scenario]]
name = "rich"
board = { compact = 5 }
players = ["red", "yellow", "green", "blue"]
round = 4
red = { tile = "shield", shield = 4, ship = "SHIP", dice = ["red"], used = ["pink", "blue"], played = "red", cards = { blue = 2 }, injuries = { blue = 1 }, gods = { ares = 2 }, done = ["statue:red", "offering:blue", "monster:black"], statues = ["blue"], offerings = ["green"], companions = ["odysseus"], equipment = ["range"] }
yellow = { tile = "favor", dice = ["red", "red", "red"], done = ["statue:green"], companions = ["pegasus"] }
green = { tile = "range", dice = ["red", "red", "red"], cards = { red = 1 } }
blue = { tile = "recolor", dice = ["red", "red", "red"] }
monsters = { ISLAND = ["pink", "green", "yellow"] }
do = "end"
"""


def rich() -> Iterator[tuple[str, str]]:
    from oracle_nb.delphi.board import Terrain, board_of, compact_layout

    board = board_of(compact_layout(5))
    islands = [i for i in board.monsters if board.spaces[i].terrain is Terrain.MONSTER]
    for island in islands:
        yield board.spaces[board.water[island % 20]].name, board.spaces[island].name


@pytest.mark.parametrize(("ship", "island"), list(rich()))
def test_omitted_pieces_are_completed_without_loss(ship, island):
    text = RICH.replace("SHIP", ship).replace("ISLAND", island)
    made = stage(DelphiScenarioFile(text, "rich"), 0)
    remaining = faults(made.position, made.rules.setting, made.rules.board)
    assert [str(fault) for fault in remaining] == []
    assert made.spaces.name(made.position.players[0].ship) == ship


def test_hexes_may_be_named_by_coordinates():
    text = """
[[scenario]]
name = "by coordinates"
board = { hexes = [[0, 0, "w:red"], [1, 0, "w:blue"], [-1, 1, "w:pink"]] }
red = { ship = "1,0", dice = ["red", "pink"] }
steps = [
  { do = "move die:red 0,0", expect = { red = { ship = "0,0" } } },
  { do = "move die:pink -1,1", expect = { red = { ship = "-1,1" } } },
]
"""
    (report,) = run_text(text)
    assert report.passed, report.lines
