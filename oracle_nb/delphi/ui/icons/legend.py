"""The legend of all symbols, in a line each, for people who play for the first time."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.delphi.board import Space, Terrain
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import EQUIPMENT_RULES, WHITE, Color, Equipment, Kind, ShipTile
from oracle_nb.delphi.ui.icons import card_icons, icons
from oracle_nb.delphi.ui.icons.marks import marks
from oracle_nb.delphi.ui.players.needs_view import counted_moves
from oracle_nb.delphi.ui.shapes import SIZE, PieceShape, piece_shapes, space_shapes
from oracle_nb.render.html import Html, tag
from oracle_nb.render.scene import Group, Scene, Shape, Symbol
from oracle_nb.render.svg import picture, to_svg

if TYPE_CHECKING:
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording

_BLUE: Final = int(Color.BLUE)
_ICON: Final = 34.0
"""The width of a picture, in CSS pixels."""
_SPACES: Final[dict[Terrain, tuple[PieceShape, ...]]] = {
    Terrain.WATER: (),
    Terrain.ISLAND: (PieceShape("face-down"),),
    Terrain.OFFERING: (PieceShape("offering", _BLUE),),
    Terrain.TEMPLE: (PieceShape("temple", _BLUE),),
    Terrain.CITY: (PieceShape("statue", _BLUE),) * 3,
    Terrain.STATUE: (),
    Terrain.MONSTER: (PieceShape("monster", _BLUE),),
    Terrain.SHALLOW: (),
    Terrain.ZEUS: (),
}
_COLORED: Final = (Terrain.WATER, Terrain.ISLAND, Terrain.CITY)


def legend(words: "Wording", theme: str) -> Html:
    """Return the symbols of the board, of players, of highlights and of open tasks."""
    return tag(
        "div",
        _list(words, "board", _board(words, theme)),
        tag("div", _list(words, "player", _player(theme)), _sample(words, theme)),
        _list(words, "marks", _icons(words, marks(), theme), cls="d-more"),
        cls="d-legend",
    )


def cards(words: "Wording", book: "Rulebook", theme: str) -> Html:
    """Return the effects of ship tiles, equipment cards and companions, folded."""
    parts = [_more(name, words, book, drawn) for name, drawn in _groups(words, theme)]
    return tag("div", parts, cls="d-legend")


def _groups(words: "Wording", theme: str) -> list[tuple[str, list[tuple[Html, str, str]]]]:
    """Ship tiles, equipment cards and kinds of companions: picture, name, rule."""
    say = words.say
    tiles = [
        (
            card_icons.ship_tile_sign(ship_tile, theme, _ICON),
            say(f"name-ship-tile-{ship_tile}"),
            f"ship.{ship_tile}",
        )
        for ship_tile in ShipTile
    ]
    cards = [
        (
            card_icons.equipment_sign(equipment, theme, _ICON),
            say(f"name-equipment-{equipment}"),
            EQUIPMENT_RULES[equipment],
        )
        for equipment in Equipment
    ]
    friends = [
        (
            icons.small(card_icons.companion(Color.BLUE, kind), theme, _ICON),
            say(f"name-kind-{kind}"),
            f"companion.{kind}",
        )
        for kind in Kind
    ]
    return [("ship-tiles", tiles), ("equipment", cards), ("companions", friends)]


def _more(
    name: str, words: "Wording", book: "Rulebook", drawn: Iterable[tuple[Html, str, str]]
) -> Html:
    rows = [
        tag("li", icon, tag("span", tag("b", called), ": ", book[rule].text))
        for icon, called, rule in drawn
    ]
    summary = tag("summary", words.say(f"help-{name}"))
    return tag("details", summary, tag("ul", rows), cls="d-more", data_k=f"help-{name}")


def _list(
    words: "Wording", name: str, signs_: Iterable[tuple[str, Html]], cls: str | None = None
) -> Html:
    say = words.say
    rows = [
        tag("li", icon, tag("span", tag("b", say(f"help-{sign}")), " ", say(f"help-{sign}-how")))
        for sign, icon in signs_
    ]
    return tag("section", tag("h3", say(f"help-{name}")), tag("ul", rows), cls=cls)


def _sample(words: "Wording", theme: str) -> Html:
    """Return a task as the strip above the board has it, and how to read it."""
    say = words.say
    sign = icons.small(icons.task(Family.OFFERING, _BLUE, 12, 12, 10), theme, 24)
    moves = tag("i", counted_moves(words, 2))
    way = (tag("b", "H5"), moves, tag("span", "→", cls="d-to"), tag("b", "I8"), tag("i", "+1"))
    die = icons.die_sign(_BLUE, theme, 15)
    chip = tag("span", sign, way, die, cls="d-chip", aria_hidden="true")
    texts = tag("p", say("help-needs-how", space="H5", place="I8"))
    return tag("section", tag("h3", say("help-needs")), tag("p", chip), texts, cls="d-sample")


def _space(terrain: Terrain, on_space: tuple[PieceShape, ...]) -> Group:
    color = _BLUE if terrain in _COLORED else -1
    sites = 0b010011 if terrain == Terrain.STATUE else 0
    space = Space(0, (0, 0), terrain, color, sites)
    shapes = space_shapes(space, SIZE, SIZE)
    pieces = piece_shapes(space, SIZE, SIZE, on_space)
    return Group((*shapes, *pieces), space=0, name="A1", x=SIZE, y=SIZE)


def _board(words: "Wording", theme: str) -> list[tuple[str, Html]]:
    wide = 2 * SIZE
    scenes: dict[str, Scene] = {}
    for terrain, shapes in _SPACES.items():
        scenes[str(terrain)] = Scene(wide, wide, base=(_space(terrain, shapes),))
        if terrain == Terrain.ISLAND:
            seen = _space(terrain, (*shapes, PieceShape("seen-by", _BLUE)))
            scenes["seen"] = Scene(wide, wide, base=(seen,))
    return _icons(words, scenes, theme)


def _icons(words: "Wording", scenes: Mapping[str, Scene], theme: str) -> list[tuple[str, Html]]:
    return [
        (
            name,
            Html(
                to_svg(
                    replace(scene, title=words.say(f"help-{name}")),
                    theme,
                    width=_ICON,
                    prefix=f"help-{name}-",
                )
            ),
        )
        for name, scene in scenes.items()
    ]


def _player(theme: str) -> list[tuple[str, Html]]:
    at = (20.0, 20.0)
    shapes: dict[str, tuple[Shape, ...]] = {
        "dice": icons.die(_BLUE, *at, 15),
        "favor": (Symbol("coin", *at, 15, "yellow", "on-yellow", "rim"),),
        "shield": (Symbol("shield", *at, 15, "blue", "paper", "rim"),),
        "cards": icons.card(_BLUE, *at, 16),
        "injuries": icons.card(_BLUE, *at, 16, injury=True),
        "gods": icons.badge(_BLUE, *at, 15),
        "tasks": icons.task(Family.OFFERING, _BLUE, *at, 15),
        "white": icons.task(Family.STATUE, WHITE, *at, 15),
    }
    return [
        (name, Html(picture(drawn, width=40, height=40, scale=_ICON / 40, theme=theme)))
        for name, drawn in shapes.items()
    ]
