"""The fields of the page on which lessons are written."""

from collections.abc import Mapping, Sequence
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.lessons.draft import LONGEST_TEXT, LONGEST_TITLE
from oracle_nb.lessons.draft_check import DraftFault
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.lesson_editor.controller import LessonEditor
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.text import words


class Fields:
    """Fields of a draft in one language and theme."""

    def __init__(self, editor: LessonEditor, language: str, theme: str) -> None:
        self.editor: Final = editor
        self.language: Final = language
        self.theme: Final = theme
        self.say: Final = words(language).say
        self.fault_texts: Final = FaultTexts(editor, language)

    @property
    def first(self) -> str:
        """The language of the draft's first text area that somebody fills in."""
        written = self.editor.draft.languages
        return self.language if not written or self.language in written else written[0]

    def link(self, field: str) -> str:
        """Return the address of another page of the game."""
        return address({field: ""}, self.editor.game)

    def texts(
        self,
        field: str,
        message: str,
        given: Mapping[str, str],
        rows: int = 2,
        *,
        entered: bool = False,
    ) -> Html:
        """Return a text area for each language. ``entered``: the first one gets the focus."""
        most = LONGEST_TITLE if field == "title" else LONGEST_TEXT
        areas = []
        for language in LANGUAGES:
            name = self.say("draft-text-in", name=self.say(message),
                            text=self.say(f"draft-in-{language}"))  # fmt: skip
            faults = self.faults(f"{field}.{language}")
            area = tag(
                "textarea",
                given.get(language, ""),
                rows=rows,
                maxlength=most,
                lang=language,
                data_change=f"text {field}.{language}",
                data_typed="",
                data_enter="" if entered and language == self.first else None,
                aria_invalid="true" if faults else None,
                aria_describedby=_fault_id(f"{field}.{language}") if faults else None,
                # Another text by the same key would leave what is entered as it is.
                data_k=f"{field}-{language}-{self.editor.epoch}",
            )
            areas.append(tag("div", tag("label", name, area, cls="t-field"), faults))
        return tag("div", tag("div", areas, cls="w-languages"), self.faults(field))

    def choice(self, label: str, do: str, options: Sequence[Html], add: str = "draft-add") -> Html:
        """Return a list from which a value is chosen, with the button that adds it."""
        # Arrow keys change the value of a list, so only the button sends it.
        select = tag("select", options, name="choice", data_k=f"{do}-{self.editor.epoch}")
        return tag(
            "form",
            tag("label", label, select, cls="t-field"),
            tag("button", self.say(add), type="submit"),
            data_do=do,
            cls="row w-add",
        )

    def chosen(self, place: str, named: Mapping[str, str], label: str) -> Html | None:
        """Return what is in a list, each with a button that removes it."""
        if not named:
            return None
        items = [
            tag(
                "li",
                tag("span", name),
                button(
                    self.say("draft-remove"),
                    f"unlist {place}",
                    value,
                    cls="quiet",
                    aria_label=self.say("draft-remove-named", name=name),
                ),
            )
            for value, name in named.items()
        ]
        return tag("ul", items, cls="w-chosen", aria_label=label)

    def order(self, kind: str, number: int, count: int, name: str) -> Html:
        """Return the buttons that move or remove a step or an exercise."""
        say = self.say
        moves = [
            button(
                tag("span", sign, aria_hidden="true"),
                f"move {kind}",
                f"{number} {way}",
                cls="quiet",
                aria_label=say(f"draft-move-{way}", name=name),
                title=say(f"draft-move-{way}", name=name),
            )
            for way, sign, possible in (("up", "↑", number > 1), ("down", "↓", number < count))
            if possible
        ]
        remove = button(
            say("draft-remove"),
            f"remove {kind}",
            str(number),
            cls="quiet",
            aria_label=say("draft-remove-named", name=name),
        )
        return tag("span", moves, remove, cls="w-order")

    def faults(self, field: str, *, deep: bool = False, shallow: bool = False) -> Html | None:
        """Return what is wrong with a field; with its parts as well unless they show it."""
        found = []
        for one in self.editor.faults:
            same = one.field == field
            inside = one.field.startswith(f"{field}.") and not shallow
            if same or (inside and (deep or self._is_shown_here(field, one))):
                found.append(tag("li", self.fault_texts.text(one)))
        return tag("ul", found, cls="w-faults", id=_fault_id(field)) if found else None

    @staticmethod
    def _is_shown_here(field: str, fault: DraftFault) -> bool:
        """Return whether a part of a field has no place of its own: places in a list, a scene."""
        return fault.field.removeprefix(f"{field}.").split(".")[0] not in LANGUAGES


def _fault_id(field: str) -> str:
    """Return the id of the faults of a field."""
    return f"fault-{field.replace('.', '-')}"
