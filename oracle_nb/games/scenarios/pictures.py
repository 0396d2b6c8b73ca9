"""Pictures of rules: scenarios that the engine plays, drawn in frames with captions.

A game subclasses RulePicture: it reads its scenarios and draws a frame. Everything that a picture
claims comes from the rules when it is drawn.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar, Final, Generic, TypeVar

from oracle_nb.core.chance import Chance, Draw
from oracle_nb.core.events import Event
from oracle_nb.core.generics import A, P
from oracle_nb.core.verdicts import Verdict
from oracle_nb.games.rules import R
from oracle_nb.games.scenarios.fields import FieldFault
from oracle_nb.games.scenarios.runner import BEGIN
from oracle_nb.games.scenarios.toml_file import TomlFile
from oracle_nb.games.texts import GameTexts
from oracle_nb.render.highlights import reach_mark, refused_mark, route_line, selected_ring
from oracle_nb.render.scene import Op, Scene
from oracle_nb.rulebooks.illustration import Caption, Frame, Illustration
from oracle_nb.text.wording import Wording

FOLDER: Final = "pictures"
"""The folder of a rulebook with the scenarios of its pictures."""
MOST_LINES: Final = 6
"""Maximum number of captions below one frame."""
F = TypeVar("F", bound=TomlFile[Any])


class Moment:
    """A frame that is being built: a position, its highlights, what led to it."""

    def __init__(self, position: Any, lines: list[Caption], draws: list[Draw]) -> None:
        self.position = position
        self.lines = lines
        self.draws = draws
        self.reach: dict[int, str] = {}
        self.refused: dict[int, None] = {}
        self.chosen: dict[int, None] = {}
        self.routes: list[tuple[int, ...]] = []

    def spaces(self) -> Iterator[int]:
        """Yield every highlighted space."""
        yield from (*self.reach, *self.refused, *self.chosen)
        for way in self.routes:
            yield from way

    def marks(self, scene: Scene) -> Iterator[Op]:
        """Yield the highlights, drawn on a scene."""
        yield from (reach_mark(scene, space, label) for space, label in self.reach.items())
        yield from (route_line(scene, way) for way in self.routes if len(way) > 1)
        yield from (selected_ring(scene, space) for space in self.chosen)
        yield from (refused_mark(scene, space) for space in self.refused)


class RulePicture(ABC, Generic[R, P, A]):
    """A picture that is being played.

    Parameters
    ----------
    form : struct
        The scenario.
    rules, position
        The game and where it starts.
    game_words : GameTexts
        The texts of the game.
    words : Wording
        The texts of pictures: ``may-not-do`` and those of the game.

    Attributes
    ----------
    quiet : collection of str
        Events that are omitted below pictures of something else.
    """

    quiet: ClassVar[Collection[str]] = ()

    def __init__(
        self, form: Any, rules: R, position: P, game_words: GameTexts[P, A], words: Wording
    ) -> None:
        self.form = form
        self.rules = rules
        self.position = position
        self.game_words = game_words
        self.words = words
        self.moments = [Moment(position, [], [])]
        self.about: dict[int, None] = {}
        """The spaces of actions, in the order in which they are named."""
        self.lines: list[Caption] = []
        """The captions of the frame to come."""
        self._draws: list[Draw] = []

    # --- the part of each game ---

    @property
    @abstractmethod
    def of_setup(self) -> bool:
        """Whether the picture is about the setup."""

    @abstractmethod
    def action(self, text: str) -> Any:
        """Return an action from its text in the scenario."""

    @abstractmethod
    def seat(self, name: str) -> int:
        """Return the seat of a player."""

    @abstractmethod
    def chance(self, step: Any, place: int) -> Chance:
        """Return chance with the results of a step. Raises FieldFault."""

    @abstractmethod
    def mark(self, moment: Moment | None, action: A, verdict: Verdict) -> None:
        """Highlight an action in its frame, None if that is over; add to ``about``."""

    @abstractmethod
    def point_out(self) -> None:
        """Highlight on the first frame what the scenario lists."""

    @abstractmethod
    def scenes(self, moment: Moment) -> Sequence[Scene]:
        """Return what is drawn in a frame."""

    def result_lines(self) -> Iterator[Caption]:
        """Yield captions about the end of the game."""
        yield from ()

    def shown_events(self, events: Sequence[Event]) -> Sequence[Event]:
        """Return the events that get a caption; in the setup, only those of the rules shown."""
        if self.of_setup:
            return [event for event in events if event.rule in self.form.rules]
        return [
            event
            for event in events
            if event.rule in self.form.rules or event.what not in self.quiet
        ]

    # --- playing ---

    def frames(self) -> tuple[Frame, ...]:
        """Return the frames of the picture."""
        self.point_out()
        for place, step in enumerate(self.form.all_steps()):
            self.play(step, place)
        if self.lines:
            self._open()
        if len(self.moments) > 1 and self.of_setup and not self.moments[0].lines:
            # Before the setup no player has anything.
            del self.moments[0]
        return tuple(
            Frame(tuple(self.scenes(moment)), self._captions(moment.lines))
            for moment in self.moments
        )

    def play(self, step: Any, place: int) -> None:
        """Play a step, with captions."""
        if step.do == BEGIN:
            transition = self.rules.begin(self.position, self.chance(step, place))
        else:
            action = self.action(step.do)
            seat = self.seat(step.by) if isinstance(step.by, str) else None
            verdict = self.rules.check(self.position, action, seat)
            if self.lines and not verdict.allowed:
                self._open()
            here = self.moments[-1] if self.moments[-1].position is self.position else None
            self.judge(here, action, verdict)
            if not verdict.allowed:
                return
            transition = self.rules.apply(self.position, action, self.chance(step, place))
        self.position = transition.position
        self._draws += transition.outcome
        for event in self.shown_events(transition.events):
            self.lines.append(Caption("happened", self.game_words.event(event), (event.rule,)))
        self.lines += self.result_lines()

    def _open(self) -> None:
        self.moments.append(Moment(self.position, self.lines, self._draws))
        self.lines, self._draws = [], []

    def judge(self, moment: Moment | None, action: A, verdict: Verdict) -> None:
        """Say and highlight whether an action is legal."""
        explanation = self.game_words.explain(self.position, action)
        lines = self.lines if moment is None else moment.lines
        if verdict.allowed:
            lines.append(Caption("allowed", explanation.title, verdict.rules))
        else:
            # An action out of turn isn't explained to the player who tried it.
            known = {refusal.rule: refusal.text for refusal in explanation.refusals}
            why = self.words.join(
                (
                    known.get(violation.rule) or self.game_words.broken(violation)
                    for violation in verdict.broken
                ),
                "sentences",
            )
            text = self.words.say("may-not-do", action=explanation.title, why=why)
            lines.append(Caption("refused", text, verdict.broken_rules))
        self.mark(moment, action, verdict)

    def _captions(self, lines: Sequence[Caption]) -> tuple[Caption, ...]:
        """Return the captions, those about the rules of the picture first if there are many."""
        if len(lines) <= MOST_LINES:
            return tuple(lines)
        own = [line for line in lines if set(line.rules) & set(self.form.rules)]
        kept = [*own, *(line for line in lines if line not in own)][:MOST_LINES]
        return tuple(line for line in lines if line in kept)


def spaces_around(scene: Scene, about: Iterable[int], sides: float) -> frozenset[int]:
    """Return the spaces in the rectangle around some, widened by a number of their sizes."""
    groups = [scene.group(space) for space in about]
    xs, ys = [group.x for group in groups], [group.y for group in groups]
    side = sides * scene.pitch
    return frozenset(
        group.space
        for group in scene.spaces
        if min(xs) - side <= group.x <= max(xs) + side
        and min(ys) - side <= group.y <= max(ys) + side
    )


class PictureFiles(Generic[F]):
    """The scenarios of a rulebook that are drawn as pictures.

    Parameters
    ----------
    package : str
        The package of the rulebook, with a folder ``pictures``.
    read : function
        Returns a file of scenarios from its text and its name.
    start : function
        Returns a picture from a file, the number of its scenario, and a language.
    """

    def __init__(
        self,
        package: str,
        read: Callable[[str, str], F],
        start: Callable[[F, int, str], RulePicture],
    ) -> None:
        self._package = package
        self._read = read
        self._start = start

    @cached_property
    def files(self) -> tuple[F, ...]:
        """All files, by name."""
        folder = files(self._package).joinpath(FOLDER)
        paths = sorted(folder.iterdir(), key=lambda file: file.name)
        return tuple(self._read(file.read_text("utf-8"), file.name) for file in paths)

    @cached_property
    def index(self) -> dict[str, tuple[tuple[F, int], ...]]:
        """The file and number of each picture, by rule."""
        index: dict[str, list[tuple[F, int]]] = {}
        for file in self.files:
            for number, form in enumerate(file.scenarios):
                for rule in form.rules:
                    index.setdefault(rule, []).append((file, number))
        return {rule: tuple(places) for rule, places in index.items()}

    def draw(self, file: F, number: int, language: str = "en") -> Illustration:
        """Return a picture from its file. Raises ScenarioError where the file is faulty."""
        form = file.scenarios[number]
        try:
            frames = self._start(file, number, language).frames()
        except FieldFault as fault:
            raise file.error(number, fault) from None
        return Illustration(f"{file.name.removesuffix('.toml')}-{number}", form.rules, frames)


class Pictures:
    """The pictures of the rules in one language, each drawn once."""

    def __init__(self, files: PictureFiles[Any], language: str = "en") -> None:
        self._files = files
        self._language = language
        self._drawn: dict[tuple[str, int], Illustration] = {}

    def about(self, rule: str) -> tuple[Illustration, ...]:
        """Return the pictures of a rule, if any."""
        pictures = []
        for file, number in self._files.index.get(rule, ()):
            key = (file.name, number)
            if key not in self._drawn:
                self._drawn[key] = self._files.draw(file, number, self._language)
            pictures.append(self._drawn[key])
        return tuple(pictures)
