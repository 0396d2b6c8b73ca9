"""Nobody acts for another seat, and no damaged game gets in: a few attacks in every game."""

from typing import Any

import pytest

from oracle_nb.bots import make_bot
from oracle_nb.games.registry import package_of
from oracle_nb.web.saved_games.importing import opened, opened_file
from oracle_nb.web.saved_games.store import Store
from oracle_nb.web.session.content import bots
from oracle_nb.web.table.shared.open_games import WATCH
from tests.attacks import HOSTILE, Attacker
from tests.samples import sampled
from tests.web.browser_session import everything
from tests.web.shared_screens import Party

GOOD = {"delphi": "greedy", "mythology": "tactician"}
"""The bot that plays on in each game."""
ASKED = 6
"""Number of decisions before each of which the others try to act."""


@pytest.mark.parametrize("name", GOOD)
def test_only_the_deciding_seat_acts(store: Store, name: str):
    """Guests and spectators send every legal action and others; only a host's own counts."""
    party = Party(store, package_of(name).new_game(2, seed=3, seats=("Ann", "Bob")))
    pages = [party.host, party.guest(1), party.guest(WATCH)]
    game = party.host.table.controller.game
    bot = make_bot(GOOD[name], 1, game.rules)
    tried = 0
    for count in range(ASKED):
        game = party.host.table.controller.game
        options = game.legal_actions()
        texts = [game.write(option) for option in options[:4]]
        for seat, page in enumerate(pages):
            if seat == game.to_move:
                continue
            for command in ("do", "pick", "choose"):
                for text in (*texts, *HOSTILE[count :: len(HOSTILE)]):
                    page.table.handle(command, text)
                    tried += 1
            assert len(game.history) == count
        decided: Any = bot.decide(game.view(game.to_move), options)
        pages[game.to_move].table.handle("do", game.write(decided))
        assert len(party.host.table.controller.game.history) == count + 1
    assert tried > 100
    assert all('class="report' not in everything(page) for page in pages)
    party.close()


@pytest.mark.parametrize("name", GOOD)
@pytest.mark.parametrize("kind", sampled(["code", "file"], 2))
def test_a_damaged_game_opens_or_is_refused_in_a_sentence(name: str, kind: str):
    attacker = Attacker(f"{kind}-{name}", name)
    make = attacker.code if kind == "code" else attacker.file
    refusals = [said for said in (refusal(kind, make()) for _ in range(25)) if said]
    assert len(refusals) > 8
    assert all(len(said) < 700 and "Traceback" not in said for said in refusals)


def refusal(kind: str, text: str) -> str:
    """Return why a code or a file isn't opened; "" where it is."""
    try:
        if kind == "code":
            opened(text, bots, "en")
        else:
            opened_file(text, "save.json", bots, "en")
    except ValueError as error:
        return str(error) or "nothing"
    return ""
