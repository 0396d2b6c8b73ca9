"""The legend: every symbol with its name and a rule about it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    COLORS,
    COMPANIONS,
    EQUIPMENT_RULES,
    SHIP_COLORS,
    WHITE,
    Color,
    Equipment,
    God,
    Letter,
    ShipTile,
)
from oracle_nb.delphi.rulebook.wording import words
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.icons.marks import marks
from oracle_nb.delphi.ui.shapes import SIZE, PieceShape, piece_shapes, space_shapes
from oracle_nb.render.scene import Circle, Line, Op, Scene, Shape, Symbol
from oracle_nb.rulebooks.reference import Sign, SignGroup

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

BOX: Final = 44.0
"""Width and height of a symbol that isn't a space, in scene units."""
_MIDDLE: Final = BOX / 2
_BLUE: Final = Color.BLUE

CARD_SIGNS: Final = {
    Equipment.STATUES_PINK_BLUE_BLACK: ("statue", "stone"),
    Equipment.STATUES_RED_GREEN_YELLOW: ("statue", "grass"),
    Equipment.OFFERINGS_PINK_BLUE_BLACK: ("cube", "stone"),
    Equipment.OFFERINGS_RED_GREEN_YELLOW: ("cube", "grass"),
    Equipment.CONSULT_YELLOW: ("die", "yellow"),
    Equipment.CONSULT_RED: ("die", "red"),
    Equipment.CONSULT_BLACK: ("die", "black"),
    Equipment.BONUS_PINK: ("card", "pink"),
    Equipment.BONUS_GREEN: ("card", "green"),
    Equipment.BONUS_BLUE: ("card", "blue"),
    Equipment.GOD_TO_TOP: ("cloud", "water"),
    Equipment.RANGE: ("ship-round", "water"),
    Equipment.SHALLOWS: ("wave", "water-edge"),
    Equipment.REWARD_GOD: ("cloud", "yellow"),
    Equipment.STORAGE: ("block", "stone"),
    Equipment.REACH_ISLAND: ("monster", "stone"),
    Equipment.REACH_STATUE: ("pedestal", "stone"),
    Equipment.REACH_OFFERING: ("temple", "stone"),
    Equipment.RECOVER: ("drop", "refuse"),
    Equipment.EXTRA_ACTION: ("bolt", "yellow"),
    Equipment.LOOK: ("unknown", "muted"),
    Equipment.GIFT: ("coin", "yellow"),
}
"""For each equipment card a symbol, and the palette name of its color."""
TILE_SIGNS: Final = {
    ShipTile.SHIELD: ("shield", "blue"),
    ShipTile.RANGE: ("ship-round", "water"),
    ShipTile.GODS: ("cloud", "water"),
    ShipTile.FAVOR: ("coin", "yellow"),
    ShipTile.TASK: ("altar", "grass-mark"),
    ShipTile.EQUIPMENT: ("tower", "stone"),
    ShipTile.BOTH_WAYS: ("cube", "stone"),
    ShipTile.RECOLOR: ("die", "pink"),
}
"""The same for the ship tiles."""


def legend(language: str = "en") -> tuple[SignGroup, ...]:
    """Return all symbols, group by group."""
    say = words(language)
    groups = {
        "colors": _colors(say),
        "spaces": _spaces(say),
        "marks": _marks(say),
        "pieces": _pieces(say),
        "tiles": _tiles(say),
        "tasks": _tasks(say),
        "dice": _dice(say),
        "gods": _gods(say),
        "ship-tiles": _ship_tiles(say),
        "equipment": _equipment(say),
        "companions": _companions(say),
    }
    return tuple(
        SignGroup(name, say.say(f"legend-{name}"), tuple(signs)) for name, signs in groups.items()
    )


def card_symbol(card: Equipment | ShipTile, x: float, y: float, size: float) -> Symbol:
    """Return the symbol of an equipment card or a ship tile."""
    name, fill = CARD_SIGNS[card] if isinstance(card, Equipment) else TILE_SIGNS[card]
    ink = f"on-{fill}" if fill in {str(color) for color in Color} else "ink"
    return Symbol(name, x, y, size, fill, ink, "rim-black" if fill == "black" else "rim")


def _sign(shapes: Iterable[Op], name: str, rule: str = "") -> Sign:
    return Sign(Scene(BOX, BOX, base=tuple(shapes), title=name), name, rule)


def _colors(words: "Wording") -> list[Sign]:
    return [
        _sign(
            icons.badge(color, _MIDDLE, _MIDDLE, 18),
            words.say(f"name-color-{color}"),
            "oracle.wheel",
        )
        for color in COLORS
    ]


_SPACES: Final = {
    Terrain.WATER: "move.end-color",
    Terrain.ISLAND: "explore.color",
    Terrain.MONSTER: "fight.color",
    Terrain.MARKED: "setup.monsters",
    Terrain.OFFERING: "offering.load",
    Terrain.TEMPLE: "offering.make",
    Terrain.STATUE: "statue.raise",
    Terrain.CITY: "statue.load",
    Terrain.SHALLOW: "board.shallows",
    Terrain.ZEUS: "board.zeus-space",
}
_WIDE: Final = 2 * SIZE
_COLORED: Final = frozenset({Terrain.WATER, Terrain.ISLAND, Terrain.CITY})


def _space(terrain: Terrain, index: int = 0) -> Space:
    color = int(_BLUE) if terrain in _COLORED else -1
    return Space(index, (0, 0), terrain, color, 0b010011 if terrain == Terrain.STATUE else 0)


def _spaces(words: "Wording") -> list[Sign]:
    signs = []
    for terrain, rule in _SPACES.items():
        name = words.say(f"name-terrain-{terrain}")
        shapes = space_shapes(_space(terrain), SIZE, SIZE)
        signs.append(Sign(Scene(_WIDE, _WIDE, base=shapes, title=name), name, rule))
    return signs


def _marks(words: "Wording") -> list[Sign]:
    """Return the highlights on a board."""
    named = {name: words.say(f"mark-{name}") for name in marks()}
    return [Sign(replace(scene, title=named[name]), named[name]) for name, scene in marks().items()]


def _on(terrain: Terrain, pieces: tuple[PieceShape, ...], name: str, rule: str) -> Sign:
    space = _space(terrain)
    shapes = (*space_shapes(space, SIZE, SIZE), *piece_shapes(space, SIZE, SIZE, pieces))
    return Sign(Scene(_WIDE, _WIDE, base=shapes, title=name), name, rule)


def _pieces(words: "Wording") -> list[Sign]:
    say = words.say
    ships = [
        _on(
            Terrain.WATER,
            (PieceShape("ship", int(ship)),),
            say("sign-ship", color=ship),
            "setup.players",
        )
        for ship in SHIP_COLORS
    ]
    blue = int(_BLUE)
    return [
        *ships,
        _on(Terrain.MONSTER, (PieceShape("monster", blue),), say("sign-monster"), "fight.color"),
        _on(
            Terrain.OFFERING, (PieceShape("offering", blue),), say("sign-offering"), "offering.load"
        ),
        _on(Terrain.TEMPLE, (PieceShape("temple", blue),), say("sign-temple"), "offering.make"),
        _on(Terrain.STATUE, (PieceShape("statue", blue),), say("sign-statue"), "statue.raise"),
        _on(Terrain.CITY, (PieceShape("statue", blue),) * 3, say("sign-city"), "setup.statues"),
    ]


def _tiles(words: "Wording") -> list[Sign]:
    say, blue = words.say, int(_BLUE)
    phi = int(Letter.PHI)
    shown = {
        "face-down": (PieceShape("face-down"),),
        "looked-at": (PieceShape("looked-at", blue, phi),),
        "seen-by": (PieceShape("face-down"), PieceShape("seen-by", blue)),
        "face-up": (PieceShape("face-up", blue, phi),),
        "shrine": (PieceShape("face-up", blue, phi), PieceShape("shrine", blue)),
    }
    private = "action.look-private"
    rules = ("setup.island-tiles", private, private, "explore.for-others", "shrine.build")
    signs = [
        _on(Terrain.ISLAND, pieces, say(f"sign-{name}"), rule)
        for (name, pieces), rule in zip(shown.items(), rules, strict=True)
    ]
    return signs + [
        _sign(
            (Symbol(str(letter), _MIDDLE, _MIDDLE, 15, "ink"),),
            say(f"sign-letter-{letter}"),
            "explore.letter",
        )
        for letter in Letter
    ]


def _tasks(words: "Wording") -> list[Sign]:
    say = words.say
    signs = [
        _sign(
            icons.task(family, WHITE, _MIDDLE, _MIDDLE, 17),
            say("sign-task-white", family=family),
            "setup.zeus-tiles",
        )
        for family in Family
        if family is not Family.SHRINE
    ]
    for family in Family:
        value = int(Letter.PHI) if family is Family.SHRINE else int(_BLUE)
        shapes = icons.task(family, value, _MIDDLE, _MIDDLE, 17, ship=_BLUE)
        signs.append(_sign(shapes, say("sign-task", family=family), "task.needed"))
    signs.append(_sign(icons.tick(_MIDDLE, _MIDDLE, 14), say("sign-done"), "task.reward-on-return"))
    return signs


def _dice(words: "Wording") -> list[Sign]:
    say, at = words.say, (_MIDDLE, _MIDDLE)
    plain: list[tuple[str, tuple[Shape, ...], str]] = [
        ("die", icons.die(_BLUE, *at, 18), "turn.sources"),
        ("die-used", icons.die(_BLUE, *at, 18, used=True), "turn.die-once"),
        ("card", icons.card(_BLUE, *at, 19), "oracle.card-as-die"),
        ("injury", icons.card(_BLUE, *at, 19, injury=True), "injury.discard"),
    ]
    for name, symbol, fill, rule in (
        ("favor", "coin", "yellow", "favor.uses"),
        ("shield", "shield", "blue", "shield.max"),
        ("cards", "card", "tile", "action.draw-card"),
        ("injuries", "drop", "refuse", "turn.recover"),
        ("extra", "bolt", "yellow", "equipment.extra-action"),
    ):
        ink = "on-yellow" if fill == "yellow" else "ink" if fill == "tile" else "paper"
        plain.append((name, (Symbol(symbol, *at, 18, fill, ink, "rim"),), rule))
    return [_sign(shapes, say(f"sign-{name}"), rule) for name, shapes, rule in plain]


def _gods(words: "Wording") -> list[Sign]:
    say = words.say
    signs = [
        _sign(
            icons.badge(int(god), _MIDDLE, _MIDDLE, 18),
            say("sign-god", god=god, color=Color(int(god))),
            f"god.{god.name.lower()}",
        )
        for god in God
    ]
    track = Line(((_MIDDLE, 0), (_MIDDLE, BOX)), "tile-edge", 2.0)
    first = Circle(_MIDDLE, _MIDDLE, 8, "tile", "tile-edge", 2.0)
    ready = Circle(_MIDDLE, _MIDDLE, 20, "", "select", 3.0)
    return [
        *signs,
        _sign((track, first), say("sign-god-first"), "god.first-step"),
        _sign((*icons.badge(_BLUE, *(_MIDDLE,) * 2, 16), ready), say("sign-god-ready"), "god.use"),
    ]


def _ship_tiles(words: "Wording") -> list[Sign]:
    return [
        _sign(
            (card_symbol(tile, _MIDDLE, _MIDDLE, 17),),
            words.say(f"name-ship-tile-{tile}"),
            f"ship.{tile}",
        )
        for tile in ShipTile
    ]


def _equipment(words: "Wording") -> list[Sign]:
    return [
        _sign(
            (card_symbol(card, _MIDDLE, _MIDDLE, 17),),
            words.say(f"name-equipment-{card}"),
            EQUIPMENT_RULES[card],
        )
        for card in Equipment
    ]


def _companions(words: "Wording") -> list[Sign]:
    return [
        _sign(
            icons.badge(int(friend.color), _MIDDLE, _MIDDLE, 16),
            words.say("companion", name=friend, color=friend.color, kind=friend.kind),
            f"companion.{friend.kind}",
        )
        for friend in COMPANIONS
    ]
