"""The rules that a verdict names, exactly."""

import pytest

from tests.mythology.positions import HERCULES, JASON, broken, position, rules_for


@pytest.mark.parametrize(
    ("to", "more"),
    [
        ("2711", ()),
        ("2913", ("basic.friends-through",)),
        ("2712", ("basic.leave-area", "basic.no-terrain")),
    ],
)
def test_a_step_is_allowed_by_the_rules_that_matter(to: str, more: tuple[str, ...]):
    rules = rules_for()
    start = "2912" if to == "2913" else "2812"
    at = position(rules, {HERCULES: start, JASON: "2913"})
    verdict = rules.check(at, rules.notation.read(f"step hercules {to}"))
    assert verdict.rules == ("basic.in-area", "basic.adjacent", *more)


def test_the_first_hex_costs_as_much_as_any_other():
    rules = rules_for()
    first = rules.world.names[0]
    start = rules.world.names[rules.world.neighbors[0][0]]
    poor = position(rules, {HERCULES: start}, movable=1 << HERCULES, power=(1, 15))
    assert broken(rules, poor, f"step hercules {first}") == ("basic.hex-cost",)
