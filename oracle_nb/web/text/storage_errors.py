"""Messages for files and databases that can't be used."""

from oracle_nb.storage.database import DATABASE, PLACE, StorageError
from oracle_nb.web.text import words

_strangers = False


def expect_strangers(expected: bool) -> None:
    """Set whether people read the pages of this process who don't run it.

    Messages then don't name the file or the database, its host, and its user: they are in the log.
    """
    global _strangers  # noqa: PLW0603 - a process serves one deployment
    _strangers = expected


def storage_text(error: OSError, language: str) -> str:
    """Return the fault of a file or database, and a remedy."""
    say = words(language).say
    if _strangers:
        return say("storage-private")
    if not isinstance(error, StorageError):
        return str(error)
    facts = {"place": error.place, "reason": error.reason[:200]}
    if error.server:
        return say(f"server-{error.kind}", **facts, name=DATABASE)
    return say(f"storage-{error.kind}", **facts, name=PLACE)
