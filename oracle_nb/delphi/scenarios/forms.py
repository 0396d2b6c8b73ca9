"""The form of scenarios, as strict structs.

``docs/scenarios.md`` describes the format for those who write in it.
"""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import UNSET, UnsetType, field

from oracle_nb.delphi.board import Placement
from oracle_nb.games.scenarios.fields import FieldFault, Form, OutcomeForm, all_steps

SHIPS: Final = ("red", "yellow", "green", "blue")
Counts = dict[str, int]


class PlayerForm(Form, frozen=True, kw_only=True):
    """The possessions of one player."""

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


class DelphiTableForm(Form, frozen=True, kw_only=True):
    """The state of the table and the turn: given in a scenario, compared in a step."""

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
        """Return the form of the player with a ship color, without any fields if there is none."""
        form: PlayerForm | UnsetType = getattr(self, ship)
        return PlayerForm() if isinstance(form, UnsetType) else form


class ChanceForm(Form, frozen=True, kw_only=True):
    """The results of chance, kind by kind, in the order of the draws."""

    die: tuple[str, ...] = ()
    battle: tuple[int, ...] = ()
    titan: tuple[int, ...] = ()
    card: tuple[str, ...] = ()
    injury: tuple[str, ...] = ()
    tile: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


class DelphiExpectForm(DelphiTableForm, frozen=True, kw_only=True):
    """The expected result of a step: legality, repairs, costs and changes."""

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


class DelphiStepForm(Form, frozen=True, kw_only=True):
    """An action, its draws, and its expected result."""

    do: str
    by: str | UnsetType = UNSET
    chance: ChanceForm = ChanceForm()
    expect: DelphiExpectForm = DelphiExpectForm()


class DelphiPendingForm(Form, frozen=True, kw_only=True):
    """A pending step."""

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


class BoardForm(Form, frozen=True, kw_only=True):
    """A board: a random compact layout, tiles, or hexes with kinds and labels."""

    compact: int | UnsetType = UNSET
    tiles: tuple[Placement, ...] | UnsetType = UNSET
    hexes: tuple[tuple[int | str, ...], ...] | UnsetType = UNSET

    def spaces(self) -> Iterator[tuple[int, int, str, str]]:
        """Yield the hexes with their labels ("" for none). Raises FieldFault."""
        for place, space in enumerate(() if isinstance(self.hexes, UnsetType) else self.hexes):
            match space:
                case (int(q), int(r), str(kind)):
                    yield q, r, kind, ""
                case (int(q), int(r), str(kind), str(label)):
                    yield q, r, kind, label
                case _:
                    raise FieldFault(
                        ("board", "hexes", place), "a hex is [q, r, kind] or [q, r, kind, label]"
                    )


class DelphiViewForm(Form, frozen=True, kw_only=True):
    """The drawing of a scenario as a picture of the rulebook."""

    show: tuple[str, ...] = ("board",)
    of: tuple[str, ...] | UnsetType = UNSET
    can: tuple[str, ...] = ()
    reach: str = ""
    mark: tuple[str, ...] = ()
    whole: bool = False


class DelphiScenarioForm(DelphiTableForm, frozen=True, kw_only=True):
    """A position by hand, the actions in it, and their expected results."""

    name: str
    about: str = ""
    rules: tuple[str, ...] = ()
    ruling: tuple[int, ...] = ()
    board: str | BoardForm = BoardForm(compact=1)
    players: tuple[str, ...] = ("red", "yellow")
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1
    pending: tuple[DelphiPendingForm, ...] = ()
    do: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    chance: ChanceForm | UnsetType = UNSET
    expect: DelphiExpectForm | UnsetType = UNSET
    steps: tuple[str | DelphiStepForm, ...] | UnsetType = UNSET
    view: DelphiViewForm | UnsetType = UNSET

    def all_steps(self) -> tuple[DelphiStepForm, ...]:
        """Return the steps, with short forms expanded."""
        return all_steps(self, DelphiStepForm)
