"""Commands that are declared with the types of their arguments."""

import pytest

from oracle_nb.core.commands import (
    CommandInput,
    Commands,
    UnknownCommand,
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
COMMANDS.declare("drop", whole)(lambda words, index: words[:index] + words[index + 1 :])
COMMANDS.declare("put", place, field("word"))(
    lambda words, at, word: (*words[: int(at)], word, *words[int(at) :])
)
COMMANDS.declare("fill", form)(lambda words, fields: (*words, *fields.values()))


@pytest.mark.parametrize(
    ("command", "given", "words"),
    [
        ("clear", CommandInput("ignored"), ()),
        ("add", CommandInput("c"), ("a", "b", "c")),
        ("drop", CommandInput("0"), ("b",)),
        ("put 1", CommandInput(form={"word": "x"}), ("a", "x", "b")),
        ("put 0", CommandInput(), ("", "a", "b")),
        ("fill", CommandInput(form={"first": "x", "next": "y"}), ("a", "b", "x", "y")),
    ],
)
def test_a_command_gets_what_it_declares(command, given, words):
    before = ("a", "b")
    assert command in COMMANDS
    assert COMMANDS.run(before, command, given) == words
    assert before == ("a", "b")


@pytest.mark.parametrize("name", ["", "remove", "add-all", " add"])
def test_an_unknown_command_is_refused(name):
    assert name not in COMMANDS
    with pytest.raises(UnknownCommand):
        COMMANDS.run((), name)


@pytest.mark.parametrize("value", ["", "x", "1.5", "9" * 500])
def test_a_wrong_argument_is_refused_with_what_would_be_right(value):
    with pytest.raises(ValueError, match="number"):
        COMMANDS.run(("a",), "drop", CommandInput(value))
