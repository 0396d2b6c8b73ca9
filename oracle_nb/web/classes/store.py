"""Classes in the database: learners join with a code, teachers see them with a secret link.

As with the seats of games, the teacher's secret is derived from the key of the browser in which the
class was created, and the code from that secret. The database holds only hashes of both, and for
each further browser of the teacher the secret, encrypted with a key of that browser. A member
is the learner of a browser, so nobody else can use a name that is taken.
"""

import logging
import re
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from oracle_nb.core.errors import Refusal
from oracle_nb.storage.database import Connection, Database, StorageError
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.storage.newcomers import DAY, Newcomers
from oracle_nb.text.names import InvalidName, folded, name_fault, normalized, taken_fault
from oracle_nb.web.classes.codes import class_code, typed
from oracle_nb.web.lessons.class_boards import ClassBoard
from oracle_nb.web.table.shared.rematch import BrowserKeys

_log = logging.getLogger(__name__)

LIFETIME: Final = 30 * DAY
"""Seconds after its last use when a class is deleted."""
MAX_MEMBERS: Final = 60
"""Maximum number of learners in a class."""
MAX_OWN: Final = 20
"""Maximum number of classes that one browser has created."""
MAX_CLASSES: Final = 20_000
"""Maximum number of classes in a database."""
MAX_TEACHERS: Final = 20
"""Maximum number of browsers besides the first one that can open the page of a class."""
MAX_MEMBERSHIPS: Final = 10
"""Maximum number of classes that one learner is in."""
NEW: Final = 1
"""The revision of a class that nobody has joined or changed; it is deleted after a day."""
NEWCOMERS: Final = Newcomers("classes", 2_000)
"""The classes that were hardly used."""
_LONGEST: Final = 100
"""Maximum number of characters of a secret; longer ones are refused unread."""

_CLASS: Final = "id, game, name, code_salt, shown, revision"


class ClassRefusal(Refusal):
    """A request that a class can't grant.

    The kind is "unknown" for a wrong code, "full", "memberships" for a learner in too many classes,
    "own" for a browser with too many, "classes" for a database with too many, "often" after too
    many attempts, or "guessed" after too many by all browsers together.
    """


class SchoolClass(NamedTuple):
    """A class; ``shown`` is the address that the teacher shows everybody, "" for none."""

    id: str
    game: str
    name: str
    code_salt: str
    shown: str
    revision: int


class ClassMember(NamedTuple):
    """A learner in a class, with the last place in the lessons: the stop counts from 0.

    ``learner`` is the hash of the learner's key, which no page may show; pages use ``id``.
    """

    id: str
    learner: str
    name: str
    seen: float
    lesson: str
    stop: int


class Membership(NamedTuple):
    """A class as one of its members sees it."""

    id: str
    game: str
    title: str
    name: str
    shown: str


class ClassStore:
    """The classes in a database. Every method raises StorageError where it can't be used.

    ``clock`` returns seconds since 1970.
    """

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database: Final = database
        self.clock: Final = clock
        self._read: Final = database.reading
        self._write: Final = database.writing

    # --- teachers --------------------------------------------------------------------------------

    def create(self, keys: BrowserKeys, game: str, name: str) -> str:
        """Create a class and return the teacher's secret. Raises ClassRefusal and InvalidName."""
        kept = _checked(name)
        id_, salt, code_salt = (secrets.token_urlsafe(9) for _ in range(3))
        secret = _secret(keys, id_, salt)
        code = class_code(secret, code_salt)
        now = self.clock()
        with self._write() as base:
            self._remove_unused(base)
            if _count(base, "classes WHERE owner = ?", keys.owner) >= MAX_OWN:
                raise ClassRefusal("own", MAX_OWN)
            self._make_room(base)
            if _count(base, "classes") >= MAX_CLASSES:
                raise ClassRefusal("classes", MAX_CLASSES)
            base.execute(
                "INSERT INTO classes (id, game, name, owner, salt, hash, code_salt, code_hash,"
                " shown, revision, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '', ?, ?)",
                (id_, game, kept, keys.owner, salt, hashed(secret), code_salt, hashed(code),
                 NEW, now - LIFETIME + DAY),
            )  # fmt: skip
            NEWCOMERS.begin(base, id_, now)
        return secret

    def own(self, keys: BrowserKeys, game: str) -> list[tuple[SchoolClass, str]]:
        """Return the classes that a browser has created for a game, with their secrets."""
        with self._read() as base:
            rows = base.execute(
                f"SELECT salt, {_CLASS} FROM classes WHERE owner = ? AND game = ? AND used > ?"  # noqa: S608 - fixed
                " ORDER BY used DESC",
                (keys.owner, game, self.clock() - LIFETIME),
            ).fetchall()
        return [(SchoolClass(*row[1:]), _secret(keys, row[1], row[0])) for row in rows]

    def secret_of(self, keys: BrowserKeys, id_: str) -> str:
        """Return the teacher's secret of a class if this browser may know it, otherwise ""."""
        with self._read() as base:
            row = base.execute(
                "SELECT classes.owner, salt, hash, sealed FROM classes LEFT JOIN class_teachers"
                " ON class_teachers.class = classes.id AND class_teachers.owner = ?"
                " WHERE classes.id = ?",
                (keys.owner, id_),
            ).fetchone()
        if row is None:
            return ""
        owner, salt, hash_, sealed = row
        secret = _secret(keys, id_, salt) if owner == keys.owner else _sealed(keys, id_, sealed)
        return secret if hashed(secret) == hash_ else ""

    def admit(self, keys: BrowserKeys, secret: str) -> str:
        """Let a browser open the class of a secret from now on; return the id of the class."""
        with self._write() as base:
            school_class = self._class_by(base, "hash", secret)
            if school_class is None:
                return ""
            own = _count(base, "classes WHERE id = ? AND owner = ?", school_class.id, keys.owner)
            if (
                not own
                and _count(base, "class_teachers WHERE class = ?", school_class.id) < MAX_TEACHERS
            ):
                base.execute(
                    "INSERT INTO class_teachers (class, owner, sealed) VALUES (?, ?, ?)"
                    " ON CONFLICT (class, owner) DO UPDATE SET sealed = excluded.sealed",
                    (school_class.id, keys.owner, _sealed(keys, school_class.id, secret)),
                )
        return school_class.id

    def of_teacher(self, secret: str) -> SchoolClass | None:
        """Return the class to which a teacher's secret leads, if any."""
        with self._read() as base:
            return self._class_by(base, "hash", secret)

    def use(self, id_: str) -> None:
        """Note that a class is used, and delete those that aren't any more.

        A class that nobody has joined or changed keeps its day.
        """
        with self._write() as base:
            base.execute(
                "UPDATE classes SET used = ? WHERE id = ? AND revision > ?",
                (self.clock(), id_, NEW),
            )
            self._remove_unused(base)

    def revision(self, id_: str) -> int:
        """Return a number that grows with every change in a class; 0 once it is gone."""
        with self._read() as base:
            row = base.execute("SELECT revision FROM classes WHERE id = ?", (id_,)).fetchone()
        return int(row[0]) if row else 0

    def members(self, id_: str) -> list[ClassMember]:
        """Return the members of a class by name: "Learner 2" before "Learner 10"."""
        with self._read() as base:
            rows = base.execute(
                "SELECT id, learner, name, seen, lesson, stop FROM class_members WHERE class = ?",
                (id_,),
            ).fetchall()
        members = [ClassMember(*row) for row in rows]
        return sorted(members, key=lambda member: _in_order(member.name))

    def rename(self, id_: str, member: str, name: str) -> None:
        """Give a member another name. Raises InvalidName."""
        kept = _checked(name)
        with self._write() as base:
            _check_free(base, kept, "class = ? AND id <> ?", id_, member)
            base.execute(
                "UPDATE class_members SET name = ?, folded = ? WHERE class = ? AND id = ?",
                (kept, folded(kept), id_, member),
            )
            _changed(base, id_, self.clock())

    def remove(self, id_: str, member: str) -> None:
        """Remove a member, whose name is free then."""
        with self._write() as base:
            base.execute("DELETE FROM class_members WHERE class = ? AND id = ?", (id_, member))
            _changed(base, id_, self.clock())

    def renew_code(self, id_: str, secret: str) -> None:
        """Replace the code of a class; the members stay."""
        salt = secrets.token_urlsafe(9)
        with self._write() as base:
            base.execute(
                "UPDATE classes SET code_salt = ?, code_hash = ? WHERE id = ? AND hash = ?",
                (salt, hashed(class_code(secret, salt)), id_, hashed(secret)),
            )
            _changed(base, id_, self.clock())

    def show(self, id_: str, address: str) -> None:
        """Show all members an address, or with "" nothing any more."""
        with self._write() as base:
            base.execute("UPDATE classes SET shown = ? WHERE id = ?", (address, id_))
            _changed(base, id_, self.clock())

    def move_boards(self, owner: str, game: str, before: str, after: str) -> None:
        """Show another address in those classes of an owner that are being shown one."""
        with self._read() as base:
            rows = base.execute(
                "SELECT id FROM classes WHERE owner = ? AND game = ? AND shown = ?",
                (owner, game, before),
            ).fetchall()
        for (id_,) in rows:
            self.show(id_, after)

    def end(self, id_: str) -> None:
        """Delete a class with all its members; their progress stays theirs."""
        with self._write() as base:
            _delete(base, id_)

    # --- learners --------------------------------------------------------------------------------

    def of_code(self, text: str) -> SchoolClass:
        """Return the class with a code, however it is typed. Raises ClassRefusal."""
        with self._read() as base:
            school_class = self._class_by(base, "code_hash", typed(text))
        if school_class is None:
            raise ClassRefusal("unknown")
        return school_class

    def join(self, code: str, learner: str, name: str) -> SchoolClass:
        """Make a learner a member of the class with a code, or give the member another name.

        Raises ClassRefusal, and InvalidName for a name that can't be used, or is another member's.
        """
        kept = _checked(name)
        member_key, now = hashed(learner), self.clock()
        with self._write() as base:
            school_class = self._class_by(base, "code_hash", typed(code))
            if school_class is None:
                raise ClassRefusal("unknown")
            _check_free(base, kept, "class = ? AND learner <> ?", school_class.id, member_key)
            member = "class_members WHERE class = ? AND learner = ?"
            if not _count(base, member, school_class.id, member_key):
                if _count(base, "class_members WHERE class = ?", school_class.id) >= MAX_MEMBERS:
                    raise ClassRefusal("full", MAX_MEMBERS)
                if _count(base, "class_members WHERE learner = ?", member_key) >= MAX_MEMBERSHIPS:
                    raise ClassRefusal("memberships", MAX_MEMBERSHIPS)
            base.execute(
                "INSERT INTO class_members"
                " (class, learner, id, name, folded, joined, seen, lesson, stop)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, '', 0) ON CONFLICT (class, learner)"
                " DO UPDATE SET name = excluded.name, folded = excluded.folded",
                (
                    school_class.id,
                    member_key,
                    secrets.token_urlsafe(9),
                    kept,
                    folded(kept),
                    now,
                    now,
                ),
            )
            _changed(base, school_class.id, now)
        return school_class

    def leave(self, id_: str, learner: str) -> None:
        """Let a learner leave a class."""
        with self._write() as base:
            base.execute(
                "DELETE FROM class_members WHERE class = ? AND learner = ?",
                (id_, hashed(learner)),
            )
            _changed(base, id_, self.clock())

    def memberships(self, learner: str) -> list[Membership]:
        """Return the classes that a learner is in."""
        with self._read() as base:
            rows = base.execute(
                "SELECT classes.id, game, classes.name, class_members.name, shown"
                " FROM class_members JOIN classes ON classes.id = class_members.class"
                " WHERE learner = ? AND used > ? ORDER BY joined",
                (hashed(learner), self.clock() - LIFETIME),
            ).fetchall()
        return [Membership(*row) for row in rows]

    def visit(self, learner: str, game: str, lesson: str, stop: int) -> None:
        """Note where a learner is, in each of the learner's classes for a game."""
        memberships = self.memberships(learner)
        ids = [membership.id for membership in memberships if membership.game == game]
        if not ids:
            return
        now = self.clock()
        with self._write() as base:
            for id_ in ids:
                base.execute(
                    "UPDATE class_members SET seen = ?, lesson = ?, stop = ?"
                    " WHERE class = ? AND learner = ?",
                    (now, lesson, stop, id_, hashed(learner)),
                )
                _changed(base, id_, now)

    # --- rows ------------------------------------------------------------------------------------

    def _class_by(self, base: Connection, column: str, secret: str) -> SchoolClass | None:
        """Return the class whose hash in a column is that of a secret."""
        if not secret or len(secret) > _LONGEST:
            return None
        row = base.execute(
            f"SELECT {_CLASS} FROM classes WHERE {column} = ? AND used > ?",  # noqa: S608 - fixed
            (hashed(secret), self.clock() - LIFETIME),
        ).fetchone()
        return SchoolClass(*row) if row else None

    def _make_room(self, base: Connection) -> None:
        """Delete the classes that were hardly used where no room is left."""
        for id_ in NEWCOMERS.least_used(base, _count(base, "classes") - MAX_CLASSES + 1):
            _delete(base, id_)

    def _remove_unused(self, base: Connection) -> None:
        rows = base.execute(
            "SELECT id FROM classes WHERE used <= ?", (self.clock() - LIFETIME,)
        ).fetchall()
        for (id_,) in rows:
            _delete(base, id_)


class BrowserClasses:
    """The classes for a game that a browser's learner is in, and those that it has created.

    ``learner`` is the key of the learner, ``owner`` the owner of the created classes.
    """

    def __init__(self, database: Database, learner: str, owner: str, game: str) -> None:
        self._classes: Final = ClassStore(database)
        self._learner: Final = learner
        self._owner: Final = owner
        self._game: Final = game

    def boards(self) -> Sequence[ClassBoard] | None:
        """Return the boards shown to the learner; None without classes. Raises StorageError."""
        return [
            ClassBoard(membership.id, membership.shown)
            for membership in self._classes.memberships(self._learner)
            if membership.game == self._game
        ] or None

    def report(self, lesson: str, stop: int) -> None:
        """Report the learner's place in the lessons, if the database can be used."""
        with _faults_logged():
            self._classes.visit(self._learner, self._game, lesson, stop)

    def move_boards(self, before: str, after: str) -> None:
        """Show another address wherever one is shown, if the database can be used."""
        with _faults_logged():
            self._classes.move_boards(self._owner, self._game, before, after)


@contextmanager
def _faults_logged() -> Iterator[None]:
    """Go on without the database: lessons don't need it."""
    try:
        yield
    except StorageError as error:
        _log.warning("the classes of a browser: %s", error)


def _in_order(name: str) -> list[tuple[bool, int, str]]:
    """Return the key by which names are sorted: numbers by their size."""
    words = re.split(r"([0-9]+)", folded(name))
    return [(bool(n % 2), int(word) if n % 2 else 0, word) for n, word in enumerate(words)]


def _checked(name: str) -> str:
    """Return a name, normalized. Raises InvalidName."""
    if fault := name_fault(name):
        raise InvalidName(fault)
    return normalized(name)


def _check_free(base: Connection, name: str, others: str, *values: str) -> None:
    """Raise InvalidName for a name that can't be told from that of another member."""
    rows = base.execute(f"SELECT name FROM class_members WHERE {others}", values).fetchall()  # noqa: S608 - fixed
    if fault := taken_fault(name, [row[0] for row in rows]):
        raise InvalidName(fault)


def _secret(keys: BrowserKeys, id_: str, salt: str) -> str:
    return keys.secret("class", id_, salt)


def _sealed(keys: BrowserKeys, id_: str, text: str | None) -> str:
    """Return a secret so that only this browser can read it, or the secret in such a text."""
    try:
        decoded = urlsafe_b64decode(text or "")
    except ValueError:
        return ""
    # A key that is as long as the secret, and is used for nothing else.
    key = urlsafe_b64decode(keys.secret("class-teacher", id_))
    return urlsafe_b64encode(bytes(a ^ b for a, b in zip(decoded, key, strict=False))).decode()


def _count(base: Connection, table: str, *values: str) -> int:
    return int(base.execute(f"SELECT COUNT(*) FROM {table}", values).fetchone()[0])  # noqa: S608 - fixed


def _changed(base: Connection, id_: str, now: float) -> None:
    """Have the pages of a class show it anew, and keep it for its full lifetime."""
    base.execute("UPDATE classes SET revision = revision + 1, used = ? WHERE id = ?", (now, id_))
    NEWCOMERS.use(base, id_, now)


def _delete(base: Connection, id_: str) -> None:
    base.execute("DELETE FROM class_members WHERE class = ?", (id_,))
    base.execute("DELETE FROM class_teachers WHERE class = ?", (id_,))
    base.execute("DELETE FROM classes WHERE id = ?", (id_,))
