"""Suggestions instead of refused actions: nearest first, in words, and what is missing."""

from oracle_nb.games.registry import package_of
from oracle_nb.mythology.model.position import Fight, Offer, Part, Position
from oracle_nb.mythology.text import MythologyTexts
from tests.mythology.positions import (
    GERYON,
    HERCULES,
    HYDRA,
    JASON,
    PERSEUS,
    area,
    position,
    rules_for,
)


def suggestions(at: Position, text: str, players: int = 2) -> list[tuple[str, tuple[str, ...]]]:
    """Return what is suggested instead of an action: each sentence with its actions."""
    rules = rules_for(players)
    words = MythologyTexts(rules)
    advice = package_of("mythology").repairs(rules, at, rules.notation.read(text))
    lines = [
        (words.repair(at, line), tuple(map(rules.notation.write, line.actions)))
        for line in advice.lines
    ]
    return lines or [(words.missing(violation), ()) for violation in advice.missing]


def test_a_step_too_far_is_taken_in_two() -> None:
    at = position(rules_for(), {JASON: "2911", PERSEUS: "3013"})
    assert suggestions(at, "step jason 2913")[:2] == [
        (
            "Move Jason to 2912, then to 2913 (4 power points).",
            ("step jason 2912", "step jason 2913"),
        ),
        ("Move Perseus to 2913 instead (2 power points).", ("step perseus 2913",)),
    ]


def test_a_far_step_goes_toward_its_aim() -> None:
    at = position(rules_for(), {JASON: "2911"})
    ((said, actions),) = suggestions(at, "step jason 2905")
    assert said == "Move Jason toward it: to 2910 (2 power points)."
    assert actions == ("step jason 2910",)


def test_a_far_step_goes_around_enemies() -> None:
    at = position(rules_for(), {JASON: "2911", HYDRA: "2910", GERYON: "2909"})
    ((said, actions),) = suggestions(at, "step jason 2909")
    assert said.startswith("Move Jason toward it: to ") and actions != ("step jason 2910",)


def test_an_attack_is_called_one() -> None:
    at = position(rules_for(), {JASON: "2911", PERSEUS: "3013", HYDRA: "2913"})
    said = [sentence for sentence, _ in suggestions(at, "step jason 2913")]
    assert said == [
        "Move Jason to 2912, then attack in 2913 (6 power points).",
        "Attack there with Perseus instead: move to 2913 (4 power points).",
        "Move Jason toward it: to 2912 (2 power points).",
    ]
    rules = rules_for()
    near = [rules.world.names[hex_] for hex_ in rules.world.neighbors[rules.world.index["2911"]]]
    ring = {HYDRA + number: name for number, name in enumerate(near)}
    said = [
        sentence
        for sentence, _ in suggestions(position(rules, {JASON: "2911"} | ring), "step jason 2905")
    ]
    assert len(said) == 1 and said[0].startswith("First attack: move Jason to ")


def test_no_other_unit_replaces_one_that_can_not_move() -> None:
    at = position(rules_for(), {JASON: "2911", HERCULES: "3013", PERSEUS: "3009"})
    missing = "Perseus can move when your god is in Ister at the start of your turn."
    assert suggestions(at, "step perseus 3109") == [(missing, ())]


def test_a_fight_in_movement_begins_with_an_attack() -> None:
    at = position(rules_for(), {JASON: "2911", PERSEUS: "2913", HYDRA: "2912"})
    assert suggestions(at, "fight perseus hydra") == [
        ("First attack: move Perseus to 2912 (4 power points).", ("step perseus 2912",)),
        ("First attack: move Jason to 2912 (4 power points).", ("step jason 2912",)),
    ]
    far = position(rules_for(), {JASON: "2911", HYDRA: "2908"})
    assert suggestions(far, "fight jason hydra") == [
        ("Move Jason toward it: to 2910 (2 power points).", ("step jason 2910",))
    ]


def test_a_hero_goes_to_a_prize_before_trying_for_it() -> None:
    at = position(rules_for(), {JASON: "2911"}, {6: "2912"})
    assert suggestions(at, "seize jason")[0] == (
        "First move Jason to the Prize in 2912 (2 power points).",
        ("step jason 2912",),
    )
    far = position(rules_for(), {JASON: "2911"}, {6: "2908", 7: "1611"})
    assert suggestions(far, "seize jason")[0][1] == ("step jason 2910",)


def test_the_god_is_placed_before_a_step() -> None:
    at = position(rules_for(), {JASON: "2911"}, part=Part.GOD)
    assert suggestions(at, "step jason 2912")[0] == (
        "Place your god in Greece, then move Jason to 2912 (2 power points).",
        ("place greece", "step jason 2912"),
    )


def test_a_fight_is_named_the_right_way_round() -> None:
    rules = rules_for()
    units = {JASON: "2912", HYDRA: "2912", GERYON: "2912"}
    at = position(
        rules,
        units,
        part=Part.COMBAT,
        battlefields=(rules.world.index["2912"],),
        entered=1 << JASON,
    )
    assert suggestions(at, "fight hydra jason")[0] == (
        "Let Jason fight Hydra.",
        ("fight jason hydra",),
    )


def test_aid_beyond_the_points_becomes_all_of_them() -> None:
    units = {JASON: "2912", HYDRA: "2912"}
    pending = Fight(JASON, HYDRA, 1)
    at = position(rules_for(), units, part=Part.COMBAT, pending=pending, power=(6, 3))
    assert suggestions(at, "aid 9") == [("Give 6 points of aid (6 power points).", ("aid 6",))]


def test_a_unit_elsewhere_is_missing_a_god() -> None:
    at = position(rules_for(), {PERSEUS: "3009"})
    said = [text for text, actions in suggestions(at, "step perseus 3010") if not actions]
    assert said == ["Perseus can move when your god is in Ister at the start of your turn."]


def test_an_occupied_area_becomes_a_free_one_with_units() -> None:
    rules = rules_for()
    units, areas = {JASON: "3111", PERSEUS: "2911"}, (-1, area(rules, "Greece"))
    at = position(rules, units, part=Part.GOD, areas=areas)
    assert suggestions(at, "place greece")[0] == ("Place your god in Thrace.", ("place thrace",))


def test_an_alliance_is_offered_to_somebody_of_the_same_side() -> None:
    at = position(rules_for(4), {JASON: "2911"})
    ((said, actions),) = suggestions(at, "propose 2", players=4)
    assert said.startswith("Offer ") and said.endswith("(Heroes) an alliance.")
    assert actions == ("propose 3",)


def test_a_pending_decision_comes_first() -> None:
    rules = rules_for(4)
    at = position(rules, {JASON: "2911"}, pending=Offer(2))
    assert suggestions(at, "end-moves", players=4) == [
        ("First decide whether to accept the alliance.", ())
    ]
