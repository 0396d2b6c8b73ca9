"""Pictures of rules: scenarios with a view, played by the engine and drawn."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

import msgspec
from msgspec import UnsetType

from oracle_nb.core.hexgrid import neighbors
from oracle_nb.core.verdicts import Verdict
from oracle_nb.delphi.board import Board, Terrain
from oracle_nb.delphi.model.actions import NONE, Action, Verb
from oracle_nb.delphi.model.verbs import SIGNATURES
from oracle_nb.delphi.pieces import Color
from oracle_nb.delphi.rulebook import parts
from oracle_nb.delphi.rulebook.wording import words
from oracle_nb.delphi.scenarios import DelphiScenarioFile, stage
from oracle_nb.delphi.scenarios.forms import SHIPS, DelphiStepForm, DelphiViewForm
from oracle_nb.delphi.scenarios.scripted_chance import ScenarioChance
from oracle_nb.games.registry import scene_of, texts_of
from oracle_nb.games.scenarios.fields import FieldFault
from oracle_nb.games.scenarios.pictures import Moment, PictureFiles, RulePicture, spaces_around
from oracle_nb.render.cropping import cut
from oracle_nb.render.scene import Group, Line, Scene, outline
from oracle_nb.rulebooks.illustration import Caption

_TERRAINS: Final = {str(terrain): terrain for terrain in Terrain}


class _Picture(RulePicture):
    """A picture that is being played."""

    quiet: ClassVar = frozenset(
        {"die-used", "turn-begun", "some-injuries", "actions-ended", "equipment-displayed"}
    )

    def __init__(self, file: DelphiScenarioFile, number: int, language: str) -> None:
        start, form = stage(file, number), file.scenarios[number]
        texts = texts_of(start.rules, language)
        super().__init__(form, start.rules, start.position, texts, words(language))
        self.view = DelphiViewForm() if isinstance(form.view, UnsetType) else form.view
        self.names = start.spaces
        self._borders = False
        """Whether the first frame shows the borders of the tiles."""

    # --- actions ----------------------------------------------------------------------------

    @property
    def of_setup(self) -> bool:
        """Whether the picture is about the setup."""
        return bool(self.form.phase == "setup")

    def action(self, text: str) -> Action:
        """Return an action from its text."""
        action: Action = self.rules.notation.read(self.names.in_notation(text))
        return action

    def seat(self, name: str) -> int:
        """Return the seat of a ship's color."""
        return int(self.form.players.index(name))

    def chance(self, step: DelphiStepForm, place: int) -> ScenarioChance:
        """Return chance with the results of a step. Raises FieldFault."""
        return ScenarioChance(step.chance, self.form.seed, ("steps", place, "chance"))

    def point_out(self) -> None:
        """Highlight what the view lists on the first frame."""
        first = self.moments[0]
        for text in self.view.can:
            action = self.action(text)
            self.judge(first, action, self.rules.check(self.position, action))
        if self.view.reach:
            for action in self.rules.legal_actions(self.position):
                text = self.rules.notation.write(action)
                if action.verb == Verb.MOVE and text.split()[1] == self.view.reach:
                    tokens = self.rules.tokens(self.position, action)
                    first.reach[action.target] = str(tokens) if tokens else ""
        for word in self.view.mark:
            if word == "tiles":
                self._borders = True
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

    def mark(self, moment: Moment | None, action: Action, verdict: Verdict) -> None:
        """Highlight the target of an action; with a route if the ship goes there."""
        if action.target == NONE or SIGNATURES[action.verb].elsewhere:
            return
        self.about[action.target] = None
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

    def result_lines(self) -> Iterator[Caption]:
        """Say who has won, and the other places if there are any."""
        result = self.rules.result(self.position)
        if result is None:
            return
        ships = [Color(ship) for ship in self.rules.setting.ships]
        ranked = result.places or tuple(int(seat in result.winners) for seat in range(len(ships)))
        for place in sorted({*ranked} - {0}):
            colors = tuple(ship for ship, own in zip(ships, ranked, strict=True) if own == place)
            text = self.words.say("placed", place=place, colors=colors)
            yield Caption("shown", text, self.form.rules)

    # --- drawing ---------------------------------------------------------------------------

    def scenes(self, moment: Moment) -> Sequence[Scene]:
        """Return the parts that the view shows, and what chance has given."""
        shown = self._spaces_shown()
        flat = [scene for name in self.view.show for scene in self._part(name, moment, shown)]
        given = parts.random_results(moment.draws, self.words)
        return [*flat, given] if given is not None else flat

    def _part(self, name: str, moment: Moment, shown: frozenset[int]) -> list[Scene]:
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

    def _board(self, moment: Moment, shown: frozenset[int], *, private: bool) -> Scene:
        """Return the board as the player in turn sees it, or as all others do."""
        language = self.game_words.rulebook.language
        seat = self.moments[0].position.turn if private else None
        scene = scene_of(self.rules, moment.position, seat=seat, language=language)
        borders = self._borders and moment is self.moments[0]
        ops = [*moment.marks(scene), *(tile_borders(self.rules.board, scene) if borders else ())]
        marked = scene.with_overlay(*ops)
        text = self.words.join((line.text for line in moment.lines), "sentences")
        title = (
            self.game_words.rulebook.say(self.form.rules[0]) if self.form.rules else self.form.name
        )
        return msgspec.structs.replace(
            cut(marked, shown), title=title, description=text if moment.lines else ""
        )

    def _spaces_shown(self) -> frozenset[int]:
        """Return the spaces to draw: all of a small board, else those around the subject."""
        board = self.rules.board
        every = frozenset(range(len(board.spaces)))
        if self.view.whole or len(every) <= 16:
            return every
        about = dict(self.about)
        for moment in self.moments:
            ships = [player.ship for player in moment.position.players if player.ship >= 0]
            about |= dict.fromkeys((*ships[:1], *moment.spaces()))
        if not about:
            return every
        return spaces_around(scene_of(self.rules, self.position), about, 1.1)


def _sea(board: Board) -> tuple[int, ...]:
    """Return the water connected with the first water space."""
    result = {board.water[0]: None}
    waiting = list(result)
    while waiting:
        new = [space for space in board.sailing[waiting.pop()] if space not in result]
        result |= dict.fromkeys(new)
        waiting += new
    return tuple(sorted(result))


PICTURES: Final[PictureFiles[DelphiScenarioFile]] = PictureFiles(
    __package__, DelphiScenarioFile, _Picture
)
"""The pictures of the rulebook."""


def tile_borders(board: Board, scene: Scene) -> tuple[Group, ...]:
    """Return the edges of each space where its tile ends; none for gaps and boards of hexes."""
    tiles = {space.hex: space.tile for space in board.spaces}
    groups = []
    for space in board.spaces:
        at = scene.group(space.index)
        corners = outline(at)
        # Corners go clockwise from the top, neighbors from the east: edge 0 is between 1 and 2.
        edges = tuple(
            Line((corners[(way + 1) % 6], corners[(way + 2) % 6]), "select", 3.6)
            for way, other in enumerate(neighbors(space.hex))
            if space.tile and tiles.get(other, "") != space.tile
        )
        if edges:
            groups.append(Group(edges, space=space.index, name=at.name, x=at.x, y=at.y))
    return tuple(groups)
