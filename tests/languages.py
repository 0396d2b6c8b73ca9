"""Faults of a translation: its messages, attributes, facts, forms, and each said in full.

A fact's name tells what values it takes; `FACTS` is the table. Everything a translation may say is
said with every value of every fact, beside the same in English.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

import oracle_nb
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.position import DECISIONS, tag
from oracle_nb.delphi.model.tasks import Family, Task, task
from oracle_nb.delphi.pieces import (
    COMPANIONS,
    WHITE,
    Color,
    Equipment,
    God,
    IslandTile,
    Kind,
    Letter,
    ShipTile,
)
from oracle_nb.delphi.text.facts import MISSING, SOURCES, Choice, RuleId, Seat, Way
from oracle_nb.mythology.model.actions import Verb as MythologyVerb
from oracle_nb.mythology.model.position import Part
from oracle_nb.mythology.pieces import Side
from oracle_nb.text import WordingError
from oracle_nb.text.wording import Wording

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
    "terminal/text",
    "lessons/text",
    "mythology/text",
    "mythology/ui",
    "mythology/lessons",
)
"""The folders of languages: each has Fluent files for each language."""

MOST_CASES: Final = 5_000
"""Maximum number of combinations of facts with which one message is said."""
LISTS: Final = ("text/lists.ftl",)
NAMES: Final = ("delphi/text/names.ftl",)
BOOKS: Final = {
    "rules": (("delphi/text", "text"), ()),
    "app": (("web/text",), LISTS),
    "panels": (("delphi/ui",), (*LISTS, *NAMES)),
    "book": (("rulebooks",), ()),
    "cli": (("terminal/text",), LISTS),
    "school": (("lessons/text",), LISTS),
    "lessons": (("delphi/lessons",), (*LISTS, *NAMES)),
    "measures": (("delphi/measures",), (*LISTS, *NAMES)),
    "pictures": (("delphi/rulebook",), ("delphi/ui/panels.ftl", *LISTS, *NAMES)),
    "mythology": (("mythology/text", "text"), ()),
    "mythology-panels": (("mythology/ui",), LISTS),
    "mythology-lessons": (("mythology/lessons",), ("mythology/text/names.ftl", *LISTS)),
}
"""The messages of a store: folders, and files of others."""
Files = Mapping[str, str]
"""Fluent files of one language: name and text."""


class Place(str):
    """A space, by its name."""

    __slots__ = ()


NUMBERS: Final = (0, 1, 2, 3, 5, 12, 22)
"""Some for each plural form of Polish (one; few: 2, 3, 22; many: 0, 5, 12), and 0."""
PARTS: Final = (Fraction(1, 6), Fraction(1), Fraction(0))
SPACES: Final = (Place("D7"), Place("A12"))
FLAGS: Final = (False, True)
TASKS: Final = (
    *(Task(task(Family.SHRINE, letter)) for letter in Letter),
    *(
        Task(task(family, value))
        for family in (Family.STATUE, Family.OFFERING, Family.MONSTER)
        for value in (*Color, WHITE)
    ),
)


def _lists(values: Iterable[Any]) -> tuple[tuple[Any, ...], ...]:
    """Lists of every length from 1 to 3 and of all; each value is in one alone."""
    every = tuple(values)
    return (*((each,) for each in every), every[:2], every[:3], every)


_TEXTS: Final = (
    "first",
    "next",
    "then",
    "deed",
    "way",
    "text",
    "action",
    "reason",
    "title",
    "address",
    "name",
    "mark",
    "phase",
    "command",
    "file",
)


FACTS: Final[Mapping[str, tuple[Any, ...]]] = {
    **dict.fromkeys(("color", "used", "die", "card", "sail", "shown", "via"), tuple(Color)),
    **dict.fromkeys(("held", "kept", "own", "owner", "altar", "filled", "lacking"), tuple(Color)),
    **dict.fromkeys(("beside", "middle", "far"), tuple(Color)),
    **dict.fromkeys(("space", "place", "ship", "start"), SPACES),
    **dict.fromkeys(
        ("recolored", "sourced", "white", "bought", "ready", "alone", "more", "alongside", "final"),
        FLAGS,
    ),
    **dict.fromkeys(("reach", "played", "last", "displayed", "every"), FLAGS),
    **dict.fromkeys(("chance", "one", "six"), PARTS),
    **dict.fromkeys(_TEXTS, ("Xyz", "q")),
    "god": tuple(God),
    "tile": tuple(IslandTile),
    "equipment": tuple(Equipment),
    "companion": COMPANIONS,
    "ship_tile": tuple(ShipTile),
    "kind": tuple(Kind),
    "task": TASKS,
    "family": tuple(Family),
    "letter": tuple(Letter),
    "terrain": tuple(Terrain),
    "verb": tuple(Verb),
    "player": tuple(Seat),
    "source": SOURCES,
    "decision": tuple(Choice(tag(kind)) for kind in DECISIONS),
    "rule": tuple(
        RuleId(rule)
        for rule in (
            *("oracle-recolor", "move-buy-range", "fight-continue", "equipment-extra-action"),
            *("god-poseidon", "end-trigger", "setup-short-game", "ship-task", "ship-favor"),
        )
    ),
    "part": ("whole", "page", "section", "step", "question"),
    **dict.fromkeys(("colors", "offerings", "statues"), ((), *_lists(Color))),
    **dict.fromkeys(("once", "twice"), tuple(Color)),
    "gods": _lists(God),
    "others": _lists(Seat),
    "letters": _lists(Letter),
    "spaces": _lists(SPACES),
    "numbers": ((), (7,), (2, 3), (1, 2, 3)),
    "parts": (("x",), ("x", "y"), ("x", "y", "z")),
    "usable": _lists(SOURCES),
    "ways": _lists(
        Way(way)
        for way in (
            *("die", "bonus", "shrine", "sigma", "offering", "statue", "monster", "gift", "top"),
            *("unhurt", "rolls", "die-2", "die-3", "card-2", "card-3", "offering-3", "offering-4"),
            *("psi-4", "psi-5", "bonus-1", "bonus-2", "gift-3", "gift-4"),
        )
    ),
    "names": (("Xyz",), ("Xyz", "q"), ("Xyz", "q", "w")),
    "known": (("en", "pl"),),
    "how": ("aboard", "done"),
    "use": ("advance", "favor", "bonus"),
    "near": ((), ("Xyz",), ("Xyz", "q")),
}
"""The values of each fact by its name. Any other fact is a number."""

ELSEWHERE: Final[Mapping[tuple[str, str], tuple[Any, ...]]] = {
    **{
        (message, "rule"): ("a.b",)
        for message in ("cost", "why", "why-not", "no-rule", "which-rule", "help-rule")
    },
    ("title", "source"): ("Xyz",),
    ("hint-select", "source"): ("Xyz",),
    ("hint-price", "price"): ("Xyz",),
    ("why-gods-steps-first", "more"): NUMBERS,
    ("why-needs-open", "white"): NUMBERS,
    ("why-sea-close", "neighbor"): tuple(Color),
    ("why-sea-city-gaps", "neighbor"): tuple(Color),
    ("why-sea-city-gaps", "opposite"): tuple(Color),
    ("why-sea-city-gaps", "more"): NUMBERS,
    ("ask-turns-card", "cards"): _lists(Color),
    ("ask-map-find", "kind"): ("monster", "offering", "temple", "statue", "city", "shallow"),
    **{(f"sea-mend-{n}", f"edit{n}"): ("turn", "exchange") for n in range(1, 5)},
    **{(f"sail-{n}", f"space{n}"): SPACES for n in range(1, 6)},
    **{(f"sail-{n}", f"die{n}"): tuple(Color) for n in range(1, 6)},
    **{
        (f"ask-populating-{what}", fact): ((), *_lists(Color))
        for what in ("offerings", "statue", "load")
        for fact in ("open", "done", "aboard")
    },
    **{
        (f"quiz-{what}", fact): tuple(Color)
        for what in ("same-recovers", "mixed-recovers", "discard-all")
        for fact in ("injury", "second", "third")
    },
    **{
        (f"quiz-god-{what}", fact): tuple(God)
        for what in ("fifth", "first", "halfway", "lowest", "other", "stays")
        for fact in ("low", "other")
    },
    **{
        (f"quiz-{kind}-{what}", kind): COMPANIONS
        for kind in ("hero", "demigod", "creature")
        for what in ("later", "others", "other", "recolored", "card", "color", "far")
    },
    **{("ask-titan-rolled", fact): tuple(Color) for fact in ("first", "last")},
    ("ask-titan-first-round", "other"): tuple(Color),
    ("quiz-ares-color", "monster"): tuple(Color),
    **{(f"quiz-{what}", "statue"): tuple(Color) for what in ("hermes-away", "hermes-city")},
    **{(f"quiz-{what}", "city"): SPACES for what in ("hermes-away", "hermes-city")},
    ("quiz-card-far", "depicted"): tuple(Color),
    ("quiz-card-far", "home"): SPACES,
    ("ask-starting-order", "other"): tuple(Color),
    **{(f"sea-mend-{n}", f"{at}{n}"): SPACES for n in range(1, 5) for at in ("at", "to")},
    ("why-sea-route", "end"): SPACES,
    **{("ask-home-winner", f"{player}-ship"): tuple(Color) for player in "abcd"},
    ("companion", "name"): COMPANIONS,
    ("wheel-field", "used"): NUMBERS,
    ("reading-exercises", "shown"): NUMBERS,
    **{("spot-wheel", fact): ((), *_lists(Color)) for fact in ("dice", "used")},
    **{(f"spot-{row}", "cards"): ((), ("Xyz",), ("Xyz", "q")) for row in ("cards", "injuries")},
    ("tasks", "done"): NUMBERS,
    ("tasks-done", "done"): NUMBERS,
    ("task", "done"): FLAGS,
    ("no-number", "last"): NUMBERS,
}
"""Facts of messages (message, fact) that take other values than their name tells."""

OWN: Final[Mapping[str, Mapping[str, tuple[Any, ...]]]] = {
    "mythology": {
        **dict.fromkeys(("player", "other", "god", "unit", "foe", "prize"), ("Xyz", "q")),
        **dict.fromkeys(("area", "roll", "rolled", "ratio", "word", "decision"), ("Xyz", "q")),
        **dict.fromkeys(("hex", "start", "there"), ("2912", "1614")),
        **dict.fromkeys(("attacks", "together", "asked"), FLAGS),
        "side": tuple(Side),
        "verb": tuple(map(str, MythologyVerb)),
        "part": tuple(Part),
        "draw": ("die", "turn", "own-god"),
    },
    "mythology-panels": {
        **dict.fromkeys(("area", "other", "god", "piece", "pieces"), ("Xyz", "q")),
    },
    "mythology-lessons": {
        **dict.fromkeys(("player", "god", "unit", "foe", "prize", "area"), ("Xyz", "q")),
        **dict.fromkeys(("roll", "rolled", "own", "theirs"), ("5", "9")),
        **dict.fromkeys(("attacks", "ally"), (0, 1)),
        "hex": ("2912", "1614"),
        "side": tuple(Side),
        "count": NUMBERS,
        "prizes": NUMBERS,
    },
}
"""The values of facts in the books of another game, by book and fact."""

DICE: Final = ("ask-", "your-dice")
"""How messages begin that tell dice by their colors; elsewhere they are counted."""

_SPOILED: Final = re.compile(r"[{}$]|\bNone$|None[^ ]|<|  |^ | $| [,.;:)]|\( |-1\b")
_WORD: Final = re.compile(r"[^\W\d_]{3,}")


# --- reading ------------------------------------------------------------------------------------


def languages() -> tuple[str, ...]:
    """Return every language that there is a folder of anywhere, whole or not."""
    found = {
        each.name
        for folder in FOLDERS
        for each in (PACKAGE / folder).iterdir()
        if any(each.glob("*.ftl"))
    }
    return tuple(sorted(found))


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


def facts_of(pattern: ast.Pattern) -> tuple[str, ...]:
    """Return the facts that something asks for, sorted by name."""
    found = (node for node in _nodes(pattern) if isinstance(node, ast.VariableReference))
    return tuple(sorted({node.id.name for node in found}))


def choices(pattern: ast.Pattern) -> dict[str, bool]:
    """The facts by which something chooses variants; whether they may be missing ([none])."""
    found: dict[str, bool] = {}
    for node in _nodes(pattern):
        if isinstance(node, ast.SelectExpression):
            none = any(_key(variant) == "none" for variant in node.variants)
            for each in _nodes(node.selector):
                if isinstance(each, ast.VariableReference):
                    found[each.id.name] = none or found.get(each.id.name, False)
    return found


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


def values(message: str, fact: str, book: str = "") -> tuple[Any, ...]:
    """Return what a fact of a message may be, unless it is missing."""
    if fact in OWN.get(book, {}):
        return OWN[book][fact]
    if fact == "dice" and message.startswith(DICE):
        return FACTS["colors"]
    return ELSEWHERE.get((message, fact)) or FACTS.get(fact, NUMBERS)


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
        ours, theirs = Book("en", english), Book(language, texts)
    except WordingError as fault:
        return [str(fault)]
    found = [f"{name}: no such file" for name in english if name not in texts]
    found += [f"{name}: not in English" for name in texts if name not in english]
    found += [f"{each}: missing" for each in ours.entries if each not in theirs.entries]
    found += [f"{each}: unknown" for each in theirs.entries if each not in ours.entries]
    for message in (each for each in ours.entries if each in theirs.entries):
        known, there = ours.parts(message), theirs.parts(message)
        forms = set(there) - set(known) if message.startswith("name-") else set()
        found += [f"{message}{part}: missing" for part in known if part not in there]
        found += [f"{message}{part}: unknown" for part in there if part not in {*known, *forms}]
        for part in (each for each in there if each in known):
            found += _spoiled(ours, theirs, message, part, foreign, book)
    return list(dict.fromkeys(found))


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
    ours: Book, theirs: Book, message: str, part: str, foreign: frozenset[str], book: str
) -> Iterator[str]:
    """Messages that fail, lack a fact or were left in English."""
    pattern = ours.parts(message)[part]
    wanted, used = facts_of(pattern), facts_of(theirs.parts(message)[part])
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
