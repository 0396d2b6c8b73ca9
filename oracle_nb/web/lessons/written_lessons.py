"""Lessons that somebody has written, as one browser may open them."""

from typing import Final

from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.draft import lesson_of
from oracle_nb.lessons.draft_check import draft_faults
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.storage.database import Database
from oracle_nb.web.lessons.addresses import LessonAddress
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal, OwnLessons, named_by_code


class WrittenLessons:
    """The published lessons of everybody, and the drafts of one browser.

    The key ``owner`` is that of the browser.
    """

    def __init__(self, database: Database, owner: str, game: str) -> None:
        self._lessons: Final = OwnLessons(database)
        self._owner: Final = owner
        self._game: Final = game

    def visited(self, visit: LessonAddress) -> Lesson:
        """Return the lesson at an address. Raises OwnLessonRefusal."""
        if not visit.draft:
            return self._lessons.published(visit.own, self._game)
        stored = self._lessons.draft(visit.own, self._owner)
        if stored.game != self._game:
            raise OwnLessonRefusal("unknown")
        school, others = lessons_of_game(self._game), lessons_of(self._game)
        if any(not fault.note for fault in draft_faults(stored.draft, school, others)):
            raise OwnLessonRefusal("faulty")
        return named_by_code(lesson_of(stored.draft), visit.own)

    def for_sheet(self, code: str) -> Lesson:
        """Return the lesson of a worksheet: the published one, or else a draft of this browser.

        Raises OwnLessonRefusal.
        """
        visit = LessonAddress(own=code, game=self._game)
        try:
            return self.visited(visit)
        except OwnLessonRefusal:
            return self.visited(visit._replace(draft=True))
