"""Finding data packs: the standard one, and those that users have added."""

import errno
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from oracle_nb.core.arguments import meant
from oracle_nb.core.files import PRIVATE_FILE, make_private_folder, read_bytes, read_text
from oracle_nb.mythology.packs.data_pack import (
    RANDOM_SETUP,
    SHIPPED,
    STANDARD,
    DataPack,
    PackError,
    PackFault,
    UnusablePack,
    random_setup_pack,
    standard_pack,
)
from oracle_nb.mythology.packs.faults import read_pack, safe_name
from oracle_nb.mythology.packs.form import LARGEST_PACK


def pack_folder() -> Path:
    """Return the folder in which a user's own packs are kept, beside the saves."""
    from oracle_nb.storage.database.locations import PACKS, folder

    return folder() / PACKS


def installed_packs() -> tuple[str, ...]:
    """Return the names of all installed packs, the shipped ones first."""
    return (*SHIPPED, *sorted(_own_packs()))


def chosen_pack(options: Mapping[str, object]) -> str:
    """Return the pack that options of a new game name. Raises ValueError for another type."""
    pack = options.get("pack", STANDARD)
    if not isinstance(pack, str):
        raise ValueError(f"pack: the name of a data pack is needed, not {pack!r:.40}")  # noqa: TRY004
    return meant(pack, installed_packs()) or pack


def _own_packs() -> Iterator[str]:
    for path in pack_folder().glob("*.toml"):
        if safe_name(path.stem) and path.stem not in SHIPPED:
            yield path.stem


def pack_of(name: str) -> DataPack:
    """Return an installed data pack by its name; no other file can be read so.

    Raises
    ------
    UnusablePack
        If there is none of this name, or if it has faults or can't be read.
    """
    if name == STANDARD:
        return standard_pack()
    if name == RANDOM_SETUP:
        return random_setup_pack()
    if not safe_name(name):
        raise UnusablePack("unknown", name)
    path = pack_folder() / f"{name}.toml"
    try:
        return _read(path, path.stat().st_mtime_ns)
    except FileNotFoundError:
        raise UnusablePack("unknown", name) from None
    except OSError:
        raise UnusablePack("unreadable", name) from None
    except PackError as error:
        raise UnusablePack("faulty", name, error.faults) from None


@lru_cache(maxsize=4)
def _read(path: Path, stamp: int) -> DataPack:
    pack = read_pack(pack_text(path))
    if pack.id != path.stem:
        reason = f"the id must be the name of the file, {path.stem!r}, got {pack.id!r}"
        raise PackError([PackFault("id", reason)])
    return pack


def pack_text(path: Path) -> str:
    """Return the text of a file, of which no more is read than a data pack may have.

    Raises
    ------
    OSError
        If it can't be read.
    PackError
        If it is too large, or no text.
    """
    try:
        # A character has at most four bytes.
        return read_text(path, 4 * LARGEST_PACK)
    except UnicodeError as error:
        raise PackError([PackFault("", str(error))]) from None
    except OSError as error:
        if error.errno != errno.EFBIG:
            raise
        reason = f"a data pack has at most {LARGEST_PACK:,} characters"
        raise PackError([PackFault("", reason)]) from None


def add_pack(path: Path, *, replace: bool = False) -> DataPack:
    """Check a pack and copy it into the user's folder, where games find it by its id.

    Parameters
    ----------
    path : Path
        The file.
    replace : bool
        Whether an installed pack of the same id is replaced.

    Returns
    -------
    DataPack
        The pack.

    Raises
    ------
    OSError
        If a file can't be read or written.
    PackError
        If the pack has faults.
    FileExistsError
        If another pack of this id is installed.
    """
    from oracle_nb.storage.saves import write_atomically

    text = pack_text(path)
    pack = read_pack(text)
    if pack.id in SHIPPED:
        raise PackError([PackFault("id", f"{pack.id!r} is a pack that ships with the game")])
    folder = pack_folder()
    make_private_folder(folder)
    goal = folder / f"{pack.id}.toml"
    if goal.exists() and not replace and read_bytes(goal) != text.encode():
        raise FileExistsError(f"another data pack {pack.id!r} is installed")
    write_atomically(goal, text.encode(), PRIVATE_FILE)
    return pack


def remove_pack(name: str) -> None:
    """Delete one of the user's packs; games on it can be opened again once it is added again.

    Raises
    ------
    ValueError
        If no pack of this name has been added.
    OSError
        If its file can't be deleted.
    """
    if name not in _own_packs():
        raise ValueError(f"no data pack {name!r:.40} has been added")
    (pack_folder() / f"{name}.toml").unlink()
