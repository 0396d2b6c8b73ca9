"""The pictures of the rulebook: every rule has one, and the rules say what it claims."""

import re
import tomllib
from pathlib import Path

import pytest
from msgspec import UnsetType

from oracle_nb.games.registry import package_of
from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.games.scenarios.pictures import Pictures
from oracle_nb.mythology.packs.data_pack import standard_pack
from oracle_nb.mythology.rulebook.pictures import PICTURES
from oracle_nb.mythology.scenarios.runner import ScenarioFile, run
from oracle_nb.mythology.text.rule_texts import rulebook
from oracle_nb.render.scene import Group
from oracle_nb.rulebooks.illustration import Illustration

CASES = [(file, n) for file in PICTURES.files for n in range(len(file.scenarios))]
NAMES = [f"{file.name}: {file.scenarios[n].name}" for file, n in CASES]
SHOWN_ONLY = tomllib.loads((Path(__file__).parent / "picture-rules.toml").read_text("utf-8"))
"""Rules that no picture can have cited, and what shows them."""
LIE = """
[[scenario]]
name = "a lie"
rules = ["basic.adjacent"]
units = { jason = "2812" }
do = "step jason 2813"
expect = { refused = ["basic.adjacent"] }
"""


def captions(picture: Illustration, *kinds: str) -> set[str]:
    """Return the ids of the rules behind captions of some kinds."""
    lines = (line for frame in picture.frames for line in frame.lines)
    return {rule for line in lines if line.kind in kinds for rule in line.rules}


OTHER_CASES = {"basic.parts", "basic.hex-cost", "basic.prizes-rim", "basic.adjacent"}
"""Rules whose examples name other units, Prizes and hexes than their pictures do."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_an_example_names_what_its_picture_shows(language: str):
    pack = standard_pack()
    counters = (*pack.units, *pack.prize)
    for rule, places in PICTURES.index.items():
        if rule in OTHER_CASES:
            continue
        example = rulebook(language)[rule].example
        # Polish has cases: the beginning of a name is enough.
        named = {
            counter.en.lower().replace(" ", "-")
            for counter in counters
            if re.search(
                rf"\b{counter.name(language)[: None if language == 'en' else -1]}", example
            )
        }
        named |= set(re.findall(r"\b[0-9]{4}\b", example))
        shown = " ".join(repr(file.scenarios[number]) for file, number in places)
        assert {place for place in named if place not in shown} == set(), (rule, example)


def test_every_rule_of_the_basic_game_has_a_picture():
    own = {rule for rule in rulebook().ids if rule.startswith("basic.")}
    assert set(PICTURES.index) == own


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("file", "number"), CASES, ids=NAMES)
def test_pictures_agree_with_the_rules(file: ScenarioFile, number: int, language: str):
    form = file.scenarios[number]
    report = run(file, number)
    assert report.passed, report.lines
    picture = PICTURES.draw(file, number, language)
    assert all(frame.scenes for frame in picture.frames)
    cited = {*report.applied, *report.refused, *captions(picture, "allowed")}
    assert sorted(set(form.rules) - cited - SHOWN_ONLY.keys()) == []


@pytest.mark.parametrize(("file", "number"), CASES, ids=NAMES)
def test_refusals_are_by_the_rules_that_the_picture_names(file: ScenarioFile, number: int):
    named = {
        rule
        for step in file.scenarios[number].all_steps()
        if not isinstance(step.expect.refused, UnsetType)
        for rule in step.expect.refused
    }
    assert captions(PICTURES.draw(file, number), "refused") == named


def test_a_picture_is_drawn_by_the_rules_and_not_by_its_claim():
    file = ScenarioFile(LIE, "lie.toml")
    assert not run(file, 0).passed
    assert captions(PICTURES.draw(file, 0), "refused") == set()


def test_a_faulty_view_names_its_field():
    file = ScenarioFile(LIE + 'view = { show = ["sea"] }\n', "lie.toml")
    with pytest.raises(ScenarioError, match="none of map, table"):
        PICTURES.draw(file, 0)


def test_reached_and_refused_hexes_are_marked():
    (picture,) = Pictures(PICTURES).about("basic.adjacent")
    (scene,) = picture.frames[0].scenes
    marks = {op.id for op in scene.overlay if isinstance(op, Group)}
    around = {"2811", "2813", "2711", "2712", "2911", "2912"}
    assert marks == {*(f"reach-{name}" for name in around), "refused-2814"}


def test_pictures_show_only_a_part_of_the_map():
    for file, number in CASES:
        for frame in PICTURES.draw(file, number).frames:
            assert all(len(scene.spaces) <= 120 for scene in frame.scenes), NAMES


def test_a_table_says_in_words_what_it_shows():
    (picture,) = Pictures(PICTURES, "pl").about("basic.ally-average")
    (scene,) = picture.frames[-1].scenes
    titles = [op.title for op in scene.base if isinstance(op, Group)]
    assert titles[0] == "Apollo, herosi: 15 punktów mocy, punkty zwycięstwa: 2"


def test_the_rulebook_has_the_pictures_as_text_too():
    entry = package_of("mythology").rulebook("en")["basic.no-through"]
    assert entry.plates
    assert "Jason to Eastern Sea 2814" in str(entry)
