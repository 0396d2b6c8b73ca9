"""`oracle-nb par`: the fewest rounds in which a setup can be finished."""

from typing import Annotated

import typer

from oracle_nb.cli.game_options import Options, chosen_options, new_game_options
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.terminal.console import CommandError, GameOption, Language, players_in


def par(
    players: Annotated[int, typer.Option(help="Number of players.")] = 3,
    seed: Annotated[int, typer.Option(help="The seed of the setup.")] = 0,
    option: Options = None,
    bot: Annotated[
        str,
        typer.Option(help="Also let this bot play the setup alone from each seat, such as greedy."),
    ] = "",
    games: Annotated[
        int, typer.Option(min=2, help="Number of games of the bot from each seat.")
    ] = 20,
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print a line of JSON for each seat: seat (from 0), dealt, rounds, actions, "
            "moves, and with --bot: bot, games, mean, interval, unfinished.",
        ),
    ] = False,
    game: GameOption = DEFAULT_GAME,
    lang: Language = "en",
) -> None:
    """Print the par of a setup: nobody can finish in fewer rounds, whatever the dice.

    oracle-nb par --players 3 --seed 7 --option board=free --bot greedy
    """
    from oracle_nb.explorer.par import par as par_of
    from oracle_nb.games.registry import package_of

    seats = players_in(game, players)
    chosen = chosen_options(game, option, seats)
    try:
        arguments = new_game_options(game, chosen)
        setup = package_of(game).new_game(seats, seed, **arguments)
        # Programs read the same lines in all languages.
        result = par_of(setup, bot or None, games, seed, "en" if json else lang)
    except ValueError as error:
        raise CommandError(str(error)) from None
    print("\n".join(result.lines()) if json else result)
