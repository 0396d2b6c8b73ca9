"""Plain texts, rulebooks and pictures: what a game shows that has none of its own.

They are made of the notation of actions, the sentences of the rules, and the fields of positions.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, Final, Generic

import msgspec

from oracle_nb.core.events import Event
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import Explanation, Reason, Repair, UndoOutlook, Violation
from oracle_nb.games.rules import Rules
from oracle_nb.games.views import common_view
from oracle_nb.render.scene import Group, Polygon, Scene, Text
from oracle_nb.text.fluent_files import load_wording
from oracle_nb.text.rulebook import Rulebook

if TYPE_CHECKING:
    from oracle_nb.text.wording import Wording

UNSHOWN: Final = ("seat", "draws")
"""Fields of positions that the app shows otherwise, or nobody needs to see."""
_LINE: Final = 40.0
"""Height of a line of a plain picture, in scene units."""
_LETTER: Final = 12.0
"""Width for each letter of a plain picture, in scene units."""
_LEAST: Final = 16
"""Minimum number of letters in the width of a plain picture."""


class PlainTexts(Generic[P, A]):
    """The texts of a game, made of the notation and of the sentences of the rules.

    A rulebook can have messages for what a sentence can't say: ``broken-RULE``, ``missing-RULE``
    and ``event-EVENT``, with the facts, and ``event-EVENT`` also with ``$player``; ``decision``
    with ``$player``; ``repair-CHANGE`` with ``$title``; ``undo-REASON``. Players count from 1.

    Parameters
    ----------
    rules : Rules
        The rules of the game.
    rulebook : Rulebook
        The rulebook in the language of the texts.
    """

    def __init__(self, rules: Rules[P, A], rulebook: Rulebook) -> None:
        self.rules = rules
        self.rulebook = rulebook

    def say(self, message: str, /, **facts: Any) -> str:
        """Return a message of the rulebook; the plain one if the rulebook doesn't have it."""
        known = message in self.rulebook.wording
        return self.rulebook.say(message if known else f"plain-{message}", **facts)

    def action(self, position: P, action: A) -> str:
        """Return the action as the notation writes it, with a capital letter."""
        text: str = self.rules.notation.write(action)
        return text[:1].upper() + text[1:]

    def announcement(self, position: P, action: A) -> str:
        """Return the same: the action isn't secret."""
        return self.action(position, action)

    def explain(self, position: P, action: A) -> Explanation:
        """Return the sentences of the rules that allow or refuse an action."""
        verdict = self.rules.check(position, action)
        title = self.action(position, action)
        if not verdict:
            refusals = tuple(
                Reason(violation.rule, self.broken(violation)) for violation in verdict.broken
            )
            return Explanation(allowed=False, title=title, refusals=refusals)
        why = tuple(Reason(rule, self.rulebook[rule].text) for rule in verdict.rules)
        return Explanation(allowed=True, title=title, why=why)

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether the action can be undone."""
        return self.say(f"undo-{outlook.reason}")

    def event(self, event: Event, reader: int | None = None) -> str:
        """Return the message of an event, or the title of its rule."""
        message = f"event-{event.what}"
        if message in self.rulebook.wording:
            return self.rulebook.say(message, player=event.player + 1, **event.facts)
        title = self.rulebook.title(event.rule)
        if event.player < 0:
            return title
        return self.rulebook.say("plain-event", player=event.player + 1, title=title)

    def broken(self, broken: Violation) -> str:
        """Return the message of a refusal with its facts, or the sentence of the rule."""
        message = f"broken-{broken.rule}"
        if message in self.rulebook.wording:
            return self.rulebook.say(message, **broken.facts)
        return self.rulebook[broken.rule].text

    def repair(self, position: P, repair: Repair[A]) -> str:
        """Return the name of the last action of a suggestion."""
        message, title = f"repair-{repair.change}", self.action(position, repair.actions[-1])
        known = message in self.rulebook.wording
        return self.rulebook.say(message if known else "plain-repair", title=title)

    def missing(self, missing: Violation) -> str:
        """Return the message of what is missing, or why the action is refused."""
        message = f"missing-{missing.rule}"
        if message in self.rulebook.wording:
            return self.rulebook.say(message, **missing.facts)
        return self.broken(missing)

    def decision(self, position: P) -> str:
        """Return who chooses an action."""
        seat = self.rules.to_move(position)
        if seat is None:
            return self.rulebook["play.over"].title
        return self.say("decision", player=seat + 1)


class PlainRulebook(Rulebook):
    """A rulebook with one sentence for each rule, the same in every language."""

    def __init__(
        self, chapter: str, title: str, sentences: Mapping[str, str], language: str = "en"
    ) -> None:
        super().__init__(language=language)
        self._texts = "\n".join(_messages(chapter, title, sentences))
        self.add_rules(chapter, title, sentences)

    @cached_property
    def wording(self) -> "Wording":
        """All messages: the sentences, and those of every game."""
        more = ((self.__class__.__name__, self._texts),)
        return load_wording(self.language, *self.folders, rules=self.ids, more=more)


def _messages(chapter: str, title: str, sentences: Mapping[str, str]) -> Iterator[str]:
    """Yield a Fluent message for each rule, and one for the chapter."""
    for kind in ("chapter", "document", "cite"):
        yield f"{kind}-{chapter} = {_literal(title)}"
    for rule, sentence in sentences.items():
        name = rule.rpartition(".")[2].replace("-", " ")
        yield f"{rule.replace('.', '-')} = {_literal(name.capitalize())}"
        yield f"    .text = {_literal(sentence)}"
        yield f"    .example = {_literal('')}"


def _literal(text: str) -> str:
    """Return a text in one line of Fluent, in which no character means anything."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def plain_rulebook(
    chapter: str, title: str, sentences: Mapping[str, str], language: str = "en"
) -> PlainRulebook:
    """Return the rulebook with these sentences, which is made once. Raises UnknownLanguage."""
    return _rulebook(chapter, title, tuple(sentences.items()), language)


@lru_cache
def _rulebook(
    chapter: str, title: str, sentences: tuple[tuple[str, str], ...], language: str
) -> PlainRulebook:
    return PlainRulebook(chapter, title, dict(sentences), language)


def plain_scene(rules: Rules[P, A], position: P, seat: int | None, title: str) -> Scene:
    """Return a list of the fields of a position, without what the seat may not know.

    Each line is a space, so that a terminal and screen readers list them as well.
    """
    known = common_view(rules, position, range(rules.players) if seat is None else (seat,))
    values = msgspec.structs.asdict(known) if isinstance(known, msgspec.Struct) else {"": known}
    lines = [
        f"{name.replace('_', ' ')}: {_written(value)}".removeprefix(": ")
        for name, value in values.items()
        if name not in UNSHOWN
    ]
    width = _LETTER * max(_LEAST, *map(len, lines))
    return Scene(
        width,
        _LINE * max(1, len(lines)),
        tuple(_line(number, line, width) for number, line in enumerate(lines)),
        title=title,
    )


def _line(number: int, text: str, width: float) -> Group:
    """Return a line of a plain picture."""
    top, middle = _LINE * number, _LINE * (number + 0.5)
    corners = ((0.0, top), (width, top), (width, top + _LINE), (0.0, top + _LINE))
    shapes = (Polygon(corners, "land"), Text(width / 2, middle, text, 20, bold=True))
    return Group(shapes, f"line-{number}", text, number, text, width / 2, middle)


def _written(value: Any) -> str:
    """Return a value of a position in a few words."""
    if isinstance(value, str) or not isinstance(value, list | tuple | set | frozenset):
        return "-" if value is None else str(value)
    return " ".join(map(_written, value)) or "-"
