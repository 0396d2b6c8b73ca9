"""Candidates for puzzles: positions in which the coach sees one clearly best turn."""

from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.rivals import contested
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.games.coach import SAME

WIDTH: Final = 16
"""Number of lines with equal means that the search for all turns worth comparing follows."""
NARROW: Final = 3
"""The same for the first look, which rejects most positions."""
IMPROVED: Final = 0.02
"""Turns by which another action must improve a line that isn't complete."""


class PuzzleCandidate(NamedTuple):
    """A position with one clearly best turn by the coach, not proved yet.

    ``loss`` is what the coach expects the alternative to cost, and ``finish`` whether the best turn
    ends the race.
    """

    setting: Setting
    position: Position
    line: tuple[Action, ...]
    alternative: tuple[Action, ...]
    loss: float
    finish: bool


def tidy(view: Position, seat: int) -> Position:
    """Return a view as a position of its own: nobody else has looked at a tile."""
    players = [
        player if other == seat else replace(player, seen=0)
        for other, player in enumerate(view.players)
    ]
    return replace(view, players=tuple(players))


def with_dice(view: Position, dice: tuple[int, ...]) -> Position:
    """Return a position in which the player whose turn it is has rolled other dice."""
    players = list(view.players)
    players[view.turn] = replace(players[view.turn], dice=dice)
    return replace(view, players=tuple(players))


def near(coach: DelphiCoach, position: Position, farthest: float) -> bool:
    """Return whether a turn can be a puzzle: few enough turns are left, and nobody interferes.

    Positions in which a rival is home or can take the last piece of a kind that the player needs
    are left out: in the play-outs, the others only pass.
    """
    seat = position.turn
    view = coach.rules.view(position, seat)
    search = coach.evaluator.search(view, seat)
    if contested(search.chart, view, seat) or any(player.home for player in view.players):
        return False
    return search.best(width=NARROW).value <= farthest


def checked(
    coach: DelphiCoach, view: Position, least: float, *, finishes: bool
) -> PuzzleCandidate | None:
    """Return a position as a candidate, with the dice as they are; None if no turn is clearly best.

    ``view``: a position of which the player to move knows everything.
    ``least``: the least turns that every line with another result must lose.
    ``finishes``: whether turns that end the race are wanted.
    """
    search = coach.evaluator.search(view, view.turn)
    # Further lines that the wide search finds can only narrow the gap.
    if _clear(search, NARROW, least) is None or (clear := _clear(search, WIDTH, least)) is None:
        return None
    best, other = clear
    finish = search.home(best.node)
    if finish and not finishes:
        return None
    # The coach sees fewer lines. It must know the best one, which the page shows.
    known = search.best()
    corrected = coach.evaluator.fitted.corrected
    if corrected(known.value) > corrected(best.value) + SAME:
        return None
    loss = corrected(other.value) - corrected(best.value)
    return PuzzleCandidate(coach.rules.setting, view, known.path, other.path, loss, finish)


def _clear(search: TurnSearch, width: int, least: float) -> tuple[TurnLine, TurnLine] | None:
    """Return the best line and the next one with another result; None if they are close."""
    lines = search.lines(10**6, width=width)
    other = next_best(search, lines)
    if not lines[0].path or other is None or other.value - lines[0].value < least:
        return None
    return lines[0], other


def next_best(search: TurnSearch, lines: list[TurnLine]) -> TurnLine | None:
    """Return the best complete line with another result than the best one.

    The result of a turn is the work that it leaves. Lines with the same result differ in what they
    do with spare dice, or in where the ship ends. A line is complete if no further action improves
    it: lines that only stop earlier than a better one aren't choices worth comparing.
    """
    result = lines[0].node.work
    for line in lines:
        if line.path and line.node.work is not result and _complete(search, line):
            return line
    return None


def _complete(search: TurnSearch, line: TurnLine) -> bool:
    least = line.value - IMPROVED
    return all(
        search.value.turns_left(node) + line.expected + gain >= least
        for _, node, gain in search.steps(line.node)
    )
