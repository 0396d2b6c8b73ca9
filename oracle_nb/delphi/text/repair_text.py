"""Sentences about repairs, cheaper actions, and what is missing."""

from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from oracle_nb.core.verdicts import Advice, Repair, Violation
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.text.facts import MISSING, Typed

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.text.facts import FactTypes
    from oracle_nb.text.rulebook import Rulebook


class ActionTexts(Protocol):
    """The texts of actions in sentences about repairs."""

    rules: "Delphi"
    rulebook: "Rulebook"
    types: "FactTypes"

    def action(self, position: Position, action: Action) -> str:
        """Return an action's short name."""

    def action_facts(self, position: Position, action: Action) -> Typed:
        """Return the facts of an action's messages."""

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence."""


class Remedies:
    """The messages ``repair-<change>``, ``then-<verb>`` and ``missing-<rule>`` of one language."""

    __slots__ = ("_words",)

    def __init__(self, words: ActionTexts) -> None:
        self._words = words

    def repair(self, position: Position, repair: Repair[Action]) -> str:
        """Return a repair of one or two actions with its price."""
        words = self._words
        say = words.rulebook.say
        first, last = repair.actions[0], repair.actions[-1]
        # The name of another round of a fight includes its price if it is alone.
        texts = first is last and last.verb == Verb.FIGHT and last.source < 0
        then = position if last is first else _with_tile(position, first)
        facts = self._facts(then, last) | {"tokens": 0 if texts else repair.tokens}
        facts["opening"] = MISSING
        if len(repair.actions) == 1:
            facts["deed"] = self._with(words.action(position, first), facts)
        else:
            before = self._facts(position, first)
            facts["first"] = self._with(say(f"then-{Verb(first.verb)}", **before), before)
            facts["start"] = before.get("space", MISSING)
            facts |= words.types.typed({"opening": Verb(first.verb)})
            facts["then"] = self._with(say(f"then-{Verb(last.verb)}", **facts), facts)
        return say("repair-price", text=say(f"repair-{repair.change}", **facts), **facts)

    def cheaper(self, position: Position, action: Action, tokens: int) -> Advice:
        """Return a cheaper action with the same effect."""
        words = self._words
        remedy = _cheaper(words.rules, position, action, tokens)
        if remedy is None:
            return Advice()
        other, price = remedy
        facts = self._facts(position, other) | {"tokens": price}
        sentence = words.rulebook.say("cheaper", **facts)
        return Advice(((sentence, (words.rules.notation.write(other),)),))

    def _facts(self, position: Position, action: Action) -> Typed:
        facts = self._words.action_facts(position, action)
        facts |= self._words.types.typed({"source": action.source, "verb": action.verb})
        own = action.color in (-1, source_color(action.source))
        facts["recolored"] = action.source >= 0 and (action.source == EXTRA or not own)
        facts["used"] = facts["color"]
        return facts

    def _with(self, deed: str, facts: Typed) -> str:
        """Return an action with its source."""
        if facts["source"] is MISSING:
            return deed
        return self._words.rulebook.say("deed-with", **facts | {"deed": deed})

    def missing(self, missing: Violation) -> str:
        """Return what is missing.

        Where a rule has several sentences, the name of a fact selects one.

        If it has none, the refusal itself is enough.
        """
        words, say = self._words, self._words.rulebook.say
        known = words.rulebook.wording
        means = "sources" in missing.facts
        base = "missing-means" if means else f"missing-{missing.rule}"
        facts: Typed = {"space": MISSING} | words.types.typed(missing.facts)
        if "place" in facts:
            facts["way"] = say("way-there", **facts)
        message = known.specific(base, missing.facts)
        if message not in known:
            return words.broken(missing)
        text = say(message, **facts)
        if "ways" not in facts:
            return text
        return f"{text} {say('ways-tokens' if means else 'ways-steps', **facts)}"


def _with_tile(position: Position, first: Action) -> Position:
    """Return the position with the ship tile that the first action takes, if it takes one."""
    if first.verb != Verb.CHOOSE or position.to_move is None:
        return position
    players = list(position.players)
    players[position.to_move] = replace(players[position.to_move], tile=first.target)
    return replace(position, players=tuple(players))


def _cheaper(
    rules: "Delphi", position: Position, action: Action, tokens: int
) -> tuple[Action, int] | None:
    """Return the cheapest legal action with the same effect as one for ``tokens``, and its price.

    None if nothing is cheaper. Moves have the same effect with any color; other actions only with
    the same color.
    """
    if not tokens or action.source < 0:
        return None
    prices = {
        option: rules.tokens(position, option)
        for option in rules.legal_actions(position)
        if option.source >= 0
        and (option.verb, option.target) == (action.verb, action.target)
        and (option.verb == Verb.MOVE or option.color == action.color)
    }
    best = min(prices, key=lambda price: prices[price])
    return (best, prices[best]) if prices[best] < tokens else None
