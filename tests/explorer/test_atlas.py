"""Atlases: the same rows however they are made, in files that survive being killed."""

import csv
import gzip
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pandas as pd
import pyarrow.parquet as pq
import pytest

import oracle_nb
from oracle_nb.core.extras import MissingExtra
from oracle_nb.explorer import atlas_files, atlas_plan, percentiles
from oracle_nb.explorer.atlas import gather, write_atlas
from oracle_nb.explorer.atlas_files import ORIGIN, read_columns, write_table
from oracle_nb.explorer.atlas_plan import AtlasError, AtlasPlan, kept, planned, survey
from oracle_nb.explorer.row_journal import Rows, journal, journal_of
from oracle_nb.games.registry import board_data_of
from oracle_nb.storage.journal import JournalError
from oracle_nb.storage.saves import UnwritableFile


class Squares:
    """A field whose layouts are numbers: seed and square, and a value that few of them have."""

    kinds = ("plain", "wild")
    measures: ClassVar[dict[str, Any]] = {
        "row.length": SimpleNamespace(headline=float),
        "row.square": SimpleNamespace(headline=lambda value: value["all"]),
        "row.rare": SimpleNamespace(headline=lambda value: value),
    }
    sample: Path | None = None

    def layout(self, kind: str, seed: int) -> int:
        return seed if kind == "plain" else -seed

    def recipe(self, given: str) -> Any:
        if given not in self.kinds:
            raise ValueError(given)
        return given, lambda seed: self.layout(given, seed)

    def study(self, layout: int) -> Any:
        if layout == 13:
            raise ValueError("thirteen can't be measured")
        values = {
            "row.length": layout,
            "row.square": {"all": layout**2 / 7},
            "row.rare": math.inf if layout % 3 else 5.5,
        }
        return SimpleNamespace(measure=values.__getitem__)


@pytest.fixture
def squares(monkeypatch: pytest.MonkeyPatch) -> Iterator[Squares]:
    field = Squares()
    for module in (atlas_plan, percentiles):
        monkeypatch.setattr(module, "board_data_of", lambda game: field)
    percentiles._samples.cache_clear()
    yield field
    percentiles._samples.cache_clear()


def rows_of(path: Path) -> list[dict[str, str]]:
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return list(csv.DictReader(text.decode().splitlines()))


# The plan and its rows


def test_each_seed_makes_a_layout_of_each_kind(squares):
    rows = survey(planned("squares", seed=20), [0, 3])
    assert rows == [(0, (20.0, 57.1429, None)), (3, (-21.0, 63.0, 5.5))]
    assert survey(planned("squares", seed=20, kinds=["wild"]), [1]) == [(1, (-21.0, 63.0, 5.5))]


def test_a_plan_takes_only_existing_measures(squares):
    assert planned("squares", measures=["row.rare"]).measures == ("row.rare",)
    assert planned("squares", measures="row.rare").measures == ("row.rare",)
    for wrong, said in [
        ({"kinds": ["tame"]}, "kinds: unknown kind 'tame'; choose plain or wild"),
        ({"measures": ["row.width"]}, "unknown measure 'row.width'; "),
        ({"kinds": ["wild", "wild"]}, "wild is there twice"),
    ]:
        with pytest.raises(AtlasError, match=said):
            planned("squares", **wrong)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="chess"):
        board_data_of("chess")


def test_missing_numbers_are_stored_as_none():
    assert [kept(value) for value in (1.23456789, 1 / 3, -0.0, 12345678.0)] == [
        1.23457,
        0.333333,
        0.0,
        12345700.0,
    ]
    assert [kept(value) for value in (None, math.nan, math.inf)] == [None] * 3


def test_a_layout_that_cant_be_measured_is_named(squares, tmp_path):
    path = tmp_path / "atlas.csv"
    with pytest.raises(AtlasError, match="plain layout of seed 13, the layout itself: ValueError"):
        write_atlas(path, planned("squares", kinds=["plain"]), 50, workers=1)
    assert not path.exists()


def test_another_version_is_refused(squares):
    plan = planned("squares")
    other = AtlasPlan(plan.game, "9.9", plan.seed, plan.kinds, plan.measures)
    with pytest.raises(AtlasError, match=f"has version {oracle_nb.__version__}, not 9.9"):
        survey(other, [0])


# Files


def test_a_table_names_its_generator(squares, tmp_path):
    plan = planned("squares", seed=3)
    for name in ("a.csv", "a.csv.gz", "a.parquet"):
        write_atlas(tmp_path / name, plan, 5, workers=1)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.csv", "a.csv.gz", "a.parquet"]
    rows = rows_of(tmp_path / "a.csv")
    assert rows == rows_of(tmp_path / "a.csv.gz")
    assert rows[1] == {
        "number": "1",
        "board": "wild.3",
        "kind": "wild",
        "board_seed": "3",
        "measures_version": oracle_nb.__version__,
        "row.length": "-3",
        "row.square": "1.28571",
        "row.rare": "5.5",
    }
    assert rows[2]["row.rare"] == ""
    frame = pd.read_parquet(tmp_path / "a.parquet")
    assert tuple(frame.columns) == (*ORIGIN, *squares.measures)
    assert frame["row.rare"].isna().tolist() == [False, False, True, True, True]
    assert frame["board_seed"].tolist() == [3, 3, 4, 4, 5]
    assert pq.read_metadata(tmp_path / "a.parquet").num_rows == 5


def test_a_name_without_an_end_is_a_folder_partitioned_by_kind(squares, tmp_path, monkeypatch):
    monkeypatch.setattr(atlas_files, "MOST_ROWS", 2)
    plan = planned("squares", seed=3)
    write_atlas(tmp_path / "boards", plan, 7, workers=1)
    write_atlas(tmp_path / "boards.parquet", plan, 7, workers=1)
    files = sorted(path.relative_to(tmp_path / "boards") for path in tmp_path.rglob("part-*"))
    assert [str(path) for path in files] == [
        *("kind=plain/part-0.parquet", "kind=plain/part-1.parquet"),
        *("kind=wild/part-0.parquet", "kind=wild/part-1.parquet"),
    ]
    whole = pd.read_parquet(tmp_path / "boards.parquet")
    parts = pd.read_parquet(tmp_path / "boards").sort_values("number", ignore_index=True)
    assert parts[[*whole.columns]].astype({"kind": str}).equals(whole.astype({"kind": str}))
    (tmp_path / "again.writing").mkdir()
    (tmp_path / "again.writing" / "rest").write_text("of a crash")
    write_atlas(tmp_path / "again", plan, 7, workers=1)
    for path in files:
        assert (tmp_path / "again" / path).read_bytes() == (tmp_path / "boards" / path).read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["again", "boards", "boards.parquet"]


def test_the_same_rows_are_the_same_bytes(squares, tmp_path):
    plan = planned("squares", seed=14)
    forth, back = Rows(plan, 30), Rows(plan, 30)
    for number in range(30):
        forth.add(survey(plan, [number]))
        back.add(survey(plan, [29 - number]))
    for suffix in atlas_files.SUFFIXES:
        write_table(forth, tmp_path / f"forth{suffix}")
        write_table(back, tmp_path / f"back{suffix}")
        assert (tmp_path / f"forth{suffix}").read_bytes() == (
            tmp_path / f"back{suffix}"
        ).read_bytes()


@pytest.mark.parametrize(
    ("name", "said"), [("a.txt", "one of .parquet, .csv, .csv.gz"), ("there.csv", "already exists")]
)
def test_a_bad_place_is_refused_before_any_work(squares, tmp_path, name, said):
    (tmp_path / "there.csv").write_text("mine")
    with pytest.raises(AtlasError, match=said):
        write_atlas(tmp_path / name, planned("squares"), 5, workers=1)
    assert (tmp_path / "there.csv").read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["there.csv"]


@pytest.mark.parametrize("layouts", [-1, 0])
def test_an_atlas_has_at_least_one_layout(squares, tmp_path, layouts):
    with pytest.raises(AtlasError, match=f"at least 1, not {layouts}"):
        write_atlas(tmp_path / "a.csv", planned("squares"), layouts, workers=1)
    write_atlas(tmp_path / "a.csv", planned("squares"), 1, workers=1)
    assert len(rows_of(tmp_path / "a.csv")) == 1


def test_rows_are_gathered_in_memory_and_counted(squares):
    plan, seen = planned("squares", kinds=["wild"]), []
    rows = gather(plan, 60, progress=lambda *now: seen.append(now))
    assert rows.done == 60 and not [*rows.missing()]
    assert seen[-1] == (60, 60) and seen == sorted(seen)
    assert gather(plan, 0).done == 0
    with pytest.raises(AtlasError, match="from 0, not -1"):
        gather(plan, -1)


def test_a_folder_that_there_is_not_is_named(squares, tmp_path):
    with pytest.raises(UnwritableFile, match=r"there is no folder .*nowhere"):
        write_atlas(tmp_path / "nowhere" / "a.csv", planned("squares"), 5, workers=1)


def test_without_pyarrow_parquet_errors_name_the_package_to_install(squares, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(MissingExtra, match=r"pyarrow.* is not installed: pip install .*\[atlas\]"):
        write_atlas(tmp_path / "a.parquet", planned("squares"), 5, workers=1)
    write_atlas(tmp_path / "a.csv", planned("squares"), 5, workers=1)


def test_without_dask_cluster_errors_name_the_package_to_install(squares, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"Dask is not installed: pip install .*\[atlas\]"):
        write_atlas(tmp_path / "a.csv", planned("squares"), 5, dask="tcp://127.0.0.1:1")
    assert list(tmp_path.iterdir()) == []


# Stopping and going on


class Stop(Exception):
    """Stops the work."""


def stop_at(rows: int) -> Any:
    def progress(done: int, layouts: int) -> None:
        if done >= rows:
            raise Stop

    return progress


def test_finished_rows_are_not_computed_again(squares, tmp_path, monkeypatch):
    plan = planned("squares", kinds=["wild"])
    write_atlas(tmp_path / "whole.csv", plan, 300, workers=1)
    path = tmp_path / "a.csv"
    with pytest.raises(Stop):
        write_atlas(path, plan, 200, workers=1, progress=stop_at(60))
    assert not path.exists()
    done: list[int] = []

    def watched(plan: AtlasPlan, numbers: Any) -> Any:
        done.extend(numbers)
        return survey(plan, numbers)

    monkeypatch.setattr("oracle_nb.explorer.atlas.survey", watched)
    seen: list[tuple[int, int]] = []
    write_atlas(path, plan, 300, workers=1, progress=lambda *now: seen.append(now))
    assert seen[0] == (75, 300) and seen[-1] == (300, 300)
    assert done == list(range(75, 300))
    assert path.read_bytes() == (tmp_path / "whole.csv").read_bytes()
    assert not journal_of(path).exists()


def test_a_journal_may_be_cut_off_anywhere(squares, tmp_path):
    plan = planned("squares", kinds=["wild"])
    path = tmp_path / "a.csv"
    write_atlas(path, plan, 60, workers=1)
    whole = path.read_bytes()
    path.unlink()
    with pytest.raises(Stop):
        write_atlas(path, plan, 60, workers=1, progress=stop_at(60))
    kept = journal_of(path).read_bytes()
    lines = [kept.find(b"\n", start) for start in range(0, len(kept), 37)]
    for end in sorted({0, 1, 40, len(kept) - 1, *lines, *(line + 1 for line in lines)}):
        journal_of(path).write_bytes(kept[:end])
        write_atlas(path, plan, 60, workers=1)
        assert path.read_bytes() == whole
        path.unlink()


def test_stopping_before_the_first_row_leaves_no_file(squares, tmp_path):
    path = tmp_path / "a.csv"
    with pytest.raises(AtlasError, match="thirteen"):
        write_atlas(path, planned("squares", seed=13, kinds=["plain"]), 5, workers=1)
    assert list(tmp_path.iterdir()) == []
    write_atlas(path, planned("squares", seed=1, kinds=["plain"]), 5, workers=1)
    assert list(tmp_path.iterdir()) == [path]


def test_another_atlas_is_not_gone_on_with(squares, tmp_path):
    path = tmp_path / "a.csv"
    with pytest.raises(Stop):
        write_atlas(path, planned("squares", kinds=["wild"]), 60, workers=1, progress=stop_at(50))
    kept = journal_of(path).read_bytes()
    for wrong, said in [
        (planned("squares", seed=1, kinds=["wild"]), r"another seed \(0, not 1\)"),
        (planned("squares"), "another kinds"),
        (planned("squares", kinds=["wild"], measures=["row.rare"]), "another measures"),
    ]:
        with pytest.raises(JournalError, match=f"part, line 1: begun with {said}"):
            write_atlas(path, wrong, 60, workers=1)
    with pytest.raises(JournalError, match="line 2: layout 20 is not among 20"):
        write_atlas(path, planned("squares", kinds=["wild"]), 20, workers=1)
    assert journal_of(path).read_bytes() == kept


@pytest.mark.parametrize(
    "line", [b"[]]\n", b'[["a", [1]]]\n', b"[[0, [1]]]\n", b"[[-1, [1, 2, 3]]]\n", b"\xff\n"]
)
def test_a_damaged_line_is_named_and_nothing_lost(squares, tmp_path, line):
    path = tmp_path / "a.csv"
    plan = planned("squares", kinds=["wild"])
    with pytest.raises(Stop):
        write_atlas(path, plan, 60, workers=1, progress=stop_at(25))
    damaged = journal_of(path).read_bytes() + line
    journal_of(path).write_bytes(damaged)
    with pytest.raises(JournalError, match=r"a\.csv\.part, line 3: "):
        write_atlas(path, plan, 60, workers=1)
    assert journal_of(path).read_bytes() == damaged


def test_two_dont_write_the_same_atlas(squares, tmp_path):
    path, plan = tmp_path / "a.csv", planned("squares", kinds=["wild"])
    with (
        journal(journal_of(path), plan, 5),
        pytest.raises(JournalError, match="another process is writing this file"),
    ):
        write_atlas(path, plan, 5, workers=1)
    write_atlas(path, plan, 5, workers=1)


@pytest.mark.parametrize("removed", [False, True])
def test_an_error_before_the_first_row_is_raised_and_leaves_no_file(squares, tmp_path, removed):
    path = journal_of(tmp_path / "a.csv")

    def stop() -> None:
        with journal(path, planned("squares", kinds=["wild"]), 5):
            assert path.exists()
            if removed:
                path.unlink()
            raise Stop

    with pytest.raises(Stop):
        stop()
    assert not path.exists()


# Defaults


def test_percentiles_count_equals_half(squares, tmp_path):
    squares.sample = tmp_path / "sample.csv.gz"
    write_atlas(squares.sample, planned("squares"), 20, workers=1)
    # Plain layouts have the values 0 to 9, wild ones 0 to -9.
    assert list(percentiles.sample("squares", "wild", "row.length")) == [*range(-9, 1)]
    assert percentiles.percentile("squares", "plain", "row.length", 5) == 0.55
    assert percentiles.percentile("squares", "plain", "row.length", 5.5) == 0.6
    assert percentiles.percentile("squares", "plain", "row.square", 4 / 7) == 0.25
    assert percentiles.percentile("squares", "plain", "row.length", -1) == 0
    assert percentiles.percentile("squares", "plain", "row.length", 99) == 1
    assert percentiles.percentile("squares", "plain", "row.width", 1) is None
    assert percentiles.percentile("squares", "tame", "row.length", 1) is None
    assert percentiles.percentile("squares", "plain", "row.length", math.inf) is None
    assert len(percentiles.sample("squares", "plain", "row.rare")) == 4


def test_a_game_without_a_sample_has_no_percentiles(squares):
    assert percentiles.percentile("squares", "plain", "row.length", 5) is None
    assert percentiles.sample("squares", "plain", "row.length") == ()


def test_a_file_that_is_no_atlas_is_refused(tmp_path):
    path = tmp_path / "a.csv"
    path.write_text("a,b\n1,2\n")
    with pytest.raises(AtlasError, match=r"an atlas begins with the columns .*, got 'a, b'"):
        read_columns(path)
    path.write_text(",".join([*ORIGIN, "row.length"]) + "\n0,plain,0,1,printed,x\n")
    with pytest.raises(AtlasError, match="line 2: could not convert"):
        read_columns(path)
