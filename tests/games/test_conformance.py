"""Both games there are keep to the contract: The Oracle of Delphi, and a toy."""

from collections.abc import Iterable
from typing import ClassVar

import pytest

from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.package import DELPHI
from oracle_nb.games import opening, registry
from oracle_nb.games.game import Game
from oracle_nb.games.rules import Rules
from tests.conformance import Conformance
from tests.delphi.played_games import VERBS, table
from tests.toy import Setting, Toy, new_game
from tests.toy.package import TOY


class TestDelphi(Conformance):
    """Some of its games are unfinished, some are not."""

    package = DELPHI
    bots: ClassVar[tuple[str, ...]] = ("random", VERBS, "greedy")
    decisions: ClassVar[int] = 80
    pairs: ClassVar[int] = 3
    closely: ClassVar[int] = 1
    step: ClassVar[int] = 2

    def tables(self) -> Iterable[tuple[Rules, int]]:
        yield table(31, 2, RuleSet(returned=4, rounds=30, ranking=True)), 31
        yield table(32, 3, RuleSet(draft=True, delayed_gods=True, rounds=30)), 32


@pytest.mark.long
class TestDelphiWithEveryBot(TestDelphi):
    """Each bot plays at each table."""

    step: ClassVar[int] = 1


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "toy", TOY)


@pytest.mark.usefixtures("toy")
class TestToy(Conformance):
    package = TOY

    def tables(self) -> Iterable[tuple[Rules, int]]:
        for seed in range(20):
            yield Toy(Setting()), seed
        yield Toy(Setting(spaces=30, rounds=3)), 1


@pytest.mark.usefixtures("toy")
def test_the_toy_is_undone_where_nothing_is_sealed():
    """Staying is no chance: two people at the toy, one takes it back until the turn has passed."""
    game: Game = new_game(seed=4)
    game.play("roll")
    assert not game.can_undo
    game.play("stay")
    assert not game.can_undo  # the turn has passed to another person
    against_bot = Game(game.rules, 4, ["me", "bot:random"])
    against_bot.play("roll")
    against_bot.play("stay")
    assert against_bot.can_undo
    against_bot.undo()
    assert list(against_bot.legal_actions()) == ["go", "stay"]


@pytest.mark.usefixtures("toy")
def test_a_game_is_rewound_past_seals_and_meets_the_same_chance():
    game: Game = new_game(seed=4)
    game.play("roll")
    rolled = game.position
    game.play("stay")
    for actions in (-1, 3):
        with pytest.raises(ValueError, match="this game has 0 to 2"):
            game.rewind(actions)
    game.rewind(0)
    assert not game.history and not game.can_redo and not game.record().undone
    game.play("roll")
    assert game.position == rolled
    assert opening.from_json(game.to_json()).position == rolled
