"""The current turn as HTML: whose turn it is, the decision to make, and the end."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from oracle_nb.core.events import TURN_BEGUN
from oracle_nb.games.addresses import address
from oracle_nb.games.registry import coach_of, package_of
from oracle_nb.lessons.guide import ACTION, Tip, left_out_of
from oracle_nb.render.html import Html, button, html, link, part, tag
from oracle_nb.web.table.control.coaching import CoachSnapshot
from oracle_nb.web.table.control.game_log import LogEntry, LogLine, Matter, foremost
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot
from oracle_nb.web.table.control.tips import TipSnapshot
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.table.shared.undo_consent import voters
from oracle_nb.web.table.views.action_list import actions_view, idle_view, sources_view
from oracle_nb.web.table.views.bot_watch import (
    MOST_EVENT_LINES,
    BotState,
    bots_view,
    left_out_view,
    others_action,
    own_news,
)
from oracle_nb.web.table.views.coach_view import awaits_answer, coach_view
from oracle_nb.web.table.views.ending_view import result_view
from oracle_nb.web.table.views.explanation_view import RepairOffer, explanation_view
from oracle_nb.web.table.views.requests_view import absent_view, rematch_button, rematch_wanted
from oracle_nb.web.table.views.spoken_texts import hand_over_text
from oracle_nb.web.table.views.table_view import rule_chip, rule_text, spaced, strip_view
from oracle_nb.web.widgets.error_report import report_view

_FEWEST_EVENT_LINES: Final = 4
"""How many events there is room for above the scores of a round."""

_PLACE: Final = "tip"
"""The place of the rules of a tip on the page."""


@dataclass(frozen=True)
class TurnContent:
    """The content of the current turn besides the table.

    Attributes
    ----------
    tips
        The tips of a guided game.
    bots
        How bots play.
    coach
        The words of the coach at this screen, if there can be one.
    screen
        The connection to other screens, where there can be any.
    report, notice
        The error report of the program, and the message for the person at the screen.
    interval
        Milliseconds after which the page asks the bots to go on; None: it doesn't.
    tick
        Changes each time, so that the page asks again even if nothing else has changed.
    """

    tips: TipSnapshot
    bots: BotState
    coach: CoachSnapshot | None = None
    screen: Screen | None = None
    report: str = ""
    notice: str = ""
    interval: int | None = None
    tick: int = 0


def turn_view(table: TableSnapshot, state: TurnContent) -> Html:
    """Return the turn, the decision to make, and the controls for it."""
    page, seats, screen = table.page, table.seats, state.screen
    parts: list[Html | None] = [_error_line(page, state)]
    coach = _coach(table, state)
    # A question comes first, where a phone shows it without scrolling.
    asked, coach = (coach, None) if awaits_answer(screen) else (None, coach)
    if page.over:
        parts.append(_end(page, state))
    elif seats.bot_acts:
        parts += [
            bots_view(page, state.bots),
            asked,
            _strip(page),
            tip_view(state.tips, table),
            coach,
        ]
    elif seats.waits:
        parts += [_waits(page, screen), asked, _strip(page), coach]
    elif seats.hand_over is not None:
        parts.append(_hand_over(page, seats.hand_over))
    else:
        consent = screen is not None and bool(voters(screen.shared_game, screen.place))
        offer = RepairOffer(about=True, consent=consent)
        options, source = table.options, table.selection.source
        parts += [_turn(page), asked, _strip(page), tip_view(state.tips, table)]
        parts.append(sources_view(options, source))
        # An answer says what it answers; the other news mustn't push the buttons out of sight.
        news, actions = [_done(table), coach], [actions_view(table)]
        parts += [*actions, *news] if _answers(page) else [*news, *actions]
        # The unavailable sources come last: they are read least.
        parts += [idle_view(options), explanation_view(table, offer)]
    return tag(
        "section",
        parts,
        cls="now",
        data_at=str(page.actions),
        data_beat=state.interval,
        data_tick=state.tick,
    )


def strip_seat(page: GameSnapshot) -> int | None:
    """Return the seat whose board is part of the turn, in short; None for none."""
    seat, seats = page.seats.viewer, page.seats
    own = seat in seats.people and not page.over and (seats.hand_over is None or seats.bot_acts)
    return seat if own and page.shown.strip(seat) else None


def _strip(page: GameSnapshot) -> Html | None:
    seat = strip_seat(page)
    return None if seat is None else strip_view(page, seat, named=not page.seats.person_acts)


def _coach(table: TableSnapshot, state: TurnContent) -> Html | None:
    return None if state.coach is None else coach_view(state.coach, table, state.screen)


def _error_line(page: GameSnapshot, state: TurnContent) -> Html | None:
    if state.report:
        return report_view(state.report, page.language, table=True)
    return tag("p", state.notice, cls="notice", role="alert") if state.notice else None


def _answers(page: GameSnapshot) -> bool:
    """Return whether the player at this screen must decide something in another player's turn."""
    return page.shown.turn_seat not in (None, page.seats.viewer)


@drawn_once
def _turn(page: GameSnapshot) -> Html:
    seat, shown = page.seats.viewer, page.shown
    message = "now-decide" if _answers(page) else "now-turn"
    head = page.say(message, name=page.name(seat), alone=len(page.seats.people) == 1)
    warning = shown.warning(seat)
    turn = tag(
        "div",
        tag("h2", page.icon(seat), tag("span", head)),
        tag("p", shown.own_decision(seat), cls="decision"),
        tag("p", warning, cls="warning") if warning else None,
        cls="turn",
    )
    return part("turn", turn)


def _done(table: TableSnapshot) -> Html | None:
    """Return the events of this player's last action, or what others have done to them since."""
    page, viewer = table.page, table.page.seats.viewer
    if not page.log or page.log[-1].number < 0:
        return None
    last = page.log[-1]
    own = last.player == viewer and not last.forced
    since, summary = page.since, page.summary
    if own:
        since = _of_action(page, page.own or last)
    if summary:
        # The end of a round adds up what its events brought.
        summed = page.shown.presentation.progress.summed
        since = tuple(line for line in since if line.event.what not in summed)
    if not since and not summary:
        return None
    room = max(_FEWEST_EVENT_LINES, MOST_EVENT_LINES - len(summary))
    answers = tuple(line for line in since if line.matter is Matter.ANSWER)
    # The player has read the rest above the proposal, so it is folded.
    shown = answers or foremost(since, room)
    events = [*_events(page, shown), *(tag("li", text) for text in summary)]
    title = page.say("done-just") if own else page.say("done-since", first=not page.acted)
    parts = tag("h3", title), tag("ul", events), left_out_view(page, since, shown)
    return part("done", tag("div", parts, cls="done", data_k=f"done-{last.number}"))


def _events(page: GameSnapshot, lines: Sequence[LogLine]) -> list[Html]:
    """Return events, with the cause of those that happened in the turn of another player."""
    events = []
    # A cause is said once for several events.
    causes = [line.why or _cause(page, line) for line in lines]
    for line, cause, following in zip(lines, causes, [*causes, ""][1:], strict=True):
        why = (" ", tag("small", cause)) if cause != following else None
        events.append(tag("li", line.text, why, cls="setback" if cause and not line.why else None))
    return events


def _cause(page: GameSnapshot, line: LogLine) -> str:
    """Return what brought a setback of the player at this screen; "" for other events."""
    progress, event = page.shown.presentation.progress, line.event
    if not progress.harms(page.game.position, event, page.seats.viewer):
        return ""
    return progress.cause(page.shown.texts, event, page.game)


def _of_action(page: GameSnapshot, entry: LogEntry) -> tuple[LogLine, ...]:
    """Return the events of an action without turns that begin after it; results matter most."""
    progress = page.shown.presentation.progress
    results = progress.results | progress.beginnings
    return tuple(
        line if line.event.what in results else line._replace(matter=Matter.OTHERS)
        for line in entry.lines
        if line.event.what != TURN_BEGUN
    )


def _hand_over(page: GameSnapshot, seat: int) -> Html:
    """Return only the name of the next player, until they have taken the screen."""
    say = page.say
    take = button(
        say("hand-over-done", name=page.name(seat)),
        "take-screen",
        str(seat),
        cls="primary",
        data_enter="",
    )
    shown = tag(
        "div",
        tag("h2", page.icon(seat), tag("span", hand_over_text(page, seat))),
        tag("p", say("hand-over-about"), cls="decision"),
        tag("div", take, cls="row"),
        cls="turn",
    )
    return part("hand-over", shown)


def _waits(page: GameSnapshot, screen: Screen | None) -> Html:
    """Return the notice that a person at another screen must decide."""
    say, seat = page.say, page.game.to_move
    assert seat is not None
    name = page.name(seat)
    away = seat in page.seats.away
    absent = "waits-expected" if seat in page.seats.expected else "waits-away"
    return tag(
        "div",
        tag("h2", page.icon(seat), tag("span", say("now-waits", name=name))),
        # The decision speaks to its player, not to those who wait.
        tag(
            "p",
            say("waits-decision", name=name, text=page.shown.own_decision(seat)),
            cls="decision",
        ),
        own_news(page),
        others_action(page),
        tag("p", say(absent, name=name), cls="decision") if away else None,
        absent_view(page, screen),
        cls="turn",
        data_focus="",
        tabindex="-1",
    )


def _end(page: GameSnapshot, state: TurnContent) -> Html:
    result = page.game.result
    assert result is not None
    say, rematch = page.say, rematch_button(page, state.screen)
    reviewed = coach_of(page.shown.rules) is not None
    learns = package_of(page.shown.rules.name).puzzle_maker(page.shown.rules) is not None
    named = "review-learn" if learns and page.seats.people else "review-game"
    label, do = (named, "review") if reviewed else ("replay", "replay")
    back = button(say(label), do, title=say("replay-end-door"), data_focus="")
    share = None if page.seats.shared else button(say("share"), "share", title=say("share-title"))
    home = button(say("home"), "home", cls="quiet") if page.linked else None
    return tag(
        "div",
        result_view(page),
        guided_end(state.tips, page),
        rematch_wanted(page, state.screen),
        tag("div", rematch, back, share, home, cls="row"),
        cls="turn end",
        data_result="finished" if result.finished else "unfinished",
    )


# --- tips ----------------------------------------------------------------------------------------


def tip_view(tips: TipSnapshot, table: TableSnapshot) -> Html | None:
    """Return the tip that is due, and the button that shows an action, its own or a bot's.

    None in a game without tips.
    """
    page, say = table.page, table.shown.say
    if not tips.guided:
        return None
    if tips.off:
        show = button(say("tips-on"), "tips", "on", cls="quiet tips", data_k="tips")
        # The same elements, so that the focus stays on the button.
        return part("tip", tag("aside", _row(show), cls="tips-off", aria_label=say("tip")))
    tip, label = tips.tip, say("tip-show" if tips.acting and tips.shows else "tip-bot")
    rules = f"{_PLACE}-{tip.moment}" if tip else ""
    is_open = rules in page.open_rules
    buttons = (
        button(say("tip-done"), "tip-done", tip.moment, data_k="tip-done") if tip else None,
        button(label, "tip-show", cls="quiet", data_k="tip-show") if tips.asks else None,
        button(
            say("tip-rules", open=is_open),
            "rule",
            rules,
            cls="quiet",
            aria_expanded="true" if is_open else "false",
            data_k="tip-rules",
        )
        if tip
        else None,
        # Beside a tip there is more to choose from, so that it is folded with the rules.
        button(say("tips-off"), "tips", "off", cls="quiet tips", data_k="tips")
        if not tip or is_open
        else None,
    )
    text: Html | None
    if tip:
        why = _reason(table, tips.reason) if tips.reason else None
        text, kind = _text(tips, page, is_open, why), tip.moment
    elif tips.reason:
        text, kind = _reason(table, tips.reason), "reason"
    elif tips.task:
        text, kind = _task(page, tips.task, tips.action), f"task-{tips.task.moment}"
    elif tips.asks:
        text = tag("p", say("tip-none"), cls="decision")
        kind = "none"
    else:
        # Nothing is seen, but screen readers read out only changes of what is there already.
        silent = {"aria_live": "polite", "aria_label": say("tip")}
        return part("tip", tag("aside", cls="visually-hidden", **silent))
    # The place of tips is always the same, so that nothing below moves from one to the next.
    said = tag("div", text, cls="tip-text", tabindex="0", data_k=f"tip-{kind}")
    whole = "guide-tip short" if kind == "none" else "guide-tip"
    parts = (said, _row(*buttons))
    return part("tip", tag("aside", parts, cls=whole, aria_live="polite", aria_label=say("tip")))


def _row(*buttons: Html | None) -> Html:
    return tag("div", buttons, cls="row", data_k="tip-row")


def _reason(table: TableSnapshot, reason: str) -> Html:
    """Return why a bot would do the chosen action, and whether the list has another one first."""
    page, options, chosen = table.page, table.options, table.selection.chosen
    first = [options.title(task.action) for task in table.for_tasks[:1]]
    differs = first and chosen is not None and options.title(chosen) not in first
    why = (tag("b", page.say("tip-reason")), " ", spaced(page, reason))
    return tag("p", why, (" ", page.say("tip-differs")) if differs else None, cls="motive")


def _task(page: GameSnapshot, tip: Tip, action: str) -> Html | None:
    """Return what a tip recommends, which may be an action that its text doesn't know; or None."""
    does = "" if tip.do is None else tip.do[page.language]
    if not does or (ACTION in does and not action):
        return None
    does = spaced(page, does.replace(ACTION, action))
    return tag("p", tag("b", page.say("tip-now")), " ", does, cls="do")


def _text(tips: TipSnapshot, page: GameSnapshot, unfolded: bool, why: Html | None) -> Html:
    """Return the texts of a tip, why a bot chose the action, and the rules if unfolded."""
    tip, language = tips.tip, page.language
    assert tip is not None
    chips = [(rule_chip(page, rule, _PLACE), " ") for rule in tip.rules]
    rules = [rule_text(page, rule, _PLACE) for rule in tip.rules]
    return html(
        tag("p", spaced(page, tip.say[language])),
        # The chosen action already does this, so its reason takes that place.
        why or _task(page, tip, tips.action),
        (tag("p", chips, cls="rules"), rules) if unfolded else None,
    )


def guided_end(tips: TipSnapshot, page: GameSnapshot) -> Html | None:
    """Return what comes after a guided game; None in a game without tips."""
    if not tips.guided:
        return None
    say, game = page.say, page.shown.rules.name
    links = (
        link(say("guided-lessons"), address({"learn": None}, game)),
        link(say("guided-more"), address(game=game)),
    )
    linked = tag("p", links, cls="row") if page.linked else None
    over = say("guided-over", left=left_out_of(game, page.language))
    return tag("div", tag("p", tag("strong", over)), linked, cls="guide-tip")
