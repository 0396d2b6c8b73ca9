"""Scenario files: TOML read into the forms, with the location of each field."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec
from msgspec import UNSET

from oracle_nb.core.files import read_text, unreadable
from oracle_nb.games.scenarios import ScenarioError
from oracle_nb.games.scenarios.fields import FieldFault, Where, is_set
from oracle_nb.storage.saves import misfit
from oracle_nb.storage.toml_text import TomlError, read_toml


class Scenario(Protocol):
    """The form of a scenario, as far as every game needs it."""

    @property
    def name(self) -> str:
        """The name, different for each scenario of a file."""

    @property
    def steps(self) -> object:
        """The steps; UNSET where the scenario itself is the only step."""

    def all_steps(self) -> Sequence[Any]:
        """Return the steps, with short forms expanded."""


Form = TypeVar("Form", bound=Scenario)
Table = TypeVar("Table")
Built = TypeVar("Built")


class TomlFile(Generic[Form]):
    """The content of a scenario file of one game.

    Raises ScenarioError, which names line, scenario and field, for everything that is not in the
    format.

    Attributes
    ----------
    form : type
        The form of a scenario.
    tables : tuple of str
        The tables that a file may have beside its scenarios.
    merged : tuple of str
        The fields in which a scenario's table is merged with that of the defaults.
    scenarios : tuple
        The scenarios.
    """

    form: ClassVar[type[Any]]
    tables: ClassVar[tuple[str, ...]] = ("defaults",)
    merged: ClassVar[tuple[str, ...]] = ()

    def __init__(self, text: str, name: str) -> None:
        self.name = name
        self._lines = text.splitlines()
        try:
            data = read_toml(text)
        except TomlError as error:
            raise ScenarioError(f"{name}: this is not TOML: {error}") from None
        for key in data:
            if key not in ("scenario", *self.tables):
                others = " and ".join(f"[{table}]" for table in self.tables)
                raise ScenarioError(
                    f"{name}:{self._line_of(key)}: unknown field `{key}`; a file has [[scenario]], "
                    f"and may have {others}"
                )
        entries = data.get("scenario", [])
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
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
        self.read_tables(data)
        self.scenarios: tuple[Form, ...] = tuple(
            self._read(number, defaults, entry) for number, entry in enumerate(entries)
        )
        names: dict[str, int] = {}
        for number, scenario in enumerate(self.scenarios):
            if scenario.name in names:
                raise self.error(
                    number,
                    FieldFault(("name",), f"scenario {names[scenario.name] + 1} has this name"),
                )
            names[scenario.name] = number

    def read_tables(self, data: dict[str, Any]) -> None:
        """Read the tables beside scenarios and defaults, if there are any."""

    def read_table(self, where: Where, value: Any, form: type[Table]) -> Table:
        """Return a table of the file in its form. Raises ScenarioError."""
        try:
            return msgspec.convert(value, form)
        except msgspec.ValidationError as error:
            message, rest = _split(error)
            way = (*where, *rest)
            line = self._find(way, 0, len(self._lines)) or 1
            field = ".".join(map(str, way))
            raise ScenarioError(f"{self.name}:{line}: {field}: {message}") from None

    def _read(self, number: int, defaults: dict[str, Any], entry: dict[str, Any]) -> Form:
        data = self._over(defaults, entry)
        try:
            scenario: Form = msgspec.convert(data, self.form)
        except msgspec.ValidationError as error:
            message, where = _split(error)
            raise self.error(number, FieldFault(where, message), data.get("name")) from None
        single = [
            field for field in ("do", "by", "chance", "expect") if is_set(getattr(scenario, field))
        ]
        if is_set(scenario.steps) and single:
            fault = FieldFault((single[0],), "belongs to a scenario of one step; here are `steps`")
            raise self.error(number, fault, scenario.name)
        if not scenario.all_steps() and not is_set(getattr(scenario, "view", UNSET)):
            fault = FieldFault(("do",), "nothing is done: `do` or `steps` is missing")
            raise self.error(number, fault, scenario.name)
        return scenario

    def _over(self, defaults: dict[str, Any], entry: dict[str, Any]) -> dict[str, Any]:
        """Return a scenario with the file's defaults."""
        merged = {**defaults, **entry}
        for field in self.merged:
            below, above = defaults.get(field), entry.get(field)
            if isinstance(below, dict) and isinstance(above, dict):
                merged[field] = {**below, **above}
        return merged

    def error(self, number: int, fault: FieldFault, title: object = None) -> ScenarioError:
        """Return the error that names line, scenario and field."""
        if title is None and number < len(getattr(self, "scenarios", ())):
            title = self.scenarios[number].name
        line = self.line(number, fault.where)
        field = ".".join(str(part + 1) if isinstance(part, int) else part for part in fault.where)
        name = f" {title!r}" if isinstance(title, str) else ""
        what = f" {field}:" if field else ""
        return ScenarioError(f"{self.name}:{line}: scenario {number + 1}{name}:{what} {fault}")

    def line(self, number: int, where: Where = ()) -> int:
        """Return the line (from 1) of a field of a scenario, or of the scenario itself."""
        if number >= len(self._headers):
            return 1
        start = self._headers[number]
        later = [*self._headers[number + 1 :]] + [
            n
            for n, line in enumerate(self._lines)
            if n > start and re.match(rf"\[({'|'.join(self.tables)})", line)
        ]
        end = min(later, default=len(self._lines))
        index = self._find(where, start, end)
        if index is None and where:
            index = self._find(where, *self._defaults())
        return index or start + 1

    def _defaults(self) -> tuple[int, int]:
        heads = [n for n, line in enumerate(self._lines) if re.match(r"\[defaults", line)]
        return (heads[0], self._headers[0]) if heads and self._headers else (0, 0)

    def _line_of(self, key: str) -> int:
        return self._find((key,), 0, len(self._lines)) or 1

    def _find(self, where: Where, start: int, end: int) -> int | None:
        """Return the line of the last part of a path that the given lines contain."""
        place, column, line = start, 0, None
        for position, part in enumerate(where):
            if isinstance(part, int):
                if place_in_list := self._item(where[position - 1], part, start, end):
                    place, column = place_in_list
                    line = place + 1
                continue
            pattern = _key(part)
            for number in range(place, end):
                match = pattern.search(self._lines[number], column if number == place else 0)
                if match:
                    place, column, line = number, max(0, match.end() - 1), number + 1
                    break
            else:
                if position == 0:
                    return None
        return line

    def _item(self, name: str | int, place: int, start: int, end: int) -> tuple[int, int] | None:
        """Return the line where an item of the list ``steps`` begins, in either TOML form."""
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


def _key(name: str) -> re.Pattern[str]:
    """Return the pattern of a line where a field gets a value, or of the head of its table."""
    key = re.escape(name)
    return re.compile(rf"""(?:^|[\s{{,.\["']){key}["']?\s*[=.]|^\s*\[+[^\]]*[\[.]{key}\]""")


def _split(error: msgspec.ValidationError) -> tuple[str, Where]:
    """Return an error in plain words, and the path to it (``.red.dice[0]``)."""
    message, path = misfit(error)
    where: list[str | int] = []
    for name, place in re.findall(r"\.([A-Za-z_]\w*)|\[(\d+|\.\.\.)\]", path):
        where.append(name or (int(place) if place.isdigit() else "..."))
    if match := re.search(r"unknown field `([^`]*)`", str(error)):
        where.append(match.group(1))
    return message, tuple(part for part in where if part != "...")


def read_scene(
    scene: Mapping[str, Any], form: type[Table], build: Callable[[Table], Built]
) -> Built:
    """Return what a function builds from the scene of a lesson, written as a scenario.

    Raises ValueError that names the field.
    """
    try:
        given = msgspec.convert({"name": "scene", **scene}, form)
    except msgspec.ValidationError as error:
        text, path = misfit(error)
        raise ValueError(f"scene{path}: {text}") from None
    try:
        return build(given)
    except FieldFault as fault:
        where = ".".join(map(str, ("scene", *fault.where)))
        raise ValueError(f"{where}: {fault}") from None


def text_of(path: str | Path) -> str:
    """Return the text of the file at a path. Raises ScenarioError."""
    place = Path(path)
    try:
        return read_text(place)
    except (OSError, UnicodeError) as error:
        raise ScenarioError(f"{place}: {unreadable(error)}") from None
