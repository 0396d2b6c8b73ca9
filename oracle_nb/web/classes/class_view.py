"""One class as its teacher sees it, as HTML: the learners, and the misconceptions among them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.placement import PREFIX
from oracle_nb.lessons.progress import ProgressExport
from oracle_nb.lessons.results import LearnerResult, believed, totals
from oracle_nb.lessons.review import (
    CHECKUP,
    EXERCISE,
    IN_PUZZLE,
    REVIEW,
    lesson_about,
    lessons_of,
)
from oracle_nb.render.html import Html, button, html, isolated, tag
from oracle_nb.text.names import NAME_LENGTH
from oracle_nb.web.classes.store import ClassMember
from oracle_nb.web.lessons.own_lessons import OWN

_NONE: Final = "\N{EN DASH}"
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400
NUMBERS: Final = ("known", "due", "answers", "wrong", "puzzles", "solved")
"""The columns with numbers, as in results that were imported from files."""


class ClassState(NamedTuple):
    """A class at one moment: its members, with the progress of each by the learner's hashed key."""

    members: Sequence[ClassMember]
    progress: Mapping[str, ProgressExport]
    now: float

    @property
    def results(self) -> list[LearnerResult]:
        """The progress of everybody, as in tables of results."""
        return [LearnerResult(one.name, "", self.progress[one.learner]) for one in self.members]


class ClassView:
    """The learners of a class.

    Parameters
    ----------
    game
        The game whose lessons are taught.
    language
        The language of the game's texts.
    say
        Returns messages of the app.
    state
        The class.
    edited
        The id of the member whose name is being edited; "" for none.
    """

    def __init__(
        self, game: str, language: str, say: Callable[..., str], state: ClassState, edited: str
    ) -> None:
        self._game: Final = game
        self._language: Final = language
        self._say: Final = say
        self._state: Final = state
        self._edited: Final = edited
        self._lessons: Final = lessons_of(game)
        self._school: Final = lessons_of_game(game)

    # --- learners --------------------------------------------------------------------------------

    def learners(self) -> Html:
        """Return the table of learners."""
        say, members = self._say, self._state.members
        if not members:
            return tag("p", say("classroom-empty"), role="status")
        columns = (
            *(f"classroom-{one}" for one in ("learner", "where", "seen", "lessons")),
            *(f"teach-count-{one}" for one in NUMBERS),
            "teach-beliefs",
        )
        heads = [tag("th", say(one), scope="col") for one in columns]
        heads.append(
            tag("th", tag("span", say("classroom-edit"), cls="visually-hidden"), scope="col")
        )
        caption = tag("caption", say("classroom-table", count=len(members)))
        table = tag(
            "table",
            caption,
            tag("thead", tag("tr", heads)),
            tag("tbody", [self._row(one) for one in members]),
            cls="t-results c-learners",
        )
        # A table that is too wide scrolls by itself, also with the arrow keys.
        return tag(
            "div",
            table,
            cls="c-scroll",
            tabindex="0",
            role="region",
            aria_label=say("classroom-learners"),
        )

    def _row(self, member: ClassMember) -> Html:
        say = self._say
        kept = self._state.progress[member.learner]
        numbers = totals(kept, self._lessons, self._state.now)
        beliefs = [tag("li", self._belief(one.belief)) for one in kept.misconceptions or ()]
        edit = button(
            say("classroom-edit"), "edit", member.id, cls="quiet",
            aria_label=say("classroom-edit-named", name=member.name),
        )  # fmt: skip
        return tag(
            "tr",
            tag("th", self._name(member), scope="row"),
            tag("td", self._where(member), cls="c-text"),
            tag("td", self._ago(member.seen), cls="c-text"),
            tag("td", f"{numbers.lessons_done}/{numbers.lessons}"),
            [tag("td", str(getattr(numbers, one) or 0)) for one in NUMBERS],
            tag("td", tag("ul", beliefs) if beliefs else _NONE, cls="c-text c-beliefs"),
            tag("td", edit),
            data_k=f"member-{member.id}",
        )

    def _name(self, member: ClassMember) -> Html:
        """Return a member's name, or the form that changes it."""
        say = self._say
        if member.id != self._edited:
            return html(isolated(member.name))
        field = tag(
            "input", name="name", value=member.name, maxlength=NAME_LENGTH,
            aria_label=say("classroom-new-name", name=member.name), autocomplete="off",
            data_enter="",
        )  # fmt: skip
        return tag(
            "form",
            field,
            tag("button", say("classroom-save"), type="submit", cls="primary"),
            button(say("classroom-remove"), "remove", member.id),
            button(say("cancel"), "edit", cls="quiet"),
            data_do="rename",
            cls="c-edit",
            data_back=f'[data-do="edit"][data-value="{member.id}"]',
        )

    def _where(self, member: ClassMember) -> str:
        say = self._say
        if not member.lesson:
            return say("classroom-at-start")
        if member.lesson in (REVIEW, CHECKUP, EXERCISE, IN_PUZZLE):
            return say(f"classroom-at-{member.lesson}")
        message = "classroom-at-test" if member.lesson.startswith(PREFIX) else "classroom-at-lesson"
        name = member.lesson.removeprefix(PREFIX)
        for one in self._lessons:
            if one.name == name:
                title = one.title[self._language]
                return say(message, title=title, number=member.stop + 1)
        if member.lesson.startswith(OWN):
            return say("classroom-at-lesson", title=say("own-lesson"), number=member.stop + 1)
        return _NONE

    def _ago(self, seen: float) -> str:
        past = max(0, int(self._state.now - seen))
        for unit, seconds in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
            if past >= seconds:
                return self._say(f"classroom-{unit}", count=past // seconds)
        return self._say("classroom-now")

    # --- misconceptions --------------------------------------------------------------------------

    def _belief(self, belief: str) -> str:
        """Return a misconception as learners are told of it; its name where it is unknown."""
        return belief_text(self._school, belief, self._language) or belief

    def beliefs(self) -> Html:
        """Return each misconception with the number and the names of its learners."""
        say = self._say
        rows = []
        for belief, names in believed(self._state.results):
            who = Html(", ").join(html(isolated(one)) for one in names)
            rows.append(
                tag(
                    "li",
                    tag("span", self._belief(belief)),
                    tag("p", say("classroom-believe", count=len(names)), " ", Html(who),
                        cls="c-small"),
                    self._teaching(belief),
                    data_k=f"belief-{belief}",
                )
            )  # fmt: skip
        return tag("ol", rows, cls="c-list") if rows else tag("p", say("classroom-no-beliefs"))

    def _teaching(self, belief: str) -> Html | None:
        """Return a link to the lesson that teaches what a misconception gets wrong."""
        lesson = lesson_about(self._game, self._school.beliefs.get(belief, ()))
        if lesson is None:
            return None
        return tag(
            "a",
            self._say("learn-go-to", title=lesson.title[self._language]),
            href=address({"lesson": lesson.name}, self._game),
            target="_blank",
            cls="c-small",
        )
