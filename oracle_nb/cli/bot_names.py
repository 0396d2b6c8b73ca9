"""Bots by their names."""

import sys
from pathlib import Path
from typing import Any

from oracle_nb.games.game import Game
from oracle_nb.terminal.console import CommandError


def names_in(text: str) -> list[str]:
    """Return the names in a list with commas; none for "none"."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if any(":" in name for name in names) and (here := str(Path.cwd())) not in sys.path:
        # Your own class or function may be in the current folder, which scripts don't search.
        sys.path.append(here)
    return [] if names == ["none"] else names


def seated(game: Game) -> dict[int, Any]:
    """Return the bots of a game by their seats. Raises CommandError for an unknown name."""
    from oracle_nb.bots import BotError, make_bot
    from oracle_nb.bots.simulate import BOT_SEEDS

    try:
        return {
            seat: make_bot(
                name.removeprefix("bot:"), game.chance.seed_for(BOT_SEEDS - seat), game.rules
            )
            for seat, name in enumerate(game.seats)
            if game.is_bot(seat)
        }
    except BotError as error:
        raise CommandError(str(error)) from None
