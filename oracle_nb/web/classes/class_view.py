"""A class as its teacher sees it, as HTML: learners, misconceptions, the board, its settings."""

from collections.abc import Iterable
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import lessons_of_game, package_of
from oracle_nb.lessons.activity import MISTAKE, REFUSED
from oracle_nb.lessons.feedback import belief_text
from oracle_nb.lessons.results import TABLES, believed, play_title, totals, wrong_in_play
from oracle_nb.lessons.review import (
    CHECKUP,
    EXERCISE,
    IN_PUZZLE,
    PLACEMENT,
    REVIEW,
    lesson_about,
)
from oracle_nb.render.html import Html, button, html, isolated, tag
from oracle_nb.text.names import NAME_LENGTH
from oracle_nb.web.classes.codes import written
from oracle_nb.web.classes.page import CLASSROOM, JOIN_CLASS
from oracle_nb.web.classes.shown_board import large_address
from oracle_nb.web.classes.state import ClassSnapshot
from oracle_nb.web.classes.store import MAX_MEMBERS, ClassMember
from oracle_nb.web.lessons.class_boards import board_title
from oracle_nb.web.lessons.own_lessons import OWN
from oracle_nb.web.lessons.teacher_session import printed
from oracle_nb.web.widgets.panels import confirmation, copyable_link, panel

_SHARE: Final = "oracle-nb play --share"
"""The command that lets others reach the app."""
_NONE: Final = "\N{EN DASH}"
_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400
NUMBERS: Final = ("known", "due", "answers", "wrong", "puzzles", "solved")
"""The columns with numbers, as in results that were imported from files."""
SHOWN: Final = 5
"""Maximum number of rules, and of topics, that the class gets wrong in play; tables have all."""


def class_view(shown: ClassSnapshot) -> list[Html]:
    """Return the page of a class."""
    say = shown.say
    return [
        tag("h1", isolated(shown.school_class.name), cls="l-title"),
        _invitation(shown),
        panel("learners", say("classroom-learners"), _learners(shown), _tables(shown)),
        panel(
            "beliefs",
            say("classroom-beliefs"),
            tag("p", say("classroom-beliefs-about"), cls="c-small"),
            _beliefs(shown),
        ),
        panel(
            "play",
            say("classroom-play"),
            tag("p", say("classroom-play-about"), cls="c-small"),
            *_play(shown),
        ),
        panel(
            "board",
            say("classroom-board"),
            tag("p", say("classroom-board-about")),
            _shown_board(shown),
            _board_form(shown),
        ),
        _manage(shown),
    ]


# --- learners ------------------------------------------------------------------------------------


def _learners(shown: ClassSnapshot) -> Html:
    """Return the table of learners."""
    say, members = shown.say, shown.members
    if not members:
        return tag("p", say("classroom-empty"), role="status")
    columns = (
        *(f"classroom-{name}" for name in ("learner", "where", "seen", "lessons")),
        *(f"teach-count-{name}" for name in NUMBERS),
        "teach-beliefs",
    )
    heads = [tag("th", say(column), scope="col") for column in columns]
    heads.append(tag("th", tag("span", say("classroom-edit"), cls="visually-hidden"), scope="col"))
    caption = tag("caption", say("classroom-table", count=len(members)))
    table = tag(
        "table",
        caption,
        tag("thead", tag("tr", heads)),
        tag("tbody", [_row(shown, member) for member in members]),
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


def _row(shown: ClassSnapshot, member: ClassMember) -> Html:
    say = shown.say
    progress = shown.progress[member.learner]
    numbers = totals(progress, shown.lessons, shown.now)
    beliefs = [
        tag("li", _belief(shown, misconception.belief))
        for misconception in progress.misconceptions or ()
    ]
    edit = button(
        say("classroom-edit"), "edit", member.id, cls="quiet",
        aria_label=say("classroom-edit-named", name=member.name),
    )  # fmt: skip
    return tag(
        "tr",
        tag("th", _name(shown, member), scope="row"),
        tag("td", _where(shown, member), cls="c-text"),
        tag("td", _ago(shown, member.seen), cls="c-text"),
        tag("td", f"{numbers.lessons_done}/{numbers.lessons}"),
        [tag("td", str(getattr(numbers, name) or 0)) for name in NUMBERS],
        tag("td", tag("ul", beliefs) if beliefs else _NONE, cls="c-text c-beliefs"),
        tag("td", edit),
        data_k=f"member-{member.id}",
    )


def _name(shown: ClassSnapshot, member: ClassMember) -> Html:
    """Return a member's name, or the form that changes it."""
    say = shown.say
    if member.id != shown.state.edited:
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


def _where(shown: ClassSnapshot, member: ClassMember) -> str:
    say = shown.say
    if not member.lesson:
        return say("classroom-at-start")
    if member.lesson in (REVIEW, CHECKUP, PLACEMENT, EXERCISE, IN_PUZZLE):
        return say(f"classroom-at-{member.lesson}")
    for lesson in shown.lessons:
        if lesson.name == member.lesson:
            title = lesson.title[shown.language]
            return say("classroom-at-lesson", title=title, number=member.stop + 1)
    if member.lesson.startswith(OWN):
        return say("classroom-at-lesson", title=say("own-lesson"), number=member.stop + 1)
    return _NONE


def _ago(shown: ClassSnapshot, seen: float) -> str:
    past = max(0, int(shown.now - seen))
    for unit, seconds in (("days", _DAY), ("hours", _HOUR), ("minutes", _MINUTE)):
        if past >= seconds:
            return shown.say(f"classroom-{unit}", count=past // seconds)
    return shown.say("classroom-now")


# --- misconceptions ------------------------------------------------------------------------------


def _belief(shown: ClassSnapshot, belief: str) -> str:
    """Return a misconception as learners are told of it; its name where it is unknown."""
    return belief_text(lessons_of_game(shown.game), belief, shown.language) or belief


def _beliefs(shown: ClassSnapshot) -> Html:
    """Return each misconception with the number and the names of its learners."""
    say = shown.say
    rows = []
    for belief, names in believed(shown.results):
        who = Html(", ").join(html(isolated(name)) for name in names)
        rows.append(
            tag(
                "li",
                tag("span", _belief(shown, belief)),
                tag("p", say("classroom-believe", count=len(names)), " ", Html(who),
                    cls="c-small"),
                _teaching(shown, belief),
                data_k=f"belief-{belief}",
            )
        )  # fmt: skip
    return tag("ol", rows, cls="c-list") if rows else tag("p", say("classroom-no-beliefs"))


def _play(shown: ClassSnapshot) -> list[Html]:
    """Return the rules that refused most, and the topics of mistakes, with their learners."""
    say, parts = shown.say, []
    book = package_of(shown.game).rulebook(shown.language).rulebook
    for kind in (REFUSED, MISTAKE):
        rows = []
        for name, count, names in wrong_in_play(shown.results, kind)[:SHOWN]:
            title = play_title(kind, name, book) or name
            who = Html(", ").join(html(isolated(learner)) for learner in names)
            rows.append(
                tag(
                    "li",
                    tag("span", title),
                    tag("p", say(f"classroom-{kind}", count=count), " ", Html(who), cls="c-small"),
                    _lesson_link(shown, (name,)) if kind == REFUSED else None,
                    data_k=f"{kind}-{name}",
                )
            )
        if rows:
            parts += [tag("h3", say(f"classroom-{kind}-title")), tag("ol", rows, cls="c-list")]
    return parts or [tag("p", say("classroom-play-none"))]


def _teaching(shown: ClassSnapshot, belief: str) -> Html | None:
    """Return a link to the lesson that teaches what a misconception gets wrong."""
    return _lesson_link(shown, lessons_of_game(shown.game).beliefs.get(belief, ()))


def _lesson_link(shown: ClassSnapshot, rules: Iterable[str]) -> Html | None:
    """Return a link to the lesson on some rules."""
    lesson = lesson_about(shown.game, rules)
    if lesson is None:
        return None
    return tag(
        "a",
        shown.say("learn-go-to", title=lesson.title[shown.language]),
        href=address({"lesson": lesson.name}, shown.game),
        target="_blank",
        cls="c-small",
    )


# --- the board, invitations and settings ----------------------------------------------------------


def _invitation(shown: ClassSnapshot) -> Html:
    """Return the code and the link for learners."""
    say = shown.say
    before, _, after = say("classroom-here", command=_SHARE).partition(_SHARE)
    return panel(
        "invitation",
        say("classroom-invite"),
        tag("p", say("classroom-invite-about")),
        tag("p", written(shown.code), cls="c-code"),
        copyable_link(
            say,
            address({JOIN_CLASS: shown.code}, shown.game),
            say("classroom-link"),
            "c-link",
        ),
        tag(
            "p",
            say("classroom-members", count=len(shown.members), most=MAX_MEMBERS),
            cls="c-small",
            role="status",
        ),
        tag("p", before, tag("code", _SHARE), after, cls="c-small", data_near="here"),
    )  # fmt: skip


def _shown_board(shown: ClassSnapshot) -> Html | None:
    """Return the board that is shown now, with the link to its large view."""
    board, say = shown.school_class.shown, shown.say
    if not board:
        return None
    title = board_title(board, shown.language)
    return tag(
        "div",
        tag("strong", say("classroom-shown", title=title)),
        tag(
            "a",
            say("classroom-project"),
            href=large_address(board),
            target="_blank",
            cls="l-button primary",
        ),
        tag("a", say("teach-paper"), href=printed(board), target="_blank", cls="l-button"),
        button(say("classroom-hide"), "hide"),
        cls="row c-shown",
        role="status",
    )


def _board_form(shown: ClassSnapshot) -> Html:
    """Return the form that chooses a board."""
    say, form = shown.say, shown.state.form
    options = [
        tag(
            "option",
            f"{number}. {lesson.title[shown.language]}",
            value=lesson.name,
            selected=form.get("lesson") == lesson.name,
        )
        for number, lesson in enumerate(shown.lessons, 1)
    ]
    part = tag("input", name="part", value=form.get("part", "1"), inputmode="numeric")
    link_field = tag(
        "input", name="link", value=form.get("link", ""), autocomplete="off",
        spellcheck="false",
    )  # fmt: skip
    return tag(
        "form",
        tag(
            "label",
            say("classroom-lesson"),
            tag("select", options, name="lesson"),
            cls="t-field",
        ),
        tag("label", say("classroom-part"), part, cls="t-field"),
        tag("label", say("classroom-board-link"), link_field, cls="t-field"),
        tag("button", say("classroom-show"), type="submit", cls="primary"),
        data_do="show",
        cls="t-form",
    )


def _tables(shown: ClassSnapshot) -> Html:
    """Return the buttons that download tables."""
    buttons = [button(shown.say(f"teach-by-{table}"), "table", table) for table in TABLES]
    return tag("div", buttons, cls="row c-tables")


def _manage(shown: ClassSnapshot) -> Html:
    """Return what changes the class as a whole."""
    say, asking = shown.say, shown.state.asking
    sure = None
    if asking in ("code", "end"):
        sure = confirmation(
            say(f"classroom-sure-{asking}"),
            button(say(f"classroom-yes-{asking}"), asking, data_focus=""),
            button(say("cancel"), "ask", cls="quiet"),
        )
    elif asking == "link":
        secret = address({CLASSROOM: shown.secret}, shown.game)
        sure = tag(
            "div",
            tag("p", say("classroom-elsewhere-about")),
            copyable_link(say, secret, say("classroom-elsewhere"), "c-secret"),
            button(say("classroom-elsewhere-hide"), "ask", cls="quiet"),
            cls="l-sure",
        )
    return panel(
        "manage",
        say("classroom-manage"),
        tag("p", say("classroom-manage-about")),
        tag(
            "div",
            button(say("classroom-elsewhere"), "ask", "link"),
            button(say("classroom-code"), "ask", "code"),
            button(say("classroom-end"), "ask", "end"),
            cls="row",
        ),
        sure,
    )
