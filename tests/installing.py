"""Games that are installed beside those of the package, for processes that a test starts."""

import os
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
"""The repository, below which the module of a test's game is found."""
TOY: Final = "tests.toy.package:TOY"
"""Where the toy game is defined."""


def installed(folder: Path, games: dict[str, str]) -> dict[str, str]:
    """Return the environment variables with which a new process finds more games installed.

    Parameters
    ----------
    folder
        Where their metadata is written, as installers write it.
    games
        Where each game is defined, as "module:name", by its own name: ``{"toy": TOY}``. Modules
        below the repository are found.
    """
    for name, place in games.items():
        about = folder / f"{name}-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[oracle_nb.games]\n{name} = {place}\n")
    return {"PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))}
