"""Sentences about repairs and about what is missing."""

from typing import Protocol

from oracle_nb.core.chance import UndecidedChance
from oracle_nb.core.verdicts import Repair, Violation
from oracle_nb.mythology.model.actions import Action
from oracle_nb.mythology.model.position import Position
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.text.facts import FactTypes, Typed
from oracle_nb.text.rulebook import Rulebook


class ActionTexts(Protocol):
    """The texts of actions in sentences about repairs."""

    rules: Mythology
    rulebook: Rulebook
    types: FactTypes

    def action(self, position: Position, action: Action) -> str:
        """Return an action's short name."""

    def action_facts(self, position: Position, action: Action) -> Typed:
        """Return the facts of an action's messages."""

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence."""


class Remedies:
    """The messages ``repair-<change>`` and ``missing-<rule>`` of one language."""

    __slots__ = ("_words",)

    def __init__(self, words: ActionTexts) -> None:
        self._words = words

    def repair(self, position: Position, repair: Repair[Action]) -> str:
        """Return a repair of one or two actions with its price."""
        words, say = self._words, self._words.rulebook.say
        first, last = repair.actions[0], repair.actions[-1]
        facts = words.action_facts(position, last)
        if first is not last:
            between = words.rules.apply(position, first, UndecidedChance()).position
            facts = words.action_facts(between, last) | {"deed": words.action(between, last)}
            before = words.action_facts(position, first)
            facts |= {key: before[key] for key in ("area",) if key in before}
        text = say(f"repair-{repair.change}", **facts)
        return say("repair-price", text=text, tokens=repair.tokens)

    def missing(self, missing: Violation) -> str:
        """Return what is missing; the refusal itself where a rule has no message for it."""
        words = self._words
        wording = words.rulebook.wording
        message = wording.specific(f"missing-{missing.rule}", missing.facts)
        if message not in wording:
            return words.broken(missing)
        return words.rulebook.say(message, **words.types.typed(missing.facts))
