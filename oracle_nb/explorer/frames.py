"""Tables for pandas: measures of boards, games between bots, the log of a game.

    from oracle_nb import frames
    frames.measures("free", seed=7)
    frames.spaces("free", seed=7)
    frames.atlas(layouts=100, seed=1)
    frames.sample()
    frames.games(games=100, players=3, bots="greedy,random", seed=1)
    frames.seats(games=100, players=3, seed=1)
    frames.log(game)
    frames.kept_games(folder)
    frames.kept_actions(folder)
    frames.kept_values(folder)
    frames.kept_reviews(folder)

Every row has what you need to compute it again. ``board`` names a board, such as "free.7". It is
the one column that tables of boards and of games share, so ``games.merge(atlas, on="board")`` joins
them. Boards have ``kind``, ``board_seed`` and ``measures_version`` (of this package), and are
measured by the printed rules. Games have ``seed``, ``version`` and ``rules``: "printed", or the
options that differ from the printed rules, as JSON.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from oracle_nb.core.arguments import whole
from oracle_nb.core.errors import invalid
from oracle_nb.core.events import TURN_BEGUN
from oracle_nb.core.extras import need
from oracle_nb.core.version import __version__
from oracle_nb.explorer.kept_frames import (
    SEAT_KEYS,
    kept_actions,
    kept_games,
    kept_reviews,
    kept_values,
)
from oracle_nb.explorer.rules_column import chosen_rules, played_rules
from oracle_nb.games.board_data import OWN
from oracle_nb.games.board_names import board_name, boards_of, origin_of
from oracle_nb.games.game import Game
from oracle_nb.games.measures import Shape, count
from oracle_nb.games.registry import DEFAULT_GAME, board_data_of

if TYPE_CHECKING:
    from pathlib import Path

    import pandas as pd

    from oracle_nb.bots.bot import Wanted
    from oracle_nb.bots.simulate import Played
    from oracle_nb.games.board_data import BoardData

__all__ = [
    "atlas",
    "games",
    "kept_actions",
    "kept_games",
    "kept_reviews",
    "kept_values",
    "lanes",
    "log",
    "measures",
    "sample",
    "seats",
    "spaces",
]

GAME_COLUMNS: Final = (
    *("board", "seed", "players", "seat", "bot", "won"),
    *("rounds", "turns", "decisions", "finished"),
)
"""The columns of ``games`` before those that all tables have."""
_OF_A_LOG: Final = [
    *("entry", "seat", "action", "round"),
    *("what", "rule", "player", "facts", "text"),
]


# --- boards --------------------------------------------------------------------------------------


def measures(layout: Any = "compact", seed: int = 0, *, game: str = DEFAULT_GAME) -> "pd.DataFrame":
    """Return the measures of one board: a row for each measure, by its name.

    Columns: ``graph``, ``value`` (the summary number of the measure, as in an atlas), ``unit``,
    ``networkx`` (the function with the same value, if there is one), a column for each kind of
    layouts in the shipped sample (the share of them with smaller values, where ties count
    half), ``board`` (its name), ``kind`` (the kind of layout, "own" for any other), ``board_seed``
    and ``measures_version``.

    Parameters
    ----------
    layout
        A kind of layout, such as "compact" or "free:looseness=0.8", made from the seed; or a
        layout, its name or file, a board, a game, or a function of the seed.
    seed
        The seed for a kind.
    game
        The name of the game, if ``layout`` isn't a game.

    Raises ValueError that says what is wrong with the layout.
    """
    need("analysis", "pandas")
    import pandas as pd

    from oracle_nb.explorer.percentiles import percentile, sample

    field, board = _board(layout, seed, game)
    rows = {}
    for name, measure in field.measures.items():
        value = measure.headline(board.measure(name))
        rows[name] = {
            "graph": measure.graph,
            "value": value,
            "unit": measure.unit,
            "networkx": measure.equals,
            **{
                kind: percentile(game, kind, name, value)
                for kind in field.kinds
                if len(sample(game, kind, name))
            },
        }
    return board.stamped(pd.DataFrame.from_dict(rows, orient="index").rename_axis("measure"))


def spaces(layout: Any = "compact", seed: int = 0, *, game: str = DEFAULT_GAME) -> "pd.DataFrame":
    """Return the measures of each space of one board: a row per space, a column per measure.

    A measure that is a set has True and False on the spaces of its graph, such as the water, and
    no value elsewhere. The index contains the names of the spaces; the other columns are ``title``
    (the space in words) and those of the board. The parameters are those of ``measures``.
    """
    need("analysis", "pandas")
    import pandas as pd

    field, board = _board(layout, seed, game)
    columns: dict[str, list[Any]] = {"title": [*board.titles]}
    for name in _of_shape(field, Shape.SPACES):
        columns[name] = _column(field, board, name, range(len(board.names)))
    return board.stamped(pd.DataFrame(columns, index=pd.Index(board.names, name="space")))


def lanes(layout: Any = "compact", seed: int = 0, *, game: str = DEFAULT_GAME) -> "pd.DataFrame":
    """Return the measures of each lane: a row per lane, by the names of its two spaces."""
    need("analysis", "pandas")
    import pandas as pd

    field, board = _board(layout, seed, game)
    result = {name: board.measure(name) for name in _of_shape(field, Shape.LANES)}
    pairs = sorted({pair for value in result.values() for pair in value})
    names = [(board.names[space], board.names[other]) for space, other in pairs]
    return board.stamped(
        pd.DataFrame(
            {name: _column(field, board, name, pairs) for name in result},
            index=pd.MultiIndex.from_tuples(names, names=["space", "other"]),
        )
    )


def atlas(
    layouts: int = 100,
    seed: int = 0,
    kinds: Any = (),
    measures: Iterable[str] = (),
    *,
    workers: int = 1,
    dask: str = "",
    game: str = DEFAULT_GAME,
) -> "pd.DataFrame":
    """Measure many layouts with a progress bar: a row for each, as `oracle-nb atlas` writes them.

    Columns: ``number``, ``board``, ``kind``, ``board_seed``, ``measures_version`` and the measures.

    Parameters
    ----------
    layouts, seed
        The number of layouts: one of each kind with the first seed, then with the next one.
    kinds, measures
        The kinds and measures; all if not given. A kind may have a parameter, such as
        "free:looseness=0.8"; a layout, a file or a function, which makes a layout from a seed, can
        take its place.
    workers, dask
        Number of processes, 0 for all cores; or the address of a Dask cluster. The result is the
        same in all cases.
    game
        The name of the game.

    Raises ValueError that says what is wrong.
    """
    need("analysis", "pandas")
    import pandas as pd
    from tqdm.auto import tqdm

    from oracle_nb.explorer.atlas import gather
    from oracle_nb.explorer.atlas_plan import planned

    plan = planned(game, seed, kinds, measures, kept=False)
    layouts, workers = whole("layouts", layouts), whole("workers", workers, 0)
    with tqdm(total=layouts, unit="layout", leave=False) as bar:
        rows = gather(plan, layouts, workers, dask, lambda done, _: bar.update(done - bar.n))
    numbers = range(layouts)
    frame = pd.DataFrame(
        {
            "number": numbers,
            "board": [*plan.boards(numbers)],
            "kind": map(plan.kind_text, numbers),
            "board_seed": map(plan.seed_of, numbers),
            "measures_version": __version__,
        }
    )
    frame = frame.astype({"kind": "category", "measures_version": "category"})
    return frame.join(pd.DataFrame(rows.columns))


def sample(game: str = DEFAULT_GAME) -> "pd.DataFrame":
    """Return the shipped atlas, the basis of percentiles, with the columns of ``atlas``.

    Raises ValueError for a game that ships none.
    """
    need("analysis", "pandas")
    import pandas as pd

    path = board_data_of(game).sample
    if path is None:
        raise invalid(f"game: {game!r} ships no sample")
    frame = pd.read_csv(path)
    return frame.astype(dict.fromkeys(("kind", "measures_version"), "category"))


class _Board(NamedTuple):
    """A board to measure: its measures, its spaces by number, and its origin."""

    measure: Callable[[str], Any]
    names: Sequence[str]
    titles: Iterator[str]
    name: str
    kind: str
    seed: int | None

    def stamped(self, frame: "pd.DataFrame") -> "pd.DataFrame":
        """Return a table of this board, with columns for its origin."""
        frame["board"] = self.name
        frame["kind"] = self.kind
        frame["board_seed"] = self.seed
        frame["measures_version"] = __version__
        types = {"kind": "category", "board_seed": "Int64", "measures_version": "category"}
        return frame.astype(types)


def _board(layout: Any, seed: int, game: str) -> "tuple[BoardData, _Board]":
    field = board_data_of(layout.rules.name if isinstance(layout, Game) else game)
    seed = whole("seed", seed)
    try:
        recipe, make = field.recipe(layout)
        given = make(seed)
    except ValueError as error:
        if str(error).startswith("layout:"):
            raise
        kinds = ", ".join(field.kinds)
        raise invalid(
            f"layout: must be a kind ({kinds}) or a layout, got {layout!r:.40}: {error}"
        ) from None
    names = field.names(given)
    kind, number = origin_of(field, recipe, seed)
    return field, _Board(
        measure=field.study(given).measure,
        names=names,
        titles=(field.space(given, number) for number in range(len(names))),
        name=board_name(field, recipe, seed, lambda _: given),
        kind=kind,
        seed=None if kind == OWN else number,
    )


def _column(field: "BoardData", board: _Board, name: str, places: Iterable[Any]) -> Any:
    """Return the column of a measure: for a set booleans, missing off the graph it is part of."""
    need("analysis", "pandas")
    import pandas as pd

    measure, value = field.measures[name], board.measure(name)
    if measure.headline is not count:
        return [value.get(place) for place in places]
    same = [
        other.name
        for other in field.measures.values()
        if (other.graph, other.shape) == (measure.graph, measure.shape)
        and other.headline is not count
    ]
    graph = set(value).union(*(board.measure(other) for other in same))
    return pd.array([place in value if place in graph else None for place in places], "boolean")


def _of_shape(field: "BoardData", shape: Shape) -> list[str]:
    return [name for name, measure in field.measures.items() if measure.shape == shape]


# --- games ---------------------------------------------------------------------------------------


def games(
    games: int = 1,
    players: int = 3,
    bots: "Sequence[Wanted] | Wanted" = ("random",),
    seed: int = 0,
    *,
    game: str = DEFAULT_GAME,
    workers: int = 1,
    keep: "str | Path | None" = None,
    setups: bool = False,
    **options: Any,
) -> "pd.DataFrame":
    """Let bots play, as ``simulate`` does: a row for each seat of each game.

    Columns: ``board``, the same as in an atlas, so that ``games.merge(atlas, on="board")`` adds the
    measures of each board; ``seed`` (of the game), ``players``,
    ``seat``, ``bot``, ``won`` (the share of the victory: 1, 0, or 1/2 if two players share it),
    ``rounds``, ``turns``, ``decisions`` and ``finished`` of the whole game, ``version``, ``rules``.
    With ``setups``, the columns of ``seats`` are added.

    The other parameters and the errors are those of ``simulate``.
    """
    need("analysis", "pandas")
    import pandas as pd

    from oracle_nb.bots import simulate

    running = simulate(games, players, bots, seed, game=game, workers=workers, keep=keep, **options)
    board = boards_of(game, players, seed, options)
    rows = [row for played in running for row in seat_rows(played, board(played.seed))]
    frame = pd.DataFrame(rows, columns=list(GAME_COLUMNS))
    frame = _stamped(frame, chosen_rules(game, players, options))
    if not setups:
        return frame
    dealt = seats(games, players, seed, game=game, workers=workers, **options)
    return frame.merge(dealt, on=SEAT_KEYS)


def seats(
    games: int = 1,
    players: int = 3,
    seed: int = 0,
    *,
    game: str = DEFAULT_GAME,
    workers: int = 1,
    **options: Any,
) -> "pd.DataFrame":
    """Measure the setups of games, which nobody plays: a row for each seat of each game.

    ``games.merge(seats, on=["board", "seed", "players", "seat"])`` adds what a setup lets a seat
    expect to a table of the same games.

    Columns: ``board``, ``seed``, ``players``, ``seat``; ``dealt`` (what distinguishes the seat);
    ``par_rounds``, ``par_actions`` and ``par_moves`` (proven lower bounds, see `par`); and what the
    game adds, in The Oracle of Delphi ``turns``, ``steps``, ``dice`` and ``turns_behind``.

    Parameters
    ----------
    games, players, seed, game, options
        The games, as for ``simulate``.
    workers
        Number of processes, 0 for all cores.

    Raises ValueError that says what is wrong, also for a game without a par.
    """
    need("analysis", "pandas")
    import pandas as pd
    from tqdm.auto import tqdm

    from oracle_nb.explorer.par import setups_measured

    games, workers = whole("games", games, 0), whole("workers", workers, 0)
    with tqdm(total=games, unit="setup", leave=False) as bar:
        rows = setups_measured(game, games, players, seed, options, workers, bar.update)
    frame = pd.DataFrame(rows)
    board = boards_of(game, players, seed, options)
    frame.insert(0, "board", frame["seed"].map(board) if len(frame) else [])
    return frame


def seat_rows(played: "Played", board: str) -> Iterator[tuple[Any, ...]]:
    """Yield a row of ``GAME_COLUMNS`` for each seat of a game on a board."""
    for seat, bot in enumerate(played.bots):
        won = 1 / len(played.winners) if seat in played.winners else 0.0
        yield (
            *(board, played.seed, len(played.bots), seat, bot, won),
            *(played.rounds, played.turns, played.decisions, played.finished),
        )


def log(game: "Game", language: str = "en") -> "pd.DataFrame":
    """Return the log of a game: a row for each event, in order.

    Columns: ``entry`` (the number of the action, 0 for what came before the first one), ``seat``
    (whose action, -1 before the first one), ``action``, ``round``, ``what`` (the event), ``rule``
    (the rule behind it), ``player`` (to whom it happened, -1 for nobody), ``facts``, ``text`` (the
    event in words), ``seed``, ``version``, ``rules``.

    Raises ValueError if the value isn't a game.
    """
    need("analysis", "pandas")
    import pandas as pd

    if not isinstance(game, Game):
        raise invalid(f"a log is of a Game, not of {game!r:.40}")
    words = game.texts(language)
    parts = [(-1, "", game.opening.events)]
    parts += [(entry.player, game.write(entry.action), entry.events) for entry in game.history]
    rows, turn = [], 0
    for number, (seat, action, events) in enumerate(parts):
        for event in events:
            if event.what == TURN_BEGUN:
                turn = event.facts.get("round", turn)
            texts = (event.what, event.rule, event.player, event.facts, words.event(event))
            rows.append((number, seat, action, turn, *texts))
    frame = pd.DataFrame(rows, columns=_OF_A_LOG)
    frame["seed"] = game.seed
    return _stamped(frame, played_rules(game.rules))


def _stamped(frame: "pd.DataFrame", rules: str) -> "pd.DataFrame":
    frame["version"] = __version__
    frame["rules"] = rules
    return frame.astype({"version": "category", "rules": "category"})


def __dir__() -> list[str]:
    return sorted(__all__)
