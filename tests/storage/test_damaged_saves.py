"""Damaged saves: errors name the damage and its place."""

import json
import sys
from functools import cache
from random import Random

import pytest

from oracle_nb.core.chance import OutcomeError
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.games import opening
from oracle_nb.storage.saves import Record, SaveError
from tests.damage import damaged, damaged_bytes
from tests.sample_saves import changed, play_on, record, refused, saved
from tests.samples import sampled

# --- what is damaged is called so ----------------------------------------------------------------


def test_an_error_names_the_field():
    for path, value, said in (
        ("format", "a shopping list", "format: 'a shopping list' is not 'oracle_nb game'"),
        ("format", 7, "format: a text is needed, not a whole number"),
        ("version", 3, "version: 3 can't be read here, only 1 and 2"),
        ("version", "1", "version: a whole number is needed, not a text"),
        (
            "game",
            "chess",
            "game: 'chess' is not an installed game (delphi, mythology, mythology-advanced)",
        ),
        ("seats", ["Ana"], "seats: 1 names for 4 players"),
        ("seats", [1, 2, 3, 4], "seats[0]: a text is needed, not a whole number"),
        ("log", {}, "log: a list is needed, not a table"),
        ("log.3", ["end"], "log[3]: 2 entries are needed"),
        ("log.3.1", [["die", None]], "log[3][1][0][1]: a whole number is needed, not nothing"),
        ("log.3.1", [["die", 0.5]], "log[3][1][0][1]: a whole number is needed, not a number"),
        ("opening", None, "opening: a list is needed, not nothing"),
        ("setting", None, "setting: a table is needed, not nothing"),
        ("setting.ships", [4, 4, 2, 3], "setting: ships: two players have the same color"),
        ("setting.ships", [], "setting: players: 2 to 4 can play, not 0"),
        ("setting.rules.rounds", 0, "setting.rules: rounds must be 1 to 10000, not 0"),
        ("setting.rules.rounds", 10**30, "setting.rules: rounds must be 1 to 10000"),
        (
            "setting.rules.rounds",
            4.5,
            "setting.rules.rounds: a whole number is",
        ),
        ("setting.rules.returned", 9, "setting.rules.returned: 9 is none of the values there are"),
        ("setting.rules.cheating", True, "setting.rules: there is no field cheating"),
        ("setting.rules.replaced", [["luck", "waived"]], "setting: replaced: no condition has"),
        ("setting.rules.replaced", [["play.not-held", "waived"]], "setting: replaced: nothing"),
        ("setting.layout", {}, "setting: no board can be made of this layout:\n  there are"),
        ("setting.layout.tiles", [], "setting: no board can be made of this layout"),
        (
            "setting.layout",
            {"hexes": [[0, 0, "monster"]]},
            "setting: layout: a board without water",
        ),
        ("start.draws", None, "start.draws: a whole number is needed, not nothing"),
        (
            "start.players.0.ship",
            "D7",
            "start.players[0].ship: a whole number is",
        ),
        ("start.players.0.luck", 1, "start.players[0]: there is no field luck"),
        ("start.players.0.favor", -4, "players[0].favor: -4 is not 0 to"),
        ("start.deck", [9, 0, 0, 0, 0, 0], "deck[0]: 9 is not 0 to 5"),
        ("start.tiles", [], "tiles: 0 entries where 12 are needed"),
        (
            "start.pending.0",
            {"step": "dance", "player": 0},
            "start.pending[0].step: 'dance' is none of",
        ),
    ):
        assert said in refused(changed(path, value)), path
    for field in Record.__struct_fields__:
        less = {name: value for name, value in record().items() if name != field}
        if field not in ("undone", "analysis"):
            assert f"the field {field} is missing" in refused(less)
    # Saved before there was anything to be done again in it.
    before = {name: value for name, value in record().items() if name != "undone"}
    assert not opening.from_json(json.dumps(before)).can_redo
    assert "there is no field seed" in refused(record() | {"seed": 5})


def test_an_error_names_the_entry_of_the_log():
    whole = record()
    number, text, outcome = next(
        (number, *entry) for number, entry in enumerate(whole["log"]) if entry[1]
    )
    where = f"log.{number}"
    at = f"log[{number}] "
    for value, said in (
        (["dance", outcome], "there is no action 'dance'"),
        (["move die:red Q99", outcome], "this board has no space 'Q99'"),
        (["x" * 9999, outcome], "shorter than 200 characters"),
        (["trade red", outcome], " is refused: "),
        ([text, []], "its outcome is not what the action asks of chance"),
        ([text, outcome[:-1]], "its outcome is not what the action asks of chance"),
        ([text, [*outcome, ["die", 1]]], "its outcome is not what the action asks of chance"),
        ([text, [["coin", 1], *outcome]], "is drawn here, not coin"),
        ([text, [[outcome[0][0], 77], *outcome[1:]]], "77 is not possible here"),
        ([text, [[outcome[0][0], -1], *outcome[1:]]], "-1 is not possible here"),
        ([text, [[outcome[0][0], 10**18], *outcome[1:]]], "is not possible here"),
    ):
        message = refused(changed(where, value))
        assert message.startswith(at) and said in message, value
    whole["log"].insert(0, ["poseidon " + "A" * 3, []])
    assert refused(whole).startswith("log[0] 'poseidon AAA': ")


def test_an_opening_that_does_not_fit_is_refused():
    whole = record(6)  # no draft, so that dice may be asked for at once
    for given in ([["die", 1]], [*whole["opening"], ["card", 1]], [["card", 99]]):
        assert refused(whole | {"opening": given}).startswith("opening: ")


def test_nothing_follows_the_end():
    game = new_game(players=2, seed=2, rules=RuleSet(rounds=1))
    play_on(game, 10_000, Random(2))
    assert game.to_move is None
    whole = json.loads(game.to_json())
    assert opening.from_json(game.to_json()).result == game.result
    whole["log"].append(["end", []])
    assert refused(whole).endswith("'end': the game is over before this")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x00" * 100,
        b"\xff\xfe{}",
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b"[" * 200_000,
        b'{"format":' + b'{"a":' * 100_000,
        b'{"setting":' + b"[" * 50_000 + b"]" * 50_000 + b"}",
        b"null",
        b"7",
        b"[]",
        b"{}",
        b"NaN",
        b'"oracle_nb game"',
        b'{"format":"oracle_nb game","version":1}',
        b'{"format":"oracle_nb game","version":1,"game":"\xff"}',
        b'{"format":"\\ud800"}',
        "\ud800",
        "",
    ],
    ids=lambda data: repr(data[:20]),
)
def test_a_file_without_a_save_is_refused(data):
    with pytest.raises(SaveError):
        opening.from_json(data)
    with pytest.raises(SaveError):
        opening.position_from_json(data)


def test_deeply_nested_data_is_refused_in_every_field():
    deep = "[" * 5_000 + "]" * 5_000
    text = saved().decode()
    for field in ("setting", "start", "opening", "log", "seats", "game"):
        head, _, tail = text.partition(f'"{field}":')
        with pytest.raises(SaveError):
            opening.from_json(f'{head}"{field}":{deep},"more":{tail}')


def test_every_beginning_of_a_save_is_refused():
    data = saved()
    for end in range(0, len(data), 97):
        with pytest.raises(SaveError):
            opening.from_json(data[:end])


def test_a_huge_text_is_not_even_looked_at():
    with pytest.raises(SaveError, match="too large"):
        opening.from_json(b" " * (17 * 1024 * 1024))


# --- damage at random ----------------------------------------------------------------------------


def check_damaged(data: bytes) -> bool:
    """Load damaged bytes: an error that says something, or a game that was played by the rules."""
    try:
        game = opening.from_json(data)
    except SaveError as error:
        if not str(error).strip():
            raise
        return False
    again = opening.from_json(game.to_json())
    assert again.position == game.position and again.history == game.history
    position = game.opening.position
    for entry in game.history:
        assert game.rules.check(position, entry.action, entry.player)
        assert entry.action in game.rules.legal_actions(position)
        position = entry.position
    return True


@cache
def analysed(seed: int) -> bytes:
    """Return the same game as an analysis, in which some was taken back."""
    game = opening.from_json(saved(seed))
    game.analyse()
    for _ in range(20):
        game.undo()
    return game.to_json()


def damage_many(random: Random, times: int) -> int:
    """Damage saves in many ways; how many of them could still be played."""
    played = 0
    for number in range(times):
        data = (analysed if number % 3 == 2 else saved)(5 + number % 6)
        if number % 2:
            whole = json.loads(data)
            whole["log"] = whole["log"][: random.randrange(30)]
            for _ in range(random.randint(1, 3)):
                whole = damaged(whole, random)
            try:
                data = json.dumps(whole).encode()
            except ValueError:
                continue
        else:
            for _ in range(random.randint(1, 2)):
                data = damaged_bytes(data, random)
        played += check_damaged(data)
    return played


@pytest.mark.parametrize("saves", sampled((250, 2_000), 2))
def test_a_damaged_save_is_refused_or_a_game_by_the_rules(saves):
    assert damage_many(Random(1), saves) > saves / 100


def test_errors_are_of_the_kinds_promised():
    assert issubclass(SaveError, ValueError) and issubclass(OutcomeError, ValueError)
    assert sys.getrecursionlimit() <= 10_000
