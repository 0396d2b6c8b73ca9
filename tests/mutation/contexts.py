"""Which test executes which line: a plugin of pytest for coverage.py, and what reads its data."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import coverage
import pytest

PASSED: Final = "ORACLE_NB_PASSED"
"""The environment variable with the file for the tests that passed and their seconds."""
MARKERS: Final = "not (browser or golden or long)"


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
    return {**os.environ, "PYTHONPATH": str(tree)}


class Contexts:
    """The tests of a tree with the lines that each executes; measured where no data is there."""

    def __init__(self, tree: Path, folder: Path, tests: list[str]) -> None:
        self._tree = tree
        data, passed = folder / "coverage", folder / "passed.jsonl"
        if not data.exists():
            passed.unlink(missing_ok=True)
            command = ["-m", "coverage", "run", "--branch", "--source=oracle_nb"]
            command += [f"--data-file={data}.part", "-m", "pytest", "-q", "-m", MARKERS]
            command += ["-p", "no:playwright", "-p", "tests.mutation.contexts", *tests]
            subprocess.run(
                [sys.executable, *command],
                cwd=tree,
                env=environment(tree) | {PASSED: str(passed)},
                check=False,
            )
            Path(f"{data}.part").rename(data)
        lines = passed.read_text("utf-8").splitlines()
        self.seconds: Final[dict[str, float]] = dict(json.loads(line) for line in lines)
        self._data = coverage.CoverageData(str(data))
        self._data.read()

    def tests(self, file: str, lines: range, seconds: float) -> list[str]:
        """Return the tests of some lines, the cheapest first, then those of the rest of the file.

        Lines that run when a module is imported, or fill a cache, are seen in the first test only.
        Together the tests take at most ``seconds``, but there is one of the lines in any case.
        """
        by_line = self._data.contexts_by_lineno(str(self._tree / file))
        of_lines = {test for line in lines for test in by_line.get(line, ()) if test}
        others = {test for tests in by_line.values() for test in tests if test} - of_lines
        found: list[str] = []
        left = seconds
        for group in (of_lines, others):
            for test in sorted(group & self.seconds.keys(), key=lambda one: self.seconds[one]):
                left -= self.seconds[test]
                if left < 0 and found:
                    return found
                found.append(test)
        return found
