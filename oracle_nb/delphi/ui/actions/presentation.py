"""How the actions of Delphi are grouped, named and drawn in the app."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.advice.task_steps import (
    HOME,
    LOADING,
    UNLOADING,
    TaskStep,
    destination,
    destinations,
    task_steps,
)
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.actions import NONE, PASS, Action, Verb
from oracle_nb.delphi.model.position import AdvanceGod, Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.verbs import SAILING_VERBS
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rules.families.turn import is_last_round
from oracle_nb.delphi.text.chances import fight_chance
from oracle_nb.delphi.ui.actions import sources, tasks
from oracle_nb.delphi.ui.actions.attempts import (
    candidates,
    candidates_without_space,
    route,
    source_examples,
)
from oracle_nb.delphi.ui.actions.links import related_spaces
from oracle_nb.delphi.ui.actions.subjects import of_action, of_space
from oracle_nb.delphi.ui.icons.icons import paint
from oracle_nb.delphi.ui.shapes import SHIP_OF, ship_key
from oracle_nb.games.presentation.actions import (
    ActionGroup,
    ActionPresentation,
    RelatedSpaces,
    TaskAction,
)
from oracle_nb.render.previews import Preview

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording


class DelphiActions(ActionPresentation["Delphi", Position, Action]):
    """Actions with dice, cards and gods; see the base class for what each method returns."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def source(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return the key of a source: "die:green", "card:red", "god:ares" and so on."""
        return sources.source(position, action)

    def source_prompt(self) -> str:
        """Return the request to choose a die, card or god."""
        return self._words.say("prompt-source")

    def source_title(self, rules: "Delphi", position: Position, source: str) -> str:
        """Return the name of a die, card or god."""
        return sources.source_title(source, self._words)

    def source_note(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return the die or card that an action uses; "" for other sources, which names include."""
        return sources.source_note(position, action, self._words)

    def tokens(self, rules: "Delphi", position: Position, action: Action) -> int:
        """Return the favor tokens that a legal action costs."""
        return rules.tokens(position, action)

    def source_variant(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return the die or card and the color that it is used as; "" for its own color."""
        return sources.source_variant(position, action, self._words)

    def source_count(self, rules: "Delphi", position: Position, source: str) -> int:
        """Return how many dice or cards of a color there are."""
        return sources.source_count(position, source)

    def source_icon(self, rules: "Delphi", position: Position, source: str, theme: str) -> str:
        """Return a picture of a die, card or god."""
        return sources.source_icon(source, theme)

    def source_examples(
        self, rules: "Delphi", position: Position
    ) -> tuple[tuple[str, Action], ...]:
        """Return the dice, cards and gods of the player to move, each with an action."""
        return source_examples(rules, position)

    def group(self, rules: "Delphi", position: Position, action: Action) -> ActionGroup:
        """Return the group in which an action is listed."""
        return sources.group(action, self._words)

    def subjects(self, rules: "Delphi", position: Position, action: Action) -> tuple[str, ...]:
        """Return the rule about the god, card or ship tile that an action is about."""
        return of_action(action)

    def space_subjects(self, rules: "Delphi", position: Position, space: int) -> tuple[str, ...]:
        """Return the rules about a space and what is on it."""
        return of_space(rules, position, space)

    def for_tasks(
        self,
        rules: "Delphi",
        position: Position,
        seat: int,
        actions: Sequence[Action],
        theme: str,
    ) -> tuple[TaskAction, ...]:
        """Return what brings open tasks forward, and moves after which that is possible."""
        ship = rules.setting.ships[seat]
        return tuple(
            TaskAction(
                step.action,
                self._task(rules, position, seat, step),
                tasks.figure(step.task, ship, theme),
                None if step.then == NONE else Action(step.then, NONE, step.color, step.place),
                step.later,
                step.then in UNLOADING,
                step.task == HOME,
            )
            for step in task_steps(rules, position, seat, actions)
        )

    def _task(self, rules: "Delphi", position: Position, seat: int, step: TaskStep) -> str:
        """Return the task that a step is for, with the chance of a fight or where cargo belongs."""
        letters = rules.setting.rules.picture_rule
        task, action = tasks.title(step.task, self._words, letters=letters), step.action
        if step.then == NONE and (end := self._destination(rules, position, seat, action)):
            return self._words.say("task-load", task=task, **end)
        if action.verb != Verb.FIGHT:
            return task
        chance, tokens = fight_chance(rules, position, seat, action)
        return self._words.say("task-fight", task=task, chance=chance, tokens=tokens)

    def purpose(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return where the cargo that an action loads belongs."""
        seat = position.to_move
        end = {} if seat is None else self._destination(rules, position, seat, action)
        return self._words.say("load-for", **end) if end else ""

    def _destination(
        self, rules: "Delphi", position: Position, seat: int, action: Action
    ) -> dict[str, Any]:
        """Return where cargo belongs, the nearest place of several, if that can be reached."""
        if action.verb not in LOADING:
            return {}
        (moves, *_), place = destination(rules, position, seat, action)
        if place == NONE or moves >= UNREACHABLE:
            return {}
        end = self._words.say(
            "load-end",
            offering=action.verb == Verb.LOAD_OFFERING,
            color=Color(action.color),
            space=rules.board.spaces[place].name,
            moves=moves,
        )
        return {"end": end, "several": len(destinations(rules, position, action)) > 1}

    def refused_title(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return Poseidon's name where he can't act: then nobody has chosen a space."""
        if (
            action.verb != Verb.POSEIDON
            or "god.use" not in rules.check(position, action).broken_rules
        ):
            return ""
        return self.source_title(rules, position, self.source(rules, position, action))

    def forced_answer(self, rules: "Delphi", position: Position) -> Action | None:
        """Return the refusal of a god step that is of no use: no turn of its player follows."""
        step = position.pending[0] if position.pending else None
        last = is_last_round(position, rules.setting.rules.rounds)
        if not last or not isinstance(step, AdvanceGod) or step.player >= position.turn:
            return None
        return PASS

    def detail(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return from which row a god's step leads to which, or what a card to take brings."""
        return sources.detail(position, action, self._words)

    def icon(self, rules: "Delphi", position: Position, action: Action, theme: str) -> str:
        """Return the color an action needs, or the card, tile or task it is about."""
        return sources.icon(rules.board, action, theme)

    def target_space(self, rules: "Delphi", position: Position, action: Action) -> int | None:
        """Return the space at which an action aims."""
        return sources.target_space(action)

    def candidates(
        self, rules: "Delphi", position: Position, source: str, space: int
    ) -> tuple[Action, ...]:
        """Return the actions that a click on a space can mean."""
        return candidates(rules, position, source, space)

    def candidates_without_space(
        self, rules: "Delphi", position: Position, source: str
    ) -> tuple[Action, ...]:
        """Return the actions without a space that a die, card or god can be meant for."""
        return candidates_without_space(position, source)

    def route(self, rules: "Delphi", position: Position, action: Action) -> tuple[int, ...]:
        """Return the spaces over which a ship would sail."""
        return route(rules, position, action)

    def piece(self, rules: "Delphi", position: Position, source: str) -> str:
        """Return the key of the ship of the player to move."""
        seat = position.to_move
        return "" if seat is None else ship_key(rules.setting.ships[seat])

    def previews(self, rules: "Delphi", position: Position, action: Action) -> tuple[Preview, ...]:
        """Return where ship and cargo would go, and what would be fought, built or revealed."""
        return previews(rules, position, action, self._words)

    def newly_reachable(
        self, rules: "Delphi", position: Position, action: Action
    ) -> tuple[int, ...]:
        """Return the islands and cities within reach of the space to which a ship would sail."""
        seat = position.to_move
        if seat is None or action.verb not in SAILING_VERBS:
            return ()
        board, powers = rules.board, powers_of(position, seat)
        far: set[int] = set()
        if powers.reach_island:
            far |= {*board.islands, *board.monsters}
        if powers.reach_statue:
            far |= {*board.statues, *board.cities}
        if powers.reach_offering:
            far |= {*board.offerings, *board.temples}
        near = board.shore[action.target]
        return (*near, *(x for x in board.shore2[action.target] if x in far and x not in near))

    def related_spaces(
        self, rules: "Delphi", position: Position, seat: int | None, key: str
    ) -> RelatedSpaces:
        """Return where a statue, offering, monster or task comes from and where it belongs."""
        return related_spaces(rules, position, seat, key)

    def ends_turn(self, rules: "Delphi", position: Position, action: Action) -> bool:
        """Return whether this is the one action that ends the turn (turn.end)."""
        return action.verb == Verb.END

    def expires(self, rules: "Delphi", position: Position, source: str) -> bool:
        """Return whether a source is lost after this turn: dice are, others in the last round.

        Cards stay valuable to a player who is back with Zeus: they decide a tie (end.winner). A
        player who only has to sail home may lose by waiting: whatever takes the ship there now
        may be of no use later.
        """
        kind, seat = source.partition(":")[0], position.to_move
        if kind not in ("card", "god", "trade"):
            return True
        if seat is None:
            return False
        me = position.players[seat]
        if any(self.source(rules, position, way) == source for way in _ways_home(rules, position)):
            return True
        if not any(player.home for player in position.players):
            return False
        return kind == "trade" or not me.home

    def unused_note(self, rules: "Delphi", position: Position, action: Action) -> str:
        """Return that the player could be home now, if an action ends the turn without that."""
        ends = self.ends_turn(rules, position, action)
        return self._words.say("unused-home") if ends and _ways_home(rules, position) else ""


def _ways_home(rules: "Delphi", position: Position) -> list[Action]:
    """Return the actions that take the ship of the player to move to Zeus, all tasks done."""
    seat = position.to_move
    if seat is None or position.players[seat].tasks or position.players[seat].home:
        return []
    zeus = rules.board.zeus
    return [
        way
        for way in rules.legal_actions(position)
        if way.verb in SAILING_VERBS and way.target == zeus
    ]


_TURNS: Final = (Verb.EXPLORE, Verb.ARTEMIS, Verb.UNCOVER)
_FIGHTS: Final = {Verb.FIGHT: "fight", Verb.ARES: "defeat"}
_LOADS: Final = {
    Verb.LOAD_OFFERING: "block",
    Verb.LOAD_STATUE: "statue",
    Verb.HERMES: "statue",
}
_BRINGS: Final = {Verb.MAKE_OFFERING: "block", Verb.RAISE_STATUE: "statue"}


def previews(
    rules: "Delphi", position: Position, action: Action, words: "Wording"
) -> tuple[Preview, ...]:
    """Return where a ship or piece would go, and what would be fought, built or revealed."""
    seat, verb, target = position.to_move, Verb(action.verb), action.target
    if seat is None or target < 0:
        return ()
    own = Color(rules.setting.ships[seat])
    ship = position.players[seat].ship
    if verb in _TURNS:
        return (Preview(target, words.say("plan-turn")),)
    if verb in _LOADS and action.color >= 0:
        preview = "load", _LOADS[verb], paint(action.color), (target, ship)
    elif verb in _BRINGS and action.color >= 0:
        preview = "bring", _BRINGS[verb], paint(action.color), (ship, target)
    elif verb in _FIGHTS and action.color >= 0:
        preview = _FIGHTS[verb], "beast", paint(action.color), (-1, target)
    elif verb in SAILING_VERBS:
        # The route of a move is drawn as it is; Poseidon's leads over everything.
        start = ship if verb is Verb.POSEIDON else -1
        preview = "ship", SHIP_OF[own], paint(own), (start, target)
    elif verb is Verb.BUILD:
        preview = "shrine", "shrine", paint(own), (-1, target)
    elif verb is Verb.LOOK:
        preview = "look", "unknown", ("tile", "ink"), (-1, target)
    else:
        return ()
    what, symbol, colors, (start, end) = preview
    return (Preview(end, words.say(f"plan-{what}"), symbol, *colors, start),)
