"""Read a sentence back into the message it is and the facts that it states.

The reader knows Fluent and the messages of one language. It knows nothing of the code that chose
the message or its facts: like a person, it has only the sentence. It also refuses bad grammar: a
number must stand with the variant that its plural form asks for.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product
from typing import Final

from babel import Locale
from fluent.syntax import ast

from oracle_nb.delphi.pieces import EQUIPMENT_RULES, God, Kind, ShipTile
from tests.statements.catalog import PACKAGE, nodes, parsed, variant_key
from tests.statements.statement import Other, Percent, Statement

FOLDERS: Final = ("delphi/text", "text")
"""Folders of the messages of the game and of every game."""

KINDS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("color", "colors", "used", "die", "card", "shown", "via"), "color"),
    **dict.fromkeys(("god", "gods"), "god"),
    **dict.fromkeys(("letter", "letters"), "letter"),
    **dict.fromkeys(("family", "terrain", "verb", "source", "task", "equipment"), ""),
    "ship_tile": "ship-tile",
    "companion": "companion",
    "tile": "island-tile",
    "decision": "choice",
    "player": "seat",
    "others": "seat",
    "kind": "kind",
    "ways": "way",
    "usable": "source",
}
"""The class of pieces that a fact names, by the fact's key; "" where it is the key itself."""
SPACES: Final = frozenset({"space", "spaces", "place", "ship", "start"})
NESTED: Final[Mapping[str, tuple[str, ...]]] = {
    "text": ("repair-", "event-", "next-", "motive-"),
    "deed": ("do-", "deed-with", "then-", "goal-"),
    "first": ("then-", "deed-with"),
    "then": ("then-", "deed-with"),
    "way": ("way-",),
    "action": ("do-", "title-unsaid"),
    "parts": ("chance-",),
}
"""Facts that are sentences themselves, and the beginnings of the ids of these."""
GAINED: Final = frozenset(
    {
        *(rule.replace(".", "-") for rule in EQUIPMENT_RULES.values()),
        *(f"companion-{kind}" for kind in Kind),
        *(f"ship-{tile}" for tile in ShipTile),
        *(f"god-{god.name.lower()}" for god in God),
        *("god-trade", "god-advance-action", "god-top"),
    }
)
"""Rules whose text is read, as ``equipment-range.text``: of cards, tiles and gods."""
CLOSING: Final = ("ways-",)
"""The beginnings of the ids of sentences that say more after another one."""
ANYTHING: Final = "motive-said"
"""A message that is nothing but a text, and can't be told from any other."""
_SPACE: Final = r"[A-Z]{1,2}\d{1,2}"


@dataclass(frozen=True)
class Slot:
    """A place in a sentence where a fact is printed."""

    fact: str
    kind: str
    form: str = ""
    listed: bool = False


@dataclass(frozen=True)
class Choice:
    """A variant that was taken: the one of ``key`` among ``keys``; None for the default."""

    fact: str
    key: str | None
    keys: frozenset[str]
    counted: bool


@dataclass(frozen=True)
class Pattern:
    """One way in which a message can be said."""

    message: str
    regex: re.Pattern[str]
    slots: tuple[Slot, ...]
    choices: tuple[Choice, ...]


_Part = str | Slot
_Said = tuple[tuple[_Part, ...], tuple[Choice, ...]]


class Reader:
    """The messages of one language, read instead of said.

    Parameters
    ----------
    language
        A language of the rulebook, such as "en".
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._plural = Locale.parse(language).plural_form
        self._messages = self._parsed()
        self._names = self._all_names()
        self._patterns = {
            name: tuple(self._compiled(name, pattern)) for name, pattern in self._sayable()
        }
        self.read = lru_cache(maxsize=4096)(self._read)
        self._matching = lru_cache(maxsize=256)(self._candidates)

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages, with ``.you`` for the second person, ``.won`` for a clause."""
        return tuple(self._patterns)

    def _parsed(self) -> dict[str, ast.Message]:
        """Return the messages by their ids."""
        folders = (PACKAGE / folder / self.language for folder in FOLDERS)
        return parsed(file for folder in folders for file in sorted(folder.glob("*.ftl")))

    def _sayable(self) -> Iterator[tuple[str, ast.Pattern]]:
        for name, message in self._messages.items():
            if message.value is not None:
                yield name, message.value
            for attribute in message.attributes:
                if attribute.id.name in ("you", "won") or (
                    attribute.id.name == "text" and name in GAINED
                ):
                    yield f"{name}.{attribute.id.name}", attribute.value

    # --- from Fluent to patterns ---------------------------------------------------------------

    def _compiled(self, name: str, pattern: ast.Pattern) -> Iterator[Pattern]:
        for parts, choices in self._said(pattern):
            slots = tuple(part for part in parts if isinstance(part, Slot))
            source = "".join(
                re.escape(part) if isinstance(part, str) else f"({self._shape(part)})"
                for part in parts
            )
            yield Pattern(name, re.compile(source, re.DOTALL), slots, choices)

    def _said(self, pattern: ast.Pattern) -> list[_Said]:
        """Return every way in which a pattern can be filled."""
        ways: list[_Said] = [((), ())]
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                more: list[_Said] = [((element.value,), ())]
            else:
                assert isinstance(element, ast.Placeable)
                more = self._filled(element.expression)
            ways = [(a + b, c + d) for (a, c), (b, d) in product(ways, more)]
        return ways

    def _filled(self, node: object) -> list[_Said]:
        match node:
            case ast.SelectExpression():
                return list(self._variants(node))
            case ast.StringLiteral():
                return [((node.parse()["value"],), ())]
            case ast.NumberLiteral():
                return [((node.value,), ())]
            case ast.MessageReference():
                value = self._messages[node.id.name].value
                assert value is not None
                return self._said(value)
            case ast.Placeable():
                return self._filled(node.expression)
            case _:
                return [((self._slot(node),), ())]

    def _variants(self, node: ast.SelectExpression) -> Iterator[_Said]:
        selector = node.selector
        counted = isinstance(selector, ast.FunctionReference) and selector.id.name == "COUNT"
        fact = next(
            each.id.name for each in nodes(selector) if isinstance(each, ast.VariableReference)
        )
        keys = frozenset(variant_key(variant) for variant in node.variants if not variant.default)
        for variant in node.variants:
            key = None if variant.default else variant_key(variant)
            choice = Choice(fact, key, keys, counted)
            for parts, choices in self._said(variant.value):
                yield parts, (choice, *choices)

    def _slot(self, node: object) -> Slot:
        """Return the slot of a reference to a fact, perhaps in a function of ours."""
        form, listed, percent = "", False, False
        while isinstance(node, ast.FunctionReference):
            listed = listed or node.id.name in {"AND", "OR"}
            for argument in node.arguments.named:
                if argument.name.name == "form":
                    form = str(argument.value.parse()["value"])
                percent = percent or argument.name.name == "style"
            node = node.arguments.positional[0]
        assert isinstance(node, ast.VariableReference), node
        fact = node.id.name
        listed = listed or fact in {"spaces", "colors", "gods", "letters"}
        if percent:
            return Slot(fact, "percent")
        if fact in SPACES:
            return Slot(fact, "space", "", listed)
        if fact in NESTED:
            return Slot(fact, "sentence", "", listed)
        if fact in KINDS:
            return Slot(fact, KINDS[fact] or fact, form, listed)
        return Slot(fact, "number", form, listed)

    def _shape(self, slot: Slot) -> str:
        # Only a title, which inflects nothing, says a price with what an action is done with.
        if slot.listed or slot.kind == "sentence" or (slot.kind == "source" and not slot.form):
            return ".+?"
        return self._item(slot)

    def _item(self, slot: Slot) -> str:
        match slot.kind:
            case "number":
                return r"-?\d+"
            case "percent":
                return r"\d+(?:[.,]\d+)?\s?%"
            case "space":
                return _SPACE
        names = sorted(self._names.get((slot.kind, slot.form), ()), key=len, reverse=True)
        return "|".join(map(re.escape, names)) or "(?!)"

    def _all_names(self) -> dict[tuple[str, str], dict[str, str]]:
        """Return what each piece is called, by its class and the form: the key for every name."""
        kinds = sorted({kind or fact for fact, kind in KINDS.items()}, key=len, reverse=True)
        names: dict[tuple[str, str], dict[str, str]] = {}
        for name, message in self._messages.items():
            kind = next(
                (candidate for candidate in kinds if name.startswith(f"name-{candidate}-")), None
            )
            if kind is None:
                continue
            key = name.removeprefix(f"name-{kind}-")
            forms = [("", message.value)]
            forms += [(attribute.id.name, attribute.value) for attribute in message.attributes]
            for form, value in forms:
                if value is not None:
                    for parts, _ in self._said(value):
                        names.setdefault((kind, form), {})["".join(map(str, parts))] = key
        return names

    def text_of(self, message: str) -> str:
        """Return the text of a message without facts, such as "equipment-range.text"."""
        pattern = self._patterns[message][0]
        return re.sub(r"\\(.)", r"\1", pattern.regex.pattern)

    # --- reading -------------------------------------------------------------------------------

    def _read(self, text: str, families: tuple[str, ...]) -> tuple[Statement, ...]:
        """Every reading of a sentence as a message whose id begins with one of ``families``."""
        statements: dict[str, Statement] = {}
        for pattern in self._matching(families):
            match = pattern.regex.fullmatch(text)
            if match is None:
                continue
            for facts in self._facts(pattern, match.groups()):
                statement = Statement(pattern.message, facts)
                statements.setdefault(repr(statement), statement)
        return tuple(statements.values())

    def read_two(self, text: str, families: tuple[str, ...]) -> tuple[Statement, ...]:
        """Read a text of two sentences, the second of which says more: it is the fact ``more``."""
        return tuple(
            Statement(first.message, {**first.facts, "more": more})
            for stop in re.finditer(r"\. ", text)
            for more in self.read(text[stop.end() :], CLOSING)
            for first in self.read(text[: stop.start() + 1], families)
        )

    def _candidates(self, families: tuple[str, ...]) -> tuple[Pattern, ...]:
        return tuple(
            pattern
            for name, patterns in self._patterns.items()
            if name.startswith(families) and name != ANYTHING
            for pattern in patterns
        )

    def _facts(self, pattern: Pattern, texts: tuple[str, ...]) -> Iterator[dict[str, object]]:
        options = [
            tuple(self._values(slot, text)) for slot, text in zip(pattern.slots, texts, strict=True)
        ]
        for values in product(*options):
            facts: dict[str, object] = {}
            for slot, value in zip(pattern.slots, values, strict=True):
                if facts.setdefault(slot.fact, value) != value:
                    break
            else:
                if all(self._chosen(choice, facts) for choice in pattern.choices):
                    yield facts

    def _values(self, slot: Slot, text: str) -> Iterator[object]:
        """Possible meanings of a printed fact."""
        if slot.listed:
            for parts in _split(text, self._and_or()):
                options = [tuple(self._several(slot, part)) for part in parts]
                yield from (tuple(chain.from_iterable(each)) for each in product(*options))
            if text == self._text("list-none"):
                yield ()
        else:
            yield from self._single(slot, text)

    def _several(self, slot: Slot, text: str) -> Iterator[tuple[object, ...]]:
        """Possible meanings of an item of a list, which may include a count."""
        match = re.fullmatch("(.+) \N{MULTIPLICATION SIGN}([0-9]+)", text, re.DOTALL)
        item, number = (match[1], int(match[2])) if match else (text, 1)
        yield from ((value,) * number for value in self._single(slot, item))

    def _single(self, slot: Slot, text: str) -> Iterator[object]:
        match slot.kind:
            case "number":
                if re.fullmatch(r"-?\d+", text):
                    yield int(text)
            case "percent":
                yield Percent(float(text.rstrip("%").strip().replace(",", ".")))
            case "space":
                if re.fullmatch(_SPACE, text):
                    yield text
            case "sentence" if re.fullmatch(r"\d+", text):
                yield int(text)
            case "sentence":
                yield from self.read(text, NESTED[slot.fact])
            case kind:
                key = self._names.get((kind, slot.form), {}).get(text)
                if key is not None:
                    yield key
                elif kind == "source":
                    yield from self.read(text, ("source-extra", "source-recolored"))
                    # A pattern of a plain source would match its own text again, without end.
                    name, _, price = text.partition(", ")
                    key = self._names.get((kind, slot.form), {}).get(name)
                    if key is not None and price[:1].isdigit():
                        facts = {"source": key, "tokens": int(price.split()[0])}
                        yield Statement("source-plain", facts)

    def _chosen(self, choice: Choice, facts: dict[str, object]) -> bool:
        """Whether a variant fits the facts; what it says of a fact that isn't printed is added."""
        value = facts.get(choice.fact)
        if choice.counted:
            if value is None:
                return True
            assert isinstance(value, tuple)
            value = len(value)
        if value is None or isinstance(value, Other):
            if choice.key is not None:
                number = re.fullmatch(r"\d+", choice.key)
                # In both languages the plural form "one" is for 1 alone.
                single = choice.key == "one"
                facts[choice.fact] = int(choice.key) if number else 1 if single else choice.key
            elif value is None:
                facts[choice.fact] = Other(choice.keys)
            return value is None or choice.key not in value.but
        own = {str(value).lower()}
        if isinstance(value, int):
            own = {str(value)} if str(value) in choice.keys else {self._plural(value)}
        fits = own & choice.keys
        return choice.key in fits if choice.key is not None else not fits

    def _text(self, message: str) -> str:
        value = self._messages[message].value
        assert value is not None
        return "".join(map(str, self._said(value)[0][0]))

    def _and_or(self) -> tuple[str, ...]:
        seen = []
        for style in ("and-more", "and-last", "or-last"):
            value = self._messages[f"list-{style}"].value
            assert value is not None
            seen += [
                element.value for element in value.elements if isinstance(element, ast.TextElement)
            ]
        return tuple(seen)


@lru_cache(maxsize=4)
def reader(language: str) -> Reader:
    """Return the reader of a language."""
    return Reader(language)


def _split(text: str, separators: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Every way to cut a text into the items of a list."""
    yield (text,)
    cuts = sorted(
        {(match.start(), match.end()) for each in separators for match in re.finditer(each, text)}
    )
    for start, end in cuts:
        for rest in _split(text[end:], separators):
            yield (text[:start], *rest)
