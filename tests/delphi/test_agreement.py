"""Listing and checking agree: what is legal is allowed, and everything else is refused.

On positions reached by play, over all that can be written in each; `make long` looks at more.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pytest

from oracle_nb.delphi.model.position import DECISIONS, Phase, Position
from oracle_nb.delphi.pieces import Equipment, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import RULESETS, VERBS, moments, table
from tests.samples import sampled

POSITIONS: Final = 40
MANY: Final = 200
GAMES: Final = 20
ENOUGH: Final = 1
PARTS: Final = 12
ACTING: Final = "act"
PLAYERS: Final = ((VERBS,), ("greedy", VERBS), ("random",), (VERBS,), ("random",))


def features(position: Position) -> Iterator[object]:
    """A feature of a position: a kind of decision, or a resource of the player."""
    if position.pending:
        yield type(position.pending[0])
        return
    me = position.players[position.turn]
    yield ACTING
    for card in me.equipment:
        yield Equipment(card)
    yield ShipTile(me.tile)
    yield from (f"god {god} on top" for god, row in enumerate(me.gods) if row == 6)
    yield from (
        name
        for name, there in (
            ("apollon", position.apollon),
            ("extra bought", position.extra),
            ("card played", position.played >= 0),
            ("card in hand", any(me.cards)),
            ("home", me.home),
            ("no dice", not me.dice),
            ("no tokens", not me.favor),
            ("full hold", len(me.offerings) + len(me.statues) > 1),
        )
        if there
    )


@lru_cache(maxsize=2)
def positions(count: int = POSITIONS) -> tuple[tuple[Delphi, Position], ...]:
    """Positions reached by play that together show everything; mostly of the action phase."""
    chosen: list[tuple[Delphi, Position]] = []
    shown: Counter[object] = Counter()
    names = list(RULESETS)
    for number in range(GAMES):
        layout = "free" if number % 4 == 3 else "compact"
        rules = table(number, 2 + number % 3, RULESETS[names[number % len(names)]], layout)
        rare, others = [], []
        for moment in moments(rules, number, PLAYERS[number % len(PLAYERS)]):
            if moment.before.round > 60:
                break
            own = list(features(moment.before))
            if min(shown[key] for key in own) < ENOUGH:
                shown.update(own)
                rare.append(moment.before)
            elif not moment.before.pending:
                others.append(moment.before)
        wanted = count * (number + 1) // GAMES - len(chosen)
        rest = max(0, wanted - len(rare))
        rare += others[:: max(1, len(others) // max(1, rest))][:rest]
        chosen += [(rules, position) for position in rare]
    return tuple(chosen)


def test_the_positions_show_everything():
    assert len(positions()) >= POSITIONS
    shown = Counter(feature for _, position in positions() for feature in features(position))
    assert set(DECISIONS) <= set(shown)
    assert set(Equipment) <= set(shown)
    assert set(ShipTile) <= set(shown)
    assert {f"god {god} on top" for god in range(6)} <= set(shown)
    assert {"apollon", "extra bought", "card played", "home", "full hold"} <= set(shown)
    assert shown[ACTING] > POSITIONS / 2


@pytest.mark.parametrize(
    ("count", "part"),
    sampled(((count, part) for count in (POSITIONS, MANY) for part in range(PARTS)), 2 * PARTS),
)
def test_check_and_legal_actions_agree_on_all_that_can_be_written(count: int, part: int):
    written = 0
    for rules, position in positions(count)[part::PARTS]:
        legal = set(rules.legal_actions(position))
        check, write = rules.check, rules.notation.write
        allowed = set()
        for action in rules.every_action(position):
            written += 1
            if verdict := check(position, action):
                allowed.add(action)
                assert rules.tokens(position, action) == verdict.tokens
        assert allowed == legal, {write(action) for action in allowed ^ legal}
        if position.phase == Phase.ACT and not position.pending:
            assert written > 10_000
    assert written > 30_000
