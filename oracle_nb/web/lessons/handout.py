"""A position handed out by a link, from which games start, with chance results in the link.

``?try=CODE&die=red,blue,green&battle=7`` is the position of a code, as the editor has it; the next
three dice show red, blue and green, the next roll of the battle die is 7. Later results are
left to chance.
"""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qs

from oracle_nb.games.addresses import CHOSEN_IN_ADDRESSES, GAME_FIELD, address
from oracle_nb.games.game import Game
from oracle_nb.games.registry import lessons_of_game, package_of

FIELD: Final = "try"
LONGEST: Final = 200
"""Maximum number of chance results of one kind in a link."""


def is_handout(search: str) -> bool:
    """Return whether an address hands out a position."""
    return FIELD in parse_qs(search.lstrip("?"), keep_blank_values=True)


def handout(code: str, written: Mapping[str, str], game: str) -> str:
    """Return the address of a position with chance results by kind, as "red, blue".

    Raises ValueError that names the field and its fault.
    """
    values = {kind: _listed(kind, text) for kind, text in written.items() if text.strip()}
    lessons_of_game(game).given(values)
    given = {kind: ",".join(listed) for kind, listed in values.items()}
    return address({FIELD: opened(code, game).code(), **given}, game)


def opened(code: str, game: str) -> Any:
    """Return the editor of a position's code. Raises ValueError."""
    if not code:
        raise ValueError(f"{FIELD}: there is no position in the link")
    open_editor = package_of(game).presentation().position_editor
    if open_editor is None:
        raise ValueError(f"{FIELD}: the game {game} has no positions to hand out")
    try:
        return open_editor(code)
    except ValueError as error:
        raise ValueError(f"{FIELD}: {error}") from None


def handed_out(search: str, game: str, language: str) -> Game:
    """Return the game of a handout link. Raises ValueError that names the field at fault."""
    asked = parse_qs(search.lstrip("?"), keep_blank_values=True)
    twice = [name for name, values in asked.items() if len(values) > 1]
    if twice:
        raise ValueError(f"{twice[0][:40]}: it occurs {len(asked[twice[0]])} times in the link")
    # Any address may choose the language, too.
    others = (GAME_FIELD, *CHOSEN_IN_ADDRESSES)
    fields = {name: values[0] for name, values in asked.items() if name not in others}
    code = fields.pop(FIELD)
    school = lessons_of_game(game)
    for name in fields:
        if name not in school.chances:
            known = ", ".join(school.chances)
            raise ValueError(f"{name[:40]}: there is no such kind of chance, only {known}")
    given = school.given({kind: _listed(kind, text) for kind, text in fields.items()})
    editor = opened(code, game)
    editor.set_language(language)
    seats = editor.game({}).seats
    return Game(editor.rules, None, seats, start=editor.position, given=given)


def _listed(kind: str, text: str) -> list[str]:
    values = [value.strip() for value in text.split(",")]
    if len(values) > LONGEST:
        raise ValueError(f"{kind}: at most {LONGEST} are given, not {len(values)}")
    return values
