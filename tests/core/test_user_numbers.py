"""Numbers of NumPy, pandas and Python are the same everywhere, and others refused with a hint."""

import inspect
from collections.abc import Callable, Iterator
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import Any, Final

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import oracle_nb
from oracle_nb import frames
from oracle_nb.bots import rounds_alone
from oracle_nb.core.arguments import number, whole, whole_text
from oracle_nb.core.chance import Draw
from oracle_nb.delphi.board import make_layout
from oracle_nb.delphi.board.generation.contact import contact_layout
from oracle_nb.delphi.board.generation.layouts import loose_layout
from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.environments import gym_vector_env
from oracle_nb.explorer.atlas_plan import planned
from oracle_nb.explorer.design import planned_search
from oracle_nb.games.registry import board_data_of, lessons_of_game
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.review import course_of
from oracle_nb.lessons.worksheet import exercises
from oracle_nb.mythology.measures.study import MapStudy
from tests.samples import sampled

NUMBERS: Final = ("seed", "players", "games", "layouts", "workers", "rounds", "number", "at")
"""Names of parameters that are whole numbers wherever they occur."""
RIGHT: Final[tuple[Any, ...]] = (
    *(np.int64(3), np.int8(3), np.uint32(3), np.array(3), pd.Series([3]).iloc[0]),
    pd.DataFrame({"seed": [3]}, dtype="Int64").seed.iloc[0],
)
SLOW: Final = ("par", "lesson", "replay", "simulate", "frames", "rounds")
"""Calls that are tried with one of these numbers only."""
WRONG: Final[tuple[Any, ...]] = (
    *(3.0, np.float64(3), "3", " 3 ", "7.0", "1e3", "1,000", "\u0663", "\uff13", "3.5", "x", ""),
    *(True, False, np.True_, None, float("nan"), float("inf"), Decimal(3), Fraction(7, 2)),
    *(pd.NA, np.array([3]), pd.Series([3]), [3], {}, b"3", 3 + 0j, object(), 10**100, -(10**100)),
)


@cache
def game_of_three_actions() -> Any:
    game = oracle_nb.new_game(players=3, seed=3)
    for _ in range(3):
        game.play(game.legal_actions()[0])
    return game


@cache
def calls() -> dict[str, Callable[[Any], object]]:
    """Return calls that take a whole number, each in a form that is quick for 3."""
    game = game_of_three_actions()
    delphi: Any = board_data_of("delphi")
    mythology = board_data_of("mythology")
    school = lessons_of_game("delphi")
    environment, single = oracle_nb.env(players=2), oracle_nb.gym_env(players=2)
    several = gym_vector_env(2, players=2)
    return {
        "new_game(seed)": lambda n: oracle_nb.new_game(players=2, seed=n).position,
        "new_game(players)": lambda n: oracle_nb.new_game(players=n, seed=1).position,
        "mythology(seed)": lambda n: oracle_nb.new_game(seed=n, game="mythology").position,
        "mythology(players)": lambda n: oracle_nb.new_game(n, 1, game="mythology").position,
        "compact_layout": oracle_nb.compact_layout,
        "free_layout": oracle_nb.free_layout,
        "contact_layout": contact_layout,
        "loose_layout": loose_layout,
        "make_layout": lambda n: make_layout("free", n),
        "layout": lambda n: delphi.layout("free", n),
        "setup": lambda n: mythology.layout("players-3", n),
        "MapStudy(seed)": lambda n: MapStudy(seed=n).measure("prizes.favor"),
        "MapStudy(players)": lambda n: MapStudy(players=n).measure("prizes.favor"),
        "layout_editor": lambda n: LayoutEditor(wording, "en", n).layout,
        "guided(seed)": lambda n: oracle_nb.guided(seed=n).controller.game.seed,
        "seats(seed)": lambda n: frames.seats(1, 2, n)["seed"].iloc[0],
        "lesson(seed)": lambda n: oracle_nb.lesson("sailing", seed=n) and None,
        "course": lambda n: course_of("sailing", seed=n).seed,
        "exercise": lambda n: school.exercise("sailing.cost", n).answers,
        "exercises(seed)": lambda n: len(exercises(school, lessons_of("delphi")[0], n, 2)),
        "exercises(number)": lambda n: len(exercises(school, lessons_of("delphi")[0], 1, n)),
        "puzzles": lambda n: oracle_nb.puzzles(n)[0].id,
        "simulate(games)": lambda n: len([*oracle_nb.simulate(n, 2, "random")]),
        "simulate(players)": lambda n: [*oracle_nb.simulate(1, n, "random")],
        "simulate(seed)": lambda n: [*oracle_nb.simulate(1, 2, "random", n)],
        "simulate(workers)": lambda n: [*oracle_nb.simulate(1, 2, "random", workers=n)],
        "planned": lambda n: planned(seed=n).seed,
        "frames.atlas(layouts)": lambda n: len(frames.atlas(n, measures=["sailing.diameter"])),
        "frames.atlas(seed)": lambda n: frames.atlas(1, n, measures="sailing.diameter")["board"][0],
        "frames.spaces": lambda n: frames.spaces("free", n).board_seed.iloc[0],
        "frames.measures": lambda n: frames.measures("free", n).board_seed.iloc[0],
        "frames.games": lambda n: frames.games(1, 2, seed=n).seed[0],
        "par": lambda n: len(oracle_nb.par(game, "random", games=2, seed=n).seats),
        "open_game(seed)": lambda n: oracle_nb.open_game(game.share(), n).seed,
        "after": lambda n: oracle_nb.open_game(game.share()).after(n).position,
        "view": lambda n: oracle_nb.new_game(players=4, seed=1).view(n),
        "is_bot": lambda n: oracle_nb.new_game(players=4, seed=1).is_bot(n),
        "scene": lambda n: len(oracle_nb.new_game(players=4, seed=1).scene(seat=n).spaces),
        "check": lambda n: bool(oracle_nb.new_game(players=4, seed=1).check("end", player=n)),
        "env(players)": lambda n: oracle_nb.env(players=n).possible_agents,
        "env.reset": lambda n: environment.reset(seed=n),
        "gym_env(players)": lambda n: oracle_nb.gym_env(players=n).observation_names,
        "gym_env(seat)": lambda n: oracle_nb.gym_env(players=4, seat=n).seat,
        "gym_env.reset": lambda n: single.reset(seed=n)[0]["observation"].tolist(),
        "gym_vector_env(num_envs)": lambda n: gym_vector_env(n, players=2).num_envs,
        "gym_vector_env.reset": lambda n: several.reset(seed=n)[0]["observation"].tolist(),
        "design(seed)": lambda n: planned_search("open", seed=n).plan,
        "design(steps)": lambda n: planned_search("open", steps=n).plan,
        "action_text": lambda n: (single.reset(seed=1), single.action_text(n))[1],
        "replay": lambda n: type(oracle_nb.replay(game, at=n)),
        "rounds_alone": lambda n: rounds_alone(
            game.rules, game.after(0).position, 0, "random", 2, n, delphi.idle
        ),
    }


CALLS: Final = sorted(calls())


@pytest.mark.parametrize("name", sampled(CALLS, 6))
def test_whole_numbers_of_other_libraries_are_as_good(name):
    call = calls()[name]
    expected = call(3)
    for value in RIGHT[:1] if name.startswith(SLOW) else RIGHT:
        assert call(value) == expected


@pytest.mark.parametrize("make", [list, tuple, np.array, pd.Series, pd.Index, iter])
def test_lists_of_names_may_be_of_other_libraries(make):
    assert oracle_nb.new_game(2, 1, seats=make(["Ann", "Bob"])).seats == ("Ann", "Bob")
    assert [*oracle_nb.simulate(1, 2, make(["random"]))] == [*oracle_nb.simulate(1, 2, "random")]
    measures = make(["sailing.diameter"])
    assert (
        frames.atlas(1, kinds=make(["free"]), measures=measures).columns[-1] == "sailing.diameter"
    )


@pytest.mark.parametrize("value", [7, None, np.array("x"), pd.NA, "Ann", b"Ann"])
def test_single_values_are_no_lists_of_names(value):
    with pytest.raises(ValueError, match="seats"):
        oracle_nb.new_game(2, 1, seats=value)
    if not isinstance(value, str):
        with pytest.raises(ValueError, match="bots"):
            oracle_nb.arena(value)
        with pytest.raises(ValueError, match="kinds"):
            frames.atlas(1, kinds=value)


@pytest.mark.parametrize("name", [*CALLS, "arena(games)", "arena(seed)", "frames.kept"])
def test_other_values_are_refused_with_the_nearest(name):
    others = {
        "arena(games)": lambda n: oracle_nb.arena(["random", "greedy"], games=n),
        "arena(seed)": lambda n: oracle_nb.arena(["random", "greedy"], seed=n),
        "frames.kept": lambda n: frames.games(1, n),
    }
    call = {**calls(), **others}[name]
    for value in WRONG:
        if value is None or (isinstance(value, str) and name == "layout_editor"):
            continue  # These have meanings of their own.
        with pytest.raises(ValueError, match=r"\w") as refused:
            call(value)
        message = str(refused.value)
        assert len(message) < 400
        if isinstance(value, str) and value.strip() == "3" and "no seat" not in message:
            assert message.endswith("did you mean 3?"), message


def public() -> Iterator[tuple[str, str]]:
    """Yield the public functions with those of their parameters that are whole numbers."""
    for module in (oracle_nb, frames):
        for name in module.__all__:
            function = getattr(module, name)
            if inspect.isfunction(function):
                for parameter in inspect.signature(function).parameters:
                    if parameter in NUMBERS:
                        yield name, parameter


def test_every_public_function_with_numbers_is_tried_above():
    others = "arena(games) arena(seed) lanes measures spaces log"
    tried = " ".join((*CALLS, others, "kept_games kept_values kept_reviews"))
    for function, _ in public():
        assert function in tried, function


@pytest.mark.parametrize(
    ("text", "right"),
    [
        *((" 7 ", 7), ("-7", -7), ("+7", 7), ("\u0667", 7), ("\uff17", 7), ("7.0", 7), ("7,0", 7)),
        *(("1e3", 1000), ("\u22127", -7), ("007", 7), ("7.", 7)),
    ],
)
def test_numbers_in_texts_are_understood(text, right):
    assert whole_text("seed", text) == right


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        *(("1,000", "1000"), ("1 000", "1000"), ("1'000", "1000"), ("7.4", "7"), ("", "")),
        *(("seven", ""), ("1e999", ""), ("nan", ""), ("inf", ""), ("9" * 300, ""), ("0x10", "")),
    ],
)
def test_other_texts_are_refused_with_the_nearest_number(text, hint):
    with pytest.raises(ValueError, match=f"did you mean {hint}\\?$" if hint else "seed: "):
        whole_text("seed", text)


@given(st.one_of(st.text(max_size=12), st.floats(), st.decimals(), st.complex_numbers()))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_no_value_raises_another_error(value):
    for read in (whole, lambda name, value: number(name, value, 0, 1)):
        with suppress(ValueError):
            read("seed", value)


def test_numbers_between_bounds_are_of_any_kind():
    halves: tuple[Any, ...] = (
        0.5,
        np.float32(0.5),
        Decimal("0.5"),
        Fraction(1, 2),
        pd.Series([0.5]).iloc[0],
    )
    for half in halves:
        assert oracle_nb.free_layout(7, half) == oracle_nb.free_layout(7, 0.5)
    others: tuple[Any, ...] = (True, "0.5", float("nan"), 1.5, np.inf, None, 10**400)
    for wrong in others:
        with pytest.raises(ValueError, match="looseness: a number from 0 to 1 is needed"):
            oracle_nb.free_layout(7, wrong)


def test_layouts_and_draws_of_numpys_numbers_can_be_saved():
    layout = oracle_nb.compact_layout(3)
    same = oracle_nb.Layout(
        tuple(
            replace(
                placement,
                turns=np.int64(placement.turns),
                q=np.int32(placement.q),
                r=np.int8(placement.r),
            )
            for placement in layout.tiles
        )
    )
    assert same == layout and same.to_json() == layout.to_json() and same.faults() == ()
    strange = oracle_nb.Layout((replace(layout.tiles[0], turns=True), *layout.tiles[1:]))
    assert strange.faults()
    game = oracle_nb.new_game(players=3, seed=3)
    game.play("end", [Draw("die", np.int64(2))])  # type: ignore[arg-type]
    assert oracle_nb.open_game(game.to_json().decode()).position == game.position
