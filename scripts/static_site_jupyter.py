"""Add JupyterLite to the static site: notebooks whose Python runs in the browser.

The packages of `jupyter.lock` and those of the site are listed in a lock file of our own, so that
the kernel asks neither a package index nor a content delivery network. Pyodide is that of the app.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "jupyter.lock"
BUILDERS: Final = ("doit", "jupyterlite_core", "jupyterlite_pyodide_kernel", "pkginfo")
"""The packages of `jupyter.lock` that build JupyterLite; the browser gets the others."""
EXTENSION: Final = "share/jupyter/labextensions/@jupyterlite/pyodide-kernel-extension"
"""The folder of the kernel among the files of the builders."""
KERNEL: Final = "@jupyterlite/pyodide-kernel-extension:kernel"
SERVICE_WORKER: Final = "@jupyterlite/application-extension:service-worker-manager"
"""The service worker of JupyterLite: that of the site keeps the files."""
TIME: Final = 1_577_836_800
"""The time of all files, in seconds since 1970."""
APPS: Final = ("lab", "notebooks", "tree")
"""The pages of JupyterLite. Its others run code that a link contains."""
DROPPED: Final = re.compile(
    r"babel/locale-data/(?!(?:root|en|pl)\.dat).*|jedi/third_party/django-stubs/.*|.*/tests?/.*"
)
"""The files of packages that notebooks don't need."""
ABSENT: Final = re.compile(r"\b(?:numpy|pandas|rustworkx|frames|oracle_nb\.table)\b")
"""The names in cells that can't be run in a browser."""
FEWEST: Final = 2
"""Minimum number of cells with code for a notebook to be part of the site."""
REST: Final = (
    "The rest of this notebook needs packages that browsers lack, such as pandas. "
    "The folder `notebooks` of the project contains all of it."
)
PYODIDE: Final = """\
import {loadPyodide as load} from '../../../pyodide.mjs';

const here = new URL('./', import.meta.url).href;
export const loadPyodide = (options) => load({
  ...options, indexURL: new URL('../../../', here).href, packageBaseUrl: here,
  stdLibURL: new URL('python_stdlib.zip', here).href,
  lockFileURL: new URL('pyodide-lock.json', here).href,
});
"""
"""Loads the Pyodide of the app, with the whole standard library and the packages of notebooks."""


def build(output: Path, work: Path, pyodide: Path, wheels: Iterable[Path], module: str) -> None:
    """Build JupyterLite into a folder.

    Parameters
    ----------
    output
        The folder, which is right below that of the site.
    work
        An empty folder with the packages of `jupyter.lock`.
    pyodide
        The folder with Pyodide's own files.
    wheels
        The packages of the site.
    module
        The name of Pyodide's module in the folder of the site.
    """
    builders = work / "builders"
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    own = sorted(work.glob("*.whl"))
    used = [path for path in own if path.name.startswith(BUILDERS)]
    options = ("--no-deps", "--no-index", "--target", str(builders))
    subprocess.run([*pip, *options, *map(str, used)], check=True)
    extension = builders / EXTENSION
    kernel = [
        path
        for path in (extension / "static" / "pypi").glob("*.whl")
        if not path.name.startswith("widgetsnbextension-3")
    ]
    lite = work / "lite"
    static = lite / "static" / "pyodide"
    static.mkdir(parents=True)
    in_browser = [*wheels, *kernel, *(path for path in own if path not in used)]
    packages = dict(_packed(path, static) for path in sorted(in_browser))
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    lock = json.dumps({"info": info, "packages": packages})
    (static / "pyodide-lock.json").write_text(lock, "utf-8")
    shutil.copy(pyodide / "python_stdlib.zip", static)
    text = PYODIDE.replace("/pyodide.mjs", f"/{module}")
    (static / "pyodide.mjs").write_text(text, "utf-8")
    files = lite / "contents"
    files.mkdir()
    for name, notebook in notebooks():
        (files / name).write_text(json.dumps(notebook), "utf-8")
    _configure(lite, extension, [*packages])
    command = ("build", "--lite-dir", str(lite), "--output-dir", str(output))
    # The same sources give the same site: files have no time of their own.
    left_out = ("--no-sourcemaps", "--no-unused-shared-packages", f"--source-date-epoch={TIME}")
    subprocess.run(
        [sys.executable, "-m", "jupyterlite_core", *command, "--contents", str(files), *left_out],
        cwd=lite,
        env={**os.environ, "PYTHONPATH": str(builders)},
        capture_output=True,
        check=True,
    )
    for path in output.glob("rspack.config*"):
        path.unlink()


def _packed(wheel: Path, folder: Path) -> tuple[str, dict[str, Any]]:
    """Copy a package without what notebooks don't need; return its name and its entry."""
    name, version = wheel.name.split("-")[:2]
    name = re.sub(r"[-_.]+", "-", name).lower()
    target = folder / wheel.name
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(target, "w") as packed:
        kept = [entry for entry in source.infolist() if not DROPPED.fullmatch(entry.filename)]
        for entry in kept:
            body = source.read(entry)
            packed.writestr(entry, body, zipfile.ZIP_DEFLATED, compresslevel=9)
    top = {entry.filename.partition("/")[0] for entry in kept}
    imports = sorted(part.removesuffix(".py") for part in top if not part.endswith(".dist-info"))
    digest = hashlib.sha256(target.read_bytes()).hexdigest()
    about = {"name": name, "version": version, "file_name": wheel.name, "sha256": digest}
    constant = {"depends": [], "install_dir": "site", "package_type": "package"}
    return name, {**about, **constant, "imports": imports, "unvendored_tests": False}


def _configure(lite: Path, extension: Path, packages: list[str]) -> None:
    """Write the configuration of the build and of the page."""
    build = {
        "ignore_sys_prefix": ["federated_extensions", "translation"],
        "federated_extensions": [str(extension)],
        "apps": [*APPS],
    }
    config = json.dumps({"LiteBuildConfig": build})
    (lite / "jupyter_lite_config.json").write_text(config, "utf-8")
    kernel = {
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"packages": packages},
    }
    data = {
        "appName": "oracle_nb",
        "disabledExtensions": [SERVICE_WORKER],
        "litePluginSettings": {KERNEL: kernel},
    }
    page = json.dumps({"jupyter-lite-schema-version": 0, "jupyter-config-data": data})
    (lite / "jupyter-lite.json").write_text(page, "utf-8")


def notebooks() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield each notebook as far as a browser can run it, by the name of its file."""
    for path in sorted((ROOT / "notebooks").glob("*.ipynb")):
        notebook = json.loads(path.read_text("utf-8"))
        cells: list[dict[str, Any]] = []
        for cell in notebook["cells"]:
            code = cell["cell_type"] == "code"
            if code and ABSENT.search("".join(cell["source"])):
                while cells and cells[-1]["cell_type"] != "code":
                    # It introduces the cell that is left out.
                    cells.pop()
                rest = {"cell_type": "markdown", "id": "rest", "metadata": {}, "source": REST}
                cells.append(rest)
                break
            cells.append({**cell, "outputs": [], "execution_count": None} if code else cell)
        if sum(cell["cell_type"] == "code" for cell in cells) >= FEWEST:
            kernel = {"name": "python", "display_name": "Python", "language": "python"}
            metadata = {"kernelspec": kernel, "language_info": {"name": "python"}}
            yield path.name, {**notebook, "cells": cells, "metadata": metadata}
