"""The coach at a table, as HTML: hints, the best lines, and what an action has cost."""

from typing import Final

from oracle_nb.games.coach import NOTABLE, SAME, CoachLine, line_text
from oracle_nb.games.motives import motive_text
from oracle_nb.render.html import Html, button, html, part, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.table.control.coaching import TableCoach
from oracle_nb.web.table.control.snapshot import TableSnapshot
from oracle_nb.web.table.shared import coach_consent
from oracle_nb.web.table.shared.screen import Screen
from oracle_nb.web.table.views.coach_request_view import (
    COACH_HEAD,
    CoachRequestView,
    coach_button,
)
from oracle_nb.web.table.views.table_view import spaced

_HEAD: Final = {"cls": COACH_HEAD, "tabindex": "-1"}
"""The attributes of the heading, which gets the focus when a pressed button disappears."""


class CoachView:
    """The coach at one screen.

    Parameters
    ----------
    coach
        The coach.
    table
        The table as its screen shows it.
    screen
        The connection to other screens, where there can be any.
    """

    def __init__(self, coach: TableCoach, table: TableSnapshot, screen: Screen | None) -> None:
        self._coach: Final = coach
        self._table: Final = table
        self._screen: Final = screen
        self._texts: Final = table.shown.texts
        self._say: Final = table.shown.say
        self._number: Final = decimal_writer(table.shown.language)

    def render(self) -> Html | None:
        """Return the panel; None where the game has no coach, or nobody here plays."""
        coach = self._coach
        if not coach.offered or not self._table.seats.people:
            return None
        if not coach.allowed:
            request = CoachRequestView(self._table.page, self._screen)
            cls = "coach request" if request.pending else "coach"
            return self._panel(request.asking(), request.said(), request.answers(), cls=cls)
        said = html(self._cost(), self._advice(), self._count())
        return self._panel(self._buttons(), said, self._lines(), cls="coach")

    def _panel(self, row: Html | None, said: Html | None, *others: Html | None, cls: str) -> Html:
        """Return the panel. One element always holds its words, so that they are read out."""
        spoken = tag("div", said, cls="coach-said", aria_live="polite", data_k="coach-said")
        head = tag("h3", self._say("coach"), title=self._say("coach-about"), **_HEAD)
        buttons = tag("div", head, row, cls="row coach-buttons", data_k="coach-buttons")
        parts, name = (buttons, spoken, *others), self._say("coach")
        return part("coach", tag("aside", parts, cls=cls, aria_label=name, data_k="coach"))

    # --- what it says ----------------------------------------------------------------------------

    def _cost(self) -> Html | None:
        """Return what the last action of the player has cost."""
        coach, cost = self._coach, self._coach.cost
        if cost is None:
            return None
        if cost.loss < NOTABLE:
            known = cost.best.estimated
            return tag("p", self._say("coach-good"), cls="coach-good") if known else None
        line = line_text(self._texts, coach.cost_position, cost.best.actions)
        text = self._say("coach-costs", rounds=self._number(cost.loss), line=line)
        return tag("p", spaced(self._table.page, text), cls="coach-cost")

    def _advice(self) -> Html | None:
        """Return the hint, or that the coach is thinking or knows nothing."""
        coach, say = self._coach, self._say
        if coach.hint is not None:
            hint = motive_text(self._texts, coach.hint)
            return tag("p", tag("b", say("coach-hint"), ":"), " ", hint)
        if coach.thinking:
            return tag("p", say("coach-thinks"), cls="decision")
        return tag("p", say("coach-failed"), cls="decision") if coach.failed else None

    def _count(self) -> Html | None:
        """Return the number of lines and the best one, for screen readers only."""
        lines = self._coach.lines
        if not lines:
            return None
        best = line_text(self._texts, self._table.shown.position, lines[0].actions)
        count = self._say("coach-said", count=len(lines), line=best)
        return tag("p", count, cls="visually-hidden", data_k="coach-count")

    def _lines(self) -> Html | None:
        """Return the best lines, each a button that chooses its first action."""
        lines = self._coach.lines
        if not lines:
            return None
        rows = [
            tag("li", self._line(number, line, lines[0]), self._why(line))
            for number, line in enumerate(lines)
        ]
        return tag(
            "div",
            tag("h4", self._say("coach-lines", count=len(lines))),
            tag("ol", rows),
            cls="coach-lines",
        )

    def _line(self, number: int, line: CoachLine[object], best: CoachLine[object]) -> Html:
        text = line_text(self._texts, self._table.shown.position, line.actions)
        on = self._coach.is_chosen(line)
        end = self._end(number, line, best)
        return button(
            (tag("span", text), tag("small", end) if end else None),
            "coach-line",
            str(number),
            cls="coach-line" + (" on" if on else ""),
            aria_pressed="true" if on else "false",
            data_k=f"coach-line-{number}",
        )

    def _end(self, number: int, line: CoachLine[object], best: CoachLine[object]) -> str:
        """Return when the player would finish with a line, compared with the best."""
        say = self._say
        if not best.estimated:
            return ""
        if not number:
            return say("coach-finish", round=round(line.end))
        later = line.end - best.end
        return (
            say("coach-later", rounds=self._number(later)) if later >= SAME else say("coach-same")
        )

    def _why(self, line: CoachLine[object]) -> Html | None:
        texts = [motive_text(self._texts, reason) for reason in line.reasons]
        return tag("p", spaced(self._table.page, " ".join(texts)), cls="motive") if texts else None

    # --- buttons ---------------------------------------------------------------------------------

    def _buttons(self) -> Html | None:
        coach, say, screen = self._coach, self._say, self._screen
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
