"""One browser session: the home page and the table, and the address that leads to a game."""

import logging
import re
import secrets
from typing import Any, Final
from urllib.parse import parse_qs

import panel as pn

from oracle_nb.app.begin import FormError, entered
from oracle_nb.app.book import BookPage, Place, book_of_game, place_of
from oracle_nb.app.bots import PACES
from oracle_nb.app.editor import EDITED, EditorPage
from oracle_nb.app.explorer import ADDRESS as EXPLORER
from oracle_nb.app.explorer import ExplorerPage, explorer_of
from oracle_nb.app.face import Face, Message
from oracle_nb.app.handout import handed_out, is_handout
from oracle_nb.app.home import home_view, kept_games
from oracle_nb.app.panels import panels_of_game
from oracle_nb.app.school import Room, Visit, visit_of
from oracle_nb.app.sharing import opened, unread
from oracle_nb.app.sheet import sheet_face
from oracle_nb.app.shelf import ADDRESS as SHELF
from oracle_nb.app.shelf import Shelf
from oracle_nb.app.store import Stale, Store, UnknownGame
from oracle_nb.app.table import Table
from oracle_nb.app.wording import languages, words
from oracle_nb.game import Game
from oracle_nb.learn.lesson import LessonError
from oracle_nb.learn.review import lessons_of
from oracle_nb.saves import SaveError

_log = logging.getLogger(__name__)

GAME: Final = "delphi"
"""The game whose home page is shown."""
_GAMES: Final = "oracle_games"
_LEARNER: Final = "oracle_learner"
_KEPT: Final = {
    "theme": ("light", "dark"),
    "pace": PACES,
    "language": languages(),
    "hints": ("on", "off"),
}
"""What the browser keeps of what people choose, and the values it can have."""
_YEAR: Final = 31_536_000
_MANY: Final = 24
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Page:
    """What one browser session shows.

    Parameters
    ----------
    store
        Where games are kept.
    search
        The part of the address after the path, such as "?game=abc".
    cookies
        What the browser keeps: the theme, and the ids of the games begun there.
    language
        The language, until somebody chooses one.
    """

    def __init__(
        self,
        store: Store,
        search: str = "",
        cookies: dict[str, str] | None = None,
        language: str = "en",
    ) -> None:
        kept = cookies or {}
        self.store: Final = store
        cookies_kept = {name: kept.get(_cookie(name), "") for name in _KEPT}
        self.chosen: Final = {name: one for name, one in cookies_kept.items() if one in _KEPT[name]}
        self.theme = self.chosen.get("theme", "light")
        self.language = self.chosen.get("language", language)
        self.games = [one for one in kept.get(_GAMES, "").split(".") if _ID.fullmatch(one)]
        self.view: Final = pn.Column(margin=0, sizing_mode="stretch_width")
        self.table: Table | None = None
        self.editor: EditorPage | None = None
        self.explorer: ExplorerPage | None = None
        self.school: Room | None = None
        self.shelf: Shelf | None = None
        found = kept.get(_LEARNER, "")
        self._learner: Final = found if _ID.fullmatch(found) else secrets.token_urlsafe(12)
        self._id = ""
        self._revision = 0
        self._home: Face | None = None
        self._book: BookPage | None = None
        self._form: dict[str, str] = {}
        self._faults: dict[str, str] = {}
        self._notice = ""
        try:
            self.go(search)
        except Exception as error:  # noqa: BLE001 - whatever it is, there is a page
            self.show_home().trouble(error, search)

    # --- where one is ----------------------------------------------------------------------------

    def go(self, search: str) -> None:
        """Show what an address stands for."""
        place = place_of(search)
        if place is not None:
            self.show_book(place)
            return
        visit = visit_of(search)
        if visit is not None:
            self.learn(visit)
            return
        if is_handout(search):
            self.take(search)
            return
        asked = parse_qs(search.lstrip("?"), keep_blank_values=True)
        for kind in EDITED:
            if kind in asked:
                self.edit(kind, asked[kind][0])
                return
        wanted = asked.get("game", [""])[0]
        if "code" in asked:
            self.bring(asked["code"][0])
        elif "games" in asked:
            self.show_shelf()
        elif "sheet" in asked:
            self.show_sheet(search)
        elif "explore" in asked:
            self.explore(asked["explore"][0])
        elif not wanted:
            self.show_home()
        elif wanted != self._id:
            self.open(wanted)

    def open(self, name: str) -> None:
        """Show the table of a saved game, or say why it can't be shown."""
        say = words(self.language).say
        try:
            game, revision = self.store.load(name)
        except UnknownGame:
            self.show_home(say("unknown-game"))
        except (SaveError, OSError) as error:
            self.show_home(unread(error, self.language))
        else:
            self._show_table(name, game, revision)

    def bring(self, code: str) -> None:
        """Show a table with the game of a code, kept from now on as a game of this session."""
        try:
            game = opened(code, _bot_names(), self.language)
        except ValueError as error:
            self.show_home(str(error))
        else:
            self._add(game)

    def show_shelf(self) -> None:
        """Show the list of games."""
        self._close_table()
        self._home = self._book = None
        self.shelf = Shelf(
            self.store,
            lambda language: kept_games(self.store, self.games, language, _MANY),
            _bot_names(),
            add=self._add,
            told=self._told,
            theme=self.theme,
            language=self.language,
        )
        self._whole(self.shelf.head, SHELF)
        self.view[:] = [self.shelf.head]

    def take(self, search: str) -> None:
        """Show a table with what a link hands out."""
        try:
            game = handed_out(search, GAME, self.language)
        except ValueError as error:
            self.show_home(words(self.language).say("wrong-position", reason=str(error)))
        else:
            self._add(game)

    def edit(self, kind: str, code: str) -> None:
        """Show the editor of a kind of thing, with that of a code or afresh.

        What is wrong with a code is told there, where its owner wanted to go.
        """
        if self.editor is not None and self.editor.address == f"?{kind}={code}":
            return
        panels = panels_of_game(GAME, self.language)
        begin = panels.editor if kind == "position" else panels.layout_editor
        notice = ""
        try:
            editor = begin(code or None)
        except ValueError as error:
            say = words(self.language).say
            notice = say("wrong-link", text=say(f"wrong-{kind}", reason=str(error)))
            editor = begin(None)
        if editor is None:
            self.show_home()
            return
        editor.notice = notice
        self._close_table()
        self._home = self._book = None
        self.editor = EditorPage(
            editor,
            kind=kind,
            theme=self.theme,
            language=self.language,
            css=panels.css(),
            play=self._add,
            go=self.go,
            keep=self._choose,
        )
        self._whole(self.editor.head, self.editor.address)
        self.view[:] = [self.editor]

    def show_sheet(self, search: str) -> None:
        """Show a set-up sheet, to be printed."""
        try:
            face = sheet_face(panels_of_game(GAME, self.language), search, self.language, self.go)
        except ValueError as error:
            self.show_home(words(self.language).say("wrong-layout", reason=str(error)))
            return
        self._close_table()
        self._home = self._book = None
        self._whole(face, search)
        self.view[:] = [face]

    def explore(self, code: str) -> None:
        """Show the explorer, with the layout of a code or a first one."""
        if self.explorer is not None and self.explorer.address == EXPLORER + code:
            return
        try:
            explorer = explorer_of(
                code,
                GAME,
                self.language,
                theme=self.theme,
                play=self._add,
                go=self.go,
                keep=self._choose,
            )
        except ValueError as error:
            say = words(self.language).say
            self.show_home(say("explore-wrong", reason=str(error)))
            return
        self._close_table()
        self._home = self._book = None
        self.explorer = explorer
        self._whole(explorer.head, explorer.address)
        self.view[:] = [explorer]

    def learn(self, visit: Visit) -> None:
        """Show a place in the school, or say which lesson file is faulty."""
        try:
            lessons_of(GAME)
        except LessonError as error:
            self.show_home(words(self.language).say("learn-damaged", reason=str(error)))
            return
        if self.school is None:
            self._close_table()
            self._home = self._book = None
            self.school = Room(
                self.store,
                self._learner,
                theme=self.theme,
                language=self.language,
                hints=self.chosen.get("hints") != "off",
                whole=self._whole,
                go=self.go,
                keep=self._choose,
            )
            self.school.show(visit)
            self._keep(self.school.head, _LEARNER, self._learner)
            self.view[:] = [self.school.view]
        else:
            self.school.show(visit)

    def _show_table(self, name: str, game: Game[Any, Any], revision: int) -> None:
        self._close_table()
        self._id, self._revision = name, revision
        self.table = Table(
            game,
            theme=self.theme,
            language=self.language,
            changed=self._save,
            go=self.go,
            keep=self._choose,
        )
        if "pace" in self.chosen:
            self.table.act("pace", self.chosen["pace"])
        self._whole(self.table.head, f"?game={name}")
        self._home = self._book = None
        self.view[:] = [self.table]
        self.games = [name, *(one for one in self.games if one != name)][:_MANY]
        self._keep(self.table.head, _GAMES, ".".join(self.games))

    def _close_table(self) -> None:
        for shown in (self.table, self.editor, self.explorer, self.school):
            if shown is not None:
                shown.close()
        self.table = self.editor = self.explorer = self.school = self.shelf = None
        self._id = ""

    def show_home(self, notice: str = "") -> Face:
        """Show the home page, with a message on top; its face."""
        self._close_table()
        self._notice = notice
        panels = panels_of_game(GAME, self.language)
        if self._home is None:
            self._book = None
            self._home = Face(self._told, panels.css(), kind="page", theme=self.theme)
            self._whole(self._home, "")
            self.view[:] = [self._home]
        self._home.theme, self._home.language = self.theme, self.language
        self._home.html = home_view(
            panels,
            _bot_names(),
            saved=kept_games(self.store, self.games, self.language),
            theme=self.theme,
            language=self.language,
            notice=notice,
            form=self._form,
            faults=self._faults,
        )
        return self._home

    def show_book(self, place: Place) -> None:
        """Show a place of the rulebook."""
        self._close_table()
        self._home = None
        if self._book is None:
            self._book = BookPage(book_of_game(GAME, self.language), self._told, theme=self.theme)
            self._book.show(place)
            self._whole(self._book.face, place.address)
            self.view[:] = [self._book.face]
        else:
            self._book.show(place)

    # --- what people do --------------------------------------------------------------------------

    def _told(self, message: Message) -> None:
        if message.do == "first":
            self._begin((), None, first=True)
        elif message.do == "new":
            self._begin_entered(message.form)
        elif message.do == "open":
            self.open(message.value)
        elif message.do == "address":
            self.go(message.value)
        elif message.do == "find":
            self.go(Place(find=message.form.get("find", "").strip()).address)
        elif message.do in ("theme", "theme-seen") and message.value in ("light", "dark"):
            self.theme = message.value
            if message.do == "theme":
                self._choose("theme", message.value)
            if self._book is not None:
                self._book.retheme(message.value)
            elif self.shelf is not None:
                self.shelf.retheme(message.value)
            else:
                self.show_home(self._notice)
        elif message.do == "language" and message.value in _KEPT["language"]:
            self._choose("language", message.value)
            if self._book is not None:
                self._book.speak(book_of_game(GAME, self.language))
            elif self.shelf is not None:
                self.shelf.speak(self.language)
            else:
                self._faults = {}
                self.show_home()

    def _begin_entered(self, form: dict[str, str]) -> None:
        panels = panels_of_game(GAME, self.language)
        self._form, self._faults = dict(form), {}
        try:
            game = panels.new_game(*entered(form, panels, _bot_names(), self.language))
        except FormError as error:
            self._faults = error.faults
            self.show_home()
        except ValueError as error:
            self.show_home(words(self.language).say("wrong-form", reason=str(error)))
        else:
            self._add(game)

    def _begin(self, seats: tuple[str, ...], seed: int | None, *, first: bool) -> None:
        panels = panels_of_game(GAME, self.language)
        name = words(self.language).say("you")
        self._add(panels.first_game(name, seed) if first else panels.new_game(seats, seed, {}))

    def _add(self, game: Game[Any, Any]) -> None:
        say = words(self.language).say
        try:
            name = self.store.add(game)
        except OSError as error:
            self.show_home(say("not-saved", reason=str(error)))
            return
        self._show_table(name, game, 1)

    def _choose(self, name: str, value: str) -> None:
        """Keep what somebody has chosen: here, and in the browser for the next time."""
        self.chosen[name] = value
        self.theme = self.chosen.get("theme", self.theme)
        self.language = self.chosen.get("language", self.language)
        face = self._home if self._book is None else self._book.face
        for shown in (self.table, self.editor, self.explorer, self.school, self.shelf):
            if shown is not None:
                face = shown.head
        if face is not None:
            face.chosen = "theme" in self.chosen
            self._keep(face, _cookie(name), value)

    def _whole(self, face: Face, address: str) -> None:
        face.whole = True
        face.address = address
        face.chosen = "theme" in self.chosen

    def _keep(self, face: Face, name: str, value: str) -> None:
        face.cookie = f"{name}={value}; path=/; max-age={_YEAR}; SameSite=Lax"

    # --- saving ----------------------------------------------------------------------------------

    def _save(self) -> None:
        assert self.table is not None
        say = words(self.language).say
        try:
            self._revision = self.store.save(self._id, self.table.desk.game, self._revision)
        except Stale:
            game, self._revision = self.store.load(self._id)
            self.table.desk.open(game)
            self.table.desk.notice = say("changed-elsewhere")
        except (UnknownGame, OSError) as error:
            _log.exception("saving %s", self._id)
            self.table.desk.notice = say("not-saved", reason=str(error))

    def close(self) -> None:
        """Let go of the table when the session ends."""
        self._close_table()


def _cookie(name: str) -> str:
    return f"oracle_{name}"


def _bot_names() -> tuple[str, ...]:
    from oracle_nb.bots import bot_names

    return bot_names(GAME)
