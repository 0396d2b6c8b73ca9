"""Par: nobody finishes sooner, in games and in exhaustive searches on a small board."""

from collections.abc import Iterable
from itertools import combinations

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import rounds_alone, simulate
from oracle_nb.delphi.measures import lower_bound
from oracle_nb.delphi.measures.board_data import DelphiBoardData
from oracle_nb.delphi.measures.fewest_stops import CARDS
from oracle_nb.delphi.measures.lower_bound import par
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.ruleset import FIRST_GAME, RuleSet
from oracle_nb.delphi.model.tasks import (
    WHITE_MONSTER,
    WHITE_OFFERING,
    WHITE_STATUE,
    Family,
    Task,
    task,
)
from oracle_nb.delphi.pieces import Color, Equipment, Letter, ShipTile
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.game import Game
from oracle_nb.games.par import SeatPar
from oracle_nb.games.rules import Result
from tests.delphi.luckiest_play import BOARD, SETTING, fewest_turns, setup
from tests.golden.games import ruleset_of, stored
from tests.samples import sampled

SHRINES = (task(Family.SHRINE, Letter.PSI), task(Family.SHRINE, Letter.PHI))
OFFERING = task(Family.OFFERING, Color.PINK)
MONSTER = task(Family.MONSTER, Color.PINK)
TASKS = (*SHRINES, WHITE_STATUE, OFFERING, WHITE_OFFERING, MONSTER, WHITE_MONSTER)
DISPLAY = (
    Equipment.EXTRA_ACTION,
    Equipment.REACH_ISLAND,
    Equipment.REACH_STATUE,
    Equipment.REACH_OFFERING,
    Equipment.GIFT,
    Equipment.STORAGE,
)
FAST = ((WHITE_STATUE,), (MONSTER, WHITE_MONSTER))


def rules_of(game: Game[Position, Action]) -> Delphi:
    assert isinstance(game.rules, Delphi)
    return game.rules


def par_at(game: Game[Position, Action], position: Position) -> list[SeatPar]:
    rules = rules_of(game)
    return list(par(rules.board, rules.setting, position))


def pars(game: Game[Position, Action]) -> list[SeatPar]:
    return par_at(game, game.position)


def cases() -> Iterable[object]:
    """All choices of up to three tasks."""
    for number in (1, 2, 3):
        for tasks in combinations(TASKS, number):
            name = " ".join(str(Task(each)) for each in tasks)
            yield pytest.param(tasks, id=name)


# --- nobody is faster ----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize("tasks", [*cases()])
def test_no_turn_by_the_rules_finishes_before_par(tasks: tuple[int, ...]) -> None:
    start = setup(tasks, display=DISPLAY)
    bound = par(BOARD, SETTING, start)[0].rounds
    assert bound <= (fewest_turns(start, 1) or 2)


@pytest.mark.long
@pytest.mark.parametrize("tile", [ShipTile.BOTH_WAYS, ShipTile.GODS, ShipTile.RANGE])
def test_no_ship_tile_is_faster_than_par(tile: ShipTile) -> None:
    start = setup((SHRINES[0], OFFERING), tile)
    assert par(BOARD, SETTING, start)[0].rounds <= (fewest_turns(start, 1) or 2)


def test_par_is_reached_where_little_is_to_do() -> None:
    """So the bound isn't only right because it is small, and nobody finishes sooner."""
    for tasks in FAST:
        start = setup(tasks, display=DISPLAY)
        assert par(BOARD, SETTING, start)[0].rounds == fewest_turns(start, 1) == 1


@pytest.mark.parametrize("step", [18, pytest.param(6, marks=pytest.mark.long)])
def test_no_golden_game_ended_before_par(step: int) -> None:
    finished = [game for game in stored() if game.finished]
    assert len(finished) > 20
    for golden in finished[::step]:
        rules = ruleset_of(golden.number)[1]
        game = oracle_nb.new_game(golden.players, golden.seed, layout=golden.layout, rules=rules)
        if rules.replaced:
            continue
        bounds = pars(game)
        assert all(bounds[seat].rounds <= golden.rounds for seat in golden.winners), golden


@pytest.mark.long
def test_no_simulated_game_ends_before_par() -> None:
    played = simulate(2, players=2, bots="greedy", seed=40, rules=FIRST_GAME)
    for game in played:
        bounds = pars(oracle_nb.new_game(2, game.seed, rules=FIRST_GAME))
        assert all(bounds[seat].rounds <= game.rounds for seat in game.winners)


@pytest.mark.long
def test_no_long_run_of_games_ends_before_par() -> None:
    for result in simulate(200, players=3, bots="greedy", seed=900, layout="free"):
        bounds = pars(oracle_nb.new_game(3, result.seed, layout="free"))
        assert all(bounds[seat].rounds <= result.rounds for seat in result.winners)


# --- what it depends on --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_fewer_tasks_never_raise_par(seed: int) -> None:
    longer = pars(oracle_nb.new_game(2, seed))
    for returned in (1, 2, 3, 4):
        shorter = pars(oracle_nb.new_game(2, seed, rules=RuleSet(returned=returned)))
        for many, few in zip(longer, shorter, strict=True):
            assert few.rounds <= many.rounds
            assert few.actions < many.actions
        longer = shorter


def test_ship_tiles_count() -> None:
    game = oracle_nb.new_game(4, seed=2)
    tiles = [player.tile for player in game.position.players]
    bounds = dict(zip(tiles, pars(game), strict=True))
    assert bounds[ShipTile.TASK].actions < bounds[ShipTile.SHIELD].actions
    assert bounds[ShipTile.TASK].rounds == 3
    assert {bound.rounds for tile, bound in bounds.items() if tile != ShipTile.TASK} == {4}


def test_a_draft_counts_the_best_tile_on_offer() -> None:
    game = oracle_nb.new_game(2, seed=5, rules=RuleSet(draft=True, returned=2))
    offered = game.position.ship_tiles
    first = pars(game)[0]
    single = []
    for tile in offered:
        players = (replace(game.position.players[0], tile=tile), *game.position.players[1:])
        pending = tuple(step for step in game.position.pending if step.player != 0)
        start = replace(game.position, players=players, pending=pending)
        single.append(par_at(game, start)[0].rounds)
    assert first.rounds <= min(single)


@pytest.mark.parametrize("kind", sampled(("compact", "contact", "free", "loose"), 4))
def test_looking_ahead_over_choices_of_cards_loses_nothing(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Choices of equipment that are ruled out together are also ruled out one by one."""
    game = oracle_nb.new_game(2, seed=1, layout=kind, rules=RuleSet(returned=3))
    fast = pars(game)

    def slow(race, stops, players, rounds):
        equipment = race.progress.fights + (race.tile == ShipTile.EQUIPMENT)
        return any(
            lower_bound._enough(
                race, stops.fewest_stops(race, chosen), players, rounds, equipment - number
            )
            for number in range(min(equipment, len(CARDS)) + 1)
            for chosen in combinations(CARDS, number)
        )

    monkeypatch.setattr(lower_bound, "_possible", slow)
    assert pars(game) == fast


# --- the function --------------------------------------------------------------------------------


def test_par_is_that_of_the_setup_however_far_the_game_is() -> None:
    game = oracle_nb.new_game(2, seed=3)
    before = oracle_nb.par(game)
    game.play(game.legal_actions()[0])
    assert oracle_nb.par(game) == before
    assert str(before).startswith("seat")
    assert "<table" in before._repr_html_()


@pytest.mark.long
def test_a_bot_alone_is_slower_than_par_and_plays_the_same_again() -> None:
    game = oracle_nb.new_game(2, seed=3, rules=FIRST_GAME)
    result = oracle_nb.par(game, "greedy", games=2)
    assert result == oracle_nb.par(game, "greedy", games=2)
    for bound, alone in zip(result.seats, result.alone, strict=True):
        assert alone.interval[0] <= alone.mean <= alone.interval[1]
        assert bound.rounds < alone.mean
        assert not alone.unfinished
    assert len(result.lines()) == 2


def test_the_others_only_pass() -> None:
    game = oracle_nb.new_game(2, seed=3, rules=replace(FIRST_GAME, rounds=3))
    idle = DelphiBoardData().idle
    alone = rounds_alone(game.rules, game.position, 0, "random", 2, 0, idle)
    assert alone.mean == 3
    assert alone.unfinished == 2


def test_the_interval_is_that_of_student(monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([Result((), (), True, rounds) for rounds in (3, 4, 8)])
    monkeypatch.setattr("oracle_nb.bots.alone._played", lambda *_: next(results))
    game = oracle_nb.new_game(2, seed=3)
    mean, (low, high), *_ = rounds_alone(game.rules, game.position, 0, "random", 3, 0, min)
    # As scipy.stats.t.interval(0.95, 2, 5, (7 / 3) ** 0.5)
    assert (mean, low, high) == pytest.approx((5, -1.572, 11.572), abs=1e-3)


def test_refusals_say_why() -> None:
    game = oracle_nb.new_game(2, seed=3)
    with pytest.raises(ValueError, match="at least 2, not 1"):
        oracle_nb.par(game, "greedy", games=1)
    with pytest.raises(ValueError, match="no bot"):
        oracle_nb.par(game, "nobody")
    with pytest.raises(ValueError, match="a Game is needed"):
        oracle_nb.par(7)  # type: ignore[arg-type]
    later = replace(game.position, round=2)
    with pytest.raises(ValueError, match="setup of a game"):
        par_at(game, later)
    wrong = RuleSet(replaced=(("explore.color", "waived"),))
    with pytest.raises(ValueError, match="replaced rule"):
        oracle_nb.par(oracle_nb.new_game(2, seed=3, rules=wrong))


def test_a_game_that_is_no_race_has_no_par() -> None:
    from oracle_nb.games.registry import package_of

    with pytest.raises(ValueError, match="no race"):
        oracle_nb.par(package_of("mythology").new_game(2, 1))
