"""Deployments that are set up wrongly, or whose storage fails: what monitors and people read."""

import asyncio
import re
import sqlite3
from contextlib import closing, suppress
from html import unescape
from importlib import import_module
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tornado.httpclient import AsyncHTTPClient, HTTPClientError, HTTPRequest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.netutil import bind_sockets
from tornado.websocket import websocket_connect

from oracle_nb.storage.database import (
    DATABASE,
    PLACE,
    SQLite,
    StorageError,
    default_database,
    sqlite,
)
from oracle_nb.storage.database.locations import FILE
from oracle_nb.storage.database.tables import VERSION
from oracle_nb.web.runtime.server import handlers
from oracle_nb.web.runtime.server.deployment import Deployment, published
from oracle_nb.web.runtime.server.handlers import (
    SAVED,
    UNREADABLE,
    UNSAVED,
    StorageHealth,
    storage_state,
)
from oracle_nb.web.runtime.server.jupyter_proxy import main as serve_behind_jupyter
from oracle_nb.web.runtime.server.launch import check_storage
from oracle_nb.web.runtime.server.server import make_server
from oracle_nb.web.saved_games.store import Store
from tests.cli.running import Run

SECRET = "Geheim"


@pytest.fixture
def run(capsys, monkeypatch):
    """The command line, which serves nothing."""
    monkeypatch.setenv(DATABASE, "")
    launch = import_module("oracle_nb.web.runtime.server.launch")
    monkeypatch.setattr(launch, "listen", lambda **_: None)
    monkeypatch.setattr(launch, "serve", lambda *_, **__: None)
    return Run(capsys, monkeypatch)


def served(visit, scheme="http"):
    """Call a coroutine with the address of an app that runs, published by a scheme."""

    async def serve():
        sockets = bind_sockets(0, "127.0.0.1")
        url = f"://127.0.0.1:{sockets[0].getsockname()[1]}/"
        server = make_server(sockets, published(scheme + url))
        server.start()
        try:
            await visit(f"http{url}")
        finally:
            server.stop()

    asyncio.run(serve())


# --- the public address --------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        f"https://ann:{SECRET}@example.org/oracle",
        f"https://{SECRET}@example.org/oracle",
        f"https://example.org/oracle/?{SECRET}=1",
        f"https://example.org/oracle#{SECRET}",
        "https://example.org/oracle?",
        "https://example.org/oracle#",
        "https://example.org:99999/oracle",
        "https://example.org:0/oracle",
        "https://example.org:/oracle",
        "https://example.org:port/oracle",
        "https://example.org/or acle",
        " https://example.org/oracle",
        "https://example.org/oracle\n",
        "https://example.org//oracle",
        "https://example.org/../oracle",
        "https://example.org/ora\\cle",
        "https://example.org/%zz",
        "https://example.org/%00",
        "https://example.org/a%0d%0ab",
        "https://example.org/%2e%2e/oracle",
        "https://example.org/a%2fb",
        "https://example.org/a%5Cb",
        f"https://{'a' * 64}.org/",
        "https://exa mple.org/oracle",
        "https:///oracle",
        "https:/example.org/oracle",
        "https://[::1/oracle",
        "https://.../oracle",
        "ftp://example.org/oracle",
        "wss://example.org/oracle",
        "javascript://example.org/oracle",
        "example.org/oracle",
        "example.org",
        f"postgresql://ann:{SECRET}@db/games",
    ],
)
def test_a_wrong_public_address_is_refused_with_the_right_form(run, url):
    said = run.bad("play", "--no-browser", "--public-url", url)
    assert said.startswith("--public-url: write the address as browsers show it, such as https://")
    assert SECRET not in said


@pytest.mark.parametrize(
    ("url", "folder", "host"),
    [
        ("https://example.org", "/", "example.org"),
        ("HTTPS://Example.org:443/", "/", "example.org"),
        ("http://example.org:8080/a/b-c_d~1/", "/a/b-c_d~1/", "example.org:8080"),
        ("http://[::1]:8080/%C4%85", "/%C4%85/", "[::1]:8080"),
        ("https://münchen.example", "/", "xn--mnchen-3ya.example"),
        ("http://localhost:8612/oracle", "/oracle/", "localhost:8612"),
    ],
)
def test_a_public_address_is_read(url, folder, host):
    deployment = published(url)
    assert (deployment.folder, deployment.hosts) == (folder, (host,))


@given(st.text(max_size=20))
def test_any_other_text_is_refused(text):
    with suppress(ValueError):
        deployment = published(f"https://example.org/{text}")
        assert re.fullmatch(r"/([\w.~!$&'()*+,;=:@%-]+/)*", deployment.folder, re.ASCII)


# --- the browser's side --------------------------------------------------------------------------


def test_a_wrong_host_is_explained_to_the_visitor_without_the_right_one(caplog):
    async def visit(url):
        request = HTTPRequest(url, headers={"Host": "evil.example"})
        with pytest.raises(HTTPClientError) as caught:
            await AsyncHTTPClient().fetch(request)
        response = caught.value.response
        assert caught.value.code == 403 and response is not None
        page = response.body.decode()
        assert "isn't available at this address" in unescape(page)
        assert "127.0.0.1" not in page and "evil" not in page
        assert not response.headers.get_list("Set-Cookie")

    served(visit)
    assert "host 'evil.example' is not served here" in caplog.text


def test_a_page_by_http_of_an_app_that_is_published_by_https_says_so(caplog):
    async def visit(url):
        page = (await AsyncHTTPClient().fetch(url)).body.decode()
        assert '"secure":true' in page and "is published at an encrypted address" in page
        token = re.search(r'"token":"([^"]+)"', page)
        assert token
        address = f"{url.replace('http', 'ws')}ws"
        for headers in ({}, {"Origin": url.rstrip("/")}):
            with pytest.raises(HTTPClientError, match="403"):
                await websocket_connect(
                    HTTPRequest(address, headers=headers), subprotocols=["bokeh", token[1]]
                )

    served(visit, "https")
    reason = "its page came by http, but --public-url begins with https"
    assert f"the browser has no key: {reason}" in caplog.text
    assert f"a page of another origin: {reason}" in caplog.text


@pytest.mark.parametrize("site", ["same-origin", "none", "cross-site", ""])
def test_the_scheme_of_an_origin_is_compared_whatever_the_browser_says(site):
    async def visit(url):
        page = await AsyncHTTPClient().fetch(url)
        token = re.search(r'"token":"([^"]+)"', page.body.decode())
        assert token
        kept = [cookie.partition(";")[0] for cookie in page.headers.get_list("Set-Cookie")]
        headers = {"Cookie": "; ".join(kept), **({"Sec-Fetch-Site": site} if site else {})}
        origin = url.rstrip("/")

        async def connect(origin):
            address = f"{url.replace('http', 'ws')}ws"
            request = HTTPRequest(address, headers={**headers, "Origin": origin})
            return await websocket_connect(request, subprotocols=["bokeh", token[1]])

        for wrong in (origin, "null", "https://evil.example"):
            with pytest.raises(HTTPClientError, match="403"):
                await connect(wrong)
        if site != "cross-site":
            (await connect(origin.replace("http", "https"))).close()

    served(visit, "https")


@pytest.mark.parametrize(
    ("origin", "headers", "admitted"),
    [
        ("http://hub.example", {}, True),
        ("https://hub.example", {}, True),
        ("https://hub.example", {"X-Forwarded-Proto": "https,http"}, True),
        ("http://hub.example", {"X-Forwarded-Proto": "https,http"}, False),
        ("http://hub.example", {"X-Scheme": "https"}, False),
        ("http://hub.example", {"X-Forwarded-Proto": "http"}, True),
        ("https://hub.example", {"X-Forwarded-Proto": "http"}, True),
    ],
)
def test_a_page_without_encryption_opens_nothing_behind_an_encrypted_jupyter(
    origin, headers, admitted
):
    start = RequestStartLine("GET", "/ws", "HTTP/1.1")
    sent = HTTPHeaders({"Origin": origin, "Host": "hub.example", **headers})
    request = HTTPServerRequest(headers=sent, start_line=start)
    assert Deployment("/oracle/", "app", framed=True).admits_origin(request) is admitted


# --- health --------------------------------------------------------------------------------------


def test_a_monitor_learns_whether_games_can_be_saved(monkeypatch):
    answers = iter((SAVED, UNSAVED, UNREADABLE))
    monkeypatch.setattr(handlers, "storage_state", lambda: next(answers))
    monkeypatch.setattr(handlers, "FRESH", 0.0)

    async def visit(url):
        async def ask(path):
            response = await AsyncHTTPClient().fetch(f"{url}health{path}", raise_error=False)
            return response.code, response.body.decode()

        assert await ask("") == (200, "ok\n")
        assert await ask("?storage") == (200, "ok\n")
        assert await ask("?storage") == (503, "games can't be saved\n")
        assert await ask("?storage=1") == (503, "games can't be read or saved\n")
        # The server itself is alive.
        assert await ask("") == (200, "ok\n")

    served(visit)


def test_storage_is_checked_once_for_all_who_ask(monkeypatch):
    checked = Mock(return_value=SAVED)
    monkeypatch.setattr(handlers, "storage_state", checked)

    async def ask():
        storage = StorageHealth()
        await asyncio.gather(*(storage.state() for _ in range(50)))
        for _ in range(50):
            assert await storage.state() == SAVED

    asyncio.run(ask())
    assert checked.call_count == 1


def test_the_state_of_the_storage(monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE, str(tmp_path / "data"))
    assert storage_state() == SAVED

    def refuse(*_args):
        raise PermissionError(13, "denied")

    with monkeypatch.context() as patch:
        patch.setattr(SQLite, "_borrowed", lambda _self: None)
        patch.setattr(sqlite, "_connected", refuse)
        assert storage_state() == UNSAVED
        patch.setattr(sqlite, "_readable", refuse)
        assert storage_state() == UNREADABLE
    assert storage_state() == SAVED
    with monkeypatch.context() as patch:
        fill_disk(patch)
        assert storage_state() == UNSAVED
    assert storage_state() == SAVED


def fill_disk(patch):
    patch.setattr("shutil.disk_usage", lambda _path: Mock(free=sqlite.SPARE - 1))


# --- starting ------------------------------------------------------------------------------------


def nothing_can_be_saved(kind, folder):
    """Set up a folder in which nothing can be saved; return the value of the variable."""
    if kind == "file":
        (folder / "file").write_text("x")
        return folder / "file"
    if kind == "damaged":
        (folder / FILE).write_bytes(b"nothing" * 999)
    elif kind == "folder":
        (folder / FILE).mkdir()
    elif kind == "games on a full disk":
        with SQLite(folder / FILE).writing():
            pass
    return folder


@pytest.mark.parametrize("kind", ["file", "damaged", "folder", "games on a full disk"])
def test_a_start_where_nothing_can_be_saved_says_so_in_one_line(
    run, kind, monkeypatch, tmp_path, caplog
):
    monkeypatch.setenv(PLACE, str(nothing_can_be_saved(kind, tmp_path)))
    if kind == "games on a full disk":
        fill_disk(monkeypatch)
    assert run("play", "--no-browser")[0] == 0
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith("games can't be saved: The ") and "\n" not in line
    assert str(tmp_path) in line


def test_a_start_where_games_can_be_saved_says_nothing(run, monkeypatch, tmp_path, caplog):
    monkeypatch.setenv(PLACE, str(tmp_path))
    run.good("play", "--no-browser")
    assert not caplog.records


def test_a_file_of_a_newer_version_is_not_served(run, monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE, str(tmp_path))
    Store().over("x")
    default_database().close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute(f"PRAGMA user_version = {VERSION + 1}")
    said = run.bad("play", "--no-browser", code=1)
    assert "made by a newer version" in said and str(VERSION + 1) in said
    with pytest.raises(StorageError, match="newer version"):
        check_storage(default_database())
    with pytest.raises(SystemExit, match="newer version"):
        serve_behind_jupyter(["socket", "/", "app"])


def test_a_file_of_a_development_version_is_not_served(run, monkeypatch, tmp_path):
    monkeypatch.setenv(PLACE, str(tmp_path))
    Store().over("x")
    default_database().close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("PRAGMA application_id = 0")
    before = (tmp_path / FILE).read_bytes()
    said = run.bad("play", "--no-browser", code=1)
    assert "made by a development version" in said and "save each game as a file" in said
    assert (tmp_path / FILE).read_bytes() == before


def test_a_user_without_a_home_gets_a_message(run, monkeypatch):
    monkeypatch.delenv(PLACE, raising=False)

    def homeless(*_args, **_options):
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr("platformdirs.user_data_path", homeless)
    assert f"set {PLACE} to the full path of a folder" in run.bad("play", "--no-browser", code=1)
    assert f"set {PLACE}" in run.bad("play", "--text", code=1)
    with pytest.raises(SystemExit, match=f"set {PLACE}"):
        serve_behind_jupyter(["socket", "/", "app"])


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", f"postgresql://ann:{SECRET}@db/games"),
        ("play", "--database", f"postgresql://ann:{SECRET}/1@db:5432/games"),
        ("play", "--database", f"host=db password={SECRET}"),
        ("play", "--port", f"postgresql://ann:{SECRET}/1@db/games"),
        ("play", "--game", f"postgresql://ann:{SECRET}@db/games"),
        ("play", "--lang", f"postgresql://ann:{SECRET}@db/games"),
        (f"postgresql://ann:{SECRET}@db/games",),
        ("database", f"postgresql://ann:{SECRET}@db/games"),
        ("database", "copy", f"postgresql://ann:{SECRET}@db/games"),
    ],
)
def test_a_password_at_the_wrong_place_is_not_repeated(run, arguments):
    code, out, err = run(*arguments)
    assert code != 0 and SECRET not in out + err
