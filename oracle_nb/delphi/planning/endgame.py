"""The end game: lines of a player's last turn, by the chance to win the game with them.

Once a rival ends the game this round, it no longer matters when a player would finish: only whether
the player is home with Zeus when the round ends, and what decides ties then.
"""

from collections.abc import Sequence
from itertools import takewhile
from math import exp, inf
from statistics import fmean, pstdev
from typing import Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.model.actions import END_TURN, Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.planning.contests import Contests
from oracle_nb.delphi.planning.evaluator import RULES_OF_THUMB, Effort, Evaluator
from oracle_nb.delphi.planning.last_turn import Finish, round_of_turn
from oracle_nb.delphi.planning.race import GUESS
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import TOO_LATE, Weights
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import CoachLine, Judgment, is_clear
from oracle_nb.games.motives import Motive

WIDTH: Final = 8
"""Number of lines with equal means that the search follows."""
SEARCHES: Final = 8
"""Maximum number of searches that are kept: those of the latest views, which are asked again."""
LISTED: Final = 12
"""Maximum number of lines."""
CONTESTED: Final = 3
"""Maximum number of lines that are played out, beside the one that is judged."""
CONTESTS: Final = 12
"""Maximum number of contests of each line, with the same luck for all."""
FIRST: Final = 4
"""Number of contests after which lines that are clearly behind have no more."""
CLEARLY: Final = 0.5
"""Difference of two chances after the first contests from which on one is clearly behind."""
LOST: Final = 0.02
"""Chance by value up to which a line has no contests, and a last turn can't be won any more."""
SAMPLES: Final = 8
"""Number of results of chance that are averaged for an action that the search doesn't know."""
VALUED: Final = 0.1
"""Standard deviation of a chance that is known by value alone."""


class EndGame:
    """Lines and judgments in a player's last turn.

    ``rules``: the rules of the table.
    ``fitted``: the weights of the value; those of the package if not given.
    """

    def __init__(self, rules: Delphi, fitted: Weights | None = None) -> None:
        self._rules: Final = rules
        self._evaluator: Final = Evaluator(
            rules,
            Effort(width=WIDTH),
            fitted,
            kept=rules.players,
            searches=SEARCHES,
            to_the_end=True,
        )

    def finishes(self, view: Position) -> Sequence[Finish]:
        """Return the rivals because of whom this is the last turn of the player whose turn it is.

        It is empty if the game may go on, and while somebody else decides.
        """
        return () if view.to_move != view.turn else self._evaluator.finishes(view, view.turn)

    def is_open(self, view: Position) -> bool:
        """Return whether this is a last turn, and its player has a chance to win."""
        return bool(self.finishes(view)) and self.end(view) < view.round + 1.0 - LOST

    def may_be_lost(self, view: Position) -> bool:
        """Return whether this is a last turn, or may be, and its player has no chance to win."""
        return bool(self.finishes(view)) and not self.is_open(view)

    def is_lost(self, view: Position) -> bool:
        """Return whether a rival is home, and the player who decides can't win any more.

        That is so in a last turn without a chance to win, and in decisions after it.
        """
        seat = view.to_move
        if seat is None or view.players[seat].home or not any(p.home for p in view.players):
            return False
        if self.finishes(view):
            return not self.is_open(view)
        return round_of_turn(view, seat) > view.round

    def lost_lines(self, view: Position) -> list[CoachLine[Action]]:
        """Return the best lines of a turn in which a player can't win any more, the best first.

        Their ends can't be compared: they only differ in the final standings.
        """
        end, why = _end(view, 0.0), self.why_lost(view)
        if view.pending:
            answers = self._evaluator.answers(view, self._rules.legal_actions(view))
            answers.sort(key=lambda answer: answer[0])
            return [CoachLine((action,), end, (why,), estimated=False) for _, action in answers]
        search = self._evaluator.lost_search(view, view.turn)
        lines = [
            CoachLine(
                line.path or (END_TURN,), end, reasons.of_lost_turn(search, line), estimated=False
            )
            for line in search.openings(LISTED, straight=True)
        ]
        return [replace(lines[0], reasons=(why, *lines[0].reasons)), *lines[1:]]

    def in_standings(
        self,
        view: Position,
        lines: Sequence[TurnLine],
        order: list[int],
        ends: list[float],
        spreads: Sequence[float],
    ) -> tuple[list[int], list[float]]:
        """Return the places of lines, the best first, and their ends, in case the game ends.

        Where it may be lost then, the lines that play-outs can't tell from the best one are in the
        order of the final standings. They are equal, so that their ends are interchangeable.

        Parameters
        ----------
        view
            The position as the player may know it.
        lines
            The lines of the turn.
        order
            Their places in the order in which they are good if the game goes on.
        ends
            The expected ends of the lines then.
        spreads
            The standard deviations of the ends, compared with the best one.
        """
        least = ends[order[0]]

        def is_equal(place: int) -> bool:
            behind, spread = ends[place] - least, spreads[place]
            return spread < GUESS and not is_clear(behind, spread)

        equal = [*takewhile(is_equal, order)]
        if len(equal) < 2 or not self.may_be_lost(view):
            return order, ends
        search = self._evaluator.lost_search(view, view.turn)
        followed = {place: search.followed(lines[place].path) for place in equal}
        ranked = sorted(equal, key=lambda place: line.value if (line := followed[place]) else inf)
        changed = dict(zip(ranked, (ends[place] for place in equal), strict=True))
        return (
            [*ranked, *order[len(equal) :]],
            [changed.get(place, end) for place, end in enumerate(ends)],
        )

    def why_lost(self, view: Position) -> Motive:
        """Return that a player can't win any more if the game ends, and what counts instead."""
        close = bool(self.finishes(view)) and self.end(view) < view.round + 1.0
        over = any(player.home for player in view.players)
        return Motive("coach-lost", {"over": over, "close": close})

    def search(self, view: Position) -> TurnSearch:
        """Return the search through the last turn."""
        return self._evaluator.search(view, view.turn)

    def end(self, view: Position) -> float:
        """Return the round, and 1 less the chance to win it: a lost game is one that never ends."""
        return _end(view, _chance(self._evaluator.value(view, view.turn)))

    def best(self, view: Position) -> CoachLine[Action]:
        """Return the best line by its value, without contests."""
        if view.pending:
            return self.answers(view)[0]
        search = self.search(view)
        line = search.best()
        return self._explained(search, [self._line(search, line, _chance(line.value), VALUED)])[0]

    def lines(self, view: Position, *wanted: TurnLine) -> list[CoachLine[Action]]:
        """Return the best lines, the best first, each with another first action.

        ``wanted``: lines that are among them in any case.
        """
        search = self.search(view)
        lines = search.openings(LISTED, straight=True)
        firsts = {line.path[:1] for line in lines}
        lines += [line for line in wanted if line.path[:1] not in firsts]
        chances = [(_chance(line.value), VALUED) for line in lines]
        near = [
            place
            for place, line in enumerate(lines)
            if chances[place][0] > LOST and (place < CONTESTED or line in wanted)
        ]
        won = dict(zip(near, self._contested(view, [lines[n] for n in near]), strict=True))
        if won:
            # The others are as much better or worse than their values as the best line is.
            first = next(iter(won))
            share = won[first][0] / chances[first][0]
            chances = [(min(1.0, share * chance), spread) for chance, spread in chances]
            for place, played in won.items():
                chances[place] = played
        order = sorted(range(len(lines)), key=lambda n: (-chances[n][0], lines[n].value))
        ranked = [self._line(search, lines[place], *chances[place]) for place in order]
        return self._explained(search, ranked)

    def answers(self, view: Position) -> list[CoachLine[Action]]:
        """Return the answers to a decision, the best first."""
        step = view.pending[0]
        answers = self._evaluator.answers(view, self._rules.legal_actions(view))
        answers.sort(key=lambda answer: answer[0])
        estimated = not isinstance(step, RULES_OF_THUMB)
        why = (Motive("coach-answer-last"),) if estimated else (reasons.of_answer(step),)
        return [
            CoachLine(
                (action,),
                _end(view, _chance(value)),
                why,
                estimated,
                win=_chance(value) if estimated else None,
            )
            for value, action in answers
        ]

    def judged(
        self,
        view: Position,
        action: Action,
        named: Sequence[CoachLine[Action]],
        *,
        closely: bool = False,
    ) -> Judgment[Action]:
        """Return what a legal action is worth compared with the best line.

        ``named``: the lines that were named for this view; none if they aren't known.
        ``closely``: whether lines may be played out if they aren't.
        """
        if view.pending:
            best, *_ = answers = self.answers(view)
            end = next(answer.end for answer in answers if answer.actions[0] == action)
            return Judgment(best, end, VALUED)
        search = self.search(view)
        own = search.beginning(action)
        if closely and not named:
            named = self.lines(view, *([] if own is None else [own]))
        known = next((line for line in named if line.actions[0] == action), None)
        if known is not None:
            return Judgment(named[0], known.end, max(known.spread, named[0].spread))
        chance = self._expected(view, action) if own is None else _chance(own.value)
        # The difference of the values is that of the lines, whatever contests say of the best one.
        behind = _chance(search.best().value) - chance
        best = named[0] if named else self.best(view)
        if behind < 0.0 and not named and own is not None:
            (best,) = self._explained(search, [self._line(search, own, chance, VALUED)])
        return Judgment(best, best.end + max(0.0, behind), VALUED)

    def _contested(self, view: Position, lines: Sequence[TurnLine]) -> list[tuple[float, float]]:
        """Return the chances of lines by contests, with their standard deviations."""
        if not lines:
            return []
        contests, paths = Contests(self._rules), [line.path or (END_TURN,) for line in lines]
        results: list[list[float]] = [[] for _ in paths]
        left = [*range(len(paths))]
        for number in range(CONTESTS):
            seed = view.round * CONTESTS + number
            for place in left:
                results[place].append(contests.win(view, paths[place], seed))
            if number + 1 == FIRST:
                limit = max(map(fmean, results)) - CLEARLY
                left = [place for place in left if fmean(results[place]) > limit]
        return [(fmean(own), pstdev(own) / len(own) ** 0.5) for own in results]

    def _expected(self, view: Position, action: Action) -> float:
        """Return the chance to win after an action that the search doesn't know."""
        chances = []
        for sample in range(SAMPLES):
            after = self._rules.apply(view, action, SeededChance(scatter(view.round, sample)))
            seen = self._rules.view(after.position, view.turn)
            chances.append(_chance(self._evaluator.value(seen, view.turn)))
            if not after.outcome:
                break
        return fmean(chances)

    def _line(
        self, search: TurnSearch, line: TurnLine, chance: float, spread: float
    ) -> CoachLine[Action]:
        why = reasons.of_last_turn(search, line, self.finishes(search.view)[0], chance)
        end = _end(search.view, chance)
        return CoachLine(line.path or (END_TURN,), end, why, spread=spread, win=chance)

    def _explained(
        self, search: TurnSearch, lines: Sequence[CoachLine[Action]]
    ) -> list[CoachLine[Action]]:
        """Return lines, the best of which says why this is the last turn."""
        why = reasons.why_last(search, self.finishes(search.view)[0])
        return [replace(lines[0], reasons=(why, *lines[0].reasons)), *lines[1:]]


def _chance(value: float) -> float:
    """Return the chance to win by the value of a last turn."""
    return 0.0 if value >= TOO_LATE else min(1.0, exp(-value))


def _end(view: Position, chance: float) -> float:
    return view.round + 1.0 - chance
