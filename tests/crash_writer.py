"""A process that plays and saves, killed at any moment: what it had said to be saved is there."""

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from oracle_nb.delphi import new_game
from oracle_nb.web.saved_games.store import Store

ROOT = Path(__file__).resolve().parents[1]


def play_on(folder: Path, name: str) -> None:
    """Play the game on, without end; write how many actions are saved, after each."""
    store = Store(folder)
    game, revision = store.load(name)
    random = Random()
    while True:
        options = game.legal_actions()
        if not options:
            game = new_game(players=2)
            options = game.legal_actions()
        game.play(random.choice(options))
        revision = store.save(name, game, revision)
        print(revision, flush=True)


def kill_many(folder: Path, times: int, random: Random) -> int:
    """Kill it so often; how many actions were lost that had been saved, in all."""
    store = Store(folder)
    name = store.add(new_game(players=2, seed=1))
    lost = 0
    for _ in range(times):
        command = [sys.executable, "-m", "tests.crash_writer", str(folder), name]
        env = {**os.environ, "PYTHONPATH": str(ROOT)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT, env=env) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert said, "it didn't begin"
            # Not a wait for a condition: the moment of the kill is random.
            time.sleep(random.random() / 5)
            process.kill()
            said += process.stdout.read()
        revision_reported = int(said.split()[-1]) if said.endswith(b"\n") else int(said.split()[-2])
        with sqlite3.connect(store.database.name) as base:
            assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        _, revision = store.load(name)
        assert revision <= revision_reported + 1, "at most the action under way was saved unsaid"
        lost += max(0, revision_reported - revision)
    return lost


if __name__ == "__main__":
    play_on(Path(sys.argv[1]), sys.argv[2])
