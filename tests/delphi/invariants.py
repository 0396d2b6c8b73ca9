"""Conditions that hold after every action of every game of Delphi."""

from collections import Counter
from collections.abc import Iterator

from oracle_nb.delphi.model.position import DECISIONS, UNKNOWN, LookAt, Phase, Position
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import TILE_COLOR, TILE_LETTER, TOP_ROW
from oracle_nb.delphi.rules.engine import Delphi
from tests.delphi.played_games import Moment


def _bits(masks: tuple[int, ...], color: int) -> int:
    return sum(mask >> color & 1 for mask in masks)


def conserved(rules: Delphi, position: Position) -> Iterator[str]:
    """Faults in the number of pieces: where something came from nowhere or went there."""
    players = position.players
    for color in range(6):
        cards = position.deck[color] + position.discard[color] + (position.played == color)
        cards += sum(player.cards[color] for player in players)
        if cards != 5:
            yield f"{cards} oracle cards of color {color}"
        injuries = position.injury_deck[color] + position.injury_discard[color]
        injuries += sum(player.injuries[color] for player in players)
        if injuries != 7:
            yield f"{injuries} injuries of color {color}"
        aboard = sum(player.statues.count(color) for player in players)
        if position.statues[color] + aboard + _bits(position.sites, color) != 3:
            yield f"statues of color {color}"
        for family, there, aboard_ships in (
            (Family.OFFERING, position.offerings, [player.offerings for player in players]),
            (Family.MONSTER, position.monsters, []),
        ):
            done = sum(player.done.count(task(family, color)) for player in players)
            held = sum(own.count(color) for own in aboard_ships)
            if _bits(there, color) + held + done != len(players):
                yield f"{family} of color {color}"
    raised = sum(number >> 3 == Family.STATUE for player in players for number in player.done)
    if sum(site.bit_count() for site in position.sites) != raised:
        yield "statues raised and statue tasks done"
    companions = [card for player in players for card in player.companions]
    companions += [card for card in range(18) if position.companions >> card & 1]
    if sorted(companions) != list(range(18)):
        yield f"companions {companions}"
    equipment = [card for player in players for card in player.equipment] + [*position.display]
    equipment += [card for card in range(22) if position.equipment >> card & 1]
    if sorted(equipment) != list(range(22)) or len(position.display) != 6:
        yield f"equipment {equipment}"


def tiles(rules: Delphi, position: Position) -> Iterator[str]:
    """Faults in the island tiles and shrines."""
    known = [tile for tile in position.tiles if tile != UNKNOWN]
    if len(set(known)) != len(known):
        yield f"tiles {position.tiles}"
    looked = position.face_up
    for player in position.players:
        looked |= player.seen
    for slot, tile in enumerate(position.tiles):
        if (tile != UNKNOWN) != bool(looked >> slot & 1):
            yield f"slot {slot} is known to nobody, or somebody knows what is undecided"
    if position.shrines & ~position.face_up:
        yield "a shrine on a tile that lies face down"
    # The letter of a task counts only where a shrine's letter must match it (ruling 2).
    letters = rules.setting.rules.picture_rule
    built = Counter(
        (TILE_COLOR[tile], TILE_LETTER[tile] if letters else 0)
        for slot, tile in enumerate(position.tiles)
        if position.shrines >> slot & 1
    )
    done = Counter(
        (ship, number & 7 if letters else 0)
        for ship, player in zip(rules.setting.ships, position.players, strict=True)
        for number in player.done
        if number >> 3 == Family.SHRINE
    )
    if built != done:
        yield f"shrines {built}, shrine tasks done {done}"


def ranges(rules: Delphi, position: Position) -> Iterator[str]:
    """Faults in the numbers that each player has."""
    board = rules.board
    for seat, player in enumerate(position.players):
        powers = powers_of(position, seat)
        if player.favor < 0 or not 0 <= player.shield <= 5:
            yield f"seat {seat}: favor {player.favor}, shield {player.shield}"
        lowest = 5 - len(position.players) if powers.gods_out else 0
        if position.phase != Phase.SETUP and not lowest <= min(player.gods):
            yield f"seat {seat}: gods {player.gods} below row {lowest}"
        if max(player.gods) > TOP_ROW:
            yield f"seat {seat}: gods {player.gods} above the top"
        if min(player.cards) < 0 or min(player.injuries) < 0:
            yield f"seat {seat}: cards {player.cards}, injuries {player.injuries}"
        mine = seat == position.turn and position.phase in {Phase.CHECK, Phase.ACT}
        spent = position.spent if mine else ()
        if len(player.dice) + len(spent) != 3 or list(player.dice) != sorted(player.dice):
            yield f"seat {seat}: dice {player.dice}, spent {spent}"
        if player.ship not in board.water and player.ship != board.zeus:
            yield f"seat {seat}: ship on {board.spaces[player.ship]}"
        if player.home and (player.tasks or player.ship != board.zeus):
            yield f"seat {seat}: home with {player.tasks} on {board.spaces[player.ship]}"
        if any(powers.heroes >> color & 1 and player.injuries[color] for color in range(6)):
            yield f"seat {seat}: injuries {player.injuries} under the eyes of a hero"


def cargo(rules: Delphi, position: Position) -> Iterator[str]:
    """Faults in what each player has aboard and has done."""
    for seat, player in enumerate(position.players):
        if len(player.offerings) + len(player.statues) > powers_of(position, seat).storage:
            yield f"seat {seat}: cargo beyond its storage"
        done = [number for number in player.done if number >> 3 != Family.SHRINE]
        for colors in (done, player.statues, player.offerings):
            if len(set(colors)) != len(colors):
                yield f"seat {seat}: a color twice in {colors}"
        for family, aboard in (
            (Family.STATUE, player.statues),
            (Family.OFFERING, player.offerings),
        ):
            if len(aboard) > sum(number >> 3 == family for number in player.tasks):
                yield f"seat {seat}: more cargo than tasks, {family} {aboard}"


def to_decide(rules: Delphi, position: Position) -> Iterator[str]:
    """Faults of the pending decision: none is pending, or it has a single answer."""
    over = position.phase == Phase.OVER
    if over != (rules.to_move(position) is None) or over != (rules.result(position) is not None):
        yield "over and not over"
    if over:
        if rules.legal_actions(position):
            yield "legal actions after the end"
        return
    options = rules.legal_actions(position)
    if len(options) < (2 if position.pending else 1):
        yield f"{len(options)} legal actions"
    if len(set(options)) != len(options):
        yield "a legal action twice"
    if position.pending and not isinstance(position.pending[0], DECISIONS):
        yield f"an effect waits: {position.pending[0]}"
    if not position.pending and position.phase != Phase.ACT:
        yield f"nothing waits in phase {position.phase}"


def faults(rules: Delphi, position: Position) -> list[str]:
    """Return every fault of a position."""
    problems = []
    for part in (conserved, tiles, ranges, cargo, to_decide):
        problems += list(part(rules, position))
    return problems


class Watch:
    """Keeps books on a game: tokens and tasks by their events, draws by their outcomes."""

    def __init__(self, rules: Delphi, start: Position) -> None:
        self.rules = rules
        self.favor = [player.favor for player in start.players]
        self.tasks = [len(player.tasks) + len(player.done) for player in start.players]

    def enter(self, moment: Moment) -> list[str]:
        """Return every fault of what one action has led to."""
        for event in moment.events:
            if event.what == "favor-taken":
                self.favor[event.player] += event.facts["tokens"]
            elif event.what == "favor-paid":
                self.favor[event.player] -= event.facts["tokens"]
            elif event.what == "task-returned":
                self.tasks[event.player] -= 1
        problems = faults(self.rules, moment.after)
        players = moment.after.players
        if [player.favor for player in players] != self.favor:
            problems.append(f"favor is not the sum of its events, {self.favor}")
        if [len(player.tasks) + len(player.done) for player in players] != self.tasks:
            problems.append(f"tasks: {self.tasks} by the events")
        if moment.after.draws != moment.before.draws + len(moment.outcome):
            problems.append(f"{len(moment.outcome)} draws, but not by the count")
        before = moment.before.round, moment.before.turn
        if (moment.after.round, moment.after.turn) < before:
            problems.append("back to an earlier turn")
        names_a_tile = moment.before.pending and isinstance(moment.before.pending[0], LookAt)
        if not moment.events and not names_a_tile:
            problems.append("nothing happened")
        return problems
