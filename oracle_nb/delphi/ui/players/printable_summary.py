"""The possessions and open tasks of a player, as a list for paper."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family, Task, value_of
from oracle_nb.delphi.pieces import TOP_ROW, Color, Companion, Equipment, God
from oracle_nb.delphi.ui.icons import card_icons, icons
from oracle_nb.render.html import Html, tag

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording

_SIZE = 22


def printable_summary(
    rules: "Delphi", position: Position, seat: int, words: "Wording", theme: str
) -> Html:
    """Return dice, tokens, shield, cards, cargo, gods in the top row, equipment and tasks."""
    say, player = words.say, position.players[seat]

    def small(symbol: str, fill: str, ink: str) -> Html:
        return icons.symbol_sign(symbol, fill, theme, _SIZE, ink=ink)

    def rows() -> Iterator[tuple[Sequence[Html], str]]:
        dice = tuple(Color(die) for die in player.dice)
        yield (
            [icons.die_sign(die, theme, _SIZE) for die in dice],
            say("dice-are", colors=dice) if dice else say("no-dice"),
        )
        yield [small("coin", "yellow", "on-yellow")], say("favor", tokens=player.favor)
        yield [small("shield", "blue", "paper")], say("shield", strength=player.shield)
        for message, counts in (("oracle-cards", player.cards), ("injuries", player.injuries)):
            for color in Color:
                if count := counts[color]:
                    sign = icons.card_sign(color, theme, _SIZE, injury=message == "injuries")
                    yield [sign], say(f"{message}-of", color=color, count=count)
        for family, colors in (
            (Family.OFFERING, player.offerings),
            (Family.STATUE, player.statues),
        ):
            for held in colors:
                sign = icons.small(icons.cargo(family, held, 12, 12, 9), theme, _SIZE)
                yield [sign], say("cargo-item", family=family, color=Color(held))
        for god in God:
            if player.gods[god] == TOP_ROW:
                text = say("god-row", god=god, row=TOP_ROW, ready=True)
                yield [icons.badge_sign(int(god), theme, _SIZE)], text
        for card in player.equipment:
            kind = Equipment(card)
            yield [card_icons.equipment_sign(kind, theme, _SIZE)], say(f"name-equipment-{kind}")
        for friend in map(Companion, player.companions):
            text = say("companion", name=friend, color=friend.color, kind=friend.kind)
            yield [card_icons.companion_sign(friend, theme, _SIZE)], text
        done, open_ = len(player.done), sorted(player.tasks)
        if open_:
            yield [_task(rules, seat, task, theme) for task in open_], ""
            yield [], say("tasks-done", done=done, all=done + len(open_))

    return tag(
        "ul",
        [tag("li", tag("span", drawn, cls="d-signs"), tag("span", text)) for drawn, text in rows()],
        cls="d-belongings",
    )


def _task(rules: "Delphi", seat: int, number: int, theme: str) -> Html:
    task = Task(number)
    ship = rules.setting.ships[seat]
    return icons.small(
        icons.task(task.family, value_of(number), 12, 12, 9, ship=ship), theme, _SIZE
    )
