"""What a browser keeps for the app: what somebody has chosen, a key to their games, a learner."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from typing import Final

from oracle_nb.app.face import Face
from oracle_nb.app.frame import RENDERERS
from oracle_nb.app.games.store import hashed
from oracle_nb.app.table.bots import PACES
from oracle_nb.app.wording import languages

KEPT: Final = {
    "theme": ("light", "dark"),
    "pace": PACES,
    "language": languages(),
    "hints": ("on", "off"),
    "renderer": RENDERERS,
}
"""What people choose for all pages, and the values it can have."""
_KEY: Final = "oracle_key"
_GAMES: Final = "oracle_games"
_LEARNER: Final = "oracle_learner"
_YEAR: Final = 31_536_000
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
        self._key: Final = _found(cookies, _KEY)
        self.owner: Final = hashed(self._key)
        """To whom the games begun there belong."""
        self.learner: Final = _found(cookies, _LEARNER)

    def keep(self, face: Face, name: str, value: str) -> None:
        """Keep what somebody has chosen; the face stands for the page."""
        self.chosen[name] = value
        face.chosen = "theme" in self.chosen
        _keep(face, _cookie(name), value)

    def keep_key(self, face: Face) -> None:
        """Keep the key to the games begun there."""
        _keep(face, _KEY, self._key)
        if self.games:
            self.games = []
            _keep(face, _GAMES, "")

    def secret(self, *parts: str) -> str:
        """A secret that only this browser can make of something, and always makes the same."""
        made = hmac.digest(self._key.encode(), ".".join(parts).encode(), "sha256")
        return urlsafe_b64encode(made[:18]).decode()

    def keep_learner(self, face: Face) -> None:
        """Keep the key of whoever learns here."""
        _keep(face, _LEARNER, self.learner)


def _cookie(name: str) -> str:
    return f"oracle_{name}"


def _found(cookies: Mapping[str, str], name: str) -> str:
    """A key that the browser has kept, or a new one."""
    found = cookies.get(name, "")
    return found if _ID.fullmatch(found) else secrets.token_urlsafe(18)


def _keep(face: Face, name: str, value: str) -> None:
    # A page that is not shown yet may have several to keep: the last one stands first.
    rest = [one for one in face.cookie.split("\n") if one and not one.startswith(f"{name}=")]
    # No path: it is kept for the app's own folder. On a hub others serve below the same host.
    mine = f"{name}={value}; max-age={_YEAR}; SameSite=Lax"
    face.cookie = "\n".join((mine, *rest))
