"""Bots of any game: how they are made, and games among them."""

from pathlib import Path
from typing import Any

import pytest

from oracle_nb.bots import (
    BotError,
    GameTotals,
    Played,
    RandomBot,
    bot_names,
    make_bot,
    play_out,
    simulate,
)
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.ruleset import RuleSet

SHORT = RuleSet(returned=4, rounds=3)


class LastBot:
    """Takes the last option."""

    name = "last"

    def __init__(self, rules: Any, seed: int) -> None:
        pass

    def decide(self, view: Any, options: Any) -> Any:
        return options[-1]


class WrongBot(LastBot):
    name = "wrong"

    def decide(self, view: Any, options: Any) -> Any:
        return Action(Verb.SURRENDER)


class NoBot:
    name = "none"

    def __init__(self, rules: Any, seed: int) -> None:
        pass


def test_a_random_choice_depends_on_seed_and_view_alone():
    game = new_game(players=3, seed=5)
    view, options = game.view(0), list(range(1000))
    choices = [RandomBot(seed).decide(view, options) for seed in range(200)]
    assert choices == [RandomBot(seed).decide(view, options) for seed in range(200)]
    assert len(set(choices)) > 150
    bot = RandomBot(7)
    assert bot.decide(view, options) == bot.decide(view, options)
    other = new_game(players=3, seed=6).view(0)
    assert any(RandomBot(s).decide(other, options) != choices[s] for s in range(20))


def test_a_random_bot_takes_every_option():
    game = new_game(players=3, seed=5)
    options = game.legal_actions()
    choices = {RandomBot(seed).decide(game.view(0), options) for seed in range(3000)}
    assert choices == set(options)


def test_bots_are_made_by_name():
    rules = new_game(players=2, seed=1).rules
    assert bot_names() == ("random", "greedy", "planner-quick", "planner", "planner-strong")
    for name in bot_names():
        assert make_bot(name, 3, rules).name == name
    assert make_bot(f"{__name__}:LastBot", 3, rules).name == "last"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "nobody",
            (
                "there is no bot 'nobody'; choose random, greedy, planner-quick, planner, "
                "planner-strong or your own, as module:Class"
            ),
        ),
        ("no_such_module:Bot", "no_such_module"),
        ("oracle_nb.bots:Nobody", "Nobody"),
        (":", "bot ':'"),
        ("oracle_nb.bots:Played", "can't be made with seed and rules"),
        (f"{__name__}:NoBot", "has no decide"),
    ],
)
def test_a_bot_that_there_is_not(name: str, said: str):
    with pytest.raises(BotError, match=said):
        make_bot(name, 0, new_game(players=2, seed=1).rules)


def test_a_class_of_ones_own_is_a_bot():
    class Own(LastBot):  # as in a cell: no other process could import it
        name = "own"

    alone = list(simulate(3, 2, [Own, "random"], seed=8, rules=SHORT))
    seats = ("own", "random")
    assert [game.bots for game in alone] == [seats, seats[::-1], seats]
    assert list(simulate(3, 2, [Own, "random"], seed=8, rules=SHORT, workers=2)) == alone
    assert next(simulate(1, 2, Own, seed=8, rules=SHORT)).bots == ("own", "own")


def test_a_class_that_is_no_bot_is_refused_before_a_game_is_played():
    class Nameless:
        def __init__(self, rules: Any, seed: int) -> None:
            pass

        def decide(self, view: Any, options: Any) -> Any:
            return options[0]

    with pytest.raises(BotError, match="bot 'Nameless' has no name"):
        simulate(1, 2, Nameless)  # type: ignore[arg-type]
    with pytest.raises(BotError, match="bot 'none' has no decide"):
        simulate(1, 2, ["random", NoBot])  # type: ignore[list-item]


def test_a_choice_that_is_no_option_names_the_bot():
    rules = new_game(players=2, seed=1).rules
    with pytest.raises(BotError, match="'wrong' in seat 0"):
        play_out(rules, 1, [WrongBot(rules, 0), WrongBot(rules, 0)])
    with pytest.raises(BotError, match="2 seats need as many bots, not 1"):
        play_out(rules, 1, [RandomBot()])


def test_games_are_the_same_for_any_number_of_workers():
    setting: dict[str, Any] = {"players": 3, "bots": "random,greedy", "seed": 40, "rules": SHORT}
    alone = list(simulate(5, **setting))
    assert [game.seed for game in alone] == [40, 41, 42, 43, 44]
    assert list(simulate(5, workers=2, **setting)) == alone
    assert list(simulate(3, **{**setting, "seed": 42})) != alone
    assert all(game.turns == 9 and not game.finished and game.rounds == 3 for game in alone)
    assert alone[0].bots == ("random", "greedy", "random")
    assert alone[1].bots == ("greedy", "random", "greedy")


@pytest.mark.long
def test_a_game_can_be_played_again_by_its_seed():
    games = list(simulate(2, 4, "greedy", seed=70, rules=RuleSet(returned=4)))
    assert list(simulate(1, 4, "greedy", seed=71, rules=RuleSet(returned=4))) == games[1:]
    assert all(game.finished and game.winners for game in games)


def test_layouts_are_made_or_given():
    layouts = ("compact", "free", new_game(players=2, seed=9).rules.setting.layout)
    played = [next(simulate(1, 2, "random", 3, layout=layout, rules=SHORT)) for layout in layouts]
    assert {game.turns for game in played} == {6}
    with pytest.raises(ValueError, match="'round'"):
        simulate(1, 2, "random", 3, layout="round")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"games": -1}, "games: at least 0, not -1"),
        ({"workers": 0}, "workers: at least 1"),
        ({"players": 5}, "players: 2 to 4"),
        ({"bots": ()}, "bots: at least one"),
        ({"bots": "random,random,random", "players": 2}, "3 names are too many for 2 seats"),
        ({"bots": "random,nobody"}, "nobody"),
        ({"game": "chess"}, "'chess' is not an installed game"),
    ],
)
def test_faults_are_named_before_a_game_is_played(wrong: dict[str, Any], said: str):
    with pytest.raises(ValueError, match=said):
        simulate(**wrong)


def test_games_are_added_up():
    played = [
        Played(1, ("a", "b", "a"), (0, 1), 10, 30, 100, finished=True),
        Played(2, ("b", "a", "b"), (0,), 20, 60, 200, finished=True),
        Played(3, ("a", "b", "a"), (), 99, 90, 300, finished=False),
    ]
    totals = GameTotals.from_games(played)
    assert (totals.games, totals.finished, totals.rounds) == (3, 2, 15.0)
    assert [(bot.bot, bot.seats, bot.wins) for bot in totals.bots] == [
        ("a", 5, 0.5),
        ("b", 4, 1.5),
    ]
    assert totals.bots[0].share == 0.1


def test_the_bot_of_the_documentation_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    (tmp_path / "hasty_bot.py").write_text(page.split("```python\n")[1].split("```")[0])
    monkeypatch.syspath_prepend(tmp_path)
    played = next(simulate(1, 2, "hasty_bot:Hasty,greedy", 1, rules=SHORT))
    assert played.bots == ("hasty_bot:Hasty", "greedy")


@pytest.mark.parametrize("wrong", ["3", 2.5, None])
def test_a_number_of_games_of_a_wrong_type_is_named(wrong):
    with pytest.raises(ValueError, match="games: a whole number is needed, not "):
        simulate(wrong)
