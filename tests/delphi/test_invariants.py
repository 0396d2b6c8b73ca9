"""Everything that must hold holds after every action of random and greedy games."""

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import SeededChance
from tests.delphi.invariants import Watch, cargo, conserved, faults, ranges, tiles
from tests.delphi.played_games import RULESETS, VERBS, moments, table
from tests.samples import sampled

BOTS = (("random",), (VERBS,), ("greedy", VERBS), ("greedy",))


@pytest.mark.parametrize("step", sampled((4, 2), 2))
@pytest.mark.parametrize("name", RULESETS)
def test_every_invariant_holds_after_every_action(name: str, step: int):
    number = list(RULESETS).index(name)
    for bots in BOTS[number % step :: step]:
        seed = 100 + 10 * number + len(bots)
        rules = table(seed, 2 + (number + len(bots)) % 3, RULESETS[name])
        opening = rules.begin(rules.set_up(seed), SeededChance(seed))
        assert not faults(rules, opening.position)
        watch = None
        for count, moment in enumerate(moments(rules, seed, bots)):
            if watch is None:
                watch = Watch(rules, moment.before)
            assert not watch.enter(moment), (bots, count, rules.notation.write(moment.action))
            if count > 250:
                break


def test_a_fault_is_seen():
    rules = table(1, 3)
    position = rules.begin(rules.set_up(1), SeededChance(1)).position
    me, *others = position.players
    ashore = rules.board.islands[0]
    wrong = {
        "oracle cards": (conserved, replace(position, deck=(5, 5, 4, 5, 5, 5))),
        "injuries": (conserved, replace(position, injury_deck=(7,) * 6)),
        "statues of": (conserved, replace(position, statues=(3, 3, 3, 2, 3, 3))),
        "offering of": (conserved, replace(position, offerings=(0,) * 6)),
        "monster of": (conserved, replace(position, monsters=(0,) * 9)),
        "companions": (conserved, replace(position, companions=0)),
        "equipment": (conserved, replace(position, equipment=0)),
        "slot 0": (tiles, replace(position, face_up=1)),
        "tiles": (tiles, replace(position, tiles=(3,) * 12, face_up=4095)),
        "face down": (tiles, replace(position, shrines=1)),
        "favor": (ranges, replace(position, players=(replace(me, favor=-1), *others))),
        "dice": (ranges, replace(position, players=(replace(me, dice=()), *others))),
        "home": (ranges, replace(position, players=(replace(me, home=True), *others))),
        "storage": (cargo, replace(position, players=(replace(me, statues=(1, 2, 3)), *others))),
        "twice": (cargo, replace(position, players=(replace(me, offerings=(1, 1)), *others))),
        "ship on": (ranges, replace(position, players=(replace(me, ship=ashore), *others))),
    }
    for word, (part, position_) in wrong.items():
        assert any(word in fault for fault in part(rules, position_)), word
