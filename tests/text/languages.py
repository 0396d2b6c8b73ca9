"""Faults of a translation: its messages, attributes, facts, forms, and each said in full.

`tests.text.fact_values` has the values of facts. Everything a translation may say is
said with every value of every fact, beside the same in English.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import oracle_nb
from oracle_nb.delphi.text.facts import MISSING
from oracle_nb.text import WordingError
from oracle_nb.text.wording import Wording
from tests.text.fact_values import values

PACKAGE: Final = Path(oracle_nb.__file__).parent
FOLDERS: Final = (
    "delphi/text",
    "delphi/ui",
    "delphi/rulebook",
    "delphi/lessons",
    "delphi/measures",
    "text",
    "web/text",
    "rulebooks",
    "games/reviews",
    "terminal/text",
    "lessons/text",
    "mythology/text",
    "mythology/ui",
    "mythology/lessons",
    "mythology/measures",
    "mythology/rulebook",
    "mythology/packs",
    "mythology/advanced/text",
    "mythology/advanced/ui",
    "mythology/advanced/lessons",
)
"""The folders of languages: each has Fluent files for each language."""

MOST_CASES: Final = 100
"""Maximum number of combinations of facts with which one message is said."""
LISTS: Final = ("text/lists.ftl",)
NAMES: Final = ("delphi/text/names.ftl",)
BOOKS: Final = {
    "rules": (("delphi/text", "text"), ()),
    "app": (("web/text",), LISTS),
    "panels": (("delphi/ui",), (*LISTS, *NAMES)),
    "book": (("rulebooks",), ()),
    "cli": (("terminal/text",), LISTS),
    "reviews": (("games/reviews",), LISTS),
    "school": (("lessons/text",), LISTS),
    "lessons": (("delphi/lessons",), (*LISTS, *NAMES)),
    "measures": (("delphi/measures",), (*LISTS, *NAMES)),
    "pictures": (("delphi/rulebook",), ("delphi/ui/panels.ftl", *LISTS, *NAMES)),
    "mythology": (("mythology/text", "text"), ()),
    "mythology-pictures": (("mythology/rulebook",), ("mythology/ui/panels.ftl", *LISTS)),
    "mythology-measures": (("mythology/measures",), LISTS),
    "mythology-panels": (("mythology/ui",), LISTS),
    "mythology-packs": (("mythology/packs",), LISTS),
    "mythology-advanced": (("mythology/advanced/text", "text"), ()),
    "mythology-advanced-panels": (("mythology/advanced/ui",), LISTS),
    "mythology-lessons": (("mythology/lessons",), ("mythology/text/names.ftl", *LISTS)),
    "mythology-advanced-lessons": (
        ("mythology/advanced/lessons",),
        ("mythology/advanced/text/names.ftl", *LISTS),
    ),
}
"""The messages of a store: folders, and files of others."""
Files = Mapping[str, str]
"""Fluent files of one language: name and text."""


_SPOILED: Final = re.compile(r"[{}$]|\bNone$|None[^ ]|<|  |^ | $| [,.;:)]|\( |-1\b")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


# --- reading ------------------------------------------------------------------------------------


def languages() -> tuple[str, ...]:
    """Return every language that there is a folder of anywhere, whole or not."""
    names = {
        each.name
        for folder in FOLDERS
        for each in (PACKAGE / folder).iterdir()
        if any(each.glob("*.ftl"))
    }
    return tuple(sorted(names))


def files(language: str, *folders: str) -> dict[str, str]:
    """Return the Fluent files of a language in some folders, by the folder and their name."""
    return {
        f"{folder}/{path.name}": path.read_text("utf-8")
        for folder in folders
        for path in sorted((PACKAGE / folder / language).glob("*.ftl"))
    }


class Book:
    """The messages of some files of one language, and how they are made."""

    def __init__(self, language: str, texts: Files) -> None:
        self.words: Final = Wording(language, texts.items())
        self.entries: Final = {entry.id.name: entry for entry in _entries(texts)}

    def parts(self, message: str) -> dict[str, ast.Pattern]:
        """Return what can be said of a message: itself ("") and its attributes (".you")."""
        entry = self.entries[message]
        own = {} if entry.value is None else {"": entry.value}
        own |= {f".{each.id.name}": each.value for each in entry.attributes}
        return {name: self._whole(pattern) for name, pattern in own.items()}

    def _whole(self, pattern: ast.Pattern) -> ast.Pattern:
        """Return a pattern with the messages that it refers to in their places."""
        elements: list[ast.TextElement | ast.Placeable] = []
        for element in pattern.elements:
            inner = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(inner, ast.MessageReference) and inner.id.name in self.entries:
                other = self.entries[inner.id.name].value
                elements += self._whole(other).elements if other else []
            else:
                elements.append(element)
        return ast.Pattern(elements)


def book_of(language: str, texts: Files) -> Book:
    """Return the messages of some files, which are compiled once for all tests."""
    return _book_of(language, tuple(texts.items()))


@cache
def _book_of(language: str, texts: tuple[tuple[str, str], ...]) -> Book:
    return Book(language, dict(texts))


def facts_of(pattern: ast.Pattern) -> tuple[str, ...]:
    """Return the facts that something asks for, sorted by name."""
    references = (node for node in _nodes(pattern) if isinstance(node, ast.VariableReference))
    return tuple(sorted({node.id.name for node in references}))


def choices(pattern: ast.Pattern) -> dict[str, bool]:
    """The facts by which something chooses variants; whether they may be missing ([none])."""
    defaults: dict[str, bool] = {}
    for node in _nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            none = any(_key(variant) == "none" for variant in node.variants)
            for each in _nodes(node.selector):
                if isinstance(each, ast.VariableReference):
                    defaults[each.id.name] = none or defaults.get(each.id.name, False)
    return defaults


def vocabulary(texts: Files) -> frozenset[str]:
    """Return all words of three letters and more that some files say."""
    return frozenset(
        word
        for entry in _entries(texts)
        for node in _nodes(entry)
        if isinstance(node, ast.TextElement)
        for word in _WORD.findall(node.value.lower())
    )


def _entries(texts: Files) -> Iterator[ast.Message]:
    for text in texts.values():
        yield from _parsed(text)


@cache
def _parsed(text: str) -> tuple[ast.Message, ...]:
    body = FluentParser(with_spans=False).parse(text).body
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)


def _nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else (value,):
                if isinstance(child, ast.BaseNode):
                    yield from _nodes(child)


# --- saying everything --------------------------------------------------------------------------


def cases(message: str, pattern: ast.Pattern, book: str = "") -> Iterator[dict[str, Any]]:
    """Facts for a part of a message: all combinations of those it chooses by, all of the rest.

    Of many facts that it chooses by, the first ones are combined, and each of the rest is varied.
    """
    chosen = choices(pattern)
    known = {
        fact: (*values(message, fact, book), *((MISSING,) if chosen.get(fact) else ()))
        for fact in facts_of(pattern)
    }
    while prod(len(known[fact]) for fact in chosen) > MOST_CASES:
        chosen.pop(next(reversed(chosen)))
    every = list(product(*(known[fact] for fact in chosen)))
    rest = [fact for fact in known if fact not in chosen]
    for turn in range(max([len(every), *(len(known[fact]) for fact in rest)])):
        facts = dict(zip(chosen, every[turn % len(every)], strict=True))
        for place, fact in enumerate(rest):
            # Facts with equally many values must not always go hand in hand.
            among = known[fact]
            facts[fact] = among[(turn + place * (turn // len(among))) % len(among)]
        yield facts


def said(book: Book, message: str, part: str, facts: Mapping[str, Any]) -> str:
    """Return a part of a message in full, or in braces why it can't be said."""
    try:
        return book.words.say(message, part.removeprefix(".") or None, **facts)
    except WordingError as fault:
        return f"{{{fault}}}"


# --- what is wrong ------------------------------------------------------------------------------


def faults(
    language: str, texts: Files, english: Files, foreign: frozenset[str], book: str = ""
) -> list[str]:
    """Everything that is wrong with a translation of some files; [] if nothing is.

    ``foreign`` are words that give away what was left in English.
    """
    try:
        ours, theirs = book_of("en", english), book_of(language, texts)
    except WordingError as fault:
        return [str(fault)]
    problems = [f"{name}: no such file" for name in english if name not in texts]
    problems += [f"{name}: not in English" for name in texts if name not in english]
    problems += [f"{each}: missing" for each in ours.entries if each not in theirs.entries]
    problems += [f"{each}: unknown" for each in theirs.entries if each not in ours.entries]
    for message in (each for each in ours.entries if each in theirs.entries):
        known, there = ours.parts(message), theirs.parts(message)
        forms = set(there) - set(known) if message.startswith("name-") else set()
        problems += [f"{message}{part}: missing" for part in known if part not in there]
        problems += [f"{message}{part}: unknown" for part in there if part not in {*known, *forms}]
        for part in (each for each in there if each in known):
            patterns = known[part], there[part]
            problems += _spoiled(ours, theirs, message, part, patterns, foreign, book)
    return list(dict.fromkeys(problems))


def idle_forms(texts: Files) -> list[str]:
    """Forms of names that no message asks for."""
    asked = {form for text in texts.values() for form in re.findall(r'form: "([\w-]+)"', text)}
    return [
        f"{entry.id.name}.{each.id.name}"
        for entry in _entries(texts)
        if entry.id.name.startswith("name-")
        for each in entry.attributes
        if each.id.name not in asked
    ]


def _spoiled(
    ours: Book,
    theirs: Book,
    message: str,
    part: str,
    patterns: tuple[ast.Pattern, ast.Pattern],
    foreign: frozenset[str],
    book: str,
) -> Iterator[str]:
    """Messages that fail, lack a fact or were left in English; both languages have ``patterns``."""
    pattern, translated = patterns
    wanted, used = facts_of(pattern), facts_of(translated)
    if wanted != used:
        yield f"{message}{part}: asks for {used}, not for {wanted}"
        return
    for facts in cases(message, pattern, book):
        text = said(theirs, message, part, facts)
        empty = not text and said(ours, message, part, facts)
        if empty or _SPOILED.search(text):
            yield f"{message}{part}: {text!r} with {facts}"
        if left := foreign.intersection(_WORD.findall(text.lower().replace("oracle_nb", ""))):
            yield f"{message}{part}: in English: {', '.join(sorted(left))}"
