"""The guided game of the Advanced Game: its tips come up in the first two rounds, in any habit."""

from functools import cache
from itertools import product

import pytest

from oracle_nb.bots import make_bot, think
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.mythology.advanced.guide.moments import MOMENTS, AdvancedGuidedGame
from oracle_nb.mythology.advanced.model.actions import CLOSE
from oracle_nb.mythology.advanced.model.position import Phase
from tests.guided_learner import Habit, Learner
from tests.samples import sampled

GAME = "mythology-advanced"
SOMETIMES = {"bid", "asked", "ship", "ambush", "magic"}
"""Tips on what others do."""


@cache
def taught(seed: int, habit: Habit) -> Learner:
    """Return a learner who has played the first round and begun the second."""
    learner = Learner(GAME, seed, habit)
    learner.play_while(
        lambda game: game.position.round < 2 or game.position.phase is Phase.SHEETS,
    )
    return learner


def test_each_moment_has_a_tip() -> None:
    assert {tip.moment for tip in guide_of(GAME).tips} == {*MOMENTS}


@pytest.mark.parametrize(
    ("seed", "habit"), sampled(product(range(3), ("reads", "shows", "ignores")), 4)
)
def test_tips_explain_every_first_time_and_never_contradict(seed: int, habit: Habit) -> None:
    learner = taught(seed, habit)
    assert learner.unexplained == learner.contradicted == []


@pytest.mark.parametrize("seed", range(3))
def test_every_phase_of_the_first_round_is_explained(seed: int) -> None:
    tips = taught(seed, "reads").tips
    assert {*MOMENTS} - SOMETIMES <= {*tips}
    assert tips[:6] == ["first-turn", "note", "note-more", "zeus", "close", "place"]


def test_some_learner_is_challenged_asked_and_ambushed() -> None:
    tips = [taught(seed, habit).tips for seed in range(3) for habit in ("reads", "ignores")]
    assert {*MOMENTS} - {"ship"} == set().union(*tips)


def test_a_claim_for_a_ship_is_explained_when_it_first_comes_up() -> None:
    learner = Learner(GAME, 1, "reads")
    learner.play_while(lambda game: "ship" not in learner.tips and game.position.round < 6)
    assert learner.tips[-1] == "ship"
    assert learner.unexplained == learner.contradicted == []


@pytest.mark.parametrize("seed", range(3))
def test_the_tips_on_the_first_sheet_show_what_the_bots_would_note(seed: int) -> None:
    learner = Learner(GAME, seed, "reads")
    bot = make_bot(guide_of(GAME).bot, 1, learner.table.game.rules)
    view, chosen = learner.table.known, list[str]()
    while (decided := think(bot, view, learner.table.game.legal_actions())).action is not CLOSE:
        learner.look()
        if decided.motive is not None and decided.motive.what == "lay":
            break
        learner.act()
        if len(learner.actions) > len(chosen):
            chosen.append(learner.table.write(decided.action))
            assert learner.actions == chosen
        view = learner.table.known
    assert sum(int(action.split()[-1]) for action in learner.actions) == 10


@pytest.mark.parametrize("habit", ["reads", "shows", "ignores"])
def test_disputes_are_explained_before_the_first_decision_that_can_lead_to_one(
    habit: Habit,
) -> None:
    for seed in range(3):
        tips = taught(seed, habit).tips
        later = [tips.index(moment) for moment in ("asked", "bid", "announce") if moment in tips]
        assert tips.index("dispute") < min(later), tips


def test_a_learner_sits_first_and_all_others_are_bots() -> None:
    game = new_guided_game(GAME, "You", 1)
    assert game.to_move == 0 and game.seats == ("You", "bot:strategist", "bot:strategist")
    assert package_of(GAME).guided_game() is not None


def test_results_of_chance_cannot_be_given() -> None:
    assert AdvancedGuidedGame().given({}) == {}
    with pytest.raises(ValueError, match="chance"):
        AdvancedGuidedGame().given({"die": ["6"]})
