"""Bots for any game, and games between bots.

A bot is an object with ``decide(view, options)``. It gets the rules of the game, which never
change, and for every decision what its seat may know and the legal actions; nothing else.
"""

from oracle_nb.bots.alone import MeanRounds, rounds_alone
from oracle_nb.bots.arena import arena
from oracle_nb.bots.arena_result import ArenaResult, Matchup
from oracle_nb.bots.bot import (
    Bot,
    BotError,
    RandomBot,
    Thinker,
    bot_names,
    default_bot,
    make_bot,
    think,
)
from oracle_nb.bots.ratings import Share
from oracle_nb.bots.simulate import BotTotals, GameTotals, Played, play_out, simulate
from oracle_nb.bots.tournament import Tournament

__all__ = [
    "ArenaResult",
    "Bot",
    "BotError",
    "BotTotals",
    "GameTotals",
    "Matchup",
    "MeanRounds",
    "Played",
    "RandomBot",
    "Share",
    "Thinker",
    "Tournament",
    "arena",
    "bot_names",
    "default_bot",
    "make_bot",
    "play_out",
    "rounds_alone",
    "simulate",
    "think",
]
