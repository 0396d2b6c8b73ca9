"""`oracle-nb database`: maintain the database of the app."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from oracle_nb.terminal.console import CommandError, Language
from oracle_nb.terminal.text import words

if TYPE_CHECKING:
    from oracle_nb.storage.database import Database

app = typer.Typer(
    no_args_is_help=True,
    help="Copy the database of the app to another place.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
_PLACE = "a folder, an SQLite file, or a URL such as postgresql://user@host/name"


@app.callback()
def common() -> None:
    """Copy the database of the app to another place."""


@app.command()
def copy(
    source: Annotated[str, typer.Argument(help=f"What to copy: {_PLACE}.")],
    target: Annotated[str, typer.Argument(help="The new place; it must be empty.")],
    lang: Language = "en",
) -> None:
    """Copy all games, results and progress to an empty database.

    Stop the app first. The source stays as it is.

    oracle-nb database copy ~/games postgresql://oracle@db.example.org/oracle

    Don't write a password in the URL: put it into PGPASSWORD or ~/.pgpass.
    """
    from oracle_nb.storage.database import StorageError
    from oracle_nb.storage.database.transfer import CopyError, copy_database

    say = words(lang).say
    old, new = _database(source, lang, exists=True), _database(target, lang)
    try:
        with _bar() as progress:
            counts = copy_database(old, new, progress)
    except CopyError as error:
        raise CommandError(say(f"database-{error.kind}", file=error.place), 1) from None
    except StorageError as error:
        raise CommandError(str(error), 1) from None
    finally:
        old.close()
        new.close()
    print(say("database-copied", file=old.name, address=new.name))
    for name, rows in counts.items():
        print(f"  {name:<15}{rows:>9,}")


def _database(place: str, language: str, *, exists: bool = False) -> "Database":
    """Return the database at a place. Raises CommandError if there is none."""
    from oracle_nb.storage.database import DatabaseURLError, SQLite
    from oracle_nb.storage.database.locations import database_at

    try:
        database = database_at(place)
    except DatabaseURLError as error:
        raise CommandError(str(error)) from None
    if exists and isinstance(database, SQLite) and not database.path.is_file():
        raise CommandError(words(language).say("file-missing", file=database.name))
    return database


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar in terminals; yield the function that updates it."""
    from tqdm import tqdm

    with tqdm(unit="row", disable=None, leave=False) as bar:

        def progress(done: int, rows: int) -> None:
            bar.total = rows
            bar.update(done - bar.n)

        yield progress
