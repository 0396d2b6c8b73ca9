"""Names: which are refused and why, wherever they enter."""

import json
import unicodedata
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from oracle_nb.delphi import new_game
from oracle_nb.games import opening
from oracle_nb.lessons.progress import FORMAT, LearnerProgress, read_export
from oracle_nb.storage.database import SQLite
from oracle_nb.storage.saves import SaveError
from oracle_nb.text.names import (
    LONG_NAME_LENGTH,
    MARKS,
    NAME_LENGTH,
    InvalidName,
    alike,
    checked_seats,
    folded,
    hidden_character,
    name_fault,
    normalized,
    readable_seats,
    seat_faults,
)

BAD = {
    "long": ("x" * 31, "x" * 5_000, "\u0301" * 2_000),
    "hidden": (
        "Bob\u202e",
        "\u200b",
        "a\u200bb",
        "\x00",
        "a\x1bb",
        "\u2066x",
        "\ufeffx",
        "\ue000",
        "\ud800",
        "\u0378",
        "a\u2028b",
        "a\u200db",
        "a\u200cb",
        "\u3164",
        "\u2800",
        "a\u034fb",
        "\U000e0041x",
        "\ufe0f",
    ),
    "blank": ("", "   ", "\u00a0\u3000"),
    "marks": ("Z" + "\u0300\u0301\u0302\u0303\u0304", "\u0301bc", "a \u0301", "e" + "\u20dd" * 5),
    "bot": ("bot:greedy", "BOT:x", "\uff42\uff4f\uff54:x"),
}
GOOD = (
    "Ann",
    "\u0141ukasz \u017b\u00f3\u0142w",
    "O'Neill-\u015awi\u0119cki",
    "\u05d3\u05d5\u05d3",
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    "\u0915\u094d\u200d\u0937",
    "\U0001f469\u200d\U0001f680",
    "\u2764\ufe0f",
    "\u738b\u5c0f\u660e",
    "Vi\u1ec7t",
    "<b>&",
    "7",
    "?!",
)


@pytest.mark.parametrize(
    ("fault", "name"), [(key, name) for key, many in BAD.items() for name in many]
)
def test_a_bad_name_is_refused_with_its_reason(fault, name):
    refusal = name_fault(name)
    assert refusal is not None and refusal.id == fault
    for language in ("en", "pl"):
        assert refusal.message(language)


@pytest.mark.parametrize("name", GOOD)
def test_names_of_any_script_are_taken(name):
    assert name_fault(name) is None


def test_names_are_normalized():
    assert normalized("  e\u0301 \u00a0\t b\n") == "\u00e9 b"
    assert name_fault("e\u0301" * NAME_LENGTH) is None
    assert name_fault("x" * LONG_NAME_LENGTH, LONG_NAME_LENGTH) is None


def test_two_people_cannot_have_one_name_but_bots_can():
    seats = ("Stra\u00dfe", "bot:greedy", "bot:greedy", "\uff33TRASSE")
    assert {seat: fault.id for seat, fault in seat_faults(seats).items()} == {3: "taken"}
    with pytest.raises(InvalidName, match=r"seats\[3\]: .*already called") as caught:
        checked_seats(seats)
    assert caught.value.seat == 3
    assert folded("Bob\ufe0f") == folded("bOB")
    # In a game that was stored before names were checked both keep their name.
    assert readable_seats(("Bob", "Bob", "\u202ebob")) == ("Bob", "Bob", "player 3")


ALIKE = (
    ("Anna", "\u0410nna"),
    ("Anna", "Ann\u0430"),
    ("Anna", "\u0391nna"),
    ("anna", "\u0410NN\u0410"),
    ("helen", "\u041d\u0415L\u0415N"),
    ("SAM", "\u0405\u0410\u041c"),
    ("Peter", "\u03a1eter"),
    ("\u0418\u0432\u0430\u043d", "\u0418\u0432a\u043d"),
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("AnnI", "Ann1"),
    ("Bob", "B0b"),
    ("olga", "0LGA"),
    ("Ines", "\u0131nes"),
    ("ines", "i\u0307nes"),
    ("Anna", "\uff21nna"),
    ("Anna", "\u1d00\u0274\u0274\u1d00"),
    ("Anna", "\U0001f150\U0001f15d\U0001f15d\U0001f150"),
    ("Anna", "An\ufe0fna"),
    ("O'Neil", "O\u2019Neil"),
    ("a\u05d0", "\u05d0a"),
)
DIFFERENT = (
    ("\u0141ukasz", "Lukasz"),
    ("\u017baneta", "Zaneta"),
    ("\u017baneta", "\u0179aneta"),
    ("Ala", "Al\u0105"),
    ("Jos\u00e9", "Jose"),
    ("\u0410\u043d\u043d\u0430", "Anna"),
    ("Mai", "Mal"),
    ("Ian", "Lan"),
    ("Ali", "All"),
    ("Eva", "Ewa"),
    ("Player 1", "Player 2"),
    ("\u5c71\u7530", "\u5c71\u53e3"),
)


@pytest.mark.parametrize(("name", "other"), ALIKE)
def test_names_that_look_alike_cannot_meet(name, other):
    for seats in ((name, other), (other, name), (name, "bot:greedy", other)):
        (fault,) = seat_faults(seats).values()
        assert fault.id in ("taken", "alike") and fault.message("pl")
        assert readable_seats(seats) == seats, "stored games stay as they are"
        with pytest.raises(InvalidName):
            checked_seats(seats)
    assert name_fault(name) is None and name_fault(other) is None, "each is good alone"


@pytest.mark.parametrize(("name", "other"), DIFFERENT)
def test_names_that_differ_for_readers_can_meet(name, other):
    assert not seat_faults((name, other))


def test_no_name_looks_like_a_bots():
    for name in ("b\u043et:greedy", "BOT:x", "b0t:y"):
        fault = name_fault(name)
        assert fault is not None and fault.id == "bot"
    for name in ("greedy", "Greedy", "gr\u0435edy", "Red bot", "Bot czerwony", "B\u043et"):
        assert [fault.id for fault in seat_faults((name, "bot:greedy")).values()] == ["as-bot"]
        assert not seat_faults((name, "Ann"))
    assert not seat_faults(("Robotnik", "bot:greedy"))


def test_imports_and_saves_have_no_names_that_look_alike():
    game = new_game(2, 1, seats=["Anna", "Bob"])
    save = json.loads(game.to_json()) | {"seats": ["Anna", "Ann\u0430"]}
    with pytest.raises(SaveError, match=r"^seats\[1\]: This name looks too much like"):
        opening.from_json(json.dumps(save))
    with pytest.raises(InvalidName):
        new_game(2, seats=["Anna", "Ann\u0430"])


@settings(max_examples=300, deadline=None)
@given(st.lists(st.text(max_size=40), min_size=1, max_size=4))
@example(["bot:" + "x" * 5000])
def test_accepted_names_are_printable_and_stay_unchanged(names):
    assert len(readable_seats(names)) == len(names)
    if seat_faults(names):
        with pytest.raises(InvalidName):
            checked_seats(names)
        return
    taken = checked_seats(names)
    assert checked_seats(taken) == taken
    people = [name for name in taken if not name.startswith("bot:")]
    assert len({folded(person) for person in people}) == len(people)
    assert not any(alike(name, other) for name, other in combinations(people, 2))
    for person in people:
        assert person.strip() == person == unicodedata.normalize("NFC", person)
        assert 0 < len(person) <= NAME_LENGTH
        assert not any(unicodedata.category(sign) in ("Cc", "Co", "Cs", "Zl") for sign in person)


@pytest.mark.parametrize("name", ["x" * 5_000, "\u202ebob", "\u200b", "ann", "bot:" + "y" * 200])
def test_a_bad_name_is_refused_by_the_library_and_in_saves_and_codes(name):
    with pytest.raises(ValueError, match=r"^seats\[1\]: "):
        new_game(2, seats=["Ann", name])
    game = new_game(2, 1, seats=["Ann", "Bob"])
    save = json.loads(game.to_json()) | {"seats": ["Ann", name]}
    with pytest.raises(SaveError, match=r"^seats\[1\]: "):
        opening.from_json(json.dumps(save))
    game.seats = ("Ann", name)
    with pytest.raises(SaveError, match=r"^seats\[1\]: "):
        opening.from_code(game.share())


def test_names_in_saves_are_normalized():
    game = new_game(2, 1, seats=["Ann", "Bob"])
    game.seats = ("  Ann ", "Zoe\u0301")
    assert opening.from_json(game.to_json()).seats == ("Ann", "Zo\u00e9")


def test_a_learner_has_a_name_that_can_be_shown(tmp_path):
    memory = LearnerProgress(SQLite(tmp_path / "games.sqlite"), "key")
    memory.name = "  Anna  M. "
    with pytest.raises(InvalidName, match="U\\+202E"):
        memory.name = "\u202e"
    assert memory.name == "Anna M."
    memory.name = " "
    assert memory.name == ""
    export = {"format": FORMAT, "rules": [], "lessons": [], "name": "x" * 61}
    with pytest.raises(ValueError, match="name: A name can have at most 60"):
        read_export(json.dumps(export).encode())


def test_the_limit_of_marks_matches_the_message():
    assert name_fault("q" + "\u0323\u0302\u0301\u0300"[:MARKS]) is None


def test_every_invisible_character_is_found_in_a_long_text():
    for number in range(0x3000):
        sign = chr(number)
        hidden = unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") and sign not in "\t\n\r"
        if hidden and sign not in "\u200c\u200d":
            assert hidden_character(f"Sail there, żeglarzu.\n{sign}") == f"U+{number:04X}"
    assert hidden_character("Sail there, żeglarzu “now” … and\tfar.\r\n") == ""
    assert hidden_character("two\u200bwords") == "U+200B"
