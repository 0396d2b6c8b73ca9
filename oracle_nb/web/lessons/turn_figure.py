"""The figure of a choice between two turns: what each does, and how games end after it."""

from itertools import chain
from typing import Final

from oracle_nb.games.exercises import Exercise, PlayoutPairs
from oracle_nb.games.motives import motive_text
from oracle_nb.games.registry import texts_of
from oracle_nb.render.cropping import cut, near
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lessons.state import LessonSnapshot, turn_ways

_WIDTH: Final = 460
"""The width of the picture in pixels."""
_AROUND: Final = 1.3
"""Number of spaces shown around those of the turns, in each direction."""
_WIDE: Final = 2.2
"""Minimum width of the picture, in heights."""
_ROUNDS: Final = 5
"""Maximum number of columns of the chart."""
_KINDS: Final = ("one", "two")
"""The CSS classes of the turns, which differ in shape and pattern."""


def turn_figure(lesson: LessonSnapshot) -> Html | None:
    """Return both turns on the board, and below it how games end; None without play-outs."""
    exercise = lesson.exercise
    played = None if exercise is None else exercise.play_out()
    if exercise is None or played is None:
        return None
    picture = _picture(lesson, exercise)
    chart = tag("div", _gains(lesson, exercise, played), _chart(lesson, played))
    return tag("figure", picture, chart, cls="l-turns")


def turn_sign(turn: int) -> Html:
    """Return the sign of a turn, as on the board: its number in a disc or in a box."""
    return tag("span", str(turn + 1), cls=f"l-turn {_KINDS[turn]}", aria_hidden="true")


def _picture(lesson: LessonSnapshot, exercise: Exercise) -> Html:
    """Return the part of the board on which the turns are."""
    drawn = lesson.base
    ways = turn_ways(drawn, exercise, lesson.language)
    spaces = {*chain.from_iterable((*chain.from_iterable(way.routes), *way.ends) for way in ways)}
    drawn = drawn.with_overlay(*chain.from_iterable(way.marks for way in ways))
    shown = near(drawn, spaces, _AROUND, wide=_WIDE)
    part = cut(drawn, shown) if shown else drawn
    prefix = f"{exercise.template.replace('.', '-')}-{exercise.seed}-"
    return tag(
        "div", Html(to_svg(part, lesson.theme, width=_WIDTH, prefix=prefix)), cls="l-picture"
    )


def _gains(lesson: LessonSnapshot, exercise: Exercise, played: PlayoutPairs) -> list[Html]:
    """Return what only this turn achieves, of each turn that achieves something."""
    texts = texts_of(exercise.rules, lesson.language)
    return [
        tag("p", turn_sign(turn), " ".join(motive_text(texts, motive) for motive in motives))
        for turn, motives in enumerate(played.gains)
        if motives
    ]


def _chart(lesson: LessonSnapshot, played: PlayoutPairs) -> Html:
    """Return how many games end after each number of rounds: a row of bars for each turn."""
    say = lesson.say
    lasting = {rounds for end in played.ends for rounds in end[:2]}
    listed = [[rounds] for rounds in range(min(lasting), max(lasting) + 1)]
    if len(listed) > _ROUNDS:
        listed[_ROUNDS - 1 :] = [[rounds for (rounds,) in listed[_ROUNDS - 1 :]]]
    heads = []
    for rounds in listed:
        more = len(rounds) > 1
        text = say("learn-rounds-more" if more else "learn-rounds", count=rounds[0])
        short = tag("span", f"{rounds[0]}{'+' * more}", aria_hidden="true")
        heads.append(tag("th", short, tag("span", text, cls="visually-hidden"), scope="col"))
    rows = []
    for turn in (0, 1):
        name = html(turn_sign(turn), say("learn-turn", number=turn + 1))
        cells = [_bar(played, turn, sum(played.lasting(turn, n) for n in each)) for each in listed]
        rows.append(tag("tr", tag("th", name, scope="row"), cells))
    return tag(
        "table",
        tag("caption", say("learn-playouts", count=played.count)),
        tag("thead", tag("tr", tag("td", say("learn-rounds-left")), heads)),
        tag("tbody", rows),
        cls="l-playouts",
    )


def _bar(played: PlayoutPairs, turn: int, games: int) -> Html:
    """Return a number of games as a bar below it."""
    filled = tag(
        "div", style=f"height: {100 * games / played.count:g}%", cls=f"l-games {_KINDS[turn]}"
    )
    number = tag("span", str(games), cls=None if games else "none")
    column = tag("div", filled if games else None, cls="l-column", aria_hidden="true")
    return tag("td", number, column)
