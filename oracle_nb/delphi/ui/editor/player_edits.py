"""Edits of the possessions of a player.

The number of cards is constant: a player's new cards come from the pile, removed ones return to it.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar, cast

from msgspec.structs import replace

from oracle_nb.core.errors import OracleError
from oracle_nb.delphi.model.position import DICE, UNKNOWN, Player, Position
from oracle_nb.delphi.model.tasks import Family, family_of, task, value_of, values_of
from oracle_nb.delphi.pieces import TOP_ROW, WHITE, Color, Equipment, God, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.transaction import SHIELD_MAX, added

Row = TypeVar("Row", bound=tuple[int, ...])


class EditError(OracleError, ValueError):
    """An impossible edit."""


def number_of(value: str, least: int, most: int) -> int:
    """Return a whole number in a range. Raises EditError, or ValueError for other texts."""
    number = int(value)
    if not least <= number <= most:
        raise EditError(f"{number} is not {least} to {most}")
    return number


def with_bit(mask: int, place: int, on: bool) -> int:
    """Return a mask with one bit set or not."""
    return mask | 1 << place if on else mask & ~(1 << place)


def with_value(values: Row, place: int, value: int) -> Row:
    """Return a tuple with one number changed. Raises IndexError for a wrong index."""
    row = list(values)
    row[place] = value
    return cast("Row", tuple(row))


def truth(value: str) -> bool:
    """Return 1 or 0."""
    return bool(number_of(value, 0, 1))


MOST_FAVOR: Final = 99
MOST_TASKS: Final = 12
EACH: Final = {"cards": 5, "injuries": 7}
"""Number of cards of each color."""
PILES: Final = {"cards": ("deck", "discard"), "injuries": ("injury_deck", "injury_discard")}
_WHITE_TASKS: Final = {Family.STATUE: 3, Family.OFFERING: 1, Family.MONSTER: 1}
TASKS: Final = (
    *(task(Family.SHRINE, letter) for letter in range(4)),
    *(task(family, color) for family in _WHITE_TASKS for color in range(WHITE + 1)),
)


def player_edit(
    rules: Delphi, position: Position, words: list[str], places: list[int], value: str
) -> Position:
    """Change a possession of a player: ``words`` says what, ``places`` whose and which."""
    seat, *rest = places
    player = position.players[seat]
    (what,) = words
    if what in PILES:
        return _cards(position, seat, what, rest[0], value)
    if what == "equipment":
        return _equipment(position, seat, Equipment(rest[0]), truth(value))
    if what == "companions":
        return _companion(position, seat, number_of(str(rest[0]), 0, 17), truth(value))
    if what == "ship":
        board = rules.board
        space = number_of(value, 0, len(board.spaces) - 1)
        if space != board.zeus and space not in board.water:
            raise EditError("a ship lies on water")
        return put(position, seat, ship=space)
    return put(position, seat, **_OWN[what](player, rest, value))


def put(position: Position, seat: int, **fields: Any) -> Position:
    """Return the position with fields of one player changed."""
    player = replace(position.players[seat], **fields)
    return replace(position, players=replaced_player(position.players, seat, player))


def replaced_player(players: tuple[Player, ...], seat: int, player: Player) -> tuple[Player, ...]:
    """Return the players with one of them changed."""
    return (*players[:seat], player, *players[seat + 1 :])


def counted(dice: tuple[int, ...], color: int, value: str) -> tuple[int, ...]:
    """Return dice with a number of one color, sorted."""
    others = [die for die in dice if die != color]
    number = number_of(value, 0, DICE)
    if len(others) + number > DICE:
        raise EditError("there are 3 dice")
    return tuple(sorted((*others, *[int(Color(color))] * number)))


def _taken(tasks: tuple[int, ...], number: int) -> tuple[int, ...]:
    place = tasks.index(number)
    return (*tasks[:place], *tasks[place + 1 :])


def _done(player: Player, number: int, value: str) -> dict[str, Any]:
    """Complete an open task; a white one in the color of the value."""
    family, color = family_of(number), value_of(number)
    if family and color == WHITE:
        color = number_of(value, 0, 5)
    return {
        "tasks": _taken(player.tasks, number),
        "done": added(player.done, task(family, color)),
    }


def _reopened(player: Player, number: int) -> dict[str, Any]:
    """Open a completed task again: as a white one as long as one of its family is missing."""
    done = _taken(player.done, number)
    family = family_of(number)
    white = task(family, WHITE)
    missing = _WHITE_TASKS.get(family, 0) > player.tasks.count(white)
    white_done = family is Family.STATUE or (missing and _fixed(player, family))
    again = white if missing and white_done else number
    return {"tasks": added(player.tasks, again), "done": done}


def _fixed(player: Player, family: Family) -> bool:
    """Return whether both other colored tasks of the family exist."""
    return sum(value != WHITE for value in values_of(player.tasks, family)) >= 2


def _cards(position: Position, seat: int, what: str, color: int, value: str) -> Position:
    """Give a player oracle or injury cards from the piles, or put them back there."""
    held = getattr(position.players[seat], what)
    number = number_of(value, 0, EACH[what])
    position = put(position, seat, **{what: with_value(held, color, number)})
    wanted = number - held[color]
    for pile in PILES[what]:
        counts = getattr(position, pile)
        left = min(max(counts[color] - wanted, 0), EACH[what])
        wanted -= counts[color] - left
        position = replace(position, **{pile: with_value(counts, color, left)})
    return position


def _equipment(position: Position, seat: int, card: Equipment, held: bool) -> Position:
    position = nowhere(position, card)
    if held:
        own = position.players[seat].equipment
        position = put(position, seat, equipment=(*own, int(card)))
        return refilled(position)
    if len(position.display) < 6:
        return replace(position, display=(*position.display, int(card)))
    return replace(position, equipment=position.equipment | 1 << card)


def nowhere(position: Position, card: int) -> Position:
    """Return an equipment card taken away from wherever it is."""
    players = tuple(
        replace(player, equipment=tuple(other for other in player.equipment if other != card))
        for player in position.players
    )
    return replace(
        position,
        players=players,
        display=tuple(other for other in position.display if other != card),
        equipment=position.equipment & ~(1 << card),
    )


def refilled(position: Position) -> Position:
    """Six cards on display, as long as the pile has some."""
    while len(position.display) < 6 and position.equipment:
        card = (position.equipment & -position.equipment).bit_length() - 1
        display = (*position.display, card)
        position = replace(position, display=display, equipment=position.equipment & ~(1 << card))
    return position


def _companion(position: Position, seat: int, card: int, held: bool) -> Position:
    players = [
        replace(
            player,
            companions=tuple(companion for companion in player.companions if companion != card),
        )
        for player in position.players
    ]
    if held:
        players[seat] = replace(players[seat], companions=(*players[seat].companions, card))
    left = with_bit(position.companions, card, not held)
    return replace(position, players=tuple(players), companions=left)


Own = Callable[[Player, list[int], str], dict[str, Any]]


def _cargo(field: str) -> Own:
    """Offerings or statues aboard, one of a color at most."""

    def own(player: Player, rest: list[int], value: str) -> dict[str, Any]:
        (color,) = rest
        left = tuple(item for item in getattr(player, field) if item != color)
        return {field: added(left, int(Color(color))) if truth(value) else left}

    return own


def _added(player: Player, rest: list[int], value: str) -> dict[str, Any]:
    number = int(value)
    if number not in TASKS or len(player.tasks) + len(player.done) >= MOST_TASKS:
        raise EditError("there are 12 tasks at most")
    return {"tasks": added(player.tasks, number)}


_OWN: Final[dict[str, Own]] = {
    "favor": lambda player, rest, value: {"favor": number_of(value, 0, MOST_FAVOR)},
    "shield": lambda player, rest, value: {"shield": number_of(value, 0, SHIELD_MAX)},
    "tile": lambda player, rest, value: {"tile": number_of(value, UNKNOWN, len(ShipTile) - 1)},
    "home": lambda player, rest, value: {"home": truth(value)},
    "god": lambda player, rest, value: {
        "gods": with_value(player.gods, int(God(rest[0])), number_of(value, 0, TOP_ROW))
    },
    "dice": lambda player, rest, value: {"dice": counted(player.dice, rest[0], value)},
    "seen": lambda player, rest, value: {"seen": with_bit(player.seen, rest[0], truth(value))},
    "offerings": _cargo("offerings"),
    "statues": _cargo("statues"),
    "done": lambda player, rest, value: _done(player, rest[0], value),
    "reopen": lambda player, rest, value: _reopened(player, rest[0]),
    "drop": lambda player, rest, value: {"tasks": _taken(player.tasks, rest[0])},
    "add": _added,
}
"""Edits that affect only one player."""
