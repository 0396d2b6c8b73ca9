"""Observations: what a seat knows as a vector, made of groups of components with names."""

from collections.abc import Callable, Iterable, Iterator
from operator import attrgetter
from typing import Any, Final, NamedTuple

from oracle_nb.delphi.board import Board
from oracle_nb.delphi.encoding.board_slots import KINDS, LAND, BoardSlots
from oracle_nb.delphi.model.position import (
    DECISIONS,
    UNKNOWN,
    FightOn,
    Phase,
    Player,
    Position,
    Setting,
    tag,
)
from oracle_nb.delphi.model.tasks import ALL_TASKS, Task
from oracle_nb.delphi.pieces import (
    ALL_COLORS,
    COLORS,
    COMPANIONS,
    SHIP_COLORS,
    TILE_COLOR,
    TILE_LETTER,
    TOP_ROW,
    Equipment,
    God,
    Letter,
    ShipTile,
)
from oracle_nb.games.encoding import (
    SINGLE,
    FeatureGroup,
    bits,
    counts,
    one_hot,
    seat_names,
)

MOST_STEPS: Final = 30
"""Maximum number of steps that is told from others; unreachable spaces count as so far away."""
MOST_TOKENS: Final = 50
"""Maximum number of favor tokens, and of cards of one color, that is told from others."""
MOST_COORDINATE: Final = 50
"""Maximum number of a coordinate of a space, and minimum below zero."""

_COLORS: Final = tuple(map(str, COLORS))
_LETTERS: Final = tuple(map(str, Letter))
_GODS: Final = tuple(str(god).lower() for god in God)
_SHIPS: Final = tuple(map(str, SHIP_COLORS))
_SHIP_TILES: Final = tuple(map(str, ShipTile))
_EQUIPMENT: Final = tuple(map(str, Equipment))
_COMPANIONS: Final = tuple(str(card).lower() for card in COMPANIONS)
_TASKS: Final = tuple(str(Task(number)) for number in ALL_TASKS)
_PHASES: Final = (Phase.SETUP, Phase.CHECK, Phase.ACT, Phase.CONSULT, Phase.OVER)
_DECISIONS: Final = tuple(tag(kind) for kind in DECISIONS)
_PLACE_OF_TASK: Final = {number: place for place, number in enumerate(ALL_TASKS)}
_SHIP_OF: Final = {int(color): place for place, color in enumerate(SHIP_COLORS)}


class Sight(NamedTuple):
    """A view, and the seats as its observer sees them.

    ``seats`` are all seats in turn order, the observer first, ``players`` their possessions.
    """

    view: Position
    seats: tuple[int, ...]
    players: tuple[Player, ...]

    @classmethod
    def from_view(cls, view: Position, seat: int) -> "Sight":
        """Return the sight of a seat."""
        count = len(view.players)
        seats = tuple((seat + turn) % count for turn in range(count))
        return cls(view, seats, tuple(view.players[other_seat] for other_seat in seats))


def groups(setting: Setting, slots: BoardSlots) -> Iterator[FeatureGroup]:
    """Yield all groups of components, in the order of the vector."""
    yield from _turn_groups(setting)
    for place, name in enumerate(seat_names(len(setting.ships))):
        yield from _player_groups(setting, slots, place, name)
    yield from _supply_groups()
    yield from _piece_groups(slots)
    yield from _board_groups(slots)


# --- the turn ------------------------------------------------------------------------------------


def _turn_groups(setting: Setting) -> Iterator[FeatureGroup]:
    names = seat_names(len(setting.ships))
    yield FeatureGroup("round", SINGLE, lambda s: [s.view.round], high=setting.rules.rounds + 1)
    yield FeatureGroup("turn", names, lambda s: [seat == s.view.turn for seat in s.seats])
    yield FeatureGroup("decides", names, lambda s: [seat == s.view.to_move for seat in s.seats])
    yield FeatureGroup(
        "phase", tuple(map(str, _PHASES)), lambda s: one_hot(s.view.phase, len(_PHASES))
    )
    yield FeatureGroup("decision", _DECISIONS, _decision)
    yield FeatureGroup("decision", ("left", "strength"), _amounts, high=12)
    yield FeatureGroup("decision.among", _COLORS, _among)
    yield FeatureGroup("spent", _COLORS, lambda s: counts(s.view.spent, 6), high=3)
    yield FeatureGroup("card-played", _COLORS, lambda s: one_hot(s.view.played, 6))
    yield FeatureGroup("any-color", SINGLE, lambda s: [s.view.apollon])
    yield FeatureGroup("extra-action", SINGLE, lambda s: [s.view.extra])


def _first_step(sight: Sight) -> Any:
    """Return the pending step that is next; None for none."""
    return sight.view.pending[0] if sight.view.pending else None


def _decision(sight: Sight) -> list[float]:
    step = _first_step(sight)
    return [type(step) is kind for kind in DECISIONS]


def _amounts(sight: Sight) -> list[float]:
    """Return how many cards are still to be discarded, or tiles to be chosen; and the strength."""
    step = _first_step(sight)
    left = getattr(step, "left", 0)
    if hasattr(step, "wanted"):
        left = step.wanted - len(step.chosen)
    return [left, getattr(step, "strength", 0)]


def _among(sight: Sight) -> list[float]:
    """Return the colors that a decision is about: those offered, or that of the fight."""
    step = _first_step(sight)
    if isinstance(step, FightOn):
        return one_hot(step.color, 6)
    return bits(getattr(step, "among", 0), 6)


# --- players -------------------------------------------------------------------------------------


def _player_groups(
    setting: Setting, slots: BoardSlots, place: int, name: str
) -> Iterator[FeatureGroup]:
    """Yield what one player has; ``place`` counts from the observer."""

    def fields(*names: str) -> Callable[[Sight], object]:
        read = attrgetter(*names)
        return lambda s: read(s.players[place])

    part = fields("tile")

    def group(
        label: str,
        labels: Iterable[str],
        read: Callable[[Player], Iterable[float]],
        high: float = 1,
        low: float = 0,
    ) -> FeatureGroup:
        return FeatureGroup(
            f"{name}.{label}", tuple(labels), lambda s: read(s.players[place]), high, low, part
        )

    ships = setting.ships
    yield FeatureGroup(
        f"{name}.color",
        _SHIPS,
        lambda s: one_hot(_SHIP_OF[ships[s.seats[place]]], len(_SHIPS)),
        part=part,
    )
    yield group("ship-tile", _SHIP_TILES, lambda p: one_hot(p.tile, len(ShipTile)))
    part = fields("favor", "shield", "dice", "cards", "injuries", "gods", "owed")
    yield group("favor", SINGLE, lambda p: [p.favor], high=MOST_TOKENS)
    yield group("shield", SINGLE, lambda p: [p.shield], high=12)
    yield group("dice", _COLORS, lambda p: counts(p.dice, 6), high=3)
    yield group("cards", _COLORS, lambda p: p.cards, high=MOST_TOKENS)
    yield group("injuries", _COLORS, lambda p: p.injuries, high=MOST_TOKENS)
    yield group("god", _GODS, lambda p: p.gods, high=TOP_ROW)
    yield group("god-owed", _GODS, lambda p: _summed(p.owed), high=MOST_TOKENS)
    part = fields(
        "offerings", "statues", "tasks", "done", "equipment", "companions", "home", "seen"
    )
    yield group("hold.offering", _COLORS, lambda p: counts(p.offerings, 6), high=4)
    yield group("hold.statue", _COLORS, lambda p: counts(p.statues, 6), high=4)
    yield group("task", _TASKS, lambda p: _tasks(p.tasks), high=3)
    yield group("done", _TASKS, lambda p: _tasks(p.done), high=3)
    yield group("equipment", _EQUIPMENT, lambda p: counts(p.equipment, len(Equipment)))
    yield group("companion", _COMPANIONS, lambda p: counts(p.companions, len(COMPANIONS)))
    yield group("home", SINGLE, lambda p: [p.home])
    islands = len(slots.spaces["island"])
    yield group("seen.island", _numbers(islands), lambda p: bits(p.seen, islands))
    yield from _ship_groups(slots, place, name)


def _ship_groups(slots: BoardSlots, place: int, name: str) -> Iterator[FeatureGroup]:
    """Yield where the ship of one player is; ``place`` counts from the observer."""
    spaces = slots.board.spaces

    def ship(sight: Sight) -> int:
        return sight.players[place].ship

    def hexagon(sight: Sight) -> Iterable[float]:
        return spaces[ship(sight)].hex if ship(sight) >= 0 else (0, 0)

    yield FeatureGroup(
        f"{name}.ship", ("q", "r"), hexagon, MOST_COORDINATE, -MOST_COORDINATE, part=ship
    )
    steps = tuple(
        f"{kind}{number}" for kind in LAND for number in _numbers(len(slots.spaces[kind]))
    )
    yield FeatureGroup(
        f"{name}.steps", steps, lambda s: slots.distances(ship(s)), high=MOST_STEPS, part=ship
    )


def _numbers(count: int) -> tuple[str, ...]:
    return tuple(map(str, range(1, count + 1)))


def _tasks(numbers: Iterable[int]) -> list[float]:
    return counts((_PLACE_OF_TASK[number] for number in numbers), len(ALL_TASKS))


def _summed(masks: Iterable[int]) -> list[float]:
    """Return how many of the masks have each color."""
    result: list[float] = [0] * 6
    for mask in masks:
        for color in COLORS:
            result[color] += mask >> color & 1
    return result


# --- the supply, pieces and the board ------------------------------------------------------------


def _supply_groups() -> Iterator[FeatureGroup]:
    for label in ("deck", "discard", "injury_deck", "injury_discard"):
        yield FeatureGroup(
            label.replace("_", "-"),
            _COLORS,
            lambda s, label=label: getattr(s.view, label),  # type: ignore[misc]
            high=MOST_TOKENS,
            part=_piles,
        )
    for label, cards, read in (
        ("display", _EQUIPMENT, lambda s: counts(s.view.display, len(Equipment))),
        ("pile", _EQUIPMENT, lambda s: bits(s.view.equipment, len(Equipment))),
        ("companions", _COMPANIONS, lambda s: bits(s.view.companions, 18)),
        ("ship-tiles", _SHIP_TILES, lambda s: counts(s.view.ship_tiles, 8)),
    ):
        yield FeatureGroup(label, cards, read, part=_supply)


def _piles(sight: Sight) -> object:
    view = sight.view
    return view.deck, view.discard, view.injury_deck, view.injury_discard


def _supply(sight: Sight) -> object:
    view = sight.view
    return view.display, view.equipment, view.companions, view.ship_tiles


def _tiles(sight: Sight) -> object:
    view = sight.view
    return view.tiles, view.face_up, view.shrines


def _pieces(sight: Sight) -> object:
    view = sight.view
    return view.monsters, view.offerings, view.sites, view.temples, view.statues


def _nothing(sight: Sight) -> object:
    """Return what the board depends on."""
    return None


def _piece_groups(slots: BoardSlots) -> Iterator[FeatureGroup]:
    for slot in range(len(slots.spaces["island"])):
        yield FeatureGroup(
            f"island{slot + 1}",
            ("face-up", "shrine", "known", *_SHIPS, *_LETTERS),
            lambda s, slot=slot: _tile(s.view, slot),  # type: ignore[misc]
            part=_tiles,
        )
    for kind, field in (("monster", "monsters"), ("offering", "offerings"), ("statue", "sites")):
        for slot in range(len(slots.spaces[kind])):
            yield FeatureGroup(
                f"{kind}{slot + 1}",
                _COLORS,
                lambda s, field=field, slot=slot: bits(getattr(s.view, field)[slot], 6),  # type: ignore[misc]
                part=_pieces,
            )
    for slot in range(len(slots.spaces["temple"])):
        yield FeatureGroup(
            f"temple{slot + 1}",
            _COLORS,
            lambda s, slot=slot: one_hot(s.view.temples[slot], 6),  # type: ignore[misc]
            part=_pieces,
        )
    yield FeatureGroup("city-statues", _COLORS, lambda s: s.view.statues, 12, part=_pieces)


def _tile(view: Position, slot: int) -> list[float]:
    """Return whether an island's tile is face up, has a shrine and is known, and which it is."""
    tile = view.tiles[slot]
    color = letter = -1
    if tile != UNKNOWN:
        color, letter = _SHIP_OF[TILE_COLOR[tile]], TILE_LETTER[tile]
    return [
        view.face_up >> slot & 1,
        view.shrines >> slot & 1,
        tile != UNKNOWN,
        *one_hot(color, len(_SHIPS)),
        *one_hot(letter, len(_LETTERS)),
    ]


def _board_groups(slots: BoardSlots) -> Iterator[FeatureGroup]:
    """Yield what never changes in a game, but differs from board to board."""
    board = slots.board
    for kind in KINDS:
        spaces = [board.spaces[space] for space in slots.spaces[kind]]
        labels = [f"{number}.{axis}" for number in _numbers(len(spaces)) for axis in "qr"]
        at = [float(axis) for space in spaces for axis in space.hex]
        yield FeatureGroup(
            f"at.{kind}",
            labels,
            lambda s, at=at: at,  # type: ignore[misc]
            MOST_COORDINATE,
            -MOST_COORDINATE,
            _nothing,
        )
        if kind in _COLORED:
            colors = [bit for space in spaces for bit in bits(_colors(board, space.index), 6)]
            yield FeatureGroup(
                f"color.{kind}",
                [f"{number}.{color}" for number in _numbers(len(spaces)) for color in _COLORS],
                lambda s, colors=colors: colors,  # type: ignore[misc]
                part=_nothing,
            )


_COLORED: Final = frozenset({"island", "statue", "water"})
"""The kinds of spaces with colors of their own, apart from cities, whose order says it."""


def _colors(board: Board, index: int) -> int:
    """Return the mask of the colors of a space: its own, and those of its building sites."""
    space = board.spaces[index]
    return (1 << space.color if space.color >= 0 else 0) | space.sites & ALL_COLORS
