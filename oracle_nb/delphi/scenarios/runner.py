"""Running scenarios: play the steps and report where the results differ from the expectation."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import UNSET, UnsetType

from oracle_nb.core.chance import OutcomeError
from oracle_nb.core.events import Event
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import MalformedAction, Verdict, Violation
from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import DECISIONS, Phase, Position, tag
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.scenarios import names
from oracle_nb.delphi.scenarios.compare import Comparison
from oracle_nb.delphi.scenarios.forms import (
    ExpectForm,
    FieldFault,
    OutcomeForm,
    ScenarioForm,
    StepForm,
    Where,
)
from oracle_nb.delphi.scenarios.names import human, look_up
from oracle_nb.delphi.scenarios.pending_steps import DECISION_NAMES
from oracle_nb.delphi.scenarios.position_builder import Stage, build
from oracle_nb.delphi.scenarios.scripted_chance import ScenarioChance
from oracle_nb.delphi.scenarios.toml_file import ScenarioFile, read
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.games.registry import repairs_of
from oracle_nb.games.scenarios import ScenarioReport
from oracle_nb.text import nearest

BEGIN: Final = "begin"
"""The step without an action: everything that happens before the first decision."""


class Report(ScenarioReport, frozen=True):
    """The result of a scenario, with the rules, events and decisions that it met."""

    applied: frozenset[str] = frozenset()
    """The ids of the rules that allowed something, cost something or made something happen."""
    refused: frozenset[str] = frozenset()
    """The ids of the rules that refused something."""
    happened: frozenset[str] = frozenset()
    """The names of the events that happened."""
    decided: frozenset[str] = frozenset()
    """The decisions that were pending."""


@cache
def known_rules() -> frozenset[str]:
    """Return every rule id that a scenario may name."""
    return frozenset(rulebook().ids)


@cache
def _rulings() -> int:
    return len(rulebook().rulings)


def run_file(path: str | Path) -> tuple[Report, ...]:
    """Run every scenario of a file.

    Raises ScenarioError, which names file, line, scenario and field, for anything that isn't in the
    format.
    """
    file = read(path)
    return tuple(run(file, number) for number in range(len(file.scenarios)))


def run_text(text: str, name: str = "scenario") -> tuple[Report, ...]:
    """Run every scenario of a text; errors use ``name`` as the name of the file."""
    file = ScenarioFile(text, name)
    return tuple(run(file, number) for number in range(len(file.scenarios)))


def run(file: ScenarioFile, number: int) -> Report:
    """Run one scenario of a file. Raises ScenarioError."""
    form = file.scenarios[number]
    try:
        runner = _Runner(form, stage(file, number))
        runner.run()
    except FieldFault as fault:
        raise file.error(number, fault) from None
    lines = tuple(f"line {file.line(number, where)}: {text}" for where, text in runner.lines)
    line = file.line(number)
    return Report(
        form.name,
        not lines,
        lines,
        file.name,
        line,
        frozenset(runner.applied),
        frozenset(runner.refused),
        frozenset(runner.happened),
        frozenset(runner.decided),
    )


def stage(file: ScenarioFile, number: int) -> Stage:
    """Return the position that a scenario starts from, with its rules. Raises ScenarioError."""
    form = file.scenarios[number]
    try:
        _check_ids(form.rules, ("rules",))
        _check_rulings(form.ruling)
        return build(form, file.boards)
    except FieldFault as fault:
        raise file.error(number, fault) from None


def _check_rulings(numbers: Iterable[int]) -> None:
    for one in numbers:
        if not 1 <= one <= _rulings():
            raise FieldFault(("ruling",), f"there is no ruling {one}")


def _check_ids(ids: Iterable[str], where: Where) -> None:
    known = dict.fromkeys(sorted(known_rules()), 0)
    for one in ids:
        look_up(one, known, "rule", where) if one in known else _unknown_rule(one, known, where)


def _unknown_rule(one: str, known: Mapping[str, int], where: Where) -> None:
    raise FieldFault(
        where, f"{one!r} is not a valid rule{nearest(one, known)}; `oracle-nb rules` lists them all"
    )


class _Runner:
    """A scenario that is being played."""

    def __init__(self, form: ScenarioForm, stage: Stage) -> None:
        self.form = form
        self.stage = stage
        self.rules = stage.rules
        self.position = stage.position
        self.lines: list[tuple[Where, str]] = []
        self.applied: set[str] = set()
        self.refused: set[str] = set()
        self.happened: set[str] = set()
        self.decided: set[str] = set()

    def run(self) -> None:
        """Play the steps up to the first with a difference."""
        single = isinstance(self.form.steps, UnsetType)
        for place, step in enumerate(self.form.all_steps()):
            where: Where = () if single else ("steps", place)
            self._check_expectation(step.expect, (*where, "expect"))
            before = len(self.lines)
            self._step(step, where)
            if len(self.lines) > before:
                return

    def _say(self, where: Where, text: str) -> None:
        self.lines.append((where, text))

    def _check_expectation(self, expect: ExpectForm, where: Where) -> None:
        for field in ("refused", "refused_by", "allowed_by", "events"):
            if (ids := getattr(expect, field)) is not UNSET:
                _check_ids(ids, (*where, field))
        events = dict.fromkeys(names.EVENT_NAMES, 0)
        for word in expect.happens if not isinstance(expect.happens, UnsetType) else ():
            look_up(word, events, "event", (*where, "happens"))
        for word in expect.absent if not isinstance(expect.absent, UnsetType) else ():
            if word not in known_rules():
                look_up(word, events, "event or rule", (*where, "absent"))
        if isinstance(expect.decision, str):
            known = dict.fromkeys((*DECISION_NAMES, "action", "over"), 0)
            look_up(expect.decision, known, "decision", (*where, "decision"))

    # --- one step ---

    def _action(self, text: str, where: Where) -> Action:
        known = self.stage.spaces.in_notation(text)
        try:
            return self.rules.notation.read(known)
        except MalformedAction as error:
            raise FieldFault(where, str(error).replace(repr(known), repr(text))) from None

    def _step(self, step: StepForm, where: Where) -> None:
        chance = ScenarioChance(step.chance, self.form.seed, (*where, "chance"))
        try:
            if step.do == BEGIN:
                self._after(step, self.rules.begin(self.position, chance), chance, where)
                return
            if self.position.pending and not isinstance(self.position.pending[0], DECISIONS):
                raise FieldFault((*where, "do"), "something happens by itself first: do `begin`")
            action = self._action(step.do, (*where, "do"))
            seat = self._seat(step.by, (*where, "by")) if isinstance(step.by, str) else None
            verdict = self.rules.check(self.position, action, seat)
            self.applied |= {*verdict.rules, *(item.rule for item in verdict.cost)}
            self.refused |= {*verdict.broken_rules}
            self._agreement(action, verdict, seat, where)
            self._repairs(step.expect, action, seat, (*where, "expect"))
            if self._judge(step, verdict, where):
                self._after(step, self.rules.apply(self.position, action, chance), chance, where)
            else:
                self._waits(step.expect, where)
        except OutcomeError as error:
            self._say((*where, "chance"), str(error))
        except MalformedAction as error:
            raise FieldFault((*where, "do"), str(error)) from None

    def _agreement(self, action: Action, verdict: Verdict, seat: int | None, where: Where) -> None:
        """Compare listing and checking, which must agree."""
        if seat is not None and seat != self.position.to_move:
            return
        if (action in self.rules.legal_actions(self.position)) != verdict.allowed:
            said = "allowed" if verdict.allowed else "refused"
            self._say(where, f"the check says {said}, the list of legal actions does not agree")

    def _repairs(self, expect: ExpectForm, action: Action, seat: int | None, where: Where) -> None:
        """Compare the repairs, in order, and what is missing without any."""
        if isinstance(expect.repairs, UnsetType) and isinstance(expect.missing, UnsetType):
            return
        found = repairs_of(self.rules, self.position, action, seat)
        if not isinstance(expect.repairs, UnsetType):
            lines = [
                tuple(self._action(part, (*where, "repairs")) for part in text.split(";"))
                for text in expect.repairs
            ]
            if lines != [line.actions for line in found.lines]:
                write = self.rules.notation.write
                sentences = ["; ".join(map(write, line.actions)) for line in found.lines]
                self._differ((*where, "repairs"), list(expect.repairs), sentences)
        if not isinstance(expect.missing, UnsetType):
            _check_ids(expect.missing, (*where, "missing"))
            self._same(
                (*where, "missing"), list(expect.missing), [one.rule for one in found.missing]
            )

    def _judge(self, step: StepForm, verdict: Verdict, where: Where) -> bool:
        """Return whether the action of the step is carried out."""
        expect = step.expect
        exactly = None if isinstance(expect.refused, UnsetType) else expect.refused
        least = None if isinstance(expect.refused_by, UnsetType) else expect.refused_by
        broken = set(verdict.broken_rules)
        if exactly is None and least is None:
            if verdict.broken:
                reasons = "; ".join(self._reason(one) for one in verdict.broken)
                self._say((*where, "do"), f"{step.do!r} is refused: {reasons}")
                return False
            self._allowed(expect, verdict, where)
            return True
        if verdict.allowed:
            self._say((*where, "do"), f"{step.do!r} should be refused and is allowed")
            return False
        if exactly is not None and broken != set(exactly):
            self._differ((*where, "expect", "refused"), sorted(exactly), sorted(broken))
        if least is not None and not broken >= set(least):
            self._differ((*where, "expect", "refused_by"), sorted(least), sorted(broken))
        sentences = [{"rule": one.rule, **self._human(one.facts)} for one in verdict.broken]
        self._facts(expect, sentences, where)
        return False

    def _allowed(self, expect: ExpectForm, verdict: Verdict, where: Where) -> None:
        if isinstance(expect.cost, int) and verdict.tokens != expect.cost:
            self._differ((*where, "expect", "cost"), expect.cost, verdict.tokens)
        if not isinstance(expect.allowed_by, UnsetType):
            rules = {*verdict.rules, *(item.rule for item in verdict.cost)}
            if missing := sorted(set(expect.allowed_by) - rules):
                self._differ((*where, "expect", "allowed_by"), missing, sorted(rules))

    def _after(
        self, step: StepForm, transition: Transition[Position], chance: ScenarioChance, where: Where
    ) -> None:
        self.position = transition.position
        self.applied |= {event.rule for event in transition.events}
        self.happened |= {event.what for event in transition.events}
        self.decided.add(decision(transition.position))
        if chance.left:
            self._say(
                (*where, "chance"), f"the step needs fewer results than given: {chance.left} left"
            )
        self._events(step.expect, transition.events, (*where, "expect"))
        sentences = [
            {"event": one.what, "rule": one.rule, **self._player(one), **self._human(one.facts)}
            for one in transition.events
        ]
        self._facts(step.expect, sentences, where)
        self._waits(step.expect, where)

    def _waits(self, expect: ExpectForm, where: Where) -> None:
        """Compare the position after the step, and the next decision."""
        position = self.position
        within = (*where, "expect")
        for field, wanted, found in Comparison(self.stage, position, within).differences(expect):
            self._differ((*within, *field.split(".")), wanted, found, field)
        if isinstance(expect.decision, str):
            self._same((*within, "decision"), expect.decision, decision(position))
        if isinstance(expect.decides, str):
            self._seat(expect.decides, (*within, "decides"))
            seat = position.to_move
            found_ship = "nobody" if seat is None else self._ship(seat)
            self._same((*within, "decides"), expect.decides, found_ship)
        legal = self.rules.legal_actions(position)
        for field, wanted_legal in (("may", True), ("may_not", False)):
            texts = getattr(expect, field)
            for text in () if texts is UNSET else texts:
                if (self._action(text, (*within, field)) in legal) != wanted_legal:
                    said = "is not legal now" if wanted_legal else "is legal now and should not be"
                    self._say((*within, field), f"{text!r} {said}")
        if isinstance(expect.result, OutcomeForm):
            self._result(expect.result, (*within, "result"))

    def _result(self, wanted: OutcomeForm, where: Where) -> None:
        result = self.rules.result(self.position)
        if result is None:
            self._say(where, "the game is not over")
            return
        self._same(
            (*where, "winners"), sorted(wanted.winners), sorted(map(self._ship, result.winners))
        )
        self._same((*where, "finished"), wanted.finished, result.finished)
        if not isinstance(wanted.places, UnsetType):
            places = {self._ship(seat): place for seat, place in enumerate(result.places)}
            self._same((*where, "places"), wanted.places, places)

    # --- events and facts ---

    def _events(self, expect: ExpectForm, events: Sequence[Event], where: Where) -> None:
        rules = [event.rule for event in events]
        whats = [event.what for event in events]
        if not isinstance(expect.events, UnsetType):
            missing = [one for one in expect.events if one not in rules]
            if missing:
                self._differ((*where, "events"), missing, list(dict.fromkeys(rules)))
        if not isinstance(expect.happens, UnsetType):
            rest = iter(whats)
            if not all(any(what == wanted for what in rest) for wanted in expect.happens):
                self._differ((*where, "happens"), list(expect.happens), whats)
        if not isinstance(expect.absent, UnsetType):
            found = [one for one in expect.absent if one in rules or one in whats]
            if found:
                self._say((*where, "absent"), f"expected without {', '.join(found)}")

    def _facts(self, expect: ExpectForm, told: Sequence[Mapping[str, Any]], where: Where) -> None:
        for wanted in () if isinstance(expect.facts, UnsetType) else expect.facts:
            if not any(all(one.get(k) == v for k, v in wanted.items()) for one in told):
                head = {k: v for k, v in wanted.items() if k in {"event", "rule"}}
                near = [one for one in told if head and all(one.get(k) == head[k] for k in head)]
                self._differ((*where, "expect", "facts"), wanted, near or list(told))

    def _human(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        return {
            key: human(key, value, self.stage.spaces, self.stage.ships)
            for key, value in facts.items()
        }

    def _player(self, event: Event) -> dict[str, str]:
        return {"player": self._ship(event.player)} if event.player >= 0 else {}

    def _reason(self, broken: Violation) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self._human(broken.facts).items())
        return f"{broken.rule} ({facts})" if facts else broken.rule

    # --- helpers ---

    def _seat(self, ship: str, where: Where) -> int:
        known = {self._ship(seat): seat for seat in range(len(self.stage.ships))}
        return look_up(ship, known, "player", where)

    def _ship(self, seat: int) -> str:
        return str(Color(self.stage.ships[seat]))

    def _same(self, where: Where, wanted: object, found: object) -> None:
        if wanted != found:
            self._differ(where, wanted, found)

    def _differ(self, where: Where, wanted: object, found: object, field: str = "") -> None:
        name = field or str(where[-1])
        self._say(where, f"{name}: expected {wanted}, found {found}")


def decision(position: Position) -> str:
    """Return the tag of the pending decision; "action" for a free choice, "over" after the end."""
    if position.phase == Phase.OVER:
        return "over"
    if not position.pending:
        return "action"
    return tag(position.pending[0])
