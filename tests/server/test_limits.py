"""Limits of sessions and connections."""

from typing import Any, cast

from oracle_nb.web.runtime.server.deployment import Deployment
from oracle_nb.web.runtime.server.handlers import Served
from oracle_nb.web.runtime.server.limits import Limits
from oracle_nb.web.runtime.server.server import _Listener
from oracle_nb.web.runtime.server.tokens import Claims, Tokens

LIMITS = Limits(sessions=3, sessions_per_browser=2, connections_per_session=2)


def test_connections_without_a_session_yet_count():
    served, sessions = Served(Deployment(), Tokens(b"s"), LIMITS, "en"), set[str]()
    claims = [Claims(str(number), "ann", "") for number in range(3)]
    assert [served.admit(claim, sessions) for claim in claims] == [True, True, False]
    assert not served.has_room("ann", sessions)
    assert served.has_room("bob", sessions)
    served.release("0")
    assert served.admit(claims[2], sessions)


def test_a_browser_whose_sessions_have_ended_can_open_more():
    served, sessions = Served(Deployment(), Tokens(b"s"), LIMITS, "en"), set[str]()
    for number, browser in enumerate(("ann", "ann", "bob")):
        assert served.admit(Claims(str(number), browser, ""), sessions)
        served.release(str(number))
        sessions.add(str(number))
    assert not served.has_room("ann", sessions) and not served.has_room("eve", sessions)
    sessions.clear()
    assert served.has_room("ann", sessions) and served.has_room("eve", sessions)


def test_a_session_has_few_connections():
    served, sessions = Served(Deployment(), Tokens(b"s"), LIMITS, "en"), {"0"}
    claims = Claims("0", "ann", "")
    assert [served.admit(claims, sessions) for _ in range(3)] == [True, True, False]


def test_connections_that_ask_for_nothing_are_limited():
    class Stream:
        closed = False

        def close(self):
            self.closed = True

    listener = _Listener(lambda _request: None)
    listener.half_open = 0
    stream = Stream()
    listener.handle_stream(cast("Any", stream), ("127.0.0.1", 1))
    assert stream.closed
