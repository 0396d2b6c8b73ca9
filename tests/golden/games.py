"""The golden games: what they are, and how one is written down in a line."""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from oracle_nb.bots.bot import make_bot
from oracle_nb.bots.simulate import bot_seed
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.games.game import Game
from oracle_nb.games.rules import Result
from tests.delphi.played_games import RULESETS, VERBS

GAMES: Final = 200
LINES: Final = Path(__file__).parent / "games.jsonl"
FULL: Final = Path(__file__).parent / "full"
BOTS: Final = (
    ("random",),
    (VERBS,),
    ("greedy",),
    (VERBS, "random"),
    ("greedy", VERBS),
    (VERBS,),
    ("random",),
)
ROUNDS: Final = 60
"""The limit of rounds; chance alone seldom comes home."""
WHOLE: Final = (2, 9, 16, 4, 11, 18)
"""The games that are kept whole, as saved games."""


class Golden(msgspec.Struct, frozen=True):
    """One golden game: how it is played, and what must come of it.

    ``position`` is a hash of the last position's JSON, ``log`` one of every action in its text
    form, its outcome and its events.
    """

    number: int
    seed: int
    players: int
    rules: str
    layout: str
    bots: tuple[str, ...]
    decisions: int
    winners: tuple[int, ...]
    places: tuple[int, ...]
    rounds: int
    finished: bool
    position: str
    log: str


def ruleset_of(number: int) -> tuple[str, RuleSet]:
    """Return the name of a game's rule set, and the rule set."""
    name = list(RULESETS)[number // len(BOTS) % len(RULESETS)]
    return name, replace(RULESETS[name], rounds=ROUNDS)


def fingerprint(*values: Any) -> str:
    """Return a short hash of values by their JSON."""
    digest = hashlib.blake2b(digest_size=12)
    for value in values:
        digest.update(msgspec.json.encode(value))
        digest.update(b"\n")
    return digest.hexdigest()


def play(number: int) -> tuple[Golden, Game]:
    """Play one golden game."""
    seed = 7000 + number
    players = 2 + number % 3
    name, rules = ruleset_of(number)
    layout = "free" if number % 10 == 3 else "compact"
    bots = BOTS[number % len(BOTS)]
    names = tuple(bots[seat % len(bots)] for seat in range(players))
    game = new_game(players, seed, layout, rules, [f"bot:{bot}" for bot in names])
    result = play_out(game, names, seed)
    golden = Golden(
        number=number,
        seed=seed,
        players=players,
        rules=name,
        layout=layout,
        bots=tuple(bot.rsplit(":", 1)[-1] for bot in names),
        decisions=len(game.history),
        winners=result.winners,
        places=result.places,
        rounds=result.rounds,
        finished=result.finished,
        position=fingerprint(game.position),
        log=log_of(game),
    )
    return golden, game


def play_out(game: Game, names: Sequence[str], seed: int) -> Result:
    """Let bots play a game to its end; return the result."""
    seats = [make_bot(bot, bot_seed(seed, seat), game.rules) for seat, bot in enumerate(names)]
    while (seat_to_move := game.to_move) is not None:
        action = seats[seat_to_move].decide(game.view(seat_to_move), game.legal_actions())
        game.play(action)
    result = game.result
    assert result is not None
    return result


def log_of(game: Game) -> str:
    """Return a hash of everything that happened in a game."""
    log = [
        (game.write(entry.action), entry.outcome, entry.events, entry.sealed)
        for entry in game.history
    ]
    return fingerprint(game.opening.outcome, game.opening.events, *log)


def stored() -> tuple[Golden, ...]:
    """Return the golden games as they were written down."""
    return written(LINES.read_bytes())


def written(lines: bytes) -> tuple[Golden, ...]:
    """Golden games from their lines."""
    return tuple(msgspec.json.decode(line, type=Golden) for line in lines.splitlines())


def line(golden: msgspec.Struct) -> str:
    """Return a golden game as a line of the file."""
    return msgspec.json.encode(golden).decode()


def whole(number: int) -> Path:
    """Return where a golden game is kept whole."""
    return FULL / f"game-{number:03}.json"


def played(numbers: range) -> Iterator[Golden]:
    """Golden games played again."""
    for number in numbers:
        yield play(number)[0]
