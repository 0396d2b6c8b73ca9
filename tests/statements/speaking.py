"""Everything the game says of positions that play comes to, sentence by sentence."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Final, NamedTuple

from oracle_nb.chance import SeededFate
from oracle_nb.delphi.actions import Action
from oracle_nb.delphi.words import DelphiWords
from oracle_nb.game import Game
from oracle_nb.verdict import Explanation
from tests.fuzz.pairs import Pair, pairs
from tests.fuzz.reach import Reached, reached
from tests.statements.cases import Case
from tests.statements.effects import EFFECTS, Forecast
from tests.statements.events import Telling
from tests.statements.reading import Reader, reader
from tests.statements.recipes import rarities
from tests.statements.undoing import Done

LANGUAGES: Final = ("en", "pl")
EXPLAINED: Final = 8
"""The most legal actions of one position that are explained."""


class Sentence(NamedTuple):
    """A text, its language, the ids it may have, what it was said about, and who can read it."""

    text: str
    language: str
    families: tuple[str, ...]
    case: Case
    reader: Callable[[str], Reader] = reader


class Answer(NamedTuple):
    """A whole explanation, the language, and what it was said about."""

    told: Explanation
    language: str
    case: Case


class Refusal(NamedTuple):
    """Everything that is said about a refused action, in one language."""

    sentences: tuple[Sentence, ...]
    language: str
    case: Case


def sentences(number: int, wanted: int) -> Iterator[Sentence | Answer | Refusal]:
    """Everything that is said in one game: of so many positions and of as many refusals."""
    for place in reached(number, wanted):
        yield from _position(place, Random(number))
    for pair in pairs(number, wanted):
        yield from _refusal(pair)
    for pair in rarities(number, wanted):
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


def _position(place: Reached, random: Random) -> Iterator[Sentence | Answer]:
    """The decision, and explanations of some actions with what comes of them."""
    rules, position = place
    seat = rules.to_move(position)
    options = list(rules.legal_actions(position))
    if position.pending and len(options) < 2:
        return  # play goes through it without stopping
    case = Case(rules, position, -1 if seat is None else seat)
    for language in LANGUAGES:
        text = words_of(place, language).decision(position)
        yield Sentence(text, language, ("decision-",), case)
        text = words_of(place, language).phase(position)
        yield Sentence(text, language, ("name-phase-",), case)
    if seat is None:
        return
    for action in _some(options, random):
        yield from _action(place, seat, action, random.randrange(1 << 30))


def _action(place: Reached, seat: int, action: Action, seed: int) -> Iterator[Sentence | Answer]:
    """The explanation of a legal action, and the events when it is carried out."""
    rules, position = place
    passage = rules.apply(position, action, SeededFate(seed))
    case = Case(rules, position, seat, action, after=passage.position, events=passage.events)
    for language in LANGUAGES:
        words = words_of(place, language)
        told = words.explain(position, action)

        def say(text: str, *families: str, rule: str = "", language: str = language) -> Sentence:
            return Sentence(text, language, families, _citing(case, rule))

        yield say(told.title, "title", "do-")
        forecast = Forecast(case, tuple(one.text for one in told.cost), language)
        for count, text in enumerate(told.effects):
            about = replace(case, facts={"forecast": forecast, "place": count})
            yield Sentence(text, language, EFFECTS, about)
        yield from (say(one.text, "cost-", rule=one.rule) for one in told.cost)
        yield from (say(one.text, "why-", rule=one.rule) for one in told.why)
        yield from (say(text, "cheaper") for text, _ in told.cheaper)
        yield from (say(text, "chance-") for text in told.chance)
        yield Answer(told, language, replace(case, facts={"forecast": forecast, "place": -1}))
        yield from _events(case, language)
    yield from _undo(case, Random(seed))


def _undo(case: Case, random: Random) -> Iterator[Sentence]:
    """Whether an action can be undone, in a game with bots or without, or in an analysis."""
    bots = [seat for seat in range(case.rules.players) if random.random() < 0.5]
    names = [
        "bot:greedy" if seat in bots and seat != case.seat else f"player {seat}"
        for seat in range(case.rules.players)
    ]
    game = Game(case.rules, 0, names, case.position)
    if random.random() < 0.2:
        game.analyse()
    assert case.action is not None
    texts = [game.explain(case.action, language).undo for language in LANGUAGES]
    game.play(case.action)
    assert game.last is not None
    seats = tuple(filter(game.is_bot, range(case.rules.players)))
    done = Done(game.last.outcome, game.analysis, game.can_undo, game.to_move, seats)
    about = replace(case, facts={"done": done})
    for text, language in zip(texts, LANGUAGES, strict=True):
        yield Sentence(text, language, ("undo-",), about)


def _events(case: Case, language: str) -> Iterator[Sentence]:
    """What came of an action, said to everybody and to those it happened to."""
    assert case.after is not None
    words = case.rules.words(language)
    for to_all in (True, False):
        telling = Telling(case, case.after, len(case.events))
        for place, event in enumerate(case.events):
            text = words.event(event, None if to_all else event.player)
            seat = max(event.player, 0)
            facts = {"telling": telling, "place": place}
            about = replace(case, seat=seat, event=event, facts=facts)
            yield Sentence(text, language, ("event-",), about)


def _refusal(pair: Pair) -> Iterator[Refusal]:
    """Why an action is refused, what works instead or what is missing."""
    place, action, player, _ = pair
    rules, position = place
    mover = rules.to_move(position)
    seat = player if player is not None else mover if mover is not None else position.turn
    found = rules.repairs(position, action, player)
    lines = tuple(line.actions for line in found.lines)
    case = Case(rules, position, seat, action, lines=lines)
    for language in LANGUAGES:
        words = words_of(place, language)
        told = []
        for broken in rules.check(position, action, player).broken:
            text = words.broken(broken)
            told.append(Sentence(text, language, ("refuse-",), replace(case, rule=broken.rule)))
        if player is None:
            reasons = words.explain(position, action)
            told = [
                Sentence(one.text, language, ("refuse-",), replace(case, rule=one.rule))
                for one in reasons.refusals
            ]
            told.append(Sentence(reasons.title, language, ("title", "do-"), case))
        for line in found.lines:
            about = replace(case, line=line.actions)
            told.append(Sentence(words.repair(position, line), language, ("repair-",), about))
        for lack in found.missing:
            text, about = words.missing(lack), replace(case, rule=lack.rule)
            told.append(Sentence(text, language, ("missing-", "refuse-"), about))
        yield Refusal(tuple(told), language, case)


def _citing(case: Case, rule: str) -> Case:
    return replace(case, rule=rule)
