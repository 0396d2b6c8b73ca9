"""Play-outs: a turn played as a line says, and the game played on until the player is home.

All players have the same luck whichever line is tried: every draw is a function of the seed, the
round, the player in turn, and the number of earlier draws of its kind in that turn. So the
difference between two lines is not the difference between two rolls.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.core.history import Transition
from oracle_nb.core.work import checkpoint
from oracle_nb.delphi.bots.greedy import GreedyBot
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import FightOn, Position
from oracle_nb.delphi.model.tasks import Family, tasks_of
from oracle_nb.delphi.planning.evaluator import DEPTH, QUICK, Evaluator
from oracle_nb.delphi.rules.engine import Delphi

LATEST: Final = 40
"""Number of rounds after which a play-out is stopped; it counts as if the player were home then."""
TURNS: Final = 4
"""Number of own turns, the present one included, after which a value ends a shorter play-out."""
CHARTS: Final = 100
"""Maximum number of charts that are kept: play-outs begin in the same part of the game."""


class TurnChance:
    """Chance that depends on the turn, and not on how many draws there were before it."""

    __slots__ = ("_asked", "_seed", "_turn")

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._turn = 0
        self._asked: Counter[str] = Counter()

    def begin(self, position: Position) -> None:
        """Note whose turn it is, before an action is carried out."""
        turn = position.round * 8 + position.turn
        if turn != self._turn:
            self._turn = turn
            self._asked.clear()

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        """Return the index that the seed chooses for the next draw of this kind in the turn."""
        place = self._asked[what]
        self._asked[what] += 1
        stream = scatter(scatter(self._seed, self._turn), int.from_bytes(what.encode()))
        return SeededChance(stream).draw(place, what, weights)


class LinePlayer:
    """A player that follows each line of the quick planner until chance decides something in it.

    It answers most decisions between actions as the greedy bot does. Both together take a fifth of
    the time of `QuickPlannerBot`, which searches anew before each action.

    ``to_the_end``: whether it plays to win where a turn is its last one, see `last_turn`.
    """

    def __init__(self, rules: Delphi, *, to_the_end: bool = False) -> None:
        self._rules: Final = rules
        self._to_the_end: Final = to_the_end
        self._planner: Final = Evaluator(rules, QUICK, kept=CHARTS, to_the_end=to_the_end)
        self._greedy: Final = GreedyBot(rules)
        self._line: list[Action] = []

    def follow(self, line: Sequence[Action]) -> None:
        """Follow a line for the rest of the turn, or give an answer to a decision."""
        self._line = [*line, END_TURN] if line else []

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the next action of the line, or an answer."""
        if view.pending and self._line:
            action = self._line[0]
            self.follow(())
            return action
        if view.pending:
            step = view.pending[0]
            # In the own last turn, a card or god may decide the game.
            own = self._to_the_end and step.player == view.turn
            if own or isinstance(step, FightOn):
                answers = self._planner.answers(view, options, 1 if own else DEPTH)
                return min(answers, key=lambda scored: scored[0])[1]
            return self._greedy.decide(view, options)
        if not self._line:
            self.follow(self._planner.search(view, view.turn).best().path)
        action = self._line.pop(0) if self._line else END_TURN
        return action if action in options else END_TURN

    def left(self, view: Position, seat: int) -> float:
        """Return the own turns that are left after a turn that ends in a position."""
        search = self._planner.search(view, seat)
        return self._planner.fitted.corrected(search.value.turns_left(search.root))

    def see(self, after: Transition[Position], *, mistake: bool = False) -> None:
        """Give the line up after a mistake, where chance has decided, or if there is a choice."""
        if mistake or after.outcome or after.position.pending:
            self.follow(())


class PlayedOut(NamedTuple):
    """The result of a play-out that a value ends."""

    end: float
    """The rounds from its start until the player is expected home."""
    done: tuple[int, ...]
    """Number of tasks of each family that are done at its end."""
    home: bool
    """Whether the player is home by then."""


class Playouts:
    """Play-outs of one table, with what the player keeps about the board."""

    def __init__(self, rules: Delphi) -> None:
        self._rules: Final = rules
        self._player: Final = LinePlayer(rules)
        self._start: Position | None = None
        self._later: Final[dict[tuple[Position, int], Position]] = {}
        """How play-outs from this start end, by the position after their first turn, and the seed.
        """

    def rounds(self, position: Position, line: Sequence[Action], seed: int) -> int:
        """Return the rounds from a position until its player is home.

        The player follows the line until chance decides something in it, and then plays on as
        `LinePlayer`. The others only pass.

        Parameters
        ----------
        position
            A position in which a player can act, and nobody has reached Zeus with all tasks.
        line
            Legal actions for the rest of the turn.
        seed
            The seed of all draws.
        """
        after = self._played(position, line, seed, LATEST)
        return after.round - position.round if after.players[position.turn].home else LATEST

    def end(self, position: Position, line: Sequence[Action], seed: int) -> float:
        """Return the rounds from a position until its player is expected home.

        The same as ``rounds``, except that a value takes the place of everything after the next
        turns. That is faster, and leaves less to chance.
        """
        return self.result(position, line, seed).end

    def result(self, position: Position, line: Sequence[Action], seed: int) -> PlayedOut:
        """Return the same with what the player has done by then."""
        seat = position.turn
        if position is not self._start:
            self._start = position
            self._later.clear()
        after = self._played(position, line, seed, TURNS, self._later)
        me = after.players[seat]
        done = tuple(len(tasks_of(me.done, family)) for family in Family)
        if me.home:
            return PlayedOut(float(after.round - position.round), done, home=True)
        last = min(after.round, position.round + TURNS - 1)
        left = self._player.left(self._rules.view(after, seat), seat)
        return PlayedOut(last - position.round + left, done, home=False)

    def _played(
        self,
        position: Position,
        line: Sequence[Action],
        seed: int,
        turns: int,
        known: dict[tuple[Position, int], Position] | None = None,
    ) -> Position:
        """Return the position in which the player is home, or ends the last of some turns.

        Different lines can lead to the same position after the first turn, and luck doesn't tell
        them apart then: ``known`` are the results from there.
        """
        rules, player, chance = self._rules, self._player, TurnChance(seed)
        seat, first = position.turn, position.round
        second: Position | None = None
        player.follow(line)
        while (
            (mover := position.to_move) is not None
            and not position.players[seat].home
            and position.round < first + turns
        ):
            checkpoint()
            if second is None and (position.round, position.turn) != (first, seat):
                second = position
                if known is not None and (second, seed) in known:
                    return known[second, seed]
            options = rules.legal_actions(position)
            if mover == seat:
                action = player.decide(rules.view(position, seat), options)
                if action == END_TURN and position.round == first + turns - 1:
                    break
            else:
                action = END_TURN if END_TURN in options else options[-1]
            chance.begin(position)
            after = rules.apply(position, action, chance)
            position = after.position
            if mover == seat:
                player.see(after)
        if known is not None and second is not None:
            known[second, seed] = position
        return position
