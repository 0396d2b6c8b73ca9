"""The rules of a game as a book: stable ids, where each is printed, and our own texts.

A *rulebook folder* holds ``rules.toml`` and a folder of Fluent files (``*.ftl``) per language:

- ``[documents]``: short key -> full name of a document that rules are cited from
- ``rulings``: how many numbered rulings of ours there are (words: ``ruling-1`` with ``.point``,
  ``.plays``, ``.why``)
- ``[chapters.<id>]``: the rules of a chapter in order (its title: message ``chapter-<id>``), each
  ``"move.range" = { kind = ..., sources = [...], related = [...] }``; the words are in message
  ``move-range``: its value is the title, and it has ``.text`` and ``.example``
- a source is a document, and where it has parts, the part and its number: ``"en page 10"``,
  ``"ruling 7"``, ``"en section 204 C"``, ``"parts"``; message ``cite-<document>`` says it in words

Any game uses this module; it knows none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from oracle_nb.core.arguments import nearest
from oracle_nb.core.errors import OracleError
from oracle_nb.text import UnknownLanguage, UnknownMessage, WordingError
from oracle_nb.text.fluent_files import languages_of, load_wording

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from oracle_nb.core.verdicts import MalformedAction
    from oracle_nb.text.search import Index
    from oracle_nb.text.wording import Wording

__all__ = [
    "Chapter",
    "Rule",
    "RuleSource",
    "Rulebook",
    "RulebookError",
    "Ruling",
    "UnknownLanguage",
    "UnknownMessage",
    "UnknownRule",
    "WordingError",
]

Kind = Literal["printed", "ruling", "option", "general"]
"""printed: in a rulebook; ruling: settled by us; option: a variant; general: of every game here."""

GENERAL: Final = "oracle_nb.text"
"""The rulebook folder of every game: rules ``play.*``, and how lists are put in words."""

_PLACE: Final = re.compile(
    r"(?:(page|section|step|question) )?(?P<label>0*[1-9][0-9]*(?: ?[A-Z][0-9]*[a-z]?)?)"
)


class RulebookError(OracleError, ValueError):
    """A rulebook folder is faulty: the error names the folder, the rule and the fault."""


class UnknownRule(OracleError, KeyError):
    """A rule that doesn't exist; the error names similar ids."""

    def __str__(self) -> str:
        return str(self.args[0])


class RuleSource(msgspec.Struct, frozen=True):
    """The source of a rule: a document's key and the place in it.

    A place is a number (``"7"``), a part and its number (``"page 10"``), or a part and a label as
    some rulebooks have it (``"section 204 C"``, ``"010 E2"``).
    """

    document: str
    place: str = ""

    @property
    def part(self) -> str:
        """The kind of the number: page, section, step or question; or "whole"."""
        match = _PLACE.fullmatch(self.place)
        return (match[1] if match else None) or "whole"

    @property
    def number(self) -> int | None:
        """The number of the page, section, step, question or ruling; None for another label."""
        label = self.label
        return int(label) if label.isdecimal() and label[0] != "0" else None

    @property
    def label(self) -> str:
        """The number of the page or section as it is printed, such as "10" or "204 C"."""
        match = _PLACE.fullmatch(self.place)
        return match["label"] if match else ""


class Rule(msgspec.Struct, frozen=True):
    """A rule in one language.

    ``citation`` puts ``sources`` in words; ``related`` are the ids of rules to read next.
    """

    id: str
    kind: Kind
    title: str
    text: str
    example: str
    citation: str
    sources: tuple[RuleSource, ...]
    related: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.title} ({self.id})\n{self.text}\n{self.example}\n[{self.citation}]"

    def _repr_markdown_(self) -> str:
        return (
            f"**{self.title}** `{self.id}`\n\n{self.text}\n\n*{self.example}*\n\n[{self.citation}]"
        )


class Ruling(msgspec.Struct, frozen=True):
    """One of our rulings: the open point, how we play, why, and the rules concerned."""

    number: int
    point: str
    plays: str
    why: str
    rules: tuple[str, ...]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the book: its id, its title, the ids of its rules in order."""

    id: str
    title: str
    rules: tuple[str, ...]


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Kind
    sources: tuple[str, ...]
    related: tuple[str, ...]


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    documents: dict[str, str]
    chapters: dict[str, dict[str, _Row]]
    rulings: int = 0


class Rulebook:
    """The rules of a game in one language.

    ``folders`` are rulebook folders: names of packages, or directories. The general rules of play
    come last automatically. The texts are read when they are first needed.

    Raises ``RulebookError`` for a faulty table and ``UnknownLanguage``.
    """

    def __init__(self, *folders: str | Traversable, language: str = "en") -> None:
        self.language = language
        self.folders: Final = folders if GENERAL in folders else (*folders, GENERAL)
        self._languages = languages_of(*self.folders)
        self._documents: dict[str, str] = {}
        self._rows: dict[str, _Row] = {}
        self._made: dict[str, Rule] = {}
        self._sources: dict[str, tuple[RuleSource, ...]] = {}
        self._chapters: dict[str, tuple[str, ...]] = {}
        self._rulings = 0
        for folder in self.folders:
            self._add(str(folder), _table(folder))
        if language not in self.languages():
            raise UnknownLanguage(language, self.languages())

    def _add(self, name: str, table: _Table) -> None:
        self._documents |= table.documents
        self._rulings = max(self._rulings, table.rulings)
        for chapter, rows in table.chapters.items():
            for rule, row in rows.items():
                if rule in self._rows:
                    raise RulebookError(f"{name}: rule {rule} occurs twice in the table")
                self._rows[rule] = row
                self._sources[rule] = tuple(self._source(name, rule, each) for each in row.sources)
            self._chapters[chapter] = tuple(rows)
        for rows in table.chapters.values():
            for rule, row in rows.items():
                for other in row.related:
                    if other not in self._rows:
                        raise RulebookError(f"{name}: rule {rule} is related to unknown {other}")

    def _source(self, name: str, rule: str, text: str) -> RuleSource:
        document, _, place = text.partition(" ")
        source = RuleSource(document, place)
        if document not in self._documents:
            raise RulebookError(f"{name}: rule {rule}: no document {document!r} in {text!r}")
        if place and not source.label:
            raise RulebookError(f"{name}: rule {rule}: no such place as {place!r} in {text!r}")
        if document == "ruling" and not 1 <= (source.number or 0) <= self._rulings:
            raise RulebookError(f"{name}: rule {rule}: no such ruling as {text!r}")
        return source

    def add_rules(self, chapter: str, title: str, rules: Iterable[str]) -> None:
        """Put a chapter before the others, which is the document of its rules as well."""
        ids = tuple(rules)
        self._documents[chapter] = title
        self._rows = {**dict.fromkeys(ids, _Row("printed", (chapter,), ())), **self._rows}
        self._sources.update(dict.fromkeys(ids, (RuleSource(chapter),)))
        self._chapters = {chapter: ids, **self._chapters}

    def __repr__(self) -> str:
        return f"<Rulebook: {len(self)} rules, language {self.language!r}>"

    # --- the table ---------------------------------------------------------------------------

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all rules, in the order of the book."""
        return tuple(self._rows)

    @property
    def documents(self) -> dict[str, str]:
        """Short key -> full name of every document that rules are cited from."""
        return dict(self._documents)

    def languages(self) -> tuple[str, ...]:
        """Return the languages in which all folders of this rulebook are written, sorted."""
        return self._languages

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, rule: object) -> bool:
        return rule in self._rows

    def __iter__(self) -> Iterator[Rule]:
        return (self[rule] for rule in self._rows)

    # --- the words ---------------------------------------------------------------------------

    @cached_property
    def wording(self) -> Wording:
        """All messages of this language, from every ``*.ftl`` of the folders."""
        return load_wording(self.language, *self.folders, rules=self._rows)

    def say(self, message: str, attribute: str | None = None, /, **facts: object) -> str:
        """Fill a message (dots or dashes), or one of its attributes, with typed facts.

        Facts are values of the game, not words: ``say("event.sailed", space=space, steps=3)``; see
        ``oracle_nb.text.wording``. Raises ``WordingError`` naming the message.
        """
        return self.wording.say(message, attribute, **facts)

    def malformed(self, error: MalformedAction) -> str:
        """Return why something can't be read as an action.

        In English where the book has no message.
        """
        message = f"malformed-{error.key}"
        return self.say(message, **error.facts) if message in self.wording else str(error)

    def cite(self, rule: Rule | str) -> str:
        """Return the source of a rule: "English rulebook, page 10; our ruling 27".

        Raises ``UnknownRule``.
        """
        sources = rule.sources if isinstance(rule, Rule) else self._sources[self._known(rule)]
        groups: dict[tuple[str, str], list[int | str]] = {}
        for source in sources:
            numbers = groups.setdefault((source.document, source.part), [])
            numbers += [source.number or source.label] if source.label else []
        parts = (
            self.say(f"cite-{document}", part=part, numbers=tuple(numbers))
            for (document, part), numbers in groups.items()
        )
        return self.wording.join(dict.fromkeys(parts), "cite")

    def __getitem__(self, rule: str) -> Rule:
        """Return the rule with this id; raises ``UnknownRule``."""
        if rule not in self._made:
            self._made[rule] = self._rule(self._known(rule))
        return self._made[rule]

    def _rule(self, rule: str) -> Rule:
        row = self._rows[rule]
        return Rule(
            id=rule,
            kind=row.kind,
            title=self.say(rule),
            text=self.say(rule, "text"),
            example=self.say(rule, "example"),
            citation=self.cite(rule),
            sources=self._sources[rule],
            related=row.related,
        )

    def title(self, rule: str) -> str:
        """Return the title of a rule; "" for an id that this book doesn't have."""
        return self.say(rule) if rule in self._rows else ""

    def _known(self, rule: str) -> str:
        if rule not in self._rows:
            first = dict.fromkeys(row.partition(".")[0] for row in self._rows)
            others = f"; the ids begin with {', '.join(first)}"
            raise UnknownRule(f"no rule {rule!r}{nearest(str(rule), self._rows, others)}")
        return rule

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in the order of the book."""
        return tuple(
            Chapter(chapter, self.say(f"chapter-{chapter}"), rules)
            for chapter, rules in self._chapters.items()
        )

    def ruling(self, number: int) -> Ruling:
        """Return one of our rulings by its number; raises ``UnknownRule``."""
        if not 1 <= number <= self._rulings:
            raise UnknownRule(f"no ruling {number}: they are numbered 1 to {self._rulings}")
        return self.rulings[number - 1]

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """All our rulings, in the order of their numbers."""
        concerned: dict[int | None, dict[str, None]] = {}
        for rule, sources in self._sources.items():
            for source in sources:
                if source.document == "ruling":
                    concerned.setdefault(source.number, {})[rule] = None
        return tuple(
            Ruling(
                number,
                self.say(f"ruling-{number}", "point"),
                self.say(f"ruling-{number}", "plays"),
                self.say(f"ruling-{number}", "why"),
                tuple(concerned.get(number, ())),
            )
            for number in range(1, self._rulings + 1)
        )

    # --- finding -----------------------------------------------------------------------------

    def search(self, words: str) -> tuple[Rule, ...]:
        """Return the rules in which any of these words occurs, best match first.

        Rules with all of several words in their titles come first. A word counts most in the id,
        then in the title, the text, the example. Words of message ``search-ignored`` don't count.
        Raises TypeError for words that aren't text.
        """
        if not isinstance(words, str):
            raise TypeError(f"`words` must be text such as 'red die', got {words!r:.40}")
        return tuple(self[rule] for rule in self._index.search(words))

    @cached_property
    def _index(self) -> Index:
        from oracle_nb.text.search import Index

        texts = {
            rule.id: ((rule.id, 8), (rule.title, 6), (rule.text, 3), (rule.example, 1))
            for rule in self
        }
        titles = {rule.id: rule.title for rule in self}
        return Index(texts, self.say("search-ignored"), titles)

    def _repr_html_(self) -> str:
        from html import escape

        parts = []
        for chapter in self.chapters:
            rules = "".join(
                f"<dt><b>{escape(rule.title)}</b> <code>{rule.id}</code></dt>"
                f"<dd>{escape(rule.text)} <small>[{escape(rule.citation)}]</small></dd>"
                for rule in map(self.__getitem__, chapter.rules)
            )
            parts.append(
                f"<details><summary>{escape(chapter.title)}</summary><dl>{rules}</dl></details>"
            )
        return "".join(parts)


def _table(folder: str | Traversable) -> _Table:
    import tomllib
    from importlib.resources import files

    opened = files(folder) if isinstance(folder, str) else folder
    try:
        text = opened.joinpath("rules.toml").read_text("utf-8")
        return msgspec.convert(tomllib.loads(text), _Table)
    except (OSError, ValueError) as fault:
        raise RulebookError(f"{folder}: rules.toml can't be read: {fault}") from fault
