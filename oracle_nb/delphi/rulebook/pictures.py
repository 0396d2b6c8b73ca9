"""Pictures of rules: scenarios with a view, played by the engine and drawn."""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import UnsetType

from oracle_nb.core.chance import Draw
from oracle_nb.core.events import Event
from oracle_nb.core.verdicts import Verdict
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.position import Position
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rulebook import parts
from oracle_nb.delphi.rulebook.borders import tile_borders
from oracle_nb.delphi.rulebook.wording import words
from oracle_nb.delphi.scenarios import ScenarioFile, Stage, stage
from oracle_nb.delphi.scenarios.forms import SHIPS, ScenarioForm, StepForm, ViewForm
from oracle_nb.delphi.scenarios.scripted_chance import ScenarioChance
from oracle_nb.games.registry import scene_of, texts_of
from oracle_nb.games.scenarios.fields import FieldFault
from oracle_nb.games.scenarios.runner import BEGIN
from oracle_nb.render.cropping import cut
from oracle_nb.render.highlights import reach_mark, refused_mark, route_line, selected_ring
from oracle_nb.render.scene import Op, Scene
from oracle_nb.rulebooks.illustration import Caption, Frame, Illustration

FOLDER: Final = "pictures"
MOST_LINES: Final = 6
"""Maximum number of events below one frame."""
_QUIET: Final = frozenset(
    {"die-used", "turn-begun", "some-injuries", "actions-ended", "equipment-displayed"}
)
"""Events that are omitted below pictures of something else."""
_TERRAINS: Final = {str(one): one for one in Terrain}


@cache
def picture_files() -> tuple[ScenarioFile, ...]:
    """Return all files of pictures, by name."""
    folder = files("oracle_nb.delphi.rulebook").joinpath(FOLDER)
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return tuple(ScenarioFile(file.read_text("utf-8"), file.name) for file in found)


@cache
def picture_index() -> dict[str, tuple[tuple[ScenarioFile, int], ...]]:
    """Return the file and number of each picture, by rule."""
    index: dict[str, list[tuple[ScenarioFile, int]]] = {}
    for file in picture_files():
        for number, form in enumerate(file.scenarios):
            for rule in form.rules:
                index.setdefault(rule, []).append((file, number))
    return {rule: tuple(places) for rule, places in index.items()}


class Pictures:
    """The pictures of the rules in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language
        self._drawn: dict[tuple[str, int], Illustration] = {}

    def of(self, rule: str) -> tuple[Illustration, ...]:
        """Return the pictures of a rule, if any."""
        found = []
        for file, number in picture_index().get(rule, ()):
            key = (file.name, number)
            if key not in self._drawn:
                self._drawn[key] = draw(file, number, self.language)
            found.append(self._drawn[key])
        return tuple(found)


def draw(file: ScenarioFile, number: int, language: str = "en") -> Illustration:
    """Return a picture from its file. Raises ScenarioError where the file is faulty."""
    form = file.scenarios[number]
    try:
        picture = _Picture(form, stage(file, number), language)
        return Illustration(
            f"{file.name.removesuffix('.toml')}-{number}", form.rules, picture.frames()
        )
    except FieldFault as fault:
        raise file.error(number, fault) from None


class _Moment:
    """A frame that is being built: a position, its highlights, what led to it."""

    def __init__(self, position: Position, lines: list[Caption], draws: list[Draw]) -> None:
        self.position = position
        self.lines = lines
        self.draws = draws
        self.reach: dict[int, str] = {}
        self.refused: dict[int, None] = {}
        self.chosen: dict[int, None] = {}
        self.routes: list[tuple[int, ...]] = []
        self.borders = False


class _Picture:
    """A picture that is being played."""

    def __init__(self, form: ScenarioForm, stage: Stage, language: str) -> None:
        self.form = form
        self.view = ViewForm() if isinstance(form.view, UnsetType) else form.view
        self.rules = stage.rules
        self.spaces = stage.spaces
        self.position = stage.position
        self.told = texts_of(stage.rules, language)
        self.words = words(language)
        self.moments = [_Moment(stage.position, [], [])]
        self._lines: list[Caption] = []
        self._draws: list[Draw] = []
        self._about: dict[int, None] = {}

    def frames(self) -> tuple[Frame, ...]:
        """Return the frames of the picture."""
        self._point_out()
        for place, step in enumerate(self.form.all_steps()):
            self._step(step, place)
        if self._lines:
            self._open()
        shown = self._spaces_shown()
        if len(self.moments) > 1 and self.form.phase == "setup" and not self.moments[0].lines:
            # Before the setup no player has anything.
            del self.moments[0]
        return tuple(self._frame(moment, shown) for moment in self.moments)

    # --- actions ----------------------------------------------------------------------------

    def _point_out(self) -> None:
        """Highlight what the view lists on the first frame."""
        first = self.moments[0]
        for text in self.view.can:
            action = self._action(text)
            self._judge(first, action, self.rules.check(self.position, action))
        if self.view.reach:
            for action in self.rules.legal_actions(self.position):
                text = self.rules.notation.write(action)
                if action.verb == Verb.MOVE and text.split()[1] == self.view.reach:
                    tokens = self.rules.check(self.position, action).tokens
                    first.reach[action.target] = str(tokens) if tokens else ""
        for word in self.view.mark:
            if word == "tiles":
                first.borders = True
                number = len({space.tile for space in self.rules.board.spaces if space.tile})
                first.lines.append(Caption("shown", self.words.say("marked-tiles", number=number)))
                continue
            marked = self._marked(word)
            first.chosen |= dict.fromkeys(marked)
            text = self.words.say(f"marked-{word}", number=len(marked))
            first.lines.append(Caption("shown", text))

    def _marked(self, word: str) -> tuple[int, ...]:
        board = self.rules.board
        if word == "sea":
            return _sea(board)
        if word == "shore":
            return tuple(sorted({land for space in board.water for land in board.shore[space]}))
        if word not in _TERRAINS:
            raise FieldFault(
                ("view", "mark"), f"must be a kind of space, `sea` or `shore`, got {word!r}"
            )
        return tuple(s.index for s in board.spaces if s.terrain == _TERRAINS[word])

    def _action(self, text: str) -> Action:
        return self.rules.notation.read(self.spaces.in_notation(text))

    def _step(self, step: StepForm, place: int) -> None:
        chance = ScenarioChance(step.chance, self.form.seed, ("steps", place, "chance"))
        if step.do == BEGIN:
            transition = self.rules.begin(self.position, chance)
        else:
            action = self._action(step.do)
            seat = None
            if isinstance(step.by, str):
                seat = self.form.players.index(step.by)
            verdict = self.rules.check(self.position, action, seat)
            if self._lines and not verdict.allowed:
                self._open()
            here = self.moments[-1] if self.moments[-1].position is self.position else None
            self._judge(here, action, verdict)
            if not verdict.allowed:
                return
            transition = self.rules.apply(self.position, action, chance)
        self.position = transition.position
        self._draws += transition.outcome
        self._describe_events(transition.events)
        self._describe_result()

    def _open(self) -> None:
        self.moments.append(_Moment(self.position, self._lines, self._draws))
        self._lines, self._draws = [], []

    def _judge(self, moment: _Moment | None, action: Action, verdict: Verdict) -> None:
        """Say and highlight whether an action is legal."""
        position = self.position
        explanation = self.told.explain(position, action)
        lines = self._lines if moment is None else moment.lines
        if verdict.allowed:
            # The title has the price of a source or another round, but not of a longer route.
            untold = any(item.rule == "move.buy-range" for item in verdict.cost)
            tokens = verdict.tokens if untold else 0
            text = self.words.say("may-do", action=explanation.title, tokens=tokens)
            lines.append(Caption("allowed", text, verdict.rules))
        else:
            # An action out of turn isn't explained to the player who tried it.
            known = {one.rule: one.text for one in explanation.refusals}
            why = self.words.join(
                (known.get(one.rule) or self.told.broken(one) for one in verdict.broken),
                "sentences",
            )
            text = self.words.say("may-not-do", action=explanation.title, why=why)
            lines.append(Caption("refused", text, verdict.broken_rules))
        if action.target == NONE or SIGNATURES[action.verb].elsewhere:
            return
        self._about[action.target] = None
        if moment is None:
            return
        if not verdict.allowed:
            moment.refused[action.target] = None
        elif action.verb == Verb.MOVE and verdict.allowed:
            moment.reach[action.target] = str(verdict.tokens or "")
            moment.routes.append(self._route(action))
        else:
            moment.chosen[action.target] = None

    def _route(self, action: Action) -> tuple[int, ...]:
        from oracle_nb.delphi.ui.actions.attempts import route

        return route(self.rules, self.position, action)

    def _describe_events(self, events: tuple[Event, ...]) -> None:
        mine = [event for event in events if event.rule in self.form.rules]
        shown = [event for event in events if event in mine or event.what not in _QUIET]
        if self.form.phase == "setup":
            shown = mine
        for event in shown:
            self._lines.append(Caption("happened", self.told.event(event), (event.rule,)))

    def _describe_result(self) -> None:
        """Say who has won, and the other places if there are any."""
        result = self.rules.result(self.position)
        if result is None:
            return
        ships = [Color(ship) for ship in self.rules.setting.ships]
        ranked = result.places or tuple(int(seat in result.winners) for seat in range(len(ships)))
        for place in sorted({*ranked} - {0}):
            colors = tuple(ship for ship, own in zip(ships, ranked, strict=True) if own == place)
            text = self.words.say("placed", place=place, colors=colors)
            self._lines.append(Caption("shown", text, self.form.rules))

    # --- drawing ---------------------------------------------------------------------------

    def _frame(self, moment: _Moment, shown: frozenset[int]) -> Frame:
        scenes = [self._part(name, moment, shown) for name in self.view.show]
        flat = [scene for group in scenes for scene in group]
        given = parts.random_results(moment.draws, self.words)
        if given is not None:
            flat.append(given)
        lines = moment.lines
        if len(lines) > MOST_LINES:
            own = [line for line in lines if set(line.rules) & set(self.form.rules)]
            rest = [line for line in lines if line not in own]
            kept = [*own, *rest][:MOST_LINES]
            lines = [line for line in lines if line in kept]
        return Frame(tuple(flat), tuple(lines))

    def _part(self, name: str, moment: _Moment, shown: frozenset[int]) -> list[Scene]:
        if name in ("board", "board-of-others"):
            board = self._board(moment, shown, private=name == "board")
            return [self._seen(board, name) if "board-of-others" in self.view.show else board]
        if name == "display":
            return [parts.display(moment.position, self.words)]
        if name not in parts.PARTS:
            raise FieldFault(("view", "show"), f"{name!r} is none of {', '.join(parts.PARTS)}")
        seats = self._seats()
        scenes = [
            parts.player_part(name, self.rules, moment.position, seat, self.words) for seat in seats
        ]
        if len(seats) == 1 or name not in parts.WINDOWS:
            return scenes
        return [parts.named(scene) for scene in scenes]

    def _seen(self, board: Scene, name: str) -> Scene:
        """Return a board with a line above it that says who sees it like this."""
        title = self.words.say(f"seen-{name}")
        return parts.named(msgspec.structs.replace(board, title=title))

    def _seats(self) -> tuple[int, ...]:
        if isinstance(self.view.of, UnsetType):
            return (self.moments[0].position.turn,)
        for ship in self.view.of:
            if ship not in self.form.players:
                raise FieldFault(("view", "of"), f"nobody plays {ship}; there are {SHIPS}")
        return tuple(self.form.players.index(ship) for ship in self.view.of)

    def _board(self, moment: _Moment, shown: frozenset[int], *, private: bool) -> Scene:
        """Return the board as the player in turn sees it, or as all others do."""
        language = self.told.rulebook.language
        seat = self.moments[0].position.turn if private else None
        scene = scene_of(self.rules, moment.position, seat=seat, language=language)
        ops: list[Op] = [reach_mark(scene, i, label) for i, label in moment.reach.items()]
        ops += [route_line(scene, way) for way in moment.routes if len(way) > 1]
        ops += [selected_ring(scene, i) for i in moment.chosen]
        ops += [refused_mark(scene, i) for i in moment.refused]
        ops += tile_borders(self.rules.board, scene) if moment.borders else ()
        marked = scene.with_overlay(*ops)
        text = self.words.join((line.text for line in moment.lines), "sentences")
        title = self.told.rulebook.say(self.form.rules[0]) if self.form.rules else self.form.name
        return msgspec.structs.replace(
            cut(marked, shown), title=title, description=text if moment.lines else ""
        )

    def _spaces_shown(self) -> frozenset[int]:
        """Return the spaces to draw: all of a small board, else those around the subject."""
        board = self.rules.board
        every = frozenset(range(len(board.spaces)))
        if self.view.whole or len(every) <= 16:
            return every
        scene = scene_of(self.rules, self.position)
        about = dict(self._about)
        for moment in self.moments:
            ships = [player.ship for player in moment.position.players if player.ship >= 0]
            about |= dict.fromkeys(ships[:1])
            for marked in (moment.reach, moment.refused, moment.chosen):
                about |= dict.fromkeys(marked)
            for way in moment.routes:
                about |= dict.fromkeys(way)
        if not about:
            return every
        xs = [scene.group(space).x for space in about]
        ys = [scene.group(space).y for space in about]
        side = 1.1 * scene.pitch
        return frozenset(
            group.space
            for group in scene.spaces
            if min(xs) - side <= group.x <= max(xs) + side
            and min(ys) - side <= group.y <= max(ys) + side
        )


def _sea(board: Board) -> tuple[int, ...]:
    """Return the water connected with the first water space."""
    found = {board.water[0]: None}
    waiting = list(found)
    while waiting:
        new = [space for space in board.sailing[waiting.pop()] if space not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return tuple(sorted(found))
