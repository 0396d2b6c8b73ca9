"""How much of the server one browser, and all browsers together, may use."""

from typing import Final, NamedTuple


class Limits(NamedTuple):
    """Maximum numbers of sessions, and maximum sizes.

    Parameters
    ----------
    sessions
        Sessions in this process. A table takes about 3 MB.
    sessions_per_browser
        Sessions of one browser: pages that are open, or were a moment ago.
    query
        Characters of an address after its path.
    message
        Bytes of one message of a page.
    """

    sessions: int = 400
    sessions_per_browser: int = 30
    query: int = 16_000
    message: int = 10_000_000


USUAL: Final = Limits()
