"""Processes that run tests of a mutant, each run in a fork of one that has imported much already.

    python -m tests.mutation.server SOCKET collected
    python -m tests.mutation.server SOCKET fresh

The server ``collected`` has imported the program and collected all its tests. A fork of it puts
the changed code into the functions of the module, which takes milliseconds. The server ``fresh``
has imported libraries only. A fork of it imports the changed module from its file, which is what
changes of constants, classes and default values need.
"""

import gc
import importlib
import json
import os
import resource
import signal
import socket
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NoReturn, TypeAlias

import pytest

MARKERS: Final = "not (browser or long)"
OPTIONS: Final = ("-q", "-m", MARKERS, "-p", "no:cacheprovider", "-p", "no:playwright")
LIBRARIES: Final = (
    *("babel", "fluent.runtime", "hypothesis", "ipycanvas", "joblib", "msgspec", "networkx"),
    *("numpy", "pandas", "panel", "PIL.Image", "rich", "rustworkx", "tornado.web", "typer"),
)
MEMORY: Final = 6 << 30
"""Maximum number of bytes that a mutant may allocate."""
PATIENCE: Final = 20
"""Seconds that any test may take, and thrice as many for starting pytest."""
SLOWER: Final = 5
"""How many times as long as without the change a test may take; a mutant may loop forever."""

FUNCTION: Final = 1
"""The flag of code objects that belong to a function, not to a module or the body of a class."""

Codes: TypeAlias = dict[tuple[object, ...], CodeType]


def key(code: CodeType) -> tuple[object, ...]:
    """Return what distinguishes a function from the others of its file."""
    return code.co_qualname, code.co_firstlineno, code.co_linetable


def replacements(old: CodeType, new: CodeType) -> Codes | None:
    """Return the new code of each function of a module, by the key of the old one.

    None where the change isn't confined to functions, or adds or removes one.
    """
    codes: Codes = {}
    pairs = [(old, new)]
    while pairs:
        pair = pairs.pop()
        before, after = (
            [const for const in code.co_consts if isinstance(const, CodeType)] for code in pair
        )
        if len(before) != len(after):
            return None
        pairs += zip(before, after, strict=True)
        if pair[0].co_flags & FUNCTION:
            codes[key(pair[0])] = pair[1]
        elif _executed(pair[0]) != _executed(pair[1]):
            return None
    return codes


def _executed(code: CodeType) -> tuple[object, ...]:
    """Return what some code executes, apart from its functions."""
    consts = [const for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, repr(consts)


def functions(tree: Path) -> dict[str, list[FunctionType]]:
    """Return all functions of the program, by file."""
    by_file: dict[str, list[FunctionType]] = defaultdict(list)
    start = str(tree / "oracle_nb")
    # Frozen objects aren't listed.
    gc.unfreeze()
    for object_ in gc.get_objects():
        if isinstance(object_, FunctionType) and object_.__code__.co_filename.startswith(start):
            by_file[object_.__code__.co_filename].append(object_)
    gc.freeze()
    return by_file


class Runner:
    """A plugin of pytest that runs tests up to the first failure, and then ends the process."""

    def __init__(self, seconds: Mapping[str, float], out: int) -> None:
        self._seconds = seconds
        self._out = out

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """End the process as soon as a test has failed."""
        if report.failed:
            os._exit(1)

    def pytest_runtestloop(self, session: pytest.Session) -> NoReturn:
        """Run the collected tests in the order of the request."""
        if session.testsfailed:
            os._exit(1)
        by_id = {item.nodeid: item for item in session.items}
        self.run([by_id[test] for test in self._seconds if test in by_id])

    def run(self, items: list[pytest.Item]) -> NoReturn:
        """Run tests; write each name before it runs, so that the last one is the one that fails."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            os.write(self._out, f"{item.nodeid}\n".encode())
            signal.alarm(int(PATIENCE + SLOWER * self._seconds[item.nodeid]))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        os._exit(0)


def forked(action: Callable[[int], None]) -> dict[str, str]:
    """Run an action in a fork; how it ended, and the last line that it wrote."""
    read, write = os.pipe()
    pid = os.fork()
    if not pid:
        os.setsid()
        os.close(read)
        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
        signal.alarm(3 * PATIENCE)
        try:
            action(write)
        finally:
            os._exit(1)
    os.close(write)
    with os.fdopen(read, encoding="utf-8") as lines:
        _, status = os.waitpid(pid, 0)
        # Processes that the tests have started must not outlive them.
        with suppress(ProcessLookupError):
            os.killpg(pid, signal.SIGKILL)
        tests = lines.read().splitlines()
    code = os.waitstatus_to_exitcode(status)
    how = {0: "survived", -signal.SIGALRM: "timeout"}.get(code, "killed")
    return {"outcome": how, "test": tests[-1] if tests and code else ""}


class Collected:
    """A plugin of pytest that collects all tests, and then answers requests."""

    def __init__(self, tree: Path, channel: socket.socket) -> None:
        self._tree = tree
        self._channel = channel

    def pytest_runtestloop(self, session: pytest.Session) -> NoReturn:
        """Answer requests until there are no more."""
        items = {item.nodeid: item for item in session.items}
        known = functions(self._tree)
        lines = self._channel.makefile("rw", encoding="utf-8")
        print(json.dumps(list(items)), file=lines, flush=True)
        for line in lines:
            request = json.loads(line)
            path = str(self._tree / request["file"])
            codes = _changed(path, request["before"], request["source"])
            if codes is None:
                answer = {"outcome": "impossible", "test": ""}
            else:
                runner = partial(_patch_and_run, session, items, request["tests"])
                answer = forked(partial(runner, known[path], codes))
            print(json.dumps(answer), file=lines, flush=True)
        os._exit(0)


def _changed(path: str, before: str, source: str | None) -> Codes | None:
    """Return the code of the functions of a changed file; nothing where it hasn't changed."""
    if source is None:
        return {}
    old, new = (compile(text, path, "exec", dont_inherit=True) for text in (before, source))
    return replacements(old, new)


def _patch_and_run(
    session: pytest.Session,
    items: Mapping[str, pytest.Item],
    seconds: Mapping[str, float],
    known: list[FunctionType],
    codes: Codes,
    out: int,
) -> NoReturn:
    for function in known:
        function.__code__ = codes.get(key(function.__code__), function.__code__)
    runner = Runner(seconds, out)
    session.config.pluginmanager.register(runner)
    runner.run([items[test] for test in seconds])


def fresh(channel: socket.socket) -> None:
    """Answer requests by running pytest in a process that has imported libraries only."""
    for name in LIBRARIES:
        importlib.import_module(name)
    gc.freeze()
    lines = channel.makefile("rw", encoding="utf-8")
    print(json.dumps([]), file=lines, flush=True)
    for line in lines:
        answer = forked(partial(_collect_and_run, json.loads(line)["tests"]))
        print(json.dumps(answer), file=lines, flush=True)


def _collect_and_run(seconds: Mapping[str, float], out: int) -> None:
    pytest.main([*OPTIONS, *seconds], plugins=[Runner(seconds, out)])


def main() -> None:
    """Serve on a socket until its other end is closed."""
    channel = socket.socket(fileno=int(sys.argv[1]))
    if sys.argv[2] == "fresh":
        fresh(channel)
    else:
        pytest.main([*OPTIONS, *sys.argv[3:]], plugins=[Collected(Path.cwd(), channel)])


if __name__ == "__main__":
    main()
