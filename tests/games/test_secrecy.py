"""The test that nothing secret is shown finds secrets that a game or the app gives away."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.core.verdicts import Verdict
from oracle_nb.games import registry
from oracle_nb.games.motives import Decision, Motive, Thinking
from oracle_nb.games.presentation import PlayerPresentation, Presentation, ProgressPresentation
from oracle_nb.games.text_interface import TextInterface
from oracle_nb.web.table.control import display, seat_facts, shown
from tests import toy
from tests.games.test_conformance import TestToy as ToyConformance
from tests.samples import sampled
from tests.toy import Position, Toy, Words
from tests.toy.package import TOY, ToyPackage

Patch = pytest.MonkeyPatch


class IndiscreetBot:
    """A bot that tells everybody where the trap is, if it knows."""

    name = "telling"

    def __init__(self, rules: Toy, seed: int) -> None:
        pass

    def decide(self, view: Position, actions: Sequence[str]) -> str:
        return actions[0]

    def think(self, view: Position, actions: Sequence[str], thinking: Thinking) -> Decision[str]:
        return Decision(actions[0], Motive("said", {"text": f"The trap is at {view.trap}."}))


def scene(patch: Patch) -> None:
    """The picture shows the trap to everybody."""
    patch.setattr(
        "tests.toy.package.picture", lambda rules, position, _seat: toy.drawn(rules, position)
    )


def text(name: str) -> Callable[[Patch], None]:
    """One of the texts about a position names the trap."""

    def plant(patch: Patch) -> None:
        said = getattr(Words, name)
        patch.setattr(
            Words, name, lambda self, at, *args: f"{said(self, at, *args)} (trap: {at.trap})"
        )

    return plant


def effect(patch: Patch) -> None:
    """An explanation names the trap."""
    explain = Words.explain

    def leak(self: Words, position: Position, action: str) -> Any:
        explanation = explain(self, position, action)
        return replace(explanation, effects=(str(position.trap),))

    patch.setattr(Words, "explain", leak)


def legality(patch: Patch) -> None:
    """Whether an action is legal depends on the trap."""
    check = Toy.check

    def leak(self: Toy, position: Position, action: str, player: int | None = None) -> Any:
        if action == toy.SWIM and position.trap == toy.PLAYERS:
            return Verdict(("toy.stay",))
        return check(self, position, action, player)

    patch.setattr(Toy, "check", leak)


def phase(patch: Patch) -> None:
    """The name of the phase, which the home page shows as well, names the trap."""

    class Leak(ProgressPresentation):
        def phase_title(self, rules: Any, position: Position) -> str:
            return f"trap: {position.trap}"

    patch.setattr(
        ToyPackage, "presentation", lambda *_args: Presentation(progress=Leak()), raising=True
    )


def heading(patch: Patch) -> None:
    """The heading in the terminal names the trap."""

    class Leak(TextInterface):
        def heading(self, position: Position) -> str:
            return f"trap: {position.trap}"

    patch.setattr(ToyPackage, "text_interface", lambda *_args: Leak())


def reason(patch: Patch) -> None:
    """A bot's reason names the trap."""
    patch.setattr(ToyPackage, "bots", {"telling": f"{__name__}:IndiscreetBot"})
    patch.setattr(ToyConformance, "bots", ("telling",))


def page(patch: Patch) -> None:
    """The table shows everything to everybody at the screen, such as the trap in their lines."""

    class Players(PlayerPresentation):
        def summary(self, rules: Any, position: Position, seat: int, theme: str) -> str:
            return f"trap: {position.trap}"

    patch.setattr(
        ToyPackage, "presentation", lambda *_args: Presentation(players=Players()), raising=True
    )
    for module in (display, shown):
        patch.setattr(module, "seen_by", lambda _rules, position, _seat: position)


def knower(patch: Patch) -> None:
    """The table shows the secrets of the player to move to others at the same screen."""
    patch.setattr(seat_facts, "views_differ", lambda *_args: False)


LEAKS = {
    "scene": scene,
    "explanation": effect,
    "legality": legality,
    "phase": phase,
    "terminal": heading,
    "reason": reason,
    "page": page,
    "hand-over": knower,
    **{name: text(name) for name in ("action", "announcement", "repair", "decision")},
}


@pytest.mark.parametrize("leak", sampled(LEAKS, 2, [[*LEAKS].index("announcement")]))
def test_a_leak_is_found(leak, monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    monkeypatch.setattr(ToyConformance, "pairs", 150)
    ToyConformance().played()
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError):
        ToyConformance().test_secrets_are_hidden_from_each_seat_everywhere()
