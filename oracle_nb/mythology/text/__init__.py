"""Mythology in words: buttons, explanations, events, refusals, decisions.

The sentences are messages of the language folders; this module decides which facts they get,
``facts`` how these are named.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.chance import Chance, ScriptedChance
from oracle_nb.core.verdicts import Reason
from oracle_nb.games.kit.foresight import Foresight
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Offer, Part, Position, tag_of
from oracle_nb.mythology.pieces import HEX_COST, KIND_BITS, OFF, POWER, UNITS, Side, side_of
from oracle_nb.mythology.rules.combat import defender_of, enough_aid, fights_ahead
from oracle_nb.mythology.rules.odds import CERTAIN_AID, CERTAIN_LEAD, prize_chance, win_chance
from oracle_nb.mythology.rules.scoring import scores
from oracle_nb.mythology.rules.transaction import Transaction
from oracle_nb.mythology.rules.turn_state import BasicState
from oracle_nb.mythology.text.facts import FactNames, Typed
from oracle_nb.mythology.text.level_texts import LevelTexts
from oracle_nb.mythology.text.points import points_sign
from oracle_nb.mythology.text.rule_texts import rulebook
from oracle_nb.text.rulebook import Rulebook

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology

__all__ = ["MythologyTexts"]


_TARGETS: Final = {
    Verb.PLACE: "area",
    Verb.STEP: "hex",
    Verb.FIGHT: "foe",
    Verb.AID: "aid",
    Verb.PROPOSE: "player",
}
"""The name of the fact that each verb's target becomes."""
_GROUPS: Final = {
    Verb.PLACE: "place",
    Verb.STEP: "move",
    Verb.END_MOVES: "move",
    Verb.FIGHT: "fight",
    Verb.AID: "aid",
    Verb.SEIZE: "seize",
    Verb.END: "end",
}
"""The heading of each verb; the others are about alliances."""


class MythologyTexts(LevelTexts[Position, Action]):
    """The texts of the game in one language (``GameTexts``). Raises ``UnknownLanguage``."""

    def __init__(self, rules: "Mythology", language: str = "en") -> None:
        book = rulebook(language)
        super().__init__(rules, book, FactNames(rules.pack, rules.world.names, book))
        self.rules = rules
        """The rules: they have the names of the data pack and give every verdict."""
        self._chances = ChanceSentences(book)

    # --- actions -------------------------------------------------------------------------------

    def action(self, position: Position, action: Action) -> str:
        """Return the short name of an action, as on a button."""
        facts = self.action_facts(position, action)
        message = f"do-{action.verb}"
        if action.verb is Verb.SEIZE and "prize" in facts:
            message = "do-seize-prize"
        elif action.verb is Verb.END and position.last_window:
            message = "do-end-last" if position.mover_allied else "do-end-none"
        elif action.verb is Verb.STEP and action.unit < UNITS:
            enemies = KIND_BITS[side_of(action.unit).other]
            if foes := members(position.units_at(action.target) & enemies):
                # The map shows units by their numbers.
                named = self.types.typed({"foes": foes})["foes"]
                units = (self.rules.pack.units[foe] for foe in foes)
                numbered = zip(named, units, strict=True)
                facts["foes"] = tuple(f"{name} ({unit.id})" for name, unit in numbered)
                message = "do-step-attack"
        return self.rulebook.say(message, **facts)

    def announcement(self, position: Position, action: Action) -> str:
        """Return an action's name: what a player does is open to everybody (basic.open)."""
        return self.action(position, action)

    def group(self, action: Action) -> str:
        """Return the heading of an action."""
        return self.rulebook.say(f"group-{_GROUPS.get(action.verb, 'ally')}")

    def action_facts(self, position: Position, action: Action) -> Typed:
        """Return the facts for the messages of an action."""
        raw: dict[str, Any] = {"verb": str(action.verb)}
        seat = position.turn if position.to_move is None else position.to_move
        raw |= position.player_facts(seat)
        if action.verb is Verb.PROPOSE:
            raw |= position.player_facts(action.target)
        if action.verb in _TARGETS:
            raw[_TARGETS[action.verb]] = action.target
        if action.unit >= 0:
            raw["unit"] = action.unit
            if action.unit < UNITS:
                raw["start"] = position.units[action.unit]
                raw["prize"] = position.prize_at(raw["start"])
        return self.types.typed(raw)

    def transaction(self, position: Position, chance: Chance) -> Transaction:
        """Return a transaction of the Basic Game."""
        return Transaction(position, chance)

    def reason_facts(self, position: Position, action: Action) -> Typed:
        """Return all facts that a reason can mention."""
        facts = self.action_facts(position, action)
        if action.verb is Verb.STEP:
            facts |= self.types.typed(
                {"area": position.areas[position.turn], "god": position.gods[position.turn]}
            )
        match position.pending:
            case Fight(aid=aid):
                facts["attacks"] = aid < 0
        return facts

    def chance_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> tuple[str, ...]:
        """Return who defends, what aid leaves, and what chance decides in a legal action."""
        said, seat = list[str](), position.to_move
        if action.verb is Verb.AID and seat is not None:
            left = position.power[seat] - action.target
            said += self._fights_ahead("next-fights", position, seat, left=left)
        hex_ = self._battlefield(position, action, ahead)
        if hex_ is not None:
            # The decision to attack depends most on what the defender has left.
            seat = defender_of(self.rules.world, position, hex_)
            facts = self.types.typed({"player": seat, **position.player_facts(seat)})
            against = position.power[seat]
            said.append(self.rulebook.say("next-defender", **facts, points=against))
            if action.verb is Verb.STEP:
                said += self._chances.of_attack(ahead.position.power[position.turn], against)
        return (*said, *self._chances.chance_lines(position, action, ahead))

    def _battlefield(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> int | None:
        """Return the hex of the fight that an action leads to; None for none."""
        if action.verb is Verb.FIGHT:
            return position.units[action.unit]
        fights = any(event.what == "enemy-entered" for event in ahead.events)
        return action.target if fights else None

    def next_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[str]:
        """Yield the decision that follows, or the dice."""
        if ahead.unanswered.what == "die":
            yield self.rulebook.say("next-dice")
        if action.verb is Verb.STEP:
            yield from self._step_lines(position, action, ahead)
        if action.verb is Verb.SEIZE:
            yield from self._rival_lines(position, action.unit, position.units[action.unit])
        if self._is_spare(position, action):
            yield self.rulebook.say("next-spare")
        after = ahead.position
        decider = after.to_move
        if ahead.certain and after.pending is not None and decider is not None:
            form = "you" if decider == position.to_move else None
            raw = {"player": decider, **after.player_facts(decider)}
            match after.pending:
                case Fight(unit=unit, foe=foe, aid=aid):
                    raw["unit"], raw["foe"] = (unit, foe) if aid < 0 else (foe, unit)
                case Attempt(unit=unit, prize=prize):
                    raw |= {"unit": unit, "prize": prize}
            facts = self.types.typed(raw)
            yield self.rulebook.say(f"next-{tag_of(after.pending)}", form, **facts)
        yield from (reason.text for reason in self.next_reasons(position, action, ahead))
        yield from self._alliance_lines(position, action, after)

    def next_reasons(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[Reason]:
        """Yield why it is this player who defends, where it could be another one."""
        hex_ = self._battlefield(position, action, ahead)
        opponents = sum(side != position.sides[position.turn] for side in position.sides)
        if hex_ is None or opponents < 2:
            return
        seat, area = defender_of(self.rules.world, position, hex_), self.rules.world.area[hex_]
        here = position.areas[seat] == area
        facts = self.types.typed({"area": area, "side": position.sides[seat]})
        message = "next-defender-here" if here else "next-defender-next"
        yield Reason("basic.defender", self.rulebook.say(message, **facts))

    def _step_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[str]:
        """Yield the fights that follow a step, and what it means for a Prize."""
        say, facts = self.rulebook.say, self.action_facts(position, action)
        foes = next((x.facts["foes"] for x in ahead.events if x.what == "enemy-entered"), ())
        if foes:
            # Nobody is asked to end a movement in which nothing is left to move.
            options = self.rules.legal_actions(ahead.position)
            moves = any(option.verb is Verb.STEP for option in options)
            yield say("next-attack" if moves else "next-attack-now", count=len(foes))
        if side_of(action.unit) is not Side.HEROES:
            return
        if "prize" in facts:
            yield say("next-off-prize", **facts)
        if (prize := position.prize_at(action.target)) != OFF:
            facts |= self.types.typed({"prize": prize})
            yield say("next-on-prize", **facts, count=len(foes))
            yield from self._rival_lines(position, action.unit, action.target)
        elif not foes:
            yield from self._exposed_lines(position, action.unit, action.target)

    def _rival_lines(self, position: Position, hero: int, hex_: int) -> Iterator[str]:
        """Yield who else can still use a Hero on a Prize in this round, where the attempt fails."""
        area = self.rules.world.area[hex_]
        rivals = self._players(position, position.rivals_waiting(position.turn))
        # No other god can enter an Area with a god.
        if rivals and area not in position.areas:
            facts = self.types.typed({"unit": hero, "area": area})
            yield self.rulebook.say("next-rivals", **facts, names=rivals)

    def _exposed_lines(self, position: Position, hero: int, hex_: int) -> Iterator[str]:
        """Yield who else may take a Prize with a Hero first, if it ends its turn here."""
        state, seat = BasicState(self.rules.world, position), position.turn
        ways = {goal: state.way_cost(hex_, goal) for goal in position.prizes if goal != OFF}
        left, near = position.power[seat] - HEX_COST, min(ways, key=ways.__getitem__, default=OFF)
        if near == OFF or ways[near] <= left or ways[near] > POWER:
            return
        soon = state.rivals_reaching(hex_, near)
        rivals = soon or (() if position.last_round else position.rivals(seat))
        if rivals:
            raw = {"unit": hero, "area": state.world.area[hex_], "prize": position.prize_at(near)}
            facts = self.types.typed(raw) | {"soon": bool(soon)}
            names = self._players(position, rivals)
            yield self.rulebook.say("next-exposed", **facts, names=names)

    def _players(self, position: Position, seats: Iterable[int]) -> tuple[str, ...]:
        return tuple(self.player(position, seat) for seat in seats)

    def _is_spare(self, position: Position, action: Action) -> bool:
        """Return whether points that aid leaves over can't help to defend in this round."""
        seat, foes = position.to_move, position.foes_wait(position.turn)
        return (
            action.verb is Verb.AID
            and seat == position.turn
            and action.target < position.power[seat]
            and not foes
        )

    def _alliance_lines(self, position: Position, action: Action, after: Position) -> Iterator[str]:
        """Yield what an alliance is for, and what it does to the player's score for now."""
        if action.verb not in (Verb.PROPOSE, Verb.JOIN, Verb.LEAVE):
            return
        if action.verb is Verb.PROPOSE:
            after = self.rules.apply(after, Action(Verb.JOIN), ScriptedChance(())).position
        seat = position.turn if position.to_move is None else position.to_move
        now, then = (scores(at)[seat] for at in (position, after))
        message = "next-score-same" if now == then else "next-score"
        yield self.rulebook.say(message, now=points_sign(now), then=points_sign(then))
        if action.verb is not Verb.LEAVE:
            yield self.rulebook.say("next-allied")

    # --- events and decisions ------------------------------------------------------------------

    def decision(self, position: Position) -> str:
        """Return what must be decided now, and by whom."""
        seat = position.to_move
        if seat is None:
            return self.rulebook.say("decision-over")
        raw: dict[str, Any] = {"player": seat, **position.player_facts(seat)}
        raw["points"] = position.power[seat]
        match position.pending:
            case Fight(unit=unit, foe=foe, defender=defender, aid=aid):
                raw |= {"unit": unit, "foe": foe, "aid": max(aid, 0), "attacks": aid < 0}
                other = defender if aid < 0 else position.turn
                raw |= {"other": other, **position.player_facts(other, "other_")}
            case Attempt(unit=unit, prize=prize):
                raw |= {"unit": unit, "prize": prize}
            case Offer():
                raw |= {"other": position.turn, **position.player_facts(position.turn, "other_")}
        step = str(position.part) if position.pending is None else tag_of(position.pending)
        if position.pending is None and position.asked_again:
            step = "alliances-again"
        decided = self.rulebook.say(f"decision-{step}", **self.types.typed(raw))
        return " ".join((decided, *self._fights_ahead("fights-ahead", position, seat)))

    def _fights_ahead(
        self, message: str, position: Position, seat: int, **facts: Any
    ) -> Iterator[str]:
        """Yield a message about the fights that come after the pending one, surely or perhaps."""
        ahead = fights_ahead(self.rules.world, position, seat)
        for certain in (True, False):
            fights = [fight for fight in ahead if fight.certain is certain]
            if not fights:
                continue
            pairs = [
                self.rulebook.say(
                    "fight-pair",
                    names=self.types.typed({"foes": fight.units})["foes"],
                    **self.types.typed({"foes": fight.foes}),
                )
                for fight in fights
            ]
            count = sum(max(len(fight.units), len(fight.foes)) for fight in fights)
            facts |= {"certain": certain, "count": count, "fights": "; ".join(pairs)}
            yield self.rulebook.say(message, **facts)

    def part(self, position: Position) -> str:
        """Return the part of the turn in words."""
        return self.rulebook.say(f"name-part-{position.part}")

    def player(self, position: Position, seat: int) -> str:
        """Return a player's name, by god and side: "Athena (Heroes)"."""
        if position.part is Part.SETUP:
            return str(seat + 1)
        facts = self.types.typed({"player": seat, **position.player_facts(seat)})
        return str(facts["player"])


MOST_LEADS: Final = 5
"""Maximum number of leads whose chances a sentence lists."""
SHOWN_LEAD: Final = 3
"""The lead in aid whose chance stands for the use of aid where there is room for one."""
NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""
BETWEEN: Final = f"{NO_BREAK}· "
"""The sign between the chances in a list, which begins no line."""


class ChanceSentences:
    """Sentences about random results, in one language."""

    __slots__ = ("_book",)

    def __init__(self, book: Rulebook) -> None:
        self._book = book

    def chance_lines(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> tuple[str, ...]:
        """Return what chance decides in a legal action, with exact probabilities."""
        return (*self._of_verb(position, action, ahead), *self._turn(ahead))

    def of_attack(self, power: int, against: int) -> Iterator[str]:
        """Yield the chances of an attack in short, by the power points of both sides.

        The amounts of aid have a list of chances of their own later.
        """
        if not against:
            yield from self._unanswered(power)
        elif not power:
            yield self._say("chance-fight-answer", win_chance(0), aid=0)
        else:
            lead, behind = min(power, SHOWN_LEAD), min(against, SHOWN_LEAD)
            chances = {"chance": win_chance(lead), "worst": win_chance(-behind)}
            yield self._book.say("chance-step", lead=lead, behind=behind, **chances)

    def _of_verb(
        self, position: Position, action: Action, ahead: Foresight[Position]
    ) -> Iterator[str]:
        seat = position.to_move
        assert seat is not None
        power = position.power[seat]
        match position.pending:
            case Fight(aid=aid, defender=defender) if action.verb is Verb.AID:
                against = position.power[defender]
                if aid < 0 and not against:
                    yield self._say("chance-attack", win_chance(action.target))
                elif aid < 0:
                    yield from self._attack(action.target, against)
                else:
                    yield self._say("chance-defense", win_chance(action.target - aid))
                yield from self._wasted(position, action)
                yield self._book.say("chance-ties")
            case Attempt() if action.verb is Verb.AID:
                yield self._say("chance-prize", prize_chance(action.target))
                yield from self._wasted(position, action)
            case _ if action.verb is Verb.FIGHT:
                match ahead.position.pending:
                    case Fight(defender=defender) if not position.power[defender]:
                        yield from self._unanswered(power)
                    case _:
                        yield from self._fight(power)
                yield self._book.say("chance-ties")
            case _ if action.verb is Verb.SEIZE:
                yield from self._attempt(power)

    def _wasted(self, position: Position, action: Action) -> Iterator[str]:
        """Yield how much of an amount of aid changes nothing."""
        enough = enough_aid(position)
        if action.target > enough:
            yield self._book.say("chance-wasted", enough=enough, count=action.target - enough)

    def _fight(self, power: int) -> Iterator[str]:
        """Yield the chances before any aid is announced."""
        if power:
            leads = range(min(power, MOST_LEADS) + 1)
            yield self._listed("chance-fight-leads", leads, win_chance)
        else:
            yield self._say("chance-fight-answer", win_chance(0), aid=0)

    def _unanswered(self, power: int) -> Iterator[str]:
        """Yield the chances by the attacker's aid against a defender without power points."""
        if not power:
            yield self._say("chance-attack", win_chance(0))
            return
        yield self._listed("chance-attack-aids", range(min(power, CERTAIN_LEAD) + 1), win_chance)

    def _attack(self, aid: int, against: int) -> Iterator[str]:
        """Yield the chances with an attacker's aid: without an answer, an equal one, the most."""
        for answer in sorted({0, min(aid, against), against}):
            yield self._say("chance-fight-answer", win_chance(aid - answer), aid=answer)

    def _attempt(self, power: int) -> Iterator[str]:
        """Yield the chances before the aid for a Prize is announced."""
        if not power:
            yield self._say("chance-prize", prize_chance(0))
            return
        yield self._listed("chance-prize-aids", range(min(power, CERTAIN_AID) + 1), prize_chance)

    def _turn(self, ahead: Foresight[Position]) -> Iterator[str]:
        if ahead.unanswered.what == "turn":
            yield self._book.say("chance-turn", count=sum(ahead.unanswered.weights))

    def _listed(
        self, message: str, amounts: Iterable[int], chance: Callable[[int], Fraction]
    ) -> str:
        """Return chances by numbers of points, each of which stays in one line."""
        parts = (
            self._book.say("chance-points", points=points, chance=chance(points))
            for points in amounts
        )
        listed = BETWEEN.join(part.replace(" ", NO_BREAK) for part in parts)
        return self._book.say(message, parts=listed)

    def _say(self, message: str, chance: Fraction, **facts: int) -> str:
        ratio = f" ({chance})" if 0 < chance < 1 else ""
        return self._book.say(message, chance=chance, ratio=ratio, **facts)
