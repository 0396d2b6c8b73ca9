"""Files without an end, such as devices: every command refuses them in one line."""

from pathlib import Path

import pytest

from tests.cli.running import Run

ENDLESS = Path("/dev/zero")
pytestmark = pytest.mark.skipif(not ENDLESS.exists(), reason="no such device here")


@pytest.mark.parametrize(
    "command",
    ["scenario", "lesson check", "lesson open", "lesson results", "layout", "show", "pack check"],
)
def test_a_file_without_an_end_is_refused(command, capsys, monkeypatch):
    code, out, err = Run(capsys, monkeypatch)(*command.split(), ENDLESS)
    assert code in (1, 2)
    assert (out + err).count("\n") == 1
    assert "too large" in (out + err) or "at most" in (out + err) or "not a file" in (out + err)
