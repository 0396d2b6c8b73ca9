"""Pairs of games that differ only in what one seat may not know, and what this seat is shown.

Such a pair is faults in any game: an action of somebody else is repeated with another outcome,
another action is chosen, or the action is left out, and the pair is kept if the seat's views of
both positions are equal.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from oracle_nb.core.chance import Draw, Outcome, OutcomeError, ScriptedChance, SeededChance
from oracle_nb.games.game import Game

VALUES: Final = 12
"""Which other values a draw is tried with: 0 to 11."""
TRIES: Final = 4
"""Maximum number of other outcomes, and of other actions, that are tried at one place."""
SAMPLE: Final = 8
"""Maximum number of legal and of refused actions that are asked about."""
LOGGED: Final = 12
"""Maximum number of actions whose names and events are compared."""


def is_alike(seat: int, first: Game, second: Game) -> bool:
    """Return whether a seat can't tell the positions of two games apart, which differ."""
    views = first.view(seat), second.view(seat)
    # Everybody can count the draws, which equality may leave out.
    draws = [getattr(view, "draws", None) for view in views]
    return bool(views[0] == views[1] and draws[0] == draws[1] and first.position != second.position)


def look_alikes(game: Game, rng: Random) -> tuple[int, Game, Game] | None:
    """Return a seat, and two ways in which a game can go on that this seat can't tell apart."""
    # Games among bots show and seal other things.
    names = tuple(f"player {seat + 1}" for seat in range(game.rules.players))
    record = replace(game.record(), seats=names)
    game = type(game).replay(record, game.rules, game.seed, game.package)
    count = len(game.history)
    start = rng.randrange(-1, count) if count else -1
    for number in (*range(start, count), *range(-1, start)):
        mover = -1 if number < 0 else game.history[number].player
        first = game.after(number + 1)
        for second in _others(game, number, rng):
            seats = [seat for seat in range(game.rules.players) if seat != mover]
            rng.shuffle(seats)
            for seat in seats:
                if is_alike(seat, first, second):
                    return seat, first, second
    return None


def _others(game: Game, number: int, rng: Random) -> Iterator[Game]:
    """Yield the game up to an action, which has another outcome or is another action."""
    done: Any = game.opening if number < 0 else game.history[number]
    for outcome in _outcomes(done.outcome, rng):
        try:
            if number < 0:
                other = replayed_opening(game, outcome)
            else:
                other = game.after(number)
                other.play(done.action, outcome)
        except OutcomeError:
            continue
        yield other
    if number >= 0:
        # Alike only where others can't see that anything was done.
        yield game.after(number)
        legal = [action for action in game.after(number).legal_actions() if action != done.action]
        for action in rng.sample(legal, min(TRIES, len(legal))):
            other = game.after(number)
            other.play(action)
            yield other


def replayed_opening(game: Game, outcome: Outcome) -> Game:
    """Return the beginning of a game with another outcome. Raises OutcomeError."""
    start = game.record().start
    return type(game)(game.rules, game.seed, game.seats, start, outcome, package=game.package)


def _outcomes(outcome: Outcome, rng: Random) -> Iterator[Outcome]:
    """Yield an outcome with another value for one of its draws, which need not be possible."""
    for _ in range(TRIES if outcome else 0):
        index = rng.randrange(len(outcome))
        draw = outcome[index]
        value = (draw.value + rng.randrange(1, VALUES)) % VALUES
        yield (*outcome[:index], Draw(draw.what, value), *outcome[index + 1 :])


def shown(game: Game, seat: int, language: str, rng: Random) -> dict[str, Any]:
    """Return what the contract shows a seat of a game, by what it is.

    That is the picture and the progress, and in the seat's own turn everything about its actions.
    """
    rules, position, package = game.rules, game.position, game.package
    progress = package.presentation(language).progress
    known = game.known_to(seat)
    return {
        "number of actions": len(known.history),
        "log": log(known, seat, language),
        "scene": package.scene(rules, position, seat=seat, language=language),
        "picture in lists of games": package.scene(rules, position, language=language),
        "turn": progress.turn_seat(rules, position),
        "round": progress.round_number(rules, position),
        "phase": progress.phase_title(rules, position),
        "undo": (known.can_undo, known.can_redo),
        **(_advice(game, language, rng) if game.to_move == seat else {}),
    }


def log(game: Game, seat: int, language: str) -> list[tuple[int, str, tuple[str, ...]]]:
    """Return the last actions of a game as a seat is told them: player, name and events."""
    texts, lines = game.texts(language), []
    positions = (game.opening.position, *(entry.position for entry in game.history))
    for before, entry in [*zip(positions, game.history, strict=False)][-LOGGED:]:
        name = texts.action if entry.player == seat else texts.announcement
        events = tuple(texts.event(event, seat) for event in entry.events)
        lines.append((entry.player, name(before, entry.action), events))
    return lines


def telltales(game: Game, rng: Random) -> list[str]:
    """Return what others can tell of secret choices by what happens next, at one place of a game.

    A concealed action must not change what others see. Of actions that are announced alike, with
    the same events and the same questions to chance, the same player must decide next: nothing may
    be skipped because of a secret.
    """
    rules, texts = game.rules, game.texts()
    number = rng.randrange(len(game.history))
    before = game.after(number)
    mover = before.to_move
    others = [seat for seat in range(rules.players) if seat != mover]
    following: dict[object, tuple[str, int | None]] = {}
    faults = []
    for action in before.legal_actions():
        name = game.write(action)
        after = rules.apply(before.position, action, SeededChance(number))
        if after.concealed:
            faults += [
                f"{name}: seen by seat {seat}"
                for seat in others
                if rules.view(after.position, seat) != rules.view(before.position, seat)
            ]
            continue
        announced = (
            texts.announcement(before.position, action),
            after.events,
            tuple(draw.what for draw in after.outcome),
        )
        mover_then = rules.to_move(after.position)
        first, seat_then = following.setdefault(repr(announced), (name, mover_then))
        if seat_then != mover_then:
            faults.append(f"{name} and {first}: seats {mover_then} and {seat_then} decide next")
    return faults


def skipped(first: Game, second: Game, rng: Random) -> list[str]:
    """Return after which actions the same player doesn't decide next in a pair of games.

    Compared are actions after which everybody is told the same in both.
    """
    rules, texts = first.rules, first.texts()
    legal = [action for action in first.legal_actions() if second.check(action).allowed]
    faults = []
    for action in rng.sample(legal, min(SAMPLE, len(legal))):
        after = rules.apply(first.position, action, SeededChance(1))
        try:
            other = rules.apply(second.position, action, ScriptedChance(after.outcome))
        except OutcomeError:
            continue
        names = {texts.announcement(game.position, action) for game in (first, second)}
        alike = (after.events, after.outcome) == (other.events, other.outcome)
        movers = rules.to_move(after.position), rules.to_move(other.position)
        if len(names) == 1 and alike and movers[0] != movers[1]:
            faults.append(f"{first.write(action)}: seats {movers[0]} and {movers[1]} decide next")
    return faults


def _advice(game: Game, language: str, rng: Random) -> dict[str, Any]:
    """Return what the player to move is shown about actions."""
    rules, position, texts = game.rules, game.position, game.texts(language)
    legal = list(game.legal_actions())
    parts: dict[str, Any] = {"legal actions": legal, "decision": texts.decision(position)}
    allowed = set(legal)
    refused = [action for action in rules.every_action(position) if action not in allowed]
    actions = game.package.presentation(language).actions
    parts["unavailable"] = actions.source_examples(rules, position)
    for action in (
        *rng.sample(legal, min(SAMPLE, len(legal))),
        *rng.sample(refused, min(SAMPLE, len(refused))),
    ):
        advice = game.package.repairs(rules, position, action)
        text = game.write(action)
        parts |= {
            f"verdict on {text}": rules.check(position, action),
            f"title of {text}": texts.action(position, action),
            f"explanation of {text}": game.explain(action, language),
            f"repairs of {text}": [texts.repair(position, line) for line in advice.lines],
            f"missing for {text}": [texts.missing(missing) for missing in advice.missing],
            f"presentation of {text}": (
                actions.source(rules, position, action),
                actions.group(rules, position, action),
                actions.icon(rules, position, action, "light"),
                actions.target_space(rules, position, action),
                actions.ends_turn(rules, position, action),
            ),
        }
        if action in legal:
            parts |= {
                f"undo outlook of {text}": game.undo_outlook(action),
                f"preview of {text}": (
                    actions.route(rules, position, action),
                    actions.previews(rules, position, action),
                    actions.newly_reachable(rules, position, action),
                ),
            }
    return parts
