"""Limits that all share can't be used up by somebody with any number of browsers."""

import pytest

import oracle_nb
from oracle_nb.lessons.draft import DraftStep, LessonDraft
from oracle_nb.storage.newcomers import DAY, TRIAL, Newcomers
from oracle_nb.web.classes import store as class_store
from oracle_nb.web.classes.codes import class_code
from oracle_nb.web.classes.store import ClassRefusal, ClassStore, SchoolClass
from oracle_nb.web.lessons import own_lessons
from oracle_nb.web.lessons.own_lessons import OwnLessonRefusal, OwnLessons
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
    return secret, class_code(secret, class_of(classes, secret).code_salt)


def class_of(classes: ClassStore, secret: str) -> SchoolClass:
    """The class of a teacher's secret."""
    there = classes.of_teacher(secret)
    assert there is not None
    return there


def edit(lessons, code, owner):
    """Change a draft."""
    seen = lessons.draft(code, owner).changed
    lessons.save(code, owner, LessonDraft(steps=(DraftStep(),)), seen)


def owners(database) -> set[str]:
    """The browsers that have lessons."""
    with database.reading() as base:
        return {row[0] for row in base.execute("SELECT owner FROM own_lessons")}


def test_fresh_browsers_cannot_use_up_all_lessons(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 5)
    lessons = OwnLessons(database, clock)
    edited = lessons.add("ann", "delphi", LessonDraft())
    edit(lessons, edited, "ann")
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
    assert [lesson.code for lesson in lessons.of_owner("ann", "delphi")] == [edited]
    assert not lessons.of_owner("teacher", "delphi")
    lessons.add("bob", "delphi", LessonDraft())
    with database.reading() as base:
        assert base.execute("SELECT COUNT(*) FROM own_lessons").fetchone()[0] == 2


def test_lessons_that_are_used_fill_the_quota_for_their_year(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 2)
    lessons = OwnLessons(database, clock)
    codes = {owner: lessons.add(owner, "delphi", LessonDraft()) for owner in ("ann", "bob")}
    clock.now[0] += TRIAL
    for owner, code in codes.items():
        edit(lessons, code, owner)
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
    classes.show(class_of(classes, shown).id, "?lesson=sailing")
    for _, browser in zip(range(FLOOD), browsers(), strict=False):
        flood, _ = begin_class(classes, browser)
        # Looking at a class isn't using it.
        classes.use(class_of(classes, flood).id)
    secret, code = begin_class(classes, Browser({}))
    assert all(classes.of_teacher(key) for key in (joined, shown, secret))
    assert classes.join(code, "l-bob", "Bob")
    clock.now[0] += DAY
    assert all(classes.of_teacher(key) for key in (joined, shown, secret))
    assert classes.of_teacher(flood) is None
    clock.now[0] += class_store.LIFETIME - DAY
    assert not any(classes.of_teacher(key) for key in (joined, shown, secret))


def test_browsers_that_edit_a_draft_once_keep_nobody_out(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 6)
    lessons = OwnLessons(database, clock)
    settled = lessons.add("settled", "delphi", LessonDraft())
    clock.now[0] += TRIAL
    lessons.publish(settled, "settled", LessonDraft())
    written = lessons.add("written", "delphi", LessonDraft())
    for _ in range(2):
        edit(lessons, written, "written")
    for number in range(FLOOD):
        edit(lessons, lessons.add(f"cookie {number}", "delphi", LessonDraft()), f"cookie {number}")
    begun = lessons.add("teacher", "delphi", LessonDraft())
    edit(lessons, begun, "teacher")
    last = {f"cookie {number}" for number in range(FLOOD - 3, FLOOD)}
    assert owners(database) == {"settled", "written", "teacher", *last}
    # An edited draft stays for a year where nobody needs its room.
    clock.now[0] += own_lessons.LIFETIME - DAY
    assert lessons.draft(written, "written")


def test_browsers_that_come_back_have_a_share_for_each_day(database, clock, monkeypatch):
    monkeypatch.setattr(own_lessons, "MAX_LESSONS", 10)
    monkeypatch.setattr(own_lessons, "NEWCOMERS", Newcomers("own_lessons", 2))
    lessons = OwnLessons(database, clock)

    def flood(name, edits):
        codes = {}
        for number in range(10):
            owner = f"{name} {number}"
            codes[owner] = lessons.add(owner, "delphi", LessonDraft())
            for _ in range(edits):
                edit(lessons, codes[owner], owner)
        clock.now[0] += TRIAL
        return codes

    settled = 0
    for day in range(2):
        for owner, code in flood(f"day {day}", 10 * day + 1).items():
            if owner in owners(database):
                edit(lessons, code, owner)
        # More diligent ones take the room of all that have come back but two.
        flood("more", 10 * day + 5)
        settled += 2
        assert sum(owner.startswith("day") for owner in owners(database)) == settled
        clock.now[0] += DAY


def test_learners_who_join_once_do_not_fill_the_classes(database, clock, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_CLASSES", 5)
    classes = ClassStore(database, clock)
    real, code = begin_class(classes, Browser({}))
    for name in ("Anna", "Bob"):
        classes.join(code, f"l-{name}", name)
    for number, browser in zip(range(FLOOD), browsers(), strict=False):
        flood, code = begin_class(classes, browser)
        classes.join(code, f"l-cookie-{number}", "Eve")
    secret, _ = begin_class(classes, Browser({}))
    assert all(classes.of_teacher(key) for key in (real, flood, secret))
    clock.now[0] += TRIAL
    classes.visit("l-Bob", "delphi", "sailing", 1)
    # It has settled, so that even those that are used more make no room of it.
    for number, browser in zip(range(FLOOD), browsers(), strict=False):
        _, code = begin_class(classes, browser)
        for eve in range(5):
            classes.join(code, f"l-more-{number}-{eve}", f"Eve {eve}")
    assert classes.of_teacher(real) and not classes.of_teacher(flood)
    assert {member.name for member in classes.members(class_of(classes, real).id)} == {
        "Anna",
        "Bob",
    }


def test_classes_that_are_used_fill_the_quota(database, clock, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_CLASSES", 1)
    classes = ClassStore(database, clock)
    _, code = begin_class(classes, Browser({}))
    clock.now[0] += TRIAL
    classes.join(code, "l-anna", "Anna")
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
