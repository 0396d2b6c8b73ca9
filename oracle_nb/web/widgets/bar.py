"""The bar at the top of every page: title, actions, language and theme."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import DEFAULT_GAME, package_of
from oracle_nb.render.html import Html, button, html, idle_button, link, part, tag
from oracle_nb.web.text import languages, words

_KEYS: Final = {
    "undo": "Control+Z Meta+Z",
    "redo": "Control+Y Control+Shift+Z Meta+Y Meta+Shift+Z",
}
"""The shortcuts of a button, as the attribute aria-keyshortcuts has them."""


def top_bar(
    language: str,
    theme: str,
    *buttons: Html | None,
    first: Sequence[Html | None] = (),
    home: Html | None = None,
    games: bool = False,
    title: Html | None = None,
    tab: str = "",
    turn: bool = False,
    board: bool = False,
    known: Sequence[str] = (),
    at: str | None = None,
    game: str = DEFAULT_GAME,
) -> Html:
    """Return the bar of a page.

    Parameters
    ----------
    language, theme
        The language of the page, and "light" or "dark".
    *buttons
        The actions of the page. In a narrow window a menu holds them.
    first
        The same, for what stays visible in a narrow window.
    home, games
        The link to the page above this one, and whether the list of games is linked as well.
    title, tab
        What the page is; the title of the browser's tab, if it differs.
    turn, board
        Whether the person at this screen must act, which the tab's icon shows; and whether the page
        has a board, to which the first stop of the Tab key skips.
    known
        The languages of the content, if these aren't all languages of the app.
    at, game
        The state of the game that the bar belongs to, and the name of the game.
    """
    wide, narrow = (
        _games_link(language, game, f"quiet {where}") if games else None
        for where in ("wide", "narrow")
    )
    return tag(
        "header",
        _skip(language) if board else None,
        home,
        wide,
        tag("span", package_of(game).title(language), cls="brand"),
        title,
        tag("span", cls="space"),
        first,
        # On phones, the title needs the place of the link to the games.
        _menu(language, html(narrow, buttons, _languages(language, known or languages())), theme),
        lost(language),
        cls="bar",
        data_at=at,
        data_title=tab or None,
        data_turn="" if turn else None,
    )


def _games_link(language: str, game: str, cls: str) -> Html:
    """Return a link to the list of games."""
    return link(words(language).say("games"), address({"games": None}, game), cls=cls)


def _skip(language: str) -> Html:
    """Return the button that skips to the board."""
    label = words(language).say("skip-to-board")
    return tag("button", label, type="button", cls="skip", data_skip="")


def _menu(language: str, items: Html, theme: str) -> Html:
    """Return a toolbar, and the button that unfolds it as a menu in a narrow window."""
    name = words(language).say("menu")
    items = html(items, _theme(theme, language))
    unfold = tag(
        "button",
        tag("span", "\N{TRIGRAM FOR HEAVEN}", aria_hidden="true"),
        " ",
        name,
        type="button",
        cls="quiet unfold",
        aria_expanded="false",
        data_unfold="",
    )
    # Arrow keys don't lead to the link that is hidden in a wide window.
    rove = "button, a:not(.narrow)"
    more = tag("div", items, cls="more", role="toolbar", aria_label=name, data_rove=rove)
    return html(unfold, part("menu", more))


def rules_link(language: str, game: str) -> Html:
    """Return the link to the rulebook of a game, which opens in a tab of its own."""
    say = words(language).say
    return tag(
        "a",
        say("rules"),
        href=address({"rules": None}, game),
        target="_blank",
        title=say("rules-beside"),
        cls="quiet",
    )


def time_buttons(language: str, undo: str, redo: str, *, asks: bool = False) -> tuple[Html, Html]:
    """Return the buttons for undo and redo; a message that bars one of them is shown instead.

    ``asks``: an action that can't be undone alone can be undone if the other players agree.
    """
    back = "undo-ask" if asks else "undo"
    return (
        _time_button(language, "undo", back, "↶", "" if asks else undo),
        _time_button(language, "redo", "redo", "↷", redo),
    )


def _time_button(language: str, way: str, do: str, sign: str, bar: str) -> Html:
    say = words(language).say
    label = html(tag("span", sign, aria_hidden="true"), " ", tag("span", say(do), cls="undo-word"))
    keys = {"aria_keyshortcuts": _KEYS[way], "data_undo": way}
    if bar:
        return idle_button(label, "", "", say(bar), cls="quiet", **keys)
    # Others must agree first: then there is nothing to announce yet.
    said = say(f"said-{way}") if do == way else None
    return button(label, do, cls="quiet", title=say(f"keys-{way}"), data_said=said, **keys)


def dialog_attributes(name: str) -> dict[str, str]:
    """Return the attributes of a dialog over the page, which a button called ``name`` opens."""
    return {
        "role": "dialog",
        "cls": "dialog",
        "tabindex": "-1",
        "data_k": f"dialog-{name}",
        "data_back": f'[data-do="{name}"]',
    }


def lost(language: str) -> Html:
    """Return the notice of a lost connection; empty until then."""
    return tag("div", role="alert", cls="lost", data_lost=words(language).say("lost"))


def _languages(language: str, known: Sequence[str]) -> list[Html]:
    """Return the switches to the other languages, each in its own."""
    return [
        button(
            words(other).say("language-name"),
            "language",
            other,
            cls="quiet",
            title=words(other).say("to-language"),
            lang=other,
        )
        for other in languages()
        if other != language and other in known
    ]


def _theme(theme: str, language: str) -> Html:
    """Return the switch between light and dark."""
    say = words(language).say
    other = "light" if theme == "dark" else "dark"
    sign = tag("span", "☀" if other == "light" else "☾", aria_hidden="true")
    return button(
        html(sign, " ", say(other)), "theme", other, cls="quiet", title=say(f"to-{other}")
    )
