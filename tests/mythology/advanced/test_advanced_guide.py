"""The guided game of the Advanced Game: its tips come up in the first two rounds, in any habit."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.bots import make_bot, think
from oracle_nb.core.events import Event
from oracle_nb.games.registry import package_of
from oracle_nb.lessons.guide import guide_of, new_guided_game
from oracle_nb.mythology.advanced.guide.moments import MOMENTS, ROUNDS, AdvancedGuidedGame
from oracle_nb.mythology.advanced.model.actions import CLOSE, STOP, Action, Verb
from oracle_nb.mythology.advanced.model.position import Capture, Claim, Phase, Way
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from tests.guided_learner import Habit, Learner
from tests.samples import sampled

GAME = "mythology-advanced"
SOMETIMES = {"bid", "asked", "ship", "ambush", "magic", "way", "way-won", "capture"}
"""Tips on what others do, and on luck."""
LATER = {"fate", "known"}
"""Tips that come after the second sheet is closed."""


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


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_every_phase_of_the_first_round_is_explained(seed: int) -> None:
    tips = taught(seed, "reads").tips
    assert {*MOMENTS} - SOMETIMES - LATER <= {*tips}
    assert {"way", "way-won"} & {*tips}
    assert tips[:6] == ["first-turn", "note", "note-more", "zeus", "cards", "close"]


def test_some_learner_is_challenged_asked_and_ambushed() -> None:
    tips = [taught(seed, habit).tips for seed in range(3) for habit in ("reads", "ignores")]
    assert {*MOMENTS} - {"ship", "capture"} - LATER <= set().union(*tips)


def test_keeping_a_taken_prize_has_a_tip() -> None:
    game, guided = new_guided_game(GAME, "You", 0), AdvancedGuidedGame()
    position = replace(game.position, pending=(Capture(12, 7),))
    options = (Action(Verb.KEEP), Action(Verb.REMOVE))
    assert isinstance(game.rules, AdvancedMythology)
    assert "capture" in guided.moments_at(game.rules, position, 0, options)


def test_the_tip_on_the_way_of_a_unit_says_whether_somebody_objected() -> None:
    seen, guided = set(), AdvancedGuidedGame()
    for seed in range(3):
        game = taught(seed, "reads").table.game
        rules, events, objected = game.rules, list[Event](), False
        assert isinstance(rules, AdvancedMythology)
        for entry in game.history:
            events += entry.events
            verb = entry.action.verb
            objected = verb is Verb.CHALLENGE or (objected and verb is not Verb.CLAIM)
            if isinstance(entry.position.top, Way) and entry.position.to_move == 0:
                options = rules.legal_actions(entry.position)
                moments = guided.moments_at(rules, entry.position, 0, options, reversed(events))
                starts = not entry.position.top.moved
                expected = (objected and starts, starts and not objected)
                assert ("way-won" in moments, "way" in moments) == expected
                seen.add(objected)
    assert seen == {False, True}


@pytest.mark.parametrize("seed", sampled(range(4), 2))
def test_after_its_first_step_a_bot_is_asked_whether_a_unit_goes_on(seed: int) -> None:
    learner = Learner(GAME, seed, "reads")
    table, asked = learner.table, 0

    def goes_on(game: Any) -> bool:
        top = game.position.top
        return game.to_move == 0 and isinstance(top, Way) and bool(top.moved)

    while not asked or table.game.position.round == 1:
        learner.play_while(lambda game: not goes_on(game))
        learner.look()
        options = table.game.legal_actions()
        assert not table.tips.snapshot.acting
        bot = make_bot(learner.guide.adviser, 1, table.game.rules)
        table.tips.suggest()
        assert table.chosen == think(bot, table.known, options).action
        listed = table.options.first_for_tasks(table.tips.priced)
        if listed and table.chosen == STOP:
            assert listed[0].action == STOP
        asked += 1
        assert table.play(table.write(table.chosen))


def test_the_second_round_explains_the_fate_and_the_third_says_that_all_goes_on_alike() -> None:
    learner = Learner(GAME, 1, "reads")
    learner.play_while(lambda game: game.position.round <= ROUNDS)
    assert "known" not in learner.tips and "fate" in learner.tips
    learner.play_while(
        lambda game: game.position.round == ROUNDS + 1 and "known" not in learner.tips
    )
    assert learner.tips[-1] == "known"


def must_answer(learner: Learner) -> bool:
    """Return whether the learner is asked about a unit with points of the learner's own."""
    table = learner.table
    top, sheet = table.game.position.top, table.known.sheets[0]
    return table.game.to_move == 0 and isinstance(top, Claim) and bool(sheet.totals[top.unit])


def shown_answers(learner: Learner) -> Iterator[tuple[bool, str]]:
    """Yield whether the announcer leads, and what "Show me" chooses, in the first round."""
    table = learner.table
    while table.game.position.round == 1:
        learner.play_while(lambda game: not must_answer(learner) and game.position.round == 1)
        if table.game.position.round > 1:
            return
        learner.look()
        glory = table.game.position.glory
        leads = glory[table.game.position.turn] == max(glory[1:])
        learner.show_me(table.game.legal_actions())
        answer, reason = table.write(table.chosen), table.tips.reason
        # Once the tip has been read, the reason says so, unless the points are too few.
        if not leads and answer != "challenge" and reason:
            assert " would mostly help " in reason or " too few points " in reason
        yield leads, answer
        assert table.play(answer)


def test_a_learner_who_asks_reads_that_there_are_no_points_on_the_unit() -> None:
    learner = Learner(GAME, 1, "reads")
    table = learner.table

    def asked(game: Any) -> bool:
        claimed = game.to_move == 0 and isinstance(game.position.top, Claim)
        return claimed and "asked" in learner.tips and not must_answer(learner)

    learner.play_while(lambda game: not asked(game))
    learner.show_me(table.game.legal_actions())
    assert table.tips.reason.startswith("You have no points on ")


@pytest.mark.long
def test_the_tip_on_objections_says_what_show_me_chooses() -> None:
    answers = Counter(
        answer for seed in range(4) for answer in shown_answers(Learner(GAME, seed, "reads"))
    )
    # The opponent with more glory is challenged, and mostly not the other one.
    assert answers[True, "challenge"] >= 5 and not answers[True, "let-all"], answers
    others = answers[False, "let"] + answers[False, "let-all"]
    assert others > answers[False, "challenge"], answers


def test_the_tip_on_ambushes_fits_every_round_and_shows_what_the_bot_would_do() -> None:
    tip = guide_of(GAME).tip("ambush")
    assert tip is not None and tip.do is not None
    assert "round" not in tip.do["en"] and "rund" not in tip.do["pl"]
    for action in ("let", "let-all", "ambush hydra"):
        assert tip.is_about(action)


def test_a_claim_for_a_ship_is_explained_when_it_first_comes_up() -> None:
    learner = Learner(GAME, 2, "reads")
    learner.play_while(lambda game: "ship" not in learner.tips and game.position.round < 6)
    assert learner.tips[-1] == "ship"
    assert learner.unexplained == learner.contradicted == []


@pytest.mark.parametrize("seed", sampled(range(3), 3))
def test_the_tips_on_the_first_sheet_show_what_the_bots_would_note(seed: int) -> None:
    learner = Learner(GAME, seed, "reads")
    bot = make_bot(guide_of(GAME).bot, 1, learner.table.game.rules)
    view, chosen = learner.table.known, list[str]()
    while (decided := think(bot, view, learner.table.game.legal_actions())).action is not CLOSE:
        learner.look()
        if decided.motive is not None and decided.motive.what == "lay":
            break
        learner.take_action()
        if len(learner.actions) > len(chosen):
            chosen.append(learner.table.write(decided.action))
            assert learner.actions == chosen
        view = learner.table.known
    assert sum(int(action.split()[-1]) for action in learner.actions) == 10


@pytest.mark.parametrize("habit", sampled(["reads", "shows", "ignores"], 3))
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


def test_cards_are_explained_before_the_first_sheet_is_closed() -> None:
    learner = Learner(GAME, 1, "reads")
    learner.play_while(lambda game: game.position.phase is Phase.SHEETS)
    assert learner.tips.index("cards") < learner.tips.index("close")
    assert learner.unexplained == learner.contradicted == []
