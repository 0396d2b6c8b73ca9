"""The Advanced Game in words: buttons, explanations, events, refusals, decisions.

Every text is made from what the player who decides may know (sheet.secret): explanations from the
view of this player, announcements and events from what everybody sees.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.chance import Chance
from oracle_nb.core.events import Event
from oracle_nb.games.kit.foresight import Foresight
from oracle_nb.games.motives import Motive
from oracle_nb.mythology.advanced.model.actions import SECRET, Action, Verb
from oracle_nb.mythology.advanced.model.divine import Kind, plot_of
from oracle_nb.mythology.advanced.model.numbers import AID, ATTEMPTS, FOR_ZEUS, PRIZE_HOME
from oracle_nb.mythology.advanced.model.position import (
    Aim,
    Ambush,
    Capture,
    Challenge,
    Claim,
    Combat,
    Eruption,
    Phase,
    Position,
    Way,
    Window,
    tag_of,
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules.cargo import counter_of, pays_at_home
from oracle_nb.mythology.advanced.rules.combat import magic_of
from oracle_nb.mythology.advanced.rules.control import attack_claimed, challengers, modifier_of
from oracle_nb.mythology.advanced.rules.effects import favor_of
from oracle_nb.mythology.advanced.rules.fates import fate_worth
from oracle_nb.mythology.advanced.rules.forecast import Forecast, forecast, prize_chance
from oracle_nb.mythology.advanced.rules.hercules import hercules_of
from oracle_nb.mythology.advanced.rules.occurrences import (
    defense_of,
    strike_chance,
    struck_by,
    touched,
)
from oracle_nb.mythology.advanced.rules.odds import draw_chance, low_chance
from oracle_nb.mythology.advanced.rules.transaction import Transaction
from oracle_nb.mythology.advanced.rules.zeus import VERBS as VERBS_OF_ZEUS
from oracle_nb.mythology.advanced.text.card_texts import CardTexts, gathering_names
from oracle_nb.mythology.advanced.text.position_facts import (
    magic_facts,
    own_points,
    plea_facts,
    ratio,
    request_facts,
    rival,
    sheet_in_turn,
    way_facts,
)
from oracle_nb.mythology.advanced.text.rule_texts import rulebook
from oracle_nb.mythology.pieces import FIRST_EVIL, HEROES, OFF, UNITS
from oracle_nb.mythology.text.facts import FactNames, Typed
from oracle_nb.mythology.text.level_texts import LevelTexts
from oracle_nb.mythology.text.points import points_sign
from oracle_nb.text.numbers import signed, whole

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology

__all__ = ["AdvancedTexts"]

_TARGETS: Final = {
    Verb.NOTE: "points",
    Verb.AID: "points",
    Verb.AIL: "points",
    Verb.ZEUS: "points",
    Verb.PLACE: "area",
    Verb.BID: "points",
    Verb.STEP: "hex",
    Verb.GO: "hex",
    Verb.ERUPT: "hex",
    Verb.DROP: "thing",
    Verb.ATTACK: "foe",
    Verb.PRAY: "points",
    Verb.SACRIFICE: "points",
    Verb.OFFER: "thing",
    Verb.TRAVEL: "area",
    Verb.AIM: "area",
    Verb.BOLT: "hex",
    Verb.REVIVE: "hex",
    Verb.BRIBE: "points",
}
"""The name of the fact that each verb's target becomes."""
_GROUPS: Final = {
    Verb.NOTE: "sheet",
    Verb.AID: "sheet",
    Verb.AIL: "sheet",
    Verb.ZEUS: "sheet",
    Verb.PLOT: "sheet",
    Verb.REPEAT: "sheet",
    Verb.CLOSE: "sheet",
    Verb.THREATEN: "sheet",
    Verb.PLACE: "place",
    Verb.CLAIM: "claim",
    Verb.LET: "answer",
    Verb.LET_ALL: "answer",
    Verb.CHALLENGE: "answer",
    Verb.BID: "bid",
    Verb.DRAW: "bid",
    Verb.CONCEDE: "bid",
    Verb.STEP: "move",
    Verb.GO: "move",
    Verb.STOP: "move",
    Verb.EMBARK: "ship",
    Verb.LAND: "ship",
    Verb.DROP: "cargo",
    Verb.SEIZE: "cargo",
    Verb.KEEP: "cargo",
    Verb.REMOVE: "cargo",
    Verb.AMBUSH: "combat",
    Verb.ATTACK: "combat",
    Verb.MAGIC: "combat",
    Verb.PLAIN: "combat",
    Verb.OCCUR: "divine",
    Verb.ERUPT: "divine",
    Verb.UNLEASH: "powers",
    Verb.AIM: "divine",
    Verb.LAY: "cards",
    Verb.BLESS: "cards",
    Verb.TRAVEL: "cards",
    Verb.EVENT: "cards",
    Verb.ORACLE: "cards",
    Verb.POWER: "powers",
    Verb.END: "end",
    **dict.fromkeys(VERBS_OF_ZEUS, "olympus"),
    Verb.PRAY: "vows",
    Verb.SACRIFICE: "vows",
    Verb.OFFER: "vows",
}
"""The heading of each verb."""
_OF_CLAIMED: Final = frozenset(
    {Verb.LET, Verb.CHALLENGE, Verb.BID, Verb.DRAW, Verb.CONCEDE, Verb.STOP}
)
"""Verbs about the announced unit, which they don't name."""


_OF_PRIZE: Final = frozenset({Verb.SEIZE, Verb.KEEP, Verb.REMOVE})
"""Verbs about a Prize, which they don't name."""
_OF_CARDS: Final = frozenset(
    {
        *(Verb.LAY, Verb.BLESS, Verb.TRAVEL, Verb.EVENT, Verb.ORACLE),
        *(Verb.POWER, Verb.UNLEASH, Verb.AIM),
    }
)
"""Verbs about cards and powers."""
_COMBAT: Final = frozenset({Verb.ATTACK, Verb.AMBUSH, Verb.MAGIC, Verb.PLAIN})
"""Verbs whose chances are those of a combat."""
_ROLLED: Final = frozenset({Verb.CLOSE, Verb.THREATEN, Verb.PLACE})
"""Other verbs after which dice are rolled."""
_TELLING: Final = frozenset({"chance", "only"})
"""Reasons that tell how many options there were, and so what can be bid."""


class AdvancedTexts(LevelTexts[Position, Action]):
    """The texts of the game in one language (``GameTexts``). Raises ``UnknownLanguage``."""

    def __init__(self, rules: "AdvancedMythology", language: str = "en") -> None:
        book = rulebook(language)
        gatherings = gathering_names(rules.pack, language)
        types = FactNames(rules.pack, rules.world.names, book, gatherings)
        super().__init__(rules, book, types)
        self.rules = rules
        """The rules: they have the names of the data pack and give every verdict."""
        self.cards = CardTexts(rules.pack, book, self.types)
        """The texts of cards and powers."""

    # --- actions -------------------------------------------------------------------------------

    def action(self, position: Position, action: Action) -> str:
        """Return the short name of an action, as on a button."""
        facts = self.action_facts(position, action)
        message = f"do-{action.verb}"
        pending: tuple[type, ...] = (Ambush, Window, ZeusTurn)
        if action.verb is Verb.LET:
            pending = (*pending, Combat, Plea)
        top = position.top
        if action.verb in (Verb.LET, Verb.LET_ALL) and top and isinstance(top, pending):
            message = f"do-{action.verb}-{tag_of(top)}"
        elif action.verb is Verb.LET and isinstance(position.top, Claim) and position.top.ship:
            message = "do-let-ship"
        elif action.verb is Verb.CLAIM and action.unit >= FIRST_EVIL:
            message = "do-claim-evil"
        elif action.verb in _OF_CARDS:
            seat = position.god_to_move
            message = self.cards.message(position, seat, action)
        elif action.verb in _OF_PRIZE and "prize" not in facts:
            message += "-none"
        elif action.verb is Verb.PROTECT and "unit" not in facts:
            message = "do-protect-none"
        elif action.verb in _OF_CLAIMED and "unit" not in facts:
            message = "do-none"
        return self.rulebook.say(message, **facts)

    def announcement(self, position: Position, action: Action) -> str:
        """Return what others learn of an action: nothing of what is on a log sheet."""
        if action.verb in SECRET:
            return self.rulebook.say("done-sheet", player=self.player(position, position.turn))
        return self.action(position, action)

    def group(self, action: Action) -> str:
        """Return the heading of an action."""
        return self.rulebook.say(f"group-{_GROUPS[action.verb]}")

    def action_facts(self, position: Position, action: Action) -> Typed:
        """Return the facts for the messages of an action."""
        raw: dict[str, Any] = {"verb": str(action.verb)}
        seat = position.god_to_move
        raw |= position.player_facts(seat)
        raw |= plea_facts(position, action)
        if action.verb in _TARGETS:
            raw[_TARGETS[action.verb]] = action.target
        elif action.verb in (Verb.PLOT, Verb.OCCUR, Verb.UNLEASH):
            plot = plot_of(action.target)
            raw |= {"occurrence": str(plot.kind), "points": plot.points}
            raw["area"] = position.areas[seat]
        unit = position.claimed if action.verb in _OF_CLAIMED else action.unit
        match position.top:
            case Combat() as combat if action.verb in (Verb.LET, Verb.MAGIC, Verb.PLAIN):
                raw |= magic_facts(combat)
                unit = raw["unit"]
            case Ambush(unit=foe) if action.verb is Verb.AMBUSH:
                raw["foe"] = foe
            case Capture(unit=hero, prize=prize) if action.verb in (Verb.KEEP, Verb.REMOVE):
                raw |= {"prize": prize}
                unit = hero
        if unit >= 0:
            raw["unit"] = unit
            if unit < UNITS or unit >= FIRST_EVIL:
                raw["start"] = position.units[unit]
                if action.verb is Verb.SEIZE:
                    raw["prize"] = position.prize_at(position.units[unit])
        typed = self.types.typed(raw)
        if action.verb in _OF_CARDS:
            typed |= self.cards.facts(position, seat, action)
        return typed

    # --- explanations --------------------------------------------------------------------------

    def known(self, position: Position) -> Position:
        """Return the view of the player who decides."""
        seat = position.to_move
        return position if seat is None else self.rules.view(position, seat)

    def transaction(self, position: Position, chance: Chance) -> Transaction:
        """Return a transaction of the Advanced Game."""
        return Transaction(position, chance)

    def reason_facts(self, position: Position, action: Action) -> Typed:
        """Return all facts that a reason can mention."""
        raw: dict[str, Any] = {"attempt": position.attempts + 1}
        match position.top:
            case Challenge(bid=bid):
                raw["last"] = bid
            case Way(moved=moved):
                raw["step"] = moved + 1
        if action.verb is Verb.NOTE and action.unit < HEROES:
            sheet = sheet_in_turn(position)
            raw["before"] = sheet.totals[action.unit]
        return self.action_facts(position, action) | self.types.typed(raw)

    def next_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[str]:
        """Yield what changes on the own sheet, and the decision that follows."""
        yield from self.cards.outlook(action)
        yield from self._sheet_lines(position, action, ahead.position)
        if action.verb in (Verb.CHALLENGE, Verb.BID, Verb.DRAW):
            yield from self._stakes(position, action)
        yield from self._risks(position, action, ahead)
        if isinstance(position.top, Capture) and pays_at_home(position, position.top.prize):
            facts = self.action_facts(position, action)
            yield self.rulebook.say(f"next-{action.verb}", **facts, glory=PRIZE_HOME)
        began = {Verb.ATTACK: position.fighting, Verb.SEIZE: position.seizing}
        if not began.get(action.verb, True):
            yield self.rulebook.say(f"effect-ends-{action.verb}")
        if ahead.unanswered.what in ("red", "aid"):
            yield self.rulebook.say("next-dice")
        elif ahead.unanswered.what in ("fate", "birth"):
            yield self.rulebook.say("next-fates")
        elif ahead.unanswered.what in ("card", "laid-card"):
            yield self.rulebook.say("next-cards")
        after, decider = ahead.position, ahead.position.to_move
        if not ahead.certain or after.top is None or decider is None:
            return
        if after.top == position.top and decider == position.to_move:
            return
        form = "you" if decider == position.to_move else None
        match after.top:
            case Combat() as duel if action.verb is Verb.ATTACK and duel.waiting.bit_count() > 1:
                # Everybody is asked, so that nobody learns who has points.
                facts = self.types.typed({"unit": duel.magician})
                yield self.rulebook.say("next-combat-points", **facts)
                return
        facts = self.types.typed({"player": decider, **after.player_facts(decider)})
        yield self.rulebook.say(f"next-{tag_of(after.top)}", form, **facts)

    def _sheet_lines(self, position: Position, action: Action, after: Position) -> Iterator[str]:
        """Yield what an entry makes of the own log sheet."""
        say = self.rulebook.say
        before, sheet = sheet_in_turn(position), sheet_in_turn(after)
        match action.verb:
            case Verb.NOTE:
                total = sheet.noted[action.unit]
                if action.unit < HEROES and total:
                    total += before.totals[action.unit]
                facts = self.types.typed({"unit": action.unit, "total": total})
                absent = action.unit < HEROES and position.units[action.unit] == OFF
                yield say("effect-noted", **facts, left=sheet.left, absent=absent)
            case Verb.AID | Verb.AIL:
                change = signed(AID * sheet.aid_for(action.unit))
                facts = self.types.typed({"unit": action.unit, "change": change})
                yield say("effect-aid", **facts, left=sheet.left)
            case Verb.ZEUS:
                points = sheet.zeus
                facts = {"points": points, "glory": points // FOR_ZEUS, "left": sheet.left}
                yield say("effect-zeus", **facts)
            case Verb.PLOT:
                yield say("effect-plots", entries=self.plots(sheet), left=sheet.left)
            case Verb.REPEAT:
                yield say("effect-repeat", units=self._entries(sheet), left=sheet.left)
                if gone := tuple(map(self.unit, sheet.not_repeated)):
                    yield say("effect-repeat-gone", units=gone)
            case Verb.CLOSE | Verb.THREATEN:
                if before.plots and action.verb is Verb.CLOSE:
                    yield say("effect-plots-lost", entries=self.plots(before))
                if before.left:
                    yield say("effect-lost", left=before.left)
                lapsing = tuple(
                    self.unit(hero)
                    for hero, total in enumerate(before.totals)
                    if total and not before.noted[hero]
                )
                if lapsing:
                    yield say("effect-lapse", units=lapsing)
                # Losses come first: most sheets do without a card.
                if any(x.verb is Verb.LAY for x in self.rules.legal_actions(position)):
                    yield say("effect-no-card")

    def _stakes(self, position: Position, action: Action) -> Iterator[str]:
        """Yield what a challenger can bid, and what the winner gets and the loser loses."""
        say, seat, unit = self.rulebook.say, position.to_move, position.claimed
        points, asked = own_points(position, unit), action.verb is Verb.CHALLENGE
        if points >= 0 and asked:
            yield say("effect-bids", **self.types.typed({"unit": unit, "points": points}))
        assert seat is not None
        glory = unit < HEROES and not attack_claimed(position)
        spared = favor_of(position, unit, "nemesis", seat)
        facts = self.types.typed({"unit": unit})
        yield say("effect-stake", **facts, glory=glory, spared=spared, asked=asked)
        yield say("effect-bids-free")

    def _risks(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[str]:
        """Yield what a challenge may cost the announcer, and the own Fate that changes for sure."""
        seat, after = position.to_move, ahead.position
        if seat is None or not ahead.certain:
            return
        announced = isinstance(after.top, Claim) and not isinstance(position.top, Claim)
        if announced and action.unit < HEROES and not attack_claimed(after):
            spared = favor_of(position, action.unit, "nemesis", seat)
            yield self.rulebook.say("effect-claim-stake", spared=spared)
        before, later = (fate_worth(at, seat) for at in (position, after))
        if before is not None and later is not None and before != later:
            glory, now = points_sign(later), points_sign(before)
            yield self.rulebook.say("effect-fate", glory=glory, before=now)

    def _entries(self, sheet: Sheet) -> tuple[str, ...]:
        """Return what is noted in this game turn, in words."""
        say = self.rulebook.say
        entries = [
            say("entry", unit=self.unit(unit), points=points)
            for unit, points in enumerate(sheet.noted)
            if points
        ]
        for message, noted in (("entry-aid", sheet.aid), ("entry-ailment", sheet.ail)):
            entries += [
                say(message, unit=self.unit(hero), points=points)
                for hero, points in enumerate(noted)
                if points
            ]
        entries += self.plots(sheet)
        if sheet.zeus:
            entries.append(say("entry-zeus", points=sheet.zeus))
        return tuple(entries) or (say("entry-none"),)

    def plots(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the occurrences that are noted, in words."""
        plots = (plot_of(plot) for plot in sheet.plots)
        return tuple(
            self.rulebook.say("entry-occurrence", **self.occurrence(plot.kind), points=plot.points)
            for plot in plots
        )

    def occurrence(self, kind: Kind) -> Typed:
        """Return the name of a kind of occurrence, as a fact."""
        return self.types.typed({"occurrence": str(kind)})

    def chance_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> tuple[str, ...]:
        """Return what chance decides in a legal action, with exact probabilities."""
        if action.verb in _COMBAT:
            return tuple(self._odds(position, action))
        if action.verb in (Verb.OCCUR, Verb.ERUPT, Verb.UNLEASH, Verb.AIM):
            return tuple(self._strikes(position, action))
        if action.verb in (Verb.SEIZE, Verb.EMBARK):
            return (self._trial(position, action),)
        other = rival(position, action)
        if other is not None:
            return (self._arbitration(position, action, other),)
        if ahead.unanswered.what != "red" or action.verb not in _ROLLED:
            return ()
        return (
            self.rulebook.say("chance-order", verb=str(action.verb), count=len(position.areas)),
        )

    def _arbitration(self, position: Position, action: Action, other: int) -> str:
        """Return the chance of the player who decides to win a draw against another."""
        seat, unit, world = position.to_move, position.claimed, self.rules.world
        assert seat is not None
        bonus, more = (modifier_of(world, position, each, unit) for each in (seat, other))
        chance = draw_chance(bonus, more)
        raw = {"player": other, **position.player_facts(other), "even": bonus == more}
        facts = self.types.typed(raw | {"verb": str(action.verb)})
        facts |= {"bonus": whole(bonus), "more": whole(more), "ratio": str(chance)}
        return self.rulebook.say("chance-arbitration", chance=chance, **facts)

    def _strikes(self, position: Position, action: Action) -> Iterator[str]:
        """Yield the chance of each Hero to be hit by an occurrence, as things are."""
        seat, say = position.to_move, self.rulebook.say
        assert seat is not None
        world, occurrence = self.rules.world, struck_by(position, self.rules.world, seat, action)
        if occurrence is None:
            return
        heroes = touched(position, world, occurrence)
        yield say("chance-struck-now" if heroes else "chance-struck-nobody")
        for hero in heroes:
            defense = defense_of(position, world, hero)
            chance = strike_chance(occurrence.target, defense, occurrence.power)
            percent = say("percent", chance=chance)
            yield say("chance-struck", unit=self.unit(hero), hit=ratio(chance), kills=percent)

    def _trial(self, position: Position, action: Action) -> str:
        """Return the chance to take a Prize or to get a ship."""
        facts = self.action_facts(position, action)
        if action.verb is Verb.EMBARK:
            chance = low_chance(counter_of(position, self.rules.world, action.unit).defense)
        else:
            prize = position.prize_at(position.units[action.unit])
            chance = prize_chance(position, self.rules.world, action.unit, prize)
        message = "chance-ship" if action.verb is Verb.EMBARK else "chance-prize"
        percent = self.rulebook.say("percent", chance=chance)
        return self.rulebook.say(message, **facts, hit=ratio(chance), kills=percent)

    def _odds(self, position: Position, action: Action) -> Iterator[str]:
        """Yield the exact chances of a combat, with the aid that the player knows."""
        unit, foe = action.unit, action.target
        match position.top:
            case Ambush(unit=entered):
                foe = entered
            case Combat() as combat:
                unit, foe = combat.unit, combat.foe
        world = self.rules.world
        magicians = [side for side in (unit, foe) if magic_of(world, side)]
        if len(magicians) == 1 and action.verb is not Verb.PLAIN:
            other = foe if magicians[0] == unit else unit
            odds = forecast(position, world, magicians[0], other, magic=True)
            yield self._chances(odds, magicians[0], other)
            if action.verb is Verb.MAGIC:
                return
        odds = forecast(position, world, unit, foe)
        text = self._chances(odds, unit, foe)
        if len(magicians) == 1 and action.verb is not Verb.PLAIN:
            text = self.rulebook.say("chance-otherwise", text=text)
        yield text
        hercules = hercules_of(world)
        if hercules in (unit, foe) and odds.kind in ("kills", "dies"):
            filled = low_chance(self.rules.pack.units[hercules].attack - 1)
            yield self.rulebook.say("chance-remorse", hit=ratio(filled))
        if odds.aided and any(sheet is None for sheet in position.sheets):
            yield self.rulebook.say("chance-aid")

    def _chances(self, odds: Forecast, unit: int, foe: int) -> str:
        """Return the chances of one kind of combat in one sentence or two."""
        say, percent = self.rulebook.say, partial(self.rulebook.say, "percent")
        sure = odds.hit == 1 and odds.kind in ("single", "magic")
        return say(
            f"chance-{'sure' if sure else odds.kind}",
            **self.types.typed({"unit": unit, "foe": foe}),
            hit=ratio(odds.hit),
            back=ratio(odds.back),
            kills=percent(chance=odds.kills),
            dies=percent(chance=odds.dies),
            both=percent(chance=odds.both),
        )

    def event(
        self, event: Event, reader: int | None = None, names: Mapping[int, str] | None = None
    ) -> str:
        """Return an event in one sentence; rolls for the order of play with all players."""
        if event.what != "order-rolled":
            return super().event(event, reader, names)
        rolls, seen = [], (event.facts[key] for key in ("seats", "gods", "rolls"))
        for seat, god, roll in zip(*seen, strict=True):
            facts = self.types.typed({"player": seat, "god": god, "roll": roll}, names)
            rolls.append(
                self.rulebook.say("order-roll", "you" if seat == reader else None, **facts)
            )
        return self.rulebook.say("event-order-rolled", rolls=tuple(rolls))

    def motive(self, motive: Motive) -> str:
        """Return the reason for a bot's decision; never how many options its sheet has left."""
        if motive.what in _TELLING:
            motive = Motive("any")
        return super().motive(motive)

    # --- decisions and names -------------------------------------------------------------------

    def decision(self, position: Position) -> str:
        """Return what must be decided now, and by whom."""
        seat = position.to_move
        if seat is None:
            return self.rulebook.say("decision-over")
        raw: dict[str, Any] = {"player": seat, **position.player_facts(seat)}
        raw["left"] = ATTEMPTS - position.attempts
        step = "fighting" if position.fighting else str(position.phase)
        if position.seizing:
            step = "seizing"
        match position.top:
            case Window():
                step = "window"
            case ZeusTurn():
                step = "moment"
            case Plea(waiting=waiting) as plea:
                step = "plea" if waiting else "judgment"
                raw |= request_facts(position, plea)
            case Aim():
                step = "aim"
            case Eruption():
                step = "eruption"
                raw["area"] = position.areas[seat]
            case Capture(prize=prize, unit=unit):
                step = "capture"
                raw |= {"unit": unit, "prize": prize}
            case Combat() as combat:
                open_choice = combat.magician == combat.foe and position.holder(combat.foe) < 0
                step = "combat-open" if open_choice else "combat"
                raw |= magic_facts(combat) | {"points": own_points(position, combat.magician)}
            case Claim() | Way() | Ambush():
                ship = isinstance(position.top, Claim) and position.top.ship
                step = "claim-ship" if ship else tag_of(position.top)
                raw |= {"other": position.turn, **position.player_facts(position.turn, "other_")}
                raw |= way_facts(position, self.rules.world)
            case Challenge(bid=bid, drawn=drawn) as challenge:
                other = challenge.seat if seat == position.turn else position.turn
                raw |= {"other": other, **position.player_facts(other, "other_"), "last": bid}
                points = own_points(position, position.claimed)
                raw |= {"bids": not 0 <= points < bid, "raises": not 0 <= points <= bid}
                step = "challenge-drawn" if drawn else "challenge"
        if position.claimed >= 0 and "unit" not in raw:
            raw["unit"] = position.claimed
        text = self.rulebook.say(f"decision-{step}", **self.types.typed(raw))
        return " ".join((text, *self._points_claimed(position)))

    def _points_claimed(self, position: Position) -> Iterator[str]:
        """Yield the own points on the announced unit, or that nobody can challenge any more."""
        if isinstance(position.top, Way) and not (position.top.moved or challengers(position)):
            yield self.rulebook.say("decision-free")
        points = own_points(position, position.claimed)
        if isinstance(position.top, Claim | Challenge) and points >= 0:
            facts = self.types.typed({"unit": position.claimed, "points": points})
            yield self.rulebook.say("decision-points", **facts)

    def phase(self, position: Position) -> str:
        """Return the phase in words."""
        return self.rulebook.say(f"name-phase-{position.phase}")

    def player(self, position: Position, seat: int) -> str:
        """Return a player's name, the name of the god."""
        if position.phase is Phase.SETUP:
            return str(seat + 1)
        facts = self.types.typed({"player": seat, **position.player_facts(seat)})
        return str(facts["player"])

    def unit(self, unit: int) -> str:
        """Return the name of a unit."""
        return self.names("unit", 1 << unit)[0]
