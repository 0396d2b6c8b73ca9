"""Reasons of the coach of The Oracle of Delphi, and the step listed first."""

from typing import Any

import pytest
from msgspec.structs import replace

from oracle_nb.delphi import new_game
from oracle_nb.delphi.advice.task_steps import task_steps
from oracle_nb.delphi.model.actions import CARD, NONE, Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, AdvanceGod, Phase
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, TOP_ROW
from oracle_nb.delphi.planning import reasons
from oracle_nb.delphi.planning.coach import DelphiCoach, _with_what_they_lack
from oracle_nb.delphi.planning.playouts import TURNS, PlayedOut, Playouts
from oracle_nb.delphi.planning.race import LOOK
from oracle_nb.delphi.planning.turn_node import TurnLine
from oracle_nb.games.coach import CoachLine, is_later
from oracle_nb.games.motives import Motive
from tests.planning.planned import acting, coach_of, mover, rules_of, wandering, with_player
from tests.samples import sampled

pytestmark = pytest.mark.usefixtures("few_playouts", "nothing_named")


def test_a_card_that_the_next_goal_needs_is_a_reason(monkeypatch):
    monkeypatch.setattr(reasons, "MOST", 9)
    game = wandering(2, 1, 0)
    seat = mover(game)
    evaluator = DelphiCoach(rules_of(game)).evaluator

    def ready(count: int) -> tuple[TurnLine, list[Motive]]:
        """Return the best line with this number of cards of each color, and its reasons."""
        view = with_player(game.view(seat), seat, cards=(count,) * 6)
        search = evaluator.search(view, seat)
        line = search.best()
        motives = reasons.of_line(search, line)
        return line, [motive for motive in motives if motive.what == "coach-ready"]

    line, (motive,) = ready(2)
    assert line.node.cards[motive.facts["color"]]
    assert ready(0)[1] == []


@pytest.mark.parametrize(("seed", "actions"), [(2, 20), (6, 20), (8, 40)])
def test_the_next_goal_is_at_the_nearest_place_that_serves_it(seed, actions):
    game = wandering(2, seed, actions)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(mover(game)), mover(game))
    chart, compared = search.chart, 0
    for line in search.openings(12):
        ship = line.node.ship
        for motive in (*reasons._closer(search, line), *reasons._ready(search, line)):
            verb, color = motive.facts["verb"], motive.facts["color"]
            # A card must have the color of the island that it is for.
            any_color = verb == Verb.EXPLORE and motive.what == "coach-closer"
            ways = {
                errand.space: chart.steps(ship, errand.space, errand.reach)
                for errand in chart.estimator.errands(line.node.work)
                if errand.verb == verb and (any_color or errand.color == color)
            }
            assert ways[motive.facts["space"]] == min(ways.values())
            compared += len(ways) > 1
    assert compared


def test_goods_of_a_line_are_reasons():
    game = new_game(players=2, seed=5)
    root = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0).root
    root = replace(root, injuries=(2, 1, 0, 0, 0, 0), cards=(1, 0, 0, 0, 0, 0), drawn=0)
    after = replace(root, injuries=(0, 1, 0, 0, 0, 0), drawn=3, favor=root.favor + 1)
    goods = [Motive("coach-healed", {"injuries": 2})]
    goods.append(Motive("coach-cards", {"cards": 3, "tokens": 1}))
    assert reasons._goods(root, TurnLine(9.0, after, (), 0.0)) == goods
    assert reasons._goods(after, TurnLine(9.0, root, (), 0.0)) == []


@pytest.mark.parametrize(
    ("injuries", "shield", "chance"),
    [
        # 2 of 6 attacks bring a card, and one brings two, which also make six.
        ((0, 2, 1, 0, 1, 0), 3, (2 / 6 + 1) / 6),
        # Any card is the sixth injury.
        ((1, 2, 1, 0, 1, 0), 3, 3 / 6),
        # With the highest shield, only the strength of 6 hurts.
        ((0, 2, 0, 0, 0, 0), 5, (1 - 25 / 36) / 6),
        ((0, 1, 1, 1, 1, 0), 0, 0.0),
        ((0, 3, 0, 0, 0, 0), 0, 0.0),
    ],
)
def test_the_risk_of_losing_the_next_turn_is_a_reason(injuries, shield, chance):
    game = acting(players=3, seed=14)
    seat = mover(game)
    view = with_player(game.view(seat), seat, injuries=injuries, shield=shield, dice=())
    # With that many cards, each draw has the same chances.
    search = DelphiCoach(rules_of(game)).evaluator.search(
        replace(view, injury_deck=(100_000,) * 6), seat
    )
    line = TurnLine(9.0, search.root, (), 0.0)
    risks = [motive for motive in reasons.of_line(search, line) if motive.what == "coach-risk"]
    assert [motive.facts["chance"] for motive in risks] == (
        [pytest.approx(chance, 1e-4)] if chance else []
    )


def test_a_risk_is_said_once_and_not_of_a_line_that_avoids_it():
    game = acting(players=3, seed=14)
    seat = mover(game)
    view = with_player(game.view(seat), seat, injuries=(0, 2, 0, 0, 0, 0), dice=(1, 4))
    search = DelphiCoach(rules_of(game)).evaluator.search(view, seat)
    lines = search.openings(12)
    safe = [line for line in lines if not line.node.injuries[1]]
    risky = [line for line in lines if line.node.injuries[1]]

    def risks(order: list[TurnLine]) -> list[int]:
        """Return the places of the lines that name a risk."""
        said = enumerate(reasons.of_lines(search, order))
        return [place for place, why in said if "coach-risk" in [motive.what for motive in why]]

    assert risks(risky) == [0]
    assert risks([safe[0], *risky]) == [*range(1, len(risky) + 1)]


def step_beside_the_best_line(seed: int) -> tuple[DelphiCoach, Any, Action]:
    """Return a coach, a view, and the action listed first for a task, which no best line does."""
    for number in range(40):
        game = wandering(2, seed, number)
        if game.position.pending or game.position.phase != Phase.ACT:
            continue
        coach, view = DelphiCoach(rules_of(game)), game.view(mover(game))
        steps = task_steps(coach.rules, view, view.turn, game.legal_actions())
        if steps and not reasons.does_step(
            [line.actions for line in coach.lines(view)], steps[0].action
        ):
            return coach, view, steps[0].action
    pytest.fail("the best lines always do it")


@pytest.mark.parametrize("seed", sampled(range(3), 2))
def test_the_step_listed_first_is_played_out_and_compared_with_the_best_line(seed):
    coach, view, step = step_beside_the_best_line(seed)
    best, listed = coach.lines(view, 1)[0], coach.listed(view)
    if listed is None:
        assert coach._listed_first(coach.evaluator.search(view, view.turn)) is None
        return
    assert reasons.does_step([listed.actions[:1]], step) and listed.reasons
    judged = coach.judge(view, listed.actions[0])
    assert judged.loss == pytest.approx(listed.end - best.end)
    assert judged.spread == listed.spread
    own = [reason.what.startswith("coach-step") for reason in listed.reasons]
    assert not any(own) or judged.costly


def test_a_step_that_the_best_line_does_is_not_listed_beside_it():
    game = wandering(2, 0, 10)
    coach, view = DelphiCoach(rules_of(game)), game.view(mover(game))
    path = coach.lines(view, 1)[0].actions
    assert all(reasons.does_step([path], action) for action in path)
    move = next(action for action in game.legal_actions() if action.verb == Verb.MOVE)
    assert reasons.does_step([(move,)], replace(move, color=5, source=CARD))
    assert not reasons.does_step([(move,)], replace(move, target=move.target + 1))


def test_the_advantages_of_the_best_line_over_a_step_are_reasons():
    game = new_game(players=2, seed=5)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0)
    root = replace(search.root, injuries=(2, 1, 0, 0, 0, 0), cards=(1, 0, 0, 0, 0, 0))
    step = TurnLine(9.0, root, (), 0.0)

    def over(**changes: Any) -> list[Motive]:
        return reasons._advantages(search, step, TurnLine(8.0, replace(root, **changes), (), 0.0))

    assert over() == []
    assert over(drawn=2) == [Motive("coach-step-cards", {"cards": 2})]
    assert over(injuries=(0, 1, 0, 0, 0, 0)) == [Motive("coach-step-healed", {"injuries": 2})]
    gods = (*root.gods[:3], root.gods[3] + 1, *root.gods[4:])
    assert over(gods=gods) in ([Motive("coach-step-god", {"god": 3})], [])
    tokens = {"tokens": 1, "fight": False}
    assert over(favor=root.favor + 1) == [Motive("coach-step-tokens", tokens)]
    # Less of something is no advantage.
    assert over(favor=root.favor - 1) == []


def test_no_tokens_are_promised_where_a_fight_may_cost_some():
    game = new_game(players=2, seed=5)
    search = DelphiCoach(rules_of(game)).evaluator.search(game.view(0), 0)
    node = replace(search.root, favor=search.root.favor + 3)
    for verb, promised in ((Verb.FIGHT, False), (Verb.FAVOR, True)):
        line = TurnLine(9.0, node, (Action(verb, 0, 0, 0),), 0.0)
        assert (
            "coach-tokens" in [reason.what for reason in reasons.of_line(search, line)]
        ) is promised


def results(*done: tuple[int, ...], home: bool = False) -> list[PlayedOut]:
    return [PlayedOut(3.0, each, home) for each in done]


def test_a_lead_of_the_best_line_in_play_outs_is_a_reason():
    statue, nothing, shrine = (1, 2, 0, 0), (1, 1, 0, 0), (2, 1, 0, 0)

    def said(best: list[PlayedOut], other: list[PlayedOut]) -> str:
        return "".join(motive.facts["goal"] for motive in reasons.more_often(best, other))

    assert said(results(statue, statue, statue), results(nothing, nothing, statue)) == "task"
    assert said(results(*[statue] * 3), results(*[nothing] * 3)) == "statue"
    # Only pairs with the same luck count.
    assert said(results(statue, statue), results(nothing)) == ""
    assert said(results(*[statue] * 2, *[nothing] * 10), results(*[nothing] * 12)) == ""
    assert said(results(*[statue] * 3, *[nothing] * 9), results(*[nothing] * 12)) == "statue"
    # To do one task instead of another is no lead.
    assert said(results(*[statue] * 3), results(*[shrine] * 3)) == ""
    home = results(*[statue] * 3, home=True)
    assert said(home, results(*[statue] * 3)) == "zeus"
    assert said(results(*[statue] * 3), home) == ""
    assert reasons.more_often((), ()) == ()


def test_a_later_line_says_in_which_tasks_the_best_one_leads(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", LOOK)
    game = new_game(players=2, seed=5)
    while game.position.pending:
        game.play(game.legal_actions()[0])
    coach, view = coach_of(game), game.view(mover(game))
    best = coach.best(view).actions

    def result(self, position, line, seed):
        lead = tuple(line) == best
        return PlayedOut(3.0 if lead else 4.0, (0, 0, int(lead), 0), home=False)

    monkeypatch.setattr(Playouts, "result", result)
    first, *others = coach.lines(view)
    ahead = Motive("coach-more-often", {"goal": "offering", "turns": TURNS})
    assert first.actions == best and ahead not in first.reasons
    later = [line for line in others if is_later(line, (first, *others))]
    assert later and all(line.reasons[0] == ahead for line in later)
    assert all(len(line.reasons) <= reasons.MOST for line in later)


def test_a_task_that_can_wait_is_a_reason_where_play_outs_name_none(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", LOOK)
    game = acting(players=2, seed=23)
    seat, view = mover(game), game.view(mover(game))
    coach = DelphiCoach(rules_of(game))
    line = next(line for line in coach.lines(view) if line.actions[-1].verb == Verb.FIGHT)
    *_, move, fight = line.actions
    view = with_player(view, seat, ship=move.target, dice=(fight.source,))
    quiet = Verb.FAVOR, Verb.DRAW, Verb.ADVANCE

    def result(self, position, line, seed):
        waits = all(action.verb in quiet for action in line)
        return PlayedOut(2.0 if waits else 4.0, (0, 0, 0, 0), home=False)

    monkeypatch.setattr(Playouts, "result", result)
    first, *others = coach.lines(view)
    assert all(action.verb in quiet for action in first.actions)
    facts = {"verb": int(Verb.FIGHT), "color": fight.color, "space": fight.target}
    fights = [line for line in others if fight in line.actions]
    assert fights
    for line in fights:
        assert is_later(line, (first, *others))
        assert line.reasons[0] == Motive("coach-step-waits", facts)


def test_a_later_line_with_a_reason_of_the_best_one_says_what_that_saves(monkeypatch):
    monkeypatch.setattr("oracle_nb.delphi.planning.coach.PAIRS", LOOK)
    game = acting(players=2, seed=23)
    seat, view = mover(game), game.view(mover(game))
    coach = DelphiCoach(rules_of(game))
    search = coach.evaluator.search(view, seat)
    cards, fewer = [
        TurnLine(2.0 + lost, replace(search.root, drawn=3 - lost, favor=9), (action,), 0.0)
        for lost, action in enumerate(
            action for action in game.legal_actions() if action.verb == Verb.DRAW
        )
        if lost < 2
    ]
    shared, own = Motive("coach-explore"), Motive("coach-cards", {"cards": 1, "tokens": 0})
    ranked = [
        CoachLine(cards.path, 4.0, (shared,), spread=0.1),
        CoachLine(fewer.path, 5.0, (shared, own), spread=0.1),
    ]
    _, said = _with_what_they_lack(search, [cards, fewer], ranked, ((), ()))
    assert said.reasons == (Motive("coach-step-cards", {"cards": 1}), own)
    # Nothing else differs: a shared reason is better than none.
    alike = [ranked[0], replace(ranked[1], reasons=(shared,))]
    _, said = _with_what_they_lack(search, [fewer, fewer], alike, ((), ()))
    assert said.reasons == (shared,)


def test_the_action_that_completes_the_last_task_says_so():
    game = acting(players=2, seed=23)
    seat, view = mover(game), game.view(mover(game))
    coach = DelphiCoach(rules_of(game))
    line = next(line for line in coach.lines(view) if line.actions[-1].verb == Verb.FIGHT)

    def lasts(tasks: tuple[int, ...]) -> list[bool]:
        """Return whether the fight completes the last one of some tasks, if one needs it."""
        search = coach.evaluator.search(with_player(view, seat, tasks=tasks), seat)
        known = search.followed(line.actions)
        motives = () if known is None else reasons.every_reason(search, known)
        return [motive.facts["last"] for motive in motives if motive.what == "coach-task"]

    tasks = view.players[seat].tasks
    assert lasts(tasks) == [False]
    assert [True] in [lasts((task,)) for task in tasks]


def _explored(tiles: tuple[int, ...], tasks: tuple[int, ...]) -> list[Motive]:
    """Return why to explore the first island, where the player knows some of the tiles."""
    game = acting(players=2, seed=23)
    seat, rules = mover(game), rules_of(game)
    view = with_player(replace(game.view(seat), tiles=tiles), seat, tasks=tasks)
    search = DelphiCoach(rules).evaluator.search(view, seat)
    explore = Action(Verb.EXPLORE, 0, 0, rules.board.islands[0])
    line = TurnLine(2.0, search.root, (explore,), 0.0)
    return [motive for motive in reasons.every_reason(search, line) if "god" not in motive.what]


def test_exploring_gives_a_place_for_a_shrine_only_where_an_own_tile_may_be():
    game = acting(players=2, seed=23)
    ship = rules_of(game).setting.ships[mover(game)]
    own = [tile for tile, color in enumerate(TILE_COLOR) if color == ship]
    shrine, monster = 8 * Family.SHRINE + 6, 8 * Family.MONSTER
    unknown, revealed = (UNKNOWN,) * 12, (UNKNOWN, *own, *(UNKNOWN,) * 8)
    others = {int(TILE_LETTER[tile]) for tile in range(12) if tile not in own}
    reward = Motive("coach-explore-reward", {"letters": tuple(sorted(others)), "tokens": 4})
    assert Motive("coach-explore") in _explored(unknown, (shrine, monster))
    assert reward in _explored(revealed, (shrine, monster))
    # Without a shrine task, own tiles give rewards, too.
    (said,) = [x for x in _explored(unknown, (monster,)) if x.what.startswith("coach-explore")]
    assert said.facts["letters"] == (0, 1, 2, 3)
    # Tiles that the player has looked at are no surprise.
    known = (own[0], *(UNKNOWN,) * 11)
    (built,) = [x for x in _explored(known, (shrine, monster)) if x.what == "coach-task"]
    assert built.facts["verb"] == Verb.BUILD and not built.facts["last"]
    other = next(tile for tile in range(12) if tile not in own)
    known = (other, *(UNKNOWN,) * 11)
    assert Motive("coach-explore-reward", {"letters": (int(TILE_LETTER[other]),), "tokens": 4}) in (
        _explored(known, (shrine, monster))
    )


def test_a_line_that_only_takes_rewards_says_that_a_task_can_wait():
    game = acting(players=2, seed=23)
    seat, view = mover(game), game.view(mover(game))
    coach = DelphiCoach(rules_of(game))
    line = next(line for line in coach.lines(view) if line.actions[-1].verb == Verb.FIGHT)
    *_, move, fight = line.actions
    view = with_player(view, seat, ship=move.target, dice=(fight.source,))
    search = coach.evaluator.search(view, seat)
    fights = search.followed((fight,))
    assert fights is not None
    stays = TurnLine(2.0, search.root, (Action(Verb.FAVOR, fight.source),), 0.0)
    said = (Motive("coach-explore-reward", {"letters": (0,), "tokens": 4}),)
    facts = {"verb": int(Verb.FIGHT), "color": fight.color, "space": fight.target}
    assert reasons.in_spite(search, said, [stays, fights]) == (Motive("coach-can-wait", facts),)


def test_the_hint_for_a_step_of_a_god_says_how_high_the_best_one_rises():
    game = acting(players=2, seed=23)
    seat, coach = mover(game), DelphiCoach(rules_of(game))
    view = with_player(game.view(seat), seat, gods=(0, 0, TOP_ROW - 1, 0, 0, 2))
    view = replace(view, pending=(AdvanceGod(seat, 0b100100, "turn.consult-gods"),))

    def hint(verb: Verb, god: int = NONE) -> Motive:
        return coach.hint(view, (Action(verb, color=god),))

    assert hint(Verb.ADVANCE, 2) == Motive("hint-god", {"rows": 0})
    assert hint(Verb.ADVANCE, 5) == Motive("hint-god", {"rows": TOP_ROW - 3})
    assert hint(Verb.PASS) == Motive("hint-no-god")
    level = with_player(view, seat, gods=(0, 0, 3, 0, 0, 3))
    assert coach.hint(level, (Action(Verb.ADVANCE, color=5),)) == Motive("hint-gods-level")
    best = coach.lines(view)[0].actions
    assert best[0].verb == Verb.ADVANCE and coach.hint(view) == coach.hint(view, best)
