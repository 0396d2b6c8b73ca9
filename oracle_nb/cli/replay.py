"""`oracle-nb replay`: a saved game told in words."""

from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.cli.console import console


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    events: Annotated[
        bool, typer.Option("--events", help="Also everything that happened, with its rules.")
    ] = False,
) -> None:
    """Tell a saved game turn by turn, and how it ended."""
    from oracle_nb.cli.files import loaded
    from oracle_nb.cli.menu import table_of
    from oracle_nb.cli.textgame import result_lines, seat_name

    game = loaded(file)
    words, table = game.rules.words("en"), table_of(game.rules)
    screen = console()

    def name(seat: int) -> str:
        return seat_name(game, table.seat(seat), seat)

    screen.print(f"A game of {', '.join(name(seat) for seat in range(game.rules.players))}.")
    position, heading = game.opening.position, ""
    if events:
        for event in game.opening.events:
            screen.print(f"    - {words.event(event)} [{event.rule}]", soft_wrap=True)
    for entry in game.history:
        now = table.turn(position)
        if now != heading:
            heading = now
            screen.print(f"\n{heading}", style="bold", highlight=False)
        said = words.action(position, entry.action)
        screen.print(f"  {name(entry.player)}: {said}", soft_wrap=True)
        if events:
            for event in entry.events:
                screen.print(f"    - {words.event(event)} [{event.rule}]", soft_wrap=True)
        position = entry.position
    screen.print()
    for line in result_lines(game, name):
        screen.print(line)
