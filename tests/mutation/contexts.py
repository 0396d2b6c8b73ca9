"""Which test executes which line: a plugin of pytest for coverage.py, and what reads its data.

Measuring all tests takes half an hour, so measurements are kept. A measurement is a folder with
the program as it was measured; its line numbers are translated to the present ones. Only files of
tests that are new or have changed are measured again.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from functools import cached_property
from pathlib import Path
from typing import Final

import coverage
import pytest

from tests.mutation.server import OPTIONS

PASSED: Final = "ORACLE_NB_PASSED"
"""The environment variable with the file for the tests that passed and their seconds."""
UNSEEN: Final = ("tests/notebooks", "tests/mutation")
"""Tests that run no line of the program in their own process."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Tell coverage.py which test runs, and write down how long it took if it passed."""
    running = coverage.Coverage.current()
    assert running is not None
    running.switch_context(item.nodeid)
    begun, failed = time.process_time(), item.session.testsfailed
    result = yield
    running.switch_context("")
    if item.session.testsfailed == failed:
        with Path(os.environ[PASSED]).open("a", encoding="utf-8") as out:
            print(json.dumps([item.nodeid, round(time.process_time() - begun, 3)]), file=out)
    return result


def environment(tree: Path) -> dict[str, str]:
    """Return the environment in which tests of a tree import that tree."""
    return {
        **os.environ,
        "PYTHONPATH": str(tree),
        "PYTHONHASHSEED": "0",
        "OPENBLAS_NUM_THREADS": "1",
    }


class Measurement:
    """A folder with the tests that executed each line of a program, which it also contains."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self.hashes: Final[dict[str, str]] = json.loads((folder / "files.json").read_bytes())
        lines = (folder / "passed.jsonl").read_text("utf-8").splitlines()
        self.seconds: Final[dict[str, float]] = dict(json.loads(line) for line in lines)

    @classmethod
    def made(cls, folder: Path, tree: Path, files: Mapping[str, str]) -> "Measurement":
        """Run some files of tests and keep what they execute."""
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        shutil.copytree(tree / "oracle_nb", part / "tree" / "oracle_nb")
        (part / "files.json").write_text(json.dumps(files), "utf-8")
        passed = part / "passed.jsonl"
        passed.touch()
        command = ["-m", "coverage", "run", "--source=oracle_nb", f"--data-file={part}/coverage"]
        command += ["-m", "pytest", *OPTIONS, "-p", "tests.mutation.contexts", *files]
        subprocess.run(
            [sys.executable, *command],
            cwd=tree,
            env=environment(tree) | {PASSED: str(passed)},
            check=False,
        )
        (part / "root").write_text(str(tree), "utf-8")
        part.rename(folder)
        return cls(folder)

    @cached_property
    def _data(self) -> coverage.CoverageData:
        data = coverage.CoverageData(str(self.folder / "coverage"))
        data.read()
        return data

    def by_line(self, file: str, now: list[str]) -> dict[int, list[str]]:
        """Return the tests of each line of a file, whose lines are now these."""
        root = (self.folder / "root").read_text("utf-8")
        measured = self._data.contexts_by_lineno(f"{root}/{file}")
        old = self.folder / "tree" / file
        if not old.exists():
            return {}
        before = old.read_text("utf-8").splitlines()
        lines: dict[int, list[str]] = {}
        for tag, i, j, k, m in SequenceMatcher(a=before, b=now, autojunk=False).get_opcodes():
            if tag == "equal":
                lines |= {k + n + 1: measured.get(i + n + 1, []) for n in range(j - i)}
            else:
                # Tests that executed the new lines here executed those that they replace.
                tests = [test for line in range(i, j + 1) for test in measured.get(line + 1, ())]
                lines |= {line + 1: tests for line in range(k, m)}
        return lines


class Contexts:
    """The tests of a tree with the lines that each executes; measured where no data is there."""

    def __init__(self, tree: Path, folder: Path, tests: Iterable[str]) -> None:
        self._tree = tree
        files = {
            path.relative_to(tree).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for name in tests
            for path in sorted((tree / name).rglob("test_*.py"))
            if not path.relative_to(tree).as_posix().startswith(UNSEEN)
        }
        made = sorted(folder.glob("[0-9]*"), key=lambda path: int(path.name)) if files else []
        self._measured = [Measurement(path) for path in made if path.name.isdecimal()]
        self._newest: dict[str, Measurement] = {}
        for measurement in self._measured:
            self._newest |= {
                file: measurement
                for file, digest in measurement.hashes.items()
                if digest == files.get(file)
            }
        if missing := {file: digest for file, digest in files.items() if file not in self._newest}:
            measurement = Measurement.made(folder / str(len(made)), tree, missing)
            self._measured.append(measurement)
            self._newest |= dict.fromkeys(missing, measurement)
        self.seconds: Final[dict[str, float]] = {
            test: seconds
            for measured in self._measured
            for test, seconds in measured.seconds.items()
            if self._newest.get(_file(test)) is measured
        }

    def tests(self, file: str, lines: range) -> tuple[set[str], set[str]]:
        """Return the tests of some lines, and those of other lines of the file.

        A test "" stands for lines that run when modules are imported. Lines that fill a cache are
        seen in the first test only.
        """
        now = (self._tree / file).read_text("utf-8").splitlines()
        of_lines: set[str] = set()
        others: set[str] = set()
        for measured in self._measured:
            for line, tests in measured.by_line(file, now).items():
                (of_lines if line in lines else others).update(
                    test for test in tests if not test or self._newest.get(_file(test)) is measured
                )
        return of_lines, others - of_lines


def _file(test: str) -> str:
    return test.partition("::")[0]
