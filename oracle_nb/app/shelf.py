"""The list of games: open, rename, copy, delete, keep as a file, and bring one from elsewhere."""

from base64 import b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final

from oracle_nb.app.bar import top_bar
from oracle_nb.app.face import Face, Message
from oracle_nb.app.games.opening import KIND, file_name, opened, opened_file, unread
from oracle_nb.app.games.store import Store, UnknownGame
from oracle_nb.app.home import Kept, when
from oracle_nb.app.table.together import HALL, going_on
from oracle_nb.app.wording import words
from oracle_nb.codes import LONGEST
from oracle_nb.draw.html import Html, button, html, link, plain, tag
from oracle_nb.game import Game
from oracle_nb.games import from_json
from oracle_nb.names import LONG_NAME_LENGTH, name_fault, normalized, readable_seats
from oracle_nb.saves import SaveError

ADDRESS: Final = "?games"


class Shelf:
    """The games of one browser session, as a page.

    Parameters
    ----------
    store
        Where games are kept.
    kept
        Gives the games of this browser in a language, the last changed first.
    bots
        The names of the bots that there are.
    add
        Called with a game that is to be kept and shown.
    keep
        Called with a game and its name, to be kept and not shown. May raise OSError.
    told
        Called with every other message, such as to open a game, or a choice of language.
    """

    def __init__(
        self,
        store: Store,
        kept: Callable[[str], tuple[Kept, ...]],
        bots: tuple[str, ...],
        *,
        add: Callable[[Game[Any, Any]], object],
        keep: Callable[[Game[Any, Any], str], object],
        told: Callable[[Message], object],
        theme: str,
        language: str,
    ) -> None:
        self._store: Final = store
        self._kept: Final = kept
        self._bots: Final = bots
        self._add: Final = add
        self._keep: Final = keep
        self._told: Final = told
        self._renamed = ""
        self._doubtful = ""
        self.notice = ""
        self._done = ""
        self.head: Final = Face(self._heard, kind="page", theme=theme, language=language)
        self.show()

    def show(self) -> None:
        """Show the games as they are now."""
        self.head.html = self._html()

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.head.language = language
        self.notice = self._done = ""
        self.show()

    def retheme(self, theme: str) -> None:
        """Show it light or dark."""
        self.head.theme = theme
        self.show()

    def _games(self) -> tuple[Kept, ...]:
        return self._kept(self.head.language)

    # --- what people do --------------------------------------------------------------------------

    def _heard(self, message: Message) -> None:
        deeds: dict[str, Callable[[], object]] = {
            "game-rename": lambda: self._rename(message.value),
            "game-named": lambda: self._named(message.form),
            "game-copy": lambda: self._copy(message.value),
            "game-delete": lambda: self._doubt(message.value),
            "game-really": lambda: self._delete(message.value),
            "game-export": lambda: self._export(message.value),
            "game-code": lambda: self._bring(message.form.get("code", "")),
            "game-file": lambda: self._bring_file(message.value, message.form),
            "cancel": self._let_be,
        }
        deed = deeds.get(message.do)
        if deed is None:
            self._told(message)
            return
        self.notice = self._done = ""
        # A page may ask for games that are not its own; it is given none of them.
        own = {one.saved.id for one in self._games()}
        wanted = message.value if message.do != "game-named" else self._renamed
        whole = message.do in ("game-copy", "game-export")
        asks = whole or message.do in ("game-rename", "game-really")
        if (asks or message.do == "game-named") and wanted not in own:
            self.notice = words(self.head.language).say("games-gone")
        elif whole and going_on(self._store, wanted):
            self.notice = words(self.head.language).say("games-shared")
        else:
            deed()
        self.show()

    def _let_be(self) -> None:
        self._renamed = self._doubtful = ""

    def _rename(self, name: str) -> None:
        self._renamed, self._doubtful = name, ""

    def _named(self, form: Mapping[str, str]) -> None:
        name = normalized(form.get("name", ""))
        players = next(plain(one.names) for one in self._games() if one.saved.id == self._renamed)
        # What it is called after its players is no name of its own.
        name = "" if name == players else name
        fault = name_fault(name, LONG_NAME_LENGTH) if name else None
        if fault is not None:
            self.notice = fault.told(self.head.language)
            return
        self._store.rename(self._renamed, name)
        self._renamed = ""

    def _doubt(self, name: str) -> None:
        self._doubtful, self._renamed = name, ""

    def _delete(self, name: str) -> None:
        HALL.delete(self._store, name)
        self._doubtful = ""

    def _load(self, name: str) -> Game[Any, Any] | None:
        """A game; None where it can't be read, which is said."""
        try:
            return self._store.load(name)[0]
        except UnknownGame:
            self.notice = words(self.head.language).say("games-gone")
        except SaveError as error:
            self.notice = unread(error, self.head.language)
        return None

    def _copy(self, name: str) -> None:
        game = self._load(name)
        if game is not None:
            say = words(self.head.language).say
            called = say("games-copied", name=self._called(name))[:LONG_NAME_LENGTH]
            try:
                # With dice of its own: who plays a copy must not foresee the other game.
                self._keep(from_json(game.to_json(), None, readable_seats), called)
            except OSError as error:
                self.notice = say("not-saved", reason=str(error))
            else:
                self._done = say("games-copy-made", name=called)

    def _called(self, name: str) -> str:
        """What a game is called in the list."""
        kept = next(one for one in self._games() if one.saved.id == name)
        return kept.saved.name or plain(kept.names)

    def _export(self, name: str) -> None:
        game = self._load(name)
        if game is not None:
            data = b64encode(game.to_json()).decode()
            file = file_name(self._called(name))
            self.head.file = {"name": file, "kind": KIND, "data": data}
            self.head.file = {}

    def _bring_file(self, text: str, named: Mapping[str, str]) -> None:
        try:
            game = opened_file(text, next(iter(named), ""), self._bots, self.head.language)
        except ValueError as error:
            self.notice = str(error)
        else:
            self._add(game)

    def _bring(self, text: str) -> None:
        try:
            game = opened(text, self._bots, self.head.language)
        except ValueError as error:
            self.notice = str(error)
        else:
            self._add(game)

    # --- what is seen ----------------------------------------------------------------------------

    def _html(self) -> Html:
        face = self.head
        say = words(face.language).say
        bar = top_bar(
            face.language,
            face.theme,
            link(say("rules"), "?rules", cls="quiet"),
            home=link(say("home"), "?", cls="quiet"),
            tab=say("games"),
        )
        notice = self.notice
        said = tag("p", notice, cls="notice", role="alert", data_show=True, data_k=f"n {notice}")
        done = tag("p", self._done, cls="done", role="status")
        games = self._games()
        rows = tag("ul", [self._row(one) for one in games], cls="saved shelf")
        none = tag("p", say("games-none"), " ", link(say("games-home"), "?"))
        shelf = tag(
            "section",
            tag("h1", say("games")),
            tag("p", say("games-about")),
            rows if games else none,
            cls="door",
        )
        return html(
            bar,
            tag(
                "main",
                said if notice else None,
                done if self._done else None,
                shelf,
                self._import(),
                cls="home",
                data_focus="",
                tabindex="-1",
            ),
        )

    def _row(self, kept: Kept) -> Html:
        say, saved = words(self.head.language).say, kept.saved
        name = saved.id
        told = f"saved-{name}"
        do = [
            button(say(f"games-{one}"), f"game-{one}", name, cls="quiet", aria_describedby=told)
            for one in ("rename", "copy", "export", "delete")
        ]
        do.insert(0, link(say("replay"), f"?replay={name}", cls="quiet", aria_describedby=told))
        opens = say("games-open") if saved.over else say("continue-one")
        more: Html | None = None
        if name == self._renamed:
            more = self._name_form(kept)
        elif name == self._doubtful:
            more = tag(
                "div",
                tag("span", say("games-really"), role="alert"),
                button(say("games-really-do"), "game-really", name, cls="bad"),
                button(say("cancel"), "cancel", data_focus=""),
                cls="row",
                data_back=f'[data-do="game-delete"][data-value="{name}"]',
            )
        return tag(
            "li",
            button(opens, "open", name, aria_describedby=told),
            tag(
                "span",
                tag("span", saved.name or kept.names, cls="who"),
                tag("small", kept.names) if saved.name else None,
                tag("small", kept.stage),
                tag("small", when(saved.changed), cls="when"),
                id=told,
            ),
            tag("span", do, cls="deeds"),
            more,
            data_k=told,
        )

    def _name_form(self, kept: Kept) -> Html:
        say = words(self.head.language).say
        field = tag(
            "input",
            name="name",
            value=kept.saved.name or kept.names,
            placeholder=kept.names,
            data_enter="",
            data_k=f"name-{kept.saved.id}",
            aria_label=say("games-name"),
            autocomplete="off",
        )
        keep = tag("button", say("games-keep"), type="submit", cls="primary")
        cancel = button(say("cancel"), "cancel")
        return tag(
            "form",
            field,
            keep,
            cancel,
            cls="share-field",
            data_do="game-named",
            data_back=f'[data-do="game-rename"][data-value="{kept.saved.id}"]',
        )

    def _import(self) -> Html:
        say = words(self.head.language).say
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
            cls="door",
        )
