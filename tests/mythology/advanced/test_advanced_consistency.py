"""Positions that can't be played are refused with the field at fault; all others have none."""

import json
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.mythology.advanced.model.cards import MAYBE, CardPlay, Effect, Feat
from oracle_nb.mythology.advanced.model.divine import OCCURRENCES, Kind, Occurrence, Plot
from oracle_nb.mythology.advanced.model.evils import EvilMarks
from oracle_nb.mythology.advanced.model.numbers import MOST_BID, MOST_BRIBE, MOST_HEXES, TURNS
from oracle_nb.mythology.advanced.model.position import (
    Aim,
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Eruption,
    Pending,
    Phase,
    Position,
    Way,
    Window,
)
from oracle_nb.mythology.advanced.model.vows import Rites, Vow
from oracle_nb.mythology.advanced.model.zeus import Ending, Kill, Plea, Zeus, ZeusTurn
from oracle_nb.mythology.advanced.rules.consistency import _BITS, faults
from oracle_nb.mythology.pieces import COUNTERS, EVILS, HEROES, OFF, PRIZES, UNITS
from tests.damage import NUMBERS, look_up, paths
from tests.mythology.advanced.games import staged

STAGE = staged(
    'players = ["athena", "hera", "hermes", "ares", "zeus"]\nprayer = "yes"\nevils = "yes"\n'
    'units = { nestor = "2912", jason = "2812", hydra = "2912", orion = "2811" }\n'
    'cargo = { jason = ["helen"] }\ncaptures = { helen = ["hera", 1] }\n'
    'vows = [["hera", "pray", "orion", 2]]\noffered = { hera = [1, 0] }'
)
PLAIN = staged('parts = "cargo"')
RULES, START = STAGE.rules, STAGE.position
SETTING, WORLD, UNIT = RULES.setting, RULES.world, STAGE.names.units
GODS = 4
"""Seats with a god: all but that of Zeus."""
HEXES = len(WORLD.names)
NESTOR, JASON, HYDRA, ORION = (UNIT[name] for name in ("nestor", "jason", "hydra", "orion"))
PLACE, ALL, OTHERS = START.units[NESTOR], 0b1111, 0b1110
HELEN = STAGE.names.prizes["helen"]
VOW = START.prayers.vows[0]
VOLCANO, PLAGUE = Plot(Kind.VOLCANO, 4).target, Plot(Kind.PESTILENCE, 2).target
MAGIC = Combat(0, NESTOR, HYDRA, HYDRA, ALL)


def faulty_fields(**fields: Any) -> set[str]:
    """Return the fields with faults of a position in which nothing else is wrong."""
    return {fault.field for fault in faults(replace(START, **fields), SETTING, WORLD)}


def changed(table: tuple[Any, ...], place: int, value: Any) -> tuple[Any, ...]:
    return (*table[:place], value, *table[place + 1 :])


def zeus(**fields: Any) -> Zeus:
    assert START.zeus is not UNSET
    return replace(START.zeus, **fields)


def rites(*vows: Vow, **fields: Any) -> Rites:
    return replace(START.prayers, vows=vows, **fields)


TABLES = {
    "units": (OFF - 1, HEXES),
    "prizes": (OFF - 1, HEXES),
    "helpers": (OFF - 1, HEXES),
    "bearers": (-2, HEROES),
    "paid": (-1, 1 << PRIZES),
    "fates": (-2, HEROES),
    "struck": (-1, HEROES * TURNS),
    "trophies": (-1, 1 << PRIZES),
    "caused": ((0,), (-1, *START.caused[0][1:])),
    "laid": (MAYBE - 1, 54),
    "credits": (-1, 10_001),
    "gods": (-1, 10),
    "areas": (OFF - 1, len(WORLD.area_bits)),
    "glory": (-10_001, 10_001),
    "gained": (-10_001, 10_001),
}
"""Fields with a value for each unit, thing or seat, and values that none of them can have."""


@pytest.mark.parametrize("field", TABLES)
def test_a_table_has_its_length_and_possible_values(field: str):
    table = getattr(START, field)
    for wrong in (table[1:], (*table, table[0]), *(changed(table, 1, x) for x in TABLES[field])):
        # Cards that can't be anywhere can't be in a hand.
        assert faulty_fields(**{field: wrong}) - {"hands"} == {field}


@pytest.mark.parametrize("field", _BITS)
def test_a_set_has_no_more_members_than_there_are(field: str):
    for wrong in (-1, 1 << (_BITS[field] or GODS)):
        assert faulty_fields(**{field: wrong}) - {"hands"} == {field}


@pytest.mark.parametrize(
    ("field", "least", "most"),
    [
        ("round", 1, TURNS),
        ("turn", 0, 3),
        ("attempts", 0, 5),
        ("draws", 0, 1 << 40),
        ("slain", 0, HEROES * TURNS),
        ("killed", 0, 32),
        ("calm", 0, TURNS),
        ("remorse", 0, TURNS + 1),
        ("driver", -1, 3),
    ],
)
def test_a_number_has_limits(field: str, least: int, most: int):
    waiting = {"waiting": 0}
    assert faulty_fields(**waiting) == set()
    for number in (least, most):
        assert faulty_fields(**{field: number}, **waiting) == set()
    for number in (least - 1, most + 1):
        assert faulty_fields(**{field: number}, **waiting) == {field}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("units", changed(START.units, UNITS, 5)),
        ("evils", UNSET),
        ("evils", EvilMarks(moved=-1)),
        ("evils", EvilMarks(fought=1 << EVILS)),
        ("sheets", START.sheets[1:]),
        ("hands", START.hands[1:]),
        ("hands", changed(START.hands, 0, START.hands[0][1:])),  # type: ignore[index]
        ("hands", changed(START.hands, 0, START.hands[1])),
        ("hands", changed(START.hands, 0, (54, *START.hands[0][1:]))),  # type: ignore[index]
        ("played", (CardPlay(GODS, 40, "event"),)),
        ("played", (CardPlay(0, 54, "event"),)),
        ("played", (CardPlay(0, 40, "song"),)),
        ("feats", (Feat(GODS, HYDRA, 3),)),
        ("feats", (Feat(0, NESTOR, 3),)),
        ("effects", (Effect("song", 0, NESTOR),)),
        ("effects", (Effect("speed", 0, UNITS),)),
        ("held", ((COUNTERS, 0),)),
        ("held", ((-1, 0),)),
        ("held", ((NESTOR, GODS),)),
        ("held", ((NESTOR, 0), (NESTOR, 1))),
        ("occurrences", (Occurrence(GODS, PLAGUE, 0),)),
        ("occurrences", (Occurrence(0, len(OCCURRENCES), 0),)),
        ("occurrences", (Occurrence(0, PLAGUE, len(WORLD.area_bits)),)),
        ("occurrences", (Occurrence(0, PLAGUE, 0, 0),)),
        ("occurrences", (Occurrence(0, VOLCANO, 0, OFF),)),
        ("rites", UNSET),
        ("rites", replace(START.prayers, offered=START.prayers.offered[1:])),
        ("rites", replace(START.prayers, offered=((TURNS + 1, 0), *START.prayers.offered[1:]))),
        ("rites", rites(VOW, VOW)),
        ("rites", rites(replace(VOW, seat=GODS))),
        ("rites", rites(replace(VOW, unit=HYDRA))),
        ("rites", rites(replace(VOW, what="sing"))),
        ("rites", rites(replace(VOW, points=0))),
        ("rites", rites(replace(VOW, what="sacrifice", points=1))),
        ("rites", rites(VOW, spared=1 << NESTOR)),
        ("rites", rites(VOW, safe=-1)),
        ("zeus", UNSET),
        ("zeus", zeus(bribes=(0, 0, 0))),
        ("zeus", zeus(bribes=(-1, 0, 0, 0))),
        ("zeus", zeus(struck=GODS, thrown=True)),
        ("zeus", zeus(struck=0)),
        ("zeus", zeus(before=-2)),
        ("zeus", zeus(fallen=((-1, 0),))),
        ("zeus", zeus(fallen=((UNITS, 0),))),
        ("zeus", zeus(fallen=((0, HEXES),))),
        ("zeus", zeus(fallen=((0, -1),))),
        ("zeus", zeus(fallen=((0, 5), (0, 6)))),
        ("gods", (0, 1, 2, 2)),
        ("bearers", changed(START.bearers, 0 if HELEN else 1, NESTOR)),
        ("ships", 1),
        ("kept", 1),
        ("captures", ((HELEN, 0, 1),)),
        ("captures", ((HELEN, 1, 0),)),
        ("captures", ((HELEN, 1, TURNS + 1),)),
        ("captures", ((HELEN + 1 - 2 * (HELEN == PRIZES - 1), 1, 1),)),
        ("captures", ((HELEN, 1, 1), (HELEN, 1, 1))),
        ("waiting", 1),
    ],
)
def test_a_fault_names_its_field(field: str, value: Any):
    assert faulty_fields(**{field: value}) == {field}
    with pytest.raises(PositionError, match=field):
        RULES.begin(replace(START, **{field: value}), SeededChance(1))


def plea(what: Any, waiting: int = OTHERS, **fields: Any) -> Plea:
    return Plea(what, waiting, **fields)


CLAIM, DRAW = Claim(NESTOR, OTHERS), (Claim(NESTOR, 0), Challenge(1, 3, drawn=True))
BOLT = (ZeusTurn(), plea("bolt", hex=PLACE))
STRIKE = (ZeusTurn(), plea("strike", seat=2))
REVIVE = (ZeusTurn(), plea("revive", unit=0, hex=0))
BOTH = plea("draw", 0b0011, unit=NESTOR, rivals=(0, 1))
KILLED = replace(BOTH, kill=Kill(HYDRA, NESTOR))
THROWN = {"zeus": zeus(thrown=True, before=3, fallen=((0, 0),))}
PRAYED = plea("protect", 0, unit=VOW.unit, seat=VOW.seat)
SEES = {"threatening": OTHERS}
FIT: list[tuple[tuple[Pending, ...], dict[str, Any]]] = [
    ((CLAIM,), {}),
    (DRAW, {}),
    ((Way(NESTOR),), {}),
    ((Way(HYDRA, MOST_HEXES - 1),), {}),
    ((Capture(JASON, HELEN),), {}),
    ((Way(NESTOR, 1), Ambush(NESTOR, OTHERS)), {}),
    ((Way(NESTOR, MOST_HEXES), Ambush(NESTOR, 0b1100, ((1, HYDRA),))), {}),
    ((MAGIC,), {}),
    ((Way(HYDRA, 1), replace(MAGIC, seat=2)), {}),
    ((Way(HYDRA, MOST_HEXES), replace(MAGIC, waiting=1, wishes=((3, 1), (2, 0)))), {}),
    ((Window(OTHERS),), SEES),
    ((Window(0b0001, last=True),), {"threatening": 1, "waiting": 0}),
    ((Eruption(0, VOLCANO),), {}),
    ((Window(0b0010), Eruption(1, VOLCANO)), SEES),
    ((Aim(0, PLAGUE),), {}),
    ((ZeusTurn(),), {}),
    (BOLT, THROWN),
    (STRIKE, THROWN),
    (REVIVE, THROWN),
    ((PRAYED,), {}),
    ((*DRAW, plea("draw", ALL, unit=NESTOR)), {}),
    ((*DRAW, plea("draw", 0b1101, unit=NESTOR, offers=((1, MOST_BRIBE),))), {}),
    ((BOTH,), {"pending": (Ending(over=True), BOTH)}),
    ((Way(NESTOR, 1), KILLED), {}),
    ((KILLED,), {}),
]
"""Decisions that can be pending, with fields of the position that they need."""


@pytest.mark.parametrize(("pending", "fields"), FIT)
def test_possible_decisions_are_pending(pending: tuple[Pending, ...], fields: dict[str, Any]):
    assert faulty_fields(**{"pending": pending, **fields}) == set()
    assert faulty_fields(**{"pending": pending, **fields, "phase": Phase.PLACING}) == {"pending"}


@pytest.mark.parametrize(
    "pending",
    [
        (Challenge(1),),
        (replace(CLAIM, unit=-1),),
        (replace(CLAIM, unit=UNITS),),
        (replace(CLAIM, waiting=0),),
        (replace(CLAIM, waiting=1),),
        (replace(CLAIM, waiting=16),),
        (DRAW[0], Challenge(0, 3)),
        (DRAW[0], Challenge(GODS, 3)),
        (DRAW[0], Challenge(1, MOST_BID + 1)),
        (DRAW[0], Challenge(1, -1, announcer=False)),
        (DRAW[0], Challenge(1, -1, drawn=True)),
        (Claim(NESTOR, 0b0010), Challenge(1, 3)),
        (Way(-1),),
        (Way(COUNTERS),),
        (Way(NESTOR, MOST_HEXES),),
        (Way(NESTOR, over=True),),
        (Capture(NESTOR, HELEN),),
        (Capture(JASON, PRIZES + 12),),
        (Way(NESTOR), Ambush(NESTOR, OTHERS)),
        (Way(NESTOR, MOST_HEXES + 1), Ambush(NESTOR, OTHERS)),
        (Way(NESTOR, 1), Ambush(JASON, OTHERS)),
        (Way(NESTOR, 1), Ambush(NESTOR, 0)),
        (Way(NESTOR, 1), Ambush(NESTOR, ALL)),
        (Way(NESTOR, 1), Ambush(NESTOR, 0b1100, ((2, HYDRA),))),
        (Way(NESTOR, 1), Ambush(NESTOR, 0b1100, ((1, UNITS),))),
        (Way(NESTOR, 1), Ambush(NESTOR, 0b1000, ((1, HYDRA), (1, JASON)))),
        (Way(HYDRA), MAGIC),
        (Way(HYDRA, MOST_HEXES + 1), MAGIC),
        (Way(JASON, 1), MAGIC),
        (replace(MAGIC, seat=1),),
        (replace(MAGIC, unit=HYDRA),),
        (replace(MAGIC, foe=UNIT["typhon"]),),
        (replace(MAGIC, magician=JASON),),
        (replace(MAGIC, waiting=0),),
        (replace(MAGIC, waiting=1, wishes=((3, 2),)),),
        (Window(OTHERS),),
        (Eruption(1, VOLCANO),),
        (Eruption(0, PLAGUE),),
        (Eruption(0, len(OCCURRENCES)),),
        (Window(0b0100), Eruption(1, VOLCANO)),
        (Window(ALL), Eruption(1, VOLCANO)),
        (Aim(0, VOLCANO),),
        (Way(NESTOR), Aim(0, PLAGUE)),
        (Way(NESTOR), ZeusTurn()),
        BOLT,
        STRIKE,
        REVIVE,
        BOLT[1:],
        (PRAYED, ZeusTurn()),
        (ZeusTurn(), PRAYED),
        (replace(PRAYED, unit=NESTOR),),
        (replace(PRAYED, waiting=1),),
        (DRAW[0], Challenge(0, 3, drawn=True), plea("draw", ALL, unit=NESTOR)),
        (DRAW[0], Challenge(-1, 3, drawn=True), plea("draw", ALL, unit=NESTOR)),
        (*DRAW, plea("draw", ALL, unit=JASON)),
        (*DRAW, plea("bolt", ALL, unit=NESTOR)),
        (*DRAW, plea("draw", ALL + 16, unit=NESTOR)),
        (*DRAW, plea("draw", -1, unit=NESTOR)),
        (*DRAW, plea("draw", ALL, unit=NESTOR, offers=((1, 1),))),
        (*DRAW, plea("draw", 0b1101, unit=NESTOR, offers=((1, 0),))),
        (*DRAW, plea("draw", 0b1101, unit=NESTOR, offers=((1, MOST_BRIBE + 1),))),
        (*DRAW, plea("draw", 0b1101, unit=NESTOR, offers=((1, 1), (1, 2)))),
        (DRAW[0], Challenge(1, 3), plea("draw", ALL, unit=NESTOR)),
        (Ending(), BOTH),
        (Ending(over=True), replace(BOTH, unit=HYDRA)),
        (Ending(over=True), replace(BOTH, rivals=(0,))),
        (Ending(over=True), replace(BOTH, rivals=(0, 0))),
        (Ending(over=True), replace(BOTH, rivals=(0, GODS), waiting=1)),
        (Ending(over=True), replace(BOTH, what="bolt")),
        (Ending(over=True), replace(BOTH, waiting=0b0111)),
        (Way(NESTOR, MOST_HEXES + 1), KILLED),
        (replace(KILLED, unit=JASON),),
        (replace(KILLED, kill=Kill(COUNTERS, NESTOR)),),
        (replace(KILLED, kill=Kill(UNITS, NESTOR)),),
        (replace(KILLED, kill=Kill(HYDRA, NESTOR, glory=MOST_BID + 1)),),
        (replace(KILLED, kill=Kill(HYDRA, NESTOR, owners=(GODS,))),),
        (replace(KILLED, kill=Kill(NESTOR, HYDRA, 2, (0, 1))),),
        (Combat(0, NESTOR, HYDRA, HYDRA, ALL), ZeusTurn()),
    ],
)
def test_a_decision_that_cannot_be_is_refused(pending: tuple[Pending, ...]):
    assert faulty_fields(pending=pending) == {"pending"}


def test_zeus_acts_before_a_moving_phase_begins():
    assert faulty_fields(pending=(ZeusTurn(),), attempts=1) == {"pending"}
    assert faulty_fields(pending=BOLT, **THROWN, attempts=1) == {"pending"}
    assert faulty_fields(pending=(*DRAW, plea("draw", ALL, unit=NESTOR)), attempts=1) == set()


@pytest.mark.parametrize(
    ("pending", "fields"),
    [
        ((ZeusTurn(), plea("bolt", 16, hex=PLACE)), {}),
        ((ZeusTurn(), plea("bolt", hex=OFF)), {}),
        ((ZeusTurn(), plea("bolt", hex=START.units[HYDRA] + 1)), {}),
        ((ZeusTurn(), plea("strike", seat=3)), {}),
        ((ZeusTurn(), plea("strike", seat=GODS)), {}),
        (STRIKE, {"struck": 1}),
        ((ZeusTurn(), plea("revive", unit=0, hex=OFF)), {}),
        ((ZeusTurn(), plea("revive", unit=1, hex=0)), {}),
        (REVIVE, {"fallen": ((0, 0),), "units": changed(START.units, 0, 5)}),
    ],
)
def test_zeus_announces_what_can_be(pending: tuple[Pending, ...], fields: dict[str, Any]):
    units = {"units": fields.pop("units")} if "units" in fields else {}
    at = zeus(thrown=True, before=3, **{"fallen": ((0, 0),), **fields})
    assert faulty_fields(pending=pending, zeus=at, **units) == {"pending"}


def test_fields_agree_with_each_other():
    assert faulty_fields() == set()
    assert faulty_fields(pending=(Claim(UNIT["ajax"], OTHERS),)) == {"pending"}
    assert faulty_fields(pending=(Claim(UNIT["ajax"], 0), *DRAW[1:])) == {"pending"}
    assert faulty_fields(phase=Phase.OVER) == {"turn"}
    assert faulty_fields(phase=Phase.OVER, turn=OFF) == set()
    assert faulty_fields(round=0, phase=Phase.SETUP, turn=OFF) == {"gods", "fates"}
    # With cards, a god may have gone to another Area, and come back later.
    assert faulty_fields(areas=changed(START.areas, 2, OFF)) == set()
    at = replace(PLAIN.position, areas=changed(PLAIN.position.areas, 2, OFF))
    assert {fault.field for fault in faults(at, PLAIN.rules.setting, WORLD)} == {"areas"}
    assert [fault.field for fault in faults(PLAIN, SETTING, WORLD)] == ["position"]  # type: ignore[arg-type]


def replaced(at: Position, random: Random) -> Position:
    """Return a position with some of its numbers replaced; the same one where that can't be."""
    values = json.loads(msgspec.json.encode(at))
    for _ in range(random.randint(1, 3)):
        path = random.choice([path for path in paths(values) if is_number(look_up(values, path))])
        look_up(values, path[:-1])[path[-1]] = random.choice(NUMBERS)
    try:
        return msgspec.convert(values, Position)
    except msgspec.ValidationError:
        return at


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def test_whatever_is_replaced_is_reported_or_can_be_played_on():
    random = Random(5)
    for number in range(2 * len(FIT)):
        pending, fields = FIT[number % len(FIT)]
        at = replaced(replace(START, **{"pending": pending, **fields}), random)
        for _ in range(3):
            if faults(at, SETTING, WORLD) or not (options := RULES.legal_actions(at)):
                break
            at = RULES.apply(at, random.choice(options), SeededChance(number)).position
