"""Games of other packages, as a new process finds them."""

import os
import subprocess
import sys
from pathlib import Path

from tests.installed_games import TOY, installed

NAMES = "from oracle_nb.games.registry import game_names, package_of; print(*game_names())"


def test_an_installed_game_is_found_after_those_of_the_package(tmp_path: Path) -> None:
    env = {**os.environ, **installed(tmp_path, {"toy": TOY})}
    code = f"{NAMES}; print(package_of('toy').title())"
    run = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    assert run.stdout.splitlines() == ["delphi mythology mythology-advanced toy", "The toy game"]
