"""The form of a scenario file: strict structs, and where in the text each of their fields stands.

``docs/scenarios.md`` describes the format for those who write in it.
"""

import re
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType

SHIPS: Final = ("red", "yellow", "green", "blue")
Counts = dict[str, int]
Where = tuple[str | int, ...]
"""The way to a field: names of fields and places in lists, from the scenario on."""


class ScenarioError(ValueError):
    """A scenario file that can't be read or makes no sense; says in which line and field."""


class FieldFault(ValueError):
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
        """What is said of the player with a ship color, all unset if nothing is."""
        form: PlayerForm | UnsetType = getattr(self, ship)
        return PlayerForm() if isinstance(form, UnsetType) else form


class FateForm(_Form, frozen=True, kw_only=True):
    """What fate gives, kind by kind, in the order in which it is asked."""

    die: tuple[str, ...] = ()
    battle: tuple[int, ...] = ()
    titan: tuple[int, ...] = ()
    card: tuple[str, ...] = ()
    injury: tuple[str, ...] = ()
    tile: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()


class Outcome(_Form, frozen=True, kw_only=True):
    """How the game ends: the ship colors of the winners and, where ranked, everyone's places."""

    winners: tuple[str, ...]
    places: Counts | UnsetType = UNSET
    finished: bool = True


class ExpectForm(TableForm, frozen=True, kw_only=True):
    """What comes of a step: allowed or refused, what it costs and changes, what is decided next."""

    refused: tuple[str, ...] | UnsetType = UNSET
    refused_by: tuple[str, ...] | UnsetType = UNSET
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
    result: Outcome | UnsetType = UNSET


class StepForm(_Form, frozen=True, kw_only=True):
    """One action, what fate gives to it, and what is expected of it."""

    do: str
    by: str | UnsetType = UNSET
    fate: FateForm = FateForm()
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
    """A board: the printed arrangement filled by a seed, or hexes with kinds and labels."""

    compact: int | UnsetType = UNSET
    hexes: tuple[tuple[int | str, ...], ...] | UnsetType = UNSET

    def spaces(self) -> Iterator[tuple[int, int, str, str]]:
        """The hexes with their labels ("" for none). Raises FieldFault."""
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
    fate: FateForm | UnsetType = UNSET
    expect: ExpectForm | UnsetType = UNSET
    steps: tuple[str | StepForm, ...] | UnsetType = UNSET

    def all_steps(self) -> tuple[StepForm, ...]:
        """The steps, the short forms written out."""
        if isinstance(self.steps, UnsetType):
            if isinstance(self.do, UnsetType):
                return ()
            return (
                StepForm(
                    do=self.do,
                    by=self.by,
                    fate=FateForm() if isinstance(self.fate, UnsetType) else self.fate,
                    expect=ExpectForm() if isinstance(self.expect, UnsetType) else self.expect,
                ),
            )
        return tuple(StepForm(do=one) if isinstance(one, str) else one for one in self.steps)


class ScenarioFile:
    """A scenario file as it was read.

    ``scenarios`` are its scenarios, ``boards`` the boards that it names. Raises ScenarioError,
    which names line, scenario and field, for everything that is not in the format.
    """

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines = text.splitlines()
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise ScenarioError(f"{name}: this is not TOML: {error}") from None
        known = ("scenario", "defaults", "boards")
        for key in data:
            if key not in known:
                raise ScenarioError(
                    f"{name}:{self._line_of(key)}: unknown field `{key}`; a file has [[scenario]], "
                    "and may have [defaults] and [boards]"
                )
        entries = data.get("scenario", [])
        if not isinstance(entries, list) or not all(isinstance(one, dict) for one in entries):
            raise ScenarioError(f"{name}: scenarios are written as [[scenario]]")
        if not entries:
            raise ScenarioError(f"{name}: there is no [[scenario]] in it")
        defaults = data.get("defaults", {})
        if not isinstance(defaults, dict):
            raise ScenarioError(f"{name}: defaults are written as [defaults]")
        self._headers = [
            number
            for number, line in enumerate(self._lines)
            if re.match(r"\s*\[\[\s*scenario\s*\]\]", line)
        ]
        self.boards = self._read_boards(data.get("boards", {}))
        self.scenarios = tuple(
            self._read(number, _over(defaults, entry)) for number, entry in enumerate(entries)
        )
        names: dict[str, int] = {}
        for number, scenario in enumerate(self.scenarios):
            if scenario.name in names:
                raise self.error(
                    number,
                    FieldFault(("name",), f"scenario {names[scenario.name] + 1} has this name"),
                )
            names[scenario.name] = number

    def _read_boards(self, data: Any) -> dict[str, BoardForm]:
        try:
            return msgspec.convert(data, dict[str, BoardForm])
        except msgspec.ValidationError as error:
            message, where = _split(str(error))
            line = self._find(("boards", *where), 0, len(self._lines)) or 1
            field = ".".join(map(str, ("boards", *where)))
            raise ScenarioError(f"{self.name}:{line}: {field}: {message}") from None

    def _read(self, number: int, data: dict[str, Any]) -> ScenarioForm:
        try:
            scenario = msgspec.convert(data, ScenarioForm)
        except msgspec.ValidationError as error:
            message, where = _split(str(error))
            raise self.error(number, FieldFault(where, message), data.get("name")) from None
        single = [
            field
            for field in ("do", "by", "fate", "expect")
            if getattr(scenario, field) is not UNSET
        ]
        if not isinstance(scenario.steps, UnsetType) and single:
            fault = FieldFault((single[0],), "belongs to a scenario of one step; here are `steps`")
            raise self.error(number, fault, scenario.name)
        if not scenario.all_steps():
            fault = FieldFault(("do",), "nothing is done: `do` or `steps` is missing")
            raise self.error(number, fault, scenario.name)
        return scenario

    def error(self, number: int, fault: FieldFault, title: object = None) -> ScenarioError:
        """The error that names line, scenario and field."""
        if title is None and number < len(getattr(self, "scenarios", ())):
            title = self.scenarios[number].name
        line = self.line(number, fault.where)
        field = ".".join(str(part + 1) if isinstance(part, int) else part for part in fault.where)
        name = f" {title!r}" if isinstance(title, str) else ""
        what = f" {field}:" if field else ""
        return ScenarioError(f"{self.name}:{line}: scenario {number + 1}{name}:{what} {fault}")

    def line(self, number: int, where: Where = ()) -> int:
        """The line (from 1) of a field of a scenario, or of the scenario itself."""
        if number >= len(self._headers):
            return 1
        start = self._headers[number]
        later = [*self._headers[number + 1 :]] + [
            n
            for n, line in enumerate(self._lines)
            if n > start and re.match(r"\[(boards|def)", line)
        ]
        end = min(later, default=len(self._lines))
        found = self._find(where, start, end)
        if found is None and where:
            found = self._find(where, *self._defaults())
        return found or start + 1

    def _defaults(self) -> tuple[int, int]:
        heads = [n for n, line in enumerate(self._lines) if re.match(r"\[defaults", line)]
        return (heads[0], self._headers[0]) if heads and self._headers else (0, 0)

    def _line_of(self, key: str) -> int:
        return self._find((key,), 0, len(self._lines)) or 1

    def _find(self, where: Where, start: int, end: int) -> int | None:
        """The line of the last part of the way that stands in the given lines."""
        place, column, found = start, 0, None
        for position, part in enumerate(where):
            if isinstance(part, int):
                if place_in_list := self._item(where[position - 1], part, start, end):
                    place, column = place_in_list
                    found = place + 1
                continue
            pattern = re.compile(rf"""(?:^|[\s{{,.\["']){re.escape(part)}["']?\s*(?:=|\]|\.)""")
            for number in range(place, end):
                match = pattern.search(self._lines[number], column if number == place else 0)
                if match:
                    place, column, found = number, max(0, match.end() - 1), number + 1
                    break
            else:
                if position == 0:
                    return None
        return found

    def _item(self, name: str | int, place: int, start: int, end: int) -> tuple[int, int] | None:
        """Where an item of the list ``steps`` begins: a table of its own, or a line of its own."""
        if name != "steps":
            return None
        numbers = range(start, end)
        tables = [n for n in numbers if re.match(r"\s*\[\[scenario\.steps\]\]", self._lines[n])]
        if not tables:
            heads = [n for n in numbers if re.match(r"\s*steps\s*=\s*\[", self._lines[n])]
            if not heads:
                return None
            inside = range(heads[0] + 1, end)
            tables = [n for n in inside if re.match(r'\s*[{"\']', self._lines[n])]
        return (tables[place], 0) if place < len(tables) else None


def _over(defaults: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
    """A scenario with the file's defaults under it; players' tables are merged field by field."""
    merged = {**defaults, **entry}
    for ship in SHIPS:
        below, above = defaults.get(ship), entry.get(ship)
        if isinstance(below, dict) and isinstance(above, dict):
            merged[ship] = {**below, **above}
    return merged


def _split(error: str) -> tuple[str, Where]:
    """Msgspec's message and the way that it names (``$.red.dice[0]``)."""
    message, _, path = error.partition(" - at `")
    where: list[str | int] = []
    for name, place in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+|\.\.\.)\]", path):
        where.append(name or (int(place) if place.isdigit() else "..."))
    if match := re.search(r"unknown field `([^`]*)`", message):
        where.append(match.group(1))
    return message, tuple(part for part in where if part != "...")


def read(path: str | Path) -> ScenarioFile:
    """The scenario file at a path. Raises ScenarioError."""
    place = Path(path)
    try:
        text = place.read_text(encoding="utf-8")
    except OSError as error:
        raise ScenarioError(f"{place}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ScenarioError(f"{place}: this is not a text in UTF-8") from None
    return ScenarioFile(text, str(path))


def is_set(value: object) -> bool:
    """Whether a field was written at all."""
    return value is not UNSET


def many(values: Sequence[str]) -> str:
    """Names in a row, for messages."""
    return ", ".join(values)
