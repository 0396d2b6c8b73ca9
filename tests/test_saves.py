"""Saved games and positions: what was written comes back, what is damaged is called so."""

import json
import os
import stat
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import pytest

from oracle_nb import games
from oracle_nb.chance import OutcomeError
from oracle_nb.cli.schema import What, schema_of
from oracle_nb.delphi import new_game
from oracle_nb.delphi.ruleset import RuleSet
from oracle_nb.game import Game
from oracle_nb.saves import PositionRecord, Record, SaveError
from tests.damage import damaged, damaged_bytes

ACTIONS = 120
RETURNED: Final[tuple[Literal[0, 1, 2, 3, 4], ...]] = (0, 1, 2, 3, 4)


@cache
def saved(seed: int = 5) -> bytes:
    """A game under way, saved."""
    rules = RuleSet(draft=bool(seed % 2), returned=RETURNED[seed % 5], delayed_gods=seed % 3 == 0)
    game = new_game(players=2 + seed % 3, seed=seed, rules=rules, seats=_names(2 + seed % 3))
    play_on(game, ACTIONS, Random(seed))
    return game.to_json()


def _names(players: int) -> tuple[str, ...]:
    return ("<b>Ana</b>", "bot:greedy", "\u0141ukasz & \u6d77", '"; rm -rf /')[:players]


def play_on(game: Game[Any, Any], actions: int, random: Random) -> None:
    for _ in range(actions):
        options = game.legal_actions()
        if not options:
            return
        game.play(random.choice(options))


def record(seed: int = 5) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(saved(seed))
    return read


def refused(data: Any) -> str:
    """What is said of a save that can't be read."""
    text = data if isinstance(data, bytes | str) else json.dumps(data)
    with pytest.raises(SaveError) as error:
        games.from_json(text)
    return str(error.value)


def changed(path: str, value: Any) -> dict[str, Any]:
    """A record with the value at a path such as "start.players.0.ship" replaced."""
    whole = record()
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    part: Any = whole
    for step in way:
        part = part[step]
    part[last] = value
    return whole


# --- what was saved comes back -------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5, 11))
def test_a_saved_game_comes_back_without_random_numbers(seed, monkeypatch):
    game = games.from_json(saved(seed))
    again = new_game(
        players=2 + seed % 3,
        seed=seed,
        rules=game.rules.setting.rules,
        layout=game.rules.setting.layout,
        seats=game.seats,
    )
    play_on(again, ACTIONS, Random(seed))
    assert game.position == again.position
    assert game.events == again.events
    assert [entry.sealed for entry in game.history] == [entry.sealed for entry in again.history]

    def no_seed(*_: object) -> int:
        raise AssertionError("a replay asked a seed")

    monkeypatch.setattr("oracle_nb.chance.SeededFate.draw", no_seed)
    assert games.from_json(saved(seed)).position == again.position


def test_a_game_loaded_with_its_seed_goes_on_as_it_would_have():
    game, original = games.from_json(saved(5), seed=5), games.from_json(saved(5), seed=5)
    fresh = new_game(players=4, seed=5, rules=game.rules.setting.rules, seats=game.seats)
    play_on(fresh, ACTIONS, Random(5))
    assert fresh.position == game.position
    for one in (game, original, fresh):
        play_on(one, 150, Random(99))
    assert game.position == original.position == fresh.position
    assert game.history[ACTIONS:] == fresh.history[ACTIONS:]
    other = games.from_json(saved(5), seed=6)
    play_on(other, 150, Random(99))
    assert other.position != fresh.position


def test_a_save_holds_no_seed_and_nothing_undecided():
    seed = 0xC0FFEE_123457
    game = new_game(players=3, seed=seed)
    assert str(seed) not in game.to_json().decode()
    assert {*record()} == {*Record.__struct_fields__} - {"undone", "analysis"}
    assert record()["start"]["tiles"] == [-1] * 12


def test_saving_twice_gives_the_same_bytes():
    assert games.from_json(saved()).to_json() == saved()


def test_names_of_seats_are_kept_letter_for_letter_and_run_nowhere(tmp_path):
    path = games.from_json(saved(5)).save(tmp_path / "game.json")
    game = games.load(path)
    assert game.seats == _names(4)
    assert "<b>" not in game._repr_svg_()


def test_what_was_taken_back_can_be_done_again_after_loading():
    game = new_game(players=2, seed=1)
    random = Random(1)
    while not game.can_undo:
        play_on(game, 1, random)
    after = game.position
    game.undo()
    again = games.from_json(game.to_json())
    assert again.history == game.history and again.position == game.position
    again.redo()
    assert again.position == after and not again.can_redo
    again.undo()
    play_on(again, 1, random)
    assert "undone" not in json.loads(again.to_json())


def test_what_cannot_have_been_taken_back_is_called_so():
    game = new_game(players=3, seed=3)
    for wrong, said in (
        ("end", "undone[0] 'end': its outcome is not what the action asks of fate"),
        ("move die:green", "undone[0] 'move die:green': move die:green is refused"),
        ("fly", "undone[0] 'fly': 'fly': there is no action"),
    ):
        assert said in refused(json.loads(game.to_json()) | {"undone": [wrong]})
    assert "undone: a list is needed, not a text" in refused(record() | {"undone": "end"})


def test_in_an_analysis_everything_is_taken_back_and_the_mark_stays():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    end, sealed = game.position, [entry.sealed for entry in game.history]
    assert any(sealed)
    game.analyse()
    while game.can_undo:
        game.undo()
    assert game.position == game.opening.position and not game.history
    # What is done again meets the outcomes it had, after loading as well.
    again = games.from_json(game.to_json())
    assert again.analysis and json.loads(game.to_json())["version"] == 2
    for _ in sealed:
        again.redo()
    assert again.position == end and [one.sealed for one in again.history] == sealed
    assert games.from_code(again.share()).analysis


def test_in_an_analysis_an_action_done_anew_draws_anew():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    while game.last is not None and not game.last.outcome:
        game.play(game.legal_actions()[-1])
    played = game.last
    assert played is not None
    game.analyse()
    outcomes = set()
    for _ in range(40):
        game.undo()
        game.play(played.action)
        assert game.last is not None and not game.can_redo
        outcomes.add(game.last.outcome)
    assert len(outcomes) > 1


def test_a_save_of_before_holds_no_analysis_and_takes_none():
    game = new_game(players=2, seed=4)
    play_on(game, 12, Random(4))
    told = json.loads(game.to_json())
    assert told["version"] == 1 and "analysis" not in told
    said = "analysis: a game of version 1 doesn't say this"
    assert said in refused(told | {"analysis": True})
    entry = next(entry for entry in told["log"] if entry[1])
    assert "this can't have been taken back" in refused(
        told | {"log": told["log"][: told["log"].index(entry)], "undone": [entry]}
    )


# --- what is damaged is called so ----------------------------------------------------------------


def test_an_error_names_the_field():
    for path, value, said in (
        ("format", "a shopping list", "format: 'a shopping list' is not 'oracle_nb game'"),
        ("format", 7, "format: a text is needed, not a whole number"),
        ("version", 3, "version: 3 can't be read here, only 1 and 2"),
        ("version", "1", "version: a whole number is needed, not a text"),
        ("game", "chess", "game: 'chess' is not known here (delphi)"),
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
    assert not games.from_json(json.dumps(before)).can_redo
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
        ([text, []], "its outcome is not what the action asks of fate"),
        ([text, outcome[:-1]], "its outcome is not what the action asks of fate"),
        ([text, [*outcome, ["die", 1]]], "its outcome is not what the action asks of fate"),
        ([text, [["coin", 1], *outcome]], "is drawn here, not coin"),
        ([text, [[outcome[0][0], 77], *outcome[1:]]], "77 is not possible here"),
        ([text, [[outcome[0][0], -1], *outcome[1:]]], "-1 is not possible here"),
        ([text, [[outcome[0][0], 10**18], *outcome[1:]]], "is not possible here"),
    ):
        told = refused(changed(where, value))
        assert told.startswith(at) and said in told, value
    whole["log"].insert(0, ["poseidon " + "A" * 3, []])
    assert refused(whole).startswith("log[0] 'poseidon AAA': ")


def test_an_opening_that_does_not_fit_is_refused():
    whole = record(6)  # no draft, so that dice may be asked for at once
    for opening in ([["die", 1]], [*whole["opening"], ["card", 1]], [["card", 99]]):
        assert refused(whole | {"opening": opening}).startswith("opening: ")


def test_nothing_follows_the_end():
    game = new_game(players=2, seed=2, rules=RuleSet(rounds=1))
    play_on(game, 10_000, Random(2))
    assert game.to_move is None
    whole = json.loads(game.to_json())
    assert games.from_json(game.to_json()).result == game.result
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
def test_what_is_no_save_at_all_is_refused(data):
    with pytest.raises(SaveError):
        games.from_json(data)
    with pytest.raises(SaveError):
        games.position_from_json(data)


def test_deeply_nested_data_is_refused_wherever_it_stands():
    deep = "[" * 5_000 + "]" * 5_000
    text = saved().decode()
    for field in ("setting", "start", "opening", "log", "seats", "game"):
        head, _, tail = text.partition(f'"{field}":')
        with pytest.raises(SaveError):
            games.from_json(f'{head}"{field}":{deep},"more":{tail}')


def test_every_beginning_of_a_save_is_refused():
    data = saved()
    for end in range(0, len(data), 97):
        with pytest.raises(SaveError):
            games.from_json(data[:end])


def test_a_huge_text_is_not_even_looked_at():
    with pytest.raises(SaveError, match="too large"):
        games.from_json(b" " * (17 * 1024 * 1024))


# --- files ---------------------------------------------------------------------------------------


def test_a_file_that_is_missing_or_no_file_is_refused(tmp_path):
    with pytest.raises(SaveError, match="No such file"):
        games.load(tmp_path / "nothing.json")
    with pytest.raises(SaveError, match="Is a directory"):
        games.load(tmp_path)
    (tmp_path / "file").write_bytes(saved())
    with pytest.raises(SaveError, match="Not a directory"):
        games.load(tmp_path / "file" / "game.json")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    with pytest.raises(SaveError, match="symbolic links"):
        games.load(loop)
    with pytest.raises(SaveError, match="null byte"):
        games.load("a\0b")


def test_a_pipe_is_no_file(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="not a file"):
        games.load(pipe)
    with pytest.raises(SaveError, match="not a file"):
        games.load("/dev/zero")


def test_a_file_of_17_megabytes_is_refused(tmp_path):
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(17 * 1024 * 1024)
    with pytest.raises(SaveError, match="too large to be a saved game"):
        games.load(path)


def test_a_link_is_followed_and_stays_a_link(tmp_path):
    game = games.from_json(saved())
    real = game.save(tmp_path / "real.json")
    link = tmp_path / "link.json"
    link.symlink_to(real)
    assert games.load(link).position == game.position
    other = games.from_json(saved(6))
    other.save(link)
    assert link.is_symlink()
    assert games.load(real).position == other.position


def test_saving_leaves_the_old_file_where_it_fails(tmp_path, monkeypatch):
    game = games.from_json(saved())
    path = game.save(tmp_path / "game.json")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            games.from_json(saved(6)).save(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", full)
        with pytest.raises(OSError, match="No space left"):
            games.from_json(saved(6)).save(path)
    assert path.read_bytes() == before
    assert [*tmp_path.iterdir()] == [path]


def test_saving_where_there_is_no_folder_fails(tmp_path):
    game = games.from_json(saved())
    with pytest.raises(FileNotFoundError):
        game.save(tmp_path / "nowhere" / "game.json")
    with pytest.raises(OSError, match=r"directory|exists"):
        game.save(tmp_path)
    assert not [*tmp_path.iterdir()]


def test_saving_in_a_folder_that_cannot_be_written_fails(tmp_path, monkeypatch):
    game = games.from_json(saved())
    path = game.save(tmp_path / "game.json")
    tmp_path.chmod(0o500)
    if os.geteuid() == 0:  # who may write anywhere is told what others are told

        def forbidden(name: str, *_: object) -> int:
            raise PermissionError(13, "Permission denied", name)

        monkeypatch.setattr(os, "open", forbidden)
    try:
        with pytest.raises(PermissionError):
            games.from_json(saved(6)).save(path)
    finally:
        monkeypatch.undo()
        tmp_path.chmod(0o700)
    assert games.load(path).position == game.position


def test_a_save_can_be_read_by_whom_the_folder_lets(tmp_path):
    path = games.from_json(saved()).save(tmp_path / "game.json")
    plain = tmp_path / "plain"
    plain.write_text("")
    assert stat.S_IMODE(path.stat().st_mode) == stat.S_IMODE(plain.stat().st_mode)


# --- single positions ----------------------------------------------------------------------------


def test_a_position_comes_back_and_can_be_played():
    game = games.from_json(saved())
    for entry in game.history[::10]:
        data = games.position_to_json(game.rules, entry.position)
        rules, position = games.position_from_json(data)
        assert position == entry.position
        assert rules.setting == game.rules.setting
        assert list(rules.legal_actions(position)) == list(game.rules.legal_actions(position))
    assert Game(rules, seed=1, start=position).position == position


def test_a_position_at_which_something_happens_by_itself_comes_back_as_it_was():
    game = games.from_json(saved())
    start = game.rules.set_up(3)
    _, position = games.position_from_json(games.position_to_json(game.rules, start))
    assert position == start


def test_a_position_that_is_none_is_refused_by_field():
    game = games.from_json(saved())
    whole = json.loads(games.position_to_json(game.rules, game.position))
    assert set(whole) == {*PositionRecord.__struct_fields__}
    for change, said in (
        ({"format": "oracle_nb game"}, "format: 'oracle_nb game' is not 'oracle_nb position'"),
        ({"version": 0}, "version: 0"),
        ({"game": ""}, "game: '' is not known"),
        ({"position": []}, "position: a table is needed, not a list"),
        ({"position": whole["position"] | {"turn": 9}}, "turn: 9 is not 0 to 3"),
        (
            {"position": whole["position"] | {"turn": True}},
            "position.turn: a whole number",
        ),
        ({"position": whole["position"] | {"moon": 1}}, "position: there is no field"),
    ):
        with pytest.raises(SaveError) as error:
            games.position_from_json(json.dumps(whole | change))
        assert said in str(error.value)
    assert "format: " in refused(whole)


def test_what_is_written_fits_its_published_schema():
    jsonschema = import_module("jsonschema")
    game = games.from_json(saved())
    position = json.loads(games.position_to_json(game.rules, game.position))
    for what, good, spoiled in (
        (What.GAME, record(), changed("start.players.0.dice", "three")),
        (What.GAME, record(6), changed("setting.rules.returned", 7)),
        (What.GAME, record(7), changed("log.0.1", "nothing")),
        (What.SAVED_POSITION, position, position | {"format": "oracle_nb game"}),
        (What.SAVED_POSITION, position, position | {"position": {}}),
    ):
        schema = schema_of(what)
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.validate(good, schema)
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(spoiled, schema)


# --- damage at random ----------------------------------------------------------------------------


def check_damaged(data: bytes) -> bool:
    """Load damaged bytes: an error that says something, or a game that was played by the rules."""
    try:
        game = games.from_json(data)
    except SaveError as error:
        if not str(error).strip():
            raise
        return False
    again = games.from_json(game.to_json())
    assert again.position == game.position and again.history == game.history
    position = game.opening.position
    for entry in game.history:
        assert game.rules.check(position, entry.action, entry.player)
        assert entry.action in game.rules.legal_actions(position)
        position = entry.position
    return True


@cache
def analysed(seed: int) -> bytes:
    """The same game as an analysis, in which some was taken back."""
    game = games.from_json(saved(seed))
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


def test_a_damaged_save_is_refused_or_a_game_by_the_rules():
    assert damage_many(Random(1), 2_000) > 20


def test_errors_are_of_the_kinds_promised():
    assert issubclass(SaveError, ValueError) and issubclass(OutcomeError, ValueError)
    assert sys.getrecursionlimit() <= 10_000
