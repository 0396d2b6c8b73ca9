"""Make the app's typeface again: Commissioner, with the letters and the weights that the app uses.

.venv/bin/pip install fonttools brotli
.venv/bin/python -m scripts.typeface

It comes from the npm package of Fontsource; browsers load only the scripts that a page has. Each
file is named by its content, and ``document.css`` says which characters it has.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tarfile
import tempfile
from copy import deepcopy
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from scripts import signs

ASSETS: Final = Path(__file__).resolve().parents[1] / "oracle_nb/web/runtime/server/assets"
PACKAGE: Final = "@fontsource-variable/commissioner@5.3.0"
WEIGHTS: Final = (400, 700)
FIGURES: Final = {*map(ord, "0123456789")}
FIGURE: Final = 1200
"""Width of a figure in a column, in units of which a letter is 2,000 high."""
SPACES: Final = " \N{NO-BREAK SPACE}"
SPACE: Final = 480
"""Width of a space, in the same units: of 13 pixels, browsers that round make 384 only 2."""
SCRIPTS: Final = {
    "latin": "U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201E,U+2022,U+2026,U+2032-2033,"
    "U+2039-203A,U+20AC,U+2122,U+2191,U+2193,U+2212",
    "latin-ext": "U+0100-017F,U+0218-021B",
    "greek": "U+0370-03FF",
}
"""The characters of each file, as CSS writes them."""
RULE: Final = (
    "@font-face {{ font-family: Commissioner; font-weight: {0} {1}; font-display: swap;\n"
    '  src: url("{name}") format("woff2");\n  unicode-range: {range}; }}\n'
)


def download(folder: Path) -> Path:
    """Return the folder with the files of the package."""
    npm = shutil.which("npm") or "npm"
    command = [npm, "pack", "--silent", PACKAGE]
    name = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    with tarfile.open(folder / name.stdout.strip()) as archive:
        archive.extractall(folder, filter="data")
    return folder / "package"


def characters(ranges: str) -> set[int]:
    """Return the characters of ranges such as "U+0020-007E,U+00A0"."""
    pairs = (part.removeprefix("U+").partition("-") for part in ranges.split(","))
    return {
        char for low, _, high in pairs for char in range(int(low, 16), int(high or low, 16) + 1)
    }


def reduced(path: Path, ranges: str) -> bytes:
    """Return a font with some characters and weights only."""
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    font: Any = TTFont(path, recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": WEIGHTS})
    subsetter = Subsetter(Options(layout_features=["kern", "mark", "liga", "ccmp", "locl"]))
    subsetter.populate(unicodes=characters(ranges))
    subsetter.subset(font)
    if font.getBestCmap().keys() >= FIGURES:
        add_tabular_figures(font)
        widen_spaces(font)
    return packed(font)


def packed(font: Any) -> bytes:
    """Return a font as a file."""
    font.flavor = "woff2"
    with tempfile.NamedTemporaryFile(suffix=".woff2") as file:
        font.save(file.name, reorderTables=False)
        return Path(file.name).read_bytes()


def add_tabular_figures(font: Any) -> None:
    """Add figures of equal width, for columns and clocks: the package has none."""
    from fontTools.ttLib.tables import otTables

    glyphs, variations, widths = font["glyf"], font["gvar"].variations, font["hmtx"].metrics
    order = font.getGlyphOrder()
    same = {}
    for name in (font.getBestCmap()[figure] for figure in sorted(FIGURES)):
        same[name] = f"{name}.tnum"
        order.append(same[name])
        glyph = glyphs[same[name]] = deepcopy(glyphs[name])
        width, left = widths[name]
        shift = (FIGURE - width) // 2
        glyph.coordinates.translate((shift, 0))
        glyph.recalcBounds(glyphs)
        widths[same[name]] = (FIGURE, left + shift)
        changes = variations[same[name]] = deepcopy(variations[name])
        for change in changes:
            # The last four points are the corners of the glyph's box: bold figures stay as wide.
            change.coordinates[-4:] = [(0, 0)] * 4
    font.setGlyphOrder(order)
    # Without this table, browsers take the widths of other weights from the boxes.
    del font["HVAR"]
    table = font["GSUB"].table
    lookup, single = otTables.Lookup(), otTables.SingleSubst()
    single.mapping = same
    lookup.LookupType, lookup.LookupFlag, lookup.SubTable = 1, 0, [single]
    lookup.SubTableCount = 1
    table.LookupList.Lookup.append(lookup)
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = "tnum", otTables.Feature()
    record.Feature.FeatureParams = None
    record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
    table.FeatureList.FeatureRecord.append(record)
    index = len(table.FeatureList.FeatureRecord) - 1
    for script in table.ScriptList.ScriptRecord:
        systems = [record.LangSys for record in script.Script.LangSysRecord]
        for system in (script.Script.DefaultLangSys, *systems):
            system.FeatureIndex.append(index)


def widen_spaces(font: Any) -> None:
    """Give spaces the same width in all weights."""
    for space in SPACES:
        name = font.getBestCmap()[ord(space)]
        font["hmtx"].metrics[name] = (SPACE, 0)
        font["gvar"].variations[name] = []


def main() -> None:
    """Write the fonts, their license, and the rules that name them."""
    for old in ASSETS.glob("commissioner-*.woff2"):
        old.unlink()
    rules = ""
    with tempfile.TemporaryDirectory() as folder:
        package = download(Path(folder))
        files = package / "files"
        fonts = {
            script: reduced(files / f"commissioner-{script}-wght-normal.woff2", ranges)
            for script, ranges in SCRIPTS.items()
        }
        shutil.copy(package / "LICENSE", ASSETS / "commissioner-license.txt")
    ranges = ",".join(f"U+{ord(sign):04X}" for sign in sorted(signs.signs()))
    for script, font in {**fonts, "signs": packed(signs.font())}.items():
        name = f"commissioner-{script}.{blake2b(font, digest_size=6).hexdigest()}.woff2"
        (ASSETS / name).write_bytes(font)
        print(f"{len(font):7,} {name}")
        rules += RULE.format(*WEIGHTS, name=name, range=SCRIPTS.get(script, ranges))
    sheet = ASSETS / "document.css"
    others = re.sub(r"@font-face \{[^}]*\}\n", "", sheet.read_text("utf-8"))
    sheet.write_text(others + rules, "utf-8")


if __name__ == "__main__":
    main()
