"""Experiments with equipment cards."""

from msgspec.structs import replace

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.position import UNKNOWN, AdvanceGod, LookAt, TakeOffering, TakeStatue
from oracle_nb.delphi.pieces import Equipment
from tests.statements.card_experiments import Found, Lab, text_of

# --- equipment -----------------------------------------------------------------------------------


@text_of("equipment-range")
def _range(lab: Lab) -> Found:
    far = lab.range(equipment=(Equipment.RANGE,))
    return Found((far - lab.range(), far))


@text_of("equipment-shallows")
def _shallows(lab: Lab) -> Found:
    """Return every end of a move is as far as the board says for a ship that crosses."""
    position = replace(lab.mine(favor=0, equipment=(Equipment.SHALLOWS,)), apollon=True)
    row = lab.board.distance(crossing=True)[position.players[0].ship]
    ends = {
        action.target for action in lab.rules.legal_actions(position) if action.verb == Verb.MOVE
    }
    near = {space for space in lab.board.water if 0 < row[space] <= lab.range()}
    return Found(holds=ends == near)


@text_of("equipment-storage")
def _storage(lab: Lab) -> Found:
    room = lab.storage(equipment=(Equipment.STORAGE,))
    shield = lab.takes(Equipment.STORAGE).players[0].shield
    return Found((room - lab.storage(), room, shield))


@text_of("equipment-recover")
def _recover(lab: Lab) -> Found:
    card = {"equipment": (Equipment.RECOVER,)}
    same = next(n for n in range(7) if lab.recovers((n, 1, 0, 0, 0, 0), **card))
    spread = ((number // 6 + (number % 6 > color) for color in range(6)) for number in range(13))
    every = next(sum(injuries) for each in spread if lab.recovers(injuries := tuple(each), **card))
    return Found((same, every))


@text_of("equipment-extra-action")
def _extra(lab: Lab) -> Found:
    position = lab.mine(equipment=(Equipment.EXTRA_ACTION,), dice=())
    after = lab.does(position, Action(Verb.ADVANCE, 12, 3))
    paid = position.players[0].favor - after.players[0].favor
    again = any(action.source == 12 for action in lab.rules.legal_actions(after))
    return Found((paid,), holds=not again and bool(after.players[0].gods[3]))


@text_of("equipment-look")
def _look(lab: Lab) -> Found:
    step = lab.takes(Equipment.LOOK).pending[0]
    down = len(lab.position.tiles)
    up = replace(lab.position, face_up=(1 << down - 1) - 1, tiles=tuple(range(down)))
    few = lab.takes(Equipment.LOOK, up)
    wanted = step.wanted if isinstance(step, LookAt) else UNKNOWN
    return Found((wanted, wanted), holds=not few.pending)


@text_of("equipment-gift")
def _gift(lab: Lab) -> Found:
    after = lab.takes(Equipment.GIFT)
    me, before = after.players[0], lab.position.players[0]
    steps = sum(isinstance(step, AdvanceGod) for step in after.pending)
    return Found((me.favor - before.favor, sum(me.cards), steps))


@text_of("equipment-consult")
def _consult(lab: Lab) -> Found:
    cards = (Equipment.CONSULT_YELLOW, Equipment.CONSULT_RED, Equipment.CONSULT_BLACK)
    position = lab.mine(equipment=cards, dice=())
    favor = position.players[0].favor
    paid = {
        color: lab.does(position, Action(Verb.END), color).players[0].favor - favor
        for color in range(6)
    }
    paying = frozenset(color for color, tokens in paid.items() if tokens)
    return Found(tuple({tokens for tokens in paid.values() if tokens}), paying)


@text_of("equipment-die-bonus")
def _bonus(lab: Lab) -> Found:
    cards = (Equipment.BONUS_PINK, Equipment.BONUS_GREEN, Equipment.BONUS_BLUE)
    position = replace(lab.mine(equipment=cards), apollon=True)
    actions = [action for action in lab.rules.legal_actions(position) if action.verb == Verb.BONUS]
    before = lab.mine(position, gods=(4,) * 6)
    after = lab.does(before, actions[0]).players[0]
    gods = sum(after.gods) - sum(before.players[0].gods)
    numbers = (after.favor - before.players[0].favor, sum(after.cards), gods)
    return Found(numbers, frozenset(action.color for action in actions))


@text_of("equipment-god-to-top")
def _to_top(lab: Lab) -> Found:
    position = lab.takes(Equipment.GOD_TO_TOP)
    actions = lab.rules.legal_actions(position)
    top = lab.does(position, actions[0]).players[0].gods[actions[0].color]
    return Found(gods=frozenset(action.color for action in actions), holds=top == 6)


def _of_cargo(lab: Lab, step: type[TakeStatue] | type[TakeOffering], *cards: Equipment) -> Found:
    """Return the colors that cards bring, with every color needed, from wherever the ship is."""
    tasks = (14, 14, 14, 22, 22, 22)
    full = (0b111111,) * len(lab.position.offerings)
    position = replace(lab.mine(tasks=tasks, done=()), statues=(3,) * 6, offerings=full)
    colors = set()
    for card in cards:
        after = lab.takes(card, position)
        if not isinstance(after.pending[0], step):
            return Found(holds=False)
        colors |= {action.color for action in lab.rules.legal_actions(after)}
    stowed = lab.takes(cards[0], lab.mine(position, statues=(0, 1), tasks=tasks))
    return Found(colors=frozenset(colors), holds=not stowed.pending)


@text_of("equipment-statues")
def _statues(lab: Lab) -> Found:
    cards = (Equipment.STATUES_PINK_BLUE_BLACK, Equipment.STATUES_RED_GREEN_YELLOW)
    return _of_cargo(lab, TakeStatue, *cards)


@text_of("equipment-offerings")
def _offerings(lab: Lab) -> Found:
    cards = (Equipment.OFFERINGS_PINK_BLUE_BLACK, Equipment.OFFERINGS_RED_GREEN_YELLOW)
    return _of_cargo(lab, TakeOffering, *cards)


def _from_afar(lab: Lab, card: Equipment, *deeds: tuple[Verb, int]) -> Found:
    far = all(lab.reaches(verb, place, equipment=(card,)) for verb, place in deeds)
    return Found(holds=far)


@text_of("equipment-reach-island")
def _reach_island(lab: Lab) -> Found:
    board = lab.board
    deeds = ((Verb.FIGHT, board.monsters[0]), (Verb.EXPLORE, board.islands[0]))
    return _from_afar(lab, Equipment.REACH_ISLAND, *deeds, (Verb.BUILD, board.islands[0]))


@text_of("equipment-reach-statue")
def _reach_statue(lab: Lab) -> Found:
    city = max(lab.board.cities)
    deeds = ((Verb.LOAD_STATUE, city), (Verb.RAISE_STATUE, lab.board.statues[0]))
    return _from_afar(lab, Equipment.REACH_STATUE, *deeds)


@text_of("equipment-reach-offering")
def _reach_offering(lab: Lab) -> Found:
    board = lab.board
    deeds = (Verb.LOAD_OFFERING, board.offerings[0]), (Verb.MAKE_OFFERING, board.temples[0])
    return _from_afar(lab, Equipment.REACH_OFFERING, *deeds)


@text_of("equipment-reward-god")
def _reward_god(lab: Lab) -> Found:
    temple = lab.board.temples[0]
    color = lab.position.temples[0]
    near = next(
        candidate for candidate in lab.board.adjacent[temple] if candidate in lab.board.water
    )
    cards = (Equipment.REWARD_GOD,)
    position = lab.mine(ship=near, offerings=(color,), tasks=(16 + color,), equipment=cards)
    position = replace(position, apollon=True)
    after = lab.does(position, Action(Verb.MAKE_OFFERING, 0, color, temple))
    return Found((sum(isinstance(step, AdvanceGod) for step in after.pending),))
