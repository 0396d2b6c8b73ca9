"""Numbers that the rules fix exactly, and that no other test has."""

from fractions import Fraction

import pytest

from oracle_nb.core.chance import PresetChance, SeededChance
from oracle_nb.mythology.advanced.package import MYTHOLOGY_ADVANCED
from oracle_nb.mythology.advanced.rules.odds import draw_chance, hit_chance, low_chance
from tests.mythology.advanced.games import staged
from tests.mythology.positions import position as basic_position
from tests.mythology.positions import rules_for as basic_rules

FIGHT = """
units = { nestor = "2912", hydra = "2912" }
moved = ["hydra"]
held = { hydra = "athena" }
totals = { hera = { nestor = POINTS } }
"""
QUAKE = """
units = { nestor = "2912" }
gods = { athena = "greece" }
threatening = ["athena"]
plots = { athena = ["earthquake-9"] }
totals = { hera = { nestor = POINTS } }
"""


def gained(scene: str, points: int, text: str) -> int:
    """Return the glory points for killing Nestor, on whom somebody else has some points."""
    stage = staged(scene.replace("POINTS", str(points)))
    rules, before = stage.rules, stage.position
    dice = PresetChance({"red": [5, 0], "white": [5, 0]}, SeededChance(1))
    after = rules.apply(before, rules.notation.read(text), dice).position
    assert after.units[23] == -1
    return after.gained[0] - before.gained[0]


def test_the_red_and_the_white_die_reach_a_number():
    reached = {30: 24, 40: 18, 50: 12, 53: 10, 60: 6, 66: 1}
    assert {n: hit_chance(0, n) * 36 for n in reached} == reached
    below = {33: 15, 36: 18, 44: 22, 53: 27}
    assert {n: low_chance(n) * 36 for n in below} == below
    assert hit_chance(30, 53) == Fraction(28, 36)
    assert hit_chance(20, 53) == Fraction(22, 36)


@pytest.mark.parametrize(
    ("scene", "text", "most"),
    [(FIGHT, "attack hydra nestor", 99), (QUAKE, "occur earthquake-9", 2)],
)
def test_a_dead_hero_is_a_fifth_of_the_points_on_him(scene: str, text: str, most: int):
    expected = {1: 1, 4: 1, 5: 1, 6: 2, 10: 2, 11: 3, 14: 3, 15: 3, 16: 4}
    got = {points: gained(scene, points, text) for points in expected}
    assert got == {points: min(most, number) for points, number in expected.items()}
    assert gained(scene, 0, text) == -5


def test_a_basic_turn_enters_three_hexes_of_the_enemy():
    rules = basic_rules()
    at = basic_position(rules, {12: "2813", 13: "2913", 14: "2913", 32: "2812", 33: "2912"})
    chance = SeededChance(1)
    for text in ("step hercules 2812", "step jason 2912", "step zestes 2912"):
        at = rules.apply(at, rules.notation.read(text), chance).position
    assert at.power[0] == 3


_ANNOUNCER = "Your god adds 20 to your roll, and Hermes adds 10", "dolicza się 20, a do rzutu"
_CHALLENGER = "Your god adds 10 to your roll, and Athena adds 20", "dolicza się 10, a do rzutu"


@pytest.mark.parametrize(
    ("text", "pending", "starts", "said"),
    [
        (
            "draw",
            f'challenger = "hermes", bid = 0, drawn = true, announcer = {announcer}',
            ("Your chance of winning is", "Twoja szansa:"),
            said,
        )
        for announcer, said in (("true", _ANNOUNCER), ("false", _CHALLENGER))
    ]
    + [
        (
            "bid 0",
            'challenger = "hermes", bid = 0, announcer = false',
            ("If the draw is accepted, your chance", "Twoja szansa, jeśli remis zostanie"),
            _CHALLENGER,
        ),
        (
            "challenge",
            'asked = ["hermes"]',
            ("If it comes to a draw, your chance", "Twoja szansa, jeśli dojdzie do remisu"),
            _CHALLENGER,
        ),
    ],
)
def test_a_draw_names_the_chance_of_the_player_who_decides(
    text: str, pending: str, starts: tuple[str, str], said: tuple[str, str]
):
    stage = staged(
        'players = ["athena", "hermes"]\nunits = { odysseus = "2812" }\n'
        f'pending = {{ claim = "odysseus", {pending} }}'
    )
    action = stage.rules.notation.read(text)
    chance = draw_chance(20, 10) if said is _ANNOUNCER else draw_chance(10, 20)
    for language, start, gods in zip(("en", "pl"), starts, said, strict=True):
        texts = MYTHOLOGY_ADVANCED.texts(stage.rules, language)
        (line,) = texts.explain(stage.position, action).chance
        assert line.startswith(start) and gods in line and f"({chance})" in line
