"""A compiled wheel plays the golden games exactly as plain Python does."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import compiled_checkout, hatch_build
from tests.golden.games import GAMES, stored, written

PARTS = 8


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not hatch_build.has_compiler():
        pytest.skip("there is no C compiler")
    folder = tmp_path_factory.mktemp("compiled")
    compiled_checkout.unpack(compiled_checkout.build_wheel(folder / "wheel"), folder / "checkout")
    return folder / "checkout"


def output(checkout: Path, *arguments: str) -> bytes:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=checkout,
        env=os.environ | {"PYTHONPATH": str(checkout)},
        capture_output=True,
        check=True,
    )
    return done.stdout


@pytest.mark.long
def test_a_compiled_wheel_says_so(checkout):
    assert output(checkout, "-m", "oracle_nb", "--version").endswith(b"(compiled)\n")


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_golden_games_are_the_same(checkout, part):
    printed = output(checkout, "-m", "tests.golden", "--print", str(part), str(GAMES), str(PARTS))
    assert written(printed) == stored()[part::PARTS]
