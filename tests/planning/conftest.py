"""Fixtures for the tests of the planner."""

import pytest

from oracle_nb.delphi.planning.named_lines import NamedLines


@pytest.fixture
def nothing_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start a test without lines that a coach has named in another one."""
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.NAMED", NamedLines())
