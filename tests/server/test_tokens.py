"""Session tokens: issued by this server, to one browser, for a while."""

import base64
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oracle_nb.web.runtime.server import tokens as module
from oracle_nb.web.runtime.server.tokens import LONGEST, TokenError, Tokens

MINE = Tokens(b"s" * 32)
# Made when tests are collected: it may have expired when they run, which is found out last.
OLD = MINE.issue("ann", "?learn")


@pytest.fixture
def token():
    return MINE.issue("ann", "?learn")


def test_a_token_names_its_session_and_its_address(token):
    claims = MINE.claims(token, "ann")
    assert claims.search == "?learn"
    assert claims.session and claims.session != MINE.claims(MINE.issue("ann", ""), "ann").session


def test_a_token_reveals_neither_the_key_nor_the_secret(token):
    payload = base64.urlsafe_b64decode(token.split(".")[0] + "===")
    assert b"ann" not in payload and b"sss" not in payload
    assert set(json.loads(payload)) == {"session_id", "session_expiry", "__bk__zlib_"}


@pytest.mark.parametrize(
    ("tokens", "key", "fault"),
    [
        (MINE, "bob", "another browser"),
        (MINE, "", "another browser"),
        (Tokens(b"t" * 32), "ann", "forged"),
    ],
)
def test_a_token_is_good_for_its_browser_and_its_server_alone(token, tokens, key, fault):
    with pytest.raises(TokenError, match=fault):
        tokens.claims(token, key)


def test_a_token_expires(monkeypatch):
    monkeypatch.setattr(module, "LIFETIME", -1)
    late = MINE.issue("ann", "")
    with pytest.raises(TokenError, match="expired"):
        MINE.claims(late, "ann")


@given(st.text(max_size=200))
def test_no_text_is_a_token(text):
    with pytest.raises(TokenError):
        MINE.claims(text, "ann")


@given(st.data())
def test_a_changed_token_is_refused(data):
    at = data.draw(st.integers(0, len(OLD) - 2))
    letter = data.draw(st.characters(codec="ascii").filter(lambda character: character != OLD[at]))
    with pytest.raises(TokenError, match=r"forged|malformed"):
        MINE.claims(OLD[:at] + letter + OLD[at + 1 :], "ann")


def test_a_huge_token_is_refused_unread():
    with pytest.raises(TokenError, match="too long"):
        MINE.claims("x" * (LONGEST + 1), "ann")


def test_an_unsigned_token_is_refused(token):
    with pytest.raises(TokenError, match="forged"):
        MINE.claims(token.rpartition(".")[0], "ann")
