"""A player board in a page: three drawings with hotspots that explain their parts.

A hotspot covers the part that it explains. The first of a board is a stop of the Tab key; arrow
keys lead from there to the others (``data-rove`` in the page), so that many boards are few stops.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.delphi.model.position import Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, family_of
from oracle_nb.delphi.pieces import Color, God
from oracle_nb.delphi.ui.players.player_board import player_scene
from oracle_nb.render.cropping import Box, bounds
from oracle_nb.render.html import Html, html, part, shared, tag
from oracle_nb.render.scene import Group, Op
from oracle_nb.render.svg import window_of

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording

PARTS: Final[dict[str, Box]] = {
    "wheel": (0.0, 0.0, 300.0, 326.0),
    "gods": (300.0, 0.0, 580.0, 326.0),
    "tasks": (580.0, 0.0, 900.0, 326.0),
}
"""The parts of a board: left, top, right and bottom, in scene units."""
_FIXED: Final[dict[str, Box]] = {
    "wheel": (10.0, 6.0, 290.0, 312.0),
    "shield": (318.0, 286.0, 558.0, 322.0),
    "hold": (590.0, 186.0, 890.0, 230.0),
    "cards": (590.0, 234.0, 890.0, 274.0),
    "injuries": (590.0, 278.0, 890.0, 318.0),
}
"""The areas of parts that are always there."""
_AFTER: Final = {
    "favor": "wheel",
    "god": "wheel",
    "task": "shield",
    "done": "shield",
    "cargo": "hold",
}
"""The area after which those of a group of drawings come, by the kind of the group."""
_RULES: Final = {
    "wheel": ("oracle.wheel", "oracle.recolor"),
    "favor": ("favor.uses",),
    "shield": ("fight.strength", "titan.attack"),
    "hold": ("cargo.capacity",),
    "cards": ("oracle.card-as-die",),
    "injuries": ("turn.recover", "injury.discard"),
}
_FAMILY_RULES: Final = {
    Family.STATUE: ("statue.load", "statue.raise"),
    Family.OFFERING: ("offering.load", "offering.make"),
    Family.MONSTER: ("fight.color", "fight.strength"),
    Family.SHRINE: ("shrine.build",),
}
"""The rules that explain each kind of piece."""


class Hotspot(NamedTuple):
    """An area of a board in scene units: its name, its rules, its key."""

    box: Box
    name: str
    rules: tuple[str, ...]
    point: str = ""


def drawn_board(
    rules: "Delphi",
    position: Position,
    seat: int,
    words: "Wording",
    book: "Rulebook",
    theme: str,
) -> Html:
    """Return the parts of a player's board side by side, each with its spots."""
    scene = player_scene(rules, position, seat, words)
    hotspots = list(_spots(rules, position, seat, words, scene.base))
    parts = []
    first = True
    for name, box in PARTS.items():
        left, top, right, bottom = box
        inside = [op for op in scene.base if left <= _middle(op) < right]
        drawn = window_of(inside, left, top, right - left, bottom - top, theme)
        spots = []
        for n, spot in enumerate(hotspots):
            if left <= (spot.box[0] + spot.box[2]) / 2 < right:
                spots.append(_spot(spot, box, f"spot-{seat}-{n}", book, stop=first))
                first = False
        shown = tag("div", drawn, spots, cls=f"d-part d-{name}")
        parts.append(part(f"{name}-{seat}", shown))
    label = words.say("board-group", color=Color(rules.setting.ships[seat]))
    return tag("div", parts, cls="d-drawn", role="group", aria_label=label, data_rove="")


def _spot(spot: Hotspot, window: Box, key: str, book: "Rulebook", *, stop: bool) -> Html:
    """Return an element over a part with its name, and its rules on hover and focus."""
    texts = [_rule(book, rule) for rule in spot.rules]
    left, top, right, bottom = spot.box
    wide, high = window[2] - window[0], window[3] - window[1]
    place = (
        f"left:{100 * (left - window[0]) / wide:.1f}%;top:{100 * (top - window[1]) / high:.1f}%;"
        f"width:{100 * (right - left) / wide:.1f}%;height:{100 * (bottom - top) / high:.1f}%"
    )
    sign = tag(
        "span",
        role="img",
        tabindex="0" if stop else "-1",
        aria_label=spot.name,
        aria_describedby=key if texts else None,
        data_point=spot.point or None,
        data_stop="",
        style=place,
        cls="d-spot",
    )
    below = f"top:calc({100 * (bottom - window[1]) / high:.1f}% + 5px)"
    tip = tag("span", tag("b", spot.name), texts, id=key, role="tooltip", style=below, cls="tip")
    return part(key, tag("span", sign, tip, cls="d-belonging"))


@lru_cache(512)
def _middle(op: Op) -> float:
    """Return the horizontal center of a drawing."""
    left, _, right, _ = bounds(op)
    return (left + right) / 2


@lru_cache(256)
def _rule(book: "Rulebook", rule: str) -> Html:
    """Return the text of a rule; many spots have the same."""
    return html(" ", shared(tag("span", book.say(rule, "text"))))


def _spots(
    rules: "Delphi",
    position: Position,
    seat: int,
    words: "Wording",
    drawn: tuple[Op, ...],
) -> Iterator[Hotspot]:
    """Yield the spots of a board, in the order in which the arrow keys go through them."""
    say, player = words.say, position.players[seat]
    held = tuple(Color(die) for die in player.dice)
    used = tuple(Color(die) for die in used_dice(position, seat))
    counted = {
        name: tuple(
            say(f"{message}-of", color=Color(color), count=count)
            for color, count in enumerate(counts)
            if count
        )
        for name, message, counts in (
            ("cards", "oracle-cards", player.cards),
            ("injuries", "injuries", player.injuries),
        )
    }
    places = powers_of(position, seat).storage
    aboard = len(player.offerings) + len(player.statues)
    names = {
        "wheel": say("spot-wheel", dice=held, used=used),
        "shield": say("shield", strength=player.shield),
        "hold": say("spot-hold", used=aboard, all=places),
        "cards": say("spot-cards", cards=counted["cards"]),
        "injuries": say("spot-injuries", cards=counted["injuries"]),
    }
    beside: dict[str, list[Group]] = {}
    for group in drawn:
        if isinstance(group, Group):
            beside.setdefault(_AFTER.get(group.about.partition(":")[0], ""), []).append(group)
    for name in ("wheel", "shield", "hold", "cards", "injuries"):
        yield Hotspot(_FIXED[name], names[name], _RULES[name])
        for group in beside.get(name, ()):
            yield Hotspot(bounds(group), group.title, _rules_of(group.about), _point(group.about))


def _rules_of(key: str) -> tuple[str, ...]:
    """Return the rules that explain a group."""
    kind, _, rest = key.partition(":")
    if kind == "god":
        return (f"god.{God(int(rest)).name.lower()}", "god.advance-action")
    if kind == "cargo":
        family = Family[rest.partition(":")[0].upper()]
        return _FAMILY_RULES[family][1:]
    if kind == "task":
        return _FAMILY_RULES[family_of(int(rest.partition(":")[2]))]
    return _RULES.get(kind, ())


def _point(key: str) -> str:
    """Return the key of what the board highlights for a group, such as the goal of a task."""
    return key if key.startswith(("task:", "cargo:")) else ""
