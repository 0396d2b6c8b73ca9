"""Watching bots, as HTML: the last action and its reason, progress of thinking, their speed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from oracle_nb.render.html import Html, button, html, tag, unfold_button
from oracle_nb.web.table.control.bots import PACES, BotThread
from oracle_nb.web.table.control.game_log import LogLine, Matter, foremost
from oracle_nb.web.table.control.pointer import with_places
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.table.views.table_view import motive_view

MOST_EVENT_LINES: Final = 5
"""Maximum number of events shown of the last action; the log has them all."""


@dataclass(frozen=True)
class BotState:
    """How bots play at a screen.

    Attributes
    ----------
    pace
        One of `PACES`.
    paused, fast_forward
        Whether they wait, or play without a rest until a person must decide.
    thought
        The bot's current thinking; None for none.
    """

    pace: str
    paused: bool
    fast_forward: bool
    thought: BotThread | None


def bots_view(page: GameSnapshot, bots: BotState) -> Html:
    """Return the bot, its last action with the reason, and the buttons for its pace."""
    seat = page.game.to_move
    if page.unshown or seat is None:
        seat = page.game.history[-1].player
    thought = None if page.unshown else bots.thought
    return tag(
        "div",
        tag("h2", page.icon(seat), tag("span", _who(page, seat))),
        own_news(page),
        others_action(page),
        None if thought is None else _thinks(page, thought),
        *(_ways(page, bots) if page.seats.leads_bots else ()),
        cls="turn bots",
    )


def _ahead(page: GameSnapshot) -> str:
    """Return the message of the button that skips until a person's next turn, or the end."""
    shown, bots = page.shown, page.seats.bots
    left = partial(shown.presentation.progress.has_turn_left, shown.rules, shown.position)
    deciding = {seat for seat, bot in enumerate(bots) if not bot and left(seat)}
    if not deciding:
        return "until-end"
    return "until-me" if deciding <= {*page.seats.people} else "until-person"


def _who(page: GameSnapshot, seat: int) -> str:
    """Return the name of the acting bot, or of the player it acts for."""
    absent = bool(page.seats.bots[seat]) and not page.bot_kind(seat)
    message = "now-bot-for" if absent else "now-bot"
    return page.say(message, name=page.name(seat), own=seat == page.seats.you)


def _ways(page: GameSnapshot, bots: BotState) -> tuple[Html | None, ...]:
    """Return the buttons to go on, to wait and to step, and the speed."""
    say, stepwise = page.say, bots.pace == "step" and not bots.fast_forward
    goes, waits = not stepwise and not bots.paused, bots.paused and not stepwise
    ahead = None
    if not bots.fast_forward:
        ahead = button(say(_ahead(page)), "skip", cls="primary", data_focus="")
    steps = tag(
        "div",
        button(say("next-event"), "step-event", cls="quiet"),
        button(say("next-action"), "step-action", cls="quiet"),
        cls="row",
    )
    return (
        tag(
            "div",
            ahead,
            button(say("pause"), "pause", cls="quiet", data_focus="") if goes else None,
            button(say("go-on"), "go-on", cls="quiet") if waits else None,
            unfold_button("▾", say("bots-pace")),
            cls="row",
        ),
        # While bots don't play on by themselves, steps are what one needs.
        None if goes else steps,
        tag("div", steps if goes else None, _pace(page, bots.pace), cls="ways"),
    )


def own_news(page: GameSnapshot) -> Html | None:
    """Return what others did to the person at the screen, or else what their last action did."""
    seats = page.seats
    if seats.viewer not in seats.people:
        return None
    title = page.say("done-since-you", first=not page.acted)
    lines = [line for line in page.since if line.matter <= Matter.OWN]
    if not lines:
        title = page.say("done-own")
        # The rest, such as the next player's turn, is about the others.
        own = () if page.own is None else page.own.lines
        results = page.shown.presentation.progress.results
        lines = [
            line for line in own if line.event.player == seats.viewer or line.event.what in results
        ]
    if not lines:
        return None
    shown = foremost(lines, MOST_EVENT_LINES)
    said = " ".join(line.text for line in shown)
    text = tag("p", tag("b", title), " ", said, cls="decision")
    return html(text, left_out_view(page, lines, shown))


def left_out_view(
    page: GameSnapshot, lines: Sequence[LogLine], shown: Sequence[LogLine]
) -> Html | None:
    """Return the events that there was no room for, folded; None if all are shown."""
    kept = {id(line) for line in shown}
    left = [line.text for line in lines if id(line) not in kept]
    if not left:
        return None
    texts = [tag("li", text) for text in left]
    summary = tag("summary", page.say("done-more", count=len(left)))
    return tag("details", summary, tag("ul", texts), cls="left-out", data_k="done-more")


def others_action(page: GameSnapshot) -> Html | None:
    """Return the last action of a bot, or of somebody at another screen, with roll and reason."""
    last = page.last_chosen
    if last is None or not page.is_others(last):
        return None
    who = tag("b", page.say("log-who", name=page.name(last.player)))
    did = with_places(last.title, page.shown.space_names)
    rolls = page.shown.presentation.progress.rolls
    return tag(
        "div",
        tag("p", page.icon(last.player), who, " ", did),
        [tag("p", line.text) for line in last.lines if line.event.what in rolls],
        motive_view(page, last),
        cls="did",
    )


def _thinks(page: GameSnapshot, thought: BotThread) -> Html:
    say = page.say
    done = thought.thinking.done
    shown = None if done is None else f"{min(max(done, 0.0), 1.0):.2f}"
    stop = None
    if thought.heeds and not thought.thinking.stopped and page.seats.leads_bots:
        stop = button(say("stop-thinking"), "stop-thinking", cls="quiet")
    return tag(
        "div",
        tag("label", say("bot-thinks", seconds=thought.seconds), tag("progress", value=shown)),
        stop,
        cls="row thinking",
    )


def _pace(page: GameSnapshot, chosen: str) -> Html:
    """Return the switch for the speed of bots."""
    say = page.say
    return tag(
        "div",
        tag("span", say("bots-pace")),
        [
            button(
                say(f"pace-{pace}"),
                "pace",
                pace,
                cls="tab" + (" on" if pace == chosen else ""),
                aria_pressed="true" if pace == chosen else "false",
            )
            for pace in PACES
        ],
        cls="speeds",
        role="group",
        aria_label=say("bots-pace"),
    )
