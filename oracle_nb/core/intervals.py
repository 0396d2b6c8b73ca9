"""Quantiles of Student's distribution, for intervals of means."""

from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Final

Z: Final = 1.96
"""The standard deviations on either side of an interval of 95 %."""


def t_quantile(freedom: int, z: float = Z) -> float:
    """Return a quantile of Student's distribution.

    Below three degrees of freedom it is exact, else by the expansion of Cornish and Fisher.

    Parameters
    ----------
    freedom : int
        The degrees of freedom.
    z : float
        The same quantile of the normal distribution; that of 97.5 % if not given.

    Examples
    --------
    >>> round(t_quantile(19), 2), round(t_quantile(2), 1), round(t_quantile(1), 1)
    (2.09, 4.3, 12.7)
    """
    if freedom < 3:
        share = 2 * NormalDist().cdf(z) - 1
        return tan(pi / 2 * share) if freedom == 1 else share * sqrt(2 / (1 - share**2))
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + first + second
