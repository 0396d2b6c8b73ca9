"""A class without a server: the link of a set of exercises, and results that come back as codes."""

import pytest

from oracle_nb.web.runtime.fake import FakeBrowser
from tests.web.worker_browser import WorkerBrowser


@pytest.fixture(params=[FakeBrowser, WorkerBrowser])
def browsers(request, store, other_store):
    """The browsers of a teacher and a learner, who share nothing."""
    with request.param(store) as teacher, request.param(other_store) as learner:
        yield teacher, learner


@pytest.fixture
def other_store(tmp_path):
    from oracle_nb.web.saved_games.store import Store

    return Store(tmp_path / "other")


def value_of(page, cls):
    (field,) = (
        field for field in page.find("input") if cls in field.attributes.get("class", "").split()
    )
    return field.attributes["value"]


def test_a_link_goes_out_and_results_come_back_as_a_code(browsers):
    teacher, learner = browsers
    page = teacher.open("?teach")
    page.submit("set-add", times="1", **{"set-seed": "5"})
    link = value_of(page, "t-set-link")
    work = learner.open(link)
    assert "Exercise 1 of 1" in work.text
    for do in ("check", "check", "show"):
        work.click(do=do)
    work.click(do="next")
    assert "Code for your teacher" in work.text
    work.click("Code for your teacher")
    assert work.text.index("Code for your teacher") < work.text.index("Your next step")
    # A browser sends what is entered in the field of the name when it is left.
    work.send(work.app.head, {"do": "name", "value": "Ann", "form": {}})
    work.click("Code for your teacher")
    code = value_of(work, "t-results-code")
    page.submit("codes", codes=f"Good morning! {code} Ann")
    assert "Table by learner" in page.text
    (row,) = (row for row in page.find("tr") if row.text.startswith("Ann"))
    asked, known, due, answers, wrong = row.text.split()[-8:-3]
    assert (answers, wrong) == ("2", "2") and int(asked) > 0 and known == "0" and int(due) >= 0


def test_pages_of_a_static_site_offer_what_needs_no_server():
    with WorkerBrowser() as browser:
        page = browser.open("?teach")
        assert "need a server" in page.text and not page.find("a", href="?classes")
        assert "page “For teachers”" in browser.open("?class=K7MPXBQR42").text
