"""Rules, bots, pictures and the command line need no extra, and what needs one says which."""

import os
import subprocess
import sys
from typing import Final

from packaging.requirements import Requirement

from tests.project.test_project import PROJECT
from tests.sources import ROOT

CORE: Final = """
import sys
sys.modules.update(dict.fromkeys(sys.argv[2].split()))
import oracle_nb
from oracle_nb.core.extras import MissingExtra
from oracle_nb.cli import main

for name in ("delphi", "mythology"):
    game = oracle_nb.new_game(seed=1, game=name)
    action = game.legal_actions()[0]
    assert game.explain(action).allowed
    game.play(action)
    path = game.save(f"{sys.argv[1]}/{name}.json")
    assert oracle_nb.open_game(path).position == game.position
    assert game._repr_svg_()
assert [*oracle_nb.simulate(1, 2, "random")]
assert oracle_nb.Board(oracle_nb.free_layout(7)).sea()
for command in ("show --seed 7", "rules move.range", f"show --seed 7 -o {sys.argv[1]}/board.png"):
    assert main(command.split()) == 0, command

missed = []
for function in (
    lambda: oracle_nb.table(game),
    lambda: oracle_nb.explore("free.7"),
    lambda: oracle_nb.frames.log(game),
    lambda: oracle_nb.env(),
):
    try:
        function()
    except MissingExtra as error:
        missed.append(str(error).rpartition("[")[2])
assert missed == ["app]'", "app]'", "analysis]'", "env]'"], missed
assert main(["play", "--no-browser"]) == 1
"""


def packages() -> set[str]:
    """The modules of the packages that extras for users add."""
    extras = PROJECT["project"]["optional-dependencies"]
    names = [Requirement(text) for extra in ("app", "analysis", "env") for text in extras[extra]]
    return {requirement.name.lower() for requirement in names} | {"IPython", "param"}


def test_the_core_needs_no_extra_and_the_rest_says_which(tmp_path):
    assert {"panel", "tornado", "pandas"} <= packages()
    done = subprocess.run(
        [sys.executable, "-c", CORE, str(tmp_path), " ".join(packages())],
        env={**os.environ, "ORACLE_NB_DATA": str(tmp_path / "data"), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=280,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert (
        "Panel, Bokeh and ipycanvas are not installed: pip install 'oracle-nb[app]'" in done.stderr
    )
