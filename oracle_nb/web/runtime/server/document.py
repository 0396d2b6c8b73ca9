"""The document that every page begins as, and one that carries only a message."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from string import Template
from typing import Final, NamedTuple

import msgspec

from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.palette import THEMES
from oracle_nb.text.wording import Wording
from oracle_nb.web.text import words

_FOLDER: Final = Path(__file__).parent
ASSETS: Final = _FOLDER / "assets"
"""Scripts and style sheets of these documents."""
_CAUSES: Final = ("insecure", "cookies", "frame", "socket", "scripts")
"""The refusals of a browser that keep a session from opening, as assets/session.js names them."""

_FONT_RULE: Final = re.compile(r"@font-face \{[^}]*\}")
_FONT_FILE: Final = re.compile(r'url\("([^"]*)"\)')


@cache
def _template() -> Template:
    return Template((_FOLDER / "document.html").read_text("utf-8"))


class DocumentContext(NamedTuple):
    """The settings of a document besides its content.

    Parameters
    ----------
    assets
        The address of the folder `ASSETS`.
    language
        The language of the document until its session begins.
    theme
        The theme the browser has chosen; any other text follows the system.
    title
        The title of the tab until the page is there; the app's name if not given.
    """

    assets: str
    language: str
    theme: str = ""
    title: str = ""


def font_rules(address: Callable[[str], str]) -> str:
    """Return the style rules of the typeface, for a page that isn't one of these documents.

    ``address`` returns the address of a file of the folder `ASSETS`.
    """
    rules = _FONT_RULE.findall((ASSETS / "document.css").read_text("utf-8"))
    return _FONT_FILE.sub(lambda file: f'url("{address(file[1])}")', "\n".join(rules))


def session_page(
    token: str,
    place: DocumentContext,
    scripts: Sequence[str],
    *,
    known: bool,
    secure: bool = False,
) -> str:
    """Return the document that opens a session.

    Parameters
    ----------
    token
        The token that opens the websocket of the session.
    place
        The address of its assets, and its language and theme.
    scripts
        The addresses of the scripts that the session needs, in the order in which they run.
    secure
        Whether browsers keep the cookies of the page only where it was loaded by HTTPS.
    known
        Whether the browser has sent the cookie with its key: if not, it may refuse cookies.
    """
    say, assets = words(place.language).say, place.assets
    loaded = (*scripts, f"{assets}/session.js")
    session = Html(_json({"token": token, "known": known, "secure": secure}))
    head = html(
        tag("script", src=f"{assets}/theme.js"),
        *(tag("script", src=address, defer=True) for address in loaded),
    )
    body = html(
        tag("div", tag("p", say("page-opens"), role="status", cls="message"), id="app"),
        _refused(words(place.language)),
        tag(
            "noscript",
            tag("style", Html("#app { display: none; }")),
            tag("p", say("page-script"), cls="message"),
        ),
        tag("script", session, type="application/json", id="session"),
    )
    return document(place, head, body)


def _refused(wording: Wording) -> Html:
    """Return what a page says that can't open its session: one paragraph for each cause."""
    say = wording.say
    causes = [
        tag("p", say(f"page-refused-{cause}"), data_cause=cause, hidden=True) for cause in _CAUSES
    ]
    own = tag("a", say("page-own-tab"), href="", target="_blank", data_cause="frame", hidden=True)
    again = tag("a", say("page-again"), href="")
    ways = tag("p", own, " ", again)
    return tag("div", causes, ways, role="alert", cls="message", id="refused", hidden=True)


def message_page(message: str, place: DocumentContext, home: str | None = "") -> str:
    """Return a document that shows a single message and a link.

    Parameters
    ----------
    message
        The id of the message.
    place
        The address of its assets, and its language and theme.
    home
        Where the link leads: the address of the home page, or "" for the same page again. None
        for no link.
    """
    say = words(place.language).say
    way = tag("p", tag("a", say("page-home" if home else "page-again"), href=home or "?"))
    parts = (tag("h1", say("app-name")), tag("p", say(message)), None if home is None else way)
    body = tag("main", parts, cls="message")
    return document(place, tag("script", src=f"{place.assets}/theme.js"), body)


def document(place: DocumentContext, head: Html, body: Html) -> str:
    """Return a document with a head and a body."""
    return _template().substitute(
        language=place.language,
        theme=place.theme if place.theme in THEMES else "",
        title=html(place.title or words(place.language).say("app-name")),
        assets=place.assets,
        head=head,
        body=body,
    )


def _json(value: dict[str, object]) -> str:
    """Return JSON that can't end the script element it is in."""
    return msgspec.json.encode(value).decode().replace("<", "\\u003c")
