"""The strategist: keeps points on a few Heroes, moves them, and defends them against others.

It knows only its own view, and doesn't estimate what others have noted. Everybody reads the reasons
for what it does in public, so they never say what is on its sheet.
"""

from collections.abc import Sequence

from oracle_nb.core.chance import scatter
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking
from oracle_nb.mythology.advanced.bots.walking import steps_to_prizes
from oracle_nb.mythology.advanced.model.actions import (
    CHALLENGE,
    CLOSE,
    CONCEDE,
    DRAW,
    END,
    LET,
    LET_ALL,
    REPEAT,
    STOP,
    Action,
    Verb,
)
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, FOR_ZEUS
from oracle_nb.mythology.advanced.model.position import (
    Challenge,
    Claim,
    Phase,
    Position,
    Sheet,
    Way,
)
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.packs.data_pack import arbitration_of
from oracle_nb.mythology.pieces import HEROES, OFF


class StrategistBot:
    """A bot that decides from its view alone, without looking ahead."""

    name = "strategist"
    __slots__ = ("_rules", "_seed")

    def __init__(self, rules: AdvancedMythology, seed: int = 0) -> None:
        self._rules = rules
        self._seed = seed

    def decide(self, view: Position, options: Sequence[Action]) -> Action:
        """Return the best of the options."""
        return self._decided(view, options).action

    def think(
        self, view: Position, options: Sequence[Action], thinking: Thinking
    ) -> Decision[Action]:
        """Return the same option, with the reason."""
        return self._decided(view, options)

    def _decided(self, view: Position, options: Sequence[Action]) -> Decision[Action]:
        seat = view.to_move
        if seat is None:
            return Decision(options[0], ONLY)
        sheet = view.sheets[seat] or Sheet()
        match view.top:
            case Claim(unit=unit):
                return self._answer(view, seat, sheet, unit)
            case Challenge() as challenge:
                return _bid(view, sheet, challenge)
            case Way() as way:
                return self._walk(view, options, way)
        match view.phase:
            case Phase.SHEETS:
                return self._note(view, seat, sheet)
            case Phase.PLACING:
                area = view.areas[seat]
                action = options[0] if area == OFF else Action(Verb.PLACE, target=area)
                return Decision(action, Motive("place", {"area": action.target}))
        return self._announce(view, options, seat, sheet)

    # --- log sheet -------------------------------------------------------------------------------

    def _heroes(self, view: Position, seat: int, sheet: Sheet) -> list[int]:
        """Return the Heroes on the map that it wants to control, the most important first."""
        favors = arbitration_of(self._rules.pack)[view.gods[seat]]

        def order(hero: int) -> tuple[int, int, int]:
            # Among equal Heroes each player prefers others.
            return -sheet.totals[hero], -favors.get(hero, 0), scatter(seat, hero)

        movable = (hero for hero in range(HEROES) if self._can_walk(view, hero))
        return sorted(movable, key=order)[:ATTEMPTS]

    def _can_walk(self, view: Position, hero: int) -> bool:
        hex_ = view.units[hero]
        return hex_ != OFF and bool(self._rules.world.on_foot[hex_])

    def _note(self, view: Position, seat: int, sheet: Sheet) -> Decision[Action]:
        """Note a point on each of its Heroes, then honor Zeus, then strengthen one of them."""
        heroes = self._heroes(view, seat, sheet)
        if sheet.repeatable and all(sheet.last_noted[hero] for hero in heroes):
            return Decision(REPEAT, Motive("repeat"))
        for hero in heroes:
            if not sheet.noted[hero] and sheet.left:
                what = "keep" if sheet.totals[hero] else "note"
                return Decision(Action(Verb.NOTE, hero, 1), Motive(what, {"unit": hero}))
        if not sheet.zeus and sheet.left >= FOR_ZEUS:
            return Decision(Action(Verb.ZEUS, target=FOR_ZEUS), Motive("zeus", {}))
        if sheet.left and heroes:
            hero = heroes[view.round % len(heroes)]
            points = Action(Verb.NOTE, hero, sheet.left)
            return Decision(points, Motive("note", {"unit": hero}))
        return Decision(CLOSE, Motive("close", {}))

    # --- announcing and walking ------------------------------------------------------------------

    def _announce(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Decision[Action]:
        """Announce its own Heroes, the most certain first, then others as a bluff."""
        claims = [
            option
            for option in options
            if option.verb is Verb.CLAIM
            and option.unit < HEROES
            and self._can_walk(view, option.unit)
        ]
        if not claims:
            return Decision(END, Motive("end", {}))
        best = max(claims, key=lambda option: sheet.available(option.unit))
        if not sheet.available(best.unit):
            best = claims[scatter(self._seed, 100 * view.round + view.attempts) % len(claims)]
        return Decision(best, Motive("claim", {"unit": best.unit}))

    def _walk(self, view: Position, options: Sequence[Action], way: Way) -> Decision[Action]:
        """Bring a unit closer to a Prize; a Hero goes at least one hex."""
        away = steps_to_prizes(self._rules.world, view.prizes)
        steps = [option for option in options if option.verb is Verb.STEP]
        best = min(steps, key=lambda option: away[option.target])
        if way.moved and away[best.target] >= away[view.units[way.unit]]:
            return Decision(STOP, Motive("stop", {"unit": way.unit}))
        return Decision(best, Motive("step", {"unit": way.unit}))

    # --- challenges ------------------------------------------------------------------------------

    def _answer(self, view: Position, seat: int, sheet: Sheet, unit: int) -> Decision[Action]:
        """Challenge the leading opponent for Heroes on which it has points, and nobody else."""
        leading = max(points for other, points in enumerate(view.glory) if other != seat)
        if view.glory[view.turn] < leading:
            return Decision(LET_ALL, Motive("let-all"))
        ready = [
            hero
            for hero in range(HEROES)
            if sheet.totals[hero]
            and view.units[hero] != OFF
            and not (view.moved | view.lost) >> hero & 1
        ]
        if unit < HEROES and sheet.totals[unit]:
            return Decision(CHALLENGE, Motive("challenge", {"unit": unit}))
        if not ready:
            return Decision(LET_ALL, Motive("let-all"))
        return Decision(LET, Motive("let", {"unit": unit}))


def _bid(view: Position, sheet: Sheet, challenge: Challenge) -> Decision[Action]:
    """Bid as little as possible up to what is noted, then try a draw."""
    unit = view.claimed
    most = sheet.available(unit)
    facts = {"unit": unit}
    if most > challenge.bid:
        # Half of it first, which may be enough, then everything: the end comes soon.
        points = max(challenge.bid + 1, (most + 1) // 2) if challenge.bid < most // 2 else most
        return Decision(Action(Verb.BID, target=points), Motive("bid", facts))
    if most < challenge.bid:
        return Decision(CONCEDE, Motive("concede", facts))
    if challenge.drawn:
        return Decision(DRAW, Motive("draw", facts))
    return Decision(Action(Verb.BID, target=most), Motive("draw", facts))
