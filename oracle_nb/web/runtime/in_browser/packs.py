"""Packs: the files of many packages in one file, for Python in a browser.

A pack is a list of names and sizes, in JSON, followed by the contents, all compressed together by
Zstandard, which not all browsers can unpack but their Python can. A page needs few packages to
begin; the rest is in a second pack, which is unpacked when a module of it is imported first.
Compiled modules stay in memory: as files they would be written, looked for and read again.

This module imports nothing else of the project: it is there before the packages are.
"""

import json
import marshal
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import invalidate_caches
from importlib.abc import Loader
from importlib.machinery import ModuleSpec, PathFinder, SourcelessFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

if sys.version_info >= (3, 14):
    from compression import zstd as packing
else:
    # Tests of packs run with any version.
    import lzma as packing

LATER: Final = "later.json"
"""The file in the first pack with the names of the modules in the second one."""
_COMPILED: Final = ".pyc"
_HEAD: Final = 16
"""Number of bytes before the code in a compiled module."""


def join(files: Mapping[str, bytes]) -> bytes:
    """Return the content of a pack with some files, by their names."""
    head = json.dumps([[name, len(body)] for name, body in files.items()]).encode()
    return b"".join((head, b"\n", *files.values()))


def compress(content: bytes) -> bytes:
    """Return a pack with some content, as small as it gets, which takes a while."""
    if sys.version_info >= (3, 14):
        whole = {
            packing.CompressionParameter.compression_level: 22,
            packing.CompressionParameter.window_log: max(10, len(content).bit_length()),
        }
        return packing.compress(content, options=whole)
    return packing.compress(content)


class Compiled:
    """Finds the compiled modules of packs, in memory."""

    def __init__(self) -> None:
        self._modules: Final[dict[str, tuple[str, memoryview]]] = {}
        """The path and the content of each module that no file has."""

    def add(self, path: str, name: str, content: memoryview) -> None:
        """Add a module by the name of its file in the pack."""
        module = name.removesuffix(_COMPILED).removesuffix("/__init__").replace("/", ".")
        self._modules[module] = (path, content)

    def find_spec(
        self, name: str, path: Iterable[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the packs that have been unpacked."""
        if name not in self._modules:
            return None
        file, content = self._modules[name]
        package = [file.rpartition("/")[0]] if file.endswith(f"/__init__{_COMPILED}") else None
        loader = _CompiledLoader(name, file)
        loader.content = content
        return spec_from_file_location(
            name, file, loader=loader, submodule_search_locations=package
        )


class _CompiledLoader(SourcelessFileLoader):
    """Loads a module whose content is in memory."""

    content: memoryview

    def get_code(self, fullname: str) -> CodeType | None:
        code: CodeType = marshal.loads(self.content[_HEAD:])  # noqa: S302 - of the site itself
        return code


def unpack(packed: bytes | memoryview, folder: str, compiled: Compiled) -> None:
    """Write the files of a pack below a folder, except for compiled modules."""
    whole = packing.decompress(packed)
    begin = whole.index(b"\n") + 1
    contents = memoryview(whole)
    made = set()
    for name, size in json.loads(contents[:begin].tobytes()):
        content = contents[begin : begin + size]
        begin += size
        path = f"{folder}/{name}"
        parent = path.rpartition("/")[0]
        if parent not in made:
            os.makedirs(parent, exist_ok=True)  # noqa: PTH103
            made.add(parent)
        if name.endswith(_COMPILED):
            compiled.add(path, name, content)
            continue
        # There are hundreds of files: `pathlib` takes twice as long in a browser.
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.write(file, content)
        os.close(file)
    invalidate_caches()


class Later:
    """Finds the modules of a pack that is fetched when one of them is imported first.

    Parameters
    ----------
    names
        The names of the modules in the pack.
    fetch
        Returns the pack.
    folder
        The folder below which it is unpacked.
    compiled
        Finds its compiled modules from then on.
    """

    def __init__(
        self,
        names: Iterable[str],
        fetch: Callable[[], bytes | memoryview],
        folder: str,
        compiled: Compiled,
    ) -> None:
        self._names: Final = frozenset(names)
        self._fetch: Final = fetch
        self._folder: Final = folder
        self._compiled: Final = compiled

    def find_spec(
        self, name: str, path: Iterable[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module of the pack; nothing is fetched before it is loaded."""
        if name not in self._names:
            return None
        return ModuleSpec(name, _Loader(self, None if path is None else [*path]))

    def bring(self, name: str, path: list[str] | None) -> ModuleSpec | None:
        """Fetch the pack and unpack it; return what others find of a module of it from then on."""
        if self in sys.meta_path:
            unpack(self._fetch(), self._folder, self._compiled)
            sys.meta_path.remove(self)
        return self._compiled.find_spec(name) or PathFinder.find_spec(name, path)


class _Loader(Loader):
    """Loads a module of a pack that may still have to be fetched."""

    def __init__(self, later: Later, path: list[str] | None) -> None:
        self._later: Final = later
        self._path: Final = path

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        real = self._later.bring(spec.name, self._path)
        if real is None or real.loader is None:
            raise ImportError(f"{spec.name} isn't in the pack", name=spec.name)
        # From here on the module is loaded as any other.
        vars(spec).update(vars(real))
        return real.loader.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """Do nothing: the module is run by the loader that has taken the place of this one."""


def begin(first: bytes | memoryview, folder: str, fetch: Callable[[], bytes | memoryview]) -> None:
    """Unpack the packages that a page needs to begin, and let the others come when needed.

    Parameters
    ----------
    first
        The pack with the first packages, and with the names of the other modules.
    folder
        The folder of packages.
    fetch
        Returns the pack with the other packages.
    """
    compiled = Compiled()
    unpack(first, folder, compiled)
    names = json.loads(Path(folder, LATER).read_bytes())
    sys.meta_path.insert(0, compiled)
    sys.meta_path.append(Later(names, fetch, folder, compiled))
