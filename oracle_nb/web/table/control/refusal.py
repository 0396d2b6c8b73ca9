"""Answers to refused actions, with alternatives; sources that can't be used or are left unused."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, NamedTuple

from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import ActionPresentation
from oracle_nb.games.rules import Rules
from oracle_nb.games.texts import GameTexts

AND_THEN: Final = "; "
"""The separator of a way's actions, written as one text."""


class UnusableSource(NamedTuple):
    """An unavailable source: its key, an action with it as text, and the reason."""

    key: str
    text: str
    reason: str


class Alternative(NamedTuple):
    """An alternative: a sentence with its price, and the actions one after another."""

    sentence: str
    actions: tuple[str, ...]

    @property
    def text(self) -> str:
        """Its actions as one text."""
        return AND_THEN.join(self.actions)


class RefusalNotice(NamedTuple):
    """A refused action and its explanation, with alternatives, or the missing means.

    ``title`` says what is refused.
    """

    action: Any
    text: str
    title: str
    explanation: Explanation
    ways: tuple[Alternative, ...]
    missing: tuple[str, ...]


def refusal_of(
    game: Game, presentation: ActionPresentation, action: Any, language: str
) -> RefusalNotice:
    """Return the notice about an action that is not legal now."""
    advice, explanation = game.repairs(action, language), game.explain(action, language)
    rules, position = game.rules, game.position
    title, lines = presentation.refused_title(rules, position, action), advice.lines
    if title:
        # Other means would do what is only an example.
        source = presentation.source(rules, position, action)
        ends = [presentation.source(rules, position, game.action(line[1][-1])) for line in lines]
        lines = tuple(line for line, end in zip(lines, ends, strict=True) if end == source)
    return RefusalNotice(
        action,
        game.write(action),
        title or explanation.title,
        explanation,
        tuple(Alternative(sentence, actions) for sentence, actions in lines),
        advice.missing,
    )


def refused_among(game: Game, actions: Iterable[Any]) -> list[Any]:
    """Return the refused actions among some, first those with the fewest reasons."""
    broken = {action: len(game.check(action).broken) for action in actions}
    return sorted((action for action in broken if broken[action]), key=broken.__getitem__)


def first_reason(words: GameTexts, game: Game, action: Any) -> str:
    """Return the first reason why an action is not legal, in a sentence; "" for one that is."""
    broken = game.check(action).broken
    return words.broken(broken[0]) if broken else ""


def idle_of(
    game: Game, presentation: ActionPresentation, words: GameTexts, usable: Collection[str]
) -> list[UnusableSource]:
    """Return the unavailable sources of the deciding player, with the first reason of each.

    ``usable`` are the keys of the sources of all legal actions.
    """
    tries = presentation.source_examples(game.rules, game.position)
    left = [(key, action) for key, action in tries if not key or key not in usable]
    reasons = [(*example, first_reason(words, game, example[1])) for example in left]
    return [
        UnusableSource(key, game.write(action), reason) for key, action, reason in reasons if reason
    ]


def left_by(
    presentation: ActionPresentation,
    rules: Rules[P, A],
    position: P,
    options: Sequence[A],
    action: A,
) -> list[str]:
    """Return the keys of sources that are lost by an action that ends the turn; of others none.

    ``options`` are the legal actions of the position.
    """
    if not presentation.ends_turn(rules, position, action):
        return []
    own = presentation.source(rules, position, action)
    keys = dict.fromkeys(presentation.source(rules, position, other) for other in options)
    return [key for key in keys if key != own and presentation.expires(rules, position, key)]
