"""The explanation of an action as HTML: effects and price, or why it is refused."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from oracle_nb.core.verdicts import Explanation
from oracle_nb.games.presentation.actions import ActionGroup
from oracle_nb.render.html import Html, button, folded, html, part, tag
from oracle_nb.web.table.control.kept import drawn_once
from oracle_nb.web.table.control.options import Options
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot
from oracle_nb.web.table.views.about_view import about_view
from oracle_nb.web.table.views.action_list import (
    MOST_UNFOLDED,
    action_button,
    source_label,
    space_name,
)
from oracle_nb.web.table.views.table_view import click_again, reasons_view, spaced

_MOST_UNUSED: Final = 4
"""Maximum number of unused sources of which a warning lists the uses."""

_MOST_USES: Final = 9
"""Maximum number of kinds of actions that a warning names for a source; of more, the first few."""
_EXAMPLES: Final = 4
BETWEEN: Final = " · "
"""The separator of titles of actions, which are sentences of their own."""


@dataclass(frozen=True)
class RepairOffer:
    """The offers beside an explanation.

    Attributes
    ----------
    ways
        The alternatives to offer after a refusal, as text; None: all of them.
    about
        Whether to say what gods, cards, tiles and spaces are.
    consent
        Whether others at the table could consent to undo an action.
    goals
        Whether a warning of unused sources first names what brings a goal closer.
    """

    ways: tuple[str, ...] | None = None
    about: bool = False
    consent: bool = False
    goals: bool = True


@drawn_once
def explanation_view(table: TableSnapshot, offer: RepairOffer = RepairOffer()) -> Html:
    """Return the refusals, or the explanation of the chosen action; "" without a choice."""
    return html(_refusals(table, offer), _explanation(table, offer))


def _explanation(table: TableSnapshot, offer: RepairOffer) -> Html | None:
    if table.explanation is None:
        return None
    say, left = table.shown.say, _warns(table) and not _needless(table)
    text = table.options.text(table.selection.chosen)
    hint = None
    if table.selection.space is not None:
        hint = click_again(table.shown, "never" if left else "again")
    game, said = table.page.game, table.explanation.undo
    final = bool(said) and not game.undo_outlook(table.selection.chosen).possible
    undo = tag("p", say("undo-consent") if final and offer.consent else said, cls="undo")
    shown = tag(
        "article",
        tag("h3", table.explanation.title),
        # A warning comes first, and isn't part of what may be folded.
        _unused(table, offer.goals),
        tag("div", _details(table, table.explanation, offer), cls="details"),
        tag(
            "div",
            button(
                say("do-anyway" if left else "do-it"),
                "do",
                text,
                cls="primary",
                data_go="",
                # From a list far below the board, on a phone, nobody would see the piece move.
                data_up="",
            ),
            button(say("cancel"), "cancel", cls="quiet"),
            hint,
            # Whether it can be undone is never scrolled out of sight.
            undo if said else None,
            cls="row",
        ),
        cls="explain",
        aria_live="polite",
        data_show="",
        data_on_board=None if table.selection.space is None else "",
        data_k=f"explain-{text}",
    )
    return part("explain", shown)


def _details(
    table: TableSnapshot,
    explanation: Explanation,
    offer: RepairOffer,
) -> Html:
    """Return what an action costs, risks and does, and why it is allowed.

    Where there is little room, what comes later is scrolled: the price and the chances come first,
    except at the end of a turn, where nothing depends on chance.
    """
    say, page, chosen, options = table.shown.say, table.page, table.selection.chosen, table.options
    chances = [tag("p", spaced(page, chance), cls="chance") for chance in explanation.chance]
    ends, purpose = table.shown.ends_turn(chosen), table.shown.purpose(chosen)
    # The text of a card is below, with a link to its lesson.
    book, subjects = table.shown.texts.rulebook, table.shown.subjects(chosen) if offer.about else ()
    below = {book[rule].text for rule in subjects if rule in book}
    # The first effect of a walk is its last step, which is part of the way.
    said = explanation.effects[1 if table.selection.walk else 0 :]
    effects = [tag("li", spaced(page, text)) for text in said if text not in below]
    return html(
        _walk(table),
        _purse(table),
        None if ends else chances,
        tag("ul", effects) if effects else None,
        tag("p", purpose) if purpose else None,
        # The price of a walk is that of all its steps.
        None if table.selection.walk else reasons_view(page, explanation.cost, "explain", "cost"),
        [
            button(sentence, "pick", texts[0], cls="act way")
            for sentence, texts in explanation.cheaper
        ],
        # A range or a color that only a card gives has no other reason in sight.
        tag("p", spaced(page, explanation.powers)) if explanation.powers else None,
        _about(table, chosen, offer),
        _near(table),
        chances if ends else None,
        _why(page, explanation),
        [
            tag("p", say("then", action=options.title(page.game.action(step))), cls="then")
            for step in table.selection.then
        ],
    )


def _why(page: GameSnapshot, explanation: Explanation) -> Html | None:
    if not explanation.why:
        return None
    reasons = tag("div", reasons_view(page, explanation.why, "explain", "why"))
    unfolding = tag("summary", page.say("why-heading"))
    return tag("details", unfolding, folded("explain-why", reasons), data_k="why")


def _about(table: TableSnapshot, action: Any, offer: RepairOffer) -> Html | None:
    """Return what an action is about, such as a god."""
    if not offer.about:
        return None
    key = f"about-{table.options.text(action)}"
    return about_view(table.page, table.shown.subjects(action), key, shown=True)


def _about_space(table: TableSnapshot, offer: RepairOffer) -> Html | None:
    """Return what the selected space is for, where nothing can be done."""
    space = table.selection.space
    if space is None or not offer.about:
        return None
    rules = table.shown.space_subjects(space)
    return about_view(table.page, rules, f"about-space-{space}", shown=False)


def _walk(table: TableSnapshot) -> Html | None:
    """Return the spaces that a piece enters, where it takes several steps."""
    walk, shown = table.selection.walk, table.shown
    if walk is None:
        return None
    names = " → ".join(shown.names[space] for space in walk.spaces)
    return tag("p", shown.say("walk", names=names), cls="walk")


def _purse(table: TableSnapshot) -> Html | None:
    """Return the means of payment left after the chosen action."""
    shown, walk = table.shown, table.selection.walk
    cost = table.options.tokens(table.selection.chosen) if walk is None else walk.tokens
    purse = shown.payment_tokens(table.seats.viewer)
    if not cost or purse is None:
        return None
    paid = shown.presentation.actions.price(cost) or cost
    return tag("p", shown.say("left-after", tokens=paid, left=purse - cost), cls="tokens")


def _warns(table: TableSnapshot) -> bool:
    """Return whether the chosen action ends a turn and leaves something unused."""
    noted = not table.advised and bool(table.shown.unused_note(table.selection.chosen))
    return bool(table.left) or noted


def _needless(table: TableSnapshot) -> bool:
    """Return whether nothing needs to be used now: it is advised, or saved for what follows."""
    return table.advised or table.shown.saves(table.selection.chosen)


def _unused(table: TableSnapshot, goals: bool) -> Html | None:
    """Return a warning before a turn ends: the unused sources, and the uses of each.

    Where nothing needs to be used, it says so, and is no warning.
    """
    if not _warns(table):
        return None
    shown = table.shown
    note = shown.unused_note(table.selection.chosen)
    if _needless(table):
        names = tuple(map(shown.source_title, table.left))
        return tag("p", shown.say("unused-advised", names=names), " ", note, cls="unused advised")
    many = len(table.left) > _MOST_UNUSED
    # Sources with the same uses are in one row, so that these are read once.
    alike: dict[object, list[str]] = {}
    for key in table.left:
        actions = table.options.sources[key]
        kinds = key if many else frozenset(map(shown.group, actions))
        alike.setdefault(kinds, []).append(key)
    rows = [
        tag(
            "li",
            [button(source_label(shown, key), "source", key, cls="source") for key in keys],
            None if many else tag("span", _uses_of(table, keys, goals), cls="uses"),
        )
        for keys in alike.values()
    ]
    return tag(
        "div",
        # The loss comes before the list of uses, which can be long.
        tag("p", tag("strong", note)) if note else None,
        tag("p", tag("strong", shown.say("unused"))) if rows else None,
        tag("ul", rows, cls="many" if many else None) if rows else None,
        cls="unused",
        role="status",
    )


def _uses_of(table: TableSnapshot, sources: Iterable[str], by_goal: bool) -> str:
    """Return what can be done with some sources, first what comes closest to a goal if wanted."""
    options = table.options
    actions = [action for key in sources for action in options.sources[key]]
    # The list names the cheapest way to a goal; others lead there as well.
    goals = [options.title(x.action) for x in options.for_tasks] if table.helps and by_goal else []
    titles = {options.title(action): action for action in reversed(actions)}
    best = next((titles[goal] for goal in goals if goal in titles), None)
    return _uses(options, actions, best)


def _uses(options: Options, actions: Iterable[Any], best: Any = None) -> str:
    """Return what can be done by some actions: the best one, and an example of each kind.

    If its space is all that tells the best one from others, it is the example of its kind.
    """
    say, first = options.shown.say, None if best is None else options.title(best)
    kinds: dict[tuple[ActionGroup, bool], dict[str, None]] = {}
    for action in actions if best is None else (best, *actions):
        group, title = options.shown.group(action), options.title(action)
        apart = title == first and not group.named_by_space
        kinds.setdefault((group, apart), {})[title] = None
    uses = [
        say("use-of", title=next(iter(titles)), count=len(titles) - 1) for titles in kinds.values()
    ]
    if len(uses) > _MOST_USES:
        uses = uses[:_EXAMPLES]
    return say("uses", names=BETWEEN.join(uses))


def _refusals(table: TableSnapshot, offer: RepairOffer) -> Html | None:
    options, selection, say = table.options, table.selection, table.shown.say
    space, refusals = selection.space, selection.refusals
    if selection.chosen is not None or (space is None and not refusals):
        return None
    there = [] if space is None else options.actions_at(space)
    if not refusals and (
        any(action in options.sources[selection.source] for action in there)
        or (space is not None and table.source_is_at(space))
    ):
        return None
    offered = {way.text for refusal in refusals for way in refusal.ways}
    instead = [
        action_button(options, action, "", "act", False, True)
        for action in there
        if options.text(action) not in offered
    ]
    refused = "-".join(refusal.text for refusal in refusals)
    own = not refusals and space is not None and table.is_own_place(space)
    shown = tag(
        "article",
        tag("div", button(say("cancel"), "cancel", cls="quiet"), cls="corner"),
        tag(
            "div",
            None if refusals else _own_place(table) if own else _nothing(table),
            [_refusal(table, number, offer) for number in range(len(refusals))],
            _about_space(table, offer),
            tag("p", say("try-instead"), cls="instead") if instead else None,
            tag("div", instead[:MOST_UNFOLDED], cls="rows") if instead else None,
            _others(table, instead[MOST_UNFOLDED:]),
            click_again(table.shown, "cheapest") if instead else None,
            cls="details",
        ),
        cls="explain own-place" if own else "explain refused",
        aria_live="polite",
        data_show="",
        data_k=f"refused-{space}-{refused}",
    )
    return part("refused", shown)


def _others(table: TableSnapshot, buttons: list[Html]) -> Html | None:
    """Return the actions for which there is no room, folded."""
    if not buttons:
        return None
    summary = tag("summary", table.shown.say("more-actions", count=len(buttons)))
    return tag("details", summary, tag("div", buttons, cls="rows"), data_k="instead")


def _nothing(table: TableSnapshot) -> Html:
    """Return the notice that nothing can be done on the selected space."""
    say = table.shown.say
    named = say("at-space", space=space_name(table))
    return html(tag("h3", named), tag("p", say("nothing-here")))


def _own_place(table: TableSnapshot) -> Html:
    """Return what is at the acting player's own place, and what can be done from there."""
    options, space = table.options, table.selection.space
    assert space is not None
    actions = [action for action in options.actions if not options.shown.ends_turn(action)]
    return html(
        tag("h3", table.shown.contents(space)),
        tag("p", table.shown.say("own-place"), " ", _uses(options, actions) if actions else ""),
    )


def _refusal(table: TableSnapshot, number: int, offer: RepairOffer) -> Html:
    say, refusals = table.shown.say, table.selection.refusals
    refusal = refusals[number]
    explanation = refusal.explanation
    before = {way.text for refusal in refusals[:number] for way in refusal.ways}
    ways = [
        button(way.sentence, "way", way.text, cls="act way")
        for way in refusal.ways
        if way.text not in before and (offer.ways is None or way.text in offer.ways)
    ]
    return tag(
        "div",
        tag("p", tag("strong", say("not-allowed", title=refusal.title))),
        reasons_view(table.page, explanation.refusals, f"refused-{number}", "broken"),
        tag("p", say("try-ways"), cls="instead") if ways else None,
        tag("div", ways, cls="rows") if ways else None,
        tag("p", say("missing"), cls="instead") if refusal.missing else None,
        tag("ul", [tag("li", need) for need in refusal.missing]) if refusal.missing else None,
        _about(table, refusal.action, offer),
    )


def _near(table: TableSnapshot) -> Html | None:
    """Return what the chosen action makes possible."""
    if not table.helps:
        return None
    shown, chosen = table.shown, table.selection.chosen
    for lined, texts in (
        ("near", map(shown.contents, shown.newly_reachable(chosen))),
        ("near reach", shown.outlook(chosen)),
    ):
        if near := [tag("li", spaced(table.page, text)) for text in texts]:
            return tag("div", tag("p", shown.say("outlook")), tag("ul", near), cls=lined)
    return None
