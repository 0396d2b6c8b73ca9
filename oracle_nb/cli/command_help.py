"""The commands of a game in the terminal, each with a description."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from oracle_nb.games.game import Game

_COMMANDS: Final = (
    *("number", "action", "explain", "why", "what-not", "repair", "menu", "board", "players"),
    *("log", "rule", "lang", "undo", "save", "help", "quit"),
)


def command_help(say: Callable[..., str], examples: Mapping[str, str]) -> Iterator[str]:
    """Yield a line for each command."""
    for name in _COMMANDS:
        does = say(f"help-{name}", "does", **examples)
        yield f"{say(f'help-{name}'):<13}{does}"


def command_examples(game: Game[Any, Any], book: Any) -> dict[str, str]:
    """Return the other inputs of a game: an action, and the title of a rule."""
    action = game.write(game.legal_actions()[-1])
    return {"action": action, "rule": book.say(book.ids[0])}
