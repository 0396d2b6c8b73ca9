"""The consent of all players to the coach, as HTML in its panel: asking, answering, declining.

It is in the flow of the page, so that it covers nothing.
"""

from typing import Final

from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared import coach_consent
from oracle_nb.web.table.shared.open_games import Screen
from oracle_nb.web.table.shared.table_state import CoachConsent

COACH_HEAD: Final = "coach-head"
"""The class of the heading, which gets the focus when a pressed button disappears."""


def shown_consent(screen: Screen) -> CoachConsent | None:
    """Return the request that concerns a screen, unless its player has closed it."""
    consent = coach_consent.pending(screen.shared_game)
    if consent is None or not screen.shared_game.seats(screen.place):
        return None
    return None if consent.declined >= 0 and screen.decline_closed else consent


def asking_view(page: GameSnapshot, screen: Screen, consent: CoachConsent | None) -> Html:
    """Return that the coach is off, unless it was just declined, and what asks the others."""
    declined, ask = consent is not None and consent.declined >= 0, None
    if coach_consent.possible(screen.shared_game, screen.place):
        title = page.say("coach-request-about")
        ask = coach_button(page.say("coach-request"), "coach-request", title=title)
    return html(None if declined else tag("span", page.say("coach-off")), ask)


def request_view(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> Html:
    """Return the request and who has yet to answer, or that it was declined."""
    say = page.say
    if consent.declined >= 0:
        return tag("p", _declined(page, screen, consent))
    waits = coach_consent.waits_for(screen.shared_game, consent)
    name, own = page.name(consent.seat), consent.place == screen.place
    waiting = None
    if screen.place not in waits:
        asked = [seat for place in sorted(waits) for seat in screen.shared_game.seats(place)]
        names = tuple(page.name(seat) for seat in asked)
        waiting = tag("p", say("coach-waits", names=names), cls="decision")
    return html(
        tag("p", tag("b", say("coach-asked", name=name, own=own))),
        tag("p", say("coach-asked-about"), cls="decision"),
        waiting,
    )


def _declined(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> str:
    """Return who has declined, in the words for the asker, the decliner, or another player."""
    place = screen.shared_game.place_of(consent.declined)
    reader = {consent.place: "asker", place: "decliner"}.get(screen.place, "other")
    return page.say(
        "coach-declined",
        name=page.name(consent.declined),
        asker=page.name(consent.seat),
        reader=reader,
    )


def answers_view(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> Html | None:
    """Return the buttons that answer, withdraw or close the request."""
    say = page.say
    if consent.declined >= 0:
        shown = [coach_button(say("share-close"), "coach-close")]
    elif screen.place in coach_consent.waits_for(screen.shared_game, consent):
        shown = [
            coach_button(say("coach-agree"), "coach-agree", cls="primary"),
            coach_button(say("coach-decline"), "coach-decline", cls=""),
        ]
    elif consent.place == screen.place:
        shown = [coach_button(say("coach-withdraw"), "coach-withdraw")]
    else:
        return None
    return tag("div", shown, cls="row", data_k="coach-answers")


def coach_button(label: str, do: str, *, cls: str = "quiet", title: str | None = None) -> Html:
    """Return a button of the coach's panel that may disappear when it is pressed.

    The focus then goes to the heading of the panel.
    """
    next_ = f".{COACH_HEAD}"
    return button(label, do, cls=cls or None, title=title, data_next=next_, data_k=do)
