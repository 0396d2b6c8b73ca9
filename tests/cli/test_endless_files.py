"""Files that can't be read, such as devices without an end: one line says so."""

import re
from pathlib import Path

import pytest

from tests.cli.running import Run

ENDLESS = Path("/dev/zero")


@pytest.mark.skipif(not ENDLESS.exists(), reason="no such device here")
@pytest.mark.parametrize(
    "command",
    ["scenario", "lesson check", "lesson open", "lesson results", "layout", "show", "pack check"],
)
def test_a_file_without_an_end_is_refused(command, capsys, monkeypatch):
    code, out, err = Run(capsys, monkeypatch)(*command.split(), ENDLESS)
    assert code in (1, 2)
    assert (out + err).count("\n") == 1
    assert "Errno" not in out + err
    assert re.search("too large|at most|not a file", out + err)


@pytest.mark.parametrize(
    "command", ["scenario", "lesson check", "lesson results", "layout", "show", "pack check"]
)
def test_the_folder_of_an_unknown_user_is_reported(command, capsys, monkeypatch):
    code, out, err = Run(capsys, monkeypatch)(*command.split(), "~no-such-user/file.toml")
    assert code in (1, 2)
    assert re.fullmatch(r".*~no-such-user/.*no such file.*\n", out + err, re.IGNORECASE)
