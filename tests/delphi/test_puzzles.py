"""Puzzles: what the package has, how they are proved, and how turns are judged."""

from typing import Any

import msgspec
import pytest

import oracle_nb
from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.delphi.model.actions import END_TURN
from oracle_nb.delphi.model.position import Position, Setting
from oracle_nb.delphi.planning.coach import DelphiCoach
from oracle_nb.delphi.planning.playouts import Playouts, TurnChance
from oracle_nb.delphi.puzzles.comparison import compared
from oracle_nb.delphi.puzzles.making import sensible, tags_of
from oracle_nb.delphi.puzzles.proof import LEAST, LOOKS, difference, margin_of, prove, proves
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.games.puzzle_set import (
    GRADES,
    Margin,
    Puzzle,
    PuzzleSet,
    UnknownPuzzle,
    packed,
)
from oracle_nb.games.puzzles import TOLERANCE, assess
from oracle_nb.games.registry import MissingPart, package_of, puzzles_of
from scripts.puzzle_finding import SERIES, candidates

PUZZLES = puzzles_of("delphi")
EVERY = tuple(PUZZLES.values())
SAMPLE = EVERY[::40]

each_step = pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
"""`make test` looks at one puzzle of this number, `make long` at all."""


def opened(puzzle: Puzzle) -> tuple[Delphi, Position]:
    rules = Delphi(msgspec.convert(puzzle.setting, Setting))
    return rules, msgspec.convert(puzzle.position, Position)


def lines_of(puzzle: Puzzle, rules: Delphi) -> tuple[list[Any], list[Any]]:
    read = rules.notation.read
    return [read(text) for text in puzzle.line], [read(text) for text in puzzle.alternative]


# --- the puzzles of the package ------------------------------------------------------------------


def test_there_are_puzzles_of_every_grade_and_topic():
    assert len(EVERY) >= 300
    for grade in GRADES:
        assert len(PUZZLES.select(grade)) >= 15, grade
    for tag in PUZZLES.tags:
        assert len(PUZZLES.select(tag=tag)) >= 3, tag
    # Most are about ending the race, as mates are in chess, but not all.
    assert sum("finish" not in puzzle.tags for puzzle in EVERY) >= 30


@pytest.mark.long
@each_step
def test_only_turns_that_surely_miss_zeus_are_said_to_be_later(step):
    assert compared(PUZZLES["0299de"]) is not None
    tried = EVERY[::step]
    later = [puzzle for puzzle in tried if compared(puzzle) is not None]
    assert len(later) > len(tried) / 3
    for puzzle in later:
        rules, position = opened(puzzle)
        home, other = (played_home(rules, position, line) for line in lines_of(puzzle, rules))
        assert (home, other) == (True, False), puzzle.id
    assert sum("finish" in puzzle.tags for puzzle in later) > 0.9 * len(later)


def played_home(rules: Delphi, position: Position, line: list[Any]) -> bool:
    """Play a turn, and answer decisions with the first legal action."""
    seat = position.turn
    for action in line:
        while not rules.check(position, action).allowed:
            first = rules.legal_actions(position)[0]
            position = rules.apply(position, first, SeededChance(1)).position
        position = rules.apply(position, action, SeededChance(1)).position
    return position.players[seat].home


@each_step
def test_every_position_can_occur_and_its_player_can_act(step):
    for puzzle in EVERY[::step]:
        rules, position = opened(puzzle)
        assert rules.faults(position) == (), puzzle.id
        assert not position.pending
        assert rules.view(position, position.turn) == position, puzzle.id
        for line in lines_of(puzzle, rules):
            assert rules.check(position, line[0]).allowed, puzzle.id


def test_every_margin_is_proved():
    for puzzle in EVERY:
        margin = puzzle.margin
        assert margin.pairs in LOOKS
        assert LEAST <= margin.low < margin.mean < margin.high, puzzle.id
        assert proves(margin)
        assert puzzle.loss > TOLERANCE


def test_no_puzzle_occurs_twice():
    assert all(name == puzzle.id for name, puzzle in PUZZLES.items())
    positions = {msgspec.json.encode([puzzle.setting, puzzle.position]) for puzzle in EVERY}
    assert len(positions) == len(EVERY)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_topic_has_a_name(language):
    say = package_of("delphi").rulebook(language).rulebook.say
    names = [say(f"puzzle-tag-{tag}") for tag in PUZZLES.tags]
    assert len(set(names)) == len(PUZZLES.tags)


def check_by_coach(puzzle: Puzzle) -> None:
    """The best turn plays through without a notable loss, and the alternative doesn't solve it."""
    rules, position = opened(puzzle)
    line, _ = lines_of(puzzle, rules)
    best = DelphiCoach(rules).racing().best(position)
    assert list(best.actions) == line, puzzle.id
    assert assess(puzzle, puzzle.line).loss < 0.1, puzzle.id
    try:
        other = assess(puzzle, [*puzzle.alternative, "end"])
    except IllegalAction:
        # Chance has spoiled the alternative.
        return
    assert not other.solved, puzzle.id


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_coach_plays_the_best_turn(puzzle):
    check_by_coach(puzzle)


@pytest.mark.long
def test_the_coach_plays_every_best_turn():
    for puzzle in EVERY:
        check_by_coach(puzzle)


def replayed(puzzle: Puzzle, pairs: int, seed: int) -> Margin:
    rules, position = opened(puzzle)
    playouts, lines = Playouts(rules), lines_of(puzzle, rules)
    return margin_of([difference(playouts, position, lines, seed + n) for n in range(pairs)])


@pytest.mark.parametrize("puzzle", PUZZLES.select(1, "finish")[:3], ids=lambda puzzle: puzzle.id)
def test_play_outs_give_the_same_margin_again(puzzle):
    again = replayed(puzzle, puzzle.margin.pairs, puzzle.seed)
    assert again.mean == pytest.approx(puzzle.margin.mean, abs=0.001)
    assert again.low == pytest.approx(puzzle.margin.low, abs=0.001)


@pytest.mark.long
def test_other_luck_proves_the_same():
    """With fresh play-outs, the best turn is clearly better on average, and rarely worse."""
    margins = [replayed(puzzle, 24, puzzle.seed + 10**6) for puzzle in EVERY[::6]]
    assert sum(margin.mean > 0.1 for margin in margins) >= 0.95 * len(margins)
    assert sum(margin.mean for margin in margins) / len(margins) > 0.5


# --- play-outs and proofs ------------------------------------------------------------------------


def test_luck_of_a_turn_does_not_depend_on_earlier_draws():
    position = oracle_nb.new_game(players=2, seed=3).position
    plain, busy = TurnChance(5), TurnChance(5)
    plain.begin(position)
    busy.begin(position)
    busy.draw(0, "battle", (1,) * 10)
    assert [plain.draw(n, "die", (1,) * 6) for n in range(4)] == [
        busy.draw(n + 1, "die", (1,) * 6) for n in range(4)
    ]
    later = msgspec.structs.replace(position, round=2)
    for chance in (plain, busy):
        chance.begin(later)
    assert plain.draw(4, "battle", (1,) * 100) == busy.draw(9, "battle", (1,) * 100)


def test_a_play_out_ends_when_the_player_is_home():
    puzzle = PUZZLES.select(tag="finish")[0]
    rules, position = opened(puzzle)
    best, other = lines_of(puzzle, rules)
    playouts = Playouts(rules)
    assert playouts.rounds(position, best, 7) == 0
    assert playouts.rounds(position, [END_TURN], 7) > 0
    assert playouts.rounds(position, other, 7) == playouts.rounds(position, other, 7)


def test_a_margin_allows_for_luck():
    assert proves(margin_of([1] * 12))
    # Even without any scatter, the interval isn't a point.
    assert margin_of([1] * 12).low < 0.9
    assert not proves(margin_of([1, -1] * 6 + [1] * 3))
    assert margin_of([1, 0] * 24).low > margin_of([1, 0] * 12).low


def test_equal_lines_are_not_proved():
    puzzle = PUZZLES.select(tag="finish")[0]
    rules, position = opened(puzzle)
    best, other = lines_of(puzzle, rules)
    assert prove(Playouts(rules), position, (best, best), 3) is None
    assert prove(Playouts(rules), position, (other, best), 3) is None


@pytest.mark.long
def test_a_game_always_has_the_same_candidates():
    lists = [list(candidates(70_004, SERIES["late"])) for _ in range(2)]
    assert lists[0] == lists[1] != []
    assert all(attempt.loss >= SERIES["late"].least / 2 for attempt in lists[0])


def test_tags_say_what_the_turn_uses():
    puzzle = next(
        candidate for candidate in EVERY if any("poseidon" in text for text in candidate.line)
    )
    rules, position = opened(puzzle)
    line, _ = lines_of(puzzle, rules)
    assert "gods" in tags_of(rules, position, line)
    assert sensible(rules, position) >= 0


# --- turns that somebody plays -------------------------------------------------------------------


def test_a_turn_that_throws_everything_away_is_not_solved():
    puzzle = PUZZLES.select(tag="finish")[0]
    ended = assess(puzzle, ["end"])
    assert ended.over
    assert not ended.solved
    assert ended.loss > TOLERANCE


def test_an_unfinished_turn_is_not_solved():
    puzzle = next(
        candidate for candidate in EVERY if len(candidate.line) >= 4 and "finish" in candidate.tags
    )
    begun = assess(puzzle, puzzle.line[:1])
    assert begun.loss < TOLERANCE
    assert not begun.over
    assert not begun.solved


def test_an_illegal_action_is_refused():
    puzzle = EVERY[0]
    rules, position = opened(puzzle)
    legal = rules.legal_actions(position)
    illegal = next(action for action in rules.every_action(position) if action not in legal)
    with pytest.raises(IllegalAction):
        assess(puzzle, [rules.notation.write(illegal)])


def test_puzzles_are_selected_by_grade_and_topic():
    selected = oracle_nb.puzzles(grade=2, tag="gods")
    assert selected
    assert all(puzzle.grade == 2 and "gods" in puzzle.tags for puzzle in selected)
    assert len(oracle_nb.puzzles()) == len(EVERY)
    with pytest.raises(UnknownPuzzle, match="grade: 1 to 5 is needed, got 6"):
        oracle_nb.puzzles(grade=6)
    with pytest.raises(UnknownPuzzle, match=r"tag: .*gods.* are known, got 'fish'"):
        oracle_nb.puzzles(tag="fish")


def test_a_game_without_a_coach_has_no_puzzles():
    assert package_of("mythology").puzzles() is None
    with pytest.raises(MissingPart, match="the game 'mythology' has no puzzles"):
        oracle_nb.puzzles(game="mythology")


def test_a_file_is_read_back_and_checked(tmp_path):
    file = tmp_path / "puzzles.jsonl.gz"
    file.write_bytes(packed(EVERY[:3]))
    assert tuple(PuzzleSet(file).values()) == EVERY[:3]
    file.write_bytes(packed([msgspec.structs.replace(EVERY[0], grade="hard")]))
    with pytest.raises(msgspec.ValidationError, match="grade"):
        PuzzleSet(file).values().__iter__().__next__()


def test_everybody_has_the_same_luck():
    puzzle = EVERY[0]
    games = [puzzle.start() for _ in range(2)]
    for game in games:
        game.play(puzzle.line[0])
    assert games[0].position == games[1].position
