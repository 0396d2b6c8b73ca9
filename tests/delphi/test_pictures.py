"""The pictures of the rulebook: every rule has one, and what it claims is what the rules say."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from msgspec import UnsetType

from oracle_nb.delphi.rulebook import book
from oracle_nb.delphi.rulebook.pictures import PICTURES
from oracle_nb.delphi.scenarios import DelphiScenarioFile, run, stage
from oracle_nb.delphi.scenarios.forms import DelphiViewForm
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.scenarios.fields import is_set
from oracle_nb.games.scenarios.pictures import Pictures
from oracle_nb.render import highlights, previews
from oracle_nb.render.scene import Group, Op, Scene, Symbol
from oracle_nb.render.symbol_shapes import SYMBOLS
from oracle_nb.rulebooks import Illustration
from tests.samples import parts, sampled

CASES = [(file, n) for file in PICTURES.files for n in range(len(file.scenarios))]
NAMES = [f"{file.name}: {file.scenarios[n].name}" for file, n in CASES]
STANDS_BEHIND = tomllib.loads(
    (Path(__file__).parent / "picture-rules.toml").read_text(encoding="utf-8")
)
"""Rules that no picture can have cited, and why."""


@cache
def drawn(case: int) -> Illustration:
    """Return the picture of a scenario, by its number among all."""
    return PICTURES.draw(*CASES[case])


def captions(plate: Illustration, *kinds: str) -> set[str]:
    """Return the ids of the rules behind lines of some kinds."""
    lines = (line for frame in plate.frames for line in frame.lines)
    return {rule for line in lines if line.kind in kinds for rule in line.rules}


def test_every_rule_has_a_picture():
    assert sorted(set(rulebook().ids) - set(PICTURES.index)) == []


@pytest.mark.parametrize(("file", "number"), sampled(CASES, 4), ids=NAMES)
def test_pictures_agree_with_the_rules(file: DelphiScenarioFile, number: int):
    form = file.scenarios[number]
    report = run(file, number)
    assert report.passed, report.lines
    plate = PICTURES.draw(file, number)
    assert all(frame.scenes for frame in plate.frames)
    start = stage(file, number)
    cited = {*report.applied, *report.refused}
    view = form.view if isinstance(form.view, DelphiViewForm) else DelphiViewForm()
    for text in view.can:
        action = start.rules.notation.read(start.spaces.in_notation(text))
        verdict = start.rules.check(start.position, action)
        assert verdict.allowed, (text, verdict.broken_rules)
        assert action in start.rules.legal_actions(start.position)
        cited |= {*verdict.rules, *(item.rule for item in verdict.cost)}
    missing = [rule for rule in form.rules if rule not in cited | STANDS_BEHIND.keys()]
    assert missing == [], f"the picture cites only {sorted(cited)}"


@pytest.mark.parametrize("cases", parts(range(len(CASES)), lambda case: CASES[case][0].name))
def test_refusals_are_by_the_rules_that_the_picture_names(cases: list[int]):
    for case in cases:
        steps = CASES[case][0].scenarios[CASES[case][1]].all_steps()
        assert not any(is_set(step.expect.refused_by) for step in steps), "name them all: `refused`"
        named = {
            rule
            for step in steps
            if not isinstance(step.expect.refused, UnsetType)
            for rule in step.expect.refused
        }
        assert captions(drawn(case), "refused") == named, NAMES[case]


def test_every_rule_that_a_picture_cites_applies():
    cited: set[str] = set()
    for file, number in CASES:
        report = run(file, number)
        cited |= report.applied & {*file.scenarios[number].rules}
        cited |= report.refused & {*file.scenarios[number].rules}
    assert sorted(cited & STANDS_BEHIND.keys()) == []


def test_a_picture_that_claims_wrongly_fails():
    text = """
[[scenario]]
name = "a lie"
rules = ["move.range"]
board = "coast"
temples = { altar = "red", dome = "blue" }
red = { ship = "w0", dice = ["green"] }
view = { can = ["move die:green w9"] }
do = "move die:green w3"
expect = { refused = ["move.range"] }
"""
    file = DelphiScenarioFile(text, "lie.toml")
    assert not run(file, 0).passed
    plate = PICTURES.draw(file, 0)
    # It is still drawn by the rules.
    assert captions(plate, "refused") == {"move.buy-range"}
    assert "move.range" in captions(plate, "allowed")


def test_a_refused_space_is_crossed_and_a_reached_one_ringed():
    (plate,) = Pictures(PICTURES).about("move.range")
    (board,) = plate.frames[0].scenes
    ids = {op.id for op in board.overlay if isinstance(op, Group)}
    assert ids == {"reach-B4", "route", "refused-B5"}


def test_pictures_are_small():
    for case, (file, number) in enumerate(CASES):
        view = file.scenarios[number].view
        if isinstance(view, DelphiViewForm) and view.whole:
            continue
        for frame in drawn(case).frames:
            for scene in frame.scenes:
                assert len(scene.spaces) <= 30, file.scenarios[number].name


# --- the legend ----------------------------------------------------------------------------------


def symbols(ops: tuple[Op, ...]) -> set[str]:
    names: set[str] = set()
    for op in ops:
        if isinstance(op, Group):
            names |= symbols(op.ops)
        elif isinstance(op, Symbol):
            names.add(op.name)
    return names


def in_scene(scene: Scene) -> set[str]:
    return {name for layer in scene.layers for name in symbols(layer)}


def test_the_legend_explains_every_symbol():
    shown = {
        name for group in book().legend for sign in group.signs for name in in_scene(sign.scene)
    }
    assert sorted(set(SYMBOLS) - shown) == []


def test_the_legend_explains_every_mark_on_a_board():
    drawn = "".join(
        Path(file).read_text("utf-8") for file in (highlights.__file__, previews.__file__)
    )
    # The numbers of two ways are explained beside their figure, the only place that has them.
    named = set(re.findall(r'f"(\w+)-\{', drawn)) - {"way"} | {"from", "to", "route"}
    (marks,) = (group.signs for group in book().legend if group.id == "marks")
    groups = [op for sign in marks for op in sign.scene.overlay if isinstance(op, Group)]
    assert {group.id.partition("-")[0] for group in groups} == named


def test_the_legend_has_no_sign_twice_and_links_to_rules_there_are():
    for group in book().legend:
        names = [sign.name for sign in group.signs]
        assert len(set(names)) == len(names)
        assert all(sign.rule in book() for sign in group.signs if sign.rule)


def lines(rule: str) -> list[str]:
    return [line.text for frame in book()[rule].plates[0].frames for line in frame.lines]


def test_fights_in_pictures_go_as_in_the_examples():
    """The first strength in the picture is one of the example; rolls are where both have some."""
    compared = 0
    for rule in rulebook():
        said = re.findall(r"\d+", rule.example)
        if not rule.id.startswith("fight.") or not re.search(r"strength|from \d", rule.example):
            continue
        shown = " ".join(lines(rule.id))
        strength = re.search(r"strength (\d+)", shown)
        if strength is None:
            continue
        compared += 1
        assert strength[1] in said, rule.id
        if re.search(r"\broll an? \d", rule.example):
            assert set(re.findall(r"rolls (\d+)", shown)) <= {*said}, rule.id
    assert compared == 5


def test_acting_out_of_turn_is_refused():
    assert lines("play.not-your-turn") == [
        "Take 2 favor tokens (blue die): It's Red's decision, not yours."
    ]


def test_a_price_is_named_once():
    """An action with a die shows the whole price, that of a longer way, too."""
    assert "Advance Ares (green die as black, 2 favor tokens)" in lines("oracle.recolor")
    assert "Fight on against strength 8 for 1 favor token" in lines("fight.continue")
    assert "Sail to B6 (black die, 2 favor tokens)" in lines("move.buy-range")
