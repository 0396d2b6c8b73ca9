"""The last turn: whether a rival ends the game before the player's next turn, and with what.

All dice and cards lie open, so a rival who is still to play this round can be looked at as the
player looks at the own turn.
"""

from typing import Final, NamedTuple

from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.model.position import ACTING, CHECKING, Phase, Position, Recover
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.planning.turn_search import TurnSearch
from oracle_nb.delphi.planning.value import Weights
from oracle_nb.delphi.rules.families.turn import must_recover

MOST_TASKS: Final = 3
"""Maximum number of open tasks with which a rival is looked at: hardly anybody does more."""
PROBABLE: Final = 0.3
"""Turns that chance may cost a rival on average who still counts as home this round."""
WIDTH: Final = 2
"""Number of lines with equal means that are followed in a rival's turn."""
Holdings = tuple[int, int]
"""Numbers of oracle cards and favor tokens, which decide ties in this order (end.winner)."""
NOTHING: Final = ((-1, -1), (-1, -1))
"""Holdings, probable and greatest, of a rival whom everybody who is home beats."""


class Finish(NamedTuple):
    """A rival who is home with Zeus when the round ends, and what decides ties (end.winner)."""

    seat: int
    """The seat of the rival."""
    likely: Holdings
    """The oracle cards and favor tokens of a rival who plays as a bot does."""
    most: Holdings
    """The same of one who does everything for ties, such as returning gods (god.trade)."""
    home: bool
    """Whether the rival is home already."""


def finishes(charts: ReachCharts, view: Position, seat: int, fitted: Weights) -> list[Finish]:
    """Return the rivals who are home this round, or certainly or very probably will be.

    The list is empty if the game may go on, and if it isn't the player's turn. The rival who is
    ahead in ties comes first.

    Parameters
    ----------
    charts
        The charts of the table.
    view
        The position as the player may know it.
    seat
        The seat of the player.
    fitted
        The weights of the value.
    """
    recovers = bool(view.pending) and isinstance(view.pending[0], Recover)
    if seat != view.turn or view.phase not in (CHECKING, ACTING) or recovers:
        return []
    result = []
    for rival, player in enumerate(view.players):
        if rival == seat:
            continue
        if player.home:
            held = sum(player.cards), player.favor
            result.append(Finish(rival, held, held, home=True))
        elif rival > seat and (finish := finish_of(charts, view, rival, fitted)):
            result.append(finish)
    return sorted(result, key=lambda finish: finish.likely, reverse=True)


def round_of_turn(view: Position, seat: int) -> int:
    """Return the round of the turn that a player is in, or that comes next (turn.recover)."""
    recovering = bool(view.pending) and isinstance(view.pending[0], Recover)
    acting = view.phase in (Phase.CHECK, Phase.ACT) and not recovering
    over = seat < view.turn or (seat == view.turn and not acting)
    return view.round + (over and view.phase != Phase.SETUP)


def finish_of(charts: ReachCharts, view: Position, rival: int, fitted: Weights) -> Finish | None:
    """Return how a player would finish with the dice at hand; None if that isn't probable."""
    player = view.players[rival]
    if len(player.tasks) > MOST_TASKS or must_recover(player.injuries, powers_of(view, rival)):
        return None
    chart = charts.chart_of(view, rival)
    holdings: list[Holdings] = []
    for last in (None, NOTHING):
        search = TurnSearch(chart, view, rival, fitted, WIDTH, last)
        line = search.best()
        if search.home(line.node) and line.value <= PROBABLE:
            holdings.append((sum(line.node.cards) + line.node.drawn, line.node.favor))
    return Finish(rival, holdings[0], max(holdings), home=False) if holdings else None
