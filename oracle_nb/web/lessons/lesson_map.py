"""The map of lessons: each lesson as a link, below the lessons that come before it."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from oracle_nb.lessons.lesson import Lesson
from oracle_nb.render.html import Html, link, tag
from oracle_nb.web.text import words

ROW: Final = 62
"""The distance between two rows in pixels."""


class MapPlace(NamedTuple):
    """The row of a lesson from 0, and its distance from the left edge in percent of the width."""

    row: int
    left: float


@cache
def _edges(orders: Sequence[tuple[str, tuple[str, ...]]]) -> Sequence[tuple[str, str]]:
    """Return the pairs of a lesson and the next one, without those that follow from others."""
    afters = dict(orders)
    before: dict[str, set[str]] = {}

    def all_before(name: str) -> set[str]:
        if name not in before:
            known = [other for other in afters[name] if other in afters]
            before[name] = {*known}.union(*map(all_before, known))
        return before[name]

    return tuple(
        (other, name)
        for name, after in orders
        for other in dict.fromkeys(after)
        if other in afters
        and not any(third in afters and other in all_before(third) for third in after)
    )


def edges(lessons: Sequence[Lesson]) -> Sequence[tuple[str, str]]:
    """Return the pairs of a lesson and a next one.

    A pair that follows from other pairs is left out.
    """
    return _edges(tuple((lesson.name, lesson.after) for lesson in lessons))


def places(lessons: Sequence[Lesson]) -> Mapping[str, MapPlace]:
    """Return the place of each lesson by its name, each below all lessons before it."""
    rows: dict[str, int] = {}
    before: dict[str, list[str]] = {lesson.name: [] for lesson in lessons}
    for first, second in edges(lessons):
        before[second].append(first)
    waiting = [lesson.name for lesson in lessons]
    while waiting:
        ready = [name for name in waiting if all(other in rows for other in before[name])]
        for name in ready:
            rows[name] = max((rows[other] + 1 for other in before[name]), default=0)
        waiting = [name for name in waiting if name not in ready]
    placed: dict[str, MapPlace] = {}
    for row in range(max(rows.values(), default=-1) + 1):
        names = [name for name in rows if rows[name] == row]

        def middle(name: str) -> float:
            """Return the middle of the lessons before one."""
            lefts = [placed[other].left for other in before[name]]
            return sum(lefts) / len(lefts) if lefts else 50.0

        for number, name in enumerate(sorted(names, key=middle)):
            placed[name] = MapPlace(row, 100 * (number + 0.5) / len(names))
    return placed


def lesson_map(
    lessons: Sequence[Lesson],
    done: Collection[str],
    addresses: Mapping[str, str],
    language: str,
) -> Html:
    """Return the map as HTML.

    Lessons form no circle; ``done`` has the names of those that are done, ``addresses`` the address
    of each by its name.
    """
    say, placed = words(language).say, places(lessons)
    height = ROW * (max((spot.row for spot in placed.values()), default=0) + 1)
    lines = [
        tag(
            "line",
            x1=f"{placed[first].left:.4g}%",
            y1=str(round(ROW * (placed[first].row + 0.5))),
            x2=f"{placed[second].left:.4g}%",
            y2=str(round(ROW * (placed[second].row + 0.5))),
        )
        for first, second in edges(lessons)
    ]
    links = [
        tag(
            "li",
            link(
                lesson.title[language],
                addresses[lesson.name],
                cls="over" if lesson.name in done else None,
                aria_label=f"{lesson.title[language]}: {say('learn-done')}"
                if lesson.name in done
                else None,
            ),
            style=f"left: {placed[lesson.name].left:.4g}%; "
            f"top: {round(ROW * (placed[lesson.name].row + 0.5))}px",
        )
        for lesson in sorted(
            lessons, key=lambda lesson: (placed[lesson.name].row, placed[lesson.name].left)
        )
    ]
    drawing = tag("svg", lines, width="100%", height=str(height), aria_hidden="true")
    inner = tag("div", drawing, tag("ol", links), cls="l-map", style=f"height: {height}px")
    return tag(
        "details",
        tag("summary", say("learn-map")),
        tag("p", say("learn-map-about")),
        tag("div", inner, cls="l-map-view"),
        cls="panel",
        data_k="map",
    )
