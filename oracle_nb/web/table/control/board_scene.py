"""The scene of the board: possible targets, the choice, and refusals."""

from collections.abc import Sequence
from typing import Any

from oracle_nb.render.scene import Group, Op, Scene
from oracle_nb.web.table.control.board_state import BoardState
from oracle_nb.web.table.control.refusal import first_reason
from oracle_nb.web.text import words


def marks(controller: BoardState) -> dict[int, str]:
    """Return the possible targets of the source in use, with the cost of each; "" if free."""
    if not controller.seating.person_acts or not controller.helps:
        return {}
    least: dict[int, int] = {}
    known = controller.seating.known
    for action in controller.sources.get(controller.source, ()):
        space = controller.presentation.actions.marked_space(controller.rules, known, action)
        if space is not None:
            cost = controller.tokens(action)
            least[space] = min(cost, least.get(space, cost))
    return {space: str(cost) if cost else "" for space, cost in sorted(least.items())}


def scene(controller: BoardState, more: Sequence[Op] = ()) -> Scene:
    """Return the board with the selection, and more marks such as those of the pointer."""
    shown = _shown(controller, controller.display.picture)
    return shown.with_overlay(*shown.overlay, *more) if more else shown


def _shown(controller: BoardState, drawn: Scene) -> Scene:
    """Return the board with the selection, without marks of the pointer."""
    from oracle_nb.render.highlights import highlight
    from oracle_nb.render.previews import preview_marks

    if (
        controller.seating.bot_acts
        or controller.seating.waits
        or controller.seating.hand_over is not None
    ):
        return highlight(drawn, selected=_last_space(controller, drawn))
    route: tuple[int, ...] = ()
    region: tuple[int, ...] = ()
    if controller.chosen is not None:
        actions, known = controller.presentation.actions, controller.seating.known
        region = actions.target_region(controller.rules, known, controller.chosen)
        if controller.helps:
            route = actions.route(controller.rules, known, controller.chosen)
    seen = highlight(
        drawn,
        reach=marks(controller),
        selected=None if controller.refusals else selected_space(controller),
        region=region,
        route=route,
        refused=(controller.space,) if controller.refusals and controller.space is not None else (),
    )
    if controller.chosen is None or not controller.helps:
        return seen
    plans = controller.presentation.actions.previews(
        controller.rules, controller.seating.known, controller.chosen
    )
    return seen.with_overlay(*seen.overlay, *preview_marks(drawn, plans))


def selected_space(controller: BoardState) -> int | None:
    """Return the selected space, or else that of the source in use, such as a unit."""
    if controller.space is not None or not controller.seating.person_acts:
        return controller.space
    return controller.presentation.actions.source_space(
        controller.rules, controller.seating.known, controller.source
    )


def _last_space(controller: BoardState, drawn: Scene) -> int | None:
    """Return the space the last event shown is about."""
    acts = controller.display.log
    known = {group.space for group in drawn.spaces}
    lines = reversed(acts[-1].lines if acts else ())
    spaces = (
        space
        for line in lines
        for space in controller.presentation.progress.event_spaces(line.event)
    )
    return next((space for space in spaces if space in known), None)


def names(drawn: Scene, space: int) -> str:
    """Return a space and its contents, in words."""
    groups = (op for op in (*drawn.base, *drawn.pieces) if isinstance(op, Group))
    return ": ".join(group.title for group in groups if group.space == space and group.title)


def hint(controller: BoardState, space: int) -> str:
    """Return the effect of a click on a space: the actions there with their cost, or a refusal.

    Empty if nobody at the screen must decide.
    """
    if not controller.seating.person_acts:
        return ""
    say = words(controller.language).say
    if source := controller.source_at(space):
        title = controller.presentation.actions.source_title(
            controller.rules, controller.seating.known, source
        )
        return say("hint-select", source=title)
    here = controller.at(space, controller.source)
    if not controller.helps:
        return say("hint-try", names=tuple(map(controller.title, here))) if here else ""
    if len(here) == 1:
        return _only(controller, here[0])
    if here:
        return say("hint-several", count=len(here))
    if controller.is_own_place(space):
        answers = controller.unaimed(space)
        own = "hint-own" if answers else "own-place"
        return say(own, action=controller.title(answers[0]) if answers else "")
    refused = controller.refused_at(space)
    if refused:
        return say("hint-not", reason=first_reason(controller.words, controller.game, refused[0]))
    known = not controller.source or controller.source_is_at(space)
    return "" if known else say("nothing-here")


def _only(controller: BoardState, action: Any) -> str:
    """Return the effect of a click that does the only action possible there, with its cost."""
    say = words(controller.language).say
    title, tokens = controller.title(action), controller.tokens(action)
    if tokens and (price := controller.presentation.actions.price(tokens)):
        return say("hint-price", action=title, price=price)
    return say("hint-do", action=title, tokens=tokens)
