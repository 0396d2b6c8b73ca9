"""The README runs as it is written, and what it points to is there."""

import io
import re
import shlex
import subprocess
from contextlib import redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest

import oracle_nb
from oracle_nb.cli import main
from oracle_nb.games.registry import scene_of
from oracle_nb.render.svg import to_svg
from oracle_nb.storage.database import locations
from oracle_nb.web.runtime.server.jupyter_proxy import setup
from scripts import repository

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    matches = re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    assert matches, f"the README has no {language} block"
    return matches


def test_its_python_runs_and_prints_the_documented_output(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    printed = []
    for block in blocks("python"):
        with redirect_stdout(io.StringIO()) as output:
            exec(compile(block, "README.md", "exec"), names)
        printed.append(output.getvalue())
    texts = blocks("text")
    assert [text for text in printed if text][: len(texts)] == texts
    assert names["game"]._repr_svg_().startswith("<svg")


def test_the_guide_says_where_games_are_saved(monkeypatch):
    monkeypatch.delenv(locations.PLACE, raising=False)
    guide = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    assert f"`{locations.FILE}`" in guide and f"`{locations.PLACE}`" in guide
    assert locations.folder().name == "oracle_nb" and "/oracle_nb`" in guide
    assert "`last-game.json`" in guide


def test_its_sections_are_in_the_order_in_which_people_need_them():
    sections = re.findall(r"^## (.+)", TEXT, re.MULTILINE)
    assert sections[:6] == ["Start", "Play", "Learn", "Explore", "Python", "Host"]
    assert TEXT.index("git clone") < TEXT.index("make play") < TEXT.index("## Play")
    assert {"table.png", "mythology.png"} <= set(re.findall(r"images/([\w.-]+)\)", TEXT))


def test_five_lines_play_a_turn():
    (turn,) = (block for block in blocks("python") if "new_game(players=3" in block)
    assert 1 < len([line for line in turn.splitlines() if "play(" in line]) <= 5


COMMANDS = [
    line.removeprefix("$ ").partition("#")[0].strip()
    for block in blocks("console")
    for line in block.splitlines()
    if line.startswith("$ ")
]


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path))
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    served: list[dict[str, Any]] = []
    serve = import_module("oracle_nb.web.runtime.server.launch")
    monkeypatch.setattr(serve, "listen", lambda **options: served.append(options))
    monkeypatch.setattr(serve, "serve", lambda *_, **options: served.append(options))
    program, *arguments = shlex.split(command.replace("--layouts 20", "--layouts 4"))
    assert program == "oracle-nb"
    written = []
    if "-o" in arguments:
        place = arguments.index("-o") + 1
        written = [tmp_path / arguments[place]]
        arguments[place] = str(written[0])
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert err == "".join(f"Saved: {file}\n" for file in written)
    assert out or served or (written and all(file.stat().st_size for file in written))


def test_its_make_targets_are_there():
    done = subprocess.run(
        ["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=250, check=True
    )
    targets = re.findall(r"^  make (\w+)", done.stdout, re.MULTILINE)
    named = re.findall(r"^make (\w+)$|`make (\w+)`", TEXT, re.MULTILINE)
    assert named
    for pair in named:
        assert "".join(pair) in targets


def test_its_links_have_targets():
    links = [link for link in re.findall(r"\]\(([^)]+)\)", TEXT) if "://" not in link]
    assert len(links) > 4
    for link in links:
        assert (ROOT / link).exists(), link


def test_its_badges_open_the_app_and_a_notebook():
    links = re.findall(r"\]\((https://mybinder\.org/v2/gh/[^)]+)\)", repository.BADGES)
    asked = [parse_qs(urlparse(link).query, strict_parsing=True) for link in links]
    (app,), (notebook,) = asked[0]["urlpath"], asked[1]["labpath"]
    assert len(asked) == 2
    assert app == setup()["launcher_entry"]["path_info"]
    assert (ROOT / notebook).is_file()
    # Binder's own form writes a slash in an address like this.
    assert all("/" not in urlparse(link).query for link in links)


def test_its_picture_is_of_the_real_board():
    picture = (ROOT / "docs/images/board.svg").read_text(encoding="utf-8")
    game = oracle_nb.new_game(players=3, seed=3)

    def shown_output(svg: str) -> list[str]:
        return re.findall(r"<title>(.*?)</title>", svg)

    again = "oracle-nb show --seed 3 -o docs/images/board.svg"
    assert shown_output(picture) == shown_output(to_svg(scene_of(game.rules, game.position))), again
