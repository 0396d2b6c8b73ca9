"""The guided game: its tips, its moments, and learners who follow the tips."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot
from oracle_nb.delphi.lessons.guide.moments import MOMENTS, DelphiGuidedGame
from oracle_nb.games.game import Game
from oracle_nb.games.guided_game import GuidedGame
from oracle_nb.games.registry import DEFAULT_GAME, MissingPart, package_of
from oracle_nb.lessons.guide import Tip, guide_of, new_guided_game, read_guide
from oracle_nb.lessons.lesson import LANGUAGES, LessonError
from tests.installed_games import TOY, installed_here

GUIDE = guide_of(DEFAULT_GAME)
GUIDED: GuidedGame = DelphiGuidedGame()
SEEDS = range(8)


class Lesson(NamedTuple):
    """A guided game that was played: its tips, the learner's verbs, and the number of turns."""

    game: Game
    tips: tuple[str, ...]
    verbs: tuple[str, ...]
    turns: int


def tips_at(game: Game, seen: list[str], options: Sequence[Any]) -> Iterator[Tip]:
    """Yield the tips that the learner reads now, each once, up to one that says what to do."""
    view = game.rules.view(game.position, 0)
    moments = GUIDED.moments_at(game.rules, view, 0, options)
    while (tip := GUIDE.due(moments, seen)) is not None:
        seen.append(tip.moment)
        yield tip
        if tip.show and options:
            return


def advised(game: Game, tips: Sequence[Tip]) -> Sequence[Any]:
    """Return the options that the tips recommend, or all."""
    options = game.legal_actions()
    for start in (start for tip in tips for start in tip.show):
        found = [one for one in options if f"{game.write(one)} ".startswith(f"{start} ")]
        if found:
            return found
    return options


def played(seed: int) -> Lesson:
    """Play the guided game as the tips say; where they don't say anything, as the bot would."""
    game = new_guided_game(DEFAULT_GAME, "You", seed)
    bots = [make_bot(GUIDE.bot, seed, game.rules) for _ in game.seats]
    seen: list[str] = []
    verbs, turns = [], set()
    while (seat := game.to_move) is not None:
        options: Sequence[Any] = game.legal_actions()
        tips = tuple(tips_at(game, seen, options if seat == 0 else ()))
        if seat == 0:
            options = advised(game, tips)
            turns.add(game.position.round)
        action = bots[seat].decide(game.rules.view(game.position, seat), options)
        action = action if action in options else options[0]
        if seat == 0:
            verbs.append(game.write(action).split()[0])
        game.play(action)
    return Lesson(game, tuple(seen), tuple(verbs), len(turns))


@pytest.fixture(scope="module")
def lessons() -> list[Lesson]:
    return [played(seed) for seed in SEEDS]


def test_learners_who_follow_the_tips_finish_soon(lessons: list[Lesson]) -> None:
    home = [one for one in lessons if one.game.position.players[0].home]
    assert len(home) >= len(lessons) - 1
    assert 4 <= median(one.turns for one in lessons) <= 6
    assert max(one.turns for one in lessons) <= 9
    assert 18 <= median(len(one.verbs) for one in lessons) <= 30


def test_every_basic_action_comes_up(lessons: list[Lesson]) -> None:
    basic = {"move", "load-offering", "make-offering", "explore", "build", "fight", "favor", "end"}
    for one in lessons:
        assert basic - {"build", "make-offering"} <= set(one.verbs)
        assert {"injured", "step-for-roll", "others-turn", "god-on-top"} <= set(one.tips)
    assert basic <= set.intersection(*(set(one.verbs) for one in lessons[:3]))


def test_the_first_turn_is_as_the_tips_say() -> None:
    game = new_guided_game(DEFAULT_GAME, "You", 5)
    seen: list[str] = []
    for moment, action in (
        ("first-sail", "move die:red H9"),
        ("can-load", "load-offering die:blue>yellow G9"),
        ("spare-die", "favor die:black"),
        ("turn-done", "end"),
    ):
        tip = next(tips_at(game, seen, game.legal_actions()))
        if tip.moment == "first-turn":
            tip = next(tips_at(game, seen, game.legal_actions()))
        assert tip.moment == moment
        assert game.action(action) in advised(game, [tip])
        game.play(action)
    assert [game.seats[seat].startswith("bot:") for seat in range(3)] == [False, True, True]


def test_the_list_of_tasks_names_the_island_of_the_tips() -> None:
    game = new_guided_game(DEFAULT_GAME, "You", 5)
    players = package_of(DEFAULT_GAME).presentation("en").players
    shown = players.open_goals(game.rules, game.rules.view(game.position, 0), 0, "light")
    assert "Load a yellow offering on G9" in shown
    assert "In your hold: 0 of 2" in shown


def test_back_with_zeus_no_tip_speaks_of_tasks() -> None:
    position = new_guided_game(DEFAULT_GAME, "You", 5).position
    rules = new_guided_game(DEFAULT_GAME, "You", 5).rules
    home = replace(position.players[0], tasks=(), home=True, favor=0)
    late = replace(position, round=4, players=(home, *position.players[1:]))
    moments = set(GUIDED.moments_at(rules, late, 0, rules.legal_actions(late)))
    assert "home" in moments
    advice = {"spare-die", "no-favor", "has-card", "injured", "turn-done", "god-on-top"}
    assert not moments & {*advice, "race-home", "other-home"}


def test_every_moment_has_a_tip() -> None:
    assert {tip.moment for tip in GUIDE.tips} == set(MOMENTS)
    for tip in GUIDE.tips:
        assert sorted(tip.say) == sorted(LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('moment = "fight-on"', 'moment = "storm"', "tips.1.moment: there is no moment 'storm'"),
        ('moment = "fight-on"', 'moment = "recover"', "there is a tip for 'recover' already"),
        ('"fight.lose-round"', '"fight.lose"', "tips.1.rules: there is no rule 'fight.lose'"),
        ('en = "You rolled too low', 'de = "You rolled too low', "it needs texts in en and pl"),
        ("lost this round. You", "lost. It ends. You", "say.en: 3 sentences; at most 2"),
        ("bot =", "robot =", "robot"),
    ],
)
def test_faulty_guides_are_located(tmp_path: Path, old: str, new: str, fault: str) -> None:
    data = DelphiGuidedGame()
    data.file = tmp_path / "guide.toml"
    data.file.write_text(DelphiGuidedGame.file.read_text("utf-8").replace(old, new, 1), "utf-8")
    rules = {rule for tip in GUIDE.tips for rule in tip.rules}
    with pytest.raises(LessonError) as error:
        read_guide(data, rules)
    assert fault in str(error.value)


def test_games_may_have_no_guided_game(tmp_path: Path) -> None:
    with installed_here(tmp_path, {"toy": TOY}), pytest.raises(MissingPart):
        new_guided_game("toy", "You")
