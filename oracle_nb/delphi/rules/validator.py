"""Judging: what the conditions say of one action, with every reason and its facts."""

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
from oracle_nb.delphi.model.actions import CARD, EXTRA, NONE, Action, Verb
from oracle_nb.delphi.model.position import CheckReward, FightOn, Phase, Recover, tag
from oracle_nb.delphi.model.verbs import GOD_VERBS, SOURCED_VERBS
from oracle_nb.delphi.rules.action_schemas import ActionSchemas
from oracle_nb.delphi.rules.families import oracle
from oracle_nb.delphi.rules.families.moving import move_rules
from oracle_nb.delphi.rules.schema import ActionSchema, TurnState, no_targets
from oracle_nb.delphi.rules.supporting_rules import supporting_rules


class Validator:
    """Gives the verdict on any action in any standing on one board."""

    __slots__ = ("_by_verb", "deeds")

    def __init__(self, deeds: ActionSchemas) -> None:
        self.deeds = deeds
        self._by_verb = deeds.by_verb()

    def deed(self, standing: TurnState, action: Action) -> ActionSchema | None:
        """The deed that an action is meant as now; None for a move, or where there is none."""
        if standing.step is None or self._meanwhile(standing, action):
            return self._by_verb.get(action.verb)
        for deed in self.deeds.answers[type(standing.step)]:
            if deed.verb == action.verb:
                return deed
        return None

    def _meanwhile(self, standing: TurnState, action: Action) -> bool:
        """Whether a die may be used for it although a decision waits."""
        step = standing.step
        return action.source >= 0 and action.verb in self.deeds.meanwhile.get(type(step), ())

    def allows(self, standing: TurnState, action: Action) -> bool:
        """Whether every condition permits the action: the verdict without its reasons."""
        if not _readable(action):
            return False
        verb, source, color, target = action.verb, action.source, action.color, action.target
        sourced = verb in SOURCED_VERBS and (
            standing.step is None or self._meanwhile(standing, action)
        )
        if (source >= 0) != sourced:
            return False
        for condition in self.deeds.source if sourced else ():
            if not condition.holds(standing, source, color):
                return False
        if verb == Verb.MOVE and sourced:
            if color < 0 or not 0 <= target < len(standing.tables.terrain):
                return False
            tokens = standing.me.favor - standing.cost_row(source)[color]
            bits = 1 << target
            for move in self.deeds.move:
                bits &= move.permits(standing, color, tokens)
            return bits != 0
        deed = self.deed(standing, action)
        if deed is None or deed.colored != (color >= 0) or (target >= 0 and not _aims(deed)):
            return False
        if deed.terrains and not deed.is_target(standing, target):
            return False
        return deed.permits(standing, target) >> max(color, 0) & 1 == 1

    def verdict(self, standing: TurnState, action: Action) -> Verdict:
        """The verdict with every rule broken, or with the rules that allow it and the cost."""
        if not _readable(action):
            raise MalformedAction(f"{action!r} has a value that no action has")
        if standing.step is not None:
            return self._answer(standing, action)
        if action.verb in SOURCED_VERBS:
            if action.source < 0:
                return refused(NOT_NOW, verb=Verb(action.verb))
            return self._sourced(standing, action)
        deed = self._by_verb.get(action.verb)
        if deed is None:
            return refused(NOT_NOW, verb=Verb(action.verb))
        return self._unsourced(standing, deed, action)

    def _unsourced(self, standing: TurnState, deed: ActionSchema, action: Action) -> Verdict:
        if deed.colored != (action.color >= 0) or action.source >= 0:
            needs = "needs a color, but takes" if deed.colored else "takes no color, and"
            key = "needs-color" if deed.colored else "has-no-color"
            raise MalformedAction(
                f"{deed.verb} {needs} no die or card",
                f"{key}-alone",
                name=str(deed.verb),
            )
        if action.target >= 0 and not _aims(deed):
            raise MalformedAction(
                f"{deed.verb} takes no target: leave out the space or card",
                "no-aim",
                name=str(deed.verb),
            )
        if broken := deed.broken(standing, action.target, action.color):
            return Verdict(broken=tuple(broken))
        asked = getattr(standing.step, "rule", "")
        others = tuple(rule for rule in deed.rules if rule != asked)
        rules = (asked, *others) if asked else others
        return Verdict(rules + supporting_rules(standing, deed, action), deed.cost)

    def _answer(self, standing: TurnState, action: Action) -> Verdict:
        step = standing.step
        assert step is not None
        if self._meanwhile(standing, action):
            return self._sourced(standing, action)
        deed = self.deed(standing, action)
        if deed is not None and action.source < 0:
            return self._unsourced(standing, deed, action)
        facts = {"decision": tag(step), "verb": Verb(action.verb)}
        if isinstance(step, Recover | CheckReward) and action.verb in GOD_VERBS:
            return refused("god.not-in-check", **facts)
        if isinstance(step, Recover):
            return refused("turn.recover", **facts)
        if standing.position.phase == Phase.ACT or isinstance(step, FightOn):
            return refused("turn.one-at-a-time", **facts)
        return refused(DECISION_PENDING, **facts)

    def _sourced(self, standing: TurnState, action: Action) -> Verdict:
        verb, source, color, target = action.verb, action.source, action.color, action.target
        move = verb == Verb.MOVE
        deed = None if move else self._by_verb[verb]
        if (move or (deed is not None and deed.colored)) != (color >= 0):
            needs = "needs a color" if color < 0 else "has no color"
            key = "needs-color" if color < 0 else "has-no-color"
            raise MalformedAction(f"{Verb(verb)} {needs}", key, name=str(Verb(verb)))
        if target >= 0 and deed is not None and not _aims(deed):
            raise MalformedAction(
                f"{deed.verb} takes no target: leave out the space or card",
                "no-aim",
                name=str(deed.verb),
            )
        broken = oracle.broken_sources(self.deeds.source, standing, source, color)
        cost = oracle.source_cost(standing, source, color)
        if deed is None:
            broken += self._broken_move(standing, action, sum(item.tokens for item in cost))
            if broken:
                return Verdict(broken=tuple(broken))
            rules = move_rules(standing, action)
            if way := self.deeds.fare(standing, target, color):
                cost += (Cost("move.buy-range", way),)
        else:
            broken += deed.broken(standing, target, color)
            if broken:
                return Verdict(broken=tuple(broken))
            rules = deed.rules + supporting_rules(standing, deed, action)
        return Verdict(oracle.source_rules(standing, source, color) + rules, cost)

    def _broken_move(self, standing: TurnState, action: Action, paid: int) -> list[Violation]:
        target, color = action.target, action.color
        if not 0 <= target < len(standing.tables.terrain):
            return [Violation(NO_TARGET, {"verb": Verb.MOVE, "space": NONE})]
        tokens = standing.me.favor - paid
        return [
            Violation(condition.rule, condition.facts(standing, target, color, tokens))
            for condition in self.deeds.move
            if not condition.permits(standing, color, tokens) >> target & 1
        ]


def _aims(deed: ActionSchema) -> bool:
    """Whether the deed is done to something."""
    return bool(deed.terrains) or deed.targets is not no_targets


def _readable(action: Action) -> bool:
    verb, source, color, target = action.verb, action.source, action.color, action.target
    try:
        return (
            0 <= verb <= Verb.CHOOSE
            and -1 <= source <= EXTRA
            and -1 <= color < CARD
            and target >= -1
        )
    except TypeError:
        # Written by hand: Action("move").
        return False
