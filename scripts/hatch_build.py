"""Build hook: compile the modules of ``oracle_nb.core.compiled`` for a wheel.

It does so only with ``ORACLE_NB_COMPILED=1`` in the environment (`make wheel`), and where there is
a C compiler. All other wheels contain plain Python.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from runpy import run_path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "ORACLE_NB_COMPILED"
CONFIG = """
# Types are checked by `make lint`. Here, only modules that the compiled ones need are read.
[mypy]
python_version = 3.11
namespace_packages = True
explicit_package_bases = True
follow_imports = skip
disable_error_code = misc, no-any-return, no-any-unimported, untyped-decorator

[mypy-oracle_nb.core.*,oracle_nb.delphi.board.*,oracle_nb.delphi.model.*]
follow_imports = silent

[mypy-oracle_nb.delphi.pieces,oracle_nb.delphi.rules.*,oracle_nb.games.kit.*,msgspec.*,mypy_extensions]
follow_imports = silent
"""
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

setup(
    name="compiled",
    packages=[],
    ext_modules=mypycify(["--config-file=mypyc.ini", *sys.argv.pop(1).split(",")]),
)
"""


class CompiledModules(BuildHookInterface[Any]):
    """Adds the compiled modules to a wheel, beside their sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what was compiled, unless a plain or an editable wheel is built."""
        self.folder: Path | None = None
        if version == "editable" or os.environ.get(SWITCH) != "1":
            return
        if not has_compiler():
            self.app.display_warning("No C compiler found: this wheel contains plain Python.")
            return
        self.folder = Path(mkdtemp(prefix="oracle-nb-"))
        for file in compiled(Path(self.root), self.folder):
            build_data["force_include"][str(file)] = file.relative_to(self.folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete the compiled files, which are in the wheel now."""
        if self.folder is not None:
            shutil.rmtree(self.folder)


def compiled(root: Path, folder: Path) -> list[Path]:
    """Compile the modules of a checkout in another folder; the extension modules there."""
    modules = run_path(str(root / "oracle_nb/core/compiled.py"))["COMPILED"]
    shutil.copytree(root / "oracle_nb", folder / "oracle_nb", ignore=_ignored)
    (folder / "mypyc.ini").write_text(CONFIG, encoding="utf-8")
    paths = [module.replace(".", "/") + ".py" for module in modules]
    subprocess.run(
        [sys.executable, "-c", SETUP, ",".join(paths), "build_ext", "--inplace"],
        cwd=folder,
        check=True,
        env=os.environ | {"PYTHONPATH": str(folder), "MYPYPATH": ""},
        stdout=subprocess.DEVNULL,
    )
    files = [*folder.glob("*__mypyc.*"), *(folder / "oracle_nb").rglob("*")]
    return sorted(file for file in files if file.name.endswith(tuple(EXTENSION_SUFFIXES)))


def has_compiler() -> bool:
    """Return whether there is a C compiler, and what it needs for modules of this Python."""
    command = shlex.split(sysconfig.get_config_var("CC") or "cl")[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command) is not None and headers.is_file()


def _ignored(_folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(("__pycache__", *EXTENSION_SUFFIXES))]
