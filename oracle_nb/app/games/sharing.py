"""A game passed on: its code and its file, what is told about them, and opening what comes back."""

from base64 import b64encode
from typing import Any, Final

from oracle_nb.app.table.desk import Desk
from oracle_nb.app.table.views import View
from oracle_nb.app.wording import words
from oracle_nb.codes import LINKED, CodeError, found_code
from oracle_nb.draw.html import Html, button, html, tag
from oracle_nb.game import Game
from oracle_nb.games import from_code, from_json
from oracle_nb.saves import SaveError
from oracle_nb.verdict import IllegalAction

FILE: Final = "oracle-game.json"
"""What the file of a game is called."""
KIND: Final = "application/json"
LARGEST: Final = 4_000_000
"""More letters than a game of many hours has: a page reads no more, and sends no more."""


# --- passing on ----------------------------------------------------------------------------------


def knowing(desk: Desk) -> tuple[int, ...]:
    """The seats in which somebody knows what not everybody knows."""
    rules, position = desk.rules, desk.game.position
    seats = range(rules.players)
    views = [rules.view(position, seat) for seat in seats]
    return tuple(
        seat
        for seat in seats
        if any(rules.view(views[seat], other) != views[seat] for other in seats)
    )


def share_view(view: View) -> Html:
    """The code, the link and the file of a game, and what is in them."""
    say, game = view.say, view.desk.game
    secret = knowing(view.desk)
    marked = tag("p", say("share-analysis"), cls="mark") if game.analysis else None
    parts: list[Html | None] = [
        tag("h2", say("share-title")),
        tag("p", say("share-about")),
        tag("p", say("share-open")),
        marked,
    ]
    if secret:
        names = tuple(view.name(seat) for seat in secret)
        warning = say("share-secret", names=names, count=len(names))
        parts.append(tag("p", warning, cls="secret"))
    try:
        code = game.share()
    except SaveError:
        code = ""
    if code and len(code) <= LINKED:
        about = say("share-code-about", command="oracle-nb replay")
        if view.linked:
            parts.append(
                _field(view, "link", f"?code={code}", say("share-link"), say("share-link-about"))
            )
        parts.append(_field(view, "code", code, say("share-code"), about))
    else:
        parts.append(tag("p", say("share-long"), cls="secret"))
    data = b64encode(game.to_json()).decode()
    file = tag("a", say("share-file"), href=f"data:{KIND};base64,{data}", download=FILE)
    close = button(say("share-close"), "share", cls="quiet")
    parts.append(tag("p", file, close, cls="row"))
    return tag("section", parts, cls="sharing", data_k="sharing", aria_label=say("share-title"))


def _field(view: View, kind: str, text: str, label: str, about: str) -> Html:
    say = view.say
    entry = tag(
        "input",
        value=text,
        readonly=True,
        aria_label=label,
        cls=f"share-{kind}",
        data_change="",
        data_link=kind == "link",
    )
    copied = say("share-copied")
    copy = button(say("share-copy"), "copy", data_copy=f".share-{kind}", data_copied=copied)
    return html(
        tag("h3", label),
        tag("div", entry, copy, cls="share-field"),
        tag("p", about, cls="decision"),
    )


# --- opening -------------------------------------------------------------------------------------


def opened(text: str, bots: tuple[str, ...], language: str) -> Game[Any, Any]:
    """The game of a code, a link or a file's text, with bots that there are.

    Raises ValueError that says in the language what is wrong with it.
    """
    say = words(language).say
    if not text.strip():
        raise ValueError(say("unread-nothing"))
    if len(text) > LARGEST:
        raise ValueError(say("unread-large", size=str(round(len(text) / 1e6))))
    try:
        is_file = not found_code(text[:20_000]) and text.lstrip()[:1] in ("{", "[")
        game = from_json(text.strip()) if is_file else from_code(text)
    except SaveError as error:
        raise ValueError(unread(error, language)) from None
    for seat in range(game.rules.players):
        name = game.seats[seat].removeprefix("bot:")
        if game.is_bot(seat) and name not in bots:
            raise ValueError(say("unread-game", reason=say("unread-bot", name=name[:60])))
    return game


def unread(error: SaveError | OSError, language: str) -> str:
    """What is wrong with a game that can't be opened: of an illegal action, its refusal."""
    say, cause = words(language).say, error.__cause__
    if isinstance(error, CodeError):
        return say(f"unread-code-{error.fault}")
    if isinstance(error, OSError):
        return say("unread-game", reason=str(error))
    if isinstance(cause, IllegalAction):
        reason = cause.told(language)
        return say(
            "unread-action", number=str(error.action), action=str(cause.action), reason=reason
        )
    if error.action:
        return say("unread-entry", number=str(error.action), reason=str(cause or error))
    return say("unread-game", reason=str(error)[:500])
