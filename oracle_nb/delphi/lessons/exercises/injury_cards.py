"""Effects of injury cards and of the titan on a player, found by playing them."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.delphi.lessons.exercises.scenes import ExerciseScene
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import CheckInjuries, NextTurn, Phase, Position, Titan
from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.delphi.rules.consistency.shape import INJURIES
from oracle_nb.delphi.rules.engine import Delphi

DICE: Final = 3
Injuries: TypeAlias = tuple[int, ...]


def by_color(colors: Sequence[int]) -> Injuries:
    """Return the number of injury cards of each color."""
    return tuple(colors.count(color) for color in range(len(COLORS)))


def listed(injuries: Injuries) -> tuple[Color, ...]:
    """Return the color of each injury card."""
    return tuple(color for color in COLORS for _ in range(injuries[color]))


def injured(position: Position, seat: int, injuries: Injuries) -> Position:
    """Return the position with other injury cards of a player; all others are in the pile."""
    players = list(position.players)
    players[seat] = replace(players[seat], injuries=injuries)
    held = [sum(player.injuries[color] for player in players) for color in range(len(COLORS))]
    return replace(
        position,
        players=tuple(players),
        injury_deck=tuple(INJURIES - number for number in held),
        injury_discard=(0,) * len(COLORS),
    )


def hurt(scene: ExerciseScene, injuries: Injuries) -> ExerciseScene:
    """Return the scene with other injury cards of the player who acts."""
    return replace(scene, position=injured(scene.position, scene.position.turn, injuries))


def at_check(position: Position, seat: int) -> Position:
    """Return the position just before a player's check for injuries."""
    check = (CheckInjuries(seat),)
    return replace(position, turn=seat, phase=Phase.CHECK, pending=check, spent=(), played=-1)


def turn_started(rules: Delphi, position: Position, seat: int) -> tuple[Position, list[Event]]:
    """Return the position after a player's check for injuries, and what happens in it.

    If the player must recover, they do.
    """
    players = list(position.players)
    dice = sorted((*players[seat].dice, *(0,) * DICE)[:DICE])
    players[seat] = replace(players[seat], dice=tuple(dice))
    position = at_check(replace(position, players=tuple(players)), seat)
    chance = SeededChance(0)
    transition = rules.begin(position, chance)
    happened = list(transition.events)
    while transition.position.turn == seat and (pending := transition.position.pending):
        if pending[0].player != seat:
            break
        action = rules.legal_actions(transition.position)[0]
        transition = rules.apply(transition.position, action, chance)
        happened += transition.events
    return transition.position, happened


def turn_ended(rules: Delphi, position: Position, seat: int) -> list[Event]:
    """Return what happens when a player ends their actions; no god of the others moves."""
    players = tuple(replace(one, gods=(0,) * len(COLORS)) for one in position.players)
    position = replace(
        position, players=players, turn=seat, phase=Phase.ACT, pending=(), spent=(), played=-1
    )
    return list(rules.apply(position, Action(Verb.END), SeededChance(0)).events)


def recovers(rules: Delphi, position: Position, injuries: Injuries) -> bool:
    """Return whether the first player would have to recover if their turn began so injured."""
    _, events = turn_started(rules, injured(position, 0, injuries), 0)
    return happens(events, "must-recover")


def happens(events: Sequence[Event], what: str) -> bool:
    """Return whether something happens before the next turn begins."""
    return any(event.what == what for event in _of_this_turn(events))


def discarded(events: Sequence[Event]) -> int:
    """Return how many injury cards are discarded before the next turn begins."""
    found = (event for event in _of_this_turn(events) if event.what == "injuries-discarded")
    return sum(event.facts["injuries"] for event in found)


def _of_this_turn(events: Sequence[Event]) -> Iterator[Event]:
    return takewhile(lambda event: event.what != "turn-begun", events)


def cards_drawn(rules: Delphi, position: Position, seat: int, roll: int) -> int:
    """Return how many injury cards a player draws for a roll of the titan die."""
    before = injured(position, seat, (0,) * len(COLORS))
    last = len(before.players) - 1
    steps = (Titan(last, roll), NextTurn(last))
    attacked = replace(before, turn=last, phase=Phase.CONSULT, pending=steps, spent=(), played=-1)
    events = rules.begin(attacked, SeededChance(0)).events
    drawn = (event for event in _of_this_turn(events) if event.what == "injury-drawn")
    return sum(event.player == seat for event in drawn)
