"""The boards that teachers are showing to a learner's classes, and how lessons follow them."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.web.lessons.addresses import LessonAddress, lesson_address_of
from oracle_nb.web.text import words


class ClassBoard(NamedTuple):
    """The board of a class: its address, and the id of the class."""

    id: str
    address: str


class LessonClasses(Protocol):
    """The classes of a learner and teacher, as lessons use them."""

    def boards(self) -> Sequence[ClassBoard] | None:
        """Return the boards shown now; None for a learner without classes. Raises StorageError."""

    def report(self, lesson: str, stop: int) -> None:
        """Report the lesson and the stop at which the learner is; "" is the overview."""

    def move_boards(self, before: str, after: str) -> None:
        """Show another address wherever one is shown, as the teacher's large view goes on."""


class ClassBoards:
    """The boards of all classes of a learner.

    ``read`` returns those shown now; None for a learner without classes. It may raise StorageError.
    """

    def __init__(self, read: Callable[[], Sequence[ClassBoard] | None]) -> None:
        self._read: Final = read
        self._boards: dict[str, str] = {}
        self._before: dict[str, str] = {}
        self.member = False
        """Whether the learner is in a class."""
        self.changed()

    def changed(self) -> bool:
        """Read the boards again; return whether they have changed."""
        # Without the database, learners see what was shown last.
        with suppress(OSError):
            boards = self._read()
            self.member = boards is not None
            self._before = self._boards
            self._boards = {board.id: board.address for board in boards or () if board.address}
        return self._boards != self._before

    def next_stop(self, here: LessonAddress) -> LessonAddress | None:
        """Return where a board has moved on to that was shown where a learner is."""
        for id_, address in self._boards.items():
            visit = lesson_address_of(address)
            before = lesson_address_of(self._before.get(id_, ""))
            if visit is None or before is None or not _same_place(before, here):
                continue
            if visit != before and _same_place(visit._replace(stop=before.stop), before):
                return visit
        return None

    def notice(self, here: LessonAddress, language: str) -> Html | None:
        """Return what is being shown, with a link to it; None for a learner without classes.

        A learner who is there already reads that the board moves on.
        """
        if not self.member or here.projector:
            return None
        say, lines = words(language).say, []
        for address in dict.fromkeys(self._boards.values()):
            visit = lesson_address_of(address)
            if visit is not None and _same_place(visit, here):
                lines.append(tag("p", say("class-board-here")))
                continue
            title = say("class-board", title=board_title(address, language))
            open_board = link(say("class-board-open"), address, cls="l-button primary")
            lines.append(tag("p", tag("span", title), open_board))
        # Screen readers read out only changes of what is there already.
        return tag("div", html(lines), cls="class-board", role="status", data_k="class-board")


def _same_place(place: LessonAddress, other: LessonAddress) -> bool:
    """Return whether two addresses are the same part with the same exercises."""
    return (place[:4], place.chosen, place.game) == (other[:4], other.chosen, other.game)


def board_title(address: str, language: str) -> str:
    """Return the title of a shown board."""
    say = words(language).say
    visit = lesson_address_of(address)
    if visit is None:
        return say("classroom-position")
    if visit.template or visit.chosen:
        return say("classroom-at-exercise")
    if visit.own:
        return say("classroom-at-lesson", title=say("own-lesson"), number=visit.stop + 1)
    lesson = next(
        (lesson for lesson in lessons_of(visit.game) if lesson.name == visit.lesson), None
    )
    title = lesson.title[language] if lesson else visit.lesson
    return say("classroom-at-lesson", title=title, number=visit.stop + 1)
