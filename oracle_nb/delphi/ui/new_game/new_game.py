"""New games: options, errors of choices, and the game itself."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from oracle_nb.delphi.board import GENERATORS, LayoutFormatError, make_layout, read_layout
from oracle_nb.delphi.pieces import SHIP_COLORS, ShipTile
from oracle_nb.games.match import SetupOption
from oracle_nb.games.presentation.setup import GameSetup

if TYPE_CHECKING:
    from oracle_nb.delphi.board import Layout
    from oracle_nb.delphi.model.actions import Action
    from oracle_nb.delphi.model.position import Position
    from oracle_nb.delphi.model.ruleset import RuleSet
    from oracle_nb.games.game import Game
    from oracle_nb.text.wording import Wording


CHOICES: Final = {
    "length": ("8", "9", "10", "11", "12"),
    "board": tuple(GENERATORS),
    "tiles": ("first", "random", "draft"),
}
"""The options of a new game with their values."""
FIRST: Final = {"length": "8", "board": "compact", "tiles": "first"}
"""The values for a first game (setup.first-game)."""
TASKS: Final = 12
MOST_ROUNDS: Final = 10_000

_GIVEN: Final = {"board": "own", "tiles": "chosen"}
"""Additional values where a text can say which."""
_OPTIONS: Final = {"gods": ("now", "later"), "shrines": ("color", "letter"), "end": ("home", "all")}
"""Rules that can be played in two ways (turn.consult-gods-delayed, explore.picture-rule,
end.ranking), as printed first."""
_OWN: Final = {
    "ship": ("", *(str(color) for color in SHIP_COLORS)),
    "tile": ("", *(str(tile) for tile in ShipTile)),
}
"""The options of each player; "" leaves it to chance."""
_ALL: Final = {
    name: (*values, _GIVEN[name]) if name in _GIVEN else values
    for name, values in (CHOICES | _OPTIONS).items()
}


class DelphiSetup(GameSetup):
    """The options of a new game; see the base class for what each method returns."""

    def __init__(self, words: "Wording") -> None:
        self._words = words
        """The texts of the app's panels in one language."""

    def options(self) -> tuple[SetupOption, ...]:
        """Return length, ship tiles and board; folded away, options of the rules."""
        say = self._words.say
        options = {
            name: SetupOption(
                name,
                say(f"choice-{name}"),
                [(value, say(f"choice-{name}-{value}")) for value in values],
                folded=name in _OPTIONS,
                by_player=_GIVEN[name] if name == "tiles" else "",
            )
            for name, values in _ALL.items()
        }
        hint, file = say("choice-layout-hint"), ".json,.graphml,.txt"
        layout = SetupOption("layout", say("choice-layout"), (), hint, accept=file)
        rounds = SetupOption("rounds", say("choice-rounds"), (), blank="200", folded=True)
        return (
            options["length"],
            options["tiles"],
            options["board"],
            layout,
            *(options[name] for name in _OPTIONS),
            rounds,
        )

    def arguments(self, chosen: Mapping[str, str]) -> dict[str, Any]:
        """Return the layout or its kind, and the rules."""
        own = _board(chosen) == _GIVEN["board"]
        return {
            "layout": read_layout(chosen.get("layout", "")) if own else _board(chosen),
            "rules": _rules(chosen),
        }

    def player_options(self) -> tuple[SetupOption, ...]:
        """Return each player's ship color and ship tile."""
        say = self._words.say
        names = {"ship": "name-color", "tile": "name-ship-tile"}
        return tuple(
            SetupOption(
                name,
                say(f"choice-{name}"),
                [
                    (value, say(f"{names[name]}-{value}") if value else say("choice-by-chance"))
                    for value in values
                ],
                folded=name == "ship",
            )
            for name, values in _OWN.items()
        )

    def option_errors(self, players: int, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return what is wrong with a choice, by the name of the option."""
        say = self._words.say
        faults = {
            name: say("choice-none-such", text=chosen[name][:40])
            for name, values in _ALL.items()
            if name in chosen and chosen[name] not in values
        }
        for kind, values in _OWN.items():
            taken: set[str] = set()
            if kind == "tile" and chosen.get("tiles") != _GIVEN["tiles"]:
                continue
            for player in range(players):
                name = f"{kind}-{player}"
                value = chosen.get(name, "")
                if value not in values:
                    faults[name] = say("choice-none-such", text=value[:40])
                elif value in taken:
                    faults[name] = say(f"choice-{kind}-taken")
                elif value:
                    taken.add(value)
        if _board(chosen) == _GIVEN["board"]:
            fault = _layout_error(chosen.get("layout", ""), self._words)
            if fault:
                faults["layout"] = fault
        rounds = chosen.get("rounds", "").strip()
        if rounds and not _is_number_of_rounds(rounds):
            faults["rounds"] = say("choice-rounds-wrong", most=MOST_ROUNDS)
        return faults

    def new_game(
        self, seats: Sequence[str], seed: int | None, chosen: Mapping[str, str]
    ) -> "Game[Position, Action]":
        """Return a new game. Raises ValueError that names what can't be chosen."""
        return new_game(seats, seed, chosen)

    def first_game(self, name: str, seed: int | None) -> "Game[Position, Action]":
        """Return a game for one person and two bots: eight tasks on a compact board."""
        return new_game((name, "bot:greedy", "bot:greedy"), seed, FIRST)

    def rematch(
        self, game: "Game[Position, Action]", order: Sequence[int]
    ) -> "Game[Position, Action]":
        """Return a game with the same rules and kind of board, ship colors and chosen tiles."""
        return rematch(game, order)


def _layout_error(text: str, words: "Wording") -> str:
    if not text.strip():
        return words.say("choice-layout-missing")
    kinds = [kind for kind in _ALL["board"] if kind != _GIVEN["board"]]
    if (kind := text.strip()) in kinds:
        return words.say("choice-layout-kind", text=f"board={kind}", kinds=", ".join(kinds))
    try:
        faults = read_layout(text).faults()
    except LayoutFormatError:
        return words.say("choice-layout-unread", text="free.7")
    return words.say("choice-layout-faulty", number=len(faults)) if faults else ""


def _is_number_of_rounds(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 6 and 1 <= int(text) <= MOST_ROUNDS


def new_game(
    seats: Sequence[str],
    seed: int | None,
    chosen: Mapping[str, str],
    layout: "Layout | None" = None,
) -> "Game[Position, Action]":
    """Return a new game, on a layout or on one that was chosen.

    Raises ValueError that names the wrong option.
    """
    import secrets

    from oracle_nb.core.chance import chance_for
    from oracle_nb.delphi.model.position import Setting
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.delphi.rules.setup import deal_ships
    from oracle_nb.games.game import Game

    for name, values in _ALL.items():
        if chosen.get(name, values[0]) not in values:
            raise ValueError(f"{name}: {chosen[name]!r} is none of {', '.join(values)}")
    if not 2 <= len(seats) <= 4:
        raise ValueError(f"players: 2 to 4 can play, not {len(seats)}")
    number = secrets.randbits(32) if seed is None else seed
    board, tiles = _board(chosen), chosen.get("tiles", "random")
    if layout is None:
        own = board == _GIVEN["board"]
        layout = read_layout(chosen.get("layout", "")) if own else make_layout(board, number)
    setting = Setting(
        layout=layout,
        ships=deal_ships(number, _own(chosen, "ship", len(seats))),
        rules=_rules(chosen),
        tiles=_tiles(number, _own(chosen, "tile", len(seats))) if tiles == "chosen" else (),
    )
    return Game(Delphi(setting), number, seats, chance=chance_for(seed))


def _board(chosen: Mapping[str, str]) -> str:
    """Return the chosen kind of board; a layout that is given without a kind is meant."""
    return chosen.get("board") or (_GIVEN["board"] if chosen.get("layout") else "compact")


def _rules(chosen: Mapping[str, str]) -> "RuleSet":
    from oracle_nb.delphi.model.ruleset import RuleSet

    tiles = chosen.get("tiles", "random")
    return RuleSet(
        returned=TASKS - int(chosen.get("length", TASKS)),  # type: ignore[arg-type]
        first_game_tiles=tiles == "first",
        draft=tiles == "draft",
        delayed_gods=chosen.get("gods") == "later",
        picture_rule=chosen.get("shrines") == "letter",
        ranking=chosen.get("end") == "all",
        rounds=int(chosen.get("rounds", "").strip() or RuleSet().rounds),
    )


def rematch(game: "Game[Position, Action]", order: Sequence[int]) -> "Game[Position, Action]":
    """Return a new game for the same players and rules; ``order`` lists their old seats.

    A board that was made from the game's seed is replaced by a new one of the same kind; any other
    stays. Players keep their ship colors, and the ship tiles that were chosen for them.
    """
    import secrets

    from msgspec.structs import replace

    from oracle_nb.core.chance import SecretChance
    from oracle_nb.delphi.rules.engine import Delphi
    from oracle_nb.games.game import Game

    before, number, kind = game.rules.setting, secrets.randbits(32), board_kind(game)
    setting = replace(
        before,
        layout=before.layout if kind == _GIVEN["board"] else make_layout(kind, number),
        ships=tuple(before.ships[seat] for seat in order),
        tiles=tuple(before.tiles[seat] for seat in order) if before.tiles else (),
    )
    seats = [game.seats[seat] for seat in order]
    return Game(Delphi(setting), number, seats, chance=SecretChance())


def board_kind(game: "Game[Position, Action]") -> str:
    """Return the kind of board that was made from the seed of a game; "own" for any other board."""
    layout = game.rules.setting.layout
    made = (kind for kind in GENERATORS if make_layout(kind, game.seed) == layout)
    return next(made, _GIVEN["board"])


def categories(game: "Game[Position, Action]") -> dict[str, str]:
    """Return the number of tasks and the kind of board."""
    return {
        "length": str(TASKS - game.rules.setting.rules.returned),
        "board": board_kind(game),
    }


def _own(chosen: Mapping[str, str], kind: str, players: int) -> list[int | None]:
    """Return the choice of each player as the number of the piece; None for none."""
    numbers: dict[str, int | None] = {"": None}
    numbers |= {str(color): int(color) for color in (SHIP_COLORS if kind == "ship" else ShipTile)}
    return [numbers[chosen.get(f"{kind}-{player}", "")] for player in range(players)]


def _tiles(seed: int, chosen: Sequence[int | None]) -> tuple[int, ...]:
    """Return a ship tile for each player: those chosen, and others by the seed."""
    from oracle_nb.core.chance import shuffle

    others = [int(tile) for tile in ShipTile if tile not in chosen]
    shuffle(others, seed, -3)
    return tuple(others.pop() if number is None else number for number in chosen)
