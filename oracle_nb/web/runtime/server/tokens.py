"""Session tokens: issued with a page, checked when its websocket opens.

A token is a Bokeh token, signed with the secret of this server. It names a session, the address it
was issued for, and the browser it was issued to; it carries no cookies and no headers, because any
script in the page can read it.
"""

import calendar
import hmac
import time
from typing import Any, Final, NamedTuple

from bokeh.util.token import (
    check_token_signature,
    generate_jwt_token,
    generate_session_id,
    get_session_id,
    get_token_payload,
)

from oracle_nb.core.errors import OracleError

LIFETIME: Final = 300
"""Seconds for which a token opens a websocket. A page that reconnects later is loaded again."""
LONGEST: Final = 40_000
"""Maximum number of characters of a token; longer ones are refused unread."""


class Claims(NamedTuple):
    """The content of a valid token: the session, its browser, and the query of its address."""

    session: str
    browser: str
    search: str


class TokenError(OracleError, ValueError):
    """A token is malformed, forged, expired, or was issued to another browser."""


class Tokens:
    """Issues and checks tokens.

    Parameters
    ----------
    secret
        The secret they are signed with. Processes behind one address share it.

    Examples
    --------
    >>> tokens = Tokens(b"a secret that nobody can guess")
    >>> token = tokens.issue("key of a browser", "?learn")
    >>> tokens.claims(token, "key of a browser").search
    '?learn'
    >>> tokens.claims(token, "key of another")
    Traceback (most recent call last):
        ...
    oracle_nb.web.runtime.server.tokens.TokenError: the token was issued to another browser
    """

    def __init__(self, secret: bytes) -> None:
        self.secret: Final = secret

    def browser(self, key: str) -> str:
        """Return a digest of a browser's key, which identifies it in tokens."""
        return hmac.digest(self.secret, b"browser:" + key.encode(), "sha256").hex()

    def issue(self, key: str, search: str) -> str:
        """Return a token for a new session of the browser with this key.

        Parameters
        ----------
        key
            The secret key in the browser's cookie.
        search
            The query of the requested address, with its question mark, or "".
        """
        session = generate_session_id(secret_key=self.secret, signed=True)
        # Bokeh adds the missing cookies and headers from the handshake of the websocket.
        claims: Any = {"browser": self.browser(key), "search": search}
        return generate_jwt_token(
            session, secret_key=self.secret, signed=True, extra_payload=claims, expiration=LIFETIME
        )

    def claims(self, token: str, key: str) -> Claims:
        """Return the content of a token, for the browser with this key.

        Raises
        ------
        TokenError
            If it is malformed, forged or expired, or was issued to another browser.
        """
        if len(token) > LONGEST:
            raise TokenError("the token is too long")
        try:
            signed = check_token_signature(token, secret_key=self.secret, signed=True)
            payload: Any = get_token_payload(token) if signed else {}
        except Exception:  # noqa: BLE001 - Bokeh raises whatever the damage leads to
            raise TokenError("the token is malformed") from None
        if not signed:
            raise TokenError("the token is forged")
        if calendar.timegm(time.gmtime()) >= payload["session_expiry"]:
            raise TokenError("the token has expired")
        if not hmac.compare_digest(payload["browser"], self.browser(key)):
            raise TokenError("the token was issued to another browser")
        return Claims(get_session_id(token), payload["browser"], payload["search"])
