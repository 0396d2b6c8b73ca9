"""The choice between the levels of a game: the same page of each of them."""

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import levels_of
from oracle_nb.render.html import Html, link, tag
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import page_fields, pages_of


def levels_view(language: str, game: str, page: str) -> Html | None:
    """Return links to a page of the bar at each level that has it; None for a single level.

    The home page has named the game, the other pages haven't.
    """
    shown = [package for package in levels_of(game) if page in pages_of(package)]
    if len(shown) < 2:
        return None
    say = words(language).say
    links = [
        link(
            package.level(language),
            address(page_fields(page), package.name),
            title=say("choose-players", **player_facts(package.players)),
            aria_current="true" if package.name == game else None,
        )
        for package in shown
    ]
    named = tag("li", tag("strong", shown[0].title(language))) if page != "home" else None
    return tag(
        "nav",
        tag("ul", named, [tag("li", item) for item in links]),
        aria_label=say("choose-level"),
        cls="choice-of-levels",
    )


def player_facts(players: range) -> dict[str, object]:
    """Return the facts of a message on how many can play."""
    least, most = players[0], players[-1]
    return {"most": most, "players": f"{least}" if least == most else f"{least}\N{EN DASH}{most}"}
