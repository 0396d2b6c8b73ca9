"""Learn from this game: clear mistakes as positions to try again, and puzzles of one's own."""

import re
from html import unescape
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.puzzle_files import FORMAT, LARGEST, write_puzzles
from oracle_nb.games.puzzle_set import Puzzle
from oracle_nb.games.registry import puzzles_of
from oracle_nb.lessons.activity import OWN_PUZZLES, PlayCounts
from oracle_nb.lessons.progress import LearnerProgress
from oracle_nb.web.puzzles.overview import PuzzlesPage
from oracle_nb.web.puzzles.page import PuzzlePage
from oracle_nb.web.replay.page import ReplayPage
from oracle_nb.web.replay.review_view import _own_mistakes
from oracle_nb.web.session.notebook import replay
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.text import words as screen_wording
from oracle_nb.web.widgets.html_view import Message
from tests.web.replaying import replay_of
from tests.web.test_puzzles import shown, side, solve

PUZZLE = puzzles_of("delphi")["301142"]
"""A puzzle in which somebody plays the alternative."""


def missed_game(name: str = "Ann") -> Game:
    """Return a game over in which somebody misses the best turn of the puzzle."""
    start = PUZZLE.start()
    own = start.to_move
    seats = [name if seat == own else "bot:greedy" for seat in range(start.rules.players)]
    game = PUZZLE.start(seats)
    for action in PUZZLE.alternative:
        game.play(action)
    bots = [make_bot("greedy", seat, game.rules) for seat in range(len(seats))]
    while (seat := game.to_move) is not None:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    return game


@pytest.fixture
def page(store: Any) -> Any:
    made = SessionPage(store)
    made.go(f"?replay={store.add(missed_game(), made.browser.owner)}")
    yield made
    made.close()


def review(shown_replay: ReplayPage) -> str:
    shown_replay.handle("review-begin")
    job = shown_replay.review.job
    assert job is not None
    job.wait()
    shown_replay._handle_review(Message("beat"))
    return shown_replay._reviewed.html


def texts(html: str) -> str:
    return unescape(re.sub(r"\s+", " ", re.sub("<[^>]+>|[\u2068\u2069]", "", html)))


def test_the_end_and_the_replay_offer_one_button(page: SessionPage) -> None:
    shown_replay = replay_of(page)
    assert "Learn from this game" in texts(shown_replay._reviewed.html)
    page.go(f"?game={shown_replay.id}")
    assert page.table is not None
    assert "Learn from this game" in texts(page.table._side.html)


def test_a_clear_mistake_is_tried_again_as_a_puzzle(page: SessionPage) -> None:
    shown_replay = replay_of(page)
    html = review(shown_replay)
    assert re.findall(r'data-do="learn" data-value="(\d+)"', html) == ["1"]
    assert "Only one of your mistakes makes a puzzle." in texts(html)
    # The best line isn't given away.
    assert "Best line" not in texts(html)
    game = shown_replay.id
    shown_replay.handle("learn", "1")
    puzzle = shown(page)
    assert puzzle.head.address == f"?replay={game}&mistake=1"
    assert "Mistake 1 of 1, in round" in texts(puzzle._side.html)
    assert "In the game you played" not in side(puzzle)
    solve(puzzle, puzzle.puzzle_controller.puzzle)
    said = texts(puzzle._side.html)
    assert "Solved" in said and "In the game you played: " in said
    assert "?lesson=" in puzzle._side.html and "?puzzles=next&amp;tag=" in puzzle._side.html
    assert "Next mistake" not in said and "Back to the review" in said
    puzzle.handle("step", "1")
    assert 'aria-current="step"' in puzzle._side.html
    puzzle.handle("back")
    assert replay_of(page).id == game


def test_a_player_without_mistakes_reads_so() -> None:
    seats = [SimpleNamespace(seat=0, mistakes=0), SimpleNamespace(seat=1, mistakes=1)]
    data = SimpleNamespace(decisions=(), seats=seats, largest=lambda _seat: None)
    words: Any = SimpleNamespace(review=data, names="AB")
    look: Any = SimpleNamespace(say=screen_wording("en").say)
    said = [
        texts(str(_own_mistakes(words, look, seat, (), done=True, alone=True)[-1]))
        for seat in (0, 1)
    ]
    assert said[0] == "You made no clear mistakes."
    assert said[1].startswith("None of your mistakes makes a puzzle")


def test_the_largest_mistake_is_offered_if_none_can_be_a_puzzle(
    page: SessionPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("oracle_nb.web.replay.review_section.clearest", lambda *_: ())
    html = review(replay_of(page))
    assert "None of your mistakes makes a puzzle; this is the largest one." in texts(html)
    assert "Your clearest mistakes" not in texts(html)
    offered, rest = html.split("review-results")
    assert 'data-do="try-again"' in offered and "This cost" in texts(offered)
    # It isn't listed a second time.
    number = re.findall(r'data-do="try-again" data-value="(\d+)"', offered)[0]
    assert f", action {number}," not in texts(rest)


def test_the_mistake_itself_does_not_solve_the_position(page: SessionPage) -> None:
    review(replay_of(page))
    replay_of(page).handle("learn", "1")
    puzzle = shown(page)
    for action in PUZZLE.alternative:
        puzzle.handle("do", action)
    assert puzzle.puzzle_controller.over and not puzzle.puzzle_controller.attempt.solved
    # The review has said what it costs, so the answer says the same.
    mean = puzzle.puzzle_controller.puzzle.margin.mean
    assert f"this loses about {round(mean, 1):g} round" in texts(puzzle._side.html)


def test_the_boards_have_the_names_of_the_game(page: SessionPage) -> None:
    review(replay_of(page))
    game = replay_of(page).controller.game_snapshot
    names = [game.name(seat) for seat in range(game.game.rules.players)]
    replay_of(page).handle("learn", "1")
    puzzle = shown(page).puzzle_controller
    shown_names = [
        puzzle.snapshot.page.name(seat).strip("\u2068\u2069") for seat in range(len(names))
    ]
    seat = puzzle.snapshot.seat
    assert shown_names == [*names[:seat], "You", *names[seat + 1 :]]


@pytest.mark.parametrize("forged", ["0", "2", "999", "x", ""])
def test_only_mistakes_can_be_tried_again(page: SessionPage, forged: str) -> None:
    review(replay_of(page))
    replay_of(page).handle("learn", forged)
    assert page.replay is not None
    page.go(f"?replay={page.replay.id}&mistake={forged}")
    assert page.puzzle is None and page.replay is not None


def test_the_position_is_what_its_player_knew(page: SessionPage) -> None:
    review(replay_of(page))
    replay_of(page).handle("learn", "1")
    game = shown(page).puzzle_controller.puzzle.start()
    for seat in range(game.rules.players):
        view = game.rules.view(game.position, game.to_move or 0)
        # Nothing is left to hide from its player, or to see for others.
        assert game.position == view
        assert game.position.players[seat].seen == 0 or seat == game.to_move


def test_mistakes_are_counted_once_and_proved_turns_are_puzzles(page: SessionPage) -> None:
    memory = LearnerProgress(page.store.database, page.browser.learner)
    assert memory.play == PlayCounts() and memory.own_puzzles == {}
    game = replay_of(page).id
    for _ in range(2):
        review(replay_of(page))
        page.go("?games")
        page.go(f"?replay={game}")
    trial = memory.play.mistakes
    assert trial == dict.fromkeys(trial, 1) and "statues" in trial
    assert PUZZLE.id in memory.own_puzzles


def test_mistakes_are_offered_before_the_review_is_done(
    page: SessionPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Equal games share a review, so this one is of a game of its own.
    page.go(f"?replay={page.store.add(missed_game('Bea'), page.browser.owner)}")
    shown_replay = replay_of(page)
    job = shown_replay.review.job
    assert job is not None
    reviewer = job.reviewer
    reviewer.run(stopped=lambda: bool(reviewer.trials) and reviewer.so_far is not None)
    assert reviewer.done < reviewer.total / 2
    # Their heading comes with the first of them.
    with monkeypatch.context() as early:
        early.setattr("oracle_nb.web.replay.review_section.clearest", lambda *_: ())
        shown_replay._handle_review(Message("beat"))
        assert "positions to try again" not in texts(shown_replay._reviewed.html)
    shown_replay._handle_review(Message("beat"))
    html = shown_replay._reviewed.html
    assert re.findall(r'data-do="learn" data-value="(\d+)"', html) == ["1"]
    # Others may follow.
    assert "Only one mistake" not in texts(html) and "Continue" in texts(html)
    game = shown_replay.id
    shown_replay.handle("learn", "1")
    assert shown(page).head.address == f"?replay={game}&mistake=1"
    shown(page).handle("back")
    assert replay_of(page).review.job is job and reviewer.done < reviewer.total


OTHERS = [puzzle for puzzle in puzzles_of("delphi").values() if puzzle.id != PUZZLE.id]


def test_own_puzzles_are_exported_and_imported(page: SessionPage) -> None:
    memory = LearnerProgress(page.store.database, page.browser.learner)
    page.go("?puzzles")
    assert "download" not in page.head.html and "Reviews of your games" in texts(page.head.html)
    memory.keep_puzzles(OTHERS[:3])
    page.go("?puzzles")
    (link,) = re.findall(r'href="data:application/json;charset=utf-8,([^"]*)"', page.head.html)
    assert 'download="oracle-puzzles-delphi.json"' in page.head.html
    memory.reset()
    said = texts(imported(page, unquote(unescape(link))))
    assert memory.own_puzzles == {puzzle.id: puzzle for puzzle in sorted(OTHERS[:3], key=by_id)}
    assert "3 puzzles imported." in said


def imported(page: SessionPage, text: str) -> str:
    """Import a file of puzzles, and return the page."""
    page.go("?puzzles")
    chooser = page.shown
    assert isinstance(chooser, PuzzlesPage)
    chooser._handle(Message("import", text))
    return chooser.head.html


def by_id(puzzle: Puzzle) -> str:
    return puzzle.id


HOSTILE = {
    "not a file of puzzles": "",
    "the field format is missing": "{}",
    "format: 'x' is not": '{"format": "x", "puzzles": []}',
    "too large": " " * (LARGEST + 1),
    "50 are too many": (OTHERS * 2)[:50],
    "puzzles[0]: there is no field extra": {"extra": 1},
    "puzzles[0].game: this is a puzzle in 'chess'": {"game": "chess"},
    "puzzles[0].id": {"id": "../../etc"},
    "puzzles[0].grade": {"grade": 6},
    "puzzles[0].tags": {"tags": ["<b>"]},
    "puzzles[0].seed": {"seed": -1},
    "puzzles[0].margin": {"margin": {"mean": 1e300, "low": 0, "high": 0, "pairs": 3}},
    "puzzles[0].line": {"line": []},
    "puzzles[0].line: 'end x'": {"line": ["end x"]},
    "puzzles[0].alternative: 'move die:blue D10' isn't legal": {
        "alternative": ["move die:blue D10"]
    },
    "puzzles[0].position": {"position": {}},
    "puzzles[0].setting": {"setting": {"players": 99}},
}


def test_faulty_files_of_puzzles_are_refused(page: SessionPage) -> None:
    memory = LearnerProgress(page.store.database, page.browser.learner)
    memory.keep_puzzles(OTHERS[:1])
    for fault, wrong in HOSTILE.items():
        text = wrong
        if isinstance(wrong, list):
            text = write_puzzles(wrong).decode()
        elif isinstance(wrong, dict):
            given = msgspec.to_builtins(PUZZLE) | wrong
            text = msgspec.json.encode({"format": FORMAT, "puzzles": [given]}).decode()
        said = texts(imported(page, str(text)))
        assert "can't be imported" in said and fault in said, fault
        assert [*memory.own_puzzles] == [OTHERS[0].id]


def test_own_puzzles_come_first_and_have_a_limit(page: SessionPage) -> None:
    memory = LearnerProgress(page.store.database, page.browser.learner)
    others = [puzzle for puzzle in puzzles_of("delphi").values() if puzzle.id != PUZZLE.id]
    memory.keep_puzzles(others[:OWN_PUZZLES])
    memory.keep_puzzles([PUZZLE])
    kept = memory.own_puzzles
    assert len(kept) == OWN_PUZZLES and PUZZLE.id in kept
    page.go("?puzzles=next")
    first = shown(page)
    assert isinstance(first, PuzzlePage)
    # Easy ones first, and among these, one's own.
    easiest = min(puzzle.grade for puzzle in (*puzzles_of("delphi").values(), *kept.values()))
    own = next((puzzle for puzzle in kept.values() if puzzle.grade == easiest), None)
    assert first.puzzle_controller.puzzle.grade == easiest
    assert own is None or first.puzzle_controller.puzzle == own
    page.go("?puzzles")
    assert "From your games" in texts(page.head.html)


def test_a_cell_shows_the_position_and_goes_back() -> None:
    cell = replay(missed_game())
    review(cell)
    cell.handle("learn", "1")
    puzzle = cell.instead
    assert isinstance(puzzle, PuzzlePage)
    puzzle.handle("show")
    assert "?lesson=" not in puzzle._side.html
    puzzle.handle("back")
    assert cell.instead is None


def test_a_seat_without_an_address_of_its_game_has_its_mistakes_too(page: SessionPage) -> None:
    game = replay_of(page).id
    page.go(f"?game={game}")
    assert page.table is not None
    page.go("?replay=")
    review(replay_of(page))
    page.go("?replay=&mistake=1")
    assert "Mistake 1 of 1" in texts(shown(page)._side.html)
    page.go("?replay=&with=review")
    assert page.replay is not None
