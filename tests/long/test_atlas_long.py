"""An atlas that is killed again and again, at any moment, is the same in the end."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from oracle_nb.explorer.atlas import BATCH, write_atlas
from oracle_nb.explorer.atlas_plan import planned
from oracle_nb.explorer.row_journal import journal, journal_of

ROOT = Path(__file__).parents[2]
LAYOUTS = int(os.environ.get("ATLAS_LAYOUTS", "4000"))
QUICK = ("sailing.diameter", "sailing.bridges", "moves.dead_dice")
PLAN = planned(seed=5, measures=QUICK)


def rows_in(path: Path) -> int:
    """How many rows are kept in a journal."""
    if not path.exists():
        return 0
    with journal(path, PLAN, LAYOUTS) as kept:
        return kept.rows.done


@pytest.mark.long
def test_an_atlas_that_is_killed_all_the_time_is_the_same(tmp_path):
    path, whole = tmp_path / "atlas.csv", tmp_path / "whole.csv"
    chance = random.Random(3)
    kills = done = 0
    while not path.exists():
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", "oracle_nb", "atlas", "--layouts", str(LAYOUTS)),
                *("--seed", "5", "--measures", ",".join(QUICK), "--workers", "2", "-o", path),
            ],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert process.wait(chance.uniform(1, 12)) == 0
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            kills += 1
        if not path.exists():  # else it was killed when all was done
            before, done = done, rows_in(journal_of(path))
            assert done >= before, "what was there is lost"
    seconds = time.monotonic()
    write_atlas(whole, PLAN, LAYOUTS, workers=1)
    seconds = time.monotonic() - seconds
    print(f"\n{LAYOUTS} layouts, killed {kills} times, batches of {BATCH}", file=sys.stderr)
    print(f"{1000 * seconds / LAYOUTS:.1f} ms a layout without being killed", file=sys.stderr)
    assert kills > 0
    assert path.read_bytes() == whole.read_bytes()
