"""The app on this machine: one server for any number of browser sessions."""

import gc
import socket
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

PORT: Final = 8612
"""Where the app is found if nothing else is wanted: the address of a game stays the same."""
_NEXT: Final = 20
"""So many ports after it are tried where it is taken."""
_HERE: Final = ("localhost", "127.0.0.1")
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where somebody asks for it
"""The address of a server that everybody in the network of this machine can reach."""


def serve(
    port: int | None = None,
    open_browser: bool = True,
    *,
    address: str = "localhost",
    origins: Sequence[str] = (),
    language: str = "en",
    search: str = "",
    start: bool = True,
) -> Any:
    """Serve the app and print its address; returns when it is stopped (Ctrl+C).

    Parameters
    ----------
    port
        The port; 0 takes any that is free. If not given: `PORT`, or the next one that is free.
    open_browser
        Whether the browser of this machine is to open it.
    address
        The name or number of the network interface; "localhost" lets nobody else in, `EVERYWHERE`
        everybody in the same network, who are told the address there.
    origins
        Other host names by which it is reached, such as "example.org:443"; "*" for any.
    language
        The language of the pages, until somebody chooses one there.
    search
        What the address that is printed and opened ends with, such as "?learn".
    start
        Whether to run until stopped; else the server is returned, listening, and not yet running.

    Raises OSError if the port is taken.
    """
    import panel as pn

    from oracle_nb.app.session import build
    from oracle_nb.app.wording import words

    say = words(language).say
    chosen = _usual_port(address) if port is None else port or _free_port(address)
    others = network() if address == EVERYWHERE else ()
    own = (*_HERE, *others) if address in (*_HERE, EVERYWHERE) else (address,)
    server = pn.serve(
        {"/": lambda: build(language)},
        port=chosen,
        address=address,
        websocket_origin=[*(f"{host}:{chosen}" for host in own), *origins],
        title="The Oracle of Delphi",
        show=False,
        start=False,
        threaded=False,
        verbose=False,
        # A seventh of the bytes for less than a millisecond: other people may be far away.
        websocket_compression_level=1,
    )
    # Links that people make in a page begin like its address: it must be one that others can open.
    shown = next(iter(others), "localhost") if address == EVERYWHERE else address
    url = f"http://{shown}:{chosen}/{search}"
    if port is None and chosen != PORT:
        print(say("other-port", usual=str(PORT), port=str(chosen)))  # noqa: T201 - it is for people
    print(say("served", address=url), flush=True)  # noqa: T201 - it is for people
    if address == EVERYWHERE:
        print(say("served-all" if others else "served-none"), flush=True)  # noqa: T201 - it is for people
    if open_browser:
        server.io_loop.call_later(0.2, lambda: webbrowser.open(url))
    if start:
        # What is loaded by now stays: each look at it for what could go would hold up a click.
        gc.freeze()
        server.start()
        try:
            server.io_loop.start()
        except KeyboardInterrupt:
            server.stop()
    return server


def network() -> tuple[str, ...]:
    """The addresses of this machine by which others in its network reach it, the usual one first.

    Numbers first, then its name there; none where it is in no network.
    """
    found = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        # Nothing is sent: it only tells which way something would go. The place is nobody's.
        way.connect(("192.0.2.1", 9))
        found.append(str(way.getsockname()[0]))
    name = socket.gethostname()
    with suppress(OSError):
        found += socket.gethostbyname_ex(name)[2]
    numbers = [one for one in dict.fromkeys(found) if not one.startswith(("127.", "0."))]
    return (*numbers, name.lower(), f"{name.lower()}.local") if numbers else ()


def _usual_port(address: str) -> int:
    for port in range(PORT, PORT + _NEXT):
        with socket.socket() as listener:
            # As the server does it: a port that was left a moment ago can be taken again.
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                listener.bind((address, port))
            except OSError:
                continue
            return port
    return _free_port(address)


def _free_port(address: str) -> int:
    # Who may open a websocket is said by host and port, so the port must be known beforehand.
    with socket.socket() as listener:
        listener.bind((address, 0))
        return int(listener.getsockname()[1])
