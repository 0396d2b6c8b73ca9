"""Turn steps: everything sensible that a player can do next in a turn."""

from collections.abc import Iterator
from math import log
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.advice.task_steps import LEAST_CHANCE
from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.bots.fares import Fare, fares
from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.model.powers import CREATURE_RANGE
from oracle_nb.delphi.pieces import TOP_ROW, God
from oracle_nb.delphi.planning.gains import PHI_CARDS, Gains
from oracle_nb.delphi.planning.turn_node import TurnNode, changed
from oracle_nb.delphi.rules.action_schema import (
    BONUS_FAVOR,
    BOUGHT,
    EXTRA_COST,
    FAVOR_TAKEN,
    OFFERING_FAVOR,
)
from oracle_nb.delphi.rules.families.fighting import BATTLE
from oracle_nb.delphi.rules.families.turn import may_recover, must_recover
from oracle_nb.delphi.rules.transaction import first_row

ENDS: Final = 6
"""Maximum number of ends of a move that are tried."""
DEAR: Final = 2
"""Maximum number of tokens for recoloring a die without an errand, and of those that a move may
cost more than the cheapest way to pay for it."""
TOKEN: Final = 0.35
"""Value of a favor token in dice, to choose between ends of a move."""
_FREE: Final = (0,) * 6
Sources = list[tuple[int, tuple[int, ...]]]
"""Dice, cards and the extra action, with what each costs as each color."""
Fares = dict[int, Fare]
"""The ends of a move, with the cheapest way to pay for it."""
Step = tuple[Action, TurnNode, float]
"""An action, the node after it, and what it brings on average besides."""


class TurnSteps:
    """The steps of a player in one turn.

    ``last``: whether it is the last one. Then an unknown tile counts as a shrine, or as one that
    brings cards, at the price of the chance that it is another one, and gods can become cards.
    ``cautious``: whether fights that would most likely be lost are left out.
    """

    def __init__(
        self,
        chart: ReachChart,
        view: Position,
        gains: Gains,
        *,
        last: bool = False,
        cautious: bool = False,
    ) -> None:
        self._chart = chart
        """The errands of the player, and the ways to them."""
        self._view = view
        """The position as the player may know it."""
        self._gains = gains
        """The gains by chance and later choices."""
        self._last = last
        self._cautious = cautious
        self._powers = chart.powers
        self._extra_favor = chart.powers.extra_favor
        self._floor = first_row(len(view.players)) if chart.powers.gods_out else 0
        self._cards_left = any(view.deck) or any(view.discard)
        self._fares: dict[tuple[int, tuple[int, ...], int, bool], Fares] = {}

    def steps_from(self, node: TurnNode) -> Iterator[Step]:
        """Yield what can be done next."""
        if not node.closing:
            sources = self._sources(node)
            for errand in self._chart.estimator.within_reach(node.work, node.ship):
                yield from self._errand(node, errand, sources)
            if TOP_ROW in node.gods:
                yield from self._by_gods(node)
            if sources:
                yield from self._sail(node, sources)
        for die in dict.fromkeys(node.dice):
            yield from self.spare(node, die)
        if any(node.injuries):
            yield from self._heal(node)
        if self._last and self._cards_left:
            yield from self._trade(node)

    # --- sources --------------------------------------------------------------------------------

    def _sources(self, node: TurnNode) -> Sources:
        """Return what can be used, and what each costs as each color."""
        held = list(dict.fromkeys(node.dice))
        if node.may_play:
            held += [CARD + color for color, count in enumerate(node.cards) if count]
        wheel = self._powers.wheel
        sources = [(number, _FREE if node.wild else wheel[source_color(number)]) for number in held]
        if node.extra and node.favor >= EXTRA_COST:
            sources.append((EXTRA, BOUGHT))
        return sources

    @staticmethod
    def _spent(node: TurnNode, source: int, cost: int) -> TurnNode:
        """Return the node with a source used and its cost paid."""
        favor = node.favor - cost
        if source == EXTRA:
            return replace(node, extra=False, favor=favor)
        if source >= CARD:
            color = source - CARD
            cards = changed(node.cards, color, node.cards[color] - 1)
            return replace(node, cards=cards, may_play=False, favor=favor)
        place = node.dice.index(source)
        return replace(node, dice=node.dice[:place] + node.dice[place + 1 :], favor=favor)

    # --- errands --------------------------------------------------------------------------------

    def _errand(self, node: TurnNode, errand: Errand, sources: Sources) -> Iterator[Step]:
        for source, row in sources:
            cost = row[errand.color]
            if cost <= node.favor:
                action = Action(errand.verb, source, errand.color, errand.space)
                spent = self._spent(node, source, cost)
                if self._cautious and errand.verb == Verb.FIGHT and _in_vain(spent):
                    continue
                for after, gain in self._results(spent, errand):
                    yield action, after, gain

    def _results(self, node: TurnNode, errand: Errand) -> Iterator[tuple[TurnNode, float]]:
        """Yield the nodes that an errand may lead to: one, except for unknown tiles at the end."""
        if not self._last or errand.verb != Verb.EXPLORE or self._known(errand.space):
            yield self._done(node, errand)
            return
        slot = self._chart.board.islands.index(errand.space)
        draws = self._gains.value.draws(node.work, slot)
        missed = self._chart.estimator.after(node.work, errand)
        if draws:
            (chance, built), (_, missed) = draws
            yield replace(node, work=built), -log(chance)
        if self._gains.phi:
            cards = replace(node, work=missed, drawn=node.drawn + PHI_CARDS)
            yield cards, -log(self._gains.phi)

    def _done(self, node: TurnNode, errand: Errand) -> tuple[TurnNode, float]:
        """Return the node after an errand, and what it brings on average besides."""
        gains, verb = self._gains, errand.verb
        work = self._chart.estimator.after(node.work, errand)
        if verb == Verb.FIGHT:
            won = replace(node, work=work)
            favor, gain = gains.fight(won)
            return replace(won, favor=favor), gain
        if verb == Verb.MAKE_OFFERING:
            favor = node.favor + OFFERING_FAVOR + self._extra_favor
            return replace(node, work=work, favor=favor), gains.reward
        after = replace(node, work=work)
        if verb == Verb.RAISE_STATUE:
            return after, gains.companion[errand.color] + gains.reward
        if verb == Verb.BUILD or (verb == Verb.EXPLORE and self._known(errand.space)):
            return after, gains.step + gains.reward
        return after, gains.tile if verb == Verb.EXPLORE else 0.0

    def is_draw(self, action: Action) -> bool:
        """Return whether an action explores a tile that the player doesn't know."""
        return action.verb in (Verb.EXPLORE, Verb.ARTEMIS) and not self._known(action.target)

    def _known(self, space: int) -> bool:
        return self._view.tiles[self._chart.board.islands.index(space)] != UNKNOWN

    # --- spare dice -----------------------------------------------------------------------------

    def spare(self, node: TurnNode, die: int) -> Iterator[Step]:
        """Yield the uses of a die that do nothing for the tasks."""
        taken = FAVOR_TAKEN + self._extra_favor
        yield Action(Verb.FAVOR, die), self._spent(node, die, -taken), 0.0
        if self._cards_left:
            after = replace(self._spent(node, die, 0), drawn=node.drawn + 1, closing=True)
            yield Action(Verb.DRAW, die), after, 0.0
        row = _FREE if node.wild else self._powers.wheel[die]
        for color, cost in enumerate(row):
            if cost <= min(node.favor, DEAR):
                yield from self._colored(node, self._spent(node, die, cost), die, color)

    def _colored(self, node: TurnNode, spent: TurnNode, die: int, color: int) -> Iterator[Step]:
        """Yield the uses of a die for the god of a color."""
        if node.gods[color] < TOP_ROW:
            gods = self._gains.stepped(node.gods, color)
            closing = node.closing or gods[color] < TOP_ROW
            yield Action(Verb.ADVANCE, die, color), replace(spent, gods=gods, closing=closing), 0.0
            if self._powers.bonus >> color & 1:
                favor = spent.favor + BONUS_FAVOR + self._extra_favor
                after = replace(spent, gods=gods, favor=favor, drawn=node.drawn + 1)
                yield Action(Verb.BONUS, die, color), after, 0.0

    def _trade(self, node: TurnNode) -> Iterator[Step]:
        """Yield the gods that can be returned for an oracle card (god.trade)."""
        for god, row in enumerate(node.gods):
            if row == TOP_ROW:
                after = replace(self._used(node, god), drawn=node.drawn + 1, closing=True)
                yield Action(Verb.TRADE, color=god), after, 0.0

    def _heal(self, node: TurnNode) -> Iterator[Step]:
        """Yield the discards of all injuries of a color.

        If the next turn is lost otherwise, any source and price will do. A card also serves to
        prevent that one more injury takes the next turn.
        """
        lost = must_recover(node.injuries, self._powers)
        risky = lost or may_recover(node.injuries, self._powers)
        most = node.favor if lost else min(node.favor, DEAR)
        for source, row in self._sources(node):
            if source >= CARD and not risky:
                continue
            for color, cost in enumerate(row):
                if node.injuries[color] and cost <= most:
                    healed = changed(node.injuries, color, 0)
                    if source >= CARD and not lost and may_recover(healed, self._powers):
                        continue
                    after = replace(self._spent(node, source, cost), injuries=healed, closing=True)
                    yield Action(Verb.HEAL, source, color), after, 0.0

    # --- sailing --------------------------------------------------------------------------------

    def _sail(self, node: TurnNode, sources: Sources) -> Iterator[Step]:
        """Yield moves to the most promising spaces, each with every sensible way to pay."""
        offers = [(source, self._fare(node, row)) for source, row in sources]
        least: dict[int, int] = {}
        for _, payable in offers:
            for end, (cost, _) in payable.items():
                if end not in least or cost < least[end]:
                    least[end] = cost
        near_best, work = self._chart.estimator.near_best, node.work
        known = work.best
        ranked = sorted(
            [
                ((known[end] or near_best(work, end)) + TOKEN * cost, end)
                for end, cost in least.items()
            ]
        )
        for _, end in ranked[:ENDS]:
            for source, payable in offers:
                if end in payable:
                    cost, color = payable[end]
                    if cost <= least[end] + DEAR:
                        after = replace(self._spent(node, source, cost), ship=end)
                        yield Action(Verb.MOVE, source, color, end), after, 0.0

    def move(self, node: TurnNode, source: int, end: int) -> Step | None:
        """Return the cheapest move to a space with a source; None if it isn't possible."""
        row = None if node.closing else dict(self._sources(node)).get(source)
        fare = None if row is None else self._fare(node, row).get(end)
        if fare is None:
            return None
        cost, color = fare
        after = replace(self._spent(node, source, cost), ship=end)
        return Action(Verb.MOVE, source, color, end), after, 0.0

    def sailed(self, node: TurnNode, action: Action, tokens: int) -> TurnNode:
        """Return the node after a legal move that costs some tokens."""
        if action.verb == Verb.POSEIDON:
            return replace(self._used(node, God.POSEIDON), ship=action.target)
        return replace(self._spent(node, action.source, tokens), ship=action.target)

    def _fare(self, node: TurnNode, row: tuple[int, ...]) -> Fares:
        """Return where a ship can go with a source, which costs ``row`` as each color.

        The ends are water spaces, or Zeus's space where no errands are left.
        """
        chart, favor, creatures = self._chart, node.favor, self._powers.creatures
        key = node.ship, row, favor, bool(node.work.possible)
        known = self._fares.get(key)
        if known is not None:
            return known
        most = favor + (CREATURE_RANGE if creatures else 0)
        result: Fares = {}
        for far, groups in enumerate(chart.voyages(node.work, node.ship)[: most + 1]):
            by_color = fares(row, creatures, far)
            for color, ends in groups:
                fare = by_color[color]
                if fare[0] <= favor:
                    for end in ends:
                        result[end] = fare
        self._fares[key] = result
        return result

    # --- gods -----------------------------------------------------------------------------------

    def _used(self, node: TurnNode, god: int) -> TurnNode:
        """Return the node with a god back in its lowest row (god.return)."""
        return replace(node, gods=changed(node.gods, god, self._floor))

    def _by_gods(self, node: TurnNode) -> Iterator[Step]:
        """Yield special actions of the gods in the top row (god.use)."""
        gods = node.gods
        if gods[God.POSEIDON] == TOP_ROW:
            yield from self._poseidon(node)
        if gods[God.APOLLON] == TOP_ROW and not node.wild:
            yield Action(Verb.APOLLON), replace(self._used(node, God.APOLLON), wild=True), 0.0
        if gods[God.APHRODITE] == TOP_ROW and any(node.injuries):
            healed = replace(self._used(node, God.APHRODITE), injuries=_FREE)
            yield Action(Verb.APHRODITE), healed, 0.0
        if TOP_ROW in (gods[God.ARES], gods[God.HERMES], gods[God.ARTEMIS]):
            for errand in self._chart.estimator.all_errands(node.work):
                yield from self._errand_by_god(node, errand)

    def _poseidon(self, node: TurnNode) -> Iterator[Step]:
        chart, work = self._chart, node.work
        near_best, known = chart.estimator.near_best, work.best
        ends = chart.board.water if work.possible else (chart.board.zeus,)
        ranked = sorted(
            [(known[end] or near_best(work, end), end) for end in ends if end != node.ship]
        )
        for _, end in ranked[:ENDS]:
            if end >= 0:
                after = replace(self._used(node, God.POSEIDON), ship=end)
                yield Action(Verb.POSEIDON, NONE, NONE, end), after, 0.0

    def _errand_by_god(self, node: TurnNode, errand: Errand) -> Iterator[Step]:
        """Yield the special action that does an errand."""
        chart, gods = self._chart, node.gods
        verb, space, color = errand.verb, errand.space, errand.color
        if verb == Verb.FIGHT and gods[God.ARES] == TOP_ROW:
            if not chart.steps(node.ship, space, errand.reach):
                work = chart.estimator.after(node.work, errand)
                after = replace(self._used(node, God.ARES), work=work)
                gain = self._gains.equipment(after) + self._gains.reward
                yield Action(Verb.ARES, NONE, color, space), after, gain
        elif verb == Verb.LOAD_STATUE and gods[God.HERMES] == TOP_ROW:
            if chart.at_city(node.ship):
                used = self._used(node, God.HERMES)
                after = replace(used, work=chart.estimator.after(node.work, errand))
                yield Action(Verb.HERMES, NONE, color, space), after, 0.0
        elif verb == Verb.EXPLORE and gods[God.ARTEMIS] == TOP_ROW:
            for after, gain in self._results(self._used(node, God.ARTEMIS), errand):
                yield Action(Verb.ARTEMIS, NONE, NONE, space), after, gain


def _in_vain(node: TurnNode) -> bool:
    """Return whether a fight would most likely be lost, with all tokens of a node."""
    return BATTLE.chance(BATTLE.strength(node.shield), node.favor) < LEAST_CHANCE
