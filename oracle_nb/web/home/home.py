"""The home page: a choice of games, an introduction to the chosen one, and its pages."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.board_data import ChangeableBoard
from oracle_nb.games.package import GamePackage
from oracle_nb.games.registry import game_titles, packages
from oracle_nb.render.html import Html, button, html, link, tag
from oracle_nb.web.explorer.game_messages import explorer_name
from oracle_nb.web.home.games_view import described
from oracle_nb.web.rulebook.page import rulebook_link
from oracle_nb.web.saved_games.queries import StoredGame
from oracle_nb.web.saved_games.stored_games import StoredGames, storage_notice
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import top_bar

FEW: Final = 6
"""Maximum number of games on the home page; there is a page for all."""


class HomeView:
    """The home page of a game, with only what the game has.

    Parameters
    ----------
    package
        The game.
    theme, language
        "light" or "dark", and the language of everything.
    """

    def __init__(self, package: GamePackage, theme: str = "light", language: str = "en") -> None:
        self._game: Final = package.name
        self._presentation: Final = package.presentation(language)
        self._teaches: Final = package.lessons() is not None
        self._puzzles: Final = package.puzzles() is not None
        self._guides: Final = package.guided_game() is not None
        board = package.board_data()
        self._explores: Final = board is not None
        self._changes_boards: Final = isinstance(board, ChangeableBoard)
        self._titles: Final = game_titles(language)
        self._theme: Final = theme
        self._language: Final = language
        self._say: Final = words(language).say

    def page(self, new_game: Html, games: StoredGames, notice: str = "") -> Html:
        """Return the page as HTML.

        Parameters
        ----------
        new_game
            The form for a new game.
        games
            The newest saved games, of any game.
        notice
            The notice on top of the page.
        """
        shown = tag(
            "p", notice, cls="notice", role="alert", data_show=True, data_k=f"notice {notice}"
        )
        parts = (
            shown if notice else None,
            storage_notice(games, self._language),
            self._choice() if len(self._titles) > 1 else None,
            self._hero(),
            tag("div", self._sections(new_game, games.listing.games), cls="panels"),
        )
        return html(self._bar(), tag("main", parts, cls="home"))

    def _to(self, field: str, value: str | None = None) -> str:
        """Return the address of a page of the game."""
        return address({field: value}, self._game)

    def _bar(self) -> Html:
        say, edits = self._say, self._presentation.position_editor
        pages = (
            ("learn", self._to("learn"), self._teaches),
            ("puzzles", self._to("puzzles"), self._puzzles),
            ("explore", self._to("explore", ""), self._explores),
            ("rules", self._to("rules"), True),
            ("games", self._to("games"), True),
            ("stats", self._to("stats"), True),
            ("editor", self._to("position", ""), edits),
        )
        names = {"explore": explorer_name(self._game, self._language)}
        links = [
            link(names.get(name) or say(name), to, cls="quiet")
            for name, to, offered in pages
            if offered
        ]
        return top_bar(self._language, self._theme, *links, game=self._game)

    def _choice(self) -> Html:
        """Return links to the home pages of all installed games, and what each game is."""
        games = [self._choice_of(one) for one in packages()]
        label = self._say("choose-game")
        return tag("nav", tag("ul", games), aria_label=label, cls="choice-of-games")

    def _choice_of(self, package: GamePackage) -> Html:
        """Return the link to a game, its number of players, and the game in one sentence."""
        name, least, most = package.name, package.players[0], package.players[-1]
        players = f"{least}" if least == most else f"{least}\N{EN DASH}{most}"
        current = "page" if name == self._game else None
        summary = package.presentation(self._language).introduction.summary()
        return tag(
            "li",
            link(self._titles[name], address(game=name), aria_current=current),
            tag("small", self._say("choose-players", most=most, players=players)),
            tag("p", summary) if summary else None,
        )

    def _hero(self) -> Html:
        """Return the introduction to the game, and the buttons that start a first game."""
        say, introduction = self._say, self._presentation.introduction
        first = tag("p", introduction.first_game() or say("first-game-about"))
        if self._guides:
            starts = tag(
                "section",
                button(say("guided"), "address", self._to("guided"), cls="primary big"),
                tag("p", say("guided-about")),
                tag("div", button(say("first-game-full"), "first", cls="quiet"), first, cls="also"),
                cls="panel guided",
            )
        else:
            start = button(say("first-game"), "first", cls="primary big")
            starts = tag("section", start, first, cls="panel")
        about = tag("div", Html(introduction.goal(self._theme)), starts)
        return tag("div", about, Html(introduction.picture(self._theme)), cls="hero")

    def _sections(self, new_game: Html, games: Sequence[StoredGame]) -> list[Html | None]:
        """Return the rest of the page: saved games, a new game, links to all parts of the app."""
        presentation = self._presentation
        return [
            self._saved(games),
            self._section("learn", "learn-door", "learn-open", self._to("learn"))
            if self._teaches
            else None,
            self._section("puzzles", "puzzles-about", "puzzles-open", self._to("puzzles"))
            if self._puzzles
            else None,
            new_game,
            self._explorer() if self._explores else None,
            rulebook_link(self._language, self._game),
            self._section("editor", "editor-about", "editor-open", self._to("position", ""))
            if presentation.position_editor
            else None,
            self._section(
                "layout-editor",
                "layout-editor-about",
                "layout-editor-open",
                self._to("layout", ""),
            )
            if presentation.layout_editor
            else None,
        ]

    def _explorer(self) -> Html:
        """Return the link to the board explorer, and what it does."""
        say = self._say
        name = explorer_name(self._game, self._language)
        more = say("explore-about-changes") if self._changes_boards else ""
        about = tag("p", f"{say('explore-about')} {more}".rstrip())
        way = tag("p", link(say("explore-open"), self._to("explore", "")))
        return tag("section", tag("h2", name), about, way, cls="panel")

    def _section(self, name: str, about: str, opens: str, to: str) -> Html:
        """Return a link to a part of the app, with its name and description, by message ids."""
        say = self._say
        way = tag("p", link(say(opens), to))
        return tag("section", tag("h2", say(name)), tag("p", say(about)), way, cls="panel")

    def _saved(self, games: Sequence[StoredGame]) -> Html | None:
        """Return the newest saved games."""
        if not games:
            return None
        say = self._say
        rows = [
            tag(
                "li",
                None
                if one.damaged
                else button(
                    say("look-back") if one.over else say("continue-one"),
                    "open",
                    one.id,
                    aria_describedby=f"saved-{one.id}",
                ),
                described(one, self._language, self._titles),
            )
            for one in games
        ]
        return tag(
            "section",
            tag("h2", say("continue-games")),
            tag("ul", rows, cls="saved"),
            tag("p", link(say("games-all"), self._to("games"))),
            cls="panel",
        )
