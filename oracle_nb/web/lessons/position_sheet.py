"""A position on paper: the board, what the players have, a task, and on another page the answers.

``?worksheet=&try=CODE&die=red&ask=...`` is the sheet of the position that ``?try=CODE&die=red``
hands out.
"""

from collections.abc import Mapping
from typing import Any, Final

from oracle_nb.bots import BotError, make_bot
from oracle_nb.games.addresses import CHOSEN_IN_ADDRESSES, address
from oracle_nb.games.game import Game
from oracle_nb.games.lesson_data import LessonData
from oracle_nb.games.registry import (
    lessons_of_game,
    package_of,
    presentation_of,
    scene_of,
    texts_of,
)
from oracle_nb.games.rules import Rules
from oracle_nb.render.html import Html, isolated, tag
from oracle_nb.render.svg import to_svg
from oracle_nb.text import UnknownMessage
from oracle_nb.web.lessons.handout import handed_out
from oracle_nb.web.text import words

ASK: Final = "ask"
"""The field of the address with the task that the teacher has written."""
LONGEST_TASK: Final = 300
_WIDTH: Final = 900
_THEME: Final = "light"
_LINES: Final = 4
"""Number of lines to write on."""
_LONGEST_LINE: Final = 10
"""Maximum number of actions in the example of a bot."""


def result_name(school: LessonData, language: str, result: str) -> str:
    """Return the name of a result of chance; the result itself if it has none, as a number."""
    try:
        return school.say(language, f"fate-value-{result.strip()}")
    except UnknownMessage:
        return result.strip()


class PositionSheet:
    """A position on paper, in one language.

    It is made of the fields of an address.
    """

    def __init__(self, asked: Mapping[str, str], game: str, language: str) -> None:
        fields = {name: text for name, text in asked.items() if name not in CHOSEN_IN_ADDRESSES}
        self.language: Final = language
        self.task: Final = fields.pop(ASK, "").strip()[:LONGEST_TASK]
        self._name: Final = game
        self._given: Final = {name: text for name, text in fields.items() if name != "try"}
        self._game: Final = handed_out(address({**fields}), game, language)
        self._say: Final = words(language).say

    def sheet(self) -> Html:
        """Return the task and then the answers. Raises ValueError if nothing can be done."""
        say = self._say
        title = say("sheet-position", game=package_of(self._name).title(self.language))
        lines = [tag("p", tag("span", cls="w-line")) for _ in range(_LINES)]
        task = isolated(self.task) if self.task else say("sheet-position-task")
        return tag(
            "article",
            tag(
                "section",
                tag("h1", title),
                tag(
                    "p",
                    tag("span", say("sheet-name"), cls="w-field"),
                    tag("span", say("sheet-date"), cls="w-field short"),
                    cls="w-who",
                ),
                self._board(),
                tag("p", task, cls="w-asked"),
                self._chance(),
                lines,
                cls="w-questions w-position",
            ),
            tag(
                "section",
                tag("h1", say("sheet-answers", title=say("sheet-position-name"))),
                tag("p", task, cls="w-again"),
                self._example(),
                tag("h2", say("sheet-position-legal")),
                self._legal(),
                cls="w-answers",
            ),
            cls="sheet",
            lang=self.language,
        )

    # --- the position ----------------------------------------------------------------------------

    @property
    def _seat(self) -> int:
        return self._game.to_move or 0

    def _board(self) -> Html:
        rules, position = self._game.rules, self._game.position
        seen = rules.view(position, self._seat)
        drawn = scene_of(rules, seen, seat=self._seat, language=self.language)
        return tag(
            "div",
            tag("div", Html(to_svg(drawn, _THEME, width=_WIDTH, prefix="p-")), cls="w-wide"),
            tag("div", self._players(rules, seen), cls="w-players"),
        )

    def _players(self, rules: Rules, seen: Any) -> list[Html]:
        """Return what each player has; the one to act comes first."""
        players = presentation_of(rules, self.language).players
        order = [self._seat, *(seat for seat in range(rules.players) if seat != self._seat)]
        boards = []
        for seat in order:
            own = Html(players.printable_summary(rules, seen, seat, _THEME))
            name = players.title(rules, seat) or self._say("seat-label", seat=seat + 1)
            head = self._say("sheet-position-to-act", name=name) if seat == self._seat else name
            boards.append(tag("div", tag("h2", head), own, cls="w-own"))
        return boards

    def _chance(self) -> Html | None:
        """Return the results of chance that the teacher has given."""
        school = lessons_of_game(self._name)
        given = []
        for kind, text in self._given.items():
            results = (result_name(school, self.language, result) for result in text.split(","))
            given.append(f"{school.say(self.language, f'fate-{kind}')}: {', '.join(results)}")
        if not given:
            return None
        return tag("p", self._say("sheet-position-chance", text="; ".join(given)), cls="w-how")

    # --- answers ---------------------------------------------------------------------------------

    def _legal(self) -> Html:
        """Return the legal actions by what they are done with."""
        rules, position = self._game.rules, self._game.position
        texts = texts_of(rules, self.language)
        shown = presentation_of(rules, self.language).actions
        groups: dict[str, list[str]] = {}
        for action in rules.legal_actions(position):
            key = shown.source(rules, position, action)
            title = shown.source_title(rules, position, key) if key else ""
            groups.setdefault(title, []).append(texts.action(position, action))
        items = []
        for title, names in groups.items():
            head = tag("strong", f"{title}: ") if title and [title] != names else None
            items.append(tag("li", head, "; ".join(dict.fromkeys(names))))
        return tag("ul", items, cls="w-legal")

    def _example(self) -> Html | None:
        """Return how a bot would play the turn, as far as chance is known."""
        line = self._line()
        if not line:
            return None
        text = words(self.language).join(line, "cite")
        return tag("p", tag("strong", self._say("sheet-position-bot", text=text)))

    def _line(self) -> list[str]:
        own = list(package_of(self._name).bots)
        rules, seat = self._game.rules, self._game.to_move
        if not own or seat is None:
            return []
        game = Game(rules, 0, self._game.seats, self._game.position, given=self._game.given)
        shown = presentation_of(rules, self.language).actions
        line: list[str] = []
        try:
            bot = make_bot(own[0], 0, rules)
            while game.to_move == seat and len(line) < _LONGEST_LINE:
                options = game.legal_actions()
                action = bot.decide(rules.view(game.position, seat), options)
                keys = {shown.source(rules, game.position, option) for option in options}
                line.append(self._named(game, action, several=len(keys) > 1))
                game.play(action)
                draws = game.last.outcome if game.last else ()
                if any(draw.what not in game.given for draw in draws):
                    break
        except (BotError, ValueError):
            return []
        return line

    def _named(self, game: Game, action: Any, *, several: bool) -> str:
        """Return an action with what it is done with, where there are several such things."""
        rules, position = game.rules, game.position
        name = texts_of(rules, self.language).action(position, action)
        shown = presentation_of(rules, self.language).actions
        source = shown.source_note(rules, position, action)
        if not several or source in ("", name):
            return name
        return self._say("sheet-with", action=name, name=source)
