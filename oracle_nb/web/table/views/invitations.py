"""The players at each screen, as HTML: for the host with a link to every seat."""

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.game import Game
from oracle_nb.render.html import Html, button, html, plain, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared.open_games import WATCH, Screen
from oracle_nb.web.table.views.clock_view import clock_form
from oracle_nb.web.table.views.requests_view import hand_back_button, substitute_form
from oracle_nb.web.widgets.bar import dialog_attributes


def invite_dialog(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the host's dialog with every seat and its link; None for guests."""
    if screen is None or not screen.hosts:
        return None
    return _seats(view, screen, dialog_attributes("together"))


def invite_panel(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return a guest's panel; None for the host. It is beside the board so as not to cover it."""
    if screen is None or screen.hosts:
        return None
    return _seats(view, screen, {"cls": "dialog beside"})


def _seats(view: GameSnapshot, screen: Screen, attributes: dict[str, str]) -> Html:
    """Return every seat, its player, and the actions for it at this screen."""
    say = view.say
    who = "host" if screen.hosts else "seat"
    links = screen.links()
    rows = [_seat(view, screen, links, seat) for seat in range(view.shown.rules.players)]
    return tag(
        "section",
        tag("h2", say(f"together-title-{who}")),
        tag("p", say(f"together-about-{who}")),
        tag("ul", rows, _watch(view, links) if screen.hosts else None, cls="places"),
        html(_reach(view), chance_notice(view, screen)) if screen.hosts else None,
        clock_form(view, screen),
        _my_name(view, screen) if screen.place >= 0 else None,
        tag("p", button(say("share-close"), "together", cls="quiet", data_close=""), cls="row"),
        **attributes,
        aria_label=say(f"together-title-{who}"),
    )


def _reach(view: GameSnapshot) -> Html:
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


def _seat(view: GameSnapshot, screen: Screen, links: dict[int, str], seat: int) -> Html:
    say, bot = view.say, bool(view.bot_kind(seat))
    if bot:
        state = "bot"
    elif view.seats.bots[seat]:
        state = "substituted"
    elif seat in view.seats.people:
        state = "here"
    else:
        state = "away" if seat in view.seats.away else "there"
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


def _of(view: GameSnapshot, message: str, seat: int) -> str:
    """Return a button's label with the seat's name: without it they would all sound alike."""
    return view.say("place-deed", deed=view.say(message), name=view.name(seat))


def _watch(view: GameSnapshot, links: dict[int, str]) -> Html:
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


def _link(view: GameSnapshot, address: str, place: int, label: str) -> Html:
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


def _my_name(view: GameSnapshot, screen: Screen) -> Html:
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


def chance_notice(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return who may foresee the results of a game; None where nobody can.

    The host, guests and spectators read the same. A notebook's cell has only its own user, who
    chose the seed, and a guided game only the learner, until they invite somebody.
    """
    kind = _fixed_by(view.game)
    if not kind or screen is None:
        return None
    if screen.shared_game.state.tips is not None and not screen.shared_game.given:
        return None
    return tag("p", view.say(f"chance-fixed-{kind}"), cls="decision", data_k="chance-fixed")


def _fixed_by(game: Game) -> str:
    """Return what fixes results of chance: "seed", "given" for a list; "" for nothing."""
    if isinstance(game.chance, SeededChance) and not game.analysis:
        return "seed"
    return "given" if game.given else ""
