"""The strategist: keeps points on a few Heroes, moves them, and disputes those of others.

It knows only its own view, from which it guesses what others have noted. Everybody reads the
reasons for what it does in public, so they never say what is on its sheet.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec import UNSET
from msgspec.structs import replace

from oracle_nb.core.chance import scatter
from oracle_nb.games.kit.transaction import replaced
from oracle_nb.games.motives import ONLY, Decision, Motive, Thinking
from oracle_nb.mythology.advanced.bots.allotting import best_allotment, can_walk
from oracle_nb.mythology.advanced.bots.bribing import with_zeus
from oracle_nb.mythology.advanced.bots.contesting import Contest
from oracle_nb.mythology.advanced.bots.fighting import (
    WORTH_IT,
    attack_value,
    monster_there,
)
from oracle_nb.mythology.advanced.bots.playing import (
    before,
    best_aim,
    best_oracle,
    card_to_lay,
    event_against,
    with_power,
)
from oracle_nb.mythology.advanced.bots.praying import best_vow, carriers
from oracle_nb.mythology.advanced.bots.sending import (
    SMALLEST,
    best_hex,
    keeps_prizes,
    most_little_ones,
    target_of,
    worth_sending,
)
from oracle_nb.mythology.advanced.bots.walking import (
    BOARDING,
    distance,
    distances,
    goals_of,
    has_prize_for,
    nearest_prize,
)
from oracle_nb.mythology.advanced.model.actions import (
    CHALLENGE,
    CLOSE,
    CONCEDE,
    DRAW,
    END,
    KEEP,
    LET,
    LET_ALL,
    MAGIC,
    PLAIN,
    REMOVE,
    REPEAT,
    STOP,
    THREATEN,
    Action,
    Verb,
)
from oracle_nb.mythology.advanced.model.divine import plot_of
from oracle_nb.mythology.advanced.model.numbers import ATTEMPTS, FOR_ZEUS, HEXES, POWER, TURNS
from oracle_nb.mythology.advanced.model.position import (
    NOBODY,
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
)
from oracle_nb.mythology.advanced.model.sheet import Sheet
from oracle_nb.mythology.advanced.model.zeus import Plea, ZeusTurn
from oracle_nb.mythology.advanced.rules.cargo import home_of
from oracle_nb.mythology.advanced.rules.combat import magic_of
from oracle_nb.mythology.advanced.rules.control import modifier_of
from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
from oracle_nb.mythology.advanced.rules.forecast import forecast
from oracle_nb.mythology.advanced.rules.hercules import in_remorse
from oracle_nb.mythology.advanced.rules.odds import draw_chance
from oracle_nb.mythology.map.world_map import WorldMap, members
from oracle_nb.mythology.pieces import HEROES, OFF

_UNLIKELY: Final = 0.3
"""Chance of points on a Hero up to which a bot calls them unlikely."""

_PLENTY: Final = 999
"""A number of points that wins every dispute."""


class StrategistBot:
    """A bot that decides from its view alone, without looking ahead."""

    name = "strategist"
    remembers: ClassVar[bool] = False
    """Whether it uses the open bids of the round."""
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
        if isinstance(view.top, ZeusTurn | Plea):
            return with_zeus(view, self._rules.world, options, seat)
        sheet = view.sheets[seat] or Sheet()
        if view.open_bids and not self.remembers:
            view = replace(view, bids=UNSET)
        if view.top is None:
            return self._on_turn(view, options, seat, sheet)
        return self._pending(view, options, seat, sheet)

    def _pending(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Decision[Action]:
        """Decide what is pending."""
        match view.top:
            case Claim(unit=unit):
                return self._answer(view, seat, sheet, unit)
            case Challenge() as challenge:
                return self._helped(
                    view, options, seat, _bid(view, self._rules.world, sheet, challenge)
                )
            case Way() as way:
                return self._walk(view, options, way, sheet)
            case Ambush() | Combat() as combat:
                return self._fight(view, options, sheet, combat)
            case Capture(unit=unit):
                return self._keep_prize(view, unit)
            case Aim() as aim:
                action = best_aim(view, self._rules.world, sheet, aim, options)
                return Decision(action, Motive("occur"))
        return self._send(view, options, seat, sheet)

    def _on_turn(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Decision[Action]:
        """Decide where nothing is pending."""
        match view.phase:
            case Phase.SHEETS:
                return self._lay(view, options, seat, sheet, self._note(view, seat, sheet))
            case Phase.PLACING:
                # The place of a god tells nothing, so any Area will do; there it stays.
                anywhere = options[scatter(self._seed, seat) % len(options)]
                area = view.areas[seat]
                if sheet.plots and (target := target_of(view, self._rules.world, seat, POWER)):
                    area = target.area
                action = anywhere if area == OFF else Action(Verb.PLACE, target=area)
                return Decision(action, Motive("place", {"area": action.target}))
        return self._helped(view, options, seat, self._announce(view, options, seat, sheet))

    # --- cards and powers ------------------------------------------------------------------------

    def _lay(
        self,
        view: Position,
        options: Sequence[Action],
        seat: int,
        sheet: Sheet,
        decision: Decision[Action],
    ) -> Decision[Action]:
        """Pray, or lay a card, before the sheet is closed, if that helps."""
        if decision.action not in (CLOSE, THREATEN):
            return decision
        if view.hands:
            card = card_to_lay(view, self._rules.world, seat, sheet, options)
            if card is not None:
                return Decision(card.action, Motive("lay", {"help": card.what}))
        if (vow := best_vow(view, self._rules.world, seat, options)) is not None:
            return Decision(vow, Motive("vow", {"unit": vow.unit}))
        if view.laid and view.laid[seat] >= 0 and any(carriers(view, self._rules.world, seat)):
            # Only those who threaten can call gods away in the phase of another.
            return Decision(THREATEN, Motive("threaten"))
        return decision

    def _helped(
        self, view: Position, options: Sequence[Action], seat: int, decision: Decision[Action]
    ) -> Decision[Action]:
        """Use a card or power first that helps, and play an oracle before the end of the phase."""
        world, action = self._rules.world, decision.action
        if action is END and (oracle := best_oracle(world, options)) is not None:
            return Decision(oracle, Motive("oracle"))
        play = before(view, world, seat, options, action)
        if play is None:
            return decision
        return Decision(play.action, Motive(play.what, {"unit": play.action.unit}))

    # --- log sheet -------------------------------------------------------------------------------

    def _note(self, view: Position, seat: int, sheet: Sheet) -> Decision[Action]:
        """Note occurrences, then points on Heroes, then the rest."""
        world = self._rules.world
        target = target_of(view, world, seat, POWER - ATTEMPTS)
        plots = [SMALLEST] * most_little_ones(view, seat)
        plots = plots if target is None else [target.plot]
        points = POWER - sum(plot_of(plot).points for plot in plots)
        allotment = best_allotment(view, world, seat, points)
        alike = [*sheet.last_plots] == plots and not any(sheet.last_aid)
        if allotment.again and sheet.repeatable and alike:
            return Decision(REPEAT, Motive("repeat"))
        # Somebody else may have noted points before the bot was asked.
        if len(sheet.plots) < len(plots) and plot_of(plots[0]).points <= sheet.left:
            return Decision(Action(Verb.PLOT, target=plots[0]), Motive("plot"))
        for hero, number in allotment.points.items():
            if 0 < number - sheet.noted[hero] <= sheet.left:
                action = Action(Verb.NOTE, hero, number - sheet.noted[hero])
                motive = Motive("keep", {"unit": hero}) if sheet.totals[hero] else None
                return Decision(action, motive or _note_motive(view, world, seat, hero))
        return self._note_rest(view, sheet, [*allotment.points])

    def _note_rest(self, view: Position, sheet: Sheet, heroes: list[int]) -> Decision[Action]:
        """Note aid, points for Zeus, and the rest on one of its Heroes; then close the sheet."""
        if sheet.left and not any(sheet.aid):
            for hero in heroes:
                if self._needs_aid(view, sheet, hero):
                    return Decision(Action(Verb.AID, hero, 1), Motive("aid", {"unit": hero}))
        if sheet.left >= FOR_ZEUS:
            points = sheet.left // FOR_ZEUS * FOR_ZEUS
            return Decision(Action(Verb.ZEUS, target=points), Motive("zeus", {}))
        if sheet.left and heroes:
            hero = heroes[view.round % len(heroes)]
            more = Action(Verb.NOTE, hero, sheet.left)
            return Decision(more, Motive("note-more", {"unit": hero}))
        if sheet.plots:
            return Decision(THREATEN, Motive("threaten", {}))
        return Decision(CLOSE, Motive("close", {}))

    def _send(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Decision[Action]:
        """Set off an occurrence that is worth it now, or nothing more in this game turn."""
        if isinstance(view.top, Eruption):
            hex_ = best_hex(view, self._rules.world, sheet, seat, view.top.target, view.top.bonus)
            return Decision(Action(Verb.ERUPT, target=hex_), Motive("erupt"))
        if (action := self._occurrence(view, options, seat, sheet)) is not None:
            return Decision(action, Motive("occur"))
        if (event := event_against(view, self._rules.world, seat, options)) is not None:
            return Decision(event, Motive("event"))
        if (oracle := best_oracle(self._rules.world, options)) is not None:
            return Decision(oracle, Motive("oracle"))
        return Decision(LET_ALL, Motive("no-occurrence"))

    def _occurrence(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Action | None:
        """Return an occurrence that is worth being set off now."""
        world = self._rules.world
        for option in options:
            if option.verb is Verb.OCCUR and worth_sending(view, world, sheet, seat, option.target):
                return with_power(options, option)
        return None

    def _needs_aid(self, view: Position, sheet: Sheet, hero: int) -> bool:
        """Return whether a Monster that the Hero can reach is worth an attack only with aid."""
        world = self._rules.world
        reach = world.on_foot[view.units[hero]] | 1 << view.units[hero]
        aided = replace(sheet, aid=replaced(sheet.aid, hero, 1))
        seat = view.to_move
        assert seat is not None
        sheets = (*view.sheets[:seat], aided, *view.sheets[seat + 1 :])
        with_aid = replace(view, sheets=sheets)
        return any(
            monster_there(with_aid, world, sheet, hero, hex_)
            and not monster_there(view, world, sheet, hero, hex_)
            for hex_ in members(reach)
        )

    # --- announcing and walking ------------------------------------------------------------------

    def _announce(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Decision[Action]:
        """Announce its own Heroes, the most certain first, then others as a bluff; then attack."""
        if (action := self._occurrence(view, options, seat, sheet)) is not None:
            return Decision(action, Motive("occur"))
        if (action := self._seek_ship(view, options, seat, sheet)) is not None:
            return Decision(action, Motive("embark", {"unit": action.unit}))
        claims = [
            option
            for option in options
            if option.verb is Verb.CLAIM
            and option.unit < HEROES
            and not view.fighting
            and can_walk(view, self._rules.world, option.unit)
        ]
        if not claims:
            return self._attack(view, options, sheet)
        contest = Contest(view, self._rules.world, seat)

        def value(option: Action) -> tuple[float, int, int]:
            points = sheet.available(option.unit)
            # Among equal Heroes each player prefers others.
            return (
                contest.announcing(option.unit, points),
                points,
                scatter(self._seed, option.unit),
            )

        best = max(claims, key=value)
        if value(best)[0] <= 0:
            decision = self._attack(view, options, sheet)
            return Decision(END, Motive("end-doubt")) if decision.action is END else decision
        what = "claim-free" if in_remorse(view, self._rules.world, best.unit) else "claim"
        return self._at_once(view, options, seat, sheet, best.unit) or Decision(
            best, Motive(what, {"unit": best.unit})
        )

    def _at_once(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet, hero: int
    ) -> Decision[Action] | None:
        """Return where to go at once with a Hero whom nobody can challenge; None for nowhere."""
        walks = [option for option in options if option.verb is Verb.GO and option.unit == hero]
        if not walks or view.ships >> hero & 1:
            return None
        world, carries = self._rules.world, has_prize_for(view, seat, hero)
        if not carries and any(
            monster_there(view, world, sheet, hero, hex_)
            for hex_ in members(world.on_foot[view.units[hero]])
        ):
            return None
        away = distances(world, goals_of(view, world, seat, hero)).on_foot
        best = min(walks, key=lambda option: away[option.target])
        return Decision(best, Motive("home" if carries else "step", {"unit": hero}))

    def _seek_ship(
        self, view: Position, options: Sequence[Action], seat: int, sheet: Sheet
    ) -> Action | None:
        """Return the try for a ship of a Hero of its own who would get much sooner to a goal."""
        world = self._rules.world
        for option in options:
            hero = option.unit
            if option.verb is not Verb.EMBARK or not sheet.available(hero):
                continue
            goals = goals_of(view, world, seat, hero)
            table = distances(world, goals)
            hex_ = view.units[hero]
            worth = table.aboard[hex_] + BOARDING <= table.on_foot[hex_]
            if worth and not view.moved >> hero & 1 and table.aboard[hex_] > 1:
                return option
        return None

    def _keep_prize(self, view: Position, hero: int) -> Decision[Action]:
        """Keep a Prize that can be home in time, else take it off the map."""
        world, facts = self._rules.world, {"unit": hero}
        away = distance(view, world, hero, home_of(world))
        seat = view.to_move
        if away <= HEXES * (TURNS - view.round) or (seat is not None and keeps_prizes(view, seat)):
            return Decision(KEEP, Motive("keep-prize", facts))
        return Decision(REMOVE, Motive("remove-prize", facts))

    def _attack(self, view: Position, options: Sequence[Action], sheet: Sheet) -> Decision[Action]:
        """Attack where it is worth most, if it is worth it."""
        attacks = [option for option in options if option.verb is Verb.ATTACK]
        world = self._rules.world
        values = {
            option: attack_value(view, world, sheet, option.unit, option.target)
            for option in attacks
        }
        best = max(attacks, key=lambda option: values[option], default=END)
        if best is not END and values[best] >= WORTH_IT:
            # Others choose about the magic of the enemy.
            others = magic_of(world, best.target) and not magic_of(world, best.unit)
            what = "attack-magic" if others else "attack"
            return Decision(best, Motive(what, {"foe": best.target}))
        for option in options:
            prize = view.prize_at(view.units[option.unit]) if option.unit >= 0 else -1
            if option.verb is Verb.SEIZE:
                return Decision(option, Motive("seize", {"unit": option.unit}))
            if option.verb is Verb.LAND and prize >= 0 and view.bearers[prize] == NOBODY:
                return Decision(option, Motive("land", {"unit": option.unit}))
        return Decision(END, Motive("attack-done" if attacks else "end", {}))

    def _fight(
        self, view: Position, options: Sequence[Action], sheet: Sheet, combat: Ambush | Combat
    ) -> Decision[Action]:
        """Ambush a unit where it is worth it, or decide about magic."""
        if isinstance(combat, Combat):
            return self._choose_magic(view, options, combat)
        world, foe = self._rules.world, combat.unit
        for option in options:
            if option.verb is Verb.AMBUSH:
                value = attack_value(view, world, sheet, option.unit, foe)
                if value >= WORTH_IT:
                    return Decision(option, Motive("ambush", {"foe": foe}))
        can_ambush = any(option.verb is Verb.AMBUSH for option in options)
        return Decision(LET if can_ambush else LET_ALL, Motive("no-ambush", {"unit": foe}))

    def _choose_magic(
        self, view: Position, options: Sequence[Action], combat: Combat
    ) -> Decision[Action]:
        """Choose what gives the unit with magic better chances, if it may choose."""
        if MAGIC not in options:
            return Decision(LET, Motive("magic-left", {"unit": combat.magician}))
        world, unit = self._rules.world, combat.magician
        plain = forecast(view, world, combat.unit, combat.foe)
        magic = forecast(view, world, combat.unit, combat.foe, magic=True)
        better = magic.kills - magic.dies > plain.kills - plain.dies
        if unit == combat.foe:
            better = magic.kills - magic.dies < plain.kills - plain.dies
        action, what = (MAGIC, "magic") if better else (PLAIN, "plain")
        return Decision(action, Motive(what, {"unit": unit}))

    def _walk(
        self, view: Position, options: Sequence[Action], way: Way, sheet: Sheet
    ) -> Decision[Action]:
        """Bring a unit to a Monster that it can kill, or closer to a Prize, or home with one.

        A Hero goes at least one hex.
        """
        world, unit, seat = self._rules.world, way.unit, view.turn
        facts = {"unit": unit}
        steps = [option for option in options if option.verb is Verb.STEP]
        carries = has_prize_for(view, seat, unit)
        goals = goals_of(view, world, seat, unit)
        table = distances(world, goals)
        here, aboard = view.units[unit], view.ships >> unit & 1
        if aboard and world.land >> here & 1 and table.on_foot[here] <= table.aboard[here]:
            land = Action(Verb.LAND, unit)
            if land in options:
                return Decision(land, Motive("land", facts))
        if not aboard and not carries:
            if way.moved and monster_there(view, world, sheet, unit, here):
                return Decision(STOP, Motive("stop-monster", facts))
            for step in steps:
                if monster_there(view, world, sheet, unit, step.target):
                    return Decision(step, Motive("toward-monster", facts))
        away = table.aboard if aboard else table.on_foot
        walks = [option for option in options if option.verb in (Verb.GO, Verb.STEP)]
        if not walks or (way.moved and not away[here]):
            return Decision(STOP, Motive("stop", facts))
        best = min(walks, key=lambda option: (away[option.target], option.verb is Verb.STEP))
        if way.moved and away[best.target] >= away[here]:
            return Decision(STOP, Motive("stop", facts))
        return Decision(best, Motive("home" if carries else "step", facts))

    # --- challenges ------------------------------------------------------------------------------

    def _answer(self, view: Position, seat: int, sheet: Sheet, unit: int) -> Decision[Action]:
        """Challenge where that is worth it, by what the announcer may have noted.

        Only private reasons depend on what is on its own sheet.
        """
        contest, other = Contest(view, self._rules.world, seat), view.turn
        facts = {"unit": unit}
        likely = contest.likely(other, unit) if unit < HEROES else 0.0
        if unit < HEROES and contest.is_worth_challenging(other, unit, sheet.totals[unit]):
            what = "challenge-doubt" if likely < _UNLIKELY else "challenge"
            return Decision(CHALLENGE, Motive(what, facts))
        ready = any(
            points
            and hero != unit
            and view.units[hero] != OFF
            and not (view.moved | view.lost) >> hero & 1
            and contest.is_worth_challenging(other, hero, points)
            for hero, points in enumerate(sheet.totals)
        )
        action, what = (LET, "let") if ready else (LET_ALL, "let-all")
        sure = ready and likely > 1 - _UNLIKELY
        public = private = Motive("let-sure" if sure else what, facts)
        points, worth = sheet.available(unit), contest.is_worth_challenging
        if unit < HEROES and not contest.leads(other):
            public = Motive("let-behind", facts | view.player_facts(contest.leader))
        if not points:
            private = Motive(f"{what}-unnoted", facts)
        elif unit < HEROES and worth(other, unit, _PLENTY, leading=True):
            enough = worth(other, unit, points, leading=True) or not worth(other, unit, _PLENTY)
            private = public if enough else Motive(f"{what}-few", facts)
        return Decision(action, public, private)


class RememberingStrategist(StrategistBot):
    """A strategist for learners, who challenges nobody who has openly bid more in this round."""

    name = "adviser"
    remembers = True
    __slots__ = ()


def _note_motive(view: Position, world: WorldMap, seat: int, hero: int) -> Motive:
    """Return why points are noted on a Hero: for a Prize within two rounds, or for its moves."""
    prize, spaces = nearest_prize(view, world, seat, hero)
    if prize == NOBODY or spaces > 2 * HEXES:
        return Motive("note", {"unit": hero})
    return Motive("note-prize", {"unit": hero, "prize": prize, "spaces": spaces})


def _bid(view: Position, world: WorldMap, sheet: Sheet, challenge: Challenge) -> Decision[Action]:
    """Bid everything that is noted at once, so that the end comes soon, then try a draw."""
    unit = view.claimed
    most = sheet.available(unit)
    facts = {"unit": unit}
    if most > challenge.bid:
        return Decision(Action(Verb.BID, target=most), Motive("bid", facts))
    if most < challenge.bid:
        return Decision(CONCEDE, Motive("concede", facts))
    seats = (view.turn, challenge.seat)
    seat, other = seats if challenge.announcer else reversed(seats)
    chance = draw_chance(*(modifier_of(world, view, each, unit) for each in (seat, other)))
    draw = Motive("draw", facts | {"percent": round(100 * chance)})
    return Decision(DRAW if challenge.drawn else Action(Verb.BID, target=most), draw)
