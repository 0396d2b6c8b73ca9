"""Answers as a whole: with everything granted that is missing the action is legal, never with less.

Nothing is repeated, and there are no two prices.
"""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec.structs import replace

from oracle_nb.core.verdicts import MalformedAction
from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import TOP_ROW, Equipment
from tests.statements.cases import Case, together
from tests.statements.missing import fetchable, own_covered
from tests.statements.model import COLORS, FAMILY_OF, SOURCED, Model, model_of
from tests.statements.refusals import god_asked
from tests.statements.statement import Statement
from tests.statements.stating import asked

ALL: Final = tuple(range(6))
MEANS: Final = frozenset({Verb.MOVE, Verb.EXPLORE, Verb.BUILD, Verb.ARTEMIS, Verb.POSEIDON})
"""Actions whose color is only a payment."""
PAYING: Final = frozenset({"move.end-color", "explore.color", "action.color-match"})


class Draft(NamedTuple):
    """A position and an action, changed by what is granted, and the colors that would do."""

    case: Case
    position: Position
    action: Action
    colors: tuple[int, ...]

    @property
    def here(self) -> Model:
        return model_of(self.case, self.position, self.case.seat)

    def put(self, **fields: object) -> "Draft":
        return self._replace(position=replace(self.position, **fields))

    def mine(self, **fields: object) -> "Draft":
        players = list(self.position.players)
        players[self.case.seat] = replace(players[self.case.seat], **fields)
        return self.put(players=tuple(players))

    def at(self, place: int, verb: int) -> "Draft":
        """Return the ship on the nearest space from which something can be done at a place."""
        here = self.here
        if here.reaches(place, verb):
            return self
        ways = {space: here.ways.get(space, 1 << 20) for space in here.docks(place, verb)}
        return self.mine(ship=min(ways, key=lambda space: (ways[space], space)))

    def is_legal(self) -> bool:
        """Return whether the action is legal, with any die, card or extra action at hand."""
        here, action = self.here, self.action
        sources = here.sources if action.verb in SOURCED else [-1]
        colors = self.colors if action.color >= 0 else (-1,)
        return any(
            allowed(self.case, self.position, replace(action, source=source, color=color))
            for source in sources
            for color in colors
        )


def allowed(case: Case, position: Position, action: Action) -> bool:
    try:
        return case.rules.check(position, action).allowed
    except MalformedAction:
        return False


Grant = Callable[[Draft, Statement, int], Draft]
"""Grants what a statement says is missing, all but so much of it."""


def _place(draft: Draft, said: Statement) -> int:
    return draft.case.codes[str(said["place"])]


def _colors(draft: Draft, said: Statement) -> tuple[int, ...]:
    if "color" in said.facts:
        return (COLORS.index(str(said["color"])),)
    return draft.colors if draft.action.verb not in MEANS else ALL


def _ship(draft: Draft, said: Statement, less: int) -> Draft:
    if not less:
        return draft.at(_place(draft, said), draft.action.verb)
    here = draft.here
    steps = said["way"]
    far = steps.number("steps") - less if isinstance(steps, Statement) else -1
    nearer = [space for space, way in here.ways.items() if way == far]
    return draft.mine(ship=nearer[len(nearer) // 2]) if nearer else draft


def _elsewhere(draft: Draft, said: Statement, less: int) -> Draft:
    place = _place(draft, said)
    near = draft.at(place, draft.action.verb)._replace(action=replace(draft.action, target=place))
    colors = ALL if "verb" in said.facts else _colors(draft, said)
    return near._replace(colors=colors)


def _anywhere(draft: Draft, said: Statement, less: int) -> Draft:
    here = draft.here
    if draft.action.verb == Verb.ARTEMIS:
        target, colors = here.covered[0], draft.colors
    else:
        color = fetchable(here)[0]
        target, colors = here.board.cities[color], (color,)
    return draft._replace(action=replace(draft.action, target=target), colors=colors)


def _own_tile(draft: Draft, said: Statement, less: int) -> Draft:
    """Return a tile that takes my shrine, open on one of the islands where it may be."""
    here = draft.here
    own = own_covered(here)
    if not own:
        return draft
    turned = [_turned(draft, place, own[0]) for place in here.covered]
    return next((candidate for candidate in turned if candidate.is_legal()), turned[0])


def _turned(draft: Draft, place: int, tile: int) -> Draft:
    slot = draft.here.slot(place)
    tiles = (*draft.position.tiles[:slot], tile, *draft.position.tiles[slot + 1 :])
    up, bare = draft.position.face_up | 1 << slot, draft.position.shrines & ~(1 << slot)
    turned = draft.put(tiles=tiles, face_up=up, shrines=bare).at(place, Verb.BUILD)
    return turned._replace(colors=ALL, action=replace(draft.action, target=place))


def _cargo(draft: Draft, said: Statement, less: int) -> Draft:
    """Put the piece aboard if there is room for it."""
    here, color = draft.here, COLORS.index(str(said["color"]))
    if here.room <= 0:
        return draft._replace(colors=(color,))
    if FAMILY_OF[Verb(draft.action.verb)] == Family.OFFERING:
        loaded = draft.mine(offerings=tuple(sorted((*here.me.offerings, color))))
    else:
        loaded = draft.mine(statues=tuple(sorted((*here.me.statues, color))))
    return loaded._replace(colors=(color,))


def _room(draft: Draft, said: Statement, less: int) -> Draft:
    """Something aboard is delivered; its task is done."""
    here, me = draft.here, draft.here.me
    color = COLORS.index(str(said["color"]))
    family = Family.STATUE if said["family"] == "statue" else Family.OFFERING
    aboard = list(here.aboard(family))
    aboard.remove(color)
    values = here.tasks(family)
    number = 8 * family + (color if color in values else 6)
    tasks = list(me.tasks)
    tasks.remove(number)
    done = tuple(sorted((*me.done, 8 * family + color)))
    name = "statues" if family == Family.STATUE else "offerings"
    return draft.mine(tasks=tuple(tasks), done=done, **{name: tuple(aboard)})


def _die(draft: Draft, said: Statement, less: int) -> Draft:
    """Return a die of any color."""
    for color in draft.colors if draft.action.color >= 0 else ALL:
        given = draft.mine(dice=(color,))
        if given.is_legal():
            return given
    # Which color does it may depend on an island that is found only then.
    free = draft.action.verb in MEANS and draft.action.color >= 0
    return draft.mine(dice=ALL if free else (max(draft.action.color, 0),))


def _tokens(draft: Draft, said: Statement, less: int) -> Draft:
    return draft.mine(favor=said.number("needed") - less)


def _steps(draft: Draft, said: Statement, less: int) -> Draft:
    god = god_asked(draft.case)
    here = draft.here
    row = here.me.gods[god]
    for _ in range(said.number("steps") - less):
        row = min(TOP_ROW, row + 1 if row else here.first_row)
    rows = here.me.gods
    return draft.mine(gods=(*rows[:god], row, *rows[god + 1 :]))


def _tasks(draft: Draft, said: Statement, less: int) -> Draft:
    return draft.mine(tasks=draft.here.me.tasks[:less])


def _card(draft: Draft, said: Statement, less: int) -> Draft:
    color = str(said["color"]).upper()
    cards = [int(equipment) for equipment in Equipment if equipment.name == f"BONUS_{color}"]
    return draft.mine(equipment=(*draft.here.me.equipment, *cards))


def _effect(draft: Draft, said: Statement, less: int) -> Draft:
    """Return a card in the pile, or a tile that is not known."""
    if draft.action.verb == Verb.LOOK:
        return draft.mine(seen=0)
    return draft.put(deck=(1,) * 6)


GRANTS: Final[dict[str, tuple[Grant, int]]] = {
    # Free space comes before loading, a place before the payment.
    "missing-cargo-capacity-place": (_room, 0),
    "missing-offering-make-aboard": (_elsewhere, 0),
    "missing-statue-raise-aboard": (_elsewhere, 0),
    "missing-offering-make-place": (_cargo, 0),
    "missing-statue-raise-place": (_cargo, 0),
    "missing-fight-color-place": (_elsewhere, 0),
    "missing-offering-load-place": (_elsewhere, 0),
    "missing-statue-site-once-place": (_elsewhere, 0),
    "missing-shrine-build-place": (_elsewhere, 0),
    "missing-explore-picture-rule-place": (_elsewhere, 0),
    "missing-play-no-target-place": (_elsewhere, 0),
    "missing-play-no-target-number": (_anywhere, 0),
    "missing-play-no-target-colors": (_anywhere, 0),
    "missing-action-adjacent-place": (_ship, 1),
    "missing-move-to-zeus": (_tasks, 1),
    "missing-god-use": (_steps, 1),
    "missing-equipment-die-bonus": (_card, 0),
    "missing-move-range": (_tokens, 1),
    "missing-means-needed": (_tokens, 1),
    "missing-means-beyond": (_tokens, 1),
    "missing-action-effect": (_effect, 0),
    "missing-means": (_die, 0),
    "missing-means-gods": (_die, 0),
    # Which island the tile may lie on depends on what can be paid.
    "missing-shrine-build-number": (_own_tile, 0),
    "missing-explore-picture-rule": (_own_tile, 0),
}
"""How what is missing is granted, and how much less of it is tried."""
LATER: Final = frozenset({Verb.DRAW, Verb.TRADE, Verb.APOLLON, Verb.LOOK})
"""Actions without an effect now that may have one when cards come back or a tile is covered."""
ORDER: Final = list(GRANTS)
PRICES: Final = ("missing-move-range", "missing-means-needed", "missing-means-beyond")


def start(case: Case) -> Draft:
    """Return the position and the action as they are, with the colors that would do."""
    action = asked(case)
    if action.verb == Verb.LOOK and not case.position.pending:
        action = replace(action, target=-1)  # tiles are named later
    broken = case.rules.check(case.position, action).broken_rules
    # Without a named die or card, no color that the place refuses is mentioned.
    placed = {Verb.LOAD_STATUE, Verb.MAKE_OFFERING, Verb.RAISE_STATUE}
    unnamed = action.source < 0 and action.verb in placed
    free = unnamed or action.verb in MEANS or not PAYING.isdisjoint(broken)
    return Draft(case, case.position, action, ALL if free else (action.color,))


def granting(draft: Draft, said: list[Statement], short: Statement | None, less: int) -> Draft:
    """Everything granted, of one statement only so much less."""
    for text in said:
        if text is short and not less:
            continue
        draft = GRANTS[text.message][0](draft, text, less if text is short else 0)
    return draft


def is_grantable(case: Case, said: Statement) -> bool:
    """Return whether what is missing may come to be."""
    if said.message == "missing-action-effect":
        return asked(case).verb in LATER
    return said.message in GRANTS


@together
def granted(
    case: Case, reasons: tuple[Statement, ...], answer: tuple[Statement, ...]
) -> Iterator[str]:
    """With all that is missing the action is legal; without one of it, or with less, it is not."""
    said = [part for part in answer if not part.message.startswith("repair-")]
    grantable = [text for text in said if is_grantable(case, text)]
    if not grantable:
        return
    if len(grantable) < len(said):
        others = [text.message for text in said if text not in grantable]
        yield f"{others} can't be granted, and yet more is said to be missing"
        return
    grantable.sort(key=lambda missing: ORDER.index(missing.message))
    begun = start(case)
    full = granting(begun, grantable, None, 0)
    if not full.is_legal():
        rules = case.rules.check(full.position, full.action).broken_rules
        yield f"with all that it is still refused: {', '.join(rules)}"
        return
    for missing in grantable:
        if granting(begun, grantable, missing, 0).is_legal():
            yield f"{missing.message} is not needed"
        less = GRANTS[missing.message][1]
        if less and granting(begun, grantable, missing, less).is_legal():
            yield f"less of {missing.message} would do"


@together
def consistent(
    case: Case, reasons: tuple[Statement, ...], answer: tuple[Statement, ...]
) -> Iterator[str]:
    """Nothing is said twice, nothing of two prices, and something is proposed or missing."""
    for given in (reasons, answer):
        for number, missing in enumerate(given):
            if missing in given[:number]:
                yield f"{missing.message} is said twice"
    if len([part for part in answer if part.message in PRICES]) > 1:
        yield "two prices are named"
    repairs = [part for part in answer if part.message.startswith("repair-")]
    if not answer or 0 < len(repairs) < len(answer):
        yield "neither or both is said: what works, and what is missing"
