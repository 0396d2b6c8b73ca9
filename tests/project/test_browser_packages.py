"""The packages that a script, and Python in a browser, needs."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NOT_IN_BROWSERS = {
    *("filelock", "ipykernel", "joblib", "numpy", "pillow", "rustworkx", "tornado"),
}
"""Packages with processes or locks, and those without a wheel for browsers on PyPI."""
HEAVY = {
    *("IPython", "PIL", "bokeh", "ipycanvas", "ipywidgets", "networkx", "numpy", "pandas", "panel"),
    *("param", "rustworkx", "tornado"),
}
PLAYED = """
import sys

import oracle_nb

game = oracle_nb.new_game(players=2, seed=3)
from oracle_nb.bots import make_bot

for name in ("random", "greedy", "planner-quick"):
    bot = make_bot(name, 1, game.rules)
    view = game.rules.view(game.position, game.to_move)
    game.play(bot.decide(view, game.legal_actions()))
game.explain(game.write(game.legal_actions()[0]))
game.share()
print(*sys.modules)
"""


def modules(code: str) -> set[str]:
    """Return the packages that are loaded after some code."""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.partition(".")[0] for name in run.stdout.split()}


@pytest.mark.parametrize(
    "module",
    [
        "oracle_nb",
        "oracle_nb.games.game",
        "oracle_nb.delphi.rules",
        "oracle_nb.mythology.rules",
        "oracle_nb.web.session.page",
        "oracle_nb.web.runtime.in_browser",
    ],
)
def test_a_module_loads_nothing_heavy(module):
    loaded = modules(f"import sys, {module}; print(*sys.modules)")
    assert "oracle_nb" in loaded and not loaded & HEAVY


def test_a_script_that_plays_loads_nothing_heavy():
    loaded = modules(PLAYED)
    assert "msgspec" in loaded and not loaded & HEAVY


def test_a_browser_can_install_the_package():
    requirements = [Requirement(text) for text in PROJECT["dependencies"]]
    needed = {
        requirement.name
        for requirement in requirements
        if requirement.marker is None or requirement.marker.evaluate({"sys_platform": "emscripten"})
    }
    assert {"babel", "msgspec"} <= needed and not needed & NOT_IN_BROWSERS
    here = {
        requirement.name
        for requirement in requirements
        if requirement.marker is None or requirement.marker.evaluate({"sys_platform": "linux"})
    }
    assert {"numpy", "pillow", "rustworkx"} <= here


def test_the_lock_of_the_site_has_a_hash_for_every_package():
    lines = (ROOT / "site.lock").read_text("utf-8").replace("\\\n", " ").splitlines()
    packages = [line for line in lines if line and not line.startswith("#")]
    assert any(line.startswith("msgspec==") for line in packages)
    assert all("--hash=sha256:" in line for line in packages)
