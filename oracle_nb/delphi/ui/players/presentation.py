"""The presentation of each player of Delphi in the app."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from oracle_nb.delphi.model.actions import Action
from oracle_nb.delphi.model.position import Phase, Position, used_dice
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, Task, value_of
from oracle_nb.delphi.pieces import TOP_ROW, Color, Companion, Equipment, God
from oracle_nb.delphi.ui.actions.subjects import of_player
from oracle_nb.delphi.ui.icons import card_icons, icons
from oracle_nb.delphi.ui.players import summary
from oracle_nb.delphi.ui.players.hotspots import drawn_board
from oracle_nb.delphi.ui.players.needs import needs
from oracle_nb.delphi.ui.players.needs_view import needed
from oracle_nb.delphi.ui.players.player_board import player_scene
from oracle_nb.games.presentation.players import PlayerPresentation
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Scene

if TYPE_CHECKING:
    from oracle_nb.delphi.planning.last_turn import Finish
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording


_MOST_BOARDS: Final = 128
"""Maximum number of player boards that are kept for all pages."""
_boards: Final[dict[tuple[object, ...], Html]] = {}
"""The last boards drawn, the latest last.

Most actions change only one player's, and all screens of a game show the same.
"""


def _ship_space(rules: "Delphi", position: Position, seat: int) -> str | None:
    """Return the name of the space on which a player's ship is; None before it has one."""
    ship = position.players[seat].ship
    return rules.board.spaces[ship].name if ship >= 0 else None


class DelphiPlayers(PlayerPresentation["Delphi", Position]):
    """Dice, gods, cargo, cards and tasks; see the base class for what each method returns.

    ``words``: the texts of the app's panels in one language.
    ``rulebook``: the rulebook, which says what cards and tiles do.
    """

    def __init__(self, words: "Wording", rulebook: "Rulebook") -> None:
        self._words, self._rulebook = words, rulebook
        # The open goals of a position are shown again while its player selects an action.
        self._goals: dict[tuple[int, str], tuple[object, object, str]] = {}
        # As is the rival who can end the game.
        self._endings: tuple[object, Finish | None] = (None, None)

    def title(self, rules: "Delphi", seat: int) -> str:
        """Return the name of the ship's color."""
        return self._words.say(f"name-color-{Color(rules.setting.ships[seat])}")

    def color(self, rules: "Delphi", seat: int) -> str:
        """Return the ship's color."""
        return str(Color(rules.setting.ships[seat]))

    def icon(self, rules: "Delphi", seat: int, theme: str) -> str:
        """Return the player's ship."""
        return icons.ship_sign(rules.setting.ships[seat], theme, 26, self.title(rules, seat))

    def summary(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Return dice, favor tokens, shield, cargo, tasks and the ship's space in one line."""
        line = summary.summary(position, seat, self._words, theme)
        if (space := _ship_space(rules, position, seat)) is None:
            return line
        # Shown on phones, where the board has only a part of the sea in sight.
        title = self._words.say("ship-on", space=space)
        return html(line, tag("span", space, cls="d-place", title=title))

    def strip(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Return the line with the gods, and with cards and injuries by color."""
        return summary.strip(position, seat, self._words, theme)

    def summary_text(self, rules: "Delphi", position: Position, seat: int) -> str:
        """Return the summary in words."""
        said = summary.summary_text(position, seat, self._words)
        space = _ship_space(rules, position, seat)
        return said if space is None else f"{said}; {self._words.say('ship-on', space=space)}"

    def printable_summary(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Return dice, tokens, cards, cargo, gods and tasks as a list."""
        return printable_summary(rules, position, seat, self._words, theme)

    def board(self, rules: "Delphi", position: Position, seat: int, theme: str) -> str:
        """Return the player's board as a drawing; below it, what the player's cards do."""
        player, apollon = position.players[seat], position.apollon and seat == position.turn
        seen = player, used_dice(position, seat), apollon
        of_whom = seat, rules.setting.ships[seat], len(position.players)
        key = self._words, self._rulebook, theme, of_whom, seen
        drawn = _boards.pop(key, None)
        if drawn is None:
            drawn = tag(
                "div",
                drawn_board(rules, position, seat, self._words, self._rulebook, theme),
                summary.held(position, seat, self._words, self._rulebook, theme),
                cls="d-board",
            )
        _boards[key] = drawn
        for oldest in list(_boards)[:-_MOST_BOARDS]:
            _boards.pop(oldest, None)
        return drawn

    def board_scene(self, rules: "Delphi", position: Position, seat: int) -> Scene:
        """Return a picture of wheel, gods, shield, cargo, cards and tasks."""
        return player_scene(rules, position, seat, self._words)

    def belongings(self, rules: "Delphi", position: Position, seat: int) -> tuple[str, ...]:
        """Return the rules about the ship tile, the cards and the gods of a player."""
        return of_player(position.players[seat])

    def open_goals(
        self,
        rules: "Delphi",
        position: Position,
        seat: int,
        theme: str,
        listed: Sequence[Action] = (),
    ) -> str:
        """Return the open tasks, each with the nearest spaces for it, or the listed ones."""
        before, goals, drawn = self._goals.get((seat, theme), (None, None, ""))
        if before is not position or goals != listed:
            shown = needs(rules, position, seat, listed)
            drawn = needed(shown, rules, position, seat, self._words, theme)
            self._goals[seat, theme] = (position, listed, drawn)
        return drawn

    def warning(self, rules: "Delphi", position: Position, seat: int) -> str:
        """Return that the turn may be the last one, and that injuries cost the next one.

        See the rules end.trigger and turn.recover.
        """
        if position.phase != Phase.ACT or seat != position.turn:
            return ""
        ending = self._ending(rules, position, seat)
        # The turn after the last round isn't played.
        if any(player.home for player in position.players):
            return ending
        return " ".join(filter(None, (ending, self._injured(position, seat))))

    def _injured(self, position: Position, seat: int) -> str:
        """Return that one more injury, or none, costs the next turn (turn.recover)."""
        powers, injuries = powers_of(position, seat), position.players[seat].injuries
        same, total = powers.recover_same, sum(injuries)
        if max(injuries) >= same or total >= powers.recover_all:
            return self._words.say("warning-recover")
        if total + 1 >= powers.recover_all:
            return self._words.say("warning-any-injury")
        colors = tuple(color for color in Color if injuries[color] + 1 >= same)
        return self._words.say("warning-injury", colors=colors) if colors else ""

    def _ending(self, rules: "Delphi", position: Position, seat: int) -> str:
        """Return that a rival ends the game this round, or can; or else in the next one."""
        if position.players[seat].home:
            return ""
        view = rules.view(position, seat)
        if self._endings[0] != (view, seat):
            self._endings = (view, seat), _soonest_finish(rules, view, seat)
        finish = self._endings[1]
        if finish is None:
            return ""
        name = self.title(rules, finish.seat)
        if finish.home:
            return self._words.say("warning-last-turn", name=name[:1].upper() + name[1:])
        return self._words.say(
            "warning-may-end",
            name=name[:1].upper() + name[1:],
            now=finish.seat > seat,
            done=not position.players[finish.seat].tasks,
        )

    def piece_space(self, rules: "Delphi", position: Position, seat: int) -> int | None:
        """Return the space of the player's ship."""
        return position.players[seat].ship

    def payment_tokens(self, rules: "Delphi", position: Position, seat: int) -> int:
        """Return the player's favor tokens."""
        return position.players[seat].favor


def _soonest_finish(rules: "Delphi", view: Position, seat: int) -> "Finish | None":
    """Return the rival who is home, or else can be home first by the dice that lie open."""
    from oracle_nb.delphi.bots.reach_chart import ReachCharts
    from oracle_nb.delphi.planning.last_turn import finish_of, finishes
    from oracle_nb.delphi.planning.value import weights

    charts = ReachCharts(rules.board, rules.setting)
    if sooner := finishes(charts, view, seat, weights()):
        return max(sooner, key=lambda finish: finish.home)
    later = (finish_of(charts, view, rival, weights()) for rival in range(seat))
    return next(filter(None, later), None)


_SIZE = 22


def printable_summary(
    rules: "Delphi", position: Position, seat: int, words: "Wording", theme: str
) -> Html:
    """Return dice, tokens, shield, cards, cargo, gods in the top row, equipment and tasks."""
    say, player = words.say, position.players[seat]

    def small(symbol: str, fill: str, ink: str) -> Html:
        return icons.symbol_sign(symbol, fill, theme, _SIZE, ink=ink)

    def rows() -> Iterator[tuple[Sequence[Html], str]]:
        dice = tuple(Color(die) for die in player.dice)
        yield (
            [icons.die_sign(die, theme, _SIZE) for die in dice],
            say("dice-are", colors=dice) if dice else say("no-dice"),
        )
        yield [small("coin", "yellow", "on-yellow")], say("favor", tokens=player.favor)
        yield [small("shield", "blue", "paper")], say("shield", strength=player.shield)
        for message, counts in (("oracle-cards", player.cards), ("injuries", player.injuries)):
            for color in Color:
                if count := counts[color]:
                    sign = icons.card_sign(color, theme, _SIZE, injury=message == "injuries")
                    yield [sign], say(f"{message}-of", color=color, count=count)
        for family, colors in (
            (Family.OFFERING, player.offerings),
            (Family.STATUE, player.statues),
        ):
            for held in colors:
                sign = icons.small(icons.cargo(family, held, 12, 12, 9), theme, _SIZE)
                yield [sign], say("cargo-item", family=family, color=Color(held))
        for god in God:
            if player.gods[god] == TOP_ROW:
                text = say("god-row", god=god, row=TOP_ROW, ready=True)
                yield [icons.badge_sign(int(god), theme, _SIZE)], text
        for card in player.equipment:
            kind = Equipment(card)
            yield [card_icons.equipment_sign(kind, theme, _SIZE)], say(f"name-equipment-{kind}")
        for friend in map(Companion, player.companions):
            text = say("companion", name=friend, color=friend.color, kind=friend.kind)
            yield [card_icons.companion_sign(friend, theme, _SIZE)], text
        done, open_ = len(player.done), sorted(player.tasks)
        if open_:
            yield [_task(rules, seat, task, theme) for task in open_], ""
            yield [], say("tasks-done", done=done, all=done + len(open_))

    return tag(
        "ul",
        [tag("li", tag("span", drawn, cls="d-signs"), tag("span", text)) for drawn, text in rows()],
        cls="d-belongings",
    )


def _task(rules: "Delphi", seat: int, number: int, theme: str) -> Html:
    task = Task(number)
    ship = rules.setting.ships[seat]
    return icons.small(
        icons.task(task.family, value_of(number), 12, 12, 9, ship=ship), theme, _SIZE
    )
