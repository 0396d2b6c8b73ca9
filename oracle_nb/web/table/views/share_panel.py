"""Sharing a game: its code, link and file, with a text about each."""

from base64 import b64encode

from oracle_nb.games.addresses import address
from oracle_nb.games.game import Game
from oracle_nb.games.registry import board_data_of
from oracle_nb.games.views import knows_more
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.storage.codes import LINKED
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.importing import FILE, KIND
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.widgets.panels import dialog


def seats_with_secrets(view: GameSnapshot) -> tuple[int, ...]:
    """Return the seats of players with secrets."""
    rules, position = view.shown.rules, view.game.position
    seats = range(rules.players)
    return tuple(seat for seat in seats if knows_more(rules, position, seat, seats))


def share_view(view: GameSnapshot, game: Game) -> Html:
    """Return the code, the link and the file of a game, with their contents.

    ``game`` is the whole game: without what a screen doesn't know, it couldn't be played on.
    """
    say = view.say
    secret = seats_with_secrets(view)
    marked = tag("p", say("share-analysis"), cls="mark") if game.analysis else None
    parts: list[Html | None] = [
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
        about = tag("p", say("share-code-about", command="oracle-nb replay"), cls="decision")
        if view.linked:
            # Only the browser knows if the link begins with this computer.
            reach = html(
                tag("p", say("share-link-about"), cls="decision", data_near="others alone"),
                tag("p", say("share-link-here"), cls="decision", data_near="here"),
            )
            parts.append(_field(view, "link", f"?code={code}", say("share-link"), reach))
        parts.append(_field(view, "code", code, say("share-code"), about))
    else:
        parts.append(tag("p", say("share-long"), cls="secret"))
    data = b64encode(game.to_json()).decode()
    file = tag("a", say("share-file"), href=f"data:{KIND};base64,{data}", download=FILE)
    parts.append(explorer_link(view))
    parts.append(tag("p", file, cls="row"))
    return dialog(say, "share", say("share-title"), *parts)


def explorer_link(view: GameSnapshot) -> Html | None:
    """Return a link to the explorer with the game's board, where there is one."""
    game = view.game
    name = view.shown.rules.name
    if not view.linked:
        return None
    try:
        board = board_data_of(name)
        code = board.write(board.read(game))
    except ValueError:
        # The game has no boards to explore, or its board has no address.
        return None
    return tag("p", link(view.say("share-explore"), address({"explore": code}, name)), cls="row")


def _field(view: GameSnapshot, kind: str, text: str, label: str, about: Html) -> Html:
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
        about,
    )
