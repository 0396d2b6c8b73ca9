"""A game as HTML: its players, its rules, and its log."""

from collections.abc import Mapping, Sequence

from oracle_nb.core.verdicts import Reason
from oracle_nb.games.addresses import address
from oracle_nb.games.presentation import TaskAction
from oracle_nb.render.html import Html, button, folded, html, part, tag, unfold_button
from oracle_nb.web.table.control.game_log import LogEntry
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.table.control.shown import Look, Shown
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.shared.table_state import Note
from oracle_nb.web.table.views.about_view import belongings_view


def rule_chip(page: GameSnapshot, rule: str, place: str, *, tab_stop: bool = True) -> Html:
    """Return a button with the title of a rule, which shows the rule; "" for an unknown rule.

    Without ``tab_stop`` arrow keys lead to it, in an element with the attribute data-rove.
    """
    name = page.shown.texts.rulebook.title(rule)
    if not name:
        return Html("")
    key = f"{place}/{rule}"
    shown = "true" if key in page.open_rules else "false"
    return button(
        name,
        "rule",
        key,
        cls="chip",
        aria_label=page.say("rule-label", title=name),
        aria_expanded=shown,
        tabindex=None if tab_stop else "-1",
        data_stop=None if tab_stop else "",
    )


def rule_text(page: GameSnapshot, rule: str, place: str) -> Html | None:
    """Return the text of a rule and where it is printed, if its chip was pressed."""
    key = f"{place}/{rule}"
    if key not in page.open_rules or rule not in page.shown.texts.rulebook:
        return None
    entry = page.shown.texts.rulebook[rule]
    return tag(
        "aside",
        tag("p", entry.text),
        tag("p", page.say("rule-example", text=entry.example), cls="example")
        if entry.example
        else None,
        tag("p", entry.citation, cls="cite"),
        book_link(page, page.say("rule-open"), {"rule": rule}) if page.linked else None,
        cls="rule-text",
        aria_label=entry.title,
        data_k=key,
    )


def spaced(page: GameSnapshot, text: str) -> Html:
    """Return a text whose spaces can be pointed at, to see them on the board."""
    return with_places(text, page.shown.space_names)


def reasons_view(
    page: GameSnapshot, reasons: tuple[Reason, ...], place: str, cls: str
) -> list[Html]:
    """Return sentences with their rules, each of which opens to its text."""
    return [
        tag(
            "div",
            tag(
                "p",
                spaced(page, reason.text),
                " ",
                rule_chip(page, reason.rule, place),
            ),
            rule_text(page, reason.rule, place),
            cls=f"reason {cls}",
        )
        for reason in reasons
    ]


def book_link(page: GameSnapshot, label: str, fields: Mapping[str, str]) -> Html:
    """Return a link into the rulebook of the game, which opens beside it."""
    href = address(fields, page.shown.rules.name)
    title = page.say("rules-beside")
    return tag("a", label, href=href, target="_blank", title=title, cls="quiet")


@drawn_once
def players_view(page: GameSnapshot, without: int | None = None) -> Html:
    """Return the players in one line each, which opens to what they have.

    ``without`` is the seat whose strip is shown elsewhere; None for none.
    """
    seats = [seat for seat in range(page.shown.rules.players) if seat != without]
    rows = [_player(page, seat) for seat in seats]
    return tag("section", rows, cls="players", aria_label=page.say("players"))


def _player(page: GameSnapshot, seat: int) -> Html:
    on, board = seat == page.game.to_move, page.shown.player_board(seat)
    line, said = page.shown.summary(seat), page.shown.summary_text(seat)
    show = page.say("show-board", name=page.name(seat), own=page.seats.people == (seat,))
    row = tag(
        "summary" if board else "div",
        page.icon(seat),
        tag("span", page.name(seat), cls="who"),
        _presence(page, seat),
        # Return pictures with numbers, and the same in words for screen readers.
        tag("span", line, cls="line", aria_hidden="true") if said else line,
        tag("span", said, cls="full-text") if said else None,
        cls=f"player{' on' if on else ''}",
        title=" · ".join(filter(None, (show if board else "", page.bot_kind(seat)))) or None,
        aria_current="true" if on else None,
        data_k=f"player-{seat}",
    )
    if not board:
        return part(f"player-{seat}", row)
    opened = folded(f"board-{seat}", _opened(page, seat))
    shown = tag("details", part(f"player-{seat}", row), opened, data_k=f"seat-{seat}")
    return part(f"seat-{seat}", shown)


def _opened(page: GameSnapshot, seat: int) -> Html:
    """Return all that a player has, in words first where nothing can be hovered over."""
    shown = page.shown
    said = tag("p", shown.summary_text(seat), cls="in-words", aria_hidden="true")
    return tag("div", said, shown.player_board(seat), belongings_view(page, seat))


def _presence(page: GameSnapshot, seat: int) -> Html | None:
    """Return whether a bot plays for the player in a seat, or they are away."""
    if page.seats.bots[seat] and not page.bot_kind(seat):
        return tag("small", page.say("bot-for-player"), cls="away substituted")
    if seat not in page.seats.away:
        return None
    expected = seat in page.seats.expected
    said = page.say("expected" if expected else "away")
    return tag("small", said, cls="away expected" if expected else "away")


def click_again(shown: Shown, what: str) -> Html:
    """Return the effect of a second click: "again", "never", "cheapest"; by click or touch."""
    return html(
        tag("small", shown.say(f"click-{what}"), cls="clicks"),
        tag("small", shown.say(f"tap-{what}"), cls="touch-actions"),
    )


@drawn_once
def board_view(page: GameSnapshot, seat: int) -> Html:
    """Return the player board of one player."""
    own = page.shown.player_board(seat)
    if not own:
        return Html("")
    named = page.say("board-of", name=page.name(seat))
    kind = page.bot_kind(seat)
    head = tag("h2", page.icon(seat), tag("span", named), tag("small", kind) if kind else None)
    board = tag("section", head, own, cls="own", data_k=f"own-{seat}")
    return part(f"own-{seat}", board)


@drawn_once
def strip_view(page: GameSnapshot, seat: int, *, named: bool = False) -> Html | None:
    """Return a player's own board as a strip, which opens to all of it; None for no strip.

    It is ``named`` where it would look like the board of the player who acts.
    """
    shown = page.shown
    if not shown.strip(seat):
        return None
    own = page.say("you") if page.seats.people == (seat,) else page.name(seat)
    label = tag("b", own) if named else None
    strip = tag(
        "summary",
        tag("span", label, shown.strip(seat), cls="holds", aria_hidden="true"),
        tag("span", page.say("show-board", name=page.name(seat), own=True), cls="visually-hidden"),
    )
    board = folded(f"strip-{seat}", _opened(page, seat))
    return part("strip", tag("details", strip, board, cls="strip", data_k=f"strip-{seat}"))


@drawn_once
def aims_view(page: GameSnapshot, at_end: bool = False, tasks: tuple[TaskAction, ...] = ()) -> Html:
    """Return the open goals and the nearest spaces for each.

    "" for a game without them and, unless ``at_end``, once the game is over. A goal that is among
    the tasks of the list of actions has its place there.
    """
    viewer, listed = page.seats.viewer, tuple(task.then or task.action for task in tasks)
    goals = "" if page.over and not at_end else page.shown.open_goals(viewer, listed)
    if not goals:
        return Html("")
    head = page.say("needs", name=page.name(viewer), alone=page.seats.people == (viewer,))
    unfold = unfold_button("▾", page.say("needs-all"))
    parts = (tag("h2", tag("span", head)), unfold, goals)
    return tag("section", parts, cls="aims", aria_label=head)


def signs_view(page: GameSnapshot) -> Html:
    """Return the legend of the game's signs, folded; "" for a game without one."""
    more = None
    if page.linked:
        more = book_link(page, page.say("legend-all"), {"rules": "legend"})
    return _signs(page.shown.look, more)


@drawn_once
def _signs(look: Look, more: Html | None) -> Html:
    legend = look.presentation.introduction.legend(look.theme)
    if not legend:
        return Html("")
    shown = folded("legend", tag("div", Html(legend), more))
    return tag("details", tag("summary", look.say("legend")), shown, cls="signs")


@drawn_once
def log_view(
    page: GameSnapshot, notes: tuple[Note, ...] | None = None, *, rules: bool = True
) -> Html:
    """Return the log, the newest event first: it is visible without scrolling the log.

    ``notes`` on takeovers and undo are shown between the actions, None where they aren't known, and
    with ``rules`` the rule of each event.
    """
    say, acts = page.say, page.log
    # After a takeover, nobody knows which actions were those of a bot.
    unexplained = _newest_unexplained(page) if notes == () else None
    more = None
    if acts and acts[0].number >= 0:
        more = button(say("log-more"), "log-more", cls="quiet")
    return tag(
        "section",
        tag("h2", say("log")),
        tag("p", say("analysis-log"), cls="mark") if page.analysis else None,
        tag(
            "div",
            tag(
                "ol",
                [
                    (
                        _notes(page, entry.number, notes or ()),
                        _unexplained_note(page) if entry is unexplained else None,
                        _entry(page, entry, rules),
                    )
                    for entry in reversed(acts)
                ],
                cls="acts",
            ),
            more,
            cls="tail",
            tabindex="0",
            role="log",
            aria_label=say("log"),
            data_rove="",
        ),
        cls="log",
    )


def _newest_unexplained(page: GameSnapshot) -> LogEntry | None:
    """Return the newest open action without a reason of a bot that thinks; None for none.

    Those give one for each action, but codes, files and copies of games have only the actions.
    """
    acts = (entry for entry in reversed(page.log) if entry.number >= 0 and not entry.secret)
    of_bots = (x for x in acts if page.bot_kind(x.player) and not page.plays_at_random(x.player))
    return next((entry for entry in of_bots if not entry.why), None)


def _unexplained_note(page: GameSnapshot) -> Html:
    """Return why the bots give no reasons from here back."""
    text = tag("p", page.say("bot-why-none"))
    return tag("li", text, cls="note", data_k="unexplained")


def _notes(page: GameSnapshot, number: int, notes: tuple[Note, ...]) -> list[Html]:
    """Return the notes on takeovers and undo after the action of a number, -1 for the opening.

    A note after an action that was later undone is shown at the end of the log.
    """
    last = page.actions - 1
    return [
        tag(
            "li",
            tag("p", _note_text(page, note)),
            cls="note",
            data_k=f"note-{n}-{note.after}",
        )
        for n, note in enumerate(notes)
        if min(note.after - 1, last) == number
    ]


def _note_text(page: GameSnapshot, note: Note) -> str:
    own = note.seat == page.seats.you
    return page.say(f"note-{note.kind}", name=page.name(note.seat), own=own, count=note.count)


def _entry(page: GameSnapshot, entry: LogEntry, rules: bool) -> Html:
    if entry.number < 0:
        head = tag("p", tag("em", page.say("log-opening")), cls="head")
    else:
        who = tag("b", page.say("log-who", name=page.name(entry.player)))
        forced = tag("small", page.say("log-forced")) if entry.forced else None
        did = html(_logged(page, entry.title), (" ", forced) if forced else None)
        head = tag("p", page.icon(entry.player), tag("span", who, " ", did), cls="head")
    place = f"log-{entry.number}"
    events = [
        tag(
            "li",
            _logged(page, line.text),
            (
                " ",
                rule_chip(page, line.rule, f"{place}-{n}", tab_stop=False),
                rule_text(page, line.rule, f"{place}-{n}"),
            )
            if rules
            else None,
            data_event=line.event.what,
        )
        for n, line in enumerate(entry.lines)
    ]
    key = f"act-{entry.number}"
    details = tag("ul", with_round_end(page, entry, events)) if events else None
    return part(key, tag("li", head, motive_view(page, entry, logged=True), details, data_k=key))


def with_round_end(page: GameSnapshot, entry: LogEntry, events: Sequence[Html]) -> list[Html]:
    """Return the events of an action, with a heading above what is the end of the round."""
    ends = page.shown.presentation.progress.ends_round
    first = next((n for n, line in enumerate(entry.lines) if ends(line.event)), len(events))
    head = [tag("li", page.say("log-round-end"), cls="round-end")] if first < len(events) else []
    return [*events[:first], *head, *events[first:]]


def _logged(page: GameSnapshot, text: str) -> Html:
    """Return a text of the log, which is a single stop of the Tab key."""
    return with_places(text, page.shown.space_names, tab_stops=False)


def motive_view(page: GameSnapshot, entry: LogEntry, *, logged: bool = False) -> Html | None:
    """Return the reason for a bot's action, if it has given one."""
    if not entry.why:
        return None
    text = _logged(page, entry.why) if logged else spaced(page, entry.why)
    # In a person's seat, the line above doesn't name a bot.
    head = page.say("bot-why" if page.bot_kind(entry.player) else "bot-why-for")
    return tag("p", tag("b", head), " ", text, cls="motive")
