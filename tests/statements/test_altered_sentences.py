"""Sentences with another number, chance, color or a shorter list are refused by their checks."""

from collections import Counter
from collections.abc import Iterator

from tests.statements.cases import Sentence, check_of
from tests.statements.checks import load
from tests.statements.game_texts import sentences
from tests.statements.reading import reader
from tests.statements.statement import Percent, Statement
from tests.statements.tally import faults_of
from tests.statements.test_altered_events import OTHERS

GAME, POSITIONS = 3, 16
WITHIN = {
    # Compared with the whole pile, and with all unseen tiles.
    *("chance-card-part number", "chance-card-part color", "chance-tile-part number"),
    # Offerings of several colors lie there; the plan is followed to its end.
    "goal-load-offering color",
    # Printed only as whether it is 0.
    "why-move-range beyond",
    # If the next motive says that the plan has changed, nobody knows how long it would take.
    "motive-turn actions",
}
"""Facts that another statement of the same sentence, or a later one, is checked for."""


def altered(said: Statement) -> Iterator[tuple[str, Statement]]:
    """A statement with one fact changed at a time."""
    for fact, value in said.facts.items():
        other: object = None
        match value:
            case int():
                other = value + 1
            case Percent():
                other = Percent(value.value + 2)
            case str():
                other = OTHERS.get(value)
            case (str(), *rest) if rest:
                other = tuple(rest)
        if other is not None:
            yield fact, Statement(said.message, {**said.facts, fact: other})


def is_true(sentence: Sentence, said: Statement) -> bool:
    check = check_of(said.message)
    return check is None or not any(faults_of(check, sentence.case, said))


def test_altered_sentences_are_refused():
    load()
    tried: Counter[str] = Counter()
    unnoticed: Counter[str] = Counter()
    for each in sentences(GAME, POSITIONS):
        if not isinstance(each, Sentence) or each.language != "en":
            continue
        for said in reader("en").read(each.text, each.families)[:1]:
            for statement in said.nested():
                # Events are altered together with those after them.
                if statement.message.startswith("event-") or not is_true(each, statement):
                    continue
                for fact, other in altered(statement):
                    tried[f"{statement.message} {fact}"] += 1
                    unnoticed[f"{statement.message} {fact}"] += is_true(each, other)
    assert len(tried) > 50
    assert sorted(fact for fact in +unnoticed if fact not in WITHIN) == []
