"""Work for a page that has gone: whatever takes long ends at its next check, and loses nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.core.work import Work, WorkStopped
from oracle_nb.games.game import Game
from oracle_nb.games.opening import from_code
from oracle_nb.games.registry import (
    coach_of,
    lessons_of_game,
    package_of,
    presentation_of,
    puzzles_of,
)
from oracle_nb.games.reviews.reviewer import Reviewer
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.checkup import Checkup
from oracle_nb.lessons.counterexamples import counterexample
from oracle_nb.lessons.diagnosis import predictions
from oracle_nb.mythology.measures.study import MapStudy
from oracle_nb.render.scene import LAYERS
from oracle_nb.web.saved_games.importing import opened
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from tests.sample_saves import saved
from tests.samples import sampled
from tests.web.browser_session import shown, tell
from tests.web.replaying import play
from tests.web.shared_screens import Party

UNUSUAL = 7_654_321
"""A seed whose exercises and boards no other test has made, and nothing keeps."""


class Watched(Work):
    """Work that calls a function at each of its checks."""

    def __init__(self, checked: Callable[[], object]) -> None:
        super().__init__(None)
        self._checked = checked

    def check(self) -> None:
        """Call the function, and end the work if it was cancelled."""
        self._checked()
        super().check()


def stopped_at(number: int) -> Watched:
    """Work that is cancelled just before one of its checks."""
    checks = 0

    def checked() -> None:
        nonlocal checks
        checks += 1
        if checks == number:
            work.cancel()

    work = Watched(checked)
    return work


def under_way() -> Game:
    return opened(saved().decode(), lambda _game: ("greedy",), "en")


def new_game() -> Game:
    return package_of("delphi").new_game(seed=UNUSUAL)


def page_of(address: str) -> Callable[[Store], Callable[[], object]]:
    """Return what prepares to open a page."""
    return lambda store: lambda: SessionPage(store, address)


def event_of(address: str, command: str) -> Callable[[Store], Callable[[], object]]:
    """Return what prepares to send an event of a page."""

    def prepared(store: Store) -> Callable[[], object]:
        page = SessionPage(store, address)
        return lambda: tell(page, command)

    return prepared


def coached(ask: Callable[[Any, Any, Any], object]) -> Callable[[Store], Callable[[], object]]:
    """Return what prepares to ask a coach, given its view of the game and the game."""

    def prepared(_store: Store) -> Callable[[], object]:
        game = new_game()
        return lambda: ask(coach_of(game.rules), game.view(game.to_move or 0), game)

    return prepared


def copy(store: Store) -> Callable[[], object]:
    page = SessionPage(store)
    name = store.add(under_way(), page.browser.owner)
    page.go("?games")
    return lambda: tell(page, "game-copy", name)


def code(_store: Store) -> Callable[[], object]:
    written = under_way().share()
    return lambda: from_code(written)


def planner(_store: Store) -> Callable[[], object]:
    game = new_game()
    bot = make_bot("planner", 0, game.rules)
    return lambda: bot.decide(game.view(game.to_move or 0), game.legal_actions())


def review(_store: Store) -> Callable[[], object]:
    presentation = package_of("delphi").presentation()
    game = play(presentation.setup.first_game("You", 5), 40)
    return Reviewer(game, presentation_of(game.rules).progress, coach_of).run


def puzzle(store: Store) -> Callable[[], object]:
    page = SessionPage(store, f"?puzzles={next(iter(puzzles_of('delphi')))}")
    return lambda: page.shown.handle("again")


def checkup(game: str) -> Callable[[Store], Callable[[], object]]:
    return lambda _store: lambda: Checkup(lessons_of_game(game), lessons_of(game), seed=UNUSUAL)


def disproof(_store: Store) -> Callable[[], object]:
    school = lessons_of_game("delphi")
    exercise, belief = school.templates()[0], next(iter(school.beliefs))
    return lambda: counterexample(school, exercise, UNUSUAL, belief)


LONG = {
    "import of a file": lambda _store: under_way,
    "import of a code": code,
    "code of a game": lambda _store: under_way().share,
    "copy of a game": copy,
    "review": review,
    "lines of the coach": coached(lambda coach, view, _game: coach.lines(view, 3)),
    "judgment of the coach": coached(
        lambda coach, view, game: coach.judge(view, game.legal_actions()[0])
    ),
    "decision of a planner": planner,
    "restart of a puzzle": puzzle,
    "check-up": checkup("delphi"),
    "check-up of Mythology": checkup("mythology"),
    "counterexample": disproof,
    "worksheet": page_of(f"?worksheet=cargo&seed={UNUSUAL}&exercises=40"),
    "explorer": page_of(f"?explore=free.{UNUSUAL}"),
    "measure of Mythology": lambda _store: lambda: MapStudy(seed=UNUSUAL).measure("foot.sizes"),
    "picture of a board": event_of("?explore=free.7", "png"),
}
"""Long work: functions that prepare it, given a store, and return what does it."""


@pytest.mark.parametrize("prepare", LONG.values(), ids=LONG)
def test_long_work_ends_at_the_next_check(store, prepare):
    event, work = prepare(store), stopped_at(1)
    with pytest.raises(WorkStopped), work.charged():
        event()


def test_every_belief_is_a_check():
    school, checks = lessons_of_game("delphi"), []
    exercise = school.exercise(school.checkups[0], UNUSUAL)
    with Watched(lambda: checks.append(1)).charged():
        predictions(school, exercise)
    assert len(checks) >= len(school.beliefs)


def test_every_picture_of_a_worksheet_is_a_check(store):
    address, checks = "?worksheet=cargo&seed=1&exercises=4", []
    SessionPage(store, address)
    # Its exercises are kept, its pictures aren't.
    with Watched(lambda: checks.append(1)).charged():
        page = SessionPage(store, address)
    assert len(checks) >= 4 + len(LAYERS) * shown(page).count("<title id=")


@pytest.fixture
def ahead(monkeypatch):
    """The games in memory that have changed since they were last saved."""
    games: set[int] = set()

    def noted(change):
        def changed(game, *args, **named):
            result = change(game, *args, **named)
            games.add(id(game))
            return result

        return changed

    def saved(store, name, game, *args):
        revision = save(store, name, game, *args)
        games.discard(id(game))
        return revision

    for name in ("play", "undo", "redo", "rewind", "analyse"):
        monkeypatch.setattr(Game, name, noted(getattr(Game, name)))
    save = Store.save
    monkeypatch.setattr(Store, "save", saved)
    return games


@pytest.mark.parametrize("name", sampled(("delphi", "mythology"), 2))
def test_no_event_is_stopped_between_an_action_and_its_save(store, ahead, name):
    setup, checks = package_of(name).presentation().setup, 0
    bot = next(iter(package_of(name).bots))
    seats = len(setup.first_game("Ann", 5).seats)
    people = ("Ann", "Bob", "Cid", "Dan")[: seats - 1]
    party = Party(store, package_of(name).new_game(seed=5, seats=(*people, f"bot:{bot}")))

    def checked() -> None:
        nonlocal checks
        checks += 1
        assert not ahead & {id(page.table.controller.game) for page in party.pages}

    party.guest(1)
    with Watched(checked).charged():
        for step in range(12):
            for page in party.pages:
                table = page.table.controller
                if table.seating.person_acts:
                    actions = table.game.legal_actions()
                    page.table.handle("do", table.write(actions[step % len(actions)]))
                for command in ("coach-ask", "beat", "step-action", "undo", "redo")[: step % 6]:
                    page.table.handle(command)
        page.table.screen.shared_game.read()
    assert checks and party.host.table.controller.game.history
    party.close()
