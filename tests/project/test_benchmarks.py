"""The benchmarks run, report their measurements, and clear the caches."""

import io
import itertools
import sys
from collections.abc import Sequence

import pytest
from rich.console import Console

pytest.importorskip("chess")
pytest.importorskip("catanatron")

from benchmarks import __main__ as command
from benchmarks import (
    listing,
    measuring,
    own_engine,
    peers,
    playing,
    repairing,
    startup,
    stepping,
    undo_and_saves,
)
from benchmarks.clock import Spread, share
from benchmarks.figures import Chapter, Figure, exact, number, ratio, show
from benchmarks.profiling import profile
from oracle_nb.delphi import new_game

# Objects of other tests in this process are not traversed before each measurement.
pytestmark = pytest.mark.usefixtures("new_objects")


@pytest.fixture(scope="module")
def positions() -> Sequence[own_engine.Stored]:
    """A few positions of one random game."""
    rules, position = own_engine.delphi(5)
    rest = itertools.islice(own_engine.windows(5, 20), 1)
    assert next(rest).decisions == 20
    positions_ = []
    for turn in range(12):
        options = rules.legal_actions(position)
        positions_.append(own_engine.Stored(rules, position, len(options)))
        position = rules.apply(position, options[turn % len(options)], _Zero()).position
    return positions_


class _Zero:
    """Chance that chooses the first possible result."""

    def draw(self, number: int, what: str, weights: Sequence[int]) -> int:
        return next(index for index, weight in enumerate(weights) if weight)


def test_windows_count_their_games() -> None:
    for windows in (own_engine.windows, peers.catan_windows, peers.chess_windows):
        for window in itertools.islice(windows(3, 60), 2):
            assert window.decisions == 60
            assert 0 < window.choices <= 60
            assert window.rate >= window.choice_rate > 0


@pytest.mark.long
def test_each_chapter_gives_its_figures(positions: Sequence[own_engine.Stored]) -> None:
    game = new_game(own_engine.SEATS, seed=2)
    game.play(game.legal_actions()[0])
    middle = new_game(own_engine.SEATS, seed=2)
    for _ in range(8):
        middle.play(middle.legal_actions()[0])
    chapters = [
        playing.decisions(2, 40),
        stepping.stepped(2, 16),
        listing.listed(positions),
        listing.checked(positions[:2]),
        repairing.repaired({"random": [middle]}, 2),
        undo_and_saves.undone(200),
        undo_and_saves.written(positions, 2),
        undo_and_saves.saved({"random": [game]}),
        startup.started(1),
        measuring.beside_networkx(1),
        measuring.studied(1),
    ]
    out = io.StringIO()
    for chapter in chapters:
        show(chapter, Console(file=out, width=120))
        assert chapter.figures
        for figure in chapter.figures:
            assert figure.value.low <= figure.value.median <= figure.value.high, figure.what
    text = out.getvalue()
    assert "oracle_nb to catanatron" in text
    assert "at least 2 times" in text
    assert "python-chess" in text
    assert "all, networkx to ours" in text
    assert "a million layouts, on one core" in text


def test_forgetting_leaves_nothing_that_was_worked_out(
    positions: Sequence[own_engine.Stored],
) -> None:
    from oracle_nb.delphi.model import powers, tasks

    rules, position = positions[0].rules, next(p.position for p in positions if p.options > 1)
    before = rules.legal_actions(position)
    for stored in positions:
        rules.legal_actions(stored.position)
    assert powers.fold.cache_info().currsize
    own_engine.Forgetter()(rules)
    assert powers.fold.cache_info().currsize == 0
    assert tasks.ledger.cache_info().currsize == 0
    assert own_engine.kept(rules) == 0
    assert rules.legal_actions(position) == before
    assert own_engine.kept(rules) > 0


def test_a_goal_is_reached_from_the_right_side() -> None:
    assert Figure("a", exact(3), goal=2.5).reached is True
    assert Figure("a", exact(2), goal=2.5).reached is False
    assert Figure("a", exact(2), goal=2.5, most=True).reached is True
    assert Figure("a", exact(3), goal=2.5, most=True).reached is False
    assert Figure("a", exact(3)).reached is None


def test_numbers_and_spreads() -> None:
    assert Spread.of([4, 1, 3, 2, 5]) == Spread(3, 2, 4)
    with pytest.raises(ValueError, match="nothing"):
        Spread.of([])
    assert share([1, 2, 3, 4], 0.95) == 4
    assert ratio([2, 6], [1, 2]) == Spread(2.5, 2, 3)
    assert [number(value) for value in (1234.5, 123.45, 1.2345)] == ["1,234", "123", "1.23"]


def test_an_unknown_chapter_is_named() -> None:
    with pytest.raises(SystemExit, match="speed"):
        command.main(["--only", "speed"])


def test_it_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(self: object, names: Sequence[str]) -> list[Chapter]:
        raise KeyboardInterrupt

    monkeypatch.setattr(command.Run, "of", stop)
    monkeypatch.setattr(command, "pin", lambda: None)
    assert command.main(["--quick"]) == command.STOPPED
    assert "stopped" in capsys.readouterr().err


def test_the_profile_names_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    tracer = sys.getprofile()
    profile(200, 30)
    assert sys.getprofile() is tracer
    assert "engine.py" in capsys.readouterr().out
