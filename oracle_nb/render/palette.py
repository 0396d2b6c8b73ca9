"""The palettes: the colors for the color names of a scene, in the light and the dark theme.

The six game colors are those with the largest least difference under simulated color blindness.
White and sky blue are for a seventh and an eighth player. All are the same in both themes; what
lies around them changes. Color is never the only sign: the drawing puts a symbol beside each.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias, get_args

Theme: TypeAlias = Literal["light", "dark"]
Palette: TypeAlias = Mapping[str, str]

_GAME_COLORS: Final = {
    "red": "#D55E00",
    "yellow": "#F0E442",
    "green": "#009E73",
    "blue": "#0072B2",
    "black": "#000000",
    "pink": "#F7A8D8",
    # Text colors on each of them.
    "on-red": "#FFFFFF",
    "on-yellow": "#1B2530",
    "on-green": "#FFFFFF",
    "on-blue": "#FFFFFF",
    "on-black": "#FFFFFF",
    "on-pink": "#1B2530",
    "white": "#FFFFFF",
    "on-white": "#1B2530",
    "sky": "#56B4E9",
    "on-sky": "#1B2530",
    "rim-black": "#FFFFFF",
    # Counters of maps.
    "hero": "#FFFDF4",
    "on-hero": "#17405F",
    "monster": "#5A1A2E",
    "on-monster": "#FFF3E6",
    "prize": "#F2B632",
    "on-prize": "#2A1C00",
    "ready": "#FFE14D",
    "shine": "#FFFFFF",
    "shade": "#000000",
}

_LIGHT: Final = _GAME_COLORS | {
    "paper": "#FAF8F3",
    "ink": "#1B2530",
    "muted": "#485B6A",
    "rim": "#1B2530",
    "water": "#BFDDEA",
    "water-edge": "#ABCFDF",
    "hatch": "#B4C8CB",
    "land": "#E4D5AF",
    "land-edge": "#B9A678",
    "land-mark": "#CDB985",
    "grass": "#D5DAA5",
    "grass-mark": "#B7BD7E",
    "tile": "#FFFBEF",
    "tile-edge": "#8D7B4D",
    "stone": "#EDE7DA",
    "rock": "#EDE7DA",
    "rock-edge": "#B4C8CB",
    "select": "#7A1FA2",
    "reach": "#FFFFFF",
    "on-reach": "#1B2530",
    "route": "#7A1FA2",
    "refuse": "#B00020",
    "on-refuse": "#FFFFFF",
    "cursor": "#1B2530",
    # Maps: the tints of regions, what grows and flows there, and the counters on them.
    "region-0": "#EADCB8",
    "region-1": "#DCE2B6",
    "region-2": "#EFD2B0",
    "region-3": "#CFDDBD",
    "region-4": "#E8D0C4",
    "ocean": "#A3C7DA",
    "sea-0": "#C4E0EC",
    "sea-1": "#B9DED8",
    "sea-2": "#C6D5EE",
    "surf": "#E4F2F6",
    "coast": "#7D6A45",
    "border": "#8A5A3C",
    "river": "#4F93B8",
    "mountain": "#A08A68",
    "mountain-shade": "#7C6849",
    "wood": "#7E9A5C",
    "map-name": "#4A3B23",
    "sea-name": "#1B3F56",
    # From little to much, and what is written on each.
    "heat-0": "#F8F4BE",
    "heat-1": "#B9E3A0",
    "heat-2": "#6CC99A",
    "heat-3": "#2FA79B",
    "heat-4": "#1C5C73",
    "heat-5": "#344A82",
    "heat-6": "#3B1A63",
    "on-heat-0": "#1B2530",
    "on-heat-1": "#1B2530",
    "on-heat-2": "#1B2530",
    "on-heat-3": "#000000",
    "on-heat-4": "#FFFFFF",
    "on-heat-5": "#FFFFFF",
    "on-heat-6": "#FFFFFF",
}

_DARK: Final = _GAME_COLORS | {
    "paper": "#10171E",
    "ink": "#EDF2F6",
    "muted": "#B9C9D5",
    "rim": "#F2F6F9",
    "water": "#22405A",
    "water-edge": "#1A3348",
    "hatch": "#3D5666",
    "land": "#524A35",
    "land-edge": "#9A8A5B",
    "land-mark": "#7A6D4B",
    "grass": "#4A5233",
    "grass-mark": "#6F7A4C",
    "tile": "#2B2A22",
    "tile-edge": "#C9B982",
    "stone": "#48453E",
    "rock": "#A7B7C0",
    "rock-edge": "#10202E",
    "select": "#E6B3FF",
    "reach": "#FFFFFF",
    "on-reach": "#10171E",
    "route": "#E6B3FF",
    "refuse": "#FF7F8C",
    "on-refuse": "#10171E",
    "cursor": "#FFFFFF",
    # Maps: the tints of regions, what grows and flows there, and the counters on them.
    "region-0": "#544B35",
    "region-1": "#474D30",
    "region-2": "#5A4531",
    "region-3": "#3A4A38",
    "region-4": "#55413A",
    "ocean": "#14283A",
    "sea-0": "#1F435C",
    "sea-1": "#1C4A4C",
    "sea-2": "#2A3C62",
    "surf": "#2F5A74",
    "coast": "#B39D6A",
    "border": "#D09A70",
    "river": "#5FA3C8",
    "mountain": "#857252",
    "mountain-shade": "#A8946C",
    "wood": "#6C8450",
    "map-name": "#F5E9D0",
    "sea-name": "#C8E6F5",
    # From little to much, and what is written on each.
    "heat-0": "#2A2150",
    "heat-1": "#37437F",
    "heat-2": "#285A79",
    "heat-3": "#2BA8A4",
    "heat-4": "#4CC09A",
    "heat-5": "#9BD780",
    "heat-6": "#F3EE96",
    "on-heat-0": "#FFFFFF",
    "on-heat-1": "#FFFFFF",
    "on-heat-2": "#FFFFFF",
    "on-heat-3": "#000000",
    "on-heat-4": "#0B141B",
    "on-heat-5": "#0B141B",
    "on-heat-6": "#0B141B",
}


def _themed() -> tuple[dict[str, str], dict[str, str]]:
    """Return a light palette in which each code has one dark color, and the dark color by code.

    Where two names have one light color and different dark ones, one of them has a little more or
    less blue, which can't be seen.
    """
    codes: dict[str, str] = {}
    dark = {code: code for code in _GAME_COLORS.values()}
    for name, light in _LIGHT.items():
        code, step = light, 0
        while dark.setdefault(code, _DARK[name]) != _DARK[name]:
            step += 1
            blue = int(light[5:], 16)
            code = f"{light[:5]}{blue - step if blue > 127 else blue + step:02X}"
        codes[name] = code
    return codes, dark


_THEMED, DARK_OF = _themed()
_PALETTES: Final[Mapping[str, Palette]] = MappingProxyType(
    {
        "light": MappingProxyType(_LIGHT),
        "dark": MappingProxyType(_DARK),
        "page": MappingProxyType(_THEMED),
    }
)

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


def palette(theme: str = "light") -> Palette:
    """Return the colors of a theme, ``#rrggbb`` by name. Raises ValueError for an unknown theme.

    The theme "page" has the light colors, of which `DARK_OF` has the dark ones.
    """
    if theme not in _PALETTES:
        raise ValueError(f"no theme {theme!r}; there are {', '.join(_PALETTES)}")
    return _PALETTES[theme]


@cache
def color(name: str, theme: str = "light") -> str:
    """Return the ``#rrggbb`` of one palette name. Raises ValueError for a name no palette has."""
    colors = palette(theme)
    if name not in colors:
        raise ValueError(f"no palette color {name!r} in the theme {theme!r}")
    return colors[name]


def letters_on(name: str) -> str:
    """Return the name of the color of letters on a game color; they need more contrast than signs.

    Examples
    --------
    >>> letters_on("red"), letters_on("blue")
    ('black', 'on-blue')
    """
    return "black" if name in ("red", "green") else f"on-{name}"


@cache
def rgb(name: str, theme: str = "light") -> tuple[int, int, int]:
    """One palette color as red, green and blue, each 0 to 255. Raises ValueError like color()."""
    code = color(name, theme)
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)
