"""Faults of a draft, with their places, in the language of the page."""

from collections.abc import Sequence

from oracle_nb.games.registry import package_of, texts_of
from oracle_nb.lessons.draft import DraftError
from oracle_nb.lessons.draft_check import DraftFault
from oracle_nb.lessons.lesson import Flaw
from oracle_nb.web.lesson_editor.commands import RefusedInput
from oracle_nb.web.lesson_editor.state import LessonEditorState
from oracle_nb.web.text import words
from oracle_nb.web.text.reason_texts import position_text, reason_text, toml_text

_PARTS = ("steps", "exercises")


class FaultTexts:
    """The texts of a draft's faults in one language."""

    def __init__(self, state: LessonEditorState, language: str) -> None:
        self._state = state
        self._lessons = {lesson.name: lesson for lesson in state.others}
        self._language = language
        self._say = words(language).say

    def place(self, field: str) -> str:
        """Return the name of a field, such as "Step 2, text, English"."""
        if not field:
            return ""
        parts = field.split(".")
        names = []
        if parts[0] in _PARTS and len(parts) > 1:
            names.append(self._say(f"draft-at-{parts[0]}", number=int(parts[1])))
            parts = parts[2:]
        for part in parts:
            if part in ("en", "pl"):
                names.append(self._say(f"draft-in-{part}"))
            elif part.isdecimal() and "options" in parts:
                names[-1] = self._answer(int(part))
            elif not part.isdecimal():
                names.append(self._named(part))
                if part in ("scene", "chance"):
                    # Fields of a file follow, which the page doesn't show.
                    names += parts[parts.index(part) + 1 :]
                    break
        return self._say("draft-place", text=", ".join(names)) if names else ""

    def _answer(self, number: int) -> str:
        """Return the name of an answer to a prediction question, as its field has it."""
        if number == 1:
            return self._say("draft-predict-right")
        return self._say("draft-predict-other", number=number - 1)

    def _named(self, field: str) -> str:
        message = f"draft-field-{field}"
        return self._say(message) if message in words(self._language).messages else field

    def text(self, fault: DraftFault) -> str:
        """Return a fault as a sentence."""
        what = fault.what
        if not isinstance(what, Flaw):
            if fault.field == "name":
                return self._say("draft-fault-name-form")
            return self._reason(str(what), "draft-fault-other", "draft-why-else")
        say, facts = self._say, what.facts
        if what.kind == "languages":
            missing = facts["missing"]
            if len(missing) != 1 or not self._state.draft.languages:
                return say("draft-fault-empty")
            return say("draft-fault-language", name=say(f"draft-in-{missing[0]}"))
        if what.kind == "refused":
            rules, position, action = facts["refused"]
            texts = texts_of(rules, self._language)
            reasons = texts.explain(position, action).refusals
            text = " ".join(reason.text for reason in reasons)
            return say("draft-fault-refused", action=texts.action(position, action), reason=text)
        if what.kind == "malformed":
            return texts_of(facts["rules"], self._language).rulebook.malformed(facts["error"])
        if what.kind == "gap":
            return self._gap(facts["rule"], facts["teacher"])
        return say(f"draft-fault-{what.kind}", **facts)

    def _reason(self, reason: str, message: str, otherwise: str) -> str:
        """Return a reason in the language of the page.

        One of an unknown form is only known in English; elsewhere its place must do.
        """
        text = reason_text(self._say, reason)
        if text is not None:
            return text
        english = self._language == "en"
        return self._say(message, reason=reason) if english else self._say(otherwise)

    def _gap(self, rule: str, teacher: str) -> str:
        title = self.rule(rule)
        lesson = self._lessons.get(teacher)
        if lesson is None:
            return self._say("draft-fault-gap", name=title)
        return self._say("draft-fault-gap-lesson", name=title, title=lesson.title[self._language])

    def gaps(self, teacher: str, rules: Sequence[str]) -> str:
        """Return that several rules are needed which another lesson teaches."""
        lesson = self._lessons.get(teacher)
        title = teacher if lesson is None else lesson.title[self._language]
        names = "; ".join(map(self.rule, rules))
        return self._say("draft-fault-gaps", title=title, text=names)

    def rule(self, rule: str) -> str:
        """Return the title of a rule; its id where there is none."""
        book = package_of(self._state.game).rulebook(self._language).rulebook
        return book.title(rule) or rule

    def refusal(self, error: RefusedInput | DraftError) -> str:
        """Return why an input isn't taken."""
        if isinstance(error, RefusedInput):
            facts = dict(error.facts)
            if error.message == "wrong-position":
                facts["reason"] = position_text(self._say, str(facts["reason"]))
            return self._say(error.message, **facts)
        place = self.place(error.where[:200])
        reason = error.reason[:300]
        if error.kind == "toml":
            reason = toml_text(self._say, reason)
        elif error.kind == "form":
            reason = (reason_text(self._say, reason) or self._say("draft-why-else")).rstrip(".")
        text = self._say(f"draft-refused-{error.kind}", most=error.most, reason=reason)
        return self._say("draft-refused-at", place=place, text=text) if place else text
