"""A game in the words of a terminal, in one language: its players, explanations, its end."""

from collections.abc import Iterable
from pathlib import Path
from shlex import quote
from typing import Final

from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Explanation, Reason
from oracle_nb.games.game import Game
from oracle_nb.terminal.text import named, words


class Narration:
    """The texts of `play --text` and `replay`. Raises UnknownLanguage."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game = game
        self.language = language
        self.words: Final = game.texts(language)
        self.table: Final = game.package.text_interface(game.rules, language)
        self.say: Final = words(language).say

    def name(self, seat: int) -> str:
        """Return a player's name with its distinction from others, such as "Player 1 (red)"."""
        name, mark = named(self.game.seats[seat], seat, self.language), self.table.seat(seat)
        if self.game.is_bot(seat):
            name = self.say("bot", name=name.removeprefix("bot:"))
            # Several seats may have the same bot; nothing else distinguishes them in some games.
            if not mark and self.game.seats.count(self.game.seats[seat]) > 1:
                mark = self.say("player", number=seat + 1)
        return self.say("marked", name=name, mark=mark) if mark else name

    def names(self, seats: Iterable[int]) -> tuple[str, ...]:
        """Return the names of several players."""
        return tuple(map(self.name, seats))

    def event(self, event: Event) -> str:
        """Return the sentence of an event, with the title of its rule."""
        return str(Reason(event.rule, self.words.event(event), self.rule_title(event.rule)))

    def rule_title(self, rule: str) -> str:
        """Return the title of a rule; "" for a rule that the rulebook doesn't have."""
        return self.words.rulebook.title(rule)

    def explained(self, explanation: Explanation) -> list[str]:
        """Return an explanation as lines."""
        say, title = self.say, explanation.title
        lines = [title if explanation.allowed else say("refused", title=title)]
        lines += [f"  {effect}" for effect in explanation.effects]
        cheaper = [
            f"  {say('cheaper', text=text, action=actions[0])}"
            for text, actions in explanation.cheaper
        ]
        for name, reasons, more in (
            ("cost", explanation.cost, cheaper),
            ("why", explanation.why, []),
            ("why-not", explanation.refusals, []),
        ):
            lines += [
                f"  {say(name, text=each.text, rule=self.rule_title(each.rule))}"
                for each in reasons
            ]
            lines += more
        lines += [f"  {say('chance', text=chance)}" for chance in explanation.chance]
        return lines + ([f"  {explanation.undo}"] if explanation.undo else [])

    def result(self) -> list[str]:
        """Return the ending of the game as lines; "not over" if it goes on."""
        result = self.game.result
        if result is None:
            return [self.say("unfinished", number=len(self.game.history))]
        if not result.finished:
            return [self.say("stopped", rounds=result.rounds)]
        names = self.names(result.winners)
        ranked = sorted((place, seat) for seat, place in enumerate(result.places))
        return [
            self.say("won", names=names, rounds=result.rounds),
            *(
                f"  {self.say('place', place=place, name=self.name(seat))}"
                for place, seat in ranked
            ),
        ]

    def go_on(self, path: Path) -> str:
        """Return the command that resumes a saved game."""
        language = "" if self.language == "en" else f" --lang {self.language}"
        return f"oracle-nb play --text{language} --load {quote(str(path))}"
