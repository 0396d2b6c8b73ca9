"""Commands of pages: declared once, and refused in one place."""

from collections.abc import Mapping

import pytest

from oracle_nb.web.widgets.commands import (
    Command,
    asked,
    command,
    read_choice,
    read_number,
    taking,
    within,
)
from oracle_nb.web.widgets.html_view import Message

COUNTER: Mapping[str, Command[list[object]]] = {
    "clear": command(list.clear),
    "add": taking(read_number, list.append, once=True),
    "color": taking(read_choice(("red", "blue")), list.append, allowed=bool),
}


def run(message: Message, at: str | None = None, counter: list[object] | None = None) -> object:
    """The numbers after a message; None where it is refused."""
    numbers: list[object] = [1] if counter is None else counter
    wanted = asked(COUNTER, numbers, message, at)
    return None if wanted is None else (wanted(), numbers)[1]


def test_a_command_gets_its_value():
    assert run(Message("clear")) == []
    assert run(Message("add", "7")) == [1, 7]
    assert run(Message("add", form={"name": "-2"})) == [1, -2]
    assert run(Message("color", "red")) == [1, "red"]


@pytest.mark.parametrize(
    "message",
    [
        Message("format-disk"),
        Message("add", "seven"),
        Message("add"),
        Message("color", "pink"),
        # Too late: the state has changed since the click.
        Message("add", "7", at="3"),
    ],
)
def test_unknown_unreadable_and_late_messages_are_refused(message):
    assert run(message, at="4") is None


def test_a_command_counts_in_its_state_and_where_it_is_allowed():
    assert run(Message("add", "7", at="4"), at="4") == [1, 7]
    assert run(Message("clear", at="3"), at="4") == []
    assert run(Message("color", "red"), counter=[]) is None


def test_a_page_without_a_part_refuses_its_commands():
    page: Mapping[str, Command[dict[str, list[object]]]] = within(
        COUNTER, lambda parts: parts.get("counter")
    )
    assert asked(page, {}, Message("clear")) is None
    numbers: list[object] = [1]
    wanted = asked(page, {"counter": numbers}, Message("add", "2", at="3"), "3")
    assert wanted is not None
    wanted()
    assert numbers == [1, 2]
    assert asked(page, {"counter": numbers}, Message("add", "2", at="2"), "3") is None
