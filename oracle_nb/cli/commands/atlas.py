"""`oracle-nb atlas`: measures of many layouts, in one file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, DaskCluster, GameOption, Workers


def atlas(
    layouts: Annotated[int, typer.Option(min=1, help="Number of layouts.")],
    output: Annotated[
        Path,
        typer.Option(
            "--output",
            "-o",
            help="The file to write (.parquet, .csv, .csv.gz), or a folder of Parquet files.",
        ),
    ],
    seed: Annotated[int, typer.Option(help="Layout n, counted from 0, has the seed SEED + n.")] = 0,
    kinds: Annotated[
        str, typer.Option(help="Kinds of layouts, such as compact,free; all if not given.")
    ] = "",
    measures: Annotated[
        str,
        typer.Option(help="Measures, such as sailing.diameter; all if not given."),
    ] = "",
    game: GameOption = DEFAULT_GAME,
    workers: Workers = None,
    dask: DaskCluster = "",
) -> None:
    """Measure many layouts and write a row for each, with its kind and seed.

    You can stop it at any time (Ctrl+C): the same command resumes where it was.

    oracle-nb atlas --layouts 10000 --seed 1 -o atlas.csv.gz
    """
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.cli.progress_bar import progress_bar
    from oracle_nb.explorer.atlas import write_atlas
    from oracle_nb.explorer.atlas_plan import planned
    from oracle_nb.explorer.row_journal import journal_of
    from oracle_nb.storage.saves import UnwritableFile
    from oracle_nb.terminal.files import tell_written

    if dask and workers:
        raise CommandError("--workers counts processes here; with --dask the cluster has its own")
    try:
        plan = planned(game, seed, names_in(kinds), names_in(measures))
        with progress_bar(layouts, "layout") as progress:
            write_atlas(output, plan, layouts, workers or 0, dask, progress)
        tell_written(output)
    except (ValueError, UnwritableFile) as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        if journal_of(output).exists():
            print("Stopped: the same command goes on where it was.", file=sys.stderr)
        raise
