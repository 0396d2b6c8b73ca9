"""`oracle-nb replay`: narrate a saved game."""

from itertools import repeat
from pathlib import Path
from typing import Annotated

import typer

from oracle_nb.terminal.console import Language, console


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    events: Annotated[
        bool, typer.Option("--events", help="Include every event, with its rule.")
    ] = False,
    why: Annotated[
        bool,
        typer.Option(
            "--why", help="Include the reasons of bots, where they can be computed again."
        ),
    ] = False,
    lang: Language = "en",
) -> None:
    """Narrate a saved game turn by turn, and say how it ended."""
    from oracle_nb.bots.reconsider import asked_again
    from oracle_nb.cli.narration import Narration
    from oracle_nb.games.motives import motive_text as in_words
    from oracle_nb.terminal.files import loaded

    narration = Narration(loaded(file, language=lang), lang)
    game, screen = narration.game, console(narration.words.rulebook)
    screen.print(narration.say("game-of", names=narration.names(range(game.rules.players))))
    position, heading = game.opening.position, ""
    if events:
        for event in game.opening.events:
            screen.print(f"    - {narration.event(event)}", soft_wrap=True)
    reasons = asked_again(game) if why else repeat(None)
    for entry, motive in zip(game.history, reasons, strict=False):
        now = narration.table.turn(position)
        if now != heading:
            heading = now
            screen.print(f"\n{heading}", style="bold", highlight=False)
        said = narration.words.action(position, entry.action)
        screen.print(f"  {narration.name(entry.player)}: {said}", soft_wrap=True)
        if motive is not None:
            reason = narration.say("bot-why", text=in_words(narration.words, motive))
            screen.print(f"    {reason}", soft_wrap=True)
        if events:
            for event in entry.events:
                screen.print(f"    - {narration.event(event)}", soft_wrap=True)
        position = entry.position
    screen.print()
    for line in narration.result():
        screen.print(line)
