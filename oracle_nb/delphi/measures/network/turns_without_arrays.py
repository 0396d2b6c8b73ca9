"""Expected turns without arrays, for browsers: the same model, with whole numbers as sets of bits.

`oracle_nb.delphi.measures.network.expected_turns` explains the model and how it is solved.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations_with_replacement
from math import inf

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.measures.network.expected_turns import COLORS_COUNT, MOST_SWEEPS, SURE, Turns
from oracle_nb.delphi.model.powers import RANGE

Roll = tuple[int, ...]


class TurnsWithoutArrays(Turns):
    """The reach of three dice from each space, and the number of turns to goals.

    States are those of `ExpectedTurns`; a set of states is a number whose bits are its members.

    Parameters
    ----------
    reach
        The number of spaces that a die moves a ship.
    crossing
        Whether the ship crosses shallows.
    """

    def __init__(self, board: Board, reach: int = RANGE, crossing: bool = False) -> None:
        super().__init__(board)
        nexts = board.crossing if crossing else board.sailing
        row = {space: row for row, space in enumerate(board.water)}
        beside = [[row[j] for j in nexts[i] if j in row] for i in board.water]
        self._far = [_distances(beside, [start], 0) for start in range(len(row))]
        if board.zeus >= 0:
            # No route passes Zeus's space, the last state.
            out = _distances(beside, [row[j] for j in nexts[board.zeus] if j in row], 1)
            for steps, away in zip(self._far, out, strict=True):
                steps.append(away)
            self._far.append([*out, 0])
        self._near = [sum(1 << j for j, away in enumerate(f) if away <= reach) for f in self._far]
        colors = [0] * COLORS_COUNT
        for number, space in enumerate(board.water):
            color = board.spaces[space].color
            assert color is not None
            colors[color] |= 1 << number
        states = range(len(self.starts))
        single = [[self._near[i] & color | 1 << i for i in states] for color in colors]
        listed = [[_members(ends) for ends in ends_of] for ends_of in single]

        def after(first: int, then: list[int]) -> list[int]:
            """Return the ends of a die and of what follows it."""
            return [_union(then[j] for j in listed[first][i]) for i in states]

        pairs = combinations_with_replacement(range(COLORS_COUNT), 2)
        self._pairs = {(a, b): _joined(after(a, single[b]), after(b, single[a])) for a, b in pairs}

        self._ends = {
            (a, b, c): _joined(
                after(a, self._pairs[b, c]),
                after(b, self._pairs[a, c]),
                after(c, self._pairs[a, b]),
            )
            for a, b, c in combinations_with_replacement(range(COLORS_COUNT), 3)
        }

    @cached_property
    def _chances(self) -> dict[Roll, float]:
        """The probability of each of the 56 rolls."""
        ways = {1: 1, 2: 3, 3: 6}
        return {roll: ways[len(set(roll))] / COLORS_COUNT**3 for roll in self._ends}

    def _to(self, wanted: frozenset[int]) -> dict[int, float]:
        board, zeus = self.board, self.board.zeus in wanted and self.board.zeus >= 0
        goal = sum(
            1 << number
            for number, start in enumerate(board.water)
            if start in wanted or not wanted.isdisjoint(board.shore[start])
        )
        entering = 0
        if zeus:
            last = len(self.starts) - 1
            goal |= 1 << last
            entering = self._near[last] & ~(1 << last)
        goals = _members(goal)
        away = [min((steps[j] for j in goals), default=inf) for steps in self._far]
        values = [0.0 if goal >> state & 1 else inf for state in range(len(self.starts))]
        going = [state for state, turns in enumerate(values) if turns and away[state] < inf]
        for state, turns in zip(going, self._turns(going, goal, entering, away), strict=True):
            values[state] = turns
        return dict(sorted(zip(self.starts, values, strict=True)))

    def _turns(self, going: list[int], goal: int, entering: int, away: list[float]) -> list[float]:
        """Return the expected turns of the states that aren't goals but have a route to one."""
        place = {state: number for number, state in enumerate(going)}
        # The rolls that leave the goal out of reach in this turn.
        missing = [
            [
                (ends[state], self._chances[a, b, c])
                for (a, b, c), ends in self._ends.items()
                if not ends[state] & goal
                and not any(self._pairs[p][state] & entering for p in ((a, b), (a, c), (b, c)))
            ]
            for state in going
        ]
        order = sorted(going, key=lambda state: away[state])
        turns = [inf] * len(going)
        for _ in range(MOST_SWEEPS):
            rows = []
            for number, rolls in enumerate(missing):
                row = [0.0] * len(going)
                row[number] = 1.0
                for ends, chance in rolls:
                    row[place[next(state for state in order if ends >> state & 1)]] -= chance
                rows.append([*row, 1.0])
            better = _solved(rows)
            settled = max(map(float.__sub__, turns, better), default=0.0) < SURE
            turns = better
            if settled:
                break
            order = sorted(going, key=lambda state: turns[place[state]])
        return turns


def _distances(beside: Sequence[Sequence[int]], starts: Sequence[int], first: int) -> list[float]:
    """Return the steps from some rows to each row, those from the first ones counting more."""
    steps = [inf] * len(beside)
    for start in starts:
        steps[start] = first
    queue = list(starts)
    for row in queue:
        for other in beside[row]:
            if steps[other] == inf:
                steps[other] = steps[row] + 1
                queue.append(other)
    return steps


def _members(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def _union(sets: Iterable[int]) -> int:
    whole = 0
    for bits in sets:
        whole |= bits
    return whole


def _joined(*ways: list[int]) -> list[int]:
    """Return the ends from each state, in whichever way they are reached."""
    return [_union(ends) for ends in zip(*ways, strict=True)]


def _solved(rows: list[list[float]]) -> list[float]:
    """Solve linear equations whose diagonal is large enough to need no exchange of rows."""
    for n, pivot in enumerate(rows):
        for row in rows[n + 1 :]:
            if factor := row[n] / pivot[n]:
                row[n:] = [a - factor * b for a, b in zip(row[n:], pivot[n:], strict=True)]
    result = [0.0] * len(rows)
    for n in reversed(range(len(rows))):
        known = sum(a * b for a, b in zip(rows[n][n + 1 : -1], result[n + 1 :], strict=True))
        result[n] = (rows[n][-1] - known) / rows[n][n]
    return result
