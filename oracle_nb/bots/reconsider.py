"""Reasons of bots in a saved game, which keeps none: the bots decide again."""

from collections.abc import Iterator

from oracle_nb.bots.bot import Bot, bot_names, make_bot, think
from oracle_nb.games.game import Game
from oracle_nb.games.motives import Motive, Thinking


def asked_again(game: Game) -> Iterator[Motive | None]:
    """For every action of a game why a bot did it; None for people.

    A reason counts only if the bot decides again as it did; a random bot seldom does.
    """
    rules, known = game.rules, bot_names(game.rules.name)
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(game.seats):
        # A save may come from anybody: its seats must not decide which modules are imported.
        if game.is_bot(seat) and (kind := name.removeprefix("bot:")) in known:
            bots[seat] = make_bot(kind, 0, rules)
    said: dict[int, list[Motive]] = {seat: [] for seat in bots}
    position = game.opening.position
    for entry in game.history:
        motive = None
        if bot := bots.get(entry.player):
            view = rules.view(position, entry.player)
            reasons = said[entry.player]
            decided = think(bot, view, rules.legal_actions(position), Thinking(reasons))
            motive = decided.motive if decided.action == entry.action else None
            if motive is not None:
                reasons.append(motive)
        yield motive
        position = entry.position
