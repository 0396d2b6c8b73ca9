"""Turn planner: a narrow search for the best use of the rest of a turn.

Only the player's own dice, cards, tokens, gods and ship change in it; chance counts with its
average result.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from oracle_nb.delphi.bots.errands import LASTING, Errand
from oracle_nb.delphi.bots.fares import Fare, fares
from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.bots.values import TOPS, hand, pain, purse, relief_worth, step_worth
from oracle_nb.delphi.bots.work_estimator import WorkStage
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.pieces import TOP_ROW, God
from oracle_nb.delphi.rules.action_schema import BOUGHT, EXTRA_COST


class SearchNode(msgspec.Struct, frozen=True, gc=False):
    """A possible state later in the turn."""

    ship: int
    work: WorkStage
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    may_play: bool
    favor: int
    tops: int
    wild: bool


Step = tuple[Action, SearchNode, float]
"""An action, the resulting node, and its additional value."""


class PlayLine(NamedTuple):
    """A line of play: its last node, its additional value, its score, and its actions."""

    score: float
    order: int
    gain: float
    node: SearchNode
    path: tuple[Action, ...]


DEARER: Final = 0.5
"""Dice that a source may cost more for a move than the best one."""


class TurnSource(NamedTuple):
    """A die, a card or the extra action, and what is left without it.

    ``row`` is the tokens that it costs as each color, ``idle`` its value if it isn't used;
    ``dice``, ``cards`` and ``may_play`` are what is left after it is used.
    """

    number: int
    row: tuple[int, ...]
    idle: float
    dice: tuple[int, ...]
    cards: tuple[int, ...]
    may_play: bool


Payment = tuple[TurnSource, int, int]
"""A source for a move, the tokens that it costs, and the color that it is used as."""

Prices = Sequence[Sequence[float]]
"""The prices of moves in dice, by the number of spaces beyond the range and by the color of the end
(the last one for any color). They are infinite if there are too few tokens."""


class Offers:
    """The sources that a player can use with some favor tokens.

    ``prices`` are the lowest ones with any source.
    """

    def __init__(self, sources: Sequence[TurnSource], favor: int, creatures: int) -> None:
        self.sources = sources
        self._tariffs = [
            (source, *_tariff(source.row, source.idle, creatures, favor)) for source in sources
        ]
        self.prices = self._tariffs[0][1] if len(sources) == 1 else self._lowest()
        self._payments: dict[tuple[int, int], list[Payment]] = {}

    def _lowest(self) -> Prices:
        tables = [prices for _, prices, _ in self._tariffs]
        return [tuple(map(min, *rows)) for rows in zip(*tables, strict=True)]

    def payments(self, far: int, color: int) -> list[Payment]:
        """Return the sources that cost little more than the best one, with their payments."""
        known = self._payments.get((far, color))
        if known is None:
            limit = self.prices[far][color] + DEARER
            known = self._payments[far, color] = [
                (source, *by_color[far][color])
                for source, prices, by_color in self._tariffs
                if prices[far][color] < limit
            ]
        return known


@lru_cache(maxsize=1024)
def _tariff(
    row: tuple[int, ...], idle: float, creatures: int, favor: int
) -> tuple[Prices, Sequence[Sequence[Fare]]]:
    """Return the prices with a source that costs ``row`` as each color, and the fares."""
    before = purse(favor)
    by_cost = [before - purse(favor - cost) + idle for cost in range(favor + 1)]
    longest = favor + (CREATURE_RANGE if creatures else 0)
    by_color = tuple([fares(row, creatures, far) for far in range(longest + 1)])
    prices = tuple(
        [
            tuple([by_cost[cost] if cost <= favor else inf for cost, _ in one_length])
            for one_length in by_color
        ]
    )
    return prices, by_color


WIDTH: Final = 8
MOVES: Final = 6
"""Maximum number of lines that are followed, and of ends of a move in each."""
LOST_FIGHT: Final = 2.6
"""Remaining work after a lost fight, in dice."""
CARD_WORTH: Final = 0.7
"""Value of an oracle card in hand, in dice."""
_FREE: Final = (0,) * 6
_NO_OFFERS: Final = Offers((), 0, 0)
_MOVE: Final = Verb.MOVE
_FAVOR: Final = Verb.FAVOR
_FIGHT: Final = Verb.FIGHT
_MAKE_OFFERING: Final = Verb.MAKE_OFFERING
_HERMES, _POSEIDON, _APOLLON, _ARTEMIS, _APHRODITE, _ARES = (1 << god for god in God)
"""The bits of the gods. A constant is read several times as fast as a member of an enum."""


class TurnPlanner:
    """The search for one decision in the player's own turn."""

    def __init__(self, chart: ReachChart, view: Position) -> None:
        self.chart = chart
        """The possible errands."""
        self.view = view
        """The position as the player in turn may know it."""
        self.me: Player = view.players[view.turn]
        self.wheel = chart.powers.wheel
        self.taken = 3 if chart.powers.extra_favor else 2
        me = self.me
        extra = chart.powers.extra_action and not view.extra and me.favor >= EXTRA_COST
        dice = me.dice + ((EXTRA,) if extra else ())
        tops = sum(1 << god for god, row in enumerate(me.gods) if row == TOP_ROW)
        work = chart.stage
        playable = view.played < 0
        self.root = SearchNode(
            me.ship, work, dice, me.cards, playable, me.favor, tops, view.apollon
        )
        self.idle = {die: max(value for value, _ in self.idle_uses(die)) for die in set(me.dice)}
        self.idle[EXTRA] = 0.0
        self._near_best = chart.estimator.near_best
        self._idle: dict[tuple[int, ...], float] = {}
        self._hands: dict[tuple[int, ...], float] = {}
        self._held: dict[tuple[object, ...], list[TurnSource]] = {}
        self._offers: dict[tuple[object, ...], Offers] = {}

    # --- unused dice -----------------------------------------------------------------------

    def idle_uses(self, die: int) -> Iterator[tuple[float, Action]]:
        """Yield the uses of a die that do nothing for the tasks, and what each brings."""
        me, view, powers = self.me, self.view, self.chart.powers
        have = purse(me.favor)
        yield purse(me.favor + self.taken) - have, Action(Verb.FAVOR, die)
        if any(view.deck) or any(view.discard):
            held = sum(me.cards)
            yield hand(held + 1) - hand(held), Action(Verb.DRAW, die)
        for color, cost in enumerate(self.wheel[die]):
            if cost > me.favor:
                continue
            price = have - purse(me.favor - cost)
            step = step_worth(view, view.turn, color)
            if me.gods[color] < TOP_ROW:
                yield step - price, Action(Verb.ADVANCE, die, color)
            if me.injuries[color]:
                relief = relief_worth(view, view.turn, color, me.injuries[color])
                yield relief - price, Action(Verb.HEAL, die, color)
            if powers.bonus >> color & 1:
                yield 1.0 + step - price, Action(Verb.BONUS, die, color)

    # --- scoring ----------------------------------------------------------------------------------

    def score(self, node: SearchNode, gain: float) -> float:
        """Return the score of a node, in dice."""
        idle = self._idle.get(node.dice)
        if idle is None:
            idle = self._idle[node.dice] = sum(self.idle[die] for die in node.dice)
        cards = self._hands.get(node.cards)
        if cards is None:
            cards = self._hands[node.cards] = hand(sum(node.cards))
        left = node.work.best[node.ship]
        if left is None:
            left = self._near_best(node.work, node.ship)
        return gain + idle + _WORTH[node.tops] + purse(node.favor) + cards - left

    # --- searching --------------------------------------------------------------------------------

    def search(self) -> PlayLine:
        """Return the best line, without actions if staying idle is best."""
        best = PlayLine(self.score(self.root, 0.0), 0, 0.0, self.root, ())
        beam = [best]
        seen = {self.root}
        score = self.score
        while beam:
            branches: list[tuple[float, int, float, SearchNode, PlayLine, Action]] = []
            for line in beam:
                for action, node, gain in self.steps(line.node):
                    count = len(seen)
                    seen.add(node)
                    if len(seen) > count:
                        total = line.gain + gain
                        branches.append((score(node, total), -count, total, node, line, action))
            branches.sort(reverse=True)
            beam = [
                PlayLine(score, order, total, node, (*line.path, action))
                for score, order, total, node, line, action in branches[:WIDTH]
            ]
            if beam and beam[0].score > best.score + 1e-9:
                best = beam[0]
        return best

    def offers(self, node: SearchNode) -> Offers:
        """Return what can be used, once for each color of a die or card."""
        held = node.dice, node.cards, node.may_play, node.wild
        sources = self._held.get(held)
        if sources is None:
            sources = self._held[held] = list(self._sources(*held))
        if not sources:
            return _NO_OFFERS
        key = held, node.favor
        known = self._offers.get(key)
        if known is None:
            known = self._offers[key] = Offers(sources, node.favor, self.chart.powers.creatures)
        return known

    def _sources(
        self, dice: tuple[int, ...], cards: tuple[int, ...], may_play: bool, wild: bool
    ) -> Iterator[TurnSource]:
        for die in dict.fromkeys(dice):
            row = BOUGHT if die == EXTRA else _FREE if wild else self.wheel[die]
            place = dice.index(die)
            left = dice[:place] + dice[place + 1 :]
            yield TurnSource(die, row, self.idle[die], left, cards, may_play)
        for color, count in enumerate(cards if may_play else ()):
            if count:
                row = _FREE if wild else self.wheel[color]
                others = (*cards[:color], count - 1, *cards[color + 1 :])
                yield TurnSource(CARD + color, row, CARD_WORTH, dice, others, False)

    def steps(self, node: SearchNode) -> Iterator[Step]:
        """Yield the next steps: action, resulting node, immediate value."""
        offers = self.offers(node)
        sources = offers.sources
        for errand in self.chart.estimator.within_reach(node.work, node.ship):
            yield from self._steps(node, errand, sources)
        if node.tops:
            yield from self._gods(node)
        if sources:
            yield from self._sail(node, offers)
            for die, _, _, dice, cards, may_play in sources:
                if die < CARD:
                    favor = node.favor + self.taken
                    richer = SearchNode(
                        node.ship, node.work, dice, cards, may_play, favor, node.tops, node.wild
                    )
                    yield Action(_FAVOR, die), richer, 0.0

    def _steps(
        self, node: SearchNode, errand: Errand, sources: Sequence[TurnSource]
    ) -> Iterator[Step]:
        ship, tops, wild, color = node.ship, node.tops, node.wild, errand.color
        work = self.chart.estimator.after(node.work, errand)
        for source, row, _, dice, cards, may_play in sources:
            cost = row[color]
            if cost <= node.favor:
                action = Action(errand.verb, source, color, errand.space)
                favor, gain = self._brings(errand, node.favor - cost)
                yield action, SearchNode(ship, work, dice, cards, may_play, favor, tops, wild), gain

    def _brings(self, errand: Errand, favor: int) -> tuple[int, float]:
        gain = LASTING.get(errand.verb, 0.0)
        if errand.verb == _FIGHT:
            return self._fight(favor, gain)
        if errand.verb == _MAKE_OFFERING:
            return favor + self.taken + 1, 0.0
        return favor, gain

    def _fight(self, favor: int, gain: float) -> tuple[int, float]:
        """Return the average tokens left after a fight, and its value, less the risk of losing."""
        open_, paid = 1.0, 0.0
        for lost in range(favor + 1):
            open_ *= 1.0 - min(1.0, 0.1 * (1 + self.chart.shield + lost))
            if lost < favor:
                paid += open_
        return max(0, favor - round(paid)), gain - open_ * LOST_FIGHT - 0.05

    def _sail(self, node: SearchNode, offers: Offers) -> Iterator[Step]:
        """Yield moves to the most promising spaces, each with its best payment."""
        work, tops, wild, favor = node.work, node.tops, node.wild, node.favor
        for end, far, color in self._ends(node, offers):
            for source, cost, paid in offers.payments(far, color):
                number, _, _, dice, cards, may_play = source
                moved = SearchNode(end, work, dice, cards, may_play, favor - cost, tops, wild)
                yield Action(_MOVE, number, paid, end), moved, 0.0

    def _ends(self, node: SearchNode, offers: Offers) -> list[tuple[int, int, int]]:
        """Return the most promising ends of a move: space, way, color.

        The way is the number of spaces beyond the range of the ship.
        """
        work, known = node.work, node.work.best
        voyages = self.chart.voyages(work, node.ship)
        ranked: list[tuple[float, int, int, int]] = []
        limit = inf
        for far, (groups, prices) in enumerate(zip(voyages, offers.prices, strict=False)):
            for color, ends in groups:
                price = prices[color]
                if price < inf:
                    for end in ends:
                        left = known[end]
                        if left is None:
                            left = self._near_best(work, end)
                        if left + price <= limit:
                            ranked.append((left + price, end, far, color))
            if len(ranked) > MOVES:
                ranked.sort()
                del ranked[MOVES:]
                limit = ranked[-1][0]
        return sorted([(end, far, color) for _, end, far, color in ranked])

    def _gods(self, node: SearchNode) -> Iterator[Step]:
        """Yield special actions of the gods in the top row (god.use)."""
        if node.tops & _POSEIDON:
            yield from self._poseidon(node)
        if node.tops & _APOLLON and not node.wild:
            yield Action(Verb.APOLLON), replace(self.used(node, _APOLLON), wild=True), 0.7
        if node.tops & _APHRODITE and any(self.me.injuries):
            healed = pain((0,) * 6, self.chart.powers)
            relief = pain(self.me.injuries, self.chart.powers) - healed
            yield Action(Verb.APHRODITE), self.used(node, _APHRODITE), relief
        if node.tops & _HELPERS:
            for god, action, errand in self._helped(node):
                work = self.chart.estimator.after(node.work, errand)
                helped = replace(self.used(node, god), work=work)
                yield action, helped, LASTING.get(errand.verb, 0.0)

    def _helped(self, node: SearchNode) -> list[tuple[int, Action, Errand]]:
        """Return the errands that gods can do here, each with the god and the action."""
        tops, ship, chart = node.tops, node.ship, self.chart
        key = ship, tops & _HELPERS
        known = node.work.helped.get(key)
        if known is None:
            known = node.work.helped[key] = []
            at_city = tops & _HERMES and chart.at_city(ship)
            for errand in chart.estimator.all_errands(node.work):
                verb, space, color = errand.verb, errand.space, errand.color
                if verb == Verb.FIGHT and tops & _ARES:
                    if not chart.steps(ship, space, errand.reach):
                        known.append((_ARES, Action(Verb.ARES, NONE, color, space), errand))
                elif verb == Verb.LOAD_STATUE and at_city:
                    known.append((_HERMES, Action(Verb.HERMES, NONE, color, space), errand))
                elif verb == Verb.EXPLORE and tops & _ARTEMIS:
                    known.append((_ARTEMIS, Action(Verb.ARTEMIS, NONE, NONE, space), errand))
        return known

    def _poseidon(self, node: SearchNode) -> Iterator[Step]:
        near_best, work = self._near_best, node.work
        known = work.best
        ends = self.chart.board.water if work.possible else (self.chart.board.zeus,)
        ranked = sorted(
            [(known[end] or near_best(work, end), end) for end in ends if end != node.ship]
        )
        for _, end in ranked[:MOVES]:
            sailed = replace(self.used(node, _POSEIDON), ship=end)
            yield Action(Verb.POSEIDON, NONE, NONE, end), sailed, 0.0

    @staticmethod
    def used(node: SearchNode, god: int) -> SearchNode:
        """Return the node with a god no longer on top (god.return)."""
        return replace(node, tops=node.tops & ~god)


_HELPERS: Final = _ARES | _HERMES | _ARTEMIS
"""The gods who can do an errand."""
_WORTH: Final = tuple(
    sum(TOPS[god] for god in range(len(God)) if tops >> god & 1) for tops in range(1 << len(God))
)
"""The value of each set of gods in the top row."""
