"""Codes of games: short, whole, open to anybody, and refused with a reason where damaged."""

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any, Final

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.core.chance import Draw
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.delphi import new_game
from oracle_nb.delphi.package import DELPHI
from oracle_nb.games import opening, registry
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.package import MYTHOLOGY
from oracle_nb.storage.codes import LINKED, LONGEST, CodeError, decode, encode, found_code
from oracle_nb.storage.packing import PackingError, Pattern, pack, unpack
from oracle_nb.storage.saves import SaveError
from tests import toy
from tests.damage import damaged, damaged_bytes
from tests.sample_saves import play_on, saved
from tests.toy.package import TOY

ROOT: Final = Path(__file__).parents[1]
WHOLE: Final = sorted((ROOT / "golden" / "full").glob("*.json"))
LETTERS: Final = ascii_letters + digits + "-_"


@cache
def shared(seed: int = 5, name: str = "delphi") -> str:
    return opening.from_json(saved(seed, name)).share()


def retold(code: str, change: Any) -> str:
    """Return a code by somebody who knows how they are made: whole, but with other fields."""
    version, name, packed = code.split(".")
    value = unpack(urlsafe_b64decode(packed + "=="), pattern(name))
    change(value)
    packed = urlsafe_b64encode(pack(value, pattern(name))).decode().rstrip("=")
    return f"{version}.{name}.{packed}"


@cache
def pattern(name: str = "delphi") -> Pattern:
    record = json.loads(package_of(name).typical_save() or b"")
    record["log"] = [[text.split(" "), outcome] for text, outcome in record["log"]]
    return Pattern([record[name] for name in ("setting", "start", "opening", "seats", "log")])


# --- what was shared comes back ------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5, 11))
def test_a_code_brings_the_game_back(seed):
    game = opening.from_json(saved(seed))
    code = game.share()
    other = opening.from_code(code)
    assert other.position == game.position
    assert other.history == game.history
    assert other.seats == game.seats
    assert other.rules.setting == game.rules.setting
    assert other.share() == code


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.stem)
def test_a_whole_game_of_any_rules_fits_a_code(path):
    game = opening.load(path)
    code = game.share()
    assert opening.from_code(code).history == game.history
    assert len(code) < len(path.read_bytes()) / 5
    if all("greedy" in seat for seat in game.seats):
        assert len(code) <= LINKED


def test_a_game_of_nothing_but_its_set_up_has_a_code():
    game = new_game(players=2, seed=3)
    code = game.share()
    assert opening.from_code(code).position == game.position
    assert len(code) < 400


def test_a_code_goes_into_any_address():
    assert not set(shared()) - set(LETTERS + ".")


def test_a_code_holds_no_seed():
    game = new_game(players=3, seed=0xC0FFEE)
    assert game.share() == opening.from_code(game.share(), seed=1).share()
    assert (
        opening.from_code(game.share(), seed=1).seed != opening.from_code(game.share(), seed=2).seed
    )


def test_undone_actions_are_in_no_code():
    game = new_game(players=2, seed=1)
    random = Random(1)
    while not game.can_undo:
        play_on(game, 1, random)
    game.undo()
    other = opening.from_code(game.share())
    assert other.history == game.history
    assert not other.can_redo


def test_a_game_that_nothing_here_knows_has_codes_too(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = toy.new_game(seed=2, seats=("Ann & Bob", "\u0141ukasz <b>\u6d77</b>"))
    for action in ("peek", "roll", "stay"):
        game.play(action)
    other = opening.from_code(game.share())
    assert (other.position, other.seats) == (game.position, game.seats)


def test_any_way_of_keeping_a_game_is_opened(tmp_path):
    game = opening.from_json(saved())
    code = game.share()
    path = game.save(tmp_path / "game.json")
    link = f"https://example.org/user/x/oracle/app?lang=pl&code={code}#top"
    for source in (code, f" {code}\n", link, path, str(path), path.read_text("utf-8")):
        assert oracle_nb.open_game(source).position == game.position
    assert oracle_nb.open_game(code, seed=7).seed == 7
    with pytest.raises(SaveError, match="No such file"):
        oracle_nb.open_game(tmp_path / "nothing")
    for empty in ("", " \n"):
        with pytest.raises(SaveError, match="needed, got an empty text"):
            oracle_nb.open_game(empty)
    with pytest.raises(CodeError, match="it has no capital letters") as refused:
        oracle_nb.open_game(code.lower())
    assert refused.value.fault == "case"


@pytest.mark.parametrize("text", ["[" * 100_000, "<x>" * 100_000, "x" * 4_000_000])
def test_a_long_invalid_code_is_quoted_in_part(text):
    with pytest.raises(SaveError, match="neither a saved game nor a code") as error:
        oracle_nb.open_game(text)
    assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("package", "digest"),
    [
        (DELPHI, "bf4a18de242c7797256024fd54311feabe48ab7727d751899792405975d5c81c"),
        (MYTHOLOGY, "e4174615bac90932c5b04b40aab9f4f41ae1e010c495e98ec28a7ef54c366e19"),
    ],
    ids=["delphi", "mythology"],
)
def test_codes_of_version_1_are_read_as_the_same_game(package, digest):
    assert hashlib.sha256(package.typical_save()).hexdigest() == digest


# --- what is damaged is called so ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a game code has a version, a game and data"),
        ("1.delphi.", "a game code has a version, a game and data"),
        ("1.delphi.A!", "a game code has a version, a game and data"),
        ("1.delphi.A", "damaged, or not whole"),
        ("1.delphi.AAAA", "damaged, or not whole"),
        ("3.delphi.AAAA", "version 3 can't be read here, only 1"),
        (
            "1.chess.AAAA",
            "code: 'chess' is not an installed game (delphi, mythology, mythology-advanced)",
        ),
        (f"1.delphi.{'A' * LONGEST}", "at most 12000 characters, got 12009"),
        (f"1.delphi.{'_' * (LONGEST - 20)}", "damaged, or not whole"),
        ("http://localhost/?code=%3Cb%3E", "a game code has a version, a game and data"),
        (f"1.delphi.{'abcdefgh' * 4}", "it has no capital letters, so some program has changed"),
    ],
    ids=lambda text: text[:20],
)
def test_an_invalid_code_is_refused(text, said):
    with pytest.raises(SaveError) as error:
        opening.from_code(text)
    assert said in str(error.value)


def test_a_code_with_one_letter_changed_is_never_read():
    code = shared()
    random = Random(1)
    for at in range(9, len(code), 91):
        letter = random.choice(LETTERS.replace(code[at], ""))
        with pytest.raises(SaveError, match="damaged, or not whole"):
            opening.from_code(code[:at] + letter + code[at + 1 :])


def test_a_code_cut_off_anywhere_is_never_read():
    code = shared()
    for end in range(0, len(code), 121):
        with pytest.raises(SaveError):
            opening.from_code(code[:end])


def test_an_illegal_action_is_refused_by_its_number_with_its_reason():
    def cheat(value: Any) -> None:
        value[4].insert(3, [["trade", "red"], []])

    with pytest.raises(SaveError) as error:
        opening.from_code(retold(shared(), cheat))
    assert error.value.action == 4
    assert str(error.value).startswith("log[3] 'trade red': ")
    assert isinstance(error.value.__cause__, IllegalAction)
    assert "[A decision comes first]" in str(error.value)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda value: value[4].insert(0, [["dance"], []]), "log[0] 'dance': "),
        (lambda value: value[4].insert(0, [["end"], [["die", 9]]]), "log[0] 'end': "),
        (lambda value: value[4].insert(0, [7, []]), "damaged"),
        (lambda value: value[4].insert(0, []), "damaged"),
        (lambda value: value.append(1), "damaged"),
        (lambda value: value.pop(), "damaged"),
        (lambda value: value[3].pop(), "seats: 3 names for 4 players"),
        (lambda value: value.__setitem__(0, None), "setting: "),
        (lambda value: value[0]["rules"].update(rounds=0), "setting.rules: rounds must be"),
        (lambda value: value[1].update(turn=9), "turn: 9 is not 0 to 3"),
        (lambda value: value.__setitem__(2, [["die", "x"]]), "opening[0][1]: a whole number"),
    ],
)
def test_a_nonsensical_code_is_refused_at_the_faulty_entry(change, said):
    with pytest.raises(SaveError) as error:
        opening.from_code(retold(shared(), change))
    assert said in str(error.value)


def test_a_game_too_long_for_a_code_is_reported():
    record = opening.from_json(saved()).record()
    long = [(" ".join(str(n)), (Draw("die", n % 6),)) for n in range(15_000)]
    with pytest.raises(SaveError, match="too long for a code"):
        encode(replace(record, log=tuple(long)), DELPHI.typical_save)


# --- damage at random ----------------------------------------------------------------------------


def damage_many(random: Random, times: int) -> int:
    """Damage codes as hands do, or as somebody who makes whole ones; how many still open."""
    opened = 0
    for number in range(times):
        code = shared(5 + number % 6)
        if number % 2:
            spoiled = damaged_bytes(code.encode(), random).decode("latin-1")
        else:
            spoiled = retold(code, lambda value: _spoil(value, random))
        if number % 3 == 2:  # as an analysis
            spoiled = spoiled.replace("1", "2", 1)
        try:
            game = opening.from_code(spoiled)
        except SaveError as error:
            if not str(error).strip():
                raise
        else:
            opened += 1
            assert opening.from_code(game.share()).history == game.history
    return opened


def _spoil(value: Any, random: Random) -> None:
    del value[4][random.randrange(30) :]
    for _ in range(random.randint(0, 3)):
        damaged(value, random)


def test_a_damaged_code_is_refused_or_a_game_by_the_rules():
    assert damage_many(Random(1), 25) > 0


# --- packing -------------------------------------------------------------------------------------

VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, -1, 10**30, 0.5, "", "null", "\0", "[3", "\u6d77", "x" * 300),
    *([], {}, [[]], {"": {"a": []}}, [1] * 500, [None, {"a": 1, "b": "c"}]),
)


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:20])
@pytest.mark.parametrize("typical", [None, {"a": 1}, [1, 2, "\u6d77"]], ids=repr)
def test_any_value_comes_back(value, typical):
    packed = pack(value, Pattern(typical))
    assert repr(unpack(packed, Pattern(typical))) == repr(value)


def test_typical_actions_take_almost_no_space():
    value = {"names": ["Ann", "Bob"], "numbers": list(range(50))}
    assert len(pack(value, Pattern(value))) < len(pack(value, Pattern())) / 3


def test_data_packed_too_deep_or_too_large_is_refused():
    deep: Any = []
    for _ in range(100):
        deep = [deep]
    for value in (deep, [1] * 70_000, "x" * 70_000):
        with pytest.raises(PackingError):
            pack(value, Pattern())


def test_any_bytes_are_read_or_refused_soon():
    random = Random(3)
    for length in (0, 1, 5, 100, 1_000):
        for _ in range(2):
            with pytest.raises(PackingError):
                unpack(random.randbytes(length), Pattern())


def test_a_code_is_found_in_pasted_text():
    assert found_code("?code=1.delphi.AA&x=1") == "1.delphi.AA"
    assert found_code("  2.chess.AA ") == "2.chess.AA"
    assert found_code('{"format": "oracle_nb game"}') == ""
    with pytest.raises(SaveError):
        decode("1.delphi.AA")
