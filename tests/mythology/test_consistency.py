"""Positions that can't be played are refused with every reason; those of a game have none."""

from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position
from oracle_nb.mythology.rules.consistency import faults
from tests.mythology.positions import HERCULES, HYDRA, JASON, position, rules_for

RULES = rules_for(4)
MINE: dict[int, str] = {HERCULES: "2813", JASON: "2912", HYDRA: "2813"}
FIGHT = Fight(HERCULES, HYDRA, 1)


def start(**fields: Any) -> Position:
    """Return a position in Greece with one Prize, in which nothing is wrong but for some fields."""
    return replace(position(RULES, MINE, {3: "2914"}), **fields)


def faulty_fields(at: Position) -> set[str]:
    """Return the fields with faults."""
    return {fault.field for fault in faults(at, RULES.setting, RULES.world)}


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"part": Part.COMBAT, "pending": FIGHT},
        {"part": Part.COMBAT, "pending": replace(FIGHT, aid=15)},
        {"part": Part.PRIZES, "pending": Attempt(JASON, 9)},
        {"pending": Offer(2)},
        {"round": 10, "power": (0, 15, 0, 15), "draws": 0},
        {"alliances": (1, 4, 1, 4)},
        {"part": Part.OVER, "turn": -1, "movable": 0},
        {"part": Part.GOD, "areas": (-1, -1, -1, -1)},
        {"part": Part.ALLIANCES, "areas": (-1, -1, -1, -1)},
        {"trophies": ((40,), (0, 1), (), ()), "captured": ((0,), (), (1, 2), ())},
        {"movable": 1 << 31, "entered": 1 << 31, "tried": 1 << 31, "waiting": 15, "asked": 15},
    ],
)
def test_nothing_is_wrong(fields: dict[str, Any]):
    assert faulty_fields(start(**fields)) == set()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("units", (-1,) * 63),
        ("units", (602,) + (-1,) * 63),
        ("units", (-2,) + (-1,) * 63),
        ("prizes", (-1,) * 9),
        ("prizes", (5, 5) + (-1,) * 8),
        ("gods", (0, 1, 2)),
        ("gods", (0, 1, 2, 10)),
        ("gods", (0, 1, 2, 2)),
        ("sides", (0, 1, 0)),
        ("sides", (0, 1, 0, 2)),
        ("sides", (0, 0, 0, 1)),
        ("areas", (3, -1, -1)),
        ("areas", (33, -1, -1, -1)),
        ("areas", (3, 3, -1, -1)),
        ("areas", (-1, -1, -1, -1)),
        ("power", (15, 15, 15)),
        ("power", (16, 15, 15, 15)),
        ("power", (-1, 15, 15, 15)),
        ("alliances", (0, 0, 0)),
        ("alliances", (5, 0, 5, 0)),
        ("alliances", (1, 0, 0, 0)),
        ("alliances", (1, 1, 0, 0)),
        ("trophies", ((), (), ())),
        ("trophies", ((64,), (), (), ())),
        ("trophies", ((0,), (), (), ())),
        ("trophies", ((40,), (), (40,), ())),
        ("trophies", ((HYDRA,), (), (), ())),
        ("captured", ((), (), ())),
        ("captured", ((10,), (), (), ())),
        ("captured", ((1, 1), (), (), ())),
        ("captured", ((3,), (), (), ())),
        ("waiting", 16),
        ("waiting", -1),
        ("asked", 16),
        ("movable", 1 << 64),
        ("movable", 1 << 63),
        ("entered", 1 << 32),
        ("tried", 1 << HYDRA),
        ("entered", 1 << 64),
        ("tried", -1),
        ("battlefields", (602,)),
        ("battlefields", (-1,)),
        ("round", 0),
        ("round", 11),
        ("turn", 4),
        ("turn", -1),
        ("draws", -1),
        ("draws", 1 << 41),
        ("battlefields", (5, 5)),
        ("captured", (tuple(range(10)), (3,), (), ())),
        ("pending", Offer(0)),
        ("pending", Offer(4)),
        ("pending", Offer(-1)),
    ],
)
def test_a_fault_names_its_field(field: str, value: Any):
    assert faulty_fields(start(**{field: value})) == {field}
    with pytest.raises(PositionError, match=field):
        RULES.begin(start(**{field: value}), SeededChance(1))


@pytest.mark.parametrize(
    ("part", "pending"),
    [
        (Part.MOVEMENT, FIGHT),
        (Part.COMBAT, replace(FIGHT, unit=64)),
        (Part.COMBAT, replace(FIGHT, unit=-1)),
        (Part.COMBAT, replace(FIGHT, foe=64)),
        (Part.COMBAT, replace(FIGHT, foe=-1)),
        (Part.COMBAT, replace(FIGHT, defender=4)),
        (Part.COMBAT, replace(FIGHT, defender=-1)),
        (Part.COMBAT, replace(FIGHT, aid=16)),
        (Part.COMBAT, replace(FIGHT, aid=-2)),
        (Part.COMBAT, replace(FIGHT, unit=JASON)),
        (Part.COMBAT, replace(FIGHT, foe=HERCULES)),
        (Part.MOVEMENT, Attempt(JASON, 3)),
        (Part.PRIZES, Attempt(64, 3)),
        (Part.PRIZES, Attempt(-1, 3)),
        (Part.PRIZES, Attempt(JASON, 10)),
        (Part.PRIZES, Attempt(JASON, -1)),
    ],
)
def test_a_decision_that_cannot_be_is_refused(part: Part, pending: Any):
    assert faulty_fields(start(part=part, pending=pending)) == {"pending"}


def test_before_the_game_nothing_is_drawn():
    setup = RULES.set_up(1)
    assert faulty_fields(setup) == set()
    assert faulty_fields(replace(setup, gods=(0, 1, 2, 3))) == {"gods"}
    assert faulty_fields(replace(setup, round=1)) == {"round"}
    assert faulty_fields(replace(setup, turn=0)) == {"turn"}
    assert faulty_fields(replace(setup, trophies=((0,), (), (), ()))) == {"trophies"}
    assert faulty_fields(replace(setup, captured=((3,), (), (), ()))) == {"captured"}
    assert faulty_fields(replace(setup, pending=Offer(0))) == {"pending"}


def test_the_game_is_over_for_nobody():
    assert faulty_fields(start(part=Part.OVER)) == {"turn"}


def test_every_fault_of_a_kind_is_found():
    at = start(gods=(0, 0, 1, 2), sides=(0, 0, 0, 1), areas=(-1, 3, 3, -1))
    assert faulty_fields(at) == {"gods", "sides", "areas"}
    assert len(faults(at, RULES.setting, RULES.world)) == 4
