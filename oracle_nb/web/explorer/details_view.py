"""More of the explorer as HTML: the route, two boards compared, links and downloads."""

from math import isfinite
from typing import Final

from oracle_nb.explorer import measure_scenes
from oracle_nb.explorer.measure_scenes import short
from oracle_nb.games.addresses import address
from oracle_nb.games.board_data import BoardWithMeans
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.svg import to_svg
from oracle_nb.web.explorer.controller import MOST_MEANS
from oracle_nb.web.explorer.view import ExplorerView


class DetailsView:
    """The details of an explored board as HTML.

    Parameters
    ----------
    view
        The rest of the page, which knows the controller and the theme.
    """

    def __init__(self, view: ExplorerView) -> None:
        self._view: Final = view
        self.controller: Final = view.controller
        self.say: Final = view.say

    # --- the route -------------------------------------------------------------------------------

    def way(self) -> Html | None:
        """Return the route from one space to another."""
        say, controller = self.say, self.controller
        if controller.hand != "ask":
            return None
        travel = controller.travel
        choice = None if travel is None else self._means(travel)
        return tag(
            "section", tag("h2", say("explore-way")), choice, self._answer(), cls="now x-way"
        )

    def _means(self, travel: BoardWithMeans) -> Html:
        """Return the chosen means of travel, and those that can be added."""
        say, controller = self.say, self.controller
        slots = [
            button(
                Html(travel.icon(means, self._view.theme)),
                "remove",
                str(place),
                cls="x-means",
                aria_label=say("explore-way-remove", name=self.means(means)),
            )
            for place, means in enumerate(controller.means)
        ]
        slots += [tag("span", cls="x-means x-empty")] * (MOST_MEANS - len(slots))
        rest = [
            button(
                Html(travel.icon(means, self._view.theme)),
                "add",
                means,
                cls="x-small",
                aria_label=say("explore-way-add", name=self.means(means)),
            )
            for means in travel.means
        ]
        return tag(
            "div",
            tag("span", say("explore-way-means"), cls="x-label"),
            tag("div", slots, cls="x-all-means"),
            tag("span", say("explore-way-more"), cls="x-label"),
            tag("div", rest, cls="x-all-means"),
            cls="x-means",
            role="group",
            aria_label=say("explore-way-means"),
        )

    def means(self, means: str) -> str:
        """Return the name of a means of travel."""
        return self._view.key(means)

    def _answer(self) -> Html:
        say, controller = self.say, self.controller
        plan, language = controller.shown.plan, controller.language
        if controller.begin is None:
            return tag("p", say("explore-way-choose"), cls="x-hint")
        start = tag(
            "p",
            say("explore-way-from", space=controller.field.space(plan, controller.begin, language)),
        )
        again = button(say("explore-way-clear"), "clear")
        journey = controller.journey
        if journey is None:
            return html(start, tag("p", say("explore-way-goal"), cls="x-hint"), again)
        assert controller.goal is not None
        goal = tag(
            "p",
            say("explore-way-to", space=controller.field.space(plan, controller.goal, language)),
        )
        travel = controller.travel
        legs = [
            tag(
                "li",
                Html(travel.icon(leg.means, self._view.theme)) if travel else None,
                tag("span", leg.title),
            )
            for leg in journey.legs
        ]
        return tag(
            "div",
            start,
            goal,
            tag("p", tag("b", journey.title)),
            tag("ol", legs, cls="x-legs") if legs else None,
            again,
            role="status",
        )

    # --- below -----------------------------------------------------------------------------------

    def compare(self) -> Html | None:
        """Return two boards side by side, with their differences."""
        say, controller = self.say, self.controller
        changes = controller.changes
        if changes is None:
            return None
        if controller.pinned is None:
            return tag(
                "section",
                tag("h2", say("explore-compare")),
                tag("p", say("explore-compare-about")),
                button(say("explore-pin"), "pin"),
                cls="own",
            )
        before, now = controller.pinned, controller.sight
        scenes = [controller.field.scene(one.plan, controller.language) for one in (before, now)]
        weak = [
            measure_scenes.weak_spots(scene, one.cuts, one.bridges)
            for scene, one in zip(scenes, (before, now), strict=True)
        ]
        both = measure_scenes.beside(weak[0], weak[1], (say("explore-pinned"), say("explore-now")))
        differences = changes.differences(before.plan, now.plan, controller.language)
        return tag(
            "section",
            tag("h2", say("explore-compare")),
            Html(to_svg(both, self._view.theme, width=1200, prefix="pair-")),
            tag("ul", [tag("li", one) for one in differences])
            if differences
            else tag("p", say("explore-compare-same")),
            self._differences(),
            button(say("explore-unpin"), "pin"),
            cls="own x-compare",
        )

    def _differences(self) -> Html:
        """Return the measures in which the two boards differ, the greatest differences first."""
        say, controller = self.say, self.controller
        assert controller.pinned is not None
        rows = []
        for name in controller.field.measures:
            was, now = controller.pinned.headline(name), controller.sight.headline(name)
            if was == now:
                continue
            rows.append(
                tag(
                    "tr",
                    tag(
                        "th", button(controller.term(name), "look", name, cls="quiet"), scope="row"
                    ),
                    tag("td", short(was, controller.mark)),
                    tag("td", short(now, controller.mark)),
                    tag("td", _signed(now - was, controller.mark)),
                )
            )
        head = [
            tag("th", say(one), scope="col")
            for one in ("explore-pinned", "explore-now", "explore-difference")
        ]
        return tag(
            "table",
            tag("thead", tag("tr", tag("td"), head)),
            tag("tbody", rows),
            cls="x-differences",
        )

    def keep(self, *, linked: bool) -> Html:
        """Links, pictures, playing."""
        say, controller = self.say, self.controller
        code = controller.layout_code
        parts: list[Html] = [button(say("explore-svg"), "svg"), button(say("explore-png"), "png")]
        playable = controller.changes is not None
        if linked:
            if code:
                parts.append(button(say("explore-play"), "play", cls="primary"))
                parts.append(
                    tag(
                        "a",
                        say("explore-editor"),
                        href=address({"layout": code}, controller.game),
                        target="_blank",
                    )
                )
            elif playable:
                parts.append(tag("small", say("explore-no-play")))
            field = tag(
                "input",
                value=address({"explore": controller.code}, controller.game),
                readonly=True,
                aria_label=say("explore-link"),
                data_change="",
                data_link=True,
            )
            parts.append(tag("label", tag("span", say("explore-link")), field, cls="x-link"))
        return tag(
            "section",
            tag("h2", say("explore-keep" if playable else "explore-save")),
            tag("div", parts, cls="row"),
            tag("p", say("explore-charts-save"), cls="x-hint"),
            cls="own x-keep",
        )


def _signed(number: float, mark: str) -> str:
    if not isfinite(number):
        return short(number, mark)
    sign = "+" if number > 0 else "\N{MINUS SIGN}"
    return f"{sign}{short(abs(number), mark)}"
