"""How tests run the command line, and games to run it on."""

import io
import subprocess
import sys
from typing import Any

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.cli import main


class Run:
    """Runs commands in this process: exit code, what was printed, what was complained about."""

    def __init__(self, capsys: Any, monkeypatch: Any) -> None:
        self._capsys, self._patch = capsys, monkeypatch

    def __call__(self, *arguments: object, typed: str = "") -> tuple[int, str, str]:
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return code, out, err

    def good(self, *arguments: object, typed: str = "") -> str:
        code, out, err = self(*arguments, typed=typed)
        # The output, without a complaint.
        errors = [
            line for line in err.splitlines() if not line.startswith(("Saved: ", "Zapisano: "))
        ]
        assert (code, errors) == (0, [])
        return out

    def bad(self, *arguments: object, code: int = 2) -> str:
        """One line about what is wrong, without the program's name."""
        status, _, err = self(*arguments)
        assert status == code
        assert err.count("\n") == 1, err
        assert "Traceback" not in err
        name, _, text = err.strip().partition(": ")
        assert name == "oracle-nb"
        return text


def process(*arguments: str, typed: str = "", **more: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "oracle_nb", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=250,
        check=False,
        **more,
    )


def played(actions: int, seed: int = 5) -> oracle_nb.Game:
    """A game some way on, with names that say who plays."""
    game = oracle_nb.new_game(players=2, seed=seed, seats=["Ann", "bot:random"])
    bot = make_bot("random", 1, game.rules)
    for _ in range(actions):
        assert game.to_move is not None
        game.play(bot.decide(game.view(game.to_move), game.legal_actions()))
    return game
