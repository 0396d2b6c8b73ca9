"""A table in one line: below the board, and to screen readers."""

from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene
from oracle_nb.web.table.control.pointer import Pointer, pointer_hint
from oracle_nb.web.table.control.shown import contents
from oracle_nb.web.table.control.snapshot import GameSnapshot, TableSnapshot


def hand_over_text(page: GameSnapshot, seat: int) -> str:
    """Return the request to pass the screen to a player, by name and title."""
    say, shown, name = page.say, page.shown, page.name(seat)
    title = shown.presentation.players.title(shown.rules, seat)
    return say("hand-over", name=say("name-title", name=name, title=title) if title else name)


def spoken(table: TableSnapshot, notice: str = "") -> str:
    """Return the effects of the choice, the reason for a refusal, or else the decision to make."""
    say, explanation, refusals = table.shown.say, table.explanation, table.selection.refusals
    if notice:
        return notice
    if explanation is not None:
        costs = [reason.text for reason in explanation.cost]
        return "\n".join(
            (explanation.title, *explanation.effects, *costs, *explanation.chance, explanation.undo)
        )
    if refusals:
        first = refusals[0].explanation
        reasons = [reason.text for reason in first.refusals]
        return "\n".join((say("not-allowed", title=first.title), *reasons))
    if table.page.game.to_move is None:
        return say("now-over")
    if table.seats.hand_over is not None:
        return hand_over_text(table.page, table.seats.hand_over)
    shown, seat = table.shown, table.seats.viewer
    if not table.seats.person_acts:
        return shown.decision
    return "\n".join(filter(None, (shown.warning(seat), shown.own_decision(seat))))


def pointed_view(
    table: TableSnapshot, pointer: Pointer, scene: Scene, *, acting: bool = True
) -> tuple[Html, str]:
    """Return the line below the board, and the same as a screen reader says it.

    ``acting`` is whether a click on a space can choose an action.
    """
    space = None if pointer.thing else pointer.space
    name = "" if space is None else contents(scene, space)
    can = table.hint(space) if acting and space is not None else ""
    hint, say = pointer_hint(pointer, table.shown, table), table.shown.say
    more = f"{can} {hint}"
    if name or more.strip():
        by_touch = hint_view(table, space) if can and space is not None else ""
        named = f"{name}." if name and more.strip() else name
        # In one run of text: of two lines, the second would often need a third.
        shown = html(tag("span", tag("span", named), " ", tag("span", by_touch, " ", hint)))
    else:
        tap = say("tap-at" if table.seats.person_acts else "tap-see") if acting else ""
        touch = tag("span", tap, cls="touch-actions")
        shown = html(tag("span", say("point-at"), cls="clicks"), touch)
    return tag("p", shown, cls="hint"), f"{name}. {more}"


def hint_view(table: TableSnapshot, space: int) -> Html:
    """Return the effect of a click or a tap on a space: only the browser knows which it is."""
    can, tap = table.hint(space), table.hint(space, "hint-tap")
    if can == tap:
        return html(can)
    return html(tag("span", can, cls="clicks"), tag("span", tap, cls="touch-actions"))
