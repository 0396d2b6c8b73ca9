"""The contract as tests, for pytest: what any game must do.

A test class derives from `Conformance` and names the package. The tests play the game at random and
with its own bots, and demand what its `GameType` declares.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

import msgspec
import pytest

from oracle_nb.core.chance import (
    Draw,
    OutcomeError,
    ScriptedChance,
    SecretChance,
    SeededChance,
    random_below,
)
from oracle_nb.core.events import TURN_BEGUN
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import NOT_YOUR_TURN, OVER, IllegalAction, MalformedAction, Repairs
from oracle_nb.games import opening, registry
from oracle_nb.games.game import Game
from oracle_nb.games.package import GamePackage
from oracle_nb.games.rules import Rules
from oracle_nb.games.testing import secrecy
from oracle_nb.render.scene import Scene
from oracle_nb.render.svg import to_svg
from oracle_nb.render.text_map import to_text
from oracle_nb.storage.saves import SaveError

LOOKS: Final = 16
"""About how many positions of a game are looked at closely."""
ODD_ACTIONS: Final[Sequence[Any]] = (None, 3.5, [], {"verb": 1}, object(), "", "no such action")
"""Values that are no actions of any game."""
Decide: TypeAlias = Callable[[Any, Sequence[Any]], Any]
"""A function that returns one of the options in a view."""


class Conformance:
    """The contract as tests. Derive from it, and set ``package``.

    Attributes
    ----------
    package : GamePackage
        The game.
    bots : sequence of str
        Who plays: "random", or names of the game's own bots. In each game one of them has every
        seat.
    seeds : sequence of int
        The seeds of the games, for each number of players.
    decisions : int
        How far a game goes at most.
    pairs : int
        How many pairs of games are compared that differ only in what a player may not know.
    closely : int
        In about how many positions of a game every action that can be written is checked.
    """

    package: ClassVar[GamePackage]
    bots: ClassVar[Sequence[str]] = ("random",)
    seeds: ClassVar[Sequence[int]] = (1, 2, 3)
    decisions: ClassVar[int] = 300
    pairs: ClassVar[int] = 12
    closely: ClassVar[int] = 4
    _kept: ClassVar[dict[type, list[Game]]] = {}

    @pytest.fixture(autouse=True)
    def _registered(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Register the game, which need not be installed."""
        if self.package.name not in registry.game_names():
            monkeypatch.setitem(registry._registered, self.package.name, self.package)

    # --- games -----------------------------------------------------------------------------------

    def tables(self) -> Iterable[tuple[Rules, int]]:
        """Return rules and a seed for each game that is played."""
        for players in self.package.players:
            rules = self.package.new_game(players, 0).rules
            yield from ((rules, seed) for seed in self.seeds)

    def player(self, name: str, seed: int, rules: Rules) -> Decide:
        """Return how a bot decides."""
        if name in self.package.bots:
            module, _, attribute = self.package.bots[name].partition(":")
            decide: Decide = getattr(import_module(module), attribute)(
                rules=rules, seed=seed
            ).decide
            return decide
        asked = iter(range(10**9))
        return lambda view, options: options[random_below(seed, next(asked), len(options))]

    def game(self, rules: Rules, seed: int, name: str = "random") -> Game:
        """Return a game that has been played to its end, or up to ``decisions``."""
        game = Game(rules, seed, [f"bot:{name}"] * rules.players, package=self.package)
        players = [self.player(name, seed + 1000 * n, rules) for n in range(rules.players)]
        while (seat := game.to_move) is not None and len(game.history) < self.decisions:
            game.play(players[seat](game.view(seat), game.legal_actions()))
        return game

    def play(self) -> Iterable[Game]:
        """Return the games, played anew."""
        return [self.game(rules, seed, name) for rules, seed in self.tables() for name in self.bots]

    def played(self) -> list[Game]:
        """Return the games, played once for all tests."""
        if type(self) not in self._kept:
            self._kept[type(self)] = list(self.play())
        return self._kept[type(self)]

    def looked_at(self, game: Game) -> list[Any]:
        """Return some positions of a game, the last one among them."""
        positions = [game.opening.position, *(entry.position for entry in game.history)]
        return [*positions[:: max(1, len(positions) // LOOKS)], positions[-1]]

    def refused(self, rules: Rules[P, A], position: P, most: int) -> list[A]:
        """Return some actions that are refused in a position."""
        legal = set(rules.legal_actions(position))
        wrong = [action for action in rules.every_action(position) if action not in legal]
        return wrong[:: max(1, len(wrong) // most)]

    # --- values ----------------------------------------------------------------------------------

    def test_positions_are_values(self) -> None:
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

    def test_nothing_changes_by_looking(self) -> None:
        for game in self.played():
            rules, package = game.rules, game.package
            for position in self.looked_at(game):
                before = msgspec.json.encode(position)
                for action in rules.legal_actions(position)[:5]:
                    rules.check(position, action)
                    rules.apply(position, action, SeededChance(1))
                    package.texts(rules).explain(position, action)
                package.scene(rules, position)
                for seat in range(rules.players):
                    rules.view(position, seat)
                assert msgspec.json.encode(position) == before

    def test_a_setting_makes_the_same_rules_again(self) -> None:
        for rules, seed in self.tables():
            again = opening.rules_of(rules.name, msgspec.to_builtins(rules.setting))
            assert again.setting == rules.setting and again.players == rules.players
            assert again.set_up(seed) == rules.set_up(seed)
            with pytest.raises(SaveError):
                opening.rules_of(rules.name, {"no such field": 1})

    # --- actions ---------------------------------------------------------------------------------

    def test_legal_actions_are_allowed_and_everything_else_is_refused(self) -> None:
        for game in self.played():
            rules, book = game.rules, game.texts().rulebook
            tokens = self.package.presentation().actions.tokens
            positions = self.looked_at(game)
            for position in positions[:: max(1, len(positions) // self.closely)]:
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
                        assert verdict.rules, f"{action}: no rule allows it"
                        assert tokens(rules, position, action) == verdict.tokens
                        allowed.add(action)
                assert allowed == set(legal)
                assert [rule for rule in ids if rule not in book] == []

    def test_a_refused_action_changes_nothing(self) -> None:
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game)[:5]:
                for action in self.refused(rules, position, 10):
                    with pytest.raises(IllegalAction) as caught:
                        rules.apply(position, action, SeededChance(1))
                    assert caught.value.verdict == rules.check(position, action)
                    explanation = game.texts().explain(position, action)
                    assert not explanation.allowed and explanation.refusals
                    assert all(reason.text for reason in explanation.refusals)

    def test_a_text_without_an_action_is_malformed(self) -> None:
        for game in self.played():
            for odd in ODD_ACTIONS:
                for method in (game.check, game.explain, game.repairs, game.play, game.write):
                    with pytest.raises(MalformedAction):
                        method(odd)

    def test_only_the_player_to_move_may_act(self) -> None:
        for game in self.played():
            rules = game.rules
            for position in self.looked_at(game):
                seat = rules.to_move(position)
                if seat is None:
                    continue
                action = rules.legal_actions(position)[0]
                assert rules.check(position, action, seat).allowed
                for other in set(range(rules.players)) - {seat}:
                    verdict = rules.check(position, action, other)
                    assert verdict.broken_rules == (NOT_YOUR_TURN,)

    def test_after_the_end_nothing_is_allowed(self) -> None:
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

    def test_actions_are_written_and_read(self) -> None:
        for game in self.played():
            notation = game.rules.notation
            for position in self.looked_at(game)[:8]:
                legal = list(game.rules.legal_actions(position))
                for action in legal:
                    assert notation.read(notation.write(action)) == action
                    assert game.texts().action(position, action)
                assert len(set(map(notation.write, legal))) == len(legal)
            for text in ("", "no such action", "\x00", "x" * 10_000):
                with pytest.raises(MalformedAction):
                    notation.read(text)

    # --- repairs ---------------------------------------------------------------------------------

    def test_repairs_are_declared(self) -> None:
        overridden = type(self.package).repairs is not GamePackage.repairs
        assert overridden == self.package.game_type.repairs

    def test_a_legal_action_needs_no_repair(self) -> None:
        for game in self.played():
            for position in self.looked_at(game)[:8]:
                for action in game.rules.legal_actions(position)[:5]:
                    assert game.package.repairs(game.rules, position, action) == Repairs()

    def test_every_repair_is_legal_when_tried(self) -> None:
        if not self.package.game_type.repairs:
            return
        repaired = missing = 0
        for game in self.played():
            for position in self.looked_at(game)[:8]:
                for number, action in enumerate(self.refused(game.rules, position, 25)):
                    repairs = self.tried_repairs(game, position, action)
                    again = game.package.repairs(game.rules, position, action)
                    assert number % 5 or repairs == again
                    repaired += bool(repairs.lines)
                    missing += bool(repairs.missing)
        assert repaired and missing

    def tried_repairs(self, game: Game[P, A], position: P, action: A) -> Repairs:
        """Return the repairs of a refused action, after trying each of them."""
        rules, texts = game.rules, game.texts()
        seat = rules.to_move(position)
        before = msgspec.json.encode(position)
        repairs = game.package.repairs(rules, position, action)
        assert msgspec.json.encode(position) == before
        assert bool(repairs.lines) != bool(repairs.missing), action
        assert len(set(repairs.lines)) == len(repairs.lines) <= 3
        for line in repairs.lines:
            assert texts.repair(position, line)
            assert 1 <= len(line.actions) <= 2 and action not in line.actions[:1]
            here, tokens = position, 0
            for step in line.actions:
                assert rules.to_move(here) == seat
                verdict = rules.check(here, step)
                assert verdict.allowed, (action, line)
                tokens += verdict.tokens
                here = rules.apply(here, step, SeededChance(len(before))).position
            assert line.tokens == tokens
        for violation in repairs.missing:
            assert violation.rule in texts.rulebook and texts.missing(violation)
        return repairs

    def test_nothing_repairs_the_turn_of_somebody_else(self) -> None:
        if not self.package.game_type.repairs:
            return
        for game in self.played():
            rules, texts = game.rules, game.texts()
            for position in self.looked_at(game)[:8]:
                seat = rules.to_move(position)
                if seat is not None and rules.players > 1:
                    other, action = (seat + 1) % rules.players, rules.legal_actions(position)[0]
                    repairs = game.package.repairs(rules, position, action, other)
                    assert not repairs.lines
                    assert [missing.rule for missing in repairs.missing] == [NOT_YOUR_TURN]
                    assert texts.missing(repairs.missing[0])

    # --- chance ----------------------------------------------------------------------------------

    def test_nobody_foresees_a_game_without_a_seed(self) -> None:
        setup = self.package.presentation().setup
        later = next(iter(self.played()))
        again = Game.replay(later.record(), later.rules, package=self.package)
        for game in (self.package.new_game(), setup.first_game("Ann", None), again):
            assert isinstance(game.chance, SecretChance)
            rematch = setup.rematch(game, (*range(1, game.rules.players), 0))
            assert isinstance(rematch.chance, SecretChance)
            assert rematch.chance.secret != game.chance.secret

    def test_the_same_seed_gives_the_same_game(self) -> None:
        first, again = self.played(), list(self.play())
        assert [game.to_json() for game in first] == [game.to_json() for game in again]

    def test_chance_is_declared(self) -> None:
        """Games of different seeds differ with chance, and only then."""
        chance = self.package.game_type.chance
        for game in self.played():
            drawn = (game.opening.outcome, *(entry.outcome for entry in game.history))
            assert chance or not any(drawn)
        for rules, seed in self.tables():
            games = set()
            for number in range(6):
                game = Game(rules, seed + number, package=self.package)
                decide = self.player("random", 1, rules)
                while (seat := game.to_move) is not None and len(game.history) < 40:
                    game.play(decide(game.view(seat), game.legal_actions()))
                games.add(game.to_json())
            assert (len(games) > 1) == chance

    def test_an_outcome_decides_everything(self) -> None:
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

    # --- secrets ---------------------------------------------------------------------------------

    def test_a_view_hides_and_is_a_position(self) -> None:
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
                mover = rules.to_move(position)
                if mover is not None:
                    seen = rules.view(position, mover)
                    legal = list(rules.legal_actions(position))
                    assert list(rules.legal_actions(seen)) == legal
                    # A player who thinks ahead plays on from a view.
                    rules.apply(seen, legal[0], SeededChance(1))
        assert bool(hidden) is self.package.game_type.secrets

    def test_secrets_change_nothing_that_a_seat_is_shown(self) -> None:
        games = [game for game in self.played() if game.rules.players > 1]
        compared = 0
        for number in range(self.pairs if games else 0):
            rng = Random(number)
            pair = secrecy.look_alikes(rng.choice(games), rng)
            if pair is None:
                continue
            seat, game, other = pair
            compared += 1
            language = rng.choice(game.texts().rulebook.languages())
            first, second = (
                secrecy.shown(alike, seat, language, Random(number)) for alike in (game, other)
            )
            assert first == second
            assert secrecy.skipped(game, other, rng) == []
        assert bool(compared) is (self.package.game_type.secrets and bool(games))

    def test_the_next_decision_tells_no_secret_choice(self) -> None:
        games = [game for game in self.played() if game.rules.players > 1 and game.history]
        if not self.package.game_type.secrets:
            return
        for number in range(self.pairs if games else 0):
            rng = Random(number)
            assert secrecy.leaked_choices(rng.choice(games), rng) == []

    def test_simultaneous_decisions_are_hidden(self) -> None:
        """Somebody decides after another, and couldn't tell another choice of theirs."""
        if not self.package.game_type.simultaneous:
            return
        assert self.package.game_type.secrets
        assert any(
            is_hidden_choice(game, number)
            for game in self.played()
            for number in range(min(20, len(game.history)))
        )

    # --- rounds ----------------------------------------------------------------------------------

    def test_turns_and_rounds_are_reported(self) -> None:
        for game in self.played():
            if game.result is None:
                continue
            begun = sum(event.what == TURN_BEGUN for event in game.events)
            if self.package.game_type.rounds:
                assert begun >= game.result.rounds
                assert len(game.history) >= game.result.rounds
            else:
                assert game.result.rounds == 1

    # --- sessions --------------------------------------------------------------------------------

    def test_a_game_is_saved_and_loaded(self, tmp_path: Path) -> None:
        for game in self.played():
            path = game.save(tmp_path / "game.json")
            loaded = opening.load(path, seed=game.seed)
            assert loaded.position == game.position
            assert loaded.history == game.history
            assert loaded.opening == game.opening
            assert loaded.seats == game.seats
            assert loaded.to_json() == game.to_json()
            assert opening.from_code(game.share()).position == game.position
            data = opening.position_to_json(game.rules, game.position)
            rules, position = opening.position_from_json(data)
            assert (rules.setting, position) == (game.rules.setting, game.position)
            for damaged in (b"", b"{", b"[]", game.to_json()[:-40], b'{"format": "other"}'):
                with pytest.raises(SaveError):
                    opening.from_json(damaged)

    def test_undo_and_redo_go_back_to_the_last_seal(self) -> None:
        for game in self.played():
            end = game.position
            history = game.history
            undone = 0
            while game.can_undo:
                entry = game.history[-1]
                assert not entry.sealed and not entry.outcome
                game.undo()
                undone += 1
            assert len(game.history) == len(history) - undone
            assert not game.history or game.history[-1].sealed
            with pytest.raises(ValueError, match="can't be taken back"):
                game.undo()
            while game.can_redo:
                game.redo()
            assert game.position == end and game.history == history
            with pytest.raises(ValueError, match="nothing was taken back"):
                game.redo()

    # --- texts and pictures ----------------------------------------------------------------------

    def test_every_value_has_a_text(self) -> None:
        for language in self.package.rulebook().rulebook.languages():
            assert self.package.title(language)
            for game in self.played():
                self.check_texts(game, language)

    def check_texts(self, game: Game, language: str) -> None:
        """Check the texts of a game in a language."""
        texts = game.texts(language)
        for event in game.events:
            assert event.rule in texts.rulebook, event
            assert texts.event(event), event
        for position in self.looked_at(game):
            assert texts.decision(position)
            for action in game.rules.legal_actions(position)[:12]:
                explanation = texts.explain(position, action)
                assert explanation.allowed and explanation.title
                assert texts.announcement(position, action)
                assert explanation.why or explanation.effects
                assert not explanation.refusals
                verdict = game.rules.check(position, action)
                rules = {*verdict.rules, *(cost.rule for cost in verdict.cost)}
                for reason in explanation.why:
                    # An effect can have a rule as well, such as that of whose turn comes next.
                    assert reason.rule in rules or reason.text in explanation.effects

    def test_a_position_can_be_drawn(self) -> None:
        for game in self.played():
            scene = game.scene()
            assert isinstance(scene, Scene)
            assert hash(scene) == hash(game.scene())
            assert to_svg(scene).startswith("<svg")
            assert to_text(scene)
            # Every space can be clicked: a point of its middle is in it.
            for group in scene.spaces:
                assert scene.pick(group.x, group.y) == group.space
            assert game._repr_svg_().startswith("<svg")


def is_hidden_choice(game: Game, number: int) -> bool:
    """Return whether the next player can't tell an action of a game from another one."""
    entry = game.history[number]
    if entry.concealed:
        return True
    following = game.rules.to_move(entry.position)
    if entry.outcome or following in {None, entry.player}:
        return False
    assert following is not None
    seen = game.rules.view(entry.position, following)
    before = game.after(number)
    for action in before.legal_actions():
        if action != entry.action:
            other = game.after(number)
            other.play(action)
            if other.view(following) == seen:
                return True
    return False
