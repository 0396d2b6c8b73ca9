"""Mutation testing: change the program in one place, and see whether a test fails.

    make mutants                                          # 400 mutants; a second run resumes
    .venv/bin/python -m tests.mutation --count 50 --seed 2
    .venv/bin/python -m tests.mutation --package lessons --tests tests/lessons

Mutants are drawn at random over all modules, the same ones for each seed. Each is run, in a copy
of the project below build/mutants, against the tests that execute its line, the cheapest first,
then against others of the same file. Survivors are listed as FILE:LINE:COLUMN and the change.
"""

import argparse
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

from tqdm import tqdm

from tests.mutation.changes import Change, changes
from tests.mutation.contexts import Contexts, environment

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "mutants"
LEFT_OUT: Final = (".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis")
COUNT: Final = 400
KILLED: Final = 0.85
"""The share of mutants that tests must kill."""
SECONDS: Final = 40.0
"""Seconds of tests, as measured without the change, that a mutant meets at most."""
PATIENCE: Final = 60.0
"""Seconds that starting pytest and collecting may take."""
SLOWER: Final = 5
"""How many times as long as without the change tests may take; a mutant may loop forever."""


def drawn(count: int, seed: int, package: str) -> list[tuple[str, Change]]:
    """Return random changes of all modules, or those of one package."""
    every = [
        (path.relative_to(ROOT).as_posix(), change)
        for path in sorted((ROOT / "oracle_nb" / package).rglob("*.py"))
        for change in changes(path.read_bytes())
    ]
    return Random(seed).sample(every, min(count, len(every)))


def fingerprint() -> str:
    """Return a hash of the program and its tests."""
    digest = hashlib.blake2b(digest_size=8)
    for folder in ("oracle_nb", "tests", "scenarios"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                digest.update(path.read_bytes())
    return digest.hexdigest()


def outcome(tree: Path, file: str, change: Change, contexts: Contexts) -> str:
    """Return what came of a mutant: "killed", "timeout", "untested" or "survived"."""
    tests = contexts.tests(file, change.lines, SECONDS)
    if not tests:
        return "untested"
    chosen = tree / "chosen-tests"
    chosen.write_text("\n".join(tests), "utf-8")
    path = tree / file
    before = path.read_bytes()
    command = ["-B", "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:playwright"]
    path.write_bytes(change.made(before))
    try:
        with subprocess.Popen(
            [sys.executable, *command, f"@{chosen}"],
            cwd=tree,
            env=environment(tree),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                patience = PATIENCE + SLOWER * sum(contexts.seconds[test] for test in tests)
                return "killed" if process.wait(patience) else "survived"
            except subprocess.TimeoutExpired:
                return "timeout"
            finally:
                # Processes that the tests have started must not outlive them.
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
    finally:
        path.write_bytes(before)


def main() -> int:
    """Run mutants and list the survivors; 1 where too many survive."""
    parser = argparse.ArgumentParser(prog="tests.mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants")
    parser.add_argument("--package", default="", help="draw from a package only, e.g. delphi/rules")
    parser.add_argument(
        "--tests", nargs="+", default=["tests"], help="folders of tests to choose from"
    )
    given = parser.parse_args()
    scope = hashlib.blake2b(" ".join(given.tests).encode(), digest_size=4).hexdigest()
    folder = FOLDER / f"{fingerprint()}-{scope}"
    tree = folder / "tree"
    if not tree.exists():
        shutil.rmtree(FOLDER, ignore_errors=True)
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    contexts = Contexts(tree, folder, given.tests)
    results = folder / "results.jsonl"
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    known: dict[str, str] = dict(json.loads(line) for line in lines)
    mutants = drawn(given.count, given.seed, given.package)
    survivors = []
    with results.open("a", encoding="utf-8") as out:
        for file, change in tqdm(mutants, unit="mutant", file=sys.stderr):
            name = f"{file}:{change.name}"
            if name not in known:
                known[name] = outcome(tree, file, change, contexts)
                print(json.dumps([name, known[name]]), file=out, flush=True)
            if known[name] in {"survived", "untested"}:
                survivors.append(f"{known[name]:9} {name}")
    print("\n".join(sorted(survivors)))
    killed = len(mutants) - len(survivors)
    print(f"{killed} of {len(mutants)} mutants killed ({killed / len(mutants):.0%})")
    return 0 if killed >= KILLED * len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
