"""Offerings and statues: loading, delivering, and what delivering a task brings.

There is no other way for cargo to leave a ship (cargo.no-dumping).
"""

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import TakeCompanion
from oracle_nb.delphi.model.tasks import Family, FamilyNeeds, serve, task
from oracle_nb.delphi.pieces import ALL_COLORS, COMPANIONS_OF_COLOR, WHITE
from oracle_nb.delphi.rules.action_schema import (
    OFFERING_FAVOR,
    ActionSchema,
    Facts,
    Precondition,
    TurnState,
    adjacent,
)
from oracle_nb.delphi.rules.transaction import Transaction, added, changed, removed
from oracle_nb.games.kit.transaction import replaced

_SHRINE: Final = Family.SHRINE
_STATUE: Final = Family.STATUE
_OFFERING: Final = Family.OFFERING


def _loaded(family: Family) -> Callable[[TurnState], int]:
    if family == Family.OFFERING:
        return attrgetter("offerings")
    return attrgetter("statues") if family == Family.STATUE else lambda state: 0


def _needs(family: Family) -> Callable[[TurnState], FamilyNeeds]:
    return attrgetter(f"ledger.{family}")


def _family(family: Family) -> Callable[[TurnState, int, int], Facts]:
    return lambda state, target, color: {"family": family, "color": color}


def needed(family: Family) -> Precondition:
    """Precondition task.needed for loading or fighting; cargo aboard has claimed its task."""
    needs, aboard = _needs(family), _loaded(family)

    def permits(state: TurnState, target: int) -> int:
        return needs(state).wanted(aboard(state))

    return Precondition("task.needed", permits, _family(family), once=True)


def fresh(family: Family) -> Precondition:
    """Precondition task.color-once for loading or fighting."""
    needs, aboard = _needs(family), _loaded(family)

    def permits(state: TurnState, target: int) -> int:
        return needs(state).fresh(aboard(state))

    def facts(state: TurnState, target: int, color: int) -> Facts:
        how = "aboard" if aboard(state) >> color & 1 else "done"
        return {"family": family, "color": color, "how": how}

    return Precondition("task.color-once", permits, facts, once=True)


def task_open(family: Family) -> Precondition:
    """Precondition task.needed for a delivery: a task of the family takes the color."""
    needs = _needs(family)

    def permits(state: TurnState, target: int) -> int:
        open_now = needs(state)
        return ALL_COLORS if open_now.white else open_now.fixed

    return Precondition("task.needed", permits, _family(family), once=True)


def not_done(family: Family) -> Precondition:
    """Precondition task.color-once for a delivery."""
    needs = _needs(family)

    def permits(state: TurnState, target: int) -> int:
        return ALL_COLORS & ~needs(state).done

    def facts(state: TurnState, target: int, color: int) -> Facts:
        return {"family": family, "color": color, "how": "done"}

    return Precondition("task.color-once", permits, facts, once=True)


def hold_free(state: TurnState, target: int) -> int:
    """Return all colors while there is free storage."""
    me = state.me
    return ALL_COLORS if len(me.offerings) + len(me.statues) < state.powers.storage else 0


def _hold_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"storage": state.powers.storage}


CAPACITY: Final = Precondition("cargo.capacity", hold_free, _hold_facts, once=True)


def _offerings_there(state: TurnState, target: int) -> int:
    return state.position.offerings[state.tables.slot[target]]


def _there(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": color}


def _temple_color(state: TurnState, target: int) -> int:
    return 1 << state.position.temples[state.tables.slot[target]]


def _temple_facts(state: TurnState, target: int, color: int) -> Facts:
    there = state.position.temples[state.tables.slot[target]]
    return {"space": target, "used": color, "color": there}


def _city_color(state: TurnState, target: int) -> int:
    return 1 << state.tables.border[target]


def _city_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "color": state.tables.border[target]}


def statues_left(state: TurnState, target: int) -> int:
    """Return all colors while the city has statues."""
    return ALL_COLORS if state.position.statues[state.tables.border[target]] else 0


def _city_stock(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "color": state.tables.border[target]}


STATUES_LEFT: Final = Precondition("statue.load", statues_left, _city_stock)
CITY_COLOR: Final = Precondition("action.color-match", _city_color, _city_facts, fixed=True)


def _site_color(state: TurnState, target: int) -> int:
    return state.tables.sites[target]


def _site_facts(state: TurnState, target: int, color: int) -> Facts:
    return {"space": target, "used": color, "colors": state.tables.sites[target]}


def _site_free(state: TurnState, target: int) -> int:
    return ALL_COLORS & ~state.position.sites[state.tables.slot[target]]


def _offering_loaded(state: TurnState, target: int) -> int:
    return state.offerings


def _statue_loaded(state: TurnState, target: int) -> int:
    return state.statues


# --- effects --------------------------------------------------------------------------------


def load_offering(transaction: Transaction, seat: int, space: int, color: int, rule: str) -> None:
    """Take an offering from an island aboard."""
    slot = transaction.tables.slot[space]
    offerings = transaction.position.offerings
    transaction.change(offerings=replaced(offerings, slot, offerings[slot] & ~(1 << color)))
    transaction.update(seat, offerings=added(transaction.players[seat].offerings, color))
    transaction.event("offering-loaded", rule, seat, color=color, space=space)


def load_statue(transaction: Transaction, seat: int, color: int, rule: str) -> None:
    """Take a statue from its city aboard."""
    transaction.change(statues=changed(transaction.position.statues, color, -1))
    transaction.update(seat, statues=added(transaction.players[seat].statues, color))
    transaction.event("statue-loaded", rule, seat, color=color)


def complete(transaction: Transaction, seat: int, family: Family, value: int, rule: str) -> None:
    """Complete the task that the color (for shrines: the letter) serves (task.fixed-first).

    The caller gives the reward, then and at no other time (task.reward-on-return).
    """
    player = transaction.players[seat]
    try:
        number = serve(player.tasks, family, value)
    except LookupError:
        return  # nothing to complete if task.needed is waived
    kept = number if family == _SHRINE else task(family, value)
    transaction.update(seat, tasks=removed(player.tasks, number), done=added(player.done, kept))
    white = family != _SHRINE and number == task(family, WHITE)
    chosen = not white and task(family, WHITE) in player.tasks
    transaction.event(
        "task-completed",
        "task.fixed-first" if chosen else rule,
        seat,
        task=number,
        color=-1 if family == _SHRINE else value,
        white=white,
        left=len(player.tasks) - 1,
    )


def reward_step(transaction: Transaction, seat: int) -> None:
    """Return the god step that the reward-god card adds (equipment.reward-god)."""
    if transaction.powers(seat).reward_god:
        transaction.god_steps(seat, 1, "equipment.reward-god")


def _do_load_offering(transaction: Transaction, action: Action) -> None:
    load_offering(
        transaction, transaction.position.turn, action.target, action.color, "offering.load"
    )


def _do_load_statue(transaction: Transaction, action: Action) -> None:
    load_statue(transaction, transaction.position.turn, action.color, "statue.load")


def _do_make_offering(transaction: Transaction, action: Action) -> None:
    seat, color = transaction.position.turn, action.color
    transaction.update(seat, offerings=removed(transaction.players[seat].offerings, color))
    transaction.event("offering-made", "offering.make", seat, color=color, space=action.target)
    complete(transaction, seat, _OFFERING, color, "offering.make")
    transaction.take_favor(seat, OFFERING_FAVOR, "offering.reward")
    reward_step(transaction, seat)


def _do_raise_statue(transaction: Transaction, action: Action) -> None:
    seat, color = transaction.position.turn, action.color
    slot = transaction.tables.slot[action.target]
    sites = transaction.position.sites
    transaction.change(sites=replaced(sites, slot, sites[slot] | 1 << color))
    transaction.update(seat, statues=removed(transaction.players[seat].statues, color))
    transaction.event("statue-raised", "statue.raise", seat, color=color, space=action.target)
    complete(transaction, seat, _STATUE, color, "statue.raise")
    reward_step(transaction, seat)
    if transaction.position.companions & COMPANIONS_OF_COLOR[color]:
        transaction.push(TakeCompanion(seat, color))
    else:
        transaction.event("no-companion-left", "companion.taken", seat, color=color)


def islands(*terrains: Terrain) -> tuple[int, ...]:
    """Return the numbers of terrains."""
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
    effect=_do_load_offering,
    terrains=islands(Terrain.OFFERING),
)
MAKE_OFFERING: Final = ActionSchema(
    verb=Verb.MAKE_OFFERING,
    rules=("offering.make", "offering.reward"),
    conditions=(
        adjacent(TurnState.offerings_in_reach),
        Precondition("offering.make", _offering_loaded, _there),
        Precondition("action.color-match", _temple_color, _temple_facts),
        task_open(Family.OFFERING),
        not_done(Family.OFFERING),
    ),
    effect=_do_make_offering,
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
    effect=_do_load_statue,
    terrains=islands(Terrain.CITY),
)
RAISE_STATUE: Final = ActionSchema(
    verb=Verb.RAISE_STATUE,
    rules=("statue.raise", "statue.reward"),
    conditions=(
        adjacent(TurnState.statues_in_reach),
        Precondition("statue.raise", _statue_loaded, _there),
        Precondition("action.color-match", _site_color, _site_facts, fixed=True),
        Precondition("statue.site-once", _site_free, _there),
        task_open(Family.STATUE),
        not_done(Family.STATUE),
    ),
    effect=_do_raise_statue,
    terrains=islands(Terrain.STATUE),
)
