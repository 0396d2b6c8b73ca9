"""Nobody foresees the chance of a game of the app: the attack on its seed, at reduced size.

The attacker knows everything that is public, and computes the draws of every seed there is. Real
seeds had 32 bits, which takes minutes; those here have few enough for a test.
"""

import base64
import logging
import pickle
import secrets
from copy import deepcopy
from random import Random

import pytest

from oracle_nb.core.chance import SecretChance, SeededChance, scatter
from oracle_nb.games.registry import package_of
from oracle_nb.storage.saves import SaveError
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.page import SessionPage
from oracle_nb.web.table.control.bots import TableBots
from oracle_nb.web.table.shared.rematch import next_game
from oracle_nb.web.table.shared.shared_game import WATCH
from oracle_nb.web.widgets.html_view import Message
from tests.samples import sampled
from tests.web.browser_session import everything, listed, tell
from tests.web.shared_screens import Party
from tests.web.test_secrets import sent

BITS = 5
"""Length of the seeds here."""
DRAWS = 8
"""Number of draws that the attacker must foresee, where the game has as many."""
LEAST = 4
"""The same at least: no seed gives these by accident."""
SEEDS = range(1 << BITS)
NO_SEED = {"kind-0": "person", "kind-1": "person", "kind-2": "", "kind-3": "", "seed": ""}


@pytest.fixture(autouse=True)
def short_seeds(monkeypatch):
    """Short seeds, and secrets that are the same in every run of these tests."""
    seeds, bytes_ = Random(3), Random(4)
    monkeypatch.setattr(secrets, "randbits", lambda _bits: seeds.randrange(1 << BITS))
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: bytes_.randbytes(length))


def played(game, draws=1):
    """Play legal actions at random until chance has decided often enough, or the game is over."""
    rng, before = Random(1), len(game.history)
    while game.to_move is not None and drawn(game, before) < draws:
        game.play(rng.choice(game.legal_actions()))
    return game


def drawn(game, before):
    """Return how often chance has decided after a number of actions."""
    return sum(len(entry.outcome) for entry in game.history[before:])


def new(page):
    tell(page, "new", **NO_SEED)
    return page.table.game


def first(page):
    page.handle(Message("first"))
    return page.table.game


def reopened(page):
    new(page)
    name = page.table.screen.shared_game.name
    return Store(page.store.database).load(name)[0]


def rematch(page):
    name = page.store.add(next_game(new(page)), page.browser.owner)
    return page.store.load(name)[0]


def copied(page):
    name = page.store.add(played(new(page)), page.browser.owner)
    page.go(f"?games&of={page.game}")
    page.saved_games_page._heard(Message("game-copy", name))
    (copy,) = (
        saved_game.id
        for saved_game in listed(page.store, page.browser.owner)
        if saved_game.name.startswith("Copy of")
    )
    return page.store.load(copy)[0]


def played_on(page):
    name = page.store.add(played(new(page)), page.browser.owner)
    page.go(f"?replay={name}")
    page.replay.handle("play-on", form={"seat-0": "person", "seat-1": "person"})
    return page.table.game


def imported_code(page):
    page.go(f"?code={played(new(page)).share()}")
    return page.table.game


def imported_file(page):
    text = played(new(page)).to_json().decode()
    page.go(f"?games&of={page.game}")
    page.saved_games_page._heard(Message("game-file", text, {"a.json": ""}))
    return page.table.game


def guided(page):
    page.begin_guided()
    game = page.table.game
    # Later results, after those that its file fixes.
    game.given = {}
    return game


def tried_again(page):
    tell(page, "new", **NO_SEED, rounds="2")
    game = played(page.table.game, 10_000)
    name = page.store.add(game, page.browser.owner)
    page.go(f"?replay={name}")
    page.replay.try_again(1)
    return page.table.game


def code_of(page):
    """Return the code of a position for the position editor."""
    game = new(page)
    open_editor = package_of(page.game).presentation().position_editor
    assert open_editor is not None
    return open_editor((game.rules, game.position)).code()


def edited(page):
    page.go(f"?position={code_of(page)}")
    page.editor.handle("play", form={})
    return page.table.game


def handed_out(page):
    page.go(f"?try={code_of(page)}")
    return page.table.game


WAYS = (
    *(new, first, reopened, rematch, guided),
    *(copied, played_on, tried_again, imported_code, imported_file),
)


@pytest.fixture(params=("delphi", "mythology"))
def page(request, store):
    made = SessionPage(store, f"?of={request.param}")
    yield made
    made.close()


@pytest.mark.parametrize("way", sampled(WAYS, 2), ids=lambda way: way.__name__)
def test_no_seed_foresees_the_draws_of_a_game(way, page):
    resists(way, page)


@pytest.mark.parametrize("way", [edited, handed_out], ids=lambda way: way.__name__)
def test_no_seed_foresees_the_draws_of_a_game_from_the_position_editor(way, store):
    page = SessionPage(store)
    resists(way, page)
    page.close()


def resists(way, page):
    """Check that no seed gives the draws of a game that begins in some way."""
    attacked = way(page)
    assert page.table is None or page.table.game.rules.name == page.game
    position, before = attacked.position, len(attacked.history)
    played(attacked, DRAWS)
    assert drawn(attacked, before) >= LEAST
    assert not [seed for seed in SEEDS if follows(attacked, position, before, seed)]


def follows(game, position, before, seed):
    """Return whether a seed gives every draw of a game from a position on."""
    rules = game.rules
    for entry in game.history[before:]:
        done = rules.apply(position, entry.action, SeededChance(seed))
        if done.outcome != entry.outcome:
            return False
        position = done.position
    return True


def test_no_seed_of_the_setup_gives_the_draws_before_the_first_decision(store):
    page = SessionPage(store, "?of=mythology")
    game = new(page)
    start, rules = game.record().start, game.rules
    same = [seed for seed in SEEDS if rules.set_up(seed) == start]
    assert same, "the seed of the setup is public, and may be"
    for seed in same:
        assert rules.begin(start, SeededChance(seed)).outcome != game.opening.outcome
    page.close()


def test_two_games_of_one_setup_have_nothing_in_common(page):
    once, again = (page.new_game_form().setup.first_game("Ann", None) for _ in range(2))
    again.seed = once.seed
    draws = [
        [stored.chance.draw(number, "die", (1,) * 6) for number in range(40)]
        for stored in (once, again)
    ]
    assert draws[0] != draws[1]


def test_no_seed_foresees_the_choices_of_a_bot(page):
    game, seeds = first(page), []

    class Bot:
        name = "first"

        def __init__(self, _name, seed, _rules):
            seeds.append(seed)

        def decide(self, view, options):
            return options[0]

    bots = TableBots(game, Bot)
    bots.substitutes = dict.fromkeys(range(game.rules.players), "greedy")
    bots.play()
    assert len(seeds) == 1 and seeds[0] >> BITS
    known = {scatter(seed, number) for seed in SEEDS for number in range(-20, 20)}
    assert not known & {seeds[0], scatter(seeds[0], 0)}


def test_a_draw_is_uniform_and_the_same_each_time():
    chance, even = SecretChance(bytes(32)), (1,) * 6
    draws = [chance.draw(number, "die", even) for number in range(6000)]
    assert all(900 < draws.count(side) < 1100 for side in range(6))
    assert draws == [SecretChance(bytes(32)).draw(n, "die", even) for n in range(6000)]
    assert {chance.draw(n, "card", (0, 3, 0, 1)) for n in range(60)} == {1, 3}
    # A draw that is undone tells nothing of a draw of another kind in its place.
    assert draws != [chance.draw(number, "battle", even) for number in range(6000)]
    with pytest.raises(ValueError, match="16 to 64 bytes, not 15"):
        SecretChance(bytes(15))


def test_undo_rolls_nothing_again_and_another_process_goes_on_with_the_same_draws(page):
    game = new(page)
    name = page.table.screen.shared_game.name
    other = Store(page.store.database).load(name)[0]
    played(game, DRAWS)
    for entry in game.history:
        other.play(entry.action)
    assert other.history == game.history
    before = len(game.history) - 1
    again = game.after(before)
    again.play(game.last.action)
    assert again.last.outcome == game.last.outcome


def forms(secret):
    """Return the ways in which a text may hold a secret."""
    number = int.from_bytes(secret)
    little = int.from_bytes(secret, "little")
    texts = (
        secret.hex(),
        secret.hex().upper(),
        str(number),
        str(little),
        f"{number:x}",
        repr(secret)[2:-1],
    )
    encoded = (base64.b64encode(secret), base64.urlsafe_b64encode(secret), base64.b32encode(secret))
    return [*texts, *(code.decode().rstrip("=") for code in encoded)]


def test_the_secret_is_in_no_frame_save_code_log_or_error(store, caplog):
    caplog.set_level(logging.DEBUG)
    party = Party(store, package_of("delphi").presentation().setup.first_game("Ann", None))
    table, watcher = party.host.table, party.guest(WATCH)
    game, name = table.game, table.screen.shared_game.name
    secret = game.chance.secret
    bots = TableBots(game)
    bots.substitutes = {game.to_move: "greedy"}
    texts = [bots._bot(game.to_move), game.rules.view(game.position, 0)]
    for command in ("together", "share", "save-file", "no such"):
        table.handle(command)
        texts += [sent(page) for page in (party.host, watcher)]
    table._guarded(lambda: 1 / 0)
    texts.append(sent(party.host))
    played(game, DRAWS)
    texts += [game.to_json(), game.share(), game.record(), repr(game), repr(vars(game))]
    for chance in (pickle.loads(pickle.dumps(game.chance)), deepcopy(game.chance)):
        texts.append(chance.secret)
    with store.database.writing() as base:
        (kept,) = base.execute("SELECT secret FROM games").fetchone()
        base.execute("UPDATE games SET secret = secret || 'x'")
    assert kept == secret.hex(), "only the database has it"
    with pytest.raises(SaveError) as error:
        store.load(name)
    texts += [str(error.value), str(error.getrepr(style="long")), caplog.text]
    assert "ZeroDivisionError" in caplog.text
    assert not [form for form in forms(secret) if form in repr(texts)]
    party.close()


def test_a_fixed_seed_is_announced_to_everybody(store):
    setup = package_of("delphi").presentation().setup
    for seed, fixed in ((7, True), (None, False)):
        party = Party(store, setup.new_game(("Ann", "Bob"), seed, {"length": "8"}))
        table = party.host.table
        for page in (party.host, party.guest(1), party.guest(WATCH)):
            assert ("Fixed seed: anyone who knows" in everything(page)) == fixed
        table.handle("together")
        assert everything(party.host).count("Fixed seed:") == 2 * fixed
        again = store.load(table.screen.shared_game.name)[0]
        assert isinstance(again.chance, SeededChance) == fixed
        assert isinstance(next_game(table.game).chance, SecretChance)
        party.close()


def test_results_chosen_by_a_teacher_are_announced(store):
    page = SessionPage(store, "?of=delphi")
    game = new(page)
    game.given = {"die": (1, 2)}
    assert page.table is not None
    page.table.refresh()
    assert "the first random results of this game were chosen" in everything(page)
    page.table.language = "pl"
    assert "pierwsze wyniki losowe tej partii wybrano" in everything(page)
    page.close()
