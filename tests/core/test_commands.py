"""Commands: declared once with the types of their arguments, and refused in one place."""

import pytest

from oracle_nb.core.commands import (
    CommandInput,
    Commands,
    UnavailableCommand,
    UnknownCommand,
    choice,
    field,
    form,
    place,
    text,
    whole,
)

Words = tuple[str, ...]
COMMANDS = Commands[Words, Words]()
COMMANDS.declare("clear")(lambda words: ())
COMMANDS.declare("add", text)(lambda words, word: (*words, word))
COMMANDS.declare("drop", whole, once=True)(lambda words, index: words[:index] + words[index + 1 :])
COMMANDS.declare("put", place, field("word"))(
    lambda words, at, word: (*words[: int(at)], word, *words[int(at) :])
)
COMMANDS.declare("fill", form)(lambda words, fields: (*words, *fields.values()))
COMMANDS.declare("color", choice("red", "blue"), allowed=bool)(lambda words, color: (color,))


@pytest.mark.parametrize(
    ("command", "given", "words"),
    [
        ("clear", CommandInput("ignored"), ()),
        ("add", CommandInput("c"), ("a", "b", "c")),
        ("add", CommandInput(form={"name": "c"}), ("a", "b", "c")),
        ("drop", CommandInput("0"), ("b",)),
        ("put 1", CommandInput(form={"word": "x"}), ("a", "x", "b")),
        ("put 0", CommandInput(), ("", "a", "b")),
        ("fill", CommandInput(form={"first": "x", "next": "y"}), ("a", "b", "x", "y")),
        ("color", CommandInput("red"), ("red",)),
    ],
)
def test_a_command_gets_what_it_declares(command, given, words):
    before = ("a", "b")
    assert command in COMMANDS
    assert COMMANDS.run(before, command, given) == words
    run = COMMANDS.find(before, command, given)
    assert run is not None
    assert run() == words
    assert before == ("a", "b")


@pytest.mark.parametrize("name", ["", "remove", "add-all", " add"])
def test_an_unknown_command_is_refused(name):
    assert name not in COMMANDS
    assert COMMANDS.find((), name) is None
    with pytest.raises(UnknownCommand):
        COMMANDS.run((), name)


@pytest.mark.parametrize(
    ("command", "value", "right"),
    [
        *(("drop", value, "number") for value in ("", "x", "1.5", "9" * 500)),
        ("color", "pink", "red, blue"),
    ],
)
def test_a_wrong_argument_is_refused_with_what_would_be_right(command, value, right):
    given = CommandInput(value)
    assert COMMANDS.find(("a",), command, given) is None
    with pytest.raises(ValueError, match=right):
        COMMANDS.run(("a",), command, given)


@pytest.mark.parametrize(
    ("command", "given", "words"),
    [
        ("drop", CommandInput("0", at="3"), ("a",)),
        ("color", CommandInput("red"), ()),
    ],
)
def test_a_late_command_and_one_that_is_not_allowed_are_refused(command, given, words):
    assert COMMANDS.find(words, command, given, at="4") is None
    with pytest.raises(UnavailableCommand):
        COMMANDS.run(words, command, given, at="4")


def test_a_command_counts_in_its_state():
    assert COMMANDS.run(("a",), "drop", CommandInput("0", at="4"), at="4") == ()
    assert COMMANDS.run(("a",), "drop", CommandInput("0"), at="4") == ()
    # Others count in any state.
    assert COMMANDS.run(("a",), "add", CommandInput("b", at="3"), at="4") == ("a", "b")


def test_the_commands_of_a_part_are_those_of_the_whole():
    whole_page = Commands[dict[str, Words], Words | None]()
    whole_page.include(COMMANDS, lambda parts: parts.get("words"))
    assert whole_page.run({"words": ("a",)}, "add", CommandInput("b")) == ("a", "b")
    late = CommandInput("0", at="2")
    assert whole_page.find({"words": ("a",)}, "drop", late, at="3") is None
    assert whole_page.find({}, "clear") is None


def test_the_whole_decides_how_a_command_of_a_part_is_carried_out():
    counted: list[Words] = []
    stored = Commands[Words, None]()
    stored.include(COMMANDS, lambda words: words, lambda words, run: counted.append(run()))
    assert stored.find(("a",), "drop", CommandInput("x")) is None
    stored.run(("a",), "add", CommandInput("b"))
    assert counted == [("a", "b")]
