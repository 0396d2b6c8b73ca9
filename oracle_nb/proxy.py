"""The app behind a Jupyter server (Binder, JupyterHub, JupyterLab with jupyter-server-proxy).

jupyter-server-proxy finds ``setup`` by its entry point and starts the app when someone opens
``<base url>/oracle/app`` for the first time.
"""

import sys
from pathlib import Path
from typing import Any, Final

NAME: Final = "oracle"
APP: Final = Path(__file__).parent / "app" / "app.py"


def setup() -> dict[str, Any]:
    """How to start the app, in jupyter-server-proxy's terms; it fills in port and base url.

    Any websocket origin is allowed, because the server listens on this machine alone and whoever
    reaches it has passed the Jupyter server's own login; which host name they see is not known.
    """
    return {
        "command": [
            *(sys.executable, "-m", "panel", "serve", str(APP)),
            *("--address", "127.0.0.1", "--port", "{port}"),
            *("--prefix", "{base_url}" + NAME, "--allow-websocket-origin", "*"),
        ],
        "absolute_url": True,
        "timeout": 60,
        "launcher_entry": {
            "title": "The Oracle of Delphi",
            "path_info": f"{NAME}/{APP.stem}",
        },
    }
