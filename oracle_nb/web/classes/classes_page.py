"""The page on which teachers create classes and find those that they have created."""

from typing import ClassVar, Final

from oracle_nb.core.commands import Commands, field
from oracle_nb.core.errors import OracleError
from oracle_nb.games.addresses import address
from oracle_nb.render.html import Html, isolated, link, tag
from oracle_nb.text.names import NAME_LENGTH
from oracle_nb.web.classes.page import CLASSES, CLASSROOM, CREATED, class_css, class_refusal
from oracle_nb.web.classes.store import LIFETIME, ClassRefusal, ClassStore
from oracle_nb.web.table.shared.rematch import BrowserKeys
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.panels import panel

DAYS = round(LIFETIME / 86_400)


class ClassesPage(HtmlPage):
    """The classes of a teacher, and the form that creates one; the state is the entered name."""

    title = "classes"
    above, within = "teach", "learn"
    commands: ClassVar = Commands["ClassesPage", str]()
    state = ""

    def __init__(
        self, classes: ClassStore, keys: BrowserKeys, context: PageContext, language: str
    ) -> None:
        super().__init__(context, language, class_css())
        self._classes: Final = classes
        self._keys: Final = keys
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return address({CLASSES: None}, self.game)

    def reason(self, error: OracleError) -> str:
        """Return why something is refused."""
        return class_refusal(error, self.head.language)

    @commands.declare("create", field("name"))
    def _create(self, name: str) -> str:
        """Create a class, and go to its page."""
        self.state = name
        if CREATED.exhausted(self._keys.owner):
            raise ClassRefusal("often")
        secret = self._classes.create(self._keys, self.game, name)
        id_ = self._classes.admit(self._keys, secret)
        CREATED.note(self._keys.owner)
        self._context.navigate(self._to(id_))
        return ""

    def _to(self, id_: str) -> str:
        return address({CLASSROOM: id_}, self.game)

    def body(self) -> list[Html]:
        """Return what is below the title."""
        say = self.say
        name = tag(
            "input", name="name", value=self.state, maxlength=NAME_LENGTH, autocomplete="off"
        )
        form = tag(
            "form",
            tag("label", say("classes-name"), name, cls="t-field"),
            tag("button", say("classes-create"), type="submit", cls="primary"),
            data_do="create",
            cls="t-form",
        )
        own = [
            tag("li", link(isolated(school_class.name), self._to(school_class.id)))
            for school_class, _ in self._classes.own(self._keys, self.game)
        ]
        return [
            tag("h1", say("classes"), cls="l-title"),
            tag("p", say("classes-about"), cls="lead"),
            panel("new", say("classes-new"), form),
            panel(
                "own",
                say("classes-own"),
                tag("ul", own) if own else tag("p", say("classes-none")),
                tag("p", say("classes-kept", days=DAYS), cls="c-small"),
            ),
        ]
