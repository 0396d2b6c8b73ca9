"""Bots for any game, and games between bots.

A bot is an object with ``decide(view, options)``. It gets the rules of the game, which never
change, and for every decision what its seat may know and the legal actions; nothing else.
"""

from oracle_nb.bots.arena import ArenaResult, BotRecord, play_arena
from oracle_nb.bots.bot import Bot, BotError, RandomBot, Thinker, bot_names, make_bot, think
from oracle_nb.bots.simulate import Played, play_out, simulate

__all__ = [
    "ArenaResult",
    "Bot",
    "BotError",
    "BotRecord",
    "Played",
    "RandomBot",
    "Thinker",
    "bot_names",
    "make_bot",
    "play_arena",
    "play_out",
    "simulate",
    "think",
]
