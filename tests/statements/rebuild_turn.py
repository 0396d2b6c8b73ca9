"""Changes by events of the turn: dice, cards, tokens, gods."""

from typing import Final

from oracle_nb.delphi.model.position import Phase
from oracle_nb.delphi.pieces import TOP_ROW, Equipment
from tests.statements.rebuild import COLORS, GODS, Rebuilt, at, by, changes, minus
from tests.statements.statement import Other, Statement

SHIELD_MOST: Final = 5
TITAN_ALWAYS: Final = 6


# --- the turn ------------------------------------------------------------------------------------


@changes("event-turn-begun")
def turn_begins(state: Rebuilt, said: Statement) -> None:
    seat, before = state.seat(said), state.position
    last = before.turn == len(before.players) - 1
    if before.phase == Phase.CONSULT:
        state.same("whose turn it is", seat, 0 if last else before.turn + 1)
        state.same("round", said["round"], before.round + last)
    state.put(turn=seat, round=said.number("round"), phase=Phase.CHECK)
    state.put(spent=(), played=-1, apollon=False, extra=False)
    state.among = list(state.position.players[seat].owed)
    state.give(seat, owed=())


@changes("event-must-recover", "event-some-injuries", "event-unhurt")
def injuries_checked(state: Rebuilt, said: Statement) -> None:
    state.same("whose turn it is", state.seat(said), state.position.turn)
    player = state.player(said)
    total, most = sum(player.injuries), max(player.injuries)
    state.same("injuries", said.facts.get("injuries", 0), total)
    later = Equipment.RECOVER in player.equipment
    must = most >= (4 if later else 3) or total >= (8 if later else 6)
    message = said.message.removesuffix(".you")
    state.same("recovery", message == "event-must-recover", must)
    state.same("freedom from injuries", message == "event-unhurt", total == 0)
    state.is_rewarding = total == 0
    if message == "event-some-injuries":
        state.put(phase=Phase.ACT)


@changes("event-recovered")
def recovered(state: Rebuilt, said: Statement) -> None:
    state.same("whose turn it is", state.seat(said), state.position.turn)
    state.put(phase=Phase.CONSULT)


@changes("event-actions-ended")
def actions_end(state: Rebuilt, said: Statement) -> None:
    state.same("whose turn it is", state.seat(said), state.position.turn)
    state.same("dice", said["dice"], len(state.player(said).dice))
    state.put(phase=Phase.CONSULT, apollon=False)


@changes("event-oracle-consulted")
def oracle_consulted(state: Rebuilt, said: Statement) -> None:
    dice = tuple(sorted(COLORS[str(color)] for color in said.items("colors")))
    state.same("number of dice", len(dice), 3)
    state.among = [sum(1 << color for color in set(dice))]
    state.give(state.seat(said), dice=dice)


@changes("event-titan-rolled")
def titan_rolled(state: Rebuilt, said: Statement) -> None:
    state.same("last player", state.seat(said), len(state.position.players) - 1)
    state.wish(1 <= said.number("strength") <= TITAN_ALWAYS, "no such roll")
    state.titan = said.number("strength")


@changes("event-titan-held-off")
def titan_held_off(state: Rebuilt, said: Statement) -> None:
    state.same("shield", said["shield"], state.player(said).shield)
    strength = said.number("strength")
    state.same("roll", strength, state.titan)
    state.wish(strength <= said.number("shield"), "the shield is too weak")
    state.wish(strength < TITAN_ALWAYS, "no shield stops a 6")


@changes("event-step-owed")
def step_owed(state: Rebuilt, said: Statement) -> None:
    gods = [GODS[str(god)] for god in said.items("gods")]
    seat, player = state.seat(said), state.player(said)
    state.wish(all(player.gods[god] or state.lowest(player) for god in gods), "a lowest god")
    state.give(seat, owed=(*player.owed, sum(1 << god for god in set(gods))))


@changes("event-game-over", "event-game-unfinished")
def game_ends(state: Rebuilt, said: Statement) -> None:
    state.same("round", said["round"], state.position.round)
    home = any(player.home for player in state.position.players)
    state.same("somebody at home", said.message == "event-game-over", home)
    state.put(phase=Phase.OVER)


# --- dice, cards, tokens -------------------------------------------------------------------------


def _recolored(state: Rebuilt, said: Statement, own: str) -> None:
    """Stated to be used as a color: the one of the action, and another than its own."""
    if "color" in said.facts and isinstance(said["color"], str) and said["color"] != "none":
        state.same("color", COLORS[str(said["color"])], state.color)
        state.wish(said["color"] != said.facts.get(own), "recolored to its own color")
    elif own in said.facts:
        state.wish(state.color in (-1, COLORS[str(said[own])]), "it is used as another color")


@changes("event-die-used")
def die_used(state: Rebuilt, said: Statement) -> None:
    die, seat = COLORS[str(said["die"])], state.seat(said)
    dice = state.player(said).dice
    state.wish(die in dice, "there is no such die")
    _recolored(state, said, "die")
    state.give(seat, dice=minus(dice, die))
    state.put(spent=(*state.position.spent, die))


@changes("event-card-used")
def card_used(state: Rebuilt, said: Statement) -> None:
    card, seat = COLORS[str(said["card"])], state.seat(said)
    state.wish(state.player(said).cards[card] > 0, "there is no such card")
    _recolored(state, said, "card")
    state.give(seat, cards=by(state.player(said).cards, card, -1))
    state.put(played=card)


@changes("event-extra-used")
def extra_used(state: Rebuilt, said: Statement) -> None:
    state.wish(Equipment.EXTRA_ACTION in state.player(said).equipment, "no card for it")
    color = said["color"]
    none = isinstance(color, Other) or color == "none"
    state.same("color", -1 if none else COLORS[str(color)], state.color)
    state.put(extra=True)


@changes("event-card-discarded")
def card_discarded(state: Rebuilt, said: Statement) -> None:
    color = COLORS[str(said["color"])]
    state.same("whose turn it is", state.seat(said), state.position.turn)
    state.same("card", color, state.position.played)
    state.put(discard=by(state.position.discard, color, 1), played=-1)


@changes("event-favor-paid", "event-favor-taken")
def favor(state: Rebuilt, said: Statement) -> None:
    tokens = said.number("tokens")
    player = state.player(said)
    state.wish(tokens > 0, "no tokens")
    if said.message.startswith("event-favor-paid"):
        tokens = -tokens
        state.wish(player.favor + tokens >= 0, "more is paid than there is")
    state.give(state.seat(said), favor=player.favor + tokens)
    if tokens > 0:
        state.rewarded(state.seat(said))


@changes("event-card-drawn")
def card_drawn(state: Rebuilt, said: Statement) -> None:
    if isinstance(said.facts.get("color"), str) and said["color"] != "none":
        color = COLORS[str(said["color"])]
        state.wish(state.position.deck[color] > 0, "no such card in the pile")
        state.give(state.seat(said), cards=by(state.player(said).cards, color, 1))
        state.put(deck=by(state.position.deck, color, -1))
    else:
        state.wish(state.forecast, "the color of the card isn't said")
        number = said.facts.get("number", 1)
        number = number if isinstance(number, int) else 1
        state.unknown_cards += number
        state.unknown_taken += number


@changes("event-pile-renewed", "event-injuries-renewed")
def pile_renewed(state: Rebuilt, said: Statement) -> None:
    position, none = state.position, (0,) * 6
    if said.message == "event-pile-renewed":
        left = sum(position.deck) - state.unknown_taken
        state.wish(left == 0 and any(position.discard), "no pile to renew")
        state.unknown_taken = 0
        state.put(deck=position.discard, discard=none)
    else:
        state.wish(not any(position.injury_deck) and any(position.injury_discard), "no pile")
        state.put(injury_deck=position.injury_discard, injury_discard=none)


@changes("event-no-card-left")
def no_card(state: Rebuilt, said: Statement) -> None:
    left = sum(state.position.deck + state.position.discard) - state.unknown_taken
    state.wish(left == 0, f"{left} cards are left")


@changes("event-no-injury-left")
def no_injury(state: Rebuilt, said: Statement) -> None:
    piles = state.position.injury_deck + state.position.injury_discard
    state.wish(not any(piles), "injuries are left")


@changes("event-any-color")
def any_color(state: Rebuilt, said: Statement) -> None:
    state.same("whose turn it is", state.seat(said), state.position.turn)
    state.put(apollon=True)


# --- injuries, shield, gods ----------------------------------------------------------------------


@changes("event-injury-drawn")
def injury_drawn(state: Rebuilt, said: Statement) -> None:
    color = COLORS[str(said["color"])]
    state.wish(state.position.injury_deck[color] > 0, "no such injury in the pile")
    state.give(state.seat(said), injuries=by(state.player(said).injuries, color, 1))
    state.put(injury_deck=by(state.position.injury_deck, color, -1))


@changes("event-injuries-discarded")
def injuries_discarded(state: Rebuilt, said: Statement) -> None:
    color, number = COLORS[str(said["color"])], said.number("injuries")
    state.wish(0 < number <= state.player(said).injuries[color], "the player has fewer")
    state.give(state.seat(said), injuries=by(state.player(said).injuries, color, -number))
    state.put(injury_discard=by(state.position.injury_discard, color, number))


@changes("event-shield-raised")
def shield_raised(state: Rebuilt, said: Statement) -> None:
    shield = said.number("strength")
    state.wish(state.player(said).shield < shield <= SHIELD_MOST, "it doesn't rise to that")
    state.give(state.seat(said), shield=shield)


@changes("event-shield-full")
def shield_full(state: Rebuilt, said: Statement) -> None:
    state.same("shield", said["strength"], state.player(said).shield)
    state.same("highest shield", said["strength"], SHIELD_MOST)


@changes("event-god-advanced")
def god_advanced(state: Rebuilt, said: Statement) -> None:
    god, player = GODS[str(said["god"])], state.player(said)
    row, old = said.number("row"), player.gods[god]
    step = old + 1 if old else state.first_row
    state.wish(row in (step, TOP_ROW), f"the next row is {step}")
    state.give(state.seat(said), gods=at(player.gods, god, row))
    state.rewarded(state.seat(said))


@changes("event-god-returned")
def god_returned(state: Rebuilt, said: Statement) -> None:
    god, player = GODS[str(said["god"])], state.player(said)
    state.same("row", said["row"], state.lowest(player))
    state.same("row before", player.gods[god], TOP_ROW)
    state.give(state.seat(said), gods=at(player.gods, god, said.number("row")))


@changes("event-gods-start")
def gods_start(state: Rebuilt, said: Statement) -> None:
    player, row = state.player(said), said.number("row")
    state.same("row", row, state.first_row)
    # The first injury may have sent a god ahead.
    state.give(state.seat(said), gods=tuple(max(row, god) for god in player.gods))


@changes("event-step-declined")
def step_declined(state: Rebuilt, said: Statement) -> None:
    state.same("who decides", state.seat(said), state.decider)


@changes("event-step-lost")
def step_lost(state: Rebuilt, said: Statement) -> None:
    state.wish(bool(state.player(said).gods), "no gods")


@changes("event-god-stays")
def god_stays(state: Rebuilt, said: Statement) -> None:
    state.same("row", state.player(said).gods[GODS[str(said["god"])]], TOP_ROW)
    state.rewarded(state.seat(said))
