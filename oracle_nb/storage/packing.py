"""Compression of JSON values: repetitions of a typical value cost next to nothing.

A value is encoded as a sequence of symbols: numbers, texts, the length of a list, the fields of a
table. A symbol needs fewer bits the more often it was in the same place before, in this value or in
a *typical* one that both sides know. Asymmetric numeral systems turn all symbols into one large
number, which includes a checksum.
"""

import json
import zlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from oracle_nb.core.errors import OracleError
from oracle_nb.core.work import checkpoint

MOST: Final = 60_000
"""Maximum number of symbols and letters in a value, so that reading ends soon."""
_LEAST: Final = 1 << 32
"""Lower bound of the state, so that reading past the end is noticed soon."""
_DEEPEST: Final = 40
_OFTEN: Final = 64
"""Number of symbols after which it is checked whether the result is still wanted."""
_END: Final = 0
"""The letter that ends a symbol."""

T = TypeVar("T")
_Known = dict[Any, int]
"""The number of times that each symbol occurred in a place."""


class PackingError(OracleError, ValueError):
    """Data that are damaged or were never packed, or a value that is too large."""


class Pattern:
    """The symbols of a typical value by place."""

    def __init__(self, typical: Any = None) -> None:
        teller = _Encoder({})
        if typical is not None:
            teller.walk((), 0, typical, 0)
        self._counts = teller.counts

    def counts(self) -> dict[Any, _Known]:
        """Return the number of times that each symbol occurs in each place, to be updated."""
        return {place: {**known} for place, known in self._counts.items()}


def pack(value: Any, pattern: Pattern) -> bytes:
    """Return a value as bytes. Raises PackingError where it is too large."""
    teller = _Encoder(pattern.counts())
    teller.walk((), 0, value, 0)
    number = _sum(value)
    for step, (low, width, whole) in enumerate(reversed(teller.steps)):
        if not step % _OFTEN:
            checkpoint()
        number = number // width * whole + low + number % width
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def unpack(data: bytes, pattern: Pattern, most: int = MOST) -> Any:
    """Return the value that was packed with the same pattern.

    Raises PackingError, also for a value of more than ``most`` symbols and letters.
    """
    reader = _Decoder(pattern.counts(), int.from_bytes(data, "big"), most)
    value = reader.walk((), 0, None, 0)
    if reader.number != _sum(value):
        raise PackingError("damaged")
    return value


def _sum(value: Any) -> int:
    return _LEAST | zlib.crc32(_written(value).encode())


def _written(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


class _Coder:
    """The traversal of a value, the same for encoding and decoding.

    The encoder is given the value; the decoder is given None everywhere.
    """

    def __init__(self, counts: dict[Any, _Known], most: int = MOST) -> None:
        self.counts = counts
        self._most = most
        self._decoded = 0
        self._before = ""

    def walk(self, path: tuple[str, ...], at: int, value: Any, depth: int) -> Any:
        """Traverse the value at a path of fields, in a list the ``at``-th one, and return it."""
        if depth > _DEEPEST:
            raise PackingError("too deep")
        places = ((path, at, self._before), path)
        self._before = sign = self._code(places, self.sign_of(value), self._spelled)
        if sign[0] == "[":
            inner = (*path, "*")
            return [
                self.walk(inner, number, self.part(value, number), depth + 1)
                for number in range(min(_read(sign[1:], int), MOST))
            ]
        if sign[0] == "{":
            return {
                str(name): self.walk((*path, str(name)), 0, self.part(value, name), depth + 1)
                for name in _read(sign[1:], list)
            }
        return _read(sign, object)

    def _code(self, places: tuple[Any, ...], sign: Any, unknown: Callable[[Any], Any]) -> Any:
        """Code a symbol by the most specific place that knows it."""
        if not self._decoded % _OFTEN:
            checkpoint()
        self._decoded += 1
        if self._decoded > self._most:
            raise PackingError("too large")
        asked = []
        result = None
        for place in places:
            known = self.counts.setdefault(place, {})
            asked.append(known)
            result = self.known(known, sign) if known else None
            if result is not None:
                break
        if result is None:
            result = unknown(sign)
        for known in asked:
            known[result] = known.get(result, 0) + 1
        return result

    def _spelled(self, sign: str | None) -> str:
        """Code a symbol letter by letter, because it is new in its place."""
        text = None if sign is None else sign.encode() + bytes([_END])
        letters = bytearray()
        last = -1
        while last != _END:
            wanted = None if text is None else text[len(letters)]
            last = self._code((("letter", last), "letter"), wanted, self.letter)
            letters.append(last)
        try:
            return letters[:-1].decode() or "null"
        except UnicodeDecodeError:
            raise PackingError("damaged") from None

    def sign_of(self, value: Any) -> str | None:
        """Return the symbol of a value that precedes its parts; None when decoding."""
        raise NotImplementedError

    def part(self, value: Any, name: int | str) -> Any:
        """Return a part of a list or a table."""
        raise NotImplementedError

    def known(self, known: _Known, sign: Any) -> Any:
        """Code a symbol that a place knows, or None for one that it doesn't."""
        raise NotImplementedError

    def letter(self, sign: Any) -> int:
        """Code one of 256 letters."""
        raise NotImplementedError


class _Encoder(_Coder):
    """The encoder: each step chose a range (low, width) of a whole."""

    def __init__(self, counts: dict[Any, _Known]) -> None:
        super().__init__(counts)
        self.steps: list[tuple[int, int, int]] = []

    def sign_of(self, value: Any) -> str | None:
        if isinstance(value, list):
            return f"[{len(value)}"
        return "{" + _written(list(value)) if isinstance(value, dict) else _written(value)

    def part(self, value: Any, name: int | str) -> Any:
        return value[name]

    def known(self, known: _Known, sign: Any) -> Any:
        whole, low = 2 * sum(known.values()), len(known)
        if sign not in known:
            self.steps.append((0, low, whole))
            return None
        for known_sign, count in known.items():
            if known_sign == sign:
                break
            low += 2 * count - 1
        self.steps.append((low, 2 * known[sign] - 1, whole))
        return sign

    def letter(self, sign: Any) -> int:
        self.steps.append((sign, 1, 256))
        return int(sign)


class _Decoder(_Coder):
    """The decoder of a number."""

    def __init__(self, counts: dict[Any, _Known], number: int, most: int) -> None:
        super().__init__(counts, most)
        self.number = number

    def sign_of(self, value: Any) -> str | None:
        return None

    def part(self, value: Any, name: int | str) -> Any:
        return None

    def known(self, known: _Known, sign: Any) -> Any:
        if self.number < _LEAST:
            raise PackingError("damaged")
        high = len(known)
        number, rest = divmod(self.number, 2 * sum(known.values()))
        if rest < high:
            self.number = number * high + rest
            return None
        for known_sign, count in known.items():
            low, high = high, high + 2 * count - 1
            if rest < high:
                self.number = number * (high - low) + rest - low
                return known_sign
        raise AssertionError("the ranges make up the whole")

    def letter(self, sign: Any) -> int:
        if self.number < _LEAST:
            raise PackingError("damaged")
        self.number, letter = divmod(self.number, 256)
        return letter


def _read(text: str, kind: type[T]) -> T:
    """Return the value of a symbol. Raises PackingError for an invalid one."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise PackingError("damaged") from None
    if not isinstance(value, kind):
        raise PackingError("damaged")
    return value
