"""The runtime of the static site, without a browser."""

import json
import re
import sqlite3
import subprocess
import sys
import zlib
from base64 import b64encode
from contextlib import closing

import pytest

from oracle_nb.core import background
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.runtime.in_browser import Worker
from oracle_nb.web.runtime.in_browser.document import POLICY, kinds, page
from tests.web.worker_browser import Kept, WorkerBrowser

ADDRESSES = (
    *("", "?of=mythology", "?games", "?stats", "?rules", "?rule=move.range", "?find=island"),
    *("?learn", "?teach", "?lesson=sailing", "?exercise=sailing", "?review", "?puzzles"),
    *(
        "?puzzles=next",
        "?position=",
        "?layout=",
        "?explore=",
        "?guided",
        "?guided&of=mythology",
        "?lang=pl",
    ),
)
SERVED = ("?classes", "?class=", "?classroom=x", "?join=x")
ABSENT = (
    *("IPython", "PIL", "bokeh", "filelock", "ipycanvas", "ipywidgets", "joblib"),
    *("numpy", "pandas", "panel", "param", "platformdirs", "pyviz_comms", "rich", "rustworkx"),
    "segno",
    *("tornado", "tqdm", "typer"),
)
WITHOUT = """
import json
import sys

for name in ABSENT:
    sys.modules[name] = None

from oracle_nb.core import background
from tests.web.worker_browser import WorkerBrowser

background.THREADS = False
with WorkerBrowser() as browser:
    page = browser.open()
    for bot in ("random", "greedy", "planner"):
        page.go("?")
        page.submit("new", **{"kind-0": f"bot:{bot}", "kind-1": f"bot:{bot}", "kind-2": ""})
        for _ in range(4):
            background.run_next()
            page.wait()
        assert "went wrong" not in page.text, page.text
        assert page.app.table.game.history, bot
    for game in ("mythology", "mythology-advanced"):
        page.go(f"?of={game}")
        page.click("Solid")
        assert page.app.table is not None, page.text
    for game in ("delphi", "mythology"):
        page.go(f"?explore=&of={game}")
        measures = page.app.explorer.state.field.measures
        assert len(measures) == {"delphi": 58, "mythology": len(measures)}[game]
        assert "no charts" in page.text
        for name in [*measures][:: int(sys.argv[1])]:
            page.send(page.app.explorer.head, {"do": "look", "value": name, "form": {}})
            assert page.app.explorer.state.look == name and "went wrong" not in page.text, name
    for address in sys.argv[3:]:
        page.go(address)
        assert "went wrong" not in page.text, (address, page.text)

# Tests of pages of a server need no server, either.
from pathlib import Path

from oracle_nb.web.runtime.fake import FakeBrowser
from oracle_nb.web.saved_games.store import Store

browser = FakeBrowser(Store(Path(sys.argv[2])), {"oracle_renderer": "svg"})
page = browser.open()
page.click(do="first", value="greedy")
page.click_space(page.app.table.board.scene.spaces[0].space)
for address in ("?replay=", "?lesson=sailing", "?classes", "?class="):
    page.go(address)
    assert "went wrong" not in page.text, (address, page.text)
browser.close()
"""


@pytest.fixture
def alone(monkeypatch):
    """Python without threads, as in a browser."""
    monkeypatch.setattr(background, "THREADS", False)


@pytest.fixture
def site():
    """A browser with the static site."""
    with WorkerBrowser() as browser:
        yield browser


@pytest.mark.parametrize("step", [29, pytest.param(1, marks=pytest.mark.long)])
def test_pages_need_nothing_that_a_browser_lacks(step, tmp_path):
    code = f"ABSENT = {ABSENT!r}\n{WITHOUT}"
    command = [sys.executable, "-c", code, str(step), str(tmp_path), *ADDRESSES]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_the_page_knows_exactly_the_parts_that_it_shows(site):
    page = site.open()
    for address in ("?guided", "?learn", "?games", "?position=", "?"):
        page.go(address)
        assert page.parts.keys() == page.shown() and len(page.parts) > 1
        assert page.texts.keys() <= page.parts.keys()


def test_a_bot_decides_between_two_messages(site, alone):
    page = site.open()
    page.submit("new", **{"kind-0": "bot:greedy", "kind-1": "bot:greedy", "kind-2": ""})
    table = page.app.table
    page.wait()
    assert table.controller.bots.thought is not None
    # Waiting doesn't hold up the page.
    assert not table.game.history
    assert not background.run_next()
    page.wait()
    assert table.game.history


def test_a_reload_goes_on_with_the_game(site):
    page = site.open()
    page.click("Easy")
    position, address = page.app.table.game.position, page.address
    again = site.open(address)
    assert again.app.table is not None and again.app.table.game.position == position
    # Only what has changed is written.
    assert max(site.kept.writes[1:]) < site.kept.writes[0] == len(site.kept.pages)


def test_a_backup_restores_everything_in_another_browser(site):
    page = site.open()
    page.click("Easy")
    address = page.address
    page.go("?games")
    page.click(do="games-backup")
    (file,) = page.downloads
    with WorkerBrowser() as other:
        page = other.open("?games")
        page.choose_backup(file)
        assert page.again
        assert other.open(address).app.table is not None


@pytest.mark.parametrize(
    "text", ["", "oracle-nb backup 1\n", "oracle-nb backup 1\neJwDAAAAAAE=", "x"]
)
def test_other_texts_than_backups_change_nothing(site, text):
    page = site.open()
    page.click("Easy")
    image = site.kept.image
    page.go("?games")
    page.send(page.app.head, {"do": "games-restore", "value": text, "form": {"x": ""}})
    assert "Nothing was restored" in page.text and not page.again
    assert site.kept.image == image


MARKUP = "<img src=x onerror=alert(1)>"
IMPOSSIBLE = (
    "UPDATE browser_keys SET key = x'ff'",
    "UPDATE browser_keys SET key = CAST(x'ff41' AS TEXT)",
    "UPDATE browser_keys SET name = NULL",
    "UPDATE games SET changed = 'yesterday'",
    "UPDATE games SET changed = 9e99",
    "UPDATE games SET over = 2.5",
    "UPDATE games SET name = 7, title = x'00'",
    "INSERT INTO rules_known VALUES (:learner, 'delphi', 'move.range', 99, 1, 1, 0, 4)",
    "INSERT INTO rules_known VALUES (:learner, 'delphi', 'move.range', 1, -1, -1, 0, 4)",
    "INSERT INTO rules_known VALUES (:learner, 'delphi', 'move.range', 1, 1, 0, 0, -4)",
    "INSERT INTO retention VALUES (:learner, 'delphi', 9)",
    "INSERT INTO knowledge VALUES (:learner, 'delphi', 'unknown', 'x', 0.5, 0)",
    "INSERT INTO knowledge VALUES (:learner, 'mythology', 'rule', 'x', 7, 0)",
    "INSERT INTO own_puzzles VALUES (:learner, 'delphi', 'x', '[]', 0)",
    (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20001)"
        " INSERT INTO activity SELECT :learner, 'delphi', 'x', i, '', 1 FROM n"
    ),
)
"""Changes of a backup's database after which it is refused."""
STRANGE = (
    (
        f"UPDATE games SET (title, name, summary, search, kind, origin)"
        f" = ('{MARKUP}', '{MARKUP}', '{MARKUP}', '{MARKUP}', '{MARKUP}', '{MARKUP}')"
    ),
    f"INSERT INTO activity VALUES (:learner, 'delphi', '{MARKUP}', '{MARKUP}', '', 5)",
    f"INSERT INTO learners VALUES (:learner, '{MARKUP}')",
    f"INSERT INTO own_lessons VALUES ('x', 'delphi', '', '{MARKUP}', '{MARKUP}', '[', 0, 0)",
    (
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)"
        " INSERT INTO games SELECT 'copy' || i, game, seed, revision, i, title, over, given,"
        " secret, name, owner, summary, search, origin, kind, damaged, 0 FROM games, n"
    ),
)
"""Changes after which it is restored."""


def changed_backup(image: bytes, *statements: str) -> str:
    """Return a backup of a database in which statements have changed something."""
    with closing(sqlite3.connect(":memory:")) as base:
        base.deserialize(image)
        query = "SELECT key FROM browser_keys WHERE name = 'oracle_learner'"
        facts = {"learner": hashed(base.execute(query).fetchone()[0])}
        for statement in statements:
            base.execute(statement, facts)
        base.commit()
        base.execute("VACUUM")
        packed = zlib.compress(base.serialize(), 1)
    return f"oracle-nb backup 1\n{b64encode(packed).decode()}"


def test_a_backup_with_impossible_values_changes_nothing(site):
    page = site.open()
    page.click("Easy")
    image = site.kept.image
    page.go("?games")
    for statement in IMPOSSIBLE:
        text = changed_backup(image, statement)
        page.send(page.app.head, {"do": "games-restore", "value": text, "form": {"x": ""}})
        assert "Nothing was restored" in page.text and not page.again, statement
    assert site.kept.image == image


def test_a_backup_with_strange_texts_and_many_games_is_shown_as_text(site):
    page = site.open()
    page.click("Easy")
    address = page.address
    text = changed_backup(site.kept.image, *STRANGE)
    page.go("?games")
    page.send(page.app.head, {"do": "games-restore", "value": text, "form": {"x": ""}})
    assert page.again
    for place in ("", "?games", "?learn", "?teach", address):
        page = site.open(place)
        assert "went wrong" not in page.text and MARKUP not in page.html, place
    assert "2,000" in site.open("?games").text


@pytest.mark.parametrize("kind", ["full", "refused", "unavailable"])
def test_every_page_says_that_storage_fails(site, kind):
    page = site.open()
    page.click("Easy")
    page.show(page.worker.kept(kind, "no reason"))
    assert "browser" in page.text and page.find(role="alert")
    page.go("?games")
    assert page.find(role="alert", **{"class": "notice storage"})
    page.show(page.worker.kept(""))
    page.go("?games")
    assert not page.find(role="alert", **{"class": "notice storage"})


@pytest.mark.parametrize("kind", ["full", "refused"])
def test_a_game_begun_without_storage_says_so(site, kind):
    page = site.open()
    page.show(page.worker.kept(kind, "no reason"))
    page.click("Easy")
    assert "This browser" in page.text
    page.show(page.worker.kept(""))
    assert "This browser" not in page.text


def test_a_damaged_database_is_reported_and_left_alone():
    kept = Kept()
    kept(8192, {0: b"\1" * 4096, 1: b"\2" * 4096})
    image = kept.image
    with WorkerBrowser(kept=kept) as browser:
        page = browser.open("?games")
        assert "damaged" in page.text
        page.go("?")
        page.click("Easy")
        assert page.app.table is not None
    assert kept.image == image


@pytest.mark.parametrize("address", SERVED)
def test_pages_that_need_a_server_say_so(site, address):
    assert re.search("needs? a server", site.open(address).text)


def test_people_play_at_one_screen(site):
    page = site.open()
    assert "On one screen" in page.text and "Invite" not in page.text
    page.submit("friends", players="2")
    assert "hand the device on" in page.text and "Link to the seat" not in page.text
    assert not page.find(data_do="give") and "?join=" not in page.html


@pytest.mark.parametrize("message", ["", "{", "[]", "1", '{"do": 5}', '{"do": "first"}', "null"])
def test_messages_that_no_page_sends_change_nothing(site, message):
    page = site.open()
    before = page.text
    for number in (-1, 0, page.root, *page.texts):
        if message != '{"do": "first"}' or number not in page.texts:
            page.show(page.worker.receive(number, message))
    assert page.text == before


def test_a_theme_counts_on_a_page_that_has_been_left(site):
    page = site.open("?games")
    left = page._number(page.app.head)
    page.go("?rules")
    page.show(page.worker.receive(left, '{"do": "theme", "value": "dark"}'))
    assert page.dark and page.address == "?rules"
    page.show(page.worker.receive(left, '{"do": "address", "value": "?learn"}'))
    assert page.address == "?learn"


def test_pictures_are_drawn_for_what_there_is(site):
    page = site.open()
    assert page.worker.picture("board=delphi&theme=light").startswith("<svg")
    for query in ("", "game=x", "board=delphi&theme=x", "board=delphi&rule=x", "theme=%00"):
        assert page.worker.picture(query) in ("", page.worker.picture("board=delphi")), query


def test_the_document_runs_no_script_of_its_own():
    class Names(dict[str, str]):
        def __missing__(self, name):
            return f"x.{name}"

    text = page(Names())
    scripts = [script.split(">")[0] for script in text.split("<script")[1:]]
    assert all("src=" in script or "application/json" in script for script in scripts)
    assert "unsafe-eval" not in " ".join(POLICY).replace("wasm-unsafe-eval", "")
    assert "script-src 'self' 'wasm-unsafe-eval'" in POLICY
    facts = json.loads(text.split('id="site">')[1].split("<")[0])
    assert facts["kinds"].keys() == {kind.__name__ for kind in kinds()}


def test_storage_errors_are_raised_by_a_probe():
    worker = Worker(b"", Kept())
    worker.open("", "", "en")
    worker.kept("full")
    with pytest.raises(StorageError) as raised:
        worker._database.probe()
    assert raised.value.kind == "browser-full"
