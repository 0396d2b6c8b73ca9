"""Quantiles of Student's distribution, for intervals of means."""

from typing import Final

Z: Final = 1.96
"""The standard deviations on either side of an interval of 95 %."""


def t_quantile(freedom: int, z: float = Z) -> float:
    """Return a quantile of Student's distribution, by the expansion of Cornish and Fisher.

    Parameters
    ----------
    freedom : int
        The degrees of freedom.
    z : float
        The same quantile of the normal distribution; that of 97.5 % if not given.

    Examples
    --------
    >>> round(student(19), 2), round(student(4), 1)
    (2.09, 2.8)
    """
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second
