"""The form for a new game: players, the game's options, and faults in the input.

Fields of a player have the number of the seat in their name, such as "name-2".
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from oracle_nb.core.arguments import whole_text
from oracle_nb.core.errors import OracleError
from oracle_nb.games.match import SetupOption
from oracle_nb.games.presentation import GameSetup
from oracle_nb.render.html import Attribute, Html, html, tag
from oracle_nb.text.names import name_fault, normalized, seat_faults
from oracle_nb.web.text import words

_TEXT_LENGTH: Final = 20_000


class NewGameInput(NamedTuple):
    """The input: the players, the seed (None: by chance), and the choices of the game.

    The players are numbered in the order of the seats, without those that stay empty.
    """

    seats: tuple[str, ...]
    seed: int | None
    chosen: dict[str, str]


class FormError(OracleError, ValueError):
    """Something was entered wrongly: ``faults`` says what, by the name of the field."""

    def __init__(self, faults: dict[str, str]) -> None:
        super().__init__(" ".join(faults.values()))
        self.faults: Final = faults


@dataclass(frozen=True)
class NewGameForm:
    """The form for a new game of one kind, with the numbers of players and the names of bots."""

    setup: GameSetup
    players: range
    bots: Sequence[str]
    language: str = "en"
    usual: int = 3
    """The number of players that is chosen to begin with."""

    def read(self, form: Mapping[str, str]) -> NewGameInput:
        """Return the input.

        Raises
        ------
        FormError
            If something was entered wrongly; it names every such field.
        """
        language = self.language
        say = words(language).say
        faults = {}
        seats: dict[int, str] = {}
        places = self.players
        for seat in range(places.stop - 1):
            kind = form.get(f"kind-{seat}", "")
            if kind.startswith("bot:"):
                # Only bots of the list: a name can refer to any class of any module.
                if kind.removeprefix("bot:") not in self.bots:
                    faults[f"kind-{seat}"] = say("no-bot", name=kind[:60])
                seats[seat] = kind
            elif kind:
                name = normalized(form.get(f"name-{seat}", ""))
                if name and (fault := name_fault(name)):
                    faults[f"name-{seat}"] = fault.message(language)
                seats[seat] = name
        alone = sum(not name.startswith("bot:") for name in seats.values()) == 1
        for seat, name in seats.items():
            seats[seat] = name or say("you" if alone else "seat-label", seat=seat + 1)
        chosen_seats = tuple(seats)
        for player, fault in seat_faults(tuple(seats.values())).items():
            if f"kind-{chosen_seats[player]}" not in faults:
                faults.setdefault(f"name-{chosen_seats[player]}", fault.message(language))
        if len(seats) not in places:
            empty = min(set(range(places.stop)) - set(seats))
            least, most = places.start, places.stop - 1
            faults[f"kind-{empty}"] = say("how-many", least=least, most=most, number=len(seats))
        seed = _seed(form.get("seed", "").strip(), faults, language)
        chosen = {
            option.name: form[option.name] for option in self.setup.options() if option.name in form
        }
        where = {name: name for name in chosen}
        for player, seat in enumerate(seats):
            for choice in self.setup.player_options():
                name = f"{choice.name}-{seat}"
                where[f"{choice.name}-{player}"] = name
                chosen[f"{choice.name}-{player}"] = form.get(name, "")
        wrong = self.setup.option_errors(len(seats), chosen)
        faults |= {where.get(name, name): fault for name, fault in wrong.items()}
        if faults:
            raise FormError(faults)
        return NewGameInput(tuple(seats.values()), seed, chosen)

    def view(self, form: Mapping[str, str], faults: Mapping[str, str]) -> Html:
        """Return the form as HTML, with what was entered before and what is wrong with it."""
        language = self.language
        say = words(language).say
        open_: list[Html] = []
        folded: list[Html] = []
        for choice in self.setup.options():
            shown = _labelled(choice, choice.name, choice.label, form, faults, language)
            (folded if choice.folded else open_).append(shown)
        seed = SetupOption("seed", say("seed-label"), (), say("seed-hint"), blank=say("seed-empty"))
        folded.append(_labelled(seed, "seed", seed.label, form, faults, language))
        folded += [*self._folded_by_player(form, faults), *self._clock(form)]
        wrong = any(f'name="{name}"' in field for field in folded for name in faults)
        return tag(
            "form",
            tag("div", self._seats(form, faults), cls="seats"),
            tag("div", open_, cls="choices"),
            tag(
                "details",
                tag("summary", say("more-choices")),
                tag("div", folded, cls="choices"),
                open=wrong,
            ),
            tag("p", tag("button", say("start"), type="submit", cls="primary"), cls="go"),
            cls="begin",
            data_do="new",
        )

    def _folded_by_player(
        self, form: Mapping[str, str], faults: Mapping[str, str]
    ) -> Iterator[Html]:
        """Yield what can be chosen for each player, but rarely is."""
        for seat in range(self.players.stop - 1):
            player = words(self.language).say("seat-label", seat=seat + 1)
            for option in self.setup.player_options():
                if option.folded:
                    named = option._replace(label=f"{player}: {option.label}")
                    name = f"{option.name}-{seat}"
                    yield _labelled(named, name, named.label, form, faults, self.language)

    def _clock(self, form: Mapping[str, str]) -> list[Html]:
        """Return the clock for people, which the table has as well."""
        say = words(self.language).say
        kinds = [(kind, say(f"clock-{kind or 'none'}")) for kind in ("", "total", "turn")]
        options = (
            SetupOption("clock", say("clock-kind"), kinds),
            SetupOption("minutes", say("clock-minutes"), ()),
            SetupOption("increment", say("clock-increment"), ()),
        )
        given = {"minutes": "30", "increment": "30", **form}
        return [
            _labelled(option, option.name, option.label, given, {}, self.language)
            for option in options
        ]

    def _seats(self, form: Mapping[str, str], faults: Mapping[str, str]) -> list[Html]:
        language, bots = self.language, self.bots
        say = words(language).say
        places = self.players
        # The game's own bot, as in the terminal. Stronger ones are for those who choose them.
        own = [name for name in bots if name != "random"] or bots
        opponent = f"bot:{own[0]}" if own else "person"
        seats = []
        for seat in range(places.stop - 1):
            kinds = [("person", say("seat-person"))]
            kinds += [(f"bot:{name}", say("seat-bot", name=name)) for name in bots]
            if seat >= places.start:
                kinds.append(("", say("seat-empty")))
            usual = "" if seat >= self.usual else opponent if seat else "person"
            label = say("seat-label", seat=seat + 1)
            who = SetupOption("kind", say("who-label"), kinds)
            name = SetupOption("name", say("seat-name"), (), blank=say("seat-name"))
            filled = {f"kind-{seat}": usual, **form}
            fields = [
                _field(option, f"{option.name}-{seat}", f"{label}: {option.label}", filled, faults)
                for option in (who, name)
            ]
            own = [
                _labelled(
                    option,
                    f"{option.name}-{seat}",
                    f"{label}: {option.label}",
                    form,
                    faults,
                    language,
                )
                for option in self.setup.player_options()
                if not option.folded
            ]
            reasons = [_fault(f"{field}-{seat}", faults) for field in ("kind", "name")]
            seats.append(tag("fieldset", tag("legend", label), fields, reasons, own))
        return seats


def _seed(text: str, faults: dict[str, str], language: str) -> int | None:
    say = words(language).say
    if not text:
        return None
    try:
        seed = whole_text("seed", text)
    except ValueError:
        faults["seed"] = say("seed-no-number", text=text[:40])
        return None
    if not -(2**63) <= seed < 2**63:
        faults["seed"] = say("seed-too-large")
    return seed


def _labelled(
    choice: SetupOption,
    name: str,
    spoken: str,
    form: Mapping[str, str],
    faults: Mapping[str, str],
    language: str,
) -> Html:
    """Return a field with its label above, and below it its description and its faults."""
    return tag(
        "label",
        tag("span", choice.label),
        _field(choice, name, spoken, form, faults),
        _from_file(choice, name, spoken, language) if choice.accept else None,
        tag("small", choice.hint, id=f"{name}-hint") if choice.hint else None,
        _fault(name, faults),
        cls=f"choice-{choice.name}",
    )


def _field(
    choice: SetupOption, name: str, spoken: str, form: Mapping[str, str], faults: Mapping[str, str]
) -> Html:
    described_by = [f"{name}-hint"] if choice.hint else []
    described_by += [f"fault-{name}"] if name in faults else []
    common: dict[str, Attribute] = {
        "name": name,
        "aria_label": spoken,
        "aria_invalid": "true" if name in faults else None,
        "aria_describedby": " ".join(described_by) or None,
    }
    value = form.get(name, "")
    if choice.options:
        options = [
            tag("option", text, value=option, selected=option == value)
            for option, text in choice.options
        ]
        return tag("select", options, **common)
    return tag(
        "input",
        value=value,
        placeholder=choice.blank or None,
        maxlength=_TEXT_LENGTH,
        inputmode="numeric" if choice.name == "seed" else None,
        autocomplete="off",
        **common,
    )


def _from_file(choice: SetupOption, name: str, spoken: str, language: str) -> Html:
    """Return the way to fill a field with what is in a file, if that is text."""
    label = f"{spoken} ({choice.accept})"
    status = f"told-{name}"
    return html(
        tag(
            "input",
            type="file",
            accept=choice.accept,
            aria_label=label,
            data_into=name,
            data_told=f"#{status}",
        ),
        tag(
            "small",
            words(language).say("file-no-text"),
            cls="fault",
            id=status,
            role="alert",
            hidden=True,
        ),
    )


def _fault(name: str, faults: Mapping[str, str]) -> Html | None:
    if name not in faults:
        return None
    return tag("small", faults[name], cls="fault", id=f"fault-{name}", role="alert")
