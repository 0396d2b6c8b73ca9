"""Parts of a picture besides the board: a wheel, the gods' track, cards, the outcome."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.core.chance import Draw
from oracle_nb.delphi.model.position import UNKNOWN, Position
from oracle_nb.delphi.pieces import (
    TILE_COLOR,
    TILE_LETTER,
    Color,
    Companion,
    Equipment,
    IslandTile,
    Letter,
    ShipTile,
)
from oracle_nb.delphi.rulebook.symbol_rules import card_symbol
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.players.player_board import player_scene
from oracle_nb.delphi.ui.shapes import SHIP_OF
from oracle_nb.render.cropping import window
from oracle_nb.render.scene import Group, Polygon, Scene, Shape, Symbol, Text

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording

WINDOWS: Final = {
    "wheel": (0.0, 0.0, 300.0, 326.0),
    "gods": (310.0, 0.0, 256.0, 284.0),
    "shield": (310.0, 285.0, 256.0, 40.0),
    "tasks": (586.0, 2.0, 314.0, 180.0),
    "cargo": (586.0, 184.0, 314.0, 48.0),
    "cards": (586.0, 233.0, 314.0, 90.0),
}
"""The area of each part on a player board."""
PARTS: Final = ("board", "board-of-others", *WINDOWS, "held", "display")
"""The possible parts of a picture."""
_CARD: Final = (158.0, 34.0)
_HEAD: Final = 24.0
"""Height of a name above a scene."""


def player_part(
    name: str, rules: "Delphi", position: Position, seat: int, words: "Wording"
) -> Scene:
    """Return a part of a player's board; ``held`` are ship tile, equipment and companions."""
    if name == "held":
        return _held(rules, position, seat, words)
    whole = player_scene(rules, position, seat, words)
    return window(whole, *WINDOWS[name])


def named(scene: Scene) -> Scene:
    """Return the same scene with its title written above it."""
    higher = window(scene, 0, -_HEAD, scene.width, scene.height + _HEAD)
    head = Text(scene.width / 2, _HEAD / 2, scene.title, 15, "ink", True)
    return replace(higher, base=(head, *higher.base))


def _held(rules: "Delphi", position: Position, seat: int, words: "Wording") -> Scene:
    player, say = position.players[seat], words.say
    cards: list[tuple[Symbol, str]] = []
    if player.tile != UNKNOWN:
        ship = Color(rules.setting.ships[seat])
        sign = Symbol(SHIP_OF[ship], 0, 0, 11, str(ship), f"on-{ship}", "rim")
        cards.append((sign, say(f"name-ship-tile-{ShipTile(player.tile)}")))
    cards += [_equipment(Equipment(card), words) for card in player.equipment]
    for companion in player.companions:
        friend = Companion(companion)
        color = str(friend.color)
        sign = Symbol("statue", 0, 0, 12, color, f"on-{color}", "rim")
        texts = say("companion", name=friend, color=friend.color, kind=friend.kind)
        cards.append((sign, texts))
    title = say("held-of", color=Color(rules.setting.ships[seat]))
    return _cards(cards, title, words)


def display(position: Position, words: "Wording") -> Scene:
    """Return the equipment cards displayed."""
    cards = [_equipment(Equipment(card), words) for card in position.display]
    return _cards(cards, words.say("display"), words)


def _equipment(card: Equipment, words: "Wording") -> tuple[Symbol, str]:
    return card_symbol(card, 0, 0, 11), words.say(f"name-equipment-{card}")


def _cards(cards: Sequence[tuple[Symbol, str]], title: str, words: "Wording") -> Scene:
    """Return named cards in columns of three; an empty field without any."""
    rows = min(max(len(cards), 1), 3)
    wide = max((8.2 * len(name) + 44 for _, name in cards), default=_CARD[0])
    wide = max(wide, _CARD[0])
    groups = []
    for n, (sign, name) in enumerate(cards):
        x, y = 6 + (wide + 8) * (n // 3), 28 + (_CARD[1] + 6) * (n % 3)
        body = ((x, y), (x + wide, y), (x + wide, y + _CARD[1]), (x, y + _CARD[1]))
        at = Symbol(sign.name, x + 18, y + _CARD[1] / 2, sign.size, sign.fill, sign.ink, sign.rim)
        text = Text(x + 34 + (wide - 40) / 2, y + _CARD[1] / 2, name, 14, "ink")
        groups.append(Group((Polygon(body, "tile", "tile-edge", 1.2), at, text), title=name))
    if not cards:
        groups.append(
            Group(
                (Text(6 + wide / 2, 46, "\N{EN DASH}", 14, "muted"),), title=words.say("no-cards")
            )
        )
    columns = max(1, -(-len(cards) // 3))
    width = 12 + columns * wide + 8 * (columns - 1)
    head = Text(width / 2, 14, title, 13, "muted", True)
    height = 28 + rows * (_CARD[1] + 6)
    return Scene(width, height, base=(head, *groups), title=title)


def random_results(draws: Sequence[Draw], words: "Wording") -> Scene | None:
    """Return the outcome: dice, cards and tiles in the order in which they came; None if empty."""
    groups: list[Group] = []
    for draw in draws:
        x = 30 + 54.0 * len(groups)
        shown = _drawn(draw, x, 32.0, words)
        if shown is not None:
            groups.append(shown)
    if not groups:
        return None
    title = words.say("fate")
    width = 12 + 54.0 * len(groups)
    return Scene(max(width, 120), 64, base=tuple(groups), title=title)


def _drawn(draw: Draw, x: float, y: float, words: "Wording") -> Group | None:
    say, value = words.say, draw.value
    shapes: tuple[Shape, ...]
    match draw.what:
        case "die":
            color = Color(value)
            shapes, title = icons.die(color, x, y, 20), say("rolled-die", color=color)
        case "battle":
            shapes, title = _number(x, y, value, "red"), say("rolled-battle", roll=value)
        case "titan":
            shapes, title = _number(x, y, value + 1, "ink"), say("rolled-titan", roll=value + 1)
        case "card":
            color = Color(value)
            shapes, title = icons.card(color, x, y, 22), say("drawn-card", color=color)
        case "injury":
            color = Color(value)
            shapes = icons.card(color, x, y, 22, injury=True)
            title = say("drawn-injury", color=color)
        case "tile":
            shapes, title = _tile(value, x, y), say("drawn-tile", tile=IslandTile(value))
        case _:
            return None
    return Group(shapes, title=title)


def _number(x: float, y: float, number: int, fill: str) -> tuple[Shape, ...]:
    ink = "on-red" if fill == "red" else "paper"
    return (
        Symbol("tile", x, y, 20, fill, ink, "rim"),
        Text(x, y, str(number), 24, ink, True),
    )


def _tile(tile: int, x: float, y: float) -> tuple[Shape, ...]:
    return (
        Symbol("tile", x, y, 22, "tile", "ink", "tile-edge"),
        Symbol(str(Letter(TILE_LETTER[tile])), x - 8, y, 10, "ink"),
        *icons.badge(TILE_COLOR[tile], x + 10, y, 9),
    )
