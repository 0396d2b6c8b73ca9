"""`oracle-nb pack`: data packs of Mythology, checked, added and listed."""

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.core.files import expanded
from oracle_nb.terminal.console import CommandError

if TYPE_CHECKING:
    from oracle_nb.mythology.packs.data_pack import DataPack


class PackTask(StrEnum):
    """The tasks of the command."""

    CHECK = "check"
    ADD = "add"
    LIST = "list"
    SCHEMA = "schema"


def pack(
    task: Annotated[PackTask, typer.Argument(help="What to do.", show_default=False)],
    file: Annotated[
        Path | None,
        typer.Argument(help="The data pack, a TOML file; for check and add.", show_default=False),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="With add: replace an installed pack of the same id.")
    ] = False,
) -> None:
    """Check, add or list data packs of Mythology: maps, names and numbers of your own.

    check lists every fault of a file; add copies it to where games find it; list shows the
    installed packs; schema prints the JSON Schema of a pack.

    oracle-nb pack check my-map.toml
    """
    if (file is None) is (task in (PackTask.CHECK, PackTask.ADD)):
        wanted = "needs a FILE" if file is None else "takes no FILE"
        raise CommandError(f"`pack {task}` {wanted}")
    if replace and task is not PackTask.ADD:
        raise CommandError("--replace works only with `pack add`")
    if task is PackTask.CHECK and file is not None:
        _check(file)
    elif task is PackTask.ADD and file is not None:
        _add(file, replace)
    elif task is PackTask.LIST:
        _list()
    else:
        from oracle_nb.terminal.files import written

        written(schema_text(), None)


def _check(file: Path) -> None:
    from oracle_nb.mythology.packs.data_pack import PackError
    from oracle_nb.mythology.packs.faults import read_pack
    from oracle_nb.mythology.packs.installed import pack_text

    try:
        read_pack(pack_text(expanded(file)))
    except PackError as error:
        for fault in error.faults:
            typer.echo(str(fault))
        raise typer.Exit(1) from None
    except OSError as error:
        raise CommandError(f"{file}: can't be read: {error.strerror or error}") from None
    typer.echo("no faults")


def _add(file: Path, replace: bool) -> None:
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
    typer.echo(f"added {_described(added)}")


def _list() -> None:
    from oracle_nb.mythology.packs.data_pack import UnusablePack
    from oracle_nb.mythology.packs.installed import installed_packs, pack_of

    for name in installed_packs():
        try:
            typer.echo(_described(pack_of(name)))
        except UnusablePack as error:
            typer.echo(f"{name}: {error}")


def _described(pack: "DataPack") -> str:
    """Return a pack in a line, such as "standard: Standard map (stand-ins)"."""
    return f"{pack.id}: {pack.en}{' (stand-ins)' if pack.stand_in else ''}"


def schema_text() -> bytes:
    """Return the JSON Schema of a data pack, as it is published in docs/schema."""
    import msgspec

    from oracle_nb.mythology.packs.data_pack import DataPack
    from oracle_nb.storage import json_schema

    (whole,), parts = msgspec.json.schema_components((DataPack,))
    document = json_schema.schema_document("a data pack of Mythology", whole, parts)
    return json_schema.schema_text(document)
