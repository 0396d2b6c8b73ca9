"""The bots at a game: who plays for a seat, and what it decides."""

from collections.abc import Callable
from typing import Any, Final

from oracle_nb.chance import scatter
from oracle_nb.game import Game

PACES: Final = ("step", "follow", "fast")
"""How bots play: one step at a time, at a speed one can follow, or as fast as they can."""
SKIP: Final = 400
"""At most so many actions of bots are skipped at once: a page must not hang."""

MakeBot = Callable[[str, int, Any], Any]
"""Makes a bot: called with (name, seed, rules)."""


class Bots:
    """The bots that sit at a game, each made when it is first to decide.

    Parameters
    ----------
    game
        The game they play.
    make_bot
        Called with (name, seed, rules) for every bot; `oracle_nb.bots.make_bot` if not given.
    """

    def __init__(self, game: Game[Any, Any], make_bot: MakeBot | None = None) -> None:
        self._game: Final = game
        self._make: Final = make_bot or _make_bot
        self._made: Final[dict[int, Any]] = {}

    def play(self) -> bool:
        """Let the bot whose decision it is act; False where it isn't a bot's."""
        game = self._game
        seat = game.to_move
        if seat is None or not game.is_bot(seat):
            return False
        view = game.rules.view(game.position, seat)
        game.play(self._bot(seat).decide(view, game.legal_actions()), player=seat)
        return True

    def _bot(self, seat: int) -> Any:
        if seat not in self._made:
            name = self._game.seats[seat].removeprefix("bot:")
            seed = scatter(self._game.seed, -10 - seat)
            self._made[seat] = self._make(name, seed, self._game.rules)
        return self._made[seat]


def _make_bot(name: str, seed: int, rules: Any) -> Any:
    from oracle_nb.bots import BotError, make_bot

    # A save may come from anybody: its seats must not choose what is imported here.
    if ":" in name:
        raise BotError(f"bot: a table takes bots by their names, not {name!r}")
    return make_bot(name, seed, rules)
