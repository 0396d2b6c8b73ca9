"""The data of notebooks/game-lengths.ipynb: games of two bots, with the measures of their boards.

    .venv/bin/python scripts/game_lengths.py    # play them anew, which takes some 15 minutes

200 games of `greedy` on boards of each kind, each with a seed and a board of its own.
"""

import csv
import gzip
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import oracle_nb
from oracle_nb.delphi.board import GENERATORS, board_of, make_layout
from oracle_nb.delphi.measures import MEASURES, BoardStudy

DATA: Final = Path(__file__).parents[1] / "notebooks" / "game-lengths.csv.gz"
GAMES: Final = 200
SEED: Final = 3_000_000
"""Beyond the seeds of the sample of boards."""


def rows() -> Iterator[list[str]]:
    """Yield a row for each game: the kind of board, the seed, the rounds, the measures."""
    yield ["kind", "seed", "rounds", *MEASURES]
    for kind in GENERATORS:
        for game in oracle_nb.simulate(GAMES, players=2, bots="greedy", seed=SEED, layout=kind):
            yield [kind, str(game.seed), str(game.rounds), *measured(kind, game.seed)]


def measured(kind: str, seed: int) -> list[str]:
    """Return all measures of a board to four digits, more of which would only take room."""
    study = BoardStudy(board_of(make_layout(kind, seed)))
    return [f"{study.headline(name):.4g}" for name in MEASURES]


def main() -> None:
    """Write the table."""
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows())
    DATA.write_bytes(gzip.compress(text.getvalue().encode(), mtime=0))
    print(f"{DATA}: {DATA.stat().st_size} bytes")


if __name__ == "__main__":
    main()
