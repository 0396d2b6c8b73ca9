"""The modules that a compiled wheel contains as machine code, and whether they are in use."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: bool) -> Any:
        """Return a decorator that mypyc reads, and that does nothing when the program runs."""
        return lambda value: value


__all__ = ["COMPILED", "is_compiled", "mypyc_attr"]

COMPILED: Final = (
    "oracle_nb.games.kit.latest_state",
    "oracle_nb.games.kit.transaction",
    "oracle_nb.delphi.rules.turn_state",
    "oracle_nb.delphi.rules.transaction",
    "oracle_nb.delphi.rules.families.moving",
    "oracle_nb.delphi.rules.families.cargo",
    "oracle_nb.delphi.rules.families.exploring",
    "oracle_nb.delphi.rules.families.gods",
    "oracle_nb.delphi.rules.families.equipment",
    "oracle_nb.delphi.rules.families.oracle",
    "oracle_nb.delphi.rules.families.turn",
    "oracle_nb.delphi.rules.action_generator",
    "oracle_nb.delphi.rules.validator",
    "oracle_nb.delphi.rules.engine",
)
"""The modules in which games of bots spend most of their time, and which mypyc can compile.

Modules with classes of msgspec aren't among them: such classes must be made by the interpreter.
"""


def is_compiled() -> bool:
    """Return whether the rules of this installation are machine code."""
    spec = find_spec(COMPILED[0])
    return bool(spec and spec.origin and spec.origin.endswith(tuple(EXTENSION_SUFFIXES)))
