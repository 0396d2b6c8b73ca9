"""Keeping a game: taking back, positions as JSON, saved games."""

import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from benchmarks import peers
from benchmarks.clock import Spread, each, now, settle, share
from benchmarks.figures import Chapter, Figure, exact, ratio
from benchmarks.own_engine import SEATS, Stored
from benchmarks.progress import over
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.position import Position
from oracle_nb.games.game import Game

TIMES: Final = 20
"""How often an action is taken back and done again for one measurement."""
BATCH_SIZE: Final = 200
"""How many positions make one measurement of JSON."""
TICKS: Final = 60
"""How many decisions of catanatron lie between two of its games written down."""


def undone(actions: int) -> Chapter:
    """Measure undo and redo, early and late in a long random game."""
    game = new_game(SEATS, seed=1)
    choose = random.Random(1).choice
    times: list[tuple[int, float]] = []
    for number in over(range(actions), "undo"):
        if game.to_move is None:
            break
        game.play(choose(game.legal_actions()))
        if game.can_undo:
            start = now()
            for _ in range(TIMES):
                game.undo()
                game.redo()
            times.append((number, (now() - start) / 1e3 / TIMES))
    last = len(game.history)
    early = [time for number, time in times if number < last / 5]
    late = [time for number, time in times if number >= last * 4 / 5]
    figures = (
        Figure("undo and redo, first fifth of the game", Spread.of(early), "µs"),
        Figure("undo and redo, last fifth", Spread.of(late), "µs"),
        Figure("late to early", exact(Spread.of(late).median / Spread.of(early).median), "times"),
    )
    return Chapter("Undo", figures, f"one random game of {last:,} actions")


def written(positions: Sequence[Stored], repetitions: int) -> Chapter:
    """Return a position to JSON and back, beside the JSON of a catanatron game."""
    encode = msgspec.json.Encoder().encode
    decode = msgspec.json.Decoder(Position).decode
    dumps = _dumps()
    ours: list[float] = []
    theirs: list[float] = []
    for turn in over(range(repetitions), "JSON"):
        some = [
            positions[(turn * BATCH_SIZE + place) % len(positions)].position
            for place in range(BATCH_SIZE)
        ]
        settle()
        start = now()
        for position in some:
            decode(encode(position))
        ours.append((now() - start) / 1e3 / BATCH_SIZE)
        theirs.append(next(dumps))
    size = Spread.of(len(encode(stored.position)) for stored in positions)
    figures = (
        Figure("oracle_nb, position to JSON and back", Spread.of(ours), "µs"),
        Figure("catanatron, game to JSON", Spread.of(theirs), "µs"),
        Figure("catanatron's time to ours", ratio(theirs, ours), "times", 100),
        Figure("a position's JSON", size, "bytes"),
    )
    return Chapter("JSON", figures, "positions of greedy play; random games of catanatron")


def _dumps() -> Iterator[float]:
    """Microseconds of catanatron's JSON, at intervals through one game after the other."""
    seed = 1
    game = peers.catan_game(seed)
    while True:
        for _ in range(TICKS):
            if game.winning_color() is not None:
                seed += 1
                game = peers.catan_game(seed)
            game.play_tick()
        settle()
        yield each(peers.catan_dump, [game])[0] / 1e3


def saved(games: dict[str, Sequence[Game]]) -> Chapter:
    """Return how large whole games are when they are saved, by the bot that played them."""
    figures = []
    for bot, played in games.items():
        sizes = sorted(len(game.to_json()) / 1e3 for game in played)
        length = Spread.of(len(game.history) for game in played)
        goal = 64.0
        figures += [
            Figure(f"{bot}: actions in a game", length),
            Figure(f"{bot}: a saved game", Spread.of(sizes), "kB"),
            Figure(f"{bot}: 95th percentile", exact(share(sizes, 0.95)), "kB", goal, most=True),
        ]
    counts = ", ".join(f"{len(played)} {bot}" for bot, played in games.items())
    return Chapter("Saved games", tuple(figures), f"{counts} games of four; a kB is 1,000 bytes")
