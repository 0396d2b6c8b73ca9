"""The home page: a choice of games, an introduction to the chosen one, and its pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.games.board_data import BoardData, ChangeableBoard
from oracle_nb.games.package import GamePackage
from oracle_nb.games.presentation import Presentation
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


@dataclass(frozen=True, eq=False)
class HomeSnapshot:
    """The home page of a game, with only what the game has, in a theme and a language."""

    package: GamePackage
    theme: str
    language: str
    new_game: Html
    """The form for a new game."""
    games: StoredGames
    """The newest saved games, of any game."""
    notice: str = ""
    """The notice on top of the page."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.package.name

    @cached_property
    def presentation(self) -> Presentation:
        """How the game is shown."""
        return self.package.presentation(self.language)

    @cached_property
    def board(self) -> BoardData | None:
        """The boards of the explorer, if there is one."""
        return self.package.board_data()

    @cached_property
    def titles(self) -> Mapping[str, str]:
        """The titles of all installed games."""
        return game_titles(self.language)

    @cached_property
    def unfinished(self) -> StoredGame | None:
        """The newest game that can be continued."""
        games = self.games.listing.games
        return next((game for game in games if not (game.over or game.damaged)), None)

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)

    def to(self, field: str, value: str | None = None) -> str:
        """Return the address of a page of the game."""
        return address({field: value}, self.game)


def home_view(home: HomeSnapshot) -> Html:
    """Return the home page."""
    key = f"notice {home.notice}"
    shown = tag("p", home.notice, cls="notice", role="alert", data_show=True, data_k=key)
    introduction, pages = _hero(home), tag("div", _sections(home), cls="panels")
    parts = (
        shown if home.notice else None,
        storage_notice(home.games, home.language),
        _choice(home) if len(home.titles) > 1 else None,
        # Returning players go on; newcomers learn what the game is.
        (pages, introduction) if home.unfinished else (introduction, pages),
    )
    return html(_bar(home), tag("main", parts, cls="home"))


def _bar(home: HomeSnapshot) -> Html:
    say, edits = home.say, home.presentation.position_editor
    pages = (
        ("learn", home.to("learn"), home.package.lessons() is not None),
        ("puzzles", home.to("puzzles"), home.package.puzzles() is not None),
        ("explore", home.to("explore", ""), home.board is not None),
        ("rules", home.to("rules"), True),
        ("games", home.to("games"), True),
        ("stats", home.to("stats"), True),
        ("editor", home.to("position", ""), edits),
    )
    names = {"explore": explorer_name(home.game, home.language)}
    links = [
        link(names.get(name) or say(name), to, cls="quiet")
        for name, to, offered in pages
        if offered
    ]
    return top_bar(home.language, home.theme, *links, game=home.game)


def _choice(home: HomeSnapshot) -> Html:
    """Return links to the home pages of all installed games, and what each game is."""
    games = [_choice_of(home, package) for package in packages()]
    label = home.say("choose-game")
    return tag("nav", tag("ul", games), aria_label=label, cls="choice-of-games")


def _choice_of(home: HomeSnapshot, package: GamePackage) -> Html:
    """Return the link to a game, its number of players, and the game in one sentence."""
    name, least, most = package.name, package.players[0], package.players[-1]
    players = f"{least}" if least == most else f"{least}\N{EN DASH}{most}"
    current = "page" if name == home.game else None
    summary = package.presentation(home.language).introduction.summary()
    return tag(
        "li",
        link(home.titles[name], address(game=name), aria_current=current),
        tag("small", home.say("choose-players", most=most, players=players)),
        tag("p", summary) if summary else None,
    )


def _hero(home: HomeSnapshot) -> Html:
    """Return the introduction to the game, and the buttons that start a first game."""
    say, introduction = home.say, home.presentation.introduction
    first = tag("p", introduction.first_game() or say("first-game-about"))
    if home.package.guided_game() is not None:
        starts = tag(
            "section",
            button(say("guided"), "address", home.to("guided"), cls="primary big"),
            tag("p", say("guided-about")),
            tag("div", button(say("first-game-full"), "first", cls="quiet"), first, cls="also"),
            cls="panel guided",
        )
    else:
        start = button(say("first-game"), "first", cls="primary big")
        starts = tag("section", start, first, cls="panel")
    about = tag("div", Html(introduction.goal(home.theme)), starts)
    return tag("div", about, Html(introduction.picture(home.theme)), cls="hero")


def _sections(home: HomeSnapshot) -> list[Html | None]:
    """Return the rest of the page: saved games, a new game, links to all parts of the app."""
    presentation = home.presentation
    return [
        _saved(home),
        home.new_game,
        _section(home, "learn", "learn-door", "learn-open", home.to("learn"))
        if home.package.lessons() is not None
        else None,
        _section(home, "puzzles", "puzzles-about", "puzzles-open", home.to("puzzles"))
        if home.package.puzzles() is not None
        else None,
        _explorer(home) if home.board is not None else None,
        rulebook_link(home.language, home.game),
        _section(home, "editor", "editor-about", "editor-open", home.to("position", ""))
        if presentation.position_editor
        else None,
        _section(
            home,
            "layout-editor",
            "layout-editor-about",
            "layout-editor-open",
            home.to("layout", ""),
        )
        if presentation.layout_editor
        else None,
    ]


def _explorer(home: HomeSnapshot) -> Html:
    """Return the link to the board explorer, and what it does."""
    say = home.say
    name = explorer_name(home.game, home.language)
    more = say("explore-about-changes") if isinstance(home.board, ChangeableBoard) else ""
    about = tag("p", f"{say('explore-about')} {more}".rstrip())
    way = tag("p", link(say("explore-open"), home.to("explore", "")))
    return tag("section", tag("h2", name), about, way, cls="panel")


def _section(home: HomeSnapshot, name: str, about: str, opens: str, to: str) -> Html:
    """Return a link to a part of the app, with its name and description, by message ids."""
    say = home.say
    way = tag("p", link(say(opens), to))
    return tag("section", tag("h2", say(name)), tag("p", say(about)), way, cls="panel")


def _saved(home: HomeSnapshot) -> Html | None:
    """Return the newest saved games, first the one to go on with."""
    games, first = home.games.listing.games, home.unfinished
    if not games:
        return None
    say = home.say
    rows = [
        tag(
            "li",
            None
            if game.damaged
            else button(
                say("look-back") if game.over else say("continue-one"),
                "open",
                game.id,
                cls="primary" if game is first else None,
                aria_describedby=f"saved-{game.id}",
            ),
            described(game, home.language, home.titles),
        )
        for game in sorted(games, key=lambda game: game is not first)
    ]
    return tag(
        "section",
        tag("h2", say("continue-games")),
        tag("ul", rows, cls="saved"),
        tag("p", link(say("games-all"), home.to("games"))),
        cls="panel",
    )
