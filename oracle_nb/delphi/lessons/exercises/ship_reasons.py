"""Why answers about ship tiles are correct: the calculation, in sentences."""

from collections.abc import Iterable, Sequence
from typing import Final

from oracle_nb.delphi.board import Space
from oracle_nb.delphi.lessons.exercises.wheel_reasons import CLOCKWISE
from oracle_nb.delphi.model.powers import RANGE, STORAGE
from oracle_nb.delphi.pieces import COLORS, Color, God, ShipTile
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.games.exercises import AnswerReason as Reason

MORE: Final = 2
"""The additional range of one ship tile, and the additional storage of another."""


def price(tile: ShipTile, color: int, used: int) -> tuple[Reason, ...]:
    """Return what recoloring costs with a ship tile."""
    steps = (used - color) % len(COLORS)
    step = Reason("why-wheel-steps", {"color": Color(color), "used": Color(used), "tokens": steps})
    if tile == ShipTile.RECOLOR:
        return step, Reason("why-ships-recolor", {"steps": steps, "tokens": steps - 1})
    if tile == ShipTile.BOTH_WAYS:
        back = len(COLORS) - steps
        return step, Reason("why-ships-both-ways", {"back": back, "tokens": min(steps, back)})
    return CLOCKWISE, step


def tokens(before: int, count: int, delivered: bool) -> tuple[Reason, ...]:
    """Return how many favor tokens there are after some actions."""
    left = before + 3 * count + 4 * delivered
    facts = {"before": before, "count": count, "delivered": int(delivered), "left": left}
    return Reason("why-ships-favor"), Reason("why-ships-tokens", facts)


def hold(tile: ShipTile, aboard: int) -> tuple[Reason, ...]:
    """Return how much room is left in the hold."""
    more = MORE if tile == ShipTile.BOTH_WAYS else 0
    facts = {"storage": STORAGE + more, "aboard": aboard, "left": STORAGE + more - aboard}
    return Reason("why-ships-storage", {"bonus": more}), Reason("why-ships-hold", facts)


def sail(tile: ShipTile, color: int, space: Space, steps: int) -> tuple[Reason, ...]:
    """Return why a die takes a ship to a space with a ship tile."""
    if tile == ShipTile.RANGE:
        facts = {"range": RANGE, "bonus": MORE, "farthest": RANGE + MORE}
        away = {"space": space, "color": Color(color), "steps": steps}
        return Reason("why-ships-range", facts), Reason("why-ships-far", away)
    end = {"space": space, "used": Color(space.color)}
    facts = {"color": Color(color), "used": Color(space.color)}
    message = "why-ships-back" if tile == ShipTile.BOTH_WAYS else "why-ships-free"
    return Reason("why-ships-end", end), Reason(message, facts)


def god(players: int, count: int) -> tuple[Reason, ...]:
    """Return on which row a used god is once it has advanced."""
    row = first_row(players)
    facts = {"row": row, "count": count, "left": row + count}
    return Reason("why-ships-row", {"players": players, "row": row}), Reason("why-ships-god", facts)


def rolled(dice: Iterable[int], right: Iterable[int]) -> tuple[Reason, ...]:
    """Return the gods of the rolled colors, and those of them that can move."""
    colors, gods = (tuple(map(God, sorted({*some}))) for some in (dice, right))
    return (
        Reason("why-ships-rolled"),
        Reason("why-gods-roll-colors", {"gods": colors}),
        Reason("why-ships-rolled-are", {"gods": gods}),
    )


def again(players: int) -> tuple[Reason, ...]:
    """Return how many steps lead a used god back to a row."""
    row = first_row(players)
    return (
        Reason("why-ships-row", {"players": players, "row": row}),
        Reason("why-ships-again", {"row": row, "left": row + 2}),
    )


def returned(back: int, fitting: Sequence[int]) -> tuple[Reason, ...]:
    """Return which offerings fit the open tasks."""
    return (
        Reason("why-ships-free-color", {"color": Color(back)}),
        Reason("why-ships-returned", {"colors": tuple(map(Color, fitting))}),
    )


def start(tile: ShipTile) -> tuple[Reason, ...]:
    """Return what a ship tile brings at the start."""
    return Reason("why-ships-early"), Reason(f"why-ships-start-{tile}")
