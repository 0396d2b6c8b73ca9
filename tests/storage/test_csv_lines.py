"""Tables as CSV: no program finds a formula in them, and numbers stay numbers."""

import csv
import math
import unicodedata
from io import StringIO
from itertools import product

import pandas as pd

from oracle_nb.cli import main
from oracle_nb.core.csv_lines import csv_line, harmless
from oracle_nb.explorer.atlas_files import _short
from oracle_nb.lessons.catalog import lessons_of
from oracle_nb.lessons.progress import FORMAT, read_export
from oracle_nb.lessons.results import BY_LESSON, LearnerResult, by_lesson, to_csv

CALLED = "cmd|'/C calc'!A0"
BEGINNINGS = "=+-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u207a\u208c\u2212"
SEPARATORS = ';,\t|:/ \n\r\x0b\u2028\uff1b\uff0c\u060c#&."'


def cells(line: str, separator: str) -> list[str]:
    """The cells that programs find in a line, whether they take quotes for quotes or not."""
    columns = line.split(separator)
    if separator not in '"\n\r':
        lines = StringIO(line, newline="")
        for row in csv.reader(lines, delimiter=separator):
            columns += row
        lines.seek(0)
        for row in csv.reader(lines, delimiter=separator, quoting=csv.QUOTE_NONE):
            columns += row
    return columns


def is_formula(cell: str) -> bool:
    """Whether a spreadsheet could run a cell, however much it trims."""
    return unicodedata.normalize("NFKC", cell.strip(' \t\r\n\x0b\u2028"')).startswith(
        ("=", "+", "-", "@", "\u2212")
    )


def test_no_cell_is_a_formula():
    for begin, separator in product(BEGINNINGS, SEPARATORS):
        no_formula(begin, separator)


def no_formula(begin, separator):
    """Fail if a cell with a call that begins like this could be run."""
    payload = f"{begin}{CALLED}"
    texts = [
        payload,
        f" {payload}",
        f'"{payload}',
        f"A{separator}{payload}{separator}",
        f'A{separator}"{payload}"',
        f"A{separator} \t{payload}",
        f"A{separator}{separator}{begin}{payload}",
    ]
    for text in texts:
        for line in (csv_line([text, "B"]), csv_line(["B", text, text])):
            assert line.startswith('"') and line.endswith('"\n')
            assert not [cell for cell in cells(line, separator) if is_formula(cell)]


def test_names_and_numbers_stay():
    for text in ("Jo-Ann", "\u0141ukasz \u017b.", "7a", "a_b", "\u5c71\u7530", "", "O'Neil"):
        assert harmless(text) == text
    numbers = [1, -2, 0.25, -1e-9, 1e300, None, True]
    frame = pd.read_csv(StringIO(csv_line("abcdefg") + csv_line(numbers)))
    assert [*frame.iloc[0]][:5] == numbers[:5]
    assert math.isnan(frame["f"][0]) and bool(frame["g"][0]) is True
    assert {str(frame[column].dtype) for column in "cde"} == {"float64"}


def test_quotes_and_line_ends_are_read_back():
    row = ['say "hi"', "two\nlines", "a,b"]
    assert [*csv.reader(StringIO(csv_line(row), newline=""))] == [row]


def test_a_learner_cannot_name_a_formula():
    kept = read_export(
        b'{"format":"%b","rules":[],"lessons":[["sailing",1,9]]}' % FORMAT.encode(), "delphi"
    )
    text = to_csv(
        BY_LESSON,
        by_lesson([LearnerResult(f"A;={CALLED};", "x;@y.json", kept)], lessons_of("delphi"), "en"),
    )
    assert text.startswith('\ufeff"learner","file",')
    for line in text.removeprefix("\ufeff").splitlines():
        assert not [
            cell for separator in ";,\t" for cell in cells(line, separator) if is_formula(cell)
        ]


def test_games_of_bots_are_quoted(capsys):
    assert main(["simulate", "--games", "1", "--players", "2", "--bots", "random", "--csv"]) == 0
    text = capsys.readouterr().out
    assert all(line.startswith('"') and line.endswith('"') for line in text.splitlines())
    frame = pd.read_csv(StringIO(text))
    assert str(frame["seed"].dtype) == "int64" and list(frame["bot"]) == ["random", "random"]


def test_numbers_of_atlases_are_short():
    assert [_short(number) for number in (21.0, 0.5, -3.0, math.nan, 1e22)] == [
        21,
        0.5,
        -3,
        None,
        1e22,
    ]
