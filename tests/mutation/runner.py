"""Runs mutants on servers, and chooses the tests that each meets."""

import json
import math
import os
import socket
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from tests.mutation.changes import Change
from tests.mutation.contexts import Contexts, environment

SECONDS: Final = 60.0
"""Seconds of tests, as measured with coverage.py, that a mutant meets at most."""
FIRST: Final = 4.0
"""Seconds of the tests that a fresh process collects first."""
OF_CLASSES: Final = ("tests/core/test_values.py::test_values_are_immutable",)
"""Tests of all classes, whose bodies run before any test."""
BEFORE: Final = 5
"""How many of the tests that killed other mutants of a file run before all others."""


class Server:
    """A process of tests.mutation.server, which is started again if it ends."""

    def __init__(self, tree: Path, kind: str, *arguments: str) -> None:
        self._tree = tree
        self._arguments = (kind, *arguments)
        self._sound: dict[str, bool] = {}
        self._start()

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "tests.mutation.server"),
                    *(str(theirs.fileno()), *self._arguments),
                ],
                cwd=self._tree,
                # A changed module must not leave its bytecode behind.
                env=environment(self._tree) | {"PYTHONDONTWRITEBYTECODE": "1"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )
        self._lines = ours.makefile("rw", encoding="utf-8")
        ours.close()
        self.tests: list[str] = json.loads(self._lines.readline())

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        """Return the answer to a request; what ends the server twice is killed."""
        for _ in range(2):
            with suppress(BrokenPipeError):
                print(json.dumps(request), file=self._lines, flush=True)
                if line := self._lines.readline():
                    answer: dict[str, Any] = json.loads(line)
                    return answer
            self._process.wait()
            self._start()
        return {"outcome": "killed", "test": ""}

    def run(
        self, file: str, source: bytes | None, tests: Iterable[str], seconds: dict[str, float]
    ) -> dict[str, Any]:
        """Run tests with the source of a file changed; return the outcome and the test."""
        path = self._tree / file
        before, times = path.read_bytes(), path.stat()
        request = {
            "file": file,
            "before": before.decode(),
            "source": source and source.decode(),
            "tests": {test: seconds[test] for test in tests},
        }
        # Programs that tests start read the file.
        if source is not None:
            path.write_bytes(source)
        try:
            return self._answer(request)
        finally:
            if source is not None:
                path.write_bytes(before)
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def outcome(
        self, file: str, source: bytes, tests: list[str], seconds: dict[str, float]
    ) -> dict[str, Any]:
        """Return what came of a mutant; a test that fails without the change doesn't count."""
        while True:
            answer = self.run(file, source, tests, seconds)
            test = answer.get("test")
            if not test or self._sound.get(test):
                return answer
            module = test.partition("::")[0]
            same = [name for name in tests[: tests.index(test) + 1] if name.startswith(module)]
            self._sound[test] = self.run(file, None, same, seconds)["outcome"] == "survived"
            if self._sound[test]:
                return answer
            tests = [name for name in tests if name != test]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._lines.close()
        self._process.kill()
        self._process.wait()


class Runner:
    """Runs mutants, and remembers which tests have killed them."""

    def __init__(self, tree: Path, contexts: Contexts, roots: list[str]) -> None:
        self._tree = tree
        self._contexts = contexts
        self._collected = Server(tree, "collected", *roots)
        self._fresh = Server(tree, "fresh")
        there = set(self._collected.tests)
        self._seconds = {
            test: seconds for test, seconds in contexts.seconds.items() if test in there
        }
        self.killers: dict[str, list[str]] = defaultdict(list)

    def outcome(self, file: str, change: Change) -> dict[str, Any]:
        """Return what came of a mutant: killed, timeout, untested or survived, and the test."""
        of_lines, others = self._contexts.tests(file, change.lines)
        tests = self._ordered(file, of_lines, others)
        if not tests:
            return {"outcome": "untested", "test": ""}
        source = change.made((self._tree / file).read_bytes())
        answer = self._collected.outcome(file, source, tests, self._seconds)
        # Results of functions called while modules are imported stay as they were in the server.
        imported = answer["outcome"] == "survived" and "" in of_lines
        if imported or answer["outcome"] == "impossible":
            tests += [test for test in OF_CLASSES if test in self._seconds and test not in tests]
            # Tests of many files take long to collect, and seldom are all of them needed.
            first = self._within(tests, FIRST)
            for some in (first, [test for test in tests if test not in first]):
                if some:
                    answer = self._fresh.outcome(file, source, some, self._seconds)
                if answer["outcome"] != "survived":
                    break
        if answer["test"]:
            killers = self.killers[file]
            killers[:] = [name for name in (answer["test"], *killers) if name != answer["test"]]
        return answer

    def _ordered(self, file: str, of_lines: set[str], others: set[str]) -> list[str]:
        """Return tests that together take a limited time, those of the changed lines first."""
        order = [name for name in self.killers[file] if name in of_lines | others][:BEFORE]
        for group in (of_lines, others):
            order += [name for name in self._fairly(group) if name not in order]
        # A test that takes long is left to those places that nothing else executes.
        return self._within(order, SECONDS) or order[:1]

    def _fairly(self, tests: set[str]) -> list[str]:
        """Return tests in rounds, in each of which each of their files has the same time."""
        spent: dict[str, float] = defaultdict(float)
        keys = {}
        for test in sorted(
            tests & self._seconds.keys(), key=lambda name: (self._seconds[name], name)
        ):
            module = test.partition("::")[0]
            spent[module] += self._seconds[test] + 0.01
            keys[test] = (max(-2, math.ceil(math.log2(spent[module]))), module, spent[module])
        return sorted(keys, key=lambda key: keys[key])

    def _within(self, tests: list[str], limit: float) -> list[str]:
        """Return tests that together take no more than some seconds, the first ones first."""
        kept = []
        for test in tests:
            if self._seconds[test] <= limit:
                limit -= self._seconds[test]
                kept.append(test)
        return kept

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        for server in (self._collected, self._fresh):
            server.__exit__(kind, error, at)
