"""A game in charts and tables: progress, luck, and the tracks of the pieces."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from oracle_nb.games.match import Luck
from oracle_nb.games.registry import scene_of
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.plots import (
    LINES_HEIGHT,
    WIDTH,
    BarGroup,
    Series,
    bars,
    bars_height,
    line_sample,
    lines,
)
from oracle_nb.render.scene import Group, Op, Scene
from oracle_nb.render.svg import picture, to_svg
from oracle_nb.text.numbers import decimal_writer
from oracle_nb.web.replay.controller import EVERYONE, ReplayController
from oracle_nb.web.replay.piece_tracks import tone, track_lines, unit_tracks
from oracle_nb.web.table.control.snapshot import GameSnapshot


class ReplaySummary:
    """A game in pictures, each of them in numbers as well.

    Parameters
    ----------
    controller
        The controller of the replay.
    table
        The table, in the theme of the page.
    """

    def __init__(self, controller: ReplayController, table: GameSnapshot) -> None:
        self.controller: Final = controller
        self.table: Final = table
        self.say: Final = table.say

    def pictures(self) -> Html:
        """Everything that is counted over the rounds, where the pieces were, and luck."""
        controller, say = self.controller, self.say
        parts = [*self._numbers(), self._luck(), self._tracks()]
        shown = [one for one in parts if one is not None]
        if not shown:
            return Html("")
        title = say("ending-pictures" if controller.over else "ending-so-far")
        return tag(
            "section",
            tag("h2", title),
            legend(self.controller, self.table),
            tag("div", shown, cls="plots"),
            cls="own pictures",
        )

    def _seats(self) -> range:
        return range(self.controller.rules.players)

    # --- rounds ----------------------------------------------------------------------------------

    def _moments(self) -> list[tuple[str, int]]:
        """Return the beginning and the end of each round: its label, and after how many actions."""
        walk = self.controller.walk
        starts = walk.rounds
        ends = [number for number, _ in starts[1:]] + [walk.length]
        first = self.say("ending-start")
        # Events before the first round count as the beginning.
        rounds = [(str(number), end) for (_, number), end in zip(starts, ends, strict=True)]
        return [(first, 0), *rounds]

    def _numbers(self) -> list[Html | None]:
        controller, say = self.controller, self.say
        moments = self._moments()
        counts = [
            controller.presentation.results.counters(
                controller.rules, controller.whole.after(number).position
            )
            for _, number in moments
        ]
        labels = [label for label, _ in moments]
        shown: list[Html | None] = []
        for name in counts[0]:
            if not any(any(numbers[name]) for numbers in counts):
                # Lines along an axis say nothing.
                continue
            series = [
                Series(
                    [float(numbers[name][seat]) for numbers in counts],
                    tone(controller, seat),
                    [
                        f"{label}: {self.table.name(seat)}, {one[name][seat]}"
                        for label, one in zip(labels, counts, strict=True)
                    ],
                )
                for seat in self._seats()
            ]
            title = say("ending-over-rounds", name=name)
            drawn = lines(series, ["0", *labels[1:]])
            rows = [
                (label, [str(numbers[name][seat]) for seat in self._seats()])
                for label, numbers in zip(labels, counts, strict=True)
            ]
            shown.append(self._plot(title, "", drawn, LINES_HEIGHT, self._by_round(title, rows)))
        return shown

    def _tracks(self) -> Html | None:
        """Return the tracks of the pieces, with their spaces at the end of each round."""
        controller, say = self.controller, self.say
        spaces = controller.shown.names
        rows = []
        for label, number in self._moments():
            position = controller.whole.after(number).position
            places = [
                controller.presentation.players.piece_space(controller.rules, position, seat)
                for seat in self._seats()
            ]
            rows.append((label, ["" if one is None else spaces.get(one, "") for one in places]))
        if not any(any(cells) for _, cells in rows):
            return None
        title = say("ending-tracks")
        choices = [(EVERYONE, say("replay-tracks-all"))]
        choices += [(seat, self.table.name(seat)) for seat in self._seats()]
        tabs = [
            button(
                html(self.table.icon(seat) if seat != EVERYONE else None, " ", text),
                "ways",
                str(seat),
                cls="tab" + (" on" if seat == controller.ways else ""),
                aria_pressed="true" if seat == controller.ways else "false",
            )
            for seat, text in choices
        ]
        return tag(
            "figure",
            tag("h3", title),
            tag("div", tabs, cls="speeds", role="group", aria_label=title),
            tag("div", Html(to_svg(self._sea(), self.table.theme, prefix="ways-")), cls="sea-ways"),
            self._folded(self._by_round(title, rows)),
            cls="wide",
        )

    def _sea(self) -> Scene:
        """Return the board as it was at the beginning, with the tracks of the pieces.

        Pieces on the spaces where the tracks begin are left out: those pieces move.
        """
        controller = self.controller
        start = controller.whole.opening.position
        drawn = scene_of(controller.rules, controller.seen(start), language=controller.language)
        begun = {
            controller.presentation.players.piece_space(controller.rules, start, seat)
            for seat in self._seats()
            if not unit_tracks(controller, controller.whole, seat)
        }
        lay = tuple(
            one for one in drawn.pieces if not (isinstance(one, Group) and one.space in begun)
        )
        seats = self._seats() if controller.ways == EVERYONE else (controller.ways,)
        lines = track_lines(controller, controller.whole, drawn, seats)
        return replace(drawn, pieces=lay, overlay=lines, description="")

    def _by_round(self, title: str, rows: Sequence[tuple[str, Sequence[str]]]) -> Html:
        heads = (self.say("ending-round"), *(self.table.name(seat) for seat in self._seats()))
        return table_view(title, heads, [(label, *cells) for label, cells in rows])

    # --- luck ------------------------------------------------------------------------------------

    def _luck(self) -> Html | None:
        """Return luck compared with the average, once the game is over."""
        controller, say = self.controller, self.say
        kinds_of_luck: Sequence[Luck] = (
            controller.presentation.results.luck(controller.rules, controller.whole)
            if controller.over
            else ()
        )
        kinds_of_luck = [one for one in kinds_of_luck if any(one.asked)]
        if not kinds_of_luck:
            return None
        number = decimal_writer(controller.language)
        groups = [
            BarGroup(
                one.name,
                [
                    (
                        one.came[seat] - one.expected[seat],
                        tone(controller, seat),
                        say(
                            "ending-luck-said",
                            name=self.table.name(seat),
                            came=str(one.came[seat]),
                            expected=number(one.expected[seat]),
                        ),
                    )
                    for seat in self._seats()
                ],
            )
            for one in kinds_of_luck
        ]
        title = say("ending-luck")
        heads = (
            "",
            self.say("ending-player"),
            *(say(f"ending-luck-{one}") for one in ("asked", "came", "expected", "more")),
        )
        rows = [
            (
                one.name,
                self.table.name(seat),
                str(one.asked[seat]),
                str(one.came[seat]),
                number(one.expected[seat]),
                number(one.came[seat] - one.expected[seat], sign=True),
            )
            for one in kinds_of_luck
            for seat in self._seats()
        ]
        kinds = [
            tag("li", say("ending-luck-kind", title=one.name, text=one.about))
            for one in kinds_of_luck
        ]
        about = html(say("ending-luck-about"), tag("ul", kinds))
        table = table_view(title, heads, rows)
        return self._plot(title, about, bars(groups), bars_height(groups), table)

    # --- parts -----------------------------------------------------------------------------------

    def _plot(
        self, title: str, about: str, drawn: Sequence[Op], height: float, table: Html
    ) -> Html:
        shown = picture(drawn, width=WIDTH, height=height, theme=self.table.theme, title=title)
        return tag(
            "figure",
            tag("h3", title),
            tag("div", about, cls="about") if about else None,
            Html(shown),
            self._folded(table),
        )

    def _folded(self, table: Html) -> Html:
        return tag("details", tag("summary", self.say("ending-numbers")), table)


def table_view(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    """Return a table with a name that a screen reader speaks."""
    return tag(
        "table",
        tag("caption", title, cls="visually-hidden"),
        tag("thead", tag("tr", [tag("th", head, scope="col") for head in heads])),
        tag(
            "tbody",
            [
                tag("tr", tag("th", row[0], scope="row"), [tag("td", cell) for cell in row[1:]])
                for row in rows
            ],
        ),
    )


def legend(controller: ReplayController, table: GameSnapshot) -> Html:
    """Return the legend of the lines of all seats."""
    rows = []
    for seat in range(controller.rules.players):
        sample = line_sample(tone(controller, seat), seat, table.theme)
        rows.append(tag("span", table.icon(seat), Html(sample), table.name(seat)))
    return tag("p", rows, cls="lines")
