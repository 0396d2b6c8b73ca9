"""A rule by what somebody has typed: its title or id, the beginning of a title, or words in it."""

from collections.abc import Callable
from typing import Final

from oracle_nb.core.arguments import close
from oracle_nb.text.rulebook import Rulebook

_MOST: Final = 5
"""Maximum number of titles that are listed."""


def rule_text(book: Rulebook, typed: str, say: Callable[..., str]) -> str:
    """Return the rule that is meant, the titles of those that fit, or what comes near.

    Parameters
    ----------
    book
        The rules.
    typed
        An id, a title, the beginning of one, or some words.
    say
        Returns a message of the terminal.
    """
    titles = {book.say(rule): rule for rule in book.ids}
    wanted = typed.strip("[]").casefold()
    named = [rule for title, rule in titles.items() if title.casefold() == wanted]
    begun = [rule for title, rule in titles.items() if title.casefold().startswith(wanted)]
    for rules in ([typed] if typed in book else [], named, begun):
        if len(rules) == 1:
            return str(book[rules[0]])
    near = close(typed, [*book.ids, *titles])
    if not near and (found := book.search(typed)):
        names = tuple(rule.title for rule in found[:_MOST])
        return say("rules-found", text=typed, names=names)
    return say("no-rule", rule=typed, near=near)
