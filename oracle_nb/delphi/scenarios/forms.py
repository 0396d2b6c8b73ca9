"""The form of a scenario: strict structs of what can be written, and nothing else.

``docs/scenarios.md`` describes the format for those who write in it.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

from oracle_nb.core.errors import OracleError
from oracle_nb.delphi.board import Placement

SHIPS: Final = ("red", "yellow", "green", "blue")
Counts = dict[str, int]
Where = tuple[str | int, ...]
"""The way to a field: names of fields and places in lists, from the scenario on."""


class ScenarioError(OracleError, ValueError):
    """A scenario file that can't be read or makes no sense; says in which line and field."""


class FieldFault(OracleError, ValueError):
    """What is wrong with one field of a scenario; ``where`` is the way to it."""

    def __init__(self, where: Where, message: str) -> None:
        super().__init__(message)
        self.where = where


class _Form(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What all parts of a scenario share: an unknown field is an error."""


class PlayerForm(_Form, frozen=True, kw_only=True):
    """What lies in front of one player."""

    tile: str | UnsetType = UNSET
    ship: str | UnsetType = UNSET
    dice: tuple[str, ...] | UnsetType = UNSET
    used: tuple[str, ...] | UnsetType = UNSET
    played: str | UnsetType = UNSET
    favor: int | UnsetType = UNSET
    shield: int | UnsetType = UNSET
    gods: Counts | UnsetType = UNSET
    injuries: Counts | UnsetType = UNSET
    cards: Counts | UnsetType = UNSET
    offerings: tuple[str, ...] | UnsetType = UNSET
    statues: tuple[str, ...] | UnsetType = UNSET
    tasks: tuple[str, ...] | UnsetType = UNSET
    done: tuple[str, ...] | UnsetType = UNSET
    equipment: tuple[str, ...] | UnsetType = UNSET
    companions: tuple[str, ...] | UnsetType = UNSET
    seen: tuple[str, ...] | UnsetType = UNSET
    home: bool | UnsetType = UNSET
    owed: tuple[tuple[str, ...], ...] | UnsetType = UNSET


class TableForm(_Form, frozen=True, kw_only=True):
    """What is on the table and whose turn it is: given in a scenario, compared in a step."""

    turn: str | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    apollon: bool | UnsetType = UNSET
    extra: bool | UnsetType = UNSET
    face_up: dict[str, str] | UnsetType = UNSET
    face_down: dict[str, str] | UnsetType = UNSET
    shrines: tuple[str, ...] | UnsetType = UNSET
    monsters: dict[str, tuple[str, ...]] | UnsetType = UNSET
    islands: dict[str, tuple[str, ...]] | UnsetType = UNSET
    temples: dict[str, str] | UnsetType = UNSET
    sites: dict[str, tuple[str, ...]] | UnsetType = UNSET
    cities: Counts | UnsetType = UNSET
    deck: Counts | UnsetType = UNSET
    discard: Counts | UnsetType = UNSET
    injury_deck: Counts | UnsetType = UNSET
    injury_discard: Counts | UnsetType = UNSET
    display: tuple[str, ...] | UnsetType = UNSET
    pile: tuple[str, ...] | UnsetType = UNSET
    companions: tuple[str, ...] | UnsetType = UNSET
    ship_tiles: tuple[str, ...] | UnsetType = UNSET
    red: PlayerForm | UnsetType = UNSET
    yellow: PlayerForm | UnsetType = UNSET
    green: PlayerForm | UnsetType = UNSET
    blue: PlayerForm | UnsetType = UNSET

    def player(self, ship: str) -> PlayerForm:
        """Return what is said of the player with a ship color, all unset if nothing is."""
        form: PlayerForm | UnsetType = getattr(self, ship)
        return PlayerForm() if isinstance(form, UnsetType) else form


class ChanceForm(_Form, frozen=True, kw_only=True):
    """What fate gives, kind by kind, in the order in which it is asked."""

    die: tuple[str, ...] = ()
    battle: tuple[int, ...] = ()
    titan: tuple[int, ...] = ()
    card: tuple[str, ...] = ()
    injury: tuple[str, ...] = ()
    tile: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


class OutcomeForm(_Form, frozen=True, kw_only=True):
    """How the game ends: the ship colors of the winners and, where ranked, everyone's places."""

    winners: tuple[str, ...]
    places: Counts | UnsetType = UNSET
    finished: bool = True


class ExpectForm(TableForm, frozen=True, kw_only=True):
    """What comes of a step: allowed or refused, what would work, what it costs and changes."""

    refused: tuple[str, ...] | UnsetType = UNSET
    refused_by: tuple[str, ...] | UnsetType = UNSET
    repairs: tuple[str, ...] | UnsetType = UNSET
    missing: tuple[str, ...] | UnsetType = UNSET
    allowed_by: tuple[str, ...] | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    events: tuple[str, ...] | UnsetType = UNSET
    happens: tuple[str, ...] | UnsetType = UNSET
    absent: tuple[str, ...] | UnsetType = UNSET
    facts: tuple[dict[str, Any], ...] | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    decides: str | UnsetType = UNSET
    may: tuple[str, ...] | UnsetType = UNSET
    may_not: tuple[str, ...] | UnsetType = UNSET
    result: OutcomeForm | UnsetType = UNSET


class StepForm(_Form, frozen=True, kw_only=True):
    """One action, what fate gives to it, and what is expected of it."""

    do: str
    by: str | UnsetType = UNSET
    fate: ChanceForm = ChanceForm()
    expect: ExpectForm = ExpectForm()


class PendingForm(_Form, frozen=True, kw_only=True):
    """Something that waits to be decided or to happen."""

    step: str
    player: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    gods: tuple[str, ...] | UnsetType = UNSET
    god: str | UnsetType = UNSET
    color: str | UnsetType = UNSET
    colors: tuple[str, ...] | UnsetType = UNSET
    space: str | UnsetType = UNSET
    spaces: tuple[str, ...] | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    left: int | UnsetType = UNSET
    wanted: int | UnsetType = UNSET
    shrine: bool | UnsetType = UNSET


class BoardForm(_Form, frozen=True, kw_only=True):
    """A board: the printed arrangement filled by a seed, tiles, or hexes with kinds and labels."""

    compact: int | UnsetType = UNSET
    tiles: tuple[Placement, ...] | UnsetType = UNSET
    hexes: tuple[tuple[int | str, ...], ...] | UnsetType = UNSET

    def spaces(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield the hexes with their labels ("" for none). Raises FieldFault."""
        for place, one in enumerate(() if isinstance(self.hexes, UnsetType) else self.hexes):
            match one:
                case (int(q), int(r), str(kind)):
                    yield q, r, kind, ""
                case (int(q), int(r), str(kind), str(label)):
                    yield q, r, kind, label
                case _:
                    raise FieldFault(
                        ("board", "hexes", place), "a hex is [q, r, kind] or [q, r, kind, label]"
                    )


class ViewForm(_Form, frozen=True, kw_only=True):
    """How a scenario is drawn, where it is a picture of the rulebook."""

    show: tuple[str, ...] = ("board",)
    of: tuple[str, ...] | UnsetType = UNSET
    can: tuple[str, ...] = ()
    reach: str = ""
    mark: tuple[str, ...] = ()
    whole: bool = False


class ScenarioForm(TableForm, frozen=True, kw_only=True):
    """A position by hand, what is done in it, and what is expected to come of it."""

    name: str
    about: str = ""
    rules: tuple[str, ...] = ()
    ruling: tuple[int, ...] = ()
    board: str | BoardForm = BoardForm(compact=1)
    players: tuple[str, ...] = ("red", "yellow")
    options: dict[str, Any] = {}
    seed: int = 1
    pending: tuple[PendingForm, ...] = ()
    do: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    fate: ChanceForm | UnsetType = UNSET
    expect: ExpectForm | UnsetType = UNSET
    steps: tuple[str | StepForm, ...] | UnsetType = UNSET
    view: ViewForm | UnsetType = UNSET

    def all_steps(self) -> tuple[StepForm, ...]:
        """Return the steps, the short forms written out."""
        if isinstance(self.steps, UnsetType):
            if isinstance(self.do, UnsetType):
                return ()
            return (
                StepForm(
                    do=self.do,
                    by=self.by,
                    fate=ChanceForm() if isinstance(self.fate, UnsetType) else self.fate,
                    expect=ExpectForm() if isinstance(self.expect, UnsetType) else self.expect,
                ),
            )
        return tuple(StepForm(do=one) if isinstance(one, str) else one for one in self.steps)


def is_set(value: object) -> bool:
    """Return whether a field was written at all."""
    return value is not UNSET
