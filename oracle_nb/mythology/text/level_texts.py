"""The texts of any level of the game: explanations, refusals, repairs and events.

The sentences are messages of the level's language folders; a level decides which facts they get.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Any, Final, Generic, Protocol, TypeVar

from oracle_nb.core.chance import UndecidedChance
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import Explanation, Reason, Repair, UndoOutlook, Verdict, Violation
from oracle_nb.games.kit.foresight import Foresight, Trial
from oracle_nb.games.motives import Motive
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import OFF
from oracle_nb.mythology.text.facts import FactNames, Typed
from oracle_nb.text.rulebook import Rulebook

P = TypeVar("P", bound="Decided")
A = TypeVar("A", bound="VerbAction")
A_contra = TypeVar("A_contra", bound="VerbAction", contravariant=True)


class Decided(Protocol):
    """A position in which a seat decides."""

    @property
    def to_move(self) -> int | None:
        """The seat that decides."""


class VerbAction(Protocol):
    """An action with a verb."""

    @property
    def verb(self) -> str:
        """The kind of action."""


class ExplainedRules(Protocol[P, A_contra]):
    """The rules that texts ask."""

    def check(self, position: P, action: A_contra, player: int | None = None) -> Verdict:
        """Return the verdict on an action."""

    def apply(self, position: P, action: A_contra, chance: Any) -> Transition[P]:
        """Carry out an action."""

    def run(self, transaction: Any, action: A_contra) -> None:
        """Carry out an action in a transaction."""


SAID_ELSEWHERE: Final = ("power-paid",)
"""Events that an explanation already has in its cost."""


class LevelTexts(Generic[P, A]):
    """The texts of a level in one language.

    ``rules``: the rules: they have the names of the data pack and give every verdict.
    ``book``: the rulebook of the level.
    ``types``: the types of facts.
    """

    def __init__(self, rules: ExplainedRules[P, A], book: Rulebook, types: FactNames) -> None:
        self._rules = rules
        self.rulebook = book
        """The rulebook of the level."""
        self.types = types
        """The types of facts."""

    # --- what a level decides -----------------------------------------------------------------

    @abstractmethod
    def action(self, position: P, action: A) -> str:
        """Return the short name of an action, as on a button."""

    @abstractmethod
    def action_facts(self, position: P, action: A) -> Typed:
        """Return the facts for the messages of an action."""

    @abstractmethod
    def transaction(self, position: P, chance: Any) -> Any:
        """Return a transaction of the level."""

    def known(self, position: P) -> P:
        """Return a position as the player who decides knows it: all of it is open."""
        return position

    def reason_facts(self, position: P, action: A) -> Typed:
        """Return all facts that a reason can mention."""
        return self.action_facts(position, action)

    def chance_lines(self, position: P, action: A, ahead: Foresight[P]) -> tuple[str, ...]:
        """Return what chance decides in a legal action, with exact probabilities."""
        return ()

    def next_lines(self, position: P, action: A, ahead: Foresight[P]) -> Iterator[str]:
        """Yield the decision that follows a legal action, or the dice."""
        yield from ()

    def next_reasons(self, position: P, action: A, ahead: Foresight[P]) -> Iterator[Reason]:
        """Yield what decides who acts after a legal action, with the rules."""
        yield from ()

    # --- explanations -------------------------------------------------------------------------

    def explain(self, position: P, action: A) -> Explanation:
        """Return what an action would do, cost and risk, and why it is allowed or refused.

        Raises MalformedAction for values that no action has.
        """
        position = self.known(position)
        verdict = self._rules.check(position, action)
        title = self.action(position, action)
        if not verdict.allowed:
            refusals = tuple(
                Reason(violation.rule, self._refusal(violation, action.verb))
                for violation in verdict.broken
            )
            return Explanation(False, title, refusals=refusals)
        seat = position.to_move
        assert seat is not None
        ahead = self._foresee(position, action)
        facts = self.reason_facts(position, action)
        return Explanation(
            allowed=True,
            title=title,
            effects=(
                *self._event_lines(ahead, seat),
                *self.next_lines(position, action, ahead),
            ),
            cost=self._cost(verdict, facts),
            why=(*self._why(verdict, facts), *self.next_reasons(position, action, ahead)),
            chance=self.chance_lines(position, action, ahead),
        )

    def _foresee(self, position: P, action: A) -> Foresight[P]:
        """Try out a legal action until chance has to decide."""
        trial = Trial()
        transaction = self.transaction(position, trial)
        certain = trial.certain(self._rules.run, transaction, action)
        return Foresight(
            transaction.position, tuple(transaction.events), tuple(trial.questions), certain
        )

    def _event_lines(self, ahead: Foresight[P], seat: int) -> Iterator[str]:
        for event in ahead.events:
            if event.what not in SAID_ELSEWHERE:
                yield self.event(event, seat)
            if event.what == "turn-begun":
                return

    def undo(self, outlook: UndoOutlook) -> str:
        """Return whether an action can be undone once it is done, and why, in one sentence."""
        return self.rulebook.say(f"undo-{outlook.reason}", draw=outlook.draw)

    def _cost(self, verdict: Verdict, facts: Typed) -> tuple[Reason, ...]:
        return tuple(
            Reason(
                item.rule,
                self.rulebook.say(f"cost-{item.rule}", **facts | {"tokens": item.tokens}),
            )
            for item in verdict.cost
        )

    def _why(self, verdict: Verdict, facts: Typed) -> tuple[Reason, ...]:
        return tuple(
            Reason(rule, self.rulebook.say(f"why-{rule}", **facts)) for rule in verdict.rules
        )

    # --- refusals -----------------------------------------------------------------------------

    def broken(self, broken: Violation) -> str:
        """Return a reason for a refusal in one sentence with its facts."""
        return self._refusal(broken, None)

    def _refusal(self, broken: Violation, verb: str | None) -> str:
        """Return the sentence of a rule, which may depend on its facts or the verb."""
        parts = [*broken.facts, *(() if verb is None else (verb,))]
        if OFF in (broken.facts.get("prize"), broken.facts.get("area")):
            parts.insert(0, "none")
        message = self.rulebook.wording.specific(f"refuse-{broken.rule}", parts)
        return self.rulebook.say(message, **self.types.typed(broken.facts))

    def repair(self, position: P, repair: Repair[A]) -> str:
        """Return a suggestion instead of a refused action, in one sentence with its price."""
        say = self.rulebook.say
        first, last = repair.actions[0], repair.actions[-1]
        facts = self.action_facts(position, last) | {"deed": self.action(position, last)}
        if first is not last:
            between = self._rules.apply(position, first, UndecidedChance()).position
            facts = self.action_facts(between, last) | {"deed": self.action(between, last)}
            before = self.action_facts(position, first)
            facts |= {key: before[key] for key in ("area",) if key in before}
        text = say(f"repair-{repair.change}", **facts)
        return say("repair-price", text=text, tokens=repair.tokens)

    def missing(self, missing: Violation) -> str:
        """Return what is missing for what was refused; the refusal if no message says more."""
        wording = self.rulebook.wording
        message = wording.specific(f"missing-{missing.rule}", missing.facts)
        if message not in wording:
            return self.broken(missing)
        return self.rulebook.say(message, **self.types.typed(missing.facts))

    # --- events -------------------------------------------------------------------------------

    def event(
        self, event: Event, reader: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """Return an event in one sentence, in the second person where it concerns ``reader``.

        ``names`` are the names of people by their seats.
        """
        raw: dict[str, Any] = dict(event.facts)
        if event.player >= 0:
            raw["player"] = event.player
        message = f"event-{event.what}"
        forms = {event.player: "you", event.facts.get("other", -1): "yours"}
        form = None if reader is None else forms.get(reader)
        if form not in self.rulebook.wording.attributes(message):
            form = None
        return self.rulebook.say(message, form, **self.types.typed(raw, names))

    def motive(self, motive: Motive) -> str:
        """Return the reason for a bot's decision."""
        return self.rulebook.say(f"motive-{motive.what}", **self.types.typed(motive.facts))

    def names(self, kind: str, bits: int) -> tuple[str, ...]:
        """Return the names of the counters in a bit set; ``kind`` is "unit", "prize" or "area"."""
        return tuple(str(self.types.typed({kind: number})[kind]) for number in members(bits))
