"""Validation: the verdict of the preconditions on an action, with reasons and facts."""

from typing import Final

from oracle_nb.core.verdicts import (
    DECISION_PENDING,
    NO_TARGET,
    NOT_NOW,
    Cost,
    MalformedAction,
    Verdict,
    Violation,
    refused,
)
from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import ACTING, AdvanceGod, CheckReward, FightOn, Recover, tag
from oracle_nb.delphi.model.verbs import GOD_VERBS, SOURCED_VERBS
from oracle_nb.delphi.rules.action_schema import ActionSchema, TurnState, no_targets
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import oracle
from oracle_nb.delphi.rules.families.exploring import face_down
from oracle_nb.delphi.rules.families.gods import CONSULT_STEPS
from oracle_nb.delphi.rules.families.moving import move_rules

_MOVE: Final = Verb.MOVE
_LAST_VERB: Final = Verb.CHOOSE
_VERBS: Final = tuple(Verb)


class Validator:
    """The validator of actions against the preconditions of their schemas."""

    __slots__ = ("_answers", "_by_verb", "schemas")

    def __init__(self, schemas: ActionSchemas) -> None:
        self.schemas = schemas
        self._by_verb = schemas.by_verb()
        self._answers = schemas.answers_by_verb()

    def schema(self, state: TurnState, action: Action) -> ActionSchema | None:
        """Return the schema of an action; None for a move, or if it has none now."""
        if state.step is None or self._meanwhile(state, action):
            return self._by_verb.get(action.verb)
        return self._answers[type(state.step)].get(action.verb)

    def _meanwhile(self, state: TurnState, action: Action) -> bool:
        """Return whether a die may be used for it during a pending decision."""
        step = state.step
        if action.source < 0:
            return False
        return action.verb in self.schemas.meanwhile.get(type(step), ())

    def allows(self, state: TurnState, action: Action) -> bool:
        """Return whether every precondition permits the action, without reasons."""
        if not _readable(action):
            return False
        verb, source, color, target = action.verb, action.source, action.color, action.target
        sourced = verb in SOURCED_VERBS and (state.step is None or self._meanwhile(state, action))
        if (source >= 0) != sourced:
            return False
        for condition in self.schemas.source if sourced else ():
            if not condition.holds(state, source, color):
                return False
        if verb == _MOVE and sourced:
            if color < 0 or not 0 <= target < len(state.tables.terrain):
                return False
            tokens = state.me.favor - state.cost_row(source)[color]
            bits = 1 << target
            for move in self.schemas.move:
                bits &= move.permits(state, color, tokens)
            return bits != 0
        schema = self.schema(state, action)
        if schema is None or schema.colored != (color >= 0) or (target >= 0 and not _aims(schema)):
            return False
        if schema.terrains and not schema.is_target(state, target):
            return False
        return schema.permits(state, target) >> max(color, 0) & 1 == 1

    def verdict(self, state: TurnState, action: Action) -> Verdict:
        """Return the verdict with every broken rule, or with the allowing rules and the cost."""
        if not _readable(action):
            raise MalformedAction(f"{action!r} has a value that no action has")
        if state.step is not None:
            return self._answer(state, action)
        if action.verb in SOURCED_VERBS:
            if action.source < 0:
                return refused(NOT_NOW, verb=_VERBS[action.verb])
            return self._sourced(state, action)
        schema = self._by_verb.get(action.verb)
        if schema is None:
            return refused(NOT_NOW, verb=_VERBS[action.verb])
        return self._unsourced(state, schema, action)

    def _unsourced(self, state: TurnState, schema: ActionSchema, action: Action) -> Verdict:
        if schema.colored != (action.color >= 0) or action.source >= 0:
            needs = "needs a color, but takes" if schema.colored else "takes no color, and"
            key = "needs-color" if schema.colored else "has-no-color"
            raise MalformedAction(
                f"{schema.verb} {needs} no die or card",
                f"{key}-alone",
                name=str(schema.verb),
            )
        if action.target >= 0 and not _aims(schema):
            raise MalformedAction(
                f"{schema.verb} takes no target: leave out the space or card",
                "no-aim",
                name=str(schema.verb),
            )
        if broken := schema.broken(state, action.target, action.color):
            return Verdict(broken=tuple(broken))
        asked = getattr(state.step, "rule", "")
        others = tuple(rule for rule in schema.rules if rule != asked)
        rules = (asked, *others) if asked else others
        return Verdict(rules + supporting_rules(state, schema, action), schema.cost)

    def _answer(self, state: TurnState, action: Action) -> Verdict:
        step = state.step
        assert step is not None
        if self._meanwhile(state, action):
            return self._sourced(state, action)
        schema = self.schema(state, action)
        if schema is not None and action.source < 0:
            return self._unsourced(state, schema, action)
        facts = {"decision": tag(step), "verb": _VERBS[action.verb]}
        if isinstance(step, Recover | CheckReward) and action.verb in GOD_VERBS:
            return refused("god.not-in-check", **facts)
        if isinstance(step, Recover):
            return refused("turn.recover", **facts)
        if state.position.phase == ACTING or isinstance(step, FightOn):
            return refused("turn.one-at-a-time", **facts)
        return refused(DECISION_PENDING, **facts)

    def _sourced(self, state: TurnState, action: Action) -> Verdict:
        verb, source, color, target = action.verb, action.source, action.color, action.target
        move = verb == _MOVE
        schema = None if move else self._by_verb[verb]
        if (move or (schema is not None and schema.colored)) != (color >= 0):
            needs = "needs a color" if color < 0 else "has no color"
            key = "needs-color" if color < 0 else "has-no-color"
            raise MalformedAction(f"{Verb(verb)} {needs}", key, name=str(Verb(verb)))
        if target >= 0 and schema is not None and not _aims(schema):
            raise MalformedAction(
                f"{schema.verb} takes no target: leave out the space or card",
                "no-aim",
                name=str(schema.verb),
            )
        broken = oracle.broken_sources(self.schemas.source, state, source, color)
        cost = oracle.source_cost(state, source, color)
        if schema is None:
            broken += self._broken_move(state, action, sum(item.tokens for item in cost))
            if broken:
                return Verdict(broken=tuple(broken))
            rules = move_rules(state, action)
            if way := self.schemas.fare(state, target, color):
                cost += (Cost("move.buy-range", way),)
        else:
            broken += schema.broken(state, target, color)
            if broken:
                return Verdict(broken=tuple(broken))
            rules = schema.rules + supporting_rules(state, schema, action)
        return Verdict(oracle.source_rules(state, source, color) + rules, cost)

    def tokens(self, state: TurnState, action: Action) -> int:
        """Return the favor tokens that a legal action costs."""
        schema = self.schema(state, action)
        if schema is not None and action.source < 0:
            return sum([item.tokens for item in schema.cost])
        source, color = action.source, action.color
        tokens = sum([item.tokens for item in oracle.source_cost(state, source, color)])
        return tokens + self.schemas.fare(state, action.target, color) if schema is None else tokens

    def _broken_move(self, state: TurnState, action: Action, paid: int) -> list[Violation]:
        target, color = action.target, action.color
        if not 0 <= target < len(state.tables.terrain):
            return [Violation(NO_TARGET, {"verb": _MOVE, "space": NONE})]
        tokens = state.me.favor - paid
        return [
            Violation(condition.rule, condition.facts(state, target, color, tokens))
            for condition in self.schemas.move
            if not condition.permits(state, color, tokens) >> target & 1
        ]


def _aims(schema: ActionSchema) -> bool:
    """Return whether the schema has targets."""
    return bool(schema.terrains) or schema.targets is not no_targets


def _readable(action: Action) -> bool:
    try:
        verb, source, color, target = action.verb, action.source, action.color, action.target
        within = 0 <= verb <= _LAST_VERB and -1 <= source <= EXTRA and -1 <= color < CARD
        return within and target >= -1  # noqa: TRY300 - every value may be of a wrong type
    except TypeError:
        # An action without its parts, such as Action("move").
        return False


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
        narrows = next(
            (precondition.narrows for precondition in schema.conditions if precondition.narrows),
            None,
        )
        if narrows not in _REACH or target in near:
            return ()
        given = state.powers.given_by(_REACH[narrows])
    if not given:
        return ()
    return (*given, "god.reach" if schema.verb in _REACHING_GODS else "equipment.reach-meaning")
