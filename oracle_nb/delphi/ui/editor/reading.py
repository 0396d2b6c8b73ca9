"""Reading a position for the editor: from a code, a link, a scenario, a save, or a new game."""

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.files import decoded
from oracle_nb.core.pasted import codes_from, parameters, read_all, readings
from oracle_nb.delphi.model.position import UNKNOWN, Phase, Position, Setting
from oracle_nb.delphi.rules.engine import Delphi
from oracle_nb.delphi.scenarios import DelphiScenarioFile, stage
from oracle_nb.delphi.ui.editor.position_code import PositionCodeError, decode, sound
from oracle_nb.games.game import Game

LONGEST: Final = 100_000
"""Maximum number of characters in a pasted scenario or saved game."""
_START: Final = re.compile(r"(?<![A-Za-z0-9-])[0-9][A-Za-z0-9_-]{40,}")
"""The beginning of a position code in a text."""
_FIELD: Final = re.compile(r"^\s*(\w+ *=|\[)", re.MULTILINE)
"""A line of a scenario."""
_MOST_SEED: Final = 10**18
_MOST_CODES: Final = 20
"""Maximum number of codes in a text that are read."""


def opened_position(start: Any) -> tuple[Delphi, Position]:
    """Return the rules and the position that somebody means. Raises ValueError."""
    if start is None:
        return new_position({})
    if isinstance(start, str):
        return read_position(start)
    if isinstance(start, Game):
        start = start.rules, start.position
    match start:
        case (Delphi() as rules, Position() as position):
            return sound(rules.setting, _seen_is_known(position))
        case Position():
            raise PositionCodeError("a position alone has no board: give (game.rules, position)")
    raise PositionCodeError(f"a game or a position's code is needed, not {type(start).__name__}")


def _seen_is_known(position: Position) -> Position:
    """In a player's view tiles are unknown that others have seen; here those are seen by nobody."""
    known = sum(1 << slot for slot, tile in enumerate(position.tiles) if tile != UNKNOWN)
    players = [replace(player, seen=player.seen & known) for player in position.players]
    return replace(position, players=tuple(players))


def new_position(form: Mapping[str, str]) -> tuple[Delphi, Position]:
    """Return a setup, after what happens before the first action. Raises ValueError."""
    from oracle_nb.delphi.ui.new_game import new_game

    text = form.get("seed", "").strip()
    try:
        seed = whole_text("seed", text, -_MOST_SEED, _MOST_SEED) if text else None
    except ValueError as error:
        raise PositionCodeError(str(error)) from None
    players = form.get("players", "3")
    if players not in ("2", "3", "4"):
        raise PositionCodeError(f"2 to 4 can play, not {players[:20]!r}")
    usual = {"length": "12", "tiles": "random"}
    chosen = usual | {name: form[name] for name in new_game.CHOICES if name in form}
    names = tuple(f"player {seat}" for seat in range(int(players)))
    game = new_game.new_game(names, seed, chosen)
    # Decisions of the setup get their first answer.
    while game.position.phase != Phase.ACT or game.position.pending:
        game.play(game.legal_actions()[0])
    return game.rules, game.position  # type: ignore[return-value]


def read_position(text: str) -> tuple[Delphi, Position]:
    """Return a position from its code, a scenario, a saved game or a saved position."""
    text = decoded(text).strip()
    if len(text) > LONGEST:
        raise PositionCodeError("this is too long to be a position")
    if text.startswith("{"):
        return _from_json(text)
    read, error = read_all(_codes(text), decode)
    for result in read.values():
        return result
    if not re.search(r"\s", text) or (error and not _FIELD.search(text)):
        raise error or PositionCodeError("this isn't a position code")
    start = stage(DelphiScenarioFile(text, "scenario"), 0)
    return start.rules, start.position


def _codes(text: str) -> Iterator[Iterator[str]]:
    """Yield what each position code in a pasted text may be, the likeliest first."""
    for reading in readings(text):
        for at, _ in parameters(reading, "position"):
            yield codes_from(reading, at)
    if not re.search(r"\s", text):
        yield iter((text,))
    for reading in readings(text):
        for match in islice(_START.finditer(reading), _MOST_CODES):
            yield codes_from(reading, match.start())


def _from_json(text: str) -> tuple[Delphi, Position]:
    import msgspec

    from oracle_nb.storage.saves import FORMAT, POSITION_FORMAT, PositionRecord, Record, misfit

    try:
        kind = str(msgspec.json.decode(text).get("format"))
        if kind == POSITION_FORMAT:
            saved = msgspec.json.decode(text, type=PositionRecord)
            position = msgspec.convert(saved.position, Position)
            return sound(msgspec.convert(saved.setting, Setting), position)
        if kind != FORMAT:
            raise PositionCodeError(
                f"the format must be {FORMAT!r} or {POSITION_FORMAT!r}, got {kind[:40]!r}"
            )
        record = msgspec.json.decode(text, type=Record)
        rules = Delphi(msgspec.convert(record.setting, Setting))
        start = msgspec.convert(record.start, Position)
    except msgspec.MsgspecError as error:
        raise PositionCodeError(
            ": ".join(part for part in reversed(misfit(error)) if part)
        ) from None
    game = Game.replay(msgspec.structs.replace(record, start=start, setting=rules.setting), rules)
    return rules, game.position
