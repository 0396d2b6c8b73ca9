"""The contract as tests, for games of this repository: bots, simulations and pages besides."""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from oracle_nb.bots import RandomBot, make_bot, play_out, simulate
from oracle_nb.games import opening, testing
from oracle_nb.games.game import Game
from oracle_nb.games.rules import Rules
from oracle_nb.storage.saves import SaveError
from tests import secrecy


class Conformance(testing.Conformance):
    """Derive from it, set ``package``, and give ``tables``: pairs of rules and a seed."""

    pairs: ClassVar[int] = 12
    step: ClassVar[int] = 1
    """Each game of this number is played, of those of all tables and bots."""

    def play(self) -> Iterable[Game]:
        """Return the games, played anew."""
        games = [(rules, seed, name) for rules, seed in self.tables() for name in self.bots]
        return [self.game(*each) for each in games[:: self.step]]

    def player(self, name: str, seed: int, rules: Rules) -> Callable[[Any, Sequence[Any]], Any]:
        """Return how a bot decides, which can be one that only tests know."""
        return make_bot(name, seed, rules).decide

    def test_a_game_that_is_not_installed_is_no_game(self):
        with pytest.raises(SaveError, match="no game like this"):
            opening.rules_of("no game like this", {})

    def test_secrets_are_hidden_from_each_seat_everywhere(self):
        games = [game for game in self.played() if game.rules.players > 1]
        compared = 0

        # A smaller seed is no simpler game.
        @settings(
            max_examples=self.pairs,
            deadline=None,
            phases=(Phase.explicit, Phase.reuse, Phase.generate),
        )
        @given(st.integers(0, 2**32 - 1))
        def both_look_the_same(seed: int) -> None:
            nonlocal compared
            rng = Random(seed)
            pairs = list(secrecy.pairs(rng.choice(games), rng, self.bots))
            if pairs:
                compared += 1
                assert secrecy.differences(rng.choice(pairs), seed) == {}

        both_look_the_same()
        assert bool(compared) is self.package.game_type.secrets

    def test_bots_play_to_the_end(self):
        for rules, seed in self.tables():
            played = play_out(rules, seed, [RandomBot(n) for n in range(rules.players)])
            again = play_out(rules, seed, [RandomBot(n) for n in range(rules.players)])
            assert played == again
            assert played.turns >= played.rounds and played.decisions >= played.turns
            assert (not played.finished) or played.winners

    def test_games_are_simulated(self):
        rules, _ = next(iter(self.tables()))
        played = list(simulate(2, rules.players, "random", seed=3, game=rules.name))
        assert [game.seed for game in played] == [3, 4]
