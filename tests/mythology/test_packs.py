"""Data packs of users: every fault with its place."""

import json
import re
import time

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracle_nb.mythology.advanced.model.cards import cards_of
from oracle_nb.mythology.packs.data_pack import plain, powers_of, standard_pack
from oracle_nb.mythology.packs.faults import MOST_FAULTS, pack_faults, read_pack, safe_name
from oracle_nb.mythology.packs.form import LARGEST_PACK
from tests.mythology.pack_texts import STANDARD, changed

ROW_25 = STANDARD[STANDARD.index("\n25 ") + 1 :].partition("\n")[0]


@pytest.fixture(autouse=True)
def data(monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    return tmp_path


def without(table: str, name: str) -> str:
    """The standard pack without the table of this English name."""
    start = STANDARD.index(f'en = "{name}"')
    begin = STANDARD.rindex(f"[[{table}]]", 0, start)
    end = STANDARD.find("\n[[", start)
    return STANDARD[:begin] + (STANDARD[end + 1 :] if end > 0 else "")


def cell(hex_: str, new: str) -> str:
    """The standard pack with another cell in the grid."""
    start = STANDARD.index(f"\n{hex_[2:]} ") + 1
    place = start + 3 + 4 * (int(hex_[:2]) - 14)
    return STANDARD[:place] + new + STANDARD[place + 3 :]


def only_grid(grid: str, more: str = "") -> str:
    start = STANDARD.index('grid = """') + len('grid = """\n')
    return STANDARD[:start] + grid + STANDARD[STANDARD.index('\n"""', start) :] + more


WATER_EVERYWHERE = only_grid(
    "   14  15\n01 Aeo Aro\n02 ..s ..e\n03 Mes\n04 ..o",
)

SMALL = only_grid(
    "   14  15  16  17  18  19  20\n"
    "01 ..o ..o ..o ..o ..o ..o ..o\n"
    + "".join(f"0{row} ..o Ae- Ae- Ae- Ae- Ae- ..o\n" for row in (2, 3))
    + "04 ..o Ae- Ae- Gr- Ae- Ae- ..o\n"
    + "".join(f"0{row} ..o Ae- Ae- Ae- Ae- Ae- ..o\n" for row in (5, 6))
    + "07 ..o ..o ..o ..o ..o ..o ..o"
)

DAMAGED = {
    "broken": (changed(("[map]", "[map")), "", "this isn't TOML"),
    "dots": ("a = 1\n" + "a." * 101 + "b = 2", "", "more than 100 dots (at line 2)"),
    "brackets": ("a = " + "[" * 5_000, "", "too many nested brackets"),
    "large": ("#" * (LARGEST_PACK + 1), "", "at most 100,000 characters"),
    "unknown key": (changed(("defense = 66", "defence = 66")), "hero[1].defence", "'def"),
    "missing key": (changed(("defense = 66\n", "")), "hero[1].defense", "missing"),
    "unknown table": (STANDARD + "\n[[goddess]]\nen = 'Hera'\n", "goddess", "did you mean 'god'"),
    "no table": ("map = 3\n" + changed(("[map]\ngrid", "x")), "map", "must be a table, got 3"),
    "not a number": (changed(("id = 3\n", "id = 'three'\n")), "hero[3].id", "whole number"),
    "a boolean": (changed(("id = 3\n", "id = true\n")), "hero[3].id", "got true"),
    "large number": (changed(("defense = 66", "defense = 1000")), "hero[1].defense", "0 to 999"),
    "huge number": (
        changed(("defense = 66", f"defense = {'9' * 4000}")),
        "hero[1].defense",
        "huge",
    ),
    "not a text": (changed(('en = "Achilles"', "en = 7")), "hero[1].en", "text in quotes"),
    "long name": (changed(('en = "Achilles"', f'en = "{"A" * 41}"')), "hero[1].en", "at most 40"),
    "line break": (changed(('en = "Achilles"', 'en = "A\\nb"')), "hero[1].en", "printable"),
    "not a list": (changed(('hexes = ["2312"]', 'hexes = "2312"')), "island[2].hexes", "a list"),
    "long list": (
        changed(('hexes = ["2312"]', f"hexes = {['2312'] * 401}")),
        "island[2].hexes",
        "401",
    ),
    "kind": (changed(('kind = "land"', 'kind = "sand"')), "area[1].kind", '"land" or "water"'),
    "few numbers": (
        changed(("distance = [7, ", "distance = [")),
        "setup.prize_distance",
        "7 values",
    ),
    "no numbers": (changed(("distance = [", "distance = 6 #")), "setup.prize", "a list of numbers"),
    "no number": (
        changed(("distance = [7", "distance = ['7'")),
        "setup.prize_distance[1]",
        "whole",
    ),
    "id": (changed(('id = "standard"', 'id = "../save"')), "id", "file name"),
    "device": (changed(('id = "standard"', 'id = "con"')), "id", "file name"),
    "invisible": (changed(('en = "Achilles"', 'en = "\u3164"')), "hero[1].en", "U+3164"),
    "accents": (
        changed(('en = "Achilles"', f'en = "e{chr(0x301) * 30}"')),
        "hero[1].en",
        "at most 4 accents",
    ),
    "right to left": (
        changed(('en = "Achilles"', 'en = "\u0627\u062e"')),
        "hero[1].en",
        "from left to right",
    ),
    "decomposed": (changed(('en = "Achilles"', 'en = "He\u0301ctor"')), "hero[1].en", "NFC"),
    "same looks": (
        changed(('en = "Aeneas"', 'en = "\uff21chilles"')),
        "hero[3].en",
        "name of hero",
    ),
    "no grid": (only_grid(""), "map.grid", "column numbers"),
    "columns": (changed(("   14  15 ", "   1x  15 ")), "map.grid", "columns need two digits"),
    "row": (changed((ROW_25, "2" + ROW_25[2:])), "map.grid", "a row must begin"),
    "shifted": (
        changed((ROW_25, ROW_25.replace("  ..o", " ..o", 1))),
        "map.grid row 25 ch",
        "below",
    ),
    "short cell": (cell("3112", "Gr "), "map.grid row 12 column 31", "three signs"),
    "land sign": (cell("3112", "Xx-"), "map.grid row 12 column 31", "land Area"),
    "water sign": (cell("3112", "..x"), "map.grid row 12 column 31", "water Area"),
    "empty cell": (cell("3112", "..-"), "map.grid row 12 column 31", "needs an Area"),
    "dry island": (cell("3014", "##-"), "map.grid row 14 column 30", "needs a water Area"),
    "same row": (changed((ROW_25, f"{ROW_25}\n{ROW_25}")), "map.grid row 25 column 24", "2 times"),
    "several pieces": (cell("1401", "..o"), "map.grid row 01 column 14", "not connected"),
    "island": (changed(('"2312"]', '"9912"]')), "island[2].hexes[1]", "isn't on the map"),
    "no island": (changed(('hexes = ["2312"]', 'hexes = ["2912"]')), "island[2].hexes[1]", "##"),
    "no hexes": (changed(('hexes = ["2312"]', "hexes = []")), "island[2].hexes", "at least one"),
    "mountains": (
        changed(('"2909", "3009"', '"2909", "3099"')),
        "mountains[3].hexes[2]",
        "isn't on",
    ),
    "strait": (changed(('"1513-1613"', '"1513-9913"')), "straits[1]", "isn't on the map"),
    "strait's form": (changed(('"1513-1613"', '"1513 1613"')), "straits[1]", '"3111-3112"'),
    "no neighbors": (changed(('"1513-1613"', '"1513-1713"')), "straits[1]", "aren't neighbors"),
    "same strait": (changed(('"1513-1614"', '"1613-1513"')), "straits[2]", "already straits[1]"),
    "historical": (
        changed(('historical = "3506"', 'historical = "0101"')),
        "prize[10].hist",
        "isn't",
    ),
    "same sign": (changed(('sign = "Ar"', 'sign = "Ae"')), "area[2].sign", "already the sign"),
    "wide sign": (changed(('sign = "s"', 'sign = "\u6d77"')), "area[10].sign", "one letter"),
    "sign from right": (changed(('sign = "s"', 'sign = "\u0627"')), "area[10].sign", "one letter"),
    "long sign": (changed(('sign = "s"', 'sign = "Xs"')), "area[10].sign", "one letter"),
    "same name": (changed(('en = "Aeneas"', 'en = "Achilles"')), "hero[3].en", "already the name"),
    "same slug": (changed(('en = "Helen"', 'en = "achilles"')), "prize[8].en", "name of hero[1]"),
    "same Polish": (changed(('pl = "Apollo"', 'pl = "Afrodyta"')), "god[2].pl", "name of god[1]"),
    "digits": (changed(('en = "Achilles"', 'en = "33"')), "hero[1].en", "needs letters"),
    "spaces": (changed(('en = "Achilles"', 'en = "Achilles "')), "hero[1].en", "single spaces"),
    "order": (changed(("id = 3\n", "id = 4\n")), "hero[3].id", "3 is needed, got 4"),
    "monster": (changed(("id = 33\n", "id = 1\n")), "monster[1].id", "33 to 64"),
    "heroes": (without("hero", "Achilles"), "hero", "32 are needed, got 31"),
    "prizes": (without("prize", "Helen"), "prize", "10 are needed, got 9"),
    "gods": (without("god", "Hera"), "god", "10 are needed, got 9"),
    "no ocean": (changed(("ocean = true\n", "")), "area", "got 0"),
    "oceans": (changed(('sign = "s"\n', 'sign = "s"\nocean = true\n')), "area", "got 2"),
    "land ocean": (
        changed(('sign = "Ae"\n', 'sign = "Ae"\nocean = true\n')),
        "area[1].ocean",
        "water",
    ),
    "no Area": (
        STANDARD + '\n[[area]]\nsign = "Zz"\nkind = "land"\nen = "Nowhere"\npl = "Nigdzie"\n',
        "area[34]",
        "Nowhere has no hexes",
    ),
    "torn Area": (
        cell("4012", "Gr-"),
        "area[14]",
        "hex 4012 is not connected with the rest of Gre",
    ),
    "no inner Area": (only_grid("   14  15\n01 Aeo Aro\n02 ..o ..o"), "area", "at least one"),
    "few inner hexes": (SMALL, "map.grid", "need 64 hexes, got 1"),
    "little room": (WATER_EVERYWHERE, "map.grid", "need 10 hexes with land"),
    "snake": (
        only_grid("   14\n" + "\n".join(f"{row:02} ..o" for row in range(1, 100)))
        .replace("   14\n", "   " + "  ".join(f"{column}" for column in range(14, 84)) + "\n")
        .replace("\n99 ..o", "\n99 " + " ".join(["Aeo"] * 70)),
        "map.grid",
        "more than 120 hexes from 1401",
    ),
}


@pytest.mark.parametrize(
    "text",
    [
        STANDARD + '\n"\\u001b[31mkey\\u202e" = 1\n',
        '"\u202ekey" = 1\n' + STANDARD,
        changed(("   14  15 ", "   \\u001b[ 15 ")),
        # A short cell below a column whose number is an escape sequence.
        "\n".join(
            line.replace("   14 ", "   \\e[", 1).replace("\\e", "\\u001b")
            if line.startswith("   14")
            else line
            for line in cell("1401", "o. ").split("\n")
        ),
        changed(('en = "Achilles"', 'en = "\\u001b[31m"')),
        changed(('id = "standard"', 'id = "\\u001b[31m"')),
        changed(('sign = "Ae"', 'sign = "\\u001bm"')),
        STANDARD + "\n\u001b[31m = 1",
    ],
)
def test_no_fault_of_a_pack_steers_the_terminal(text):
    faults = pack_faults(text)
    assert faults
    assert all(str(fault).isprintable() for fault in faults), faults


@pytest.mark.parametrize("name", DAMAGED)
def test_a_fault_is_found_in_its_place(name):
    text, where, reason = DAMAGED[name]
    faults = pack_faults(text)
    assert any(f.where.startswith(where) and reason in f.reason for f in faults), faults


def test_the_standard_pack_has_no_faults():
    assert pack_faults(STANDARD) == ()
    assert read_pack(STANDARD) == standard_pack()


def test_all_faults_are_found_at_once():
    text = changed(("id = 3\n", "id = 4\n"), ('"1513-1613"', '"1513-1713"'), ('"2312"]', '"9912"]'))
    assert [fault.where for fault in pack_faults(text)] == [
        "island[2].hexes[1]",
        "straits[1]",
        "hero[3].id",
    ]


@pytest.mark.parametrize(
    ("old", "new", "where", "reason"),
    [
        ('blessing = "nike"', 'blessing = "zeus"', "card[1].blessing", '"nike" or "hypnos"'),
        ('event = "Games"', 'event = "Game"', "card[1].event", "did you mean 'Games'?"),
        ('oracle = "Minotaur"', 'oracle = "Minos"', "card[1].oracle", "a Monster or Prize"),
        ('"any Monster", glory = 6', '"any Monster"', "card[53].glory", "needs glory points"),
        ('area = "Greece"', 'area = "Graecia"', "event[1].area", "name of an Area"),
        ('power = "truce"\n', "", "god[1].power", "every god needs one"),
        ('power = "truce"', 'power = "peace"', "god[1].power", '"truce" or "sickness"'),
        ('pl = "Uczta"', 'pl = "Taniec"', "event[6].pl", "already the name of event[4]"),
    ],
)
def test_cards_events_and_powers_are_checked(old: str, new: str, where: str, reason: str):
    fault = pack_faults(changed((old, new)))[0]
    assert fault.where == where and reason in fault.reason


def test_a_pack_needs_all_cards_or_none():
    text = changed()
    first = text.index("    { blessing")
    fewer = text[:first] + text[text.index("\n", first) + 1 :]
    assert [str(fault) for fault in pack_faults(fewer)] == ["card: 54 are needed, got 53"]
    start, end = text.index("card = ["), text.index("]\n", text.index("card = ["))
    bare = re.sub(r'power = "[a-z]+"\n', "", text[:start] + text[end + 2 :])
    bare = bare[: bare.index("[[event]]")]
    assert pack_faults(bare) == ()
    pack = read_pack(bare)
    assert cards_of(pack) == cards_of(standard_pack())
    assert powers_of(pack) == powers_of(standard_pack())


def test_faults_of_form_hide_no_others():
    text = changed(
        ('id = "standard"', 'id = "My Map"'),
        ("attack = 40", 'attack = "many"'),
        ('"1513-1613"', '"1513-1713"'),
        ("[[god]]", "[[god]]\nmight = 3"),
        ("id = 33\n", "id = 1\n"),
    )
    assert [fault.where for fault in pack_faults(text)] == [
        "hero[1].attack",
        "god[1].might",
        "id",
        "straits[1]",
        "monster[1].id",
    ]


def test_faults_that_depend_on_a_faulty_map_are_found_later():
    for text, where in (
        (changed((ROW_25, f"25  {ROW_25[3:]}")), "map.grid row 25 character"),
        (changed(('sign = "Ae"', "sign = 3")), "area[1].sign"),
        (changed(('kind = "land"', 'kind = "sand"')), "area[1].kind"),
    ):
        fault, note = pack_faults(text)
        assert fault.where.startswith(where)
        assert "once these are corrected" in note.reason


def test_the_list_of_faults_ends():
    text = "\n".join(f"key{number} = 1" for number in range(5_000))
    faults = pack_faults(text)
    assert len(faults) == MOST_FAULTS + 1
    assert "only the first" in str(faults[-1])


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda data: data.decode("latin-1")))
def test_garbage_has_faults(text):
    assert pack_faults(text)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, len(STANDARD) - 1), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_pack_can_be_played_or_has_faults(start, length, text):
    faults = pack_faults(STANDARD[:start] + text + STANDARD[start + length :])
    assert all(str(fault) for fault in faults)


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.dates(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=6,
)


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(sorted(plain(standard_pack()))), VALUES)
def test_a_table_of_anything_has_faults(table, value):
    from oracle_nb.mythology.packs.form import form_faults

    values = msgspec.to_builtins(standard_pack()) | {table: value}
    faults = list(form_faults(json.loads(json.dumps(values, default=str))))
    assert all(fault.where.startswith(table) for fault in faults)


@pytest.mark.parametrize(
    "text",
    [
        only_grid("   " + "  ".join(f"{n:02}" for n in range(99)) + "\n" + "01 ..o\n" * 5_000),
        "[[hero]]\n" * 11_000,
        "a = {" * 12_000,
        "straits = [" + '"1111-1112",' * 8_000 + "]",
        "\n".join(f"[a{n}.b.c.d.e]" for n in range(6_000)),
        "x" * 99_000 + " = 1",
        'id = "' + "\\u0041" * 16_000 + '"',
    ],
)
def test_a_hostile_file_is_refused_fast(text):
    begin = time.process_time()
    assert pack_faults(text)
    # It takes a tenth of a second, but minutes if the time grows with the square of the size.
    assert time.process_time() - begin < 15


def test_names_of_packs_are_safe_file_names():
    assert safe_name("printed-map-2")
    for name in (
        "",
        "../x",
        "a/b",
        "a\\b",
        ".x",
        "Map",
        "ż",
        "a.b",
        "nul",
        "com1",
        "a" * 41,
        "a\n",
    ):
        assert not safe_name(name)
