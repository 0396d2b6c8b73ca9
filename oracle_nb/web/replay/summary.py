"""A game in charts and tables: progress, luck, and the tracks of the pieces."""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

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
from oracle_nb.web.replay.piece_tracks import tone, track_lines, unit_tracks
from oracle_nb.web.replay.state import EVERYONE, ReplaySnapshot
from oracle_nb.web.table.control.shown import Look, Shown
from oracle_nb.web.table.control.snapshot import GameSnapshot


def pictures_view(replay: ReplaySnapshot) -> Html:
    """Return what is counted over the rounds, luck, and where the pieces were."""
    figures = [*_counters(replay), _luck(replay), _tracks(replay)]
    shown = [figure for figure in figures if figure is not None]
    if not shown:
        return Html("")
    return tag(
        "section",
        tag("h2", replay.page.say("ending-pictures" if replay.over else "ending-so-far")),
        legend(replay.page.shown.look, [replay.page.name(seat) for seat in replay.seats]),
        tag("div", shown, cls="plots"),
        cls="own pictures",
    )


# --- rounds --------------------------------------------------------------------------------------


def _moments(replay: ReplaySnapshot) -> list[tuple[str, int]]:
    """Return the beginning and the end of each round: its label, and after how many actions."""
    walk = replay.walk
    # Nobody has played in a round that has just begun.
    starts = [walk.rounds[0], *(each for each in walk.rounds[1:] if each[0] < walk.length)]
    ends = [number for number, _ in starts[1:]] + [walk.length]
    # Events before the first round count as the beginning.
    rounds = [(str(number), end) for (_, number), end in zip(starts, ends, strict=True)]
    return [(replay.page.say("ending-start"), 0), *rounds]


def _counters(replay: ReplaySnapshot) -> list[Html]:
    """Return a plot of each counter that isn't always 0."""
    shown, page, moments = replay.page.shown, replay.page, _moments(replay)
    results, labels = shown.presentation.results, [label for label, _ in moments]
    counts = [
        results.counters(shown.rules, replay.whole.after(number).position) for _, number in moments
    ]
    figures = []
    for name in counts[0]:
        if not any(any(numbers[name]) for numbers in counts):
            # Lines along an axis say nothing.
            continue
        series = [
            Series(
                [float(numbers[name][seat]) for numbers in counts],
                tone(shown.look, seat),
                [
                    f"{label}: {page.name(seat)}, {numbers[name][seat]}"
                    for label, numbers in zip(labels, counts, strict=True)
                ],
            )
            for seat in replay.seats
        ]
        title = page.say("ending-over-rounds", name=name)
        drawn = lines(series, [str(max(0, replay.walk.rounds[0][1] - 1)), *labels[1:]])
        rows = [
            (label, [str(numbers[name][seat]) for seat in replay.seats])
            for label, numbers in zip(labels, counts, strict=True)
        ]
        figures.append(_plot(page, title, "", drawn, LINES_HEIGHT, _by_round(replay, title, rows)))
    return figures


def _tracks(replay: ReplaySnapshot) -> Html | None:
    """Return the tracks of the pieces, also as the names of spaces, by round."""
    page = replay.page
    rows = _unit_moves(replay) or _piece_spaces(replay)
    if not any(any(names) for _, names in rows):
        return None
    title, chosen = page.say("ending-tracks"), replay.state.ways
    choices = [(EVERYONE, page.say("replay-tracks-all"))]
    choices += [(seat, page.name(seat)) for seat in replay.seats]
    tabs = [
        button(
            html(page.icon(seat) if seat != EVERYONE else None, " ", text),
            "ways",
            str(seat),
            cls="tab" + (" on" if seat == chosen else ""),
            aria_pressed="true" if seat == chosen else "false",
        )
        for seat, text in choices
    ]
    svg = to_svg(ways_scene(replay), page.theme, prefix="ways-")
    return tag(
        "figure",
        tag("h3", title),
        tag("div", tabs, cls="speeds", role="group", aria_label=title),
        tag("div", Html(svg), cls="sea-ways"),
        _folded(page, _by_round(replay, title, rows)),
        cls="wide",
    )


def _piece_spaces(replay: ReplaySnapshot) -> list[tuple[str, list[str]]]:
    """Return where each player's piece was at the end of each round."""
    shown = replay.page.shown
    piece_space = shown.presentation.players.piece_space
    rows = []
    for label, number in _moments(replay):
        position = replay.whole.after(number).position
        spaces = [piece_space(shown.rules, position, seat) for seat in replay.seats]
        names = ["" if space is None else shown.names.get(space, "") for space in spaces]
        rows.append((label, names))
    return rows


def _unit_moves(replay: ReplaySnapshot) -> list[tuple[str, list[str]]]:
    """Return the spaces over which each player moved units in each round; [] without any."""
    page, rows = replay.page, []
    for (_, first), (label, end) in pairwise(_moments(replay)):
        cells = []
        for seat in replay.seats:
            tracks = unit_tracks(page.shown.look, replay.whole, seat, range(first, end))
            moves = [
                page.say(
                    "ending-unit-track",
                    unit=track.unit,
                    spaces="\N{NO-BREAK SPACE}→ ".join(
                        page.shown.names[space] for space in track.spaces
                    ),
                )
                for track in tracks
            ]
            cells.append("; ".join(moves))
        rows.append((label, cells))
    return rows if any(any(cells) for _, cells in rows) else []


def ways_scene(replay: ReplaySnapshot) -> Scene:
    """Return the board as it was at the beginning, with the tracks of the pieces.

    Pieces on the spaces where the tracks begin are left out: those pieces move.
    """
    shown, whole = replay.page.shown, replay.whole
    look, start = shown.look, whole.opening.position
    drawn = scene_of(shown.rules, shown.seen(start), language=shown.language)
    first = Shown(look, start, None)
    begun = {first.piece_space(seat) for seat in replay.seats if not unit_tracks(look, whole, seat)}
    resting = tuple(
        piece for piece in drawn.pieces if not (isinstance(piece, Group) and piece.space in begun)
    )
    ways = replay.state.ways
    seats = replay.seats if ways == EVERYONE else (ways,)
    overlay = track_lines(look, whole, drawn, seats)
    return replace(drawn, pieces=resting, overlay=overlay, description="")


def _by_round(
    replay: ReplaySnapshot, title: str, rows: Sequence[tuple[str, Sequence[str]]]
) -> Html:
    page = replay.page
    heads = (page.say("ending-round"), *(page.name(seat) for seat in replay.seats))
    return table_view(title, heads, [(label, *cells) for label, cells in rows])


# --- luck ----------------------------------------------------------------------------------------


def _luck(replay: ReplaySnapshot) -> Html | None:
    """Return luck compared with the average, once the game is over."""
    page, say, shown = replay.page, replay.page.say, replay.page.shown
    if not replay.over:
        return None
    results = shown.presentation.results
    kinds = [kind for kind in results.luck(shown.rules, replay.whole) if any(kind.asked)]
    if not kinds:
        return None
    number = decimal_writer(page.language)
    groups = [
        BarGroup(
            kind.name,
            [
                (
                    kind.came[seat] - kind.expected[seat],
                    tone(shown.look, seat),
                    say(
                        "ending-luck-said",
                        name=page.name(seat),
                        came=str(kind.came[seat]),
                        expected=number(kind.expected[seat]),
                    ),
                )
                for seat in replay.seats
            ],
        )
        for kind in kinds
    ]
    title, columns = say("ending-luck"), ("asked", "came", "expected", "more")
    heads = ("", say("ending-player"), *(say(f"ending-luck-{column}") for column in columns))
    rows = [
        (
            kind.name,
            page.name(seat),
            str(kind.asked[seat]),
            str(kind.came[seat]),
            number(kind.expected[seat]),
            number(kind.came[seat] - kind.expected[seat], sign=True),
        )
        for kind in kinds
        for seat in replay.seats
    ]
    items = [tag("li", say("ending-luck-kind", title=kind.name, text=kind.about)) for kind in kinds]
    about = html(say("ending-luck-about"), tag("ul", items))
    table = table_view(title, heads, rows)
    return _plot(page, title, about, bars(groups), bars_height(groups), table)


# --- parts ---------------------------------------------------------------------------------------


def _plot(
    page: GameSnapshot, title: str, about: str, drawn: Sequence[Op], height: float, table: Html
) -> Html:
    shown = picture(drawn, width=WIDTH, height=height, theme=page.theme, title=title)
    return tag(
        "figure",
        tag("h3", title),
        tag("div", about, cls="about") if about else None,
        Html(shown),
        _folded(page, table),
    )


def _folded(page: GameSnapshot, table: Html) -> Html:
    return tag("details", tag("summary", page.say("ending-numbers")), table)


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


def legend(look: Look, names: Sequence[str]) -> Html:
    """Return the legend of the lines of all seats."""
    rows = []
    for seat, name in enumerate(names):
        sample = line_sample(tone(look, seat), seat, look.theme)
        rows.append(tag("span", look.player_icon(seat), Html(sample), name))
    return tag("p", rows, cls="lines")
