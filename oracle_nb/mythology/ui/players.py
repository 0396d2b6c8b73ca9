"""The presentation of each player of Mythology in the app."""

from collections import Counter
from typing import TYPE_CHECKING

from oracle_nb.games.presentation.players import PlayerPresentation
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.model.position import Part, Position
from oracle_nb.mythology.pieces import KIND_BITS, OFF, Side
from oracle_nb.mythology.rules.scoring import own_points, prize_left_points, prizes_left, scores
from oracle_nb.mythology.text.points import points_sign, points_words
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.mythology.ui.counters import COLORS, initials
from oracle_nb.mythology.ui.signs import prize_sign, seat_sign, side_sign, symbol_sign, unit_sign
from oracle_nb.render.html import Child, Html, html, tag

if TYPE_CHECKING:
    from oracle_nb.mythology.rules.engine import Mythology
    from oracle_nb.text.wording import Wording


class MythologyPlayers(PlayerPresentation["Mythology", Position]):
    """God, side, power points, trophies and points; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def title(self, rules: "Mythology", seat: int) -> str:
        """Return the name of the player's color."""
        return self._words.say("color", color=COLORS[seat])

    def color(self, rules: "Mythology", seat: int) -> str:
        """Return the player's color."""
        return COLORS[seat]

    def icon(self, rules: "Mythology", seat: int, theme: str) -> str:
        """Return a disc in the player's color."""
        return seat_sign(seat, theme, 26, self.title(rules, seat))

    def summary(self, rules: "Mythology", position: Position, seat: int, theme: str) -> str:
        """Return god, side, power points, trophies and points in one line."""
        if not position.sides:
            return ""
        say = self._words.say
        side = Side(position.sides[seat])
        taken = len(position.trophies[seat])
        prizes = len(position.captured[seat])
        points = scores(position)[seat]
        allies = self._allies(rules, position, seat)
        # The points at the end of the line are those of the alliance.
        own_words = points_words(self._words, own_points(position, seat))
        own = tag("span", " \N{MIDDLE DOT} ", say("points-own", points=own_words), cls="m-own")
        return html(
            tag(
                "span",
                side_sign(side, theme, 20, say("side", side=side)),
                tag("b", self._god(rules, position, seat)),
                cls="m-god",
            ),
            self._count(symbol_sign("bolt", "yellow", theme, 18), position.power[seat], "power"),
            self._count(side_sign(side.other, theme, 17), taken, "removed"),
            self._count(prize_sign("", theme, 18), prizes, "taken")
            if side is Side.HEROES
            else None,
            tag("span", say("allied", names=allies), own, cls="m-allies") if allies else None,
            tag(
                "span",
                tag("b", points_sign(points)),
                cls="m-points",
                title=points_words(self._words, points),
            ),
        )

    def _count(self, sign: Html, number: int, message: str) -> Html:
        title = self._words.say(message, count=number)
        return tag("span", sign, tag("span", str(number)), cls="m-count", title=title)

    def summary_text(self, rules: "Mythology", position: Position, seat: int) -> str:
        """Return the summary in words."""
        if not position.sides:
            return ""
        say = self._words.say
        side = Side(position.sides[seat])
        area = position.areas[seat]
        allies = self._allies(rules, position, seat)
        parts = [
            say("god-side", god=self._god(rules, position, seat), side=side),
            say("power", count=position.power[seat]),
            say("removed", count=len(position.trophies[seat])),
            points_words(self._words, scores(position)[seat]),
        ]
        if area != OFF:
            where = rules.pack.area[area].in_sentence(self._words.language)
            parts.insert(1, say("god-in", area=where))
        if side is Side.HEROES:
            parts.insert(-1, say("taken", count=len(position.captured[seat])))
        if allies:
            parts.append(say("allied", names=allies))
        return "; ".join(parts)

    def printable_summary(
        self, rules: "Mythology", position: Position, seat: int, theme: str
    ) -> str:
        """Return the summary as a list."""
        parts = self.summary_text(rules, position, seat).split("; ")
        return tag("ul", [tag("li", part) for part in parts])

    def board(self, rules: "Mythology", position: Position, seat: int, theme: str) -> str:
        """Return what a player has taken, and how the points are counted."""
        if not position.sides:
            return ""
        say, language = self._words.say, self._words.language
        pack = rules.pack
        side = Side(position.sides[seat])
        own = [unit for unit in members(KIND_BITS[side]) if position.units[unit] != OFF]
        area = position.areas[seat]
        where = pack.area[area].name(language) if area != OFF else say("god-off")
        removed = [
            unit_sign(unit, theme, 28, pack.units[unit].name(language))
            for unit in position.trophies[seat]
        ]
        captured = [
            prize_sign(
                initials(pack.prize[prize].name(language)),
                theme,
                30,
                pack.prize[prize].name(language),
            )
            for prize in position.captured[seat]
        ]
        none = tag("span", say("nothing-yet"), cls="m-none")
        rows: list[tuple[str, Child]] = [
            (self._god(rules, position, seat), say("god-plays", side=side, area=where)),
            (say("row-power"), say("power", count=position.power[seat])),
            (say("row-units"), say("units-left", count=len(own), side=side)),
            (say("row-removed"), removed or none),
        ]
        if side is Side.HEROES:
            rows.append((say("row-taken"), captured or none))
        rows.append((say("row-points"), self._sum(rules, position, seat)))
        return tag(
            "dl",
            [tag("div", tag("dt", name), tag("dd", shown)) for name, shown in rows],
            cls="m-board",
        )

    def _sum(self, rules: "Mythology", position: Position, seat: int) -> Html:
        """Return how the points of a player are counted, as exact numbers."""
        say = self._words.say
        own = own_points(position, seat)
        lines = [say("points-units", count=len(position.trophies[seat]))]
        if position.sides[seat] == Side.HEROES:
            lines.append(say("points-prizes", count=len(position.captured[seat])))
        else:
            each = points_sign(prize_left_points(position))
            lines.append(say("points-left", count=prizes_left(position), each=each))
        total = points_words(self._words, own)
        allies = self._allies(rules, position, seat)
        if allies:
            average = points_words(self._words, scores(position)[seat])
            lines.append(say("points-own", points=total))
            total = say("points-average", points=average, names=allies)
        return html(tag("span", "; ".join(lines)), tag("b", total))

    def _god(self, rules: "Mythology", position: Position, seat: int) -> str:
        return rules.pack.god[position.gods[seat]].name(self._words.language)

    def _allies(self, rules: "Mythology", position: Position, seat: int) -> tuple[str, ...]:
        return tuple(
            self._god(rules, position, ally) for ally in position.allies(seat) if ally != seat
        )

    def piece_space(self, rules: "Mythology", position: Position, seat: int) -> int | None:
        """Return the space at the name of the god's Area, or of that with most own units."""
        if not position.sides or position.part is Part.OVER:
            return None
        area = position.areas[seat]
        if area == OFF:
            units = members(KIND_BITS[position.sides[seat]])
            hexes = [position.units[unit] for unit in units if position.units[unit] != OFF]
            counts = Counter(rules.world.area[hex_] for hex_ in hexes)
            if not counts:
                return None
            area = max(counts, key=lambda each: counts[each])
        return base_map(rules.pack, self._words.language).labels[area].lower

    def payment_tokens(self, rules: "Mythology", position: Position, seat: int) -> int:
        """Return the player's power points."""
        return position.power[seat]
