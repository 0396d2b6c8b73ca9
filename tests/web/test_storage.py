"""Storage that fails: every page says which file and what still works, and games go on."""

import sqlite3
from contextlib import closing, contextmanager
from html import unescape
from pathlib import Path
from unittest.mock import Mock

import pytest

from oracle_nb.games import opening
from oracle_nb.storage.database import SQLite, StorageError, sqlite
from oracle_nb.storage.database.base import TIMEOUT
from oracle_nb.storage.database.sqlite import write_fault
from oracle_nb.web.runtime.server.deployment import Deployment, published
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.shared.game_updates import PATIENCE, GameUpdates
from oracle_nb.web.table.shared.open_games import OPEN_GAMES
from oracle_nb.web.text.storage_errors import StorageTexts
from oracle_nb.web.widgets.html_view import HtmlView, Message
from tests.web.browser_session import everything, listed
from tests.web.shared_screens import take_action

FULL = "PRAGMA max_page_count = 1"


def limited(*commands, mode="rw"):
    """Connect as on a disk that refuses something."""

    def connected(path, _timeout):
        address = f"{path.as_uri()}?mode={mode}"
        base = sqlite3.connect(
            address, uri=True, timeout=0.01, isolation_level=None, check_same_thread=False
        )
        for command in commands:
            base.execute(command)
        return base

    return connected


def broken(database, kind, monkeypatch):
    """Break the file of the games; what mends it again."""
    database.close()
    path = database.path
    if kind == "corrupt":
        saved = path.read_bytes()
        path.write_bytes(b"nothing" * 999)
        return lambda: path.write_bytes(saved)
    if kind == "locked":
        monkeypatch.setattr(sqlite, "TIMEOUT", 0.01)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        return other.close
    if kind == "unavailable":
        aside = path.parent.rename(path.parent.with_name("aside"))
        path.parent.write_text("a file where the folder was")
        return lambda: (path.parent.unlink(), aside.rename(path.parent))
    connect = limited(mode="ro") if kind == "readonly" else limited(FULL)
    before = sqlite._connected, sqlite.write_fault

    def change(connected, fault):
        # At the end of the test all is as before, also where it fails.
        monkeypatch.setattr(sqlite, "_connected", connected)
        monkeypatch.setattr(sqlite, "write_fault", fault)

    change(connect, lambda path: StorageError(kind, path, "no"))
    return lambda: change(*before)


SAID = {
    "corrupt": "is damaged or isn't a database. Move it",
    "locked": "is locked by another program",
    "readonly": "is read-only. Make it and its folder writable",
    "full": "is full. Free some space",
    "unavailable": "can't be opened: ",
}


@pytest.fixture
def store(tmp_path):
    return Store(tmp_path / "data")


@pytest.mark.parametrize("kind", SAID)
def test_a_game_goes_on_in_memory_and_is_saved_as_soon_as_it_can_be(store, kind, monkeypatch, pair):
    files: list[tuple[str, str, bytes]] = []
    monkeypatch.setattr(HtmlView, "download", lambda _html_view, *file: files.append(file))
    old = store.add(pair, (page := SessionPage(store)).browser.owner)
    mend = broken(store.database, kind, monkeypatch)
    page.handle(Message("first"))
    shown = unescape(everything(page))
    assert page.table is not None and page.table.screen is not None
    assert "This game isn't saved at the moment" in shown and SAID[kind] in shown
    assert str(store.database.path) in shown and "wrong in the program" not in shown
    page.table.handle("step-action")
    controller = page.table.controller
    while not controller.seating.person_acts:
        page.table.handle("step-action")
    page.table.handle("do", controller.write(controller.game.legal_actions()[0]))
    page.table.handle("save-file")
    [(_name, _kind, data)] = files
    assert opening.from_json(data).history == controller.game.history
    shared_game = page.table.screen.shared_game
    # Loaded anew, the page leads to the same game.
    page.go("?learn")
    page.go("")
    mend()
    page._open_table(shared_game, -2, f"?game={shared_game.name}")
    shared_game._retry_at = 0.0
    page.table.screen.poll_changes()
    assert shared_game.fault is None
    assert "isn't saved" not in unescape(everything(page))
    assert store.load(shared_game.name)[0].history == shared_game.game.history
    assert {saved_game.id for saved_game in listed(store, page.browser.owner)} == {
        old,
        shared_game.name,
    }
    page.close()


@pytest.mark.parametrize("kind", SAID)
def test_every_page_reports_the_fault_in_the_file(store, kind, monkeypatch, pair):
    page = SessionPage(store)
    kept = store.add(pair, page.browser.owner)
    mend = broken(store.database, kind, monkeypatch)
    readable = kind in ("readonly", "full", "locked")
    for address in ("", "?games", "?learn", "?game=x", "?join=x", "?replay=x"):
        page.go(address)
        shown = unescape(everything(page))
        assert "wrong in the program" not in shown and "No games yet" not in shown
        if address in ("", "?games"):
            assert (kept in shown) is readable
        # A file that others write to can be read.
        assert SAID[kind] in shown or kind == "locked" or (readable and "=x" in address), address
        if address == "?learn":
            assert "You can still take lessons" in shown or kind == "locked"
            assert 'data-lesson="sailing"' in shown
    page.close()
    # A page that begins now is whole as well.
    page = SessionPage(store)
    assert "wrong in the program" not in unescape(everything(page))
    page.close()
    mend()


def test_a_game_that_is_stored_can_be_opened_where_nothing_can_be_written(store, monkeypatch, pair):
    page = SessionPage(store)
    kept = store.add(pair, page.browser.owner)
    mend = broken(store.database, "readonly", monkeypatch)
    page.go(f"?game={kept}")
    assert page.table is not None and page.table.screen is not None
    page.table.handle("do", pair.write(pair.legal_actions()[0]))
    assert "is read-only" in unescape(everything(page))
    mend()
    page.table.screen.shared_game._retry_at = 0.0
    page.table.screen.poll_changes()
    assert len(store.load(kept)[0].history) == 1
    page.close()


def test_a_replaced_file_gets_the_state_in_memory(page, store):
    page.handle(Message("first"))
    shared_game = page.table.screen.shared_game
    store.database.close()
    store.database.path.write_bytes(b"nothing" * 999)
    page.table.screen.changed()
    assert shared_game.fault is not None and shared_game.fault.kind == "corrupt"
    store.database.close()
    for file in store.database.path.parent.iterdir():
        file.unlink()
    page.table.screen.changed()
    assert shared_game.fault is None
    assert [saved_game.id for saved_game in listed(store, page.browser.owner)] == [shared_game.name]


def test_errors_of_storage_are_typed(tmp_path, monkeypatch):
    path = tmp_path / "x.sqlite"
    file = SQLite(path)
    with file.writing() as base:
        base.execute("CREATE TABLE t (x)")
        base.execute("INSERT INTO t VALUES (1)")
    file.close()
    assert write_fault(path) is None and write_fault(tmp_path / "no" / "such" / "file") is None
    monkeypatch.setattr("os.access", lambda *_: False)
    monkeypatch.setattr(sqlite, "_connected", lambda *_: sqlite3.connect("/proc/none/x"))
    fault = write_fault(path)
    assert fault is not None and fault.kind == "readonly" and fault.place == str(path)
    # On a disk that can't be written at all, the file is read as it is.
    with file.reading() as base:
        assert base.execute("SELECT x FROM t").fetchall() == [(1,)]
    with pytest.raises(StorageError, match=r"x\.sqlite: ") as caught, file.writing():
        pass
    assert caught.value.kind == "readonly"
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_file_that_stays_locked_is_waited_for_once(page, store, monkeypatch):
    page.handle(Message("first"))
    shared_game = page.table.screen.shared_game
    other = sqlite3.connect(store.database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waited = []
    connected = sqlite._connected

    def noted(path, timeout):
        waited.append(timeout)
        return connected(path, 0.0)

    monkeypatch.setattr(sqlite, "_connected", noted)
    store.database.close()
    for _ in range(3):
        page.table.screen.changed()
        assert shared_game.fault.kind == "locked"
    assert waited.count(TIMEOUT) == 1 and TIMEOUT <= 2
    other.close()
    page.table.screen.changed()
    assert shared_game.fault is None


def test_a_transaction_that_is_committed_does_not_fail_afterwards(tmp_path, monkeypatch):
    file = SQLite(tmp_path / "x.sqlite")
    with file.reading():
        pass
    connect = sqlite3.connect

    def refused(*arguments, **options):
        # The connection that stays open is the only one that several threads use.
        if options.get("check_same_thread") is False:
            raise sqlite3.OperationalError("unable to open database file")
        return connect(*arguments, **options)

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", refused)
        with file.writing() as base:
            base.execute("CREATE TABLE t (x)")
    with file.reading() as base:
        assert base.execute("SELECT COUNT(*) FROM t").fetchone() == (0,)


# --- pages recover by themselves -----------------------------------------------------------------


@contextmanager
def away():
    """Let every use of the database fail."""

    def refuse(*_args, **_options):
        raise StorageError("unreachable", "postgresql://ann@db/games", "Refused", server=True)

    with pytest.MonkeyPatch.context() as patch:
        for name in ("_connected", "_readable"):
            patch.setattr(sqlite, name, refuse)
        patch.setattr(SQLite, "_borrowed", lambda _self: None)
        yield


@pytest.mark.parametrize("place", ["host", "guest", "replay"])
def test_a_page_that_is_opened_while_storage_is_away_keeps_its_address(party, place):
    name, link = party.host.table.screen.shared_game.name, party.link(1)
    search = {"host": f"?game={name}", "guest": link, "replay": f"?replay={name}"}[place]
    key = {KEY: party.host.browser._key} if place != "guest" else {}
    OPEN_GAMES._open.clear()
    with away():
        page = party.visit(search, key)
        assert page.table is None and page.head.address == search
        shown = unescape(everything(page))
        assert "opens by itself" in shown and "data-retry" in shown
        first = page.head
        for _ in range(2):
            page.head.receive({"do": "retry"})
            assert page.head is first and page.head.address == search
        page.handle(Message("language", "pl"))
        assert "otworzy się sama" in everything(page) and page.head.address == search
    page.head.receive({"do": "retry"})
    assert (page.replay if place == "replay" else page.table) is not None
    assert page.head.address.startswith(search)
    page.close()


@pytest.mark.parametrize("search", ["", "?games", "?stats", "?classes"])
def test_other_pages_show_what_there_is_as_soon_as_storage_is_back(store, search, pair):
    page = SessionPage(store)
    store.add(pair, page.browser.owner)
    with away():
        page.go(search)
        assert "data-retry" in everything(page) and page.head.address == search
    page.head.receive({"do": "retry"})
    shown = everything(page)
    assert "data-retry" not in shown and "Refused" not in shown
    assert ("Ann" in shown) is (search in ("", "?games"))
    page.close()


# --- everybody at a game is told -----------------------------------------------------------------


def test_every_screen_of_a_game_says_that_storage_is_away(party, store, caplog):
    guest = party.visit(party.link(1))
    watch = GameUpdates(store, alone=True)
    watch._look()
    with away():
        for _ in range(3):
            watch._changes._announced = 0.0
            watch._look()
        for page in (party.host, guest):
            assert "The app's storage can't be used" in unescape(everything(page))
            assert "isn't saved" not in unescape(everything(page))
        # Somebody who acts is told that it isn't saved.
        acting = next(
            candidate for candidate in party.pages if candidate.table.controller.seating.person_acts
        )
        take_action(acting)
        assert "This game isn't saved" in unescape(everything(acting))
    watch._look()
    acting.table.screen.poll_changes()
    for page in (party.host, guest):
        assert "notice unsaved" not in everything(page)
    assert len(store.load(party.host.table.screen.shared_game.name)[0].history) == 1
    said = [
        record.getMessage() for record in caplog.records if "the games can" in record.getMessage()
    ]
    assert [text.partition(":")[0] for text in said] == [
        "the games can't be saved",
        "the games can be saved again",
    ]
    watch._changes.close()


def test_a_short_lock_is_no_outage(party, store, monkeypatch):
    watch = GameUpdates(store, alone=True)
    locked = StorageError("locked", "x", "locked")
    monkeypatch.setattr(watch._changes, "look", Mock(side_effect=locked))
    for number in range(PATIENCE):
        assert watch._away is None
        watch._look()
        assert watch._failures == number + 1
    assert watch._away is locked


# --- visitors ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deployment", "private"),
    [
        (Deployment(hosts=("localhost:8612", "127.0.0.1:8612")), True),
        (Deployment("/user/ann/oracle/", "app", framed=True), True),
        (Deployment(hosts=("localhost:8612", "127.0.0.1:8612", "192.0.2.7:8612")), False),
        (Deployment(hosts=("school.example:80",)), False),
        (published("https://games.example.org/oracle"), False),
        (published("http://localhost:8612/oracle"), False),
    ],
)
def test_only_the_person_who_runs_it_sees_all_pages_of_a_private_app(deployment, private):
    assert deployment.is_private is private


@pytest.mark.parametrize(
    "error",
    [
        StorageError("full", Path("/var/lib/oracle-nb/games.sqlite"), "disk I/O error"),
        StorageError("refused", "postgresql://ann@db:5432/o", 'user "ann" at "db"', server=True),
        PermissionError(13, "Permission denied", "/var/lib/oracle-nb"),
    ],
)
def test_visitors_of_a_server_do_not_read_its_places(error, monkeypatch, caplog):
    texts = StorageTexts()
    assert str(error.filename or error.place) in texts.text(error, "en")
    texts.for_visitors = True
    for language in ("en", "pl", "en"):
        shown = texts.text(error, language)
        assert not any(text in shown for text in ("/var", "oracle-nb", "ann", "db", "5432"))
    # The log has it, once.
    assert [record.getMessage() for record in caplog.records] == [str(error)]
    monkeypatch.setattr("oracle_nb.web.text.storage_errors.PAUSE", 0.0)
    texts.text(error, "en")
    assert len(caplog.records) == 2
