"""Turn planner: a narrow search for the best use of the rest of a turn.

Only the player's own dice, cards, tokens, gods and ship change in it; chance counts with its
average result.
"""

from collections.abc import Iterator
from functools import lru_cache
from operator import itemgetter
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.bots.sea_ways import Voyage
from oracle_nb.delphi.bots.errands import LASTING, Errand
from oracle_nb.delphi.bots.play_line import PlayLine, SearchNode, Sources, Step
from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.bots.values import TOPS, hand, pain, purse, relief_worth, step_worth
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.pieces import COLORS_OF, TOP_ROW, God
from oracle_nb.delphi.rules.action_schema import BOUGHT, EXTRA_COST

WIDTH: Final = 8
MOVES: Final = 6
"""Maximum number of lines that are followed, and of ends of a move in each."""
LOST_FIGHT: Final = 2.6
"""Remaining work after a lost fight, in dice."""
CARD_WORTH: Final = 0.7
"""Value of an oracle card in hand, in dice."""
_FREE: Final = (0,) * 6
_NO_FARE: Final = (0, NONE)


class TurnPlanner:
    """The search for one decision in the player's own turn.

    Parameters
    ----------
    chart
        The possible errands.
    view
        The position as the player in turn may know it.
    """

    def __init__(self, chart: ReachChart, view: Position) -> None:
        self.chart = chart
        self.view = view
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
        self.creatures = COLORS_OF[chart.powers.creatures]
        self._idle: dict[tuple[int, ...], float] = {}

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
        return (
            gain
            + idle
            + _worth_of(node.tops)
            + purse(node.favor)
            + hand(sum(node.cards))
            - self.chart.estimator.near_best(node.work, node.ship)
        )

    # --- searching --------------------------------------------------------------------------------

    def search(self) -> PlayLine:
        """Return the best line, without actions if staying idle is best."""
        best = PlayLine(self.score(self.root, 0.0), 0, 0.0, self.root, ())
        beam = [best]
        seen = {self.root}
        count = 0
        while beam:
            found: list[tuple[float, int, float, SearchNode, PlayLine, Action]] = []
            for line in beam:
                for action, node, gain in self.steps(line.node):
                    if node in seen:
                        continue
                    seen.add(node)
                    count += 1
                    total = line.gain + gain
                    found.append((self.score(node, total), -count, total, node, line, action))
            found.sort(key=_rank, reverse=True)
            beam = [
                PlayLine(score, order, total, node, (*line.path, action))
                for score, order, total, node, line, action in found[:WIDTH]
            ]
            if beam and beam[0].score > best.score + 1e-9:
                best = beam[0]
        return best

    def sources(self, node: SearchNode) -> Sources:
        """Return the sources, and what each costs as each color."""
        held = list(dict.fromkeys(node.dice))
        if node.may_play:
            held += [CARD + color for color, count in enumerate(node.cards) if count]
        return [
            (one, BOUGHT if one == EXTRA else _FREE if node.wild else self.wheel[source_color(one)])
            for one in held
        ]

    @staticmethod
    def spent(node: SearchNode, source: int, cost: int) -> SearchNode:
        """Return the node with a die or card used and its cost paid."""
        if CARD <= source < EXTRA:
            held = node.cards
            color = source - CARD
            cards = (*held[:color], held[color] - 1, *held[color + 1 :])
            return replace(node, cards=cards, may_play=False, favor=node.favor - cost)
        place = node.dice.index(source)
        dice = node.dice[:place] + node.dice[place + 1 :]
        return replace(node, dice=dice, favor=node.favor - cost)

    def steps(self, node: SearchNode) -> Iterator[Step]:
        """Yield the next steps: action, resulting node, immediate value."""
        sources = self.sources(node)
        chart = self.chart
        tables = (chart.to[0][node.ship], chart.to[1][node.ship])
        errands = (*node.work.errands, *node.work.idle)
        for errand in errands:
            if not tables[errand.reach][errand.space][0]:
                yield from self._do(node, errand, sources)
        if node.tops:
            yield from self._gods(node, errands)
        if sources:
            yield from self._sail(node, sources)
            for die in dict.fromkeys(node.dice):
                if die < EXTRA:
                    richer = self.spent(node, die, -self.taken)
                    yield Action(Verb.FAVOR, die), richer, 0.0

    def _do(self, node: SearchNode, errand: Errand, sources: Sources) -> Iterator[Step]:
        color = errand.color
        work = self.chart.estimator.after(node.work, errand)
        for source, row in sources:
            cost = row[color]
            if cost > node.favor:
                continue
            action = Action(errand.verb, source, color, errand.space)
            left, gain = self._brings(errand, node.favor - cost)
            node_after = replace(self.spent(node, source, cost), work=work, favor=left)
            yield action, node_after, gain

    def _brings(self, errand: Errand, favor: int) -> tuple[int, float]:
        gain = LASTING.get(errand.verb, 0.0)
        if errand.verb == Verb.FIGHT:
            return self._fight(favor, gain)
        if errand.verb == Verb.MAKE_OFFERING:
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

    def _sail(self, node: SearchNode, sources: Sources) -> Iterator[Step]:
        """Yield moves to the most promising spaces, each with its best payment."""
        favor, work, near_best = node.favor, node.work, self.chart.estimator.near_best
        before = purse(favor)
        lost = [before - purse(favor - cost) for cost in range(favor + 1)]
        offers = []
        best: dict[int, float] = {}
        for source, row in sources:
            fares = self._fares(node, row)
            idle = self.idle.get(source, CARD_WORTH)
            prices = [price + idle for price in lost]
            offers.append((source, fares, prices))
            for end, (cost, _) in fares.items():
                price = prices[cost]
                if end not in best or price < best[end]:
                    best[end] = price
        ranked = sorted([(near_best(work, end) + price, end) for end, price in best.items()])
        for end in sorted([end for _, end in ranked[:MOVES]]):
            for source, fares, prices in offers:
                cost, color = fares.get(end, _NO_FARE)
                if color >= 0 and prices[cost] < best[end] + 0.5:
                    moved = replace(self.spent(node, source, cost), ship=end)
                    yield Action(Verb.MOVE, source, color, end), moved, 0.0

    def _fares(self, node: SearchNode, row: tuple[int, ...]) -> dict[int, tuple[int, int]]:
        """Return the ends of a move with a source: the tokens, and the cheapest color for them.

        ``row`` is what the source costs as each color. The ends are water spaces, or Zeus's space
        where no errands are left.
        """
        chart, favor, basic = self.chart, node.favor, self.chart.powers.range
        afar = node.work.errands
        least, cheapest = min((cost, color) for color, cost in enumerate(row))
        tamed = min([(row[color], color) for color in self.creatures], default=None)
        longest = basic + favor + (CREATURE_RANGE if tamed else 0)
        fares = {}
        for steps, end, here in chart.voyages[node.ship] if afar else self._home(node.ship):
            if steps > longest:
                break
            far = steps - basic if steps > basic else 0
            fare = (row[here] + far, here) if here >= 0 else (least + far, cheapest)
            if tamed:
                fare = min(fare, (tamed[0] + max(0, far - CREATURE_RANGE), tamed[1]))
            if fare[0] <= favor:
                fares[end] = fare
        return fares

    def _home(self, ship: int) -> list[Voyage]:
        """Return the way to Zeus's space, if there is one."""
        zeus = self.chart.board.zeus
        if zeus < 0 or ship == zeus or self.chart.rows[ship][zeus] == UNREACHABLE:
            return []
        return [(self.chart.rows[ship][zeus], zeus, NONE)]

    def _gods(self, node: SearchNode, errands: tuple[Errand, ...]) -> Iterator[Step]:
        """Yield special actions of the gods in the top row (god.use)."""
        if node.tops >> God.POSEIDON & 1:
            yield from self._poseidon(node)
        if node.tops >> God.APOLLON & 1 and not node.wild:
            yield Action(Verb.APOLLON), replace(self.used(node, God.APOLLON), wild=True), 0.7
        if node.tops >> God.APHRODITE & 1 and any(self.me.injuries):
            healed = pain((0,) * 6, self.chart.powers)
            relief = pain(self.me.injuries, self.chart.powers) - healed
            yield Action(Verb.APHRODITE), self.used(node, God.APHRODITE), relief
        for errand in errands:
            god, action = self._god_for(node, errand)
            if god is not None:
                changed = replace(self.used(node, god), work=self.chart.estimator.after(node.work, errand))
                yield action, changed, LASTING.get(errand.verb, 0.0)

    def _god_for(self, node: SearchNode, errand: Errand) -> tuple[God | None, Action]:
        """Return the god who can do an errand from here, and the action."""
        ways = self.chart.to[errand.reach][node.ship]
        verb, space, color = errand.verb, errand.space, errand.color
        god, action = None, END_TURN
        if verb == Verb.FIGHT and not ways[space][0]:
            god, action = God.ARES, Action(Verb.ARES, NONE, color, space)
        elif verb == Verb.LOAD_STATUE:
            if any(city >= 0 and not ways[city][0] for city in self.chart.board.cities):
                god, action = God.HERMES, Action(Verb.HERMES, NONE, color, space)
        elif verb == Verb.EXPLORE:
            god, action = God.ARTEMIS, Action(Verb.ARTEMIS, NONE, NONE, space)
        return (god if god is not None and node.tops >> god & 1 else None), action

    def _poseidon(self, node: SearchNode) -> Iterator[Step]:
        chart = self.chart
        ends = chart.board.water if node.work.errands else (chart.board.zeus,)
        ranked = sorted((chart.estimator.near_best(node.work, end), end) for end in ends if end != node.ship)
        for _, end in ranked[:MOVES]:
            sailed = replace(self.used(node, God.POSEIDON), ship=end)
            yield Action(Verb.POSEIDON, NONE, NONE, end), sailed, 0.0

    @staticmethod
    def used(node: SearchNode, god: God) -> SearchNode:
        """Return the node with a god no longer on top (god.return)."""
        return replace(node, tops=node.tops & ~(1 << god))


_rank: Final = itemgetter(0, 1)
"""The score, and the order of finding where it is equal."""


@lru_cache(maxsize=64)
def _worth_of(tops: int) -> float:
    """Return the value of a set of gods in the top row."""
    return sum(TOPS[god] for god in range(6) if tops >> god & 1)
