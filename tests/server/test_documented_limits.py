"""The table of limits in docs/security.md has the numbers of the program."""

import re
from pathlib import Path

import pytest

from oracle_nb.lessons.activity import OWN_PUZZLES
from oracle_nb.storage.database import postgres
from oracle_nb.web.classes import page as classes
from oracle_nb.web.classes.store import (
    MAX_CLASSES,
    MAX_MEMBERS,
    MAX_MEMBERSHIPS,
    MAX_TEACHERS,
    NEWCOMERS,
)
from oracle_nb.web.classes.store import MAX_OWN as MAX_OWN_CLASSES
from oracle_nb.web.lessons.own_lessons import MAX_LESSONS, MAX_OWN
from oracle_nb.web.lessons.own_lessons import NEWCOMERS as NEW_LESSONS
from oracle_nb.web.runtime.server import messages, page_protocol, page_session, server, workers
from oracle_nb.web.runtime.server.accounts import UPLOADS
from oracle_nb.web.runtime.server.handlers import FRESH
from oracle_nb.web.runtime.server.limits import USUAL
from oracle_nb.web.runtime.server.pictures import EACH_WAITING, MOST_WAITING
from oracle_nb.web.runtime.server.renewal import GROWN
from oracle_nb.web.runtime.server.socket_handler import MESSAGES
from oracle_nb.web.saved_games import importing
from oracle_nb.web.saved_games.unplayed import MAX_UNPLAYED
from oracle_nb.web.table.control import bots, coaching

SECURITY = Path(__file__).parents[2] / "docs" / "security.md"
_NUMBER = re.compile(r"(\d[\d,.]*)( MB| kB)?")
_UNITS = {" MB": 1_000_000, " kB": 1_000, "": 1}
_BUDGET = USUAL.budget

LIMITS = {
    "sessions of one process": (USUAL.sessions,),
    "sessions of one browser": (USUAL.sessions_per_browser,),
    "query string of an address": (USUAL.query,),
    "headers of a request": (server._HEADER,),
    "body of a request": (),
    "one message of a page": (USUAL.page_message, messages.EVENTS),
    "one message of a page with a field for files": (USUAL.file_message,),
    "messages of one browser above 64 kB in memory at once": (
        *(USUAL.message, UPLOADS, page_protocol._PATIENCE),
    ),
    "values in the data of an event": (messages._VALUES, messages._ITEMS, messages._DEPTH),
    "messages of a page that wait": (MESSAGES,),
    "events of a page before it is ready": (messages.EVENTS, page_session._EARLY),
    "threads at work": (workers.THREADS, workers.EACH),
    "processor time of one event": (workers.LONGEST,),
    "processor time of one browser": (_BUDGET.seconds, _BUDGET.seconds_rate),
    "bytes sent to one browser": (_BUDGET.size, _BUDGET.size_rate),
    "reviews and coaches": (),
    "bots that think": (bots._TURNS.rotation.most,),
    "pictures that wait to be drawn": (EACH_WAITING, MOST_WAITING),
    "a page that doesn't read what it is sent": (page_session._UNREAD,),
    "connections to one session": (USUAL.connections_per_session,),
    "connections without a websocket": (USUAL.half_open,),
    "memory that a process keeps after its busiest moment": (GROWN * 1_000_000,),
    "time for a request": (server._IDLE,),
    "a database server that doesn't answer": (
        *(postgres.PING, postgres.SILENCE, float(postgres._DEFAULTS["connect_timeout"])),
    ),
    "checks of the storage (`/health?storage`)": (FRESH,),
    "a file opened in a page": (importing.LARGEST,),
    "lessons written in one browser": (MAX_OWN,),
    "lessons in a database": (MAX_LESSONS, NEW_LESSONS.daily),
    "classes created in one browser": (
        *(MAX_OWN_CLASSES, classes.CREATED.most, classes.CREATED.period / 60),
    ),
    "classes in a database": (MAX_CLASSES, NEWCOMERS.daily),
    "learners of a class; classes of a learner": (MAX_MEMBERS, MAX_MEMBERSHIPS),
    "puzzles from games of a learner": (OWN_PUZZLES,),
    "further browsers of a teacher for a class": (MAX_TEACHERS,),
    "wrong codes of classes from one browser": (
        *(classes.WRONG_CODES.most, classes.WRONG_CODES.period / 60),
    ),
    "wrong codes of classes from all browsers together": (
        *(classes.ALL_WRONG_CODES.most, classes.ALL_WRONG_CODES.period / 60),
    ),
    "games in a database that nobody has played, shared or named": (MAX_UNPLAYED,),
    "an imported game": (importing.LARGEST, importing.ACTIONS, importing._PART),
}
"""The numbers of each row, from the program."""


def rows() -> dict[str, str]:
    """The limits of the table, by what they limit."""
    section = SECURITY.read_text("utf-8").partition("\n## Limits\n")[2].partition("\n## ")[0]
    lines = [line.strip("|").split("|") for line in section.splitlines() if line.startswith("|")]
    return {line[0].strip(): line[1].strip() for line in lines[2:]}


def numbers(text: str) -> list[float]:
    """The numbers in a text; those of bytes as bytes."""
    matches = _NUMBER.findall(text)
    return [float(number.rstrip(",.").replace(",", "")) * _UNITS[unit] for number, unit in matches]


def test_every_limit_is_in_the_table():
    assert rows().keys() == LIMITS.keys()


@pytest.mark.parametrize("what", LIMITS)
def test_the_table_has_the_numbers_of_the_program(what):
    inside = numbers(what)
    assert inside + numbers(rows()[what]) == [*LIMITS[what]]


def test_browsers_refuse_the_files_that_the_server_would():
    script = Path(importing.__file__).parents[1] / "widgets" / "html_view.js"
    assert f"const MOST = {importing.LARGEST:_};" in script.read_text("utf-8")


def test_bots_coaches_and_reviews_take_turns_as_the_table_says():
    coaches = coaching._TURNS.rotation
    assert (bots._TURNS.rotation.each, coaches.most, coaches.each) == (1, 1, 1)
