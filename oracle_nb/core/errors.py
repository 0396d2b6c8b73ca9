"""The root of all errors that this package raises itself."""


class OracleError(Exception):
    """Any error of oracle_nb: catch it to handle all of them.

    Each error also has the built-in class that fits it, such as ``ValueError``.
    """
