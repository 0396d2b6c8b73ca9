"""How far searches for boards get beyond the best of random boards, for docs/layouts.md.

    .venv/bin/python scripts/board_designs.py    # about seven minutes of processor time

Everything is in one run: random boards of the kind "free", and searches that start on such boards.
"""

import argparse
import sys
from collections.abc import Sequence
from statistics import fmean, pstdev
from time import process_time
from typing import Any, Final

from oracle_nb.delphi.board import make_layout
from oracle_nb.explorer.design import BoardScale, Design, planned_search

KIND: Final = "free"
SEED: Final = 4_000_000
"""Seed of the first random board, beyond those of the sample by which measures are scaled."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--boards", type=int, default=10_000)
    parser.add_argument("--steps", type=int, nargs="*", default=[500, 2_000, 10_000])
    parser.add_argument("--searches", type=int, nargs="*", default=[5, 3, 1])
    chosen = parser.parse_args(arguments)
    weights = dict(planned_search(start=KIND).plan.weights)
    scale = BoardScale("delphi", KIND, weights)
    begun = process_time()
    scored = []
    for seed in range(SEED, SEED + chosen.boards):
        values = scale.values(make_layout(KIND, seed))
        scored.append((scale.score(values), seed, values))
    scored.sort()
    scores = [score for score, *_ in scored]
    said(f"{chosen.boards} boards: mean {fmean(scores):.2f}, sd {pstdev(scores):.2f}", begun)
    for rank in (0, len(scored) // 100, len(scored) // 2):
        score, seed, values = scored[rank]
        said(f"rank {rank + 1}: {score:.2f} {KIND}.{seed} {shown(values)}", begun)
    for steps, searches in zip(chosen.steps, chosen.searches, strict=True):
        for seed in range(searches):
            begun = process_time()
            search = Design(planned_search(steps=steps, seed=SEED + seed, start=KIND))
            search.run()
            said(f"{steps} steps: {search.score:.2f} {shown(search.values)}", begun)
            said(f"    {search.state.best.code}", begun)


def shown(values: dict[str, Any]) -> str:
    """Return measures as a text."""
    return ", ".join(f"{name} {value:.4g}" for name, value in values.items())


def said(line: str, begun: float) -> None:
    """Print a line at once, with the processor time since something began."""
    sys.stdout.write(f"{line} ({process_time() - begun:.0f} s)\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
