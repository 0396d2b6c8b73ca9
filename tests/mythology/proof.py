"""The proof of causes: the engine and the reference name the same rules, and each of them matters.

For random and odd positions and actions, the engine must refuse exactly by the rules that the
reference names. Then the smallest change that takes one cause away must remove that rule from the
list and nothing else, and with all causes taken away the action must be legal.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from oracle_nb.core.verdicts import PositionError
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Part, Position, Setting
from oracle_nb.mythology.rules.consistency import faults
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.mythology.text import MythologyTexts
from oracle_nb.mythology.text.rule_texts import rulebook
from tests.mythology.edits import EDITS, Case
from tests.mythology.reference import Atlas, decider, refusals
from tests.mythology.refusal_patterns import rules_said

ALONE: Final = frozenset(
    {
        *("play.over", "play.not-your-turn", "play.decision-pending", "play.no-target"),
        *("basic.own-turn", "basic.prize-fixed"),
    }
)
"""Refusals that hide others, which come to light once they are gone."""
FITTING: Final = {
    Part.GOD: (Verb.PLACE,),
    Part.MOVEMENT: (Verb.STEP,),
    Part.COMBAT: (Verb.FIGHT, Verb.SEIZE),
    Part.PRIZES: (Verb.SEIZE, Verb.FIGHT),
    Part.ALLIANCES: (Verb.PROPOSE, Verb.LEAVE),
}
"""The verbs of each part of a turn, which most actions have."""
IDS: Final = rulebook().ids
LANGUAGES: Final = rulebook().languages()
EACH: Final = 40
"""The number of actions that are tried in a position."""
KEPT: Final = 20
"""The number of troubles that are kept."""
ROUNDS: Final = 12


@dataclass
class Tally:
    """Counts of a proof: actions, refusals by rule, of them those by this rule alone, edits."""

    total: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)
    edited: Counter[str] = field(default_factory=Counter)
    exact: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    legal: int = 0

    def add(self, other: "Tally") -> None:
        """Count what another has counted, too."""
        for name in ("refused", "alone", "edited", "exact"):
            getattr(self, name).update(getattr(other, name))
        self.total += other.total
        self.legal += other.legal
        self.troubles += other.troubles[: KEPT - len(self.troubles)]

    def faults(self) -> list[str]:
        """Everything that shouldn't be."""
        return self.troubles if self.total else ["not one action was looked at"]

    def table(self) -> str:
        """The counts of every rule, and of all."""
        lines = [f"{'rule':28}{'refused':>9}{'alone':>9}{'edited':>9}{'this one gone':>15}"]
        lines += [
            f"{rule:28}{self.refused[rule]:9}{self.alone[rule]:9}{self.edited[rule]:9}"
            f"{self.exact[rule] / max(1, self.edited[rule]):15.2%}"
            for rule in sorted(self.refused)
        ]
        lines.append(f"{self.total} actions, {self.legal} of them legal")
        return "\n".join(lines + self.troubles)


def proved(number: int, wanted: int) -> Tally:
    """Return the tally of some actions in positions of the game with this number."""
    tally, random = Tally(), Random(number)
    rules = Mythology(Setting(players=2 + number % 7))
    atlas = Atlas(rules.world.names, rules.world.area)
    for at in positions(rules, random):
        listed = frozenset(rules.legal_actions(at))
        for action in actions(rules, at, listed, random):
            player = random.randrange(rules.players) if random.random() < 0.03 else None
            case = Case(atlas, at, action, player, frozenset())
            if trouble := prove(rules, case, tally, listed) or mistaken(rules, case):
                tally.troubles.append(f"game {number}: {rules.notation.write(action)}: {trouble}")
            if tally.total >= wanted or len(tally.troubles) >= KEPT:
                return tally
    return tally


def prove(rules: Mythology, case: Case, tally: Tally, listed: frozenset[Action]) -> str:
    """Compare and count; return what is wrong, "" for nothing."""
    tally.total += 1
    reasons = causes(rules, case)
    if isinstance(reasons, str):
        return reasons
    if case.player is None and (case.action in listed) is bool(reasons):
        return f"refused by {sorted(reasons)}, but the list says otherwise"
    tally.legal += not reasons
    tally.refused.update(reasons)
    if len(reasons) == 1:
        tally.alone.update(reasons)
    for rule in reasons:
        edited = EDITS[rule](case._replace(causes=reasons))
        if edited is None:
            continue
        tally.edited[rule] += 1
        if wrong := _checked(rules, edited):
            return f"without {rule}: {wrong}"
        left = causes(rules, edited)
        if isinstance(left, str):
            return f"without {rule}: {left}"
        if rule in left:
            return f"{rule} still refuses when its cause is gone: {sorted(reasons)}"
        if not reasons & ALONE and case.at.pending is None and left != reasons - {rule}:
            return f"without {rule} of {sorted(reasons)} there is {sorted(left)}"
        tally.exact[rule] += left == reasons - {rule}
    return _all_gone(rules, case, reasons)


def mistaken(rules: Mythology, case: Case) -> str:
    """Return a sentence that is another rule's than the one that refuses, "" for none."""
    for broken in rules.check(case.at, case.action, case.player).broken:
        for language in LANGUAGES:
            text = MythologyTexts(rules, language).broken(broken)
            if broken.rule not in rules_said(text, language, IDS):
                return f"{broken.rule} says {text!r}"
    return ""


def causes(rules: Mythology, case: Case) -> frozenset[str] | str:
    """Return the rules that refuse an action, or how engine and reference differ."""
    says = frozenset(rules.check(case.at, case.action, case.player).broken_rules)
    wanted = frozenset(refusals(case.atlas, case.at, case.action, case.player))
    return says if says == wanted else f"refused by {sorted(says)}, expected {sorted(wanted)}"


def _checked(rules: Mythology, case: Case) -> str:
    return "; ".join(map(str, faults(case.at, rules.setting, rules.world)))


def _all_gone(rules: Mythology, case: Case, reasons: frozenset[str]) -> str:
    """Take causes away until the action is legal; return what is wrong."""
    for _ in range(ROUNDS):
        if not reasons:
            return ""
        rule = min(reasons)
        edited = EDITS[rule](case._replace(causes=reasons))
        if edited is None:
            return ""
        left = causes(rules, edited)
        if isinstance(left, str):
            return f"without {rule}: {left}"
        case, reasons = edited, left
    return f"never legal: {sorted(reasons)}"


# --- positions and actions -----------------------------------------------------------------------


def positions(rules: Mythology, random: Random) -> Iterator[Position]:
    """Yield positions of a game, and odd ones made of them."""
    while True:
        chance = SeededChance(random.randrange(1 << 30))
        at = rules.begin(rules.set_up(random.randrange(1 << 30)), chance).position
        while at.to_move is not None:
            if random.random() < 0.1:
                yield at
                if (other := odd(rules, at, random)) is not None:
                    yield other
            if random.random() < 0.02:
                at = replace(at, round=10)
            at = rules.apply(at, chosen(rules.legal_actions(at), random), chance).position
        yield at


def chosen(options: list[Action], random: Random) -> Action:
    """Return a random action of a random verb."""
    verb = random.choice(sorted({option.verb for option in options}))
    return random.choice([option for option in options if option.verb == verb])


def odd(rules: Mythology, at: Position, random: Random) -> Position | None:
    """Return a position that no game is likely to reach; None where none was found."""
    players = rules.players
    area = next(
        (candidate for candidate in at.areas if candidate != -1),
        random.randrange(len(rules.pack.area)),
    )
    near = rules.world.hexes_of(area)
    fields: dict[str, Any] = {}
    if at.pending is None and random.random() < 0.8:
        hexes = random.sample(near, min(len(near), random.randint(1, 4)))
        fields["units"] = tuple(
            random.choice(hexes) if hex_ != -1 and random.random() < 0.2 else hex_
            for hex_ in at.units
        )
        if len(hexes) > 1 and at.prizes[0] != -1 and not {*hexes} & {*at.prizes}:
            fields["prizes"] = (hexes[0], *at.prizes[1:])
        fields["battlefields"] = tuple(hexes[:2])
    if random.random() < 0.6:
        fields["power"] = tuple(random.choice((0, 1, 2, 3, 5, 15)) for _ in range(players))
    # Only units of the player whose turn it is may move, enter or try.
    own = ((1 << 32) - 1) << 32 * at.sides[at.turn]
    for name in ("tried", "entered", "movable"):
        if random.random() < 0.4:
            fields[name] = random.getrandbits(64) & own
    if random.random() < 0.4:
        fields["asked"] = random.getrandbits(players)
    if at.part is Part.ALLIANCES and random.random() < 0.5:
        fields["waiting"] = 1 << at.turn
    if random.random() < 0.5:
        fields["alliances"] = tuple(1 + side if random.random() < 0.7 else 0 for side in at.sides)
    if at.areas[at.turn] != -1 and at.pending is None:
        fields["part"] = random.choice((Part.MOVEMENT, Part.COMBAT, Part.PRIZES))
    try:
        return rules.begin(replace(at, **fields), SeededChance(1)).position
    except PositionError:
        return None


def actions(
    rules: Mythology, at: Position, listed: frozenset[Action], random: Random
) -> Iterator[Action]:
    """Yield actions of every verb: some anywhere, most of them near to legal ones."""
    yield from random.sample(sorted(listed, key=str), min(3, len(listed)))
    players, hexes = range(rules.players), range(len(rules.world.names))
    seat = decider(at) if at.part is not Part.OVER else 0
    there = [unit for unit, hex_ in enumerate(at.units) if hex_ != -1]
    active = [unit for unit in there if (at.movable | at.entered) >> unit & 1]
    on_prizes = [unit for unit in there if at.units[unit] in at.prizes]
    for _ in range(EACH):
        pool = random.choice([range(64), there, active or there, on_prizes or there]) or range(64)
        unit = random.choice(pool)
        verbs = FITTING.get(at.part, ()) if at.pending is None and random.random() < 0.6 else ()
        match random.choice(verbs or tuple(Verb)):
            case Verb.STEP:
                where = at.units[unit]
                near = (
                    rules.world.neighbors[where] if where != -1 and random.random() < 0.8 else hexes
                )
                counter = random.randrange(64, 74) if random.random() < 0.05 else unit
                yield Action(Verb.STEP, counter, random.choice(near))
            case Verb.FIGHT:
                same = [other for other in there if at.units[other] == at.units[unit]]
                pool = same if same and random.random() < 0.7 else range(64)
                yield Action(Verb.FIGHT, unit, random.choice(pool))
            case Verb.SEIZE:
                yield Action(Verb.SEIZE, unit)
            case Verb.AID:
                yield Action(Verb.AID, target=random.randrange(16))
            case Verb.PLACE:
                yield Action(Verb.PLACE, target=random.randrange(len(rules.pack.area)))
            case Verb.PROPOSE:
                yield Action(
                    Verb.PROPOSE, target=random.choice([*players, (seat + 2) % rules.players])
                )
            case verb:
                yield Action(verb)
