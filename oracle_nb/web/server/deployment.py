"""The address of the app: its path, the hosts that may reach it, and how cookies are set."""

from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tornado.httputil import HTTPServerRequest

_HERE: Final = ("localhost", "127.0.0.1")
"""Names of this machine that other machines can't use."""
_USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""The ports that browsers leave out, by the protocol."""


class Deployment(NamedTuple):
    """How browsers reach the app.

    Parameters
    ----------
    folder
        The path of all pages, with a slash at both ends; "/" is the whole host.
    page
        The name of the page in that folder; "" where the folder itself is its address.
    hosts
        Hosts with their ports, such as "localhost:8612", from which pages may connect. () means
        the host that the request itself names, behind a server that checks it, such as Jupyter.
    secure
        Whether browsers reach it by HTTPS, so that cookies are never sent without it.
    framed
        Whether pages of the same origin may show it in a frame.
    proxied
        Whether a reverse proxy passes on the address and protocol of its clients.
    """

    folder: str = "/"
    page: str = ""
    hosts: tuple[str, ...] = ()
    secure: bool = False
    framed: bool = False
    proxied: bool = False

    @property
    def path(self) -> str:
        """The path of the page."""
        return self.folder + self.page

    @property
    def is_private(self) -> bool:
        """Whether its pages are only for the person who runs it."""
        here = all(host.rpartition(":")[0] in _HERE for host in self.hosts)
        return self.framed or (here and not self.proxied)

    def admits_host(self, request: HTTPServerRequest) -> bool:
        """Return whether a request is for this app, not for a host that only resolves to it."""
        return not self.hosts or request.host.lower() in self.hosts

    def admits_origin(self, request: HTTPServerRequest) -> bool:
        """Return whether the page that opens a websocket is one of this app.

        Browsers always name the page's origin. A program that doesn't isn't a browser, so it has
        nobody's cookies.
        """
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        try:
            page = urlsplit(origin.lower())
        except ValueError:
            return False
        # An attacker in the network can forge a page of the same host that is sent by HTTP.
        if self.secure and page.scheme != "https":
            return False
        return page.netloc in (self.hosts or (request.host.lower(),))


def published(url: str) -> Deployment:
    """Return the deployment of an app that a reverse proxy publishes at an address.

    Raises
    ------
    ValueError
        If it isn't an absolute address with http or https.
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"a public address begins with http:// or https://, not {url!r}")
    host = parts.netloc.lower().removesuffix(_USUAL_PORTS[parts.scheme])
    return Deployment(
        folder=f"{parts.path.rstrip('/')}/",
        hosts=(host,),
        secure=parts.scheme == "https",
        proxied=True,
    )
