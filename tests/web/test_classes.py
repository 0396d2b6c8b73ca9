"""Classes: learners join with a code, and only the teacher's secret shows who is where."""

import re
from concurrent.futures import ThreadPoolExecutor
from html import unescape

import pytest

from oracle_nb.games.package import package_of
from oracle_nb.lessons.class_progress import progress_of
from oracle_nb.lessons.diagnosis import Evidence
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.storage.database import StorageError
from oracle_nb.text.names import InvalidName
from oracle_nb.web.classes import join_page
from oracle_nb.web.classes import store as class_store
from oracle_nb.web.classes.attempts import Attempts
from oracle_nb.web.classes.codes import class_code, written
from oracle_nb.web.classes.store import ClassRefusal, ClassStore
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words
from tests.web.browser_session import html_view
from tests.web.test_table import well_formed

SAY = words("en").say


@pytest.fixture(autouse=True)
def attempts(monkeypatch):
    """Start every test without earlier attempts."""
    made = Attempts(20, 600.0)
    monkeypatch.setattr(join_page, "WRONG_CODES", made)
    return made


@pytest.fixture
def classes(store):
    return ClassStore(store.database)


@pytest.fixture
def teacher():
    return Browser({"oracle_key": "teacher"})


@pytest.fixture
def secret(classes, teacher):
    return classes.create(teacher, "delphi", "Class 5b")


@pytest.fixture
def opened(store):
    """Open pages of the app, and close them after the test."""
    made = []

    def begin(search, who):
        made.append(SessionPage(store, search, {"oracle_key": who, "oracle_learner": f"l-{who}"}))
        return made[-1]

    yield begin
    for page in made:
        page.close()


def code_of(classes, secret):
    found = classes.of_teacher(secret)
    assert found is not None
    return class_code(secret, found.code_salt)


def tell(page, do, value="", **form):
    html_view(page)._handle_msg({"do": do, "value": value, "form": form})


def shown(page):
    return unescape(html_view(page).html).replace("<bdi>", "").replace("</bdi>", "")


def names(classes, secret):
    found = classes.of_teacher(secret)
    assert found is not None
    return [one.name for one in classes.members(found.id)]


def test_a_class_is_created_joined_and_seen(opened, classes):
    teacher = opened("?classes", "teacher")
    well_formed(html_view(teacher).html)
    tell(teacher, "create", name=" Class  5b ")
    address = html_view(teacher).address
    assert address.startswith("?classroom=")
    secret = address.removeprefix("?classroom=")
    well_formed(html_view(teacher).html)
    code = code_of(classes, secret)
    assert f">{written(code)}<" in shown(teacher) and SAY("classroom-empty") in shown(teacher)

    learner = opened(f"?class={code}", "anna")
    well_formed(html_view(learner).html)
    assert "Class 5b" in shown(learner) and SAY("class-sees-progress") in shown(learner)
    tell(learner, "join", name="Anna")
    assert SAY("class-you-are", name="Anna") in shown(learner)
    assert html_view(learner).address == "?class"

    teacher.class_page.look_round()
    assert '<th scope="row">Anna</th>' in shown(teacher)
    assert SAY("classroom-at-start") in shown(teacher)
    well_formed(html_view(teacher).html)
    tell(learner, "address", "?lesson=sailing&stop=4")
    teacher.class_page.look_round()
    title = next(one for one in re.findall(r"<td[^>]*>([^<]*)</td>", shown(teacher)))
    assert "4" in title and "Sail" in title

    again = opened("?classes", "teacher")
    assert f'href="{address}"' in shown(again)
    assert address not in shown(opened("?classes", "stranger"))


def test_a_code_is_typed_in_any_form(opened, classes, secret):
    code = code_of(classes, secret)
    learner = opened("?class", "anna")
    tell(learner, "find", code=f" {written(code).lower().replace('-', ' ')} ")
    assert SAY("class-name-about") in shown(learner)
    tell(learner, "join", name="Anna")
    assert names(classes, secret) == ["Anna"]


@pytest.mark.parametrize("code", ["", "AAAAAAAAAA", "22222-22222", "x" * 5000, "'; DROP", "\0"])
def test_a_wrong_code_leads_nowhere(opened, secret, code):
    learner = opened("?class", "anna")
    tell(learner, "find", code=code)
    assert SAY("class-refused-unknown") in shown(learner)
    tell(learner, "join", name="Anna")
    assert SAY("class-refused-unknown") in shown(learner)


def test_codes_can_not_be_tried_without_end(opened, classes, secret, attempts):
    learner = opened("?class", "anna")
    for _ in range(attempts.most):
        tell(learner, "find", code="22222-22222")
    assert SAY("class-refused-unknown") in shown(learner)
    tell(learner, "find", code=code_of(classes, secret))
    assert SAY("class-refused-often") in shown(learner)
    # Another page of this browser doesn't help; other browsers aren't concerned.
    code = code_of(classes, secret)
    assert SAY("class-refused-often") in shown(opened(f"?class={code}", "anna"))
    assert SAY("class-name-about") in shown(opened(f"?class={code}", "bob"))


def test_a_name_belongs_to_the_browser_that_took_it(opened, classes, secret):
    code = code_of(classes, secret)
    classes.join(code, "l-anna", "Anna")
    other = opened(f"?class={code}", "mallory")
    for taken in ("Anna", " ANNA", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna"):
        tell(other, "join", name=taken)
        assert 'role="alert"' in shown(other) and names(classes, secret) == ["Anna"]
    found = classes.of_teacher(secret)
    classes.remove(found.id, classes.members(found.id)[0].id)
    tell(other, "join", name="Anna")
    assert [one.learner for one in classes.members(found.id)] == ["l-mallory"]


@pytest.mark.parametrize(
    "name", ["", "x" * 31, "\u202eanna", "a\0", "\u200b", "bot:a", "a" * 10**6]
)
def test_bad_names_are_refused(classes, secret, name):
    with pytest.raises(InvalidName):
        classes.join(code_of(classes, secret), "l-anna", name)
    assert not names(classes, secret)


def test_names_are_text_on_every_page(opened, classes, teacher):
    evil = "<img src=x onerror=1>"
    secret = classes.create(teacher, "delphi", evil)
    code = code_of(classes, secret)
    learner = opened(f"?class={code}", "anna")
    tell(learner, "join", name=evil)
    for page in (learner, opened(f"?classroom={secret}", "x"), opened("?classes", "teacher")):
        assert "<img" not in html_view(page).html and "&lt;img src=x" in html_view(page).html


def test_a_class_holds_a_limited_number_of_learners(classes, secret, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_MEMBERS", 3)
    code = code_of(classes, secret)
    for number in range(3):
        classes.join(code, f"l-{number}", f"Name {number}")
    with pytest.raises(ClassRefusal, match="full"):
        classes.join(code, "l-4", "Late")
    classes.join(code, "l-0", "Another name")
    assert len(names(classes, secret)) == 3


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
    monkeypatch.setattr(class_store, "MAX_CLASSES", 3)
    with pytest.raises(ClassRefusal, match="classes"):
        classes.create(Browser({"oracle_key": "other"}), "delphi", "One more")


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


def test_a_teacher_renames_removes_and_ends(opened, classes, secret):
    code = code_of(classes, secret)
    for one in ("anna", "bob"):
        classes.join(code, f"l-{one}", one.title())
    teacher = opened(f"?classroom={secret}", "anybody")
    found = classes.of_teacher(secret)
    anna, bob = (one.id for one in classes.members(found.id))
    tell(teacher, "edit", anna)
    well_formed(html_view(teacher).html)
    tell(teacher, "rename", name="bob")
    assert SAY("class-name-taken", name="bob") in shown(teacher)
    tell(teacher, "rename", name="Anna K.")
    tell(teacher, "edit", bob)
    tell(teacher, "remove", bob)
    assert names(classes, secret) == ["Anna K."]
    tell(teacher, "ask", "code")
    assert SAY("classroom-sure-code") in shown(teacher)
    tell(teacher, "code")
    assert code_of(classes, secret) != code and names(classes, secret) == ["Anna K."]
    with pytest.raises(ClassRefusal, match="unknown"):
        classes.join(code, "l-bob", "Bob")
    tell(teacher, "ask", "end")
    tell(teacher, "end")
    assert html_view(teacher).address == "?classes"
    assert classes.of_teacher(secret) is None and not classes.memberships("l-anna")


def test_a_learner_leaves(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    learner = opened("?class", "anna")
    id_ = classes.of_teacher(secret).id
    tell(opened("?class", "mallory"), "leave-yes", id_)
    assert names(classes, secret) == ["Anna"]
    tell(learner, "leave", id_)
    assert SAY("class-leave-sure") in shown(learner)
    tell(learner, "stay")
    assert SAY("class-leave-sure") not in shown(learner)
    tell(learner, "leave-yes", id_)
    assert not names(classes, secret) and SAY("class-enter") in shown(learner)


@pytest.mark.parametrize("forged", ["", "x", "l-anna", "x" * 5000, "%00"])
def test_a_forged_secret_shows_nothing(opened, classes, secret, forged):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    page = opened(f"?classroom={forged}", "mallory")
    assert page.class_page is None and "Anna" not in shown(page)


def test_a_code_opens_no_page_of_a_teacher(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    for search in (f"?classroom={code_of(classes, secret)}", f"?class={secret}"):
        page = opened(search, "mallory")
        assert "Anna" not in shown(page)


def test_no_page_shows_a_learners_key(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    for page in (opened(f"?classroom={secret}", "teacher"), opened("?class", "anna")):
        assert "l-anna" not in html_view(page).html


@pytest.mark.parametrize(
    ("form", "address"),
    [
        ({"lesson": "sailing", "part": "4"}, r"\?lesson=sailing&stop=4&seed=\d+"),
        ({"link": "?exercise=sailing.reach"}, r"\?exercise=sailing\.reach&seed=\d+"),
        ({"link": "?lesson=sailing&test&seed=7"}, r"\?lesson=sailing&seed=7"),
        (
            {"link": "https://x.test/app?lesson=sailing&stop=3&seed=7&projector"},
            r"\?lesson=sailing&stop=3&seed=7",
        ),
    ],
)
def test_a_board_is_shown_to_the_class(opened, classes, secret, form, address):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    learner = opened("?class", "anna")
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", **form)
    well_formed(html_view(teacher).html)
    found = classes.of_teacher(secret)
    assert found is not None and re.fullmatch(address, found.shown)
    assert f'href="{found.shown}&projector"' in shown(teacher)
    learner.class_page.look_round()
    assert f'href="{found.shown}"' in shown(learner)
    tell(learner, "address", found.shown)
    assert learner.school is not None and learner.school.table is not None
    tell(teacher, "hide")
    assert SAY("class-shows") not in shown(opened("?class", "anna"))


def go_on(table):
    """Do what a step asks for, and go to the next one."""
    table.act("do", table.course.written(table.course.stop.do[0]))
    table.act("next")


def test_lessons_show_the_board_and_follow_the_teacher(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    anna, other = opened("?lesson=wheel", "anna"), opened("?lesson=wheel", "stranger")
    assert "class-board" in anna.school.head.html
    assert "class-board" not in other.school.head.html, "only members are asked to look"
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", link="?lesson=sailing&seed=7&back=abc")
    assert classes.of_teacher(secret).shown == "?lesson=sailing&seed=7"
    anna.school.look_round()
    found = unescape(anna.school.head.html)
    assert 'data-value="?lesson=sailing&seed=7"' in found
    assert "Your teacher is showing: Sailing" in found and "part 1" in found
    assert anna.school.visit.lesson == "wheel", "nobody is taken out of another lesson"
    well_formed(found.replace("&", "&amp;"))
    anna.school.table.act("address", "?lesson=sailing&seed=7")
    assert SAY("class-board-here") in anna.school.head.html

    large = opened("?lesson=sailing&seed=7&projector", "teacher")
    assert "class-board" not in large.school.head.html
    go_on(large.school.table)
    assert classes.of_teacher(secret).shown == "?lesson=sailing&stop=2&seed=7"
    anna.school.look_round()
    assert html_view(anna).address == "?lesson=sailing&stop=2&seed=7"
    assert anna.school.table.course.number == 1
    assert SAY("class-board-here") in anna.school.head.html
    # Those who have gone elsewhere stay there.
    anna.go("?lesson=sailing&seed=7")
    large.go("?lesson=sailing&stop=4&seed=7&projector")
    anna.school.look_round()
    assert anna.school.table.course.number == 0
    assert "part 4" in anna.school.head.html
    anna.go("?learn")
    assert "part 4" in shown(anna)
    tell(teacher, "hide")
    anna.school.look_round()
    assert "Your teacher is showing" not in shown(anna)


def test_only_the_teachers_large_view_moves_a_board(opened, classes, secret):
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", link="?lesson=sailing&seed=7")
    for search, who in (
        ("?lesson=sailing&seed=7&projector", "anna"),
        ("?lesson=sailing&seed=8&projector", "teacher"),
        ("?lesson=sailing&seed=7", "teacher"),
    ):
        table = opened(search, who).school.table
        go_on(table)
        assert table.course.number == 1
    assert classes.of_teacher(secret).shown == "?lesson=sailing&seed=7"


def test_a_test_is_not_mistaken_for_its_lesson(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    opened("?lesson=sailing&test", "anna")
    teacher = opened(f"?classroom={secret}", "teacher")
    assert ">Test: Sailing, question 1<" in shown(teacher)
    tell(teacher, "language", "pl")
    assert ">Zaliczenie: Żeglowanie, pytanie 1<" in shown(teacher)


def test_a_position_is_shown_to_the_class(opened, classes, secret):
    open_editor = package_of("delphi").presentation().position_editor
    assert open_editor is not None
    code = open_editor(None).code()
    teacher = opened(f"?classroom={secret}", "teacher")
    for link in (code, f"http://x/app?position={code}", f"?try={code}&die=red"):
        tell(teacher, "show", link=link)
        assert classes.of_teacher(secret).shown.startswith(f"?try={code}")


@pytest.mark.parametrize(
    "form",
    [
        {"lesson": "flying"},
        {"link": "?exercise=flying"},
        {"lesson": "sailing", "part": "999"},
        {"lesson": "sailing", "part": "x"},
        {"lesson": "sailing", "part": "9" * 5000},
        {"link": "https://evil.test/"},
        {"link": "javascript:alert(1)"},
        {"link": "?teach"},
        {"link": "?checkup"},
        {"link": "?lesson=sailing&seed=x"},
        {"link": "?lesson=intro&of=toy"},
        {"link": "?" + "a" * 10**5},
        {},
    ],
)
def test_nothing_but_boards_of_the_app_is_shown(opened, classes, secret, form):
    teacher = opened(f"?classroom={secret}", "teacher")
    tell(teacher, "show", **form)
    assert 'role="alert"' in shown(teacher) and not classes.of_teacher(secret).shown
    assert "Traceback" not in shown(teacher)


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


def test_a_class_is_shown_and_lessons_go_on_where_nothing_can_be_written(
    opened, store, classes, secret, monkeypatch
):
    code = code_of(classes, secret)
    classes.join(code, "l-anna", "Anna")
    learner = opened("?lesson=sailing", "anna")

    def fail():
        raise StorageError("readonly", "games.sqlite", "read-only")

    monkeypatch.setattr(type(store.database), "writing", lambda self: fail())
    teacher = opened(f"?classroom={secret}", "teacher")
    assert '<th scope="row">Anna</th>' in shown(teacher)
    tell(teacher, "remove", "x")
    assert "read-only" in shown(teacher)
    late = opened(f"?class={code}", "bob")
    tell(late, "join", name="Bob")
    assert "read-only" in shown(late)
    tell(learner, "address", "?lesson=sailing&stop=3")
    assert learner.school is not None and learner.school.table is not None


def test_a_page_that_is_left_is_not_updated_any_more(opened, classes, secret):
    teacher = opened(f"?classroom={secret}", "teacher")
    page = teacher.class_page
    tell(teacher, "end")
    page.look_round()
    assert SAY("classroom-gone") in unescape(page.head.html)
    assert teacher.class_page is not page


def test_a_learner_without_a_class_writes_nothing(opened, classes, store):
    page = opened("?lesson=sailing", "anna")
    with store.database.reading() as base:
        assert not base.execute("SELECT * FROM class_members").fetchall()
    page.close()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_tables_are_downloaded_with_class_and_day(opened, classes, secret, language):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    teacher = opened(f"?classroom={secret}&language={language}", "teacher")
    sent = []
    html_view(teacher).download = lambda *file: sent.append(file)
    for kind in ("learner", "lesson", "rule", "nothing"):
        tell(teacher, "table", kind)
    assert len(sent) == 3
    name, kind, data = sent[0]
    assert re.fullmatch(r"oracle-class-learner-class-5b-20\d\d-\d\d-\d\d\.csv", name)
    assert kind == "text/csv" and "Anna" in data.decode() and "l-anna" not in data.decode()


def test_classes_are_stored_in_any_database(database, teacher):
    classes = ClassStore(database)
    secret = classes.create(teacher, "delphi", "Class 5b")
    code = code_of(classes, secret)
    for one in ("anna", "bob"):
        found = classes.join(code, f"l-{one}", one.title())
    classes.join(code, "l-anna", "Anna K.")
    with pytest.raises(InvalidName):
        classes.join(code, "l-cid", "BOB")
    before = classes.revision(found.id)
    classes.visit("l-bob", "delphi", "sailing", 4)
    classes.visit("l-bob", "toy", "intro", 1)
    classes.visit("l-nobody", "delphi", "sailing", 4)
    assert classes.revision(found.id) == before + 1
    members = classes.members(found.id)
    assert [(one.name, one.lesson, one.stop) for one in members] == [
        ("Anna K.", "", 0),
        ("Bob", "sailing", 4),
    ]
    memory = LearnerProgress(database, "l-bob")
    memory.note(["move.range"], False)
    memory.answered(False, Evidence("ponds", 1, ("ponds",), ()))
    progress = progress_of(database, "delphi", [one.learner for one in members])
    assert progress["l-bob"] == memory.export
    assert not progress["l-anna"].rules
    classes.show(found.id, "?lesson=sailing")
    assert classes.memberships("l-bob")[0].shown == "?lesson=sailing"
    classes.renew_code(found.id, secret)
    assert code_of(classes, secret) != code
    assert [one.id for one, _ in classes.own(teacher, "delphi")] == [found.id]
    classes.end(found.id)
    assert not classes.memberships("l-bob") and not classes.own(teacher, "delphi")
    assert memory.known


def test_a_teacher_changes_no_other_class(opened, classes, teacher, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    anna = classes.members(classes.of_teacher(secret).id)[0].id
    other = classes.create(Browser({"oracle_key": "mallory"}), "delphi", "Other")
    page = opened(f"?classroom={other}", "mallory")
    tell(page, "remove", anna)
    tell(page, "edit", anna)
    tell(page, "rename", name="Mallory")
    assert names(classes, secret) == ["Anna"]
    classes.renew_code(classes.of_teacher(secret).id, other)
    tell(page, "end")
    assert names(classes, secret) == ["Anna"]
    assert classes.join(code_of(classes, secret), "l-bob", "Bob")
