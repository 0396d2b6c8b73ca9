"""The form of scenarios of Mythology, as strict structs; docs/scenarios.md describes it."""

from typing import Any

from msgspec import UNSET, UnsetType, field

from oracle_nb.games.scenarios.fields import Form, OutcomeForm, all_steps

Names = tuple[str, ...]


class TableForm(Form, frozen=True, kw_only=True):
    """The state of the table and the turn: given in a scenario, compared in a step."""

    units: dict[str, str] | UnsetType = UNSET
    prizes: dict[str, str] | UnsetType = UNSET
    heroes: Names | UnsetType = UNSET
    gods: dict[str, str] | UnsetType = UNSET
    power: dict[str, int] | UnsetType = UNSET
    trophies: dict[str, Names] | UnsetType = UNSET
    captured: dict[str, Names] | UnsetType = UNSET
    alliances: tuple[Names, ...] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    waiting: Names | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    part: str | UnsetType = UNSET
    movable: Names | UnsetType = UNSET
    entered: Names | UnsetType = UNSET
    battlefields: Names | UnsetType = UNSET
    tried: Names | UnsetType = UNSET
    asked: Names | UnsetType = UNSET


class ExpectForm(TableForm, frozen=True, kw_only=True):
    """The expected result of a step: legality, repairs, costs and changes."""

    refused: Names | UnsetType = UNSET
    refused_by: Names | UnsetType = UNSET
    repairs: Names | UnsetType = UNSET
    missing: Names | UnsetType = UNSET
    allowed_by: Names | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    events: Names | UnsetType = UNSET
    happens: Names | UnsetType = UNSET
    absent: Names | UnsetType = UNSET
    facts: tuple[dict[str, Any], ...] | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    decides: str | UnsetType = UNSET
    may: Names | UnsetType = UNSET
    may_not: Names | UnsetType = UNSET
    points: dict[str, int | str] | UnsetType = UNSET
    units_in: dict[str, int] | UnsetType = UNSET
    prizes_in: dict[str, int] | UnsetType = UNSET
    result: OutcomeForm | UnsetType = UNSET


ChanceForm = dict[str, tuple[int | str, ...]]
"""The results of chance, kind by kind: dice as numbers, gods by name."""


class StepForm(Form, frozen=True, kw_only=True):
    """An action, its draws, and its expected result."""

    do: str
    by: str | UnsetType = UNSET
    chance: ChanceForm = field(default_factory=dict)
    expect: ExpectForm = ExpectForm()


class PendingForm(Form, frozen=True, kw_only=True):
    """A pending decision: a fight of two units, an attempt of a Hero, or an offer to a god."""

    fight: tuple[str, str] | UnsetType = UNSET
    defender: str | UnsetType = UNSET
    aid: int | UnsetType = UNSET
    attempt: str | UnsetType = UNSET
    offer: str | UnsetType = UNSET


class ViewForm(Form, frozen=True, kw_only=True):
    """The drawing of a scenario as a picture of the rulebook."""

    show: Names = ("map",)
    can: Names = ()
    reach: str = ""
    around: Names = ()


class ScenarioForm(TableForm, frozen=True, kw_only=True):
    """A position by hand, the actions in it, and their expected results."""

    name: str
    about: str = ""
    rules: Names = ()
    ruling: tuple[int, ...] = ()
    players: Names = ("apollo", "ares")
    seed: int = 1
    pending: PendingForm | UnsetType = UNSET
    do: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    chance: ChanceForm | UnsetType = UNSET
    expect: ExpectForm | UnsetType = UNSET
    steps: tuple[str | StepForm, ...] | UnsetType = UNSET
    view: ViewForm | UnsetType = UNSET

    def all_steps(self) -> tuple[StepForm, ...]:
        """Return the steps, with short forms expanded."""
        return all_steps(self, StepForm)
