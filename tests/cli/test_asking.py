"""Whatever is asked of the command line: help, errors, languages."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import oracle_nb
from oracle_nb.cli import command_line
from oracle_nb.cli.failures import failure
from oracle_nb.cli.usage_errors import misuse
from oracle_nb.core.errors import OracleError
from oracle_nb.terminal.console import CommandError
from tests.samples import sampled

ROOT = Path(__file__).parents[2]
COMMANDS = (
    *("play", "simulate", "show", "rules", "replay", "scenario"),
    *("lesson", "explore", "atlas", "schema"),
)


def test_help_lists_every_command():
    runner = CliRunner()
    said = runner.invoke(command_line(), ["--help"])
    assert said.exit_code == 0
    for name in COMMANDS:
        assert re.search(rf"\b{name}\b", said.output)
        own = runner.invoke(command_line(), [name, "--help"])
        assert own.exit_code == 0
        assert "Usage:" in own.output


def test_without_arguments_there_is_help(run):
    _, out, _ = run()
    assert "Usage: oracle-nb" in out


def test_the_installed_command_prints_its_version():
    program = Path(sys.executable).with_name("oracle-nb")
    done = subprocess.run([program, "--version"], capture_output=True, text=True, check=True)
    assert done.stdout in {
        f"oracle-nb {oracle_nb.__version__} (plain Python)\n",
        f"oracle-nb {oracle_nb.__version__} (compiled)\n",
    }


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("simulate --games -1", "--games"),
        ("simulate --games 0", "--games"),
        ("simulate --bots gredy", "there is no bot 'gredy'; did you mean 'greedy'? Choose"),
        (
            "show --game delhpi",
            "'delhpi' is not an installed game (delphi, mythology, mythology-advanced); did you",
        ),
        ("explore compct.3", "got another text; did you mean 'compact'"),
        ("explore nothing", "a kind and a seed such as free.7"),
        ("rules nosuch.rule", "no rule 'nosuch.rule'; the ids begin with board, setup, "),
        ("rules basic.prize-try", "it's a rule of another game: --game mythology"),
        ("rules move.range --game mythology", "it's a rule of another game: --game delphi"),
        ("rules move.rnge --game delphi", "no rule 'move.rnge'; did you mean 'move.range', "),
        ("shw", "there is no command 'shw'; did you mean show"),
        ("shw --lang pl", "nie ma polecenia „shw”; najbliższe: show"),
        ("lesson chek", "there is no command 'chek'; did you mean check"),
        ("lesson worksheet sailng", "There is no lesson 'sailng'; did you mean sailing"),
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
def test_a_wrong_argument_is_reported_in_one_line(run, arguments, words):
    assert words.lower() in run.bad(*arguments.split()).lower()


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (
            "show --format pdf",
            "--format: 'pdf' is not one of svg, png and text",
            "--format: „pdf” to niedozwolona wartość; dozwolone: svg, png i text",
        ),
        (
            "show --players x",
            "--players: must be a whole number",
            "--players: potrzebna jest liczba całkowita",
        ),
        (
            "show --sead 3",
            "there is no option --sead; did you mean",
            "nie ma opcji --sead; najbliższe:",
        ),
        ("replay", "FILE is missing", "brakuje argumentu FILE"),
        ("show a b", "b: too many arguments", "b: zbędny argument"),
        ("replay nix.json", "nix.json: no such file", "nix.json: nie ma takiego pliku"),
        ("replay tests", "tests: this is a folder", "tests: to katalog"),
    ],
)
def test_a_wrong_argument_is_reported_in_the_requested_language(run, arguments, english, polish):
    words = [str(ROOT / part) if part == "tests" else part for part in arguments.split()]
    assert english in run.bad(*words)
    printed = run.bad(*words, "--lang", "pl")
    assert polish in printed and "rror" not in printed
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

    printed = misuse(Old(), "en")
    assert printed in {
        "--players: must be a number from 2 to 4",
        "--players: must be a whole number",
    }


@pytest.mark.parametrize(
    ("command", "code", "said"),
    sampled(
        (
            ("rules | head -n 1", 0, ""),
            # This output is too large for the buffer of a pipe, and its first write fails already.
            ("show --format svg | head -c 1", 0, ""),
            ("share --help >&-", 0, ""),
            ("play --text --seed 3 >&- <&-", 0, ""),
            ("rules --lang pl 2>&-", 0, ""),
            ("nothing 2>&- >&-", 2, ""),
            ("rules >/dev/full", 1, "The output can't be written: No space left on device"),
            ("--help >/dev/full", 1, "The output can't be written: No space left on device"),
            ("rules >/dev/full --lang pl", 1, "Nie można zapisać wyniku: No space left on device"),
            ("rules >/dev/full 2>&1", 1, ""),
        ),
        6,
    ),
)
def test_an_output_that_cannot_be_written_is_no_traceback(command, code, said):
    if "/dev/full" in command and not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    line = f"{sys.executable} -m oracle_nb {command}"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**os.environ, "LC_ALL": "C.UTF-8"},
        timeout=250,
        check=False,
    )
    assert done.stderr == (f"oracle-nb: {said}\n" if said else "")
    assert done.returncode == code


@pytest.mark.parametrize(
    ("command", "says", "encoding"),
    sampled(
        (
            ("rules move.range --lang pl", "Jak daleko plyniesz", "cp1252"),
            ("rules move.range --lang pl", "Jak daleko plyniesz", "ascii"),
            ("simulate --games 1 --players 2 --bots greedy --lang pl", "miejsca", "latin-1"),
            ("simulate --option help --lang pl", "board=", "ascii"),
            ("replay - --lang pl", "jest skonczona", "cp1252"),
            ("pack list --lang pl", "oryginal", "latin-1"),
        ),
        3,
    ),
)
def test_no_character_is_too_much_for_an_encoding(command, says, encoding):
    done = subprocess.run(
        [sys.executable, "-m", "oracle_nb", *command.split()],
        input=oracle_nb.new_game(players=2, seed=3).to_json(),
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=250,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert says in done.stdout.decode(encoding)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (CommandError("wrong"), 2, "wrong"),
        (OracleError("failed"), 1, "failed"),
        (OSError(5, "Input/output error", "a.json"), 1, "a.json: Input/output error"),
        (MemoryError(), 1, "There isn't enough memory for this."),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 0, ""),
    ],
)
def test_an_expected_failure_has_one_line_and_an_exit_code(capsys, error, code, said):
    assert failure(error, "en") == code
    assert capsys.readouterr().err == (f"oracle-nb: {said}\n" if said else "")


def test_an_unexpected_failure_keeps_its_traceback():
    with pytest.raises(ZeroDivisionError):
        failure(ZeroDivisionError(), "en")


def test_an_unknown_language_is_refused(run):
    for command in ("show", "rules"):
        code, out, said = run(command, "--lang", "tlh")
        assert (code, out) == (2, "")
        assert said == "oracle-nb: --lang tlh: choose en or pl\n"
