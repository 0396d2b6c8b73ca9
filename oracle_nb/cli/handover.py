"""Passing one terminal between players who know different secrets."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from oracle_nb.cli.narration import Narration
from oracle_nb.games.game import Game
from oracle_nb.games.views import views_differ

QUIT: Final = frozenset({"quit", "exit", "q"})
"""Inputs that end a game at every prompt."""
_CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Handover:
    """Asks players to pass the terminal before it shows the next player's secrets."""

    def __init__(
        self,
        game: Game,
        people: Sequence[int],
        screen: Console,
        read: Callable[[str], str | None],
    ) -> None:
        self._game: Final = game
        self._people: Final = people
        """The seats that people at this terminal play."""
        self._screen: Final = screen
        """The terminal."""
        self._read: Final = read
        """A function for the next line typed after a prompt; None at the end of input."""
        self._holder: int | None = None

    def take(self, seat: int, narration: Narration) -> bool:
        """Have the player in a seat take the terminal; return False if they quit instead."""
        game, before = self._game, self._holder
        if seat != before and views_differ(game.rules, game.position, self._people):
            say, name = narration.say, narration.name(seat)
            self._print(say("hand-over", name=name))
            if before is not None:
                if not self._confirmed(say("hand-over-clear")):
                    return False
                self._clear()
            if not self._confirmed(say("hand-over-take", name=name)):
                return False
            self._recap(seat, narration)
        self._holder = seat
        return True

    def _confirmed(self, prompt: str) -> bool:
        line = self._read(f"{prompt} ")
        return line is not None and line.strip().lower() not in QUIT

    def _clear(self) -> None:
        """Clear the screen of the last player's secrets, including the scrollback."""
        if self._screen.is_terminal:
            self._screen.clear()
            self._screen.file.write(_CLEAR_SCROLLBACK)
            self._screen.file.flush()
        else:
            self._print("\n" * self._screen.height)

    def _recap(self, seat: int, narration: Narration) -> None:
        """Print the events since the player's last action."""
        history = self._game.known_to(seat).history
        own = (number for number, entry in enumerate(history) if entry.player == seat)
        for number in range(max(own, default=-1) + 1, len(history)):
            entry = history[number]
            before = history[number - 1].position if number else self._game.opening.position
            announced = narration.words.announcement(before, entry.action)
            self._print(f"{narration.name(entry.player)}: {announced}")
            for event in entry.events:
                self._print(f"  - {narration.event(event)}")

    def _print(self, text: str) -> None:
        self._screen.print(text, soft_wrap=not self._screen.is_terminal)
