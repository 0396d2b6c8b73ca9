"""The players at each screen, as HTML: for the host with a link to every seat."""

from oracle_nb.render.html import Html, button, html, plain, tag
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.shared.open_games import WATCH, Screen
from oracle_nb.web.table.views.chance_notice import chance_notice
from oracle_nb.web.table.views.clock_view import clock_form
from oracle_nb.web.table.views.requests_view import hand_back_button, substitute_form
from oracle_nb.web.table.views.table_view import TableView
from oracle_nb.web.widgets.bar import dialog_attributes


def invite_dialog(view: TableView, controller: TableController) -> Html | None:
    """Return the host's dialog with every seat and its link; None while it is closed."""
    screen = view.screen
    if screen is None or not screen.hosts or not controller.inviting:
        return None
    return _seats(view, screen, dialog_attributes("together"))


def invite_panel(view: TableView, controller: TableController) -> Html | None:
    """Return a guest's panel, which is beside the board so as not to cover it."""
    screen = view.screen
    if screen is None or screen.hosts or not controller.inviting:
        return None
    return _seats(view, screen, {"cls": "dialog beside"})


def _seats(view: TableView, screen: Screen, attributes: dict[str, str]) -> Html:
    """Return every seat, its player, and the actions for it at this screen."""
    say = view.say
    who = "host" if screen.hosts else "seat"
    links = screen.links()
    rows = [_seat(view, screen, links, seat) for seat in range(view.controller.rules.players)]
    return tag(
        "section",
        tag("h2", say(f"together-title-{who}")),
        tag("p", say(f"together-about-{who}")),
        tag("ul", rows, _watch(view, links) if screen.hosts else None, cls="places"),
        html(_reach(view), chance_notice(view)) if screen.hosts else None,
        clock_form(view, screen),
        _my_name(view, screen) if screen.place >= 0 else None,
        tag("p", button(say("share-close"), "together", cls="quiet", data_close=""), cls="row"),
        **attributes,
        aria_label=say(f"together-title-{who}"),
    )


def _reach(view: TableView) -> Html:
    """Return the reach of the links: only the browser knows if they begin with this computer."""
    return html(
        tag("p", view.say("together-reach"), cls="decision", data_near="others"),
        tag(
            "p",
            view.say("together-here", command="oracle-nb play --share"),
            cls="decision",
            data_near="here",
        ),
    )


def _seat(view: TableView, screen: Screen, links: dict[int, str], seat: int) -> Html:
    say, controller = view.say, view.controller
    bot = controller.game.is_bot(seat)
    if bot:
        state = "bot"
    elif controller.bots.playing(seat):
        state = "substituted"
    elif seat in controller.seating.people:
        state = "here"
    else:
        state = "away" if seat in controller.seating.away else "there"
    who = html(
        view.icon(seat),
        tag("span", view.name(seat), cls="who"),
        tag("small", say(f"place-{state}"), cls=state),
    )
    control = None
    if seat in links:
        control = _link(view, links[seat], seat, say("place-link", name=view.name(seat)))
    elif screen.hosts and not bot:
        control = button(
            say("place-give"), "give", str(seat), aria_label=_of(view, "place-give", seat)
        )
    substitute = substitute_form(view, screen, seat) or hand_back_button(
        view, screen, seat, "play-again" if screen.place == seat else "hand-back"
    )
    return tag("li", tag("span", who, cls="seat"), control, substitute, data_k=f"seat-{seat}")


def _of(view: TableView, message: str, seat: int) -> str:
    """Return a button's label with the seat's name: without it they would all sound alike."""
    return view.say("place-deed", deed=view.say(message), name=view.name(seat))


def _watch(view: TableView, links: dict[int, str]) -> Html:
    say = view.say
    control = button(say("watch-give"), "give", str(WATCH))
    if WATCH in links:
        control = _link(view, links[WATCH], WATCH, say("watch-link"))
    return tag(
        "li",
        tag("span", tag("span", say("watch"), cls="who"), cls="seat"),
        control,
        data_k="seat-watch",
    )


def _link(view: TableView, address: str, place: int, label: str) -> Html:
    say = view.say
    take_back = "watch-take-back" if place == WATCH else "place-take-back"
    mine = f"link-to-{place if place >= 0 else 'watch'}"
    entry = tag(
        "input",
        value=address,
        readonly=True,
        aria_label=label,
        cls=mine,
        data_change="",
        data_link=True,
    )
    return tag(
        "span",
        entry,
        button(say("share-copy"), "copy", data_copy=f".{mine}", data_copied=say("share-copied")),
        button(say(take_back), "take-back", str(place), cls="quiet"),
        cls="share-field",
    )


def _my_name(view: TableView, screen: Screen) -> Html:
    say = view.say
    field = tag(
        "input",
        name="name",
        value=plain(view.name(screen.place)),
        aria_label=say("my-name"),
        autocomplete="nickname",
    )
    keep = tag("button", say("my-name-keep"), type="submit", cls="primary")
    return tag(
        "form", tag("label", say("my-name"), " ", field), keep, cls="share-field", data_do="my-name"
    )
