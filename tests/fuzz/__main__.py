"""The proof of refusals for a given time, with progress, and the table of it.

.venv/bin/python -m tests.fuzz --time 60s --jobs 2
.venv/bin/python -m tests.fuzz --pairs 1000000 --jobs 1 --table table.txt
.venv/bin/python -m tests.fuzz --game 17              # one game again
.venv/bin/python -m tests.fuzz --rules mythology
.venv/bin/python -m tests.fuzz --rules mythology-advanced  # its second set of rules
.venv/bin/python -m tests.fuzz --rules secrets        # what others may not know
"""

import argparse
import itertools
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from joblib import Parallel, delayed
from tqdm import tqdm

from tests.fuzz import secrets
from tests.fuzz import tally as delphi
from tests.mythology import proof as mythology
from tests.mythology.advanced.second import proof as advanced

EACH: Final = 2000
"""How many pairs are taken from one game."""
PROOFS: Final = {
    "delphi": (delphi.Tally, delphi.proved),
    "mythology": (mythology.Tally, mythology.proved),
    "mythology-advanced": (advanced.Tally, advanced.proved),
    "secrets": (secrets.Tally, secrets.proved),
}
"""For each proof its counts, and the function that fills them with some pairs of a game."""
UNITS: Final = {"s": 1, "m": 60, "h": 3600}


def seconds(text: str) -> float:
    """A time such as "60s", "5m" or "2h"."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)([smh]?)", text)
    if match is None:
        raise argparse.ArgumentTypeError(f"must be a time such as 60s, 5m or 2h, got {text!r}")
    return float(match[1]) * UNITS[match[2] or "s"]


def count(text: str) -> int:
    """A number of at least one."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"must be a number of at least 1, got {text!r}")
    return int(text)


T = TypeVar("T")


def tallies(prove: Callable[[int], T], numbers: Iterator[int], jobs: int) -> Iterator[T]:
    """The tallies of games by their numbers, as they come."""
    if jobs == 1:
        return map(prove, numbers)
    counted: Iterator[T] = Parallel(
        n_jobs=jobs, return_as="generator_unordered", pre_dispatch=jobs
    )(delayed(prove)(number) for number in numbers)
    return counted


def run(
    first: int, jobs: int, until: float, wanted: int, table: Path | None, rules: str = "delphi"
) -> Any:
    """Prove until the time is over or there are enough pairs; the table is written as it grows."""
    kind, proved = PROOFS[rules]
    whole: Any = kind()
    prove: Callable[[int], Any] = partial(proved, wanted=EACH)

    def goes_on(_: int) -> bool:
        return time.monotonic() < until and not (wanted and whole.total >= wanted)

    with (
        suppress(KeyboardInterrupt),  # who stops it wants to see what there is
        tqdm(total=wanted or None, unit="pair", mininterval=1, file=sys.stderr) as bar,
    ):
        for tally in tallies(prove, itertools.takewhile(goes_on, itertools.count(first)), jobs):
            whole.add(tally)
            bar.update(tally.total)
            if table:
                table.write_text(whole.table() + "\n", encoding="utf-8")
    return whole


def main() -> int:
    """Run the proof as the command line says."""
    parser = argparse.ArgumentParser(prog="tests.fuzz", description="Prove refusals by fuzzing.")
    parser.add_argument("--rules", choices=PROOFS, default="delphi", help="which proof")
    parser.add_argument("--time", type=seconds, default=60.0, help="how long, such as 60s or 2h")
    parser.add_argument("--pairs", type=count, default=0, help="how many; then no time counts")
    parser.add_argument("--jobs", type=count, default=2, help="how many processes")
    parser.add_argument("--game", type=int, default=0, help="the number of the first game")
    parser.add_argument("--table", type=Path, help="a file for the table, written as it grows")
    chosen = parser.parse_args()
    limit = float("inf") if chosen.pairs else chosen.time
    until = time.monotonic() + limit
    whole = run(chosen.game, chosen.jobs, until, chosen.pairs, chosen.table, chosen.rules)
    print(whole.table())
    faults = whole.faults()
    if faults:
        print("\nbelow the bar:", *faults, sep="\n  ")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
