"""The command line, as people and scripts use it."""

import io
import json
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from socket import socket
from typing import Any

import pytest
from typer.testing import CliRunner

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.cli import app, main
from oracle_nb.cli.console import Fault, console
from oracle_nb.cli.misuse import misuse
from oracle_nb.cli.schema import What, text_of
from oracle_nb.cli.textgame import TextGame
from oracle_nb.cli.worksheet import worksheet
from oracle_nb.delphi.board import make_layout, read_layout_code
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rulebook import rulebook
from oracle_nb.delphi.ruleset import FIRST_GAME
from oracle_nb.draw.svg import to_svg
from oracle_nb.games import load
from oracle_nb.learn.memory import Memory

ROOT = Path(__file__).parent.parent
COMMANDS = (
    *("play", "simulate", "show", "rules", "replay", "scenario"),
    *("lesson", "explore", "atlas", "schema"),
)


class Run:
    """Runs commands in this process: exit code, what was printed, what was complained about."""

    def __init__(self, capsys: Any, monkeypatch: Any) -> None:
        self._capsys, self._patch = capsys, monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> tuple[int, str, str]:
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(one) for one in arguments])
        out, err = self._capsys.readouterr()
        return code, out, err

    def good(self, *arguments: object, typed: str = "") -> str:
        code, out, err = self(*arguments, typed=typed)
        assert (code, err) == (0, "")
        return out

    def bad(self, *arguments: object, code: int = 2) -> str:
        """One line about what is wrong, without the program's name."""
        found, _, err = self(*arguments)
        assert found == code
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
        name, _, text = err.strip().partition(": ")
        assert name == "oracle-nb"
        return text


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return Run(capsys, monkeypatch)


def process(*arguments: str, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "oracle_nb", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        **more,
    )


def played(actions: int, seed: int = 5) -> oracle_nb.Game[Any, Any]:
    """A game some way on, with names that say who plays."""
    game = oracle_nb.new_game(players=2, seed=seed, seats=["Ann", "bot:random"])
    bot = make_bot("random", 1, game.rules)
    for _ in range(actions):
        assert game.to_move is not None
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    return game


# Help, version, errors


def test_help_lists_every_command():
    runner = CliRunner()
    said = runner.invoke(app, ["--help"])
    assert said.exit_code == 0
    for name in COMMANDS:
        assert re.search(rf"\b{name}\b", said.output)
        own = runner.invoke(app, [name, "--help"])
        assert own.exit_code == 0
        assert "Usage:" in own.output


def test_without_arguments_there_is_help(run):
    _, out, _ = run()
    assert "Usage: oracle-nb" in out


def test_the_installed_command_says_its_version():
    program = Path(sys.executable).with_name("oracle-nb")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == f"oracle-nb {oracle_nb.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulate --games -1", "--games"),
        ("simulate --games 0", "--games"),
        ("simulate --games many", "--games"),
        ("simulate --players 7", "--players"),
        ("simulate --workers 0", "--workers"),
        ("simulate --bots greedy,clever", "'clever'"),
        ("simulate --bots none", "bots"),
        ("simulate --players 2 --bots random,random,random", "3 names"),
        ("show --players 1", "--players"),
        ("show --format pdf", "--format"),
        ("show -o board.pdf", "pdf"),
        ("show no-such-game.json", "no-such-game.json"),
        ("show -o no/such/folder.svg", "no/such/folder.svg"),
        ("play --text --players 7", "--players"),
        ("play --text --bots clever", "'clever'"),
        ("play --text --players 2 --bots random,random,random", "--bots"),
        ("play --text --load no-such-game.json", "no-such-game.json"),
        ("play --text --load x.json --players 3", "--players"),
        ("play --text --port 80", "--port"),
        ("play --seed 3", "--text"),
        ("play --port 99999", "--port"),
        ("replay", "FILE"),
        ("replay no-such-game.json", "no-such-game.json"),
        ("scenario", "FILE"),
        ("scenario no-such-file.toml", "no-such-file.toml"),
        ("schema move", "move"),
        ("rules move.rnge", "move.range"),
        ("rules xyzzy", "xyzzy"),
        ("rules ruling 999", "999"),
        ("deal", "deal"),
        ("show --sead 3", "--sead"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_one_line(run, arguments, words):
    assert words.lower() in run.bad(*arguments.split()).lower()


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (
            "show --format pdf",
            "--format: 'pdf' is not one of svg, png and text",
            "--format: „pdf” to nie jest żadna z wartości: svg, png i text",
        ),
        (
            "show --players x",
            "--players: a whole number is needed",
            "--players: potrzebna jest liczba całkowita",
        ),
        (
            "show --sead 3",
            "there is no option --sead; nearest:",
            "nie ma opcji --sead; najbliższe:",
        ),
        ("replay", "FILE is missing", "brakuje argumentu FILE"),
        ("show a b", "b: that is too many arguments", "b: tego argumentu jest za dużo"),
        ("replay nix.json", "nix.json: there is no such file", "nix.json: nie ma takiego pliku"),
        ("replay tests", "tests: that is a folder", "tests: to katalog"),
    ],
)
def test_what_is_asked_wrongly_is_told_in_the_language_asked_for(run, arguments, english, polish):
    words = [str(ROOT / one) if one == "tests" else one for one in arguments.split()]
    assert english in run.bad(*words)
    told = run.bad(*words, "--lang", "pl")
    assert polish in told and "rror" not in told
    assert polish in run.bad(*words, "--lang=pl")


@pytest.mark.parametrize(
    "said", ["9 is not in the range 2<=x<=4.", "Value error, 'x' is not a valid integer."]
)
def test_older_versions_of_typer_are_understood_too(said):
    class Old(Exception):
        message = said
        param = type("Param", (), {"opts": ["-p", "--players"]})

        def format_message(self):
            return f"Invalid value for '--players': {said}"

    told = misuse(Old(), "en")
    assert told in {
        "--players: a number from 2 to 4 is needed",
        "--players: a whole number is needed",
    }


def test_a_reader_that_goes_away_is_no_error():
    line = f"{sys.executable} -m oracle_nb rules | head -n 1"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


# rules


def test_all_rules_are_listed_by_chapter(run):
    out = run.good("rules")
    book = rulebook()
    assert set(re.findall(r"^  (\S+)", out, re.MULTILINE)) == set(book.ids)
    places = [out.index(f"\n{chapter.title}\n") for chapter in book.chapters]
    assert places == sorted(places)


def test_a_rule_is_told_with_example_source_and_what_belongs_to_it(run):
    said = " ".join(run.good("rules", "move.range").split())
    rule = rulebook()["move.range"]
    for text in (rule.title, rule.text, rule.example, rule.citation, *rule.related):
        assert " ".join(text.split()) in said


@pytest.mark.parametrize("rule", rulebook().ids)
def test_every_rule_can_be_asked_for(run, rule):
    assert f"({rule})" in run.good("rules", rule)


def test_rules_are_found_by_words(run):
    out = run.good("rules", "cross", "shallows")
    assert "(equipment.shallows)" in out


def test_a_ruling_is_told(run):
    assert rulebook().ruling(27).point in run.good("rules", "ruling", "27")


# show


def test_a_board_is_shown_as_text(run):
    out = run.good("show", "--seed", 3, "--players", 2)
    game = oracle_nb.new_game(players=2, seed=3)
    for space in game.rules.board.spaces:  # type: ignore[attr-defined]
        assert re.search(rf"\b{space.name}", out)
    assert "\x1b" not in out


def test_a_board_is_written_as_svg(run, tmp_path):
    path = tmp_path / "board.svg"
    assert run.good("show", "--seed", 3, "-o", path) == ""
    game = oracle_nb.new_game(players=3, seed=3)
    assert path.read_text("utf-8") == to_svg(game.rules.scene(game.position))
    assert run.good("show", "--seed", 3, "--format", "svg") == path.read_text("utf-8")


def test_a_board_is_written_as_png(run, tmp_path):
    path = tmp_path / "board.png"
    run.good("show", "--output", path)
    assert path.read_bytes().startswith(b"\x89PNG\r\n")


def test_the_board_of_a_saved_game_is_shown(run, tmp_path):
    game = played(60)
    path = game.save(tmp_path / "game.json")
    assert run.good("show", path, "--format", "svg") == to_svg(game.rules.scene(game.position))


# simulate


def test_a_line_of_json_for_each_game(run):
    arguments = ("simulate", "--games", 2, "--players", 2, "--bots", "greedy,random", "--seed", 4)
    out = run.good(*arguments, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    assert [line["seed"] for line in lines] == [4, 5]
    assert [line["bots"] for line in lines] == [["greedy", "random"], ["random", "greedy"]]
    for line in lines:
        assert {"seed", "bots", "winners", "rounds", "turns", "decisions"} <= set(line)
        assert all(seat in (0, 1) for seat in line["winners"])
        assert line["decisions"] > line["turns"] >= line["rounds"] > 1
        assert (line["version"], line["rules"]) == (oracle_nb.__version__, "printed")
    assert run.good(*arguments, "--json") == out


OWN_BOT = '''
class Patient:
    """Ends its turn as soon as it may."""

    name = "patient"

    def __init__(self, rules, seed):
        self.rules = rules

    def decide(self, view, options):
        return next((one for one in options if self.rules.notation.write(one) == "end"), options[0])
'''


def test_a_bot_of_ones_own_lies_in_the_folder_one_works_in(tmp_path):
    (tmp_path / "mine.py").write_text(OWN_BOT)
    # With -P, Python doesn't look into the folder, just as for the installed command.
    command = f"{sys.executable} -P -m oracle_nb simulate --games 2 --players 2 --workers 2 --json"
    done = subprocess.run(
        [*command.split(), "--bots", "mine:Patient,greedy"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["bots"] for line in lines] == [
        ["mine:Patient", "greedy"],
        ["greedy", "mine:Patient"],
    ]
    assert [line["winners"] for line in lines] == [[1], [0]]


def test_games_are_added_up(run):
    out = run.good("simulate", "--games", 2, "--players", 2, "--bots", "greedy,random")
    assert re.search(r"greedy\D+2\D+2\.0\D+100\.0%", out)
    assert "2 games" in out


# replay


def test_a_game_is_told_again(run, tmp_path):
    game = played(80)
    path = game.save(tmp_path / "game.json")
    out = run.good("replay", path)
    words = game.rules.words()
    assert "A game of Ann (" in out
    assert out.count("Ann (") + out.count("bot random (") == 2 + len(game.history)
    first = words.action(game.opening.position, game.history[0].action)
    assert first in out
    assert "Round 2, " in out
    assert "not over; 80 actions" in out
    events = run.good("replay", path, "--events")
    for event in game.events:
        assert f"- {words.event(event)} [{event.rule}]" in events


def test_the_end_of_a_game_is_told(run, tmp_path):
    game = oracle_nb.new_game(
        players=2, seed=1, rules=FIRST_GAME, seats=["bot:greedy", "bot:random"]
    )
    bots = [make_bot(name.removeprefix("bot:"), 1, game.rules) for name in game.seats]
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    out = run.good("replay", game.save(tmp_path / "game.json"))
    assert game.result is not None and game.result.winners == (0,)
    assert f"bot greedy ({ship(game, 0)}) wins after {game.result.rounds} rounds." in out


def ship(game: oracle_nb.Game[Any, Any], seat: int) -> str:
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
def test_a_damaged_game_is_told_where(run, tmp_path, spoil, words):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(spoil(json.loads(played(40).to_json()))))
    for command in ("replay", "show"):
        said = run.bad(command, path)
        assert str(path) in said
        assert words in said


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 1}'])
def test_what_is_no_game_is_told(run, tmp_path, data):
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert str(path) in run.bad("replay", path)


# scenario

GOOD = """
[[scenario]]
name = "a die is two tokens"
do = "favor die:red"
red = { dice = ["red", "blue", "blue"], favor = 3 }
expect = { red = { favor = FAVOR } }
"""


def test_scenarios_say_how_they_went(run, tmp_path):
    path = tmp_path / "one.toml"
    path.write_text(GOOD.replace("FAVOR", "5"))
    assert "a die is two tokens" in run.good("scenario", path)
    assert "a die is two tokens" not in run.good("scenario", "--quiet", path)
    wrong = tmp_path / "two.toml"
    wrong.write_text(GOOD.replace("FAVOR", "4"))
    code, out, err = run("scenario", path, wrong)
    assert (code, err) == (1, "")
    assert re.search(r"^ok +a die is two tokens", out)
    assert re.search(r"^FAIL +a die is two tokens", out, re.MULTILINE)
    assert re.search(r"favor.*4", out)
    assert "1 as expected, 1 not" in out


def test_a_faulty_scenario_file_is_told(run, tmp_path):
    path = tmp_path / "one.toml"
    path.write_text(GOOD.replace("favor = FAVOR", "flavor = 3"))
    said = run.bad("scenario", path)
    assert "flavor" in said
    assert f"{path}:" in said


# schema


@pytest.mark.parametrize("what", What)
def test_the_published_schemas_are_current(what):
    path = ROOT / "docs" / "schema" / f"{what}.json"
    again = f"oracle-nb schema {what} > docs/schema/{what}.json"
    assert path.read_bytes() == text_of(what), again


def test_what_is_saved_fits_the_schema(run):
    jsonschema = import_module("jsonschema")
    game = played(70)
    record = json.loads(game.to_json())
    schema = json.loads(run.good("schema"))
    jsonschema.validate(record, schema)
    jsonschema.validate(record["start"], json.loads(run.good("schema", "position")))
    jsonschema.validate(record["setting"], json.loads(run.good("schema", "setting")))
    for spoiled in ({"turn": "one"}, {"more": 1}):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(record | {"start": record["start"] | spoiled}, schema)


# play --text


def test_the_text_game_shows_the_table_and_obeys(run, tmp_path):
    save = tmp_path / "my game.json"
    typed = [
        "help",
        "?1",
        "1",
        "undo",
        "redo",
        "menu",
        "board legend",
        "players",
        "log 3",
        "rule move.range",
        "rule move.rnge",
        "rule foo",
        "log -3",
        "log 0",
        "999",
        "fly",
        "why end",
        "",
        "redo",
        f"save {save}",
        f"save {save}",
        f"save {tmp_path / 'no' / 'folder.json'}",
        "save",
        "rule",
        "why",
        "?",
    ]
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.rules.words()
    dear = next(one for one in game.legal_actions() if game.explain(one).cheaper.lines)
    ((less, (text,)),) = game.explain(dear).cheaper
    typed.insert(0, f"why {game.write(dear)}")
    # The first thing that can be done with this seed is to sail.
    out = run.good(
        *("play", "--text", "--seed", 3, "--bots", "random,random"), typed="\n".join(typed)
    )
    action = game.legal_actions()[0]
    assert words.decision(game.position) in out
    assert out.count(words.explain(game.position, action).title) >= 1
    events = [words.event(event) for event in game.play(action)]
    for said in (
        *events,
        "Taken back.",
        "Done again.",
        "the players' ships",
        rulebook()["move.range"].text,
        "no rule 'move.rnge'; nearest: move.range",
        "there is no action 999",
        "log: '-3' is not how many things",
        "log: '0' is not how many things",
        "no rule 'foo'\n",
        "there is no action 'fly'",
        "Nothing was taken back.",
        f"Saved. Go on with: oracle-nb play --text --load '{save}'",
        "No such file or directory",
        "Say where to",
        "Say which: rule ID",
        "Until next time.",
    ):
        assert said in out, said
    assert f"cheaper: {less} [{text}]" in out
    assert load(save).history[0].action == action
    assert out.count("Say which action: ?NUMBER") == 2
    assert out.count("Saved.") == 2, "where the game was saved before it may be saved again"
    assert "\x1b" not in out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_what_cannot_be_used_says_why_in_the_terminal(run, language):
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.rules.words(language)
    action = game.legal_actions()[0]
    space = game.write(action).split()[-1]
    out = run.good(
        *("play", "--text", "--seed", 3, "--lang", language), typed=f"why\nwhy {space}\nwhy E5\n"
    )
    for god in ("hermes pink", "apollon", "aphrodite"):
        assert f"(why {god}" in out
    (first, *_) = game.check("apollon").broken
    assert words.broken(first) in out
    assert words.action(game.position, action) in out
    # Every die says why it can do nothing there; the end of the turn has nothing to do with it.
    for die in game.position.players[game.position.turn].dice:
        assert f" die:{Color(die)}" in out.split("> why E5")[1]


def test_a_file_that_is_there_is_not_written_over_unasked(run, tmp_path):
    other = tmp_path / "precious.txt"
    other.write_text("mine")
    out = run.good("play", "--text", "--seed", 3, typed=f"save {other}\n")
    assert f"{other} is there already. To write over it: save over {other}" in out
    assert other.read_text() == "mine"
    out = run.good("play", "--text", "--seed", 3, typed=f"1\nsave over {other}\nsave over\n")
    assert len(load(other).history) == 1
    assert "Say where to" in out


def test_a_refusal_names_the_rules(run):
    game = oracle_nb.new_game(players=3, seed=3)
    verdict = game.check("move die:green A11")
    assert not verdict.allowed
    out = run.good("play", "--text", "--seed", 3, typed="move die:green A11\n")
    assert "That is refused" in out
    for rule in verdict.broken_rules:
        assert f"[{rule}]" in out


def test_a_refusal_offers_what_works_instead(run, tmp_path):
    """Each line in words, done by its number; a line of two actions does both."""
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.rules.words()
    refused = next(
        one
        for one in game.rules.every_action(game.position)
        if any(len(line.actions) == 2 for line in game.rules.repairs(game.position, one).lines)
    )
    lines = game.rules.repairs(game.position, refused).lines
    number = next(n for n, line in enumerate(lines, 1) if len(line.actions) == 2)
    save = tmp_path / "repaired.json"
    typed = (game.write(refused), f"r{number}", "r1", f"save {save}")
    out = run.good("play", "--text", "--seed", 3, typed="\n".join(typed))
    for n, line in enumerate(lines, 1):
        assert f"  r{n}  {words.repair(game.position, line)}" in out
    assert "r1 has not been offered" in out
    done = load(save).history
    assert tuple(entry.action for entry in done) == lines[number - 1].actions


def test_a_game_that_is_left_is_kept_and_goes_on(run, tmp_path):
    out = run.good("play", "--text", "--seed", 3, "--bots", "random,random", typed="1\nend\nquit\n")
    kept = tmp_path / "data" / "last-game.json"
    assert f"--load {kept}" in out
    game = load(kept)
    assert len(game.history) > 2
    assert game.seats == ("player 1", "bot:random", "bot:random")
    again = run.good("play", "--text", "--load", kept, typed="log 500\n")
    words = game.rules.words()
    for event in game.events:
        assert words.event(event) in again
    assert "Until next time." in again


def test_a_game_can_be_left_at_once(run, tmp_path):
    assert "Until next time." in run.good("play", "--text", "--seed", 3)
    assert not (tmp_path / "data").exists()


def test_a_game_among_bots_runs_to_its_end(run):
    out = run.good(
        *("play", "--text", "--first-game", "--players", 2, "--bots", "greedy,greedy"),
        *("--seed", 2),
    )
    assert re.search(
        r"^bot greedy \(\w+\)( and .*)? wins? (together )?after \d+ rounds", out, re.MULTILINE
    )


@pytest.mark.parametrize("by_number", [True, False])
def test_a_person_plays_a_whole_game_in_the_terminal(run, capsys, tmp_path, by_number):
    game = oracle_nb.new_game(players=2, seed=6, rules=FIRST_GAME, seats=["you", "bot:random"])
    advice = make_bot("greedy", 1, game.rules)
    bots = {1: make_bot("random", 2, game.rules)}

    def read(prompt: str) -> str:
        assert prompt.startswith("you (")
        action = advice.decide(game.view(0), game.legal_actions())
        return str(table._menu.actions.index(action) + 1) if by_number else game.write(action)

    table = TextGame(game, bots, console(), read, tmp_path / "kept.json")
    table.run()
    out = capsys.readouterr().out
    assert game.result is not None and game.result.finished
    assert re.search(r"wins after \d+ rounds", out)
    assert not (tmp_path / "kept.json").exists()


def test_the_menu_has_every_action_once():
    game = played(30)
    table = TextGame(game, {}, console(), lambda prompt: None, Path("unused"))
    actions = table._menu.actions
    assert sorted(actions, key=repr) == sorted(game.legal_actions(), key=repr)
    text = "\n".join(table._menu.lines(80))
    numbers = [int(one) for one in re.findall(r"(?<![\w(])(\d+) ", text)]
    assert [n for n in numbers if n <= len(actions)][: len(actions)]
    for number in range(1, len(actions) + 1):
        assert re.search(rf"(?<![\w(]){number} ", text)
    assert max(map(len, text.splitlines())) < 100


def test_the_first_menu_fits_a_screen():
    for seed in range(1, 7):
        game = oracle_nb.new_game(players=3, seed=seed)
        table = TextGame(game, {}, console(), lambda prompt: None, Path("unused"))
        assert len(table._menu.lines(80)) <= 40, seed
    game = oracle_nb.new_game(players=3, seed=3)
    lines = TextGame(game, {}, console(), lambda prompt: None, Path("unused"))._menu.lines(120)
    assert "       any color:  32 draw a card  33 take 2 favor tokens  34 look at tiles" in lines
    assert "       discard injuries:  100 blue (2)" in lines


def test_a_game_without_a_table_of_its_own_is_played_all_the_same(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("oracle_nb.cli.menu.GAMES", {})
    game = oracle_nb.new_game(players=2, seed=3, seats=["Ann", "Ben"])
    first = game.legal_actions()[-1]
    lines = iter([str(len(game.legal_actions())), "1", None])
    TextGame(game, {}, console(), lambda prompt: next(lines), tmp_path / "kept.json").run()
    out = capsys.readouterr().out
    assert len(game.history) == 2
    assert game.history[0].action == first
    assert "Ann: " in out
    assert load(tmp_path / "kept.json").position == game.position


def test_nobody_sees_what_only_another_has_looked_at(run, capsys):
    game = oracle_nb.new_game(players=2, seed=3, seats=["Ann", "Ben"])
    looks = next(one for one in game.legal_actions() if game.write(one).startswith("look die"))
    game.play(looks)
    while (me := game.position.players[0]).seen.bit_count() < 2:
        game.play(game.legal_actions()[0])
    assert me.seen
    table = TextGame(game, {}, console(), lambda prompt: None, Path("unused"))
    table._board(1, "")
    theirs = capsys.readouterr().out
    table._board(0, "")
    own = capsys.readouterr().out
    assert theirs.count("?") == own.count("?")
    assert re.search(r"[rybg](Ps|Ph|Si|Om)\?", own)
    assert not re.search(r"[rybg](Ps|Ph|Si|Om)\?", theirs)


def test_a_pipe_gets_plain_text():
    done = process("play", "--text", "--seed", "3", typed="1\n?2\nquit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    assert "player 1 (" in done.stdout


# play: the app


def test_the_app_is_started_where_asked(run, monkeypatch):
    asked: list[dict[str, Any]] = []
    serve = import_module("oracle_nb.app.serve")
    monkeypatch.setattr(serve, "serve", lambda **options: asked.append(options))
    run.good("play", "--port", 5017, "--no-browser")
    run.good("play", "--lang", "pl")
    assert asked == [
        {"port": 5017, "open_browser": False, "language": "en", "search": ""},
        {"port": None, "open_browser": True, "language": "pl", "search": ""},
    ]


def test_the_explorer_is_opened_with_the_layout_named(run, monkeypatch, tmp_path):
    asked: list[str] = []
    serve = import_module("oracle_nb.app.serve")
    monkeypatch.setattr(serve, "serve", lambda **options: asked.append(options["search"]))
    layout = make_layout("free", 7)
    path = tmp_path / "sea.json"
    path.write_text(layout.to_json(), "utf-8")
    run.good("explore", "--no-browser")
    run.good("explore", "loose.3")
    run.good("explore", path)
    assert asked[:2] == ["?explore=compact.1", "?explore=loose.3"]
    assert read_layout_code(asked[2].removeprefix("?explore=")) == layout


@pytest.mark.parametrize("given", ["oops!", "free.x", "{}"])
def test_what_is_no_layout_is_not_explored(run, given):
    assert run("explore", given)[0] == 2


def test_a_port_that_is_taken_is_told():
    with socket() as taken:
        taken.bind(("localhost", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = process("play", "--port", str(port), "--no-browser")
    assert done.returncode == 1
    assert f"oracle-nb: the app can't listen on port {port}: " in done.stderr
    assert "Traceback" not in done.stderr


# --- in Polish ---------------------------------------------------------------------------------


def test_the_terminal_speaks_polish(run, tmp_path):
    save = tmp_path / "gra.json"
    typed = ("help", "?1", "move die:green A11", "1", "undo", "fly", "999", f"save {save}", "quit")
    out = run.good(
        *("play", "--text", "--lang", "pl", "--seed", 3, "--bots", "random,random"),
        typed="\n".join(typed),
    )
    for said in (
        "Runda 1, tura Czerwonego, faza 2, akcje",
        "gracz 1 (czerwony)>",
        "żetony łaski",
        "zasada, na przykład: rule move.range",
        "Tego nie wolno:",
        "Cofnięte.",
        "nie da się tego odczytać",
        "nie ma akcji 999",
        "Zapisane. Dalsza gra: oracle-nb play --text --lang pl --load",
        "Do następnego razu.",
    ):
        assert said in out, said
    told = run.good("replay", save, "--lang", "pl", "--events")
    assert told.startswith("Grają: gracz 1 (czerwony), bot random (zielony) i bot random")
    assert "Gra nie jest skończona; jak dotąd 0 akcji." in told
    assert "czarne pole morza" in run.good("show", save, "--lang", "pl", "--format", "svg")
    assert "Rozstrzygnięcie 27: " in run.good("rules", "--lang", "pl", "ruling", "27")


def test_the_language_changes_in_the_middle_of_a_game(run):
    typed = ("1", "lang tlh", "lang pl", "players", "lang en", "log 1", "quit")
    out = run.good("play", "--text", "--seed", 3, "--bots", "random,random", typed="\n".join(typed))
    assert "Say which: lang en or pl" in out
    english, polish = out.index("perform actions - 2 dice left"), out.index("zostały 2 kości")
    assert english < polish, "the game goes on where it was"
    assert "gracz 1 (czerwony)> " in out[polish:] and "player 1 (czerwony)" not in out
    assert "żetony łaski" in out[polish:] and "dice left" in out[polish:]
    assert out.rstrip().splitlines()[-1].startswith("  oracle-nb play --text --load")


def test_an_unknown_language_is_refused(run):
    for command in ("show", "rules"):
        code, out, said = run(command, "--lang", "tlh")
        assert (code, out) == (2, "")
        assert said == "oracle-nb: --lang tlh: there is en, pl\n"


# Worksheets


def test_a_worksheet_is_not_poured_into_a_terminal(monkeypatch):
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdout", screen)
    with pytest.raises(Fault, match=r"-o sailing\.html"):
        worksheet("sailing")
    assert not screen.getvalue()


def test_a_worksheet_is_written_and_printed_again_by_its_seed(run, tmp_path):
    path = tmp_path / "sheet.html"
    run.good("lesson", "worksheet", "sailing", "--seed", 7, "--exercises", 2, "-o", path)
    text = path.read_text("utf-8")
    assert text.count('class="w-exercise"') == 2 and "Worksheet sailing 7" in text
    assert run.good("lesson", "worksheet", "sailing", "--seed", 7, "--exercises", 2) == text
    assert 'lang="pl"' in run.good("lesson", "worksheet", "map", "--exercises", 1, "--lang", "pl")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("flying",), "There is no lesson 'flying', only map, sea"),
        (("flying", "--lang", "pl"), "Nie ma lekcji „flying”"),
        (("sailing", "--exercises", 0), "--exercises"),
        (("nowhere.toml",), "nowhere.toml: it can't be read"),
        (("sailing", "--lang", "xx"), "--lang xx"),
    ],
)
def test_a_worksheet_that_cannot_be_says_why(run, arguments, words):
    assert words in run.bad("lesson", "worksheet", *arguments)


# The results of a class


def test_the_results_of_a_class_are_one_table(run, tmp_path):
    for name in ("Ann", "Bob"):
        memory = Memory(tmp_path / "games.sqlite", name)
        memory.name = name
        memory.note(["move.range"], name == "Ann")
        (tmp_path / f"{name}.json").write_bytes(memory.to_json())
    files = [tmp_path / "Ann.json", tmp_path / "Bob.json"]
    path = tmp_path / "class.csv"
    run.good("lesson", "results", *files, "-o", path)
    lines = path.read_text("utf-8-sig").splitlines()
    assert lines[0].startswith("learner,file,lesson") and len(lines) == 1 + 2 * 8
    rules = run.good("lesson", "results", *files, "--by", "rule").splitlines()
    assert [line.split(",")[-4:] for line in rules[1:]] == [list("1010"), list("1100")]
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    code, out, err = run("lesson", "results", bad, tmp_path / "none.json", *files, "--by", "rule")
    assert (code, len(out.splitlines())) == (1, 3)
    assert "bad.json: this is not an export" in err and "none.json: there is no such file" in err
    assert "bad.json" in run.bad("lesson", "results", bad)


# share


def test_a_game_is_passed_on_by_its_code(run, tmp_path):
    game = played(40)
    code = run.good("share", game.save(tmp_path / "game.json")).strip()
    assert code == game.share()
    assert run.good("replay", code) == run.good("replay", tmp_path / "game.json")
    assert "damaged, or not whole" in run.bad("replay", code[:-9])
