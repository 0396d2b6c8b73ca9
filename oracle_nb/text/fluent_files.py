"""Find and read the Fluent files of packages: the one loader of texts.

A *source* is a package, or a folder, with a folder of Fluent files (``*.ftl``) per language. A
package's name followed by a colon and a file name means that file alone, as in ``LISTS``.
"""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING, Final, TypeAlias

from oracle_nb.text import UnknownLanguage

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.resources.abc import Traversable

    from oracle_nb.text.wording import Wording

    Source: TypeAlias = str | Traversable

LISTS: Final = "oracle_nb.text:lists.ftl"
"""The messages that put a list in words, which most texts need."""


def load_wording(
    language: str,
    *sources: Source,
    rules: Iterable[str] = (),
    more: Iterable[tuple[str, str]] = (),
) -> Wording:
    """Read all messages of some sources in one language.

    Parameters
    ----------
    *sources
        Packages, folders or single files ("package:file") to read.
    rules
        The ids of the rules that have messages of their own.
    more
        Names and Fluent texts of messages that aren't in files.

    Raises
    ------
    UnknownLanguage
        If a source isn't complete in this language.
    WordingError
        If a file isn't valid Fluent, a message occurs twice, or two rules share message ids.
    """
    # Imported here, because Fluent takes longer to load than all the rules of a game.
    from oracle_nb.text.wording import Wording

    known = languages_of(*sources)
    if language not in known:
        raise UnknownLanguage(language, known)
    texts = [
        (_is_own(source), f"{folder.name}/{language}/{file.name}", file.read_text("utf-8"))
        for source in sources
        for folder, name in [_opened(source)]
        for file in _fluent_files(folder.joinpath(language), name)
    ]
    return Wording(
        language,
        [*((name, text) for own, name, text in texts if not own), *more],
        rules,
        # `tests/text` parses all of them.
        [(name, text) for own, name, text in texts if own],
    )


def languages_of(*sources: Source) -> tuple[str, ...]:
    """Return the languages in which all sources are complete, sorted."""
    return tuple(sorted(set.intersection(*map(_languages, sources))))


def _is_own(source: Source) -> bool:
    """Return whether a source is a package of ours, and not one of another game or a folder."""
    return isinstance(source, str) and source.split(".")[0] == __name__.split(".")[0]


def _opened(source: Source) -> tuple[Traversable, str]:
    """Return the folder of a source, and the name of its file if it's a single one."""
    if not isinstance(source, str):
        return source, ""
    package, _, name = source.partition(":")
    return files(package), name


def _languages(source: Source) -> set[str]:
    """Return the languages that have every file: an incomplete translation doesn't count."""
    folder, name = _opened(source)
    languages = {
        each.name: {file.name for file in _fluent_files(each, name)}
        for each in folder.iterdir()
        if each.is_dir()
    }
    every = set().union(*languages.values())
    return {language for language, names in languages.items() if names and names == every}


def _fluent_files(folder: Traversable, name: str) -> Iterator[Traversable]:
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl") and name in ("", file.name):
            yield file
