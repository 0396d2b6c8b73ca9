"""The app on this machine: one server for any number of browser sessions."""

import logging
import secrets
import socket
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from oracle_nb.storage.database import Database, StorageError, default_database

if TYPE_CHECKING:
    from oracle_nb.web.runtime.server.deployment import Deployment

_log = logging.getLogger(__name__)

PORT: Final = 8612
"""The default port, always the same, so that the addresses of games stay valid."""
_NEXT: Final = 20
"""Number of ports that are tried, this one included, where it is in use."""
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - only where somebody asks for it
"""The address of a server that everybody in the network of this machine can reach."""


class ListeningSockets(NamedTuple):
    """The sockets of an app that is about to be served, and how browsers reach it."""

    sockets: list[socket.socket]
    deployment: "Deployment"
    url: str


def listen(
    port: int | None = None,
    *,
    address: str = "localhost",
    public: str = "",
    language: str = "en",
    search: str = "",
) -> ListeningSockets:
    """Listen for browsers, and print the address for people.

    Parameters
    ----------
    port
        The port; 0 takes any that is free. If not given: `PORT`, or the next one that is free.
    address
        The name or number of the network interface; "localhost" lets nobody else in, `EVERYWHERE`
        everybody in the same network.
    public
        The address at which a reverse proxy publishes the app, such as
        "https://example.org/oracle"; "" if there is none.
    language
        The language of the output.
    search
        What the address that is printed and opened ends with, such as "?learn".

    Raises
    ------
    OSError
        If the port is taken.
    ValueError
        If the public address is malformed.
    """
    from tornado.netutil import bind_sockets

    from oracle_nb.web.runtime.server.deployment import LOCAL_HOSTS, Deployment, published
    from oracle_nb.web.text import words

    say = words(language).say
    chosen = _usual_port(address) if port is None else port or _free_port(address)
    others = network() if address == EVERYWHERE else ()
    if public:
        deployment, url = published(public), f"{public.rstrip('/')}/{search}"
    else:
        own = (*LOCAL_HOSTS, *others) if address in (*LOCAL_HOSTS, EVERYWHERE) else (address,)
        deployment = Deployment(hosts=tuple(f"{host}:{chosen}" for host in own))
        # Links that people make in a page begin like its address: others must be able to open it.
        shown = next(iter(others), "localhost") if address == EVERYWHERE else address
        url = f"http://{shown}:{chosen}/{search}"
    sockets = bind_sockets(chosen, address)
    if port is None and chosen != PORT:
        print(say("other-port", usual=str(PORT), port=str(chosen)))  # noqa: T201 - it is for people
    print(say("served", address=url), flush=True)  # noqa: T201 - it is for people
    if address == EVERYWHERE:
        print(say("served-all" if others else "served-none"), flush=True)  # noqa: T201 - it is for people
    return ListeningSockets(sockets, deployment, url)


def token_secret(database: Database) -> bytes:
    """Return the secret that signs session tokens.

    A database that several machines share holds one for all of them: a reverse proxy may send a
    page to one machine and its websocket to another. Otherwise each start has its own.

    Raises
    ------
    StorageError
        If a shared database can't be used.
    """
    secret = secrets.token_hex(32)
    if database.shared:
        with database.writing() as base:
            base.execute(
                "INSERT INTO secrets (name, secret) VALUES ('tokens', ?)"
                " ON CONFLICT (name) DO NOTHING",
                (secret,),
            )
            (secret,) = base.execute("SELECT secret FROM secrets WHERE name = 'tokens'").fetchone()
    return bytes.fromhex(secret)


def check_storage(database: Database) -> None:
    """Log a line where games can't be saved: pages say so as well, but nobody may be there yet.

    Raises
    ------
    StorageError
        If another version of the app has made the database.
    """
    from oracle_nb.web.text.storage_errors import storage_text

    try:
        with database.writing():
            pass
        if (fault := database.fault) is not None:
            raise fault
    except StorageError as error:
        if error.kind in ("newer", "development"):
            raise
        _log.warning("games can't be saved: %s", storage_text(error, "en"))


def serve(
    listening: ListeningSockets,
    secret: bytes,
    *,
    open_browser: bool = True,
    processes: int = 1,
    language: str = "",
) -> None:
    """Serve the app until it is stopped (Ctrl+C).

    Parameters
    ----------
    listening
        The result of `listen`.
    secret
        The result of `token_secret`.
    open_browser
        Whether to open it in the browser of this machine.
    processes
        How many processes serve it.
    language
        The language of pages where none was chosen; that of each browser if not given.
    """
    if open_browser:
        # The sockets listen already: the browser waits until the app answers.
        Thread(target=webbrowser.open, args=(listening.url,), daemon=True).start()
    # Processes that share their games look for changes of the others: see Watch.
    if processes > 1 or default_database().shared:
        from oracle_nb.web.runtime.server.processes import supervise

        supervise(processes, listening.sockets, listening.deployment, secret, language=language)
    else:
        from oracle_nb.web.runtime.server import worker
        from oracle_nb.web.runtime.server.processes import WorkerTask

        sockets = [sock.fileno() for sock in listening.sockets]
        task = WorkerTask(sockets, listening.deployment, secret, language, alone=True)
        worker.serve(task, listening.sockets)


def network() -> tuple[str, ...]:
    """Return the addresses of this machine in its network, the usual one first.

    Numbers first, then its name there; none where it is in no network.
    """
    addresses = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        # Nothing is sent: it only finds the outgoing interface. The address is unassigned.
        way.connect(("192.0.2.1", 9))
        addresses.append(str(way.getsockname()[0]))
    name = socket.gethostname()
    with suppress(OSError):
        addresses += socket.gethostbyname_ex(name)[2]
    numbers = [
        number for number in dict.fromkeys(addresses) if not number.startswith(("127.", "0."))
    ]
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
    # Websockets are allowed by host and port, so the port must be known beforehand.
    with socket.socket() as listener:
        listener.bind((address, 0))
        return int(listener.getsockname()[1])
