"""The home page of a game: what it is about, and the doors to a table."""

import logging
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from oracle_nb.app.bar import top_bar
from oracle_nb.app.book import book_door
from oracle_nb.app.games.begin import begin_form
from oracle_nb.app.games.store import Saved, Store
from oracle_nb.app.panels import Panels
from oracle_nb.app.table.desk import Desk
from oracle_nb.app.table.views import View
from oracle_nb.app.wording import words
from oracle_nb.draw.html import Html, button, html, link, tag

_log = logging.getLogger(__name__)

FEW = 6
"""So many games are listed on a home page at most; there is a page for all."""


class Kept(NamedTuple):
    """A saved game as the list of games tells it: who plays, and how far they are."""

    saved: Saved
    names: str
    stage: str


def home_view(
    panels: Panels,
    bots: Sequence[str],
    *,
    saved: Sequence[Kept] = (),
    theme: str = "light",
    language: str = "en",
    notice: str = "",
    form: Mapping[str, str] | None = None,
    faults: Mapping[str, str] | None = None,
) -> Html:
    """The home page as HTML; ``form`` is what was entered, and ``faults`` what is wrong there."""
    say = words(language).say
    bar = top_bar(
        language,
        theme,
        link(say("learn"), "?learn", cls="quiet"),
        link(say("explore"), "?explore=", cls="quiet"),
        link(say("rules"), "?rules", cls="quiet"),
        link(say("games"), "?games", cls="quiet"),
        link(say("editor"), "?position=", cls="quiet") if panels.edits() else None,
    )
    first = tag(
        "section",
        button(say("first-game"), "first", cls="primary big"),
        tag("p", say("first-game-about")),
        cls="door",
    )
    words_and_door = tag("div", Html(panels.goal(theme)), first)
    hero = tag("div", words_and_door, Html(panels.picture(theme)), cls="hero")
    positions = _door(say("editor"), say("editor-about"), say("editor-open"), "?position=")
    layouts = _door(
        say("layout-editor"), say("layout-editor-about"), say("layout-editor-open"), "?layout="
    )
    parts = (
        tag("p", notice, cls="notice", role="alert", data_show=True, data_k=f"notice {notice}")
        if notice
        else None,
        hero,
        tag(
            "div",
            _saved(saved, language),
            _door(say("learn"), say("learn-door"), say("learn-open"), "?learn"),
            begin_form(panels, bots, form or {}, faults or {}, language),
            _door(say("explore"), say("explore-about"), say("explore-open"), "?explore="),
            book_door(language),
            positions if panels.edits() else None,
            layouts if panels.lays() else None,
            cls="doors",
        ),
    )
    return html(bar, tag("main", parts, cls="home"))


def kept_games(store: Store, owner: str, language: str, most: int = FEW) -> tuple[Kept, ...]:
    """So many games of an owner, last changed first; () where none can be read."""
    try:
        return tuple(_kept(store, one, language) for one in store.list(owner, most))
    except OSError:
        _log.exception("the saves can't be read")
        return ()


def _kept(store: Store, saved: Saved, language: str) -> Kept:
    """A saved game as the list tells it; a damaged one by its players alone."""
    try:
        desk = Desk(store.load(saved.id)[0], language=language)
        return _told(saved, desk)
    except Exception:  # noqa: BLE001 - one damaged game must not hide the others
        _log.exception("the game %s can't be listed", saved.id)
        say = words(language).say
        return Kept(saved, saved.title.replace("bot:", "")[:60], say("games-damaged"))


def _told(saved: Saved, desk: Desk) -> Kept:
    view = View(desk)
    language = desk.language
    names = words(language).say(
        "names", names=tuple(view.name(seat) for seat in range(desk.rules.players))
    )
    phase = desk.panels.phase(desk.rules, desk.game.position)
    if desk.game.analysis:
        phase = words(language).say("analysis-stage", stage=phase)
    return Kept(saved, names, phase)


def _door(name: str, about: str, opens: str, address: str) -> Html:
    """The way to a part of the app: what it is called, what it is about, and what opens it."""
    way = tag("p", link(opens, address))
    return tag("section", tag("h2", name), tag("p", about), way, cls="door")


def _saved(kept: Sequence[Kept], language: str) -> Html | None:
    if not kept:
        return None
    say = words(language).say
    rows = [
        tag(
            "li",
            button(
                say("look-back") if one.saved.over else say("continue-one"),
                "open",
                one.saved.id,
                aria_describedby=f"saved-{one.saved.id}",
            ),
            tag(
                "span",
                tag("span", one.saved.name or one.names, cls="who"),
                tag("small", one.stage),
                tag("small", when(one.saved.changed), cls="when"),
                id=f"saved-{one.saved.id}",
            ),
        )
        for one in kept
    ]
    return tag(
        "section",
        tag("h2", say("continue-games")),
        tag("ul", rows, cls="saved"),
        tag("p", link(say("games-all"), "?games")),
        cls="door",
    )


def when(changed: float) -> str:
    """A time in seconds since 1970, as the clock on this machine shows it."""
    return datetime.fromtimestamp(changed).strftime("%Y-%m-%d %H:%M")  # noqa: DTZ006
