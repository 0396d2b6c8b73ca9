"""Build the static site: the app as a folder that any web space serves, with Python in the browser.

    .venv/bin/python -m scripts.static_site
    .venv/bin/python -m scripts.static_site --output /tmp/site

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
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

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
PACKAGES: Final = "packages.pack"
"""The file with all packages: no host takes it for one that browsers unpack by themselves."""
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


def wheels(folder: Path) -> list[Path]:
    """Download the packages of site.lock, build that of the app, and return all of them."""
    platforms = [f"--platform={name}" for name in PLATFORM]
    options = ("--implementation=cp", "--python-version=3.14", "--abi=cp314", "--abi=none")
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(
        *(*pip, "download", "--no-deps", "--only-binary=:all:", "--require-hashes"),
        *(*options, *platforms, "--dest", str(folder), "--requirement", str(LOCK)),
    )
    build = (sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", str(folder))
    run(*build, str(ROOT))
    return sorted(folder.glob("*.whl"))


def unpack(archives: list[Path], folder: Path, languages: set[str]) -> None:
    """Unpack what pages need of some packages."""
    for archive in archives:
        with zipfile.ZipFile(archive) as packed:
            for name in packed.namelist():
                locale = LOCALE.fullmatch(name)
                if not (UNUSED.match(name) or (locale and locale["name"] not in languages)):
                    packed.extract(name, folder)


def strip_library(archive: Path, folder: Path) -> None:
    """Unpack what the app needs of the standard library."""
    with zipfile.ZipFile(archive) as packed:
        for name in packed.namelist():
            if not any(
                name == unused or name.startswith(f"{unused}/") for unused in UNUSED_LIBRARY
            ):
                packed.extract(name, folder)


def pack(folder: Path, archive: Path) -> None:
    """Pack a folder into an archive, with nothing in it but names and contents."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                packed.writestr(entry, path.read_bytes())


def packed_together(folder: Path) -> bytes:
    """Return a folder as a tar file that was compressed by gzip, which repetitions make smaller."""
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                body = path.read_bytes()
                entry = tarfile.TarInfo(path.relative_to(folder).as_posix())
                entry.size = len(body)
                packed.addfile(entry, io.BytesIO(body))
    return gzip.compress(whole.getvalue(), 9, mtime=0)


def run(*command: str) -> None:
    """Run a program. Raises SiteError if it fails."""
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode:
        raise SiteError(f"{' '.join(command)}\n{result.stdout}{result.stderr}")


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


def build(output: Path) -> None:
    """Build the site into a folder."""
    from oracle_nb.web.runtime.in_browser import document
    from oracle_nb.web.runtime.server.document import ASSETS as SERVED
    from oracle_nb.web.text import languages

    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    folder = Folder(output)
    with tempfile.TemporaryDirectory(prefix="oracle-nb-site-") as made:
        work = Path(made)
        source = pyodide(work)
        unpack(wheels(work), work / "packages", {"root", *languages()})
        info = json.loads((source / "pyodide-lock.json").read_text("utf-8"))["info"]
        strip_library(source / "python_stdlib.zip", work / "library")
        for name in ("packages", "library"):
            script = ROOT / "scripts" / "static_site_compile.mjs"
            run("node", str(script), str(source), str(work / name))
        pack(work / "library", work / "library.zip")
        (work / PACKAGES).write_bytes(packed_together(work / "packages"))
        for name in (PACKAGES, "library.zip"):
            folder.put(name, (work / name).read_bytes())
        for name in COPIED:
            folder.put(name, text(source / name))
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
    loaded = sorted(folder.names.values())
    version = hashlib.sha256("".join((*loaded, page_text)).encode()).hexdigest()[:HASHED]
    site = json.dumps({"version": version, "files": ["", *loaded]})
    offline = (ASSETS / "offline.js").read_text("utf-8")
    offline = re.sub(r"/\*SITE\*/\{.*?\};", lambda _match: f"{site};", offline)
    (output / "offline.js").write_text(offline, "utf-8")


def text(path: Path) -> bytes | str:
    """Return the content of a file, as text where it names other files."""
    return path.read_text("utf-8") if path.suffix == ".mjs" else path.read_bytes()


def sizes(folder: Path) -> Iterator[tuple[str, int, int]]:
    """Yield the name of each file, its bytes, and its bytes as a host compresses it."""
    for path in sorted(folder.iterdir(), key=lambda path: -path.stat().st_size):
        body = path.read_bytes()
        yield path.name, len(body), min(len(body), len(gzip.compress(body, 9)))


def main() -> int:
    """Build the site, and print what it weighs."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--output", type=Path, default=ROOT / "build" / "site")
    output = parser.parse_args().output
    try:
        build(output)
    except SiteError as error:
        print(error, file=sys.stderr)
        return 1
    rows = [*sizes(output)]
    for name, size, compressed in rows:
        print(f"{size:>12,} {compressed:>12,}  {name}")
    whole, small = sum(size for _, size, _ in rows), sum(packed for _, _, packed in rows)
    print(f"{whole:>12,} {small:>12,}  in all: bytes, and bytes as a host compresses them")
    print(f"To try it: {sys.executable} -m http.server --directory {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
