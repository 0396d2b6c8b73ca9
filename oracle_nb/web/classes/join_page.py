"""The page on which learners join a class, see what the teacher sees, and leave."""

from typing import Final

from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.render.html import Html, button, isolated, link, tag
from oracle_nb.text.names import NAME_LENGTH
from oracle_nb.web.classes.codes import typed, written
from oracle_nb.web.classes.page import (
    ALL_WRONG_CODES,
    JOIN_CLASS,
    WRONG_CODES,
    class_css,
    class_refusal,
)
from oracle_nb.web.classes.store import ClassRefusal, ClassStore, Membership, SchoolClass
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message


class JoinPage(HtmlPage):
    """The classes of a learner, and the form that joins one.

    Parameters
    ----------
    classes
        The classes.
    keys
        The keys of the browser.
    context, language
        As those of `HtmlPage`.
    learner
        The key of the learner.
    code
        The code in the address; "" for none.
    """

    title = "class"
    home = "learn"

    def __init__(
        self,
        classes: ClassStore,
        keys: BrowserKeys,
        context: PageContext,
        language: str,
        *,
        learner: str,
        code: str = "",
    ) -> None:
        super().__init__(context, language, class_css())
        self._classes: Final = classes
        self._keys: Final = keys
        self._learner: Final = learner
        self._form: dict[str, str] = {}
        self._found: SchoolClass | None = None
        self._leaving = ""
        self._code = ""
        self._listed: list[Membership] = []
        if code:
            self._guarded(lambda: self._look_up(code))
        self.refresh()
        self._rest = context.session().often(self.look_round)

    @property
    def address(self) -> str:
        """The address of the page."""
        return address({JOIN_CLASS: self._code or None}, self.game)

    def close(self) -> None:
        """Stop updating the page."""
        self._rest()

    def look_round(self) -> None:
        """Show what the teacher shows or changes."""
        try:
            listed = self._classes.memberships(self._learner)
        except OSError:
            return
        if listed != self._listed:
            self.refresh()

    def _look_up(self, code: str) -> None:
        """Find the class with a code. Raises ClassRefusal and StorageError."""
        owner = self._keys.owner
        if WRONG_CODES.exhausted(owner):
            raise ClassRefusal("often")
        if ALL_WRONG_CODES.exhausted(""):
            raise ClassRefusal("guessed")
        try:
            self._found = self._classes.of_code(code)
        except ClassRefusal:
            WRONG_CODES.note(owner)
            ALL_WRONG_CODES.note("")
            raise
        self._code = typed(code)

    # --- input -----------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        return class_refusal(error, self.head.language)

    def act(self, message: Message) -> None:
        """Handle a message."""
        match message.do:
            case "find":
                self._form = dict(message.form)
                self._look_up(message.form.get("code", ""))
            case "join":
                self._form = dict(message.form)
                # The code may have been replaced since the page was opened.
                self._look_up(self._code)
                self._classes.join(self._code, self._learner, message.form.get("name", ""))
                self._found, self._code, self._form = None, "", {}
            case "other":
                self._found, self._code = None, ""
            case "leave":
                self._leaving = message.value
            case "stay":
                self._leaving = ""
            case "leave-yes":
                self._classes.leave(message.value, self._learner)
                self._leaving = ""
        self.head.address = self.address

    # --- view ------------------------------------------------------------------------------------

    def body(self) -> list[Html | None]:
        """Return what is below the title."""
        self._listed = self._classes.memberships(self._learner)
        known = {one.id for one in self._listed}
        found = self._found
        parts = [self._member(one) for one in self._listed]
        if found is not None and found.id in known:
            form = None
        else:
            form = self._enter() if found is None else self._join(found)
        return [
            tag("h1", self.say("class"), cls="l-title"),
            tag("p", self.say("class-about"), cls="lead"),
            *parts,
            form,
        ]

    def _field(self, name: str, label: str, **attributes: str | int) -> Html:
        value = self._form.get(name, "")
        given = tag("input", name=name, value=value, **attributes)
        return tag("label", self.say(label), given, cls="t-field")

    def _enter(self) -> Html:
        """Return the form for a code."""
        field = self._field(
            "code", "class-code", autocomplete="off", autocapitalize="characters",
            spellcheck="false", maxlength=40,
        )  # fmt: skip
        go = tag("button", self.say("class-find"), type="submit", cls="primary")
        form = tag("form", field, go, data_do="find", cls="t-form")
        heading = tag("h2", self.say("class-enter"))
        return tag("section", heading, form, cls="panel c-join", data_k="enter")

    def _join(self, found: SchoolClass) -> Html:
        """Return the form for a name, with what the teacher will see."""
        field = self._field(
            "name", "class-your-name", autocomplete="nickname", maxlength=NAME_LENGTH
        )
        go = tag("button", self.say("class-join"), type="submit", cls="primary")
        return tag(
            "section",
            tag("h2", tag("span", self.say("class-join-title", name=isolated(found.name)))),
            tag("p", self.say("class-code-is", code=written(self._code))),
            tag("p", self.say("class-name-about")),
            self._seen_by_teacher(),
            tag("form", field, go, data_do="join", cls="t-form"),
            button(self.say("class-other"), "other", cls="quiet"),
            cls="panel c-join",
            data_k="join",
        )

    def _seen_by_teacher(self) -> Html:
        say = self.say
        seen = [tag("li", say(f"class-sees-{one}")) for one in ("place", "progress", "beliefs")]
        return tag(
            "div",
            tag("h3", say("class-sees")),
            tag("ul", seen),
            tag("p", say("class-sees-not")),
            cls="c-sees",
        )

    def _member(self, one: Membership) -> Html:
        """Return a class that the learner is in."""
        say = self.say
        shown = None
        if one.shown:
            shown = tag(
                "p",
                say("class-shows"),
                " ",
                link(say("class-shows-open"), one.shown, cls="l-button primary"),
                role="status",
            )
        leaving = None
        if self._leaving == one.id:
            leaving = tag(
                "div",
                tag("p", say("class-leave-sure")),
                button(say("class-leave-yes"), "leave-yes", one.id, data_focus=""),
                button(say("cancel"), "stay", cls="quiet"),
                role="alert",
                cls="l-sure",
            )
        lessons = address({"learn": None}, one.game)
        return tag(
            "section",
            tag("h2", isolated(one.title)),
            tag("p", say("class-you-are", name=isolated(one.name))),
            shown,
            self._seen_by_teacher(),
            tag(
                "div",
                link(say("class-lessons"), lessons, cls="l-button primary"),
                button(
                    say("class-leave"), "leave", one.id, cls="quiet",
                    aria_label=say("class-leave-named", name=one.title),
                ),
                cls="row",
            ),
            leaving,
            cls="panel",
            data_k=f"class-{one.id}",
        )  # fmt: skip
