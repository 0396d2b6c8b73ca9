"""Attacks on the served app over HTTP and websockets: what must not work doesn't."""

import asyncio
import json
import re
from base64 import urlsafe_b64decode
from http.client import HTTPConnection, HTTPResponse
from http.cookies import SimpleCookie
from urllib.parse import urlsplit

import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine
from tornado.websocket import websocket_connect

from oracle_nb.web.runtime.server.deployment import published
from oracle_nb.web.runtime.server.limits import USUAL
from oracle_nb.web.session.browser import KEY, LEARNER
from tests.browser.session_group import Client

TOKEN = re.compile(r'"token":"([^"]+)"')
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def ask(served, path="/", method="GET", **headers) -> tuple[HTTPResponse, str]:
    """The answer to a request, and its body."""
    connection = HTTPConnection(urlsplit(served.url).netloc, timeout=250)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers=named)
    answer = connection.getresponse()
    body = answer.read().decode(errors="replace")
    connection.close()
    return answer, body


def cookies_of(answer: HTTPResponse) -> list[str]:
    """The cookies that a response sets."""
    return answer.headers.get_all("Set-Cookie") or []


class Visitor:
    """A browser that has loaded a page: its cookies, and the token of the page."""

    def __init__(self, served, path="/", **headers):
        answer, body = ask(served, path, **headers)
        assert answer.status == 200, body
        self.page = body
        self.jar = SimpleCookie()
        for line in cookies_of(answer):
            self.jar.load(line)
        match = TOKEN.search(body)
        assert match
        self.token = match[1]

    @property
    def session(self):
        """The id of the session that the token names."""
        padded = self.token.split(".")[0] + "==="
        return json.loads(urlsafe_b64decode(padded))["session_id"]

    @property
    def cookies(self):
        return "; ".join(f"{name}={morsel.value}" for name, morsel in self.jar.items())


def refused(served, token, cookies="", **headers) -> int:
    """The status with which a websocket is refused; 101 where it opens."""

    async def connect():
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        address = served.url.replace("http", "ws", 1) + "ws"
        request = HTTPRequest(address, headers={"Cookie": cookies, **named})
        try:
            socket = await websocket_connect(request, subprotocols=["bokeh", token])
        except HTTPClientError as error:
            return int(error.code)
        first = await socket.read_message()
        socket.close()
        return 101 if first is not None else 0

    status: int = asyncio.run(connect())
    return status


# --- sessions ------------------------------------------------------------------------------------


def test_a_page_opens_in_the_browser_it_was_loaded_in(served):
    ann = Visitor(served)
    assert refused(served, ann.token, ann.cookies) == 101


def test_nobody_chooses_a_session_id(served):
    path = "/?bokeh-session-id=evil1"
    ann, bob = Visitor(served, path), Visitor(served, path, Bokeh_Session_Id="evil1")
    assert len({ann.session, bob.session, "evil1"}) == 3


def test_a_token_of_another_browser_opens_nothing(served):
    ann, bob = Visitor(served), Visitor(served)
    assert refused(served, ann.token, bob.cookies) == 403
    assert refused(served, ann.token) == 403, "without cookies"
    assert refused(served, bob.token, bob.cookies) == 101


@pytest.mark.parametrize(
    "token", ["", "evil1", "eyJzZXNzaW9uX2lkIjogImV2aWwxIn0", "a.b.c", "x" * 50_000]
)
def test_a_forged_token_opens_nothing(served, token):
    assert refused(served, token, Visitor(served).cookies) in (400, 403)


def test_a_foreign_page_opens_nothing(served):
    ann = Visitor(served)
    for origin in ("https://evil.example", "null", "http://localhost:1", "http://localhost.evil"):
        assert refused(served, ann.token, ann.cookies, Origin=origin) == 403
    assert refused(served, ann.token, ann.cookies, Origin=served.url.rstrip("/")) == 101


def test_a_picture_of_another_site_sets_no_keys(served):
    answer, _ = ask(served, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors")
    assert (answer.status, cookies_of(answer)) == (403, [])
    answer, _ = ask(served, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")
    assert answer.status == 200, "a link of another site"


@pytest.mark.parametrize(
    ("origin", "admitted"),
    [("https://a.example", True), ("http://a.example", False), ("https://[", False)],
)
def test_a_page_that_was_loaded_without_encryption_opens_nothing(origin, admitted):
    asked = RequestStartLine("GET", "/ws", "HTTP/1.1")
    request = HTTPServerRequest(
        headers=HTTPHeaders({"Origin": origin, "Host": "x"}), start_line=asked
    )
    assert published("https://a.example/").admits_origin(request) == admitted


def test_a_name_that_only_resolves_to_this_machine_is_not_served(served):
    for path in ("/", "/health", "/assets/session.js", "/static/js/bokeh.min.js"):
        answer, body = ask(served, path, Host="evil.example")
        assert answer.status == 403 and "token" not in body
    ann = Visitor(served)
    assert refused(served, ann.token, ann.cookies, Host="evil.example") == 403


# --- secrets -------------------------------------------------------------------------------------


def test_the_keys_are_where_no_script_can_read_them(served):
    answer, page = ask(served)
    lines = cookies_of(answer)
    assert len(lines) == 2
    for line in lines:
        assert "HttpOnly" in line and "SameSite=Lax" in line and "Path=/" in line
        assert SimpleCookie(line).popitem()[1].value not in page


def test_an_older_key_is_kept_and_hidden_from_scripts(served):
    answer, _ = ask(served, Cookie=f"{KEY}=an-older-key; {LEARNER}=<script>")
    lines = cookies_of(answer)
    assert any(line.startswith(f"{KEY}=an-older-key; HttpOnly") for line in lines)
    assert not any("script" in line for line in lines)


class Recorder(Client):
    """A client that keeps every frame it receives."""

    def __init__(self, url):
        super().__init__(url)
        self.frames = []

    async def _frame(self):
        frame = await super()._frame()
        self.frames.append(frame if isinstance(frame, str) else frame.decode(errors="replace"))
        return frame


def test_no_frame_contains_a_key(served):
    async def play():
        client = Recorder(served.url)
        await client.open()
        await client.press('data-do="first"', "first")
        await client.until(lambda: client.side is not None)
        for command in ("together", "share"):
            await client.press('class="now"', command)
        await client.press('class="now"', "replay")
        await client.until(
            lambda: client.html_view("walk") is not None or "replay" in client.address
        )
        await client.close()
        return client

    client = asyncio.run(play())
    received = "\n".join(client.frames)
    assert len(received) > 50_000
    assert client.cookies[KEY] not in received and client.cookies[LEARNER] not in received


# --- responses -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/?game=nothing", 200),
        ("/health", 200),
        ("/picture?board=delphi", 200),
        ("/picture?game=..%2f..", 404),
        ("/assets/session.js", 200),
        ("/static/js/bokeh.min.js", 200),
        ("/static/extensions/panel/panel.min.js", 200),
        ("/autoload.js?bokeh-autoload-element=x", 404),
        ("/metadata", 404),
        ("/nothing", 404),
        ("/assets/%00", 404),
        ("/assets/../document.py", 403),
        ("/assets/..%2f..%2fbrowser.py", 403),
        ("/static/..%2f..%2fsettings.py", 403),
        ("/static/extensions/panel/..%2f..%2fconfig.py", 403),
    ],
)
def test_every_response_is_guarded(served, path, status):
    answer, body = ask(served, path, Origin="https://evil.example")
    assert answer.status == status, body[:200]
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy and "connect-src 'self';" in policy
    assert "Access-Control-Allow-Origin" not in answer.headers
    assert "Server" not in answer.headers
    assert "Traceback" not in body


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
def test_a_page_is_only_read(served, method):
    assert ask(served, method=method)[0].status == 405


def script_in(page: str) -> str:
    """The address of a script whose name is made from its content."""
    match = re.search(r"/assets/code/[^\"']+", page)
    assert match
    return match[0]


@pytest.mark.parametrize(
    "path",
    [
        *("/", "/?learn", "/health", "/assets/session.js", "/static/js/bokeh.min.js"),
        *("/static/extensions/panel/panel.min.js", "/nothing", "/assets/code/none.js", "code"),
    ],
)
def test_head_is_answered_as_get_without_a_body(served, path):
    if path == "code":
        path = script_in(ask(served)[1])
    usual, page = ask(served, path)
    answer, body = ask(served, path, method="HEAD")
    assert answer.status == usual.status and body == ""
    changing = {"Date", "Set-Cookie", "Content-Security-Policy", "Content-Length", "Etag"}
    assert {*answer.headers} - changing == {*usual.headers} - changing
    if answer.headers["Cache-Control"] != "no-store":
        assert answer.headers["Content-Length"] == str(len(page.encode()))


def test_an_unknown_address_leads_home(served):
    for language, text in (("en", "There is no page"), ("pl", "nie ma żadnej strony")):
        answer, body = ask(served, "/<nothing>?x=1", Cookie=f"oracle_language={language}")
        assert answer.status == 404 and answer.headers["Content-Type"].startswith("text/html")
        assert text in body and 'href="/"' in body and f'lang="{language}"' in body
        assert "nothing" not in body


def test_a_page_is_not_kept_by_the_browser(served):
    assert ask(served)[0].headers["Cache-Control"] == "no-store"


def test_no_log_holds_the_secret_of_a_link(served):
    for field in ("join", "class", "classroom"):
        assert ask(served, f"/nothing?{field}=very-secret")[0].status == 404
        assert ask(served, f"/?{field}=very-secret" + "x" * USUAL.query)[0].status == 414
    assert "very-secret" not in (served.data / "log").read_text()


# --- limits --------------------------------------------------------------------------------------


def test_too_long_an_address_is_refused_with_a_word(served):
    answer, body = ask(served, "/?code=" + "x" * USUAL.query, Cookie="oracle_language=pl")
    assert answer.status == 414
    assert "Ten link jest za długi" in body
    # Headers above the limit are not even read.
    with pytest.raises(ConnectionError):
        ask(served, "/?code=" + "x" * 100_000)


def test_sessions_per_browser_are_limited(served):
    async def crowd():
        clients = [Client(served.url)]
        await clients[0].open()
        try:
            for _ in range(USUAL.sessions_per_browser - 1):
                clients.append(Client(served.url))
                clients[-1].cookies.update(clients[0].cookies)
                await clients[-1].open()
            return dict(clients[0].cookies), await asyncio.to_thread(again, clients[0].cookies)
        finally:
            for client in clients:
                await client.close()

    def again(cookies):
        jar = "; ".join(f"{name}={value}" for name, value in cookies.items())
        answer, body = ask(served, Cookie=jar)
        return answer.status, "Too many pages" in body, ask(served)[0].status

    assert asyncio.run(crowd())[1] == (503, True, 200)


def test_the_usual_port_can_be_left_out_of_the_public_address():
    assert published("https://A.example:443/x").hosts == published("https://a.example/x").hosts
    assert published("http://a.example:80").hosts == ("a.example",)
    assert published("http://a.example:443").hosts == ("a.example:443",)
