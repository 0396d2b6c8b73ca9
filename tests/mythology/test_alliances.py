"""Alliances that come and go."""

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import IllegalAction
from oracle_nb.games.game import Game
from oracle_nb.games.opening import open_game
from oracle_nb.mythology.advice import repairs
from oracle_nb.mythology.model.position import Fight, Part
from oracle_nb.mythology.rules.consistency import faults
from oracle_nb.mythology.text import MythologyTexts
from tests.mythology.positions import HERCULES, HYDRA, JASON, position, rules_for


def test_numbers_of_alliances_that_are_gone_are_used_again():
    rules, chance = rules_for(4), SeededChance(1)
    at = position(rules, {HERCULES: "2812"}, alliances=(0, 4, 0, 4))
    for _ in range(3):
        for text in ("propose 3", "join", "leave"):
            at = rules.apply(at, rules.notation.read(text), chance).position
            assert faults(at, rules.setting, rules.world) == ()
        at = position(rules, {HERCULES: "2812"}, alliances=at.alliances)


@pytest.mark.parametrize(
    ("before", "action", "sentence"),
    [
        ((), "propose 3", "you would score 1½ instead of 3."),
        (("propose 3",), "join", "you would score 1½ instead of 0."),
        (
            ("propose 3", "join"),
            "leave",
            "you would score 3 instead of 1½.",
        ),
        ((), "propose 5", "your score stays the same (3)."),
    ],
)
def test_players_learn_what_an_alliance_does_to_their_score(before, action, sentence):
    rules = rules_for(5)
    at = position(rules, {HERCULES: "2812"})
    at = replace(at, trophies=((1, 2, 3), *at.trophies[1:4], (4, 5, 6)))
    at = after(rules, at, *before)
    lines = MythologyTexts(rules).explain(at, rules.notation.read(action)).effects
    # It decides, so a long explanation of alliances doesn't push it off the screen.
    said = [line for line in lines if line.startswith(("As the points", "If you are still"))]
    assert said[0] == f"As the points stand now, {sentence}"
    scored = any("scores the average" in line for line in lines)
    assert scored == (action != "leave")


# --- why offers are refused ----------------------------------------------------------------------


def said(rules, at, text, language="en"):
    """The reasons why an action is refused."""
    action = rules.notation.read(text)
    return [
        refusal.text for refusal in MythologyTexts(rules, language).explain(at, action).refusals
    ]


def advised(rules, at, text):
    """Missing requirements of an action, in words."""
    action = rules.notation.read(text)
    words, advice = MythologyTexts(rules), repairs(rules, at, action)
    return [words.missing(violation) for violation in advice.missing]


def after(rules, at, *texts):
    for text in texts:
        at = rules.apply(at, rules.notation.read(text), SeededChance(1)).position
    return at


def test_each_reason_against_an_offer_has_its_sentence():
    rules = rules_for(5)
    at = position(rules, {HERCULES: "2812"})
    declined = after(rules, at, "propose 3", "refuse")
    assert said(rules, declined, "propose 3") == [
        "You have already made Ares (Heroes) an offer this turn."
    ]
    assert said(rules, declined, "propose 3", "pl") == [
        "W tej turze Ares (herosi) ma już od ciebie propozycję."
    ]
    allied = replace(at, alliances=(0, 0, 1, 0, 1))
    assert said(rules, allied, "propose 3") == ["Ares (Heroes) is already in an alliance."]
    assert said(rules, allied, "propose 3", "pl") == ["Ares (herosi) należy już do sojuszu."]
    both = replace(at, alliances=(0, 1, 0, 1, 0))
    assert said(rules, both, "propose 2") == [
        "Apollo (Monsters) favors Monsters, and you don't.",
        "Apollo (Monsters) is already in an alliance.",
    ]
    asked = after(rules, at, "propose 3")
    assert said(rules, asked, "propose 5") == [
        "It's the turn of Aphrodite (Heroes): you make offers only on your own turn."
    ]
    with pytest.raises(IllegalAction, match=r"already|basic\.ally"):
        rules.apply(declined, rules.notation.read("propose 3"), SeededChance(1))


def test_a_defender_makes_no_offers():
    rules = rules_for(4)
    at = position(rules, {JASON: "2813", HYDRA: "2813"}, part=Part.COMBAT)
    fight = Fight(JASON, HYDRA, 1, aid=0)
    hex_ = rules.world.index["2813"]
    at = replace(at, pending=fight, entered=1 << JASON, battlefields=(hex_,))
    assert said(rules, at, "propose 4") == [
        "It's the turn of Aphrodite (Heroes): you make offers only on your own turn."
    ]
    assert said(rules, at, "propose 4", "pl") == [
        "Turę ma teraz Afrodyta (herosi), a sojusze proponujesz tylko w swojej."
    ]


def test_after_the_last_round_nothing_is_said_of_turns():
    rules = rules_for(5)
    at = position(rules, {JASON: "2812"}, part=Part.ALLIANCES, round=10, waiting=0)
    assert said(rules, at, "place egypt") == ["The rounds are over: nobody places a god anymore."]
    assert said(rules, at, "step jason 2811") == [
        "The rounds are over: only alliances can change.",
        "Jason can't move: the gods have left the map.",
    ]
    assert advised(rules, at, "step jason 2811") == [
        "The rounds are over: only alliances can change."
    ]
    joined = after(rules, at, "propose 3", "join")
    assert said(rules, joined, "propose 3") == ["Ares (Heroes) is already in an alliance."]
    declined = after(rules, at, "propose 3", "refuse")
    assert said(rules, declined, "propose 3") == ["You have already made Ares (Heroes) an offer."]
    asked = after(rules, at, "propose 3")
    assert said(rules, asked, "propose 5")[0].startswith("Aphrodite (Heroes) is changing alliances")


def test_nothing_is_promised_for_a_later_turn_in_the_last_round():
    rules = rules_for(2)
    units = {JASON: "2812", HERCULES: "2113"}
    at = position(rules, units, part=Part.MOVEMENT, round=10, waiting=0, power=(0, 0))
    assert advised(rules, at, "step hercules 2112") == [
        "Hercules can't move anymore: this is your last turn.",
        "This is the last round: you get no more power points.",
    ]
    earlier = replace(at, round=9)
    assert advised(rules, earlier, "step hercules 2112")[1] == (
        "You get 15 power points at the start of the next round."
    )


def test_a_member_asked_again_only_stays_or_leaves():
    rules = rules_for(5)
    alliances = (1, 0, 1, 0, 0)
    at = position(rules, {}, part=Part.ALLIANCES, round=10, waiting=0, alliances=alliances)
    at = after(rules, replace(at, turn=2), "propose 5", "join", "end", "end", "end")
    assert at.turn == 0 and at.asked_again
    assert {str(action.verb) for action in rules.legal_actions(at)} == {"leave", "end"}
    assert "has grown" in MythologyTexts(rules).decision(at)
    assert said(rules, at, "propose 5")[0].startswith("Your alliance has grown")
    assert after(rules, at, "end").part is Part.OVER


def test_games_that_ended_before_a_member_was_asked_again_still_open():
    """Saves of earlier versions have no action for it; they go on with this decision."""
    rules = rules_for(5)
    alliances = (1, 0, 1, 0, 0)
    start = position(rules, {}, part=Part.ALLIANCES, round=10, waiting=0, alliances=alliances)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    game = Game(rules, 1, names, start=replace(start, turn=2))
    for text in ("propose 5", "join", "end", "end", "end"):
        game.play(text)
    again = open_game(game.share())
    assert len(again.history) == 5 and again.position == game.position
    assert again.to_move == 0
    again.play("end")
    assert again.result is not None
