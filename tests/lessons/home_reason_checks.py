"""Checks that the reasons of answers about the race home are true; see ``reason_checks``."""

from typing import Any

from oracle_nb.delphi.pieces import TOP_ROW, Color
from tests.lessons.reason_checks import RANGE, ReadReason, general, states

general("why-home-round", "why-home-sources", "why-home-card", "why-home-compare", "why-home-then")


def ships(read: ReadReason) -> list[str]:
    """The colors of the players' ships, in turn order."""
    return [str(Color(ship)) for ship in read.rules.setting.ships]


def back(read: ReadReason) -> dict[str, tuple[int, int]]:
    """The oracle cards and favor tokens of each player who has reached Zeus."""
    players = zip(ships(read), read.exercise.position.players, strict=True)
    return {ship: (sum(player.cards), player.favor) for ship, player in players if player.home}


@states("why-home-away")
def _away(read: ReadReason) -> Any:
    board = read.rules.board
    steps = board.distance()[read.me.ship][board.zeus]
    return (read["steps"], read["farthest"]) == (steps, RANGE + read.me.favor)


@states("why-home-enter")
def _enter(read: ReadReason) -> Any:
    facts = read.statement.facts
    is_open = facts.get("farthest") == RANGE + read.me.favor
    return is_open == (not read.me.tasks)


@states("why-home-left")
def _left(read: ReadReason) -> Any:
    me = read.me
    right = (sum(me.cards), len(me.dice), me.gods.count(TOP_ROW))
    return (read["owned"], read["unused"], read["count"]) == right


@states("why-home-total")
def _total(read: ReadReason) -> Any:
    parts = read["owned"] + read["unused"] + read["count"]
    return parts == read["cards"] == read.answer


@states("why-home-then-die", "why-home-then-god")
def _then(read: ReadReason) -> Any:
    notation, form = read.rules.notation, read.exercise.form
    left = set(form.options) - set(read.exercise.solution)  # type: ignore[union-attr]
    (moves,) = map(notation.read, left)
    facts = read.statement.facts
    source = facts["color"] if moves.source >= 0 else facts["god"]
    right = str(Color(moves.source)) if moves.source >= 0 else "poseidon"
    return source == right and read.space().index == moves.target


@states("why-home-turns")
def _turns(read: ReadReason) -> Any:
    order, seat = ships(read), read.exercise.position.turn
    later = tuple(order[seat + 1 :])
    (right,) = read.exercise.answers
    stated = read.statement.facts.get("colors", ())
    same = isinstance(stated, tuple) and stated == later
    return same and read["color"] == order[seat] and right == tuple(sorted(later))


@states("why-home-back")
def _back(read: ReadReason) -> Any:
    return read["colors"] == tuple(back(read))


@states("why-home-cards")
def _cards(read: ReadReason) -> Any:
    most = max(cards for cards, _ in back(read).values())
    best = tuple(ship for ship, (cards, _) in back(read).items() if cards == most)
    return (read["cards"], read["colors"]) == (most, best)


@states("why-home-tie")
def _tie(read: ReadReason) -> Any:
    best = max(back(read).values())
    won = tuple(ship for ship, own in back(read).items() if own == best)
    (right,) = read.exercise.answers
    return (read["tokens"], read["colors"]) == (best[1], won) and right == tuple(sorted(won))


@states("why-home-last")
def _last(read: ReadReason) -> Any:
    board, position = read.rules.board, read.exercise.position
    temple = board.temples.index(read.space().index)
    cargo = tuple(map(str, map(Color, read.me.offerings)))
    return cargo == (read["color"],) and read["color"] == str(Color(position.temples[temple]))


@states("why-home-sail")
def _sail(read: ReadReason) -> Any:
    board = read.rules.board
    steps = board.distance()[read.me.ship][board.zeus]
    return (read["steps"], read["range"]) == (steps, RANGE)


@states("why-home-within")
def _within(read: ReadReason) -> Any:
    seat, players = read.exercise.position.turn, read.exercise.position.players
    most = sum(read.me.cards) + len(read.me.dice) + read.me.gods.count(TOP_ROW)
    return (read["total"], read["cards"]) == (most, sum(players[1 - seat].cards))


@states("why-home-sails")
def _sails(read: ReadReason) -> Any:
    return read["range"] == RANGE


@states("why-home-near", "why-home-near-paid", "why-home-paid")
def _near(read: ReadReason) -> Any:
    board, facts = read.rules.board, read.statement.facts
    away = board.distance()[board.zeus]
    players = [*zip(ships(read), read.exercise.position.players, strict=True)]
    ready = [
        (ship, away[player.ship], player.favor) for ship, player in players if not player.tasks
    ]
    near = tuple(ship for ship, spaces, _ in ready if spaces <= RANGE)
    paid = tuple(ship for ship, spaces, favor in ready if spaces == RANGE + 1 and favor)
    waits = [ship for ship, player in players if player.tasks]
    said = facts.get("colors", ()), tuple(facts[name] for name in ("beside",) if name in facts)
    able = {part for answer in read.exercise.answers for part in answer}
    return (
        waits == [read["color"]]
        and said == (near, paid)
        and facts.get("range", RANGE) == RANGE
        and able == {str(ship) for ship in (*near, *paid)}
    )
