"""Tables of data packs that are whole or missing, and those whose entries depend on each other."""

import re

import pytest

from oracle_nb.mythology.packs.faults import pack_faults
from tests.mythology.pack_texts import STANDARD, changed


@pytest.mark.parametrize(
    ("table", "entry"),
    [("helper", r"(?ms)^\[\[helper\]\].*?(?=^\[\[)"), ("evil", r'  \{ en = "[^\n]*defense.*\n')],
)
def test_a_pack_needs_all_helpers_and_evils_or_none(table: str, entry: str):
    assert len(re.findall(entry, STANDARD)) == 12
    for number in (0, 1, 11, 12):
        text = re.sub(entry, "", STANDARD, count=number)
        faults = [f"{table}: 12 are needed, got {12 - number}"] if 0 < number < 12 else []
        assert [str(fault) for fault in pack_faults(text)] == faults


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ("hero = 3,", "hero = 0,", "[1].hero", "the number of a Hero, 1 to 32, got 0"),
        ("hero = 3,", "hero = 33,", "[1].hero", "the number of a Hero, 1 to 32, got 33"),
        ("hero = 6,", "hero = 3,", "[2].hero", "already in god[1].arbitration[1]"),
        ("hero = 6,", "hero = 6, plus = 10,", "[2]", "not both"),
    ],
)
def test_the_arbitration_of_a_god_is_checked(old: str, new: str, where: str, reason: str):
    (fault,) = pack_faults(changed((old, new)))
    assert fault.where == f"god[1].arbitration{where}" and reason in fault.reason
