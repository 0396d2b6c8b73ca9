"""A picture of the table: what each player has, one row for each."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.ui.counters import (
    COLORS,
    Counter,
    Kind,
    counter_shapes,
    initials,
    plate_shapes,
    unit_counter,
)
from oracle_nb.mythology.ui.points import points_text
from oracle_nb.render.scene import Group, Line, Scene, Shape, Symbol, Text
from oracle_nb.text.wording import Wording

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

ROW: Final = 34.0
"""The height of a row, and half of it the size of what is in it."""
_PLATE: Final = (62.0, 104.0, 24.0)
"""The middle, the width and the height of a god's plate."""
_KIND: Final = 136.0
_POWER: Final = (164.0, 182.0)
_POINTS: Final = 224.0
_PILE: Final = 268.0
_COUNTER: Final = 24.0
"""The distance between counters in a pile."""


def table_scene(rules: "Mythology", position: Position, words: Wording) -> Scene:
    """Return a picture of the table: gods, sides, power points, victory points, what was won."""
    language = words.language
    most = max(
        len((*position.trophies[seat], *position.captured[seat])) for seat in range(rules.players)
    )
    rows = []
    points = scores(position)
    for seat, god in enumerate(position.gods):
        y = ROW * (seat + 0.5)
        name = rules.pack.god[god].name(language)
        kind: Kind = "monster" if position.sides[seat] else "hero"
        power, won = position.power[seat], points[seat]
        shapes: list[Shape] = [
            *plate_shapes(name, COLORS[seat], _PLATE[0], y, *_PLATE[1:]),
            *counter_shapes(Counter(kind, ""), _KIND, y, 10.0),
            Symbol("bolt", _POWER[0], y, 10.0, "yellow", "ink", "rim"),
            Text(_POWER[1], y, str(power), 15.0),
            Text(_POINTS, y, points_text(won), 17.0, "ink", True),
        ]
        for place, counter in enumerate(_pile(rules, position, seat, language)):
            shapes += counter_shapes(counter, _PILE + place * _COUNTER, y, 10.0)
        if seat:
            shapes.append(Line(((6.0, y - ROW / 2), (244.0, y - ROW / 2)), "muted", 0.6))
        said = words.say("table-of", god=name, side=kind, power=power, points=points_text(won))
        rows.append(Group(tuple(shapes), title=said, x=_PLATE[0], y=y))
    width = _PILE + max(0, most - 1) * _COUNTER + 18 if most else _POINTS + 30
    title = words.say("table-shown")
    return Scene(width, ROW * len(rows), base=tuple(rows), title=title)


def _pile(rules: "Mythology", position: Position, seat: int, language: str) -> Iterator[Counter]:
    """Yield the counters that a player has won."""
    yield from (unit_counter(unit) for unit in position.trophies[seat])
    for prize in position.captured[seat]:
        yield Counter("prize", initials(rules.pack.prize[prize].name(language)))
