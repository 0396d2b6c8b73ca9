"""The theme and the language of a page, and the commands that change them."""

from collections.abc import Callable, Sequence
from typing import Final

from oracle_nb.core.commands import Commands, text
from oracle_nb.render.palette import THEMES
from oracle_nb.web.text import languages


class Appearance:
    """The theme and the language of a page.

    Parameters
    ----------
    theme
        "light" or "dark", to begin with.
    keep
        Called with the name and value of what somebody has chosen for all pages.
    offered
        Returns the languages that can be chosen.
    """

    def __init__(
        self,
        theme: str,
        language: str,
        *,
        keep: Callable[[str, str], object] = lambda _name, _value: None,
        offered: Callable[[], Sequence[str]] = languages,
    ) -> None:
        self._theme = theme
        self._language = language
        self._keep: Final = keep
        self._offered: Final = offered
        self._chosen = False
        self._on_theme: Final[list[Callable[[str], object]]] = []
        self._on_language: Final[list[Callable[[str], object]]] = []

    @property
    def theme(self) -> str:
        """The theme; can be set."""
        return self._theme

    @theme.setter
    def theme(self, theme: str) -> None:
        self._theme = theme
        for handler in self._on_theme:
            handler(theme)

    @property
    def language(self) -> str:
        """The language of all texts; can be set. Handlers may raise UnknownLanguage."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        for handler in self._on_language:
            handler(language)
        self._language = language

    def on_theme(self, handler: Callable[[str], object]) -> None:
        """Call a handler with each new theme, after those registered before."""
        self._on_theme.append(handler)

    def on_language(self, handler: Callable[[str], object]) -> None:
        """Call a handler with each new language, after those registered before."""
        self._on_language.append(handler)

    # --- commands --------------------------------------------------------------------------------

    def choose_language(self, language: str) -> None:
        """Switch all texts to a language that somebody has chosen, and keep it."""
        if language in self._offered():
            self._keep("language", language)
            self.language = language

    def choose_theme(self, theme: str) -> None:
        """Show a theme that somebody has chosen, and keep it."""
        if theme in THEMES:
            self._chosen = True
            # First, so that the page has kept it before it shows it: it may be reloaded.
            self._keep("theme", theme)
            self.theme = theme

    def show_theme(self, theme: str) -> None:
        """Show a theme that the browser reports."""
        if theme in THEMES:
            self.theme = theme

    def follow(self, theme: str) -> bool:
        """Show the theme around the page; return False where somebody has chosen one here."""
        if not self._chosen:
            self.show_theme(theme)
        return not self._chosen


APPEARANCE: Final = Commands[Appearance, object]()
"""The commands of the settings on every page."""
APPEARANCE.declare("language", text)(Appearance.choose_language)
APPEARANCE.declare("theme", text)(Appearance.choose_theme)
APPEARANCE.declare("theme-seen", text)(Appearance.show_theme)
