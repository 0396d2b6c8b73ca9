"""Encodings: action numbers are a bijection, and observations show only what a seat knows."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import oracle_nb
from oracle_nb.bots import RandomBot
from oracle_nb.core.chance import SeededChance
from oracle_nb.delphi.encoding import DelphiEncoding
from oracle_nb.delphi.encoding.action_numbers import ActionNumbers, forms
from oracle_nb.delphi.encoding.board_slots import BoardSlots
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import FightOn, GodToTop, LookAt, Recover
from oracle_nb.delphi.pieces import Color, IslandTile
from oracle_nb.games.encoding import UnnumberedAction
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.encoding import ActionBlocks, MythologyEncoding
from oracle_nb.mythology.model.actions import Action as MythologyAction
from oracle_nb.mythology.model.actions import Verb as MythologyVerb
from tests import secrecy
from tests.delphi.played_games import RULESETS, VERBS, moments, table

PAGE = Path(oracle_nb.__file__).parents[1] / "docs/environments.md"


def boards() -> Iterator[oracle_nb.Board]:
    for kind in ("compact", "contact", "free", "loose"):
        for seed in range(2):
            yield oracle_nb.new_game(2, seed, layout=kind).rules.board  # type: ignore[attr-defined]


# --- the numbers of actions ----------------------------------------------------------------------


def test_numbers_and_texts_of_actions_are_bijective():
    rules = table(4, 3)
    numbers = ActionNumbers(BoardSlots(rules.board))
    actions = list(numbers)
    assert len(set(actions)) == len(actions) == numbers.total
    assert [numbers.number(action) for action in actions] == list(range(numbers.total))
    texts = [rules.notation.write(action) for action in actions]
    assert len(set(texts)) == numbers.total
    assert [rules.notation.read(text) for text in texts] == actions


def test_all_boards_of_the_generators_have_the_same_blocks():
    blocks = {
        tuple(
            (block.first, block.verb, block.size) for block in ActionNumbers(BoardSlots(b)).blocks
        )
        for b in boards()
    }
    assert len(blocks) == 1
    assert {len(BoardSlots(board).land) for board in boards()} == {46}


@settings(max_examples=8, deadline=None)
@given(
    st.sampled_from(sorted(RULESETS)),
    st.sampled_from(("compact", "free")),
    st.integers(2, 4),
    st.integers(0, 500),
    st.sampled_from((("random",), (VERBS,), ("greedy", VERBS))),
)
def test_every_legal_action_has_its_number(name, layout, players, seed, bots):
    rules = table(seed, players, RULESETS[name], layout)
    encoding = DelphiEncoding(rules)
    for moment in islice(moments(rules, seed, bots), 80):
        numbers = [encoding.number(action) for action in moment.options]
        assert len(set(numbers)) == len(numbers)
        assert [encoding.action(number) for number in numbers] == moment.options
        values = encoding.observation(rules.view(moment.before, moment.seat), moment.seat)
        assert len(values) == len(encoding.names)
        assert all(map(_within, values, encoding.low, encoding.high))


def test_what_is_not_decided_is_zero():
    rules = table(4, 3)
    encoding = DelphiEncoding(rules)
    start = rules.begin(rules.set_up(4), SeededChance(4)).position
    for step, about in (
        (None, {}),
        (Recover(0, 2), {"recover": 1, "left": 2}),
        (FightOn(0, 5, Color.GREEN, 4), {"fight-on": 1, "strength": 4, "among.green": 1}),
        (GodToTop(0, 1 << Color.YELLOW), {"god-to-top": 1, "among.yellow": 1}),
        (LookAt(0, 2, "action.look", (5,)), {"look-at": 1, "left": 1}),
    ):
        at = replace(start, pending=(step,) if step else ())
        values = zip(encoding.names, encoding.observation(at, 0), strict=True)
        said = {name: value for name, value in values if name.startswith("decision.") and value}
        assert said == {f"decision.{name}": value for name, value in about.items()}


def test_changes_add_up_to_the_observation():
    rules = table(11, 3, RULESETS["standard"], "free")
    encoding = DelphiEncoding(rules)
    seats: list[tuple[dict[int, Any], list[float]]] = [({}, []) for _ in range(3)]
    sizes = []
    for moment in islice(moments(rules, 11, ("greedy", VERBS)), 150):
        for seat, (known, vector) in enumerate(seats):
            view = rules.view(moment.before, seat)
            changed = list(encoding.changes(view, seat, known))
            sizes.append(sum(len(values) for _, values in changed))
            for start, values in changed:
                vector[start : start + len(values)] = values
            assert vector == encoding.observation(view, seat)
    assert max(sizes) == len(encoding.names) > 4 * sum(sizes) / len(sizes)


def _within(value: float, low: float, high: float) -> bool:
    # Distances of unreachable spaces are the only values that a limit cuts off.
    return low <= value <= high or value == 255


def test_a_move_to_zeus_has_a_number():
    """It is legal only when all tasks are completed, at the end of a game."""
    rules = table(4, 2, layout="free")
    start = rules.begin(rules.set_up(4), SeededChance(4)).position
    near = rules.board.sailing[rules.board.zeus][0]
    done = replace(start.players[0], ship=near, tasks=(), done=start.players[0].tasks, favor=9)
    position = replace(start, players=(done, *start.players[1:]), pending=())
    encoding = DelphiEncoding(rules)
    legal = rules.legal_actions(position)
    assert [encoding.action(encoding.number(action)) for action in legal] == legal
    assert any(action.target == rules.board.zeus for action in legal)


def test_every_kind_of_action_occurs_with_a_number():
    """All blocks but one occur in short games of bots, so the numbers are those of real actions."""
    kinds = set()
    for name, seed in (("draft", 1), ("first game", 2), ("delayed gods", 3), ("standard", 4)):
        rules = table(seed, 3, RULESETS[name], "free")
        for moment in islice(moments(rules, seed, ("greedy", VERBS)), 250):
            kinds |= {(option.verb, option.source >= 0) for option in moment.options}
    every = {(form.verb, form.sourced) for form in forms()}
    assert kinds <= every
    assert len(every - kinds) <= 8, sorted((str(Verb(verb)), how) for verb, how in every - kinds)


def test_an_action_without_a_number_is_never_legal():
    rules = table(4, 3)
    encoding = DelphiEncoding(rules)
    tried = 0
    for moment in islice(moments(rules, 4, (VERBS,)), 0, 60, 20):
        for action in islice(rules.every_action(moment.before), 0, None, 37):
            try:
                encoding.number(action)
            except UnnumberedAction:
                tried += 1
                assert not rules.check(moment.before, action)
    assert tried > 300


@pytest.mark.parametrize(
    "action",
    [
        Action(Verb.FIGHT, 0, 0, -1),
        Action(Verb.FIGHT, 13, 0, 5),
        Action(Verb.MOVE, -1, 0, 5),
        Action(Verb.MOVE, 0, -1, 5),
        Action(Verb.END, -1, 3),
        Action(99),
    ],
)
def test_a_malformed_action_has_no_number(action):
    encoding = DelphiEncoding(table(4, 3))
    with pytest.raises(UnnumberedAction, match="has no number"):
        encoding.number(action)


@pytest.mark.parametrize("number", [-1, 10847])
def test_other_numbers_have_no_action(number):
    encoding = DelphiEncoding(table(4, 3))
    with pytest.raises(UnnumberedAction, match=rf"0 to 10846, not {number}"):
        encoding.action(number)


def test_rules_with_false_beliefs_have_no_encoding():
    rules = table(1, 2, oracle_nb.RuleSet(replaced=(("explore.color", "waived"),)))
    with pytest.raises(ValueError, match="`replaced` must be empty"):
        DelphiEncoding(rules)


def test_the_page_lists_the_blocks():
    rows = re.findall(
        r"^\| `([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|",
        PAGE.read_text("utf-8"),
        re.MULTILINE,
    )
    numbers = ActionNumbers(BoardSlots(table(4, 3).board))
    assert [tuple(row) for row in rows] == [
        (str(Verb(b.verb)), *map(str, (b.first, len(b.sources), len(b.colors), len(b.targets))))
        for b in numbers.blocks
    ]


def test_mythology_numbers_its_legal_actions():
    game = package_of("mythology").new_game(3, 2)
    rules: Any = game.rules
    encoding = MythologyEncoding(rules)
    position, chance, bot = game.position, SeededChance(2), RandomBot(1)
    seen = set()
    for _ in range(500):
        if rules.to_move(position) is None:
            break
        options = rules.legal_actions(position)
        numbers = [encoding.number(action) for action in options]
        assert [encoding.action(number) for number in numbers] == options
        seen |= {action.verb for action in options}
        values = encoding.observation(position, position.to_move)
        assert len(values) == len(encoding.names) == len(set(encoding.names))
        assert all(map(_within, values, encoding.low, encoding.high))
        position = rules.apply(position, bot.decide(position, options), chance).position
    assert len(seen) > 8
    blocks = ActionBlocks(33, 602, 3)
    for number in range(0, blocks.total, 7):
        assert blocks.number(blocks.action(number)) == number
    for wrong in (
        MythologyAction(MythologyVerb.STEP, 70, 3),
        MythologyAction(MythologyVerb.END, 1),
    ):
        with pytest.raises(UnnumberedAction):
            blocks.number(wrong)
    with pytest.raises(UnnumberedAction):
        blocks.action(blocks.total)


# --- observations --------------------------------------------------------------------------------


def seen_by(env: Any, seat: int) -> dict[str, Any]:
    observation: dict[str, Any] = env.observe(f"player_{seat}")
    return observation


def test_tiles_that_only_others_have_seen_do_not_show():
    env = oracle_nb.env(3, layout="free")
    env.reset(seed=3)
    episode = env._stage.episode
    start = env.position
    shown = []
    for tile in (IslandTile.RED_PHI, IslandTile.BLUE_OMEGA):
        other = replace(start.players[1], seen=0b10)
        tiles = (start.tiles[0], int(tile), *start.tiles[2:])
        players = (start.players[0], other, start.players[2])
        episode.position = replace(start, tiles=tiles, players=players, draws=tile)
        shown.append([seen_by(env, seat) for seat in range(3)])
    for seat in (0, 2):
        for key in ("observation", "action_mask"):
            assert (shown[0][seat][key] == shown[1][seat][key]).all()
    names = np.array(env.observation_names)
    differs = shown[0][1]["observation"] != shown[1][1]["observation"]
    assert set(names[differs]) == {"island2.red", "island2.phi", "island2.blue", "island2.omega"}


def test_games_that_look_alike_to_a_seat_give_it_equal_observations():
    """In pairs of played games that differ in what a seat can't know, and from there on."""
    game = oracle_nb.new_game(3, 31, layout="free", rules=oracle_nb.RuleSet(rounds=12))
    bots = [RandomBot(seat) for seat in range(3)]
    while (seat := game.to_move) is not None and len(game.history) < 250:
        game.play(bots[seat].decide(game.view(seat), game.legal_actions()))
    encoding = DelphiEncoding(game.rules)  # type: ignore[arg-type]
    compared = 0
    for seed in range(12):
        for pair in secrecy.pairs(game, Random(seed), ("random",)):
            first, second = pair.first.game, pair.second.game
            compared += first.position != second.position
            values = [
                encoding.observation(game.rules.view(game.position, pair.seat), pair.seat)
                for game in (first, second)
            ]
            assert values[0] == values[1]
    assert compared


def test_observations_are_seen_from_the_seat():
    env = oracle_nb.env(4, layout="free")
    env.reset(seed=8)
    place = {name: number for number, name in enumerate(env.observation_names)}
    for seat in range(4):
        vector = seen_by(env, seat)["observation"]
        for turn, name in enumerate(("you", "next", "next2", "next3")):
            player = env.position.players[(seat + turn) % 4]
            assert vector[place[f"{name}.favor"]] == player.favor
            assert vector[place[f"{name}.shield"]] == player.shield
            assert vector[place[f"turn.{name}"]] == ((seat + turn) % 4 == env.position.turn)


def test_components_have_the_values_of_the_position():
    env = oracle_nb.env(2, layout="free")
    env.reset(seed=8)
    value = dict(zip(env.observation_names, seen_by(env, 0)["observation"], strict=True))
    position, board = env.position, env.rules.board
    you = position.players[0]
    assert [value[f"you.dice.{color}"] for color in oracle_nb.Color] == [
        you.dice.count(color) for color in oracle_nb.Color
    ]
    assert (value["you.ship.q"], value["you.ship.r"]) == board.spaces[you.ship].hex
    assert value["you.steps.zeus1"] == 0 and you.ship == board.zeus
    near = board.distance()[you.ship]
    for number, temple in enumerate(board.temples, 1):
        steps = min(near[space] for space in board.water if temple in board.shore[space])
        assert value[f"you.steps.temple{number}"] == steps
        assert (value[f"at.temple.{number}.q"], value[f"at.temple.{number}.r"]) == (
            board.spaces[temple].hex
        )
    assert sum(value[name] for name in value if name.startswith("you.task.")) == len(you.tasks)
    assert len(value) == len(env.observation_names)
