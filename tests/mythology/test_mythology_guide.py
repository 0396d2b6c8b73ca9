"""Mythology's guided game: learners who take its tips, and learners who don't."""

import re
from statistics import median

import pytest
from msgspec.structs import replace

from oracle_nb.core.events import Event
from oracle_nb.games.game import Game
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.mythology.lessons.guide.moments import FIRST_ROUND, MOMENTS
from oracle_nb.mythology.model.position import Fight, Part
from oracle_nb.mythology.pieces import OFF
from oracle_nb.web.table.control.controller import TableController
from oracle_nb.web.table.views.action_list import actions_view
from oracle_nb.web.table.views.turn_view import tip_view
from tests.guided_learner import GuidedLesson, Habit, played
from tests.mythology.positions import HYDRA, JASON, position, rules_for

GUIDE = guide_of("mythology")
SEEDS = range(20)
FIGHTS = {"can-attack", "aid-attack", "aid-defense"}
"""The tips about fights, which come where they are worth it."""
LAST = {"last-chance", "last-chance-allied"}
"""The tips about the last change of alliances, for players in none and in one."""


def lessons(habit: Habit = "reads", seeds: range = SEEDS) -> list[GuidedLesson]:
    """Return a game of each seed."""
    return [played("mythology", seed, habit) for seed in seeds]


def test_every_tip_appears_to_those_who_follow_them() -> None:
    games = lessons()
    assert {tip.moment for tip in GUIDE.tips} == set(MOMENTS)
    assert set().union(*(game.tips for game in games)) == set(MOMENTS)
    always = set.intersection(*(set(game.tips) for game in games))
    alliances = {"can-ally", "allied"} | LAST
    # Whether enemies play after the last turn depends on the order that is drawn.
    orders = {"last-round", "last-turn"}
    assert set(MOMENTS) - always <= FIGHTS | alliances | {"keep-power", "defense-ahead"} | orders
    assert all(len(orders & set(game.tips)) == 1 for game in games)
    for fight in FIGHTS:
        # Nothing leads learners into fights in which the defender can give more aid.
        assert sum(fight in game.tips for game in games) > len(games) / 2, fight


def test_a_guided_game_is_short_and_can_be_won() -> None:
    games = lessons()
    assert 15 <= median(len(game.actions) for game in games) <= 24
    assert max(len(game.actions) for game in games) <= 36
    won = sum(0 in game.game.result.winners for game in games if game.game.result)
    assert len(games) / 3 <= won < len(games)


@pytest.mark.parametrize("seeds", [range(6), pytest.param(SEEDS, marks=pytest.mark.long)])
def test_learners_who_ignore_the_tips_finish_too(seeds: range) -> None:
    for lesson in lessons("ignores", seeds):
        assert lesson.game.result is not None
        assert {"first-turn", "place-god"} <= set(lesson.tips)
        # After a second round that began with a defense, new rounds are explained in the last one.
        late = "new-round" in lesson.tips
        assert late or {"last-round", "last-turn"} & set(lesson.tips)
        assert LAST & set(lesson.tips)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_first_turn_takes_a_prize_for_sure(seed: int) -> None:
    lesson = played("mythology", seed, "reads")
    # An attack with Medea would take points from an attempt that 9 of them make sure.
    moves = ("place colchis", "step jason 3810", "step jason 3811", "end-moves")
    assert lesson.actions[:6] == (*moves, "seize jason", "aid 9")
    position = lesson.game.position
    assert position.captured[0], "9 points of aid take the Golden Fleece"
    # Taking it ends the turn: the tip comes while the others play.
    history, guided = lesson.game.history, package_of("mythology").guided_game()
    number = next(
        n for n, x in enumerate(history) if x.position.captured[0] and x.position.turn != 0
    )
    events = [event for entry in history[: number + 1] for event in entry.events][::-1]
    assert guided is not None
    rules, after = lesson.game.rules, history[number].position
    assert "has-prize" in guided.moments_at(rules, after, 0, (), events)
    # It is no news in the next round.
    begun = Event("round-begun", "basic.power-renewed", -1, {})
    assert "has-prize" not in guided.moments_at(rules, after, 0, (), (begun, *events))


def test_the_tip_on_an_attack_names_units_and_the_defender() -> None:
    # Ares has spent his points, so that a fight is worth them once the Prize is taken.
    table = TableController(new_guided_game("mythology", "You", 1))
    table.game.play("place colchis")
    position = replace(
        table.game.position, power=(15, 0, 15, 15), prizes=(OFF,) * len(table.game.position.prizes)
    )
    table = TableController(Game(table.game.rules, 1, table.game.seats, start=position))
    table.tips.seen = ("first-turn", "place-god", "can-move")
    for language, said in {
        "en": "Attack Griffin (52) with Medea; Ares defends and has 0 power points.",
        "pl": "Atak: Medea kontra Gryf (52); broni się Ares i ma 0 punktów mocy.",
    }.items():
        table.set_language(language)
        table.tips.refresh()
        assert table.tips.tip is not None and table.tips.tip.moment == "can-attack"
        tip = str(tip_view(table.tips.snapshot, table.snapshot))
        assert said in re.sub("<[^>]*>", "", tip)
    table.tips.suggest()
    assert table.write(table.chosen) == "step medea 3612"


def test_a_recommended_action_is_named_without_its_source() -> None:
    rules = rules_for()
    at = position(
        rules, {JASON: "2912", HYDRA: "2912"}, part=Part.COMBAT, pending=Fight(JASON, HYDRA, 1)
    )
    table = TableController(Game(rules, 1, ("You", "bot:tactician"), start=at))
    table.choose("aid 0")
    table.tips._suggested = table.chosen
    shown = str(actions_view(table.snapshot))
    advised = shown[shown.index("Recommended now") :].split("</button>", maxsplit=1)[0]
    assert "No aid" in advised and 'class="by"' not in advised


def test_before_monsters_move_in_the_second_round_a_tip_speaks_of_the_defense() -> None:
    rounds = set()
    for seed in range(6):
        lesson = played("mythology", seed, "reads")
        guided = package_of("mythology").guided_game()
        assert guided is not None
        rules = lesson.game.rules
        for entry in lesson.game.history:
            at = entry.position
            options = rules.legal_actions(at) if at.to_move == 0 else ()
            if "defense-ahead" in guided.moments_at(rules, at, 0, options):
                assert at.turn == 0 and at.part is Part.MOVEMENT
                assert at.waiting & 0b1010, "Ares or Poseidon still has a turn"
                rounds.add(at.round)
    assert rounds == {FIRST_ROUND + 1, FIRST_ROUND + 2}


def test_a_new_round_is_explained_at_its_first_decision() -> None:
    parts = set()
    for seed in range(6):
        lesson = played("mythology", seed, "reads")
        guided = package_of("mythology").guided_game()
        assert guided is not None
        history, acted = lesson.game.history, FIRST_ROUND
        for number, entry in enumerate(history[:-1]):
            at = entry.position
            if at.to_move != 0 or at.round == FIRST_ROUND:
                continue
            events = [event for done in history[: number + 1] for event in done.events][::-1]
            options = lesson.game.rules.legal_actions(at)
            moments = guided.moments_at(lesson.game.rules, at, 0, options, events)
            assert ("new-round" in moments) == (acted < at.round)
            if acted < at.round:
                parts.add(type(at.pending).__name__)
            acted = at.round
        shown = lesson.tips.index("new-round")
        assert shown < lesson.tips.index(
            "last-turn" if "last-turn" in lesson.tips else "last-round"
        )
    assert parts == {"NoneType", "Fight"}


def test_no_hero_is_sent_to_and_fro() -> None:
    # Advice that stays legal after it was taken would send a Hero back.
    for seed in SEEDS:
        entered: set[str] = set()
        lesson = played("mythology", seed, "reads")
        for number, action in enumerate(lesson.actions):
            entered = set() if action.startswith("place") else entered
            again = action.startswith("step") and action in entered
            assert not (again and number in lesson.advised), (seed, action)
            entered.add(action)


def test_the_guided_game_is_the_end_of_a_whole_game() -> None:
    game = new_guided_game("mythology", "You", 1)
    assert game.position.round == FIRST_ROUND
    assert [seat.startswith("bot:") for seat in game.seats] == [False, True, True, True]
    assert package_of("mythology").guided_game() is not None
