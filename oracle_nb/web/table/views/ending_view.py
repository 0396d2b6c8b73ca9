"""The end of a game as HTML: the winners, the standings, and the tiebreak."""

from oracle_nb.render.html import Html, html, tag
from oracle_nb.web.table.control.snapshot import GameSnapshot


def result_view(view: GameSnapshot) -> Html:
    """Return the winners of a game that is over, the standings, and the deciding criterion."""
    say, shown = view.say, view.shown
    result = view.game.result
    assert result is not None
    names = [view.name(seat) for seat in result.winners]
    if not names:
        head = say("win-none")
    elif len(names) == 1:
        head = say("win-one", name=names[0], own=view.seats.people == result.winners)
    else:
        head = say("win-many", names=tuple(names))
    stand = shown.presentation.results.standings(shown.rules, view.game.position)
    by_seat = {standing.seat: standing for standing in stand}
    order = [standing.seat for standing in stand] or sorted(
        range(len(result.places)), key=lambda seat: (result.places[seat], seat)
    )
    rows = []
    for seat in order:
        more = by_seat.get(seat)
        place = more.place if more else result.places[seat]
        rows.append(
            tag(
                "li",
                tag("p", view.icon(seat), " ", tag("b", view.name(seat))),
                tag("p", more.has) if more else None,
                tag("p", more.why, cls="why") if more and more.why else None,
                # Players who share a place have the same number.
                value=place,
            )
        )
    return html(
        tag("h2", [view.icon(seat) for seat in result.winners], say("now-over")),
        tag("p", head, " ", say("after-rounds", rounds=result.rounds), cls="won"),
        tag("ol", rows, cls="places") if rows else None,
    )
