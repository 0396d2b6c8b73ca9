"""Refusals with their repairs, in the middle of games."""

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from benchmarks.clock import Spread, each, share
from benchmarks.figures import Chapter, Figure, exact
from benchmarks.own_engine import Stored, positions_of
from benchmarks.progress import over
from oracle_nb.core.verdicts import MalformedAction, Repairs
from oracle_nb.delphi.model.actions import EXTRA, Action
from oracle_nb.games.game import Game
from oracle_nb.games.registry import repairs_of, texts_of

EACH: Final = 2
"""Refused actions of either kind in a position."""


def repaired(games: Mapping[str, Sequence[Game]], number: int) -> Chapter:
    """Return what a verdict and the repairs take for actions that are refused.

    Half of them are any that can be written, half miss a legal one by their die, color or target.
    """
    rng = random.Random(1)
    spent: dict[str, list[int]] = {"any action": [], "near misses": []}
    helped: dict[str, int] = dict.fromkeys(spent, 0)
    texts: list[int] = []
    for stored in over(_middles(games, number), "repairs", number):
        rules, position = stored.rules, stored.position
        words = texts_of(rules)
        legal = rules.legal_actions(position)
        for kind, some in (
            ("any action", _any(rng, stored, legal)),
            ("near misses", _near_misses(rng, stored, legal)),
        ):

            def answer(action: Action, stored: Stored = stored) -> Repairs[Action]:
                stored.rules.check(stored.position, action)
                repairs: Repairs[Action] = repairs_of(stored.rules, stored.position, action)
                return repairs

            def tell(action: Action, stored: Stored = stored, words: Any = words) -> None:
                words.explain(stored.position, action)
                repairs = repairs_of(stored.rules, stored.position, action)
                for line in repairs.lines:
                    words.repair(stored.position, line)
                for violation in repairs.missing:
                    words.missing(violation)

            spent[kind] += each(answer, some)
            texts += each(tell, some)
            helped[kind] += sum(bool(answer(action).lines) for action in some)
    every = sorted(time for times in spent.values() for time in times)
    figures = [
        Figure("refusal with repairs", _milli(every), "ms", 5, most=True),
        Figure("95th percentile", exact(share(every, 0.95) / 1e6), "ms", 20, most=True),
        Figure("the longest", exact(every[-1] / 1e6), "ms"),
        Figure("in words", _milli(texts), "ms"),
        Figure("in words, 95th percentile", exact(share(sorted(texts), 0.95) / 1e6), "ms"),
    ]
    for kind, times in spent.items():
        figures += [
            Figure(kind, _milli(times), "ms"),
            Figure(f"{kind} with a repair", exact(100 * helped[kind] / len(times)), "%"),
        ]
    note = f"{len(every):,} refused actions in {number:,} positions of greedy and random games"
    return Chapter("Repairs", tuple(figures), note)


def _middles(games: Mapping[str, Sequence[Game]], number: int) -> Iterator[Stored]:
    """Positions in the middle half of games, half of them from each kind of bot."""
    for played in games.values():
        middles = [
            stored
            for game in played
            for place, stored in enumerate(positions_of(game))
            if 1 / 4 < place / (len(game.history) + 1) < 3 / 4 and stored.options > 1
        ]
        half = -(-number // len(games))
        yield from random.Random(1).choices(middles, k=half)


def _any(rng: random.Random, stored: Stored, legal: Sequence[Action]) -> list[Action]:
    known = set(legal)
    every = [action for action in stored.rules.every_action(stored.position) if action not in known]
    return rng.sample(every, min(EACH, len(every)))


def _near_misses(rng: random.Random, stored: Stored, legal: Sequence[Action]) -> list[Action]:
    """Legal actions with one field changed, so that they are refused."""
    most = {"source": EXTRA, "color": 5, "target": len(stored.rules.board.spaces) - 1}
    changed_actions: list[Action] = []
    for _ in range(40):
        action = rng.choice(legal)
        field = rng.choice(tuple(most))
        if getattr(action, field) < 0:
            continue
        changed = replace(action, **{field: rng.randint(0, most[field])})
        try:
            refused = not stored.rules.check(stored.position, changed).allowed
        except MalformedAction:
            continue
        if refused:
            changed_actions.append(changed)
        if len(changed_actions) == EACH:
            break
    return changed_actions


def _milli(nanoseconds: Sequence[int]) -> Spread:
    return Spread.of(time / 1e6 for time in nanoseconds)
