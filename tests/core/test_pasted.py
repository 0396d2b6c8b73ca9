"""Codes and links as mail, chat and word processors leave them: read as they were, or refused."""

import textwrap
from functools import cache
from html import escape
from typing import Final
from urllib.parse import quote

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import oracle_nb
from oracle_nb.delphi.board import layout_code, read_layout
from oracle_nb.games import opening
from oracle_nb.storage import codes
from oracle_nb.storage.codes import CodeError, found_code
from tests.sample_saves import saved
from tests.samples import sampled

LINK: Final = "https://example.org/user/x/oracle/app?lang=pl&code="


@cache
def code(seed: int = 5) -> str:
    return opening.from_json(saved(seed)).share()


def wrapped(text: str, start: str = "", end: str = "\n", width: int = 72) -> str:
    return end.join(start + line for line in textwrap.wrap(text, width, break_on_hyphens=False))


def quoted_printable(text: str) -> str:
    return wrapped(text.replace("=", "=3D"), end="=\n", width=70)


def safelink(text: str) -> str:
    return (
        "https://eur01.safelinks.protection.outlook.com/?url="
        f"{quote(text, '')}&data=05%7C02%7Cann%40example.org&reserved=0"
    )


def proofpoint(text: str) -> str:
    escaped = quote(text, "").replace("_", "-5F").replace("-", "%2D").replace("%2D5F", "-5F")
    escaped = escaped.replace("%2F", "_").replace("%", "-")
    return f"https://urldefense.proofpoint.com/v2/url?u={escaped}&d=DwMFaQ&c=abc&r=x-y"


FULL_WIDTH: Final = str.maketrans({chr(n): chr(n + 0xFEE0) for n in range(0x21, 0x7F)})
HARMLESS: Final = {
    "quoted mail": lambda text: wrapped(text, "> "),
    "quoted twice": lambda text: wrapped(text, ">> "),
    "wrapped": wrapped,
    "wrapped with spaces": lambda text: wrapped(text, "    ", " \r\n"),
    "quoted-printable": quoted_printable,
    "angle brackets": lambda text: f"<{text}>",
    "quotes": lambda text: f"„{text}”",
    "guillemets": lambda text: f"«{text}»",
    "straight quotes": lambda text: f'"{text}"',
    "parentheses": lambda text: f"({text})",
    "markdown link": lambda text: f"[our game]({text})",
    "markdown escapes": lambda text: text.replace("_", r"\_").replace("-", r"\-"),
    "italics": lambda text: f"_{text}_",
    "code": lambda text: f"`{text}`",
    "full stop": lambda text: f"{text}.",
    "exclamation": lambda text: f"{text}!",
    "comma": lambda text: f"{text}, see you",
    "zero width": lambda text: text[:30] + "\u200b" + text[30:40] + "\u200d\ufeff" + text[40:],
    "soft hyphens": lambda text: "\u00ad".join(textwrap.wrap(text, 20, break_on_hyphens=False)),
    "no-break spaces": lambda text: f"\u00a0{text}\u00a0\u202f",
    "dashes": lambda text: text.replace("-", "\u2013"),
    "minus signs": lambda text: text.replace("-", "\u2212"),
    "no-break hyphens": lambda text: text.replace("-", "\u2011"),
    "a dash for two hyphens": lambda text: text.replace("--", "\u2014"),
    "percent": lambda text: quote(text, ""),
    "percent twice": lambda text: quote(quote(text, ""), ""),
    "HTML": lambda text: f'<a href="{escape(text)}">our game</a>',
    "safelink": safelink,
    "proofpoint": proofpoint,
    "search engine": lambda text: f"https://www.google.com/url?q={quote(text, '')}&sa=D",
    "full width": lambda text: text.translate(FULL_WIDTH),
    "a sentence before": lambda text: f"Here's our game: {text}",
    "a sentence after": lambda text: f"{text} Have fun with it",
    "a letter": lambda text: f"Hi Ann,\n\nhere is it:\n{wrapped(text)}\n\nBest wishes\nBob",
    "twice": lambda text: f"{text}\n\n{text}",
    "byte order mark": lambda text: f"\ufeff{text}\n",
    "null": lambda text: f"{text}\0",
    "quoted with names": lambda text: wrapped(text, "Ann> "),
    "quoted quoted-printable": lambda text: "".join(
        f"> {line}\n" for line in quoted_printable(text).split("\n")
    ),
    "small quoted-printable": lambda text: text.replace("=", "=3d"),
    "named entities": lambda text: text.replace(".", "&period;").replace("_", "&lowbar;"),
    "numbered entities": lambda text: text.replace(".", "&#46;").replace("-", "&#x2d;"),
    "HTML spaces": lambda text: f"{text[:30]}&ZeroWidthSpace;{text[30:40]}&shy;{text[40:]}",
    "HTML lines": lambda text: wrapped(text, end="<br>\n", width=50),
    "HTML marks": lambda text: f"<p><b>{text[:30]}<wbr>{text[30:50]}</b><i>{text[50:]}</i></p>",
    "JSON": lambda text: text.replace("/", r"\/").replace("=", r"\u003D").replace("&", r"\u0026"),
    "Chinese full stops": lambda text: text.replace(".", "\u3002"),
    "one dot leaders": lambda text: text.replace(".", "\u2024"),
    "signs without a shape": lambda text: f"{text[:15]}\ufe0f{text[15:40]}\u034f{text[40:]}\u3164",
    "shell": lambda text: wrapped(text, end="\\\n"),
    "other line ends": lambda text: wrapped(text, end="\u2028\t", width=55),
}
OF_LINKS: Final = {"safelink", "proofpoint", "search engine"}


@pytest.mark.parametrize(
    ("name", "start"),
    [
        *((name, LINK) for name in HARMLESS),
        # Only links are wrapped in links.
        *sampled(((name, "") for name in HARMLESS if name not in OF_LINKS), 3),
    ],
)
def test_a_code_is_read_as_programs_leave_it(name, start):
    text = HARMLESS[name](start + code())
    assert oracle_nb.open_game(text).share() == code(), text[:300]


@pytest.mark.parametrize("name", ["mythology", "mythology-advanced"])
@pytest.mark.parametrize(
    "widths", [(41, 62), pytest.param(range(20, 80, 7), marks=pytest.mark.long)], ids=repr
)
def test_a_line_can_end_anywhere(name, widths):
    text = oracle_nb.new_game(players=2, seed=1, game=name).share()
    for width in widths:
        for end in ("\n", "\n> ", " "):
            assert oracle_nb.open_game(wrapped(LINK + text, end=end, width=width)).share() == text


def test_a_code_that_is_pasted_twice_is_read():
    assert oracle_nb.open_game(code() + code()).share() == code()


@pytest.mark.parametrize("text", [LINK.upper() + "{}", LINK + "{}&back=1#top", "<{}>|our game>"])
def test_links_of_any_form_are_read(text):
    assert oracle_nb.open_game(text.format(code())).share() == code()


def test_a_capitalized_name_of_a_game_is_read():
    version, name, data = code().split(".")
    assert oracle_nb.open_game(f"{version}. {name.title()}. {data}").share() == code()


def test_codes_of_two_games_are_refused_with_both():
    with pytest.raises(CodeError, match=r"codes of 2 games, 1\.delphi") as refused:
        oracle_nb.open_game(f"{code(5)}\n\n{LINK}{code(6)}")
    assert refused.value.fault == "several"
    # A shortened copy beside the whole link is no second game.
    assert oracle_nb.open_game(f"[{LINK}{code()[:60]}\u2026]({LINK}{code()})").share() == code()


@pytest.mark.parametrize("cut", [1, 2, 5, 100])
def test_a_cut_code_is_refused_with_its_end(cut):
    for start in ("", LINK):
        with pytest.raises(CodeError, match=r"not whole .*characters") as refused:
            oracle_nb.open_game(start + code()[:-cut])
        assert refused.value.fault == "damaged"


def test_paths_are_no_codes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    game = oracle_nb.new_game(players=2, seed=1)
    for name in ("1.delphi.json", "1.delphi.backup1234"):
        game.save(tmp_path / name)
        assert oracle_nb.open_game(name).position == game.position
    assert not found_code("see https://1.example.com/ and 12.delphi.json")


@given(
    st.lists(st.sampled_from(sorted(HARMLESS)), max_size=3),
    st.integers(0, 10_000),
    st.sampled_from(["keep", "cut", "change", "insert"]),
)
@settings(max_examples=30, deadline=None, derandomize=True)
@example(["quoted mail", "quoted-printable"], 0, "keep")
def test_whatever_programs_do_no_wrong_game_is_opened(names, place, damage):
    text = LINK + code()
    for name in names:
        text = HARMLESS[name](text)
    at = place % len(text)
    if damage == "cut":
        text = text[:at]
    elif damage == "change":
        text = f"{text[:at]}~{text[at + 1 :]}"
    elif damage == "insert":
        text = f"{text[:at]}x{text[at:]}"
    try:
        game = oracle_nb.open_game(text)
    except oracle_nb.OracleError:
        return
    assert game.share() == code()


@pytest.mark.parametrize("name", sorted(HARMLESS))
def test_a_layout_code_is_read_as_programs_leave_it(name):
    layout = oracle_nb.free_layout(7)
    for start in ("", "https://example.org/app?layout=", "https://example.org/app?explore="):
        if name in OF_LINKS and not start:
            continue
        assert read_layout(HARMLESS[name](start + layout_code(layout))) == layout


@pytest.mark.parametrize(
    "text",
    [
        *("free.7", " Free.7\n", "(free.7).", "\u201cFREE.7\u201d", "free.7\u200b"),
        *(
            "https://example.org/app?explore=free.7",
            "<HTTPS://EXAMPLE.ORG/?lang=pl&Layout=Free.7>.",
        ),
    ],
)
def test_the_name_of_a_board_is_read_as_programs_leave_it(text):
    assert read_layout(text) == oracle_nb.free_layout(7)


@pytest.mark.parametrize("query", ["join=abc", "lesson=sailing", "layout=free.7", ""])
def test_a_link_without_a_game_is_no_missing_file(query):
    with pytest.raises(oracle_nb.OracleError, match="this link carries no game"):
        oracle_nb.open_game(f"https://example.org/app?{query}")


@pytest.mark.parametrize("text", ["1.delphi.aaaaaaaaaa " * 3_000, "1.delphi." + "a b " * 9_000])
def test_few_of_many_codes_are_tried(text, monkeypatch):
    tried = []

    def decode(code, _typical):
        tried.append(code)
        raise CodeError("damaged", "damaged")

    monkeypatch.setattr(codes, "decode", decode)
    with pytest.raises(CodeError):
        opening.from_code(text)
    assert len(tried) <= 250
