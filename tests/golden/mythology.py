"""The golden games of Mythology, by bots of the tests, so that only the rules change them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from oracle_nb.bots.bot import Bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.pieces import HEROES, OFF, Side, side_of
from oracle_nb.mythology.rules.engine import Mythology
from tests.delphi.played_games import VERBS, VerbBot
from tests.golden.games import FULL, fingerprint, log_of, play_out

GAMES: Final = 100
LINES: Final = Path(__file__).parent / "mythology.jsonl"
WHOLE: Final = (9, 16)
"""The games that are kept whole, as saved games."""


class HunterBot:
    """Goes for the nearest Prize or enemy, and takes what is there."""

    name = "hunter"

    def __init__(self, rules: Mythology, seed: int) -> None:
        self._world = rules.world
        verbs: Any = VerbBot
        self._then: Bot = verbs(rules, seed)

    def decide(self, view: Position, options: list[Action]) -> Action:
        """Return the action that comes nearest to a goal, or one of any verb."""
        for verb in (Verb.SEIZE, Verb.FIGHT, Verb.PLACE, Verb.STEP):
            wanted = [option for option in options if option.verb is verb]
            if wanted:
                return min(wanted, key=lambda action: self._way(view, action))
        action: Action = self._then.decide(view, options)
        return action

    def _way(self, view: Position, action: Action) -> int:
        """Return how far it is to a goal after an action."""
        side = view.sides[view.turn]
        goals = view.prizes if side == Side.HEROES else view.units[:HEROES]
        if action.verb is Verb.PLACE:
            own = [hex_ for unit, hex_ in enumerate(view.units) if side_of(unit) == side]
            area = {*self._world.hexes_of(action.target)}
            starts = [hex_ for hex_ in own if hex_ in area]
        else:
            starts = [action.target] if action.verb is Verb.STEP else []
        ways = (self._world.distances(hex_) for hex_ in starts)
        return min((way[goal] for way in ways for goal in goals if goal != OFF), default=99)


HUNTER: Final = f"{__name__}:HunterBot"


class Golden(msgspec.Struct, frozen=True):
    """One golden game: how it is played, and what must come of it, with hashes as in Delphi."""

    number: int
    seed: int
    players: int
    bot: str
    decisions: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    position: str
    log: str


def play(number: int) -> tuple[Golden, Game]:
    """Play one golden game."""
    seed, players = 9000 + number, 2 + number % 7
    bot = ("random", VERBS, HUNTER)[number // 7 % 3]
    names = (bot,) * players
    seats = [f"bot:{name}" for name in names]
    game = package_of("mythology").new_game(players, seed, seats)
    result = play_out(game, names, seed)
    golden = Golden(
        number=number,
        seed=seed,
        players=players,
        bot=bot.rsplit(":", 1)[-1],
        decisions=len(game.history),
        winners=result.winners,
        places=result.places,
        position=fingerprint(game.position),
        log=log_of(game),
    )
    return golden, game


def stored() -> tuple[Golden, ...]:
    """Return the golden games as they were written down."""
    return written(LINES.read_bytes())


def written(lines: bytes) -> tuple[Golden, ...]:
    """Golden games from their lines."""
    return tuple(msgspec.json.decode(line, type=Golden) for line in lines.splitlines())


def whole(number: int) -> Path:
    """Return where a golden game is kept whole."""
    return FULL / f"mythology-{number:03}.json"


def played(numbers: range) -> Iterator[Golden]:
    """Golden games played again."""
    for number in numbers:
        yield play(number)[0]
