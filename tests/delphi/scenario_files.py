"""The files of scenarios/, read once for all tests."""

from pathlib import Path

from oracle_nb.delphi.scenarios import read

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "scenarios"
FILES = sorted(FOLDER.glob("*.toml"))
LOADED = [read(path) for path in FILES]
CASES = [(file, number) for file in LOADED for number in range(len(file.scenarios))]
NAMES = [f"{Path(file.name).stem}: {file.scenarios[number].name}" for file, number in CASES]
