"""How many rounds a bot needs on its own, while the other seats only pass."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from oracle_nb.bots.bot import Bot, Wanted, make_bot
from oracle_nb.bots.simulate import bot_seed
from oracle_nb.core.arguments import whole
from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.core.intervals import t_quantile
from oracle_nb.core.work import checkpoint
from oracle_nb.games.rules import Rules

Idle = Callable[[Sequence[Any]], Any]
"""The choice of somebody who only passes."""


class MeanRounds(NamedTuple):
    """The mean rounds of some games, with a 95 % interval.

    ``unfinished`` counts games that a limit of rounds ended; they count with that limit.
    """

    mean: float
    interval: tuple[float, float]
    games: int
    unfinished: int

    def text(self, language: str = "en") -> str:
        """Return the mean with its interval in words."""
        from oracle_nb.terminal.text import words

        say = words(language).say
        mean, low, high = (
            say("result-number", number=value) for value in (self.mean, *self.interval)
        )
        return say("result-mean", mean=mean, low=low, high=high)

    def __str__(self) -> str:
        return self.text()


def rounds_alone(
    rules: Rules, start: Any, seat: int, bot: Wanted, games: int, seed: int, idle: Idle
) -> MeanRounds:
    """Return the mean rounds of a bot that plays alone from a start, with other dice each time.

    Parameters
    ----------
    rules : Rules
        The rules of the game.
    start : position
        Where all games begin.
    seat : int
        The seat of the bot; the others pass.
    bot : str or class
        The bot.
    games : int
        The number of games, at least 2.
    seed : int
        The seed of the first game; the next ones follow.
    idle : callable
        Chooses for the other seats.

    Returns
    -------
    MeanRounds
        The mean, with Student's interval.

    Raises
    ------
    BotError
        If there is no such bot.
    """
    games, seed = whole("games", games, 2), whole("seed", seed)
    rounds, unfinished = [], 0
    for game in range(games):
        player = make_bot(bot, bot_seed(seed + game, seat), rules)
        result = _played(rules, start, seat, player, scatter(seed + game, -3), idle)
        rounds.append(result.rounds)
        unfinished += not result.finished
    mean = sum(rounds) / games
    variance = sum((each - mean) ** 2 for each in rounds) / (games - 1)
    half = t_quantile(games - 1) * (variance / games) ** 0.5
    return MeanRounds(mean, (mean - half, mean + half), games, unfinished)


def _played(rules: Rules, start: Any, seat: int, bot: Bot, seed: int, idle: Idle) -> Any:
    """Return the result of one game."""
    chance = SeededChance(seed)
    position = rules.begin(start, chance).position
    while (to_move := rules.to_move(position)) is not None:
        checkpoint()
        options = rules.legal_actions(position)
        if to_move == seat:
            action = bot.decide(rules.view(position, seat), options)
        else:
            action = idle(options)
        position = rules.apply(position, action, chance).position
    return rules.result(position)
