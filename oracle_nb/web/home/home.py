"""The home page of a game: what it is about, and the doors to a table."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.presentation import Presentation
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.web.home.games_view import described
from oracle_nb.web.rulebook.page import rulebook_link
from oracle_nb.web.saved_games.queries import StoredGame
from oracle_nb.web.saved_games.stored_games import StoredGames, storage_notice
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar

FEW: Final = 6
"""Maximum number of games on the home page; there is a page for all."""


def home_view(
    presentation: Presentation,
    new_game: Html,
    *,
    games: StoredGames,
    theme: str = "light",
    language: str = "en",
    notice: str = "",
) -> Html:
    """Return the home page as HTML; ``new_game`` is its form for a new game."""
    say = words(language).say
    bar = top_bar(
        language,
        theme,
        link(say("learn"), "?learn", cls="quiet"),
        link(say("explore"), "?explore=", cls="quiet"),
        link(say("rules"), "?rules", cls="quiet"),
        link(say("games"), "?games", cls="quiet"),
        link(say("stats"), "?stats", cls="quiet"),
        link(say("editor"), "?position=", cls="quiet") if presentation.position_editor else None,
    )
    first = tag(
        "section",
        button(say("first-game"), "first", cls="primary big"),
        tag("p", say("first-game-about")),
        cls="door",
    )
    words_and_door = tag("div", Html(presentation.introduction.goal(theme)), first)
    hero = tag("div", words_and_door, Html(presentation.introduction.picture(theme)), cls="hero")
    positions = _door(say("editor"), say("editor-about"), say("editor-open"), "?position=")
    layouts = _door(
        say("layout-editor"), say("layout-editor-about"), say("layout-editor-open"), "?layout="
    )
    parts = (
        tag("p", notice, cls="notice", role="alert", data_show=True, data_k=f"notice {notice}")
        if notice
        else None,
        storage_notice(games, language),
        hero,
        tag(
            "div",
            _saved(games.listing.games, language),
            _door(say("learn"), say("learn-door"), say("learn-open"), "?learn"),
            new_game,
            _door(say("explore"), say("explore-about"), say("explore-open"), "?explore="),
            rulebook_link(language),
            positions if presentation.position_editor else None,
            layouts if presentation.layout_editor else None,
            cls="doors",
        ),
    )
    return html(bar, tag("main", parts, cls="home"))


def _door(name: str, about: str, opens: str, address: str) -> Html:
    """The way to a part of the app: what it is called, what it is about, and what opens it."""
    way = tag("p", link(opens, address))
    return tag("section", tag("h2", name), tag("p", about), way, cls="door")


def _saved(games: Sequence[StoredGame], language: str) -> Html | None:
    if not games:
        return None
    say = words(language).say
    rows = [
        tag(
            "li",
            None
            if one.damaged
            else button(
                say("look-back") if one.over else say("continue-one"),
                "open",
                one.id,
                aria_describedby=f"saved-{one.id}",
            ),
            described(one, language),
        )
        for one in games
    ]
    return tag(
        "section",
        tag("h2", say("continue-games")),
        tag("ul", rows, cls="saved"),
        tag("p", link(say("games-all"), "?games")),
        cls="door",
    )
