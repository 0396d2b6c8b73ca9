"""A hundred thousand attacks on the app: codes, addresses, files, tokens, messages and requests.

``ATTACKS`` says how many in all (100,000), ``ATTACK_SEED`` which; the seed is printed. Most are
made in this process, thousands are opened in a page, thousands go over HTTP and websockets to a
server at which somebody else is playing, and some hundreds are opened in a browser.
"""

import asyncio
import os
import re
import sys
import time
from collections.abc import Iterator
from html import unescape
from http.client import HTTPConnection, HTTPException
from typing import Any, Final
from urllib.parse import quote, urlsplit

import pytest
from tornado.websocket import WebSocketClosedError
from tqdm import tqdm

from oracle_nb.games.registry import package_of
from oracle_nb.text.names import name_fault
from oracle_nb.web.runtime.server.tokens import TokenError, Tokens
from oracle_nb.web.saved_games.importing import opened, opened_file
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.browser import KEY, LEARNER, secret_keys
from oracle_nb.web.session.content import bots
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.shared.open_games import WATCH
from oracle_nb.web.widgets.html_view import HtmlView
from tests.app_server import running
from tests.attacks import HOSTILE, Attacker
from tests.browser.session_group import Client
from tests.damage import damaged_bytes
from tests.storage.test_codes import retold, shared
from tests.web.browser_session import everything
from tests.web.shared_screens import Party

pytestmark = pytest.mark.long

TOTAL: Final = int(os.environ.get("ATTACKS", "100000"))
"""Attacks in all; ATTACKS sets it."""
SEED: Final = os.environ.get("ATTACK_SEED", str(int(time.time())))
"""The seed of the attacks; ATTACK_SEED sets it."""
SHARES: Final = {
    "codes": 0.20,
    "files": 0.40,
    "tokens": 0.21,
    "pages": 0.03,
    "seats": 0.03,
    "requests": 0.06,
    "messages": 0.06,
    "links": 0.007,
    "browser": 0.003,
}
"""The share of each kind of attack."""
SENTENCE: Final = 700
"""Maximum number of characters of what is said of a code or a file."""
FRAME: Final = 3_000_000
"""Maximum number of bytes of what a page is sent at a time."""
SLOW: Final = 30
"""Seconds after which an answer counts as none; the machine may be busy."""
EACH: Final = 40
"""Messages that one session sends."""


def series(kind: str, name: str = "") -> Iterator[Attacker]:
    """Attackers, each of whom makes one attack of a kind; half of them for each game named."""
    number = round(SHARES[kind] * TOTAL / (2 if name else 1))
    # To stderr, because the output of pytest's worker processes is lost.
    print(f"\n{number} attacks by {kind}, seed {SEED}", file=sys.stderr)
    attacker = Attacker(f"{SEED}-{kind}", name or "delphi")
    for _ in tqdm(range(number), desc=kind, mininterval=5, file=sys.stderr):
        yield attacker


def is_sentence(text: str) -> bool:
    """Whether a fault is told as a person would read it."""
    return bool(text.strip()) and len(text) <= SENTENCE and "Traceback" not in text


# --- in this process -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["delphi", "mythology"])
@pytest.mark.parametrize("kind", ["codes", "files"])
def test_a_damaged_game_is_refused_in_a_sentence_or_sound(kind, name):
    sound = 0
    for attacker in series(kind, name):
        text = attacker.code() if kind == "codes" else attacker.file()
        game, said = _opened(kind, text)
        if game is None:
            assert is_sentence(said), repr(text)
        else:
            sound += 1
            assert not any(name_fault(name) for name in game.seats if not name.startswith("bot:"))
    print(f"{sound} of them still open", file=sys.stderr)


def _opened(kind: str, text: str) -> tuple[Any, str]:
    """The game of a code or a file, or what is wrong with it."""
    try:
        if kind == "codes":
            return opened(text, bots, "en"), ""
        return opened_file(text, "save.json", bots, "en"), ""
    except ValueError as error:
        return None, str(error)


def test_no_damaged_token_or_key_is_accepted():
    tokens = Tokens(b"secret")
    token = tokens.issue("ann", "?learn")
    for attacker in series("tokens"):
        spoiled = damaged_bytes(token.encode(), attacker.rng).decode("latin-1")
        key = attacker.rng.choice(("ann", attacker.text()))
        keys = secret_keys({KEY: key.encode(errors="replace").decode("latin-1")})
        assert re.fullmatch(r"[\w-]{1,40}", keys[KEY])
        if spoiled == token and keys[KEY] == "ann":
            continue
        with pytest.raises(TokenError):
            tokens.claims(spoiled, keys[KEY])


def test_any_address_shows_a_page(tmp_path):
    store = Store(tmp_path)
    for attacker in series("pages"):
        search = attacker.search()
        page = SessionPage(store, search, {KEY: f"k{attacker.rng.randrange(200)}"})
        shown = everything(page)
        assert 'class="report' not in shown, search
        assert "<script" not in shown and "<img src=x" not in shown and "<svg onload" not in shown
        page.close()


@pytest.mark.parametrize("name", ["delphi", "mythology"])
def test_nobody_acts_from_a_place_that_is_not_theirs(tmp_path, name):
    """A spectator changes nothing; a guest never changes what is the host's alone."""
    new_game = package_of(name).new_game
    party = Party(Store(tmp_path), new_game(2, seed=5, seats=("Ann", "Bob")))
    guest, watcher = party.guest(1), party.guest(WATCH)
    other = Party(Store(tmp_path), new_game(2, seed=7, seats=("Eve", "Joe")))
    secrets = (party.host.table.screen.shared_game.name, party.link(1), party.link(WATCH))
    guest = party.visit(secrets[1])
    watcher = party.visit(secrets[2])
    shared_game, elsewhere = party.host.table.screen.shared_game, everything(other.host)
    for attacker in series("seats", name):
        page, place = attacker.rng.choice(((guest, secrets[1]), (watcher, secrets[2])))
        if page.table is None:
            page.go(place)
        before = (shared_game.game.to_json(), shared_game.state, dict(shared_game.given))
        seats = shared_game.game.seats
        actions = [
            shared_game.game.write(action) for action in shared_game.game.legal_actions()[:5]
        ]
        values = ("0", "1", "-1", "0:greedy", "1:greedy", *actions)
        message = attacker.message(values)
        html_view = attacker.rng.choice(list(page.view.select(HtmlView)))
        html_view.receive(message)
        after = (shared_game.game.to_json(), shared_game.state, dict(shared_game.given))
        if page is watcher:
            assert after == before, message
        assert shared_game.given == before[2] and shared_game.state.clock is None, message
        assert shared_game.state.substitutes == {} and shared_game.game.seats[0] == seats[0], (
            message
        )
        if page.table is not None:
            assert 'class="report' not in everything(page), message
            assert secrets[2 if page is guest else 1] not in everything(page), message
    assert everything(other.host) == elsewhere
    other.close()
    party.close()


# --- over HTTP and websockets --------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    """A server, none of whose code may fail."""
    with running(tmp_path_factory.mktemp("attacked")) as served:
        yield served


def test_no_request_gets_more_than_an_answer(served):
    host = urlsplit(served.url).netloc
    for attacker in series("requests"):
        method, path, headers = attacker.request()
        connection = HTTPConnection(host, timeout=SLOW)
        try:
            connection.request(method, path, headers=headers)
            answer = connection.getresponse()
            body = answer.read().decode(errors="replace")
        except (HTTPException, ConnectionError):
            continue
        finally:
            connection.close()
        assert answer.status < 500 or answer.status == 503, (method, path, headers)
        assert "Traceback" not in body and "hacked" not in (answer.headers["Location"] or "")
        assert answer.headers["Access-Control-Allow-Origin"] is None
        assert len(body) < 100_000 or path.startswith(("/assets", "/static"))
    assert served.process.poll() is None


class Mallory(Client):
    """A client that sends attacks, and looks into every frame for what it must not see."""

    secrets: tuple[str, ...] = ()
    answers = 0

    async def _frame(self):
        frame = await super()._frame()
        text = frame if isinstance(frame, str) else frame.decode(errors="replace")
        assert len(text) < FRAME
        assert not any(secret in text for secret in self.secrets)
        if '"msgtype":"OK"' in text.replace(" ", "")[:200]:
            self.answers += 1
        return frame

    def models(self) -> tuple[str, ...]:
        """The ids of what this page can be told something by."""
        return tuple(html_view.model for html_view in self._html_views.values())

    def texts_of(self, pattern: str) -> tuple[str, ...]:
        """Values of attributes of the page, such as the commands of its buttons."""
        shown = "".join(html_view.html for html_view in self._html_views.values())
        return tuple(map(unescape, re.findall(rf'data-(?:{pattern})="([^"]+)"', shown)[:50]))

    async def attack(self, attacker: Attacker, foreign: tuple[str, ...]) -> bool:
        """Send an attack, and await its answer; False where it has ended the session."""
        values, deeds = self.texts_of("value|action"), self.texts_of("do|change")
        event = attacker.event((*self.models(), *foreign), values, deeds)
        expected = self.answers + 1
        socket = self._socket
        assert socket is not None
        try:
            for frame in attacker.frames(event):
                await socket.write_message(frame, binary=isinstance(frame, bytes))
        except WebSocketClosedError:
            return False
        end = time.monotonic() + SLOW
        while self.answers < expected and not self._hearing.done():
            assert time.monotonic() < end, event
            await asyncio.sleep(0.002)
        if not self._hearing.done():
            return True
        error = self._hearing.exception()
        assert error is not None and "ended the session" in str(error), (event, error)
        return False


class Victim(Client):
    """Somebody at a table, who counts what they are sent."""

    heard = 0

    async def _frame(self):
        frame = await super()._frame()
        self.heard += 1
        return frame


async def victims(served):
    """A host and a guest at one table."""
    host = Victim(served.url)
    await host.open()
    form = {"kind-0": "person", "kind-1": "person", "kind-2": "", "kind-3": "", "seed": "7"}
    await host.send("new", {**form, "length": "8", "board": "compact", "tiles": "random"})
    await host.until(lambda: host.at >= 0)
    await host.press('data-do="together"', "together")
    await host.press('data-do="together"', "give", "1")
    await host.until(lambda: host.html_view("?join=") is not None)
    shown = host.html_view("?join=")
    assert shown is not None
    link = re.findall(r'value="(\?join=[\w-]+)"', shown.html)[0]
    await host.press('data-do="together"', "together")
    await host.until(lambda: host.html_view("?join=") is None)
    # The last action arrives before anything is counted.
    await asyncio.sleep(2)
    return host, link


def test_messages_hurt_nobody_else(served):
    async def attack():
        host, link = await victims(served)
        heard, shown = host.heard, [html_view.html for html_view in host._html_views.values()]
        secrets = (host.cookies[KEY], host.cookies[LEARNER], link, host.address.partition("=")[2])
        foreign = tuple(html_view.model for html_view in host._html_views.values())
        pages = (
            "",
            "first",
            "?learn",
            "?games",
            "?explore=free.7",
            "?position=",
            "?lesson=sailing",
        )
        client, sent = None, EACH
        for attacker in series("messages"):
            if client is None or sent >= EACH:
                if client is not None:
                    await client.close()
                page, sent = attacker.rng.choice(pages), 0
                client = Mallory(served.url + page.replace("first", ""))
                client.secrets = secrets
                await client.open()
                if page == "first":
                    await client.press('data-do="first"', "first")
                    await client.until(lambda client=client: client.at >= 0)  # type: ignore[misc]
            sent += 1
            if not await client.attack(attacker, foreign):
                client = None
            else:
                assert client.error_report != "a report"
        assert host.heard == heard, "the victim was sent something"
        assert [html_view.html for html_view in host._html_views.values()] == shown
        await host.press('data-do="together"', "together")
        await host.until(lambda: host.html_view("?join=") is not None)
        await host.close()

    asyncio.run(attack())
    assert served.process.poll() is None


def test_links_open_in_pages(served):
    async def attack():
        for attacker in series("links"):
            search = attacker.search()
            client = Mallory(served.url + _encoded(search))
            await client.open()
            assert client.error_report != "a report", search
            await client.close()

    asyncio.run(attack())


def _encoded(search: str) -> str:
    return "?" + quote(search[1:], safe="=&.%", errors="replace")


# --- in a browser --------------------------------------------------------------------------------


def test_nothing_in_a_link_runs_in_a_browser(served, browser):
    names = [text for text in HOSTILE if "\ud800" not in text]
    for number, attacker in enumerate(series("browser")):
        if number % 2:
            search = attacker.search()
        else:
            chosen = [attacker.rng.choice(names), attacker.rng.choice(names)]
            code = retold(shared(6), lambda value, chosen=chosen: _renamed(value, chosen))
            search = f"?code={code}"
        context = browser.new_context()
        page = context.new_page()
        said: list[str] = []
        page.on("dialog", lambda dialog, said=said: said.append(dialog.message))
        page.goto(served.url + _encoded(search), wait_until="commit")
        page.locator(".bar, main.message").first.wait_for(timeout=1_000 * SLOW)
        assert page.evaluate("window.hacked") is None and said == [], search
        assert page.locator("[onerror], [onload], script:not([src]):not([type])").count() == 0
        for notice in page.locator(".notice").all_inner_texts():
            assert is_sentence(notice), search
        assert page.locator(".report").count() == 0, search
        context.close()


def _renamed(value: Any, names: list[str]) -> None:
    del value[4][:]
    value[3] = [names[at % 2] + str(at) for at in range(len(value[3]))]
