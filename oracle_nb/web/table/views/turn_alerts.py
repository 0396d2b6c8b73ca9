"""Sound and browser notification when your turn begins; both are off by default.

The browser keeps the choice and makes the sound; nothing is loaded, and nothing is sent anywhere.
"""

from functools import cache
from pathlib import Path
from typing import Final

from oracle_nb.games.registry import package_of
from oracle_nb.render.parts import Part, Property
from oracle_nb.web.table.control.snapshot import GameSnapshot
from oracle_nb.web.widgets.html_view import app_sheets

LABELS: Final = (
    *("title", "sound", "notify", "turn"),
    *("denied", "unavailable", "unsupported", "blocked", "unkept"),
)
"""The texts of the buttons, of the notification and of what the browser refuses, by the last part
of their messages.
"""


@cache
def _script() -> str:
    return (Path(__file__).parents[2] / "widgets" / "alerts.js").read_text("utf-8")


class TurnAlerts(Part):
    """Two switches, with their sound and notification."""

    mine = Property(False)
    """Whether a person at this screen is to decide."""
    labels: Property[dict[str, str]] = Property({})
    """The texts: those of `LABELS`, and the title of the game."""
    theme = Property("light")

    script = _script()

    def __init__(self) -> None:
        super().__init__(app_sheets())

    def follow(self, view: GameSnapshot) -> None:
        """Follow a table as it is now."""
        labels = {name: view.say(f"alerts-{name}") for name in LABELS}
        labels["game"] = package_of(view.shown.rules.name).title(view.language)
        self.update(
            labels=labels,
            theme=view.theme,
            mine=view.seats.own_turn,
            visible=bool(view.seats.people) and view.game.to_move is not None,
        )
