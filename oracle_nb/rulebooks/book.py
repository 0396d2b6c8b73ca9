"""Books: the rules of a game with pictures, search, legend, glossary and disputes."""

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Final, SupportsIndex, overload

import msgspec

from oracle_nb.rulebooks.entry import Entry
from oracle_nb.rulebooks.illustration import Illustration
from oracle_nb.rulebooks.reference import Dispute, SignGroup, Term
from oracle_nb.text.rulebook import Chapter, Rule, Rulebook, Ruling

SHOWN: Final = 8
"""Maximum number of search results that are shown with their pictures."""


class ReferenceTables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The ids of the glossary (with the rules of each term) and of the disputes of a book."""

    terms: dict[str, tuple[str, ...]] = {}
    disputes: dict[str, "DisputeRow"] = {}


class DisputeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The documents that disagree on a point, the ruling that settles it (0: none), its rules."""

    documents: tuple[str, ...]
    ruling: int = 0
    rules: tuple[str, ...] = ()


class RuleEntry(Entry, frozen=True):
    """A rule of the book; it prints as text, and as HTML in a notebook."""

    def __str__(self) -> str:
        from oracle_nb.rulebooks.entry import entry_text

        return entry_text(self)

    def _repr_html_(self) -> str:
        from oracle_nb.rulebooks.rule_html import alone, entry_html

        return alone(entry_html(self, "page"), self.rule.title)

    def __repr__(self) -> str:
        return f"<Rule {self.rule.id}: {self.rule.title}>"


class SearchResult(tuple[RuleEntry, ...]):
    """A search result: a tuple of entries, best match first, with a readable form."""

    __slots__ = ()

    def __str__(self) -> str:
        return "\n\n".join(str(entry) for entry in self[:SHOWN])

    @overload
    def __getitem__(self, place: SupportsIndex) -> RuleEntry: ...
    @overload
    def __getitem__(self, place: slice) -> "SearchResult": ...
    def __getitem__(self, place: SupportsIndex | slice) -> "RuleEntry | SearchResult":
        entry = super().__getitem__(place)
        return SearchResult(entry) if isinstance(entry, tuple) else entry

    def _repr_html_(self) -> str:
        from oracle_nb.rulebooks.rule_html import alone, found_html

        # A cell of a notebook is saved with its pictures: those of the best match must do.
        title = self[0].rule.title if self else ""
        return alone(found_html(self, SHOWN, "page", pictures=1), title)

    def __repr__(self) -> str:
        names = ", ".join(entry.rule.id for entry in self[:SHOWN])
        more = ", ..." if len(self) > SHOWN else ""
        return f"<{len(self)} rule{'s' if len(self) != 1 else ''}: {names}{more}>"


class Book:
    """A rulebook in one language.

    Parameters
    ----------
    rulebook
        The rules and all texts, including those of terms and disputes: messages ``term-<id>`` (the
        term) with ``.text``; ``dispute-<id>`` (the point) with an attribute for each document, and
        ``.plays`` and ``.why`` where no ruling has them.
    plates
        A function that returns the pictures of a rule; None for a book without pictures.
    signs
        A function that returns the legend.
    tables
        The ids of terms and disputes.
    others
        The same rulebook in other languages, for the glossary.

    ``book["move.range"]`` is an `RuleEntry`; raises ``UnknownRule``.
    """

    def __init__(
        self,
        rulebook: Rulebook,
        *,
        plates: Callable[[str], tuple[Illustration, ...]] | None = None,
        signs: Callable[[], tuple[SignGroup, ...]] = lambda: (),
        tables: ReferenceTables | None = None,
        others: Callable[[], Iterable[Rulebook]] = lambda: (),
    ) -> None:
        self.rulebook = rulebook
        self.language = rulebook.language
        self.illustrated = plates is not None
        self._plates = plates or (lambda rule: ())
        self._signs = signs
        self._tables = tables or ReferenceTables()
        self._others = others

    def __repr__(self) -> str:
        return f"<Book: {len(self)} rules, language {self.language!r}>"

    def __len__(self) -> int:
        return len(self.rulebook)

    def __contains__(self, rule: object) -> bool:
        return rule in self.rulebook

    def __iter__(self) -> Iterator[RuleEntry]:
        return (self[rule] for rule in self.ids)

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all rules, in the order of the book."""
        return self.rulebook.ids

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters in the order of the book."""
        return self.rulebook.chapters

    def title(self, rule: str) -> str:
        """Return the title of a rule; raises ``UnknownRule``."""
        if rule not in self.rulebook:
            return self.rulebook[rule].title
        return self.rulebook.say(rule)

    def __getitem__(self, rule: str) -> RuleEntry:
        return self._entry(self.rulebook[rule])

    def _entry(self, rule: Rule) -> RuleEntry:
        numbers = [source.number for source in rule.sources if source.document == "ruling"]
        return RuleEntry(
            rule,
            tuple((other, self.rulebook.say(other)) for other in rule.related),
            tuple(self.rulebook.ruling(number) for number in numbers if number),
            self._plates(rule.id),
            self.language,
        )

    def search(self, words: str) -> SearchResult:
        """Return the rules in which any of these words occurs, best match first."""
        return SearchResult(self._entry(rule) for rule in self.rulebook.search(words))

    # --- besides the rules ------------------------------------------------------------------------

    @cached_property
    def legend(self) -> tuple[SignGroup, ...]:
        """The symbols of the board, group by group."""
        return self._signs()

    @cached_property
    def glossary(self) -> tuple[Term, ...]:
        """The terms of the game, in alphabetical order."""
        from oracle_nb.text.search import terms

        others = tuple(self._others())
        result = [
            Term(
                name,
                self.rulebook.say(f"term-{name}"),
                self.rulebook.say(f"term-{name}", "text"),
                rules,
                tuple((other.language, other.say(f"term-{name}")) for other in others),
            )
            for name, rules in self._tables.terms.items()
        ]
        return tuple(sorted(result, key=lambda term: terms(term.term)))

    def terms(self, words: str) -> tuple[Term, ...]:
        """Return the terms whose name contains any of these words, the best match first."""
        from oracle_nb.text.search import Index

        known = {term.id: term for term in self.glossary}
        texts = {name: ((term.term, 1),) for name, term in known.items()}
        ignored = self.rulebook.say("search-ignored")
        return tuple(known[name] for name in Index(texts, ignored=ignored).search(words))

    @cached_property
    def disputes(self) -> tuple[Dispute, ...]:
        """The points on which documents disagree, how we play, and why."""
        return tuple(self._dispute(name, row) for name, row in self._tables.disputes.items())

    def _dispute(self, name: str, row: DisputeRow) -> Dispute:
        message, say = f"dispute-{name}", self.rulebook.say
        if row.ruling:
            ruling = self.rulebook.ruling(row.ruling)
            plays, why = ruling.plays, ruling.why
        else:
            plays, why = say(message, "plays"), say(message, "why")
        return Dispute(
            name,
            say(message),
            tuple((self.document(document), say(message, document)) for document in row.documents),
            plays,
            why,
            row.ruling,
            row.rules or (ruling.rules if row.ruling else ()),
        )

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All our rulings, in the order of their numbers."""
        return self.rulebook.rulings

    def document(self, key: str) -> str:
        """Return the name of a document."""
        return self.rulebook.say(f"document-{key}")

    def _repr_html_(self) -> str:
        return self.rulebook._repr_html_()
