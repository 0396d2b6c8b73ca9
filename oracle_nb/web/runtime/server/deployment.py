"""The address of the app: its path, the hosts that may reach it, and how cookies are set."""

import re
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

from tornado.httputil import HTTPServerRequest

_USUAL_PORTS: Final = {"http": ":80", "https": ":443"}
"""The ports that browsers leave out, by the protocol."""

_PUBLIC: Final = re.compile(
    r"(https?)://(\[[0-9a-f:.]+\]|\w[\w.-]*)(?::([1-9][0-9]{0,4}))?"
    r"((?:/(?:[a-z0-9._~!$&'()*+,;=:@-]|%[0-9a-f]{2})+)*)/?",
    re.IGNORECASE,
)
"""The scheme, the host, the port and the path of an address."""
_ODD: Final = re.compile(r"[/\\\x00-\x1f\x7f]")
"""Characters that no proxy passes on in the name of a folder."""
_LONGEST_LABEL: Final = 63
"""Maximum number of characters between two dots of a host."""
_LARGEST_PORT: Final = 65_535
_RIGHT_FORM: Final = (
    "write the address as browsers show it, such as https://games.example.org/oracle: http:// or "
    "https://, the host, the port if it isn't the usual one, and the path; without a user, a "
    "password, spaces, or anything after ? or #"
)
LOCAL_HOSTS: Final = ("localhost", "127.0.0.1")
"""The names of this machine that nobody else can reach."""


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
        here = all(host.rpartition(":")[0] in LOCAL_HOSTS for host in self.hosts)
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
        if (self.secure or self._forwarded_securely(request)) and page.scheme != "https":
            return False
        return page.netloc in (self.hosts or (request.host.lower(),))

    def _forwarded_securely(self, request: HTTPServerRequest) -> bool:
        """Return whether a server in front of Jupyter says that the page came by HTTPS."""
        names = ("X-Forwarded-Proto", "X-Scheme")
        schemes = (request.headers.get(name, "").partition(",")[0].strip() for name in names)
        return self.framed and "https" in schemes


def published(url: str) -> Deployment:
    """Return the deployment of an app that a reverse proxy publishes at an address.

    Raises
    ------
    ValueError
        If it isn't an address as browsers show it. The message repeats nothing of it: it may hold a
        password.
    """
    match = _PUBLIC.fullmatch(url)
    scheme, host, port, path = match.groups() if match else ("", "", None, "")
    try:
        # Browsers send the names of hosts in this form.
        host = host.encode("ascii" if host.isascii() else "idna").decode().lower()
    except UnicodeError:
        match = None
    names = [unquote(name) for name in path.split("/")]
    odd = [name for name in names if name in (".", "..") or _ODD.search(name)]
    long = any(len(label) > _LONGEST_LABEL for label in host.split("."))
    if match is None or odd or long or int(port or 1) > _LARGEST_PORT:
        raise ValueError(_RIGHT_FORM)
    scheme = scheme.lower()
    return Deployment(
        folder=f"{path.rstrip('/')}/",
        hosts=(f"{host}:{port}".removesuffix(_USUAL_PORTS[scheme]) if port else host,),
        secure=scheme == "https",
        proxied=True,
    )
