"""All checks: importing their modules registers them."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
NOT_CHECKS: Final = ("test_", "__")


@cache
def load() -> None:
    """Import every module of the package, once."""
    for path in sorted(HERE.glob("*.py")):
        if not path.stem.startswith(NOT_CHECKS):
            import_module(f"tests.statements.{path.stem}")
