"""A small ranked full-text index for rules and other texts."""

import re
from collections.abc import Iterable, Mapping
from itertools import takewhile
from types import MappingProxyType
from unicodedata import combining, normalize


class Index:
    """A full-text index of texts with weights, grouped by key.

    ``texts`` gives for each key its pairs (text, weight of a match in it); ``ignored`` is a text of
    words that a search passes over. A key whose title in ``titles`` has all of several words
    comes first.
    """

    def __init__(
        self,
        texts: Mapping[str, Iterable[tuple[str, int]]],
        ignored: str = "",
        titles: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self._ignored = frozenset(terms(ignored))
        self._titles = {key: terms(title) for key, title in titles.items()}
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
        asked = [word for word in dict.fromkeys(terms(words)) if word not in self._ignored]
        for word in asked:
            hits = {
                key: max((weight * _similarity(word, term) for term, weight in terms), default=0.0)
                for key, terms in self._terms.items()
            }
            common = sum(hit > 0 for hit in hits.values())
            for key, hit in hits.items():
                scores[key] += hit / (1 + common)
        titled = {
            key: all(any(_similarity(word, term) for term in title) for word in asked)
            for key, title in self._titles.items()
            if len(asked) > 1
        }
        best = sorted(scores, key=lambda key: (not titled.get(key), -scores[key]))
        return tuple(key for key in best if scores[key] > 0)


def terms(text: str) -> list[str]:
    """Return the words of a text in lower case, without accents."""
    letters = (letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
    # To Unicode the stroke of ł isn't an accent, but people who type without accents leave it out.
    return re.findall(r"[^\W_]+", "".join(letters).replace("\u0142", "l"))


def _similarity(word: str, term: str) -> float:
    """Return how well a query word matches a word: 1 if equal, less for a common stem, else 0.

    A stem is a beginning of three letters or more, most of the longer word, with endings of three
    at most: "shallow" finds "shallows", and "mielizna" finds "mieliznami". A stem of six letters
    has endings of four: "odrzucić" finds "odrzucanie".
    """
    if word == term:
        return 1.0
    if word[:3] != term[:3]:
        return 0.0
    longer = max(len(word), len(term))
    same = takewhile(lambda pair: pair[0] == pair[1], zip(word, term, strict=False))
    stem = sum(1 for _ in same)
    ending = longer - stem
    alike = ending < 4 if stem > 0.6 * longer else ending < 5 and stem > 5
    return 0.6 if alike else 0.0
