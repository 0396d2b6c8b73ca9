"""Games that are installed beside those of the package, for this process or those it starts."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oracle_nb.games import registry

ROOT: Final = Path(__file__).resolve().parents[1]
"""The repository, below which the module of a test's game is found."""
EXAMPLE: Final = ROOT / "examples/harvest"
"""The folder of a game with a package of its own."""
TUTORIAL: Final = ROOT / "examples/nim"
"""The folder of the game that docs/adding-a-game.md builds."""
TOY: Final = "tests.toy.package:TOY"
"""The module that defines the toy game."""
HARVEST: Final = "harvest_game:HARVEST"
"""The module that defines the example."""
NIM: Final = "nim_game:NIM"
"""The module that defines the game of the tutorial."""


def installed(folder: Path, games: dict[str, str]) -> dict[str, str]:
    """Return the environment variables with which a new process finds more games installed.

    Parameters
    ----------
    folder
        Where their metadata is written, as installers write it.
    games
        Where each game is defined, as "module:name", by its own name: ``{"toy": TOY}``. Modules
        below the repository and the examples are found.
    """
    for name, place in games.items():
        about = folder / f"{name}-1.0.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(f"[{registry.ENTRY_POINTS}]\n{name} = {place}\n")
    return {"PYTHONPATH": os.pathsep.join(map(str, (folder, ROOT, EXAMPLE, TUTORIAL)))}


@contextmanager
def installed_here(folder: Path, games: dict[str, str]) -> Iterator[None]:
    """Let this process find more games installed for a while; see `installed`."""
    path = installed(folder, games)["PYTHONPATH"].split(os.pathsep)
    before = list(sys.path)
    sys.path[:0] = path
    _forget()
    try:
        yield
    finally:
        sys.path[:] = before
        _forget()


def _forget() -> None:
    registry._installed.cache_clear()
    registry._of_entry_point.cache_clear()
