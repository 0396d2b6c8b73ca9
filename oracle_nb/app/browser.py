"""What a browser keeps for the app: what somebody has chosen, the games begun there, a learner."""

import re
import secrets
from collections.abc import Mapping
from typing import Final

from oracle_nb.app.bots import PACES
from oracle_nb.app.face import Face
from oracle_nb.app.wording import languages

MANY: Final = 24
"""So many games are kept in mind."""
KEPT: Final = {
    "theme": ("light", "dark"),
    "pace": PACES,
    "language": languages(),
    "hints": ("on", "off"),
}
"""What people choose for all pages, and the values it can have."""
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
        found = cookies.get(_LEARNER, "")
        self.learner: Final = found if _ID.fullmatch(found) else secrets.token_urlsafe(12)

    def keep(self, face: Face, name: str, value: str) -> None:
        """Keep what somebody has chosen; the face stands for the page."""
        self.chosen[name] = value
        face.chosen = "theme" in self.chosen
        _keep(face, _cookie(name), value)

    def keep_game(self, face: Face, name: str) -> None:
        """Keep the id of a game in mind, as the last one."""
        self.games = [name, *(one for one in self.games if one != name)][:MANY]
        _keep(face, _GAMES, ".".join(self.games))

    def keep_learner(self, face: Face) -> None:
        """Keep the key of whoever learns here."""
        _keep(face, _LEARNER, self.learner)


def _cookie(name: str) -> str:
    return f"oracle_{name}"


def _keep(face: Face, name: str, value: str) -> None:
    face.cookie = f"{name}={value}; path=/; max-age={_YEAR}; SameSite=Lax"
