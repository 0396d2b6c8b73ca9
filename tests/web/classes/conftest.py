"""Classes, teachers and pages for the tests of classes."""

import pytest

from oracle_nb.web.classes import join_page
from oracle_nb.web.classes.page import Attempts
from oracle_nb.web.classes.store import ClassStore
from oracle_nb.web.session.browser import Browser
from oracle_nb.web.session.page import SessionPage


@pytest.fixture(autouse=True)
def attempts(monkeypatch):
    """Start every test without earlier attempts."""
    made = Attempts(20, 600.0)
    monkeypatch.setattr(join_page, "WRONG_CODES", made)
    return made


class TimedAttempts(Attempts):
    """Attempts whose time a test sets."""

    now = 0.0

    def __init__(self) -> None:
        super().__init__(30, 600.0, lambda: self.now)


@pytest.fixture(autouse=True)
def all_attempts(monkeypatch):
    """Limit the attempts of all browsers together, and start without any."""
    made = TimedAttempts()
    monkeypatch.setattr(join_page, "ALL_WRONG_CODES", made)
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
