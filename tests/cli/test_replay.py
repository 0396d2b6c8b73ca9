"""oracle-nb replay and share."""

import io
import json
import re

import pytest

import oracle_nb
from oracle_nb.bots import make_bot, think
from oracle_nb.cli import main
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games.motives import motive_text
from oracle_nb.games.registry import package_of
from tests.cli.running import played


def test_a_game_is_narrated(run, tmp_path):
    game = played(80)
    path = game.save(tmp_path / "game.json")
    out = run.good("replay", path)
    words = game.texts()
    assert "A game with Ann (" in out
    assert out.count("Ann (") + out.count("bot random (") == 2 + len(game.history)
    first = words.action(game.opening.position, game.history[0].action)
    assert first in out
    assert "Round 2, " in out
    assert "isn't over; 80 actions" in out
    events = run.good("replay", path, "--events")
    for event in game.events:
        title = words.rulebook[event.rule].title
        assert f"- {words.event(event)} [{title}]" in events
        assert event.rule not in events


def test_bots_are_asked_again_why(run, tmp_path):
    game = oracle_nb.new_game(
        players=2, seed=1, rules=FIRST_GAME, seats=["bot:greedy", "bot:os:path"]
    )
    bot = make_bot("greedy", 1, game.rules)
    reasons = []
    for number in range(24):
        assert game.to_move is not None
        options = game.legal_actions()
        decided = think(bot, game.view(game.to_move), options)
        action = options[0] if number == 20 else decided.action
        if game.to_move == 0 and action == decided.action:
            assert decided.motive is not None
            reasons.append(motive_text(game.texts(), decided.motive))
        game.play(action)
    path = game.save(tmp_path / "game.json")
    lines = [line.strip() for line in run.good("replay", path, "--why").splitlines()]
    assert [line for line in lines if line.startswith("Why: ")] == [
        f"Why: {reason}" for reason in reasons
    ]
    assert len(reasons) > 5
    assert "Why: " not in run.good("replay", path)
    assert "Dlaczego: " in run.good("replay", path, "--why", "--lang", "pl")


def test_the_end_of_a_game_is_described(run, tmp_path):
    game = oracle_nb.new_game(
        players=2, seed=1, rules=FIRST_GAME, seats=["bot:greedy", "bot:random"]
    )
    bots = [make_bot(name.removeprefix("bot:"), 1, game.rules) for name in game.seats]
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    out = run.good("replay", game.save(tmp_path / "game.json"))
    assert game.result is not None and game.result.winners == (0,)
    assert f"bot greedy ({ship(game, 0)}) wins in round {game.result.rounds}." in out


def ship(game: oracle_nb.Game, seat: int) -> str:
    return str(oracle_nb.Color(game.rules.setting.ships[seat]))


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda data: data | {"format": "chess"}, "format"),
        (lambda data: data | {"version": 99}, "version"),
        (lambda data: data | {"game": "chess"}, "chess"),
        (lambda data: data | {"seats": ["one"]}, "seats"),
        (lambda data: {key: data[key] for key in data if key != "log"}, "log"),
        (lambda data: data | {"extra": 1}, "extra"),
        (lambda data: data | {"start": data["start"] | {"turn": "one"}}, "turn"),
        (lambda data: data | {"start": data["start"] | {"phase": None}}, "phase"),
        (lambda data: data | {"setting": data["setting"] | {"ships": [0, 1]}}, "ships"),
        (lambda data: data | {"log": [["fly away", []], *data["log"]]}, "log[0]"),
        (lambda data: data | {"log": [*data["log"], ["choose both-ways", []]]}, "log[40]"),
        (lambda data: data | {"opening": [["die", 3]]}, "opening"),
    ],
)
def test_a_damaged_game_is_reported_with_its_place(run, tmp_path, spoil, words):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(spoil(json.loads(played(40).to_json()))))
    for command in ("replay", "show"):
        said = run.bad(command, path)
        assert str(path) in said
        assert words in said


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 1}'])
def test_a_file_without_a_game_is_reported(run, tmp_path, data):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert str(path) in run.bad("replay", path)


def test_a_game_is_passed_on_by_its_code(run, tmp_path):
    game = played(40)
    code = run.good("share", game.save(tmp_path / "game.json")).strip()
    assert code == game.share()
    assert run.good("replay", code) == run.good("replay", tmp_path / "game.json")
    assert "damaged, or not whole" in run.bad("replay", code[:-9])


@pytest.mark.parametrize("before", ["", "\n", "\ufeff", "https://example.org/app?lang=pl&code="])
def test_a_file_can_contain_a_code_or_a_link(run, tmp_path, before):
    game = played(3)
    save, file = game.save(tmp_path / "game.json"), tmp_path / "code.txt"
    file.write_text(f"{before}{game.share()}\n", "utf-8")
    assert run.good("replay", file) == run.good("replay", save)
    assert run.good("show", file) == run.good("show", save)
    assert run.good("share", file).strip() == game.share()
    assert oracle_nb.open_game(file).history == game.history
    run.good("play", "--text", "--load", file, typed="quit\n")
    file.write_text(before + game.share()[:-9], "utf-8")
    assert "code: it is damaged, or not whole" in run.bad("replay", file)


def test_a_saved_game_may_contain_a_link(run, tmp_path):
    game = oracle_nb.new_game(2, 1, seats=["Ann", "x?code=1.delphi.A"])
    assert "x?code=1.delphi.A" in run.good("replay", game.save(tmp_path / "game.json"))


@pytest.mark.parametrize(("language", "said"), [("en", "can't contain"), ("pl", "Nie może tu być")])
def test_a_save_with_a_name_that_can_not_be_shown_is_refused(run, tmp_path, language, said):
    file = tmp_path / "game.json"
    game = oracle_nb.new_game(2, 1, seats=["Ann", "Bob"])
    game.seats = ("Ann", "\u202ebob")
    game.save(file)
    text = run.bad("replay", file, "--lang", language)
    assert "seats[1]: " in text and said in text and "U+202E" in text


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_a_game_is_read_from_standard_input_and_written_as_json(run, tmp_path, name):
    game = package_of(name).new_game(3, seed=4)
    for _ in range(3):
        game.play(game.legal_actions()[0])
    save = game.save(tmp_path / "game.json")
    for text in (save.read_text("utf-8"), game.share()):
        opening, *actions, end = map(
            json.loads, run.good("replay", "-", "--json", typed=text).splitlines()
        )
        assert (opening["game"], opening["seats"]) == (name, list(game.seats))
        assert [action["action"] for action in actions] == [
            game.write(entry.action) for entry in game.history
        ]
        assert all(event["text"] for entry in (opening, *actions) for event in entry["events"])
        assert end == {"result": None}


@pytest.mark.parametrize("typed", ["", "nothing", "/etc/passwd", "{"])
def test_a_faulty_standard_input_is_reported(capsys, monkeypatch, typed):
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["replay", "-"]) == 2
    reason = (
        "not a saved game: .*"
        if typed
        else "it is empty; a saved game, its code or a link is needed"
    )
    assert re.fullmatch(f"oracle-nb: standard input: {reason}\n", capsys.readouterr().err)
    assert main(["replay", "-", "--lang", "pl"]) == 2
    assert capsys.readouterr().err.startswith("oracle-nb: standardowe wejście: ")
