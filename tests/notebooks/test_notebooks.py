"""Every cell of every notebook and tutorial runs, in a kernel as Jupyter starts it.

All notebooks share one kernel, which forgets all names before each of them: starting a kernel and
importing Panel takes longer than most notebooks do.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nbformat
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import start_new_kernel

ROOT: Final = Path(__file__).resolve().parents[2]
NOTEBOOKS: Final = sorted(
    # The Polish tutorials have the same code: tests/web/test_tutorials.py compares them.
    path
    for folder in ("notebooks", "tutorials", "tutorials/mythology")
    for path in (ROOT / folder).glob("*.ipynb")
)
SAMPLED: Final = 8
"""`make test` runs one tutorial of this number: all are made in the same way."""
PATIENCE: Final = 250
"""Seconds that a cell may take."""


@pytest.fixture(scope="module")
def kernel() -> Iterator[BlockingKernelClient]:
    manager, client = start_new_kernel(kernel_name="python3")
    yield client
    client.stop_channels()
    manager.shutdown_kernel()


def run(kernel: BlockingKernelClient, code: str) -> str:
    """Run code in the kernel; return the traceback of its error, or ""."""
    said: list[dict[str, Any]] = []
    reply = kernel.execute_interactive(
        code, allow_stdin=False, timeout=PATIENCE, output_hook=said.append
    )
    if reply["content"]["status"] == "ok":
        return ""
    return "\n".join(reply["content"].get("traceback") or ["the kernel was interrupted"])


def test_there_are_notebooks():
    assert {path.parent.name for path in NOTEBOOKS} == {"notebooks", "tutorials", "mythology"}


@pytest.mark.parametrize(
    "path",
    [
        path
        if path.parent.name == "notebooks" or number % SAMPLED == 0
        else pytest.param(path, marks=pytest.mark.long)
        for number, path in enumerate(NOTEBOOKS)
    ],
    ids=lambda path: path.stem,
)
def test_every_cell_runs(kernel, path):
    assert not run(kernel, f"%cd -q {path.parent}\n%reset -f")
    cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
    assert cells
    for number, cell in enumerate(cells, 1):
        fault = run(kernel, cell.source)
        assert not fault, f"code cell {number} of {path.name}:\n{cell.source}\n{fault}"


def test_a_cell_that_fails_is_noticed(kernel):
    assert "ZeroDivisionError" in run(kernel, "1 / 0")
    assert not run(kernel, "x = 1\n%reset -f")
    assert "NameError" in run(kernel, "x")
