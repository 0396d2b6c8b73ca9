"""Limits that all share can't be used up by somebody with any number of browsers."""

import pytest

import oracle_nb
from oracle_nb.lessons.draft import DraftStep, LessonDraft
from oracle_nb.web.classes import store as class_store
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassRefusal, ClassStore, SchoolClass
from oracle_nb.web.lessons import own_lessons
from oracle_nb.web.lessons.own_lessons import DAY, OwnLessonRefusal, OwnLessons
from oracle_nb.web.saved_games import unplayed
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import Browser

FLOOD = 30


@pytest.fixture
def clock(monkeypatch):
    """The seconds since 1970 of everything in these tests; each look is a little later."""
    now = [1_000_000.0]

    def look() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr("time.time", look)
    look.now = now  # type: ignore[attr-defined]
    return look


def browsers():
    """Fresh browsers, each with keys of its own."""
    while True:
        yield Browser({})


def begin_class(classes, browser) -> tuple[str, str]:
    """A new class: the teacher's secret and the code."""
    secret = classes.create(browser, "delphi", "5b")
    return secret, class_code(secret, found(classes, secret).code_salt)


def found(classes: ClassStore, secret: str) -> SchoolClass:
    """The class of a teacher's secret."""
    there = classes.of_teacher(secret)
    assert there is not None
    return there


def test_fresh_browsers_cannot_use_up_all_lessons(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 5)
    lessons = OwnLessons(database, clock)
    edited = lessons.add("ann", "delphi", LessonDraft())
    seen = lessons.draft(edited, "ann").changed
    lessons.save(edited, "ann", LessonDraft(steps=(DraftStep(),)), seen)
    for number in range(FLOOD):
        lessons.add(f"cookie {number}", "delphi", LessonDraft())
    begun = lessons.add("teacher", "delphi", LessonDraft())
    for code, owner in ((begun, "teacher"), (edited, "ann")):
        assert lessons.draft(code, owner).code == code
    with database.reading() as base:
        rows = base.execute("SELECT owner FROM own_lessons ORDER BY changed").fetchall()
    last = [f"cookie {number}" for number in range(FLOOD - 3, FLOOD)]
    assert [row[0] for row in rows] == ["ann", *last, "teacher"]
    # Even the own limit of a browser is a matter of a day.
    clock.now[0] += DAY
    assert [one.code for one in lessons.of_owner("ann", "delphi")] == [edited]
    assert not lessons.of_owner("teacher", "delphi")
    lessons.add("bob", "delphi", LessonDraft())
    with database.reading() as base:
        assert base.execute("SELECT COUNT(*) FROM own_lessons").fetchone()[0] == 2


def test_lessons_that_are_used_fill_the_quota_for_their_year(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 2)
    lessons = OwnLessons(database, clock)
    for owner in ("ann", "bob"):
        code = lessons.add(owner, "delphi", LessonDraft())
        lessons.save(
            code, owner, LessonDraft(steps=(DraftStep(),)), lessons.draft(code, owner).changed
        )
    with pytest.raises(OwnLessonRefusal, match="all"):
        lessons.add("cid", "delphi", LessonDraft())
    clock.now[0] += own_lessons.LIFETIME - 10
    assert lessons.of_owner("ann", "delphi")


def test_fresh_browsers_cannot_use_up_all_classes(database, clock, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_CLASSES", 5)
    classes = ClassStore(database, clock)
    joined, code = begin_class(classes, Browser({}))
    classes.join(code, "l-anna", "Anna")
    shown, _ = begin_class(classes, Browser({}))
    classes.show(found(classes, shown).id, "?lesson=sailing")
    for _, browser in zip(range(FLOOD), browsers(), strict=False):
        flood, _ = begin_class(classes, browser)
        # Looking at a class isn't using it.
        classes.use(found(classes, flood).id)
    secret, code = begin_class(classes, Browser({}))
    assert all(classes.of_teacher(one) for one in (joined, shown, secret))
    assert classes.join(code, "l-bob", "Bob")
    clock.now[0] += class_store.DAY
    assert all(classes.of_teacher(one) for one in (joined, shown, secret))
    assert classes.of_teacher(flood) is None
    clock.now[0] += class_store.LIFETIME - class_store.DAY
    assert not any(classes.of_teacher(one) for one in (joined, shown, secret))


def test_classes_that_are_used_fill_the_quota(database, clock, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_CLASSES", 1)
    classes = ClassStore(database, clock)
    classes.join(begin_class(classes, Browser({}))[1], "l-anna", "Anna")
    with pytest.raises(ClassRefusal, match="classes"):
        begin_class(classes, Browser({}))


@pytest.fixture
def games(database, clock, monkeypatch):
    """The games of a server: played, shared, named or imported ones, and some never played."""
    monkeypatch.setattr(unplayed, "MAX_UNPLAYED", 6)
    monkeypatch.setattr(unplayed, "FEW", 3)
    store = Store(database)
    kept = {}
    for name in ("played", "shared", "named"):
        kept[name] = store.add(oracle_nb.new_game(players=2, seed=1), "ann")
    game, revision = store.load(kept["played"])
    game.play(game.legal_actions()[0])
    store.save(kept["played"], game, revision)
    store.links.assign(kept["shared"], 1, "secret", "salt")
    store.rename(kept["named"], "Friday")
    kept["imported"] = store.add(game, "ann", origin="a code")
    kept["notebook"] = store.add(oracle_nb.new_game(players=2, seed=1))
    return store, kept


def left(store, names) -> list[bool]:
    """Whether each of some games can still be opened."""

    def there(name) -> bool:
        try:
            return bool(store.load(name))
        except SavedGameNotFound:
            return False

    return [there(name) for name in names]


def test_games_that_nobody_plays_make_room(games, clock):
    store, kept = games
    begun = [store.add(oracle_nb.new_game(players=2, seed=1), f"cookie {n}") for n in range(10)]
    assert left(store, begun) == [False] * 4 + [True] * 6
    clock.now[0] += unplayed.DAY
    begun.append(store.add(oracle_nb.new_game(players=2, seed=1), "teacher"))
    assert left(store, begun) == [False] * 8 + [True] * 3, "on a quiet server a few stay"
    assert all(left(store, kept.values()))
