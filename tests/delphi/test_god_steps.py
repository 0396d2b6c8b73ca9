"""The lists of gods to advance and of cards to take say what each brings."""

import re
from html import unescape

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi import new_game
from oracle_nb.delphi.model.actions import NONE, Action
from oracle_nb.delphi.model.position import AdvanceGod
from oracle_nb.delphi.model.verbs import Verb
from oracle_nb.delphi.pieces import COMPANIONS, EQUIPMENT_RULES, TOP_ROW
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.presentation import delphi_presentation
from oracle_nb.games.game import Game
from oracle_nb.web.table.page import TablePage
from tests.delphi.positions import play

SAID = {
    "en": re.compile(r"from (row \d|the lowest row) to (row \d|the top row)"),
    "pl": re.compile(r"z (rzędu \d|najniższego rzędu) do (rzędu \d|najwyższego)"),
}


def row_of(said: str) -> int:
    """Return the number of a row that is named."""
    number = re.search(r"\d", said)
    if number:
        return int(number[0])
    return 0 if "lowest" in said or "najniż" in said else TOP_ROW


@pytest.mark.parametrize("language", SAID)
def test_every_step_of_a_god_says_where_it_leads(language):
    presentation, ends, pending = delphi_presentation(language).actions, set[int](), 0
    for number in range(3):
        rules, positions = play(number)
        for position in positions[1::7]:
            seat = rules.to_move(position)
            for action in () if seat is None else rules.legal_actions(position):
                detail = presentation.detail(rules, position, action)
                if action.verb != Verb.ADVANCE:
                    assert bool(detail) == (action.verb in (Verb.TAKE, Verb.COMPANION))
                    continue
                said = SAID[language].fullmatch(detail)
                assert said, detail
                god = action.color
                assert seat is not None
                assert row_of(said[1]) == position.players[seat].gods[god]
                verdict = rules.apply(position, action, SeededChance(1))
                steps = [event for event in verdict.events if event.what == "god-advanced"]
                assert row_of(said[2]) == steps[0].facts["row"]
                ends.add(row_of(said[2]))
                pending += bool(position.pending)
    assert TOP_ROW in ends and len(ends) > 2 and pending


@pytest.mark.parametrize("language", SAID)
@pytest.mark.parametrize(
    ("verb", "cards"),
    [
        (Verb.TAKE, EQUIPMENT_RULES),
        (Verb.COMPANION, {card: f"companion.{card.kind}" for card in COMPANIONS}),
    ],
)
def test_every_card_to_take_says_in_a_few_words_what_it_brings(language, verb, cards):
    presentation, (rules, positions) = delphi_presentation(language).actions, play(0)
    for card, rule in cards.items():
        brings = presentation.detail(rules, positions[-1], Action(verb, NONE, NONE, card))
        # As in the rule, but short enough for a button.
        assert 8 < len(brings) < 48 and "{" not in brings
        rule_text = rulebook(language)[rule].text
        assert set(re.findall(r"\d", brings)) <= {"1", *re.findall(r"\d", rule_text)}


def test_each_button_of_a_reward_says_it_beside_its_god():
    rules, positions = play(1)
    position = next(
        position
        for position in positions
        if position.pending
        and isinstance(position.pending[0], AdvanceGod)
        and position.to_move == 0
    )
    table = TablePage(
        Game(rules, 1, ("You", *["bot:random"] * (rules.players - 1)), start=position)
    )
    gods = sum(action.verb == Verb.ADVANCE for action in table.game.legal_actions())
    listed = unescape(table._side.html)
    assert gods and len(SAID["en"].findall(listed)) == gods
    assert "Decline the god step" in listed
    table.close()


@pytest.mark.parametrize(
    ("rules", "cause"),
    [
        (["turn.consult-gods"], " by 1 step for another player's roll, or decline."),
        (["turn.consult-gods-delayed"], " by 1 step for another player's roll, or decline."),
        (["shrine.reward"], " by 1 step for the shrine, or decline."),
        (["explore.letter"] * 3, " by 1 step for the tile's Sigma, or decline (3 steps left)."),
        (["equipment.gift"] * 2, " by 1 step for an equipment card, or decline (2 steps left)."),
        (
            ["shrine.reward", "equipment.reward-god"],
            " by 1 step as a reward, or decline (2 steps left).",
        ),
    ],
)
def test_a_step_of_a_god_says_what_gives_it(rules, cause):
    game = new_game(players=2, seed=1)
    steps = tuple(AdvanceGod(0, 0b11, rule) for rule in rules)
    said = game.texts("en").decision(replace(game.position, pending=steps))
    assert said.endswith(cause), said
