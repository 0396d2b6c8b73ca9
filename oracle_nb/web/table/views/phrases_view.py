"""Quick phrases as HTML: the last phrases, and the buttons to send one."""

import time

from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared.quick_phrases import MAX_SHOWN, PHRASES, REACTIONS, SHOWN_SECONDS
from oracle_nb.web.table.shared.screen import Screen


def phrases_view(view: GameSnapshot, screen: Screen | None, now: float | None = None) -> Html:
    """Return the last phrases, and the buttons to send one; "" if nobody else plays."""
    say = view.say
    if screen is None or not (screen.shared_game.several or not screen.hosts):
        return Html("")
    title = say("phrases")
    speaks = bool(view.seats.people)
    return tag(
        "section",
        _last_phrases(view, screen, time.time() if now is None else now),
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


def _last_phrases(view: GameSnapshot, screen: Screen, now: float) -> Html:
    """Return the last phrases, which a screen reader reads out when it has nothing else to say."""
    shown = () if screen.muted else screen.shared_game.state.phrases[-MAX_SHOWN:]
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


def _phrase(view: GameSnapshot, key: str) -> Html:
    """Return a phrase; a sign has a name for screen readers."""
    if key in REACTIONS:
        sign = REACTIONS[key]
        return tag("span", sign, role="img", aria_label=view.say(f"reaction-{key}"), cls="reaction")
    return tag("span", view.say(f"phrase-{key}"))


def _choices(view: GameSnapshot) -> Html:
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
