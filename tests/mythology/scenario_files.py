"""The files of scenarios/mythology/, read once for all tests."""

from pathlib import Path

from oracle_nb.mythology.scenarios import read

ROOT = Path(__file__).parents[2]
LOADED = [read(path) for path in sorted((ROOT / "scenarios" / "mythology").glob("*.toml"))]
CASES = [(file, number) for file in LOADED for number in range(len(file.scenarios))]
NAMES = [f"{Path(file.name).stem}: {file.scenarios[number].name}" for file, number in CASES]
