"""The app behind a Jupyter server (Binder, JupyterHub, JupyterLab with jupyter-server-proxy).

jupyter-server-proxy finds ``setup`` by its entry point and starts the app when someone opens
``<base url>/oracle/app`` for the first time:

    python -m oracle_nb.web.runtime.server.jupyter_proxy SOCKET FOLDER PAGE

It listens on a unix socket, which only the user of the Jupyter server can open: requests that reach
the app have passed Jupyter's login.
"""

import sys
from typing import Any, Final

NAME: Final = "oracle"
PAGE: Final = "app"
_MODULE: Final = "oracle_nb.web.runtime.server.jupyter_proxy"
_USAGE: Final = f"usage: python -m {_MODULE} SOCKET FOLDER PAGE"


def setup() -> dict[str, Any]:
    """Return the start command in jupyter-server-proxy's terms; it fills in the base url."""
    return {
        "command": [
            *(sys.executable, "-m", _MODULE),
            *("{unix_socket}", "{base_url}" + f"{NAME}/", PAGE),
        ],
        "unix_socket": True,
        "absolute_url": True,
        "timeout": 60,
        "launcher_entry": {
            "title": "The Oracle of Delphi",
            "path_info": f"{NAME}/{PAGE}",
        },
    }


def main(arguments: list[str]) -> None:
    """Serve the app on a socket until stopped.

    Parameters
    ----------
    arguments
        The path of the socket, then the folder and the name of the page in Jupyter's addresses.

    Raises
    ------
    SystemExit
        If there are other arguments than these three, or there is no database to use.
    """
    if len(arguments) != 3:
        raise SystemExit(_USAGE)
    # The Jupyter server imports this module for `setup` alone.
    from tornado.netutil import bind_unix_socket

    from oracle_nb.storage.database import DatabaseURLError, DataFolderError, StorageError
    from oracle_nb.web.runtime.server.deployment import Deployment
    from oracle_nb.web.runtime.server.launch import check_storage
    from oracle_nb.web.runtime.server.server import make_server
    from oracle_nb.web.runtime.server.worker import run
    from oracle_nb.web.saved_games.store import Store
    from oracle_nb.web.table.shared.game_updates import GameUpdates

    socket, folder, page = arguments
    deployment = Deployment(folder, page, framed=True)
    try:
        store = Store()
        check_storage(store.database)
    except (DatabaseURLError, DataFolderError, StorageError) as error:
        raise SystemExit(str(error)) from None
    server = make_server([bind_unix_socket(socket)], deployment)
    run(deployment, server, GameUpdates(store, alone=not store.database.shared))


if __name__ == "__main__":
    main(sys.argv[1:])
