"""Everything a terminal says of positions that play comes to, sentence by sentence."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import chain
from random import Random
from typing import Any, Final

from fluent.syntax import ast

from oracle_nb.cli.menu import at_space, idle_by_rule
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import Player
from oracle_nb.delphi.pieces import ShipTile
from oracle_nb.delphi.ui.terminal import DelphiTextInterface
from oracle_nb.games.registry import package_of, texts_of
from tests.fuzz.reach import Reached
from tests.statements.cases import Case, Sentence
from tests.statements.catalog import PACKAGE, parsed
from tests.statements.reading import Reader, Slot

LANGUAGES: Final = ("en", "pl")


def terminal_sentences(place: Reached, seat: int, random: Random) -> Iterator[Sentence]:
    """Everything that is said of a position: to a player, of actions, and of what is idle."""
    yield from terminal(place, seat)
    yield from menu(place, random)
    yield from idle(place, random)


class TableReader(Reader):
    """The messages of the rulebook, of which some hold a text that is read by itself."""

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        if slot.kind == "sentence":
            yield text
        else:
            yield from super()._single(slot, text)


@cache
def table_reader(language: str) -> Reader:
    """Return the reader of what is said beside a board in a terminal."""
    return TableReader(language)


_ROWS: Final = (
    *("ship", "tile", "dice", "cards", "favor", "shield", "injuries", "gods", "cargo", "tasks"),
    *("shrine", "statue", "offering", "monster", "equipment", "companions"),
)
_IN_ROW: Final = {
    "ship": ("table-at",),
    "tile": ("name-ship-tile-",),
    "dice": ("table-die",),
    "cards": ("table-count",),
    "injuries": ("table-count",),
    "gods": ("table-god",),
    "cargo": ("table-cargo",),
    "tasks": ("table-tasks",),
    "equipment": ("name-equipment-",),
    "companions": ("table-companion",),
    **dict.fromkeys(("statue", "offering", "monster"), ("table-task",)),
    "shrine": ("name-letter-",),
}


def terminal(place: Reached, seat: int) -> Iterator[Sentence]:
    """Terminal texts about the turn and a player's possessions."""
    rules = place.rules
    known = rules.view(place.position, seat)
    case = Case(rules, known, seat)
    for language in LANGUAGES:
        table = DelphiTextInterface(rules, language)
        turn, heading = table.turn(known), table.heading(known)
        yield Sentence(turn, language, ("table-setup", "table-turn"), case, table_reader)
        if heading != turn:
            phase = heading.removeprefix(f"{turn}, ")
            yield Sentence(phase, language, ("table-phase-",), case, table_reader)
        rows = dict(zip(_ROWS, (row[1][seat] for row in table.boards(known)), strict=True))
        yield from _rows(rows, language, case)


def _rows(rows: dict[str, str], language: str, case: Case) -> Iterator[Sentence]:
    """The rows of one player's board."""
    assert (rows["favor"], rows["shield"]) == (str(case.me.favor), str(case.me.shield))
    for row, families in _IN_ROW.items():
        between = _BETWEEN.get(row)
        texts = [part for part in rows[row].split(between) if part] if between else [rows[row]]
        count = _COUNTS.get(row)
        if count is not None and len(texts) != count(case.me):
            yield Sentence(f"{row}: {rows[row]}", language, (), case, table_reader)
        for text in texts if rows[row] else ():
            own = families if row != "tile" else (f"{families[0]}{ShipTile(case.me.tile)}",)
            done = text.startswith("(") and row in _SPACED
            facts = {"row": row, "done": done, "times": texts.count(text)}
            inner = text[1:-1] if done and row != "dice" else text
            about = replace(case, facts=facts)
            yield Sentence(inner, language, own, about, table_reader)
            if row == "cargo":
                for piece in text.rpartition(" (")[0].split(", "):
                    loads = ("table-load", "table-empty")
                    yield Sentence(piece, language, loads, about, table_reader)


_SPACED: Final = ("dice", "shrine", "statue", "offering", "monster")
_BETWEEN: Final = {
    **dict.fromkeys(("cards", "injuries", "gods", "companions"), ", "),
    "equipment": "; ",
    **dict.fromkeys(_SPACED, " "),
}
"""Separator of the parts of a row."""
_COUNTS: Final[dict[str, Callable[[Player], int]]] = {
    "cards": lambda me: sum(map(bool, me.cards)),
    "injuries": lambda me: sum(map(bool, me.injuries)),
    "gods": lambda me: sum(map(bool, me.gods)),
    "companions": lambda me: len(me.companions),
    "equipment": lambda me: len(me.equipment),
}
"""How much must be told in a row."""


def menu(place: Reached, random: Random) -> Iterator[Sentence]:
    """The places of actions in a terminal's menu."""
    rules, position = place
    seat = rules.to_move(position)
    if seat is None:
        return
    options = rules.legal_actions(position)
    for action in random.sample(options, min(12, len(options))):
        case = Case(rules, position, seat, action)
        for language in LANGUAGES:
            entry = DelphiTextInterface(rules, language).place(position, action)
            if entry.group:
                yield Sentence(entry.group, language, ("table-group-",), case, table_reader)
            if entry.line:
                yield Sentence(entry.line, language, ("table-line-",), case, table_reader)
            if entry.label and action.verb not in (Verb.MOVE, Verb.POSEIDON):
                yield Sentence(entry.label, language, ("table-label-",), case, table_reader)
            elif entry.label and entry.label != case.code(action.target):
                yield Sentence(entry.label, language, (), case, table_reader)


class CliReader(Reader):
    """The messages of the terminal; what is filled in is read elsewhere."""

    def _parsed(self) -> dict[str, ast.Message]:
        return parsed([PACKAGE / f"terminal/text/{self.language}/cli.ftl"])

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        return ((f"cli/{name}", pattern) for name, pattern in super()._sayable())

    def _slot(self, node: object) -> Slot:
        return replace(super()._slot(node), kind="sentence")

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        yield text


@cache
def cli_reader(language: str) -> Reader:
    """Return the reader of what the terminal says."""
    return CliReader(language)


class _Moment:
    """The parts of a game that a terminal needs to name unavailable sources."""

    def __init__(self, place: Reached) -> None:
        self.rules, self.position = place
        self.package = package_of(self.rules.name)
        self.legal_actions = partial(self.rules.legal_actions, self.position)
        self.check = partial(self.rules.check, self.position)
        self.write = self.rules.notation.write
        self.action = self.rules.notation.read
        self.texts = partial(texts_of, self.rules)


def idle(place: Reached, random: Random) -> Iterator[Sentence]:
    """Terminal texts about unavailable sources and actions at a space."""
    rules, position = place
    seat = rules.to_move(position)
    if seat is None:
        return
    moment: Any = _Moment(place)
    space = random.choice(rules.board.spaces)
    families = ("cli/idle-line", "cli/works-there", "cli/nothing-there")
    for language in LANGUAGES:
        facts: dict[str, object] = {"language": language, "space": None}
        case = Case(rules, position, seat, facts=facts)
        for text in chain(*idle_by_rule(moment, language).values()):
            yield Sentence(text, language, families, case, cli_reader)
        about = replace(case, facts={**facts, "space": space.index})
        for text in at_space(moment, space.name, language):
            yield Sentence(text, language, families, about, cli_reader)
