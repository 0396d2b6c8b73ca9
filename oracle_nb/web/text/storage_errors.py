"""Messages for files and databases that can't be used."""

from oracle_nb.storage.database import DATABASE, PLACE, StorageError
from oracle_nb.web.text import words


def storage_text(error: OSError, language: str) -> str:
    """Return the fault of a file or database, and a remedy."""
    if not isinstance(error, StorageError):
        return str(error)
    say = words(language).say
    facts = {"place": error.place, "reason": error.reason[:200]}
    if error.server:
        return say(f"server-{error.kind}", **facts, name=DATABASE)
    return say(f"storage-{error.kind}", **facts, name=PLACE)
