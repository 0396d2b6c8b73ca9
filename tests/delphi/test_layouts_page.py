"""docs/layouts.md: what it shows in Python is so, and its commands are there."""

import re
from pathlib import Path

from oracle_nb.cli import main
from oracle_nb.delphi.board import GENERATORS, compact_layout, layout_code

PAGE = (Path(__file__).parents[2] / "docs" / "layouts.md").read_text("utf-8")


def test_python_examples_on_the_page_are_correct():
    (block,) = re.findall(r"(?s)```python\n(.*?)```", PAGE)
    exec(compile(block, "docs/layouts.md", "exec"), {})


def test_every_kind_is_described():
    assert re.findall(r"(?m)^\| `(\w+)` \|", PAGE) == list(GENERATORS)
    assert f"{len(layout_code(compact_layout(1)))} letters" in PAGE


def test_every_command_works(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    (block,) = re.findall(r"(?s)```\n(oracle-nb.*?)```", PAGE)
    for line in block.splitlines():
        assert main(line.split()[1:]) == 0, capfd.readouterr().err
    assert {path.name for path in tmp_path.iterdir()} == {"sea.json", "sea.graphml", "sheet.html"}
