"""Turn search: the best ways to use the rest of a turn, by the value that they lead to."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.work import checkpoint
from oracle_nb.delphi.bots.reach_chart import ReachChart
from oracle_nb.delphi.model.actions import END_TURN, Action, Verb
from oracle_nb.delphi.model.position import Player, Position
from oracle_nb.delphi.model.verbs import SAILING_VERBS
from oracle_nb.delphi.pieces import TOP_ROW
from oracle_nb.delphi.planning.gains import Gains
from oracle_nb.delphi.planning.rivals import contested
from oracle_nb.delphi.planning.turn_node import TurnLine, TurnNode, UnknownTile
from oracle_nb.delphi.planning.turn_steps import Step, TurnSteps
from oracle_nb.delphi.planning.value import Value, Weights

OPENING_WIDTH: Final = 4
"""Number of lines with equal means that are followed after each first action."""
KEPT: Final = 3
"""Maximum number of lines from the current state that a search keeps."""
ALL: Final = 1_000_000
"""A number of lines that no search reaches."""


class TurnSearch:
    """A beam search through the turn of a player, or the next one with the dice at hand.

    Dice, cards, gods and the extra action are tried in every sensible order. A line competes only
    with lines of equal length that have as many dice and gods left: what these will bring isn't in
    the value yet. Chance counts with what it brings on average; once it has decided, a new search
    can use the result.

    ``fitted``: the weights of the value.
    ``last``: the cards and tokens of the best rival at home, see `Value`, where this turn is the
    last one. Then the value is about the chance not to win.
    ``lost``: whether the game can't be won in it, see `Value`.
    ``exact``: whether cards that load cargo count with what they load, see `Gains`.
    ``cautious``: whether fights that would most likely be lost are left out.
    """

    def __init__(
        self,
        chart: ReachChart,
        view: Position,
        seat: int,
        fitted: Weights,
        width: int,
        last: tuple[tuple[int, int], tuple[int, int]] | None = None,
        *,
        lost: bool = False,
        exact: bool = False,
        cautious: bool = False,
    ) -> None:
        self.chart = chart
        """The errands of the player, and the ways to them."""
        self.view = view
        """The position as the player may know it."""
        self.width = width
        """Number of lines with equal means that are followed."""
        self.me: Player = view.players[seat]
        rivals = contested(chart, view, seat)
        self.value = Value(chart, view, seat, fitted, rivals, last, lost=lost)
        self.last = last is not None
        """Whether this turn is the last one."""
        self.root = self._root(seat)
        self.gains = Gains(chart, view, self.value, self.root, exact=exact)
        self._steps = TurnSteps(chart, view, self.gains, last=self.last, cautious=cautious)
        self._kept: list[TurnLine] = []

    def _root(self, seat: int) -> TurnNode:
        view, me = self.view, self.me
        own = view.turn == seat
        return TurnNode(
            ship=me.ship,
            work=self.chart.stage,
            dice=me.dice,
            cards=me.cards,
            drawn=0,
            may_play=not own or view.played < 0,
            favor=me.favor,
            gods=me.gods,
            injuries=me.injuries,
            shield=me.shield,
            wild=own and view.apollon,
            extra=self.chart.powers.extra_action and not (own and view.extra),
            closing=False,
        )

    def home(self, node: TurnNode) -> bool:
        """Return whether the race ends in a node."""
        return self.value.home(node)

    def steps(self, node: TurnNode) -> Iterator[Step]:
        """Yield what can be done next."""
        return self._steps.steps_from(node)

    def best(self, start: TurnNode | None = None, width: int = 0) -> TurnLine:
        """Return the best line."""
        return self.lines(1, start, width)[0]

    def lines(self, number: int, start: TurnNode | None = None, width: int = 0) -> list[TurnLine]:
        """Return the best lines, the best first; one of them has no actions.

        A few from the current state are found once.

        Parameters
        ----------
        number
            The maximum number of lines.
        start
            Where they begin; the current state if not given.
        width
            Number of lines with equal means that are followed; that of the search if not given.
        """
        usual = start is None and not width
        if usual and number <= KEPT and self._kept:
            return self._kept[:number]
        root, width = start or self.root, width or self.width
        turns_left, steps = self.value.turns_left, self._steps.steps_from
        first = TurnLine(turns_left(root), root, (), 0.0)
        done, beam, seen, number_seen = [first], [first], {root}, 1
        while beam:
            branches: list[tuple[float, int, float, TurnNode, TurnLine, Action]] = []
            for line in beam:
                checkpoint()
                for action, node, gain in steps(line.node):
                    seen.add(node)
                    if len(seen) > number_seen:
                        number_seen += 1
                        expected = line.expected + gain
                        value = turns_left(node) + expected
                        branches.append((value, len(branches), expected, node, line, action))
            branches.sort()
            beam = []
            followed: dict[tuple[int, int, bool], int] = {}
            for value, _, expected, node, line, action in branches:
                means = len(node.dice), node.gods.count(TOP_ROW), node.closing
                count = followed.get(means, 0)
                if count < width:
                    followed[means] = count + 1
                    beam.append(TurnLine(value, node, (*line.path, action), expected))
            done += beam
        done.sort(key=_value)
        if usual:
            self._kept = done[:KEPT]
        return done[:number]

    def openings(self, number: int, *, straight: bool = False) -> list[TurnLine]:
        """Return the best lines with different first actions, the best first.

        Each of them is searched for on its own. Lines that only do the same in another order are
        left out.

        Parameters
        ----------
        number
            The maximum number of lines.
        straight
            Whether stops on the way that bring nothing are left out, too, and first moves to where
            the next errand can be done as well for fewer tokens.
        """
        lines = [self.opening(*step) for step in self.steps(self.root)]
        if straight:
            lines = [self._straightened(self._cheaper(line)) for line in lines]
        lines += [TurnLine(self.value.turns_left(self.root), self.root, (), 0.0), self.best()]
        lines.sort(key=_value, reverse=True)
        firsts = {line.path[:1]: line for line in lines}
        ends = {line.node: line for line in sorted(firsts.values(), key=_value, reverse=True)}
        return sorted(ends.values(), key=_value)[:number]

    def opening(self, action: Action, node: TurnNode, gain: float) -> TurnLine:
        """Return the best line that begins with a step."""
        rest = self.best(node, OPENING_WIDTH)
        return TurnLine(rest.value + gain, rest.node, (action, *rest.path), rest.expected + gain)

    def beginning(self, action: Action) -> TurnLine | None:
        """Return the best line that begins with an action; None if the search doesn't know it.

        Anything may follow, even after an action that the search tries only at the end of a turn.
        """
        if action == END_TURN:
            return TurnLine(self.value.turns_left(self.root), self.root, (), 0.0)
        for known, node, gain in self.steps(self.root):
            if known == action:
                return self.opening(action, replace(node, closing=False), gain)
        return None

    def exploration(self, lines: Sequence[TurnLine], near: float) -> TurnLine | None:
        """Return the best line that explores where a shrine may be, and begins like another one.

        None if there is none that is near the first of them. Those that explore an unknown tile
        don't count. Values can hardly tell whether it is better to explore at once or to save a
        die.

        Parameters
        ----------
        lines
            The other lines, the best first.
        near
            Turns by which the line may be behind.
        """
        if not self.value.draws(self.root.work, 0):
            return None
        others = [line for line in lines if line.path and not self.draws(line.path)]
        firsts = [self._retraced(line.path[:1]) for line in others]
        explorations = [self._exploring(first) for first in firsts if first is not None]
        best = min((line for line in explorations if line is not None), key=_value, default=None)
        if best is None or best.value >= lines[0].value + near:
            return None
        return None if any(line.node == best.node for line in lines) else best

    def _exploring(self, first: TurnLine) -> TurnLine | None:
        """Return the best line that goes on after another one, and explores an unknown tile."""
        for rest in self.lines(ALL, first.node, OPENING_WIDTH):
            if self.draws(rest.path):
                value, expected = first.expected + rest.value, first.expected + rest.expected
                return TurnLine(value, rest.node, (*first.path, *rest.path), expected)
        return None

    def is_cut_short(self, action: Action) -> bool:
        """Return whether more can follow an action than its opening tries."""
        return any(
            node.closing
            and self.opening(action, replace(node, closing=False), gain).value
            < self.opening(action, node, gain).value
            for known, node, gain in self.steps(self.root)
            if known == action
        )

    def _cheaper(self, line: TurnLine) -> TurnLine:
        """Return a line, or a better one whose first move goes elsewhere for fewer tokens.

        The next errand can be done from there, too. The estimates of all the work from two such
        spaces can differ by several dice, so that the search may not try one of them.
        """
        first = line.path[0]
        step = self._steps.move(self.root, first.source, first.target)
        if first.verb != Verb.MOVE or step is None or step[1].favor == self.root.favor:
            return line
        node, chart = step[1], self.chart
        goal = chart.estimator.next_errand(node.work, node.ship)
        if goal is None or chart.steps(node.ship, goal.space, goal.reach):
            return line
        others = [
            self._steps.move(self.root, first.source, end)
            for end in chart.board.water
            if not chart.steps(end, goal.space, goal.reach)
        ]
        cheaper = [
            self.opening(*other) for other in others if other and other[1].favor > node.favor
        ]
        return min([line, *cheaper], key=_value)

    def _straightened(self, line: TurnLine) -> TurnLine:
        """Return a line, or a better one that leaves out one of its stops.

        A die that is left over then brings tokens. Without this, the best line after a useless
        first move is the best one of all with a detour.
        """
        moves = [place for place, action in enumerate(line.path) if action.verb in SAILING_VERBS]
        lines = [line]
        for stop, later in pairwise(moves):
            first, second = line.path[stop], line.path[later]
            ways = [(first.source, second)]
            if first.verb == second.verb:
                ways.append((second.source, replace(second, source=first.source)))
            for left, move in ways:
                taken = (Action(Verb.FAVOR, left),) if left in self.root.dice else ()
                between, rest = line.path[stop + 1 : later], line.path[later + 1 :]
                straight = self._retraced((*line.path[:stop], *taken, *between, move, *rest))
                lines += [] if straight is None else [straight]
        return min(lines, key=_value)

    def sailing(self, move: Action, tokens: int, wanted: tuple[int, int, int]) -> TurnLine | None:
        """Return the best line that begins with a move, and goes on with a wanted action.

        ``tokens``: the price of the move, which may lead to where the search sees no use.
        ``wanted``: the verb, the color and the target of what follows.
        """
        node = self._steps.sailed(self.root, move, tokens)
        lines = [
            self.opening(*step)
            for step in self.steps(node)
            if (step[0].verb, step[0].color, step[0].target) == wanted
        ]
        best = min(lines, key=_value, default=None)
        return None if best is None else best._replace(path=(move, *best.path))

    def unknown(self, start: TurnNode | None, path: Sequence[Action]) -> UnknownTile | None:
        """Return the first exploration of a path that may build a shrine, with its results.

        None if no task depends on an unknown tile. The path begins in the current state if there is
        no ``start``.
        """
        if not any(map(self._steps.is_draw, path)):
            return None
        node, expected = start or self.root, 0.0
        for action in path:
            before = node
            node, gain = next(step[1:] for step in self.steps(node) if step[0] == action)
            expected += gain
            if self._steps.is_draw(action):
                slot = self.chart.board.islands.index(action.target)
                if draws := self.value.draws(before.work, slot):
                    results = tuple(
                        (chance, replace(node, work=work)) for chance, work in draws if chance
                    )
                    return UnknownTile(expected, results)
        return None

    def draws(self, path: Sequence[Action]) -> int:
        """Return the number of unknown tiles that a path explores."""
        return sum(map(self._steps.is_draw, path))

    def followed(self, path: Sequence[Action]) -> TurnLine | None:
        """Return a line with its value; None if the search doesn't know one of its actions."""
        line = self._retraced(path)
        return line if line is not None and line.path == tuple(path) else None

    def _retraced(self, path: Sequence[Action]) -> TurnLine | None:
        """Return a line in which each move is paid for in the cheapest way with its source."""
        node, expected, actions = self.root, 0.0, list[Action]()
        for action in path:
            if action.verb == Verb.MOVE:
                step = self._steps.move(node, action.source, action.target)
            else:
                step = next((step for step in self.steps(node) if step[0] == action), None)
            if step is None:
                return None
            known, node, gain = step
            expected += gain
            actions.append(known)
        return TurnLine(self.value.turns_left(node) + expected, node, tuple(actions), expected)


def _value(line: TurnLine) -> float:
    return line.value
