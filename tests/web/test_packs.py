"""Packs of packages, and modules that come when they are imported first."""

import json
import subprocess
import sys

import pytest

from oracle_nb.web.runtime.in_browser.packs import Compiled, compress, join, unpack
from scripts.static_site import divide, module_name

FILES = {
    "first/__init__.py": b"",
    "first/begin.py": b"VALUE = 1\n",
    "later/__init__.py": b"from first import begin\nVALUE = begin.VALUE + 1\n",
    "later/inner.py": b"import later\nTEXT = open(f'{later.__path__[0]}/a.txt').read()\n",
    "later/a.txt": b"text",
}
USED = """
import importlib.util
import json
import py_compile
import sys
from pathlib import Path

from oracle_nb.web.runtime.in_browser import packs

folder = sys.argv[1]
sys.path.append(folder)
files = {name: body.encode() for name, body in json.loads(sys.argv[2]).items()}
later = {name: body for name, body in files.items() if name.startswith("later")}
first = {name: body for name, body in files.items() if name not in later}
for pack, name in ((first, "first/compiled"), (later, "later/compiled/__init__")):
    source = Path(folder, "source.py")
    source.write_text("from . import __name__ as parent", "utf-8")
    pack[f"{name}.pyc"] = Path(py_compile.compile(source, f"{folder}/source.pyc")).read_bytes()
first[packs.LATER] = json.dumps(["later", "later.inner", "later.compiled"]).encode()
fetched = []


def fetch():
    fetched.append(1)
    if len(fetched) == 1:
        raise OSError("no network")
    return memoryview(packs.compress(packs.join(later)))


packs.begin(packs.compress(packs.join(first)), folder, fetch)
import first.begin
import first.compiled

assert first.compiled.parent == "first"
assert first.compiled.__file__ == f"{folder}/first/compiled.pyc"
assert not Path(first.compiled.__file__).exists()

# To look whether a module is there fetches nothing.
assert importlib.util.find_spec("later") and importlib.util.find_spec("absent") is None
assert not fetched
try:
    import later
except OSError as error:
    assert str(error) == "no network"
else:
    raise AssertionError
import later.compiled
import later.inner

assert later.compiled.parent == "later.compiled"
assert later.compiled.__path__ == [f"{folder}/later/compiled"]
assert (later.VALUE, later.inner.TEXT, len(fetched)) == (2, "text", 2)
assert later.__spec__.origin == later.__file__ == f"{folder}/later/__init__.py"
assert not any(isinstance(finder, packs.Later) for finder in sys.meta_path)
"""


def test_a_pack_holds_files_with_their_contents(tmp_path):
    unpack(compress(join(FILES)), str(tmp_path), Compiled())
    assert {name: (tmp_path / name).read_bytes() for name in FILES} == FILES
    assert join(FILES) == join({**FILES})


def test_a_module_is_fetched_when_it_is_imported_first(tmp_path):
    files = json.dumps({name: body.decode() for name, body in FILES.items()})
    command = [sys.executable, "-c", USED, str(tmp_path), files]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


@pytest.mark.parametrize(
    ("file", "module"),
    [
        ("a/b.pyc", "a.b"),
        ("a/__init__.pyc", "a"),
        ("msgspec/_core.cpython-314-wasm32-emscripten.so", "msgspec._core"),
        ("a/b.toml", None),
        ("a.dist-info/METADATA", None),
    ],
)
def test_a_file_is_a_module_or_none(file, module):
    assert module_name(file) == module


def test_files_come_with_their_package():
    names = (
        *("a/__init__.pyc", "a/used.pyc", "a/unused.pyc", "a/data/text.ftl", "b/__init__.pyc"),
        *("b/data.toml", "c-1.dist-info/METADATA", "oracle_nb-1.dist-info/METADATA"),
    )
    first, other = divide(dict.fromkeys(names, b""), {"a", "a.used"})
    assert [*first] == [
        *("a/__init__.pyc", "a/used.pyc", "a/data/text.ftl", "oracle_nb-1.dist-info/METADATA")
    ]
    assert other == ["a.unused", "b"]
