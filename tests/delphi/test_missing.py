"""Missing facts: true in the position, and minimal."""

import pytest
from msgspec.structs import replace

from oracle_nb.core.chance import ScriptedChance
from oracle_nb.core.verdicts import NOT_NOW
from oracle_nb.delphi import new_game
from oracle_nb.delphi.advice.missing import missing
from oracle_nb.delphi.advice.similarity import Request
from oracle_nb.delphi.model.actions import NONE, SOURCES, Verb
from oracle_nb.delphi.model.powers import powers_of
from oracle_nb.delphi.model.ruleset import RuleSet
from oracle_nb.delphi.model.tasks import Family, task
from oracle_nb.delphi.pieces import Color, Equipment, IslandTile, Letter, ShipTile
from tests.fuzz.pairs import pairs

POSEIDON = "poseidon D6"
NOTHING = {"dice": (0,), "favor": 0, "cards": (0,) * 6}


def begun(players, seed, **options):
    """A new game."""
    return new_game(players, seed=seed, **options)


def placed(game, common=None, **changes):
    """The position of a game with changes to the player to move and to what all share."""
    position = game.position
    players = list(position.players)
    changes = {"tile": ShipTile.SHIELD} | changes
    players[position.turn] = replace(players[position.turn], **changes)
    return replace(position, players=tuple(players), **(common or {}))


def lacking(game, text, position=None):
    """Missing requirements of an action, whether or not an alternative works."""
    position = game.position if position is None else position
    action = game.rules.notation.read(text)
    return missing(
        game.rules, position, Request(game.rules, action, game.rules.check(position, action))
    )


def missing_texts(game, text, position=None, language="en"):
    words = game.texts(language)
    return [words.missing(violation) for violation in lacking(game, text, position)]


# --- steps of gods -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "steps"), [(2, 4), (3, 5), (4, 6)])
def test_the_first_step_of_a_god_is_a_long_one(players, steps):
    game = begun(players, seed=3)
    position = placed(game, gods=(0,) * 6)
    (violation,) = lacking(game, "apollon", position)
    assert violation.facts["steps"] == steps
    for _ in range(steps):
        assert not game.rules.check(position, game.rules.notation.read("apollon")).allowed
        position = _advanced(game, position, 2)
    assert game.rules.check(position, game.rules.notation.read("apollon")).allowed


def _advanced(game, position, god):
    """The position after a die has advanced a god, with the die back in hand."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], dice=(god,))
    position = replace(position, players=tuple(players))
    action = game.rules.notation.read(f"advance die:{Color(god)}")
    return game.rules.apply(position, action, ScriptedChance(())).position


def test_a_ship_tile_leaves_fewer_steps_and_rolls_that_help():
    game = begun(2, seed=3)
    position = placed(game, tile=ShipTile.GODS, gods=(3,) * 6)
    (violation,) = lacking(game, "apollon", position)
    assert violation.facts["steps"] == 3
    assert "rolls" in violation.facts["ways"]


def ways(game, position, god="apollon"):
    return lacking(game, god, position)[0].facts["ways"]


def test_steps_come_only_from_possible_sources():
    game = begun(2, seed=3)
    common = {"display": (Equipment.RANGE,)}
    low = {"gods": (0,) * 6, "equipment": ()}
    plain = placed(game, common, **low)
    assert ways(game, plain) == ("die", "shrine", "sigma", "unhurt")
    assert missing_texts(game, "apollon", plain) == [
        (
            "Apollon is 4 steps below the top row. You can get god steps from dice and cards of "
            "the god's color, building a shrine, a Sigma tile or starting a turn without injuries."
        )
    ]
    assert "rolls" in ways(game, placed(game, common, **low | {"gods": (4,) * 6}))
    none = placed(game, common, **low | {"tasks": (task(Family.MONSTER, 6),)})
    assert "shrine" not in ways(game, none)
    card = placed(game, common, **low | {"equipment": (Equipment.REWARD_GOD,)})
    assert {"offering", "statue", "monster"} <= {*ways(game, card)}
    bonus = placed(game, common, **low | {"equipment": (Equipment.BONUS_BLUE,)})
    assert "bonus" in ways(game, bonus, POSEIDON)
    assert "bonus" not in ways(game, bonus)
    shown = {"display": (Equipment.GIFT, Equipment.GOD_TO_TOP)}
    assert {"gift", "top"} <= {*ways(game, placed(game, shown, **low), POSEIDON)}
    assert "top" not in ways(game, placed(game, shown, **low))
    unfit = placed(game, shown, **low | {"tasks": (task(Family.SHRINE, Letter.PHI),)})
    assert not {"gift", "top"} & {*ways(game, unfit, POSEIDON)}


def test_no_sigma_tile_is_named_when_none_is_face_down():
    game = begun(2, seed=3)
    sigmas = [tile for tile in IslandTile if tile.letter is Letter.SIGMA]
    tiles = (*sigmas, *(tile for tile in IslandTile if tile not in sigmas))
    position = placed(game, {"tiles": tiles, "face_up": 0b111}, gods=(0,) * 6)
    assert "sigma" not in ways(game, position)


def test_in_the_last_turn_nothing_later_provides_a_step():
    game = begun(2, seed=3)
    zeus = game.rules.board.zeus
    home = {"gods": (5,) * 6, "tasks": (), "home": True, "ship": zeus}
    position = placed(game, **home | NOTHING)
    (violation,) = lacking(game, "apollon", position)
    assert violation.facts.get("ways") is None
    assert missing_texts(game, "apollon", position) == [
        "Apollon is 1 step below the top row and can't get there on this last turn."
    ]
    assert ways(game, placed(game, **home | NOTHING | {"favor": 2})) == ("die",)
    two = placed(game, **home | NOTHING | {"favor": 2, "gods": (4,) * 6})
    assert lacking(game, "apollon", two)[0].facts["last"]
    both = placed(game, **home | NOTHING | {"favor": 2, "gods": (4,) * 6, "dice": (0, 2)})
    assert ways(game, both) == ("die",)
    saving = placed(game, **home | NOTHING | {"gods": (5,) * 6, "dice": (0, 5)})
    assert ways(game, saving) == ("die",)
    # A ship that is still away may get tokens with one die for the other; with the last die it
    # can't.
    last = {"round": game.rules.setting.rules.rounds}
    for dice, possible in (((5, 5), True), ((5,), False)):
        away = placed(game, last, **NOTHING | {"gods": (5,) * 6, "dice": dice})
        assert ("die" in ways(game, away)) is possible


# --- places --------------------------------------------------------------------------------------


def test_a_longer_reach_saves_a_space_and_needs_no_ship_beside():
    game = begun(3, seed=3)
    far = placed(game, dice=(0,), favor=0)
    near = placed(game, dice=(0,), favor=0, equipment=(Equipment.REACH_STATUE,))
    (plain,) = lacking(game, "load-statue die:pink I1", far)
    (longer,) = lacking(game, "load-statue die:pink I1", near)
    assert (plain.facts["steps"], longer.facts["steps"]) == (7, 6)
    assert (
        "within reach of I1: that is 6 spaces"
        in missing_texts(game, "load-statue die:pink I1", near)[0]
    )
    assert "next to I1: that is 7 spaces" in missing_texts(game, "load-statue die:pink I1", far)[0]


def beside(game, place):
    board = game.rules.board
    named = {space.name: space.index for space in board.spaces}
    return next(water for water in board.water if named[place] in board.shore[water])


def test_no_loading_is_suggested_with_a_full_hold():
    game = begun(3, seed=3)
    ship = beside(game, "B9")
    temples = game.rules.board.temples
    color = game.position.temples[temples.index(game.action("explore die:pink B9").target)]
    assert color == 0
    hold = {"ship": ship, "offerings": (1, 2), "statues": (), **NOTHING}
    tasks = tuple(task(Family.OFFERING, number) for number in (0, 1, 2))
    position = placed(game, tasks=tasks, done=(), **hold)
    assert [
        violation.rule for violation in lacking(game, "make-offering die:pink B9", position)
    ] == [
        "cargo.capacity",
        "offering.make",
    ]
    make, load = missing_texts(game, "make-offering die:pink B9", position)
    assert make.startswith("Make room first: your ")
    assert load.startswith("Load a pink offering: the nearest is on ")


def test_an_offering_that_is_elsewhere_needs_no_way_to_the_named_place():
    game = begun(3, seed=3)
    board, held = game.rules.board, game.position.offerings
    needed = placed(game, tasks=tuple(task(Family.OFFERING, color) for color in range(6)))
    for space, mask in zip(board.offerings, held, strict=True):
        color = next(Color(color) for color in range(6) if not mask >> color & 1)
        text = f"load-offering die:red>{color} {board.spaces[space]}"
        (violation, *others) = lacking(game, text, needed)
        assert violation.rule == "offering.load" and violation.facts["place"] != space
        assert "action.adjacent" not in {other.rule for other in others}


def test_no_loading_is_suggested_without_a_task():
    game = begun(3, seed=3)
    hold = {"ship": beside(game, "B9"), "offerings": (1,), "statues": (), **NOTHING}
    spoken = placed(game, tasks=(task(Family.OFFERING, 6),), done=(), **hold)
    assert missing_texts(game, "make-offering die:pink B9", spoken) == [
        "Your open tasks need no offerings beyond those in your hold."
    ]
    other = placed(game, tasks=(task(Family.OFFERING, 1),), done=(), **hold | {"offerings": ()})
    assert missing_texts(game, "make-offering die:pink B9", other) == [
        "Your open tasks still need a blue offering."
    ]


def opened(game, tile, letter):
    """One face-up tile, and one shrine task with a letter."""
    tiles = (tile, *(other for other in IslandTile if other != tile))
    return placed(
        game,
        {"tiles": tiles, "face_up": 1, "shrines": 0},
        tasks=(task(Family.SHRINE, letter),),
        done=(),
        **NOTHING,
    )


def test_an_open_tile_waits_for_a_shrine_only_where_its_letter_fits():
    red = IslandTile.RED_PSI
    for picture, letter, waits in (
        (True, Letter.PHI, False),
        (True, Letter.PSI, True),
        (False, Letter.PHI, True),
    ):
        game = begun(2, seed=3, rules=RuleSet(picture_rule=picture))
        own = game.rules.setting.ships[game.position.turn]
        tile = next(
            candidate
            for candidate in IslandTile
            if candidate.color == own and candidate.letter is Letter.PSI
        )
        assert red in IslandTile and tile.letter is Letter.PSI
        position = opened(game, tile, letter)
        name = game.rules.board.spaces[game.rules.board.islands[5]].name
        violation, *_ = lacking(game, f"build die:pink {name}", position)
        assert ("place" in violation.facts) is waits
        if not waits:
            assert violation.facts["fits"] == 1 and violation.facts["number"] == 11


def test_no_tile_is_asked_for_where_no_shrine_task_is_open():
    game = begun(2, seed=3)
    position = placed(game, tasks=(task(Family.MONSTER, 6),), done=(), **NOTHING)
    name = game.rules.board.spaces[game.rules.board.islands[5]].name
    assert missing_texts(game, f"build die:pink {name}", position) == [
        "You have no open shrine task."
    ]


# --- favor tokens --------------------------------------------------------------------------------


def test_a_price_is_the_lowest_and_names_its_action():
    game = begun(2, seed=3)
    position = placed(game, dice=(2, 3), favor=0, cards=(0,) * 6, gods=(0,) * 6, equipment=())
    (violation,) = lacking(game, "advance die:green>blue", position)
    assert (violation.facts["needed"], violation.facts["source"]) == (4, 3)
    sentence = missing_texts(game, "advance die:green>blue", position)[0]
    assert sentence.startswith(
        "The cheapest way to get blue is your green die: 4 favor tokens, and you have 0."
    )
    assert "another die (+2)" in sentence
    tile = placed(
        game,
        tile=ShipTile.FAVOR,
        dice=(2, 3),
        favor=0,
        cards=(0,) * 6,
        gods=(0,) * 6,
        equipment=(),
    )
    assert "another die (+3)" in missing_texts(game, "advance die:green>blue", tile)[0]
    single = placed(game, dice=(3,), favor=0, cards=(0,) * 6, gods=(0,) * 6, equipment=())
    assert "another die" not in missing_texts(game, "advance die:green>blue", single)[0]


def test_a_move_has_one_price_for_its_color_and_its_way():
    game = begun(2, seed=3)
    board, position = game.rules.board, placed(game, **NOTHING)
    ship = position.players[position.turn].ship
    end = next(
        water
        for water in board.water
        if board.distance()[ship][water] == 5 and board.spaces[water].color == 2
    )
    for source in ("die:pink>yellow", "die:pink", "die:blue"):
        (violation,) = lacking(game, f"move {source} {board.spaces[end].name}", position)
        assert (violation.facts["needed"], violation.facts["beyond"]) == (4, 2)
    rich = placed(game, **NOTHING | {"favor": 4})
    poor = placed(game, **NOTHING | {"favor": 3})
    action = game.rules.notation.read(f"move die:pink>yellow {board.spaces[end].name}")
    assert game.rules.check(rich, action).allowed and not game.rules.check(poor, action).allowed


def test_a_player_without_dice_sees_the_remaining_resources():
    game = begun(2, seed=3)
    spent = {"dice": (), "favor": 0, "cards": (0,) * 6, "gods": (0,) * 6, "equipment": ()}
    assert missing_texts(game, "favor die:pink", placed(game, **spent)) == [
        "You have no dice or oracle cards left. You roll new dice at the end of your turn."
    ]
    god = placed(game, **spent | {"gods": (0, 0, 0, 0, 0, 6)})
    assert missing_texts(game, "favor die:pink", god) == [
        "You have no dice or oracle cards left, but you can trade Ares for a card."
    ]
    played = placed(game, {"played": 2}, **spent | {"cards": (1,) * 6})
    assert missing_texts(game, "favor die:pink", played)[0].startswith(
        "You have no dice left and have already played your oracle card."
    )
    extra = placed(game, **spent | {"equipment": (Equipment.EXTRA_ACTION,), "favor": 2})
    assert missing_texts(game, "favor die:pink", extra) == [
        "The cheapest way is the extra action: 3 favor tokens, and you have 2."
    ]


def test_only_colors_that_cards_have_get_a_die_bonus():
    game = begun(2, seed=3)
    common = {"display": (Equipment.BONUS_PINK,)}
    position = placed(game, common, equipment=(), **NOTHING)
    assert missing_texts(game, "bonus die:red", position) == [
        "There are equipment cards with die bonuses only for pink, blue and green."
    ]
    assert missing_texts(game, "bonus die:pink", position) == [
        "The pink die bonus comes with a card on display: defeat a monster to take it."
    ]
    players = list(position.players)
    other = 1 - position.turn
    players[other] = replace(players[other], equipment=(Equipment.BONUS_PINK,))
    taken = replace(position, players=tuple(players))
    assert missing_texts(game, "bonus die:pink", taken)[0].endswith(
        "has the card with the pink die bonus."
    )


# --- everything that is refused ------------------------------------------------------------------


def granted(rules, position, action, answer):
    """Positions with everything that an answer names, and with one space, step or token less.

    None for an answer with something that no number tells.
    """
    me = position.players[position.turn]
    enough, less = {}, []
    for violation in answer:
        facts = violation.facts
        if violation.rule == "god.use" and "ways" in facts:
            enough["gods"] = (6,) * 6
        elif (
            violation.rule == "action.adjacent" and action.verb != Verb.HERMES and "steps" in facts
        ):
            row = rules.board.distance(powers_of(position, position.turn).crossing)[me.ship]
            fit = [w for w in rules.board.water if reaching(rules, position, action, w)]
            enough["ship"] = min(fit, key=row.__getitem__)
            assert row[enough["ship"]] == facts["steps"], (action, answer)
        elif facts.get("sources") and "needed" in facts:
            enough["favor"] = facts["needed"]
            less.append({"favor": facts["needed"] - 1})
        else:
            return None
    return enough, less


def reaching(rules, position, action, ship):
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], ship=ship)
    there = replace(position, players=tuple(players))
    return "action.adjacent" not in rules.check(there, action).broken_rules


def allowed(rules, position, action, changes):
    """Whether the action is legal with any die or card, in any color that would do."""
    players = list(position.players)
    players[position.turn] = replace(players[position.turn], **changes)
    there = replace(position, players=tuple(players))
    means = action.verb in (Verb.MOVE, Verb.EXPLORE, Verb.BUILD, Verb.MAKE_OFFERING)
    means = means or action.verb in (Verb.LOAD_STATUE, Verb.RAISE_STATUE)
    return any(
        rules.check(there, replace(action, source=source, color=color)).allowed
        for source in (SOURCES if action.source >= 0 else (NONE,))
        for color in (Color if means else (action.color,))
    )


def test_the_named_steps_are_sufficient_and_necessary():
    """Of refusals in play where only numbers are missing: granted, they make the action legal."""
    seen = 0
    for number in (3, 9):
        for (rules, position), action, player, _ in pairs(number, 500):
            verdict = rules.check(position, action)
            if player is not None or position.pending or verdict.broken_rules == (NOT_NOW,):
                continue
            answer = missing(rules, position, Request(rules, action, verdict))
            if not (grants := granted(rules, position, action, answer)):
                continue
            enough, less = grants
            assert allowed(rules, position, action, enough), (number, action, answer)
            for changes in less:
                assert not allowed(rules, position, action, enough | changes), (action, answer)
            seen += 1
    assert seen > 25


# --- in Polish -----------------------------------------------------------------------------------


def test_polish_counts_and_inflects():
    game = begun(2, seed=3)
    for row, start in (
        (5, "Apollowi brakuje 1 przesunięcia do najwyższego rzędu."),
        (4, "Apollowi brakuje 2 przesunięć do najwyższego rzędu."),
        (0, "Apollowi brakuje 4 przesunięć do najwyższego rzędu."),
    ):
        position = placed(game, gods=(row,) * 6)
        assert missing_texts(game, "apollon", position, "pl")[0].startswith(start)
    for die, price in ((0, "1 żeton"), (5, "2 żetony"), (2, "5 żetonów")):
        position = placed(game, **NOTHING | {"dice": (die,)}, gods=(0,) * 6)
        sentence = missing_texts(
            game,
            f"advance die:{Color(die)}>blue",
            position,
            "pl",
        )[0]
        assert price in sentence
