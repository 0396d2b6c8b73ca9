"""The coach of The Oracle of Delphi: expected ends, the best lines of a turn, and reasons."""

from collections.abc import Sequence
from statistics import fmean, stdev
from typing import Final
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance, scatter
from oracle_nb.delphi.advice.task_steps import task_steps
from oracle_nb.delphi.model.actions import END_TURN, Action, Verb
from oracle_nb.delphi.model.position import FightOn, Position
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.planning.adviser import step_line
from oracle_nb.delphi.planning.endgame import EndGame
from oracle_nb.delphi.planning.evaluator import NEAR_END, RULES_OF_THUMB, Effort, Evaluator
from oracle_nb.delphi.planning.last_turn import round_of_turn
from oracle_nb.delphi.planning.named_lines import NAMED
from oracle_nb.delphi.planning.playouts import PlayedOut, Playouts
from oracle_nb.delphi.planning.race import GUESS, Race
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import HOME, Weights
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.coach import SAFE, CoachLine, Judgment, is_clear, is_later
from oracle_nb.games.motives import Motive

WIDTH: Final = 8
"""Number of lines with equal means that the coach's search follows."""
LISTED: Final = 12
"""Maximum number of lines."""
CANDIDATES: Final = 5
"""Maximum number of lines that are played out."""
RIVALS: Final = 3
"""Maximum number of lines that are played out beside an action that is judged closely."""
NEAR: Final = 0.8
"""Turns by which a line may be behind the best one if it is played out."""
PAIRS: Final = 12
"""Maximum number of play-outs of each line, with the same luck for all."""
GAMBLES: Final = 36
"""Number of play-outs of both lines where one of them is a gamble."""
REMAINS: Final = 0.5
"""Share of a difference of values that remains, on average, after later turns."""
SEARCHES: Final = 8
"""Maximum number of searches that are kept: those of the latest views, which are asked again."""
SHOWN: Final = 3
"""Number of lines that are shown together."""
ANSWERED: Final = 1.0
"""Turns that answers to decisions hardly ever save."""
SAMPLES: Final = 8
"""Number of results of chance that are averaged for an action that the search doesn't know."""


class DelphiCoach:
    """The coach for one table; see `oracle_nb.games.coach.Coach`."""

    def __init__(self, rules: Delphi, fitted: Weights | None = None) -> None:
        self.rules = rules
        self.evaluator = Evaluator(
            rules, Effort(width=WIDTH), fitted, rules.players, SEARCHES, exact=True
        )
        self.end_game = EndGame(rules, fitted)
        """The lines and judgments in a player's last turn."""
        self._racing = False
        self._known: tuple[Position | None, Sequence[CoachLine[Action]]] = (None, ())
        self._corrections: WeakKeyDictionary[TurnSearch, float] = WeakKeyDictionary()
        self._carried: tuple[tuple[int, int], float] = ((0, 0), 0.0)
        """A turn, and by how much the end that was said in it last exceeds its value."""

    def end(self, view: Position, seat: int) -> float:
        """Return the round in which a player is expected to reach Zeus's space."""
        home = view.players[seat].home
        return self._end(view, seat, HOME if home else self.evaluator.value(view, seat))

    def worth(self, view: Position, seat: int) -> float:
        """Return the expected end; in a last turn, the round, and 1 less the chance to win."""
        last = seat == view.turn and not self._racing and self.end_game.finishes(view)
        return self.end_game.end(view) if last else self.end(view, seat)

    def lines(self, view: Position, number: int = 3) -> list[CoachLine[Action]]:
        """Return the best lines for the player to move, each with another first action."""
        if self._is_lost(view):
            return self.end_game.lost_lines(view)[:number]
        lines = list((self._played_answers if view.pending else self._ranked)(view)[:number])
        if not self._racing and self.end_game.may_be_lost(view):
            why = self.end_game.why_lost(view)
            lines[0] = replace(lines[0], reasons=(why, *lines[0].reasons))
        return lines

    def best(self, view: Position) -> CoachLine[Action]:
        """Return the best line by its value, without play-outs."""
        if self._is_lost(view):
            return self.end_game.lost_lines(view)[0]
        if self._is_last(view):
            return self.end_game.best(view)
        if view.pending:
            return self._answers(view)[0]
        search = self.evaluator.search(view, view.turn)
        line = search.best()
        end = self._end(view, view.turn, line.value)
        return CoachLine(_actions(line), end, reasons.of_line(search, line))

    def _answers(self, view: Position) -> list[CoachLine[Action]]:
        """Return the answers to a decision, the best first."""
        if self._is_last(view):
            return self.end_game.answers(view)
        step, options = view.pending[0], self.rules.legal_actions(view)
        answers = sorted(self.evaluator.answers(view, options), key=lambda answer: answer[0])
        estimated = not isinstance(step, RULES_OF_THUMB)
        answer = (reasons.of_answer(step),)
        values = [self._end(view, step.player, value) for value, _ in answers]
        ends = self._carried_over(view, values)
        return [
            CoachLine((action,), remaining(ends[0], end), answer, estimated)
            for end, (_, action) in zip(ends, answers, strict=True)
        ]

    def _played_answers(self, view: Position) -> Sequence[CoachLine[Action]]:
        """Return the answers to a decision, the best first; in a fight, by play-outs, too.

        Values see little of what a task less saves after the next turns.
        """
        named, answers = NAMED.lines(self.rules.setting, view), self._answers(view)
        home = any(player.home for player in view.players)
        if named or home or len(answers) < 2 or not isinstance(view.pending[0], FightOn):
            return named or answers
        race = Race([answer.end for answer in answers])
        self._run(race, view, [answer.actions for answer in answers])
        behind = race.behind()
        played = [
            replace(answer, end=answers[0].end + behind[place], spread=race.spread(place))
            for place, answer in enumerate(answers)
        ]
        best, other = sorted(played, key=lambda answer: answer.end)
        fights = other.actions[0].verb == Verb.FIGHT
        if fights and not is_later(other, (best,)) and self.end_game.may_be_lost(view):
            # Completed tasks count first in the standings, and the ends are equal.
            best, other = replace(other, end=best.end), replace(best, end=other.end)
        NAMED.keep(self.rules.setting, view, (best, other))
        return best, other

    def _ranked(self, view: Position) -> Sequence[CoachLine[Action]]:
        """Return the best lines of a turn, those that are close in the order of their play-outs.

        They are those that any coach has named lately, so that a review judges as the coach did.
        """
        if self._known[0] == view:
            return self._known[1]
        if self._is_last(view):
            return self._ranked_last(view)
        search = self.evaluator.search(view, view.turn)
        begun = self._begun(search, view)
        if begun is None and (named := NAMED.lines(self.rules.setting, view)):
            self._known = view, named
            return named
        lines = search.openings(LISTED, straight=True)
        if begun is not None:
            line, end, was_best = begun
            lines = [line, *_others(lines, line)]
        elif exploration := search.exploration(lines[:CANDIDATES], NEAR):
            lines.insert(SHOWN, exploration)
        if (step := self._listed_first(search)) is not None:
            lines = _among_candidates(lines, step)
        values = [self._end(view, view.turn, line.value) for line in lines]
        ends, spreads, played = self._compared(view, lines, values)
        if begun is None:
            ends = self._carried_over(view, ends)
        else:
            # In this order, the first is exactly the end that was said before.
            ends = [max(float(view.round), end + (other - ends[0])) for other in ends]
            if was_best:
                ends = [max(other, end) for other in ends]
        order = _without_repeated_firsts(_ranking(ends, spreads), lines)
        if not self._racing and (begun is None or not was_best):
            order, ends = self.end_game.in_standings(view, lines, order, ends, spreads)
        if begun is not None and lines[0].path:
            order = _shown_at_least(order, 0)
        lines = [lines[place] for place in order]
        said = reasons.of_lines(search, lines)
        said[0] += reasons.in_spite(search, said[0], lines[:SHOWN])
        ranked = [
            CoachLine(_actions(line), ends[place], why, spread=spreads[place])
            for place, line, why in zip(order, lines, said, strict=True)
        ]
        ranked = _with_what_they_lack(search, lines, ranked, [played[place] for place in order])
        self._known = view, ranked
        NAMED.keep(self.rules.setting, view, ranked)
        return ranked

    def _is_last(self, view: Position) -> bool:
        """Return whether this is a last turn in which the player who decides can still win.

        Without a chance, all lines are alike; then those count that lead on if the game does.
        """
        return not self._racing and self.end_game.is_open(view)

    def _is_lost(self, view: Position) -> bool:
        """Return whether the game ends before another turn of a player who can't win it."""
        return not self._racing and self.end_game.is_lost(view)

    def racing(self) -> "DelphiCoach":
        """Return this coach, which from now on asks for the earliest finish in a last turn, too."""
        self._racing = True
        return self

    def _ranked_last(self, view: Position) -> Sequence[CoachLine[Action]]:
        """Return the best lines of a player's last turn."""
        ranked: Sequence[CoachLine[Action]] = NAMED.lines(self.rules.setting, view)
        if not ranked:
            step = self._listed_first(self.end_game.search(view))
            ranked = self.end_game.lines(view, *([] if step is None else [step]))
            NAMED.keep(self.rules.setting, view, ranked)
        self._known = view, ranked
        return ranked

    def _begun(self, search: TurnSearch, view: Position) -> tuple[TurnLine, float, bool] | None:
        """Return the rest of a line that the player has begun since the coach was asked last.

        Its expected end and whether it was the best line come with it. The coach keeps to what it
        has said as long as nothing new is known.
        """
        before, ranked = self._known
        if before is None:
            return None
        for place, line in enumerate(ranked):
            rest = self._rest(before, line.actions, view)
            known = None if rest is None else search.followed(rest)
            if known is not None:
                return known, line.end, place == 0
        return None

    def _rest(
        self, position: Position, line: Sequence[Action], view: Position
    ) -> tuple[Action, ...] | None:
        """Return the rest of a line that leads through a view; None if it doesn't."""
        seat = position.turn
        for number, action in enumerate(line, 1):
            if action == END_TURN or not self.rules.check(position, action):
                return None
            after = self.rules.apply(position, action, SeededChance(0))
            if after.outcome or after.position.pending:
                return None
            position = self.rules.view(after.position, seat)
            if position == view:
                return tuple(line[number:])
        return None

    def _compared(
        self, view: Position, turns: Sequence[TurnLine], values: Sequence[float]
    ) -> tuple[list[float], list[float], list[Sequence[PlayedOut]]]:
        """Return the expected ends of lines, those that are close from play-outs, too.

        Their standard deviations come with them, compared with the best one, and their play-outs.
        """
        least = min(values)
        # Being home at once is certain, and so is that other lines need another turn.
        home = turns[values.index(least)].value <= HOME
        ends = [
            value if home and line.value > HOME else remaining(least, value)
            for line, value in zip(turns, values, strict=True)
        ]
        spreads, played = [GUESS] * len(values), list[Sequence[PlayedOut]]([()] * len(values))
        near = [place for place, value in enumerate(values[:CANDIDATES]) if value < least + NEAR]
        if len(near) < 2 or any(player.home for player in view.players):
            return ends, spreads, played
        race = Race([values[place] for place in near])
        results = self._run(race, view, [_actions(turns[place]) for place in near])
        for number, (place, behind) in enumerate(zip(near, race.behind(), strict=True)):
            # The best of them has the end of the best value.
            ends[place], spreads[place] = least + behind, race.spread(number)
            played[place] = results[number]
        return ends, spreads, played

    def listed(self, view: Position) -> CoachLine[Action] | None:
        """Return the line that begins with the first action listed as serving a task.

        None if there is none, or if a line that is shown does the same.
        """
        if view.pending or self._is_lost(view):
            return None
        last, named = self._is_last(view), self._ranked(view)
        search = self.end_game.search(view) if last else self.evaluator.search(view, view.turn)
        step = self._listed_first(search)
        best = search.followed([action for action in named[0].actions if action != END_TURN])
        shown = [line.actions for line in named[:SHOWN]]
        if step is None or best is None or reasons.does_step(shown, step.path[0]):
            return None
        if last:
            return next((line for line in named if line.actions[0] == step.path[0]), None)
        does = (line for line in named if reasons.does_step([line.actions[:1]], step.path[0]))
        line = next(does, None)
        if line is None:
            worth, least = (self._end(view, view.turn, each.value) for each in (step, best))
            end = named[0].end + REMAINS * max(0.0, worth - least)
            line = CoachLine(_actions(step), end, spread=GUESS)
        step = search.followed(line.actions) or step
        why: tuple[Motive, ...] = ()
        if is_clear(line.end - named[0].end, line.spread):
            why = reasons.of_step(search, step, best)
        return replace(line, reasons=why or reasons.of_line(search, step))

    def _listed_first(self, search: TurnSearch) -> TurnLine | None:
        """Return the best line that begins with the first action listed as serving a task."""
        view = search.view
        steps = task_steps(self.rules, view, view.turn, self.rules.legal_actions(view))
        return None if not steps else step_line(self.rules, search, steps[0])

    def judge(self, view: Position, action: Action, *, closely: bool = False) -> Judgment[Action]:
        """Return what a legal action is worth compared with the best line.

        If any coach was asked for lines in the same view lately, their play-outs count, too. Else a
        close look plays the action out, beside the best lines by value.

        What play-outs say beyond the value is kept for the rest of the turn. So the ends that are
        said after the action agree with this on average, whatever chance has decided.
        """
        if self._is_lost(view):
            best = self.end_game.lost_lines(view)[0]
            return Judgment(best, best.end)
        if self._is_last(view):
            named = NAMED.lines(self.rules.setting, view)
            return self.end_game.judged(view, action, named, closely=closely)
        judged = self._judged(view, action, closely=closely)
        if NAMED.lines(self.rules.setting, view):
            value = self._end(view, view.turn, self._expected(view, action))
            self._carried = (view.round, view.turn), judged.end - value
        return judged

    def _carried_over(self, view: Position, ends: Sequence[float]) -> list[float]:
        """Return expected ends with what was said before in this turn beyond their values.

        All move by the same, which leaves none before this round.
        """
        turn, carried = self._carried
        if turn != (view.round, view.turn):
            return list(ends)
        moved = max(carried, min(0.0, view.round - min(ends)))
        return [end + moved for end in ends]

    def _judged(self, view: Position, action: Action, *, closely: bool) -> Judgment[Action]:
        """Return what a legal action is worth compared with the best line."""
        if view.pending:
            named = NAMED.lines(self.rules.setting, view)
            answers = named or (self._played_answers if closely else self._answers)(view)
            own = next(answer for answer in answers if answer.actions[0] == action)
            return Judgment(answers[0], own.end, own.spread or GUESS)
        named = NAMED.lines(self.rules.setting, view)
        known = next((line for line in named if line.actions[0] == action), None)
        search = self.evaluator.search(view, view.turn)
        if known is not None and (
            known is named[0] or (known.spread < GUESS and not search.is_cut_short(action))
        ):
            chance = self._chance(view, named[0].actions)
            return Judgment(named[0], known.end, known.spread, chance)
        end = self._end(view, view.turn, self._expected(view, action))
        if closely and not named and (judged := self._raced(view, action, end)):
            return judged
        best = self.best(view)
        behind = REMAINS * max(0.0, end - best.end)
        if named:
            # The end that was said of the best line stays, whatever its value.
            best = named[0]
        elif end < best.end:
            best = CoachLine((action,), end, best.reasons)
        chance = self._chance(view, best.actions)
        return Judgment(best, best.end + behind, GUESS, chance)

    def _run(
        self, race: Race, view: Position, lines: Sequence[tuple[Action, ...]], judged: int = 0
    ) -> list[list[PlayedOut]]:
        """Play lines out until one is left, or the first ones, which are judged, are behind."""
        # Their charts aren't kept: they take much memory, and hardly help in other positions.
        playouts, results = Playouts(self.rules), [list[PlayedOut]() for _ in lines]
        for seed in range(view.round * PAIRS, (view.round + 1) * PAIRS):
            for place in race.left:
                results[place].append(playouts.result(view, lines[place], seed))
            race.add({place: results[place][-1].end for place in race.left})
            if len(race.left) == 1 or (judged and min(race.left) >= judged):
                break
        return results

    def _raced(self, view: Position, action: Action, end: float) -> Judgment[Action] | None:
        """Return what an action is worth by play-outs of it and of the best lines.

        None where nothing is played out: once somebody is home, and for actions that the search
        doesn't know. ``end`` is the expected end by value.
        """
        search = self.evaluator.search(view, view.turn)
        own = search.beginning(action)
        if own is None or any(player.home for player in view.players):
            return None
        others = [
            line
            for line in search.openings(LISTED, straight=True)
            if line.path[:1] != own.path[:1] and line.end != own.end
        ]
        ends = [self._end(view, view.turn, line.value) for line in others[:RIVALS]]
        near = [place for place, other in enumerate(ends) if other < ends[0] + NEAR]
        lines = [own, *(others[place] for place in near)]
        values = [end, *(ends[place] for place in near)]
        if len(lines) < 2:
            return None
        judged = 1
        if exploration := search.exploration(lines[:1], NEAR):
            judged = 2
            lines.insert(1, exploration)
            values.insert(1, self._end(view, view.turn, exploration.value))
        race = Race(values)
        self._run(race, view, [_actions(line) for line in lines], judged)
        behind, least = race.behind(), min(values)
        loss = min(behind[:judged])
        own_place = behind.index(loss)
        own, best = lines[own_place], lines[behind.index(min(behind))]
        named = CoachLine(_actions(best), least, reasons.of_line(search, best))
        chance = min(self._chance(view, _actions(line)) for line in (own, best))
        if chance >= SAFE or best is own:
            return Judgment(named, least + loss, race.spread(own_place), chance)
        loss, spread = self._gambled(view, _actions(own), _actions(best))
        return Judgment(named, least + max(0.0, loss), spread, chance)

    def _gambled(
        self, view: Position, line: Sequence[Action], best: Sequence[Action]
    ) -> tuple[float, float]:
        """Return by how much a line is behind another one where one of them is a gamble.

        Its standard deviation comes with it. Values count with the average result of a roll, so
        that only play-outs count, and many of them: three can't tell what one roll in three does.
        """
        playouts, start = Playouts(self.rules), GAMBLES * (view.round + 1)
        pairs = [
            float(playouts.end(view, line, seed) - playouts.end(view, best, seed))
            for seed in range(start, start + GAMBLES)
        ]
        return fmean(pairs), stdev(pairs) / GAMBLES**0.5

    def _chance(self, view: Position, line: Sequence[Action]) -> float:
        """Return the chance to win the first fight of a line, with all tokens; 1 without one."""
        position, battle = view, self.rules.battle
        for action in line:
            if action.verb == Verb.FIGHT:
                me = position.players[view.turn]
                tokens = me.favor - self.rules.tokens(position, action)
                return battle.chance(battle.strength(me.shield), max(0, tokens))
            after = self.rules.apply(position, action, SeededChance(0))
            if action == END_TURN or after.position.pending or after.outcome:
                break
            position = self.rules.view(after.position, view.turn)
        return 1.0

    def _end(self, view: Position, seat: int, value: float) -> float:
        """Return the expected round of the end by the turns that are left.

        It is never before the round of the turn: the value of a turn that ends the game may be less
        because it also brings something. For a player who is home, it is this round.
        """
        if view.players[seat].home:
            return float(view.round)
        left = self.evaluator.fitted.corrected(value) + self._correction(view, seat)
        return round_of_turn(view, seat) + max(HOME, left)

    def _correction(self, view: Position, seat: int) -> float:
        """Return the turns that a look ahead adds to a player's best value.

        All lines have the same correction, so that their differences stay those of their values.
        """
        search, corrected = self.evaluator.search(view, seat), self.evaluator.fitted.corrected
        if corrected(search.best().value) > NEAR_END + ANSWERED:
            return 0.0
        known = self._corrections.get(search)
        if known is None:
            best = max(HOME, corrected(self.evaluator.value(view, seat)))
            known = self._corrections[search] = self.evaluator.foreseen(view, seat) - best
        return known

    def _expected(self, view: Position, action: Action) -> float:
        """Return the value of an action before chance decides."""
        seat = view.turn
        search = self.evaluator.search(view, seat)
        if action == END_TURN:
            return search.value.turns_left(search.root)
        if view.pending:
            answers = self.evaluator.answers(view, self.rules.legal_actions(view))
            return next(value for value, answer in answers if answer == action)
        known = (step for step in search.steps(search.root) if step[0] == action)
        if step := next(known, None):
            _, node, gain = step
            estimate = search.best(node).value + gain
            after = self.rules.apply(view, action, SeededChance(view.round))
            if after.outcome:
                return estimate
            # A search from there finds more than one that comes through there.
            seen = self.rules.view(after.position, seat)
            return min(estimate, self.evaluator.value(seen, seat))
        values = []
        for sample in range(SAMPLES):
            after = self.rules.apply(view, action, SeededChance(scatter(view.round, sample)))
            values.append(self.evaluator.value(self.rules.view(after.position, seat), seat))
            if not after.outcome:
                break
        return sum(values) / len(values)

    def hint(self, view: Position, line: Sequence[Action] = ()) -> Motive:
        """Return where to look for a line, the best one by default, without naming the action."""
        if self._is_lost(view):
            return self.end_game.why_lost(view)
        if view.pending:
            return reasons.answer_hint(view, (line or self.lines(view, 1)[0].actions)[0])
        last = self._is_last(view)
        search = self.end_game.search(view) if last else self.evaluator.search(view, view.turn)
        best = line or self._ranked(view)[0].actions
        path = [action for action in best if action != END_TURN]
        # The list may begin with a move to where the search sees no use.
        goal = search.followed(path) or self._listed_first(search)
        assert goal is not None, "it is the best line of the search, or that of the list"
        return reasons.hint(search, goal)


def _others(lines: Sequence[TurnLine], line: TurnLine) -> list[TurnLine]:
    """Return the lines that neither begin nor end as a line."""
    return [other for other in lines if other.path[:1] != line.path[:1] and other.node != line.node]


def _among_candidates(lines: list[TurnLine], step: TurnLine) -> list[TurnLine]:
    """Return lines with a step among those that may be played out, in the last place of them.

    Otherwise the value alone would decide what the action costs that players consider first.
    """
    first = lines[:CANDIDATES]
    if reasons.does_step([line.path[:1] for line in first], step.path[0]) or any(
        line.node == step.node for line in first
    ):
        return lines
    others = _others(lines, step)
    return [*others[: CANDIDATES - 1], step, *others[CANDIDATES - 1 :]]


def _without_repeated_firsts(order: Sequence[int], lines: Sequence[TurnLine]) -> list[int]:
    """Return the places of lines without those that begin as an earlier one."""
    firsts: dict[tuple[Action, ...], int] = {}
    for place in order:
        firsts.setdefault(lines[place].path[:1], place)
    return list(firsts.values())


def _ranking(ends: Sequence[float], spreads: Sequence[float]) -> list[int]:
    """Return the places of lines, the best first: if enough are played out, these come first."""
    enough = sum(spread < GUESS for spread in spreads) >= SHOWN
    return sorted(
        range(len(ends)), key=lambda place: (enough and spreads[place] >= GUESS, ends[place])
    )


def _shown_at_least(order: Sequence[int], place: int) -> list[int]:
    """Return the places of lines with a certain one at least last among those that are shown.

    A player who has begun a line can then go on with it, and sees what it costs.
    """
    others = [other for other in order if other != place]
    others.insert(min(order.index(place), SHOWN - 1), place)
    return others


def _with_what_they_lack(
    search: TurnSearch,
    lines: Sequence[TurnLine],
    ranked: Sequence[CoachLine[Action]],
    played: Sequence[Sequence[PlayedOut]],
) -> list[CoachLine[Action]]:
    """Return lines, those on show that are later with what the best one has over them.

    A reason that the best line has, too, isn't one to prefer it: then they say what it saves.
    """
    shown, result = ranked[:SHOWN], list(ranked)
    for place, line in enumerate(shown[1:], 1):
        if is_later(line, shown):
            why = reasons.more_often(played[0], played[place])
            why = why or reasons.waits(search, lines[place], lines[0])
            own = tuple(motive for motive in line.reasons if motive not in shown[0].reasons)
            if own != line.reasons:
                why += reasons.saves(search, lines[place], lines[0])
            result[place] = replace(line, reasons=((*why, *own) or line.reasons)[: reasons.MOST])
    return result


def remaining(best: float, end: float) -> float:
    """Return the expected end of a line whose value is worse than the best one."""
    return best + REMAINS * (end - best)


def _actions(line: TurnLine) -> tuple[Action, ...]:
    """Return the actions of a line, which ends the turn at once if it has none."""
    return line.path or (END_TURN,)
