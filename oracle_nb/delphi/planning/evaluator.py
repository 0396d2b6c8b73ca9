"""The evaluator: what positions, answers and lines are worth to a player, in own turns."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final

import msgspec
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, random_below, scatter
from oracle_nb.delphi.bots.choices import rate
from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    DECISIONS,
    DICE,
    ChooseShipTile,
    FightOn,
    LookAt,
    Position,
    Uncover,
)
from oracle_nb.delphi.planning.last_turn import Finish, finishes
from oracle_nb.delphi.planning.turn_node import TurnLine, TurnNode
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import HOME, Weights, weights
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.families.fighting import BATTLE
from oracle_nb.delphi.rules.families.turn import RECOVERED, must_recover
from oracle_nb.games.motives import Thinking

WIDTH: Final = 1
"""Number of lines with equal means that are followed in the next turn."""
NEAR_END: Final = 2.5
"""Turns up to which the next turn is looked at for the expected end."""
ROLLS: Final = 6
WIDE: Final = 4
"""Numbers of rolls of the dice for that turn, and of lines with equal means followed in it."""
Roll = tuple[tuple[int, ...], int]
"""The colors of the dice, and a number that decides the colors of cards drawn unseen."""
Turns = Callable[[TurnSearch, TurnNode | None], float]
"""The turns that are left after the best line from a state, the current one if not given."""


def rolls(seed: int, number: int) -> list[Roll]:
    """Return some rolls of the oracle dice.

    Each die shows every color equally often among six rolls in a row.
    """
    result = []
    for index in range(number):
        stream = scatter(seed, index // 6)
        starts = [random_below(stream, die, 6) for die in range(DICE)]
        steps = (1, 1, 5)
        dice = [(start + step * index) % 6 for start, step in zip(starts, steps, strict=True)]
        result.append((tuple(sorted(dice)), scatter(seed, index)))
    return result


def next_turn(search: TurnSearch, node: TurnNode, roll: Roll) -> TurnNode:
    """Return the state at the beginning of the next turn, with a roll.

    Too many injuries leave nothing to do in it.
    """
    dice, stream = roll
    cards = list(node.cards)
    for card in range(node.drawn):
        cards[random_below(stream, card, 6)] += 1
    turn = replace(node, cards=tuple(cards), drawn=0, wild=False)
    if must_recover(node.injuries, search.chart.powers):
        injuries = _recovered(node.injuries)
        return replace(turn, dice=(), may_play=False, extra=False, injuries=injuries, closing=True)
    extra = search.chart.powers.extra_action
    return replace(turn, dice=dice, may_play=True, extra=extra, closing=False)


def _recovered(injuries: Sequence[int]) -> tuple[int, ...]:
    """Return the injuries that are left after a recovery, of as few of a color as can be."""
    left = list(injuries)
    for _ in range(min(RECOVERED, sum(left))):
        left[left.index(max(left))] -= 1
    return tuple(left)


def deepened(
    search: TurnSearch,
    lines: Sequence[TurnLine],
    samples: Sequence[Roll],
    thinking: Thinking | None = None,
) -> list[TurnLine]:
    """Return lines with values that look one turn further, the best first.

    All lines get the same rolls, so that luck doesn't decide between them. If the bot is stopped,
    the lines that were looked at come first.
    """
    result: list[TurnLine] = []
    rest: list[TurnLine] = []
    for number, line in enumerate(lines):
        if thinking is not None:
            thinking.done = number / len(lines)
            if thinking.stopped and result:
                rest.append(line)
                continue
        if search.home(line.node):
            result.append(line)
            continue
        starts = [next_turn(search, line.node, roll) for roll in samples]
        ends = [search.best(start, WIDTH).value for start in starts]
        result.append(line._replace(value=1.0 + sum(ends) / len(ends) + line.expected))
    return sorted(result, key=lambda line: line.value) + rest


DEPTH: Final = 2
"""Number of decisions in a row of which all answers are tried."""
SURRENDERED: Final = 0.05
"""Value of a token that was paid for nothing in a fight, in turns."""
RULES_OF_THUMB: Final = (ChooseShipTile, LookAt, Uncover)
"""Decisions that the search can't value: before the game, and about what is known."""
NOT_TRIED: Final = (*RULES_OF_THUMB, FightOn)
"""Decisions whose answers aren't tried: chance decides fights."""


class Effort(msgspec.Struct, frozen=True):
    """How much the evaluator computes."""

    width: int = 2
    """Number of lines with equal means that a search follows."""
    lines: int = 0
    """Number of lines that are judged by the turn after them; 0 for none."""
    rolls: int = 0
    """Number of rolls of the dice for the turn after them."""


QUICK: Final = Effort()
STEADY: Final = Effort(width=4, lines=5, rolls=6)
STRONG: Final = Effort(width=6, lines=8, rolls=18)


class Evaluator:
    """Values for one table. It keeps charts of the board, so that each thread needs its own.

    ``kept``: the maximum number of charts that are kept.
    ``searches``: the maximum number of searches that are kept, each with the best line that it has
    found: enough for those who ask several questions about the same view.
    ``to_the_end``: whether a turn before which nobody else ends the game is the last one for it.
    ``exact``: whether cards that load cargo count with what they load, see `Gains`.
    ``cautious``: whether searches leave out fights that would most likely be lost, until somebody
    is home: then there may be no later turn.
    """

    def __init__(
        self,
        rules: Delphi,
        effort: Effort = QUICK,
        fitted: Weights | None = None,
        kept: int = 1,
        searches: int = 0,
        *,
        to_the_end: bool = False,
        exact: bool = False,
        cautious: bool = False,
    ) -> None:
        self.rules = rules
        self.effort = effort
        """How much it computes."""
        self.fitted = fitted or weights()
        """The weights of the value; those of the package if not given."""
        self.charts = ReachCharts(rules.board, rules.setting, kept)
        self._to_the_end: Final = to_the_end
        self._exact: Final = exact
        self._cautious: Final = cautious
        self._finishes: tuple[Position | None, int, list[Finish]] = (None, -1, [])
        self._most_searches: Final = searches
        self._searches: Final[OrderedDict[tuple[Position, int], TurnSearch]] = OrderedDict()

    def search(self, view: Position, seat: int) -> TurnSearch:
        """Return the search through a player's turn, or the next one."""
        if not self._most_searches:
            return self._new_search(view, seat)
        key = view, seat
        search = self._searches.get(key)
        if search is None:
            search = self._searches[key] = self._new_search(view, seat)
            if len(self._searches) > self._most_searches:
                self._searches.popitem(last=False)
        return search

    def _new_search(self, view: Position, seat: int, *, lost: bool = False) -> TurnSearch:
        chart = self.charts.chart_of(view, seat)
        last = self.finishes(view, seat) if self._to_the_end else []
        target = (last[0].likely, max(finish.most for finish in last)) if last else None
        return TurnSearch(
            chart,
            view,
            seat,
            self.fitted,
            self.effort.width,
            target,
            lost=lost,
            exact=self._exact,
            cautious=self._cautious and not any(player.home for player in view.players),
        )

    def lost_search(self, view: Position, seat: int) -> TurnSearch:
        """Return the search through a last turn in which the player can't win any more."""
        return self._new_search(view, seat, lost=True)

    def finishes(self, view: Position, seat: int) -> list[Finish]:
        """Return the rivals who end the game before the player's next turn, see `finishes`."""
        known = self._finishes
        if known[0] is not view or known[1] != seat:
            known = view, seat, finishes(self.charts, view, seat, self.fitted)
            self._finishes = known
        return known[2]

    def lines(
        self, search: TurnSearch, number: int, thinking: Thinking | None = None
    ) -> list[TurnLine]:
        """Return the best lines of a turn, the best first.

        Parameters
        ----------
        search
            The search through the turn.
        number
            The maximum number of lines.
        thinking
            To be stopped, and to show progress.
        """
        deep = self.effort.lines
        lines = search.lines(max(number, deep))
        if not deep:
            return lines
        samples = rolls(search.view.round, self.effort.rolls)
        return (deepened(search, lines[:deep], samples, thinking) + lines[deep:])[:number]

    def value(self, view: Position, seat: int, depth: int = DEPTH) -> float:
        """Return the own turns after this one, or after the next one, with the best decisions."""
        searched = not _decides(view, seat, RULES_OF_THUMB)
        if depth and searched and _decides(view, seat, DECISIONS):
            answers = self.rules.legal_actions(view)
            return min(value for value, _ in self.answers(view, answers, depth))
        return self.search(view, seat).best().value

    def foreseen(self, view: Position, seat: int) -> float:
        """Return the expected own turns after this one, or after the next one.

        It is the corrected value, or, near the end, what the turn after shows (`_ahead`).
        """
        for _ in range(DEPTH):
            if not _decides(view, seat, DECISIONS) or _decides(view, seat, NOT_TRIED):
                break
            answers = self.answers(view, self.rules.legal_actions(view))
            _, answer = min(answers, key=itemgetter(0))
            after = self.rules.apply(view, answer, SeededChance(view.round)).position
            view = self.rules.view(after, seat)
        search, step = self.search(view, seat), view.pending[0] if view.pending else None
        if isinstance(step, FightOn) and step.player == seat:
            return min(self._fight_values(search, step, self._ahead))
        return self._ahead(search)

    def _ahead(self, search: TurnSearch, start: TurnNode | None = None) -> float:
        """Return the expected turns after the best line, near the end by the turn that follows.

        A value is an average over players who get home in one more turn and others who need two.
        Whether the last tasks and the way home fit into one turn depends on the position.
        """
        best = search.best(start)
        value = max(HOME, self.fitted.corrected(best.value))
        if value > NEAR_END or search.home(best.node):
            return value
        return self._after(search, start, best, rolls(search.view.round, ROLLS))

    def _after(
        self, search: TurnSearch, start: TurnNode | None, line: TurnLine, samples: Sequence[Roll]
    ) -> float:
        """Return the expected turns after a line, on average over what its unknown tiles may be.

        They are those by the turns that follow with some rolls, or by the value without any.
        """
        if tile := search.unknown(start, line.path):
            width = 0 if samples else WIDE
            left = sum(
                chance * self._after(search, node, search.best(node, width), samples)
                for chance, node in tile.results
            )
            return max(HOME, left + tile.expected)
        if not samples or search.home(line.node):
            return max(HOME, self.fitted.corrected(line.value))
        starts = [next_turn(search, line.node, roll) for roll in samples]
        later = [self._after(search, each, search.best(each, WIDE), ()) for each in starts]
        return 1.0 + sum(later) / len(later) + line.expected

    def answers(
        self, view: Position, options: Sequence[Action], depth: int = DEPTH
    ) -> list[tuple[float, Action]]:
        """Return the answers to a decision with their values, in the order of the options."""
        step = view.pending[0]
        seat = step.player
        if isinstance(step, RULES_OF_THUMB):
            return [(-rate(self.charts, view, option), option) for option in options]
        if isinstance(step, FightOn):
            return self._fight_on(view, step, options)
        chance = SeededChance(view.round)
        answers = []
        for option in options:
            after = self.rules.apply(view, option, chance).position
            answers.append((self.value(self.rules.view(after, seat), seat, depth - 1), option))
        return answers

    # --- fights -------------------------------------------------------------------------------

    def _fight_on(
        self, view: Position, step: FightOn, options: Sequence[Action]
    ) -> list[tuple[float, Action]]:
        """Return what fighting on and surrendering are worth (fight.continue)."""
        going, stop = self._fight_values(self.search(view, step.player), step, _value_of)
        return [(going if option.verb == Verb.FIGHT else stop, option) for option in options]

    def _fight_values(self, search: TurnSearch, step: FightOn, turns: Turns) -> tuple[float, float]:
        """Return what fighting on and surrendering are worth, by the turns after a state."""
        stop = turns(search, None)
        won = _won(search, step)
        if won is None or not won.favor:
            return stop, stop
        return self._another_round(search, won, step.strength - 1, stop, turns), stop

    def _another_round(
        self, search: TurnSearch, won: TurnNode, strength: int, stop: float, turns: Turns
    ) -> float:
        """Return the value of paying a token for another round against a strength.

        ``won`` is the state after a victory that costs no further token, ``stop`` the value of
        surrendering.
        """
        won = replace(won, favor=won.favor - 1)
        win = turns(search, won) + search.gains.equipment(won) + search.gains.reward
        chance = BATTLE.chance(strength, 0)
        lose = stop + SURRENDERED
        if won.favor and chance < 1.0:
            lose = min(lose, self._another_round(search, won, strength - 1, lose, turns))
        return chance * win + (1.0 - chance) * lose


def _decides(view: Position, seat: int, steps: tuple[type, ...]) -> bool:
    """Return whether the next step is a decision of a player, of certain kinds."""
    return bool(view.pending) and isinstance(step := view.pending[0], steps) and step.player == seat


def _value_of(search: TurnSearch, start: TurnNode | None) -> float:
    """Return the value of the best line from a state, the current one if not given."""
    return search.best(start).value


def _won(search: TurnSearch, step: FightOn) -> TurnNode | None:
    """Return the state after a won fight; None if it would complete no task."""
    for errand in search.chart.estimator.errands(search.root.work):
        if (errand.verb, errand.space, errand.color) == (Verb.FIGHT, step.space, step.color):
            work = search.chart.estimator.after(search.root.work, errand)
            return replace(search.root, work=work)
    return None
