"""The clock of a table on a page: a browser counts down by itself between two changes."""

import time
from functools import cache
from pathlib import Path
from typing import Any, Final

from oracle_nb.render.html import Html, plain, tag
from oracle_nb.render.parts import Part, Property
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared.clock import KINDS, MAX_SECONDS, seconds_left
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.widgets.html_view import app_sheets

USUAL: Final = {"minutes": "30", "increment": "30"}
"""Suggestions of the form: minutes of a game, and seconds added after each turn."""


@cache
def _script() -> str:
    return (Path(__file__).parents[2] / "widgets" / "clock.js").read_text("utf-8")


class ClockView(Part):
    """The time left to each player.

    A row has the ``name`` of a player, the seconds ``left`` to them, and whether these are
    ``running`` and whether they are ``up``.
    """

    rows: Property[list[dict[str, Any]]] = Property([])
    """The players and their time; none without a clock."""
    labels: Property[dict[str, str]] = Property({})
    """The texts: title, up."""
    theme = Property("light")

    script = _script()

    def __init__(self) -> None:
        super().__init__(app_sheets())

    def follow(self, view: GameSnapshot, screen: Screen) -> None:
        """Show the clock of a table as it is now."""
        labels = {name: view.say(f"clock-{name}") for name in ("title", "up")}
        rows = clock_rows(view, screen, time.time())
        self.update(rows=rows, labels=labels, theme=view.theme, visible=bool(rows))


def clock_rows(view: GameSnapshot, screen: Screen, now: float) -> list[dict[str, Any]]:
    """Return a row for each player of a table with a clock."""
    clock = screen.shared_game.state.clock
    if clock is None:
        return []
    return [
        {
            "name": plain(view.name(seat)),
            "left": round(seconds_left(clock, seat, now), 1),
            "running": seat == clock.running,
            "up": seat in clock.flagged,
        }
        for seat in sorted(screen.shared_game.people)
    ]


def clock_form(view: GameSnapshot, screen: Screen) -> Html | None:
    """Return the form in which the host chooses a clock; None for others and after the end."""
    if not screen.hosts or screen.shared_game.game.to_move is None:
        return None
    say, clock = view.say, screen.shared_game.state.clock
    chosen = "" if clock is None else clock.kind
    kinds = [
        tag("option", say(f"clock-{kind or 'none'}"), value=kind, selected=kind == chosen)
        for kind in ("", *KINDS)
    ]
    minutes = USUAL["minutes"] if clock is None else f"{clock.seconds / 60:g}"
    increment = USUAL["increment"] if clock is None else str(clock.increment)
    return tag(
        "form",
        tag("p", say("clock-about"), cls="decision"),
        tag(
            "div",
            tag("label", tag("span", say("clock-kind")), tag("select", kinds, name="clock")),
            _number(say("clock-minutes"), "minutes", minutes, MAX_SECONDS // 60, "any"),
            _number(say("clock-increment"), "increment", increment, MAX_SECONDS, "1"),
            tag(
                "label",
                tag(
                    "input",
                    type="checkbox",
                    name="pauses",
                    value="on",
                    checked=clock is None or clock.pauses,
                ),
                tag("span", say("clock-pauses")),
                cls="check",
            ),
            tag("button", say("clock-set"), type="submit"),
            cls="row",
        ),
        cls="clock-form",
        data_do="clock",
        data_k="clock-form",
    )


def _number(label: str, name: str, value: str, most: int, step: str) -> Html:
    field = tag("input", type="number", name=name, value=value, min="0", max=str(most), step=step)
    return tag("label", tag("span", label), field)
