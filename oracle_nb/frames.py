"""Tables for pandas: games among bots, and the log of a game.

    from oracle_nb import frames
    frames.games(games=100, players=3, bots="greedy,random", seed=1)
    frames.log(game)

Every row says by what it is made again: version, rules and seed. ``rules`` are "printed", or the
options that differ from the printed rules as JSON.
"""

from typing import TYPE_CHECKING, Any, Final

import msgspec

from oracle_nb import __version__
from oracle_nb.bots.simulate import TURN
from oracle_nb.explorer.tables import PRINTED

if TYPE_CHECKING:
    import pandas as pd

    from oracle_nb.game import Game

_OF_GAMES: Final = [
    *("seed", "layout", "players", "seat", "bot", "won"),
    *("rounds", "turns", "decisions", "finished"),
]
_OF_A_LOG: Final = [
    *("entry", "seat", "action", "round"),
    *("what", "rule", "player", "facts", "text"),
]


def games(**settings: Any) -> "pd.DataFrame":
    """Let bots play, as ``simulate`` does: a row for each seat of each game.

    Columns: ``seed``, ``layout`` (its kind, or "own"), ``players``, ``seat``, ``bot``, ``won``
    (the part of a victory: 1, 0, or 1/2 where two share it), ``rounds``, ``turns``, ``decisions``
    and ``finished`` of the whole game, ``version``, ``rules``.

    Takes what ``simulate`` takes. Raises ValueError like it.
    """
    import pandas as pd

    from oracle_nb.bots import simulate

    layout = settings.get("layout", "compact")
    kind = layout if isinstance(layout, str) else "own"
    rows = [
        (
            *(played.seed, kind, len(played.bots), seat, bot),
            1 / len(played.winners) if seat in played.winners else 0.0,
            *(played.rounds, played.turns, played.decisions, played.finished),
        )
        for played in simulate(**settings)
        for seat, bot in enumerate(played.bots)
    ]
    return _stamped(pd.DataFrame(rows, columns=_OF_GAMES), settings.get("rules"))


def log(game: "Game[Any, Any]", language: str = "en") -> "pd.DataFrame":
    """What happened in a game: a row for each event, in order.

    Columns: ``entry`` (the number of the action, 0 for what came before the first one), ``seat``
    (whose action, -1 before the first one), ``action``, ``round``, ``what`` (the event), ``rule``
    (the rule behind it), ``player`` (to whom it happened, -1 for nobody), ``facts``, ``text`` (the
    event in words), ``seed``, ``version``, ``rules``.
    """
    import pandas as pd

    words = game.rules.words(language)
    parts = [(-1, "", game.opening.events)]
    parts += [(entry.player, game.write(entry.action), entry.events) for entry in game.history]
    rows, turn = [], 0
    for number, (seat, action, events) in enumerate(parts):
        for event in events:
            if event.what == TURN:
                turn = event.facts.get("round", turn)
            told = (event.what, event.rule, event.player, event.facts, words.event(event))
            rows.append((number, seat, action, turn, *told))
    frame = pd.DataFrame(rows, columns=_OF_A_LOG)
    frame["seed"] = game.seed
    return _stamped(frame, getattr(game.rules.setting, "rules", game.rules.setting))


def _stamped(frame: "pd.DataFrame", rules: Any) -> "pd.DataFrame":
    frame["version"] = __version__
    frame["rules"] = rules_text(rules)
    return frame.astype({"version": "category", "rules": "category"})


def rules_text(rules: Any) -> str:
    """A RuleSet as a short text: what differs from the printed rules."""
    if rules is None:
        return PRINTED
    differing = {
        field.name: value
        for field in msgspec.structs.fields(rules)
        if (value := getattr(rules, field.name)) != field.default
    }
    return msgspec.json.encode(differing).decode() if differing else PRINTED
