"""Compare the planner's values with the turns needed in fresh games: ``make calibration``.

Players are sorted by their value into ten groups of equal size. For each group the command prints
the mean value, the mean of the turns that were needed, and their difference with a 95 % interval,
from 1,000 samples of the bootstrap over races: the turns of one race aren't independent. The same
is drawn for docs/planner.md.
"""

from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
import typer
from joblib import delayed

from oracle_nb.delphi.planning.value import values, weights
from oracle_nb.render.plots import LINES_HEIGHT, WIDTH, Series, lines
from oracle_nb.render.svg import picture
from scripts.fit_values import Needed, needed, planner_race, run_all

HOME: Final = Path(__file__).parent.parent / "docs" / "images" / "planner-calibration.svg"
GROUPS: Final = 10
SAMPLES: Final = 1000


class Group(NamedTuple):
    """A tenth of the turns: mean value, mean turns needed, and the interval of the difference."""

    value: float
    turns: float
    low: float
    high: float
    size: int


def groups_of(data: Needed) -> list[Group]:
    """Return the tenths by value, the lowest first."""
    estimates = values(data.rows)
    random = np.random.default_rng(0)
    groups = []
    for chosen in np.array_split(np.argsort(estimates, kind="stable"), GROUPS):
        errors, races = estimates[chosen] - data.turns[chosen], data.races[chosen]
        low, high = _interval(errors, races, random)
        value, turns = float(estimates[chosen].mean()), float(data.turns[chosen].mean())
        groups.append(Group(value, turns, low, high, len(chosen)))
    return groups


def _interval(errors: Any, races: Any, random: np.random.Generator) -> tuple[float, float]:
    """Return the 95 % interval of a mean, by samples of whole races."""
    _, numbers = np.unique(races, return_inverse=True)
    sums, sizes = np.bincount(numbers, errors), np.bincount(numbers)
    picks = random.integers(len(sums), size=(SAMPLES, len(sums)))
    means = sums[picks].sum(axis=1) / sizes[picks].sum(axis=1)
    low, high = np.percentile(means, (2.5, 97.5))
    return float(low), float(high)


def plot(groups: list[Group]) -> str:
    """Return the mean values and the turns needed, by tenth, as an SVG."""
    labels = [str(number) for number in range(1, len(groups) + 1)]
    expected = [f"Tenth {n}: expected {group.value:.2f}" for n, group in enumerate(groups, 1)]
    needed = [f"Tenth {n}: needed {group.turns:.2f}" for n, group in enumerate(groups, 1)]
    series = [
        Series([group.value for group in groups], "blue", expected),
        Series([group.turns for group in groups], "red", needed),
    ]
    return picture(lines(series, labels), width=WIDTH, height=LINES_HEIGHT)


def main(
    seed: Annotated[int, typer.Option(help="The seed of the first race.")] = 7_000_000,
    races: Annotated[int, typer.Option(help="Number of races.")] = 480,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 2,
    output: Annotated[Path, typer.Option(help="The file of the plot.")] = HOME,
) -> None:
    """Print and draw the calibration of the planner's values."""
    plan = [delayed(planner_race)(seed + number, weights()) for number in range(races)]
    data = needed(list(run_all(jobs, "fresh races of the planner", plan)))
    groups = groups_of(data)
    print("tenth  value  needed  error (95 % interval)")
    for number, group in enumerate(groups, 1):
        error = group.value - group.turns
        print(
            f"{number:5} {group.value:6.2f} {group.turns:7.2f} {error:+6.2f}"
            f" ({group.low:+.2f} to {group.high:+.2f})"
        )
    errors = values(data.rows) - data.turns
    print(f"{len(errors)} turns; root mean square error {np.sqrt((errors**2).mean()):.2f}")
    output.write_text(plot(groups), encoding="utf-8")
    print(output)


if __name__ == "__main__":
    typer.run(main)
