"""Motives: the reasons of bots, derived from the line of play that they have found.

Everybody can read them, so they never name an island with a face-down tile as a goal, because the
bot may know the tile. No number depends on what it has seen either.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from oracle_nb.core.verdicts import Facts
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.bots.errands import Errand
from oracle_nb.delphi.bots.reach_chart import ReachChart, ReachCharts
from oracle_nb.delphi.bots.work_estimator import WorkStage
from oracle_nb.delphi.model.actions import CARD, Action, Verb
from oracle_nb.delphi.model.position import Player, Position, TakeEquipment, tag
from oracle_nb.delphi.model.tasks import ledger
from oracle_nb.delphi.model.verbs import GOD_OF, SAILING_VERBS, TASK_VERBS, WITHOUT_GOD
from oracle_nb.games.motives import Motive

_TASK_VERBS: Final[dict[int, Verb]] = {
    **{verb: verb for verb in TASK_VERBS},
    **{verb: Verb(WITHOUT_GOD[verb]) for verb in WITHOUT_GOD},
}
"""Verbs that advance the tasks, and the equivalent verbs of gods."""
_GODS: Final = frozenset(GOD_OF) - _TASK_VERBS.keys() - SAILING_VERBS
"""Special actions of gods without a place."""
_PLANS: Final = frozenset({"turn", "ahead", "later"})
"""Motives that announce an action."""
_DONE: Final = frozenset({"deed", "explore-reward", "load-offering", "load-statue"})
"""Motives of an action itself."""
_OWN_REASON: Final = frozenset({"home", "too-late"})
"""Motives that say themselves why no plan is followed."""
Goal = tuple[int, int, int]
"""The verb, color and space of an action."""


class Plan(Protocol):
    """The search of a bot through its turn."""

    @property
    def chart(self) -> ReachChart:
        """The errands of the player, and the ways to them."""

    @property
    def view(self) -> Position:
        """The position as the player may know it."""

    @property
    def me(self) -> Player:
        """The player."""


class LineEnd(Protocol):
    """The state at the end of a line of play."""

    @property
    def ship(self) -> int:
        """The space of the ship."""

    @property
    def work(self) -> WorkStage:
        """The remaining work."""


class PlannedLine(Protocol):
    """A line of play that a bot has found."""

    @property
    def path(self) -> tuple[Action, ...]:
        """Its actions."""

    @property
    def node(self) -> LineEnd:
        """The state at its end."""


def of_line(plan: Plan, line: PlannedLine) -> Motive:
    """Return the motive for the first action of a line."""
    first, *others = line.path
    if first.verb in _TASK_VERBS:
        return _of_task(plan, first)
    if not plan.me.tasks and first.verb in SAILING_VERBS and first.target == plan.chart.board.zeus:
        return Motive("home", {"steps": 0})
    deeds = [(number, x) for number, x in enumerate(others, 1) if x.verb in _TASK_VERBS]
    if first.verb == Verb.FAVOR:
        # Tokens are for what needs them: revealing a tile does only with another color.
        deeds = [x for x in deeds if x[1].verb != Verb.EXPLORE] or [
            x for x in deeds if x[1].source % CARD != x[1].color
        ]
    for number, action in deeds[:1]:
        goal = _goal(_TASK_VERBS[action.verb], action.color, action.target)
        return Motive("turn", {**goal, "actions": number, "round": plan.view.round})
    if first.verb in _GODS:
        return Motive("god")
    if first.verb not in SAILING_VERBS:
        return Motive("favor" if first.verb == Verb.FAVOR else "idle")
    return _ahead(plan, line)


def serves(action: Action) -> bool:
    """Return whether an action brings a task forward."""
    return action.verb in _TASK_VERBS


def postponed(action: Action, actions: int, tokens: int) -> Motive:
    """Return the motive for doing nothing for a task, though an action for one is possible.

    ``actions``: the dice and cards that it takes, those for the way included.
    ``tokens``: the favor tokens that it takes.
    """
    goal = _goal(_TASK_VERBS[action.verb], action.color, action.target)
    return Motive("postponed", {**goal, "actions": actions, "tokens": tokens})


def unlikely(fight: Action, tokens: int, chance: float) -> Motive:
    """Return the motive for not beginning a fight that would most likely be lost.

    ``tokens``: the favor tokens that it takes.
    ``chance``: the chance of winning with those that are left.
    """
    goal = _goal(Verb.FIGHT, fight.color, fight.target)
    return Motive("unlikely", {**goal, "tokens": tokens, "chance": round(chance, 2)})


def of_answer(view: Position) -> Motive:
    """Return the motive for the answer to the first pending decision, by its kind."""
    step = view.pending[0]
    if isinstance(step, TakeEquipment) and not view.players[step.player].tasks:
        return Motive("take-equipment-home")
    return Motive(tag(step))


def _goal(verb: int, color: int, space: int) -> dict[str, Any]:
    if verb == Verb.EXPLORE:
        return {"verb": verb, "color": -1, "space": -1}
    return {"verb": verb, "color": color, "space": space}


def _of_task(plan: Plan, action: Action) -> Motive:
    verb, chart = _TASK_VERBS[action.verb], plan.chart
    if verb in (Verb.LOAD_OFFERING, Verb.LOAD_STATUE):
        places = chart.finder.ends(verb, action.color)
        ship, reach = plan.me.ship, _reach(chart, verb)
        ways = [(chart.steps(ship, place, reach), place) for place in places]
        steps, place = min(ways, default=(UNREACHABLE, -1))
        if steps < UNREACHABLE:
            kind = "load-offering" if verb == Verb.LOAD_OFFERING else "load-statue"
            return Motive(kind, {"place": place, "steps": steps})
    if verb == Verb.EXPLORE and not _needs_tile(plan):
        return Motive("explore-reward")
    return Motive("deed", {"verb": verb})


def _needs_tile(plan: Plan) -> bool:
    """Return whether the face-up tiles, which everybody sees, don't suffice for all shrines."""
    me, view = plan.me, plan.view
    bare = view.face_up & ~view.shrines
    ready = sum(tile in plan.chart.own and bare >> slot & 1 for slot, tile in enumerate(view.tiles))
    return len(ledger(me.tasks, me.done).letters) > ready


def _reach(chart: ReachChart, verb: int) -> int:
    powers = chart.powers
    return int(powers.reach_offering if verb == Verb.LOAD_OFFERING else powers.reach_statue)


def _ahead(plan: Plan, line: PlannedLine) -> Motive:
    """Return the goal of a path that ends a turn, and how far its first move is from it."""
    chart, ship = plan.chart, line.path[0].target
    errand: Errand | None = chart.estimator.next_errand(line.node.work, line.node.ship)
    home = errand is None and line.node.ship == chart.board.zeus
    if not home and any(player.home for player in plan.view.players):
        return Motive("too-late")
    if errand is None:
        steps = chart.ways.rows[ship][chart.board.zeus] if chart.board.zeus >= 0 else 0
        return Motive("home", {"steps": steps})
    goal = _goal(errand.verb, errand.color, errand.space)
    if goal["space"] < 0:
        return Motive("later", {**goal, "round": plan.view.round})
    steps = chart.steps(ship, errand.space, errand.reach)
    return Motive("ahead", {**goal, "steps": steps, "round": plan.view.round})


# --- plans that are dropped -------------------------------------------------------------------


def with_change(
    charts: ReachCharts, view: Position, action: Action, motive: Motive, said: Sequence[Motive]
) -> Motive:
    """Return the motive for an action, with a fact ``change`` if it drops an announced plan.

    ``charts``: the charts of the game.
    ``view``: the view of the bot when it decided.
    ``action``: the decision.
    ``motive``: the motive for this decision.
    ``said``: the motives for the bot's earlier decisions, the latest last.
    """
    announced = _announced(said)
    if announced is None or motive.what in _OWN_REASON:
        return motive
    now = _aim(action, motive)
    if now is None and (announced.what != "turn" or announced.facts["round"] != view.round):
        return motive  # A plan for later turns has spare dice.
    if action.verb == Verb.EXPLORE and _remote(announced, view):
        return motive  # A tile that is revealed on the way.
    if now is not None and now == _planned(announced) and not _late(announced, motive, view):
        return motive
    chart = charts.chart_of(view, view.turn)
    work = chart.stage
    errands = chart.estimator.all_errands(work)
    possible = {_plain(_goal(errand.verb, errand.color, errand.space)) for errand in errands}
    if _planned(announced) not in possible:
        change = "gone"
    else:
        change = "better" if announced.facts["round"] == view.round else "dice"
    return Motive(motive.what, {**motive.facts, "change": change})


def _announced(said: Sequence[Motive]) -> Motive | None:
    """Return the last announced plan that was neither completed nor dropped."""
    for motive in reversed(said):
        if motive.what in _PLANS:
            return motive
        if motive.what in _DONE or "change" in motive.facts:
            return None
    return None


def _aim(action: Action, motive: Motive) -> Goal | None:
    """Return the goal that a decision advances or announces; None for neither."""
    if motive.what in _DONE:
        return _plain(_goal(_TASK_VERBS[action.verb], action.color, action.target))
    return _planned(motive) if motive.what in _PLANS else None


def _late(announced: Motive, motive: Motive, view: Position) -> bool:
    """Return whether an action announced for this turn needs other actions than announced."""
    if announced.what != "turn" or announced.facts["round"] != view.round:
        return False
    left: int = announced.facts["actions"] - 1
    return left != int(motive.facts["actions"] if motive.what == "turn" else 0)


def _remote(announced: Motive, view: Position) -> bool:
    """Return whether an action announced for this turn follows others."""
    facts = announced.facts
    return announced.what == "turn" and facts["round"] == view.round and facts["actions"] > 1


def _planned(motive: Motive) -> Goal:
    return _plain(motive.facts)


def _plain(goal: Facts) -> Goal:
    return int(goal["verb"]), goal["color"], goal["space"]
