"""Why answers about the oracle wheel are correct: steps and prices, in sentences."""

from typing import Final

from oracle_nb.delphi.pieces import COLORS, Color
from oracle_nb.games.exercises import AnswerReason as Reason

CLOCKWISE: Final = Reason("why-wheel-clockwise")


def _steps(start: int, end: int) -> int:
    """Return the steps from one color to another; colors are numbered clockwise."""
    return (end - start) % len(COLORS)


def price(color: int, used: int) -> tuple[Reason, ...]:
    """Return why a die costs what it does as another color."""
    facts = {"color": Color(color), "used": Color(used), "tokens": _steps(color, used)}
    return CLOCKWISE, Reason("why-wheel-steps", facts)


def colors(color: int, tokens: int) -> tuple[Reason, ...]:
    """Return the colors that some tokens pay for."""
    found = tuple(Color((color + n) % len(COLORS)) for n in range(min(tokens, 5) + 1))
    facts = {"color": Color(color), "tokens": tokens, "colors": found}
    return CLOCKWISE, Reason("why-wheel-colors", facts)


def nearest(color: int) -> tuple[Reason, ...]:
    """Return the colors in the order in which they follow one."""
    found = tuple(Color((color + n) % len(COLORS)) for n in range(1, len(COLORS)))
    return CLOCKWISE, Reason("why-wheel-nearest", {"color": Color(color), "colors": found})


def which_die(color: int, used: int) -> tuple[Reason, ...]:
    """Return why a die is the cheapest as a color."""
    facts = {"color": Color(color), "used": Color(used), "tokens": _steps(color, used)}
    return CLOCKWISE, Reason("why-wheel-which-die", facts)


def three(dice: tuple[int, ...], twice: int, once: int) -> tuple[Reason, ...]:
    """Return the cheapest use of three dice as one color twice and another once."""
    costs = {}
    for place, die in enumerate(dice):
        others = dice[:place] + dice[place + 1 :]
        costs[die] = (_steps(die, once), sum(_steps(one, twice) for one in others))
    best = min(costs, key=lambda die: sum(costs[die]))
    single, pair = costs[best]
    facts = {
        "color": Color(best),
        "once": Color(once),
        "twice": Color(twice),
        "single": single,
        "pair": pair,
        "tokens": single + pair,
    }
    return CLOCKWISE, Reason("why-wheel-three", facts)


def card(color: int, used: int, tokens: int) -> tuple[Reason, ...]:
    """Return whether tokens pay for a card as a color."""
    needed = _steps(color, used)
    facts = {"needed": needed, "tokens": tokens, "more": tokens >= needed}
    return (
        Reason("why-wheel-cards"),
        *price(color, used)[1:],
        Reason("why-wheel-enough", facts),
    )


def sources(used: int, tokens: int) -> tuple[Reason, ...]:
    """Return the colors from which some tokens lead to one."""
    found = tuple(Color((used - n) % len(COLORS)) for n in range(min(tokens, 5) + 1))
    facts = {"used": Color(used), "tokens": tokens, "colors": found}
    return Reason("why-wheel-cards"), Reason("why-wheel-sources", facts)


def actions(dice: int) -> tuple[Reason, ...]:
    """Return how many actions some dice and one card give."""
    return (
        Reason("why-wheel-one-card"),
        Reason("why-wheel-actions", {"unused": dice, "actions": dice + 1}),
    )


def sail(color: int) -> tuple[Reason, ...]:
    """Return what a ship needs for a space of a color."""
    return CLOCKWISE, Reason("why-wheel-sail", {"color": Color(color)})


def earn() -> tuple[Reason, ...]:
    """Return what a die can be exchanged for."""
    return CLOCKWISE, Reason("why-wheel-earn")
