"""Classes in the database: names, limits, and what is deleted when."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from oracle_nb.lessons.knowledge import Evidence
from oracle_nb.lessons.progress import LearnerProgress, progress_of
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.text.names import InvalidName
from oracle_nb.web.classes import store as class_store
from oracle_nb.web.classes.store import ClassRefusal, ClassStore
from tests.web.classes.class_queries import code_of, names


@pytest.mark.parametrize(
    "name", ["", "x" * 31, "\u202eanna", "a\0", "\u200b", "bot:a", "a" * 10**6]
)
def test_bad_names_are_refused(classes, secret, name):
    with pytest.raises(InvalidName):
        classes.join(code_of(classes, secret), "l-anna", name)
    assert not names(classes, secret)


def test_a_class_holds_a_limited_number_of_learners(classes, secret, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_MEMBERS", 3)
    code = code_of(classes, secret)
    for number in range(3):
        classes.join(code, f"l-{number}", f"Name {number}")
    with pytest.raises(ClassRefusal, match="full"):
        classes.join(code, "l-4", "Late")
    classes.join(code, "l-0", "Another name")
    assert len(names(classes, secret)) == 3


def test_members_are_in_the_order_in_which_people_count(classes, secret):
    code = code_of(classes, secret)
    for name in ("Learner 10", "learner 2", "Zoe", "Learner 1", "Anna"):
        classes.join(code, f"l-{name}", name)
    assert names(classes, secret) == ["Anna", "Learner 1", "learner 2", "Learner 10", "Zoe"]


def test_browsers_and_learners_have_a_limited_number_of_classes(classes, teacher, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_OWN", 3)
    monkeypatch.setattr(class_store, "MAX_MEMBERSHIPS", 2)
    made = [classes.create(teacher, "delphi", f"Class {number}") for number in range(3)]
    with pytest.raises(ClassRefusal, match="own"):
        classes.create(teacher, "delphi", "One more")
    for secret in made[:2]:
        classes.join(code_of(classes, secret), "l-anna", "Anna")
    with pytest.raises(ClassRefusal, match="memberships"):
        classes.join(code_of(classes, made[2]), "l-anna", "Anna")


def test_a_class_that_nobody_uses_is_deleted(store, teacher):
    now = [1_000.0]
    classes = ClassStore(store.database, lambda: now[0])
    secret = classes.create(teacher, "delphi", "Old")
    code = code_of(classes, secret)
    classes.join(code, "l-anna", "Anna")
    now[0] += class_store.LIFETIME - 1
    classes.visit("l-anna", "delphi", "sailing", 2)
    now[0] += class_store.LIFETIME - 1
    assert names(classes, secret) == ["Anna"]
    now[0] += 2
    assert classes.of_teacher(secret) is None and not classes.memberships("l-anna")
    with pytest.raises(ClassRefusal, match="unknown"):
        classes.join(code, "l-bob", "Bob")
    classes.create(teacher, "delphi", "New")
    with store.database.reading() as base:
        assert base.execute("SELECT name FROM classes").fetchall() == [("New",)]
        assert not base.execute("SELECT * FROM class_members").fetchall()


def test_the_database_holds_neither_secret_nor_code(store, classes, secret):
    code = code_of(classes, secret)
    with store.database.reading() as base:
        rows = repr(base.execute("SELECT * FROM classes").fetchall())
    assert secret not in rows and code not in rows


def test_many_who_join_at_once_stay_within_the_limit(classes, secret, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_MEMBERS", 10)
    code = code_of(classes, secret)

    def join(number):
        try:
            # Every name is wanted twice.
            classes.join(code, f"l-{number}", f"Name {number // 2}")
        except (ClassRefusal, InvalidName) as error:
            return type(error)
        return None

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(join, range(60)))
    assert results.count(None) == 10 == len(set(names(classes, secret)))


def test_classes_are_stored_in_any_database(database, teacher):
    classes = ClassStore(database)
    secret = classes.create(teacher, "delphi", "Class 5b")
    code = code_of(classes, secret)
    for name in ("anna", "bob"):
        joined = classes.join(code, f"l-{name}", name.title())
    classes.join(code, "l-anna", "Anna K.")
    with pytest.raises(InvalidName):
        classes.join(code, "l-cid", "BOB")
    before = classes.revision(joined.id)
    classes.visit("l-bob", "delphi", "sailing", 4)
    classes.visit("l-bob", "toy", "intro", 1)
    classes.visit("l-nobody", "delphi", "sailing", 4)
    assert classes.revision(joined.id) == before + 1
    members = classes.members(joined.id)
    assert [(member.name, member.lesson, member.stop) for member in members] == [
        ("Anna K.", "", 0),
        ("Bob", "sailing", 4),
    ]
    memory = LearnerProgress(database, "l-bob")
    memory.note(["move.range"], False)
    memory.answered(False, Evidence((), 1e-5, 0.01, {"ponds": 0.95}))
    progress = progress_of(database, "delphi", [member.learner for member in members])
    assert progress[hashed("l-bob")] == memory.export
    assert not progress[hashed("l-anna")].rules
    classes.show(joined.id, "?lesson=sailing")
    assert classes.memberships("l-bob")[0].shown == "?lesson=sailing"
    classes.renew_code(joined.id, secret)
    assert code_of(classes, secret) != code
    assert [school_class.id for school_class, _ in classes.own(teacher, "delphi")] == [joined.id]
    classes.end(joined.id)
    assert not classes.memberships("l-bob") and not classes.own(teacher, "delphi")
    assert memory.known
