"""The possessions of players: in a line, in words, and as pictures with explanations."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.position import UNKNOWN, Player, Position, used_dice
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import (
    EQUIPMENT_RULES,
    TOP_ROW,
    Color,
    Companion,
    Equipment,
    God,
    ShipTile,
)
from oracle_nb.delphi.ui.actions.links import piece_key
from oracle_nb.delphi.ui.icons import card_icons, icons
from oracle_nb.render.html import Html, html, shared, tag

if TYPE_CHECKING:
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording

_LARGE: Final = 44.0
_SMALL: Final = 22.0
"""Widths of pictures on player boards and in lines, in CSS pixels."""


def summary(position: Position, seat: int, words: "Wording", theme: str) -> Html:
    """Return tasks, dice, tokens and shield; cargo, usable gods, tiles and cards; other counts.

    Where each player is one short line, the style sheet shows only a part of it.
    """
    say, player = words.say, position.players[seat]
    gods = [
        icons.badge_sign(god, theme, 18, title=say("god-row", god=god, row=TOP_ROW, ready=True))
        for god in _ready(player)
    ]
    return html(
        _tasks(player, words),
        _dice(position, seat, words, theme),
        _tokens(player, words, theme),
        _hold(position, seat, words, theme, gods),
        _count("card", "tile", sum(player.cards), theme, say("oracle-cards")),
        _count("drop", "refuse", sum(player.injuries), theme, say("injuries")),
    )


def strip(position: Position, seat: int, words: "Wording", theme: str) -> Html:
    """Return a player's own board in a few lines: cards and injuries by color, gods by row."""
    say, player = words.say, position.players[seat]
    colored = [
        (
            icons.card_sign(color, theme, 20, injury=message == "injuries"),
            count,
            say(f"{message}-of", color=Color(color), count=count),
        )
        for message, counts in (("oracle-cards", player.cards), ("injuries", player.injuries))
        for color, count in enumerate(counts)
        if count
    ]
    gods = [
        (
            icons.badge_sign(int(god), theme, 18),
            row,
            say("god-row", god=god, row=row, ready=row == TOP_ROW),
        )
        for god in God
        if (row := player.gods[god])
    ]
    return html(
        _dice(position, seat, words, theme),
        _tokens(player, words, theme),
        tag("span", [_numbered(*item) for item in gods], cls="d-gods") if gods else None,
        # The picture of a card is enough for a single one.
        [_numbered(sign, count if count > 1 else "", title) for sign, count, title in colored],
        _tasks(player, words),
        _hold(position, seat, words, theme),
    )


def _dice(position: Position, seat: int, words: "Wording", theme: str) -> Html:
    dice = [
        icons.die_sign(die, theme, 20, title=words.say("source-die", color=Color(die)))
        for die in position.players[seat].dice
    ]
    dice += [icons.die_sign(die, theme, 20, used=True) for die in used_dice(position, seat)]
    return shared(tag("span", dice, cls="d-dice", title=words.say("dice-held")))


def _tokens(player: Player, words: "Wording", theme: str) -> Html:
    """Return the favor tokens and the strength of the shield."""
    favor, strength = player.favor, player.shield
    return html(
        _count("coin", "yellow", favor, theme, words.say("favor", tokens=favor)),
        _count("shield", "blue", strength, theme, words.say("shield", strength=strength)),
    )


def _tasks(player: Player, words: "Wording") -> Html:
    done, total = len(player.done), len(player.done) + len(player.tasks)
    title = words.say("tasks-done", done=done, all=total)
    return shared(tag("span", tag("b", str(done)), f"/{total}", cls="d-tasks", title=title))


def _ready(player: Player) -> list[God]:
    return [god for god in God if player.gods[god] == TOP_ROW]


def _hold(
    position: Position, seat: int, words: "Wording", theme: str, gods: Sequence[Html] = ()
) -> Html:
    """Return cargo, drawn gods, ship tile, equipment and companions."""
    say, player = words.say, position.players[seat]
    cargo = [
        tag(
            "span",
            icons.small(
                icons.cargo(family, color, 12, 12, 9),
                theme,
                20,
                say("cargo-item", family=family, color=Color(color)),
            ),
            data_point=f"cargo:{piece_key(family, color)}",
        )
        for family, colors in (
            (Family.OFFERING, player.offerings),
            (Family.STATUE, player.statues),
        )
        for color in colors
    ]
    cards = _cards(position, seat, words, theme)
    drawn = tag("span", cards, cls="d-cards") if cards else None
    return shared(tag("span", cargo, gods, drawn, cls="d-cargo"))


def _cards(position: Position, seat: int, words: "Wording", theme: str) -> list[Html]:
    """Ship tile, equipment and companions, small."""
    player = position.players[seat]
    drawn = []
    if player.tile != UNKNOWN:
        drawn.append(card_icons.ship_tile(ShipTile(player.tile)))
    drawn += [card_icons.equipment(Equipment(card)) for card in player.equipment]
    friends = map(Companion, player.companions)
    drawn += [card_icons.companion(companion.color, companion.kind) for companion in friends]
    names = _names(position, seat, words)
    return [
        icons.small(shapes, theme, _SMALL, name) for shapes, name in zip(drawn, names, strict=True)
    ]


def summary_text(position: Position, seat: int, words: "Wording") -> str:
    """Return the summary in words, for screen readers and plain text."""
    say, player = words.say, position.players[seat]
    done = len(player.done)
    parts = (
        say("dice-are", colors=tuple(Color(die) for die in player.dice)),
        say("favor", tokens=player.favor),
        say("shield", strength=player.shield),
        say("cards-number", count=sum(player.cards)),
        say("injuries-number", count=sum(player.injuries)),
        say("tasks-done", done=done, all=done + len(player.tasks)),
        *(
            say("cargo-item", family=Family.OFFERING, color=Color(offering))
            for offering in player.offerings
        ),
        *(
            say("cargo-item", family=Family.STATUE, color=Color(statue))
            for statue in player.statues
        ),
        *(say("god-row", god=god, row=TOP_ROW, ready=True) for god in _ready(player)),
        *_names(position, seat, words),
    )
    return "; ".join(parts)


def _names(position: Position, seat: int, words: "Wording") -> list[str]:
    """Ship tile, equipment and companions by name."""
    say, player = words.say, position.players[seat]
    names = []
    if player.tile != UNKNOWN:
        names.append(say("tile-is", name=say(f"name-ship-tile-{ShipTile(player.tile)}")))
    names += [say(f"name-equipment-{Equipment(card)}") for card in player.equipment]
    return names + [
        say("companion", name=companion, color=companion.color, kind=companion.kind)
        for companion in map(Companion, player.companions)
    ]


def held(position: Position, seat: int, words: "Wording", book: "Rulebook", theme: str) -> Html:
    """Ship tile, equipment and companions, drawn, each with what it does."""
    say, player = words.say, position.players[seat]
    rows: list[tuple[str, list[Html]]] = []
    if player.tile != UNKNOWN:
        rows.append((say("ship-tile"), [_tile(ShipTile(player.tile), seat, words, book, theme)]))
    cards = [_card(Equipment(card), seat, words, book, theme) for card in player.equipment]
    rows.append((say("equipment"), cards))
    friends = [_friend(Companion(card), seat, words, book, theme) for card in player.companions]
    rows.append((say("companions"), friends))
    none = tag(
        "span", role="img", aria_label=say("nothing-yet"), title=say("nothing-yet"), cls="d-none"
    )
    return tag(
        "dl",
        [tag("div", tag("dt", name), tag("dd", drawn or none)) for name, drawn in rows],
        cls="d-held",
    )


def _tile(tile: ShipTile, seat: int, words: "Wording", book: "Rulebook", theme: str) -> Html:
    name = words.say(f"name-ship-tile-{tile}")
    return _belonging(
        card_icons.ship_tile_sign(tile, theme, _LARGE), name, f"ship.{tile}", seat, book
    )


def _card(card: Equipment, seat: int, words: "Wording", book: "Rulebook", theme: str) -> Html:
    sign = card_icons.equipment_sign(card, theme, _LARGE)
    name = words.say(f"name-equipment-{card}")
    return _belonging(sign, name, EQUIPMENT_RULES[card], seat, book)


def _friend(friend: Companion, seat: int, words: "Wording", book: "Rulebook", theme: str) -> Html:
    sign = card_icons.companion_sign(friend, theme, _LARGE)
    name = words.say("companion", name=friend, color=friend.color, kind=friend.kind)
    return _belonging(sign, name, f"companion.{friend.kind}", seat, book)


def _belonging(sign: Html, name: str, rule: str, seat: int, book: "Rulebook") -> Html:
    """Return a picture with its name, and its effect on hover and focus."""
    texts = book[rule].text if rule in book else ""
    key = "".join(sign if sign.isalnum() else "-" for sign in f"thing-{seat}-{name}")
    return tag(
        "span",
        tag(
            "span",
            sign,
            role="img",
            tabindex="0",
            aria_label=name,
            aria_describedby=key,
            cls="d-sign",
        ),
        tag("span", tag("b", name), " ", texts, id=key, role="tooltip", cls="tip"),
        cls="d-belonging",
    )


def _count(symbol: str, fill: str, number: int, theme: str, title: str) -> Html:
    ink = "on-yellow" if fill == "yellow" else "paper" if fill != "tile" else "ink"
    sign = icons.symbol_sign(symbol, fill, theme, 18, ink=ink)
    return _numbered(sign, number, title)


def _numbered(sign: Html, number: int | str, title: str) -> Html:
    return shared(tag("span", sign, str(number), cls="d-count", title=title))
