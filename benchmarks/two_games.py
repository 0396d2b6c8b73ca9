"""The engine of Mythology beside Delphi's: random play of four, single positions, games of bots."""

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from benchmarks.clock import Spread, each, now
from benchmarks.figures import Chapter, Figure
from benchmarks.own_engine import Forgetter
from benchmarks.progress import over
from oracle_nb import open_game
from oracle_nb.bots import make_bot
from oracle_nb.core.chance import SeededChance
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.rules.turn_state import placement

BOTS: Final = {"mythology": "tactician", "delphi": "greedy"}
"""The games, each with the bot that plays it well."""
SEATS: Final = 4
DECISIONS: Final = 500
EVERY: Final = 5
"""Decisions from one measured position to the next."""
BOT_GAME: Final = 5.0
"""Seconds that a game of four bots may take at most."""


def side_by_side(repetitions: int) -> Chapter:
    """Measure stretches of random play in turn, single positions of them, and games of bots."""
    rates: dict[str, list[float]] = {name: [] for name in BOTS}
    positions: dict[str, list[Any]] = {name: [] for name in BOTS}
    games: dict[str, list[tuple[float, Game]]] = {name: [] for name in BOTS}
    for seed in over(range(repetitions), "two games"):
        for name in BOTS:
            rates[name].append(_play(name, seed, positions[name]))
            games[name].append(_bot_game(name, seed))
    figures: list[Figure] = []
    for name in BOTS:
        figures.append(Figure(f"{name}, decisions", Spread.of(rates[name]), "/s"))
        figures += _of_positions(name, positions[name])
        figures += _of_games(name, games[name])
    note = (
        f"{repetitions} stretches of at most {DECISIONS} decisions of each game, in turn; "
        "four players"
    )
    return Chapter("Mythology beside Delphi", tuple(figures), note)


def _play(name: str, seed: int, positions: list[Any]) -> float:
    """Return the decisions per second of the beginning of a random game."""
    game = package_of(name).new_game(SEATS, seed)
    rules, position, chance = game.rules, game.position, SeededChance(seed)
    choose, start, spent = random.Random(seed).choice, now(), 0
    for number in range(DECISIONS):
        options = rules.legal_actions(position)
        if not options:
            break
        if number % EVERY == 0:
            positions.append((rules, position))
        position = rules.apply(position, choose(options), chance).position
        spent = number + 1
    return 1e9 * spent / (now() - start)


def _bot_game(name: str, seed: int) -> tuple[float, Game]:
    """Return the seconds of a game of four bots, and the game."""
    game = package_of(name).new_game(SEATS, seed)
    bots = [make_bot(BOTS[name], seat, game.rules) for seat in range(SEATS)]
    start = now()
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    return (now() - start) / 1e9, game


def _of_positions(name: str, positions: list[Any]) -> list[Figure]:
    cases = [(rules, position, rules.legal_actions(position)[0]) for rules, position in positions]
    decode = msgspec.json.Decoder(cases[0][0].position_type).decode
    forget = _forgetting(name)
    measured = {
        "listing, cold": each(
            lambda case: case[0].legal_actions(case[1]), cases, lambda case: forget(case[0])
        ),
        "check, position just listed": each(
            lambda case: case[0].check(case[1], case[2]),
            cases,
            lambda case: case[0].legal_actions(case[1]),
        ),
        "position to JSON and back": each(lambda case: decode(msgspec.json.encode(case[1])), cases),
    }
    options = Spread.of(len(rules.legal_actions(position)) for rules, position in positions)
    return [Figure(f"{name}, legal actions in a position", options)] + [
        Figure(f"{name}, {what}", Spread.of(time / 1e3 for time in times), "µs")
        for what, times in measured.items()
    ]


def _of_games(name: str, timed: list[tuple[float, Game]]) -> list[Figure]:
    """Return the time of games of bots, and of codes of them."""
    games = [game for _, game in timed]
    codes = [game.share() for game in games]
    measured: Mapping[str, list[int]] = {
        "writing a share code": each(lambda game: game.share(), games),
        "reading a share code": each(open_game, codes),
    }
    goal = BOT_GAME if name == "mythology" else None
    seconds = Spread.of(time for time, _ in timed)
    return [
        Figure(f"{name}, a game of four {BOTS[name]} bots", seconds, "s", goal, most=True),
        Figure(f"{name}, actions in it", Spread.of(len(game.history) for game in games)),
        Figure(f"{name}, its share code", Spread.of(map(len, codes)), "characters"),
        *(
            Figure(f"{name}, {what}", Spread.of(time / 1e6 for time in times), "ms")
            for what, times in measured.items()
        ),
    ]


def _forgetting(name: str) -> Callable[[Any], None]:
    """Return what makes an engine forget all that it has worked out."""
    if name == "delphi":
        return Forgetter()
    # Mythology's engine keeps the latest position as well, which is always another one here.
    return lambda rules: placement.cache_clear()
