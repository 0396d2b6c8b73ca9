"""Messages of the package are cut out of their files, and parsed when they are first used."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import oracle_nb
from oracle_nb.text import WordingError
from oracle_nb.text.rulebook import Rulebook
from oracle_nb.text.wording import Wording
from tests.samples import sampled

FOLDER = Path(oracle_nb.__file__).parent
FILES = sorted(FOLDER.rglob("*.ftl"))


def _name(entry):
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


@pytest.mark.parametrize(
    "file", sampled(FILES, 3), ids=lambda file: file.relative_to(FOLDER).as_posix()
)
def test_every_message_is_what_the_whole_file_says(file):
    text = file.read_text("utf-8")
    body = FluentParser(with_spans=False).parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    whole = {_name(entry): entry for entry in body if isinstance(entry, ast.Message | ast.Term)}
    wording = Wording("en", [], (), [(file.name, text)])
    entries = {**wording._messages}
    entries |= {f"-{name}": entry for name, entry in wording._bundle._terms.items()}
    assert entries.keys() == whole.keys()
    for name, entry in whole.items():
        entry.comment = None
        assert entry.equals(entries[name]), name


def test_a_message_is_parsed_once_and_only_when_it_is_asked_for():
    wording = Wording("en", [], (), [("a.ftl", "a = One\nb = Two { -c }\n-c = Three\n")])
    assert wording.messages == ("a", "b") and not wording._messages.parsed
    assert wording.say("b") == "Two Three" and wording._messages.parsed.keys() == {"b"}


def test_texts_of_others_are_checked_at_once():
    with pytest.raises(WordingError, match="not a Fluent message"):
        Wording("en", [("a.ftl", "a = One\nb Two\n")])


@pytest.mark.parametrize("package", ["delphi", "mythology", "mythology.advanced"])
def test_a_rulebook_of_the_package_is_not_parsed_as_a_whole(package, monkeypatch):
    monkeypatch.delattr(FluentParser, "parse")
    book = Rulebook(f"oracle_nb.{package}.text")
    assert book.wording.messages and not book.wording._messages.parsed
