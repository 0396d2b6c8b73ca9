"""Quick phrases and reactions between seats: a fixed set, read at each screen in its language."""

import time
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from oracle_nb.core.errors import OracleError
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.table.shared.shared_game import SharedGame
from oracle_nb.web.table.shared.table_state import Phrase, TableState

if TYPE_CHECKING:
    from oracle_nb.web.table.shared.screen import Screen
    from oracle_nb.web.table.views.table_view import TableView

PHRASES: Final = ("hello", "luck", "nice", "thanks", "sorry", "moment", "back", "game")
"""What can be said in words, by the last part of its message."""
REACTIONS: Final = {"joy": "😀", "wow": "😮", "puzzled": "😕", "sad": "😢", "heart": "♥"}
"""What can be said by a sign."""
MAX_PHRASES: Final = 12
"""Maximum number of phrases that a table keeps."""
MAX_SHOWN: Final = 3
"""Maximum number of phrases shown at a time."""
SHOWN_SECONDS: Final = 60
"""Seconds for which a phrase is shown; the style sheet hides it after as many."""
LIMIT: Final = 4
"""Maximum number of phrases of a seat within ``LIMIT_SECONDS``."""
LIMIT_SECONDS: Final = 15


class TooFast(OracleError, RuntimeError):
    """Somebody has said more than a seat may in this time."""


def utter(gathering: SharedGame, seat: int, key: str, now: float | None = None) -> None:
    """Say a phrase from a seat, if there is such a phrase. Raises TooFast, OSError."""
    at = time.time() if now is None else now
    if seat not in gathering.people or (key not in PHRASES and key not in REACTIONS):
        return

    def update(state: TableState) -> TableState:
        said = state.phrases
        recent = [one for one in said if one.seat == seat and at - one.at < LIMIT_SECONDS]
        if len(recent) >= LIMIT:
            raise TooFast
        number = said[-1].number + 1 if said else 1
        return replace(state, phrases=(*said, Phrase(number, seat, key, at))[-MAX_PHRASES:])

    gathering.change(update)


def phrases_view(view: "TableView", now: float | None = None) -> Html:
    """Return what was said last, and the buttons to say something; "" where nobody else plays."""
    screen, say = view.screen, view.say
    if screen is None or not (screen.gathering.several or not screen.hosts):
        return Html("")
    title = say("phrases")
    speaks = bool(view.desk.people)
    return tag(
        "section",
        _said(view, screen, time.time() if now is None else now),
        tag(
            "div",
            button(
                say("phrases-say"),
                "talk",
                cls="quiet",
                aria_expanded=str(screen.talking).lower(),
            )
            if speaks and not screen.muted
            else None,
            button(
                say("phrases-show" if screen.muted else "phrases-mute"),
                "phrases",
                "on" if screen.muted else "off",
                cls="quiet",
            ),
            cls="row",
        ),
        _choices(view) if speaks and screen.talking and not screen.muted else None,
        cls="talk",
        aria_label=title,
    )


def _said(view: "TableView", screen: "Screen", now: float) -> Html:
    """Return the last phrases, which a screen reader reads out when it has nothing else to say."""
    shown = () if screen.muted else screen.gathering.state.phrases[-MAX_SHOWN:]
    rows = [
        tag(
            "li",
            view.icon(phrase.seat),
            " ",
            tag("b", view.say("log-who", name=view.name(phrase.seat))),
            " ",
            _phrase(view, phrase.key),
            data_k=f"phrase-{phrase.number}",
        )
        for phrase in shown
        if now - phrase.at < SHOWN_SECONDS
    ]
    shown_list = tag("ol", rows) if rows else None
    return tag("div", shown_list, role="log", aria_live="polite", aria_label=view.say("phrases"))


def _phrase(view: "TableView", key: str) -> Html:
    """Return a phrase; a sign is named for those who hear it."""
    if key in REACTIONS:
        sign = REACTIONS[key]
        return tag("span", sign, role="img", aria_label=view.say(f"reaction-{key}"), cls="reaction")
    return tag("span", view.say(f"phrase-{key}"))


def _choices(view: "TableView") -> Html:
    say = view.say
    spoken = [button(say(f"phrase-{key}"), "phrase", key) for key in PHRASES]
    signs = [
        button(
            sign,
            "phrase",
            key,
            cls="reaction",
            aria_label=say(f"reaction-{key}"),
            title=say(f"reaction-{key}"),
        )
        for key, sign in REACTIONS.items()
    ]
    return tag(
        "div",
        html(spoken, signs),
        cls="chips",
        role="group",
        aria_label=say("phrases-say"),
        data_back='[data-do="talk"]',
    )
