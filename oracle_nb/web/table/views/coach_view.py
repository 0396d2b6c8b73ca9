"""The coach at a table, as HTML: hints, the best lines, and what an action has cost."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.coach import (
    NOTABLE,
    CoachLine,
    in_order,
    is_later,
    is_now,
    line_text,
    shared_reasons,
    shown_chance,
)
from oracle_nb.games.motives import Motive, motive_text
from oracle_nb.render.html import Html, button, html, part, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.table.control.coaching import CoachSnapshot
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot
from oracle_nb.web.table.shared import coach_consent
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.table.shared.table_state import CoachConsent
from oracle_nb.web.table.views.table_view import spaced

COACH_HEAD: Final = "coach-head"
"""The class of the heading, which gets the focus when a pressed button disappears."""


def shown_consent(screen: Screen) -> CoachConsent | None:
    """Return the request that concerns a screen, unless its player has closed it."""
    consent = coach_consent.pending(screen.shared_game)
    if consent is None or not screen.shared_game.seats(screen.place):
        return None
    return None if consent.declined >= 0 and screen.decline_closed else consent


def awaits_answer(screen: Screen | None) -> bool:
    """Return whether a request waits for the answer of the player at a screen."""
    consent = None if screen is None else shown_consent(screen)
    if screen is None or consent is None:
        return False
    return screen.place in coach_consent.waits_for(screen.shared_game, consent)


def asking_view(page: GameSnapshot, screen: Screen, consent: CoachConsent | None) -> Html:
    """Return that the coach is off, unless it was just declined, and what asks the others."""
    declined, ask = consent is not None and consent.declined >= 0, None
    if coach_consent.possible(screen.shared_game, screen.place):
        title = page.say("coach-request-about")
        ask = coach_button(page.say("coach-request"), "coach-request", title=title)
    return html(None if declined else tag("span", page.say("coach-off")), ask)


def request_view(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> Html:
    """Return the request and who has yet to answer, or that it was declined."""
    say = page.say
    if consent.declined >= 0:
        return tag("p", _declined(page, screen, consent))
    waits = coach_consent.waits_for(screen.shared_game, consent)
    name, own = page.name(consent.seat), consent.place == screen.place
    waiting = None
    if screen.place not in waits:
        asked = [seat for place in sorted(waits) for seat in screen.shared_game.seats(place)]
        names = tuple(page.name(seat) for seat in asked)
        waiting = tag("p", say("coach-waits", names=names), cls="decision")
    return html(
        tag("p", tag("b", say("coach-asked", name=name, own=own))),
        tag("p", say("coach-asked-about"), cls="decision"),
        waiting,
    )


def _declined(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> str:
    """Return who has declined, in the words for the asker, the decliner, or another player."""
    place = screen.shared_game.place_of(consent.declined)
    reader = {consent.place: "asker", place: "decliner"}.get(screen.place, "other")
    return page.say(
        "coach-declined",
        name=page.name(consent.declined),
        asker=page.name(consent.seat),
        reader=reader,
    )


def answers_view(page: GameSnapshot, screen: Screen, consent: CoachConsent) -> Html | None:
    """Return the buttons that answer, withdraw or close the request."""
    say = page.say
    if consent.declined >= 0:
        shown = [coach_button(say("share-close"), "coach-close")]
    elif screen.place in coach_consent.waits_for(screen.shared_game, consent):
        shown = [
            coach_button(say("coach-agree"), "coach-agree", cls="primary"),
            coach_button(say("coach-decline"), "coach-decline", cls=""),
        ]
    elif consent.place == screen.place:
        shown = [coach_button(say("coach-withdraw"), "coach-withdraw")]
    else:
        return None
    return tag("div", shown, cls="row", data_k="coach-answers")


def coach_button(label: str, do: str, *, cls: str = "quiet", title: str | None = None) -> Html:
    """Return a button of the coach's panel that may disappear when it is pressed.

    The focus then goes to the heading of the panel.
    """
    next_ = f".{COACH_HEAD}"
    return button(label, do, cls=cls or None, title=title, data_next=next_, data_k=do)


_HEAD: Final = {"cls": COACH_HEAD, "tabindex": "-1"}
"""The attributes of the heading, which gets the focus when a pressed button disappears."""


def coach_view(coach: CoachSnapshot, table: TableSnapshot, screen: Screen | None) -> Html | None:
    """Return the panel; None where the game has no coach, or nobody here plays.

    While a bot plays, there is nothing to ask: a coach that is off has no panel then.
    """
    page = table.page
    if not coach.offered or not page.seats.people:
        return None
    if not coach.allowed:
        consent = None if screen is None else shown_consent(screen)
        asking = None if screen is None else asking_view(page, screen, consent)
        if screen is None or consent is None:
            return _panel(page, asking, None, cls="coach")
        said, answers = request_view(page, screen, consent), answers_view(page, screen, consent)
        return _panel(page, asking, said, answers, cls="coach request")
    said = html(
        _cost(coach, page), _advice(coach, page), _differs(coach, table), _count(coach, page)
    )
    if table.seats.bot_acts and not coach.on and not said:
        return None
    return _panel(page, _buttons(coach, page, screen), said, _lines(coach, table), cls="coach")


def _panel(
    page: GameSnapshot, row: Html | None, said: Html | None, *others: Html | None, cls: str
) -> Html:
    """Return the panel. One element always holds its words, so that they are read out."""
    spoken = tag("div", said, cls="coach-said", aria_live="polite", data_k="coach-said")
    head = tag("h3", page.say("coach"), title=page.say("coach-about"), **_HEAD)
    buttons = tag("div", head, row, cls="row coach-buttons", data_k="coach-buttons")
    parts, name = (buttons, spoken, *others), page.say("coach")
    return part("coach", tag("aside", parts, cls=cls, aria_label=name, data_k="coach"))


# --- what it says --------------------------------------------------------------------------------


def _cost(coach: CoachSnapshot, page: GameSnapshot) -> Html | None:
    """Return what the last action of the player has cost."""
    cost = coach.cost
    if cost is None:
        return None
    if not cost.costly:
        # Among lines that are all about as good, there is nothing to praise.
        praised = cost.best.estimated and coach.at_stake
        return tag("p", page.say("coach-good"), cls="coach-good") if praised else None
    line = line_text(page.shown.texts, coach.cost_position, cost.best.actions)
    write = decimal_writer(page.language)
    if cost.best.win is not None:
        points = round(100 * cost.loss)
        text = page.say("coach-costs-win", points=points, line=line)
        return tag("p", spaced(page, text), cls="coach-cost")
    text = page.say("coach-costs", rounds=write(cost.loss), line=line)
    if abs(coach.luck) >= NOTABLE:
        message = "coach-lucky" if coach.luck > 0 else "coach-unlucky"
        text += " " + page.say(message, rounds=write(abs(coach.luck)))
    return tag("p", spaced(page, text), cls="coach-cost")


def _advice(coach: CoachSnapshot, page: GameSnapshot) -> Html | None:
    """Return the hint, or that the coach is thinking or knows nothing."""
    say = page.say
    if coach.hint is not None:
        hint = motive_text(page.shown.texts, coach.hint)
        return tag("p", tag("b", say("coach-hint"), ":"), " ", hint)
    if coach.thinking:
        return tag("p", say("coach-thinks"), cls="decision")
    return tag("p", say("coach-failed"), cls="decision") if coach.failed else None


def _differs(coach: CoachSnapshot, table: TableSnapshot) -> Html | None:
    """Return that nothing of the best line is in the list of what serves a task, and why."""
    if coach.listed is not None or (coach.lines and coach.lines[0].win is not None):
        return None
    title, best = table.options.title, coach.best
    # The same goal may be listed with another way to it.
    steps = (step for task in table.for_tasks for step in (task.action, task.then))
    listed = {title(step) for step in steps if step is not None}
    if not listed or not best or not listed.isdisjoint(map(title, best)):
        return None
    return tag("p", table.page.say("coach-differs"), cls="decision")


def _count(coach: CoachSnapshot, page: GameSnapshot) -> Html | None:
    """Return the number of lines and the best one, for screen readers only."""
    lines = coach.lines
    if not lines:
        return None
    best = line_text(page.shown.texts, page.shown.position, lines[0].actions)
    count = page.say("coach-said", count=len(lines), line=best)
    return tag("p", count, cls="visually-hidden", data_k="coach-count")


def _lines(coach: CoachSnapshot, table: TableSnapshot) -> Html | None:
    """Return the best lines, each a button that chooses its first action."""
    lines = coach.lines
    if not lines:
        return None
    say, shared = table.page.say, shared_reasons(lines)
    compared = in_order(lines, coach.listed)
    rows = [
        tag(
            "li",
            _line(
                table,
                number,
                line,
                _end(table.page, line, compared),
                say("coach-listed") if line is coach.listed else "",
            ),
            _why(
                table.page,
                () if line.reasons == shared else line.reasons,
                _brought(table, line, shared),
            ),
        )
        for number, line in enumerate(compared)
    ]
    return tag(
        "div",
        tag("h4", say("coach-lines", count=len(lines))),
        _why(table.page, shared),
        tag("ol", rows),
        cls="coach-lines",
    )


def _brought(table: TableSnapshot, line: CoachLine, shared: Sequence[Motive]) -> str:
    """Return what an answer brings, where its reason is that of all answers."""
    return table.shown.detail(line.actions[0]) if shared else ""


def _line(table: TableSnapshot, number: int, line: CoachLine, end: str, label: str) -> Html:
    text = line_text(table.shown.texts, table.shown.position, line.actions)
    on = table.selection.chosen == line.actions[0]
    return button(
        (
            tag("small", label, cls="decision") if label else None,
            tag("span", text),
            tag("small", end) if end else None,
        ),
        "coach-line",
        str(number),
        cls="coach-line" + (" on" if on else ""),
        aria_pressed="true" if on else "false",
        data_k=f"coach-line-{number}",
    )


def _end(page: GameSnapshot, line: CoachLine, compared: Sequence[CoachLine]) -> str:
    """Return when the player would finish with a line, compared with the best of all on show."""
    say, write, best = page.say, decimal_writer(page.language), compared[0]
    if not best.estimated:
        return ""
    if line.win is not None:
        return say("coach-wins", chance=shown_chance(line))
    if line is best:
        shown = page.shown
        now = shown.presentation.progress.round_number(shown.rules, shown.position)
        message = "coach-finish-now" if is_now(line, now) else "coach-finish"
        return say(message, round=write(line.end))
    if not is_later(line, compared):
        return say("coach-same")
    return say("coach-later", rounds=write(line.end - best.end))


def _why(page: GameSnapshot, reasons: Sequence[Motive], detail: str = "") -> Html | None:
    """Return reasons in words, after what a card or a god's step brings."""
    texts = [detail] if detail else []
    texts += [motive_text(page.shown.texts, reason) for reason in reasons]
    return tag("p", spaced(page, " ".join(texts)), cls="motive") if texts else None


# --- buttons -------------------------------------------------------------------------------------


def _buttons(coach: CoachSnapshot, page: GameSnapshot, screen: Screen | None) -> Html | None:
    say = page.say
    stage = coach.stage
    shown: list[Html | None] = []
    if coach.advises:
        ask = "coach-more" if stage else "coach-ask"
        offers = {
            "coach-hint": stage == "" and "coach-hint",
            "coach-best": stage == "hint" and "coach-best",
            "coach-ask": stage in ("", "best") and ask,
            "coach-hide": stage != "" and not coach.on and "coach-hide",
        }
        shown += [coach_button(say(label), do) for do, label in offers.items() if label]
        if coach.on and stage:
            shown.append(_hide_for_good(say("coach-hide")))
    shown.append(
        button(
            say("coach-always"),
            "coach",
            "off" if coach.on else "on",
            cls="tab" + (" on" if coach.on else ""),
            aria_pressed="true" if coach.on else "false",
            title=say("coach-always-about"),
            data_k="coach-always",
        )
    )
    if screen is not None and len(coach_consent.places(screen.shared_game)) > 1:
        shown.append(coach_button(say("coach-stop"), "coach-stop"))
    return html(*shown)


def _hide_for_good(label: str) -> Html:
    """Return the button that hides what is always shown, until somebody asks for it again."""
    next_ = f".{COACH_HEAD}"
    return button(label, "coach", "off", cls="quiet", data_next=next_, data_k="coach-hide")
