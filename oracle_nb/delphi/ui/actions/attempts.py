"""Actions that a player may mean by a die, card, god or space, and the way of a ship."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, END_TURN, EXTRA, NONE, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, ledger
from oracle_nb.delphi.model.verbs import SIGNATURES, VERB_OF_GOD, TargetKind
from oracle_nb.delphi.pieces import COLORS, COLORS_OF, Color, Equipment, God
from oracle_nb.delphi.rules.turn_state import mask_of

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi


def source_examples(rules: "Delphi", position: Position) -> tuple[tuple[str, Action], ...]:
    """Return the sources of the player to move by their keys, each with an action to try."""
    seat = position.to_move
    if seat is None:
        return ()
    player = position.players[seat]
    dice = dict.fromkeys((*player.dice, *used_dice(position, seat)))
    examples = [(f"die:{Color(die)}", Action(Verb.FAVOR, die)) for die in dice]
    examples += [(f"card:{c}", Action(Verb.FAVOR, CARD + c)) for c in COLORS if player.cards[c]]
    if Equipment.EXTRA_ACTION in player.equipment:
        examples.append(("extra", Action(Verb.FAVOR, EXTRA)))
    board = rules.board
    places: dict[God, Sequence[int]] = {
        God.HERMES: board.cities,
        God.POSEIDON: range(len(board.spaces)),
        God.ARTEMIS: board.islands,
        God.ARES: board.monsters,
    }
    for god in God:
        aims = [place for place in places.get(god, (NONE,)) if place >= 0 or god not in places]
        if not aims:
            # A board of a few hexes may have no place for this god.
            continue
        examples.append((f"god:{god.name.lower()}", _nearest(rules, position, god, aims)))
    examples.append(("end", END_TURN))
    return tuple(examples)


def _nearest(rules: "Delphi", position: Position, god: God, aims: Sequence[int]) -> Action:
    """Return the action of a god that the fewest rules refuse."""
    refused: dict[Action, int] = {}
    for action in chain.from_iterable(_divine(rules, position, god, aim) for aim in aims):
        refused[action] = len(rules.check(position, action).broken)
        # No other is refused by fewer, unless the god can act: then nobody asks for this.
        if refused[action] <= 1:
            return action
    return min(refused, key=refused.__getitem__)


def candidates(rules: "Delphi", position: Position, key: str, space: int) -> tuple[Action, ...]:
    """Return the actions that a click on a space can mean, with a source or any die (``""``)."""
    kind, _, name = key.partition(":")
    if kind == "god":
        god = God[name.upper()]
        nowhere = SIGNATURES[VERB_OF_GOD[god]].target is TargetKind.NONE
        return () if nowhere else tuple(_divine(rules, position, god, space))
    if kind == "die":
        return tuple(_candidates_with(rules, position, Color[name.upper()], space))
    if kind == "card":
        return tuple(_candidates_with(rules, position, CARD + Color[name.upper()], space))
    if kind == "extra":
        return tuple(_candidates_with(rules, position, EXTRA, space))
    # Without a selected source, any source that can reach the space.
    seat = position.to_move
    dice = () if seat is None else tuple(dict.fromkeys(position.players[seat].dice))
    return tuple(action for die in dice for action in _candidates_with(rules, position, die, space))


def candidates_without_space(position: Position, key: str) -> tuple[Action, ...]:
    """Return the actions without a space that a die, card or god can be meant for."""
    kind, _, name = key.partition(":")
    seat = position.to_move
    if kind == "god":
        verb = VERB_OF_GOD[God[name.upper()]]
        return (Action(verb),) if SIGNATURES[verb].target is TargetKind.NONE else ()
    if kind not in ("die", "card", "extra") or seat is None:
        return ()
    source = EXTRA if kind == "extra" else Color[name.upper()] + (CARD if kind == "card" else 0)
    heals = tuple(color for color in COLORS if position.players[seat].injuries[color])
    return (
        *(Action(Verb.HEAL, source, color) for color in heals),
        *(Action(Verb.ADVANCE, source, color) for color in COLORS),
        Action(Verb.DRAW, source),
        Action(Verb.FAVOR, source),
    )


def _candidates_with(
    rules: "Delphi", position: Position, source: int, space: int
) -> Iterator[Action]:
    """Yield the actions that a die or card may be meant for at a space."""
    where = rules.board.spaces[space]
    terrain = where.terrain
    own = source_color(source)
    if terrain in (Terrain.WATER, Terrain.SHALLOW, Terrain.ZEUS):
        color = where.color if where.color >= 0 else own
        yield Action(Verb.MOVE, source, color, space)
    elif terrain in (Terrain.MONSTER, Terrain.MARKED):
        mask = position.monsters[rules.board.monsters.index(space)]
        for color in _needed_first(position, Family.MONSTER, mask) or (own,):
            yield Action(Verb.FIGHT, source, color, space)
    elif terrain is Terrain.OFFERING:
        mask = position.offerings[rules.board.offerings.index(space)]
        for color in _needed_first(position, Family.OFFERING, mask) or (own,):
            yield Action(Verb.LOAD_OFFERING, source, color, space)
    elif terrain is Terrain.TEMPLE:
        color = position.temples[rules.board.temples.index(space)]
        yield Action(Verb.MAKE_OFFERING, source, color, space)
    elif terrain is Terrain.STATUE:
        aboard = () if position.to_move is None else position.players[position.to_move].statues
        for color in sorted(COLORS_OF[where.sites], key=lambda color: color not in aboard):
            yield Action(Verb.RAISE_STATUE, source, color, space)
    elif terrain is Terrain.CITY:
        yield Action(Verb.LOAD_STATUE, source, where.color, space)
    elif terrain is Terrain.ISLAND:
        up = position.face_up >> rules.board.islands.index(space) & 1
        yield Action(Verb.BUILD if up else Verb.EXPLORE, source, where.color, space)


def _needed_first(position: Position, family: Family, colors: int) -> tuple[int, ...]:
    """Return the colors of a mask, first those that a task of the player to move needs."""
    if position.to_move is None:
        return COLORS_OF[colors]
    player = position.players[position.to_move]
    aboard = mask_of(player.offerings) if family is Family.OFFERING else 0
    needed = ledger(player.tasks, player.done).needs(family).takes(aboard)
    return tuple(sorted(COLORS_OF[colors], key=lambda color: not needed >> color & 1))


def _divine(rules: "Delphi", position: Position, god: God, space: int) -> Iterator[Action]:
    """Yield the actions that a god may be meant for, at a space or (-1) at none."""
    board = rules.board
    colors: tuple[int, ...] = (NONE,)
    if god is God.HERMES:
        colors = (max(0, board.spaces[space].color),)
    elif god is God.ARES:
        here = position.monsters[board.monsters.index(space)] if space in board.monsters else 0
        colors = _needed_first(position, Family.MONSTER, here) or (0,)
    for color in colors:
        yield Action(VERB_OF_GOD[god], NONE, color, space)


def route(rules: "Delphi", position: Position, action: Action) -> tuple[int, ...]:
    """Return the spaces over which an action's ship would sail; () for other actions."""
    if action.verb != Verb.MOVE or (seat := position.to_move) is None:
        return ()
    start, crossing = position.players[seat].ship, powers_of(position, seat).crossing
    return () if start < 0 else rules.board.route(start, action.target, crossing=crossing)
