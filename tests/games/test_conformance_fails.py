"""The tests of the contract find games that break it, or declare something else than they have."""

from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from examples.small_games.kuhn_poker import KuhnPoker
from examples.small_games.kuhn_poker import Position as Hand
from nim_game.rules import Nim, Position
from oracle_nb.core.events import TURN_BEGUN
from oracle_nb.core.verdicts import Repairs
from oracle_nb.games import registry
from oracle_nb.games.game_type import GameType
from oracle_nb.games.package import GamePackage
from oracle_nb.games.rules import Result
from oracle_nb.games.simple_rules import Step
from oracle_nb.games.testing import Conformance
from oracle_nb.render.scene import Group, Scene, Text


class TellingPoker(KuhnPoker):
    """A game that shows the card of another player."""

    def view(self, position: Hand, player: int) -> Hand:
        return position


class RoundNim(Nim):
    """A game that counts rounds, and never says when one begins."""

    def result(self, position: Position) -> Result | None:
        result = super().result(position)
        return None if result is None else replace(result, rounds=3)


class UnruledNim(Nim):
    """A game whose events have a rule that isn't in the rulebook."""

    def play(self, position: Position, action: str, step: Step) -> Position:
        step.event(TURN_BEGUN, "nim.unknown")
        return super().play(position, action, step)


class RepairedNim(GamePackage):
    """A game with repairs that it doesn't declare."""

    def repairs(self, rules: Any, position: Any, action: Any, player: int | None = None) -> Repairs:
        return Repairs()


class BeyondNim(GamePackage):
    """A game whose place is beside its middle."""

    def scene(
        self, rules: Any, position: Any, *, seat: int | None = None, language: str = "en"
    ) -> Scene:
        return Scene(100, 100, (Group((Text(90, 90, "a", 10),), space=0, name="a", x=10, y=10),))


@pytest.mark.parametrize(
    ("package", "test"),
    [
        (GamePackage(Nim, GameType(chance=True)), "test_chance_is_declared"),
        (GamePackage(KuhnPoker, GameType(secrets=True)), "test_chance_is_declared"),
        (GamePackage(Nim, GameType(secrets=True)), "test_a_view_hides_and_is_a_position"),
        (GamePackage(KuhnPoker, GameType(chance=True)), "test_a_view_hides_and_is_a_position"),
        (
            GamePackage(TellingPoker, GameType(chance=True, secrets=True)),
            "test_secrets_change_nothing_that_a_seat_is_shown",
        ),
        (
            GamePackage(KuhnPoker, GameType(chance=True, secrets=True, simultaneous=True)),
            "test_simultaneous_decisions_are_hidden",
        ),
        (GamePackage(RoundNim), "test_turns_and_rounds_are_reported"),
        (GamePackage(RoundNim, GameType(rounds=True)), "test_turns_and_rounds_are_reported"),
        (GamePackage(UnruledNim), "test_every_value_has_a_text"),
        (RepairedNim(Nim), "test_repairs_are_declared"),
        (RepairedNim(Nim, GameType(repairs=True)), "test_every_repair_is_legal_when_tried"),
        (BeyondNim(Nim), "test_a_position_can_be_drawn"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, GamePackage) else value,
)
def test_a_fault_is_found(package: GamePackage, test: str, monkeypatch: pytest.MonkeyPatch):
    class Faulty(Conformance):
        _kept: ClassVar[dict[type, Any]] = {}

    Faulty.package = package
    monkeypatch.setitem(registry._registered, package.name, package)
    with pytest.raises(AssertionError):
        getattr(Faulty(), test)()
