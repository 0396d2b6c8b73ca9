"""`oracle-nb pack`: data packs of Mythology, checked, added, listed and removed."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from oracle_nb.core.files import expanded
from oracle_nb.terminal.console import CommandError, Language

if TYPE_CHECKING:
    from oracle_nb.mythology.packs.data_pack import DataPack
    from oracle_nb.text.wording import Wording


class PackTask(StrEnum):
    """The tasks of the command."""

    CHECK = "check"
    ADD = "add"
    LIST = "list"
    REMOVE = "remove"
    SCHEMA = "schema"


_SUBJECTS: Final = {PackTask.CHECK: "FILE", PackTask.ADD: "FILE", PackTask.REMOVE: "NAME"}
"""The argument after a task, for those that need one."""


def pack(
    task: Annotated[PackTask, typer.Argument(help="What to do.", show_default=False)],
    subject: Annotated[
        str | None,
        typer.Argument(
            metavar="[FILE|NAME]",
            help="The TOML file to check or add, or the name of the pack to remove.",
            show_default=False,
        ),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="With add: replace an installed pack of the same id.")
    ] = False,
    lang: Language = "en",
) -> None:
    """Check, add, list or remove data packs of Mythology: maps, names and numbers of your own.

    check lists every fault of a file; add copies it to where games find it; list shows the
    installed packs; remove deletes one of them; schema prints the JSON Schema of a pack.

    oracle-nb pack check my-map.toml
    """
    wanted = _SUBJECTS.get(task)
    if (subject is None) is (wanted is not None):
        raise CommandError(f"`pack {task}` " + (f"needs a {wanted}" if wanted else "takes no FILE"))
    if replace and task is not PackTask.ADD:
        raise CommandError("--replace works only with `pack add`")
    if subject is not None and task is PackTask.CHECK:
        _check(Path(subject), lang)
    elif subject is not None and task is PackTask.ADD:
        _add(Path(subject), replace, lang)
    elif subject is not None:
        _remove(subject, lang)
    elif task is PackTask.LIST:
        _list(lang)
    else:
        from oracle_nb.terminal.files import written

        written(schema_text(), None)


def _print(line: str) -> None:
    # Not by click, which would write UTF-8 where the terminal has only ASCII.
    sys.stdout.write(f"{line}\n")


def _check(file: Path, language: str) -> None:
    from oracle_nb.mythology.packs.data_pack import PackError
    from oracle_nb.mythology.packs.faults import read_pack
    from oracle_nb.mythology.packs.installed import pack_text

    try:
        read_pack(pack_text(expanded(file)))
    except PackError as error:
        for fault in error.faults:
            _print(str(fault))
        raise typer.Exit(1) from None
    except OSError as error:
        raise CommandError(f"{file}: can't be read: {error.strerror or error}") from None
    _print(_words(language).say("pack-no-faults"))


def _add(file: Path, replace: bool, language: str) -> None:
    from oracle_nb.mythology.packs.data_pack import PackError
    from oracle_nb.mythology.packs.installed import add_pack

    try:
        added = add_pack(expanded(file), replace=replace)
    except PackError as error:
        raise CommandError(f"{file}: {error}", 1) from None
    except FileExistsError as error:
        raise CommandError(f"{error}; --replace replaces it", 1) from None
    except OSError as error:
        place = error.filename or file
        raise CommandError(f"{place}: can't be copied: {error.strerror or error}") from None
    _print(_words(language).say("pack-added", pack=_described(added, language)))


def _remove(name: str, language: str) -> None:
    from oracle_nb.mythology.packs.data_pack import SHIPPED
    from oracle_nb.mythology.packs.installed import installed_packs, remove_pack

    say = _words(language).say
    if name in SHIPPED:
        raise CommandError(say("pack-ships", name=name))
    if name not in (known := installed_packs()):
        own = [word for word in known if word not in SHIPPED]
        raise CommandError(say("pack-not-installed", name=repr(name)[1:-1][:40], names=own))
    try:
        remove_pack(name)
    except OSError as error:
        raise CommandError(f"{error.filename}: {error.strerror or error}", 1) from None
    _print(say("pack-removed", name=name))


def _list(language: str) -> None:
    from oracle_nb.mythology.packs.data_pack import UnusablePack
    from oracle_nb.mythology.packs.installed import installed_packs, pack_of

    for name in installed_packs():
        try:
            _print(_described(pack_of(name), language))
        except UnusablePack as error:
            _print(f"{name}: {error.message(language)}")


def _described(pack: "DataPack", language: str) -> str:
    """Return a pack in a line, such as "standard: Standard map (stand-ins)"."""
    mark = "true" if pack.stand_in else "false"
    return _words(language).say("pack-line", id=pack.id, name=pack.name(language), standIn=mark)


def _words(language: str) -> "Wording":
    from oracle_nb.mythology.packs.data_pack import pack_words

    return pack_words(language)


def schema_text() -> bytes:
    """Return the JSON Schema of a data pack, as it is published in docs/schema."""
    import msgspec

    from oracle_nb.mythology.packs.data_pack import DataPack
    from oracle_nb.storage import json_schema

    (whole,), parts = msgspec.json.schema_components((DataPack,))
    document = json_schema.schema_document("a data pack of Mythology", whole, parts)
    return json_schema.schema_text(document)
