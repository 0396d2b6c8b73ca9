"""Finding data packs: the standard one, and those that users have added."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from oracle_nb.mythology.packs.data_pack import (
    STANDARD,
    DataPack,
    PackError,
    decode_pack,
    standard_pack,
)

_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")


def pack_folder() -> Path:
    """Return the folder in which a user's own packs are kept."""
    return user_data_path("oracle_nb") / "mythology-packs"


def pack_of(name: str) -> DataPack:
    """Return an installed data pack by its name.

    Raises
    ------
    PackError
        If there is none of this name, or it has faults.
    """
    if name == STANDARD:
        return standard_pack()
    if not _NAME.fullmatch(name):
        raise PackError([f"pack: {name[:40]!r} is not a name of lower-case letters and digits"])
    path = pack_folder() / f"{name}.toml"
    try:
        stamp = path.stat().st_mtime_ns
    except OSError:
        raise PackError([f"pack: {name!r} isn't installed"]) from None
    return _read(path, stamp)


@lru_cache(maxsize=4)
def _read(path: Path, stamp: int) -> DataPack:
    return decode_pack(path.read_text(encoding="utf-8"))
