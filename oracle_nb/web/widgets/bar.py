"""The bar at the top of every page: the pages of the app, the title, actions, language, theme."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from oracle_nb.core.extras import installed
from oracle_nb.games.addresses import address, read_address
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import (
    DEFAULT_GAME,
    GameImportError,
    UnknownGame,
    package_of,
    packages,
)
from oracle_nb.render.html import Html, button, html, idle_button, link, part, tag
from oracle_nb.web.text import languages, words

_KEYS: Final = {
    "undo": "Control+Z Meta+Z",
    "redo": "Control+Y Control+Shift+Z Meta+Y Meta+Shift+Z",
}
"""The shortcuts of a button, as the attribute aria-keyshortcuts has them."""
_PAGES: Final[Mapping[str, tuple[str, Mapping[str, str | None]]]] = {
    "home": ("nav-home", {}),
    "games": ("games", {"games": None}),
    "learn": ("learn", {"learn": None}),
    "puzzles": ("puzzles", {"puzzles": None}),
    "rules": ("rules", {"rules": None}),
    "explore": ("nav-explore", {"explore": ""}),
}
"""The pages to which every bar leads, in this order: their messages, and fields of addresses."""
TABS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("rule", "find", "rules"), "rules"),
    **dict.fromkeys(("learn", "lesson", "exercise"), "learn"),
    "puzzles": "puzzles",
    "games": "games",
    "explore": "nav-explore",
}
"""The messages for a tab's title until its page is there, by the fields of addresses."""
KEPT_GAMES: Final = frozenset(("game", "replay", "join"))
"""The fields of addresses of saved games, which don't say what is played."""
_COLUMNS: Final = 3
"""Number of pages in a row of the menu in a narrow window."""
_FEW: Final = 2
"""Maximum number of actions that always fit beside the pages in a wide window."""


def explores() -> bool:
    """Return whether boards can be explored."""
    return installed("networkx")


@lru_cache(maxsize=16)
def pages_of(package: GamePackage) -> tuple[str, ...]:
    """Return the names of the pages that a game has."""
    has = {
        "learn": package.lessons() is not None,
        "puzzles": package.puzzles() is not None,
        "explore": explores() and _has_boards(package),
    }
    return tuple(name for name in _PAGES if has.get(name, True))


def _has_boards(package: GamePackage) -> bool:
    """Return whether a game has boards to explore, which loads none of its measures."""
    return type(package).board_data is not GamePackage.board_data


def page_fields(name: str) -> Mapping[str, str | None]:
    """Return the fields in the address of a page to which every bar leads."""
    return _PAGES[name][1]


def titles_of_games(language: str) -> str:
    """Return the titles of all games."""
    return " · ".join(dict.fromkeys(package.title(language) for package in packages()))


def tab_title(search: str, language: str) -> str:
    """Return the title of the tab of an address until its page is there."""
    fields, game = read_address(search)
    if not KEPT_GAMES.isdisjoint(fields):
        return titles_of_games(language)
    try:
        brand = package_of(game).title(language)
    except (UnknownGame, GameImportError):
        return titles_of_games(language)
    page = next((message for field, message in TABS.items() if field in fields), "")
    return f"{words(language).say(page)} \N{EN DASH} {brand}" if page else brand


def top_bar(
    language: str,
    theme: str,
    *buttons: Html | None,
    first: Sequence[Html | None] = (),
    above: Html | None = None,
    current: str = "",
    within: str = "",
    title: Html | None = None,
    tab: str = "",
    turn: bool = False,
    board: bool = False,
    known: Sequence[str] = (),
    game: str = DEFAULT_GAME,
    linked: bool = True,
) -> Html:
    """Return the bar of a page.

    Parameters
    ----------
    language, theme
        The language of the page, and "light" or "dark".
    *buttons, first
        The actions of the page: a menu holds the buttons where they don't fit, but not the first.
    above
        The link to the page above this one, if that isn't one of those to which every bar leads.
    current, within
        Which of these pages this is, or which it belongs to.
    title, tab
        What the page is; the title of the browser's tab, if it differs.
    turn, board
        Whether the person at this screen must act, which the tab's icon shows; and whether the page
        has a board, to which the first stop of the Tab key skips.
    known
        The languages of the content, if these aren't all languages of the app.
    game, linked
        The name of the game, and whether addresses lead anywhere: a cell has no other pages.
    """
    actions = [action for action in buttons if action is not None]
    brand = package_of(game).title(language)
    return tag(
        "header",
        _skip(language) if board else None,
        _unfold(language, "menu", "☰", "unfold"),
        _pages(language, game, current, within, beside=board) if linked else None,
        above,
        None if linked else tag("span", brand, cls="brand"),
        title,
        tag("span", cls="space"),
        first,
        _unfold(language, "more-menu", "⋯", "overflow"),
        _menu(language, html(actions, _languages(language, known or languages())), theme),
        connection_notice(language),
        cls="bar busy" if len(actions) > _FEW else "bar",
        style=f"--rows: {-(-len(pages_of(package_of(game))) // _COLUMNS)}" if linked else None,
        data_brand=brand,
        data_title=tab or None,
        data_turn="" if turn else None,
    )


def _pages(language: str, game: str, current: str, within: str, *, beside: bool) -> Html:
    """Return the links to the pages of a game; its rules open ``beside`` a board."""
    say, links = words(language).say, []
    for name in pages_of(package_of(game)):
        message, fields = _PAGES[name]
        marked = "page" if name == current else "true" if name == within else None
        if name == "rules" and beside:
            links.append(rules_link(language, game))
        else:
            links.append(link(say(message), address(fields, game), aria_current=marked))
    return part("pages", tag("nav", links, cls="pages-nav", aria_label=say("pages")))


def _skip(language: str) -> Html:
    """Return the button that skips to the board."""
    label = words(language).say("skip-to-board")
    return tag("button", label, type="button", cls="skip", data_skip="")


def _unfold(language: str, message: str, sign: str, cls: str) -> Html:
    """Return a button that unfolds the menu: of everything, or of what doesn't fit in the bar."""
    return tag(
        "button",
        tag("span", sign, aria_hidden="true"),
        " ",
        tag("span", words(language).say(message)),
        type="button",
        cls=f"quiet {cls}",
        aria_expanded="false",
        data_unfold="",
    )


def _menu(language: str, items: Html, theme: str) -> Html:
    """Return a toolbar, which is a menu where there is no room for it."""
    items = html(items, _theme(theme, language))
    label = words(language).say("menu")
    more = tag("div", items, cls="more", role="toolbar", aria_label=label, data_rove="button, a")
    return part("menu", more)


def rules_link(language: str, game: str) -> Html:
    """Return the link to the rulebook of a game, which opens in a tab of its own."""
    say = words(language).say
    return tag(
        "a",
        say("rules"),
        href=address({"rules": None}, game),
        target="_blank",
        title=say("rules-beside"),
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
        return idle_button(label, "", "", say(bar), place=way, cls="quiet", **keys)
    # Others must agree first: then there is nothing to announce yet.
    said = say(f"said-{way}") if do == way else None
    return button(label, do, cls="quiet", title=say(f"keys-{way}"), data_said=said, **keys)


def connection_notice(language: str) -> Html:
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
