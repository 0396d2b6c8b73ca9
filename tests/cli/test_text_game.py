"""oracle-nb play --text: a game in the terminal."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.cli import main
from oracle_nb.cli.failures import plain
from oracle_nb.cli.text_game import TextGame
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.delphi.package import DelphiPackage
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.opening import load
from oracle_nb.games.registry import presentation_of, repairs_of
from oracle_nb.games.text_interface import TextInterface
from oracle_nb.terminal.console import console
from oracle_nb.web.table.control.controller import TableController
from tests.cli.running import played, process
from tests.samples import sampled


def test_mythology_in_a_terminal_says_what_one_needs(run):
    typed = ["end", "why end", "rule two dice", "rule aid points", "propose 99", "help"]
    options = ("play", "--text", "--game", "mythology", "--players", 2, "--bots", "none")
    out = run.good(*options, "--seed", 7, typed="\n".join(typed))
    # The reason of a refusal is also what is missing: once is enough.
    assert out.count("First place your god.") == 2
    assert "Two dice plus aid" in out
    assert "Rules about 'aid points': " in out
    assert "a number from 1 to 2" in out
    assert "such as: place " in out
    assert "has no options for beginners" in run.bad(*options, "--first-game")


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
        "rule [what you can't cross]",
        "rule move.rnge",
        "rule foo",
        "log -3",
        "log 0",
        "999",
        "9" * 5_000,
        "fly",
        "why end",
        "",
        "redo",
        f"save {save}",
        f"save {save}",
        f"save {tmp_path / 'no' / 'folder.json'}",
        "save ~no-such-user/game.json",
        "save a\0b",
        "save",
        "rule",
        "why",
        "?",
    ]
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.texts()
    dear = next(
        candidate for candidate in game.legal_actions() if game.explain(candidate).cheaper.lines
    )
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
        "Undone.",
        "Redone.",
        "the players' ships",
        rulebook()["move.range"].text,
        rulebook()["move.blocked"].text,
        "no rule 'move.rnge'; did you mean move.range",
        "there is no action 999",
        "log: '-3' is not a valid number of entries",
        "log: '0' is not a valid number of entries",
        "no rule 'foo'\n",
        "there is no action 'fly'",
        "There is nothing to redo.",
        f"Saved. Continue with: oracle-nb play --text --load '{save}'",
        "No such file or directory",
        "Name a file",
        "Name a rule: rule TITLE",
        "Bye!",
    ):
        assert said in out, said
    assert f"cheaper: {less} [{text}]" in out
    assert load(save).history[0].action == action
    assert out.count("Name an action: ?NUMBER") == 2
    assert out.count("Saved.") == 2, "where the game was saved before it may be saved again"
    assert "\x1b" not in out


@pytest.mark.parametrize(
    ("typed", "language", "said"),
    [
        ("shw", "en", "there is no command or action 'shw'; did you mean show?"),
        ("helpp", "en", "did you mean help or heal? `help` lists the commands"),
        ("Bord legend", "pl", "czy chodziło o board?"),
        # A verb of an action isn't mistaken for a command.
        ("mov E8", "en", "there is no action 'mov'; did you mean move?"),
        ("move X", "en", "this board has no space 'X'"),
    ],
)
def test_a_mistyped_command_suggests_others(run, typed, language, said):
    out = run.good("play", "--text", "--seed", 3, "--lang", language, typed=typed)
    assert said in out
    assert ("did you mean" in out or "czy chodziło" in out) == ("no space" not in out)


def test_unavailable_sources_are_grouped_by_the_rule_that_says_so(run):
    lines = run.good("play", "--text", "--seed", 3, typed="?").splitlines()
    start = lines.index("What you can't use now:") + 1
    section = lines[start : lines.index("", start) if "" in lines[start:] else None]
    titles = [line.strip() for line in section if line.startswith("  ") and line[2] != " "]
    assert titles == [rulebook().title("god.use")]
    assert sum(line.startswith("    ") and "More: why " in line for line in section) == 6


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
def test_a_console_without_a_character_shows_a_similar_one(encoding):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stdout", stream)
        assert main(["rules", "move.range", "--lang", "pl"]) == 0
        stream.flush()
    shown = stream.buffer.getvalue().decode(encoding)
    assert "Jak daleko plyniesz" in shown
    assert "".join(map(plain, "\u2192\u201eŁódź\u201d\u2603")) == '->"Lodz"?'


@pytest.mark.parametrize("encoding", sampled(("ascii", "utf-8"), 2))
def test_unreadable_bytes_do_not_end_a_game(encoding):
    arguments = ("play", "--text", "--seed", "3", "--game", "mythology")
    run = subprocess.run(
        [sys.executable, "-m", "oracle_nb", *arguments],
        input=b"\xff\xc5\nlog 1\n",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=250,
        check=False,
    )
    assert (run.returncode, b"Traceback" in run.stderr) == (0, False)
    assert b"[The order is drawn]" in run.stdout.partition(b"> log 1")[2]


def test_a_number_of_a_space_is_not_written_as_an_amount(run):
    out = run.good("play", "--text", "--seed", 3, "--game", "mythology", typed="3111\n")
    assert "there is no action 3111;" in out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_unavailable_dice_and_gods_explain_why_in_the_terminal(run, language):
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.texts(language)
    action = game.legal_actions()[0]
    space = game.write(action).split()[-1]
    out = run.good(
        *("play", "--text", "--seed", 3, "--lang", language), typed=f"why\nwhy {space}\nwhy E5\n"
    )
    for god in ("hermes pink", "apollon", "aphrodite"):
        assert f": why {god}" in out
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
    assert f"{other} already exists. To overwrite it: save over {other}" in out
    assert other.read_text() == "mine"
    out = run.good("play", "--text", "--seed", 3, typed=f"1\nsave over {other}\nsave over\n")
    assert len(load(other).history) == 1
    assert "Name a file" in out


def test_a_refusal_names_the_rules(run):
    game = oracle_nb.new_game(players=3, seed=3)
    verdict = game.check("move die:green A11")
    assert not verdict.allowed
    out = run.good("play", "--text", "--seed", 3, typed="move die:green A11\n")
    assert "That isn't allowed" in out
    for rule in verdict.broken_rules:
        assert f"[{rulebook()[rule].title}]" in out
        assert rule not in out


def test_a_refusal_offers_alternatives(run, tmp_path):
    """Each line in words, done by its number; a line of two actions does both."""
    game = oracle_nb.new_game(players=3, seed=3)
    words = game.texts()
    refused = next(
        action
        for action in game.rules.every_action(game.position)
        if any(
            len(line.actions) == 2 for line in repairs_of(game.rules, game.position, action).lines
        )
    )
    lines = repairs_of(game.rules, game.position, refused).lines
    number = next(n for n, line in enumerate(lines, 1) if len(line.actions) == 2)
    save = tmp_path / "repaired.json"
    typed = (game.write(refused), f"?r{number}", f"r{number}", "?r1", "r1", f"save {save}")
    out = run.good("play", "--text", "--seed", 3, typed="\n".join(typed))
    for n, line in enumerate(lines, 1):
        assert f"  r{n}  {words.repair(game.position, line)}" in out
    assert game.explain(lines[number - 1].actions[0]).title in out.splitlines()
    assert out.count("r1 has not been offered") == 2
    done = load(save).history
    assert tuple(entry.action for entry in done) == lines[number - 1].actions


def test_a_game_that_is_left_is_kept_and_goes_on(run, tmp_path):
    out = run.good(
        "play", "--text", "--seed", 3, "--bots", "random,random", typed="1\nend\nend\nquit\n"
    )
    kept = tmp_path / "data" / "last-game.json"
    assert f"--load {kept}" in out
    game = load(kept)
    assert len(game.history) > 2
    assert game.seats == ("Player 1", "bot:random", "bot:random")
    again = run.good("play", "--text", "--load", kept, typed="log 500\n")
    words = game.texts()
    for event in game.events:
        assert words.event(event) in again
    assert "Bye!" in again


def test_ending_a_turn_with_unused_dice_asks_for_confirmation(run, tmp_path):
    save = tmp_path / "ended.json"
    typed = ("end", "menu", f"save {save}", "end", "lang pl", "quit")
    out = run.good("play", "--text", "--seed", 3, "--bots", "random,random", typed="\n".join(typed))
    assert not load(save).history, "the first time it only warns"
    game = oracle_nb.new_game(players=3, seed=3)
    presentation = presentation_of(game.rules, "en")
    titles = [
        presentation.actions.source_title(game.rules, game.position, key)
        for key in TableController(game).sources
    ]
    warning = out.split("You haven't used everything yet: ")[1].partition("\n")[0]
    assert [title for title in titles if title in warning] == titles[:-1] and titles[
        -1
    ] not in warning
    assert "To end the turn anyway, type end again." in out
    played = load(tmp_path / "data" / "last-game.json")
    assert played.write(played.history[0].action) == "end"


def test_a_refused_end_of_turn_gives_no_warning(capsys, tmp_path):
    game = oracle_nb.new_game(players=2, seed=3, seats=["Ann", "Ben"])
    while game.check("end").allowed:
        game.play(game.legal_actions()[0])
    seat, lines = game.to_move, iter(["end", None])
    TextGame(game, {}, console(), lambda prompt: next(lines), tmp_path / "kept.json").run()
    out = capsys.readouterr().out
    assert "That isn't allowed" in out and "haven't used everything" not in out
    assert game.to_move == seat


def test_a_game_can_be_left_at_once(run, tmp_path):
    assert "Bye!" in run.good("play", "--text", "--seed", 3)
    assert not (tmp_path / "data").exists()


def test_a_game_among_bots_runs_to_its_end(run):
    out = run.good(
        *("play", "--text", "--first-game", "--players", 2, "--bots", "greedy,greedy"),
        *("--seed", 2),
    )
    assert re.search(
        r"^bot greedy \(\w+\)( and .*)? wins? (together )?in round \d+", out, re.MULTILINE
    )


def test_a_person_plays_a_whole_game_in_the_terminal(run, capsys, tmp_path):
    """Actions are named by their numbers and by their notation, in turn."""
    game = oracle_nb.new_game(players=2, seed=6, rules=FIRST_GAME, seats=["you", "bot:random"])
    advice = make_bot("greedy", 1, game.rules)
    bots = {1: make_bot("random", 2, game.rules)}

    def read(prompt: str) -> str:
        if game.result is not None:
            return ""  # no review
        assert prompt.startswith("you (")
        action = advice.decide(game.view(0), game.legal_actions())
        by_number = len(game.history) % 2
        return str(table._menu.actions.index(action) + 1) if by_number else game.write(action)

    table = TextGame(game, bots, console(), read, tmp_path / "kept.json")
    table.run()
    out = capsys.readouterr().out
    assert game.result is not None and game.result.finished
    assert re.search(r"wins in round \d+", out)
    assert not (tmp_path / "kept.json").exists()


def test_the_menu_has_every_action_once():
    game = played(30)
    table = TextGame(game, {}, console(), lambda prompt: None, Path("unused"))
    actions = table._menu.actions
    assert sorted(actions, key=repr) == sorted(game.legal_actions(), key=repr)
    text = "\n".join(table._menu.lines(80))
    numbers = [int(match) for match in re.findall(r"(?<![\w(])(\d+) ", text)]
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


def test_a_game_without_its_own_table_can_be_played(capsys, monkeypatch, tmp_path):
    plain = TextInterface()
    monkeypatch.setattr(DelphiPackage, "text_interface", lambda *_args: plain)
    game = oracle_nb.new_game(players=2, seed=3, seats=["Ann", "Ben"])
    first = game.legal_actions()[-1]
    end = str(len(game.legal_actions()))
    lines = iter([end, end, "1", None])
    TextGame(game, {}, console(), lambda prompt: next(lines), tmp_path / "kept.json").run()
    out = capsys.readouterr().out
    assert len(game.history) == 2
    assert game.history[0].action == first
    assert "Ann: " in out
    assert load(tmp_path / "kept.json").position == game.position


def test_players_do_not_see_tiles_that_only_others_looked_at(run, capsys):
    game = oracle_nb.new_game(players=2, seed=3, seats=["Ann", "Ben"])
    looks = next(
        action for action in game.legal_actions() if game.write(action).startswith("look die")
    )
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
    assert "Player 1 (" in done.stdout


def test_the_terminal_speaks_polish(run, tmp_path):
    save = tmp_path / "gra.json"
    typed = ("help", "?1", "move die:green A11", "1", "undo", "fly", "999", f"save {save}", "quit")
    out = run.good(
        *("play", "--text", "--lang", "pl", "--seed", 3, "--bots", "random,random"),
        typed="\n".join(typed),
    )
    for said in (
        "Runda 1, tura Czerwonego, faza 2, akcje",
        "Gracz 1 (czerwony)>",
        "żetony łaski",
        "wyświetl zasadę, na przykład: rule Dwanaście kafli planszy",
        "To jest niedozwolone:",
        "Cofnięto.",
        "nie da się tego odczytać",
        "nie ma akcji 999",
        "Zapisano. Aby grać dalej: oracle-nb play --text --lang pl --load",
        "Do zobaczenia!",
    ):
        assert said in out, said
    printed = run.good("replay", save, "--lang", "pl", "--events")
    assert printed.startswith("Grają: Gracz 1 (czerwony), bot random (zielony) i bot random")
    assert "Partia nie jest skończona; na razie 0 akcji." in printed
    assert "czarne pole morza" in run.good("show", save, "--lang", "pl", "--format", "svg")
    assert "Rozstrzygnięcie 27: " in run.good("rules", "--lang", "pl", "ruling", "27")


def test_the_language_changes_in_the_middle_of_a_game(run):
    typed = ("1", "lang tlh", "lang pl", "players", "lang en", "log 1", "quit")
    out = run.good("play", "--text", "--seed", 3, "--bots", "random,random", typed="\n".join(typed))
    assert "Name a language: lang en or pl" in out
    english, polish = out.index("choose an action (2 dice left)"), out.index("zostały 2 kości")
    assert english < polish, "the game goes on where it was"
    assert "Gracz 1 (czerwony)> " in out[polish:] and "Player 1 (czerwony)" not in out
    assert "żetony łaski" in out[polish:] and "dice left" in out[polish:]
    assert out.rstrip().splitlines()[-1].startswith("  oracle-nb play --text --load")
