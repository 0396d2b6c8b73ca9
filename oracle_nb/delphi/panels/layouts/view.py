"""The layout editor as HTML: the tile in hand and what is wrong; below it the ways out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oracle_nb.delphi.board import GENERATORS, Fault, Placement, tiles
from oracle_nb.delphi.board.tiles import Terrain
from oracle_nb.delphi.panels import home
from oracle_nb.delphi.panels.editor.fields import section
from oracle_nb.delphi.panels.layouts.drawing import tile_picture
from oracle_nb.delphi.panels.layouts.table import fitting
from oracle_nb.delphi.pieces import Color
from oracle_nb.draw.html import Html, button, html, tag

if TYPE_CHECKING:
    from oracle_nb.delphi.panels.layouts.editor import LayoutEditor

_WAYS = ("east", "south-east", "south-west", "west", "north-west", "north-east")
_ARROWS = "→↘↙←↖↗"
_SHOWN = 30
_USUAL = {"length": "12", "tiles": "random"}


class LayoutView:
    """An editor as HTML, in one theme."""

    def __init__(self, editor: "LayoutEditor", theme: str) -> None:
        self.editor = editor
        self.theme = theme
        self.say = editor.say
        self.name = editor.name

    def side(self) -> Html:
        """What stands beside the table."""
        notice = self.editor.notice
        return html(
            tag("p", notice, cls="notice e-notice", role="alert") if notice else None,
            self._hand(),
            self._tray(),
            self._faults(),
        )

    def below(self) -> Html:
        """What stands below the table."""
        say = self.say
        return html(
            section(say("layout-play"), self._play(), key="play"),
            section(say("layout-keep"), self._save(), key="keep"),
            section(say("layout-other"), self._other(), key="other"),
            section(say("layout-list"), self._list(), key="list"),
        )

    # --- tiles -----------------------------------------------------------------------------------

    def lies(self, placement: Placement) -> str:
        """How a tile lies, in words."""
        return self.say("layout-lies", over=int(placement.flipped), number=60 * placement.turns)

    def _hand(self) -> Html:
        say, hold = self.say, self.editor.table.hold
        if hold is None:
            return tag(
                "section",
                tag("p", say("layout-begin")),
                tag("p", tag("small", say("layout-keys"))),
                cls="now l-hand",
            )
        placement = hold.placement
        fits = next(iter(fitting(self.editor.table)), None) is not None
        where = "layout-dots" if fits else "layout-none-fits"
        if not self.editor.layout.tiles:
            where = "layout-anywhere"
        return tag(
            "section",
            tag("h2", say("layout-hand", name=self.name(placement.tile))),
            tag(
                "div",
                Html(tile_picture(placement, self.theme, 150)),
                tag(
                    "div",
                    tag("p", self.lies(placement)),
                    tag("p", say(where)),
                ),
                cls="l-held",
            ),
            tag(
                "div",
                _sign(say("layout-turn-left"), "↺", "turn", "-1"),
                _sign(say("layout-turn-right"), "↻", "turn", "1"),
                _sign(say("layout-flip"), "⇋", "flip", ""),
                button(say("layout-aside"), "aside") if hold.at >= 0 else None,
                button(say("layout-let-go"), "cancel"),
                cls="chips",
            ),
            self._nudges() if hold.at >= 0 else None,
            tag("p", tag("small", say("layout-keys"))),
            cls="now l-hand",
            data_focus="",
            tabindex="-1",
        )

    def _nudges(self) -> Html:
        say = self.say
        nudge = say("layout-nudge")
        ways = [
            button(
                arrow,
                "nudge",
                str(number),
                cls="l-way",
                title=f"{nudge} {say(f'layout-{way}')}",
                aria_label=f"{nudge} {say(f'layout-{way}')}",
            )
            for number, (way, arrow) in enumerate(zip(_WAYS, _ARROWS, strict=True))
        ]
        return tag("div", tag("span", nudge, cls="e-label"), ways, cls="chips l-nudges")

    def _tray(self) -> Html | None:
        aside = self.editor.table.aside
        hold = self.editor.table.hold
        if not aside:
            return None
        pictures = [
            button(
                Html(tile_picture(Placement(tile), self.theme, 74)),
                "take",
                tile,
                cls="l-tile on" if hold and hold.placement.tile == tile else "l-tile",
                title=self.name(tile),
                aria_label=self.name(tile),
            )
            for tile in aside
        ]
        return tag(
            "section",
            tag("h2", self.say("layout-tray")),
            tag("div", pictures, cls="chips"),
            cls="now l-tray",
        )

    def _list(self) -> Html:
        rows = [
            tag(
                "tr",
                tag("td", button(self.name(p.tile), "take", p.tile, cls="chip")),
                tag("td", self.lies(p)),
            )
            for p in sorted(self.editor.layout.tiles, key=lambda p: list(tiles()).index(p.tile))
        ]
        say = self.say
        head = tag(
            "tr",
            tag("th", say("layout-column-tile"), scope="col"),
            tag("th", say("layout-column-lies"), scope="col"),
        )
        return tag("table", tag("thead", head), tag("tbody", rows), cls="l-list")

    # --- faults ----------------------------------------------------------------------------------

    def _faults(self) -> Html:
        say, faults = self.say, self.editor.faults
        if not faults:
            line = tag(
                "p", tag("b", "\N{CHECK MARK}", aria_hidden="true"), " ", say("layout-sound")
            )
            return tag("section", line, cls="now e-faults sound", role="status")
        rows = [self._fault(number, fault) for number, fault in enumerate(faults[:_SHOWN])]
        overlap = any(fault.facts["problem"] == "tiles-overlap" for fault in faults)
        return tag(
            "section",
            tag("h2", say("layout-faults", number=len(faults))),
            tag("p", say("layout-faults-about")) if any(f.hexes for f in faults) else None,
            tag("ul", rows),
            tag("p", tag("small", say("layout-more-later"))) if overlap else None,
            cls="now e-faults",
            role="status",
        )

    def _fault(self, number: int, fault: Fault) -> Html:
        pointed = self.editor.pointed == number
        go = button(
            self.say("layout-show"),
            "point",
            str(number),
            cls="chip on" if pointed else "chip",
            aria_pressed="true" if pointed else "false",
        )
        return tag(
            "li",
            self.sentence(fault),
            " ",
            go if fault.hexes else None,
            " ",
            self._chip(fault.rule),
            data_fault=str(fault.facts["problem"]),
        )

    def sentence(self, fault: Fault) -> str:
        """One fault in the words of the language."""
        facts: dict[str, object] = dict(fault.facts)
        problem = str(facts.pop("problem"))
        if problem == "cut-off":
            problem = f"cut-off-{facts.pop('stage')}"
            facts["number"] = facts.pop("parts")
        if problem == "spacing":
            facts["number"] = facts.pop("degrees")
        if problem == "no-water":
            facts["terrain"] = Terrain[str(facts.pop("kind")).upper()]
        if "tile" in facts:
            tile = str(facts.pop("tile"))
            color = color_of(tile)
            facts |= {"name": tile} if color is None else {"color": color}
        if "first" in facts:
            facts["next"] = self.name(str(facts.pop("second")))
            facts["first"] = self.name(str(facts["first"]))
        message = f"layout-fault-{problem}"
        return self.say(message, **facts) if message in self.editor.wording else str(fault)

    def _chip(self, rule: str) -> Html | None:
        """The rule that is broken, which leads to the rulebook."""
        if rule.startswith("layout."):
            return None
        if not self.editor.linked:
            return tag("code", rule, cls="chip")
        return tag("a", rule, href=f"?rule={rule}", cls="chip", target="_blank")

    # --- below -----------------------------------------------------------------------------------

    def _play(self) -> Html:
        say = self.say
        if not self.editor.sound:
            return tag("p", say("layout-play-when"))
        options = [
            ("person", say("editor-person")),
            ("bot:greedy", say("editor-bot")),
            ("", say("layout-nobody")),
        ]
        usual = ("person", "bot:greedy", "bot:greedy", "")
        seats = [
            _labelled(
                say("layout-player", seat=seat + 1),
                _select(f"kind-{seat}", options if seat > 1 else options[:2], chosen),
            )
            for seat, chosen in enumerate(usual)
        ]
        more = [
            _labelled(
                say(f"choice-{name}"),
                _select(
                    name,
                    [(v, say(f"choice-{name}-{v}")) for v in home.CHOICES[name]],
                    _USUAL[name],
                ),
            )
            for name in _USUAL
        ]
        return tag(
            "form",
            tag("div", seats, more, cls="choices"),
            tag("button", say("layout-start"), type="submit", cls="primary"),
            data_do="play",
        )

    def _save(self) -> Html:
        say, editor = self.say, self.editor
        code = editor.code()
        address = f"?layout={code}"
        field = tag(
            "input",
            value=address if editor.linked else code,
            readonly=True,
            aria_label=say("layout-link"),
            cls="e-link",
            data_change="",
            data_link=editor.linked,
        )
        copy = button(
            say("editor-copy"), "copy", data_copy=".e-link", data_copied=say("editor-copied")
        )
        return html(
            tag("h3", say("layout-link")),
            tag("p", say("layout-link-about")),
            tag("div", field, copy, cls="e-form"),
            tag("p", say("layout-save-about")),
            tag(
                "div",
                button(say("layout-save-json"), "save", "json"),
                button(say("layout-save-graphml"), "save", "graphml", disabled=not editor.sound),
                cls="chips",
            ),
            self._made("layout.json", "board.graphml"),
            self._sheet() if editor.sound else None,
            self._made("set-up.html"),
            self._explore(address) if editor.linked and editor.sound else None,
        )

    def _made(self, *names: str) -> Html | None:
        """The file that was asked for, if it is one of these."""
        download = self.editor.download
        if download is None or download[0] not in names:
            return None
        name, data = download
        label = self.say("layout-download", name=name)
        return tag("p", tag("a", label, href=data, download=name, cls="l-made"), data_k=name)

    def _sheet(self) -> Html:
        """How a game on this sea is laid out with the physical parts."""
        say = self.say
        players = [(str(number), str(number)) for number in (2, 3, 4)]
        return tag(
            "form",
            tag("p", say("layout-sheet-about")),
            tag(
                "div",
                _labelled(say("layout-players"), _select("players", players, "3")),
                _labelled(say("layout-seed"), self._seed()),
                cls="choices",
            ),
            tag("button", say("layout-sheet"), type="submit"),
            data_do="sheet",
        )

    def _seed(self) -> Html:
        """A field for a seed."""
        drawn = self.say("layout-seed-drawn")
        given = {"inputmode": "numeric", "autocomplete": "off", "placeholder": drawn}
        return tag("input", name="seed", **given)

    def _looseness(self) -> Html:
        """A slider for how loosely the tiles of a free sea touch."""
        ends = {"type": "range", "min": "0", "max": "100", "step": "5"}
        return tag("input", name="looseness", value=str(self.editor.looseness), **ends)

    def _explore(self, address: str) -> Html:
        """The way to the numbers and pictures of this sea."""
        there = address.replace("?layout=", "?explore=")
        about = tag("p", self.say("layout-explore-about"))
        return html(
            about, tag("p", tag("a", self.say("layout-explore"), href=there, target="_blank"))
        )

    def _other(self) -> Html:
        say = self.say
        kinds = [(kind, say(f"choice-board-{kind}")) for kind in GENERATORS]
        make = tag(
            "form",
            tag("h3", say("layout-make")),
            tag(
                "div",
                _labelled(say("choice-board"), _select("board", kinds, self.editor.kind)),
                _labelled(say("layout-looseness"), self._looseness()),
                _labelled(say("layout-seed"), self._seed()),
                cls="choices",
            ),
            tag("button", say("layout-make"), type="submit"),
            data_do="make",
        )
        read = tag(
            "form",
            tag("h3", say("layout-paste")),
            tag("p", say("layout-paste-about")),
            tag(
                "textarea",
                name="text",
                rows="4",
                aria_label=say("layout-paste-about"),
                spellcheck="false",
            ),
            tag("button", say("layout-read"), type="submit"),
            data_do="read",
        )
        file = _labelled(
            say("layout-file"),
            tag("input", type="file", accept=".json,.graphml,.xml,.txt", data_change="read"),
        )
        whole = tag(
            "div",
            button(say("layout-mirror"), "mirror"),
            button(say("layout-clear"), "clear"),
            cls="chips",
        )
        return html(make, read, tag("p", file), whole)


def color_of(tile: str) -> Color | None:
    """The color of a city tile; None for any other."""
    return Color[tile.removeprefix("C-").upper()] if tile.startswith("C-") else None


def _sign(label: str, sign: str, do: str, value: str) -> Html:
    return button(html(tag("span", sign, aria_hidden="true"), " ", label), do, value)


def _select(name: str, options: Sequence[tuple[str, str]], chosen: str) -> Html:
    shown = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    return tag("select", shown, name=name)


def _labelled(text: str, field: Html) -> Html:
    return tag("label", tag("span", text), field)
