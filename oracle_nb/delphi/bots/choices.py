"""Choices: a score for each answer to each kind of decision, in oracle dice."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.delphi.bots.reach_chart import ReachCharts
from oracle_nb.delphi.bots.values import (
    COMPANIONS,
    EQUIPMENT,
    SHIP_TILES,
    god_worth,
    purse,
    relief_worth,
    step_worth,
)
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import (
    UNKNOWN,
    AdvanceGod,
    CheckReward,
    ChooseShipTile,
    FightOn,
    GodToTop,
    HealColor,
    LookAt,
    PendingStep,
    Player,
    Position,
    Recover,
    ReturnTask,
    TakeCompanion,
    TakeEquipment,
    TakeOffering,
    TakeStatue,
    Uncover,
)
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, family_of, in_family
from oracle_nb.delphi.pieces import TOP_ROW, Equipment, Kind, companion_parts

_FAR: Final = 100.0


def rate(charts: ReachCharts, view: Position, option: Action) -> float:
    """Return the score of an answer to the first pending decision, relative to the others."""
    step = view.pending[0]
    return _RATINGS[type(step)](charts, view, step, option)


def _ship_tile(charts: ReachCharts, view: Position, step: ChooseShipTile, option: Action) -> float:
    return SHIP_TILES[option.target]


def _return(charts: ReachCharts, view: Position, step: ReturnTask, option: Action) -> float:
    me = view.players[step.player]
    left = list(me.tasks)
    left.remove(option.target)
    return -_ahead(charts, view, step.player, replace(me, tasks=tuple(left)))


def _reward(charts: ReachCharts, view: Position, step: CheckReward, option: Action) -> float:
    if option.verb == Verb.FAVOR:
        favor = view.players[step.player].favor
        return purse(favor + 2) - purse(favor)
    return step_worth(view, step.player, option.color)


def _recover(charts: ReachCharts, view: Position, step: Recover, option: Action) -> float:
    return relief_worth(view, step.player, option.color, 1)


def _advance(charts: ReachCharts, view: Position, step: AdvanceGod, option: Action) -> float:
    return step_worth(view, step.player, option.color) if option.color >= 0 else 0.0


def _to_top(charts: ReachCharts, view: Position, step: GodToTop, option: Action) -> float:
    god = option.color
    return god_worth(god, TOP_ROW) - god_worth(god, view.players[step.player].gods[god])


def _fight_on(charts: ReachCharts, view: Position, step: FightOn, option: Action) -> float:
    return 1.0 if option.verb == Verb.FIGHT else 0.0


def _look_at(charts: ReachCharts, view: Position, step: LookAt, option: Action) -> float:
    """Return the score of looking at a tile: unknown ones, the nearest first."""
    slot = charts.board.islands.index(option.target)
    return (_FAR if view.tiles[slot] == UNKNOWN else 0.0) - _way(charts, view, step, option)


def _uncover(charts: ReachCharts, view: Position, step: Uncover, option: Action) -> float:
    """Return the score of revealing a tile, which depends on the shrines to build."""
    me = view.players[step.player]
    tile = view.tiles[charts.board.islands.index(option.target)]
    if tile in charts.own(view, step.player) and me.tasks and in_family(me.tasks[0], Family.SHRINE):
        return _FAR + _way(charts, view, step, option)
    return 0.0


def _way(charts: ReachCharts, view: Position, step: PendingStep, option: Action) -> int:
    ship = view.players[step.player].ship
    return charts.chart_of(view, step.player).steps(ship, option.target, 0)


def _heal(charts: ReachCharts, view: Position, step: HealColor, option: Action) -> float:
    number = view.players[step.player].injuries[option.color]
    return relief_worth(view, step.player, option.color, number)


def _statue(charts: ReachCharts, view: Position, step: TakeStatue, option: Action) -> float:
    me = view.players[step.player]
    aboard = tuple(sorted((*me.statues, option.color)))
    return -_ahead(charts, view, step.player, replace(me, statues=aboard))


def _offering(charts: ReachCharts, view: Position, step: TakeOffering, option: Action) -> float:
    me = view.players[step.player]
    aboard = tuple(sorted((*me.offerings, option.color)))
    return -_ahead(charts, view, step.player, replace(me, offerings=aboard))


def _ahead(charts: ReachCharts, view: Position, seat: int, me: Player) -> float:
    """Return the remaining work after a change of the player."""
    players = (*view.players[:seat], me, *view.players[seat + 1 :])
    changed = replace(view, players=players)
    chart = charts.chart_of(changed, seat)
    return chart.estimator.near_best(chart.stage, me.ship)


def _companion(charts: ReachCharts, view: Position, step: TakeCompanion, option: Action) -> float:
    me = view.players[step.player]
    color, kind = companion_parts(option.target)
    worth = COMPANIONS[kind]
    if kind == Kind.HERO:
        worth += 0.25 * (3 - me.shield) + 0.4 * me.injuries[color]
    elif any(companion_parts(card)[1] == kind for card in me.companions):
        worth -= 0.7
    return worth


_STATUES: Final = (Equipment.STATUES_PINK_BLUE_BLACK, Equipment.STATUES_RED_GREEN_YELLOW)
_OFFERINGS: Final = (Equipment.OFFERINGS_PINK_BLUE_BLACK, Equipment.OFFERINGS_RED_GREEN_YELLOW)


def _equipment(charts: ReachCharts, view: Position, step: TakeEquipment, option: Action) -> float:
    me = view.players[step.player]
    card = option.target
    worth = EQUIPMENT[card]
    room = len(me.statues) + len(me.offerings) < powers_of(view, step.player).storage
    families = [family_of(number) for number in me.tasks]
    if card in _STATUES:
        return worth if room and families.count(Family.STATUE) > len(me.statues) else 0.0
    if card in _OFFERINGS:
        return worth if room and families.count(Family.OFFERING) > len(me.offerings) else 0.0
    if card in (Equipment.GIFT, Equipment.GOD_TO_TOP):
        return worth
    return worth * min(1.0, len(me.tasks) / 8)


_RATINGS: Final[dict[type[Any], Callable[[ReachCharts, Position, Any, Action], float]]] = {
    ChooseShipTile: _ship_tile,
    ReturnTask: _return,
    TakeEquipment: _equipment,
    CheckReward: _reward,
    Recover: _recover,
    AdvanceGod: _advance,
    GodToTop: _to_top,
    FightOn: _fight_on,
    LookAt: _look_at,
    Uncover: _uncover,
    HealColor: _heal,
    TakeStatue: _statue,
    TakeOffering: _offering,
    TakeCompanion: _companion,
}
