"""Scenes with cargo aboard, and with statues that others have raised."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene, assume
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position, Six
from oracle_nb.delphi.model.tasks import WHITE_STATUE, Family, FamilyNeeds, ledger, task
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, Color
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import added, changed, removed, replaced

LOADING = (int(Verb.LOAD_OFFERING), int(Verb.LOAD_STATUE))
DELIVERING = (int(Verb.MAKE_OFFERING), int(Verb.RAISE_STATUE))


def wanted(scene: ExerciseScene, family: Family) -> tuple[int, ...]:
    """Return the colors of offerings or statues that the player may still take aboard."""
    cargo = scene.me.offerings if family == Family.OFFERING else scene.me.statues
    aboard = sum(1 << color for color in cargo)
    needs: FamilyNeeds = ledger(scene.me.tasks, scene.me.done).needs(family)
    return COLORS_OF[needs.takes(aboard)]


def with_offering(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with an offering of the color aboard, from one of the islands."""
    offerings = scene.position.offerings
    slots = [slot for slot, mask in enumerate(offerings) if mask >> color & 1]
    slot = scene.random.choice(slots)
    less = replaced(offerings, slot, offerings[slot] & ~(1 << color))
    laden = scene.with_me(offerings=added(scene.me.offerings, color))
    return laden.with_position(offerings=less)


def bound_for_temple(scene: ExerciseScene) -> tuple[ExerciseScene, int]:
    """Return the scene with an offering, one die of its color and no tokens, and its temple."""
    random = scene.random
    place = random.randrange(len(scene.rules.board.temples))
    color = scene.position.temples[place]
    assume(color in wanted(scene, Family.OFFERING))
    loaded = with_offering(scene, color)
    others = random.sample([one for one in COLORS if one != color], 2)
    dice = tuple(sorted((color, *others)))
    return loaded.with_me(dice=dice, favor=0, cards=(0,) * 6), place


def with_statue(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with a statue of the color aboard, from its city."""
    laden = scene.with_me(statues=added(scene.me.statues, color))
    return laden.with_position(statues=_less(scene.position.statues, color))


def _less(counts: Six, color: int) -> Six:
    return changed(counts, color, -1)


def laden(scene: ExerciseScene, pieces: int) -> ExerciseScene:
    """Return the scene with a number of needed pieces aboard."""
    for _ in range(pieces):
        family = scene.random.choice((Family.OFFERING, Family.STATUE))
        color = scene.random.choice(wanted(scene, family))
        scene = (with_offering if family == Family.OFFERING else with_statue)(scene, color)
    return scene


def filled(scene: ExerciseScene, color: int) -> ExerciseScene:
    """Return the scene with a statue of the color raised by the other player at every site."""
    board, position = scene.rules.board, scene.position
    slots = [
        slot for slot, space in enumerate(board.statues) if board.spaces[space].sites >> color & 1
    ]
    slot = scene.random.choice(slots)
    players = list(position.players)
    seat = 1 - position.turn
    other = players[seat]
    companion = 3 * color + 1
    players[seat] = replace(
        other,
        tasks=removed(other.tasks, WHITE_STATUE),
        done=added(other.done, task(Family.STATUE, color)),
        companions=added(other.companions, companion),
    )
    return scene.with_position(
        players=tuple(players),
        sites=replaced(position.sites, slot, position.sites[slot] | 1 << color),
        statues=_less(position.statues, color),
        companions=position.companions & ~(1 << companion),
    )


def by(position: Position, water: int) -> Position:
    """Return the position with the player's ship on another water space."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], ship=water)
    return replace(position, players=tuple(players))


def docks(rules: Delphi, position: Position, actions: Sequence[Action]) -> tuple[int, ...]:
    """Return the water spaces from which the player's ship can do one of the actions."""
    by_land = {action.target: action for action in actions}
    found = []
    for water in rules.board.water:
        tried = [by_land[land] for land in rules.board.shore2[water] if land in by_land]
        if tried:
            there = by(position, water)
            if any(rules.check(there, action).allowed for action in tried):
                found.append(water)
    return tuple(found)


def lands(rules: Delphi, verb: int) -> tuple[int, ...]:
    """Return the places where something can be loaded or delivered at all."""
    board = rules.board
    return {
        Verb.LOAD_OFFERING: board.offerings,
        Verb.LOAD_STATUE: board.cities,
        Verb.MAKE_OFFERING: board.temples,
        Verb.RAISE_STATUE: board.statues,
    }[Verb(verb)]


def docked(scene: ExerciseScene) -> ExerciseScene:
    """Return the scene with the ship next to a temple for its offerings."""
    assume(scene.me.offerings)
    board = scene.rules.board
    slot = scene.position.temples.index(scene.random.choice(scene.me.offerings))
    waters = [space for space in board.adjacent[board.temples[slot]] if space in board.water]
    return scene.with_me(ship=scene.random.choice(waters))


def cargo_actions(rules: Delphi, position: Position, verbs: Sequence[int]) -> Iterator[Action]:
    """Return all loads and deliveries with the dice, legal or not."""
    for verb in verbs:
        for die in dict.fromkeys(position.players[position.turn].dice):
            for land in lands(rules, verb):
                yield Action(verb, die, die, land)


def cargo_facts(scene: ExerciseScene) -> dict[str, tuple[Color, ...]]:
    """Return what is aboard and which dice there are, for a message."""
    me = scene.me
    return {
        "offerings": tuple(map(Color, me.offerings)),
        "statues": tuple(map(Color, me.statues)),
        "dice": tuple(map(Color, me.dice)),
    }
