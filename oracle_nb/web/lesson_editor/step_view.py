"""The steps of a lesson being written, as HTML: the current one in full, the others in brief."""

from typing import Any, Final

from oracle_nb.games.addresses import address
from oracle_nb.games.registry import package_of, presentation_of, scene_of, texts_of
from oracle_nb.lessons.draft import LONGEST_NAME, DraftStep
from oracle_nb.lessons.draft_check import StepScene
from oracle_nb.lessons.lesson import LEAST_OPTIONS, MOST_OPTIONS
from oracle_nb.lessons.prerequisites import before
from oracle_nb.render.highlights import look_mark
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.scene import Group, Scene, outline
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lesson_editor.fields import (
    ShownDraft,
    choice,
    chosen_list,
    faults_view,
    order,
    text_areas,
)

_PICTURE: Final = 520
"""Width of a step's picture in pixels."""
_SUGGESTED: Final = 6
"""Maximum number of rules that are suggested for a step."""
_EXCERPT: Final = 90


def steps_view(shown: ShownDraft) -> list[Html]:
    """Return every step."""
    return [_step(shown, number, step) for number, step in enumerate(shown.draft.steps, 1)]


def _step(shown: ShownDraft, number: int, step: DraftStep) -> Html:
    say, count = shown.say, len(shown.draft.steps)
    title = say("draft-at-steps", number=number)
    head = tag(
        "div",
        tag("h3", title),
        order(shown, "steps", number, count, title),
        cls="row w-head",
    )
    if number != shown.state.current:
        text = step.say.get(shown.language) or next(iter(step.say.values()), "")
        brief = tag("p", text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…")
        edit = button(
            say("draft-edit"),
            "open",
            str(number),
            aria_label=say("draft-edit-named", name=title),
        )
        parts = [brief, faults_view(shown, f"steps.{number}", deep=True), edit]
    else:
        scene = shown.state.scenes[number - 1]
        parts = [
            text_areas(
                shown,
                f"steps.{number}.say",
                "draft-say",
                step.say,
                rows=3,
                entered=shown.state.entered,
            ),
            faults_view(shown, f"steps.{number}", shallow=True),
            _prediction(shown, number, step),
            _scene(shown, number, step, scene),
            _actions(shown, number, step, scene),
            _spaces(shown, number, step, scene),
            _rules(shown, number, step, scene),
        ]
    return tag("section", head, parts, cls="panel w-step", data_k=f"step-{number}")


def _prediction(shown: ShownDraft, number: int, step: DraftStep) -> Html:
    """Return the question before the text, folded as long as there is none."""
    say, asked, command = shown.say, step.predict, f"predict {number}"
    field = f"steps.{number}.predict"
    if asked is None:
        add = button(say("draft-predict-add"), command, "add")
        parts: list[Html | None] = [tag("p", say("draft-predict-about")), add]
    else:
        count = len(asked.options)
        parts = [
            tag("p", say("draft-predict-about")),
            text_areas(shown, f"{field}.say", "draft-field-predict", asked.say),
            text_areas(shown, f"{field}.options.1", "draft-predict-right", asked.options[0])
            if asked.options
            else None,
        ]
        parts += [
            text_areas(
                shown,
                f"{field}.options.{place}",
                "draft-predict-other",
                option,
                rows=1,
                number=place - 1,
            )
            for place, option in enumerate(asked.options[1:], 2)
        ]
        more = button(say("draft-predict-more"), command, "more", data_k=f"more-{number}")
        fewer = button(say("draft-predict-fewer"), command, "fewer", data_k=f"fewer-{number}")
        remove = button(say("draft-predict-remove"), command, "remove")
        parts.append(
            tag(
                "div",
                more if count < MOST_OPTIONS else None,
                fewer if count > LEAST_OPTIONS else None,
                remove,
                cls="row",
            )
        )
    return tag(
        "details",
        tag("summary", say("draft-field-predict")),
        parts,
        faults_view(shown, field, shallow=True),
        faults_view(shown, f"{field}.options", shallow=True),
        open=asked is not None,
        data_k=f"predict-{number}-{asked is None}",
    )


# --- position ------------------------------------------------------------------------------------


def _scene(shown: ShownDraft, number: int, step: DraftStep, scene: StepScene | None) -> Html:
    say = shown.say
    picture = None
    if scene is not None:
        picture = html(
            tag("div", _picture(shown, number, step, scene), cls="w-picture"),
            tag("p", say("draft-point-click"), cls="w-click"),
        )
    about = "draft-scene-own" if step.scene is not None else "draft-scene-goes-on"
    if step.scene is None and number == 1:
        about = "draft-scene-none"
    built_in = choice(
        shown,
        say("draft-scene-built-in"),
        f"built-in {number}",
        _built_in_scenes(shown),
        "draft-scene-use",
    )
    own = None
    if package_of(shown.state.game).presentation().position_editor is not None:
        field = tag("textarea", "", name="scene", rows=2, spellcheck="false")
        own = tag(
            "form",
            tag("label", say("draft-scene-code"), field, cls="t-field"),
            tag("button", say("draft-scene-use"), type="submit"),
            data_do=f"scene {number}",
            data_k=f"scene-{shown.state.epoch}",
            cls="t-form",
        )
    remove = None
    if step.scene is not None and number > 1:
        remove = button(say("draft-scene-remove"), f"no-scene {number}")
    editor = address({"position": ""}, shown.state.game)
    change = tag(
        "details",
        tag("summary", say("draft-scene-change")),
        built_in,
        own,
        tag("p", tag("a", say("draft-position-editor"), href=editor, target="_blank"))
        if own
        else None,
        remove,
        open=scene is None,
        data_k=f"change-{number}-{scene is None}",
    )
    return tag(
        "fieldset",
        tag("legend", say("draft-field-scene")),
        tag("p", say(about)),
        picture,
        faults_view(shown, f"steps.{number}.scene"),
        change,
    )


def _built_in_scenes(shown: ShownDraft) -> list[Html]:
    """Return the scenes of the game's lessons as options, by lesson."""
    by_lesson: dict[str, list[Html]] = {}
    for key, (lesson, place) in shown.state.built_in_scenes.items():
        title = lesson.title[shown.language]
        name = shown.say("draft-scene-of", title=title, number=place)
        by_lesson.setdefault(title, []).append(tag("option", name, value=key))
    groups = [tag("optgroup", each, label=title) for title, each in by_lesson.items()]
    return [tag("option", shown.say("draft-choose"), value="", selected=True), *groups]


def _picture(shown: ShownDraft, number: int, step: DraftStep, scene: StepScene) -> Html:
    rules, position = scene.staged.rules, scene.position
    drawn = scene_of(rules, position, seat=rules.to_move(position), language=shown.language)
    marked = []
    for name in step.point:
        try:
            marked.append(look_mark(drawn, scene.staged.space(name)))
        except (ValueError, KeyError):
            # The check reports it.
            continue
    picture = to_svg(drawn.with_overlay(*marked), shown.theme, width=_PICTURE, prefix=f"w{number}-")
    return html(Html(picture), _click_areas(number, drawn))


# --- actions, spaces, rules ----------------------------------------------------------------------


def _actions(shown: ShownDraft, number: int, step: DraftStep, scene: StepScene | None) -> Html:
    say = shown.say
    named = {text: _action(shown, scene, text) for text in step.do or ()}
    add = None
    if scene is not None:
        add = choice(shown, say("draft-do-add"), f"list {number} do", _legal(shown, scene))
    about = say("draft-do-about") if step.do else say("draft-do-none")
    return tag(
        "fieldset",
        tag("legend", say("draft-do")),
        tag("p", about),
        chosen_list(shown, named, say("draft-do"), f"unlist {number} do"),
        faults_view(shown, f"steps.{number}.do"),
        add,
        _chance(shown, number, step) if step.do else None,
    )


def _action(shown: ShownDraft, scene: StepScene | None, text: str) -> str:
    """Return the name of an action, what it uses and costs; its text if it can't be read."""
    if scene is None:
        return text
    try:
        action = scene.staged.read(text)
    except ValueError:
        return text
    rules, position = scene.staged.rules, scene.position
    actions = presentation_of(rules, shown.language).actions
    key = actions.source(rules, position, action)
    source = actions.source_title(rules, position, key) if key else ""
    return _noted(shown, scene, action, source)


def _noted(shown: ShownDraft, scene: StepScene, action: Any, source: str) -> str:
    """Return the name of an action with its source, the color it is used as, and its cost."""
    rules, position = scene.staged.rules, scene.position
    name = texts_of(rules, shown.language).action(position, action)
    actions = presentation_of(rules, shown.language).actions
    cost = rules.check(position, action).tokens
    price = (actions.price(cost) or shown.say("costs", tokens=cost)) if cost else ""
    used = actions.source_variant(rules, position, action) or source
    notes = [note for note in (used, price) if note not in ("", name)]
    return f"{name} ({', '.join(notes)})" if notes else name


def _legal(shown: ShownDraft, scene: StepScene) -> list[Html]:
    """Return the legal actions as options, by what they are done with."""
    rules, position = scene.staged.rules, scene.position
    actions = presentation_of(rules, shown.language).actions
    groups: dict[str, list[Html]] = {}
    for action in rules.legal_actions(position):
        key = actions.source(rules, position, action)
        title = actions.source_title(rules, position, key) if key else ""
        value = rules.notation.write(action)
        groups.setdefault(title, []).append(
            tag("option", _noted(shown, scene, action, ""), value=value)
        )
    options = [tag("option", shown.say("draft-choose"), value="", selected=True)]
    for title, each in groups.items():
        options.append(tag("optgroup", each, label=title) if title else html(each))
    return options


def _chance(shown: ShownDraft, number: int, step: DraftStep) -> Html:
    say, school = shown.say, shown.state.school
    kinds = []
    for kind, known in school.chances.items():
        value = ", ".join(map(str, step.chance.get(kind, ())))
        field = tag(
            "input", name=kind, value=value, autocomplete="off", spellcheck="false",
            placeholder=", ".join(known[-2:]),
        )  # fmt: skip
        name = school.say(shown.language, f"fate-{kind}")
        kinds.append(tag("label", name, field, cls="t-field"))
    return tag(
        "details",
        tag("summary", say("draft-field-chance")),
        tag(
            "form",
            tag("p", say("draft-chance-about")),
            tag("div", kinds, cls="t-kinds"),
            tag("button", say("draft-chance-set"), type="submit"),
            data_do=f"chance {number}",
            data_k=f"chance-{shown.state.epoch}",
            cls="t-form",
        ),
        faults_view(shown, f"steps.{number}.chance"),
        open=bool(step.chance),
        data_k=f"chance-of-{number}",
    )


def _spaces(shown: ShownDraft, number: int, step: DraftStep, scene: StepScene | None) -> Html:
    say = shown.say
    add, named = None, {name: _space(shown, scene, name) for name in step.point}
    if scene is not None:
        drawn = scene_of(scene.staged.rules, scene.position, language=shown.language)
        options = [tag("option", say("draft-choose"), value="", selected=True)]
        options += [tag("option", _described(space), value=space.name) for space in drawn.spaces]
        add = choice(shown, say("draft-point-add"), f"list {number} point", options)
    return tag(
        "fieldset",
        tag("legend", say("draft-field-point")),
        chosen_list(shown, named, say("draft-field-point"), f"unlist {number} point"),
        faults_view(shown, f"steps.{number}.point"),
        add,
    )


def _space(shown: ShownDraft, scene: StepScene | None, name: str) -> str:
    """Return a space as the board names it; its own name where there is none."""
    if scene is None:
        return name
    try:
        space = scene.staged.space(name)
        drawn = scene_of(scene.staged.rules, scene.position, language=shown.language)
        return drawn.group(space).name
    except (ValueError, KeyError):
        return name


def _rules(shown: ShownDraft, number: int, step: DraftStep, scene: StepScene | None) -> Html:
    say, state = shown.say, shown.state
    name = shown.fault_texts.rule
    named = {rule: name(rule) for rule in step.rules}
    searched = state.searching[1] if state.searching[0] == number else ""
    search = tag(
        "form",
        tag(
            "label",
            say("draft-rules-find"),
            tag("input", name="find", value=searched, type="search", autocomplete="off",
                maxlength=LONGEST_NAME),
            cls="t-field",
        ),
        tag("button", say("draft-find"), type="submit"),
        data_do=f"find {number}",
        cls="row w-add",
    )  # fmt: skip
    results: Html | None = None
    if searched:
        rules = state.rules_found(shown.language)
        results = tag(
            "div",
            _offered(shown, number, rules, step)
            if rules
            else tag("p", say("draft-rules-not-found")),
            role="status",
        )
    suggested = [rule for rule in _suggested(shown, scene, step) if rule not in step.rules]
    return tag(
        "fieldset",
        tag("legend", say("draft-field-rules")),
        tag("p", say("draft-rules-about")),
        chosen_list(shown, named, say("draft-field-rules"), f"unlist {number} rules"),
        faults_view(shown, f"steps.{number}.rules"),
        html(tag("p", say("draft-rules-suggested")), _offered(shown, number, suggested, step))
        if suggested
        else None,
        search,
        results,
    )


def _suggested(shown: ShownDraft, scene: StepScene | None, step: DraftStep) -> list[str]:
    """Return the rules that allow the actions of a step and that nothing before it teaches."""
    if scene is None:
        return []
    lessons = shown.state.others
    known = {
        rule
        for name in shown.draft.after
        for lesson in before(lessons, name)
        for rule in lesson.rules
    }
    known |= {rule for other in shown.draft.steps for rule in other.rules}
    needed: dict[str, None] = {}
    for text in step.do or ():
        try:
            action = scene.staged.read(text)
        except ValueError:
            continue
        rules = scene.staged.rules.check(scene.position, action).rules
        needed |= dict.fromkeys(rule for rule in rules if rule not in known)
    return list(needed)[:_SUGGESTED]


def _offered(shown: ShownDraft, number: int, rules: list[str], step: DraftStep) -> Html:
    name = shown.fault_texts.rule
    items = [
        tag(
            "li",
            button(
                shown.say("draft-rule-add", name=name(rule)),
                f"list {number} rules",
                rule,
                disabled=rule in step.rules,
            ),
        )
        for rule in rules
    ]
    return tag("ul", items, cls="w-offered")


def _described(space: Group) -> str:
    """Return the name of a space and what is there: "A2: monster island"."""
    return f"{space.name}: {space.title.removeprefix(f'{space.name}, ')}"


def _click_areas(number: int, drawn: Scene) -> Html:
    """Return an area over each space: clicking it points at the space, or no longer.

    The list of spaces does the same by keyboard, and screen readers read only that.
    """
    areas = [
        tag(
            "polygon",
            tag("title", _described(space)),
            points=" ".join(f"{x:.2f},{y:.2f}" for x, y in outline(space)),
            data_do=f"point-at {number}",
            data_value=space.name,
        )
        for space in drawn.spaces
    ]
    window = f"0 0 {drawn.width:g} {drawn.height:g}"
    return tag("svg", areas, viewBox=window, aria_hidden="true", cls="w-areas")
