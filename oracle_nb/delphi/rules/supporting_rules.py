"""Supporting rules: further rules that make an action legal in its position."""

from typing import Final

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod
from oracle_nb.delphi.rules.action_schema import ActionSchema, TurnState
from oracle_nb.delphi.rules.families.exploring import face_down
from oracle_nb.delphi.rules.families.gods import CONSULT_STEPS

_REACH: Final = {
    TurnState.land_in_reach: "reach_island",
    TurnState.statues_in_reach: "reach_statue",
    TurnState.offerings_in_reach: "reach_offering",
}
_REACHING_GODS: Final = (Verb.ARES, Verb.HERMES)
_ADVANCE: Final = Verb.ADVANCE
_END: Final = Verb.END
_POSEIDON: Final = Verb.POSEIDON
_LOOK: Final = Verb.LOOK
_HERMES: Final = Verb.HERMES
_CITY: Final = int(Terrain.CITY)


def supporting_rules(state: TurnState, schema: ActionSchema, action: Action) -> tuple[str, ...]:
    """Return the ids of the rules, besides the schema's own, that affect the action."""
    rules: tuple[str, ...] = ()
    if action.verb == _ADVANCE and state.me.gods[action.color] == 0:
        rules += ("god.first-step",)
    elif action.verb == _END and state.me.dice:
        rules += ("turn.may-skip",)
    elif action.verb == _POSEIDON and action.target == state.tables.board.zeus:
        rules += ("move.to-zeus",)
    elif action.verb == _LOOK and face_down(state.position).bit_count() < 2:
        rules += ("action.look-fewer",)
    step = state.step
    if isinstance(step, AdvanceGod) and step.rule in CONSULT_STEPS and state.powers.gods_out:
        rules += ("ship.gods-out",)
    return rules + _reach(state, schema, action.target)


def _reach(state: TurnState, schema: ActionSchema, target: int) -> tuple[str, ...]:
    """Return the equipment that brings a non-adjacent target into reach (rulings 4 and 27)."""
    near = state.near(False)
    if schema.verb == _HERMES:
        terrain = state.tables.terrain
        if any(terrain[space] == _CITY for space in near):
            return ()
        given = state.powers.given_by("reach_statue")
    else:
        narrows = next((one.narrows for one in schema.conditions if one.narrows), None)
        if narrows not in _REACH or target in near:
            return ()
        given = state.powers.given_by(_REACH[narrows])
    if not given:
        return ()
    return (*given, "god.reach" if schema.verb in _REACHING_GODS else "equipment.reach-meaning")
