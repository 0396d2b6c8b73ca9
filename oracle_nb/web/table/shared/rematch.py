"""A rematch: the same players and settings, with the seats rotated; all screens are led there.

The host makes the new game, and a new link for every place that was given away. Nobody but the
owner of the old link may learn the new one, and secrets are never stored in the clear. So the
state of the old table holds each new secret encrypted with the old one.
"""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Protocol

from msgspec.structs import replace

from oracle_nb.games.game import Game
from oracle_nb.games.registry import presentation_of
from oracle_nb.web.table.shared.clock import fresh_clock
from oracle_nb.web.table.shared.table_state import Rematch, TableState, encode_state

if TYPE_CHECKING:
    from oracle_nb.web.table.shared.shared_game import SharedGame

_PAD: Final = 32
"""Length in bytes of the key that encrypts a secret; no secret is longer."""


class BrowserKeys(Protocol):
    """The keys of a browser."""

    @property
    def owner(self) -> str:
        """The owner of the games begun there."""

    def secret(self, *parts: str) -> str:
        """Return a secret that only this browser can derive from the parts, always the same."""


def next_game(game: Game) -> Game:
    """Return a new game with the same players and settings, in which the second player begins."""
    order = (*range(1, game.rules.players), 0)
    return presentation_of(game.rules).setup.rematch(game, order)


def next_seat(seat: int, players: int) -> int:
    """Return the seat in the rematch of the player in a seat."""
    return (seat - 1) % players


def suggest(shared_game: "SharedGame", seats: tuple[int, ...]) -> None:
    """Tell the others that the players in these seats would like a rematch. Raises OSError."""

    def update(state: TableState) -> TableState:
        if shared_game.game.to_move is not None or state.rematch is not None:
            return state
        players = tuple(sorted({*state.wanting_rematch, *seats}))
        return replace(state, wanting_rematch=players)

    shared_game.change(update)


def start(shared_game: "SharedGame", keys: BrowserKeys, link: Callable[[int], str]) -> str:
    """Make the rematch of a game that is over, once; return its id, "" where it isn't over.

    Parameters
    ----------
    keys
        Those of the host.
    link
        Returns the secret of the link to a place of the game.

    Raises OSError.
    """
    if shared_game.game.to_move is not None:
        return ""
    if shared_game.state.rematch is not None:
        return shared_game.state.rematch.game
    store, players = shared_game.store, shared_game.game.rules.players
    new = store.add(next_game(shared_game.game), keys.owner)
    links = {}
    for place in shared_game.given:
        to = next_seat(place, players) if place >= 0 else place
        salt = secrets.token_urlsafe(6)
        secret = keys.secret(new, str(to), salt)
        store.links.assign(new, to, secret, salt)
        links[place] = seal(secret, link(place), new)
    state = shared_game.state
    begun = TableState(
        pace=state.pace,
        greeted=tuple(range(players)),
        # Bots that played for people don't: everybody is asked to play again.
        clock=fresh_clock(state.clock),
    )
    store.tables.swap(new, encode_state(begun), 0)
    made = Rematch(new, links)

    def update(state: TableState) -> TableState:
        return state if state.rematch is not None else replace(state, rematch=made)

    if not shared_game.change(update):
        # Another screen of the host was faster.
        store.delete(new)
    assert shared_game.state.rematch is not None
    return shared_game.state.rematch.game


def seal(secret: str, key: str, context: str) -> str:
    """Return a secret encrypted with a key that is used for nothing else in this context."""
    return urlsafe_b64encode(_padded(secret.encode(), key, context)).decode()


def unseal(sealed: str, key: str, context: str) -> str:
    """Return the secret that `seal` has encrypted. Raises ValueError for anything else."""
    return _padded(urlsafe_b64decode(sealed), key, context).decode("ascii")


def _padded(data: bytes, key: str, context: str) -> bytes:
    if len(data) > _PAD:
        raise ValueError(f"a secret has at most {_PAD} bytes, not {len(data)}")
    pad = hmac.digest(key.encode(), f"rematch.{context}".encode(), "sha256")
    return bytes(byte ^ other for byte, other in zip(data, pad, strict=False))
