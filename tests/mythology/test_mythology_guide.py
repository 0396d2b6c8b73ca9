"""Mythology's guided game: learners who take its tips, and learners who don't."""

import random
from collections.abc import Sequence
from functools import cache
from statistics import median
from typing import Any, NamedTuple

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.guide import Tip, guide_of, new_guided_game
from oracle_nb.mythology.lessons.guide.moments import FIRST_ROUND, MOMENTS, MythologyGuidedGame

GUIDE = guide_of("mythology")
GUIDED = MythologyGuidedGame()
SEEDS = range(20)


class Lesson(NamedTuple):
    """A guided game that was played: its tips in order, and the learner's actions."""

    game: Game
    tips: tuple[str, ...]
    actions: tuple[str, ...]


class Learner:
    """A learner at the table, where a tip stays until it is dismissed or its moment passes."""

    def __init__(self, seed: int) -> None:
        self.game: Game = new_guided_game("mythology", "You", seed)
        self.bots = [make_bot(GUIDE.bot, seed, self.game.rules) for _ in self.game.seats]
        self.tip: Tip | None = None
        self.seen: list[str] = []
        self.shown: list[str] = []

    def read(self, options: Sequence[Any]) -> None:
        """Look at the tip that is due; tips without anything to do are dismissed."""
        rules: Any = self.game.rules
        moments = GUIDED.moments_at(rules, self.game.position, 0, options)
        if self.tip is not None and self.tip.moment not in moments:
            self.seen.append(self.tip.moment)
        while (tip := GUIDE.due(moments, self.seen)) is not None:
            if tip.moment not in self.shown:
                self.shown.append(tip.moment)
            if tip.do is not None and options:
                break
            self.seen.append(tip.moment)
        self.tip = tip

    def advised(self, options: Sequence[Any]) -> Any:
        """Return what "Show me" chooses: the tip's action, or else the bot's."""
        pool = options
        for start in () if self.tip is None else self.tip.show:
            found = [one for one in options if f"{self.game.write(one)} ".startswith(f"{start} ")]
            if found:
                pool = found
                break
        action = self.bots[0].decide(self.game.position, pool)
        return action if action in pool else pool[0]


@cache
def played(seed: int, follows: bool) -> Lesson:
    """Play a guided game as the tips advise, or at random."""
    learner, rng, actions = Learner(seed), random.Random(seed), []
    game = learner.game
    while (seat := game.to_move) is not None:
        options = game.legal_actions()
        learner.read(options if seat == 0 else ())
        if seat:
            game.play(learner.bots[seat].decide(game.position, options))
            continue
        action = learner.advised(options) if follows else rng.choice(options)
        actions.append(game.write(action))
        game.play(action)
    return Lesson(game, tuple(learner.shown), tuple(actions))


def test_every_tip_appears_to_those_who_follow_them() -> None:
    lessons = [played(seed, True) for seed in SEEDS]
    assert {tip.moment for tip in GUIDE.tips} == set(MOMENTS)
    assert set().union(*(one.tips for one in lessons)) == set(MOMENTS)
    always = set.intersection(*(set(one.tips) for one in lessons))
    assert set(MOMENTS) - always <= {"aid-defense", "can-ally", "allied", "keep-power"}


def test_a_guided_game_is_short_and_can_be_won() -> None:
    lessons = [played(seed, True) for seed in SEEDS]
    assert 15 <= median(len(one.actions) for one in lessons) <= 24
    assert max(len(one.actions) for one in lessons) <= 36
    won = sum(0 in one.game.result.winners for one in lessons if one.game.result)
    assert len(lessons) / 3 <= won < len(lessons)


def test_learners_who_ignore_the_tips_finish_too() -> None:
    for seed in SEEDS:
        lesson = played(seed, False)
        assert lesson.game.result is not None
        assert {"first-turn", "place-god", "last-round", "last-chance"} <= set(lesson.tips)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_turn_has_a_fight_and_a_prize(seed: int) -> None:
    lesson = played(seed, True)
    first = ("place colchis", "step jason 3810", "step jason 3811", "step atalanta 3612")
    assert lesson.actions[:5] == (*first, "end-moves")
    position = lesson.game.position
    assert len(lesson.actions) > 6
    assert position.captured[0], "the first dice take the Golden Fleece"
    assert position.trophies[0], "and defeat the Griffin"


def test_no_hero_is_sent_to_and_fro() -> None:
    # Advice that stays legal after it was taken would send a Hero back.
    for seed in SEEDS:
        entered: set[str] = set()
        for action in played(seed, True).actions:
            entered = set() if action.startswith("place") else entered
            assert not (action.startswith("step") and action in entered), (seed, action)
            entered.add(action)


def test_the_guided_game_is_the_end_of_a_whole_game() -> None:
    game = new_guided_game("mythology", "You", 1)
    assert game.position.round == FIRST_ROUND
    assert [seat.startswith("bot:") for seat in game.seats] == [False, True, True, True]
    assert package_of("mythology").guided_game() is not None
