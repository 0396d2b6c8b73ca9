"""Messages of one language, filled with typed facts. It uses Fluent and is independent of games.

Facts are values of the game, not words. What arrives as which in a message:

=====================================  ===========================================================
int, float, Fraction                   a number: plural variants, ``NUMBER($n, style: "percent")``
str                                    itself, nothing escaped
any other value with a short ``str``   a *thing*: variants match its lower-case key (``[red]``,
(``Color.RED``, a space)               ``[both-ways]``, ``[true]``), and it prints by its name,
                                       message ``name-<class>-<key>``, or the message
                                       ``name-<class>`` with the fact ``$name``, or as its ``str``
tuple or list of these                 a list, printed with "and"
=====================================  ===========================================================

Functions of ours in messages: ``NAME($color, form: "genitive")`` prints that attribute of the name
message, for languages that inflect; ``OR($colors)`` and ``AND($colors)`` print a list, also of
forms: ``OR(NAME($colors, form: "genitive"))``; ``COUNT($colors)`` is a list's length, for variants;
``TITLE($rule)`` is the title of the rule with that id. ``NUMBER`` never rounds a percentage to 0 or
100: it writes as many decimals as this takes.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache, lru_cache
from math import isinf
from typing import Any, Final, cast

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt, FluentType, fluent_number
from fluent.syntax import FluentParser, ast

from oracle_nb.text import UnknownMessage, WordingError
from oracle_nb.text.numbers import percent_decimals

_WORD_START: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_KEPT: Final = 1024
"""Maximum number of filled messages in the cache: an action changes few texts of a page."""
_LONGEST: Final = 2_500
"""Maximum number of characters in a fact that Fluent takes; a longer one is cut."""
_ENTRY: Final = re.compile(r"^(?P<name>-?[A-Za-z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
"""The beginning of a message or term: all of its other lines are indented, or close a brace."""
_HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")
"""A hyphen before a number that is below zero."""
_NO_KEY: Final = re.compile(r"[^a-z0-9]+")


@cache
def message_id(name: str) -> str:
    """Return the Fluent id of a message or rule: ``move.range`` is ``move-range``."""
    return name.replace(".", "-")


class _Entries(Mapping[str, Any]):
    """Messages or terms by their names, each parsed when it is first asked for.

    Parsing all texts of the app takes longer than anything else at its start, and a page needs few.
    """

    def __init__(self) -> None:
        self.texts: Final[dict[str, str]] = {}
        self.parsed: Final[dict[str, Any]] = {}

    def __getitem__(self, name: str) -> Any:
        entry = self.parsed.get(name)
        if entry is None:
            entry = FluentParser(with_spans=False).parse_entry(self.texts[name])
            self.parsed[name] = entry
        return entry

    def __contains__(self, name: object) -> bool:
        return name in self.texts

    def __iter__(self) -> Iterator[str]:
        return iter(self.texts)

    def __len__(self) -> int:
        return len(self.texts)


class Wording:
    """The messages of one language.

    ``files`` are pairs of a file's name and its Fluent text, ``rules`` the ids of the rules that
    have messages of their own. ``checked``: the files are known to be Fluent, such as those of the
    package. Raises ``WordingError`` for text that is not Fluent, for an id given twice, and for two
    rules whose messages would have the same ids.
    """

    def __init__(
        self,
        language: str,
        files: Iterable[tuple[str, str]],
        rules: Iterable[str] = (),
        checked: Iterable[tuple[str, str]] = (),
    ) -> None:
        self.language = language
        self._rules: dict[str, str] = {}
        for rule in rules:
            other = self._rules.setdefault(message_id(rule), rule)
            if other != rule:
                raise WordingError(f"rules {other} and {rule} have messages with the same ids")
        functions: dict[str, Callable[..., Any]] = {
            "NAME": self._name,
            "NUMBER": _number,
            "AND": lambda items: _as_list("AND", items).joined("and"),
            "OR": lambda items: _as_list("OR", items).joined("or"),
            "COUNT": lambda items: FluentInt(len(_as_list("COUNT", items).items)),
            "TITLE": lambda rule: self.say(str(rule)),
        }
        # Isolation marks are for right-to-left text and would show in plain-text output.
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._messages: Final = _Entries()
        terms: Final = _Entries()
        # Fluent only looks things up there.
        vars(self._bundle).update(_messages=self._messages, _terms=terms)
        # 1, 1.0 and True are equal, but differ in words.
        self._kept = lru_cache(_KEPT, typed=True)(self._filled)
        seen: dict[str, str] = {}
        for file, text, known in (
            *((*source, True) for source in checked),
            *((*source, False) for source in files),
        ):
            if not known:
                self._check(file, text)
            starts = [*_ENTRY.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                name = start["name"]
                if name in seen:
                    raise WordingError(
                        f"{file} ({language}): {name} is already a message of {seen[name]}"
                    )
                seen[name] = file
                entries = terms if name.startswith("-") else self._messages
                entries.texts[name.removeprefix("-")] = text[start.start() : end]

    def _check(self, file: str, text: str) -> None:
        """Raise WordingError if a text is not Fluent."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Junk):
                line = (entry.content or "").strip().split("\n")[0]
                raise WordingError(f"{file} ({self.language}): not a Fluent message: {line}")

    def __contains__(self, message: str) -> bool:
        return message_id(message) in self._messages

    def specific(self, message: str, parts: Iterable[object]) -> str:
        """Return the first ``<kind>-<rule>-<part>`` that exists; the message itself if none does.

        So a rule can have a sentence of its own for a verb or a fact. A message belongs to the
        rule with the longest id that its name begins with: ``refuse-basic-ally-side`` is the
        message of ``basic.ally-side``, and never that of ``basic.ally`` for a fact ``side``.
        """
        names = (f"{message}-{part}" for part in parts)
        owner = self._owner(message)
        result = (name for name in names if name in self and self._owner(name) == owner)
        return next(result, message)

    def _owner(self, message: str) -> str:
        """Return the longest rule id that a message's name begins with after its kind."""
        _, _, name = message_id(message).partition("-")
        while name and name not in self._rules:
            name = name.rpartition("-")[0]
        return name

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages, in the order of the files."""
        return tuple(self._messages)

    def attributes(self, message: str) -> tuple[str, ...]:
        """Return the names of a message's attributes; raises ``UnknownMessage``."""
        return tuple(each.id.name for each in self._entry(message).attributes)

    def variables(self, message: str) -> tuple[str, ...]:
        """Return the facts that a message and what it refers to can ask for, sorted by name.

        Raises ``UnknownMessage``, also for a message that it refers to.
        """
        variables: dict[str, None] = {}
        done: dict[str, None] = {}
        waiting = [message_id(message)]
        while waiting:
            name = waiting.pop()
            done[name] = None
            for node in _nodes(self._entry(name)):
                if isinstance(node, ast.VariableReference):
                    variables[node.id.name] = None
                elif isinstance(node, ast.MessageReference) and node.id.name not in done:
                    waiting.append(node.id.name)
        return tuple(sorted(variables))

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """Fill a message, or one of its attributes, with facts.

        Raises ``UnknownMessage`` where there is no such message or attribute, and ``WordingError``
        for a fact that is missing or has no form in words. Facts the message does not ask for are
        ignored, since languages need different ones.
        """
        # In a list, what is equal need not be of one type.
        kinds = {type(each) for each in facts.values()}
        single = tuple not in kinds and all(kind.__hash__ for kind in kinds)
        return (self._kept if single else self._filled)(message, attribute, **facts)

    def _filled(self, message: str, attribute: str | None, /, **facts: object) -> str:
        name = message_id(message)
        self._entry(name)
        entry = self._bundle.get_message(name)
        pattern = entry.value if attribute is None else entry.attributes.get(attribute)
        if pattern is None:
            what = "value" if attribute is None else f"attribute .{attribute}"
            raise UnknownMessage(f"message {name} ({self.language}) has no {what}")
        typed = {key: self._typed(name, key, value) for key, value in facts.items()}
        text, errors = self._bundle.format_pattern(pattern, typed)
        if errors:
            faults = "; ".join(str(error) for error in errors)
            raise WordingError(f"message {name} ({self.language}): {faults}")
        filled = cast("str", text)
        if any(type(value) is int and value < 0 for value in facts.values()):
            # Fluent writes a hyphen.
            return _HYPHEN.sub("\N{MINUS SIGN}", filled)
        return filled

    def join(self, parts: Iterable[str], style: str) -> str:
        """Join texts by the messages ``list-<style>-more`` and ``-last``.

        Repeated texts are named once, with their number where all of them count (``list-times``).
        The style ``cite`` keeps them, because a list of actions is a plan.
        """
        texts = tuple(parts)
        if style != "cite":
            texts = tuple(
                self.say("list-times", text=text, number=number)
                if number > 1 and style == "and"
                else text
                for text, number in Counter(texts).items()
            )
        if not texts:
            return self.say("list-none")
        text = texts[0]
        for index, part in enumerate(texts[1:], 2):
            step = "last" if index == len(texts) else "more"
            text = self.say(f"list-{style}-{step}", first=text, next=part)
        return text

    def _entry(self, message: str) -> ast.Message:
        name = message_id(message)
        if name not in self._messages:
            raise UnknownMessage(f"no message {name} ({self.language})", name, self._messages)
        entry: ast.Message = self._messages[name]
        return entry

    def _typed(self, message: str, fact: str, value: object) -> FluentType | str:
        if isinstance(value, float) and isinf(value):
            # No plural form is its own, and a percent it can't be.
            return "∞" if value > 0 else "\N{MINUS SIGN}∞"
        if type(value) is int or isinstance(value, float):
            return cast("FluentType", fluent_number(value))
        if isinstance(value, Fraction):
            return cast("FluentType", fluent_number(float(value)))
        if isinstance(value, tuple | list):
            return _List(self, tuple(self._typed(message, fact, each) for each in value))
        if type(value) is str:
            return value if len(value) <= _LONGEST else f"{value[: _LONGEST - 1]}…"
        wordless = type(value).__str__ is object.__str__ and not isinstance(value, bool)
        if value is None or wordless or isinstance(value, _UNFIT):
            raise WordingError(
                f"message {message} ({self.language}): fact {fact} is {value!r}, "
                "which has no form in words"
            )
        return _Term(self, value)

    def _name(self, fact: object, form: object = None) -> "FluentType":
        if isinstance(fact, _Term):
            return _Term(self, fact.value, None if form is None else str(form))
        if isinstance(fact, _List):
            return _List(self, tuple(self._name(each, form) for each in fact.items))
        raise WordingError(f"NAME is for pieces of the game and lists of them, not {fact!r}")


_UNFIT: Final = (dict, set, frozenset)
"""Containers without an order of their own: they would print differently from run to run."""


class _Term(FluentType):
    """A piece of the game in a message, which selects variants by its key and prints its name."""

    def __init__(self, wording: Wording, value: object, form: str | None = None) -> None:
        self.wording, self.value, self.form = wording, value, form
        self.key = _NO_KEY.sub("-", str(value).lower())

    def __eq__(self, other: object) -> bool:
        return other == self.key

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.value)

    def format(self, locale: Locale) -> str:
        kind = _WORD_START.sub("-", type(self.value).__name__).lower()
        name = f"name-{kind}-{self.key}"
        if name not in self.wording and f"name-{kind}" in self.wording:
            return self.wording.say(f"name-{kind}", self.form, name=str(self.value))
        if self.form is not None or name in self.wording:
            return self.wording.say(name, self.form)
        return str(self.value)


class _List(FluentType):
    """Several facts in a message."""

    def __init__(
        self, wording: Wording, items: tuple[FluentType | str, ...], style: str = "and"
    ) -> None:
        self.wording, self.items, self.style = wording, items, style

    def joined(self, style: str) -> "_List":
        return _List(self.wording, self.items, style)

    def format(self, locale: Locale) -> str:
        texts = (each if isinstance(each, str) else each.format(locale) for each in self.items)
        return self.wording.join(texts, self.style)


def _number(number: Any, **options: Any) -> FluentType:
    """Return a number in a style of Fluent; a percentage never looks certain if it isn't."""
    if options.get("style") == "percent":
        digits = options.get("maximumFractionDigits", 0)
        options["maximumFractionDigits"] = percent_decimals(float(number), int(digits))
    return cast("FluentType", fluent_number(number, **options))


def _as_list(function: str, fact: object) -> _List:
    if not isinstance(fact, _List):
        raise WordingError(f"{function} is for lists, not {fact!r}")
    return fact


def _nodes(node: object) -> Iterator[object]:
    """Yield a syntax node and everything in it, in order."""
    yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else (value,):
                if isinstance(child, ast.BaseNode):
                    yield from _nodes(child)
