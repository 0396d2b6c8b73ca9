"""Tables for pandas: games among bots, and the log of a game.

    from oracle_nb import frames
    frames.games(games=100, players=3, bots="greedy,random", seed=1)
    frames.log(game)

Every row says by what it is made again: version, rules and seed. ``rules`` are "printed", or the
options that differ from the printed rules as JSON.
"""

from typing import TYPE_CHECKING, Any

import msgspec

from oracle_nb import __version__
from oracle_nb.bots.simulate import TURN
from oracle_nb.explorer.tables import PRINTED

if TYPE_CHECKING:
    import pandas as pd

    from oracle_nb.event import Event
    from oracle_nb.game import Game, Words


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
    rows = [
        {
            "seed": played.seed,
            "layout": layout if isinstance(layout, str) else "own",
            "players": len(played.bots),
            "seat": seat,
            "bot": bot,
            "won": 1 / len(played.winners) if seat in played.winners else 0.0,
            "rounds": played.rounds,
            "turns": played.turns,
            "decisions": played.decisions,
            "finished": played.finished,
        }
        for played in simulate(**settings)
        for seat, bot in enumerate(played.bots)
    ]
    return _stamped(pd.DataFrame(rows), settings.get("rules"))


def log(game: "Game[Any, Any]", language: str = "en") -> "pd.DataFrame":
    """What happened in a game: a row for each event, in order.

    Columns: ``entry`` (the number of the action, 0 for what came before the first one), ``seat``
    (whose action, -1 before the first one), ``action``, ``round``, ``what`` (the event), ``rule``
    (the rule behind it), ``player`` (to whom it happened, -1 for nobody), ``facts``, ``text`` (the
    event in words), ``seed``, ``version``, ``rules``.
    """
    import pandas as pd

    words = game.rules.words(language)
    rows: list[dict[str, Any]] = []

    def told(events: "tuple[Event, ...]", entry: int, seat: int, action: str) -> None:
        rows.extend(
            {"entry": entry, "seat": seat, "action": action, **_of(event, words)}
            for event in events
        )

    told(game.opening.events, 0, -1, "")
    for number, entry in enumerate(game.history, 1):
        told(entry.events, number, entry.player, game.write(entry.action))
    frame = pd.DataFrame(rows)
    begun = frame["facts"].map(lambda facts: facts.get("round"))
    frame.insert(3, "round", begun.where(frame["what"] == TURN).ffill().fillna(0).astype(int))
    frame["seed"] = game.seed
    return _stamped(frame, getattr(game.rules.setting, "rules", game.rules.setting))


def _of(event: "Event", words: "Words[Any, Any]") -> dict[str, Any]:
    return {
        "what": event.what,
        "rule": event.rule,
        "player": event.player,
        "facts": event.facts,
        "text": words.event(event),
    }


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
