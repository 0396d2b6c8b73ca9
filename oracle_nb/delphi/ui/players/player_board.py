"""The player board as a scene: wheel, gods, shield, cargo, cards, tasks."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.position import Player, Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, Task, tasks_of, value_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, Color, God, ShipTile
from oracle_nb.delphi.rules.transaction import SHIELD_MAX, first_row
from oracle_nb.delphi.ui.actions.links import piece_key
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.render.scene import (
    Circle,
    Group,
    Line,
    Op,
    Point,
    Polygon,
    Scene,
    Shape,
    Symbol,
    Text,
)

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording

WIDTH: Final = 900.0
HEIGHT: Final = 326.0
_WHEEL: Final = (150.0, 168.0)
_GODS: Final = (318.0, 52.0)
_ROWS: Final = 29.0
_COLUMNS: Final = 40.0
_RIGHT: Final = 590.0
_HEADS: Final = 13.0
"""The height of the headings."""


def player_scene(rules: "Delphi", position: Position, seat: int, words: "Wording") -> Scene:
    """Return the board of one player, 900 by 326 scene units."""
    player = position.players[seat]
    used = used_dice(position, seat)
    ops = (
        *_wheel(player, used, _recoloring(position, seat), words),
        *_gods(player, len(position.players), words),
        *_shield(player, words),
        *_tasks(player, seat, rules.setting.ships[seat], words),
        *_cargo(player, powers_of(position, seat).storage, words),
        *_cards(player, words),
    )
    ship = Color(rules.setting.ships[seat])
    return Scene(WIDTH, HEIGHT, base=ops, title=words.say("board-title", color=ship))


def _label(x: float, y: float, text: str) -> Text:
    """Return a label that can be read on a board that fills a panel or a phone."""
    return Text(x, y, text, 20, "muted", True)


def _box(x: float, y: float, w: float, h: float, fill: str = "tile") -> Polygon:
    """Return a box with cut corners."""
    c = 7
    points = (
        (x + c, y),
        (x + w - c, y),
        (x + w, y + c),
        (x + w, y + h - c),
        (x + w - c, y + h),
        (x + c, y + h),
        (x, y + h - c),
        (x, y + c),
    )
    return Polygon(points, fill, "tile-edge", 1.2)


# --- the oracle wheel --------------------------------------------------------------------------


def _spot(color: int, radius: float, turn: float = 0.0) -> Point:
    angle = (60 * color + turn - 90) * pi / 180
    return _WHEEL[0] + radius * cos(angle), _WHEEL[1] + radius * sin(angle)


def _recoloring(position: Position, seat: int) -> str:
    """Return how a player recolors dice: a variant of the message on the wheel's arrow."""
    if position.apollon and seat == position.turn:
        return "any"
    tile = position.players[seat].tile
    return str(ShipTile(tile)) if tile in (ShipTile.BOTH_WAYS, ShipTile.RECOLOR) else "clockwise"


def _wheel(player: Player, used: Sequence[int], recoloring: str, words: "Wording") -> list[Op]:
    x, y = _WHEEL
    ops: list[Op] = [
        _label(x, _HEADS, words.say("wheel")),
        Circle(x, y, 134, "tile", "tile-edge", 1.5),
    ]
    for color in COLORS:
        wedge = tuple(_spot(color, 128, turn) for turn in range(-28, 29, 4))
        inner = tuple(_spot(color, 44, turn) for turn in (28, 0, -28))
        held, spent = player.dice.count(color), used.count(color)
        ops.append(
            Group(
                (
                    Polygon((*wedge, *inner), str(color), alpha=0.2),
                    *icons.badge(color, *_spot(color, 62), 15),
                    *_dice(color, held, spent),
                ),
                title=words.say("wheel-field", color=color, dice=held, used=spent),
            )
        )
    # Recoloring goes clockwise: an arrow outside the wheel says so.
    arc = tuple(_spot(0, 143, turn) for turn in range(14, 47, 4))
    (ax, ay), (bx, by) = arc[-2:]
    ux, uy = (bx - ax) / 9.9, (by - ay) / 9.9
    head = ((bx + 9 * ux, by + 9 * uy), (bx - 7 * uy, by + 7 * ux), (bx + 7 * uy, by - 7 * ux))
    way = words.say("wheel-clockwise", how=recoloring)
    ops.append(Group((Line(arc, "muted", 2.6), Polygon(head, "muted")), title=way))
    coin = (
        Circle(x, y, 38, "paper", "tile-edge", 1.5),
        Symbol("coin", x - 15, y, 13, "yellow", "on-yellow", "rim"),
        Text(x + 14, y, str(player.favor), 20, "ink", True),
    )
    ops.append(Group(coin, title=words.say("favor", tokens=player.favor), about="favor"))
    return ops


def _dice(color: int, held: int, spent: int) -> tuple[Shape, ...]:
    shapes: tuple[Shape, ...] = ()
    number = held + spent
    for n in range(number):
        at = _spot(color, 102, 17 * (n - (number - 1) / 2))
        shapes += icons.die(color, *at, 15 if number < 3 else 13, used=n >= held)
    return shapes


# --- the gods' track ---------------------------------------------------------------------------


def _gods(player: Player, players: int, words: "Wording") -> list[Op]:
    left, top = _GODS
    width = 6 * _COLUMNS
    ops: list[Op] = [
        _label(left + width / 2, _HEADS, words.say("gods")),
        _box(left, top - 20, width, 6 * _ROWS + 62),
        Polygon(
            (
                (left + 4, top - 15),
                (left + width - 4, top - 15),
                (left + width - 4, top + 15),
                (left + 4, top + 15),
            ),
            "yellow",
            alpha=0.35,
        ),
    ]
    for god in God:
        x = left + (god + 0.5) * _COLUMNS
        row = player.gods[god]
        shapes: list[Shape] = [Line(((x, top), (x, top + 6 * _ROWS)), "tile-edge", 2.0)]
        for at in range(7):
            y = top + (TOP_ROW - at) * _ROWS
            first = at == first_row(players)
            shapes.append(Circle(x, y, 5.5 if first else 3.5, "tile", "tile-edge", 1.6))
        y = top + (TOP_ROW - row) * _ROWS
        shapes += icons.badge(int(god), x, y, 14)
        if row == TOP_ROW:
            shapes.append(Circle(x, y, 16.5, "", "select", 2.4))
        shapes.append(Text(x, top + 6 * _ROWS + 30, words.say(f"god-short-{god.name.lower()}"), 17))
        ops.append(
            Group(
                tuple(shapes),
                title=words.say("god-row", god=god, row=row, ready=row == TOP_ROW),
                about=f"god:{int(god)}",
            )
        )
    return ops


# --- shield ------------------------------------------------------------------------------------


def _shield(player: Player, words: "Wording") -> list[Op]:
    left, y = _GODS[0], 304.0
    shapes: list[Shape] = [Symbol("shield", left + 14, y, 15, "blue", "white", "rim")]
    for strength in range(SHIELD_MAX + 1):
        x = left + 52 + 34 * strength
        on = strength == player.shield
        shapes.append(Circle(x, y, 13, "blue" if on else "tile", "tile-edge", 1.4))
        shapes.append(Text(x, y, str(strength), 17, "on-blue" if on else "muted", on))
    return [Group(tuple(shapes), title=words.say("shield", strength=player.shield))]


# --- tasks -------------------------------------------------------------------------------------


def _tasks(player: Player, seat: int, ship: int, words: "Wording") -> list[Op]:
    done = len(player.done)
    ops: list[Op] = [
        _label(_RIGHT + 150, _HEADS, words.say("tasks", done=done, all=done + len(player.tasks)))
    ]
    rows = {family: tasks_of((*player.tasks, *player.done), family) for family in Family}
    for n, (family, tasks) in enumerate(rows.items()):
        left = _RIGHT + 76 * n
        for k, number in enumerate(sorted(tasks)):
            y = 40 + 46 * k
            finished = number in player.done
            open_twins = player.tasks.count(number)
            if number in player.tasks and number in player.done:
                finished = k - sorted(tasks).index(number) >= open_twins
            shapes: tuple[Shape, ...] = (
                _box(left, y, 70, 42, "stone" if finished else "tile"),
                *icons.task(
                    family, value_of(number), left + (28 if finished else 35), y + 21, 15, ship=ship
                ),
            )
            if finished:
                shapes += icons.tick(left + 56, y + 13, 9)
            title = words.say("task", task=Task(number), done=finished)
            about = f"done:{number}" if finished else f"task:{seat}:{number}"
            ops.append(Group(shapes, title=title, about=about))
    return ops


# --- cargo and cards ---------------------------------------------------------------------------


def _cargo(player: Player, storage: int, words: "Wording") -> list[Op]:
    top = 188.0
    ops: list[Op] = [_label(_RIGHT + 31, top + 20, words.say("cargo"))]
    things = [(Family.OFFERING, color) for color in player.offerings]
    things += [(Family.STATUE, color) for color in player.statues]
    for n in range(max(storage, len(things))):
        left = _RIGHT + 76 + 46 * n
        shapes: tuple[Shape, ...] = (_box(left, top, 40, 40, "stone"),)
        title, about = words.say("cargo-empty"), ""
        if n < len(things):
            family, color = things[n]
            shapes += icons.cargo(family, color, left + 20, top + 20, 13)
            title = words.say("cargo-item", family=family, color=Color(color))
            about = f"cargo:{piece_key(family, color)}"
        ops.append(Group(shapes, title=title, about=about))
    return ops


def _cards(player: Player, words: "Wording") -> list[Op]:
    ops: list[Op] = []
    for top, name, counts in (
        (236.0, "oracle-cards", player.cards),
        (280.0, "injuries", player.injuries),
    ):
        ops.append(_label(_RIGHT + 28, top + 18, words.say(name)))
        x = _RIGHT + 90.0
        for color, count in enumerate(counts):
            if not count:
                continue
            shapes: tuple[Shape, ...] = icons.card(
                color, x, top + 18, 18, injury=name == "injuries"
            )
            if count > 1:
                shapes += (
                    Text(x + 22, top + 18, f"\N{MULTIPLICATION SIGN}{count}", 20, "ink", True),
                )
            title = words.say(f"{name}-of", color=Color(color), count=count)
            ops.append(Group(shapes, title=title))
            x += 58 if count > 1 else 36
        if not any(counts):
            ops.append(Text(_RIGHT + 90, top + 18, "\N{EN DASH}", 14, "muted"))
    return ops
