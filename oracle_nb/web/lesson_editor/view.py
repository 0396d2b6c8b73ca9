"""The page on which a lesson is written, as HTML."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from oracle_nb.games.addresses import address
from oracle_nb.lessons.draft import (
    LONGEST_NAME,
    MOST_EXERCISES,
    MOST_STEPS,
    DraftPractice,
    lesson_of,
)
from oracle_nb.lessons.draft_check import DraftFault
from oracle_nb.lessons.duration import minutes
from oracle_nb.render.html import Html, button, html, isolated, link, tag
from oracle_nb.web.lesson_editor.controller import LessonEditor
from oracle_nb.web.lesson_editor.fields import Fields
from oracle_nb.web.lesson_editor.step_view import StepView
from oracle_nb.web.lessons.own_lessons import EDITOR
from oracle_nb.web.lessons.template_choice import (
    excerpt,
    question,
    sample_answer,
    templates_of,
    topics,
)


def import_button(say: Callable[..., str]) -> Html:
    """Return the button that imports a lesson file."""
    field = tag("input", type="file", accept=".toml", data_change="import")
    return tag("label", say("draft-import"), field, cls="l-button l-file")


def import_notice(refused: str) -> Html | None:
    """Return why a file wasn't imported, for the place beside the button; it takes the focus."""
    if not refused:
        return None
    return tag(
        "p",
        refused,
        cls="notice",
        role="alert",
        tabindex="-1",
        data_enter="",
        data_show="",
        data_k=f"refused {refused}",
    )


class LessonEditorView:
    """The page of one draft.

    Parameters
    ----------
    editor
        The draft.
    language, theme
        Those of the page.
    links
        Addresses: "try" opens the draft as a lesson, "share" is the link for learners, "" until it
        is published, "sheet" the printable page. "sure" asks before the draft is deleted, and
        "refused" is why a file wasn't imported.
    newer
        Whether the draft has changed since it was published.
    """

    def __init__(
        self,
        editor: LessonEditor,
        language: str,
        theme: str,
        links: Mapping[str, str],
        *,
        newer: bool = False,
    ) -> None:
        self._fields: Final = Fields(editor, language, theme)
        self._editor: Final = editor
        self._language: Final = language
        self._say: Final = self._fields.say
        self._links: Final = links
        self._newer: Final = newer

    def render(self) -> list[Html]:
        """Return the parts of the page."""
        return [self._problems(), self._about(), *self._steps(), self._exercises(), self._files()]

    # --- what is wrong ---------------------------------------------------------------------------

    def _problems(self) -> Html:
        say, editor = self._say, self._editor
        errors = [one for one in editor.faults if not one.note]
        notes = [one for one in editor.faults if one.note]
        items = []
        for one in errors:
            place = self._fields.fault_texts.place(one.field)
            text = self._fields.fault_texts.text(one)
            items.append(tag("li", tag("strong", place), " ", text, " ", self._repair(one)))
        items += self._gaps(notes)
        if len(editor.draft.languages) == 1:
            items.append(tag("li", say("draft-one-language")))
        if not errors:
            items.append(tag("li", self._duration()))
        count = say("draft-problems", count=len(errors)) if errors else say("draft-sound")
        tries = link(say("draft-try"), self._links["try"], cls="l-button primary", data_try="")
        return tag(
            "section",
            tag("h2", say("draft-check")),
            tag("p", count, role="status", cls="w-state"),
            tag("ul", items, cls="w-problems") if items else None,
            tag("div", tries if editor.sound else None, cls="row"),
            cls="panel",
            data_k="problems",
        )

    def _repair(self, fault: DraftFault) -> Html | None:
        """Return the button that opens the step of a fault, unless it is open already."""
        part, _, rest = fault.field.partition(".")
        number = rest.partition(".")[0]
        if part != "steps" or not number or number == str(self._editor.current):
            return None
        title = self._say("draft-at-steps", number=int(number))
        name = self._say("draft-edit-named", name=title)
        return button(self._say("draft-edit"), "open", number, aria_label=name, cls="quiet")

    def _gaps(self, notes: Sequence[DraftFault]) -> list[Html]:
        """Return the rules that are needed but not taught: by the lesson that teaches them."""
        by_lesson: dict[str, list[DraftFault]] = {}
        for one in notes:
            by_lesson.setdefault(one.what.facts["teacher"], []).append(one)
        texts, items = self._fields.fault_texts, []
        for teacher, each in by_lesson.items():
            if len(each) == 1 or not teacher:
                said = [html(tag("strong", texts.place(one.field)), " ", texts.text(one))
                        for one in each]  # fmt: skip
            else:
                said = [html(texts.gaps(teacher, [one.what.facts["rule"] for one in each]))]
            add = button(self._say("draft-after-this"), "after", teacher) if teacher else None
            items += [tag("li", one, add) for one in said]
        return items

    def _duration(self) -> str:
        lesson = lesson_of(self._editor.draft)
        taken = max(1, round(minutes(self._editor.school, lesson, self._language)))
        return self._say("draft-minutes", count=taken)

    # --- texts -----------------------------------------------------------------------------------

    def _about(self) -> Html:
        say, draft, fields = self._say, self._editor.draft, self._fields
        return tag(
            "section",
            tag("h2", say("draft-texts")),
            tag("p", say("draft-languages-about")),
            fields.texts("title", "draft-field-title", draft.title, rows=1),
            fields.texts("goal", "draft-field-goal", draft.goal),
            fields.texts("summary", "draft-field-summary", draft.summary),
            self._after(),
            cls="panel",
            data_k="texts",
        )

    def _after(self) -> Html:
        """Return the lessons that learners should have done before."""
        say, draft = self._say, self._editor.draft
        titles = {one.name: one.title[self._language] for one in self._editor.others}
        chosen = {name: titles.get(name, name) for name in draft.after}
        items = [
            tag(
                "li",
                tag("span", title),
                button(say("draft-remove"), "not-after", name, cls="quiet",
                       aria_label=say("draft-remove-named", name=title)),
            )
            for name, title in chosen.items()
        ]  # fmt: skip
        options = [tag("option", say("draft-choose"), value="", selected=True)]
        options += [
            tag("option", f"{one.number}. {one.title[self._language]}", value=one.name)
            for one in self._editor.others
            if one.name not in draft.after
        ]
        return tag(
            "fieldset",
            tag("legend", say("draft-field-after")),
            tag("p", say("draft-after-about")),
            tag("ul", items, cls="w-chosen", aria_label=say("draft-field-after"))
            if items
            else None,
            self._fields.faults("after"),
            self._fields.choice(say("draft-after-add"), "after", options),
        )

    # --- steps and exercises ---------------------------------------------------------------------

    def _steps(self) -> list[Html]:
        say = self._say
        add = None
        if len(self._editor.draft.steps) < MOST_STEPS:
            add = button(say("draft-add-step"), "add steps", cls="primary")
        head = tag(
            "section",
            tag("h2", say("draft-field-steps")),
            tag("p", say("draft-steps-about")),
            self._fields.faults("steps", shallow=True),
            cls="w-part",
            data_k="steps",
        )
        return [
            head,
            *StepView(self._fields).render(),
            tag("p", add, data_k="add-step"),
        ]

    def _exercises(self) -> Html:
        say, draft = self._say, self._editor.draft
        items = [self._practice(number, one) for number, one in enumerate(draft.exercises, 1)]
        add = None
        if len(draft.exercises) < MOST_EXERCISES:
            add = self._templates()
        return tag(
            "section",
            tag("h2", say("draft-field-exercises")),
            tag("p", say("draft-exercises-about")),
            self._fields.faults("exercises", shallow=True),
            tag("ol", items, cls="w-practices") if items else None,
            add,
            cls="panel",
            data_k="exercises",
        )

    def _templates(self) -> Html:
        """Return the list of lessons, and the kinds of exercises of the chosen one."""
        say, editor, language = self._say, self._editor, self._language
        lessons = [
            tag("option", title, value=name, selected=name == editor.topic)
            for name, title in topics(editor.others, editor.school, language)
        ]
        options = [tag("option", say("draft-choose"), value="", selected=True)]
        options += [
            tag("option", excerpt(editor.school, one, language), value=one)
            for one in templates_of(editor.topic, editor.others, editor.school)
        ]
        select = tag("select", lessons, data_change="topic")
        return html(
            tag("label", say("draft-topic"), select, cls="t-field"),
            self._fields.choice(say("draft-template-add"), "template", options),
        )

    def _practice(self, number: int, practice: DraftPractice) -> Html:
        say, editor, school = self._say, self._editor, self._editor.school
        place = f"exercises.{number}"
        name = say("draft-at-exercises", number=number)
        sample: list[Html] = []
        if practice.template in school.templates():
            seed = editor.samples.get(number - 1, 0) + 1 if practice.seed is None else practice.seed
            asked = question(school, practice.template, seed, self._language)
            answer = sample_answer(school, practice.template, seed, self._language)
            sample = [
                tag("p", asked),
                tag("details", tag("summary", say("draft-answer")), tag("p", answer)),
                button(say("draft-sample"), f"sample {number}", cls="quiet"),
            ]
        times = tag("input", type="number", min=1, max=10, value=str(practice.times),
                    data_change=f"times {number}")  # fmt: skip
        seed_field = tag("input", inputmode="numeric", data_change=f"seed {number}",
                         value="" if practice.seed is None else str(practice.seed),
                         placeholder=say("teach-seed-empty"), autocomplete="off")  # fmt: skip
        return tag(
            "li",
            tag(
                "div",
                tag("h3", name),
                tag("code", practice.template[:LONGEST_NAME]),
                self._fields.order("exercises", number, len(editor.draft.exercises), name),
                cls="row w-head",
            ),
            sample,
            self._fields.faults(place, deep=True),
            tag(
                "div",
                tag("label", say("draft-times"), times, cls="t-field"),
                tag("label", say("teach-seed"), seed_field, cls="t-field"),
                cls="row w-numbers",
            ),
            data_k=f"practice-{number}",
        )

    # --- files and links -------------------------------------------------------------------------

    def _files(self) -> Html:
        say, links = self._say, self._links
        return tag(
            "section",
            tag("h2", say("draft-share")),
            tag("p", say("draft-share-about")),
            self._published(),
            tag("h3", say("draft-file")),
            tag("p", say("draft-file-about")),
            self._name(),
            tag("div", button(say("draft-export"), "export"), import_button(say), cls="row"),
            import_notice(links.get("refused", "")),
            tag("h3", say("draft-delete")),
            tag("div", button(say("draft-delete"), "ask", "delete"), cls="row")
            if "sure" not in links
            else tag(
                "div",
                tag("p", say("draft-delete-sure")),
                button(say("draft-delete-yes"), "delete", data_focus=""),
                button(say("cancel"), "ask", cls="quiet"),
                role="alert",
                cls="l-sure",
            ),
            cls="panel",
            data_k="files",
        )

    def _published(self) -> Html:
        say, links = self._say, self._links
        if not self._editor.sound:
            return tag("p", say("draft-share-later"))
        parts: list[Html | None] = []
        if links["share"]:
            parts.append(
                tag(
                    "div",
                    tag("input", value=links["share"], readonly=True, cls="t-draft-link",
                        aria_label=say("teach-link-made"), data_change="", data_link=""),
                    button(say("teach-copy"), "copy", data_copy=".t-draft-link",
                           data_copied=say("teach-copied")),
                    cls="row t-made",
                )
            )  # fmt: skip
            if self._newer:
                parts.append(tag("p", say("draft-share-newer")))
        if not links["share"] or self._newer:
            name = "draft-share-update" if links["share"] else "draft-share-make"
            parts.append(tag("div", button(say(name), "publish", cls="primary"), cls="row"))
        parts.append(
            tag("div", link(say("draft-sheet"), links["sheet"], cls="l-button"), cls="row")
        )
        return html(parts)

    def _name(self) -> Html:
        """Return the field for the name of the lesson in files."""
        faults = self._fields.faults("name")
        field = tag("input", value=self._editor.draft.name, data_change="text name",
                    maxlength=LONGEST_NAME, autocomplete="off", spellcheck="false",
                    aria_invalid="true" if faults else None,
                    aria_describedby="fault-name" if faults else None)  # fmt: skip
        label = tag("label", self._say("draft-field-name"), field, cls="t-field")
        return tag("div", label, faults)


def title_of(heading: str, otherwise: str) -> str:
    """Return the title of a draft as text of a page; ``otherwise`` for one without."""
    return isolated(heading) if heading else otherwise


def editor_address(game: str, code: str = "") -> str:
    """Return the address of the list of drafts, or of a draft."""
    return address({EDITOR: code or None}, game)
