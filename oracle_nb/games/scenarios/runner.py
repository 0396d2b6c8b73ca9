"""Playing scenarios: do the steps and report where the results differ from the expectation.

A game subclasses ScenarioPlay with its names: of players, events, decisions, and of everything in a
position. It reads an expectation by these fields: ``refused``, ``refused_by``, ``repairs``,
``missing``, ``allowed_by``, ``cost``, ``events``, ``happens``, ``absent``, ``facts``, ``decision``,
``decides``, ``may``, ``may_not`` and ``result``; the others are compared by the game.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic

from oracle_nb.core.arguments import nearest
from oracle_nb.core.chance import OutcomeError
from oracle_nb.core.events import Event
from oracle_nb.core.generics import A, P
from oracle_nb.core.history import Transition
from oracle_nb.core.verdicts import MalformedAction, Verdict, Violation
from oracle_nb.games.registry import repairs_of
from oracle_nb.games.rules import R
from oracle_nb.games.scenarios import ScenarioReport
from oracle_nb.games.scenarios.fields import FieldFault, Where, is_set, look_up
from oracle_nb.games.scenarios.planned_chance import PlannedChance
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.text.rulebook import Rulebook

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


def played(file: TomlFile[Any], number: int, start: Callable[[], "ScenarioPlay"]) -> Report:
    """Run one scenario of a file, which ``start`` prepares. Raises ScenarioError."""
    try:
        runner = start()
        runner.run()
    except FieldFault as fault:
        raise file.error(number, fault) from None
    lines = tuple(f"line {file.line(number, where)}: {text}" for where, text in runner.lines)
    return Report(
        file.scenarios[number].name,
        not lines,
        lines,
        file.name,
        file.line(number),
        frozenset(runner.applied),
        frozenset(runner.refused),
        frozenset(runner.happened),
        frozenset(runner.decided),
    )


def check_citations(book: Rulebook, form: Any) -> None:
    """Raise FieldFault if a scenario names a rule or a ruling that doesn't exist."""
    _check_ids(book, form.rules, ("rules",))
    for number in form.ruling:
        if not 1 <= number <= len(book.rulings):
            raise FieldFault(("ruling",), f"there is no ruling {number}")


def _check_ids(book: Rulebook, ids: Iterable[str], where: Where) -> None:
    for rule in ids:
        if rule not in book.ids:
            known = nearest(rule, sorted(book.ids))
            raise FieldFault(
                where, f"{rule!r} is not a valid rule{known}; `oracle-nb rules` lists them all"
            )


def event_names(book: Rulebook) -> tuple[str, ...]:
    """Return the kinds of events of a game: those for which its rulebook has a sentence."""
    prefix = "event-"
    messages = book.wording.messages
    return tuple(name.removeprefix(prefix) for name in messages if name.startswith(prefix))


class ScenarioPlay(Generic[R, P, A]):
    """A scenario that is being played.

    Attributes
    ----------
    book : Rulebook
        The rules that can be named.
    decision_names : collection of str
        What can be pending, beside "action" and "over".
    """

    book: ClassVar[Rulebook]
    decision_names: ClassVar[Iterable[str]]

    def __init__(self, form: Any, rules: R, position: P) -> None:
        self.form = form
        self.rules = rules
        self.position = position
        self.lines: list[tuple[Where, str]] = []
        self.applied: set[str] = set()
        self.refused: set[str] = set()
        self.happened: set[str] = set()
        self.decided: set[str] = set()

    # --- the part of each game ---

    def chance(self, step: Any, where: Where) -> PlannedChance:
        """Return chance with the results of a step. Raises FieldFault."""
        raise NotImplementedError

    def decision(self, position: P) -> str:
        """Return the name of the next decision, "action" for a free choice, "over" at the end."""
        raise NotImplementedError

    def player_name(self, seat: int) -> str:
        """Return the name of a player."""
        raise NotImplementedError

    def readable(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts with names instead of numbers."""
        raise NotImplementedError

    def differences(self, expect: Any, where: Where) -> Iterator[tuple[str, object, object]]:
        """Yield each field of the position that differs: its name, what is expected, and found."""
        raise NotImplementedError

    def in_notation(self, text: str) -> str:
        """Return the text of an action as the game's notation has it."""
        return text

    def is_automatic(self, position: P) -> bool:
        """Whether something happens before anybody can decide."""
        return False

    # --- playing ---

    def run(self) -> None:
        """Play the steps up to the first with a difference."""
        single = not is_set(self.form.steps)
        for place, step in enumerate(self.form.all_steps()):
            where: Where = () if single else ("steps", place)
            self._check_expectation(step.expect, (*where, "expect"))
            before = len(self.lines)
            self._step(step, where)
            if len(self.lines) > before:
                return

    def _say(self, where: Where, text: str) -> None:
        self.lines.append((where, text))

    def _check_expectation(self, expect: Any, where: Where) -> None:
        for field in ("refused", "refused_by", "allowed_by", "events"):
            _check_ids(self.book, _given(getattr(expect, field)), (*where, field))
        # Reading the sentences takes a while, which those who only import scenarios don't wait for.
        events = dict.fromkeys(event_names(self.book), 0)
        for word in _given(expect.happens):
            look_up(word, events, "event", (*where, "happens"))
        for word in _given(expect.absent):
            if word not in self.book.ids:
                look_up(word, events, "event or rule", (*where, "absent"))
        if isinstance(expect.decision, str):
            known = dict.fromkeys((*self.decision_names, "action", "over"), 0)
            look_up(expect.decision, known, "decision", (*where, "decision"))

    # --- one step ---

    def _action(self, text: str, where: Where) -> Any:
        known = self.in_notation(text)
        try:
            return self.rules.notation.read(known)
        except MalformedAction as error:
            raise FieldFault(where, str(error).replace(repr(known), repr(text))) from None

    def _step(self, step: Any, where: Where) -> None:
        chance = self.chance(step, (*where, "chance"))
        try:
            if step.do == BEGIN:
                self._after(step, self.rules.begin(self.position, chance), chance, where)
                return
            if self.is_automatic(self.position):
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

    def _agreement(self, action: A, verdict: Verdict, seat: int | None, where: Where) -> None:
        """Compare listing and checking, which must agree."""
        if seat is not None and seat != self.rules.to_move(self.position):
            return
        if (action in self.rules.legal_actions(self.position)) != verdict.allowed:
            said = "allowed" if verdict.allowed else "refused"
            self._say(where, f"the check says {said}, the list of legal actions does not agree")

    def _repairs(self, expect: Any, action: A, seat: int | None, where: Where) -> None:
        """Compare the repairs, in order, and what is missing without any."""
        if not is_set(expect.repairs) and not is_set(expect.missing):
            return
        repairs = repairs_of(self.rules, self.position, action, seat)
        if is_set(expect.repairs):
            lines = [
                tuple(self._action(part, (*where, "repairs")) for part in text.split(";"))
                for text in expect.repairs
            ]
            if lines != [line.actions for line in repairs.lines]:
                write = self.rules.notation.write
                sentences = ["; ".join(map(write, line.actions)) for line in repairs.lines]
                self._differ((*where, "repairs"), list(expect.repairs), sentences)
        if is_set(expect.missing):
            _check_ids(self.book, expect.missing, (*where, "missing"))
            self._same(
                (*where, "missing"),
                list(expect.missing),
                [violation.rule for violation in repairs.missing],
            )

    def _judge(self, step: Any, verdict: Verdict, where: Where) -> bool:
        """Return whether the action of the step is carried out."""
        expect = step.expect
        exactly = expect.refused if is_set(expect.refused) else None
        least = expect.refused_by if is_set(expect.refused_by) else None
        broken = set(verdict.broken_rules)
        if exactly is None and least is None:
            if verdict.broken:
                reasons = "; ".join(self._reason(violation) for violation in verdict.broken)
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
        sentences = [
            {"rule": violation.rule, **self.readable(violation.facts)}
            for violation in verdict.broken
        ]
        self._facts(expect, sentences, where)
        return False

    def _allowed(self, expect: Any, verdict: Verdict, where: Where) -> None:
        if isinstance(expect.cost, int) and verdict.tokens != expect.cost:
            self._differ((*where, "expect", "cost"), expect.cost, verdict.tokens)
        if is_set(expect.allowed_by):
            rules = {*verdict.rules, *(item.rule for item in verdict.cost)}
            if missing := sorted(set(expect.allowed_by) - rules):
                self._differ((*where, "expect", "allowed_by"), missing, sorted(rules))

    def _after(
        self, step: Any, transition: Transition, chance: PlannedChance, where: Where
    ) -> None:
        self.position = transition.position
        self.applied |= {event.rule for event in transition.events}
        self.happened |= {event.what for event in transition.events}
        self.decided.add(self.decision(transition.position))
        if chance.left:
            self._say(
                (*where, "chance"), f"the step needs fewer results than given: {chance.left} left"
            )
        self._events(step.expect, transition.events, (*where, "expect"))
        sentences = [
            {
                "event": event.what,
                "rule": event.rule,
                **self._player(event),
                **self.readable(event.facts),
            }
            for event in transition.events
        ]
        self._facts(step.expect, sentences, where)
        self._waits(step.expect, where)

    def _waits(self, expect: Any, where: Where) -> None:
        """Compare the position after the step, and the next decision."""
        position = self.position
        within = (*where, "expect")
        for field, wanted, actual in self.differences(expect, within):
            self._differ((*within, *field.split(".")), wanted, actual, field)
        if isinstance(expect.decision, str):
            self._same((*within, "decision"), expect.decision, self.decision(position))
        if isinstance(expect.decides, str):
            self._seat(expect.decides, (*within, "decides"))
            seat = self.rules.to_move(position)
            found_player = "nobody" if seat is None else self.player_name(seat)
            self._same((*within, "decides"), expect.decides, found_player)
        legal = self.rules.legal_actions(position)
        for field, wanted_legal in (("may", True), ("may_not", False)):
            texts = getattr(expect, field)
            for text in _given(texts):
                if (self._action(text, (*within, field)) in legal) != wanted_legal:
                    said = "is not legal now" if wanted_legal else "is legal now and should not be"
                    self._say((*within, field), f"{text!r} {said}")
        if is_set(expect.result):
            self._result(expect.result, (*within, "result"))

    def _result(self, wanted: Any, where: Where) -> None:
        result = self.rules.result(self.position)
        if result is None:
            self._say(where, "the game is not over")
            return
        self._same(
            (*where, "winners"),
            sorted(wanted.winners),
            sorted(map(self.player_name, result.winners)),
        )
        self._same((*where, "finished"), wanted.finished, result.finished)
        if is_set(wanted.places):
            places = {self.player_name(seat): place for seat, place in enumerate(result.places)}
            self._same((*where, "places"), wanted.places, places)

    # --- events and facts ---

    def _events(self, expect: Any, events: Sequence[Event], where: Where) -> None:
        rules = [event.rule for event in events]
        whats = [event.what for event in events]
        if is_set(expect.events):
            missing = [what for what in expect.events if what not in rules]
            if missing:
                self._differ((*where, "events"), missing, list(dict.fromkeys(rules)))
        if is_set(expect.happens):
            rest = iter(whats)
            if not all(any(what == wanted for what in rest) for wanted in expect.happens):
                self._differ((*where, "happens"), list(expect.happens), whats)
        if is_set(expect.absent):
            present = [what for what in expect.absent if what in rules or what in whats]
            if present:
                self._say((*where, "absent"), f"expected without {', '.join(present)}")

    def _facts(self, expect: Any, facts: Sequence[Mapping[str, Any]], where: Where) -> None:
        for wanted in _given(expect.facts):
            if not any(all(fact.get(k) == v for k, v in wanted.items()) for fact in facts):
                head = {k: v for k, v in wanted.items() if k in {"event", "rule"}}
                near = [
                    fact for fact in facts if head and all(fact.get(k) == head[k] for k in head)
                ]
                self._differ((*where, "expect", "facts"), wanted, near or list(facts))

    def _player(self, event: Event) -> dict[str, str]:
        return {"player": self.player_name(event.player)} if event.player >= 0 else {}

    def _reason(self, broken: Violation) -> str:
        facts = ", ".join(f"{key} {value}" for key, value in self.readable(broken.facts).items())
        return f"{broken.rule} ({facts})" if facts else broken.rule

    # --- helpers ---

    def _seat(self, name: str, where: Where) -> int:
        known = {self.player_name(seat): seat for seat in range(self.rules.players)}
        return look_up(name, known, "player", where)

    def _same(self, where: Where, wanted: object, actual: object) -> None:
        if wanted != actual:
            self._differ(where, wanted, actual)

    def _differ(self, where: Where, wanted: object, actual: object, field: str = "") -> None:
        name = field or str(where[-1])
        self._say(where, f"{name}: expected {wanted}, found {actual}")


def _given(values: Any) -> Iterable[Any]:
    """Return the values of a field, none if it wasn't given."""
    return values if is_set(values) else ()
