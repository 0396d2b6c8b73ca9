"""A finished review as HTML: its chart, sums, turns and moments, and what it says of an action."""

from typing import Final

from oracle_nb.games.reviews.data import ReviewedDecision, ReviewedTurn
from oracle_nb.games.reviews.words import ReviewWords
from oracle_nb.render.html import Html, button, tag
from oracle_nb.render.plots import LINES_HEIGHT, WIDTH, lines
from oracle_nb.render.svg import picture
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.replay.piece_tracks import tone
from oracle_nb.web.replay.summary import legend, table_view
from oracle_nb.web.table.control.snapshot import GameSnapshot


class ReviewView:
    """A review in the theme of a page.

    Parameters
    ----------
    words
        The review in words.
    controller
        The controller of the replay.
    table
        The table, in the theme of the page.
    """

    def __init__(
        self, words: ReviewWords, controller: ReplayController, table: GameSnapshot
    ) -> None:
        self.words: Final = words
        self.controller: Final = controller
        self.table: Final = table
        self.say: Final = table.say

    def section(self) -> Html:
        """Return the whole review."""
        say = self.words.say
        return tag(
            "section",
            tag("h2", say("review-title")),
            tag("p", self.say("review-ready"), cls="visually-hidden", role="status"),
            tag("p", say("review-about")),
            legend(self.controller, self.table),
            tag("div", self._chart(), self._sums(), cls="plots"),
            self._turns(),
            self._moments(),
            cls="own review",
        )

    def _chart(self) -> Html:
        words, say = self.words, self.words.say
        title = say("review-chart")
        tones = [tone(self.controller, seat) for seat in range(self.controller.rules.players)]
        drawn = lines(words.series(tones), words.labels, from_zero=False)
        shown = picture(
            drawn, width=WIDTH, height=LINES_HEIGHT, theme=self.table.theme, title=title
        )
        number = words.number
        rows = [
            (when, *(number(end) for end in ends))
            for when, ends in zip(words.steps, zip(*words.review.series, strict=True), strict=True)
        ]
        heads = (self.say("ending-round"), *words.names)
        return tag(
            "figure",
            tag("h3", title),
            tag("p", say("review-chart-about"), cls="about"),
            Html(shown),
            tag(
                "details",
                tag("summary", self.say("ending-numbers")),
                table_view(title, heads, rows),
            ),
        )

    def _sums(self) -> Html:
        words, say = self.words, self.words.say
        title = say("review-sums")
        table = table_view(title, words.sums_head, words.sums)
        return tag(
            "figure",
            tag("h3", title),
            tag("p", say("review-sums-about"), " ", words.mistakes_about, cls="about"),
            tag("div", table, cls="scrolled", tabindex="0", role="group", aria_label=title),
        )

    def _turns(self) -> Html:
        words, say = self.words, self.words.say
        items = [self._turn(one) for one in words.deciding()]
        return tag(
            "div",
            tag("h3", say("review-deciding")),
            tag("ul", items) if items else tag("p", say("review-no-deciding")),
        )

    def _turn(self, one: ReviewedTurn) -> Html:
        said = (self.words.turn(one), " ", self.words.turn_parts(one))
        return tag(
            "li",
            tag("p", self.table.icon(one.seat), tag("span", said)),
            tag("div", self._show(one.start + 1), cls="row"),
        )

    def _show(self, number: int) -> Html:
        """Return the button that shows an action in the replay."""
        label = self.say("review-show", number=number)
        return button(label, "at", str(number), cls="quiet", data_up="")

    def _moments(self) -> Html:
        words, say = self.words, self.words.say
        items = [self._moment(one) for one in words.moments()]
        return tag(
            "div",
            tag("h3", say("review-moments")),
            tag("p", self.say("review-try-about"), cls="about") if items else None,
            tag("ul", items) if items else tag("p", say("review-no-moments")),
            self._further(),
        )

    def _further(self) -> Html | None:
        """Return the other mistakes, folded up."""
        words = self.words
        items = [
            tag(
                "li",
                tag("p", self.table.icon(one.seat), tag("span", words.moment(one))),
                tag("div", self._show(one.number), cls="row"),
            )
            for one in words.further()
        ]
        if not items:
            return None
        title = f"{words.say('review-further')} ({len(items)})"
        return tag("details", tag("summary", title), tag("ul", items), data_k="further")

    def _moment(self, one: ReviewedDecision) -> Html:
        again = button(
            self.say("review-try", number=one.number), "try-again", str(one.number), cls="quiet"
        )
        return tag(
            "li",
            tag("p", self.table.icon(one.seat), tag("span", self.words.moment(one))),
            tag(
                "details",
                tag("summary", self.say("review-reveal")),
                tag("p", self.words.best(one)),
                data_k=f"best-{one.number}",
            ),
            tag("div", self._show(one.number), again, cls="row"),
        )

    # --- one action ------------------------------------------------------------------------------

    def note(self, number: int) -> Html | None:
        """Return what the review says of an action; None at the beginning."""
        one = self.words.review.decision(number)
        if one is None:
            return None
        lines = [*self.words.remarks(one), self.words.best(one) if one.loss > 0 else ""]
        again = button(self.say("review-try", number=number), "try-again", str(number), cls="quiet")
        return tag(
            "div",
            tag("h3", self.say("review-of-action")),
            [tag("p", line) for line in lines if line],
            tag("div", again, cls="row") if one.mistake else None,
            cls="r-why r-review",
        )
