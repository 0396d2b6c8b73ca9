"""`oracle-nb replay`: narrate a saved game."""

from collections.abc import Iterator, Sequence
from itertools import repeat
from typing import TYPE_CHECKING, Annotated, Any

import typer

from oracle_nb.core.events import Event
from oracle_nb.terminal.console import GameFile, Language, console

if TYPE_CHECKING:
    from oracle_nb.cli.narration import Narration


def replay(
    file: GameFile,
    events: Annotated[
        bool, typer.Option("--events", help="Include every event, with its rule.")
    ] = False,
    why: Annotated[
        bool,
        typer.Option(
            "--why", help="Include the reasons of bots, where they can be computed again."
        ),
    ] = False,
    json: Annotated[
        bool,
        typer.Option(
            "--json",
            help="Print a line of JSON for each action, with its events; the last one has the "
            "result.",
        ),
    ] = False,
    lang: Language = "en",
) -> None:
    """Narrate a saved game turn by turn, and say how it ended.

    oracle-nb share game.json | oracle-nb replay - --json
    """
    from oracle_nb.bots.bot import asked_again
    from oracle_nb.cli.narration import Narration
    from oracle_nb.games.motives import motive_text as in_words
    from oracle_nb.terminal.files import loaded

    narration = Narration(loaded(file, language=lang), lang)
    if json:
        for line in _lines(narration, why=why):
            print(line)
        return
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


def _lines(narration: "Narration", *, why: bool) -> Iterator[str]:
    """Yield a line of JSON for the opening, for each action, and for the result."""
    import msgspec

    from oracle_nb.bots.bot import asked_again
    from oracle_nb.games.motives import motive_text

    game, words = narration.game, narration.words

    def line(**fields: Any) -> str:
        return msgspec.json.encode(fields).decode()

    def worded(events: Sequence[Event]) -> list[dict[str, Any]]:
        return [{**msgspec.to_builtins(event), "text": words.event(event)} for event in events]

    yield line(game=game.rules.name, seats=game.seats, events=worded(game.opening.events))
    position = game.opening.position
    reasons = asked_again(game) if why else repeat(None)
    for entry, motive in zip(game.history, reasons, strict=False):
        yield line(
            seat=entry.player,
            action=game.write(entry.action),
            text=words.action(position, entry.action),
            events=worded(entry.events),
            **({} if motive is None else {"why": motive_text(words, motive)}),
        )
        position = entry.position
    yield line(result=msgspec.to_builtins(game.result))
