"""What players have, in a line, in words, and by name."""

from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.panels import signs
from oracle_nb.delphi.panels.board import used_dice
from oracle_nb.delphi.pieces import (
    EQUIPMENT_RULES,
    Color,
    Companion,
    Equipment,
    Kind,
    ShipTile,
)
from oracle_nb.delphi.position import UNKNOWN, Position
from oracle_nb.delphi.tasks import Family
from oracle_nb.draw.html import Html, html, tag

if TYPE_CHECKING:
    from oracle_nb.words.rulebook import Rulebook
    from oracle_nb.words.wording import Wording

_SHIP_RULE: Final = {tile: f"ship.{tile}" for tile in ShipTile}


def player_line(position: Position, seat: int, words: "Wording", theme: str) -> Html:
    """Dice, favor tokens, shield, cargo and tasks in one line."""
    say = words.say
    player = position.players[seat]
    done, total = len(player.done), len(player.done) + len(player.tasks)
    spent = used_dice(position, seat)
    dice = [
        signs.die_sign(die, theme, 20, title=say("source-die", color=Color(die)))
        for die in player.dice
    ]
    dice += [signs.die_sign(die, theme, 20, used=True) for die in spent]
    cargo = [
        signs.small(
            signs.cargo(family, color, 12, 12, 9),
            theme,
            20,
            say("cargo-item", family=family, color=Color(color)),
        )
        for family, colors in (
            (Family.OFFERING, player.offerings),
            (Family.STATUE, player.statues),
        )
        for color in colors
    ]
    injuries = sum(player.injuries)
    cards = sum(player.cards)
    return html(
        tag("span", dice, cls="d-dice", title=say("dice-held")),
        _count("coin", "yellow", player.favor, theme, say("favor", tokens=player.favor)),
        _count("shield", "blue", player.shield, theme, say("shield", strength=player.shield)),
        _count("card", "tile", cards, theme, say("oracle-cards")),
        _count("drop", "refuse", injuries, theme, say("injuries")),
        tag(
            "span",
            tag("b", str(done)),
            f"/{total}",
            cls="d-tasks",
            title=say("tasks-done", done=done, all=total),
        ),
        tag("span", cargo, cls="d-cargo", title=say("cargo")),
    )


def player_words(position: Position, seat: int, words: "Wording") -> str:
    """The same in words, for who can't see it."""
    say, player = words.say, position.players[seat]
    done = len(player.done)
    parts = (
        say("dice-are", colors=tuple(Color(die) for die in player.dice)),
        say("favor", tokens=player.favor),
        say("shield", strength=player.shield),
        say("cards-number", count=sum(player.cards)),
        say("injuries-number", count=sum(player.injuries)),
        say("tasks-done", done=done, all=done + len(player.tasks)),
    )
    return "; ".join(parts)


def held(position: Position, seat: int, words: "Wording", book: "Rulebook", theme: str) -> Html:
    """Ship tile, equipment and companions by name, each with its rule as a tooltip."""
    say, player = words.say, position.players[seat]
    rows: list[tuple[str, list[Html]]] = []
    if player.tile != UNKNOWN:
        tile = ShipTile(player.tile)
        rows.append(
            (say("ship-tile"), [_thing(book, say(f"name-ship-tile-{tile}"), _SHIP_RULE[tile])])
        )
    cards = [Equipment(card) for card in player.equipment]
    rows.append(
        (
            say("equipment"),
            [_thing(book, say(f"name-equipment-{one}"), EQUIPMENT_RULES[one]) for one in cards],
        )
    )
    friends = [Companion(card) for card in player.companions]
    rows.append(
        (
            say("companions"),
            [
                _thing(
                    book,
                    say("companion", name=one, color=one.color, kind=one.kind),
                    f"companion.{Kind(one.kind)}",
                    signs.badge_sign(one.color, theme),
                )
                for one in friends
            ],
        )
    )
    return tag(
        "dl",
        [
            (tag("dt", name), tag("dd", things or tag("i", say("nothing-yet"))))
            for name, things in rows
        ],
        cls="d-held",
    )


def _thing(book: "Rulebook", name: str, rule: str, sign: Html = Html("")) -> Html:  # noqa: B008 - a value
    told = book[rule].text if rule in book else ""
    return tag("span", sign, name, cls="d-thing", title=told, tabindex="0")


def _count(symbol: str, fill: str, number: int, theme: str, title: str) -> Html:
    ink = "on-yellow" if fill == "yellow" else "paper" if fill != "tile" else "ink"
    sign = signs.symbol_sign(symbol, fill, theme, 18, ink=ink)
    return tag("span", sign, str(number), cls="d-count", title=title)
