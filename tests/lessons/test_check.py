"""`oracle-nb lesson check`: every fault of a lesson file, named with its place."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from oracle_nb.cli import main
from oracle_nb.games import registry
from oracle_nb.games.registry import lessons_of_game
from oracle_nb.lessons import lesson_check
from oracle_nb.lessons.lesson import read_lesson
from oracle_nb.lessons.lesson_check import SEEDS, faults, line_of
from tests.lessons.exercises import ANY_GAME, SCHOOL
from tests.toy.package import TOY

FILES = tuple(SCHOOL.lessons())
FILE = Path(__file__).parent / "60-voyages.toml"
OTHERS = tuple(map(read_lesson, FILES))
TEXT = FILE.read_text("utf-8")


def messages(tmp_path: Path, text: str) -> list[str]:
    """The faults of a lesson, each without the name of the file; its line must be the right one."""
    path = tmp_path / "lesson.toml"
    path.write_text(text, "utf-8")
    return [str(fault).removeprefix(f"{path}:") for fault in faults(path, ANY_GAME, OTHERS)]


def line(text: str) -> int:
    """Return the line of the lesson's file in which something occurs first."""
    return TEXT[: TEXT.index(text)].count("\n") + 1


def test_an_empty_file_lacks_everything_and_all_of_it_is_named(tmp_path):
    problems = messages(tmp_path, "")
    for name in ("name", "number", "title", "goal", "summary"):
        assert sum(f"the field `{name}` is missing" in fault for fault in problems) == 1
    assert sum("there is no [[" in fault for fault in problems) == 2 and len(problems) == 7


def test_the_example_of_the_guide_is_sound(tmp_path):
    guide = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    assert messages(tmp_path, guide.split("```toml\n")[1].split("```")[0]) == []


@pytest.mark.parametrize("game", ["delphi", "mythology"])
def test_the_lessons_themselves_have_none(game, capsys, monkeypatch):
    monkeypatch.setattr(lesson_check, "SEEDS", 1)
    school = lessons_of_game(game)
    lessons = {path: read_lesson(path) for path in school.lessons()}
    files = tuple(lessons)[:: 6 if len(lessons) > 9 else 2]

    def others(path):
        return [lesson for file, lesson in lessons.items() if file != path]

    problems = [faults(path, school, others(path)) for path in files]
    assert [fault for each in problems for fault in each] == []
    check_by_command(game, files[:1], capsys)


@pytest.mark.long
@pytest.mark.parametrize("game", ["delphi", "mythology"])
def test_the_lessons_themselves_have_none_with_more_seeds(game, capsys):
    check_by_command(game, lessons_of_game(game).lessons(), capsys)


def check_by_command(game, files, capsys):
    assert main(["lesson", "check", "--game", game, *map(str, files)]) == 0
    assert capsys.readouterr().out.count(" is sound: ") == len(files)


@pytest.mark.parametrize(
    ("old", "new", "field", "what"),
    [
        ('name = "voyages"', 'name = "Sailing!"', "name", "must have the form ^[a-z]"),
        ('name = "voyages"', 'name = "wheel"', "name", "there is a lesson 'wheel' already"),
        ('name = "voyages"', 'name = "review"', "name", "there is a lesson 'review' already"),
        ('en = "Sailing"', 'en = ""', "title", "a text is needed, not an empty one"),
        ("number = 60", "number = 'five'", "number", "a whole number is needed, not a text"),
        ("number = 60", "number = 1", "number", "1 is the number of lesson 'map'"),
        ('["wheel"]', '["whel"]', "after.1", "there is no lesson 'whel'; did you mean 'wheel'"),
        ('"move.end-color"]', '"move.end-colour"]', "steps.1.rules.2", "move.end-color"),
        ('"sailing.cost"', '"sailing.costs"', "exercises.5.template", "'sailing.cost'"),
        ('pl = "Żeglowanie"', "", "title", "it is wanted in en and pl, not in en"),
        ("Sail there.", "Go. Go. Sail there.", "steps.3.say.en", "5 sentences; at most 3"),
        ('"move die:red w6"', '"move die:red w5"', "steps.1.do.1", "[move.end-color]"),
        ('"move die:red w6"', '"swim w6"', "steps.1.do.1", "swim"),
        ('point = ["w6"]', 'point = ["w66"]', "steps.1.point.1", "w66"),
        ('ship = "w3"', 'ship = "w33"', "steps.1.scene.red.ship", "w33"),
        ("favor = 2", "favors = 2", "steps.1.scene.red", "favors"),
        (
            'do = ["move die:red w6"]',
            'do = ["move die:red w6"]\nchance = { die = ["red"] }',
            "steps.1.chance.die",
            "1 more given than is asked for",
        ),
        (
            'do = ["move die:red w6"]',
            'do = ["move die:red w6"]\nchance = { dice = [1] }',
            "steps.1.chance",
            "dice",
        ),
        ('do = ["move die:red w6"]', "do = []", "steps.1.do", "no action is named"),
        ('template = "sailing.cost"', 'templat = "x"', "exercises.5", "there is no field templat"),
        (
            'template = "sailing.cost"',
            "times = 3",
            "exercises.5",
            "the field `template` is missing",
        ),
    ],
)
def test_a_fault_is_named_with_its_place(tmp_path, old, new, field, what):
    problems = messages(tmp_path, TEXT.replace(old, new, 1))
    assert problems, "no fault was found"
    number, where, text = problems[0].split(":", 2)
    assert where.strip() == field
    assert what in text
    assert abs(int(number) - line(old)) <= 2


@pytest.mark.parametrize("fault", [{"answers": ()}, {"answers": (("wrong",),)}])
def test_an_exercise_without_a_correct_answer_is_named_with_its_seed(tmp_path, monkeypatch, fault):
    made: list[int] = []
    rules = SCHOOL.exercise("sailing.trip", 1).rules
    right, wrong = SimpleNamespace(right=True), SimpleNamespace(right=False)
    sound = SimpleNamespace(rules=rules, answers=((),), solution=(), judge=lambda _: right)
    faulty = SimpleNamespace(rules=rules, **fault, solution=(), judge=lambda _: wrong)

    def exercise(_school, template: str, seed: int):
        if template != "sailing.trip":
            return sound
        made.append(seed)
        return faulty if seed in (3, 9) else sound

    monkeypatch.setattr(type(SCHOOL), "exercise", exercise)
    (message,) = messages(tmp_path, TEXT)
    assert "exercises.10.template: seed 3: there is no right answer" in message
    assert made == list(range(1, SEEDS + 1))
    made.clear()
    trip = 'template = "sailing.trip"'
    (message,) = messages(tmp_path, TEXT.replace(trip, f"{trip}\nseed = 9"))
    assert "seed 9: there is no right answer" in message
    assert made == [9]


def test_a_refused_step_explains_why(tmp_path):
    (fault,) = messages(tmp_path, TEXT.replace('"move die:black w5"', '"move die:black w9"', 1))
    assert "'move die:black w9' is refused" in fault
    assert "B10 is green, but you are using black. [move.end-color]" in fault


def test_every_fault_is_named_at_once(tmp_path):
    text = TEXT.replace('"move.range"', '"move.rang"', 1).replace("favor = 6", "favor = 0", 1)
    text = text.replace('"sailing.trip"', '"sailing.tripp"', 1)
    fields = [message.split(":", 2)[1].strip() for message in messages(tmp_path, text)]
    assert fields == ["exercises.10.template", "steps.1.rules.1", "steps.4.do.1"]


def test_each_part_that_is_no_lesson_is_named(tmp_path):
    text = TEXT.replace("number = 60", "number = 0").replace("[steps.say]", "[steps.says]", 2)
    fields = [message.split(":", 2)[1].strip() for message in messages(tmp_path, text)]
    assert fields == ["number", "steps.1", "steps.2"]


def test_every_way_through_the_steps_is_followed(tmp_path):
    more = 'do = ["move die:yellow w2", "favor die:black"]'
    (fault,) = messages(
        tmp_path,
        TEXT.replace('do = ["move die:yellow w2"]\n', f"{more}\n").replace(
            f"{more}\n", 'do = ["move die:yellow w2"]\n', 1
        ),
    )
    # After taking favor tokens with the black die, it is missing in the next step.
    assert "steps.9.do.1" in fault and "[turn.die-once]" in fault


def test_prerequisites_must_have_been_taught(tmp_path):
    problems = messages(tmp_path, TEXT.replace('rules = ["move.buy-range"]\n', ""))
    assert (
        len(problems) == 1
        and "steps.3: this needs the rule move.buy-range, which was not taught before"
        in problems[0]
    )
    assert "(11 places more)" in problems[0]
    alone = messages(tmp_path, TEXT.replace('after = ["wheel"]', "after = []"))
    assert "steps.5: this needs the rule oracle.wheel" in alone[1]
    assert "'wheel' teaches it, but this is not `after` it" in alone[1]


@pytest.mark.long
def test_an_unusual_length_is_no_fault_but_noted(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(lesson_check, "SEEDS", 1)
    path = tmp_path / "lesson.toml"
    text = TEXT.replace('"voyages"', '"second"', 1).replace("number = 60", "number = 62")
    exercises = text.index("[[exercises]]")
    once = '\n[[exercises]]\ntemplate = "sailing.reach"\n'
    step = text.index("[[steps]]", text.index("[[steps]]") + 1)
    for unusual in (text[:step] + once, text + once * 5):
        path.write_text(unusual, "utf-8")
        assert main(["lesson", "check", str(path)]) == 0
        assert re.search(r"is sound: .* minutes \(2 to 8 are usual\)\n", capsys.readouterr().out)
    path.write_text(text[:exercises] + once, "utf-8")
    assert main(["lesson", "check", str(path)]) == 0
    assert capsys.readouterr().out.endswith(" minutes\n")


def test_a_lesson_in_one_language_is_sound_and_noted(tmp_path, capsys):
    guide = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text("utf-8")
    text = guide.split("```toml\n")[1].split("```")[0]
    polish = "".join(line for line in text.splitlines(True) if not line.startswith("en = "))
    path = tmp_path / "lesson.toml"
    path.write_text(polish, "utf-8")
    assert main(["lesson", "check", str(path)]) == 0
    assert "its texts are in one language only" in capsys.readouterr().out
    assert read_lesson(path).title == {"en": "Ołtarze", "pl": "Ołtarze"}
    assert not any(lesson.in_one_language for lesson in OTHERS)


def test_a_file_without_a_lesson_is_rejected(tmp_path, capsys):
    path = tmp_path / "lesson.toml"
    for text, what in (
        ("", "there is no [[steps]]"),
        ("[title", "this is not TOML"),
        ("steps = 3\nexercises = []", "is needed, not a whole number"),
    ):
        assert any(what in message for message in messages(tmp_path, text))
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["lesson", "check", str(path)]) == 1
    assert "lesson.toml: it can't be read" in capsys.readouterr().out
    assert main(["lesson", "check", str(tmp_path / "none.toml")]) == 1
    assert "none.toml: it can't be read" in capsys.readouterr().out


def test_a_lesson_after_another_that_is_checked_with_it(tmp_path, capsys):
    first, second = tmp_path / "61-first.toml", tmp_path / "62-second.toml"
    first.write_text(
        TEXT.replace('"voyages"', '"first"', 1).replace("number = 60", "number = 61"), "utf-8"
    )
    again = TEXT.replace('"voyages"', '"second"', 1).replace("number = 60", "number = 62")
    second.write_text(again.replace('["wheel"]', '["first"]'), "utf-8")
    assert main(["lesson", "check", str(second)]) == 1
    assert "there is no lesson 'first'" in capsys.readouterr().out
    assert main(["lesson", "check", str(first), str(second)]) == 0


def test_a_missing_field_is_reported_at_the_nearest_line():
    lines = ["a = 1", "[[steps]]", "b = 2", "[[steps]]", "c = { d = 3 }"]
    assert line_of(lines, "steps.2.c.d.4") == 5
    assert line_of(lines, "steps.2.b") == 4
    assert line_of(lines, "steps.9") == line_of(lines, "") == 0
    assert line_of(lines, "a") == 1


def test_lessons_of_any_game_are_checked(tmp_path, monkeypatch):
    monkeypatch.setitem(registry._registered, "toy", TOY)
    toy = lessons_of_game("toy")
    (file,) = toy.lessons()
    text = file.read_text("utf-8")
    path = tmp_path / "race.toml"

    def faults_in(text: str) -> list[str]:
        path.write_text(text, "utf-8")
        return [str(fault).removeprefix(f"{path}:") for fault in faults(path, toy, ())]

    assert faults_in(text) == []
    (fault_text,) = faults_in(text.replace('do = ["roll"]', 'do = ["swim"]'))
    assert "steps.2.do.1: 'swim' is refused: " in fault_text and "[toy.dry]" in fault_text
    (fault_text,) = faults_in(text.replace("die = [3]", "dice = [3]"))
    assert "steps.2.chance" in fault_text


@pytest.mark.parametrize("number", range(5, TEXT.count("\n"), 13))
def test_any_missing_field_is_reported_without_a_crash(tmp_path, number):
    lines = TEXT.splitlines()
    del lines[number]
    path = tmp_path / "lesson.toml"
    path.write_text("\n".join(lines), "utf-8")
    for fault in faults(path, ANY_GAME, OTHERS):
        assert fault.text
        assert bool(fault.field) == bool(fault.line)
