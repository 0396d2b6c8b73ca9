"""Arguments of public functions: whole numbers that users give."""

import operator


def whole(name: str, value: object) -> int:
    """Return a whole number of any kind, numpy's too.

    Raises ValueError, which names the argument, for any other value.

    Examples
    --------
    >>> whole("seed", 3)
    3
    >>> whole("seed", "3")
    Traceback (most recent call last):
    ValueError: seed: a whole number is needed, not '3'
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise ValueError(f"{name}: a whole number is needed, not {value!r:.40}") from None
