"""Delphi: the rules of The Oracle of Delphi at work on positions of one setting."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.chance import Fate
from oracle_nb.delphi.actions import (
    CARD,
    END_TURN,
    NONE,
    SOURCES,
    Action,
    Verb,
)
from oracle_nb.delphi.board import Terrain, board_of
from oracle_nb.delphi.notation import Notation
from oracle_nb.delphi.pieces import COLORS_OF
from oracle_nb.delphi.position import (
    BeginTurn,
    CheckInjuries,
    CheckReward,
    Consult,
    FightOn,
    GodReturns,
    NextTurn,
    Phase,
    Position,
    Recover,
    Setting,
    StartShip,
    Step,
    Titan,
    view,
)
from oracle_nb.delphi.rules import oracle, turn
from oracle_nb.delphi.rules.base import Deed, Standing
from oracle_nb.delphi.rules.deeds import GOD_VERBS, SOURCED_VERBS, deeds_of
from oracle_nb.delphi.rules.ending import result
from oracle_nb.delphi.rules.gods import go_back
from oracle_nb.delphi.rules.moving import do_move, move_rules, tokens_for
from oracle_nb.delphi.rules.play import Play
from oracle_nb.delphi.rules.starting import start_ship
from oracle_nb.delphi.rules.tables import Tables
from oracle_nb.delphi.setup import check_setting, set_up
from oracle_nb.game import Passage, Result
from oracle_nb.verdict import (
    DECISION_PENDING,
    NOT_NOW,
    NOT_YOUR_TURN,
    OVER,
    Broken,
    Cost,
    IllegalAction,
    MalformedAction,
    Verdict,
    refused,
)

if TYPE_CHECKING:
    from oracle_nb.delphi.words import DelphiWords
    from oracle_nb.scene import Scene

_LOST: Final = {
    "heal-color": "explore.letter",
    "take-statue": "equipment.one-time",
    "take-offering": "equipment.one-time",
    "god-to-top": "equipment.one-time",
    "take-companion": "companion.taken",
    "take-equipment": "fight.reward",
}
"""The rule by which a decision without any answer falls away."""


class Delphi:
    """What may be done in a position, why not, and what comes of it.

    Positions are values; this object holds only what never changes (the board's tables and the
    deeds of the rule set), so it can serve any number of games of one setting at once.
    """

    name = "delphi"
    position_type = Position

    def __init__(self, setting: Setting) -> None:
        check_setting(setting)
        self.setting = setting
        self.players = len(setting.ships)
        self.board = board_of(setting.layout)
        self.tables = Tables(self.board)
        self.deeds = deeds_of(setting.rules.replaced)
        self._by_verb = self.deeds.by_verb()
        terrains = max(self.tables.terrain) + 1
        # Deeds by the reach that narrows them, then by terrain; the unnarrowed ones apart.
        groups: dict[object, list[list[Deed]]] = {}
        self._unnarrowed: list[Deed] = []
        for deed in self.deeds.local:
            narrows = deed.conditions[0].narrows
            if narrows is None:
                self._unnarrowed.append(deed)
                continue
            table = groups.setdefault(narrows, [[] for _ in range(terrains)])
            for terrain in deed.terrains:
                if terrain < terrains:
                    table[terrain].append(deed)
        self._local = tuple(groups.items())

    def set_up(self, seed: int) -> Position:
        """The position before anything happened; the same for the same seed everywhere."""
        return set_up(self.setting, self.board, seed)

    def to_move(self, position: Position) -> int | None:
        return position.to_move

    def view(self, position: Position, player: int) -> Position:
        """What a player may know (info.open, action.look-private)."""
        return view(position, player)

    def result(self, position: Position) -> Result | None:
        """Who has won (end.winner, end.ranking); None before the end."""
        return result(position, self.setting.rules.ranking)

    def notation(self) -> Notation:
        return Notation(self.board)

    def words(self, language: str = "en") -> "DelphiWords":
        """Explanations, events and decisions in a language. Raises UnknownLanguage."""
        from oracle_nb.delphi.words import DelphiWords  # noqa: PLC0415  (only when read)

        return DelphiWords(self, language)

    def scene(self, position: Position, **options: Any) -> "Scene":
        """The board with everything on it."""
        from oracle_nb.delphi.drawing import draw_position  # noqa: PLC0415  (only when seen)

        return draw_position(self.board, self.setting, position, **options)

    # --- what may be done --------------------------------------------------------------------------

    def legal_actions(self, position: Position) -> list[Action]:
        """Every legal action of the player to move, each once, in a fixed order."""
        if position.phase == Phase.OVER:
            return []
        standing = Standing(self.tables, self.setting, position)
        if standing.step is not None:
            return self._answers(standing)
        actions: list[Action] = []
        append = actions.append
        local = self._local_masks(standing)
        by_color: list[list[tuple[int, int]]] = [[] for _ in range(6)]
        for verb, target, mask in local:
            for color in COLORS_OF[mask]:
                by_color[color].append((verb, target))
        colorless = [
            deed.verb for deed in self.deeds.colorless if deed.permits(standing, NONE)
        ]
        favor = standing.me.favor
        powers = standing.powers
        affordable = powers.affordable[min(favor, 5)]
        for source in oracle.usable(self.deeds.source, standing):
            if source < 2 * CARD:
                uses = affordable[source % CARD]
            else:
                uses = tuple((color, oracle.EXTRA_COST) for color in range(6))
            for color, cost in uses:
                for verb, target in by_color[color]:
                    append(Action(verb, source, color, target))
                bits = self._move_bits(standing, color, favor - cost)
                while bits:
                    low = bits & -bits
                    append(Action(0, source, color, low.bit_length() - 1))
                    bits ^= low
            for verb in colorless:
                append(Action(verb, source))
        self._god_actions(standing, actions)
        append(END_TURN)
        return actions

    def _local_masks(self, standing: Standing) -> list[tuple[int, int, int]]:
        terrain = self.tables.terrain
        found = []
        for narrows, table in self._local:
            for target in narrows(standing):  # type: ignore[operator]
                for deed in table[terrain[target]]:
                    if mask := deed.permits(standing, target):
                        found.append((deed.verb, target, mask))
        for deed in self._unnarrowed:
            for target in range(len(terrain)):
                if deed.is_target(standing, target) and (mask := deed.permits(standing, target)):
                    found.append((deed.verb, target, mask))
        for deed in self.deeds.anywhere:
            if mask := deed.permits(standing, NONE):
                found.append((deed.verb, NONE, mask))
        return found

    def _move_bits(self, standing: Standing, color: int, tokens: int) -> int:
        bits = -1
        for condition in self.deeds.move:
            bits &= condition.permits(standing, color, tokens)
        return bits

    def _god_actions(self, standing: Standing, actions: list[Action]) -> None:
        if max(standing.me.gods) < 6 and not self.setting.rules.replaced:
            return
        for deed in self.deeds.gods:
            actions += self._options(standing, deed)

    def _options(self, standing: Standing, deed: Deed) -> Iterator[Action]:
        for target in deed.targets(standing):
            if deed.terrains and not deed.is_target(standing, target):
                continue
            mask = deed.permits(standing, target)
            if not mask:
                continue
            if deed.colored:
                for color in COLORS_OF[mask]:
                    yield Action(deed.verb, NONE, color, target)
            else:
                yield Action(deed.verb, NONE, NONE, target)

    def _answers(self, standing: Standing) -> list[Action]:
        actions: list[Action] = []
        for deed in self.deeds.answers[type(standing.step)]:  # type: ignore[index]
            actions += self._options(standing, deed)
        return actions

    # --- why, and why not --------------------------------------------------------------------------

    def check(self, position: Position, action: Action, player: int | None = None) -> Verdict:
        """Whether the action is legal now, and why (not).

        ``player``: who wants to do it; the player to move if not given. Raises MalformedAction for
        values that no action has.
        """
        verb, source, color, target = action.verb, action.source, action.color, action.target
        if not (0 <= verb <= 30 and -1 <= source <= 12 and -1 <= color <= 5 and -1 <= target):
            raise MalformedAction(f"{action!r} has a value that no action has")
        if position.phase == Phase.OVER:
            return refused(OVER)
        if player is not None and player != position.to_move:
            return refused(NOT_YOUR_TURN, player=position.to_move)
        standing = Standing(self.tables, self.setting, position)
        if standing.step is not None:
            return self._check_answer(standing, action)
        if verb in SOURCED_VERBS:
            if source < 0:
                return refused(NOT_NOW, verb=Verb(verb))
            return self._check_sourced(standing, action)
        deed = self._by_verb.get(verb)
        if deed is None:
            return refused(NOT_NOW, verb=Verb(verb))
        return self._check_deed(standing, deed, action)

    def _check_deed(self, standing: Standing, deed: Deed, action: Action) -> Verdict:
        if deed.colored != (action.color >= 0) or action.source >= 0:
            needs = "needs a color" if deed.colored else "has no color"
            raise MalformedAction(f"{deed.verb} {needs} and no die or card: {action!r}")
        broken = deed.broken(standing, action.target, action.color)
        if broken:
            return Verdict(broken=tuple(broken))
        return Verdict(rules=deed.rules)

    def _check_answer(self, standing: Standing, action: Action) -> Verdict:
        step = standing.step
        assert step is not None
        if action.source < 0:
            for deed in self.deeds.answers[type(step)]:
                if deed.verb == action.verb:
                    return self._check_deed(standing, deed, action)
        kind = type(step).__struct_config__.tag
        facts = {"decision": kind, "verb": Verb(action.verb)}
        if isinstance(step, Recover | CheckReward) and action.verb in GOD_VERBS:
            return refused("god.not-in-check", **facts)
        if isinstance(step, Recover):
            return refused("turn.recover", **facts)
        if standing.position.phase == Phase.ACT or isinstance(step, FightOn):
            return refused("turn.one-at-a-time", **facts)
        return refused(DECISION_PENDING, **facts)

    def _check_sourced(self, standing: Standing, action: Action) -> Verdict:
        verb, source, color, target = action.verb, action.source, action.color, action.target
        broken = oracle.broken_sources(self.deeds.source, standing, source, color)
        cost = oracle.source_cost(standing, source, color)
        if verb == Verb.MOVE:
            if color < 0:
                raise MalformedAction(f"move needs a color: {action!r}")
            broken += self._broken_move(standing, action, sum(item.tokens for item in cost))
            if broken:
                return Verdict(broken=tuple(broken))
            rules = oracle.source_rules(standing, source, color) + move_rules(standing, action)
            if way := tokens_for(standing, target, color):
                cost += (Cost("move.buy-range", way),)
            return Verdict(rules, cost)
        deed = self._by_verb[verb]
        if deed.colored != (color >= 0):
            needs = "needs a color" if deed.colored else "has no color"
            raise MalformedAction(f"{deed.verb} {needs}: {action!r}")
        broken += deed.broken(standing, target, color)
        if broken:
            return Verdict(broken=tuple(broken))
        rules = oracle.source_rules(standing, source, color)
        return Verdict(rules + deed.rules + self._reach_rules(standing, deed, target), cost)

    def _reach_rules(self, standing: Standing, deed: Deed, target: int) -> tuple[str, ...]:
        if not deed.terrains or target in standing.near(False):
            return ()
        part = {
            Standing.land_in_reach: "reach_island",
            Standing.statues_in_reach: "reach_statue",
            Standing.offerings_in_reach: "reach_offering",
        }.get(deed.conditions[0].narrows, "")  # type: ignore[arg-type]
        return standing.powers.given_by(part)

    def _broken_move(self, standing: Standing, action: Action, paid: int) -> list[Broken]:
        target, color = action.target, action.color
        if not 0 <= target < len(self.tables.terrain):
            return [Broken("play.no-target", {"verb": Verb.MOVE, "space": NONE})]
        tokens = standing.me.favor - paid
        return [
            Broken(condition.rule, condition.facts(standing, target, color, tokens))
            for condition in self.deeds.move
            if not condition.permits(standing, color, tokens) >> target & 1
        ]

    def every_action(self, position: Position) -> Iterator[Action]:
        """Everything that can be written now: about 30,000 in the action phase."""
        if position.phase == Phase.OVER:
            return
        standing = Standing(self.tables, self.setting, position)
        spaces = range(len(self.tables.terrain))
        if standing.step is not None:
            for deed in self.deeds.answers[type(standing.step)]:
                yield from self._writable(standing, deed, NONE)
            return
        for source in SOURCES:
            for color in range(6):
                for space in spaces:
                    yield Action(Verb.MOVE, source, color, space)
            for deed in (*self.deeds.local, *self.deeds.anywhere, *self.deeds.colorless):
                yield from self._writable(standing, deed, source)
        for deed in self.deeds.gods:
            yield from self._writable(standing, deed, NONE)
        yield END_TURN

    def _writable(self, standing: Standing, deed: Deed, source: int) -> Iterator[Action]:
        targets: tuple[int, ...]
        if deed.terrains:
            board = self.board
            cities = tuple(city for city in board.cities if city >= 0)
            everything = len(set(deed.terrains)) > 2
            land = cities if deed.terrains == (Terrain.CITY,) else board.all_islands
            targets = tuple(range(len(board.spaces))) if everything else land
        else:
            targets = deed.targets(standing)
        for target in targets:
            for color in range(6) if deed.colored else (NONE,):
                yield Action(deed.verb, source, color, target)

    # --- what comes of it --------------------------------------------------------------------------

    def apply(self, position: Position, action: Action, fate: Fate) -> Passage[Position]:
        """Carry out a legal action, and everything that follows by itself.

        Raises IllegalAction (with its verdict), MalformedAction, or OutcomeError where a scripted
        fate does not fit.
        """
        verdict = self.check(position, action)
        if not verdict.allowed:
            raise IllegalAction(action, verdict)
        play = Play(self.tables, self.setting, position, fate)
        self._carry_out(play, action)
        self.settle(play)
        return Passage(play.position, tuple(play.events), tuple(play.draws))

    def begin(self, position: Position, fate: Fate) -> Passage[Position]:
        """Let happen what happens by itself, up to the first decision."""
        play = Play(self.tables, self.setting, position, fate)
        self.settle(play)
        return Passage(play.position, tuple(play.events), tuple(play.draws))

    def _carry_out(self, play: Play, action: Action) -> None:
        pending = play.position.pending
        if pending:
            for deed in self.deeds.answers[type(pending[0])]:
                if deed.verb == action.verb:
                    deed.do(play, action)
                    return
        if action.source >= 0:
            if action.verb == Verb.MOVE:
                oracle.use_source(play, action)
                do_move(play, action)
                return
            oracle.use_source(play, action)
        self._by_verb[action.verb].do(play, action)

    def settle(self, play: Play) -> None:
        """Run effects and take decisions with one answer, until someone must choose."""
        while play.position.pending:
            step = play.position.pending[0]
            if isinstance(step, tuple(_EFFECTS)):
                play.pop()
                _EFFECTS[type(step)](play, step)
                continue
            options = self._answers(play.standing())
            if len(options) > 1:
                return
            if not options:
                kind = str(type(step).__struct_config__.tag)
                play.pop()
                play.event("nothing-to-choose", _LOST[kind], step.player, decision=kind)
            else:
                play.event(
                    "only-choice", self._rule_of(step, options[0]), step.player,
                    verb=Verb(options[0].verb),
                )
                self._carry_out(play, options[0])

    def _rule_of(self, step: Step, action: Action) -> str:
        for deed in self.deeds.answers[type(step)]:
            if deed.verb == action.verb:
                return deed.rules[0]
        raise LookupError(action)


def _titan(play: Play, step: Step) -> None:
    assert isinstance(step, Titan)
    turn.titan_attacks(play, step.player, step.strength)


def _returns(play: Play, step: Step) -> None:
    assert isinstance(step, GodReturns)
    go_back(play, step.player, step.god)


_EFFECTS: Final = {
    StartShip: lambda play, step: start_ship(play, step.player),
    BeginTurn: lambda play, step: turn.begin_turn(play, step.player),
    CheckInjuries: lambda play, step: turn.check_injuries(play, step.player),
    Consult: lambda play, step: turn.consult(play, step.player),
    Titan: _titan,
    GodReturns: _returns,
    NextTurn: lambda play, step: turn.next_turn(play, step.player),
}
