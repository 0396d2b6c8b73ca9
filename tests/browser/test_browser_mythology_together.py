"""Three people at three screens of Mythology: an alliance and a fight, in two languages."""

import re
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page

from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Verb
from oracle_nb.mythology.rules.engine import Mythology
from oracle_nb.web.saved_games.store import Store
from tests.browser.waiting import expect

pytestmark = pytest.mark.browser


def do(page: Page, action: str, source: str = "") -> None:
    """Do an action by its buttons, after choosing its source if it has one."""
    if source:
        page.locator(f'[data-group="{source}"]').click()
    chosen = page.locator(f'.actions [data-action][data-value="{action}"]')
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    now = page.locator(".now").get_attribute("data-at")
    page.locator(".explain [data-go]").click()
    expect(page.locator(f'.now[data-at="{now}"]')).to_have_count(0)


def text(store: Store, name: str, verb: Verb, **fields: int) -> str:
    """Return the first legal action of a kind in a saved game, as text."""
    game = store.load(name)[0]
    return next(
        game.write(action)
        for action in game.legal_actions()
        if action.verb is verb and all(getattr(action, field) == at for field, at in fields.items())
    )


def turn(page: Page) -> Locator:
    """Return what a page says about the turn."""
    return page.locator(".now")


@pytest.mark.long
def test_an_alliance_and_a_fight_between_screens(visit: Any, served: Any):
    store = Store(served.data)
    game = package_of("mythology").new_game(3, seed=38, seats=("Ann", "Bob", "Cid"))
    name = store.add(game)
    ann = visit(f"{served.url}?game={name}")
    ann.get_by_role("button", name="Play together").click()
    links = []
    for seat in ("Bob", "Cid"):
        ann.get_by_role("button", name=f"Invite someone to this seat: {seat}").click()
        links.append(ann.get_by_label(f"Link to the seat of {seat}").input_value())
    ann.get_by_role("button", name="Close").click()
    bob, cid = visit(links[0]), visit(f"{links[1]}&language=pl", 390, 844)
    bob.get_by_role("button", name="Close").click()
    expect(turn(bob)).to_contain_text("Waiting for Ann")
    expect(bob.locator(".now .actions")).to_have_count(0)

    # Ann and Cid both favor the Heroes.
    do(ann, "propose 3", "alliance")
    expect(turn(ann)).to_contain_text("Waiting for Cid")
    expect(turn(bob)).to_contain_text("alliance")
    cid.get_by_role("button", name="Zamknij").click()
    do(cid, "join")
    expect(turn(ann)).to_contain_text("It's your turn")
    assert store.load(name)[0].position.allies(0) == (0, 2)

    position, rules = game.position, cast("Mythology", game.rules)
    world = rules.world
    enemies = {position.units[unit] for unit in range(32, 64)}
    unit = next(
        number for number in range(32) if enemies & set(world.neighbors[position.units[number]])
    )
    hex_ = next(iter(enemies & set(world.neighbors[position.units[unit]])))
    area = world.area[position.units[unit]]
    do(ann, text(store, name, Verb.PLACE, target=area), "god")
    do(ann, text(store, name, Verb.STEP, unit=unit, target=hex_), f"unit:{unit}")
    do(ann, "end-moves", "end")
    if store.load(name)[0].position.pending is None:
        do(ann, text(store, name, Verb.FIGHT, unit=unit), f"unit:{unit}")
    expect(turn(bob)).to_contain_text("Waiting for Ann")
    # The attacker announces aid first, and sees the chance of each amount.
    expect(ann.locator('[data-action][data-value="aid 1"]')).to_contain_text("62%")
    do(ann, "aid 1")
    expect(turn(ann)).to_contain_text("Waiting for Bob")
    expect(bob.locator('[data-action][data-value="aid 0"]')).to_be_visible()
    do(bob, "aid 0")
    # Each total is of points and two rolled dice, in every language.
    for page in (ann, bob, cid):
        expect(page.locator(".log")).to_contain_text(re.compile(r"\d\s\(\D*\d\s\+\s\d"))
    assert sum(map(len, store.load(name)[0].position.trophies)) <= 1
