"""The texts of Mythology: rules, rulings, reasons and sentences in both languages."""

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import oracle_nb
from oracle_nb.core.verdicts import DECISION_PENDING, NOT_YOUR_TURN, OVER, MalformedAction
from oracle_nb.games.motives import Motive
from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.actions import Action, Verb
from oracle_nb.mythology.model.position import Attempt, Fight, Part, Position
from oracle_nb.mythology.rules.action_schemas import OTHERS_TURN, action_schemas
from oracle_nb.mythology.rules.odds import prize_chance, win_chance
from oracle_nb.mythology.text import MythologyTexts
from oracle_nb.mythology.text.rule_texts import rulebook
from oracle_nb.text.wording import message_id
from tests.mythology.positions import (
    GERYON,
    HERCULES,
    HYDRA,
    JASON,
    PERSEUS,
    position,
    rules_for,
    then_seeded,
)

FOLDER = Path(oracle_nb.__file__).parent / "mythology"
IDS = Path(__file__).with_name("rule-ids.txt").read_text("utf-8").splitlines()
LANGUAGES = rulebook().languages()
BASIC = [rule for rule in rulebook().ids if rule.startswith("basic.")]


def strings(*patterns: str) -> Iterator[str]:
    """Yield every text in the code of some modules."""
    for pattern in patterns:
        for path in sorted(FOLDER.glob(pattern)):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def first_arguments(function: str, pattern: str) -> set[str]:
    """Return the first arguments of all calls of a function, where they are texts."""
    arguments = set()
    for path in sorted(FOLDER.glob(pattern)):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name == function and isinstance(node.args[0], ast.Constant):
                    arguments.add(str(node.args[0].value))
    return arguments


# --- the table of rules ----------------------------------------------------------------------


def test_the_rules_keep_their_ids_kinds_and_order() -> None:
    assert len(BASIC) == 55
    assert [f"{rule} {rulebook()[rule].kind}" for rule in BASIC] == IDS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_a_text_an_example_and_a_source(language: str) -> None:
    book = rulebook(language)
    titles = [book[rule].title for rule in BASIC]
    assert len(set(titles)) == 55
    for rule in map(book.__getitem__, BASIC):
        assert len(rule.text) > 30 and len(rule.example) > 20 and rule.citation, rule.id
        assert rule.related and rule.id not in rule.related, rule.id


def test_rules_that_we_settled_say_so() -> None:
    said = {"en": "our ruling", "pl": "nasze rozstrzygnięcie"}
    for language, words in said.items():
        book = rulebook(language)
        for rule in map(book.__getitem__, BASIC):
            if rule.kind == "ruling":
                assert words in rule.text.lower(), rule.id


def test_rules_are_cited_by_section_and_paragraph() -> None:
    assert rulebook().cite("basic.in-area") == "Basic Rules, Movement 3"
    assert (
        rulebook().cite("basic.hex-cost") == "Basic Rules, Power Points 5A; Basic Rules, Movement 6"
    )
    assert rulebook("pl").cite("basic.same-kind") == "zasady podstawowe, walka 11 i 12"
    assert "our ruling 12" in rulebook().cite("basic.defender")
    assert "our stand-in for the printed map" in rulebook().cite("basic.adjacent")


def test_every_document_and_every_ruling_is_cited() -> None:
    book = rulebook()
    cited = {source.document for rule in BASIC for source in book[rule].sources}
    assert cited | {"play"} == set(book.documents)
    assert len(book.rulings) == 29
    assert [ruling.number for ruling in book.rulings if not ruling.rules] == []


def test_code_names_only_rules_and_rulings_that_there_are() -> None:
    texts = " ".join(strings("*.py", "[!a]*/**/*.py", "advice/*.py"))
    rules = set(re.findall(r"\bbasic\.[a-z][a-z-]*[a-z]", texts))
    assert len(rules) > 40 and rules <= set(BASIC)
    rulings = {int(number) for number in re.findall(r"\bruling (\d+)", texts)}
    assert rulings and rulings <= set(range(1, 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_has_terms_disputes_and_stand_ins(language: str) -> None:
    book = package_of("mythology").rulebook(language)
    assert len(book.glossary) > 15 and all(term.rules and term.text for term in book.glossary)
    assert len(book.disputes) >= 12 and all(
        dispute.plays and dispute.why for dispute in book.disputes
    )
    stand_ins = [text for dispute in book.disputes for _, text in dispute.says if "602" in text]
    assert len(stand_ins) == 1
    assert all(rule in book for dispute in book.disputes for rule in dispute.rules)


# --- sentences for everything that can happen ------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_code_reports_has_a_message(language: str) -> None:
    wording = rulebook(language).wording
    events = first_arguments("event", "rules/*.py")
    motives = first_arguments("Motive", "bots/*.py")
    changes = first_arguments("Candidate", "advice/*.py")
    assert len(events) > 18 and len(motives) > 7 and len(changes) > 8
    wanted = [f"event-{event}" for event in events] + [f"repair-{change}" for change in changes]
    wanted += [f"motive-{motive}" for motive in motives]
    wanted += [f"do-{verb}" for verb in Verb]
    wanted += [f"name-part-{part}" for part in Part]
    assert [message for message in wanted if message not in wording] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_precondition_and_every_reason_has_a_sentence(language: str) -> None:
    wording = rulebook(language).wording
    refusing = {
        precondition.rule
        for schema in action_schemas().values()
        for precondition in schema.preconditions
    }
    refusing |= {DECISION_PENDING, NOT_YOUR_TURN, OVER, *OTHERS_TURN.values()}
    assert len(refusing) > 20
    assert [rule for rule in refusing if f"refuse-{message_id(rule)}" not in wording] == []
    reasons = {rule for rule in strings("rules/action_schemas.py") if rule in BASIC}
    costs = {rule for rule in reasons if rule.endswith("-cost")}
    assert len(costs) == 3
    reasons -= costs | set(OTHERS_TURN.values()) - {"basic.attacker-picks", "basic.ally"}
    assert [rule for rule in reasons if f"why-{message_id(rule)}" not in wording] == []
    assert [rule for rule in costs if f"cost-{message_id(rule)}" not in wording] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_described_without_gaps(language: str) -> None:
    """Every event, decision, explanation and reason of a game of five is a whole sentence."""
    package = package_of("mythology")
    game, random = package.new_game(5, seed=8), Random(8)
    rules = rules_for(game.rules.players)
    words = MythologyTexts(rules, language)
    said = [words.event(event) for event in game.opening.events]
    while (seat := game.to_move) is not None:
        at = game.position
        said.append(words.decision(at))
        legal = game.legal_actions()
        action = random.choice(legal)
        said.append(str(words.explain(at, action)))
        for event in game.play(action):
            said += [words.event(event), words.event(event, seat)]
    assert len(said) > 500
    assert words.decision(game.position) == rulebook(language).say("decision-over")
    assert [text for text in said if re.search(r"[{}$]|None|  |-1\b", text)] == []


@pytest.mark.parametrize(("players", "names"), [(2, 2), (8, 8)])
def test_players_are_named_by_god_and_side(players: int, names: int) -> None:
    package = package_of("mythology")
    game = package.new_game(players, seed=1)
    rules = rules_for(game.rules.players)
    words = MythologyTexts(rules)
    said = {words.player(game.position, seat) for seat in range(players)}
    assert len(said) == names
    assert all(re.fullmatch(r"\w+ \((Heroes|Monsters)\)", name) for name in said)


def test_names_come_from_the_data_pack_in_each_language() -> None:
    rules = rules_for()
    at = position(rules, {HERCULES: "2912", HYDRA: "2913"})
    step = rules.notation.read("step hercules 2913")
    back = rules.notation.read("step hercules 2811")
    assert MythologyTexts(rules).action(at, back) == "Hercules to Greece 2811"
    assert MythologyTexts(rules, "pl").action(at, back) == "Herakles na 2811 (Grecja)"
    # The number is that of the counter on the map.
    assert MythologyTexts(rules).action(at, step) == "Attack Hydra (35) with Hercules"
    assert MythologyTexts(rules, "pl").action(at, step) == "Atak: Herakles kontra Hydra (35)"
    costs = [cost.text for cost in MythologyTexts(rules, "pl").explain(at, step).cost]
    assert costs == [
        "Ruch na pole 2913 kosztuje 2 punkty mocy.",
        "Na polu 2913 są wrogowie: atak kosztuje dodatkowo 2 punkty mocy.",
    ]


def test_names_have_their_article_in_english_sentences() -> None:
    rules = rules_for()
    at = position(rules, {JASON: "2912"}, {6: "2912"}, part=Part.PRIZES)
    place, seize = rules.notation.read("place western-sea"), rules.notation.read("seize jason")
    said = {language: MythologyTexts(rules, language) for language in LANGUAGES}
    assert said["en"].action(at, place).endswith(" in the Western Sea")
    assert said["pl"].action(at, place).endswith("Morze Zachodnie")
    assert said["en"].action(at, seize) == "Jason: try for the Golden Fleece"
    assert said["pl"].action(at, seize).endswith("(Złote runo)")
    helen = position(rules, {JASON: "2912"}, {7: "2912"}, part=Part.PRIZES)
    assert said["en"].action(helen, seize) == "Jason: try for Helen"


REFUSALS = {
    "step hydra 2911": "You favor Heroes, and Hydra can only be moved",
    "step perseus 3009": "Perseus can't move: your god is in Greece",
    "step jason 3111": "3111 is 2 spaces away, and each step leads to a neighboring space.",
    "step jason 1611": "The way to 1611 is 13 spaces long and costs 26 power points; you have 15.",
    "step golden-fleece 2911": "Prizes don't move",
    "fight jason perseus": "they are on the same side",
    "seize geryon": "Only Heroes can take Prizes, so Geryon can't.",
    "propose 1": "You can't form an alliance with yourself.",
    "propose 2": "favors Monsters, and you don't.",
    "leave": "You aren't in an alliance.",
    "join": "Nobody is offering you an alliance.",
    "end": "First end your movement.",
    "place egypt": "You have already placed your god this turn",
    "step achilles 2911": "that counter has left the map",
}


@pytest.mark.parametrize("text", REFUSALS)
def test_refusals_say_what_is_wrong(text: str) -> None:
    rules = rules_for()
    units = {HERCULES: "2912", JASON: "2911", PERSEUS: "3009", HYDRA: "2911", GERYON: "2914"}
    at = position(rules, units, {6: "1611"})
    said = MythologyTexts(rules).explain(at, rules.notation.read(text))
    assert not said.allowed
    assert any(REFUSALS[text] in refusal.text for refusal in said.refusals), said.refusals


FAR = (
    ({HYDRA: "2910"}, 5, "The way around costs 6 power points; you have 5."),
    ({HYDRA: "2910"}, 5, "Jason would have to stop in 2910 (Hydra)."),
    ({HYDRA: "2909"}, 5, "The way to 2909 is 2 spaces long and costs 6 power points; you have 5."),
    ({HYDRA: "2909"}, 6, "Jason can attack only a neighboring space, and 2909 is 2 spaces away."),
    ({HYDRA: "2911"}, 3, "The way to 2909 is 2 spaces long and costs 4 power points; you have 3."),
    ({HYDRA: "2909", GERYON: "2910"}, 15, "Jason can attack only a neighboring space"),
)


@pytest.mark.parametrize(("enemies", "power", "text"), FAR)
def test_a_refused_walk_names_the_real_obstacle(
    enemies: dict[int, str], power: int, text: str
) -> None:
    rules = rules_for()
    at = position(rules, {JASON: "2911", **enemies}, power=(power, 15))
    (refusal,) = MythologyTexts(rules).explain(at, rules.notation.read("step jason 2909")).refusals
    assert text in refusal.text


def test_a_refused_walk_says_that_every_way_is_blocked() -> None:
    rules = rules_for()
    world, goal = rules.world, rules.world.index["2905"]
    guards = {HYDRA + n: world.names[near] for n, near in enumerate(world.neighbors[goal])}
    at = position(rules, {JASON: "2911", **guards})
    (refusal,) = MythologyTexts(rules).explain(at, rules.notation.read("step jason 2905")).refusals
    assert refusal.text.startswith(
        "Enemies block the way to 2905: Jason would have to stop in 2906"
    )
    assert "around" not in refusal.text


def test_a_refusal_for_want_of_points_names_them() -> None:
    rules = rules_for()
    at = position(rules, {JASON: "2912", HYDRA: "2913"}, power=(3, 15))
    words = MythologyTexts(rules)
    attack = words.explain(at, rules.notation.read("step jason 2913")).refusals
    assert [cost.rule for cost in attack] == ["basic.attack-cost"]
    assert attack[0].text.endswith("moving there costs 4 power points; you have 3.")
    at = position(rules, {JASON: "2912"}, power=(0, 15))
    (none,) = words.explain(at, rules.notation.read("step jason 2913")).refusals
    assert none.text == "This costs 2 power points, and you have none left this round."


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "step hercules", "step herkules 2912", "step hercules 9999"),
        *("place greece now", "place gree", "aid 16", "aid x", "propose 9"),
        "fight golden-fleece hydra",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_no_action_says_why(language: str, text: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        rules_for().notation.read(text)
    assert caught.value.key
    assert f"malformed-{caught.value.key}" in rulebook(language).wording
    said = rulebook(language).malformed(caught.value)
    assert said and "{" not in said


def test_units_are_named_by_their_numbers_too() -> None:
    notation = rules_for().notation
    for number, unit in enumerate(rules_for().pack.units):
        named = notation.read(f"step {unit.slug} 2912")
        assert notation.read(f"step {unit.id} 2912") == named
        assert (named.unit, unit.id) == (number, number + 1)


def test_a_bot_gives_its_reason() -> None:
    words = MythologyTexts(rules_for(), "pl")
    motive = Motive("place-prize", {"unit": JASON, "prize": 6})
    assert words.motive(motive) == "Jazon ma zdobyć skarb: Złote runo."


# --- exact chances ---------------------------------------------------------------------------


def test_the_odds_are_exact() -> None:
    chances = [win_chance(lead) for lead in range(4)]
    assert chances == [
        Fraction(1, 2),
        Fraction(721, 1156),
        Fraction(861, 1171),
        Fraction(493, 596),
    ]
    assert [round(float(win_chance(lead)), 4) for lead in (4, 5)] == [0.8964, 0.9435]
    assert all(win_chance(-lead) == 1 - win_chance(lead) for lead in range(12))
    ways = [prize_chance(aid) * 36 for aid in range(10)]
    assert ways == [3, 6, 10, 15, 21, 26, 30, 33, 35, 36]


def fighting(aid: int = -1, power: tuple[int, int] = (6, 3)) -> tuple[MythologyTexts, Position]:
    rules = rules_for()
    pending = Fight(JASON, HYDRA, 1, aid)
    units = {JASON: "2912", HYDRA: "2912"}
    at = position(rules, units, part=Part.COMBAT, pending=pending, power=power)
    return MythologyTexts(rules), at


def test_an_attackers_aid_shows_the_chance_for_each_answer() -> None:
    words, at = fighting()
    said = words.explain(at, Action(Verb.AID, target=2)).chance
    assert said[:3] == (
        "If the defender gives no aid, the attacker's chance of winning is 74% (861/1171).",
        "If the defender gives 2 points, the attacker's chance of winning is 50% (1/2).",
        "If the defender gives 3 points, the attacker's chance of winning is 38% (435/1156).",
    )
    assert said[3].startswith("This includes rolling ties again. The loser leaves the map")


def test_a_defenders_aid_shows_the_chance() -> None:
    words, at = fighting(aid=2)
    assert words.explain(at, Action(Verb.AID, target=3)).chance[0] == (
        "The defender's chance of winning is 62% (721/1156)."
    )


def test_an_attempt_shows_the_chance_for_each_aid() -> None:
    rules = rules_for()
    words = MythologyTexts(rules)
    at = position(rules, {JASON: "2912"}, {6: "2912"}, part=Part.PRIZES, power=(3, 15))
    (said,) = words.explain(at, Action(Verb.SEIZE, JASON)).chance
    assert said.endswith("0:\u00a08%\u00a0· 1:\u00a017%\u00a0· 2:\u00a028%\u00a0· 3:\u00a042%.")
    at = position(rules, {JASON: "2912"}, {6: "2912"}, part=Part.PRIZES, pending=Attempt(JASON, 6))
    (said,) = words.explain(at, Action(Verb.AID, target=9)).chance
    assert said == "The chance of taking the Prize is 100%."


def test_an_unanswered_attack_lists_all_aid_that_helps() -> None:
    rules = rules_for()
    at = position(rules, {JASON: "2912", HYDRA: "2913"}, power=(15, 0))
    said = MythologyTexts(rules).explain(at, rules.notation.read("step jason 2913")).chance
    assert said[-1].endswith("8:\u00a099.6%\u00a0· 9:\u00a099.9%\u00a0· 10:\u00a0100%.")


@pytest.mark.parametrize(("aid", "against", "enough"), [(-1, 0, 10), (-1, 3, 13), (2, 0, 12)])
def test_aid_beyond_certainty_is_called_wasted(aid: int, against: int, enough: int) -> None:
    words, at = fighting(aid, (15, 15) if aid >= 0 else (15, against))
    for count in (0, 1, 2):
        said = " ".join(words.explain(at, Action(Verb.AID, target=enough + count)).chance)
        assert ("wasted" in said) is (count > 0)
    assert f"{enough} points are enough for that: 2 points are wasted." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_roll_after_a_tie_is_no_second_attack(language: str) -> None:
    _, at = fighting(aid=0)
    rules = rules_for()
    dice = then_seeded(1, 2, 1, 2, 6, 4, 2, 3)
    events = rules.apply(at, Action(Verb.AID, target=0), dice).events
    words = MythologyTexts(rules, language)
    for reader in (None, 0):
        first, again = (words.event(x, reader) for x in events if x.what == "fight-rolled")
        attacks = {"en": "attack", "pl": "takuje"}[language]
        assert attacks in first
        assert attacks not in again
        assert "10" in again


@pytest.mark.parametrize(
    ("god", "start", "waiting", "warns"),
    [
        ("Illyria", "2910", 4, True),
        # Nobody else can place a god in the Area of the player's god.
        ("Greece", "2812", 4, False),
        # The other player of Heroes has had a turn.
        ("Illyria", "2910", 2, False),
    ],
)
def test_an_attempt_warns_of_rivals_who_can_still_use_the_hero(
    god: str, start: str, waiting: int, *, warns: bool
) -> None:
    rules = rules_for(3)
    words = MythologyTexts(rules)
    fields: dict[str, Any] = {"god": god, "waiting": waiting, "movable": 1 << JASON}
    before = position(rules, {JASON: start}, {0: "2811"}, **fields)
    there = position(rules, {JASON: "2811"}, {0: "2811"}, part=Part.PRIZES, **fields)
    for at, text in ((before, "step jason 2811"), (there, "seize jason")):
        said = " ".join(words.explain(at, rules.notation.read(text)).effects)
        assert ("(Heroes) can still place a god in Greece this round" in said) is warns, said


@pytest.mark.parametrize(("waiting", "aid", "says"), [(0, 2, True), (0, 6, False), (2, 2, False)])
def test_points_that_nobody_can_attack_any_more_are_named(
    waiting: int, aid: int, *, says: bool
) -> None:
    words, at = fighting()
    at = replace(at, waiting=waiting)
    said = words.explain(at, Action(Verb.AID, target=aid)).effects
    assert any(line.startswith("Nobody can attack you") for line in said) is says


def test_the_next_turn_is_drawn_among_those_who_wait() -> None:
    rules = rules_for(4)
    at = position(rules, {JASON: "2912"}, {6: "2912"}, part=Part.PRIZES)
    said = MythologyTexts(rules).explain(at, Action(Verb.END)).chance
    assert said == ("Chance decides who goes next: 3 players are equally likely.",)


def test_events_address_their_player_in_the_second_person() -> None:
    words, at = fighting(aid=2)
    transition = words.rules.apply(at, Action(Verb.AID, target=0), then_seeded(6, 5, 1, 2))
    said = [words.event(event, 0) for event in transition.events]
    assert "You remove Hydra from the map." in said
    assert "You attack Hydra with Jason: 13 (6 + 5, aid: 2) to 3 (1 + 2, aid: 0)." in " ".join(said)
    assert "Athena" not in said[-1]


def test_everybody_reads_which_unit_is_attacked_and_by_whom() -> None:
    words, at = fighting()
    players = [words.player(at, seat) for seat in range(2)]
    assert words.decision(at) == (
        f"{players[0]}: announce your aid for Jason against Hydra (6 available). "
        f"{players[1]} defends."
    )
    words, at = fighting(aid=2)
    assert words.decision(at) == (
        f"{players[1]}: announce your aid for Hydra against Jason (3 available). "
        f"{players[0]} attacks and gives 2 points."
    )
    at = replace(at, pending=None, battlefields=(words.rules.world.names.index("2912"),))
    assert words.action(at, Action(Verb.FIGHT, JASON, HYDRA)) == "Attack Hydra with Jason"


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Jason must stop in 2913 to fight Hydra and Sphinx."),
        ("pl", "Jazon: koniec ruchu na polu 2913, bo są tam wrogowie (Hydra i Sfinks)."),
    ],
)
def test_a_unit_that_stops_at_enemies_names_them(language: str, says: str) -> None:
    rules = rules_for()
    sphinx = next(n for n, unit in enumerate(rules.pack.units) if unit.en == "Sphinx")
    at = position(rules, {JASON: "2912", HYDRA: "2913", sphinx: "2913"})
    step = Action(Verb.STEP, JASON, rules.world.names.index("2913"))
    assert says in MythologyTexts(rules, language).explain(at, step).effects


def test_a_fight_follows_at_once_where_nothing_else_can_move() -> None:
    rules = rules_for()
    step = Action(Verb.STEP, JASON, rules.world.names.index("2913"))
    for others, says in (
        ({}, "comes next."),
        ({HERCULES: "2912"}, "comes after “End the movement”"),
    ):
        at = position(rules, {JASON: "2912", HYDRA: "2913"} | others)
        said = " ".join(MythologyTexts(rules).explain(at, step).effects)
        assert f"The fight {says}" in said


@pytest.mark.parametrize(
    ("language", "defends", "odds", "says"),
    [
        (
            "en",
            "Apollo defends and has 1 power point for aid.",
            "Chance: 50% with equal aid, 83% with 3 more, 38% with 1 less.",
            (
                "one after the other until only one side is left there. After winning, Jason can "
                "try to take the Golden Fleece there."
            ),
        ),
        (
            "pl",
            "Broni się Apollo i ma 1 punkt mocy na pomoc.",
            "Szansa: 50% przy równej pomocy, 83% przy większej o 3, 38% przy mniejszej o 1.",
            (
                "jedną po drugiej, aż zostanie tam tylko jedna strona. Jest tam skarb (Złote "
                "runo). Po wygranej Jazon może spróbować go zdobyć."
            ),
        ),
    ],
)
def test_an_attack_says_first_who_defends(
    language: str, defends: str, odds: str, says: str
) -> None:
    rules = rules_for()
    units = {JASON: "2912", HYDRA: "2913", GERYON: "2913"}
    at = position(rules, units, {6: "2913"}, power=(15, 1))
    words = MythologyTexts(rules, language)
    step = Action(Verb.STEP, JASON, rules.world.names.index("2913"))
    explained = words.explain(at, step)
    assert explained.chance == (defends, odds)
    assert " ".join(explained.effects).endswith(says)
    # The next decision names its fight.
    at = replace(at, units=rules.apply(at, step, then_seeded()).position.units)
    at = replace(at, part=Part.COMBAT, battlefields=(step.target,))
    explained = words.explain(at, Action(Verb.FIGHT, JASON, HYDRA))
    (line,) = explained.effects
    assert line.endswith({"en": "Jason against Hydra.", "pl": "(Jazon kontra Hydra)."}[language])
    assert explained.chance[0] == defends


@pytest.mark.parametrize(
    ("area", "god", "reason"),
    [
        ("Greece", "Apollo", "No god who favors Monsters is in the Area of the fight (Thrace)"),
        ("Thrace", "Artemis", "that god is in the Area of the fight (Thrace)"),
    ],
)
def test_an_attack_says_why_this_player_defends(area: str, god: str, reason: str) -> None:
    rules = rules_for(4)
    at = position(rules, {JASON: "3009", HYDRA: "3109"}, god="Ister", power=(5, 0, 0, 0))
    number = next(n for n, named in enumerate(rules.pack.area) if named.en == area)
    at = replace(at, areas=(*at.areas[:3], number))
    words = MythologyTexts(rules)
    step = Action(Verb.STEP, JASON, rules.world.index["3109"])
    explanation = words.explain(at, step)
    assert explanation.chance[0] == f"{god} defends, without power points for aid."
    assert "0:\u00a050%\u00a0· 1:\u00a062%." in explanation.chance[1]
    (why,) = [why for why in explanation.why if why.rule == "basic.defender"]
    assert reason in why.text and why.text in explanation.effects
    # Nobody's chance depends on aid that can't be given.
    at = replace(at, units=rules.apply(at, step, then_seeded()).position.units)
    at = replace(at, part=Part.COMBAT, battlefields=(step.target,), power=(1, 0, 0, 0))
    chances = words.explain(at, Action(Verb.FIGHT, JASON, HYDRA)).chance
    assert "without power points" in chances[0] and "0:\u00a050%" in chances[1]
    at = rules.apply(at, Action(Verb.FIGHT, JASON, HYDRA), then_seeded()).position
    aided = words.explain(at, Action(Verb.AID, target=1)).chance
    assert aided[0].startswith("The defender can't give aid, so")
