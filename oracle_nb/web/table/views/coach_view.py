"""The coach at a table, as HTML: hints, the best lines, and what an action has cost."""

from typing import Final

from oracle_nb.games.coach import NOTABLE, SAME, CoachLine, line_text
from oracle_nb.games.motives import motive_text
from oracle_nb.render.html import Html, button, part, tag
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.table.control.coaching import TableCoach
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.shared import coach_consent
from oracle_nb.web.table.views.table_view import TableView

_HEAD: Final = "coach-head"
"""The class of the heading, which gets the focus when a pressed button disappears."""


class CoachView:
    """The coach at one screen.

    Parameters
    ----------
    coach
        The coach.
    controller
        The controller of the table.
    table
        The table, in the theme of the page.
    """

    def __init__(self, coach: TableCoach, controller: TableController, table: TableView) -> None:
        self._coach: Final = coach
        self._controller: Final = controller
        self._table: Final = table
        self._say: Final = table.say
        self._number: Final = decimal_writer(controller.language)

    def render(self) -> Html | None:
        """Return the panel; None where the game has no coach, or nobody here plays."""
        coach, controller = self._coach, self._controller
        if not coach.offered or not controller.seating.people:
            return None
        if not coach.allowed:
            return part("coach", self._panel(self._request()))
        spoken = (self._cost(), self._advice(), self._count())
        said = tag("div", spoken, cls="coach-said", aria_live="polite")
        return part("coach", self._panel(self._buttons(), said, self._lines()))

    def _panel(self, *parts: Html | None) -> Html:
        return tag("aside", parts, cls="coach", aria_label=self._say("coach"), data_k="coach")

    def _request(self) -> Html | None:
        """Return the way to ask the others, where people play at several screens."""
        say, screen = self._say, self._table.screen
        if screen is None or not coach_consent.possible(screen.shared_game, screen.place):
            return None
        ask = button(
            say("coach-request"), "coach-request", cls="quiet", title=say("coach-request-about")
        )
        return tag("div", tag("span", say("coach-off")), ask, cls="row")

    # --- what it says ----------------------------------------------------------------------------

    def _cost(self) -> Html | None:
        """Return what the last action of the player has cost."""
        coach, controller, cost = self._coach, self._controller, self._coach.cost
        if cost is None:
            return None
        if cost.loss < NOTABLE:
            known = cost.best.estimated
            return tag("p", self._say("coach-good"), cls="coach-good") if known else None
        line = line_text(controller.words, coach.cost_position, cost.best.actions)
        text = self._say("coach-costs", rounds=self._number(cost.loss), line=line)
        return tag("p", self._table.spaced(text), cls="coach-cost")

    def _advice(self) -> Html | None:
        """Return the hint, or that the coach is thinking or knows nothing."""
        coach, say = self._coach, self._say
        if coach.hint is not None:
            hint = motive_text(self._controller.words, coach.hint)
            return tag("p", tag("b", say("coach-hint"), ":"), " ", hint)
        if coach.thinking:
            return tag("p", say("coach-thinks"), cls="decision")
        return tag("p", say("coach-failed"), cls="decision") if coach.failed else None

    def _count(self) -> Html | None:
        """Return the number of lines and the best one, for screen readers only."""
        lines = self._coach.lines
        if not lines:
            return None
        controller = self._controller
        best = line_text(controller.words, controller.seating.known, lines[0].actions)
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
        controller = self._controller
        text = line_text(controller.words, controller.seating.known, line.actions)
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
            return say("coach-finish", round=self._number(line.end))
        later = line.end - best.end
        return (
            say("coach-later", rounds=self._number(later)) if later >= SAME else say("coach-same")
        )

    def _why(self, line: CoachLine[object]) -> Html | None:
        texts = [motive_text(self._controller.words, reason) for reason in line.reasons]
        return tag("p", self._table.spaced(" ".join(texts)), cls="motive") if texts else None

    # --- buttons ---------------------------------------------------------------------------------

    def _buttons(self) -> Html | None:
        coach, say, screen = self._coach, self._say, self._table.screen
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
            shown += [
                button(say(label), do, cls="quiet", data_next=f".{_HEAD}", data_k=do)
                for do, label in offers.items()
                if label
            ]
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
            shown.append(button(say("coach-stop"), "coach-stop", cls="quiet", data_k="coach-stop"))
        head = tag("h3", say("coach"), title=say("coach-about"), tabindex="-1", cls=_HEAD)
        return tag("div", head, shown, cls="row coach-buttons", data_k="coach-buttons")


def coach_request_view(table: TableView) -> Html | None:
    """Return the pending request for the coach, as it concerns the player at this screen."""
    screen, say = table.screen, table.say
    if screen is None:
        return None
    shared_game = screen.shared_game
    consent = coach_consent.pending(shared_game)
    if consent is None or not shared_game.seats(screen.place):
        return None
    name, own = table.name(consent.seat), consent.place == screen.place
    if consent.declined >= 0:
        decliner = table.name(consent.declined)
        declined = say("coach-declined", name=decliner, asker=name, own=own)
        return _section("coach-declined", tag("p", declined))
    waits = coach_consent.waits_for(shared_game, consent)
    items = [
        tag("p", tag("b", say("coach-asked", name=name, own=own))),
        tag("p", say("coach-asked-about"), cls="decision"),
    ]
    if screen.place in waits:
        agree = button(say("coach-agree"), "coach-agree", cls="primary")
        items.append(tag("div", agree, button(say("coach-decline"), "coach-decline"), cls="row"))
    else:
        asked = [seat for place in sorted(waits) for seat in shared_game.seats(place)]
        names = tuple(table.name(seat) for seat in asked)
        items.append(tag("p", say("coach-waits", names=names), cls="decision"))
    if own:
        withdraw = button(say("coach-withdraw"), "coach-withdraw", cls="quiet")
        items.append(tag("div", withdraw, cls="row"))
    return _section("coach", *items)


def _section(name: str, *parts: Html) -> Html:
    return tag("section", parts, cls="request", role="status", data_k=f"request-{name}")
