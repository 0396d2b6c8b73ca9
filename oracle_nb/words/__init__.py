"""What every game here says alike: the rules ``play.*``, lists, how messages are filled.

The folder is a rulebook folder like any game's: ``rules.toml`` and a folder of Fluent files for
each language. ``Rulebook`` reads it beside the game's own. ``wording`` fills messages with facts;
it is imported late, because Fluent takes longer to load than all the rules of a game.
"""

from collections.abc import Iterable


class WordingError(ValueError):
    """A message can't be said: it is unreadable or unknown, or a fact is missing or unfit."""


class UnknownMessage(WordingError):
    """There is no such message in this language."""


def nearest(name: str, names: Iterable[str]) -> str:
    """Say which names look most like a wrong one, as the end of an error message."""
    import re
    from difflib import get_close_matches

    known = list(names)
    close = get_close_matches(name.lower(), known, n=3, cutoff=0.7)
    if not close:
        # The same words, or nearly, in another place: "recolouring" for "oracle.recolor".
        parts = {one: re.findall(r"[a-z0-9]+", one.lower()) for one in known}
        every = sorted({part for found in parts.values() for part in found})
        meant = {
            part
            for word in re.findall(r"[a-z0-9]{3,}", name.lower())
            for part in get_close_matches(word, every, n=3, cutoff=0.75)
        }
        shared = {one: len(meant.intersection(found)) for one, found in parts.items()}
        close = sorted((one for one in known if shared[one]), key=lambda one: -shared[one])[:3]
    return f"; nearest: {', '.join(close)}" if close else ""
