"""Checks of the words as such: every message of every language, filled with numbers and lists.

Numbers are 0, 1, 2, 5 and a few more, lists have 0, 1, 2 or 5 items. What counts as the right form
of a noun beside a number is learned from all messages that choose it by the number.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import count, product
from typing import Any, Final

from babel import Locale
from fluent.syntax import ast

from oracle_nb.delphi.puzzles.proof import LOOKS
from tests.statements.lesson_numbers import LEAST_IN_LESSONS, MOST_IN_LESSONS
from tests.text.fact_values import NUMBERS
from tests.text.languages import BOOKS, Book, cases, facts_of, files, said

FOLDERS: Final = tuple(dict.fromkeys(folder for folders, _ in BOOKS.values() for folder in folders))
SIZES: Final = (0, 1, 2, 5)
"""The lengths of lists."""
TAKING: Final = (
    *("do-favor", "then-favor", "table-label-favor", "why-action-take-favor"),
    *("why-turn-no-injuries", "decision-check-reward"),
)
"""Messages that tell how many favor tokens a die or the lack of injuries brings."""
LEAST: Final[Mapping[tuple[str, str], int]] = {
    ("link-why-repeated", "count"): 2,
    # Beyond the range a ship sails 4 spaces at least.
    **{(message, "steps"): 4 for message in ("cost-move-buy-range", "missing-move-range")},
    ("refuse-move-buy-range", "steps"): 4,
    **{(f"why-sailing-{what}", "range"): 3 for what in ("range", "trip")},
    # Without a single token, move.range says that the way is too long.
    ("refuse-move-buy-range", "needed"): 2,
    ("chance-tile-part", "tokens"): 4,
    # The price of the extra action.
    ("motive-coach-homeward", "tokens"): 3,
    ("motive-coach-more-often", "turns"): 4,
    ("event-must-recover", "injuries"): 3,
    ("missing-means-beyond", "needed"): 2,
    ("scene-text", "number"): 2,
    # Every player has 8 tasks at least.
    **{(message, "all"): 2 for message in ("ending-away", "tasks-done")},
    **{(f"layout-fault-too-many-{what}", "count"): 2 for what in ("spaces", "tiles")},
    # Two moves go over two spaces at least.
    **{(message, "steps"): 2 for message in ("need-way", "need-way-on")},
    **{(message, "number"): 2 for message in ("ask-map-nearby", "summary-parts", "marked-tiles")},
    ("stats-players", "count"): 2,
    # Lists of few actions aren't folded.
    ("every-action", "count"): 2,
    **{(message, "minutes"): 5 for message in ("guided", "guided-again")},
    ("learn-checkup-known", "count"): 2,
    ("explore-par-about", "number"): 2,
    ("kind-players-about", "number"): 2,
    ("result-arena", "players"): 2,
    **{(message, fact): 2 for message in TAKING for fact in ("gain", "tokens")},
    ("why-offering-reward", "gain"): 3,
    # Nobody is refused a single point of aid who has one.
    ("refuse-basic-aid-cost", "aid"): 2,
    # A space costs two power points, and one with enemies four.
    **{(f"why-power-{what}", "needed"): 2 for what in ("cost", "left")},
    **{("why-units-reach", fact): 2 for fact in ("points", "needed")},
    ("why-units-attack-cost", "points"): 4,
    ("why-units-reach-count", "count"): 2,
    # Fifteen points, or more for somebody who believes that they are saved.
    ("why-power-renewed", "renewed"): 2,
    # The pictures of the rulebook show whole boards, and there are dozens of rules.
    **{(f"marked-{what}", "number"): 2 for what in ("sea", "monster")},
    **{(message, "number"): 2 for message in ("all-rules", "rules-about")},
    # Limits of the app.
    ("classes-kept", "days"): 2,
    **{(message, "most"): 5 for message in ("own-lesson-own", "teach-most")},
    ("clock-wrong", "hours"): 2,
    # Something is cut off from the rest, or is there again.
    **{(f"layout-fault-cut-off-{what}", "number"): 2 for what in ("cities", "tiles")},
    **{(f"layout-fault-{what}-again", "count"): 2 for what in ("city", "tile")},
    # The Advanced Game: five units in a moving phase, and two spaces or four.
    ("chance-order", "count"): 2,
    **{("choice-zeus-few", fact): 2 for fact in ("least", "number")},
    ("event-round-begun", "points"): 5,
    ("refuse-march-five", "attempts"): 5,
    ("refuse-march-four-at-most", "moved"): 4,
    ("refuse-vessel-two-hexes", "moved"): 2,
    ("way", "distance"): 2,
    # A hold has 2 places, and more with a card or tile.
    ("spot-hold", "all"): 2,
    # A board takes many lines in a terminal.
    ("board-tall", "lines"): 2,
    # A group of boards has many of them.
    ("explore-chart-usual", "number"): 2,
    **LEAST_IN_LESSONS,
}
"""The least that a number in a message can be, where the message rests on it."""
MOST: Final[Mapping[tuple[str, str], int]] = {
    ("ask-map-nearby", "number"): 3,
    ("motive-coach-homeward", "tokens"): 3,
    ("motive-coach-more-often", "turns"): 4,
    # None of these limits is 22.
    **{(message, "most"): 20 for message in ("own-lesson-own", "teach-most")},
    **{(message, fact): 3 for message in TAKING for fact in ("gain", "tokens")},
    ("why-offering-reward", "gain"): 4,
    **MOST_IN_LESSONS,
}
"""The most that a number can be."""
DECIMAL: Final = re.compile("coach-|review-|puzzle-")
"""Messages whose rounds have a decimal place, so that one form of the noun fits all."""
EXTRA_PRICE: Final = 3
"""The tokens for an extra action."""
LONG: Final = 4
"""The spaces of the shortest way beyond the range."""
SPOILED: Final = {
    "a fact is missing or badly typed": re.compile(r"[{}$<]|\bNone\b(?! of)|(?<!\d)-1\b"),
    "space is wrong": re.compile(r"  |^ | $| [,.;:)]|\( |\n "),
    "a sign is doubled": re.compile(r"(?<!\.)\.\.(?!\.)|,,|;;|::|\?\?|!!|,\."),
    "one of 1": re.compile(r"\b(?:one of (?:the )?1|jed(?:en|na|no) z 1)\b"),
}
"""Characters that no text may show."""
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The id of a message in a Fluent file."""
GENITIVE: Final = (
    r"(?<!\bdo )(?<!\bz )(?<!\bod )(?<!\bdla )(?<!brakuje )(?<!średnio )(?<!potrzebuje )"
    r"(?<!długości )(?<!\bspośród )(?<!\btwoich )(?<!nie znasz )(?<!\b[Nn]ie znasz jeszcze )"
)
"""After these words every Polish plural has the same form."""
SUM: Final = r"(?<!\+ )"
"""The noun beside the last number of a sum goes with the sum."""
BEFORE: Final = (
    r"(?:(?:equipment|favor|god|injury|island|monster|offering|oracle|ship|statue|unused|water) )?"
)
"""English words between a number and its noun."""
NOUN: Final = re.compile(rf"{GENITIVE}{SUM}(?<![\w.,:/+-])(\d+) {BEFORE}([^\W\d_]{{3,}})")
NO_NOUNS: Final = {
    *(
        "and",
        "are",
        "beyond",
        "face",
        "from",
        "on",
        "goal",
        "goes",
        "has",
        "more",
        "new",
        "older",
        "other",
    ),
    *("reaches", "such", "their", "this", "used", "was", "white", "wins", "with", "without", "you"),
    *("jest", "nie", "rani", "stoi", "więcej", "wynik"),
}
"""Words beside numbers that have one form."""
CHOSEN: Final = "99"
"""Stands for the number by which a message chooses; no message has it in its own text."""
SURE: Final = 0.8
"""The part of its occurrences in which a form must stand for the same plural."""


def texts(language: str, book: str) -> dict[str, str]:
    """Return the Fluent files of a book."""
    folders, others = BOOKS[book]
    more = {name: text for name, text in files(language, *FOLDERS).items() if name in others}
    return files(language, *folders) | more


@cache
def stored(language: str, book: str) -> Book:
    """Return the messages of a book in a language."""
    return Book(language, texts(language, book))


def own(book: str, language: str) -> Iterator[str]:
    """The messages that are in the folders of a book itself."""
    folders, _ = BOOKS[book]
    store = stored(language, book)
    for name, text in texts(language, book).items():
        if name.startswith(folders):
            yield from (match for match in MESSAGE.findall(text) if match in store.entries)


@dataclass
class Forms:
    """How often every message was filled, by language and id, and what is wrong."""

    filled: Counter[tuple[str, str]] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def table(self) -> str:
        """Return the counts by language."""
        lines = [f"{'words as such':14}{'messages':>10}{'filled':>10}"]
        for language in sorted({language for language, _ in self.filled}):
            each = [number for (name, _), number in self.filled.items() if name == language]
            lines.append(f"{language:14}{len(each):10}{sum(each):10}")
        return "\n".join([*lines, f"{len(self.faults)} messages are wrong", *self.faults])


# --- plural forms --------------------------------------------------------------------------------


@cache
def plural(language: str, number: int) -> str:
    """Return the plural category of a number."""
    return Locale.parse(language).plural_form(number)


def _variants(pattern: ast.Pattern, language: str) -> Iterator[tuple[str, str]]:
    """Plural categories, and the word that follows the number in their variant."""
    categories = {plural(language, number) for number in NUMBERS}
    for element in pattern.elements:
        node = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(node, ast.SelectExpression):
            continue
        keys = {
            variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)
        }
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else ""
            named = {key, *(categories - keys - {"one"} if variant.default else ())}
            for word in _beside(variant, node.selector):
                yield from ((category, word) for category in sorted(named & categories))
            yield from _variants(variant.value, language)


def _beside(variant: ast.Variant, number: Any) -> Iterator[str]:
    """The words that follow the number by which a message chooses, or a 1 in its place."""
    texts = (
        element.value
        if isinstance(element, ast.TextElement)
        else CHOSEN
        if isinstance(number, ast.VariableReference) and number.equals(element.expression)
        else "{}"
        for element in variant.value.elements
    )
    single = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
    for digits, word in NOUN.findall("".join(texts)):
        if digits == CHOSEN or (digits == "1" and single):
            yield word


@cache
def _learned(language: str) -> Mapping[str, frozenset[str]]:
    """Return the plural categories that each noun stands for, where it is sure."""
    seen: dict[str, Counter[str]] = {}
    for book in BOOKS:
        store = stored(language, book)
        for message in store.entries:
            for pattern in store.parts(message).values():
                for category, word in _variants(pattern, language):
                    seen.setdefault(word, Counter())[category] += 1
    return {
        word: frozenset(
            name for name, number in counts.items() if number > (1 - SURE) * _all(counts)
        )
        for word, counts in seen.items()
    }


def _all(counts: Counter[str]) -> int:
    return sum(counts.values())


def wrong_nouns(language: str, text: str, numbers: set[int]) -> Iterator[str]:
    """Nouns that stand beside a number in the wrong form."""
    known = _learned(language)
    for digits, word in NOUN.findall(text) if numbers else ():
        number, right = int(digits), known.get(word)
        wanted = number in numbers and word not in NO_NOUNS
        if right and wanted and plural(language, number) not in right:
            yield f"{number} {word}"


def _stated(pattern: ast.Pattern) -> set[str]:
    """The facts that some variant prints; by which ones it chooses is a matter of grammar."""
    stated = set()
    for element in pattern.elements:
        node = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(node, ast.SelectExpression):
            stated |= {fact for variant in node.variants for fact in _stated(variant.value)}
        elif node is not None:
            stated |= set(facts_of(ast.Pattern([element])))
    return stated


# --- filling -------------------------------------------------------------------------------------


def filled(message: str, pattern: ast.Pattern, book: str) -> Iterator[dict[str, Any]]:
    """Facts for a message: as its tests fill it, and with lists of all lengths."""
    last: dict[str, Any] = {}
    for base in cases(message, pattern, book):
        if DECIMAL.match(message):
            base.update(
                dict.fromkeys(base.keys() & {"rounds", "mean", "low", "high", "left"}, "0.3")
            )
        if can_be(message, base):
            yield (last := base)
    lists = [fact for fact, value in last.items() if isinstance(value, tuple)]
    for size in SIZES if lists else ():
        longer = dict(last)
        for fact in lists:
            items = next((candidate[fact] for candidate in _longest(message, pattern, fact)), ())
            longer[fact] = items[:size]
        yield longer


def can_be(message: str, facts: Mapping[str, Any]) -> bool:
    """Return whether numbers are not too small for what a message says."""
    if message == "puzzle-margin" and facts["pairs"] < LOOKS[0]:
        return False
    if message == "chance-tile" and facts["yours"] > facts["number"]:
        return False
    if message == "missing-means-needed" and str(facts["source"]) == "extra":
        return bool(facts["needed"] == EXTRA_PRICE)
    if message == "why-wheel-drawn" and bool(facts["left"]) != bool(facts["total"]):
        return False
    if (
        message in {"why-move-range", "why-sailing-away"}
        and facts["beyond"]
        and facts["steps"] < LONG
    ):
        return False
    return not beyond(message, facts)


def beyond(message: str, facts: Mapping[str, Any]) -> list[str]:
    """Return the numbers that are less or more than a message can state."""
    numbers = [(fact, value) for fact, value in facts.items() if type(value) is int]
    return [
        f"{message}: {fact} is {value}"
        for fact, value in numbers
        if not LEAST.get((message, fact), 0) <= value <= MOST.get((message, fact), value)
    ]


@cache
def _items(message: str, fact: str) -> tuple[Any, ...]:
    from tests.text.fact_values import values

    return max(
        (value for value in values(message, fact) if isinstance(value, tuple)), key=len, default=()
    )


def _longest(message: str, pattern: ast.Pattern, fact: str) -> Iterator[dict[str, Any]]:
    items = _items(message, fact)
    for _ in count():
        if not items or len(items) >= max(SIZES):
            break
        items = items + items
    yield {fact: items}


def printed(pattern: ast.Pattern, facts: Mapping[str, Any], language: str) -> Iterator[str]:
    """The facts that the chosen variants print just as they are."""
    for element in pattern.elements:
        if not isinstance(element, ast.Placeable):
            continue
        node: Any = element.expression
        if isinstance(node, ast.VariableReference):
            yield node.id.name
        elif isinstance(node, ast.SelectExpression) and isinstance(
            node.selector, ast.VariableReference
        ):
            chosen = _chosen(node, facts[node.selector.id.name], language)
            yield from printed(chosen.value, facts, language)


def _chosen(node: ast.SelectExpression, value: Any, language: str) -> ast.Variant:
    """Return the variant for a value: its own, that of its plural, or the default."""
    keys = {
        str(
            variant.key.value if isinstance(variant.key, ast.NumberLiteral) else variant.key.name
        ): variant
        for variant in node.variants
    }
    wanted = [str(value).lower()]
    if isinstance(value, int) and not isinstance(value, bool) and str(value).isdigit():
        wanted.append(plural(language, int(value)))
    default = next(variant for variant in node.variants if variant.default)
    return next((keys[candidate] for candidate in wanted if candidate in keys), default)


def wrong(language: str, text: str, pattern: ast.Pattern, facts: Mapping[str, Any]) -> list[str]:
    """Return what is wrong with a filled message."""
    wrong_texts = [what for what, sign in SPOILED.items() if sign.search(text)]
    values = [(fact, facts[fact]) for fact in printed(pattern, facts, language)]
    wrong_texts += wrong_nouns(
        language, text, {number for _, number in values if type(number) is int}
    )
    for fact, value in values:
        plain = type(value) in (int, str)
        if plain and str(value) not in text:
            wrong_texts.append(f"{fact} is not printed")
    return wrong_texts


def checked_forms(books: tuple[str, ...] = tuple(BOOKS)) -> Forms:
    """Fill every message of some books in both languages."""
    result = Forms()
    for book in books:
        stores = {language: stored(language, book) for language in ("en", "pl")}
        mine = {language: set(own(book, language)) for language in stores}
        for message in sorted(mine["en"] ^ mine["pl"]):
            result.faults.append(f"{book}: {message} is in one language only")
        for message, language in product(sorted(mine["en"] & mine["pl"]), stores):
            number, faults = _filled_in(stores, language, message, book)
            result.filled[language, message] += number
            result.faults += [f"{language} {book}: {fault}" for fault in faults[:1]]
    return result


def _filled_in(
    stores: Mapping[str, Book], language: str, message: str, book: str
) -> tuple[int, list[str]]:
    """Return how often a message was filled in a language, and what is wrong."""
    store, faults, number = stores[language], [], 0
    for part, pattern in store.parts(message).items():
        english = stores["en"].parts(message).get(part)
        if english is None:
            if not message.startswith("name-"):
                faults.append(f"{message}{part} is not in English")
            english = pattern
        if _stated(english) != _stated(pattern):
            faults.append(f"{message}{part} states other facts than in English")
            continue
        # Both languages' variants are tried, each with the facts that the other chooses by.
        both = ast.Pattern([*pattern.elements, *english.elements])
        for facts in filled(message, both, book):
            number += 1
            text = said(store, message, part, facts)
            faults += [
                f"{message}{part}: {fault}: {text!r}"
                for fault in wrong(language, text, pattern, facts)
            ]
    return number, faults
