"""The picture of a position: the map, which is drawn once, and the counters and gods on it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec.structs import replace

from oracle_nb.core.hexgrid import corners
from oracle_nb.mythology.map.world_map import map_of, members
from oracle_nb.mythology.model.position import Attempt, Part, Position
from oracle_nb.mythology.packs.data_pack import DataPack, fighter_of, helpers_of
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, HEX_COST, OFF, PRIZES, UNITS
from oracle_nb.mythology.ui.area_names import area_names
from oracle_nb.mythology.ui.base_map import BaseMap, Label, area_outline, base_map, hex_number
from oracle_nb.mythology.ui.coastlines import SIZE
from oracle_nb.mythology.ui.counters import (
    COLORS,
    Counter,
    battle_shapes,
    initials,
    plate_shapes,
    stack_shapes,
    unit_counter,
    unit_label,
)
from oracle_nb.mythology.ui.wording import wording
from oracle_nb.render.scene import Group, Line, Op, Scene, Shape, Text

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

_RAISED: Final = (0.03 * SIZE, 0.03 * SIZE, 0.12 * SIZE)
"""How far counters are above the middle of a hex, by the number of names below them."""
_PLATE: Final = 0.36 * SIZE
"""The height of a plate with the name of a god."""
_PLATES_WIDTH: Final = 2.1 * SIZE
_FIGHTING: Final = (Part.MOVEMENT, Part.COMBAT)
"""The parts of a turn in which fights are ahead."""
_TURN_LINE: Final = 3.4
"""The width of the line around the Area of the god whose turn it is."""
_GOD_LINE: Final = 1.8
"""The same for another god."""
_NUMBER_BELOW: Final = 0.53 * SIZE
"""How far the number of a hex with plates is below its upper edge."""
_NAMED: Final = 2
"""Maximum number of counters in a hex below which there is room for their names."""
_NAME_SIZE: Final = 0.2 * SIZE
"""The height of the font of two names in a hex, and of a long one: smaller, it would be pale."""
_NAME_ALONE: Final = 0.24 * SIZE
"""The same for a name alone, in which a G doesn't look like a C."""
_NAME_WIDTH: Final = 1.8 * SIZE
_NAMES_BELOW: Final = ((), (0.72 * SIZE,), (0.41 * SIZE, 0.63 * SIZE))
"""How far below the middle of a hex names are, by their number.

A name is below the arrow of a unit that can move, and two are above the ring of a fight.
"""
_NAME_ZOOM: Final = 1.8
"""Magnification from which these names are large enough to read."""
_ROW_OF_PLATES: Final = 3
"""Maximum number of plates side by side."""


class Mark(NamedTuple):
    """The state of a unit that its counter shows."""

    things: tuple[int, ...] = ()
    """The cargo of a Hero: Prizes, then Helpers, numbered after the units."""
    aboard: bool = False
    fought: bool = False
    face_down: bool = False
    kept: bool = False
    famished: bool = False


class Numbers(NamedTuple):
    """The numbers of a unit or Prize in the Advanced Game, each 0 for what it doesn't have."""

    attack: int = 0
    defense: int = 0
    magic: int = 0


class MapCounters(NamedTuple):
    """The counters on the map in any level of the game, and the marks on it."""

    units: tuple[int, ...]
    """The hex of each unit."""
    prizes: tuple[int, ...]
    """The hex of each Prize."""
    gods: tuple[int, ...]
    """The god of each seat."""
    areas: tuple[int, ...]
    """The Area of each god."""
    turn: int
    """The seat whose turn it is."""
    movable: int = 0
    """Bit set of the units that can move now."""
    fights: frozenset[int] = frozenset()
    """The hexes in which units must fight."""
    ringed: int = OFF
    """A hex in which something is decided."""
    helpers: tuple[int, ...] = ()
    """The hex of each Helper."""
    marks: Mapping[int, Mark] = {}
    """The states of units that their counters show."""
    numbers: Mapping[int, Numbers] = {}
    """The numbers of units and, after them, Prizes, in the levels that have them."""

    @property
    def carried(self) -> frozenset[int]:
        """The Prizes and Helpers that Heroes carry."""
        return frozenset(thing for mark in self.marks.values() for thing in mark.things)


def picture(rules: "Mythology", position: Position, language: str = "en") -> Scene:
    """Return the picture of a position. Nothing in it is hidden from anybody (basic.open)."""
    trial = position.pending
    board = MapCounters(
        position.units,
        position.prizes,
        position.gods,
        position.areas,
        position.turn,
        movable=_movable(position),
        fights=_fights(position) if position.part in _FIGHTING else frozenset(),
        ringed=position.units[trial.unit] if isinstance(trial, Attempt) else OFF,
    )
    return board_picture(rules.pack, board, language)


def _movable(position: Position) -> int:
    """Return the units that can move now: those that have entered a fight can't move on."""
    if position.part is not Part.MOVEMENT or position.power[position.turn] < HEX_COST:
        return 0
    fights = _fights(position)
    stopped = sum(1 << unit for unit in members(position.entered) if position.units[unit] in fights)
    return position.movable & ~stopped


def _fights(position: Position) -> frozenset[int]:
    """Return the entered hexes in which enemies are left."""
    heroes, monsters = position.units[:HEROES], position.units[HEROES:]
    return frozenset(position.battlefields) & {*heroes} & {*monsters}


def board_picture(pack: DataPack, board: MapCounters, language: str = "en") -> Scene:
    """Return the picture of a map with counters and gods, in any level of the game."""
    base = base_map(pack, language)
    # Prizes and Helpers that Heroes carry are in the hexes of these, or off the map.
    hexes = {*board.units, *board.prizes, *board.helpers} - {OFF}
    names = area_names(pack, language, sum(1 << hex_ for hex_ in hexes), {*board.areas} - {OFF})
    lines = _god_areas(pack, board, language)
    return replace(base.scene, pieces=(*lines, names, *_pieces(pack, base, board, language)))


def _pieces(pack: DataPack, base: BaseMap, position: MapCounters, language: str) -> Iterator[Op]:
    """Yield what is on each hex, then the gods."""
    world = map_of(pack)
    units: dict[int, list[int]] = {}
    for unit, hex_ in enumerate(position.units):
        if hex_ != OFF:
            units.setdefault(hex_, []).append(unit)
    carried = position.carried
    things: dict[int, list[int]] = {}
    for thing, hex_ in enumerate((*position.prizes, *position.helpers), UNITS):
        if hex_ != OFF and thing not in carried:
            things.setdefault(hex_, []).append(thing)
    movable, fights, tried = position.movable, position.fights, position.ringed
    labeled = {label.upper for label in base.labels}
    for hex_ in sorted(units.keys() | things.keys()):
        x, y = base.middles[hex_]
        counters: list[Counter] = []
        texts: list[str] = []
        codes: list[str] = []
        names: list[str] = []
        for thing in things.get(hex_, ()):
            name, kind = cargo_name(pack, thing, language), cargo_kind(thing)
            counters.append(Counter(kind, initials(name)))
            text = wording(language).say(f"piece-{kind}", name=name)
            texts.append(with_numbers(text, position.numbers.get(thing), language))
            names.append(name)
            codes.append(f"{_CODES[kind]}{initials(name)}")
        for unit in units.get(hex_, ()):
            mark = position.marks.get(unit, _NO_MARK)
            counters.append(_unit_counter(unit, movable, mark))
            numbers, ready = position.numbers.get(unit), bool(movable >> unit & 1)
            piece = _piece_words(pack, unit, numbers, ready, language)
            texts.append(_with_mark(pack, piece, mark, language))
            codes.append(_unit_code(unit, mark))
            names.append(fighter_of(pack, unit).name(language))
        named = names if len(names) <= _NAMED and hex_ not in labeled else []
        shapes, moving = stack_shapes(counters, x, y - _RAISED[len(named)], SIZE)
        if hex_ in fights or hex_ == tried:
            ring = _ring(x, y)
            shapes = (*ring, *shapes)
            moving = tuple((key, start + len(ring), end + len(ring)) for key, start, end in moving)
            shapes += battle_shapes(x, y, SIZE) if hex_ in fights else ()
        shapes += tuple(_name_shapes(named, x, y))
        code = codes[0] if len(codes) == 1 else f"{codes[0]}+{len(codes) - 1}"
        name = world.names[hex_]
        yield Group(
            shapes,
            f"on-{name}",
            ", ".join(texts),
            hex_,
            name,
            x,
            y,
            code,
            about=f"space:{hex_}",
            movable=moving,
        )
    yield from _gods(pack, base, position, language)


_NO_MARK: Final = Mark()
_CODES: Final = {"prize": "*", "helper": "+"}


def cargo_kind(thing: int) -> Literal["prize", "helper"]:
    """Return whether a number after the units is that of a Prize or of a Helper."""
    return "prize" if thing < UNITS + PRIZES else "helper"


def cargo_name(pack: DataPack, thing: int, language: str) -> str:
    """Return the name of a Prize or Helper."""
    return (*pack.prize, *helpers_of(pack))[thing - UNITS].name(language)


def _unit_counter(unit: int, movable: int, mark: Mark) -> Counter:
    kinds = [cargo_kind(thing) for thing in mark.things]
    return unit_counter(unit, bool(movable >> unit & 1))._replace(
        aboard=mark.aboard,
        prizes=kinds.count("prize"),
        helpers=kinds.count("helper"),
        fought=mark.fought,
        face_down=mark.face_down,
    )


def _unit_code(unit: int, mark: Mark) -> str:
    """Return a unit in a few signs, for maps as text."""
    return f"{unit_label(unit)}{'~' if mark.aboard else ''}{'*' if mark.things else ''}"


@lru_cache(2048)
def _piece_words(
    pack: DataPack, unit: int, numbers: Numbers | None, ready: bool, language: str
) -> str:
    """Return a unit in words, with its numbers, and whether it may move now."""
    kind = "evil" if unit >= FIRST_EVIL else "hero" if unit < HEROES else "monster"
    say, name = wording(language).say, fighter_of(pack, unit).name(language)
    piece = say(f"piece-{kind}", name=name, **({"number": str(unit + 1)} if unit < UNITS else {}))
    piece = with_numbers(piece, numbers, language)
    return say("piece-ready", piece=piece) if ready else piece


def with_numbers(piece: str, numbers: Numbers | None, language: str) -> str:
    """Return a piece in words with its numbers, if it has any."""
    if numbers is None:
        return piece
    return wording(language).say(
        "piece-numbers", piece=piece, numbers=numbers_words(numbers, language)
    )


def numbers_words(numbers: Numbers, language: str) -> str:
    """Return the numbers of a unit or Prize in words."""
    return wording(language).say("numbers", **numbers._asdict())


def _with_mark(pack: DataPack, piece: str, mark: Mark, language: str) -> str:
    """Return a unit in words, with what it carries."""
    say = wording(language).say
    if mark.aboard:
        piece = say("piece-aboard", piece=piece)
    if mark.things:
        names = tuple(cargo_name(pack, thing, language) for thing in mark.things)
        piece = say("piece-carries", piece=piece, things=names)
    if mark.face_down:
        piece = say("piece-face-down", piece=piece)
    if mark.kept:
        piece = say("piece-kept", piece=piece)
    if mark.famished:
        piece = say("piece-famished", piece=piece)
    return say("piece-fought", piece=piece) if mark.fought else piece


def _name_shapes(names: Sequence[str], x: float, y: float) -> Iterator[Shape]:
    """Yield the names of units and Prizes below their counters, for an enlarged map."""
    for name, lower in zip(names, _NAMES_BELOW[len(names)], strict=True):
        most = _NAME_ALONE if len(names) == 1 else _NAME_SIZE
        size = max(_NAME_SIZE, min(most, _NAME_WIDTH / (0.6 * len(name))))
        yield Text(x, y + lower, name, size, "ink", bold=True, zoom=_NAME_ZOOM)


def _ring(x: float, y: float) -> tuple[Shape, ...]:
    """Return a ring around a space in which units must fight, or in which dice decide."""
    ring = corners((0, 0), 0.9 * SIZE, flat=True)
    closed = tuple((x + dx, y + dy) for dx, dy in (*ring, ring[0]))
    return (Line(closed, "paper", 5.0), Line(closed, "refuse", 3.0))


# --- gods ----------------------------------------------------------------------------------------


def _god_areas(pack: DataPack, position: MapCounters, language: str) -> Iterator[Op]:
    """Yield a line in the player's color around the Area of each god, last that of the turn.

    On a whole map the plates with the names of gods are too small to read.
    """
    present = {seat for seat, area in enumerate(position.areas) if area != OFF}
    for seat in sorted(present, key=lambda seat: seat == position.turn):
        width = _TURN_LINE if seat == position.turn else _GOD_LINE
        lines: list[Shape] = []
        for ring in area_outline(pack, language, position.areas[seat]):
            closed = (*ring, ring[0])
            lines += (Line(closed, "rim", width + 1.6), Line(closed, COLORS[seat], width))
        yield Group(tuple(lines), "god-area" if seat == position.turn else f"god-area-{seat}")


def _gods(pack: DataPack, base: BaseMap, position: MapCounters, language: str) -> Iterator[Group]:
    """Yield the gods of each Area below its name."""
    world = map_of(pack)
    seats: dict[int, list[int]] = {}
    for seat, area in enumerate(position.areas):
        if area != OFF:
            seats.setdefault(area, []).append(seat)
    say = wording(language).say
    for area, here in sorted(seats.items()):
        label = base.labels[area]
        gods = [(seat, pack.god[position.gods[seat]].name(language)) for seat in here]
        title = ", ".join(
            say("piece-god", god=god, area=pack.area[area].in_sentence(language)) for _, god in gods
        )
        hex_ = label.lower
        name = world.names[hex_]
        x, y = base.middles[hex_]
        code = "@" + ",".join(god[:2] for _, god in gods)
        shapes = _plates(label, gods)
        if hex_ not in (*position.units, *position.prizes):
            # The plates hide the number of the hex.
            below = label.y + _NUMBER_BELOW
            shapes += (hex_number(x, below, name),)
        yield Group(
            shapes,
            f"gods-{area}",
            title,
            hex_,
            name,
            x,
            y,
            code,
            about=f"area:{area}",
        )


def _plates(label: Label, gods: Sequence[tuple[int, str]]) -> tuple[Shape, ...]:
    """Return a plate for each god, in rows below the name of an Area."""
    shapes: tuple[Shape, ...] = ()
    rows = [gods[n : n + _ROW_OF_PLATES] for n in range(0, len(gods), _ROW_OF_PLATES)]
    alone = len(rows) == len(label.lines) == 1
    height = _PLATE if alone else 0.24 * SIZE
    top = label.y + (0.2 if alone else 0.21) * SIZE
    for k, row in enumerate(rows):
        wide = _PLATES_WIDTH / len(row) if len(row) > 1 else 1.9 * SIZE
        for n, (seat, god) in enumerate(row):
            x = label.x + (n - (len(row) - 1) / 2) * wide
            text = god if len(row) == 1 else god[:4]
            shapes += plate_shapes(text, COLORS[seat], x, top + k * height, wide - 2, height)
    return shapes
