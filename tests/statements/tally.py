"""Results of checking many sentences: counts for every message, and false statements."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from oracle_nb.delphi.text.rule_texts import rulebook
from tests.statements.cases import (
    LANGUAGES,
    TOGETHER,
    WHOLES,
    Answer,
    Case,
    Check,
    Refusal,
    Sentence,
    check_of,
)
from tests.statements.checks import load
from tests.statements.coaching import coach_sentences
from tests.statements.forms import Forms, own
from tests.statements.game_texts import sentences
from tests.statements.panel_texts import panel_sentences
from tests.statements.reading import KINDS, reader
from tests.statements.statement import Statement
from tests.text.languages import BOOKS

KEPT: Final = 40
"""Maximum number of false sentences that are kept with their text."""
PANELS: Final = 8
"""How many positions there are for each one of which everything on the screen is checked."""
COACHED: Final = 14
"""How many positions there are for each turn in which the coach is asked."""
ANSWERING: Final = ("repair-", "missing-")
"""The families of sentences that answer a refusal."""
BY_RULE: Final = frozenset({"refuse-", "missing-"})
"""The families of sentences that belong to a rule."""
RULES: Final = rulebook().ids
UNCOVERED: Final = 0.05
"""The greatest part of all messages that may be without a check."""

STATING: Final = (
    *(
        "answer",
        "chance-",
        "cheaper",
        "cost-",
        "decision-",
        "deed-",
        "do-",
        "event-",
        "goal-",
        "missing-",
    ),
    *(
        "motive-",
        "next-",
        "refuse-",
        "repair-",
        "source-",
        "then-",
        "title",
        "undo-",
        "way",
        "why-",
    ),
)
"""How the ids begin of sentences about positions."""


def every_message(language: str) -> tuple[str, ...]:
    """Return the ids of all messages of a language, those of the interface, too."""
    return tuple(dict.fromkeys(message for book in BOOKS for message in own(book, language)))


def names_in(said: Statement) -> Iterable[str]:
    """The messages of the names that a statement was read with."""
    for fact, value in said.facts.items():
        kind = KINDS.get(fact)
        if kind is not None:
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, str):
                    yield f"name-{kind or fact}-{item}"


def faults_of(check: Check, case: Case, said: Statement) -> Iterable[str]:
    """Faults in a statement; a missing object can't be looked up."""
    try:
        yield from check(case, said)
    except (LookupError, ValueError) as fault:
        yield f"impossible: {fault!r}"


@dataclass
class Tally:
    """Counts of sentences, and of the messages that were read in them and checked.

    ``names`` counts the names read in sentences, ``false`` the false sentences by message,
    ``troubles`` tells the first of each.
    """

    sentences: int = 0
    checked: Counter[tuple[str, str]] = field(default_factory=Counter)
    unchecked: Counter[tuple[str, str]] = field(default_factory=Counter)
    names: Counter[tuple[str, str]] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        load()

    def add(self, other: "Tally") -> None:
        """Count what another has counted, too."""
        self.sentences += other.sentences
        for name in ("checked", "unchecked", "names", "false"):
            getattr(self, name).update(getattr(other, name))
        self.troubles += other.troubles[: KEPT - len(self.troubles)]

    def enter(self, number: int, sentence: Sentence) -> Statement | None:
        """Read a sentence and check what it states; None for what is unreadable."""
        self.sentences += 1
        read = self._read(sentence)
        if read is None:
            self._report(number, "unreadable", sentence, "no message says this")
            return None
        statement, faults = read
        for inner in statement.nested():
            known = self.checked if check_of(inner.message) else self.unchecked
            known[sentence.language, inner.message] += 1
            self.names.update((sentence.language, name) for name in names_in(inner))
        for message, fault in faults[:1]:
            self._report(number, message, sentence, fault)
        return statement

    def answer(self, number: int, answer: Answer) -> None:
        """Check an explanation as a whole."""
        explanation, language, case = answer
        self.checked[language, "answer"] += 1
        for check in WHOLES:
            for fault in check(case, explanation, language):
                text = " / ".join((explanation.title, *explanation.effects, *explanation.chance))
                self._report(number, "answer", Sentence(text, language, (), case), fault)
                break

    def _read(self, sentence: Sentence) -> tuple[Statement, tuple[tuple[str, str], ...]] | None:
        """The content of a sentence and its faults; None if it is unreadable."""
        text, language, families = sentence.text, sentence.language, sentence.families
        known = sentence.reader(language)
        readings = known.read(text, families) or known.read_two(text, families)
        # If two messages have the same text, one of them must be true; more likely the one of
        # the rule that was cited.
        rule = sentence.case.rule.replace(".", "-")
        both = [(reading, tuple(self._faults(reading, sentence))) for reading in readings]
        return min(
            both,
            key=lambda each: (
                len(each[1]),
                not each[0].message.startswith(families[0]),
                rule not in each[0].message,
            ),
            default=None,
        )

    def enter_refusal(self, number: int, refusal: Refusal) -> None:
        """Check what is said of a refused action, sentence by sentence and together."""
        reasons: list[Statement] = []
        answer: list[Statement] = []
        for sentence in refusal.sentences:
            read = self.enter(number, sentence)
            if read is None:
                return
            (answer if sentence.families[0] in ANSWERING else reasons).append(read)
        self.checked[refusal.language, "refusal"] += 1
        whole = Sentence(
            " / ".join(sentence.text for sentence in refusal.sentences),
            refusal.language,
            (),
            refusal.case,
        )
        for check in TOGETHER:
            for fault in check(refusal.case, tuple(reasons), tuple(answer)):
                self._report(number, check.__name__, whole, fault)
                break

    def _faults(self, statement: Statement, sentence: Sentence) -> Iterable[tuple[str, str]]:
        said, rule = _rule_of(statement.message), sentence.case.rule
        if sentence.families[0] in BY_RULE and said not in ("", rule):
            yield statement.message, f"it is about {said}, not {rule}"
        for inner in statement.nested():
            check: Check | None = check_of(inner.message)
            if check is not None:
                try:
                    yield from (
                        (inner.message, fault) for fault in faults_of(check, sentence.case, inner)
                    )
                except KeyError as error:
                    yield inner.message, f"{error} is not stated"

    def _report(self, number: int, message: str, sentence: Sentence, fault: str) -> None:
        self.false[message] += 1
        if self.false[message] <= 2 and len(self.troubles) < KEPT:
            case = sentence.case
            action = case.action and case.rules.notation.write(case.action)
            self.troubles.append(f"game {number}, {action}: {sentence.text!r} [{message}]: {fault}")

    def uncovered(self, forms: Forms | None = None) -> list[str]:
        """Return the messages that no check covers, by language.

        A sentence about a position is covered by a check of its facts, a name by being read in a
        sentence, anything else by the check of its forms.
        """
        lacking = []
        for language in LANGUAGES:
            stating = set(reader(language).messages)
            for message in every_message(language):
                if message.startswith("name-"):
                    covered = (language, message) in self.names or check_of(message) is not None
                elif message.startswith(STATING) and message in stating:
                    covered = check_of(message) is not None
                else:
                    covered = forms is not None and bool(forms.filled[language, message])
                if not covered:
                    lacking.append(f"{language}:{message}")
        return lacking

    def counts(self, forms: Forms) -> str:
        """Return every message of both languages: how often it was read and checked, and filled."""
        lines = [f"{'message':60}{'checked':>10}{'filled':>10}"]
        for language in LANGUAGES:
            for message in every_message(language):
                key = (language, message)
                read = self.checked[key] + self.checked[language, f"{message}.you"]
                read += self.names[key] + self._presentation(key)
                lines.append(f"{language + ' ' + message:60}{read:10}{forms.filled[key]:10}")
        return "\n".join(lines)

    def _presentation(self, key: tuple[str, str]) -> int:
        """How often a message of the panels or the terminal was read, whose ids begin anew."""
        language, message = key
        return sum(self.checked[language, f"{folder}/{message}"] for folder in ("panels", "cli"))

    def table(self) -> str:
        """Return the counts by kind of message."""
        kinds: dict[str, list[int]] = {}
        for counter, column in ((self.checked, 0), (self.unchecked, 1)):
            for (_, message), count in counter.items():
                kinds.setdefault(message.split("-")[0], [0, 0, 0])[column] += count
        for message, count in self.false.items():
            kinds.setdefault(message.split("-")[0], [0, 0, 0])[2] += count
        lines = [f"{'kind':14}{'checked':>10}{'unchecked':>10}{'false':>8}"]
        lines += [
            f"{kind:14}{first:10}{two:10}{three:8}"
            for kind, (first, two, three) in sorted(kinds.items())
        ]
        lines.append(f"{self.sentences} sentences, {sum(self.false.values())} false")
        return "\n".join(lines + self.troubles)


def checked(number: int, wanted: int) -> Tally:
    """Check what is said of ``wanted`` positions of the game with this number."""
    tally = Tally()
    for each in sentences(number, wanted):
        if isinstance(each, Answer):
            tally.answer(number, each)
        elif isinstance(each, Refusal):
            tally.enter_refusal(number, each)
        else:
            tally.enter(number, each)
    for sentence in panel_sentences(number, max(1, wanted // PANELS)):
        tally.enter(number, sentence)
    for sentence in coach_sentences(number, max(1, wanted // COACHED)):
        tally.enter(number, sentence)
    return tally


def _rule_of(message: str) -> str:
    """Return the rule with the longest id that the name of a message begins with after its kind."""
    _, _, name = message.partition("-")
    ids = [rule for rule in RULES if f"{name}-".startswith(f"{rule.replace('.', '-')}-")]
    return max(ids, key=len, default="")
