"""How a game's actions are grouped, named and drawn."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, Generic, NamedTuple

from oracle_nb.core.generics import A, P
from oracle_nb.games.rules import R
from oracle_nb.render.previews import Preview

_MOST_EXAMPLES: Final = 12
"""Maximum number of actions for which a game without sources of its own says why they fail."""


class ActionGroup(NamedTuple):
    """The group in which an action is listed.

    Attributes
    ----------
    title
        The heading of the group; "" for none.
    named_by_space
        Whether the name of an action's space is enough to tell it from the others in the group.
    folded
        Whether its actions are shown only once somebody unfolds the group: there are many, and
        players rarely want one of them, or choose it on the board.
    rank
        Its place among groups that are folded alike; lower numbers come first.
    """

    title: str = ""
    named_by_space: bool = False
    folded: bool = False
    rank: int = 0


class RelatedSpaces(NamedTuple):
    """The spaces where an object comes from, and those where it belongs."""

    origins: tuple[int, ...] = ()
    destinations: tuple[int, ...] = ()


class TaskAction(NamedTuple, Generic[A]):
    """A legal action that brings a player closer to a goal, such as a task.

    Attributes
    ----------
    action
        The action.
    task
        The goal in words.
    icon
        A picture of the goal as HTML; "" for none.
    then
        The action that becomes possible for the goal once this one is done; None for an action that
        serves the goal itself.
    later
        Whether it becomes possible only on a later turn.
    near
        Whether the goal is so near that it is listed even where a tip recommends something else.
    last
        Whether it reaches the last goal, so that even a puzzle gives nothing away by listing it.
    """

    action: A
    task: str
    icon: str = ""
    then: A | None = None
    later: bool = False
    near: bool = False
    last: bool = False


class ActionPresentation(Generic[R, P, A]):
    """How a game's actions are grouped, named and drawn.

    The **source** of an action is what a player acts with, such as a die, a card or a god. Its key
    is the game's own text, such as "die:red"; "" stands for actions without a source.
    """

    def source(self, rules: R, position: P, action: A) -> str:
        """Return the key of an action's source; "" for none."""
        return ""

    def source_prompt(self) -> str:
        """Return the request to choose a source, such as "Choose a die"; "" for a general one."""
        return ""

    def source_title(self, rules: R, position: P, source: str) -> str:
        """Return the name of a source."""
        return ""

    def source_note(self, rules: R, position: P, action: A) -> str:
        """Return the source to add to the name of an action; "" if the name needs no addition."""
        key = self.source(rules, position, action)
        return self.source_title(rules, position, key) if key else ""

    def source_variant(self, rules: R, position: P, action: A) -> str:
        """Return how an action uses its source, "red die as blue"; "" for the usual way.

        It distinguishes actions with the same source and target for screen readers.
        """
        return ""

    def source_count(self, rules: R, position: P, source: str) -> int:
        """Return how many equal sources the player has, such as dice of one color."""
        return 1

    def source_folded(self, rules: R, position: P, source: str) -> bool:
        """Return whether a source is rarely used, so that it is shown only on request."""
        return False

    def source_icon(self, rules: R, position: P, source: str, theme: str) -> str:
        """Return a picture of a source as HTML."""
        return ""

    def source_examples(self, rules: R, position: P) -> Sequence[tuple[str, A]]:
        """Return an action for each source of the player to move, whether or not it is legal.

        Returns
        -------
        sequence of (str, action)
            The keys of the sources with their actions. With the key "" the action stands for
            itself. By default the first actions that the rules can name.
        """
        return tuple(
            ("", action) for action in islice(rules.every_action(position), _MOST_EXAMPLES)
        )

    def tokens(self, rules: R, position: P, action: A) -> int:
        """Return the cost of a legal action; games with many actions can know it without rules."""
        return rules.check(position, action).tokens

    def price(self, tokens: int) -> str:
        """Return a cost in the game's own words, "2 power points"; "" for a number of tokens."""
        return ""

    def group(self, rules: R, position: P, action: A) -> ActionGroup:
        """Return the group in which an action is listed."""
        return ActionGroup()

    def subjects(self, rules: R, position: P, action: A) -> tuple[str, ...]:
        """Return the ids of the rules that say what an action chooses, such as a card."""
        return ()

    def space_subjects(self, rules: R, position: P, space: int) -> tuple[str, ...]:
        """Return the ids of the rules that say what a space and the pieces on it are for."""
        return ()

    def for_tasks(
        self, rules: R, position: P, seat: int, actions: Sequence[A], theme: str
    ) -> Sequence[TaskAction[A]]:
        """Return the actions to list first: those that bring a player closer to a goal now.

        The best come first, as far as a rule of thumb can tell. Actions after which that is
        possible come last.

        Parameters
        ----------
        position
            The position as the player knows it.
        seat
            The player who must decide.
        actions
            The legal actions.
        theme
            "light" or "dark", for pictures.
        """
        return ()

    def icon(self, rules: R, position: P, action: A, theme: str) -> str:
        """Return a small picture of what an action needs or takes, as HTML."""
        return ""

    def target_space(self, rules: R, position: P, action: A) -> int | None:
        """Return the space at which an action aims; None for an action without one."""
        return None

    def marked_space(self, rules: R, position: P, action: A) -> int | None:
        """Return the space at which a ring marks an action as possible; None for no ring.

        That is its target, unless rings around all targets would hide the board.
        """
        return self.target_space(rules, position, action)

    def target_region(self, rules: R, position: P, action: A) -> tuple[int, ...]:
        """Return all spaces of the region at which an action aims; () where that is one space."""
        return ()

    def stage(self, rules: R, position: P) -> tuple[int, ...] | None:
        """Return the spaces of the region where the turn is played now; () for the whole board.

        None leaves in sight what is in sight already.
        """
        return ()

    def short_title(self, rules: R, position: P, action: A) -> str:
        """Return the name of an action below the heading of its group; "" for its full name."""
        return ""

    def purpose(self, rules: R, position: P, action: A) -> str:
        """Return what an action is for, such as where cargo belongs, in a sentence; "" for none."""
        return ""

    def detail(self, rules: R, position: P, action: A) -> str:
        """Return an addition to the name of an action, such as how far it goes; "" for none."""
        return ""

    def aims_at(self, rules: R, position: P, action: A, space: int) -> bool:
        """Return whether a click on a space means an action, such as one on a whole region."""
        return self.target_space(rules, position, action) == space

    def source_space(self, rules: R, position: P, source: str) -> int | None:
        """Return the space of a source, such as a unit, where a click selects it; None for none."""
        return None

    def candidates(self, rules: R, position: P, source: str, space: int) -> Sequence[A]:
        """Return the actions that a click on a space can mean, whether or not they are legal.

        Parameters
        ----------
        source
            The key of the selected source; "" for none.
        space
            The space that was clicked.
        """
        return ()

    def candidates_without_space(self, rules: R, position: P, source: str) -> Sequence[A]:
        """Return the actions without a space that a source can be meant for, legal or not."""
        return ()

    def refused_title(self, rules: R, position: P, action: A) -> str:
        """Return what is refused with an action where it isn't all of it; "" for its title.

        A unit that can't move at all is refused wherever it would go.
        """
        return ""

    def route(self, rules: R, position: P, action: A) -> tuple[int, ...]:
        """Return the spaces over which an action moves a piece, both ends included."""
        return ()

    def walk(self, rules: R, position: P, source: str, space: int) -> tuple[A, ...]:
        """Return the steps that move a piece to a space that it can't reach by one of them.

        Each must be legal after the one before, and nobody may have to decide on the way; () if
        there is no such walk.
        """
        return ()

    def moved_unit(self, rules: R, position: P, action: A) -> str:
        """Return the name of the unit that an action moves along its route.

        It is "" where players have a single piece of their own.
        """
        return ""

    def piece(self, rules: R, position: P, source: str) -> str:
        """Return the key of the piece that moves along the routes of a source; "" for none.

        It is the key that the piece has in the picture of the board.
        """
        return ""

    def previews(self, rules: R, position: P, action: A) -> Sequence[Preview]:
        """Return what an action would change on the board, besides its route."""
        return ()

    def newly_reachable(self, rules: R, position: P, action: A) -> tuple[int, ...]:
        """Return the spaces that an action brings within reach of later actions."""
        return ()

    def outlook(self, rules: R, position: P, action: A) -> tuple[str, ...]:
        """Return in words what an action would make possible, the most important first."""
        return ()

    def outlook_spaces(self, rules: R, position: P, action: A) -> tuple[int, ...]:
        """Return the spaces of that which an action would make possible."""
        return ()

    def related_spaces(self, rules: R, position: P, seat: int | None, key: str) -> RelatedSpaces:
        """Return where an object comes from and where it belongs.

        Parameters
        ----------
        position
            The position as the player in ``seat`` knows it.
        seat
            The player who asks; None for what everybody knows.
        key
            The object: the game's own text, or "space:17" for what is on a space.
        """
        return RelatedSpaces()

    def forced_answer(self, rules: R, position: P) -> A | None:
        """Return the answer to a question that leaves no choice; None for any other decision.

        It is asked only so that nobody learns who has a choice, or because the rules ask it where
        no answer can matter any more. Against bots alone, the app answers it itself.
        """
        return None

    def ends_turn(self, rules: R, position: P, action: A) -> bool:
        """Return whether an action ends the turn, or a part of it; unused sources are lost."""
        return False

    def expires(self, rules: R, position: P, source: str) -> bool:
        """Return whether a source is lost if it isn't used before the end of the turn."""
        return True

    def unused_note(self, rules: R, position: P, action: A) -> str:
        """Return what else an action that ends the turn leaves unused, in words; "" for nothing."""
        return ""

    def saves(self, rules: R, position: P, action: A) -> bool:
        """Return whether what an action leaves unused pays for what follows, such as a fight."""
        return False
