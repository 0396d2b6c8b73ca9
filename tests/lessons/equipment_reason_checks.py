"""Checks that the reasons of answers about equipment cards are true."""

from typing import Any, Final

from oracle_nb.delphi.model.actions import Action, Verb
from oracle_nb.delphi.model.tasks import Family, tasks_of, value_of
from oracle_nb.delphi.pieces import COLORS, WHITE, Color, Equipment
from tests.lessons.reason_checks import RANGE, ReadReason, general, states

STORAGE: Final = 2
general("why-equipment-at-once", "why-equipment-full", "why-equipment-others")
general("why-equipment-storage")
general("why-equipment-gift", "why-equipment-anywhere", "why-equipment-poseidon")


def colors(read: ReadReason) -> set[str]:
    """The colors that a reason lists."""
    stated_colors = read.statement.facts.get("colors", ())
    assert isinstance(stated_colors, tuple)
    return set(stated_colors)


def needed(read: ReadReason, family: Family) -> set[str]:
    """The colors that open tasks ask for, without those delivered or aboard."""
    me = read.me
    aboard = me.statues if family == Family.STATUE else me.offerings
    gone = {*aboard, *map(value_of, tasks_of(me.done, family))}
    values = [value_of(number) for number in tasks_of(me.tasks, family)]
    claimed = sum(color not in values for color in aboard)
    fixed = {value for value in values if value != WHITE}
    every = COLORS if values.count(WHITE) > claimed else fixed
    return {str(Color(color_)) for color_ in every if color_ not in gone}


def family_of(read: ReadReason) -> Family:
    """The kind of cargo that a reason is about."""
    return Family.OFFERING if read.statement.facts["family"] == "offering" else Family.STATUE


@states("why-equipment-shown")
def _shown(read: ReadReason) -> Any:
    return colors(read) == set(map(str, read.exercise.facts["colors"]))


@states("why-equipment-needed")
def _needed(read: ReadReason) -> Any:
    return colors(read) == needed(read, family_of(read))


@states("why-equipment-loads")
def _loads(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    shown = set(map(str, read.exercise.facts["colors"]))
    both = shown & needed(read, read.exercise.facts["family"])
    return colors(read) == both == {option.split()[1] for option in right}


@states("why-equipment-room")
def _room(read: ReadReason) -> Any:
    taken = len(read.me.offerings) + len(read.me.statues)
    left = int(str(read.statement.facts.get("left", 0)))
    return (read["storage"], left) == (STORAGE, STORAGE - taken)


def _end(read: ReadReason) -> Action:
    last: Action = read.rules.notation.read(read.exercise.solution[-1])
    return last


@states("why-equipment-here")
def _here(read: ReadReason) -> Any:
    last = _end(read)
    near = last.target in read.rules.board.adjacent[read.me.ship]
    die = last.source == last.color and last.color in read.me.dice
    facts = (read["color"], read.space().index)
    return near and die and facts == (str(Color(last.color)), last.target)


@states("why-equipment-deliver")
def _deliver(read: ReadReason) -> Any:
    last = _end(read)
    family = Family.STATUE if last.verb == Verb.RAISE_STATUE else Family.OFFERING
    facts = (read["color"], family_of(read))
    return facts == (str(Color(last.color)), family)


@states("why-equipment-first")
def _first(read: ReadReason) -> Any:
    players = len(read.exercise.position.players)
    return (read["players"], read["row"]) == (players, 5 - players)


@states("why-equipment-both")
def _both(read: ReadReason) -> Any:
    god = read.exercise.facts["god"]
    row, players = read.me.gods[god], len(read.exercise.position.players)
    first = row + 1 if row else 5 - players
    facts = (read["god"], read["row"], read["first"], read["second"])
    return facts == (str(god).lower(), row, first, read.answer) and read.answer == first + 1


def gods(read: ReadReason) -> set[str]:
    """The gods that a reason lists."""
    stated_gods = read["gods"]
    assert isinstance(stated_gods, tuple)
    return set(stated_gods)


@states("why-equipment-four")
def _four(read: ReadReason) -> Any:
    return gods(read) == {"poseidon", "hermes", "artemis", "aphrodite"}


@states("why-equipment-below")
def _below(read: ReadReason) -> Any:
    (right,) = read.exercise.answers
    return gods(read) == {option.removeprefix("god-") for option in right}


@states("why-equipment-face-down")
def _face_down(read: ReadReason) -> Any:
    board, up = read.rules.board, read.exercise.position.face_up
    down = {
        board.spaces[land].name for slot, land in enumerate(board.islands) if not up >> slot & 1
    }
    return set(read["spaces"]) == down


@states("why-equipment-far")
def _far(read: ReadReason) -> Any:
    board, facts = read.rules.board, read.exercise.facts
    near = [space for space in board.adjacent[read.space().index] if space in board.water]
    stated = (read["color"], read["space"]) == (str(facts["color"]), str(facts["space"]))
    return stated and min(read.away(board.spaces[space]) for space in near) > 2 * RANGE


@states("why-equipment-range", "why-equipment-across")
def _range(read: ReadReason) -> Any:
    held = {str(Equipment(card)) for card in read.me.equipment}
    right = RANGE + ("range" in held)
    crossing = "shallows" in held
    same = (read["color"], read["range"]) == (str(Color(read.me.dice[0])), right)
    return same and crossing == (read.statement.message == "why-equipment-across")


@states("why-equipment-left")
def _left(read: ReadReason) -> Any:
    storage = STORAGE + ("storage" in {str(Equipment(card)) for card in read.me.equipment})
    taken = len(read.me.offerings) + len(read.me.statues)
    facts = (read["storage"], read["taken"], read["left"])
    return facts == (storage, taken, read.answer) and read.answer == storage - taken


@states("why-equipment-afar")
def _afar(read: ReadReason) -> Any:
    family = read.exercise.facts["family"]
    (card,) = read.me.equipment
    return str(Equipment(card)) == f"reach-{family}" and family_of(read) == family


@states("why-equipment-short")
def _short(read: ReadReason) -> Any:
    board, read_action = read.rules.board, read.rules.notation.read
    ends = [
        (read_action(answer[0]).target, read_action(answer[1]).target)
        for answer in read.exercise.answers
    ]
    last = _end(read)
    stated = (read["color"], read.space().index) == (str(Color(last.color)), last.target)
    return stated and all(land not in board.adjacent[water] for water, land in ends)


# --- cards for every turn ------------------------------------------------------------------------

EXTRA_PRICE: Final = 3
CONSULT_TOKENS: Final = 2
USE_TOKENS: Final = {"advance": 0, "favor": 2, "bonus": 1}
general("why-lasting-tokens", "why-lasting-recover", "why-lasting-consult", "why-lasting-reward")


def limits(read: ReadReason) -> tuple[int, int]:
    """The injuries of one color and in all with which the player must recover."""
    later = "recover" in {str(Equipment(card)) for card in read.me.equipment}
    return (4, 8) if later else (3, 6)


@states("why-lasting-sum")
def _sum(read: ReadReason) -> Any:
    count, more = len(read.me.dice), USE_TOKENS[read.exercise.facts["use"]]
    left = read.me.favor + count - EXTRA_PRICE + more
    stated = (read["tokens"], read["count"], read["price"], read["left"])
    facts = (read.me.favor, count, EXTRA_PRICE, left)
    return stated == facts and read.statement.facts.get("gain", 0) == more and left == read.answer


@states("why-lasting-same")
def _same(read: ReadReason) -> Any:
    most, (limit, _) = max(read.me.injuries), limits(read)
    named = {str(Color(color)) for color in COLORS if read.me.injuries[color] == most}
    stated = (read["limit"], read["most"])
    return stated == (limit, most) and read["color"] in named and most >= limit


@states("why-lasting-all")
def _all(read: ReadReason) -> Any:
    total, (same, limit) = sum(read.me.injuries), limits(read)
    stated = (read["limit"], read["total"])
    return stated == (limit, total) and total >= limit and max(read.me.injuries) < same


@states("why-lasting-hands-are")
def _hands(read: ReadReason) -> Any:
    same, every = limits(read)
    facts = read.exercise.facts
    hands = [tuple(map(str, facts[f"hand{n}"])) for n in range(1, 5)]
    right = [hand for hand in hands if len(hand) >= every or max(map(hand.count, hand)) >= same]
    return (read["count"], read["same"], read["all"]) == (len(right), same, every)


@states("why-lasting-acts")
def _acts(read: ReadReason) -> Any:
    same, every = limits(read)
    few = max(read.me.injuries) < same and sum(read.me.injuries) < every
    return few and (read["same"], read["all"]) == (same, every)


@states("why-lasting-counting")
def _counting(read: ReadReason) -> Any:
    facts = read.exercise.facts
    done = [facts[name] for name in ("step1", "step2", "step3")]
    right = [name for name in done if name in ("offering", "statue", "monster")]
    count = read.statement.facts.get("count", 1)
    same = count == len(right) if isinstance(count, int) else len(right) > 1
    named = read.statement.facts.get("families", ())
    assert isinstance(named, tuple)
    return same and list(named) == right and len(right) == read.answer


def paid_colors(read: ReadReason) -> set[str]:
    """The rolled colors that the player's cards show."""
    names = {str(Equipment(card)).removeprefix("consult-") for card in read.me.equipment}
    return names & set(map(str, read.exercise.facts["dice"]))


@states("why-lasting-paid")
def _paid(read: ReadReason) -> Any:
    paid_for = paid_colors(read)
    paid = CONSULT_TOKENS * len(paid_for)
    stated = (read["tokens"], read["paid"], read["left"])
    facts = (read.me.favor, paid, read.answer)
    return colors(read) == paid_for and stated == facts and read.answer == read.me.favor + paid


@states("why-lasting-theirs")
def _theirs(read: ReadReason) -> Any:
    tokens = read.statement.facts.get("tokens", 0)
    return not read.exercise.facts["mine"] and tokens == read.me.favor == read.answer
