"""docs/measures.md says what the measures say, and what it shows in Python is so."""

import re
from typing import Any

import pytest

from scripts.measures import PAGE, filled

TEXT = PAGE.read_text("utf-8")


def test_the_tables_are_current() -> None:
    """If not: .venv/bin/python scripts/measures.py."""
    assert filled(TEXT) == TEXT


def test_a_page_without_its_marks_is_refused() -> None:
    with pytest.raises(SystemExit, match="<!-- graphs -->"):
        filled(TEXT.replace("<!-- /graphs -->", ""))


def test_its_example_runs_and_gives_the_documented_result() -> None:
    match = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert match
    said: dict[str, Any] = {}
    lines = match[1].strip().splitlines()
    for line in lines:
        code, _, comment = line.partition("  # ")
        if comment[:1].isdigit():
            assert eval(code, said) == float(comment.split(",")[0])
        else:
            exec(code, said)
    assert len(said["study"].water) == 72
