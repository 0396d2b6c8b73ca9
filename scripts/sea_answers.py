"""The data of three notebooks on the sea: chokepoints, fairness and looseness.

    .venv/bin/python scripts/sea_answers.py [chokepoints|fairness|looseness ...]

Three `greedy` bots play (two for looseness), on free boards, with seeds that no other data have. A
run of everything takes about ten minutes of processor time.

What the notebooks ask, and how they answer, was written down here before any of these games was
played:

**chokepoints** (400 games, each on a board of its own). In each game, compare the winner with the
mean of the others. (1) Is a smaller share of the winner's stops on chokepoints? (2) Does the winner
stop on chokepoints less often in a game? (3) Are the chokepoints on which the winner stops smaller,
by the spaces that they cut off? (4) Does a game last longer where chokepoints are a larger share of
the water? (1) to (3) by the mean difference, with a bootstrap interval over games, and the p of a
sign-flip test; (4) by Spearman's correlation and a permutation test.

**fairness** (400 games: 100 boards with four games each). Which seat wins? A conditional logistic
model: in each game, the chance of a seat follows from (1) the expected turns of its tasks, less the
mean of the seats; (2) being first; (3) being last. (4) A second model has the eight ship tiles
instead of the turns, and tests them together. Standard errors are clustered by board. The islands
of a seat's shrines can't be asked: which tile is where is decided only when somebody looks.

**looseness** (200 games of two bots, 40 with each of five values, each on a board of its own).
(1) Do games last longer on looser boards: the slope of the rounds by looseness. (2) Is it still
there among boards with the same mean turns to each kind of place (partial slope)? (3) Does the
spread of the length grow: the slope of the absolute deviations from the median of each value.
Bootstrap intervals and permutation tests.

Each notebook corrects its p by Holm's method, and calls nothing a result that isn't below 0.05
then.
"""

import csv
import gzip
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import oracle_nb
from oracle_nb import frames
from oracle_nb.delphi.board import board_of, make_layout
from oracle_nb.delphi.measures import BoardStudy
from oracle_nb.delphi.measures.board_data import DelphiBoardData
from oracle_nb.delphi.measures.seat_measures import seat_measures
from oracle_nb.explorer import graph

FOLDER: Final = Path(__file__).parents[1] / "notebooks"
SEEDS: Final = {"chokepoints": 5_000_000, "fairness": 5_100_000, "looseness": 5_200_000}
"""The first seed of each table, beyond those of all other data."""
SEATS: Final = 3
BOARDS: Final = 100
GAMES_PER_BOARD: Final = 4
LOOSENESS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
GAMES_PER_LOOSENESS: Final = 40
Row = Sequence[object]


def chokepoint_rows(games: int = 400) -> Iterator[Row]:
    """Yield a row for each seat: its stops, those on chokepoints, and how much these cut off."""
    yield "seed", "seat", "won", "rounds", "stops", "on_chokepoints", "cut_off", "share_of_water"
    seed = SEEDS["chokepoints"]
    with TemporaryDirectory() as folder:
        played = [*oracle_nb.simulate(games, SEATS, "greedy", seed, layout="free", keep=folder)]
        actions = frames.kept_actions(folder)
    field = DelphiBoardData()
    for game in played:
        layout = make_layout("free", game.seed)
        ways, names = field.ways(layout), field.names(layout)
        cuts = {names[space]: size for space, size in graph.chokepoints(ways).items()}
        mine = actions[actions["seed"] == game.seed]
        moves = mine[mine["action"].str.startswith(("move ", "poseidon "))]
        for seat in range(SEATS):
            stops = [text.split()[-1] for text in moves["action"][moves["seat"] == seat]]
            sizes = [cuts[stop] for stop in stops if stop in cuts]
            won = int(seat in game.winners) / max(1, len(game.winners))
            share = round(len(cuts) / len(ways), 4)
            yield game.seed, seat, won, game.rounds, len(stops), len(sizes), sum(sizes), share


def fairness_rows(boards: int = BOARDS) -> Iterator[Row]:
    """Yield a row for each seat: the expected turns of its tasks, and whether it has won."""
    yield "board", "seed", "seat", "won", "dealt", "turns"
    first, field = SEEDS["fairness"], DelphiBoardData()
    for board in range(first, first + boards):
        layout = make_layout("free", board)
        study = BoardStudy(board_of(layout))
        seeds = range(first + GAMES_PER_BOARD * (board - first), sys.maxsize)
        for seed in seeds[:GAMES_PER_BOARD]:
            game = oracle_nb.new_game(SEATS, seed, layout=layout)
            measures = seat_measures(study, game.position)
            (played,) = oracle_nb.simulate(1, SEATS, "greedy", seed, layout=layout)
            for seat in range(SEATS):
                won = int(seat in played.winners) / max(1, len(played.winners))
                dealt = field.dealt(game, seat)
                yield f"free.{board}", seed, seat, won, dealt, f"{measures[seat]['turns']:.5g}"


def looseness_rows(games: int = GAMES_PER_LOOSENESS) -> Iterator[Row]:
    """Yield a row for each game: the looseness and the mean turns of its board, its rounds."""
    yield "looseness", "seed", "rounds", "turns_by_kind"
    for place, looseness in enumerate(LOOSENESS):
        kind, seed = f"free:looseness={looseness:g}", SEEDS["looseness"] + 10_000 * place
        for game in oracle_nb.simulate(games, 2, "greedy", seed, layout=kind):
            study = BoardStudy(board_of(make_layout(kind, game.seed)))
            yield looseness, game.seed, game.rounds, f"{study.headline('turns.by_kind'):.4g}"


TABLES: Final[dict[str, Callable[[], Iterator[Row]]]] = {
    "chokepoints": chokepoint_rows,
    "fairness": fairness_rows,
    "looseness": looseness_rows,
}


def path_of(name: str) -> Path:
    """Return the file of a table."""
    return FOLDER / f"{name}.csv.gz"


def main(names: Sequence[str]) -> None:
    """Write some tables, or all."""
    for name in names or TABLES:
        text = io.StringIO()
        csv.writer(text, lineterminator="\n").writerows(TABLES[name]())
        path_of(name).write_bytes(gzip.compress(text.getvalue().encode(), mtime=0))
        sys.stdout.write(f"{path_of(name)}: {path_of(name).stat().st_size} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
