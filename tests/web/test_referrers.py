"""The chain that leads to an object names what holds it."""

import subprocess
import sys
from pathlib import Path

from tests.web.referrers import chains

registry: dict[str, list[object]] = {}


class Kept:
    pass


class Holder:
    def __init__(self, held):
        self.held = held


def check_chains() -> None:
    """Hold that chains begin with a variable of a module."""
    kept = Kept()

    def callback():
        return kept

    holder = Holder(Kept())
    registry.update(pages=[holder], callbacks=[callback])
    first, second = chains([holder.held, kept])
    assert first == f"{__name__}['registry'] > dict['pages'] > list > Holder.held > Kept"
    assert second.startswith(f"{__name__}['registry'] > dict['callbacks'] > list > ")
    assert second.endswith("callback > tuple > cell > Kept")


def test_chains_begin_with_a_variable_of_a_module():
    # In a process of its own, which has fewer objects to search.
    code = f"from {__name__} import check_chains; check_chains()"
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
