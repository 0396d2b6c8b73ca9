"""Run the test suites, print how long each took, and fail if any failed.

    .venv/bin/python scripts/suites.py            # all that `make test` runs
    .venv/bin/python scripts/suites.py lint layers
    .venv/bin/python scripts/suites.py --list

Suites run beside each other. Those of the browser often wait, so there are two of them, and the
others yield to them; among these, a longer one has a higher priority, so that all end at about the
same time and no processor is idle while the last one ends. The output of each suite is printed when
it has ended. Each suite is one process: workers of pytest-xdist would each collect and import
everything, start servers and browsers of their own and fill caches of their own.

A suite that collects no test, or whose files are not there, has failed, or else an empty one
would look like a passing one.
"""

from __future__ import annotations

import argparse
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parent.parent
BIN: Final = Path(sys.executable).parent
PYTEST_FOUND_NOTHING: Final = 5
TIMED_OUT: Final = 124
MISSING: Final = -1

PROCESSORS: Final = os.cpu_count() or 1
MEMORY: Final = Path("/dev/shm")  # noqa: S108 - tempfile makes a private folder in it
ROOM: Final = 2 << 30
"""Minimum number of free bytes in memory for the temporary files of the tests: ten times these."""
PYTEST: Final = ("pytest", "-q", "--durations=5", "--durations-min=2")
# Without browsers: loading what drives them takes a second.
PLAIN: Final = (*PYTEST, "-p", "no:playwright")
RULES: Final = tuple(
    f"tests/{name}"
    for name in ("bots", "delphi", "fuzz", "golden", "lessons", "notebooks", "statements")
)
APP: Final = tuple(f"tests/{name}" for name in ("server", "web"))
BROWSER: Final = ("tests/browser", "tests/render")
APART: Final = (*RULES, *APP, "tests/browser", "tests/long")
"""Folders of tests that the suite ``tests`` leaves to others."""
UNIT: Final = tuple(
    f"tests/{name}.py"
    for name in (
        *(
            f"delphi/test_{part}"
            for part in ("board", "editor", "explanations", "layouts", "setup")
        ),
        *(f"delphi/test_{part}" for part in ("faulty_scenarios", "messages", "scenarios", "turns")),
        *(f"lessons/test_{part}" for part in ("fighting", "memory", "populating", "wheel")),
        *(
            f"web/test_{part}"
            for part in ("controller", "keyed", "pointing", "table_state", "belongings")
        ),
        *(f"core/test_{part}" for part in ("errors", "hexgrid", "steps")),
        *("rulebooks/test_rulebook", "storage/test_saves", "text/test_terms"),
    )
)
"""Tests of rules, lessons, the app without a browser, and texts, that take little time."""


@dataclass(frozen=True)
class Suite:
    """Commands run in order, each whether or not the one before failed.

    ``files``: globs below the root, one of which must match something. ``minutes``: how long each
    command may take before it is stopped, so that one that hangs says its name. ``nice``: how far
    it yields to other suites; with one more, a suite gets four fifths of the time.
    """

    name: str
    about: str
    commands: tuple[tuple[str, ...], ...]
    files: tuple[str, ...] = ()
    minutes: float = 40
    nice: int = 11


def browser(name: str, about: str, *looks: str) -> Suite:
    """Return a suite of the browser tests of some files or folders."""
    command = (*PYTEST, "-m", "browser and not long", *looks)
    return Suite(name, about, (command,), looks or ("tests/browser/**/test_*.py",), nice=0)


DRIVING: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for folder in BROWSER
    for path in (ROOT / folder).rglob("test_*.py")
    if "pytest.mark.browser" in path.read_text("utf-8")
)
"""The files with tests that drive a browser. Two suites share them, every other one each."""

TESTED: Final = (
    browser("browser-1", "the app in headless Chromium, one half", *DRIVING[::2]),
    browser("browser-2", "the app in headless Chromium, the other half", *DRIVING[1::2]),
    Suite(
        "app",
        "the app and its server without a browser",
        ((*PLAIN, "-m", "not (browser or long)", *APP),),
        tuple(f"{folder}/**/test_*.py" for folder in APP),
        nice=9,
    ),
    Suite(
        "tests",
        "everything else without a browser",
        (
            (
                *(*PLAIN, "-m", "not (browser or long)"),
                *(f"--ignore={folder}" for folder in APART),
                "tests",
                "examples",
            ),
        ),
        ("tests/**/test_*.py", "examples/**/test_*.py"),
        nice=9,
    ),
    Suite(
        "rules",
        "rules, bots, lessons and texts of the game, golden games, every cell of notebooks",
        ((*PLAIN, "-m", "not long", *RULES),),
        tuple(f"{folder}/**/test_*.py" for folder in RULES),
        nice=10,
    ),
    Suite(
        "program-types",
        "mypy --strict, except for tests",
        (("mypy", "oracle_nb", "scripts", "benchmarks", "examples"),),
    ),
    Suite(
        "lint",
        "ruff: rules and form",
        (("ruff", "check", "."), ("ruff", "format", "--check", "--quiet", ".")),
    ),
    Suite("layers", "import-linter: layers and their imports", (("lint-imports", "--no-logo"),)),
)
ON_REQUEST: Final = (
    browser("browser", "the app in headless Chromium", *BROWSER),
    Suite("unit", "fast tests of rules, app and texts", ((*PLAIN, "-m", "not long", *UNIT),), UNIT),
    Suite("types", "mypy --strict", (("mypy",),)),
    Suite(
        "notebooks",
        "every cell of notebooks runs",
        ((*PLAIN, "-m", "not long", "tests/notebooks"),),
        ("notebooks/**/*.ipynb", "tutorials/**/*.ipynb"),
    ),
    Suite(
        "golden",
        "games that must not change",
        ((*PLAIN, "-m", "golden and not long", "tests/golden"),),
        ("tests/golden/**/test_*.py",),
    ),
    Suite(
        "mutants",
        "random mutants of the program",
        (("python", "-m", "tests.mutation"),),
        minutes=24 * 60,
    ),
    Suite(
        "long",
        "soaks, long fuzzing, long figures",
        ((*PYTEST, "-n", str(min(2, PROCESSORS)), "-s", "-m", "long", "tests"),),
        minutes=24 * 60,
    ),
)

# The frozen-modules warning of ipykernel, and Jupyter's move to new folders, say nothing about us.
QUIET: Final = {"PYDEVD_DISABLE_FILE_VALIDATION": "1", "JUPYTER_PLATFORM_DIRS": "1"}


@contextmanager
def scratch(memory: Path = MEMORY) -> Iterator[dict[str, str]]:
    """Make a folder in memory for temporary files, where one can be; yield what names it.

    Tests make some thousand databases, and a disk confirms each change of each.
    """
    if not memory.is_dir() or not os.access(memory, os.W_OK) or not hasattr(os, "ST_NOEXEC"):
        yield {}
        return
    there = os.statvfs(memory)
    # Tests also run programs that they have written, which containers often forbid there.
    if there.f_flag & os.ST_NOEXEC or there.f_bavail * there.f_frsize < ROOM:
        yield {}
        return
    with tempfile.TemporaryDirectory(
        prefix="oracle-nb-", dir=memory, ignore_cleanup_errors=True
    ) as folder:
        yield {"TMPDIR": folder}


def run(suite: Suite, out: IO[str] | None = None) -> int:
    """Run a suite; its exit code, ``MISSING`` where none of its files is there.

    Its output goes to a file, if there is one.
    """
    if suite.files and not any(any(ROOT.glob(pattern)) for pattern in suite.files):
        return MISSING
    environment = {**os.environ, **QUIET, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    # The suites start many programs, each of which would compile everything anew.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if suite.name == "long":
        environment.setdefault("HYPOTHESIS_PROFILE", "long")
    nice = suite.nice if out is not None else 0
    return max(call(command, environment, suite.minutes, out, nice) for command in suite.commands)


def call(
    command: tuple[str, ...],
    environment: dict[str, str],
    minutes: float,
    out: IO[str] | None,
    nice: int,
) -> int:
    """Run one program of .venv, at a lower priority if it yields to others; its exit code."""
    program = shutil.which(command[0], path=str(BIN))
    if program is None:
        print(f"{command[0]} is not in {BIN}: run 'make tools' first", file=out, flush=True)
        return 127
    low = ("nice", f"-n{nice}") if nice and shutil.which("nice") else ()
    try:
        done = subprocess.run(
            [*low, program, *command[1:]],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT if out else None,
            timeout=minutes * 60,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return TIMED_OUT
    # A program ended by a signal has a code below 0, which must not pass for success.
    return abs(done.returncode)


@dataclass(frozen=True)
class Report:
    """The result of a suite: its exit code, its seconds and its output."""

    code: int
    seconds: float
    output: str = ""


def captured(suite: Suite) -> Report:
    """Run a suite beside others."""
    print(f"... {suite.name}: {suite.about}", flush=True)
    start = time.perf_counter()
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as out:
        code = run(suite, out)
        out.seek(0)
        return Report(code, time.perf_counter() - start, out.read())


def reports(suites: Sequence[Suite]) -> Iterator[tuple[Suite, Report]]:
    """Run suites and yield each when it has ended; a single one prints as it runs."""
    if len(suites) == 1:
        (suite,) = suites
        print(f"\n=== {suite.name}: {suite.about}", flush=True)
        start = time.perf_counter()
        code = run(suite)
        yield suite, Report(code, time.perf_counter() - start)
        return
    with ThreadPoolExecutor(len(suites)) as pool:
        futures = {pool.submit(captured, suite): suite for suite in suites}
        try:
            for future in as_completed(futures):
                suite, report = futures[future], future.result()
                print(f"\n=== {suite.name}: {suite.about}\n{report.output}", flush=True)
                yield suite, report
        finally:
            # An interrupt ends the suites that run, and no other begins.
            pool.shutdown(cancel_futures=True)


def outcome(suite: Suite, code: int) -> tuple[str, str]:
    """Return how a suite ended: passed or failed; and a remark."""
    match code:
        case 0:
            return "passed", ""
        case _ if code == MISSING:
            return "failed", f"its tests are gone: none of {', '.join(suite.files)}"
        case _ if code == PYTEST_FOUND_NOTHING and suite.commands[-1][0] == "pytest":
            return "failed", "it collected no test; are they marked?"
        case _ if code == TIMED_OUT:
            return "failed", f"stopped after {suite.minutes:g} minutes"
    return "failed", f"exit code {code}"


def main() -> int:
    """Run the suites named on the command line."""
    suites = {suite.name: suite for suite in (*TESTED, *ON_REQUEST)}
    parser = argparse.ArgumentParser(description="Run test suites with the time of each.")
    parser.add_argument("names", nargs="*", metavar="SUITE", help=", ".join(suites))
    parser.add_argument("--list", action="store_true", help="say what each suite is and stop")
    chosen = parser.parse_args()
    if unknown := [name for name in chosen.names if name not in suites]:
        parser.error(f"no suite {unknown[0]!r}; there are {', '.join(suites)}")
    if chosen.list:
        for suite in suites.values():
            print(f"{suite.name:10} {suite.about}")
        return 0

    lines = {}
    count = {"passed": 0, "failed": 0}
    begun = time.perf_counter()
    wanted = [suites[name] for name in chosen.names] or TESTED
    if len(wanted) > 1:
        # Else suites that start at the same time would each compile the whole package.
        compileall.compile_dir(ROOT / "oracle_nb", quiet=1, workers=0)
    with scratch() as variables:
        # Suites that take hours may write more than there is memory.
        os.environ.update(variables if {*wanted} <= {*TESTED} else {})
        for suite, report in reports(wanted):
            how, remark = outcome(suite, report.code)
            count[how] += 1
            lines[suite] = f"{suite.name:10} {report.seconds:7.1f} s  {how:8} {remark}"
    print("\n" + "\n".join(lines[suite].rstrip() for suite in wanted))
    print(f"{'together':10} {time.perf_counter() - begun:7.1f} s")
    print("suites: " + ", ".join(f"{count[how]} {how}" for how in count))
    return 1 if count["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
