"""The form for the selected space and the table."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from oracle_nb.delphi.board import Terrain
from oracle_nb.delphi.model.position import DICE, UNKNOWN, Phase, Position
from oracle_nb.delphi.pieces import ALL_COLORS, COLORS, COLORS_OF, Color, Equipment, IslandTile
from oracle_nb.delphi.ui.editor.fields import badges, choice, counter, row, toggle
from oracle_nb.delphi.ui.editor.pending import NOTHING, key_of, kinds
from oracle_nb.delphi.ui.editor.player_edits import EACH, PILES
from oracle_nb.delphi.ui.editor.player_view import enumerate_text
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.render.html import Html, button, html, tag

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

Say = Callable[..., str]
_PHASES = (Phase.CHECK, Phase.ACT, Phase.CONSULT, Phase.OVER)


class BoardFields:
    """The pieces on the board and the table as form fields, in one language and theme."""

    def __init__(self, rules: "Delphi", position: Position, say: Say, theme: str) -> None:
        self.rules = rules
        self.board = rules.board
        self.position = position
        self.say = say
        self.theme = theme
        self.colors = [say(f"name-color-{color}") for color in COLORS]
        self.ships = [say(f"name-color-{Color(ship)}") for ship in rules.setting.ships]

    # --- a space ---------------------------------------------------------------------------------

    def title(self, space: int) -> str:
        """Return the title of a space."""
        there = self.board.spaces[space]
        terrain = Terrain(there.terrain)
        if there.color < 0:
            return self.say("editor-at", space=str(there), terrain=terrain)
        return self.say(
            "editor-at-color", space=str(there), terrain=terrain, color=Color(there.color)
        )

    def space(self, space: int) -> Html:
        """Return the fields for the pieces on a space, and for those that can be put there."""
        terrain = self.board.spaces[space].terrain
        if terrain in (Terrain.WATER, Terrain.ZEUS):
            return self._water(space)
        if terrain == Terrain.ISLAND:
            return self._island(self.board.islands.index(space))
        if terrain in (Terrain.MONSTER, Terrain.MARKED):
            return self._monsters(space)
        if terrain == Terrain.OFFERING:
            slot = self.board.offerings.index(space)
            return self._badges("editor-offerings", "offering", slot, self.position.offerings[slot])
        if terrain == Terrain.TEMPLE:
            return self._temple(self.board.temples.index(space))
        if terrain == Terrain.STATUE:
            slot = self.board.statues.index(space)
            sites = COLORS_OF[self.board.spaces[space].sites]
            return self._badges("editor-sites", "site", slot, self.position.sites[slot], sites)
        if terrain == Terrain.CITY:
            color = self.board.spaces[space].color
            sign = icons.small(icons.task(1, color, 12, 12, 10), self.theme, 24)
            title = self.say("editor-statues-left")
            left = self.position.statues[color]
            return row(title, counter(sign, f"city.{color}", left, 0, 3, title))
        return tag("p", self.say("editor-nothing-here"))

    def _water(self, space: int) -> Html:
        players = enumerate(self.position.players)
        ships = [
            button(
                html(
                    icons.ship_sign(self.rules.setting.ships[seat], self.theme, 22),
                    self.ships[seat],
                ),
                f"edit player.{seat}.ship",
                str(space),
                cls="e-toggle on" if player.ship == space else "e-toggle",
                aria_pressed="true" if player.ship == space else "false",
            )
            for seat, player in players
        ]
        return row(self.say("editor-ships"), ships)

    def _badges(
        self,
        label: str,
        path: str,
        slot: int,
        mask: int,
        colors: tuple[int, ...] = COLORS_OF[ALL_COLORS],
    ) -> Html:
        fields = badges(f"{path}.{slot}", colors, mask, self.colors, self.theme)
        return row(self.say(label), fields)

    def _island(self, slot: int) -> Html:
        say, position = self.say, self.position
        tile = position.tiles[slot]
        up = position.face_up >> slot & 1 == 1
        options = [(str(UNKNOWN), say("editor-tile-unknown"))]
        options += [
            (str(int(other)), say(f"name-island-tile-{str(other).replace(' ', '-')}"))
            for other in IslandTile
        ]
        fields = [
            row(say("editor-tile"), choice(say("editor-tile"), f"tile.{slot}", options, str(tile)))
        ]
        if tile != UNKNOWN:
            fields.append(
                row(
                    say("editor-lies"),
                    toggle(say("editor-face-up"), f"up.{slot}", up),
                    toggle(
                        say("editor-shrine"),
                        f"shrine.{slot}",
                        position.shrines >> slot & 1 == 1,
                    )
                    if up
                    else None,
                )
            )
            if not up:
                fields.append(
                    row(
                        say("editor-seen-by"),
                        [
                            toggle(
                                name,
                                f"player.{seat}.seen.{slot}",
                                position.players[seat].seen >> slot & 1 == 1,
                            )
                            for seat, name in enumerate(self.ships)
                        ],
                    )
                )
        return html(fields)

    def _monsters(self, space: int) -> Html:
        slot = self.board.monsters.index(space)
        there = self._badges("editor-monsters", "monster", slot, self.position.monsters[slot])
        if self.position.phase != Phase.ACT:
            return there
        now = key_of(self.rules, self.position)
        fights = [
            toggle(
                icons.badge_sign(color, self.theme, 22),
                "table.wait",
                now == f"fight-on.{space}.{color}",
                self.colors[color],
                (NOTHING, f"fight-on.{space}.{color}"),
            )
            for color in COLORS_OF[self.position.monsters[slot]]
        ]
        return html(there, row(self.say("editor-fight"), fights) if fights else None)

    def _temple(self, slot: int) -> Html:
        say = self.say
        options = enumerate_text(self.colors)
        field = choice(
            say("editor-temple"), f"temple.{slot}", options, str(self.position.temples[slot])
        )
        return row(say("editor-temple"), field)

    # --- the table -------------------------------------------------------------------------------

    def table(self) -> Html:
        """Return the fields for turn, phase, pending steps and piles."""
        say, position = self.say, self.position
        rounds = self.rules.setting.rules.rounds
        phases = [(str(int(phase)), say(f"editor-phase-{phase}")) for phase in _PHASES]
        fields = [
            row(
                say("editor-turn"),
                choice(
                    say("editor-turn"), "table.turn", enumerate_text(self.ships), str(position.turn)
                ),
                counter(
                    say("editor-round"),
                    "table.round",
                    position.round,
                    1,
                    rounds,
                    say("editor-round"),
                ),
            ),
            row(
                say("editor-phase"),
                choice(say("editor-phase"), "table.phase", phases, str(int(position.phase))),
            ),
            row(say("editor-waits"), self._waits()),
        ]
        if position.phase == Phase.ACT:
            fields += self._used()
        fields += self._piles()
        return html(fields)

    def _waits(self) -> Html:
        say = self.say
        options = [(NOTHING, say("editor-none"))]
        for key, step in kinds(self.rules, self.position):
            kind, *more = key.split(".")
            if kind == "fight-on":
                space, color = map(int, more)
                there = str(self.board.spaces[space])
                text = say("editor-fight-at", space=there, color=Color(color))
            else:
                text = say(f"editor-wait-{kind}")
                if kind == "take-companion":
                    text = say("editor-of-color", title=text, color=Color(int(more[0])))
                elif more:
                    colors = tuple(map(Color, COLORS_OF[getattr(step, "among", 0)]))
                    text = say("editor-of-colors", title=text, colors=colors)
            options.append((key, text))
        return choice(say("editor-waits"), "table.wait", options, key_of(self.rules, self.position))

    def _used(self) -> list[Html]:
        say, position, theme = self.say, self.position, self.theme
        title = say("editor-used")
        spent = [
            counter(
                icons.die_sign(color, theme, 22, used=True),
                f"table.spent.{int(color)}",
                position.spent.count(color),
                0,
                DICE,
                say("editor-of-color", title=title, color=color),
            )
            for color in COLORS
        ]
        played = [(str(UNKNOWN), say("editor-none")), *enumerate_text(self.colors)]
        return [
            row(title, spent),
            row(
                say("editor-played"),
                choice(say("editor-played"), "table.played", played, str(position.played)),
                toggle(say("editor-apollon"), "table.apollon", position.apollon),
                toggle(say("editor-extra"), "table.extra", position.extra),
            ),
        ]

    def _piles(self) -> list[Html]:
        say, position, theme = self.say, self.position, self.theme
        rows = []
        for what, (pile, aside) in PILES.items():
            below, over = getattr(position, pile), getattr(position, aside)
            title = say(f"editor-discard-{what}")
            fields = [
                counter(
                    icons.card_sign(color, theme, 20, injury=what == "injuries"),
                    f"discard.{what}.{int(color)}",
                    over[color],
                    0,
                    min(EACH[what], over[color] + below[color]),
                    say("editor-of-color", title=title, color=color),
                )
                for color in COLORS
            ]
            left = tag("small", say("editor-in-pile", number=sum(below)))
            rows.append(tag("div", row(title, fields, left), data_k=f"pile-{what}"))
        cards = [
            toggle(say(f"name-equipment-{card}"), f"display.{int(card)}", card in position.display)
            for card in Equipment
            if not any(card in player.equipment for player in position.players)
        ]
        title = say("editor-count", title=say("editor-display"), number=len(position.display))
        rows.append(
            tag(
                "details",
                tag("summary", title),
                tag("div", cards, cls="e-many"),
                data_k="display",
            )
        )
        return rows
