"""What a browser keeps for the app: settings, and secret keys to its games and its progress.

Scripts of the page set the cookies of settings. The keys are set by the server alone, in cookies
that no script can read: a key is all it takes to open the games.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from oracle_nb.app.face import Face
from oracle_nb.app.frame import RENDERERS
from oracle_nb.app.games.links import hashed
from oracle_nb.app.table.bots import PACES
from oracle_nb.app.wording import languages

KEPT: Final = {
    "theme": ("light", "dark"),
    "pace": PACES,
    "language": languages(),
    "hints": ("on", "off"),
    "renderer": RENDERERS,
    "phrases": ("on", "off"),
}
"""What people choose for all pages, and the values it can have."""
KEY: Final = "oracle_key"
"""The cookie with the key to the games of a browser."""
LEARNER: Final = "oracle_learner"
"""The cookie with the key to a learner's progress."""
YEAR: Final = 31_536_000
"""Seconds for which cookies are kept after the last visit."""
_GAMES: Final = "oracle_games"
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Browser:
    """What the browser of one session has kept.

    Parameters
    ----------
    cookies
        By name, as the browser sent them: whatever can't be read is left out.
    """

    def __init__(self, cookies: Mapping[str, str]) -> None:
        kept = {name: cookies.get(_cookie(name), "") for name in KEPT}
        self.chosen: Final = {name: one for name, one in kept.items() if one in KEPT[name]}
        self.games = [one for one in cookies.get(_GAMES, "").split(".") if _ID.fullmatch(one)]
        """The games that earlier versions began there; now each is kept with its owner."""
        keys = secret_keys(cookies)
        self._key: Final = keys[KEY]
        self.owner: Final = hashed(self._key)
        """To whom the games begun there belong."""
        self.learner: Final = keys[LEARNER]

    def keep(self, face: Face, name: str, value: str) -> None:
        """Keep what somebody has chosen; the face stands for the page."""
        self.chosen[name] = value
        face.chosen = "theme" in self.chosen
        _keep(face, _cookie(name), value)

    def forget_games(self, face: Face) -> None:
        """Clear the list of games that earlier versions kept: each has its owner now."""
        if self.games:
            self.games = []
            _keep(face, _GAMES, "")

    def secret(self, *parts: str) -> str:
        """A secret that only this browser can make of something, and always makes the same."""
        made = hmac.digest(self._key.encode(), ".".join(parts).encode(), "sha256")
        return urlsafe_b64encode(made[:18]).decode()


def _cookie(name: str) -> str:
    return f"oracle_{name}"


def secret_keys(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the keys of a browser by the names of their cookies; new ones where it has none.

    Parameters
    ----------
    cookies
        By name, as the browser sent them. A malformed key is replaced.
    """
    found = {name: cookies.get(name, "") for name in (KEY, LEARNER)}
    return {
        name: key if _ID.fullmatch(key) else secrets.token_urlsafe(18)
        for name, key in found.items()
    }


def _keep(face: Face, name: str, value: str) -> None:
    # A page that is not shown yet may have several to keep: the last one stands first.
    rest = [one for one in face.cookie.split("\n") if one and not one.startswith(f"{name}=")]
    # No path: it is kept for the app's own folder. On a hub others serve below the same host.
    mine = f"{name}={value}; max-age={YEAR}; SameSite=Lax"
    face.cookie = "\n".join((mine, *rest))
