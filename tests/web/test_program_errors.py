"""An error of the program on any page with a board: it is reported, and the page goes on."""

from typing import Any

import pytest

import oracle_nb
from oracle_nb.web.explorer.commands import COMMANDS
from oracle_nb.web.widgets.board_page import BoardPage


def broken(*_args: object) -> None:
    raise RuntimeError("<b>everything is broken")


def explorer() -> tuple[BoardPage, Any, str, str]:
    return oracle_nb.explore(), COMMANDS, "run", "seed"


def position_editor() -> tuple[BoardPage, Any, str, str]:
    page = oracle_nb.editor()
    return page, page.editor, "handle", "turn"


def lesson() -> tuple[BoardPage, Any, str, str]:
    page = oracle_nb.lesson("sailing")
    return page, page.exercise_controller, "set_public", "projector"


def replay() -> tuple[BoardPage, Any, str, str]:
    page = oracle_nb.replay(oracle_nb.new_game(2, seed=1))
    return page, page.controller, "show", "plays"


@pytest.mark.parametrize("make", [explorer, position_editor, lesson, replay])
def test_an_error_is_reported_and_the_page_goes_on(make, monkeypatch, caplog):
    page, part, method, command = make()
    before = page.head.html
    with monkeypatch.context() as patched:
        patched.setattr(part, method, broken)
        page.handle(command)
    assert "&lt;b&gt;everything is broken" in page.head.html
    assert f"doing: {command}" in page.head.html
    assert "everything is broken" in caplog.text
    page.refresh()
    assert page.head.html == before
    page.close()
