"""One state of a table as one screen shows it: a frozen value, whose facts are found once."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from oracle_nb.bots.bot import RandomBot
from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.game import Game
from oracle_nb.games.presentation import TaskAction
from oracle_nb.render.highlights import highlight
from oracle_nb.render.html import Html
from oracle_nb.render.previews import preview_marks
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.game_log import LogEntry, LogLine
from oracle_nb.web.table.control.kept import kept
from oracle_nb.web.table.control.options import Options, Walk
from oracle_nb.web.table.control.refusal import RefusalNotice, first_reason
from oracle_nb.web.table.control.seat_facts import SeatFacts
from oracle_nb.web.table.control.shown import Shown
from oracle_nb.web.text import seat_title


@dataclass(frozen=True)
class GameSnapshot:
    """What a screen shows of a game, whatever can be done there: at a table or in a replay.

    Attributes
    ----------
    shown
        The position as it is known at the screen.
    seats
        Whose turn it is, and who may see what.
    game
        The game.
    names
        The names of the seats, as the game has them.
    actions
        The number of actions that were done.
    unshown
        Number of events of the last action that are still to be shown.
    analysis
        Whether the game is an analysis.
    log
        The last actions, the events of the last one as far as they are shown.
    open_rules
        The rules whose text is shown, by the place they are shown at.
    linked
        Whether the page has an address, where ``?rules`` leads to the rulebook.
    summary
        What the last round did to the scores, as long as that is news to the person at the screen.
    since
        What has happened since that person's last action, in order.
    own
        That action, in sentences that speak to its player; None where the log no longer has it.
    """

    shown: Shown
    seats: SeatFacts
    game: Game
    names: tuple[str, ...]
    actions: int
    unshown: int
    analysis: bool
    log: tuple[LogEntry, ...]
    open_rules: frozenset[str] = frozenset()
    linked: bool = False
    summary: tuple[str, ...] = ()
    since: tuple[LogLine, ...] = ()
    own: LogEntry | None = None

    @property
    def chosen(self) -> tuple[LogEntry, ...]:
        """The actions of the log that somebody chose, the latest first."""
        return tuple(entry for entry in reversed(self.log) if not entry.forced)

    @property
    def last_chosen(self) -> LogEntry | None:
        """The latest action of the log that somebody chose; None for none."""
        return next(iter(self.chosen), None)

    def is_others(self, entry: LogEntry) -> bool:
        """Return whether an action was done by a bot, or by somebody at another screen."""
        seats, player = self.seats, entry.player
        return entry.number >= 0 and (player not in seats.people or bool(seats.bots[player]))

    @property
    def acted(self) -> bool:
        """Whether the person at the screen has acted, apart from proposals that were answered."""
        history, answers = self.game.history, self.shown.presentation.progress.is_answer
        own = (n for n, entry in enumerate(history) if entry.player == self.seats.viewer)
        return any(not answers(history, number + 1) for number in own)

    @property
    def language(self) -> str:
        """The language of all texts."""
        return self.shown.language

    @property
    def theme(self) -> str:
        """The theme: "light" or "dark"."""
        return self.shown.theme

    @property
    def say(self) -> Callable[..., str]:
        """The messages of the app, in the language."""
        return self.shown.say

    @property
    def over(self) -> bool:
        """Whether the game is over, and all of it is shown."""
        return self.game.to_move is None and not self.unshown

    def name(self, seat: int) -> str:
        """Return the name of the player in a seat; "You" only to that player."""
        given = self.names[seat]
        if seat != self.seats.you and seat_title(given) == "you":
            given = self.say("seat-label", seat=seat + 1)
        return self.shown.look.player_name(given, seat)

    def icon(self, seat: int) -> Html:
        """Return the sign of the player in a seat."""
        return self.shown.look.player_icon(seat)

    def bot_kind(self, seat: int) -> str:
        """Return which bot plays in a seat, and how strong it is; "" for a person."""
        kind = self.names[seat].removeprefix("bot:")
        return self.say("seat-bot", name=kind) if kind != self.names[seat] else ""

    def plays_at_random(self, seat: int) -> bool:
        """Return whether the bot in a seat acts at random, for which it may give no reason."""
        return self.names[seat] == f"bot:{RandomBot.name}"


@dataclass(frozen=True)
class Selection:
    """The selection of the person at a screen.

    Attributes
    ----------
    source
        The key of the source in use; "" for none.
    chosen
        The chosen action; None for none.
    space
        The selected space; None for none.
    refusals
        The refused actions, with their reasons.
    then
        Actions to offer, one after another, once the chosen action is done.
    everything
        Whether the actions of all sources are listed.
    walk
        The steps that are chosen together with the chosen action, the first of them.
    """

    source: str = ""
    chosen: Any = None
    space: int | None = None
    refusals: tuple[RefusalNotice, ...] = ()
    then: tuple[str, ...] = ()
    everything: bool = False
    walk: Walk | None = None


@dataclass(frozen=True)
class TableSnapshot:
    """One state of a table at a screen: everything that its views are made of.

    Attributes
    ----------
    page
        The game as it is shown there.
    options
        The actions of the person at the screen.
    selection
        What they have selected.
    helps
        Whether it shows in advance what is legal and what it costs.
    priced
        Whether it marks and lists costly actions before they are asked for.
    advised
        Whether a tip or a bot advises the chosen action.
    suggested
        Whether it was chosen by asking what to do, not by the person at the screen.
    diverted
        Whether a tip recommends something else than what is listed for a later turn.
    guided
        Whether a learner plays with tips.
    walks
        Whether several steps can be chosen together.
    named
        The action that the shown tip names while the list for goals begins with another one.
    """

    page: GameSnapshot
    options: Options
    selection: Selection
    helps: bool = True
    priced: bool = True
    advised: bool = False
    suggested: bool = False
    diverted: bool = False
    guided: bool = False
    walks: bool = True
    named: Any = None

    @property
    def shown(self) -> Shown:
        """The position as it is known at the screen."""
        return self.page.shown

    @property
    def seats(self) -> SeatFacts:
        """Whose turn it is, and who may see what."""
        return self.page.seats

    # --- the choice ------------------------------------------------------------------------------

    @cached_property
    def explanation(self) -> Explanation | None:
        """The explanation of the chosen action; None without one."""
        chosen, walk = self.selection.chosen, self.selection.walk
        if walk is not None:
            return walk.explanation
        return None if chosen is None else self.options.explain(chosen)

    @cached_property
    def chosen_alone(self) -> Any:
        """The chosen action; None without one, and where it is only the first step of a walk."""
        return None if self.selection.walk is not None else self.selection.chosen

    @cached_property
    def left(self) -> list[str]:
        """The keys of the sources left unused in a turn that the chosen action would end."""
        chosen = self.selection.chosen
        return [] if chosen is None else self.options.left_by(chosen)

    @cached_property
    def here(self) -> list[Any]:
        """The actions of the source in use at the selected space."""
        chosen = self.selection
        return [] if chosen.space is None else self.options.actions_at(chosen.space, chosen.source)

    @cached_property
    def listed(self) -> list[Any]:
        """The actions of the source in use."""
        return self.options.sources.get(self.selection.source, [])

    @cached_property
    def for_tasks(self) -> tuple[TaskAction, ...]:
        """The actions that are listed as serving a task, as far as their prices may be shown.

        Where a tip recommends something else, only what is near is proposed for a later turn.
        """
        if not self.helps or not self.seats.person_acts:
            return ()
        listed = self.options.first_for_tasks(self.priced)
        return tuple(task for task in listed if task.near or not (task.later and self.diverted))

    # --- spaces ----------------------------------------------------------------------------------

    @cached_property
    def marks(self) -> dict[int, str]:
        """The possible targets of the source in use, with the cost of each; "" if free."""
        marks = self.options.marks(self.selection.source) if self.helps else {}
        return {space: cost for space, cost in marks.items() if self.priced or not cost}

    @cached_property
    def scene(self) -> Scene:
        """The board with the selection highlighted, without marks of the pointer."""
        shown, seats, selection = self.shown, self.seats, self.selection
        drawn = shown.picture
        if seats.bot_acts or seats.waits or seats.hand_over is not None:
            return highlight(drawn, selected=self._last_space)
        chosen, space, refused = selection.chosen, selection.space, bool(selection.refusals)
        seen = highlight(
            drawn,
            reach=self.marks,
            selected=None if refused else self.selected_space,
            region=() if chosen is None else shown.target_region(chosen),
            route=self._route if self.helps else (),
            refused=(space,) if refused and space is not None else (),
        )
        if chosen is None or not self.helps:
            return seen
        return seen.with_overlay(*seen.overlay, *preview_marks(drawn, shown.previews(chosen)))

    @property
    def _route(self) -> tuple[int, ...]:
        """The spaces over which the chosen action moves a piece."""
        chosen, walk = self.selection.chosen, self.selection.walk
        if chosen is None:
            return ()
        route = self.shown.route(chosen)
        return route if walk is None else (*route[:1], *walk.spaces)

    @property
    def _last_space(self) -> int | None:
        """The space the last event shown is about."""
        known = {group.space for group in self.shown.picture.spaces}
        event_spaces = self.shown.presentation.progress.event_spaces
        lines = reversed(self.page.log[-1].lines if self.page.log else ())
        spaces = (space for line in lines for space in event_spaces(line.event))
        return next((space for space in spaces if space in known), None)

    def source_is_at(self, space: int) -> bool:
        """Return whether the source in use, such as a unit, is in a space."""
        return self.shown.source_space(self.selection.source) == space

    @kept
    def is_own_place(self, space: int) -> bool:
        """Return whether a space is the place of the acting person's piece, and no action's.

        Where units act, a person has no place of their own.
        """
        own = self.seats.person_acts and space == self.shown.piece_space(self.seats.viewer)
        if not own or self.options.actions_at(space):
            return False
        return all(self.shown.source_space(key) is None for key in self.options.sources)

    def refused_at(self, space: int) -> list[Any]:
        """Return refused actions at a space with the source in use, likeliest first."""
        source = self.selection.source
        return [] if self.source_is_at(space) else self.options.refused_at(space, source)

    @cached_property
    def selected_space(self) -> int | None:
        """The selected space, or else that of the source in use, such as a unit."""
        space = self.selection.space
        if space is not None or not self.seats.person_acts:
            return space
        return self.shown.source_space(self.selection.source)

    @cached_property
    def focus(self) -> int | None:
        """The space that matters now: the selected one, or that of the piece that acts."""
        if self.selected_space is not None:
            return self.selected_space
        acts = self.page.game.to_move if self.seats.bot_acts else None
        return self.shown.piece_space(self.seats.viewer if acts is None else acts)

    @cached_property
    def sights(self) -> frozenset[int] | None:
        """The spaces to see together while a region is chosen; none for the whole board.

        After that the region where the turn is played, with the selected space. None where there
        is no region, and where nobody at the screen acts.
        """
        shown, chosen = self.shown, self.selection.chosen
        if not self.seats.person_acts:
            return None
        if chosen is not None and (region := shown.target_region(chosen)):
            return frozenset((*region, *(shown.outlook_spaces(chosen) if self.helps else ())))
        regions = {shown.target_region(action) for action in self.options.actions} - {()}
        if not regions:
            target = None if chosen is None else shown.target_space(chosen)
            near = [space for space in (self.selected_space, target) if space is not None]
            return frozenset((*shown.stage, *near)) if shown.stage else None
        return frozenset(regions.pop() if len(regions) == 1 else ())

    @kept
    def hint(self, space: int, press: str = "hint-press") -> str:
        """Return the effect of a click on a space: the actions there with their cost, or a refusal.

        Empty if nobody at the screen must decide, or after the click, which the answer explains.
        ``press`` is the message that says how spaces are chosen: "hint-tap" on a touch screen.
        """
        selection = self.selection
        answered = selection.chosen is not None or selection.refusals or self.is_own_place(space)
        if not self.seats.person_acts or (answered and space == selection.space):
            return ""
        shown, options, source = self.shown, self.options, selection.source
        say, how = shown.say, shown.say(press)
        if selects := options.source_at(space, source):
            return say("hint-select", press=how, source=shown.source_title(selects))
        here = options.actions_at(space, source)
        if not self.helps:
            return say("hint-try", names=tuple(map(options.title, here))) if here else ""
        if len(here) == 1:
            return self._only(here[0])
        if here:
            # After the click they are listed.
            listed = space == selection.space
            return "" if listed else say("hint-several", press=how, count=len(here))
        if self.is_own_place(space):
            return say("hint-own", press=how)
        return self._beyond(space, how)

    def _beyond(self, space: int, how: str) -> str:
        """Return the walk to a space at which no action aims, or why there is none."""
        shown, options, source = self.shown, self.options, self.selection.source
        say = shown.say
        if self.walks and (walk := options.walk(space, source)):
            facts = {"action": walk.explanation.title, "count": len(walk.steps)}
            price = shown.presentation.actions.price(walk.tokens) or walk.tokens
            return say("hint-walk", price=price, **facts)
        refused = self.refused_at(space)
        if refused:
            reason = first_reason(shown.texts, self.page.game, refused[0])
            return say("hint-not", press=how, reason=reason)
        return "" if not source or self.source_is_at(space) else say("nothing-here")

    def _only(self, action: Any) -> str:
        """Return the effect of a click that does the only action possible there, with its cost."""
        shown, options = self.shown, self.options
        title, tokens = options.title(action), options.tokens(action)
        if tokens and (price := shown.presentation.actions.price(tokens)):
            return shown.say("hint-price", action=title, price=price)
        return shown.say("hint-do", action=title, tokens=tokens)
