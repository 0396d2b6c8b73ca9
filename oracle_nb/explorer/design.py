"""Searches for boards with wanted properties, by simulated annealing.

A search changes a board a little, again and again. It keeps a change that makes the board better,
and now and then one that makes it worse, the more rarely the longer it takes. What it does in a
step follows from its seed and the number of the step, so a search that was stopped and goes on
finds the same board as one that wasn't.
"""

from collections.abc import Callable, Iterable, Mapping
from math import exp, isfinite, sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import Any, Final

import msgspec

from oracle_nb.core.arguments import chosen, items, number, path_of, whole
from oracle_nb.core.cells import html_table
from oracle_nb.core.errors import OracleError
from oracle_nb.core.version import __version__
from oracle_nb.core.work import checkpoint
from oracle_nb.explorer.percentiles import percentile, sample
from oracle_nb.games.board_data import DesignableBoard
from oracle_nb.games.registry import DEFAULT_GAME, MissingPart, board_data_of
from oracle_nb.storage.saves import read_file, write_atomically

WARM: Final = 0.3
"""Temperature of the first step: how much worse, in standard deviations, is often accepted."""
COLD: Final = 0.01
"""Temperature of the last step."""
KEPT: Final = 50
"""Number of steps after which a search is written to its file."""
MOST: Final = 1_000
"""Maximum size of a weight."""
POINTS: Final = 100
"""Maximum number of points of the curve."""


class DesignError(OracleError, ValueError):
    """A search that can't be made or resumed; the message says what is wrong."""


class SearchPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The aims and the start of a search, from which everything that it finds follows.

    Parameters
    ----------
    game, version : str
        The game, and the version of this package.
    kind : str
        The kind of boards with which measures are compared.
    weights : tuple of (str, float)
        The measures that should be small, each with its weight; large if the weight is negative.
    steps, seed : int
        The number of steps, and what decides them.
    start : str
        The code of the first board.
    """

    game: str
    version: str
    kind: str
    weights: tuple[tuple[str, float], ...]
    steps: int
    seed: int
    start: str


class Found(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of a search: its code and its score."""

    code: str
    score: float


class SearchState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far a search is."""

    plan: SearchPlan
    done: int
    now: Found
    best: Found
    curve: tuple[tuple[int, float], ...]
    """The score of the best board after some steps."""


class BoardScale:
    """The scale on which boards are compared: deviations from the mean of a kind of boards.

    Parameters
    ----------
    game, kind : str
        The game, and the kind of boards of its sample.
    weights : mapping of str to float
        The measures with their weights.

    Raises
    ------
    MissingPart
        If the game has no sample of such boards.
    """

    def __init__(self, game: str, kind: str, weights: Mapping[str, float]) -> None:
        self._field: Final = board_data_of(game)
        self._weights: Final = dict(weights)
        self._usual: Final[dict[str, tuple[float, float]]] = {}
        for name in weights:
            values = sample(game, kind, name)
            if not values:
                raise MissingPart(game, f"sample of {kind} boards with which to compare them")
            self._usual[name] = (fmean(values), pstdev(values) or 1.0)

    def values(self, layout: Any) -> dict[str, float]:
        """Return the measures of a board."""
        study = self._field.study(layout)
        return {
            name: self._field.measures[name].headline(study.measure(name)) for name in self._weights
        }

    def score(self, values: Mapping[str, float]) -> float:
        """Return the weighted mean of the deviations of a board's measures; small is good.

        The score is 0 for a usual board, and -2 for one whose measures are two standard deviations
        better than usual. The weights are scaled so that scores of unrelated measures have about
        the same spread, however many there are.
        """
        total = sqrt(sum(weight**2 for weight in self._weights.values()))
        deviations = (
            weight * (values[name] - self._usual[name][0]) / self._usual[name][1]
            for name, weight in self._weights.items()
        )
        return sum(deviations) / total


class Design:
    """A search for a board, and the best board so far; `oracle_nb.design` makes it.

    Parameters
    ----------
    state : SearchState
        How far the search is.
    path : Path, optional
        The file to which it is written.
    """

    def __init__(self, state: SearchState, path: Path | None = None) -> None:
        self.state = state
        self._path: Final = path
        plan = state.plan
        self._field: Final = _designable(plan.game)
        self.scale: Final = BoardScale(plan.game, plan.kind, dict(plan.weights))

    @property
    def layout(self) -> Any:
        """The best board so far."""
        return self._field.read(self.state.best.code)

    @property
    def score(self) -> float:
        """Its score: the weighted deviation from usual boards; small is good."""
        return self.state.best.score

    @property
    def finished(self) -> bool:
        """Whether all steps are done."""
        return self.state.done >= self.state.plan.steps

    @property
    def values(self) -> dict[str, float]:
        """The wanted measures of the best board."""
        return self.scale.values(self.layout)

    def step(self) -> None:
        """Do a step, if there is one left."""
        if self.finished:
            return
        plan, done, now = self.state.plan, self.state.done, self.state.now
        random = Random(f"{plan.seed} {done}")
        layout = self._field.varied(self._field.read(now.code), random)
        score = self.scale.score(self.scale.values(layout))
        heat = WARM * (COLD / WARM) ** (done / plan.steps)
        worse = score - now.score
        if isfinite(score) and (worse <= 0 or random.random() < exp(-worse / heat)):
            now = Found(self._field.write(layout), score)
        best = min(self.state.best, now, key=lambda board: board.score)
        curve, done = self.state.curve, done + 1
        if done % max(1, plan.steps // POINTS) == 0:
            curve = (*curve, (done, best.score))
        self.state = SearchState(plan, done, now, best, curve)

    def run(self, done: Callable[[], object] = lambda: None) -> None:
        """Do all steps that are left; ``done`` is called after each.

        Ctrl+C, or the stop button of a notebook, stops the search without an error.
        """
        try:
            while not self.finished:
                checkpoint()
                self.step()
                done()
                if self.state.done % KEPT == 0:
                    self._keep()
        except KeyboardInterrupt:
            pass
        self._keep()

    def resume(self) -> "Design":
        """Go on with a search that was stopped, with a progress bar.

        Returns
        -------
        Design
            The same search.
        """
        from tqdm.auto import tqdm

        plan = self.state.plan
        with tqdm(total=plan.steps, initial=self.state.done, unit="board", leave=False) as bar:
            self.run(bar.update)
        return self

    def _keep(self) -> None:
        if self._path is not None:
            write_atomically(self._path, msgspec.json.encode(self.state))

    def rows(self) -> list[tuple[str, float, float, float]]:
        """Return each wanted measure: before, after, and the share of usual boards below it."""
        plan, start = self.state.plan, self._field.read(self.state.plan.start)
        before, after = self.scale.values(start), self.values
        return [
            (
                name,
                before[name],
                after[name],
                percentile(plan.game, plan.kind, name, after[name]) or 0.0,
            )
            for name, _ in plan.weights
        ]

    def __repr__(self) -> str:
        state = self.state
        return f"<Design after {state.done} of {state.plan.steps} steps, score {self.score:.2f}>"

    def _repr_html_(self) -> str:
        from oracle_nb.render.svg import to_svg

        head = ("measure", "first board", "best board", f"{self.state.plan.kind} boards below")
        rows = (
            (name, f"{before:.4g}", f"{after:.4g}", f"{share:.1%}")
            for name, before, after, share in self.rows()
        )
        svg = to_svg(self._field.scene(self.layout), width=420)
        return f"<p>{repr(self)[1:-1]}</p>{html_table(head, rows)}{svg}"


def design(
    aims: "Mapping[str, float] | Iterable[str] | str" = (),
    *,
    steps: int = 1_000,
    seed: int = 0,
    start: Any = "free",
    path: "str | Path | None" = None,
    game: str = DEFAULT_GAME,
) -> Design:
    """Search for a board with wanted properties, by simulated annealing, with a progress bar.

    Boards are compared with those of a kind that no rule restricts, such as free ones: the score
    of a board says by how many standard deviations its measures are better than usual.

    Parameters
    ----------
    aims : str or iterable of str or mapping of str to float
        What is wanted: in The Oracle of Delphi "fair" (for all colors), "open" (few chokepoints)
        and "short" (ways), all of them if not given; or names of measures, such as
        "sailing.diameter", that should be small. A mapping gives each a weight; a measure with a
        negative weight should be large.
    steps, seed : int
        The number of boards that are tried, and what decides them: the same seed finds the same
        board.
    start : value
        The first board, or a kind of boards, of which the seed makes the first one.
    path : str or Path, optional
        A file for the state of the search, which the same call resumes after it was stopped.
    game : str
        The name of the game.

    Returns
    -------
    Design
        The search, with the best board as ``layout``. Ctrl+C stops it early, and ``resume()`` goes
        on.

    Raises
    ------
    ValueError
        If an argument is wrong, the game's boards can't be searched, or the file has another
        search.

    Examples
    --------
    >>> import oracle_nb
    >>> result = oracle_nb.design("open", steps=20, seed=1)
    >>> result.finished, result.score <= result.state.curve[0][1]
    (True, True)
    >>> game = oracle_nb.new_game(players=2, seed=1, layout=result.layout)
    """
    file = None if path is None else path_of("path", path)
    made = Design(planned_search(aims, steps, seed, start, game), file)
    if file is not None and file.exists():
        made = Design(_stored(file, made.state.plan), file)
    return made.resume()


def planned_search(
    aims: Any = (), steps: int = 1_000, seed: int = 0, start: Any = "free", game: str = DEFAULT_GAME
) -> SearchState:
    """Return the beginning of a search; the parameters and errors are those of `design`."""
    field = _designable(game)
    seed = whole("seed", seed)
    first = field.recipe(start)[1](seed)
    kind, weights = field.kind(first), _weights(field, aims)
    plan = SearchPlan(
        game,
        __version__,
        kind,
        tuple(weights.items()),
        whole("steps", steps, 0),
        seed,
        field.write(first),
    )
    scale = BoardScale(game, kind, weights)
    begun = Found(plan.start, scale.score(scale.values(first)))
    return SearchState(plan, 0, begun, begun, ((0, begun.score),))


def _weights(field: DesignableBoard, aims: Any) -> dict[str, float]:
    """Return the weights of measures by their names. Raises ValueError."""
    if isinstance(aims, Mapping):
        given = {name: number("aims", weight, -MOST, MOST) for name, weight in aims.items()}
    else:
        names = (aims,) if isinstance(aims, str) else items(aims)
        if names is None:
            raise DesignError(f"aims: names are needed, not {aims!r:.40}")
        given = dict.fromkeys(names or tuple(field.aims), 1.0)
    known = (*field.aims, *field.measures)
    weights: dict[str, float] = {}
    for name, weight in given.items():
        aim = chosen("aim", name, known)
        weights[field.aims.get(aim, aim)] = weight
    if not any(weights.values()):
        raise DesignError("aims: at least one must have a weight other than 0")
    return weights


def _stored(path: Path, plan: SearchPlan) -> SearchState:
    """Return the state of a search in a file. Raises DesignError."""
    try:
        state = msgspec.json.decode(read_file(path), type=SearchState)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise DesignError(f"{path}: no state of a search: {error}") from None
    for name in SearchPlan.__struct_fields__:
        theirs, ours = getattr(state.plan, name), getattr(plan, name)
        if theirs != ours:
            raise DesignError(
                f"{path}: begun with another {name} ({theirs!r:.60}, not {ours!r:.60}); "
                "remove the file to begin anew"
            )
    return state


def _designable(game: str) -> DesignableBoard:
    field = board_data_of(game)
    if not isinstance(field, DesignableBoard):
        raise MissingPart(game, "boards that a search can change")
    return field
