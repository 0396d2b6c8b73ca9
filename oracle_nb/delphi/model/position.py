"""Positions: everything that changes in a game, as one immutable value.

A space is its index on the board, a color its number, and a set a bit mask. A position doesn't
contain the setting (layout, rules, ship colors). Nothing random is stored before it is known: piles
are counts, and an undecided island tile is ``UNKNOWN``.
"""

from enum import IntEnum
from typing import Final

import msgspec

from oracle_nb.core.positions import CountedPosition
from oracle_nb.delphi.board import Layout
from oracle_nb.delphi.model.ruleset import STANDARD, RuleSet

UNKNOWN: Final = -1
DICE: Final = 3
"""Number of oracle dice of a player."""
Six = tuple[int, int, int, int, int, int]
"""A count for each color, in wheel order."""


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The setting of a game, fixed for its whole length.

    ``ships`` are the players' ship colors in turn order. ``tiles`` are their ship tiles if they are
    chosen beforehand, else empty.
    """

    layout: Layout
    ships: tuple[int, ...]
    rules: RuleSet = STANDARD
    tiles: tuple[int, ...] = ()


# --- pending steps -------------------------------------------------------


class PendingStep(msgspec.Struct, frozen=True, tag_field="step", gc=False):
    """A step in ``Position.pending``: a decision of ``player``, or an effect."""

    player: int


def tag(step: PendingStep | type[PendingStep]) -> str:
    """Return the name of a kind of step, such as "fight-on"."""
    return str(step.__struct_config__.tag)


class ChooseShipTile(PendingStep, frozen=True, tag="ship-tile"):
    """Choose one of the ship tiles (setup.ship-draft)."""


class ReturnTask(PendingStep, frozen=True, tag="return-task"):
    """Return one task without its reward: any, or for the short game a shrine task (ruling 46)."""

    rule: str = "ship.task"


class TakeEquipment(PendingStep, frozen=True, tag="take-equipment"):
    """Take one displayed equipment card."""

    rule: str = "fight.reward"


class CheckReward(PendingStep, frozen=True, tag="check-reward"):
    """No injuries: 2 favor tokens or a god's step (turn.no-injuries)."""


class Recover(PendingStep, frozen=True, tag="recover"):
    """Discard injury cards, ``left`` more of them (turn.recover)."""

    left: int = 3


class AdvanceGod(PendingStep, frozen=True, tag="advance-god"):
    """One step for one of the gods in the mask ``among``, or none."""

    among: int
    rule: str


class GodToTop(PendingStep, frozen=True, tag="god-to-top"):
    """Put one of the gods in the mask on the top row (equipment.god-to-top)."""

    among: int


class FightOn(PendingStep, frozen=True, tag="fight-on"):
    """After a lost round, pay for another one or surrender (fight.continue)."""

    space: int
    color: int
    strength: int


class LookAt(PendingStep, frozen=True, tag="look-at"):
    """Choose face-down island tiles, ``wanted`` in all, before any is seen (ruling 56)."""

    wanted: int
    rule: str
    chosen: tuple[int, ...] = ()


class Uncover(PendingStep, frozen=True, tag="uncover"):
    """Choose one of the seen tiles to reveal (equipment.look)."""

    spaces: tuple[int, ...]


class HealColor(PendingStep, frozen=True, tag="heal-color"):
    """Discard all injuries of one color (explore.letter, Omega)."""


class TakeStatue(PendingStep, frozen=True, tag="take-statue"):
    """Take a needed statue of a color in the mask from its city (equipment.statues)."""

    among: int


class TakeOffering(PendingStep, frozen=True, tag="take-offering"):
    """Take a needed offering of a color in the mask from any island (equipment.offerings)."""

    among: int


class TakeCompanion(PendingStep, frozen=True, tag="take-companion"):
    """Take a companion of the color (statue.reward)."""

    color: int


class StartShip(PendingStep, frozen=True, tag="start-ship"):
    """Effect: the ship tile's advantage at the start (ruling 41)."""


class BeginTurn(PendingStep, frozen=True, tag="begin-turn"):
    """Effect: a turn begins."""


class CheckInjuries(PendingStep, frozen=True, tag="check-injuries"):
    """Effect: phase 1 (turn.phases)."""


class Consult(PendingStep, frozen=True, tag="consult"):
    """Effect: phase 3 (turn.consult)."""


class Titan(PendingStep, frozen=True, tag="titan"):
    """Effect: the titan attacks with ``strength``; 0 means that it must still be rolled."""

    strength: int = 0


class GodReturns(PendingStep, frozen=True, tag="god-returns"):
    """Effect: a used god goes back to its lowest row (god.return)."""

    god: int


class NextTurn(PendingStep, frozen=True, tag="next-turn"):
    """Effect: the turn passes to the next player."""


Decision = (
    ChooseShipTile
    | ReturnTask
    | TakeEquipment
    | CheckReward
    | Recover
    | AdvanceGod
    | GodToTop
    | FightOn
    | LookAt
    | Uncover
    | HealColor
    | TakeStatue
    | TakeOffering
    | TakeCompanion
)
Effect = StartShip | BeginTurn | CheckInjuries | Consult | Titan | GodReturns | NextTurn
DECISIONS: Final = (
    ChooseShipTile,
    ReturnTask,
    TakeEquipment,
    CheckReward,
    Recover,
    AdvanceGod,
    GodToTop,
    FightOn,
    LookAt,
    Uncover,
    HealColor,
    TakeStatue,
    TakeOffering,
    TakeCompanion,
)


class Phase(IntEnum):
    """The phases of a game."""

    SETUP = 0
    CHECK = 1
    ACT = 2
    CONSULT = 3
    OVER = 4

    def __str__(self) -> str:
        return self.name.lower()


CHECKING: Final = Phase.CHECK
ACTING: Final = Phase.ACT
CONSULTING: Final = Phase.CONSULT
GAME_OVER: Final = Phase.OVER
"""The phase after the end. A constant is read several times as fast as a member of an enum."""


# --- the position --------------------------------------------------------------------------------


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The possessions of one player.

    ``tile`` is the ship tile (UNKNOWN before a draft), ``ship`` the space the ship is on, ``dice``
    the unused oracle dice, sorted. ``gods`` holds the row of each god, ``injuries`` and ``cards``
    the injury and oracle cards held, by color. ``offerings`` and ``statues`` are the colors aboard,
    ``tasks`` and ``done`` the open and completed tasks (numbers of ``tasks.task``), all sorted.
    ``seen`` is the mask of island tiles looked at, ``home`` whether Zeus's space was reached, and
    ``owed`` the pending god steps of delayed consults, as masks of gods.
    """

    tile: int
    ship: int
    dice: tuple[int, ...]
    favor: int
    shield: int
    gods: Six
    injuries: Six
    cards: Six
    offerings: tuple[int, ...]
    statues: tuple[int, ...]
    tasks: tuple[int, ...]
    done: tuple[int, ...]
    equipment: tuple[int, ...]
    companions: tuple[int, ...]
    seen: int
    home: bool
    owed: tuple[int, ...] = ()


class Position(CountedPosition, frozen=True, forbid_unknown_fields=True, gc=False):
    """One moment of a game, as an immutable value.

    Fields about islands have the order of the board's tuples. Sets are stored as bit masks.

    Parameters
    ----------
    players : tuple of Player
        What each player has, by seat.
    turn, round, phase : int
        Whose turn it is, the number of the round, and the phase of the turn.
    pending : tuple
        Decisions and events that come before the turn continues, the next one first.
    spent : tuple of int
        Colors of the dice that were used in this turn.
    played : int
        Color of the oracle card that was played in this turn, or -1.
    apollon, extra : bool
        Whether dice count as any color in this turn, and whether the extra action was bought.
    tiles : tuple of int
        The tile on each of ``board.islands``, or UNKNOWN.
    face_up, shrines : int
        Masks over ``board.islands``: tiles that are face up, and islands with a shrine.
    monsters, offerings : tuple of int
        The mask of colors on each of ``board.monsters`` and ``board.offerings``.
    temples : tuple of int
        The color of each of ``board.temples``.
    statues : tuple of int
        Number of statues left in the city of each color.
    sites : tuple of int
        The mask of statues raised on each of ``board.statues``.
    deck, discard, injury_deck, injury_discard : tuple of int
        Number of oracle and injury cards of each color in each pile.
    display : tuple of int
        Equipment cards on offer.
    equipment, companions : int
        Masks of the equipment cards in the pile and of the companions that are left.
    ship_tiles : tuple of int
        Ship tiles that can still be chosen.
    draws : int
        Number of times that chance has decided so far.

    Examples
    --------
    >>> import oracle_nb
    >>> position = oracle_nb.new_game(players=3, seed=3).position
    >>> len(position.players), position.round
    (3, 1)
    >>> [oracle_nb.Color(die).name for die in position.players[0].dice]
    ['YELLOW', 'GREEN', 'RED']
    """

    players: tuple[Player, ...]
    turn: int
    round: int
    phase: int
    pending: tuple[Decision | Effect, ...]
    spent: tuple[int, ...]
    played: int
    apollon: bool
    extra: bool
    tiles: tuple[int, ...]
    face_up: int
    shrines: int
    monsters: tuple[int, ...]
    offerings: tuple[int, ...]
    temples: tuple[int, ...]
    statues: Six
    sites: tuple[int, ...]
    deck: Six
    discard: Six
    injury_deck: Six
    injury_discard: Six
    display: tuple[int, ...]
    equipment: int
    companions: int
    ship_tiles: tuple[int, ...]
    draws: int

    @property
    def to_move(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        if self.phase == GAME_OVER:
            return None
        return self.pending[0].player if self.pending else self.turn


def used_dice(position: Position, seat: int) -> tuple[int, ...]:
    """Return the dice a player has used this turn, until those for the next turn are rolled."""
    rolled = len(position.players[seat].dice) + len(position.spent) > DICE
    return position.spent if seat == position.turn and not rolled else ()


def view(position: Position, seat: int) -> Position:
    """Return the position as the player in ``seat`` may know it (info.open, action.look-private).

    Island tiles that only others have looked at count as unseen.
    """
    known = position.face_up | position.players[seat].seen
    tiles = tuple(
        tile if known >> slot & 1 else UNKNOWN for slot, tile in enumerate(position.tiles)
    )
    return msgspec.structs.replace(position, tiles=tiles)
