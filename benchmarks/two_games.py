"""The engine of Mythology beside Delphi's: random play of four, and single positions of it."""

import random
from typing import Any, Final

import msgspec

from benchmarks.clock import Spread, each, now
from benchmarks.figures import Chapter, Figure
from benchmarks.progress import over
from oracle_nb.core.chance import SeededChance
from oracle_nb.games.package import package_of

GAMES: Final = ("mythology", "delphi")
DECISIONS: Final = 500
EVERY: Final = 5
"""Decisions from one measured position to the next."""


def side_by_side(repetitions: int) -> Chapter:
    """Measure stretches of random play in turn, then listing, checking and JSON."""
    figures: list[Figure] = []
    rates: dict[str, list[float]] = {name: [] for name in GAMES}
    positions: dict[str, list[Any]] = {name: [] for name in GAMES}
    for seed in over(range(repetitions), "two games"):
        for name in GAMES:
            rates[name].append(_play(name, seed, positions[name]))
    for name in GAMES:
        figures.append(Figure(f"{name}, decisions", Spread.of(rates[name]), "/s"))
        figures += _of_positions(name, positions[name])
    note = f"{repetitions} stretches of {DECISIONS} decisions of each game, in turn; four players"
    return Chapter("Mythology beside Delphi", tuple(figures), note)


def _play(name: str, seed: int, positions: list[Any]) -> float:
    """Return the decisions per second of the beginning of a random game."""
    game = package_of(name).new_game(4, seed)
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


def _of_positions(name: str, positions: list[Any]) -> list[Figure]:
    cases = [(rules, one, rules.legal_actions(one)[0]) for rules, one in positions]
    decode = msgspec.json.Decoder(cases[0][0].position_type).decode
    measured = {
        "listing, another position each time": each(
            lambda one: one[0].legal_actions(one[1]), cases
        ),
        "check, position just listed": each(
            lambda one: one[0].check(one[1], one[2]),
            cases,
            lambda one: one[0].legal_actions(one[1]),
        ),
        "position to JSON and back": each(lambda one: decode(msgspec.json.encode(one[1])), cases),
    }
    return [
        Figure(f"{name}, {what}", Spread.of(time / 1e3 for time in times), "µs")
        for what, times in measured.items()
    ]
