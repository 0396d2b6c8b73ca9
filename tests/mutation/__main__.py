"""Mutation testing: change the program in one place, and see whether a test fails.

    make mutants                                          # 400 mutants; a second run resumes
    .venv/bin/python -m tests.mutation --count 50 --seed 2
    .venv/bin/python -m tests.mutation --package lessons --tests tests/lessons

Mutants are drawn at random over all modules, the same ones for each seed. Each is run, in a copy
of the project below build/mutants, against the tests that execute its line, then against others
of the same file. Tests that have failed for other mutants of the file come first, then every file
of tests gets about the same time. Survivors are listed as FILE:LINE:COLUMN and the change.
"""

import argparse
import filecmp
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from tqdm import tqdm

from tests.mutation.changes import Change, changes
from tests.mutation.contexts import Contexts
from tests.mutation.runner import Runner

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "build" / "mutants"
LEFT_OUT: Final = (".git", ".venv", "build", "dist", "__pycache__", ".*_cache", ".hypothesis")
COUNT: Final = 400
KILLED: Final = 0.85
"""The share of mutants that tests must kill."""


def drawn(count: int, seed: int, package: str) -> list[tuple[str, Change]]:
    """Return random changes of all modules, or those of one package."""
    every = [
        (path.relative_to(ROOT).as_posix(), change)
        for path in sorted((ROOT / "oracle_nb" / package).rglob("*.py"))
        for change in changes(path.read_bytes())
    ]
    return Random(seed).sample(every, min(count, len(every)))


def files(root: Path) -> Iterator[str]:
    """Yield the files of a project that its tests may need."""
    for folder, folders, names in os.walk(root):
        left_out = shutil.ignore_patterns(*LEFT_OUT)(folder, folders)
        folders[:] = [name for name in folders if name not in left_out]
        yield from ((Path(folder) / name).relative_to(root).as_posix() for name in names)


def copied(tree: Path) -> str:
    """Make a tree the same as the project; return a hash of the program and its tests."""
    digest = hashlib.blake2b(digest_size=8)
    wanted = sorted(files(ROOT))
    for name in set(files(tree)) - set(wanted):
        (tree / name).unlink()
    for name in wanted:
        to = tree / name
        if not to.exists() or not filecmp.cmp(ROOT / name, to, shallow=False):
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, to)
        if name.startswith(("oracle_nb/", "tests/", "scenarios/", "examples/")):
            digest.update(name.encode() + to.read_bytes())
    return digest.hexdigest()


def main() -> int:
    """Run mutants and list the survivors; 1 where too many survive."""
    parser = argparse.ArgumentParser(prog="tests.mutation", description=__doc__)
    parser.add_argument("--count", type=int, default=COUNT, help="number of mutants")
    parser.add_argument("--seed", type=int, default=1, help="another seed draws other mutants")
    parser.add_argument("--package", default="", help="draw from a package only, e.g. delphi/rules")
    parser.add_argument(
        "--tests", nargs="+", default=["tests", "examples"], help="folders of tests to choose from"
    )
    given = parser.parse_args()
    tree = FOLDER / "tree"
    # Another state of the program, or other folders of tests, have results of their own.
    scope = hashlib.blake2b(" ".join(given.tests).encode(), digest_size=4).hexdigest()
    results = FOLDER / f"results-{copied(tree)}-{scope}.jsonl"
    lines = results.read_text("utf-8").splitlines() if results.exists() else []
    known: dict[str, dict[str, Any]] = dict(json.loads(line) for line in lines)
    contexts = Contexts(tree, FOLDER / "contexts", given.tests)
    mutants = drawn(given.count, given.seed, given.package)
    survivors = []
    with (
        Runner(tree, contexts, given.tests) as runner,
        results.open("a", encoding="utf-8") as out,
    ):
        for file, change in tqdm(mutants, unit="mutant", file=sys.stderr):
            name = f"{file}:{change.name}"
            if name not in known:
                known[name] = runner.outcome(file, change)
                print(json.dumps([name, known[name]]), file=out, flush=True)
            if known[name]["outcome"] in {"survived", "untested"}:
                survivors.append(f"{known[name]['outcome']:9} {name}")
    print("\n".join(sorted(survivors)))
    killed = len(mutants) - len(survivors)
    print(f"{killed} of {len(mutants)} mutants killed ({killed / len(mutants):.0%})")
    return 0 if killed >= KILLED * len(mutants) else 1


if __name__ == "__main__":
    sys.exit(main())
