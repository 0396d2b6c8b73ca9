"""Statistics over the finished games of a browser: a page with tables and two charts.

Results are stored as numbers. Those that couldn't be stored when their games ended are added in
small steps while the page is shown, so that it comes at once however many there are.
"""

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from babel.numbers import format_decimal, format_percent

from oracle_nb.core.commands import Commands
from oracle_nb.games.addresses import address
from oracle_nb.games.presentation.results import ResultPresentation
from oracle_nb.games.registry import package_of
from oracle_nb.render.html import Html, html, link, tag
from oracle_nb.render.plots import WIDTH, BarGroup, bars, bars_height
from oracle_nb.render.svg import picture
from oracle_nb.storage.database import StorageError
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.replay.summary import table_view
from oracle_nb.web.saved_games.errors import SavedGameNotFound
from oracle_nb.web.saved_games.results import PERSON, LuckTotal, ResultRow, outcome_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.table.shared.table_state import decode_state
from oracle_nb.web.table.shared.takeover import seats_played_by_bots
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar
from oracle_nb.web.widgets.board_page import PageContext
from oracle_nb.web.widgets.html_page import HtmlPage
from oracle_nb.web.widgets.storage_notice import storage_paragraph

_log = logging.getLogger(__name__)

FIELD: Final = "stats"
"""The field of the address of the statistics."""
STEP_SECONDS: Final = 0.03
"""Seconds after which a step that adds games ends; one game is added at least."""
STEP_GAMES: Final = 20
"""Maximum number of games that a step adds."""
PAUSE: Final = 50
"""Milliseconds between two steps."""
MAX_ROWS: Final = 12
"""Maximum number of rows of a table; there are no more kinds than that of anything but bots."""
SCALE: Final = 100


@dataclass(frozen=True, eq=False)
class _Statistics:
    """The results of an owner's games of one kind, and how they are shown."""

    language: str
    theme: str
    presentation: ResultPresentation
    total: ResultRow
    others: int
    """The number of games that count for nothing."""
    rows: Mapping[str, Sequence[ResultRow]]
    """The results by trait and value."""
    lucks: Sequence[LuckTotal]
    home: str
    """The address at which a game can begin."""

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)


class StatisticsPage(HtmlPage):
    """Statistics of the games of an owner, as a page."""

    commands: ClassVar = Commands["StatisticsPage", int]()
    state = 0
    """The number of times that missing results were added."""

    def __init__(self, store: Store, owner: str, context: PageContext, language: str) -> None:
        super().__init__(context, language)
        self._store: Final = store
        self._owner: Final = owner
        self._stopped = False
        """Whether no more games are added, because nothing can be stored."""
        self.refresh()

    @property
    def address(self) -> str:
        """The address of the page."""
        return address({FIELD: None}, self.game)

    def refresh(self) -> None:
        """Show the results as they are stored now."""
        self.head.html = self._html()

    @commands.declare("beat")
    def _add_some(self) -> int:
        """Add results that are missing, in small steps."""
        try:
            self.add_missing()
        except StorageError:
            # The stored results can be shown nevertheless.
            _log.exception("adding results")
            self._stopped = True
        return self.state + 1

    def add_missing(self) -> None:
        """Store the results of a few finished games that have none yet. Raises StorageError."""
        until = time.perf_counter() + STEP_SECONDS
        for name in self._store.results.missing(self._owner, STEP_GAMES):
            outcome = None
            try:
                game, _ = self._store.load(name)
                state = decode_state(self._store.tables.read(name)[0])
                outcome = outcome_of(game, seats_played_by_bots(state, game))
            except (SaveError, SavedGameNotFound, ValueError) as error:
                # A game that can't be read counts for nothing, and isn't tried again.
                _log.warning("no result of %s: %s", name, error)
            self._store.results.put(name, outcome)
            if time.perf_counter() > until:
                break

    # --- view ------------------------------------------------------------------------------------

    def _html(self) -> Html:
        html_view, say = self.head, self.say
        bar = top_bar(
            html_view.language,
            html_view.theme,
            within="games",
            tab=say("stats"),
            game=self.game,
        )
        try:
            missing = self._store.results.count_missing(self._owner)
            shown = _results(self._snapshot())
        except StorageError as error:
            missing = 0
            fault = storage_paragraph(error, html_view.language)
            shown = html(tag("p", say("games-unreadable")), fault)
        interval, tick = (PAUSE, self.state) if missing and not self._stopped else (None, None)
        adding = say("stats-missing", count=missing) if interval else ""
        status = tag("p", adding, role="status", cls="decision")
        return html(
            bar,
            tag(
                "main",
                tag("section", tag("h1", say("stats")), status, shown, cls="panel stats"),
                cls="home",
                data_beat=interval,
                data_tick=tick,
            ),
        )

    def _snapshot(self) -> _Statistics:
        """Return the results as they are stored now. Raises StorageError."""
        results = self._store.results
        total, others = results.total(self._owner, self.game)
        rows: Mapping[str, Sequence[ResultRow]] = {}
        lucks: Sequence[LuckTotal] = ()
        if total.games:
            rows = results.by_traits(self._owner, self.game)
            lucks = results.lucks(self._owner, self.game)
        presentation = package_of(self.game).presentation(self.head.language)
        language, theme = self.head.language, self.head.theme
        home = address(game=self.game)
        kinds = presentation.results
        return _Statistics(language, theme, kinds, total, others, rows, lucks, home)


# --- results --------------------------------------------------------------------------------------


def _results(shown: _Statistics) -> Html:
    say = shown.say
    total, others = shown.total, shown.others
    left_out = tag("p", say("stats-left-out", count=others)) if others else None
    if not total.games:
        home = link(say("games-home"), shown.home)
        return html(tag("p", say("stats-none"), " ", home), left_out)
    traits = ("opponent", "length", "board", "players")
    return html(
        tag(
            "p",
            tag("b", say("stats-total", games=total.games, won=total.won)),
            " ",
            say(
                "stats-average",
                place=_number(shown, total.place),
                rounds=_number(shown, total.rounds),
            ),
        ),
        left_out,
        tag(
            "div",
            [
                _by(shown, trait, shown.rows[trait][:MAX_ROWS])
                for trait in traits
                if trait in shown.rows
            ],
            _luck(shown),
            cls="plots",
        ),
    )


def _by(shown: _Statistics, trait: str, rows: Sequence[ResultRow]) -> Html:
    """Return the results by the values of a trait: a chart, and the same in numbers."""
    say = shown.say
    names = [_value(shown, trait, row.value) for row in rows]
    title = _trait(shown, trait)
    heads = (
        title,
        *(say(f"stats-{name}") for name in ("games", "won", "share", "place", "rounds")),
    )
    cells = [
        (
            name,
            str(row.games),
            str(row.won),
            _percent(shown, row.won / row.games),
            _number(shown, row.place),
            _number(shown, row.rounds),
        )
        for name, row in zip(names, rows, strict=True)
    ]
    return tag(
        "figure",
        tag("h2", title),
        _shares(shown, rows, names),
        table_view(title, heads, cells),
        data_k=f"stats-{trait}",
    )


def _shares(shown: _Statistics, rows: Sequence[ResultRow], names: Sequence[str]) -> Html:
    """Return the share of games won as bars; the table beside them has the numbers."""
    bars_shown = [
        tag(
            "li",
            tag("span", name),
            tag(
                "span",
                tag("span", style=f"width: {SCALE * row.won / row.games:.0f}%"),
                cls="share",
            ),
        )
        for name, row in zip(names, rows, strict=True)
    ]
    return tag("ul", bars_shown, cls="shares", aria_hidden="true")


def _luck(shown: _Statistics) -> Html | None:
    """Return the luck in all games, compared with the average."""
    say = shown.say
    names = shown.presentation.luck_kinds()
    lucks = [luck for luck in shown.lucks if luck.asked and luck.kind < len(names)]
    if not lucks:
        return None
    title = say("stats-luck")
    groups = [_luck_bar(shown, names[luck.kind][0], luck) for luck in lucks]
    drawn = picture(
        bars(groups),
        width=WIDTH,
        height=bars_height(groups),
        theme=shown.theme,
        title=title,
    )
    heads = (
        title,
        *(say(f"ending-luck-{name}") for name in ("asked", "came", "expected", "more")),
    )
    cells = [
        (
            names[luck.kind][0],
            str(luck.asked),
            str(round(luck.came)),
            _number(shown, luck.expected),
            _number(shown, luck.came - luck.expected, sign=True),
        )
        for luck in lucks
    ]
    kinds = [
        tag("li", say("ending-luck-kind", title=names[luck.kind][0], text=names[luck.kind][1]))
        for luck in lucks
    ]
    return tag(
        "figure",
        tag("h2", title),
        tag("div", tag("p", say("stats-luck-about")), tag("ul", kinds), cls="about"),
        Html(drawn),
        table_view(title, heads, cells),
        cls="wide",
        data_k="stats-luck",
    )


def _luck_bar(shown: _Statistics, name: str, luck: LuckTotal) -> BarGroup:
    """Return a bar for the difference between a kind's draws and the average."""
    text = shown.say(
        "stats-luck-said",
        came=str(round(luck.came)),
        expected=_number(shown, luck.expected),
    )
    return BarGroup(name, [(luck.came - luck.expected, "blue", text)])


# --- words and numbers ---------------------------------------------------------------------------


def _trait(shown: _Statistics, trait: str) -> str:
    if trait in ("opponent", "players"):
        return shown.say(f"stats-trait-{trait}")
    return shown.presentation.category_title(trait)


def _value(shown: _Statistics, trait: str, value: str) -> str:
    say = shown.say
    if trait == "opponent":
        return say("stats-people") if value == PERSON else say("seat-bot", name=value)
    if trait == "players":
        return say("stats-players", count=int(value))
    return shown.presentation.category_title(trait, value)


def _number(shown: _Statistics, number: float, *, sign: bool = False) -> str:
    shape = "+0.0;\N{MINUS SIGN}0.0" if sign else "0.0"
    return str(format_decimal(number, shape, locale=shown.language))


def _percent(shown: _Statistics, share: float) -> str:
    return str(format_percent(share, locale=shown.language))
