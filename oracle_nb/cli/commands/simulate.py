"""`oracle-nb simulate`: play many games with bots and print the results."""

import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

from oracle_nb.cli.game_options import Options, chosen_options, contents, new_game_options
from oracle_nb.core.csv_lines import csv_line
from oracle_nb.games.board_data import OWN
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, console, players_in
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.bots import GameTotals, Played


Bots: TypeAlias = Annotated[
    str | None,
    typer.Option(
        help="The bots, such as greedy,random, or a class of your own as module:Class: "
        "they take the seats in order, and move on by one seat in each game. "
        "If not given, the game's own bot on all seats: greedy in delphi, tactician in mythology."
    ),
]
JSONLines: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--json",
        help="Print a line of JSON for each game: seed, bots, winners (seats from 0), rounds, "
        "turns, decisions, finished, version, rules, options.",
    ),
]


def simulate(
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 20,
    players: Annotated[
        int | None, typer.Option(help="Number of players; the most that can play if not given.")
    ] = None,
    bots: Bots = None,
    seed: Annotated[int, typer.Option(help="Game n, counted from 0, has the seed SEED + n.")] = 0,
    json: JSONLines = False,
    csv: Annotated[
        bool,
        typer.Option("--csv", help="Print a table with a line for each seat of each game."),
    ] = False,
    layout: Annotated[
        str,
        typer.Option(
            help="A kind of board such as free or free:looseness=0.8, one board such as free.7, "
            "the code or file of a layout, or a function of the seed as module:function."
        ),
    ] = "",
    option: Options = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep the games with all actions, and resume there."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Number of processes.")] = 1,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """Let bots play games, and sum up the results.

    oracle-nb simulate --games 100 --players 4 --bots greedy,random --seed 1
    oracle-nb simulate --games 100 --option board=free --option length=8 --csv
    """
    from oracle_nb.bots import simulate as played_by
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.explorer.rules_column import chosen_rules
    from oracle_nb.games.board_names import boards_of
    from oracle_nb.games.registry import package_of

    if json and csv:
        raise CommandError("choose either --json or --csv")
    seats = players_in(game, package_of(game).players[-1] if players is None else players)
    recipe = _recipe(game, layout, option or ())
    laid_out = () if recipe else _laid_out(game, layout, seats)
    chosen = chosen_options(game, [*(option or ()), *laid_out], seats)
    wanted = None if bots is None else names_in(bots)
    try:
        arguments = {**new_game_options(game, chosen), **recipe}
        running = played_by(
            games, seats, wanted, seed, game=game, workers=workers, keep=keep, **arguments
        )
    except ValueError as error:
        raise CommandError(str(error)) from None
    lines = None
    if json or csv:
        board = boards_of(game, seats, seed, arguments)
        rules = chosen_rules(game, seats, arguments)
        lines = _Lines({**chosen, **recipe}, rules, board, csv=csv)
    _print(running, games, lines, keep, lang)


def _print(
    running: Generator["Played", None, None],
    games: int,
    lines: "_Lines | None",
    keep: Path | None,
    language: str,
) -> None:
    """Play the games, and print a line for each, or a summary; after Ctrl+C, of what is done."""
    from oracle_nb.bots import GameTotals

    played: list[Played] = []
    try:
        _play(running, games, lines, played)
    except KeyboardInterrupt:
        running.close()
        _stopped(len(played), games, language, resumes=keep is not None)
        if lines is None and played:
            _summary(GameTotals.from_games(played), language)
        raise
    if lines is None:
        _summary(GameTotals.from_games(played), language)


def _play(
    running: Iterator["Played"],
    games: int,
    lines: "_Lines | None",
    played: "list[Played]",
) -> None:
    """Play the games into a list, and print a line for each if asked for."""
    from oracle_nb.bots import BotError
    from oracle_nb.bots.dataset import DatasetError
    from oracle_nb.storage.journal import JournalError
    from oracle_nb.storage.saves import UnwritableFile

    try:
        for other in _with_progress(running, games):
            played.append(other)
            if lines is not None:
                lines.add(other)
    except BotError as error:
        raise CommandError(str(error), 1) from None
    except (DatasetError, JournalError, UnwritableFile) as error:
        # As in `arena`: another folder is needed.
        raise CommandError(str(error)) from None


def _stopped(done: int, games: int, language: str, *, resumes: bool) -> None:
    say = words(language).say
    later = f" {say('result-resumes')}" if resumes and done else ""
    print(say("result-stopped", done=done, total=games) + later, file=sys.stderr)


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
        for played in running:
            yield played
            bar.advance(task)


def _recipe(game: str, layout: str, options: Sequence[str]) -> dict[str, str]:
    """Return the argument for layouts that no option can give; empty for any other.

    Raises CommandError, also if an option chooses a board, too.
    """
    from oracle_nb.cli.bot_names import names_in
    from oracle_nb.games.registry import MissingPart, board_data_of

    for text in options:
        if layout and text.partition("=")[0] in ("board", "layout"):
            both = f"--layout {layout[:40]} and --option {text[:40]}"
            raise CommandError(f"{both} both choose a board; leave one out")
    if ":" not in layout and not layout.rpartition(".")[2].isdecimal():
        return {}
    names_in(layout)
    try:
        name, _ = board_data_of(game).recipe(layout)
    except MissingPart:
        return {}
    except ValueError as error:
        raise CommandError(f"--layout: {error}") from None
    return {} if name == OWN else {"layout": name}


def _laid_out(game: str, layout: str, players: int) -> list[str]:
    """Return the option for a layout: its kind, or the layout itself.

    Raises CommandError if it is neither.
    """
    from oracle_nb.games.registry import package_of

    if not layout:
        return []
    setup = package_of(game).presentation().setup
    boards = {option.name: option for option in setup.options()}
    if "board" not in boards:
        raise CommandError(f"--layout: {game} has no choice of layouts")
    values = [value for value, _ in boards["board"].options]
    # The others need a layout besides.
    kinds = [other for other in values if not setup.option_errors(players, {"board": other})]
    if layout in kinds:
        return [f"board={layout}"]
    if fault := setup.option_errors(players, {"layout": contents(layout)}).get("layout"):
        known = ", ".join(kinds)
        raise CommandError(f"--layout {layout[:40]}: {fault.rstrip('.')} (kinds of board: {known})")
    return [f"layout={layout}"]


class _Lines:
    """The games as lines for programs: JSON, or a table with a header."""

    def __init__(
        self, chosen: Mapping[str, str], rules: str, board: Callable[[int], str], *, csv: bool
    ) -> None:
        from oracle_nb.core.version import __version__

        self._end: Final = (__version__, rules)
        self._options: Final = dict(chosen)
        self._board: Final = board
        self._csv: Final = csv
        if csv:
            from oracle_nb.explorer.frames import GAME_COLUMNS

            sys.stdout.write(csv_line([*GAME_COLUMNS, "version", "rules"]))

    def add(self, played: "Played") -> None:
        """Print a game."""
        import msgspec

        from oracle_nb.explorer.frames import seat_rows

        if not self._csv:
            version, rules = self._end
            origin = {"version": version, "rules": rules, "options": self._options}
            made = {**msgspec.to_builtins(played), **origin}
            print(msgspec.json.encode(made).decode(), flush=True)
            return
        for row in seat_rows(played, self._board(played.seed)):
            sys.stdout.write(csv_line([*row, *self._end]))
        sys.stdout.flush()


def _summary(standings: "GameTotals", language: str) -> None:
    from rich.table import Table

    screen, say = console(), words(language).say
    table = Table(header_style="bold", highlight=False)
    table.add_column(say("result-bot"))
    for name in ("seats", "wins", "wins-per-seat"):
        table.add_column(say(f"result-{name}"), justify="right")
    for bot in sorted(standings.bots, key=lambda bot: -bot.share):
        wins = say("result-number", number=bot.wins)
        table.add_row(bot.bot, str(bot.seats), wins, say("result-share", share=bot.share))
    screen.print(table)
    unfinished = standings.games - standings.finished
    lines = [say("result-game-count", count=standings.games)]
    if standings.finished:
        lines.append(say("result-mean-rounds", number=standings.rounds))
    if unfinished:
        lines.append(say("result-stopped-games", count=unfinished))
    lines.append(say("result-decisions", count=standings.decisions))
    screen.print(f"{', '.join(lines)}. {say('result-shared-wins')}", highlight=False)
