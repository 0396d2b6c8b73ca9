"""Copy the checkout into a folder in which some modules are compiled, to run all tests there.

    .venv/bin/python scripts/compiled_checkout.py build/compiled
    cd build/compiled && ../../.venv/bin/python -m pytest -q -m "not (long or browser)"

The folder has every committed file, but its `oracle_nb` comes from a wheel that is built as by
`make wheel`. A wheel can also be given: `--wheel dist/NAME.whl`.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent


def build_wheel(folder: Path) -> Path:
    """Build a wheel with compiled modules in a folder. Raises CalledProcessError if that fails."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "-o", str(folder), "."]
    subprocess.run(command, cwd=ROOT, check=True, env=os.environ | {"ORACLE_NB_COMPILED": "1"})
    (wheel,) = folder.glob("*.whl")
    return wheel


def unpack(wheel: Path, folder: Path) -> None:
    """Write the committed files into a folder, with `oracle_nb` as it is in a wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    done = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, stdout=subprocess.PIPE, check=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    shutil.rmtree(folder / "oracle_nb")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)  # noqa: S202 - it is our own


def main() -> int:
    """Make the folder; the exit code."""
    parser = argparse.ArgumentParser(description="Copy the checkout with compiled modules.")
    parser.add_argument("folder", type=Path, help="the folder, which is replaced")
    parser.add_argument("--wheel", type=Path, help="a wheel that has been built")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        unpack(given.wheel or build_wheel(Path(scratch)), given.folder)
    print(given.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
