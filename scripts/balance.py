"""How balanced the setup is: games of the tactician in all seats, by number of players.

    python scripts/balance.py --games 100 --workers 2

``--against random`` lets it play against the random bot instead, on either side.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from oracle_nb.bots.bot import Bot, make_bot
from oracle_nb.bots.ratings import Share
from oracle_nb.bots.simulate import bot_seed, play_out
from oracle_nb.mythology.bots.tactician import TacticianBot
from oracle_nb.mythology.model.position import MOST_PLAYERS, Setting
from oracle_nb.mythology.pieces import Side
from oracle_nb.mythology.rules.engine import Mythology


def heroes_share(players: int, seed: int, tactician: Side | None = None) -> float:
    """Return the share of Heroes in the victory of one game.

    Parameters
    ----------
    players : int
        Number of seats.
    seed : int
        Seed of the game.
    tactician : Side, optional
        The only side that the tactician plays, against the random bot. Both if not given.
    """
    rules = Mythology(Setting(players=players))

    def bot(seat: int) -> Bot:
        return _BySide(rules, tactician, make_bot("random", bot_seed(seed, seat), rules))

    bots = [bot(seat) for seat in range(players)]

    played = play_out(rules, seed, bots)
    winners = [played.sides[seat] for seat in played.winners]
    return winners.count(str(Side.HEROES)) / len(winners)


class _BySide:
    """The tactician for one side or both; sides are drawn only when a game has begun."""

    name = "tactician"

    def __init__(self, rules: Mythology, side: Side | None, other: Bot) -> None:
        self._side = side
        self._bot = TacticianBot(rules)
        self._other = other

    def decide(self, view: Any, options: Sequence[Any]) -> Any:
        """Return the action of the bot that plays the side to move."""
        mine = self._side is None or view.sides[view.to_move] == self._side
        return (self._bot if mine else self._other).decide(view, options)


def measured(
    players: int, seeds: Sequence[int], workers: int = 1, tactician: Side | None = None
) -> Share:
    """Return the share of games that Heroes win."""
    from joblib import Parallel, delayed

    play: Callable[..., Any] = delayed(heroes_share)
    todo = (play(players, seed, tactician) for seed in seeds)
    return Share(sum(Parallel(n_jobs=workers)(todo)), len(seeds))


def _lines(arguments: argparse.Namespace) -> Iterator[str]:
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    for players in arguments.players:
        if arguments.against is None:
            seats = (players + 1) // 2 / players
            share = measured(players, seeds, arguments.workers)
            yield f"{players} players: Heroes win {share}; they have {seats:.0%} of the seats"
            continue
        for side in Side:
            share = measured(players, seeds, arguments.workers, side)
            if side is Side.MONSTERS:
                share = Share(share.games - share.wins, share.games)
            yield f"{players} players: the tactician wins {share} with all {side}"


def main() -> None:
    """Play the games of the command line, and print the shares."""
    parser = argparse.ArgumentParser(prog="python scripts/balance.py")
    parser.add_argument("--games", type=int, default=100, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first game")
    parser.add_argument("--players", type=int, nargs="+", default=range(2, MOST_PLAYERS + 1))
    parser.add_argument("--workers", type=int, default=1, help="processes at the same time")
    parser.add_argument("--against", choices=["random"], help="the bot of the other side")
    for line in _lines(parser.parse_args()):
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
