"""URLs of PostgreSQL databases, read strictly: no part of a password can end up as anything else.

libpq guesses. In ``postgresql://ann:my/secret@host/games`` it takes "ann" for the host, "my" for
its port and the rest for the name of the database, all of which appear in messages. Here such a URL
is refused, and no message repeats any of it.
"""

import re
from typing import Final, NamedTuple
from urllib.parse import quote, unquote_to_bytes, urlencode

from oracle_nb.storage.database.base import DatabaseURLError

SCHEMES: Final = ("postgresql", "postgres")
_EXAMPLE: Final = "postgresql://user@host/name"
_ESCAPES: Final = (
    "in the user, the password and the name of the database, write @ as %40, / as %2F, : as %3A, "
    "? as %3F, # as %23, % as %25 and a space as %20"
)
_URL: Final = re.compile(r"([^/?@]*@)?([^/?@]*)(?:/([^/?@]*))?(?:\?([^?@]*))?", re.DOTALL)
"""The account, the hosts, the name of the database, and the parameters."""
_HOST: Final = re.compile(
    r"(\[[0-9A-Fa-f:.]+\]|[\w.-]*|%2[Ff](?:[\w.-]|%2[Ff])*)(?::([1-9][0-9]{0,4})?)?"
)
"""A host and its port: a name, a number, or the folder of a socket."""
_DATABASE: Final = re.compile(r"[\w.$~+-]*")
_USER: Final = re.compile(r"[\w.$~+@-]*")
"""With any other character in it, it is more likely a misplaced password."""
_VALUES: Final = {
    "host": re.compile(r"[\w.:/,-]*"),
    "hostaddr": re.compile(r"[0-9A-Fa-f.:,]*"),
    "port": re.compile(r"[0-9]{0,5}(?:,[0-9]{0,5})*"),
    "user": _USER,
    "dbname": _DATABASE,
}
"""Valid values of parameters after the question mark."""
_PARAMETER: Final = re.compile(r"[a-z_]+")
_RAW: Final = re.compile(r"[\s\x00-\x1f\x7f]|%(?![0-9A-Fa-f]{2})|%00")
"""Characters that no part of a URL may contain."""
_CONNECTION_STRING: Final = re.compile(
    r"\s*postgres(?:ql)?:|:[^@]*@|\b(?:password|host|hostaddr|dbname|user|service)\s*=",
    re.IGNORECASE,
)
_LARGEST_PORT: Final = 65_535
_SHOWN: Final = (
    *("host", "hostaddr", "port", "sslmode", "sslrootcert", "options", "target_session_attrs"),
    *("connect_timeout", "service"),
)
"""Parameters that a name shows."""


class DatabaseAddress(NamedTuple):
    """A database server as a URL names it."""

    parameters: dict[str, str]
    """The parameters of libpq."""
    name: str
    """The URL without anything secret."""
    secrets: tuple[str, ...]
    """The texts that must never be shown."""


def is_connection_string(text: str) -> bool:
    """Return whether a text is meant as the address of a database server, not as a path."""
    return "://" in text or _CONNECTION_STRING.search(text) is not None


def database_address(url: str) -> DatabaseAddress:
    """Return the database server that a URL names.

    Raises
    ------
    DatabaseURLError
        If the URL isn't unambiguous. The message repeats nothing of it.

    Examples
    --------
    >>> database_address("postgresql://ann:secret%2F1@db.example.org:5433/games").name
    'postgresql://ann@db.example.org:5433/games'
    >>> database_address("postgresql://ann:secret/1@db.example.org:5433/games")
    Traceback (most recent call last):
        ...
    oracle_nb.storage.database.base.DatabaseURLError: the URL of the database is ambiguous: in the \
user, the password and the name of the database, write @ as %40, / as %2F, : as %3A, ? as %3F, \
# as %23, % as %25 and a space as %20
    """
    scheme, separator, rest = url.strip().partition("://")
    if scheme not in SCHEMES or not separator:
        raise DatabaseURLError(f"the database must be a URL such as {_EXAMPLE}")
    match = _URL.fullmatch(rest)
    if match is None or _RAW.search(rest):
        raise DatabaseURLError(f"the URL of the database is ambiguous: {_ESCAPES}")
    account, hosts, name, query = (part or "" for part in match.groups())
    user, _, password = account.removesuffix("@").partition(":")
    given = {
        "user": _identifier(_decoded(user), "user"),
        "password": _decoded(password),
        "dbname": _identifier(_decoded(name), "name"),
        **_hosts(hosts),
    }
    parameters = {key: value for key, value in given.items() if value}
    for key, value in _parameters(query):
        if key in parameters:
            # Not even the name of a parameter: it may be a part of a password.
            raise DatabaseURLError("the URL of the database has the same parameter twice")
        if key in _VALUES and _VALUES[key].fullmatch(value) is None:
            raise DatabaseURLError(f"the parameter {key} in the URL of the database is wrong")
        parameters[key] = value
    secrets = tuple(
        value for key, value in parameters.items() if "password" in key or "secret" in key
    )
    return DatabaseAddress(parameters, _shown(parameters), secrets)


def _decoded(text: str) -> str:
    try:
        return unquote_to_bytes(text).decode()
    except UnicodeDecodeError:
        raise DatabaseURLError("the URL of the database must be percent-encoded UTF-8") from None


def _identifier(text: str, what: str) -> str:
    """Return the name of a user or a database. Raises DatabaseURLError."""
    if (_USER if what == "user" else _DATABASE).fullmatch(text) is None:
        raise DatabaseURLError(
            f"the {what} in the URL of the database can't be right, or the password has special "
            "characters: write them percent-encoded, such as / as %2F and @ as %40"
        )
    return text


def _hosts(text: str) -> dict[str, str]:
    """Return the hosts and ports of a URL. Raises DatabaseURLError."""
    hosts, ports = [], []
    for word in text.split(","):
        match = _HOST.fullmatch(word)
        host, port = match.groups() if match else ("", "")
        if match is None or int(port or 0) > _LARGEST_PORT:
            raise DatabaseURLError(
                "the host or the port in the URL of the database is wrong, or the password has "
                "special characters: write them percent-encoded, such as / as %2F and @ as %40"
            )
        hosts.append(_decoded(host).strip("[]"))
        ports.append(port or "")
    return {
        "host": ",".join(hosts) if any(hosts) else "",
        "port": ",".join(ports) if any(ports) else "",
    }


def _parameters(query: str) -> list[tuple[str, str]]:
    """Return the parameters after the question mark. Raises DatabaseURLError."""
    if not query:
        return []
    parameters = []
    for part in query.split("&"):
        key, separator, value = part.partition("=")
        if not separator or _PARAMETER.fullmatch(key) is None or "=" in value:
            raise DatabaseURLError(
                "the parameters in the URL of the database must look like ?name=value&name=value; "
                "in a value, write & as %26, = as %3D, ? as %3F and % as %25"
            )
        parameters.append((key, _decoded(value)))
    return parameters


def _shown(parameters: dict[str, str]) -> str:
    """Return a URL without anything secret."""
    rest: dict[str, str] = {name: parameters[name] for name in _SHOWN if name in parameters}
    user, name = parameters.get("user", ""), parameters.get("dbname", "")
    host, port = rest.pop("host", ""), rest.pop("port", "")
    if host.startswith("/"):
        rest["host"], host = host, ""
    ports = [*port.split(","), *[""] * host.count(",")]
    hosts = [f"[{other}]" if ":" in other else other for other in host.split(",")]
    where = f"{quote(user)}@" if user else ""
    where += ",".join(
        f"{host}:{at}" if at else host for host, at in zip(hosts, ports, strict=False)
    )
    asked = f"?{urlencode(rest, safe='/')}" if rest else ""
    return f"postgresql://{where}/{quote(name)}{asked}"
