"""Type variables for positions and actions.

They have a default: ``Game`` and ``Rules`` without parameters are those of any game.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    # Python 3.11 has no defaults; type checkers bring this package along.
    from typing_extensions import TypeVar

    P = TypeVar("P", default=Any)
    A = TypeVar("A", default=Any)
    P_contra = TypeVar("P_contra", contravariant=True, default=Any)
    A_contra = TypeVar("A_contra", contravariant=True, default=Any)
    A_co = TypeVar("A_co", covariant=True, default=Any)
else:
    from typing import TypeVar

    P = TypeVar("P")
    A = TypeVar("A")
    P_contra = TypeVar("P_contra", contravariant=True)
    A_contra = TypeVar("A_contra", contravariant=True)
    A_co = TypeVar("A_co", covariant=True)

__all__ = ["A", "A_co", "A_contra", "P", "P_contra"]
