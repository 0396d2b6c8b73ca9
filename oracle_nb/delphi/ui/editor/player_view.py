"""The form for the possessions of a player."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.position import DICE, UNKNOWN, Player, Position
from oracle_nb.delphi.model.tasks import Family, Task, family_of, value_of
from oracle_nb.delphi.pieces import COLORS, TOP_ROW, WHITE, Companion, Equipment, God, ShipTile
from oracle_nb.delphi.rules.transaction import SHIELD_MAX, first_row
from oracle_nb.delphi.ui.editor.fields import badges, choice, counter, row, toggle
from oracle_nb.delphi.ui.editor.player_edits import EACH, MOST_FAVOR, MOST_TASKS, TASKS
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.render.html import Child, Html, button, html, tag

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi

Say = Callable[..., str]
_COMPANIONS: Final = tuple(Companion(number) for number in range(18))


class PlayerFields:
    """A player's possessions as form fields, in one language and theme."""

    def __init__(
        self, rules: "Delphi", position: Position, seat: int, say: Say, theme: str
    ) -> None:
        self.say = say
        self.theme = theme
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat]
        self.ship = rules.setting.ships[seat]
        self.colors = [say(f"name-color-{color}") for color in COLORS]

    def html(self) -> Html:
        """Return all fields."""
        return html(
            self._numbers(),
            self._dice(),
            self._gods(),
            self._cards(),
            self._cargo(),
            self._tasks(),
            self._held(),
        )

    def _path(self, name: str) -> str:
        # A path has separate words and numbers; the seat is the first number.
        return f"player.{self.seat}.{name}"

    def _numbers(self) -> Html:
        say, player, theme = self.say, self.player, self.theme
        coin = icons.symbol_sign("coin", "yellow", theme, 20, ink="on-yellow")
        shield = icons.symbol_sign("shield", "blue", theme, 20)
        tokens, strength = say("editor-favor"), say("editor-shield")
        return row(
            say("editor-has"),
            counter(coin, self._path("favor"), player.favor, 0, MOST_FAVOR, tokens),
            counter(shield, self._path("shield"), player.shield, 0, SHIELD_MAX, strength),
            toggle(say("editor-home"), self._path("home"), player.home),
        )

    def _six(
        self,
        name: str,
        counts: tuple[int, ...],
        most: int,
        title: str,
        sign: Callable[[int], Child],
    ) -> list[Html]:
        return [
            counter(
                sign(color),
                self._path(f"{name}.{int(color)}"),
                counts[color],
                0,
                most,
                self.say("editor-of-color", title=title, color=color),
            )
            for color in COLORS
        ]

    def _dice(self) -> Html:
        held = tuple(self.player.dice.count(color) for color in COLORS)
        return row(
            self.say("editor-dice"),
            self._six(
                "dice",
                held,
                DICE,
                self.say("editor-dice"),
                lambda color: icons.die_sign(color, self.theme, 22),
            ),
        )

    def _gods(self) -> Html:
        return row(
            self.say("gods"),
            [
                counter(
                    (
                        icons.badge_sign(god, self.theme, 20),
                        self.say(f"god-short-{god.name.lower()}"),
                    ),
                    self._path(f"god.{int(god)}"),
                    self.player.gods[god],
                    0,
                    TOP_ROW,
                    self.say("god-row", god=god, row=self.player.gods[god], ready=False),
                    # From the lowest row the first step is a long one (god.first-step).
                    first_row(len(self.position.players)) - 1,
                )
                for god in God
            ],
        )

    def _cards(self) -> Html:
        say, theme = self.say, self.theme
        return html(
            row(
                say("editor-cards"),
                self._six(
                    "cards",
                    self.player.cards,
                    EACH["cards"],
                    say("editor-cards"),
                    lambda color: icons.card_sign(color, theme, 22),
                ),
            ),
            row(
                say("injuries"),
                self._six(
                    "injuries",
                    self.player.injuries,
                    EACH["injuries"],
                    say("injuries"),
                    lambda color: icons.card_sign(color, theme, 22, injury=True),
                ),
            ),
        )

    def _cargo(self) -> Html:
        say, player = self.say, self.player
        rows = []
        for name, held in (("offerings", player.offerings), ("statues", player.statues)):
            aboard = sum(1 << color for color in dict.fromkeys(held))
            fields = badges(self._path(name), COLORS, aboard, self.colors, self.theme)
            rows.append(row(say(f"editor-{name}-aboard"), fields))
        return html(rows)

    # --- tasks -----------------------------------------------------------------------------------

    def _tasks(self) -> Html:
        say, player = self.say, self.player
        opened = [self._open(number, place) for place, number in enumerate(player.tasks)]
        done = [self._done(number, place) for place, number in enumerate(player.done)]
        more = None
        if len(player.tasks) + len(player.done) < MOST_TASKS:
            more = choice(
                say("editor-add-task"),
                self._path("add"),
                [("", say("editor-add-task")), *((str(task), self._named(task)) for task in TASKS)],
                "",
            )
        return html(
            row(say("editor-open-tasks"), opened, more),
            row(say("editor-done-tasks"), done or tag("i", say("nothing-yet"))),
        )

    def _named(self, number: int) -> str:
        return self.say(f"name-task-{str(Task(number)).replace(':', '-')}")

    def _picture(self, number: int) -> Html:
        shapes = icons.task(family_of(number), value_of(number), 12, 12, 10, ship=self.ship)
        return icons.small(shapes, self.theme, 24, self._named(number))

    def _open(self, number: int, place: int) -> Html:
        say = self.say
        white = family_of(number) != Family.SHRINE and value_of(number) == WHITE
        name = self._named(number)
        path = self._path(f"done.{number}")
        if white:
            options = [("", say("editor-done-in")), *enumerate_text(self.colors)]
            complete = choice(say("editor-done-task", title=name), path, options, "")
        else:
            complete = button(
                "\N{CHECK MARK}", f"edit {path}", "0", title=say("editor-done-task", title=name)
            )
        drop = button(
            "\N{MULTIPLICATION SIGN}",
            f"edit {self._path(f'drop.{number}')}",
            title=say("editor-drop-task", title=name),
        )
        return tag(
            "span", self._picture(number), complete, drop, cls="e-task", data_k=f"t{place}-{number}"
        )

    def _done(self, number: int, place: int) -> Html:
        title = self.say("editor-reopen-task", title=self._named(number))
        back = button(
            "\N{ANTICLOCKWISE OPEN CIRCLE ARROW}",
            f"edit {self._path(f'reopen.{number}')}",
            title=title,
        )
        return tag(
            "span", self._picture(number), back, cls="e-task done", data_k=f"d{place}-{number}"
        )

    # --- ship tile, equipment, companions --------------------------------------------------------

    def _held(self) -> Html:
        say, player = self.say, self.player
        tiles = [(str(UNKNOWN), say("editor-none"))]
        tiles += [(str(int(tile)), say(f"name-ship-tile-{tile}")) for tile in ShipTile]
        ship = choice(say("ship-tile"), self._path("tile"), tiles, str(player.tile))
        cards = [
            toggle(
                say(f"name-equipment-{card}"),
                self._path(f"equipment.{int(card)}"),
                card in player.equipment,
            )
            for card in Equipment
        ]
        friends = [
            toggle(
                (icons.badge_sign(companion.color, self.theme, 16), companion.title),
                self._path(f"companions.{int(companion)}"),
                companion in player.companions,
                say("companion", name=companion, color=companion.color, kind=companion.kind),
            )
            for companion in _COMPANIONS
        ]
        count = say("editor-count", title=say("equipment"), number=len(player.equipment))
        with_you = say("editor-count", title=say("companions"), number=len(player.companions))
        return html(
            row(say("ship-tile"), ship),
            tag(
                "details",
                tag("summary", count),
                tag("div", cards, cls="e-many"),
                data_k="equipment",
            ),
            tag(
                "details",
                tag("summary", with_you),
                tag("div", friends, cls="e-many"),
                data_k="companions",
            ),
        )


def enumerate_text(names: list[str]) -> list[tuple[str, str]]:
    """Pairs (number, name), as a list to choose from has them."""
    return [(str(number), name) for number, name in enumerate(names)]
