"""For ``panel serve oracle_nb/app/app.py``, and for the proxy of a Jupyter server."""

from oracle_nb.app.session import build

build().servable()
