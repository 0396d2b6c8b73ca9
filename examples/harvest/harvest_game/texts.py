"""Harvest in words: actions, explanations, events and refusals, in English and Polish."""

from functools import cache
from typing import Any, Final

from harvest_game.rules import PLACES, Action, Harvest, Position
from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Explanation, Reason, Repair, UndoOutlook, Violation
from oracle_nb.text.rulebook import Rulebook

COLORS: Final = ("red", "blue", "green", "yellow", "pink", "black", "white", "sky")
"""The players' colors, by seat: names of the palette."""


@cache
def rulebook(language: str = "en") -> Rulebook:
    """Return the rules and all messages in a language. Raises UnknownLanguage."""
    return Rulebook("harvest_game.rulebook", language=language)


def facts_of(language: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Return facts as messages take them: places and players are names, not numbers."""
    said = dict(facts)
    if "place" in said:
        said["place"] = PLACES[said["place"]]
    if "player" in said:
        said["player"] = rulebook(language).say("color", color=COLORS[said["player"]])
    return said


class HarvestTexts:
    """Harvest in the words of one language."""

    def __init__(self, rules: Harvest, language: str = "en") -> None:
        self.rules = rules
        self.language = language
        self.rulebook = rulebook(language)

    def say(self, message: str, /, **facts: Any) -> str:
        """Return a message filled with facts."""
        return self.rulebook.say(message, **facts_of(self.language, facts))

    def action(self, position: Position, action: Action) -> str:
        """Return the name of an action, for the player who gives the order."""
        return self.say("action", cart=action.cart, place=action.place)

    def announcement(self, position: Position, action: Action) -> str:
        """Return what everybody else learns: that an order was given, and nothing more."""
        return self.say("secret-action")

    def explain(self, position: Position, action: Action) -> Explanation:
        """Return what an order would do, or why it is refused."""
        verdict = self.rules.check(position, action)
        title = self.action(position, action)
        if not verdict:
            refusals = tuple(
                Reason(violation.rule, self.broken(violation)) for violation in verdict.broken
            )
            return Explanation(allowed=False, title=title, refusals=refusals)
        effect = self.say("effect", sacks=position.sacks[action.place])
        why = tuple(Reason(rule, self.rulebook[rule].text) for rule in verdict.rules)
        return Explanation(allowed=True, title=title, effects=(effect,), why=why)

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an order can be taken back, and why."""
        return self.say(f"undo-{outlook.reason}")

    def event(self, event: Event, reader: int | None = None) -> str:
        """Return what happened, in one sentence."""
        return self.say(f"event-{event.what}", **{"player": event.player, **event.facts})

    def broken(self, broken: Violation) -> str:
        """Return why an order is refused, in one sentence."""
        if not broken.rule.startswith("harvest."):
            return self.rulebook[broken.rule].text
        return self.say(f"broken-{broken.rule}", **broken.facts)

    def repair(self, position: Position, repair: Repair[Action]) -> str:
        """Return what would work instead, in one sentence."""
        (action,) = repair.actions
        return self.say(f"repair-{repair.change}", cart=action.cart, place=action.place)

    def missing(self, missing: Violation) -> str:
        """Return what to change about a refused order."""
        if not missing.rule.startswith("harvest."):
            return self.broken(missing)
        return self.say(f"missing-{missing.rule}", **missing.facts)

    def decision(self, position: Position) -> str:
        """Return what must be decided now, and by whom: everybody at the table reads it."""
        seat = self.rules.to_move(position)
        if seat is None:
            return self.rulebook["play.over"].title
        return self.say("decision", player=seat)
