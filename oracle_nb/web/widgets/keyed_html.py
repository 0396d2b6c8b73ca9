"""A page's HTML as keyed parts, and the messages that update it.

A part is an element marked by `oracle_nb.render.html.part`; the HTML around it holds only a
placeholder, ``<x-part k="KEY">``. A browser keeps the parts it was sent by their keys, and is sent
those that are new or differ. The HTML outside of all parts has the key "".

A part marked as `folded` is sent once a browser asks for it, with what is only in it. Elements
marked as `shared`, and small pictures, get a key from their content. They are sent once and may
appear in any number of places.

A part that resembles one that the browser has is sent as a change of it: the key of that one, and
what differs (`oracle_nb.render.text_changes`).
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from html import escape, unescape
from typing import Final, NamedTuple, TypeAlias

from oracle_nb.render.html import END, FOLDED, NAMED, PART, SHARED
from oracle_nb.render.text_changes import change, changed

MOST_PARTS: Final = 2_000
"""Maximum number of parts a browser keeps; beyond, it is sent all those in use again."""
MOST_SHARED: Final = 2_000
"""The same of shared elements."""
_MOST_PICTURE: Final = 6_000
"""Maximum length of a picture that is shared without being marked, in characters."""
_LEAST_CHANGED: Final = 80
"""Minimum length of a part that may be sent as a change, in characters."""
_HEAD: Final = 24
"""Number of characters at the start by which parts are taken to resemble each other."""
_PICTURE: Final = re.compile(r"<svg\b[^>]*>.*?</svg>", re.DOTALL)
_PLACEHOLDER: Final = re.compile(r'<x-part k="([^"]*)"></x-part>')
_OWN: Final = "="
"""Begins the key of a shared element."""


Sent: TypeAlias = list[str | list[int | str]]
"""Keys and elements in turn.

A list is the key of another element, 0 for the one before, and a change of it.
"""


class Split(NamedTuple):
    """Some HTML in pieces: parts and shared elements by their keys, and which parts are folded."""

    parts: dict[str, str]
    shared: dict[str, str]
    folded: frozenset[str]


def split(html: str) -> Split:
    """Return the parts of some HTML and its shared elements.

    A second part with the same key is no part: it stays in the HTML around it.
    """
    parts: dict[str, str] = {}
    common: dict[str, str] = {}
    later: set[str] = set()
    open_: list[tuple[str | None, list[str]]] = []
    key: str | None = ""
    pieces: list[str] = []
    for number, ended in enumerate(html.split(END)):
        if number:
            body = "".join(pieces)
            shown = body
            if key is None:
                own, body = _named(body)
                common[own] = body
                shown = placeholder(own)
            elif key not in parts:
                parts[key] = body
                shown = placeholder(key)
            key, pieces = open_.pop()
            pieces.append(shown)
        before, *begun = ended.split(PART)
        pieces.append(before)
        for text in begun:
            open_.append((key, pieces))
            if text.startswith(SHARED[1]):
                key, rest = None, text[1:]
            else:
                key, _, rest = text.partition(NAMED)
                if key.startswith(FOLDED[1]):
                    key = key[1:]
                    if key not in parts:
                        later.add(key)
            pieces = [rest]
    parts[""] = "".join(pieces)
    return Split(parts, common, frozenset(later))


@lru_cache(maxsize=4096)
def placeholder(key: str) -> str:
    """Return the placeholder of a part in the HTML around it."""
    return f'<x-part k="{escape(key)}"></x-part>'


def expand(parts: Mapping[str, str], key: str = "") -> str:
    """Return the complete HTML of a part, with each placeholder replaced by its part.

    The placeholder of a folded part that was not sent stays.
    """

    def shown(match: re.Match[str]) -> str:
        inner = unescape(match[1])
        return expand(parts, inner) if inner in parts else match[0]

    return _PLACEHOLDER.sub(shown, parts[key])


@lru_cache(maxsize=1024)
def _named(body: str) -> tuple[str, str]:
    """Return the key of a shared element, and the element: one object for all sessions."""
    digest = blake2b(body.encode(), digest_size=6).digest()
    return _OWN + urlsafe_b64encode(digest).decode(), body


@lru_cache(maxsize=4096)
def _references(body: str) -> tuple[str, ...]:
    """Return the keys of the placeholders in some HTML."""
    return tuple(map(unescape, _PLACEHOLDER.findall(body)))


class KeyedHtml:
    """The parts of a view as the browser has them.

    Its HTML is replaced by `update`, which returns the messages for the browser.
    """

    def __init__(self) -> None:
        self.number = 0
        """The number of updates so far."""
        self._parts: dict[str, str] = {"": ""}
        self._sent: dict[str, str] = {"": ""}
        """The parts as the browser has them; it has none that is only in folded ones."""
        self._texts: dict[str, str] = {}
        """The texts of parts and shared elements that every browser has for certain."""
        self._similar: dict[str, str] = {}
        """The key of the last part or element sent, by how its text begins."""
        self._shared: dict[str, str] = {}
        self._common: dict[str, str] = {}
        self._folded: frozenset[str] = frozenset()
        self._unfolded: set[str] = set()

    def whole(self) -> list[str]:
        """Return the full content for a new browser: keys and elements in turn."""
        shown = {key: self._without_pictures(self._parts[key], {}) for key in self._in_sight()}
        self._texts = {**self._shared, **shown}
        self._similar = {text[:_HEAD]: key for key, text in self._texts.items()}
        return [text for pair in self._texts.items() for text in pair]

    def unfold(self, key: str) -> Sent:
        """Return the messages for a folded part; from now on `update` returns its changes too."""
        if key not in self._folded or key in self._unfolded:
            return []
        self._unfolded.add(key)
        changes = self._changes()
        self.number += bool(changes)
        return self._shortened(changes)

    def update(self, html: str) -> tuple[bool, Sent]:
        """Replace the HTML; return whether the browser must forget all it has, and the changes.

        Changes are keys and elements in turn, none where everything stays as it is. Instead of an
        element there may be the key of another, 0 for the one before, and what makes the element
        of it.
        """
        self._parts, self._common, self._folded = split(html)
        afresh = len(self._sent) > MOST_PARTS or len(self._shared) > MOST_SHARED
        if afresh:
            self._sent, self._shared, self._texts, self._similar = {}, {}, {}, {}
        changes = self._changes()
        self.number += bool(changes)
        return afresh, self._shortened(changes)

    def _shortened(self, changes: Mapping[str, str]) -> Sent:
        """Return parts and their keys in turn, parts as changes of others where that is shorter."""
        sent: Sent = []
        last: str | None = None
        for key, text in changes.items():
            like = key if key in self._texts else self._similar.get(text[:_HEAD])
            shown: str | list[int | str] = text
            if like is not None and len(text) >= _LEAST_CHANGED:
                made = [0 if like == last else like, *change(self._texts[like], text)]
                if sum(map(len, map(str, made))) + 3 * len(made) < len(text):
                    shown = made
            self._texts[key], self._similar[text[:_HEAD]] = text, key
            sent += [key, shown]
            last = key
        return sent

    def _in_sight(self) -> list[str]:
        """Return the keys of all parts but those that are only in folded ones, in their order."""
        reached, waiting = {""}, [""]
        while waiting:
            for key in _references(self._parts[waiting.pop()]):
                hidden = key in self._folded and key not in self._unfolded
                if key in self._parts and key not in reached and not hidden:
                    reached.add(key)
                    waiting.append(key)
        return [key for key in self._parts if key in reached]

    def _changes(self) -> dict[str, str]:
        """Return what the browser doesn't have yet, and note that it is sent."""
        changes: dict[str, str] = {}
        for key in self._in_sight():
            body = self._parts[key]
            if self._sent.get(key) != body:
                self._sent[key] = body
                self._share_common(body, changes)
                changes[key] = self._without_pictures(body, changes)
        return changes

    def _share_common(self, body: str, changes: dict[str, str]) -> None:
        """Send the shared elements to which some HTML refers, unless they were sent."""
        for key in _references(body):
            if key in self._common and key not in self._shared:
                self._share_common(self._common[key], changes)
                self._share(key, self._without_pictures(self._common[key], changes), changes)

    def _share(self, key: str, body: str, changes: dict[str, str]) -> None:
        if key not in self._shared:
            self._shared[key] = changes[key] = body

    def _without_pictures(self, body: str, changes: dict[str, str]) -> str:
        """Replace small pictures that nothing refers to by placeholders."""

        def replaced(picture: re.Match[str]) -> str:
            text = picture[0]
            alone = len(text) <= _MOST_PICTURE and ' id="' not in text and "<x-part" not in text
            if not alone or len(text) == len(body):
                return text
            key, text = _named(text)
            self._share(key, text, changes)
            return placeholder(key)

        return _PICTURE.sub(replaced, body) if "<svg" in body else body


def store(texts: dict[str, str], sent: Sequence[str | list[int | str]]) -> None:
    """Take in what was sent, as a browser does."""
    last = ""
    for key, text in zip(sent[::2], sent[1::2], strict=True):
        assert isinstance(key, str)
        if isinstance(text, str):
            texts[key] = text
        else:
            like, *made = text
            texts[key] = changed(texts[last if like == 0 else str(like)], made)
        last = key
