"""The coach at a table, as HTML: hints, the best lines, and what an action has cost."""

from typing import Final

from oracle_nb.games.coach import NOTABLE, SAME, CoachLine, line_text
from oracle_nb.games.motives import motive_text
from oracle_nb.render.html import Html, button, html, part, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.table.control.coaching import CoachSnapshot
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot
from oracle_nb.web.table.shared import coach_consent
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.table.views.coach_request_view import (
    COACH_HEAD,
    answers_view,
    asking_view,
    coach_button,
    request_view,
    shown_consent,
)
from oracle_nb.web.table.views.table_view import spaced

_HEAD: Final = {"cls": COACH_HEAD, "tabindex": "-1"}
"""The attributes of the heading, which gets the focus when a pressed button disappears."""


def coach_view(coach: CoachSnapshot, table: TableSnapshot, screen: Screen | None) -> Html | None:
    """Return the panel; None where the game has no coach, or nobody here plays."""
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
    said = html(_cost(coach, page), _advice(coach, page), _count(coach, page))
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
    if cost.loss < NOTABLE:
        known = cost.best.estimated
        return tag("p", page.say("coach-good"), cls="coach-good") if known else None
    line = line_text(page.shown.texts, coach.cost_position, cost.best.actions)
    text = page.say("coach-costs", rounds=decimal_writer(page.language)(cost.loss), line=line)
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
    rows = [
        tag("li", _line(table, number, line, lines[0]), _why(table.page, line))
        for number, line in enumerate(lines)
    ]
    return tag(
        "div",
        tag("h4", table.page.say("coach-lines", count=len(lines))),
        tag("ol", rows),
        cls="coach-lines",
    )


def _line(table: TableSnapshot, number: int, line: CoachLine, best: CoachLine) -> Html:
    text = line_text(table.shown.texts, table.shown.position, line.actions)
    on = table.selection.chosen == line.actions[0]
    end = _end(table.page, number, line, best)
    return button(
        (tag("span", text), tag("small", end) if end else None),
        "coach-line",
        str(number),
        cls="coach-line" + (" on" if on else ""),
        aria_pressed="true" if on else "false",
        data_k=f"coach-line-{number}",
    )


def _end(page: GameSnapshot, number: int, line: CoachLine, best: CoachLine) -> str:
    """Return when the player would finish with a line, compared with the best."""
    say = page.say
    if not best.estimated:
        return ""
    if not number:
        return say("coach-finish", round=round(line.end))
    later = line.end - best.end
    return (
        say("coach-later", rounds=decimal_writer(page.language)(later))
        if later >= SAME
        else say("coach-same")
    )


def _why(page: GameSnapshot, line: CoachLine) -> Html | None:
    texts = [motive_text(page.shown.texts, reason) for reason in line.reasons]
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
            "coach-hide": stage != "" and "coach-hide",
        }
        shown += [coach_button(say(label), do) for do, label in offers.items() if label]
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
