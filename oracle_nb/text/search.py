"""A small ranked full-text index for rules and other texts."""

import re
from collections.abc import Iterable, Mapping
from itertools import takewhile
from unicodedata import combining, normalize


class Index:
    """A full-text index of texts with weights, grouped by key.

    ``texts`` gives for each key its pairs (text, weight of a match in it); ``ignored`` is a text of
    words that a search passes over.
    """

    def __init__(self, texts: Mapping[str, Iterable[tuple[str, int]]], ignored: str = "") -> None:
        self._ignored = frozenset(terms(ignored))
        self._terms: dict[str, tuple[tuple[str, int], ...]] = {}
        for key, fields in texts.items():
            weights: dict[str, int] = {}
            for text, weight in fields:
                for term in terms(text):
                    weights[term] = max(weight, weights.get(term, 0))
            self._terms[key] = tuple(weights.items())

    def search(self, words: str) -> tuple[str, ...]:
        """Return the keys under which any of the words occurs, best match first.

        Rare words count more than common ones, and other forms match ("shallow" finds "shallows").
        Equal matches keep the order of the keys.
        """
        scores = dict.fromkeys(self._terms, 0.0)
        for word in dict.fromkeys(terms(words)):
            if word in self._ignored:
                continue
            hits = {
                key: max((weight * _similarity(word, term) for term, weight in terms), default=0.0)
                for key, terms in self._terms.items()
            }
            common = sum(hit > 0 for hit in hits.values())
            for key, hit in hits.items():
                scores[key] += hit / (1 + common)
        best = sorted(scores, key=lambda key: -scores[key])
        return tuple(key for key in best if scores[key] > 0)


def terms(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents."""
    letters = (letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    # To Unicode the stroke of ł isn't an accent, but people who type without accents leave it out.
    return re.findall(r"[^\W_]+", "".join(letters).replace("\u0142", "l"))


def _similarity(word: str, term: str) -> float:
    """Return how well a query word matches a word: 1 if equal, less for a common stem, else 0.

    A stem is a beginning of three letters or more, most of the longer word, with endings of three
    at most: "shallow" finds "shallows", and "mielizna" finds "mieliznami".
    """
    if word == term:
        return 1.0
    if word[:3] != term[:3]:
        return 0.0
    longer = max(len(word), len(term))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(word, term, strict=False))
    stem = sum(1 for _ in same)
    return 0.6 if stem > 0.6 * longer and longer - stem < 4 else 0.0
