"""The tips of a guided game as HTML: what has come up, what to do now, and a recommendation."""

from oracle_nb.games.addresses import address
from oracle_nb.lessons.guide import Tip
from oracle_nb.render.html import Html, button, html, link, part, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot
from oracle_nb.web.table.control.tips import GameTips
from oracle_nb.web.table.views.table_view import rule_chip, rule_text, spaced

_PLACE = "tip"
"""The place of the rules of a tip on the page."""


def tip_view(tips: GameTips, table: TableSnapshot) -> Html | None:
    """Return the tip that is due, and the button that recommends an action.

    None in a game without tips.
    """
    page, say = table.page, table.shown.say
    if tips.guide is None:
        return None
    if tips.off:
        show = button(say("tips-on"), "tips", "on", cls="quiet tips", data_k="tips")
        # The same elements, so that the focus stays on the button.
        return part("tip", tag("aside", _row(show), cls="tips-off", aria_label=say("tip")))
    acts = table.seats.person_acts
    tip = tips.tip
    buttons = (
        button(say("tip-done"), "tip-done", tip.moment, data_k="tip-done") if tip else None,
        button(say("tip-show"), "tip-show", cls="quiet", data_k="tip-show") if acts else None,
        button(say("tips-off"), "tips", "off", cls="quiet tips", data_k="tips"),
    )
    reason = tag("p", tag("b", say("tip-reason")), " ", spaced(page, tips.reason), cls="motive")
    parts = (
        _text(tip, page) if tip else None,
        reason if tips.reason else None,
        _row(*buttons) if tip or acts else None,
    )
    # Screen readers read out only changes of what is there already.
    return part(
        "tip", tag("aside", parts, cls="guide-tip", aria_live="polite", aria_label=say("tip"))
    )


def _row(*buttons: Html | None) -> Html:
    return tag("div", buttons, cls="row", data_k="tip-row")


def _text(tip: Tip, page: GameSnapshot) -> Html:
    """Return the texts of a tip with its rules."""
    language = page.language
    chips = [(rule_chip(page, rule, _PLACE), " ") for rule in tip.rules]
    rules = [rule_text(page, rule, _PLACE) for rule in tip.rules]
    return html(
        tag("p", spaced(page, tip.say[language])),
        tag("p", tag("b", page.say("tip-now")), " ", spaced(page, tip.do[language]), cls="do")
        if tip.do
        else None,
        tag("p", chips, cls="rules"),
        rules,
    )


def guided_end(tips: GameTips, page: GameSnapshot) -> Html | None:
    """Return what comes after a guided game; None in a game without tips."""
    if tips.guide is None:
        return None
    say, game = page.say, page.shown.rules.name
    links = (
        link(say("guided-lessons"), address({"learn": None}, game)),
        link(say("guided-more"), address(game=game)),
    )
    linked = tag("p", links, cls="row") if page.linked else None
    return tag("div", tag("p", tag("strong", say("guided-over"))), linked, cls="guide-tip")
