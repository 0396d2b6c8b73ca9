"""The page on which a lesson is written, as HTML."""

from collections.abc import Callable, Mapping, Sequence

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
from oracle_nb.web.lesson_editor.fields import (
    ShownDraft,
    choice,
    chosen_list,
    faults_view,
    order,
    text_areas,
)
from oracle_nb.web.lesson_editor.step_view import steps_view
from oracle_nb.web.lessons.own_lessons import EDITOR, MAX_OWN
from oracle_nb.web.lessons.template_choice import (
    excerpt,
    question,
    sample_answer,
    templates_of,
    topics,
)
from oracle_nb.web.widgets.panels import confirmation, copyable_link, panel


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


def list_view(
    say: Callable[..., str], drafts: Mapping[str, str], *, from_position: bool, refused: str
) -> list[Html]:
    """Return the list of somebody's drafts, from their titles by their addresses."""
    items = [
        tag("li", link(title_of(title, say("draft-untitled")), to)) for to, title in drafts.items()
    ]
    begin = None
    if from_position:
        begin = button(say("draft-begin-position"), "begin-position", cls="primary")
    return [
        tag("h1", say("draft-editor"), cls="l-title"),
        tag("p", say("draft-about"), cls="lead"),
        panel(
            "new",
            say("draft-new"),
            tag(
                "div",
                begin,
                button(say("draft-begin"), "begin", cls="" if from_position else "primary"),
                import_button(say),
                cls="row",
            ),
            import_notice(refused),
        ),
        panel(
            "own",
            say("draft-list"),
            tag("ul", items) if items else tag("p", say("draft-none")),
            tag("p", say("draft-kept", most=MAX_OWN)),
        ),
    ]


def draft_view(shown: ShownDraft) -> list[Html]:
    """Return the parts of the page of a draft."""
    return [
        _problems(shown),
        _about(shown),
        *_steps(shown),
        _exercises(shown),
        _files(shown),
    ]


# --- what is wrong -------------------------------------------------------------------------------


def _problems(shown: ShownDraft) -> Html:
    say, texts = shown.say, shown.fault_texts
    errors = [fault for fault in shown.state.faults if not fault.note]
    items = [
        tag(
            "li",
            tag("strong", texts.place(fault.field)),
            " ",
            texts.text(fault),
            " ",
            _repair(shown, fault),
        )
        for fault in errors
    ]
    items += _gaps(shown, [fault for fault in shown.state.faults if fault.note])
    if len(shown.draft.languages) == 1:
        items.append(tag("li", say("draft-one-language")))
    if not errors:
        items.append(tag("li", _duration(shown)))
    count = say("draft-problems", count=len(errors)) if errors else say("draft-sound")
    tries = link(say("draft-try"), shown.links["try"], cls="l-button primary", data_try="")
    return panel(
        "problems",
        say("draft-check"),
        tag("p", count, role="status", cls="w-state"),
        tag("ul", items, cls="w-problems") if items else None,
        tag("div", None if errors else tries, cls="row"),
    )


def _repair(shown: ShownDraft, fault: DraftFault) -> Html | None:
    """Return the button that opens the step of a fault, unless it is open already."""
    part, _, rest = fault.field.partition(".")
    number = rest.partition(".")[0]
    if part != "steps" or not number or number == str(shown.state.current):
        return None
    title = shown.say("draft-at-steps", number=int(number))
    name = shown.say("draft-edit-named", name=title)
    return button(shown.say("draft-edit"), "open", number, aria_label=name, cls="quiet")


def _gaps(shown: ShownDraft, notes: Sequence[DraftFault]) -> list[Html]:
    """Return the rules that are needed but not taught: by the lesson that teaches them."""
    by_lesson: dict[str, list[DraftFault]] = {}
    for fault in notes:
        by_lesson.setdefault(fault.what.facts["teacher"], []).append(fault)
    texts, items = shown.fault_texts, []
    for teacher, faults in by_lesson.items():
        if len(faults) == 1 or not teacher:
            gaps = [
                html(tag("strong", texts.place(fault.field)), " ", texts.text(fault))
                for fault in faults
            ]
        else:
            gaps = [html(texts.gaps(teacher, [fault.what.facts["rule"] for fault in faults]))]
        add = button(shown.say("draft-after-this"), "after", teacher) if teacher else None
        items += [tag("li", gap, add) for gap in gaps]
    return items


def _duration(shown: ShownDraft) -> str:
    lesson = lesson_of(shown.draft)
    duration = max(1, round(minutes(shown.state.school, lesson, shown.language)))
    return shown.say("draft-minutes", count=duration)


# --- texts ---------------------------------------------------------------------------------------


def _about(shown: ShownDraft) -> Html:
    say, draft = shown.say, shown.draft
    return panel(
        "texts",
        say("draft-texts"),
        tag("p", say("draft-languages-about")),
        text_areas(shown, "title", "draft-field-title", draft.title, rows=1),
        text_areas(shown, "goal", "draft-field-goal", draft.goal),
        text_areas(shown, "summary", "draft-field-summary", draft.summary),
        _after(shown),
    )


def _after(shown: ShownDraft) -> Html:
    """Return the lessons that learners should have done before."""
    say, draft = shown.say, shown.draft
    titles = {lesson.name: lesson.title[shown.language] for lesson in shown.state.others}
    chosen = {name: titles.get(name, name) for name in draft.after}
    options = [tag("option", say("draft-choose"), value="", selected=True)]
    options += [
        tag("option", f"{lesson.number}. {titles[lesson.name]}", value=lesson.name)
        for lesson in shown.state.others
        if lesson.name not in draft.after
    ]
    return tag(
        "fieldset",
        tag("legend", say("draft-field-after")),
        tag("p", say("draft-after-about")),
        chosen_list(shown, chosen, say("draft-field-after"), "not-after"),
        faults_view(shown, "after"),
        choice(shown, say("draft-after-add"), "after", options),
    )


# --- steps and exercises -------------------------------------------------------------------------


def _steps(shown: ShownDraft) -> list[Html]:
    say = shown.say
    add = None
    if len(shown.draft.steps) < MOST_STEPS:
        add = button(say("draft-add-step"), "add steps", cls="primary")
    head = tag(
        "section",
        tag("h2", say("draft-field-steps")),
        tag("p", say("draft-steps-about")),
        faults_view(shown, "steps", shallow=True),
        cls="w-part",
        data_k="steps",
    )
    return [
        head,
        *steps_view(shown),
        tag("p", add, data_k="add-step"),
    ]


def _exercises(shown: ShownDraft) -> Html:
    say, draft = shown.say, shown.draft
    practices = enumerate(draft.exercises, 1)
    items = [_practice(shown, number, practice) for number, practice in practices]
    return panel(
        "exercises",
        say("draft-field-exercises"),
        tag("p", say("draft-exercises-about")),
        faults_view(shown, "exercises", shallow=True),
        tag("ol", items, cls="w-practices") if items else None,
        _templates(shown) if len(draft.exercises) < MOST_EXERCISES else None,
    )


def _templates(shown: ShownDraft) -> Html:
    """Return the list of lessons, and the kinds of exercises of the chosen one."""
    say, state, language = shown.say, shown.state, shown.language
    lessons = [
        tag("option", title, value=name, selected=name == state.topic)
        for name, title in topics(state.others, state.school, language)
    ]
    options = [tag("option", say("draft-choose"), value="", selected=True)]
    options += [
        tag("option", excerpt(state.school, template, language), value=template)
        for template in templates_of(state.topic, state.others, state.school)
    ]
    select = tag("select", lessons, data_change="topic")
    return html(
        tag("label", say("draft-topic"), select, cls="t-field"),
        choice(shown, say("draft-template-add"), "template", options),
    )


def _practice(shown: ShownDraft, number: int, practice: DraftPractice) -> Html:
    say, state, school = shown.say, shown.state, shown.state.school
    place = f"exercises.{number}"
    name = say("draft-at-exercises", number=number)
    sample: list[Html] = []
    if practice.template in school.templates():
        seed = state.samples.get(number - 1, 0) + 1 if practice.seed is None else practice.seed
        asked = question(school, practice.template, seed, shown.language)
        answer = sample_answer(school, practice.template, seed, shown.language)
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
            order(shown, "exercises", number, len(shown.draft.exercises), name),
            cls="row w-head",
        ),
        sample,
        faults_view(shown, place, deep=True),
        tag(
            "div",
            tag("label", say("draft-times"), times, cls="t-field"),
            tag("label", say("teach-seed"), seed_field, cls="t-field"),
            cls="row w-numbers",
        ),
        data_k=f"practice-{number}",
    )


# --- files and links -----------------------------------------------------------------------------


def _files(shown: ShownDraft) -> Html:
    say = shown.say
    delete: Html = tag("div", button(say("draft-delete"), "ask", "delete"), cls="row")
    if shown.asking:
        delete = confirmation(
            say("draft-delete-sure"),
            button(say("draft-delete-yes"), "delete", data_focus=""),
            button(say("cancel"), "ask", cls="quiet"),
        )
    return panel(
        "files",
        say("draft-share"),
        tag("p", say("draft-share-about")),
        *_published(shown),
        tag("h3", say("draft-file")),
        tag("p", say("draft-file-about")),
        _name(shown),
        tag("div", button(say("draft-export"), "export"), import_button(say), cls="row"),
        import_notice(shown.refused),
        tag("h3", say("draft-delete")),
        delete,
    )


def _published(shown: ShownDraft) -> list[Html]:
    say, share = shown.say, shown.links["share"]
    if not shown.state.sound:
        return [tag("p", say("draft-share-later"))]
    parts = []
    if share:
        parts.append(copyable_link(say, share, say("teach-link-made"), "t-draft-link"))
        if shown.newer:
            parts.append(tag("p", say("draft-share-newer")))
    if not share or shown.newer:
        label = say("draft-share-update" if share else "draft-share-make")
        parts.append(tag("div", button(label, "publish", cls="primary"), cls="row"))
    sheet = link(say("draft-sheet"), shown.links["sheet"], cls="l-button")
    return [*parts, tag("div", sheet, cls="row")]


def _name(shown: ShownDraft) -> Html:
    """Return the field for the name of the lesson in files."""
    faults = faults_view(shown, "name")
    field = tag("input", value=shown.draft.name, data_change="text name",
                maxlength=LONGEST_NAME, autocomplete="off", spellcheck="false",
                aria_invalid="true" if faults else None,
                aria_describedby="fault-name" if faults else None)  # fmt: skip
    label = tag("label", shown.say("draft-field-name"), field, cls="t-field")
    return tag("div", label, faults)


def title_of(heading: str, otherwise: str) -> str:
    """Return the title of a draft as text of a page; ``otherwise`` for one without."""
    return isolated(heading) if heading else otherwise


def editor_address(game: str, code: str = "") -> str:
    """Return the address of the list of drafts, or of a draft."""
    return address({EDITOR: code or None}, game)
