"""`oracle-nb schema`: the JSON Schema of saved games, positions and layouts."""

from enum import StrEnum
from typing import Annotated, Any

import typer


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
    from oracle_nb.storage.json_schema import schema_text

    return schema_text(schema_of(what))


def schema_of(what: SchemaKind) -> dict[str, Any]:
    """Return the schema, with that of the setting and the position for a file."""
    import msgspec

    from oracle_nb.delphi.board import Layout
    from oracle_nb.delphi.model.position import Position, Setting
    from oracle_nb.storage.json_schema import schema_document
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
    return schema_document(f"a {_title(what)}", refs[0], parts)


def _title(what: SchemaKind) -> str:
    return "saved game" if what is SchemaKind.GAME else what.replace("-", " ")
