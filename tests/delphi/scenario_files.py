"""The files of scenarios/, read and run once for all tests."""

from functools import cache
from pathlib import Path

from oracle_nb.delphi.scenarios import Report, read, run

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
LOADED = [read(path) for path in FILES]
CASES = [(file, number) for file in LOADED for number in range(len(file.scenarios))]
NAMES = [f"{Path(file.name).stem}: {file.scenarios[number].name}" for file, number in CASES]


@cache
def report(case: int) -> Report:
    """Return the report of a scenario, by its number among all."""
    return run(*CASES[case])
