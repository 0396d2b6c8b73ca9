"""`oracle-nb simulate`: play many games with bots and print the results."""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, console, players_in

if TYPE_CHECKING:
    from oracle_nb.bots import ArenaResult, Played


def simulate(
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 20,
    players: Annotated[
        int | None, typer.Option(help="Number of players; the most that can play if not given.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="The bots, such as greedy,random, or a class of your own as module:Class: "
            "they take the seats in order, and move on by one seat in each game. "
            "All bots of the game if not given."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Game n, counted from 0, has the seed SEED + n.")] = 0,
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print a line of JSON for each game: seed, bots, winners (seats from 0), rounds, "
            "turns, decisions, finished, version, rules.",
        ),
    ] = False,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Number of processes.")] = 1,
    game: GameOption = DEFAULT_GAME,
) -> None:
    """Let bots play games, and sum up the results.

    oracle-nb simulate --games 100 --players 4 --bots greedy,random --seed 1
    """
    from oracle_nb.bots import ArenaResult, BotError, bot_names
    from oracle_nb.bots import simulate as played_by
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.games.package import package_of

    seats = players_in(game, package_of(game).players[-1] if players is None else players)
    wanted = bot_names(game)[::-1] if bots is None else names_in(bots)
    try:
        running = played_by(games, seats, wanted, seed, game=game, workers=workers)
    except ValueError as error:
        raise CommandError(str(error)) from None
    played: list[Played] = []
    try:
        for one in _with_progress(running, games):
            played.append(one)
            if json:
                _line(one)
    except BotError as error:
        raise CommandError(str(error), 1) from None
    except KeyboardInterrupt:
        running.close()
        print(f"Stopped after {len(played)} games.", file=sys.stderr)
        if not played:
            raise
    if not json:
        _summary(ArenaResult.of(played))


def _with_progress(running: Iterator["Played"], games: int) -> Iterator["Played"]:
    """Count the games on the terminal's last line, where somebody is looking at it."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    screen = console(stderr=True)
    bar = Progress(
        TextColumn("games"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    with bar:
        task = bar.add_task("games", total=games)
        for one in running:
            yield one
            bar.advance(task)


def _line(played: "Played") -> None:
    import msgspec

    from oracle_nb.core.version import __version__

    made = {**msgspec.to_builtins(played), "version": __version__, "rules": "printed"}
    print(msgspec.json.encode(made).decode(), flush=True)


def _summary(standings: "ArenaResult") -> None:
    from rich.table import Table

    screen = console()
    table = Table(header_style="bold", highlight=False)
    table.add_column("bot")
    for name in ("seats", "wins", "wins per seat"):
        table.add_column(name, justify="right")
    for bot in sorted(standings.bots, key=lambda one: -one.share):
        table.add_row(bot.bot, str(bot.seats), f"{bot.wins:.1f}", f"{bot.share:.1%}")
    screen.print(table)
    unfinished = standings.games - standings.finished
    lines = [f"{standings.games} game{'s' if standings.games != 1 else ''}"]
    if standings.finished:
        lines.append(f"{standings.rounds:.1f} rounds on average")
    if unfinished:
        lines.append(f"{unfinished} stopped unfinished")
    lines.append(f"{standings.decisions} decisions")
    screen.print(
        ", ".join(lines) + ". A victory that two players share counts as half a win for each.",
        highlight=False,
    )
