"""The command line run in this process."""

import pytest

from tests.cli.running import Run


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("ORACLE_NB_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    return Run(capsys, monkeypatch)
