"""`oracle-nb arena`: a tournament of bots."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from oracle_nb.cli.game_options import Options, chosen_options, new_game_options
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import (
    CommandError,
    DaskCluster,
    GameOption,
    Language,
    Workers,
    console,
    players_in,
)
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.bots import Tournament


Bots: TypeAlias = Annotated[
    str,
    typer.Option(
        help="At least two bots, such as greedy,random, or a class of your own as "
        "module:Class; all bots of the game if not given."
    ),
]
Games: TypeAlias = Annotated[
    int,
    typer.Option(
        min=1, help="Number of games of each lineup, rounded up to play all seatings of a seed."
    ),
]
JSONLines: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--json",
        help="Print a line of JSON for each matchup: bot, against, games, wins, share, "
        "interval, elo, elo_interval, rounds, unfinished, sides, game, players, seed, version. "
        "elo is the bot's lead over the others of the line; the table shows each bot's own Elo.",
    ),
]


def arena(
    bots: Bots = "",
    games: Games = 100,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The first seed; the next ones follow.")] = 0,
    json: JSONLines = False,
    option: Options = None,
    game: GameOption = DEFAULT_GAME,
    workers: Workers = None,
    dask: DaskCluster = "",
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every result in this file, and resume from it."),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the games with all actions as saved games."),
    ] = None,
    lang: Language = "en",
) -> None:
    """Let bots play a tournament: all pairs, with the same seeds, in all seatings.

    You can stop it at any time (Ctrl+C). With --resume, the same command resumes where it was, also
    with more games.

    oracle-nb arena --bots greedy,random --games 400 --resume ladder.jsonl
    """
    from oracle_nb.bots import BotError, Tournament, bot_names
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.cli.progress_bar import progress_bar
    from oracle_nb.storage.saves import UnwritableFile

    if dask and workers:
        raise CommandError("--workers counts processes here; with --dask the cluster has its own")
    wanted = names_in(bots) if bots else bot_names(game)[::-1]
    seats = players_in(game, players)
    chosen = chosen_options(game, option, seats)
    try:
        arguments = new_game_options(game, chosen)
        tournament = Tournament(wanted, games, seats, seed, game=game, **arguments)
    except ValueError as error:
        raise CommandError(str(error)) from None
    try:
        with progress_bar(tournament.total, "game") as progress:
            tournament.play(workers or 0, dask, resume, progress, keep)
    except BotError as error:
        raise CommandError(str(error), 1) from None
    except (ValueError, UnwritableFile) as error:
        raise CommandError(str(error)) from None
    except KeyboardInterrupt:
        _stopped(tournament, resume, json, lang)
        raise
    _print(tournament, json, lang)


def _stopped(tournament: "Tournament", resume: Path | None, json: bool, language: str) -> None:
    from oracle_nb.bots.tournament import TournamentError

    say, done = words(language).say, len(tournament.played)
    later = f" {say('result-resumes')}" if resume is not None and done else ""
    print(say("result-stopped", done=done, total=tournament.total) + later, file=sys.stderr)
    try:
        _print(tournament, json, language)
    except TournamentError:
        return  # not even one seed has all its games


def _print(tournament: "Tournament", json: bool, language: str) -> None:
    from oracle_nb.bots.arena import result_of
    from oracle_nb.bots.arena_result import as_table, note, tables

    result = result_of(tournament.plan, tournament.played)
    if json:
        print("\n".join(result.lines()), flush=True)
        return
    screen = console()
    for table in tables(result, language):
        screen.print(as_table(table))
    screen.print(note(result, language), highlight=False)
