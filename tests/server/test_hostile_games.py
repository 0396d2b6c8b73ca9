"""Addresses that name a game: unknown ones, hostile ones, and one game's codes in another's."""

import asyncio
from collections.abc import Iterable
from http.client import HTTPConnection
from urllib.parse import quote, urlsplit

import pytest

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.routes import ROUTES
from tests.app_server import Served
from tests.attacks import HOSTILE
from tests.browser.session_group import Client
from tests.installed_games import HARVEST, installed_here

OWNER = "Zenobia Private"
"""The name of a player whose games belong to another browser."""
BATCH = 8
"""Number of sessions that are open at the same time."""


async def _shown(url: str) -> str:
    """Return the HTML and the properties of the page of an address, as a new browser gets it."""
    client = Client(url)
    await client.open()
    await client.until(lambda: bool(client.whole and client.whole.html))
    views = [*client._html_views.values()]
    await client.close()
    return "".join(f"{view.html}{view.state.get('address', '')}" for view in views)


def pages(served: Served, searches: Iterable[str]) -> dict[str, str]:
    """Return the pages of addresses."""
    wanted = list(searches)

    async def every() -> list[str]:
        texts: list[str] = []
        for at in range(0, len(wanted), BATCH):
            batch = (_shown(f"{served.url}{address}") for address in wanted[at : at + BATCH])
            texts += await asyncio.gather(*batch)
        return texts

    return dict(zip(wanted, asyncio.run(every()), strict=True))


def written(field: str, value: str, game: str) -> str:
    """Return an address whose parts may be no text at all."""
    return f"?{field}={quote(value, errors='replace')}&of={quote(game, errors='replace')}"


def test_no_request_fails_or_shows_what_its_address_says(served: Served):
    connection = HTTPConnection(urlsplit(served.url).netloc, timeout=250)
    for number, field in enumerate((*ROUTES, "of", "language")):
        for value in HOSTILE[number % 5 :: 5]:
            game = HOSTILE[number % len(HOSTILE)]
            connection.request("GET", f"/{written(field, value, game)}")
            answer = connection.getresponse()
            body = answer.read().decode()
            assert answer.status in (200, 414), (field, value)
            assert "hacked" not in body and answer.headers["Content-Security-Policy"]
    for path in ("harvest", "harvest/", "..%2fharvest", "%2e%2e/harvest?of=harvest", "of=harvest"):
        connection.request("GET", f"/{path}")
        answer = connection.getresponse()
        assert answer.status == 404, path
        assert "harvest" not in answer.read().decode()
    connection.close()


def test_routes_of_an_unknown_game_lead_home(served: Served):
    searches = [
        written(field, HOSTILE[number % 4], HOSTILE[number % len(HOSTILE)])
        for number, field in enumerate(ROUTES)
        if not number % 4
    ]
    for search, page in pages(served, searches).items():
        assert "There is no game called" in page, search
        assert not [text for text in HOSTILE[:4] if text in page], search
        assert "report notice" not in page, search


@pytest.mark.parametrize("game", ["harvest", "mythology"])
def test_every_route_of_another_game_refuses_hostile_values(served: Served, game: str):
    searches = [written(field, HOSTILE[n % 4], game) for n, field in enumerate(ROUTES)]
    for search, page in pages(served, searches).items():
        assert not [text for text in HOSTILE[:4] if text in page], search
        assert "report notice" not in page, search


def test_a_game_opens_nothing_of_another_game_or_browser(
    served: Served, tmp_path_factory: pytest.TempPathFactory
):
    store = Store(served.data)
    delphi = package_of("delphi").new_game(2, seats=(OWNER, "bot:greedy"), seed=5)
    with installed_here(tmp_path_factory.mktemp("packages"), {"harvest": HARVEST}):
        harvest = package_of("harvest").new_game(2, seats=(OWNER, "bot:farmer"), seed=5)
        own = {game.rules.name: store.add(game, "another-owner") for game in (delphi, harvest)}
        codes = {game.rules.name: game.share() for game in (delphi, harvest)}
    store.links.assign(own["delphi"], 0, "a-secret", "salt")
    position = package_of("delphi").presentation().position_editor
    assert position is not None
    code = position(None).code()

    refused = {
        address({field: own[name]}, game): "You have no game at this address"
        for field in ("game", "replay")
        for name in own
        for game in own
    }
    refused |= {
        address({"position": code}, "harvest"): "have that page",
        address({"try": code}, "harvest"): "Harvest",
        address({"sheet": "free.7"}, "harvest"): "have that page",
        address({"explore": "free.7"}, "harvest"): "have that page",
        address({"lesson": "sailing"}, "harvest"): "There is no lesson",
        address({"exercise": "sailing.reach"}, "harvest"): "There is no exercise",
        address({"rule": "move.range"}, "harvest"): "There is no rule",
        address({"rule": "harvest.goal"}, "delphi"): "There is no rule",
        address({"join": own["delphi"]}, "harvest"): "This link doesn",
        address({"join": "a-secret/../x"}, "harvest"): "This link doesn",
    }
    texts = pages(served, refused)
    for search, notice in refused.items():
        assert notice in texts[search], search
        assert OWNER not in texts[search], search
        assert "report notice" not in texts[search], search
    # A code or a seat's secret knows its game, whatever the address says.
    for search, title in (
        (address({"code": codes["delphi"]}, "harvest"), "The Oracle of Delphi"),
        (address({"code": codes["harvest"]}, "delphi"), "Harvest"),
        (address({"join": "a-secret"}, "harvest"), "The Oracle of Delphi"),
    ):
        page = pages(served, [search])[search]
        assert f'data-brand="{title}"' in page, search
        assert "report notice" not in page, search
