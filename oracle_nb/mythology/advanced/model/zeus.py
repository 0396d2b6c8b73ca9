"""Zeus as a player: his state in a position, and the decisions about him (zeus.seat)."""

from typing import Final, Literal

import msgspec

NOBODY: Final = -1


class Zeus(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The state of Zeus as a player (zeus.seat)."""

    bribes: tuple[int, ...]
    """The bribes that each player has paid in this game."""
    thrown: bool = False
    """Whether the lightning bolt of this game turn was announced."""
    struck: int = NOBODY
    """The seat whose god it has struck in this game turn."""
    before: int = NOBODY
    """The one that it struck in the last game turn."""
    resting: bool = False
    """Whether Zeus does nothing more in this game turn."""
    fallen: tuple[tuple[int, int], ...] = ()
    """The units that combat or occurrences have killed, each with the hex where it died."""

    def hex_of(self, unit: int) -> int:
        """Return where a unit has fallen; -1 for one that Zeus can't bring back."""
        return next((hex_ for dead, hex_ in self.fallen if dead == unit), NOBODY)


class ZeusTurn(msgspec.Struct, frozen=True, tag="moment", tag_field="decision", gc=False):
    """The moment before a moving phase in which Zeus can act (zeus.seat)."""


class Ending(msgspec.Struct, frozen=True, tag="ending", tag_field="decision", gc=False):
    """The end of a game turn, which goes on once Zeus has decided what he is asked."""

    over: bool = False
    """Whether only the secret conditions are left, at the end of the game."""


class Kill(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A kill for which nobody has had glory yet."""

    dead: int
    killer: int = NOBODY
    """The unit that has killed; -1 for an occurrence."""
    seat: int = NOBODY
    """The player who has killed; -1 while that is open."""
    owners: tuple[int, ...] = ()
    """The seats with the most points on a dead Hero; several while its control is open."""
    glory: int = 0
    """The glory points for the Hero of somebody else."""

    def decided(self, seat: int) -> "Kill":
        """Return the kill after Zeus has named who has killed, or else whose Hero it was."""
        if self.seat == NOBODY:
            return msgspec.structs.replace(self, seat=seat)
        return msgspec.structs.replace(self, owners=(seat,))


class Plea(msgspec.Struct, frozen=True, tag="plea", tag_field="decision", gc=False):
    """A decision that Zeus is about to make, for which players can offer bribes (zeus.glory)."""

    what: Literal["draw", "ambush", "bolt", "strike", "revive", "protect"]
    waiting: int
    """Bit set of the seats that haven't answered."""
    unit: int = NOBODY
    """The unit over which there is a draw, which is ambushed, or that may come back."""
    hex: int = NOBODY
    """The hex of the bolt, or to which the unit comes back."""
    seat: int = NOBODY
    """The seat whose god the bolt would strike, or that has prayed."""
    offers: tuple[tuple[int, int], ...] = ()
    """The seats that have offered glory points, each with their number."""
    rivals: tuple[int, ...] = ()
    """The seats with equal points in a draw that nobody has bid."""
    kill: Kill | None = None
    """The kill for which one of them has glory."""

    def offer_of(self, seat: int) -> int:
        """Return what a player has offered."""
        return dict(self.offers).get(seat, 0)

    def bribe_for(self, seat: int) -> int:
        """Return what Zeus is paid if he decides a draw for a player.

        Who has killed a Hero pays if it was not a Hero of one's own.
        """
        if self.kill is None or self.kill.seat == NOBODY:
            return self.offer_of(seat)
        return 0 if seat == self.kill.seat else self.offer_of(self.kill.seat)

    def payer_for(self, seat: int) -> int:
        """Return who pays it."""
        return seat if self.kill is None or self.kill.seat == NOBODY else self.kill.seat
