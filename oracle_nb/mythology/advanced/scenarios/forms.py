"""The form of scenarios of the Advanced Game, as strict structs; docs/scenarios.md describes it."""

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field

from oracle_nb.games.scenarios.fields import Form, OutcomeForm, all_steps

Names = tuple[str, ...]


class TableForm(Form, frozen=True, kw_only=True):
    """The state of the table and the phase: given in a scenario, compared in a step."""

    units: dict[str, str] | UnsetType = UNSET
    prizes: dict[str, str] | UnsetType = UNSET
    gods: dict[str, str] | UnsetType = UNSET
    glory: dict[str, int] | UnsetType = UNSET
    gained: dict[str, int] | UnsetType = UNSET
    noted: dict[str, dict[str, int]] | UnsetType = UNSET
    last_noted: dict[str, dict[str, int]] | UnsetType = UNSET
    totals: dict[str, dict[str, int]] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    waiting: Names | UnsetType = UNSET
    attempts: int | UnsetType = UNSET
    moved: Names | UnsetType = UNSET
    spent: Names | UnsetType = UNSET
    lost: Names | UnsetType = UNSET
    walked: Names | UnsetType = UNSET
    letting: Names | UnsetType = UNSET
    peaceful: Names | UnsetType = UNSET
    held: dict[str, str] | UnsetType = UNSET
    fought: Names | UnsetType = UNSET
    fighting: bool | UnsetType = UNSET
    remorse: int | UnsetType = UNSET
    aid: dict[str, dict[str, int]] | UnsetType = UNSET
    ail: dict[str, dict[str, int]] | UnsetType = UNSET
    helpers: dict[str, str] | UnsetType = UNSET
    cargo: dict[str, Names] | UnsetType = UNSET
    ships: Names | UnsetType = UNSET
    sought: Names | UnsetType = UNSET
    idle: Names | UnsetType = UNSET
    tried: Names | UnsetType = UNSET
    seizing: bool | UnsetType = UNSET
    paid: dict[str, Names] | UnsetType = UNSET
    homed: Names | UnsetType = UNSET
    plots: dict[str, Names] | UnsetType = UNSET
    last_plots: dict[str, Names] | UnsetType = UNSET
    threatening: Names | UnsetType = UNSET
    occurrences: tuple[tuple[str, str, str], ...] | UnsetType = UNSET
    kept: Names | UnsetType = UNSET
    famished: Names | UnsetType = UNSET
    vows: tuple[tuple[str, str, str, int], ...] | UnsetType = UNSET
    offered: dict[str, tuple[int, int]] | UnsetType = UNSET
    spared: Names | UnsetType = UNSET
    safe: Names | UnsetType = UNSET
    fates: dict[str, int] | UnsetType = UNSET
    fates_up: tuple[int, ...] | UnsetType = UNSET
    caused: dict[str, dict[str, int]] | UnsetType = UNSET
    struck: dict[str, int] | UnsetType = UNSET
    slain: int | UnsetType = UNSET
    killed: int | UnsetType = UNSET
    calm: int | UnsetType = UNSET
    trophies: dict[str, Names] | UnsetType = UNSET
    halves: Names | UnsetType = UNSET
    hands: dict[str, Names] | UnsetType = UNSET
    laid: dict[str, str] | UnsetType = UNSET
    played: dict[str, tuple[str, str]] | UnsetType = UNSET
    discards: Names | UnsetType = UNSET
    credits: dict[str, int] | UnsetType = UNSET
    feats: dict[str, dict[str, int]] | UnsetType = UNSET
    powers: Names | UnsetType = UNSET
    effects: tuple[tuple[str, str, str], ...] | UnsetType = UNSET
    bribes: dict[str, int] | UnsetType = UNSET
    thrown: bool | UnsetType = UNSET
    silenced: str | UnsetType = UNSET
    silenced_before: str | UnsetType = UNSET
    resting: bool | UnsetType = UNSET
    fallen: dict[str, str] | UnsetType = UNSET


class ExpectForm(TableForm, frozen=True, kw_only=True):
    """The expected result of a step: legality, repairs and changes."""

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
    heroes: int | UnsetType = UNSET
    heroes_in: dict[str, int] | UnsetType = UNSET
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
    """A pending decision: about an announced unit, its way, a capture, or an occurrence."""

    claim: str | UnsetType = UNSET
    asked: Names = ()
    challenger: str | UnsetType = UNSET
    bid: int = -1
    announcer: bool = True
    drawn: bool = False
    way: str | UnsetType = UNSET
    moved: int = 0
    ship: bool = False
    capture: tuple[str, str] | UnsetType = UNSET
    window: Names | UnsetType = UNSET
    last: bool = False
    eruption: tuple[str, int] | UnsetType = UNSET
    aim: tuple[str, str] | UnsetType = UNSET
    moment: bool = False


class ScenarioForm(TableForm, frozen=True, kw_only=True):
    """A position by hand, the actions in it, and their expected results."""

    name: str
    about: str = ""
    rules: Names = ()
    ruling: tuple[int, ...] = ()
    players: Names = ("athena", "hera", "hermes")
    start: Literal["historical", "random"] = "historical"
    parts: Literal["combat", "cargo", "fates", "cards"] = "cards"
    prayer: Literal["no", "yes"] = "no"
    evils: Literal["no", "yes"] = "no"
    seed: int = 1
    captures: dict[str, tuple[str, int]] | UnsetType = UNSET
    pending: PendingForm | UnsetType = UNSET
    do: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    chance: ChanceForm | UnsetType = UNSET
    expect: ExpectForm | UnsetType = UNSET
    steps: tuple[str | StepForm, ...] | UnsetType = UNSET

    def all_steps(self) -> tuple[StepForm, ...]:
        """Return the steps, with short forms expanded."""
        return all_steps(self, StepForm)
