"""The form in which a teacher puts a set of exercises together."""

from collections.abc import Sequence
from typing import Final

from oracle_nb.games.lesson_data import LessonData
from oracle_nb.lessons.exercise_set import MOST_TIMES
from oracle_nb.lessons.lesson import Lesson
from oracle_nb.render.html import Html, button, tag
from oracle_nb.web.lessons.teacher_forms import TeacherForms, section
from oracle_nb.web.lessons.teacher_session import TeacherSession
from oracle_nb.web.lessons.template_choice import excerpt, templates_of, topics
from oracle_nb.web.text import words


class SetView:
    """The set of exercises that one teacher puts together."""

    def __init__(
        self, teacher: TeacherSession, lessons: Sequence[Lesson], school: LessonData
    ) -> None:
        self._teacher: Final = teacher
        self._lessons: Final = lessons
        self._school: Final = school

    def render(self) -> Html:
        """Return the form, the set and its link."""
        school, language, forms = self._school, self._teacher.language, TeacherForms(self._teacher)
        say = words(language).say
        topic = self._teacher.form.get("set-lesson", self._lessons[0].name)
        lessons = [
            tag("option", title, value=name, selected=name == topic)
            for name, title in topics(self._lessons, school, language)
        ]
        options = [
            forms.option("template", one, excerpt(school, one, language))
            for one in templates_of(topic, self._lessons, school)
        ]
        chosen = [
            tag("li", say("teach-set-times", count=one.times), " ",
                excerpt(school, one.template, language))
            for one in self._teacher.chosen
        ]  # fmt: skip
        select = tag("select", lessons, name="set-lesson", data_change="set-lesson")
        form = forms.form(
            "set-add",
            say("teach-set-add"),
            tag("label", say("classroom-lesson"), select, cls="t-field"),
            forms.select("template", "teach-set-template", options),
            forms.field("times", "draft-times", type="number", min=1, max=MOST_TIMES, value=1),
            forms.field(
                "set-seed", "teach-seed", inputmode="numeric", placeholder=say("teach-seed-empty")
            ),
        )
        again = tag("div", button(say("teach-clear"), "set-clear", cls="quiet"), cls="row")
        return section(
            "set",
            say("teach-set"),
            say("teach-set-about"),
            form,
            tag("ol", chosen) if chosen else None,
            forms.made("set"),
            again if chosen else None,
        )
