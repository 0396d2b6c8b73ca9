"""Texts that people paste: codes and links as mail, chat and word processors leave them.

Programs wrap lines, quote and escape signs, turn hyphens into dashes, and wrap links in links of
their own. ``readings`` undoes all of it; the codes themselves say which reading is right, because
they contain a checksum.
"""

import html
import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeVar
from urllib.parse import unquote

LONGEST: Final = 40_000
"""Maximum number of characters that are searched for codes and links."""
LEAST: Final = 8
"""Number of characters from which on a word in a text may be a code."""
_MOST_WORDS: Final = 200
"""Maximum number of words in which a wrapped code may be broken."""
_MOST_TRIES: Final = 250
"""Maximum number of readings of codes that are tried in a text."""
_LINE: Final = 60
"""Maximum number of characters in a text that no program wraps."""
_DEEPEST: Final = 5
"""Maximum number of times that a link can be wrapped and escaped."""
_ENTITY: Final = re.compile(r"&(?:[a-z]{2,31}|#\d{1,6}|#x[0-9a-f]{1,5});", re.IGNORECASE)
_DASHES: Final = re.compile("[\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]")
_QUOTED: Final = re.compile(r"^[ \t]*(?:[>|][> |\t]*)", re.MULTILINE)
_SOFT: Final = re.compile(r"=[ \t]*\n")
_OCTET: Final = re.compile(r"=([0-9A-F]{2})", re.IGNORECASE)
_UNICODE: Final = re.compile(r"\\u([0-9a-f]{4})", re.IGNORECASE)
_ESCAPED: Final = re.compile(r"\\(?=[^\w\s])|\\(?=_)|\\\n")
_TAG: Final = re.compile(
    r"</?(?:(?P<line>br|p|div|li|td|tr|th|pre|blockquote)"
    r"|wbr|span|font|mark|small|code|tt|b|i|u|em|strong)\b[^<>]*>(?(line)\n?)",
    re.IGNORECASE,
)
_SIGNED: Final = re.compile(r"^[ \t]*([A-Za-z]{1,12})>[ \t]?", re.MULTILINE)
"""The beginning of a line that is quoted with the name of its author, such as "Ann> "."""
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)
"""Signs without a shape that are no format characters."""
_FULL_STOP: Final = "\u3002"
"""The full stop of Chinese and Japanese, which their keyboards write for a dot."""
_WRAPPED_V2: Final = re.compile(r"(?<=[?&]u=)https?-3A[^&\s]*", re.IGNORECASE)
_WRAPPED_V3: Final = re.compile(r"/v3/__(.*?)__;", re.DOTALL)
_AROUND: Final = " \n.,;!`'\"<>()\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb"
_WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
T = TypeVar("T")


def readings(text: str) -> Iterator[str]:
    r"""Yield what a text can have been before programs changed it, the likeliest reading first.

    Examples
    --------
    >>> next(readings("> https://example.org/?code=3D1.toy.ab\\_c=\n> d"))
    'https://example.org/?code=1.toy.ab_cd'
    """
    start = _unquoted(text[:LONGEST])
    made: dict[str, None] = {}
    for first in (_quoted_printable(start), start):
        whole = _unescaped(first)
        for plain in (whole, _untagged(whole), _unsigned(whole)):
            for dash in ("-", "--"):
                reading = _DASHES.sub(dash, plain)
                # Word processors divide a long word with a hyphen at the end of a line.
                for second in (reading, re.sub(r"-\n[ \t]*", "", reading)):
                    if second not in made:
                        made[second] = None
                        yield second
    # A line can end within the name of a game or a parameter, too.
    for reading in tuple(made) if len(text) > _LINE else ():
        joined = re.sub(r"(?<!\s)(?: *\n *| )(?!\s)", "", reading)
        if joined not in made:
            made[joined] = None
            yield joined


def plain_line(text: str) -> str:
    """Return a line that somebody has pasted, without quotes, spaces and a full stop around it.

    Examples
    --------
    >>> plain_line("`move die:red D7`.")
    'move die:red D7'
    """
    if text.isascii() and text[:1].isalnum() and text[-1:].isalnum():
        return text
    return " ".join(_unquoted(text[:LONGEST]).strip(_AROUND).split())


def parameters(text: str, *names: str) -> Iterator[tuple[int, str]]:
    """Yield the values of the parameters of links in a text, each with the place where it begins.

    The names of parameters may be written in capital letters.

    Examples
    --------
    >>> list(parameters("<HTTPS://EXAMPLE.ORG/?LANG=pl&Code=1.toy.x>", "code"))
    [(35, '1.toy.x')]
    """
    pattern = rf"[?&;](?:{'|'.join(map(re.escape, names))})=[ \t\n]*([^&#\s<>\"'|)\]}}»”]*)"
    for match in re.finditer(pattern, text, re.IGNORECASE):
        yield match.start(1), match[1]


def codes_from(text: str, at: int) -> Iterator[str]:
    r"""Yield what the code that begins at a place may be, the likeliest first.

    A code can be wrapped over lines, and words can follow it: only reading it shows where it ends.

    Examples
    --------
    >>> list(codes_from("See Xk3\n Ab4\nBye!", 4))
    ['Xk3Ab4Bye', 'Xk3', 'Xk3Ab4']
    """
    words: list[str] = []
    while len(words) < _MOST_WORDS and (match := _WORD.match(text, at)):
        words.append(match[0])
        at = match.end()
        space = re.compile(r"\s+").match(text, at)
        if space is None:
            break
        at = space.end()
    if not words:
        return
    for count in dict.fromkeys((len(words), 1, *range(len(words) - 1, 0, -1))):
        code = "".join(words[:count])
        yield code
        if count == len(words) and text[at : at + 1] == "." and code[-1:].isdigit():
            yield code[:-1]  # The next code follows at once, and begins with a digit.
        if (bare := code.rstrip("_-")) != code and bare:
            yield bare  # such as _code_ in Markdown


def read_all(
    codes: Iterable[Iterable[str]], read: Callable[[str], T]
) -> tuple[dict[str, T], Exception | None]:
    """Return what the readable codes of a text say, by code, and the error of the first one.

    Parameters
    ----------
    codes
        What each code of the text may be, the likeliest first: at most one of them is read.
    read
        Reads a code, or raises ValueError.
    """
    result: dict[str, T] = {}
    tried: set[str] = set()
    first: Exception | None = None
    for several in codes:
        for code in several:
            if code in result:
                break
            if code in tried:
                continue
            if len(tried) == _MOST_TRIES:
                return result, first
            tried.add(code)
            try:
                result[code] = read(code)
            except ValueError as error:
                first = first or error
            else:
                break
    return result, first


def _unquoted(text: str) -> str:
    """Return a text in plain letters, without invisible signs and marks of quoted lines."""
    text = "\n".join(text.splitlines())
    # Half- and full-width letters, ligatures and all kinds of spaces become plain ones.
    text = unicodedata.normalize("NFKC", text.replace("\u2026", " \u2026 "))
    return _QUOTED.sub("", _seen(text.replace(_FULL_STOP, ".")))


def _seen(text: str) -> str:
    """Return a text without invisible signs, and with plain spaces."""
    text = re.sub(r"[^\S\n]", " ", _UNSEEN.sub("", text))
    if text.isascii() and text.replace("\n", " ").isprintable():
        return text
    return "".join(
        sign for sign in text if sign == "\n" or unicodedata.category(sign) not in {"Cf", "Cc"}
    )


def _untagged(text: str) -> str:
    """Return a text without the tags by which HTML lays texts out."""
    return _TAG.sub(lambda match: "\n" if match["line"] else "", text)


def _unsigned(text: str) -> str:
    """Return a text without the names of authors before their quoted lines."""
    names = Counter(_SIGNED.findall(text))
    return _SIGNED.sub(lambda match: "" if names[match[1]] > 1 else match[0], text)


def _quoted_printable(text: str) -> str:
    """Return a text decoded if it is in the encoding of mails, where "=3D" is "="."""
    if not (_SOFT.search(text) or "=3d" in text.lower()):
        return text
    joined = _SOFT.sub("", text)
    return _OCTET.sub(lambda match: chr(int(match[1], 16)), joined)


def _unescaped(text: str) -> str:
    """Return a text without escapes, and with links instead of those that wrap them."""
    for _ in range(_DEEPEST):
        plain = _ENTITY.sub(lambda match: html.unescape(match[0]), text)
        plain = _UNICODE.sub(lambda match: chr(int(match[1], 16)), plain)
        plain = _ESCAPED.sub("", plain)
        plain = _WRAPPED_V2.sub(
            lambda match: unquote(match[0].replace("-", "%").replace("_", "/")), plain
        )
        plain = _WRAPPED_V3.sub(lambda match: f" {match[1]} ", plain)
        plain = unquote(plain)
        if plain == text:
            break
        text = plain
    return _seen(text)
