"""Build the static site: the app as a folder that any web space serves, with Python in the browser.

    .venv/bin/python -m scripts.static_site
    .venv/bin/python -m scripts.static_site --output /tmp/site --docs build/docs

Pyodide comes from the npm registry and the packages from PyPI, each with a hash that is checked;
nothing is loaded from anywhere else when the site is used. `docs/site.md` describes the result.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import hashlib
import io
import json
import pickle
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from oracle_nb.web.runtime.in_browser.packs import LATER, join
from scripts import static_site_jupyter

ROOT: Final = Path(__file__).resolve().parent.parent
PYODIDE: Final = "314.0.7"
INTEGRITY: Final = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOtty"
    "McWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
)
"""The hash of Pyodide's package, as the npm registry has it."""
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "any")
"""The platforms of packages for this Pyodide."""
COPIED: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs", "pyodide.mjs")
LOCK: Final = ROOT / "site.lock"
ASSETS: Final = ROOT / "oracle_nb" / "web" / "runtime" / "in_browser" / "assets"

UNUSED_LIBRARY: Final = (
    *("_pyrepl", "ctypes/macholib", "ensurepip", "idlelib", "lib2to3", "multiprocessing"),
    *("pydoc.py", "pydoc_data", "sqlite3/__main__.py", "sqlite3/_completer.py", "test"),
    *("tkinter", "turtle.py", "turtledemo", "unittest", "venv", "wsgiref", "xmlrpc", "zipapp.py"),
    *("antigravity.py", "this.py", "__phello__", "imaplib.py", "poplib.py", "smtplib.py"),
    *("ftplib.py", "mailbox.py", "cProfile.py", "profile.py", "pstats.py", "pdb.py", "bdb.py"),
    *("webbrowser.py", "tabnanny.py", "doctest.py", "curses", "dbm", "nturl2path.py"),
)
"""The parts of the standard library that the app never imports in a browser."""
UNUSED: Final = re.compile(
    r"""
    oracle_nb/(?: (?: cli | environments | games/testing | __main__ ) (?: \.py | / )
      | web/runtime/(?: server/ | assets\.py | notebook_cell | panel_parts | session\.py | fake )
      | web/runtime/in_browser/assets/
      | storage/database/(?: postgres | circuit_breaker | transfer )
      | explorer/(?: frames | kept_frames )
      | delphi/measures/sample\.csv\.gz )
    | attr/.*\.pyi$ | attrs/.*\.pyi$ | .*/tests?/ | babel/messages/
    | pytz/zoneinfo/ | .*\.(?: pyi | c | h | typed )$
    | .*\.dist-info/(?: RECORD | WHEEL | entry_points\.txt | top_level\.txt )
    """,
    re.VERBOSE,
)
"""The files of packages that no page of the site reads."""
LOCALE: Final = re.compile(r"babel/locale-data/(?P<name>.*)\.dat")
UNNAMED: Final = frozenset(
    (
        *("compact_currency_formats", "compound_unit_patterns", "currency_names"),
        *("currency_names_plural", "currency_symbols", "currency_unit_patterns", "date_fields"),
        *("datetime_skeletons", "interval_formats", "languages", "meta_zones", "scripts"),
        *("territories", "time_zones", "unit_display_names", "unit_patterns", "variants"),
        "zone_formats",
    )
)
"""The data of a language that the app never asks Babel for, such as the names of countries."""
PACKS: Final = ROOT / "oracle_nb" / "web" / "runtime" / "in_browser" / "packs.py"
"""The module that unpacks packages, which is there before they are."""
BOOT: Final = frozenset(("compression", "packs"))
"""The modules that unpack packages, besides those that Python loads when it starts."""
MODULES: Final = ("pyc", "cpython-314-wasm32-emscripten.so")
"""The endings of modules."""
DESCRIBED: Final = "oracle_nb-"
"""The beginning of the folder that describes the package of the app."""
JUPYTER: Final = "jupyter"
"""The folder with JupyterLite, as `offline.js` knows it, too."""
TIME: Final = (2020, 1, 1, 0, 0, 0)
"""The time of all files in archives: the same sources give the same site."""
HASHED: Final = 12
"""Number of hexadecimal digits of a hash in the name of a file."""


class SiteError(Exception):
    """Something that the site is made from is missing or isn't what it should be."""


def pyodide(folder: Path) -> Path:
    """Download Pyodide from the npm registry, and return the folder with its files."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SiteError("npm and Node.js are needed to build the site: install both")
    run(npm, "pack", "--silent", f"pyodide@{PYODIDE}", "--pack-destination", str(folder))
    (archive,) = folder.glob("pyodide-*.tgz")
    digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != INTEGRITY:
        raise SiteError(f"{archive.name} has another hash than scripts/static_site.py states")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / "package"


def download(lock: Path, folder: Path) -> None:
    """Download the packages of a lock file from PyPI, for the Python of the browser."""
    platforms = [f"--platform={name}" for name in PLATFORM]
    options = ("--implementation=cp", "--python-version=3.14", "--abi=cp314", "--abi=none")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(
        *(*pip, "download", "--no-deps", "--only-binary=:all:", "--require-hashes"),
        *(*options, *platforms, "--dest", str(folder), "--requirement", str(lock)),
    )


def wheels(folder: Path) -> list[Path]:
    """Download the packages of site.lock, build that of the app, and return all of them."""
    download(LOCK, folder)
    build = (sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder))
    run(*build, str(ROOT))
    return sorted(folder.glob("*.whl"))


def unpack(archives: list[Path], folder: Path, languages: set[str]) -> None:
    """Unpack what pages need of some packages."""
    for archive in archives:
        with zipfile.ZipFile(archive) as packed:
            for name in packed.namelist():
                locale = LOCALE.fullmatch(name)
                if UNUSED.match(name) or (locale and locale["name"] not in languages):
                    continue
                path = Path(packed.extract(name, folder))
                if locale:
                    path.write_bytes(slim_locale(path.read_bytes()))


def slim_locale(data: bytes) -> bytes:
    """Return the data of a language as Babel stores them, without what the app never asks for."""
    known = pickle.loads(data)  # noqa: S301 - from a package whose hash has been checked
    kept = {name: value for name, value in known.items() if name not in UNNAMED}
    return pickle.dumps(kept, 2)


def strip_library(archive: Path, folder: Path) -> None:
    """Unpack what the app needs of the standard library."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not any(
                name == unused or name.startswith(f"{unused}/") for unused in UNUSED_LIBRARY
            ):
                packed.extract(name, folder)


def archive(files: Mapping[str, bytes]) -> bytes:
    """Return a ZIP archive with some files, which has nothing in it but names and contents."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, body in files.items():
            entry = zipfile.ZipInfo(name, TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, body)
    return whole.getvalue()


def contents(folder: Path) -> dict[str, bytes]:
    """Return the contents of all files below a folder, by their names, like files together."""
    paths = sorted(
        (path for path in folder.rglob("*") if path.is_file()),
        key=lambda path: (path.suffix, path.name.count("."), path.parent, path.name),
    )
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def module_name(file: str) -> str | None:
    """Return the name of the module in a file, None for other files."""
    stem, _dot, ending = file.partition(".")
    if ending not in MODULES:
        return None
    return stem.removesuffix("/__init__").replace("/", ".")


def divide(files: Mapping[str, bytes], loaded: set[str]) -> tuple[dict[str, bytes], list[str]]:
    """Return the files that pages need until a first game is under way, and the other modules.

    Parameters
    ----------
    files
        The contents of all files by their names.
    loaded
        The names of the modules that are loaded until then. Files that aren't modules come with
        their package.
    """
    packages = {
        name.removesuffix("__init__.pyc")
        for name in files
        if name.endswith("/__init__.pyc") and module_name(name) in loaded
    }
    first, other = {}, []
    for name, body in files.items():
        module = module_name(name)
        if module is None:
            folders = [f"{folder.as_posix()}/" for folder in Path(name).parents][:-1]
            known = (folder for folder in folders if f"{folder}__init__.pyc" in files)
            needed = next(known, None) in packages or name.startswith(DESCRIBED)
        else:
            needed = module in loaded
        if needed:
            first[name] = body
        elif module is not None:
            other.append(module)
    return first, other


def packed(work: Path, source: Path) -> dict[str, bytes]:
    """Return the archives with the standard library and the packages, by their names.

    Parameters
    ----------
    work
        The folder with the folders ``library`` and ``packages``.
    source
        The folder with Pyodide.
    """
    library, packages = work / "library", work / "packages"
    (library / PACKS.name).write_bytes(PACKS.read_bytes())
    node("compile", source, library, packages)
    trace = work / "all"
    shutil.copytree(packages, trace)
    shutil.copytree(library, trace, dirs_exist_ok=True)
    loaded = json.loads(node("trace", source, trace))
    boot = {name.partition(".")[0] for name in loaded["boot"]} | BOOT
    begin = {
        name: body
        for name, body in contents(library).items()
        if (module_name(name) or name.replace("/", ".")).partition(".")[0] in boot
    }
    files = {name: body for name, body in contents(trace).items() if name not in begin}
    first, other = divide(files, {*loaded["first"]})
    rest = {name: body for name, body in files.items() if name not in first}
    first[LATER] = json.dumps(other).encode()
    packs = work / "packs"
    packs.mkdir()
    (packs / "packages.pack").write_bytes(join(first))
    (packs / "later.pack").write_bytes(join(rest))
    node("compress", source, PACKS.parent, packs)
    return {"library.zip": archive(begin), **contents(packs)}


def node(what: str, *folders: Path) -> str:
    """Run a script of the site in Node.js, and return what it prints."""
    script = ROOT / "scripts" / f"static_site_{what}.mjs"
    return run("node", str(script), *map(str, folders))


def run(*command: str) -> str:
    """Run a program, and return what it prints. Raises SiteError if it fails."""
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode:
        raise SiteError(f"{' '.join(command)}\n{result.stdout}{result.stderr}")
    return result.stdout


class Folder:
    """The folder of the site, whose files are named by their contents."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.names: Final[dict[str, str]] = {}
        """The names of the files, by those by which others know them."""

    def put(self, name: str, body: bytes | str) -> str:
        """Add a file, in whose text the names of others are replaced; return its name."""
        body = self.named(body).encode() if isinstance(body, str) else body
        stem, dot, ending = name.partition(".")
        digest = hashlib.sha256(body).hexdigest()[:HASHED]
        self.names[name] = f"{stem}.{digest}{dot}{ending}"
        (self.path / self.names[name]).write_bytes(body)
        return self.names[name]

    def named(self, text: str) -> str:
        """Return a text with the names of files as they are in the folder."""
        for name, hashed in self.names.items():
            text = re.sub(rf"(?<![\w.-]){re.escape(name)}(?![\w.-])", hashed, text)
        return text


def build(output: Path, docs: Path | None, *, notebooks: bool = True) -> None:
    """Build the site into a folder, with the documentation of another one below it.

    Without notebooks, there is no JupyterLite in it.
    """
    from oracle_nb.web.runtime.in_browser import document
    from oracle_nb.web.runtime.server.document import ASSETS as SERVED
    from oracle_nb.web.text import languages

    if docs is not None and not (docs / "index.html").is_file():
        raise SiteError(f"{docs} has no documentation: run make docs first")
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    folder = Folder(output)
    with tempfile.TemporaryDirectory(prefix="oracle-nb-site-") as made:
        work = Path(made)
        source = pyodide(work)
        packages = wheels(work)
        unpack(packages, work / "packages", {"root", *languages()})
        info = json.loads((source / "pyodide-lock.json").read_text("utf-8"))["info"]
        strip_library(source / "python_stdlib.zip", work / "library")
        for name, body in packed(work, source).items():
            folder.put(name, body)
        for name in COPIED:
            folder.put(name, text(source / name))
        if notebooks:
            lite = work / "jupyter"
            lite.mkdir()
            download(static_site_jupyter.LOCK, lite)
            module = folder.names["pyodide.mjs"]
            static_site_jupyter.build(output / JUPYTER, lite, source, packages, module)
    for kind in document.kinds():
        if kind.script:
            folder.put(f"{kind.__name__}.js", kind.script)
    for path in (*document.font_files(), SERVED / "commissioner-license.txt"):
        folder.put(path.name, path.read_bytes())
    folder.put(document.SHEET, document.sheet(folder.names))
    folder.put(document.THEME, (SERVED / document.THEME).read_text("utf-8"))
    worker = (ASSETS / "worker.js").read_text("utf-8").replace("/*INFO*/{}", json.dumps(info))
    folder.put("worker.js", worker)
    folder.put("page.js", (ASSETS / "page.js").read_text("utf-8"))
    page_text = document.page(folder.names)
    (output / "index.html").write_text(page_text, "utf-8")
    # The service worker brings them in this order: first those that open the page.
    loaded = sorted(folder.names.values(), key=lambda name: (name not in page_text, name))
    notes = [] if not notebooks else digests(output / JUPYTER)
    version = hashlib.sha256("".join((*loaded, page_text, *notes)).encode()).hexdigest()[:HASHED]
    site = json.dumps({"version": version, "files": ["", *loaded]})
    offline = (ASSETS / "offline.js").read_text("utf-8")
    offline = re.sub(r"/\*SITE\*/\{.*?\};", lambda _match: f"{site};", offline)
    (output / "offline.js").write_text(offline, "utf-8")
    if docs is not None:
        shutil.copytree(docs, output / "docs", ignore=shutil.ignore_patterns(".*"))


def digests(folder: Path) -> list[str]:
    """Return the hashes of all files below a folder."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    return [hashlib.sha256(path.read_bytes()).hexdigest() for path in paths]


def text(path: Path) -> bytes | str:
    """Return the content of a file, as text where it names other files."""
    return path.read_text("utf-8") if path.suffix == ".mjs" else path.read_bytes()


def sizes(folder: Path) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each file of the app, its bytes, and those as a host compresses it."""
    files = (path for path in folder.iterdir() if path.is_file())
    for path in sorted(files, key=lambda path: -path.stat().st_size):
        body = path.read_bytes()
        yield path.name, len(body), min(len(body), len(gzip.compress(body, 9)))


def main() -> int:
    """Build the site, and print what it weighs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "site")
    parser.add_argument("--docs", type=Path, help="the built documentation, for the folder docs")
    parser.add_argument("--no-notebooks", action="store_true", help="leave JupyterLite out")
    given = parser.parse_args()
    output: Path = given.output.resolve()
    try:
        build(output, given.docs, notebooks=not given.no_notebooks)
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(error, error.stdout, error.stderr, sep="\n", file=sys.stderr)
        return 1
    rows = [*sizes(output)]
    for name, size, compressed in rows:
        print(f"{size:>12,} {compressed:>12,}  {name}")
    whole, small = sum(size for _, size, _ in rows), sum(packed for _, _, packed in rows)
    print(f"{whole:>12,} {small:>12,}  in all: bytes, and bytes as a host compresses them")
    if not given.no_notebooks:
        files = [path for path in (output / JUPYTER).rglob("*") if path.is_file()]
        whole = sum(path.stat().st_size for path in files)
        print(
            f"{whole:>12,} bytes in {len(files)} files below {JUPYTER}/, which only notebooks load"
        )
    print(f"To try it: {sys.executable} -m http.server --directory {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
