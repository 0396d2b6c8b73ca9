"""Positions: everything that changes in a game, as one immutable value.

A hex, an Area, a unit, a Prize and a god are indices of the map and pieces; a set of units or seats
is a bit set. A position doesn't contain the setting.
"""

from enum import StrEnum
from typing import Any, Final, Literal, TypeAlias

import msgspec

from oracle_nb.mythology.model.placed import PlacedPosition
from oracle_nb.mythology.packs.data_pack import STANDARD
from oracle_nb.mythology.pieces import ROUNDS

MOST_PLAYERS: Final = 8
"""Maximum number of players (ruling 4)."""
NOBODY: Final = -1


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of a game, which never changes during the game.

    Parameters
    ----------
    players : int
        The number of seats, 2 to 8.
    pack : str
        The name of the data pack with the map and the names.
    level : str
        "basic": the Basic Game.
    """

    players: int = 4
    pack: str = STANDARD
    level: Literal["basic"] = "basic"


class Part(StrEnum):
    """The part of a turn (basic.parts-of-turn)."""

    SETUP = "setup"
    """Before the game: gods and sides are drawn."""
    GOD = "god"
    """The god must be placed."""
    MOVEMENT = "movement"
    COMBAT = "combat"
    PRIZES = "prizes"
    ALLIANCES = "alliances"
    """After round 10: the last chance to leave an alliance (basic.ally-last)."""
    OVER = "over"


class Fight(msgspec.Struct, frozen=True, tag="fight", tag_field="decision", gc=False):
    """A fight between two units, in which aid is announced (basic.aid-announce)."""

    unit: int
    """The attacker's unit and the other one."""
    foe: int
    defender: int
    """The seat that defends (basic.defender)."""
    aid: int = -1
    """The attacker's aid; -1 until it is announced."""


class Attempt(msgspec.Struct, frozen=True, tag="attempt", tag_field="decision", gc=False):
    """An attempt to take a Prize, for which aid is announced (basic.prize-roll)."""

    unit: int
    prize: int


class Offer(msgspec.Struct, frozen=True, tag="offer", tag_field="decision", gc=False):
    """An alliance that is offered to a seat (basic.ally)."""

    seat: int


Pending: TypeAlias = Fight | Attempt | Offer


def tag_of(pending: Pending) -> str:
    """Return the name of a pending decision: "fight", "attempt" or "offer"."""
    return str(pending.__struct_config__.tag)


class Position(PlacedPosition, frozen=True, forbid_unknown_fields=True):
    """One moment of a game.

    Parameters
    ----------
    units : tuple of int
        The hex of each of the 64 units; -1 for a unit that is off the map.
    prizes : tuple of int
        The hex of each of the 10 Prizes; -1 for one that was taken.
    gods : tuple of int
        The god of each seat; empty before they are drawn.
    sides : tuple of int
        The side that each seat favors, 0 Heroes or 1 Monsters; empty before sides are rolled.
    areas : tuple of int
        The Area of each seat's god; -1 for a god that isn't on the map.
    power : tuple of int
        The power points of each seat.
    trophies, captured : tuple of tuple of int
        By seat, the units it has removed and the Prizes it has taken, in order.
    alliances : tuple of int
        By seat, the number of its alliance; 0 for none.
    round : int
        The round, from 1; 0 before the game.
    waiting : int
        Bit set of the seats whose gods haven't been drawn in this round; after round 10, of the
        members of grown alliances that are asked again (ruling 29).
    turn : int
        The seat whose turn it is; -1 before the game.
    part : Part
        The part of the turn.
    movable : int
        Bit set of the units that the player may move in this turn.
    entered : int
        Bit set of the units that have entered a hex of the enemy in this turn.
    battlefields : tuple of int
        The hexes that were entered so, in order.
    tried : int
        Bit set of the Heroes that have tried to take a Prize in this turn.
    asked : int
        Bit set of the seats that an alliance was offered to in this turn.
    pending : Fight, Attempt or Offer, optional
        What must be decided before anything else.
    draws : int
        The number of decisions of chance so far.
    """

    sides: tuple[int, ...]
    areas: tuple[int, ...]
    power: tuple[int, ...]
    trophies: tuple[tuple[int, ...], ...]
    captured: tuple[tuple[int, ...], ...]
    alliances: tuple[int, ...]
    round: int = 0
    waiting: int = 0
    turn: int = NOBODY
    part: Part = Part.SETUP
    movable: int = 0
    entered: int = 0
    battlefields: tuple[int, ...] = ()
    tried: int = 0
    asked: int = 0
    pending: Pending | None = None
    draws: int = 0

    @property
    def to_move(self) -> int | None:
        """The seat that decides; None before the game begins and when it is over."""
        if self.part in (Part.SETUP, Part.OVER):
            return None
        match self.pending:
            case Fight(aid=aid, defender=defender) if aid >= 0:
                return defender
            case Offer(seat=seat):
                return seat
        return self.turn

    @property
    def top(self) -> Pending | None:
        """The pending decision, by the name that all levels share."""
        return self.pending

    def allies(self, seat: int) -> tuple[int, ...]:
        """Return the seats in a player's alliance, the player among them; empty without one."""
        number = self.alliances[seat]
        if not number:
            return ()
        return tuple(other for other, alliance in enumerate(self.alliances) if alliance == number)

    @property
    def mover_allied(self) -> bool:
        """Whether the player to move has an ally."""
        return self.to_move is not None and self.alliances[self.to_move] > 0

    def foes_wait(self, seat: int) -> bool:
        """Return whether an opponent of a player still has a turn in this round."""
        side = self.sides[seat]
        return any(
            self.waiting >> other & 1 and favored != side
            for other, favored in enumerate(self.sides)
        )

    def rivals(self, seat: int) -> tuple[int, ...]:
        """Return the players of the same side who aren't allies."""
        own = (seat, *self.allies(seat))
        same = (other for other, side in enumerate(self.sides) if side == self.sides[seat])
        return tuple(other for other in same if other not in own)

    def rivals_waiting(self, seat: int) -> tuple[int, ...]:
        """Return those of them who still have a turn in this round."""
        return tuple(other for other in self.rivals(seat) if self.waiting >> other & 1)

    def player_facts(self, seat: int, prefix: str = "") -> dict[str, int]:
        """Return the god and side of a seat, by which texts name its player.

        Empty before they are drawn. ``prefix`` begins the keys, as in "other_god".
        """
        facts = {}
        if 0 <= seat < len(self.gods):
            facts[f"{prefix}god"] = self.gods[seat]
        if 0 <= seat < len(self.sides):
            facts[f"{prefix}side"] = self.sides[seat]
        return facts

    def decider_facts(self, seat: int) -> dict[str, Any]:
        """Return the facts for a refusal because of a pending decision: whose it is, and which."""
        facts: dict[str, Any] = {"player": seat, **self.player_facts(seat)}
        facts["part"] = str(self.part)
        if self.pending is not None:
            facts["decision"] = tag_of(self.pending)
        return facts

    @property
    def last_window(self) -> bool:
        """Whether alliances can be changed for the last time (basic.ally-last)."""
        return self.part is Part.ALLIANCES

    @property
    def asked_again(self) -> bool:
        """Whether a member may only stay in a grown alliance or leave it (ruling 29)."""
        return self.last_window and self.turn >= 0 and bool(self.waiting >> self.turn & 1)

    @property
    def last_round(self) -> bool:
        """Whether this is the last round."""
        return self.round >= ROUNDS
