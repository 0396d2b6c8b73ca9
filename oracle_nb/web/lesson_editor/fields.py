"""The fields of the page on which lessons are written."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from oracle_nb.lessons.draft import LONGEST_TEXT, LONGEST_TITLE, LessonDraft
from oracle_nb.lessons.draft_check import DraftFault
from oracle_nb.lessons.lesson import LANGUAGES
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.lesson_editor.fault_texts import FaultTexts
from oracle_nb.web.lesson_editor.state import LessonEditorState
from oracle_nb.web.text import words


@dataclass(frozen=True, eq=False)
class ShownDraft:
    """A draft as its page shows it."""

    state: LessonEditorState
    language: str
    theme: str
    links: Mapping[str, str]
    """Addresses: "try", "share" for learners, "" until it is published, and "sheet" for paper."""
    newer: bool = False
    """Whether the draft has changed since it was published."""
    asking: bool = False
    """Whether the page asks before it deletes the draft."""
    refused: str = ""
    """Why a file wasn't imported."""

    @property
    def draft(self) -> LessonDraft:
        """The lesson as it is now."""
        return self.state.draft

    def say(self, message: str, **facts: object) -> str:
        """Return a message of the app."""
        return words(self.language).say(message, **facts)

    @cached_property
    def fault_texts(self) -> FaultTexts:
        """The texts of faults."""
        return FaultTexts(self.state, self.language)

    @property
    def first_language(self) -> str:
        """The language of the draft's first text area that somebody fills in."""
        written = self.draft.languages
        return self.language if not written or self.language in written else written[0]


def text_areas(
    shown: ShownDraft,
    field: str,
    message: str,
    given: Mapping[str, str],
    rows: int = 2,
    *,
    entered: bool = False,
    number: int = 0,
) -> Html:
    """Return a text area for each language. ``entered``: the first one gets the focus."""
    say = shown.say
    most = LONGEST_TITLE if field == "title" else LONGEST_TEXT
    areas = []
    for language in LANGUAGES:
        named = say(message, number=number) if number else say(message)
        name = say("draft-text-in", name=named, text=say(f"draft-in-{language}"))
        faults = faults_view(shown, f"{field}.{language}")
        area = tag(
            "textarea",
            given.get(language, ""),
            rows=rows,
            maxlength=most,
            lang=language,
            data_change=f"text {field}.{language}",
            data_typed="",
            data_enter="" if entered and language == shown.first_language else None,
            aria_invalid="true" if faults else None,
            aria_describedby=_fault_id(f"{field}.{language}") if faults else None,
            # Another text by the same key would leave what is entered as it is.
            data_k=f"{field}-{language}-{shown.state.epoch}",
        )
        areas.append(tag("div", tag("label", name, area, cls="t-field"), faults))
    return tag("div", tag("div", areas, cls="w-languages"), faults_view(shown, field))


def choice(
    shown: ShownDraft, label: str, command: str, options: Sequence[Html], add: str = "draft-add"
) -> Html:
    """Return a list from which a value is chosen, with the button that adds it."""
    # Arrow keys change the value of a list, so only the button sends it.
    select = tag("select", options, name="choice", data_k=f"{command}-{shown.state.epoch}")
    return tag(
        "form",
        tag("label", label, select, cls="t-field"),
        tag("button", shown.say(add), type="submit"),
        data_do=command,
        cls="row w-add",
    )


def chosen_list(
    shown: ShownDraft, named: Mapping[str, str], label: str, command: str
) -> Html | None:
    """Return what is in a list, each with a button whose command removes it."""
    if not named:
        return None
    say = shown.say
    items = [
        tag(
            "li",
            tag("span", name),
            button(
                say("draft-remove"),
                command,
                value,
                cls="quiet",
                aria_label=say("draft-remove-named", name=name),
            ),
        )
        for value, name in named.items()
    ]
    return tag("ul", items, cls="w-chosen", aria_label=label)


def order(shown: ShownDraft, kind: str, number: int, count: int, name: str) -> Html:
    """Return the buttons that move or remove a step or an exercise."""
    say = shown.say
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


def faults_view(
    shown: ShownDraft, field: str, *, deep: bool = False, shallow: bool = False
) -> Html | None:
    """Return what is wrong with a field; with its parts as well unless they show it."""
    items = []
    for fault in shown.state.faults:
        same = fault.field == field
        inside = fault.field.startswith(f"{field}.") and not shallow
        if same or (inside and (deep or _is_shown_here(field, fault))):
            items.append(tag("li", shown.fault_texts.text(fault)))
    return tag("ul", items, cls="w-faults", id=_fault_id(field)) if items else None


def _is_shown_here(field: str, fault: DraftFault) -> bool:
    """Return whether a part of a field has no place of its own: places in a list, a scene."""
    return fault.field.removeprefix(f"{field}.").split(".")[0] not in LANGUAGES


def _fault_id(field: str) -> str:
    """Return the id of the faults of a field."""
    return f"fault-{field.replace('.', '-')}"
