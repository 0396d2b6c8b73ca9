"""Everything the game says of positions that play comes to, sentence by sentence."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.text import DelphiTexts
from oracle_nb.games.game import Game
from oracle_nb.games.registry import repairs_of
from tests.fuzz.pairs import Pair, pairs
from tests.fuzz.reach import Reached, reached
from tests.statements.cases import LANGUAGES, Answer, Case, Refusal, Sentence
from tests.statements.effects import EFFECTS, Forecast
from tests.statements.events import EventText
from tests.statements.games import in_game, undone
from tests.statements.recipes import rarities

HALF: Final = 0.5
ANALYSES: Final = 0.2
"""The parts of seats that bots have, and of games that are analyses."""
EXPLAINED: Final = 8
"""The most legal actions of one position that are explained."""


def sentences(number: int, wanted: int) -> Iterator[Sentence | Answer | Refusal]:
    """Everything that is said of ``wanted`` positions and as many refusals of one game."""
    for place in reached(number, wanted):
        yield from _position(place, Random(number))
    for pair in pairs(number, wanted):
        yield from _refusal(pair)
    for pair in rarities(number, wanted):
        yield from _refusal(pair)
    yield from in_game(number, wanted)


def words_of(place: Reached, language: str) -> DelphiTexts:
    """Return the words of a setting in a language."""
    return DelphiTexts(place.rules, language)


def _some(actions: list[Action], random: Random) -> list[Action]:
    """Return a few actions, each verb as likely as the others."""
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
    transition = rules.apply(position, action, SeededChance(seed))
    case = Case(rules, position, seat, action, after=transition.position, events=transition.events)
    for language in LANGUAGES:
        words = words_of(place, language)
        explanation = words.explain(position, action)

        def say(text: str, *families: str, rule: str = "", language: str = language) -> Sentence:
            return Sentence(text, language, families, _citing(case, rule))

        yield say(explanation.title, "title", "do-")
        forecast = Forecast(case, tuple(cost.text for cost in explanation.cost), language)
        for count, text in enumerate(explanation.effects):
            about = replace(case, facts={"forecast": forecast, "place": count})
            yield Sentence(text, language, EFFECTS, about)
        yield from (say(cost.text, "cost-", rule=cost.rule) for cost in explanation.cost)
        yield from (say(reason.text, "why-", rule=reason.rule) for reason in explanation.why)
        yield from (say(text, "cheaper") for text, _ in explanation.cheaper)
        yield from (say(text, "chance-") for text in explanation.chance)
        yield Answer(
            explanation, language, replace(case, facts={"forecast": forecast, "place": -1})
        )
        yield from _events(case, language)
    chosen = Random(seed)
    bots = [number for number in range(rules.players) if chosen.random() < HALF and number != seat]
    names = [
        "bot:greedy" if number in bots else f"player {number}" for number in range(rules.players)
    ]
    game = Game(rules, 0, names, position)
    if chosen.random() < ANALYSES:
        game.analyse()
    yield from undone(game, case)


def _events(case: Case, language: str) -> Iterator[Sentence]:
    """The outcome of an action, for everybody and for those affected."""
    assert case.after is not None
    words = DelphiTexts(case.rules, language)
    for to_all in (True, False):
        telling = EventText(case, case.after, len(case.events))
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
    repairs = repairs_of(rules, position, action, player)
    lines = tuple(line.actions for line in repairs.lines)
    case = Case(rules, position, seat, action, lines=lines)
    for language in LANGUAGES:
        words = words_of(place, language)
        sentences = []
        if player is None:
            reasons = words.explain(position, action)
            sentences = [
                Sentence(refusal.text, language, ("refuse-",), replace(case, rule=refusal.rule))
                for refusal in reasons.refusals
            ]
            sentences.append(Sentence(reasons.title, language, ("title", "do-"), case))
        # The texts for a program that knows the rule but not the action.
        for broken in rules.check(position, action, player).broken:
            text = words.broken(broken)
            if text not in {sentence.text for sentence in sentences}:
                about = replace(case, rule=broken.rule)
                sentences.append(Sentence(text, language, ("refuse-",), about))
        for line in repairs.lines:
            about = replace(case, line=line.actions)
            sentences.append(Sentence(words.repair(position, line), language, ("repair-",), about))
        for lack in repairs.missing:
            text, about = words.missing(lack), replace(case, rule=lack.rule)
            sentences.append(Sentence(text, language, ("missing-", "refuse-"), about))
        yield Refusal(tuple(sentences), language, case)


def _citing(case: Case, rule: str) -> Case:
    return replace(case, rule=rule)
