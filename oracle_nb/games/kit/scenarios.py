"""Scenario files of a game: reading and running them, and comparing positions with expectations."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from oracle_nb.games.scenarios.fields import FieldFault, Where, is_set, look_up
from oracle_nb.games.scenarios.runner import Report, ScenarioPlay, check_citations, played
from oracle_nb.games.scenarios.toml_file import TomlFile, text_of
from oracle_nb.text.rulebook import Rulebook

File = TypeVar("File", bound=TomlFile[Any])
Stage = TypeVar("Stage")
Difference = tuple[str, object, object]
"""A field with its expected and its actual value."""


class ScenarioFiles(Generic[File, Stage]):
    """The scenario files of one game.

    Parameters
    ----------
    file_type : type
        Reads the text of a file.
    book : Rulebook
        The rules that scenarios can cite.
    build : callable
        ``build(file, form)`` returns the position that a scenario describes, with its rules.
    play : callable
        ``play(form, stage)`` prepares a scenario to be played.
    """

    def __init__(
        self,
        file_type: Callable[[str, str], File],
        book: Rulebook,
        build: Callable[[File, Any], Stage],
        play: Callable[[Any, Stage], ScenarioPlay],
    ) -> None:
        self._file_type = file_type
        self._book = book
        self._build = build
        self._play = play

    def read(self, path: str | Path) -> File:
        """Return the scenario file at a path. Raises ScenarioError."""
        return self._file_type(text_of(path), str(path))

    def run_file(self, path: str | Path) -> tuple[Report, ...]:
        """Run every scenario of a file.

        Raises ScenarioError, which names file, line, scenario and field, for anything that isn't in
        the format.
        """
        return self._run_all(self.read(path))

    def run_text(self, text: str, name: str = "scenario") -> tuple[Report, ...]:
        """Run every scenario of a text; errors use ``name`` as the name of the file."""
        return self._run_all(self._file_type(text, name))

    def _run_all(self, file: File) -> tuple[Report, ...]:
        return tuple(self.run(file, number) for number in range(len(file.scenarios)))

    def run(self, file: File, number: int) -> Report:
        """Run one scenario of a file. Raises ScenarioError."""
        form = file.scenarios[number]
        return played(file, number, lambda: self._play(form, self.stage(file, number)))

    def stage(self, file: File, number: int) -> Stage:
        """Return the position that a scenario starts from, with its rules. Raises ScenarioError."""
        form = file.scenarios[number]
        try:
            check_citations(self._book, form)
            return self._build(file, form)
        except FieldFault as fault:
            raise file.error(number, fault) from None


class ScenarioComparison:
    """The differences between an expectation and a position.

    Parameters
    ----------
    where : tuple
        The path to the expectation.
    """

    def __init__(self, where: Where) -> None:
        self.where = where

    def pairs(self, expect: Any) -> Iterator[Difference]:
        """Yield each field of an expectation. Raises FieldFault for unknown names."""
        raise NotImplementedError

    def differences(self, expect: Any) -> Iterator[Difference]:
        """Yield everything that differs from an expectation.

        Raises FieldFault for unknown names.
        """
        for name, wanted, actual in self.pairs(expect):
            if actual != wanted:
                yield name, wanted, actual


def given(form: Any, field: str) -> Mapping[str, Any]:
    """Return a table of a form, without entries if it wasn't given."""
    table = getattr(form, field)
    return table if is_set(table) else {}


def check_words(words: Iterable[str], known: Mapping[str, int], what: str, where: Where) -> None:
    """Raise FieldFault for the first name that isn't known."""
    for word in words:
        look_up(word, known, what, where)
