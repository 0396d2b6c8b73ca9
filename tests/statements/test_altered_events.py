"""Events told with another number, color or place are refused: their checks notice everything."""

from collections import Counter
from collections.abc import Iterator

from oracle_nb.games.registry import texts_of
from tests.delphi.played_games import RULESETS, VERBS, moments, table
from tests.statements.cases import Case
from tests.statements.checks import load
from tests.statements.events import EventText
from tests.statements.reading import reader
from tests.statements.statement import Statement

OTHERS = {
    "red": "blue",
    "blue": "red",
    "green": "black",
    "yellow": "pink",
    "pink": "yellow",
    "black": "green",
}
FREE = {
    # A roll decides only what is told besides.
    ("event-titan-rolled", "strength"),
    ("event-round-won", "roll"),
    ("event-round-lost", "roll"),
    # Whose choice it was is told by what follows.
    ("event-only-choice", "player"),
    # The loss and the player who loses are all there is.
    ("event-nothing-to-choose", "decision"),
}
"""Facts that could be others without anything else being another."""
MOMENTS = 120


def rebuilt_from(case: Case, said: list[Statement]) -> bool:
    """Return whether the events, told so, are taken for true."""
    assert case.after is not None
    telling = EventText(case, case.after, len(said))
    return not any(
        fault for place, text in enumerate(said) for fault in telling.enter(place, case, text)
    )


def altered(said: Statement) -> Iterator[tuple[str, Statement]]:
    """A statement with one fact changed at a time."""
    for fact, value in said.facts.items():
        other: object = None
        if isinstance(value, int):
            other = value + 1
        elif isinstance(value, str):
            other = OTHERS.get(value)
        if other is not None and (said.message, fact) not in FREE:
            yield fact, Statement(said.message, {**said.facts, fact: other})


def test_altered_events_are_refused():
    load()
    rules = table(5, 3, RULESETS["standard"])
    words, english = texts_of(rules, "en"), reader("en")
    tried: Counter[str] = Counter()
    unnoticed: Counter[str] = Counter()
    for count, moment in enumerate(moments(rules, 5, (VERBS,))):
        if count >= MOMENTS:
            break
        case = Case(
            rules, moment.before, 0, moment.action, after=moment.after, events=moment.events
        )
        said = [english.read(words.event(event), ("event-",))[0] for event in moment.events]
        assert rebuilt_from(case, said)
        for place, each in enumerate(said):
            for fact, other in altered(each):
                tried[f"{each.message} {fact}"] += 1
                if rebuilt_from(case, [*said[:place], other, *said[place + 1 :]]):
                    unnoticed[f"{each.message} {fact}"] += 1
    assert len(tried) > 30
    assert not unnoticed, unnoticed
