"""A replay as HTML: the current point, the controls, and the action shown there."""

import re
from collections.abc import Iterable
from itertools import chain
from typing import Final

from oracle_nb.bots import bot_names
from oracle_nb.render.html import Html, button, html, tag, unfold_button
from oracle_nb.web.replay.state import EVERYONE, SPEEDS, RematchRequest, ReplaySnapshot
from oracle_nb.web.replay.timeline import UNITS
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.views.ending_view import result_view
from oracle_nb.web.table.views.requests_view import banner
from oracle_nb.web.table.views.share_panel import explorer_link
from oracle_nb.web.table.views.table_view import motive_view, reasons_view, rule_chip, rule_text
from oracle_nb.web.widgets.bar import top_bar

KEYS: Final = {
    "ArrowLeft": ("step", "action -1"),
    "ArrowRight": ("step", "action 1"),
    "Shift+ArrowLeft": ("step", "turn -1"),
    "Shift+ArrowRight": ("step", "turn 1"),
    ",": ("step", "event -1"),
    ".": ("step", "event 1"),
    "[": ("step", "round -1"),
    "]": ("step", "round 1"),
    "Home": ("end", "-1"),
    "End": ("end", "1"),
    "p": ("plays", ""),
    "Space": ("plays", ""),
}
"""The keys, each with its command."""
_YOU: Final = re.compile(
    r"\b(?:your?s?|[^\W\d_]+sz|ty|ci|cię|ciebie|tobą|tobie|tw(?:ój|oj\w*|ych|ymi?))\b",
    re.IGNORECASE,
)
"""A word that addresses the reader, in English or Polish."""
_SHOWN: Final = (
    ("action", "← →"),
    ("turn", "Shift ← →"),
    ("event", ", ."),
    ("round", "[ ]"),
    ("ends", "Home End"),
    ("play", "P Space"),
)
BACK: Final = "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}"
ON: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"


def place_text(replay: ReplaySnapshot) -> str:
    """Return the number of actions shown, out of how many, and the round."""
    say, walk = replay.page.say, replay.walk
    number = walk.place.actions
    position = say("replay-at", number=number, all=walk.length)
    # The round of an action is that in which it was begun.
    count = walk.round_at(number - 1)
    return say("replay-where", first=position, round=count) if count else position


def said_text(replay: ReplaySnapshot) -> str:
    """Return the current point and its last event, for screen readers."""
    page = replay.page
    entry, title = page.log[-1], page.say("replay-opening")
    if entry.number >= 0:
        title = f"{page.say('log-who', name=page.name(entry.player))} {entry.title}"
    # Readers who step by events hear them one by one.
    lines = entry.lines if not page.unshown else entry.lines[-1:]
    text = " ".join(line.text for line in lines)
    return page.say("replay-said", first=place_text(replay), title=title, text=text)


def bar_view(page: GameSnapshot, *, linked: bool) -> Html:
    """Return the bar at the top."""
    say, game = page.say, page.shown.rules.name
    return top_bar(
        page.language,
        page.theme,
        button(say("replay-table"), "table", cls="quiet"),
        within="games",
        game=game,
        linked=linked,
        board=True,
        title=tag("h1", say("replay-title"), cls="phase"),
    )


def rematch_view(page: GameSnapshot, request: RematchRequest) -> Html | None:
    """Return the requests of other players for a rematch, with a link to the table."""
    if not request:
        return None
    names = tuple(page.name(seat) for seat in request.seats)
    wanted = page.say("rematch-wanted", names=names)
    text = page.say("rematch-begun") if request.begun else wanted
    return banner("rematch", text, button(page.say("replay-table"), "table", cls="primary"))


# --- navigation ----------------------------------------------------------------------------------


def controls_view(replay: ReplaySnapshot) -> Html:
    """Return the controls of the replay; the page asks to go on while it plays by itself."""
    state, say = replay.state, replay.page.say
    units = {unit: _unit(replay, unit) for unit in UNITS[::-1]}
    actions = units.pop("action")
    return tag(
        "section",
        tag("div", _slider(replay), _unfold(replay.page), cls="r-place"),
        tag("div", _play(replay), actions, cls="r-row"),
        tag(
            "div",
            [*units.values()],
            *(_number(replay), _turns(replay), _rule(replay), _tracks(replay), _keys(replay.page)),
            cls="r-row r-far",
        ),
        cls="replay",
        aria_label=say("replay-title"),
        data_keys=" ".join(KEYS),
        data_keys_all=replay.page.linked,
        data_beat=SPEEDS[state.speed] if state.plays else None,
        data_tick=state.ticks,
    )


def _slider(replay: ReplaySnapshot) -> Html:
    label = replay.page.say("replay-slider")
    return _field(replay, "range", aria_label=label, aria_valuetext=place_text(replay))


def _number(replay: ReplaySnapshot) -> Html:
    say = replay.page.say
    return tag(
        "label",
        tag("span", say("replay-number")),
        _field(replay, "number"),
        tag("span", say("replay-of", all=replay.walk.length)),
        cls="r-group",
    )


def _field(replay: ReplaySnapshot, kind: str, **labels: str) -> Html:
    """Return the field for the number of actions after which the game is shown."""
    walk = replay.walk
    here = walk.place.actions
    return tag("input", type=kind, min=0, max=walk.length, value=here, data_change="at", **labels)


def _play(replay: ReplaySnapshot) -> Html:
    state, walk, say = replay.state, replay.walk, replay.page.say
    speeds = [
        tag("option", say(f"replay-speed-{speed}"), value=speed, selected=speed == state.speed)
        for speed in SPEEDS
    ]
    start, end = say("replay-start"), say("replay-end")
    return tag(
        "span",
        _go(start, "end", "-1", start, walk.place != walk.start),
        button(
            say("replay-pause" if state.plays else "replay-play"),
            "plays",
            cls="primary",
            data_k="plays",
        ),
        tag("select", speeds, data_change="speed", aria_label=say("replay-speed")),
        _go(end, "end", "1", end, walk.place != walk.end),
        cls="r-group",
    )


def _go(label: str, do: str, value: str, title: str, can: bool) -> Html:
    """Return a button to a place; where there is none it stays, so that the focus does."""
    return button(
        label,
        do,
        value,
        title=title,
        aria_label=title,
        aria_disabled=None if can else "true",
        data_k=f"{do} {value}",
    )


def _unit(replay: ReplaySnapshot, unit: str) -> Html:
    say, walk = replay.page.say, replay.walk
    name = say(f"replay-unit-{unit}")
    can_back, can_on = (walk.step(unit, by) != walk.place for by in (-1, 1))
    return tag(
        "span",
        _go(BACK, "step", f"{unit} -1", say(f"replay-back-{unit}"), can_back),
        tag("span", name),
        _go(ON, "step", f"{unit} 1", say(f"replay-next-{unit}"), can_on),
        cls="r-group",
        role="group",
        aria_label=name,
    )


def _unfold(page: GameSnapshot) -> Html:
    """Return the button that shows all controls on a phone, whose first ones leave room."""
    return unfold_button("⋯", page.say("more-menu"))


def _turns(replay: ReplaySnapshot) -> list[Html]:
    """Return the ways to the next turn of each player, and the one before."""
    return [_turn(replay, seat) for seat in replay.seats]


def _turn(replay: ReplaySnapshot, seat: int) -> Html:
    page, say = replay.page, replay.page.say
    name = page.name(seat)
    back, on = (replay.walk.turn_of(seat, by) is not None for by in (-1, 1))
    label = say("replay-turn-of", name=name)
    return tag(
        "span",
        _go(BACK, "turn-of", f"{seat} -1", say("replay-turn-of-back", name=name), back),
        page.icon(seat) or tag("span", name),
        _go(ON, "turn-of", f"{seat} 1", say("replay-turn-of-next", name=name), on),
        cls="r-group",
        role="group",
        aria_label=label,
        title=label,
    )


def _rule(replay: ReplaySnapshot) -> Html:
    """Return the way to the next place at which a rule comes up."""
    say, walk, chosen = replay.page.say, replay.walk, replay.state.rule
    book = replay.page.shown.texts.rulebook
    options = [tag("option", say("replay-rule-none"), value="", selected=not chosen)]
    for title, rule in sorted((book.title(rule) or rule, rule) for rule in walk.rules):
        text = say("replay-rule-option", title=title, count=len(walk.rules[rule]))
        options.append(tag("option", text, value=rule, selected=rule == chosen))
    back, on = (walk.by_rule(chosen, by) is not None for by in (-1, 1))
    return tag(
        "span",
        _go(BACK, "by-rule", "-1", say("replay-rule-back"), back),
        tag("select", options, data_change="rule-of", aria_label=say("replay-rule")),
        _go(ON, "by-rule", "1", say("replay-rule-next"), on),
        cls="r-group r-rule",
    )


def _tracks(replay: ReplaySnapshot) -> Html | None:
    """Return the choice of pieces whose track is shown on the board."""
    shown, say = replay.page.shown, replay.page.say
    rules, position = shown.rules, replay.whole.position
    piece_space = shown.presentation.players.piece_space
    if all(piece_space(rules, position, seat) is None for seat in replay.seats):
        return None
    choices: list[tuple[int | None, str]] = [
        (None, say("replay-tracks-none")),
        (EVERYONE, say("replay-tracks-all")),
        *((seat, replay.page.name(seat)) for seat in replay.seats),
    ]
    options = [
        tag(
            "option",
            text,
            value="" if seat is None else str(seat),
            selected=seat == replay.state.tracks,
        )
        for seat, text in choices
    ]
    return tag(
        "label",
        tag("span", say("replay-tracks")),
        tag("select", options, data_change="tracks"),
        cls="r-group",
    )


def _keys(page: GameSnapshot) -> Html:
    say = page.say
    lines = [
        tag("span", [tag("kbd", key) for key in keys.split()], " ", say(f"replay-key-{name}"))
        for name, keys in _SHOWN
    ]
    return tag("details", tag("summary", say("replay-keys")), tag("p", lines), cls="r-keys")


# --- the action shown ----------------------------------------------------------------------------


def point_view(
    replay: ReplaySnapshot, review: Html | None = None, running: Html | None = None
) -> Html:
    """Return the action at this point, its effects, and the reasons; at the end the winners.

    ``review`` is what a review says of the action, ``running`` how far a review is.
    """
    page, ahead = replay.page, replay.state.ahead
    parts: list[Html | None] = []
    if ahead:
        text = tag("span", page.say("replay-ahead", count=ahead))
        there = button(page.say("replay-catch-up"), "catch-up", data_focus="")
        parts.append(tag("p", text, there, cls="notice row", role="status"))
    if replay.ended:
        parts.append(tag("div", result_view(page), cls="turn end"))
    parts += [running, _action(replay), review, _on(replay)]
    return tag("section", parts, cls="now r-now")


def _action(replay: ReplaySnapshot) -> Html:
    page, say = replay.page, replay.page.say
    entry, spaces = page.log[-1], page.shown.space_names
    if entry.number < 0:
        head = tag("h2", say("replay-opening"))
    else:
        who = say("log-who", name=page.name(entry.player))
        did = with_places(entry.title, spaces)
        head = tag("h2", page.icon(entry.player), tag("span", who, " ", did))
    events = [tag("li", with_places(line.text, spaces)) for line in entry.lines]
    left = None
    if page.unshown:
        more = say("replay-more", count=page.unshown) if events else say("replay-chosen")
        left = tag("p", more, cls="decision")
    return tag(
        "div",
        tag("p", place_text(replay), cls="decision"),
        head,
        motive_view(page, entry),
        tag("ul", events) if events else None,
        left,
        _explained(replay),
        _rules(replay),
        cls="details",
        data_k=f"shown-{replay.walk.place.actions}",
    )


def _explained(replay: ReplaySnapshot) -> Html | None:
    """Return the explanation of the action, as it was known before it."""
    page, explanation = replay.page, replay.explanation
    if explanation is None:
        return None
    # The results are shown above.
    effects = explanation.effects if page.unshown else ()
    costs = [reason.text for reason in explanation.cost]
    given = {"would": effects, "cost": costs, "chance": explanation.chance}
    parts = {
        part: [text for text in texts if _is_for_reader(page, text)]
        for part, texts in given.items()
    }
    note = _point_of_view(page, chain.from_iterable(parts.values()))
    shown = [
        tag("div", tag("h3", page.say(f"replay-{part}")), [tag("p", x, cls=part) for x in texts])
        for part, texts in parts.items()
        if texts
    ]
    return tag("div", note, shown, cls="r-why") if shown else None


def _is_for_reader(page: GameSnapshot, text: str) -> bool:
    """Return whether "you" in a text about the action shown means whom it means on the page."""
    return page.seats.you in (None, page.log[-1].player) or not _YOU.search(text)


def _point_of_view(page: GameSnapshot, texts: Iterable[str]) -> Html | None:
    """Return whom texts about the action shown address, if that isn't the reader."""
    actor = page.log[-1].player
    if actor < 0 or page.seats.people == (actor,) or not any(map(_YOU.search, texts)):
        return None
    return tag("p", page.say("replay-you", name=page.name(actor)), cls="decision")


def _rules(replay: ReplaySnapshot) -> Html | None:
    """Return why the action was allowed, and each rule of its results once, folded."""
    page, explanation = replay.page, replay.explanation
    reasons = explanation.why if explanation else ()
    why = reasons_view(page, reasons, "shown", "why")
    note = _point_of_view(page, (reason.text for reason in reasons))
    applied = [line.rule for line in page.log[-1].lines]
    if explanation:
        applied += [reason.rule for reason in explanation.cost]
    for rule in dict.fromkeys(applied):
        if chip := rule_chip(page, rule, "result"):
            why.append(tag("div", tag("p", chip), rule_text(page, rule, "result"), cls="reason"))
    if not why:
        return None
    summary = tag("summary", page.say("replay-why"))
    return tag("details", summary, note, why, cls="r-why", data_k="why", data_keep=True)


def _on(replay: ReplaySnapshot) -> Html | None:
    """Return what plays on from here, or explores the board."""
    say, going_on = replay.page.say, replay.state.going_on
    if replay.ended or not replay.may_play_on:
        return explorer_link(replay.page)
    opened = "true" if going_on else "false"
    toggle = button(say("replay-on"), "going-on", aria_expanded=opened, data_focus="")
    if not going_on:
        return tag("div", toggle, cls="row")
    form = tag(
        "form",
        tag("p", say("replay-on-about"), cls="decision"),
        [_seat_field(replay, seat) for seat in replay.seats],
        tag(
            "div",
            tag("button", say("replay-on-start"), type="submit", cls="primary"),
            button(say("cancel"), "going-on", cls="quiet"),
            cls="row",
        ),
        cls="r-on",
        data_do="play-on",
        data_show="",
        data_k="play-on",
    )
    return html(tag("div", toggle, cls="row"), form, explorer_link(replay.page))


def _seat_field(replay: ReplaySnapshot, seat: int) -> Html:
    """Return the choice of the player in a seat of a new game."""
    page = replay.page
    say, name = page.say, page.name(seat)
    kinds = [("", say("replay-on-same", name=name))]
    if page.game.is_bot(seat) and seat not in replay.closed_seats:
        kinds.append(("person", say("seat-person")))
    bots = bot_names(page.shown.rules.name)
    kinds += [(f"bot:{bot}", say("seat-bot", name=bot)) for bot in bots]
    options = [tag("option", text, value=value) for value, text in kinds]
    return tag(
        "label",
        page.icon(seat),
        tag("span", say("replay-on-seat", name=name)),
        tag("select", options, name=f"seat-{seat}"),
    )
