"""The proof that every sentence is true, for a given time, with progress and a table by kind.

.venv/bin/python -m tests.statements --time 60s --jobs 2
.venv/bin/python -m tests.statements --sentences 1000000 --jobs 1 --table table.txt
.venv/bin/python -m tests.statements --game 17 --time 1s     # one game again
.venv/bin/python -m tests.statements --list                  # messages that no check covers
"""

import argparse
import itertools
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from tqdm import tqdm

from tests.fuzz.__main__ import count, seconds, tallies
from tests.statements.forms import checked_forms
from tests.statements.tally import UNCOVERED, Tally, checked, every_message

EACH: Final = 200
"""Number of positions, and of refused actions, taken from one game."""


def run(first: int, jobs: int, until: float, wanted: int, table: Path | None) -> Tally:
    """Check until the time is over or there are enough sentences; the table grows with them."""
    whole, check = Tally(), partial(checked, wanted=EACH)

    def goes_on(number: int) -> bool:
        return number == first or (
            time.monotonic() < until and not (wanted and whole.sentences >= wanted)
        )

    with (
        suppress(KeyboardInterrupt),  # the counts so far are of use
        tqdm(total=wanted or None, unit="sentence", mininterval=1, file=sys.stderr) as bar,
    ):
        for tally in tallies(check, itertools.takewhile(goes_on, itertools.count(first)), jobs):
            whole.add(tally)
            bar.update(tally.sentences)
            if table:
                table.write_text(whole.table() + "\n", encoding="utf-8")
    return whole


def main() -> int:
    """Run the proof as the command line says."""
    about = "Check every sentence against positions."
    parser = argparse.ArgumentParser(prog="tests.statements", description=about)
    parser.add_argument("--time", type=seconds, default=60.0, help="how long, such as 60s or 2h")
    parser.add_argument("--sentences", type=count, default=0, help="how many; then no time counts")
    parser.add_argument("--jobs", type=count, default=2, help="how many processes")
    parser.add_argument("--game", type=int, default=0, help="the number of the first game")
    parser.add_argument(
        "--table", type=Path, help="a file for the table, at the end with a line for each message"
    )
    parser.add_argument("--list", action="store_true", help="list the messages without a check")
    chosen = parser.parse_args()
    limit = float("inf") if chosen.sentences else chosen.time
    until = time.monotonic() + limit
    whole = run(chosen.game, chosen.jobs, until, chosen.sentences, chosen.table)
    forms = checked_forms()
    print(whole.table(), forms.table(), sep="\n\n")
    if chosen.table:
        whole_table = (whole.table(), forms.table(), whole.counts(forms))
        chosen.table.write_text("\n\n".join(whole_table) + "\n", encoding="utf-8")
    uncovered = whole.uncovered(forms)
    every = sum(len(every_message(language)) for language in ("en", "pl"))
    print(f"\n{len(uncovered)} of {every} messages are without a check", end="")
    print(":", *uncovered, sep="\n  ") if chosen.list else print()
    failed = whole.false or forms.faults or len(uncovered) > UNCOVERED * every
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
