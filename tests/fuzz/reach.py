"""Positions reached by play: bots play games in many settings, some from stirred positions on."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from oracle_nb.bots import make_bot
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.position import AdvanceGod, PendingStep, Phase, Position
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import RULESETS, VERBS, table
from tests.fuzz.recipes import penniless, stirred

BOTS: Final = (VERBS, VERBS, "random")
SETTINGS: Final = (
    *RULESETS.values(),
    RuleSet(returned=3, picture_rule=True, draft=True),
    RuleSet(returned=4, picture_rule=True, draft=True),
)
ACTIONS: Final = 1500
"""The most actions of one game."""
RARE: Final = (2, 5)
"""How many decisions of each kind are taken in any case: later, and in the setup."""
STIRRED: Final = 2
"""How often a position is stirred."""
AFTERWARDS: Final = 8
"""How many actions are played on from a stirred position."""
EACH: Final = 8
"""About how many positions are taken wherever one is stirred."""
WRITTEN: Final = 0.4
"""How often a position is written that play goes through without stopping."""


class Reached(NamedTuple):
    """A position that play has come to."""

    rules: Delphi
    position: Position


class Path:
    """A game played by bots, and what play makes of positions stirred out of it.

    The same for the same number: players, board, options and bots are drawn by it.
    """

    def __init__(self, number: int) -> None:
        self.rules = rules = table(
            number,
            2 + number % 3,
            SETTINGS[number // 3 % len(SETTINGS)],
            "free" if number % 4 == 3 else "compact",
        )
        self.number = number
        self.random = random = Random(number)
        self.chance = SeededChance(number)
        self.bots = [
            make_bot(random.choice(BOTS), number + seat, rules) for seat in range(rules.players)
        ]

    def positions(self, wanted: int) -> Iterator[Reached]:
        """Yield positions that play has reached."""
        for position in islice(self._along(max(1, EACH * ACTIONS // wanted)), wanted):
            yield Reached(self.rules, position)

    def _begun(self, start: Position) -> Position:
        return self.rules.begin(start, self.chance).position

    def _step(self, position: Position) -> Position:
        seat = self.rules.to_move(position)
        assert seat is not None
        action = self.bots[seat].decide(position, self.rules.legal_actions(position))
        return self.rules.apply(position, action, self.chance).position

    def _along(self, every: int) -> Iterator[Position]:
        """The game: a sample of its positions, and rare decisions."""
        position = self._begun(self.rules.set_up(self.number))
        shown: Counter[type[PendingStep]] = Counter()
        due = every // 2
        for count in range(ACTIONS):
            kind = type(position.pending[0]) if position.pending else AdvanceGod
            shown[kind] += 1
            rare = kind is not AdvanceGod and shown[kind] <= RARE[position.phase == Phase.SETUP]
            over = position.phase == Phase.OVER
            if rare or over or count % every == 0:
                yield position
            if over:
                return
            if count >= due and position.phase == Phase.ACT and not position.pending:
                due += every
                yield from self._aside(position)
            position = self._step(position)

    def _aside(self, position: Position) -> Iterator[Position]:
        """The result of perturbing a position."""
        for _ in range(STIRRED):
            if start := stirred(self.rules, position, self.random):
                yield from self._ahead(start)
        written = self.random.random() < WRITTEN
        if written and (fight := penniless(self.rules, position, self.random)):
            yield fight

    def _ahead(self, start: Position) -> Iterator[Position]:
        """Positions that play reaches from a position on."""
        position = self._begun(start)
        for count in range(AFTERWARDS):
            over = position.phase == Phase.OVER
            if count in {0, 1, AFTERWARDS - 1} or over:
                yield position
            if over:
                return
            position = self._step(position)


def reached(number: int, wanted: int) -> Iterator[Reached]:
    """Yield positions of the game with this number."""
    yield from Path(number).positions(wanted)
