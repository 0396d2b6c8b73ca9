"""The home page: the game to go on with, a new one, friends, and what else there is."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from oracle_nb.games.addresses import GAME_FIELD, address
from oracle_nb.games.package import GamePackage
from oracle_nb.games.presentation import Presentation
from oracle_nb.games.registry import DEFAULT_GAME, first_levels, game_titles, levels_of
from oracle_nb.lessons.guide import left_out_of
from oracle_nb.render.html import Html, button, folded, html, link, tag
from oracle_nb.web.home.games_view import described, when
from oracle_nb.web.saved_games.queries import StoredGame
from oracle_nb.web.saved_games.stored_games import StoredGames, storage_notice
from oracle_nb.web.text import words
from oracle_nb.web.widgets.bar import pages_of, top_bar
from oracle_nb.web.widgets.levels import levels_view, player_facts
from oracle_nb.web.widgets.pictures import board_picture, game_picture

FEW: Final = 3
"""Maximum number of games on the home page; there is a page for all."""
_STRENGTHS: Final = 3
"""Maximum number of bots that a new game offers at once."""
_TILES: Final = (
    ("learn", "learn", None),
    ("puzzles", "puzzles", None),
    ("explore", "nav-explore", ""),
    ("rules", "rules", None),
)
"""The pages that the home page describes: their names, messages, and values in the address."""


@dataclass(frozen=True, eq=False)
class HomeSnapshot:
    """The home page of a game, with only what the game has, in a theme and a language."""

    package: GamePackage
    theme: str
    language: str
    new_game: Html
    """The form for a new game."""
    games: StoredGames
    """The newest saved games, of any game, with those of `own_games_first` before the others."""
    bots: Sequence[str] = ()
    """The names of the bots that can play the game."""
    guided_over: bool = False
    """Whether the guided game was played to its end."""
    guided_begun: bool = False
    """Whether a guided game goes on where it was left."""
    entering: bool = False
    """Whether the form is open: something was entered wrongly."""
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
    def titles(self) -> Mapping[str, str]:
        """The titles of all installed games."""
        return game_titles(self.language)

    @cached_property
    def unfinished(self) -> StoredGame | None:
        """The unfinished game that was played last, of any game or of a chosen one; no practice."""
        own, listed = own_games_first(self.game), self.games.listing.games
        games = (game for game in listed if not (game.over or game.damaged or game.practice))
        return next((game for game in games if not own or game.game in own), None)

    @cached_property
    def knows(self) -> bool:
        """Whether this level, or a higher one, was played to its end, as far as is listed."""
        listed = self.games.listing.games
        return self.guided_over or any(g.over and g.game in self.level_names for g in listed)

    @cached_property
    def levels(self) -> Sequence[GamePackage]:
        """The levels of the game, this one among them."""
        return levels_of(self.game)

    @cached_property
    def level_names(self) -> Collection[str]:
        """The names of this level of the game and of the higher ones."""
        return _level_and_higher(self.game)

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)

    def to(self, field: str, value: str | None = None) -> str:
        """Return the address of a page of the game."""
        return address({field: value}, self.game)


def own_games_first(game: str) -> tuple[str, ...]:
    """Return the names of a chosen level and of the higher ones; () on the home page of the app."""
    names = _level_and_higher(game)
    return () if DEFAULT_GAME in names else names


def _level_and_higher(game: str) -> tuple[str, ...]:
    """Return the names of a level of a game and of the higher ones, whose players know it too."""
    names = [level.name for level in levels_of(game)]
    return tuple(names[names.index(game) :])


def home_view(home: HomeSnapshot) -> Html:
    """Return the home page."""
    key = f"notice {home.notice}"
    shown = tag("p", home.notice, cls="notice", role="alert", data_show=True, data_k=key)
    parts = (
        shown if home.notice else None,
        storage_notice(home.games, home.language),
        _choice(home),
        levels_view(home.language, home.game, "home"),
        tag("div", _first(home), _play(home), cls="start"),
        tag("section", home.new_game, aria_label=home.say("home-custom"), cls="panel custom"),
        _tiles(home),
        _more(home),
    )
    bar = top_bar(home.language, home.theme, current="home", game=home.game)
    return html(bar, tag("main", parts, cls="home"))


def _choice(home: HomeSnapshot) -> Html | None:
    """Return links to the home pages of all installed games, each once; None for a single one."""
    games = [_choice_of(home, package) for package in first_levels()]
    if len(games) < 2:
        return None
    label = home.say("choose-game")
    return tag("nav", tag("ul", games), aria_label=label, cls="choice-of-games")


def _choice_of(home: HomeSnapshot, package: GamePackage) -> Html:
    """Return the link to a game, its number of players, and the game in one sentence."""
    name = package.name
    current = "page" if package in home.levels else None
    summary = package.presentation(home.language).introduction.summary()
    return tag(
        "li",
        link(
            package.title(home.language),
            address({GAME_FIELD: name}),
            title=summary or None,
            aria_current=current,
        ),
        tag("small", home.say("choose-players", **player_facts(package.players))),
    )


# --- what comes first ----------------------------------------------------------------------------


def _first(home: HomeSnapshot) -> Html:
    """Return the game to go on with, or for newcomers what the game is, and how to learn it."""
    return _newcomer(home) if home.unfinished is None else _continue(home, home.unfinished)


def _continue(home: HomeSnapshot, game: StoredGame) -> Html:
    """Return the game to go on with, and links to others."""
    say = home.say
    title = home.titles.get(game.game, game.game) if len(home.titles) > 1 else ""
    others = [_other(home, other) for other in home.games.listing.games if other is not game]
    return tag(
        "section",
        tag("h1", say("home-continue"), cls="visually-hidden"),
        game_picture(game.id, game.changed, home.theme),
        tag(
            "div",
            tag("p", game.turn or game.called, cls="lead"),
            tag("p", tag("bdi", game.called), cls="who") if game.turn else None,
            tag(
                "p",
                (tag("b", title), " · ") if title else None,
                f"{game.stage} · " if game.stage else None,
                when(game.changed),
            ),
            button(say("continue-one"), "open", game.id, cls="primary big"),
            id=f"saved-{game.id}",
        ),
        tag("ul", others, cls="saved") if others else None,
        tag("p", link(say("games-all"), home.to("games")), cls="all-games"),
        cls="panel resume",
    )


def _other(home: HomeSnapshot, game: StoredGame) -> Html:
    label = home.say("look-back") if game.over else home.say("continue-one")
    opens = button(label, "open", game.id, cls="quiet", aria_describedby=f"saved-{game.id}")
    shown = described(game, home.language, home.titles)
    return tag("li", shown, None if game.damaged else opens)


def _newcomer(home: HomeSnapshot) -> Html:
    """Return the game in a sentence, and the way to learn it, or to begin for who knows it."""
    say, introduction = home.say, home.presentation.introduction
    about = introduction.first_game() or say("first-game-about")
    start = button(say("first-game"), "first", cls="primary big")
    if home.knows:
        left = left_out_of(home.game, home.language)
        about = say("guided-over", left=left) if home.guided_over else say("full-game-about")
        start = button(say("guided-more"), "first", cls="primary big")
        if home.guided_over:
            lessons = button(say("guided-lessons"), "address", home.to("learn"), cls="big")
            start = tag("div", start, lessons, cls="row")
    elif (guided := home.package.guided_game()) is not None:
        about = say("guided-about", rounds=guided.rounds)
        label = say("guided", minutes=guided.minutes)
        start = button(label, "address", home.to("guided"), cls="primary big")
    title = introduction.summary() or home.package.title(home.language)
    others = home.games.listing.games
    return tag(
        "section",
        board_picture(home.game, home.theme),
        tag("div", tag("h1", title), tag("p", about), start),
        tag("ul", [_other(home, game) for game in others], cls="saved") if others else None,
        cls="panel resume new",
    )


# --- a new game ----------------------------------------------------------------------------------


def _play(home: HomeSnapshot) -> Html:
    """Return the ways to begin a game: against bots at once, as one likes, and with friends."""
    say = home.say
    levels = [
        button(
            say("bot-strength", name=name),
            "first",
            name,
            title=say("bot-measured", name=name),
            cls="level",
        )
        for name in _levels(home.bots)
    ]
    # Beside a game of another kind it says what it begins.
    other = home.unfinished is not None and home.unfinished.game not in home.level_names
    introduction = home.presentation.introduction
    # Newcomers without a guided game read it beside this.
    shown = not (home.unfinished or home.knows or home.package.guided_game())
    return tag(
        "section",
        tag(
            "h2",
            f"{say('new-game')}: {home.package.title(home.language)}" if other else say("new-game"),
        ),
        tag("p", say("home-levels"), id="levels") if levels else None,
        tag("div", levels, cls="levels", role="group", aria_labelledby="levels")
        if levels
        else None,
        tag("p", introduction.first_game(), cls="about") if levels and not shown else None,
        _learn(home) if home.unfinished or home.knows else None,
        _friends(home) if len(home.package.players) > 1 or home.package.players[0] > 1 else None,
        tag("p", _customize(home), cls="customize"),
        cls="panel play",
    )


def _customize(home: HomeSnapshot) -> Html:
    """Return the button that shows the form, which is below: so the button stays in its place."""
    # The form takes the place of the rest of the page: the word says how to get back.
    close = tag("span", home.say("share-close"), cls="close", aria_hidden="true")
    return tag(
        "button",
        (tag("span", home.say("home-custom")), close),
        type="button",
        aria_expanded="true" if home.entering else "false",
        cls="quiet",
        data_unfold="",
        data_stays="",
        data_k="customize",
    )


def _learn(home: HomeSnapshot) -> Html | None:
    """Return the way to the guided game for those whose page begins with something else."""
    if (guided := home.package.guided_game()) is None:
        return None
    message = "guided-again" if home.guided_over else "guided"
    label = home.say("guided-on" if home.guided_begun else message, minutes=guided.minutes)
    about = home.say("guided-about", rounds=guided.rounds)
    learn = button(label, "address", home.to("guided"), title=about)
    return tag("p", learn, cls="learn-first")


def _levels(bots: Sequence[str]) -> Sequence[str]:
    """Return the bots that a new game offers at once: the game's own, from the weakest."""
    own = [name for name in bots if name != "random"]
    return own[:_STRENGTHS] if len(own) > 1 else bots


def _friends(home: HomeSnapshot) -> Html:
    """Return the form that begins a game with friends, who get links to seats from a server."""
    say, usual = home.say, home.package.default_players
    kind = "here" if home.games.local else "invite"
    options = [
        tag("option", say("stats-players", count=players), value=str(players),
            selected=players == usual)
        for players in home.package.players
        if players > 1
    ]  # fmt: skip
    return tag(
        "form",
        tag("h3", say("home-friends")),
        tag("select", options, name="players", aria_label=say("stats-trait-players")),
        tag("button", say(f"home-{kind}"), type="submit", title=say(f"home-{kind}-about")),
        cls="friends",
        data_do="friends",
    )


# --- everything else -----------------------------------------------------------------------------


def _tiles(home: HomeSnapshot) -> Html:
    """Return links to the pages of the game, each with what is there."""
    tiles = [
        tag(
            "li",
            link(home.say(message), home.to(name, value)),
            tag("small", home.say(f"home-{name}")),
        )
        for name, message, value in _TILES
        if name in pages_of(home.package)
    ]
    return tag("nav", tag("ul", tiles), aria_label=home.say("home-more"), cls="tiles")


def _more(home: HomeSnapshot) -> Html:
    """Return what is rarely needed: what the game is about, statistics, editors, classes."""
    say, shown = home.say, home.presentation
    links = [link(say("stats"), home.to("stats"))]
    links += [
        link(say(name), home.to(field, ""), title=say(about))
        for name, about, field, editor in (
            ("editor", "editor-about", "position", shown.position_editor),
            ("layout-editor", "layout-editor-about", "layout", shown.layout_editor),
        )
        if editor
    ]
    if home.package.lessons() is not None:
        links.append(link(say("teach"), home.to("teach")))
    goal = shown.introduction.goal(home.theme)
    about = folded("goal", tag("div", Html(goal)))
    more = tag("ul", [tag("li", item) for item in links], cls="more-links")
    return html(
        tag("details", tag("summary", say("home-goal")), about, cls="panel goal") if goal else None,
        tag("details", tag("summary", say("more-menu")), more, cls="panel goal"),
    )
