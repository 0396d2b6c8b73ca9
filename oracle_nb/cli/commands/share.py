"""`oracle-nb share`: print a saved game as a code to share."""

from oracle_nb.terminal.console import CommandError, GameFile


def share(file: GameFile) -> None:
    """Print the code of a saved game; it contains everything that any player has seen.

    Open the code in the app, in a notebook with `oracle_nb.open_game`, or here:
    oracle-nb replay CODE
    """
    from oracle_nb.storage.saves import SaveError
    from oracle_nb.terminal.files import loaded

    try:
        print(loaded(file).share())
    except SaveError as error:
        raise CommandError(f"{file}: {error}") from None
