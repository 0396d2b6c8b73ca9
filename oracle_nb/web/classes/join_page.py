"""The page on which learners join a class, see what the teacher sees, and leave."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from oracle_nb.core.commands import Commands, form, text
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
from oracle_nb.web.classes.state import JoinState
from oracle_nb.web.classes.store import ClassRefusal, ClassStore, Membership, SchoolClass
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.html_view import Message
from oracle_nb.web.widgets.panels import confirmation

Say = Callable[..., str]


class JoinPage(HtmlPage):
    """The classes of a learner, and the form that joins one: the class of ``code``, if given."""

    title = "class"
    within = "learn"
    commands: ClassVar = Commands["JoinPage", JoinState]()
    state: JoinState

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
        self.state = JoinState()
        self._listed: list[Membership] = []
        if code:
            self._guarded(lambda: self._look_up(code))
        self.refresh()
        self._rest = context.session().often(self.poll_changes)

    @property
    def address(self) -> str:
        """The address of the page."""
        return address({JOIN_CLASS: self.state.code or None}, self.game)

    def close(self) -> None:
        """Stop updating the page."""
        self._rest()

    def poll_changes(self) -> None:
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
            school_class = self._classes.of_code(code)
        except ClassRefusal:
            WRONG_CODES.note(owner)
            ALL_WRONG_CODES.note("")
            raise
        self.state = self.state._replace(code=typed(code), school_class=school_class)

    # --- commands --------------------------------------------------------------------------------

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        return class_refusal(error, self.head.language)

    def handle(self, message: Message) -> None:
        """Handle a message, and follow the class that was found."""
        super().handle(message)
        self.head.address = self.address

    @commands.declare("find", form)
    def _find(self, form: Mapping[str, str]) -> JoinState:
        self.state = self.state._replace(form=form)
        self._look_up(form.get("code", ""))
        return self.state

    @commands.declare("join", form)
    def _join(self, form: Mapping[str, str]) -> JoinState:
        self.state = self.state._replace(form=form)
        # The code may have been replaced since the page was opened.
        self._look_up(self.state.code)
        self._classes.join(self.state.code, self._learner, form.get("name", ""))
        return JoinState(leaving=self.state.leaving)

    commands.declare("other")(lambda page: page.state._replace(code="", school_class=None))
    commands.declare("leave", text)(lambda page, class_id: page.state._replace(leaving=class_id))
    commands.declare("stay")(lambda page: page.state._replace(leaving=""))

    @commands.declare("leave-yes", text)
    def _leave(self, class_id: str) -> JoinState:
        self._classes.leave(class_id, self._learner)
        return self.state._replace(leaving="")

    # --- view ------------------------------------------------------------------------------------

    def body(self) -> list[Html]:
        """Return what is below the title."""
        self._listed = self._classes.memberships(self._learner)
        return join_view(self.say, self._listed, self.state)


def join_view(say: Say, memberships: Sequence[Membership], state: JoinState) -> list[Html]:
    """Return the classes of a learner, and the form that joins one."""
    school_class = state.school_class
    parts = [
        tag("h1", say("class"), cls="l-title"),
        tag("p", say("class-about"), cls="lead"),
        *(_member(say, membership, state) for membership in memberships),
    ]
    if school_class is None:
        parts.append(_code_form(say, state))
    elif school_class.id not in {membership.id for membership in memberships}:
        parts.append(_name_form(say, school_class, state))
    return parts


def _field(say: Say, state: JoinState, name: str, label: str, **attributes: str | int) -> Html:
    entered = tag("input", name=name, value=state.form.get(name, ""), **attributes)
    return tag("label", say(label), entered, cls="t-field")


def _code_form(say: Say, state: JoinState) -> Html:
    """Return the form for a code."""
    field = _field(
        say, state, "code", "class-code", autocomplete="off", autocapitalize="characters",
        spellcheck="false", maxlength=40,
    )  # fmt: skip
    go = tag("button", say("class-find"), type="submit", cls="primary")
    form = tag("form", field, go, data_do="find", cls="t-form")
    return tag("section", tag("h2", say("class-enter")), form, cls="panel c-join", data_k="enter")


def _name_form(say: Say, school_class: SchoolClass, state: JoinState) -> Html:
    """Return the form for a name, with what the teacher will see."""
    field = _field(
        say, state, "name", "class-your-name", autocomplete="nickname", maxlength=NAME_LENGTH
    )
    go = tag("button", say("class-join"), type="submit", cls="primary")
    return tag(
        "section",
        tag("h2", tag("span", say("class-join-title", name=isolated(school_class.name)))),
        tag("p", say("class-code-is", code=written(state.code))),
        tag("p", say("class-name-about")),
        _seen_by_teacher(say),
        tag("form", field, go, data_do="join", cls="t-form"),
        button(say("class-other"), "other", cls="quiet"),
        cls="panel c-join",
        data_k="join",
    )


def _seen_by_teacher(say: Say) -> Html:
    seen = [
        tag("li", say(f"class-sees-{name}")) for name in ("place", "progress", "beliefs", "play")
    ]
    return tag(
        "div",
        tag("h3", say("class-sees")),
        tag("ul", seen),
        tag("p", say("class-sees-not")),
        cls="c-sees",
    )


def _member(say: Say, membership: Membership, state: JoinState) -> Html:
    """Return a class that the learner is in."""
    shown = None
    if membership.shown:
        shown = tag(
            "p",
            say("class-shows"),
            " ",
            link(say("class-shows-open"), membership.shown, cls="l-button primary"),
            role="status",
        )
    leaving = None
    if state.leaving == membership.id:
        leaving = confirmation(
            say("class-leave-sure"),
            button(say("class-leave-yes"), "leave-yes", membership.id, data_focus=""),
            button(say("cancel"), "stay", cls="quiet"),
        )
    lessons = address({"learn": None}, membership.game)
    return tag(
        "section",
        tag("h2", isolated(membership.title)),
        tag("p", say("class-you-are", name=isolated(membership.name))),
        shown,
        _seen_by_teacher(say),
        tag(
            "div",
            link(say("class-lessons"), lessons, cls="l-button primary"),
            button(
                say("class-leave"), "leave", membership.id, cls="quiet",
                aria_label=say("class-leave-named", name=membership.title),
            ),
            cls="row",
        ),
        leaving,
        cls="panel",
        data_k=f"class-{membership.id}",
    )  # fmt: skip
