"""The players at each screen, as HTML: for the host with a link to every seat."""

from typing import Final

from oracle_nb.core.chance import SeededChance
from oracle_nb.games.game import Game
from oracle_nb.render.html import Html, button, html, plain, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared.open_games import WATCH, Screen
from oracle_nb.web.table.views.clock_view import clock_form
from oracle_nb.web.table.views.requests_view import hand_back_button, substitute_form
from oracle_nb.web.text import seat_title
from oracle_nb.web.widgets.panels import dialog
from oracle_nb.web.widgets.qr_code import qr_code

_SHARED: Final = "oracle-nb play --share"
"""The command that lets others reach the app."""


def invite_dialog(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return the host's dialog with every seat and its link; None for guests."""
    if screen is None or not screen.hosts:
        return None
    say, local = view.say, screen.shared_game.store.database.local
    return dialog(
        say,
        "together",
        say("together-title-host"),
        tag("p", say("together-about-local" if local else "together-about-host")),
        None if local else _reach(view),
        None if local else _host_name(view, screen),
        _seats(view, screen),
        chance_notice(view, screen),
        _clock(view, screen),
    )


def invite_panel(view: GameSnapshot, screen: Screen | None) -> Html | None:
    """Return a guest's panel; None for the host.

    It is beside the board so as not to cover it, and low: whose turn it is must stay in sight.
    """
    if screen is None or screen.hosts:
        return None
    say = view.say
    title = say("together-title-seat")
    return tag(
        "section",
        _my_name(view, plain(view.name(screen.place))) if screen.place >= 0 else None,
        tag(
            "details",
            tag("summary", tag("b", title)),
            tag("p", say("together-about-seat")),
            _seats(view, screen),
            open=screen.place < 0,
            data_k="who-plays",
        ),
        tag("p", button(say("share-close"), "close", cls="quiet", data_close=""), cls="row"),
        cls="dialog beside",
        aria_label=title,
    )


def _seats(view: GameSnapshot, screen: Screen) -> Html:
    """Return a table of the seats: who plays each, where, and the link that leads to it."""
    say, links = view.say, screen.links()
    watched = screen.hosts and not screen.shared_game.store.database.local
    heads = ("place-player", "place-plays", "place-link-head")[: 3 if watched else 2]
    rows = [_seat(view, screen, links, seat) for seat in range(view.shown.rules.players)]
    return tag(
        "table",
        tag("thead", tag("tr", [tag("th", say(head), scope="col") for head in heads])),
        tag("tbody", rows, _watch(view, screen, links) if watched else None),
        cls="places",
    )


def _reach(view: GameSnapshot) -> Html:
    """Return the reach of the links: only the browser knows if they begin with this computer."""
    before, after = view.say("together-here", command=_SHARED).split(_SHARED)
    return html(
        tag("p", view.say("together-reach"), cls="decision", data_near="others"),
        tag("p", before, tag("code", _SHARED), after, cls="decision", data_near="here"),
        tag("p", view.say("together-alone"), cls="decision", data_near="alone"),
    )


def _clock(view: GameSnapshot, screen: Screen) -> Html | None:
    """Return the clock of the game, whose form is folded while there is none."""
    form = clock_form(view, screen)
    clock = screen.shared_game.state.clock
    if form is None:
        return None
    kind = view.say(f"clock-{'none' if clock is None else clock.kind}")
    head = tag("summary", tag("b", view.say("clock-title")), ": ", kind)
    return tag("details", head, form, data_k="clock")


def _seat(view: GameSnapshot, screen: Screen, links: dict[int, str], seat: int) -> Html:
    say, kind = view.say, view.bot_kind(seat)
    if kind:
        state = "bot"
    elif view.seats.bots[seat]:
        state = "substituted"
    elif seat in view.seats.people:
        state = "here"
    else:
        absent = "expected" if seat in view.seats.expected else "away"
        state = absent if seat in view.seats.away else "there"
    who = tag("th", view.icon(seat), tag("span", view.name(seat), cls="who"), scope="row")
    control = None
    if seat in links:
        control = _link(view, screen, links[seat], seat, view.name(seat))
    elif screen.shared_game.store.database.local:
        control = None
    elif screen.hosts and (not kind or view.game.to_move is not None):
        title = say("place-give-bot") if kind else None
        label = _label(view, "place-give", seat)
        control = button(say("place-give"), "give", str(seat), aria_label=label, title=title)
    substitute = substitute_form(view, screen, seat) or hand_back_button(
        view, screen, seat, "play-again" if screen.place == seat else "hand-back"
    )
    cells = (
        who,
        tag("td", tag("small", kind or say(f"place-{state}"), cls=state)),
        tag("td", tag("div", control, substitute)) if screen.hosts or substitute else None,
    )
    return tag("tr", cells, data_k=f"seat-{seat}")


def _label(view: GameSnapshot, message: str, seat: int) -> str:
    """Return a button's label with the seat's name: without it they would all sound alike."""
    return view.say("place-deed", deed=view.say(message), name=view.name(seat))


def _watch(view: GameSnapshot, screen: Screen, links: dict[int, str]) -> Html:
    say = view.say
    control = button(say("watch-give"), "give", str(WATCH))
    if WATCH in links:
        control = _link(view, screen, links[WATCH], WATCH, say("watch"))
    cells = (tag("th", say("watch"), scope="row"), tag("td"), tag("td", control))
    return tag("tr", cells, data_k="seat-watch")


def _link(view: GameSnapshot, screen: Screen, address: str, place: int, name: str) -> Html:
    say = view.say
    label = say("watch-link") if place == WATCH else say("place-link", name=name)
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
    copy = button(say("share-copy"), "copy", data_copy=f".{mine}", data_copied=say("share-copied"))
    coded = screen.code_of(place)
    code = button(
        say("qr-code"),
        "qr-code",
        str(place),
        aria_label=say("qr-code-of", name=name),
        aria_expanded="true" if coded else "false",
        # Only the browser knows the whole of the link. One to this computer leads phones nowhere.
        data_from=f".{mine}",
        data_near="others",
    )
    return html(
        tag(
            "span",
            entry,
            copy,
            code,
            button(say("withdraw-link"), "take-back", str(place), cls="quiet"),
            cls="share-field",
        ),
        qr_code(coded, say("qr-code-of", name=name)) if coded else None,
    )


def _host_name(view: GameSnapshot, screen: Screen) -> Html | None:
    """Return the field for the host's name, without which others read "Player 1"."""
    (seat, *others) = screen.shared_game.seats(screen.place) or (None,)
    if seat is None or others or not seat_title(view.game.seats[seat]):
        return None
    # With a name, one goes on to invite others.
    others_row = f'.places tr:not([data-k="seat-{seat}"])'
    return _my_name(view, "", back=f'{others_row} :is([data-do="give"], [data-link])')


def _my_name(view: GameSnapshot, name: str, back: str | None = None) -> Html:
    """Return the field for a name; ``back``: what gets the focus once the field has gone."""
    say = view.say
    field = tag(
        "input",
        name="name",
        value=name,
        aria_label=say("my-name"),
        autocomplete="nickname",
    )
    keep = tag("button", say("my-name-keep"), type="submit", cls="primary")
    return tag(
        "form",
        tag("label", say("my-name"), " ", field),
        keep,
        cls="share-field",
        data_do="my-name",
        data_back=back,
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
