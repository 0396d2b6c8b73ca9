"""The commands of a game in the terminal, each with a description."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from oracle_nb.core.arguments import close
from oracle_nb.games.game import Game

_COMMANDS: Final = (
    *("number", "action", "explain", "why", "what-not", "repair", "menu", "board", "players"),
    *("coach", "choose", "hint", "log", "rule", "lang", "undo", "save", "help", "quit"),
)

_COLUMN: Final = 13
"""The column in which the descriptions begin."""


def command_help(
    say: Callable[..., str], examples: Mapping[str, str], width: int | None = None
) -> Iterator[str]:
    """Yield a line for each command; long ones are broken at the width, if there is one."""
    for name in _COMMANDS:
        does = say(f"help-{name}", "does", **examples)
        line = f"{say(f'help-{name}'):<{_COLUMN}}{does}"
        if width is None:
            yield line
        else:
            yield from wrap(line, max(width, 2 * _COLUMN), subsequent_indent=" " * _COLUMN)


def command_examples(game: Game, book: Any) -> dict[str, str]:
    """Return the other inputs of a game: an action, and the title of a rule."""
    action = game.write(game.legal_actions()[0])
    return {"action": action, "rule": book.say(book.ids[0])}


def commands_near(
    game: Game, text: str, commands: Sequence[str], actions: Sequence[str]
) -> tuple[str, ...]:
    """Return what somebody may have meant with an unknown word, if that can be a command.

    ``actions`` are the names of actions that are similar.
    """
    word = text.partition(" ")[0].lower()
    if word in {game.write(one).partition(" ")[0] for one in game.legal_actions()}:
        return ()
    near = close(word, [*commands, *actions])
    return near if any(one in commands for one in near) else ()
