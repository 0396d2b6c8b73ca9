"""What is to be done at a table, as HTML: actions, explanations, refusals; bots; the end."""

from typing import Any, Final

from oracle_nb.app.desk import PACES
from oracle_nb.app.refusal import Refusal, idle
from oracle_nb.app.sight import names
from oracle_nb.app.trouble import report_view
from oracle_nb.app.views import View, idle_button
from oracle_nb.draw.html import Html, button, html, tag
from oracle_nb.verdict import Explanation

MOST_TOLD: Final = 5
"""So many events of the last action are told where one goes on; the log has them all."""


class Now(View):
    """The part of a table at which one acts."""

    def now(self, beat: int | None = None, tick: int = 0) -> Html:
        """Whose turn it is, what is to be decided, and everything to do it with.

        ``beat``: after so many milliseconds the page asks the bots to go on; None: it doesn't.
        ``tick`` is another number each time, so that a page that is told again asks again.
        """
        desk = self.desk
        parts: list[Html | None] = [self._trouble()]
        if desk.game.to_move is None and not desk.unshown:
            parts.append(self._end())
        elif desk.bot_acts:
            parts.append(self._bots())
        else:
            parts += [self._turn(), self._sources(), self._idle(), self._done(), self._actions()]
            parts += [self._refusals(), self._explanation()]
        return tag(
            "section",
            parts,
            cls="now",
            data_at=str(len(desk.game.history)),
            data_beat=beat,
            data_tick=tick,
        )

    def _trouble(self) -> Html | None:
        if self.desk.report:
            return report_view(self.desk.report, self.desk.language, table=True)
        if not self.desk.notice:
            return None
        return tag("p", self.desk.notice, cls="notice", role="alert")

    def _turn(self) -> Html:
        desk = self.desk
        seat = desk.viewer
        turn = desk.panels.turn(desk.rules, desk.game.position)
        message = "now-turn" if turn in (None, seat) else "now-decide"
        alone = len(desk.people) == 1
        head = self.say(message, name=self.name(seat), alone=alone)
        return tag(
            "div",
            tag("h2", self.icon(seat), head),
            tag("p", str(desk.words.decision(desk.game.position)), cls="decision"),
            cls="turn",
        )

    def _sources(self) -> Html | None:
        desk = self.desk
        groups = desk.sources
        if len(groups) < 2:
            return None
        buttons = []
        for key in groups:
            title = desk.panels.source_title(desk.rules, desk.game.position, key)
            icon = desk.panels.source_icon(desk.rules, desk.game.position, key, self.theme)
            count = desk.panels.source_count(desk.rules, desk.game.position, key)
            many = tag("b", self.say("times", count=count)) if count > 1 else None
            buttons.append(
                button(
                    html(Html(icon), tag("span", many, " " if many else "", title)),
                    "source",
                    key,
                    cls="source" + (" on" if key == desk.source else ""),
                    aria_pressed="true" if key == desk.source else "false",
                    data_group=key,
                    data_k=f"source-{key}",
                )
            )
        return tag(
            "div", buttons, cls="sources", role="group", aria_label=self.say("choose-source")
        )

    def _idle(self) -> Html | None:
        """What can't be used now: each says why, and more when it is pressed."""
        desk = self.desk
        position = desk.game.position
        buttons = []
        for one in idle(desk):
            if one.key:
                title = desk.panels.source_title(desk.rules, position, one.key)
                icon = desk.panels.source_icon(desk.rules, position, one.key, self.theme)
            else:
                title, icon = desk.title(desk.game.action(one.text)), ""
            label = html(Html(icon), tag("span", title))
            place = f"source-{one.key or one.text}"
            buttons.append(idle_button(label, "pick", one.text, one.reason, place=place))
        if not buttons:
            return None
        return tag(
            "div",
            tag("span", self.say("idle"), cls="head"),
            buttons,
            cls="idles",
            role="group",
            aria_label=self.say("idle"),
        )

    def _done(self) -> Html | None:
        """What the last action of this player has led to, while the turn goes on."""
        desk = self.desk
        acts = desk.log
        if desk.chosen is not None or desk.refusals or not acts:
            return None
        last = acts[-1]
        if last.number < 0 or last.player != desk.viewer or not last.lines:
            return None
        told = [tag("li", line.text) for line in last.lines[:MOST_TOLD]]
        return tag(
            "div",
            tag("h3", self.say("done-just")),
            tag("ul", told),
            cls="done",
            data_k=f"done-{last.number}",
        )

    def _actions(self) -> Html:
        """The actions of the source in use, under their headings."""
        desk = self.desk
        here = desk.at(desk.space, desk.source) if desk.space is not None else []
        narrowed = len(here) > 1 and desk.chosen is None
        shown = here if narrowed else desk.sources.get(desk.source, [])
        sections: dict[tuple[str, bool], list[Any]] = {}
        for action in shown:
            sections.setdefault(desk.panels.family(desk.rules, action), []).append(action)
        parts = [
            self._chips(head, actions) if brief else self._rows(head, actions)
            for (head, brief), actions in sections.items()
        ]
        if narrowed:
            more = button(self.say("all-actions"), "cancel", cls="quiet")
            parts.insert(0, tag("p", self.say("at-space", space=self._space_name()), " ", more))
        # Another list is another thing: it begins at its top.
        key = f"actions-{len(desk.game.history)}-{desk.source}"
        return tag("div", parts, cls="actions", data_focus="", tabindex="-1", data_k=key)

    def _space_name(self) -> str:
        desk = self.desk
        if desk.space is None:
            return ""
        return desk.picture.group(desk.space).name

    def _rows(self, head: str, actions: list[Any]) -> Html:
        rows = [self._action(one, self.desk.title(one), "act") for one in actions]
        return tag("div", tag("h3", head) if head else None, tag("div", rows, cls="rows"))

    def _chips(self, head: str, actions: list[Any]) -> Html:
        desk = self.desk
        scene = desk.picture
        priced = sorted(
            (desk.tokens(one), desk.panels.space(desk.rules, one) or 0, place, one)
            for place, one in enumerate(actions)
        )
        chips = [
            self._action(one, scene.group(space).name, "act brief") for _, space, _, one in priced
        ]
        return tag("div", tag("h3", head) if head else None, tag("div", chips, cls="chips"))

    def _action(self, action: Any, label: str, cls: str, *, by: bool = False) -> Html:
        """A button for an action; ``by``: it names what the action is done with."""
        desk = self.desk
        text = desk.write(action)
        cost = desk.tokens(action)
        mark = desk.panels.mark(desk.rules, action, self.theme)
        on = action == desk.chosen
        price = None
        if cost:
            price = tag("span", str(cost), cls="price", aria_label=self.say("costs", tokens=cost))
        return button(
            html(self._by(action) if by else Html(mark), tag("span", label), price),
            "pick",
            text,
            cls=cls + (" on" if on else ""),
            aria_pressed="true" if on else "false",
            title=desk.title(action),
            data_action=text,
            data_k=f"action-{text}",
        )

    def _by(self, action: Any) -> Html:
        """What an action is done with."""
        desk = self.desk
        position = desk.game.position
        key = desk.panels.source(desk.rules, position, action)
        icon = Html(desk.panels.source_icon(desk.rules, position, key, self.theme))
        return tag("span", icon, desk.panels.source_title(desk.rules, position, key), cls="by")

    def _explanation(self) -> Html | None:
        desk = self.desk
        told = desk.explanation
        if told is None:
            return None
        say = self.say
        text = desk.write(desk.chosen)
        why = None
        if told.why:
            reasons = self.reasons(told.why, "explain", "why")
            why = tag("details", tag("summary", say("why-heading")), reasons, data_k="why")
        return tag(
            "article",
            tag(
                "div",
                tag("h3", told.title),
                tag("ul", [tag("li", one) for one in told.effects]) if told.effects else None,
                self.reasons(told.cost, "explain", "cost"),
                [button(one, "pick", texts[0], cls="act way") for one, texts in told.cheaper],
                self._near(),
                [tag("p", one, cls="chance") for one in told.chance],
                tag("p", told.undo, cls="undo") if told.undo else None,
                why,
                [
                    tag("p", say("then", action=desk.title(desk.game.action(one))), cls="then")
                    for one in desk.then
                ],
                cls="told",
            ),
            tag(
                "div",
                button(say("do-it"), "do", text, cls="primary", data_go=""),
                button(say("cancel"), "cancel", cls="quiet"),
                tag("small", say("click-again")) if desk.space is not None else None,
                cls="row",
            ),
            cls="explain",
            aria_live="polite",
            data_show="",
            data_k=f"explain-{text}",
        )

    def _refusals(self) -> Html | None:
        desk, say = self.desk, self.say
        if desk.chosen is not None or (desk.space is None and not desk.refusals):
            return None
        there = [] if desk.space is None else desk.at(desk.space)
        if not desk.refusals and any(one in desk.sources[desk.source] for one in there):
            return None
        offered = {way.text for one in desk.refusals for way in one.ways}
        instead = [
            self._action(one, desk.title(one), "act", by=True)
            for one in there
            if desk.write(one) not in offered
        ]
        named = "" if desk.refusals else say("at-space", space=self._space_name())
        return tag(
            "article",
            tag("div", button(say("cancel"), "cancel", cls="quiet"), cls="corner"),
            tag(
                "div",
                tag("h3", named) if named else None,
                [self._refusal(number, one) for number, one in enumerate(desk.refusals)],
                None if desk.refusals else tag("p", say("nothing-here")),
                tag("p", say("try-instead"), cls="instead") if instead else None,
                tag("div", instead, cls="rows") if instead else None,
                cls="told",
            ),
            cls="explain refused",
            aria_live="polite",
            data_show="",
            data_k=f"refused-{desk.space}-{'-'.join(one.text for one in desk.refusals)}",
        )

    def _refusal(self, number: int, refusal: Refusal) -> Html:
        say = self.say
        told: Explanation = refusal.explanation
        before = {way.text for one in self.desk.refusals[:number] for way in one.ways}
        ways = [
            button(way.sentence, "way", way.text, cls="act way")
            for way in refusal.ways
            if way.text not in before
        ]
        return tag(
            "div",
            tag("p", tag("strong", say("not-allowed", title=told.title))),
            self.reasons(told.refusals, f"refused-{number}", "broken"),
            tag("p", say("try-ways"), cls="instead") if ways else None,
            tag("div", ways, cls="rows") if ways else None,
            tag("p", say("missing"), cls="instead") if refusal.missing else None,
            tag("ul", [tag("li", one) for one in refusal.missing]) if refusal.missing else None,
        )

    def _near(self) -> Html | None:
        """What the chosen action brings within reach."""
        desk = self.desk
        near = [
            tag("li", names(desk.picture, one)) for one in desk.panels.near(desk.rules, desk.chosen)
        ]
        return tag("div", tag("p", self.say("near")), tag("ul", near), cls="near") if near else None

    # --- bots, end -------------------------------------------------------------------------------

    def _bots(self) -> Html:
        desk, say = self.desk, self.say
        seat = desk.game.to_move
        if desk.unshown or seat is None:
            seat = desk.game.history[-1].player
        goes = desk.pace != "step" and not desk.paused
        ahead = say("until-me") if desk.people else say("until-end")
        return tag(
            "div",
            tag("h2", self.icon(seat), say("now-bot", name=self.name(seat))),
            tag("p", str(desk.words.decision(desk.game.position)), cls="decision"),
            tag(
                "div",
                button(ahead, "skip", cls="primary", data_focus=""),
                button(say("pause"), "pause", cls="quiet") if goes else None,
                button(say("go-on"), "go-on", cls="quiet")
                if not goes and desk.pace != "step"
                else None,
                cls="row",
            ),
            tag(
                "div",
                button(say("next-event"), "step-event", cls="quiet"),
                button(say("next-action"), "step-action", cls="quiet"),
                cls="row",
            ),
            self.pace(),
            cls="turn bots",
        )

    def pace(self) -> Html:
        """How fast bots play."""
        desk, say = self.desk, self.say
        return tag(
            "div",
            tag("span", say("bots-pace")),
            [
                button(
                    say(f"pace-{pace}"),
                    "pace",
                    pace,
                    cls="tab" + (" on" if pace == desk.pace else ""),
                    aria_pressed="true" if pace == desk.pace else "false",
                )
                for pace in PACES
            ],
            cls="paces",
            role="group",
            aria_label=say("bots-pace"),
        )

    def _end(self) -> Html:
        desk, say = self.desk, self.say
        result = desk.game.result
        assert result is not None
        names = [self.name(seat) for seat in result.winners]
        if not names:
            head = say("win-none")
        elif len(names) == 1:
            head = say("win-one", name=names[0])
        else:
            head = say("win-many", names=tuple(names))
        order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
        places = [
            tag("li", say("place", place=result.places[seat], name=self.name(seat)))
            for seat in order
        ]
        return tag(
            "div",
            tag("h2", [self.icon(seat) for seat in result.winners], say("now-over")),
            tag("p", head, " ", say("after-rounds", rounds=result.rounds), cls="won"),
            tag("ol", places, cls="places") if places else None,
            tag("div", button(say("home"), "home", cls="primary", data_focus=""), cls="row"),
            cls="turn end",
            data_result="finished" if result.finished else "unfinished",
        )
