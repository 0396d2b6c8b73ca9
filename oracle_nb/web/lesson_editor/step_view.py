"""The steps of a lesson being written, as HTML: the current one in full, the others in brief."""

from typing import Any, Final

from oracle_nb.games.registry import package_of, presentation_of, scene_of, texts_of
from oracle_nb.lessons.draft import LONGEST_NAME, DraftStep
from oracle_nb.lessons.draft_check import StepScene
from oracle_nb.lessons.prerequisites import before
from oracle_nb.render.highlights import look_mark
from oracle_nb.render.html import Html, button, html, tag
from oracle_nb.render.scene import Group, Scene, outline
from oracle_nb.render.svg import to_svg
from oracle_nb.web.lesson_editor.fields import Fields

_PICTURE: Final = 520
"""Width of a step's picture in pixels."""
_SUGGESTED: Final = 6
"""Maximum number of rules that are suggested for a step."""
_EXCERPT: Final = 90


class StepView:
    """The steps of a draft."""

    def __init__(self, fields: Fields) -> None:
        self._fields: Final = fields
        self._editor: Final = fields.editor
        self._language: Final = fields.language
        self._say: Final = fields.say

    def render(self) -> list[Html]:
        """Return every step."""
        steps = enumerate(self._editor.draft.steps, 1)
        return [self._step(number, step) for number, step in steps]

    def _step(self, number: int, step: DraftStep) -> Html:
        say, count = self._say, len(self._editor.draft.steps)
        title = say("draft-at-steps", number=number)
        head = tag(
            "div",
            tag("h3", title),
            self._fields.order("steps", number, count, title),
            cls="row w-head",
        )
        if number != self._editor.current:
            text = step.say.get(self._language) or next(iter(step.say.values()), "")
            brief = tag("p", text if len(text) <= _EXCERPT else f"{text[:_EXCERPT]}…")
            edit = button(
                say("draft-edit"),
                "open",
                str(number),
                aria_label=say("draft-edit-named", name=title),
            )
            parts = [brief, self._fields.faults(f"steps.{number}", deep=True), edit]
        else:
            scene = self._editor.scenes[number - 1]
            parts = [
                self._fields.texts(
                    f"steps.{number}.say",
                    "draft-say",
                    step.say,
                    rows=3,
                    entered=self._editor.entered,
                ),
                self._fields.faults(f"steps.{number}", shallow=True),
                self._scene(number, step, scene),
                self._actions(number, step, scene),
                self._spaces(number, step, scene),
                self._rules(number, step, scene),
            ]
        return tag("section", head, parts, cls="panel w-step", data_k=f"step-{number}")

    # --- position --------------------------------------------------------------------------------

    def _scene(self, number: int, step: DraftStep, scene: StepScene | None) -> Html:
        say = self._say
        picture = None
        if scene is not None:
            picture = html(
                tag("div", self._picture(number, step, scene), cls="w-picture"),
                tag("p", say("draft-point-click"), cls="w-click"),
            )
        about = "draft-scene-own" if step.scene is not None else "draft-scene-goes-on"
        if step.scene is None and number == 1:
            about = "draft-scene-none"
        options = [tag("option", say("draft-choose"), value="", selected=True)]
        by_lesson: dict[str, list[Html]] = {}
        for key, (lesson, place) in self._editor.built_in().items():
            name = say("draft-scene-of", title=lesson.title[self._language], number=place)
            by_lesson.setdefault(lesson.title[self._language], []).append(
                tag("option", name, value=key)
            )
        groups = [tag("optgroup", each, label=title) for title, each in by_lesson.items()]
        built_in = self._fields.choice(
            say("draft-scene-built-in"),
            f"built-in {number}",
            [*options, *groups],
            "draft-scene-use",
        )
        own = None
        if package_of(self._editor.game).presentation().position_editor is not None:
            field = tag("textarea", "", name="scene", rows=2, spellcheck="false")
            own = tag(
                "form",
                tag("label", say("draft-scene-code"), field, cls="t-field"),
                tag("button", say("draft-scene-use"), type="submit"),
                data_do=f"scene {number}",
                data_k=f"scene-{self._editor.epoch}",
                cls="t-form",
            )
        remove = None
        if step.scene is not None and number > 1:
            remove = button(say("draft-scene-remove"), f"no-scene {number}")
        change = tag(
            "details",
            tag("summary", say("draft-scene-change")),
            built_in,
            own,
            tag("p", tag("a", say("draft-position-editor"), href=self._fields.link("position"),
                         target="_blank")) if own else None,
            remove,
            open=scene is None,
            data_k=f"change-{number}-{scene is None}",
        )  # fmt: skip
        return tag(
            "fieldset",
            tag("legend", say("draft-field-scene")),
            tag("p", say(about)),
            picture,
            self._fields.faults(f"steps.{number}.scene"),
            change,
        )

    def _picture(self, number: int, step: DraftStep, scene: StepScene) -> Html:
        rules, position = scene.staged.rules, scene.position
        drawn = scene_of(rules, position, seat=rules.to_move(position), language=self._language)
        marked = []
        for name in step.point:
            try:
                marked.append(look_mark(drawn, scene.staged.space(name)))
            except (ValueError, KeyError):
                # The check reports it.
                continue
        shown = drawn.with_overlay(*marked)
        picture = to_svg(shown, self._fields.theme, width=_PICTURE, prefix=f"w{number}-")
        return html(Html(picture), _click_areas(number, drawn))

    # --- actions, spaces, rules ------------------------------------------------------------------

    def _actions(self, number: int, step: DraftStep, scene: StepScene | None) -> Html:
        say = self._say
        named = {}
        for text in step.do or ():
            named[text] = self._action(scene, text)
        chosen = self._fields.chosen(f"{number} do", named, say("draft-do"))
        add = None
        if scene is not None:
            add = self._fields.choice(say("draft-do-add"), f"list {number} do", self._legal(scene))
        about = say("draft-do-about") if step.do else say("draft-do-none")
        return tag(
            "fieldset",
            tag("legend", say("draft-do")),
            tag("p", about),
            chosen,
            self._fields.faults(f"steps.{number}.do"),
            add,
            self._chance(number, step) if step.do else None,
        )

    def _action(self, scene: StepScene | None, text: str) -> str:
        """Return the name of an action, what it uses and costs; its text if it can't be read."""
        if scene is None:
            return text
        try:
            action = scene.staged.read(text)
        except ValueError:
            return text
        shown = presentation_of(scene.staged.rules, self._language).actions
        key = shown.source(scene.staged.rules, scene.position, action)
        source = shown.source_title(scene.staged.rules, scene.position, key) if key else ""
        return self._noted(scene, action, source)

    def _noted(self, scene: StepScene, action: Any, source: str) -> str:
        """Return the name of an action with its source, the color it is used as, and its cost."""
        rules, position = scene.staged.rules, scene.position
        name = texts_of(rules, self._language).action(position, action)
        shown = presentation_of(rules, self._language).actions
        cost = rules.check(position, action).tokens
        price = (shown.price(cost) or self._say("costs", tokens=cost)) if cost else ""
        used = shown.source_variant(rules, position, action) or source
        notes = [one for one in (used, price) if one not in ("", name)]
        return f"{name} ({', '.join(notes)})" if notes else name

    def _legal(self, scene: StepScene) -> list[Html]:
        """Return the legal actions as options, by what they are done with."""
        rules, position = scene.staged.rules, scene.position
        shown = presentation_of(rules, self._language).actions
        groups: dict[str, list[Html]] = {}
        for action in rules.legal_actions(position):
            key = shown.source(rules, position, action)
            title = shown.source_title(rules, position, key) if key else ""
            value = rules.notation.write(action)
            groups.setdefault(title, []).append(
                tag("option", self._noted(scene, action, ""), value=value)
            )
        options = [tag("option", self._say("draft-choose"), value="", selected=True)]
        for title, each in groups.items():
            options.append(tag("optgroup", each, label=title) if title else html(each))
        return options

    def _chance(self, number: int, step: DraftStep) -> Html:
        say, school = self._say, self._editor.school
        kinds = []
        for kind, known in school.chances.items():
            value = ", ".join(map(str, step.chance.get(kind, ())))
            field = tag(
                "input", name=kind, value=value, autocomplete="off", spellcheck="false",
                placeholder=", ".join(known[-2:]),
            )  # fmt: skip
            name = school.say(self._language, f"fate-{kind}")
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
                data_k=f"chance-{self._editor.epoch}",
                cls="t-form",
            ),
            self._fields.faults(f"steps.{number}.chance"),
            open=bool(step.chance),
            data_k=f"chance-of-{number}",
        )

    def _spaces(self, number: int, step: DraftStep, scene: StepScene | None) -> Html:
        say = self._say
        add, named = None, {name: self._space(scene, name) for name in step.point}
        if scene is not None:
            drawn = scene_of(scene.staged.rules, scene.position, language=self._language)
            options = [tag("option", say("draft-choose"), value="", selected=True)]
            options += [tag("option", _described(one), value=one.name) for one in drawn.spaces]
            add = self._fields.choice(say("draft-point-add"), f"list {number} point", options)
        return tag(
            "fieldset",
            tag("legend", say("draft-field-point")),
            self._fields.chosen(f"{number} point", named, say("draft-field-point")),
            self._fields.faults(f"steps.{number}.point"),
            add,
        )

    def _space(self, scene: StepScene | None, name: str) -> str:
        """Return a space as the board names it; its own name where there is none."""
        if scene is None:
            return name
        try:
            space = scene.staged.space(name)
            drawn = scene_of(scene.staged.rules, scene.position, language=self._language)
            return drawn.group(space).name
        except (ValueError, KeyError):
            return name

    def _rules(self, number: int, step: DraftStep, scene: StepScene | None) -> Html:
        say, editor = self._say, self._editor
        name = self._fields.fault_texts.rule
        named = {rule: name(rule) for rule in step.rules}
        searched = editor.searching[1] if editor.searching[0] == number else ""
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
        found: Html | None = None
        if searched:
            rules = editor.found(self._language)
            found = tag(
                "div",
                self._offered(number, rules, step)
                if rules
                else tag("p", say("draft-rules-not-found")),
                role="status",
            )
        suggested = [one for one in self._suggested(scene, step) if one not in step.rules]
        return tag(
            "fieldset",
            tag("legend", say("draft-field-rules")),
            tag("p", say("draft-rules-about")),
            self._fields.chosen(f"{number} rules", named, say("draft-field-rules")),
            self._fields.faults(f"steps.{number}.rules"),
            html(tag("p", say("draft-rules-suggested")), self._offered(number, suggested, step))
            if suggested
            else None,
            search,
            found,
        )

    def _suggested(self, scene: StepScene | None, step: DraftStep) -> list[str]:
        """Return the rules that allow the actions of a step and that nothing before it teaches."""
        if scene is None:
            return []
        lessons = self._editor.others
        known = {
            rule
            for name in self._editor.draft.after
            for lesson in before(lessons, name)
            for rule in lesson.rules
        }
        known |= {rule for one in self._editor.draft.steps for rule in one.rules}
        found: dict[str, Any] = {}
        for text in step.do or ():
            try:
                action = scene.staged.read(text)
            except ValueError:
                continue
            rules = scene.staged.rules.check(scene.position, action).rules
            found |= dict.fromkeys(rule for rule in rules if rule not in known)
        return list(found)[:_SUGGESTED]

    def _offered(self, number: int, rules: list[str], step: DraftStep) -> Html:
        name = self._fields.fault_texts.rule
        items = [
            tag(
                "li",
                button(
                    self._say("draft-rule-add", name=name(rule)),
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
            tag("title", _described(one)),
            points=" ".join(f"{x:.2f},{y:.2f}" for x, y in outline(one)),
            data_do=f"point-at {number}",
            data_value=one.name,
        )
        for one in drawn.spaces
    ]
    window = f"0 0 {drawn.width:g} {drawn.height:g}"
    return tag("svg", areas, viewBox=window, aria_hidden="true", cls="w-areas")
