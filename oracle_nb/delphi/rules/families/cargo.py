"""Offerings and statues: loading, delivering, and what delivering a task brings.

Cargo leaves a ship in no other way (cargo.no-dumping).
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import TakeCompanion
from oracle_nb.delphi.model.tasks import Family, FamilyNeeds, serve, task
from oracle_nb.delphi.pieces import ALL_COLORS, COMPANIONS_OF_COLOR, WHITE
from oracle_nb.delphi.rules.schema import (
    OFFERING_FAVOR,
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    adjacent,
)
from oracle_nb.delphi.rules.transaction import Transaction, added, changed, removed, replaced


def _aboard(family: Family) -> Callable[[TurnState], int]:
    if family == Family.OFFERING:
        return attrgetter("offerings")
    return attrgetter("statues") if family == Family.STATUE else lambda standing: 0


def _needs(family: Family) -> Callable[[TurnState], FamilyNeeds]:
    return attrgetter(f"ledger.{family}")


def _family(family: Family) -> Callable[[TurnState, int, int], Facts]:
    return lambda standing, target, color: {"family": family, "color": color}


def needed(family: Family) -> Precondition:
    """task.needed for something to be loaded or fought: cargo aboard is spoken for."""
    needs, aboard = _needs(family), _aboard(family)

    def permits(standing: TurnState, target: int) -> int:
        return needs(standing).wanted(aboard(standing))

    return Precondition("task.needed", permits, _family(family), once=True)


def fresh(family: Family) -> Precondition:
    """task.color-once for something to be loaded or fought."""
    needs, aboard = _needs(family), _aboard(family)

    def permits(standing: TurnState, target: int) -> int:
        return needs(standing).fresh(aboard(standing))

    def facts(standing: TurnState, target: int, color: int) -> Facts:
        how = "aboard" if aboard(standing) >> color & 1 else "done"
        return {"family": family, "color": color, "how": how}

    return Precondition("task.color-once", permits, facts, once=True)


def task_open(family: Family) -> Precondition:
    """task.needed for something delivered: a task of the family takes the color."""
    needs = _needs(family)

    def permits(standing: TurnState, target: int) -> int:
        open_now = needs(standing)
        return ALL_COLORS if open_now.white else open_now.fixed

    return Precondition("task.needed", permits, _family(family), once=True)


def not_done(family: Family) -> Precondition:
    """task.color-once for something delivered."""
    needs = _needs(family)

    def permits(standing: TurnState, target: int) -> int:
        return ALL_COLORS & ~needs(standing).done

    def facts(standing: TurnState, target: int, color: int) -> Facts:
        return {"family": family, "color": color, "how": "done"}

    return Precondition("task.color-once", permits, facts, once=True)


def hold_free(standing: TurnState, target: int) -> int:
    """Every color while there is room aboard."""
    me = standing.me
    return ALL_COLORS if len(me.offerings) + len(me.statues) < standing.powers.storage else 0


def _hold_facts(standing: TurnState, target: int, color: int) -> Facts:
    return {"storage": standing.powers.storage}


CAPACITY: Final = Precondition("cargo.capacity", hold_free, _hold_facts, once=True)


def _offerings_there(standing: TurnState, target: int) -> int:
    return standing.position.offerings[standing.tables.slot[target]]


def _there(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": color}


def _temple_color(standing: TurnState, target: int) -> int:
    return 1 << standing.position.temples[standing.tables.slot[target]]


def _temple_facts(standing: TurnState, target: int, color: int) -> Facts:
    there = standing.position.temples[standing.tables.slot[target]]
    return {"space": target, "used": color, "color": there}


def _city_color(standing: TurnState, target: int) -> int:
    return 1 << standing.tables.border[target]


def _city_facts(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "color": standing.tables.border[target]}


def statues_left(standing: TurnState, target: int) -> int:
    """Every color while the city has statues."""
    return ALL_COLORS if standing.position.statues[standing.tables.border[target]] else 0


def _city_stock(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": standing.tables.border[target]}


STATUES_LEFT: Final = Precondition("statue.load", statues_left, _city_stock)
CITY_COLOR: Final = Precondition("action.color-match", _city_color, _city_facts, fixed=True)


def _site_color(standing: TurnState, target: int) -> int:
    return standing.tables.sites[target]


def _site_facts(standing: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "colors": standing.tables.sites[target]}


def _site_free(standing: TurnState, target: int) -> int:
    return ALL_COLORS & ~standing.position.sites[standing.tables.slot[target]]


def _offering_aboard(standing: TurnState, target: int) -> int:
    return standing.offerings


def _statue_aboard(standing: TurnState, target: int) -> int:
    return standing.statues


# --- what is done --------------------------------------------------------------------------------


def load_offering(play: Transaction, seat: int, space: int, color: int, rule: str) -> None:
    """Take an offering from an island aboard."""
    slot = play.tables.slot[space]
    offerings = play.common.offerings
    play.change(offerings=replaced(offerings, slot, offerings[slot] & ~(1 << color)))
    play.update(seat, offerings=added(play.players[seat].offerings, color))
    play.event("offering-loaded", rule, seat, color=color, space=space)


def load_statue(play: Transaction, seat: int, color: int, rule: str) -> None:
    """Take a statue from its city aboard."""
    play.change(statues=changed(play.common.statues, color, -1))
    play.update(seat, statues=added(play.players[seat].statues, color))
    play.event("statue-loaded", rule, seat, color=color)


def complete(play: Transaction, seat: int, family: Family, value: int, rule: str) -> None:
    """Complete the task that the color (for shrines: the letter) serves (task.fixed-first).

    What it is worth is given by who calls this, then and at no other time (task.reward-on-return).
    """
    player = play.players[seat]
    try:
        number = serve(player.tasks, family, value)
    except LookupError:
        return  # done for nothing, by someone let off task.needed
    kept = number if family == Family.SHRINE else task(family, value)
    play.update(seat, tasks=removed(player.tasks, number), done=added(player.done, kept))
    white = family != Family.SHRINE and number == task(family, WHITE)
    chosen = not white and task(family, WHITE) in player.tasks
    play.event(
        "task-completed",
        "task.fixed-first" if chosen else rule,
        seat,
        task=number,
        color=-1 if family == Family.SHRINE else value,
        white=white,
        left=len(player.tasks) - 1,
    )


def reward_step(play: Transaction, seat: int) -> None:
    """The god step that the reward-god card adds (equipment.reward-god)."""
    if play.powers(seat).reward_god:
        play.god_steps(seat, 1, "equipment.reward-god")


def _do_load_offering(play: Transaction, action: Action) -> None:
    load_offering(play, play.common.turn, action.target, action.color, "offering.load")


def _do_load_statue(play: Transaction, action: Action) -> None:
    load_statue(play, play.common.turn, action.color, "statue.load")


def _do_make_offering(play: Transaction, action: Action) -> None:
    seat, color = play.common.turn, action.color
    play.update(seat, offerings=removed(play.players[seat].offerings, color))
    play.event("offering-made", "offering.make", seat, color=color, space=action.target)
    complete(play, seat, Family.OFFERING, color, "offering.make")
    play.take_favor(seat, OFFERING_FAVOR, "offering.reward")
    reward_step(play, seat)


def _do_raise_statue(play: Transaction, action: Action) -> None:
    seat, color = play.common.turn, action.color
    slot = play.tables.slot[action.target]
    sites = play.common.sites
    play.change(sites=replaced(sites, slot, sites[slot] | 1 << color))
    play.update(seat, statues=removed(play.players[seat].statues, color))
    play.event("statue-raised", "statue.raise", seat, color=color, space=action.target)
    complete(play, seat, Family.STATUE, color, "statue.raise")
    reward_step(play, seat)
    if play.common.companions & COMPANIONS_OF_COLOR[color]:
        play.push(TakeCompanion(seat, color))
    else:
        play.event("no-companion-left", "companion.taken", seat, color=color)


def islands(*terrains: Terrain) -> tuple[int, ...]:
    """The numbers of terrains."""
    return tuple(int(terrain) for terrain in terrains)


LOAD_OFFERING: Final = ActionSchema(
    verb=Verb.LOAD_OFFERING,
    rules=("offering.load",),
    conditions=(
        adjacent(TurnState.offerings_in_reach),
        CAPACITY,
        Precondition("offering.load", _offerings_there, _there),
        needed(Family.OFFERING),
        fresh(Family.OFFERING),
    ),
    do=_do_load_offering,
    terrains=islands(Terrain.OFFERING),
)
MAKE_OFFERING: Final = ActionSchema(
    verb=Verb.MAKE_OFFERING,
    rules=("offering.make", "offering.reward"),
    conditions=(
        adjacent(TurnState.offerings_in_reach),
        Precondition("offering.make", _offering_aboard, _there),
        Precondition("action.color-match", _temple_color, _temple_facts),
        task_open(Family.OFFERING),
        not_done(Family.OFFERING),
    ),
    do=_do_make_offering,
    terrains=islands(Terrain.TEMPLE),
)
LOAD_STATUE: Final = ActionSchema(
    verb=Verb.LOAD_STATUE,
    rules=("statue.load",),
    conditions=(
        adjacent(TurnState.statues_in_reach),
        CAPACITY,
        CITY_COLOR,
        STATUES_LEFT,
        needed(Family.STATUE),
        fresh(Family.STATUE),
    ),
    do=_do_load_statue,
    terrains=islands(Terrain.CITY),
)
RAISE_STATUE: Final = ActionSchema(
    verb=Verb.RAISE_STATUE,
    rules=("statue.raise", "statue.reward"),
    conditions=(
        adjacent(TurnState.statues_in_reach),
        Precondition("statue.raise", _statue_aboard, _there),
        Precondition("action.color-match", _site_color, _site_facts, fixed=True),
        Precondition("statue.site-once", _site_free, _there),
        task_open(Family.STATUE),
        not_done(Family.STATUE),
    ),
    do=_do_raise_statue,
    terrains=islands(Terrain.STATUE),
)
