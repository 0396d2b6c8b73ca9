"""Write oracle_nb/text/lookalikes.txt from Unicode's confusables.txt.

    python scripts/lookalikes.py confusables.txt

The file comes from https://www.unicode.org/Public/security/latest/ (Unicode Technical Standard 39).
Left out is what names can't contain and what NFKC changes, because names are compared in NFKC.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = ROOT / "oracle_nb" / "text" / "lookalikes.txt"
HEADER: Final = """\
# Characters that look alike: a prototype, then those that look like it, as code points.
# Made by scripts/lookalikes.py from confusables.txt of Unicode Technical Standard 39 ({version}).
# Small capitals and letters in filled circles and squares are added as capitals.
# Copyright (c) 1991-2024 Unicode, Inc. Unicode is a registered trademark of Unicode, Inc. in the
# United States and other countries. License and terms of use: https://www.unicode.org/copyright.html
"""
_VERSION: Final = re.compile("# (Version: .*)")
_CAPITAL: Final = re.compile(
    "(?:LATIN LETTER SMALL|NEGATIVE (?:CIRCLED|SQUARED) LATIN) CAPITAL(?: LETTER)? ([A-Z])"
)


def prototypes(text: str) -> dict[str, str]:
    """Return the prototype of each character that names can contain."""
    by_sign = {}
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            sign, prototype = (
                "".join(chr(int(part, 16)) for part in field.split()) for field in fields[:2]
            )
            by_sign[sign] = prototype
    capitals = {
        sign: match[1]
        for sign in map(chr, range(sys.maxunicode + 1))
        if (match := _CAPITAL.fullmatch(unicodedata.name(sign, "")))
    }
    by_sign = {
        sign: "".join(capitals.get(character, character) for character in by_sign[sign])
        for sign in by_sign
    }
    by_sign |= capitals
    return {sign: by_sign[sign] for sign in sorted(by_sign) if _may_be_in_names(sign)}


def _may_be_in_names(sign: str) -> bool:
    usual = unicodedata.normalize("NFKC", sign) == sign
    return len(sign) == 1 and usual and unicodedata.category(sign)[0] in "LMNPS"


def main(arguments: list[str]) -> int:
    """Write the table; the exit code."""
    if len(arguments) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    text = Path(arguments[0]).read_text("utf-8-sig")
    version = _VERSION.search(text)
    alike: dict[str, list[str]] = {}
    for sign, prototype in prototypes(text).items():
        if sign != prototype:
            alike.setdefault(prototype, []).append(f"{ord(sign):X}")
    lines = [
        f"{'+'.join(f'{ord(sign):X}' for sign in prototype)} {' '.join(signs)}"
        for prototype, signs in sorted(alike.items())
    ]
    header = HEADER.format(version=version[1] if version else "of unknown version")
    TABLE.write_text(header + "\n".join(lines) + "\n", "utf-8")
    print(f"{TABLE.relative_to(ROOT)}: {sum(map(len, alike.values()))} characters")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
