"""Checks of effects: they name what an action changes whatever chance decides, and nothing else.

The effects, the source named in the title and the costs are entered into a position as events are.
What they make of it must be what all outcomes of the action have in common.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import CARD, EXTRA, Verb
from oracle_nb.delphi.model.position import AdvanceGod, FightOn, GodReturns, Position, tag
from oracle_nb.delphi.pieces import ShipTile
from tests.statements.cases import Case, ExplanationTexts, states, whole
from tests.statements.outcomes import Outcome, Outcomes, outcomes
from tests.statements.reading import reader
from tests.statements.rebuild import COLORS, GODS, Rebuilt, at
from tests.statements.statement import Statement

EFFECTS: Final = ("event-", "next-", "equipment-", "companion-", "ship-")
"""How the ids of effects begin."""
TURN: Final = ("phase", "turn", "round", "pending", "draws", "players", "tiles")
"""Fields that effects need not tell: the course of the turn, and what is told otherwise."""
RANDOM: Final = ("deck", "injury_deck", "display", "equipment", "discard", "injury_discard")
"""Piles, whose changes come with those that are told."""
TURNED_UP: Final = (Verb.EXPLORE, Verb.ARTEMIS, Verb.UNCOVER)
"""Actions whose title says that a tile is turned up."""
INDIFFERENT: Final = {"card", "equipment"}
"""Questions to chance that don't change the effect of an action."""


def leaves(position: Position) -> dict[str, object]:
    """Everything of a position that effects tell of, piece by piece."""
    values: dict[str, object] = {}
    for field in position.__struct_fields__:
        if field not in (*TURN, *RANDOM):
            values[field] = getattr(position, field)
    values["spent"] = sorted(position.spent)
    for slot, tile in enumerate(position.tiles):
        if position.face_up >> slot & 1:
            values[f"tile {slot}"] = tile
    for seat, player in enumerate(position.players):
        for field in player.__struct_fields__:
            value = getattr(player, field)
            if field == "gods":
                values |= {f"god {god} of {seat}": row for god, row in enumerate(value)}
            elif field in ("cards", "injuries"):
                values[f"{field} of {seat}"] = sum(value)
            else:
                values[f"{field} of {seat}"] = value
    return values


def common(samples: list[Outcome]) -> dict[str, object]:
    """Return what all outcomes have in common."""
    first, *others = (leaves(outcome.after) for outcome in samples)
    return {
        key: value
        for key, value in first.items()
        if all(key in other and other[key] == value for other in others)
    }


def prepaid(case: Case, costs: tuple[Statement, ...]) -> Position:
    """Return the position as the player knows it, with the source laid aside and the price paid."""
    action, known = case.action, outcomes(case).known
    assert action is not None
    players, seat = known.players, case.seat
    me = players[seat]
    paid = sum(cost.number("tokens") for cost in costs)
    me = replace(me, favor=me.favor - paid)
    source = action.source
    changes: dict[str, object] = {}
    if source == EXTRA:
        changes["extra"] = True
    elif source >= CARD:
        cards = list(me.cards)
        cards[source - CARD] -= 1
        me = replace(me, cards=tuple(cards))
        changes["played"] = source - CARD
    elif source >= 0:
        dice = list(me.dice)
        dice.remove(source)
        me = replace(me, dice=tuple(dice))
        changes["spent"] = (*known.spent, source)
    return replace(known, players=(*players[:seat], me, *players[seat + 1 :]), **changes)


class Forecast:
    """The effects said of an action, in one language, entered one after the other.

    ``states`` is what they make of the position, by their place among the effects; ``won`` the
    same for what is said of a victory, ``winning`` the places of these sentences, ``next`` those of
    what comes next.
    """

    def __init__(self, case: Case, costs: tuple[str, ...], language: str) -> None:
        read = [reader(language).read(text, ("cost-",)) for text in costs]
        self.case = case
        start = prepaid(case, tuple(entry[0] for entry in read if entry))
        self.states = {-1: Rebuilt(case, start, forecast=True)}
        self.won: dict[int, Rebuilt] = {}
        self.winning: set[int] = set()
        self.next: set[int] = set()

    def enter(self, place: int, said: Statement) -> Iterator[str]:
        """Faults in the event stated at a place."""
        if place in self.winning:
            states, state = self.won, self._victory(place)
        else:
            states, state = self.states, _last(self.states, place).copy()
        state.enter(said)
        if not state.faults:
            states[place] = state
        yield from state.faults

    def finish(self) -> Iterator[str]:
        """Events that are missing or differ from the statement."""
        possible = outcomes(self.case)
        yield from _compared(_last(self.states), possible.all, possible)
        if possible.won:
            yield from _compared(self._victory(), possible.won, possible)
        if set(possible.asked) <= INDIFFERENT and not self.next:
            steps = {
                tag(outcome.after.pending[0]) if outcome.after.pending else ""
                for outcome in possible.all
            }
            if steps != {""}:
                yield f"nothing is said of the decision that follows: {sorted(steps)}"

    def _victory(self, before: int = 1 << 10) -> Rebuilt:
        """Return the state before a place of a victory: winning means that the monster is gone."""
        if self.won:
            return _last(self.won, before).copy()
        state, action = _last(self.states, before).copy(), self.case.action
        assert action is not None
        step = next(iter(state.position.pending), None)
        space, color = action.target, action.color
        if isinstance(step, FightOn):
            space, color = step.space, step.color
        monsters, slot = state.position.monsters, state.board.monsters.index(space)
        state.put(monsters=at(monsters, slot, monsters[slot] & ~(1 << color)))
        return state


def _last(states: dict[int, Rebuilt], before: int = 1 << 10) -> Rebuilt:
    """Return the state made by the last sentence before a place."""
    return states[max((place for place in states if place < before), default=min(states))]


def _forecast(case: Case) -> tuple[Forecast, int]:
    """Return the forecast that a sentence belongs to, and its place there."""
    forecast, place = case.facts["forecast"], case.facts["place"]
    assert isinstance(forecast, Forecast)
    assert isinstance(place, int)
    return forecast, place


def foretold(case: Case, said: Statement) -> Iterator[str]:
    """Faults in a predicted event."""
    forecast, place = _forecast(case)
    yield from forecast.enter(place, said)


def _compared(state: Rebuilt, among: list[Outcome], possible: Outcomes) -> Iterator[str]:
    before, said, actual = leaves(possible.known), leaves(state.position), common(among)
    action = state.action
    if action is not None and action.verb in TURNED_UP:
        slot = state.board.islands.index(action.target)
        said["face_up"] = state.position.face_up | 1 << slot
    seat = state.reader
    moved = any(outcome.after.turn != possible.known.turn for outcome in among)
    cards = f"cards of {seat}"
    said[cards] = int(str(said[cards])) + state.unknown_cards
    hurts, forced = possible.asks("injury"), action is not None and action.verb in TURNED_UP
    forced = forced and possible.asks("tile")
    for key in sorted({*before, *said, *actual}):
        stated = said.get(key)
        if hurts and key.startswith("injuries"):
            continue  # told as chances
        if moved and key.startswith(("owed", "spent", "extra", "apollon", "played")):
            continue  # what goes with every turn
        of_others = " of " in key and not key.endswith(f" of {seat}")
        if moved and of_others and stated == before.get(key):
            continue  # what comes of their turn
        if key in actual:
            # The effect of a tile is stated as chance, even if all unseen tiles agree.
            if stated != actual[key] and not (forced and stated == before.get(key)):
                yield f"{key} becomes {actual[key]}, and the sentences make it {stated}"
        elif stated != before.get(key):
            yield from _possible(
                key, stated, before.get(key), [leaves(outcome.after) for outcome in among]
            )


def _possible(
    key: str, stated: object, before: object, among: list[dict[str, object]]
) -> Iterator[str]:
    """A change that continues by chance happens in at least one outcome."""
    values = [outcome.get(key) for outcome in among]
    if isinstance(stated, int) and all(isinstance(value, int) for value in values):
        numbers = [value for value in values if isinstance(value, int)]
        if not min(numbers) <= stated <= max(numbers):
            yield f"{key} becomes {min(numbers)} to {max(numbers)}, not {stated}"
    elif stated not in values and not key.startswith(("dice", "seen")):
        yield f"{key} never becomes {stated}, which was {before}"


# --- what comes next -----------------------------------------------------------------------------


def _seat(case: Case, said: Statement) -> int:
    if said.message.endswith(".you"):
        return case.seat
    return case.rules.setting.ships.index(COLORS[str(said["player"])])


def _leads(case: Case) -> list[Outcome]:
    """Return where what is said to come next must come: after a victory, or in any outcome."""
    forecast, place = _forecast(case)
    forecast.next.add(place)
    possible = outcomes(case)
    return possible.won if place in forecast.winning else possible.all


@states("next-decision")
def next_decision(case: Case, said: Statement) -> Iterator[str]:
    """The decision comes next in every outcome."""
    for lead in _leads(case):
        step = lead.after.pending[0] if lead.after.pending else None
        if step is None or tag(step) != said["decision"] or step.player != _seat(case, said):
            yield f"what comes next is {step}"
            return


@states("next-steps")
def next_steps(case: Case, said: Statement) -> Iterator[str]:
    """In every outcome, this number of god steps comes next."""
    seat = _seat(case, said)
    for lead in _leads(case):
        count = 0
        for step in lead.after.pending:
            if not isinstance(step, AdvanceGod) or step.player != seat:
                break
            count += 1
        if count != said["steps"]:
            yield f"{count} steps come next"
            return


@states("next-consult")
def next_consult(case: Case, said: Statement) -> Iterator[str]:
    """The player rolls three dice."""
    for outcome in outcomes(case).all:
        if [what for what, _ in outcome.asked].count("die") != 3:
            yield "no three dice are rolled"
            return


@states("next-return")
def next_return(case: Case, said: Statement) -> Iterator[str]:
    """The god goes back when everything is done that the action still brings."""
    god, players = GODS[str(said["god"])], case.position.players
    row = 5 - len(players) if players[case.seat].tile == ShipTile.GODS else 0
    if said["row"] != row:
        yield f"the row is {row}"
    for outcome in outcomes(case).all:
        waits = any(
            isinstance(step, GodReturns) and step.god == god for step in outcome.after.pending
        )
        if not waits and outcome.after.players[case.seat].gods[god] != row:
            yield "the god doesn't go back"
            return


@states("next-won")
def next_won(case: Case, said: Statement) -> Iterator[str]:
    """The consequences of a victory; details are checked as if the die had rolled a 9."""
    forecast, place = _forecast(case)
    forecast.winning.add(place)
    if not outcomes(case).won:
        yield "no battle die is rolled"


@whole
def explained_in_full(case: Case, explanation: ExplanationTexts, language: str) -> Iterator[str]:
    """Whatever an action changes in any case is said."""
    if explanation.allowed and "forecast" in case.facts:
        yield from _forecast(case)[0].finish()


@whole
def stated_once(case: Case, explanation: ExplanationTexts, language: str) -> Iterator[str]:
    """An answer says nothing twice but events, which may happen twice."""
    texts = [*explanation.chance, *(line.text for line in (*explanation.cost, *explanation.why))]
    texts += [refusal.text for refusal in explanation.refusals]
    for text, number in Counter(texts).items():
        if number > 1:
            yield f"said {number} times: {text!r}"
