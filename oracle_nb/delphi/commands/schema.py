"""`oracle-nb schema`: the JSON Schema of saved games, positions and layouts."""

from enum import StrEnum
from typing import Annotated, Any, Final

import typer

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"


class SchemaKind(StrEnum):
    """The kinds of data that can be written as JSON."""

    GAME = "game"
    POSITION = "position"
    SETTING = "setting"
    SAVED_POSITION = "saved-position"
    LAYOUT = "layout"


def schema(
    what: Annotated[SchemaKind, typer.Argument(help="What to describe.")] = SchemaKind.GAME,
) -> None:
    """Print the JSON Schema of a saved game or position, of their parts, or of a layout.

    A saved position is a file with a position and its setting.
    """
    from oracle_nb.terminal.files import written

    written(text_of(what), None)


def text_of(what: SchemaKind) -> bytes:
    """Return the schema as JSON text, as it is published in docs/schema."""
    import msgspec

    return msgspec.json.format(msgspec.json.encode(schema_of(what)), indent=2) + b"\n"


def schema_of(what: SchemaKind) -> dict[str, Any]:
    """Return the schema, with that of the setting and the position for a file."""
    import msgspec

    from oracle_nb.delphi.board import Layout
    from oracle_nb.delphi.model.position import Position, Setting
    from oracle_nb.storage.saves import (
        ANALYSIS_VERSION,
        FORMAT,
        POSITION_FORMAT,
        VERSION,
        PositionRecord,
        Record,
    )

    files: dict[SchemaKind, tuple[Any, str, str]] = {
        SchemaKind.GAME: (Record, FORMAT, "start"),
        SchemaKind.SAVED_POSITION: (PositionRecord, POSITION_FORMAT, "position"),
    }
    kind, form, field = files.get(what, (None, "", ""))
    wanted = {
        SchemaKind.POSITION: (Position,),
        SchemaKind.SETTING: (Setting,),
        SchemaKind.LAYOUT: (Layout,),
    }
    refs, parts = msgspec.json.schema_components(wanted.get(what, (kind, Position, Setting)))
    if kind is not None:
        fields = parts[kind.__name__]["properties"]
        fields["format"] = {"const": form}
        fields["version"] = {"const": VERSION}
        if what is SchemaKind.GAME:
            fields["version"] = {"enum": [VERSION, ANALYSIS_VERSION]}
        fields["game"] = {"const": "delphi"}
        fields[field], fields["setting"] = refs[1], refs[2]
    return {
        "$schema": DRAFT,
        "title": f"oracle_nb: a {_title(what)}",
        **refs[0],
        "$defs": {name: _plain(part) for name, part in sorted(parts.items())},
    }


def _plain(part: dict[str, Any]) -> dict[str, Any]:
    """Return a part with a one-line description: Pythons indent docstrings differently."""
    if "description" in part:
        part = part | {"description": " ".join(part["description"].split())}
    return part


def _title(what: SchemaKind) -> str:
    return "saved game" if what is SchemaKind.GAME else what.replace("-", " ")
