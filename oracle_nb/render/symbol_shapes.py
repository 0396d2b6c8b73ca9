"""The shapes of all symbols, in a box from -1 to 1 in both directions. All are our own."""

from math import cos, pi, sin
from types import MappingProxyType
from typing import Final

from oracle_nb.render.scene import Point
from oracle_nb.render.symbol_parts import SymbolPart, arc, area, curve, disc, line, mirrored


def _wave() -> tuple[SymbolPart, ...]:
    def band(y: float) -> tuple[Point, ...]:
        return tuple((-0.9 + 0.15 * k, y + 0.24 * sin(k * pi / 4)) for k in range(13))

    return line("fill", 0.3, *band(-0.38)), line("fill", 0.3, *band(0.38))


def _sun() -> tuple[SymbolPart, ...]:
    rays = (
        line("fill", 0.2, (0.68 * cos(a), 0.68 * sin(a)), (0.92 * cos(a), 0.92 * sin(a)))
        for a in (k * pi / 4 for k in range(8))
    )
    return disc("fill", 0, 0, 0.46), *rays


def _leaf() -> tuple[SymbolPart, ...]:
    blade = curve((-0.72, 0.72), (-1.1, -0.5), (-0.1, -0.95), (0.9, -0.9))
    back = curve((0.9, -0.9), (0.95, 0.1), (0.5, 1.1), (-0.72, 0.72))
    return (
        area("fill", *blade, *back[1:-1]),
        line("ink", 0.16, (-0.5, 0.5), (0.35, -0.35)),
        line("fill", 0.2, (-0.9, 0.9), (-0.62, 0.62)),
    )


def _heart() -> tuple[SymbolPart, ...]:
    right = curve((0, 0.95), (1.5, -0.05), (1.05, -1.3), (0, -0.42), 12)
    return (area("fill", *mirrored(right[:-1])),)


def _spear() -> tuple[SymbolPart, ...]:
    return (
        line("fill", 0.2, (-0.85, 0.85), (0.2, -0.2)),
        area("fill", (0.98, -0.98), (0.62, 0.02), (0.08, -0.08), (-0.02, -0.62)),
        line("fill", 0.18, (-0.78, 0.28), (-0.28, 0.78)),
    )


def _wing() -> tuple[SymbolPart, ...]:
    feathers = (
        curve((-0.75, -0.05), (-0.5, -0.95), (0.3, -0.5), (0.9, -0.85)),
        curve((-0.6, 0.3), (-0.25, -0.35), (0.25, -0.05), (0.7, -0.25)),
        curve((-0.4, 0.62), (-0.1, 0.2), (0.15, 0.35), (0.45, 0.28)),
    )
    return (
        *(line("fill", 0.3, *feather) for feather in feathers),
        line("fill", 0.26, (-0.76, -0.05), (-0.62, 0.3), (-0.42, 0.62), (-0.3, 0.85)),
    )


def _ship(*sail: Point) -> tuple[SymbolPart, ...]:
    hull = curve((-1.0, 0.3), (-0.75, 1.1), (0.75, 1.1), (1.0, 0.3), 10)
    return (
        line("rim", 0.12, (0, -0.95), (0, 0.5)),
        area("fill", *hull, (0.72, 0.5), (-0.72, 0.5)),
        area("fill", *sail),
    )


def _temple() -> tuple[SymbolPart, ...]:
    columns = (
        area("fill", (x - 0.13, -0.2), (x + 0.13, -0.2), (x + 0.13, 0.6), (x - 0.13, 0.6))
        for x in (-0.66, -0.22, 0.22, 0.66)
    )
    return (
        *columns,
        area("fill", (-0.95, -0.24), (0, -0.92), (0.95, -0.24)),
        area("fill", (-0.95, 0.6), (0.95, 0.6), (0.95, 0.86), (-0.95, 0.86)),
    )


def _monster() -> tuple[SymbolPart, ...]:
    horn = curve((0.34, -0.52), (0.75, -0.5), (0.9, -0.7), (0.86, -1.0), 5)
    jaw = curve((0.8, -0.2), (0.95, 0.5), (0.5, 0.95), (0, 0.95), 6)
    return (
        area("fill", *mirrored(((0, -0.5), *horn, (1.02, -0.62), *jaw))),
        area("ink", (0.16, -0.08), (0.56, -0.26), (0.5, 0.08)),
        area("ink", (-0.16, -0.08), (-0.56, -0.26), (-0.5, 0.08)),
        area(
            "ink", (-0.5, 0.36), (0.5, 0.36), (0.36, 0.62), (0.18, 0.44),
            (0, 0.64), (-0.18, 0.44), (-0.36, 0.62),
        ),
    )  # fmt: skip


def _beast() -> tuple[SymbolPart, ...]:
    """Return the monster without a face, with space for the symbol of its color."""
    return (_monster()[0],)


def _cube() -> tuple[SymbolPart, ...]:
    return (
        area(
            "fill",
            (-0.85, -0.5),
            (0, -0.98),
            (0.85, -0.5),
            (0.85, 0.5),
            (0, 0.98),
            (-0.85, 0.5),
        ),
        area("shine", (-0.85, -0.5), (0, -0.98), (0.85, -0.5), (0, -0.02)),
        area("shade", (0.85, -0.5), (0.85, 0.5), (0, 0.98), (0, -0.02)),
        line("rim", 0.07, (-0.85, -0.5), (0, -0.02), (0.85, -0.5)),
        line("rim", 0.07, (0, -0.02), (0, 0.98)),
    )


def _block() -> tuple[SymbolPart, ...]:
    """Return a cube seen from the front and a little from above: a flat face to put a symbol on."""
    return (
        area(
            "fill",
            (-0.9, -0.55),
            (-0.6, -0.95),
            (0.9, -0.95),
            (0.9, 0.55),
            (0.6, 0.9),
            (-0.9, 0.9),
        ),
        area("shine", (-0.9, -0.55), (-0.6, -0.95), (0.9, -0.95), (0.6, -0.55)),
        area("shade", (0.6, -0.55), (0.9, -0.95), (0.9, 0.55), (0.6, 0.9)),
        line("rim", 0.08, (-0.9, -0.55), (0.6, -0.55), (0.9, -0.95)),
        line("rim", 0.08, (0.6, -0.55), (0.6, 0.9)),
    )


def _statue() -> tuple[SymbolPart, ...]:
    robe = ((0, -0.62), (0.3, -0.55), (0.46, 0.0), (0.3, 0.02), (0.36, 0.52))
    return (
        area("fill", (-0.62, 0.5), (0.62, 0.5), (0.74, 0.96), (-0.74, 0.96)),
        area("fill", *mirrored(robe)),
        disc("fill", 0, -0.74, 0.24),
    )


def _pedestal() -> tuple[SymbolPart, ...]:
    top = (
        (-0.7, -0.5),
        (0.7, -0.5),
        (0.7, -0.2),
        (0.52, -0.2),
        (0.52, 0.55),
        (0.8, 0.55),
    )
    return (
        area(
            "fill",
            *top,
            (0.8, 0.9),
            (-0.8, 0.9),
            (-0.8, 0.55),
            (-0.52, 0.55),
            (-0.52, -0.2),
            (-0.7, -0.2),
        ),
    )


def _tower() -> tuple[SymbolPart, ...]:
    wall: list[Point] = [(-0.95, 0.9), (-0.95, 0.0)]
    for x in (-0.95, -0.55, 0.55):
        wall += [(x, -0.25), (x + 0.25, -0.25), (x + 0.25, 0.0)]
    keep = [(-0.5, 0.9), (-0.5, -0.95), (-0.22, -0.95), (-0.22, -0.7), (-0.14, -0.7)]
    keep += [(-0.14, -0.95), (0.14, -0.95), (0.14, -0.7), (0.22, -0.7), (0.22, -0.95)]
    keep += [(0.5, -0.95), (0.5, 0.9)]
    side = (
        (-0.95, 0.9),
        (-0.95, -0.1),
        (-0.75, -0.1),
        (-0.75, 0.1),
        (-0.5, 0.1),
        (-0.5, 0.9),
    )
    return (
        area("fill", *side),
        area("fill", *((-x, y) for x, y in side)),
        area("fill", *keep),
    )


def _shrine() -> tuple[SymbolPart, ...]:
    """Return a round house under a dome, with a flat wall to put a symbol on."""
    return (
        line("fill", 0.16, (0, -0.98), (0, -0.75)),
        area("fill", *arc(0, -0.18, 0.7, 180, 360, 12)),
        area("fill", (-0.92, -0.18), (0.92, -0.18), (0.92, 0.02), (-0.92, 0.02)),
        area("fill", (-0.74, 0.02), (0.74, 0.02), (0.74, 0.92), (-0.74, 0.92)),
    )


def _bolt() -> tuple[SymbolPart, ...]:
    return (
        area(
            "fill",
            (0.2, -1),
            (-0.62, 0.14),
            (-0.08, 0.14),
            (-0.26, 1),
            (0.62, -0.24),
            (0.06, -0.24),
        ),
    )


def _cloud() -> tuple[SymbolPart, ...]:
    top = arc(-0.5, 0.15, 0.42, 100, 250, 6) + arc(-0.12, -0.22, 0.5, 190, 310, 6)
    return (area("fill", *top, *arc(0.48, 0.1, 0.46, 265, 440, 8)),)


def _gem() -> tuple[SymbolPart, ...]:
    """Return a polished stone, with a light on its upper left."""
    return disc("fill", 0, 0, 1.0), disc("shine", -0.5, -0.56, 0.16)


def _isle() -> tuple[SymbolPart, ...]:
    """Return land with a coast, flat at the top to leave room for a name."""
    coast = []
    for k in range(12):
        angle = 2 * pi * k / 12
        reach = 0.93 + 0.04 * sin(3 * angle + 0.6) + 0.02 * cos(5 * angle)
        coast.append((reach * cos(angle), max(-0.72 + 0.1 * abs(cos(angle)), reach * sin(angle))))
    return (area("fill", *coast),)


def _reef() -> tuple[SymbolPart, ...]:
    """Return rocks, with the water that breaks on each."""
    return tuple(
        part
        for x, y, size in ((-0.46, -0.16, 0.3), (0.44, -0.3, 0.22), (0.12, 0.46, 0.34))
        for part in (
            area(
                "fill",
                (x - size, y + 0.5 * size),
                (x - 0.5 * size, y - 0.5 * size),
                (x + 0.1 * size, y - 0.7 * size),
                (x + size, y + 0.5 * size),
            ),
            line("ink", 0.08, (x - 1.3 * size, y + 0.85 * size), (x + 1.3 * size, y + 0.85 * size)),
        )
    )


def _town() -> tuple[SymbolPart, ...]:
    """Return a hall with a wall to put a symbol on, and a house on each side."""
    house = ((0.36, 0.42), (0.36, 0.06), (0.66, -0.22), (0.96, 0.06), (0.96, 0.42))
    return (
        area("fill", *house),
        area("fill", *((-x, y) for x, y in house)),
        area("fill", (-0.36, 0.42), (-0.36, -0.34), (0.36, -0.34), (0.36, 0.42)),
        area("fill", (-0.5, -0.34), (0, -0.8), (0.5, -0.34)),
    )


def _tile() -> tuple[SymbolPart, ...]:
    corners = (
        (0.66, -0.66, 270),
        (0.66, 0.66, 0),
        (-0.66, 0.66, 90),
        (-0.66, -0.66, 180),
    )
    return (area("fill", *(p for x, y, a in corners for p in arc(x, y, 0.26, a, a + 90, 3))),)


def _altar() -> tuple[SymbolPart, ...]:
    return (
        area("fill", (-0.85, -0.1), (0.85, -0.1), (0.85, 0.18), (-0.85, 0.18)),
        area("fill", (-0.6, 0.18), (0.6, 0.18), (0.72, 0.9), (-0.72, 0.9)),
        area(
            "fill",
            *curve((0, -0.95), (0.5, -0.5), (0.35, -0.2), (0, -0.2), 6),
            *curve((0, -0.2), (-0.4, -0.2), (-0.35, -0.6), (0, -0.95), 6),
        ),
    )


def _unknown() -> tuple[SymbolPart, ...]:
    hook = arc(0, -0.42, 0.44, 180, 405, 10)
    return line("fill", 0.24, *hook, (0, 0.22), (0, 0.36)), disc("fill", 0, 0.8, 0.17)


def _psi() -> tuple[SymbolPart, ...]:
    bowl = curve((-0.72, -0.8), (-0.72, 0.55), (0.72, 0.55), (0.72, -0.8), 12)
    return line("fill", 0.22, *bowl), line("fill", 0.22, (0, -0.85), (0, 0.88))


def _phi() -> tuple[SymbolPart, ...]:
    ring = tuple((0.74 * cos(a), 0.5 * sin(a)) for a in (k * pi / 10 for k in range(21)))
    return line("fill", 0.22, *ring), line("fill", 0.22, (0, -0.88), (0, 0.88))


def _sigma() -> tuple[SymbolPart, ...]:
    return (
        line(
            "fill",
            0.22,
            (0.62, -0.6),
            (0.62, -0.82),
            (-0.6, -0.82),
            (0.12, 0),
            (-0.6, 0.82),
            (0.62, 0.82),
            (0.62, 0.6),
        ),
    )


def _omega() -> tuple[SymbolPart, ...]:
    ring = arc(0, -0.14, 0.68, 118, 422, 16)
    return (line("fill", 0.22, (-0.74, 0.82), (-0.3, 0.82), *ring, (0.3, 0.82), (0.74, 0.82)),)


def _cross() -> tuple[SymbolPart, ...]:
    return line("fill", 0.3, (-0.7, -0.7), (0.7, 0.7)), line("fill", 0.3, (-0.7, 0.7), (0.7, -0.7))


def _shield() -> tuple[SymbolPart, ...]:
    side = (
        (0, -0.95),
        (0.4, -0.75),
        (0.8, -0.7),
        *curve((0.8, -0.7), (0.85, 0.2), (0.5, 0.7), (0, 0.98)),
    )
    return (
        area("fill", *mirrored(side)),
        line("ink", 0.14, (0, -0.55), (0, 0.5)),
        line("ink", 0.14, (-0.4, -0.2), (0.4, -0.2)),
    )


def _drop() -> tuple[SymbolPart, ...]:
    side = curve((0, -0.98), (0.2, -0.5), (0.72, -0.1), (0.62, 0.4), 5) + arc(
        0, 0.34, 0.62, 5, 90, 5
    )
    return (area("fill", *mirrored(side)),)


def _die() -> tuple[SymbolPart, ...]:
    return (
        *_tile(),
        *(disc("ink", x, y, 0.16) for x, y in ((-0.42, -0.42), (0, 0), (0.42, 0.42))),
    )


def _card() -> tuple[SymbolPart, ...]:
    return (
        area("fill", (-0.66, -0.95), (0.66, -0.95), (0.66, 0.95), (-0.66, 0.95)),
        disc("ink", 0, 0, 0.34),
    )


def _coin() -> tuple[SymbolPart, ...]:
    return (
        disc("fill", 0, 0, 0.92),
        SymbolPart("ink", arc(0, 0, 0.66, 0, 360, 20), 0.1),
        line("ink", 0.16, (-0.28, 0.02), (-0.05, 0.28), (0.34, -0.26)),
    )


SYMBOLS: Final = MappingProxyType(
    {
        "wave": _wave(),
        "sun": _sun(),
        "leaf": _leaf(),
        "heart": _heart(),
        "spear": _spear(),
        "wing": _wing(),
        "ship-square": _ship((-0.66, -0.96), (0.66, -0.96), (0.66, 0.3), (-0.66, 0.3)),
        "ship-triangle": _ship((0, -1.0), (0.92, 0.3), (-0.92, 0.3)),
        "ship-kite": _ship((0, -1.05), (0.82, -0.34), (0, 0.36), (-0.82, -0.34)),
        "ship-round": _ship(*arc(0, -0.34, 0.67, 0, 345, 15)),
        "temple": _temple(),
        "monster": _monster(),
        "beast": _beast(),
        "cube": _cube(),
        "block": _block(),
        "statue": _statue(),
        "pedestal": _pedestal(),
        "tower": _tower(),
        "shrine": _shrine(),
        "gem": _gem(),
        "isle": _isle(),
        "reef": _reef(),
        "town": _town(),
        "bolt": _bolt(),
        "cloud": _cloud(),
        "tile": _tile(),
        "altar": _altar(),
        "unknown": _unknown(),
        "psi": _psi(),
        "phi": _phi(),
        "sigma": _sigma(),
        "omega": _omega(),
        "cross": _cross(),
        "shield": _shield(),
        "drop": _drop(),
        "die": _die(),
        "card": _card(),
        "coin": _coin(),
    }
)
"""The parts of every symbol, by name."""
