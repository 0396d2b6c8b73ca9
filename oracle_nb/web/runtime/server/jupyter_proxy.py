"""The app behind a Jupyter server (Binder, JupyterHub, JupyterLab with jupyter-server-proxy).

jupyter-server-proxy finds ``setup`` by its entry point and starts the app when someone opens
``<base url>/oracle/app`` for the first time.
"""

import sys
from typing import Any, Final

NAME: Final = "oracle"
PAGE: Final = "app"


def setup() -> dict[str, Any]:
    """Return the start command in jupyter-server-proxy's terms; it fills in the base url.

    The app listens on a unix socket that only this user can open, so that nothing reaches it but
    through the Jupyter server with its login.
    """
    return {
        "command": [
            *(sys.executable, "-m", "oracle_nb.web.runtime.server.behind_jupyter"),
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
