"""The presentation of each player of the Advanced Game in the app."""

from typing import TYPE_CHECKING, Any

from oracle_nb.games.presentation.players import PlayerPresentation
from oracle_nb.mythology.advanced.model.position import Phase, Position
from oracle_nb.mythology.advanced.ui.entries import (
    draw_entries,
    effect_entries,
    fate_entry,
    hand_entries,
    laid_entry,
    noted_entries,
    occurrence_entries,
    power_entry,
    total_entries,
    vow_entries,
)
from oracle_nb.mythology.map.world_map import members
from oracle_nb.mythology.pieces import HEROES, OFF, UNITS, Side
from oracle_nb.mythology.text.facts import ZEUS
from oracle_nb.mythology.ui.base_map import base_map
from oracle_nb.mythology.ui.counters import COLORS
from oracle_nb.mythology.ui.signs import prize_sign, seat_sign, side_sign
from oracle_nb.render.html import Child, Html, html, tag
from oracle_nb.text.numbers import signed, whole

if TYPE_CHECKING:
    from oracle_nb.mythology.advanced.rules.engine import AdvancedMythology
    from oracle_nb.text.wording import Wording


class AdvancedPlayers(PlayerPresentation):
    """God, Area, glory and the own log sheet; see the base class for what is returned."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def title(self, rules: "AdvancedMythology", seat: int) -> str:
        """Return the name of the player's color."""
        return self._words.say("color", color=COLORS[seat])

    def color(self, rules: "AdvancedMythology", seat: int) -> str:
        """Return the player's color."""
        return COLORS[seat]

    def icon(self, rules: "AdvancedMythology", seat: int, theme: str) -> str:
        """Return a disc in the player's color."""
        return seat_sign(seat, theme, 26, self.title(rules, seat))

    def summary(self, rules: "AdvancedMythology", position: Position, seat: int, theme: str) -> str:
        """Return god, Area and glory in one line."""
        if not position.gods:
            return ""
        say = self._words.say
        points = _glory(position, seat)
        counts = (
            (side_sign(Side.HEROES, theme, 18), "units-held", _held(position, seat)),
            (prize_sign("", theme, 18), "prizes-had", _prizes_had(position, seat)),
        )
        return html(
            tag("b", self._god(rules, position, seat)),
            [
                _counted(sign, count, say(name, count=count))
                for sign, name, count in counts
                if count
            ],
            tag("span", self._area(rules, position, seat), cls="a-area")
            if seat != position.zeus_seat
            else None,
            tag(
                "span",
                tag("small", say("glory-label")),
                tag("b", whole(position.glory[seat])),
                tag("small", say("gained", **points), cls="a-gained") if points["gained"] else None,
                cls="a-glory",
                title=say("glory", **points),
            ),
        )

    def strip(self, rules: "AdvancedMythology", position: Position, seat: int, theme: str) -> str:
        """Return the summary, what is on the log sheet, and the secret Fate."""
        sheet = None if seat == position.zeus_seat else position.sheets[seat]
        summary = self.summary(rules, position, seat, theme)
        if sheet is None or position.phase in (Phase.SETUP, Phase.OVER):
            return summary
        say = self._words.say
        still_open = position.phase is Phase.SHEETS and (
            seat == position.turn or position.waiting >> seat & 1
        )
        # Totals have the entries of this round once the sheet is closed.
        totals = sheet.closed_totals() if still_open else sheet.totals
        noted = ", ".join(noted_entries(rules, self._words, sheet, totals))
        lines = [say("own-points", entries=noted)] if noted else []
        if still_open:
            lines.insert(0, say("to-note", count=sheet.left))
        if fate := fate_entry(self._words, position, seat, "own-fate"):
            lines.append(fate)
        shown = [tag("span", line, cls="a-sheet") for line in lines]
        if laid := laid_entry(rules, self._words, position, seat):
            number = position.laid[seat] + 1
            shown.append(tag("span", say("laid", card=number), cls="a-sheet", title=laid))
        return html(summary, tag("span", shown, cls="a-sheets") if shown else None)

    def summary_text(self, rules: "AdvancedMythology", position: Position, seat: int) -> str:
        """Return the summary in words."""
        if not position.gods:
            return ""
        say = self._words.say
        parts = [self._god(rules, position, seat)]
        if seat != position.zeus_seat and position.areas[seat] != OFF:
            parts.append(say("god-in", area=self._area(rules, position, seat)))
        if held := _held(position, seat):
            parts.append(say("units-held", count=held))
        if had := _prizes_had(position, seat):
            parts.append(say("prizes-had", count=had))
        parts.append(say("glory", count=position.glory[seat]))
        return "; ".join(parts)

    def printable_summary(
        self, rules: "AdvancedMythology", position: Position, seat: int, theme: str
    ) -> str:
        """Return the summary as a list."""
        parts = self.summary_text(rules, position, seat).split("; ")
        return tag("ul", [tag("li", part) for part in parts])

    def board(self, rules: "AdvancedMythology", position: Position, seat: int, theme: str) -> str:
        """Return glory and the log sheet, which only its player can see."""
        if not position.gods:
            return ""
        say = self._words.say
        glory = say("glory-round", **_glory(position, seat))
        rows: list[tuple[str, Child]] = [
            (say("row-god"), self._god(rules, position, seat)),
            (say("row-glory"), glory),
        ]
        if seat != position.zeus_seat:
            rows.insert(1, (say("row-area"), self._area(rules, position, seat)))
            rows += self._belongings(rules, position, seat)
        return tag(
            "dl",
            [tag("div", tag("dt", name), tag("dd", shown)) for name, shown in rows],
            cls="m-board",
        )

    def _belongings(
        self, rules: "AdvancedMythology", position: Position, seat: int
    ) -> list[tuple[str, Child]]:
        """Return the rows about Prizes, occurrences, cards and the log sheet of a god's player."""
        say = self._words.say
        rows: list[tuple[str, Child]] = []
        if prizes := self._prizes(rules, position, seat):
            rows.append((say("row-prizes"), [tag("span", prize) for prize in prizes]))
        if occurrences := occurrence_entries(rules, self._words, position, seat):
            rows.append((say("row-occurrences"), [tag("span", entry) for entry in occurrences]))
        if vows := vow_entries(rules, self._words, position, seat):
            rows.append((say("row-vows"), [tag("span", entry) for entry in vows]))
        if position.fates:
            fate = fate_entry(self._words, position, seat)
            hidden = tag("span", say("sheet-hidden"), cls="m-none")
            rows.append((say("row-fate"), fate or hidden))
        rows += self._cards(rules, position, seat)
        sheet = position.sheets[seat]
        none = tag("span", say("nothing-yet"), cls="m-none")
        if sheet is None:
            rows.append((say("row-sheet"), tag("span", say("sheet-hidden"), cls="m-none")))
        else:
            noted = noted_entries(rules, self._words, sheet)
            totals = total_entries(rules, self._words, sheet)
            rows += (
                (say("row-left"), say("left", count=sheet.left)),
                (say("row-noted"), [tag("span", entry) for entry in noted] or none),
                (say("row-totals"), [tag("span", entry) for entry in totals] or none),
            )
        return rows

    def _cards(
        self, rules: "AdvancedMythology", position: Position, seat: int
    ) -> list[tuple[str, Child]]:
        """Return the rows about cards and the god's power, which are stand-ins."""
        say, words = self._words.say, self._words
        draws = draw_entries(rules, words, position, seat)
        favors: list[tuple[str, Child]] = (
            [(say("row-draws"), [tag("span", entry) for entry in draws])] if draws else []
        )
        if not position.hands:
            return favors
        none = tag("span", say("nothing-yet"), cls="m-none")
        hand = hand_entries(rules, words, position, seat)
        hidden = tag("span", say("hand-hidden", count=position.hand_sizes()[seat]), cls="m-none")
        rows: list[tuple[str, Child]] = [
            (say("row-power"), power_entry(rules, words, position, seat)),
            (say("row-hand"), [tag("span", entry) for entry in hand] or hidden),
            (say("row-laid"), laid_entry(rules, words, position, seat) or none),
        ]
        if effects := effect_entries(rules, words, position, seat):
            rows.append((say("row-effects"), [tag("span", entry) for entry in effects]))
        return rows + favors

    def belongings(
        self, rules: "AdvancedMythology", position: Position, seat: int
    ) -> tuple[str, ...]:
        """Return the rules about log sheets and glory."""
        if seat == position.zeus_seat:
            return ("zeus.seat", "zeus.glory")
        fated = ("ready.fate-own",) if position.fates else ()
        return ("sheet.secret", "glory.kept", *fated)

    def _prizes(self, rules: "AdvancedMythology", position: Position, seat: int) -> tuple[str, ...]:
        """Return the Prizes for which a player has had glory, and who carries them."""
        say, language, pack = self._words.say, self._words.language, rules.pack
        carried = {prize for prize, owner, _ in position.captures if owner == seat}
        texts = []
        for prize in members(position.paid[seat]) if position.paid else ():
            name, bearer = pack.prize[prize].name(language), position.bearers[prize]
            if prize in carried and bearer >= 0:
                unit = pack.units[bearer].name(language)
                home = position.homed >> prize & 1
                name = say("prize-home" if home else "prize-carried", prize=name, unit=unit)
            texts.append(name)
        return tuple(texts)

    def _god(self, rules: "AdvancedMythology", position: Position, seat: int) -> str:
        if seat == position.zeus_seat:
            return ZEUS
        return rules.pack.god[position.gods[seat]].name(self._words.language)

    def _area(self, rules: "AdvancedMythology", position: Position, seat: int) -> str:
        area = position.areas[seat]
        if area == OFF:
            return self._words.say("god-off")
        return rules.pack.area[area].name(self._words.language)

    def piece_space(self, rules: "AdvancedMythology", position: Position, seat: int) -> int | None:
        """Return the space of the unit on its way; otherwise, that of the god's name."""
        if position.phase in (Phase.SETUP, Phase.OVER):
            return None
        if position.claimed >= 0 and position.units[position.claimed] != OFF:
            return position.units[position.claimed]
        if seat == position.zeus_seat:
            return None
        if (area := position.areas[seat]) != OFF:
            return base_map(rules.pack, self._words.language).labels[area].lower
        return next((hex_ for hex_ in position.units if hex_ != OFF), None)

    def start_space(self, rules: "AdvancedMythology", position: Position, seat: int) -> int | None:
        """Return the space of a Hero with own points, who can go next, if no unit is on its way."""
        sheet = position.sheets[seat]
        if (
            position.claimed < 0
            and sheet is not None
            and position.phase in {Phase.SHEETS, Phase.MOVING}
        ):
            moving = position.phase is Phase.MOVING
            points, moved = (sheet.noted, position.moved) if moving else (sheet.totals, 0)
            ready = (hero for hero in range(HEROES) if points[hero] and not moved >> hero & 1)
            spaces = (position.units[hero] for hero in ready)
            if (space := next((hex_ for hex_ in spaces if hex_ != OFF), None)) is not None:
                return space
        return self.piece_space(rules, position, seat)


def _glory(position: Position, seat: int) -> dict[str, Any]:
    """Return the facts about a player's glory: all of it, and its change in this round."""
    gained = position.gained[seat]
    return {"count": position.glory[seat], "gained": gained, "change": signed(gained)}


def _held(position: Position, seat: int) -> int:
    """Return how many units a player has announced and controls in this moving phase."""
    return sum(holder == seat for unit, holder in position.held if unit < UNITS)


def _prizes_had(position: Position, seat: int) -> int:
    """Return for how many Prizes a player has had glory."""
    has_any = position.paid and seat != position.zeus_seat
    return position.paid[seat].bit_count() if has_any else 0


def _counted(sign: Html, count: int, said: str) -> Html:
    """Return a picture with a number."""
    return tag("span", sign, str(count), cls="m-count", role="img", title=said, aria_label=said)
