"""Tables of figures, printed in Markdown as the documentation has them."""

from collections.abc import Iterable, Sequence

from oracle_nb.terminal.console import console
from scripts.diagnosis_figures import interval


def share_of(count: int, runs: int) -> str:
    """Return a share of some runs with its 95 % interval."""
    limits = interval(count, runs)
    return f"{limits.share:.1%} of {runs} ({limits.low:.1%} to {limits.high:.1%})"


def print_table(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[object]], conclusion: str
) -> None:
    """Print a table between its title and its conclusion."""
    lines = [columns, ["---"] * len(columns), *rows]
    table = "\n".join(f"| {' | '.join(map(str, line))} |" for line in lines)
    text = f"**{title}**\n\n{table}\n\n{conclusion}.\n"
    console().print(text, highlight=False, soft_wrap=True, markup=False)


def print_bins(title: str, observed: str, bins: Iterable[tuple[float, float, int]]) -> None:
    """Print what was predicted and what was true, in each bin."""
    rows = [(f"{p:.1%}", f"{truth:.1%}", f"{count:,}") for p, truth, count in bins]
    total = sum(int(row[2].replace(",", "")) for row in rows)
    print_table(title, ("predicted", observed, "number"), rows, f"{total:,} predictions")
