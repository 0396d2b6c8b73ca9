"""Everything the game says of positions that play comes to, sentence by sentence."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from oracle_nb.chance import SeededFate
from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.position import Phase
from oracle_nb.delphi.words import DelphiWords
from oracle_nb.game import Game
from tests.fuzz.pairs import Pair, pairs
from tests.fuzz.reach import Reached, reached
from tests.statements.cases import Case

LANGUAGES: Final = ("en", "pl")
EXPLAINED: Final = 8
"""The most legal actions of one position that are explained."""


class Sentence(NamedTuple):
    """A text, the language, the beginnings of the ids it may have, and what it was said about."""

    text: str
    language: str
    families: tuple[str, ...]
    case: Case


def sentences(number: int, wanted: int) -> Iterator[Sentence]:
    """Everything that is said in one game: of so many positions and of as many refusals."""
    for place in reached(number, wanted):
        yield from _position(place, Random(number))
    for pair in pairs(number, wanted):
        yield from _refusal(pair)


def words_of(place: Reached, language: str) -> DelphiWords:
    """The words of a setting in a language."""
    return place.rules.words(language)


def _some(actions: list[Action], random: Random) -> list[Action]:
    """A few actions, each verb as likely as the others."""
    by_verb: dict[int, list[Action]] = {}
    for action in actions:
        by_verb.setdefault(action.verb, []).append(action)
    verbs = random.sample(list(by_verb), min(EXPLAINED, len(by_verb)))
    return [random.choice(by_verb[verb]) for verb in verbs]


def _position(place: Reached, random: Random) -> Iterator[Sentence]:
    """The decision, and explanations of some actions with what comes of them."""
    rules, position = place
    seat = rules.to_move(position)
    case = Case(rules, position, -1 if seat is None else seat)
    for language in LANGUAGES:
        text = words_of(place, language).decision(position)
        yield Sentence(text, language, ("decision-",), case)
    if seat is None:
        return
    for action in _some(list(rules.legal_actions(position)), random):
        yield from _action(place, seat, action, random.randrange(1 << 30))


def _action(place: Reached, seat: int, action: Action, seed: int) -> Iterator[Sentence]:
    """The explanation of a legal action, and the events when it is carried out."""
    rules, position = place
    passage = rules.apply(position, action, SeededFate(seed))
    case = Case(rules, position, seat, action, after=passage.position, events=passage.events)
    game = Game(rules, 0, start=position)
    for language in LANGUAGES:
        words = words_of(place, language)
        told = words.explain(position, action)

        def say(text: str, *families: str, rule: str = "", language: str = language) -> Sentence:
            return Sentence(text, language, families, _citing(case, rule))

        yield say(told.title, "title", "do-")
        yield from (say(text, "event-", "next-", "gain") for text in told.effects)
        yield from (say(one.text, "cost-", rule=one.rule) for one in told.cost)
        yield from (say(one.text, "why-", rule=one.rule) for one in told.why)
        yield from (say(text, "cheaper") for text, _ in told.cheaper)
        yield from (say(text, "chance-") for text in told.chance)
        if game.position == position:  # else it goes on by itself
            yield say(game.explain(action, language).undo, "undo-")
        for event in passage.events:
            about = Case(
                *(rules, position, event.player, action),
                after=passage.position,
                events=passage.events,
                event=event,
            )
            yield Sentence(words.event(event), language, ("event-",), about)
            yield Sentence(words.event(event, event.player), language, ("event-",), about)


def _refusal(pair: Pair) -> Iterator[Sentence]:
    """Why an action is refused, what works instead or what is missing."""
    place, action = pair.reached, pair.action
    rules, position = place
    if position.phase == Phase.OVER or pair.player is not None:
        return
    seat = rules.to_move(position)
    assert seat is not None
    case = Case(rules, position, seat, action)
    found = rules.repairs(position, action)
    for language in LANGUAGES:
        words = words_of(place, language)
        for one in words.explain(position, action).refusals:
            yield Sentence(one.text, language, ("refuse-",), _citing(case, one.rule))
        for line in found.lines:
            about = Case(rules, position, seat, action, line=line.actions)
            yield Sentence(words.repair(position, line), language, ("repair-",), about)
        for lack in found.missing:
            text = words.missing(lack)
            yield Sentence(text, language, ("missing-", "refuse-"), _citing(case, lack.rule))


def _citing(case: Case, rule: str) -> Case:
    return Case(
        *(case.rules, case.position, case.seat, case.action, rule),
        after=case.after,
        events=case.events,
    )
