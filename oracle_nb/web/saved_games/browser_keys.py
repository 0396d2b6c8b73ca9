"""The secret keys of a browser, to its games and to a learner's progress.

The server alone sets them, in cookies that no script can read: a key is all it takes to open the
games.
"""

import re
import secrets
from collections.abc import Mapping
from typing import Final

KEY: Final = "oracle_key"
"""The cookie with the key to the games of a browser."""
LEARNER: Final = "oracle_learner"
"""The cookie with the key to a learner's progress."""
_SECRET_KEY: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")


def secret_keys(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the keys of a browser by the names of their cookies.

    Missing and malformed keys are replaced by new ones.
    """
    given = {name: cookies.get(name, "") for name in (KEY, LEARNER)}
    return {
        name: key if _SECRET_KEY.fullmatch(key) else secrets.token_urlsafe(18)
        for name, key in given.items()
    }
