"""Pictures that a browser asks for when they come into view: of games, boards and rules.

Their addresses are relative to the page, as those of the app's links, and begin with `PICTURES`.
"""

from typing import Final
from urllib.parse import urlencode

from oracle_nb.render.html import Html, tag

PICTURES: Final = "picture"
"""The last part of the path of all pictures."""


def game_picture(game: str, changed: float, theme: str) -> Html:
    """Return the board of a saved game; ``changed`` is when that was, in seconds since 1970."""
    return _picture("thumb", game=game, at=f"{changed:.3f}", theme=theme)


def board_picture(name: str, theme: str, cls: str = "thumb") -> Html:
    """Return a board of a game, by the name of the game."""
    return _picture(cls, board=name, theme=theme)


def rule_picture(name: str, rule: str, language: str, theme: str) -> Html:
    """Return the first picture of a rule, by the name of its game."""
    return _picture("thumb", rule=rule, board=name, language=language, theme=theme)


def _picture(cls: str, **fields: str) -> Html:
    """Return a picture that says nothing that the text beside it doesn't say."""
    source = f"{PICTURES}?{urlencode(fields)}"
    return tag("img", src=source, alt="", loading="lazy", decoding="async", cls=cls)
