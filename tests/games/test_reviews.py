"""Reviews of games: what choices cost, what chance did, in numbers and in words."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import make_bot
from oracle_nb.delphi.model.ruleset import FIRST_GAME
from oracle_nb.games import registry
from oracle_nb.games.coach import NOTABLE, Judgment
from oracle_nb.games.match import FinalStanding
from oracle_nb.games.motives import motive_text
from oracle_nb.games.presentation import ProgressPresentation
from oracle_nb.games.registry import coach_of, package_of, presentation_of
from oracle_nb.games.reviews import kept
from oracle_nb.games.reviews.data import CLEAR, ReviewedDecision, ReviewedTurn
from oracle_nb.games.reviews.kept import reviewer_of
from oracle_nb.games.reviews.report import report_of
from oracle_nb.games.reviews.reviewer import Reviewer
from oracle_nb.games.reviews.sums import deciding_turns, instructive
from oracle_nb.games.reviews.words import SMALL, NoCoach, ReviewWords
from tests import toy
from tests.reviewing import COSTS, ToyCoach, played
from tests.toy.package import TOY

pytestmark = pytest.mark.usefixtures("few_playouts")

NUMBER = re.compile(r"\d+[.,]\d")


@pytest.fixture
def race():
    """A race of the toy game in which everything happens that can."""
    game = toy.new_game(seed=3)
    for action in ("peek", "roll", "stay", "roll", "go", "roll", "go"):
        game.play(action)
    return game


@pytest.fixture
def reviewer(race):
    return Reviewer(race, ProgressPresentation(), ToyCoach)


@pytest.fixture(scope="module")
def short():
    """The first rounds of a short game of two bots."""
    return played(oracle_nb.new_game(2, 5, rules=FIRST_GAME), actions=40)


@pytest.fixture(scope="module")
def review(short):
    """Its review."""
    return short.review()


def result_of(reviewer):
    """Do what is left of a review."""
    assert reviewer.run()
    assert reviewer.result is not None
    return reviewer.result


def agree(data):
    """Check that all parts of a review add up."""
    for seat in data.seats:
        assert seat.start + seat.loss - seat.luck + seat.other == pytest.approx(seat.final)
        own = [decision for decision in data.decisions if decision.seat == seat.seat]
        # Sums are those of the amounts that are shown at each decision.
        assert sum(round(decision.loss, 1) for decision in own) == pytest.approx(seat.loss)
        assert sum(round(decision.luck, 1) for decision in own) == pytest.approx(seat.luck)
        assert (
            seat.mistakes == sum(decision.mistake for decision in own) <= seat.decisions <= len(own)
        )
        assert data.series[seat.seat][-1] == seat.final
    for opinion in data.decisions:
        assert opinion.loss >= 0.0 or not opinion.judged
    # Players also decide in other players' turns.
    lost = sum(turn.loss for turn in data.turns)
    assert 0 <= lost <= sum(round(decision.loss, 1) for decision in data.decisions) + 1e-9
    assert [turn.stop for turn in data.turns[:-1]] == [turn.start for turn in data.turns[1:]]


def test_the_parts_add_up(reviewer, race):
    assert reviewer.result is None
    data = result_of(reviewer)
    agree(data)
    assert [decision.action for decision in data.decisions] == [
        race.write(e.action) for e in race.history
    ]
    for opinion in data.decisions:
        if opinion.judged:
            assert opinion.loss == pytest.approx(COSTS[opinion.action])
    # Peeking and rolling are left to chance, staying isn't.
    assert [decision.luck != 0.0 for decision in data.decisions if decision.action == "stay"] == [
        False
    ]
    rolled = data.decisions[1]
    steps = race.history[1].outcome[0].value + 1
    assert rolled.action == "roll" and rolled.luck == pytest.approx((steps - 2) / 2)


def test_a_review_of_delphi_adds_up(review, short):
    agree(review.data)
    assert len(review.decisions) == len(short.history) == 40
    for decision in review.decisions:
        assert decision.judged == (decision.options > 1)
        if decision.judged and decision.best[0] == decision.action:
            assert decision.loss == 0.0


def test_chance_is_only_what_a_player_has_drawn_or_rolled(review):
    for sums in review.data.seats:
        own = [round(choice.luck, 1) for choice in review.decisions if choice.seat == sums.seat]
        assert any(own) and sums.luck == pytest.approx(sum(own))


def test_it_pauses_and_resumes(reviewer, race):
    whole = Reviewer(race, ProgressPresentation(), ToyCoach)
    whole.run()
    steps = []
    assert not reviewer.run(lambda done, _: steps.append(done), lambda: len(steps) == 3)
    assert steps == [1, 2, 3] and reviewer.done == 3 and reviewer.result is None
    assert reviewer.run(lambda done, total: steps.append(done))
    assert steps == [*range(1, reviewer.total + 1)]
    assert reviewer.result == whole.result


def test_turns_are_shown_as_soon_as_they_are_judged(reviewer, race):
    whole = result_of(Reviewer(race, ProgressPresentation(), ToyCoach))
    parts: list[Any] = []
    while reviewer.done < reviewer.total:
        reviewer.run(stopped=lambda at=reviewer.done: reviewer.done > at)
        part = reviewer.so_far
        if part is not None and (not parts or part is not parts[-1]):
            parts.append(part)
    assert len(parts) == len(whole.turns) > 2 and parts[-1] == whole == reviewer.result
    for count, part in enumerate(parts, 1):
        agree(part)
        assert part.turns == whole.turns[:count]
        assert part.decisions == whole.decisions[: part.turns[-1].stop]


def test_every_player_is_judged_by_what_it_knows(race):
    coaches = []

    def make(rules):
        coaches.append(ToyCoach(rules))
        return coaches[-1]

    Reviewer(race, ProgressPresentation(), make).run()
    (coach,) = coaches
    # The first player has peeked, the second one has not.
    assert race.history[0].position.trap >= 0
    hidden = [(view.trap >= 0, seat) for view, seat in coach.asked if not view.shown]
    assert {known for known, seat in hidden if seat == 0} == {True, False}
    assert {known for known, seat in hidden if seat == 1} == {False}
    for view, seat in coach.asked:
        assert view == race.rules.view(view, seat)


def test_equal_games_share_a_review(race):
    kept._kept.clear()
    progress = ProgressPresentation()
    first = reviewer_of(race, progress, ToyCoach)
    assert reviewer_of(race.after(len(race.history)), progress, ToyCoach) is first
    assert reviewer_of(race.after(3), progress, ToyCoach) is not first
    for number in range(kept.KEPT):
        reviewer_of(toy.new_game(rules=toy.Setting(7 + number)), progress, ToyCoach)
    assert len(kept._kept) == kept.KEPT
    assert reviewer_of(race, progress, ToyCoach) is not first


def test_choices_that_the_coach_cannot_compare_cost_nothing(race):
    class Unsure(ToyCoach):
        def judge(self, view, action, *, closely=False):
            judged = super().judge(view, action)
            return type(judged)(
                type(judged.best)(judged.best.actions, -99.0, estimated=False), judged.end
            )

    data = result_of(Reviewer(race, ProgressPresentation(), Unsure))
    agree(data)
    assert not any(decision.judged or decision.loss for decision in data.decisions)
    assert min(decision.before for decision in data.decisions) > 0


def test_games_without_a_coach_are_refused():
    game = package_of("mythology").new_game(seed=1)
    assert coach_of(game.rules) is None
    with pytest.raises(NoCoach, match="Mythology has no coach") as refused:
        game.review()
    assert "nie ma doradcy" in refused.value.message("pl")


def _decision(number, seat, loss, options=9):
    return ReviewedDecision(
        number=number, round=1, seat=seat, action="roll", options=options, judged=True,
        before=9.0, end=9.0 + loss, after=9.0 + loss, luck=0.0, best=("go",),
    )  # fmt: skip


def test_instructive_moments_are_clear_and_peoples_first():
    decisions = [
        _decision(1, 0, CLEAR / 2),
        _decision(2, 1, 2.0),
        _decision(3, 0, 0.4),
        _decision(4, 0, 0.9),
        _decision(5, 0, 5.0, options=2),
    ]
    assert instructive(decisions, (), {0}) == (4, 2)
    assert instructive(decisions, (), ()) == (2, 4)


def test_every_mistake_is_listed_once(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = toy.new_game(seed=5)
    while game.to_move is not None and len(game.history) < 24:
        options = game.legal_actions()
        game.play("stay" if "stay" in options else options[0])
    data = result_of(Reviewer(game, ProgressPresentation(), ToyCoach))
    review = report_of(game, "en", ("red", "blue"))(data)
    words = review.words
    listed = [moment.number for moment in (*words.moments(), *words.further(data.moments))]
    mistakes = [decision.number for decision in data.decisions if decision.mistake]
    assert sorted(listed) == mistakes and len(mistakes) > len(data.moments)
    assert str(review).count("This cost ") == len(mistakes)


def test_decisions_of_bots_in_seats_of_people_are_no_mistakes_of_people(monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    game = toy.new_game(seed=5)
    while game.to_move is not None and len(game.history) < 24:
        options = game.legal_actions()
        game.play("stay" if "stay" in options else options[0])
    own = result_of(Reviewer(game, ProgressPresentation(), ToyCoach))
    mistakes = [decision for decision in own.decisions if decision.mistake]
    seat = mistakes[-1].seat
    bots = {number - 1 for number in (made.number for made in mistakes[1:] if made.seat == seat)}
    data = result_of(Reviewer(game, ProgressPresentation(), ToyCoach, substituted=bots))
    before, after = own.seats[seat], data.seats[seat]
    assert after.mistakes == before.mistakes - len(bots) and len(bots) > 0
    assert after.decisions == before.decisions - len(bots)
    assert after.loss < before.loss
    assert after.start + after.loss - after.luck + after.other == pytest.approx(after.final)
    largest = data.largest(seat)
    assert largest is None or not largest.substituted
    words = ReviewWords(game, data, ("Ann", "Bob"))
    assert words.moment(data.decisions[max(bots)]).count("(played by a bot)") == 1
    assert "counts as everything else" in words.mistakes_about
    assert "counts as everything else" not in ReviewWords(game, own, ("Ann", "Bob")).mistakes_about
    kept_apart = reviewer_of(game, ProgressPresentation(), ToyCoach, substituted=bots)
    assert kept_apart is not reviewer_of(game, ProgressPresentation(), ToyCoach)


def test_luck_is_compared_with_the_average_over_all_outcomes(race):
    """Each roll of the toy's die saves or costs what it shows beyond the average."""
    longer = toy.new_game(seed=5)
    while longer.to_move is not None:
        longer.play(longer.legal_actions()[0])
    data = result_of(Reviewer(longer, ProgressPresentation(), ToyCoach))
    rolls = [decision for decision in data.decisions if decision.action == "roll"]
    assert len(rolls) > 3
    for roll in rolls:
        steps = longer.history[roll.number - 1].outcome[0].value + 1
        assert roll.luck == pytest.approx((steps - 2) / 2)


def test_play_outs_of_the_next_lines_are_not_chance(race):
    class Deep(ToyCoach):
        """A coach whose lines end later than the values that an average is made of."""

        def lines(self, view, number=3):
            return [replace(line, end=line.end + 0.4) for line in super().lines(view, number)]

    data = result_of(Reviewer(race, ProgressPresentation(), Deep))
    plain = result_of(Reviewer(race, ProgressPresentation(), ToyCoach))
    luck = [decision.luck for decision in data.decisions]
    assert luck == pytest.approx([decision.luck for decision in plain.decisions]) and any(luck)


def test_a_doubtful_decision_is_looked_at_more_closely(race):
    class Closer(ToyCoach):
        """A coach that forgives everything when it looks closely."""

        def judge(self, view, action, *, closely=False):
            judged = super().judge(view, action)
            return Judgment(judged.best, judged.best.end) if closely else judged

    data = result_of(Reviewer(race, ProgressPresentation(), Closer))
    agree(data)
    assert not any(decision.mistake for decision in data.decisions)
    plain = result_of(Reviewer(race, ProgressPresentation(), ToyCoach))
    assert any(decision.mistake for decision in plain.decisions)


def test_reasons_for_others_are_quoted(review, short, monkeypatch):
    decision = next(decision for decision in review.decisions if decision.reasons)
    own, other = decision.seat, 1 - decision.seat
    for people, quoted in (({own}, False), ({other}, True), ({0, 1}, True), (set(), True)):
        monkeypatch.setattr(short, "is_bot", lambda seat, people=people: seat not in people)
        words = ReviewWords(short, review.data, ("Ann", "Bob"))
        assert (f"Coach to {words.names[own]}: “" in words.best(decision)) == quoted


def numbers(text):
    """The numbers with decimals in a sentence."""
    return [float(match.replace(",", ".")) for match in NUMBER.findall(text)]


def signed(text):
    """The numbers with decimals in a sentence, with their signs."""
    matches = re.findall(r"([\N{MINUS SIGN}-]?)(\d+[.,]\d)", text)
    return [float(number.replace(",", ".")) * (-1 if sign else 1) for sign, number in matches]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_sentences_have_the_numbers_of_the_review(review, short, language):
    words = ReviewWords(short, review.data, ("Ann", "Bob"), language)
    mark = {"en": ".", "pl": ","}[language]
    said = 0
    for decision in review.decisions:
        lines = words.remarks(decision)
        expected, left = [], max(0.0, decision.end - decision.round)
        if decision.costly:
            ends = [round(decision.before, 1), round(decision.end, 1)]
            expected += [decision.loss, *(ends if ends[0] < ends[1] else ())]
        elif decision.judged:
            expected += [decision.end, left] if decision.loss < SMALL else [decision.loss]
        if abs(decision.luck) >= SMALL:
            expected.append(abs(decision.luck))
        assert numbers(" ".join(lines)) == [round(value, 1) for value in expected]
        assert all(mark in text for line in lines for text in NUMBER.findall(line))
        said += len(expected)
        if decision.best and decision.best[0] == decision.action:
            assert words.title(decision) in words.best(decision)
        texts = short.texts(language)
        assert all(
            motive_text(texts, reason) in words.best(decision) for reason in decision.reasons
        )
    assert said > 40
    same = next(choice for choice in review.decisions if choice.judged and not choice.loss)
    now = replace(same, end=float(same.round), before=float(same.round), luck=0.0)
    assert not numbers(" ".join(words.remarks(now)))
    assert all(moment.reasons for moment in words.moments())
    for decision in words.moments():
        assert numbers(words.moment(decision)) == [round(decision.loss, 1)]
        assert words.names[decision.seat] in words.moment(decision) and words.title(
            decision
        ) in words.moment(decision)
    for decision in words.deciding():
        assert numbers(words.turn(decision)) == [round(abs(decision.swing), 1)]
        lost, saved, other, start, *changed = signed(words.turn_parts(decision))
        (end,) = changed or (start,)
        assert start + lost + saved + other == pytest.approx(end)
        assert (lost, saved) == (round(decision.loss, 1), round(-decision.luck, 1))
        # The parts add up to what the sentence before says.
        assert signed(words.turn(decision)) == [pytest.approx(abs(lost + saved))]
        # An end that stays the same is given once.
        even = replace(decision, end=decision.ends[decision.seat])
        *_, other, end = signed(words.turn_parts(even))
        assert (other, end) == (pytest.approx(-lost - saved), round(even.end, 1))


@given(
    st.lists(st.tuples(*[st.floats(-20, 20)] * 4), min_size=2, max_size=2),
    st.sampled_from(["en", "pl"]),
)
def test_rows_add_up_to_the_difference_of_the_curve(review, short, drawn, language):
    seats = tuple(
        replace(
            sums, start=start, loss=loss, luck=luck, final=start + loss - luck + other, other=other
        )
        for sums, (start, loss, luck, other) in zip(review.data.seats, drawn, strict=True)
    )
    words = ReviewWords(short, replace(review.data, seats=seats), ("Ann", "Bob"), language)
    columns = zip(*[[signed(cell)[0] for cell in row[1:]] for row in words.sums[:5]], strict=True)
    for sums, (start, loss, luck, other, final) in zip(seats, columns, strict=True):
        # They add up as they are shown: what is missing after rounding is in the rest.
        assert start + loss + luck + other == pytest.approx(final)
        parts = (sums.start, sums.loss, -sums.luck, sums.final)
        assert (start, loss, luck, final) == tuple(round(part, 1) for part in parts)
        assert other == pytest.approx(sums.other, abs=0.2001)


def test_the_first_and_the_last_estimate_are_those_of_the_curve(review, short):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    for seat, ends in enumerate(review.data.series):
        start, *_, final, _, _ = (row[seat + 1] for row in words.sums)
        assert (start, final) == (words.number(ends[0]), words.number(ends[-1]))


def test_the_costs_shown_at_each_action_add_up_to_the_sums(review, short):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    _, choices, *_ = words.sums
    for seat in range(2):
        own = [decision for decision in review.decisions if decision.seat == seat]
        costs = [
            numbers(words.remarks(decision)[0])[0]
            for decision in own
            if decision.judged and decision.loss >= SMALL
        ]
        assert any(costs) and sum(costs) == pytest.approx(*signed(choices[seat + 1]))


def test_no_change_of_no_tenth_of_a_round_is_mentioned(review, short):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    for change in (0.0, 0.04, SMALL, 0.06, NOTABLE, 0.2):
        decision = replace(_decision(1, 0, 0.0), before=0.0, end=change, luck=-change)
        cost, *luck = words.remarks(decision)
        assert len(luck) == (change >= SMALL)
        assert (words.number(change) in cost) == (change >= SMALL)
        assert (words.number(change) == "0.0") == (change < SMALL)


def test_a_loss_within_the_error_of_its_estimate_is_no_mistake(review, short):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    decision = replace(_decision(1, 0, 0.0), before=3.0, end=3.3, luck=0.0, spread=0.35)
    assert not decision.mistake and not decision.costly
    assert "about as good as the best line: it cost 0.3 rounds" in words.remarks(decision)[0]
    clear = replace(decision, spread=0.28)
    assert clear.mistake and "0.3 rounds faster" in words.remarks(clear)[0]


def test_only_the_cost_of_a_clear_mistake_is_stated_as_certain(short, review):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    known = next(choice for choice in review.decisions if choice.judged)
    mistake = replace(known, before=3.0, end=3.4, spread=0.35, chance=1.0)
    assert mistake.mistake and not mistake.clear
    assert words.moment(mistake).endswith("This may have cost 0.4 rounds.")
    assert words.moment(replace(mistake, spread=0.1)).endswith("This cost 0.4 rounds.")


def test_no_end_is_expected_after_the_action_that_ended_the_game(monkeypatch, race):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    while race.to_move is not None:
        race.play("go" if "go" in race.legal_actions() else "roll")
    data = result_of(Reviewer(race, ProgressPresentation(), ToyCoach))
    words = ReviewWords(race, data, ("Ann", "Bob"))
    no_loss = replace(data.decisions[-1], options=3, judged=True, before=9.0, end=9.0, luck=0.0)
    assert words.remarks(no_loss) == ["The coach found nothing better. This action ended the game."]
    earlier = replace(no_loss, number=1)
    assert numbers(words.remarks(earlier)[0])


def test_a_gamble_that_may_be_better_makes_no_mistake(short, review):
    words = ReviewWords(short, review.data, ("Ann", "Bob"))
    known = next(choice for choice in review.decisions if choice.judged)
    loss = replace(known, before=3.0, end=3.5, luck=0.0, spread=0.25)
    gamble = replace(loss, chance=0.3)
    assert loss.mistake and not gamble.mistake
    assert "As that depends on a single roll, it isn't a mistake." in words.remarks(gamble)[0]
    assert replace(gamble, spread=0.1).mistake


def test_turns_are_decided_by_choices_and_chance(review):
    turns = review.data.turns
    assert review.data.deciding
    least = min(abs(turns[index].swing) for index in review.data.deciding)
    for index, turn in enumerate(turns):
        assert turn.swing == pytest.approx(turn.luck - turn.loss)
        assert turn.ends[turn.seat] + turn.loss - turn.luck + turn.other == pytest.approx(turn.end)
        assert turn.agrees or index not in review.data.deciding
        assert index in review.data.deciding or not turn.agrees or abs(turn.swing) <= least


@pytest.mark.parametrize(
    ("end", "last", "decides"),
    [(3.4, False, True), (3.04, False, False), (2.4, False, False), (2.4, True, True)],
)
def test_a_turn_decides_nothing_where_the_expected_end_went_the_other_way(
    review, end, last, decides
):
    turn = ReviewedTurn(0, 1, 2, 0, (3.0, 4.0), loss=0.0, luck=-0.7, end=end)
    decisions = [replace(review.decisions[0], last=last)]
    assert deciding_turns((turn,), decisions) == ((0,) if decides else ())


@pytest.mark.parametrize(
    ("language", "other", "says"),
    [
        ("en", -3.4, "choices and chance aside, the game went 3.4 rounds better"),
        ("en", 1.2, "choices and chance aside, the game went 1.2 rounds worse"),
        ("pl", -3.4, "niezależnie od decyzji i losu partia poszła o 3,4 rundy lepiej"),
        ("en", 0.9, ""),
    ],
)
def test_a_review_says_what_a_large_remainder_means(short, review, language, other, says):
    first, second = review.data.seats
    large = replace(first, start=9.0, final=9.2 + other, loss=0.0, luck=-0.2, other=other)
    data = replace(review.data, seats=(large, replace(second, other=0.0)))
    about = ReviewWords(short, data, ("Ann", "Bob"), language).sums_about
    assert says in about
    assert ("(Ann)" in about) == bool(says)


@pytest.mark.parametrize(
    ("language", "luck", "mistakes", "says"),
    [
        ("en", 1.7, 0, "Ann won with 1.7 rounds of luck. Bob made no clear mistakes."),
        ("en", -0.6, 1, "Ann won in spite of 0.6 rounds of bad luck. Bob made one clear mistake."),
        ("pl", 1.7, 0, "Zwycięstwo (Ann) z pomocą losu: 1,7 rundy zysku. Bob: żadnych wyraźnych"),
        ("pl", 0.4, 3, "Bob: 3 wyraźne błędy."),
    ],
)
def test_a_review_says_first_what_luck_and_mistakes_did(
    monkeypatch, short, review, language, luck, mistakes, says
):
    seats = [replace(seat, luck=luck, mistakes=mistakes) for seat in review.data.seats]
    words = ReviewWords(short, replace(review.data, seats=seats), ("Ann", "Bob"), language)
    assert not words.outcome, "the game goes on"
    monkeypatch.setattr(words, "_people", [1])
    monkeypatch.setattr(ReviewWords, "_won", [FinalStanding(0, "", "", 1)])
    assert words.outcome.startswith(says)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "in round 7, when the expected end went from 10.8 to 8.7. That was neither choice"),
        ("pl", "runda 7: przewidywany koniec zmienił się z 10,8 na 8,7. To nie decyzje"),
    ],
)
def test_a_review_names_the_winners_gain_that_no_turn_explains(short, review, language, says):
    others = ReviewedTurn(0, 1, 7, 1, (10.75, 10.0), loss=0.0, luck=0.0, end=10.0)
    later = ReviewedTurn(1, 2, 8, 0, (8.7, 10.0), loss=0.0, luck=0.1, end=8.6)

    def surge(*turns):
        data = replace(review.data, turns=turns, final=(8.6, 10.0))
        return ReviewWords(short, data, ("Ann", "Bob"), language).surge(0)

    assert says in surge(others, later)
    # An own turn explains its gain by choices and chance, and small gains need no words.
    assert says in surge(replace(others, seat=0), later)
    assert not surge(replace(others, seat=0, luck=1.9), later)
    assert not surge(replace(others, ends=(9.5, 10.0)), later)


def test_a_review_names_the_costs_that_the_coach_has_named_at_the_table():
    game = oracle_nb.new_game(2, 5, rules=FIRST_GAME, seats=("Ann", "bot:greedy"))
    coach, bot = coach_of(game.rules), make_bot("greedy", 1, game.rules)
    assert coach is not None
    costs = {}
    while len(game.history) < 10 and (seat := game.to_move) is not None:
        view, options = game.view(seat), game.legal_actions()
        if game.is_bot(seat):
            game.play(bot.decide(view, options))
            continue
        lines = coach.lines(view)
        action = lines[len(game.history) % len(lines)].actions[0]
        if len(options) > 1:
            costs[len(game.history) + 1] = coach.judge(view, action).loss
        game.play(action)
    decisions = game.review().data.decisions
    assert any(costs.values())
    # The review skips lines that its player has followed, which changes the last digits.
    losses = {number: decisions[number - 1].loss for number in costs}
    assert losses == pytest.approx(costs, abs=0.01)


def test_a_review_is_a_value_for_notebooks(review):
    frame = review.frame()
    assert len(frame) == len(review.decisions)
    assert frame["loss"].sum() == pytest.approx(sum(decision.loss for decision in review.decisions))
    assert [json.loads(line)["number"] for line in review.lines()] == list(frame["number"])
    assert (
        "Skill and luck" not in repr(review)
        and "Choices" in repr(review)
        and "\nMoments to try again" in str(review)
    )
    shown = review._repr_html_()
    assert shown.count("<svg") == 1 + 2 and shown.count("<table>") == 1
    # Lines that look alike differ in their dashes.
    assert "stroke-dasharray" in shown
    # They follow the theme of the notebook.
    assert shown.startswith('<div class="themed"><style>') and "light-dark(" in shown


def test_a_reviewed_game_is_divided_as_in_its_replay(review, short):
    starts = [turn.start for turn in review.data.turns]
    progress = presentation_of(short.rules).progress
    seats = [progress.turn_seat(short.rules, short.after(start).position) for start in starts]
    assert seats[1:] == [turn.seat for turn in review.data.turns][1:]
    assert [turn.round for turn in review.data.turns] == sorted(
        turn.round for turn in review.data.turns
    )


@pytest.mark.parametrize(("end", "decides"), [(8.0, False), (2.4, True)])
def test_a_turn_decides_nothing_once_another_player_ends_the_game_much_sooner(end, decides):
    turn = ReviewedTurn(9, 12, 2, 1, (2.0, end), loss=0.0, luck=-0.9, end=9.0)
    early = ReviewedTurn(0, 9, 1, 0, (3.0, end), loss=0.7, luck=0.0, end=4.0)
    assert deciding_turns((early, turn)) == ((1, 0) if decides else (0,))
