"""Sealed bids keep the contract: notes on hidden sheets, made by two to eight players."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Final

import pytest
from msgspec.structs import replace

from oracle_nb.bots.bot import RandomBot
from oracle_nb.cli.text_game import TextGame
from oracle_nb.core.history import History
from oracle_nb.core.verdicts import Verdict, Violation
from oracle_nb.games import registry
from oracle_nb.games.motives import Decision, Motive, Thinking
from oracle_nb.games.package import GamePackage
from oracle_nb.games.plain import PlainTexts
from oracle_nb.games.presentation import Presentation, ProgressPresentation
from oracle_nb.games.rules import Rules
from oracle_nb.games.simple_rules import Step
from oracle_nb.games.text_interface import TextInterface
from oracle_nb.web.replay.controller import ReplayController
from oracle_nb.web.table.control.display import ShownGame
from oracle_nb.web.table.control.undo import UndoHistory
from tests.conformance import Conformance
from tests.toy.sealed_bids import MOST, SEALED_BIDS, Position, SealedBids

Patch = pytest.MonkeyPatch


class TestSealedBids(Conformance):
    package = SEALED_BIDS
    pairs: ClassVar[int] = 40

    def tables(self) -> Iterable[tuple[Rules, int]]:
        for players in (2, 3, 8):
            yield from ((SEALED_BIDS.new_game(players, 0).rules, seed) for seed in range(4))


def sheet_of(position: Position) -> str:
    """The points on the sheet of the first player."""
    return f"sheet: {position.sheets[0]}"


# --- leaks of a game ------------------------------------------------------------------------------


def title(patch: Patch) -> None:
    """The name under which others read an action tells the bid."""
    patch.setattr(PlainTexts, "announcement", lambda self, at, action: f"{action}, {sheet_of(at)}")


def announced(patch: Patch) -> None:
    """Each note is told, without what it is for: it can be counted."""
    patch.setattr(Step, "conceal", lambda _self: None)
    patch.setattr(PlainTexts, "announcement", lambda self, at, action: action.partition(" ")[0])


def said(name: str) -> Callable[[Patch], None]:
    """One of the texts tells the bid."""

    def plant(patch: Patch) -> None:
        text = getattr(PlainTexts, name)
        patch.setattr(
            PlainTexts, name, lambda self, at, *args: f"{text(self, at, *args)} {sheet_of(at)}"
        )

    return plant


def explained(patch: Patch) -> None:
    """An explanation tells what others have noted."""
    explain = PlainTexts.explain

    def leak(self: PlainTexts, position: Position, action: str) -> Any:
        return replace(explain(self, position, action), effects=(sheet_of(position),))

    patch.setattr(PlainTexts, "explain", leak)


def event(patch: Patch) -> None:
    """Closing a sheet reports how many points are on it."""
    play = SealedBids.play

    def leak(self: SealedBids, position: Position, action: str, step: Step) -> Position:
        after = play(self, position, action, step)
        if action == "close":
            step.event(
                "closed", "bids.note" if any(position.sheets[position.seat]) else "bids.full"
            )
        return after

    patch.setattr(SealedBids, "play", leak)


def full(patch: Patch) -> None:
    """A full sheet is closed by itself, as only one choice is left."""
    play = SealedBids.play

    def leak(self: SealedBids, position: Position, action: str, step: Step) -> Position:
        after = play(self, position, action, step)
        whole = after.stage == "sheet" and sum(after.sheets[after.seat]) == MOST
        return play(self, after, "close", step) if whole else after

    patch.setattr(SealedBids, "play", leak)


def skipped(patch: Patch) -> None:
    """Nobody without points is asked what to claim, as only one choice is left."""
    passed_on = SealedBids._passed_on

    def leak(self: SealedBids, position: Position, then: str) -> Position:
        after = passed_on(self, position, then)
        while after.stage == "claim" and not any(after.sheets[after.seat]):
            after = replace(after, claims=(*after.claims[:-1], "pass"))
            after = passed_on(self, after, "show")
        return after

    patch.setattr(SealedBids, "_passed_on", leak)


def legality(patch: Patch) -> None:
    """Legal actions depend on the notes of the player before."""
    check = SealedBids.check

    def leak(
        self: SealedBids, position: Position, action: str, player: int | None = None
    ) -> Verdict:
        verdict = check(self, position, action, player)
        other = position.sheets[position.seat - 1]
        if verdict and action.startswith(("note", "claim")) and sum(other) % 2:
            return Verdict(broken=(Violation("bids.proof"),))
        return verdict

    patch.setattr(SealedBids, "check", leak)


def scene(patch: Patch) -> None:
    """The picture shows all sheets."""
    patch.setattr("oracle_nb.games.plain.common_view", lambda _rules, position, _seats: position)
    patch.setattr("oracle_nb.web.table.control.shown.common_view", lambda _rules, at, _seats: at)


def thumbnail(patch: Patch) -> None:
    """The picture for everybody shows the sheets; each player's own doesn't."""
    drawn = GamePackage.scene

    def leak(
        self: GamePackage, rules: Any, at: Any, *, seat: int | None = None, language: str = "en"
    ) -> Any:
        picture = drawn(self, rules, at, seat=seat, language=language)
        return picture if seat is not None else replace(picture, title=sheet_of(at))

    patch.setattr(GamePackage, "scene", leak)


def phase(patch: Patch) -> None:
    """The name of the phase, which the home page shows as well, tells the bid."""

    class Leak(ProgressPresentation):
        def phase_title(self, rules: Any, position: Position) -> str:
            return sheet_of(position)

    patch.setattr(GamePackage, "presentation", lambda *_args: Presentation(progress=Leak()))


def heading(patch: Patch) -> None:
    """The heading in the terminal tells the bid."""

    class Leak(TextInterface):
        def heading(self, position: Position) -> str:
            return sheet_of(position)

    patch.setattr(GamePackage, "text_interface", lambda *_args: Leak())


# --- leaks of the app -----------------------------------------------------------------------------


def counted(patch: Patch) -> None:
    """Screens list and count everything that was done."""
    patch.setattr(ShownGame, "known_game", property(lambda self: self.game))


def replayed(patch: Patch) -> None:
    """The replay of a game that goes on has a step for each note."""
    opened = ReplayController._opened

    def leak(self: ReplayController, game: Any, bots: Any) -> Any:
        known_to = History.known_to
        with pytest.MonkeyPatch.context() as within:
            within.setattr(History, "known_to", lambda self, _seat: self)
            walk = opened(self, game, bots)
        assert History.known_to is known_to
        return walk

    patch.setattr(ReplayController, "_opened", leak)


def undo(patch: Patch) -> None:
    """A screen that several people share offers to undo a note before it is passed on."""

    def leak(self: UndoHistory) -> bool:
        game = self._table.game
        return game.can_undo and game.history[-1].player in self._table.seating.people

    patch.setattr(UndoHistory, "can_undo", property(leak))


def reason(patch: Patch) -> None:
    """A bot says what is on its sheet."""

    def leak(self: RandomBot, view: Position, options: Any, _thinking: Thinking) -> Decision[str]:
        points = str(view.sheets[view.seat])
        return Decision(self.decide(view, options), Motive("said", {"text": points}))

    patch.setattr(RandomBot, "think", leak)


def terminal(patch: Patch) -> None:
    """The terminal logs the events of everything that was done."""

    def leak(self: TextGame, _seat: int, _rest: str) -> None:
        self._events(self.game.events)

    patch.setitem(TextGame._commands, "log", leak)


LEAKS: Mapping[str, Callable[[Patch], None]] = {
    "title": title,
    "announced": announced,
    "explanation": explained,
    "event": event,
    "full sheet": full,
    "skipped": skipped,
    "legality": legality,
    "scene": scene,
    "thumbnail": thumbnail,
    "phase": phase,
    "heading": heading,
    "counts": counted,
    "replay": replayed,
    "undo": undo,
    "reason": reason,
    "terminal": terminal,
    **{name: said(name) for name in ("action", "decision")},
}

RARE: Final = frozenset({"skipped", "legality"})
"""Leaks that show in few positions: where a player has no points, or few choices."""


@pytest.mark.parametrize(
    "leak",
    # To find those takes long; leaks of legal actions are also found in the games of test_secrecy.
    [
        pytest.param(leak, marks=pytest.mark.long if leak in RARE or number % 3 != 1 else ())
        for number, leak in enumerate(LEAKS)
    ],
)
def test_a_leak_is_found(leak, monkeypatch):
    monkeypatch.setitem(registry._registered, "bids", SEALED_BIDS)
    if leak in RARE:
        monkeypatch.setattr(TestSealedBids, "pairs", 250)
    monkeypatch.setattr(TestSealedBids, "_kept", {})
    LEAKS[leak](monkeypatch)
    tests = TestSealedBids()

    def prove() -> None:
        tests.test_the_next_decision_tells_no_secret_choice()
        tests.test_secrets_change_nothing_that_a_seat_is_shown()
        tests.test_secrets_are_hidden_from_each_seat_everywhere()

    with pytest.raises(AssertionError):
        prove()


def test_a_random_bot_with_a_sheet_does_not_say_how_many_options_it_had(monkeypatch):
    monkeypatch.setitem(registry._registered, "bids", SEALED_BIDS)
    game = SEALED_BIDS.new_game(2)
    for notes in range(MOST + 1):
        assert len(game.legal_actions()) == (1 if notes == MOST else 3)
        for rules, motive in ((game.rules, False), (None, True)):
            bot = RandomBot(1, rules)
            decided = bot.think(game.view(0), game.legal_actions(), Thinking())
            assert (decided.motive is not None) is motive
        game.play("note red" if notes < MOST else "close")
