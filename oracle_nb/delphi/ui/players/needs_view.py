"""Open tasks of a player with their nearest places, as a short strip of HTML."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.advice.task_steps import HOME
from oracle_nb.delphi.board import UNREACHABLE
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, Task, value_of
from oracle_nb.delphi.pieces import WHITE, Color
from oracle_nb.delphi.ui.actions import tasks
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.players.needs import NeedStop, TaskNeed
from oracle_nb.render.html import Html, html, part, shared, tag

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.wording import Wording

_DIE: Final = 15


def needed(
    needed_pieces: Sequence[TaskNeed],
    rules: "Delphi",
    view: Position,
    seat: int,
    words: "Wording",
    theme: str,
) -> str:
    """Return the strip: the load of the hold, and each open task with its places.

    Shrine tasks whose islands aren't known share their place, as the next island may be for either.
    On hover, each task shows its places and details as sentences. The strip stays for a player who
    is back with Zeus.
    """
    if not needed_pieces:
        nothing = tag("li", words.say("need-nothing"), cls="d-hold")
        return tag("ul", nothing, cls="d-needs") if view.players[seat].home else ""
    strip = _Strip(rules, view, seat, words, theme)
    shared_places: dict[object, list[TaskNeed]] = {}
    for number, need in enumerate(needed_pieces):
        place = need[1:] if strip.looks(need) else number
        shared_places.setdefault(place, []).append(need)
    items = [strip.item(number, needs) for number, needs in enumerate(shared_places.values())]
    return tag("ul", strip.hold(), items, cls="d-needs", data_rove="")


class _Strip:
    """The texts and pictures for one player."""

    def __init__(
        self, rules: "Delphi", view: Position, seat: int, words: "Wording", theme: str
    ) -> None:
        me = view.players[seat]
        self.rules, self.seat, self.words, self.theme = rules, seat, words, theme
        self.ship = rules.setting.ships[seat]
        self.used = len(me.statues) + len(me.offerings)
        self.room = max(0, powers_of(view, seat).storage - self.used)
        self.open = any(Task(task).family in (Family.STATUE, Family.OFFERING) for task in me.tasks)

    def hold(self) -> Html | None:
        """Return the load of the hold, where it matters."""
        if not self.open:
            return None
        say, all_ = self.words.say, self.used + self.room
        sign = icons.symbol_sign("block", "tile", self.theme, 18, ink="ink")
        text = say("need-hold", used=self.used, all=all_)
        shown = tag("li", sign, text, cls="d-hold")
        return part("hold", shown)

    def looks(self, need: TaskNeed) -> bool:
        """Return whether the place for a task is an island to look at."""
        return need.source is not None and not self._takes(need)

    def item(self, number: int, needs: Sequence[TaskNeed]) -> Html:
        """One task, or several with the same place."""
        need, titles = needs[0], self._titles(needs)
        ways: list[Html | None] = [_between("?") if self.looks(need) else None]
        ways += [self._stop(need.source), self._arrow(need)]
        ways.append(self._stop(need.goal, more=need.source is not None))
        stop = need.goal or need.source
        ways.append(self._die(stop) if stop else tag("b", "-", aria_hidden="true"))
        name = f"need-{self.seat}-{number}"
        waits = bool(need.source) and need.aboard < 0 and self._takes(need) and not self.room
        said = [
            *(tag("span", title, cls="d-title") for title in titles),
            *(shared(tag("span", sentence)) for sentence in self.sentences(need)),
        ]
        shown = tag(
            "li",
            map(self._sign, needs),
            ways,
            # The strip itself isn't text: screen readers read the sentences, hidden or shown.
            tag("span", said, id=name, role="tooltip", cls="tip"),
            # The strip is one stop of the Tab key; arrow keys lead to the other tasks.
            tabindex="-1" if number else "0",
            data_stop="",
            cls="d-need" + (" waiting" if waits else "") + (" here" if need.moves == 0 else ""),
            data_point=self._way(need),
            aria_label=", ".join(titles),
            aria_describedby=name,
            data_k=name,
        )
        return part(name, shown)

    def sentences(self, need: TaskNeed) -> Iterator[str]:
        """Everything about a task but its title."""
        say = self.words.say
        if need.task != HOME and value_of(need.task) == WHITE:
            yield say("need-white")
        source, goal, kind = need.source, need.goal, self._kind(need)
        if need.aboard >= 0:
            yield say("need-aboard", color=Color(need.aboard), family=Task(need.task).family)
        if source is not None:
            yield self._stop_text(f"need-from-{kind}", source)
            if self._takes(need) and not self.room:
                yield say("need-full")
        if goal is not None:
            yield self._stop_text(f"need-to-{kind}", goal, more=source is not None)
        elif source is None or self._takes(need):
            yield say("need-nowhere")
        for message, stops in (("need-also", need.also), ("need-shorter", need.shorter)):
            others = [
                say("need-other", space=self._name(stop), color=Color(stop.color)) for stop in stops
            ]
            if others:
                yield say(message, names=tuple(others))

    def _stop_text(self, message: str, stop: NeedStop, *, more: bool = False) -> str:
        way = self.words.say(
            "need-way-on" if more else "need-way", moves=stop.moves, steps=stop.spaces
        )
        facts: dict[str, object] = {"space": self._name(stop), "way": way}
        if stop.color >= 0:
            facts["color"] = Color(stop.color)
        return self.words.say(message, **facts)

    def _titles(self, needs: Sequence[TaskNeed]) -> list[str]:
        """Return the names of the tasks, those that have the same as one."""
        letters, count = self.rules.setting.rules.picture_rule, len(needs)
        names = (tasks.title(x.task, self.words, letters=letters, count=count) for x in needs)
        return list(dict.fromkeys(names))

    def _kind(self, need: TaskNeed) -> str:
        return "home" if need.task == HOME else str(Task(need.task).family)

    def _takes(self, need: TaskNeed) -> bool:
        """Return whether its piece is carried in the hold."""
        return self._kind(need) in (str(Family.STATUE), str(Family.OFFERING))

    def _way(self, need: TaskNeed) -> str:
        """Return the key with which the board shows the route; a place to look at is a goal."""
        if self._takes(need):
            return f"way:{self._name(need.source)}:{self._name(need.goal)}"
        return f"way::{self._name(need.goal or need.source)}"

    def _name(self, stop: NeedStop | None) -> str:
        return "" if stop is None else self.rules.board.spaces[stop.space].name

    # --- pictures ---

    def _sign(self, need: TaskNeed) -> Html:
        # A letter that doesn't matter would be looked for on the board.
        unlettered = (
            self._kind(need) == str(Family.SHRINE) and not self.rules.setting.rules.picture_rule
        )
        draw = tasks.figure if unlettered else tasks.sign
        return shared(Html(draw(need.task, self.ship, self.theme)))

    def _arrow(self, need: TaskNeed) -> Html | None:
        """Return the symbol between the two places: an arrow, or the ship with the piece aboard."""
        if need.aboard >= 0:
            return _between(icons.ship_sign(self.ship, self.theme, 18), "→")
        if need.source is not None and need.goal is not None:
            return _between("→")
        return None

    def _stop(self, stop: NeedStop | None, *, more: bool = False) -> Html | None:
        if stop is None:
            return None
        there = tag("b", self._name(stop))
        moves = None
        if 0 < stop.moves < UNREACHABLE:
            moves = tag("i", f"+{stop.moves}" if more else counted_moves(self.words, stop.moves))
        return tag("span", there, moves, aria_hidden="true")

    def _die(self, stop: NeedStop) -> Html | None:
        return icons.die_sign(stop.color, self.theme, _DIE) if stop.color >= 0 else None


def counted_moves(words: "Wording", moves: int) -> Html:
    """Return a number of moves; the style sheet leaves out the word where there is no room."""
    return html(str(moves), tag("span", " ", words.say("need-moves", moves=moves), cls="d-unit"))


def _between(*parts: str) -> Html:
    """Return the separator between two places."""
    return tag("span", parts, cls="d-to", aria_hidden="true")
