"""The data that a browser keeps for the app: settings, secret keys, languages.

Scripts of the page set the cookies of settings. The keys are set by the server alone, in cookies
that no script can read: a key is all it takes to open the games.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Final
from urllib.parse import parse_qs

from babel import negotiate_locale

from oracle_nb.games.addresses import CHOSEN_IN_ADDRESSES
from oracle_nb.storage.database.hashing import hashed
from oracle_nb.web.table.control.bots import PACES
from oracle_nb.web.text import languages
from oracle_nb.web.widgets.board_page import RENDERERS
from oracle_nb.web.widgets.html_view import HtmlView

KEPT: Final = {
    "theme": ("light", "dark"),
    "pace": PACES,
    "language": languages(),
    "hints": ("on", "off"),
    "streak": ("on", "off"),
    "renderer": RENDERERS,
    "phrases": ("on", "off"),
    "tips": ("on", "off"),
    "coach": ("on", "off"),
}
"""The settings for all pages, with their possible values."""
KEY: Final = "oracle_key"
"""The cookie with the key to the games of a browser."""
LEARNER: Final = "oracle_learner"
"""The cookie with the key to a learner's progress."""
YEAR: Final = 31_536_000
"""Seconds for which cookies are kept after the last visit."""
_PREFERENCE: Final = re.compile(
    r"\s*(?P<code>[a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=(?P<weight>[01](?:\.\d{0,3})?)\s*)?"
)
"""One of the languages in an Accept-Language header, in lower case."""
_SECRET_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Browser:
    """The stored settings and keys of one session's browser; unreadable cookies are left out."""

    def __init__(self, cookies: Mapping[str, str]) -> None:
        kept = {name: cookies.get(_cookie(name), "") for name in KEPT}
        self.chosen: Final = {name: value for name, value in kept.items() if value in KEPT[name]}
        self.system: Final = "dark" if cookies.get(_cookie("system")) == "dark" else "light"
        """The theme of its system, for pages for which none was chosen."""
        keys = secret_keys(cookies)
        self._key: Final = keys[KEY]
        self.owner: Final = hashed(self._key)
        """The owner of the games begun there."""
        self.learner: Final = keys[LEARNER]

    def keep(self, html_view: HtmlView, name: str, value: str) -> None:
        """Keep a choice in the browser, through the view that fills the page."""
        self.chosen[name] = value
        html_view.chosen = "theme" in self.chosen
        _keep(html_view, _cookie(name), value)

    def secret(self, *parts: str) -> str:
        """Return a secret that only this browser can derive from the parts, always the same."""
        made = hmac.digest(self._key.encode(), ".".join(parts).encode(), "sha256")
        return urlsafe_b64encode(made[:18]).decode()


def _cookie(name: str) -> str:
    return f"oracle_{name}"


def secret_keys(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the keys of a browser by the names of their cookies.

    Missing and malformed keys are replaced by new ones.
    """
    given = {name: cookies.get(name, "") for name in (KEY, LEARNER)}
    return {
        name: key if _SECRET_KEY.fullmatch(key) else secrets.token_urlsafe(18)
        for name, key in given.items()
    }


def chosen_in(search: str) -> dict[str, str]:
    """Return the settings that an address chooses, such as ``?language=pl``."""
    asked = parse_qs(search.lstrip("?"))
    named = {name: asked.get(name, [""])[0] for name in CHOSEN_IN_ADDRESSES}
    return {name: value for name, value in named.items() if value in KEPT[name]}


def preferred_language(header: str) -> str:
    """Return the language of the app that an Accept-Language header prefers, English if none.

    Examples
    --------
    >>> preferred_language("de, pl-PL;q=0.8, en;q=0.7")
    'pl'
    """
    texts = header.lower().split(",")
    preferences = [match for text in texts if (match := _PREFERENCE.fullmatch(text))]
    preferences.sort(key=lambda match: -float(match["weight"] or 1))
    codes = [match["code"] for match in preferences if float(match["weight"] or 1)]
    return negotiate_locale(codes, languages(), sep="-") or "en"


def _keep(html_view: HtmlView, name: str, value: str) -> None:
    # A page that is not shown yet may have several to keep: the last one comes first.
    lines = html_view.cookie.split("\n")
    rest = [line for line in lines if line and not line.startswith(f"{name}=")]
    # No path: it is kept for the app's own folder. On a hub others serve below the same host.
    mine = f"{name}={value}; max-age={YEAR}; SameSite=Lax"
    html_view.cookie = "\n".join((mine, *rest))
