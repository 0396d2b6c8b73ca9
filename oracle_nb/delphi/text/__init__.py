"""The Oracle of Delphi in words: buttons, explanations, events, refusals, decisions.

The sentences are messages of the rulebook's language folder (``play`` files: actions, events,
decisions, refusals); this module decides which facts they get, ``facts`` how these are named.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Explanation, Reason, Repair, UndoOutlook, Verdict, Violation
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import EXTRA, Action, Verb, source_color
from oracle_nb.delphi.model.position import (
    AdvanceGod,
    CheckReward,
    FightOn,
    LookAt,
    PendingStep,
    Phase,
    Position,
    tag,
)
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.verbs import GOD_OF, GOD_VERBS, SIGNATURES, TargetKind
from oracle_nb.delphi.pieces import Companion
from oracle_nb.delphi.rules.action_schema import BONUS_FAVOR, FAVOR_TAKEN, OFFERING_FAVOR, TurnState
from oracle_nb.delphi.rules.families.fighting import BATTLE
from oracle_nb.delphi.rules.families.moving import reach, tokens_for
from oracle_nb.delphi.rules.families.moving import steps as sailing_steps
from oracle_nb.delphi.rules.families.oracle import source_cost, wheel_steps
from oracle_nb.delphi.rules.transaction import first_row
from oracle_nb.delphi.text.chances import Chances, fight_chance
from oracle_nb.delphi.text.effects import Effects
from oracle_nb.delphi.text.facts import MISSING, FactTypes, Typed
from oracle_nb.delphi.text.foresight import Foresight, foresee
from oracle_nb.delphi.text.repair_text import Remedies
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.coach import SAFE
from oracle_nb.games.motives import Motive

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

__all__ = ["DelphiTexts"]

_FAVOR: Final = {Verb.MAKE_OFFERING: OFFERING_FAVOR, Verb.BONUS: BONUS_FAVOR}
"""The favor tokens of actions that differ from the usual number."""
_POWERS: Final = ("companion.", "equipment.", "ship.", "god.apollon", "god.reach")
"""How the rules about possessions begin that not all players have."""
_CAUSES: Final = {
    "turn.consult-gods": "roll",
    "turn.consult-gods-delayed": "roll",
    "explore.letter": "tile",
    "shrine.reward": "shrine",
}
"""Why a player may advance gods, by the rule that gives the steps; the others are of cards."""


class DelphiTexts:
    """The texts of the game in one language (``GameTexts``). Raises ``UnknownLanguage``.

    ``rules`` has the names of the board and the ships, and gives every verdict.
    """

    def __init__(self, rules: "Delphi", language: str = "en") -> None:
        self.rules = rules
        self.rulebook = rulebook(language)
        self.types = FactTypes(rules)
        self._effects = Effects(self.rulebook, self.types, rules.setting.rules.rounds)
        self._chances = Chances(self.rulebook, self.types, rules)
        self._remedies = Remedies(self)

    # --- actions -------------------------------------------------------------------------------

    def action(self, position: Position, action: Action) -> str:
        """Return the short name of an action, as on a button.

        ``source`` is what it is done with.
        """
        facts = self.action_facts(position, action)
        verb = Verb(action.verb)
        step = position.pending[0] if position.pending else None
        if step is not None and action.source < 0:
            answer = f"do-{verb}-{tag(step)}"
            if answer in self.rulebook.wording:
                if isinstance(step, FightOn):
                    facts["strength"] = step.strength - 1
                return self.rulebook.say(answer, **facts)
        message = f"do-{verb}"
        if any(facts.get(fact) is MISSING for fact in _asked(self.rulebook.language, message)):
            return self.rulebook.say("title-unsaid", **self.types.typed({"verb": verb}))
        return self.rulebook.say(message, **facts)

    def announcement(self, position: Position, action: Action) -> str:
        """Return an action's name: what a player does is open to everybody (info.open)."""
        return self.action(position, action)

    def source(self, position: Position, action: Action) -> str:
        """Return what an action is done with: "green die as black (2 favor tokens)", or ""."""
        return self._source(self._turn_state(position), action)

    def _source(self, state: TurnState, action: Action, farther: int = 0) -> str:
        """Return what an action is done with; ``farther`` are the tokens for a longer way."""
        source, color = action.source, action.color
        if source < 0:
            return ""
        tokens = farther + sum(item.tokens for item in source_cost(state, source, color))
        facts = self.types.typed({"source": source, "color": color})
        if source == EXTRA:
            return self.rulebook.say("source-extra", **facts, tokens=tokens)
        if color in (-1, source_color(source)):
            return self.rulebook.say("source-plain", **facts, tokens=farther)
        return self.rulebook.say("source-recolored", **facts, tokens=tokens)

    def group(self, action: Action) -> str:
        """Return the heading of an action: its die or card, its god, the end, a decision."""
        if action.source >= 0:
            facts = self.types.typed({"source": action.source})
            return self.rulebook.say("source-plain", **facts, tokens=0)
        if action.verb in GOD_VERBS:
            god = GOD_OF.get(action.verb, action.color)
            return self.rulebook.say("group-god", **self.types.typed({"god": god}))
        return self.rulebook.say("group-end" if action.verb == Verb.END else "group-decision")

    def title(self, position: Position, action: Action) -> str:
        """Return an action's name with its source."""
        return self._titled(position, action, self.source(position, action))

    def _titled(self, position: Position, action: Action, source: str) -> str:
        name = self.action(position, action)
        return self.rulebook.say("title", action=name, source=source) if source else name

    def _priced_source(self, position: Position, action: Action) -> str:
        """Return what an action is done with and the whole price, also of a longer way."""
        state = self._turn_state(position)
        farther = 0
        if action.verb == Verb.MOVE and sailing_steps(state, action.target) < UNREACHABLE:
            farther = tokens_for(state, action.target, action.color)
        return self._source(state, action, farther)

    def _priced(self, position: Position, action: Action) -> str:
        """Return an action's name with its source and the whole price."""
        source = self._priced_source(position, action)
        if action.verb == Verb.FIGHT:
            chance, tokens = fight_chance(self.rules, position, position.turn, action)
            gamble = chance < SAFE
            said = self.rulebook.say("line-chance", chance=chance, tokens=tokens, gamble=gamble)
            source = f"{source}, {said}" if source else said
        return self._titled(position, action, source)

    def line(self, position: Position, actions: Sequence[Action]) -> str:
        """Return several actions in one phrase: "Sail to H8 (red die), then fight ..."."""
        text = self._priced(position, actions[0])
        for before, action in pairwise(actions):
            position = self._after(position, before)
            following = self._priced(position, action)
            if action.source >= 0 or action.verb == Verb.TRADE:
                # It begins with a verb, not with the name of a god.
                following = following[:1].lower() + following[1:]
            text = self.rulebook.say("line-then", first=text, following=following)
        return text

    def _after(self, position: Position, action: Action) -> Position:
        """Return a position in which the next action of a line has its price and its chance."""
        rules = self.rules
        if rules.check(position, action):
            after = rules.apply(position, action, SeededChance(0))
            if not after.outcome and not after.position.pending:
                return after.position
        return _expected(position, action, rules.tokens(position, action))

    def action_facts(self, position: Position, action: Action) -> Typed:
        """Return the facts for the messages of an action."""
        verb = Verb(action.verb)
        color, target = action.color, action.target
        god = GOD_OF.get(verb, color)
        raw: dict[str, Any] = {"color": color, "god": god}
        raw[SIGNATURES[verb].target or TargetKind.SPACE] = target
        facts = self.types.typed(raw)
        if isinstance(companion := facts.get("companion"), Companion):
            facts["kind"], facts["color"] = companion.kind, companion.color
        seat = position.turn if position.to_move is None else position.to_move
        favor = _FAVOR.get(verb, FAVOR_TAKEN)
        facts["gain"] = favor + powers_of(position, seat).extra_favor
        return facts

    # --- explanations --------------------------------------------------------------------------

    def explain(self, position: Position, action: Action) -> Explanation:
        """Return what an action would do, cost and risk, and why it is allowed or refused.

        It reveals only what the player to move may know. Raises MalformedAction for values that no
        action has.
        """
        verdict = self.rules.check(position, action)
        if not verdict.allowed:
            refusals = tuple(
                Reason(violation.rule, self._refusal(violation, Verb(action.verb)))
                for violation in verdict.broken
            )
            return Explanation(False, self.title(position, action), refusals=refusals)
        seat = position.to_move
        assert seat is not None
        known = self.rules.view(position, seat)
        ahead = foresee(self.rules, known, action)
        facts = self._reason_facts(known, action)
        return Explanation(
            allowed=True,
            # The heading names the price that the lines below add up to.
            title=self._titled(position, action, self._priced_source(position, action)),
            effects=self._effects.effect_lines(action, ahead, seat),
            cost=self._cost(ahead, seat, facts),
            cheaper=self._remedies.cheaper(position, action, verdict.tokens),
            why=self._why(verdict, facts),
            chance=self._chances.chance_lines(known, action, ahead, seat),
        )

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an action can be undone once it is done, and why, in one sentence."""
        return self.rulebook.say(f"undo-{outlook.reason}", draw=outlook.draw)

    def _cost(self, ahead: Foresight, seat: int, facts: Typed) -> tuple[Reason, ...]:
        return tuple(
            Reason(
                event.rule,
                self.rulebook.say(
                    f"cost-{event.rule}", **facts | {"tokens": event.facts["tokens"]}
                ),
            )
            for event in ahead.events
            if event.what == "favor-paid" and event.player == seat
        )

    def _why(self, verdict: Verdict, facts: Typed) -> tuple[Reason, ...]:
        return tuple(
            Reason(rule, self.rulebook.say(f"why-{rule}", **facts), power=rule.startswith(_POWERS))
            for rule in dict.fromkeys(verdict.rules)
        )

    def _reason_facts(self, position: Position, action: Action) -> Typed:
        """Return all facts that a reason can mention."""
        facts = self.action_facts(position, action)
        state = self._turn_state(position)
        if action.source >= 0:
            facts |= self.types.typed({"source": action.source})
        if 0 <= action.source < EXTRA and action.color >= 0:
            shown = source_color(action.source)
            via, steps = wheel_steps(state.powers, shown, action.color)
            facts |= self.types.typed({"shown": shown, "via": via}) | {"wheel": steps}
        facts["row"] = first_row(self.rules.players)
        facts["shield"] = state.me.shield
        facts["strength"] = BATTLE.strength(state.me.shield)
        if action.verb == Verb.MOVE:
            facts["steps"] = sailing_steps(state, action.target)
            facts["range"] = reach(state, action.color)
            facts["beyond"] = tokens_for(state, action.target, action.color)
        return facts

    def _turn_state(self, position: Position) -> TurnState:
        return TurnState(self.rules.tables, self.rules.setting, position)

    # --- refusals ------------------------------------------------------------------------------

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence with its facts."""
        return self._refusal(broken, None)

    def _refusal(self, broken: Violation, verb: Verb | None) -> str:
        """Return the sentence of a rule, which may depend on its facts or the verb."""
        parts = (*broken.facts, *(() if verb is None else (verb,)))
        message = self.rulebook.wording.specific(f"refuse-{broken.rule}", parts)
        facts = {"space": MISSING} | self.types.typed(broken.facts)
        return self.rulebook.say(message, **facts)

    def repair(self, position: Position, repair: Repair[Action]) -> str:
        """Return a suggestion instead of a refused action, in one sentence with its price."""
        return self._remedies.repair(position, repair)

    def missing(self, missing: Violation) -> str:
        """Return what is missing for what was refused, and where it could come from."""
        return self._remedies.missing(missing)

    # --- events --------------------------------------------------------------------------------

    def event(
        self, event: Event, reader: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """Return an event in one sentence, in the second person where it happened to ``reader``.

        ``names`` are the names of people by their seats.
        """
        return self._effects.event(event, reader, names)

    # --- decisions -----------------------------------------------------------------------------

    def motive(self, motive: Motive) -> str:
        """Return the reason for a bot's decision."""
        facts = self.types.typed(motive.facts)
        if "space" in facts:
            goal = f"goal-{facts['verb']}"
            # Only the player who asked the coach reads its reasons.
            if motive.what.startswith("coach-") and f"{goal}-named" in self.rulebook.wording:
                goal = f"{goal}-named"
            facts["deed"] = self.rulebook.say(goal, **facts)
        if "letters" in facts:
            facts["parts"] = tuple(
                self.rulebook.say("reward-of-letter", letter=letter, tokens=facts["tokens"])
                for letter in facts["letters"]
            )
        text = self.rulebook.say(f"motive-{motive.what}", **facts)
        if "change" not in facts:
            return text
        return self.rulebook.say("motive-changed", text=text, **facts)

    def decision(self, position: Position) -> str:
        """Return what must be decided now, and by whom."""
        if position.phase == Phase.OVER:
            return self.rulebook.say("decision-over")
        seat = position.to_move
        assert seat is not None
        player = self.types.seat(seat)
        if not position.pending:
            dice = len(position.players[seat].dice)
            left = dice or len(self.rules.legal_actions(position)) > 1
            return self.rulebook.say(
                "decision-act" if left else "decision-end", player=player, dice=dice
            )
        step = position.pending[0]
        facts = self.types.typed(self._step_facts(position, step))
        return self.rulebook.say(f"decision-{tag(step)}", **facts | {"player": player})

    def _step_facts(self, position: Position, step: PendingStep) -> Mapping[str, Any]:
        """Return the facts of a decision's sentence, untyped.

        Only colors and gods that can be chosen.
        """
        facts: dict[str, Any] = {
            name: getattr(step, name)
            for name in step.__struct_fields__
            if name not in ("player", "among")
        }
        if hasattr(step, "among"):
            options = {action.color for action in self.rules.legal_actions(position)} - {-1}
            facts["colors"] = facts["gods"] = sum(1 << color for color in options) or step.among
        match step:
            case CheckReward():
                facts["gain"] = FAVOR_TAKEN + powers_of(position, step.player).extra_favor
            case AdvanceGod():
                steps = facts["steps"] = Effects.steps_waiting(position)
                waiting = position.pending[:steps]
                rules = {each.rule for each in waiting if isinstance(each, AdvanceGod)}
                facts["cause"] = _CAUSES.get(rules.pop(), "card") if len(rules) == 1 else "several"
            case FightOn():
                facts["strength"] = step.strength - 1
            case LookAt():
                facts["number"] = len(step.chosen) + 1
            case _:
                pass
        return facts

    def phase(self, position: Position) -> str:
        """Return the phase of the turn: "phase 2: actions"."""
        return self.rulebook.say(f"name-phase-{Phase(position.phase)}")

    def player(self, seat: int) -> str:
        """Return a player's name: the color of the ship, as in all sentences here."""
        return self.rulebook.say(f"name-seat-{self.types.seat(seat)}")


def _expected(position: Position, action: Action, paid: int) -> Position:
    """Return a position after an action that chance decides: with its price, and what is sure."""
    if action.verb == Verb.APOLLON:
        return replace(position, apollon=True)
    players, me = list(position.players), position.players[position.turn]
    ship = action.target if action.verb in (Verb.MOVE, Verb.POSEIDON) else me.ship
    players[position.turn] = replace(me, ship=ship, favor=max(0, me.favor - paid))
    return replace(position, players=tuple(players))


@cache
def _asked(language: str, message: str) -> tuple[str, ...]:
    return rulebook(language).wording.variables(message)
