"""Run the notebooks and store what their cells show, or check that stored outputs are in order.

    .venv/bin/python scripts/notebooks.py [NOTEBOOK ...]            # as `make notebooks` does
    .venv/bin/python scripts/notebooks.py --check [NOTEBOOK ...]    # runs nothing; for commits

Outputs are the same in every run: progress bars aren't stored, and only a picture of a live page,
such as a table. ``tests/notebooks`` compares the stored outputs with those of a run.
Tutorials are written by ``scripts/tutorials.py``.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from jupyter_client.blocking.client import BlockingKernelClient

ROOT: Final = Path(__file__).resolve().parent.parent
MAXIMUM: Final = 1_500_000
"""Maximum number of bytes of all notebooks together."""
SHOWN: Final = frozenset({"stream", "display_data", "execute_result"})
KINDS: Final = frozenset({"image/png", "image/svg+xml", "text/html", "text/markdown", "text/plain"})
"""The MIME types of stored outputs."""
WIDGET: Final = "application/vnd.jupyter.widget-view+json"
"""The MIME type of what only a running kernel can show, such as a progress bar."""
PATIENCE: Final = 250
"""Maximum number of seconds that a cell may take; the review of a game takes longest."""
PICTURE: Final = re.compile(r'<div id="oracle-nb-\w+">.*?<img src="data:image/png;base64,([^"]+)"')
PRIVATE: Final = re.compile(r"(?<![\w.}>-])/(?:home|root|Users|tmp|work)/\w|\bat 0x[0-9a-f]{6}")
"""Folders of somebody's machine, and addresses in its memory."""

Output = dict[str, Any]
Notebook = dict[str, Any]


class CellError(Exception):
    """A cell failed; the message has its traceback."""


class Kernel:
    """A kernel as Jupyter starts it, for one notebook after the other.

    Starting a kernel and importing Panel takes longer than most notebooks do.
    """

    def __init__(self, client: BlockingKernelClient) -> None:
        self._client = client

    def run(self, source: str) -> list[Output]:
        """Run the source of a cell and return its outputs. Raises CellError."""
        messages: list[dict[str, Any]] = []
        reply = self._client.execute_interactive(
            source, allow_stdin=False, timeout=PATIENCE, output_hook=messages.append
        )
        if reply["content"]["status"] != "ok":
            traceback = reply["content"].get("traceback") or ["the kernel was interrupted"]
            raise CellError("\n".join(traceback))
        return list(_outputs(messages))

    def run_notebook(self, path: Path) -> Notebook:
        """Return a notebook with the outputs of this run. Raises CellError."""
        from nbformat import from_dict

        notebook = read(path)
        self.run(f"%cd -q {path.parent}\n%reset -f")
        for number, cell in enumerate(code_cells(notebook), 1):
            try:
                outputs = self.run(cell["source"])
            except CellError as error:
                source = cell["source"]
                raise CellError(f"{path.name}, code cell {number}:\n{source}\n{error}") from None
            stored = from_dict([_numbered(output, number) for output in outputs])  # type: ignore[no-untyped-call]
            cell["outputs"] = stored
            cell["execution_count"] = number
        notebook["metadata"]["sources"] = sources(notebook)
        return notebook


@contextmanager
def kernel() -> Iterator[Kernel]:
    """Start a kernel with an empty data folder, and stop it at the end."""
    from jupyter_client.manager import start_new_kernel

    with TemporaryDirectory(prefix="oracle-nb-notebooks-") as folder:
        environment = {
            **os.environ,
            "ORACLE_NB_DATA": folder,
            "PYDEVD_DISABLE_FILE_VALIDATION": "1",
        }
        manager, client = start_new_kernel(kernel_name="python3", env=environment)
        try:
            yield Kernel(client)
        finally:
            client.stop_channels()
            manager.shutdown_kernel()


def _outputs(messages: Iterable[dict[str, Any]]) -> Iterator[Output]:
    """Yield what a notebook keeps of messages; texts that follow each other are one output."""
    stream: Output | None = None
    for message in messages:
        if (kind := message["msg_type"]) not in SHOWN:
            continue
        content = message["content"]
        if WIDGET in content.get("data", ()):
            continue
        if kind != "stream":
            stream = None
            metadata = {} if (data := _still(content["data"])) else content["metadata"]
            data = data or content["data"]
            yield {"output_type": kind, "data": data, "metadata": metadata}
        elif stream and stream["name"] == content["name"]:
            stream["text"] += content["text"]
        else:
            stream = {"output_type": kind, "name": content["name"], "text": content["text"]}
            yield stream


def _still(data: dict[str, str]) -> dict[str, str]:
    """Return the picture of a live page as an output of its own; {} for any other output."""
    if picture := PICTURE.match(data.get("text/html", "")):
        return {"image/png": picture[1], "text/plain": data["text/plain"].splitlines()[0]}
    return {}


def _numbered(output: Output, number: int) -> Output:
    if output["output_type"] == "execute_result":
        return {**output, "execution_count": number}
    return output


def code_cells(notebook: Notebook) -> list[dict[str, Any]]:
    """Return the cells with code."""
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def sources(notebook: Notebook) -> str:
    """Return a hash of all code of a notebook."""
    code = "\0".join(cell["source"] for cell in code_cells(notebook))
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def read(path: Path) -> Notebook:
    """Return the notebook in a file."""
    import nbformat

    notebook: Notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    return notebook


def write(notebook: Notebook, path: Path) -> None:
    """Write a notebook to a file, in the form in which JupyterLab saves it."""
    import nbformat

    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def comparable(notebook: Notebook) -> list[list[Output]]:
    """Return the outputs without the bytes of PNGs: fonts differ from machine to machine."""
    cells = [[dict(output) for output in cell["outputs"]] for cell in code_cells(notebook)]
    for output in (output for cell in cells for output in cell):
        if "image/png" in output.get("data", {}):
            output["data"] = {**output["data"], "image/png": ""}
    return cells


def fault(path: Path) -> str:
    """Return what is wrong with the stored outputs of a notebook; "" if nothing is."""
    notebook = read(path)
    cells = code_cells(notebook)
    counts = [cell["execution_count"] for cell in cells]
    kinds = {
        kind for cell in cells for output in cell["outputs"] for kind in output.get("data", ())
    }
    if notebook["metadata"].get("sources") != sources(notebook):
        return "its code has changed since it was last run"
    if counts != list(range(1, len(counts) + 1)) or kinds - KINDS:
        return "its outputs were stored by another program"
    outputs = str([cell["outputs"] for cell in cells])
    if private := PRIVATE.search(outputs):
        return f"an output names a place on this machine: {private[0]}"
    return ""


def notebooks() -> list[Path]:
    """Return all notebooks that are run, in the order of their names."""
    return sorted((ROOT / "notebooks").glob("*.ipynb"))


def store(paths: Iterable[Path]) -> None:
    """Run notebooks and store their outputs. Raises CellError."""
    with kernel() as running:
        for path in paths:
            begun = time.perf_counter()
            write(running.run_notebook(path), path)
            seconds = time.perf_counter() - begun
            print(f"{path.name}: {seconds:.0f} s, {path.stat().st_size / 1000:.0f} kB")


def main(arguments: list[str]) -> int:
    """Run notebooks or check their outputs; 1 if anything is wrong with them."""
    paths = [Path(name) for name in arguments if name != "--check"] or notebooks()
    if "--check" not in arguments:
        store(paths)
    faults = {path: wrong for path in paths if (wrong := fault(path))}
    for path, wrong in faults.items():
        print(f"{path}: {wrong}; run `make notebooks`")
    size = sum(path.stat().st_size for path in notebooks())
    if size > MAXIMUM:
        print(f"the notebooks have {size:,} bytes together, and {MAXIMUM:,} are allowed")
    return 1 if faults or size > MAXIMUM else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
