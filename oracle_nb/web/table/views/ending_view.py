"""The end of a game as HTML: the winners, the standings, and the tiebreak."""

from oracle_nb.render.html import Html, html, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot


def result_view(view: GameSnapshot) -> Html:
    """Return who has won a game and why, and the standings."""
    shown, result = view.shown, view.game.result
    assert result is not None
    people = view.seats.people
    reader = people[0] if len(people) == 1 else None
    standings = shown.presentation.results.standings(shown.rules, view.game.position, reader)
    by_seat = {standing.seat: standing for standing in standings}
    order = [standing.seat for standing in standings] or sorted(
        range(len(result.places)), key=lambda seat: (result.places[seat], seat)
    )
    won = next(
        (by_seat[seat].won for seat in order if seat in result.winners and seat in by_seat), ""
    )
    rows = []
    for seat in order:
        more = by_seat.get(seat)
        place = more.place if more else result.places[seat]
        # Why the winner is ahead is above.
        why = more.why if more and not (won and place == 1) else ""
        rows.append(
            tag(
                "li",
                tag("p", view.icon(seat), " ", tag("b", view.name(seat))),
                _finished_by_bot(view, seat),
                tag("p", more.has) if more else None,
                tag("p", why, cls="why") if why else None,
                # Players who share a place have the same number.
                value=place,
            )
        )
    crowned = tag("span", [view.icon(seat) for seat in result.winners], cls="crowned")
    return html(
        tag("p", view.say("now-over"), cls="over"),
        tag(
            "h2", crowned if result.winners else None, tag("span", _sentence(view, won)), cls="won"
        ),
        tag("ol", rows, cls="places") if rows else None,
    )


def _finished_by_bot(view: GameSnapshot, seat: int) -> Html | None:
    """Return that a bot played for a person at the end; None where it didn't."""
    if not view.seats.bots[seat] or view.bot_kind(seat):
        return None
    own = view.seats.people == (seat,)
    return tag("p", view.say("bot-finished", own=own, name=view.name(seat)), cls="why")


def _sentence(view: GameSnapshot, why: str) -> str:
    """Return who has won, in which round, and why, in one sentence."""
    say, result = view.say, view.game.result
    assert result is not None
    names = [view.name(seat) for seat in result.winners]
    if not names:
        won = say("win-none", rounds=result.rounds)
    elif len(names) == 1:
        own = view.seats.people == result.winners
        won = say("win-one", name=names[0], own=own, rounds=result.rounds)
    else:
        won = say("win-many", names=tuple(names), rounds=result.rounds)
    return say("win-because", won=won, why=why) if why else f"{won}."
