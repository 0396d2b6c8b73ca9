"""Notices at the top of a table, as HTML: requests to undo, a rematch, bots, failing storage."""

from oracle_nb.render.html import Child, Html, button, html, tag
from oracle_nb.storage.database import StorageError
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared import takeover, undo_consent
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.text.storage_errors import storage_text


def requests_view(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the requests that the player at this screen must answer, over the page."""
    if screen is None:
        return None
    undo = _undo(view, screen)
    return tag("div", undo, cls="requests", data_k="requests") if undo else None


def banners_view(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return what goes on until somebody changes it, each in a line that covers nothing."""
    if screen is None:
        return None
    return html(_substituted(view, screen), _rematch(view, screen))


def banner(name: str, text: str, do: Html | None) -> Html:
    """Return a line above the board, with a button."""
    return tag("section", tag("span", text), do, cls="banner", role="status", data_k=name)


def rematch_button(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the button that begins, joins or suggests a rematch."""
    way = "start" if screen is None else screen.rematch
    if not way:
        return None
    return button(
        view.say(f"rematch-{way}"),
        "rematch-suggest" if way == "suggest" else "rematch",
        cls="primary",
        data_focus="",
        title=view.say(f"rematch-about-{way}"),
    )


def substitute_form(view: GameSnapshot, screen: Screen, seat: int) -> Html | None:
    """Return the form by which the host lets a bot play a seat; None where it must not."""
    bots = takeover.bots_for(screen.shared_game, seat) if screen.hosts else ()
    if not bots:
        return None
    label = view.say("take-over-which", name=view.name(seat))
    usual = takeover.usual(screen.shared_game.game)
    options = [
        tag("option", view.say("seat-bot", name=bot), value=f"{seat}:{bot}", selected=bot == usual)
        for bot in bots
    ]
    return tag(
        "form",
        tag("select", options, name="name", aria_label=label),
        tag(
            "button",
            view.say("take-over"),
            type="submit",
            aria_label=view.say("place-deed", deed=view.say("take-over"), name=view.name(seat)),
        ),
        cls="substitute",
        data_do="take-over",
        data_k=f"substitute-{seat}",
    )


def hand_back_button(view: GameSnapshot, screen: Screen, seat: int, message: str) -> Html | None:
    """Return the button by which a player plays a seat again; None where this screen must not."""
    if not takeover.may_hand_back(screen.shared_game, screen.place, seat):
        return None
    own = view.say("place-deed", deed=view.say(message), name=view.name(seat))
    return button(view.say(message), "hand-back", str(seat), cls="primary", aria_label=own)


def absent_view(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the actions of the host while everybody waits for an absent or late player."""
    seat = view.game.to_move
    if screen is None or seat is None:
        return None
    clock, away = screen.shared_game.state.clock, seat in screen.shared_game.away
    form = substitute_form(view, screen, seat)
    if form is None or not (away or (clock is not None and seat in clock.flagged)):
        return None
    up = view.say("take-over-up", name=view.name(seat))
    about = view.say("take-over-about") if away else up
    return tag("div", tag("p", about), form, role="status", data_k="absent")


def rematch_wanted(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the players asking for a rematch, until it has begun."""
    state = None if screen is None else screen.shared_game.state
    if state is None or not state.wanting_rematch or state.rematch is not None:
        return None
    names = tuple(view.name(seat) for seat in state.wanting_rematch)
    return tag("p", view.say("rematch-wanted", names=names), role="status", cls="wanted")


def _section(name: str, *parts: Html | None) -> Html:
    return tag("section", parts, cls="request", role="status", data_k=f"request-{name}")


def _undo(view: GameSnapshot, screen: Screen) -> Html | None:
    """Return a pending request to undo, as it concerns the player at this screen."""
    shared_game, say = screen.shared_game, view.say
    request = undo_consent.pending(shared_game)
    if request is None:
        return None
    name, own = view.name(request.seat), request.place == screen.place
    if request.declined >= 0:
        return _section(
            "undo-declined",
            tag("p", say("undo-declined", name=view.name(request.declined), asker=name, own=own)),
        )
    history = shared_game.game.history
    before = (
        history[request.keep - 1].position if request.keep else shared_game.game.opening.position
    )
    action = str(view.shown.texts.announcement(before, history[request.keep].action))
    kept = shared_game.game.count_known(view.seats.knower, request.keep + 1)
    since = max(0, view.actions - kept)
    waits = undo_consent.waits_for(shared_game, request)
    items = [
        tag("p", tag("b", say("undo-asked", name=name, action=action, count=since, own=own))),
        tag("p", say("undo-chance"), cls="decision") if request.chance else None,
    ]
    if screen.place in waits:
        items.append(
            tag(
                "div",
                button(say("undo-agree"), "undo-agree", cls="primary"),
                button(say("undo-decline"), "undo-decline"),
                cls="row",
            )
        )
    else:
        asked = [seat for place in sorted(waits) for seat in shared_game.seats(place)]
        names = tuple(view.name(seat) for seat in asked)
        items.append(tag("p", say("undo-waits", names=names), cls="decision"))
    if own:
        items.append(
            tag("div", button(say("undo-withdraw"), "undo-withdraw", cls="quiet"), cls="row")
        )
    return _section("undo", *items)


def _substituted(view: GameSnapshot, screen: Screen) -> list[Html]:
    """Return a notice that a bot plays for somebody here, with the way to play again."""
    own = screen.shared_game.seats(screen.place)
    if screen.shared_game.game.to_move is None:
        return []
    reader = "several" if len(own) > 1 else "host" if screen.hosts else "guest"
    return [
        banner(
            f"bot-{seat}",
            view.say(
                "bot-for-you",
                name=view.name(seat),
                reader=reader,
                bot=view.say("seat-bot", name=bot),
            ),
            hand_back_button(view, screen, seat, "play-again"),
        )
        for seat, bot in screen.shared_game.state.substitutes.items()
        if seat in own
    ]


def _rematch(view: GameSnapshot, screen: Screen) -> Html | None:
    """Return the way to a rematch that has begun."""
    shared_game = screen.shared_game
    if shared_game.game.to_move is not None or shared_game.state.rematch is None:
        return None
    return banner("rematch", view.say("rematch-begun"), rematch_button(view, screen))


def unsaved_view(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return why the game isn't saved, with a way to save it as a file; None where it is.

    Where it is saved, but nobody knows what others do in it, the notice says that.
    """
    if screen is None:
        return None
    fault, away = screen.shared_game.fault, screen.shared_game.storage_away
    say = view.say
    if fault is None:
        if away is None:
            return None
        return _storage_notice("storage-away", "storage-away-go-on", away, view)
    # A file holds secrets of the players of a shared game.
    file = None if view.seats.shared else button(say("share-file"), "save-file")
    more = (" ", say("unsaved-file"), " ", file) if file else None
    return _storage_notice("unsaved", "unsaved-go-on", fault, view, more)


def _storage_notice(
    message: str, then: str, fault: StorageError, view: GameSnapshot, more: Child = None
) -> Html:
    return tag(
        "section",
        tag("strong", view.say(message)),
        " ",
        storage_text(fault, view.language),
        " ",
        view.say(then),
        more,
        cls="notice unsaved",
        role="alert",
        data_k="unsaved",
    )
