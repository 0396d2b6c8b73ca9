"""Links and forms of the layout editor: playing, sharing, saving, other seas."""

from oracle_nb.delphi.board import GENERATORS, tiles
from oracle_nb.delphi.ui.editor.fields import game_address, labelled, link_field, pick, section
from oracle_nb.delphi.ui.layout_editor.state import LayoutEditorState
from oracle_nb.delphi.ui.new_game import new_game
from oracle_nb.render.html import Html, button, html, tag

_USUAL = {"length": "12", "tiles": "random"}


class LayoutExits:
    """The panel below the table."""

    def __init__(self, editor: LayoutEditorState) -> None:
        self.editor = editor
        self.say = editor.say

    def html(self) -> Html:
        """Return the whole panel."""
        say = self.say
        return html(
            section(say("layout-play"), self._play(), key="play"),
            section(say("layout-keep"), self._save(), key="keep"),
            section(say("layout-other"), self._other(), key="other"),
            section(say("layout-list"), self._list(), key="list"),
        )

    def _list(self) -> Html:
        rows = [
            tag(
                "tr",
                tag("td", button(self.editor.name(p.tile), "take", p.tile, cls="chip")),
                tag("td", self.editor.lies(p)),
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
            labelled(
                say("layout-player", seat=seat + 1),
                pick(f"kind-{seat}", options if seat > 1 else options[:2], chosen),
            )
            for seat, chosen in enumerate(usual)
        ]
        more = [
            labelled(
                say(f"choice-{name}"),
                pick(
                    name,
                    [(v, say(f"choice-{name}-{v}")) for v in new_game.CHOICES[name]],
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
        return html(
            tag("h3", say("layout-link")),
            tag("p", say("layout-link-about")),
            tag("div", link_field(editor, say("layout-link"), "layout"), cls="e-form"),
            tag("p", say("layout-save-about")),
            tag(
                "div",
                button(say("layout-save-json"), "save", "json"),
                button(say("layout-save-graphml"), "save", "graphml", disabled=not editor.sound),
                cls="chips",
            ),
            self._made("layout.json", "board.graphml"),
            self._sheet() if editor.sound else None,
            self._made("setup.html"),
            self._explore() if editor.linked and editor.sound else None,
        )

    def _made(self, *names: str) -> Html | None:
        """Return the requested file, if it is one of these."""
        download = self.editor.download
        if download is None or download[0] not in names:
            return None
        name, data = download
        label = self.say("layout-download", name=name)
        file = tag("a", label, href=data, download=name, cls="l-made")
        shown = None
        if name == "setup.html" and self.editor.linked:
            there = self.say("layout-sheet-open")
            shown = tag("a", there, href=self.editor.sheet, target="_blank", cls="l-made")
        return tag("p", shown, " ", file, data_k=name)

    def _sheet(self) -> Html:
        """Return the setup sheet of a game on this sea, for the physical game."""
        say = self.say
        players = [(str(number), str(number)) for number in (2, 3, 4)]
        return tag(
            "form",
            tag("p", say("layout-sheet-about")),
            tag(
                "div",
                labelled(say("layout-players"), pick("players", players, "3")),
                labelled(say("layout-seed"), self._seed()),
                cls="choices",
            ),
            tag("button", say("layout-sheet"), type="submit"),
            data_do="sheet",
        )

    def _seed(self) -> Html:
        """Return a field for a seed."""
        drawn = self.say("layout-seed-drawn")
        given = {"inputmode": "numeric", "autocomplete": "off", "placeholder": drawn}
        return tag("input", name="seed", **given)

    def _looseness(self) -> Html:
        """Return a slider for the looseness of a free sea."""
        ends = {"type": "range", "min": "0", "max": "100", "step": "5"}
        return tag("input", name="looseness", value=str(self.editor.looseness), **ends)

    def _explore(self) -> Html:
        """Return a link to the measures of this sea."""
        there = game_address(explore=self.editor.code())
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
                labelled(say("choice-board"), pick("board", kinds, self.editor.kind)),
                labelled(say("layout-looseness"), self._looseness()),
                labelled(say("layout-seed"), self._seed()),
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
        file = labelled(
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
