"""Edits: what can be changed in a position, each by a short path and a value.

A path names what is changed ("player.0.favor", "monster.3.4": the red monster on the fourth monster
island), the value is a number. Cards are kept together: what a player gets comes from the pile,
what is taken away goes back there. Whether the position still makes sense is decided by
``Delphi.faults``, not here.
"""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position
from oracle_nb.delphi.pieces import Color, Equipment, IslandTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.ui.editor.pending import begin_phase, waiting
from oracle_nb.delphi.ui.editor.player_edits import (
    EACH,
    PILES,
    EditError,
    counted,
    nowhere,
    number_of,
    player_edit,
    refilled,
    truth,
    with_bit,
    with_value,
)

MOST_PLACES: Final = 256
"""More than there is of anything."""
Edit = Callable[[Delphi, Position, list[str], list[int], str], Position]


def edited(rules: Delphi, position: Position, path: str, value: str = "") -> Position:
    """Return the position with one thing changed. Raises EditError for what there isn't."""
    name, *where = path.split(".")
    edit = _EDITS.get(name)
    try:
        places = [int(place) for place in where if place.lstrip("-").isdecimal()]
        words = [place for place in where if not place.lstrip("-").isdecimal()]
        if edit is None or any(not 0 <= place < MOST_PLACES for place in places):
            raise EditError(f"there is nothing to edit called {path[:60]!r}")
        return edit(rules, position, words, places, value)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, EditError):
            raise
        raise EditError(f"{path[:60]!r} can't be {value[:60]!r}") from None


# --- what lies on the board ----------------------------------------------------------------------


def _tile(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (slot,) = places
    tile = number_of(value, UNKNOWN, len(IslandTile) - 1)
    tiles = with_value(position.tiles, slot, tile)
    if tile == UNKNOWN:
        position = _known(position, slot, up=False)
        players = [
            replace(player, seen=with_bit(player.seen, slot, False)) for player in position.players
        ]
        return replace(position, tiles=tiles, players=tuple(players))
    # There is one of each: where it lay before, nobody knows now what lies there.
    for other, before in enumerate(position.tiles):
        if before == tile and other != slot:
            position = _tile(rules, position, words, [other], str(UNKNOWN))
            tiles = with_value(tiles, other, UNKNOWN)
    return replace(position, tiles=tiles)


def _known(position: Position, slot: int, *, up: bool) -> Position:
    if up:
        return replace(position, face_up=with_bit(position.face_up, slot, True))
    return replace(
        position,
        face_up=with_bit(position.face_up, slot, False),
        shrines=with_bit(position.shrines, slot, False),
    )


def _up(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (slot,) = places
    if position.tiles[slot] == UNKNOWN:
        raise EditError("say first which tile lies there")
    return _known(position, slot, up=truth(value))


def _shrine(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (slot,) = places
    if not position.face_up >> slot & 1:
        raise EditError("a shrine stands on an open tile")
    return replace(position, shrines=with_bit(position.shrines, slot, truth(value)))


def _colors_on(field: str) -> Edit:
    """Colors there are or aren't on an island: monsters, offerings, filled building sites."""

    def edit(
        rules: Delphi, position: Position, words: list[str], places: list[int], value: str
    ) -> Position:
        slot, color = places
        masks: tuple[int, ...] = getattr(position, field)
        if (
            field == "sites"
            and not rules.board.spaces[rules.board.statues[slot]].sites >> color & 1
        ):
            raise EditError("there is no such building site")
        mask = with_bit(masks[slot], int(Color(color)), truth(value))
        return replace(position, **{field: with_value(masks, slot, mask)})

    return edit


def _temple(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (slot,) = places
    color = number_of(value, 0, 5)
    temples = position.temples
    if color in temples and temples[slot] != color:
        # There is one of each color: the two change places.
        temples = with_value(temples, temples.index(color), temples[slot])
    return replace(position, temples=with_value(temples, slot, color))


def _city(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (color,) = places
    return replace(position, statues=with_value(position.statues, color, number_of(value, 0, 3)))


# --- the table -----------------------------------------------------------------------------------


def _display(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    """Lay an equipment card out, in the place of the first that lies there, or take it away."""
    (card,) = places
    position = nowhere(position, Equipment(card))
    if not truth(value):
        position = refilled(position)
        return replace(position, equipment=position.equipment | 1 << card)
    display = position.display
    back = display[0] if len(display) >= 6 else None
    if back is not None:
        position = replace(position, display=display[1:], equipment=position.equipment | 1 << back)
    return replace(position, display=(*position.display, card))


def _discard(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    """Set the number of cards of a color on a discard pile; the others are in the draw pile."""
    (what,), (color,) = words, places
    pile, aside = PILES[what]
    below, over = getattr(position, pile), getattr(position, aside)
    together = below[color] + over[color]
    number = number_of(value, 0, min(together, EACH[what]))
    fields = {
        aside: with_value(over, color, number),
        pile: with_value(below, color, min(together - number, EACH[what])),
    }
    return replace(position, **fields)


def _table(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    (what,) = words
    match what:
        case "round":
            return replace(position, round=number_of(value, 1, rules.setting.rules.rounds))
        case "turn":
            turn = number_of(value, 0, len(position.players) - 1)
            return begin_phase(_fresh_turn(position, turn), Phase(position.phase))
        case "phase":
            phase = Phase(int(value))
            if phase == Phase.SETUP:
                raise EditError("the setup has no position to edit: choose another phase")
            kept = position if phase == Phase.ACT else _fresh_turn(position, position.turn)
            return begin_phase(kept, phase)
        case "spent":
            (color,) = places
            return replace(position, spent=counted(position.spent, color, value))
        case "played":
            return _played(position, number_of(value, UNKNOWN, 5))
        case "apollon":
            return replace(position, apollon=truth(value))
        case "extra":
            return replace(position, extra=truth(value))
        case "wait":
            return waiting(rules, position, value)
    raise EditError(f"a table has nothing called {what[:40]!r}")


def _fresh_turn(position: Position, turn: int) -> Position:
    position = _played(position, UNKNOWN)
    return replace(position, turn=turn, spent=(), apollon=False, extra=False)


def _played(position: Position, color: int) -> Position:
    """Return the oracle card played this turn: from the pile, and back to it."""
    deck = position.deck
    if position.played != UNKNOWN:
        deck = with_value(deck, position.played, min(5, deck[position.played] + 1))
    if color != UNKNOWN:
        deck = with_value(deck, color, max(0, deck[color] - 1))
    return replace(position, played=color, deck=deck)


_EDITS: Final[dict[str, Edit]] = {
    "player": player_edit,
    "table": _table,
    "tile": _tile,
    "up": _up,
    "shrine": _shrine,
    "monster": _colors_on("monsters"),
    "offering": _colors_on("offerings"),
    "site": _colors_on("sites"),
    "temple": _temple,
    "city": _city,
    "display": _display,
    "discard": _discard,
}
