"""Arguments that users give: numbers, names, paths and options.

With ``core.files`` and ``core.pasted`` this is where everything from outside is read. Numbers of
NumPy and pandas are as good as Python's own; a name may differ in case, accents and separators.
Anything else is refused with what would be right.
"""

import math
import operator
import re
import unicodedata
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from oracle_nb.core.errors import invalid
from oracle_nb.core.files import expanded

_MOST_BITS: Final = 256
"""Maximum number of bits of a whole number."""
_MOST_DIGITS: Final = 80
"""Maximum number of characters in the text of a number."""
_THOUSANDS: Final = re.compile(r"[-+]?\d{1,3}(?:[,' _]\d{3})+")
_LETTERS: Final = str.maketrans({"ł": "l", "Ł": "l", "ß": "ss", "ø": "o", "Ø": "o"})
"""Letters that have no decomposition into a plain letter and an accent."""


# --- numbers -------------------------------------------------------------------------------------


def whole(name: str, value: object, least: int | None = None, most: int | None = None) -> int:
    """Return a whole number of any kind, numpy's too.

    Raises ValueError, which names the argument and what would be right, for any other value, and
    for one below ``least`` or above ``most``.

    Examples
    --------
    >>> whole("seed", 3)
    3
    >>> whole("seed", "3")
    Traceback (most recent call last):
    ValueError: seed: a whole number is needed, not '3'; did you mean 3?
    """
    result = _index(value)
    if result is None:
        raise invalid(f"{name}: a whole number is needed, not {_shown(value)}{_meant(value)}")
    return _within(name, result, least, most)


def whole_text(name: str, text: str, least: int | None = None, most: int | None = None) -> int:
    """Return the whole number that a text contains, such as one from a form or an address.

    Spaces around it, digits of any script and a form such as "7.0" are understood. Raises
    ValueError, which names the number and what would be right.

    Examples
    --------
    >>> whole_text("seed", " 7 ")
    7
    >>> whole_text("seed", "1,000")
    Traceback (most recent call last):
    ValueError: seed: a whole number is needed, not '1,000'; did you mean 1000?
    """
    number = None if _THOUSANDS.fullmatch(text.strip()) else _number_in(text)
    if number is None or number.denominator != 1:
        raise invalid(f"{name}: a whole number is needed, not {_shown(text)}{_meant(text)}")
    return _within(name, int(number), least, most)


def seat_number(value: object, players: int) -> int:
    """Return the number of a seat. Raises ValueError if there is no such seat.

    Examples
    --------
    >>> seat_number(3, 3)
    Traceback (most recent call last):
    ValueError: there is no seat 3; seats are 0 to 2
    """
    try:
        return whole("seat", value, 0, players - 1)
    except ValueError:
        raise invalid(f"there is no seat {_shown(value)}; seats are 0 to {players - 1}") from None


def number(name: str, value: object, least: float, most: float) -> float:
    """Return a number of any kind within bounds. Raises ValueError, which names the argument.

    Examples
    --------
    >>> number("looseness", 0.5, 0, 1)
    0.5
    >>> number("looseness", 2, 0, 1)
    Traceback (most recent call last):
    ValueError: looseness: a number from 0 to 1 is needed, not 2; did you mean 1?
    """
    exact = None if isinstance(value, str | bytes) else _exact(value)
    if exact is None or not least <= exact <= most:
        hint = _meant(value) if exact is None else f"; did you mean {min(max(exact, least), most)}?"
        raise invalid(
            f"{name}: a number from {least:g} to {most:g} is needed, not {_shown(value)}{hint}"
        )
    return float(exact)


def number_text(name: str, text: str, least: float, most: float) -> float:
    """Return the number that a text contains. Raises ValueError, which names it.

    Examples
    --------
    >>> number_text("looseness", " .80", 0, 1)
    0.8
    >>> number_text("looseness", "high", 0, 1)
    Traceback (most recent call last):
    ValueError: looseness: a number from 0 to 1 is needed, not 'high'
    """
    exact = _number_in(text)
    if exact is None:
        return number(name, text, least, most)
    return number(name, int(exact) if exact.denominator == 1 else float(exact), least, most)


def plain_number(value: Any) -> Any:
    """Return a whole number of another library as Python's own, any other value as it is.

    Examples
    --------
    >>> plain_number("7")
    '7'
    """
    result = _index(value)
    return value if result is None else result


def is_whole(value: object) -> bool:
    """Return whether a value of a file is a whole number, and neither true nor false."""
    return isinstance(value, int) and not isinstance(value, bool)


def _index(value: object) -> int | None:
    """Return a whole number as Python's own; None for any other value, such as true and false."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None


def _within(name: str, value: int, least: int | None, most: int | None) -> int:
    if abs(value).bit_length() > _MOST_BITS:
        raise invalid(f"{name}: this number is too large; at most {_MOST_BITS} bits can be read")
    if least is not None and value < least:
        raise invalid(f"{name}: at least {least}, not {value}")
    if most is not None and value > most:
        raise invalid(f"{name}: at most {most}, not {value}")
    return value


def _exact(value: object) -> Fraction | None:
    """Return the exact value of a finite number of any kind; None for anything else."""
    if (result := _index(value)) is not None:
        return Fraction(result) if abs(result).bit_length() <= _MOST_BITS else None
    if isinstance(value, bool):
        return None
    try:
        if isinstance(value, Decimal | Fraction):
            return Fraction(value)
        if not hasattr(value, "__float__") or type(value).__name__.startswith("bool"):
            return None
        found_float = float(value)
        return Fraction(found_float) if math.isfinite(found_float) else None
    except (TypeError, ValueError, OverflowError):
        return None


def _number_in(text: str) -> Fraction | None:
    """Return the number in a text, also with digits of other scripts and separated thousands."""
    plain = unicodedata.normalize("NFKC", text).strip().replace("\u2212", "-")
    if len(plain) > _MOST_DIGITS:
        return None
    if _THOUSANDS.fullmatch(plain):
        plain = re.sub(r"[,' _]", "", plain)
    # A comma is the decimal separator of many languages.
    plain = re.sub(r"^([-+]?\d+),(\d+)$", r"\1.\2", plain)
    try:
        value = Decimal(plain)
        if not value.is_finite() or abs(value.adjusted()) > _MOST_DIGITS:
            return None
        return Fraction(value)
    except ArithmeticError:
        return None


def _meant(value: object) -> str:
    """Return the nearest whole number as the end of an error message; "" if there is none."""
    if isinstance(value, bool):
        return ""
    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else value
    result = _number_in(text) if isinstance(text, str) else _exact(value)
    if result is None or abs(round(result)).bit_length() > _MOST_BITS:
        return ""
    return f"; did you mean {round(result)}?"


def _shown(value: object) -> str:
    """Return the text of a value in an error message."""
    try:
        return f"{value!r:.40}"
    except Exception:  # noqa: BLE001 - whatever the class of a user does
        return f"a {type(value).__name__}"


# --- names ---------------------------------------------------------------------------------------


def chosen(name: str, value: object, known: Iterable[str]) -> str:
    """Return which of the known values is meant; only case, accents and separators may differ.

    Raises ValueError, which names the argument and the nearest of the known values.

    Examples
    --------
    >>> chosen("layout", "Free ", ["compact", "free"])
    'free'
    >>> chosen("layout", "fre", ["compact", "free"])
    Traceback (most recent call last):
    ValueError: unknown layout 'fre'; did you mean 'free'?
    """
    values = tuple(known)
    result = meant(value, values)
    if result is None:
        raise invalid(unknown(name, value, values))
    return result


def unknown(name: str, value: object, known: Iterable[str]) -> str:
    """Return the message for a value that is none of the known ones."""
    values = tuple(known)
    listed = f"; choose {' or '.join(values)}" if len(values) < 3 else ""
    if len(values) >= 3:
        more = "" if len(values) <= _FEW else f" or {len(values) - 3} others"
        listed = f"; choose one of {', '.join(values[:3] if more else values)}{more}"
    return f"unknown {name} {_shown(value)}{nearest(value, values, listed)}"


def meant(value: object, known: Iterable[str]) -> str | None:
    """Return which of the known values a text is, up to case, accents and separators; or None."""
    if not isinstance(value, str):
        return None
    values = tuple(known)
    if value in values:
        return str(value)
    key = name_key(value)
    same = [other for other in values if name_key(other) == key]
    return same[0] if len(same) == 1 and key else None


def items(value: object) -> tuple[Any, ...] | None:
    """Return the items of a list of any kind, numpy's and pandas' too; None for a single value.

    Examples
    --------
    >>> items(["Ann", "Bob"]), items("Ann")
    (('Ann', 'Bob'), None)
    """
    if isinstance(value, str | bytes) or not isinstance(value, Iterable):
        return None
    try:
        return tuple(value)
    except TypeError:  # an array without a dimension
        return None


@lru_cache(maxsize=4_096)
def name_key(text: str) -> str:
    """Return a name as it is compared: lower-case letters without accents, and digits.

    Examples
    --------
    >>> name_key("Złota-Flota 2") == name_key("zlota_flota2")
    True
    """
    plain = unicodedata.normalize("NFKD", text[:200].translate(_LETTERS)).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


def close(name: object, names: Iterable[str]) -> tuple[str, ...]:
    """Return at most three names that are similar to a wrong one."""
    from difflib import get_close_matches

    by_key: dict[str, str] = {}
    for other in names:
        by_key.setdefault(name_key(other), other)
    key = name_key(str(name)[:60])
    if key in by_key:
        return (by_key[key],)
    matches = get_close_matches(key, list(by_key), n=3, cutoff=0.6)
    return tuple(by_key[key] for key in matches)


def nearest(name: object, names: Iterable[str], otherwise: str = "") -> str:
    """Return the names similar to a wrong one, as the end of an error message.

    ``otherwise`` is returned if there are none.

    Examples
    --------
    >>> nearest("gredy", ["random", "greedy"])
    "; did you mean 'greedy'?"
    """
    suggestions = [repr(near_name) for near_name in close(name, names)]
    if not suggestions:
        return otherwise
    *others, last = suggestions
    return f"; did you mean {', '.join(others)} or {last}?" if others else f"; did you mean {last}?"


_OF_EVERY_GAME: Final = ("players", "seed", "game", "seats")
"""Parameters of a new game that are no options of its own."""
_FEW: Final = 10
"""Maximum number of known values that an error lists."""


# --- paths and options ---------------------------------------------------------------------------


def path_of(name: str, value: object) -> Path:
    """Return the path of a file or folder, in which "~" is the user's own folder.

    Raises ValueError, which names the argument, for a value that can't be a path.

    Examples
    --------
    >>> path_of("keep", "games/mine").name
    'mine'
    >>> path_of("keep", 7)
    Traceback (most recent call last):
    ValueError: keep: a path is needed, not 7
    """
    try:
        path = expanded(Path(value))  # type: ignore[arg-type]
    except TypeError:
        path = None
    if path is None or "\0" in str(path):
        raise invalid(f"{name}: a path is needed, not {_shown(value)}")
    if path.parts[:1] and path.parts[0].startswith("~"):
        # A folder of this name would be made, in which nobody looks for the file.
        raise invalid(f"{name}: {path.parts[0]!r:.40} is the folder of an unknown user")
    return path


def check_options(title: str, options: Mapping[str, Any], *names: str) -> None:
    """Raise ValueError if there are other options of a new game than those with these names.

    Examples
    --------
    >>> check_options("Mythology", {"map": "mine"}, "pack")
    Traceback (most recent call last):
    ValueError: 'map' isn't an option of Mythology, which has 'pack'
    """
    for name in options:
        if name not in names:
            known = ", ".join(map(repr, names))
            near = nearest(name, (*names, *_OF_EVERY_GAME))
            raise invalid(f"{name!r} isn't an option of {title}, which has {known}{near}")
