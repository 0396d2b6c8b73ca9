"""Experiments with ship tiles, companions and gods."""

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import StartShip
from oracle_nb.delphi.pieces import Equipment, God, Kind, ShipTile
from tests.statements.card_experiments import First, Found, Lab, text_of

# --- ship tiles ----------------------------------------------------------------------------------


@text_of("ship-shield")
def _ship_shield(lab: Lab) -> Found:
    return Found((lab.starts(ShipTile.SHIELD).players[0].shield,))


@text_of("ship-range")
def _ship_range(lab: Lab) -> Found:
    far = lab.range(tile=ShipTile.RANGE)
    return Found((far - lab.range(), far))


@text_of("ship-gods")
def _ship_gods(lab: Lab) -> Found:
    row = 5 - lab.rules.players
    begun = lab.starts(ShipTile.GODS).players[0].gods == (row,) * 6
    top = lab.mine(tile=ShipTile.GODS, gods=(6,) * 6)
    traded = lab.does(top, Action(Verb.TRADE, color=0)).players[0].gods[0]
    healed = lab.mine(top, injuries=(1,) * 6)
    used = lab.does(healed, Action(Verb.APHRODITE)).players[0].gods[God.APHRODITE]
    return Found(holds=begun and traded == used == row)


@text_of("ship-favor")
def _ship_favor(lab: Lab) -> Found:
    tokens = {
        tile: lab.does(lab.mine(tile=tile, favor=0), Action(Verb.FAVOR, 0)).players[0].favor
        for tile in (ShipTile.SHIELD, ShipTile.FAVOR)
    }
    more = tokens[ShipTile.FAVOR] - tokens[ShipTile.SHIELD]
    start = lab.starts(ShipTile.FAVOR).players[0].favor - lab.position.players[0].favor
    return Found((more,), holds=start == more)


@text_of("ship-task")
def _ship_task(lab: Lab) -> Found:
    tasks = (0, 1, 2, *range(8, 11), *range(16, 19), *range(24, 27))
    position = replace(lab.mine(tile=ShipTile.TASK, tasks=tasks), pending=(StartShip(0),))
    position = lab.rules.begin(position, First()).position
    returned = lab.does(position, lab.rules.legal_actions(position)[0]).players[0]
    return Found((len(returned.tasks),), holds=returned.done == lab.position.players[0].done)


@text_of("ship-equipment")
def _ship_equipment(lab: Lab) -> Found:
    position = lab.mine(tile=ShipTile.EQUIPMENT)
    display = (Equipment.RANGE, Equipment.RECOVER)
    position = replace(position, pending=(StartShip(0),), display=display)
    position = lab.rules.begin(position, First()).position
    after = lab.does(position, Action(Verb.TAKE, target=Equipment.RANGE)).players[0]
    return Found((len(after.equipment), sum(after.cards)))


@text_of("ship-both-ways")
def _ship_both_ways(lab: Lab) -> Found:
    room = lab.storage(tile=ShipTile.BOTH_WAYS)
    prices = [lab.price(color, tile=ShipTile.BOTH_WAYS) for color in range(6)]
    return Found((room - lab.storage(), room), holds=prices == [0, 1, 2, 3, 2, 1])


@text_of("ship-recolor")
def _ship_recolor(lab: Lab) -> Found:
    prices = [lab.price(color, tile=ShipTile.RECOLOR) for color in range(6)]
    saved = {lab.price(color) - prices[color] for color in range(1, 6)}
    return Found((*saved, min(prices)))


# --- companions ----------------------------------------------------------------------------------


@text_of("companion-hero")
def _hero(lab: Lab) -> Found:
    after = lab.companion(Kind.HERO, lab.mine(injuries=(2, 1, 0, 0, 0, 0))).players[0]
    return Found((after.shield,), holds=after.injuries == (0, 1, 0, 0, 0, 0))


@text_of("companion-demigod")
def _demigod(lab: Lab) -> Found:
    after = lab.companion(Kind.DEMIGOD).players[0]
    free = [lab.price(color, companions=after.companions) for color in range(6)]
    return Found((sum(after.cards),), holds=not any(free))


@text_of("companion-creature")
def _creature(lab: Lab) -> Found:
    companions = lab.companion(Kind.CREATURE).players[0].companions
    position = lab.mine(favor=0, companions=companions)
    moves = [action for action in lab.rules.legal_actions(position) if action.verb == Verb.MOVE]
    ends = {lab.board.spaces[move.target].color for move in moves if move.color == 0}
    return Found((lab.range(companions=companions) - lab.range(),), holds=len(ends) > 1)


# --- gods ----------------------------------------------------------------------------------------


@text_of("god-apollon")
def _apollon(lab: Lab) -> Found:
    after = lab.does(lab.mine(gods=(6,) * 6), Action(Verb.APOLLON))
    return Found((sum(after.players[0].cards),), holds=after.apollon)


@text_of("god-trade")
def _trade(lab: Lab) -> Found:
    after = lab.does(lab.mine(gods=(6,) * 6), Action(Verb.TRADE, color=3)).players[0]
    return Found((sum(after.cards),), holds=after.gods[3] == 0)


@text_of("god-aphrodite")
def _aphrodite(lab: Lab) -> Found:
    position = lab.mine(gods=(6,) * 6, injuries=(1, 2, 0, 1, 0, 1))
    return Found(holds=not any(lab.does(position, Action(Verb.APHRODITE)).players[0].injuries))


@text_of("god-poseidon")
def _poseidon(lab: Lab) -> Found:
    ends = {
        tasks: {
            action.target
            for action in lab.rules.legal_actions(lab.mine(gods=(6,) * 6, tasks=tasks))
            if action.verb == Verb.POSEIDON
        }
        for tasks in ((), (8,))
    }
    water = set(lab.board.water) - {lab.position.players[0].ship}
    zeus = {lab.board.zeus} - {-1}
    return Found(holds=ends[8,] == water and ends[()] == water | zeus)


@text_of("god-artemis")
def _artemis(lab: Lab) -> Found:
    legal = lab.rules.legal_actions(lab.mine(gods=(6,) * 6))
    return Found(
        holds={action.target for action in legal if action.verb == Verb.ARTEMIS}
        == set(lab.board.islands)
    )


@text_of("god-advance-action")
def _advance(lab: Lab) -> Found:
    after = lab.does(lab.mine(gods=(3,) * 6), Action(Verb.ADVANCE, 0, 0)).players[0]
    return Found((sum(after.gods) - 18,))


@text_of("god-top")
def _top(lab: Lab) -> Found:
    rows = [row for row in range(8) if _can_advance(lab, row)]
    return Found((max(rows) + 1,))


def _can_advance(lab: Lab, row: int) -> bool:
    return lab.rules.check(lab.mine(gods=(row,) * 6), Action(Verb.ADVANCE, 0, 0)).allowed
