"""The routes of a session: what an address shows, by its field."""

from collections.abc import Callable
from typing import Final, TypeAlias
from urllib.parse import parse_qs

from oracle_nb.games.package import package_of
from oracle_nb.games.registry import DEFAULT_GAME
from oracle_nb.lessons.lesson import LessonError
from oracle_nb.lessons.review import lessons_of
from oracle_nb.web.editor.page import EDITED, EditorPage
from oracle_nb.web.explorer.controller import ExplorerController
from oracle_nb.web.explorer.page import ADDRESS as EXPLORER
from oracle_nb.web.explorer.page import ExplorerPage
from oracle_nb.web.home.saved_games import SavedGamesPage
from oracle_nb.web.home.setup_sheet import sheet_view
from oracle_nb.web.home.statistics import ADDRESS as STATS
from oracle_nb.web.home.statistics import StatisticsPage
from oracle_nb.web.lessons.addresses import lesson_address_of
from oracle_nb.web.lessons.handout import FIELD as HANDOUT
from oracle_nb.web.lessons.handout import handed_out
from oracle_nb.web.lessons.learner_session import LearnerSession
from oracle_nb.web.lessons.teacher_session import SHEET, TEACH
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.live_updates import LiveUpdates
from oracle_nb.web.replay.page import FIELD as REPLAY
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.rulebook.page import RulebookPage, place_of
from oracle_nb.web.saved_games.importing import RefusedNames, opened, own_game
from oracle_nb.web.saved_games.queries import query_in
from oracle_nb.web.session.content import SessionContent, bots
from oracle_nb.web.table.shared.open_games import HOST, JOIN
from oracle_nb.web.text import words

Route: TypeAlias = Callable[[SessionContent, str, str], object]
"""Called with the session's content, the whole address, and the value of the route's field."""


def _book(page: SessionContent, search: str, _value: str) -> None:
    """A place of the rulebook."""
    place = place_of(search)
    assert place is not None
    if page.book is None:
        shown = RulebookPage(
            package_of(DEFAULT_GAME).rulebook(page.language), page.told, theme=page.theme
        )
        shown.show(place)
        page.put(shown, shown.face, place.address)
    else:
        page.book.show(place)


def _school(page: SessionContent, search: str, _value: str) -> None:
    """A place in the school, or which lesson file is faulty."""
    visit = lesson_address_of(search)
    assert visit is not None
    try:
        lessons_of(DEFAULT_GAME)
    except LessonError as error:
        page.show_home(words(page.language).say("learn-damaged", reason=str(error)))
        return
    if page.school is not None:
        page.school.show(visit)
        return
    page.leave()
    room = LearnerSession(
        page.store,
        page.browser.learner,
        page.site,
        language=page.language,
        hints=page.browser.chosen.get("hints") != "off",
        renderer=page.browser.chosen.get("renderer", "canvas"),
        whole=page.whole,
    )
    room.show(visit)
    page.put(room, room.view)


def _take(page: SessionContent, search: str, _value: str) -> None:
    """A table with what a link hands out."""
    try:
        game = handed_out(search, DEFAULT_GAME, page.language)
    except ValueError as error:
        page.show_home(words(page.language).say("wrong-position", reason=str(error)))
    else:
        page.add(game)


def _bring(page: SessionContent, _search: str, code: str) -> None:
    """A table with the game of a code, kept from now on as a game of this browser."""
    try:
        game = opened(code, bots(), page.language)
    except RefusedNames as error:
        name = own_game(page.store, page.browser.owner, error.game)
        if name:
            page.open(name)
        else:
            page.show_home(str(error))
    except ValueError as error:
        page.show_home(str(error))
    else:
        page.import_game(game)


def _editor(kind: str) -> Route:
    """The editor of a kind of thing, with that of a code or afresh.

    What is wrong with a code is told there, where its owner wanted to go.
    """

    def edit(page: SessionContent, _search: str, code: str) -> None:
        if page.editor is not None and page.editor.address == f"?{kind}={code}":
            return
        presentation = package_of(DEFAULT_GAME).presentation(page.language)
        editors = {"position": presentation.position_editor, "layout": presentation.layout_editor}
        begin = editors[kind]
        if begin is None:
            page.show_home()
            return
        notice = ""
        try:
            editor = begin(code or None)
        except ValueError as error:
            say = words(page.language).say
            notice = say("wrong-link", text=say(f"wrong-{kind}", reason=str(error)))
            editor = begin(None)
        editor.notice = notice
        shown = EditorPage(
            editor,
            kind=kind,
            site=page.site,
            language=page.language,
            css=presentation.stylesheet,
        )
        page.put(shown, shown, shown.address)

    return edit


def _saved_games_page(page: SessionContent, search: str, _value: str) -> None:
    """The list of games, as far as it was asked for."""
    query = query_in(search)
    if page.saved_games_page is not None:
        page.saved_games_page.go(query)
        return
    saved_games_page = SavedGamesPage(
        page.store,
        page.browser.owner,
        bots(),
        add=page.import_game,
        keep=page.keep,
        told=page.told,
        theme=page.theme,
        language=page.language,
        query=query,
    )
    page.put(saved_games_page, saved_games_page.head, saved_games_page.address)


def _stats(page: SessionContent, _search: str, _value: str) -> None:
    """Statistics over the finished games of this browser."""
    stats = StatisticsPage(page.store, page.browser.owner, DEFAULT_GAME, page.site, page.language)
    page.put(stats, stats.head, STATS)


def _sheet(page: SessionContent, search: str, _value: str) -> None:
    """A setup sheet, to be printed."""
    setup_sheet = package_of(DEFAULT_GAME).presentation(page.language).setup_sheet
    if setup_sheet is None:
        page.show_home()
        return
    try:
        face = sheet_view(setup_sheet, search, page.language, page.go)
    except ValueError as error:
        page.show_home(words(page.language).say("wrong-layout", reason=str(error)))
    else:
        page.put(face, face, search)


def _explore(page: SessionContent, _search: str, code: str) -> None:
    """The explorer, with the layout of a code or a first one."""
    if page.explorer is not None and page.explorer.address == EXPLORER + code:
        return
    try:
        explorer = ExplorerPage(ExplorerController(code, DEFAULT_GAME, page.language), page.site)
    except ValueError as error:
        page.show_home(words(page.language).say("explore-wrong", reason=str(error)))
    else:
        page.put(explorer, explorer, explorer.address)


def _game(page: SessionContent, _search: str, name: str) -> None:
    """The table of a saved game."""
    if not name:
        page.show_home()
    elif not page.shows(name):
        page.open(name)


def _replay(page: SessionContent, search: str, name: str) -> None:
    """A kept game gone through again, from a place in it or from its end.

    Without a name it is that of the table which is shown, seen from where one sits there.
    """
    asked = parse_qs(search.lstrip("?")).get("at", [""])[0][:9]
    at = int(asked) if asked.isdecimal() else None
    if name and page.replay is not None and page.replay.id == name:
        page.replay.go_to(at)
        return
    screen = None if name or page.table is None else page.table.screen
    place = HOST if screen is None else screen.place
    shared_game = page.shared_game(name) if screen is None else screen.shared_game
    if shared_game is None:
        return
    hosts, address = place == HOST, page.head.address if screen else f"?game={name}"
    shown = ReplayPage(
        ReplayController(
            shared_game.game,
            at,
            language=page.language,
            seats=shared_game.seats(place),
            bots=shared_game.bots,
        ),
        page.site,
        id_=shared_game.name if hosts else "",
        back=lambda: page.go(address),
        following=LiveUpdates(shared_game, place),
    )
    # A guest has no other address than the link that was given.
    page.put(shown, shown, shown.address or address)


ROUTES: Final[dict[str, Route]] = {
    **dict.fromkeys(("rule", "find", "rules"), _book),
    **dict.fromkeys(("learn", "lesson", "exercise", "checkup", "review", TEACH, SHEET), _school),
    HANDOUT: _take,
    **{kind: _editor(kind) for kind in EDITED},
    "code": _bring,
    "games": _saved_games_page,
    "sheet": _sheet,
    "stats": _stats,
    "explore": _explore,
    REPLAY: _replay,
    "game": _game,
    JOIN: lambda page, _search, secret: page.join(secret),
}
"""The routes by their field; an address with several fields takes the first in this order."""
