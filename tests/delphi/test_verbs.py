"""The table of verbs says what the rules and the notation do."""

import pytest

from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.delphi import new_game
from oracle_nb.delphi.board import board_of, make_layout
from oracle_nb.delphi.model.actions import Verb
from oracle_nb.delphi.model.notation import read
from oracle_nb.delphi.model.tasks import (
    ALL_TASKS,
    Family,
    FamilyNeeds,
    Task,
    family_of,
    in_family,
    ledger,
    serve,
    task,
    tasks_of,
    value_of,
    values_of,
)
from oracle_nb.delphi.model.verbs import (
    GOD_OF,
    GOD_VERBS,
    SIGNATURES,
    SOURCED_VERBS,
    VERB_OF_GOD,
    SourceKind,
    TargetKind,
)
from oracle_nb.delphi.pieces import (
    COMPANIONS,
    COMPANIONS_OF_COLOR,
    WHITE,
    Equipment,
    God,
    ShipTile,
)
from oracle_nb.delphi.rules import action_schemas
from oracle_nb.delphi.rules.action_schema import ActionSchema, TurnState, no_targets
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.rules.generation_plans import (
    SOURCE_KEYS,
    TARGET_KEYS,
    path_key,
    read_key,
    read_path,
    verb_key,
)

ANSWERS = [schema for group in action_schemas.ANSWERS.values() for schema in group]
_EXISTING = {
    TargetKind.EQUIPMENT: tuple(map(int, Equipment)),
    TargetKind.COMPANION: tuple(map(int, COMPANIONS)),
    TargetKind.SHIP_TILE: tuple(map(int, ShipTile)),
}


def _has_target(schema: ActionSchema) -> bool:
    return bool(schema.terrains) or schema.targets is not no_targets


def test_every_verb_has_a_signature() -> None:
    assert list(SIGNATURES) == list(Verb)


def test_sources_are_those_of_the_rules() -> None:
    oracle = (*action_schemas.LOCAL, *action_schemas.ANYWHERE, *action_schemas.COLORLESS)
    assert {Verb.MOVE, *(schema.verb for schema in oracle)} == SOURCED_VERBS
    assert {god.verb for god in action_schemas.GODS} == GOD_VERBS
    rest = {Verb.END, *(answer.verb for answer in ANSWERS)} - SOURCED_VERBS
    assert rest == {v for v in Verb if SIGNATURES[v].source is SourceKind.NONE}


def test_every_god_has_a_special_action() -> None:
    assert set(VERB_OF_GOD) == set(God)
    assert set(GOD_OF) == GOD_VERBS - {Verb.TRADE}


def test_targets_are_those_of_the_rules() -> None:
    game = new_game(3, seed=3)
    assert isinstance(game.rules, Delphi)
    state = TurnState(game.rules.tables, game.rules.setting, game.position)
    for schema in (*action_schemas.LOCAL, *action_schemas.GODS, *ANSWERS):
        kind = SIGNATURES[schema.verb].target
        assert _has_target(schema) == (kind is not TargetKind.NONE), schema.verb
        if kind in _EXISTING:
            assert schema.targets(state) == _EXISTING[kind]
    for schema in (*action_schemas.ANYWHERE, *action_schemas.COLORLESS):
        assert not _has_target(schema), schema.verb


@pytest.mark.parametrize("verb", sorted(SOURCED_VERBS))
def test_a_die_is_recolored_only_for_a_verb_with_a_color(verb: int) -> None:
    board = board_of(make_layout("compact", 1))
    text = f"{Verb(verb)} die:red>black"
    if SIGNATURES[verb].colored:
        assert read(text, board).color >= 0
    else:
        with pytest.raises(MalformedAction, match="needs no color"):
            read(text, board)


def test_tasks_are_packed_and_unpacked() -> None:
    assert len(set(ALL_TASKS)) == 4 + 3 * 7
    for number in ALL_TASKS:
        assert task(family_of(number), value_of(number)) == number
        assert Task(number).family is family_of(number)
        assert [in_family(number, family) for family in Family].count(True) == 1
        assert tasks_of(ALL_TASKS, family_of(number)).count(number) == 1
    assert values_of(ALL_TASKS, Family.STATUE) == (*range(6), WHITE)
    assert not in_family(-1, Family.SHRINE)
    assert not in_family(100, Family.MONSTER)


@pytest.mark.parametrize("color", range(6))
def test_needs_are_completed_as_tasks_are(color: int) -> None:
    """Bots use the same progress of tasks as the rules."""
    family = Family.OFFERING
    tasks = tuple(task(family, color) for color in (0, 3, WHITE))
    served = serve(tasks, family, color)
    left = tuple(task for task in tasks if task != served)
    before: FamilyNeeds = ledger(tasks, ()).needs(family)
    after: FamilyNeeds = ledger(left, (task(family, color),)).needs(family)
    assert before.completed(color) == after


def test_companions_of_a_color_are_three() -> None:
    for color, mask in enumerate(COMPANIONS_OF_COLOR):
        assert [card.color for card in COMPANIONS if mask >> card & 1] == [color] * 3


def test_keys_of_actions_are_read_back() -> None:
    for verb in Verb:
        for source in (-1, 0, 5, 6, 12):
            for target in (-1, 0, 254):
                for mask in (0, 1, 63):
                    key = verb_key(verb) | SOURCE_KEYS[source] | TARGET_KEYS[target] | mask
                    assert read_key(key) == (verb, source, target, mask)
    for color in range(6):
        for tokens in (0, 1, 40):
            assert read_path(path_key(color, tokens)) == (color, tokens)
