"""The list of games as HTML: search, filters, rows, pages, and the import of games."""

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import game_titles
from oracle_nb.render.html import Html, button, html, link, plain, tag
from oracle_nb.storage.codes import LONGEST
from oracle_nb.text.names import LONG_NAME_LENGTH
from oracle_nb.web.saved_games.queries import SHOWN, SORTED, GameQuery, StoredGame
from oracle_nb.web.saved_games.stored_games import StoredGames, storage_notice
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.pictures import game_picture

PICK: Final = "pick-"
"""Prefix of the names of the boxes by which games are selected."""
ALL: Final = "all"
"""Name of the box by which all games of a page are selected."""
_PICKS: Final = "games-picks"
_SEARCHED: Final = 60
"""Maximum number of characters in the search field."""


class ListState(NamedTuple):
    """The state of a list of games besides the games."""

    query: GameQuery = GameQuery()
    picked: frozenset[str] = frozenset()
    renamed: str = ""
    """The id of the game whose name is being edited."""
    deleted: tuple[str, ...] = ()
    """The games whose deletion can be undone."""
    notice: str = ""
    done: str = ""
    """The result of the last command, in words."""


@cache
def games_css() -> str:
    """Return the style sheet of the list of games."""
    return files(__package__).joinpath("games.css").read_text("utf-8")


def when(changed: float) -> Html:
    """Return a time in seconds since 1970, which browsers show in their own time zone."""
    moment = datetime.fromtimestamp(changed, UTC)
    text = f"{moment:%Y-%m-%d %H:%M} UTC"
    return tag("time", text, datetime=moment.isoformat(), data_seconds=f"{changed:.0f}")


def described(
    saved: StoredGame, language: str, titles: Mapping[str, str], *, whole: bool = False
) -> Html:
    """Return a row's description of a game; ``whole`` adds the players of a game with a name.

    ``titles`` are those of the installed games: where there are several, it says which is played.
    """
    say = words(language).say
    stage = say("games-damaged") if saved.damaged else saved.stage
    return tag(
        "span",
        tag("span", tag("bdi", saved.name) if saved.name else saved.players, cls="who"),
        tag("small", saved.players) if saved.name and whole else None,
        tag("small", titles.get(saved.game, saved.game)) if len(titles) > 1 else None,
        tag("small", say("games-guided")) if saved.guided else None,
        tag("small", stage, cls="damaged" if saved.damaged else None) if stage else None,
        tag("small", say("games-link"), cls="mark") if saved.shared and whole else None,
        tag("small", saved.turn, cls=f"outcome {saved.won}".rstrip()) if saved.turn else None,
        tag("small", when(saved.changed), cls="when"),
        id=f"saved-{saved.id}",
    )


class _ShownList(NamedTuple):
    """A list of games, its state, and the language of the page."""

    games: StoredGames
    state: ListState
    language: str
    titles: Mapping[str, str]
    """The titles of all games."""
    theme: str

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)


def games_view(games: StoredGames, state: ListState, language: str, theme: str) -> Html:
    """Return the page with the list of games."""
    shown = _ShownList(games, state, language, game_titles(language), theme)
    say = shown.say
    bar = top_bar(
        language,
        theme,
        link(say("stats"), address({"stats": None}, state.query.game)),
        current="games",
        tab=say("games"),
        game=state.query.game,
    )
    notice = tag(
        "p",
        state.notice,
        cls="notice",
        role="alert",
        data_show=True,
        data_k=f"n {state.notice}",
    )
    saved_games_page = tag(
        "section",
        tag("h1", say("games")),
        tag("p", say("games-about")),
        storage_notice(games, language),
        _list(shown) if games.readable else None,
        cls="panel",
    )
    return html(
        bar,
        tag(
            "main",
            notice if state.notice else None,
            _done(shown),
            saved_games_page,
            _import(shown),
            _backup(shown) if shown.games.local else None,
            cls="home",
            data_focus=None if state.deleted else "",
            data_place=state.query.address,
            tabindex="-1",
        ),
    )


def _done(shown: _ShownList) -> Html:
    """Return the last action's result; always there, so that screen readers notice changes."""
    done, deleted = shown.state.done, shown.state.deleted
    if not done:
        return tag("div", None, role="status", data_k="done")
    undo = button(shown.say("games-undo"), "games-undo", data_focus="")
    parts = (done, " ", undo if deleted else None)
    return tag("div", parts, role="status", cls="done", data_k="done")


def _list(shown: _ShownList) -> Html:
    say, listing, query = shown.say, shown.games.listing, shown.state.query
    if not listing.total and not query.filters:
        home = address(game=query.game)
        return tag("p", say("games-none"), " ", link(say("games-home"), home))
    every = GameQuery(game=query.game).address
    none = tag("p", say("games-nothing"), " ", link(say("games-everything"), every))
    rows = tag("ul", [_row(shown, game) for game in listing.games], cls="saved saved-games")
    return html(
        _search(shown),
        tag("p", say("games-count", count=listing.total), role="status", cls="count"),
        html(_picks(shown), rows, _pages(shown)) if listing.total else none,
    )


# --- search and pages ----------------------------------------------------------------------------


def _search(shown: _ShownList) -> Html:
    say, query = shown.say, shown.state.query
    text = tag(
        "input",
        type="search",
        name="q",
        value=query.text,
        maxlength=_SEARCHED,
        aria_label=say("games-search"),
        placeholder=say("games-search"),
        autocomplete="off",
        # The browser's Back button changes the field, too.
        data_change="games-find",
    )
    return tag(
        "form",
        text,
        _select(
            shown, "show", {filter_: say(f"games-show-{filter_}") for filter_ in SHOWN}, query.show
        ),
        _select(shown, "sort", {order: say(f"games-sort-{order}") for order in SORTED}, query.sort),
        tag("button", say("games-search-do"), type="submit"),
        cls="find",
        role="search",
        data_do="games-find",
        data_k="find",
    )


def _select(shown: _ShownList, name: str, texts: Mapping[str, str], value: str) -> Html:
    options = [
        tag("option", text, value=option, selected=option == value)
        for option, text in texts.items()
    ]
    label = shown.say(f"games-{name}")
    return tag("select", options, name=name, aria_label=label, data_change="games-find")


def _pages(shown: _ShownList) -> Html | None:
    say, listing, query = shown.say, shown.games.listing, shown.state.query
    page, pages = listing.page, listing.pages
    if pages == 1:
        return None
    ways = (("first", 1), ("previous", page - 1), ("next", page + 1), ("last", pages))
    links = {
        name: link(say(f"games-{name}"), query._replace(page=to).address, data_k=name)
        for name, to in ways
        if 1 <= to <= pages and to != page
    }
    return tag(
        "nav",
        [links.get(name) for name in ("first", "previous")],
        tag("span", say("games-page", page=page, pages=pages), aria_current="page"),
        [links.get(name) for name in ("next", "last")],
        aria_label=say("games-pages"),
        cls="pages",
    )


# --- games ---------------------------------------------------------------------------------------


def _picks(shown: _ShownList) -> Html:
    """Return the box that selects all games of the page, and the actions for selected games."""
    say, picked = shown.say, shown.state.picked
    here = {game.id for game in shown.games.listing.games}
    every = _box(shown, ALL, "games-pick-all", None, on=here <= picked)
    return tag(
        "form",
        tag("label", every, " ", say("games-pick-all")),
        tag("button", say("games-delete-picked", count=len(picked)), type="submit", cls="bad")
        if picked
        else None,
        id=_PICKS,
        cls="picks",
        data_do="games-delete",
        data_k="picks",
    )


def _box(shown: _ShownList, name: str, change: str, label: str | None, *, on: bool) -> Html:
    return tag(
        "input",
        type="checkbox",
        name=name,
        form=_PICKS,
        checked=on,
        aria_label=label,
        data_change=change,
    )


def _row(shown: _ShownList, saved: StoredGame) -> Html:
    say, name = shown.say, saved.id
    heading = f"saved-{name}"
    commands = ("rename", "copy", "export", "delete") if not saved.damaged else ("delete",)
    buttons = [
        button(
            say(f"games-{command}"),
            f"game-{command}",
            name,
            cls="quiet",
            aria_describedby=heading,
        )
        for command in commands
    ]
    opens = None
    if not saved.damaged:
        buttons.insert(
            0, link(say("replay"), f"?replay={name}", cls="quiet", aria_describedby=heading)
        )
        label = say("games-open") if saved.over else say("continue-one")
        opens = button(label, "open", name, aria_describedby=heading)
    return tag(
        "li",
        _box(
            shown,
            f"{PICK}{name}",
            "games-pick",
            say("games-pick", name=plain(saved.called)),
            on=name in shown.state.picked,
        ),
        None if saved.damaged else game_picture(saved.id, saved.changed, shown.theme),
        opens,
        described(saved, shown.language, shown.titles, whole=True),
        tag("span", buttons, cls="game-actions"),
        _name_form(shown, saved) if name == shown.state.renamed else None,
        data_k=heading,
    )


def _name_form(shown: _ShownList, saved: StoredGame) -> Html:
    say = shown.say
    field = tag(
        "input",
        name="name",
        value=plain(saved.called),
        placeholder=plain(saved.players),
        maxlength=2 * LONG_NAME_LENGTH,
        data_enter="",
        data_k=f"name-{saved.id}",
        aria_label=say("games-name"),
        autocomplete="off",
    )
    keep = tag("button", say("games-keep"), type="submit", cls="primary")
    return tag(
        "form",
        field,
        keep,
        button(say("cancel"), "cancel"),
        cls="share-field",
        data_do="game-named",
        data_back=f'[data-do="game-rename"][data-value="{saved.id}"]',
    )


def _import(shown: _ShownList) -> Html:
    say = shown.say
    field = tag(
        "input",
        name="code",
        maxlength=LONGEST + 2_000,
        aria_label=say("games-import-text"),
        placeholder=say("games-import-text"),
        autocomplete="off",
        spellcheck="false",
    )
    opens = tag("button", say("games-open"), type="submit", cls="primary")
    file = tag("input", type="file", accept=".json,application/json", data_change="game-file")
    return tag(
        "section",
        tag("h2", say("games-import")),
        tag("p", say("games-import-about")),
        tag("form", field, opens, cls="share-field", data_do="game-code"),
        tag("label", tag("span", say("games-import-file")), file, cls="file"),
        cls="panel",
    )


def _backup(shown: _ShownList) -> Html:
    """Return how to save everything that only this browser keeps, and how to restore it."""
    say = shown.say
    file = tag("input", type="file", accept=".txt,text/plain", data_change="games-restore")
    return tag(
        "section",
        tag("h2", say("backup")),
        tag("p", say("backup-about")),
        tag("p", button(say("backup-save"), "games-backup")),
        tag("label", tag("span", say("backup-restore")), file, cls="file"),
        cls="panel",
    )
