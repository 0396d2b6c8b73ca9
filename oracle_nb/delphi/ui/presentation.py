"""How Delphi is shown in the app: its roles, style sheet and editors, in one language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import dropwhile
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.core.events import Event
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position
from oracle_nb.delphi.model.tasks import Family
from oracle_nb.delphi.pieces import Color, Letter
from oracle_nb.delphi.rules.families.turn import is_last_round
from oracle_nb.delphi.text.rule_texts import rulebook
from oracle_nb.delphi.ui.actions.presentation import DelphiActions
from oracle_nb.delphi.ui.ending import DelphiResults
from oracle_nb.delphi.ui.icons import icons
from oracle_nb.delphi.ui.icons.legend import cards, legend
from oracle_nb.delphi.ui.new_game.new_game import DelphiSetup
from oracle_nb.delphi.ui.players.presentation import DelphiPlayers
from oracle_nb.delphi.ui.wording import wording
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.presentation.introduction import GameIntroduction
from oracle_nb.games.presentation.progress import ProgressPresentation
from oracle_nb.render import svg
from oracle_nb.render.html import Html, html, tag
from oracle_nb.render.scene import Shape

if TYPE_CHECKING:
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.ui.editor.editor import DelphiPositionEditor
    from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor
    from oracle_nb.games.game import Game
    from oracle_nb.text.rulebook import Rulebook
    from oracle_nb.text.wording import Wording


_STYLESHEETS: Final = ("panels", "editor", "layouts")


def delphi_presentation(language: str = "en") -> Presentation:
    """Return how the game is shown in a language. Raises UnknownLanguage."""
    words, book = wording(language), rulebook(language)

    # Editors and sheets are loaded when somebody opens one: most people only play.
    def position_editor(start: Any) -> "DelphiPositionEditor":
        from oracle_nb.delphi.ui.editor.editor import DelphiPositionEditor

        return DelphiPositionEditor(wording, language, start)

    def layout_editor(start: Any) -> "LayoutEditor":
        from oracle_nb.delphi.ui.layout_editor.editor import LayoutEditor

        return LayoutEditor(wording, language, start)

    def setup_sheet(layout: str, players: int, seed: int | None) -> str:
        from oracle_nb.delphi.ui.new_game.setup_sheet import sheet_part

        return sheet_part(layout, players, seed, language)

    return Presentation(
        actions=DelphiActions(words),
        players=DelphiPlayers(words, book),
        progress=DelphiProgress(words, book),
        results=DelphiResults(words),
        setup=DelphiSetup(words),
        introduction=DelphiIntroduction(words, book),
        stylesheet=_stylesheet(),
        position_editor=position_editor,
        layout_editor=layout_editor,
        setup_sheet=setup_sheet,
    )


@cache
def _stylesheet() -> str:
    own = files(__package__)
    return "".join(own.joinpath(f"{name}.css").read_text("utf-8") for name in _STYLESHEETS)


_ENDINGS: Final = frozenset({"game-over", "game-unfinished"})
_ATTACKS: Final = frozenset({"titan.attack", "titan.six"})


class DelphiProgress(ProgressPresentation["Delphi", Position]):
    """Turns, rounds and phases; see the base class for what each method returns.

    ``words``: the texts of the app's panels in one language.
    ``rulebook``: the rulebook, which has the texts of events.
    """

    setbacks = frozenset({"injury-drawn"})
    rolls = frozenset({"round-won", "round-lost"})

    def __init__(self, words: "Wording", rulebook: "Rulebook") -> None:
        self._words, self._rulebook = words, rulebook

    def turn_seat(self, rules: "Delphi", position: Position) -> int | None:
        """Return the seat whose turn it is; None before the first turn and after the last."""
        return position.turn if position.phase in (Phase.CHECK, Phase.ACT, Phase.CONSULT) else None

    def round_number(self, rules: "Delphi", position: Position) -> int:
        """Return the round, counted from 1."""
        return position.round

    def has_turn_left(self, rules: "Delphi", position: Position, seat: int) -> bool:
        """Return whether a player has a turn left: in the last round only later seats have."""
        if not is_last_round(position, rules.setting.rules.rounds):
            return True
        return seat > position.turn - (position.phase != Phase.CONSULT)

    def phase_title(self, rules: "Delphi", position: Position) -> str:
        """Return the phase in words."""
        phase = Phase(position.phase)
        return self._words.say(f"phase-{phase}", round=position.round)

    def cause(self, words: Any, event: Event, game: "Game[Position, Any]") -> str:
        """Return the titan's roll and the shield that it beat, or the title of the rule."""
        events = (other for entry in reversed(game.history) for other in reversed(entry.events))
        earlier = dropwhile(lambda other: other != event, events)
        roll = next((other for other in earlier if other.what == "titan-rolled"), None)
        if event.rule == "titan.six":
            return self._words.say("cause-titan-six")
        if event.rule != "titan.attack" or roll is None:
            return super().cause(words, event, game)
        shield = game.position.players[event.player].shield
        return self._words.say("cause-titan", strength=roll.facts["strength"], shield=shield)

    def ends_round(self, event: Event) -> bool:
        """Return whether an event is part of the titan's attack, or the end of the game."""
        return event.what in _ENDINGS or event.rule in _ATTACKS

    def event_spaces(self, event: Event) -> tuple[int, ...]:
        """Return the spaces an event is about."""
        spaces = [event.facts[key] for key in ("space", "ship") if key in event.facts]
        return (*spaces, *event.facts.get("spaces", ()))

    def event_text(
        self, words: Any, event: Event, reader: int | None, names: Mapping[int, str]
    ) -> str:
        """Return an event in one sentence that calls people by their names."""
        return str(words.event(event, reader, names))

    def private_event(self, rules: "Delphi", known: Position, event: Event) -> Event | None:
        """Return a look at a face-down tile with what it has shown (action.look-private)."""
        if event.what != "tile-looked-at":
            return None
        tile = known.tiles[rules.board.islands.index(event.facts["space"])]
        if tile == UNKNOWN:
            return None
        return Event("tile-seen", event.rule, event.player, event.facts | {"tile": tile})


_SEED: Final = 11
"""The seed of the board on the home page."""


class DelphiIntroduction(GameIntroduction):
    """The goal of the game, the board of a first game, and what all symbols mean.

    ``words``: the texts of the app's panels in one language.
    ``rulebook``: the rulebook, which says what cards and tiles do.
    """

    def __init__(self, words: "Wording", rulebook: "Rulebook") -> None:
        self._words, self._rulebook = words, rulebook

    def first_game(self) -> str:
        """Return how many tasks and bots a first game has."""
        return self._words.say("first-game")

    def summary(self) -> str:
        """Return the game in one sentence."""
        return self._words.say("game-summary")

    def goal(self, theme: str) -> Html:
        """Return what the game is about, in a few words and pictures."""
        say = self._words.say
        pictures = (
            ("shrine", icons.task(Family.SHRINE, Letter.PSI, 20, 20, 17, ship=Color.YELLOW)),
            ("statue", icons.task(Family.STATUE, Color.RED, 17, 20, 17)),
            ("offering", icons.task(Family.OFFERING, Color.GREEN, 20, 20, 16)),
            ("monster", icons.task(Family.MONSTER, Color.BLUE, 20, 20, 16)),
        )
        tasks = [
            tag(
                "li",
                Html(_drawn(shapes, theme)),
                tag("span", tag("b", say(f"goal-{name}")), " ", say(f"goal-{name}-how")),
            )
            for name, shapes in pictures
        ]
        dice = [icons.die_sign(color, theme, 40) for color in (Color.GREEN, Color.RED, Color.BLUE)]
        return tag(
            "div",
            tag("h2", say("goal-title")),
            tag("p", say("goal-story"), cls="lead"),
            tag("ul", tasks, cls="d-goals"),
            tag("div", tag("span", dice, cls="d-three"), tag("p", say("goal-turn")), cls="d-turn"),
            tag("p", say("goal-end"), cls="d-end"),
            cls="d-goal",
        )

    def legend(self, theme: str) -> str:
        """Return what the symbols on the board and beside it mean."""
        return _legend(self._words, self._rulebook, theme)


@cache
def _legend(words: "Wording", book: "Rulebook", theme: str) -> Html:
    """Return the legend of a language and theme, which all pages show."""
    return html(legend(words, theme), cards(words, book, theme))


def _drawn(shapes: tuple[Shape, ...], theme: str) -> str:
    return svg.picture(shapes, width=40, height=40, scale=1.2, theme=theme)
