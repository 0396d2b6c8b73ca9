"""The contract as tests: checks that any game must pass.

A game's test class derives from ``Conformance`` and gives ``tables``, some of its games with seeds;
everything else is found by playing them with bots.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import msgspec
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from oracle_nb.bots import RandomBot, make_bot, play_out, simulate
from oracle_nb.bots.simulate import bot_seed
from oracle_nb.core.chance import (
    Draw,
    OutcomeError,
    ScriptedChance,
    SecretChance,
    SeededChance,
)
from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, IllegalAction, MalformedAction, Repairs
from oracle_nb.games import opening
from oracle_nb.games.game import Game
from oracle_nb.games.package import package_of
from oracle_nb.games.registry import repairs_of, scene_of, texts_of
from oracle_nb.games.rules import Rules
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.render.text_map import to_text
from oracle_nb.storage.saves import SaveError
from tests import secrecy

LOOKS: Final = 16
"""About how many positions of a game are looked at closely."""
CLOSELY: Final = 4
"""In about how many of these every action that can be written is checked."""


class Conformance:
    """Derive from it and give ``tables``: pairs of rules and a seed.

    ``bots`` play, each game with one of them in every seat; ``decisions`` is how far a game goes.
    """

    bots: ClassVar[Sequence[str]] = ("random",)
    decisions: ClassVar[int] = 300
    pairs: ClassVar[int] = 12
    """How many pairs of games are compared that differ only in what a player may not know."""
    hides: ClassVar[bool] = True
    """Whether there is anything that some player may not know."""

    def tables(self) -> Iterable[tuple[Rules[Any, Any], int]]:
        """Return some games to be played."""
        raise NotImplementedError

    _kept: ClassVar[dict[type, list[Game[Any, Any]]]] = {}

    def played(self) -> list[Game[Any, Any]]:
        """Return the games, played once for all tests."""
        if type(self) not in self._kept:
            self._kept[type(self)] = list(self.play())
        return self._kept[type(self)]

    def play(self) -> Iterable[Game[Any, Any]]:
        """Let the bots play the games, to the end or up to ``decisions``."""
        for rules, seed in self.tables():
            for name in self.bots:
                game = Game(rules, seed, [f"bot:{name}"] * rules.players)
                bots = [make_bot(name, bot_seed(seed, n), rules) for n in range(rules.players)]
                while (seat := game.to_move) is not None and len(game.history) < self.decisions:
                    game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
                yield game

    def looked_at(self, game: Game[Any, Any]) -> list[Any]:
        """Return some positions of a game, the last one among them."""
        positions = [game.opening.position, *(entry.position for entry in game.history)]
        return [*positions[:: max(1, len(positions) // LOOKS)], positions[-1]]

    # --- values ----------------------------------------------------------------------------------

    def test_positions_are_values(self):
        for game in self.played():
            for position in self.looked_at(game):
                kind = game.rules.position_type
                data = msgspec.json.encode(position)
                clone = msgspec.json.decode(data, type=kind)
                assert isinstance(position, kind)
                assert clone == position and hash(clone) == hash(position)
                assert msgspec.json.encode(clone) == data
                assert list(game.rules.legal_actions(clone)) == list(
                    game.rules.legal_actions(position)
                )
                assert game.rules.to_move(clone) == game.rules.to_move(position)
                with pytest.raises((AttributeError, TypeError)):
                    setattr(position, position.__struct_fields__[0], None)

    def test_nothing_changes_by_looking(self):
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game):
                before = msgspec.json.encode(position)
                for action in rules.legal_actions(position)[:5]:
                    rules.check(position, action)
                    rules.apply(position, action, SeededChance(1))
                    texts_of(rules).explain(position, action)
                scene_of(rules, position)
                for seat in range(rules.players):
                    rules.view(position, seat)
                assert msgspec.json.encode(position) == before

    def test_a_setting_makes_the_same_rules_again(self):
        for rules, seed in self.tables():
            again = opening.rules_of(rules.name, msgspec.to_builtins(rules.setting))
            assert again.setting == rules.setting and again.players == rules.players
            assert again.set_up(seed) == rules.set_up(seed)
            with pytest.raises(SaveError):
                opening.rules_of(rules.name, {"no such field": 1})
            with pytest.raises(SaveError, match="no game like this"):
                opening.rules_of("no game like this", {})

    # --- actions ---------------------------------------------------------------------------------

    def test_legal_actions_are_allowed_and_everything_else_is_refused(self):
        for game in self.played():
            rules = game.rules
            book = texts_of(rules).rulebook
            positions = self.looked_at(game)
            for position in positions[:: max(1, len(positions) // CLOSELY)]:
                legal = list(rules.legal_actions(position))
                assert len(set(legal)) == len(legal)
                assert bool(legal) == (rules.to_move(position) is not None)
                assert legal == list(rules.legal_actions(position))
                allowed = set()
                ids: set[str] = set()
                for action in rules.every_action(position):
                    verdict = rules.check(position, action)
                    assert verdict.allowed == (not verdict.broken)
                    ids.update(verdict.rules if verdict else verdict.broken_rules)
                    if verdict.allowed:
                        assert verdict.rules, action
                        allowed.add(action)
                assert allowed == set(legal)
                assert all(rule in book for rule in ids), [rule for rule in ids if rule not in book]

    def test_a_refused_action_changes_nothing(self):
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game)[:5]:
                legal = set(rules.legal_actions(position))
                wrong = [action for action in rules.every_action(position) if action not in legal]
                for action in wrong[:: max(1, len(wrong) // 10)]:
                    with pytest.raises(IllegalAction) as caught:
                        rules.apply(position, action, SeededChance(1))
                    assert caught.value.verdict == rules.check(position, action)
                    explanation = texts_of(rules).explain(position, action)
                    assert not explanation.allowed and explanation.refusals
                    assert all(reason.text for reason in explanation.refusals)

    def test_a_text_without_an_action_is_malformed(self):
        for game in self.played():
            for odd in (None, 3.5, [], {"verb": 1}, object(), Conformance, "", "no such action"):
                for deed in (game.check, game.explain, game.repairs, game.play, game.write):
                    with pytest.raises(MalformedAction):
                        deed(odd)

    def test_every_repair_is_legal_when_tried(self):
        repaired = missing = 0
        for game in self.played():
            rules = game.rules
            words = texts_of(rules)
            for position in self.looked_at(game)[:8]:
                legal = list(rules.legal_actions(position))
                for action in legal[:5]:
                    assert repairs_of(rules, position, action) == Repairs()
                seat = rules.to_move(position)
                wrong = [one for one in rules.every_action(position) if one not in set(legal)]
                for number, action in enumerate(wrong[:: max(1, len(wrong) // 25)]):
                    before = msgspec.json.encode(position)
                    found = repairs_of(rules, position, action)
                    assert number % 5 or found == repairs_of(rules, position, action)
                    assert msgspec.json.encode(position) == before
                    assert bool(found.lines) != bool(found.missing), action
                    assert len(set(found.lines)) == len(found.lines) <= 3
                    repaired += bool(found.lines)
                    missing += bool(found.missing)
                    for line in found.lines:
                        assert words.repair(position, line)
                        assert 1 <= len(line.actions) <= 2 and action not in line.actions[:1]
                        at, tokens = position, 0
                        for step in line.actions:
                            assert rules.to_move(at) == seat
                            verdict = rules.check(at, step)
                            assert verdict.allowed, (action, line)
                            tokens += verdict.tokens
                            at = rules.apply(at, step, SeededChance(len(wrong))).position
                        assert line.tokens == tokens
                    for one in found.missing:
                        assert one.rule in words.rulebook and words.missing(one)
                if seat is not None and rules.players > 1:
                    other = (seat + 1) % rules.players
                    found = repairs_of(rules, position, legal[0], other)
                    assert not found.lines
                    assert [one.rule for one in found.missing] == [NOT_YOUR_TURN]
                    assert words.missing(found.missing[0])
        assert repaired and missing

    def test_only_the_player_to_move_may_act(self):
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game):
                seat = rules.to_move(position)
                if seat is None:
                    continue
                action = rules.legal_actions(position)[0]
                assert rules.check(position, action, seat).allowed
                for other in range(rules.players):
                    if other != seat:
                        verdict = rules.check(position, action, other)
                        assert verdict.broken_rules == (NOT_YOUR_TURN,)

    def test_after_the_end_nothing_is_allowed(self):
        for game in self.played():
            result = game.result
            assert (result is None) == (game.to_move is not None)
            if result is None:
                continue
            last = game.history[-1].action
            assert game.check(last).broken_rules == (OVER,)
            assert not list(game.rules.every_action(game.position))
            assert set(result.winners) <= set(range(game.rules.players))
            assert result.rounds >= 1
            assert bool(result.winners) == result.finished

    def test_actions_are_written_and_read(self):
        for game in self.played():
            notation = game.rules.notation
            for position in self.looked_at(game)[:8]:
                texts = set()
                legal = list(game.rules.legal_actions(position))
                for action in legal:
                    text = notation.write(action)
                    assert notation.read(text) == action
                    assert game.texts().action(position, action)
                    texts.add(text)
                assert len(texts) == len(legal)
            for text in ("", "no such action", "\x00", "x" * 10_000):
                with pytest.raises(MalformedAction):
                    notation.read(text)

    # --- chance ----------------------------------------------------------------------------------

    def test_nobody_foresees_a_game_without_a_seed(self):
        for name in {rules.name for rules, _ in self.tables()}:
            package = package_of(name)
            setup = package.presentation().setup
            game = package.new_game()
            later = next(iter(self.played()))
            again = Game.replay(later.record(), later.rules)
            for made in (game, setup.first_game("Ann", None), again):
                assert isinstance(made.chance, SecretChance)
                order = (*range(1, made.rules.players), 0)
                new = setup.rematch(made, order)
                assert isinstance(new.chance, SecretChance)
                assert new.chance.secret != made.chance.secret

    def test_the_same_seed_gives_the_same_game(self):
        first, again = self.played(), list(self.play())
        assert [one.to_json() for one in first] == [one.to_json() for one in again]
        for rules, seed in self.tables():
            openings = {Game(rules, seed + n).to_json() for n in range(6)}
            games_ = set()
            for n in range(6):
                game = Game(rules, seed + n)
                bots = [RandomBot(1)] * rules.players
                while (seat := game.to_move) is not None and len(game.history) < 40:
                    game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
                games_.add(game.to_json())
            assert len(games_) > 1, openings

    def test_an_outcome_decides_everything(self):
        """Replays need no random numbers, and what doesn't fit is refused."""
        for game in self.played():
            rules = game.rules
            position = game.opening.position
            for entry in game.history:
                chance = ScriptedChance(entry.outcome)
                transition = rules.apply(position, entry.action, chance)
                assert not chance.left
                assert (transition.position, transition.events, transition.outcome) == (
                    entry.position,
                    entry.events,
                    entry.outcome,
                )
                if entry.outcome:
                    with pytest.raises(OutcomeError):
                        rules.apply(position, entry.action, ScriptedChance(entry.outcome[:-1]))
                    wrong = (Draw(entry.outcome[0].what, 10**6), *entry.outcome[1:])
                    with pytest.raises(OutcomeError):
                        rules.apply(position, entry.action, ScriptedChance(wrong))
                position = transition.position

    def test_a_view_hides_and_is_a_position(self):
        hidden = 0
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game):
                for seat in range(rules.players):
                    seen = rules.view(position, seat)
                    assert isinstance(seen, rules.position_type)
                    assert rules.view(seen, seat) == seen
                    hidden += seen != position
                    assert rules.to_move(seen) == rules.to_move(position)
                seat_to_move = rules.to_move(position)
                if seat_to_move is not None:
                    seen = rules.view(position, seat_to_move)
                    assert list(rules.legal_actions(seen)) == list(rules.legal_actions(position))
        assert bool(hidden) is self.hides

    def test_secrets_are_hidden_from_each_seat_everywhere(self):
        games = [game for game in self.played() if game.rules.players > 1]
        found = 0

        # A smaller seed is no simpler game.
        @settings(
            max_examples=self.pairs,
            deadline=None,
            phases=(Phase.explicit, Phase.reuse, Phase.generate),
        )
        @given(st.integers(0, 2**32 - 1))
        def both_look_the_same(seed: int) -> None:
            nonlocal found
            rng = Random(seed)
            pairs = list(secrecy.pairs(rng.choice(games), rng, self.bots))
            if pairs:
                found += 1
                assert secrecy.differences(rng.choice(pairs), seed) == {}

        both_look_the_same()
        assert bool(found) is self.hides

    # --- sessions --------------------------------------------------------------------------------

    def test_a_game_is_saved_and_loaded(self, tmp_path: Path):
        for game in self.played():
            path = game.save(tmp_path / "game.json")
            loaded = opening.load(path, seed=game.seed)
            assert loaded.position == game.position
            assert loaded.history == game.history
            assert loaded.opening == game.opening
            assert loaded.seats == game.seats
            assert loaded.to_json() == game.to_json()
            assert str(game.seed).encode() not in game.to_json() or game.seed < 10**6
            data = opening.position_to_json(game.rules, game.position)
            rules, position = opening.position_from_json(data)
            assert (rules.setting, position) == (game.rules.setting, game.position)
            for damaged in (b"", b"{", b"[]", game.to_json()[:-40], b'{"format": "other"}'):
                with pytest.raises(SaveError):
                    opening.from_json(damaged)

    def test_undo_and_redo_go_back_to_the_last_seal(self):
        for game in self.played():
            end = game.position
            history = game.history
            taken = 0
            while game.can_undo:
                entry = game.history[-1]
                assert not entry.sealed and not entry.outcome
                game.undo()
                taken += 1
            assert len(game.history) == len(history) - taken
            assert not game.history or game.history[-1].sealed
            with pytest.raises(ValueError, match="can't be taken back"):
                game.undo()
            while game.can_redo:
                game.redo()
            assert game.position == end and game.history == history
            with pytest.raises(ValueError, match="nothing was taken back"):
                game.redo()

    # --- words and pictures ----------------------------------------------------------------------

    def test_every_value_has_a_text(self):
        for game in self.played():
            words = game.texts()
            for event in game.events:
                assert event.rule in words.rulebook, event
                assert words.event(event), event
            for position in self.looked_at(game):
                if game.rules.to_move(position) is None:
                    continue
                assert words.decision(position)
                for action in game.rules.legal_actions(position)[:12]:
                    explanation = words.explain(position, action)
                    assert explanation.allowed and explanation.title
                    assert explanation.why or explanation.effects
                    assert not explanation.refusals
                    verdict = game.rules.check(position, action)
                    assert {one.rule for one in explanation.why} <= {
                        *verdict.rules,
                        *(item.rule for item in verdict.cost),
                    }

    def test_a_position_can_be_drawn(self):
        for game in self.played():
            scene = scene_of(game.rules, game.position)
            assert isinstance(scene, Scene)
            assert hash(scene) == hash(scene_of(game.rules, game.position))
            assert to_svg(scene).startswith("<svg")
            assert to_text(scene)
            assert game._repr_svg_().startswith("<svg")

    # --- bots ------------------------------------------------------------------------------------

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
        assert [one.seed for one in played] == [3, 4]
