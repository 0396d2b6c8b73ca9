"""Expected turns: the average number of turns that a ship needs with optimal play.

The model contains only the ship and its dice. At the start of a turn three dice are rolled, each of
the six colors equally likely; the ship's owner sees them all and uses them in any order, or leaves
some unused. Each die makes one move of up to ``reach`` (3) water spaces that ends on a space of the
die's color (rules move.range, move.end-color). There are no favor tokens, so no die is recolored
and no range is bought; no cards, gods or companions; other ships never block (rule
board.ships-share). A turn is played so that the expected number of turns is smallest.

A goal is reached as soon as the ship is next to one of its islands or cities, even with the last
die of a turn. That turn counts in full; a ship that starts there needs 0. The action there (which
takes another die) doesn't count. Zeus's space is reached by entering it, with a die of any color
(rule move.to-zeus, ruling 53). From Zeus's space, where ships begin, the first space entered counts
1 (rule move.start).

The number of turns V is the fixed point of Bellman's equation

    V(i) = 1 + sum over rolls d of P(d) * min over ends j of d from i of V(j),   V(goal) = 0

and is found by Howard's policy iteration: each step chooses the best end for every roll by the
current values, and then evaluates that choice exactly by solving linear equations. It needs a few
steps, where value iteration would need dozens for an approximation.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.extras import optional
from oracle_nb.delphi.board import Board
from oracle_nb.delphi.model.powers import RANGE
from oracle_nb.delphi.pieces import COLORS

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    np = optional("numpy")

COLORS_COUNT: Final = len(COLORS)
KINDS: Final = ("island", "monster", "offering", "temple", "statue", "city", "zeus")
"""The kinds of goals, as the keys of ``places``."""
SURE: Final = 1e-12
"""The largest difference of turns between the last two steps."""
MOST_SWEEPS: Final = 200
"""Maximum number of steps."""


def places(board: Board) -> Mapping[str, tuple[int, ...]]:
    """Return the spaces of each kind of goal; "island" are those with an island tile."""
    return {
        "island": board.islands,
        "monster": board.monsters,
        "offering": board.offerings,
        "temple": board.temples,
        "statue": board.statues,
        "city": tuple(city for city in board.cities if city >= 0),
        "zeus": (board.zeus,) if board.zeus >= 0 else (),
    }


class Turns:
    """The number of turns from the spaces of a board to goals."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.starts: Final = (*board.water, board.zeus) if board.zeus >= 0 else board.water
        self._kinds: Final[dict[str, dict[int, float]]] = {}

    def to(self, goals: Iterable[int | str]) -> dict[int, float]:
        """Return the expected turns from every space to the nearest of some goals.

        Goals are islands, cities, water spaces or Zeus's space, by their numbers or names ("H9").
        Infinite without a route. Raises ValueError for no goals, and for unknown spaces.
        """
        some = (goals,) if isinstance(goals, str) else goals
        wanted = frozenset(map(self._number, some))
        if not wanted:
            raise ValueError("there are no goals: name at least one space")
        return self._to(wanted)

    def to_kind(self, kind: str) -> dict[int, float]:
        """Return the expected turns to one of `KINDS`; infinite if the board has none."""
        if kind not in self._kinds:
            self._kinds[kind] = self._to(frozenset(places(self.board)[kind]))
        return self._kinds[kind]

    def _number(self, goal: int | str) -> int:
        if isinstance(goal, str):
            return self.board.find(goal).index
        if goal not in range(len(self.board.spaces)):
            raise ValueError(f"this board has no space {goal!r:.40}; its numbers go from 0")
        return goal

    def _to(self, wanted: frozenset[int]) -> dict[int, float]:
        raise NotImplementedError


class ExpectedTurns(Turns):
    """The reach of three dice from each space, and the number of turns to goals.

    States are the water spaces, in the order of ``board.water``, and Zeus's space after them.

    Parameters
    ----------
    far
        Distances between water spaces, in the order of ``board.water``.
    reach
        The number of spaces that a die moves a ship.
    crossing
        Whether the ship crosses shallows, as in ``far``.
    """

    def __init__(
        self,
        board: Board,
        far: "NDArray[np.float64]",
        reach: int = RANGE,
        crossing: bool = False,
    ) -> None:
        super().__init__(board)
        nexts = board.crossing if crossing else board.sailing
        row = {space: row for row, space in enumerate(board.water)}
        exits = [row[j] for j in nexts[board.zeus]] if board.zeus >= 0 else []
        colors = np.array([board.spaces[i].color for i in board.water])
        self._far = _with_zeus(far, exits) if board.zeus >= 0 else far
        self._near = self._far <= reach
        self._ends, self._pairs = _ends(self._near[:, : len(board.water)], colors)

    def _to(self, wanted: frozenset[int]) -> dict[int, float]:
        beside = np.zeros(len(self.starts), dtype=bool)
        for row, start in enumerate(self.board.water):
            beside[row] = start in wanted or not wanted.isdisjoint(self.board.shore[start])
        values = self._values(beside, self.board.zeus in wanted and self.board.zeus >= 0)
        return dict(sorted(zip(self.starts, values.tolist(), strict=True)))

    def _values(self, goal: "NDArray[np.bool_]", zeus: bool) -> "NDArray[np.float64]":
        size = len(goal)
        hit = _meet(self._ends, goal)
        away = self._far[:, goal].min(axis=1, initial=np.inf)
        if zeus:
            goal = goal.copy()
            goal[-1] = True
            away = np.minimum(away, self._far[:, -1])
            hit |= self._enters_zeus()
        values = np.where(goal, 0.0, np.inf)
        going = np.flatnonzero(~goal & np.isfinite(away))
        if not len(going):
            return values
        # One row for each roll and state in which the goal is out of reach in this turn.
        rolls, states = np.nonzero(~hit[:, going])
        chance = _chances()[rolls]
        ends = _unpacked(self._ends[rolls, going[states]], size)[:, going]
        # Only the order of the values matters for the choice. Distances are a good start and always
        # proper: from everywhere some roll brings the ship nearer.
        order = np.argsort(away[going], kind="stable")
        turns = np.full(len(going), np.inf)
        for _ in range(MOST_SWEEPS):
            best = order[np.argmax(ends[:, order], axis=1)]
            moves = np.bincount(
                states * len(going) + best, weights=chance, minlength=len(going) ** 2
            ).reshape(len(going), -1)
            better = np.linalg.solve(np.eye(len(going)) - moves, np.ones(len(going)))
            settled = bool((turns - better).max() < SURE)
            turns = better
            if settled:
                break
            order = np.argsort(turns, kind="stable")
        values[going] = turns
        return values

    def _enters_zeus(self) -> "NDArray[np.bool_]":
        """Return whether a roll takes a state to Zeus: two dice to come near, one to enter."""
        near = self._near[:, -1].copy()
        near[-1] = False
        hit, pairs = _meet(self._pairs, near), _parts()[1]
        either: NDArray[np.bool_] = hit[pairs[0]] | hit[pairs[1]] | hit[pairs[2]]
        return either


# --- tables --------------------------------------------------------------------------------------


def _with_zeus(far: "NDArray[np.float64]", exits: list[int]) -> "NDArray[np.float64]":
    """Return distances with Zeus's space as the last state, which no route passes."""
    out = far[exits].min(axis=0, initial=np.inf) + 1
    whole = np.zeros((len(far) + 1, len(far) + 1))
    whole[:-1, :-1] = far
    whole[-1, :-1] = whole[:-1, -1] = out
    return whole


def _ends(
    near: "NDArray[np.bool_]", colors: "NDArray[np.int64]"
) -> "tuple[NDArray[np.uint64], NDArray[np.uint64]]":
    """Return the states that rolls of three dice and pairs of two reach, as bits of states.

    ``near[i, j]`` says whether a move goes from state ``i`` to water ``j``. Using no die is always
    possible, so every state is one of its own ends.
    """
    states = len(near)
    single = np.zeros((COLORS_COUNT, states, states), dtype=bool)
    single[:, :, : near.shape[1]] = near & (colors == np.arange(COLORS_COUNT)[:, None])[:, None]
    single |= np.eye(states, dtype=bool)
    width = int(single.sum(axis=2).max())
    # The ends of one die as lists, padded with the state itself, which is one of them.
    ranked = np.argsort(~single, axis=2, kind="stable")[:, :, :width]
    own = np.arange(states)[None, :, None]
    listed = np.where(np.take_along_axis(single, ranked, axis=2), ranked, own)
    packed = _packed(single)
    first, pairs = _parts()[0], _parts()[1]
    two = np.bitwise_or.reduce(packed[:, listed], axis=3)  # [then, first die, state, word]
    both = two | two.swapaxes(0, 1)
    a, b = np.array(list(combinations_with_replacement(range(COLORS_COUNT), 2))).T
    pair = both[a, b]
    three = np.bitwise_or.reduce(pair[:, listed], axis=3)  # [pair, first die, state, word]
    return np.bitwise_or.reduce([three[pairs[n], first[n]] for n in range(3)]), pair


@lru_cache(maxsize=1)
def _parts() -> "tuple[NDArray[np.int64], NDArray[np.int64]]":
    """Return the three ways to use one die of each of the 56 rolls first: its color, the others."""
    index = {
        pair: n for n, pair in enumerate(combinations_with_replacement(range(COLORS_COUNT), 2))
    }
    first, pairs = [], []
    for a, b, c in combinations_with_replacement(range(COLORS_COUNT), 3):
        first.append((a, b, c))
        pairs.append((index[b, c], index[a, c], index[a, b]))
    return np.array(first).T, np.array(pairs).T


@lru_cache(maxsize=1)
def _chances() -> "NDArray[np.float64]":
    """Return the probability of each of the 56 rolls."""
    ways = {1: 1, 2: 3, 3: 6}
    rolls = combinations_with_replacement(range(COLORS_COUNT), 3)
    return np.array([ways[len(set(roll))] / COLORS_COUNT**3 for roll in rolls])


def _meet(ends: "NDArray[np.uint64]", goal: "NDArray[np.bool_]") -> "NDArray[np.bool_]":
    """Return for each roll and state whether some of its ends are goals."""
    result: NDArray[np.bool_] = np.any(ends & _packed(goal), axis=2)
    return result


def _packed(flags: "NDArray[np.bool_]") -> "NDArray[np.uint64]":
    """Return the last axis as bits, in words of 64."""
    bits = np.packbits(flags, axis=-1, bitorder="little")
    short = -bits.shape[-1] % 8
    if short:
        bits = np.concatenate((bits, np.zeros((*bits.shape[:-1], short), np.uint8)), axis=-1)
    return np.ascontiguousarray(bits).view(np.uint64)


def _unpacked(words: "NDArray[np.uint64]", size: int) -> "NDArray[np.bool_]":
    """Return words as flags again."""
    bits: NDArray[Any] = np.unpackbits(
        np.ascontiguousarray(words).view(np.uint8), axis=-1, count=size, bitorder="little"
    )
    return bits.view(bool)
