"""Limits on what one browser, and all browsers together, may use."""

from typing import Final, NamedTuple

from oracle_nb.web.runtime.server.accounts import USUAL_BUDGET, Budget

_FILES: Final = 16_384
"""Number of files that a process may open, if the system allows as many: connections are files."""


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
        Bytes of a message, also after it is unpacked, of which many may be in memory at once.
    page_message
        Bytes of one message of a page. BokehJS reports a new part of a page, such as a table, with
        all that it holds, and the server skips it.
    file_message
        The same for pages that take files.
    connections_per_session
        Connections to one session: a page has one, and briefly two after it has lost the first.
    half_open
        Connections without a websocket: of browsers that load something (each may have six), and
        of programs that never complete their request.
    budget
        Processor time, and bytes sent, of one browser.
    """

    sessions: int = 400
    sessions_per_browser: int = 30
    query: int = 16_000
    message: int = 64_000
    page_message: int = 2_000_000
    file_message: int = 10_000_000
    connections_per_session: int = 3
    half_open: int = 2_400
    budget: Budget = USUAL_BUDGET


USUAL: Final = Limits()


def raise_file_limit() -> None:
    """Let this process have as many connections as `Limits` allow: systems often give it 1,024."""
    try:
        import resource
    except ImportError:  # Windows has no such limit.
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(hard, _FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
