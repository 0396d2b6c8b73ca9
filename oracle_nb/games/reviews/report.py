"""The review of a game as a value for notebooks and programs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

import msgspec

from oracle_nb.core.cells import html_list, html_table
from oracle_nb.core.extras import need
from oracle_nb.games.game import Game
from oracle_nb.games.reviews.data import ReviewData, ReviewedDecision
from oracle_nb.games.reviews.words import ReviewWords, review_wording
from oracle_nb.render.plots import LINES_HEIGHT, WIDTH, line_sample, lines
from oracle_nb.render.svg import dark_style, picture

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, repr=False)
class GameReview:
    """The review of a game: each decision compared with the coach's best line.

    As the last line of a notebook's cell, it shows a chart and tables.

    Parameters
    ----------
    data : ReviewData
        Decisions, turns and sums.
    words : ReviewWords
        The same in words.
    tones : tuple of str
        The colors of the players by seat.
    """

    data: ReviewData
    words: ReviewWords
    tones: tuple[str, ...]

    @property
    def decisions(self) -> tuple[ReviewedDecision, ...]:
        """All decisions, in order."""
        return self.data.decisions

    @property
    def moments(self) -> list[ReviewedDecision]:
        """The decisions that are most worth another try, the largest loss first."""
        return self.words.moments()

    def frame(self) -> "pd.DataFrame":
        """Return a table for pandas, with a row for each decision.

        Returns
        -------
        pandas.DataFrame
            The columns are the fields of `ReviewedDecision` and ``loss``; ``best`` is a text, with
            a semicolon between actions.
        """
        need("analysis", "pandas")
        import pandas as pd

        rows = [
            {
                **msgspec.to_builtins(decision),
                "best": "; ".join(decision.best),
                "loss": decision.loss,
            }
            for decision in self.decisions
        ]
        columns = (*ReviewedDecision.__struct_fields__, "loss")
        return pd.DataFrame(rows, columns=list(columns))

    def lines(self) -> list[str]:
        """Return a line of JSON for each decision."""
        return self.data.lines()

    # --- display ---------------------------------------------------------------------------------

    def __str__(self) -> str:
        words = self.words
        parts = [*filter(None, [words.outcome]), _aligned(words.sums_head, words.sums)]
        for title, texts in self._lists():
            parts.append("\n".join((title, *(f"  {line}" for line in texts))))
        return "\n\n".join(parts)

    __repr__ = __str__

    def _lists(self) -> list[tuple[str, list[str]]]:
        """Return the titles of the lists, and their lines."""
        words, say = self.words, self.words.say
        turns = [f"{words.turn(turn)} {words.turn_parts(turn)}" for turn in words.deciding()]
        won = filter(None, [words.decided])
        moments = [f"{words.moment(moment)} {words.best(moment)}" for moment in self.moments]
        further = [words.moment(decision) for decision in words.further(self.data.moments)]
        return [
            (say("review-deciding"), [*won, *(turns or [say("review-no-deciding")])]),
            (say("review-moments"), moments or [say("review-no-moments")]),
            *([(say("review-further"), further)] if further else []),
        ]

    def _repr_html_(self) -> str:
        words, say = self.words, self.words.say
        title = say("review-chart")
        drawn = lines(words.series(self.tones), words.labels, from_zero=False)
        chart = picture(drawn, width=WIDTH, height=LINES_HEIGHT, theme="page", title=title)
        abouts = f"{words.rest_about} {words.sums_about} {words.mistakes_about}"
        parts = [
            f"<b>{escape(title)}</b>",
            f"<p>{escape(say('review-chart-about'))}</p>",
            f"<p>{self._legend()}</p>",
            chart,
            f"<p>{escape(words.outcome)}</p>" if words.outcome else "",
            html_table(words.sums_head, words.sums),
            f"<p>{escape(abouts)}</p>",
            *(html_list(name, lines) for name, lines in self._lists()),
        ]
        return f'<div class="themed">{dark_style(parts)}{"".join(parts)}</div>'

    def _legend(self) -> str:
        """Return the legend of the chart."""
        return " ".join(
            f"{line_sample(tone, seat, 'page')} {escape(name)}"
            for seat, (name, tone) in enumerate(zip(self.words.names, self.tones, strict=True))
        )


def report_of(
    game: Game, language: str, tones: Sequence[str]
) -> Callable[[ReviewData], GameReview]:
    """Return a function that makes the report of a game's review.

    Parameters
    ----------
    language
        The code of a language. Raises UnknownLanguage.
    tones
        The colors of the players by seat.
    """
    say = review_wording(language).say
    names = [
        say("review-bot", name=name.removeprefix("bot:")) if game.is_bot(seat) else name
        for seat, name in enumerate(game.seats)
    ]
    shown = [
        say("review-seat", name=name, number=seat + 1) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]
    # An unknown language fails now, and not after the review.
    game.texts(language)
    return lambda data: GameReview(data, ReviewWords(game, data, shown, language), tuple(tones))


def _aligned(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return a table as text: names to the left, numbers to the right."""
    columns = list(zip(head, *rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in (head, *rows)
    )
