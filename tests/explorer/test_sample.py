"""The shipped sample is what it says, and can be made again."""

import csv
import gzip
import subprocess
import sys
from typing import Any

import pytest

from oracle_nb.explorer import frames
from oracle_nb.explorer.atlas_files import ORIGIN
from oracle_nb.explorer.atlas_plan import planned, survey
from oracle_nb.explorer.percentiles import percentile, sample
from oracle_nb.games.registry import board_data_of

FIELD = board_data_of("delphi")
LAYOUTS = 10_000
CHECKED = (0, 1, 2, 3, 4321, 5678, 9998)


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    assert FIELD.sample is not None
    return [*csv.DictReader(gzip.decompress(FIELD.sample.read_bytes()).decode().splitlines())]


def test_the_sample_is_small_and_whole(rows):
    assert FIELD.sample is not None
    assert FIELD.sample.stat().st_size <= 2_000_000
    assert list(rows[0]) == [*ORIGIN, *FIELD.measures]
    assert [int(row["number"]) for row in rows] == [*range(LAYOUTS)]
    seeds = [seed for seed in range(2_500) for _ in FIELD.kinds]
    assert [int(row["board_seed"]) for row in rows] == seeds
    assert len({row["measures_version"] for row in rows}) == 1
    assert all(row[name] for row in rows for name in FIELD.measures), "every value is finite"


def test_the_sample_can_be_made_again(rows):
    plan = planned()
    assert [row["kind"] for row in rows] == [plan.kind(number) for number in range(LAYOUTS)]
    for number, values in survey(plan, CHECKED):
        kept = {name: float(rows[number][name]) for name in plan.measures}
        assert dict(zip(plan.measures, values, strict=True)) == pytest.approx(kept, rel=2e-5)


def test_the_sample_gives_percentiles(rows):
    values = sorted(float(row["sailing.bridges"]) for row in rows if row["kind"] == "free")
    assert [*sample("delphi", "free", "sailing.bridges")] == values
    tight = percentile("delphi", "free", "sailing.bridges", 45)
    assert tight is not None
    less = sum(value < 45 for value in values) + sum(value == 45 for value in values) / 2
    assert tight == less / len(values)
    assert percentile("delphi", "compact", "sailing.bridges", 45) == 1


def test_the_sample_is_read_without_extras():
    code = """
import sys
sys.modules.update(dict.fromkeys(("pandas", "pyarrow", "dask", "distributed")))
from oracle_nb.explorer.percentiles import percentile
print(percentile("delphi", "free", "sailing.bridges", 0))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=250
    )
    assert done.stdout == "0.0\n"


def test_the_sample_is_a_table(rows):
    frame = frames.sample()
    assert list(frame.columns) == list(rows[0])
    assert frame["kind"].tolist() == [row["kind"] for row in rows]
    assert frame["turns.zeus"].tolist() == [float(row["turns.zeus"]) for row in rows]
    table = frames.measures("free", seed=7)
    assert table.loc["sailing.diameter", "free"] == percentile(
        "delphi", "free", "sailing.diameter", table.loc["sailing.diameter", "value"]
    )
    assert {*FIELD.kinds} <= {*table.columns}
