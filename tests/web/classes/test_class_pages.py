"""Classes: learners join with a code, and only the teacher's secret shows who is where."""

import re
from html import unescape

import pytest

from oracle_nb.games.registry import package_of, puzzles_of
from oracle_nb.lessons.play import learn_from_mistakes, learn_from_refusal
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.lessons.results import by_play, collected
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.classes import store as class_store
from oracle_nb.web.classes.codes import typed, written
from oracle_nb.web.classes.store import ClassRefusal
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.text import words
from tests.web.browser_session import html_view, readable, tell
from tests.web.classes.class_queries import code_of, names
from tests.web.test_table import well_formed

SAY = words("en").say
PUZZLES = puzzles_of("delphi")


def test_a_class_is_created_joined_and_seen(opened, classes):
    teacher = opened("?classes", "teacher")
    well_formed(html_view(teacher).html)
    tell(teacher, "create", name=" Class  5b ")
    address = html_view(teacher).address
    ((school_class, secret),) = classes.own(Browser({"oracle_key": "teacher"}), "delphi")
    assert address == f"?classroom={school_class.id}"
    well_formed(html_view(teacher).html)
    code = code_of(classes, secret)
    assert f">{written(code)}<" in readable(teacher) and SAY("classroom-empty") in readable(teacher)

    learner = opened(f"?class={code}", "anna")
    well_formed(html_view(learner).html)
    assert "Class 5b" in readable(learner) and SAY("class-sees-progress") in readable(learner)
    tell(learner, "join", name="Anna")
    assert SAY("class-you-are", name="Anna") in readable(learner)
    assert html_view(learner).address == "?class"

    teacher.html_page.poll_changes()
    assert '<th scope="row">Anna</th>' in readable(teacher)
    assert SAY("classroom-at-start") in readable(teacher)
    well_formed(html_view(teacher).html)
    tell(learner, "address", "?lesson=sailing&stop=4")
    teacher.html_page.poll_changes()
    title = next(text for text in re.findall(r"<td[^>]*>([^<]*)</td>", readable(teacher)))
    assert "4" in title and "Sail" in title

    again = opened("?classes", "teacher")
    assert f'href="{address}"' in readable(again)
    assert address not in readable(opened("?classes", "stranger"))


def test_a_teacher_sees_puzzles_apart_from_rules(opened, classes, secret):
    learner = opened(f"?class={code_of(classes, secret)}", "anna")
    tell(learner, "join", name="Anna")
    teacher = opened(f"?classroom={secret}", "teacher")
    first, second = (puzzle.id for puzzle in PUZZLES.select(1)[:2])
    learner.go(f"?puzzles={first}")
    learner.puzzle.handle("show")
    learner.go(f"?puzzles={second}")
    memory = LearnerProgress(learner.store.database, learner.browser.learner)
    memory.note_puzzle(second, solved=True)
    teacher.html_page.poll_changes()
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", readable(teacher))
    # Where, when, lessons, rules known and due, answers, wrong ones, puzzles tried and solved.
    assert cells[0] == SAY("classroom-at-puzzle")
    assert cells[3:9] == ["0", "0", "0", "0", "2", "1"]


def test_a_teacher_sees_what_goes_wrong_in_play(opened, classes, secret):
    anna, ben = (opened(f"?class={code_of(classes, secret)}", name) for name in ("anna", "ben"))
    for learner, name in ((anna, "Anna"), (ben, "Ben")):
        tell(learner, "join", name=name)
    teacher = opened(f"?classroom={secret}", "teacher")
    assert SAY("classroom-play-none") in readable(teacher)
    progress = [LearnerProgress(page.store.database, page.browser.learner) for page in (anna, ben)]
    for _ in range(3):
        learn_from_refusal(progress[0], "move.range")
    learn_from_refusal(progress[0], "turn.sources")
    learn_from_refusal(progress[1], "turn.sources")
    # Other rules are only overlooked.
    learn_from_refusal(progress[1], "no.such")
    mistake = PUZZLES.select(tag="gods")[0]
    for _ in range(2):
        learn_from_mistakes(progress[1], [mistake])
    teacher = opened(f"?classroom={secret}", "teacher")
    html = readable(teacher)
    well_formed(html_view(teacher).html)
    # Two learners come before one who was refused more often.
    assert re.findall('data-k="refused-([^"]*)"', html) == ["turn.sources", "move.range"]
    assert {*re.findall('data-k="mistake-([^"]*)"', html)} == {*mistake.tags}
    assert SAY("classroom-refused", count=3) in html and SAY("classroom-mistake", count=1) in html
    book = package_of("delphi").rulebook("en").rulebook
    assert book.title("turn.sources") in html and book.say("puzzle-tag-gods") in html
    # A file that a learner exports has the same, and so has the table.
    results, _ = collected([("a", progress[0].to_json()), ("b", progress[1].to_json())])
    rows = by_play(results, book)
    assert ("a", "a", "refused", "move.range", book.title("move.range"), 3) in rows
    assert ("b", "b", "mistake", "gods", book.say("puzzle-tag-gods"), 1) in rows
    other = LearnerProgress(anna.store.database, "elsewhere")
    other.take(progress[0].to_json())
    assert other.play == progress[0].play


def test_a_code_is_typed_in_any_form(opened, classes, secret):
    code = code_of(classes, secret)
    learner = opened("?class", "anna")
    tell(learner, "find", code=f" {written(code).lower().replace('-', ' ')} ")
    assert SAY("class-name-about") in readable(learner)
    tell(learner, "join", name="Anna")
    assert names(classes, secret) == ["Anna"]


@pytest.mark.parametrize("code", ["3DK7MPXBQR", "K7MPXBQR3D"])
@pytest.mark.parametrize("equals", ["=", "=3D"])
def test_a_link_carries_a_code_whatever_it_begins_with(code, equals):
    """Mails write "=3D" for "=", and a code may begin with "3D", too."""
    assert typed(f"Our class: https://example.org/?class{equals}{code}") == code


@pytest.mark.parametrize("code", ["", "AAAAAAAAAA", "22222-22222", "x" * 5000, "'; DROP", "\0"])
def test_a_wrong_code_leads_nowhere(opened, secret, code):
    learner = opened("?class", "anna")
    tell(learner, "find", code=code)
    assert SAY("class-refused-unknown") in readable(learner)
    tell(learner, "join", name="Anna")
    assert SAY("class-refused-unknown") in readable(learner)


def test_codes_can_not_be_tried_without_end(opened, classes, secret, attempts):
    learner = opened("?class", "anna")
    for _ in range(attempts.most):
        tell(learner, "find", code="22222-22222")
    assert SAY("class-refused-unknown") in readable(learner)
    tell(learner, "find", code=code_of(classes, secret))
    assert SAY("class-refused-often") in readable(learner)
    # Another page of this browser doesn't help; other browsers aren't concerned.
    code = code_of(classes, secret)
    assert SAY("class-refused-often") in readable(opened(f"?class={code}", "anna"))
    assert SAY("class-name-about") in readable(opened(f"?class={code}", "bob"))


def test_codes_can_not_be_guessed_by_any_number_of_browsers(opened, classes, secret, all_attempts):
    for number in range(all_attempts.most):
        guesser = opened(f"?class={number:010d}", f"cookie {number}")
    assert SAY("class-refused-unknown") in readable(guesser)
    code = code_of(classes, secret)
    waiting = opened(f"?class={code}", "bob")
    assert SAY("class-refused-guessed") in readable(waiting)
    # Those who have joined aren't concerned, and after a while nobody is.
    classes.join(code, "l-anna", "Anna")
    assert "Class 5b" in readable(opened("?class", "anna"))
    all_attempts.now += all_attempts.period
    tell(waiting, "find", code=code)
    assert SAY("class-name-about") in readable(waiting)


def test_a_name_belongs_to_the_browser_that_took_it(opened, classes, secret):
    code = code_of(classes, secret)
    classes.join(code, "l-anna", "Anna")
    other = opened(f"?class={code}", "mallory")
    alike = ("\N{CYRILLIC CAPITAL LETTER A}nna", "\N{GREEK CAPITAL LETTER ALPHA}nna")
    for taken in ("Anna", " ANNA", "\N{FULLWIDTH LATIN CAPITAL LETTER A}nna", *alike):
        tell(other, "join", name=taken)
        assert 'role="alert"' in readable(other) and names(classes, secret) == ["Anna"]
    school_class = classes.of_teacher(secret)
    classes.remove(school_class.id, classes.members(school_class.id)[0].id)
    tell(other, "join", name="Anna")
    assert [member.learner for member in classes.members(school_class.id)] == [hashed("l-mallory")]


def test_names_are_text_on_every_page(opened, classes, teacher):
    evil = "<img src=x onerror=1>"
    secret = classes.create(teacher, "delphi", evil)
    code = code_of(classes, secret)
    learner = opened(f"?class={code}", "anna")
    tell(learner, "join", name=evil)
    for page in (learner, opened(f"?classroom={secret}", "x"), opened("?classes", "teacher")):
        assert "<img" not in html_view(page).html and "&lt;img src=x" in html_view(page).html


def test_the_secret_is_shown_only_on_request(opened, classes, teacher, secret):
    school_class = classes.of_teacher(secret)
    page = opened(f"?classroom={school_class.id}", "teacher")
    assert (
        "Class 5b" in readable(page) and html_view(page).address == f"?classroom={school_class.id}"
    )
    assert (
        secret not in html_view(page).html
        and secret not in html_view(opened("?classes", "teacher")).html
    )
    tell(page, "ask", "link")
    well_formed(html_view(page).html)
    assert f'value="?classroom={secret}"' in html_view(page).html
    tell(page, "ask", "")
    assert secret not in html_view(page).html


def test_a_link_opens_the_class_on_another_device_for_good(opened, classes, secret):
    school_class = classes.of_teacher(secret)
    address = f"?classroom={school_class.id}"
    stranger = opened(address, "phone")
    assert SAY("classroom-gone") in readable(stranger)
    phone = opened(f"?classroom={secret}", "phone")
    assert html_view(phone).address == address and "Class 5b" in readable(phone)
    # The address is enough from now on, in this browser alone, and the code is the same.
    again = opened(address, "phone")
    assert written(code_of(classes, secret)) in readable(again)
    assert SAY("classroom-gone") in readable(opened(address, "tablet"))
    with classes.database.reading() as base:
        rows = str(base.execute("SELECT * FROM class_teachers").fetchall())
    assert secret not in rows
    tell(again, "end")
    with classes.database.reading() as base:
        assert not base.execute("SELECT * FROM class_teachers").fetchall()


def test_a_class_has_a_limited_number_of_teachers(classes, secret, monkeypatch):
    monkeypatch.setattr(class_store, "MAX_TEACHERS", 2)
    id_ = classes.of_teacher(secret).id
    browsers = [Browser({"oracle_key": f"key-{number}"}) for number in range(4)]
    assert [classes.admit(browser, secret) for browser in browsers] == [id_] * 4
    assert [bool(classes.secret_of(browser, id_)) for browser in browsers] == [
        True,
        True,
        False,
        False,
    ]
    assert classes.admit(browsers[0], "no-secret") == classes.secret_of(browsers[0], "none") == ""


def test_a_teacher_renames_removes_and_ends(opened, classes, secret):
    code = code_of(classes, secret)
    for text in ("anna", "bob"):
        classes.join(code, f"l-{text}", text.title())
    teacher = opened(f"?classroom={secret}", "anybody")
    school_class = classes.of_teacher(secret)
    anna, bob = (member.id for member in classes.members(school_class.id))
    tell(teacher, "edit", anna)
    well_formed(html_view(teacher).html)
    tell(teacher, "rename", name="bob")
    assert SAY("class-name-taken", name="bob") in readable(teacher)
    tell(teacher, "rename", name="Anna K.")
    tell(teacher, "edit", bob)
    tell(teacher, "remove", bob)
    assert names(classes, secret) == ["Anna K."]
    tell(teacher, "ask", "code")
    assert SAY("classroom-sure-code") in readable(teacher)
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
    assert SAY("class-leave-sure") in readable(learner)
    tell(learner, "stay")
    assert SAY("class-leave-sure") not in readable(learner)
    tell(learner, "leave-yes", id_)
    assert not names(classes, secret) and SAY("class-enter") in readable(learner)


@pytest.mark.parametrize("forged", ["", "x", "l-anna", "x" * 5000, "%00"])
def test_a_forged_secret_shows_nothing(opened, classes, secret, forged):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    page = opened(f"?classroom={forged}", "mallory")
    assert page.html_page is None and "Anna" not in readable(page)


def test_a_code_opens_no_page_of_a_teacher(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    for search in (f"?classroom={code_of(classes, secret)}", f"?class={secret}"):
        page = opened(search, "mallory")
        assert "Anna" not in readable(page)


def test_no_page_shows_a_learners_key(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    for page in (opened(f"?classroom={secret}", "teacher"), opened("?class", "anna")):
        assert "l-anna" not in html_view(page).html


@pytest.mark.long
def test_a_placement_is_not_mistaken_for_a_lesson(opened, classes, secret):
    classes.join(code_of(classes, secret), "l-anna", "Anna")
    opened("?placement", "anna")
    teacher = opened(f"?classroom={secret}", "teacher")
    assert ">Finding their place<" in readable(teacher)
    tell(teacher, "language", "pl")
    assert ">Szuka swojego miejsca<" in readable(teacher)


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
    assert '<th scope="row">Anna</th>' in readable(teacher)
    tell(teacher, "remove", "x")
    assert "read-only" in readable(teacher)
    late = opened(f"?class={code}", "bob")
    tell(late, "join", name="Bob")
    assert "read-only" in readable(late)
    tell(learner, "address", "?lesson=sailing&stop=3")
    assert learner.school is not None and learner.school.table is not None


def test_a_page_that_is_left_is_not_updated_any_more(opened, classes, secret):
    teacher = opened(f"?classroom={secret}", "teacher")
    page = teacher.html_page
    tell(teacher, "end")
    page.poll_changes()
    assert SAY("classroom-gone") in unescape(page.head.html)
    assert teacher.html_page is not page


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
    assert name == "oracle-class-learner-class-5b.csv"
    assert kind == "text/csv" and "Anna" in data.decode() and "l-anna" not in data.decode()


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
