"""Environments: wrong arguments, illegal actions, copies, and programs without the extra."""

import copy
import pickle
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import oracle_nb
from oracle_nb.bots import BotError
from oracle_nb.core.verdicts import IllegalAction, MalformedAction
from oracle_nb.environments.episode import NotReset
from oracle_nb.environments.rendering import as_text
from oracle_nb.games import registry
from oracle_nb.games.encoding import UnnumberedAction
from oracle_nb.games.text_interface import TextInterface
from tests.toy import Position, Setting, Toy
from tests.toy.package import TOY, ToyPackage

SHORT: Any = {"layout": "free", "rules": oracle_nb.RuleSet(rounds=3)}


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"players": "2"}, "players: a whole number is needed, not '2'"),
        ({"players": 7}, "players: 2 to 4 can play, not 7"),
        ({"game": "chess"}, "game: 'chess' is not an installed game"),
        ({"render_mode": "gif"}, "render_mode: human, ansi, rgb_array or None, not 'gif'"),
        ({"layout": "square"}, "layout: a Layout or one of"),
        ({"board": "free"}, "'board' isn't an option of The Oracle of Delphi"),
        ({"seats": ["Ann", "Bob"]}, "seats: an environment names its agents itself"),
        ({"seed": 1}, "seed: an environment gets its seed from reset"),
        (
            {"rules": oracle_nb.RuleSet(replaced=(("explore.color", "waived"),))},
            "rules: `replaced`",
        ),
    ],
)
def test_wrong_arguments_are_named(wrong, says):
    for make in (oracle_nb.env, oracle_nb.gym_env):
        with pytest.raises(ValueError, match=f"^{says}"):
            make(**wrong)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seat": 2}, "seat: 0 to 1, not 2"),
        ({"seat": "first"}, "seat: a whole number is needed, not 'first'"),
        ({"bots": "gredy"}, "there is no bot 'gredy'"),
        ({"bots": "greedy,random"}, "bots: 2 are too many for 1 other seats"),
        ({"bots": 3}, "bots: names or classes of bots are needed"),
    ],
)
def test_wrong_seats_and_bots_are_named(wrong, says):
    with pytest.raises(ValueError, match=f"^{says}"):
        oracle_nb.gym_env(2, **wrong)


@pytest.mark.parametrize("seed", ["x", 1.5, -1])
def test_wrong_seeds_are_named(seed):
    for env in (oracle_nb.env(2, **SHORT), oracle_nb.gym_env(2, **SHORT)):
        with pytest.raises(ValueError, match=r"^seed: "):
            env.reset(seed=seed)


def test_a_game_without_an_encoding_is_refused(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    with pytest.raises(ValueError, match="'toy' has no numbers for its actions"):
        oracle_nb.env(game="toy")


def test_before_a_reset_nothing_can_be_played():
    single, every = oracle_nb.gym_env(2, **SHORT), oracle_nb.env(2, **SHORT)
    for use in (
        *(
            lambda: single.step(0),
            single.render,
            lambda: single.action_text(0),
            lambda: every.step(0),
        ),
        *(lambda: every.observe("player_0"), every.render, lambda: every.position),
    ):
        with pytest.raises(NotReset, match=r"call reset\(\) first"):
            use()


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (-1, "action: 0 to 10846, not -1"),
        (10847, "action: 0 to 10846, not 10847"),
        (0.5, "action: a whole number is needed, not 0.5"),
        (None, "action: a whole number is needed, not None"),
    ],
)
def test_a_number_of_no_action_is_an_error(number, says):
    single, every = oracle_nb.gym_env(2, **SHORT), oracle_nb.env(2, **SHORT)
    for env in (single, every):
        env.reset(seed=1)
        before = env.position
        with pytest.raises(ValueError, match=f"^{says}"):
            env.step(number)
        assert env.position is before


def test_an_illegal_action_ends_the_game_with_a_reason():
    every = oracle_nb.env(2, **SHORT)
    every.reset(seed=1)
    every.step(every.action_number("surrender"))
    assert every.rewards == {"player_0": -1, "player_1": 0}
    assert "surrender is refused: " in every.infos["player_0"]["illegal"]
    assert all(every.terminations.values())
    ends = []
    for _ in every.agent_iter():
        observation, reward, *_ = every.last()
        assert observation is not None and not observation["action_mask"].any()
        ends.append(reward)
        every.step(None)
    assert sorted(ends) == [-1, 0] and every.agents == []

    single = oracle_nb.gym_env(2, **SHORT)
    single.reset(seed=1)
    observation, reward, terminated, truncated, info = single.step(
        single.action_number("surrender")
    )
    assert (reward, terminated, truncated) == (-1, True, False)
    assert "surrender is refused: " in info["illegal"]
    assert np.flatnonzero(observation["action_mask"]).tolist() == [0]
    assert np.flatnonzero(single.action_masks()).tolist() == [0]
    with pytest.raises(NotReset, match="the game is over"):
        single.step(0)


def test_a_strict_environment_raises_for_an_illegal_action_and_goes_on():
    every, single = (
        oracle_nb.env(2, strict=True, **SHORT),
        oracle_nb.gym_env(2, strict=True, **SHORT),
    )
    for env in (every, single):
        env.reset(seed=1)
        before = env.position
        with pytest.raises(IllegalAction, match="surrender is refused: "):
            env.step(env.action_number("surrender"))
        assert env.position is before
        env.step(next(iter(env._stage.episode.legal)))
        assert env.position != before


def test_actions_are_written_and_read():
    for env in (oracle_nb.env(2, **SHORT), oracle_nb.gym_env(2, **SHORT)):
        env.reset(seed=1)
        assert env.action_text(env.action_number("take gift")) == "take gift"
        with pytest.raises(MalformedAction):
            env.action_number("fly")
        with pytest.raises(UnnumberedAction):
            env.action_number("fight die:red")


def test_copies_go_their_own_ways():
    for env in (oracle_nb.env(2, **SHORT), oracle_nb.gym_env(2, bots="greedy", **SHORT)):
        env.reset(seed=4)
        env.step(next(iter(env._stage.episode.legal)))
        number = next(iter(env._stage.episode.legal))
        for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
            before = env.position
            assert twin.position == before
            twin.step(number)
            assert env.position is before and twin.position != before
            again = copy.deepcopy(env)
            again.step(number)
            assert again.position == twin.position


def test_observations_of_different_moments_share_no_memory():
    env = oracle_nb.gym_env(2, **SHORT)
    first, _ = env.reset(seed=4)
    kept = {key: value.copy() for key, value in first.items()}
    second, *_ = env.step(int(first["action_mask"].argmax()))
    second["observation"][:] = 0
    second["action_mask"][:] = 0
    assert all((first[key] == kept[key]).all() for key in kept)
    assert first["observation"].dtype == np.float32


def test_a_board_of_another_size_is_refused(monkeypatch):
    env = oracle_nb.env(2, **SHORT)
    maker = env._stage.maker
    monkeypatch.setattr(maker.encoding, "actions", 3)
    with pytest.raises(ValueError, match="seed 5 makes a board with other kinds of spaces"):
        env.reset(seed=5)


def test_without_the_extra_an_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(
        ImportError,
        match=r"^PettingZoo and Gymnasium are not installed: pip install 'oracle-nb\[env\]'",
    ):
        oracle_nb.env(2)
    with pytest.raises(oracle_nb.OracleError, match=r"^Gymnasium is not installed"):
        oracle_nb.gym_env(2)


def test_the_names_load_without_the_extra():
    code = (
        "import sys; sys.modules['gymnasium'] = sys.modules['pettingzoo'] = None; "
        "import oracle_nb; oracle_nb.env; oracle_nb.gym_env"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=250)


def test_a_bot_that_plays_against_the_rules_is_named():
    class Cheat:
        name = "cheat"

        def __init__(self, rules: Any, seed: int) -> None:
            self.read = rules.notation.read

        def decide(self, view: Any, options: Any) -> Any:
            return self.read("surrender")

    env = oracle_nb.gym_env(2, seat=1, bots=Cheat, **SHORT)
    with pytest.raises(BotError, match="bot 'cheat' in seat 0: surrender is refused"):
        env.reset(seed=1)


@pytest.mark.parametrize(("seat", "trap"), [(0, "3"), (1, "-1"), (None, "-1")])
def test_a_text_shows_only_what_its_reader_knows(seat, trap, monkeypatch):
    class Telling(TextInterface):
        def boards(self, position):
            return [("trap", (str(position.trap),))]

        def heading(self, position):
            return f"The trap is at {position.trap}."

    monkeypatch.setitem(registry._registered, "toy", TOY)
    monkeypatch.setattr(ToyPackage, "text_interface", lambda *_args: Telling())
    episode: Any = SimpleNamespace(
        rules=Toy(Setting()), position=Position(trap=3, seen=(True, False))
    )
    text = as_text(episode, seat)
    assert f"The trap is at {trap}." in text and f"trap: {trap}\n" in text
