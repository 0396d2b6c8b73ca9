"""Lessons that somebody has written on a page, in the database.

A draft belongs to the browser in which it was begun. Publishing it stores a copy, which anyone who
has its code can open but not change. A lesson that nobody opens for a year is deleted; so is a
draft that was never changed or published after a day, and one that was hardly used as soon as
others need its room.
"""

import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import msgspec

from oracle_nb.core.errors import Refusal
from oracle_nb.lessons.draft import LARGEST_FILE, LessonDraft, lesson_of
from oracle_nb.lessons.lesson import LANGUAGES, Lesson
from oracle_nb.storage.database import Connection, Database
from oracle_nb.storage.newcomers import DAY, Newcomers

EDITOR: Final = "lesson-editor"
"""The field of the addresses of lessons that are being written."""
LIFETIME: Final = 365 * DAY
"""Seconds after its last use when a lesson is deleted."""
MAX_OWN: Final = 20
"""Maximum number of lessons that one browser has written."""
MAX_LESSONS: Final = 5_000
"""Maximum number of lessons in a database."""
NEWCOMERS: Final = Newcomers("own_lessons", 500)
"""The drafts that were hardly used."""
OWN: Final = "own-"
"""How the names of these lessons begin in learners' progress; the code follows."""
_ALPHABET: Final = "23456789bcdfghjkmnpqrstvwxz"
_LENGTH: Final = 14
"""Number of characters of a code, which nobody can guess."""
_TITLE: Final = 200


class OwnLessonRefusal(Refusal):
    """A request that the database can't grant.

    The kind is "own" for a browser with too many lessons, "all" for a database with too many,
    "large" for a lesson that is too long, "unknown" for a code without a lesson, "stale" for a
    draft that another window has changed, or "faulty" for one with mistakes.
    """


class StoredDraft(NamedTuple):
    """A draft with its code, and whether a copy is published, which may be older."""

    code: str
    game: str
    draft: LessonDraft
    published: LessonDraft | None
    changed: float


class OwnLessons:
    """The lessons in a database. Every method raises StorageError where it can't be used."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self._clock: Final = clock
        self._read: Final = database.reading
        self._write: Final = database.writing

    # --- authors ---------------------------------------------------------------------------------

    def add(self, owner: str, game: str, draft: LessonDraft) -> str:
        """Store a new draft and return its code. Raises OwnLessonRefusal."""
        code = "".join(secrets.choice(_ALPHABET) for _ in range(_LENGTH))
        title, text = _stored(draft)
        now = self._clock()
        with self._write() as base:
            self._remove_unused(base)
            self._make_room(base)
            for kind, most, condition, value in (
                ("own", MAX_OWN, "owner = ?", owner),
                ("all", MAX_LESSONS, "1 = ?", 1),
            ):
                query = f"SELECT COUNT(*) FROM own_lessons WHERE {condition}"  # noqa: S608 - fixed
                if base.execute(query, (value,)).fetchone()[0] >= most:
                    raise OwnLessonRefusal(kind, most)
            base.execute(
                "INSERT INTO own_lessons (id, game, owner, title, draft, published, changed, used)"
                " VALUES (?, ?, ?, ?, ?, '', ?, ?)",
                (code, game, owner, title, text, now, now - LIFETIME + DAY),
            )
            NEWCOMERS.begin(base, code, now)
        return code

    def of_owner(self, owner: str, game: str) -> list[StoredDraft]:
        """Return the drafts of a browser for a game, the one changed last first."""
        with self._read() as base:
            rows = base.execute(
                "SELECT id, game, draft, published, changed FROM own_lessons"
                " WHERE owner = ? AND game = ? AND used > ? ORDER BY changed DESC, id",
                (owner, game, self._clock() - LIFETIME),
            ).fetchall()
        return [draft for row in rows if (draft := _draft(row)) is not None]

    def draft(self, code: str, owner: str) -> StoredDraft:
        """Return a draft of a browser. Raises OwnLessonRefusal for any other code."""
        with self._read() as base:
            row = base.execute(
                "SELECT id, game, draft, published, changed FROM own_lessons"
                " WHERE id = ? AND owner = ? AND used > ?",
                (_typed(code), owner, self._clock() - LIFETIME),
            ).fetchone()
        stored = _draft(row) if row else None
        if stored is None:
            raise OwnLessonRefusal("unknown")
        return stored

    def save(self, code: str, owner: str, draft: LessonDraft, seen: float) -> float:
        """Store a draft over the one last seen, by the time of its change; return the new time.

        Raises OwnLessonRefusal, also where another window has stored a newer one.
        """
        title, text = _stored(draft)
        now = self._clock()
        with self._write() as base:
            saved = base.execute(
                "UPDATE own_lessons SET draft = ?, title = ?, changed = ?, used = ?"
                " WHERE id = ? AND owner = ? AND changed = ?",
                (text, title, now, now, _typed(code), owner, seen),
            )
            if saved.rowcount:
                NEWCOMERS.use(base, code, now)
                return now
        self.draft(code, owner)
        raise OwnLessonRefusal("stale")

    def publish(self, code: str, owner: str, draft: LessonDraft) -> None:
        """Publish a draft without faults in place of an earlier copy. Raises OwnLessonRefusal."""
        _, text = _stored(draft)
        now = self._clock()
        with self._write() as base:
            saved = base.execute(
                "UPDATE own_lessons SET published = ?, used = ? WHERE id = ? AND owner = ?",
                (text, now, _typed(code), owner),
            )
            if not saved.rowcount:
                raise OwnLessonRefusal("unknown")
            NEWCOMERS.use(base, code, now)

    def delete(self, code: str, owner: str) -> None:
        """Delete a lesson of a browser, so that its link leads nowhere."""
        with self._write() as base:
            base.execute(
                "DELETE FROM own_lessons WHERE id = ? AND owner = ?", (_typed(code), owner)
            )

    # --- learners --------------------------------------------------------------------------------

    def published(self, code: str, game: str) -> Lesson:
        """Return the published lesson with a code, whose name is its code.

        Raises OwnLessonRefusal where there is none.
        """
        now = self._clock()
        with self._read() as base:
            row = base.execute(
                "SELECT published, used FROM own_lessons WHERE id = ? AND game = ? AND used > ?",
                (_typed(code), game, now - LIFETIME),
            ).fetchone()
        lesson = _lesson(row[0], code) if row else None
        if lesson is None:
            raise OwnLessonRefusal("unknown")
        if row[1] < now - DAY:
            with self._write() as base:
                base.execute("UPDATE own_lessons SET used = ? WHERE id = ?", (now, code))
                NEWCOMERS.use(base, code, now)
        return lesson

    def _make_room(self, base: Connection) -> None:
        """Delete the drafts that were hardly used where no room is left."""
        (there,) = base.execute("SELECT COUNT(*) FROM own_lessons").fetchone()
        for code in NEWCOMERS.least_used(base, there - MAX_LESSONS + 1):
            base.execute("DELETE FROM own_lessons WHERE id = ?", (code,))

    def _remove_unused(self, base: Connection) -> None:
        base.execute("DELETE FROM own_lessons WHERE used <= ?", (self._clock() - LIFETIME,))


def _typed(code: str) -> str:
    """Return a code; "" for what can't be one."""
    return code if len(code) == _LENGTH and set(code) <= set(_ALPHABET) else ""


def named_by_code(lesson: Lesson, code: str) -> Lesson:
    """Return a lesson under a name that no other lesson has."""
    return msgspec.structs.replace(lesson, name=f"{OWN}{code}")


def _stored(draft: LessonDraft) -> tuple[str, str]:
    """Return the title and the JSON of a draft. Raises OwnLessonRefusal."""
    text = msgspec.json.encode(draft).decode()
    if len(text) > LARGEST_FILE:
        raise OwnLessonRefusal("large", LARGEST_FILE)
    return draft.heading(LANGUAGES[0])[:_TITLE], text


def _read_draft(text: str) -> LessonDraft | None:
    """Return the draft in a row; None for none, and for one that can't be read any more."""
    try:
        return msgspec.json.decode(text, type=LessonDraft) if text else None
    except (msgspec.DecodeError, RecursionError):
        return None


def _draft(row: tuple[str, str, str, str, float]) -> StoredDraft | None:
    code, game, text, published, changed = row
    draft = _read_draft(text)
    if draft is None:
        return None
    return StoredDraft(code, game, draft, _read_draft(published), changed)


def _lesson(text: str, code: str) -> Lesson | None:
    draft = _read_draft(text)
    try:
        return None if draft is None else named_by_code(lesson_of(draft), code)
    except msgspec.ValidationError:
        return None
